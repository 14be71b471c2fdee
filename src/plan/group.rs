//! Nodes to groups: the rules that the head of `plan` states. Must not know Kernels.

use super::roll::{self, Loop, Role};
use super::{Bounds, Group, GroupId, Home, Plan, Stage, Step, Store};
use crate::graph::{ById, Ids, Kind, Node, NodeId, Region};
use crate::op::{FOLD_BLOCK, Op, ReduceOp, routine::Routine};
use crate::value::Class;
use smallvec::{SmallVec, smallvec};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::rc::Rc;

/// Recomputing more than this (in the cost of the op table's rows) is worse than storing.
const DEAR: u32 = 6_000;
/// A held node of at most this many nodes without any array behind it is made again rather than stored.
const TRIVIAL: usize = 6;
/// How many groups of a space are considered when a value looks for one.
const RECENT: usize = 12;

/// A schedule that gives these nodes their elements. `also` are nodes that must be stored on the way.
pub fn plan(roots: &[Rc<Node>], also: &Ids, bounds: Bounds) -> Plan {
    let first = Planner::run(roots, also, bounds);
    let dear = first.computed_twice();
    if dear.is_empty() {
        return first.plan;
    }
    // Storing what is dear and used in several groups changes who can join whom: once more, with that.
    let also: Ids = also.union(&dear).copied().collect();
    Planner::run(roots, &also, bounds).plan
}

/// What evaluating a fused node takes.
#[derive(Clone, Debug, Default)]
struct Cone {
    /// The nodes computed on the way, in order; cut off beyond the bound.
    fused: Vec<NodeId>,
    /// The arrays read.
    arrays: SmallVec<[NodeId; 8]>,
    /// The groups (and other makers) that must have run, and whether every element is needed only
    /// where it is computed.
    waits: SmallVec<[Wait; 4]>,
    /// The cost of the rows.
    cost: u32,
    /// Whether it draws random numbers.
    random: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Wait {
    /// What is read.
    node: NodeId,
    /// Whether element by element.
    aligned: bool,
}

struct Planner {
    bounds: Bounds,
    plan: Plan,
    /// Nodes whose elements must lie somewhere afterwards.
    wanted: Ids,
    nodes: Vec<Rc<Node>>,
    cones: ById<Cone>,
    /// The rank from which on a made node can be read.
    ready_at: ById<u32>,
    /// Steps that are no groups, by rank.
    other: Vec<(u32, Step)>,
    /// Groups by extents, newest last.
    spaces: HashMap<SmallVec<[usize; 4]>, Vec<GroupId>>,
    /// Where a reshape's elements really lie.
    alias: ById<Rc<Node>>,
    routines: HashMap<(Routine, SmallVec<[NodeId; 2]>), usize>,
    consumers: ById<u32>,
    by_id: ById<Rc<Node>>,
    /// The length of the text of each node whose text is long.
    texts: ById<u32>,
    /// Numbers made of parts that are stored last.
    deferred: Vec<Rc<Node>>,
}

impl Planner {
    fn run(roots: &[Rc<Node>], also: &Ids, bounds: Bounds) -> Planner {
        let nodes = collect(roots);
        let mut wanted: Ids = roots.iter().map(|n| n.id).collect();
        wanted.extend(also);
        let mut consumers: ById<u32> = HashMap::default();
        for n in &nodes {
            for i in n.inputs() {
                *consumers.entry(i.id).or_default() += 1;
            }
        }
        let mut p = Planner {
            bounds,
            plan: Plan::default(),
            wanted,
            nodes: nodes.clone(),
            cones: HashMap::default(),
            ready_at: HashMap::default(),
            other: Vec::new(),
            spaces: HashMap::default(),
            alias: HashMap::default(),
            routines: HashMap::default(),
            consumers,
            deferred: Vec::new(),
            texts: nodes.iter().map(|n| (n.id, text_of(n))).filter(|(_, t)| *t > 0).collect(),
            by_id: nodes.iter().map(|n| (n.id, n.clone())).collect(),
        };
        p.want_what_is_kept();
        let work: Vec<Rc<Node>> = nodes.iter().filter(|n| !n.is_free()).cloned().collect();
        let loops = roll::find(&work, &p.wanted, bounds.steps);
        p.plan.numbers = loops.iter().flat_map(|(_, l)| l.numbers.iter().cloned()).collect();
        let mut loops = loops.into_iter().peekable();
        let mut k = 0;
        while k < work.len() {
            match loops.next_if(|(at, _)| *at == k) {
                Some((_, l)) => {
                    k += l.trips * l.template.len();
                    p.place_loop(l);
                }
                None => {
                    p.place(&work[k]);
                    k += 1;
                }
            }
        }
        p.store_deferred();
        for n in roots.iter().filter(|n| matches!(n.kind, Kind::Coord(_))) {
            p.cones.insert(n.id, Cone::default());
            p.store(n);
        }
        p.schedule();
        p
    }

