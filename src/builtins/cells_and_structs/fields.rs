//! Fields of structs: their names, asking for, reading, writing, removing and ordering them.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::{one, refuse, text, texts};
use crate::builtins::declare::{Captures, builtins, compose, pure};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::diag::Error;
use crate::value::assign::{Kind, assign, assign_content, place_for_write};
use crate::value::index::{Index, index};
use crate::value::order::arrange;
use crate::value::{Array, MemberAccess, ObjectState, Refusal, Shape, StructArray, Value};
use indexmap::IndexMap;
use smallvec::smallvec;
use std::rc::Rc;

const HOST: &str = "structs lie on the host";

builtins! {
    /// Fields.
    ALL, CellsAndStructs;
    "fieldnames" [1 2; 1] ["names = fieldnames(s)"]
        compose(Captures::Never("its results are no arrays"), fieldnames), "The names of a struct's fields, or of an object's properties."
        [Equal("fieldnames(struct('a', 1, 'b', 2))", "{'a'; 'b'}"), Fails("fieldnames(1)", "must be a structure")];
    "fields" [1 1; 1] ["names = fields(s)"]
        compose(Captures::Never("its results are no arrays"), fieldnames), "The same as fieldnames."
        [Equal("fields(struct('a', 1, 'b', 2))", "{'a'; 'b'}"), Fails("fields(1)", "must be a structure")];
    "numfields" [1 1; 1] ["n = numfields(s)"]
        compose(Captures::Never("its results are no arrays"), numfields), "The number of fields of a struct; 0 for what is none."
        [Equal("numfields(struct('a', 1))", "1"), Equal("numfields(1)", "0"), Fails("numfields()", "arguments")];
    "rmfield" [2 2; 1] ["s = rmfield(s, name)", "s = rmfield(s, names)"]
        compose(Captures::Never("its results are no arrays"), rmfield), "The struct without these fields."
        [Equal("fieldnames(rmfield(struct('a', 1, 'b', 2), 'a'))", "{'b'}"), Fails("rmfield(struct('a', 1), 'b')", "doesn't exist")];
    "getfield" [2 255; 1] ["v = getfield(s, name)", "v = getfield(s, {i, j}, name, {k})"]
        pure(getfield, HOST), "The value of a field."
        [Equal("getfield(struct('a', 7), 'a')", "7"), Fails("getfield(struct('a', 1), 'b')", "field name")];
    "setfield" [3 255; 1] ["s = setfield(s, name, v)", "s = setfield(s, {i, j}, name, {k}, v)"]
        pure(setfield, HOST), "The struct with a field set."
        [Equal("setfield(struct('a', 7), 'a', 8).a", "8"), Fails("setfield(1, 'a')", "arguments")];
    "orderfields" [1 2; 2] ["[s, p] = orderfields(s)", "[s, p] = orderfields(s, t)", "s = orderfields(s, names)", "s = orderfields(s, p)"]
        pure(orderfields, HOST), "The struct with its fields in order."
        [Equal("fieldnames(orderfields(struct('b', 1, 'a', 2)))", "{'a'; 'b'}"), Fails("orderfields(1)", "struct")];
    "isfield" [2 2; 1] ["tf = isfield(s, name)", "tf = isfield(s, names)"]
        pure(isfield, "structs lie on the host"), "Whether a struct has fields of these names."
        [Equal("isfield(struct('a', 1), 'a')", "true"), Equal("isfield(struct('a', 1), {'a', 'b'})", "[true false]"), Fails("isfield(1)", "arguments")];
}

/// A struct argument.
fn structure<'a>(name: &str, value: &'a Value) -> Flow<&'a Rc<StructArray>> {
    match value {
        Value::Struct(s) => Ok(s),
        other => Err(refuse(
            name,
            "notStruct",
            format!("expected a struct, found {}", other.class_name()),
        )),
    }
}

