//! Whether a program is read as MATLAB or as Octave where the two disagree.
//!
//! They disagree about double-quoted texts (a string without escapes in MATLAB, a char array with
//! escapes in Octave), about `assert` with several arguments (condition and message in MATLAB, a
//! comparison in Octave), and about `name=value` among arguments. The decision is made once for a
//! whole program, from its text alone: **a program that shows any [`SignKind`] is read as Octave,
//! every other program as MATLAB.** Escapes alone are no sign where the program uses what only MATLAB has.

use super::ast::{AccessKind, Expr, ExprKind, Quote, Text};
use super::operator::{BinaryOp, UnaryOp};
use crate::diag::Span;

/// How a program is read where MATLAB and Octave disagree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// `"text"` is a string.
    #[default]
    Matlab,
    /// `"text"` is a char array, with escapes.
    Octave,
}

/// Something in a program that only Octave has.
#[derive(Clone, Debug, PartialEq)]
pub struct OctaveSign {
    /// What it is.
    pub kind: SignKind,
    /// Where it stands.
    pub span: Span,
}

/// What shows that a program is written for Octave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SignKind {
    /// `endif`, `endfunction`, `end_try_catch`, `unwind_protect`, `do … until` and so on.
    Keyword,
    /// A comment that starts with `#`.
    HashComment,
    /// A line that starts with `%!`, as Octave's own tests do.
    TestLine,
    /// `!x` or `a != b`.
    Exclamation,
    /// `x += 1` and its like, `x++`, `++x`.
    AssignmentOperator,
    /// `a ** b`.
    DoubleStar,
    /// A backslash at the end of a line.
    BackslashContinuation,
    /// `function f (a = 1)`.
    DefaultParameter,
    /// `for [value, key] = s`.
    PairLoop,
    /// `f(x)(2)`, `[1 2 3](2)`, `{1, 2}{1}`: an index behind what MATLAB does not let be indexed.
    ChainedIndex,
    /// A call of a function that only Octave has: `printf`, `puts`, `fail`, `rows` and so on.
    Function(String),
    /// `assert (observed, expected)`: a second argument that is not a message, or a third one.
    ComparingAssert,
    /// A backslash escape between double quotes, where no function carries it out itself.
    Escape,
    /// A double-quoted text in a call that is written with a blank before its parenthesis:
    /// `ischar ("a")`. Octave's own style, and nearly nobody else's.
    SpacedCall,
    /// A double-quoted text in a program that writes every call so, two at least.
    SpacedCalls,
}

/// Functions of Octave that MATLAB does not have, as far as programs use them.
const OCTAVE_FUNCTIONS: &[&str] = &[
    "accumdim",
    "argv",
    "cellslices",
    "columns",
    "common_size",
    "cstrcat",
    "do_string_escapes",
    "fail",
    "fdisp",
    "fputs",
    "isalnum",
    "isalpha",
    "isargout",
    "isascii",
    "iscntrl",
    "isdigit",
    "isgraph",
    "isindex",
    "islower",
    "isprint",
    "ispunct",
    "isupper",
    "isxdigit",
    "is_function_handle",
    "lgamma",
    "meansq",
    "nthargout",
    "numfields",
    "ostrsplit",
    "postpad",
    "prepad",
    "print_usage",
    "printf",
    "puts",
    "rindex",
    "rows",
    "sizeof",
    "strtrunc",
    "substr",
    "sumsq",
    "toascii",
    "undo_string_escapes",
    "untabify",
    "vech",
];

/// Functions of MATLAB that Octave does not have, and that programs use with strings.
const MATLAB_FUNCTIONS: &[&str] = &[
    "categorical",
    "contains",
    "datetime",
    "duration",
    "extractAfter",
    "extractBefore",
    "extractBetween",
    "isstring",
    "readtable",
    "splitlines",
    "string",
    "strings",
    "strlength",
    "table",
];

/// Whether a call of a function by name shows that a program is written for MATLAB.
pub(super) fn is_of_matlab(name: &str) -> bool {
    MATLAB_FUNCTIONS.contains(&name)
}

/// Whether the rows of a matrix are double-quoted texts of different lengths, which only strings can be.
pub(super) fn are_strings(rows: &[Vec<Expr>]) -> bool {
    let length = |row: &Vec<Expr>| match &row[..] {
        [Expr { kind: ExprKind::Text(text), .. }] if text.quote == Quote::Double => {
            Some(text.cooked.chars().count())
        }
        _ => None,
    };
    let lengths: Option<Vec<usize>> = rows.iter().map(length).collect();
    lengths.is_some_and(|all| all.windows(2).any(|pair| pair[0] != pair[1]))
}

