//! Captured work as a value: a [`Block`] is operations on arguments, without the arrays, the numbers and the place in the
//! stream of random numbers that it is made with; two of the same content are one. What a program's loop captured once is
//! kept as a Block, and the next time it is *applied* to other arrays and numbers, in the place of a node for each operation.
//! Must not know when a program captures the same again; who records and applies does.
//!
//! Nodes of an application are *closed* at first: they know it instead of their inputs. Whoever asks one for its inputs
//! opens it, and gets closed nodes of the same application, or its arguments. So everything that looks into a graph
//! sees what would have been captured, and only [`Flush`](super::Flush) looks at applications as they are.

use super::hash::FxHasher;
use super::node::{Facts, Hold, Kind, Node, NodeId, Number, in_order_of_capture};
use super::{Graph, Known, Pending};
use crate::value::{ElemType, Shape};
use smallvec::SmallVec;
use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::rc::{Rc, Weak};

/// What a Block is applied to.
pub(super) type Args = SmallVec<[Rc<Node>; 4]>;

/// The Blocks that there are, by content.
pub(super) type Blocks = HashMap<u64, Vec<Weak<Block>>, BuildHasherDefault<FxHasher>>;

/// Operations on arguments.
#[derive(Debug)]
pub struct Block {
    /// Unlike that of any other Block of the graph.
    pub(super) id: u64,
    /// The types of the numbers that it takes. They are its first parts; the operations are the others.
    numbers: Vec<ElemType>,
    ops: Vec<Operation>,
    work: f64,
    /// The nodes that a flush computes.
    solid: usize,
    depth: u32,
    random: bool,
}

/// One of a Block. Random draws are counted from where the Block begins.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Operation {
    pub(super) kind: Kind,
    pub(super) ty: ElemType,
    pub(super) shape: Shape,
    pub(super) facts: Facts,
    pub(super) inputs: SmallVec<[Source; 2]>,
}

impl Hash for Operation {
    fn hash<H: Hasher>(&self, h: &mut H) {
        (&self.kind, self.ty, &self.shape, self.facts, &self.inputs).hash(h);
    }
}

/// A part of an application, as one looks at it that is not made.
pub(super) struct Part<'a> {
    pub(super) kind: &'a Kind,
    pub(super) ty: ElemType,
    pub(super) shape: &'a Shape,
    pub(super) facts: Facts,
    pub(super) inputs: &'a [Source],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Source {
    Arg(u32),
    Part(u32),
}

/// A Block on arrays, with the numbers and the place in the random stream.
pub(super) struct Apply {
    pub(super) block: Rc<Block>,
    pub(super) base: NodeId,
    /// The key and the counter of random draws where it begins.
    pub(super) stream: (u64, u64),
    numbers: Rc<[Number]>,
    pub(super) args: Args,
    /// The nodes that there are, by part.
    made: RefCell<Vec<Weak<Node>>>,
    /// Where those that are pending are listed.
    pending: Pending,
}

/// Which operations of a Block some of its parts are made of, these included.
pub(super) struct Needed(Vec<bool>);

impl Needed {
    pub(super) fn in_common(&self, other: &Needed) -> usize {
        self.0.iter().zip(&other.0).filter(|(a, b)| **a && **b).count()
    }
}

/// What is being captured to become a Block.
#[derive(Debug)]
pub struct Recording {
    base: NodeId,
    work: f64,
    known: Known,
    /// What it is made on, and what stands for that.
    leaves: Vec<(Rc<Node>, Rc<Node>)>,
}

impl Recording {
    /// What stands for a leaf while work on it is recorded: of its type and shape, with what is known of its elements,
    /// and without these.
    pub fn placeholder(&self, leaf: usize) -> &Rc<Node> {
        &self.leaves[leaf].1
    }
}

/// What came of a recording.
#[derive(Debug)]
pub struct Recorded {
    /// The work.
    pub block: Rc<Block>,
    /// Which of the leaves it was made on, in the order in which it takes them.
    pub leaves: Vec<usize>,
    /// Arrays of the host that it takes behind those.
    fixed: Vec<Hold>,
    numbers: Rc<[Number]>,
    /// Which part each node is that was to come of it.
    parts: Vec<u32>,
}

impl Block {
    /// Its operations.
    pub fn len(&self) -> usize {
        self.ops.len()
    }

    /// Whether it makes nothing.
    pub fn is_empty(&self) -> bool {
        self.ops.is_empty()
    }

    /// The elements of its operations.
    pub(super) fn work(&self) -> f64 {
        self.work
    }

    /// The nodes that a flush computes.
    pub(super) fn solid(&self) -> usize {
        self.solid
    }

