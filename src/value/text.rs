//! Text in its three forms: char rows, cells of char rows, and string arrays.
//! Values in, Rust strings out, and back. Must not know display.

use super::{Array, CellArray, Class, Data, Refusal, Scalar, Shape, TextArray, Unit, Value};
use crate::diag::{Error, Result};
use std::cmp::Ordering;
use std::rc::Rc;

/// UTF-16 units as text; a lone surrogate becomes U+FFFD.
pub fn decode(units: &[Unit]) -> String {
    char::decode_utf16(units.iter().map(|u| u.0)).map(|c| c.unwrap_or('\u{FFFD}')).collect()
}

/// The rows of a char array as texts (pages below each other).
pub fn char_rows(array: &Array) -> Option<Vec<String>> {
    let Data::Char(units) = array.data() else { return None };
    let rows = array.shape().rows();
    let cols = units.len().checked_div(rows).unwrap_or(0);
    Some(
        (0..rows)
            .map(|r| decode(&(0..cols).map(|c| units[c * rows + r]).collect::<Vec<_>>()))
            .collect(),
    )
}

/// The text that a value is, where there is one.
pub fn text_of(value: Option<&Value>) -> Result<Option<String>, Refusal> {
    value.map_or(Ok(None), Value::as_text)
}

impl Value {
    /// The text of a char row, of an empty char array, or of a one-element string array.
    /// Refused where its elements have to be gathered first.
    pub fn as_text(&self) -> Result<Option<String>, Refusal> {
        Ok(match self {
            Value::Scalar(Scalar::Char(unit)) => Some(decode(&[*unit])),
            Value::Text(t) if t.texts.len() == 1 => t.texts[0].as_deref().map(str::to_owned),
            Value::Array(_) | Value::Lazy(_) if self.is_char() => {
                let Some(a) = self.host_array()? else { return Ok(None) };
                let is_row = a.numel() == 0 || a.shape().rows() == 1 && a.shape().ndims() == 2;
                match a.data() {
                    Data::Char(units) if is_row => Some(decode(units)),
                    _ => None,
                }
            }
            _ => None,
        })
    }

    /// Whether this is of class char.
    pub fn is_char(&self) -> bool {
        self.elem_type().is_some_and(|ty| ty.class == Class::Char)
    }

    /// The texts of a cell array of char rows (or strings), or of a string array, or one text.
    pub fn as_texts(&self) -> Result<Option<Vec<String>>, Refusal> {
        match self {
            Value::Cell(c) => {
                let texts = c.cells.iter().map(Value::as_text).collect::<Result<Vec<_>, _>>()?;
                Ok(texts.into_iter().collect())
            }
            Value::Text(t) => Ok(t.texts.iter().map(|t| t.as_deref().map(str::to_owned)).collect()),
            other => Ok(other.as_text()?.map(|t| vec![t])),
        }
    }

    /// A cell array of char rows.
    pub fn cellstr<I: IntoIterator<Item = S>, S: AsRef<str>>(shape: Shape, texts: I) -> Value {
        let cells: Vec<Value> = texts.into_iter().map(|t| Value::from(t.as_ref())).collect();
        debug_assert_eq!(cells.len(), shape.numel());
        Value::Cell(Rc::new(CellArray { shape, cells }))
    }
}

/// What [ ] and assignment make of a value that meets a string array; None for what has no text.
pub fn texts_of(value: &Value) -> Result<Option<TextArray>, Refusal> {
    Ok(match value {
        Value::Text(t) => Some((**t).clone()),
        Value::Cell(c) => {
            let texts = c.cells.iter().map(Value::as_text).collect::<Result<Vec<_>, _>>()?;
            let texts = texts.into_iter().map(|text| Some(Some(Rc::from(text?))));
            texts
                .collect::<Option<Vec<Option<Rc<str>>>>>()
                .map(|texts| TextArray { shape: c.shape.clone(), texts })
        }
        other => {
            let Some(array) = other.host_array()? else { return Ok(None) };
            if let Some(rows) = char_rows(&array) {
                if array.shape().is_empty() && array.shape().rows() != 1 {
                    // '' is one empty text.
                    let texts = vec![Some(Rc::from(""))];
                    return Ok(Some(TextArray { shape: Shape::scalar(), texts }));
                }
                let shape = Shape::matrix(rows.len(), 1);
                let texts = rows.iter().map(|r| Some(Rc::from(r.as_str()))).collect();
                return Ok(Some(TextArray { shape, texts }));
            }
            let texts =
                (0..array.numel()).map(|k| number_text(array.data(), k)).collect::<Vec<_>>();
            Some(TextArray { shape: array.shape().clone(), texts })
        }
    })
}