    /// What programs hold is stored when it is computed anyway, unless it is made again for nothing.
    fn want_what_is_kept(&mut self) {
        let mut plain: ById<usize> = HashMap::default();
        for n in self.nodes.clone() {
            let made_of_nothing = matches!(
                n.kind,
                Kind::Scalar(_)
                    | Kind::Coord(_)
                    | Kind::Op { .. }
                    | Kind::Cast
                    | Kind::View(_)
                    | Kind::Reshape
            );
            let size = n
                .inputs()
                .iter()
                .map(|i| {
                    if i.is_ready() {
                        usize::MAX
                    } else {
                        plain.get(&i.id).copied().unwrap_or(usize::MAX)
                    }
                })
                .fold(1usize, usize::saturating_add);
            if made_of_nothing && size <= TRIVIAL {
                plain.insert(n.id, size);
            } else if n.is_held() {
                self.wanted.insert(n.id);
            }
        }
    }

    fn place(&mut self, n: &Rc<Node>) {
        match &n.kind {
            Kind::Reduce { op, dims } => self.place_fold(n, *op, *dims),
            Kind::Routine(routine, output) => self.place_routine(n, *routine, *output),
            Kind::Assign(region) => self.place_assign(n, region.clone()),
            Kind::Cat(dim) => self.place_cat(n, *dim),
            Kind::Reshape => {
                let from = &n.inputs()[0];
                if self.wanted.contains(&n.id) {
                    self.want(from);
                    let of = self.storage_of(from);
                    let rank = self.rank_after(&of);
                    self.other.push((rank, Step::Alias { node: n.clone(), of: of.clone() }));
                    self.made(n, rank);
                } else {
                    self.fuse(n);
                }
            }
            Kind::Gather => {
                let from = n.inputs()[0].clone();
                self.want(&from);
                self.fuse(n);
                self.store_if_wanted(n);
            }
            _ => {
                self.fuse(n);
                if !self.join_tail(n) {
                    self.store_if_wanted(n);
                }
            }
        }
    }

    fn store_if_wanted(&mut self, n: &Rc<Node>) {
        if !self.wanted.contains(&n.id) {
            return;
        }
        // A number made of parts is finished by every reader for itself; whoever wants to keep such
        // numbers gets them all from one group at the end, and nobody waits for it.
        let of_parts = |c: &Cone| {
            c.waits.iter().any(|w| matches!(self.plan.homes.get(&w.node), Some(Home::Parts(_))))
        };
        if n.shape.is_scalar() && self.cones.get(&n.id).is_some_and(of_parts) {
            self.deferred.push(n.clone());
        } else {
            self.store(n);
        }
    }

    fn store_deferred(&mut self) {
        let mut deferred = std::mem::take(&mut self.deferred);
        deferred.sort_by_key(|n| {
            std::cmp::Reverse(self.cones.get(&n.id).map_or(0, |c| self.rank_of(c)))
        });
        for n in deferred {
            self.store(&n);
        }
    }

    // ---- cones

