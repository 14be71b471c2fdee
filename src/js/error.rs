//! Errors of the program → the plain data that becomes a `MatlabError` (errors.ts).

use super::to_js::put;
use crate::diag::{Error, Location, SourceMap, render};
use js_sys::{Array, Object};
use wasm_bindgen::JsValue;

/// The error as data: identifier, message, span, frames, hints, and all of it as text.
pub(super) fn to_js(error: &Error, sources: &SourceMap) -> JsValue {
    let made = Object::new();
    put(&made, "identifier", &error.identifier().into());
    put(&made, "message", &error.message().into());
    put(&made, "span", &span(error.location(), sources));
    let frames = Array::new();
    for frame in error.stack() {
        let entry = Object::new();
        put(&entry, "function", &frame.function.as_str().into());
        put(&entry, "span", &span(frame.location, sources));
        frames.push(&entry);
    }
    put(&made, "frames", &frames);
    let hints: Array = error.hints().iter().map(|hint| JsValue::from_str(hint)).collect();
    put(&made, "hints", &hints);
    put(&made, "diagnostic", &render(error, sources).into());
    made.into()
}

/// Offsets as JavaScript counts them: in UTF-16 code units.
fn span(location: Option<Location>, sources: &SourceMap) -> JsValue {
    let Some(location) = location else { return JsValue::NULL };
    let Some(source) = sources.get(location.source) else { return JsValue::NULL };
    let units = |offset: u32| {
        let text = source.text();
        let mut end = (offset as usize).min(text.len());
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        JsValue::from_f64(text[..end].encode_utf16().count() as f64)
    };
    let place = source.line_column(location.span.start);
    let made = Object::new();
    put(&made, "source", &source.name().into());
    put(&made, "start", &units(location.span.start));
    put(&made, "end", &units(location.span.end));
    put(&made, "line", &place.line.into());
    put(&made, "column", &place.column.into());
    made.into()
}
