//! Conversions between element types: round to nearest (halves away from zero), saturate, NaN to 0.
//! The one definition of them; everything that converts elements comes here. Must not know operations.

use super::{Array, Class, Data, ElemType, Element, Scalar, Unit};
use crate::diag::{Error, Result};
use num_complex::{Complex32, Complex64};

/// A real element that converts to and from every other.
///
/// A conversion goes through `f64` where either side is a float, and through `i128` otherwise, so
/// that 64-bit integers keep their bits.
pub trait Real: Element {
    /// Whether it is double or single.
    const FLOAT: bool;
    /// The value as a double (64-bit integers round).
    fn to_f64(self) -> f64;
    /// The value as an integer; only asked of what is not a float.
    fn to_i128(self) -> i128;
    /// The nearest value of this type.
    fn from_f64(x: f64) -> Self;
    /// The nearest value of this type.
    fn from_i128(x: i128) -> Self;
}

macro_rules! integers {
    ($($t:ty)*) => {
        $(impl Real for $t {
            const FLOAT: bool = false;
            #[inline]
            fn to_f64(self) -> f64 {
                self as f64
            }
            #[inline]
            fn to_i128(self) -> i128 {
                i128::from(self)
            }
            #[inline]
            fn from_f64(x: f64) -> Self {
                // `as` saturates and sends NaN to 0.
                libm::round(x) as $t
            }
            #[inline]
            fn from_i128(x: i128) -> Self {
                x.clamp(i128::from(<$t>::MIN), i128::from(<$t>::MAX)) as $t
            }
        })*
    };
}

integers! { i8 i16 i32 i64 u8 u16 u32 u64 }

impl Real for f64 {
    const FLOAT: bool = true;
    #[inline]
    fn to_f64(self) -> f64 {
        self
    }
    fn to_i128(self) -> i128 {
        self as i128
    }
    #[inline]
    fn from_f64(x: f64) -> Self {
        x
    }
    #[inline]
    fn from_i128(x: i128) -> Self {
        x as f64
    }
}

impl Real for f32 {
    const FLOAT: bool = true;
    #[inline]
    fn to_f64(self) -> f64 {
        f64::from(self)
    }
    fn to_i128(self) -> i128 {
        self as i128
    }
    #[inline]
    fn from_f64(x: f64) -> Self {
        x as f32
    }
    #[inline]
    fn from_i128(x: i128) -> Self {
        x as f32
    }
}

impl Real for bool {
    const FLOAT: bool = false;
    #[inline]
    fn to_f64(self) -> f64 {
        f64::from(u8::from(self))
    }
    #[inline]
    fn to_i128(self) -> i128 {
        i128::from(self)
    }
    #[inline]
    fn from_f64(x: f64) -> Self {
        x != 0.0
    }
    #[inline]
    fn from_i128(x: i128) -> Self {
        x != 0
    }
}

impl Real for Unit {
    const FLOAT: bool = false;
    #[inline]
    fn to_f64(self) -> f64 {
        f64::from(self.0)
    }
    #[inline]
    fn to_i128(self) -> i128 {
        i128::from(self.0)
    }
    #[inline]
    fn from_f64(x: f64) -> Self {
        // char() cuts a fraction off.
        Unit(x as u16)
    }
    #[inline]
    fn from_i128(x: i128) -> Self {
        Unit(x.clamp(0, 0xFFFF) as u16)
    }
}

/// One element to another type.
#[inline]
pub fn cast<S: Real, D: Real>(x: S) -> D {
    if D::FLOAT && D::TYPE.class == Class::Single && !S::FLOAT {
        // Through i128, because a 64-bit integer would round twice on its way through a double.
        return D::from_i128(x.to_i128());
    }
    if S::FLOAT || D::FLOAT { D::from_f64(x.to_f64()) } else { D::from_i128(x.to_i128()) }
}

fn cast_all<S: Real, D: Real>(v: &[S]) -> Data {
    D::wrap(v.iter().map(|&x| cast::<S, D>(x)).collect())
}

macro_rules! real_to {
    ($v:expr, $to:expr) => {
        match ($to.class, $to.complex) {
            (Class::Double, true) => {
                Data::C64($v.iter().map(|&x| Complex64::new(x.to_f64(), 0.0)).collect())
            }
            (Class::Single, true) => {
                Data::C32($v.iter().map(|&x| Complex32::new(cast(x), 0.0)).collect())
            }
            (Class::Double, false) => cast_all::<_, f64>($v),
            (Class::Single, false) => cast_all::<_, f32>($v),
            (Class::Int8, _) => cast_all::<_, i8>($v),
            (Class::Int16, _) => cast_all::<_, i16>($v),
            (Class::Int32, _) => cast_all::<_, i32>($v),
            (Class::Int64, _) => cast_all::<_, i64>($v),
            (Class::UInt8, _) => cast_all::<_, u8>($v),
            (Class::UInt16, _) => cast_all::<_, u16>($v),
            (Class::UInt32, _) => cast_all::<_, u32>($v),
            (Class::UInt64, _) => cast_all::<_, u64>($v),
            (Class::Logical, _) => cast_all::<_, bool>($v),
            (Class::Char, _) => cast_all::<_, Unit>($v),
        }
    };
}