    /// What it takes to compute a node from its inputs, storing the largest of them where it is too much.
    fn fuse(&mut self, n: &Rc<Node>) {
        loop {
            let cone = self.cone_of(n);
            let inputs_only = cone.arrays.len() < self.bounds.arrays
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

    /// How long the text of a cone is by its dear functions.
    fn text(&self, cone: &Cone) -> u32 {
        if self.texts.is_empty() {
            return 0;
        }
        let lengths = cone.fused.iter().filter_map(|id| self.texts.get(id));
        lengths.fold(0, |sum, length| sum.saturating_add(*length))
    }

    fn cone_of(&self, n: &Rc<Node>) -> Cone {
        let mut cone = Cone { cost: cost_of(n), ..Cone::default() };
        cone.random = matches!(n.kind, Kind::Random { .. });
        for (slot, i) in n.inputs().iter().enumerate() {
            let same_place = match &n.kind {
                Kind::Op { .. } | Kind::Cast => i.shape == n.shape,
                Kind::Gather => slot == 1,
                Kind::Reduce { .. } => true,
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
            let Some(inner) = self.cones.get(&i.id) else { continue };
            merge(&mut cone.fused, &inner.fused, self.bounds.nodes + 2);
            for &a in &inner.arrays {
                add(&mut cone.arrays, a);
            }
            for w in &inner.waits {
                cone.wait(Wait { node: w.node, aligned: w.aligned && same_place });
            }
            cone.cost = cone.cost.saturating_add(inner.cost);
            cone.random |= inner.random;
        }
        merge(&mut cone.fused, &[n.id], self.bounds.nodes + 2);
        cone
    }

    /// Whether a pending node is computed where it is used. A fold left in parts counts: readers finish it.
    fn is_fused(&self, n: &Node) -> bool {
        !n.is_ready() && self.plan.homes.get(&n.id).is_none_or(|h| matches!(h, Home::Parts(_)))
    }

    fn storage_of(&self, n: &Rc<Node>) -> Rc<Node> {
        self.alias.get(&n.id).unwrap_or(n).clone()
    }

    fn rank_after(&self, n: &Node) -> u32 {
        self.ready_at.get(&n.id).copied().unwrap_or(0)
    }

    /// The least rank of a group that can evaluate this cone without sharing a body.
    fn rank_of(&self, cone: &Cone) -> u32 {
        cone.waits
            .iter()
            .map(|w| self.ready_at.get(&w.node).copied().unwrap_or(0))
            .max()
            .unwrap_or(0)
    }

    // ---- storing

    /// Sees to it that a node's elements lie somewhere.
    fn want(&mut self, n: &Rc<Node>) {
        if n.is_ready() || self.alias.contains_key(&n.id) {
            return;
        }
        match self.plan.homes.get(&n.id).copied() {
            None => {}
            Some(Home::Fold(g) | Home::Tail(g)) => return self.keep_in_tail(n, g),
            Some(Home::Parts(_)) => {}
            Some(Home::Body(_) | Home::Made) => return,
        }
        if n.kind == Kind::Reshape && !n.is_free() {
            // A reshape of what is stored, or has to be, is that under another shape.
            let from = n.inputs()[0].clone();
            self.want(&from);
            let of = self.storage_of(&from);
            self.alias.insert(n.id, of);
            return;
        }
        self.store(n);
    }

    fn keep_in_tail(&mut self, n: &Rc<Node>, g: GroupId) {
        let group = &mut self.plan.groups[g];
        if !group.tail.iter().any(|t| t.id == n.id) {
            group.tail.push(n.clone());
            add(&mut group.arrays, n.id);
        }
    }

    /// Stores a fused node from the body of a group.
    fn store(&mut self, n: &Rc<Node>) {
        if let Some(Home::Body(_) | Home::Made) = self.plan.homes.get(&n.id) {
            return;
        }
        let parts = matches!(self.plan.homes.get(&n.id), Some(Home::Parts(_)));
        let cone = match (parts, self.cones.get(&n.id)) {
            (_, Some(c)) => c.clone(),
            _ => self.cone_of(n),
        };
        let dims: SmallVec<[usize; 4]> = SmallVec::from_slice(n.shape.dims());
        let g = self.group_for(&dims, &cone, None, 1);
        self.join(g, &cone);
        let group = &mut self.plan.groups[g];
        group.body.push(Store { node: n.clone(), into: None });
        add(&mut group.arrays, n.id);
        let rank = group.rank;
        self.plan.homes.insert(n.id, Home::Body(g));
        self.ready_at.insert(n.id, rank + 1);
    }

    /// Stores a value into a region of an array, in a group of its own.
    fn store_into(
        &mut self,
        value: &Rc<Node>,
        target: &Rc<Node>,
        region: Region,
        least: u32,
    ) -> u32 {
        let mut cone = match self.is_fused(value) && !value.is_free() {
            true => self.cones.get(&value.id).cloned().unwrap_or_default(),
            false => Cone::default(),
        };
        if !self.is_fused(value) {
            self.keep_if_tail(value);
            let of = self.storage_of(value);
            add(&mut cone.arrays, of.id);
            if !of.is_ready() {
                cone.wait(Wait { node: of.id, aligned: false });
            }
        }
        self.keep_waits(&cone);
        let rank = self.rank_of(&cone).max(least);
        self.plan.groups.push(Group {
            dims: region.iter().map(|s| s.count).collect(),
            body: vec![Store { node: value.clone(), into: Some((target.clone(), region)) }],
            rank,
            closed: true,
            ..Group::default()
        });
        rank + 1
    }

    fn keep_if_tail(&mut self, n: &Rc<Node>) {
        if let Some(Home::Fold(g) | Home::Tail(g)) = self.plan.homes.get(&n.id).copied() {
            self.keep_in_tail(n, g);
        }
    }

    /// A group over these extents that this cone can join, or a new one.
    fn group_for(
        &mut self,
        dims: &SmallVec<[usize; 4]>,
        cone: &Cone,
        reduced: Option<(u32, Stage)>,
        outputs: usize,
    ) -> GroupId {
        let found = self.spaces.get(dims).and_then(|groups| {
            groups
                .iter()
                .rev()
                .take(RECENT)
                .copied()
                .find(|&g| self.may_join(g, cone, reduced, outputs))
        });
        if let Some(g) = found {
            if let Some((set, stage)) = reduced {
                self.plan.groups[g].reduced = set;
                self.plan.groups[g].stage = stage;
            }
            return g;
        }
        let g = self.plan.groups.len();
        let (set, stage) = reduced.unwrap_or((0, Stage::Whole));
        let rank = self.rank_of(cone);
        self.plan.groups.push(Group {
            dims: dims.clone(),
            reduced: set,
            stage,
            rank,
            ..Group::default()
        });
        self.spaces.entry(dims.clone()).or_default().push(g);
        g
    }

    fn may_join(
        &self,
        g: GroupId,
        cone: &Cone,
        reduced: Option<(u32, Stage)>,
        outputs: usize,
    ) -> bool {
        let group = &self.plan.groups[g];
        if group.closed {
            return false;
        }
        // A group that folds already folds the same way; one that does not may begin to. What folds
        // parts does nothing else.
        let finishes = reduced.is_some_and(|(_, stage)| stage == Stage::Finish);
        if (group.stage == Stage::Finish) != finishes {
            return false;
        }
        if let Some((set, stage)) = reduced
            && !(group.reduced == 0 || group.reduced == set && group.stage == stage)
        {
            return false;
        }
        let waits = cone.waits.iter().all(|w| {
            let shared = w.aligned && self.plan.homes.get(&w.node) == Some(&Home::Body(g));
            shared || self.ready_at.get(&w.node).copied().unwrap_or(0) <= group.rank
        });
        if !waits {
            return false;
        }
        // What the group computes itself, it does not read.
        let own = |id: &NodeId| self.plan.homes.get(id) == Some(&Home::Body(g));
        let mut arrays = group.arrays.clone();
        cone.arrays.iter().filter(|id| !own(id)).for_each(|&id| add(&mut arrays, id));
        arrays.len() + outputs <= self.bounds.arrays
            && group.size + cone.fused.len() <= self.bounds.nodes
            && group.text.saturating_add(self.text(cone)) <= self.bounds.text
    }

    /// Accounts for a cone in a group, and keeps what it reads of other groups' tails.
    fn join(&mut self, g: GroupId, cone: &Cone) {
        self.keep_waits(cone);
        let own = |homes: &ById<Home>, id: NodeId| homes.get(&id) == Some(&Home::Body(g));
        for &id in &cone.arrays {
            if !own(&self.plan.homes, id) {
                add(&mut self.plan.groups[g].arrays, id);
            }
        }
        let text = self.text(cone);
        let group = &mut self.plan.groups[g];
        group.size += cone.fused.len();
        group.text = group.text.saturating_add(text);
    }

    fn keep_waits(&mut self, cone: &Cone) {
        for w in &cone.waits {
            if let Some(Home::Fold(g) | Home::Tail(g)) = self.plan.homes.get(&w.node).copied()
                && let Some(node) = self.by_id.get(&w.node).cloned()
            {
                self.keep_in_tail(&node, g);
            }
        }
    }

    fn made(&mut self, n: &Rc<Node>, rank: u32) {
        self.plan.homes.insert(n.id, Home::Made);
        self.ready_at.insert(n.id, rank);
    }

    // ---- folds

    fn place_fold(&mut self, n: &Rc<Node>, op: ReduceOp, dims: u32) {
        let x = n.inputs()[0].clone();
        let mut cone = match self.is_fused(&x) && !x.is_free() {
            true => self.cones.get(&x.id).cloned().unwrap_or_default(),
            false => Cone::default(),
        };
        if !self.is_fused(&x) {
            self.keep_if_tail(&x);
            add(&mut cone.arrays, self.storage_of(&x).id);
            if !x.is_ready() {
                cone.wait(Wait { node: x.id, aligned: true });
            }
        }
        let extents: SmallVec<[usize; 4]> = SmallVec::from_slice(x.shape.dims());
        let folded: usize =
            (0..extents.len()).filter(|k| dims >> k & 1 == 1).map(|k| extents[k]).product();
        let kept = x.numel() / folded.max(1);
        let arg = matches!(op, ReduceOp::ArgMin | ReduceOp::ArgMax);
        let parts = self.bounds.parts && folded > FOLD_BLOCK && kept <= self.bounds.few && !arg;
        let stage = if parts { Stage::Parts } else { Stage::Whole };
        let g = self.group_for(&extents, &cone, Some((dims, stage)), 1);
        self.join(g, &cone);
        self.plan.groups[g].folds.push(n.clone());
        let rank = self.plan.groups[g].rank;
        if !parts {
            self.plan.homes.insert(n.id, Home::Fold(g));
            self.ready_at.insert(n.id, rank + 1);
            if self.wanted.contains(&n.id) {
                self.keep_in_tail(n, g);
            }
            return;
        }
        add(&mut self.plan.groups[g].arrays, n.id);
        self.ready_at.insert(n.id, rank + 1);
        self.plan.parts.insert(n.id, g);
        let blocks = folded.div_ceil(FOLD_BLOCK);
        if kept == 1 && blocks <= FOLD_BLOCK {
            self.plan.homes.insert(n.id, Home::Parts(g));
            let mut cone = Cone::default();
            cone.fused.push(n.id);
            cone.arrays.push(n.id);
            cone.wait(Wait { node: n.id, aligned: false });
            self.cones.insert(n.id, cone);
            self.store_if_wanted(n);
            return;
        }
        self.finish(n, g, blocks, kept);
    }

    /// A group that folds the parts that another left, one lane a result.
    fn finish(&mut self, n: &Rc<Node>, from: GroupId, blocks: usize, kept: usize) {
        let extents: SmallVec<[usize; 4]> = smallvec![blocks, kept];
        let mut cone = Cone::default();
        cone.arrays.push(n.id);
        cone.wait(Wait { node: n.id, aligned: false });
        debug_assert_eq!(
            self.plan.parts.get(&n.id),
            Some(&from),
            "parts are noted where they are made"
        );
        let g = self.group_for(&extents, &cone, Some((1, Stage::Finish)), 1);
        self.join(g, &cone);
        self.plan.groups[g].folds.push(n.clone());
        self.plan.homes.insert(n.id, Home::Fold(g));
        let rank = self.plan.groups[g].rank;
        self.ready_at.insert(n.id, rank + 1);
        if self.wanted.contains(&n.id) {
            self.keep_in_tail(n, g);
        }
    }

    /// Makes an elementwise node part of the tail of the one group whose folds it is made of, if so.
    fn join_tail(&mut self, n: &Rc<Node>) -> bool {
        if !matches!(n.kind, Kind::Op { .. } | Kind::Cast) {
            return false;
        }
        let mut tail_of: Option<GroupId> = None;
        for i in n.inputs() {
            if let Some(Home::Fold(g) | Home::Tail(g)) = self.plan.homes.get(&i.id).copied() {
                if i.shape != n.shape || tail_of.is_some_and(|t| t != g) {
                    return false;
                }
                tail_of = Some(g);
            }
        }
        let Some(g) = tail_of else { return false };
        let rank = self.plan.groups[g].rank;
        let mut arrays = self.plan.groups[g].arrays.clone();
        let mut size = 1;
        let mut text = self.texts.get(&n.id).copied().unwrap_or(0);
        for i in n.inputs() {
            if i.is_free() && !i.is_ready() {
                continue;
            }
            match self.plan.homes.get(&i.id) {
                Some(Home::Fold(_) | Home::Tail(_)) => {}
                // Anything else must be there before the group runs, and small: it is read by kept index.
                _ if i.is_ready() && (i.shape == n.shape || i.shape.is_scalar()) => {
                    add(&mut arrays, i.id)
                }
                None => {
                    let Some(c) = self.cones.get(&i.id) else { return false };
                    let earlier = c
                        .waits
                        .iter()
                        .all(|w| self.ready_at.get(&w.node).copied().unwrap_or(0) <= rank);
                    if !earlier || !(i.shape == n.shape || i.shape.is_scalar()) {
                        return false;
                    }
                    c.arrays.iter().for_each(|&a| add(&mut arrays, a));
                    size += c.fused.len();
                    text = text.saturating_add(self.text(c));
                }
                _ => return false,
            }
        }
        let group = &mut self.plan.groups[g];
        text = text.saturating_add(group.text);
        if arrays.len() + 1 > self.bounds.arrays
            || group.size + size > self.bounds.nodes
            || text > self.bounds.text.max(group.text)
        {
            return false;
        }
        group.arrays = arrays;
        group.size += size;
        group.text = text;
        let inputs = n.inputs();
        for i in &inputs {
            if self.is_fused(i)
                && let Some(c) = self.cones.get(&i.id).cloned()
            {
                self.keep_waits(&c);
            }
        }
        self.plan.homes.insert(n.id, Home::Tail(g));
        self.ready_at.insert(n.id, rank + 1);
        if self.wanted.contains(&n.id) {
            self.keep_in_tail(n, g);
        }
        true
    }

    // ---- routines, assignments, concatenation

    fn place_routine(&mut self, n: &Rc<Node>, routine: Routine, output: u8) {
        let mut rank = 0;
        let mut inputs: SmallVec<[Rc<Node>; 2]> = SmallVec::new();
        for i in n.inputs() {
            self.want(&i);
            let stored = self.storage_of(&i);
            rank = rank.max(self.rank_after(&stored));
            inputs.push(stored);
        }
        let key = (routine, inputs.iter().map(|i| i.id).collect());
        let at = *self.routines.entry(key).or_insert_with(|| {
            let outputs = routine.outputs().iter().map(|_| None).collect();
            self.other.push((rank, Step::Routine { routine, inputs, outputs }));
            self.other.len() - 1
        });
        let rank = self.other[at].0;
        if let Step::Routine { outputs, .. } = &mut self.other[at].1
            && let Some(place) = outputs.get_mut(output as usize)
        {
            *place = Some(n.clone());
        }
        self.made(n, rank + 1);
    }

    fn place_assign(&mut self, n: &Rc<Node>, region: Region) {
        let inputs = n.inputs();
        let (base, value) = (inputs[0].clone(), inputs[1].clone());
        self.want(&base);
        let base = self.storage_of(&base);
        let open = self.rank_after(&base);
        let rank = self.store_into(&value, n, region, open);
        self.other.push((rank - 1, Step::Open { node: n.clone(), base: Some(base) }));
        self.made(n, rank);
    }

    fn place_cat(&mut self, n: &Rc<Node>, dim: u8) {
        self.other.push((0, Step::Open { node: n.clone(), base: None }));
        let (mut at, mut rank) = (0, 0);
        for part in n.inputs() {
            let region: Region = (0..n.shape.ndims().max(dim as usize + 1))
                .map(|k| crate::graph::Stretch {
                    start: if k == dim as usize { at } else { 0 },
                    step: 1,
                    count: part.shape.dim(k),
                })
                .collect();
            at += part.shape.dim(dim as usize);
            rank = rank.max(self.store_into(&part, n, region, 0));
        }
        self.made(n, rank);
    }

    // ---- loops

    fn place_loop(&mut self, l: Loop) {
        let mut cone = Cone::default();
        let steps_of = |l: &Loop, k: usize| l.template[k].clone();
        let mut least = 0;
        let mut arrays_written = 0;
        for (k, roles) in l.roles.iter().enumerate() {
            let node = steps_of(&l, k);
            let inputs = node.inputs();
            for (slot, role) in roles.iter().enumerate() {
                let input = &inputs[slot];
                let base = slot == 0 && matches!(node.kind, Kind::Assign(_));
                // Before the first step a carried operand is whatever the template has.
                let outer = match role {
                    Role::Fixed => true,
                    Role::Carried(_) => true,
                    Role::Inner(_) | Role::Numbers(_) => false,
                };
                if !outer || input.is_free() && !input.is_ready() {
                    continue;
                }
                if base {
                    self.want(input);
                    let stored = self.storage_of(input);
                    least = least.max(self.rank_after(&stored));
                    arrays_written += 1;
                    continue;
                }
                if !self.is_fused(input) {
                    self.keep_if_tail(input);
                    add(&mut cone.arrays, self.storage_of(input).id);
                    if !input.is_ready() {
                        cone.wait(Wait { node: input.id, aligned: false });
                    }
                } else if let Some(inner) = self.cones.get(&input.id).cloned() {
                    merge(&mut cone.fused, &inner.fused, self.bounds.nodes + 2);
                    inner.arrays.iter().for_each(|&a| add(&mut cone.arrays, a));
                    inner.waits.iter().for_each(|&w| cone.wait(Wait { aligned: false, ..w }));
                }
            }
        }
        // What the last step leaves and somebody uses.
        let members: Ids = l.last.iter().map(|n| n.id).collect();
        let mut used: Vec<Rc<Node>> = Vec::new();
        for (n, t) in l.last.iter().zip(&l.template) {
            let inside = self
                .nodes
                .iter()
                .filter(|c| members.contains(&c.id))
                .flat_map(|c| c.inputs())
                .filter(|i| i.id == n.id)
                .count() as u32;
            let outside = self.consumers.get(&n.id).copied().unwrap_or(0) > inside;
            if outside || self.wanted.contains(&n.id) || matches!(t.kind, Kind::Assign(_)) {
                used.push(n.clone());
            }
        }
        let outputs =
            used.iter().filter(|n| !matches!(n.kind, Kind::Assign(_))).count() + arrays_written;
        let tables = l.tables() + l.fills();
        if cone.arrays.len() + outputs + tables > self.bounds.arrays
            || cone.fused.len() + l.template.len() > self.bounds.nodes
            || self.loop_shape(&l).is_none()
        {
            // Too much for one Kernel: step by step, as if nobody had seen the loop.
            let span = l.template[0].id..=l.last[l.last.len() - 1].id;
            let nodes: Vec<Rc<Node>> = self
                .nodes
                .iter()
                .filter(|n| span.contains(&n.id) && !n.is_free())
                .cloned()
                .collect();
            for n in nodes {
                self.place(&n);
            }
            return;
        }
        self.keep_waits(&cone);
        let rank = self.rank_of(&cone).max(least);
        let g = self.plan.groups.len();
        let dims = self.loop_shape(&l).unwrap_or_default();
        let mut body = Vec::new();
        for n in &used {
            match &n.kind {
                Kind::Assign(region) => {
                    let k = l.last.iter().position(|x| x.id == n.id).unwrap_or(0);
                    let base = self.storage_of(&l.template[k].inputs()[0]);
                    self.other.push((rank, Step::Open { node: n.clone(), base: Some(base) }));
                    body.push(Store { node: n.clone(), into: Some((n.clone(), region.clone())) });
                    self.made(n, rank + 1);
                }
                _ => {
                    body.push(Store { node: n.clone(), into: None });
                    self.plan.homes.insert(n.id, Home::Body(g));
                    self.ready_at.insert(n.id, rank + 1);
                }
            }
        }
        self.plan.groups.push(Group {
            dims,
            body,
            rank,
            closed: true,
            time: Some(l),
            ..Group::default()
        });
    }

    fn loop_shape(&self, l: &Loop) -> Option<SmallVec<[usize; 4]>> {
        l.template
            .iter()
            .find(|n| !matches!(n.kind, Kind::Assign(_)) && !n.shape.is_scalar())
            .map(|n| SmallVec::from_slice(n.shape.dims()))
    }

    // ---- order

    fn schedule(&mut self) {
        let mut ranked: BTreeMap<u32, (Vec<Step>, Vec<Step>)> = BTreeMap::new();
        for (rank, step) in std::mem::take(&mut self.other) {
            let slot = ranked.entry(rank).or_default();
            match step {
                Step::Open { .. } | Step::Alias { .. } => slot.0.push(step),
                _ => slot.1.push(step),
            }
        }
        // Within a rank: rooms are opened after every group of lower ranks has read; groups that write
        // into them come last.
        let mut groups: Vec<GroupId> = (0..self.plan.groups.len()).collect();
        groups.sort_by_key(|&g| {
            let group = &self.plan.groups[g];
            (group.rank, group.body.iter().any(|s| s.into.is_some()), g)
        });
        for g in groups {
            ranked.entry(self.plan.groups[g].rank).or_default().1.push(Step::Group(g));
        }
        for (_, (first, second)) in ranked {
            let (writers, plain): (Vec<Step>, Vec<Step>) =
                second.into_iter().partition(|s| match s {
                    Step::Group(g) => self.plan.groups[*g].body.iter().any(|s| s.into.is_some()),
                    _ => false,
                });
            let (aliases, opens): (Vec<Step>, Vec<Step>) =
                first.into_iter().partition(|s| matches!(s, Step::Alias { .. }));
            self.plan.steps.extend(aliases);
            self.plan.steps.extend(plain);
            self.plan.steps.extend(opens);
            self.plan.steps.extend(writers);
        }
    }

    /// Fused nodes that several groups compute and that are dear enough to be stored once instead.
    fn computed_twice(&self) -> Ids {
        let mut seen: ById<SmallVec<[GroupId; 2]>> = HashMap::default();
        for (g, group) in self.plan.groups.iter().enumerate() {
            let mut stack: Vec<Rc<Node>> = Vec::new();
            let own = |n: &Node| matches!(self.plan.homes.get(&n.id), Some(Home::Body(h) | Home::Fold(h) | Home::Tail(h)) if *h == g);
            for s in &group.body {
                stack.push(s.node.clone());
            }
            if group.stage != Stage::Finish {
                stack.extend(group.folds.iter().flat_map(|f| f.inputs()));
            }
            stack.extend(group.tail.iter().flat_map(|t| t.inputs()));
            let mut visited: Ids = HashSet::default();
            while let Some(n) = stack.pop() {
                if n.is_ready() || n.is_free() || !visited.insert(n.id) {
                    continue;
                }
                if matches!(self.plan.homes.get(&n.id), Some(Home::Parts(_) | Home::Made)) {
                    continue;
                }
                if !self.is_fused(&n) {
                    if own(&n) && !matches!(n.kind, Kind::Reduce { .. }) {
                        stack.extend(n.inputs());
                    }
                    continue;
                }
                seen.entry(n.id).or_default().push(g);
                stack.extend(n.inputs());
            }
        }
        let mut dear = HashSet::default();
        for n in &self.nodes {
            let Some(groups) = seen.get(&n.id).filter(|g| g.len() > 1) else { continue };
            let Some(cone) = self.cones.get(&n.id) else { continue };
            if cone.cost < DEAR || n.shape.is_scalar() || n.kind == Kind::Reshape {
                continue;
            }
            // The last node that these groups share: none of its users is shared by all of them.
            let shared_on = self.nodes.iter().any(|c| {
                seen.get(&c.id) == Some(groups) && c.inputs().iter().any(|i| i.id == n.id)
            });
            if !shared_on {
                dear.insert(n.id);
            }
        }
        dear
    }
}

impl Cone {
    fn wait(&mut self, w: Wait) {
        match self.waits.iter_mut().find(|x| x.node == w.node) {
            Some(x) => x.aligned &= w.aligned,
            None => self.waits.push(w),
        }
    }
}

/// The pending nodes that these are made of, oldest first.
fn collect(roots: &[Rc<Node>]) -> Vec<Rc<Node>> {
    let mut all: BTreeMap<NodeId, Rc<Node>> = BTreeMap::new();
    let mut stack: Vec<Rc<Node>> = roots.to_vec();
    while let Some(n) = stack.pop() {
        if n.is_ready() || all.contains_key(&n.id) {
            continue;
        }
        stack.extend(n.inputs());
        all.insert(n.id, n);
    }
    all.into_values().collect()
}

fn add<const N: usize>(set: &mut SmallVec<[NodeId; N]>, id: NodeId) {
    if !set.contains(&id) {
        set.push(id);
    }
}

/// The union of two ascending lists, cut off at a length.
fn merge(into: &mut Vec<NodeId>, from: &[NodeId], most: usize) {
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
pub(super) fn cost_of(n: &Node) -> u32 {
    match &n.kind {
        Kind::Op { op, operand } => op_cost(*op) * if operand.complex { 4 } else { 1 },
        Kind::Random { .. } => 12_000,
        Kind::Cast => 300,
        Kind::Gather => 1_000,
        _ => 50,
    }
}

/// From which cost on an operation on doubles has a long text.
const LONG: u32 = 4_000;

/// How long the text of a node is that computes with doubles, by its cost; 0 where it is short.
fn text_of(n: &Node) -> u32 {
    let Kind::Op { op, operand } = n.kind else { return 0 };
    let soft = operand.class == Class::Double || operand.complex;
    let cost = op_cost(op) * if operand.complex { 4 } else { 1 };
    if soft && cost >= LONG { cost } else { 0 }
}

fn op_cost(op: Op) -> u32 {
    u32::from(op.row().cost)
}
