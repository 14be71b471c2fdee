//! Logarithms, by the published method of fdlibm: the significand is brought near 1, a polynomial in
//! f/(2+f) gives its logarithm. Written in the subset that README.md describes.

// Notice of fdlibm:
// Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
//
// Developed at SunSoft, a Sun Microsystems, Inc. business.
// Permission to use, copy, modify, and distribute this
// software is freely granted, provided that this notice
// is preserved.

// Notice of Cephes:
// Cephes Math Library, Copyright 1984 - 1995 by Stephen L. Moshier.
// What you see here may be used freely but it comes with no support or guarantee.

use super::base::{horner, horner_f32};
use super::words::{high, whole_f32, without_low};

const LN2_HI: f64 = 6.93147180369123816490e-01;
const LN2_LO: f64 = 1.90821492927058770002e-10;
const EVEN: [f64; 3] =
    [3.999999999940941908e-01, 2.222219843214978396e-01, 1.531383769920937332e-01];
const ODD: [f64; 4] = [
    6.666666666666735130e-01,
    2.857142874366239149e-01,
    1.818357216161805012e-01,
    1.479819860511658591e-01,
];
const INV_LN2_HI: f64 = 1.44269504072144627571;
const INV_LN2_LO: f64 = 1.67517131648865118353e-10;
const INV_LN10_HI: f64 = 4.34294481878168880939e-01;
const INV_LN10_LO: f64 = 2.50829467116452752298e-11;
const LOG10_2_HI: f64 = 3.01029995663611771306e-01;
const LOG10_2_LO: f64 = 3.69423907715893078616e-13;

const L_F32: [f32; 9] = [
    3.3333331174e-1,
    -2.4999993993e-1,
    2.0000714765e-1,
    -1.6668057665e-1,
    1.4249322787e-1,
    -1.2420140846e-1,
    1.1676998740e-1,
    -1.1514610310e-1,
    7.0376836292e-2,
];

/// f and the power of two k with `x = (1+f)·2^k` and 1+f between √½ and √2; x is positive and finite.
fn split(x: f64) -> (f64, i32) {
    let mut y = x;
    let mut k = 0;
    if x < 2.2250738585072014e-308 {
        y = x * 18014398509481984.0;
        k = -54;
    }
    let h = high(y).wrapping_add(0x3ff0_0000 - 0x3fe6_a09e);
    k += (h >> 20) as i32 - 0x3ff;
    let m = (h & 0x000f_ffff).wrapping_add(0x3fe6_a09e);
    let low = y.to_bits() & 0xffff_ffff;
    (f64::from_bits(((m as u64) << 32) | low) - 1.0, k)
}

/// log(1+f) - f + f²/2 apart from a factor s = f/(2+f): the polynomial.
fn rest_normal(s: f64) -> f64 {
    let z = s * s;
    let w = z * z;
    w * horner(w, &EVEN) + z * horner(w, &ODD)
}

/// log((1+f)·2^dk).
fn sum_normal(f: f64, dk: f64) -> f64 {
    let half = 0.5 * f * f;
    let s = f / (2.0 + f);
    s * (half + rest_normal(s)) + dk * LN2_LO - half + f + dk * LN2_HI
}

/// The natural logarithm; NaN for negative numbers.
pub fn log(x: f64) -> f64 {
    if x.is_nan() || x < 0.0 {
        return f64::NAN;
    }
    if x == 0.0 {
        return f64::NEG_INFINITY;
    }
    if x.is_infinite() {
        return f64::INFINITY;
    }
    let (f, k) = split(x);
    sum_normal(f, k as f64)
}

/// `log(1+x)` without loss near zero.
pub fn log1p(x: f64) -> f64 {
    log_from(x, true)
}

/// `log(1+x)`, or `log(x)`: for functions that want now one and now the other.
pub fn log_from(x: f64, one: bool) -> f64 {
    let zero = if one { -1.0 } else { 0.0 };
    if x.is_nan() || x < zero {
        return f64::NAN;
    }
    if x == zero {
        return f64::NEG_INFINITY;
    }
    if x.is_infinite() {
        return f64::INFINITY;
    }
    if one && x.abs() < 1.1102230246251565e-16 {
        return x;
    }
    let mut f = x;
    let mut c = 0.0;
    let mut dk = 0.0;
    if !one || x < -0.2928932188134524 || x > 0.41421356237309503 {
        let u = if one { 1.0 + x } else { x };
        let (g, k) = split(u);
        f = g;
        dk = k as f64;
        // What the sum 1+x lost.
        if one && k < 54 {
            c = if k >= 2 { 1.0 - (u - x) } else { x - (u - 1.0) };
            c /= u;
        }
    }
    let half = 0.5 * f * f;
    let s = f / (2.0 + f);
    s * (half + rest_normal(s)) + (dk * LN2_LO + c) - half + f + dk * LN2_HI
}

/// The logarithm to base 2; exact for powers of two.
pub fn log2(x: f64) -> f64 {
    if x.is_nan() || x < 0.0 {
        return f64::NAN;
    }
    if x == 0.0 {
        return f64::NEG_INFINITY;
    }
    if x.is_infinite() {
        return f64::INFINITY;
    }
    let (f, k) = split(x);
    log2_normal(f, k as f64)
}

