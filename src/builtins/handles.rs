//! What is known of function handles.

use super::Example::{Equal, Fails};
use super::arguments::{cell, one, refuse};
use super::declare::{builtins, host};
use super::{Call, Cx, Flow, Values};
use crate::value::{Function, Shape, StructArray, Value};
use indexmap::IndexMap;
use std::rc::Rc;

builtins! {
    /// Questions about handles.
    HANDLES, Language;
    "functions" [1 1; 1] ["info = functions(f)"]
        host(functions, "handles are on the host"), "The text of a function handle, its kind, and the variables that it captured."
        [Equal("functions(@sin).function", "'sin'"), Fails("functions(1)", "function handle")];
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
