//! Columns of values read from delimited text: textscan, strread.

use super::text;
use super::texts::*;
use crate::builtins::Example::{Equal, Fails};
use crate::builtins::costs::each;
use crate::builtins::{Arity, Builtin, Call, Cx, Flow, Stop, Values};
use crate::graph::in_steps;
use crate::op::pace::Pace;
use crate::value::{Array, Class, Data, ElemType, Refusal, Shape, Value, cast, concat};
use smallvec::SmallVec;

/// Reading columns.
pub const ALL: &[&Builtin] = &[&text(
    "strread",
    &[
        "[A, B, ...] = strread(str, format)",
        "[A, B, ...] = strread(str, format, n, 'delimiter', d, ...)",
    ],
    Arity::from(1),
    Arity::from(0),
    strread,
    "The columns that a text holds.",
    &[Equal("strread('1 2 3', '%f')", "[1; 2; 3]"), Fails("strread(1)", "strread")],
)];

/// What reads the columns of textscan, those of dates and categories as texts.
pub const COLUMN_HELPERS: &[&Builtin] = &[&text(
    "scan_columns",
    &["[C, position] = scan_columns(str, format, n, 'Delimiter', d, ...)"],
    Arity::from(1),
    Arity::upto(2),
    textscan,
    "A cell array of the columns that a text or a file holds.",
    &[],
)
.costing(reading_numbers)
.with_effects()];

/// Of a text, not a file. Columns of many texts cost more to bring than to read.
fn reading_numbers(args: &[Value]) -> f64 {
    match args {
        [text, format, ..] if text.is_char() => match format.as_text() {
            Ok(Some(format)) if !format.contains(['s', 'q', 'c', '[']) => each::<300>(args),
            _ => 0.0,
        },
        _ => 0.0,
    }
}

/// One field of a format.
#[derive(Clone, Debug)]
enum Field {
    Number { class: Class, width: Option<usize>, skip: bool },
    Word { width: Option<usize>, skip: bool, quoted: bool },
    Chars { count: usize, skip: bool },
    Set { negated: bool, members: Vec<(u16, u16)>, width: Option<usize>, skip: bool },
    Literal(Units),
}

/// What one column collects.
enum Column {
    Numbers(Class, Vec<f64>),
    Texts(Vec<Units>),
    /// `%c`: rows of a char array.
    Chars(Vec<Units>),
}

struct Options {
    whitespace: Units,
    delimiters: Vec<Units>,
    line_ends: Vec<Units>,
    comments: Vec<(Units, Units)>,
    treat_as_empty: Vec<Units>,
    empty_value: f64,
    many_as_one: bool,
    header_lines: usize,
    collect: bool,
    repeats: usize,
    /// Whether what does not fit the format ends the reading, and is no error.
    return_on_error: bool,
    /// Whether texts are strings.
    strings: bool,
    /// Whether whole lines are the fields: their texts hold blanks, and do not begin with them.
    lines: bool,
}

fn default_options() -> Options {
    Options {
        whitespace: units(" \u{8}\t"),
        delimiters: Vec::new(),
        line_ends: ["\r\n", "\n", "\r"].into_iter().map(units).collect(),
        comments: Vec::new(),
        treat_as_empty: Vec::new(),
        empty_value: f64::NAN,
        many_as_one: false,
        header_lines: 0,
        collect: false,
        repeats: usize::MAX,
        return_on_error: true,
        strings: false,
        lines: false,
    }
}

