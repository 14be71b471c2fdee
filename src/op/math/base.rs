//! What the functions of this folder stand on: the square root and the roundings that IEEE 754 defines,
//! and Horner's rule. On a device these are the soft-float library's own.

/// The correctly rounded square root.
#[inline(always)]
pub fn sqrt(x: f64) -> f64 {
    x.sqrt()
}

/// The greatest whole number that is not greater.
#[inline(always)]
pub fn floor(x: f64) -> f64 {
    x.floor()
}

/// The least whole number that is not less.
#[inline(always)]
pub fn ceil(x: f64) -> f64 {
    x.ceil()
}

/// The whole number towards zero.
#[inline(always)]
pub fn trunc(x: f64) -> f64 {
    x.trunc()
}

/// The nearest whole number, halves away from zero.
#[inline(always)]
pub fn round(x: f64) -> f64 {
    // trunc(|x| + 1/2) is wrong only for the double below 1/2, where the sum rounds up to 1.
    let a = x.abs();
    let t = a.trunc();
    let r = if a - t >= 0.5 { t + 1.0 } else { t };
    r.copysign(x)
}

/// The nearest whole number, halves to even.
#[inline(always)]
pub fn rint(x: f64) -> f64 {
    x.round_ties_even()
}

/// The correctly rounded square root.
#[inline(always)]
pub fn sqrt_f32(x: f32) -> f32 {
    x.sqrt()
}

/// The greatest whole number that is not greater.
#[inline(always)]
pub fn floor_f32(x: f32) -> f32 {
    x.floor()
}

/// The least whole number that is not less.
#[inline(always)]
pub fn ceil_f32(x: f32) -> f32 {
    x.ceil()
}

/// The whole number towards zero.
#[inline(always)]
pub fn trunc_f32(x: f32) -> f32 {
    x.trunc()
}

/// The nearest whole number, halves away from zero.
#[inline(always)]
pub fn round_f32(x: f32) -> f32 {
    let a = x.abs();
    let t = a.trunc();
    let r = if a - t >= 0.5 { t + 1.0 } else { t };
    r.copysign(x)
}

/// The nearest whole number, halves to even.
#[inline(always)]
pub fn rint_f32(x: f32) -> f32 {
    x.round_ties_even()
}

/// A number as it was rounded: on a device, what it is the result of is not joined with what is done with it.
#[inline(always)]
pub fn rounded_f32(x: f32) -> f32 {
    x
}

/// The quotient by a divisor that is far from the ends of the singles: a device need not look for them.
#[inline(always)]
pub fn quotient_f32(x: f32, y: f32) -> f32 {
    x / y
}

/// `c[0] + x*(c[1] + x*(c[2] + …))`, from the last coefficient down.
#[inline(always)]
pub fn horner<const N: usize>(x: f64, c: &[f64; N]) -> f64 {
    let mut r = c[N - 1];
    let mut i = N - 1;
    while i > 0 {
        i -= 1;
        r = r * x + c[i];
    }
    r
}

/// `horner` of the first table, or of the second: that is shorter, and has nothings of the higher powers.
#[inline(always)]
pub fn horner_of<const N: usize, const M: usize>(
    first: bool,
    x: f64,
    c: &[f64; N],
    d: &[f64; M],
) -> f64 {
    let of = |i: usize| if first { c[i] } else { d.get(i).copied().unwrap_or(0.0) };
    let mut r = of(N - 1);
    let mut i = N - 1;
    while i > 0 {
        i -= 1;
        r = r * x + of(i);
    }
    r
}

/// As `horner`, for singles.
#[inline(always)]
pub fn horner_f32<const N: usize>(x: f32, c: &[f32; N]) -> f32 {
    let mut r = c[N - 1];
    let mut i = N - 1;
    while i > 0 {
        i -= 1;
        r = r * x + c[i];
    }
    r
}
