//! The workspace as rows: name, class, shape, bytes, where the elements are, a line of text.

use super::to_js::{dims, put};
use crate::session::Session;
use crate::value::display::summary;
use crate::value::{Format, ObjectState, Shape, Value};
use js_sys::{Array, Object};
use std::fmt::Write;
use std::rc::Rc;

/// Longest preview, in characters.
const PREVIEW: usize = 120;
/// Deeper values count as nothing from here on.
const DEEPEST: usize = 100;

pub(super) fn to_js(session: &Session, previews: bool) -> Array {
    let variables = session.variables();
    variables.iter().map(|(name, value)| row(session, name, value, previews)).collect()
}

/// A variable without its preview.
#[derive(PartialEq)]
pub(super) struct Short {
    name: Rc<str>,
    class: &'static str,
    shape: Shape,
    bytes: usize,
    residency: &'static str,
}

/// Every variable so: after every call somebody might ask for them, and hardly anybody does.
pub(super) fn in_short(session: &Session) -> Vec<Short> {
    let short = |(name, value): (Rc<str>, Value)| Short {
        name,
        class: value.class_name(),
        shape: value.shape(),
        bytes: bytes(&value, 0),
        residency: session.residency(&value),
    };
    session.variables().into_iter().map(short).collect()
}

/// The same as JSON.
pub(super) fn to_json(variables: &[Short]) -> String {
    let mut text = String::from("[");
    for Short { name, class, shape, bytes, residency } in variables {
        if text.len() > 1 {
            text.push(',');
        }
        // Names of variables, classes and places need no escapes.
        let _ = write!(text, r#"{{"name":"{name}","class":"{class}","shape":["#);
        for (k, d) in shape.dims().iter().enumerate() {
            let _ = write!(text, "{}{d}", if k == 0 { "" } else { "," });
        }
        let _ = write!(text, r#"],"bytes":{bytes},"residency":"{residency}"}}"#);
    }
    text.push(']');
    text
}

fn row(session: &Session, name: &str, value: &Value, preview: bool) -> Object {
    let made = Object::new();
    put(&made, "name", &name.into());
    put(&made, "class", &value.class_name().into());
    put(&made, "shape", &dims(&value.shape()));
    put(&made, "bytes", &(bytes(value, 0) as f64).into());
    put(&made, "residency", &session.residency(value).into());
    if preview {
        let text = summary(value, &Format::default());
        put(&made, "preview", &text.chars().take(PREVIEW).collect::<String>().into());
    }
    made
}

/// The bytes of the elements, as `whos` counts them.
fn bytes(value: &Value, depth: usize) -> usize {
    if depth > DEEPEST {
        return 0;
    }
    let all = |values: &[Value]| values.iter().map(|value| bytes(value, depth + 1)).sum::<usize>();
    match value {
        Value::Text(text) => text.texts.iter().flatten().map(|text| 2 * text.len()).sum(),
        Value::Cell(cell) => all(&cell.cells),
        Value::Struct(structs) => structs.fields.values().map(|values| all(values)).sum(),
        Value::Function(_) => 0,
        Value::Object(object) => match &*object.state.borrow() {
            ObjectState::Fields(fields) => {
                fields.values().map(|value| bytes(value, depth + 1)).sum()
            }
            ObjectState::Map(map) => {
                map.entries.values().map(|value| bytes(value, depth + 1)).sum()
            }
        },
        numeric => {
            let element = numeric.elem_type().map_or(0, |ty| ty.bytes());
            numeric.numel().saturating_mul(element)
        }
    }
}
