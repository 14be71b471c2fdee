//! Captured work that is kept, and what it takes the place of: instructions of a passage, or turns of a loop.
//! Must not know when it stands for them.

use super::body::Body;
use super::came::Came;
use crate::builtins::Cx;
use crate::graph::{Node, Pattern, value_of};
use crate::value::Value;
use crate::vm::frame::{Frame, Loop};
use smallvec::SmallVec;
use std::cell::Cell;
use std::rc::Rc;

/// Instructions whose captured work is kept.
pub(super) struct Stretch {
    /// The turn of the loop that it begins with, and the one after it.
    pub(super) turns: (u64, u64),
    /// Where the program goes on.
    pub(super) pc: usize,
    pub(super) came: Came,
    pub(super) pattern: Rc<Pattern>,
    /// What it is made on, by place among the body's registers.
    pub(super) leaves: Vec<usize>,
    pub(super) parts: Vec<u32>,
    /// What the registers hold afterwards.
    pub(super) left: Vec<Left>,
    /// How far it goes in the stream of random numbers.
    pub(super) draws: u64,
    /// Whether a tick is due.
    pub(super) pause: bool,
    pub(super) used: Cell<u64>,
}

/// What a register holds after a stretch.
pub(super) enum Left {
    Empty,
    Value(Value),
    /// What came in in this one.
    In(usize),
    /// The node of this one of `Stretch::parts`.
    Made(usize),
}

impl Stretch {
    /// Does what its instructions would do; false where it cannot.
    pub(super) fn apply(&self, cx: &mut Cx<'_>, frame: &mut Frame, body: &Body) -> bool {
        let value_in = |k: usize| frame.regs[body.regs[k] as usize].clone();
        let mut leaves: SmallVec<[Rc<Node>; 4]> = SmallVec::new();
        for &k in &self.leaves {
            match value_in(k).map(|value| cx.graph.operand(&value)) {
                Some(Ok(node)) => leaves.push(node),
                _ => return false,
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
        true
    }
}