/// The texts of two operands of which one is a string array, element with element.
struct Paired {
    a: TextArray,
    b: TextArray,
    shape: Shape,
}

impl Paired {
    fn of(a: &Value, b: &Value, sign: &str) -> Result<Paired, Refusal> {
        let (Some(x), Some(y)) = (texts_of(a)?, texts_of(b)?) else {
            return Err(Error::new(
                "MATLAB:UndefinedFunction",
                format!(
                    "Operator '{sign}' is not supported for operands of type '{}' and '{}'.",
                    a.class_name(),
                    b.class_name()
                ),
            )
            .into());
        };
        let Some(shape) = x.shape.broadcast(&y.shape) else {
            return Err(Error::new(
                "MATLAB:sizeDimensionsMustMatch",
                "Arrays have incompatible sizes for this operation.",
            )
            .hint(format!("the sizes are {} and {}", x.shape, y.shape))
            .into());
        };
        shape.checked_numel(size_of::<Option<Rc<str>>>())?;
        Ok(Paired { a: x, b: y, shape })
    }

    /// The pairs in the order of the result; None is missing.
    fn pairs(&self) -> impl Iterator<Item = (Option<&str>, Option<&str>)> {
        let place = |of: &Shape, k: usize| {
            let (mut rest, mut at, mut stride) = (k, 0, 1);
            for d in 0..self.shape.ndims() {
                let i = rest % self.shape.dim(d);
                rest /= self.shape.dim(d);
                at += if of.dim(d) == 1 { 0 } else { i * stride };
                stride *= of.dim(d);
            }
            at
        };
        (0..self.shape.numel()).map(move |k| {
            let left = self.a.texts[place(&self.a.shape, k)].as_deref();
            (left, self.b.texts[place(&self.b.shape, k)].as_deref())
        })
    }
}

/// `a + b` where one of them is a string array: the texts joined. What is missing stays missing.
pub fn plus(a: &Value, b: &Value) -> Result<Value, Refusal> {
    let paired = Paired::of(a, b, "+")?;
    let texts = paired.pairs().map(|(x, y)| Some(format!("{}{}", x?, y?).into())).collect();
    Ok(Value::Text(Rc::new(TextArray { shape: paired.shape, texts })))
}

/// A comparison where one of them is a string array: by UTF-16 units. What is missing is unlike
/// everything, and neither before nor after it.
pub fn compare(
    a: &Value,
    b: &Value,
    sign: &str,
    holds: fn(Ordering) -> bool,
) -> Result<Value, Refusal> {
    let paired = Paired::of(a, b, sign)?;
    let bits: Vec<bool> = paired
        .pairs()
        .map(|pair| match pair {
            (Some(x), Some(y)) => holds(x.encode_utf16().cmp(y.encode_utf16())),
            _ => sign == "~=",
        })
        .collect();
    Ok(Value::from(Array::from_vec(paired.shape, bits)))
}

/// One number as `string(x)` writes it; NaN is missing.
fn number_text(data: &Data, k: usize) -> Option<Rc<str>> {
    if let Data::Bool(v) = data {
        return Some(Rc::from(if v[k] { "true" } else { "false" }));
    }
    let text = match data {
        Data::I64(v) => v[k].to_string(),
        Data::U64(v) => v[k].to_string(),
        Data::C64(v) => complex_text(v[k].re, v[k].im),
        Data::C32(v) => complex_text(v[k].re.into(), v[k].im.into()),
        other => {
            let x = Scalar::of(other, k).map_or(f64::NAN, Scalar::to_f64);
            if x.is_nan() {
                return None;
            }
            real_text(x)
        }
    };
    Some(Rc::from(text.as_str()))
}

fn complex_text(re: f64, im: f64) -> String {
    let sign = if im < 0.0 || im == 0.0 && im.is_sign_negative() { '-' } else { '+' };
    format!("{}{sign}{}i", real_text(re), real_text(im.abs()))
}

/// A double as `string(x)` writes it: five significant digits, more where the number is large.
pub fn real_text(x: f64) -> String {
    if x.is_finite() && x == libm::trunc(x) && x.abs() < 1e15 {
        return format!("{x}").replace("-0", if x == 0.0 { "0" } else { "-0" });
    }
    let magnitude =
        if x == 0.0 || !x.is_finite() { 0.0 } else { libm::floor(libm::log10(x.abs())) };
    let digits = (magnitude + 5.0).clamp(5.0, 16.0) as usize;
    super::number::general(x, digits)
}
