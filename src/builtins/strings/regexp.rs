//! Regular expressions: regexp, regexpi, regexprep, regexptranslate.
//!
//! Patterns are written as PCRE reads them; [`translate`] writes them anew for the engine, which is
//! stricter about brackets, braces and escapes.

use std::rc::Rc;
use std::task::Poll;

use crate::graph::{Long, in_steps};
use crate::op::pace::{Pace, at_once, go_on};
use fancy_regex::Regex;
use indexmap::IndexMap;

use super::patterns::Patterns;
use super::text;
use super::texts::*;
use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::whole;
use crate::builtins::{
    Arity, Builtin, Call, Cx, Flow, Group, Run, Stop, Task, TaskStep, Traits, Values,
};
use crate::diag::Error;
use crate::value::{Array, Shape, StructArray, TextArray, Value};

/// Regular expressions.
pub const ALL: &[&Builtin] = &[
    &text(
        "regexp",
        &[
            "[start, end, extents, match, tokens, names, split] = regexp(str, expr)",
            "[...] = regexp(str, expr, 'match' | 'tokens' | 'names' | 'split' | 'once' | ...)",
        ],
        Arity::from(2),
        Arity::upto(7),
        |cx, call| regexp(cx, &call, "regexp", false),
        "What a regular expression matches in texts.",
        &[
            Equal("regexp('ab12cd3', '\\d+', 'match')", "{'12', '3'}"),
            Equal("regexp('foo bar', '(\\w)(\\w*)', 'tokens', 'once')", "{'f', 'oo'}"),
            Fails("regexp('a', '(')", "regexp"),
        ],
    ),
    &text(
        "regexpi",
        &["[start, end, extents, match, tokens, names, split] = regexpi(str, expr, ...)"],
        Arity::from(2),
        Arity::upto(7),
        |cx, call| regexp(cx, &call, "regexpi", true),
        "What a regular expression matches in texts, letters in either case.",
        &[Equal("regexpi('aBc', 'b', 'match')", "{'B'}"), Fails("regexpi('a', '(')", "regexpi")],
    ),
    &Builtin {
        name: "regexprep",
        group: Group::Strings,
        forms: &[
            "s = regexprep(str, expr, rep)",
            "s = regexprep(str, expr, rep, 'once' | 'ignorecase' | 'preservecase' | ...)",
            "s = regexprep(str, expr, rep, n)",
        ],
        args: Arity::from(3),
        outs: Arity::upto(1),
        run: Run::Task(regexprep),
        traits: Traits::NONE,
        summary: "Texts with what a regular expression matches replaced; $1 stands for the first group, ${command} for what a command gives.",
        examples: crate::builtins::Examples::of(&[
            Equal("regexprep('hello', '(l+)', '<$1>')", "'he<ll>o'"),
            Equal("regexprep('hello world', '(\\w)(\\w*)', '${upper($1)}$2')", "'Hello World'"),
            Fails("regexprep('a', '(', 'b')", "regexprep"),
        ]),
    },
    &text(
        "regexptranslate",
        &["s = regexptranslate('escape' | 'wildcard' | 'flexible', str)"],
        Arity::exactly(2),
        Arity::upto(1),
        regexptranslate,
        "A text as a regular expression that matches it.",
        &[
            Equal("regexptranslate('escape', 'a.b')", "'a\\.b'"),
            Equal("regexptranslate('escape', {'a.b', '+'})", "{'a\\.b', '\\+'}"),
            Fails("regexptranslate('x', 'a')", "regexptranslate"),
        ],
    ),
];

/// How a pattern is read.
#[derive(Clone, Copy, Default)]
struct Reading {
    ignore_case: bool,
    line_anchors: bool,
    free_spacing: bool,
    dot_except_newline: bool,
}

/// A compiled pattern.
pub(super) struct Pattern {
    regex: Rc<Regex>,
    names: Vec<Option<String>>,
}

/// One match: for the whole and each group the place, in units, if it took part.
type Groups = Vec<Option<(usize, usize)>>;

impl Pattern {
    /// Compiles a pattern.
    pub(super) fn new(patterns: &mut Patterns, pattern: &str, ignore_case: bool) -> Flow<Pattern> {
        let reading = Reading { ignore_case, ..Reading::default() };
        Pattern::read(patterns, pattern, reading, "regexp")
    }

    fn read(
        patterns: &mut Patterns,
        pattern: &str,
        reading: Reading,
        function: &str,
    ) -> Flow<Pattern> {
        let mut flags = String::new();
        for (on, flag) in [
            (reading.ignore_case, 'i'),
            (reading.line_anchors, 'm'),
            (reading.free_spacing, 'x'),
            (!reading.dot_except_newline, 's'),
        ] {
            if on {
                flags.push(flag);
            }
        }
        let flags = if flags.is_empty() { flags } else { format!("(?{flags})") };
        let whole = format!("{flags}{}", translate(pattern, reading.free_spacing));
        let regex = patterns.compiled(whole).map_err(|e| {
            let message = format!("{function}: the expression '{pattern}' cannot be read: {e}");
            fail("MATLAB:regexp:InvalidExpression", message)
        })?;
        let names = regex.capture_names().map(|name| name.map(str::to_owned)).collect();
        Ok(Pattern { regex, names })
    }

