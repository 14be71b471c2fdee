//! Numbers to text and back: num2str, int2str, mat2str, str2double, str2num.

use num_complex::Complex64;

use super::printf::sprintf;
use super::text;
use super::texts::*;
use crate::builtins::Example::{Equal, Fails};
use crate::builtins::costs::each;
use crate::builtins::{Arity, Builtin, Call, Cx, Flow, Group, Run, Traits, Values};
use crate::diag::Result;
use crate::value::number::{WIDEST, general, left, right};
use crate::value::room::{filled, room};
use crate::value::{Array, Class, Data, Refusal, Scalar, Shape, Unit, Value};

/// Numbers and text.
pub const ALL: &[&Builtin] = &[
    &text(
        "sprintf",
        &["s = sprintf(format, A, ...)"],
        Arity::from(1),
        Arity::upto(1),
        |_, call| {
            let text = sprintf(&call.args[0], &call.args[1..], "sprintf")?;
            one(if matches!(call.args[0], Value::Text(_)) {
                string_value(&text)
            } else {
                char_value(&text)
            })
        },
        "Text made from a format and values.",
        &[
            Equal("sprintf('%d, %s|', 1, 'a', 2, 'b')", "'1, a|2, b|'"),
            Equal("sprintf('%6.2f', pi)", "'  3.14'"),
            Fails("sprintf({})", "sprintf"),
        ],
    )
    .costing(each::<800>),
    &text(
        "num2str",
        &["s = num2str(A)", "s = num2str(A, precision)", "s = num2str(A, format)"],
        Arity::between(1, 2),
        Arity::upto(1),
        num2str,
        "Numbers as text, a row of text for each row of numbers.",
        &[
            Equal("num2str(pi)", "'3.1416'"),
            Equal("num2str([1 2; 3 4])", "['1  2'; '3  4']"),
            Equal("num2str(pi, 8)", "'3.1415927'"),
            Fails("num2str({1})", "num2str"),
        ],
    )
    .costing(each::<1500>),
    &text(
        "int2str",
        &["s = int2str(A)"],
        Arity::exactly(1),
        Arity::upto(1),
        int2str,
        "Numbers rounded and as text.",
        &[Equal("int2str(2.7)", "'3'"), Fails("int2str({1})", "int2str")],
    )
    .costing(each::<1000>),
    &text(
        "mat2str",
        &["s = mat2str(A)", "s = mat2str(A, n)", "s = mat2str(A, n, 'class')"],
        Arity::between(1, 3),
        Arity::upto(1),
        mat2str,
        "A matrix as the text that makes it.",
        &[
            Equal("mat2str([1 2; 3 4.5])", "'[1 2;3 4.5]'"),
            Equal("mat2str(true)", "'true'"),
            Fails("mat2str({1})", "mat2str"),
        ],
    )
    .costing(each::<1200>),
    &text(
        "str2double",
        &["x = str2double(str)"],
        Arity::exactly(1),
        Arity::upto(1),
        str2double,
        "The numbers that texts stand for; NaN for what is no number.",
        &[
            Equal("str2double('1e3')", "1000"),
            Equal("str2double({'1+2i', 'x'})", "[1+2i NaN]"),
            Fails("str2double('1', 2)", "str2double"),
        ],
    ),
    &Builtin {
        name: "str2num",
        group: Group::Strings,
        forms: &["x = str2num(str)", "[x, ok] = str2num(str)"],
        args: Arity::exactly(1),
        outs: Arity::upto(2),
        run: Run::Source(STR2NUM),
        traits: Traits::NONE,
        summary: "The value of a text that is an expression; [] where it cannot be evaluated.",
        examples: crate::builtins::Examples::of(&[
            Equal("str2num('[1, 2*3]')", "[1 6]"),
            Fails("str2num({'1'})", "str2num"),
        ]),
    },
];

const STR2NUM: &str = "\
function [x, ok] = str2num(s)
  if ~(ischar(s) || isstring(s))
    error('MATLAB:str2num:InvalidArgument', 'str2num: S must be a string or string array');
  end
  s = char(s);
  text = '';
  for k = 1:size(s, 1)
    text = [text, s(k, :), ';'];
  end
  ok = true;
  try
    x = eval(['[', text, ']']);
  catch
    x = [];
    ok = false;
  end
