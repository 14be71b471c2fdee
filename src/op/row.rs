//! What is declared of an operation: one [`Row`]. An [`Op`] is its row, so that whoever has one asks it for properties
//! and functions, and nobody else lists operations. Must not know kernels, graphs or devices (its WGSL is text here).

use super::host_loops::{Complexes, Integers, Loops};
use super::known::{Domain, Facts, Interval, Operands};
use super::math;
use crate::value::{Class, ElemType};
use num_complex::{Complex32, Complex64};
use std::fmt;
use std::hash::{Hash, Hasher};

/// An elementwise primitive: a row of the table.
#[derive(Clone, Copy)]
pub struct Op(&'static Row);

impl Op {
    /// The operation that a row declares.
    pub const fn of(row: &'static Row) -> Op {
        Op(row)
    }

    /// Its row.
    #[inline]
    pub const fn row(self) -> &'static Row {
        self.0
    }

    /// A number that no other operation of this run has: where its row lies.
    pub fn number(self) -> u64 {
        std::ptr::from_ref(self.0).addr() as u64
    }

    /// The result for one double; None where there is none, or none that is a real double.
    #[inline]
    pub fn of_number(self, x: f64) -> Option<f64> {
        match (self.0.short, self.0.f64) {
            (Some(Short::Abs), _) => Some(x.abs()),
            (Some(Short::Sign), _) => Some(math::sign(x)),
            (Some(Short::Sqrt), _) if !self.0.domain.excludes(x) => Some(math::sqrt(x)),
            (_, Loops::One { each, .. }) if !self.0.domain.excludes(x) => Some(each(x)),
            _ => None,
        }
    }

    /// The function that gives the result for one double where there is a real one.
    pub fn function(self) -> Option<fn(f64) -> f64> {
        match (self.0.short, self.0.f64) {
            (Some(Short::Abs), _) => Some(f64::abs),
            (Some(Short::Sign), _) => Some(math::sign),
            (Some(Short::Sqrt), _) => Some(math::sqrt),
            (_, Loops::One { each, .. }) => Some(each),
            _ => None,
        }
    }

    /// The function that gives the result for two doubles, likewise.
    pub fn function_of_two(self) -> Option<fn(f64, f64) -> f64> {
        match (self.0.short, self.0.f64) {
            (Some(Short::Least), _) => Some(math::least),
            (Some(Short::Greatest), _) => Some(math::greatest),
            (Some(Short::Modulo), _) => Some(math::modulo),
            (Some(Short::Remainder), _) => Some(math::remainder),
            (_, Loops::Two { each, .. }) => Some(each),
            _ => None,
        }
    }

    /// The result for two doubles, likewise.
    #[inline]
    pub fn of_numbers(self, x: f64, y: f64) -> Option<f64> {
        match (self.0.short, self.0.f64) {
            (Some(Short::Least), _) => Some(math::least(x, y)),
            (Some(Short::Greatest), _) => Some(math::greatest(x, y)),
            (Some(Short::Modulo), _) => Some(math::modulo(x, y)),
            (Some(Short::Remainder), _) => Some(math::remainder(x, y)),
            (_, Loops::Two { each, .. }) if !self.0.domain.excludes_pair(x, y) => Some(each(x, y)),
            _ => None,
        }
    }
}

impl PartialEq for Op {
    fn eq(&self, other: &Op) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Op {}

impl Hash for Op {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.number().hash(state);
    }
}

impl fmt::Debug for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name)
    }
}

