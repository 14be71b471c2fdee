//! asin, acos, atan, atan2, and the inverse hyperbolic functions, after fdlibm. Written in the subset that
//! README.md describes.

// Notice of fdlibm:
// Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
//
// Developed at SunSoft, a Sun Microsystems, Inc. business.
// Permission to use, copy, modify, and distribute this
// software is freely granted, provided that this notice
// is preserved.

use super::base::{horner, sqrt};
use super::logarithm::{log, log_from, log1p};

const PIO2: f64 = 1.57079632679489655800e+00;
const PIO2_LOW: f64 = 6.12323399573676603587e-17;
const PI: f64 = 3.14159265358979311600e+00;
const PI_LOW: f64 = 1.2246467991473531772e-16;
const LN2: f64 = 6.93147180559945286227e-01;

/// numerator and denominator of (asin x - x)/x³ in x² (the fdlibm fit)
const ASIN_P: [f64; 6] = [
    1.66666666666666657415e-01,
    -3.25565818622400915405e-01,
    2.01212532134862925881e-01,
    -4.00555345006794114027e-02,
    7.91534994289814532176e-04,
    3.47933107596021167570e-05,
];
const ASIN_Q: [f64; 5] = [
    1.0,
    -2.40339491173441421878e+00,
    2.02094576023350569471e+00,
    -6.88283971605453293030e-01,
    7.70381505559019352791e-02,
];
/// (x - atan x)/x³ in x²
const ATAN: [f64; 11] = [
    3.33333333333329318027e-01,
    -1.99999999998764832476e-01,
    1.42857142725034663711e-01,
    -1.11111104054623557880e-01,
    9.09088713343650656196e-02,
    -7.69187620504482999495e-02,
    6.66107313738753120669e-02,
    -5.83357013379057348645e-02,
    4.97687799461593236017e-02,
    -3.65315727442169155270e-02,
    1.62858201153657823623e-02,
];

fn asin_rest_normal(z: f64) -> f64 {
    z * horner(z, &ASIN_P) / horner(z, &ASIN_Q)
}

/// The inverse sine; NaN beyond 1.
pub fn asin(x: f64) -> f64 {
    let a = x.abs();
    if a < 0.5 {
        if a < 7.450580596923828e-9 {
            return x;
        }
        return asin_near_normal(x);
    }
    if !(a <= 1.0) {
        return f64::NAN;
    }
    asin_far_normal(a).copysign(x)
}

/// The inverse sine of at most one half, of an x whose square is a normal number.
fn asin_near_normal(x: f64) -> f64 {
    x + x * asin_rest_normal(x * x)
}

/// The inverse sine from one half to 1.
fn asin_far_normal(a: f64) -> f64 {
    // asin a = pi/2 - 2 asin(sqrt((1-a)/2))
    let z = (1.0 - a) * 0.5;
    let s = sqrt(z);
    let r = asin_rest_normal(z);
    if a >= 0.975 {
        return PIO2 - (2.0 * (s + s * r) - PIO2_LOW);
    }
    let f = f64::from_bits(s.to_bits() & 0xffff_ffff_0000_0000);
    let c = (z - f * f) / (s + f);
    0.5 * PIO2 - (2.0 * s * r - (PIO2_LOW - 2.0 * c) - (0.5 * PIO2 - 2.0 * f))
}

/// The inverse cosine; NaN beyond 1.
pub fn acos(x: f64) -> f64 {
    let a = x.abs();
    if a < 1.0e-17 {
        return PIO2 - (x - PIO2_LOW);
    }
    if !(a <= 1.0) {
        return f64::NAN;
    }
    if x == 1.0 {
        return 0.0;
    }
    acos_normal(x, a)
}

/// The inverse cosine below 1, of what is not very small.
fn acos_normal(x: f64, a: f64) -> f64 {
    let near = a < 0.5;
    let z = if near { x * x } else { (1.0 - a) * 0.5 };
    let r = asin_rest_normal(z);
    if near {
        return PIO2 - (x - (PIO2_LOW - x * r));
    }
    let s = sqrt(z);
    if x < 0.0 {
        return 2.0 * (PIO2 - (s + (r * s - PIO2_LOW)));
    }
    let f = f64::from_bits(s.to_bits() & 0xffff_ffff_0000_0000);
    let c = (z - f * f) / (s + f);
    2.0 * (f + (r * s + c))
}

