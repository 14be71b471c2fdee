//! pow (after fdlibm), cbrt (after FreeBSD's libm) and hypot (after musl) of doubles. Written in the subset that README.md describes.

// Notice of fdlibm:
// Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
//
// Developed at SunSoft, a Sun Microsystems, Inc. business.
// Permission to use, copy, modify, and distribute this
// software is freely granted, provided that this notice
// is preserved.

// Notice of fdlibm 5.3:
// Copyright (C) 2004 by Sun Microsystems, Inc. All rights reserved.
//
// Permission to use, copy, modify, and distribute this
// software is freely granted, provided that this notice
// is preserved.

// Notice of musl:
// Copyright © 2005-2020 Rich Felker, et al.
//
// Permission is hereby granted, free of charge, to any person obtaining
// a copy of this software and associated documentation files (the
// "Software"), to deal in the Software without restriction, including
// without limitation the rights to use, copy, modify, merge, publish,
// distribute, sublicense, and/or sell copies of the Software, and to
// permit persons to whom the Software is furnished to do so, subject to
// the following conditions:
//
// The above copyright notice and this permission notice shall be
// included in all copies or substantial portions of the Software.
//
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND,
// EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
// MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT.
// IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY
// CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT,
// TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
// SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.

use super::base::{horner, sqrt, trunc};
use super::words::scaled;

const MAGIC: f64 = 6755399441055744.0; // 1.5·2^52
const UPPER: u64 = 0xffff_ffff_0000_0000;

/// the fit of fdlibm for log(x)/2 - s - s³/3 ... in s²
const LOG_SERIES: [f64; 6] = [
    5.99999999999994648725e-01,
    4.28571428578550184252e-01,
    3.33333329818377432918e-01,
    2.72728123808534006489e-01,
    2.30660745775561754067e-01,
    2.06975017800338417784e-01,
];
const EXP_SERIES: [f64; 5] = [
    1.66666666666666019037e-01,
    -2.77777777770155933842e-03,
    6.61375632143793436117e-05,
    -1.65339022054652515390e-06,
    4.13813679705723846039e-08,
];
const LN2: f64 = 6.93147180559945286227e-01;
const LN2_H: f64 = 6.93147182464599609375e-01;
const LN2_L: f64 = -1.90465429995776804525e-09;
const CP: f64 = 9.61796693925975554329e-01; // 2/(3 ln 2)
const CP_H: f64 = 9.61796700954437255859e-01;
const CP_L: f64 = -7.02846165095275826516e-09;

/// The double with the lower half of its bits cleared.
fn upper_half(x: f64) -> f64 {
    f64::from_bits(x.to_bits() & UPPER)
}

/// log2 of a positive normal number, in two parts, the first with 21 bits of fraction.
pub fn log2_parts_normal(x: f64) -> (f64, f64) {
    let bits = x.to_bits();
    let fraction = bits & 0x000f_ffff_ffff_ffff;
    // x = 2^n·a with a below sqrt(3/2), near 3/2, or above sqrt(3), halved
    let low = fraction < 0x0003_988f_0000_0000;
    let half = !low && fraction < 0x000b_b67a_0000_0000;
    let top = !low && !half;
    let exponent = (bits >> 52).wrapping_add(u64::from(top));
    let n = f64::from_bits(0x4330_0000_0000_0000 | exponent) - 4503599627371519.0;
    let unit = if top { 0x3fe0_0000_0000_0000 } else { 0x3ff0_0000_0000_0000 };
    let a = f64::from_bits(fraction | unit);
    let bp = if half { 1.5 } else { 1.0 };
    let dp_h = if half { 5.84962487220764160156e-01 } else { 0.0 };
    let dp_l = if half { 1.35003920212974897128e-08 } else { 0.0 };
    // s = (a - bp)/(a + bp) in two parts
    let u = a - bp;
    let sum = a + bp;
    let v = 1.0 / sum;
    let s = u * v;
    let s_h = upper_half(s);
    let t_h = upper_half(sum);
    let t_l = a - (t_h - bp);
    let s_l = v * ((u - s_h * t_h) - s_h * t_l);
    let s2 = s * s;
    let series = s2 * s2 * horner(s2, &LOG_SERIES) + s_l * (s_h + s);
    let h2 = s_h * s_h;
    let w_h = upper_half((3.0 + h2) + series);
    let w_l = series - ((w_h - 3.0) - h2);
    let p = s_h * w_h;
    let q = s_l * w_h + w_l * s;
    let p_h = upper_half(p + q);
    let p_l = q - (p_h - p);
    let z_h = CP_H * p_h;
    let z_l = (CP_L * p_h + p_l * CP) + dp_l;
    let first = upper_half(((z_h + z_l) + dp_h) + n);
    let second = z_l - (((first - n) - dp_h) - z_h);
    (first, second)
}

