//! Recording: a loop's turns, or a passage, run as ever, and what they capture becomes a trace that can stand for them.
//!
//! While it is recorded, a *placeholder* stands for every array that came in (`graph::Recording`): capture sees its type, its
//! shape and its facts, and whoever wants elements is told that they have to be waited for. There the arrays are put back, and a
//! passage ends, or the trace of a loop is given up: **nothing can look at elements and be part of a trace.** Calls of
//! functions of the program are followed. Each instruction is asked beforehand whether it does anything but compute
//! ([`super::purity`]). A trace of turns ends with the loop, or where a flush is due between two of them, so that a
//! long loop is kept in pieces.

use super::body::Body;
use super::key::{In, TraceKey, is_same};
use super::purity::Why;
use super::{Left, Named, Place, Trace, Turn};
use crate::builtins::Cx;
use crate::bytecode::Reg;
use crate::graph::{self, Node, marked, node_of, value_of};
use crate::value::Value;
use crate::vm::Vm;
use crate::vm::code::Callee;
use crate::vm::frame::{Activation, Exec, Frame, Loop, Signal};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// How far a recording may run beyond the next tick, in instructions, and when it ends with the turn.
const LATE: i64 = 200_000;
const DUE: i64 = 100_000;

/// A trace in the making.
pub(super) struct Recording {
    place: Place,
    body: Rc<Body>,
    /// The loop that it is made of turns of.
    slot: Option<u16>,
    from: u64,
    key: TraceKey,
    /// What the registers of the body held that it looks at.
    values: Vec<Option<Value>>,
    /// Which of those each placeholder stands for.
    stands_for: Vec<usize>,
    graph: graph::Recording,
    stream: (u64, u64),
    /// The events of output, and the warnings.
    printed: (usize, u64),
    /// Instructions until the next tick.
    budget: i64,
    /// How many activations are below the frame that is recorded.
    depth: usize,
    /// Whether calls of functions are followed.
    pub(super) follows: bool,
    names: RefCell<Vec<Named>>,
}

impl Recording {
    /// Begins one: placeholders stand for the arrays that came in from here on.
    pub(super) fn begin(
        vm: &Vm,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        (place, slot, from, follows): (Place, Option<u16>, u64, bool),
        body: Rc<Body>,
        key: TraceKey,
    ) -> Option<Recording> {
        let looked_at = |(&reg, overwritten): (&Reg, &Option<usize>)| match overwritten {
            Some(_) => None,
            None => frame.regs[reg as usize].clone(),
        };
        let values: Vec<Option<Value>> =
            body.regs.iter().zip(&body.overwritten).map(looked_at).collect();
        let (mut stands_for, mut arrays) = (Vec::new(), Vec::new());
        for (k, value) in values.iter().enumerate() {
            if matches!(key.values[k], In::Array { same, .. } if same == k) {
                arrays.push(cx.graph.operand(value.as_ref()?).ok()?);
                stands_for.push(k);
            }
        }
        let graph = cx.graph.record(arrays);
        for (k, &reg) in body.regs.iter().enumerate() {
            if let In::Array { same, marks, .. } = key.values[k]
                && let Some(at) = stands_for.iter().position(|&v| v == same)
            {
                frame.regs[reg as usize] = marked(value_of(graph.placeholder(at)), marks).ok();
            }
        }
        let stream = (cx.world.random.key, cx.world.random.counter);
        let printed = (cx.world.output.len(), cx.world.warned);
        let (budget, depth) = (vm.budget, vm.stack.len());
        Some(Recording {
            place,
            body,
            slot,
            from,
            key,
            values,
            stands_for,
            graph,
            stream,
            printed,
            budget,
            depth,
            follows,
            names: RefCell::default(),
        })
    }

    /// Notes what a name stands for that is called.
    pub(super) fn note(&self, vm: &Vm, frame: &Frame, slot: Reg, callee: Callee) {
        let own = vm.stack.len() == self.depth;
        let code = (!own).then(|| frame.code.clone());
        let mut names = self.names.borrow_mut();
        let known = |n: &Named| {
            n.slot == slot && n.code.as_ref().map(Rc::as_ptr) == code.as_ref().map(Rc::as_ptr)
        };
        if !names.iter().any(known) {
            names.push(Named { code, slot, callee });
        }
    }

