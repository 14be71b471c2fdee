//! What a well-formed graph is, checked between stages in tests and debug builds.
//! Must not repair anything.

use super::node::{Kind, Node};
use std::rc::Rc;

/// The first thing that is wrong with a node and its inputs, if anything.
pub fn check(node: &Rc<Node>) -> Result<(), String> {
    let fail = |what: &str| Err(format!("{node:?}: {what}"));
    if node.is_ready() {
        return match node.host().is_some() || node.has_slots() {
            true => Ok(()),
            false => fail("ready, but its elements lie nowhere"),
        };
    }
    if node.is_closed() {
        // Its Block was captured, and checked, node by node.
        return Ok(());
    }
    let inputs = node.inputs();
    let arity = match &node.kind {
        Kind::Constant => return fail("a constant has its elements from the start"),
        Kind::Scalar(_) | Kind::Coord(_) | Kind::Random { .. } => 0,
        Kind::Cast | Kind::View(_) | Kind::Reshape | Kind::Reduce { .. } => 1,
        Kind::Gather | Kind::Assign(_) => 2,
        Kind::Op { .. } | Kind::Cat(_) | Kind::Routine(..) => inputs.len(),
    };
    if inputs.len() != arity {
        return fail("wrong number of inputs");
    }
    if inputs.iter().any(|i| i.id >= node.id) {
        return fail("made before its inputs");
    }
    match &node.kind {
        Kind::Op { op, operand } => {
            let wanted = |k| crate::op::operand_type(*op, k, *operand);
            if inputs.iter().enumerate().any(|(k, i)| i.ty != wanted(k)) {
                return fail("operands of other types");
            }
            let shape =
                inputs.iter().try_fold(crate::value::Shape::scalar(), |s, i| s.broadcast(&i.shape));
            if shape.as_ref() != Some(&node.shape) {
                return fail("not the shape of its operands");
            }
        }
        Kind::View(map) => {
            let from = &inputs[0];
            for (k, a) in map.iter().enumerate() {
                let last = match a.of {
                    Some(o) => a.offset + a.step * (node.shape.dim(o as usize) as i64 - 1),
                    None => a.offset,
                };
                let extent = from.shape.dim(k) as i64;
                if !(0..extent).contains(&a.offset) || !(0..extent).contains(&last) {
                    return fail("looks beyond its input");
                }
            }
        }
        Kind::Reshape if inputs[0].numel() != node.numel() => {
            return fail("has another number of elements than its input");
        }
        Kind::Assign(region) => {
            for (k, s) in region.iter().enumerate() {
                let last = s.start as i64 + s.step * (s.count as i64 - 1);
                if last < 0 || last.max(s.start as i64) >= node.shape.dim(k) as i64 {
                    return fail("writes beyond its base");
                }
            }
        }
        _ => {}
    }
    Ok(())
}