    /// The places of all matches that are not empty.
    pub(super) fn places(&self, text: &[u16]) -> Flow<Vec<(usize, usize)>> {
        let matches = at_once(self.matches(text, false, false))?;
        Ok(matches.iter().filter_map(|groups| groups[0]).collect())
    }

    async fn matches(&self, text: &[u16], once: bool, empty: bool) -> Flow<Vec<Groups>> {
        let decoded = decode(text);
        let unit_of = UnitIndex::of(&decoded, text.len());
        let mut found = Vec::new();
        let mut from = 0;
        let mut pace = Pace::default();
        while from <= decoded.len() {
            let captures = self.regex.captures_from_pos(&decoded, from).map_err(|e| {
                fail("MATLAB:regexp:TooComplex", format!("regexp: the match was given up: {e}"))
            })?;
            let Some(captures) = captures else { break };
            let Some(whole) = captures.get(0) else { break };
            let is_empty = whole.start() == whole.end();
            if !is_empty || empty {
                let groups = (0..captures.len())
                    .map(|k| captures.get(k).map(|m| (unit_of.at(m.start()), unit_of.at(m.end()))));
                found.push(groups.collect());
                if once {
                    break;
                }
            }
            pace.spend(COST * (10 + whole.end() - from) as u64).await;
            from = whole.end();
            if is_empty {
                from += decoded[from..].chars().next().map_or(1, char::len_utf8);
            }
        }
        Ok(found)
    }
}

/// From bytes of the UTF-8 text to units of the UTF-16 one.
struct UnitIndex(Option<Vec<usize>>);

impl UnitIndex {
    fn of(decoded: &str, units: usize) -> UnitIndex {
        if decoded.len() == units {
            return UnitIndex(None);
        }
        let mut index = vec![0; decoded.len() + 1];
        let mut at = 0;
        for (byte, c) in decoded.char_indices() {
            index[byte] = at;
            at += c.len_utf16();
        }
        index[decoded.len()] = at;
        UnitIndex(Some(index))
    }

    fn at(&self, byte: usize) -> usize {
        self.0.as_ref().map_or(byte, |index| index[byte])
    }
}

/// A PCRE pattern for the engine.
fn translate(pattern: &str, free_spacing: bool) -> String {
    let chars: Vec<char> = pattern.chars().collect();
    let at = |i: usize| chars.get(i).copied().unwrap_or('\0');
    let mut out = String::with_capacity(pattern.len() + 8);
    let mut i = 0;
    while i < chars.len() {
        match chars[i] {
            '\\' => i = translate_escape(&chars, i, &mut out, false),
            '[' => i = translate_class(&chars, i, &mut out),
            // A comment: nothing.
            '(' if at(i + 1) == '?' && at(i + 2) == '#' => {
                while i < chars.len() && chars[i] != ')' {
                    i += 1;
                }
                i += 1;
            }
            '{' if !is_quantifier(&chars[i..]) => {
                out.push_str("\\{");
                i += 1;
            }
            '{' => {
                while at(i) != '}' {
                    out.push(chars[i]);
                    i += 1;
                }
                out.push('}');
                i += 1;
            }
            '}' => {
                out.push_str("\\}");
                i += 1;
            }
            ']' => {
                out.push_str("\\]");
                i += 1;
            }
            // Before a last line end, too, as in PCRE; (?m) has its own meaning.
            '#' if free_spacing => {
                while i < chars.len() && chars[i] != '\n' {
                    i += 1;
                }
            }
            c => {
                out.push(c);
                i += 1;
            }
        }
    }
    out
}

/// Whether the characters start with `{n}`, `{n,}` or `{n,m}`.
fn is_quantifier(chars: &[char]) -> bool {
    let Some(end) = chars.iter().position(|&c| c == '}') else { return false };
    let inside: String = chars[1..end].iter().collect();
    let (least, most) = inside.split_once(',').unwrap_or((&inside, ""));
    let digits = |text: &str| text.chars().all(|c| c.is_ascii_digit());
    !least.is_empty() && digits(least) && digits(most)
}

