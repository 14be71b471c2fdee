//! Why the elements of a value could not be used: an error of the program, or that they are not on the host yet.
//! Whoever may wait makes a request of the second; nobody takes it for an error. Must not know who waits, or how.

use super::{Array, Lazy};
use crate::diag::Error;
use std::rc::Rc;

/// What keeps an operation on elements from its result.
#[derive(Debug)]
pub enum Refusal {
    /// It failed.
    Error(Error),
    /// These elements have to be gathered first; nothing has changed.
    NotGathered(Rc<Lazy>),
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Refusal {
        Refusal::Error(error)
    }
}

/// The host elements of a captured array.
pub(super) fn gathered(lazy: &Rc<Lazy>) -> Result<Rc<Array>, Refusal> {
    lazy.node.host().ok_or_else(|| Refusal::NotGathered(lazy.clone()))
}

#[cfg(test)]
impl Refusal {
    /// The error, which a test knows it to be.
    pub(crate) fn error(&self) -> &Error {
        match self {
            Refusal::Error(error) => error,
            Refusal::NotGathered(lazy) => panic!("{lazy:?} is not gathered"),
        }
    }
}
