//! Functions of singles that need more than an exponential, a logarithm or a sine: inverse functions, roots, error functions
//! and gamma. The polynomials are minimax fits of the functions themselves (relative error below 2^-24 each, by Lawson's
//! iteration on Chebyshev nodes). Written in the subset that README.md describes.

use super::base::{floor_f32, horner_f32, quotient_f32, sqrt_f32, trunc_f32};
use super::exponential::{exp_f32, expm1_near_f32};
use super::logarithm::{log_f32, log_near_one_f32};
use super::trigonometric::wave_f32;
use super::words::{power_of_two_f32, without_low_f32};

const PI_F32: f32 = 3.14159265;
const HALF_PI_F32: f32 = 1.57079633;
const QUARTER_PI_F32: f32 = 0.785398163;
const LN2_F32: f32 = 0.693147181;

/// (atan t - t)/t³ in t², for t up to tan(π/8)
const ATAN_F32: [f32; 5] =
    [-3.333333135e-01, 1.999954581e-01, -1.426412016e-01, 1.074524373e-01, -6.456299126e-02];
/// (asin s - s)/s³ in s², for s up to 1/2
const ASIN_F32: [f32; 6] = [
    1.666666567e-01,
    7.500098646e-02,
    4.459811002e-02,
    3.111531213e-02,
    1.708169095e-02,
    3.379965574e-02,
];
/// the cube root from 1 to 8, to 5 parts in 1,000
const CBRT_F32: [f32; 4] = [6.816894412e-01, 3.645215333e-01, -4.330816120e-02, 2.313062316e-03];
/// erf(x)/x - 1 in x², up to 1
const ERF_F32: [f32; 7] = [
    1.283791671e-01,
    -3.761262596e-01,
    1.128358543e-01,
    -2.685381100e-02,
    5.188327283e-03,
    -8.010191959e-04,
    7.853854913e-05,
];
/// (1 + 2x)·exp(x²)·erfc(x) in (x - 2)/(x + 2), for all x from 0 on
const ERFCX_F32: [f32; 12] = [
    1.276978374e+00,
    -9.276371449e-02,
    -1.660310477e-01,
    1.640485674e-01,
    -5.421235785e-02,
    -8.014046587e-03,
    8.690258488e-03,
    1.206310466e-03,
    -1.396947890e-03,
    -3.469402727e-04,
    1.612968772e-04,
    5.941525887e-05,
];
/// erfinv(x)/x in w = -log(1 - x²): in w - 5/2 up to 5
const INVERSE_F32: [f32; 9] = [
    1.501409411e+00,
    2.466407269e-01,
    -4.177707713e-03,
    -1.253707567e-03,
    2.186021884e-04,
    -4.396781151e-06,
    -3.528859452e-06,
    3.437270664e-07,
    2.853478520e-08,
];
/// in √w - 3 up to 4.2
const INVERSE_FAR_F32: [f32; 9] = [
    2.832977057e+00,
    1.001674771e+00,
    9.430889972e-03,
    -7.635847200e-03,
    5.790659692e-03,
    -3.623047145e-03,
    1.239445875e-03,
    5.106418030e-05,
    -1.216065648e-04,
];
/// in √w - 7.2 up to 10.2
const INVERSE_FARTHEST_F32: [f32; 9] = [
    7.070718288e+00,
    1.008391857e+00,
    -5.081663257e-04,
    1.003006219e-05,
    5.002433682e-06,
    -1.087435066e-06,
    1.613913696e-07,
    -6.881009540e-08,
    1.373265590e-08,
];
/// log Γ(1 + t)/t, for t from -1/2 to 1/2
const LOG_GAMMA_ONE_F32: [f32; 14] = [
    -5.772156715e-01,
    8.224670291e-01,
    -4.006851614e-01,
    2.705812454e-01,
    -2.074146569e-01,
    1.695573330e-01,
    -1.433691084e-01,
    1.252380759e-01,
    -1.187874079e-01,
    1.046775207e-01,
    -5.039743707e-02,
    5.291561410e-02,
    -1.778964102e-01,
    1.569669098e-01,
];
/// log Γ(2 + t)/t, for t from -1/2 to 1
const LOG_GAMMA_TWO_F32: [f32; 11] = [
    4.227843285e-01,
    3.224670291e-01,
    -6.735229492e-02,
    2.058101073e-02,
    -7.385764737e-03,
    2.888327464e-03,
    -1.189821051e-03,
    5.177009152e-04,
    -2.386495034e-04,
    9.582244820e-05,
    -2.051614319e-05,
];
/// (Γ(2 + t) - 1)/t, for t from -1/2 to 1/2
const GAMMA_F32: [f32; 9] = [
    4.227843285e-01,
    4.118402600e-01,
    8.157740533e-02,
    7.425283641e-02,
    -2.780937066e-04,
    1.109778136e-02,
    -2.765313257e-03,
    2.402161248e-03,
    -1.186429174e-03,
];