    /// Whether what was recorded so far is of use: statements one after the other may be kept up to any of them.
    fn may_end_early(&self) -> bool {
        self.slot.is_none() && !self.body.repeats
    }

    /// Which of the values that came in a placeholder stands for.
    fn came_in(&self, value: &Value) -> Option<usize> {
        let Value::Lazy(lazy) = value else { return None };
        let node = node_of(lazy)?;
        let at =
            (0..self.stands_for.len()).find(|&at| Rc::ptr_eq(self.graph.placeholder(at), &node))?;
        Some(self.stands_for[at])
    }

    /// What a placeholder stands for.
    pub(super) fn original(&self, value: &Value) -> Option<&Value> {
        self.values[self.came_in(value)?].as_ref()
    }

    fn put_back(&self, frame: &mut Frame) {
        for reg in frame.regs.iter_mut() {
            if let Some(original) = reg.as_ref().and_then(|v| self.original(v)) {
                *reg = Some(original.clone());
            }
        }
    }

    /// The trace, of registers without placeholders; or why there is none.
    fn into_trace(
        self,
        cx: &mut Cx<'_>,
        frame: &Frame,
        turns: (u64, u64),
        pc: usize,
        pause: bool,
    ) -> Result<Trace, Why> {
        let Recording {
            body, slot, key, values, stands_for, graph, stream, printed, names, ..
        } = self;
        let came_in =
            |v: &Value| values.iter().position(|w| w.as_ref().is_some_and(|w| is_same(w, v)));
        let mut nodes: Vec<Rc<Node>> = Vec::new();
        let mut left: Result<Vec<Left>, Why> = Ok(Vec::with_capacity(body.regs.len()));
        for (k, &reg) in body.regs.iter().enumerate() {
            let value = frame.regs.get(reg as usize).and_then(Option::as_ref);
            // A passage may end before it gives the register a value.
            let untouched = body.overwritten[k].is_some_and(|at| match slot {
                Some(_) => turns.0 == turns.1,
                None => at >= pc,
            });
            let one = match value {
                _ if untouched => Ok(Left::In(k)),
                None => Ok(Left::Empty),
                Some(v) => match (came_in(v), v) {
                    (Some(k), _) => Ok(Left::In(k)),
                    (None, Value::Lazy(lazy)) if lazy.node.host().is_some() => {
                        Ok(Left::Value(v.clone()))
                    }
                    (None, Value::Lazy(lazy)) => node_of(lazy).map_or(
                        Err("it leaves an array of another session behind".into()),
                        |node| {
                            let at = nodes.iter().position(|n| Rc::ptr_eq(n, &node));
                            let at = at.unwrap_or_else(|| {
                                nodes.push(node);
                                nodes.len() - 1
                            });
                            Ok(Left::Made(at, lazy.marks))
                        },
                    ),
                    // Nothing was looked at: every host value follows from the key.
                    (
                        None,
                        Value::Scalar(_) | Value::Range(_) | Value::Array(_) | Value::Text(_),
                    ) => Ok(Left::Value(v.clone())),
                    _ => Err("it leaves a cell, a struct or a function behind".into()),
                },
            };
            match (&mut left, one) {
                (Ok(all), Ok(one)) => all.push(one),
                (left @ Ok(_), Err(why)) => *left = Err(why),
                (Err(_), _) => {}
            }
        }
        let made = cx.graph.block(graph, stream, &nodes);
        let random = &cx.world.random;
        if (cx.world.output.len(), cx.world.warned) != printed {
            return Err("it prints or warns".into());
        }
        if random.twister.is_some() || random.key != stream.0 || random.counter < stream.1 {
            return Err("it seeds the random numbers".into());
        }
        let left = left?;
        let Some(recorded) = made else {
            return Err("it uses work that was captured before".into());
        };
        let leaves = recorded.leaves.iter().map(|&at| stands_for[at]).collect();
        let (draws, names) = (random.counter - stream.1, names.into_inner());
        let (used, known) = (Cell::new(0), Cell::new(None));
        Ok(Trace { turns, pc, key, names, known, recorded, leaves, left, draws, pause, used })
    }
}

