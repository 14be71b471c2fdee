//! Which assignments and concatenations are fused, so that each element is chosen where it is read.
//! Must not know how it is chosen.

use super::Planner;
use super::order::DEAR;
use crate::graph::{ById, Ids, Kind, Node, Region, ViewMap};
use smallvec::SmallVec;
use std::collections::HashMap;
use std::rc::Rc;

/// So many elements may be computed for nothing: what a device does in the time that a dispatch takes.
const FOR_NOTHING: usize = 8 << 20;
/// Arrays that are joined at most: all of them are computed for each element.
const PARTS: usize = 4;

impl Planner {
    /// Whether of an array with an assigned region each element is chosen where it is read, rather than the region written into the
    /// array. Where the array is nobody else's, only the region need be written.
    pub(super) fn chooses_assigned(&self, n: &Rc<Node>, region: &Region) -> bool {
        let inputs = n.inputs();
        let (base, value) = (&inputs[0], &inputs[1]);
        if !self.bounds.chosen || region.iter().any(|s| s.step != 1) {
            return false;
        }
        let shared = self.consumers.get(&base.id).is_some_and(|&count| count > 1) || base.is_held();
        let within: usize = region.iter().map(|s| s.count).product();
        // What reads the array at other places has to be stored before that is written, and then is read again.
        let twice = 2 * within > n.numel() && self.is_read_elsewhere(base, value);
        let copied = shared && (base.is_ready() || twice);
        let counts = region.iter().map(|s| s.count);
        let fits = value.shape.is_scalar()
            || counts.enumerate().all(|(k, count)| value.shape.dim(k) == count);
        fits && region.len() == n.shape.ndims()
            && (copied || self.is_fused(base))
            && self.is_computed_anywhere(value)
            && n.numel().saturating_sub(within) <= FOR_NOTHING
    }

    /// Whether what is computed in a fused node reads a stored array at other places than its own.
    fn is_read_elsewhere(&self, array: &Rc<Node>, by: &Rc<Node>) -> bool {
        let stored = self.storage_of(array).id;
        let cone = self.cones.get(&by.id);
        cone.is_some_and(|cone| cone.waits.iter().any(|w| !w.aligned && w.node == stored))
    }

    /// Whether of joined arrays each element is chosen where it is read, rather than each array copied to its place.
    pub(super) fn chooses_joined(&self, n: &Rc<Node>) -> bool {
        let parts = n.inputs();
        self.bounds.chosen
            && parts.len() <= PARTS
            && parts.iter().all(|part| self.is_computed_anywhere(part))
            && (parts.len() - 1).saturating_mul(n.numel()) <= FOR_NOTHING
    }

    /// Whether what a node takes is little, and can be asked for at places where it has no elements.
    fn is_computed_anywhere(&self, n: &Rc<Node>) -> bool {
        if n.is_free() || !self.is_fused(n) {
            return true;
        }
        self.cones.get(&n.id).is_some_and(|cone| {
            cone.cost < DEAR && !cone.gathers && !cone.random && self.text(cone) == 0
        })
    }

    /// The nodes that a view shows at places that are not then assigned to.
    pub(super) fn shown_elsewhere(nodes: &[Rc<Node>]) -> Ids {
        let mut assigned: ById<SmallVec<[Region; 1]>> = HashMap::default();
        for n in nodes {
            if let (Kind::Assign(region), Some(base)) = (&n.kind, n.input(0)) {
                assigned.entry(base.id).or_default().push(region.clone());
            }
        }
        let same = |region: &Region, map: &ViewMap| {
            region.iter().zip(map).enumerate().all(|(k, (stretch, along))| {
                let here = along.of == Some(k as u8) || stretch.count == 1 && along.of.is_none();
                here && along.offset == stretch.start as i64 && along.step == stretch.step
            })
        };
        let elsewhere = |n: &Rc<Node>| match (&n.kind, n.input(0)) {
            (Kind::View(map), Some(base)) if !n.shape.is_scalar() => {
                let regions = assigned.get(&base.id);
                let again = regions.is_some_and(|regions| regions.iter().any(|r| same(r, map)));
                (!again).then_some(base.id)
            }
            _ => None,
        };
        nodes.iter().filter_map(elsewhere).collect()
    }
}
