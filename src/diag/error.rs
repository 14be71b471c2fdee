//! The error that every layer returns.
//!
//! A thin pointer, so that `Result<T>` stays small on the paths that do not fail. Knows nothing of
//! what failed: identifier and message are the caller's.

use std::any::Any;
use std::borrow::Cow;
use std::fmt;
use std::rc::Rc;

use super::source::{Location, SourceId, Span};

/// `std::result::Result` with [`Error`].
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// One call that was running when an error was raised, innermost first in [`Error::stack`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Name of the function; empty for a script's own statements.
    pub function: String,
    /// Where it was running.
    pub location: Option<Location>,
}

/// What went wrong: MATLAB's identifier and message, the place, hints, and the calls that led there.
#[derive(Clone, PartialEq, Eq)]
pub struct Error(Box<Data>);

#[derive(Clone, PartialEq, Eq)]
struct Data {
    identifier: Cow<'static, str>,
    message: String,
    location: Option<Location>,
    hints: Vec<String>,
    stack: Vec<Frame>,
    thrown: Option<Thrown>,
}

/// What a program threw, opaque here.
#[derive(Clone)]
struct Thrown(Rc<dyn Any>);

impl PartialEq for Thrown {
    fn eq(&self, other: &Thrown) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Thrown {}

impl Error {
    /// An error with MATLAB's identifier where it has one (`MATLAB:UndefinedFunction`), else `matgpu:…`.
    pub fn new(identifier: impl Into<Cow<'static, str>>, message: impl Into<String>) -> Error {
        Error(Box::new(Data {
            identifier: identifier.into(),
            message: message.into(),
            location: None,
            hints: Vec::new(),
            stack: Vec::new(),
            thrown: None,
        }))
    }

    /// Adds a line of advice.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Error {
        self.0.hints.push(hint.into());
        self
    }

    /// Says where, unless a deeper layer already said so more exactly.
    #[must_use]
    pub fn at(mut self, source: SourceId, span: Span) -> Error {
        self.0.location.get_or_insert(Location { source, span });
        self
    }

    /// Adds a call to the outer end of the stack.
    pub fn push_frame(&mut self, frame: Frame) {
        self.0.stack.push(frame);
    }

    /// Replaces the stack (a rethrown MException brings its own).
    pub fn set_stack(&mut self, stack: Vec<Frame>) {
        self.0.stack = stack;
    }

    /// Replaces the place.
    pub fn set_location(&mut self, location: Option<Location>) {
        self.0.location = location;
    }

    /// Notes what the program threw, where that is more than an identifier and a message.
    pub fn set_thrown(&mut self, thrown: Rc<dyn Any>) {
        self.0.thrown = Some(Thrown(thrown));
    }

    /// What the program threw.
    pub fn thrown(&self) -> Option<&Rc<dyn Any>> {
        self.0.thrown.as_ref().map(|thrown| &thrown.0)
    }

    /// MATLAB's identifier; empty where the program gave none.
    pub fn identifier(&self) -> &str {
        &self.0.identifier
    }

    /// The message, without place or hints.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// Where it went wrong, where known.
    pub fn location(&self) -> Option<Location> {
        self.0.location
    }

    /// The place within its source, where known.
    pub fn span(&self) -> Option<Span> {
        self.0.location.map(|location| location.span)
    }

    /// Advice, one line each.
    pub fn hints(&self) -> &[String] {
        &self.0.hints
    }

    /// The calls that were running, innermost first.
    pub fn stack(&self) -> &[Frame] {
        &self.0.stack
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.message)
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Error({}: {}", self.0.identifier, self.0.message)?;
        if let Some(Location { span, .. }) = self.0.location {
            write!(f, " at {}..{}", span.start, span.end)?;
        }
        if !self.0.hints.is_empty() {
            write!(f, " hints {:?}", self.0.hints)?;
        }
        f.write_str(")")
    }
}

impl std::error::Error for Error {}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn the_first_place_stays_and_the_error_is_one_pointer() {
        let error = Error::new("MATLAB:x", "no")
            .at(SourceId(0), Span::new(3, 4))
            .at(SourceId(0), Span::new(0, 9));
        assert_eq!(error.span(), Some(Span::new(3, 4)));
        assert_eq!(size_of::<Result<()>>(), size_of::<usize>());
    }
}
