//! Values read from text by a format: sscanf.
//!
//! A format is read into directives; they are used again and again until the text is used up or one
//! of them does not match, as in MATLAB.

use super::text;
use super::texts::*;
use crate::builtins::Example::{Equal, Fails};
use crate::builtins::costs::each;
use crate::builtins::{Arity, Builtin, Call, Cx, Flow, Values};
use crate::diag::Result;
use crate::value::{Array, Shape, Unit, Value};

/// Reading text by a format.
pub const ALL: &[&Builtin] = &[&text(
    "sscanf",
    &[
        "A = sscanf(str, format)",
        "A = sscanf(str, format, size)",
        "[A, n, errmsg, nextindex] = sscanf(...)",
        "[a, b, ...] = sscanf(str, format, 'C')",
    ],
    Arity::between(2, 3),
    Arity::from(0),
    sscanf,
    "Values read from a text by a format.",
    &[
        Equal("sscanf('1 2 3', '%d')", "[1; 2; 3]"),
        Equal("sscanf('10:20', '%d:%d')'", "[10 20]"),
        Fails("sscanf(1, '%d')", "sscanf"),
    ],
)
.costing(each::<120>)];

/// One directive of a format.
#[derive(Clone, Debug, PartialEq)]
enum Directive {
    /// Any number of blanks.
    Blank,
    /// This unit.
    Literal(u16),
    /// A conversion: its letter, its width, whether its value is thrown away.
    Convert { letter: u8, width: Option<usize>, skip: bool, set: Option<Set> },
}

/// `[a-z]` or `[^a-z]`
#[derive(Clone, Debug, PartialEq)]
struct Set {
    negated: bool,
    members: Vec<(u16, u16)>,
}

impl Set {
    fn has(&self, unit: u16) -> bool {
        self.members.iter().any(|&(a, b)| (a..=b).contains(&unit)) != self.negated
    }
}

fn directives(format: &[u16]) -> Option<Vec<Directive>> {
    let at = |i: usize| format.get(i).map_or(0, |&unit| u8::try_from(unit).unwrap_or(0));
    let mut list = Vec::new();
    let mut i = 0;
    while i < format.len() {
        if is_space(format[i]) {
            if list.last() != Some(&Directive::Blank) {
                list.push(Directive::Blank);
            }
            i += 1;
            continue;
        }
        if at(i) != b'%' {
            list.push(Directive::Literal(format[i]));
            i += 1;
            continue;
        }
        if at(i + 1) == b'%' {
            list.push(Directive::Literal(u16::from(b'%')));
            i += 2;
            continue;
        }
        i += 1;
        let skip = at(i) == b'*';
        i += usize::from(skip);
        let mut width = None;
        while at(i).is_ascii_digit() {
            let digit = usize::from(at(i) - b'0');
            width = Some((width.unwrap_or(0usize) * 10 + digit).min(1 << 30));
            i += 1;
        }
        while matches!(at(i), b'l' | b'h' | b'L') {
            i += 1;
        }
        let letter = at(i);
        i += 1;
        let mut set = None;
        match letter {
            b'd' | b'i' | b'u' | b'o' | b'x' | b'X' | b'e' | b'f' | b'g' | b'E' | b'G' | b's'
            | b'c' => {}
            b'[' => {
                let (read, next) = read_set(format, i)?;
                set = Some(read);
                i = next;
            }
            _ => return None,
        }
        list.push(Directive::Convert { letter, width, skip, set });
    }
    Some(list)
}

fn read_set(format: &[u16], mut i: usize) -> Option<(Set, usize)> {
    let mut set = Set { negated: false, members: Vec::new() };
    if format.get(i) == Some(&u16::from(b'^')) {
        set.negated = true;
        i += 1;
    }
    let first = i;
    loop {
        let unit = *format.get(i)?;
        if unit == u16::from(b']') && i > first {
            return Some((set, i + 1));
        }
        let dash = format.get(i + 1) == Some(&u16::from(b'-'));
        match format.get(i + 2) {
            Some(&end) if dash && end != u16::from(b']') => {
                set.members.push((unit, end));
                i += 3;
            }
            _ => {
                set.members.push((unit, unit));
                i += 1;
            }
        }
    }
}

/// What one conversion read.
#[derive(Clone, Debug, PartialEq)]
enum Item {
    Number(f64),
    Text(Units),
}

