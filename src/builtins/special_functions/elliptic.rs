//! The elliptic functions of Jacobi, by descending means.

use super::spread::spread;
use crate::builtins::arguments::{number, refuse};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::op::math::{asin, cos, cosh, sin, sqrt, tanh};
use crate::value::room::collected;
use num_complex::Complex64;

/// sn, cn and dn of a real argument; m and 1 - m are both given, so that neither is rounded.
fn real(u: f64, m: f64, rest: f64) -> (f64, f64, f64) {
    if rest == 0.0 {
        let s = 1.0 / cosh(u);
        return (tanh(u), s, s);
    }
    let mut means = vec![(1.0, sqrt(m))];
    let (mut a, mut b) = (1.0, sqrt(rest));
    let mut doubled = u;
    for _ in 0..40 {
        let c = 0.5 * (a - b);
        let next = 0.5 * (a + b);
        if (c / next).abs() < 1e-17 || means.len() > 30 {
            break;
        }
        b = sqrt(a * b);
        a = next;
        means.push((a, c));
        doubled *= 2.0;
    }
    let mut phase = doubled * a;
    for &(a, c) in means[1..].iter().rev() {
        phase = 0.5 * (phase + asin(c * sin(phase) / a));
    }
    let (s, c) = (sin(phase), cos(phase));
    // Of the two ways to say dn, the one that does not cancel.
    let d = sqrt(if m < 0.5 { 1.0 - m * s * s } else { rest + m * c * c });
    (s, c, d)
}

/// sn, cn and dn of a complex argument.
fn functions(u: Complex64, m: f64) -> [Complex64; 3] {
    let rest = 1.0 - m;
    let (sn, cn, dn) = real(u.re, m, rest);
    if u.im == 0.0 {
        return [sn.into(), cn.into(), dn.into()];
    }
    let (s1, c1, d1) = real(u.im, rest, m);
    let below = c1 * c1 + m * sn * sn * s1 * s1;
    [
        Complex64::new(sn * d1 / below, cn * dn * s1 * c1 / below),
        Complex64::new(cn * c1 / below, -sn * dn * s1 * d1 / below),
        Complex64::new(dn * c1 * d1 / below, -m * sn * cn * s1 / below),
    ]
}

pub(super) fn ellipj(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if let Some(tolerance) = call.args.get(2) {
        number("ellipj", tolerance)?;
    }
    let s = spread("ellipj", &call.args[..2], true).map_err(|_| {
        refuse(
            "ellipj",
            "sizeMismatch",
            "Invalid size combination for U and M: expected numeric arrays of one size, a scalar, or a row and a column",
        )
    })?;
    if s.all(1).iter().any(|m| m.im != 0.0 || !(m.re >= 0.0 && m.re <= 1.0)) {
        return Err(refuse("ellipj", "outOfRange", "M must be real and in the range [0, 1]"));
    }
    s.each(
        |s, i| functions(s.at(0, i), s.real(1, i)),
        |s, all| {
            let of = |k: usize| s.complex_array(collected(all.len(), all.iter().map(|z| z[k]))?);
            Ok(Values::from_iter([of(0)?, of(1)?, of(2)?]))
        },
    )
}
