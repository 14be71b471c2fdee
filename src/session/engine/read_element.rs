//! One element of an array that is stored anyway is read where it lies, without a Kernel that copies it out; and a
//! single that is wanted as a double comes as a single. Must not know how it is read.

use super::{DEVICE, Engine, Trouble, internal, interrupted, slot_of};
use crate::graph::{Kind, Node};
use crate::op;
use crate::residency::Slot;
use crate::value::{Array, Scalar};
use std::rc::Rc;

/// A node that is one element of an array.
pub(super) struct Pick {
    node: Rc<Node>,
    array: Rc<Node>,
    /// Its linear place there.
    at: usize,
}

impl Pick {
    /// Gives the node its element.
    fn give(&self, element: &Rc<Array>) {
        let ty = self.node.ty;
        self.node.set_host(match element.elem_type() == ty {
            true => element.clone(),
            false => Rc::new(op::cast::array(element, ty)),
        });
    }
}

/// How far down an array is looked at.
const DEEPEST: usize = 16;

/// The roots that are computed, and those that are elements of arrays.
pub(super) fn split(roots: &[Rc<Node>]) -> (Vec<Rc<Node>>, Vec<Pick>) {
    let (mut rest, mut picks) = (Vec::new(), Vec::new());
    for node in roots {
        match element(node) {
            Some((array, at)) => picks.push(Pick { node: node.clone(), array, at }),
            None => rest.push(node.clone()),
        }
    }
    (rest, picks)
}

/// The roots and the arrays that are picked from.
pub(super) fn with_arrays(roots: &[Rc<Node>], picks: &[Pick]) -> Vec<Rc<Node>> {
    roots.iter().chain(picks.iter().map(|p| &p.array)).cloned().collect()
}

/// The array that a pending node is an element of, where that has storage or will have it whatever is asked for.
fn element(node: &Rc<Node>) -> Option<(Rc<Node>, usize)> {
    if node.is_ready() || node.ty.complex || !node.shape.is_scalar() {
        return None;
    }
    if node.kind == Kind::Cast {
        return node.input(0).filter(|n| n.ty.bytes() < node.ty.bytes()).map(|n| (n, 0));
    }
    let Kind::View(map) = &node.kind else { return None };
    let mut array = node.input(0)?;
    let strides = array.shape.strides();
    // Every coordinate of one element is 0.
    let places = map.iter().zip(strides).map(|(along, stride)| along.offset * stride as i64);
    let at = usize::try_from(places.sum::<i64>()).ok()?;
    while array.kind == Kind::Reshape
        && !array.is_ready()
        && let Some(inner) = array.input(0)
    {
        array = inner;
    }
    let stored = array.is_ready() || array.is_held() && has_elements(&array);
    (stored && at < array.numel()).then_some((array, at))
}

/// Whether a node is made of more than numbers: then it is stored when somebody holds it.
fn has_elements(node: &Rc<Node>) -> bool {
    let mut stack = vec![node.clone()];
    for _ in 0..DEEPEST {
        let Some(n) = stack.pop() else { return false };
        match n.kind {
            _ if n.is_ready() && !n.is_free() => return true,
            Kind::Scalar(_) | Kind::Coord(_) => {}
            Kind::Op { .. } | Kind::Cast | Kind::View(_) | Kind::Reshape => {
                stack.extend(n.inputs())
            }
            _ => return true,
        }
    }
    true
}

impl Engine {
    /// Brings picked elements to the host.
    pub(super) async fn pick(&mut self, picks: &[Pick]) -> Result<(), Trouble> {
        let mut far: Vec<&Pick> = Vec::new();
        let mut places: Vec<(Rc<Slot>, u64)> = Vec::new();
        for pick in picks.iter().filter(|p| p.node.host().is_none()) {
            if let Some(array) = pick.array.host() {
                let scalar = Scalar::of(array.data(), pick.at);
                let scalar = scalar.ok_or_else(|| internal("an element beyond the end".into()));
                pick.give(&Rc::new(scalar.map_err(Trouble::Error)?.to_array()));
            } else if let Some(slot) = slot_of(&pick.array, DEVICE) {
                places.push((slot, pick.at as u64));
                far.push(pick);
            }
        }
        if far.is_empty() {
            return Ok(());
        }
        let reading = self.residency.read_elements(DEVICE, &places);
        self.done = None;
        let arrays = match &self.turns {
            Some(turns) => turns.interrupt.or(reading).await.ok_or_else(interrupted)??,
            None => reading.await?,
        };
        self.idle = true;
        for (pick, array) in far.iter().zip(arrays) {
            pick.give(&array);
        }
        Ok(())
    }
}
