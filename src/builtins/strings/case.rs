//! Letters and blanks: case, trimming, justifying, and char arrays made of parts.

use super::text;
use super::texts::*;
use crate::builtins::Example::{Equal, Fails, Prints};
use crate::builtins::{Arity, Builtin, Call, Cx, Flow, Values};
use crate::value::room::filled;
use crate::value::{Array, Data, Scalar, Shape, Unit, Value};

/// Letters and blanks.
pub const ALL: &[&Builtin] = &[
    &text(
        "lower",
        &["Y = lower(X)"],
        Arity::exactly(1),
        Arity::upto(1),
        |_, call| recased(&call, "lower", lower),
        "Letters in lower case.",
        &[Equal("lower('MiXed 1')", "'mixed 1'"), Fails("lower(struct())", "lower")],
    )
    .of_strings(),
    &text(
        "upper",
        &["Y = upper(X)"],
        Arity::exactly(1),
        Arity::upto(1),
        |_, call| recased(&call, "upper", upper),
        "Letters in upper case.",
        &[Equal("upper({'ab', 'c'})", "{'AB', 'C'}"), Fails("upper(struct())", "upper")],
    )
    .of_strings(),
    &text(
        "tolower",
        &["Y = tolower(X)"],
        Arity::exactly(1),
        Arity::upto(1),
        |_, call| recased_within(&call, "tolower", lower),
        "Letters in lower case; Octave's name for lower.",
        &[
            Equal("tolower('AB')", "'ab'"),
            Equal("tolower({'AB', 3})", "{'ab', 3}"),
            Equal("tolower({'AB', {'C', [1 2]}})", "{'ab', {'c', [1 2]}}"),
            Fails("tolower(struct())", "tolower"),
        ],
    ),
    &text(
        "toupper",
        &["Y = toupper(X)"],
        Arity::exactly(1),
        Arity::upto(1),
        |_, call| recased_within(&call, "toupper", upper),
        "Letters in upper case; Octave's name for upper.",
        &[Equal("toupper('ab')", "'AB'"), Fails("toupper(struct())", "toupper")],
    ),
    &text(
        "strtrim",
        &["Y = strtrim(X)"],
        Arity::exactly(1),
        Arity::upto(1),
        strtrim,
        "Texts without the blanks around them.",
        &[Equal("strtrim(\"  a b \")", "\"a b\""), Fails("strtrim(1)", "strtrim")],
    )
    .of_strings(),
    &text(
        "deblank",
        &["Y = deblank(X)"],
        Arity::exactly(1),
        Arity::upto(1),
        deblank,
        "Texts without the blanks behind them.",
        &[Equal("deblank(' a  ')", "' a'"), Fails("deblank({1})", "deblank")],
    ),
    &text(
        "blanks",
        &["Y = blanks(n)"],
        Arity::exactly(1),
        Arity::upto(1),
        blanks,
        "A row of n blanks.",
        &[Equal("blanks(3)", "'   '"), Fails("blanks(-1)", "blanks")],
    ),
    &text(
        "strjust",
        &["Y = strjust(X)", "Y = strjust(X, 'left' | 'center' | 'right')"],
        Arity::between(1, 2),
        Arity::upto(1),
        strjust,
        "The rows of a char array moved to one side.",
        &[Equal("strjust(['a  '; 'bb '])", "['  a'; ' bb']"), Fails("strjust(1)", "strjust")],
    ),
    &text(
        "char",
        &["C = char(X)", "C = char(X1, X2, ...)"],
        Arity::from(0),
        Arity::upto(1),
        char_rows_of,
        "A char array: of codes, of texts one below the other.",
        &[
            Equal("char([72 105])", "'Hi'"),
            Equal("char('a', 'bcd')", "['a  '; 'bcd']"),
            Fails("char(struct())", "char"),
        ],
    )
    .of_strings(),
    &text(
        "strvcat",
        &["C = strvcat(X1, X2, ...)"],
        Arity::from(1),
        Arity::upto(1),
        strvcat,
        "Texts one below the other, empty ones left out.",
        &[Equal("strvcat('a', '', 'bc')", "['a '; 'bc']"), Fails("strvcat(struct())", "strvcat")],
    ),
    &text(
        "cellstr",
        &["C = cellstr(X)"],
        Arity::exactly(1),
        Arity::upto(1),
        cellstr,
        "A cell array of texts: the rows of a char array without the blanks behind them.",
        &[Equal("cellstr(['ab '; 'c  '])", "{'ab'; 'c'}"), Fails("cellstr(1)", "cellstr")],
    )
    .of_strings(),
    &text(
        "strcat",
        &["Y = strcat(X1, X2, ...)"],
        Arity::from(1),
        Arity::upto(1),
        strcat,
        "Texts side by side; blanks behind a char array are dropped.",
        &[
            Equal("strcat('a ', 'b')", "'ab'"),
            Equal("strcat({'a '}, 'b')", "{'a b'}"),
            Fails("strcat({'a', 'b'}, {'c', 'd', 'e'})", "strcat"),
            Fails("strcat(1, 2)", "Inputs must be"),
        ],
    ),
    &text(
        "cstrcat",
        &["Y = cstrcat(X1, X2, ...)"],
        Arity::from(0),
        Arity::upto(1),
        cstrcat,
        "Char rows side by side, blanks kept.",
        &[Equal("cstrcat('a ', 'b')", "'a b'"), Fails("cstrcat(1)", "cstrcat")],
    ),
    &text(
        "newline",
        &["C = newline"],
        Arity::exactly(0),
        Arity::upto(1),
        |_, _| one(char_value(&[10])),
        "The character that ends a line.",
        &[Equal("double(newline)", "10"), Prints("disp(['a' newline 'b'])", "a\nb\n")],
    ),
    &text(
        "untabify",
        &["Y = untabify(X)", "Y = untabify(X, width)", "Y = untabify(X, width, deblank)"],
        Arity::between(1, 3),
        Arity::upto(1),
        untabify,
        "Tabs replaced by blanks up to the next stop.",
        &[Equal("untabify(['a' char(9) 'b'], 4)", "'a   b'"), Fails("untabify(1)", "untabify")],
    ),
];

