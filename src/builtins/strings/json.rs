//! JSON: jsonencode and jsondecode.

use std::rc::Rc;

use indexmap::IndexMap;
use serde_json::Value as Json;

use super::names::valid_name;
use super::text;
use super::texts::*;
use crate::builtins::Example::{Equal, Fails};
use crate::builtins::costs::each;
use crate::builtins::{Arity, Builtin, Call, Cx, Flow, Values};
use crate::value::text::texts_of;
use crate::value::{
    Array, Class, Data, ObjectState, Refusal, Scalar, Shape, StructArray, Value, concat,
};

/// JSON.
pub const ALL: &[&Builtin] = &[&text(
    "jsondecode",
    &["x = jsondecode(s)", "x = jsondecode(s, 'makeValidName', tf)"],
    Arity::from(1),
    Arity::upto(1),
    jsondecode,
    "The value that a JSON text stands for.",
    &[
        Equal("jsondecode('[1,2,3]')", "[1; 2; 3]"),
        Equal("jsondecode('{\"a\": \"x\"}').a", "'x'"),
        Fails("jsondecode('{')", "jsondecode"),
    ],
)];

/// What the texts of this family share.
pub const HELPERS: &[&Builtin] = &[
    &text(
        "jsonencode_plain",
        &["s = jsonencode_plain(x)", "s = jsonencode_plain(x, 'PrettyPrint', tf)"],
        Arity::from(1),
        Arity::upto(1),
        jsonencode,
        "A value without objects as JSON text.",
        &[],
    )
    .costing(each::<1000>),
    &text(
        "holds_objects",
        &["tf = holds_objects(x)"],
        Arity::exactly(1),
        Arity::upto(1),
        |_, call| one(Value::from(holds_objects(&call.args[0], 0))),
        "Whether a value is an object of a class, or there is one within it.",
        &[],
    ),
];

fn holds_objects(value: &Value, depth: usize) -> bool {
    let within = |value: &Value| holds_objects(value, depth + 1);
    depth <= MAX_DEPTH
        && match value {
            Value::Cell(cells) => cells.cells.iter().any(within),
            Value::Struct(array) => array.fields.values().flatten().any(within),
            Value::Object(object) => object.of.is_some(),
            Value::Objects(_) => true,
            _ => false,
        }
}

/// Values nested deeper than this are refused, so that no data can overflow the stack.
const MAX_DEPTH: usize = 120;

// Encoding.

struct Writer {
    out: String,
    convert_special: bool,
    pretty: bool,
}

fn jsonencode(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let mut writer = Writer { out: String::new(), convert_special: true, pretty: false };
    for (name, value) in pairs(&call, 1, "jsonencode")? {
        let flag = truth(value)?
            .filter(|_| !value.is_char())
            .ok_or_else(|| fail("MATLAB:invalidType", "jsonencode: option value must be a bool"))?;
        match name.as_str() {
            "convertinfandnan" => writer.convert_special = flag,
            "prettyprint" => writer.pretty = flag,
            _ => return Err(unknown_option("jsonencode", &name)),
        }
    }
    writer.value(&call.args[0], 0)?;
    one(text_value(&writer.out))
}

impl Writer {
    fn word(&mut self, word: &str) {
        self.out.push_str(word);
    }

    fn line(&mut self, depth: usize) {
        if self.pretty {
            self.out.push('\n');
            self.out.extend(std::iter::repeat_n("  ", depth));
        }
    }

    fn quoted(&mut self, text: &str) {
        self.out.push('"');
        for c in text.chars() {
            match c {
                '"' => self.word("\\\""),
                '\\' => self.word("\\\\"),
                '\u{8}' => self.word("\\b"),
                '\u{c}' => self.word("\\f"),
                '\n' => self.word("\\n"),
                '\r' => self.word("\\r"),
                '\t' => self.word("\\t"),
                c if u32::from(c) < 0x20 => {
                    let code = format!("\\u{:04X}", u32::from(c));
                    self.word(&code);
                }
                c => self.out.push(c),
            }
        }
        self.out.push('"');
    }

    fn number(&mut self, x: f64) {
        if x.is_finite() {
            // The shortest text that is read back as the same number.
            let written = |digits| crate::value::number::general(x, digits);
            let enough = (15..17).find(|&digits| written(digits).parse() == Ok(x));
            self.word(&written(enough.unwrap_or(17)));
        } else if self.convert_special {
            self.word("null");
        } else {
            self.word(if x.is_nan() {
                "NaN"
            } else if x < 0.0 {
                "-Infinity"
            } else {
                "Infinity"
            });
        }
    }

