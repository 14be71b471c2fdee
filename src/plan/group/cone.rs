//! What it takes to compute a fused node: its cone, down to what is stored. Must not know groups.

use super::super::Home;
use super::Planner;
use super::order::DEAR;
use crate::graph::{Kind, Node, NodeId};
use crate::value::Class;
use smallvec::SmallVec;
use std::rc::Rc;

/// What evaluating a fused node takes.
#[derive(Clone, Debug, Default)]
pub(super) struct Cone {
    /// The nodes computed on the way, in order; cut off beyond the bound.
    pub(super) fused: Vec<NodeId>,
    /// The arrays read.
    pub(super) arrays: SmallVec<[NodeId; 8]>,
    /// The groups (and other makers) that must have run, and whether every element is needed only
    /// where it is computed.
    pub(super) waits: SmallVec<[Wait; 4]>,
    /// The cost of the rows.
    pub(super) cost: u32,
    /// Whether it draws random numbers.
    pub(super) random: bool,
    /// Whether it reads at computed places, which have to be places.
    pub(super) gathers: bool,
    /// Whether elements are chosen in it.
    pub(super) chooses: bool,
    /// Words of each thread of a workgroup for folding it.
    pub(super) folds: usize,
    /// Those of the nodes that are computed at the cone's own place, where others are computed elsewhere.
    here: Option<Vec<NodeId>>,
    /// What is computed at other places besides.
    elsewhere: SmallVec<[Elsewhere; 2]>,
}

/// A fused node that is read at other places than the reader's own: shifted, turned, broadcast.
#[derive(Clone, Copy, Debug)]
struct Elsewhere {
    /// Who reads it, by which operand.
    reader: (NodeId, usize),
    node: NodeId,
    /// How many nodes are computed for one element of it, each as often as at different places.
    evaluations: usize,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Wait {
    /// What is read.
    pub(super) node: NodeId,
    /// Whether element by element.
    pub(super) aligned: bool,
}

/// Words that each of 256 threads has of the workgroup memory of every device.
pub(super) const SHARED: usize = 16;

/// How many of them the accumulator of a fold takes.
pub(super) fn accumulator(n: &Node) -> usize {
    let Kind::Reduce { op, .. } = &n.kind else { return 0 };
    let element = n.inputs().first().map_or(0, |x| x.ty.bytes());
    element.max(n.ty.bytes()).div_ceil(4) + usize::from(op.finds_place())
}

/// How many times as many nodes as a group has may be computed for an element of it, counting each place of a node.
const EVALUATIONS: usize = 2;

/// From this many elements on, and for so many times as many as an input has, storing the input is worth a group.
const LARGE: usize = 1 << 16;
const AGAIN: usize = 16;

impl Planner {
    /// What it takes to compute a node from its inputs, storing the largest of them where it is too much.
    pub(super) fn fuse(&mut self, n: &Rc<Node>) {
        self.store_before_view(n);
        self.store_before_repetition(n);
        loop {
            let cone = self.cone_of(n);
            if cone.evaluations() > EVALUATIONS * self.bounds.nodes && self.part_elsewhere(&cone) {
                continue;
            }
            let inputs_only = cone.arrays.len() < self.bounds.arrays
                && self.shared(&cone) <= SHARED
                && cone.fused.len() <= self.bounds.nodes
                && self.text(&cone) <= self.bounds.text;
            if inputs_only {
                self.cones.insert(n.id, cone);
                return;
            }
            let largest =
                n.inputs().into_iter().filter(|i| self.is_fused(i) && !i.is_free()).max_by_key(
                    |i| {
                        let weight = |c: &Cone| (self.text(c), c.fused.len() + 64 * c.arrays.len());
                        self.cones.get(&i.id).map_or((0, 0), weight)
                    },
                );
            match largest {
                Some(i)
                    if self.cones.get(&i.id).is_some_and(|c| {
                        c.fused.len() > 1 || c.arrays.len() > 1 || self.text(c) > 0
                    }) =>
                {
                    self.store(&i);
                }
                _ => {
                    self.cones.insert(n.id, cone);
                    return;
                }
            }
        }
    }

    /// A view computes what it looks at in other places. Where those who use it elsewhere compute it as well, and it is dear
    /// or chosen, it is stored: in a loop over such steps the work of each would be a multiple of that of the one before. What
    /// is read in order to be assigned to the same place again is not elsewhere, unless another view is.
    fn store_before_view(&mut self, n: &Rc<Node>) {
        if !matches!(n.kind, Kind::View(_)) || n.shape.is_scalar() {
            return;
        }
        for i in n.inputs() {
            let shared = self.consumers.get(&i.id).is_some_and(|&count| count > 1);
            let dear = self.cones.get(&i.id).is_some_and(|cone| cone.cost >= DEAR);
            let chosen = self.cones.get(&i.id).is_some_and(|cone| cone.chooses)
                && self.shown_elsewhere.contains(&i.id);
            if shared
                && (dear || chosen)
                && self.is_fused(&i)
                && !i.is_free()
                && !i.shape.is_scalar()
            {
                self.want(&i);
            }
        }
    }

