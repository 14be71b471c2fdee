//! Functions of complex doubles. Singles are computed here as doubles and rounded once.
//! Must not know arrays.

use super::math;
use num_complex::Complex64 as C;

const PI_2: f64 = std::f64::consts::FRAC_PI_2;
const LN2: f64 = std::f64::consts::LN_2;

fn c(re: f64, im: f64) -> C {
    C::new(re, im)
}

/// z·i
fn times_i(z: C) -> C {
    c(-z.im, z.re)
}

/// -z·i
fn over_i(z: C) -> C {
    c(z.im, -z.re)
}

/// The quotient, scaled by the greater part of the divisor so that its square cannot overflow.
pub fn div(a: C, b: C) -> C {
    if b.im == 0.0 {
        return c(a.re / b.re, a.im / b.re);
    }
    if b.re.abs() >= b.im.abs() {
        let r = b.im / b.re;
        let d = b.re + b.im * r;
        c((a.re + a.im * r) / d, (a.im - a.re * r) / d)
    } else {
        let r = b.re / b.im;
        let d = b.re * r + b.im;
        c((a.re * r + a.im) / d, (a.im * r - a.re) / d)
    }
}

/// The product; a factor without imaginary part scales, so that infinities do not become NaN.
pub fn mul(a: C, b: C) -> C {
    if b.im == 0.0 {
        return c(a.re * b.re, a.im * b.re);
    }
    if a.im == 0.0 {
        return c(a.re * b.re, a.re * b.im);
    }
    c(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re)
}

/// The magnitude.
pub fn abs(z: C) -> f64 {
    math::hypot(z.re, z.im)
}

/// The angle, in (-π, π].
pub fn arg(z: C) -> f64 {
    math::atan2(z.im, z.re)
}

/// z/|z|, or 0.
pub fn sign(z: C) -> C {
    let r = abs(z);
    if r == 0.0 { c(0.0, 0.0) } else { c(z.re / r, z.im / r) }
}

/// The square root with nonnegative real part.
pub fn sqrt(z: C) -> C {
    if z.im == 0.0 {
        return if z.re < 0.0 {
            c(0.0, math::sqrt(-z.re).copysign(z.im))
        } else {
            c(math::sqrt(z.re), z.im)
        };
    }
    if z.im.is_infinite() {
        return c(f64::INFINITY, z.im);
    }
    // Halved first where the sum below could overflow.
    let huge = z.re.abs() > 1e307 || z.im.abs() > 1e307;
    let w = if huge { c(z.re * 0.25, z.im * 0.25) } else { z };
    let t = math::sqrt(0.5 * (abs(w) + w.re.abs()));
    let scale = if huge { 2.0 } else { 1.0 };
    if z.re >= 0.0 {
        c(t * scale, w.im / (2.0 * t) * scale)
    } else {
        c(w.im.abs() / (2.0 * t) * scale, t.copysign(z.im) * scale)
    }
}

/// The exponential.
pub fn exp(z: C) -> C {
    if z.im == 0.0 {
        return c(math::exp(z.re), z.im);
    }
    let e = math::exp(z.re);
    if z.re == f64::NEG_INFINITY && !z.im.is_finite() {
        return c(0.0, 0.0);
    }
    c(e * math::cos(z.im), e * math::sin(z.im))
}

/// exp(z) - 1 without loss near zero.
pub fn expm1(z: C) -> C {
    if z.im == 0.0 {
        return c(math::expm1(z.re), z.im);
    }
    // e^x cos y - 1 = (e^x - 1) cos y - 2 sin²(y/2)
    let half = math::sin(0.5 * z.im);
    let re = math::expm1(z.re) * math::cos(z.im) - 2.0 * half * half;
    c(re, math::exp(z.re) * math::sin(z.im))
}

/// The logarithm.
pub fn log(z: C) -> C {
    let (a, b) = (z.re.abs(), z.im.abs());
    let (big, small) = if a > b { (a, b) } else { (b, a) };
    // Near the unit circle the magnitude's logarithm is that of its square less one.
    let re = if big > 0.5 && big < 2.0 {
        0.5 * math::log1p((big - 1.0) * (big + 1.0) + small * small)
    } else {
        math::log(abs(z))
    };
    c(re, arg(z))
}

/// log(1 + z) without loss near zero.
pub fn log1p(z: C) -> C {
    let x = z.re;
    if x > -0.5 && x < 0.5 && z.im.abs() < 0.5 {
        return c(0.5 * math::log1p(x * (2.0 + x) + z.im * z.im), math::atan2(z.im, 1.0 + x));
    }
    log(c(1.0 + x, z.im))
}

/// The logarithm to another base, whose own logarithm is given.
pub fn log_base(z: C, base_log: f64) -> C {
    let l = log(z);
    c(l.re / base_log, l.im / base_log)
}

/// The power. Real operands with a real power give exactly the real function's value; small whole
/// exponents multiply.
pub fn pow(x: C, y: C) -> C {
    if y.im == 0.0 {
        let whole = y.re == math::trunc(y.re);
        if x.im == 0.0 && (x.re >= 0.0 || whole) {
            return c(math::pow(x.re, y.re), 0.0);
        }
        if whole && y.re.abs() <= 1024.0 {
            let p = whole_power(x, y.re.abs() as u32);
            return if y.re < 0.0 { div(c(1.0, 0.0), p) } else { p };
        }
    }
    if x.re == 0.0 && x.im == 0.0 {
        return if y.re == 0.0 && y.im == 0.0 {
            c(1.0, 0.0)
        } else if y.re > 0.0 {
            c(0.0, 0.0)
        } else {
            c(f64::INFINITY, 0.0)
        };
    }
    if y.im == 0.0 {
        let (r, t) = (math::pow(abs(x), y.re), arg(x) * y.re);
        return c(r * math::cos(t), r * math::sin(t));
    }
    exp(mul(y, log(x)))
}