/// Functions among whose arguments a backslash is no sign of a dialect: they carry escapes out in their formats or patterns
/// themselves, so that `"\n"` means the same in both, or their texts are written with `\alpha`.
const FORMAT_FUNCTIONS: &[&str] = &[
    "error",
    "fprintf",
    "printf",
    "sprintf",
    "warning",
    "assert",
    "compose",
    "fscanf",
    "sscanf",
    "textscan",
    "strread",
    "regexp",
    "regexpi",
    "regexprep",
    "strsplit",
    "input",
    "legend",
    "msgbox",
    "text",
    "title",
    "xlabel",
    "ylabel",
    "zlabel",
];

/// Whether escapes among the arguments of this function say nothing about the dialect.
pub(super) fn reads_escapes(function: &str) -> bool {
    FORMAT_FUNCTIONS.contains(&function)
}

/// What a call of a function by name says about the dialect. `spaced`: a blank stands before the
/// parenthesis.
pub(super) fn sign_of_call(name: &str, args: &[Expr], spaced: bool) -> Option<SignKind> {
    if OCTAVE_FUNCTIONS.contains(&name) {
        return Some(SignKind::Function(name.to_owned()));
    }
    if name == "assert" && is_comparing_assert(args, spaced) {
        return Some(SignKind::ComparingAssert);
    }
    if spaced && args.iter().any(holds_double_quotes) {
        return Some(SignKind::SpacedCall);
    }
    None
}

/// Whether a double-quoted text has an escape that Octave would carry out; a Windows path has none.
pub(super) fn has_escape(text: &Text) -> bool {
    let mut start = text.raw.chars();
    let is_path =
        start.next().is_some_and(|c| c.is_ascii_alphabetic()) && start.as_str().starts_with(":\\");
    text.quote == Quote::Double && text.raw != text.cooked && !is_path
}

fn is_comparing_assert(args: &[Expr], spaced: bool) -> bool {
    let [condition, second, rest @ ..] = args else { return false };
    match &second.without_parens().kind {
        // `assert (cond, "format %d", x)` in both; a comparison of texts has no blank in it more
        // often than not, a message nearly always has.
        ExprKind::Text(text) => {
            let like_a_message = text.raw.contains([' ', '%', ':']);
            match &condition.without_parens().kind {
                _ if is_condition(condition) => false,
                ExprKind::Name(_) => spaced && !like_a_message,
                _ => spaced || !like_a_message,
            }
        }
        ExprKind::Name(name) if matches!(name.as_str(), "true" | "false") => true,
        ExprKind::Name(_) => !rest.is_empty() || spaced || !is_condition(condition),
        ExprKind::Matrix(rows) if rows.iter().flatten().any(contains_text) => {
            spaced && !is_condition(condition)
        }
        ExprKind::Index { base, .. } => match base.as_name() {
            Some("sprintf" | "strcat" | "num2str" | "message" | "compose" | "strjoin") => {
                !is_condition(condition)
            }
            _ => true,
        },
        ExprKind::Binary(BinaryOp::Add, left, right) => {
            !(contains_text(left) || contains_text(right))
        }
        _ => true,
    }
}

/// Whether a double-quoted text stands among the values of an argument.
pub(super) fn holds_double_quotes(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Text(text) => text.quote == Quote::Double,
        ExprKind::Paren(inner) | ExprKind::Postfix(_, inner) => holds_double_quotes(inner),
        ExprKind::Matrix(rows) | ExprKind::Cell(rows) => {
            rows.iter().flatten().any(holds_double_quotes)
        }
        _ => false,
    }
}

fn contains_text(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Text(_) => true,
        ExprKind::Binary(BinaryOp::Add, left, right) => contains_text(left) || contains_text(right),
        ExprKind::Paren(inner) => contains_text(inner),
        _ => false,
    }
}

/// Whether the expression is most likely true or false: a comparison, or a call that answers a
/// question.
fn is_condition(expr: &Expr) -> bool {
    use BinaryOp::*;
    match &expr.kind {
        ExprKind::Paren(inner) => is_condition(inner),
        ExprKind::Unary(UnaryOp::Not, _) => true,
        ExprKind::Binary(op, ..) => matches!(
            op,
            Equal
                | NotEqual
                | Less
                | LessEqual
                | Greater
                | GreaterEqual
                | And
                | Or
                | AndAlso
                | OrElse
        ),
        ExprKind::Name(name) => matches!(name.as_str(), "true" | "false"),
        ExprKind::Index { base, path } => {
            let is_call = matches!(path.first().map(|a| &a.kind), Some(AccessKind::Paren(_)));
            is_call && base.as_name().is_some_and(answers_a_question)
        }
        _ => false,
    }
}

fn answers_a_question(function: &str) -> bool {
    function.starts_with("is")
        || function.starts_with("has")
        || function.starts_with("strcmp")
        || function.starts_with("strncmp")
        || matches!(
            function,
            "all"
                | "any"
                | "not"
                | "and"
                | "or"
                | "xor"
                | "exist"
                | "contains"
                | "startsWith"
                | "endsWith"
                | "logical"
                | "true"
                | "false"
                | "eq"
                | "ne"
                | "lt"
                | "le"
                | "gt"
                | "ge"
        )
}
