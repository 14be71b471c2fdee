//! Remainders, sign, least and greatest: the arithmetic beyond + - * / that doubles and singles have.
//! Written in the subset that README.md describes.

use super::base::{floor, floor_f32, trunc, trunc_f32};

const WHOLE: f64 = 9007199254740992.0; // 2^53: from here on every double is whole
const WHOLE_F32: f32 = 16777216.0; // 2^24
const EPSILON: f64 = 2.220446049250313e-16; // 2^-52
const EPSILON_F32: f32 = 1.1920929e-7; // 2^-23

/// The remainder of |x|/|y| for finite x and finite nonzero y, exact: long division by shift and subtract.
pub fn long_remainder(x: f64, y: f64) -> f64 {
    let mut a = x.abs().to_bits();
    let b = y.abs().to_bits();
    if a < b {
        return x.abs();
    }
    let mut ea = (a >> 52) as i32;
    let mut eb = (b >> 52) as i32;
    let mut ma = a & 0x000f_ffff_ffff_ffff;
    let mut mb = b & 0x000f_ffff_ffff_ffff;
    if ea == 0 {
        ea = 1;
    } else {
        ma |= 0x0010_0000_0000_0000;
    }
    if eb == 0 {
        eb = 1;
    } else {
        mb |= 0x0010_0000_0000_0000;
    }
    // Subnormal significands are moved up, so that a step leaves less than one divisor.
    while ma < 0x0010_0000_0000_0000 && ma != 0 {
        ma <<= 1;
        ea -= 1;
    }
    while mb < 0x0010_0000_0000_0000 {
        mb <<= 1;
        eb -= 1;
    }
    while ea > eb {
        if ma >= mb {
            ma = ma.wrapping_sub(mb);
        }
        ma <<= 1;
        ea -= 1;
    }
    if ma >= mb {
        ma = ma.wrapping_sub(mb);
    }
    if ma == 0 {
        return 0.0;
    }
    while ma < 0x0010_0000_0000_0000 && ea > 1 {
        ma <<= 1;
        ea -= 1;
    }
    while ea < 1 {
        ma >>= 1;
        ea += 1;
    }
    a = ma;
    if ma >= 0x0010_0000_0000_0000 {
        a = (ma & 0x000f_ffff_ffff_ffff) | ((ea as u64) << 52);
    }
    f64::from_bits(a)
}

/// `x - y*floor(x/y)`, with the sign of y; x where y is 0. Where y is not whole and x/y is whole but for
/// rounding, it is 0.
pub fn modulo(x: f64, y: f64) -> f64 {
    if y == 0.0 {
        return x;
    }
    if !x.is_finite() || y.is_nan() {
        return f64::NAN;
    }
    if y.is_infinite() {
        if x == 0.0 || (x < 0.0) == (y < 0.0) {
            return x;
        }
        return y;
    }
    let q = x / y;
    let fractional = y != floor(y);
    if q.abs() < WHOLE && (fractional || x.abs() < WHOLE) {
        let near = floor(q + 0.5);
        if fractional && (q - near).abs() < EPSILON * near.abs() {
            return (0.0_f64).copysign(y);
        }
        // Where the quotient was rounded up to a whole number, this is just beyond the other end.
        let d = x - y * floor(q);
        if d != 0.0 && (d < 0.0) != (y < 0.0) {
            return d + y;
        }
        return d.abs().copysign(y);
    }
    let r = long_remainder(x, y);
    if r != 0.0 && (x < 0.0) != (y < 0.0) {
        return (y.abs() - r).copysign(y);
    }
    r.copysign(y)
}

/// `x - y*fix(x/y)`, with the sign of x; NaN where y is 0. Where y is not whole and x/y is whole but for
/// rounding, it is 0.
pub fn remainder(x: f64, y: f64) -> f64 {
    if y == 0.0 || !x.is_finite() || y.is_nan() {
        return f64::NAN;
    }
    if y.is_infinite() {
        return x;
    }
    let q = x / y;
    let fractional = y != floor(y);
    if q.abs() < WHOLE && (fractional || x.abs() < WHOLE) {
        let near = floor(q + 0.5);
        if fractional && (q - near).abs() < EPSILON * near.abs() {
            return (0.0_f64).copysign(x);
        }
        let d = x - y * trunc(q);
        if d != 0.0 && (d < 0.0) != (x < 0.0) {
            return d + y.abs().copysign(x);
        }
        return d.abs().copysign(x);
    }
    long_remainder(x, y).copysign(x)
}