/// `exp(x) - 1` without loss near zero.
pub fn expm1_f32(x: f32) -> f32 {
    if x.is_nan() {
        return f32::NAN;
    }
    if x.abs() < 1.0e-4 {
        return x + 0.5 * x * x;
    }
    // From 20 on, the 1 is lost.
    if x > 20.0 {
        return exp_f32(x);
    }
    if x < -18.0 {
        return -1.0;
    }
    expm1_near_f32(x)
}

/// `log(1+x)` without loss near zero; NaN below -1.
pub fn log1p_f32(x: f32) -> f32 {
    if x.is_nan() || x < -1.0 {
        return f32::NAN;
    }
    if x == -1.0 {
        return f32::NEG_INFINITY;
    }
    if x.is_infinite() || x.abs() < 5.9604645e-8 {
        return x;
    }
    if x > -0.29 && x < 0.41 {
        return log_near_one_f32(x);
    }
    // The magnitude stands where a compiler would take what the sum lost for nothing.
    let u = (1.0 + x).abs();
    let lost = if x > 1.0 { 1.0 - (u - x) } else { x - (u - 1.0) };
    log_f32(u) + lost / u
}

/// asin(s)/s - 1 for z = s² up to 1/4.
fn asin_rest_f32(z: f32) -> f32 {
    z * horner_f32(z, &ASIN_F32)
}

/// The inverse sine; NaN beyond 1.
pub fn asin_f32(x: f32) -> f32 {
    let a = x.abs();
    if a < 0.5 {
        return x + x * asin_rest_f32(x * x);
    }
    if !(a <= 1.0) {
        return f32::NAN;
    }
    // asin a = π/2 - 2 asin(√((1-a)/2))
    let z = (1.0 - a) * 0.5;
    let s = sqrt_f32(z);
    (HALF_PI_F32 - 2.0 * (s + s * asin_rest_f32(z))).copysign(x)
}

/// The inverse cosine; NaN beyond 1.
pub fn acos_f32(x: f32) -> f32 {
    let a = x.abs();
    if a < 0.5 {
        return HALF_PI_F32 - (x + x * asin_rest_f32(x * x));
    }
    if !(a <= 1.0) {
        return f32::NAN;
    }
    let z = (1.0 - a) * 0.5;
    let s = sqrt_f32(z);
    let y = 2.0 * (s + s * asin_rest_f32(z));
    if x < 0.0 { PI_F32 - y } else { y }
}

/// The inverse tangent from 0 to 1.
fn atan_unit_f32(q: f32) -> f32 {
    let far = q > 0.41421356;
    let t = if far { quotient_f32(q - 1.0, q + 1.0) } else { q };
    let z = t * t;
    let y = t + t * (z * horner_f32(z, &ATAN_F32));
    if far { QUARTER_PI_F32 + y } else { y }
}

/// The inverse tangent.
pub fn atan_f32(x: f32) -> f32 {
    let a = x.abs();
    if x.is_nan() {
        return x;
    }
    if a > 1.0e8 {
        return HALF_PI_F32.copysign(x);
    }
    let y =
        if a > 1.0 { HALF_PI_F32 - atan_unit_f32(quotient_f32(1.0, a)) } else { atan_unit_f32(a) };
    y.copysign(x)
}

/// The angle of the point (x, y), in [-π, π].
pub fn atan2_f32(y: f32, x: f32) -> f32 {
    if x.is_nan() || y.is_nan() {
        return f32::NAN;
    }
    let a = x.abs();
    let b = y.abs();
    let steep = b > a;
    let large = if steep { b } else { a };
    let small = if steep { a } else { b };
    let mut q: f32 = 0.0;
    if small.is_infinite() {
        q = 1.0;
    } else if large > 0.0 && !large.is_infinite() {
        q = small / large;
    }
    let t = atan_unit_f32(q);
    let u = if steep { HALF_PI_F32 - t } else { t };
    let v = if x.is_sign_negative() { PI_F32 - u } else { u };
    v.copysign(y)
}

/// The inverse hyperbolic sine.
pub fn asinh_f32(x: f32) -> f32 {
    let a = x.abs();
    if a < 2.0e-4 || !x.is_finite() {
        return x;
    }
    if a > 1.0e9 {
        return (log_f32(a) + LN2_F32).copysign(x);
    }
    let s = a * a;
    log1p_f32(a + s / (1.0 + sqrt_f32(1.0 + s))).copysign(x)
}

