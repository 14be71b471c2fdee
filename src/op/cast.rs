//! Conversions between element types, as operations use them. Their one definition is in `value::cast`.

use super::lanes::{Lanes, LanesMut};
use crate::value::cast::{self as definition, Real};
use crate::value::{Array, Class, ElemType, Scalar, Unit};
use num_complex::{Complex32, Complex64};

/// A scalar of another class.
pub fn scalar(x: Scalar, to: Class) -> Scalar {
    definition::convert_scalar(x, to)
}

/// The array with elements of another type.
pub fn array(a: &Array, to: ElemType) -> Array {
    definition::convert_array(a, to)
}

/// Converts as many elements as `out` holds. False where there is no such conversion.
pub fn lanes(from: Lanes<'_>, out: LanesMut<'_>) -> bool {
    match from {
        Lanes::F64(x) => real(x, out),
        Lanes::F32(x) => real(x, out),
        Lanes::I8(x) => real(x, out),
        Lanes::I16(x) => real(x, out),
        Lanes::I32(x) => real(x, out),
        Lanes::I64(x) => real(x, out),
        Lanes::U8(x) => real(x, out),
        Lanes::U16(x) => real(x, out),
        Lanes::U32(x) => real(x, out),
        Lanes::U64(x) => real(x, out),
        Lanes::Bool(x) => real(x, out),
        Lanes::Char(x) => real(x, out),
        Lanes::C64(x) => {
            complex(x, out, |z| z.re, |z| z, |z| Complex32::new(z.re as f32, z.im as f32))
        }
        Lanes::C32(x) => complex(
            x,
            out,
            |z| f64::from(z.re),
            |z| Complex64::new(f64::from(z.re), f64::from(z.im)),
            |z| z,
        ),
    }
}

fn each<S: Copy, D>(x: &[S], out: &mut [D], f: impl Fn(S) -> D) -> bool {
    for (o, &x) in out.iter_mut().zip(x) {
        *o = f(x);
    }
    true
}

fn real<S: Real>(x: &[S], out: LanesMut<'_>) -> bool {
    let single = |x: S| definition::cast::<S, f32>(x);
    match out {
        LanesMut::F64(o) => each(x, o, definition::cast::<S, f64>),
        LanesMut::F32(o) => each(x, o, single),
        LanesMut::I8(o) => each(x, o, definition::cast::<S, i8>),
        LanesMut::I16(o) => each(x, o, definition::cast::<S, i16>),
        LanesMut::I32(o) => each(x, o, definition::cast::<S, i32>),
        LanesMut::I64(o) => each(x, o, definition::cast::<S, i64>),
        LanesMut::U8(o) => each(x, o, definition::cast::<S, u8>),
        LanesMut::U16(o) => each(x, o, definition::cast::<S, u16>),
        LanesMut::U32(o) => each(x, o, definition::cast::<S, u32>),
        LanesMut::U64(o) => each(x, o, definition::cast::<S, u64>),
        LanesMut::Bool(o) => each(x, o, definition::cast::<S, bool>),
        LanesMut::Char(o) => each(x, o, definition::cast::<S, Unit>),
        LanesMut::C64(o) => each(x, o, |x| Complex64::new(x.to_f64(), 0.0)),
        LanesMut::C32(o) => each(x, o, |x| Complex32::new(single(x), 0.0)),
    }
}

/// Complex to complex, or to real by dropping the imaginary part.
fn complex<Z: Copy>(
    z: &[Z],
    out: LanesMut<'_>,
    real_part: impl Fn(Z) -> f64,
    double: impl Fn(Z) -> Complex64,
    single: impl Fn(Z) -> Complex32,
) -> bool {
    match out {
        LanesMut::C64(o) => each(z, o, double),
        LanesMut::C32(o) => each(z, o, single),
        LanesMut::F64(o) => each(z, o, real_part),
        LanesMut::F32(o) => each(z, o, |z| single(z).re),
        // No other class has imaginary parts.
        out => real(&z.iter().map(|&z| real_part(z)).collect::<Vec<f64>>(), out),
    }
}
