//! Names: of variables, of files, of versions.

use super::text;
use super::texts::*;
use crate::builtins::Example::{Equal, Fails};
use crate::builtins::{Arity, Builtin, Call, Cx, Flow, Values};
use crate::value::{Refusal, Shape, Value};
use smallvec::smallvec;

/// Names of variables, files and versions.
pub const ALL: &[&Builtin] = &[
    &text(
        "isvarname",
        &["tf = isvarname(name)"],
        Arity::exactly(1),
        Arity::upto(1),
        |_, call| {
            let name = string(&call.args[0])?;
            one(Value::from(name.is_some_and(|name| is_name(&name) && !is_keyword(&name))))
        },
        "Whether a text can be the name of a variable.",
        &[
            Equal("isvarname('a_1')", "true"),
            Equal("isvarname('1a')", "false"),
            Fails("isvarname()", "isvarname"),
        ],
    ),
    &text(
        "iskeyword",
        &["tf = iskeyword(name)", "c = iskeyword"],
        Arity::upto(1),
        Arity::upto(1),
        iskeyword,
        "Whether a text is a reserved word; without one, all of them.",
        &[Equal("iskeyword('while')", "true"), Fails("iskeyword(1)", "iskeyword")],
    ),
    &text(
        "matlab.lang.makeValidName",
        &[
            "v = matlab.lang.makeValidName(s)",
            "[v, changed] = matlab.lang.makeValidName(s, 'ReplacementStyle', r, 'Prefix', p)",
        ],
        Arity::from(1),
        Arity::upto(2),
        make_valid_name,
        "Texts changed into names of variables.",
        &[
            Equal("matlab.lang.makeValidName('a b')", "'aB'"),
            Equal("matlab.lang.makeValidName('1x')", "'x1x'"),
            Fails("matlab.lang.makeValidName(1)", "makeValidName"),
        ],
    ),
    &text(
        "matlab.lang.makeUniqueStrings",
        &["[u, changed] = matlab.lang.makeUniqueStrings(s, excluded, check, maxlength)"],
        Arity::between(1, 4),
        Arity::upto(2),
        make_unique_strings,
        "Texts changed so that no two are equal.",
        &[
            Equal("matlab.lang.makeUniqueStrings({'a', 'a'})", "{'a', 'a_1'}"),
            Fails("matlab.lang.makeUniqueStrings(1)", "makeUniqueStrings"),
        ],
    ),
    &text(
        "genvarname",
        &["v = genvarname(s)", "v = genvarname(s, excluded)"],
        Arity::between(1, 2),
        Arity::upto(1),
        genvarname,
        "Texts changed into names of variables that are not taken.",
        &[Equal("genvarname('x', {'x'})", "'x1'"), Fails("genvarname(1)", "genvarname")],
    ),
    &text(
        "fullfile",
        &["path = fullfile(dir1, dir2, ..., file)"],
        Arity::from(0),
        Arity::upto(1),
        fullfile,
        "A path made of its parts.",
        &[Equal("fullfile('a', 'b', 'c.m')", "'a/b/c.m'"), Fails("fullfile(1)", "fullfile")],
    ),
    &text(
        "fileparts",
        &["[dir, name, ext] = fileparts(path)"],
        Arity::exactly(1),
        Arity::upto(3),
        fileparts,
        "The folder, the name and the extension of a path.",
        &[Equal("nthargout(2, @fileparts, 'a/b.m')", "'b'"), Fails("fileparts(1)", "fileparts")],
    ),
    &text(
        "filesep",
        &["c = filesep"],
        Arity::upto(1),
        Arity::upto(1),
        |_, _| one(text_value("/")),
        "What stands between the parts of a path.",
        &[Equal("filesep", "'/'"), Fails("filesep(1, 2)", "filesep")],
    ),
    &text(
        "pathsep",
        &["c = pathsep"],
        Arity::upto(1),
        Arity::upto(1),
        |_, _| one(text_value(":")),
        "What stands between the folders of a search path.",
        &[Equal("pathsep", "':'"), Fails("pathsep(1, 2)", "pathsep")],
    ),
    &text(
        "compare_versions",
        &["tf = compare_versions(v1, v2, operator)"],
        Arity::exactly(3),
        Arity::upto(1),
        compare_versions,
        "Whether two version numbers are in a relation.",
        &[
            Equal("compare_versions('1.10', '1.9', '>')", "true"),
            Fails("compare_versions('1', '2', '?')", "compare_versions"),
        ],
    ),
    &text(
        "symvar",
        &["c = symvar(str)"],
        Arity::exactly(1),
        Arity::upto(1),
        symvar,
        "The names of the variables in an expression.",
        &[Equal("symvar('3*x + sin(y)')", "{'x'; 'y'}"), Fails("symvar(1)", "symvar")],
    ),
];