fn translate_escape(chars: &[char], at: usize, out: &mut String, in_class: bool) -> usize {
    let next = chars.get(at + 1).copied();
    match next {
        None => out.push_str("\\\\"),
        Some('<') if !in_class => out.push_str("\\b(?=\\w)"),
        Some('>') if !in_class => out.push_str("\\b(?<=\\w)"),
        Some('e') => out.push_str("\\x1B"),
        // A backspace, as in MATLAB: words begin and end at `\<` and `\>`.
        Some('b') => out.push_str("\\x08"),
        Some('o') => {
            let digits: String = chars[at + 2..]
                .iter()
                .skip_while(|&&c| c == '{')
                .take_while(|c| c.is_digit(8))
                .take(3)
                .collect();
            let skipped = usize::from(chars.get(at + 2) == Some(&'{'));
            let code = u32::from_str_radix(&digits, 8).unwrap_or(0);
            out.push_str(&format!("\\x{{{code:X}}}"));
            let closing =
                usize::from(skipped == 1 && chars.get(at + 3 + digits.len()) == Some(&'}'));
            return at + 2 + skipped + digits.len() + closing;
        }
        Some('0') => {
            let digits: String =
                chars[at + 1..].iter().take_while(|c| c.is_digit(8)).take(3).collect();
            let code = u32::from_str_radix(&digits, 8).unwrap_or(0);
            out.push_str(&format!("\\x{{{code:X}}}"));
            return at + 1 + digits.len();
        }
        // Letters that PCRE and the engine both know, and the digits of back references.
        Some(c) if c.is_ascii_digit() || "aAbBdDfGkKnrstSvwWxzZpPQEhHuU".contains(c) => {
            if c == 'Z' && !in_class {
                out.push_str("(?=\\n?\\z)");
            } else {
                out.push('\\');
                out.push(c);
            }
        }
        Some(c) if c.is_ascii_alphabetic() || c == '_' || c.is_whitespace() || !c.is_ascii() => {
            out.push(c);
        }
        Some(c) => {
            out.push('\\');
            out.push(c);
        }
    }
    at + 2
}

/// `[…]`: brackets and doubled signs inside are plain characters.
fn translate_class(chars: &[char], start: usize, out: &mut String) -> usize {
    out.push('[');
    let mut i = start + 1;
    if chars.get(i) == Some(&'^') {
        out.push('^');
        i += 1;
    }
    if chars.get(i) == Some(&']') {
        out.push_str("\\]");
        i += 1;
    }
    while i < chars.len() {
        match chars[i] {
            ']' => {
                out.push(']');
                return i + 1;
            }
            '\\' => i = translate_escape(chars, i, out, true),
            '[' if chars.get(i + 1) == Some(&':') => {
                let rest: String = chars[i..].iter().collect();
                match rest.find(":]") {
                    Some(end) => {
                        out.push_str(&rest[..end + 2]);
                        i += rest[..end + 2].chars().count();
                    }
                    None => {
                        out.push_str("\\[");
                        i += 1;
                    }
                }
            }
            c @ ('[' | '&' | '~') => {
                out.push('\\');
                out.push(c);
                i += 1;
            }
            c => {
                // `--` would be a set difference.
                let doubled = c == '-' && chars.get(i + 1) == Some(&'-');
                if doubled {
                    out.push('\\');
                }
                out.push(c);
                i += 1;
            }
        }
    }
    // Not closed: left to the engine to complain about.
    i
}

/// One of the results of regexp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Output {
    Start,
    End,
    Extents,
    Match,
    Tokens,
    Names,
    Split,
}

const OUTPUTS: [(Output, &str); 7] = [
    (Output::Start, "start"),
    (Output::End, "end"),
    (Output::Extents, "tokenextents"),
    (Output::Match, "match"),
    (Output::Tokens, "tokens"),
    (Output::Names, "names"),
    (Output::Split, "split"),
];

/// The options of regexp and regexprep.
#[derive(Default)]
struct Options {
    reading: Reading,
    once: bool,
    empty: bool,
    force_cell: bool,
    /// Letters of a replacement have the case of what they replace.
    keep_case: bool,
    /// Which match alone is replaced, from 1.
    only: Option<usize>,
    outputs: Vec<Output>,
}

fn options(args: &[Value], function: &str, ignore_case: bool) -> Flow<Options> {
    let mut options = Options::default();
    options.reading.ignore_case = ignore_case;
    for arg in args {
        let Some(word) = string(arg)? else {
            if function == "regexprep"
                && let Ok(n) = whole(function, arg)
                && n > 0
            {
                options.only = Some(n as usize);
                continue;
            }
            let message = format!("{function}: all optional arguments must be strings");
            return Err(fail("MATLAB:regexp:InvalidOption", message));
        };
        let lower = word.to_lowercase();
        match lower.as_str() {
            "once" => options.once = true,
            "matchcase" => options.reading.ignore_case = false,
            "ignorecase" => options.reading.ignore_case = true,
            "stringanchors" => options.reading.line_anchors = false,
            "lineanchors" => options.reading.line_anchors = true,
            "literalspacing" => options.reading.free_spacing = false,
            "freespacing" => options.reading.free_spacing = true,
            "dotall" => options.reading.dot_except_newline = false,
            "dotexceptnewline" => options.reading.dot_except_newline = true,
            "noemptymatch" => options.empty = false,
            "emptymatch" => options.empty = true,
            "forcecelloutput" => options.force_cell = true,
            "preservecase" => {
                options.reading.ignore_case = true;
                options.keep_case = true;
            }
            "warnings" | "all" | "tokenize" => {}
            other => match OUTPUTS.into_iter().find(|(_, name)| *name == other) {
                Some((output, _)) => options.outputs.push(output),
                None => {
                    let message = format!("{function}: unknown option '{word}'");
                    return Err(fail("MATLAB:regexp:UnknownOption", message));
                }
            },
        }
    }
    Ok(options)
}