    fn value(&mut self, value: &Value, depth: usize) -> Flow<()> {
        if depth > MAX_DEPTH {
            return Err(fail("MATLAB:json:TooDeep", "jsonencode: the value is nested too deeply"));
        }
        match value {
            Value::Text(texts) => {
                if texts.texts.len() == 1 {
                    self.string(texts.texts[0].as_deref());
                    return Ok(());
                }
                let items: Vec<_> = texts.texts.iter().map(|text| text.as_deref()).collect();
                self.list(items.len(), depth, |writer, k, _| {
                    writer.string(items[k]);
                    Ok(())
                })
            }
            Value::Cell(cells) => self.list(cells.cells.len(), depth, |writer, k, depth| {
                writer.value(&cells.cells[k], depth)
            }),
            Value::Struct(array) if array.shape.is_scalar() => self.object(array, 0, depth),
            Value::Struct(array) => self.list(array.shape.numel(), depth, |writer, k, depth| {
                writer.object(array, k, depth)
            }),
            Value::Object(object) => match &*object.state.borrow() {
                ObjectState::Map(map) => {
                    let entries: Vec<(String, &Value)> = map
                        .entries
                        .iter()
                        .map(|(key, value)| match key {
                            crate::value::MapKey::Text(text) => (text.to_string(), value),
                            crate::value::MapKey::Number(x) => {
                                (crate::value::number::general(*x, 15), value)
                            }
                        })
                        .collect();
                    self.members(&entries, depth)
                }
                ObjectState::Dictionary(of) => {
                    let key = |key: Value| {
                        let texts = texts_of(&key)?.map(|texts| texts.texts).unwrap_or_default();
                        Ok(texts.into_iter().flatten().map(|t| t.to_string()).collect())
                    };
                    let keys = of.keys().into_iter().map(key);
                    let keys = keys.collect::<Result<Vec<String>, Refusal>>()?.into_iter();
                    let entries: Vec<(String, &Value)> = keys.zip(of.entries.values()).collect();
                    self.members(&entries, depth)
                }
                ObjectState::Fields(fields) => {
                    let entries: Vec<(String, &Value)> =
                        fields.iter().map(|(name, value)| (name.to_string(), value)).collect();
                    self.members(&entries, depth)
                }
            },
            Value::Function(_) => {
                Err(fail("MATLAB:json:unsupportedType", "jsonencode: unsupported type"))
            }
            other => {
                let Some(array) = other.host_array()? else {
                    return Err(fail(
                        "MATLAB:json:unsupportedType",
                        "jsonencode: unsupported type",
                    ));
                };
                self.array(&array, depth)
            }
        }
    }

    fn string(&mut self, text: Option<&str>) {
        match text {
            Some(text) => self.quoted(text),
            None => self.word("null"),
        }
    }

    fn list(
        &mut self,
        n: usize,
        depth: usize,
        mut item: impl FnMut(&mut Self, usize, usize) -> Flow<()>,
    ) -> Flow<()> {
        self.word("[");
        for k in 0..n {
            if k > 0 {
                self.word(",");
            }
            self.line(depth + 1);
            item(self, k, depth + 1)?;
        }
        if n > 0 {
            self.line(depth);
        }
        self.word("]");
        Ok(())
    }

    fn object(&mut self, array: &StructArray, k: usize, depth: usize) -> Flow<()> {
        let entries: Vec<(String, &Value)> =
            array.fields.iter().map(|(name, column)| (name.to_string(), &column[k])).collect();
        self.members(&entries, depth)
    }

    fn members(&mut self, entries: &[(String, &Value)], depth: usize) -> Flow<()> {
        self.word("{");
        for (k, (name, value)) in entries.iter().enumerate() {
            if k > 0 {
                self.word(",");
            }
            self.line(depth + 1);
            self.quoted(name);
            self.word(if self.pretty { ": " } else { ":" });
            self.value(value, depth + 1)?;
        }
        if !entries.is_empty() {
            self.line(depth);
        }
        self.word("}");
        Ok(())
    }

