//! Functions on string arrays (and on char rows and cells of them, which keep their form).

use super::text;
use super::texts::*;
use crate::builtins::Example::{Equal, Fails};
use crate::builtins::{Arity, Builtin, Call, Cx, Flow, Values};
use crate::graph::in_steps;
use crate::op::pace::Pace;
use crate::value::order::arrange;
use crate::value::room::{filled, room};
use crate::value::{Refusal, Shape, TextArray, Value, text::text_of};
use std::rc::Rc;

/// String arrays.
pub const ALL: &[&Builtin] = &[
    &text(
        "string",
        &["s = string(X)"],
        Arity::upto(1),
        Arity::upto(1),
        to_string,
        "A string array of texts, numbers or truth values.",
        &[
            Equal("string([1 2.5])", "[\"1\" \"2.5\"]"),
            Equal("string({'a', 'b'})", "[\"a\" \"b\"]"),
            Fails("string(struct())", "string"),
        ],
    ),
    &text(
        "strings",
        &["s = strings(n)", "s = strings(n, m, ...)"],
        Arity::from(0),
        Arity::upto(1),
        strings,
        "A string array of empty strings.",
        &[Equal("strings(1, 2)", "[\"\" \"\"]"), Fails("strings('a')", "strings")],
    ),
    &text(
        "strlength",
        &["n = strlength(str)"],
        Arity::exactly(1),
        Arity::upto(1),
        |_, call| one(Texts::arg(&call, 0, "strlength")?.measure(|text| text.len() as f64)),
        "The number of characters of each text.",
        &[Equal("strlength([\"ab\" \"\"])", "[2 0]"), Fails("strlength(1)", "strlength")],
    )
    .of_strings(),
    &text(
        "isStringScalar",
        &["tf = isStringScalar(X)"],
        Arity::exactly(1),
        Arity::upto(1),
        |_, call| {
            let is_one = matches!(&call.args[0], Value::Text(texts) if texts.texts.len() == 1);
            one(Value::from(is_one))
        },
        "Whether a value is one string.",
        &[Equal("isStringScalar(\"a\")", "true"), Fails("isStringScalar()", "isStringScalar")],
    ),
    &text(
        "ismissing",
        &["tf = ismissing(X)", "tf = ismissing(X, indicators)"],
        Arity::between(1, 2),
        Arity::upto(1),
        ismissing,
        "Which elements are missing: NaN, a missing string, a blank.",
        &[
            Equal("ismissing([1 NaN])", "[false true]"),
            Equal("ismissing([1 -99 NaN], -99)", "[false true false]"),
            Fails("ismissing()", "ismissing"),
        ],
    )
    .of_strings(),
    &text(
        "replace",
        &["s = replace(str, old, new)"],
        Arity::exactly(3),
        Arity::upto(1),
        replace,
        "Texts with parts replaced by others.",
        &[
            Equal("replace(\"a-b-c\", \"-\", \"+\")", "\"a+b+c\""),
            Fails("replace(1, 'a', 'b')", "replace"),
        ],
    )
    .of_strings(),
    &text(
        "reverse",
        &["s = reverse(str)"],
        Arity::exactly(1),
        Arity::upto(1),
        |_, call| {
            let texts = Texts::arg(&call, 0, "reverse")?;
            one(texts.map(|text| text.iter().rev().copied().collect())?)
        },
        "Texts from last to first character.",
        &[Equal("reverse(\"abc\")", "\"cba\""), Fails("reverse(1)", "reverse")],
    )
    .of_strings(),
    &text(
        "append",
        &["s = append(str1, str2, ...)"],
        Arity::from(1),
        Arity::upto(1),
        append,
        "Texts side by side, blanks kept.",
        &[Equal("append('a ', 'b')", "'a b'"), Fails("append(1)", "append")],
    ),
    &text(
        "strip",
        &["s = strip(str)", "s = strip(str, side)", "s = strip(str, side, character)"],
        Arity::between(1, 3),
        Arity::upto(1),
        strip,
        "Texts without the blanks, or another character, at their ends.",
        &[
            Equal("strip(\"  a \")", "\"a\""),
            Equal("strip('00120', 'left', '0')", "'120'"),
            Fails("strip(1)", "strip"),
        ],
    )
    .of_strings(),
    &text(
        "pad",
        &["s = pad(str)", "s = pad(str, n)", "s = pad(str, n, side, character)"],
        Arity::between(1, 4),
        Arity::upto(1),
        pad,
        "Texts filled up to a length.",
        &[Equal("pad(\"ab\", 4)", "\"ab  \""), Fails("pad(1)", "pad")],
    )
    .of_strings(),
    &text(
        "extractBefore",
        &["s = extractBefore(str, pat)", "s = extractBefore(str, position)"],
        Arity::exactly(2),
        Arity::upto(1),
        |_, call| extract(&call, "extractBefore", |text, (start, _)| text[..start].to_vec()),
        "The part of texts before a pattern or a position.",
        &[
            Equal("extractBefore(\"key=value\", \"=\")", "\"key\""),
            Equal("extractBefore('abc', 3)", "'ab'"),
            Fails("extractBefore(1, 'a')", "extractBefore"),
        ],
    )
    .of_strings(),
    &text(
        "extractAfter",
        &["s = extractAfter(str, pat)", "s = extractAfter(str, position)"],
        Arity::exactly(2),
        Arity::upto(1),
        |_, call| extract(&call, "extractAfter", |text, (_, end)| text[end..].to_vec()),
        "The part of texts after a pattern or a position.",
        &[
            Equal("extractAfter(\"key=value\", \"=\")", "\"value\""),
            Fails("extractAfter(1, 'a')", "extractAfter"),
        ],
    )
    .of_strings(),
    &text(
        "extractBetween",
        &[
            "s = extractBetween(str, start, end)",
            "s = extractBetween(..., 'Boundaries', 'inclusive' | 'exclusive')",
        ],
        Arity::between(3, 5),
        Arity::upto(1),
        extract_between,
        "The parts of texts between two patterns or positions.",
        &[
            Equal("extractBetween(\"a<b>c\", \"<\", \">\")", "\"b\""),
            Fails("extractBetween(1, 'a', 'b')", "extractBetween"),
        ],
    )
    .of_strings(),
    &text(
        "insertBefore",
        &["s = insertBefore(str, pat, new)", "s = insertBefore(str, position, new)"],
        Arity::exactly(3),
        Arity::upto(1),
        |_, call| insert(&call, "insertBefore", false),
        "Texts with a new part before a pattern or a position.",
        &[
            Equal("insertBefore(\"ac\", \"c\", \"b\")", "\"abc\""),
            Fails("insertBefore(1, 'a', 'b')", "insertBefore"),
        ],
    )
    .of_strings(),
    &text(
        "insertAfter",
        &["s = insertAfter(str, pat, new)", "s = insertAfter(str, position, new)"],
        Arity::exactly(3),
        Arity::upto(1),
        |_, call| insert(&call, "insertAfter", true),
        "Texts with a new part after a pattern or a position.",
        &[
            Equal("insertAfter(\"ac\", 1, \"b\")", "\"abc\""),
            Fails("insertAfter(1, 'a', 'b')", "insertAfter"),
        ],
    )
    .of_strings(),
    &text(
        "eraseBetween",
        &[
            "s = eraseBetween(str, start, end)",
            "s = eraseBetween(..., 'Boundaries', 'inclusive' | 'exclusive')",
        ],
        Arity::between(3, 5),
        Arity::upto(1),
        |_, call| between(&call, "eraseBetween", None),
        "Texts without what stands between two patterns or positions.",
        &[
            Equal("eraseBetween(\"a<b>c\", \"<\", \">\")", "\"a<>c\""),
            Fails("eraseBetween(1, 'a', 'b')", "eraseBetween"),
        ],
    )
    .of_strings(),
    &text(
        "replaceBetween",
        &[
            "s = replaceBetween(str, start, end, new)",
            "s = replaceBetween(..., 'Boundaries', 'inclusive' | 'exclusive')",
        ],
        Arity::between(4, 6),
        Arity::upto(1),
        |_, call| {
            let new = row(&call.args[3])?.ok_or_else(|| not_text("replaceBetween", 3))?;
            between(&call, "replaceBetween", Some(new))
        },
        "Texts with what stands between two patterns or positions replaced.",
        &[
            Equal("replaceBetween(\"a<b>c\", \"<\", \">\", \"x\")", "\"a<x>c\""),
            Fails("replaceBetween(1, 'a', 'b', 'c')", "replaceBetween"),
        ],
    )
    .of_strings(),
    &text(
        "convertCharsToStrings",
        &["[Y1, Y2, ...] = convertCharsToStrings(X1, X2, ...)"],
        Arity::from(1),
        Arity::from(0),
        |_, call| Ok(call.args.iter().map(chars_to_strings).collect::<Result<_, Refusal>>()?),
        "Char rows and cells of them as strings; other values as they are.",
        &[
            Equal("convertCharsToStrings('ab')", "\"ab\""),
            Fails("convertCharsToStrings()", "convertCharsToStrings"),
        ],
    ),
    &text(
        "convertStringsToChars",
        &["[Y1, Y2, ...] = convertStringsToChars(X1, X2, ...)"],
        Arity::from(0),
        Arity::from(0),
        |_, call| Ok(call.args.iter().map(strings_to_chars).collect()),
        "Strings as char rows or cells of them; other values as they are.",
        &[Equal("convertStringsToChars(\"ab\")", "'ab'"), Fails("x = convertStringsToChars()", "")],
    ),
    &text(
        "compose",
        &["s = compose(format, A, ...)"],
        Arity::from(1),
        Arity::upto(1),
        compose,
        "Texts made from a format, in rows as the values are: each takes as many of them as the format has operators.",
        &[
            Equal("compose(\"v%d\", 1:3)", "[\"v1\" \"v2\" \"v3\"]"),
            Equal("compose(\"%d-%d\", [1 2; 3 4])", "[\"1-2\"; \"3-4\"]"),
            Fails("compose(1)", "compose"),
        ],
    ),
];