fn options(call: &Call<'_>, mut next: usize, function: &str) -> Flow<Options> {
    let mut options = default_options();
    if let Some(value) = call.args.get(next)
        && !value.is_char()
        && let Some(x) = number(value)?
    {
        options.repeats = if x >= 0.0 && x.is_finite() { x as usize } else { usize::MAX };
        next += 1;
    }
    for (name, value) in pairs(call, next, function)? {
        let texts = || -> Flow<Vec<Units>> {
            let texts = Texts::read(value)?.map(|texts| texts.all());
            texts.ok_or_else(|| not_text(function, next))
        };
        let flag = || -> Result<bool, Refusal> { Ok(truth(value)?.unwrap_or(false)) };
        match name.as_str() {
            "delimiter" => {
                let given: Vec<Units> = texts()?.iter().map(|text| escapes(text)).collect();
                // A char row is a set of characters, a cell array a list of texts.
                options.delimiters = match value {
                    Value::Cell(_) => given,
                    _ => given.concat().into_iter().map(|unit| vec![unit]).collect(),
                };
            }
            "whitespace" => options.whitespace = escapes(&texts()?.concat()),
            "endofline" => options.line_ends = texts()?.iter().map(|text| escapes(text)).collect(),
            "commentstyle" => options.comments = comment_style(&texts()?),
            "treatasempty" => options.treat_as_empty = texts()?,
            "emptyvalue" => options.empty_value = number(value)?.unwrap_or(f64::NAN),
            "multipledelimsasone" => options.many_as_one = flag()?,
            "headerlines" => options.header_lines = count(value)?.unwrap_or(0),
            "collectoutput" => options.collect = flag()?,
            "returnonerror" => options.return_on_error = flag()?,
            "texttype" => options.strings = string(value)?.is_some_and(|t| t == "string"),
            "bufsize" | "expchars" | "datelocale" => {}
            _ => return Err(unknown_option(function, &name)),
        }
    }
    // A delimiter is no blank.
    let delimiters = options.delimiters.concat();
    options.whitespace.retain(|unit| !delimiters.contains(unit));
    let is_end = |end: &Units| options.delimiters.contains(end);
    if options.line_ends.iter().any(is_end) {
        options
            .delimiters
            .retain(|delimiter| delimiter != &units("\n") && delimiter != &units("\r"));
        options.lines = options.delimiters.is_empty();
    }
    Ok(options)
}

fn comment_style(texts: &[Units]) -> Vec<(Units, Units)> {
    let named = texts.first().map(|text| decode(text).to_lowercase()).unwrap_or_default();
    match (texts, named.as_str()) {
        (_, "shell") => vec![(units("#"), Units::new())],
        (_, "c++") => vec![(units("//"), Units::new())],
        (_, "c") => vec![(units("/*"), units("*/"))],
        (_, "matlab") => vec![(units("%"), Units::new())],
        ([open, close, ..], _) => vec![(open.clone(), close.clone())],
        ([open], _) => vec![(open.clone(), Units::new())],
        ([], _) => Vec::new(),
    }
}

