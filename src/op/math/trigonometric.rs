//! Sine, cosine and tangent: the argument less a multiple of π/2 in three parts (Cody and Waite), of
//! large arguments by the integer product with enough bits of 2/π (Payne and Hanek); then polynomials,
//! by the published method of fdlibm. Written in the subset that README.md describes.

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

// Notice of Cephes:
// Cephes Math Library, Copyright 1984 - 1995 by Stephen L. Moshier.
// What you see here may be used freely but it comes with no support or guarantee.

use super::base::{horner, horner_f32, horner_of, rint, rint_f32};
use super::words::{high, poised_f32, settled_f32};

const INV_PIO2: f64 = 6.36619772367581382433e-01;
const PIO2_1: f64 = 1.57079632673412561417;
const PIO2_1T: f64 = 6.07710050650619224932e-11;
const PIO2_2: f64 = 6.07710050630396597660e-11;
const PIO2_2T: f64 = 2.02226624879595063154e-21;
const PIO2_3: f64 = 2.02226624871116645580e-21;
const PIO2_3T: f64 = 8.47842766036889956997e-32;
const PIO4: f64 = 7.85398163397448278999e-01;
const PIO4_LO: f64 = 3.06161699786838301793e-17;

const S1: f64 = -1.66666666666666324348e-01;
const S: [f64; 5] = [
    8.33333333332248946124e-03,
    -1.98412698298579493134e-04,
    2.75573137070700676789e-06,
    -2.50507602534068634195e-08,
    1.58969099521155010221e-10,
];
const C: [f64; 6] = [
    4.16666666666666019037e-02,
    -1.38888888888741095749e-03,
    2.48015872894767294178e-05,
    -2.75573143513906633035e-07,
    2.08757232129817482790e-09,
    -1.13596475577881948265e-11,
];
const T0: f64 = 3.33333333333334091986e-01;
const T_ODD: [f64; 6] = [
    1.33333333333201242699e-01,
    2.18694882948595424599e-02,
    3.59207910759131235356e-03,
    5.88041240820264096874e-04,
    7.81794442939557092300e-05,
    -1.85586374855275456654e-05,
];
const T_EVEN: [f64; 6] = [
    5.39682539762260521377e-02,
    8.86323982359930005737e-03,
    1.45620945432529025516e-03,
    2.46463134818469906812e-04,
    7.14072491382608190305e-05,
    2.59073051863633712884e-05,
];

/// Two words of zeros, then the bits of 2/π behind the point.
const TWO_OVER_PI: [u32; 40] = [
    0x00000000, 0x00000000, 0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0, 0xdb629599, 0x3c439041,
    0xfe5163ab, 0xdebbc561, 0xb7246e3a, 0x424dd2e0, 0x06492eea, 0x09d1921c, 0xfe1deb1c, 0xb129a73e,
    0xe88235f5, 0x2ebb4484, 0xe99c7026, 0xb45f7e41, 0x3991d639, 0x835339f4, 0x9c845f8b, 0xbdf9283b,
    0x1ff897ff, 0xde05980f, 0xef2f118b, 0x5a0a6d1f, 0x6d367ecf, 0x27cb09b7, 0x4f463f66, 0x9e5fea2d,
    0x7527bac7, 0xebe5f17b, 0x3d0739f7, 0x8a5292ea, 0x6bfb5fb1, 0x1f8d5d08, 0x56033046, 0xfc7b6bab,
];

/// The upper 64 bits of a product.
fn product_high(a: u64, b: u64) -> u64 {
    let al = a as u32;
    let ah = (a >> 32) as u32;
    let bl = b as u32;
    let bh = (b >> 32) as u32;
    let ll = (al as u64) * (bl as u64);
    let lh = (al as u64) * (bh as u64);
    let hl = (ah as u64) * (bl as u64);
    let hh = (ah as u64) * (bh as u64);
    let m = lh + (ll >> 32);
    let n = hl + (m & 0xffff_ffff);
    hh + (m >> 32) + (n >> 32)
}

/// 64 bits of 2/π from bit `start` of the table on.
fn bits_of_two_over_pi(start: u32) -> u64 {
    let w = (start >> 5) as usize;
    let s = start & 31;
    let a = ((TWO_OVER_PI[w] as u64) << 32) | (TWO_OVER_PI[w + 1] as u64);
    if s == 0 {
        return a;
    }
    (a << s) | ((TWO_OVER_PI[w + 2] as u64) >> (32 - s))
}

