//! containers.Map: a handle object with sorted keys; `dictionary`, a value. Functions that both have are here.
//! Indexing with keys is the VM's; this is the constructor and the methods.

pub(crate) mod dictionary;

pub use dictionary::{DICTIONARIES, HELPERS};

use super::Example::{Equal, Fails};
use super::arguments::{cell, none, one, text, truth};
use super::declare::{builtins, host};
use super::{Call, Cx, Flow, Stop, Values, source_builtins};
use crate::diag::Error;
use crate::value::index::{Index, index};
use crate::value::{
    Array, MapKey, MapState, Object, ObjectState, Refusal, Scalar, Shape, Value, text::text_of,
};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

const HOST: &str = "maps lie on the host";

builtins! {
    /// Maps.
    ALL, Maps;
    "containers.Map" [0 255; 1] ["m = containers.Map()", "m = containers.Map(keys, values)", "m = containers.Map(key, value)", "m = containers.Map('KeyType', k, 'ValueType', v)", "m = containers.Map(..., 'UniformValues', tf)"]
        host(construct, HOST), "A map from texts or numbers to values."
        [Equal("containers.Map('a', 7).Count", "1"), Fails("containers.Map({'a', 'b'}, {1})", "number of keys")];
    "keys" [1 2; 1] ["k = keys(m)", "k = keys(d, \"cell\")"]
        host(keys, HOST), "The keys of a map, sorted, or of a dictionary, in their order."
        [Equal("keys(containers.Map({'b', 'a'}, {1, 2}))", "{'a', 'b'}"), Fails("keys(1)", "Map")];
    "values" [1 2; 1] ["v = values(m)", "v = values(m, keys)", "v = values(d, \"cell\")"]
        host(values, HOST), "The values of a map or dictionary, in the order of its keys."
        [Equal("values(containers.Map({'b', 'a'}, {1, 2}))", "{2, 1}"), Fails("values(1)", "Map")];
    "isKey" [2 2; 1] ["tf = isKey(m, key)", "tf = isKey(m, keys)"]
        host(is_key, HOST), "Whether a map or dictionary has keys."
        [Equal("isKey(containers.Map('a', 7), {'a', 'b'})", "[true false]"), Fails("isKey(1, 2)", "Map")];
    "remove" [2 2; 1] ["m = remove(m, key)", "m = remove(m, keys)"]
        host(remove, HOST), "Removes keys from a map; a dictionary without keys."
        [Equal("remove(containers.Map('a', 7), 'a').Count", "0"), Fails("remove(containers.Map('a', 7), 'b')", "not present in this container")];
}

source_builtins! {
    /// What is made of dictionaries in the language.
    IN_THE_LANGUAGE, Maps;
    "isdictionary" [1 1; 1] ["tf = isdictionary(x)"] "Whether a value is a dictionary."
        [Equal("isdictionary(dictionary)", "true"), Equal("isdictionary(containers.Map())", "false"), Fails("isdictionary(1, 2)", "")];
    "entries" [1 2; 1] ["t = entries(d)", "e = entries(d, \"cell\")", "s = entries(d, \"struct\")"]
        "Keys and values of a dictionary beside each other: a table, an n-by-2 cell array, or structs; the variables and fields are Key and Value."
        [Equal("entries(dictionary(\"a\", 1), \"cell\")", "{\"a\", 1}"), Equal("entries(dictionary(\"a\", 1))", "table(\"a\", 1, 'VariableNames', {'Key', 'Value'})"), Fails("entries(dictionary(\"a\", 1), \"list\")", "\"cell\" or \"struct\"")];
}

fn bad(what: &str, message: impl Into<String>) -> Stop {
    Error::new(format!("MATLAB:Containers:Map:{what}"), message).into()
}

/// The map that an argument is.
fn map_of<'a>(name: &str, value: &'a Value) -> Flow<&'a Rc<Object>> {
    match value {
        Value::Object(o) if matches!(&*o.state.borrow(), ObjectState::Map(_)) => Ok(o),
        other => Err(super::arguments::refuse(
            name,
            "notAMap",
            format!("expected a containers.Map, found {}", other.class_name()),
        )),
    }
}

fn with_map<T>(object: &Object, f: impl FnOnce(&mut MapState) -> Flow<T>) -> Flow<T> {
    match &mut *object.state.borrow_mut() {
        ObjectState::Map(map) => f(map),
        _ => Err(bad("NotAMap", "the object is no containers.Map")),
    }
}

fn is_numeric_type(name: &str) -> bool {
    matches!(
        name,
        "double"
            | "single"
            | "int8"
            | "uint8"
            | "int16"
            | "uint16"
            | "int32"
            | "uint32"
            | "int64"
            | "uint64"
    )
}

