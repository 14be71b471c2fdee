//! Errors and warnings of programs: raising, catching, describing.
//! Must not know the VM: a raised error is an `Err`.

mod raise;
mod warn;

pub use raise::ALL as ERRORS;
pub(crate) use raise::exception_value;
pub use warn::ALL as WARNINGS;

use super::Example::{Equal, Fails};
use super::arguments::text;
use super::strings::sprintf;
use super::{Arity, Builtin, Flow, Group, Run, Traits, source_builtins};
use crate::value::{Refusal, Unit, Value, text::decode};

/// So many characters of a message are kept: it is for people.
const LONGEST: usize = 1 << 20;

/// What the texts of this family ask the machine.
pub const HELPERS: &[&Builtin] = &[&Builtin {
    name: "lasterror_stack",
    group: Group::Errors,
    forms: &[],
    args: Arity::exactly(0),
    outs: Arity::upto(1),
    run: Run::Vm,
    traits: Traits::NONE,
    summary: "The calls that were open when the last error was caught.",
    examples: crate::builtins::Examples::of(&[]),
}];

/// The message of `format, args…`. Without arguments the text stands as it is, as in MATLAB.
pub(super) fn message(name: &'static str, args: &[Value]) -> Flow<String> {
    match args {
        [] => Ok(String::new()),
        [only] => text(name, only),
        [format, args @ ..] => {
            let mut units = sprintf(format, args, name)?;
            units.truncate(LONGEST);
            Ok(decode(&units.into_iter().map(Unit).collect::<Vec<_>>()))
        }
    }
}

/// Whether a text reads as an identifier: words joined by colons, without blanks.
fn is_identifier(text: &str) -> bool {
    let word = |w: &str| {
        !w.is_empty() && w.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-')
    };
    text.contains(':') && text.split(':').all(word)
}

/// Splits an identifier off arguments that have more after it.
pub(super) fn identified(args: &[Value]) -> Result<(String, &[Value]), Refusal> {
    Ok(match args {
        [first, rest @ ..] if !rest.is_empty() => match first.as_text()? {
            Some(id) if is_identifier(&id) => (id, rest),
            _ => (String::new(), args),
        },
        _ => (String::new(), args),
    })
}

source_builtins! {
    /// The last error, and the text of one.
    IN_THE_LANGUAGE, Errors;
    "getReport" [1 5; 1] ["text = getReport(err)", "text = getReport(err, 'basic')", "text = getReport(..., 'hyperlinks', 'off')"] "The text that an error is reported with."
        [Equal("getReport(MException('a:b', 'no'))", "'no'"), Fails("getReport(1)", "expected")];
    "lasterror" [0 1; 1] ["err = lasterror", "lasterror('reset')", "lasterror(err)"] "The last error as a struct."
        [Equal("isfield(lasterror, 'identifier')", "true"), Fails("lasterror(1)", "struct")];
}
