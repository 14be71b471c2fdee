//! Formatted text: the conversions of sprintf and everything that is built on it.
//!
//! A format is read once into pieces; the arguments are spread out into single numbers and texts; the
//! pieces are then used again and again until the arguments are used up, as in MATLAB.

use super::texts::{Units, decode, escapes, units};
use crate::diag::{Error, Result};
use crate::value::number::{WIDEST, exponent, fixed, general_with};
use crate::value::room::reserve;
use crate::value::{Data, Refusal, Scalar, Value, with_data};

/// The text of `format` with these arguments. Backslash escapes of the format are carried out.
pub fn sprintf(format: &Value, args: &[Value], function: &str) -> Result<Vec<u16>, Refusal> {
    let Some(template) = super::texts::row_or_codes(format)? else {
        return Err(Error::new(
            "MATLAB:badformat_mx",
            format!("{function}: the format must be text"),
        )
        .into());
    };
    let pieces = pieces(&escapes(&template));
    let items = Items::of(args, function)?;
    Ok(write(&pieces, items)?)
}

/// One piece of a format.
#[derive(Clone, Debug, PartialEq)]
enum Piece {
    Literal(Units),
    Conversion(Conversion),
}

/// `%-08.3f` and its like.
#[derive(Clone, Debug, Default, PartialEq)]
struct Conversion {
    minus: bool,
    plus: bool,
    blank: bool,
    zero: bool,
    sharp: bool,
    width: Option<Extent>,
    precision: Option<Extent>,
    /// `n$`: which of the arguments it prints.
    which: Option<usize>,
    /// `b` or `t`: it prints the bits of a double or of a single.
    bits: Option<u8>,
    letter: u8,
    /// As written, for messages and for what is no conversion after all.
    text: Units,
}

/// A width or a precision.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Extent {
    Written(usize),
    /// `*`: taken from the arguments.
    Taken,
    /// `*n$`: this one of the arguments.
    Numbered(usize),
}

/// How many values a format takes before it begins anew.
pub(super) fn values_of(template: &[u16]) -> usize {
    let star = |extent: &Option<Extent>| usize::from(*extent == Some(Extent::Taken));
    let takes = |piece: &Piece| match piece {
        Piece::Literal(_) => 0,
        Piece::Conversion(c) => 1 + star(&c.width) + star(&c.precision),
    };
    let pieces = pieces(&escapes(template));
    let numbered = |piece: &Piece| match piece {
        Piece::Literal(_) => None,
        Piece::Conversion(c) => c.which,
    };
    let furthest = pieces.iter().filter_map(numbered).max();
    furthest.unwrap_or_else(|| pieces.iter().map(takes).sum())
}

fn pieces(template: &[u16]) -> Vec<Piece> {
    let at = |i: usize| template.get(i).map_or(0, |&unit| u8::try_from(unit).unwrap_or(0));
    let mut pieces = Vec::new();
    let mut literal = Units::new();
    let mut i = 0;
    while i < template.len() {
        if at(i) != b'%' {
            literal.push(template[i]);
            i += 1;
            continue;
        }
        if at(i + 1) == b'%' {
            literal.push(u16::from(b'%'));
            i += 2;
            continue;
        }
        let start = i;
        let mut c = Conversion::default();
        i += 1;
        (c.which, i) = numbered(template, i);
        loop {
            match at(i) {
                b'-' => c.minus = true,
                b'+' => c.plus = true,
                b' ' => c.blank = true,
                b'0' => c.zero = true,
                b'#' => c.sharp = true,
                _ => break,
            }
            i += 1;
        }
        (c.width, i) = extent(template, i);
        if at(i) == b'.' {
            let (precision, next) = extent(template, i + 1);
            c.precision = Some(precision.unwrap_or(Extent::Written(0)));
            i = next;
        }
        while matches!(at(i), b'l' | b'h' | b'L') {
            i += 1;
        }
        if matches!(at(i), b'b' | b't') && matches!(at(i + 1), b'o' | b'u' | b'x' | b'X') {
            c.bits = Some(at(i));
            i += 1;
        }
        c.letter = at(i);
        let known = b"diouxXeEfFgGcsaA".contains(&c.letter) && i < template.len();
        i = (i + 1).min(template.len());
        c.text = template[start..i].to_vec();
        if known {
            if !literal.is_empty() {
                pieces.push(Piece::Literal(std::mem::take(&mut literal)));
            }
            pieces.push(Piece::Conversion(c));
        } else {
            literal.extend_from_slice(&c.text);
        }
    }
    if !literal.is_empty() {
        pieces.push(Piece::Literal(literal));
    }
    pieces
}

