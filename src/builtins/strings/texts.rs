//! How the text functions read their arguments and make their results.
//!
//! A text is its UTF-16 units here, as char arrays store it. A function that works text by text
//! reads a [`Texts`] and gives one of the same form: char for char, cell for cell, string for string.

use std::rc::Rc;

use crate::builtins::{Call, Flow, Stop, Values};
use crate::diag::{Error, Result};
use crate::value::room::{collected, room};
use crate::value::{Array, CellArray, Class, Data, Refusal, Scalar, Shape, TextArray, Unit, Value};
use smallvec::smallvec;

/// The UTF-16 units of one text.
pub(super) type Units = Vec<u16>;

/// In which form texts came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// One char row, or an empty char array.
    Char,
    /// A char matrix: its rows.
    Rows,
    /// A cell array of char rows.
    Cell,
    /// A string array.
    Strings,
}

/// The texts of an argument. `None` is a missing string.
#[derive(Clone, Debug)]
pub(super) struct Texts {
    pub(super) form: Form,
    pub(super) shape: Shape,
    pub(super) items: Vec<Option<Units>>,
}

impl Texts {
    /// The texts of a value, if that is what it holds.
    pub(super) fn read(value: &Value) -> Result<Option<Texts>, Refusal> {
        Ok(match value {
            Value::Text(texts) => {
                let items = texts.texts.iter().map(|text| text.as_deref().map(units)).collect();
                Some(Texts { form: Form::Strings, shape: texts.shape.clone(), items })
            }
            Value::Cell(cells) => {
                let items = cells.cells.iter().map(row).collect::<Result<Vec<_>, Refusal>>()?;
                let items =
                    items.into_iter().map(|item| item.map(Some)).collect::<Option<Vec<_>>>();
                items.map(|items| Texts { form: Form::Cell, shape: cells.shape.clone(), items })
            }
            other => {
                let Some(rows) = char_rows(other)? else { return Ok(None) };
                if rows.len() == 1 || other.numel() == 0 && rows.is_empty() {
                    let only = rows.into_iter().next().unwrap_or_default();
                    let items = vec![Some(only)];
                    let (form, shape) = (Form::Char, Shape::scalar());
                    return Ok(Some(Texts { form, shape, items }));
                }
                let shape = Shape::matrix(rows.len(), 1);
                let items = rows.into_iter().map(Some).collect();
                Some(Texts { form: Form::Rows, shape, items })
            }
        })
    }

    /// The texts of argument `k`, or the error that says what was expected.
    pub(super) fn arg(call: &Call<'_>, k: usize, function: &str) -> Flow<Texts> {
        let texts = call.args.get(k).map_or(Ok(None), Texts::read)?;
        texts.ok_or_else(|| not_text(function, k))
    }

    /// A value of the same form and shape: each text through `f`, missing ones left.
    pub(super) fn map(&self, mut f: impl FnMut(&[u16]) -> Units) -> Result<Value> {
        self.try_map(|text| Ok(f(text)))
    }

    /// The same with what may refuse a text.
    pub(super) fn try_map(&self, mut f: impl FnMut(&[u16]) -> Result<Units>) -> Result<Value> {
        let items = self.items.iter().map(|item| item.as_deref().map(&mut f).transpose());
        self.rebuild(items.collect::<Result<_>>()?)
    }

    /// A value of this form and shape with these texts.
    pub(super) fn rebuild(&self, items: Vec<Option<Units>>) -> Result<Value> {
        Ok(match self.form {
            Form::Char => match items.into_iter().next().flatten() {
                Some(text) => char_value(&text),
                None => char_value(&[]),
            },
            Form::Rows => char_matrix(&items.into_iter().flatten().collect::<Vec<_>>())?,
            Form::Cell => {
                let cells = items.iter().map(|item| char_value(item.as_deref().unwrap_or(&[])));
                cell_value(self.shape.clone(), cells.collect())
            }
            Form::Strings => strings_value(self.shape.clone(), items),
        })
    }

    /// A logical array of this shape: what `f` says of each text; false for missing ones.
    pub(super) fn ask(&self, mut f: impl FnMut(&[u16]) -> bool) -> Value {
        let answers = self.items.iter().map(|item| item.as_deref().is_some_and(&mut f));
        Value::from(Array::from_vec(self.shape.clone(), answers.collect::<Vec<bool>>()))
    }