/// For a large finite x ≥ 0: the quadrant, and the rest in two doubles.
fn reduce_large(x: f64) -> (i32, f64, f64) {
    let bits = x.to_bits();
    let m = (bits & 0x000f_ffff_ffff_ffff) | 0x0010_0000_0000_0000;
    // x = m·2^e; bits of 2/π that weigh 4 and more there give whole turns.
    let e = (bits >> 52) as i32 - 1075;
    let start = (e + 62) as u32;
    let a = bits_of_two_over_pi(start);
    let b = bits_of_two_over_pi(start + 64);
    let c = bits_of_two_over_pi(start + 128);
    // The product modulo 2^192, its two upper bits the quadrant.
    let p2 = c.wrapping_mul(m);
    let c1 = product_high(c, m);
    let bm = b.wrapping_mul(m);
    let mut p1 = bm.wrapping_add(c1);
    let carry = if p1 < bm { 1_u64 } else { 0_u64 };
    let p0 = a.wrapping_mul(m).wrapping_add(product_high(b, m)).wrapping_add(carry);
    let mut quadrant = (p0 >> 62) as i32;
    let mut f0 = (p0 << 2) | (p1 >> 62);
    let mut f1 = (p1 << 2) | (p2 >> 62);
    let mut f2 = p2 << 2;
    let negative = f0 >> 63 != 0;
    if negative {
        // More than half a quadrant: from the next one back.
        quadrant += 1;
        f2 = f2.wrapping_neg();
        p1 = if f2 == 0 { 1_u64 } else { 0_u64 };
        f1 = (f1 ^ 0xffff_ffff_ffff_ffff).wrapping_add(p1);
        let more = if p1 == 1 && f1 == 0 { 1_u64 } else { 0_u64 };
        f0 = (f0 ^ 0xffff_ffff_ffff_ffff).wrapping_add(more);
    }
    let mut lead = 0;
    if f0 == 0 {
        f0 = f1;
        f1 = f2;
        f2 = 0;
        lead = 64;
    }
    let z = f0.leading_zeros();
    if z > 0 {
        f0 = (f0 << z) | (f1 >> (64 - z));
        f1 = (f1 << z) | (f2 >> (64 - z));
        lead += z as i32;
    }
    // Times π/2, which is 0xc90fdaa22168c234.c4c6628b80dc1cd1 · 2^-63.
    let hi = product_high(f0, 0xc90f_daa2_2168_c234);
    let part = f0.wrapping_mul(0xc90f_daa2_2168_c234);
    let part1 = product_high(f0, 0xc4c6_628b_80dc_1cd1);
    let part2 = product_high(f1, 0xc90f_daa2_2168_c234);
    let s1 = part.wrapping_add(part1);
    let up1 = if s1 < part { 1_u64 } else { 0_u64 };
    let mut low = s1.wrapping_add(part2);
    let up2 = if low < s1 { 1_u64 } else { 0_u64 };
    let mut top = hi.wrapping_add(up1).wrapping_add(up2);
    if top >> 63 == 0 {
        top = (top << 1) | (low >> 63);
        low <<= 1;
        lead += 1;
    }
    let scale = f64::from_bits(((1023 - 52 - lead) as u64) << 52);
    let scale_low = f64::from_bits(((1023 - 105 - lead) as u64) << 52);
    let y0 = (top >> 11) as f64 * scale;
    let y1 = (((top & 0x7ff) << 42) | (low >> 22)) as f64 * scale_low;
    let y = y0 + y1;
    let t = (y0 - y) + y1;
    if negative {
        return (quadrant, -y, -t);
    }
    (quadrant, y, t)
}

/// For finite x: the quadrant (modulo 4), and `x - quadrant·π/2` in two doubles.
fn reduce(x: f64) -> (i32, f64, f64) {
    let a = x.abs();
    if a < 0.7853981633974483 {
        return (0, x, 0.0);
    }
    if a >= 1048576.0 {
        let (q, y0, y1) = reduce_large(a);
        if x < 0.0 {
            return (-q, -y0, -y1);
        }
        return (q, y0, y1);
    }
    reduce_normal(x, a)
}

