//! How an element of each class is held on a device: in a register, and in a buffer.
//! Must not know kernels.
//!
//! int8, int16, uint8, uint16, char and logical take a whole word each in a buffer: a thread then
//! stores its element without touching its neighbours'.

use super::line::Expr;
use crate::op::row::Reps;
use crate::value::{Class, ElemType};

/// The representation of an element in a shader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rep {
    /// A double by its bits, computed with integers.
    F64,
    /// A single, or a double of `precision: "fast"`.
    F32,
    /// An integer of at most 16 bits, in an i32; its least and greatest value.
    Small(i32, i32),
    /// int32.
    I32,
    /// uint32.
    U32,
    /// int64 in two words.
    I64,
    /// uint64 in two words.
    U64,
    /// Logical; a word 0 or 1 in a buffer.
    Bool,
    /// Complex double in four words.
    C64,
    /// Complex single.
    C32,
}

impl Rep {
    /// The representation of a type; `fast` computes doubles as singles.
    pub fn of(ty: ElemType, fast: bool) -> Rep {
        match (ty.class, ty.complex) {
            (Class::Double, true) if !fast => Rep::C64,
            (Class::Double | Class::Single, true) => Rep::C32,
            (Class::Double, _) if !fast => Rep::F64,
            (Class::Double | Class::Single, _) => Rep::F32,
            (Class::Int8, _) => Rep::Small(-128, 127),
            (Class::Int16, _) => Rep::Small(-32768, 32767),
            (Class::UInt8, _) => Rep::Small(0, 255),
            (Class::UInt16 | Class::Char, _) => Rep::Small(0, 65535),
            (Class::Int32, _) => Rep::I32,
            (Class::UInt32, _) => Rep::U32,
            (Class::Int64, _) => Rep::I64,
            (Class::UInt64, _) => Rep::U64,
            (Class::Logical, _) => Rep::Bool,
        }
    }

    /// Words that an element takes in a buffer.
    pub fn words(self) -> usize {
        match self {
            Rep::F64 | Rep::I64 | Rep::U64 | Rep::C32 => 2,
            Rep::C64 => 4,
            Rep::F32 | Rep::Small(..) | Rep::I32 | Rep::U32 | Rep::Bool => 1,
        }
    }

    /// The type of a register.
    pub fn register(self) -> &'static str {
        match self {
            Rep::F64 | Rep::I64 | Rep::U64 => "vec2<u32>",
            Rep::F32 => "f32",
            Rep::Small(..) | Rep::I32 => "i32",
            Rep::U32 => "u32",
            Rep::Bool => "bool",
            Rep::C64 => "vec4<u32>",
            Rep::C32 => "vec2<f32>",
        }
    }

    /// The type of an element in a buffer: floats by their bits, so that no compiler sees a NaN.
    pub fn stored(self) -> &'static str {
        match self.words() {
            1 => "u32",
            2 => "vec2<u32>",
            _ => "vec4<u32>",
        }
    }

    /// A register from what was stored.
    pub(crate) fn loaded(self, x: Expr) -> Expr {
        match self {
            Rep::F64 | Rep::I64 | Rep::U64 | Rep::C64 | Rep::U32 => x,
            Rep::F32 => x.within("bitcast<f32>($0)"),
            Rep::Small(..) | Rep::I32 => x.within("bitcast<i32>($0)"),
            Rep::Bool => x.within("($0 != 0u)"),
            Rep::C32 => x.within("bitcast<vec2<f32>>($0)"),
        }
    }

    /// What is stored of a register.
    pub(crate) fn to_stored(self, x: Expr) -> Expr {
        match self {
            Rep::F64 | Rep::I64 | Rep::U64 | Rep::C64 | Rep::U32 => x,
            Rep::F32 | Rep::Small(..) | Rep::I32 => x.within("bitcast<u32>($0)"),
            Rep::Bool => x.within("select(0u, 1u, $0)"),
            Rep::C32 => x.within("bitcast<vec2<u32>>($0)"),
        }
    }

    /// It as a set of one, as rows of operations name them.
    pub fn set(self) -> Reps {
        match self {
            Rep::F64 => Reps::F64,
            Rep::F32 => Reps::F32,
            Rep::Small(..) => Reps::SMALL,
            Rep::I32 => Reps::I32,
            Rep::U32 => Reps::U32,
            Rep::I64 => Reps::I64,
            Rep::U64 => Reps::U64,
            Rep::Bool => Reps::BOOL,
            Rep::C64 => Reps::C64,
            Rep::C32 => Reps::C32,
        }
    }

    /// The beginning of the names of the library's functions on it.
    pub fn prefix(self) -> &'static str {
        match self {
            Rep::F64 => "f64",
            Rep::F32 => "f32",
            Rep::Small(..) => "small",
            Rep::I32 => "int",
            Rep::U32 => "uint",
            Rep::I64 => "long",
            Rep::U64 => "ulong",
            Rep::Bool => "bool",
            Rep::C64 => "c64",
            Rep::C32 => "c32",
        }
    }

    /// Text of a constant with these bits (those of a host scalar of the type).
    pub fn constant(self, ty: ElemType, bits: u64) -> String {
        match self {
            Rep::F64 | Rep::I64 | Rep::U64 => {
                format!("vec2<u32>(0x{:x}u, 0x{:x}u)", bits as u32, (bits >> 32) as u32)
            }
            Rep::F32 => {
                let x = if ty.class == Class::Double {
                    f64::from_bits(bits) as f32
                } else {
                    f32::from_bits(bits as u32)
                };
                // A NaN or an infinity in the text would be an error of the shader.
                if x.is_nan() {
                    "f32_nan()".to_owned()
                } else if x == f32::INFINITY {
                    "f32_inf()".to_owned()
                } else if x == f32::NEG_INFINITY {
                    "(-f32_inf())".to_owned()
                } else {
                    format!("bitcast<f32>(0x{:x}u)", x.to_bits())
                }
            }
            Rep::Small(lo, _) => {
                let value = match (ty.class, lo) {
                    (Class::Int8, _) => i32::from(bits as u8 as i8),
                    (Class::Int16, _) => i32::from(bits as u16 as i16),
                    _ => bits as u16 as i32,
                };
                format!("{value}")
            }
            Rep::I32 => format!("bitcast<i32>(0x{:x}u)", bits as u32),
            Rep::U32 => format!("0x{:x}u", bits as u32),
            Rep::Bool => if bits != 0 { "true" } else { "false" }.to_owned(),
            Rep::C64 => {
                format!("vec4<u32>(0x{:x}u, 0x{:x}u, 0u, 0u)", bits as u32, (bits >> 32) as u32)
            }
            Rep::C32 => format!("vec2<f32>({}, 0.0)", Rep::F32.constant(ty, bits)),
        }
    }
}