fn regexp(
    cx: &mut Cx<'_>,
    call: &Call<'_>,
    function: &'static str,
    ignore_case: bool,
) -> Flow<Values> {
    let texts = Texts::arg(call, 0, function)?;
    let patterns = Texts::arg(call, 1, function)?;
    let options = options(&call.args[2..], function, ignore_case)?;
    let mut outputs = options.outputs.clone();
    outputs.extend(
        OUTPUTS.map(|(output, _)| output).into_iter().filter(|o| !options.outputs.contains(o)),
    );
    outputs.truncate(call.nargout.max(1));
    let compiled = patterns
        .all()
        .iter()
        .map(|pattern| {
            Pattern::read(&mut cx.world.patterns, &decode(pattern), options.reading, function)
        })
        .collect::<Flow<Vec<_>>>()?;
    in_steps(cost_of(&texts, compiled.len()), async move {
        found_in(function, &texts, &patterns, &compiled, &options, &outputs).await
    })
}

async fn found_in(
    function: &'static str,
    texts: &Texts,
    patterns: &Texts,
    compiled: &[Pattern],
    options: &Options,
    outputs: &[Output],
) -> Flow<Values> {
    let as_strings = texts.form == Form::Strings;
    let one_text = texts.items.len() == 1 && texts.form != Form::Cell && texts.form != Form::Rows;
    let one_pattern = compiled.len() == 1 && patterns.form != Form::Cell;
    if one_text && one_pattern && !options.force_cell {
        let text = texts.items[0].clone().unwrap_or_default();
        let matches = compiled[0].matches(&text, options.once, options.empty).await?;
        let found = Found { text: &text, matches, names: &compiled[0].names, as_strings };
        return Ok(outputs.iter().map(|&output| found.output(output, options.once)).collect());
    }
    // Many texts, or many patterns: each result is a cell array of what each of them gives.
    let shape =
        if texts.items.len() == 1 && compiled.len() != 1 { &patterns.shape } else { &texts.shape };
    let all = texts.all();
    let n = shape.numel();
    if compiled.len() != 1 && all.len() != 1 && compiled.len() != all.len() {
        let message =
            format!("{function}: cell arrays of texts and expressions must be of one size");
        return Err(fail("MATLAB:regexp:SizeMismatch", message));
    }
    let mut results: Vec<Vec<Value>> = vec![Vec::with_capacity(n); outputs.len()];
    for k in 0..n {
        let text = if all.len() == 1 { &all[0] } else { &all[k] };
        let pattern = if compiled.len() == 1 { &compiled[0] } else { &compiled[k] };
        let matches = pattern.matches(text, options.once, options.empty).await?;
        let found = Found { text, matches, names: &pattern.names, as_strings };
        for (result, output) in results.iter_mut().zip(outputs) {
            result.push(found.output(*output, options.once));
        }
    }
    let strings = options.once && as_strings && !options.force_cell;
    let together = |(cells, output): (Vec<Value>, &Output)| match output {
        // One match in each string: they are a string array.
        Output::Match if strings => {
            let texts = cells.iter().map(|cell| match cell {
                Value::Text(text) => text.texts.first().cloned().flatten(),
                _ => None,
            });
            Value::Text(Rc::new(TextArray { shape: shape.clone(), texts: texts.collect() }))
        }
        _ => cell_value(shape.clone(), cells),
    };
    Ok(results.into_iter().zip(outputs).map(together).collect())
}

/// The matches of one pattern in one text.
struct Found<'a> {
    text: &'a [u16],
    matches: Vec<Groups>,
    names: &'a [Option<String>],
    as_strings: bool,
}

