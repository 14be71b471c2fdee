//! The incomplete beta function and its inverse.

use super::gamma::{deviance, stirling_error};
use super::spread::{Spread, spread, tail};
use crate::builtins::arguments::refuse;
use crate::builtins::{Call, Cx, Flow, Stop, Values};
use crate::op::math::{exp, expm1, log, log_gamma, log1p, pow, sqrt};
use crate::value::{Class, Value};

/// x^a (1-x)^b / beta(a, b), with y = 1 - x exactly.
fn density(x: f64, y: f64, a: f64, b: f64) -> f64 {
    let n = a + b;
    if a < 1e-2 || b < 1e-2 {
        return exp(a * log(x) + b * log(y) + log_gamma(n) - log_gamma(a) - log_gamma(b));
    }
    let core = stirling_error(n)
        - stirling_error(a)
        - stirling_error(b)
        - deviance(a, n * x)
        - deviance(b, n * y);
    exp(core) * sqrt(a * b / n / (2.0 * std::f64::consts::PI))
}

/// The continued fraction of the incomplete beta function (modified Lentz).
fn fraction(x: f64, a: f64, b: f64) -> f64 {
    const TINY: f64 = 1e-300;
    let guard = |v: f64| if v.abs() < TINY { TINY } else { v };
    let (ab, up, down) = (a + b, a + 1.0, a - 1.0);
    let mut c = 1.0;
    let mut d = 1.0 / guard(1.0 - ab * x / up);
    let mut h = d;
    for m in 1..200_000 {
        let m = f64::from(m);
        let even = m * (b - m) * x / ((down + 2.0 * m) * (a + 2.0 * m));
        d = 1.0 / guard(1.0 + even * d);
        c = guard(1.0 + even / c);
        h *= d * c;
        let odd = -(a + m) * (ab + m) * x / ((a + 2.0 * m) * (up + 2.0 * m));
        d = 1.0 / guard(1.0 + odd * d);
        c = guard(1.0 + odd / c);
        let factor = d * c;
        h *= factor;
        if (factor - 1.0).abs() < 1.2e-16 {
            break;
        }
    }
    h
}

/// The lower and the upper part at x = 1 - y.
fn parts(x: f64, y: f64, a: f64, b: f64) -> (f64, f64) {
    if x.is_nan() || a.is_nan() || b.is_nan() {
        (f64::NAN, f64::NAN)
    } else if x == 0.0 {
        (0.0, 1.0)
    } else if y == 0.0 {
        (1.0, 0.0)
    } else if a == f64::INFINITY && b == f64::INFINITY {
        if x < 0.5 { (0.0, 1.0) } else { (1.0, 0.0) }
    } else if a == f64::INFINITY {
        (0.0, 1.0)
    } else if b == f64::INFINITY {
        (1.0, 0.0)
    } else if a == 1.0 {
        let l = if x < 0.5 { log1p(-x) } else { log(y) };
        (-expm1(b * l), exp(b * l))
    } else if b == 1.0 {
        let l = if y < 0.5 { log1p(-y) } else { log(x) };
        (exp(a * l), -expm1(a * l))
    } else if x < (a + 1.0) / (a + b + 2.0) {
        let p = density(x, y, a, b) * fraction(x, a, b) / a;
        (p, 1.0 - p)
    } else {
        let q = density(x, y, a, b) * fraction(y, b, a) / b;
        (1.0 - q, q)
    }
}

fn positive(name: &str, what: &str) -> Stop {
    refuse(name, "notPositive", format!("{what} must be strictly positive"))
}

fn outside(name: &str, what: &str) -> Stop {
    refuse(name, "outOfRange", format!("{what} must be in the range [0, 1]"))
}

/// Refuses a first argument outside of 0 to 1, and others that are not positive.
fn check(s: &Spread, name: &str, what: &str) -> Flow<()> {
    if s.all(0).iter().any(|x| x.re < 0.0 || x.re > 1.0) {
        return Err(outside(name, what));
    }
    for (k, what) in [(1, "A"), (2, "B")] {
        if s.all(k).iter().any(|x| x.re <= 0.0) {
            return Err(positive(name, what));
        }
    }
    Ok(())
}

pub(super) fn betainc(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let tail = tail("betainc", call.args.get(3), &["lower", "upper"])?;
    let s = spread("betainc", &call.args[..3], false)?;
    s.reals("betainc")?;
    check(&s, "betainc", "X")?;
    s.map(move |s, i| {
        let x = s.real(0, i);
        let (p, q) = parts(x, 1.0 - x, s.real(1, i), s.real(2, i));
        if tail == "lower" { p } else { q }
    })
}

/// x for the lower part p and the upper part q = 1 - p.
fn inverse(p: f64, q: f64, a: f64, b: f64) -> f64 {
    if p.is_nan() || a.is_nan() || b.is_nan() {
        return f64::NAN;
    }
    if p == 0.0 {
        return 0.0;
    }
    if q == 0.0 {
        return 1.0;
    }
    if b == 1.0 {
        return if p < 0.5 { pow(p, 1.0 / a) } else { exp(log1p(-q) / a) };
    }
    if a == 1.0 {
        let l = if q < 0.5 { log(q) } else { log1p(-p) };
        return -expm1(l / b);
    }
    // x where the root lies in the lower half, 1 - x where it lies in the upper.
    let half = parts(0.5, 0.5, a, b);
    if p > half.0 { 1.0 - near_zero(q, p, b, a) } else { near_zero(p, q, a, b) }
}

/// The root below one half.
fn near_zero(p: f64, q: f64, a: f64, b: f64) -> f64 {
    let log_beta = log_gamma(a) + log_gamma(b) - log_gamma(a + b);
    let mut x = exp((log(p) + log(a) + log_beta) / a).clamp(1e-300, 0.5);
    let (mut low, mut high) = (0.0_f64, 0.5_f64);
    for _ in 0..200 {
        let (pp, qq) = parts(x, 1.0 - x, a, b);
        let f = if p <= q { pp - p } else { q - qq };
        if f == 0.0 {
            break;
        }
        if f > 0.0 {
            high = x
        } else {
            low = x
        }
        let slope = density(x, 1.0 - x, a, b) / (x * (1.0 - x));
        let step = f / slope;
        let bend = 0.5 * step * ((a - 1.0) / x - (b - 1.0) / (1.0 - x));
        let mut next = x - if bend.abs() < 0.8 { step / (1.0 - bend) } else { step };
        if !(next > low && next < high) {
            next =
                if low > 0.0 && high > 100.0 * low { sqrt(low * high) } else { 0.5 * (low + high) };
        }
        if (next - x).abs() <= 1e-16 * x {
            return next;
        }
        x = next;
    }
    x
}

fn is_float(value: &Value) -> bool {
    matches!(value.elem_type().map(|t| t.class), Some(Class::Double | Class::Single))
}

pub(super) fn betaincinv(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let tail = tail("betaincinv", call.args.get(3), &["lower", "upper"])?;
    if !call.args[..3].iter().all(is_float) {
        return Err(refuse("betaincinv", "notFloat", "Y, A and B must be of floating point class"));
    }
    let s = spread("betaincinv", &call.args[..3], false)?;
    s.reals("betaincinv")?;
    check(&s, "betaincinv", "Y")?;
    s.map(move |s, i| {
        let y = s.real(0, i);
        let (p, q) = if tail == "lower" { (y, 1.0 - y) } else { (1.0 - y, y) };
        inverse(p, q, s.real(1, i), s.real(2, i))
    })
}