/// The inverse hyperbolic cosine; NaN below 1.
pub fn acosh_f32(x: f32) -> f32 {
    if x < 1.0 || x.is_nan() {
        return f32::NAN;
    }
    if x > 1.0e9 {
        return log_f32(x) + LN2_F32;
    }
    let t = x - 1.0;
    log1p_f32(t + sqrt_f32(t * (t + 2.0)))
}

/// The inverse hyperbolic tangent; NaN beyond 1.
pub fn atanh_f32(x: f32) -> f32 {
    let a = x.abs();
    if a > 1.0 || x.is_nan() {
        return f32::NAN;
    }
    if a < 2.0e-4 {
        return x;
    }
    if a == 1.0 {
        return f32::INFINITY.copysign(x);
    }
    let two = a + a;
    let t = if a < 0.5 { two + two * a / (1.0 - a) } else { two / (1.0 - a) };
    (0.5 * log1p_f32(t)).copysign(x)
}

/// The cube root.
pub fn cbrt_f32(x: f32) -> f32 {
    let mut bits = x.to_bits() & 0x7fff_ffff;
    if bits == 0 || bits >= 0x7f80_0000 {
        return x;
    }
    // By integers: a device may take subnormals for zero. The exponent has 192 added, so that a third of it is whole.
    let mut e: u32 = 65;
    if bits < 0x0080_0000 {
        let n = bits.leading_zeros() - 8;
        bits <<= n;
        e -= n;
    }
    e += bits >> 23;
    let third = (e * 21846) >> 16;
    let rest = (e - 3 * third) as i32;
    // From 1 to 8.
    let y = f32::from_bits((bits & 0x007f_ffff) | 0x3f80_0000) * power_of_two_f32(rest);
    let mut t = horner_f32(y, &CBRT_F32);
    for _step in 0..2 {
        let c = t * t * t;
        t = t - t * quotient_f32(c - y, 2.0 * c + y);
    }
    (t * power_of_two_f32(third as i32 - 64)).copysign(x)
}

/// sqrt(x² + y²) without overflow.
pub fn hypot_f32(x: f32, y: f32) -> f32 {
    let a = x.abs();
    let b = y.abs();
    if a.is_infinite() || b.is_infinite() {
        return f32::INFINITY;
    }
    if a.is_nan() || b.is_nan() {
        return f32::NAN;
    }
    let large = if a > b { a } else { b };
    let small = if a > b { b } else { a };
    if small == 0.0 {
        return large;
    }
    let q = small / large;
    large * sqrt_f32(1.0 + q * q)
}

/// exp(x²)·erfc(x) from 0 on.
fn erfcx_right_f32(x: f32) -> f32 {
    let q = quotient_f32(x - 2.0, x + 2.0);
    quotient_f32(horner_f32(q, &ERFCX_F32), 1.0 + 2.0 * x)
}

/// exp(±x²) of what is below 13, by the square of the upper half of the bits, which is exact, and the rest.
fn exp_of_square_f32(x: f32, sign: f32) -> f32 {
    let h = without_low_f32(x);
    exp_f32(sign * (h * h)) * exp_f32(sign * ((x - h) * (x + h)))
}

/// erfc from 0 on.
fn erfc_right_f32(x: f32) -> f32 {
    if x > 10.5 {
        return 0.0;
    }
    exp_of_square_f32(x, -1.0) * erfcx_right_f32(x)
}

/// The error function.
pub fn erf_f32(x: f32) -> f32 {
    let a = x.abs();
    if x.is_nan() {
        return x;
    }
    if a < 1.0 {
        return x + x * horner_f32(x * x, &ERF_F32);
    }
    if a >= 4.0 {
        return (1.0_f32).copysign(x);
    }
    (1.0 - erfc_right_f32(a)).copysign(x)
}

/// 1 - erf(x) without cancellation.
pub fn erfc_f32(x: f32) -> f32 {
    if x.is_nan() {
        return x;
    }
    let a = x.abs();
    if a < 0.5 {
        return 1.0 - (x + x * horner_f32(x * x, &ERF_F32));
    }
    let y = erfc_right_f32(a);
    if x < 0.0 { 2.0 - y } else { y }
}

/// exp(x²)·erfc(x).
pub fn erfcx_f32(x: f32) -> f32 {
    if x.is_nan() {
        return x;
    }
    let a = x.abs();
    if x > 1.0e8 {
        // 1/√π
        return 0.564189584 / x;
    }
    if x < -9.5 {
        return f32::INFINITY;
    }
    let y = erfcx_right_f32(a);
    if x < 0.0 { 2.0 * exp_of_square_f32(a, 1.0) - y } else { y }
}

/// erfinv(x)/x where w = -log(1 - x²).
fn inverse_f32(w: f32) -> f32 {
    if w < 5.0 {
        return horner_f32(w - 2.5, &INVERSE_F32);
    }
    let s = sqrt_f32(w);
    if s < 4.2 {
        return horner_f32(s - 3.0, &INVERSE_FAR_F32);
    }
    horner_f32(s - 7.2, &INVERSE_FARTHEST_F32)
}