/// Each unit through `f`; numbers stay as they are.
fn recased(call: &Call<'_>, function: &str, f: fn(u16) -> u16) -> Flow<Values> {
    let arg = &call.args[0];
    if let Some(array) = arg.host_array()? {
        let Data::Char(chars) = array.data() else { return one(arg.clone()) };
        let chars: Vec<Unit> = chars.iter().map(|unit| Unit(f(unit.0))).collect();
        return one(Value::from(Array::from_vec(array.shape().clone(), chars)));
    }
    if let Value::Cell(cells) = arg {
        let recased = cells.cells.iter().map(|cell| {
            let inner = Call { args: std::slice::from_ref(cell), nargout: 1 };
            if !cell.is_char() && !matches!(cell, Value::Text(_)) {
                return Err(not_text(function, 0));
            }
            recased(&inner, function, f).map(|mut values| values.remove(0))
        });
        let recased = recased.collect::<Flow<Vec<_>>>()?;
        return one(cell_value(cells.shape.clone(), recased));
    }
    let texts = Texts::arg(call, 0, function)?;
    one(texts.map(|text| text.iter().map(|&unit| f(unit)).collect())?)
}

/// Octave's functions look into cells within cells, and leave numbers there as they are.
fn recased_within(call: &Call<'_>, function: &str, f: fn(u16) -> u16) -> Flow<Values> {
    let Value::Cell(cells) = &call.args[0] else { return recased(call, function, f) };
    let recased = cells.cells.iter().map(|cell| {
        let inner = Call { args: std::slice::from_ref(cell), nargout: 1 };
        recased_within(&inner, function, f).map(|mut values| values.remove(0))
    });
    let recased = recased.collect::<Flow<Vec<_>>>()?;
    one(cell_value(cells.shape.clone(), recased))
}

fn blank_or_nul(unit: u16) -> bool {
    is_space(unit) || unit == 0
}

fn trimmed(text: &[u16], front: bool) -> Units {
    let Some(end) = text.iter().rposition(|&unit| !blank_or_nul(unit)) else {
        return Units::new();
    };
    let start = match front {
        true => text.iter().position(|&unit| !blank_or_nul(unit)).unwrap_or(0),
        false => 0,
    };
    text[start..=end].to_vec()
}