fn fields(format: &[u16], function: &str, words_only: bool) -> Flow<Vec<Field>> {
    let at = |i: usize| format.get(i).map_or(0, |&unit| u8::try_from(unit).unwrap_or(0xff));
    let refuse = || {
        fail(
            "MATLAB:textscan:badFormat",
            format!("{function}: the format '{}' cannot be read", decode(format)),
        )
    };
    let mut list = Vec::new();
    let mut literal = Units::new();
    let mut i = 0;
    while i < format.len() {
        let is_conversion = at(i) == b'%' && !is_space(format.get(i + 1).copied().unwrap_or(32));
        if is_space(format[i]) || is_conversion && at(i + 1) != b'%' {
            if !literal.is_empty() {
                list.push(Field::Literal(std::mem::take(&mut literal)));
            }
            if is_space(format[i]) {
                i += 1;
                continue;
            }
        } else {
            literal.push(format[i]);
            i += if is_conversion { 2 } else { 1 };
            continue;
        }
        i += 1;
        let skip = at(i) == b'*';
        i += usize::from(skip);
        let digits = |mut i: usize| {
            let start = i;
            let mut value = 0usize;
            while at(i).is_ascii_digit() {
                value = (value * 10 + usize::from(at(i) - b'0')).min(1 << 20);
                i += 1;
            }
            ((i > start).then_some(value), i)
        };
        let (width, next) = digits(i);
        i = next;
        if at(i) == b'.' {
            i = digits(i + 1).1;
        }
        let letter = at(i);
        i += 1;
        // `%d8`: a conversion may name its width in bits.
        let bits = ["8", "16", "32", "64"].into_iter().position(|bits| {
            format.get(i..i + bits.len()).is_some_and(|part| part == units(bits).as_slice())
        });
        let sized = |none: Class, list: [Class; 4]| match bits {
            None => Ok(none),
            Some(_) if words_only => Err(refuse()),
            Some(k) => Ok(list[k]),
        };
        use Class::*;
        let field = match letter {
            b'd' => {
                Field::Number { class: sized(Int32, [Int8, Int16, Int32, Int64])?, width, skip }
            }
            b'u' if !words_only || bits.is_none() => Field::Number {
                class: sized(UInt32, [UInt8, UInt16, UInt32, UInt64])?,
                width,
                skip,
            },
            b'f' | b'n' => Field::Number {
                class: sized(Double, [Double, Double, Single, Double])?,
                width,
                skip,
            },
            b's' => Field::Word { width, skip, quoted: false },
            b'q' if !words_only => Field::Word { width, skip, quoted: true },
            // What these texts stand for is found by who asked for them.
            b'D' | b'T' | b'C' if !words_only => Field::Word { width, skip, quoted: true },
            b'{' if !words_only => {
                let end = format[i..].iter().position(|&u| u == u16::from(b'}'));
                let end = end.map(|k| i + k).ok_or_else(refuse)?;
                if !matches!(at(end + 1), b'D' | b'T') {
                    return Err(refuse());
                }
                i = end + 2;
                Field::Word { width, skip, quoted: true }
            }
            b'c' if !words_only => Field::Chars { count: width.unwrap_or(1), skip },
            b'[' if !words_only => {
                let end = format[i..]
                    .iter()
                    .skip(1)
                    .position(|&u| u == u16::from(b']'))
                    .map(|k| i + 1 + k);
                let end = end.ok_or_else(refuse)?;
                let mut inside = &format[i..end];
                let negated = inside.first() == Some(&u16::from(b'^'));
                inside = &inside[usize::from(negated)..];
                let mut members = Vec::new();
                let mut k = 0;
                while k < inside.len() {
                    match (inside.get(k + 1), inside.get(k + 2)) {
                        (Some(&dash), Some(&last)) if dash == u16::from(b'-') => {
                            members.push((inside[k], last));
                            k += 3;
                        }
                        _ => {
                            members.push((inside[k], inside[k]));
                            k += 1;
                        }
                    }
                }
                i = end + 1;
                Field::Set { negated, members, width, skip }
            }
            _ => return Err(refuse()),
        };
        if let (Field::Number { .. }, Some(k)) = (&field, bits) {
            i += if k == 0 { 1 } else { 2 };
        }
        list.push(field);
    }
    if !literal.is_empty() {
        list.push(Field::Literal(literal));
    }
    Ok(list)
}

struct Scanner<'a> {
    text: &'a [u16],
    at: usize,
    options: &'a Options,
    /// Whether the field that was read last ended its line.
    line_ended: bool,
}

