//! What is running: frames of code and tasks of builtins, and where their results go.

use super::code::Code;
use super::environment::Environment;
use super::marks::TaskOnGpu;
use super::remote_call::Answer;
use crate::builtins::{Builtin, Cx, Flow, Task, TaskStep, Values};
use crate::bytecode::{LIST, Opd, Reg};
use crate::diag::Error;
use crate::graph::Long;
use crate::op::pace::go_on;
use crate::value::{Lazy, Listener, Refusal, Scalar, Steps, Value};
use indexmap::IndexMap;
use smallvec::SmallVec;
use std::rc::Rc;
use std::task::Poll;

/// Arguments of a call.
pub(super) type Args = SmallVec<[Value; 4]>;

/// Where the results of a call go.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Ret {
    /// To registers of the frame below; 0 of them is a statement, which may leave one value.
    Regs { dst: Reg, nout: u16 },
    /// To the topmost list of the frame below.
    List,
    /// To the task below.
    Task,
    /// To the frame below, which carries its instruction out again with it.
    Again,
    /// Nowhere: what is below goes on as if nothing had been called.
    Discard,
    /// Nowhere: the program is over.
    Top,
}

/// What runs.
pub(super) enum Activation {
    Code(Box<Frame>),
    Task(Box<TaskFrame>),
    RemoteCall(Box<RemoteCallFrame>),
    /// The place of a frame that is being used.
    Away,
}

/// Long work of a builtin: resumed until it is done.
struct Work(Long);

impl Task for Work {
    fn resume(&mut self, _: &mut Cx<'_>, _: Option<Result<Values, Error>>) -> Flow<TaskStep> {
        match go_on(self.0.0.as_mut()) {
            Poll::Ready(values) => Ok(TaskStep::Done(values?)),
            Poll::Pending => Ok(TaskStep::Pause),
        }
    }
}

/// The activation of long work, whose results go to `ret`, as `gpuArray`s where they are to be that.
pub(super) fn working(work: Long, on_gpu: bool, ret: Ret) -> Activation {
    let work: Box<dyn Task> = Box::new(Work(work));
    let task = if on_gpu { Box::new(TaskOnGpu(work)) } else { work };
    Activation::Task(Box::new(TaskFrame { task, ret, input: None }))
}

/// A builtin in the middle of its work.
pub(super) struct TaskFrame {
    pub task: Box<dyn Task>,
    pub ret: Ret,
    /// What the last call gave.
    pub input: Option<Result<Values, Error>>,
}

/// An remote call on the stack.
pub(super) struct RemoteCallFrame {
    pub builtin: &'static Builtin,
    pub args: Vec<Value>,
    pub nargout: usize,
    pub ret: Ret,
    pub answer: Option<Answer>,
}

/// How a loop goes on.
#[derive(Clone, Debug, Default)]
pub(super) enum Loop {
    #[default]
    Over,
    /// Equally spaced doubles; `k` is the next one.
    Range { steps: Steps, k: u64 },
    /// Columns of a value.
    Columns { value: Value, rows: usize, k: usize, count: usize },
    /// The contents of cells, which are the columns of an object.
    Contents { cells: Rc<[Value]>, k: usize },
    /// Fields of a struct.
    Fields { pairs: Rc<[(Rc<str>, Value)]>, k: usize },
}

impl Loop {
    /// The turn that comes next, and how many there are, where they are counted.
    pub(super) fn turns(&self) -> Option<(u64, u64)> {
        match self {
            Loop::Range { steps, k } => Some((*k, steps.count)),
            Loop::Columns { k, count, .. } => Some((*k as u64, *count as u64)),
            Loop::Over | Loop::Contents { .. } | Loop::Fields { .. } => None,
        }
    }

    /// Goes on with this turn.
    pub(super) fn go_to(&mut self, turn: u64) {
        match self {
            Loop::Range { k, .. } => *k = turn,
            Loop::Columns { k, .. } => *k = turn as usize,
            Loop::Over | Loop::Contents { .. } | Loop::Fields { .. } => {}
        }
    }
}

