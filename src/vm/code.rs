//! A chunk that has been loaded: with the functions that its names were resolved to, and a number of
//! its own that persistent variables belong to.

use super::environment::Environment;
use crate::builtins::{Builtin, Run};
use crate::bytecode::{Chunk, Reg};
use crate::diag::{Source, SourceMap};
use crate::op::Op;
use crate::value::FunctionBody;
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// A loaded chunk.
#[derive(Debug)]
pub(super) struct Code {
    /// What runs.
    pub chunk: Rc<Chunk>,
    /// Unlike that of any other loaded chunk.
    pub id: u32,
    /// The text that it comes from, which is not forgotten before it.
    pub source: Option<Rc<Source>>,
    /// The anonymous functions in it.
    pub children: Vec<Rc<Code>>,
    /// The functions within it.
    pub nested: Vec<Rc<Code>>,
    /// The functions of the same file that it sees; None for those of the session.
    pub scope: Option<u32>,
    /// What each name was resolved to, and when.
    callees: Vec<RefCell<Option<(u32, Callee)>>>,
    /// The operation that a name was resolved to, where it is one on single numbers.
    operations: Vec<Cell<Option<(u32, Op)>>>,
    /// The addresses of loops and passages that nothing is to be kept of.
    dull: Box<[Cell<bool>]>,
}

/// Something that can be called by name.
#[derive(Clone, Debug)]
pub(super) enum Callee {
    /// A function of the program, or a builtin written in the language.
    Code(Rc<Code>),
    /// A function within a function, and what it shares with that one.
    Nested(Rc<Code>, Rc<Environment>),
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
    pub(super) fn load(
        chunk: Rc<Chunk>,
        scope: Option<u32>,
        sources: &SourceMap,
        next: &mut u32,
    ) -> Rc<Code> {
        let id = *next;
        *next += 1;
        let source = sources.hold(chunk.source);
        // Nesting is bounded by the depth of the tree.
        let mut load = |c: &Rc<Chunk>| Code::load(c.clone(), scope, sources, next);
        let children = chunk.children.iter().map(&mut load).collect();
        let nested = chunk.nested.iter().map(&mut load).collect();
        let callees = chunk.slots.iter().map(|_| RefCell::new(None)).collect();
        let operations = chunk.slots.iter().map(|_| Cell::new(None)).collect();
        let dull = chunk.code.iter().map(|_| Cell::new(false)).collect();
        Rc::new(Code { chunk, id, source, children, nested, scope, callees, operations, dull })
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
        if let (Callee::Builtin(builtin), Some(known)) =
            (callee, self.operations.get(slot as usize))
        {
            known.set(operation(builtin).map(|op| (epoch, op)));
        }
    }

    /// Whether nothing is to be kept of the loop that goes round there, or of the passage that begins there.
    #[inline]
    pub(super) fn is_dull(&self, pc: usize) -> bool {
        self.dull.get(pc).is_some_and(Cell::get)
    }

    /// Notes that nothing is.
    pub(super) fn note_dull(&self, pc: usize) {
        if let Some(dull) = self.dull.get(pc) {
            dull.set(true);
        }
    }

    /// The operation on single numbers that a name was resolved to, if that still holds.
    #[inline]
    pub(super) fn operation(&self, slot: Reg, epoch: u32) -> Option<Op> {
        match self.operations.get(slot as usize)?.get() {
            Some((then, op)) if then == epoch => Some(op),
            _ => None,
        }
    }
}

/// What a builtin is for two numbers, or one.
fn operation(builtin: &Builtin) -> Option<Op> {
    match (&builtin.run, builtin.name) {
        (Run::Op(op), _) => Some(*op),
        // Of two numbers the greater one; arrays are another matter.
        (_, "max") => Some(Op::Max),
        (_, "min") => Some(Op::Min),
        _ => None,
    }
}

/// The body of a function as a handle holds it.
#[derive(Debug)]
pub(super) struct Body {
    pub code: Rc<Code>,
    /// What it shares with the functions around it.
    pub environment: Option<Rc<Environment>>,
}

impl FunctionBody for Body {
    fn as_any(&self) -> &dyn Any {
        self
    }
}