fn to_string(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let Some(arg) = call.args.first() else { return one(string_value(&[])) };
    if let Value::Cell(cells) = arg {
        let items = cells.cells.iter().map(|cell| {
            let texts = crate::value::text::texts_of(cell)?.filter(|texts| texts.texts.len() == 1);
            let text = texts.map(|texts| texts.texts[0].as_deref().map(units));
            text.ok_or_else(|| conversion("cell"))
        });
        let items = items.collect::<Flow<Vec<_>>>()?;
        return one(strings_value(cells.shape.clone(), items));
    }
    match crate::value::text::texts_of(arg)? {
        Some(texts) => one(Value::Text(std::rc::Rc::new(texts))),
        None => Err(conversion(arg.class_name())),
    }
}

fn conversion(class: &str) -> crate::builtins::Stop {
    fail(
        "MATLAB:string:ConversionNotSupported",
        format!("Conversion to string from {class} is not possible."),
    )
}

fn strings(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let mut extents = Vec::new();
    for arg in call.args {
        let array = arg.host_array()?.filter(|array| array.class() != crate::value::Class::Char);
        let Some(array) = array else {
            return Err(fail("MATLAB:NonIntegerInput", "strings: sizes must be whole numbers"));
        };
        extents.extend(
            crate::value::cast::to_f64(array.data()).into_iter().map(|x| x.max(0.0) as usize),
        );
    }
    let shape = match extents[..] {
        [] => Shape::scalar(),
        [n] => Shape::matrix(n, n),
        _ => Shape::new(&extents),
    };
    let n = shape.numel();
    shape.limited_numel(size_of::<Option<Rc<str>>>())?;
    one(Value::Text(Rc::new(TextArray { shape, texts: filled(Some(Rc::from("")), n)? })))
}