impl Scanner<'_> {
    fn rest(&self) -> &[u16] {
        &self.text[self.at.min(self.text.len())..]
    }

    fn line_end(&self) -> Option<usize> {
        let ends = self.options.line_ends.iter().filter(|end| !end.is_empty());
        ends.filter(|end| begins_with(self.rest(), end)).map(Vec::len).max()
    }

    fn delimiter(&self) -> Option<usize> {
        let delimiters = self.options.delimiters.iter().filter(|d| !d.is_empty());
        delimiters.filter(|d| begins_with(self.rest(), d)).map(Vec::len).max()
    }

    fn is_blank(&self) -> bool {
        self.rest().first().is_some_and(|unit| self.options.whitespace.contains(unit))
    }

    fn skip_blanks(&mut self) {
        while self.is_blank() {
            self.at += 1;
        }
    }

    /// Blanks that are delimiters: at the start of a line and behind another delimiter they stand
    /// for no empty field.
    fn skip_blank_delimiters(&mut self) {
        while matches!(self.rest().first(), Some(9 | 32)) && self.delimiter() == Some(1) {
            self.at += 1;
        }
    }

    /// Blanks and whole empty lines, before a field.
    fn skip_to_field(&mut self) {
        loop {
            self.skip_blanks();
            self.skip_blank_delimiters();
            match (self.line_end(), self.delimiter()) {
                (Some(length), _) => self.at += length,
                (None, Some(length)) if self.options.many_as_one => self.at += length,
                _ => return,
            }
        }
    }

    fn ends_word(&self) -> bool {
        self.at >= self.text.len()
            || self.line_end().is_some()
            || self.delimiter().is_some()
            || self.options.delimiters.is_empty() && !self.options.lines && self.is_blank()
    }

    fn word(&mut self, width: Option<usize>, until: Option<&[u16]>) -> Units {
        let start = self.at;
        while !self.ends_word()
            && width.is_none_or(|width| self.at - start < width)
            && until.is_none_or(|until| !self.rest().starts_with(until))
        {
            self.at += 1;
        }
        let mut word = self.text[start..self.at].to_vec();
        let is_blank = |unit: &u16| self.options.whitespace.contains(unit);
        while !self.options.lines && word.last().is_some_and(is_blank) {
            word.pop();
        }
        word
    }

    /// A number; `Ok(None)` for an empty field, `Err` for something else.
    fn number(&mut self, width: Option<usize>) -> Result<Option<f64>, ()> {
        if self.ends_word() {
            return Ok(None);
        }
        for empty in &self.options.treat_as_empty {
            if self.rest().starts_with(empty) {
                let length = empty.len();
                self.at += length;
                return Ok(None);
            }
        }
        let limit = width.map_or(self.text.len(), |width| (self.at + width).min(self.text.len()));
        let text: String = self.text[self.at..limit]
            .iter()
            .map_while(|&unit| u8::try_from(unit).ok().filter(u8::is_ascii).map(char::from))
            .take(400)
            .collect();
        let Some((value, length)) = leading_number(&text) else { return Err(()) };
        self.at += length;
        Ok(Some(value))
    }

    /// Behind a field: blanks, then one delimiter, or several as one. A line end behind that belongs to the last field of
    /// a row; before others it is an empty field.
    fn after_field(&mut self, last: bool) {
        self.skip_blanks();
        self.line_ended = false;
        let mut delimited = false;
        if let Some(length) = self.delimiter() {
            self.at += length;
            while self.options.many_as_one {
                self.skip_blanks();
                let Some(length) = self.delimiter() else { break };
                self.at += length;
            }
            self.skip_blanks();
            self.skip_blank_delimiters();
            if self.at >= self.text.len() {
                return;
            }
            delimited = true;
        }
        if let Some(length) = self.line_end()
            && (last || !delimited)
        {
            self.at += length;
            self.line_ended = true;
        }
    }
}

/// The number that a text starts with, and its length.
fn leading_number(text: &str) -> Option<(f64, usize)> {
    let bytes = text.as_bytes();
    let sign = usize::from(matches!(bytes.first(), Some(b'+' | b'-')));
    let negative = bytes.first() == Some(&b'-');
    let lower = text[sign..].to_ascii_lowercase();
    for (word, value) in [("inf", f64::INFINITY), ("nan", f64::NAN)] {
        if lower.starts_with(word) {
            return Some((if negative { -value } else { value }, sign + 3));
        }
    }
    let digits = |mut i: usize| {
        while bytes.get(i).is_some_and(u8::is_ascii_digit) {
            i += 1;
        }
        i
    };
    let whole = digits(sign);
    let mut end = whole;
    let mut any = whole > sign;
    if bytes.get(end) == Some(&b'.') {
        let fraction = digits(end + 1);
        any |= fraction > end + 1;
        end = fraction;
    }
    if !any {
        return None;
    }
    if matches!(bytes.get(end), Some(b'e' | b'E' | b'd' | b'D')) {
        let signed = usize::from(matches!(bytes.get(end + 1), Some(b'+' | b'-')));
        let last = digits(end + 1 + signed);
        if last > end + 1 + signed {
            end = last;
        }
    }
    text[..end].to_lowercase().replace('d', "e").parse().ok().map(|value| (value, end))
}

/// A text without comments and header lines.
struct Cleaned {
    text: Units,
    /// So many units of header lines are left out.
    from: usize,
    /// What each kind of comment took: where it was in the text that was left, and its length.
    comments: Vec<Vec<(usize, usize)>>,
}

impl Cleaned {
    /// Where a place of the cleaned text is in the text itself.
    fn origin(&self, at: usize) -> usize {
        let before = |at: usize, taken: &Vec<(usize, usize)>| {
            let before = taken.iter().filter(|(place, _)| *place <= at);
            at + before.map(|(_, length)| length).sum::<usize>()
        };
        self.from + self.comments.iter().rev().fold(at, before)
    }
}

