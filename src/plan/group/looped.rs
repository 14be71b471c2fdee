//! A loop that was found becomes a group of its own.

use super::super::roll::{Loop, Role};
use super::super::{Group, Home, Step, Store};
use super::Planner;
use super::cone::{Cone, Wait, add, merge};
use crate::graph::{Ids, Kind, Node, NodeId};
use smallvec::SmallVec;
use std::rc::Rc;

impl Planner {
    /// Places these steps: as a loop, or as a loop and the last step behind it, where what only that one leaves is too much for
    /// one Kernel; else step by step, as if nobody had seen the loop.
    pub(super) fn place_loop(&mut self, l: Loop, steps: &[Rc<Node>]) {
        let Err(l) = self.roll(Box::new(l)) else { return };
        let before = steps.len() - l.template.len();
        let rest = match l.without_last(&steps[..before]).map(|l| self.roll(Box::new(l))) {
            Some(Ok(())) => &steps[before..],
            Some(Err(_)) | None => steps,
        };
        for n in rest {
            self.place(n);
        }
    }

    /// Makes a loop a group, where one Kernel can have it.
    fn roll(&mut self, l: Box<Loop>) -> Result<(), Box<Loop>> {
        let mut cone = Cone::default();
        let steps_of = |l: &Loop, k: usize| l.template[k].clone();
        let mut least = 0;
        let mut arrays_written = 0;
        // What begins as a number is read from an array of one element.
        let mut fills: Vec<(usize, NodeId)> = Vec::new();
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
                if let Role::Carried(q) = role
                    && input.is_free()
                    && !fills.contains(&(*q, input.id))
                {
                    fills.push((*q, input.id));
                }
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
                    if let Role::Carried(q) = role
                        && inner.arrays.is_empty()
                        && !fills.contains(&(*q, input.id))
                    {
                        fills.push((*q, input.id));
                    }
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
        let tables = l.tables() + fills.len();
        if cone.arrays.len() + outputs + tables > self.bounds.arrays
            || cone.fused.len() + l.template.len() > self.bounds.nodes
            || self.loop_shape(&l).is_none()
        {
            return Err(l);
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
            time: Some(*l),
            ..Group::default()
        });
        Ok(())
    }

    fn loop_shape(&self, l: &Loop) -> Option<SmallVec<[usize; 4]>> {
        l.template
            .iter()
            .find(|n| !matches!(n.kind, Kind::Assign(_)) && !n.shape.is_scalar())
            .map(|n| SmallVec::from_slice(n.shape.dims()))
    }
}