/// What stands for something missing.
#[derive(Default)]
struct Indicators {
    numbers: Vec<f64>,
    texts: Vec<String>,
    /// The missing string.
    missing: bool,
}

impl Indicators {
    fn add(&mut self, value: &Value) -> Result<(), Refusal> {
        match value {
            Value::Cell(cells) => cells.cells.iter().try_for_each(|cell| self.add(cell))?,
            Value::Text(texts) => texts.texts.iter().for_each(|text| match text {
                Some(text) => self.texts.push(text.to_string()),
                None => self.missing = true,
            }),
            other if other.is_char() => self.texts.extend(string(other)?),
            other => {
                if let Some(array) = other.host_array()? {
                    self.numbers.extend(crate::value::cast::to_f64(array.data()));
                }
            }
        }
        Ok(())
    }

    fn number(&self, x: f64) -> bool {
        self.numbers.iter().any(|&y| x == y || x.is_nan() && y.is_nan())
    }

    fn text(&self, text: &str) -> bool {
        self.texts.iter().any(|known| known == text)
    }
}

/// Which elements are among those that stand for something missing.
fn indicated(value: &Value, known: &Indicators) -> Result<Vec<bool>, Refusal> {
    Ok(match value {
        Value::Text(texts) => {
            let is = |text: &Option<Rc<str>>| match text {
                Some(text) => known.text(text),
                None => known.missing,
            };
            texts.texts.iter().map(is).collect()
        }
        Value::Cell(cells) => {
            let is =
                |cell: &Value| Ok(cell.is_char() && known.text(&string(cell)?.unwrap_or_default()));
            cells.cells.iter().map(is).collect::<Result<_, Refusal>>()?
        }
        other => match other.host_array()? {
            Some(array) if other.is_char() => {
                let units = crate::value::cast::to_f64(array.data());
                let is = |unit: f64| {
                    let unit = char::from_u32(unit as u32).map(String::from);
                    unit.is_some_and(|text| known.text(&text))
                };
                units.into_iter().map(is).collect()
            }
            Some(array) if !array.is_complex() => {
                let numbers = crate::value::cast::to_f64(array.data());
                numbers.into_iter().map(|x| known.number(x)).collect()
            }
            _ => vec![false; other.numel()],
        },
    })
}

