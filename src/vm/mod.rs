//! The virtual machine: runs chunks one instruction at a time, and can stop between any two.
//!
//! Chunks in, a [`Yield`] out: done, in need of host values, waiting, or merely at a tick. Must not
//! know providers, async or JavaScript; array work goes to the graph, which it only holds by
//! reference. A function that is called gets a frame of its own on the VM's stack, never one of
//! Rust's.

mod access;
mod ahead;
mod arguments;
mod aside;
mod call;
mod class;
mod code;
mod compiled;
mod environment;
mod exception;
mod frame;
mod in_place;
mod index;
mod instructions;
mod invoke;
mod join;
mod load;
mod lookup;
mod loops;
mod marks;
mod masked;
mod natives;
mod nested;
mod object;
mod operate;
mod over_arrays;
mod over_lanes;
mod paths;
mod remote_call;
mod run;
mod show;
mod slices;
mod store;
mod trace;
mod truth;
mod unwind;
mod workspace;

pub use ahead::AheadCounts;
pub use aside::Aside;
pub use call::RECURSION_LIMIT;
pub use compiled::{Compiling, LoopCounts};
pub use frame::Wait;
pub use remote_call::{Answer, RemoteCall, Report};
pub use unwind::{INTERRUPTED, QUIT};

use crate::builtins::{Builtin, ReadToolboxes, Toolboxes};
use crate::diag::{Error, SourceMap};
use crate::graph::FxMap;
use crate::value::{Definition, Lazy, Value};
use code::Code;
use frame::{Activation, Frame, Place};
use std::collections::HashMap;
use std::rc::Rc;

/// Why the VM stopped.
#[derive(Debug)]
pub enum Yield {
    /// The program is over.
    Done,
    /// The program failed.
    Failed(Error),
    /// It needs these values on the host, and goes on once they are there.
    Need(Vec<Rc<Lazy>>),
    /// It goes on as if it knew these values, which it will need: they may be begun.
    Begin(Vec<Rc<Lazy>>),
    /// It waits.
    Wait(Wait),
    /// It makes a call that somebody else may make meanwhile, and goes on once `Vm::report` has said what came of it.
    RemoteCall(RemoteCall),
    /// Nothing; the budget is spent.
    Tick,
}

/// The machine: what runs, what is defined, and the variables that outlive frames.
pub struct Vm {
    /// What runs; the first frame holds the workspace and never runs.
    stack: Vec<Activation>,
    builtins: FxMap<&'static str, &'static Builtin>,
    builtin_names: Vec<&'static str>,
    /// Functions that only texts of the library see.
    helpers: FxMap<&'static str, &'static Builtin>,
    /// The functions of the session.
    functions: HashMap<Rc<str>, Rc<Code>>,
    /// What the functions of each file see besides those of the session.
    scopes: Vec<code::Scope>,
    /// Texts of builtins that are not in the module.
    toolboxes: Toolboxes,
    /// Builtins that are written in the language, once compiled.
    sources_of: HashMap<&'static str, Rc<Code>>,
    /// Programs that were compiled, the latest last.
    programs: Vec<code::Program>,
    /// Functions that were made for whole arrays.
    lanes: Vec<code::OverLanes>,
    /// Function and script files by their paths, with the text they were compiled from.
    files: HashMap<Rc<str>, code::Loaded>,
    /// The classes of the program that were loaded, by name.
    classes: HashMap<Rc<str>, Rc<Definition>>,
    /// Those that are being loaded.
    defining: Vec<Rc<str>>,
    /// What `builtin('subsref', …)` indexes objects with, by its text, the file whose code asks, and the objects' class.
    indexers: HashMap<(String, Option<u32>, Rc<str>), Rc<Code>>,
    /// Where the files of functions are.
    lookup: code::Lookup,
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
    /// Whether `pause` does not wait.
    hurried: bool,
    /// Captured work of loops and passages that is kept.
    traces: trace::Traces,
    /// Loops that were compiled.
    loops: compiled::Loops,
    ahead: ahead::Ahead,
    /// Whether no frame has run since the last tick.
    ticked: bool,
    /// What listens to the properties that the instruction at hand has set.
    told: Vec<frame::Told>,
    /// Every text that was compiled, to show errors with.
    pub sources: SourceMap,
}

impl Vm {
    /// A machine with these builtins, helpers of their texts, and an empty workspace.
    pub fn new(
        families: &[&[&'static Builtin]],
        helpers: &[&[&'static Builtin]],
        toolboxes: ReadToolboxes,
    ) -> Vm {
        let by_name = |lists: &[&[&'static Builtin]]| -> FxMap<_, _> {
            lists.iter().copied().flatten().map(|b| (b.name, *b)).collect()
        };
        let (builtins, helpers) = (by_name(families), by_name(helpers));
        let mut builtin_names: Vec<_> = builtins.keys().copied().collect();
        builtin_names.sort_unstable();
        let mut vm = Vm {
            stack: Vec::new(),
            builtins,
            builtin_names,
            helpers,
            functions: HashMap::new(),
            scopes: Vec::new(),
            toolboxes: Toolboxes::new(toolboxes),
            sources_of: HashMap::new(),
            programs: Vec::new(),
            lanes: Vec::new(),
            files: HashMap::new(),
            classes: HashMap::new(),
            indexers: HashMap::new(),
            defining: Vec::new(),
            lookup: code::Lookup::default(),
            epoch: 0,
            next_code: 0,
            places: HashMap::new(),
            global_names: Vec::new(),
            pool: Vec::new(),
            budget: 0,
            captures: 0,
            answer: None,
            hurried: false,
            traces: trace::Traces::default(),
            loops: compiled::Loops::default(),
            ahead: ahead::Ahead::default(),
            ticked: false,
            told: Vec::new(),
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

    /// Whether a name of the workspace is global.
    pub fn is_global(&self, name: &str) -> bool {
        self.global_names.iter().any(|n| &**n == name)
    }

    /// Makes a name of the workspace global.
    pub fn make_global(&mut self, name: &str) {
        if !self.is_global(name) {
            self.global_names.push(name.into());
            self.epoch += 1;
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
