//! Between which numbers the elements of a node lie, found from how it is made: nobody needs to ask a device whether
//! `(1:n) + (0:m-1)'` are places. It is looked for where it is asked and kept nowhere, so that no plan hangs on it.

use super::node::{Kind, Node, Number};
use crate::op::known::Interval;
use crate::value::{Class, ElemType, Scalar};
use smallvec::SmallVec;
use std::rc::Rc;

/// So many nodes are looked at for a question.
const NODES: usize = 64;
/// Of arrays on the host with so many elements these are looked at.
const ELEMENTS: usize = 1 << 14;
/// Whole numbers up to these are exact in doubles, and in singles.
const EXACT: (f64, f64) = (9_007_199_254_740_992.0, 16_777_216.0);

/// The bounds of a node's elements, where that can be said.
pub(super) fn of(node: &Rc<Node>) -> Option<Interval> {
    within(node, &mut NODES.clone())
}

fn within(node: &Rc<Node>, budget: &mut usize) -> Option<Interval> {
    *budget = budget.checked_sub(1)?;
    if node.ty.complex || node.is_closed() || node.numel() == 0 {
        return None;
    }
    if node.ty == ElemType::LOGICAL {
        return Some(Interval { least: 0.0, most: 1.0, whole: true });
    }
    let bounds = match (node.host(), &node.kind) {
        (_, Kind::Scalar(Number::Real(s))) => Interval::of_number(s.to_f64()),
        (Some(a), _) if a.numel() <= ELEMENTS => {
            let element = |i| Interval::of_number(Scalar::of(a.data(), i)?.to_f64());
            (0..a.numel()).map(element).reduce(|a, b| Some(a?.and(b?)))?
        }
        (Some(_), _) => None,
        (None, kind) => made(node, kind, budget),
    }?;
    match range_of(node.ty.class) {
        // What does not fit is the nearest that does.
        Some((least, most)) => {
            let Interval { least: from, most: to, .. } = bounds.rounded(f64::round);
            Some(Interval {
                least: from.clamp(least, most),
                most: to.clamp(least, most),
                whole: true,
            })
        }
        // Beyond, sums are rounded.
        None => {
            let exact = if node.ty == ElemType::SINGLE { EXACT.1 } else { EXACT.0 };
            (bounds.least >= -exact && bounds.most <= exact).then_some(bounds)
        }
    }
}

fn made(node: &Rc<Node>, kind: &Kind, budget: &mut usize) -> Option<Interval> {
    match kind {
        Kind::Coord(k) => {
            let most = node.shape.dim(usize::from(*k)).saturating_sub(1) as f64;
            Some(Interval { least: 0.0, most, whole: true })
        }
        // To singles, what is not whole is rounded outwards as well.
        Kind::Cast => within(&node.input(0)?, budget)
            .filter(|bounds| node.ty != ElemType::SINGLE || bounds.whole),
        Kind::View(_) | Kind::Reshape | Kind::Gather => within(&node.input(0)?, budget),
        Kind::Assign(_) | Kind::Cat(_) => {
            let parts = node.inputs();
            let parts = parts.iter().filter(|part| part.numel() > 0);
            parts.map(|part| within(part, budget)).reduce(|a, b| Some(a?.and(b?)))?
        }
        Kind::Op { op, .. } => {
            let inputs = node.inputs();
            let of: Option<SmallVec<[Interval; 3]>> =
                inputs.iter().map(|input| within(input, budget)).collect();
            (op.row().bounds)(&of?)
        }
        _ => None,
    }
}

/// What a class of whole numbers holds, as far as doubles say it exactly; None of floating-point numbers.
fn range_of(class: Class) -> Option<(f64, f64)> {
    // Exact: 2^31 and 2^32 are the greatest of them.
    let power = |bits: u32| (1u64 << bits) as f64;
    let signed = |bits: u32| (-power(bits - 1), power(bits - 1) - 1.0);
    let unsigned = |bits: u32| (0.0, power(bits) - 1.0);
    Some(match class {
        Class::Int8 => signed(8),
        Class::Int16 => signed(16),
        Class::Int32 => signed(32),
        Class::UInt8 => unsigned(8),
        Class::UInt16 | Class::Char => unsigned(16),
        Class::UInt32 => unsigned(32),
        Class::Int64 => (-EXACT.0, EXACT.0),
        Class::UInt64 => (0.0, EXACT.0),
        Class::Logical => (0.0, 1.0),
        Class::Double | Class::Single => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::of;
    use crate::graph::{Graph, Thresholds};
    use crate::op::Op;
    use crate::op::known::Question;
    use crate::value::{Range, Value};
    use std::rc::Rc;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn range(g: &mut Graph, start: f64, step: f64, count: usize) -> Value {
        let last = start + step * (count as f64 - 1.0);
        let range = Range { start, step, count, last };
        g.range(&Rc::new(range)).unwrap_or_else(|_| panic!("a range"))
    }

    fn is_place(g: &mut Graph, x: &Value, most: u32) -> bool {
        let node = g.operand(x).unwrap_or_else(|_| panic!("an operand"));
        of(&node).is_some_and(|bounds| Question::NoPlace(most).is_beyond(bounds))
    }

    #[test]
    fn what_is_made_of_ranges_has_their_bounds() {
        let mut g = Graph::new(Thresholds { small: 0, ..Thresholds::default() });
        let number = |x: f64| Value::from(x);
        let down = range(&mut g, 9.0, -1.0, 9);
        let up = range(&mut g, 0.0, 1.0, 5);
        let apply = |g: &mut Graph, op, args: &[Value]| {
            g.elementwise(op, args).unwrap_or_else(|_| panic!("an operation"))
        };
        assert!(is_place(&mut g, &down, 9) && !is_place(&mut g, &down, 8));
        assert!(!is_place(&mut g, &up, 100));
        let turned = g.reshape(&up, crate::value::Shape::matrix(5, 1));
        let turned = turned.unwrap_or_else(|_| panic!("a column"));
        let sum = apply(&mut g, Op::Add, &[down.clone(), turned]);
        assert!(is_place(&mut g, &sum, 13) && !is_place(&mut g, &sum, 12));
        let half = apply(&mut g, Op::Div, &[down.clone(), number(2.0)]);
        assert!(!is_place(&mut g, &half, 9));
        let ceil = apply(&mut g, Op::Ceil, &[half]);
        assert!(is_place(&mut g, &ceil, 5) && !is_place(&mut g, &ceil, 4));
        let folded = apply(&mut g, Op::Mod, &[up, number(3.0)]);
        let folded = apply(&mut g, Op::Add, &[folded, number(1.0)]);
        assert!(is_place(&mut g, &folded, 3) && !is_place(&mut g, &folded, 2));
        let lost = apply(&mut g, Op::Sqrt, &[down]);
        assert!(!is_place(&mut g, &lost, 9));
    }
}
