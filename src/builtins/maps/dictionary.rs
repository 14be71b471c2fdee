//! dictionary: a value with keys and values of one class each, in the order in which the keys came.
//! Indexing with keys is the VM's, by `found`, `put` and `without`; this is what it means, the constructors and the functions.

use crate::builtins::Example::{Equal, Fails, Prints};
use crate::builtins::arguments::{cell, one, refuse, text, truth};
use crate::builtins::declare::{builtins, host};
use crate::builtins::strings::parse_complex;
use crate::builtins::{Call, Cx, Flow, Values};
use crate::diag::Error;
use crate::value::index::{Index, index, reshaped};
use crate::value::text::texts_of;
use crate::value::{
    Array, Class, Dictionary, DictionaryKey, ElemType, Object, ObjectState, Scalar, Shape,
    StructArray, TextArray, Value, cast, concat,
};
use std::cell::RefCell;
use std::rc::Rc;

const HOST: &str = "dictionaries lie on the host";

builtins! {
    /// Dictionaries.
    DICTIONARIES, Maps;
    "dictionary" [0 255; 1] ["d = dictionary", "d = dictionary(keys, values)", "d = dictionary(key1, value1, key2, value2, ...)"]
        host(construct, HOST), "A value that holds values by keys: d(key), d(key) = value, d(key) = []."
        [Equal("dictionary([\"a\" \"b\"], [1 2])", "dictionary(\"a\", 1, \"b\", 2)"),
         Prints("d = dictionary(\"a\", 1); d(\"b\") = 2; disp(d([\"b\" \"a\"]))", "     2     1\n"),
         Fails("dictionary([1 2], [1 2 3])", "as many values as keys")];
    "configureDictionary" [2 2; 1] ["d = configureDictionary(keyType, valueType)"]
        host(configure, HOST), "A dictionary without entries for keys and values of these classes."
        [Equal("numEntries(configureDictionary(\"string\", \"double\"))", "0"), Fails("configureDictionary(\"table\", \"double\")", "keys of class")];
    "numEntries" [1 1; 1] ["n = numEntries(d)"]
        host(num_entries, HOST), "How many entries a dictionary has."
        [Equal("numEntries(dictionary([1 2 2], [5 6 7]))", "2"), Fails("numEntries(1)", "dictionary")];
    "isConfigured" [1 1; 1] ["tf = isConfigured(d)"]
        host(is_configured, HOST), "Whether the classes of a dictionary's keys and values are known."
        [Equal("isConfigured(dictionary)", "false"), Fails("isConfigured(1)", "dictionary")];
    "types" [1 1; 2] ["[keyType, valueType] = types(d)"]
        host(types, HOST), "The classes of a dictionary's keys and values."
        [Equal("types(dictionary(\"a\", 1))", "\"string\""), Fails("types(1)", "dictionary")];
    "insert" [3 5; 1] ["d = insert(d, keys, values)", "d = insert(d, keys, values, 'Overwrite', tf)"]
        host(insert, HOST), "A dictionary with more entries."
        [Equal("insert(dictionary(\"a\", 1), \"a\", 2, 'Overwrite', false)", "dictionary(\"a\", 1)"), Fails("insert(1, 2, 3)", "dictionary")];
}

builtins! {
    /// What the text of entries calls.
    HELPERS, Maps;
    "listed_entries" [2 2; 1] ["e = listed_entries(d, \"cell\")", "s = listed_entries(d, \"struct\")"]
        host(entries, HOST), "Keys and values of a dictionary beside each other: an n-by-2 cell array, or structs with the fields Key and Value."
        [];
}

fn bad(what: &str, message: impl Into<String>) -> Error {
    Error::new(format!("MATLAB:dictionary:{what}"), message)
}

/// The object of a dictionary.
fn object(of: Dictionary) -> Value {
    Value::Object(Rc::new(Object {
        class: "dictionary".into(),
        of: None,
        handle: false,
        state: RefCell::new(ObjectState::Dictionary(of)),
        at_end: None,
    }))
}

/// Whether an argument is a dictionary.
pub(crate) fn is_dictionary(value: &Value) -> bool {
    matches!(value, Value::Object(o) if matches!(&*o.state.borrow(), ObjectState::Dictionary(_)))
}

/// What `f` makes of the dictionary that an argument is.
fn with<T>(name: &str, value: &Value, f: impl FnOnce(&Dictionary) -> Flow<T>) -> Flow<T> {
    if let Value::Object(object) = value
        && let ObjectState::Dictionary(of) = &*object.state.borrow()
    {
        return f(of);
    }
    let message = format!("expected a dictionary, found {}", value.class_name());
    Err(refuse(name, "notADictionary", message))
}

