//! Functions of complex singles, a number being its real and its imaginary part: one text for host and device, in singles
//! throughout. Errors are small beside the magnitude of the result, not beside each of its parts. General powers are not here:
//! of a large exponent only doubles give digits.
//! Written in the subset that README.md describes.

use super::base::{rounded_f32, sqrt_f32};
use super::exponential::exp_f32;
use super::hyperbolic::{cosh_f32, sinh_f32, tanh_f32};
use super::logarithm::{log_f32, log2_f32, log10_f32};
use super::powers::whole_power_f32;
use super::singles::{acos_f32, acosh_f32, asinh_f32, atan2_f32, expm1_f32, hypot_f32, log1p_f32};
use super::trigonometric::{cos_f32, sin_f32};

const HALF_TURN_F32: f32 = 3.14159265;
const QUARTER_TURN_F32: f32 = 1.57079633;
const LOG_OF_TWO_F32: f32 = 0.693147181;
const LOG_OF_TEN_F32: f32 = 2.30258509;

/// The product; a factor without imaginary part scales, so that infinities do not become NaN.
pub fn complex_mul_f32(a: f32, b: f32, x: f32, y: f32) -> (f32, f32) {
    if y == 0.0 {
        return (a * x, b * x);
    }
    if b == 0.0 {
        return (a * x, a * y);
    }
    let re = rounded_f32(a * x) - rounded_f32(b * y);
    let im = rounded_f32(a * y) + rounded_f32(b * x);
    (re, im)
}

/// The quotient. A power of two brings the divisor's greater part near 1, so that its square neither overflows nor
/// vanishes.
pub fn complex_div_f32(a: f32, b: f32, x: f32, y: f32) -> (f32, f32) {
    if y == 0.0 {
        return (a / x, b / x);
    }
    if x.is_infinite() || y.is_infinite() {
        // As of doubles: one infinite part makes it zero.
        let steep = y.abs() > x.abs();
        let r = if steep { x / y } else { y / x };
        let d = if steep { x * r + y } else { x + y * r };
        let re = if steep { a * r + b } else { a + b * r };
        let im = if steep { b * r - a } else { b - a * r };
        return (re / d, im / d);
    }
    let exponent = (x.to_bits() & 0x7fff_ffff).max(y.to_bits() & 0x7fff_ffff) >> 23;
    let scale = f32::from_bits((253 - exponent.max(1).min(252)) << 23);
    let c = x * scale;
    let d = y * scale;
    let p = a * scale;
    let q = b * scale;
    let square = c * c + d * d;
    let re = rounded_f32(p * c) + rounded_f32(q * d);
    let im = rounded_f32(q * c) - rounded_f32(p * d);
    (re / square, im / square)
}

/// The square; a number without imaginary part stays one.
pub fn complex_square_f32(a: f32, b: f32) -> (f32, f32) {
    if b == 0.0 {
        return (a * a, 0.0);
    }
    let p = a * b;
    (rounded_f32(a * a) - rounded_f32(b * b), p + p)
}

/// A whole power by products; a number without imaginary part stays one.
pub fn complex_whole_power_f32(a: f32, b: f32, exponent: i32) -> (f32, f32) {
    if b == 0.0 {
        return (whole_power_f32(a, exponent), 0.0);
    }
    if a == 0.0 {
        // Quarter turns, with nothing that is not there to become no number.
        let p = whole_power_f32(b, exponent);
        let turns = exponent & 3;
        let signed = if turns > 1 { -p } else { p };
        if (turns & 1) == 1 {
            return (0.0, signed);
        }
        return (signed, 0.0);
    }
    let (x, y) = by_squaring_f32(a, b, exponent.unsigned_abs());
    let lost = !(x.is_finite() && y.is_finite());
    if exponent < 0 && lost && a.is_finite() && b.is_finite() {
        // One over what is beyond all numbers.
        return (0.0, 0.0);
    }
    if exponent < 0 && y == 0.0 {
        return (1.0 / x, 0.0);
    }
    if exponent < 0 {
        return complex_div_f32(1.0, 0.0, x, y);
    }
    (x, y)
}

/// A power by squaring, of one at least; nothing is multiplied by one, which would change the signs of zeros.
fn by_squaring_f32(a: f32, b: f32, exponent: u32) -> (f32, f32) {
    let mut n = exponent;
    let mut sx = a;
    let mut sy = b;
    let mut rx: f32 = 1.0;
    let mut ry: f32 = 0.0;
    let mut empty = true;
    while n > 0 {
        if (n & 1) == 1 {
            if empty {
                rx = sx;
                ry = sy;
                empty = false;
            } else {
                let (px, py) = complex_mul_f32(rx, ry, sx, sy);
                rx = px;
                ry = py;
            }
        }
        n >>= 1;
        if n > 0 {
            // Not the product of two factors: a device may take `sy * sx + sx * sy` for `sy * (sx + sx)`, which overflows.
            let (qx, qy) = complex_square_f32(sx, sy);
            sx = qx;
            sy = qy;
        }
    }
    (rx, ry)
}