end
";

/// A numeric, logical or char array argument.
fn numeric(call: &Call<'_>, function: &str) -> Flow<std::rc::Rc<Array>> {
    call.args[0].host_array()?.ok_or_else(|| {
        let message = format!("{function}: X must be a numeric, logical, or character array");
        fail("MATLAB:invalidType", message)
    })
}

/// The array as a matrix of rows: pages side by side.
struct Rows<'a> {
    array: &'a Array,
    rows: usize,
    cols: usize,
}

impl<'a> Rows<'a> {
    fn of(array: &'a Array) -> Rows<'a> {
        let rows = array.shape().rows();
        Rows { array, rows, cols: array.numel().checked_div(rows).unwrap_or(0) }
    }

    fn re(&self, r: usize, c: usize) -> f64 {
        let k = c * self.rows + r;
        match self.array.data() {
            Data::C64(v) => v[k].re,
            Data::C32(v) => v[k].re.into(),
            data => Scalar::of(data, k).map_or(0.0, Scalar::to_f64),
        }
    }

    fn im(&self, r: usize, c: usize) -> f64 {
        let k = c * self.rows + r;
        match self.array.data() {
            Data::C64(v) => v[k].im,
            Data::C32(v) => v[k].im.into(),
            _ => 0.0,
        }
    }

    /// All real and imaginary parts.
    fn parts(&self) -> Vec<f64> {
        let places = (0..self.cols).flat_map(|c| (0..self.rows).map(move |r| (r, c)));
        if self.array.is_complex() {
            places.flat_map(|(r, c)| [self.re(r, c), self.im(r, c)]).collect()
        } else {
            places.map(|(r, c)| self.re(r, c)).collect()
        }
    }

    /// An element of an integer class, exactly.
    fn whole(&self, r: usize, c: usize) -> String {
        let k = c * self.rows + r;
        match self.array.data() {
            Data::I64(v) => v[k].to_string(),
            Data::U64(v) => v[k].to_string(),
            data => {
                let x = Scalar::of(data, k).map_or(0.0, Scalar::to_f64);
                // A zero has no sign here.
                general_integer(x + 0.0)
            }
        }
    }
}

/// A whole number in full as far as doubles hold all of them; beyond, with 16 digits and an exponent.
fn general_integer(x: f64) -> String {
    const FLINTMAX: f64 = 9_007_199_254_740_992.0;
    if x != 0.0 && x.abs() <= FLINTMAX && x == libm::trunc(x) {
        return (x as i64).to_string();
    }
    if x.abs() <= FLINTMAX { crate::value::number::fixed(x, 0) } else { general(x, 16) }
}

/// Rows of equally wide columns, without the blank columns in front.
fn trimmed_matrix(rows: Vec<String>) -> Result<Value> {
    let start = rows.iter().filter_map(|row| row.find(|c: char| c != ' ')).min().unwrap_or(0);
    let rows: Vec<&str> = rows
        .iter()
        .map(|row| row.get(start..).unwrap_or("").trim_end_matches(['\n', '\r']))
        .collect();
    if let [row] = rows.as_slice() {
        return Ok(char_value(&units(row.trim_end_matches(' '))));
    }
    if !rows.iter().all(|row| row.is_ascii()) {
        let rows: Vec<Units> = rows.iter().map(|row| units(row.trim_end_matches(' '))).collect();
        return char_matrix(&rows);
    }
    // Each character goes where it lies in the matrix.
    let width = rows.iter().map(|row| row.trim_end_matches(' ').len()).max().unwrap_or(0);
    let mut chars = filled(Unit(u16::from(b' ')), rows.len().saturating_mul(width))?;
    for (r, row) in rows.iter().enumerate() {
        for (c, byte) in row.bytes().take(width).enumerate() {
            chars[c * rows.len() + r] = Unit(byte.into());
        }
    }
    Ok(Value::from(Array::from_vec(Shape::matrix(rows.len(), width), chars)))
}

fn num2str(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if let Value::Text(_) = call.args[0] {
        return one(call.args[0].clone());
    }
    let array = numeric(&call, "num2str")?;
    if array.class() == Class::Char {
        return one(call.args[0].clone());
    }
    if array.numel() == 0 {
        return one(char_value(&[]));
    }
    let rows = Rows::of(&array);
    let precision = match call.args.get(1) {
        None => None,
        Some(format) if format.is_char() || matches!(format, Value::Text(_)) => {
            return formatted(&rows, format);
        }
        Some(value) => Some(
            count(value)?
                .ok_or_else(|| {
                    let message = "num2str: PREC must be a scalar integer >= 0";
                    fail("MATLAB:num2str:invalidPrecision", message)
                })?
                .min(WIDEST),
        ),
    };
    if array.is_complex() {
        return one(complex_rows(&rows, precision)?);
    }
    one(real_rows(&rows, precision)?)
}

fn formatted(rows: &Rows<'_>, format: &Value) -> Flow<Values> {
    let mut lines = Vec::new();
    for r in 0..rows.rows {
        let complex = rows.array.is_complex();
        let values: Vec<Value> = (0..rows.cols)
            .flat_map(|c| {
                let re = Value::from(rows.re(r, c));
                if complex { vec![re, Value::from(rows.im(r, c))] } else { vec![re] }
            })
            .collect();
        let line = decode(&sprintf(format, &values, "num2str")?);
        lines.extend(line.trim_end_matches('\n').split('\n').map(str::to_owned));
    }
    one(trimmed_matrix(lines)?)
}

/// Digits before the decimal point of the largest finite part.
fn largest_digits(parts: &[f64]) -> Option<i32> {
    let largest = parts.iter().filter(|x| x.is_finite()).fold(0.0, |max: f64, x| max.max(x.abs()));
    (largest > 0.0).then(|| crate::value::number::decimal_exponent(largest, 17))
}

fn is_whole(parts: &[f64]) -> bool {
    parts.iter().all(|x| !x.is_finite() || *x == libm::trunc(*x))
}

/// Rows of elements as text, `show` writing each, in columns of this width.
fn lines(rows: &Rows<'_>, width: usize, show: impl Fn(usize, usize) -> String) -> Flow<Value> {
    // Blanks before the only column are cut off again.
    let width = if rows.cols == 1 && rows.rows == 1 { 0 } else { width };
    room(width.saturating_mul(rows.rows).saturating_mul(rows.cols).saturating_mul(4))?;
    let line = |r| (0..rows.cols).map(|c| right(&show(r, c), width)).collect();
    Ok(trimmed_matrix((0..rows.rows).map(line).collect())?)
}

fn real_rows(rows: &Rows<'_>, precision: Option<usize>) -> Flow<Value> {
    let parts = rows.parts();
    let sign = usize::from(parts.iter().any(|&x| x < 0.0));
    let class = rows.array.class();
    let short = |r, c, digits| general(rows.re(r, c), digits);
    match precision {
        // An integer class has all its digits, if the precision has room for them.
        Some(digits) if class.is_integer() || class == Class::Logical => {
            lines(rows, digits + 7 + sign, |r, c| {
                let whole = rows.whole(r, c);
                let needed = whole.trim_start_matches('-').len();
                if needed <= digits { whole } else { short(r, c, digits) }
            })
        }
        Some(digits) => lines(rows, digits + 7 + sign, |r, c| short(r, c, digits)),
        None if is_whole(&parts) => {
            let longest = (0..rows.cols)
                .flat_map(|c| (0..rows.rows).map(move |r| (r, c)))
                .map(|(r, c)| rows.whole(r, c).trim_start_matches('-').len())
                .max();
            lines(rows, longest.unwrap_or(1) + 2, |r, c| rows.whole(r, c))
        }
        None => {
            let digits = (largest_digits(&parts).unwrap_or(0) + 5).clamp(5, 16) as usize;
            let digits = if class == Class::Single { digits.min(7) } else { digits };
            lines(rows, digits + 7 + sign, |r, c| short(r, c, digits))
        }
    }
}

fn complex_rows(rows: &Rows<'_>, precision: Option<usize>) -> Flow<Value> {
    let parts = rows.parts();
    let negative = parts.iter().any(|&x| x < 0.0);
    let whole = precision.is_none() && is_whole(&parts);
    let magnitude = largest_digits(&parts).unwrap_or(0);
    let digits = precision.unwrap_or((magnitude + 5).clamp(5, 16) as usize);
    let width =
        if whole { magnitude.max(0) as usize + 1 + 2 } else { digits + 7 + usize::from(negative) };
    let show = |x: f64| if whole { general_integer(x) } else { general(x, digits) };
    room(width.saturating_mul(rows.rows).saturating_mul(rows.cols).saturating_mul(8))?;
    let lines = (0..rows.rows).map(|r| {
        (0..rows.cols)
            .map(|c| {
                let (re, im) = (rows.re(r, c), rows.im(r, c));
                let sign = if im.is_sign_negative() && !im.is_nan() { "" } else { "+" };
                let imaginary = format!("{sign}{}i", show(im));
                right(&show(re), width) + &left(&imaginary, width + 1)
            })
            .collect::<String>()
    });
    Ok(trimmed_matrix(lines.collect())?)
}

fn int2str(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if call.args[0].is_char() || matches!(call.args[0], Value::Text(_)) {
        return one(call.args[0].clone());
    }
    let array = numeric(&call, "int2str")?;
    if array.numel() == 0 {
        return one(char_value(&[]));
    }
    let rounded = match array.data() {
        Data::F64(v) => Data::F64(v.iter().map(|&x| libm::round(x)).collect()),
        Data::F32(v) => Data::F64(v.iter().map(|&x| libm::round(x.into())).collect()),
        Data::C64(v) => Data::F64(v.iter().map(|z| libm::round(z.re)).collect()),
        Data::C32(v) => Data::F64(v.iter().map(|z| libm::round(z.re.into())).collect()),
        data => data.clone(),
    };
    let rounded = Array::new(array.shape().clone(), rounded);
    let rows = Rows::of(&rounded);
    match rounded.data() {
        // All digits of what is beyond the whole numbers that doubles hold.
        Data::F64(v) if v.iter().any(|x| x.abs() > 1e15 && x.is_finite()) => {
            let show = |r, c| crate::value::number::fixed(rows.re(r, c), 0);
            let at = (0..rows.cols).flat_map(|c| (0..rows.rows).map(move |r| (r, c)));
            let longest = at.map(|(r, c)| show(r, c).len()).max().unwrap_or(1);
            one(lines(&rows, longest + 2, show)?)
        }
        _ => one(real_rows(&rows, None)?),
    }
}

fn mat2str(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let value = &call.args[0];
    if let Value::Text(texts) = value
        && texts.shape.ndims() == 2
    {
        let (rows, cols) = (texts.shape.rows(), texts.shape.cols());
        let element = |k: usize| match texts.texts[k].as_deref() {
            Some(text) => format!("\"{}\"", text.replace('"', "\"\"")),
            None => "missing".to_owned(),
        };
        let row = |r: usize| (0..cols).map(|c| element(c * rows + r)).collect::<Vec<_>>().join(" ");
        return one(text_value(&match rows * cols {
            0 => format!("strings({rows},{cols})"),
            1 => element(0),
            _ => format!("[{}]", (0..rows).map(row).collect::<Vec<_>>().join(";")),
        }));
    }
    let Some(array) = value.host_array()? else {
        let message = "mat2str: X must be two dimensional";
        return Err(fail("MATLAB:mat2str:NumericInput", message));
    };
    if array.shape().ndims() > 2 {
        return Err(fail("MATLAB:mat2str:TwoDimInput", "mat2str: X must be two dimensional"));
    }
    let default = if array.class() == Class::Single { 7 } else { 15 };
    let (mut re_digits, mut im_digits) = (default, default);
    let mut with_class = false;
    for arg in &call.args[1..] {
        if string(arg)?.is_some_and(|word| word == "class") {
            with_class = true;
            continue;
        }
        let digits = arg.host_array()?.map(|array| crate::value::cast::to_f64(array.data()));
        match digits.as_deref() {
            Some([both]) if *both > 0.0 => {
                (re_digits, im_digits) = (*both as usize, *both as usize)
            }
            Some([re, im]) if *re > 0.0 && *im > 0.0 => {
                (re_digits, im_digits) = (*re as usize, *im as usize);
            }
            _ => {
                let message = "mat2str: N must have only 1 or 2 elements";
                return Err(fail("MATLAB:mat2str:InvalidPrecision", message));
            }
        }
    }
    let rows = Rows::of(&array);
    let element = |r: usize, c: usize| match array.data() {
        Data::Bool(v) => (if v[c * rows.rows + r] { "true" } else { "false" }).to_owned(),
        data if data.elem_type().class.is_integer() => rows.whole(r, c),
        _ => {
            let re = general(rows.re(r, c), re_digits);
            if array.is_complex() {
                // Written back, -0 beside an imaginary part is read as 0 all the same.
                let re = if re == "-0" { "0".to_owned() } else { re };
                let im = rows.im(r, c);
                let sign = if im.is_sign_negative() && !im.is_nan() { "" } else { "+" };
                format!("{re}{sign}{}i", general(im, im_digits))
            } else {
                re
            }
        }
    };
    let body = if array.class() == Class::Char {
        chars_as_source(&array)
    } else if array.numel() == 0 {
        format!("zeros({},{})", array.shape().rows(), array.shape().cols())
    } else {
        let lines: Vec<String> = (0..rows.rows)
            .map(|r| (0..rows.cols).map(|c| element(r, c)).collect::<Vec<_>>().join(" "))
            .collect();
        if array.numel() == 1 { lines.concat() } else { format!("[{}]", lines.join(";")) }
    };
    let plain = matches!(array.class(), Class::Double | Class::Logical | Class::Char);
    let body = match with_class && !plain {
        true => format!("{}({body})", array.class().name()),
        false => body,
    };
    one(text_value(&body))
}

fn chars_as_source(array: &Array) -> String {
    let rows = crate::value::text::char_rows(array).unwrap_or_default();
    let quoted: Vec<String> =
        rows.iter().map(|row| format!("'{}'", row.replace('\'', "''"))).collect();
    match quoted.len() {
        0 => "''".to_owned(),
        1 => quoted.concat(),
        _ => format!("[{}]", quoted.join(";")),
    }
}

fn str2double(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let nan = Complex64::new(f64::NAN, 0.0);
    let read =
        |text: Option<Units>| text.and_then(|text| parse_complex(&decode(&text))).unwrap_or(nan);
    let (shape, numbers): (Shape, Vec<Complex64>) = match &call.args[0] {
        Value::Cell(cells) => {
            let numbers = cells.cells.iter().map(|cell| Ok(read(row(cell)?)));
            (cells.shape.clone(), numbers.collect::<Result<_, Refusal>>()?)
        }
        Value::Text(texts) => (
            texts.shape.clone(),
            texts.texts.iter().map(|text| read(text.as_deref().map(units))).collect(),
        ),
        other => match char_rows(other)? {
            Some(rows) if rows.len() > 1 && other.numel() > 0 => (
                Shape::matrix(rows.len(), 1),
                rows.into_iter().map(|row| read(Some(row))).collect(),
            ),
            Some(rows) => (Shape::scalar(), vec![read(rows.into_iter().next())]),
            None => (Shape::scalar(), vec![nan]),
        },
    };
    let data = crate::value::cast::narrow(Data::C64(numbers));
    one(Value::from(Array::new(shape, data)))
}

/// A real or complex number; commas between digits are dropped.
pub(crate) fn parse_complex(text: &str) -> Option<Complex64> {
    // Nearly every text is a plain number, and is read where it stands.
    let plain = text.trim();
    if plain.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'.' | b'+' | b'-' | b'e' | b'E'))
        && let Ok(x) = plain.parse::<f64>()
    {
        return Some(x.into());
    }
    let clean: String = text.chars().filter(|&c| c != ',').collect();
    let mut rest = clean.trim();
    if rest.is_empty() {
        return None;
    }
    let mut sum = Complex64::new(0.0, 0.0);
    let (mut seen_re, mut seen_im) = (false, false);
    let mut first = true;
    while !rest.is_empty() {
        let (negative, after) = match rest.chars().next() {
            Some('-') => (true, &rest[1..]),
            Some('+') => (false, &rest[1..]),
            _ if first => (false, rest),
            _ => return None,
        };
        first = false;
        let (value, imaginary, after) = parse_part(after.trim_start())?;
        let value = if negative { -value } else { value };
        if imaginary {
            if std::mem::replace(&mut seen_im, true) {
                return None;
            }
            sum.im = value;
        } else {
            if std::mem::replace(&mut seen_re, true) {
                return None;
            }
            sum.re = value;
        }
        rest = after.trim_start();
    }
    Some(sum)
}

