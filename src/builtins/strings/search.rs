//! Finding, replacing and cutting out parts of texts.

use super::text;
use super::texts::*;
use crate::builtins::Example::{Equal, Fails};
use crate::builtins::{Arity, Builtin, Call, Cx, Flow, Values};
use crate::diag::Result;
use crate::value::{Array, Shape, Value};
use smallvec::smallvec;

/// Finding and replacing.
pub const ALL: &[&Builtin] = &[
    &text(
        "strfind",
        &["k = strfind(str, pat)", "k = strfind(str, pat, 'ForceCellOutput', tf)"],
        Arity::from(2),
        Arity::upto(1),
        strfind,
        "Where a pattern stands in texts, overlapping places included.",
        &[
            Equal("strfind('abababa', 'aba')", "[1 3 5]"),
            Equal("strfind({'ab', 'b'}, 'b')", "{2, 1}"),
            Fails("strfind(1, 'a')", "strfind"),
        ],
    ),
    &text(
        "strrep",
        &["s = strrep(str, old, new)"],
        Arity::from(3),
        Arity::upto(1),
        strrep,
        "Texts with one part replaced by another wherever it stands.",
        &[
            Equal("strrep('This is', 'is', 'at')", "'That at'"),
            Equal("strrep({'a', 'ba'}, 'a', 'xx')", "{'xx', 'bxx'}"),
            Fails("strrep(1, 'a', 'b')", "strrep"),
        ],
    ),
    &text(
        "strtok",
        &["tok = strtok(str)", "[tok, rem] = strtok(str, delims)"],
        Arity::between(1, 2),
        Arity::upto(2),
        strtok,
        "The first word of a text, and what follows it.",
        &[Equal("strtok('  one two')", "'one'"), Fails("strtok(1)", "strtok")],
    ),
    &text(
        "index",
        &["n = index(str, part)", "n = index(str, part, 'first' | 'last')"],
        Arity::between(2, 3),
        Arity::upto(1),
        |_, call| index(&call, "index", false),
        "Where a part stands first in a text; 0 for nowhere.",
        &[Equal("index('Teststring', 't')", "4"), Fails("index(1, 'a')", "index")],
    ),
    &text(
        "rindex",
        &["n = rindex(str, part)"],
        Arity::exactly(2),
        Arity::upto(1),
        |_, call| index(&call, "rindex", true),
        "Where a part stands last in a text; 0 for nowhere.",
        &[Equal("rindex('Teststring', 't')", "6"), Fails("rindex(1, 'a')", "rindex")],
    ),
    &text(
        "strchr",
        &["idx = strchr(str, chars)", "idx = strchr(str, chars, n, 'first' | 'last')"],
        Arity::between(2, 4),
        Arity::upto(1),
        strchr,
        "Where any of some characters stands in a text.",
        &[Equal("strchr('hello', 'lo')", "[3 4 5]"), Fails("strchr(1, 'a')", "strchr")],
    ),
    &text(
        "findstr",
        &["idx = findstr(s, t)", "idx = findstr(s, t, overlap)"],
        Arity::between(2, 3),
        Arity::upto(1),
        findstr,
        "Where the shorter of two texts stands in the longer one.",
        &[Equal("findstr('aba', 'ababa')", "[1 3]"), Fails("findstr(1, 'a')", "findstr")],
    ),
    &text(
        "strmatch",
        &["k = strmatch(str, rows)", "k = strmatch(str, rows, 'exact')"],
        Arity::between(2, 3),
        Arity::upto(1),
        strmatch,
        "Which texts begin with a text.",
        &[
            Equal("strmatch('a', {'ab'; 'b'; 'ac'})", "[1; 3]"),
            Fails("strmatch(1, {'a'})", "strmatch"),
        ],
    ),
    &text(
        "substr",
        &["t = substr(s, offset)", "t = substr(s, offset, len)"],
        Arity::between(2, 3),
        Arity::upto(1),
        substr,
        "The part of a text that starts at an offset.",
        &[Equal("substr('This is', 6, 2)", "'is'"), Fails("substr('foo', 9)", "substr")],
    ),
    &text(
        "strtrunc",
        &["t = strtrunc(s, n)"],
        Arity::exactly(2),
        Arity::upto(1),
        strtrunc,
        "At most the first n characters of texts.",
        &[Equal("strtrunc({'abcd', 'x'}, 2)", "{'ab', 'x'}"), Fails("strtrunc(1, 2)", "strtrunc")],
    ),
    &text(
        "erase",
        &["s = erase(str, parts)"],
        Arity::exactly(2),
        Arity::upto(1),
        erase,
        "Texts without some parts.",
        &[Equal("erase('abcabc', 'b')", "'acac'"), Fails("erase(1, 'a')", "erase")],
    )
    .of_strings(),
];

