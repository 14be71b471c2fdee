//! error, rethrow, MException and its methods.

use super::{identified, message};
use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::{none, one, refuse, text};
use crate::builtins::declare::{builtins, host};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::diag::{Error, Frame};
use crate::value::{
    Array, AtEnd, CellArray, ElemType, Object, ObjectState, Refusal, Shape, StructArray, Value,
    text::text_of,
};
use indexmap::IndexMap;
use std::cell::RefCell;
use std::rc::Rc;

const HOST: &str = "errors are texts";

builtins! {
    /// Errors.
    ALL, Errors;
    "error" [1 255; 1] ["error(message)", "error(format, ...)", "error(identifier, format, ...)", "error(s)"]
        host(error, HOST), "Raises an error."
        [Fails("error('bad %d', 3)", "bad 3"), Fails("error('a:b', 'bad')", "bad")];
    "rethrow" [1 1; 0] ["rethrow(err)"]
        host(rethrow, HOST), "Raises an error that was caught."
        [Fails("rethrow(struct('message', 'again', 'identifier', 'a:b'))", "again"), Fails("rethrow(1)", "expected")];
    "throw" [1 1; 0] ["throw(err)"]
        host(rethrow, HOST), "Raises the error of an MException."
        [Fails("throw(MException('a:b', 'no %d', 1))", "no 1"), Fails("throw(1)", "expected")];
    "throwAsCaller" [1 1; 0] ["throwAsCaller(err)"]
        host(rethrow, HOST), "Raises the error of an MException."
        [Fails("throwAsCaller(MException('a:b', 'no'))", "no"), Fails("throwAsCaller(1)", "expected")];
    "onCleanup" [1 1; 1] ["c = onCleanup(f)"]
        host(on_cleanup, HOST), "An object that calls a function when it goes: when its variable is cleared, or its function ends in any way."
        [Equal("class(onCleanup(@() 1))", "'onCleanup'"), Fails("onCleanup(1)", "function handle")];
    "MException" [2 255; 1] ["err = MException(identifier, format, ...)"]
        host(exception, HOST), "An error as an object."
        [Equal("MException('a:b', 'no %d', 1).message", "'no 1'"), Fails("MException('a', 'b')", "identifier")];
    "addCause" [2 2; 1] ["err = addCause(err, cause)"]
        host(add_cause, HOST), "An error with one more error that caused it."
        [Equal("addCause(MException('a:b', 'no'), MException('c:d', 'yes')).cause{1}.message", "'yes'"), Fails("addCause(1, 2)", "expected")];
    "lasterr" [0 2; 2] ["message = lasterr()", "[message, identifier] = lasterr()", "lasterr(message, identifier)"]
        host(lasterr, "the session's state"), "The last error."
        [Equal("ischar(lasterr())", "true"), Fails("lasterr(1)", "expected text")];
}

fn on_cleanup(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let function = match &call.args[0] {
        f @ Value::Function(_) => f.clone(),
        other => {
            return Err(refuse(
                "onCleanup",
                "notAFunction",
                format!("expected a function handle, found {}", other.class_name()),
            ));
        }
    };
    let task = (Rc::from("task"), function.clone());
    one(Value::Object(Rc::new(Object {
        class: "onCleanup".into(),
        of: None,
        handle: true,
        state: RefCell::new(ObjectState::Fields([task].into_iter().collect())),
        at_end: Some(AtEnd {
            function: RefCell::new(Some(function)),
            due: cx.world.cleanups.clone(),
        }),
    })))
}

/// An error as an MException object, with its stack.
pub(crate) fn exception_value(identifier: &str, message: &str, stack: Value) -> Value {
    let causes = CellArray { shape: Shape::matrix(0, 0), cells: Vec::new() };
    let fields: IndexMap<Rc<str>, Value> = [
        ("identifier", Value::from(identifier)),
        ("message", Value::from(message)),
        ("cause", Value::Cell(Rc::new(causes))),
        ("stack", stack),
        ("Correction", Value::empty()),
    ]
    .into_iter()
    .map(|(k, v)| (Rc::from(k), v))
    .collect();
    Value::Object(Rc::new(Object {
        class: "MException".into(),
        of: None,
        handle: false,
        state: RefCell::new(ObjectState::Fields(fields)),
        at_end: None,
    }))
}

