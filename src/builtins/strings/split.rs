//! Taking texts apart at delimiters, and putting them together.

use super::regexp::Pattern;
use super::text;
use super::texts::*;
use crate::builtins::Example::{Equal, Fails};
use crate::builtins::{Arity, Builtin, Call, Cx, Flow, Values};
use crate::graph::in_steps;
use crate::op::pace::Pace;
use crate::value::{Array, Class, Refusal, Shape, Unit, Value};
use smallvec::smallvec;
use std::rc::Rc;

/// Taking apart and joining.
pub const ALL: &[&Builtin] = &[
    &text(
        "strsplit",
        &[
            "c = strsplit(str)",
            "[c, matches] = strsplit(str, delims)",
            "c = strsplit(..., 'CollapseDelimiters', tf, 'DelimiterType', type)",
        ],
        Arity::from(1),
        Arity::upto(2),
        strsplit,
        "A text taken apart at delimiters, blanks by default.",
        &[
            Equal("strsplit('a,b,,c', ',')", "{'a', 'b', 'c'}"),
            Equal("strsplit('a b')", "{'a', 'b'}"),
            Fails("strsplit(1)", "strsplit"),
        ],
    ),
    &text(
        "ostrsplit",
        &["c = ostrsplit(str, seps)", "c = ostrsplit(str, seps, strip_empty)"],
        Arity::between(2, 3),
        Arity::upto(1),
        ostrsplit,
        "The rows of a text taken apart at any of some characters.",
        &[
            Equal("ostrsplit('a:b;c', ':;')", "{'a', 'b', 'c'}"),
            Fails("ostrsplit(1, 'a')", "ostrsplit"),
        ],
    ),
    &text(
        "strjoin",
        &["s = strjoin(c)", "s = strjoin(c, delim)"],
        Arity::between(1, 2),
        Arity::upto(1),
        strjoin,
        "Texts joined by a delimiter, a blank by default.",
        &[Equal("strjoin({'a', 'b', 'c'}, ', ')", "'a, b, c'"), Fails("strjoin(1)", "strjoin")],
    ),
    &text(
        "splitlines",
        &["c = splitlines(str)"],
        Arity::exactly(1),
        Arity::upto(1),
        splitlines,
        "The lines of a text, one below the other.",
        &[
            Equal("splitlines(['a' newline 'b'])", "{'a'; 'b'}"),
            Fails("splitlines(1)", "splitlines"),
        ],
    )
    .of_strings(),
    &text(
        "split",
        &["c = split(str)", "c = split(str, delims)", "[c, found] = split(str, delims, dim)"],
        Arity::between(1, 3),
        Arity::upto(2),
        split,
        "Texts taken apart at delimiters, the parts one below the other.",
        &[
            Equal("split(\"a,b\", \",\")", "[\"a\"; \"b\"]"),
            Equal("split('a  b')", "{'a'; 'b'}"),
            Equal(
                "split([\"12\"; \"34\"], \"\")",
                "[\"\" \"1\" \"2\" \"\"; \"\" \"3\" \"4\" \"\"]",
            ),
            Fails("split(1)", "split"),
        ],
    )
    .of_strings(),
    &text(
        "join",
        &["s = join(str)", "s = join(str, delim)", "s = join(str, delims, dim)"],
        Arity::between(1, 3),
        Arity::upto(1),
        join,
        "The texts of each row joined by a delimiter, a blank by default.",
        &[
            Equal("join([\"a\" \"b\"; \"c\" \"d\"])", "[\"a b\"; \"c d\"]"),
            Fails("join(1)", "join"),
        ],
    )
    .of_strings(),
];

/// What `strsplit` is asked for.
struct Options {
    delimiters: Option<Vec<Units>>,
    collapse: bool,
    regexp: bool,
}