/// 2^(h + l) for |h + l| below 1100, l being small.
pub fn exp2_parts(h: f64, l: f64) -> f64 {
    let t = (h + l) + MAGIC;
    let k = t - MAGIC;
    let rest = h - k;
    let f = upper_half(rest + l);
    let u = f * LN2_H;
    let v = (l - (f - rest)) * LN2 + f * LN2_L;
    let z = u + v;
    let w = v - (z - u);
    let s = z * z;
    let c = z - s * horner(s, &EXP_SERIES);
    let r = (z * c) / (c - 2.0) - (w + z * w);
    scaled(1.0 - (r - z), t.to_bits() as i32)
}

/// Whether a power needs the cases of `pow`: all but positive normal bases with moderate exponents.
pub fn is_rare_power(x: f64, y: f64) -> bool {
    let plain = x >= 2.2250738585072014e-308 && x <= 1.7976931348623157e308 && y.abs() <= 1.0e6;
    !plain
}

/// x^y where that is not rare.
pub fn pow_plain(x: f64, y: f64) -> f64 {
    let (t1, t2) = log2_parts_normal(x);
    let y1 = upper_half(y);
    let l = (y - y1) * t1 + y * t2;
    let h = y1 * t1;
    // Beyond these the result has overflowed or vanished.
    let over = h > 1100.0;
    let under = h < -1200.0;
    let inside = exp2_parts(if over || under { 0.0 } else { h }, l);
    let big = if over { f64::INFINITY } else { inside };
    if under { 0.0 } else { big }
}

/// x^y; NaN for a negative base and a fractional exponent, and (unlike IEEE 754's) for 1 to a NaN.
pub fn pow(x: f64, y: f64) -> f64 {
    if y == 0.0 {
        return 1.0;
    }
    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    if x == 1.0 {
        return 1.0;
    }
    if y == 1.0 {
        return x;
    }
    if y == 2.0 {
        return x * x;
    }
    let a = x.abs();
    let whole = y == trunc(y);
    let half = 0.5 * y;
    let odd = whole && y.abs() < 9007199254740992.0 && half != trunc(half);
    if y.is_infinite() {
        if a == 1.0 {
            return 1.0;
        }
        let grows = (a > 1.0) == (y > 0.0);
        return if grows { f64::INFINITY } else { 0.0 };
    }
    let negative = x.is_sign_negative() && odd;
    if a == 0.0 || a.is_infinite() {
        let large = (a == 0.0) == (y < 0.0);
        let r = if large { f64::INFINITY } else { 0.0 };
        return if negative { -r } else { r };
    }
    if x < 0.0 && !whole {
        return f64::NAN;
    }
    let mut r = 1.0;
    if a != 1.0 {
        // A base so close to 1 that huge exponents matter has |log2| above 2^-54.
        let small = a < 2.2250738585072014e-308;
        let scaled = if small { a * 18014398509481984.0 } else { a };
        let (p1, t2) = log2_parts_normal(scaled);
        let shifted = if small { p1 - 54.0 } else { p1 };
        let y1 = upper_half(y);
        let h = y1 * shifted;
        // Of huge exponents the parts alone may be beyond what the sum is.
        let size = if y.abs() > 1.0e6 { y * (shifted + t2) } else { h };
        if size > 1100.0 {
            r = f64::INFINITY;
        } else if size < -1200.0 {
            r = 0.0;
        } else {
            r = exp2_parts(h, (y - y1) * shifted + y * t2);
        }
    }
    if negative { -r } else { r }
}