const KEYWORDS: &[&str] = &[
    "break",
    "case",
    "catch",
    "classdef",
    "continue",
    "do",
    "else",
    "elseif",
    "end",
    "end_try_catch",
    "end_unwind_protect",
    "endfor",
    "endfunction",
    "endif",
    "endparfor",
    "endswitch",
    "endwhile",
    "for",
    "function",
    "global",
    "if",
    "otherwise",
    "parfor",
    "persistent",
    "return",
    "switch",
    "try",
    "until",
    "unwind_protect",
    "unwind_protect_cleanup",
    "while",
];

fn is_keyword(name: &str) -> bool {
    KEYWORDS.contains(&name)
}

fn is_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

fn iskeyword(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    match call.args.first() {
        None => {
            let words: Vec<Value> = KEYWORDS.iter().map(|word| text_value(word)).collect();
            one(cell_value(Shape::matrix(words.len(), 1), words))
        }
        Some(name) => match string(name)? {
            Some(name) => one(Value::from(is_keyword(&name))),
            None => Err(not_text("iskeyword", 0)),
        },
    }
}

/// A text as the name of a variable, and whether it had to be changed.
pub(super) fn valid_name(text: &str, style: &str, prefix: &str) -> (String, bool) {
    if is_name(text) && !is_keyword(text) {
        return (text.to_owned(), false);
    }
    if is_keyword(text) {
        let mut letters = text.chars();
        let first = letters.next().map(|c| c.to_ascii_uppercase()).into_iter();
        return (prefix.chars().chain(first).chain(letters).collect(), true);
    }
    // A letter behind blanks becomes a capital; the blanks go.
    let mut name = String::new();
    let mut after_blank = false;
    for c in text.chars() {
        if c.is_whitespace() {
            after_blank = true;
            continue;
        }
        name.push(if after_blank && !name.is_empty() { c.to_ascii_uppercase() } else { c });
        after_blank = false;
    }
    let mut valid = String::new();
    for c in name.chars() {
        if c.is_ascii_alphanumeric() || c == '_' {
            valid.push(c);
            continue;
        }
        match style {
            "delete" => {}
            "hex" => valid.push_str(&format!("0x{:02X}", u32::from(c))),
            _ => valid.push('_'),
        }
    }
    if !is_name(&valid) {
        valid.insert_str(0, prefix);
    }
    (valid, true)
}

fn make_valid_name(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let texts = Texts::arg(&call, 0, "makeValidName")?;
    let (mut style, mut prefix) = ("underscore".to_owned(), "x".to_owned());
    for (name, value) in pairs(&call, 1, "makeValidName")? {
        let value = string(value)?.ok_or_else(|| {
            fail("MATLAB:invalidType", format!("makeValidName: the value of '{name}' must be text"))
        })?;
        match name.as_str() {
            "replacementstyle" => {
                style = value.to_lowercase();
                if !["underscore", "delete", "hex"].contains(&style.as_str()) {
                    let message =
                        format!("makeValidName: invalid 'ReplacementStyle' value '{value}'");
                    return Err(fail("MATLAB:makeValidName:InvalidReplacementStyle", message));
                }
            }
            "prefix" => {
                if !is_name(&value) || is_keyword(&value) {
                    let message = format!("makeValidName: invalid 'Prefix' value '{value}'");
                    return Err(fail("MATLAB:makeValidName:InvalidPrefix", message));
                }
                prefix = value;
            }
            _ => return Err(unknown_option("makeValidName", &name)),
        }
    }
    let valid = texts.map(|text| units(&valid_name(&decode(text), &style, &prefix).0))?;
    let changed = texts.ask(|text| valid_name(&decode(text), &style, &prefix).1);
    Ok(smallvec![valid, changed])
}