fn options(call: &Call<'_>) -> Flow<Options> {
    let mut options = Options { delimiters: None, collapse: true, regexp: false };
    let is_name = |value: &Value| -> Result<bool, Refusal> {
        let name = string(value)?.unwrap_or_default().to_lowercase();
        Ok(name == "collapsedelimiters" || name == "delimitertype")
    };
    let mut next = 1;
    let is_flag = |value: &Value| {
        !matches!(value, Value::Cell(_) | Value::Text(_)) && !value.is_char() && value.numel() == 1
    };
    if let Some(value) = call.args.get(next)
        && !is_name(value)?
        && !is_flag(value)
    {
        options.delimiters = Some(Texts::arg(call, next, "strsplit")?.all());
        next += 1;
    }
    if let Some(value) = call.args.get(next)
        && is_flag(value)
    {
        options.collapse = truth(value)?.unwrap_or(true);
        next += 1;
    }
    for (name, value) in pairs(call, next, "strsplit")? {
        match name.as_str() {
            "collapsedelimiters" => {
                options.collapse = truth(value)?.ok_or_else(|| {
                    fail(
                        "MATLAB:strsplit:InvalidCollapse",
                        "strsplit: COLLAPSEDELIMITERS must be a scalar value",
                    )
                })?;
            }
            "delimitertype" => {
                let kind = string(value)?.unwrap_or_default().to_lowercase();
                options.regexp = match kind.chars().next() {
                    Some('r') if "regularexpression".starts_with(&kind) => true,
                    Some('s') if "simple".starts_with(&kind) => false,
                    Some('l') if "legacy".starts_with(&kind) => false,
                    _ => {
                        let message = "strsplit: Invalid DELIMITERTYPE";
                        return Err(fail("MATLAB:strsplit:InvalidDelimiterType", message));
                    }
                };
            }
            _ => {
                let message = format!("strsplit: invalid parameter name, '{name}'");
                return Err(fail("MATLAB:strsplit:InvalidParameter", message));
            }
        }
    }
    Ok(options)
}

fn default_delimiters() -> Vec<Units> {
    [" ", "\u{c}", "\n", "\r", "\t", "\u{b}"].into_iter().map(units).collect()
}

/// Where the delimiters stand: start and end of each.
fn delimiter_places(text: &[u16], delimiters: &[Units]) -> Vec<(usize, usize)> {
    let mut longest_first: Vec<&Units> = delimiters.iter().filter(|d| !d.is_empty()).collect();
    longest_first.sort_by_key(|delimiter| std::cmp::Reverse(delimiter.len()));
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        match longest_first.iter().find(|delimiter| begins_with(&text[at..], delimiter)) {
            Some(delimiter) => {
                found.push((at, at + delimiter.len()));
                at += delimiter.len();
            }
            None => at += 1,
        }
    }
    found
}

/// Neighbouring places as one.
fn collapsed(places: Vec<(usize, usize)>) -> Vec<(usize, usize)> {
    let mut merged: Vec<(usize, usize)> = Vec::new();
    for (start, end) in places {
        match merged.last_mut() {
            Some(last) if last.1 == start => last.1 = end,
            _ => merged.push((start, end)),
        }
    }
    merged
}

/// The runs between places, of a text of so many units.
fn between(places: &[(usize, usize)], units: usize) -> Vec<(usize, usize)> {
    let starts = std::iter::once(0).chain(places.iter().map(|place| place.1));
    let ends = places.iter().map(|place| place.0).chain([units]);
    starts.zip(ends).collect()
}

/// The texts between places.
fn cut(text: &[u16], places: &[(usize, usize)]) -> Vec<Units> {
    between(places, text.len()).into_iter().map(|(start, end)| text[start..end].to_vec()).collect()
}

/// The work of making one cell of text, in the units of the op table.
const PIECE: u64 = 200_000;

/// A 1×n cell array of pieces of a text.
async fn pieces(text: Rc<[u16]>, runs: Vec<(usize, usize)>) -> Value {
    let mut pace = Pace::default();
    let mut cells = Vec::with_capacity(runs.len());
    for (start, end) in runs {
        cells.push(char_value(&text[start..end]));
        pace.spend(PIECE).await;
    }
    cell_value(Shape::matrix(1, cells.len()), cells)
}

fn strsplit(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let shape = call.args[0].shape();
    let text = row(&call.args[0])?.filter(|_| shape.ndims() == 2 && shape.rows() <= 1);
    let Some(text) = text else {
        return Err(fail(
            "MATLAB:strsplit:InvalidStringType",
            "strsplit: S and SEP must be string values",
        ));
    };
    let is_string = matches!(call.args[0], Value::Text(_));
    let options = options(&call)?;
    let places = if options.regexp {
        let patterns = options.delimiters.unwrap_or_else(|| vec![units("\\s")]);
        let joined: Vec<String> = patterns.iter().map(|pattern| decode(pattern)).collect();
        let joined = joined.join("|");
        let joined = if options.collapse { format!("({joined})+") } else { joined };
        Pattern::new(&mut cx.world.patterns, &joined, false)?.places(&text)?
    } else {
        let delimiters = match options.delimiters {
            Some(given) => given.iter().map(|delimiter| escapes(delimiter)).collect(),
            None => default_delimiters(),
        };
        let found = delimiter_places(&text, &delimiters);
        if options.collapse { collapsed(found) } else { found }
    };
    let parts = between(&places, text.len());
    if is_string {
        let as_strings = |runs: &[(usize, usize)]| {
            let texts = runs.iter().map(|&(start, end)| Some(text[start..end].to_vec())).collect();
            strings_value(Shape::matrix(1, runs.len()), texts)
        };
        return Ok(smallvec![as_strings(&parts), as_strings(&places)]);
    }
    let both = call.nargout > 1;
    let cost = PIECE as f64 * parts.len() as f64;
    in_steps(cost, async move {
        let text: Rc<[u16]> = text.into();
        let mut results: Values = smallvec![pieces(text.clone(), parts).await];
        if both {
            results.push(pieces(text, places).await);
        }
        Ok(results)
    })
}