    /// The longest way from an operation to an argument.
    pub(super) fn depth(&self) -> u32 {
        self.depth
    }

    /// Whether it draws random numbers.
    pub(super) fn is_random(&self) -> bool {
        self.random
    }

    fn parts(&self) -> usize {
        self.numbers.len() + self.ops.len()
    }

    /// What these parts are made of, without what these others are made of.
    pub(super) fn needed(&self, parts: impl Iterator<Item = u32>, others: &[u32]) -> Needed {
        let numbers = self.numbers.len();
        let operation = |part: u32| (part as usize).checked_sub(numbers);
        let mut needed = vec![false; self.ops.len()];
        parts.filter_map(operation).for_each(|k| needed[k] = true);
        // What an operation is made of stands before it.
        for k in (0..needed.len()).rev() {
            if needed[k] {
                for source in &self.ops[k].inputs {
                    if let Source::Part(part) = source
                        && !others.contains(part)
                        && let Some(before) = operation(*part)
                    {
                        needed[before] = true;
                    }
                }
            }
        }
        Needed(needed)
    }

    fn content(&self) -> u64 {
        let mut h = FxHasher::default();
        (&self.numbers, &self.ops).hash(&mut h);
        h.finish()
    }
}

impl std::fmt::Debug for Apply {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Arguments may be parts of other applications, thousands of them in a row.
        write!(f, "block {} from %{}", self.block.id, self.base)
    }
}

impl Apply {
    /// Which part a node is by its number.
    pub(super) fn part_of(&self, id: NodeId) -> Option<u32> {
        let at = id.checked_sub(self.base).filter(|&at| at < self.block.parts() as u64)?;
        Some(at as u32)
    }

    /// Whether elements of a part are there: then what is left of it is computed from those, and not from the arguments alone.
    pub(super) fn is_begun(&self) -> bool {
        let made = self.made.borrow();
        let operations = made.get(self.numbers.len()..).unwrap_or_default();
        operations.iter().filter_map(Weak::upgrade).any(|n| n.is_ready() && !n.is_gone())
    }

    /// The number that a part is.
    pub(super) fn number(&self, part: u32) -> Option<Number> {
        self.numbers.get(part as usize).copied()
    }

    /// The node of a part: the one that is there, or a new one.
    pub(super) fn node(self: &Rc<Apply>, part: u32) -> Rc<Node> {
        let Apply { block, base, stream, numbers, made, pending, .. } = &**self;
        let mut made = made.borrow_mut();
        if made.is_empty() {
            made.resize(block.parts(), Weak::new());
        }
        if let Some(node) = made[part as usize].upgrade() {
            // Elements that were let go are computed once more for who asks now.
            if node.is_gone() && node.unsettle() {
                pending.borrow_mut().push(Rc::downgrade(&node));
            }
            return node;
        }
        let id = base + u64::from(part);
        let node = match numbers.get(part as usize) {
            Some(&number) => {
                let (kind, ty) = (Kind::Scalar(number), block.numbers[part as usize]);
                let facts = super::facts::of(&kind, ty, &[]);
                Node::new(id, kind, ty, Shape::scalar(), SmallVec::new(), facts)
            }
            None => {
                let op = &block.ops[part as usize - numbers.len()];
                let kind = match &op.kind {
                    Kind::Random { draw, counter, .. } => Kind::Random {
                        draw: *draw,
                        key: stream.0,
                        counter: stream.1.wrapping_add(*counter),
                    },
                    other => other.clone(),
                };
                let shape = op.shape.clone();
                let node = Node::new(id, kind, op.ty, shape, SmallVec::new(), op.facts);
                if !node.is_free() {
                    node.close(self.clone());
                }
                node
            }
        };
        let node = Rc::new(node);
        made[part as usize] = Rc::downgrade(&node);
        if !node.is_free() {
            pending.borrow_mut().push(Rc::downgrade(&node));
        }
        node
    }

