//! One row an operation: name, operands, which classes it takes and gives, cost and error bound.
//! Must not know how a row is computed: `tile` (host) and the emitter (WGSL) do.

use super::Op;

/// What is declared of an operation.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The operation.
    pub op: Op,
    /// Its name in kernels, lists and messages.
    pub name: &'static str,
    /// The number of operands.
    pub arity: u8,
    /// The classes of operands and result.
    pub class: ClassRule,
    /// Whether the operands may change places.
    pub commutative: bool,
    /// Host nanoseconds for a thousand doubles, about; placement compares with it.
    pub cost: u16,
    /// The greatest error of a single on a device, in units of the last place of the true result.
    pub ulps: u16,
}

/// Which classes an operation takes, in what class it computes, and what it gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClassRule {
    /// Arithmetic of numbers: integers with doubles give integers; complex where it says so.
    Arithmetic {
        /// Whether there are complex operands.
        complex: bool,
    },
    /// A comparison: any two classes, gives logical.
    Comparison,
    /// Logic on what is not zero: gives logical.
    Logic,
    /// A number to a number of the same class: rounding, sign, absolute value.
    Keep,
    /// As `Keep`, with a real result.
    Part,
    /// A function of floats; logical and char are taken as double, integers are refused.
    Float {
        /// Whether there are complex operands.
        complex: bool,
    },
    /// A question about a number: gives logical.
    Question,
    /// Bits of whole numbers.
    Bits,
    /// Real and imaginary part to a complex number.
    Pair,
    /// The first operand, a logical, chooses between the other two.
    Choice,
}

const fn row(op: Op, name: &'static str, arity: u8, class: ClassRule, cost: u16, ulps: u16) -> Row {
    let commutative = matches!(
        op,
        Op::Add
            | Op::Mul
            | Op::Eq
            | Op::Ne
            | Op::And
            | Op::Or
            | Op::Xor
            | Op::BitAnd
            | Op::BitOr
            | Op::BitXor
            | Op::Hypot
    );
    Row { op, name, arity, class, commutative, cost, ulps }
}

const NUMBERS: ClassRule = ClassRule::Arithmetic { complex: true };
const REALS: ClassRule = ClassRule::Arithmetic { complex: false };
const FLOAT: ClassRule = ClassRule::Float { complex: true };
const REAL_FLOAT: ClassRule = ClassRule::Float { complex: false };

