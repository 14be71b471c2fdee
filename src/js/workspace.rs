//! The workspace as rows: name, class, shape, where the elements are; with the bytes and a line of text for whoever
//! looks at them.

use super::plain;
use crate::session::Session;
use crate::value::display::summary;
use crate::value::{Format, ObjectState, Value};
use serde::{Serialize, Serializer};
use std::collections::HashMap;
use std::rc::Rc;
use wasm_bindgen::JsValue;

/// Longest preview, in characters.
const PREVIEW: usize = 120;
/// Deeper values count as nothing from here on.
const DEEPEST: usize = 100;

/// A variable in short: what costs the same for every value, for it is looked at after every call.
#[derive(PartialEq, Serialize)]
pub(super) struct Short {
    #[serde(serialize_with = "text")]
    name: Rc<str>,
    #[serde(serialize_with = "text")]
    class: Rc<str>,
    shape: Vec<usize>,
    residency: &'static str,
}

#[derive(Serialize)]
struct Row {
    #[serde(flatten)]
    short: Short,
    bytes: f64,
    preview: String,
}

fn text<S: Serializer>(text: &Rc<str>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(text)
}

/// Every variable, as its row.
pub(super) fn to_js(session: &Session) -> JsValue {
    let mut known = HashMap::new();
    let row = |(name, value): (Rc<str>, Value)| Row {
        bytes: bytes(&value, &mut known, 0) as f64,
        preview: summary(&value, &Format::default()).chars().take(PREVIEW).collect(),
        short: short(session, name, &value),
    };
    plain::to_js(&session.variables().into_iter().map(row).collect::<Vec<_>>())
}

/// Every variable in short.
pub(super) fn in_short(session: &Session) -> Vec<Short> {
    let variables = session.variables().into_iter();
    variables.map(|(name, value)| short(session, name, &value)).collect()
}

/// The same as JSON: after every call somebody might ask for it, and hardly anybody does.
pub(super) fn to_json(variables: &[Short]) -> String {
    serde_json::to_string(variables).unwrap_or_default()
}

fn short(session: &Session, name: Rc<str>, value: &Value) -> Short {
    Short {
        name,
        class: value.class_name().into(),
        shape: value.shape().dims().to_vec(),
        residency: session.residency(value),
    }
}

/// The bytes of the elements, as `whos` counts them: what is shared counts wherever it is, and is looked at once.
fn bytes(value: &Value, known: &mut HashMap<*const u8, usize>, depth: usize) -> usize {
    if depth > DEEPEST {
        return 0;
    }
    let place: *const u8 = match value {
        Value::Cell(rc) => Rc::as_ptr(rc).cast(),
        Value::Struct(rc) => Rc::as_ptr(rc).cast(),
        Value::Object(rc) => Rc::as_ptr(rc).cast(),
        _ => std::ptr::null(),
    };
    if let Some(&bytes) = known.get(&place) {
        return bytes;
    }
    let mut all = |values: &mut dyn Iterator<Item = &Value>| {
        values.fold(0usize, |sum, value| sum.saturating_add(bytes(value, known, depth + 1)))
    };
    let sum = match value {
        Value::Text(text) => return text.texts.iter().flatten().map(|text| 2 * text.len()).sum(),
        Value::Function(_) => return 0,
        Value::Cell(cell) => all(&mut cell.cells.iter()),
        Value::Struct(structs) => all(&mut structs.fields.values().flatten()),
        Value::Objects(array) => {
            let values: Vec<Value> = array.objects.iter().cloned().map(Value::Object).collect();
            return all(&mut values.iter());
        }
        Value::Object(object) => match &*object.state.borrow() {
            ObjectState::Fields(fields) => all(&mut fields.values()),
            ObjectState::Map(map) => all(&mut map.entries.values()),
            ObjectState::Dictionary(of) => all(&mut of.entries.values()),
        },
        numeric => {
            let element = numeric.elem_type().map_or(0, |ty| ty.bytes());
            return numeric.numel().saturating_mul(element);
        }
    };
    known.insert(place, sum);
    sum
}