/// `n$` at the beginning of a conversion.
fn numbered(template: &[u16], i: usize) -> (Option<usize>, usize) {
    if template.get(i) == Some(&u16::from(b'*')) {
        return (None, i);
    }
    match extent(template, i) {
        (Some(Extent::Written(n)), next)
            if n > 0 && template.get(next) == Some(&u16::from(b'$')) =>
        {
            (Some(n), next + 1)
        }
        _ => (None, i),
    }
}

fn extent(template: &[u16], mut i: usize) -> (Option<Extent>, usize) {
    if template.get(i) == Some(&u16::from(b'*')) {
        return match numbered(template, i + 1) {
            (Some(n), next) => (Some(Extent::Numbered(n)), next),
            (None, _) => (Some(Extent::Taken), i + 1),
        };
    }
    let start = i;
    let mut value = 0usize;
    while let Some(digit) = template.get(i).and_then(|&u| char::from_u32(u.into())?.to_digit(10)) {
        // A width beyond any text is cut, so that no format can ask for gigabytes.
        value = (value * 10 + digit as usize).min(WIDEST);
        i += 1;
    }
    ((i > start).then_some(Extent::Written(value)), i)
}

/// One thing to print.
#[derive(Clone, Debug, PartialEq)]
enum Item {
    Number(f64),
    /// A 64-bit integer keeps all its digits.
    Whole(i128),
    Text(Units),
    /// An empty array: an empty text to `%s` and `%c`, nothing to the others.
    Nothing,
}

/// The arguments, spread out.
struct Items {
    items: Vec<Item>,
    next: usize,
    /// How many units of the next text are printed already.
    part: usize,
    /// Whether there were arguments at all, also where they were all empty.
    given: bool,
    /// From where `n$` counts, and the furthest that was named since.
    base: usize,
    reach: usize,
}

impl Items {
    fn of(args: &[Value], function: &str) -> Result<Items, Refusal> {
        let mut items = Vec::new();
        for arg in args {
            spread(arg, &mut items, function)?;
        }
        Ok(Items { items, next: 0, part: 0, given: !args.is_empty(), base: 0, reach: 0 })
    }

    fn is_done(&self) -> bool {
        self.next >= self.items.len()
    }

    fn take(&mut self) -> Option<Item> {
        let part = std::mem::take(&mut self.part);
        let item = match self.items.get(self.next) {
            Some(Item::Text(text)) => Some(Item::Text(text[part..].to_vec())),
            other => other.cloned(),
        };
        self.next += 1;
        item
    }

    /// The next argument for a conversion that is not `%s`: a text gives its first unit and leaves
    /// the rest.
    fn take_single(&mut self, keep_empty: bool) -> Option<Item> {
        while !keep_empty && self.items.get(self.next) == Some(&Item::Nothing) {
            self.next += 1;
        }
        if let Some(Item::Text(text)) = self.items.get(self.next)
            && text.len() > self.part + 1
        {
            let unit = text[self.part];
            self.part += 1;
            return Some(Item::Text(vec![unit]));
        }
        self.take()
    }

    /// The argument that `n$` names.
    fn numbered(&mut self, n: usize) -> Option<Item> {
        self.reach = self.reach.max(n);
        self.items.get(self.base + n - 1).cloned()
    }