impl Found<'_> {
    fn output(&self, output: Output, once: bool) -> Value {
        let per_match =
            |f: &dyn Fn(&Groups) -> Value| -> Vec<Value> { self.matches.iter().map(f).collect() };
        match output {
            Output::Start => self.numbers(once, |(start, _)| (start + 1) as f64),
            Output::End => self.numbers(once, |(_, end)| end as f64),
            Output::Match if once => match self.matches.first() {
                Some(groups) => self.text_value(&self.part(groups[0])),
                None if self.as_strings => strings_value(Shape::scalar(), vec![None]),
                None => char_value(&[]),
            },
            Output::Match => {
                let texts = self.matches.iter().map(|groups| self.part(groups[0])).collect();
                self.row_of(texts)
            }
            Output::Tokens if once => match self.matches.first() {
                Some(groups) => self.row_of(self.tokens(groups)),
                None if self.as_strings => self.row_of(Vec::new()),
                None => cell_value(Shape::matrix(0, 0), Vec::new()),
            },
            Output::Tokens => row_of_cells(per_match(&|groups| self.row_of(self.tokens(groups)))),
            Output::Extents if once => self.matches.first().map_or_else(Value::empty, extents),
            Output::Extents => row_of_cells(per_match(&extents)),
            Output::Names => self.named(once),
            Output::Split => {
                let places = self.matches.iter().filter_map(|groups| groups[0]);
                let mut parts = Vec::new();
                let mut from = 0;
                for (start, end) in places {
                    parts.push(self.text[from..start.max(from)].to_vec());
                    from = end;
                }
                parts.push(self.text[from..].to_vec());
                self.row_of(parts)
            }
        }
    }

    fn part(&self, place: Option<(usize, usize)>) -> Units {
        place.map_or_else(Units::new, |(start, end)| self.text[start..end].to_vec())
    }

    /// The groups of a match; the whole where the pattern has none. Of several groups of one name
    /// only those count that took part.
    fn tokens(&self, groups: &Groups) -> Vec<Units> {
        if groups.len() == 1 {
            return vec![self.part(groups[0])];
        }
        let has_twin = |k: usize| {
            let name = self.names.get(k).and_then(Option::as_ref);
            name.is_some() && self.names.iter().filter(|n| n.as_ref() == name).count() > 1
        };
        (1..groups.len())
            .filter(|&k| groups[k].is_some() || !has_twin(k))
            .map(|k| self.part(groups[k]))
            .collect()
    }

    fn numbers(&self, once: bool, f: impl Fn((usize, usize)) -> f64) -> Value {
        let numbers: Vec<f64> = self.matches.iter().filter_map(|groups| groups[0]).map(f).collect();
        match (once, numbers.first()) {
            (true, Some(&first)) => Value::from(first),
            (true, None) => Value::empty(),
            (false, _) => number_row(numbers),
        }
    }

    fn text_value(&self, text: &[u16]) -> Value {
        if self.as_strings { string_value(text) } else { char_value(text) }
    }

    fn row_of(&self, texts: Vec<Units>) -> Value {
        if self.as_strings {
            let shape = Shape::matrix(1, texts.len());
            return strings_value(shape, texts.into_iter().map(Some).collect());
        }
        cell_row(&texts)
    }

    /// A struct of the named groups, one element a match.
    fn named(&self, once: bool) -> Value {
        let named: Vec<(usize, &String)> = self
            .names
            .iter()
            .enumerate()
            .filter_map(|(k, name)| Some((k, name.as_ref()?)))
            .collect();
        let count = if named.is_empty() || once { 1 } else { self.matches.len() };
        let mut fields: IndexMap<Rc<str>, Vec<Value>> = IndexMap::new();
        for (k, name) in named {
            if fields.contains_key(name.as_str()) {
                continue;
            }
            let column = (0..count)
                .map(|m| {
                    let groups = self.matches.get(m);
                    let of_name = |k: usize| self.names[k].as_ref() == Some(name);
                    let place = groups.and_then(|groups| {
                        (k..groups.len()).filter(|&k| of_name(k)).find_map(|k| groups[k])
                    });
                    self.text_value(&self.part(place))
                })
                .collect();
            fields.insert(Rc::from(name.as_str()), column);
        }
        Value::Struct(Rc::new(StructArray { shape: Shape::matrix(1, count), fields }))
    }
}

fn row_of_cells(cells: Vec<Value>) -> Value {
    cell_value(Shape::matrix(1, cells.len()), cells)
}

/// Start and end of each group, one a row.
fn extents(groups: &Groups) -> Value {
    let wanted = if groups.len() == 1 { &groups[..] } else { &groups[1..] };
    let place = |group: &Option<(usize, usize)>| match group {
        Some((start, end)) => ((start + 1) as f64, *end as f64),
        None => (0.0, -1.0),
    };
    let starts = wanted.iter().map(|group| place(group).0);
    let ends = wanted.iter().map(|group| place(group).1);
    let all: Vec<f64> = starts.chain(ends).collect();
    Value::from(Array::from_vec(Shape::matrix(wanted.len(), 2), all))
}

/// One piece of a replacement.
enum Piece {
    Literal(Units),
    Group(usize),
    Named(String),
    /// `${…}`: a command, whose result is put in. It holds literals and groups.
    Command(Vec<Piece>),
}

fn replacement(text: &[u16]) -> Vec<Piece> {
    let text: Vec<char> = decode(text).chars().collect();
    pieces_of(&text, true)
}