/// What is declared of an operation.
#[derive(Clone, Copy)]
pub struct Row {
    /// Its name in kernels, lists and messages.
    pub name: &'static str,
    /// The number of operands.
    pub arity: u8,
    /// The classes of operands and result.
    pub class: ClassRule,
    /// Host nanoseconds for a thousand doubles, about; placement compares with it.
    pub cost: u16,
    /// The same of complex numbers.
    pub complex_cost: u16,
    /// The greatest error of a single on a device, in units of the last place of the true result; of a complex single
    /// four times that, in units of its greater part: where products are subtracted, the lesser part has no digits
    /// of its own.
    pub ulps: u16,
    /// The least magnitude whose units that error is in: where a difference of terms is near zero, theirs.
    pub scale: f32,
    /// Its meaning for doubles; a pair of them may make a complex number.
    pub f64: Loops<f64, Complex64>,
    /// For singles.
    pub f32: Loops<f32, Complex32>,
    /// For complex numbers.
    pub complex: Complexes,
    /// For integers.
    pub int: Integers,
    /// For truth values.
    pub bool: Loops<bool, bool>,
    /// What it is where that is shorter than a call of it, for one number.
    pub short: Option<Short>,
    /// What it is of the arithmetic that `sums` has loops for.
    pub arithmetic: Option<Arithmetic>,
    /// Its meaning on a device.
    pub wgsl: Wgsl,
    /// For which real operands it is real.
    pub domain: Domain,
    /// What is known of results whose operands that is known of.
    pub facts: fn(&Operands) -> Facts,
    /// Between which numbers results lie whose operands lie between these; None where nothing is said of them.
    pub bounds: Option<fn(&[Interval]) -> Interval>,
    /// Equations that hold for all operands.
    pub laws: Laws,
    /// The type of the second operand, where that is another than the first one's.
    pub second: Option<ElemType>,
}

/// What programs ask for most of single numbers, and is shorter than a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the functions of `math`")]
pub enum Short {
    Abs,
    Sign,
    Sqrt,
    Least,
    Greatest,
    Modulo,
    Remainder,
}

/// The arithmetic that is run most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the usual names")]
pub enum Arithmetic {
    Sum,
    Difference,
    Product,
}

/// Which classes an operation takes, in what class it computes, and what it gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClassRule {
    /// Arithmetic of numbers: integers with doubles give integers; complex where it says so.
    Arithmetic {
        /// Whether there are complex operands.
        complex: bool,
        /// What becomes of integers among doubles.
        mixed: Mixed,
    },
    /// A comparison: any two classes, gives logical.
    Comparison,
    /// Logic on what is not zero: gives logical.
    Logic,
    /// A number to a number of the same class: rounding, sign, absolute value.
    Keep,
    /// As `Keep`, with a real result; whether integers have one.
    Part {
        /// Whether it is one of integers too.
        integers: bool,
    },
    /// A function of floats; logical and char are taken as double, integers are refused.
    Float {
        /// Whether there are complex operands.
        complex: bool,
    },
    /// A function of real singles, and of nothing else.
    Singles,
    /// A question about a number: gives logical.
    Question,
    /// Bits of whole numbers.
    Bits,
    /// Real and imaginary part to a complex number.
    Pair,
    /// The first operand, a logical, chooses between the other two.
    Choice,
}

/// In what arithmetic with mixed operands computes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mixed {
    /// In doubles, rounded once.
    Doubles,
    /// In 64-bit integers where one operand is such, which keeps all bits of sums.
    Longs,
    /// The result is one of the operands, so that of truth values it is one.
    Picks,
}

/// Equations that hold for all operands, NaN, infinities and negative zero included.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Laws {
    /// `f(a, b) = f(b, a)`.
    pub commutes: bool,
    /// `f(a, k) = a`.
    pub neutral_right: Option<f64>,
    /// `f(k, b) = b`.
    pub neutral_left: Option<f64>,
    /// `f(f(a)) = a` of floats.
    pub undoes_itself: bool,
    /// `f(f(a)) = f(a)`.
    pub once_is_enough: bool,
    /// `f(a) = a` of real integers.
    pub keeps_integers: bool,
    /// Of whole numbers in doubles it is what it is of integers, as long as none is out of their range.
    pub same_of_integers: bool,
    /// `f(a) = a` of real numbers.
    pub keeps_reals: bool,
    /// `f(a) = 0` of real numbers.
    pub nothing_of_reals: bool,
    /// The result has the imaginary part that is put in, also where that is zero.
    pub keeps_complex: bool,
    /// Of complex numbers it jumps where the imaginary part changes its sign, also that of zero.
    pub jumps: bool,
}

impl Laws {
    /// None of them.
    pub const NONE: Laws = Laws {
        commutes: false,
        neutral_right: None,
        neutral_left: None,
        undoes_itself: false,
        once_is_enough: false,
        keeps_integers: false,
        same_of_integers: false,
        keeps_reals: false,
        nothing_of_reals: false,
        keeps_complex: false,
        jumps: false,
    };
}