fn ismissing(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    use crate::value::Data;
    let arg = &call.args[0];
    if let Some(indicators) = call.args.get(1) {
        let mut known = Indicators::default();
        known.add(indicators)?;
        return one(logical(arg.shape(), indicated(arg, &known)?));
    }
    let answers: Vec<bool> = match arg {
        Value::Text(texts) => texts.texts.iter().map(Option::is_none).collect(),
        Value::Cell(cells) => {
            cells.cells.iter().map(|cell| cell.is_char() && cell.numel() == 0).collect()
        }
        other => match other.host_array()? {
            Some(array) => match array.data() {
                Data::F64(v) => v.iter().map(|x| x.is_nan()).collect(),
                Data::F32(v) => v.iter().map(|x| x.is_nan()).collect(),
                Data::C64(v) => v.iter().map(|z| z.re.is_nan() || z.im.is_nan()).collect(),
                Data::C32(v) => v.iter().map(|z| z.re.is_nan() || z.im.is_nan()).collect(),
                Data::Char(v) => v.iter().map(|unit| unit.0 == 32).collect(),
                data => vec![false; data.len()],
            },
            None => vec![false; other.numel()],
        },
    };
    one(logical(arg.shape(), answers))
}

fn replace(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let texts = Texts::arg(&call, 0, "replace")?;
    let old = Texts::arg(&call, 1, "replace")?.all();
    let new = Texts::arg(&call, 2, "replace")?.all();
    if new.len() != 1 && new.len() != old.len() {
        let message = "replace: there must be one new part, or as many as old ones";
        return Err(fail("MATLAB:string:NumberOfElementsMustMatch", message));
    }
    let new_of = |k: usize| if new.len() == 1 { &new[0] } else { &new[k] };
    // All parts are looked for at once; at one place the longest wins.
    let mut order: Vec<usize> = (0..old.len()).filter(|&k| !old[k].is_empty()).collect();
    arrange(&mut order, &|a, b| old[b].len().cmp(&old[a].len()));
    one(texts.try_map(|text| {
        let mut out = Units::new();
        let mut at = 0;
        while at < text.len() {
            match order.iter().find(|&&k| text[at..].starts_with(&old[k])) {
                Some(&k) => {
                    extend(&mut out, new_of(k))?;
                    at += old[k].len();
                }
                None => {
                    out.push(text[at]);
                    at += 1;
                }
            }
        }
        Ok(out)
    })?)
}

