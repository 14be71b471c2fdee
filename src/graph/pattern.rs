//! Captured work that is made again as a whole: what a program's loop captured once is kept as a *pattern*, and the
//! next time there is one *instance* of it on other arrays in the place of a node for each operation. Must not know
//! when a program captures the same again; who records and applies patterns does.
//!
//! Nodes of an instance are *closed* at first: they know their instance instead of their inputs. Whoever asks one
//! for its inputs opens it, and gets closed nodes of the same instance, or the arrays that the instance is made on. So
//! everything that looks into a graph sees what would have been captured, and only [`Drawing`](super::Drawing) looks
//! at instances as they are.

use super::node::{Facts, Kind, Node, NodeId};
use super::recipe::Remake;
use super::{Graph, Known};
use crate::value::{ElemType, Shape};
use smallvec::SmallVec;
use std::cell::RefCell;
use std::rc::{Rc, Weak};

/// The nodes of an instance that there are, by part.
pub(super) type Made = RefCell<Vec<Weak<Node>>>;
/// What an instance is made on.
pub(super) type Leaves = SmallVec<[Rc<Node>; 4]>;

/// Captured work without the arrays that it is made on, and without its place in the stream of random numbers.
#[derive(Debug)]
pub struct Pattern {
    /// Unlike that of any other pattern of the graph.
    pub(super) id: u64,
    parts: Vec<Part>,
    /// How many node numbers it takes.
    span: u64,
    work: f64,
    /// The nodes that a flush computes.
    solid: usize,
    depth: u32,
    random: bool,
}

#[derive(Debug)]
struct Part {
    /// Its number from the first one on.
    at: NodeId,
    kind: Kind,
    ty: ElemType,
    shape: Shape,
    facts: Facts,
    inputs: SmallVec<[Source; 2]>,
}

#[derive(Clone, Copy, Debug)]
enum Source {
    Leaf(u32),
    Part(u32),
}

/// A pattern on arrays.
pub(super) struct Instance {
    pattern: Rc<Pattern>,
    base: NodeId,
    /// The key and the counter of random draws where it begins.
    stream: (u64, u64),
    leaves: RefCell<Leaves>,
    made: Rc<Made>,
    /// How its nodes could be computed once more, where somebody has asked.
    remake: RefCell<Option<Rc<Remake>>>,
}

/// What is being captured to become a pattern.
#[derive(Debug)]
pub struct Recording {
    base: NodeId,
    work: f64,
    looked: u64,
    known: Known,
}

/// What came of a recording.
#[derive(Debug)]
pub struct Recorded {
    /// The work.
    pub pattern: Rc<Pattern>,
    /// Which part each node is that was to come of it.
    pub parts: Vec<u32>,
    /// Which of the leaves it is made on, in the order in which it takes them.
    pub leaves: Vec<usize>,
}

impl Pattern {
    /// The nodes of an instance.
    pub fn len(&self) -> usize {
        self.parts.len()
    }

    /// Whether it makes nothing.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// The longest way from a part to a leaf.
    pub(super) fn depth(&self) -> u32 {
        self.depth
    }

    /// Whether it draws random numbers.
    pub(super) fn is_random(&self) -> bool {
        self.random
    }

    fn part_at(&self, at: NodeId) -> Option<u32> {
        self.parts.binary_search_by_key(&at, |p| p.at).ok().map(|k| k as u32)
    }
}

impl std::fmt::Debug for Instance {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Leaves may be parts of other instances, thousands of them in a row.
        write!(f, "pattern {} from %{}", self.pattern.id, self.base)
    }
}

impl Instance {
    pub(super) fn new(
        pattern: Rc<Pattern>,
        base: NodeId,
        stream: (u64, u64),
        leaves: Leaves,
        made: Rc<Made>,
    ) -> Rc<Instance> {
        let (leaves, remake) = (RefCell::new(leaves), RefCell::new(None));
        Rc::new(Instance { pattern, base, stream, leaves, made, remake })
    }

    pub(super) fn pattern(&self) -> &Rc<Pattern> {
        &self.pattern
    }

    pub(super) fn base(&self) -> NodeId {
        self.base
    }

    pub(super) fn stream(&self) -> (u64, u64) {
        self.stream
    }

    pub(super) fn made(&self) -> &Rc<Made> {
        &self.made
    }

    pub(super) fn each_leaf(&self, f: impl FnMut(&Rc<Node>)) {
        self.leaves.borrow().iter().for_each(f);
    }

    /// What it is made on, when nobody else has the instance any more.
    pub(super) fn into_leaves(self) -> Leaves {
        self.leaves.take()
    }

    pub(super) fn remake(&self) -> &RefCell<Option<Rc<Remake>>> {
        &self.remake
    }

    /// Which part a node is by its number.
    pub(super) fn part_of(&self, id: NodeId) -> Option<u32> {
        self.pattern.part_at(id.checked_sub(self.base)?)
    }

    /// The node of a part: the one that is there, or a new one.
    pub(super) fn node(self: &Rc<Instance>, part: u32) -> Rc<Node> {
        let mut made = self.made.borrow_mut();
        if made.is_empty() {
            made.resize(self.pattern.parts.len(), Weak::new());
        }
        if let Some(node) = made[part as usize].upgrade() {
            return node;
        }
        let p = &self.pattern.parts[part as usize];
        let kind = match &p.kind {
            Kind::Random { draw, counter, .. } => Kind::Random {
                draw: *draw,
                key: self.stream.0,
                counter: self.stream.1.wrapping_add(*counter),
            },
            other => other.clone(),
        };
        let shape = p.shape.clone();
        let node = Node::new(self.base + p.at, kind, p.ty, shape, SmallVec::new(), p.facts);
        if !node.is_free() {
            node.close(self.clone());
        }
        let node = Rc::new(node);
        made[part as usize] = Rc::downgrade(&node);
        node
    }