fn cleaned(text: &[u16], options: &Options) -> Cleaned {
    let newline = units("\n");
    let mut from = 0;
    for _ in 0..options.header_lines {
        match places(&text[from..], &newline, false).first() {
            Some(at) => from += at + 1,
            None => {
                return Cleaned { text: Units::new(), from: text.len(), comments: Vec::new() };
            }
        }
    }
    let mut text = text[from..].to_vec();
    let mut comments = Vec::new();
    for (open, close) in &options.comments {
        let mut out = Units::new();
        let mut taken = Vec::new();
        let mut i = 0;
        while i < text.len() {
            if !open.is_empty() && text[i..].starts_with(open) {
                // What closes it may be what opens it.
                let within = &text[i + open.len()..];
                let length = if close.is_empty() {
                    within.iter().position(|&unit| unit == 10 || unit == 13)
                } else {
                    let closing = |part: &[u16]| part == close.as_slice();
                    within.windows(close.len()).position(closing).map(|at| at + close.len())
                };
                let end = length.map_or(text.len(), |length| i + open.len() + length);
                taken.push((out.len(), end - i));
                i = end;
                continue;
            }
            out.push(text[i]);
            i += 1;
        }
        text = out;
        comments.push(taken);
    }
    Cleaned { text, from, comments }
}

/// The work that a unit of text takes, in the units of the op table.
const COST: u64 = 100_000;

/// Reads columns, giving way between rows; and says where in the text it has stopped. A column without rows is empty, and one
/// wide where that is wanted.
async fn scan(
    text: &[u16],
    fields: &[Field],
    options: &Options,
    empty_columns: usize,
) -> Flow<(Vec<Value>, usize)> {
    let cleaned = cleaned(text, options);
    let text = cleaned.text.as_slice();
    let mut pace = Pace::default();
    let mut columns: Vec<Column> = fields
        .iter()
        .filter_map(|field| match field {
            Field::Number { class, skip: false, .. } => Some(Column::Numbers(*class, Vec::new())),
            Field::Word { skip: false, .. } | Field::Set { skip: false, .. } => {
                Some(Column::Texts(Vec::new()))
            }
            Field::Chars { skip: false, .. } => Some(Column::Chars(Vec::new())),
            _ => None,
        })
        .collect();
    let mut scanner = Scanner { text, at: 0, options, line_ended: false };
    let mut rows = 0;
    'rows: while rows < options.repeats {
        let before = scanner.at;
        scanner.skip_to_field();
        if scanner.at >= text.len() {
            break;
        }
        let mut column = 0;
        for (k, field) in fields.iter().enumerate() {
            let begun = column > 0 || k > 0;
            // Within a row a line end is an empty field only where delimiters are given.
            if begun && !scanner.line_ended || options.delimiters.is_empty() {
                scanner.skip_to_field_if(options.delimiters.is_empty());
            }
            if scanner.at >= text.len() && begun {
                if scanner.line_ended || k > 0 && matches!(fields[k - 1], Field::Literal(_)) {
                    fill(&mut columns[column..], options);
                }
                break 'rows;
            }
            if !scanner.field(field, fields.get(k + 1), &mut columns, &mut column) {
                if !options.return_on_error {
                    return Err(mismatch(scanner.rest(), rows + 1, k + 1));
                }
                break 'rows;
            }
        }
        rows += 1;
        if scanner.at == before {
            break;
        }
        pace.spend(COST * (scanner.at - before) as u64).await;
    }
    let mut values = Vec::new();
    for column in columns {
        values.push(column_value(column, options.strings, empty_columns, &mut pace).await?);
    }
    Ok((values, cleaned.origin(scanner.at)))
}

/// The error of a text that does not fit its format.
fn mismatch(rest: &[u16], row: usize, field: usize) -> Stop {
    let end = rest.iter().position(|&unit| unit == 10 || unit == 13).unwrap_or(rest.len());
    let found = decode(&rest[..end.min(80)]);
    fail(
        "MATLAB:textscan:handleErrorAndShowInfo",
        format!(
            "Mismatch between file and format character vector.\nTrouble reading field from file (row number {row}, field number {field}) ==> {found}"
        ),
    )
}

