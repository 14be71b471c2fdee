//! Comparing texts, and asking what they begin with, end with, and are made of.

use super::text;
use super::texts::*;
use crate::builtins::Example::{Equal, Fails};
use crate::builtins::{Arity, Builtin, Call, Cx, Flow, Values};
use crate::diag::Error;
use crate::value::{Class, Data, Refusal, Shape, Unit, Value};

/// A builtin that answers for every character.
macro_rules! class_test {
    ($name:literal, $summary:literal, $test:expr, $example:literal, $value:literal) => {
        text(
            $name,
            &[concat!("tf = ", $name, "(str)")],
            Arity::exactly(1),
            Arity::upto(1),
            |_, call| one(each_unit(&call.args[0], $test)?),
            $summary,
            &[Equal($example, $value), Fails(concat!($name, "(1, 2)"), $name)],
        )
    };
}
/// Comparing and asking.
pub const ALL: &[&Builtin] = &[
    &text(
        "strcmp",
        &["tf = strcmp(a, b)"],
        Arity::exactly(2),
        Arity::upto(1),
        |_, call| compare(&call, Match { fold: false, first: None }),
        "Whether texts are equal.",
        &[
            Equal("strcmp('ab', {'ab', 'AB'})", "[true false]"),
            Equal("strcmp('a', 97)", "false"),
            Fails("strcmp('a')", "strcmp"),
        ],
    ),
    &text(
        "strcmpi",
        &["tf = strcmpi(a, b)"],
        Arity::exactly(2),
        Arity::upto(1),
        |_, call| compare(&call, Match { fold: true, first: None }),
        "Whether texts are equal but for the case of letters.",
        &[Equal("strcmpi('ab', 'AB')", "true"), Fails("strcmpi('a')", "strcmpi")],
    ),
    &text(
        "strncmp",
        &["tf = strncmp(a, b, n)"],
        Arity::exactly(3),
        Arity::upto(1),
        |_, call| {
            let first = Some(first_units(&call, "strncmp")?);
            compare(&call, Match { fold: false, first })
        },
        "Whether the first n characters of texts are equal.",
        &[Equal("strncmp('abc', 'abd', 2)", "true"), Fails("strncmp('a', 'b', 0)", "strncmp")],
    ),
    &text(
        "strncmpi",
        &["tf = strncmpi(a, b, n)"],
        Arity::exactly(3),
        Arity::upto(1),
        |_, call| {
            let first = Some(first_units(&call, "strncmpi")?);
            compare(&call, Match { fold: true, first })
        },
        "Whether the first n characters of texts are equal but for the case of letters.",
        &[Equal("strncmpi('abc', 'ABd', 2)", "true"), Fails("strncmpi('a', 'b', 0)", "strncmpi")],
    ),
    &text(
        "startsWith",
        &["tf = startsWith(str, pat)", "tf = startsWith(str, pat, 'IgnoreCase', tf)"],
        Arity::from(2),
        Arity::upto(1),
        |_, call| with_patterns(&call, "startsWith", |text, part| text.starts_with(part)),
        "Whether texts begin with one of the patterns.",
        &[
            Equal("startsWith({'abc', 'xbc'}, 'ab')", "[true false]"),
            Fails("startsWith(1, 'a')", "startsWith"),
        ],
    )
    .of_strings(),
    &text(
        "endsWith",
        &["tf = endsWith(str, pat)", "tf = endsWith(str, pat, 'IgnoreCase', tf)"],
        Arity::from(2),
        Arity::upto(1),
        |_, call| with_patterns(&call, "endsWith", |text, part| text.ends_with(part)),
        "Whether texts end with one of the patterns.",
        &[
            Equal("endsWith('file.M', '.m', 'IgnoreCase', true)", "true"),
            Fails("endsWith(1, 'a')", "endsWith"),
        ],
    )
    .of_strings(),
    &text(
        "contains",
        &["tf = contains(str, pat)", "tf = contains(str, pat, 'IgnoreCase', tf)"],
        Arity::from(2),
        Arity::upto(1),
        |_, call| {
            with_patterns(&call, "contains", |text, part| {
                part.is_empty() || !places(text, part, false).is_empty()
            })
        },
        "Whether one of the patterns stands somewhere in texts.",
        &[
            Equal("contains([\"abc\" \"xyz\"], \"b\")", "[true false]"),
            Fails("contains(1, 'a')", "contains"),
        ],
    )
    .of_strings(),
    &text(
        "count",
        &["n = count(str, pat)", "n = count(str, pat, 'IgnoreCase', tf)"],
        Arity::from(2),
        Arity::upto(1),
        count_patterns,
        "How often the patterns stand in texts, not overlapping.",
        &[Equal("count('banana', 'an')", "2"), Fails("count(1, 'a')", "count")],
    )
    .of_strings(),
    &text(
        "validatestring",
        &[
            "s = validatestring(str, choices)",
            "s = validatestring(str, choices, func, var, position)",
        ],
        Arity::between(2, 5),
        Arity::upto(1),
        validatestring,
        "The one of the choices that begins as the text does.",
        &[
            Equal("validatestring('r', {'red', 'green'})", "'red'"),
            Fails("validatestring('x', {'red', 'green'})", "did not match"),
        ],
    ),
    &text(
        "isstrprop",
        &["tf = isstrprop(str, category)"],
        Arity::exactly(2),
        Arity::upto(1),
        isstrprop,
        "Which characters are of a category: alpha, digit, upper and so on.",
        &[
            Equal("isstrprop('a1', 'digit')", "[false true]"),
            Fails("isstrprop('a', 'x')", "category"),
        ],
    ),
    &class_test!(
        "isspace",
        "Which characters are blanks or line ends.",
        is_space,
        "isspace('a b')",
        "[false true false]"
    ),
    &class_test!(
        "isletter",
        "Which characters are letters.",
        is_alpha,
        "isletter('a1')",
        "[true false]"
    ),
    &class_test!(
        "isalpha",
        "Which characters are letters.",
        is_alpha,
        "isalpha('a1')",
        "[true false]"
    ),
    &class_test!(
        "isdigit",
        "Which characters are decimal digits.",
        is_digit,
        "isdigit('a1')",
        "[false true]"
    ),
    &class_test!(
        "isalnum",
        "Which characters are letters or digits.",
        is_alnum,
        "isalnum('a-1')",
        "[true false true]"
    ),
    &class_test!(
        "isupper",
        "Which characters are capital letters.",
        is_upper,
        "isupper('aB')",
        "[false true]"
    ),
    &class_test!(
        "islower",
        "Which characters are small letters.",
        is_lower,
        "islower('aB')",
        "[true false]"
    ),
    &class_test!(
        "ispunct",
        "Which characters are neither letters, digits, blanks nor control characters.",
        is_punct,
        "ispunct('a,')",
        "[false true]"
    ),
    &class_test!(
        "iscntrl",
        "Which characters are control characters.",
        is_cntrl,
        "iscntrl(['a' 10])",
        "[false true]"
    ),
    &class_test!(
        "isgraph",
        "Which characters are visible.",
        is_graph,
        "isgraph('a ')",
        "[true false]"
    ),
    &class_test!(
        "isprint",
        "Which characters are visible or blanks.",
        is_print,
        "isprint('a ')",
        "[true true]"
    ),
    &class_test!(
        "isxdigit",
        "Which characters are hexadecimal digits.",
        is_xdigit,
        "isxdigit('fg')",
        "[true false]"
    ),
    &class_test!(
        "isascii",
        "Which characters are ASCII.",
        |unit| unit < 128,
        "isascii('ab')",
        "[true true]"
    ),
];

