//! Errors and warnings of programs: raising, catching, describing, asserting.
//! Must not know the VM: a raised error is an `Err`.

mod assert;
mod raise;
mod warn;

pub use assert::ALL as ASSERTIONS;
pub use raise::ALL as ERRORS;
pub use warn::ALL as WARNINGS;

use super::Flow;
use super::arguments::text;
use super::strings::sprintf;
use crate::value::{Unit, Value, text::decode};

/// The message of `format, args…`. Without arguments the text stands as it is, as in MATLAB.
fn message(name: &'static str, args: &[Value]) -> Flow<String> {
    match args {
        [] => Ok(String::new()),
        [only] => text(name, only),
        [format, args @ ..] => {
            let units = sprintf(format, args, name)?;
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
fn identified(args: &[Value]) -> (String, &[Value]) {
    match args {
        [first, rest @ ..] if !rest.is_empty() => match first.as_text() {
            Some(id) if is_identifier(&id) => (id, rest),
            _ => (String::new(), args),
        },
        _ => (String::new(), args),
    }
}