/// Positions as the language counts them; `[]` for none.
fn positions(places: &[usize]) -> Value {
    if places.is_empty() {
        return Value::empty();
    }
    number_row(places.iter().map(|&at| (at + 1) as f64).collect())
}

/// The value of the option `overlaps` and its like.
fn flag(name: &str, value: &Value, function: &str) -> Flow<bool> {
    truth(value)?.ok_or_else(|| {
        fail("MATLAB:invalidType", format!("{function}: {name} must be true or false"))
    })
}

fn strfind(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (mut overlap, mut as_cell) = (true, false);
    for (name, value) in pairs(&call, 2, "strfind")? {
        match name.as_str() {
            "overlaps" => overlap = flag(&name, value, "strfind")?,
            "forcecelloutput" => as_cell = flag(&name, value, "strfind")?,
            _ => return Err(unknown_option("strfind", &name)),
        }
    }
    let texts = Texts::read(&call.args[0])?.filter(|texts| texts.form != Form::Rows);
    let Some(texts) = texts else {
        let message = "strfind: STR must be a string or cell array of strings";
        return Err(fail("MATLAB:strfind:InvalidInputType", message));
    };
    let patterns = Texts::read(&call.args[1])?.ok_or_else(|| {
        fail(
            "MATLAB:strfind:InvalidPattern",
            "strfind: PATTERN must be a string or cell array of strings",
        )
    })?;
    let pattern = patterns.all().into_iter().next().unwrap_or_default();
    let find = |text: &Option<Units>| {
        positions(&places(text.as_deref().unwrap_or(&[]), &pattern, overlap))
    };
    let one_text =
        texts.form == Form::Char || texts.form == Form::Strings && texts.items.len() == 1;
    if one_text && !as_cell {
        return one(find(&texts.items[0]));
    }
    let found = texts.items.iter().map(find).collect();
    one(cell_value(texts.shape, found))
}

fn strrep(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let mut overlap = true;
    for (name, value) in pairs(&call, 3, "strrep")? {
        match name.as_str() {
            "overlaps" => overlap = flag(&name, value, "strrep")?,
            _ => return Err(unknown_option("strrep", &name)),
        }
    }
    let read = |k: usize| {
        Texts::read(&call.args[k])?.ok_or_else(|| {
            let message =
                "strrep: STR, PTN, and REP arguments must be strings or cell arrays of strings";
            fail("MATLAB:strrep:InvalidInputType", message)
        })
    };
    let (texts, old, new) = (read(0)?, read(1)?, read(2)?);
    let replace = |text: &[u16], old: &[u16], new: &[u16]| {
        if !overlap {
            return replaced(text, old, new);
        }
        // Overlapping places are all replaced: what they share is written once for each.
        let mut out = Units::new();
        let mut from = 0;
        for at in places(text, old, true) {
            extend(&mut out, text.get(from..at).unwrap_or(&[]))?;
            extend(&mut out, new)?;
            from = at + old.len();
        }
        extend(&mut out, &text[from..])?;
        Ok(out)
    };
    // Any of the three may be many; those that are one go with each of the others.
    let many = [&texts, &old, &new].into_iter().find(|t| t.items.len() != 1).unwrap_or(&texts);
    let n = many.items.len();
    if [&texts, &old, &new].into_iter().any(|t| t.items.len() != 1 && t.items.len() != n) {
        let message = "strrep: the arguments must be of the same size, or one text each";
        return Err(fail("MATLAB:strrep:SizeMismatch", message));
    }
    let item = |t: &Texts, k: usize| t.items[if t.items.len() == 1 { 0 } else { k }].clone();
    let results = (0..n).map(|k| match (item(&texts, k), item(&old, k), item(&new, k)) {
        (Some(text), Some(old), Some(new)) => replace(&text, &old, &new).map(Some),
        _ => Ok(None),
    });
    let results = results.collect::<Result<_>>()?;
    let any = |form| [&texts, &old, &new].into_iter().any(|t| t.form == form);
    let form = match texts.form {
        Form::Char if any(Form::Strings) => Form::Strings,
        Form::Char if any(Form::Cell) => Form::Cell,
        form => form,
    };
    one(Texts { form, shape: many.shape.clone(), items: Vec::new() }.rebuild(results)?)
}