/// z/|z|, or 0.
pub fn complex_sign_f32(x: f32, y: f32) -> (f32, f32) {
    let r = hypot_f32(x, y);
    if r == 0.0 {
        return (0.0, 0.0);
    }
    (x / r, y / r)
}

/// The square root with nonnegative real part.
pub fn complex_sqrt_f32(x: f32, y: f32) -> (f32, f32) {
    if y == 0.0 {
        if x < 0.0 {
            return (0.0, sqrt_f32(-x).copysign(y));
        }
        return (sqrt_f32(x), y);
    }
    if y.is_infinite() {
        return (f32::INFINITY, y);
    }
    // Scaled first where the sum below could overflow or vanish.
    let mut before: f32 = 1.0;
    let mut after: f32 = 1.0;
    if x.abs() > 1.0e37 || y.abs() > 1.0e37 {
        before = 0.25;
        after = 2.0;
    } else if x.abs() < 1.0e-30 && y.abs() < 1.0e-30 {
        // 2^64 and 2^-32
        before = 18446744073709551616.0;
        after = 2.3283064365386963e-10;
    }
    let a = x * before;
    let b = y * before;
    let t = sqrt_f32(0.5 * (hypot_f32(a, b) + a.abs()));
    let u = b / (2.0 * t);
    if x >= 0.0 {
        return (t * after, u * after);
    }
    (u.abs() * after, t.copysign(y) * after)
}

/// The exponential.
pub fn complex_exp_f32(x: f32, y: f32) -> (f32, f32) {
    let e = exp_f32(x);
    if y == 0.0 {
        return (e, y);
    }
    if x == f32::NEG_INFINITY && !y.is_finite() {
        return (0.0, 0.0);
    }
    (e * cos_f32(y), e * sin_f32(y))
}

/// exp(z) - 1 without loss near zero: e^x cos y - 1 = (e^x - 1) cos y - (1 - cos y).
pub fn complex_expm1_f32(x: f32, y: f32) -> (f32, f32) {
    let e = expm1_f32(x);
    if y == 0.0 {
        return (e, y);
    }
    let s = sin_f32(y);
    let c = cos_f32(y);
    let versine = if c > 0.0 { s * s / (1.0 + c) } else { 1.0 - c };
    (e * c - versine, exp_f32(x) * s)
}

/// Whether the greater part of a number is so near 1 that the logarithm of its magnitude is one of its square less one.
fn is_near_circle_f32(big: f32) -> bool {
    big > 0.5 && big < 2.0
}

/// The logarithm of the magnitude of a number near the unit circle, by its parts in order of size.
fn log_near_circle_f32(big: f32, small: f32) -> f32 {
    0.5 * log1p_f32((big - 1.0) * (big + 1.0) + small * small)
}

/// The logarithm.
pub fn complex_log_f32(x: f32, y: f32) -> (f32, f32) {
    let a = x.abs();
    let b = y.abs();
    let big = if a > b { a } else { b };
    let small = if a > b { b } else { a };
    let angle = atan2_f32(y, x);
    // A device's compiler may take the greater and the smaller for what is a number.
    let known = !x.is_nan() && !y.is_nan();
    if known && is_near_circle_f32(big) {
        return (log_near_circle_f32(big, small), angle);
    }
    if big > 1.0e38 && !big.is_infinite() {
        return (log_f32(hypot_f32(0.5 * x, 0.5 * y)) + LOG_OF_TWO_F32, angle);
    }
    (log_f32(hypot_f32(x, y)), angle)
}

/// log(1 + z) without loss near zero.
pub fn complex_log1p_f32(x: f32, y: f32) -> (f32, f32) {
    if x > -0.5 && x < 0.5 && y.abs() < 0.5 {
        return (0.5 * log1p_f32(x * (2.0 + x) + y * y), atan2_f32(y, 1.0 + x));
    }
    complex_log_f32(1.0 + x, y)
}

/// The logarithm to the base 2.
pub fn complex_log2_f32(x: f32, y: f32) -> (f32, f32) {
    let (re, im) = complex_log_f32(x, y);
    let r = hypot_f32(x, y);
    // That of a power of two is whole.
    let far = !is_near_circle_f32(r) && !r.is_infinite();
    (if far { log2_f32(r) } else { re / LOG_OF_TWO_F32 }, im / LOG_OF_TWO_F32)
}

/// The logarithm to the base 10.
pub fn complex_log10_f32(x: f32, y: f32) -> (f32, f32) {
    let (re, im) = complex_log_f32(x, y);
    let r = hypot_f32(x, y);
    let far = !is_near_circle_f32(r) && !r.is_infinite();
    (if far { log10_f32(r) } else { re / LOG_OF_TEN_F32 }, im / LOG_OF_TEN_F32)
}

/// The hyperbolic sine.
pub fn complex_sinh_f32(x: f32, y: f32) -> (f32, f32) {
    if y == 0.0 {
        return (sinh_f32(x), y);
    }
    (sinh_f32(x) * cos_f32(y), cosh_f32(x) * sin_f32(y))
}

