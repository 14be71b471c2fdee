//! Cases in which what a device makes of a routine is held to its definition, and the numbers that they take. Made only for
//! tests, natively and in browsers.

use super::Routine;
use crate::op::ReduceOp;
use crate::value::{Array, Class, Data, ElemType, Shape};

/// How near a device has to be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Bound {
    /// Singles within so many units in the last place; everything else has the same bits.
    Units(u16),
    /// Singles, complex ones too, within this part of the largest; everything else has the same bits.
    OfLargest(f32),
}

/// A run of a routine.
pub struct Case {
    /// It in words, its own among all.
    pub what: String,
    /// The routine.
    pub routine: Routine,
    /// Elements of each output.
    pub lengths: Vec<usize>,
    /// How near.
    pub bound: Bound,
    make: Box<dyn Fn(&mut Random) -> Vec<Data>>,
}

impl Case {
    /// A case whose results have the same bits.
    pub(super) fn new(
        what: String,
        routine: impl Into<Routine>,
        lengths: &[usize],
        make: impl Fn(&mut Random) -> Vec<Data> + 'static,
    ) -> Case {
        let (routine, lengths) = (routine.into(), lengths.to_vec());
        Case { what, routine, lengths, bound: Bound::Units(0), make: Box::new(make) }
    }

    /// The same within a bound.
    pub(super) fn within(self, bound: Bound) -> Case {
        Case { bound, ..self }
    }

    /// Its inputs, always the same.
    pub fn inputs(&self) -> Vec<Array> {
        let seed = self.what.bytes().fold(21, |seed: u64, b| seed.wrapping_mul(31) + u64::from(b));
        let column = |data: Data| Array::new(Shape::matrix(data.len(), 1), data);
        (self.make)(&mut Random(seed)).into_iter().map(column).collect()
    }
}

/// Inner, length, outer of lanes: one lane, few, many; shorter and longer than a block of any routine.
pub const LANES: [(u32, u32, u32); 8] = [
    (1, 1, 1),
    (1, 300, 1),
    (3, 500, 2),
    (1, 9_000, 2),
    (2, 4_100, 1),
    (60, 17, 50),
    (64, 5, 40),
    (1, 40_000, 1),
];

/// Every type that there is.
pub fn types() -> impl Iterator<Item = ElemType> {
    let complex = [ElemType::complex(Class::Double), ElemType::complex(Class::Single)];
    Class::ALL.into_iter().map(ElemType::real).chain(complex)
}

/// Numbers that look random and are the same everywhere.
pub struct Random(pub u64);

impl Random {
    /// 64 of them.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let x = self.0;
        (x ^ (x >> 31)).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(17)
    }

    /// Specials, halves, subnormals, near and far exponents, anything.
    pub fn double(&mut self) -> f64 {
        let special = [
            0.0,
            -0.0,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::NAN,
            f64::MAX,
            -f64::MAX,
            f64::MIN_POSITIVE,
            5e-324,
            -5e-324,
            1.0,
            -1.5,
            2.5,
            -0.5,
            0.49999999999999994,
            4503599627370495.5,
            9007199254740993.0,
            -2147483648.5,
            1.8446744073709552e19,
        ];
        let b = self.bits();
        match self.bits() % 8 {
            0 => special[((b >> 20) % special.len() as u64) as usize],
            1 => ((b >> 50) as f64 - 8192.0) / 2.0,
            2 => f64::from_bits(b & 0x800f_ffff_ffff_ffff),
            3 | 4 => f64::from_bits((b & 0x800f_ffff_ffff_ffff) | ((990 + (b >> 57)) << 52)),
            _ => f64::from_bits(b),
        }
    }
}

/// A single; subnormal ones may be flushed by a device, and the language does not promise them there.
pub fn promised(x: f64) -> f32 {
    if (x as f32).is_subnormal() { 0.0 } else { x as f32 }
}

/// Elements of a type: specials and all sizes.
pub fn elements(ty: ElemType, n: usize, r: &mut Random) -> Data {
    let mut data = Data::zeros(ty, n);
    match &mut data {
        Data::F64(v) => v.iter_mut().for_each(|x| *x = r.double()),
        Data::F32(v) => v.iter_mut().for_each(|x| {
            let b = r.bits();
            let y = match b.is_multiple_of(4) {
                true => r.double(),
                false => f64::from(f32::from_bits((b >> 32) as u32)),
            };
            *x = promised(y);
        }),
        Data::I8(v) => v.iter_mut().for_each(|x| *x = r.bits() as i8),
        Data::I16(v) => v.iter_mut().for_each(|x| *x = (r.bits() as i16) >> (r.bits() % 15)),
        Data::I32(v) => v.iter_mut().for_each(|x| *x = (r.bits() as i32) >> (r.bits() % 31)),
        Data::I64(v) => v.iter_mut().for_each(|x| *x = (r.bits() as i64) >> (r.bits() % 63)),
        Data::U8(v) => v.iter_mut().for_each(|x| *x = r.bits() as u8),
        Data::U16(v) => v.iter_mut().for_each(|x| *x = (r.bits() as u16) >> (r.bits() % 15)),
        Data::U32(v) => v.iter_mut().for_each(|x| *x = (r.bits() as u32) >> (r.bits() % 31)),
        Data::U64(v) => v.iter_mut().for_each(|x| *x = r.bits() >> (r.bits() % 63)),
        Data::Bool(v) => v.iter_mut().for_each(|x| *x = r.bits().is_multiple_of(2)),
        Data::Char(v) => v.iter_mut().for_each(|x| x.0 = r.bits() as u16),
        Data::C64(v) => v.iter_mut().for_each(|x| (x.re, x.im) = (r.double(), r.double())),
        Data::C32(v) => {
            v.iter_mut().for_each(|x| (x.re, x.im) = (promised(r.double()), promised(r.double())));
        }
    }
    data
}

/// Singles, or the same numbers as doubles with digits that singles have not.
pub(super) fn of_type(ty: ElemType, x: Vec<f32>) -> Data {
    match ty == ElemType::DOUBLE {
        true => Data::F64(x.into_iter().map(|x| f64::from(x) / 3.0).collect()),
        false => Data::F32(x),
    }
}

/// Elements whose fold is the same in any order: for sums and products of singles whole numbers.
pub(super) fn to_fold(op: ReduceOp, ty: ElemType, n: usize, r: &mut Random) -> Data {
    match (ty.class, op) {
        (Class::Single, op) if op == ReduceOp::Sum => {
            Data::F32((0..n).map(|_| (r.bits() % 33) as f32 - 16.0).collect())
        }
        (Class::Single, op) if op == ReduceOp::Prod => {
            Data::F32((0..n).map(|_| (r.bits() % 2) as f32 * 2.0 - 1.0).collect())
        }
        _ => elements(ty, n, r),
    }
}
