//! The power of singles: the logarithm to base 2 in two singles, times the exponent in two parts, then the
//! exponential of what is left beside a whole number. Written in the subset that README.md describes.

// Notice of Cephes:
// Cephes Math Library, Copyright 1984 - 1995 by Stephen L. Moshier.
// What you see here may be used freely but it comes with no support or guarantee.

use super::base::{horner_f32, trunc_f32};
use super::words::{
    lifted_f32, near_f32, poised_f32, scaled_f32, settled_f32, whole_f32, without_low_f32,
};

const LOG_F32: [f32; 9] = [
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
const EXP_F32: [f32; 6] = [
    6.931472028550421e-1,
    2.402264791363012e-1,
    5.550332471162809e-2,
    9.618437357674640e-3,
    1.339887440266574e-3,
    1.535336188319500e-4,
];
// log2(1+f)/f between sqrt(1/2) - 1 and sqrt(2) - 1.
const LOG2_F32: [f32; 9] = [
    1.4426949024,
    -7.2134715319e-1,
    4.8092043400e-1,
    -3.6071908474e-1,
    2.8769484162e-1,
    -2.3856969178e-1,
    2.1715672314e-1,
    -2.0995980501e-1,
    1.2550699711e-1,
];
// 1/log 2: 12 bits, and the rest.
const INV_LN2_HI_F32: f32 = 1.4423828125;
const INV_LN2_LO_F32: f32 = 3.122284e-4;
const INV_LN2_F32: f32 = 1.442695041;

/// x to the power y for finite y and x > 0, which is a normal number times two to the power `lift`.
#[inline(always)]
fn normal_power_f32(x: f32, lift: f32, y: f32) -> f32 {
    let h = x.to_bits().wrapping_add(0x3f80_0000 - 0x3f35_04f3);
    let k = (h >> 23) as i32 - 0x7f;
    let m = f32::from_bits((h & 0x007f_ffff).wrapping_add(0x3f35_04f3));
    // m = (1+f)/c with f so small that its cube is; a short c makes both products and f exact.
    let below = m < 0.84;
    let above = m > 1.19;
    let c = if below {
        1.25
    } else if above {
        0.75
    } else {
        1.0
    };
    let base_hi = if below {
        -0.32177734375
    } else if above {
        0.4150390625
    } else {
        0.0
    };
    let base_lo = if below {
        -1.5075113736235e-4
    } else if above {
        -1.5632211562e-6
    } else {
        0.0
    };
    let mh = without_low_f32(m);
    let f = (mh * c - 1.0) + (m - mh) * c;
    // log(1+f) = f - f²/2 + …, the first two terms exact in two singles.
    let fh = without_low_f32(f);
    let fl = f - fh;
    let square = 0.5 * fh * fh;
    let s = f - square;
    let lost = (f - s) - square;
    let low = (lost - fl * (fh + 0.5 * fl)) + f * f * f * horner_f32(f, &LOG_F32);
    let hi = without_low_f32(s + low);
    let lo = (s - hi) + low;
    // To base 2, its upper part short again.
    let top = hi * INV_LN2_HI_F32;
    let rest = (hi * INV_LN2_LO_F32 + lo * INV_LN2_F32) + base_lo;
    let gh = without_low_f32(base_hi + (top + rest));
    let gl = ((base_hi - gh) + top) + rest;
    let e = k as f32 + lift;
    let total = y * (e + gh);
    let over = total > 129.0;
    let under = total < -151.0;
    let yh = without_low_f32(y);
    let yl = y - yh;
    let bounded = if over || under { 0.0 } else { total };
    let whole = near_f32(bounded);
    let n = whole as f32;
    let r = ((yh * e - n) + yh * gh) + (yl * e + (yl * gh + y * gl));
    let inside = if over || under { 0.0 } else { r };
    let p = scaled_f32(1.0 + inside * horner_f32(inside, &EXP_F32), whole);
    let above = if over { f32::INFINITY } else { p };
    if under { 0.0 } else { above }
}

/// The logarithm to base 2 of a positive normal number: a whole number and the rest.
#[inline(always)]
fn log2_parts_f32(x: f32) -> (f32, f32) {
    let h = x.to_bits().wrapping_add(0x3f80_0000 - 0x3f35_04f3);
    let e = whole_f32((h >> 23) as i32 - 0x7f);
    let f = f32::from_bits((h & 0x007f_ffff).wrapping_add(0x3f35_04f3)) - 1.0;
    (e, f * horner_f32(f, &LOG2_F32))
}

/// Two to the power of what y times those parts are beside the whole number n.
#[inline(always)]
fn rest_of_power_f32(y: f32, e: f32, l: f32, n: f32) -> f32 {
    let yh = without_low_f32(y);
    let r = (yh * e - n) + ((y - yh) * e + y * l);
    1.0 + r * horner_f32(r, &EXP_F32)
}

/// x to the power y for positive normal x and |y| at most 8: one single is enough for the logarithm.
#[inline(always)]
fn short_power_f32(x: f32, y: f32) -> f32 {
    let (e, l) = log2_parts_f32(x);
    let total = y * (e + l);
    let over = total > 129.0;
    let under = total < -151.0;
    let bounded = if over || under { 0.0 } else { total };
    let k = near_f32(bounded);
    let p = scaled_f32(rest_of_power_f32(y, e, l, k as f32), k);
    let above = if over { f32::INFINITY } else { p };
    if under { 0.0 } else { above }
}

/// Whether `short_power_f32` is enough.
#[inline(always)]
pub fn is_short_power_f32(y: f32) -> bool {
    y.abs() <= 8.0
}

/// As `pow_f32` for positive normal numbers and zero to short powers; without branches.
#[inline(always)]
pub fn pow_short_f32(x: f32, y: f32) -> f32 {
    let p = short_power_f32(x, y);
    let q = if y == 2.0 { x * x } else { p };
    if x == 0.0 { 0.0 } else { q }
}

/// Whether a power needs the cases of `pow_f32`: all but those of zero and of positive normal numbers.
#[inline(always)]
pub fn is_rare_power_f32(x: f32, y: f32) -> bool {
    let bits = x.to_bits();
    let normal = bits.wrapping_sub(0x0080_0000) < 0x7f00_0000;
    let zero = bits == 0 && y > 0.0;
    let moderate = y.abs() < 1.0e6;
    !((normal || zero) && moderate)
}

/// As `pow_f32` where that is not rare; without branches.
#[inline(always)]
pub fn pow_plain_f32(x: f32, y: f32) -> f32 {
    let p = normal_power_f32(x, 0.0, y);
    let q = if y == 2.0 { x * x } else { p };
    if x == 0.0 { 0.0 } else { q }
}

/// x to the power y, the special cases as IEEE 754 has them, but that 1 to a NaN is NaN.
pub fn pow_f32(x: f32, y: f32) -> f32 {
    if !is_rare_power_f32(x, y) {
        if !is_short_power_f32(y) {
            return pow_plain_f32(x, y);
        }
        let (e, l) = log2_parts_f32(x);
        let total = y * (e + l);
        if x != 0.0 && total.abs() >= 126.0 {
            return pow_short_f32(x, y);
        }
        // The same where neither end is near.
        let s = poised_f32(total);
        let rest = rest_of_power_f32(y, e, l, settled_f32(s));
        let p = lifted_f32(rest, s.to_bits() as i32);
        let q = if y == 2.0 { x * x } else { p };
        return if x == 0.0 { 0.0 } else { q };
    }
    let zero = x.to_bits() << 1 == 0;
    if y.to_bits() << 1 == 0 {
        return 1.0;
    }
    if x.is_nan() || y.is_nan() {
        return f32::NAN;
    }
    if x == 1.0 {
        return 1.0;
    }
    if y == 2.0 {
        return x * x;
    }
    let a = x.abs();
    if y.is_infinite() {
        if a == 1.0 {
            return 1.0;
        }
        if (a > 1.0) == (y > 0.0) {
            return f32::INFINITY;
        }
        return 0.0;
    }
    let whole = trunc_f32(y) == y;
    // Whole numbers from 2^24 on are even.
    let half = 0.5 * y;
    let odd = whole && y.abs() < 16777216.0 && trunc_f32(half) != half;
    let negative = x.is_sign_negative();
    if negative && !whole && !zero && !x.is_infinite() {
        return f32::NAN;
    }
    let mut r = 0.0;
    if zero || x.is_infinite() {
        if zero != (y > 0.0) {
            r = f32::INFINITY;
        }
    } else {
        let small = a < 1.17549435e-38;
        let scaled = if small { a * 16777216.0 } else { a };
        let lift = if small { -24.0 } else { 0.0 };
        r = normal_power_f32(scaled, lift, y);
    }
    if negative && odd { -r } else { r }
}