/// The pieces of a replacement, or of a command in one, where signs stand for themselves.
fn pieces_of(text: &[char], whole: bool) -> Vec<Piece> {
    let at = |i: usize| text.get(i).copied().unwrap_or('\0');
    let mut pieces = Vec::new();
    let mut literal = String::new();
    let mut i = 0;
    while i < text.len() {
        let group = match text[i] {
            '$' if at(i + 1).is_ascii_digit() => {
                let digits = 1 + usize::from(at(i + 2).is_ascii_digit());
                let number: String = text[i + 1..=i + digits].iter().collect();
                i += 1 + digits;
                number.parse().ok().map(Piece::Group)
            }
            '$' if at(i + 1) == '<' => match text[i..].iter().position(|&c| c == '>') {
                Some(end) => {
                    let name = text[i + 2..i + end].iter().collect();
                    i += end + 1;
                    Some(Piece::Named(name))
                }
                None => None,
            },
            '$' if whole && at(i + 1) == '{' => match closing_brace(&text[i..]) {
                Some(end) => {
                    let command = pieces_of(&text[i + 2..i + end], false);
                    i += end + 1;
                    Some(Piece::Command(command))
                }
                None => None,
            },
            _ => None,
        };
        if let Some(group) = group {
            pieces.push(Piece::Literal(units(&std::mem::take(&mut literal))));
            pieces.push(group);
            continue;
        }
        if whole && at(i) == '\\' && i + 1 < text.len() {
            match text[i + 1] {
                c @ ('$' | '\\') => literal.push(c),
                c if "abfnrtv0x".contains(c) => {
                    let rest: String = text[i..].iter().collect();
                    // As many characters as one escape takes.
                    let length = match c {
                        'x' => {
                            2 + rest[2..]
                                .chars()
                                .take(2)
                                .take_while(char::is_ascii_hexdigit)
                                .count()
                        }
                        '0' => 1 + rest[1..].chars().take(3).take_while(|c| c.is_digit(8)).count(),
                        _ => 2,
                    };
                    literal.push_str(&decode(&escapes(&units(&rest[..length]))));
                    i += length;
                    continue;
                }
                c => literal.push(c),
            }
            i += 2;
        } else if i < text.len() {
            literal.push(text[i]);
            i += 1;
        }
    }
    pieces.push(Piece::Literal(units(&literal)));
    pieces
}