fn ostrsplit(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let Some(rows) = char_rows(&call.args[0])? else { return Err(not_text("ostrsplit", 0)) };
    let Some(separators) = row(&call.args[1])? else { return Err(not_text("ostrsplit", 1)) };
    let strip = match call.args.get(2) {
        None => false,
        Some(value) => truth(value)?.ok_or_else(|| {
            fail("MATLAB:invalidType", "ostrsplit: STRIP_EMPTY must be a scalar logical value")
        })?,
    };
    let mut parts: Vec<Units> = Vec::new();
    for row in &rows {
        parts.extend(row.split(|unit| separators.contains(unit)).map(<[u16]>::to_vec));
    }
    if rows.is_empty() {
        parts.push(Units::new());
    }
    if strip {
        parts.retain(|part| !part.is_empty());
    }
    // Nothing between two separators is an empty row, not an empty matrix.
    let rows = parts.iter().map(|part| {
        let chars: Vec<Unit> = part.iter().map(|&unit| Unit(unit)).collect();
        Value::from(Array::row(chars))
    });
    one(cell_value(Shape::matrix(1, parts.len()), rows.collect()))
}

fn strjoin(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (Value::Cell(_) | Value::Text(_)) = call.args[0] else {
        return Err(fail(
            "MATLAB:strjoin:InvalidCellType",
            "strjoin: CSTR must be a cell array of strings",
        ));
    };
    let texts = Texts::arg(&call, 0, "strjoin")?;
    let all = texts.all();
    let between: Vec<Units> = match call.args.get(1) {
        None => vec![vec![u16::from(b' ')]],
        Some(Value::Cell(_)) => Texts::arg(&call, 1, "strjoin")?.all(),
        Some(value) => vec![escapes(&row(value)?.ok_or_else(|| not_text("strjoin", 1))?)],
    };
    if between.len() != 1 && between.len() + 1 != all.len() {
        let message = "strjoin: the number of delimiters does not match the number of strings";
        return Err(fail("MATLAB:strjoin:WrongNumberOfDelimiterElements", message));
    }
    let mut out = Units::new();
    for (k, text) in all.iter().enumerate() {
        if k > 0 {
            extend(&mut out, if between.len() == 1 { &between[0] } else { &between[k - 1] })?;
        }
        extend(&mut out, text)?;
    }
    one(if texts.form == Form::Strings { string_value(&out) } else { char_value(&out) })
}

/// Parts one below the other, in the form that the text came in.
fn column_of(form: Form, parts: Vec<Units>) -> Value {
    let shape = Shape::matrix(parts.len(), 1);
    match form {
        Form::Strings => strings_value(shape, parts.into_iter().map(Some).collect()),
        _ => cell_value(shape, parts.iter().map(|part| char_value(part)).collect()),
    }
}

fn splitlines(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let texts = Texts::arg(&call, 0, "splitlines")?;
    let ends: Vec<Units> = ["\r\n", "\n", "\r"].into_iter().map(units).collect();
    let lines = |text: &[u16]| cut(text, &delimiter_places(text, &ends));
    split_each(&texts, "splitlines", None, lines)
}

fn split(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let texts = Texts::arg(&call, 0, "split")?;
    let delimiters = match call.args.get(1) {
        None => None,
        Some(_) => Some(Texts::arg(&call, 1, "split")?.all()),
    };
    let dim = match call.args.get(2) {
        None => None,
        Some(value) => match count(value)?.filter(|&d| d > 0 && d <= Shape::MOST_DIMENSIONS) {
            Some(d) => Some(d - 1),
            None => {
                let message = "split: the dimension must be a positive whole number";
                return Err(fail("MATLAB:string:PositiveInteger", message));
            }
        },
    };
    let places = |text: &[u16]| match &delimiters {
        // Nothing stands before and behind every character.
        Some(delimiters) if delimiters.iter().all(Vec::is_empty) => {
            (0..=text.len()).map(|at| (at, at)).collect()
        }
        Some(delimiters) => delimiter_places(text, delimiters),
        // Blanks by default: several count as one.
        None => collapsed(delimiter_places(text, &default_delimiters())),
    };
    let mut results = split_each(&texts, "split", dim, |text| cut(text, &places(text)))?;
    if call.nargout > 1 {
        let found = |text: &[u16]| -> Vec<Units> {
            places(text).iter().map(|&(start, end)| text[start..end].to_vec()).collect()
        };
        results.extend(split_each(&texts, "split", dim, found)?);
    }
    Ok(results)
}

