//! Whether a plan is whole: each step reads what is stored before it, and everything that is asked for is stored at the
//! end. One that is not is never run. Must not know how plans are made.

use crate::graph::{Ids, Node, NodeId};
use crate::kernel::lower::{Lowered, Source, Target};
use crate::plan::{Plan, Step};
use std::rc::Rc;

/// The first node that a step reads, or that somebody asks for, and that no step before has stored.
pub(super) fn lost(plan: &Plan, lowered: &[Lowered], roots: &[Rc<Node>]) -> Option<NodeId> {
    let (mut made, mut parts) = (Ids::default(), Ids::default());
    let there = |made: &Ids, n: &Rc<Node>| n.is_ready() || made.contains(&n.id);
    for step in &plan.steps {
        match step {
            Step::Group(g) => {
                for source in &lowered[*g].inputs {
                    match source {
                        Source::Node(n) if !there(&made, n) => return Some(n.id),
                        Source::Parts(fold) if !parts.contains(fold) => return Some(*fold),
                        Source::Node(_) | Source::Parts(_) | Source::Table(_) => {}
                    }
                }
                for target in &lowered[*g].outputs {
                    match target {
                        Target::Whole(n) => made.insert(n.id),
                        // A region is of an array that has been opened.
                        Target::Region(n) if !there(&made, n) => return Some(n.id),
                        Target::Region(_) => false,
                        Target::Parts { fold, .. } => parts.insert(*fold),
                    };
                }
            }
            Step::Routine { inputs, outputs, .. } => {
                if let Some(n) = inputs.iter().find(|n| !there(&made, n)) {
                    return Some(n.id);
                }
                made.extend(outputs.iter().flatten().map(|n| n.id));
            }
            Step::Open { node, base: from } => {
                if let Some(n) = from.iter().find(|n| !there(&made, n)) {
                    return Some(n.id);
                }
                made.insert(node.id);
            }
            Step::Alias { node, of } => {
                if !there(&made, of) {
                    return Some(of.id);
                }
                made.insert(node.id);
            }
        }
    }
    roots.iter().find(|n| !there(&made, n)).map(|n| n.id)
}