fn as_char(unit: u16) -> char {
    char::from_u32(unit.into()).unwrap_or('\u{fffd}')
}

fn is_alpha(unit: u16) -> bool {
    as_char(unit).is_alphabetic()
}

fn is_digit(unit: u16) -> bool {
    matches!(unit, 0x30..=0x39)
}

fn is_alnum(unit: u16) -> bool {
    is_alpha(unit) || is_digit(unit)
}

fn is_upper(unit: u16) -> bool {
    as_char(unit).is_uppercase()
}

fn is_lower(unit: u16) -> bool {
    as_char(unit).is_lowercase()
}

fn is_cntrl(unit: u16) -> bool {
    matches!(unit, 0..=0x1f | 0x7f)
}

fn is_punct(unit: u16) -> bool {
    is_graph(unit) && !is_alnum(unit)
}

fn is_graph(unit: u16) -> bool {
    unit > 0x20 && unit != 0x7f
}

fn is_print(unit: u16) -> bool {
    unit >= 0x20 && unit != 0x7f
}

fn is_xdigit(unit: u16) -> bool {
    as_char(unit).is_ascii_hexdigit()
}

/// A logical array: the test of each character; cells go cell by cell, what is no text is false.
fn each_unit(value: &Value, test: fn(u16) -> bool) -> Result<Value, Refusal> {
    Ok(match value {
        Value::Cell(cells) => {
            let answers = cells.cells.iter().map(|cell| each_unit(cell, test));
            cell_value(cells.shape.clone(), answers.collect::<Result<_, Refusal>>()?)
        }
        Value::Text(texts) if texts.texts.len() == 1 => {
            let text = texts.texts[0].as_deref().map(units).unwrap_or_default();
            let answers: Vec<bool> = text.iter().map(|&unit| test(unit)).collect();
            logical(Shape::matrix(1, answers.len()), answers)
        }
        other => match other.host_array()? {
            Some(array) => {
                let answers = match array.data() {
                    Data::Char(chars) => chars.iter().map(|unit| test(unit.0)).collect(),
                    _ => vec![false; array.numel()],
                };
                logical(array.shape().clone(), answers)
            }
            None => logical(other.shape(), vec![false; other.numel()]),
        },
    })
}

