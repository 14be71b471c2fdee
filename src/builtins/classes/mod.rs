//! Classes of values: conversions by the class's own name (double, single, int8 … uint64, logical, cast),
//! questions about classes and their members, bytes and bits as elements of another class.

mod bytes;
mod empties;
mod library;
mod objects;
mod questions;

pub use bytes::ALL as BYTES;
pub use empties::EMPTIES;
pub use library::{LIBRARY, LibraryClass};
pub use objects::OBJECTS;
pub use questions::CLASSES;

use super::Example::{Equal, Fails};
use super::arguments::{array, one, refuse, text};
use super::declare::{Captures, builtins, compose};
use super::{Call, Cx, Flow, Values, source_builtins};
use crate::diag::Error;
use crate::op::Op;
use crate::op::known::Question;
use crate::value::{Array, Class, Value, cast::check_logical};

builtins! {
    /// Conversions.
    ALL, Classes;
    "double" [1 1; 1] ["y = double(x)"] compose(Captures::All, |cx, call| to(cx, call, Class::Double)), "Conversion to double."
        [Equal("double('a')", "97"), Fails("double({1})", "Conversion to double from cell")], keeps_sparse, of_strings, keeps_gpu, by_element;
    "single" [1 1; 1] ["y = single(x)"] compose(Captures::All, |cx, call| to(cx, call, Class::Single)), "Conversion to single."
        [Equal("class(single(1))", "'single'"), Fails("single({1})", "Conversion to single from cell")], keeps_gpu, by_element;
    "int8" [1 1; 1] ["y = int8(x)"] compose(Captures::All, |cx, call| to(cx, call, Class::Int8)), "Conversion to int8: rounded, and limited to -128 … 127."
        [Equal("int8(200)", "int8(127)"), Fails("int8({1})", "Conversion to int8 from cell")], keeps_gpu, by_element;
    "int16" [1 1; 1] ["y = int16(x)"] compose(Captures::All, |cx, call| to(cx, call, Class::Int16)), "Conversion to int16."
        [Equal("double(int16(2.5))", "3"), Fails("int16({1})", "Conversion to int16 from cell")], keeps_gpu, by_element;
    "int32" [1 1; 1] ["y = int32(x)"] compose(Captures::All, |cx, call| to(cx, call, Class::Int32)), "Conversion to int32."
        [Equal("double(int32(-2.5))", "-3"), Fails("int32({1})", "Conversion to int32 from cell")], keeps_gpu, by_element;
    "int64" [1 1; 1] ["y = int64(x)"] compose(Captures::All, |cx, call| to(cx, call, Class::Int64)), "Conversion to int64."
        [Equal("double(int64(7))", "7"), Fails("int64({1})", "Conversion to int64 from cell")], keeps_gpu, by_element;
    "uint8" [1 1; 1] ["y = uint8(x)"] compose(Captures::All, |cx, call| to(cx, call, Class::UInt8)), "Conversion to uint8."
        [Equal("double(uint8(-5))", "0"), Fails("uint8({1})", "Conversion to uint8 from cell")], keeps_gpu, by_element;
    "uint16" [1 1; 1] ["y = uint16(x)"] compose(Captures::All, |cx, call| to(cx, call, Class::UInt16)), "Conversion to uint16."
        [Equal("double(uint16(1e9))", "65535"), Fails("uint16({1})", "Conversion to uint16 from cell")], keeps_gpu, by_element;
    "uint32" [1 1; 1] ["y = uint32(x)"] compose(Captures::All, |cx, call| to(cx, call, Class::UInt32)), "Conversion to uint32."
        [Equal("double(uint32(7))", "7"), Fails("uint32({1})", "Conversion to uint32 from cell")], keeps_gpu, by_element;
    "uint64" [1 1; 1] ["y = uint64(x)"] compose(Captures::All, |cx, call| to(cx, call, Class::UInt64)), "Conversion to uint64."
        [Equal("double(uint64(7))", "7"), Fails("uint64({1})", "Conversion to uint64 from cell")], keeps_gpu, by_element;
    "logical" [1 1; 1] ["tf = logical(x)"] compose(Captures::All, |cx, call| to(cx, call, Class::Logical)), "Conversion to logical: whether elements are nonzero."
        [Equal("logical([2 0])", "[true false]"), Fails("logical(NaN)", "NaN")], keeps_sparse, keeps_gpu, by_element;
    "cast" [2 3; 1] ["y = cast(x, class)", "y = cast(x, 'like', z)"] compose(Captures::First(1), cast_to), "Conversion to the class of that name."
        [Equal("class(cast(1, 'int8'))", "'int8'"), Fails("cast(1, 'cell')", "class")], keeps_gpu;
}

source_builtins! {
    /// Classes of elements, in the language.
    IN_THE_LANGUAGE, Classes;
    "classUnderlying" [1 1; 1] ["c = classUnderlying(x)"] "The class of the elements of an array."
        [Equal("classUnderlying(single(1))", "'single'"), Fails("classUnderlying()", "")];
    "underlyingType" [1 1; 1] ["c = underlyingType(x)"] "The class of the elements of an array."
        [Equal("underlyingType(single(1))", "'single'"), Fails("underlyingType()", "")];
    "superiorfloat" [0 255; 1] ["class = superiorfloat(a, b, ...)"] "The class of results of such arguments: single where one of them is, else double."
        [Equal("superiorfloat(1, single(2))", "'single'"), Equal("superiorfloat(true, 'a')", "'double'"), Fails("superiorfloat(int8(1))", "found int8")];
    "isUnderlyingType" [2 2; 1] ["tf = isUnderlyingType(x, class)"] "Whether the elements of an array are of a class."
        [Equal("isUnderlyingType(single(1), 'single')", "true"), Fails("isUnderlyingType(1)", "")];
    "enumeration" [1 1; 2] ["enumeration(class)", "[members, names] = enumeration(class)"] "The members of an enumeration, and their names."
        [Fails("enumeration('no_such_class')", "no class of the program"), Fails("enumeration()", "")];
    "swapbytes" [1 1; 1] ["y = swapbytes(x)"] "The bytes of each element in reverse order."
        [Equal("swapbytes(uint16(1))", "uint16(256)"), Fails("swapbytes('a')", "numeric")];
}

