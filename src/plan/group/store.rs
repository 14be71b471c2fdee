//! Storing: whose elements have to lie somewhere, and the group that puts them there.

use super::super::{Group, GroupId, Home, Stage, Store};
use super::Planner;
use super::cone::{Cone, SHARED, Wait, add};
use crate::graph::{Along, ById, Kind, Node, NodeId, Region, Stretch};
use smallvec::SmallVec;
use std::rc::Rc;

/// How many groups of a space are considered when a value looks for one.
const RECENT: usize = 12;

impl Planner {
    /// Sees to it that a node's elements lie somewhere.
    pub(super) fn want(&mut self, n: &Rc<Node>) {
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

    pub(super) fn keep_in_tail(&mut self, n: &Rc<Node>, g: GroupId) {
        let group = &mut self.plan.groups[g];
        if !group.tail.iter().any(|t| t.id == n.id) {
            group.tail.push(n.clone());
            add(&mut group.arrays, n.id);
        }
    }

    /// Stores a fused node from the body of a group.
    pub(super) fn store(&mut self, n: &Rc<Node>) {
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
        self.note_within(n);
    }

    /// What was assigned to a region of an array that is stored now need not be computed again.
    fn note_within(&mut self, n: &Rc<Node>) {
        let (Kind::Assign(region), Some(value)) = (&n.kind, n.input(1)) else { return };
        let counts = region.iter().map(|s| s.count);
        let whole = counts.eq(value.shape.dims().iter().copied()) && value.ty == n.ty;
        if whole && self.is_fused(&value) && !value.is_free() {
            let along = |(k, s): (usize, &Stretch)| Along {
                offset: s.start as i64,
                step: s.step,
                of: Some(k as u8),
            };
            let map = region.iter().enumerate().map(along).collect();
            self.plan.within.insert(value.id, (n.clone(), map));
        }
    }

    /// Stores a value into a region of an array, in a group of its own.
    pub(super) fn store_into(
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

    pub(super) fn keep_if_tail(&mut self, n: &Rc<Node>) {
        if let Some(Home::Fold(g) | Home::Tail(g)) = self.plan.homes.get(&n.id).copied() {
            self.keep_in_tail(n, g);
        }
    }

    /// A group over these extents that this cone can join, or a new one.
    pub(super) fn group_for(
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
            && group.shared + self.shared(cone) <= SHARED
    }

    /// Accounts for a cone in a group, and keeps what it reads of other groups' tails.
    pub(super) fn join(&mut self, g: GroupId, cone: &Cone) {
        self.keep_waits(cone);
        let own = |homes: &ById<Home>, id: NodeId| homes.get(&id) == Some(&Home::Body(g));
        for &id in &cone.arrays {
            if !own(&self.plan.homes, id) {
                add(&mut self.plan.groups[g].arrays, id);
            }
        }
        let (text, shared) = (self.text(cone), self.shared(cone));
        let group = &mut self.plan.groups[g];
        group.size += cone.fused.len();
        group.shared += shared;
        group.text = group.text.saturating_add(text);
    }

    pub(super) fn keep_waits(&mut self, cone: &Cone) {
        for w in &cone.waits {
            if let Some(Home::Fold(g) | Home::Tail(g)) = self.plan.homes.get(&w.node).copied()
                && let Some(node) = self.by_id.get(&w.node).cloned()
            {
                self.keep_in_tail(&node, g);
            }
        }
    }

    pub(super) fn made(&mut self, n: &Rc<Node>, rank: u32) {
        self.plan.homes.insert(n.id, Home::Made);
        self.ready_at.insert(n.id, rank);
    }
}
