//! Running ahead. Where a program goes on is often decided by a truth value that a device still computes: whether an error is
//! small enough by now, whether an argument has left the reals. Who waits for each of them waits longer than the device
//! computes. So where the answers at a place were the same several times, the next is *assumed*: the program goes on, and the
//! answers of many turns are read together. That a root is of no negative number, a subscript within its array, and that a
//! branch does not lead to an error is assumed from the first time on. Where an answer is another, the machine is put back to a
//! *mark*, how it was when it asked, and goes on from there with the right one.
//!
//! Nothing is done meanwhile that could not be undone: each instruction is looked at beforehand, and before one that does more
//! than compute, the answers are read. Must not know what is computed.

use super::code::Callee;
use super::frame::{Activation, Exec, Frame, Signal};
use super::trace::{Turn, unfit};
use super::{Vm, Yield};
use crate::builtins::{Builtin, Cx, Group, Run};
use crate::bytecode::{Chunk, Instr, Opd, Reg, successors};
use crate::graph::{FxHasher, node_of};
use crate::op::random::RandomState;
use crate::value::{Class, Function, Lazy, Value};
use std::collections::HashMap;
use std::hash::BuildHasherDefault;
use std::rc::Rc;

/// So many answers have to be the same before one is assumed that may as well be yes as no.
const ALIKE: u32 = 3;
/// Answers at a place that are assumed at a time where they are hardly ever another.
const SURE: usize = 8;
/// One more is assumed at a time for so many that were the same, so that what is done in vain is a part of what was not. A power
/// of two: what is computed together is like what was computed together before, and its plan is known.
const EACH: u32 = 4;
/// So many nodes are begun together: with more, less would be told to the device; with fewer, it would begin sooner.
const TOGETHER: usize = 128;
/// Marks at a time.
const MOST_MARKS: usize = 64;
/// Places that are known.
const MOST_PLACES: usize = 512;
/// Frames that a mark copies.
const MOST_FRAMES: usize = 16;
/// Bytes of captured arrays that the marks may keep, together.
const MOST_BYTES: usize = 1 << 29;
/// Instructions between a branch and the error that it leads to.
const MOST_WORDS: usize = 64;
/// A mark makes every array of the host be copied that is changed; not where that takes longer than to wait.
const MOST_COPIED: usize = 1 << 16;

/// Where something is asked.
type Place = (*const Chunk, usize);

/// What was answered at a place.
struct Seen {
    /// Held, so that its address is nobody else's.
    _chunk: Rc<Chunk>,
    answer: bool,
    /// So many times, one after the other.
    alike: u32,
    /// The answer with which the program goes on, where the other leads to an error.
    goes_on: Option<bool>,
    /// Whether what followed an answer that was assumed failed: the next is waited for, even one that is hardly ever another.
    failed: bool,
}

/// How the machine was when it asked something.
struct Mark {
    place: Place,
    asked: Rc<Lazy>,
    assumed: bool,
    stack: Vec<Activation>,
    random: RandomState,
    /// The warnings until then. Nothing that was printed waits to be shown.
    warned: u64,
}

/// What is assumed, and what was answered before.
#[derive(Default)]
pub(super) struct Ahead {
    marks: Vec<Mark>,
    /// How many of them have been begun, and how many nodes were pending afterwards.
    begun: usize,
    pending: Option<usize>,
    seen: HashMap<Place, Seen, BuildHasherDefault<FxHasher>>,
    /// An answer that is waited for.
    awaited: Option<(Place, Rc<Lazy>)>,
    /// Instructions until the next tick, while something is assumed: every instruction is looked at then.
    budget: i64,
    /// The last address that was looked at.
    pc: usize,
    counts: AheadCounts,
}

/// How often an answer was assumed, and was another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AheadCounts {
    /// Answers that were assumed.
    pub assumed: u64,
    /// Those that were others.
    pub wrong: u64,
}

impl Ahead {
    /// Whether anything is assumed.
    #[inline]
    pub(super) fn is_on(&self) -> bool {
        !self.marks.is_empty()
    }

    /// Forgets everything.
    pub(super) fn forget(&mut self) {
        self.marks.drain(..).for_each(|mark| mark.asked.node.assume(None));
        (self.begun, self.pending, self.awaited) = (0, None, None);
        self.seen.clear();
    }