/// A value as a key of a map.
fn key_of(map: &MapState, value: &Value) -> Flow<MapKey> {
    if &*map.key_type == "char" {
        if let Some(text) = value.as_text()? {
            return Ok(MapKey::Text(text.as_str().into()));
        }
    } else if let Value::Scalar(s) = value
        && !value.is_char()
    {
        return Ok(MapKey::Number(s.to_f64()));
    }
    Err(bad(
        "WrongKeyType",
        "Specified key type does not match the type expected for this container.",
    ))
}

/// The list of keys or values that an argument stands for: the contents of cells, the elements of an
/// array; a text is one.
fn listed(value: &Value) -> Flow<Vec<Value>> {
    match value {
        Value::Cell(c) => Ok(c.cells.clone()),
        Value::Text(texts) if texts.texts.len() > 1 => {
            Ok(texts.texts.iter().map(|text| Value::from(text.as_deref().unwrap_or(""))).collect())
        }
        text if text.is_char() => Ok(vec![text.clone()]),
        other if other.elem_type().is_some() && other.numel() > 1 => elements(other),
        other => Ok(vec![other.clone()]),
    }
}

/// Each element of an array as a value of its own.
fn elements(array: &Value) -> Flow<Vec<Value>> {
    (0..array.numel()).map(|k| Ok(index(array, &[Index::One(k)])?)).collect()
}

fn key_value(map: &MapState, key: &MapKey) -> Value {
    match key {
        MapKey::Text(text) => Value::from(&**text),
        MapKey::Number(x) => match crate::value::Class::from_name(&map.key_type) {
            Some(class) => {
                Value::Scalar(crate::value::cast::convert_scalar(Scalar::F64(*x), class))
            }
            None => Value::from(*x),
        },
    }
}

fn construct(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let mut map =
        MapState { key_type: "char".into(), value_type: "any".into(), entries: BTreeMap::new() };
    let mut args = call.args;
    let (mut uniform, mut asked) = (true, false);
    if let [rest @ .., word, tf] = args
        && word.as_text()?.is_some_and(|t| t.eq_ignore_ascii_case("UniformValues"))
        && rest.len() != 1
    {
        if tf.numel() != 1 {
            return Err(bad("UniformValues", "the value of 'UniformValues' must be true or false"));
        }
        uniform = truth("containers.Map", tf)?;
        asked = uniform;
        args = rest;
    }
    let option = |v: Option<&Value>| -> Result<Option<String>, Refusal> {
        Ok(text_of(v)?.map(|t| t.to_ascii_lowercase()))
    };
    let first = option(args.first())?;
    let typed = matches!(first.as_deref(), Some("keytype" | "valuetype" | "uniformvalues"))
        && args.len().is_multiple_of(2)
        && (args.len() == 4
            || text_of(args.get(1))?
                .is_some_and(|t| t == "char" || t == "any" || is_numeric_type(&t)));
    if typed {
        for pair in args.chunks(2) {
            let word = option(pair.first())?.unwrap_or_default();
            match word.as_str() {
                "keytype" => {
                    let name = text("containers.Map", &pair[1])?;
                    if name != "char" && !is_numeric_type(&name) {
                        return Err(bad(
                            "UnsupportedKeyType",
                            format!("Unsupported KeyType '{name}'."),
                        ));
                    }
                    map.key_type = name.as_str().into();
                }
                "valuetype" => {
                    let name = text("containers.Map", &pair[1])?;
                    if !matches!(name.as_str(), "any" | "char" | "logical")
                        && !is_numeric_type(&name)
                    {
                        return Err(bad(
                            "UnsupportedValueType",
                            format!("Unsupported ValueType '{name}'."),
                        ));
                    }
                    map.value_type = name.as_str().into();
                }
                "uniformvalues" => {}
                other => return Err(bad("UnknownOption", format!("unknown option '{other}'"))),
            }
        }
    } else if let Some(keys) = args.first() {
        let keys_listed = listed(keys)?;
        if args.len() > 2 {
            return Err(bad(
                "UnknownOption",
                "expected keys, values, and 'UniformValues' with a value",
            ));
        }
        let values = match args.get(1) {
            // One key takes the value as it is, cell or not.
            Some(v) if !matches!(keys, Value::Cell(_)) && keys_listed.len() == 1 => vec![v.clone()],
            Some(v) if keys_listed.len() == 1 && !matches!(v, Value::Cell(_)) => vec![v.clone()],
            Some(Value::Cell(c)) => c.cells.clone(),
            Some(v) if keys_listed.len() == v.numel() => elements(v)?,
            Some(v) => vec![v.clone()],
            None => vec![Value::empty(); keys_listed.len()],
        };
        if keys_listed.is_empty() {
            return Err(bad("EmptyKeys", "The keys must not be empty."));
        }
        if keys_listed.len() != values.len() {
            return Err(bad("KeysValuesMismatch", "The number of keys and values must match."));
        }
        map.key_type = key_type(&keys_listed)?;
        if uniform {
            map.value_type = value_type(&values)?;
            let alike = values.windows(2).all(|v| v[0].class_name() == v[1].class_name());
            if asked && !alike {
                return Err(bad(
                    "NotUniform",
                    "with 'UniformValues' the values must be of one class",
                ));
            }
        }
        for (key, value) in keys_listed.iter().zip(values) {
            let key = key_of(&map, key)?;
            map.entries.insert(key, value);
        }
    }
    one(Value::Object(Rc::new(Object {
        class: "containers.Map".into(),
        of: None,
        handle: true,
        state: RefCell::new(ObjectState::Map(map)),
        at_end: None,
    })))
}

