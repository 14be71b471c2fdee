//! Exponentials, by the published method of fdlibm: reduction by multiples of log 2 in two parts, a
//! rational approximation, scaling. Written in the subset that README.md describes.

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

use super::base::{horner, horner_f32, rint, rint_f32};
use super::words::{
    lifted_f32, near_f32, poised_f32, power_of_two, power_of_two_f32, scaled, scaled_f32,
    settled_f32,
};

const LN2_HI: f64 = 6.93147180369123816490e-01;
const LN2_LO: f64 = 1.90821492927058770002e-10;
const INV_LN2: f64 = 1.44269504088896338700;
const LN2: f64 = 6.931471805599453094172e-01;
const P: [f64; 5] = [
    1.66666666666666019037e-01,
    -2.77777777770155933842e-03,
    6.61375632143793436117e-05,
    -1.65339022054652515390e-06,
    4.13813679705723846039e-08,
];
const Q: [f64; 6] = [
    1.0,
    -3.33333333333331316428e-02,
    1.58730158725481460165e-03,
    -7.93650757867487942473e-05,
    4.00821782732936239552e-06,
    -2.01099218183624371326e-07,
];

const LOG2E_F32: f32 = 1.442695041;
const C1_F32: f32 = 0.693359375;
const C2_F32: f32 = 2.12194440e-4;
const E_F32: [f32; 5] =
    [4.9999994040e-1, 1.6666521132e-1, 4.1668277234e-2, 8.3686867729e-3, 1.3819825836e-3];
const E2_F32: [f32; 6] = [
    6.931472028550421e-1,
    2.402264791363012e-1,
    5.550332471162809e-2,
    9.618437357674640e-3,
    1.339887440266574e-3,
    1.535336188319500e-4,
];

/// e to the power x.
pub fn exp(x: f64) -> f64 {
    if x.is_nan() {
        return f64::NAN;
    }
    if x > 709.782712893383973096 {
        return f64::INFINITY;
    }
    if x < -745.13321910194110842 {
        return 0.0;
    }
    if x.abs() < 5.551115123125783e-17 {
        return 1.0;
    }
    exp_normal(x)
}

/// The same of what is neither very small nor beyond the ends.
fn exp_normal(x: f64) -> f64 {
    let k = rint(INV_LN2 * x);
    let hi = x - k * LN2_HI;
    let lo = k * LN2_LO;
    let r = hi - lo;
    let t = r * r;
    let c = r - t * horner(t, &P);
    let y = 1.0 - ((lo - (r * c) / (2.0 - c)) - hi);
    scaled(y, k as i32)
}

/// Whether a power of e may be beyond the normal doubles, or is no number.
#[inline(always)]
pub fn is_rare_exponent(x: f64) -> bool {
    let near = x.abs() < 708.0;
    !near
}

/// The power of e where that is not rare, without branches.
#[inline(always)]
pub fn exp_plain(x: f64) -> f64 {
    // After the addition the nearest whole number is in the lowest bits.
    let s = INV_LN2 * x + 6755399441055744.0;
    let k = s - 6755399441055744.0;
    let hi = x - k * LN2_HI;
    let lo = k * LN2_LO;
    let r = hi - lo;
    let t = r * r;
    let c = r - t * horner(t, &P);
    let y = 1.0 - ((lo - (r * c) / (2.0 - c)) - hi);
    f64::from_bits(y.to_bits().wrapping_add(s.to_bits() << 52))
}

/// Whether a power of e may be beyond the normal singles, or is no number.
#[inline(always)]
pub fn is_rare_exponent_f32(x: f32) -> bool {
    let near = x.abs() < 87.0;
    !near
}

/// The power of e where that is not rare, without branches.
#[inline(always)]
pub fn exp_plain_f32(x: f32) -> f32 {
    let s = poised_f32(x * LOG2E_F32);
    let n = settled_f32(s);
    let r = (x - n * C1_F32) + n * C2_F32;
    lifted_f32((r * r * horner_f32(r, &E_F32) + r) + 1.0, s.to_bits() as i32)
}