    /// Calls a function with each part and the node that it is, where there is one: its kind, type and shape, and what is known of
    /// its elements; and where its inputs come from.
    pub(super) fn each_part(&self, mut f: impl FnMut(Part<'_>, Option<Rc<Node>>)) {
        let made = self.made.borrow();
        let node = |k: usize| made.get(k).and_then(Weak::upgrade);
        let (one, facts) = (Shape::scalar(), Facts::NOTHING);
        for (k, (number, ty)) in self.numbers.iter().zip(&self.block.numbers).enumerate() {
            let kind = Kind::Scalar(*number);
            f(Part { kind: &kind, ty: *ty, shape: &one, facts, inputs: &[] }, node(k));
        }
        for (k, op) in self.block.ops.iter().enumerate() {
            let Operation { kind, ty, shape, facts, inputs } = op;
            let part = Part { kind, ty: *ty, shape, facts: *facts, inputs };
            f(part, node(self.numbers.len() + k));
        }
    }

    /// The elements that these operations go through, without those.
    pub(super) fn work_of(&self, needed: &Needed, without: Option<&Needed>) -> f64 {
        let counts = |k: usize| needed.0[k] && !without.is_some_and(|without| without.0[k]);
        let ops = self.block.ops.iter().enumerate().filter(|(k, _)| counts(*k));
        ops.map(|(_, op)| self.elements_of(op) as f64).sum()
    }

    /// Whether folds or routines are among the operations of both: what comes of them is kept where they are no Block's.
    pub(super) fn folds_for_both(&self, a: &Needed, b: &Needed) -> bool {
        let ops = self.block.ops.iter().enumerate().filter(|(k, _)| a.0[*k] && b.0[*k]);
        ops.map(|(_, op)| &op.kind)
            .any(|kind| matches!(kind, Kind::Reduce { .. } | Kind::Routine(..)))
    }

    fn elements_of(&self, op: &Operation) -> usize {
        let through = match op.kind {
            Kind::Assign(_) => op.inputs.get(1),
            Kind::Reduce { .. } => op.inputs.first(),
            _ => None,
        };
        match through {
            Some(Source::Arg(k)) => self.args[*k as usize].numel(),
            Some(Source::Part(part)) => {
                let op = (*part as usize).checked_sub(self.numbers.len());
                op.map_or(1, |k| self.block.ops[k].shape.numel())
            }
            None => op.shape.numel(),
        }
    }

    /// What a node of this application is made of.
    pub(super) fn inputs_of(self: &Rc<Apply>, id: NodeId) -> SmallVec<[Rc<Node>; 2]> {
        let block = &self.block;
        let op = self
            .part_of(id)
            .and_then(|part| block.ops.get((part as usize).checked_sub(block.numbers.len())?));
        let input = |source: &Source| match source {
            Source::Arg(k) => self.args[*k as usize].clone(),
            Source::Part(k) => self.node(*k),
        };
        op.map(|op| op.inputs.iter().map(input).collect()).unwrap_or_default()
    }
}

impl Graph {
    /// Begins to record: what is captured from here on stands for itself, even where the same was captured before, and
    /// is made on what stands for the leaves.
    pub fn record(&mut self, leaves: Vec<Rc<Node>>) -> Recording {
        self.numbers.clear();
        self.subscripts = None;
        let leaves = leaves.into_iter().map(|leaf| {
            let (ty, shape, facts) = (leaf.ty, leaf.shape.clone(), leaf.facts);
            // A conversion to its own type: what is made on it is right even where it stays.
            let inputs = smallvec::smallvec![leaf.clone()];
            let placeholder = Rc::new(Node::new(self.next, Kind::Cast, ty, shape, inputs, facts));
            self.next += 1;
            (leaf, placeholder)
        });
        let leaves = leaves.collect();
        let known = std::mem::take(&mut self.known);
        self.records = true;
        Recording { base: self.next, work: self.work, known, leaves }
    }

    /// Ends a recording that comes to nothing.
    pub fn give_up(&mut self, recording: Recording) {
        self.put_back(recording);
    }

    /// Puts the leaves in the place of their placeholders, and gives them back.
    fn put_back(&mut self, recording: Recording) -> Vec<Rc<Node>> {
        for n in self.pending().iter().filter(|n| n.id >= recording.base) {
            n.replace_inputs(&recording.leaves);
        }
        self.known = recording.known;
        self.subscripts = None;
        self.records = false;
        recording.leaves.into_iter().map(|(leaf, _)| leaf).collect()
    }