/// How many numbers the first line of a text holds.
fn numbers_of_first_line(text: &[u16], options: &Options) -> usize {
    let text = cleaned(text, options).text;
    let mut scanner = Scanner { text: &text, at: 0, options, line_ended: false };
    scanner.skip_to_field();
    let mut found = 0;
    while scanner.at < text.len() && !scanner.line_ended {
        let before = scanner.at;
        if scanner.number(None).is_err() {
            break;
        }
        found += 1;
        scanner.after_field(true);
        if scanner.at == before {
            break;
        }
    }
    found.max(1)
}

/// A row that the text ends in: what is missing is empty.
fn fill(columns: &mut [Column], options: &Options) {
    for column in columns {
        match column {
            Column::Numbers(_, numbers) => numbers.push(options.empty_value),
            Column::Texts(texts) | Column::Chars(texts) => texts.push(Units::new()),
        }
    }
}

impl Scanner<'_> {
    fn skip_to_field_if(&mut self, across_lines: bool) {
        if across_lines { self.skip_to_field() } else { self.skip_blanks() }
    }

    /// A text between quotation marks; two of them within it are one.
    fn quoted(&mut self) -> Units {
        let quote = u16::from(b'"');
        let mut text = Units::new();
        self.at += 1;
        while let Some(&unit) = self.rest().first() {
            self.at += 1;
            if unit == quote {
                if self.rest().first() != Some(&quote) {
                    break;
                }
                self.at += 1;
            }
            text.push(unit);
        }
        text
    }

    /// Reads one field; false where the text does not fit it.
    fn field(
        &mut self,
        field: &Field,
        next: Option<&Field>,
        columns: &mut [Column],
        column: &mut usize,
    ) -> bool {
        let until = match next {
            Some(Field::Literal(literal)) => Some(literal.as_slice()),
            _ => None,
        };
        let (text, skip) = match field {
            Field::Literal(literal) => {
                if self.rest().starts_with(literal) {
                    self.at += literal.len();
                    self.skip_blanks();
                    self.line_ended = false;
                    return true;
                }
                // A literal that is not there is left out at the end of a line.
                return self.ends_word();
            }
            Field::Number { width, skip, .. } => {
                let Ok(value) = self.number(*width) else { return false };
                if until.is_none_or(|until| !self.rest().starts_with(until)) {
                    self.after_field(next.is_none());
                }
                if !skip {
                    if let Some(Column::Numbers(_, numbers)) = columns.get_mut(*column) {
                        numbers.push(value.unwrap_or(self.options.empty_value));
                    }
                    *column += 1;
                }
                return true;
            }
            Field::Word { width, skip, quoted } => {
                let quote = u16::from(b'"');
                if *quoted && self.rest().first() == Some(&quote) {
                    (self.quoted(), *skip)
                } else {
                    (self.word(*width, until), *skip)
                }
            }
            Field::Chars { count, skip } => {
                let end = (self.at + count).min(self.text.len());
                let text = self.text[self.at..end].to_vec();
                self.at = end;
                (text, *skip)
            }
            Field::Set { negated, members, width, skip } => {
                let start = self.at;
                let has =
                    |unit: u16| members.iter().any(|&(a, b)| (a..=b).contains(&unit)) != *negated;
                while self.rest().first().is_some_and(|&unit| has(unit))
                    && width.is_none_or(|width| self.at - start < width)
                {
                    self.at += 1;
                }
                (self.text[start..self.at].to_vec(), *skip)
            }
        };
        if until.is_none_or(|until| !self.rest().starts_with(until)) {
            self.after_field(next.is_none());
        }
        if !skip {
            if let Some(Column::Texts(texts) | Column::Chars(texts)) = columns.get_mut(*column) {
                texts.push(text);
            }
            *column += 1;
        }
        true
    }
}