/// The class of the keys that a value stands for.
fn class_of_keys(value: &Value) -> Flow<Rc<str>> {
    if value.is_char() || matches!(value, Value::Text(_)) {
        return Ok("string".into());
    }
    if matches!(value, Value::Cell(_) | Value::Struct(_)) {
        return Ok(value.class_name().into());
    }
    match value.elem_type() {
        Some(ty) if !ty.complex => Ok(ty.class.name().into()),
        None if value.members().is_some() => Ok(value.class_name().into()),
        _ => Err(no_class_of_keys(value.class_name()).into()),
    }
}

fn no_class_of_keys(class: &str) -> Error {
    bad(
        "UnsupportedKeyType",
        format!(
            "keys of class {class} are not supported: expected strings, real numbers, cells, structs, or members of enumerations"
        ),
    )
}

/// The keys that a value stands for, converted to a class, and their shape.
fn keys_in(value: &Value, class: &str) -> Flow<(Shape, Vec<DictionaryKey>)> {
    let refused = || {
        let found = value.class_name();
        bad(
            "KeyTypeMismatch",
            format!(
                "a value of class {found} is no key of a dictionary with keys of class {class}"
            ),
        )
    };
    if let Some(members) = DictionaryKey::members(value) {
        return if value.class_name() == class { Ok(members) } else { Err(refused().into()) };
    }
    if let "cell" | "struct" = class {
        if value.class_name() != class {
            return Err(refused().into());
        }
        let mut keys = Vec::new();
        for k in 0..value.numel() {
            let one = index(value, &[Index::One(k)])?;
            keys.push(DictionaryKey::held(&one)?.ok_or_else(|| {
                let message =
                    format!("a {class} that holds objects, or functions with variables, is no key");
                bad("UnsupportedKeyType", message)
            })?);
        }
        return Ok((value.shape(), keys));
    }
    let is_text = class_of_keys(value).is_ok_and(|class| &*class == "string");
    if class == "string" {
        let texts = texts_of(value)?.ok_or_else(refused)?;
        return Ok((texts.shape, texts.texts.into_iter().map(DictionaryKey::Text).collect()));
    }
    let to = Class::from_name(class).ok_or_else(refused)?;
    let key = |x: Scalar| DictionaryKey::of(cast::convert_scalar(x, to));
    if is_text {
        let texts = texts_of(value)?.ok_or_else(refused)?;
        let read = |text: &Option<Rc<str>>| {
            let number = text.as_deref().and_then(parse_complex).filter(|z| z.im == 0.0);
            number.map(|z| key(Scalar::F64(z.re))).ok_or_else(refused)
        };
        let keys = texts.texts.iter().map(read).collect::<Result<_, _>>()?;
        return Ok((texts.shape, keys));
    }
    let array = value.host_array()?.filter(|array| !array.is_complex()).ok_or_else(refused)?;
    let all = (0..array.numel()).filter_map(|k| Scalar::of(array.data(), k));
    Ok((array.shape().clone(), all.map(key).collect()))
}

/// The class of what a dictionary keeps of a value: text is kept as strings.
fn class_of_values(value: &Value) -> &str {
    if value.is_char() { "string" } else { value.class_name() }
}

/// The values that an argument stands for, each by itself, of a class.
fn values_in(value: &Value, class: &str) -> Flow<Vec<Value>> {
    let own = class_of_values(value);
    let is_number = |class: &str| Class::from_name(class).is_some_and(|c| c != Class::Char);
    let converted = match class {
        _ if own == class && !value.is_char() => value.clone(),
        "string" if own == "string" || is_number(own) => texts_of(value)?
            .map(|texts| Value::Text(Rc::new(texts)))
            .unwrap_or_else(|| value.clone()),
        _ if is_number(class) && is_number(own) => {
            match (value.host_array()?, Class::from_name(class)) {
                (Some(array), Some(to)) => {
                    Value::from(cast::convert_array(&array, ElemType::real(to)))
                }
                _ => value.clone(),
            }
        }
        _ => value.clone(),
    };
    if class_of_values(&converted) != class {
        let message = format!(
            "a value of class {own} cannot be kept in a dictionary with values of class {class}"
        );
        return Err(bad("ValueTypeMismatch", message).into());
    }
    if converted.numel() == 1 {
        return Ok(vec![converted]);
    }
    (0..converted.numel()).map(|k| Ok(index(&converted, &[Index::One(k)])?)).collect()
}

/// `d(keys)`: the value of each key, in the shape of the keys.
pub(crate) fn found(of: &Dictionary, keys: &Value) -> Flow<Value> {
    let Some((class, _)) = &of.classes else {
        let message = "Unable to perform a lookup: the dictionary has no entries, and the classes of its keys and values are not known.";
        return Err(bad("UnconfiguredLookup", message).into());
    };
    let (shape, keys) = keys_in(keys, class)?;
    let values =
        keys.iter().map(|key| of.entries.get(key).cloned().ok_or_else(|| missing(key, class)));
    joined(values.collect::<Result<_, _>>()?, shape, of)
}