    /// What is dear, and looked at again and again by something much larger, is stored: the factors of a product of a column
    /// and a row, a small table that is repeated.
    fn store_before_repetition(&mut self, n: &Rc<Node>) {
        if n.shape.numel() < LARGE {
            return;
        }
        for i in n.inputs() {
            let repeated = n.shape.numel() / i.shape.numel().max(1) >= AGAIN;
            let dear = self.cones.get(&i.id).is_some_and(|cone| cone.cost >= DEAR);
            let nowhere = !i.is_ready() && !self.plan.homes.contains_key(&i.id);
            if repeated && dear && nowhere && !i.is_free() && !i.shape.is_scalar() {
                self.want(&i);
            }
        }
    }

    /// Stores what takes most to compute at other places; whether there was such a node. A value that is read at three places,
    /// made of one that is read at three, and so on, would be computed a number of times that grows with a power of the length.
    fn part_elsewhere(&mut self, cone: &Cone) -> bool {
        let fused = |e: &&Elsewhere| {
            self.by_id.get(&e.node).is_some_and(|n| self.is_fused(n) && !n.is_free())
        };
        let Some(most) = cone.elsewhere.iter().filter(fused).max_by_key(|e| e.evaluations) else {
            return false;
        };
        let Some(node) = self.by_id.get(&most.node).cloned() else { return false };
        self.want(&node);
        if self.is_fused(&node) {
            return false;
        }
        // What lies between has it in its own cone.
        for id in cone.fused.iter().filter(|&&id| id > node.id) {
            if let Some(between) = self.by_id.get(id).cloned()
                && self.cones.contains_key(id)
            {
                let cone = self.cone_of(&between);
                self.cones.insert(*id, cone);
            }
        }
        true
    }

    /// Words of each thread of a workgroup, for folding a cone and for finishing the folds that it reads in parts.
    pub(super) fn shared(&self, cone: &Cone) -> usize {
        let in_parts = |id: &&NodeId| matches!(self.plan.homes.get(id), Some(Home::Parts(_)));
        let parts = cone.arrays.iter().filter(in_parts).filter_map(|id| self.by_id.get(id));
        cone.folds + parts.map(|n| accumulator(n)).sum::<usize>()
    }

    /// How long the text of a cone is by its expensive functions.
    pub(super) fn text(&self, cone: &Cone) -> u32 {
        if self.texts.is_empty() {
            return 0;
        }
        let lengths = cone.fused.iter().filter_map(|id| self.texts.get(id));
        lengths.fold(0, |sum, length| sum.saturating_add(*length))
    }

    pub(super) fn cone_of(&self, n: &Rc<Node>) -> Cone {
        let mut cone = Cone { cost: cost_of(n), ..Cone::default() };
        cone.random = matches!(n.kind, Kind::Random { .. });
        cone.gathers = n.kind == Kind::Gather;
        cone.chooses = matches!(n.kind, Kind::Assign(_) | Kind::Cat(_));
        for (slot, i) in n.inputs().iter().enumerate() {
            let same_place = match &n.kind {
                Kind::Op { .. } | Kind::Cast => i.shape == n.shape,
                Kind::Gather => slot == 1,
                Kind::Reduce { .. } => true,
                Kind::Assign(_) => slot == 0,
                _ => false,
            };
            if i.is_free() && !i.is_ready() {
                continue;
            }
            if !self.is_fused(i) || matches!((&n.kind, slot), (Kind::Gather, 0)) {
                // A reshape of what is stored is waited for under the name of what is stored.
                let of = self.storage_of(i);
                add(&mut cone.arrays, of.id);
                if !of.is_ready() {
                    cone.wait(Wait { node: of.id, aligned: same_place });
                }
                continue;
            }
            if let Some((array, _)) = self.plan.within.get(&i.id) {
                add(&mut cone.arrays, array.id);
                cone.wait(Wait { node: array.id, aligned: false });
                continue;
            }
            let Some(inner) = self.cones.get(&i.id) else { continue };
            match same_place || i.shape.is_scalar() {
                true => cone.take_here(inner, self.bounds.nodes + 2),
                false => {
                    cone.here.get_or_insert_with(|| cone.fused.clone());
                    let evaluations = inner.evaluations();
                    cone.elsewhere.push(Elsewhere {
                        reader: (n.id, slot),
                        node: i.id,
                        evaluations,
                    });
                }
            }
            merge(&mut cone.fused, &inner.fused, self.bounds.nodes + 2);
            for &a in &inner.arrays {
                add(&mut cone.arrays, a);
            }
            for w in &inner.waits {
                cone.wait(Wait { node: w.node, aligned: w.aligned && same_place });
            }
            cone.cost = cone.cost.saturating_add(inner.cost);
            cone.random |= inner.random;
            cone.gathers |= inner.gathers;
            cone.chooses |= inner.chooses;
        }
        merge(&mut cone.fused, &[n.id], self.bounds.nodes + 2);
        if let Some(here) = &mut cone.here {
            merge(here, &[n.id], self.bounds.nodes + 2);
        }
        cone
    }