fn append(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let parts = (0..call.args.len()).map(|k| Texts::arg(&call, k, "append"));
    let parts = parts.collect::<Flow<Vec<_>>>()?;
    let shape = parts
        .iter()
        .try_fold(Shape::scalar(), |shape, part| shape.broadcast(&part.shape))
        .ok_or_else(|| {
            fail("MATLAB:sizeDimensionsMustMatch", "append: the sizes of the texts do not agree")
        })?;
    let n = shape.numel();
    let of_shape = parts.iter().any(|part| part.items.len() == n && part.shape != shape && n > 1);
    if of_shape || parts.iter().any(|part| part.items.len() != 1 && part.items.len() != n) {
        return Err(fail(
            "MATLAB:sizeDimensionsMustMatch",
            "append: the sizes of the texts do not agree",
        ));
    }
    let items = (0..n)
        .map(|k| {
            let pieces = parts
                .iter()
                .map(|part| part.items[if part.items.len() == 1 { 0 } else { k }].as_deref());
            pieces.collect::<Option<Vec<_>>>().map(|pieces| pieces.concat())
        })
        .collect();
    let any = |form| parts.iter().any(|part| part.form == form);
    let form = match (any(Form::Strings), any(Form::Cell)) {
        (true, _) => Form::Strings,
        (_, true) => Form::Cell,
        _ => Form::Char,
    };
    one(Texts { form, shape, items: Vec::new() }.rebuild(items)?)
}

/// `left`, `right`, `both`: the front and the back.
fn sides(value: Option<&Value>, default: (bool, bool), function: &str) -> Flow<(bool, bool)> {
    let Some(value) = value else { return Ok(default) };
    match string(value)?.map(|side| side.to_lowercase()).as_deref() {
        Some("left") => Ok((true, false)),
        Some("right") => Ok((false, true)),
        Some("both") => Ok((true, true)),
        _ => Err(fail(
            "MATLAB:string:InvalidSide",
            format!("{function}: the side is left, right or both"),
        )),
    }
}

fn one_character(value: &Value, function: &str) -> Flow<u16> {
    match row(value)?.as_deref() {
        Some([unit]) => Ok(*unit),
        _ => Err(fail(
            "MATLAB:string:MustBeSingleCharacter",
            format!("{function}: expected one character"),
        )),
    }
}

fn strip(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let texts = Texts::arg(&call, 0, "strip")?;
    let is_side = text_of(call.args.get(1))?.is_some_and(|word| word.chars().count() > 1);
    let (side, character) = match (call.args.get(1), call.args.get(2)) {
        (Some(value), None) if !is_side => (None, Some(value)),
        (side, character) => (side, character),
    };
    let (front, back) = sides(side, (true, true), "strip")?;
    let character = character.map(|value| one_character(value, "strip")).transpose()?;
    let drop = |unit: u16| character.map_or_else(|| is_space(unit), |wanted| unit == wanted);
    one(texts.map(|text| {
        let start =
            if front { text.iter().position(|&u| !drop(u)).unwrap_or(text.len()) } else { 0 };
        let rest = &text[start..];
        let end = match back {
            true => rest.iter().rposition(|&u| !drop(u)).map_or(0, |at| at + 1),
            false => rest.len(),
        };
        rest[..end].to_vec()
    })?)
}

fn pad(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let texts = Texts::arg(&call, 0, "pad")?;
    let mut rest = &call.args[1..];
    let mut length = texts.all().iter().map(Vec::len).max().unwrap_or(0);
    if let Some(n) =
        rest.first().filter(|value| !value.is_char() && !matches!(value, Value::Text(_)))
    {
        length = count(n)?.filter(|&n| n <= 1 << 28).ok_or_else(|| {
            fail("MATLAB:string:PositiveInteger", "pad: the length must be a whole number")
        })?;
        rest = &rest[1..];
    }
    let is_side = text_of(rest.first())?.is_some_and(|word| word.chars().count() > 1);
    let (side, character) = match (is_side, rest) {
        (true, [side, character, ..]) => (Some(side), Some(character)),
        (true, [side]) => (Some(side), None),
        (_, [character, ..]) => (None, Some(character)),
        (_, []) => (None, None),
    };
    let (front, back) = sides(side, (false, true), "pad")?;
    let fill = match character {
        Some(value) => one_character(value, "pad")?,
        None => u16::from(b' '),
    };
    room_for(length.saturating_mul(texts.items.len()))?;
    one(texts.map(|text| {
        let missing = length.saturating_sub(text.len());
        let before = match (front, back) {
            (true, true) => missing / 2,
            (true, false) => missing,
            _ => 0,
        };
        let mut out = vec![fill; before];
        out.extend_from_slice(text);
        out.resize(text.len() + missing, fill);
        out
    })?)
}

