//! Random bits from a key and a counter (Philox4x32), and uniform and normal numbers from them.
//! Written in the subset that README.md describes.

use super::base::{horner, horner_f32, sqrt, sqrt_f32};
use super::{log, log_normal_f32};

/// Philox4x32 of Salmon et al., "Parallel random numbers: as easy as 1, 2, 3": the four words for the
/// block `(low, high, third, 0)` under the key `(key_low, key_high)`. Seven rounds pass every test that they know,
/// ten have a margin.
#[inline(always)]
pub fn philox(
    low: u32,
    high: u32,
    third: u32,
    key_low: u32,
    key_high: u32,
    rounds: u32,
) -> (u32, u32, u32, u32) {
    let mut a = low;
    let mut b = high;
    let mut c = third;
    let mut d: u32 = 0;
    let mut k0 = key_low;
    let mut k1 = key_high;
    for _round in 0..rounds {
        let p = u64::from(a).wrapping_mul(0xd251_1f53);
        let q = u64::from(c).wrapping_mul(0xcd9e_8d57);
        let na = ((q >> 32) as u32) ^ b ^ k0;
        let nc = ((p >> 32) as u32) ^ d ^ k1;
        b = q as u32;
        d = p as u32;
        a = na;
        c = nc;
        k0 = k0.wrapping_add(0x9e37_79b9);
        k1 = k1.wrapping_add(0xbb67_ae85);
    }
    (a, b, c, d)
}

/// A double in (0, 1) from 52 of 64 random bits: the middle of one of 2^52 equal intervals.
#[inline(always)]
pub fn uniform(low: u32, high: u32) -> f64 {
    let bits = (u64::from(high) << 32) | u64::from(low);
    // 1.b - (1 - 2^-53) is exact.
    f64::from_bits(0x3ff0_0000_0000_0000 | (bits >> 12)) - 0.99999999999999988898
}

/// A single in (0, 1) from 23 of 32 random bits: the middle of one of 2^23 equal intervals.
#[inline(always)]
pub fn uniform_f32(low: u32) -> f32 {
    f32::from_bits(0x3f80_0000 | (low >> 9)) - 0.99999994
}

// Wichura, "Algorithm AS 241: the percentage points of the normal distribution" (PPND16).
const A: [f64; 8] = [
    3.3871328727963666080e0,
    1.3314166789178437745e+2,
    1.9715909503065514427e+3,
    1.3731693765509461125e+4,
    4.5921953931549871457e+4,
    6.7265770927008700853e+4,
    3.3430575583588128105e+4,
    2.5090809287301226727e+3,
];
const B: [f64; 8] = [
    1.0,
    4.2313330701600911252e+1,
    6.8718700749205790830e+2,
    5.3941960214247511077e+3,
    2.1213794301586595867e+4,
    3.9307895800092710610e+4,
    2.8729085735721942674e+4,
    5.2264952788528545610e+3,
];
const C: [f64; 8] = [
    1.42343711074968357734e0,
    4.63033784615654529590e0,
    5.76949722146069140550e0,
    3.64784832476320460504e0,
    1.27045825245236838258e0,
    2.41780725177450611770e-1,
    2.27238449892691845833e-2,
    7.74545014278341407640e-4,
];
const D: [f64; 8] = [
    1.0,
    2.05319162663775882187e0,
    1.67638483018380384940e0,
    6.89767334985100004550e-1,
    1.48103976427480074590e-1,
    1.51986665636164571966e-2,
    5.47593808499534494600e-4,
    1.05075007164441684324e-9,
];
const E: [f64; 8] = [
    6.65790464350110377720e0,
    5.46378491116411436990e0,
    1.78482653991729133580e0,
    2.96560571828504891230e-1,
    2.65321895265761230930e-2,
    1.24266094738807843860e-3,
    2.71155556874348757815e-5,
    2.01033439929228813265e-7,
];
const F: [f64; 8] = [
    1.0,
    5.99832206555887937690e-1,
    1.36929880922735805310e-1,
    1.48753612908506148525e-2,
    7.86869131145613259100e-4,
    1.84631831751005468180e-5,
    1.42151175831644588870e-7,
    2.04426310338993978564e-15,
];

/// The number that a standard normal variable is below with probability p, for p in (0, 1).
pub fn normal_quantile(p: f64) -> f64 {
    let q = p - 0.5;
    if q.abs() <= 0.425 {
        let r = 0.180625 - q * q;
        return q * (horner(r, &A) / horner(r, &B));
    }
    let tail = if q < 0.0 { p } else { 1.0 - p };
    let r = sqrt(-log(tail));
    if r <= 5.0 {
        let s = r - 1.6;
        return (horner(s, &C) / horner(s, &D)).copysign(q);
    }
    let s = r - 5.0;
    (horner(s, &E) / horner(s, &F)).copysign(q)
}

/// A standard normal double from 64 random bits.
pub fn normal(low: u32, high: u32) -> f64 {
    normal_quantile(uniform(low, high))
}

// Giles, "Approximating the erfinv function", single precision, with sqrt(2) taken in.
const MIDDLE: [f32; 9] = [
    2.12331355,
    0.348802661,
    -0.00590813403,
    -0.00177303494,
    0.000309120031,
    -6.21052811e-06,
    -4.98282267e-06,
    4.8546266e-07,
    3.97426023e-08,
];
const TAIL: [f32; 9] = [
    4.00643424,
    1.41658104,
    0.0133485786,
    -0.0107797881,
    0.00811688967,
    -0.00519501232,
    0.00190825948,
    0.000142765648,
    -0.000283145718,
];

/// A standard normal single from 32 random bits: a sign and a probability below one half.
#[inline(always)]
pub fn normal_f32(low: u32) -> f32 {
    // (k + 1/2)·2^-32 for k of 31 bits; the tails keep full relative resolution.
    let p = ((low >> 1) as i32 as f32 + 0.5) * 2.3283064e-10;
    let x = 1.0 - 2.0 * p;
    let w = -log_normal_f32(4.0 * p * (1.0 - p));
    // One in three hundred is far out.
    let y = if w >= 5.0 {
        let t = sqrt_f32(w) - 3.0;
        horner_f32(t, &TAIL)
    } else {
        let t = w - 2.5;
        horner_f32(t, &MIDDLE)
    };
    let z = x * y;
    if (low & 1) == 1 { -z } else { z }
}
