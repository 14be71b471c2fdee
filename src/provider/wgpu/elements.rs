//! Elements of host arrays as the words of a device's buffers, and back. The layout is `wgsl::Rep`'s.
//! Must not know buffers.

use crate::value::{Array, Class, Data, ElemType, Shape, Unit};
use crate::wgsl::Rep;
use num_complex::{Complex32, Complex64};
use std::borrow::Cow;

/// Bytes of `count` elements in a buffer.
pub(super) fn bytes(ty: ElemType, count: usize, fast: bool) -> u64 {
    (Rep::of(ty, fast).words() as u64 * 4).saturating_mul(count as u64)
}

fn widen<T: Copy>(v: &[T], word: impl Fn(T) -> u32) -> Cow<'static, [u8]> {
    let words: Vec<u32> = v.iter().map(|&x| word(x)).collect();
    Cow::Owned(bytemuck::cast_slice(&words).to_vec())
}

/// The bytes that go into a buffer.
pub(super) fn pack(data: &Data, fast: bool) -> Cow<'_, [u8]> {
    match data {
        Data::F64(v) if fast => widen(v, |x| (x as f32).to_bits()),
        Data::F64(v) => Cow::Borrowed(bytemuck::cast_slice(v)),
        Data::F32(v) => Cow::Borrowed(bytemuck::cast_slice(v)),
        Data::I8(v) => widen(v, |x| i32::from(x) as u32),
        Data::I16(v) => widen(v, |x| i32::from(x) as u32),
        Data::I32(v) => Cow::Borrowed(bytemuck::cast_slice(v)),
        Data::I64(v) => Cow::Borrowed(bytemuck::cast_slice(v)),
        Data::U8(v) => widen(v, u32::from),
        Data::U16(v) => widen(v, u32::from),
        Data::U32(v) => Cow::Borrowed(bytemuck::cast_slice(v)),
        Data::U64(v) => Cow::Borrowed(bytemuck::cast_slice(v)),
        Data::Bool(v) => widen(v, u32::from),
        Data::Char(v) => widen(v, |x| u32::from(x.0)),
        Data::C64(v) if fast => {
            let parts: Vec<f32> = v.iter().flat_map(|z| [z.re as f32, z.im as f32]).collect();
            Cow::Owned(bytemuck::cast_slice(&parts).to_vec())
        }
        Data::C64(v) => Cow::Borrowed(bytemuck::cast_slice(v)),
        Data::C32(v) => Cow::Borrowed(bytemuck::cast_slice(v)),
    }
}

/// The array of `shape` whose elements are in these bytes; None where there are too few.
pub(super) fn unpack(ty: ElemType, shape: &Shape, bytes: &[u8], fast: bool) -> Option<Array> {
    let count = shape.numel();
    let bytes = bytes.get(..self::bytes(ty, count, fast) as usize)?;
    // A mapped range need not be aligned for the elements.
    fn plain<T: bytemuck::Pod>(bytes: &[u8]) -> Vec<T> {
        bytemuck::pod_collect_to_vec(bytes)
    }
    let words = || plain::<u32>(bytes);
    let singles = || plain::<f32>(bytes);
    let data = match (ty.class, ty.complex) {
        (Class::Double, true) if fast => Data::C64(
            plain::<Complex32>(bytes)
                .iter()
                .map(|z| Complex64::new(f64::from(z.re), f64::from(z.im)))
                .collect(),
        ),
        (Class::Double, true) => Data::C64(plain(bytes)),
        (Class::Single, true) => Data::C32(plain(bytes)),
        (Class::Double, _) if fast => Data::F64(singles().iter().map(|&x| f64::from(x)).collect()),
        (Class::Double, _) => Data::F64(plain(bytes)),
        (Class::Single, _) => Data::F32(singles()),
        (Class::Int8, _) => Data::I8(words().iter().map(|&x| x as i8).collect()),
        (Class::Int16, _) => Data::I16(words().iter().map(|&x| x as i16).collect()),
        (Class::Int32, _) => Data::I32(plain(bytes)),
        (Class::Int64, _) => Data::I64(plain(bytes)),
        (Class::UInt8, _) => Data::U8(words().iter().map(|&x| x as u8).collect()),
        (Class::UInt16, _) => Data::U16(words().iter().map(|&x| x as u16).collect()),
        (Class::UInt32, _) => Data::U32(words()),
        (Class::UInt64, _) => Data::U64(plain(bytes)),
        (Class::Logical, _) => Data::Bool(words().iter().map(|&x| x != 0).collect()),
        (Class::Char, _) => Data::Char(words().iter().map(|&x| Unit(x as u16)).collect()),
    };
    Some(Array::new(shape.clone(), data))
}