/// A power by squaring; nothing is multiplied by one, which would change the signs of zeros.
fn whole_power(x: C, mut n: u32) -> C {
    let (mut square, mut result) = (x, None);
    while n > 0 {
        if n & 1 == 1 {
            result = Some(result.map_or(square, |r| mul(r, square)));
        }
        n >>= 1;
        if n > 0 {
            square = mul(square, square);
        }
    }
    result.unwrap_or(c(1.0, 0.0))
}

/// Two to a power.
pub fn pow2(z: C) -> C {
    if z.im == 0.0 {
        return c(math::pow2(z.re), z.im);
    }
    let (r, t) = (math::pow2(z.re), z.im * LN2);
    c(r * math::cos(t), r * math::sin(t))
}

/// The hyperbolic sine.
pub fn sinh(z: C) -> C {
    if z.im == 0.0 {
        return c(math::sinh(z.re), z.im);
    }
    c(math::sinh(z.re) * math::cos(z.im), math::cosh(z.re) * math::sin(z.im))
}

/// The hyperbolic cosine.
pub fn cosh(z: C) -> C {
    if z.im == 0.0 {
        return c(math::cosh(z.re), 0.0);
    }
    c(math::cosh(z.re) * math::cos(z.im), math::sinh(z.re) * math::sin(z.im))
}

/// The hyperbolic tangent.
pub fn tanh(z: C) -> C {
    if z.im == 0.0 {
        return c(math::tanh(z.re), z.im);
    }
    if z.re.abs() > 22.0 {
        // 1 up to rounding; the imaginary part is below it by e^(-2|x|).
        let e = math::exp(-2.0 * z.re.abs());
        return c(1.0_f64.copysign(z.re), 4.0 * math::sin(z.im) * math::cos(z.im) * e);
    }
    let (sh, cosine) = (math::sinh(z.re), math::cos(z.im));
    let d = sh * sh + cosine * cosine;
    c(sh * math::cosh(z.re) / d, math::sin(z.im) * cosine / d)
}

/// The sine.
pub fn sin(z: C) -> C {
    over_i(sinh(times_i(z)))
}

/// The cosine.
pub fn cos(z: C) -> C {
    cosh(times_i(z))
}

/// The tangent.
pub fn tan(z: C) -> C {
    over_i(tanh(times_i(z)))
}

/// The inverse sine.
pub fn asin(z: C) -> C {
    if z.im == 0.0 && z.re.abs() > 1.0 {
        // On the cuts the value is that of the side the sign of zero points to; +0 for reals beyond 1
        // follows the language: asin(2) = π/2 - i·log(2+√3).
        let h = math::acosh(z.re.abs());
        return c(PI_2.copysign(z.re), if z.re > 0.0 { -h } else { h });
    }
    // Kahan: both roots at once, no cancellation.
    let (a, b) = (sqrt(c(1.0 - z.re, -z.im)), sqrt(c(1.0 + z.re, z.im)));
    let re = math::atan2(z.re, mul(a, b).re);
    let im = math::asinh(a.re * b.im - a.im * b.re);
    c(re, im)
}

/// The inverse cosine.
pub fn acos(z: C) -> C {
    if z.im == 0.0 && z.re.abs() <= 1.0 {
        return c(math::acos(z.re), 0.0);
    }
    if z.im == 0.0 && z.re.abs() > 1.0 {
        let h = math::acosh(z.re.abs());
        return if z.re > 0.0 { c(0.0, h) } else { c(2.0 * PI_2, -h) };
    }
    let (a, b) = (sqrt(c(1.0 - z.re, -z.im)), sqrt(c(1.0 + z.re, z.im)));
    let re = 2.0 * math::atan2(a.re, b.re);
    let im = math::asinh(b.re * a.im - b.im * a.re);
    c(re, im)
}

/// The inverse hyperbolic sine.
pub fn asinh(z: C) -> C {
    over_i(asin(times_i(z)))
}

/// The inverse hyperbolic cosine.
pub fn acosh(z: C) -> C {
    let (a, b) = (sqrt(c(z.re - 1.0, z.im)), sqrt(c(z.re + 1.0, z.im)));
    let re = math::asinh(a.re * b.re + a.im * b.im);
    let im = 2.0 * math::atan2(a.im, b.re);
    c(re, im)
}

/// The inverse hyperbolic tangent.
pub fn atanh(z: C) -> C {
    if z.im == 0.0 && z.re.abs() > 1.0 {
        // log((1+x)/(1-x))/2 with the language's side of the cut.
        let re = 0.5 * math::log1p(2.0 / (z.re.abs() - 1.0));
        return c(re.copysign(z.re), PI_2);
    }
    let (x, y) = (z.re, z.im);
    let near = (1.0 - x) * (1.0 - x) + y * y;
    let re = if near.is_infinite() { 0.0 } else { 0.25 * math::log1p(4.0 * x / near) };
    let im = 0.5 * math::atan2(2.0 * y, (1.0 - x) * (1.0 + x) - y * y);
    c(re, im)
}

/// The inverse tangent.
pub fn atan(z: C) -> C {
    over_i(atanh(times_i(z)))
}

/// Whether `a` comes before `b` in the order of sorting: by magnitude, then angle.
pub fn less(a: C, b: C) -> bool {
    let (x, y) = (abs(a), abs(b));
    x < y || (x == y && arg(a) < arg(b))
}

/// Both parts changed by the same function.
pub fn parts(z: C, f: impl Fn(f64) -> f64) -> C {
    c(f(z.re), f(z.im))
}