    /// Ends a recording: `outs`, as a Block on those of the leaves that they are made of. Random draws are counted
    /// from `stream` on. None where they are made of other work that was captured before.
    pub fn block(
        &mut self,
        recording: Recording,
        stream: (u64, u64),
        outs: &[Rc<Node>],
    ) -> Option<Recorded> {
        let (base, work) = (recording.base, (self.work - recording.work).max(0.0));
        let leaves = self.put_back(recording);
        let mut fixed: Vec<Rc<Node>> = Vec::new();
        let mut seen: super::Ids = outs.iter().map(|n| n.id).collect();
        let mut nodes: Vec<Rc<Node>> = Vec::new();
        let mut stack: Vec<Rc<Node>> = outs.to_vec();
        let leaf = |n: &Rc<Node>| leaves.iter().position(|l| Rc::ptr_eq(l, n));
        while let Some(n) = stack.pop() {
            if leaf(&n).is_some() {
                continue;
            }
            if n.is_ready() && !n.is_free() {
                n.host()?;
                fixed.push(n);
                continue;
            }
            if n.id < base {
                return None;
            }
            stack.extend(n.inputs().into_iter().filter(|i| seen.insert(i.id)));
            nodes.push(n);
        }
        in_order_of_capture(&mut fixed);
        nodes.sort_by_key(|n| (!matches!(n.kind, Kind::Scalar(_)), n.id));
        let part_of: super::ById<u32> = nodes.iter().zip(0..).map(|(n, k)| (n.id, k)).collect();
        let mut leaf_of: Vec<usize> = Vec::new();
        for l in nodes.iter().flat_map(|n| n.inputs()).filter_map(|i| leaf(&i)) {
            if !leaf_of.contains(&l) {
                leaf_of.push(l);
            }
        }
        let source = |i: &Rc<Node>| {
            if let Some(l) = leaf(i) {
                return leaf_of.iter().position(|&known| known == l).map(|k| Source::Arg(k as u32));
            }
            if let Some(k) = fixed.iter().position(|f| Rc::ptr_eq(f, i)) {
                return Some(Source::Arg((leaf_of.len() + k) as u32));
            }
            part_of.get(&i.id).map(|&k| Source::Part(k))
        };
        let number = |n: &Rc<Node>| match n.kind {
            Kind::Scalar(number) => Some((number, n.ty)),
            _ => None,
        };
        let (numbers, types): (Vec<Number>, Vec<ElemType>) = nodes.iter().map_while(number).unzip();
        let mut depths: Vec<u32> = vec![0; numbers.len()];
        let mut ops: Vec<Operation> = Vec::with_capacity(nodes.len() - numbers.len());
        for n in &nodes[numbers.len()..] {
            let inputs: SmallVec<[Source; 2]> =
                n.inputs().iter().map(source).collect::<Option<_>>()?;
            let depth = inputs.iter().map(|i| match i {
                Source::Arg(_) => 0,
                Source::Part(k) => depths[*k as usize],
            });
            depths.push(1 + depth.max().unwrap_or(0));
            let kind = match &n.kind {
                Kind::Random { draw, key, counter } if *key == stream.0 => {
                    let counter = counter.wrapping_sub(stream.1);
                    Kind::Random { draw: *draw, key: 0, counter }
                }
                Kind::Random { .. } => return None,
                other => other.clone(),
            };
            let (ty, shape, facts) = (n.ty, n.shape.clone(), n.facts);
            ops.push(Operation { kind, ty, shape, facts, inputs });
        }
        let parts: Option<Vec<u32>> = outs.iter().map(|n| part_of.get(&n.id).copied()).collect();
        let block = self.intern(Block {
            id: 0,
            work,
            solid: nodes.iter().filter(|n| !n.is_free()).count(),
            depth: depths.into_iter().max().unwrap_or(0),
            random: ops.iter().any(|op| matches!(op.kind, Kind::Random { .. })),
            numbers: types,
            ops,
        });
        let fixed = fixed.iter().map(Hold::on).collect();
        Some(Recorded { block, leaves: leaf_of, fixed, numbers: numbers.into(), parts: parts? })
    }

    /// The Block of this content that there is, or this one.
    fn intern(&mut self, mut block: Block) -> Rc<Block> {
        let alike = self.blocks.entry(block.content()).or_default();
        alike.retain(|known| known.strong_count() > 0);
        let same = |known: &Rc<Block>| known.numbers == block.numbers && known.ops == block.ops;
        if let Some(known) = alike.iter().filter_map(Weak::upgrade).find(same) {
            return known;
        }
        self.made += 1;
        block.id = self.made;
        let block = Rc::new(block);
        alike.push(Rc::downgrade(&block));
        block
    }

    /// Captures again what was recorded, on these leaves and from this place of the random stream on. The nodes that
    /// were to come of it.
    pub fn apply(
        &mut self,
        recorded: &Recorded,
        leaves: impl Iterator<Item = Rc<Node>>,
        stream: (u64, u64),
    ) -> SmallVec<[Rc<Node>; 4]> {
        let Recorded { block, fixed, numbers, parts, .. } = recorded;
        let base = self.next;
        self.next += block.parts() as u64;
        self.work += block.work;
        self.applied += block.solid.saturating_sub(parts.len());
        let args = leaves.chain(fixed.iter().map(|f| Rc::clone(f))).collect();
        let (block, numbers, made) = (block.clone(), numbers.clone(), RefCell::default());
        let pending = self.pending.clone();
        let apply = Rc::new(Apply { block, base, stream, numbers, args, made, pending });
        parts.iter().map(|&k| apply.node(k)).collect()
    }
}
