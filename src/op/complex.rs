//! Functions of complex doubles and singles, under their usual names. What they compute is in `math::complex` and
//! `math::complex_singles`, as the device has it too; what is not there of singles is computed as doubles and rounded
//! once. Must not know arrays.

use super::math;
use num_complex::{Complex32, Complex64 as C};

/// A complex double of a complex single.
pub fn widen(z: Complex32) -> C {
    C::new(f64::from(z.re), f64::from(z.im))
}

/// A complex single, each part rounded.
pub fn narrow(z: C) -> Complex32 {
    Complex32::new(z.re as f32, z.im as f32)
}

macro_rules! one {
    ($($name:ident = $of:ident, $singles:ident = $of_singles:ident, $what:literal;)*) => {$(
        #[doc = $what]
        pub fn $name(z: C) -> C {
            let (re, im) = math::$of(z.re, z.im);
            C::new(re, im)
        }
        #[doc = $what]
        pub fn $singles(z: Complex32) -> Complex32 {
            let (re, im) = math::$of_singles(z.re, z.im);
            Complex32::new(re, im)
        }
    )*};
}

macro_rules! two {
    ($($name:ident = $of:ident, $singles:ident = $of_singles:ident, $what:literal;)*) => {$(
        #[doc = $what]
        pub fn $name(a: C, b: C) -> C {
            let (re, im) = math::$of(a.re, a.im, b.re, b.im);
            C::new(re, im)
        }
        #[doc = $what]
        pub fn $singles(a: Complex32, b: Complex32) -> Complex32 {
            let (re, im) = math::$of_singles(a.re, a.im, b.re, b.im);
            Complex32::new(re, im)
        }
    )*};
}

one! {
    square = complex_square, square_f32 = complex_square_f32, "The square.";
    sign = complex_sign, sign_f32 = complex_sign_f32, "z/|z|, or 0.";
    sqrt = complex_sqrt, sqrt_f32 = complex_sqrt_f32, "The square root with nonnegative real part.";
    exp = complex_exp, exp_f32 = complex_exp_f32, "The exponential.";
    expm1 = complex_expm1, expm1_f32 = complex_expm1_f32, "exp(z) - 1 without loss near zero.";
    log = complex_log, log_f32 = complex_log_f32, "The logarithm.";
    log1p = complex_log1p, log1p_f32 = complex_log1p_f32, "log(1 + z) without loss near zero.";
    log2 = complex_log2, log2_f32 = complex_log2_f32, "The logarithm to the base 2.";
    log10 = complex_log10, log10_f32 = complex_log10_f32, "The logarithm to the base 10.";
    sinh = complex_sinh, sinh_f32 = complex_sinh_f32, "The hyperbolic sine.";
    cosh = complex_cosh, cosh_f32 = complex_cosh_f32, "The hyperbolic cosine.";
    tanh = complex_tanh, tanh_f32 = complex_tanh_f32, "The hyperbolic tangent.";
    sin = complex_sin, sin_f32 = complex_sin_f32, "The sine.";
    cos = complex_cos, cos_f32 = complex_cos_f32, "The cosine.";
    tan = complex_tan, tan_f32 = complex_tan_f32, "The tangent.";
    asin = complex_asin, asin_f32 = complex_asin_f32, "The inverse sine.";
    acos = complex_acos, acos_f32 = complex_acos_f32, "The inverse cosine.";
    atan = complex_atan, atan_f32 = complex_atan_f32, "The inverse tangent.";
    asinh = complex_asinh, asinh_f32 = complex_asinh_f32, "The inverse hyperbolic sine.";
    acosh = complex_acosh, acosh_f32 = complex_acosh_f32, "The inverse hyperbolic cosine.";
    atanh = complex_atanh, atanh_f32 = complex_atanh_f32, "The inverse hyperbolic tangent.";
}

two! {
    div = complex_div, div_f32 = complex_div_f32, "The quotient.";
    mul = complex_mul, mul_f32 = complex_mul_f32, "The product.";
}

/// Two to a power.
pub fn pow2(z: C) -> C {
    let (re, im) = math::complex_pow2(z.re, z.im);
    C::new(re, im)
}

/// Two to a power.
pub fn pow2_f32(z: Complex32) -> Complex32 {
    narrow(pow2(widen(z)))
}

/// The power.
pub fn pow(a: C, b: C) -> C {
    let (re, im) = math::complex_pow(a.re, a.im, b.re, b.im);
    C::new(re, im)
}

/// The power: that of small whole exponents and the square root in singles.
pub fn pow_f32(a: Complex32, b: Complex32) -> Complex32 {
    match small_exponent(f64::from(b.re)) {
        Some(n) if b.im == 0.0 => whole_power_f32(a, n),
        _ if b.im == 0.0 && b.re == 0.5 => sqrt_f32(a),
        _ => narrow(pow(widen(a), widen(b))),
    }
}

/// The exponent, if the power of it is a few products for every number.
pub fn small_exponent(x: f64) -> Option<i32> {
    (x == x.trunc() && x != 0.0 && x.abs() <= 16.0).then_some(x as i32)
}

/// A whole power by products.
pub fn whole_power(z: C, n: i32) -> C {
    let (re, im) = math::complex_whole_power(z.re, z.im, n);
    C::new(re, im)
}

/// A whole power by products.
pub fn whole_power_f32(z: Complex32, n: i32) -> Complex32 {
    let (re, im) = math::complex_whole_power_f32(z.re, z.im, n);
    Complex32::new(re, im)
}

/// The magnitude.
pub fn abs(z: C) -> f64 {
    math::hypot(z.re, z.im)
}

/// The magnitude.
pub fn abs_f32(z: Complex32) -> f32 {
    math::hypot_f32(z.re, z.im)
}

/// The angle, in (-π, π].
pub fn arg_f32(z: Complex32) -> f32 {
    math::atan2_f32(z.im, z.re)
}

/// The angle, in (-π, π].
pub fn arg(z: C) -> f64 {
    math::atan2(z.im, z.re)
}

/// Whether `a` comes before `b` in the order of sorting: by magnitude, then angle.
pub fn less(a: C, b: C) -> bool {
    math::complex_less(a.re, a.im, b.re, b.im)
}

/// Both parts changed by the same function.
pub fn parts(z: C, f: impl Fn(f64) -> f64) -> C {
    C::new(f(z.re), f(z.im))
}

/// Both parts changed by the same function.
pub fn parts_f32(z: Complex32, f: impl Fn(f32) -> f32) -> Complex32 {
    Complex32::new(f(z.re), f(z.im))
}

/// The lesser by magnitude, then angle; what is no number is passed over.
pub fn least(a: C, b: C) -> C {
    if less(b, a) || a.re.is_nan() || a.im.is_nan() { b } else { a }
}

/// The lesser by magnitude, then angle; what is no number is passed over. By doubles: whose magnitudes differ is not
/// decided by rounding.
pub fn least_f32(a: Complex32, b: Complex32) -> Complex32 {
    narrow(least(widen(a), widen(b)))
}

/// The greater, likewise.
pub fn greatest(a: C, b: C) -> C {
    if less(a, b) || a.re.is_nan() || a.im.is_nan() { b } else { a }
}

/// The greater, likewise.
pub fn greatest_f32(a: Complex32, b: Complex32) -> Complex32 {
    narrow(greatest(widen(a), widen(b)))
}