impl Vm {
    /// Called before each instruction while something is recorded. What the budget was is restored where that ends.
    pub(in crate::vm) fn watch(&mut self, cx: &mut Cx<'_>, frame: &mut Frame, pc: usize) -> Turn {
        let Some(mut recording) = self.traces.recording.take() else { return Turn::Run };
        recording.budget += self.budget;
        self.budget = 0;
        let body = recording.body.clone();
        let own = self.stack.len() == recording.depth;
        if own && pc == body.end {
            let over = match recording.slot.map(|slot| frame.loops.get(slot as usize)) {
                None => return self.end(cx, frame, *recording, pc, true),
                Some(state) => {
                    state.and_then(Loop::turns).is_none_or(|(turn, count)| turn >= count)
                }
            };
            if over || recording.budget < -DUE || cx.graph.wants_flush() {
                return self.end(cx, frame, *recording, pc, over);
            }
        }
        let may = match frame.code.chunk.code.get(pc).copied() {
            _ if recording.budget < -LATE => Err("it takes too long".into()),
            // In turns of its own, and not as a whole, is how so much is computed.
            _ if body.repeats && cx.graph.wants_flush() => {
                Err("it captures more than one flush computes".into())
            }
            Some(_) if own && !(body.from..=body.end).contains(&pc) => {
                Err("it is left before its end".into())
            }
            Some(instr) => self.may_trace(cx, frame, &recording, instr),
            None => Err("it ends".into()),
        };
        match may {
            Ok(()) => {
                self.traces.recording = Some(recording);
                Turn::Run
            }
            Err(_) if own && recording.may_end_early() => self.end(cx, frame, *recording, pc, true),
            Err(why) => {
                self.give_up(cx, frame, *recording, why);
                if self.budget < 0 { Turn::Pause } else { Turn::Run }
            }
        }
    }

    /// Called where a frame has stopped running while something is recorded. None where it is to run on: it wanted
    /// elements, and they may be there.
    pub(in crate::vm) fn stopped(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        ran: Exec,
    ) -> Option<Exec> {
        let Some(mut recording) = self.traces.recording.take() else { return Some(ran) };
        let own = self.stack.len() == recording.depth;
        let enters = |above: &Activation| match above {
            Activation::Code(above) => !above.shared && above.environment.is_none(),
            _ => false,
        };
        match &ran {
            Err(Signal::Push(above)) if enters(above) => {}
            Err(Signal::Return(_)) if !own => {}
            Err(Signal::Need(_)) => {
                recording.budget += self.budget.min(0);
                cx.world.asks = None;
                if own && recording.may_end_early() {
                    let pc = frame.pc;
                    self.end(cx, frame, *recording, pc, true);
                } else {
                    self.give_up(cx, frame, *recording, "elements decide what it does".into());
                }
                return None;
            }
            _ => {
                recording.budget += self.budget.min(0);
                let why = match &ran {
                    Err(Signal::Throw(_)) => "it fails",
                    Err(Signal::Push(_)) => "it calls something that takes its time",
                    _ => "it is left before its end",
                };
                self.give_up(cx, frame, *recording, why.into());
                return Some(ran);
            }
        }
        self.traces.recording = Some(recording);
        Some(ran)
    }

    /// Puts the arrays back, in whatever has run since there were placeholders.
    fn give_up(&mut self, cx: &mut Cx<'_>, frame: &mut Frame, recording: Recording, why: Why) {
        self.budget = recording.budget;
        recording.put_back(frame);
        for below in self.stack.iter_mut().skip(recording.depth) {
            if let Activation::Code(below) = below {
                recording.put_back(below);
            }
        }
        let within = self.stack.len() > recording.depth;
        cx.graph.give_up(recording.graph);
        self.traces.failed(recording.place, why, within);
    }

    /// Keeps what was recorded.
    fn end(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        recording: Recording,
        pc: usize,
        over: bool,
    ) -> Turn {
        self.budget = recording.budget;
        recording.put_back(frame);
        let (place, from, pause) = (recording.place, recording.from, !over);
        let to = match recording.slot.and_then(|slot| frame.loops.get(slot as usize)) {
            Some(state) => state.turns().map_or(from, |(turn, _)| turn),
            None => from,
        };
        match recording.into_trace(cx, frame, (from, to), pc, pause) {
            Ok(trace) => self.traces.keep(place, trace),
            Err(why) => self.traces.failed(place, why, false),
        }
        if pause { Turn::Pause } else { Turn::Run }
    }
}
