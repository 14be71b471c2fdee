//! A chunk that has been loaded: with the functions that its names were resolved to, and a number of
//! its own that persistent variables belong to.

use super::environment::Environment;
use crate::builtins::{Builtin, Run};
use crate::bytecode::{Chunk, ChunkKind, CompiledUnit, Instr, Reg};
use crate::diag::{Source, SourceMap};
use crate::graph::FxMap;
use crate::op::Op;
use crate::value::{Definition, FunctionBody};
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

/// What `import` brought in: names with their packages, or `package.*`.
pub(super) type Imports = Rc<RefCell<Vec<Rc<str>>>>;

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
    /// The builtin that this is the text of: its declaration says how many arguments and results a call may have.
    pub declared: Option<&'static Builtin>,
    /// What `import` brought in, here and in the functions within it.
    pub imports: Imports,
    /// What each name was resolved to, and when.
    callees: Vec<RefCell<Option<(u32, Callee)>>>,
    /// The operation that a name was resolved to, where it is one on single numbers.
    operations: Vec<Cell<Option<(u32, Op)>>>,
    /// The addresses of loops and passages that nothing is to be kept of.
    untraced: Box<[Cell<bool>]>,
    /// How often a loop went round there.
    turns: Box<[Cell<u16>]>,
    /// How often it was called.
    calls: Cell<u16>,
    /// The class whose objects it indexes as they are, whatever methods the class has for it.
    pub as_is: RefCell<Option<Rc<str>>>,
}

/// A function of the program for whole arrays, by what it is made of: that function, what names stood for, and how many results are
/// wanted.
pub(super) struct OverLanes {
    pub of: u32,
    pub epoch: u32,
    pub results: usize,
    /// None where it does more than compute.
    pub code: Option<Rc<Code>>,
}

/// In place of a number of turns or calls: it is not compiled.
const COLD: u16 = u16::MAX;

/// What the functions of one file see besides those of the session.
#[derive(Default)]
pub(super) struct Scope {
    /// The functions of the file, by name.
    pub functions: HashMap<Rc<str>, Rc<Code>>,
    /// Whether the file is part of the library, which sees its helpers too.
    pub library: bool,
    /// The folder of the file, whose private functions they see.
    pub folder: Option<Rc<str>>,
    /// The class whose methods they are.
    pub class: Option<Rc<str>>,
}

/// A file that was compiled.
pub(super) struct Loaded {
    pub text: Vec<u8>,
    pub callee: Callee,
}

/// Whoever asks for a file: a program, or a file, in whose folder there may be private functions.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) enum Asker {
    Program,
    File { folder: Option<Rc<str>> },
}

/// What was looked for in folders.
#[derive(Default)]
pub(super) struct Lookup {
    /// Whether there is such a file or folder.
    pub known: HashMap<String, bool>,
    /// The files of functions, or that there are none, by who asks.
    pub files: FxMap<Asker, FxMap<Box<str>, Option<String>>>,
    /// The version of the files that this is true of.
    pub version: u32,
}

