//! The folds: one row each, with what one step is, what it begins with and what passes ask of it. The order of a fold
//! and its loops on the host are in `fold`. Must not know graphs or devices.

use super::Op;
use super::fold_loops::{Joins, Seeks, double, joining, seeking, single};
use super::int::Int;
use super::known::{Facts, Interval};
use super::{complex, math};
use crate::value::{ElemType, Element, Unit};
use num_complex::{Complex32, Complex64};
use std::fmt;
use std::hash::{Hash, Hasher};

/// A fold of many elements into one: a row of [`FOLDS`]. The definition of the order is in `fold`.
#[derive(Clone, Copy)]
pub struct ReduceOp(&'static FoldRow);

/// What is declared of a fold.
#[derive(Clone, Copy)]
pub struct FoldRow {
    /// Its name in kernels, lists and messages.
    pub name: &'static str,
    /// What joins two results.
    pub step: Op,
    /// What it begins with.
    pub identity: Identity,
    /// What it is of, and gives.
    pub gives: Gives,
    /// What is known of a result whose elements that is known of.
    pub facts: fn(Facts) -> Facts,
    /// Between which numbers a fold of so many elements lies that lie between these.
    pub bounds: fn(Interval, f64) -> Interval,
    /// Its loops on the host over elements of a type: None where it is none of such.
    pub joins: fn(ElemType) -> Option<&'static dyn Joins>,
    /// The same where it finds a place.
    pub seeks: fn(ElemType) -> Option<&'static dyn Seeks>,
}

/// What a fold begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Identity {
    /// 0, which is false.
    Zero,
    /// 1, which is true.
    One,
    /// What every element replaces: no number among floats, else the greatest of the class.
    Greatest,
    /// The same, with the least of the class.
    Least,
}

/// What a fold is of, and gives.
#[derive(Clone, Copy, Debug)]
pub enum Gives {
    /// Numbers, and another number of the same class.
    Number,
    /// Elements, and one of them; and the fold that finds its place.
    Element(fn() -> ReduceOp),
    /// Elements, and the place of one of them; and the fold that finds that one.
    Place(fn() -> ReduceOp),
    /// Truth values, and another.
    Truth,
}

/// The steps of elements of some types.
macro_rules! joins {
    ($($t:ty: $step:expr;)*) => {
        |ty| {
            $(if ty == <$t as Element>::TYPE {
                return Some(const { &joining::<$t, _>($step) });
            })*
            None
        }
    };
}

/// Those of numbers: by one that integers have, one of each float, and one of complex numbers.
macro_rules! joins_numbers {
    ($int:expr, $f64:expr, $f32:expr, $complex:expr $(; $($t:ty: $step:expr;)*)?) => {
        joins! {
            f64: $f64;
            f32: $f32;
            i8: $int;
            i16: $int;
            i32: $int;
            i64: $int;
            u8: $int;
            u16: $int;
            u32: $int;
            u64: $int;
            Complex64: $complex;
            Complex32: |a, b| single($complex(double(a), double(b)));
            $($($t: $step;)*)?
        }
    };
}

/// Which of two elements is the better one, of every type: by an operator, and of complex numbers.
macro_rules! seeks {
    ($sign:tt, $complex:expr) => {
        seeks! {
            |a, b| a $sign b, f64 f32 i8 i16 i32 i64 u8 u16 u32 u64 bool Unit;
            |a, b| $complex(a, b), Complex64;
            |a, b| $complex(double(a), double(b)), Complex32;
        }
    };
    ($($better:expr, $($t:ty)*;)*) => {
        |ty| {
            $($(if ty == <$t as Element>::TYPE {
                return Some(const { &seeking::<$t, _>($better) });
            })*)*
            None
        }
    };
}

fn least(a: Complex64, b: Complex64) -> Complex64 {
    if complex::less(b, a) || a.is_nan() { b } else { a }
}

fn greatest(a: Complex64, b: Complex64) -> Complex64 {
    if complex::less(a, b) || a.is_nan() { b } else { a }
}

/// Declares the folds: `ReduceOp::Name` for each, and all of them as [`FOLDS`].
macro_rules! folds {
    ($($name:ident = $row:expr;)*) => {
        #[allow(non_upper_case_globals, missing_docs, reason = "named and explained by their rows")]
        impl ReduceOp {
            $(pub const $name: ReduceOp = {
                static ROW: FoldRow = $row;
                ReduceOp::of(&ROW)
            };)*
        }

        /// All folds.
        pub const FOLDS: &[ReduceOp] = &[$(ReduceOp::$name),*];
    };
}

