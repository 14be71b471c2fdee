//! Why the elements of a value could not be used: an error of the program, or that they are not on the host yet.
//! Whoever may wait makes a request of the second; nobody takes it for an error. Must not know who waits, or how.

use super::{Array, Lazy, Value};
use crate::diag::Error;
use std::rc::Rc;

/// What keeps an operation on elements from its result.
#[derive(Debug)]
pub enum Refusal {
    /// It failed.
    Error(Error),
    /// These have to be gathered first; nothing has changed.
    NotGathered(Vec<Rc<Lazy>>),
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Refusal {
        Refusal::Error(error)
    }
}

/// The host elements of a captured array.
pub(super) fn gathered(lazy: &Rc<Lazy>) -> Result<Rc<Array>, Refusal> {
    lazy.node.host().ok_or_else(|| Refusal::NotGathered(vec![lazy.clone()]))
}

/// Refused where values, or what they hold in cells and fields, have elements that are not on the host: for what looks at
/// elements wherever they lie.
pub fn needs_within(values: &[Value]) -> Result<(), Refusal> {
    let may_hold =
        |value: &&Value| matches!(value, Value::Lazy(_) | Value::Cell(_) | Value::Struct(_));
    let mut missing = Vec::new();
    let mut stack: Vec<&Value> = values.iter().collect();
    while let Some(value) = stack.pop() {
        match value {
            Value::Lazy(l) if l.node.host().is_none() => missing.push(l.clone()),
            Value::Cell(c) => stack.extend(c.cells.iter().filter(may_hold)),
            Value::Struct(s) => stack.extend(s.fields.values().flatten().filter(may_hold)),
            _ => {}
        }
    }
    if missing.is_empty() { Ok(()) } else { Err(Refusal::NotGathered(missing)) }
}

#[cfg(test)]
impl Refusal {
    /// The error, which a test knows it to be.
    pub(crate) fn error(&self) -> &Error {
        match self {
            Refusal::Error(error) => error,
            Refusal::NotGathered(lazies) => panic!("{lazies:?} are not gathered"),
        }
    }
}
