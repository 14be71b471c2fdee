//! Traces: where a loop or a passage is reached again and everything that it reads is as it was, what it captured then
//! is put into the graph as a whole (`graph::Block`), and its instructions are not run.
//!
//! A loop is *watched* first, and left alone where it captures little; a passage where no arrays come in, or always
//! others. What captures enough and is reached twice alike is recorded as it runs (`recording`). Must not know what is
//! computed.

mod body;
mod key;
mod purity;
mod recording;

use super::Vm;
use super::code::{Callee, Code};
use super::frame::{Frame, Loop};
use crate::builtins::Cx;
use crate::bytecode::{Chunk, Instr, Reg};
use crate::diag::SourceId;
use crate::graph::{FxHasher, Node, Recorded, marked, value_of};
use crate::value::{Marks, Value};
use body::Body;
use key::TraceKey;
use purity::Why;
pub(super) use purity::unfit;
use recording::Recording;
use smallvec::SmallVec;
use std::cell::Cell;
use std::collections::{HashMap, VecDeque};
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::rc::Rc;

/// What captures fewer nodes than this is run.
const LEAST: usize = 8;
/// Recordings that may fail, and times that a passage is reached without arrays.
const FAILURES: u8 = 4;
/// Times that a passage is reached in vain before it is left alone.
const UNLIKE: u8 = 32;
/// Operations of the Blocks that are kept.
const MOST_OPERATIONS: usize = 100_000;
/// Loops and passages that are known, and traces of one of them.
const MOST_KNOWN: usize = 512;
const MOST_TRACES: usize = 64;
/// So many of the times that one was reached are remembered.
const LATELY: usize = 8;

/// A loop or a passage, by where it goes round or begins.
type Place = (*const Chunk, usize);

/// The loops and passages that are known.
#[derive(Default)]
pub(super) struct Traces {
    known: HashMap<Place, Known, BuildHasherDefault<FxHasher>>,
    recording: Option<Box<Recording>>,
    parts: usize,
    clock: u64,
    reused: u64,
    /// Whether nothing is kept.
    off: bool,
    /// Whether everything is recorded the first time that it is reached, and why it is not kept is remembered.
    inspects: bool,
}

/// A loop or a passage.
struct Known {
    /// Held, so that its address is nobody else's.
    chunk: Rc<Chunk>,
    body: Rc<Body>,
    state: State,
    failures: u8,
    /// Why the last recording failed.
    why: Option<Why>,
    /// Whether calls of functions are followed: not where that has failed.
    follows: bool,
    /// How often it was reached unlike any time before.
    unlike: u8,
    /// The turns at which it was reached lately, and in short what came in.
    seen: VecDeque<(u64, u64)>,
    /// The turn that the last recording ended before.
    next: Option<u64>,
    traces: Vec<Rc<Trace>>,
}

#[derive(Clone, Copy, PartialEq)]
enum State {
    /// Not run to its end yet since so many nodes had been captured.
    Watched(u64),
    Eligible,
    Ignored,
}

/// How a loop goes on.
pub(super) enum Turn {
    /// With its next turn.
    Run,
    /// It is at another turn, or over.
    Moved,
    /// After a tick.
    Pause,
}

/// Instructions whose captured work is kept: of a passage, or of turns of a loop.
struct Trace {
    /// The turn of the loop that it begins with, and the one after it.
    turns: (u64, u64),
    /// Where the program goes on.
    pc: usize,
    key: TraceKey,
    /// What names stood for that were called, and when that was last found to hold.
    names: Vec<Named>,
    known: Cell<Option<u32>>,
    recorded: Recorded,
    /// What it is made on, by place among the body's registers.
    leaves: Vec<usize>,
    /// What the registers hold afterwards.
    left: Vec<Left>,
    /// How far it goes in the stream of random numbers.
    draws: u64,
    /// Whether a tick is due.
    pause: bool,
    used: Cell<u64>,
}