/// `2`, `2i`, `2*i`, `i`, `i*2`: the value, whether it is imaginary, and what follows.
fn parse_part(text: &str) -> Option<(f64, bool, &str)> {
    let is_unit = |text: &str| {
        let mut chars = text.chars();
        matches!(chars.next(), Some('i' | 'j' | 'I' | 'J'))
            && !chars.next().is_some_and(|c| c.is_alphanumeric())
    };
    if is_unit(text) {
        let after = text[1..].trim_start();
        if let Some(factor) = after.strip_prefix('*') {
            let (value, rest) = parse_real(factor.trim_start())?;
            return Some((value, true, rest));
        }
        return Some((1.0, true, &text[1..]));
    }
    let (value, rest) = parse_real(text)?;
    if is_unit(rest) {
        return Some((value, true, &rest[1..]));
    }
    let spaced = rest.trim_start();
    if let Some(factor) = spaced.strip_prefix('*')
        && is_unit(factor.trim_start())
    {
        return Some((value, true, &factor.trim_start()[1..]));
    }
    Some((value, false, rest))
}

/// An unsigned number and what follows it.
fn parse_real(text: &str) -> Option<(f64, &str)> {
    let lower = text.to_ascii_lowercase();
    for (word, value) in [("infinity", f64::INFINITY), ("inf", f64::INFINITY), ("nan", f64::NAN)] {
        if lower.starts_with(word) {
            return Some((value, &text[word.len()..]));
        }
    }
    if let Some(rest) = text.strip_prefix("NA") {
        return Some((f64::NAN, rest));
    }
    let bytes = text.as_bytes();
    let digits = |mut i: usize| {
        while bytes.get(i).is_some_and(u8::is_ascii_digit) {
            i += 1;
        }
        i
    };
    let whole = digits(0);
    let mut end = whole;
    if bytes.get(end) == Some(&b'.') {
        end = digits(end + 1);
    }
    if end == 0 || end == 1 && whole == 0 {
        return None;
    }
    if matches!(bytes.get(end), Some(b'e' | b'E' | b'd' | b'D')) {
        let sign = usize::from(matches!(bytes.get(end + 1), Some(b'+' | b'-')));
        let last = digits(end + 1 + sign);
        if last > end + 1 + sign {
            end = last;
        }
    }
    let number = text[..end].replace(['d', 'D'], "e");
    Some((number.parse().ok()?, &text[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn complex_numbers_in_all_spellings() {
        let z = |re, im| Some(Complex64::new(re, im));
        assert_eq!(parse_complex("1e3"), z(1e3, 0.0));
        assert_eq!(parse_complex(" 1,222.5 "), z(1222.5, 0.0));
        assert_eq!(parse_complex("2 + j"), z(2.0, 1.0));
        assert_eq!(parse_complex(".5*i + 3.5"), z(3.5, 0.5));
        assert_eq!(parse_complex("1e-3 - i*.25"), z(1e-3, -0.25));
        assert_eq!(parse_complex("-Inf"), z(f64::NEG_INFINITY, 0.0));
        assert_eq!(parse_complex("iNF"), z(f64::INFINITY, 0.0));
        assert_eq!(parse_complex("1 2"), None);
        assert_eq!(parse_complex("1 + 2"), None);
        assert_eq!(parse_complex("."), None);
        assert_eq!(parse_complex("--1"), None);
        assert_eq!(parse_complex("x"), None);
    }
}
