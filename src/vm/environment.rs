//! The variables that functions share with the functions within them.
//!
//! Every call of a function of a family has an environment: the cells of the variables that it shares,
//! and the environment of the function around it. A frame keeps shared variables in its registers
//! while it runs, as it does globals.

use super::Vm;
use super::code::{Body, Callee, Code};
use super::frame::{Frame, Link, Place};
use crate::value::{Function, Value};
use std::cell::RefCell;
use std::rc::Rc;

/// The shared variables of one call.
pub(super) struct Environment {
    /// The function that was called.
    code: Rc<Code>,
    /// Its shared variables; empty while the frame that has them runs.
    cells: Vec<RefCell<Option<Value>>>,
    /// That of the function around it.
    around: Option<Rc<Environment>>,
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
    fn outwards(self: &Rc<Environment>, hops: usize) -> Option<Rc<Environment>> {
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

    /// Takes the value out of a cell.
    pub(super) fn take(&self, index: usize) -> Option<Value> {
        self.cells.get(index).and_then(|cell| cell.borrow_mut().take())
    }
}

impl Frame {
    /// Gives a new frame the variables that it shares with functions around it and within it. The
    /// arguments are in place.
    pub(super) fn join_family(&mut self, around: Option<Rc<Environment>>) {
        let code = self.code.clone();
        let chunk = &code.chunk;
        if around.is_none() && chunk.nested.is_empty() {
            return;
        }
        let cells = (0..chunk.cells).map(|_| RefCell::new(None)).collect();
        let own = Rc::new(Environment { code: code.clone(), cells, around });
        for &(slot, place) in &chunk.shared {
            let Some(home) = own.outwards(place.hops) else { continue };
            if place.hops == 0 {
                let argument = self.regs.get_mut(slot as usize).and_then(Option::take);
                home.put(place.index, argument);
            }
            self.links.push(Link { slot, place: Place::Shared(home, place.index) });
        }
        self.environment = Some(own);
    }

    /// The function within a function that a name stands for here, with what it shares.
    fn nested_function(&self, name: &str) -> Option<(Rc<Code>, Rc<Environment>)> {
        let place = self.code.chunk.visible.get(name)?;
        let home = self.environment.as_ref()?.outwards(place.hops)?;
        Some((home.code.nested.get(place.index)?.clone(), home))
    }

    /// What can be called by a name because it is within a function that is running.
    pub(super) fn nested_callee(&self, name: &str) -> Option<Callee> {
        let (code, home) = self.nested_function(name)?;
        Some(Callee::Nested(code, home))
    }
}

impl Vm {
    /// `@name` in a frame: of a function that only this place sees, the handle keeps hold.
    pub(super) fn handle(&self, frame: &Frame, name: &Rc<str>) -> Value {
        let local = || {
            let scope = self.scopes.get(frame.code.scope? as usize)?;
            Some(Body { code: scope.get(name)?.clone(), environment: None })
        };
        let nested =
            frame.nested_function(name).map(|(code, home)| Body { code, environment: Some(home) });
        let body = nested.or_else(local).map(|body| Rc::new(body) as _);
        Value::Function(Rc::new(Function::Named { name: name.clone(), body }))
    }
}
