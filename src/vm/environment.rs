//! The variables that functions share with the functions within them.
//!
//! Every call of a function of a family has an environment: the cells of the variables that it shares,
//! and the environment of the function around it. A frame keeps shared variables in its registers
//! while it runs, as it does globals.

use super::code::Code;
use crate::value::Value;
use std::cell::RefCell;
use std::rc::Rc;

/// The shared variables of one call.
pub(super) struct Environment {
    /// The function that was called.
    pub(super) code: Rc<Code>,
    /// Its shared variables; empty while the frame that has them runs.
    pub(super) cells: Vec<RefCell<Option<Value>>>,
    /// That of the function around it.
    pub(super) around: Option<Rc<Environment>>,
}

impl std::fmt::Debug for Environment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The cells may hold a handle of a function that lives here.
        write!(f, "the variables of {}", self.code.chunk.name)
    }
}

// An environment is itself only.
impl PartialEq for Environment {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}
impl Eq for Environment {}
impl std::hash::Hash for Environment {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        std::ptr::from_ref(self).hash(state);
    }
}

impl Environment {
    /// The one so many functions outwards.
    pub(super) fn outwards(self: &Rc<Environment>, hops: usize) -> Option<Rc<Environment>> {
        let mut at = self.clone();
        for _ in 0..hops {
            at = at.around.clone()?;
        }
        Some(at)
    }

    /// Puts a value into a cell, or takes it away.
    pub(super) fn put(&self, index: usize, value: Option<Value>) {
        if let Some(cell) = self.cells.get(index) {
            // The old value goes when the cell is free again: dropping it may look into it.
            let old = cell.replace(value);
            drop(old);
        }
    }

    /// The environment of the function around this one.
    pub(super) fn around(&self) -> Option<&Rc<Environment>> {
        self.around.as_ref()
    }

    /// Another one for the same call, without values.
    pub(super) fn emptied(&self, around: Option<Rc<Environment>>) -> Environment {
        let cells = self.cells.iter().map(|_| RefCell::new(None)).collect();
        Environment { code: self.code.clone(), cells, around }
    }

    /// What is in the cells.
    pub(super) fn values(&self) -> Vec<Option<Value>> {
        self.cells.iter().map(|cell| cell.borrow().clone()).collect()
    }

    /// Takes the value out of a cell.
    pub(super) fn take(&self, index: usize) -> Option<Value> {
        self.cells.get(index).and_then(|cell| cell.borrow_mut().take())
    }
}