    /// At the end of the format, goes on after the arguments that it has named.
    fn begin_anew(&mut self) {
        if self.reach > 0 {
            self.base += std::mem::take(&mut self.reach);
            self.next = self.next.max(self.base);
        }
    }

    fn take_extent(&mut self, extent: Option<Extent>) -> Option<i64> {
        let item = match extent? {
            Extent::Written(value) => return Some(value as i64),
            Extent::Taken => self.take_single(false)?,
            Extent::Numbered(n) => self.numbered(n)?,
        };
        match item {
            Item::Number(x) => Some(x.clamp(-(WIDEST as f64), WIDEST as f64) as i64),
            Item::Whole(x) => Some(x.clamp(-(WIDEST as i128), WIDEST as i128) as i64),
            Item::Text(text) => text.first().map(|&unit| i64::from(unit)),
            Item::Nothing => None,
        }
    }
}

fn spread(arg: &Value, items: &mut Vec<Item>, function: &str) -> Result<(), Refusal> {
    match arg {
        Value::Text(texts) => {
            let missing = || units("<missing>");
            items.extend(
                texts
                    .texts
                    .iter()
                    .map(|text| Item::Text(text.as_deref().map_or_else(missing, units))),
            );
            return Ok(());
        }
        Value::Cell(_) | Value::Struct(_) | Value::Function(_) | Value::Object(_) => {
            let message = format!("Function is not defined for '{}' inputs.", arg.class_name());
            let error = Error::new("MATLAB:invalidType", message);
            return Err(error.hint(format!("in the call of '{function}'")).into());
        }
        _ => {}
    }
    let Some(array) = arg.host_array()? else { return Ok(()) };
    if array.numel() == 0 {
        items.push(Item::Nothing);
        return Ok(());
    }
    match array.data() {
        Data::Char(chars) => items.push(Item::Text(chars.iter().map(|unit| unit.0).collect())),
        Data::I64(v) => items.extend(v.iter().map(|&x| Item::Whole(x.into()))),
        Data::U64(v) => items.extend(v.iter().map(|&x| Item::Whole(x.into()))),
        // Of complex numbers the real parts are printed.
        Data::C64(v) => items.extend(v.iter().map(|z| Item::Number(z.re))),
        Data::C32(v) => items.extend(v.iter().map(|z| Item::Number(z.re.into()))),
        data => {
            let n = with_data!(data, v => v.len());
            let all = (0..n).filter_map(|k| Scalar::of(data, k));
            items.extend(all.map(|scalar| Item::Number(scalar.to_f64())));
        }
    }
    Ok(())
}

fn write(pieces: &[Piece], mut items: Items) -> Result<Units> {
    let mut out = Units::new();
    let conversions = pieces.iter().any(|piece| matches!(piece, Piece::Conversion(_)));
    // Without anything to print, each conversion is as if it printed an empty text.
    let nothing = items.items.iter().all(|item| *item == Item::Nothing);
    loop {
        for piece in pieces {
            match piece {
                Piece::Literal(text) => {
                    reserve(&mut out, text.len())?;
                    out.extend_from_slice(text);
                }
                Piece::Conversion(conversion) => {
                    if nothing {
                        if items.given || conversion.width.is_some() {
                            let width = match conversion.width {
                                Some(Extent::Written(width)) => width as i64,
                                _ => 0,
                            };
                            pad(&mut out, &[], width, conversion.minus);
                        }
                        continue;
                    }
                    if items.is_done() {
                        return Ok(out);
                    }
                    if !convert(&mut out, conversion, &mut items)? {
                        return Ok(out);
                    }
                }
            }
        }
        items.begin_anew();
        if !conversions || nothing || items.is_done() {
            return Ok(out);
        }
    }
}

