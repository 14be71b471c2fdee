//! The incomplete gamma function and its inverse.

use super::spread::{are_nonnegative, are_singles, of_singles, spread, tail};
use crate::builtins::arguments::{one, refuse};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::op::math::{erfc, exp, expm1, gamma, log, log_gamma, log1p, pow, sqrt};
use crate::op::{Op, complex};
use num_complex::Complex64;

const PI: f64 = std::f64::consts::PI;
const HALF_LOG_TWO_PI: f64 = 0.918_938_533_204_672_74;

/// log(gamma(n + 1)) less Stirling's formula.
pub(super) fn stirling_error(n: f64) -> f64 {
    if n < 15.0 {
        return log_gamma(n + 1.0) - (n + 0.5) * log(n) + n - HALF_LOG_TWO_PI;
    }
    let r = 1.0 / (n * n);
    (1.0 / 12.0 - r * (1.0 / 360.0 - r * (1.0 / 1260.0 - r * (1.0 / 1680.0 - r * (1.0 / 1188.0)))))
        / n
}

/// a * log(a / x) + x - a, without cancellation near a = x (Loader's deviance).
pub(super) fn deviance(a: f64, x: f64) -> f64 {
    let d = a - x;
    if d.abs() < 0.1 * (a + x) {
        let v = d / (a + x);
        let mut s = d * v;
        let mut term = 2.0 * a * v;
        for j in 1..1000 {
            term *= v * v;
            let next = s + term / f64::from(2 * j + 1);
            if next == s {
                return next;
            }
            s = next;
        }
    }
    a * log(a / x) + x - a
}

/// x^a exp(-x) / gamma(a + 1) for x > 0.
fn density(x: f64, a: f64) -> f64 {
    if a < 170.0 && x < 700.0 {
        let (power, fade) = (pow(x, a), exp(-x));
        if power < 1e300 && power > 1e-290 && fade > 1e-290 {
            return power * fade / gamma(a + 1.0);
        }
    }
    if a < 1e-3 {
        return exp(a * log(x) - x - log_gamma(a + 1.0));
    }
    exp(-stirling_error(a) - deviance(a, x)) / sqrt(2.0 * PI * a)
}

/// 1 + x/(a+1) + x²/((a+1)(a+2)) + …
fn series(x: f64, a: f64) -> f64 {
    let (mut sum, mut term, mut n) = (1.0, 1.0, a);
    loop {
        n += 1.0;
        term *= x / n;
        let next = sum + term;
        if next == sum || n - a > 1e6 {
            return sum;
        }
        sum = next;
    }
}

/// gamma(a, x) exp(x) x^-a as a continued fraction (modified Lentz).
fn fraction(x: f64, a: f64) -> f64 {
    const TINY: f64 = 1e-300;
    let mut b = x + 1.0 - a;
    let mut c = 1.0 / TINY;
    let mut d = 1.0 / if b == 0.0 { TINY } else { b };
    let mut h = d;
    for i in 1..1_000_000 {
        let i = f64::from(i);
        let an = -i * (i - a);
        b += 2.0;
        d = an * d + b;
        d = 1.0 / if d.abs() < TINY { TINY } else { d };
        c = b + an / c;
        if c.abs() < TINY {
            c = TINY;
        }
        let factor = d * c;
        h *= factor;
        if (factor - 1.0).abs() < 1.2e-16 || an == 0.0 {
            break;
        }
    }
    h
}

/// The uniform expansion for large a: (lower, upper). Coefficients of Temme, as far as they matter
/// for a above 1e5.
fn large(x: f64, a: f64) -> (f64, f64) {
    let y = deviance(a, x);
    let eta = {
        let s = sqrt(2.0 * y / a);
        if x < a { -s } else { s }
    };
    let c0 = -1.0 / 3.0
        + eta
            * (1.0 / 12.0
                + eta
                    * (-2.0 / 135.0
                        + eta * (1.0 / 864.0 + eta * (1.0 / 2835.0 - eta * 139.0 / 777_600.0))));
    let c1 = -1.0 / 540.0 + eta * (-1.0 / 288.0 + eta * (1.0 / 378.0 - eta * 77.0 / 77_760.0));
    let rest = exp(-y) / sqrt(2.0 * PI * a) * (c0 + c1 / a);
    let half = sqrt(y);
    let (near, far) = (0.5 * erfc(half), 0.5 * erfc(-half));
    if x < a { (near - rest, far + rest) } else { (far - rest, near + rest) }
}