/// The inverse error function.
pub fn erfinv_f32(x: f32) -> f32 {
    let a = x.abs();
    if x.is_nan() || a > 1.0 {
        return f32::NAN;
    }
    if a == 1.0 {
        return f32::INFINITY.copysign(x);
    }
    x * inverse_f32(-log_f32((1.0 - a) * (1.0 + a)))
}

/// The inverse of erfc.
pub fn erfcinv_f32(x: f32) -> f32 {
    if !(x >= 0.0 && x <= 2.0) {
        return f32::NAN;
    }
    if x == 0.0 {
        return f32::INFINITY;
    }
    if x == 2.0 {
        return f32::NEG_INFINITY;
    }
    let small = if x > 1.0 { 2.0 - x } else { x };
    (1.0 - x) * inverse_f32(-(log_f32(small) + log_f32(2.0 - small)))
}

/// sin(π·x) for x >= 0.
fn sin_pi_f32(x: f32) -> f32 {
    let half = 0.5 * x;
    let turn = 2.0 * (half - floor_f32(half));
    let k = floor_f32(2.0 * turn + 0.5);
    let y = (turn - 0.5 * k) * PI_F32;
    let odd = k == 1.0 || k == 3.0;
    let r = wave_f32(y, odd);
    if k == 2.0 || k == 3.0 { -r } else { r }
}

/// Γ from 1/2 to 36.
fn gamma_right_f32(x: f32) -> f32 {
    let below = x < 1.5;
    let mut t = x;
    let mut p: f32 = 1.0;
    // The differences are exact.
    while t >= 2.5 {
        t -= 1.0;
        p *= t;
    }
    let f = if below { t - 1.0 } else { t - 2.0 };
    let y = p * (1.0 + f * horner_f32(f, &GAMMA_F32));
    if below { y / x } else { y }
}

/// Gamma; infinite at 0, with its sign, and at the negative whole numbers.
pub fn gamma_f32(x: f32) -> f32 {
    if x.is_nan() {
        return x;
    }
    if x == 0.0 {
        return f32::INFINITY.copysign(x);
    }
    if x > 36.0 || (x < 0.0 && x == trunc_f32(x)) {
        return f32::INFINITY;
    }
    let a = x.abs();
    if a < 0.5 {
        return (1.0 + x * horner_f32(x, &GAMMA_F32)) / (x * (1.0 + x));
    }
    if x > 0.0 {
        return gamma_right_f32(x);
    }
    if a >= 42.0 {
        let n = floor_f32(x);
        return if n == 2.0 * floor_f32(0.5 * n) { 0.0 } else { -0.0 };
    }
    let bounded = if a > 36.0 { 36.0 } else { a };
    (0.0 - PI_F32) / (sin_pi_f32(a) * a) / gamma_right_f32(bounded)
}

/// log Γ from 1/2 on.
fn log_gamma_right_f32(x: f32) -> f32 {
    if x < 1.5 {
        let t = x - 1.0;
        return t * horner_f32(t, &LOG_GAMMA_ONE_F32);
    }
    if x >= 8.0 {
        // Stirling's series
        let z = 1.0 / x;
        let w = 0.418938533 + z * (0.0833333333 - z * z * (0.00277777778 - z * z * 7.93650794e-4));
        return (x - 0.5) * (log_f32(x) - 1.0) + w;
    }
    let mut t = x;
    let mut p: f32 = 1.0;
    while t >= 3.0 {
        t -= 1.0;
        p *= t;
    }
    let f = t - 2.0;
    let y = f * horner_f32(f, &LOG_GAMMA_TWO_F32);
    if x < 3.0 { y } else { log_f32(p) + y }
}

/// log Γ(1 + t) for t from 0 on, without loss near zero.
pub fn log_gamma_beyond_f32(t: f32) -> f32 {
    if t < 0.5 { t * horner_f32(t, &LOG_GAMMA_ONE_F32) } else { log_gamma_right_f32(1.0 + t) }
}

/// The logarithm of the magnitude of gamma; infinite at 0 and at the negative whole numbers.
pub fn log_gamma_f32(x: f32) -> f32 {
    if x.is_nan() {
        return x;
    }
    if x.is_infinite() || (x <= 0.0 && x == trunc_f32(x)) {
        return f32::INFINITY;
    }
    let a = x.abs();
    if a < 0.5 {
        return x * horner_f32(x, &LOG_GAMMA_ONE_F32) - log_f32(a);
    }
    if x > 0.0 {
        return log_gamma_right_f32(x);
    }
    log_f32(PI_F32 / (sin_pi_f32(a).abs() * a)) - log_gamma_right_f32(a)
}