/// A place in a text: a pattern that is looked for, or a position.
enum Mark {
    Patterns(Vec<Units>),
    Position(usize),
}

fn mark(call: &Call<'_>, k: usize, function: &str) -> Flow<Mark> {
    let value = &call.args[k];
    if let Some(n) = count(value)?.filter(|_| !value.is_char()) {
        return match n {
            0 => Err(fail(
                "MATLAB:string:PositionOutOfRange",
                format!("{function}: positions start at 1"),
            )),
            n => Ok(Mark::Position(n)),
        };
    }
    Ok(Mark::Patterns(Texts::arg(call, k, function)?.all()))
}

impl Mark {
    /// Start and end of the first place at or after `from`.
    fn find(&self, text: &[u16], from: usize) -> Option<(usize, usize)> {
        match self {
            Mark::Position(n) => (*n <= text.len()).then_some((n - 1, *n)),
            Mark::Patterns(patterns) => (from..=text.len()).find_map(|at| {
                let found =
                    patterns.iter().filter(|p| text[at..].starts_with(p)).map(Vec::len).max();
                found.map(|length| (at, at + length))
            }),
        }
    }
}

fn out_of_range(function: &str) -> crate::builtins::Stop {
    fail(
        "MATLAB:string:PositionOutOfRange",
        format!("{function}: the position lies beyond the end of the text"),
    )
}

fn extract(
    call: &Call<'_>,
    function: &str,
    part: fn(&[u16], (usize, usize)) -> Units,
) -> Flow<Values> {
    let texts = Texts::arg(call, 0, function)?;
    let mark = mark(call, 1, function)?;
    let items = texts.items.iter().map(|item| {
        let Some(text) = item else { return Ok(None) };
        match (mark.find(text, 0), &mark) {
            (Some(place), _) => Ok(Some(part(text, place))),
            // One past the end is a position too, for what comes before it.
            (None, Mark::Position(n)) if *n == text.len() + 1 => {
                Ok(Some(part(text, (n - 1, n - 1))))
            }
            (None, Mark::Position(_)) => Err(out_of_range(function)),
            (None, Mark::Patterns(_)) => Ok(None),
        }
    });
    let items = items.collect::<Flow<Vec<_>>>()?;
    one(texts.rebuild(items)?)
}

fn insert(call: &Call<'_>, function: &str, after: bool) -> Flow<Values> {
    let texts = Texts::arg(call, 0, function)?;
    let mark = mark(call, 1, function)?;
    let new = row(&call.args[2])?.ok_or_else(|| not_text(function, 2))?;
    let items = texts.items.iter().map(|item| {
        let Some(text) = item else { return Ok(None) };
        let mut out = Units::new();
        let mut from = 0;
        let mut search = 0;
        while let Some((start, end)) = mark.find(text, search) {
            let at = if after { end } else { start };
            out.extend_from_slice(&text[from..at]);
            out.extend_from_slice(&new);
            from = at;
            search = end.max(start + 1);
            if matches!(mark, Mark::Position(_)) || search > text.len() {
                break;
            }
        }
        if matches!(mark, Mark::Position(n) if n > text.len()) {
            return Err(out_of_range(function));
        }
        out.extend_from_slice(&text[from..]);
        Ok(Some(out))
    });
    let items = items.collect::<Flow<Vec<_>>>()?;
    one(texts.rebuild(items)?)
}

/// Whether marks belong to what lies between them; None where that goes by what they are.
fn boundaries(call: &Call<'_>, from: usize, function: &str) -> Flow<Option<bool>> {
    let rest = call.args.get(from..).unwrap_or(&[]);
    let word = |k: usize| Ok(text_of(rest.get(k))?.unwrap_or_default().to_lowercase());
    let [first, second] = [word(0), word(1)].map(|word: Result<String, Refusal>| word);
    match (rest.len(), first?.as_str(), second?.as_str()) {
        (0, ..) => Ok(None),
        (2, "boundaries", "inclusive") => Ok(Some(true)),
        (2, "boundaries", "exclusive") => Ok(Some(false)),
        _ => Err(fail(
            "MATLAB:string:InvalidBoundaries",
            format!("{function}: expected 'Boundaries' with 'inclusive' or 'exclusive'"),
        )),
    }
}

