//! Loops whose captured work is kept: where a loop is reached again and everything that its body reads is as it was,
//! what it captured then is put into the graph as a whole (`graph::Pattern`), and its turns are not run.
//!
//! A loop is *watched* first, and left alone where it captures little. One that is worth it and is reached twice alike
//! is *recorded* as it runs: each instruction is looked at before it is carried out ([`super::vet`]), and whatever is
//! not a function of what came in ends the recording. What comes in are the registers that the body mentions: host
//! values by their bits, arrays by what capturing looks at. A stretch of turns ends with the loop, or where a flush is due
//! between two of them, so that a long loop is kept in pieces. Must not know what a body computes.

use super::Vm;
use super::code::{Callee, Code};
use super::frame::{Frame, Loop};
use crate::builtins::{Builtin, Cx};
use crate::bytecode::{Chunk, Instr, Reg};
use crate::graph::{self, Facts, Kind, Node, Pattern, Quick, Recorded, node_of, value_of};
use crate::op::Op;
use crate::value::{ElemType, Scalar, Shape, Value};
use smallvec::SmallVec;
use std::collections::{HashMap, VecDeque};
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::rc::Rc;

/// A loop that captures fewer nodes than this is run.
const LEAST: u64 = 8;
/// Recordings of one loop that may fail.
const FAILURES: u8 = 4;
/// Elements of an array that is compared one by one.
pub(super) const FEW: usize = 16;
/// Parts of the patterns that are kept.
const MOST_PARTS: usize = 100_000;
/// Loops that are known, and stretches of one of them.
const MOST_LOOPS: usize = 512;
const MOST_STRETCHES: usize = 64;
/// So many of the times that a loop was reached are remembered.
const LATELY: usize = 8;
/// How far a recording may run beyond the next tick, in instructions, and when it ends with the turn.
const LATE: i64 = 200_000;
const DUE: i64 = 100_000;

/// The loops that are known.
#[derive(Default)]
pub(super) struct Loops {
    known: HashMap<(*const Chunk, usize), Known, BuildHasherDefault<Quick>>,
    recording: Option<Box<Recording>>,
    parts: usize,
    clock: u64,
    reused: u64,
    /// Whether nothing is kept.
    off: bool,
}

/// A loop.
struct Known {
    /// Held, so that its address is nobody else's.
    _chunk: Rc<Chunk>,
    body: Rc<Body>,
    state: State,
    failures: u8,
    /// The turns at which the loop was reached lately, and in short what came in.
    seen: VecDeque<(u64, u64)>,
    /// The turn that the last recording ended before.
    next: Option<u64>,
    kept: Vec<Stretch>,
}

#[derive(Clone, Copy, PartialEq)]
enum State {
    /// Not run to its end yet since so many nodes had been captured.
    Watched(u64),
    Worth,
    Dull,
}

/// What a loop's body mentions.
struct Body {
    from: usize,
    regs: Vec<Reg>,
    /// Those of `regs` that names of functions have.
    names: Vec<Reg>,
    slots: Vec<u16>,
}

/// Turns of a loop that are kept.
struct Stretch {
    from: u64,
    to: u64,
    came: Came,
    pattern: Rc<Pattern>,
    /// What it is made on, by place among the body's registers.
    leaves: Vec<usize>,
    parts: Vec<u32>,
    /// What the registers hold afterwards.
    left: Vec<Left>,
    /// How far it goes in the stream of random numbers.
    draws: u64,
    /// Whether a tick is due.
    pause: bool,
    used: u64,
}

/// Everything that a stretch hangs on.
#[derive(PartialEq, Hash)]
struct Came {
    /// Where the loop starts, its step and its last, by their bits, and how many turns it has.
    steps: [u64; 4],
    /// What counts as small.
    small: usize,
    names: Vec<Option<*const Builtin>>,
    values: Vec<In>,
}

/// What came in in a register.
#[derive(PartialEq, Hash)]
enum In {
    Empty,
    /// A host value, all of it.
    Bits(SmallVec<[u64; 4]>),
    /// An array, by what capturing looks at.
    Array {
        ty: ElemType,
        shape: Shape,
        facts: Facts,
        lazy: bool,
        /// What a pending one computes, where that undoes or does what another operation would.
        op: Option<(Op, ElemType)>,
        /// The first register that has the same.
        same: usize,
    },
}