folds! {
    Sum = FoldRow {
        facts: |of| Facts { unit: false, ..of },
        // Of whole numbers: other sums are rounded.
        bounds: |of, count| match of.whole && of.is_finite() {
            true => Interval { least: of.least * count, most: of.most * count, ..of },
            false => Interval::ANY,
        },
        joins: joins_numbers!(Int::add, |a, b| a + b, |a, b| a + b, |a: Complex64, b: Complex64| a + b),
        ..FoldRow::new("sum", Op::Add, Identity::Zero, Gives::Number)
    };
    Prod = FoldRow {
        joins: joins_numbers!(Int::mul, |a, b| a * b, |a, b| a * b, complex::mul),
        ..FoldRow::new("prod", Op::Mul, Identity::One, Gives::Number)
    };
    // The least element; of numbers and NaN the number.
    Min = FoldRow {
        bounds: |of, _| of,
        joins: joins_numbers!(Ord::min, math::least, math::least_f32, least; bool: |a, b| a & b;),
        ..FoldRow::new("min", Op::Min, Identity::Greatest, Gives::Element(|| ReduceOp::ArgMin))
    };
    Max = FoldRow {
        bounds: |of, _| of,
        joins: joins_numbers!(Ord::max, math::greatest, math::greatest_f32, greatest; bool: |a, b| a | b;),
        ..FoldRow::new("max", Op::Max, Identity::Least, Gives::Element(|| ReduceOp::ArgMax))
    };
    // As Min, and where: the first such place.
    ArgMin = FoldRow {
        facts: |_| COUNTS,
        bounds: |_, count| Interval::up_to(count - 1.0),
        seeks: seeks!(<, complex::less),
        ..FoldRow::new("argmin", Op::Min, Identity::Greatest, Gives::Place(|| ReduceOp::Min))
    };
    ArgMax = FoldRow {
        facts: |_| COUNTS,
        bounds: |_, count| Interval::up_to(count - 1.0),
        seeks: seeks!(>, |a, b| complex::less(b, a)),
        ..FoldRow::new("argmax", Op::Max, Identity::Least, Gives::Place(|| ReduceOp::Max))
    };
    // Whether any element is not zero.
    Any = FoldRow {
        facts: |_| COUNTS,
        joins: joins! { bool: |a, b| a | b; },
        ..FoldRow::new("any", Op::Or, Identity::Zero, Gives::Truth)
    };
    // Whether all are.
    All = FoldRow {
        facts: |_| COUNTS,
        joins: joins! { bool: |a, b| a & b; },
        ..FoldRow::new("all", Op::And, Identity::One, Gives::Truth)
    };
}

const COUNTS: Facts = Facts { nonnegative: true, unit: false, whole: true };

impl FoldRow {
    /// A fold with no loops: what the rows begin with.
    pub const fn new(name: &'static str, step: Op, identity: Identity, gives: Gives) -> FoldRow {
        FoldRow {
            name,
            step,
            identity,
            gives,
            facts: |of| of,
            bounds: |_, _| Interval::ANY,
            joins: |_| None,
            seeks: |_| None,
        }
    }
}

impl PartialEq for ReduceOp {
    fn eq(&self, other: &ReduceOp) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for ReduceOp {}

impl Hash for ReduceOp {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::ptr::from_ref(self.0).addr().hash(state);
    }
}

impl fmt::Debug for ReduceOp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name)
    }
}

impl ReduceOp {
    /// The fold that a row declares.
    pub const fn of(row: &'static FoldRow) -> ReduceOp {
        ReduceOp(row)
    }

    /// Its row.
    pub const fn row(self) -> &'static FoldRow {
        self.0
    }

    /// What a sum, product, least or greatest of doubles begins with, and its step. NaN is skipped by the latter two.
    pub fn in_doubles(self) -> Option<(f64, fn(f64, f64) -> f64)> {
        let from = match self.row().identity {
            Identity::Zero => 0.0,
            Identity::One => 1.0,
            Identity::Greatest | Identity::Least => f64::NAN,
        };
        let steps: [(ReduceOp, fn(f64, f64) -> f64); 4] = [
            (ReduceOp::Sum, |a, b| a + b),
            (ReduceOp::Prod, |a, b| a * b),
            (ReduceOp::Min, |a, b| if b < a || a.is_nan() { b } else { a }),
            (ReduceOp::Max, |a, b| if b > a || a.is_nan() { b } else { a }),
        ];
        steps.into_iter().find(|(op, _)| *op == self).map(|(_, step)| (from, step))
    }

    /// Its loops over elements of a type.
    pub fn joins(self, ty: ElemType) -> Option<&'static dyn Joins> {
        (self.0.joins)(ty)
    }

    /// Its loops that find a place among elements of a type.
    pub fn seeks(self, ty: ElemType) -> Option<&'static dyn Seeks> {
        (self.0.seeks)(ty)
    }

    /// Its name in kernels, lists and messages.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// Whether it computes with numbers, so that truth values and characters are taken as such.
    pub fn is_arithmetic(self) -> bool {
        matches!(self.row().gives, Gives::Number)
    }

    /// Whether it is of truth values.
    pub fn is_of_truth(self) -> bool {
        matches!(self.row().gives, Gives::Truth)
    }

    /// Whether it gives one of the elements.
    pub fn picks(self) -> bool {
        matches!(self.row().gives, Gives::Element(_))
    }

    /// Whether it finds a place.
    pub fn finds_place(self) -> bool {
        matches!(self.row().gives, Gives::Place(_))
    }

    /// The fold that finds the place of what this one gives; itself where it does.
    pub fn of_place(self) -> Option<ReduceOp> {
        match self.row().gives {
            Gives::Element(place) => Some(place()),
            Gives::Place(_) => Some(self),
            Gives::Number | Gives::Truth => None,
        }
    }

    /// The fold whose element this one finds the place of; itself where it finds none.
    pub fn of_element(self) -> ReduceOp {
        match self.row().gives {
            Gives::Place(element) => element(),
            _ => self,
        }
    }

    /// What it gives of elements of a type, places apart.
    pub fn result(self, ty: ElemType) -> ElemType {
        if self.is_of_truth() { ElemType::LOGICAL } else { ty }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn places_and_elements_belong_together() {
        for &fold in FOLDS {
            assert_eq!(fold.of_place().map_or(fold, ReduceOp::of_element), fold.of_element());
            assert_eq!(fold.finds_place(), fold.seeks(ElemType::DOUBLE).is_some(), "{fold:?}");
        }
    }
}
