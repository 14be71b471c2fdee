//! The operators, their signs, and the functions that they stand for.
//!
//! Knows nothing of what they compute.

/// An operator before its operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnaryOp {
    /// `+x`
    Plus,
    /// `-x`
    Minus,
    /// `~x`, `!x`
    Not,
}

/// An operator after its operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PostfixOp {
    /// `x'`
    ConjugateTranspose,
    /// `x.'`
    Transpose,
}

/// An operator between its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryOp {
    /// `a + b`
    Add,
    /// `a - b`
    Subtract,
    /// `a .* b`
    Times,
    /// `a * b`
    MatrixTimes,
    /// `a ./ b`
    RightDivide,
    /// `a / b`
    MatrixRightDivide,
    /// `a .\ b`
    LeftDivide,
    /// `a \ b`
    MatrixLeftDivide,
    /// `a .^ b`
    Power,
    /// `a ^ b`
    MatrixPower,
    /// `a == b`
    Equal,
    /// `a ~= b`
    NotEqual,
    /// `a < b`
    Less,
    /// `a <= b`
    LessEqual,
    /// `a > b`
    Greater,
    /// `a >= b`
    GreaterEqual,
    /// `a & b`
    And,
    /// `a | b`
    Or,
    /// `a && b`: `b` is evaluated only if it decides.
    AndAlso,
    /// `a || b`: `b` is evaluated only if it decides.
    OrElse,
}

impl UnaryOp {
    /// How it is written.
    pub const fn sign(self) -> &'static str {
        match self {
            UnaryOp::Plus => "+",
            UnaryOp::Minus => "-",
            UnaryOp::Not => "~",
        }
    }

    /// The function of the same meaning.
    pub const fn function(self) -> &'static str {
        match self {
            UnaryOp::Plus => "uplus",
            UnaryOp::Minus => "uminus",
            UnaryOp::Not => "not",
        }
    }
}

impl PostfixOp {
    /// How it is written.
    pub const fn sign(self) -> &'static str {
        match self {
            PostfixOp::ConjugateTranspose => "'",
            PostfixOp::Transpose => ".'",
        }
    }

    /// The function of the same meaning.
    pub const fn function(self) -> &'static str {
        match self {
            PostfixOp::ConjugateTranspose => "ctranspose",
            PostfixOp::Transpose => "transpose",
        }
    }
}

impl BinaryOp {
    /// How it is written.
    pub const fn sign(self) -> &'static str {
        self.row().0
    }

    /// The function of the same meaning; none for `&&` and `||`, which are not functions.
    pub const fn function(self) -> Option<&'static str> {
        match self {
            BinaryOp::AndAlso | BinaryOp::OrElse => None,
            _ => Some(self.row().1),
        }
    }

    const fn row(self) -> (&'static str, &'static str) {
        match self {
            BinaryOp::Add => ("+", "plus"),
            BinaryOp::Subtract => ("-", "minus"),
            BinaryOp::Times => (".*", "times"),
            BinaryOp::MatrixTimes => ("*", "mtimes"),
            BinaryOp::RightDivide => ("./", "rdivide"),
            BinaryOp::MatrixRightDivide => ("/", "mrdivide"),
            BinaryOp::LeftDivide => (".\\", "ldivide"),
            BinaryOp::MatrixLeftDivide => ("\\", "mldivide"),
            BinaryOp::Power => (".^", "power"),
            BinaryOp::MatrixPower => ("^", "mpower"),
            BinaryOp::Equal => ("==", "eq"),
            BinaryOp::NotEqual => ("~=", "ne"),
            BinaryOp::Less => ("<", "lt"),
            BinaryOp::LessEqual => ("<=", "le"),
            BinaryOp::Greater => (">", "gt"),
            BinaryOp::GreaterEqual => (">=", "ge"),
            BinaryOp::And => ("&", "and"),
            BinaryOp::Or => ("|", "or"),
            BinaryOp::AndAlso => ("&&", ""),
            BinaryOp::OrElse => ("||", ""),
        }
    }
}
