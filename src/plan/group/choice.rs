//! Which assignments and concatenations are fused, so that each element is chosen where it is read.
//! Must not know how it is chosen.

use super::Planner;
use super::order::DEAR;
use crate::graph::{Node, Region, ViewMap};
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
        let copied = base.is_ready() && shared;
        let counts = region.iter().map(|s| s.count);
        let fits = value.shape.is_scalar()
            || counts.enumerate().all(|(k, count)| value.shape.dim(k) == count);
        let within: usize = region.iter().map(|s| s.count).product();
        fits && region.len() == n.shape.ndims()
            && (copied || self.is_fused(base))
            && self.is_computed_anywhere(value)
            && n.numel().saturating_sub(within) <= FOR_NOTHING
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

    /// Whether a view shows what is then assigned to: the same places.
    pub(super) fn is_assigned_again(&self, n: &Node, map: &ViewMap) -> bool {
        let same = |region: &Region| {
            region.iter().zip(map).enumerate().all(|(k, (stretch, along))| {
                let here = along.of == Some(k as u8) || stretch.count == 1 && along.of.is_none();
                here && along.offset == stretch.start as i64 && along.step == stretch.step
            })
        };
        self.assigned.get(&n.id).is_some_and(|regions| regions.iter().any(same))
    }
}