fn pad(out: &mut Units, text: &[u16], width: i64, left: bool) {
    let blanks = (width.unsigned_abs() as usize).saturating_sub(text.len());
    let fill = std::iter::repeat_n(u16::from(b' '), blanks);
    if left || width < 0 {
        out.extend_from_slice(text);
        out.extend(fill);
    } else {
        out.extend(fill);
        out.extend_from_slice(text);
    }
}

/// A number has no more characters than this beside its width and its precision.
const NUMBER: usize = 400;

/// Writes one conversion; false where no argument is left for it.
fn convert(out: &mut Units, c: &Conversion, items: &mut Items) -> Result<bool> {
    let width = items.take_extent(c.width).unwrap_or(0);
    let precision = items.take_extent(c.precision).filter(|&p| p >= 0).map(|p| p as usize);
    let item = match (c.which, c.letter) {
        (Some(n), _) => items.numbered(n),
        (None, b's') => items.take(),
        (None, letter) => items.take_single(letter == b'c'),
    };
    let Some(item) = item else { return Ok(false) };
    let text = if let Item::Text(text) = &item { text.len() } else { NUMBER };
    let length = (width.unsigned_abs() as usize).saturating_add(precision.unwrap_or(0));
    reserve(out, length.saturating_add(text))?;
    let item = match c.bits {
        Some(of) => bits(&item, of),
        None => item,
    };
    match (c.letter, item) {
        (b's', Item::Text(text)) => {
            let end = precision.unwrap_or(text.len()).min(text.len());
            pad(out, &text[..end], width, c.minus);
        }
        (_, Item::Nothing) => pad(out, &[], width, c.minus),
        (b'c', Item::Text(text)) => pad(out, &text, width, c.minus),
        (b'c' | b's', item) => match code(&item) {
            Some(unit) => pad(out, &[unit], width, c.minus),
            None => {
                // Numbers that are no character are shown as numbers.
                let x = as_number(&item);
                match whole(&item) {
                    Some(value) => pad(out, &units(&value.to_string()), width, c.minus),
                    None if x.is_finite() => out_of_place(out, c, x, width, precision),
                    None => number(out, c, &item, width, precision),
                }
            }
        },
        (_, item) => number(out, c, &item, width, precision),
    }
    Ok(true)
}

/// The bits of a number as a double or (`t`) as a single.
fn bits(item: &Item, of: u8) -> Item {
    match item {
        Item::Nothing => Item::Nothing,
        other if of == b't' => Item::Whole((as_number(other) as f32).to_bits().into()),
        other => Item::Whole(as_number(other).to_bits().into()),
    }
}

/// The character that a whole number stands for.
fn code(item: &Item) -> Option<u16> {
    match item {
        Item::Number(x) if *x >= 0.0 && *x < 65536.0 && *x == libm::trunc(*x) => Some(*x as u16),
        Item::Whole(x) => u16::try_from(*x).ok(),
        _ => None,
    }
}

fn as_number(item: &Item) -> f64 {
    match item {
        Item::Number(x) => *x,
        Item::Whole(x) => *x as f64,
        Item::Text(text) => text.first().map_or(0.0, |&unit| f64::from(unit)),
        Item::Nothing => 0.0,
    }
}

fn number(out: &mut Units, c: &Conversion, item: &Item, width: i64, precision: Option<usize>) {
    let x = as_number(item);
    if !x.is_finite() {
        let sign = if c.plus && x > 0.0 { "+" } else { "" };
        let text = match x {
            _ if x.is_nan() => "NaN",
            _ if x < 0.0 => "-Inf",
            _ => "Inf",
        };
        pad(out, &units(&format!("{sign}{text}")), width, c.minus);
        return;
    }
    let (sign, body) = match c.letter {
        b'd' | b'i' | b'u' | b'o' | b'x' | b'X' => match whole(item) {
            Some(value) => {
                let sign = if value < 0 { "-" } else { positive_sign(c) };
                (sign, integer(c, value.unsigned_abs(), precision))
            }
            // Not a whole number: shown as %e shows it.
            None => return out_of_place(out, c, x, width, precision),
        },
        letter => {
            let sign = if x.is_sign_negative() { "-" } else { positive_sign(c) };
            (sign, floating(letter, x.abs(), precision, c.sharp))
        }
    };
    let length = sign.len() + body.len();
    let zeros = (width.unsigned_abs() as usize).saturating_sub(length);
    let integer_with_precision = precision.is_some() && b"diuoxX".contains(&c.letter);
    let text = if c.zero && !c.minus && width > 0 && !integer_with_precision {
        format!("{sign}{}{body}", "0".repeat(zeros))
    } else {
        format!("{sign}{body}")
    };
    pad(out, &units(&text), width, c.minus);
}