fn make_unique_strings(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let texts = Texts::arg(&call, 0, "makeUniqueStrings")?;
    let n = texts.items.len();
    let mut check = vec![true; n];
    let mut excluded: Vec<String> = Vec::new();
    let refuse = |message: &str| {
        fail("MATLAB:makeUniqueStrings:InvalidInput", format!("makeUniqueStrings: {message}"))
    };
    // The second argument is a list of texts that are taken, or says which elements to check.
    match call.args.get(1) {
        None => {}
        Some(value) => match Texts::read(value)? {
            Some(taken) => excluded.extend(taken.all().iter().map(|text| decode(text))),
            None if value.numel() == 0 => {}
            None => {
                let array = value
                    .host_array()?
                    .ok_or_else(|| refuse("EX must be text, or say what to check"))?;
                check = vec![false; n];
                let numbers = crate::value::cast::to_f64(array.data());
                let is_logical = array.class() == crate::value::Class::Logical;
                if is_logical && numbers.len() != n {
                    return Err(refuse("a mask must have as many elements as there are texts"));
                }
                for (k, x) in numbers.into_iter().enumerate() {
                    let at = if is_logical {
                        if x != 0.0 { k } else { continue }
                    } else {
                        x as usize - usize::from(x >= 1.0)
                    };
                    match check.get_mut(at) {
                        Some(flag) if is_logical || x >= 1.0 => *flag = true,
                        _ => return Err(refuse("an index lies beyond the texts")),
                    }
                }
            }
        },
    }
    let limit = match call.args.get(2) {
        None => 63,
        Some(value) => count(value)?
            .filter(|&n| n > 0)
            .ok_or_else(|| refuse("MAXLENGTH must be a positive integer"))?,
    };
    let all: Vec<String> = texts.all().iter().map(|text| decode(text)).collect();
    for (text, checked) in all.iter().zip(&check) {
        if !checked {
            excluded.push(text.clone());
        }
    }
    let mut unique = all.clone();
    let mut changed = vec![false; n];
    for k in 0..n {
        if !check[k] {
            continue;
        }
        let base: String = all[k].chars().take(limit).collect();
        let mut candidate = base.clone();
        let mut suffix = 0;
        // What is the same further on and is checked gives way later; what came before does not.
        while excluded.contains(&candidate) {
            suffix += 1;
            let tail = format!("_{suffix}");
            if tail.len() >= limit {
                return Err(refuse("cannot make the texts unique within MAXLENGTH"));
            }
            let head: String = base.chars().take(limit - tail.len()).collect();
            candidate = head + &tail;
        }
        changed[k] = candidate != all[k];
        excluded.push(candidate.clone());
        unique[k] = candidate;
    }
    let value = texts.rebuild(unique.iter().map(|text| Some(units(text))).collect())?;
    Ok(smallvec![value, logical(texts.shape.clone(), changed)])
}

fn genvarname(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let texts = Texts::arg(&call, 0, "genvarname")?;
    if texts.form == Form::Rows {
        return Err(not_text("genvarname", 0));
    }
    let mut taken: Vec<String> = match call.args.get(1) {
        None => Vec::new(),
        Some(_) => {
            let taken = Texts::arg(&call, 1, "genvarname")?;
            if taken.form == Form::Rows {
                return Err(not_text("genvarname", 1));
            }
            taken.all().iter().map(|text| decode(text)).collect()
        }
    };
    let mut names = Vec::new();
    for text in texts.all() {
        let mut base: String = decode(&text)
            .chars()
            .map(|c| if c.is_ascii_alphanumeric() || c == '_' { c } else { '_' })
            .collect();
        if is_keyword(&base) {
            let (first, rest) = base.split_at(1);
            base = format!("x{}{rest}", first.to_ascii_uppercase());
        } else if base.is_empty() {
            base.push('x');
        } else if !base.starts_with(|c: char| c.is_ascii_alphabetic()) {
            base.insert(0, 'x');
        }
        let separator = if base.ends_with(|c: char| c.is_ascii_digit()) { "_" } else { "" };
        let mut name = base.clone();
        let mut k = 0;
        while taken.contains(&name) {
            k += 1;
            name = format!("{base}{separator}{k}");
        }
        taken.push(name.clone());
        names.push(Some(units(&name)));
    }
    one(texts.rebuild(names)?)
}

fn fullfile(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let parts = (0..call.args.len()).map(|k| Texts::arg(&call, k, "fullfile"));
    let parts = parts.collect::<Flow<Vec<_>>>()?;
    let many = parts.iter().find(|part| part.form == Form::Cell || part.items.len() > 1);
    let shape = many.map_or_else(Shape::scalar, |part| part.shape.clone());
    let n = shape.numel();
    if parts.iter().any(|part| part.items.len() != 1 && part.shape != shape) {
        return Err(fail(
            "MATLAB:fullfile:NumCharsMismatch",
            "fullfile: cell arrays must have the same dimensions",
        ));
    }
    let paths = (0..n)
        .map(|k| {
            let texts = parts.iter().map(|part| {
                let item = if part.items.len() == 1 { &part.items[0] } else { &part.items[k] };
                decode(item.as_deref().unwrap_or(&[]))
            });
            Some(units(&joined_path(texts.filter(|text| !text.is_empty()))))
        })
        .collect();
    let form = match parts.iter().any(|part| part.form == Form::Strings) {
        true => Form::Strings,
        false if many.is_some() => Form::Cell,
        false => Form::Char,
    };
    one(Texts { form, shape, items: Vec::new() }.rebuild(paths)?)
}