    /// A double array of this shape: what `f` says of each text; NaN for missing ones.
    pub(super) fn measure(&self, mut f: impl FnMut(&[u16]) -> f64) -> Value {
        let numbers = self.items.iter().map(|item| item.as_deref().map_or(f64::NAN, &mut f));
        Value::from(Array::from_vec(self.shape.clone(), numbers.collect::<Vec<f64>>()))
    }

    /// All texts; a missing one counts as empty.
    pub(super) fn all(&self) -> Vec<Units> {
        self.items.iter().map(|item| item.clone().unwrap_or_default()).collect()
    }
}

/// A text as UTF-16.
pub(super) fn units(text: &str) -> Units {
    text.encode_utf16().collect()
}

/// UTF-16 as text; a lone surrogate becomes U+FFFD.
pub(super) fn decode(units: &[u16]) -> String {
    String::from_utf16_lossy(units)
}

/// The rows of a char array, pages below each other. An empty array of one row is one empty text,
/// any other empty one has no rows unless it has rows without columns.
pub(super) fn char_rows(value: &Value) -> Result<Option<Vec<Units>>, Refusal> {
    if let Value::Scalar(Scalar::Char(unit)) = value {
        return Ok(Some(vec![vec![unit.0]]));
    }
    let Some(array) = value.host_array()? else { return Ok(None) };
    let Data::Char(chars) = array.data() else { return Ok(None) };
    let rows = array.shape().rows();
    let cols = chars.len().checked_div(rows).unwrap_or(0);
    let row = |r: usize| (0..cols).map(|c| chars[c * rows + r].0).collect();
    Ok(Some((0..rows).map(row).collect()))
}

/// One text: a char row, an empty char array, or one string.
pub(super) fn row(value: &Value) -> Result<Option<Units>, Refusal> {
    Ok(match value {
        Value::Text(texts) if texts.texts.len() == 1 => texts.texts[0].as_deref().map(units),
        Value::Text(_) => None,
        other => {
            let Some(mut rows) = char_rows(other)? else { return Ok(None) };
            match rows.len() {
                0 => Some(Units::new()),
                1 => rows.pop(),
                _ if other.numel() == 0 => Some(Units::new()),
                _ => None,
            }
        }
    })
}

/// A text, or else the units that the numbers of an array stand for.
pub(super) fn row_or_codes(value: &Value) -> Result<Option<Units>, Refusal> {
    if let Some(text) = row(value)? {
        return Ok(Some(text));
    }
    let codes = value.host_array()?.map(|array| crate::value::cast::to_f64(array.data()));
    Ok(codes.map(|codes| codes.into_iter().map(|code| code as u16).collect()))
}

/// One text as a Rust string.
pub(super) fn string(value: &Value) -> Result<Option<String>, Refusal> {
    Ok(row(value)?.map(|text| decode(&text)))
}

/// A char row; the empty text is 0×0.
pub(super) fn char_value(text: &[u16]) -> Value {
    Value::from(char_array(text))
}

fn char_array(text: &[u16]) -> Array {
    let rows = usize::from(!text.is_empty());
    let chars: Vec<Unit> = text.iter().map(|&unit| Unit(unit)).collect();
    Array::from_vec(Shape::matrix(rows, chars.len()), chars)
}

/// A char row of this text.
pub(super) fn text_value(text: &str) -> Value {
    char_value(&units(text))
}

/// A char matrix of these rows, padded with blanks.
pub(super) fn char_matrix(rows: &[Units]) -> Result<Value> {
    let cols = rows.iter().map(Vec::len).max().unwrap_or(0);
    let blank = u16::from(b' ');
    let at = |r: usize, c: usize| Unit(rows[r].get(c).copied().unwrap_or(blank));
    let shape = Shape::matrix(rows.len(), cols);
    let places = (0..cols).flat_map(|c| (0..rows.len()).map(move |r| (r, c)));
    let chars = collected(shape.limited_numel(size_of::<Unit>())?, places.map(|(r, c)| at(r, c)))?;
    Ok(Value::from(Array::from_vec(shape, chars)))
}