/// Where a scan stands.
struct Scan<'a> {
    text: &'a [u16],
    at: usize,
}

/// Why a directive did not match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Miss {
    End,
    Mismatch,
}

impl Scan<'_> {
    fn byte(&self, i: usize) -> u8 {
        self.text.get(i).map_or(0, |&unit| u8::try_from(unit).unwrap_or(0xff))
    }

    fn skip_blanks(&mut self) {
        while self.text.get(self.at).is_some_and(|&unit| is_space(unit)) {
            self.at += 1;
        }
    }

    fn convert(
        &mut self,
        letter: u8,
        width: Option<usize>,
        set: Option<&Set>,
    ) -> Result<Item, Miss> {
        let width_or = |default: usize| width.unwrap_or(default);
        if !matches!(letter, b'c' | b'[') {
            self.skip_blanks();
        }
        if self.at >= self.text.len() {
            return Err(Miss::End);
        }
        let rest = &self.text[self.at..];
        match letter {
            b'c' => {
                let n = width_or(1).min(rest.len());
                self.at += n;
                Ok(Item::Text(rest[..n].to_vec()))
            }
            b's' => {
                let n =
                    rest.iter().take(width_or(usize::MAX)).take_while(|&&u| !is_space(u)).count();
                self.at += n;
                Ok(Item::Text(rest[..n].to_vec()))
            }
            b'[' => {
                let belongs = |unit: &&u16| set.is_some_and(|set| set.has(**unit));
                let n = rest.iter().take(width_or(usize::MAX)).take_while(belongs).count();
                if n == 0 {
                    return Err(Miss::Mismatch);
                }
                self.at += n;
                Ok(Item::Text(rest[..n].to_vec()))
            }
            _ => {
                let limit = self.at.saturating_add(width_or(usize::MAX)).min(self.text.len());
                self.number(letter, limit).map(Item::Number)
            }
        }
    }

    fn number(&mut self, letter: u8, limit: usize) -> Result<f64, Miss> {
        let within = |i: usize| if i < limit { self.byte(i) } else { 0 };
        let mut i = self.at;
        let negative = within(i) == b'-';
        if matches!(within(i), b'-' | b'+') {
            i += 1;
        }
        let sign = if negative { -1.0 } else { 1.0 };
        let radix = match letter {
            b'x' | b'X' => 16,
            b'o' => 8,
            b'i' if within(i) == b'0' && matches!(within(i + 1), b'x' | b'X') => 16,
            b'i' if within(i) == b'0' => 8,
            b'd' | b'i' | b'u' => 10,
            _ => 0,
        };
        if radix == 0 {
            return self.float(i, limit, sign);
        }
        if radix == 16 && within(i) == b'0' && matches!(within(i + 1), b'x' | b'X') {
            i += 2;
        }
        let start = i;
        let mut value = 0.0;
        while let Some(digit) = char::from(within(i)).to_digit(radix) {
            value = value * f64::from(radix) + f64::from(digit);
            i += 1;
        }
        if i == start {
            // Inf and NaN are read by every conversion of numbers.
            return self.special(start, limit, sign).ok_or(Miss::Mismatch);
        }
        self.at = i;
        Ok(sign * value)
    }

    fn special(&mut self, start: usize, limit: usize, sign: f64) -> Option<f64> {
        let word: String =
            (start..limit.min(start + 3)).map(|i| char::from(self.byte(i))).collect();
        let value = match word.to_ascii_lowercase().as_str() {
            "inf" => f64::INFINITY,
            "nan" => f64::NAN,
            _ if word.starts_with("NA") => {
                self.at = start + 2;
                return Some(f64::NAN);
            }
            _ => return None,
        };
        self.at = start + 3;
        Some(sign * value)
    }

    fn float(&mut self, start: usize, limit: usize, sign: f64) -> Result<f64, Miss> {
        if let Some(value) = self.special(start, limit, sign) {
            return Ok(value);
        }
        let within = |i: usize| if i < limit { self.byte(i) } else { 0 };
        let mut i = start;
        let mut digits = 0;
        while within(i).is_ascii_digit() {
            i += 1;
            digits += 1;
        }
        if within(i) == b'.' {
            i += 1;
            while within(i).is_ascii_digit() {
                i += 1;
                digits += 1;
            }
        }
        if digits == 0 {
            return Err(Miss::Mismatch);
        }
        if matches!(within(i), b'e' | b'E' | b'd' | b'D') {
            let signed = usize::from(matches!(within(i + 1), b'+' | b'-'));
            let mut end = i + 1 + signed;
            while within(end).is_ascii_digit() {
                end += 1;
            }
            if end > i + 1 + signed {
                i = end;
            }
        }
        let text: String = (start..i).map(|k| char::from(self.byte(k))).collect();
        let value = text.replace(['d', 'D'], "e").parse::<f64>().map_err(|_| Miss::Mismatch)?;
        self.at = i;
        Ok(sign * value)
    }
}

