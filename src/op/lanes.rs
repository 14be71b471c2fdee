//! Runs of typed elements, borrowed: what the loops of operations read and write.

use crate::value::{Data, ElemType, Element, Scalar, Unit, with_data};
use num_complex::{Complex32, Complex64};
use std::slice::{from_mut, from_ref};

/// An element type, to find the elements of lanes by.
pub trait Lane: Element {
    /// The elements, if the lanes are of this type.
    fn slice_of(lanes: Lanes<'_>) -> Option<&[Self]>;
    /// The elements to write, likewise.
    fn slice_mut_of(lanes: LanesMut<'_>) -> Option<&mut [Self]>;
}

macro_rules! lanes {
    ($($variant:ident $t:ty;)*) => {
        $(impl Lane for $t {
            fn slice_of(lanes: Lanes<'_>) -> Option<&[$t]> {
                if let Lanes::$variant(x) = lanes { Some(x) } else { None }
            }
            fn slice_mut_of(lanes: LanesMut<'_>) -> Option<&mut [$t]> {
                if let LanesMut::$variant(x) = lanes { Some(x) } else { None }
            }
        })*

        /// Elements to read.
        #[derive(Clone, Copy, Debug)]
        #[allow(missing_docs, reason = "one variant an element type, as in `Data`")]
        pub enum Lanes<'a> { $($variant(&'a [$t]),)* }

        /// Elements to write.
        #[derive(Debug)]
        #[allow(missing_docs, reason = "one variant an element type, as in `Data`")]
        pub enum LanesMut<'a> { $($variant(&'a mut [$t]),)* }

        impl<'a> Lanes<'a> {
            /// `count` elements of data from `at` on, which must be there.
            pub fn of(data: &'a Data, at: usize, count: usize) -> Lanes<'a> {
                match data { $(Data::$variant(v) => Lanes::$variant(&v[at..at + count]),)* }
            }
            /// All elements of data.
            pub fn all(data: &'a Data) -> Lanes<'a> {
                match data { $(Data::$variant(v) => Lanes::$variant(v),)* }
            }
            /// A part of these elements, which must be there.
            pub fn part(self, at: usize, count: usize) -> Lanes<'a> {
                match self { $(Lanes::$variant(v) => Lanes::$variant(&v[at..at + count]),)* }
            }
            /// The number of elements.
            pub fn len(self) -> usize {
                match self { $(Lanes::$variant(v) => v.len(),)* }
            }
            /// Whether there are none.
            pub fn is_empty(self) -> bool {
                self.len() == 0
            }
            /// The type of the elements.
            pub fn elem_type(self) -> ElemType {
                match self { $(Lanes::$variant(_) => <$t as Element>::TYPE,)* }
            }
            /// Adds the elements at the end of data. False where those are of another type.
            pub fn append_to(self, data: &mut Data) -> bool {
                match (self, data) {
                    $((Lanes::$variant(x), Data::$variant(v)) => { v.extend_from_slice(x); true })*
                    _ => false,
                }
            }
            /// The elements as data of their own.
            pub fn to_data(self) -> Data {
                match self { $(Lanes::$variant(v) => Data::$variant(v.to_vec()),)* }
            }
        }

        impl<'a> LanesMut<'a> {
            /// `count` elements of data from `at` on, which must be there.
            pub fn of(data: &'a mut Data, at: usize, count: usize) -> LanesMut<'a> {
                match data { $(Data::$variant(v) => LanesMut::$variant(&mut v[at..at + count]),)* }
            }
            /// All elements of data.
            pub fn all(data: &'a mut Data) -> LanesMut<'a> {
                match data { $(Data::$variant(v) => LanesMut::$variant(v),)* }
            }
            /// The number of elements.
            pub fn len(&self) -> usize {
                match self { $(LanesMut::$variant(v) => v.len(),)* }
            }
            /// Whether there are none.
            pub fn is_empty(&self) -> bool {
                self.len() == 0
            }
            /// The type of the elements.
            pub fn elem_type(&self) -> ElemType {
                match self { $(LanesMut::$variant(_) => <$t as Element>::TYPE,)* }
            }
        }

        /// Runs `$body` with `$x` and `$out` bound to slices of the same type; `$otherwise` where the
        /// types differ.
        macro_rules! with_lanes {
            ($from:expr, $to:expr, ($x:ident, $out:ident) => $body:expr, else $otherwise:expr) => {
                match ($from, $to) {
                    $(($crate::op::lanes::Lanes::$variant($x), $crate::op::lanes::LanesMut::$variant($out)) => $body,)*
                    _ => $otherwise,
                }
            };
        }
    };
}

lanes! {
    F64 f64;
    F32 f32;
    I8 i8;
    I16 i16;
    I32 i32;
    I64 i64;
    U8 u8;
    U16 u16;
    U32 u32;
    U64 u64;
    Bool bool;
    Char Unit;
    C64 Complex64;
    C32 Complex32;
}

pub(crate) use with_lanes;

macro_rules! ones {
    ($($variant:ident)*) => {
        impl<'a> Lanes<'a> {
            /// A number as a lane of one element.
            pub fn one(x: &'a Scalar) -> Lanes<'a> {
                match x { $(Scalar::$variant(x) => Lanes::$variant(from_ref(x)),)* }
            }
        }

        impl<'a> LanesMut<'a> {
            /// A number as a lane of one element to write.
            pub fn one(x: &'a mut Scalar) -> LanesMut<'a> {
                match x { $(Scalar::$variant(x) => LanesMut::$variant(from_mut(x)),)* }
            }
        }
    };
}

ones!(F64 F32 I8 I16 I32 I64 U8 U16 U32 U64 Bool Char);

/// The elements at these places.
pub fn gather(data: &Data, places: impl Iterator<Item = usize>) -> Data {
    with_data!(data, v => Element::wrap(places.map(|p| v[p]).collect()))
}