/// A listener of a property that was set, or is about to be, and what it is called with.
pub(super) struct Told {
    pub listener: Listener,
    pub args: Vec<Value>,
    /// What it is told of, as warnings have it.
    pub event: String,
}

/// Where an error continues.
#[derive(Clone, Copy, Debug)]
pub(super) struct Handler {
    pub to: u32,
    pub lists: usize,
    /// Whether what is there runs however the program ends.
    pub cleanup: bool,
}

/// A variable that lives elsewhere while this frame does not run.
#[derive(Clone, Debug)]
pub(super) struct Link {
    pub slot: Reg,
    pub place: Place,
}

/// Where a linked variable lives.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Place {
    Global(Rc<str>),
    Persistent(u32, Reg),
    /// A cell of an environment.
    Shared(Rc<Environment>, usize),
}

/// What is special about a frame.
#[derive(Debug, Default)]
pub(super) enum Special {
    #[default]
    None,
    /// `eval`: what runs on an error, and the variables that are the results.
    Eval { catch: Option<Rc<str>>, outs: Vec<Rc<str>> },
    /// `input`: what it asked, and the variables that are the results. It asks again after an error.
    Input { prompt: String, outs: Vec<Rc<str>> },
    /// `evalc`: what was printed before, what runs on an error, and the variables that are its
    /// results after the text.
    Evalc {
        saved: Vec<crate::builtins::context::Event>,
        catch: Option<Rc<str>>,
        outs: Vec<Rc<str>>,
    },
    /// A text of the library that was called with `gpuArray`s: its results are.
    OnGpu,
    /// `run`: the folder where the program stood.
    Run { before: String },
}

/// A running chunk.
pub(super) struct Frame {
    pub code: Rc<Code>,
    pub pc: usize,
    pub regs: Vec<Option<Value>>,
    pub lists: Vec<Vec<Value>>,
    pub loops: Vec<Loop>,
    pub handlers: Vec<Handler>,
    pub links: Vec<Link>,
    /// Globals that text it has evaluated declares, and that its chunk does not mention.
    pub globals: Vec<Rc<str>>,
    /// What it shares with functions around it and within it.
    pub environment: Option<Rc<Environment>>,
    pub nargin: usize,
    pub nargout: usize,
    pub ret: Ret,
    /// Whether the variables belong to another frame (scripts and `eval`).
    pub shared: bool,
    /// Where that frame is on the stack; set when this one is put there, unless it is known before.
    pub owner: Option<usize>,
    /// Variables that the chunk does not mention.
    pub extra: Option<Box<IndexMap<Rc<str>, Value>>>,
    pub caught: Option<Error>,
    /// A part of an instruction's work that is kept while it waits.
    pub scratch: Option<Value>,
    /// What the calls gave that the instruction has made so far; None where a call gave nothing.
    pub returned: Vec<Option<Value>>,
    pub special: Special,
}

/// Frames that go on the stack, the innermost last.
#[allow(clippy::vec_box, reason = "the box moves to the stack, not the frame")]
pub(super) type Frames = Vec<Box<Frame>>;

/// Why a frame stopped running.
pub(super) enum Signal {
    Throw(Error),
    Need(Vec<Rc<Lazy>>),
    /// Something is to run above; the instruction is done.
    Push(Activation),
    /// Calls that compiled code left are to go on above, the innermost last.
    Frames(Frames),
    Return(Values),
    Wait(Wait),
}

impl Signal {
    /// Whether the instruction is carried out again from its beginning.
    pub(super) fn comes_again(&self) -> bool {
        match self {
            Signal::Need(_) | Signal::Wait(_) => true,
            Signal::Push(Activation::Code(frame)) => frame.ret == Ret::Again,
            Signal::Push(Activation::Task(task)) => task.ret == Ret::Again,
            _ => false,
        }
    }
}

/// What a program waits for.
#[derive(Clone, Debug, PartialEq)]
pub enum Wait {
    /// So many seconds.
    Pause(f64),
    /// A line of input, after a prompt.
    Input(String),
}

pub(super) type Exec<T = ()> = Result<T, Signal>;

impl From<Error> for Signal {
    fn from(e: Error) -> Signal {
        Signal::Throw(e)
    }
}