/// The rows of a char matrix without the columns around them that hold only blanks.
fn trimmed_rows(rows: &[Units], front: bool) -> Vec<Units> {
    let ends = rows.iter().filter_map(|row| row.iter().rposition(|&unit| !blank_or_nul(unit)));
    let end = ends.max().map_or(0, |last| last + 1);
    let starts = rows.iter().filter_map(|row| row.iter().position(|&unit| !blank_or_nul(unit)));
    let start = if front { starts.min().unwrap_or(0) } else { 0 };
    rows.iter().map(|row| row.get(start..end.max(start)).unwrap_or(&[]).to_vec()).collect()
}

fn trim(call: &Call<'_>, function: &'static str, front: bool) -> Flow<Values> {
    let arg = &call.args[0];
    if let Value::Cell(cells) = arg {
        let trimmed = cells.cells.iter().map(|cell| {
            let is_empty = cell.host_array()?.is_some_and(|array| array.numel() == 0);
            if function == "deblank" && is_empty {
                return Ok(cell.clone());
            }
            let inner = Call { args: std::slice::from_ref(cell), nargout: 1 };
            trim(&inner, function, front).map(|mut values| values.remove(0))
        });
        let trimmed = trimmed.collect::<Flow<Vec<_>>>()?;
        return one(cell_value(cells.shape.clone(), trimmed));
    }
    if function == "deblank"
        && let Some(array) = arg.host_array()?
        && array.numel() == 0
        && array.class().is_float()
    {
        return one(arg.clone());
    }
    let texts = Texts::arg(call, 0, function)?;
    if texts.form == Form::Rows {
        let rows = trimmed_rows(&texts.all(), front);
        if rows.iter().all(Vec::is_empty) {
            return one(char_value(&[]));
        }
        return one(char_matrix(&rows)?);
    }
    one(texts.map(|text| trimmed(text, front))?)
}

fn strtrim(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    trim(&call, "strtrim", true)
}

fn deblank(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    trim(&call, "deblank", false)
}

fn blanks(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    match count(&call.args[0])?.filter(|&n| n <= 1 << 30) {
        Some(n) => {
            let shape = Shape::matrix(usize::from(n > 0), n);
            one(Value::from(Array::from_vec(shape, filled(Unit(b' '.into()), n)?)))
        }
        None => Err(fail(
            "MATLAB:blanks:InvalidInput",
            "blanks: the number of blanks must be a whole number that is not negative",
        )),
    }
}

fn strjust(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if call.args[0].shape().ndims() > 2 {
        return Err(fail("MATLAB:strjust:InputType", "strjust: S must be a char matrix"));
    }
    let texts = Texts::arg(&call, 0, "strjust")?;
    let side = match call.args.get(1).map(string).transpose()? {
        None => "right".to_owned(),
        Some(Some(side)) => side.to_lowercase(),
        Some(None) => return Err(not_text("strjust", 1)),
    };
    let side = side.chars().next().unwrap_or('r');
    if !matches!(side, 'l' | 'c' | 'r') {
        return Err(fail(
            "MATLAB:strjust:UnknownParameter",
            "strjust: the side is left, center or right",
        ));
    }
    let justify = |row: &[u16]| {
        let is_blank = |unit: &u16| *unit == 32 || *unit == 0;
        let body_start = row.iter().position(|unit| !is_blank(unit)).unwrap_or(row.len());
        let body_end = row.iter().rposition(|unit| !is_blank(unit)).map_or(body_start, |at| at + 1);
        let body = &row[body_start..body_end];
        let free = row.len() - body.len();
        let before = match side {
            'l' => 0,
            'c' => free / 2,
            _ => free,
        };
        let mut out = vec![u16::from(b' '); before];
        out.extend_from_slice(body);
        out.resize(row.len(), u16::from(b' '));
        out
    };
    one(texts.map(justify)?)
}