    fn note(&mut self, place: Place, answer: bool) {
        if let Some(seen) = self.seen.get_mut(&place) {
            seen.alike = if seen.answer == answer { seen.alike.saturating_add(1) } else { 1 };
            seen.answer = answer;
        }
    }
}

fn is_truth(value: &Lazy) -> bool {
    value.ty.class == Class::Logical && value.shape.is_scalar()
}

/// Whether what is asked is whether an element is where few are.
fn is_mostly_no(asked: &Rc<Lazy>) -> bool {
    node_of(asked)
        .and_then(|node| node.asks(asked))
        .is_some_and(|(question, _)| question.is_mostly_no())
}

/// The answer, where it is there.
fn answer(asked: &Lazy) -> Option<bool> {
    asked.node.host().map(|array| array.as_slice::<bool>().and_then(|v| v.first().copied()))?
}

impl Vm {
    /// What was assumed, and in vain.
    pub fn ahead_counts(&self) -> AheadCounts {
        self.ahead.counts
    }

    /// Forgets what was answered before.
    pub fn forget_answers(&mut self) {
        self.ahead.forget();
    }

    /// Called where a frame, which is off the stack, waits for elements: assumes the answer, if that is what it waits for and
    /// the answers at its place were always the same. Whether it is to go on.
    pub(super) fn run_ahead(&mut self, cx: &mut Cx<'_>, frame: &Frame, asked: &[Rc<Lazy>]) -> bool {
        let [asked] = asked else { return false };
        if !cx.graph.thresholds.assumes || !is_truth(asked) || asked.node.assumed().is_some() {
            return false;
        }
        // What was printed before is shown while the program waits; what comes after would be taken back.
        if !cx.world.output.is_empty() {
            return false;
        }
        let chunk = &frame.code.chunk;
        let place = (Rc::as_ptr(chunk), frame.pc);
        if self.ahead.seen.len() > MOST_PLACES {
            self.ahead.seen.clear();
        }
        if !self.ahead.seen.contains_key(&place) {
            let goes_on = self.goes_on(cx, frame, asked);
            let answer = goes_on.unwrap_or(false);
            let new = Seen { _chunk: chunk.clone(), answer, alike: 0, goes_on, failed: false };
            self.ahead.seen.insert(place, new);
        }
        let Some(seen) = self.ahead.seen.get(&place) else { return false };
        let (assumed, alike) = (seen.answer, seen.alike);
        let here = self.ahead.marks.iter().filter(|mark| mark.place == place).count();
        let expected = if is_mostly_no(asked) { Some(false) } else { seen.goes_on };
        let sure = !seen.failed && expected == Some(assumed);
        let least = if sure { SURE } else { 0 };
        let most = least.max(1 << (1 + alike / EACH).ilog2());
        if !sure && alike < ALIKE || here >= most {
            self.ahead.awaited = Some((place, asked.clone()));
            return false;
        }
        let Some(stack) = self.marked_stack(frame, self.ahead.marks.len() + 1) else {
            return false;
        };
        asked.node.assume(Some(assumed));
        let (random, warned) = (cx.world.random.clone(), cx.world.warned);
        if !self.ahead.is_on() {
            self.ahead.budget = self.budget;
            self.ahead.pc = frame.pc;
            self.budget = 0;
        }
        let asked = asked.clone();
        self.ahead.marks.push(Mark { place, asked, assumed, stack, random, warned });
        self.ahead.counts.assumed += 1;
        true
    }

    /// With which truth a program goes on where it branches, if the other leads straight to an error or a warning: few programs
    /// are meant to fail. What functions of the library ask of many elements is whether there is an exception among them.
    fn goes_on(&mut self, cx: &mut Cx<'_>, frame: &Frame, asked: &Rc<Lazy>) -> Option<bool> {
        let (truth, to) = match *frame.code.chunk.code.get(frame.pc)? {
            Instr::JumpIf { to, .. } => (true, to as usize),
            Instr::JumpIfNot { to, .. } => (false, to as usize),
            Instr::JumpLogical { sense, to, .. } | Instr::JumpCompare { sense, to, .. } => {
                (sense, to as usize)
            }
            _ => return None,
        };
        match [to, frame.pc + 1].map(|pc| self.is_complaint(cx, frame, pc)) {
            [true, false] => return Some(!truth),
            [false, true] => return Some(truth),
            _ => {}
        }
        let library = frame.code.scope.is_some_and(|scope| self.is_library(scope));
        // Loops go back.
        let exception = library && to > frame.pc;
        node_of(asked).filter(|_| exception).and_then(|node| node.without_exception())
    }