/// What a register holds after a stretch.
enum Left {
    Empty,
    Value(Value),
    /// What came in in this one.
    In(usize),
    /// The node of this one of `Stretch::parts`.
    Made(usize),
}

/// A stretch in the making.
struct Recording {
    place: (*const Chunk, usize),
    body: Rc<Body>,
    slot: u16,
    from: u64,
    came: Came,
    values: Vec<Option<Value>>,
    graph: graph::Recording,
    stream: (u64, u64),
    printed: usize,
    /// Instructions until the next tick.
    budget: i64,
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

impl Loops {
    /// Whether a loop is being recorded.
    #[inline]
    pub(super) fn is_recording(&self) -> bool {
        self.recording.is_some()
    }

    /// Forgets every loop.
    pub(super) fn forget(&mut self) {
        self.switch(!self.off);
    }

    /// Keeps nothing from now on, or everything that may be.
    pub(super) fn switch(&mut self, on: bool) {
        *self = Loops { off: !on, reused: self.reused, ..Loops::default() };
    }

    /// How often kept work took the place of turns.
    pub(super) fn reused(&self) -> u64 {
        self.reused
    }

    /// Drops what was used least lately, where there is too much.
    fn bound(&mut self) {
        if self.known.len() > MOST_LOOPS {
            self.known.clear();
            self.parts = 0;
        }
        if self.parts <= MOST_PARTS {
            return;
        }
        let stretches = |known: &Known| known.kept.iter().map(|s| s.used).collect::<Vec<_>>();
        let mut ages: Vec<u64> = self.known.values().flat_map(stretches).collect();
        ages.sort_unstable();
        let middle = ages.get(ages.len() / 2).copied().unwrap_or(0);
        self.known.values_mut().for_each(|known| known.kept.retain(|s| s.used > middle));
        let parts = |known: &Known| known.kept.iter().map(|s| s.pattern.len()).sum::<usize>();
        self.parts = self.known.values().map(parts).sum();
    }
}

impl Vm {
    /// How often what a loop captured before took the place of its turns.
    pub fn captures_reused(&self) -> u64 {
        self.loops.reused()
    }

    /// Whether loops that capture the same again are kept, which changes no result.
    pub fn keep_loops(&mut self, keep: bool) {
        self.loops.switch(keep);
    }

    /// Called where a loop over equally spaced numbers is about to take its next turn, at its first and after a tick.
    pub(super) fn reach_loop(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        pc: usize,
        slot: u16,
    ) -> Turn {
        if self.loops.off {
            return Turn::Run;
        }
        let code = frame.code.clone();
        let place = (Rc::as_ptr(&code.chunk), pc);
        let Some(&Loop::Range { steps, k }) = frame.loops.get(slot as usize) else {
            return Turn::Run;
        };
        let captured = cx.graph.captured();
        let known = self.loops.known.entry(place).or_insert_with(|| {
            let body = Body::of(&code.chunk, pc);
            let state = if body.is_some() { State::Watched(captured) } else { State::Dull };
            let body = Rc::new(body.unwrap_or_else(Body::nothing));
            let (seen, kept) = (VecDeque::new(), Vec::new());
            let chunk = code.chunk.clone();
            Known { _chunk: chunk, body, state, failures: 0, seen, next: None, kept }
        });
        match &mut known.state {
            State::Dull => {
                code.note_dull(pc);
                return Turn::Run;
            }
            State::Watched(from) if k == 0 => *from = captured,
            State::Watched(_) | State::Worth => {}
        }
        let (body, next) = (known.body.clone(), known.next);
        let steps =
            [steps.start.to_bits(), steps.step.to_bits(), steps.last.to_bits(), steps.count];
        let Some(came) = self.came(cx, frame, &body, steps) else { return Turn::Run };
        self.loops.clock += 1;
        let now = self.loops.clock;
        let Some(known) = self.loops.known.get_mut(&place) else { return Turn::Run };
        if let Some(stretch) = known.kept.iter_mut().find(|s| s.from == k && s.came == came) {
            stretch.used = now;
            let turn = stretch.apply(cx, frame, slot, &body);
            if !matches!(turn, Turn::Run) {
                self.loops.reused += 1;
                self.budget -= 1;
            }
            return turn;
        }
        let mut hash = Quick::default();
        came.hash(&mut hash);
        let seen = (k, hash.finish());
        let alike = known.seen.contains(&seen) || next == Some(k) && k > 0;
        if !alike {
            known.seen.truncate(LATELY);
            known.seen.push_front(seen);
        }
        if !alike || known.state != State::Worth || known.kept.len() >= MOST_STRETCHES {
            return Turn::Run;
        }
        known.next = None;
        let values = body.regs.iter().map(|&r| frame.regs[r as usize].clone()).collect();
        let random = &cx.world.random;
        self.loops.recording = Some(Box::new(Recording {
            place,
            body,
            slot,
            from: k,
            came,
            values,
            graph: cx.graph.record(),
            stream: (random.key, random.counter),
            printed: cx.world.output.len(),
            budget: self.budget,
        }));
        // Every instruction is looked at from here on.
        self.budget = 0;
        Turn::Run
    }