/// The rows, in the order of [`Op`].
#[rustfmt::skip]
pub const TABLE: &[Row] = &[
    row(Op::Add, "add", 2, NUMBERS, 300, 1),
    row(Op::Sub, "sub", 2, NUMBERS, 300, 1),
    row(Op::Mul, "mul", 2, NUMBERS, 300, 1),
    row(Op::Div, "div", 2, NUMBERS, 800, 3),
    row(Op::Pow, "pow", 2, NUMBERS, 20_000, 16),
    row(Op::Neg, "neg", 1, ClassRule::Keep, 200, 0),
    row(Op::Mod, "mod", 2, REALS, 8_000, 1),
    row(Op::Rem, "rem", 2, REALS, 8_000, 1),
    row(Op::IDivide, "idivide", 2, REALS, 2_000, 1),
    row(Op::Min, "min", 2, NUMBERS, 300, 0),
    row(Op::Max, "max", 2, NUMBERS, 300, 0),
    row(Op::Hypot, "hypot", 2, REAL_FLOAT, 5_000, 4),
    row(Op::Atan2, "atan2", 2, REAL_FLOAT, 12_000, 8),
    row(Op::Eq, "eq", 2, ClassRule::Comparison, 300, 0),
    row(Op::Ne, "ne", 2, ClassRule::Comparison, 300, 0),
    row(Op::Lt, "lt", 2, ClassRule::Comparison, 300, 0),
    row(Op::Le, "le", 2, ClassRule::Comparison, 300, 0),
    row(Op::Gt, "gt", 2, ClassRule::Comparison, 300, 0),
    row(Op::Ge, "ge", 2, ClassRule::Comparison, 300, 0),
    row(Op::And, "and", 2, ClassRule::Logic, 200, 0),
    row(Op::Or, "or", 2, ClassRule::Logic, 200, 0),
    row(Op::Xor, "xor", 2, ClassRule::Logic, 200, 0),
    row(Op::Not, "not", 1, ClassRule::Logic, 200, 0),
    row(Op::Floor, "floor", 1, ClassRule::Keep, 300, 0),
    row(Op::Ceil, "ceil", 1, ClassRule::Keep, 300, 0),
    row(Op::Round, "round", 1, ClassRule::Keep, 500, 0),
    row(Op::Fix, "fix", 1, ClassRule::Keep, 300, 0),
    row(Op::Abs, "abs", 1, ClassRule::Part, 200, 0),
    row(Op::Sign, "sign", 1, ClassRule::Keep, 300, 0),
    row(Op::Sqrt, "sqrt", 1, FLOAT, 1_200, 2),
    row(Op::Cbrt, "cbrt", 1, REAL_FLOAT, 8_000, 4),
    row(Op::Exp, "exp", 1, FLOAT, 5_000, 4),
    row(Op::Expm1, "expm1", 1, FLOAT, 6_000, 4),
    row(Op::Log, "log", 1, FLOAT, 5_000, 4),
    row(Op::Log1p, "log1p", 1, FLOAT, 8_000, 4),
    row(Op::Log2, "log2", 1, FLOAT, 6_000, 4),
    row(Op::Log10, "log10", 1, FLOAT, 6_000, 4),
    row(Op::Pow2, "pow2", 1, FLOAT, 6_000, 4),
    row(Op::Sin, "sin", 1, FLOAT, 8_000, 4),
    row(Op::Cos, "cos", 1, FLOAT, 8_000, 4),
    row(Op::Tan, "tan", 1, FLOAT, 12_000, 8),
    row(Op::Asin, "asin", 1, FLOAT, 8_000, 4),
    row(Op::Acos, "acos", 1, FLOAT, 8_000, 4),
    row(Op::Atan, "atan", 1, FLOAT, 8_000, 4),
    row(Op::Sinh, "sinh", 1, FLOAT, 9_000, 4),
    row(Op::Cosh, "cosh", 1, FLOAT, 9_000, 4),
    row(Op::Tanh, "tanh", 1, FLOAT, 9_000, 5),
    row(Op::Asinh, "asinh", 1, FLOAT, 12_000, 4),
    row(Op::Acosh, "acosh", 1, FLOAT, 12_000, 4),
    row(Op::Atanh, "atanh", 1, FLOAT, 12_000, 4),
    row(Op::Gamma, "gamma", 1, REAL_FLOAT, 60_000, 32),
    row(Op::LogGamma, "gammaln", 1, REAL_FLOAT, 40_000, 32),
    row(Op::Erf, "erf", 1, REAL_FLOAT, 20_000, 8),
    row(Op::Erfc, "erfc", 1, REAL_FLOAT, 20_000, 16),
    row(Op::Erfinv, "erfinv", 1, REAL_FLOAT, 60_000, 16),
    row(Op::IsNan, "isnan", 1, ClassRule::Question, 200, 0),
    row(Op::IsInf, "isinf", 1, ClassRule::Question, 200, 0),
    row(Op::IsFinite, "isfinite", 1, ClassRule::Question, 200, 0),
    row(Op::BitAnd, "bitand", 2, ClassRule::Bits, 300, 0),
    row(Op::BitOr, "bitor", 2, ClassRule::Bits, 300, 0),
    row(Op::BitXor, "bitxor", 2, ClassRule::Bits, 300, 0),
    row(Op::BitShift, "bitshift", 2, ClassRule::Bits, 800, 0),
    row(Op::Real, "real", 1, ClassRule::Part, 200, 0),
    row(Op::Imag, "imag", 1, ClassRule::Part, 200, 0),
    row(Op::Conj, "conj", 1, ClassRule::Keep, 200, 0),
    row(Op::Arg, "angle", 1, ClassRule::Part, 12_000, 8),
    row(Op::MakeComplex, "complex", 2, ClassRule::Pair, 300, 0),
    row(Op::Select, "select", 3, ClassRule::Choice, 300, 0),
];

impl Op {
    /// Its row.
    pub fn row(self) -> &'static Row {
        // The test below holds the table to the order of the enum.
        &TABLE[self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn rows_are_in_the_order_of_the_enum_and_names_are_unique() {
        for (k, row) in TABLE.iter().enumerate() {
            assert_eq!(row.op as usize, k, "{}", row.name);
        }
        assert_eq!(TABLE.len(), Op::Select as usize + 1);
        let names: std::collections::BTreeSet<_> = TABLE.iter().map(|r| r.name).collect();
        assert_eq!(names.len(), TABLE.len());
    }
}
