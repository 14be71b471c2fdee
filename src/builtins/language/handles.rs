//! What is known of function handles.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::{cell, one, refuse};
use crate::builtins::declare::{builtins, host};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::value::{Function, Shape, StructArray, Value};
use indexmap::IndexMap;
use std::rc::Rc;

builtins! {
    /// Questions about handles.
    HANDLES, Language;
    "functions" [1 1; 1] ["info = functions(f)"]
        host(functions, "handles are on the host"), "The text of a function handle, its kind, and the variables that it captured."
        [Equal("functions(@sin).function", "'sin'"), Fails("functions(1)", "function handle")];
    "func2str" [1 1; 1] ["s = func2str(f)"]
        host(func2str, "texts lie on the host"), "The text of a function handle."
        [Equal("func2str(@sin)", "'sin'"), Equal("func2str(@(x) x + 1)", "'@(x)x+1'"), Fails("func2str(1)", "function handle")];
}

fn functions(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let Value::Function(function) = &call.args[0] else {
        return Err(refuse(
            "functions",
            "invalidInput",
            format!("expected a function handle, found {}", call.args[0].class_name()),
        ));
    };
    let structure = |fields: IndexMap<Rc<str>, Vec<Value>>| {
        Value::Struct(Rc::new(StructArray { shape: Shape::scalar(), fields }))
    };
    let (text, kind, captured) = match &**function {
        Function::Named { name, .. } => (name.clone(), "simple", None),
        Function::Anonymous { text, captured, .. } => {
            let variables =
                captured.iter().map(|(name, value)| (name.clone(), vec![value.clone()])).collect();
            (text.clone(), "anonymous", Some(structure(variables)))
        }
    };
    let mut fields: IndexMap<Rc<str>, Vec<Value>> = IndexMap::new();
    fields.insert("function".into(), vec![Value::from(&*text)]);
    fields.insert("type".into(), vec![Value::from(kind)]);
    fields.insert("file".into(), vec![Value::from("")]);
    if let Some(variables) = captured {
        fields.insert("workspace".into(), vec![cell(Shape::scalar(), vec![variables])]);
    }
    one(structure(fields))
}

fn func2str(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    match &call.args[0] {
        Value::Function(f) => match &**f {
            Function::Named { name, .. } => one(&**name),
            Function::Anonymous { text, .. } => one(&**text),
        },
        other => Err(refuse(
            "func2str",
            "invalidInput",
            format!("expected a function handle, found {}", other.class_name()),
        )),
    }
}
