//! What is warned of where a system of equations has no good solution.

use crate::builtins::Cx;

/// Warns of a matrix without full rank.
pub(super) fn warn_deficient(cx: &mut Cx<'_>, rank: usize, tolerance: f64) {
    let message = format!("Rank deficient, rank = {rank}, tol = {}.", exponent_form(tolerance));
    cx.world.warn("MATLAB:rankDeficientMatrix", &message);
}

/// Warns where the reciprocal of a condition number is below the precision.
pub(super) fn warn_singular(cx: &mut Cx<'_>, rcond: f64, precision: f64) {
    if rcond == 0.0 {
        cx.world.warn("MATLAB:singularMatrix", "Matrix is singular to working precision.");
    } else if rcond.is_nan() || rcond < precision {
        let how = if rcond.is_nan() { "singular, close to singular" } else { "close to singular" };
        let message = format!(
            "Matrix is {how} or badly scaled. Results may be inaccurate. RCOND = {}.",
            exponent_form(rcond)
        );
        cx.world.warn("MATLAB:nearlySingularMatrix", &message);
    }
}

/// 1.541976e-18 with a space before it, as MATLAB writes RCOND by %13.6e.
fn exponent_form(x: f64) -> String {
    if x.is_nan() {
        return "NaN".to_owned();
    }
    let text = format!("{x:.6e}");
    match text.split_once('e') {
        Some((mantissa, exponent)) => {
            let power: i32 = exponent.parse().unwrap_or(0);
            let sign = if power < 0 { '-' } else { '+' };
            format!("{:>13}", format!("{mantissa}e{sign}{:02}", power.abs()))
        }
        None => text,
    }
}