    /// Whether what stands somewhere raises an error or a warning before it branches.
    fn is_complaint(&mut self, cx: &mut Cx<'_>, frame: &Frame, mut pc: usize) -> bool {
        for _ in 0..MOST_WORDS {
            let Some(instr) = frame.code.chunk.code.get(pc) else { return false };
            if let Instr::Call { slot, .. } | Instr::Call1 { slot, .. } | Instr::Call2 { slot, .. } =
                *instr
                && frame.peek(Opd::reg(slot)).is_none()
                && let Ok(Callee::Builtin(builtin)) = self.resolve_slot(cx, frame, slot)
                && builtin.group == Group::Errors
            {
                return true;
            }
            pc = match successors(instr) {
                (true, None) => pc + 1,
                (false, Some(to)) => to as usize,
                _ => return false,
            };
        }
        false
    }

    /// What to begin once so much is assumed.
    pub(super) fn due(&mut self, cx: &Cx<'_>) -> Option<Yield> {
        let ahead = &mut self.ahead;
        let now = cx.graph.pending_nodes();
        let before = *ahead.pending.get_or_insert(now);
        if now < before + TOGETHER {
            return None;
        }
        let asked = ahead.marks.iter().skip(ahead.begun).map(|mark| mark.asked.clone()).collect();
        (ahead.begun, ahead.pending) = (ahead.marks.len(), None);
        Some(Yield::Begin(asked))
    }

    /// A copy of the stack with the frame that runs on top; None where there can be none, or so many would take too much.
    fn marked_stack(&self, frame: &Frame, marks: usize) -> Option<Vec<Activation>> {
        if marks > MOST_MARKS || self.stack.len() > MOST_FRAMES || self.captures > 0 {
            return None;
        }
        if self.knows_classes() || self.traces.is_recording() {
            return None;
        }
        let mut bytes = 0usize;
        let mut look = |frame: &Frame| {
            let values = (0..).zip(&frame.regs).filter_map(|(reg, v)| Some((reg, v.as_ref()?)));
            for (reg, value) in values {
                match value {
                    Value::Lazy(lazy) => bytes += lazy.shape.numel() * lazy.ty.bytes(),
                    Value::Array(array)
                        if array.numel() > MOST_COPIED && is_written(&frame.code.chunk, reg) =>
                    {
                        return false;
                    }
                    Value::Object(_) | Value::Objects(_) => return false,
                    _ => {}
                }
            }
            true
        };
        let mut stack = Vec::with_capacity(self.stack.len() + 1);
        for activation in &self.stack {
            let Activation::Code(below) = activation else { return None };
            if !look(below) {
                return None;
            }
            stack.push(Activation::Code(Box::new(below.copy()?)));
        }
        if !look(frame) || bytes.saturating_mul(marks) > MOST_BYTES {
            return None;
        }
        stack.push(Activation::Code(Box::new(frame.copy()?)));
        Some(stack)
    }

    /// What to wait for: what is asked for, and whatever is assumed. None where the machine goes on, for that is all known.
    pub(super) fn wait_for(&mut self, cx: &mut Cx<'_>, mut asked: Vec<Rc<Lazy>>) -> Option<Yield> {
        let known = |lazy: &Rc<Lazy>| lazy.node.host().is_some();
        if self.ahead.is_on() {
            let assumed = self.ahead.marks.iter().map(|mark| mark.asked.clone());
            let mut all: Vec<Rc<Lazy>> = assumed.filter(|lazy| !known(lazy)).collect();
            if all.is_empty() {
                // What was asked for is asked for again.
                self.look_back(cx);
                return None;
            }
            all.append(&mut asked);
            asked = all;
        }
        Some(Yield::Need(asked))
    }