/// A cell array.
pub(super) fn cell_value(shape: Shape, cells: Vec<Value>) -> Value {
    Value::Cell(Rc::new(CellArray { shape, cells }))
}

/// Whether a text begins with another one. Mostly it does not, and comparing slices is a call.
#[inline]
pub(super) fn begins_with(text: &[u16], with: &[u16]) -> bool {
    text.first() == with.first() && text.starts_with(with)
}

/// A 1×n cell array of char rows.
pub(super) fn cell_row(texts: &[Units]) -> Value {
    let cells = texts.iter().map(|text| char_value(text)).collect();
    cell_value(Shape::matrix(1, texts.len()), cells)
}

/// A string array.
pub(super) fn strings_value(shape: Shape, items: Vec<Option<Units>>) -> Value {
    let texts = items.into_iter().map(|item| item.map(|text| Rc::from(decode(&text)))).collect();
    Value::Text(Rc::new(TextArray { shape, texts }))
}

/// One string.
pub(super) fn string_value(text: &[u16]) -> Value {
    strings_value(Shape::scalar(), vec![Some(text.to_vec())])
}

/// A logical array.
pub(super) fn logical(shape: Shape, answers: Vec<bool>) -> Value {
    Value::from(Array::from_vec(shape, answers))
}

/// A row of doubles; 1×0 where there are none.
pub(super) fn number_row(numbers: Vec<f64>) -> Value {
    Value::from(Array::row(numbers))
}

/// The one result of a call.
pub(super) fn one(value: Value) -> Flow<Values> {
    Ok(smallvec![value])
}

/// A real scalar argument.
pub(super) fn number(value: &Value) -> Result<Option<f64>, Refusal> {
    Ok(match value {
        Value::Scalar(scalar) => Some(scalar.to_f64()),
        other => {
            let Some(array) = other.host_array()? else { return Ok(None) };
            let is_one = array.numel() == 1 && array.class() != Class::Char && !array.is_complex();
            is_one.then(|| crate::value::cast::to_f64(array.data())[0])
        }
    })
}

/// A whole number that is not negative.
pub(super) fn count(value: &Value) -> Result<Option<usize>, Refusal> {
    let whole = |x: &f64| *x >= 0.0 && *x == libm::floor(*x) && *x <= 9e15;
    Ok(number(value)?.filter(whole).map(|x| x as usize))
}

/// Whether a value says yes.
pub(super) fn truth(value: &Value) -> Result<Option<bool>, Refusal> {
    Ok(number(value)?.map(|x| x != 0.0))
}

/// An error with this family's identifier.
pub(super) fn fail(identifier: &'static str, message: impl Into<String>) -> Stop {
    Stop::Error(Error::new(identifier, message))
}

/// The error for an argument that should be text.
pub(super) fn not_text(function: &str, k: usize) -> Stop {
    let place = ["First", "Second", "Third", "Fourth", "Fifth"].get(k).copied().unwrap_or("Next");
    fail(
        "MATLAB:invalidType",
        format!(
            "{function}: {} argument must be a string array, character vector, or cell array of \
             character vectors.",
            place.to_lowercase()
        ),
    )
}

/// Options given as `name, value` pairs after argument `from`; names are compared without case.
pub(super) fn pairs<'a>(
    call: &Call<'a>,
    from: usize,
    function: &str,
) -> Flow<Vec<(String, &'a Value)>> {
    let rest = call.args.get(from..).unwrap_or(&[]);
    if rest.len() % 2 != 0 {
        let message = format!("{function}: options come in pairs of a name and a value");
        return Err(fail("MATLAB:InputParser:ParamMissingValue", message));
    }
    rest.chunks_exact(2)
        .map(|pair| match string(&pair[0])? {
            Some(name) => Ok((name.to_lowercase(), &pair[1])),
            None => Err(fail(
                "MATLAB:InputParser:ParamMustBeChar",
                format!("{function}: the name of an option must be text"),
            )),
        })
        .collect()
}

/// The error for an option that a function does not have.
pub(super) fn unknown_option(function: &str, name: &str) -> Stop {
    fail("MATLAB:InputParser:UnmatchedParameter", format!("{function}: unknown option '{name}'"))
}