/// What a name stood for: of the loop or passage itself, or of a function that is called there.
struct Named {
    code: Option<Rc<Code>>,
    slot: Reg,
    callee: Callee,
}

/// What a register holds after a trace.
enum Left {
    Empty,
    Value(Value),
    /// What came in in this one.
    In(usize),
    /// This one of the nodes that were to come of it, which the program takes for what the marks say.
    Made(usize, Marks),
}

impl Trace {
    /// Does what its instructions would do; false where it cannot.
    fn apply(&self, cx: &mut Cx<'_>, frame: &mut Frame, body: &Body) -> bool {
        let value_in = |k: usize| frame.regs[body.regs[k] as usize].clone();
        let mut leaves: SmallVec<[Rc<Node>; 4]> = SmallVec::new();
        for &k in &self.leaves {
            match value_in(k).map(|value| cx.graph.operand(&value)) {
                Some(Ok(node)) => leaves.push(node),
                _ => return false,
            }
        }
        let stream = cx.world.random.reserve(self.draws);
        let nodes = cx.graph.apply(&self.recorded, leaves.into_iter(), stream);
        let left = self.left.iter().map(|left| match left {
            Left::Empty => None,
            Left::Value(value) => Some(value.clone()),
            Left::In(k) => value_in(*k),
            Left::Made(k, marks) => marked(value_of(&nodes[*k]), *marks).ok(),
        });
        let left: SmallVec<[Option<Value>; 8]> = left.collect();
        for (&reg, value) in body.regs.iter().zip(left) {
            frame.regs[reg as usize] = value;
        }
        body.slots.iter().for_each(|&inner| frame.loops[inner as usize] = Loop::Over);
        true
    }
}

impl Traces {
    /// Whether anything is being recorded.
    #[inline]
    pub(super) fn is_recording(&self) -> bool {
        self.recording.is_some()
    }

    /// Forgets everything.
    pub(super) fn forget(&mut self) {
        self.switch(!self.off);
    }

    /// Keeps nothing from now on, or everything that may be.
    fn switch(&mut self, on: bool) {
        *self = Traces { off: !on, reused: self.reused, ..Traces::default() };
    }

    fn keep(&mut self, place: Place, trace: Trace) {
        let Some(known) = self.known.get_mut(&place) else { return };
        if known.body.end != place.1 && trace.recorded.block.len() < LEAST {
            return self.failed(place, "it captures little".into(), false);
        }
        self.parts += trace.recorded.block.len();
        self.clock += 1;
        trace.used.set(self.clock);
        known.why = None;
        known.next = trace.pause.then_some(trace.turns.1);
        known.traces.push(Rc::new(trace));
        self.bound();
    }

    /// A recording has failed; `within` a function that is called.
    fn failed(&mut self, place: Place, why: Why, within: bool) {
        if let Some(known) = self.known.get_mut(&place) {
            known.why = Some(why);
            known.follows &= !within;
            known.failures += 1;
            if known.failures >= FAILURES {
                known.state = State::Ignored;
            }
        }
    }

    /// Drops what was used least lately, where there is too much.
    fn bound(&mut self) {
        if self.known.len() > MOST_KNOWN {
            self.known.clear();
            self.parts = 0;
        }
        if self.parts <= MOST_OPERATIONS {
            return;
        }
        let ages = |known: &Known| known.traces.iter().map(|t| t.used.get()).collect::<Vec<_>>();
        let mut ages: Vec<u64> = self.known.values().flat_map(ages).collect();
        ages.sort_unstable();
        let middle = ages.get(ages.len() / 2).copied().unwrap_or(0);
        self.known.values_mut().for_each(|known| known.traces.retain(|t| t.used.get() > middle));
        let parts =
            |known: &Known| known.traces.iter().map(|t| t.recorded.block.len()).sum::<usize>();
        self.parts = self.known.values().map(parts).sum();
    }
}