/// The lower and the upper part for x ≥ 0, a > 0, each without cancellation.
fn parts(x: f64, a: f64) -> (f64, f64) {
    if x.is_nan() || a.is_nan() {
        (f64::NAN, f64::NAN)
    } else if a == 0.0 || (x == f64::INFINITY && a < f64::INFINITY) {
        (1.0, 0.0)
    } else if x == 0.0 || a == f64::INFINITY {
        (0.0, 1.0)
    } else if a == 1.0 {
        (-expm1(-x), exp(-x))
    } else if a > 1e5 && (x - a).abs() < 0.3 * a {
        large(x, a)
    } else if a < 1.0 && x < 1.5 {
        // 1 - x^a / gamma(1 + a) * (1 - a x / (a + 1) + …), with the ones taken out.
        let lead = a * log(x) - log_gamma(1.0 + a);
        let (mut s, mut term) = (0.0, 1.0);
        for n in 1..100 {
            let n = f64::from(n);
            term *= -x / n;
            let next = s + term * a / (a + n);
            if next == s {
                break;
            }
            s = next;
        }
        let head = exp(lead);
        (head * (1.0 + s), -expm1(lead) - head * s)
    } else {
        let d = density(x, a);
        let p = (x < a + 1.0).then(|| d * series(x, a));
        let q = (x >= a).then(|| d * a * fraction(x, a));
        match (p, q) {
            (Some(p), Some(q)) => (p, q),
            (Some(p), None) => (p, 1.0 - p),
            (None, q) => (1.0 - q.unwrap_or(0.0), q.unwrap_or(0.0)),
        }
    }
}

/// Both parts over x^a exp(-x) / gamma(a + 1).
fn scaled(x: f64, a: f64) -> (f64, f64) {
    if x.is_nan() || a.is_nan() {
        (f64::NAN, f64::NAN)
    } else if a == f64::INFINITY {
        (1.0, f64::INFINITY)
    } else if x == f64::INFINITY {
        (f64::INFINITY, 0.0)
    } else if a == 0.0 {
        (exp(x), 0.0)
    } else if x == 0.0 {
        (1.0, f64::INFINITY)
    } else if a == 1.0 {
        (expm1(x) / x, 1.0 / x)
    } else if x < a + 1.0 {
        let upper =
            if x > 0.9 * a && a > 1.0 { a * fraction(x, a) } else { parts(x, a).1 / density(x, a) };
        (series(x, a), upper)
    } else {
        let h = a * fraction(x, a);
        (parts(x, a).0 / density(x, a), h)
    }
}

/// The lower part for x < 0: x^a times a sum of positive terms.
fn negative(x: f64, a: f64) -> Complex64 {
    let (mut terms, mut term) = (vec![1.0], 1.0);
    for n in 1..100_000 {
        let n = f64::from(n);
        term *= -x / n;
        terms.push(term * a / (a + n));
        if n > -x && term < 1e-18 {
            break;
        }
    }
    // The small ones first.
    terms.sort_by(f64::total_cmp);
    let s: f64 = terms.iter().sum();
    let size =
        if a < 150.0 { pow(-x, a) / gamma(a + 1.0) } else { exp(a * log(-x) - log_gamma(a + 1.0)) };
    turned(a) * (size * s)
}

/// (-1)^a.
fn turned(a: f64) -> Complex64 {
    let turn = crate::op::math::modulo(a, 2.0);
    if turn == 0.0 {
        Complex64::new(1.0, 0.0)
    } else if turn == 1.0 {
        Complex64::new(-1.0, 0.0)
    } else {
        complex::exp(Complex64::new(0.0, PI * turn))
    }
}

