//! MAT-files as structs of variables, for `save` and `load`, which are written in the language.

use super::matfile;
use super::mcos::{self, Stored};
use crate::builtins::arguments::{none, number, one, refuse, text};
use crate::builtins::context::Files;
use crate::builtins::{Call, Cx, Flow, Stop, Values};
use crate::value::{Lazy, Shape, StructArray, Value};
use indexmap::IndexMap;
use smallvec::smallvec;
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

/// Objects as programs of the library see them: a struct of `class`, `fields` and `whole` for each.
fn told(objects: Vec<Stored>) -> Value {
    let shape = Shape::matrix(1, objects.len());
    let (mut classes, mut held, mut wholes) = (Vec::new(), Vec::new(), Vec::new());
    for object in objects {
        let fields = object.fields.into_iter().map(|(name, value)| (name, vec![value])).collect();
        classes.push(Value::from(&*object.class));
        held.push(Value::Struct(Rc::new(StructArray { shape: Shape::scalar(), fields })));
        wholes.push(Value::from(object.whole));
    }
    let fields = [("class", classes), ("fields", held), ("whole", wholes)];
    let fields = fields.into_iter().map(|(name, column)| (Rc::from(name), column)).collect();
    Value::Struct(Rc::new(StructArray { shape, fields }))
}

/// Such structs as objects.
fn stored(objects: &Value) -> Flow<Vec<Stored>> {
    let Value::Struct(all) = objects else {
        return Err(refuse("matwrite", "objects", "expected a struct of objects"));
    };
    let piece = |name: &str, k: usize| all.fields.get(name).and_then(|column| column.get(k));
    let mut out = Vec::new();
    for k in 0..all.shape.numel() {
        let (Some(class), Some(Value::Struct(held)), Some(whole)) =
            (piece("class", k), piece("fields", k), piece("whole", k))
        else {
            return Err(refuse("matwrite", "objects", "expected a struct of objects"));
        };
        let fields = held
            .fields
            .iter()
            .filter_map(|(name, column)| Some((name.clone(), column.first()?.clone())));
        out.push(Stored {
            class: text("matwrite", class)?.into(),
            fields: fields.collect(),
            whole: number("matwrite", whole)? != 0.0,
        });
    }
    Ok(out)
}

/// `tf = holdsobjects(value)`.
pub(super) fn holdsobjects(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    one(mcos::holds_objects(&call.args[0]))
}

/// `matwrite(path, version, variables, objects)`.
pub(super) fn matwrite(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let path = text("matwrite", &call.args[0])?;
    let version = text("matwrite", &call.args[1])?;
    let Value::Struct(variables) = &call.args[2] else {
        return Err(refuse("matwrite", "notAStruct", "expected a struct of variables"));
    };
    let mut lazies = Vec::new();
    call.args[2..].iter().for_each(|value| waiting(value, &mut lazies));
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
        "-v6" | "-v7" => {
            let objects = call.args.get(3).map_or(Ok(Vec::new()), stored)?;
            matfile::write(&pairs, objects, version == "-v7")?
        }
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

/// `[variables, objects] = matread(path)`.
pub(super) fn matread(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let mut fields: IndexMap<Rc<str>, Vec<Value>> = IndexMap::new();
    let (variables, objects) = matfile::read(&contents("matread", cx, &call)?)?;
    for (name, value) in variables {
        fields.insert(name.into(), vec![value]);
    }
    let variables = Value::Struct(Rc::new(StructArray { shape: Shape::scalar(), fields }));
    Ok(smallvec![variables, told(objects)])
}

/// `tf = ismatfile(path)`.
pub(super) fn ismatfile(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    one(matfile::is_matfile(&contents("ismatfile", cx, &call)?))
}