source_builtins! {
    /// What is done with enumerations.
    HELPERS, Classes;
    "members_of" [2 2; 1] [] "The members of an enumeration that texts name, or that have these values." [];
    "with_members" [2 255; 255] [] "A function of texts or numbers, of members of enumerations." [];
}

source_builtins! {
    /// What classes of geometric transforms share.
    SHARED_BY_TRANSFORMS, Classes;
    "transformedpoints" [3 3; 2] ["[x, y] = transformedpoints(name, A, given)"] "Points under a matrix." [];
    "transformmatrix" [3 3; 1] ["A = transformmatrix(name, A, kind)"] "The matrix of a transform of a kind." [];
    "turnedmatrix" [1 1; 1] ["A = turnedmatrix(given)"] "The matrix of a scale, a rotation and a translation." [];
}

source_builtins! {
    /// What classes of linear systems share.
    SHARED_BY_SYSTEMS, Classes;
    "levelled" [2 2; 2] ["[n, d] = levelled(n, d)"] "A numerator and a denominator that are as long as each other." [];
    "systemnames" [1 1; 1] ["names = systemnames(names)"] "Names as a column of texts." [];
    "system_matrices" [1 1; 4] ["[A, B, C, D] = system_matrices(sys)"] "The matrices of states of a system in any form." [];
    "fractionof" [4 4; 2] ["[n, d] = fractionof(A, B, C, D)"] "The fraction of one input and one output." [];
    "systemoption" [5 5; 1] ["sys = systemoption(constructor, sys, name, value, names)"] "A property that a constructor is told." [];
    "systemfooter" [3 3; 0] ["systemfooter(sys, kind, plain)"] "What is said below a system." [];
    "polynomialtext" [2 2; 1] ["text = polynomialtext(c, letter)"] "A polynomial as it is written." [];
}

fn to(cx: &mut Cx<'_>, call: Call<'_>, class: Class) -> Flow<Values> {
    one(converted(cx, &call.args[0], class)?)
}

fn converted(cx: &mut Cx<'_>, x: &Value, class: Class) -> Flow<Value> {
    if let Value::Text(t) = x
        && class == Class::Double
    {
        let read = |t: &Option<std::rc::Rc<str>>| {
            t.as_deref().and_then(|t| t.trim().parse::<f64>().ok()).unwrap_or(f64::NAN)
        };
        return Ok(Value::from(Array::from_vec(
            t.shape.clone(),
            t.texts.iter().map(read).collect::<Vec<_>>(),
        )));
    }
    let Some(ty) = x.elem_type() else {
        return Err(Error::new(
            "MATLAB:UnableToConvert",
            format!("Conversion to {} from {} is not possible.", class.name(), x.class_name()),
        )
        .into());
    };
    if ty.class == class {
        return Ok(x.clone());
    }
    if class == Class::Logical {
        if ty.complex {
            check_logical(array("logical", x)?.data())?;
        } else if ty.class.is_float() && cx.graph.any(x, Question::Missing)? {
            return Err(Error::new(
                "MATLAB:nologicalnan",
                "NaN values cannot be converted to logicals.",
            )
            .into());
        }
    }
    if ty.complex && !class.is_float() {
        let seen = cx.graph.seen(x)?;
        if seen.elem_type().is_some_and(|ty| !ty.complex) {
            return cx.graph.cast(&seen, class);
        }
        return Err(Error::new(
            "MATLAB:UnableToConvert",
            format!("Complex values cannot be converted to {}.", class.name()),
        )
        .into());
    }
    cx.graph.cast(x, class)
}

fn cast_to(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let x = &call.args[0];
    let bad = |what: &str| refuse("cast", "UnsupportedClass", what.to_owned());
    let word = text("cast", &call.args[1])?;
    let name = match call.args {
        [_, _, like] if word.eq_ignore_ascii_case("like") => like.class_name().to_owned(),
        [_, _, _] => return Err(bad(&format!("expected 'like', found '{word}'"))),
        _ => word,
    };
    if x.elem_type().is_none() {
        return Err(bad(&format!(
            "expected a numeric, logical or char array, found {}",
            x.class_name()
        )));
    }
    match Class::from_name(&name) {
        Some(class) => {
            let converted = converted(cx, x, class)?;
            let ty = converted.elem_type();
            let complex = |v: &Value| v.elem_type().is_some_and(|t| t.complex);
            match (call.args, ty) {
                // 'like' a complex array is complex.
                ([_, _, like], Some(ty)) if complex(like) && !ty.complex && ty.class.is_float() => {
                    one(cx.graph.elementwise(Op::MakeComplex, &[converted, Value::from(0.0)])?)
                }
                _ => one(converted),
            }
        }
        None => Err(bad(&format!(
            "expected the name of a class of numbers, 'logical' or 'char', found '{name}'"
        ))),
    }
}
