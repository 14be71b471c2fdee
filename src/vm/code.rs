//! A chunk that has been loaded: with the functions that its names were resolved to, and a number of
//! its own that persistent variables belong to.

use crate::builtins::Builtin;
use crate::bytecode::{Chunk, Reg};
use crate::value::FunctionBody;
use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

/// A loaded chunk.
#[derive(Debug)]
pub(super) struct Code {
    /// What runs.
    pub chunk: Rc<Chunk>,
    /// Unlike that of any other loaded chunk.
    pub id: u32,
    /// The anonymous functions in it.
    pub children: Vec<Rc<Code>>,
    /// The functions of the same file that it sees; None for those of the session.
    pub scope: Option<u32>,
    /// What each name was resolved to, and when.
    callees: Vec<RefCell<Option<(u32, Callee)>>>,
}

/// Something that can be called by name.
#[derive(Clone, Debug)]
pub(super) enum Callee {
    /// A function of the program, or a builtin written in the language.
    Code(Rc<Code>),
    /// A builtin.
    Builtin(&'static Builtin),
    /// A script file: it shares the variables of its caller.
    Script(Rc<Code>),
}

impl std::fmt::Debug for Builtin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

impl Code {
    /// Loads a chunk and the anonymous functions in it; `next` gives the numbers.
    pub(super) fn load(chunk: Rc<Chunk>, scope: Option<u32>, next: &mut u32) -> Rc<Code> {
        let id = *next;
        *next += 1;
        // Nesting is bounded by the depth of the tree.
        let children = chunk.children.iter().map(|c| Code::load(c.clone(), scope, next)).collect();
        let callees = chunk.slots.iter().map(|_| RefCell::new(None)).collect();
        Rc::new(Code { chunk, id, children, scope, callees })
    }

    /// What a name was resolved to, if that still holds.
    #[inline]
    pub(super) fn callee(&self, slot: Reg, epoch: u32) -> Option<Callee> {
        let known = self.callees.get(slot as usize)?.borrow();
        match &*known {
            Some((then, callee)) if *then == epoch => Some(callee.clone()),
            _ => None,
        }
    }

    /// Notes what a name was resolved to.
    pub(super) fn note(&self, slot: Reg, epoch: u32, callee: &Callee) {
        if let Some(known) = self.callees.get(slot as usize) {
            *known.borrow_mut() = Some((epoch, callee.clone()));
        }
    }
}

/// The body of an anonymous function as a value holds it.
#[derive(Debug)]
pub(super) struct Body(pub Rc<Code>);

impl FunctionBody for Body {
    fn as_any(&self) -> &dyn Any {
        self
    }
}