    /// Whether a pending node is computed where it is used. A fold left in parts counts: readers finish it.
    pub(super) fn is_fused(&self, n: &Node) -> bool {
        !n.is_ready() && self.plan.homes.get(&n.id).is_none_or(|h| matches!(h, Home::Parts(_)))
    }

    pub(super) fn storage_of(&self, n: &Rc<Node>) -> Rc<Node> {
        self.alias.get(&n.id).unwrap_or(n).clone()
    }

    pub(super) fn rank_after(&self, n: &Node) -> u32 {
        self.ready_at.get(&n.id).copied().unwrap_or(0)
    }

    /// The least rank of a group that can evaluate this cone without sharing a body.
    pub(super) fn rank_of(&self, cone: &Cone) -> u32 {
        cone.waits
            .iter()
            .map(|w| self.ready_at.get(&w.node).copied().unwrap_or(0))
            .max()
            .unwrap_or(0)
    }
}

impl Cone {
    /// How many nodes are computed for one element, each as often as at different places.
    fn evaluations(&self) -> usize {
        let here = self.here.as_ref().unwrap_or(&self.fused).len();
        self.elsewhere.iter().fold(here, |sum, e| sum.saturating_add(e.evaluations))
    }

    /// What an input takes that is computed at the place of its reader.
    fn take_here(&mut self, input: &Cone, most: usize) {
        if self.here.is_some() || input.here.is_some() {
            let here = self.here.get_or_insert_with(|| self.fused.clone());
            merge(here, input.here.as_ref().unwrap_or(&input.fused), most);
        }
        for e in &input.elsewhere {
            if !self.elsewhere.iter().any(|known| known.reader == e.reader) {
                self.elsewhere.push(*e);
            }
        }
    }

    pub(super) fn wait(&mut self, w: Wait) {
        match self.waits.iter_mut().find(|x| x.node == w.node) {
            Some(x) => x.aligned &= w.aligned,
            None => self.waits.push(w),
        }
    }
}

pub(super) fn add<const N: usize>(set: &mut SmallVec<[NodeId; N]>, id: NodeId) {
    if !set.contains(&id) {
        set.push(id);
    }
}

/// The union of two ascending lists, cut off at a length.
pub(super) fn merge(into: &mut Vec<NodeId>, from: &[NodeId], most: usize) {
    let mut out = Vec::with_capacity((into.len() + from.len()).min(most));
    let (mut a, mut b) = (into.iter().peekable(), from.iter().peekable());
    while out.len() < most {
        let next = match (a.peek(), b.peek()) {
            (Some(&&x), Some(&&y)) => {
                if x <= y {
                    a.next();
                }
                if y <= x {
                    b.next();
                }
                x.min(y)
            }
            (Some(&&x), None) => {
                a.next();
                x
            }
            (None, Some(&&y)) => {
                b.next();
                y
            }
            (None, None) => break,
        };
        out.push(next);
    }
    *into = out;
}

/// The cost of computing one element of a node from its inputs, in the unit of the op table.
pub(in crate::plan) fn cost_of(n: &Node) -> u32 {
    match &n.kind {
        Kind::Op { op, operand } => op.row().cost_of(*operand),
        Kind::Random { .. } => 12_000,
        Kind::Cast => 300,
        Kind::Gather => 1_000,
        _ => 50,
    }
}

/// From which cost on an operation on doubles has a long text.
const LONG: u32 = 4_000;

/// The same of complex doubles, whose products are several and look for what is not finite.
const LONG_COMPLEX: u32 = 1_000;

/// How long the text of a node is that computes with doubles, by its cost; 0 where it is short.
pub(super) fn text_of(n: &Node) -> u32 {
    let Kind::Op { op, operand } = n.kind else { return 0 };
    let double = operand.class == Class::Double;
    let cost = op.row().cost_of(operand);
    let long = if double && operand.complex { LONG_COMPLEX } else { LONG };
    if (double || operand.complex) && cost >= long { cost } else { 0 }
}