    /// Called before anything runs: compares the answers that have come with what was assumed.
    pub(super) fn look_back(&mut self, cx: &mut Cx<'_>) {
        if let Some((place, asked)) = &self.ahead.awaited
            && let Some(answer) = answer(asked)
        {
            let place = *place;
            self.ahead.awaited = None;
            self.ahead.note(place, answer);
        }
        let answers: Option<Vec<bool>> =
            self.ahead.marks.iter().map(|mark| answer(&mark.asked)).collect();
        let Some(answers) = answers.filter(|answers| !answers.is_empty()) else { return };
        let mut marks = std::mem::take(&mut self.ahead.marks).into_iter().zip(answers);
        (self.ahead.begun, self.ahead.pending) = (0, None);
        self.budget = self.ahead.budget;
        for (mark, answer) in marks.by_ref() {
            self.ahead.note(mark.place, answer);
            mark.asked.node.assume(None);
            if answer != mark.assumed {
                self.ahead.counts.wrong += 1;
                self.put_back(cx, mark);
                break;
            }
        }
        marks.for_each(|(mark, _)| mark.asked.node.assume(None));
    }

    /// Gives up whatever is assumed: what failed may never have been reached. Whether there was anything.
    pub(super) fn give_up_ahead(&mut self, cx: &mut Cx<'_>) -> bool {
        let mut marks = std::mem::take(&mut self.ahead.marks).into_iter();
        let Some(first) = marks.next() else { return false };
        (self.ahead.begun, self.ahead.pending) = (0, None);
        self.budget = self.ahead.budget;
        for mark in marks {
            mark.asked.node.assume(None);
        }
        first.asked.node.assume(None);
        // What is asked there is waited for.
        if let Some(seen) = self.ahead.seen.get_mut(&first.place) {
            (seen.alike, seen.failed) = (0, true);
        }
        self.put_back(cx, first);
        true
    }

    fn put_back(&mut self, cx: &mut Cx<'_>, mark: Mark) {
        self.stack = mark.stack;
        cx.world.random = mark.random;
        cx.world.output.clear();
        cx.world.warned = mark.warned;
    }

    /// Gives to an instruction's run what is left until the next tick.
    pub(super) fn begin_turn(&mut self, budget: u32) {
        self.budget = i64::from(budget);
        if self.ahead.is_on() {
            self.ahead.budget = self.budget;
            self.budget = 0;
        }
    }

    /// Called before each instruction while something is assumed: whether it may run, or the answers are to be read first.
    pub(super) fn watch_ahead(&mut self, cx: &mut Cx<'_>, frame: &Frame, pc: usize) -> Exec<Turn> {
        self.ahead.budget += self.budget;
        self.budget = 0;
        let goes_round = pc <= self.ahead.pc;
        self.ahead.pc = pc;
        let before = self.ahead.marks.first().map(|mark| mark.warned);
        let silent = cx.world.output.is_empty() && before == Some(cx.world.warned);
        if silent && goes_round && cx.graph.wants_flush() {
            return Ok(Turn::Pause);
        }
        let instr = frame.code.chunk.code.get(pc).copied();
        // The program itself is over only once it is known that it is.
        let ends = matches!(instr, None | Some(Instr::Return | Instr::ReturnValue { .. }));
        let fits = silent
            && self.ahead.budget >= 0
            && !(ends && self.stack.len() == 1)
            && !cx.world.has_cleanups()
            && instr.is_some_and(|instr| self.only_computes(cx, frame, instr));
        if fits {
            return Ok(Turn::Run);
        }
        // The answers come, with what the instruction will read, and it is looked at again.
        let reads = instr.map_or_else(Vec::new, |instr| self.reads(cx, frame, instr));
        Err(Signal::Need(reads))
    }

