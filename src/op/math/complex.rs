//! Functions of complex doubles, a number being its real and its imaginary part: one text for host and device.

use super::base::{sqrt, trunc};
use super::exponential::{exp, expm1, pow2};
use super::hyperbolic::{sinh_cosh, tanh};
use super::inverse::{acos, acosh, asinh, atan2};
use super::logarithm::{log, log1p};
use super::powers::{hypot, pow};
use super::trigonometric::sin_cos;

/// The quotient, scaled by the greater part of the divisor so that its square cannot overflow.
pub fn complex_div(a: f64, b: f64, x: f64, y: f64) -> (f64, f64) {
    if y == 0.0 {
        return (a / x, b / x);
    }
    if x.abs() >= y.abs() {
        let r = y / x;
        let d = x + y * r;
        return ((a + b * r) / d, (b - a * r) / d);
    }
    let r = x / y;
    let d = x * r + y;
    ((a * r + b) / d, (b * r - a) / d)
}

/// The product; a factor without imaginary part scales, so that infinities do not become NaN.
pub fn complex_mul(a: f64, b: f64, x: f64, y: f64) -> (f64, f64) {
    if y == 0.0 {
        return (a * x, b * x);
    }
    if b == 0.0 {
        return (a * x, a * y);
    }
    (a * x - b * y, a * y + b * x)
}

/// z/|z|, or 0.
pub fn complex_sign(x: f64, y: f64) -> (f64, f64) {
    let r = hypot(x, y);
    if r == 0.0 {
        return (0.0, 0.0);
    }
    (x / r, y / r)
}

/// The square root with nonnegative real part.
pub fn complex_sqrt(x: f64, y: f64) -> (f64, f64) {
    if y == 0.0 {
        if x < 0.0 {
            return (0.0, sqrt(-x).copysign(y));
        }
        return (sqrt(x), y);
    }
    if y.is_infinite() {
        return (f64::INFINITY, y);
    }
    // Halved first where the sum below could overflow.
    let huge = x.abs() > 1e307 || y.abs() > 1e307;
    let mut a = x;
    let mut b = y;
    let mut scale = 1.0;
    if huge {
        a = x * 0.25;
        b = y * 0.25;
        scale = 2.0;
    }
    let t = sqrt(0.5 * (hypot(a, b) + a.abs()));
    if x >= 0.0 {
        return (t * scale, b / (2.0 * t) * scale);
    }
    (b.abs() / (2.0 * t) * scale, t.copysign(y) * scale)
}

/// The exponential.
pub fn complex_exp(x: f64, y: f64) -> (f64, f64) {
    let e = exp(x);
    if y == 0.0 {
        return (e, y);
    }
    if x == f64::NEG_INFINITY && !y.is_finite() {
        return (0.0, 0.0);
    }
    let (s, c) = sin_cos(y);
    (e * c, e * s)
}

/// exp(z) - 1 without loss near zero: e^x cos y - 1 = (e^x - 1) cos y - (1 - cos y).
pub fn complex_expm1(x: f64, y: f64) -> (f64, f64) {
    let e = expm1(x);
    if y == 0.0 {
        return (e, y);
    }
    let (s, c) = sin_cos(y);
    let versine = if c > 0.0 { s * s / (1.0 + c) } else { 1.0 - c };
    (e * c - versine, exp(x) * s)
}

/// The logarithm. Near the unit circle the magnitude's logarithm is that of its square less one.
pub fn complex_log(x: f64, y: f64) -> (f64, f64) {
    let mut big = y.abs();
    let mut small = x.abs();
    if small > big {
        big = x.abs();
        small = y.abs();
    }
    let angle = atan2(y, x);
    if big > 0.5 && big < 2.0 {
        return (0.5 * log1p((big - 1.0) * (big + 1.0) + small * small), angle);
    }
    (log(hypot(x, y)), angle)
}

/// log(1 + z) without loss near zero.
pub fn complex_log1p(x: f64, y: f64) -> (f64, f64) {
    let one = 1.0 + x;
    let a = one.abs();
    let b = y.abs();
    let big = if a > b { a } else { b };
    let small = if a > b { b } else { a };
    let near = x > -0.5 && x < 0.5 && b < 0.5;
    let square =
        if near { x * (2.0 + x) + y * y } else { (big - 1.0) * (big + 1.0) + small * small };
    let angle = atan2(y, one);
    if near || (big > 0.5 && big < 2.0) {
        return (0.5 * log1p(square), angle);
    }
    (log(hypot(one, y)), angle)
}

