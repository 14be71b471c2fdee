//! Values as a stream of bytes, and back: for copies of a workspace, and for what crosses to JavaScript in bulk.
//!
//! The stream is a program for a machine with a stack (`Code`): parts come before what is made of them, and what several
//! values share is there once. Both ways go on in steps of bounded work, without recursion. Must not know who reads it
//! (`js/unpack.ts` reads the same form), nor how functions are compiled.

mod read;
mod write;

pub use read::{Read, Reader};
pub use write::{Packer, Sink, WantedElements};

use super::{Class, ElemType};

/// What the machine does next. What follows each in the stream is said here; a count is seven bits a byte, the lowest
/// first; a text is a count of bytes and UTF-8; a shape is a count of extents and a count for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
enum Code {
    /// Type, the bytes of one element.
    Scalar,
    /// Type, shape, the bytes of the elements: pushes an array.
    Array,
    /// Start, step and last element as doubles, and a count.
    Range,
    /// Shape, then for each element a count: 0 for a missing one, else 1 more than the bytes that follow.
    Texts,
    /// Shape: takes as many values.
    Cell,
    /// Shape, a count of names, the names: takes as many values for each, field by field.
    Struct,
    /// The name: pushes a handle of a function.
    Named,
    /// The text, a count of names, the names: takes as many values, those that it captured.
    Anonymous,
    /// The class: pushes an object without contents.
    Object,
    /// Which object, a count of names, the names: takes as many values, its properties.
    Properties,
    /// Which object, the types of its keys and values, a count, that many keys: takes as many values, its entries. A
    /// key is a 0 and a double, or a 1 and a text.
    Entries,
    /// Gives the value on top the next number.
    Keep,
    /// A number: pushes the value that has it.
    Again,
    /// The name, 1 for a global one: takes a value, which is that variable's.
    Variable,
    /// The name and the text of a program, whose functions are those of the session.
    Program,
    /// A count of rows: takes three arrays, a sparse matrix (where its columns begin, the row of each element, the elements).
    Sparse,
}

impl Code {
    const ALL: [Code; 16] = [
        Code::Scalar,
        Code::Array,
        Code::Range,
        Code::Texts,
        Code::Cell,
        Code::Struct,
        Code::Named,
        Code::Anonymous,
        Code::Object,
        Code::Properties,
        Code::Entries,
        Code::Keep,
        Code::Again,
        Code::Variable,
        Code::Program,
        Code::Sparse,
    ];
}

/// The classes whose objects can be made again from their contents.
const CLASSES: [&str; 4] = ["MException", "containers.Map", "dictionary", "inputParser"];

/// A type as one byte: the class's place among all, and 16 more where it is complex.
fn code_of(ty: ElemType) -> u8 {
    let class = Class::ALL.iter().position(|&class| class == ty.class).unwrap_or_default();
    class as u8 | u8::from(ty.complex) << 4
}

fn type_of(code: u8) -> Option<ElemType> {
    let class = *Class::ALL.get(usize::from(code & 15))?;
    match code >> 4 {
        0 => Some(ElemType::real(class)),
        1 if class.is_float() => Some(ElemType::complex(class)),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
