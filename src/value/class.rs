//! The classes that array elements can have, and what follows from them alone.
//! Must not know how arrays are stored or where they are computed.

/// The class of the elements of a numeric, logical or character array.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the variants are MATLAB's own class names")]
pub enum Class {
    Double,
    Single,
    Int8,
    Int16,
    Int32,
    Int64,
    UInt8,
    UInt16,
    UInt32,
    UInt64,
    Logical,
    Char,
}

impl Class {
    /// Every class, in the order of the enum.
    pub const ALL: [Class; 12] = [
        Class::Double,
        Class::Single,
        Class::Int8,
        Class::Int16,
        Class::Int32,
        Class::Int64,
        Class::UInt8,
        Class::UInt16,
        Class::UInt32,
        Class::UInt64,
        Class::Logical,
        Class::Char,
    ];

    /// MATLAB's name, as `class(x)` gives it.
    pub const fn name(self) -> &'static str {
        match self {
            Class::Double => "double",
            Class::Single => "single",
            Class::Int8 => "int8",
            Class::Int16 => "int16",
            Class::Int32 => "int32",
            Class::Int64 => "int64",
            Class::UInt8 => "uint8",
            Class::UInt16 => "uint16",
            Class::UInt32 => "uint32",
            Class::UInt64 => "uint64",
            Class::Logical => "logical",
            Class::Char => "char",
        }
    }

    /// The class of that name.
    pub fn from_name(name: &str) -> Option<Class> {
        Class::ALL.into_iter().find(|c| c.name() == name)
    }

    /// Bytes that one real element takes on the host (char is a UTF-16 unit).
    pub const fn bytes(self) -> usize {
        match self {
            Class::Double | Class::Int64 | Class::UInt64 => 8,
            Class::Single | Class::Int32 | Class::UInt32 => 4,
            Class::Int16 | Class::UInt16 | Class::Char => 2,
            Class::Int8 | Class::UInt8 | Class::Logical => 1,
        }
    }

    /// double or single.
    pub const fn is_float(self) -> bool {
        matches!(self, Class::Double | Class::Single)
    }

    /// One of the eight integer classes.
    pub const fn is_integer(self) -> bool {
        !matches!(self, Class::Double | Class::Single | Class::Logical | Class::Char)
    }

    /// An integer class of at most 32 bits.
    pub const fn is_narrow_integer(self) -> bool {
        self.is_integer() && !matches!(self, Class::Int64 | Class::UInt64)
    }

    /// Whether a number is between the least and the greatest of a class of integers of at most 32 bits.
    pub fn holds(self, x: f64) -> bool {
        match self {
            Class::Int8 => (-128.0..=127.0).contains(&x),
            Class::Int16 => (-32768.0..=32767.0).contains(&x),
            Class::Int32 => (-2147483648.0..=2147483647.0).contains(&x),
            Class::UInt8 => (0.0..=255.0).contains(&x),
            Class::UInt16 => (0.0..=65535.0).contains(&x),
            Class::UInt32 => (0.0..=4294967295.0).contains(&x),
            _ => false,
        }
    }

    /// One of the four signed integer classes.
    pub const fn is_signed_integer(self) -> bool {
        matches!(self, Class::Int8 | Class::Int16 | Class::Int32 | Class::Int64)
    }

    /// double, single or an integer class: what `isnumeric` says.
    pub const fn is_numeric(self) -> bool {
        !matches!(self, Class::Logical | Class::Char)
    }
}

/// The type of one element: its class, and whether it is complex (double and single only).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct ElemType {
    /// The class of the (real and imaginary) parts.
    pub class: Class,
    /// Whether an element is a pair of real and imaginary part, interleaved.
    pub complex: bool,
}

impl ElemType {
    /// A real element of a class.
    pub const fn real(class: Class) -> ElemType {
        ElemType { class, complex: false }
    }

    /// A complex element; the class is double or single.
    pub const fn complex(class: Class) -> ElemType {
        ElemType { class, complex: true }
    }

    /// Real double, the commonest of all.
    pub const DOUBLE: ElemType = ElemType::real(Class::Double);
    /// Real single.
    pub const SINGLE: ElemType = ElemType::real(Class::Single);
    /// Logical.
    pub const LOGICAL: ElemType = ElemType::real(Class::Logical);

    /// Bytes of one element on the host.
    pub const fn bytes(self) -> usize {
        self.class.bytes() * if self.complex { 2 } else { 1 }
    }
}

impl std::fmt::Display for ElemType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.complex { "complex " } else { "" })?;
        f.write_str(self.class.name())
    }
}