impl From<Refusal> for Signal {
    fn from(refusal: Refusal) -> Signal {
        crate::builtins::Stop::from(refusal).into()
    }
}

impl From<crate::builtins::Stop> for Signal {
    fn from(stop: crate::builtins::Stop) -> Signal {
        match stop {
            crate::builtins::Stop::Error(e) => Signal::Throw(e),
            crate::builtins::Stop::Need(lazies) => Signal::Need(lazies),
            // Whoever can be resumed has put it on the stack before.
            crate::builtins::Stop::Long(_) => Signal::Throw(Error::new(
                "matgpu:internal",
                "work was put aside in a place that cannot be resumed",
            )),
        }
    }
}

impl Frame {
    pub(super) fn new(code: Rc<Code>, ret: Ret) -> Frame {
        let (registers, loops) = (code.chunk.registers, code.chunk.loops);
        Frame {
            code,
            pc: 0,
            regs: vec![None; registers],
            lists: Vec::new(),
            loops: vec![Loop::Over; loops],
            handlers: Vec::new(),
            links: Vec::new(),
            globals: Vec::new(),
            environment: None,
            nargin: 0,
            nargout: 0,
            ret,
            shared: false,
            owner: None,
            extra: None,
            caught: None,
            scratch: None,
            returned: Vec::new(),
            special: Special::None,
        }
    }

    /// A copy that may take its place later; None where something else would have to be as it was.
    pub(super) fn copy(&self) -> Option<Frame> {
        let special = match self.special {
            Special::None => Special::None,
            Special::OnGpu => Special::OnGpu,
            _ => return None,
        };
        if !self.links.is_empty() || self.environment.is_some() || self.caught.is_some() {
            return None;
        }
        Some(Frame {
            code: self.code.clone(),
            pc: self.pc,
            regs: self.regs.clone(),
            lists: self.lists.clone(),
            loops: self.loops.clone(),
            handlers: self.handlers.clone(),
            links: Vec::new(),
            globals: self.globals.clone(),
            environment: None,
            nargin: self.nargin,
            nargout: self.nargout,
            ret: self.ret,
            shared: self.shared,
            owner: self.owner,
            extra: self.extra.clone(),
            caught: None,
            scratch: self.scratch.clone(),
            returned: self.returned.clone(),
            special,
        })
    }

    /// A double operand, the commonest kind.
    #[inline(always)]
    pub(super) fn number(&self, o: Opd) -> Option<f64> {
        let value = if o.is_const() {
            self.code.chunk.consts.get(o.index())
        } else {
            self.regs.get(o.index()).and_then(Option::as_ref)
        };
        match value {
            Some(Value::Scalar(Scalar::F64(x))) => Some(*x),
            _ => None,
        }
    }

    /// Whether a register is that of a name, and so of no value between.
    pub(super) fn is_variable(&self, register: Reg) -> bool {
        usize::from(register) < self.code.chunk.slots.len()
    }

    /// The value of an operand.
    #[inline]
    pub(super) fn peek(&self, o: Opd) -> Option<&Value> {
        if o.is_const() {
            self.code.chunk.consts.get(o.index())
        } else {
            self.regs.get(o.index()).and_then(Option::as_ref)
        }
    }

    /// A copy of an operand, or why there is none.
    #[inline]
    pub(super) fn get(&self, o: Opd) -> Result<Value, Error> {
        match self.peek(o) {
            Some(value) => Ok(value.clone()),
            None => Err(self.undefined(o.index())),
        }
    }

    /// An operand, moved out where it is not read again, or why there is none.
    #[inline]
    pub(super) fn take(&mut self, o: Opd) -> Result<Value, Error> {
        if o.is_taken() {
            let value = self.regs.get_mut(o.index()).and_then(Option::take);
            return value.ok_or_else(|| self.undefined(o.index()));
        }
        self.get(o)
    }

    /// Lets go of what an operand was the last reader of.
    #[inline]
    pub(super) fn done(&mut self, o: Opd) {
        if o.is_taken()
            && let Some(reg) = self.regs.get_mut(o.index())
        {
            *reg = None;
        }
    }

