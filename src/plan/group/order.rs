//! The order of groups and other steps, and what is computed more often than it should be.

use super::super::{GroupId, Home, Stage, Step};
use super::Planner;
use crate::graph::{ById, Ids, Kind, Node};
use crate::value::order::arrange;
use smallvec::SmallVec;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::rc::Rc;

/// Recomputing more than this (in the cost of the op table's rows) is worse than storing.
pub(super) const DEAR: u32 = 6_000;

impl Planner {
    pub(super) fn schedule(&mut self) {
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
        let key = |g: GroupId| {
            let group = &self.plan.groups[g];
            (group.rank, group.body.iter().any(|s| s.into.is_some()), g)
        };
        arrange(&mut groups, &|a, b| key(a).cmp(&key(b)));
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

    /// Fused nodes that several groups compute and that are expensive enough to be stored once instead.
    pub(super) fn computed_twice(&self) -> Ids {
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
                if self.plan.found(g, &n).is_some() {
                    continue;
                }
                seen.entry(n.id).or_default().push(g);
                stack.extend(n.inputs());
            }
        }
        let mut expensive = HashSet::default();
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
                expensive.insert(n.id);
            }
        }
        expensive
    }
}