/// The same of what is neither small nor large.
fn reduce_normal(x: f64, a: f64) -> (i32, f64, f64) {
    let n = rint(x * INV_PIO2);
    let mut r = x - n * PIO2_1;
    let mut w = n * PIO2_1T;
    let mut y0 = r - w;
    let ex = (high(a) >> 20) as i32;
    if ex - ((high(y0) >> 20) & 0x7ff) as i32 > 16 {
        let t = r;
        w = n * PIO2_2;
        r = t - w;
        w = n * PIO2_2T - ((t - r) - w);
        y0 = r - w;
        if ex - ((high(y0) >> 20) & 0x7ff) as i32 > 49 {
            let t = r;
            w = n * PIO2_3;
            r = t - w;
            w = n * PIO2_3T - ((t - r) - w);
            y0 = r - w;
        }
    }
    (n as i32, y0, (r - y0) - w)
}

/// Sine or cosine of the sum of x and a small y.
#[inline(always)]
fn wave(x: f64, y: f64, cosine: bool) -> f64 {
    let z = x * x;
    if cosine {
        let r = z * horner(z, &C);
        let half = 0.5 * z;
        let w = 1.0 - half;
        return w + (((1.0 - w) - half) + (z * r - x * y));
    }
    let r = horner(z, &S);
    let v = z * x;
    x - ((z * (0.5 * y - v * r) - y) - v * S1)
}

/// The same by one sequence of operations for both, on the numbers of the one or of the other: neighbours on a device
/// need now the one and now the other, and would wait for both. Of an x whose square is a normal number.
fn wave_normal(x: f64, y: f64, cosine: bool) -> f64 {
    let z = x * x;
    let r = horner_of(cosine, z, &C, &S);
    let product = x * if cosine { y } else { z };
    let term = r * if cosine { z } else { product };
    let half = 0.5 * if cosine { z } else { y };
    let first = if cosine { 1.0 } else { half };
    let short = first - if cosine { half } else { term };
    let tail = z * if cosine { term } else { short };
    let low = tail - if cosine { product } else { y };
    let rounded = half - (1.0 - short);
    let rest = low - if cosine { rounded } else { product * S1 };
    let whole = if cosine { short } else { x };
    whole + if cosine { rest } else { -rest }
}

/// The sine.
pub fn sin(x: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    if x.abs() < 7.450580596923828e-9 {
        return x;
    }
    let (q, y0, y1) = reduce(x);
    let s = wave_normal(y0, y1, q & 1 != 0);
    if q & 2 != 0 { -s } else { s }
}

/// The sine or the cosine of at most a quarter of π, which needs no reduction; its bits are theirs.
pub fn short_wave(x: f64, cosine: bool) -> f64 {
    if x.abs() < 7.450580596923828e-9 {
        return if cosine { 1.0 } else { x };
    }
    wave_normal(x, 0.0, cosine)
}

/// The exponent as it is stored.
#[inline(always)]
fn exponent(x: f64) -> i64 {
    ((x.to_bits() >> 52) & 0x7ff) as i64
}

/// The sine or the cosine without branches, and whether it is no good: where the argument needs the long reduction or the
/// third part of π/2, or is no number.
#[inline(always)]
pub fn wave_plain(x: f64, cosine: bool) -> (f64, bool) {
    // After the addition the nearest whole number is in the lowest bits.
    let turned = x * INV_PIO2 + 6755399441055744.0;
    let n = turned - 6755399441055744.0;
    let turn = if cosine { 1_i64 } else { 0_i64 };
    let q = (turned.to_bits() as i64) + turn;
    // As `reduce`, with both of its first two parts.
    let r0 = x - n * PIO2_1;
    let w0 = n * PIO2_1T;
    let short = r0 - w0;
    let part = n * PIO2_2;
    let r1 = r0 - part;
    let w1 = n * PIO2_2T - ((r0 - r1) - part);
    let long = r1 - w1;
    let ex = exponent(x);
    let near = ex - exponent(short) > 16;
    let r = if near { r1 } else { r0 };
    let w = if near { w1 } else { w0 };
    let y0 = if near { long } else { short };
    let y1 = (r - y0) - w;
    let small = x.abs() < 1048576.0;
    let rare = !small | (near & (ex - exponent(long) > 49));
    let c = wave(y0, y1, true);
    let s = wave(y0, y1, false);
    let v = if q & 1 != 0 { c } else { s };
    (if q & 2 != 0 { -v } else { v }, rare)
}