/// A whole power by products.
pub fn whole_power(x: f64, exponent: i32) -> f64 {
    let mut n = exponent.unsigned_abs();
    let mut square = x;
    let mut r = 1.0;
    while n > 0 {
        if (n & 1) == 1 {
            r *= square;
        }
        n >>= 1;
        if n > 0 {
            square *= square;
        }
    }
    if exponent < 0 { 1.0 / r } else { r }
}

/// As `whole_power`, of a single.
pub fn whole_power_f32(x: f32, exponent: i32) -> f32 {
    let mut n = exponent.unsigned_abs();
    let mut square = x;
    let mut r: f32 = 1.0;
    while n > 0 {
        if (n & 1) == 1 {
            r *= square;
        }
        n >>= 1;
        if n > 0 {
            square *= square;
        }
    }
    if exponent < 0 { 1.0 / r } else { r }
}

/// The cube root.
pub fn cbrt(x: f64) -> f64 {
    if x == 0.0 || !x.is_finite() {
        return x;
    }
    let a = x.abs();
    let small = a < 2.2250738585072014e-308;
    let scaled = if small { a * 18014398509481984.0 } else { a };
    let high = (scaled.to_bits() >> 32) as u32;
    let bias: u32 = if small { 696219795 } else { 715094163 };
    let mut t = f64::from_bits(u64::from((high / 3).wrapping_add(bias)) << 32);
    // A quintic in t³/x - 1 gives 23 bits.
    let r = (t * t) * (t / a);
    let c = (1.87595182427177009643 + r * (-1.88497979543377169875 + r * 1.621429720105354466140))
        + ((r * r) * r) * (-0.758397934778766047437 + r * 0.145996192886612446982);
    t *= c;
    t = f64::from_bits(t.to_bits().wrapping_add(0x8000_0000) & 0xffff_ffff_c000_0000);
    // One step of Newton to full precision; t² is exact.
    let s = t * t;
    let q = a / s;
    let w = t + t;
    let d = (q - t) / (w + q);
    (t + t * d).copysign(x)
}

/// sqrt(x² + y²) without overflow.
pub fn hypot(x: f64, y: f64) -> f64 {
    let a = x.abs();
    let b = y.abs();
    if a.is_infinite() || b.is_infinite() {
        return f64::INFINITY;
    }
    if a.is_nan() || b.is_nan() {
        return f64::NAN;
    }
    let mut big = if a > b { a } else { b };
    let mut small = if a > b { b } else { a };
    if small == 0.0 || big * 5.551115123125783e-17 > small {
        return big + small;
    }
    let mut back = 1.0;
    if big > 1.0e150 {
        big *= 1.90109156629516e-211;
        small *= 1.90109156629516e-211;
        back = 5.260135901548374e210;
    } else if small < 1.0e-130 {
        big *= 5.260135901548374e210;
        small *= 5.260135901548374e210;
        back = 1.90109156629516e-211;
    }
    sqrt(squares_normal(big, small)) * back
}

/// The sum of two squares to twice the digits, then rounded, of numbers between 1e-130 and 1e150: whatever is in it is a
/// normal number.
fn squares_normal(big: f64, small: f64) -> f64 {
    let bh = upper_half(big);
    let bl = big - bh;
    let sh = upper_half(small);
    let sl = small - sh;
    let b2 = big * big;
    let bt = ((bh * bh - b2) + 2.0 * bh * bl) + bl * bl;
    let s2 = small * small;
    let st = ((sh * sh - s2) + 2.0 * sh * sl) + sl * sl;
    ((st + bt) + s2) + b2
}