fn key_type(keys: &[Value]) -> Flow<Rc<str>> {
    let texts = keys.iter().map(Value::as_text).collect::<Result<Vec<_>, _>>()?;
    if texts.iter().all(Option::is_some) {
        return Ok("char".into());
    }
    let real = |k: &Value| matches!(k, Value::Scalar(_)) && !k.is_char();
    if !keys.iter().all(real) {
        return Err(bad("InvalidKeys", "The keys must be texts, or real scalars."));
    }
    let class = keys[0].class_name();
    let same = keys.iter().all(|k| k.class_name() == class);
    // Small integer classes are no classes of keys.
    let wide = ["single", "int32", "uint32", "int64", "uint64"].contains(&class);
    Ok(if same && wide { class.into() } else { "double".into() })
}

fn value_type(values: &[Value]) -> Result<Rc<str>, Refusal> {
    let class = values.first().map_or("any", Value::class_name);
    let scalars = values.iter().all(|v| v.class_name() == class && v.numel() == 1);
    let mut rows = true;
    for value in values {
        rows = rows && value.is_char() && value.as_text()?.is_some();
    }
    Ok(if rows {
        "char".into()
    } else if scalars && (is_numeric_type(class) || class == "logical") {
        class.into()
    } else {
        "any".into()
    })
}

fn keys(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if dictionary::is_dictionary(&call.args[0]) {
        return dictionary::keys(&call);
    }
    with_map(map_of("keys", &call.args[0])?, |map| {
        let cells: Vec<Value> = map.entries.keys().map(|k| key_value(map, k)).collect();
        one(cell(Shape::matrix(1, cells.len()), cells))
    })
}

fn values(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if dictionary::is_dictionary(&call.args[0]) {
        return dictionary::values(&call);
    }
    with_map(map_of("values", &call.args[0])?, |map| {
        let cells: Vec<Value> = match call.args.get(1) {
            None => map.entries.values().cloned().collect(),
            Some(Value::Cell(wanted)) => {
                let found = wanted
                    .cells
                    .iter()
                    .map(|k| {
                        let key = key_of(map, k)?;
                        map.entries.get(&key).cloned().ok_or_else(|| missing(&key))
                    })
                    .collect::<Flow<_>>()?;
                // As the keys lie, so do the values.
                return one(cell(wanted.shape.clone(), found));
            }
            Some(_) => return Err(bad("KeysNotCell", "the keys must be a cell array")),
        };
        one(cell(Shape::matrix(1, cells.len()), cells))
    })
}

fn missing(key: &MapKey) -> Stop {
    let shown = match key {
        MapKey::Number(x) => crate::value::number::general(*x, 5),
        MapKey::Text(text) => format!("'{text}'"),
    };
    let message = "The specified key is not present in this container.";
    Error::new("MATLAB:Containers:Map:NoKey", message).hint(format!("the key is {shown}")).into()
}

fn is_key(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if dictionary::is_dictionary(&call.args[0]) {
        return dictionary::is_key(&call);
    }
    with_map(map_of("isKey", &call.args[0])?, |map| {
        let has = |v: &Value| key_of(map, v).is_ok_and(|k| map.entries.contains_key(&k));
        match &call.args[1] {
            Value::Cell(c) => {
                one(Array::from_vec(c.shape.clone(), c.cells.iter().map(has).collect::<Vec<_>>()))
            }
            other => one(has(other)),
        }
    })
}

fn remove(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if dictionary::is_dictionary(&call.args[0]) {
        return dictionary::remove(&call);
    }
    with_map(map_of("remove", &call.args[0])?, |map| {
        for value in listed(&call.args[1])? {
            let key = key_of(map, &value)?;
            if map.entries.remove(&key).is_none() {
                return Err(missing(&key));
            }
        }
        none()
    })?;
    one(call.args[0].clone())
}
