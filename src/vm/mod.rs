//! The virtual machine: runs chunks one instruction at a time, and can stop between any two.
//!
//! Chunks in, a [`Step`] out: done, in need of host values, waiting, or merely at a tick. Must not
//! know providers, async or JavaScript; array work goes to the graph, which it only holds by
//! reference. A function that is called gets a frame of its own on the VM's stack, never one of
//! Rust's.

mod access;
mod arguments;
mod call;
mod code;
mod environment;
mod errand;
mod exception;
mod frame;
mod in_place;
mod index;
mod invoke;
mod join;
mod kept;
mod load;
mod loops;
mod natives;
mod object;
mod operate;
mod paths;
mod run;
mod show;
mod slow;
mod store;
mod truth;
mod unwind;
mod vet;
mod workspace;

pub use call::RECURSION_LIMIT;
pub use errand::{Answer, Errand, Report};
pub use frame::Wait;
pub use unwind::INTERRUPTED;

use crate::builtins::Builtin;
use crate::diag::{Error, SourceMap};
use crate::value::{Lazy, Value};
use code::Code;
use frame::{Activation, Frame, Place};
use std::collections::HashMap;
use std::rc::Rc;

/// Why the VM stopped.
#[derive(Debug)]
pub enum Step {
    /// The program is over.
    Done,
    /// The program failed.
    Failed(Error),
    /// It needs these values on the host, and goes on once they are there.
    Need(Vec<Rc<Lazy>>),
    /// It waits.
    Wait(Wait),
    /// It makes a call that somebody else may make meanwhile, and goes on once `Vm::report` has said what came of it.
    Errand(Errand),
    /// Nothing; the budget is spent.
    Tick,
}

/// The machine: what runs, what is defined, and the variables that outlive frames.
pub struct Vm {
    /// What runs; the first frame holds the workspace and never runs.
    stack: Vec<Activation>,
    builtins: HashMap<&'static str, &'static Builtin>,
    builtin_names: Vec<&'static str>,
    /// The functions of the session.
    functions: HashMap<Rc<str>, Rc<Code>>,
    /// The functions of each function file.
    scopes: Vec<HashMap<Rc<str>, Rc<Code>>>,
    /// Builtins that are written in the language, once compiled.
    sources_of: HashMap<&'static str, Rc<Code>>,
    /// Programs that were compiled, the latest last.
    programs: Vec<load::Program>,
    /// Function and script files, with the text they were compiled from.
    files: HashMap<Rc<str>, load::Loaded>,
    /// Goes up whenever a name may stand for something else.
    epoch: u32,
    next_code: u32,
    places: HashMap<Place, Value>,
    /// The names of the workspace that are global.
    global_names: Vec<Rc<str>>,
    #[allow(
        clippy::vec_box,
        reason = "frames move between here and the stack; the box moves, not the frame"
    )]
    pool: Vec<Box<Frame>>,
    /// Instructions left until the next tick.
    budget: i64,
    /// `evalc`s that are open: what is printed belongs to them.
    captures: usize,
    /// What a wait for input gave.
    answer: Option<String>,
    /// Captured work of loops and passages that is kept.
    kept: kept::Kept,
    /// Every text that was compiled, to show errors with.
    pub sources: SourceMap,
}

/// The error of a name that is neither variable nor function.
pub(crate) fn undefined(name: &str) -> Error {
    Error::new("MATLAB:UndefinedFunction", format!("Unrecognized function or variable '{name}'."))
}

impl Vm {
    /// A machine with these builtins and an empty workspace.
    pub fn new(families: &[&[&'static Builtin]]) -> Vm {
        let builtins: HashMap<_, _> =
            families.iter().copied().flatten().map(|b| (b.name, *b)).collect();
        let mut builtin_names: Vec<_> = builtins.keys().copied().collect();
        builtin_names.sort_unstable();
        let mut vm = Vm {
            stack: Vec::new(),
            builtins,
            builtin_names,
            functions: HashMap::new(),
            scopes: Vec::new(),
            sources_of: HashMap::new(),
            programs: Vec::new(),
            files: HashMap::new(),
            epoch: 0,
            next_code: 0,
            places: HashMap::new(),
            global_names: Vec::new(),
            pool: Vec::new(),
            budget: 0,
            captures: 0,
            answer: None,
            kept: kept::Kept::default(),
            sources: SourceMap::new(),
        };
        let root = vm.empty_code();
        vm.stack.push(Activation::Code(Box::new(Frame::new(root, frame::Ret::Top))));
        vm
    }

    /// Whether a program is loaded that is not over.
    pub fn is_running(&self) -> bool {
        self.stack.len() > 1
    }

    /// Whether printed text belongs to an `evalc` for now.
    pub fn is_capturing(&self) -> bool {
        self.captures > 0
    }

    /// Answers a wait for input.
    pub fn answer(&mut self, line: String) {
        self.answer = Some(line);
    }

    /// The builtins, by name.
    pub fn builtin(&self, name: &str) -> Option<&'static Builtin> {
        self.builtins.get(name).copied()
    }

    /// The workspace's frame. It is made with the machine and never taken off the stack.
    fn root(&self) -> Option<&Frame> {
        match self.stack.first() {
            Some(Activation::Code(frame)) => Some(frame),
            _ => None,
        }
    }

    fn root_mut(&mut self) -> Option<&mut Frame> {
        match self.stack.first_mut() {
            Some(Activation::Code(frame)) => Some(frame),
            _ => None,
        }
    }

    /// A variable of the workspace.
    pub fn variable(&self, name: &str) -> Option<Value> {
        if self.global_names.iter().any(|n| &**n == name) {
            return self.places.get(&Place::Global(name.into())).cloned();
        }
        self.root()?.variable(name).cloned()
    }

    /// Gives a variable of the workspace a value.
    pub fn set_variable(&mut self, name: &str, value: Value) {
        if self.global_names.iter().any(|n| &**n == name) {
            self.places.insert(Place::Global(name.into()), value);
        } else if let Some(root) = self.root_mut() {
            root.set_variable(name, value);
        }
    }

    /// Removes a variable of the workspace and gives its value.
    pub fn take_variable(&mut self, name: &str) -> Option<Value> {
        self.root_mut()?.remove_variable(name)
    }

    /// The workspace: names and values, in the order of their making.
    pub fn variables(&self) -> Vec<(Rc<str>, Value)> {
        let own = self.root().into_iter().flat_map(|root| root.extra.iter());
        own.flat_map(|extra| extra.iter())
            .map(|(name, value)| (name.clone(), value.clone()))
            .chain(self.global_names.iter().filter_map(|name| {
                Some((name.clone(), self.places.get(&Place::Global(name.clone()))?.clone()))
            }))
            .collect()
    }
}