impl Known {
    fn new(chunk: &Rc<Chunk>, pc: usize, captured: u64) -> Known {
        let (body, why) = match Body::of(chunk, pc) {
            Ok(body) => (Some(body), None),
            Err(why) => (None, Some(why)),
        };
        let state = match &body {
            None => State::Ignored,
            Some(body) if body.end == pc => State::Watched(captured),
            Some(_) => State::Eligible,
        };
        Known {
            chunk: chunk.clone(),
            body: Rc::new(body.unwrap_or_else(Body::nothing)),
            state,
            failures: 0,
            why,
            follows: true,
            unlike: 0,
            seen: VecDeque::new(),
            next: None,
            traces: Vec::new(),
        }
    }
}

impl Vm {
    /// How often what was captured before took the place of instructions.
    pub fn captures_reused(&self) -> u64 {
        self.traces.reused
    }

    /// Whether captured work is kept to be used again, which changes no result.
    pub fn keep_captures(&mut self, keep: bool) {
        self.traces.switch(keep);
    }

    /// From now on, whether somebody wants to know of each loop why it is not kept: it is recorded at once then.
    pub fn inspect_loops(&mut self, inspects: bool) {
        self.traces.inspects = inspects;
    }

    /// A line for each loop of a text that was reached and is not kept, with the reason.
    pub fn loops_not_kept(&self, source: SourceId) -> Vec<String> {
        let line = |((_, pc), known): (&Place, &Known)| {
            let chunk = &known.chunk;
            let for_loop = matches!(chunk.code.get(*pc), Some(Instr::ForLoop { .. }));
            let is_loop = for_loop || known.body.repeats;
            let why = known.why.as_ref().filter(|_| is_loop && chunk.source == source)?;
            let at = self.sources.get(source)?.line_column(chunk.span(*pc).start).line;
            Some((at, format!("the loop of line {at} is not kept: {why}\n")))
        };
        let mut lines: Vec<(u32, String)> = self.traces.known.iter().filter_map(line).collect();
        lines.sort();
        lines.into_iter().map(|(_, line)| line).collect()
    }

    /// Called where a loop is about to take its next turn, at its first and after a tick.
    pub(super) fn reach_loop(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        pc: usize,
        slot: u16,
    ) -> Turn {
        let Some((k, _)) = frame.loops.get(slot as usize).and_then(Loop::turns) else {
            return Turn::Run;
        };
        let Some(trace) = self.reach(cx, frame, pc, Some(slot), k) else {
            return Turn::Run;
        };
        if let Some(state) = frame.loops.get_mut(slot as usize) {
            state.go_to(trace.turns.1);
        }
        if trace.pause { Turn::Pause } else { Turn::Moved }
    }

    /// Called where a passage begins. Where the program goes on, if what it captures was put in its place.
    pub(super) fn reach_passage(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        pc: usize,
    ) -> Option<usize> {
        self.reach(cx, frame, pc, None, 0).map(|trace| trace.pc)
    }