    /// Called where a loop is over that was run to its end.
    pub(super) fn leave_loop(&mut self, cx: &mut Cx<'_>, code: &Code, pc: usize) {
        let place = (Rc::as_ptr(&code.chunk), pc);
        if let Some(known) = self.loops.known.get_mut(&place)
            && let State::Watched(from) = known.state
        {
            let many = cx.graph.captured().saturating_sub(from) >= LEAST;
            known.state = if many { State::Worth } else { State::Dull };
            if !many {
                code.note_dull(pc);
            }
        }
    }

    /// Called before each instruction while a loop is recorded. What the budget was is restored where that ends.
    pub(super) fn watch(&mut self, cx: &mut Cx<'_>, frame: &mut Frame, pc: usize) -> Turn {
        let Some(mut recording) = self.loops.recording.take() else { return Turn::Run };
        // What large arrays are charged is for work at once, and here all of it is captured.
        recording.budget += self.budget.max(-1);
        self.budget = 0;
        let due = recording.budget < -DUE;
        let Some(&instr) = frame.code.chunk.code.get(pc) else {
            return self.abandon(cx, *recording);
        };
        if pc == recording.place.1 {
            let over = match frame.loops.get(recording.slot as usize) {
                Some(Loop::Range { steps, k }) => *k >= steps.count,
                _ => true,
            };
            if over || due || cx.graph.wants_flush() {
                return self.end(cx, frame, *recording, over);
            }
        } else if pc < recording.body.from
            || pc > recording.place.1
            || recording.budget < -LATE
            || !self.is_pure(cx, frame, instr)
        {
            return self.abandon(cx, *recording);
        }
        self.loops.recording = Some(recording);
        Turn::Run
    }

    /// Gives up what is being recorded, if anything is.
    pub(super) fn stop_recording(&mut self, cx: &mut Cx<'_>) {
        if let Some(mut recording) = self.loops.recording.take() {
            recording.budget += self.budget.min(0);
            self.abandon(cx, *recording);
        }
    }

    fn abandon(&mut self, cx: &mut Cx<'_>, recording: Recording) -> Turn {
        self.budget = recording.budget;
        cx.graph.give_up(recording.graph);
        if let Some(known) = self.loops.known.get_mut(&recording.place) {
            known.failures += 1;
            if known.failures >= FAILURES {
                known.state = State::Dull;
            }
        }
        if self.budget < 0 { Turn::Pause } else { Turn::Run }
    }

    /// Keeps what was recorded.
    fn end(&mut self, cx: &mut Cx<'_>, frame: &Frame, recording: Recording, over: bool) -> Turn {
        self.budget = recording.budget;
        let pause = !over;
        let place = recording.place;
        let to = match frame.loops.get(recording.slot as usize) {
            Some(Loop::Range { k, .. }) => *k,
            _ => recording.from,
        };
        self.loops.clock += 1;
        let now = self.loops.clock;
        let stretch = recording.into_stretch(cx, frame, to, pause, now);
        let Some(known) = self.loops.known.get_mut(&place) else { return Turn::Run };
        match stretch {
            Some(stretch) => {
                self.loops.parts += stretch.pattern.len();
                known.next = pause.then_some(to);
                known.kept.push(stretch);
                self.loops.bound();
            }
            None => {
                known.failures += 1;
                if known.failures >= FAILURES {
                    known.state = State::Dull;
                }
            }
        }
        if pause { Turn::Pause } else { Turn::Run }
    }

