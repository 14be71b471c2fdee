//! Text: char arrays, cells of texts, string arrays. Text always lies on the host.
//! Must not know the VM or devices. Values in, values out.

mod case;
mod compare;
mod encode;
mod json;
mod names;
mod numbers;
mod output;
mod pattern_functions;
pub(super) mod patterns;
mod printf;
mod radix;
mod regexp;
mod scanf;
mod search;
mod split;
mod string_class;
mod texts;
mod textscan;

pub use case::ALL as LETTERS;
pub use compare::ALL as COMPARISONS;
pub use encode::ALL as ENCODINGS;
pub use json::{ALL as JSON, HELPERS as SHARED_BY_JSON};
pub use names::ALL as NAMES;
pub use numbers::ALL as NUMBERS;
pub(crate) use numbers::parse_complex;
pub use output::ALL as PRINTING;
pub use pattern_functions::{BOUNDARIES, PATTERN_CLASSES, PATTERN_HELPERS, PATTERNS};
pub use printf::{format_number, sprintf};
pub use radix::ALL as BASES;
pub use regexp::ALL as REGULAR_EXPRESSIONS;
pub use scanf::{ALL as SCANNING, Scanned, scanned};
pub use search::ALL as SEARCHES;
pub use split::ALL as PARTS;
pub use string_class::ALL as STRING_ARRAYS;
pub use textscan::{ALL as COLUMNS, COLUMN_HELPERS};

use super::Example::{Equal, Fails};
use super::{Arity, Builtin, Call, Cx, Example, Flow, Group, Run, Traits, Values, source_builtins};

/// The function that computes a builtin on the host.
type HostFn = fn(&mut Cx<'_>, Call<'_>) -> Flow<Values>;

/// A builtin of this family: it computes on the host, because text has no device form.
const fn text(
    name: &'static str,
    forms: &'static [&'static str],
    args: Arity,
    outs: Arity,
    f: HostFn,
    summary: &'static str,
    examples: &'static [Example],
) -> Builtin {
    let run = Run::Host { f, why: "text lies on the host", pure: true };
    Builtin {
        name,
        group: Group::Strings,
        forms,
        args,
        outs,
        run,
        traits: Traits::NONE,
        summary,
        examples: crate::builtins::Examples::of(examples),
    }
}

source_builtins! {
    /// Texts, in the language.
    IN_THE_LANGUAGE, Strings;
    "jsonencode" [1 255; 1] ["s = jsonencode(x)", "s = jsonencode(x, 'ConvertInfAndNaN', tf, 'PrettyPrint', tf)"] "A value as JSON text."
        [Equal("jsonencode(struct('a', [1 2], 'b', 'x'))", "'{\"a\":[1,2],\"b\":\"x\"}'"), Equal("jsonencode({true, []})", "'[true,[]]'"), Fails("jsonencode(@sin)", "jsonencode")];
    "isstr" [1 1; 1] ["tf = isstr(x)"] "Whether a value is characters; the old name of ischar."
        [Equal("isstr('a')", "true"), Equal("isstr(1)", "false"), Fails("isstr()", "arguments")];
    "setstr" [1 1; 1] ["s = setstr(x)"] "The characters of codes; the old name of char."
        [Equal("setstr([72 105])", "'Hi'"), Fails("setstr()", "arguments")];
    "str2mat" [1 255; 1] ["S = str2mat(a, b, ...)"] "Texts as the rows of a char array; the old name of char."
        [Equal("str2mat('a', 'bcd')", "['a  '; 'bcd']"), Fails("str2mat()", "arguments")];
    "matches" [2 4; 1] ["tf = matches(text, pattern)", "tf = matches(text, pattern, 'IgnoreCase', true)"] "Which texts are equal to any of the patterns."
        [Equal("matches({'a', 'b'}, 'a')", "[true false]"), Fails("matches('a')", "arguments")], of_strings;
    "textscan" [1 255; 2] ["C = textscan(str, format)", "C = textscan(fid, format, n, 'Delimiter', d, ...)", "[C, position] = textscan(...)"]
        "A cell array of the columns that a text or a file holds: %f and %d numbers, %s and %q texts, %c characters, %{format}D dates, %{format}T durations, %C categories."
        [Equal("textscan(['1,a' 10 '2,b'], '%f%s', 'Delimiter', ',')", "{[1; 2], {'a'; 'b'}}"),
         Equal("char(textscan('2024-02-29 5', '%{yyyy-MM-dd}D %f'){1})", "'2024-02-29'"), Fails("textscan({}, '%f')", "textscan")];
    "dec2binvec" [1 2; 1] ["bits = dec2binvec(number)", "bits = dec2binvec(number, n)"] "The bits of a number, the lowest first."
        [Equal("dec2binvec(6)", "[false true true]"), Fails("dec2binvec(-1)", "not negative")];
    "binvec2dec" [1 1; 1] ["number = binvec2dec(bits)"] "The number of bits, the lowest first."
        [Equal("binvec2dec([0 1 1])", "6"), Fails("binvec2dec(eye(2))", "vector")];
    "list_in_columns" [1 3; 1] ["text = list_in_columns(list)", "text = list_in_columns(list, width, prefix)"] "Texts side by side in columns."
        [Equal("list_in_columns({'a', 'b'}, 20)", "sprintf('a  b\\n')"), Fails("list_in_columns(1)", "cellstr")];
}