/// How an operation is written in WGSL: by an expression for its operands' representation, or made of another
/// operation, or as a call of the library's function `<representation>_<name>`.
#[derive(Clone, Copy)]
pub struct Wgsl {
    /// The last part of the names of the library's functions.
    pub name: &'static str,
    /// The same for floats, whose functions are those of `op::math`.
    pub float: &'static str,
    /// Expressions for some representations: `$0`, `$1`, `$2` are operands, `?0`, `?1` whether they are not zero.
    pub forms: &'static [(Reps, &'static str)],
    /// What it is made of.
    pub made_of: Option<MadeOf>,
    /// Whether a result may be out of the range of its class, so that functions of small integers take its bounds.
    pub saturates: bool,
}

/// An operation by another.
#[derive(Clone, Copy)]
pub enum MadeOf {
    /// It is so where the other is not.
    Not(Op),
    /// It is the other with its two operands swapped.
    Swapped(Op),
}

/// A set of representations of elements on a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reps(pub u16);

impl Reps {
    /// Doubles by their bits.
    pub const F64: Reps = Reps(1);
    /// Singles.
    pub const F32: Reps = Reps(1 << 1);
    /// Integers of at most 16 bits.
    pub const SMALL: Reps = Reps(1 << 2);
    /// int32.
    pub const I32: Reps = Reps(1 << 3);
    /// uint32.
    pub const U32: Reps = Reps(1 << 4);
    /// int64 in two words.
    pub const I64: Reps = Reps(1 << 5);
    /// uint64 in two words.
    pub const U64: Reps = Reps(1 << 6);
    /// Truth values.
    pub const BOOL: Reps = Reps(1 << 7);
    /// Complex double.
    pub const C64: Reps = Reps(1 << 8);
    /// Complex single.
    pub const C32: Reps = Reps(1 << 9);
    /// Integers of one word.
    pub const WORDS: Reps = Reps::SMALL.or(Reps::I32).or(Reps::U32);
    /// Integers of two words.
    pub const LONGS: Reps = Reps::I64.or(Reps::U64);
    /// All integers.
    pub const INTEGERS: Reps = Reps::WORDS.or(Reps::LONGS);
    /// Integers and truth values.
    pub const WHOLE: Reps = Reps::INTEGERS.or(Reps::BOOL);
    /// Real floats.
    pub const FLOATS: Reps = Reps::F64.or(Reps::F32);
    /// Everything.
    pub const ALL: Reps = Reps(u16::MAX);

    /// Both sets.
    pub const fn or(self, other: Reps) -> Reps {
        Reps(self.0 | other.0)
    }

    /// Whether all of the other are in it.
    pub const fn has(self, other: Reps) -> bool {
        self.0 & other.0 == other.0
    }
}

impl Row {
    /// A row with a name and nothing that it can do: what the rows of the table begin with.
    pub const fn new(name: &'static str, arity: u8, class: ClassRule, cost: u16, ulps: u16) -> Row {
        Row {
            name,
            arity,
            class,
            cost,
            complex_cost: cost.saturating_mul(4),
            ulps,
            scale: 0.0,
            f64: Loops::None,
            f32: Loops::None,
            complex: Complexes::None,
            int: Integers::NONE,
            bool: Loops::None,
            short: None,
            arithmetic: None,
            wgsl: Wgsl::function(name),
            domain: Domain::All,
            facts: |_| Facts::NOTHING,
            bounds: None,
            laws: Laws::NONE,
            second: None,
        }
    }

    /// What an element of operands of a type costs.
    pub fn cost_of(&self, operand: ElemType) -> u32 {
        u32::from(if operand.complex { self.complex_cost } else { self.cost })
    }

    /// The type that operand `k` is converted to where the common operand type is `operand`.
    pub fn operand(&self, k: usize, operand: ElemType) -> ElemType {
        match (k, self.second) {
            (0, _) if self.class == ClassRule::Choice => ElemType::LOGICAL,
            (1, Some(second)) => second,
            _ => operand,
        }
    }
}

impl Wgsl {
    /// Calls of the functions of this name, whose results stay in the range of their class or are cut to it.
    pub const fn function(name: &'static str) -> Wgsl {
        Wgsl { name, float: name, forms: &[], made_of: None, saturates: true }
    }

    /// An expression for all operands.
    pub const fn form(forms: &'static [(Reps, &'static str)]) -> Wgsl {
        Wgsl { forms, ..Wgsl::function("") }
    }
}

/// The distance of a shift.
pub(super) const DISTANCE: ElemType = ElemType::real(Class::Int32);