async fn column_value(
    column: Column,
    strings: bool,
    empty_columns: usize,
    pace: &mut Pace,
) -> Flow<Value> {
    let columns = |rows: usize| if rows > 0 { 1 } else { empty_columns };
    Ok(match column {
        Column::Numbers(class, numbers) => {
            let rows = numbers.len();
            let data = cast::convert(&Data::F64(numbers), ElemType::real(class));
            Value::from(Array::new(Shape::matrix(rows, columns(rows)), data))
        }
        Column::Chars(rows) => char_matrix(&rows)?,
        Column::Texts(texts) => {
            let shape = Shape::matrix(texts.len(), columns(texts.len()));
            if strings {
                return Ok(strings_value(shape, texts.into_iter().map(Some).collect()));
            }
            let mut cells = Vec::with_capacity(texts.len());
            for text in texts {
                cells.push(char_value(&text));
                pace.spend(COST).await;
            }
            cell_value(shape, cells)
        }
    })
}

fn default_format() -> Units {
    units("%f")
}

fn textscan(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let of_text = call.args[0].is_char() || matches!(call.args[0], Value::Text(_));
    let source = match row(&call.args[0])?.filter(|_| of_text) {
        Some(text) => text,
        None => {
            let fid = count(&call.args[0])?.and_then(|n| u32::try_from(n).ok());
            let file = fid.and_then(|fid| cx.world.open.get(fid)).filter(|file| file.readable());
            let Some(file) = file else {
                let message = "textscan: first argument must be a file id or character string";
                return Err(fail("MATLAB:FileIO:InvalidFid", message));
            };
            units(&String::from_utf8_lossy(&file.take(usize::MAX)))
        }
    };
    let (format, next) = format_argument(&call)?;
    let options = options(&call, next, "textscan")?;
    let mut fields = fields(&format, "textscan", false)?;
    let is_empty = call.args.get(1).is_some_and(|format| format.is_char() && format.numel() == 0);
    if is_empty && next == 2 {
        fields = vec![fields[0].clone(); numbers_of_first_line(&source, &options)];
    }
    let position = call.nargout > 1;
    in_steps((COST * source.len() as u64) as f64, async move {
        let (mut values, stopped) = scan(&source, &fields, &options, 1).await?;
        if options.collect {
            values = collected(values);
        }
        let shape = Shape::matrix(1, values.len());
        let mut results: Values = SmallVec::new();
        results.push(cell_value(shape, values));
        if position {
            // Of a file, how many of its bytes were read.
            let read = if of_text { stopped } else { decode(&source[..stopped]).len() };
            results.push(Value::from(read as f64));
        }
        Ok(results)
    })
}

/// Neighbouring columns of one class and length side by side.
fn collected(values: Vec<Value>) -> Vec<Value> {
    let mut out: Vec<Value> = Vec::new();
    for value in values {
        let joins = out.last().is_some_and(|last| {
            last.class_name() == value.class_name() && last.shape().rows() == value.shape().rows()
        });
        let joined = match out.last() {
            Some(last) if joins => concat::concat(1, &[last.clone(), value.clone()]).ok(),
            _ => None,
        };
        match (joined, out.last_mut()) {
            (Some(joined), Some(last)) => *last = joined,
            _ => out.push(value),
        }
    }
    out
}

/// The format, and the index of the argument behind it.
fn format_argument(call: &Call<'_>) -> Result<(Units, usize), Refusal> {
    Ok(match call.args.get(1).map_or(Ok(None), row)? {
        Some(format) if call.args[1].is_char() || matches!(call.args[1], Value::Text(_)) => {
            let is_format = format.contains(&u16::from(b'%'));
            if is_format {
                (escapes(&format), 2)
            } else if format.is_empty() {
                (default_format(), 2)
            } else {
                (default_format(), 1)
            }
        }
        _ => (default_format(), 1),
    })
}

fn strread(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let text = row(&call.args[0])?.ok_or_else(|| not_text("strread", 0))?;
    let (format, next) = format_argument(&call)?;
    let is_default = next == 1;
    let options = options(&call, next, "strread")?;
    let mut fields = fields(&format, "strread", true)?;
    if is_default && call.nargout > 1 {
        fields = vec![fields[0].clone(); call.nargout];
    }
    let wanted = call.nargout;
    in_steps((COST * text.len() as u64) as f64, async move {
        let mut results = Values::from_vec(scan(&text, &fields, &options, 0).await?.0);
        while results.len() < wanted {
            results.push(Value::empty());
        }
        results.truncate(wanted.max(1));
        Ok(results)
    })
}