/// -1, 0 or 1; NaN for NaN.
pub fn sign(x: f64) -> f64 {
    let up = if x > 0.0 { 1.0 } else { x };
    if x < 0.0 { -1.0 } else { up }
}

/// The lesser; NaN only where both are. Of equal ones the first.
pub fn least(x: f64, y: f64) -> f64 {
    if y < x || x.is_nan() { y } else { x }
}

/// The greater; NaN only where both are. Of equal ones the first.
pub fn greatest(x: f64, y: f64) -> f64 {
    if y > x || x.is_nan() { y } else { x }
}

/// The quotient, cut to a whole number.
pub fn whole_quotient(x: f64, y: f64) -> f64 {
    trunc(x / y)
}

/// The remainder of |x|/|y| for finite x and finite nonzero y, exact.
pub fn long_remainder_f32(x: f32, y: f32) -> f32 {
    let mut a = x.abs().to_bits();
    let b = y.abs().to_bits();
    if a < b {
        return x.abs();
    }
    let mut ea = (a >> 23) as i32;
    let mut eb = (b >> 23) as i32;
    let mut ma = a & 0x007f_ffff;
    let mut mb = b & 0x007f_ffff;
    if ea == 0 {
        ea = 1;
    } else {
        ma |= 0x0080_0000;
    }
    if eb == 0 {
        eb = 1;
    } else {
        mb |= 0x0080_0000;
    }
    // Subnormal significands are moved up, so that a step leaves less than one divisor.
    while ma < 0x0080_0000 && ma != 0 {
        ma <<= 1;
        ea -= 1;
    }
    while mb < 0x0080_0000 {
        mb <<= 1;
        eb -= 1;
    }
    while ea > eb {
        if ma >= mb {
            ma = ma.wrapping_sub(mb);
        }
        ma <<= 1;
        ea -= 1;
    }
    if ma >= mb {
        ma = ma.wrapping_sub(mb);
    }
    if ma == 0 {
        return 0.0;
    }
    while ma < 0x0080_0000 && ea > 1 {
        ma <<= 1;
        ea -= 1;
    }
    while ea < 1 {
        ma >>= 1;
        ea += 1;
    }
    a = ma;
    if ma >= 0x0080_0000 {
        a = (ma & 0x007f_ffff) | ((ea as u32) << 23);
    }
    f32::from_bits(a)
}

/// As `modulo`, for singles.
pub fn modulo_f32(x: f32, y: f32) -> f32 {
    if y == 0.0 {
        return x;
    }
    if !x.is_finite() || y.is_nan() {
        return f32::NAN;
    }
    if y.is_infinite() {
        if x == 0.0 || (x < 0.0) == (y < 0.0) {
            return x;
        }
        return y;
    }
    let q = x / y;
    if y != floor_f32(y) {
        let near = floor_f32(q + 0.5);
        if (q - near).abs() < EPSILON_F32 * near.abs() && q.abs() < WHOLE_F32 {
            return (0.0_f32).copysign(y);
        }
    }
    let r = long_remainder_f32(x, y);
    if r != 0.0 && (x < 0.0) != (y < 0.0) {
        return (y.abs() - r).copysign(y);
    }
    r.copysign(y)
}

/// As `remainder`, for singles.
pub fn remainder_f32(x: f32, y: f32) -> f32 {
    if y == 0.0 || !x.is_finite() || y.is_nan() {
        return f32::NAN;
    }
    if y.is_infinite() {
        return x;
    }
    let q = x / y;
    if y != floor_f32(y) {
        let near = floor_f32(q + 0.5);
        if (q - near).abs() < EPSILON_F32 * near.abs() && q.abs() < WHOLE_F32 {
            return (0.0_f32).copysign(x);
        }
    }
    long_remainder_f32(x, y).copysign(x)
}

/// As `sign`, for singles.
pub fn sign_f32(x: f32) -> f32 {
    let up = if x > 0.0 { 1.0 } else { x };
    if x < 0.0 { -1.0 } else { up }
}

/// As `least`, for singles.
pub fn least_f32(x: f32, y: f32) -> f32 {
    if y < x || x.is_nan() { y } else { x }
}

/// As `greatest`, for singles.
pub fn greatest_f32(x: f32, y: f32) -> f32 {
    if y > x || x.is_nan() { y } else { x }
}

/// As `whole_quotient`, for singles.
pub fn whole_quotient_f32(x: f32, y: f32) -> f32 {
    trunc_f32(x / y)
}