/// A text that was compiled, with what it depends on.
pub(super) struct Program {
    /// Held, so that places in it can be shown.
    pub source: Rc<Source>,
    pub variables: Vec<Rc<str>>,
    pub unit: CompiledUnit,
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
    /// A folder of functions, of which the next name is one.
    Package(Rc<str>),
    /// A class of the program: called, it makes an object.
    Class(Rc<Definition>),
    /// The constructor of a superclass, which goes on with an object that is being made.
    Base(Rc<Definition>),
    /// `?name`: what tells of the class, where there is one.
    Query(Option<Rc<Definition>>),
    /// What every object has, called as the method of a superclass of the language itself.
    Common(&'static str),
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
        declared: Option<&'static Builtin>,
        imports: Imports,
        sources: &SourceMap,
        next: &mut u32,
    ) -> Rc<Code> {
        let id = *next;
        *next += 1;
        let source = sources.hold(chunk.source);
        // Nesting is bounded by the depth of the tree.
        let mut load =
            |c: &Rc<Chunk>| Code::load(c.clone(), scope, None, imports.clone(), sources, next);
        let children = chunk.children.iter().map(&mut load).collect();
        let nested = chunk.nested.iter().map(&mut load).collect();
        let callees = chunk.slots.iter().map(|_| RefCell::new(None)).collect();
        let operations = chunk.slots.iter().map(|_| Cell::new(None)).collect();
        let untraced = chunk.code.iter().map(|_| Cell::new(false)).collect();
        let turns = chunk.code.iter().map(|_| Cell::new(0)).collect();
        // What neither calls nor loops is not worth compiling on its own.
        let works = |instr: &Instr| {
            matches!(instr, Instr::Call { .. } | Instr::Call1 { .. } | Instr::Call2 { .. })
                || matches!(instr, Instr::ForLoop { .. })
        };
        let works = chunk.kind == ChunkKind::Function && chunk.code.iter().any(works);
        let calls = Cell::new(if works { 0 } else { COLD });
        Rc::new(Code {
            chunk,
            id,
            source,
            children,
            nested,
            scope,
            declared,
            imports,
            callees,
            operations,
            untraced,
            turns,
            calls,
            as_is: RefCell::new(None),
        })
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
    pub(super) fn is_untraced(&self, pc: usize) -> bool {
        self.untraced.get(pc).is_some_and(Cell::get)
    }

    /// Notes that nothing is.
    pub(super) fn note_untraced(&self, pc: usize) {
        if let Some(untraced) = self.untraced.get(pc) {
            untraced.set(true);
        }
    }

    /// Counts a turn of the loop that goes round there; whether there were as many before.
    #[inline]
    pub(super) fn is_hot(&self, pc: usize, after: u16) -> bool {
        let Some(turns) = self.turns.get(pc) else { return false };
        match turns.get() {
            COLD => false,
            n if n >= after => true,
            n => {
                turns.set(n + 1);
                false
            }
        }
    }

    /// Counts a call; whether there were as many before.
    #[inline]
    pub(super) fn is_called_often(&self, after: u16) -> bool {
        match self.calls.get() {
            COLD => false,
            n if n >= after => true,
            n => {
                self.calls.set(n + 1);
                false
            }
        }
    }

    /// Notes that it is not to be compiled as a whole.
    pub(super) fn note_seldom_called(&self) {
        self.calls.set(COLD);
    }

    /// Notes that a loop is not to be compiled.
    pub(super) fn note_cold(&self, pc: usize) {
        if let Some(turns) = self.turns.get(pc) {
            turns.set(COLD);
        }
    }

    /// Notes that a loop has gone round so often at least.
    pub(super) fn warm(&self, pc: usize, turns: u16) {
        if let Some(counted) = self.turns.get(pc) {
            counted.set(counted.get().max(turns));
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
pub(super) fn operation(builtin: &Builtin) -> Option<Op> {
    match (&builtin.run, builtin.name) {
        (Run::Op(op), _) => Some(*op),
        // Of two numbers the greater one; arrays are another matter.
        (_, "max") => Some(Op::Max),
        (_, "min") => Some(Op::Min),
        _ => None,
    }
}

/// With how many arguments a call of a builtin for one result computes element by element, and does nothing else.
pub(super) fn by_element(builtin: &Builtin) -> Option<usize> {
    match operation(builtin) {
        Some(op) => Some(usize::from(op.row().arity)),
        None => builtin.traits.by_element.then_some(usize::from(builtin.args.least)),
    }
}

/// A builtin as a handle holds it that is not to be looked up by its name.
#[derive(Debug)]
pub(super) struct Shadowed(pub &'static Builtin);

impl FunctionBody for Shadowed {
    fn as_any(&self) -> &dyn Any {
        self
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