/// The place of the brace that closes `${`, at which the characters start.
fn closing_brace(chars: &[char]) -> Option<usize> {
    let mut depth = 0;
    for (k, c) in chars.iter().enumerate() {
        match c {
            '{' => depth += 1,
            '}' if depth == 1 => return Some(k),
            '}' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// The text of a group as the language writes it.
fn quoted(text: &[u16]) -> String {
    if text.iter().any(|&unit| unit < 32) {
        let codes: Vec<String> = text.iter().map(u16::to_string).collect();
        return format!("char([{}])", codes.join(" "));
    }
    format!("'{}'", decode(text).replace('\'', "''"))
}

/// Letters in the case of those in their places; what is longer goes on in capitals where all letters are.
fn in_case_of(text: &[u16], original: &[u16]) -> Units {
    let is_upper = |unit: u16| lower(unit) != unit;
    let is_lower = |unit: u16| upper(unit) != unit;
    let capitals = original.iter().any(|&u| is_upper(u)) && !original.iter().any(|&u| is_lower(u));
    text.iter()
        .enumerate()
        .map(|(k, &unit)| match original.get(k) {
            Some(&there) if is_upper(there) => upper(unit),
            Some(&there) if is_lower(there) => lower(unit),
            Some(_) => unit,
            None if capitals => upper(unit),
            None => unit,
        })
        .collect()
}

impl Pattern {
    /// What pieces of a replacement are for a match; the commands have given these texts.
    fn filled(
        &self,
        text: &[u16],
        groups: &Groups,
        pieces: &[Piece],
        answers: &mut impl Iterator<Item = Units>,
    ) -> Flow<Units> {
        let mut out = Units::new();
        for piece in pieces {
            match piece {
                Piece::Literal(literal) => extend(&mut out, literal)?,
                Piece::Group(_) | Piece::Named(_) => {
                    if let Some((start, end)) = self.place(groups, piece) {
                        extend(&mut out, &text[start..end])?;
                    }
                }
                Piece::Command(_) => {
                    if let Some(answer) = answers.next() {
                        extend(&mut out, &answer)?;
                    }
                }
            }
        }
        Ok(out)
    }

    /// Where the group lies that a piece names.
    fn place(&self, groups: &Groups, piece: &Piece) -> Option<(usize, usize)> {
        let group = match piece {
            Piece::Group(k) => Some(*k),
            Piece::Named(name) => self.names.iter().position(|n| n.as_ref() == Some(name)),
            Piece::Literal(_) | Piece::Command(_) => None,
        };
        group.and_then(|k| groups.get(k).copied().flatten())
    }

    /// The commands of a replacement for a match, with the texts of the groups in their places.
    fn commands(&self, text: &[u16], groups: &Groups, pieces: &[Piece]) -> Vec<String> {
        let written = |command: &[Piece]| -> String {
            let part = |piece: &Piece| match piece {
                Piece::Literal(literal) => decode(literal),
                other => match self.place(groups, other) {
                    Some((start, end)) => quoted(&text[start..end]),
                    None => quoted(&[]),
                },
            };
            command.iter().map(part).collect()
        };
        pieces
            .iter()
            .filter_map(|piece| match piece {
                Piece::Command(command) => Some(written(command)),
                _ => None,
            })
            .collect()
    }

    /// The text with its matches replaced.
    fn replaced(
        &self,
        text: &[u16],
        matches: &[Groups],
        pieces: &[Piece],
        keep_case: bool,
        answers: Vec<Units>,
    ) -> Flow<Units> {
        let mut answers = answers.into_iter();
        let mut out = Units::with_capacity(text.len());
        let mut from = 0;
        for groups in matches {
            let Some((start, end)) = groups[0] else { continue };
            extend(&mut out, &text[from..start.max(from)])?;
            let new = self.filled(text, groups, pieces, &mut answers)?;
            match keep_case {
                true => extend(&mut out, &in_case_of(&new, &text[start..end]))?,
                false => extend(&mut out, &new)?,
            }
            from = end;
        }
        extend(&mut out, &text[from..])?;
        Ok(out)
    }
}

/// The replacement that belongs to a pattern.
fn of_pattern(pieces: &[Vec<Piece>], k: usize) -> &[Piece] {
    if pieces.len() == 1 { &pieces[0] } else { &pieces[k] }
}

fn regexprep(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Box<dyn Task>> {
    let texts = Texts::arg(&call, 0, "regexprep")?;
    let patterns = Texts::arg(&call, 1, "regexprep")?.all();
    let replacements = Texts::arg(&call, 2, "regexprep")?.all();
    let options = options(&call.args[3..], "regexprep", false)?;
    if replacements.len() != 1 && replacements.len() != patterns.len() {
        let message = "regexprep: number of pattern and replacement arguments must match";
        return Err(fail("MATLAB:regexprep:NumberMismatch", message));
    }
    let compiled = patterns
        .iter()
        .map(|pattern| {
            Pattern::read(&mut cx.world.patterns, &decode(pattern), options.reading, "regexprep")
        })
        .collect::<Flow<Vec<_>>>()?;
    let pieces: Vec<Vec<Piece>> = replacements.iter().map(|text| replacement(text)).collect();
    if pieces.iter().flatten().any(|piece| matches!(piece, Piece::Command(_))) {
        return Ok(Box::new(Commanded {
            at: 0,
            of: 0,
            done: texts.items.clone(),
            matches: None,
            commands: Vec::new(),
            answers: Vec::new(),
            texts,
            compiled,
            pieces,
            options,
        }));
    }
    let replaced = in_steps(cost_of(&texts, compiled.len()), async move {
        let mut results = Vec::with_capacity(texts.items.len());
        for item in &texts.items {
            let Some(text) = item else {
                results.push(None);
                continue;
            };
            let mut text = text.clone();
            for (k, pattern) in compiled.iter().enumerate() {
                let pieces = of_pattern(&pieces, k);
                let matches = pattern.matches(&text, options.once, options.empty).await?;
                let matches = only(matches, options.only);
                text = pattern.replaced(&text, &matches, pieces, options.keep_case, Vec::new())?;
            }
            results.push(Some(text));
        }
        one(texts.rebuild(results)?)
    });
    Ok(Box::new(match replaced {
        Err(Stop::Long(work)) => Replacing::Long(work),
        values => Replacing::Done(values?),
    }))
}

/// The match of this number, from 1, or all of them.
fn only(mut matches: Vec<Groups>, which: Option<usize>) -> Vec<Groups> {
    if let Some(n) = which {
        matches.truncate(n);
        matches.drain(..matches.len().min(n - 1));
    }
    matches
}

/// regexprep without commands.
enum Replacing {
    Done(Values),
    Long(Long),
}

impl Task for Replacing {
    fn resume(&mut self, _: &mut Cx<'_>, _: Option<Result<Values, Error>>) -> Flow<TaskStep> {
        match self {
            Replacing::Done(values) => Ok(TaskStep::Done(std::mem::take(values))),
            Replacing::Long(work) => match go_on(work.0.as_mut()) {
                Poll::Ready(values) => Ok(TaskStep::Done(values?)),
                Poll::Pending => Ok(TaskStep::Pause),
            },
        }
    }
}

/// regexprep with commands, which the program's `eval` carries out one after the other.
struct Commanded {
    texts: Texts,
    compiled: Vec<Pattern>,
    pieces: Vec<Vec<Piece>>,
    options: Options,
    /// The text and the pattern that it is about.
    at: usize,
    of: usize,
    /// The texts as they are now.
    done: Vec<Option<Units>>,
    /// The matches of that pattern in that text, and what is to be carried out for them.
    matches: Option<Vec<Groups>>,
    commands: Vec<String>,
    answers: Vec<Units>,
}

impl Task for Commanded {
    fn resume(&mut self, _: &mut Cx<'_>, input: Option<Result<Values, Error>>) -> Flow<TaskStep> {
        match input {
            None => {}
            Some(Err(error)) => return Err(error.into()),
            Some(Ok(values)) => {
                let value = values.first().cloned().unwrap_or_else(Value::empty);
                if let Value::Lazy(lazy) = &value
                    && lazy.node.host().is_none()
                {
                    return Err(Stop::Need(vec![lazy.clone()]));
                }
                let Some(answer) = row_or_codes(&value)? else {
                    let message = "regexprep: a command in a replacement must give text";
                    return Err(fail("MATLAB:regexprep:CommandNotText", message));
                };
                self.answers.push(answer);
            }
        }
        while self.at < self.done.len() {
            let (Some(text), true) = (&self.done[self.at], self.of < self.compiled.len()) else {
                (self.at, self.of) = (self.at + 1, 0);
                continue;
            };
            let pattern = &self.compiled[self.of];
            let pieces = of_pattern(&self.pieces, self.of);
            if self.matches.is_none() {
                let found = at_once(pattern.matches(text, self.options.once, self.options.empty))?;
                let found = only(found, self.options.only);
                let commands = found.iter().flat_map(|m| pattern.commands(text, m, pieces));
                self.commands = commands.collect();
                self.matches = Some(found);
            }
            if let Some(command) = self.commands.get(self.answers.len()) {
                let function = Value::from("eval");
                let args = vec![Value::from(command.as_str())];
                return Ok(TaskStep::Call { function, args, nargout: 1 });
            }
            let matches = self.matches.take().unwrap_or_default();
            let answers = std::mem::take(&mut self.answers);
            let keep_case = self.options.keep_case;
            let text = pattern.replaced(text, &matches, pieces, keep_case, answers)?;
            self.done[self.at] = Some(text);
            self.of += 1;
        }
        let results = std::mem::take(&mut self.done);
        Ok(TaskStep::Done(one(self.texts.rebuild(results)?)?))
    }
}

/// What a unit of text costs, in the units of the op table.
const COST: u64 = 20_000;

/// What it costs to look for patterns in texts.
fn cost_of(texts: &Texts, patterns: usize) -> f64 {
    let units: usize = texts.items.iter().flatten().map(Vec::len).sum();
    COST as f64 * (units * patterns) as f64
}

fn regexptranslate(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let Some(operation) = string(&call.args[0])? else {
        return Err(not_text("regexptranslate", 0));
    };
    let texts = Texts::arg(&call, 1, "regexptranslate")?;
    let escape = |text: &str, special: &str| -> String {
        text.chars().fold(String::new(), |mut out, c| {
            if special.contains(c) {
                out.push('\\');
            }
            out.push(c);
            out
        })
    };
    let operation = operation.to_lowercase();
    if !["wildcard", "escape", "flexible"].contains(&operation.as_str()) {
        let message = format!("regexptranslate: invalid operation '{operation}'");
        return Err(fail("MATLAB:regexptranslate:UnknownOperation", message));
    }
    one(texts.map(|text| {
        let text = decode(text);
        units(&match operation.as_str() {
            "wildcard" => escape(&text, ".").replace('*', ".*").replace('?', "."),
            "escape" => escape(&text, "\\^$.*+?()[]{}|"),
            _ => text,
        })
    })?)
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn found(pattern: &str, text: &str) -> Vec<(usize, usize)> {
        Pattern::new(&mut Patterns::default(), pattern, false)
            .unwrap()
            .places(&units(text))
            .unwrap()
    }

    #[test]
    fn patterns_that_the_engine_reads_differently() {
        assert_eq!(found("[[]", "a[b"), [(1, 2)]);
        assert_eq!(found("[]a]+", "x]a"), [(1, 3)]);
        assert_eq!(found("a{", "a{"), [(0, 2)]);
        assert_eq!(found("\\<b", "ab b"), [(3, 4)]);
        assert_eq!(found("b\\>", "ba b"), [(3, 4)]);
        assert_eq!(found("[a&&b]", "&"), [(0, 1)]);
        assert_eq!(found("a(?#no)b", "ab"), [(0, 2)]);
        assert_eq!(found("a{2}", "aaa"), [(0, 2)]);
        assert_eq!(found("[[:digit:]]+", "a12"), [(1, 3)]);
        assert_eq!(found("}]", "}]"), [(0, 2)]);
        assert_eq!(found("a.b", "a\nb"), [(0, 3)]);
        assert_eq!(found("(a)\\1", "aa"), [(0, 2)]);
    }

    #[test]
    fn places_are_units() {
        assert_eq!(found("b", "é😀b"), [(3, 4)]);
    }
}