/// The inverse tangent.
pub fn atan(x: f64) -> f64 {
    let a = x.abs();
    if x.is_nan() {
        return x;
    }
    if a < 7.450580596923828e-9 {
        return x;
    }
    if a > 7.378697629483821e19 {
        return PIO2.copysign(x);
    }
    atan_normal(a).copysign(x)
}

/// The same for a from 2^-27 to 2^66: the tangent of the difference to a near angle is a quotient.
fn atan_normal(a: f64) -> f64 {
    // Of the quotient, what a is taken times and what is added, above and below.
    let mut above = 1.0;
    let mut before = 0.0;
    let mut below = 0.0;
    let mut beside = 1.0;
    let mut high = 0.0;
    let mut low = 0.0;
    if a >= 2.4375 {
        above = 0.0;
        before = -1.0;
        below = 1.0;
        beside = 0.0;
        high = PIO2;
        low = PIO2_LOW;
    } else if a >= 1.1875 {
        before = -1.5;
        below = 1.5;
        high = 9.82793723247329054082e-01;
        low = 1.39033110312309984516e-17;
    } else if a >= 0.6875 {
        before = -1.0;
        below = 1.0;
        high = 7.85398163397448278999e-01;
        low = 3.06161699786838301793e-17;
    } else if a >= 0.4375 {
        above = 2.0;
        before = -1.0;
        below = 1.0;
        beside = 2.0;
        high = 4.63647609000806093515e-01;
        low = 2.26987774529616870924e-17;
    }
    let t = (above * a + before) / (below * a + beside);
    let z = t * t;
    let p = z * horner(z, &ATAN);
    high - ((t * p - low) - t)
}

/// The angle of the point (x, y), in (-pi, pi].
pub fn atan2(y: f64, x: f64) -> f64 {
    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    if y == 0.0 {
        if x.is_sign_negative() {
            return PI.copysign(y);
        }
        return y;
    }
    if x == 0.0 {
        return PIO2.copysign(y);
    }
    if x.is_infinite() {
        if y.is_infinite() {
            let corner = if x > 0.0 { 0.5 * PIO2 } else { 1.5 * PIO2 };
            return corner.copysign(y);
        }
        let flat = if x > 0.0 { 0.0 } else { PI };
        return flat.copysign(y);
    }
    if y.is_infinite() {
        return PIO2.copysign(y);
    }
    let r = atan((y / x).abs());
    if x > 0.0 {
        return r.copysign(y);
    }
    // Where the quotient overflows or vanishes, the answer is that of the axis.
    let t = PI - (r - PI_LOW);
    t.copysign(y)
}

/// The inverse hyperbolic sine.
pub fn asinh(x: f64) -> f64 {
    let a = x.abs();
    if a < 7.450580596923828e-9 || !x.is_finite() {
        return x;
    }
    let s = a * a;
    let r = sqrt(1.0 + s);
    let near = a <= 2.0;
    let far = a > 268435456.0;
    let q = (if near { s } else { 1.0 }) / ((if near { 1.0 } else { a }) + r);
    let u = (if near { a } else { 2.0 * a }) + q;
    let l = log_from(if far { a } else { u }, near);
    (if far { l + LN2 } else { l }).copysign(x)
}

/// The inverse hyperbolic cosine; NaN below 1.
pub fn acosh(x: f64) -> f64 {
    if x < 1.0 || x.is_nan() {
        return f64::NAN;
    }
    if x > 2.0 {
        let far = x > 268435456.0;
        let l = log(if far { x } else { 2.0 * x - 1.0 / (x + sqrt(x * x - 1.0)) });
        return if far { l + LN2 } else { l };
    }
    let t = x - 1.0;
    log1p(t + sqrt(2.0 * t + t * t))
}

/// The inverse hyperbolic tangent; NaN beyond 1.
pub fn atanh(x: f64) -> f64 {
    let a = x.abs();
    if a < 3.7e-9 {
        return x;
    }
    if a > 1.0 || x.is_nan() {
        return f64::NAN;
    }
    if a == 1.0 {
        return f64::INFINITY.copysign(x);
    }
    let two = a + a;
    if a < 0.5 {
        return (0.5 * log1p(two + two * a / (1.0 - a))).copysign(x);
    }
    (0.5 * log1p(two / (1.0 - a))).copysign(x)
}
