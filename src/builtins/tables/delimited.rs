//! The columns of a delimited text: each of numbers where all of its fields are numbers, else of texts. One pass over the
//! bytes finds the fields; quoted ones may hold separators, line ends and doubled quotes.
//! Must not know what a table is.

use crate::builtins::arguments::{number as a_number, refuse, text, whole};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::value::room::room;
use crate::value::{Array, CellArray, Shape, Value};
use std::borrow::Cow;
use std::rc::Rc;

/// The rows of a text, each a range of its fields.
struct Fields<'a> {
    fields: Vec<Cow<'a, [u8]>>,
    ends: Vec<usize>,
}

impl<'a> Fields<'a> {
    fn of(bytes: &'a [u8], separator: u8) -> Fields<'a> {
        let mut found = Fields { fields: Vec::new(), ends: Vec::new() };
        let mut rest = bytes;
        while !rest.is_empty() {
            let before = found.fields.len();
            loop {
                let (field, after, ended) = next_field(rest, separator);
                found.fields.push(field);
                rest = after;
                if ended {
                    break;
                }
            }
            // A line without anything is no row.
            match &found.fields[before..] {
                [only] if only.trim_ascii().is_empty() => found.fields.truncate(before),
                _ => found.ends.push(found.fields.len()),
            }
        }
        found
    }

    fn row(&self, k: usize) -> &[Cow<'a, [u8]>] {
        let start = if k == 0 { 0 } else { self.ends[k - 1] };
        &self.fields[start..self.ends[k]]
    }
}

/// A field, what follows it, and whether the line ends after it.
fn next_field(rest: &[u8], separator: u8) -> (Cow<'_, [u8]>, &[u8], bool) {
    let blanks = rest.iter().take_while(|&&b| b == b' ' && separator != b' ').count();
    if let Some(inner) = rest[blanks..].strip_prefix(b"\"") {
        let mut text = Vec::new();
        let mut at = 0;
        while let Some(end) = inner[at..].iter().position(|&b| b == b'"') {
            text.extend_from_slice(&inner[at..at + end]);
            at += end + 1;
            if inner.get(at) != Some(&b'"') {
                break;
            }
            text.push(b'"');
            at += 1;
        }
        let (_, after, ended) = plain_field(&inner[at..], separator);
        return (Cow::Owned(text), after, ended);
    }
    let (field, after, ended) = plain_field(rest, separator);
    (Cow::Borrowed(field), after, ended)
}

fn plain_field(rest: &[u8], separator: u8) -> (&[u8], &[u8], bool) {
    match rest.iter().position(|&b| b == separator || b == b'\n') {
        Some(end) if rest[end] == separator => (&rest[..end], &rest[end + 1..], false),
        Some(end) => {
            let field = &rest[..end];
            (field.strip_suffix(b"\r").unwrap_or(field), &rest[end + 1..], true)
        }
        None => (rest.strip_suffix(b"\r").unwrap_or(rest), &[], true),
    }
}

/// The number that a field holds; NaN where it is empty. None: it is a text.
fn number(field: &[u8]) -> Option<f64> {
    let text = std::str::from_utf8(field).ok()?.trim();
    match text {
        "" | "NA" | "N/A" => Some(f64::NAN),
        text if text.starts_with(|c: char| c.is_ascii_digit() || "+-.".contains(c))
            || ["nan", "inf"].iter().any(|word| text.eq_ignore_ascii_case(word)) =>
        {
            text.parse().ok()
        }
        _ => None,
    }
}

/// The sign between fields: of those usual the one that the first line has most of.
fn separator_of(bytes: &[u8]) -> u8 {
    let line = bytes.split(|&b| b == b'\n').next().unwrap_or_default();
    let count = |sign: u8| line.iter().filter(|&&b| b == sign).count();
    let usual = [b',', b'\t', b';', b'|'];
    let most = usual.into_iter().max_by_key(|&sign| (count(sign), usize::from(sign == b',')));
    match most.filter(|&sign| count(sign) > 0) {
        Some(sign) => sign,
        None if count(b' ') > 0 => b' ',
        None => b',',
    }
}

/// `[columns, names] = delimited_columns(path, delimiter, lines, named)`: after so many lines; the first row is names if
/// `named` is 1, is not if 0, and tells itself if -1. `delimited_columns(…, rows, first, last)`: at most so many rows,
/// and of them the fields from `first` to `last`. `delimited_columns(…, text)`: of that text, not of the file;
/// `delimited_columns(…, text, true)`: no column as numbers.
pub(super) fn delimited_columns(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let path = text("readtable", &call.args[0])?;
    let delimiter = text("readtable", &call.args[1])?;
    let skipped = whole("readtable", &call.args[2])?.max(0) as usize;
    let named = whole("readtable", &call.args[3])?;
    let limit = |k: usize, otherwise: f64| -> Flow<usize> {
        let given = call.args.get(k).map(|value| a_number("readtable", value)).transpose()?;
        Ok(given.unwrap_or(otherwise) as usize)
    };
    let most = limit(4, f64::INFINITY)?;
    let (left, right) = (limit(5, 1.0)?.max(1) - 1, limit(6, f64::INFINITY)?);
    let given = call.args.get(7).map(|value| text("readtable", value)).transpose()?;
    let bytes = given.map(String::into_bytes).or_else(|| cx.world.files.read_anywhere(&path));
    let Some(bytes) = bytes else {
        let message = format!("could not open file {path}: no such file");
        return Err(refuse("readtable", "FileNotFound", message));
    };
    let mut body: &[u8] = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&bytes);
    for _ in 0..skipped {
        let end = body.iter().position(|&b| b == b'\n').map_or(body.len(), |end| end + 1);
        body = &body[end..];
    }
    let separator = match delimiter.as_str() {
        "" => separator_of(body),
        "\\t" => b'\t',
        other => other.as_bytes()[0],
    };
    let fields = Fields::of(body, separator);
    let rows = fields.ends.len().min(most);
    let row_of = |k: usize| {
        let row = fields.row(k);
        let end = right.min(row.len());
        &row[left.min(end)..end]
    };
    let is_named = match named {
        0 => false,
        1.. => rows > 0,
        _ => rows > 0 && row_of(0).iter().all(|field| number(field).is_none_or(f64::is_nan)),
    };
    let first = usize::from(is_named);
    let width = (0..rows).map(|k| row_of(k).len()).max().unwrap_or(0);
    room(rows.saturating_mul(width).saturating_mul(size_of::<f64>()))?;
    let field = |k: usize, j: usize| row_of(k).get(j).map_or(&[][..], |field| field);
    let as_texts = call.args.len() > 8;
    let column = |j: usize| -> Value {
        let numbers: Option<Vec<f64>> = (first..rows).map(|k| number(field(k, j))).collect();
        let shape = Shape::matrix(rows - first, 1);
        match numbers {
            Some(numbers) if !as_texts => Value::from(Array::from_vec(shape, numbers)),
            _ => {
                let written = (first..rows).map(|k| String::from_utf8_lossy(field(k, j)));
                let cells = written.map(|text| Value::from(&*text)).collect();
                Value::Cell(Rc::new(CellArray { shape, cells }))
            }
        }
    };
    let row = |cells: Vec<Value>| {
        Value::Cell(Rc::new(CellArray { shape: Shape::matrix(1, cells.len()), cells }))
    };
    let columns = row((0..width).map(column).collect());
    let name = |j: usize| match is_named {
        true => Value::from(String::from_utf8_lossy(field(0, j)).trim()),
        false => Value::from(""),
    };
    let names = row((0..width).map(name).collect());
    Ok(smallvec::smallvec![columns, names])
}