fn missing(key: &DictionaryKey, class: &str) -> Error {
    let shown = crate::value::display::summary(&key.value(class), &crate::value::Format::default());
    let shown = shown.trim_start_matches('[').trim_end_matches(']').to_owned();
    bad("ScalarKeyNotFound", format!("Key not found: the dictionary has no entry for {shown}."))
        .hint("isKey(d, key) says whether there is one")
}

/// Values as one array of this shape.
fn joined(values: Vec<Value>, shape: Shape, of: &Dictionary) -> Flow<Value> {
    if values.len() == 1 {
        return Ok(values.into_iter().next().unwrap_or_else(Value::empty));
    }
    let class = of.classes.as_ref().map_or("double", |(_, class)| class);
    if values.is_empty() {
        return Ok(nothing(class, shape));
    }
    let all = concat::concat(0, &values)?;
    Ok(reshaped(&all, shape)?.unwrap_or(all))
}

/// An array of a class without elements.
fn nothing(class: &str, shape: Shape) -> Value {
    match (class, Class::from_name(class)) {
        ("string", _) => Value::Text(Rc::new(TextArray { shape, texts: Vec::new() })),
        ("cell", _) => cell(shape, Vec::new()),
        ("struct", _) => Value::Struct(Rc::new(StructArray { shape, fields: Default::default() })),
        (_, Some(class)) => Value::from(Array::zeros(ElemType::real(class), shape)),
        _ => Value::from(Array::zeros(ElemType::DOUBLE, shape)),
    }
}

/// `d(keys) = values`: one value a key, or one for all.
pub(crate) fn put(of: &mut Dictionary, keys: &Value, values: &Value, overwrite: bool) -> Flow<()> {
    let classes = match &of.classes {
        Some(classes) => classes.clone(),
        None => (class_of_keys(keys)?, class_of_values(values).into()),
    };
    let (_, keys) = keys_in(keys, &classes.0)?;
    let values = values_in(values, &classes.1)?;
    if values.len() != keys.len() && values.len() != 1 {
        let message = format!(
            "expected as many values as keys, or one: there are {} keys and {} values",
            keys.len(),
            values.len()
        );
        return Err(bad("SizeMismatch", message).into());
    }
    of.classes = Some(classes);
    for (k, key) in keys.into_iter().enumerate() {
        if overwrite || !of.entries.contains_key(&key) {
            of.entries.insert(key, values[if values.len() == 1 { 0 } else { k }].clone());
        }
    }
    Ok(())
}

/// `d(keys) = []`.
pub(crate) fn without(of: &mut Dictionary, keys: &Value) -> Flow<()> {
    let Some((class, _)) = of.classes.clone() else {
        return Err(bad("UnconfiguredRemove", "the dictionary has no entries to remove").into());
    };
    let (_, keys) = keys_in(keys, &class)?;
    if let Some(key) = keys.iter().find(|key| !of.entries.contains_key(*key)) {
        return Err(missing(key, &class).into());
    }
    if let [key] = keys.as_slice() {
        of.entries.shift_remove(key);
    } else {
        let gone: indexmap::IndexSet<_> = keys.into_iter().collect();
        of.entries.retain(|key, _| !gone.contains(key));
    }
    Ok(())
}

fn construct(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let mut of = Dictionary::default();
    if call.args.len() % 2 == 1 {
        return Err(bad("OddArguments", "expected keys and values in pairs").into());
    }
    for pair in call.args.chunks(2) {
        put(&mut of, &pair[0], &pair[1], true)?;
    }
    one(object(of))
}

fn configure(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let name = "configureDictionary";
    let (keys, values) = (text(name, &call.args[0])?, text(name, &call.args[1])?);
    let class = |name: &str| if name == "char" { "string".to_owned() } else { name.to_owned() };
    let (keys, values) = (class(&keys), class(&values));
    if !matches!(keys.as_str(), "string" | "cell" | "struct") && Class::from_name(&keys).is_none() {
        return Err(no_class_of_keys(&keys).into());
    }
    let classes = Some((keys.as_str().into(), values.as_str().into()));
    one(object(Dictionary { classes, ..Dictionary::default() }))
}

fn num_entries(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    with("numEntries", &call.args[0], |of| one(of.entries.len() as f64))
}

fn is_configured(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    with("isConfigured", &call.args[0], |of| one(of.classes.is_some()))
}

fn types(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    with("types", &call.args[0], |of| {
        let name = |class: Option<&Rc<str>>| {
            let texts = vec![class.cloned()];
            Value::Text(Rc::new(TextArray { shape: Shape::scalar(), texts }))
        };
        let classes = of.classes.as_ref();
        Ok(Values::from_iter([name(classes.map(|c| &c.0)), name(classes.map(|c| &c.1))]))
    })
}

