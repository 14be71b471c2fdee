//! The table of primitives: every operation on elements, declared once, with its meaning on the host.
//! Must not know graphs or devices (the WGSL text of a row is text here).

mod apply;
pub mod cast;
pub mod complex;
pub mod fold;
pub mod int;
pub mod lanes;
pub mod math;
pub mod matmul;
pub mod pace;
pub mod random;
pub mod routine;
mod scalar;
pub mod signature;
pub mod sorting;
pub mod sums;
pub mod table;
pub mod tile;

pub use apply::{apply, leaves_the_reals};
pub use scalar::{double1, double2};
pub use signature::{Signature, operand_type, result_type, settle, signature};
pub use table::{ClassRule, Row};

/// The elements in one block of a fold. See `fold` for the order in which elements are added.
pub const FOLD_BLOCK: usize = 16_384;
/// The lanes of a block.
pub const FOLD_LANES: usize = 256;
/// Folds of at most this many elements go in order, first to last.
pub const FOLD_IN_ORDER: usize = 32;

/// An elementwise primitive. `table` has one row for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the row of each in `table` says what it is")]
pub enum Op {
    // Arithmetic
    Add,
    Sub,
    Mul,
    Div,
    Pow,
    Neg,
    Mod,
    Rem,
    IDivide,
    // Pairs
    Min,
    Max,
    Hypot,
    Atan2,
    // Comparison and logic
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    And,
    Or,
    Xor,
    Not,
    // Rounding, sign
    Floor,
    Ceil,
    Round,
    Fix,
    Abs,
    Sign,
    // Roots, exponentials, logarithms
    Sqrt,
    Cbrt,
    Exp,
    Expm1,
    Log,
    Log1p,
    Log2,
    Log10,
    Pow2,
    // Trigonometry
    Sin,
    Cos,
    Tan,
    Asin,
    Acos,
    Atan,
    Sinh,
    Cosh,
    Tanh,
    Asinh,
    Acosh,
    Atanh,
    // Special functions
    Gamma,
    LogGamma,
    Erf,
    Erfc,
    Erfinv,
    // Questions
    IsNan,
    IsInf,
    IsFinite,
    // Bits of integers
    BitAnd,
    BitOr,
    BitXor,
    BitShift,
    // Complex numbers
    Real,
    Imag,
    Conj,
    Arg,
    MakeComplex,
    // Choice
    Select,
}

/// A fold of many elements into one. The definition of the order is in `fold`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum ReduceOp {
    /// Sum.
    Sum,
    /// Product.
    Prod,
    /// Least element, NaN skipped; NaN when all are NaN.
    Min,
    /// Greatest element, NaN skipped; NaN when all are NaN.
    Max,
    /// As Min, and where (the first such place).
    ArgMin,
    /// As Max, and where (the first such place).
    ArgMax,
    /// Whether any element is nonzero (logical).
    Any,
    /// Whether all elements are nonzero (logical).
    All,
}

/// What a random instruction draws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    /// double in (0,1), 52 bits.
    Uniform,
    /// single in (0,1), 23 bits.
    UniformSingle,
    /// Standard normal double.
    Normal,
    /// Standard normal single.
    NormalSingle,
    /// 32 bits, as uint32.
    Bits,
}

impl ReduceOp {
    /// Its name in kernels, lists and messages.
    pub const fn name(self) -> &'static str {
        match self {
            ReduceOp::Sum => "sum",
            ReduceOp::Prod => "prod",
            ReduceOp::Min => "min",
            ReduceOp::Max => "max",
            ReduceOp::ArgMin => "argmin",
            ReduceOp::ArgMax => "argmax",
            ReduceOp::Any => "any",
            ReduceOp::All => "all",
        }
    }
}
