//! Objects of the built-in classes: indexing with keys, properties, methods.
//!
//! What an object does beyond its properties is a builtin of the method's name.

use super::Vm;
use crate::builtins::maps::dictionary;
use crate::builtins::{Builtin, Call, Cx, Flow};
use crate::diag::Error;
use crate::value::{
    CellArray, MapKey, MapState, Object, ObjectState, Refusal, Scalar, Shape, Value, needs_within,
};
use std::rc::Rc;

impl Vm {
    /// `object(args)`: the value of a key.
    pub(super) fn object_index(
        &mut self,
        _cx: &mut Cx<'_>,
        object: &Rc<Object>,
        args: &[Value],
    ) -> Flow<Value> {
        needs_within(args)?;
        match (&*object.state.borrow(), args) {
            (ObjectState::Map(map), [key]) => {
                let key = map_key(map, key)?;
                match map.entries.get(&key) {
                    Some(value) => Ok(value.clone()),
                    None => Err(missing_key(&key).into()),
                }
            }
            (ObjectState::Map(_), _) => Err(Error::new(
                "MATLAB:Containers:Map:OneKey",
                "Only one key can be used to index a containers.Map.",
            )
            .into()),
            (ObjectState::Dictionary(of), [keys]) => dictionary::found(of, keys),
            (ObjectState::Dictionary(_), _) => Err(one_subscript().into()),
            (ObjectState::Fields(_), [Value::Scalar(one)]) if one.to_f64() == 1.0 => {
                Ok(Value::Object(object.clone()))
            }
            _ => Err(Error::new(
                "MATLAB:index:object",
                format!("An object of class {} cannot be indexed with ().", object.class),
            )
            .into()),
        }
    }

    /// `object(key) = value`.
    pub(super) fn object_assign(
        &mut self,
        cx: &mut Cx<'_>,
        object: &Rc<Object>,
        args: &[Value],
        value: Value,
    ) -> Flow<()> {
        needs_within(args)?;
        if let ObjectState::Dictionary(of) = &mut *object.state.borrow_mut() {
            super::operate::needs(std::slice::from_ref(&value))?;
            let [keys] = args else { return Err(one_subscript().into()) };
            return dictionary::put(of, keys, &value, true);
        }
        let [key] = args else {
            return Err(Error::new(
                "MATLAB:Containers:Map:OneKey",
                "Only one key can be used to index a containers.Map.",
            )
            .into());
        };
        let (key, class) = match &*object.state.borrow() {
            ObjectState::Map(map) => (map_key(map, key)?, map.value_type.clone()),
            _ => {
                return Err(Error::new(
                    "MATLAB:index:object",
                    format!("An object of class {} cannot be assigned with ().", object.class),
                )
                .into());
            }
        };
        let value = self.map_value(cx, &class, value)?;
        if let ObjectState::Map(map) = &mut *object.state.borrow_mut() {
            map.entries.insert(key, value);
        }
        Ok(())
    }

    /// A value as a map of some value type keeps it.
    fn map_value(&mut self, cx: &mut Cx<'_>, class: &str, value: Value) -> Flow<Value> {
        let fits = match class {
            "any" => return Ok(value),
            "char" => value.is_char(),
            _ => value.elem_type().is_some() && value.shape().is_scalar() && !value.is_char(),
        };
        if !fits {
            return Err(Error::new(
                "MATLAB:Containers:Map:WrongValueType",
                format!("Specified value type does not match the type expected for this container, '{class}'."),
            )
            .into());
        }
        match crate::value::Class::from_name(class) {
            Some(class) if class != crate::value::Class::Char => cx.graph.cast(&value, class),
            _ => Ok(value),
        }
    }

    /// `object.name`.
    pub(super) fn property(
        &mut self,
        cx: &mut Cx<'_>,
        object: &Rc<Object>,
        name: &str,
    ) -> Flow<Value> {
        let found = match &*object.state.borrow() {
            ObjectState::Fields(fields) => fields.get(name).cloned(),
            ObjectState::Map(map) => match name {
                "Count" => Some(Value::Scalar(Scalar::U64(map.entries.len() as u64))),
                "KeyType" => Some(Value::from(&*map.key_type)),
                "ValueType" => Some(Value::from(&*map.value_type)),
                _ => None,
            },
            ObjectState::Dictionary(_) => None,
        };
        match found {
            Some(value) => Ok(value),
            None => self.method(cx, object, name, &[]),
        }
    }