/// The logarithm to the base 2.
pub fn complex_log2(x: f64, y: f64) -> (f64, f64) {
    let (re, im) = complex_log(x, y);
    (re / std::f64::consts::LN_2, im / std::f64::consts::LN_2)
}

/// The logarithm to the base 10.
pub fn complex_log10(x: f64, y: f64) -> (f64, f64) {
    let (re, im) = complex_log(x, y);
    (re / std::f64::consts::LN_10, im / std::f64::consts::LN_10)
}

/// A power by squaring, of one at least; nothing is multiplied by one, which would change the signs of zeros.
fn complex_whole_power(a: f64, b: f64, exponent: u32) -> (f64, f64) {
    let mut n = exponent;
    let mut sx = a;
    let mut sy = b;
    let mut rx = 1.0;
    let mut ry = 0.0;
    let mut empty = true;
    while n > 0 {
        if (n & 1) == 1 {
            if empty {
                rx = sx;
                ry = sy;
                empty = false;
            } else {
                let (px, py) = complex_mul(rx, ry, sx, sy);
                rx = px;
                ry = py;
            }
        }
        n >>= 1;
        if n > 0 {
            let (qx, qy) = complex_mul(sx, sy, sx, sy);
            sx = qx;
            sy = qy;
        }
    }
    (rx, ry)
}

/// The power. Real operands with a real power give exactly the real function's value; small whole exponents multiply.
pub fn complex_pow(a: f64, b: f64, x: f64, y: f64) -> (f64, f64) {
    let whole = y == 0.0 && x == trunc(x);
    if whole && b != 0.0 && x.abs() <= 1024.0 {
        let (px, py) = complex_whole_power(a, b, x.abs() as u32);
        if x < 0.0 {
            return complex_div(1.0, 0.0, px, py);
        }
        return (px, py);
    }
    let real = y == 0.0 && b == 0.0 && (a >= 0.0 || whole);
    let p = pow(if real { a } else { hypot(a, b) }, x);
    if real {
        return (p, 0.0);
    }
    if a == 0.0 && b == 0.0 {
        if x == 0.0 && y == 0.0 {
            return (1.0, 0.0);
        }
        if x > 0.0 {
            return (0.0, 0.0);
        }
        return (f64::INFINITY, 0.0);
    }
    let (lx, ly) = complex_log(a, b);
    // |z|^x and x·arg(z), or e to y·log(z).
    let mut r = p;
    let mut t = ly * x;
    if y != 0.0 {
        let (ex, ey) = complex_mul(x, y, lx, ly);
        if ex == f64::NEG_INFINITY && !ey.is_finite() {
            return (0.0, 0.0);
        }
        r = exp(ex);
        t = ey;
        if ey == 0.0 {
            return (r, ey);
        }
    }
    let (s, c) = sin_cos(t);
    (r * c, r * s)
}

/// Two to a power.
pub fn complex_pow2(x: f64, y: f64) -> (f64, f64) {
    let r = pow2(x);
    if y == 0.0 {
        return (r, y);
    }
    let (s, c) = sin_cos(y * std::f64::consts::LN_2);
    (r * c, r * s)
}

/// The hyperbolic sine.
pub fn complex_sinh(x: f64, y: f64) -> (f64, f64) {
    let (sh, ch) = sinh_cosh(x);
    if y == 0.0 {
        return (sh, y);
    }
    let (s, c) = sin_cos(y);
    (sh * c, ch * s)
}

/// The hyperbolic cosine.
pub fn complex_cosh(x: f64, y: f64) -> (f64, f64) {
    let (sh, ch) = sinh_cosh(x);
    if y == 0.0 {
        return (ch, 0.0);
    }
    let (s, c) = sin_cos(y);
    (ch * c, sh * s)
}

