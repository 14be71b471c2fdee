//! What objects hold, for `save` and `load`, which are written in the language.

use crate::builtins::arguments::refuse;
use crate::builtins::declare::{builtins, host};
use crate::builtins::{Arity, Builtin, Call, Cx, Flow, Group, Run, Traits, Values};
use crate::value::{Array, Object, ObjectState, Shape, StructArray, Value, needs_within};
use indexmap::IndexMap;
use smallvec::smallvec;
use std::rc::Rc;

const WHY: &str = "is about objects";

builtins! {
    /// Objects as what they hold.
    STORED, Files;
    "objectparts" [1 1; 2] ["[parts, shape] = objectparts(objects)"]
        host(parts, WHY), "A struct for each object of an array: the object, what it holds, its number if it is a handle, its name if it is a member of an enumeration." [];
    "objectfilled" [2 2; 1] ["object = objectfilled(object, fields)"]
        host(filled, WHY), "An object that holds what a struct says." [];
}

/// What the machine answers for them.
pub const ASKED_FOR_STORED: &[&Builtin] = &[&Builtin {
    name: "objectblank",
    group: Group::Files,
    forms: &["object = objectblank(class)"],
    args: Arity::exactly(1),
    outs: Arity::upto(1),
    run: Run::Vm,
    traits: Traits::NONE,
    summary: "An object of a class of the program that holds what its properties begin with, made without its constructor; empty where there is no such class.",
    examples: crate::builtins::Examples::of(&[]),
}];

fn scalar_struct(fields: IndexMap<Rc<str>, Vec<Value>>) -> Value {
    Value::Struct(Rc::new(StructArray { shape: Shape::scalar(), fields }))
}

/// What a file keeps of an object.
fn held(object: &Object) -> Value {
    let kept = |name: &str| {
        let property = object.definition().and_then(|class| class.properties.get(name));
        property.is_none_or(|property| !property.transient)
    };
    let fields = match &*object.state.borrow() {
        ObjectState::Fields(fields) => {
            let fields = fields.iter().filter(|(name, _)| kept(name));
            fields.map(|(name, value)| (name.clone(), vec![value.clone()])).collect()
        }
        _ => IndexMap::new(),
    };
    scalar_struct(fields)
}

fn parts(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (shape, objects) = match &call.args[0] {
        Value::Objects(array) => (array.shape.clone(), array.objects.clone()),
        Value::Object(object) => (Shape::scalar(), vec![object.clone()]),
        other => {
            let message = format!("expected an object, found {}", other.class_name());
            return Err(refuse("objectparts", "class", message));
        }
    };
    let mut columns: [Vec<Value>; 5] = Default::default();
    for object in &objects {
        // Handles are told apart by where they are.
        let number = if object.handle { Rc::as_ptr(object) as usize as f64 } else { 0.0 };
        let member = object.of.as_ref().and_then(|of| of.member.borrow().clone());
        let all = [
            Value::Object(object.clone()),
            Value::from(&*object.class),
            held(object),
            Value::from(number),
            Value::from(member.as_deref().unwrap_or_default()),
        ];
        columns.iter_mut().zip(all).for_each(|(column, value)| column.push(value));
    }
    let names = ["object", "class", "fields", "number", "member"];
    let fields = names.into_iter().map(Rc::from).zip(columns).collect();
    let told = StructArray { shape: Shape::matrix(1, objects.len()), fields };
    let dims = shape.dims().iter().map(|&d| d as f64).collect::<Vec<f64>>();
    Ok(smallvec![Value::Struct(Rc::new(told)), Value::from(Array::row(dims))])
}

fn filled(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (Value::Object(object), Value::Struct(said)) = (&call.args[0], &call.args[1]) else {
        return Err(refuse("objectfilled", "class", "expected an object and a struct"));
    };
    needs_within(&call.args[1..])?;
    let object = if object.handle { object.clone() } else { Rc::new(object.copy()) };
    if let ObjectState::Fields(fields) = &mut *object.state.borrow_mut() {
        for (name, column) in &said.fields {
            if let (Some(field), Some(value)) = (fields.get_mut(name), column.first()) {
                *field = value.clone();
            }
        }
    }
    Ok(smallvec![Value::Object(object)])
}