/// Everything that a scan read.
struct Outcome {
    items: Vec<Item>,
    conversions: usize,
    at: usize,
    miss: Option<Miss>,
}

/// Uses the directives, again and again if `cycle` says so, until `most` numbers or texts are read; of what follows
/// the last of them in the format, literals and blanks are still taken.
fn scan(text: &[u16], directives: &[Directive], most: usize, cycle: bool) -> Outcome {
    let mut scan = Scan { text, at: 0 };
    let mut outcome = Outcome { items: Vec::new(), conversions: 0, at: 0, miss: None };
    let converts = directives.iter().any(|d| matches!(d, Directive::Convert { .. }));
    'all: loop {
        let before = scan.at;
        for directive in directives {
            if outcome.conversions >= most && matches!(directive, Directive::Convert { .. }) {
                break 'all;
            }
            match directive {
                Directive::Blank => scan.skip_blanks(),
                Directive::Literal(unit) => match scan.text.get(scan.at) {
                    Some(found) if found == unit => scan.at += 1,
                    Some(_) => {
                        outcome.miss = Some(Miss::Mismatch);
                        break 'all;
                    }
                    None => {
                        outcome.miss = Some(Miss::End);
                        break 'all;
                    }
                },
                Directive::Convert { letter, width, skip, set } => {
                    match scan.convert(*letter, *width, set.as_ref()) {
                        Ok(_) if *skip => {}
                        Ok(item) => {
                            outcome.conversions += 1;
                            outcome.items.push(item);
                        }
                        Err(miss) => {
                            outcome.miss = Some(miss);
                            break 'all;
                        }
                    }
                }
            }
        }
        let enough = !cycle || !converts || outcome.conversions >= most;
        if enough || scan.at >= text.len() || scan.at == before {
            break;
        }
    }
    outcome.at = scan.at;
    outcome
}

/// The size argument: rows and columns, infinite where the text decides.
fn wanted_size(name: &str, value: Option<&Value>) -> Flow<(Option<usize>, Option<Option<usize>>)> {
    let refuse = || fail("MATLAB:badsize_mx", format!("{name}: invalid SIZE specification"));
    let Some(value) = value else { return Ok((None, None)) };
    let array = value.host_array()?.ok_or_else(refuse)?;
    let extents = crate::value::cast::to_f64(array.data());
    let extent = |x: f64| match x {
        f64::INFINITY => Ok(None),
        x if x >= 0.0 && x == libm::trunc(x) => Ok(Some(x as usize)),
        _ => Err(refuse()),
    };
    match extents[..] {
        [] => Ok((None, None)),
        [n] => Ok((extent(n)?, None)),
        [rows, cols] => match (extent(rows)?, extent(cols)?) {
            (None, _) => Err(refuse()),
            (rows, cols) => Ok((rows, Some(cols))),
        },
        _ => Err(refuse()),
    }
}

fn sscanf(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let Some(text) = row(&call.args[0])? else { return Err(not_text("sscanf", 0)) };
    let Scanned { mut values, at } = scanned("sscanf", &text, &call.args[1..])?;
    values.push(Value::from((at + 1) as f64));
    values.truncate(call.nargout.max(1));
    Ok(values)
}

/// What was read, and where the reading stopped.
pub struct Scanned {
    /// The results of the call.
    pub values: Values,
    /// The unit of the text that is next.
    pub at: usize,
}