fn positive_sign(c: &Conversion) -> &'static str {
    if c.plus {
        "+"
    } else if c.blank {
        " "
    } else {
        ""
    }
}

fn whole(item: &Item) -> Option<i128> {
    match item {
        Item::Whole(x) => Some(*x),
        other => {
            let x = as_number(other);
            (x == libm::trunc(x) && x.abs() < 1e38).then_some(x as i128)
        }
    }
}

fn integer(c: &Conversion, value: u128, precision: Option<usize>) -> String {
    let digits = match c.letter {
        b'o' => format!("{value:o}"),
        b'x' => format!("{value:x}"),
        b'X' => format!("{value:X}"),
        _ => value.to_string(),
    };
    let digits = match precision {
        Some(0) if value == 0 => String::new(),
        Some(least) => "0".repeat(least.saturating_sub(digits.len())) + &digits,
        _ => digits,
    };
    match c.letter {
        b'o' if c.sharp => format!("0{digits}"),
        b'x' if c.sharp && value != 0 => format!("0x{digits}"),
        b'X' if c.sharp && value != 0 => format!("0X{digits}"),
        _ => digits,
    }
}

fn floating(letter: u8, x: f64, precision: Option<usize>, sharp: bool) -> String {
    let text = match letter.to_ascii_lowercase() {
        b'f' => fixed(x, precision.unwrap_or(6)),
        b'e' => exponent(x, precision.unwrap_or(6)),
        b'a' => hexadecimal(x),
        _ => general_with(x, precision.unwrap_or(6), sharp),
    };
    if letter.is_ascii_uppercase() { text.to_uppercase() } else { text }
}

/// `%a`: the bits of a positive double.
fn hexadecimal(x: f64) -> String {
    let bits = x.to_bits();
    let (power, mantissa) = ((bits >> 52) as i64, bits & ((1 << 52) - 1));
    if bits == 0 {
        return "0x0p+0".to_owned();
    }
    let (lead, power) = if power == 0 { (0, -1022) } else { (1, power - 1023) };
    let digits = format!("{mantissa:013x}");
    let digits = digits.trim_end_matches('0');
    let dot = if digits.is_empty() { "" } else { "." };
    format!("0x{lead}{dot}{digits}p{power:+}")
}

/// A number with a fraction under `%d` and its like.
fn out_of_place(out: &mut Units, c: &Conversion, x: f64, width: i64, precision: Option<usize>) {
    let text = exponent(x.abs(), precision.unwrap_or(6));
    let sign = if x < 0.0 { "-" } else { positive_sign(c) };
    pad(out, &units(&format!("{sign}{text}")), width, c.minus);
}

