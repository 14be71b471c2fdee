//! `double.empty` and its like: arrays of a class without elements.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::{one, sizes};
use crate::builtins::declare::{Captures, compose};
use crate::builtins::{Arity, Builtin, Call, Flow, Group, Traits, Values};
use crate::diag::Error;
use crate::value::{Array, CellArray, Class, ElemType, Shape, StructArray, TextArray, Value};
use std::rc::Rc;

macro_rules! rows {
    ($($name:literal of $class:literal;)*) => {
        /// What a class makes without elements.
        pub const EMPTIES: &[&Builtin] = &[$(&Builtin {
            name: $name,
            group: Group::Classes,
            forms: &[concat!("x = ", $name), concat!("x = ", $name, "(m, n, ...)")],
            args: Arity::from(0),
            outs: Arity::upto(1),
            run: compose(Captures::All, |_, call| empty($class, &call)),
            traits: Traits::NONE,
            summary: concat!("An array of class ", $class, " without elements, 0-by-0 or of the size given."),
            examples: crate::builtins::Examples::of(&[
                Equal(concat!("size(", $name, "(0, 3))"), "[0 3]"),
                Equal(concat!("class(", $name, ")"), concat!("'", $class, "'")),
                Fails(concat!($name, "(1)"), "must be zero"),
            ]),
        }),*];
    };
}

rows! {
    "double.empty" of "double";
    "single.empty" of "single";
    "int8.empty" of "int8";
    "int16.empty" of "int16";
    "int32.empty" of "int32";
    "int64.empty" of "int64";
    "uint8.empty" of "uint8";
    "uint16.empty" of "uint16";
    "uint32.empty" of "uint32";
    "uint64.empty" of "uint64";
    "logical.empty" of "logical";
    "char.empty" of "char";
    "string.empty" of "string";
    "cell.empty" of "cell";
    "struct.empty" of "struct";
}

fn empty(class: &str, call: &Call<'_>) -> Flow<Values> {
    let shape = match call.args {
        [] => Shape::matrix(0, 0),
        args => sizes("empty", args)?,
    };
    if !shape.is_empty() {
        let message = "At least one dimension must be zero.";
        return Err(Error::new("MATLAB:class:emptyMustBeZero", message).into());
    }
    one(match (class, Class::from_name(class)) {
        (_, Some(class)) => Value::from(Array::zeros(ElemType::real(class), shape)),
        ("string", _) => Value::Text(Rc::new(TextArray { shape, texts: Vec::new() })),
        ("struct", _) => Value::Struct(Rc::new(StructArray { shape, fields: Default::default() })),
        _ => Value::Cell(Rc::new(CellArray { shape, cells: Vec::new() })),
    })
}
