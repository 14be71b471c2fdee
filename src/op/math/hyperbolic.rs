//! Hyperbolic functions from exponentials, by the published method of fdlibm.
//! Written in the subset that README.md describes.

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

use super::base::{horner_f32, quotient_f32};
use super::exponential::{exp, exp_f32, expm1, expm1_plain_f32};
use super::words::power_of_two;

const S_F32: [f32; 3] = [1.66667160211e-1, 8.33028376239e-3, 2.03721912945e-4];

/// Half of e to a power that may lie beyond the greatest double.
fn half_exp(x: f64) -> f64 {
    exp(x - 1416.0996898839683) * power_of_two(1021) * power_of_two(1021)
}

/// The hyperbolic sine.
pub fn sinh(x: f64) -> f64 {
    if x.is_nan() {
        return f64::NAN;
    }
    let a = x.abs();
    if a < 3.7252902984619140625e-9 {
        return x;
    }
    if a > 709.782712893383973096 {
        return half_exp(if a > 720.0 { 720.0 } else { a }).copysign(x);
    }
    let t = expm1(a);
    if a < 1.0 {
        return (0.5 * (2.0 * t - t * t / (t + 1.0))).copysign(x);
    }
    (0.5 * (t + t / (t + 1.0))).copysign(x)
}

/// The hyperbolic cosine.
pub fn cosh(x: f64) -> f64 {
    if x.is_nan() {
        return f64::NAN;
    }
    let a = x.abs();
    if a < 0.6931471805599453 {
        let t = expm1(a);
        return 1.0 + t * t / (2.0 * (1.0 + t));
    }
    if a > 709.782712893383973096 {
        return half_exp(if a > 720.0 { 720.0 } else { a });
    }
    let t = exp(a);
    0.5 * (t + 1.0 / t)
}

/// Hyperbolic sine and cosine, with the bits of each.
pub fn sinh_cosh(x: f64) -> (f64, f64) {
    if x.is_nan() {
        return (f64::NAN, f64::NAN);
    }
    let a = x.abs();
    let huge = a > 709.782712893383973096;
    let near = if a > 720.0 { 720.0 } else { a };
    let e = exp(if huge { near - 1416.0996898839683 } else { a });
    if huge {
        let half = e * power_of_two(1021) * power_of_two(1021);
        return (half.copysign(x), half);
    }
    let t = expm1(a);
    let low = 0.5 * (2.0 * t - t * t / (t + 1.0));
    let high = 0.5 * (t + t / (t + 1.0));
    let s = if a < 1.0 { low } else { high };
    let tiny = a < 3.7252902984619140625e-9;
    let sine = if tiny { x } else { s.copysign(x) };
    let below = 1.0 + t * t / (2.0 * (1.0 + t));
    let above = 0.5 * (e + 1.0 / e);
    let cosine = if a < 0.6931471805599453 { below } else { above };
    (sine, cosine)
}

/// The hyperbolic tangent.
pub fn tanh(x: f64) -> f64 {
    if x.is_nan() {
        return f64::NAN;
    }
    let a = x.abs();
    if a > 22.0 {
        return (1.0_f64).copysign(x);
    }
    if a < 1.0e-8 {
        return x;
    }
    let small = a <= 0.25541281188299536;
    let t = expm1(if small { -2.0 * a } else { 2.0 * a });
    if a > 0.5493061443340549 {
        return (1.0 - 2.0 / (t + 2.0)).copysign(x);
    }
    ((if small { -t } else { t }) / (t + 2.0)).copysign(x)
}

/// As `sinh`, for singles.
pub fn sinh_f32(x: f32) -> f32 {
    if x.is_nan() {
        return f32::NAN;
    }
    let a = x.abs();
    if a < 1.0 {
        let z = x * x;
        return z * x * horner_f32(z, &S_F32) + x;
    }
    if a > 89.5 {
        return f32::INFINITY.copysign(x);
    }
    let w = exp_f32(0.5 * a);
    (0.5 * w * w - 0.5 / w / w).copysign(x)
}

/// As `cosh`, for singles.
pub fn cosh_f32(x: f32) -> f32 {
    if x.is_nan() {
        return f32::NAN;
    }
    let a = x.abs();
    if a > 89.5 {
        return f32::INFINITY;
    }
    let w = exp_f32(0.5 * a);
    0.5 * w * w + 0.5 / w / w
}

/// As `tanh`, for singles, without branches.
#[inline(always)]
pub fn tanh_f32(x: f32) -> f32 {
    let a = x.abs();
    // From 10 on the result is 1.
    let bounded = if a > 10.0 { 10.0 } else { a };
    let e = expm1_plain_f32(2.0 * bounded);
    let t = quotient_f32(e, e + 2.0).copysign(x);
    // A device's least of two numbers is not NaN where one is.
    if x.is_nan() { f32::NAN } else { t }
}