/// `exp(x) - 1` from 0 to 50, without branches and without loss near zero.
#[inline(always)]
pub fn expm1_plain_f32(x: f32) -> f32 {
    let s = poised_f32(x * LOG2E_F32);
    let n = settled_f32(s);
    let r = (x - n * C1_F32) + n * C2_F32;
    let p = r * r * horner_f32(r, &E_F32) + r;
    let two = lifted_f32(1.0, s.to_bits() as i32);
    two * p + (two - 1.0)
}

/// `exp(x) - 1` from -18 to 20: by what is beyond a power of two.
pub fn expm1_near_f32(x: f32) -> f32 {
    let k = near_f32(x * LOG2E_F32);
    let n = k as f32;
    let r = (x - n * C1_F32) + n * C2_F32;
    let two = power_of_two_f32(k);
    two * (r * r * horner_f32(r, &E_F32) + r) + (two - 1.0)
}

/// As `exp`, for singles. Beyond the ends the result is put in its place afterwards.
pub fn exp_f32(x: f32) -> f32 {
    if !is_rare_exponent_f32(x) {
        return exp_plain_f32(x);
    }
    let over = x > 88.72284;
    let under = x < -103.97208;
    let inside = if over || under { 0.0 } else { x };
    let k = near_f32(inside * LOG2E_F32);
    let n = k as f32;
    let r = (inside - n * C1_F32) + n * C2_F32;
    let y = scaled_f32((r * r * horner_f32(r, &E_F32) + r) + 1.0, k);
    let above = if over { f32::INFINITY } else { y };
    if under { 0.0 } else { above }
}

/// Two to the power x.
pub fn pow2(x: f64) -> f64 {
    if x.is_nan() {
        return f64::NAN;
    }
    if x >= 1024.0 {
        return f64::INFINITY;
    }
    if x < -1075.0 {
        return 0.0;
    }
    let k = rint(x);
    let f = x - k;
    // f·log 2 in two parts, so that whole powers are exact and others lose nothing.
    let hi = f * LN2_HI;
    let lo = 0.0 - f * LN2_LO;
    let r = hi - lo;
    let t = r * r;
    let c = r - t * horner(t, &P);
    let y = 1.0 - ((lo - (r * c) / (2.0 - c)) - hi);
    scaled(y, k as i32)
}

/// As `pow2`, for singles.
pub fn pow2_f32(x: f32) -> f32 {
    if x.is_nan() {
        return f32::NAN;
    }
    if x >= 128.0 {
        return f32::INFINITY;
    }
    if x < -150.0 {
        return 0.0;
    }
    let k = rint_f32(x);
    let f = x - k;
    scaled_f32(1.0 + f * horner_f32(f, &E2_F32), k as i32)
}

/// `exp(x) - 1` without loss near zero.
pub fn expm1(x: f64) -> f64 {
    if x.is_nan() {
        return f64::NAN;
    }
    if x > 709.782712893383973096 {
        return f64::INFINITY;
    }
    if x < -38.816242111356935 {
        return -1.0;
    }
    let a = x.abs();
    if a < 5.551115123125783e-17 {
        return x;
    }
    expm1_normal(x, a)
}

/// The same of what is neither very small nor beyond the ends.
fn expm1_normal(x: f64, a: f64) -> f64 {
    let mut r = x;
    let mut c = 0.0;
    let mut k = 0;
    if a > 0.5 * LN2 {
        let n = rint(INV_LN2 * x);
        k = n as i32;
        let hi = x - n * LN2_HI;
        let lo = n * LN2_LO;
        r = hi - lo;
        c = (hi - r) - lo;
    }
    let half = 0.5 * r;
    let square = r * half;
    let r1 = horner(square, &Q);
    let t = 3.0 - r1 * half;
    let mut e = square * ((r1 - t) / (6.0 - r * t));
    if k == 0 {
        return r - (r * e - square);
    }
    e = r * (e - c) - c;
    e -= square;
    if k == -1 {
        return 0.5 * (r - e) - 0.5;
    }
    if k == 1 {
        if r < -0.25 {
            return -2.0 * (e - (r + 0.5));
        }
        return 1.0 + 2.0 * (r - e);
    }
    if k < -1 || k > 56 {
        return scaled(1.0 - (e - r), k) - 1.0;
    }
    let back = power_of_two(-k);
    if k < 20 {
        return scaled((1.0 - back) - (e - r), k);
    }
    scaled((r - (e + back)) + 1.0, k)
}
