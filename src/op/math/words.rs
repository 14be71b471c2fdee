//! The words of doubles and singles, and scaling by powers of two.
//! Written in the subset that README.md describes.

/// The upper word: sign, exponent, and the upper 20 bits of the significand.
#[inline(always)]
pub fn high(x: f64) -> u32 {
    (x.to_bits() >> 32) as u32
}

/// The double without its lower word.
#[inline(always)]
pub fn without_low(x: f64) -> f64 {
    f64::from_bits(x.to_bits() & 0xffff_ffff_0000_0000)
}

/// The single without the lower 12 bits of its significand.
#[inline(always)]
pub fn without_low_f32(x: f32) -> f32 {
    f32::from_bits(x.to_bits() & 0xffff_f000)
}

/// Two to a power from -1022 to 1023.
#[inline(always)]
pub fn power_of_two(k: i32) -> f64 {
    f64::from_bits(((k + 1023) as u64) << 52)
}

/// As `power_of_two`, from -126 to 127.
#[inline(always)]
pub fn power_of_two_f32(k: i32) -> f32 {
    f32::from_bits(((k + 127) as u32) << 23)
}

/// `y·2^k` for y near 1 and any k from -2000 to 2000.
#[inline(always)]
pub fn scaled(y: f64, k: i32) -> f64 {
    let first = if k < -1021 { (k + 1000).max(-1022) } else { k.min(1023) };
    let second = if k < -1021 { -1000 } else { (k - first).min(1023) };
    y * power_of_two(first) * power_of_two(second)
}

/// As `scaled`, for k from -250 to 250.
#[inline(always)]
pub fn scaled_f32(y: f32, k: i32) -> f32 {
    let first = k >> 1;
    y * power_of_two_f32(first) * power_of_two_f32(k - first)
}

/// `y·2^k` where both are normal numbers: by the exponent's bits alone.
#[inline(always)]
pub fn lifted_f32(y: f32, k: i32) -> f32 {
    f32::from_bits(y.to_bits().wrapping_add((k as u32) << 23))
}

/// The nearest whole number, for magnitudes below 2^22: after the addition it is in the lowest bits. Cheaper than
/// rounding and converting.
#[inline(always)]
pub fn near_f32(x: f32) -> i32 {
    ((x + 12582912.0).to_bits() as i32).wrapping_sub(0x4b40_0000)
}

/// As `near_f32`, still with what was added: shifted by 23 bits, its bits are those of the whole number.
#[inline(always)]
pub fn poised_f32(x: f32) -> f32 {
    x + 12582912.0
}

/// The whole number that `poised_f32` came to, without a conversion. The magnitude stands between two constants that
/// a compiler would take for nothing.
#[inline(always)]
pub fn settled_f32(s: f32) -> f32 {
    s.abs() - 12582912.0
}

/// A whole number of magnitude below 2^22 that was made of bits, by the same trick.
#[inline(always)]
pub fn whole_f32(k: i32) -> f32 {
    f32::from_bits(k.wrapping_add(0x4b40_0000) as u32) - 12582912.0
}
