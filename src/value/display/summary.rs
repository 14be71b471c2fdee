//! A value in a few characters, as it stands inside a cell or beside a field's name.
//! Must not know lines or columns.

use super::{by, function_text};
use crate::value::number::general;
use crate::value::text::decode;
use crate::value::{Array, Class, Data, Format, NumberStyle, Shape, Value};

/// Rows of numbers up to this many characters are written out.
pub(super) const LONGEST_ROW: usize = 50;

/// The value in a few characters: `[1 2 3]`, `'abc'`, `2×2 double`.
/// The second part says whether it stands in brackets of its own.
pub fn summary(value: &Value, format: &Format) -> String {
    match value {
        Value::Text(t) if t.shape.is_scalar() => super::quoted(t.texts[0].as_deref()),
        Value::Function(f) => function_text(f),
        Value::Object(_) if let Some((_, members)) = value.members() => members.concat(),
        Value::Object(o) if let Some(text) = o.shown_text() => format!("[{text}]"),
        Value::Object(o) => format!("{} {}", by(&o.extent()), o.class),
        Value::Cell(_) | Value::Struct(_) | Value::Text(_) | Value::Objects(_) => sized(value),
        other => match other.here() {
            Some(array) => array_summary(&array, format).unwrap_or_else(|| sized(value)),
            None => sized(value),
        },
    }
}

fn sized(value: &Value) -> String {
    format!("{} {}", by(&value.shape()), value.class_name())
}

fn array_summary(array: &Array, format: &Format) -> Option<String> {
    let shape = array.shape();
    if let Data::Char(units) = array.data() {
        let row = shape.ndims() == 2 && shape.rows() == 1;
        return row.then(|| format!("'{}'", super::in_one_line(&decode(units))));
    }
    if shape.is_empty() {
        return None;
    }
    let text = summary_row(array, format)?;
    Some(format!("[{text}]"))
}

/// The elements of a short row, separated by blanks; None for what is not one.
pub fn summary_row(array: &Array, format: &Format) -> Option<String> {
    let shape: &Shape = array.shape();
    if shape.ndims() != 2 || shape.rows() != 1 || shape.cols() > LONGEST_ROW / 2 {
        return None;
    }
    let elements: Vec<String> = (0..array.numel()).map(|k| element(array, k, format)).collect();
    let text = elements.join(" ");
    (elements.len() == 1 || text.chars().count() <= LONGEST_ROW).then_some(text)
}

fn element(array: &Array, k: usize, format: &Format) -> String {
    match array.data() {
        Data::F64(v) => number(v[k], format, array.class()),
        Data::F32(v) => number(v[k].into(), format, array.class()),
        Data::C64(v) => pair(v[k].re, v[k].im, format, array.class()),
        Data::C32(v) => pair(v[k].re.into(), v[k].im.into(), format, array.class()),
        Data::I64(v) => v[k].to_string(),
        Data::U64(v) => v[k].to_string(),
        other => {
            crate::value::Scalar::of(other, k).map_or_else(String::new, |s| general(s.to_f64(), 10))
        }
    }
}

/// One number: whole, or with four decimals as in `3.1416`, or with an exponent.
fn number(x: f64, format: &Format, class: Class) -> String {
    if !x.is_finite() || libm::trunc(x) == x && x.abs() < 1e9 {
        return crate::value::number::fixed(x + 0.0, 0);
    }
    let decimals = match (format.style, class) {
        (NumberStyle::Long | NumberStyle::LongE, Class::Single) => 7,
        (NumberStyle::Long | NumberStyle::LongE, _) => 15,
        (NumberStyle::ShortG, _) => return general(x, 5),
        (NumberStyle::LongG, _) => return general(x, 15),
        _ => 4,
    };
    if x.abs() > 0.001 && x.abs() < 1000.0 {
        crate::value::number::fixed(x, decimals)
    } else {
        crate::value::number::exponent(x, decimals)
    }
}

fn pair(re: f64, im: f64, format: &Format, class: Class) -> String {
    let wide = |x: f64| {
        let text = number(x, format, class);
        if text.contains('.') || !x.is_finite() { text } else { format!("{text}.0000") }
    };
    let sign = if im.is_sign_negative() && !im.is_nan() { '-' } else { '+' };
    format!("{} {sign} {}i", wide(re), wide(im.abs()))
}