fn strtok(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let texts =
        Texts::read(&call.args[0])?.filter(|texts| texts.form != Form::Rows || is_column(&call));
    let Some(texts) = texts else {
        let message = "strtok: STR must be a character string or cell array of strings";
        return Err(fail("MATLAB:strtok:InvalidInputType", message));
    };
    let delimiters = match call.args.get(1) {
        None => vec![0, 9, 10, 11, 12, 13, 32],
        Some(value) => row_or_codes(value)?.ok_or_else(|| not_text("strtok", 1))?,
    };
    let split = |text: &[u16]| {
        let is_delimiter = |unit: &u16| delimiters.contains(unit);
        let start = text.iter().position(|unit| !is_delimiter(unit)).unwrap_or(text.len());
        let end = text[start..].iter().position(is_delimiter).map_or(text.len(), |at| start + at);
        (text[start..end].to_vec(), text[end..].to_vec())
    };
    if texts.form == Form::Rows {
        // A column of characters is one text.
        let (token, rest) = split(&texts.all().concat());
        return Ok(smallvec![char_column(&token), char_column(&rest)]);
    }
    let mut token = texts.map(|text| split(text).0)?;
    if texts.form == Form::Char && token.numel() == 0 && call.args[0].numel() > 0 {
        // No word in a text that is not empty: an empty piece of it.
        token = Value::from(Array::row(Vec::<crate::value::Unit>::new()));
    }
    let rest = texts.map(|text| split(text).1)?;
    Ok(smallvec![token, rest])
}

fn is_column(call: &Call<'_>) -> bool {
    call.args[0].shape().cols() == 1
}

fn char_column(text: &[u16]) -> Value {
    let chars: Vec<_> = text.iter().map(|&unit| crate::value::Unit(unit)).collect();
    Value::from(Array::column(chars))
}

fn index(call: &Call<'_>, function: &'static str, mut last: bool) -> Flow<Values> {
    let texts = Texts::arg(call, 0, function)?;
    let Some(part) = row(&call.args[1])? else { return Err(not_text(function, 1)) };
    if let Some(direction) = call.args.get(2) {
        last = match string(direction)?.map(|word| word.to_lowercase()).as_deref() {
            Some("first") => false,
            Some("last") => true,
            _ => {
                let message = format!("{function}: the direction is 'first' or 'last'");
                return Err(fail("MATLAB:invalidType", message));
            }
        };
    }
    one(texts.measure(|text| {
        let found = places(text, &part, true);
        let at = if last { found.last() } else { found.first() };
        at.map_or(0.0, |&at| (at + 1) as f64)
    }))
}

fn strchr(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let Some(text) = row(&call.args[0])? else { return Err(not_text("strchr", 0)) };
    let Some(chars) = row(&call.args[1])? else { return Err(not_text("strchr", 1)) };
    if chars.is_empty() {
        return one(number_row(Vec::new()));
    }
    let mut found: Vec<f64> = text
        .iter()
        .enumerate()
        .filter(|(_, unit)| chars.contains(unit))
        .map(|(k, _)| (k + 1) as f64)
        .collect();
    if let Some(n) = call.args.get(2) {
        let n = count(n)?.filter(|&n| n > 0).ok_or_else(|| {
            fail("MATLAB:invalidType", "strchr: the number of places must be positive")
        })?;
        let last = call.args.get(3).map_or(Ok(None), string)?.is_some_and(|word| word == "last");
        if last && found.len() > n {
            found.drain(..found.len() - n);
        }
        found.truncate(n);
    }
    one(number_row(found))
}

fn findstr(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let Some(a) = row(&call.args[0])? else { return Err(not_text("findstr", 0)) };
    let Some(b) = row(&call.args[1])? else { return Err(not_text("findstr", 1)) };
    let overlap = call.args.get(2).map_or(Ok(None), truth)?.unwrap_or(true);
    let (long, short) = if a.len() >= b.len() { (a, b) } else { (b, a) };
    one(positions(&places(&long, &short, overlap)))
}