/// What `format` prints of one number: for callers that have no values.
pub fn format_number(format: &str, x: f64) -> String {
    let pieces = pieces(&units(format));
    let items = vec![Item::Number(x)];
    let items = Items { items, next: 0, part: 0, given: true, base: 0, reach: 0 };
    // One number has room.
    decode(&write(&pieces, items).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn print(format: &str, args: &[Value]) -> String {
        decode(&sprintf(&Value::from(format), args, "sprintf").unwrap())
    }

    fn row(numbers: &[f64]) -> Value {
        Value::from(crate::value::Array::row(numbers.to_vec()))
    }

    #[test]
    fn numbers() {
        assert_eq!(print("%d,%i|", &[3.0.into(), (-4.0).into()]), "3,-4|");
        assert_eq!(
            print("%5.2f|%-8.3e|%g", &[row(&[3.14159, 12345.678, 1e10])]),
            " 3.14|1.235e+04|1e+10"
        );
        assert_eq!(print("%05d|%+d|% d|%.4d", &[row(&[42.0, 7.0, 8.0, 9.0])]), "00042|+7| 8|0009");
        assert_eq!(print("%x %o %X %#x", &[row(&[255.0, 8.0, 171.0, 255.0])]), "ff 10 AB 0xff");
        assert_eq!(
            print(
                "%d %5d|%-5d|%05d",
                &[row(&[f64::NAN, f64::INFINITY, f64::NEG_INFINITY, f64::INFINITY])]
            ),
            "NaN   Inf|-Inf |  Inf"
        );
        assert_eq!(print("%*d|%.*f", &[row(&[5.0, 3.0, 2.0, 1.5])]), "    3|1.50");
        assert_eq!(print("%d", &[1.5.into()]), "1.500000e+00");
        assert_eq!(print("%x|%.2d", &[row(&[10.5, -0.25])]), "1.050000e+01|-2.50e-01");
        assert_eq!(print("%d", &[std::f64::consts::PI.into()]), "3.141593e+00");
        assert_eq!(print("%d", &[1e10.into()]), "10000000000");
        assert_eq!(print("%a", &[0.5.into()]), "0x1p-1");
        assert_eq!(print("%bx|%tX|%bo", &[row(&[1.5, -2.0, 0.0])]), "3ff8000000000000|C0000000|0");
        assert_eq!(print("%2$d %1$d;", &[row(&[1.0, 2.0, 3.0, 4.0])]), "2 1;4 3;");
        assert_eq!(print("%2$*1$d|", &[row(&[4.0, 7.0])]), "   7|");
        let big = Value::Scalar(Scalar::I64(i64::MAX));
        assert_eq!(print("%d", &[big]), "9223372036854775807");
        assert_eq!(
            print("%.3g|%G|%g", &[row(&[0.00001234, 1e-10, 100000.0])]),
            "1.23e-05|1E-10|100000"
        );
    }

    #[test]
    fn texts_and_recycling() {
        let text = Value::from("ab");
        assert_eq!(
            print("%s|%d|", &[text.clone(), 3.0.into(), text.clone(), 4.0.into()]),
            "ab|3|ab|4|"
        );
        assert_eq!(print("%d|", std::slice::from_ref(&text)), "97|98|");
        assert_eq!(print("%c%s|", &[Value::from("abc")]), "abc|");
        assert_eq!(
            print("%5s|%-5s|%.1s", &["a".into(), "b".into(), text.clone()]),
            "    a|b    |a"
        );
        assert_eq!(print("%d,%d;", &[row(&[1.0, 2.0, 3.0])]), "1,2;3,");
        assert_eq!(print("a%db\\n", &[Value::empty()]), "ab\n");
        assert_eq!(print("hello %d", &[]), "hello ");
        assert_eq!(print("100%%", &[]), "100%");
        assert_eq!(print("%s", &[65.0.into()]), "A");
        assert_eq!(print("%s|%s", &[row(&[1.5, -3.0])]), "1.500000e+00|-3");
        assert_eq!(print("%s", &[f64::NAN.into()]), "NaN");
        assert_eq!(print("%s|%s|", &["".into(), "a".into()]), "|a|");
        assert_eq!(print("%d,%d|", &[Value::empty(), 3.0.into()]), "3,");
        assert_eq!(print("x", &[1.0.into(), 2.0.into()]), "x");
        assert_eq!(print("%y %d", &[1.0.into()]), "%y 1");
        assert_eq!(print("tab\\tq\\\\", &[]), "tab\tq\\");
    }
}