    /// What a body reads, where all of it can be compared.
    fn came(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &Frame,
        body: &Body,
        steps: [u64; 4],
    ) -> Option<Came> {
        if cx.world.random.twister.is_some() {
            return None;
        }
        let small = cx.graph.thresholds.small;
        let mut values: Vec<In> = Vec::with_capacity(body.regs.len());
        for (at, &reg) in body.regs.iter().enumerate() {
            values.push(match frame.regs.get(reg as usize)? {
                None => In::Empty,
                Some(value) => match bits(value) {
                    Some(bits) => In::Bits(bits),
                    None => {
                        let before = body.regs[..at].iter();
                        let alike = |&r: &Reg| {
                            let other = frame.regs.get(r as usize).and_then(Option::as_ref);
                            other.is_some_and(|other| is_same(other, value))
                        };
                        array(value, small, before.clone().position(alike).unwrap_or(at))?
                    }
                },
            });
        }
        let mut names = Vec::with_capacity(body.names.len());
        for &slot in &body.names {
            let free = matches!(frame.regs.get(slot as usize), Some(None));
            names.push(match free.then(|| self.resolve_slot(cx, frame, slot)) {
                Some(Ok(Callee::Builtin(builtin))) => Some(std::ptr::from_ref(builtin)),
                _ => None,
            });
        }
        Some(Came { steps, small, names, values })
    }
}

impl Recording {
    fn into_stretch(
        self,
        cx: &mut Cx<'_>,
        frame: &Frame,
        to: u64,
        pause: bool,
        used: u64,
    ) -> Option<Stretch> {
        let Recording { body, from, came, values, graph, stream, printed, .. } = self;
        let mut leaves: Vec<Rc<Node>> = Vec::new();
        let mut leaf_of: Vec<usize> = Vec::new();
        for (k, came) in came.values.iter().enumerate() {
            if let (In::Array { same, .. }, Some(value)) = (came, &values[k])
                && *same == k
                && let Ok(node) = cx.graph.operand(value)
            {
                leaves.push(node);
                leaf_of.push(k);
            }
        }
        let mut nodes: Vec<Rc<Node>> = Vec::new();
        let mut left: Option<Vec<Left>> = Some(Vec::with_capacity(body.regs.len()));
        for &reg in &body.regs {
            let value = frame.regs.get(reg as usize).and_then(Option::as_ref);
            let came_in =
                |v: &Value| values.iter().position(|w| w.as_ref().is_some_and(|w| is_same(w, v)));
            let one = match value {
                None => Some(Left::Empty),
                Some(v) if bits(v).is_some() => Some(Left::Value(v.clone())),
                Some(v) => match (came_in(v), v) {
                    (Some(k), _) => Some(Left::In(k)),
                    (None, Value::Lazy(lazy)) => node_of(lazy).map(|node| {
                        let at = nodes.iter().position(|n| Rc::ptr_eq(n, &node));
                        Left::Made(at.unwrap_or_else(|| {
                            nodes.push(node);
                            nodes.len() - 1
                        }))
                    }),
                    _ => None,
                },
            };
            match (&mut left, one) {
                (Some(all), Some(one)) => all.push(one),
                _ => left = None,
            }
        }
        let made = cx.graph.pattern(graph, &leaves, stream, &nodes);
        let random = &cx.world.random;
        let pure = cx.world.output.len() == printed
            && random.twister.is_none()
            && random.key == stream.0
            && random.counter >= stream.1;
        let Recorded { pattern, parts, leaves } = made.filter(|_| pure)?;
        let leaves = leaves.iter().map(|&k| leaf_of[k]).collect();
        let draws = random.counter - stream.1;
        Some(Stretch { from, to, came, pattern, leaves, parts, left: left?, draws, pause, used })
    }
}

impl Stretch {
    /// Does what its turns would do.
    fn apply(&self, cx: &mut Cx<'_>, frame: &mut Frame, slot: u16, body: &Body) -> Turn {
        let value_in = |k: usize| frame.regs[body.regs[k] as usize].clone();
        let mut leaves: SmallVec<[Rc<Node>; 4]> = SmallVec::new();
        for &k in &self.leaves {
            match value_in(k).map(|value| cx.graph.operand(&value)) {
                Some(Ok(node)) => leaves.push(node),
                _ => return Turn::Run,
            }
        }
        let stream = cx.world.random.reserve(self.draws);
        let nodes = cx.graph.apply(&self.pattern, leaves.into_iter(), stream, &self.parts);
        let left = self.left.iter().map(|left| match left {
            Left::Empty => None,
            Left::Value(value) => Some(value.clone()),
            Left::In(k) => value_in(*k),
            Left::Made(k) => Some(value_of(&nodes[*k])),
        });
        let left: SmallVec<[Option<Value>; 8]> = left.collect();
        for (&reg, value) in body.regs.iter().zip(left) {
            frame.regs[reg as usize] = value;
        }
        body.slots.iter().for_each(|&inner| frame.loops[inner as usize] = Loop::Over);
        if let Some(Loop::Range { k, .. }) = frame.loops.get_mut(slot as usize) {
            *k = self.to;
        }
        if self.pause { Turn::Pause } else { Turn::Moved }
    }
}

impl Body {
    fn nothing() -> Body {
        Body { from: 0, regs: Vec::new(), names: Vec::new(), slots: Vec::new() }
    }