    /// Writes a register.
    #[inline(always)]
    pub(super) fn set(&mut self, reg: Reg, value: Value) {
        // Registers are as many as the chunk says; the verifier of the compiler's own making.
        if let Some(place) = self.regs.get_mut(reg as usize) {
            *place = Some(value);
        }
    }

    /// What a frame that ends gives: functions within it may go on with a variable that they share.
    pub(super) fn result(&mut self, reg: Reg) -> Option<Value> {
        let shared = self.links.iter().any(|link| link.slot == reg);
        let place = self.regs.get_mut(reg as usize)?;
        if shared { place.clone() } else { place.take() }
    }

    /// Empties a register.
    pub(super) fn clear(&mut self, reg: Reg) {
        if let Some(place) = self.regs.get_mut(reg as usize) {
            *place = None;
        }
    }

    /// The arguments of an instruction, taken out of their registers or off the lists.
    pub(super) fn take_args(&mut self, args: Reg, n: u16) -> Result<Args, Error> {
        if n == LIST {
            return Ok(self.lists.pop().unwrap_or_default().into());
        }
        let from = args as usize;
        let mut out = Args::with_capacity(n as usize);
        for k in from..from + n as usize {
            match self.regs.get_mut(k).and_then(Option::take) {
                Some(value) => out.push(value),
                None => return Err(self.undefined(k)),
            }
        }
        Ok(out)
    }

    /// Puts arguments back that were not used after all.
    pub(super) fn restore_args(&mut self, args: Reg, n: u16, values: Args) {
        if n == LIST {
            self.lists.push(values.into_vec());
        } else {
            for (k, value) in values.into_iter().enumerate() {
                self.set(args + k as Reg, value);
            }
        }
    }

    /// Adds values to the list that is open.
    pub(super) fn push_all(&mut self, values: Vec<Value>) {
        match self.lists.last_mut() {
            Some(list) => list.extend(values),
            None => self.lists.push(values),
        }
    }

    /// The error of reading a register without a value.
    pub(super) fn undefined(&self, reg: usize) -> Error {
        let chunk = &self.code.chunk;
        let Some(name) = chunk.slots.get(reg) else {
            return Error::new(
                "MATLAB:unassignedOutputs",
                "One or more output arguments were not assigned a value.",
            );
        };
        if chunk.params.contains(&Some(reg as Reg)) {
            return Error::new("MATLAB:minrhs", "Not enough input arguments.")
                .hint(format!("'{}' is called without its argument '{name}'", chunk.name));
        }
        super::exception::undefined(name)
    }

    /// The register of a variable that the chunk mentions.
    pub(super) fn slot(&self, name: &str) -> Option<usize> {
        self.code.chunk.slot_of.get(name).map(|&s| s as usize)
    }

    /// A variable of this frame.
    pub(super) fn variable(&self, name: &str) -> Option<&Value> {
        match self.slot(name) {
            Some(slot) => self.regs.get(slot).and_then(Option::as_ref),
            None => self.extra.as_ref().and_then(|extra| extra.get(name)),
        }
    }

    /// Gives a variable of this frame a value.
    pub(super) fn set_variable(&mut self, name: &str, value: Value) {
        match self.slot(name) {
            Some(slot) => self.regs[slot] = Some(value),
            None => {
                self.extra.get_or_insert_default().insert(name.into(), value);
            }
        }
    }

    /// Removes a variable of this frame.
    pub(super) fn remove_variable(&mut self, name: &str) -> Option<Value> {
        match self.slot(name) {
            Some(slot) => self.regs.get_mut(slot).and_then(Option::take),
            None => self.extra.as_mut().and_then(|extra| extra.shift_remove(name)),
        }
    }

    /// The names of the variables that have values.
    pub(super) fn variable_names(&self) -> Vec<Rc<str>> {
        let named = self.code.chunk.slots.iter().zip(&self.regs);
        let own = named.filter(|(_, value)| value.is_some()).map(|(name, _)| name.clone());
        own.chain(self.extra.iter().flat_map(|extra| extra.keys().cloned())).collect()
    }
}