fn strmatch(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let wanted = match &call.args[0] {
        Value::Cell(cells) if cells.cells.is_empty() => return one(Value::empty()),
        Value::Cell(cells) if cells.cells.len() == 1 => row(&cells.cells[0])?,
        other => row(other)?,
    };
    let Some(wanted) = wanted else { return Err(not_text("strmatch", 0)) };
    let rows = Texts::arg(&call, 1, "strmatch")?;
    let exact = call.args.get(2).is_some();
    let is_pad = |unit: &u16| *unit == 32 || *unit == 0;
    let ended = |text: &[u16]| text.iter().rposition(|u| !is_pad(u)).map_or(0, |at| at + 1);
    // Blanks alone are looked for in blanks, of which there must be as many.
    let least = if exact { 0 } else { wanted.len() };
    let wanted = &wanted[..ended(&wanted)];
    let matches: Vec<f64> = rows
        .all()
        .iter()
        .enumerate()
        .filter(|(_, text)| match exact || wanted.is_empty() {
            true => text.len() >= least && &text[..ended(text)] == wanted,
            false => text.starts_with(wanted),
        })
        .map(|(k, _)| (k + 1) as f64)
        .collect();
    if matches.is_empty() {
        return one(Value::empty());
    }
    one(Value::from(Array::from_vec(Shape::matrix(matches.len(), 1), matches)))
}

fn substr(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let Some(text) = row(&call.args[0])? else { return Err(not_text("substr", 0)) };
    let whole = |k: usize| {
        let Some(value) = call.args.get(k) else { return Ok(None) };
        let x = number(value)?.filter(|x| *x == libm::trunc(*x));
        let refused = || fail("MATLAB:invalidType", "substr: offsets are whole numbers");
        Ok::<Option<f64>, crate::builtins::Stop>(Some(x.ok_or_else(refused)?))
    };
    let n = text.len() as f64;
    let offset = whole(1)?.unwrap_or(0.0);
    // A negative offset counts from the end, a negative length leaves so many characters out there.
    let start = if offset > 0.0 { offset } else { n + offset + 1.0 };
    let end = match whole(2)? {
        None => n,
        Some(length) if length < 0.0 => n + length,
        Some(length) => start + length - 1.0,
    };
    if offset == 0.0 || start < 1.0 || start > n || end > n || end < start - 1.0 {
        return Err(fail("MATLAB:badsubscript", "substr: the part does not lie within the text"));
    }
    one(char_value(&text[start as usize - 1..end as usize]))
}

fn strtrunc(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let n = match &call.args[1] {
        value if number(value)? == Some(f64::INFINITY) => usize::MAX,
        value => count(value)?.ok_or_else(|| {
            let message = "strtrunc: length N must be a whole number that is not negative";
            fail("MATLAB:invalidType", message)
        })?,
    };
    if let Value::Cell(cells) = &call.args[0] {
        let cut = cells.cells.iter().map(|cell| {
            let rows = char_rows(cell)?.ok_or_else(|| not_text("strtrunc", 0))?;
            Ok(truncated(rows, n)?)
        });
        let cut = cut.collect::<Flow<Vec<_>>>()?;
        return one(cell_value(cells.shape.clone(), cut));
    }
    let rows = char_rows(&call.args[0])?.ok_or_else(|| not_text("strtrunc", 0))?;
    one(truncated(rows, n)?)
}

fn truncated(mut rows: Vec<Units>, n: usize) -> Result<Value> {
    for row in &mut rows {
        row.truncate(n);
    }
    if rows.len() == 1 { Ok(char_value(&rows[0])) } else { char_matrix(&rows) }
}

fn erase(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let texts = Texts::arg(&call, 0, "erase")?;
    let mut parts = Texts::arg(&call, 1, "erase")?.all();
    // Where several parts begin at one place, the longest is erased.
    parts.sort_by_key(|part| std::cmp::Reverse(part.len()));
    one(texts.map(|text| {
        let mut out = Units::new();
        let mut at = 0;
        while at < text.len() {
            let part = parts.iter().find(|part| !part.is_empty() && text[at..].starts_with(part));
            match part {
                Some(part) => at += part.len(),
                None => {
                    out.push(text[at]);
                    at += 1;
                }
            }
        }
        out
    })?)
}