/// The ranges between two marks: between the patterns, or from one position to the other.
fn ranges_between(
    text: &[u16],
    start: &Mark,
    end: &Mark,
    inclusive: Option<bool>,
) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut from = 0;
    let belongs = |mark: &Mark| inclusive.unwrap_or(matches!(mark, Mark::Position(_)));
    while let Some((first, after)) = start.find(text, from) {
        let base = if matches!(start, Mark::Position(_)) { first } else { after };
        let Some((last, behind)) = end.find(text, base) else { break };
        let begin = if belongs(start) { first } else { after };
        let stop = if belongs(end) { behind } else { last };
        if stop < begin {
            break;
        }
        found.push((begin, stop));
        if matches!(start, Mark::Position(_)) || matches!(end, Mark::Position(_)) {
            break;
        }
        from = behind.max(first + 1);
    }
    found
}

fn extract_between(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let texts = Texts::arg(&call, 0, "extractBetween")?;
    let (start, end) = (mark(&call, 1, "extractBetween")?, mark(&call, 2, "extractBetween")?);
    let inclusive = boundaries(&call, 3, "extractBetween")?;
    let found: Vec<Vec<Units>> = texts
        .all()
        .iter()
        .map(|text| {
            let places = ranges_between(text, &start, &end, inclusive);
            places.into_iter().map(|(a, b)| text[a..b].to_vec()).collect()
        })
        .collect();
    let (count, each) = (found.len(), found.first().map_or(0, Vec::len));
    let even = found.iter().all(|parts| parts.len() == each);
    // As many parts of each of several texts are beside each other; those of one are below each other.
    let (shape, parts): (Shape, Vec<Units>) = if even && count > 1 {
        let shape = match (each, texts.shape.cols()) {
            (1, _) => texts.shape.clone(),
            (_, 1) => Shape::matrix(count, each),
            _ => texts.shape.with_dim(texts.shape.ndims(), each),
        };
        let places = (0..each).flat_map(|k| (0..count).map(move |text| (text, k)));
        (shape, places.map(|(text, k)| found[text][k].clone()).collect())
    } else {
        let parts: Vec<Units> = found.into_iter().flatten().collect();
        (Shape::matrix(parts.len(), 1), parts)
    };
    one(match texts.form {
        Form::Strings => strings_value(shape, parts.into_iter().map(Some).collect()),
        _ => cell_value(shape, parts.iter().map(|part| char_value(part)).collect()),
    })
}

fn between(call: &Call<'_>, function: &str, new: Option<Units>) -> Flow<Values> {
    let texts = Texts::arg(call, 0, function)?;
    let (start, end) = (mark(call, 1, function)?, mark(call, 2, function)?);
    let inclusive = boundaries(call, if new.is_some() { 4 } else { 3 }, function)?;
    one(texts.try_map(|text| {
        let mut out = Units::new();
        let mut from = 0;
        for (a, b) in ranges_between(text, &start, &end, inclusive) {
            extend(&mut out, &text[from..a])?;
            extend(&mut out, new.as_deref().unwrap_or(&[]))?;
            from = b;
        }
        extend(&mut out, &text[from..])?;
        Ok(out)
    })?)
}

fn chars_to_strings(value: &Value) -> Result<Value, Refusal> {
    let Some(texts) = Texts::read(value)? else { return Ok(value.clone()) };
    Ok(match texts.form {
        Form::Char => string_value(texts.items[0].as_deref().unwrap_or(&[])),
        Form::Cell => strings_value(texts.shape, texts.items),
        // A char matrix is one string, column after column.
        Form::Rows => {
            let units: Units = value
                .host_array()?
                .and_then(|array| {
                    array.as_slice::<crate::value::Unit>().map(|v| v.iter().map(|u| u.0).collect())
                })
                .unwrap_or_default();
            string_value(&units)
        }
        Form::Strings => value.clone(),
    })
}

fn strings_to_chars(value: &Value) -> Value {
    let Value::Text(texts) = value else { return value.clone() };
    let chars = |text: &Option<std::rc::Rc<str>>| {
        char_value(&text.as_deref().map(units).unwrap_or_default())
    };
    match texts.texts.len() {
        1 => chars(&texts.texts[0]),
        _ => cell_value(texts.shape.clone(), texts.texts.iter().map(chars).collect()),
    }
}