/// The cosine.
pub fn cos(x: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    if x.abs() < 7.450580596923828e-9 {
        return 1.0;
    }
    let (q, y0, y1) = reduce(x);
    let s = wave_normal(y0, y1, q & 1 == 0);
    if (q + 1) & 2 != 0 { -s } else { s }
}

/// Sine and cosine, with the bits of each.
pub fn sin_cos(x: f64) -> (f64, f64) {
    if !x.is_finite() {
        return (f64::NAN, f64::NAN);
    }
    let (q, y0, y1) = reduce(x);
    let s = wave(y0, y1, false);
    let c = wave(y0, y1, true);
    let odd = q & 1 != 0;
    let a = if odd { c } else { s };
    let b = if odd { s } else { c };
    let turned = if q & 2 != 0 { -a } else { a };
    let cosine = if (q + 1) & 2 != 0 { -b } else { b };
    let sine = if x.abs() < 7.450580596923828e-9 { x } else { turned };
    (sine, cosine)
}

/// The tangent.
pub fn tan(x: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    if x.abs() < 7.450580596923828e-9 {
        return x;
    }
    let (q, y0, y1) = reduce(x);
    let odd = q & 1 != 0;
    let mut a = y0;
    let mut b = y1;
    let big = y0.abs() >= 0.67434;
    let negative = y0 < 0.0;
    if big {
        if negative {
            a = -a;
            b = -b;
        }
        a = (PIO4 - a) + (PIO4_LO - b);
        b = 0.0;
    }
    let z = a * a;
    let w = z * z;
    let s = z * a;
    let r = b + z * (s * (horner(w, &T_ODD) + z * horner(w, &T_EVEN)) + b) + s * T0;
    let t = a + r;
    if big {
        let one = if odd { -1.0 } else { 1.0 };
        let v = one - 2.0 * (a + (r - t * t / (t + one)));
        return if negative { -v } else { v };
    }
    if !odd {
        return t;
    }
    // -1/(a+r), the quotient corrected by what the divisor's short part leaves.
    let w0 = f64::from_bits(t.to_bits() & 0xffff_ffff_0000_0000);
    let v = r - (w0 - a);
    let inverse = -1.0 / t;
    let short = f64::from_bits(inverse.to_bits() & 0xffff_ffff_0000_0000);
    short + inverse * (1.0 + short * w0 + short * v)
}

const INV_PIO2_F32: f32 = 0.636619747;
const PART1_F32: f32 = 1.5703125;
const PART2_F32: f32 = 0.0004837512969970703;
const PART3_F32: f32 = 7.549533620476723e-08;
const PART4_F32: f32 = 2.5633440682570896e-12;
const INV_PI_F32: f32 = 0.318309886;
const HALF1_F32: f32 = 3.140625;
const HALF2_F32: f32 = 0.0009675025939941406;
const HALF3_F32: f32 = 1.509906724095344543457e-07;
const HALF4_F32: f32 = 5.1266881365141792e-12;
// (sin(r)/r - 1)/r² between -π/2 and π/2.
const H_F32: [f32; 4] = [-1.6666659713e-1, 8.3330692723e-3, -1.9809773949e-4, 2.6060818072e-6];
const S_F32: [f32; 3] = [-1.6666654611e-1, 8.3321608736e-3, -1.9515295891e-4];
const C_F32: [f32; 3] = [4.166664568298827e-2, -1.388731625493765e-3, 2.443315711809948e-5];
/// Two words of zeros, then the bits of 2/π behind the point, as many as singles need.
/// A device would copy a table for every element that might look into it.
fn two_over_pi_f32(word: u32) -> u32 {
    match word {
        2 => 0xa2f9836e,
        3 => 0x4e441529,
        4 => 0xfc2757d1,
        5 => 0xf534ddc0,
        6 => 0xdb629599,
        7 => 0x3c439041,
        8 => 0xfe5163ab,
        _ => 0x00000000,
    }
}