/// One text gives a column; n texts in a column give n rows of as many parts each; unless a dimension is asked for.
fn split_each(
    texts: &Texts,
    function: &str,
    dim: Option<usize>,
    split: impl Fn(&[u16]) -> Vec<Units>,
) -> Flow<Values> {
    let all: Vec<Vec<Units>> = texts.all().iter().map(|text| split(text)).collect();
    if all.len() == 1 && dim.is_none_or(|dim| dim == 0) {
        let parts = all.into_iter().next().unwrap_or_default();
        return one(column_of(texts.form, parts));
    }
    let parts = all.first().map_or(0, Vec::len);
    if all.iter().any(|row| row.len() != parts) {
        let message = format!("{function}: every text must have as many delimiters as the others");
        return Err(fail("MATLAB:string:MustHaveSameNumberOfDelimiters", message));
    }
    let n = all.len();
    let whole = if n == 1 { Shape::scalar() } else { texts.shape.clone() };
    let dim = dim.unwrap_or(if whole.cols() == 1 { 1 } else { 2 });
    if whole.dim(dim) != 1 {
        let message = format!("{function}: there is more than one text along the dimension");
        return Err(fail("MATLAB:string:DimensionNotOne", message));
    }
    // Texts before the dimension come first, then the parts, then the texts behind it.
    let inner = whole.stride(dim).max(1);
    let items: Vec<Units> = (0..n / inner)
        .flat_map(|outer| (0..parts).map(move |c| (outer, c)))
        .flat_map(|(outer, c)| (0..inner).map(move |r| (outer * inner + r, c)))
        .map(|(r, c)| all[r][c].clone())
        .collect();
    let shape = whole.with_dim(dim, parts);
    one(match texts.form {
        Form::Strings => strings_value(shape, items.into_iter().map(Some).collect()),
        _ => cell_value(shape, items.iter().map(|item| char_value(item)).collect()),
    })
}

fn join(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let texts = Texts::arg(&call, 0, "join")?;
    if texts.form == Form::Char || texts.form == Form::Rows {
        return Err(not_text("join", 0));
    }
    let mut delimiters = vec![vec![u16::from(b' ')]];
    let mut dim = None;
    for (k, value) in call.args.iter().enumerate().skip(1) {
        match (row(value)?, count(value)?) {
            (Some(text), _) => delimiters = vec![text],
            (None, Some(d)) if d > 0 => dim = Some(d - 1),
            // One for each place between two texts.
            (None, None) => delimiters = Texts::arg(&call, k, "join")?.all(),
            _ => return Err(not_text("join", 1)),
        }
    }
    let shape = &texts.shape;
    // The last dimension that is not 1.
    let last = (0..shape.ndims()).rev().find(|&k| shape.dim(k) != 1).unwrap_or(1);
    let dim = dim.unwrap_or(last).min(shape.ndims());
    let extent = shape.dim(dim);
    let stride = shape.stride(dim);
    if delimiters.len() != 1 && delimiters.len() + 1 != extent {
        let message = "join: the number of delimiters must be one less than that of the texts";
        return Err(fail("MATLAB:string:InvalidDelimiterSize", message));
    }
    let result = if dim < shape.ndims() { shape.with_dim(dim, 1) } else { shape.clone() };
    let items = (0..result.numel())
        .map(|k| {
            let first = k / stride * stride * extent + k % stride;
            let mut out = Units::new();
            for j in 0..extent {
                if j > 0 {
                    out.extend_from_slice(&delimiters[(j - 1).min(delimiters.len() - 1)]);
                }
                out.extend_from_slice(texts.items[first + j * stride].as_deref()?);
            }
            Some(out)
        })
        .collect();
    let form = texts.form;
    let joined = Texts { form, shape: result, items: Vec::new() }.rebuild(items)?;
    debug_assert!(joined.elem_type().is_none_or(|ty| ty.class == Class::Char));
    one(joined)
}