fn isstrprop(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let Some(category) = string(&call.args[1])? else { return Err(not_text("isstrprop", 1)) };
    let test: fn(u16) -> bool = match category.as_str() {
        "alpha" => is_alpha,
        "alnum" | "alphanum" => is_alnum,
        "ascii" => |unit| unit < 128,
        "cntrl" => is_cntrl,
        "digit" => is_digit,
        "graph" | "graphic" => is_graph,
        "lower" => is_lower,
        "print" => is_print,
        "punct" => is_punct,
        "space" | "wspace" => is_space,
        "upper" => is_upper,
        "xdigit" => is_xdigit,
        other => {
            let message = format!("isstrprop: invalid string category '{other}'");
            return Err(fail("MATLAB:isstrprop:UnknownCategory", message));
        }
    };
    // Numbers count as the characters that they are the codes of.
    let arg = &call.args[0];
    if let Some(array) = arg.host_array()?
        && array.class().is_numeric()
    {
        let codes = crate::value::cast::to_f64(array.data());
        let answers = codes.into_iter().map(|code| test(code as u16)).collect();
        return one(logical(array.shape().clone(), answers));
    }
    one(each_unit(arg, test)?)
}

/// How two texts are compared.
#[derive(Clone, Copy)]
struct Match {
    fold: bool,
    first: Option<usize>,
}

impl Match {
    fn same(self, a: &[u16], b: &[u16]) -> bool {
        let (a, b) = match self.first {
            // MATLAB and Octave agree: fewer characters than n are no match, unless both are equal
            // and at the end.
            Some(n) => {
                if a.len() < n && b.len() < n && a.len() == b.len() {
                    (a, b)
                } else if a.len() < n || b.len() < n {
                    return false;
                } else {
                    (&a[..n], &b[..n])
                }
            }
            None => (a, b),
        };
        a.len() == b.len()
            && a.iter().zip(b).all(|(&x, &y)| x == y || self.fold && lower(x) == lower(y))
    }
}

fn first_units(call: &Call<'_>, function: &str) -> Flow<usize> {
    call.args.get(2).map_or(Ok(None), count)?.filter(|&n| n > 0).ok_or_else(|| {
        fail("MATLAB:strncmp:InvalidN", format!("{function}: N must be greater than 0"))
    })
}

/// One side of a comparison.
enum Side {
    /// Char array: its rows and its extents.
    Chars(Vec<Units>, Shape),
    /// A string array, or a cell array; `None` is no text.
    Many(Vec<Option<Units>>, Shape),
    /// Anything else: equal to nothing.
    Other,
}

fn side(value: &Value) -> Result<Side, Refusal> {
    Ok(match value {
        Value::Cell(cells) => {
            let texts = cells.cells.iter().map(row).collect::<Result<_, _>>()?;
            Side::Many(texts, cells.shape.clone())
        }
        Value::Text(texts) => Side::Many(
            texts.texts.iter().map(|text| text.as_deref().map(units)).collect(),
            texts.shape.clone(),
        ),
        other => match char_rows(other)? {
            Some(rows) => Side::Chars(rows, other.shape()),
            None => Side::Other,
        },
    })
}