    /// Puts what was kept in the place of what comes, or begins to record that.
    fn reach(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        pc: usize,
        slot: Option<u16>,
        k: u64,
    ) -> Option<Rc<Trace>> {
        if self.traces.off {
            return None;
        }
        let code = frame.code.clone();
        let place = (Rc::as_ptr(&code.chunk), pc);
        let captured = cx.graph.captured();
        let new = || Known::new(&code.chunk, pc, captured);
        let known = self.traces.known.entry(place).or_insert_with(new);
        let inspects = self.traces.inspects && (slot.is_some() || known.body.repeats);
        match &mut known.state {
            State::Ignored => {
                code.note_untraced(pc);
                return None;
            }
            State::Watched(from) if k == 0 => *from = captured,
            State::Watched(_) | State::Eligible => {}
        }
        let (body, next, none) = (known.body.clone(), known.next, known.traces.is_empty());
        let key = self.key(cx, frame, &body, slot);
        let Some(key) = key.filter(|key| slot.is_some() || key.has_arrays()) else {
            let why = "it reads cells, structs or functions";
            if slot.is_none() && none {
                self.traces.failed(place, why.into(), false);
            } else if inspects && let Some(known) = self.traces.known.get_mut(&place) {
                known.why = Some(why.into());
            }
            return None;
        };
        self.traces.clock += 1;
        let now = self.traces.clock;
        let known = self.traces.known.get_mut(&place)?;
        let fits = |t: &&Rc<Trace>| t.turns.0 == k && t.key == key;
        if let Some(trace) = known.traces.iter().find(fits).cloned() {
            if self.still_named(cx, frame, &trace) {
                trace.used.set(now);
                if !trace.apply(cx, frame, &body) {
                    return None;
                }
                self.traces.reused += 1;
                self.budget -= 1;
                return Some(trace);
            }
            let known = self.traces.known.get_mut(&place)?;
            known.traces.retain(|t| !Rc::ptr_eq(t, &trace));
        }
        let known = self.traces.known.get_mut(&place)?;
        let mut hash = FxHasher::default();
        key.hash(&mut hash);
        let seen = (k, hash.finish());
        let alike = known.seen.contains(&seen) || next == Some(k) && k > 0;
        if !alike {
            known.seen.truncate(LATELY);
            known.seen.push_front(seen);
            known.unlike = known.unlike.saturating_add(1);
            if slot.is_none() && none && known.unlike > UNLIKE {
                known.state = State::Ignored;
            }
        }
        let due = alike && known.state == State::Eligible && known.traces.len() < MOST_TRACES;
        if !(due || inspects && none && known.failures == 0) {
            return None;
        }
        if self.ahead.is_on() {
            return None;
        }
        known.next = None;
        let what = (place, slot, k, known.follows);
        let recording = Recording::begin(self, cx, frame, what, body, key)?;
        self.traces.recording = Some(Box::new(recording));
        // Every instruction is looked at from here on.
        self.budget = 0;
        None
    }

    /// Notes what a name stands for that is called, where that is recorded.
    pub(super) fn note_callee(&self, frame: &Frame, slot: Reg, callee: Callee) {
        if let Some(recording) = &self.traces.recording {
            recording.note(self, frame, slot, callee);
        }
    }

    /// Whether the names that a trace called stand for what they did.
    fn still_named(&mut self, cx: &mut Cx<'_>, frame: &Frame, trace: &Trace) -> bool {
        let same = |a: &Callee, b: &Callee| match (a, b) {
            (Callee::Builtin(a), Callee::Builtin(b)) => std::ptr::eq(*a, *b),
            (Callee::Code(a), Callee::Code(b)) => Rc::ptr_eq(&a.chunk, &b.chunk),
            _ => false,
        };
        if trace.known.get() == Some(self.epoch) {
            return true;
        }
        let holds = |named: &Named| {
            let now = match &named.code {
                None => self.resolve_slot(cx, frame, named.slot),
                Some(code) => self.resolve_in(cx, code, named.slot),
            };
            now.is_ok_and(|now| same(&now, &named.callee))
        };
        let still = trace.names.iter().all(holds);
        trace.known.set(still.then_some(self.epoch));
        still
    }

    /// Called where a loop is over that was run to its end.
    pub(super) fn leave_loop(&mut self, cx: &mut Cx<'_>, code: &Code, pc: usize) {
        let place = (Rc::as_ptr(&code.chunk), pc);
        if let Some(known) = self.traces.known.get_mut(&place)
            && let State::Watched(from) = known.state
        {
            let many = cx.graph.captured().saturating_sub(from) >= LEAST as u64;
            known.state = if many { State::Eligible } else { State::Ignored };
            if !many {
                known.why.get_or_insert("it captures little".into());
                code.note_untraced(pc);
            }
        }
    }
}
