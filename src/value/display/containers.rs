//! Cells and structs: what stands in each place, in columns.
//! Must not know how numbers are written.

use super::summary::LONGEST_ROW;
use super::table::Paper;
use super::{by, summary};
use crate::value::{
    CellArray, Dictionary, Format, MemberAccess, ObjectArray, Shape, StructArray, TextArray, Value,
};
use std::rc::Rc;

/// The cells, each in braces, in columns; pages are those of `name`.
pub(super) fn cell_body(paper: &mut Paper, name: &str, cells: &CellArray, format: &Format) {
    let rows = cells.shape.rows();
    let page = rows * cells.shape.cols();
    let paged = cells.shape.ndims() > 2;
    let texts: Vec<String> = cells.cells.iter().map(|v| within(v, format)).collect();
    super::pages_of(paper, &cells.shape, |paper, label, first| {
        if paged {
            paper.title(&format!("{name}{label} ="));
        }
        let braced = braced(&texts[first..first + page], rows);
        columns(paper, &braced, rows);
        if paged {
            paper.gap();
        }
    });
}

/// A value as it stands in a cell: strings in brackets, as numbers are.
fn within(value: &Value, format: &Format) -> String {
    match value {
        Value::Text(t) => strings(t).unwrap_or_else(|| summary(value, format)),
        other => summary(other, format),
    }
}

/// A short row of strings: `["a"    "b"]`.
fn strings(t: &TextArray) -> Option<String> {
    if t.shape.ndims() != 2 || t.shape.rows() != 1 || t.texts.is_empty() {
        return None;
    }
    let texts: Vec<String> = t.texts.iter().map(|text| super::quoted(text.as_deref())).collect();
    let row = texts.join("    ");
    (texts.len() == 1 || row.chars().count() <= LONGEST_ROW).then(|| format!("[{row}]"))
}

/// Texts in columns, pages of `name` after each other.
pub(super) fn aligned(paper: &mut Paper, name: &str, shape: &Shape, texts: &[String]) {
    let page = shape.rows() * shape.cols();
    let paged = shape.ndims() > 2;
    super::pages_of(paper, shape, |paper, label, first| {
        if paged {
            paper.title(&format!("{name}{label} ="));
        }
        columns(paper, &texts[first..first + page], shape.rows());
        if paged {
            paper.gap();
        }
    });
}

fn columns(paper: &mut Paper, texts: &[String], rows: usize) {
    let widths: Vec<usize> = texts
        .chunks(rows.max(1))
        .map(|column| column.iter().map(|t| t.chars().count()).max().unwrap_or(0))
        .collect();
    paper.columns(texts, rows, &|c| widths[c] + 4, &|text, width| {
        let pad = width.saturating_sub(4 + text.chars().count());
        format!("    {text}{}", " ".repeat(pad))
    });
}

/// Puts braces around the cells of each column, all equally wide: numbers are padded on the left
/// of their brackets' inside, strings on the right of it, the rest on the right.
fn braced(texts: &[String], rows: usize) -> Vec<String> {
    let mut out = Vec::with_capacity(texts.len());
    for column in texts.chunks(rows.max(1)) {
        let width = column.iter().map(|t| t.chars().count()).max().unwrap_or(0);
        for text in column {
            let pad = " ".repeat(width - text.chars().count());
            let inside = text.strip_prefix('[');
            out.push(match (inside, text.strip_suffix(']')) {
                // Strings begin on the left, as texts do.
                (Some(inside), Some(head)) if inside.starts_with('"') => {
                    format!("{{{head}{pad}]}}")
                }
                (Some(inside), _) => format!("{{[{pad}{inside}}}"),
                (None, _) => format!("{{{text}{pad}}}"),
            });
        }
    }
    out
}

/// The fields of a scalar struct with their values, or the names of an array's fields.
pub(super) fn struct_body(paper: &mut Paper, s: &StructArray, format: &Format) {
    let empty = if s.shape.is_empty() { "empty " } else { "" };
    if s.shape.is_scalar() {
        if s.fields.is_empty() {
            return paper.line("  struct with no fields.");
        }
        paper.heading("struct with fields:");
        return struct_fields(paper, s, format);
    }
    if s.fields.is_empty() {
        return paper.line(&format!("  {} {empty}struct array with no fields.", by(&s.shape)));
    }
    paper.heading(&format!("{} {empty}struct array with fields:", by(&s.shape)));
    for name in s.fields.keys() {
        paper.line(&format!("    {name}"));
    }
}