/// Blank, tab, line ends, form feed, vertical tab.
pub(super) fn is_space(unit: u16) -> bool {
    matches!(unit, 0x09..=0x0d | 0x20)
}

/// Where `part` stands in `text`, first to last; overlapping places count if `overlap` says so.
pub(super) fn places(text: &[u16], part: &[u16], overlap: bool) -> Vec<usize> {
    let mut found = Vec::new();
    if part.is_empty() || part.len() > text.len() {
        return found;
    }
    let mut at = 0;
    while at + part.len() <= text.len() {
        if text[at..].starts_with(part) {
            found.push(at);
            at += if overlap { 1 } else { part.len() };
        } else {
            at += 1;
        }
    }
    found
}

/// `text` with every `old`, left to right, replaced by `new`.
pub(super) fn replaced(text: &[u16], old: &[u16], new: &[u16]) -> Result<Units> {
    let mut out = Units::with_capacity(text.len());
    let mut from = 0;
    for at in places(text, old, false) {
        extend(&mut out, &text[from..at])?;
        extend(&mut out, new)?;
        from = at + old.len();
    }
    extend(&mut out, &text[from..])?;
    Ok(out)
}

/// Room for texts of so many units in all, while they are made and as values.
pub(super) fn room_for(units: usize) -> Result<()> {
    room(units.saturating_mul(4 * size_of::<u16>()))
}

/// Writes more to a text that may become long: there is room for it, and for the value that is made of it.
pub(super) fn extend(out: &mut Units, more: &[u16]) -> Result<()> {
    if out.capacity() - out.len() < more.len() {
        room_for(out.len() + more.len())?;
    }
    out.extend_from_slice(more);
    Ok(())
}

/// One unit in lower case, as far as that is one unit again.
pub(super) fn lower(unit: u16) -> u16 {
    change_case(unit, |c| {
        let mut lower = c.to_lowercase();
        (lower.next(), lower.next())
    })
}

/// One unit in upper case, as far as that is one unit again.
pub(super) fn upper(unit: u16) -> u16 {
    change_case(unit, |c| {
        let mut upper = c.to_uppercase();
        (upper.next(), upper.next())
    })
}

fn change_case(unit: u16, change: impl Fn(char) -> (Option<char>, Option<char>)) -> u16 {
    let Some(c) = char::from_u32(unit.into()) else { return unit };
    match change(c) {
        (Some(changed), None) => u16::try_from(u32::from(changed)).unwrap_or(unit),
        _ => unit,
    }
}

/// Backslash escapes carried out, as in Octave's double-quoted texts and in formats.
pub(super) fn escapes(text: &[u16]) -> Units {
    let at = |i: usize| text.get(i).and_then(|&unit| char::from_u32(unit.into())).unwrap_or('\0');
    let mut out = Units::with_capacity(text.len());
    let mut i = 0;
    while i < text.len() {
        if at(i) != '\\' || i + 1 >= text.len() {
            out.push(text[i]);
            i += 1;
            continue;
        }
        i += 2;
        match at(i - 1) {
            'a' => out.push(7),
            'b' => out.push(8),
            'f' => out.push(12),
            'n' => out.push(10),
            'r' => out.push(13),
            't' => out.push(9),
            'v' => out.push(11),
            '\\' => out.push(u16::from(b'\\')),
            '\'' => out.push(u16::from(b'\'')),
            '"' => out.push(u16::from(b'"')),
            '0'..='7' => {
                let mut code = 0;
                i -= 1;
                for _ in 0..3 {
                    let Some(digit) = at(i).to_digit(8).filter(|_| i < text.len()) else { break };
                    code = code * 8 + digit;
                    i += 1;
                }
                out.push(code as u16);
            }
            'x' if at(i).is_ascii_hexdigit() => {
                let mut code = 0;
                for _ in 0..4 {
                    let Some(digit) = at(i).to_digit(16).filter(|_| i < text.len()) else { break };
                    code = code * 16 + digit;
                    i += 1;
                }
                out.push(code as u16);
            }
            _ => out.extend_from_slice(&text[i - 2..i]),
        }
    }
    out
}