/// A row of characters, where it lies.
fn row_in_place(value: &Value) -> Option<&[Unit]> {
    match value {
        Value::Array(a) if a.shape().ndims() == 2 && a.shape().rows() == 1 => match a.data() {
            Data::Char(units) => Some(units),
            _ => None,
        },
        _ => None,
    }
}

/// A row of characters with every cell, if all of these hold what lies in memory; then none of them is copied.
fn with_cells(args: &[Value]) -> Option<Value> {
    let ((Value::Cell(cells), row) | (row, Value::Cell(cells))) = (&args[0], &args[1]) else {
        return None;
    };
    let row = row_in_place(row)?;
    let same = |cell: &Value| match cell {
        Value::Array(a) if a.class() == Class::Char && a.numel() > 0 => {
            row_in_place(cell).map(|units| units == row)
        }
        Value::Array(a) if a.class() != Class::Char => Some(false),
        Value::Scalar(s) if s.class() != Class::Char => Some(false),
        _ => None,
    };
    let found = cells.cells.iter().map(same).collect::<Option<Vec<bool>>>()?;
    Some(logical(cells.shape.clone(), found))
}

fn compare(call: &Call<'_>, how: Match) -> Flow<Values> {
    if let Match { fold: false, first: None } = how
        && let Some(found) = with_cells(call.args)
    {
        return one(found);
    }
    one(match (side(&call.args[0])?, side(&call.args[1])?) {
        (Side::Chars(a, a_shape), Side::Chars(b, b_shape)) => {
            // An empty text is equal to another of the size 0×0 or 1×0 only.
            let plain =
                |shape: &Shape| shape.numel() == 0 && shape.rows() <= 1 && shape.cols() == 0;
            let shapes = a_shape == b_shape || plain(&a_shape) && plain(&b_shape);
            let rows = |rows: &[Units]| rows.concat();
            Value::from(match how.first {
                Some(_) => a.len() <= 1 && b.len() <= 1 && how.same(&rows(&a), &rows(&b)),
                None => shapes && how.same(&rows(&a), &rows(&b)),
            })
        }
        (Side::Many(a, a_shape), Side::Many(b, b_shape)) => {
            let same = |x: &Option<Units>, y: &Option<Units>| match (x, y) {
                (Some(x), Some(y)) => how.same(x, y),
                _ => false,
            };
            if a.len() == 1 {
                logical(b_shape, b.iter().map(|y| same(&a[0], y)).collect())
            } else if b.len() == 1 {
                logical(a_shape, a.iter().map(|x| same(x, &b[0])).collect())
            } else if a_shape == b_shape {
                logical(a_shape, a.iter().zip(&b).map(|(x, y)| same(x, y)).collect())
            } else {
                Value::from(false)
            }
        }
        (Side::Chars(rows, _), Side::Many(many, shape))
        | (Side::Many(many, shape), Side::Chars(rows, _)) => {
            rows_with_many(&rows, &many, shape, how)
        }
        (Side::Many(_, shape), Side::Other) | (Side::Other, Side::Many(_, shape)) => {
            let n = shape.numel();
            logical(shape, vec![false; n])
        }
        _ => Value::from(false),
    })
}

/// A char array with many texts: one text with each; several rows with the one text or, row by row,
/// with as many.
fn rows_with_many(rows: &[Units], many: &[Option<Units>], shape: Shape, how: Match) -> Value {
    let same =
        |text: &[u16], item: &Option<Units>| item.as_ref().is_some_and(|item| how.same(text, item));
    match (rows.len(), many.len()) {
        (0 | 1, _) => {
            let text: &[u16] = rows.first().map_or(&[], |row| row);
            logical(shape, many.iter().map(|item| same(text, item)).collect())
        }
        (n, 1) => {
            let answers = rows.iter().map(|row| same(row, &many[0])).collect();
            logical(Shape::matrix(n, 1), answers)
        }
        (n, m) if n == m => {
            logical(shape, rows.iter().zip(many).map(|(row, item)| same(row, item)).collect())
        }
        _ => logical(shape, vec![false; many.len()]),
    }
}

/// The patterns of a call, and whether case counts.
struct Patterns {
    texts: Texts,
    patterns: Vec<Units>,
    ignore_case: bool,
}