/// The rows that one argument of char or strvcat gives.
fn rows_of(value: &Value, function: &str, keep_empty: bool) -> Flow<Vec<Units>> {
    match value {
        Value::Cell(cells) => {
            let rows = cells.cells.iter().map(|cell| rows_of(cell, function, keep_empty));
            Ok(rows.collect::<Flow<Vec<_>>>()?.concat())
        }
        Value::Text(texts) => Ok(texts
            .texts
            .iter()
            .map(|text| text.as_deref().map(units).unwrap_or_default())
            .filter(|text| keep_empty || !text.is_empty())
            .collect()),
        other => {
            let Some(array) = other.host_array()? else {
                let message = format!("{function}: wrong type argument '{}'", other.class_name());
                return Err(fail("MATLAB:invalidConversion", message));
            };
            if array.numel() == 0 {
                return Ok(if keep_empty { vec![Units::new()] } else { Vec::new() });
            }
            let chars = as_chars(&array);
            let rows = array.shape().rows();
            let cols = chars.len() / rows;
            Ok((0..rows).map(|r| (0..cols).map(|c| chars[c * rows + r].0).collect()).collect())
        }
    }
}

fn as_chars(array: &Array) -> Vec<Unit> {
    let ty = crate::value::ElemType::real(crate::value::Class::Char);
    match crate::value::cast::convert(array.data(), ty) {
        Data::Char(chars) => chars,
        // `convert` gives the type that it was asked for.
        _ => Vec::new(),
    }
}

fn char_rows_of(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if let [arg] = call.args
        && let Some(array) = arg.host_array()?
    {
        let chars = as_chars(&array);
        return one(Value::from(Array::from_vec(array.shape().clone(), chars)));
    }
    if call.args.is_empty() {
        return one(char_value(&[]));
    }
    let rows = call.args.iter().map(|arg| rows_of(arg, "char", true));
    let rows = rows.collect::<Flow<Vec<_>>>()?.concat();
    if rows.len() == 1 {
        return one(char_value(&rows[0]));
    }
    one(char_matrix(&rows)?)
}

fn strvcat(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    // An empty text inside a cell counts, one that is an argument of its own does not.
    let rows = call.args.iter().map(|arg| match arg {
        Value::Cell(_) => rows_of_cell(arg),
        other => rows_of(other, "strvcat", false),
    });
    let rows = rows.collect::<Flow<Vec<_>>>()?.concat();
    if rows.is_empty() {
        return one(char_value(&[]));
    }
    one(char_matrix(&rows)?)
}

/// The rows of a cell for strvcat: empty texts are left out, as are empty numbers.
fn rows_of_cell(value: &Value) -> Flow<Vec<Units>> {
    rows_of(value, "strvcat", false)
}

fn cellstr(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let arg = &call.args[0];
    if let Value::Cell(cells) = arg {
        let rows = cells.cells.iter().map(char_rows).collect::<Result<Vec<_>, _>>()?;
        return match rows.iter().all(Option::is_some) {
            true => one(arg.clone()),
            false => Err(not_text("cellstr", 0)),
        };
    }
    if let Some(array) = arg.host_array()?
        && array.numel() == 0
        && array.class() == crate::value::Class::Double
    {
        return one(cell_value(Shape::scalar(), vec![char_value(&[])]));
    }
    let texts = Texts::arg(&call, 0, "cellstr")?;
    let is_string = texts.form == Form::Strings;
    let blank = u16::from(b' ');
    let cells: Vec<Value> = texts
        .all()
        .iter()
        .map(|text| {
            let end = text.iter().rposition(|&u| u != blank && u != 0).map_or(0, |at| at + 1);
            char_value(if is_string { text } else { &text[..end] })
        })
        .collect();
    one(cell_value(texts.shape, cells))
}