/// The hyperbolic tangent. Far out it is 1 up to rounding, and the imaginary part below it by e^(-2|x|).
pub fn complex_tanh(x: f64, y: f64) -> (f64, f64) {
    if y == 0.0 {
        return (tanh(x), y);
    }
    let (sh, ch) = sinh_cosh(x);
    let (s, c) = sin_cos(y);
    if x.abs() > 22.0 {
        let one: f64 = 1.0;
        return (one.copysign(x), (s / ch) * (c / ch));
    }
    let d = sh * sh + c * c;
    (sh * ch / d, s * c / d)
}

/// The sine: -i·sinh(i·z).
pub fn complex_sin(x: f64, y: f64) -> (f64, f64) {
    let (re, im) = complex_sinh(-y, x);
    (im, -re)
}

/// The cosine: cosh(i·z).
pub fn complex_cos(x: f64, y: f64) -> (f64, f64) {
    complex_cosh(-y, x)
}

/// The tangent: -i·tanh(i·z).
pub fn complex_tan(x: f64, y: f64) -> (f64, f64) {
    let (re, im) = complex_tanh(-y, x);
    (im, -re)
}

/// The inverse sine. On the cuts the value is that of the language: asin(2) = π/2 - i·log(2+√3). Elsewhere Kahan's: both
/// roots at once, no cancellation.
pub fn complex_asin(x: f64, y: f64) -> (f64, f64) {
    if y == 0.0 && x.abs() > 1.0 {
        let h = acosh(x.abs());
        let quarter: f64 = std::f64::consts::FRAC_PI_2;
        if x > 0.0 {
            return (quarter, -h);
        }
        return (-quarter, h);
    }
    let (a, b) = complex_sqrt(1.0 - x, -y);
    let (c, d) = complex_sqrt(1.0 + x, y);
    let (product, _other) = complex_mul(a, b, c, d);
    (atan2(x, product), asinh(a * d - b * c))
}

/// The inverse cosine.
pub fn complex_acos(x: f64, y: f64) -> (f64, f64) {
    if y == 0.0 {
        if x.abs() <= 1.0 {
            return (acos(x), 0.0);
        }
        if x.abs() > 1.0 {
            let h = acosh(x.abs());
            if x > 0.0 {
                return (0.0, h);
            }
            return (2.0 * std::f64::consts::FRAC_PI_2, -h);
        }
    }
    let (a, b) = complex_sqrt(1.0 - x, -y);
    let (c, d) = complex_sqrt(1.0 + x, y);
    (2.0 * atan2(a, c), asinh(c * b - d * a))
}

/// The inverse hyperbolic sine: -i·asin(i·z).
pub fn complex_asinh(x: f64, y: f64) -> (f64, f64) {
    let (re, im) = complex_asin(-y, x);
    (im, -re)
}

/// The inverse hyperbolic cosine.
pub fn complex_acosh(x: f64, y: f64) -> (f64, f64) {
    let (a, b) = complex_sqrt(x - 1.0, y);
    let (c, d) = complex_sqrt(x + 1.0, y);
    (asinh(a * c + b * d), 2.0 * atan2(b, c))
}

/// The inverse hyperbolic tangent; beyond 1 it is log((1+x)/(1-x))/2 with the language's side of the cut.
pub fn complex_atanh(x: f64, y: f64) -> (f64, f64) {
    if y == 0.0 && x.abs() > 1.0 {
        let re = 0.5 * log1p(2.0 / (x.abs() - 1.0));
        return (re.copysign(x), std::f64::consts::FRAC_PI_2);
    }
    let near = (1.0 - x) * (1.0 - x) + y * y;
    let im = 0.5 * atan2(2.0 * y, (1.0 - x) * (1.0 + x) - y * y);
    if near.is_infinite() {
        return (0.0, im);
    }
    (0.25 * log1p(4.0 * x / near), im)
}

/// The inverse tangent: -i·atanh(i·z).
pub fn complex_atan(x: f64, y: f64) -> (f64, f64) {
    let (re, im) = complex_atanh(-y, x);
    (im, -re)
}

/// Whether the first comes before the second in the order of sorting: by magnitude, then angle.
pub fn complex_less(a: f64, b: f64, x: f64, y: f64) -> bool {
    let p = hypot(a, b);
    let q = hypot(x, y);
    p < q || (p == q && atan2(b, a) < atan2(y, x))
}