/// The error with one more cause.
fn add_cause(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (Value::Object(error), Some(_), Some(_)) =
        (&call.args[0], error_of(&call.args[0])?, error_of(&call.args[1])?)
    else {
        return Err(refuse("addCause", "invalidError", "expected two MExceptions"));
    };
    let mut causes = match field(&call.args[0], "cause") {
        Some(Value::Cell(causes)) => causes.cells.clone(),
        _ => Vec::new(),
    };
    causes.push(call.args[1].clone());
    let made = error.copy();
    if let ObjectState::Fields(fields) = &mut *made.state.borrow_mut() {
        let shape = Shape::matrix(causes.len(), 1);
        fields.insert("cause".into(), Value::Cell(Rc::new(CellArray { shape, cells: causes })));
    }
    one(Value::Object(Rc::new(made)))
}

/// A field of an MException or of a struct like one.
fn field(value: &Value, name: &str) -> Option<Value> {
    match value {
        Value::Struct(s) => s.fields.get(name)?.first().cloned(),
        Value::Object(o) => match &*o.state.borrow() {
            ObjectState::Fields(fields) => fields.get(name).cloned(),
            _ => None,
        },
        _ => None,
    }
}

/// The error that an MException, or a struct like one, stands for.
fn error_of(value: &Value) -> Result<Option<Error>, Refusal> {
    let Some(message) = text_of(field(value, "message").as_ref())? else { return Ok(None) };
    let identifier = text_of(field(value, "identifier").as_ref())?.unwrap_or_default();
    let mut error = Error::new(identifier, message);
    if matches!(field(value, "cause"), Some(Value::Cell(causes)) if !causes.cells.is_empty()) {
        error.set_thrown(Rc::new(value.clone()));
    }
    if let Some(Value::Struct(stack)) = field(value, "stack")
        && let Some(names) = stack.fields.get("name")
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

fn error(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if let [one @ (Value::Struct(_) | Value::Object(_))] = call.args {
        // `error(nargchk(…, 'struct'))` where nothing was wrong.
        if matches!(one, Value::Struct(s) if s.shape.is_empty()) {
            return none();
        }
        let error = error_of(one)?.ok_or_else(|| {
            refuse("error", "invalidStruct", "expected a struct with a field 'message'")
        })?;
        if error.message().is_empty() {
            return none();
        }
        return raise(cx, error);
    }
    let (identifier, rest) = identified(call.args)?;
    let text = message("error", rest)?;
    if text.is_empty() {
        return none();
    }
    raise(cx, Error::new(identifier, text.trim_end_matches('\n')))
}

fn raise(cx: &mut Cx<'_>, error: Error) -> Flow<Values> {
    cx.world.last_error = (error.message().to_owned(), error.identifier().to_owned());
    Err(error.into())
}

fn rethrow(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let error = match &call.args[0] {
        Value::Struct(s) if !s.fields.contains_key("identifier") => None,
        value => error_of(value)?,
    };
    match error {
        Some(error) => raise(cx, error),
        None => Err(refuse(
            "rethrow",
            "invalidError",
            "expected an MException, or a struct with the fields 'message' and 'identifier'",
        )),
    }
}

fn exception(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let identifier = text("MException", &call.args[0])?;
    if !super::is_identifier(&identifier) {
        return Err(refuse(
            "MException",
            "identifier",
            format!("'{identifier}' is not an identifier such as 'part:what'"),
        ));
    }
    let text = match &call.args[1..] {
        // One text with no arguments still has its escapes and percent signs read here.
        [format] => {
            let units = crate::builtins::strings::sprintf(format, &[], "MException")?;
            let units: Vec<_> = units.into_iter().map(crate::value::Unit).collect();
            crate::value::text::decode(&units)
        }
        rest => message("MException", rest)?,
    };
    let fields = ["file", "name", "line", "column"].iter().map(|n| (Rc::from(*n), vec![]));
    let stack = StructArray { shape: Shape::matrix(0, 1), fields: fields.collect() };
    one(exception_value(&identifier, &text, Value::Struct(Rc::new(stack))))
}

fn lasterr(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (message, identifier) = cx.world.last_error.clone();
    let row = |t: &str| {
        if t.is_empty() {
            Value::from(Array::zeros(
                ElemType::real(crate::value::Class::Char),
                Shape::matrix(0, 0),
            ))
        } else {
            Value::from(t)
        }
    };
    let out = [row(&message), row(&identifier)].into_iter().collect();
    if let Some(new) = call.args.first() {
        let new = text("lasterr", new)?;
        let id = call.args.get(1).map(|v| text("lasterr", v)).transpose()?.unwrap_or_default();
        cx.world.last_error = (new, id);
        cx.world.last_calls.clear();
        if call.nargout == 0 {
            return none();
        }
    }
    Ok(out)
}