fn strcat(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let mut parts = Vec::new();
    for (k, arg) in call.args.iter().enumerate() {
        let numeric_empty = arg.host_array()?.is_some_and(|array| array.numel() == 0);
        if numeric_empty && !arg.is_char() {
            continue;
        }
        if let Value::Scalar(scalar) = arg
            && !matches!(scalar, Scalar::Char(_))
        {
            let items = vec![Some(vec![scalar.to_f64() as u16])];
            parts.push(Texts { form: Form::Char, shape: Shape::scalar(), items });
            continue;
        }
        parts.push(Texts::read(arg)?.ok_or_else(|| not_text("strcat", k))?);
    }
    if !parts.is_empty() && !call.args.iter().any(is_text) {
        let message =
            "Inputs must be character vectors, cell arrays of character vectors, or string arrays.";
        return Err(fail("MATLAB:strcat:InvalidInputType", message));
    }
    let form = |wanted| parts.iter().any(|part| part.form == wanted);
    let (strings, cells) = (form(Form::Strings), form(Form::Cell));
    // The shape of the parts that are not one text; all of them agree.
    let mut shape = Shape::scalar();
    for part in &parts {
        if part.items.len() != 1 || part.shape.numel() != 1 {
            if shape.is_scalar() {
                shape = part.shape.clone();
            } else if shape != part.shape {
                return Err(fail(
                    "MATLAB:strcat:InvalidInputSize",
                    "strcat: the arguments must be of the same size, or one text each",
                ));
            }
        }
    }
    let n = shape.numel();
    let mut out = vec![Units::new(); n];
    for part in &parts {
        let drops_blanks = matches!(part.form, Form::Char | Form::Rows) && !strings;
        for (k, joined) in out.iter_mut().enumerate() {
            let item = if part.items.len() == 1 { &part.items[0] } else { &part.items[k] };
            let text = item.as_deref().unwrap_or(&[]);
            match drops_blanks {
                true => joined.extend(trimmed(text, false)),
                false => joined.extend_from_slice(text),
            }
        }
    }
    let items: Vec<Option<Units>> = out.into_iter().map(Some).collect();
    let form = match (strings, cells, n) {
        (true, ..) => Form::Strings,
        (_, true, _) => Form::Cell,
        (_, _, 1) => Form::Char,
        _ => Form::Rows,
    };
    one(Texts { form, shape, items: Vec::new() }.rebuild(items)?)
}

/// Whether a value has texts, and no numbers that stand for some.
fn is_text(value: &Value) -> bool {
    value.is_char() || !matches!(value, Value::Scalar(_) | Value::Array(_) | Value::Range(_))
}

fn cstrcat(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if call.args.is_empty() {
        return one(char_value(&[]));
    }
    let parts: Vec<Vec<Units>> = call
        .args
        .iter()
        .enumerate()
        .map(|(k, arg)| char_rows(arg)?.ok_or_else(|| not_text("cstrcat", k)))
        .collect::<Flow<_>>()?;
    let parts: Vec<_> = parts.into_iter().filter(|rows| !rows.is_empty()).collect();
    let rows = parts.iter().map(Vec::len).max().unwrap_or(0);
    if parts.iter().any(|part| part.len() != rows) {
        let message = "cstrcat: dimension mismatch: the arguments must have as many rows";
        return Err(fail("MATLAB:catenate:dimensionMismatch", message));
    }
    let joined: Vec<Units> =
        (0..rows).map(|r| parts.iter().flat_map(|part| part[r].clone()).collect()).collect();
    match joined.len() {
        0 => one(char_value(&[])),
        1 => one(char_value(&joined[0])),
        _ => one(char_matrix(&joined)?),
    }
}

fn untabify(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let width = match call.args.get(1) {
        None => 8,
        Some(width) => count(width)?.filter(|&w| (1..=1000).contains(&w)).ok_or_else(|| {
            fail("MATLAB:invalidType", "untabify: the tab width must be a positive whole number")
        })?,
    };
    let drop_blanks = call.args.get(2).map_or(Ok(None), truth)?.unwrap_or(false);
    let texts = Texts::arg(&call, 0, "untabify")?;
    let expand = |line: &[u16]| {
        let mut out = Units::new();
        for &unit in line {
            if unit == 9 {
                let stop = (out.len() / width + 1) * width;
                out.resize(stop, u16::from(b' '));
            } else {
                out.push(unit);
            }
        }
        if drop_blanks { trimmed(&out, false) } else { out }
    };
    if texts.form == Form::Rows {
        let rows: Vec<Units> = texts.all().iter().map(|row| expand(row)).collect();
        return one(char_matrix(&rows)?);
    }
    one(texts.map(expand)?)
}