/// The names of the properties of an array of objects, or the members of an enumeration that they are, with a heading.
pub(super) fn objects_body(paper: &mut Paper, array: &Rc<ObjectArray>, headed: bool) {
    let (by, class) = (by(&array.shape), named(array));
    let empty = if array.shape.is_empty() { "empty " } else { "" };
    if array.class.of_struct {
        return paper.line(&format!("  {class} object: {}", by.replace('×', "-by-")));
    }
    if let Some((_, members)) = Value::Objects(array.clone()).members() {
        if array.shape.is_empty() {
            return paper.line(&format!("  {by} empty {class} enumeration array"));
        }
        if headed {
            paper.heading(&format!("{by} {class} enumeration array"));
        }
        let texts: Vec<String> = members.iter().map(|member| member.to_string()).collect();
        return aligned(paper, "", &array.shape, &texts);
    }
    let shown = array.class.properties.values();
    let mut shown = shown.filter(|p| p.get == MemberAccess::Public && !p.hidden).peekable();
    if shown.peek().is_none() {
        return paper.line(&format!("  {by} {empty}{class} array with no properties."));
    }
    paper.heading(&format!("{by} {empty}{class} array with properties:"));
    for property in shown {
        paper.line(&format!("    {}", property.name));
    }
}

/// The class of an array, and those of its objects where they are several.
fn named(array: &ObjectArray) -> String {
    let mut classes: Vec<&str> = Vec::new();
    for class in array.objects.iter().filter_map(|object| object.definition()) {
        if !classes.contains(&class.short_name()) {
            classes.push(class.short_name());
        }
    }
    match classes.as_slice() {
        [] | [_] => array.class.short_name().to_owned(),
        _ => format!("heterogeneous {} ({})", array.class.short_name(), classes.join(", ")),
    }
}

/// The fields of a scalar struct, one a line.
pub(super) fn struct_fields(paper: &mut Paper, s: &StructArray, format: &Format) {
    let named = s.fields.iter().filter_map(|(k, column)| Some((&**k, column.first()?)));
    named_values(paper, named, format);
}

/// The keys and values of a dictionary.
pub(super) fn dictionary_body(paper: &mut Paper, of: &Dictionary, format: &Format) {
    let Some((key_class, value_class)) = &of.classes else {
        return paper.line("  dictionary with unset key and value types.");
    };
    let count = match of.entries.len() {
        0 => {
            return paper
                .line(&format!("  dictionary ({key_class} ⟼ {value_class}) with no entries."));
        }
        1 => "1 entry".to_owned(),
        n => format!("{n} entries"),
    };
    paper.heading(&format!("dictionary ({key_class} ⟼ {value_class}) with {count}:"));
    let bare = |value: &Value| match (value, summary(value, format)) {
        (Value::Cell(c), text) => small_cell(c, format).unwrap_or_else(|| format!("{{{text}}}")),
        (_, text) => {
            let inner = text.strip_prefix('[').and_then(|text| text.strip_suffix(']'));
            inner.map_or(text.clone(), str::to_owned)
        }
    };
    let keys: Vec<String> = of.keys().iter().map(bare).collect();
    let width = keys.iter().map(|key| key.chars().count()).max().unwrap_or(0);
    for (key, value) in keys.iter().zip(of.entries.values()) {
        paper.line(&format!("    {key:<width$} ⟼ {}", bare(value)));
    }
}

/// Names and values, the names aligned on the right.
pub(super) fn named_values<'a>(
    paper: &mut Paper,
    named: impl Iterator<Item = (&'a str, &'a Value)> + Clone,
    format: &Format,
) {
    let width = named.clone().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    for (name, value) in named {
        paper.line(&format!("    {name:>width$}: {}", beside_name(value, format)));
    }
}

fn beside_name(value: &Value, format: &Format) -> String {
    let text = summary(value, format);
    match value {
        Value::Cell(c) if c.shape.is_empty() && c.shape == Shape::matrix(0, 0) => "{}".to_owned(),
        Value::Cell(c) => small_cell(c, format).unwrap_or_else(|| format!("{{{text}}}")),
        Value::Function(_) => text,
        Value::Object(_) if value.members().is_some() => text,
        Value::Object(o) if let Some(text) = o.shown_text() => text,
        Value::Text(t) if t.shape.is_scalar() => text,
        Value::Text(t) => strings(t).unwrap_or_else(|| format!("[{text}]")),
        Value::Struct(_) | Value::Object(_) | Value::Objects(_) => format!("[{text}]"),
        other if other.numel() == 0 && other.shape() == Shape::matrix(0, 0) => {
            (if other.is_char() { "''" } else { "[]" }).to_owned()
        }
        _ if text.starts_with('\'') => text,
        other => match text.strip_prefix('[').and_then(|t| t.strip_suffix(']')) {
            // One number needs no brackets.
            Some(inside) if other.numel() == 1 => inside.to_owned(),
            Some(_) => text,
            None => format!("[{text}]"),
        },
    }
}

/// A short row of cells is written out: `{[1]  'a'}`.
fn small_cell(c: &CellArray, format: &Format) -> Option<String> {
    if c.shape.ndims() != 2 || c.shape.rows() != 1 || c.cells.len() > 10 {
        return None;
    }
    let texts: Vec<String> = c
        .cells
        .iter()
        .map(|v| {
            let text = within(v, format);
            let bare = text.starts_with(|first: char| first.is_ascii_digit());
            match v {
                Value::Cell(_) => format!("{{{text}}}"),
                _ if bare => format!("[{text}]"),
                _ => text,
            }
        })
        .collect();
    let text = texts.join("  ");
    (text.chars().count() <= 60).then(|| format!("{{{text}}}"))
}