    fn array(&mut self, array: &Array, depth: usize) -> Flow<()> {
        if array.is_complex() {
            return Err(fail("MATLAB:json:unsupportedType", "jsonencode: unsupported type"));
        }
        if array.class() == Class::Char {
            let rows = char_rows(&Value::from(array.clone()))?.unwrap_or_default();
            if rows.len() <= 1 || array.numel() == 0 {
                let text = rows.first().map(|row| decode(row)).unwrap_or_default();
                self.quoted(&text);
                return Ok(());
            }
            return self.list(rows.len(), depth, |writer, k, _| {
                writer.quoted(&decode(&rows[k]));
                Ok(())
            });
        }
        if array.numel() == 1 {
            self.element(array.data(), 0);
            return Ok(());
        }
        if array.numel() == 0 {
            self.word("[]");
            return Ok(());
        }
        let shape = array.shape();
        if shape.ndims() == 2 && shape.is_vector() {
            return self.list(array.numel(), depth, |writer, k, _| {
                writer.element(array.data(), k);
                Ok(())
            });
        }
        self.pages(array, 0, 0, depth)
    }

    /// A list of lists, the first dimension outermost.
    fn pages(&mut self, array: &Array, dim: usize, offset: usize, depth: usize) -> Flow<()> {
        let shape = array.shape();
        let stride = shape.stride(dim);
        self.list(shape.dim(dim), depth, |writer, k, depth| {
            let at = offset + k * stride;
            if dim + 1 == shape.ndims() {
                writer.element(array.data(), at);
                Ok(())
            } else {
                writer.pages(array, dim + 1, at, depth)
            }
        })
    }

    fn element(&mut self, data: &Data, k: usize) {
        match data {
            Data::Bool(v) => self.word(if v[k] { "true" } else { "false" }),
            Data::I64(v) => self.word(&v[k].to_string()),
            Data::U64(v) => self.word(&v[k].to_string()),
            data => self.number(Scalar::of(data, k).map_or(f64::NAN, Scalar::to_f64)),
        }
    }
}

// Decoding.

struct Reader {
    make_valid: bool,
    replacement: String,
    prefix: String,
}

fn jsondecode(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let text = string(&call.args[0])?.ok_or_else(|| {
        fail("MATLAB:json:invalidType", "jsondecode: JSON_TXT must be a character string")
    })?;
    let mut reader =
        Reader { make_valid: true, replacement: "underscore".to_owned(), prefix: "x".to_owned() };
    for (name, value) in pairs(&call, 1, "jsondecode")? {
        match name.as_str() {
            "makevalidname" => {
                reader.make_valid =
                    truth(value)?.filter(|_| !value.is_char()).ok_or_else(|| {
                        fail(
                            "MATLAB:invalidType",
                            "jsondecode: 'makeValidName' value must be a bool",
                        )
                    })?;
            }
            "replacementstyle" => {
                reader.replacement =
                    string(value)?.ok_or_else(|| not_text("jsondecode", 2))?.to_lowercase();
            }
            "prefix" => reader.prefix = string(value)?.ok_or_else(|| not_text("jsondecode", 2))?,
            _ => return Err(unknown_option("jsondecode", &name)),
        }
    }
    // Infinity and NaN are no JSON, but MATLAB and Octave read them.
    let json: Json = serde_json::from_str(&quote_special(&text)).map_err(|e| {
        let message =
            format!("jsondecode: parse error at line {}, column {}: {e}", e.line(), e.column());
        fail("MATLAB:json:ParseError", message)
    })?;
    one(reader.value(&json)?)
}

/// The mark of a number that JSON has no word for; no text can start so by accident, since a control
/// character cannot stand in a JSON text.
const SPECIAL: char = '\u{1}';

/// `NaN`, `Infinity` and their like outside of texts, as marked texts.
fn quote_special(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut in_text = false;
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        if in_text {
            let length = if c == '\\' {
                1 + rest[1..].chars().next().map_or(0, char::len_utf8)
            } else {
                c.len_utf8()
            };
            in_text = c != '"';
            out.push_str(&rest[..length]);
            rest = &rest[length..];
            continue;
        }
        let special = ["-Infinity", "Infinity", "-Inf", "Inf", "NaN"]
            .into_iter()
            .find(|w| rest.starts_with(w));
        if let Some(word) = special {
            out.push_str(&format!("\"\\u0001{word}\""));
            rest = &rest[word.len()..];
            continue;
        }
        in_text = c == '"';
        out.push(c);
        rest = &rest[c.len_utf8()..];
    }
    out
}