/// Reads text by a format and perhaps a size (`args`), for the function of this name: the results, their number, and
/// what was wrong.
pub fn scanned(name: &str, text: &[u16], args: &[Value]) -> Flow<Scanned> {
    let Some(format) = row(&args[0])? else { return Err(not_text(name, 1)) };
    let directives = directives(&escapes(&format))
        .ok_or_else(|| fail("MATLAB:badformat_mx", format!("{name}: invalid format specified")))?;
    let message = |miss| match miss {
        Some(Miss::Mismatch) => text_value(&format!("{name}: format failed to match")),
        _ => text_value(""),
    };
    if args.get(1).map_or(Ok(None), string)?.is_some_and(|word| word == "C") {
        let outcome = scan(text, &directives, usize::MAX, false);
        let mut values = separate(&outcome.items, &directives);
        values.push(Value::from(outcome.conversions as f64));
        values.push(message(outcome.miss));
        return Ok(Scanned { values, at: outcome.at });
    }
    let (rows, cols) = wanted_size(name, args.get(1))?;
    let most = match (rows, cols) {
        (Some(rows), Some(Some(cols))) => rows.saturating_mul(cols),
        (Some(rows), None) => rows,
        _ => usize::MAX,
    };
    let outcome = scan(text, &directives, most, true);
    let values = Values::from_iter([
        gathered(&outcome.items, rows, cols)?,
        Value::from(outcome.conversions as f64),
        message(outcome.miss),
    ]);
    Ok(Scanned { values, at: outcome.at })
}

/// All items in one array: char where all are texts, else numbers, column after column.
fn gathered(items: &[Item], rows: Option<usize>, cols: Option<Option<usize>>) -> Result<Value> {
    let all_text = !items.is_empty() && items.iter().all(|item| matches!(item, Item::Text(_)));
    let mut numbers: Vec<f64> = items
        .iter()
        .flat_map(|item| match item {
            Item::Number(x) => vec![*x],
            Item::Text(text) => text.iter().map(|&unit| f64::from(unit)).collect(),
        })
        .collect();
    let shape = match (rows, cols) {
        _ if numbers.is_empty() => Shape::matrix(0, 0),
        (Some(rows), Some(_)) if rows > 0 => {
            let shape = Shape::matrix(rows, numbers.len().div_ceil(rows));
            numbers.resize(shape.checked_numel(size_of::<f64>())?, 0.0);
            shape
        }
        _ if all_text => Shape::matrix(1, numbers.len()),
        _ => Shape::matrix(numbers.len(), 1),
    };
    if all_text {
        let chars: Vec<Unit> = numbers.iter().map(|&x| Unit(x as u16)).collect();
        return Ok(Value::from(Array::from_vec(shape, chars)));
    }
    Ok(Value::from(Array::from_vec(shape, numbers)))
}

/// The form with `"C"`: each conversion is a result of its own.
fn separate(items: &[Item], directives: &[Directive]) -> Values {
    let wanted =
        directives.iter().filter(|d| matches!(d, Directive::Convert { skip: false, .. })).count();
    let mut results: Values = items
        .iter()
        .map(|item| match item {
            Item::Number(x) => Value::from(*x),
            Item::Text(text) => char_value(text),
        })
        .collect();
    results.resize_with(wanted, Value::empty);
    results
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn read(text: &str, format: &str) -> Vec<Item> {
        let directives = directives(&units(format)).unwrap();
        scan(&units(text), &directives, usize::MAX, true).items
    }

    fn numbers(list: &[f64]) -> Vec<Item> {
        list.iter().map(|&x| Item::Number(x)).collect()
    }

    #[test]
    fn formats_cycle() {
        assert_eq!(read("1 2 3", "%d"), numbers(&[1.0, 2.0, 3.0]));
        assert_eq!(read("1,2,3", "%d,"), numbers(&[1.0, 2.0, 3.0]));
        assert_eq!(read("10:20 30:40", "%d:%d"), numbers(&[10.0, 20.0, 30.0, 40.0]));
        assert_eq!(read("1.5e3 -.5 Inf", "%f"), numbers(&[1500.0, -0.5, f64::INFINITY]));
        assert_eq!(read("ff 0x1F", "%x"), numbers(&[255.0, 31.0]));
        assert_eq!(read("12345", "%2d"), numbers(&[12.0, 34.0, 5.0]));
        assert_eq!(read("a 1 b 2", "%*s %d"), numbers(&[1.0, 2.0]));
        assert_eq!(read("1 x 2", "%d"), numbers(&[1.0]));
        assert_eq!(read("ab12", "%[a-z]%d"), vec![Item::Text(units("ab")), Item::Number(12.0)]);
    }
}
