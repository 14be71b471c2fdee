//! Errors as the program sees them: MException objects, and the way back.

use crate::builtins::context::Folders;
use crate::builtins::errors::exception_value;
use crate::diag::{Error, Frame, Location, SourceMap};
use crate::value::{ObjectState, Refusal, Scalar, Shape, StructArray, Value, text::text_of};
use std::rc::Rc;

/// The error of a name that is neither variable nor function.
pub(super) fn undefined(name: &str) -> Error {
    Error::new("MATLAB:UndefinedFunction", format!("Unrecognized function or variable '{name}'."))
}

/// The error of an `end` among the arguments of a function.
pub(super) fn end_of_a_function() -> Error {
    Error::new(
        "MATLAB:m_illegal_end",
        "The 'end' operator must be used within an array index expression.",
    )
}

/// The error of a right-hand side that has too few values for the targets.
pub(super) fn too_few() -> Error {
    Error::new(
        "MATLAB:needMoreRhsOutputs",
        "Insufficient number of outputs from right hand side of equal sign to satisfy assignment.",
    )
}

/// An error as an MException.
pub(super) fn to_value(error: &Error, sources: &SourceMap, files: &Folders) -> Value {
    let stack = stack_value(error.stack(), sources, files);
    // An object of a class that is made from MException is caught as what it is.
    if let Some(Value::Object(thrown)) = error.thrown().and_then(|value| value.downcast_ref()) {
        let caught = thrown.copy();
        if let ObjectState::Fields(known) = &mut *caught.state.borrow_mut() {
            known.insert("identifier".into(), Value::from(error.identifier()));
            known.insert("message".into(), Value::from(error.message()));
            known.insert("stack".into(), stack);
        }
        return Value::Object(Rc::new(caught));
    }
    exception_value(error.identifier(), error.message(), stack)
}

/// The calls of an error as a struct array with `file`, `name` and `line`, innermost first.
pub(super) fn stack_value(stack: &[Frame], sources: &SourceMap, files: &Folders) -> Value {
    let line = |location: Option<Location>| {
        location.and_then(|at| sources.line_column(at)).map_or(0.0, |at| f64::from(at.line))
    };
    let file = |location: Option<Location>| {
        let source = location.and_then(|at| sources.get(at.source));
        source.map_or(String::new(), |source| files.of_file(source.name()))
    };
    let mut columns: [Vec<Value>; 3] = Default::default();
    for frame in stack {
        columns[0].push(Value::from(file(frame.location).as_str()));
        columns[1].push(Value::from(frame.function.as_str()));
        columns[2].push(Value::from(line(frame.location)));
    }
    let shape = Shape::matrix(columns[0].len(), 1);
    let names: [&str; 3] = ["file", "name", "line"];
    let fields = names.iter().map(|&n| Rc::from(n)).zip(columns).collect();
    Value::Struct(Rc::new(StructArray { shape, fields }))
}

/// The error that an MException, or a struct like one, stands for.
pub(super) fn from_value(value: &Value) -> Result<Option<Error>, Refusal> {
    let text = |name: &str| -> Result<Option<String>, Refusal> {
        match value {
            Value::Object(object) => match &*object.state.borrow() {
                ObjectState::Fields(fields) => text_of(fields.get(name)),
                _ => Ok(None),
            },
            Value::Struct(s) => text_of(s.fields.get(name).and_then(|column| column.first())),
            _ => Ok(None),
        }
    };
    let Some(message) = text("message")? else { return Ok(None) };
    let mut error = Error::new(text("identifier")?.unwrap_or_default(), message);
    let stack = match value {
        Value::Object(object) => match &*object.state.borrow() {
            ObjectState::Fields(fields) => fields.get("stack").cloned(),
            _ => None,
        },
        Value::Struct(s) => s.fields.get("stack").and_then(|v| v.first()).cloned(),
        _ => None,
    };
    if let Some(Value::Struct(s)) = stack
        && let Some(names) = s.fields.get("name")
    {
        let frame = |name: &Value| {
            Ok(Frame { function: name.as_text()?.unwrap_or_default(), location: None })
        };
        error.set_stack(names.iter().map(frame).collect::<Result<_, Refusal>>()?);
    }
    if value.program_class().is_some() {
        error.set_thrown(Rc::new(value.clone()));
    }
    Ok(Some(error))
}

/// A number out of a value, for natives that take one.
pub(super) fn number(value: &Value) -> Option<f64> {
    match value {
        Value::Scalar(s) => Some(s.to_f64()),
        Value::Array(a) => Scalar::of(a.data(), 0).map(Scalar::to_f64),
        _ => None,
    }
}