    /// That of the loop that goes round at `pc`; None where it does what no recording bears.
    fn of(chunk: &Chunk, pc: usize) -> Option<Body> {
        let Some(&Instr::ForLoop { slot, to, .. }) = chunk.code.get(pc) else { return None };
        let from = to as usize;
        let mut body = Body { from, ..Body::nothing() };
        for instr in chunk.code.get(from..=pc)? {
            if !super::vet::may_be_pure(instr) {
                return None;
            }
            if let Some(to) = instr.target()
                && !(from..=pc).contains(&(to as usize))
            {
                return None;
            }
            instr.touches(chunk, &mut |reg| {
                if !body.regs.contains(&reg) {
                    body.regs.push(reg);
                }
            });
            match *instr {
                Instr::Call { slot, .. }
                | Instr::Call1 { slot, .. }
                | Instr::Call2 { slot, .. }
                    if !body.names.contains(&slot) =>
                {
                    body.names.push(slot);
                }
                Instr::ForRange { slot: inner, .. } if inner != slot => body.slots.push(inner),
                _ => {}
            }
        }
        Some(body)
    }
}

/// A host value, all of it; None for what is too large, or no number.
fn bits(value: &Value) -> Option<SmallVec<[u64; 4]>> {
    let one = |s: Scalar| match s {
        Scalar::F64(x) => x.to_bits(),
        Scalar::F32(x) => u64::from(x.to_bits()),
        Scalar::I64(x) => x as u64,
        Scalar::U64(x) => x,
        // Every other class is exact as a double.
        other => other.to_f64().to_bits(),
    };
    match value {
        Value::Scalar(s) => Some(SmallVec::from_slice(&[s.class() as u64, one(*s)])),
        Value::Range(r) => {
            let numbers = [r.start.to_bits(), r.step.to_bits(), r.last.to_bits(), r.count as u64];
            Some(SmallVec::from_slice(&numbers))
        }
        Value::Array(a) if a.numel() <= FEW && !a.elem_type().complex => {
            let mut all: SmallVec<[u64; 4]> = SmallVec::new();
            all.push(1 << 8 | a.elem_type().class as u64);
            all.extend(a.shape().dims().iter().map(|&d| d as u64));
            for k in 0..a.numel() {
                all.push(one(Scalar::of(a.data(), k)?));
            }
            Some(all)
        }
        _ => None,
    }
}

/// An array that a body captures work on, by what capturing looks at.
fn array(value: &Value, small: usize, same: usize) -> Option<In> {
    match value {
        Value::Array(a) if a.numel() > small => {
            let (ty, shape, facts) = (a.elem_type(), a.shape().clone(), Facts::default());
            Some(In::Array { ty, shape, facts, lazy: false, op: None, same })
        }
        Value::Lazy(lazy) => {
            let node = node_of(lazy)?;
            // What is small and on the host is computed at once.
            if node.is_free() || node.numel() <= small && node.host().is_some() {
                return None;
            }
            let op = match node.kind {
                Kind::Op { op: op @ (Op::Neg | Op::Conj | Op::Abs), operand }
                    if !node.is_ready() =>
                {
                    Some((op, operand))
                }
                _ => None,
            };
            let (ty, shape, facts) = (node.ty, node.shape.clone(), node.facts);
            Some(In::Array { ty, shape, facts, lazy: true, op, same })
        }
        _ => None,
    }
}

/// Whether two values are one array.
fn is_same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Array(a), Value::Array(b)) => Rc::ptr_eq(a, b),
        (Value::Lazy(a), Value::Lazy(b)) => match (node_of(a), node_of(b)) {
            (Some(a), Some(b)) => Rc::ptr_eq(&a, &b),
            _ => false,
        },
        _ => false,
    }
}