fn special_number(text: &str) -> Option<f64> {
    match text.strip_prefix(SPECIAL)? {
        "NaN" => Some(f64::NAN),
        word if word.starts_with('-') => Some(f64::NEG_INFINITY),
        _ => Some(f64::INFINITY),
    }
}

impl Reader {
    fn value(&self, json: &Json) -> Flow<Value> {
        Ok(match json {
            Json::Null => Value::empty(),
            Json::Bool(flag) => Value::from(*flag),
            Json::Number(number) => Value::from(number.as_f64().unwrap_or(f64::NAN)),
            Json::String(text) => match special_number(text) {
                Some(x) => Value::from(x),
                None => text_value(text),
            },
            Json::Object(members) => {
                let mut fields: IndexMap<Rc<str>, Vec<Value>> = IndexMap::new();
                for (name, value) in members {
                    fields.insert(self.field(name), vec![self.value(value)?]);
                }
                Value::Struct(Rc::new(StructArray { shape: Shape::scalar(), fields }))
            }
            Json::Array(items) => self.array(items)?,
        })
    }

    fn field(&self, name: &str) -> Rc<str> {
        match self.make_valid {
            true => Rc::from(valid_name(name, &self.replacement, &self.prefix).0.as_str()),
            false => Rc::from(name),
        }
    }

    fn array(&self, items: &[Json]) -> Flow<Value> {
        if items.is_empty() {
            return Ok(Value::empty());
        }
        let number = |item: &Json| match item {
            Json::Number(number) => number.as_f64(),
            Json::Null => Some(f64::NAN),
            Json::String(text) => special_number(text),
            _ => None,
        };
        let only_null = items.iter().all(Json::is_null);
        if !only_null && let Some(numbers) = items.iter().map(number).collect::<Option<Vec<f64>>>()
        {
            return Ok(Value::from(Array::column(numbers)));
        }
        if let Some(flags) = items.iter().map(Json::as_bool).collect::<Option<Vec<bool>>>() {
            return Ok(Value::from(Array::column(flags)));
        }
        let values = items.iter().map(|item| self.value(item)).collect::<Flow<Vec<Value>>>()?;
        if items.iter().all(Json::is_object) {
            return Ok(structs(values));
        }
        if items.iter().all(Json::is_array)
            && let Some(stacked) = stack(&values)
        {
            return Ok(stacked);
        }
        Ok(cell_value(Shape::matrix(values.len(), 1), values))
    }
}

/// A struct array of structs with the same fields in the same order; else a cell array.
fn structs(values: Vec<Value>) -> Value {
    let names = |value: &Value| match value {
        Value::Struct(array) => Some(array.fields.keys().cloned().collect::<Vec<_>>()),
        _ => None,
    };
    let first = names(&values[0]);
    let n = values.len();
    if first.is_none() || values.iter().any(|value| names(value) != first) {
        return cell_value(Shape::matrix(n, 1), values);
    }
    let mut fields: IndexMap<Rc<str>, Vec<Value>> = IndexMap::new();
    for value in &values {
        if let Value::Struct(array) = value {
            for (name, column) in &array.fields {
                fields.entry(name.clone()).or_default().extend(column.iter().cloned());
            }
        }
    }
    Value::Struct(Rc::new(StructArray { shape: Shape::matrix(n, 1), fields }))
}

/// Arrays of one size and class as one array, the new dimension in front; None where they differ.
fn stack(values: &[Value]) -> Option<Value> {
    let first = &values[0];
    let same = values.iter().all(|value| {
        value.shape() == first.shape()
            && value.class_name() == first.class_name()
            && matches!(value, Value::Array(_) | Value::Scalar(_))
            && !value.is_char()
    });
    if !same || first.numel() == 0 {
        return None;
    }
    let shape = first.shape();
    // A column of n becomes a row of the result.
    let mut extents = vec![1];
    if shape.cols() == 1 && shape.ndims() == 2 {
        extents.push(shape.rows());
    } else {
        extents.extend_from_slice(shape.dims());
    }
    let rows: Option<Vec<Value>> = values
        .iter()
        .map(|value| {
            let array = (*value.here()?).clone();
            Some(Value::from(array.reshaped(Shape::new(&extents))))
        })
        .collect();
    concat::concat(0, &rows?).ok()
}