    /// What a node of this instance is made of.
    pub(super) fn inputs_of(self: &Rc<Instance>, id: NodeId) -> SmallVec<[Rc<Node>; 2]> {
        let Some(part) = self.part_of(id) else { return SmallVec::new() };
        let pattern = self.pattern.clone();
        let input = |source: &Source| match source {
            Source::Leaf(k) => self.leaves.borrow()[*k as usize].clone(),
            Source::Part(k) => self.node(*k),
        };
        pattern.parts[part as usize].inputs.iter().map(input).collect()
    }
}

impl Graph {
    /// Begins to record: what is captured from here on stands for itself, even where the same was captured before.
    pub fn record(&mut self) -> Recording {
        self.numbers.clear();
        self.floor = self.next;
        Recording {
            base: self.next,
            work: self.work,
            looked: self.looked,
            known: std::mem::take(&mut self.known),
        }
    }

    /// Ends a recording that comes to nothing.
    pub fn give_up(&mut self, recording: Recording) {
        self.floor = 0;
        // Of what is known from before and from now, the latter.
        let newer = std::mem::replace(&mut self.known, recording.known);
        self.known.extend(newer);
    }

    /// Ends a recording: `outs`, as a pattern on those of the `leaves` that they are made of. Random draws are counted
    /// from `stream` on. None where they are made of anything else, or hang on what elements are.
    pub fn pattern(
        &mut self,
        recording: Recording,
        leaves: &[Rc<Node>],
        stream: (u64, u64),
        outs: &[Rc<Node>],
    ) -> Option<Recorded> {
        let (base, work) = (recording.base, (self.work - recording.work).max(0.0));
        let looked = self.looked != recording.looked;
        self.give_up(recording);
        if looked {
            return None;
        }
        let mut seen: super::Ids = outs.iter().map(|n| n.id).collect();
        let mut nodes: Vec<Rc<Node>> = Vec::new();
        let mut stack: Vec<Rc<Node>> = outs.to_vec();
        let leaf = |n: &Rc<Node>| leaves.iter().position(|l| Rc::ptr_eq(l, n));
        while let Some(n) = stack.pop() {
            if leaf(&n).is_some() {
                continue;
            }
            if n.id < base || n.is_ready() && !n.is_free() {
                return None;
            }
            stack.extend(n.inputs().into_iter().filter(|i| seen.insert(i.id)));
            nodes.push(n);
        }
        nodes.sort_by_key(|n| n.id);
        let mut leaf_of: Vec<usize> = Vec::new();
        let mut depths: Vec<u32> = Vec::with_capacity(nodes.len());
        let mut parts: Vec<Part> = Vec::with_capacity(nodes.len());
        for n in &nodes {
            let mut depth = 0;
            let mut inputs = SmallVec::new();
            for i in n.inputs() {
                inputs.push(match leaf(&i) {
                    Some(l) => {
                        let place = leaf_of.iter().position(|&known| known == l);
                        Source::Leaf(place.unwrap_or_else(|| {
                            leaf_of.push(l);
                            leaf_of.len() - 1
                        }) as u32)
                    }
                    None => {
                        let k = nodes.binary_search_by_key(&i.id, |n| n.id).ok()?;
                        depth = depth.max(depths[k]);
                        Source::Part(k as u32)
                    }
                });
            }
            let kind = match &n.kind {
                Kind::Random { draw, key, counter } if *key == stream.0 => {
                    let counter = counter.wrapping_sub(stream.1);
                    Kind::Random { draw: *draw, key: 0, counter }
                }
                Kind::Random { .. } => return None,
                other => other.clone(),
            };
            depths.push(depth + 1);
            let (at, ty, shape) = (n.id - base, n.ty, n.shape.clone());
            parts.push(Part { at, kind, ty, shape, facts: n.facts, inputs });
        }
        let place = |n: &Rc<Node>| nodes.binary_search_by_key(&n.id, |n| n.id).ok();
        let outs = outs.iter().map(|n| place(n).map(|k| k as u32)).collect::<Option<Vec<u32>>>()?;
        self.patterns += 1;
        let pattern = Pattern {
            id: self.patterns,
            span: self.next - base,
            work,
            solid: nodes.iter().filter(|n| !n.is_free()).count(),
            depth: depths.iter().copied().max().unwrap_or(0),
            random: parts.iter().any(|p| matches!(p.kind, Kind::Random { .. })),
            parts,
        };
        Some(Recorded { pattern: Rc::new(pattern), parts: outs, leaves: leaf_of })
    }

    /// Captures a pattern again, on these leaves and from this place of the random stream on. The nodes of the parts
    /// that are asked for.
    pub fn apply(
        &mut self,
        pattern: &Rc<Pattern>,
        leaves: impl Iterator<Item = Rc<Node>>,
        stream: (u64, u64),
        outs: &[u32],
    ) -> SmallVec<[Rc<Node>; 4]> {
        let base = self.next;
        self.next += pattern.span;
        self.work += pattern.work;
        self.applied += pattern.solid.saturating_sub(outs.len());
        let made = Rc::new(RefCell::new(Vec::new()));
        let instance = Instance::new(pattern.clone(), base, stream, leaves.collect(), made);
        let nodes: SmallVec<[Rc<Node>; 4]> = outs.iter().map(|&k| instance.node(k)).collect();
        self.pending.extend(nodes.iter().filter(|n| !n.is_free()).map(Rc::downgrade));
        nodes
    }
}