/// log2((1+f)·2^y).
fn log2_normal(f: f64, y: f64) -> f64 {
    let half = 0.5 * f * f;
    let s = f / (2.0 + f);
    let hi = without_low(f - half);
    let lo = (f - hi) - half + s * (half + rest_normal(s));
    let top = hi * INV_LN2_HI;
    let w = y + top;
    ((lo + hi) * INV_LN2_LO + lo * INV_LN2_HI) + ((y - w) + top) + w
}

/// The logarithm to base 10.
pub fn log10(x: f64) -> f64 {
    if x.is_nan() || x < 0.0 {
        return f64::NAN;
    }
    if x == 0.0 {
        return f64::NEG_INFINITY;
    }
    if x.is_infinite() {
        return f64::INFINITY;
    }
    let (f, k) = split(x);
    log10_normal(f, k as f64)
}

/// log10((1+f)·2^dk).
fn log10_normal(f: f64, dk: f64) -> f64 {
    let half = 0.5 * f * f;
    let s = f / (2.0 + f);
    let hi = without_low(f - half);
    let lo = (f - hi) - half + s * (half + rest_normal(s));
    let top = hi * INV_LN10_HI;
    let y = dk * LOG10_2_HI;
    let w = y + top;
    (dk * LOG10_2_LO + (lo + hi) * INV_LN10_LO + lo * INV_LN10_HI) + ((y - w) + top) + w
}

/// As `split`, for singles.
fn split_f32(x: f32) -> (f32, i32) {
    let mut bits = x.to_bits();
    let mut k = 0;
    if bits < 0x0080_0000 {
        // By integers: a device may take subnormals for zero.
        let n = bits.leading_zeros() - 8;
        bits <<= n;
        k = -(n as i32);
    }
    let h = bits.wrapping_add(0x3f80_0000 - 0x3f35_04f3);
    k += (h >> 23) as i32 - 0x7f;
    let m = (h & 0x007f_ffff).wrapping_add(0x3f35_04f3);
    (f32::from_bits(m) - 1.0, k)
}

/// log(1+f) for f from √½ - 1 to √2 - 1.
#[inline(always)]
pub fn log_near_one_f32(f: f32) -> f32 {
    let z = f * f;
    f + (f * z * horner_f32(f, &L_F32) - 0.5 * z)
}

/// As `log_f32` for positive normal numbers, without looking for others.
#[inline(always)]
pub fn log_normal_f32(x: f32) -> f32 {
    let h = x.to_bits().wrapping_add(0x3f80_0000 - 0x3f35_04f3);
    let e = whole_f32((h >> 23) as i32 - 0x7f);
    let f = f32::from_bits((h & 0x007f_ffff).wrapping_add(0x3f35_04f3)) - 1.0;
    let z = f * f;
    let y = f * z * horner_f32(f, &L_F32) - 2.12194440e-4 * e - 0.5 * z;
    (f + y) + 0.693359375 * e
}

/// As `log`, for singles.
pub fn log_f32(x: f32) -> f32 {
    if x.to_bits() << 1 == 0 {
        return f32::NEG_INFINITY;
    }
    if x.is_nan() || x.is_sign_negative() {
        return f32::NAN;
    }
    if x.is_infinite() {
        return f32::INFINITY;
    }
    let (f, k) = split_f32(x);
    let e = k as f32;
    let z = f * f;
    let y = f * z * horner_f32(f, &L_F32) - 2.12194440e-4 * e - 0.5 * z;
    (f + y) + 0.693359375 * e
}

/// As `log2`, for singles.
pub fn log2_f32(x: f32) -> f32 {
    if x.to_bits() << 1 == 0 {
        return f32::NEG_INFINITY;
    }
    if x.is_nan() || x.is_sign_negative() {
        return f32::NAN;
    }
    if x.is_infinite() {
        return f32::INFINITY;
    }
    let (f, k) = split_f32(x);
    let z = f * f;
    let y = f * z * horner_f32(f, &L_F32) - 0.5 * z;
    // 1/log 2 is 1 and a rest, so that little is lost in the product.
    let r = y * 0.44269504 + f * 0.44269504;
    ((r + y) + f) + k as f32
}

/// As `log10`, for singles.
pub fn log10_f32(x: f32) -> f32 {
    if x.to_bits() << 1 == 0 {
        return f32::NEG_INFINITY;
    }
    if x.is_nan() || x.is_sign_negative() {
        return f32::NAN;
    }
    if x.is_infinite() {
        return f32::INFINITY;
    }
    let (f, k) = split_f32(x);
    let e = k as f32;
    let z = f * f;
    let y = f * z * horner_f32(f, &L_F32) - 0.5 * z;
    // Both constants in two parts, the first short.
    let low = (f + y) * 7.00731903251827651e-4 + y * 0.43359375 + e * 2.48745663981195213739e-4;
    (low + f * 0.43359375) + e * 0.30078125
}