fn fieldnames(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let value = &call.args[0];
    let class = value.program_class().filter(|class| !class.of_struct);
    let names: Vec<Rc<str>> = match (value, class) {
        (Value::Struct(s), _) => s.fields.keys().cloned().collect(),
        (_, Some(class)) => {
            let public = |p: &&crate::value::Property| p.get == MemberAccess::Public && !p.hidden;
            class.properties.values().filter(public).map(|p| p.name.clone()).collect()
        }
        (Value::Object(o), None) => match &*o.state.borrow() {
            ObjectState::Fields(fields) => fields.keys().cloned().collect(),
            ObjectState::Dictionary(_) => Vec::new(),
            ObjectState::Map(_) => ["Count", "KeyType", "ValueType"].map(Rc::from).to_vec(),
        },
        (other, None) => {
            let message = format!(
                "Invalid input argument of type '{}'. Input must be a structure or an object.",
                other.class_name()
            );
            return Err(Error::new("MATLAB:fieldnames:InvalidInput", message).into());
        }
    };
    one(Value::cellstr(Shape::matrix(names.len(), 1), names))
}

fn numfields(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    match &call.args[0] {
        Value::Struct(s) => one(s.fields.len() as f64),
        _ => one(0.0),
    }
}

fn rmfield(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let mut s = structure("rmfield", &call.args[0])?.clone();
    for name in texts("rmfield", &call.args[1])? {
        if Rc::make_mut(&mut s).fields.shift_remove(name.as_str()).is_none() {
            return Err(Error::new(
                "MATLAB:rmfield:InvalidFieldname",
                format!("A field named '{name}' doesn't exist."),
            )
            .into());
        }
    }
    one(Value::Struct(s))
}

/// One step of a path into nested structs.
enum Step {
    Name(Rc<str>),
    Place(Vec<Index>),
}

fn path(name: &str, args: &[Value]) -> Flow<Vec<Step>> {
    args.iter()
        .map(|arg| match arg {
            Value::Cell(c) => {
                let indices = c.cells.iter().map(Index::from_value).collect::<Result<_, _>>()?;
                Ok(Step::Place(indices))
            }
            other => Ok(Step::Name(Rc::from(text(name, other)?.as_str()))),
        })
        .collect()
}

fn no_field(name: &str) -> Error {
    Error::new("MATLAB:nonExistentField", format!("Unrecognized field name \"{name}\"."))
}

fn getfield(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let mut value = call.args[0].clone();
    for step in path("getfield", &call.args[1..])? {
        value = match (step, &value) {
            (Step::Place(indices), v) => index(v, &indices)?,
            (Step::Name(name), Value::Struct(s)) => s
                .fields
                .get(&name)
                .and_then(|column| column.first())
                .cloned()
                .ok_or_else(|| no_field(&name))?,
            (Step::Name(name), Value::Object(o)) => match &*o.state.borrow() {
                ObjectState::Fields(f) => f.get(&name).cloned().ok_or_else(|| no_field(&name))?,
                _ => return Err(no_field(&name).into()),
            },
            (Step::Name(name), _) => return Err(no_field(&name).into()),
        };
    }
    one(value)
}

fn setfield(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (value, rest) = match call.args {
        [_, rest @ .., value] => (value.clone(), rest),
        _ => return Err(refuse("setfield", "arguments", "not enough input arguments")),
    };
    let mut target = call.args[0].clone();
    set(&mut target, &path("setfield", rest)?, value)?;
    one(target)
}

/// Writes a value at the end of a path, making structs on the way.
fn set(target: &mut Value, steps: &[Step], value: Value) -> Flow<()> {
    match steps {
        [] => {
            *target = value;
            Ok(())
        }
        [Step::Place(indices)] => match target {
            Value::Cell(_) => Ok(assign_content(target, indices, value)?),
            _ => Ok(assign(target, indices, &value)?),
        },
        [Step::Place(indices), Step::Name(name), rest @ ..] => {
            let place = place_for_write(target, indices, Kind::Struct)?;
            in_field(target, name, place, rest, value)
        }
        [Step::Place(indices), rest @ ..] => {
            let mut inner = index(target, indices)?;
            set(&mut inner, rest, value)?;
            Ok(assign(target, indices, &inner)?)
        }
        [Step::Name(name), rest @ ..] => {
            if target.numel() == 0 && target.elem_type().is_some() {
                *target = Value::Struct(Rc::new(StructArray {
                    shape: Shape::scalar(),
                    fields: IndexMap::new(),
                }));
            }
            in_field(target, name, 0, rest, value)
        }
    }
}