    /// What an instruction that does more than compute reads of elements.
    fn reads(&mut self, cx: &mut Cx<'_>, frame: &Frame, instr: Instr) -> Vec<Rc<Lazy>> {
        let (slot, operands): (Option<Reg>, Vec<Opd>) = match instr {
            Instr::Display { src, .. } => (None, vec![src]),
            Instr::Answer { src, print: true, .. } | Instr::AnswerName { src, print: true, .. } => {
                (None, vec![Opd::reg(src)])
            }
            Instr::Call { slot, args, n, .. } => {
                (Some(slot), (args..args.saturating_add(n)).map(Opd::reg).collect())
            }
            Instr::Call1 { slot, a, .. } => (Some(slot), vec![a]),
            Instr::Call2 { slot, a, b, .. } => (Some(slot), vec![a, b]),
            _ => return Vec::new(),
        };
        let needs_all = slot.is_none_or(|slot| {
            let callee = self.resolve_slot(cx, frame, slot);
            matches!(callee, Ok(Callee::Builtin(Builtin { run: Run::Host { .. }, .. })))
        });
        // One truth value looks like a question.
        let lazy = |operand: Opd| match frame.peek(operand) {
            Some(Value::Lazy(lazy)) if lazy.node.host().is_none() && !is_truth(lazy) => {
                Some(lazy.clone())
            }
            _ => None,
        };
        if needs_all { operands.into_iter().filter_map(lazy).collect() } else { Vec::new() }
    }

    /// Whether an instruction does nothing but compute, so that it can be undone.
    fn only_computes(&mut self, cx: &mut Cx<'_>, frame: &Frame, instr: Instr) -> bool {
        let value = |register: Reg| frame.peek(Opd::reg(register));
        match instr {
            Instr::Brace1 { .. }
            | Instr::Field { .. }
            | Instr::CellRow { .. }
            | Instr::CellRows { .. }
            | Instr::Handle { .. }
            | Instr::Closure { .. } => true,
            _ if unfit(&instr, false).is_some() => false,
            Instr::StoreIndex1 { var, .. } | Instr::StoreIndex2 { var, .. } => {
                !matches!(value(var), Some(Value::Object(_) | Value::Objects(_)))
            }
            Instr::Answer { src, print, .. } => !print || value(src).is_none(),
            Instr::Paren { base, args, n, .. } => {
                frame.peek(base).is_none_or(is_plain) && none_called(frame, args, n)
            }
            Instr::Name { slot, .. } => self.calls_what_computes(cx, frame, slot),
            Instr::Call { slot, args, n, .. } => {
                none_called(frame, args, n) && self.calls_what_computes(cx, frame, slot)
            }
            Instr::Call1 { slot, a, .. } => {
                !is_function(frame.peek(a)) && self.calls_what_computes(cx, frame, slot)
            }
            Instr::Call2 { slot, a, b, .. } => {
                !is_function(frame.peek(a))
                    && !is_function(frame.peek(b))
                    && self.calls_what_computes(cx, frame, slot)
            }
            _ => true,
        }
    }

    /// Whether what a name stands for only computes where it is called; a function of the program is looked at as it runs.
    fn calls_what_computes(&mut self, cx: &mut Cx<'_>, frame: &Frame, slot: Reg) -> bool {
        if let Some(value) = frame.peek(Opd::reg(slot)) {
            return is_plain(value);
        }
        match self.resolve_slot(cx, frame, slot) {
            Ok(Callee::Builtin(Builtin { run, .. })) => {
                matches!(run, Run::Op(_) | Run::Compose { .. } | Run::Host { pure: true, .. })
            }
            Ok(Callee::Code(_)) => true,
            _ => false,
        }
    }
}

/// Whether elements of a variable are given other values.
fn is_written(chunk: &Chunk, variable: Reg) -> bool {
    chunk.code.iter().any(|instr| match *instr {
        Instr::StoreIndex1 { var, .. }
        | Instr::StoreIndex2 { var, .. }
        | Instr::StorePath { var, .. } => var == variable,
        _ => false,
    })
}

fn is_function(value: Option<&Value>) -> bool {
    matches!(value, Some(Value::Function(_)))
}

/// Whether none of the arguments is a function, which might be called.
fn none_called(frame: &Frame, args: Reg, n: u16) -> bool {
    (args..args.saturating_add(n)).all(|reg| !is_function(frame.peek(Opd::reg(reg))))
}

/// Whether an index into a value, or a call of it, only computes or runs a function of the program.
fn is_plain(value: &Value) -> bool {
    match value {
        Value::Function(f) => !matches!(&**f, Function::Named { body: None, .. }),
        Value::Object(_) | Value::Objects(_) => false,
        _ => true,
    }
}