/// Whether `"cell"` is asked for in the last argument.
fn as_cells(name: &str, call: &Call<'_>) -> Flow<bool> {
    match call.args.get(1) {
        None => Ok(false),
        Some(word) if word.as_text()?.is_some_and(|word| word == "cell") => Ok(true),
        Some(_) => Err(refuse(name, "badOption", "expected \"cell\", or nothing")),
    }
}

/// `keys(d)`, `keys(d, "cell")`.
pub(super) fn keys(call: &Call<'_>) -> Flow<Values> {
    let cells = as_cells("keys", call)?;
    with("keys", &call.args[0], |of| {
        let keys = of.keys();
        let shape = Shape::matrix(keys.len(), 1);
        match &of.classes {
            _ if cells => one(cell(shape, keys)),
            Some((class, _)) if keys.is_empty() => one(nothing(class, shape)),
            _ => joined(keys, shape, of).and_then(one),
        }
    })
}

/// `values(d)`, `values(d, "cell")`.
pub(super) fn values(call: &Call<'_>) -> Flow<Values> {
    let cells = as_cells("values", call)?;
    with("values", &call.args[0], |of| {
        let values: Vec<Value> = of.entries.values().cloned().collect();
        let shape = Shape::matrix(values.len(), 1);
        if cells { one(cell(shape, values)) } else { one(joined(values, shape, of)?) }
    })
}

/// `listed_entries(d, form)`.
fn entries(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let form = call.args.get(1).map(|word| text("entries", word)).transpose()?;
    with("entries", &call.args[0], |of| {
        let (mut keys, values) = (of.keys(), of.entries.values().cloned().collect::<Vec<_>>());
        let n = keys.len();
        match form.as_deref() {
            Some("cell") => {
                keys.extend(values);
                one(cell(Shape::matrix(n, 2), keys))
            }
            Some("struct") => {
                let fields = [(Rc::from("Key"), keys), (Rc::from("Value"), values)];
                let shape = Shape::matrix(n, 1);
                let fields = fields.into_iter().collect();
                one(Value::Struct(Rc::new(StructArray { shape, fields })))
            }
            _ => Err(refuse(
                "entries",
                "badOption",
                "expected \"cell\" or \"struct\" as second argument",
            )),
        }
    })
}

/// `isKey(d, keys)`.
pub(super) fn is_key(call: &Call<'_>) -> Flow<Values> {
    with("isKey", &call.args[0], |of| {
        let Some((class, _)) = &of.classes else {
            let shape = call.args[1].shape();
            let shape = if call.args[1].is_char() { Shape::scalar() } else { shape };
            return one(Array::zeros(ElemType::LOGICAL, shape));
        };
        let (shape, keys) = keys_in(&call.args[1], class)?;
        let has = keys.iter().map(|key| of.entries.contains_key(key)).collect::<Vec<bool>>();
        one(Array::from_vec(shape, has))
    })
}

/// `remove(d, keys)`.
pub(super) fn remove(call: &Call<'_>) -> Flow<Values> {
    let mut of = with("remove", &call.args[0], |of| Ok(of.clone()))?;
    without(&mut of, &call.args[1])?;
    one(object(of))
}

fn insert(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let mut of = with("insert", &call.args[0], |of| Ok(of.clone()))?;
    let overwrite = match &call.args[3..] {
        [] => true,
        [name, tf] if name.as_text()?.is_some_and(|t| t.eq_ignore_ascii_case("Overwrite")) => {
            truth("insert", tf)?
        }
        _ => return Err(refuse("insert", "badOption", "expected 'Overwrite' and true or false")),
    };
    put(&mut of, &call.args[1], &call.args[2], overwrite)?;
    one(object(of))
}

/// `lookup(d, keys)`, `lookup(d, keys, 'FallbackValue', value)`.
pub(crate) fn lookup(call: &Call<'_>) -> Flow<Values> {
    let fallback = match &call.args[2..] {
        [] => None,
        [name, value]
            if name.as_text()?.is_some_and(|t| t.eq_ignore_ascii_case("FallbackValue")) =>
        {
            Some(value)
        }
        _ => return Err(refuse("lookup", "badOption", "expected 'FallbackValue' and a value")),
    };
    with("lookup", &call.args[0], |of| {
        let (Some(fallback), Some(classes)) = (fallback, &of.classes) else {
            return one(found(of, &call.args[1])?);
        };
        let (shape, keys) = keys_in(&call.args[1], &classes.0)?;
        let [fallback] = &values_in(fallback, &classes.1)?[..] else {
            return Err(refuse("lookup", "badOption", "expected one value to fall back to"));
        };
        let values = keys.iter().map(|key| of.entries.get(key).unwrap_or(fallback).clone());
        one(joined(values.collect(), shape, of)?)
    })
}
