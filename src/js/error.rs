//! Errors of the program → the plain data that becomes a `MatlabError` (errors.ts).

use super::plain;
use crate::diag::{Error, Location, SourceMap, render};
use serde::Serialize;
use wasm_bindgen::JsValue;

#[derive(Serialize)]
struct Told<'a> {
    identifier: &'a str,
    message: &'a str,
    span: Option<Span<'a>>,
    frames: Vec<Frame<'a>>,
    hints: Vec<&'a str>,
    diagnostic: String,
    others: Vec<Told<'a>>,
}

#[derive(Serialize)]
struct Frame<'a> {
    function: &'a str,
    span: Option<Span<'a>>,
}

/// Offsets as JavaScript counts them: in UTF-16 code units.
#[derive(Serialize)]
struct Span<'a> {
    source: &'a str,
    start: u32,
    end: u32,
    line: u32,
    column: u32,
}

/// The error as data: identifier, message, span, frames, hints, and all of it as text.
pub(super) fn to_js(error: &Error, sources: &SourceMap) -> JsValue {
    plain::to_js(&told(error, sources))
}

/// The first of several errors, with the others in it; None where there are none.
pub(super) fn all_to_js(errors: &[Error], sources: &SourceMap) -> Option<JsValue> {
    let (first, others) = errors.split_first()?;
    let others = others.iter().map(|error| told(error, sources)).collect();
    Some(plain::to_js(&Told { others, ..told(first, sources) }))
}

fn told<'a>(error: &'a Error, sources: &'a SourceMap) -> Told<'a> {
    let frame = |frame: &'a crate::diag::Frame| Frame {
        function: &frame.function,
        span: span(frame.location, sources),
    };
    Told {
        identifier: error.identifier(),
        message: error.message(),
        span: span(error.location(), sources),
        frames: error.stack().iter().map(frame).collect(),
        hints: error.hints().iter().map(|hint| &**hint).collect(),
        diagnostic: render(error, sources),
        others: Vec::new(),
    }
}

fn span(location: Option<Location>, sources: &SourceMap) -> Option<Span<'_>> {
    let location = location?;
    let source = sources.get(location.source)?;
    let units = |offset: u32| {
        let text = source.text();
        let mut end = (offset as usize).min(text.len());
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        text[..end].encode_utf16().count() as u32
    };
    let place = source.line_column(location.span.start);
    Some(Span {
        source: source.name(),
        start: units(location.span.start),
        end: units(location.span.end),
        line: place.line,
        column: place.column,
    })
}