/// Elements to another type. Complex to real drops the imaginary parts; NaN to logical is true
/// (see [`check_logical`]).
pub fn convert(data: &Data, to: ElemType) -> Data {
    if data.elem_type() == to {
        return data.clone();
    }
    match data {
        Data::F64(v) => real_to!(v, to),
        Data::F32(v) => real_to!(v, to),
        Data::I8(v) => real_to!(v, to),
        Data::I16(v) => real_to!(v, to),
        Data::I32(v) => real_to!(v, to),
        Data::I64(v) => real_to!(v, to),
        Data::U8(v) => real_to!(v, to),
        Data::U16(v) => real_to!(v, to),
        Data::U32(v) => real_to!(v, to),
        Data::U64(v) => real_to!(v, to),
        Data::Bool(v) => real_to!(v, to),
        Data::Char(v) => real_to!(v, to),
        Data::C64(v) if to == ElemType::complex(Class::Single) => {
            Data::C32(v.iter().map(|z| Complex32::new(z.re as f32, z.im as f32)).collect())
        }
        Data::C32(v) if to == ElemType::complex(Class::Double) => {
            Data::C64(v.iter().map(|z| Complex64::new(z.re.into(), z.im.into())).collect())
        }
        Data::C64(v) => convert(&Data::F64(v.iter().map(|z| z.re).collect()), to),
        Data::C32(v) => convert(&Data::F32(v.iter().map(|z| z.re).collect()), to),
    }
}

/// The array with elements of another type.
pub fn convert_array(array: &Array, to: ElemType) -> Array {
    Array::new(array.shape().clone(), convert(array.data(), to))
}

/// A scalar of another class.
pub fn convert_scalar(x: Scalar, to: Class) -> Scalar {
    macro_rules! to {
        ($x:expr) => {
            match to {
                Class::Double => Scalar::F64(cast($x)),
                Class::Single => Scalar::F32(cast($x)),
                Class::Int8 => Scalar::I8(cast($x)),
                Class::Int16 => Scalar::I16(cast($x)),
                Class::Int32 => Scalar::I32(cast($x)),
                Class::Int64 => Scalar::I64(cast($x)),
                Class::UInt8 => Scalar::U8(cast($x)),
                Class::UInt16 => Scalar::U16(cast($x)),
                Class::UInt32 => Scalar::U32(cast($x)),
                Class::UInt64 => Scalar::U64(cast($x)),
                Class::Logical => Scalar::Bool(cast($x)),
                Class::Char => Scalar::Char(cast($x)),
            }
        };
    }
    match x {
        Scalar::F64(x) => to!(x),
        Scalar::F32(x) => to!(x),
        Scalar::I8(x) => to!(x),
        Scalar::I16(x) => to!(x),
        Scalar::I32(x) => to!(x),
        Scalar::I64(x) => to!(x),
        Scalar::U8(x) => to!(x),
        Scalar::U16(x) => to!(x),
        Scalar::U32(x) => to!(x),
        Scalar::U64(x) => to!(x),
        Scalar::Bool(x) => to!(x),
        Scalar::Char(x) => to!(x),
    }
}

/// Refuses what has no logical value: NaN and complex numbers.
pub fn check_logical(data: &Data) -> Result<()> {
    let nan = match data {
        Data::F64(v) => v.iter().any(|x| x.is_nan()),
        Data::F32(v) => v.iter().any(|x| x.is_nan()),
        Data::C64(_) | Data::C32(_) => {
            return Err(Error::new(
                "MATLAB:logicalConversion",
                "Complex values cannot be converted to logicals.",
            ));
        }
        _ => false,
    };
    if nan { Err(no_truth()) } else { Ok(()) }
}

/// NaN is neither true nor false.
pub fn no_truth() -> Error {
    Error::new("MATLAB:nologicalnan", "NaN's cannot be converted to logicals.")
}

/// The elements as doubles; imaginary parts are dropped.
pub fn to_f64(data: &Data) -> Vec<f64> {
    match convert(data, ElemType::DOUBLE) {
        Data::F64(v) => v,
        // `convert` gives the type that it was asked for.
        _ => Vec::new(),
    }
}

/// Complex data whose imaginary parts are all zero becomes real; anything else stays as it is.
pub fn narrow(data: Data) -> Data {
    match data {
        Data::C64(v) if v.iter().all(|z| z.im == 0.0) => {
            Data::F64(v.into_iter().map(|z| z.re).collect())
        }
        Data::C32(v) if v.iter().all(|z| z.im == 0.0) => {
            Data::F32(v.into_iter().map(|z| z.re).collect())
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn rounding_saturation_and_nan() {
        let data = Data::F64(vec![2.5, -2.5, 300.0, -1e9, f64::NAN, f64::INFINITY]);
        let to = |class| convert(&data, ElemType::real(class));
        assert_eq!(to(Class::Int8), Data::I8(vec![3, -3, 127, -128, 0, 127]));
        assert_eq!(to(Class::UInt8), Data::U8(vec![3, 0, 255, 0, 0, 255]));
    }

    #[test]
    fn wide_integers_keep_their_bits() {
        let data = Data::I64(vec![i64::MAX, i64::MIN, (1 << 53) + 1]);
        let unsigned = convert(&data, ElemType::real(Class::UInt64));
        assert_eq!(unsigned, Data::U64(vec![i64::MAX as u64, 0, (1 << 53) + 1]));
        let x = (1i64 << 60) + (1 << 36) + 1;
        assert_eq!(cast::<i64, f32>(x), x as f32);
    }

    #[test]
    fn complex_narrows_only_when_it_can() {
        let z = |im| Data::C64(vec![Complex64::new(1.0, im)]);
        assert_eq!(narrow(z(0.0)), Data::F64(vec![1.0]));
        assert_eq!(narrow(z(1.0)), z(1.0));
    }
}
