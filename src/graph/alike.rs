//! What several calls compute alike is computed once. A node that is captured is not made where the same is pending already
//! (`Graph::make`); the parts of a Block know nothing of those of another one, until they are opened. Must not know plans.

use super::hash::{FxHasher, FxMap};
use super::node::{Kind, Node, NodeId};
use super::{Flush, Graph};
use std::hash::{Hash, Hasher};
use std::rc::Rc;

impl Graph {
    /// The same flush, when its nodes are open, and what is alike is one.
    pub fn opened(&self, closed: &Flush, roots: &[Rc<Node>]) -> Flush {
        closed.open();
        let all = Flush::of(&[roots, &closed.beside].concat(), self.fresh, self.next);
        let numbers = merge(&all.nodes[..all.pending]);
        let flush = Flush::of(roots, self.fresh, self.next);
        let mut beside = closed.beside.clone();
        beside.extend(flush.other_outputs(|| self.live()));
        let mut flush = self.with_beside(flush, roots, beside);
        flush.alike = numbers;
        flush
    }
}

/// Has each of these open nodes, which are in the order of capture, made of the first ones that are like its inputs. What programs
/// hold is stored anyway: nobody computes another one for it. The numbers that were found alike, without which it would differ.
fn merge(nodes: &[Rc<Node>]) -> Vec<Rc<Node>> {
    let mut numbers = Vec::new();
    let mut known: FxMap<u64, Vec<Rc<Node>>> = FxMap::default();
    // The first ones, of nodes that are not.
    let mut first: FxMap<NodeId, Rc<Node>> = FxMap::default();
    // Numbers are parameters of Kernels, each its own.
    for n in nodes.iter().filter(|n| !matches!(n.kind, Kind::Scalar(_))) {
        let inputs = n.borrow_inputs();
        let changed: Vec<(Rc<Node>, Rc<Node>)> =
            inputs.iter().filter_map(|i| Some((first.get(&i.id)?.clone(), i.clone()))).collect();
        drop(inputs);
        n.replace_inputs(&changed);
        let alike = known.entry(key_of(n)).or_default();
        match alike.iter().find(|other| is_alike(other, n)) {
            Some(other) if !n.is_kept() || other.is_kept() => {
                let (mine, theirs) = (n.borrow_inputs(), other.borrow_inputs());
                let apart = theirs.iter().zip(mine.iter()).filter(|(a, b)| !Rc::ptr_eq(a, b));
                apart.for_each(|(a, b)| numbers.extend([a.clone(), b.clone()]));
                first.insert(n.id, other.clone());
            }
            Some(_) => {}
            None => alike.push(n.clone()),
        }
    }
    numbers
}

/// Whether two nodes compute the same. The steps of a loop are parts of the same Block: that their numbers are alike by chance
/// must not make one of them unlike the others.
fn is_alike(a: &Node, b: &Node) -> bool {
    let same_input = |a: &Rc<Node>, b: &Rc<Node>| {
        let numbers = matches!((&a.kind, &b.kind), (Kind::Scalar(x), Kind::Scalar(y)) if x == y);
        Rc::ptr_eq(a, b) || numbers && a.ty == b.ty
    };
    let (left, right) = (a.borrow_inputs(), b.borrow_inputs());
    let steps = match (a.applied(), b.applied()) {
        (Some(x), Some(y)) => x.block.id == y.block.id && x.part_of(a.id) != y.part_of(b.id),
        _ => false,
    };
    !steps
        && (&a.kind, a.ty, &a.shape) == (&b.kind, b.ty, &b.shape)
        && left.len() == right.len()
        && left.iter().zip(right.iter()).all(|(a, b)| same_input(a, b))
}

fn key_of(n: &Node) -> u64 {
    let mut h = FxHasher::default();
    (&n.kind, n.ty, &n.shape).hash(&mut h);
    for i in n.borrow_inputs().iter() {
        match i.kind {
            Kind::Scalar(number) => number.hash(&mut h),
            _ => i.id.hash(&mut h),
        }
    }
    h.finish()
}