fn compose(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let formats = Texts::arg(&call, 0, "compose")?;
    if call.args.len() == 1 {
        let items = formats.items.iter().map(|item| item.as_deref().map(escapes)).collect();
        return one(formats.rebuild(items)?);
    }
    if formats.items.is_empty() {
        return one(formats.rebuild(Vec::new())?);
    }
    let args: Vec<Value> = call.args[1..]
        .iter()
        .map(|arg| Ok(arg.host_array()?.map_or_else(|| arg.clone(), Value::from)))
        .collect::<Result<_, Refusal>>()?;
    let values: usize = args.iter().map(Value::numel).sum();
    let rows = args.iter().map(|arg| arg.shape().rows()).max().unwrap_or(1);
    // A number in a format is how long a text becomes, or how many digits it has.
    let longest = formats.items.iter().flatten().map(|units| largest_number(units)).max();
    let each = COMPOSED as f64 + PRINTED as f64 * longest.unwrap_or(0) as f64;
    let cost = each * rows.saturating_add(values) as f64;
    in_steps(cost, async move { composed(&formats, &args, rows).await })
}

/// The largest number that is written in a text.
fn largest_number(text: &[u16]) -> u64 {
    let (mut most, mut number) = (0, 0_u64);
    for &unit in text {
        let digit = u64::from(unit).wrapping_sub(u64::from(b'0'));
        number = if digit < 10 { number.saturating_mul(10).saturating_add(digit) } else { 0 };
        most = most.max(number);
    }
    most
}

/// What a line and a value in it cost, in the units of the op table.
const COMPOSED: u64 = 400_000;
/// What a unit of a text costs that is printed.
const PRINTED: u64 = 2_000;

/// A row of texts for each of the rows of all arguments side by side: one for as many values as the format takes.
async fn composed(formats: &Texts, args: &[Value], rows: usize) -> Flow<Values> {
    let mut lines: Vec<Vec<Units>> = Vec::with_capacity(rows);
    let mut pace = Pace::default();
    for r in 0..rows {
        let mut values = Vec::new();
        for arg in args {
            let shape = arg.shape();
            let cols = match arg.is_char() {
                true => shape.rows().min(1),
                false => shape.numel().checked_div(shape.rows()).unwrap_or(0),
            };
            for c in 0..cols {
                values.push(element(arg, (r % shape.rows()) + c * shape.rows())?);
            }
        }
        let format = &formats.items[r % formats.items.len()];
        let units = format.as_deref().unwrap_or(&[]);
        let (format, takes) = (char_value(units), super::printf::values_of(units).max(1));
        let print = |values: &[Value]| super::printf::sprintf(&format, values, "compose");
        let parts: Vec<&[Value]> = match values.len() <= takes {
            true => vec![values.as_slice()],
            false => values.chunks(takes).collect(),
        };
        let mut line = Vec::with_capacity(parts.len());
        for part in parts {
            let text = print(part)?;
            // For a copy of this one, and one as long.
            room(4 * text.len())?;
            let work = COMPOSED * (1 + part.len() as u64) + PRINTED * text.len() as u64;
            pace.spend(work).await;
            line.push(text);
        }
        lines.push(line);
    }
    let cols = lines.iter().map(Vec::len).max().unwrap_or(1);
    let shape = Shape::matrix(rows, cols);
    let at = |k: usize| lines[k % rows].get(k / rows).cloned().unwrap_or_default();
    one(match formats.form == Form::Strings {
        true => strings_value(shape, (0..rows * cols).map(|k| Some(at(k))).collect()),
        false => cell_value(shape, (0..rows * cols).map(|k| char_value(&at(k))).collect()),
    })
}

/// One element of an array of numbers, texts or cells.
fn element(value: &Value, k: usize) -> Flow<Value> {
    match value {
        Value::Text(texts) => Ok(string_value(
            &texts.texts.get(k).cloned().flatten().as_deref().map(units).unwrap_or_default(),
        )),
        Value::Cell(cells) => Ok(cells.cells[k].clone()),
        other if other.is_char() => Ok(other.clone()),
        other => {
            let array = other.host_array()?.ok_or_else(|| not_text("compose", 1))?;
            crate::value::Scalar::of(array.data(), k)
                .map(Value::from)
                .ok_or_else(|| fail("MATLAB:invalidType", "compose: complex values have no format"))
        }
    }
}