/// The hyperbolic cosine.
pub fn complex_cosh_f32(x: f32, y: f32) -> (f32, f32) {
    if y == 0.0 {
        return (cosh_f32(x), 0.0);
    }
    (cosh_f32(x) * cos_f32(y), sinh_f32(x) * sin_f32(y))
}

/// The hyperbolic tangent. Far out it is 1 up to rounding, and the imaginary part below it by e^(-2|x|).
pub fn complex_tanh_f32(x: f32, y: f32) -> (f32, f32) {
    if y == 0.0 {
        return (tanh_f32(x), y);
    }
    let sh = sinh_f32(x);
    let ch = cosh_f32(x);
    let s = sin_f32(y);
    let c = cos_f32(y);
    if x.abs() > 10.0 {
        return ((1.0_f32).copysign(x), (s / ch) * (c / ch));
    }
    let d = sh * sh + c * c;
    (sh * ch / d, s * c / d)
}

/// The sine: -i·sinh(i·z).
pub fn complex_sin_f32(x: f32, y: f32) -> (f32, f32) {
    let (re, im) = complex_sinh_f32(-y, x);
    (im, -re)
}

/// The cosine: cosh(i·z).
pub fn complex_cos_f32(x: f32, y: f32) -> (f32, f32) {
    complex_cosh_f32(-y, x)
}

/// The tangent: -i·tanh(i·z).
pub fn complex_tan_f32(x: f32, y: f32) -> (f32, f32) {
    let (re, im) = complex_tanh_f32(-y, x);
    (im, -re)
}

/// The inverse sine. On the cuts the value is that of the language: asin(2) = π/2 - i·log(2+√3). Elsewhere Kahan's: both
/// roots at once, no cancellation.
pub fn complex_asin_f32(x: f32, y: f32) -> (f32, f32) {
    // A device may lose a NaN on the way.
    if x.is_nan() || y.is_nan() {
        return (f32::NAN, f32::NAN);
    }
    if y == 0.0 && x.abs() > 1.0 {
        let h = acosh_f32(x.abs());
        if x > 0.0 {
            return (QUARTER_TURN_F32, -h);
        }
        return (-QUARTER_TURN_F32, h);
    }
    let (a, b) = complex_sqrt_f32(1.0 - x, -y);
    let (c, d) = complex_sqrt_f32(1.0 + x, y);
    let (product, _other) = complex_mul_f32(a, b, c, d);
    (atan2_f32(x, product), asinh_f32(a * d - b * c))
}

/// The inverse cosine.
pub fn complex_acos_f32(x: f32, y: f32) -> (f32, f32) {
    if x.is_nan() || y.is_nan() {
        return (f32::NAN, f32::NAN);
    }
    if y == 0.0 {
        if x.abs() <= 1.0 {
            return (acos_f32(x), 0.0);
        }
        if x.abs() > 1.0 {
            let h = acosh_f32(x.abs());
            if x > 0.0 {
                return (0.0, h);
            }
            return (HALF_TURN_F32, -h);
        }
    }
    let (a, b) = complex_sqrt_f32(1.0 - x, -y);
    let (c, d) = complex_sqrt_f32(1.0 + x, y);
    (2.0 * atan2_f32(a, c), asinh_f32(c * b - d * a))
}

/// The inverse hyperbolic sine: -i·asin(i·z).
pub fn complex_asinh_f32(x: f32, y: f32) -> (f32, f32) {
    let (re, im) = complex_asin_f32(-y, x);
    (im, -re)
}

/// The inverse hyperbolic cosine.
pub fn complex_acosh_f32(x: f32, y: f32) -> (f32, f32) {
    let (a, b) = complex_sqrt_f32(x - 1.0, y);
    let (c, d) = complex_sqrt_f32(x + 1.0, y);
    (asinh_f32(a * c + b * d), 2.0 * atan2_f32(b, c))
}

/// The inverse hyperbolic tangent; beyond 1 it is log((1+x)/(1-x))/2 with the language's side of the cut.
pub fn complex_atanh_f32(x: f32, y: f32) -> (f32, f32) {
    let a = x.abs();
    if y == 0.0 && a > 1.0 {
        let re = 0.5 * log1p_f32(2.0 / (a - 1.0));
        return (re.copysign(x), QUARTER_TURN_F32);
    }
    // It is odd in x: to the right of zero nothing cancels.
    let near = (1.0 - a) * (1.0 - a) + y * y;
    let im = 0.5 * atan2_f32(2.0 * y, (1.0 - a) * (1.0 + a) - y * y);
    if near.is_infinite() {
        return (0.0, im);
    }
    if near < 1.0e-30 {
        // The squares may have vanished: half the logarithm of 2/|1 - z|.
        let r = 0.5 * (LOG_OF_TWO_F32 - log_f32(hypot_f32(1.0 - a, y)));
        return (r.copysign(x), im);
    }
    ((0.25 * log1p_f32(4.0 * a / near)).copysign(x), im)
}

/// The inverse tangent: -i·atanh(i·z).
pub fn complex_atan_f32(x: f32, y: f32) -> (f32, f32) {
    let (re, im) = complex_atanh_f32(-y, x);
    (im, -re)
}
