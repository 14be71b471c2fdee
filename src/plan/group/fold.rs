//! Folds: in the group of what they fold, in parts and their finish, and what is made of them alone.

use super::super::{GroupId, Home, Stage};
use super::Planner;
use super::cone::{Cone, Wait, accumulator, add};
use crate::graph::{Kind, Node};
use crate::op::{FOLD_BLOCK, ReduceOp};
use smallvec::{SmallVec, smallvec};
use std::rc::Rc;

impl Planner {
    pub(super) fn place_fold(&mut self, n: &Rc<Node>, op: ReduceOp, dims: u32) {
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
        let arg = op.finds_place();
        let parts = self.bounds.parts && folded > FOLD_BLOCK && kept <= self.bounds.few && !arg;
        let stage = if parts { Stage::Parts } else { Stage::Whole };
        cone.folds = accumulator(n);
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
        cone.folds = accumulator(n);
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
    pub(super) fn join_tail(&mut self, n: &Rc<Node>) -> bool {
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
}
