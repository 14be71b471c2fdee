//! Recording: a loop's turns, or a passage, run as ever, and what they capture becomes a stretch that can stand for them.
//!
//! Each instruction is looked at before it is carried out ([`crate::vm::vet`]). What is not a function of what came in
//! ends a passage there, and spoils the recording of a loop. A stretch of turns ends with the loop, or where a flush is
//! due between two of them, so that a long loop is kept in pieces.

use super::body::Body;
use super::came::{Came, In, bits, is_same};
use super::stretch::{Left, Stretch};
use super::{Place, Turn};
use crate::builtins::Cx;
use crate::graph::{self, Node, Recorded, node_of};
use crate::value::Value;
use crate::vm::Vm;
use crate::vm::frame::{Frame, Loop};
use std::cell::Cell;
use std::rc::Rc;

/// How far a recording may run beyond the next tick, in instructions, and when it ends with the turn.
const LATE: i64 = 200_000;
const DUE: i64 = 100_000;

/// A stretch in the making.
pub(super) struct Recording {
    pub(super) place: Place,
    pub(super) body: Rc<Body>,
    /// The loop that it is made of turns of.
    pub(super) slot: Option<u16>,
    pub(super) from: u64,
    pub(super) came: Came,
    pub(super) values: Vec<Option<Value>>,
    pub(super) graph: graph::Recording,
    pub(super) stream: (u64, u64),
    pub(super) printed: usize,
    /// Instructions until the next tick.
    pub(super) budget: i64,
}

impl Vm {
    /// Called before each instruction while something is recorded. What the budget was is restored where that ends.
    pub(in crate::vm) fn watch(&mut self, cx: &mut Cx<'_>, frame: &mut Frame, pc: usize) -> Turn {
        let Some(mut recording) = self.kept.recording.take() else { return Turn::Run };
        recording.budget += self.budget;
        self.budget = 0;
        let body = recording.body.clone();
        let within = (body.from..=body.end).contains(&pc) && recording.budget >= -LATE;
        let instr = frame.code.chunk.code.get(pc).copied().filter(|_| within);
        let pure = |vm: &mut Vm, cx: &mut Cx<'_>, frame: &Frame| {
            instr.is_some_and(|instr| vm.is_pure(cx, frame, instr))
        };
        match recording.slot {
            None if pc == body.end || !pure(self, cx, frame) => {
                return self.end(cx, frame, *recording, pc, true);
            }
            None => {}
            Some(slot) if pc == body.end => {
                let over = match frame.loops.get(slot as usize) {
                    Some(Loop::Range { steps, k }) => *k >= steps.count,
                    _ => true,
                };
                if over || recording.budget < -DUE || cx.graph.wants_flush() {
                    return self.end(cx, frame, *recording, pc, over);
                }
            }
            Some(_) if !pure(self, cx, frame) => return self.abandon(cx, *recording),
            Some(_) => {}
        }
        self.kept.recording = Some(recording);
        Turn::Run
    }

    /// Gives up what is being recorded, if anything is.
    pub(in crate::vm) fn stop_recording(&mut self, cx: &mut Cx<'_>) {
        if let Some(mut recording) = self.kept.recording.take() {
            recording.budget += self.budget.min(0);
            self.abandon(cx, *recording);
        }
    }

    fn abandon(&mut self, cx: &mut Cx<'_>, recording: Recording) -> Turn {
        self.budget = recording.budget;
        cx.graph.give_up(recording.graph);
        self.kept.failed(recording.place);
        if self.budget < 0 { Turn::Pause } else { Turn::Run }
    }

    /// Keeps what was recorded.
    fn end(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &Frame,
        recording: Recording,
        pc: usize,
        over: bool,
    ) -> Turn {
        self.budget = recording.budget;
        let (place, from, pause) = (recording.place, recording.from, !over);
        let loop_of = |slot: u16| frame.loops.get(slot as usize);
        let to = match recording.slot.and_then(loop_of) {
            Some(Loop::Range { k, .. }) => *k,
            _ => from,
        };
        match recording.into_stretch(cx, frame, (from, to), pc, pause) {
            Some(stretch) => self.kept.keep(place, stretch),
            None => self.kept.failed(place),
        }
        if pause { Turn::Pause } else { Turn::Run }
    }
}

impl Recording {
    fn into_stretch(
        self,
        cx: &mut Cx<'_>,
        frame: &Frame,
        turns: (u64, u64),
        pc: usize,
        pause: bool,
    ) -> Option<Stretch> {
        let Recording { body, came, values, graph, stream, printed, .. } = self;
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
        let (left, used) = (left?, Cell::new(0));
        Some(Stretch { turns, pc, came, pattern, leaves, parts, left, draws, pause, used })
    }
}