    /// The function that `text.name` calls for a string array, whose methods are known by name.
    pub(super) fn method_of_strings(&self, name: &str) -> Option<&'static Builtin> {
        self.builtins.get(name).copied().filter(|builtin| builtin.traits.of_strings)
    }

    /// `object.name(args)`: a builtin with the object as its first argument.
    pub(super) fn method(
        &mut self,
        cx: &mut Cx<'_>,
        object: &Rc<Object>,
        name: &str,
        args: &[Value],
    ) -> Flow<Value> {
        let Some(&builtin) = self.builtins.get(name) else {
            return Err(Error::new(
                "MATLAB:noSuchMethodOrField",
                format!(
                    "Unrecognized method, property, or field '{name}' for class '{}'.",
                    object.class
                ),
            )
            .into());
        };
        let mut all = vec![Value::Object(object.clone())];
        all.extend_from_slice(args);
        let results = self.run_builtin_now(cx, builtin, Call { args: &all, nargout: 1 })?;
        Ok(results.into_iter().next().unwrap_or_else(Value::empty))
    }

    /// `object.name = value`.
    pub(super) fn set_property(
        &mut self,
        object: &mut Rc<Object>,
        name: &str,
        value: Value,
    ) -> Flow<()> {
        let fixed = || {
            Error::new(
                "MATLAB:class:SetProhibited",
                format!("The property '{name}' of class '{}' cannot be set.", object.class),
            )
        };
        let known = match &*object.state.borrow() {
            ObjectState::Fields(fields) => fields.contains_key(name),
            _ => false,
        };
        if !known || &*object.class == "MException" {
            return Err(fixed().into());
        }
        unshare(object);
        if let ObjectState::Fields(fields) = &mut *object.state.borrow_mut() {
            fields.insert(name.into(), value);
        }
        Ok(())
    }

    /// What `end` means in `object(…)`.
    pub(super) fn object_numel(&mut self, _cx: &mut Cx<'_>, object: &Rc<Object>) -> Flow<f64> {
        Ok(match &*object.state.borrow() {
            ObjectState::Map(map) => map.entries.len() as f64,
            _ => 1.0,
        })
    }

    /// `object(args) = []`, which gives a key of a map that value.
    pub(super) fn object_delete(
        &mut self,
        cx: &mut Cx<'_>,
        object: &mut Rc<Object>,
        args: &[Value],
    ) -> Flow<()> {
        needs_within(args)?;
        if matches!(&*object.state.borrow(), ObjectState::Map(_)) {
            return self.object_assign(cx, object, args, Value::empty());
        }
        unshare(object);
        match (&mut *object.state.borrow_mut(), args) {
            (ObjectState::Dictionary(of), [keys]) => dictionary::without(of, keys),
            (ObjectState::Dictionary(_), _) => Err(one_subscript().into()),
            _ => Err(Error::new(
                "MATLAB:index:delete",
                "Elements of an object cannot be deleted by an empty assignment.",
            )
            .into()),
        }
    }
}

/// An object to change: of what is no handle, a copy of its own where others see it.
pub(super) fn unshare(object: &mut Rc<Object>) {
    if !object.handle && Rc::strong_count(object) > 1 {
        *object = Rc::new(Object {
            class: object.class.clone(),
            of: object.of.clone(),
            handle: object.handle,
            state: object.state.clone(),
            at_end: None,
        });
    }
}

fn one_subscript() -> Error {
    Error::new(
        "MATLAB:dictionary:OneSubscript",
        "A dictionary is indexed by one array of keys: d(keys).",
    )
}

/// A value as a key of a map.
fn map_key(map: &MapState, key: &Value) -> Result<MapKey, Refusal> {
    let textual = &*map.key_type == "char";
    if textual {
        if let Some(text) = key.as_text()? {
            return Ok(MapKey::Text(text.into()));
        }
    } else if let Value::Scalar(s) = key
        && !key.is_char()
    {
        return Ok(MapKey::Number(s.to_f64()));
    }
    Err(Error::new(
        "MATLAB:Containers:Map:WrongKeyType",
        "Specified key type does not match the type expected for this container.",
    )
    .into())
}

fn missing_key(key: &MapKey) -> Error {
    let shown = match key {
        MapKey::Number(x) => crate::value::number::general(*x, 5),
        MapKey::Text(text) => format!("'{text}'"),
    };
    Error::new("MATLAB:Containers:Map:NoKey", "The specified key is not present in this container.")
        .hint(format!("the key is {shown}"))
}

/// A row of cells.
pub(super) fn cell_row(cells: Vec<Value>) -> Value {
    Value::Cell(Rc::new(CellArray { shape: Shape::matrix(1, cells.len()), cells }))
}
