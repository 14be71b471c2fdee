//! MAT-files as structs of variables, for `save` and `load`, which are written in the language.

use super::matfile;
use crate::builtins::arguments::{none, one, refuse, text};
use crate::builtins::context::Files;
use crate::builtins::{Call, Cx, Flow, Stop, Values};
use crate::value::{Lazy, Shape, StructArray, Value};
use indexmap::IndexMap;
use std::rc::Rc;

/// What within a value has not been computed yet.
fn waiting(value: &Value, out: &mut Vec<Rc<Lazy>>) {
    match value {
        Value::Lazy(lazy) if lazy.node.host().is_none() => out.push(lazy.clone()),
        Value::Cell(c) => c.cells.iter().for_each(|v| waiting(v, out)),
        Value::Struct(s) => s.fields.values().flatten().for_each(|v| waiting(v, out)),
        _ => {}
    }
}

fn contents(name: &str, cx: &Cx<'_>, call: &Call<'_>) -> Flow<Vec<u8>> {
    let path = text(name, &call.args[0])?;
    cx.world.files.read_anywhere(&path).ok_or_else(|| {
        refuse(name, "couldNotReadFile", format!("Unable to find file or directory '{path}'."))
    })
}

/// `matwrite(path, version, variables)`.
pub(super) fn matwrite(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let path = text("matwrite", &call.args[0])?;
    let version = text("matwrite", &call.args[1])?;
    let Value::Struct(variables) = &call.args[2] else {
        return Err(refuse("matwrite", "notAStruct", "expected a struct of variables"));
    };
    let mut lazies = Vec::new();
    waiting(&call.args[2], &mut lazies);
    if !lazies.is_empty() {
        return Err(Stop::Need(lazies));
    }
    let pairs: Vec<(String, Value)> = variables
        .fields
        .iter()
        .filter_map(|(name, column)| Some((name.to_string(), column.first()?.clone())))
        .collect();
    let bytes = match version.as_str() {
        "-v4" => super::level4::write(&pairs)?,
        "-v6" => matfile::write(&pairs, false)?,
        "-v7" => matfile::write(&pairs, true)?,
        other => {
            return Err(refuse(
                "matwrite",
                "unknownVersion",
                format!("expected the version -v4, -v6 or -v7, found '{other}'"),
            ));
        }
    };
    cx.world.files.write(&path, &bytes)?;
    none()
}

/// `variables = matread(path)`.
pub(super) fn matread(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let mut fields: IndexMap<Rc<str>, Vec<Value>> = IndexMap::new();
    for (name, value) in matfile::read(&contents("matread", cx, &call)?)? {
        fields.insert(name.into(), vec![value]);
    }
    one(Value::Struct(Rc::new(StructArray { shape: Shape::scalar(), fields })))
}

/// `tf = ismatfile(path)`.
pub(super) fn ismatfile(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    one(matfile::is_matfile(&contents("ismatfile", cx, &call)?))
}