/// As `reduce`, for singles; one single holds the rest.
fn reduce_f32(x: f32) -> (i32, f32) {
    let a = x.abs();
    if a < 0.78539816 {
        return (0, x);
    }
    if a < 4096.0 {
        let n = rint_f32(x * INV_PIO2_F32);
        // The first three parts are short: their products with n are exact.
        let r = (((x - n * PART1_F32) - n * PART2_F32) - n * PART3_F32) - n * PART4_F32;
        return (n as i32, r);
    }
    let bits = a.to_bits();
    let m = (bits & 0x007f_ffff) | 0x0080_0000;
    // a = m·2^e, as in `reduce_large`, with 128 bits.
    let e = (bits >> 23) as i32 - 150;
    let start = (e + 62) as u32;
    let w = start >> 5;
    let s = start & 31;
    let t0 = ((two_over_pi_f32(w) as u64) << 32) | (two_over_pi_f32(w + 1) as u64);
    let t1 = ((two_over_pi_f32(w + 2) as u64) << 32) | (two_over_pi_f32(w + 3) as u64);
    let mut b0 = t0;
    let mut b1 = t1 >> 32;
    if s != 0 {
        b0 = (t0 << s) | (t1 >> (64 - s));
        b1 = (t1 << s) >> 32;
    }
    let low = (b1 as u32 as u64) * (m as u64);
    let mid = (b0 as u32 as u64) * (m as u64) + (low >> 32);
    let top = ((b0 >> 32) as u32).wrapping_mul(m).wrapping_add((mid >> 32) as u32);
    let mut quadrant = (top >> 30) as i32;
    let mut f = (((top as u64) << 32) | (mid & 0xffff_ffff)) << 2;
    f |= (low & 0xffff_ffff) >> 30;
    let negative = f >> 63 != 0;
    if negative {
        quadrant += 1;
        f = f.wrapping_neg();
    }
    // f·2^-64·π/2
    let mut r = f as f32 * 5.421010862427522e-20 * 1.5707963;
    if negative != (x < 0.0) {
        r = -r;
    }
    if x < 0.0 {
        quadrant = -quadrant;
    }
    (quadrant, r)
}

/// The sine or the cosine from -π/4 to π/4.
pub fn wave_f32(r: f32, cosine: bool) -> f32 {
    let z = r * r;
    if cosine {
        return (z * z * horner_f32(z, &C_F32) - 0.5 * z) + 1.0;
    }
    z * r * horner_f32(z, &S_F32) + r
}

/// Whether an argument needs the long reduction, or is no number.
#[inline(always)]
pub fn is_rare_angle_f32(x: f32) -> bool {
    let near = x.abs() < 4096.0;
    !near
}

/// The sine or the cosine where that is not rare, without branches: by half periods, so that one polynomial serves.
#[inline(always)]
pub fn wave_plain_f32(x: f32, cosine: bool) -> f32 {
    let turns = x * INV_PI_F32;
    let s = poised_f32(turns);
    let nearest = settled_f32(s);
    // The cosine is the sine of what lies half a period further. Adding that half to `turns` is no way: compilers
    // may add it to the constant that `poised_f32` adds.
    let above = cosine && turns >= nearest;
    let whole = if above { nearest + 1.0 } else { nearest };
    let odd = if above { s.to_bits() ^ 1 } else { s.to_bits() };
    let half = if cosine { 0.5 } else { 0.0 };
    let n = whole - half;
    // As in `reduce_f32`, with parts of π.
    let r = (((x - n * HALF1_F32) - n * HALF2_F32) - n * HALF3_F32) - n * HALF4_F32;
    let z = r * r;
    // A product, so that a zero keeps its sign. Where it is 1 rounding errors may go beyond.
    let wave = (r * (1.0 + z * horner_f32(z, &H_F32))).max(-1.0).min(1.0);
    f32::from_bits(wave.to_bits() ^ (odd << 31))
}

fn rare_wave_f32(x: f32, turn: i32) -> f32 {
    if !x.is_finite() {
        return f32::NAN;
    }
    let (quadrant, r) = reduce_f32(x);
    let q = quadrant + turn;
    let s = wave_f32(r, q & 1 != 0);
    if q & 2 != 0 { -s } else { s }
}

/// As `sin`, for singles.
pub fn sin_f32(x: f32) -> f32 {
    if is_rare_angle_f32(x) {
        return rare_wave_f32(x, 0);
    }
    wave_plain_f32(x, false)
}

/// As `cos`, for singles.
pub fn cos_f32(x: f32) -> f32 {
    if is_rare_angle_f32(x) {
        return rare_wave_f32(x, 1);
    }
    wave_plain_f32(x, true)
}

/// As `tan`, for singles.
pub fn tan_f32(x: f32) -> f32 {
    if !x.is_finite() {
        return f32::NAN;
    }
    let (q, r) = reduce_f32(x);
    let s = wave_f32(r, false);
    let c = wave_f32(r, true);
    if q & 1 != 0 { -c / s } else { s / c }
}