fn read_patterns(call: &Call<'_>, function: &str) -> Flow<Patterns> {
    let texts = Texts::arg(call, 0, function)?;
    let patterns = Texts::arg(call, 1, function)?;
    let mut ignore_case = false;
    for (name, value) in pairs(call, 2, function)? {
        if name.is_empty() || !"ignorecase".starts_with(&name) {
            return Err(unknown_option(function, &name));
        }
        let is_flag = value.elem_type().is_some_and(|ty| ty.class != crate::value::Class::Char);
        ignore_case = truth(value)?.filter(|_| is_flag).ok_or_else(|| {
            fail("MATLAB:invalidType", format!("{function}: IgnoreCase must be true or false"))
        })?;
    }
    let fold = |text: Units| -> Units {
        if ignore_case { text.into_iter().map(lower).collect() } else { text }
    };
    let patterns = patterns.all().into_iter().map(fold).collect();
    Ok(Patterns { texts, patterns, ignore_case })
}

impl Patterns {
    fn fold(&self, text: &[u16]) -> Units {
        text.iter().map(|&unit| if self.ignore_case { lower(unit) } else { unit }).collect()
    }
}

fn with_patterns(
    call: &Call<'_>,
    function: &str,
    test: fn(&[u16], &[u16]) -> bool,
) -> Flow<Values> {
    let asked = read_patterns(call, function)?;
    one(asked.texts.ask(|text| {
        let text = asked.fold(text);
        asked.patterns.iter().any(|pattern| test(&text, pattern))
    }))
}

fn count_patterns(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let asked = read_patterns(&call, "count")?;
    one(asked.texts.measure(|text| {
        let text = asked.fold(text);
        asked.patterns.iter().map(|pattern| places(&text, pattern, false).len()).sum::<usize>()
            as f64
    }))
}

fn validatestring(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let Some(text) = row(&call.args[0])? else { return Err(not_text("validatestring", 0)) };
    let choices = match &call.args[1] {
        Value::Cell(_) | Value::Text(_) => Texts::arg(&call, 1, "validatestring")?,
        _ => return Err(not_text("validatestring", 1)),
    };
    let mut names = Vec::new();
    let mut position = None;
    for (k, arg) in call.args.iter().enumerate().skip(2) {
        match (string(arg)?, count(arg)?) {
            (Some(name), _) if k < 4 => names.push(name),
            (None, Some(n)) if n > 0 && k == call.args.len() - 1 => position = Some(n),
            _ => {
                let message = "validatestring: the position must be a positive whole number";
                return Err(fail("MATLAB:validatestring:invalidPosition", message));
            }
        }
    }
    let folded = |text: &[u16]| -> Units { text.iter().map(|&unit| lower(unit)).collect() };
    let wanted = folded(&text);
    let all = choices.all();
    if let Some(exact) = all.iter().find(|choice| folded(choice) == wanted) {
        return one(char_value(exact));
    }
    let found: Vec<&Units> =
        all.iter().filter(|choice| folded(choice).starts_with(&wanted)).collect();
    // Several are fine where each of them begins with the shortest one.
    let shortest = found.iter().min_by_key(|choice| choice.len());
    if let Some(shortest) = shortest
        && !wanted.is_empty()
        && found.iter().all(|choice| folded(choice).starts_with(&folded(shortest)))
    {
        return one(char_value(shortest));
    }
    let subject = match (position, names.get(1)) {
        (Some(n), Some(variable)) => format!("input number {n}, {variable},"),
        (Some(n), None) => format!("input number {n}"),
        (None, Some(variable)) => variable.clone(),
        (None, None) => "input".to_owned(),
    };
    let listed: Vec<String> = all.iter().map(|choice| format!("'{}'", decode(choice))).collect();
    let listed = listed.join(", ");
    let (identifier, problem) = if found.is_empty() {
        ("unrecognizedStringChoice", "did not match any of the valid values")
    } else {
        ("ambiguousStringChoice", "matched more than one valid value")
    };
    let function = names.first().map_or_else(String::new, |function| format!("{function}:"));
    let message = format!(
        "Expected {subject} to match one of these values:\n\n{listed}\n\nThe input, '{}', {problem}.",
        decode(&text)
    );
    Err(Error::new(format!("MATLAB:{function}{identifier}"), message).into())
}