fn in_field(
    target: &mut Value,
    name: &Rc<str>,
    place: usize,
    rest: &[Step],
    value: Value,
) -> Flow<()> {
    let Value::Struct(s) = target else {
        return Err(refuse("setfield", "notStruct", "invalid input: expected a struct"));
    };
    let s = Rc::make_mut(s);
    let n = s.shape.numel();
    let column = s.fields.entry(name.clone()).or_insert_with(|| vec![Value::empty(); n]);
    match column.get_mut(place) {
        Some(slot) => set(slot, rest, value),
        None => Err(refuse("setfield", "empty", "an empty struct array has no element to set")),
    }
}

fn orderfields(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let s = structure("orderfields", &call.args[0])?;
    let names: Vec<Rc<str>> = s.fields.keys().cloned().collect();
    let mismatch =
        || refuse("orderfields", "mismatch", "the field names must be those of the struct");
    let order: Vec<usize> = match call.args.get(1) {
        None => {
            let mut order: Vec<usize> = (0..names.len()).collect();
            arrange(&mut order, &|a, b| names[a].cmp(&names[b]));
            order
        }
        Some(other) => {
            let wanted: Vec<String> = match other {
                Value::Struct(t) => t.fields.keys().map(|k| k.to_string()).collect(),
                Value::Cell(_) | Value::Text(_) => texts("orderfields", other)?,
                numbers => crate::builtins::arguments::doubles("orderfields", numbers)?
                    .into_iter()
                    .map(|x| {
                        let name = names.get((x as usize).wrapping_sub(1));
                        name.map(|n| n.to_string()).ok_or_else(mismatch)
                    })
                    .collect::<Flow<_>>()?,
            };
            let mut seen = vec![false; names.len()];
            let mut order = Vec::with_capacity(names.len());
            for name in &wanted {
                let at = s.fields.get_index_of(name.as_str()).ok_or_else(mismatch)?;
                if std::mem::replace(&mut seen[at], true) {
                    return Err(mismatch());
                }
                order.push(at);
            }
            if order.len() != names.len() {
                return Err(mismatch());
            }
            order
        }
    };
    let fields = order
        .iter()
        .filter_map(|&k| s.fields.get_index(k).map(|(name, column)| (name.clone(), column.clone())))
        .collect();
    let sorted = Value::Struct(Rc::new(StructArray { shape: s.shape.clone(), fields }));
    let places = Array::column(order.iter().map(|&k| k as f64 + 1.0).collect::<Vec<_>>());
    Ok(smallvec![sorted, Value::from(places)])
}

fn isfield(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let has = |name: &Value| -> Result<bool, Refusal> {
        Ok(match (&call.args[0], name.as_text()?) {
            (Value::Struct(s), Some(name)) => s.fields.contains_key(name.as_str()),
            _ => false,
        })
    };
    if let Value::Cell(c) = &call.args[1] {
        let answers = c.cells.iter().map(has).collect::<Result<Vec<bool>, _>>()?;
        return one(Array::from_vec(c.shape.clone(), answers));
    }
    if let Value::Text(t) = &call.args[1]
        && let Value::Struct(s) = &call.args[0]
    {
        let answers: Vec<bool> = t
            .texts
            .iter()
            .map(|t| t.as_deref().is_some_and(|name| s.fields.contains_key(name)))
            .collect();
        return one(Array::from_vec(t.shape.clone(), answers));
    }
    one(has(&call.args[1])?)
}