pub(super) fn gammainc(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let tail =
        tail("gammainc", call.args.get(2), &["lower", "upper", "scaledlower", "scaledupper"])?;
    let plain = match tail {
        "lower" => Some(Op::GammaLower),
        "upper" => Some(Op::GammaUpper),
        _ => None,
    };
    if let Some(op) = plain
        && are_singles(&call.args[..2])
        && are_nonnegative(cx, &call.args[..2])?
    {
        return one(of_singles(cx, op, &call.args[..2])?);
    }
    let s = spread("gammainc", &call.args[..2], false)?;
    s.reals("gammainc")?;
    if s.all(1).iter().any(|a| a.re < 0.0) {
        return Err(refuse("gammainc", "negativeA", "A must be non-negative"));
    }
    s.map_complex(move |s, i| {
        let (x, a) = (s.real(0, i), s.real(1, i));
        if x.is_nan() || a.is_nan() {
            return Complex64::from(f64::NAN);
        }
        if x < 0.0 && a > 0.0 && a < f64::INFINITY {
            if a == 1.0 {
                return Complex64::from(match tail {
                    "lower" => -expm1(-x),
                    "upper" => exp(-x),
                    "scaledlower" => expm1(x) / x,
                    _ => 1.0 / x,
                });
            }
            let lower = negative(x, a);
            let unscaled = || turned(a).conj() * (gamma(a + 1.0) * exp(x) / pow(-x, a));
            return match tail {
                "lower" => lower,
                "upper" => Complex64::from(1.0) - lower,
                "scaledlower" => lower * unscaled(),
                _ => (Complex64::from(1.0) - lower) * unscaled(),
            };
        }
        let x = x.max(0.0);
        Complex64::from(match tail {
            "lower" => parts(x, a).0,
            "upper" => parts(x, a).1,
            "scaledlower" => scaled(x, a).0,
            _ => scaled(x, a).1,
        })
    })
}

/// x with the lower part p and the upper part q, where p + q = 1 and the smaller of them is exact.
fn inverse(p: f64, q: f64, a: f64) -> f64 {
    if p.is_nan() || a.is_nan() {
        return f64::NAN;
    }
    if p == 0.0 || a == 0.0 {
        return 0.0;
    }
    if q == 0.0 {
        return f64::INFINITY;
    }
    if a == 1.0 {
        return if p < q { -log1p(-p) } else { -log(q) };
    }
    let lower = p <= q;
    // The start: Wilson and Hilferty where it is positive, else the first term of the series.
    let z = std::f64::consts::SQRT_2
        * if lower {
            -crate::op::math::erfcinv(2.0 * p)
        } else {
            crate::op::math::erfcinv(2.0 * q)
        };
    let t = 1.0 - 1.0 / (9.0 * a) + z / (3.0 * sqrt(a));
    let mut x = a * t * t * t;
    if a < 1.0 || t <= 0.0 || x < 0.1 * a {
        x = exp((log(p) + log_gamma(a + 1.0)) / a);
    }
    if q < 0.1 && a < 1.0 {
        x = (-log(q) - log_gamma(a)).max(x.min(1.0));
    }
    let (mut low, mut high) = (0.0, f64::INFINITY);
    for _ in 0..200 {
        let (pp, qq) = parts(x, a);
        let f = if lower { pp - p } else { q - qq };
        if f == 0.0 {
            break;
        }
        if f > 0.0 {
            high = x
        } else {
            low = x
        }
        // Halley's step on the side that is small.
        let slope = density(x, a) * a / x;
        let step = f / slope;
        let bend = 0.5 * step * ((a - 1.0) / x - 1.0);
        let mut next = x - if bend.abs() < 0.8 { step / (1.0 - bend) } else { step };
        if !(next > low && next < high) {
            next = if high == f64::INFINITY { 2.0 * x } else { 0.5 * (low + high) };
        }
        if next == x || (next - x).abs() <= 1e-16 * x {
            x = next;
            break;
        }
        x = next;
    }
    x
}

pub(super) fn gammaincinv(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let tail = tail("gammaincinv", call.args.get(2), &["lower", "upper"])?;
    let s = spread("gammaincinv", &call.args[..2], false)?;
    s.reals("gammaincinv")?;
    if s.all(0).iter().any(|y| y.re < 0.0 || y.re > 1.0) {
        return Err(refuse("gammaincinv", "outOfRange", "Y must be in the range [0, 1]"));
    }
    if s.all(1).iter().any(|a| a.re < 0.0) {
        return Err(refuse("gammaincinv", "negativeA", "A must be non-negative"));
    }
    s.map(move |s, i| {
        let y = s.real(0, i);
        let (p, q) = if tail == "lower" { (y, 1.0 - y) } else { (1.0 - y, y) };
        inverse(p, q, s.real(1, i))
    })
}