fn joined_path(parts: impl Iterator<Item = String>) -> String {
    let whole = parts.collect::<Vec<_>>().join("/");
    let mut path = String::new();
    for c in whole.chars() {
        if c != '/' || !path.ends_with('/') {
            path.push(c);
        }
    }
    path
}

fn fileparts(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let texts = Texts::arg(&call, 0, "fileparts")?;
    if texts.form == Form::Rows {
        return Err(not_text("fileparts", 0));
    }
    let parts = |text: &[u16]| {
        let path = decode(text);
        let slash = path.rfind('/');
        let (folder, file) = match slash {
            Some(0) => ("/".to_owned(), path[1..].to_owned()),
            Some(at) => (path[..at].to_owned(), path[at + 1..].to_owned()),
            None => (String::new(), path.clone()),
        };
        let (name, extension) = match file.rfind('.') {
            Some(at) => (file[..at].to_owned(), file[at..].to_owned()),
            None => (file, String::new()),
        };
        (folder, name, extension)
    };
    Ok(smallvec![
        texts.map(|text| units(&parts(text).0))?,
        texts.map(|text| units(&parts(text).1))?,
        texts.map(|text| units(&parts(text).2))?,
    ])
}

/// One part of a version: a number, or letters, which come before any number.
#[derive(Clone, Debug, PartialEq, PartialOrd)]
enum Part {
    Letters(String),
    Number(f64),
}

fn version(value: &Value) -> Result<Option<Vec<Part>>, Refusal> {
    let Some(text) = string(value)?.filter(|text| !text.is_empty()) else { return Ok(None) };
    let mut parts = Vec::new();
    let mut rest = text.as_str();
    while let Some(c) = rest.chars().next() {
        let is_digit = |c: char| c.is_ascii_digit();
        let length = match c {
            '.' => {
                rest = &rest[1..];
                continue;
            }
            c if is_digit(c) => rest.find(|c| !is_digit(c)).unwrap_or(rest.len()),
            _ => rest.find(|c| is_digit(c) || c == '.').unwrap_or(rest.len()),
        };
        let (part, after) = rest.split_at(length);
        parts.push(match part.parse() {
            Ok(number) => Part::Number(number),
            Err(_) => Part::Letters(part.to_owned()),
        });
        rest = after;
    }
    // Nothing but dots is no version.
    if parts.is_empty() {
        return Ok(None);
    }
    // Zeros at the end say nothing.
    while parts.last() == Some(&Part::Number(0.0)) {
        parts.pop();
    }
    Ok(Some(parts))
}

fn compare_versions(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let refuse = |message: &str| {
        fail("MATLAB:compare_versions:InvalidInput", format!("compare_versions: {message}"))
    };
    let read = |k: usize| {
        version(&call.args[k])?.ok_or_else(|| refuse("version numbers must be strings of digits"))
    };
    let (a, b) = (read(0)?, read(1)?);
    let operator =
        string(&call.args[2])?.ok_or_else(|| refuse("OPERATOR must be a single string"))?;
    // A version that goes on with letters comes after the one without.
    let order = a.partial_cmp(&b).unwrap_or(std::cmp::Ordering::Equal);
    let answer = match operator.as_str() {
        "==" => order.is_eq(),
        "!=" | "~=" => order.is_ne(),
        "<" => order.is_lt(),
        "<=" | "=<" => order.is_le(),
        ">" => order.is_gt(),
        ">=" | "=>" => order.is_ge(),
        _ => return Err(refuse("the operator is one of == != ~= < <= > >=")),
    };
    one(Value::from(answer))
}

fn symvar(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let text = string(&call.args[0])?.ok_or_else(|| not_text("symvar", 0))?;
    let mut names: Vec<String> = Vec::new();
    let mut rest = text.as_str();
    while let Some(c) = rest.chars().next() {
        if !(c.is_ascii_alphanumeric() || c == '_') {
            rest = &rest[c.len_utf8()..];
            continue;
        }
        let length =
            rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(rest.len());
        let (word, after) = rest.split_at(length);
        rest = after;
        let is_call = after.trim_start().starts_with('(');
        let constant =
            ["pi", "i", "j", "e", "Inf", "NaN", "inf", "nan", "eps", "NA"].contains(&word);
        if is_name(word) && !is_call && !constant && !is_keyword(word) {
            names.push(word.to_owned());
        }
    }
    names.sort();
    names.dedup();
    let shape = if names.is_empty() { Shape::matrix(0, 0) } else { Shape::matrix(names.len(), 1) };
    one(cell_value(shape, names.iter().map(|name| text_value(name)).collect()))
}
