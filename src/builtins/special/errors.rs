//! Relatives of the error function.

use super::spread::spread;
use crate::builtins::{Call, Cx, Flow, Values};
use crate::op::math::{erfc, exp, log, sqrt};

/// x with erfc(x) = y, for y of 0 to 2.
pub(super) fn erfc_inverse(y: f64) -> f64 {
    if !(y >= 0.0 && y <= 2.0) {
        return f64::NAN;
    }
    if y == 0.0 {
        return f64::INFINITY;
    }
    if y == 2.0 {
        return f64::NEG_INFINITY;
    }
    let small = if y < 1.0 { y } else { 2.0 - y };
    let t = sqrt(-2.0 * log(small / 2.0));
    let mut x = -std::f64::consts::FRAC_1_SQRT_2
        * ((2.30753 + t * 0.27061) / (1.0 + t * (0.99229 + t * 0.04481)) - t);
    for _ in 0..3 {
        let e = erfc(x) - small;
        x += e / (std::f64::consts::FRAC_2_SQRT_PI * exp(-x * x) - x * e);
    }
    if y < 1.0 { x } else { -x }
}

/// exp(x²) erfc(x).
fn scaled(x: f64) -> f64 {
    if x < 2.0 {
        // The square in two parts: what is lost in rounding it would be multiplied by its size.
        let square = x * x;
        let lost = libm::fma(x, x, -square);
        return exp(square) * (1.0 + lost) * erfc(x);
    }
    if x > 1e8 {
        return 1.0 / (x * sqrt(std::f64::consts::PI));
    }
    // Its continued fraction, from below.
    let terms = (8.0 + 240.0 / (x * x)) as u32;
    let mut f = x;
    for k in (1..=terms * 2).rev() {
        f = x + f64::from(k) * 0.5 / f;
    }
    1.0 / (f * sqrt(std::f64::consts::PI))
}

pub(super) fn erfcinv(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let s = spread("erfcinv", call.args, false)?;
    s.reals("erfcinv")?;
    s.map(|i| erfc_inverse(s.real(0, i)))
}

pub(super) fn erfcx(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let s = spread("erfcx", call.args, false)?;
    s.reals("erfcx")?;
    s.map(|i| scaled(s.real(0, i)))
}
