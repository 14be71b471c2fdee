//! Functions of complex doubles, under their usual names. What they compute is in `math::complex`, as the device has
//! it too. Singles are computed here as doubles and rounded once. Must not know arrays.

use super::math;
use num_complex::Complex64 as C;

fn c((re, im): (f64, f64)) -> C {
    C::new(re, im)
}

macro_rules! one {
    ($($name:ident = $of:ident, $what:literal;)*) => {
        $(#[doc = $what] pub fn $name(z: C) -> C { c(math::$of(z.re, z.im)) })*
    };
}

macro_rules! two {
    ($($name:ident = $of:ident, $what:literal;)*) => {
        $(#[doc = $what] pub fn $name(a: C, b: C) -> C { c(math::$of(a.re, a.im, b.re, b.im)) })*
    };
}

one! {
    sign = complex_sign, "z/|z|, or 0.";
    sqrt = complex_sqrt, "The square root with nonnegative real part.";
    exp = complex_exp, "The exponential.";
    expm1 = complex_expm1, "exp(z) - 1 without loss near zero.";
    log = complex_log, "The logarithm.";
    log1p = complex_log1p, "log(1 + z) without loss near zero.";
    log2 = complex_log2, "The logarithm to the base 2.";
    log10 = complex_log10, "The logarithm to the base 10.";
    pow2 = complex_pow2, "Two to a power.";
    sinh = complex_sinh, "The hyperbolic sine.";
    cosh = complex_cosh, "The hyperbolic cosine.";
    tanh = complex_tanh, "The hyperbolic tangent.";
    sin = complex_sin, "The sine.";
    cos = complex_cos, "The cosine.";
    tan = complex_tan, "The tangent.";
    asin = complex_asin, "The inverse sine.";
    acos = complex_acos, "The inverse cosine.";
    atan = complex_atan, "The inverse tangent.";
    asinh = complex_asinh, "The inverse hyperbolic sine.";
    acosh = complex_acosh, "The inverse hyperbolic cosine.";
    atanh = complex_atanh, "The inverse hyperbolic tangent.";
}

two! {
    div = complex_div, "The quotient.";
    mul = complex_mul, "The product.";
    pow = complex_pow, "The power.";
}

/// The magnitude.
pub fn abs(z: C) -> f64 {
    math::hypot(z.re, z.im)
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
