//! Between which numbers the elements of a node lie, found from how it is made: nobody needs to ask a device whether
//! `(1:n) + (0:m-1)'` are places, or where the greatest elements are. What is found of a node is kept there, and hangs on
//! nothing that changes. What is captured hangs on it (`whole`), and no plan but by that.

use super::block::{Apply, Source};
use super::node::{Kind, Node, Number};
use super::simplify;
use crate::op::Draw;
use crate::op::known::Interval;
use crate::value::{Class, Data, ElemType, Scalar, Shape};
use smallvec::SmallVec;
use std::rc::Rc;

/// So many nodes are looked at for a question: what they have is kept, so that the next one begins behind them.
const NODES: usize = 1 << 12;
/// Of arrays on the host with so many elements these are looked at: less time than a device takes to answer.
const ELEMENTS: usize = 1 << 20;
/// The same where each takes a conversion.
const CONVERTED: usize = 1 << 14;
/// Whole numbers up to these are exact in doubles, and in singles.
const EXACT: (f64, f64) = (9_007_199_254_740_992.0, 16_777_216.0);

/// What a node is made of: the bounds and the shape of each.
type Made<'a> = SmallVec<[(Interval, &'a Shape); 3]>;

/// The bounds of a node's elements.
pub(super) fn of(node: &Rc<Node>) -> Interval {
    let mut budget = NODES;
    let mut stack: Vec<Rc<Node>> = vec![node.clone()];
    while let Some(next) = stack.last().cloned() {
        if next.bounds.get().is_some() {
            stack.pop();
            continue;
        }
        if let Some(bounds) = itself(&next) {
            next.bounds.set(Some(bounds));
            continue;
        }
        let known = stack.len();
        each_that_matters(&next, |origin| {
            if origin.bounds.get().is_none() {
                stack.push(origin.clone());
            }
        });
        if stack.len() == known {
            from_origins(&next);
            continue;
        }
        match budget.checked_sub(stack.len() - known) {
            Some(left) => budget = left,
            None => return Interval::ANY,
        }
    }
    node.bounds.get().unwrap_or(Interval::ANY)
}

/// Calls a function with each thing that a node is made of whose bounds say something of its own. What a view sees of what was
/// written piece by piece is the piece.
fn each_that_matters(node: &Rc<Node>, mut f: impl FnMut(&Rc<Node>)) {
    let closed = node.stands_for().is_some();
    if let (Kind::View(map), false, Some(of)) = (&node.kind, closed, node.origin(0)) {
        return f(&simplify::view_of(of, map.clone(), &node.shape, Node::origin).0);
    }
    let mut nth = 0;
    node.each_origin(|origin| {
        if closed || matters(&node.kind, nth) {
            f(origin);
        }
        nth += 1;
    });
}

/// Whether the bounds of input `k` say something of those of the result.
fn matters(kind: &Kind, k: usize) -> bool {
    match kind {
        Kind::Gather => k == 0,
        Kind::Op { op, .. } => op.row().bounds.is_some(),
        _ => true,
    }
}

/// Bounds that are seen without looking further.
fn itself(node: &Node) -> Option<Interval> {
    if node.ty.complex || node.numel() == 0 {
        return Some(Interval::ANY);
    }
    if node.ty == ElemType::LOGICAL {
        return Some(Interval::up_to(1.0));
    }
    if let Kind::Scalar(Number::Real(s)) = node.kind {
        return Some(Interval::of_number(s.to_f64()));
    }
    let array = node.host().filter(|a| a.numel() <= ELEMENTS)?;
    match array.data() {
        Data::F64(v) => Some(of_numbers(v)),
        Data::F32(v) => Some(of_numbers(v)),
        data if array.numel() <= CONVERTED => {
            let element = |i| Scalar::of(data, i).map(|s| Interval::of_number(s.to_f64()));
            (0..array.numel()).map(element).reduce(|a, b| Some(a?.and(b?)))?
        }
        _ => None,
    }
}

/// The bounds of numbers that there are.
fn of_numbers<T: Copy + Into<f64>>(numbers: &[T]) -> Interval {
    let all = || numbers.iter().map(|&x| x.into());
    let (mut least, mut most) = (f64::INFINITY, f64::NEG_INFINITY);
    let mut missing = false;
    for x in all() {
        missing |= x.is_nan();
        // What is no number is neither less nor greater.
        least = if x < least { x } else { least };
        most = if x > most { x } else { most };
    }
    if least > most {
        return Interval::ANY;
    }
    let whole = all().all(|x| !x.is_finite() || x == libm::trunc(x));
    Interval { least, most, whole, numbers: !missing }
}

/// Finds the bounds of a node all of whose origins have theirs.
fn from_origins(node: &Rc<Node>) {
    if let Some(apply) = node.stands_for() {
        within(&apply);
        if node.bounds.get().is_some() {
            return;
        }
    }
    let mut origins: SmallVec<[Rc<Node>; 3]> = SmallVec::new();
    match node.kind {
        Kind::View(_) => each_that_matters(node, |origin| origins.push(origin.clone())),
        _ => node.each_origin(|origin| origins.push(origin.clone())),
    }
    // An input that says nothing was not looked at, and a computed node may have forgotten its inputs.
    let of = |origin: &Rc<Node>| origin.bounds.get().unwrap_or(Interval::ANY);
    let made: Made<'_> = origins.iter().map(|origin| (of(origin), &origin.shape)).collect();
    let bounds = made_of(&node.kind, node.ty, &node.shape, &made);
    node.bounds.set(Some(bounds.known(node.facts)));
}

/// Finds the bounds of the parts of an application that are nodes, from those of its arguments.
fn within(apply: &Apply) {
    let mut found: Vec<(Interval, Shape)> = Vec::new();
    apply.each_part(|part, node| {
        let inputs = part.inputs.iter().map(|source| match source {
            Source::Arg(k) => {
                let arg = &apply.args[*k as usize];
                (arg.bounds.get().unwrap_or(Interval::ANY), &arg.shape)
            }
            Source::Part(k) => {
                let (bounds, shape) = &found[*k as usize];
                (*bounds, shape)
            }
        });
        let bounds = made_of(part.kind, part.ty, part.shape, &inputs.collect());
        let bounds = bounds.known(part.facts);
        if let Some(node) = node {
            node.bounds.set(Some(bounds));
        }
        found.push((bounds, part.shape.clone()));
    });
}

/// The bounds of what is made like that.
fn made_of(kind: &Kind, ty: ElemType, shape: &Shape, made: &Made<'_>) -> Interval {
    if ty.complex || shape.numel() == 0 {
        return Interval::ANY;
    }
    if ty == ElemType::LOGICAL {
        return Interval::up_to(1.0);
    }
    let bounds: SmallVec<[Interval; 3]> = made.iter().map(|(bounds, _)| *bounds).collect();
    let found = match (kind, made.as_slice()) {
        (Kind::Scalar(Number::Real(s)), _) => Interval::of_number(s.to_f64()),
        (Kind::Coord(k), _) => Interval::of_places(shape.dim(usize::from(*k))),
        // The greatest double below 1, and the greatest single.
        (Kind::Random { draw: Draw::Uniform, .. }, _) => below_one(f64::EPSILON),
        (Kind::Random { draw: Draw::UniformSingle, .. }, _) => below_one(f64::from(f32::EPSILON)),
        (Kind::Cast | Kind::View(_) | Kind::Reshape | Kind::Gather, [(bounds, _), ..]) => *bounds,
        (Kind::Assign(_) | Kind::Cat(_), [_, ..]) => {
            let parts = made.iter().filter(|(_, shape)| shape.numel() > 0);
            parts.map(|(bounds, _)| *bounds).reduce(Interval::and).unwrap_or(Interval::ANY)
        }
        (Kind::Reduce { op, dims }, [(bounds, shape), ..]) => {
            let folded = (0..shape.ndims()).filter(|k| dims >> k & 1 == 1);
            let count: usize = folded.map(|k| shape.dim(k)).product();
            match count {
                0 => Interval::ANY,
                _ => (op.row().bounds)(*bounds, count as f64),
            }
        }
        (Kind::Op { op, .. }, [_, ..]) => match op.row().bounds {
            Some(rule) => rule(&bounds),
            None => Interval::ANY,
        },
        (Kind::Routine(routine, output), [_, ..]) => routine.bounds(*output, &bounds),
        _ => Interval::ANY,
    };
    held(found, ty)
}

fn below_one(epsilon: f64) -> Interval {
    Interval { least: 0.0, most: 1.0 - epsilon / 2.0, whole: false, numbers: true }
}

/// Bounds of numbers as elements of a type hold them.
fn held(bounds: Interval, ty: ElemType) -> Interval {
    if let Some((least, most)) = range_of(ty.class) {
        // What does not fit is the nearest that does, and NaN is 0.
        let bounds = if bounds.numbers { bounds } else { bounds.and(Interval::up_to(0.0)) };
        let Interval { least: from, most: to, .. } = bounds.rounded(f64::round);
        return Interval {
            least: from.clamp(least, most),
            most: to.clamp(least, most),
            whole: true,
            numbers: true,
        };
    }
    let Interval { mut least, mut most, .. } = bounds;
    let mut exact = EXACT.0;
    if ty == ElemType::SINGLE {
        // A device may round either way.
        exact = EXACT.1;
        let (below, above) = (least as f32, most as f32);
        least = f64::from(if f64::from(below) > least { below.next_down() } else { below });
        most = f64::from(if f64::from(above) < most { above.next_up() } else { above });
    }
    // Beyond, sums are rounded.
    Interval {
        least: if least < -exact { f64::NEG_INFINITY } else { least },
        most: if most > exact { f64::INFINITY } else { most },
        ..bounds
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
    use super::{below_one, held, of, of_numbers};
    use crate::graph::{Graph, Thresholds};
    use crate::op::Op;
    use crate::op::known::{Interval, Question};
    use crate::value::{Class, ElemType, Range, Value};
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
        Question::NoPlace(most).is_beyond(of(&node))
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

    #[test]
    fn arrays_of_the_host_are_looked_at() {
        let found = of_numbers(&[3.0f64, -2.0, 7.0]);
        assert_eq!(found, Interval { least: -2.0, most: 7.0, whole: true, numbers: true });
        let found = of_numbers(&[0.5f32, f32::NAN, f32::INFINITY]);
        assert_eq!((found.least, found.most), (0.5, f64::INFINITY));
        assert!(!found.whole && !found.numbers);
        assert_eq!(of_numbers(&[f64::NAN]), Interval::ANY);
    }

    #[test]
    fn what_is_clamped_is_between_its_clamps_even_where_it_was_no_number() {
        let any = Interval::ANY;
        let number = Interval::of_number;
        let clamped = -Interval::greater(-Interval::greater(any, number(1.0)), -number(9.0));
        assert_eq!(clamped, Interval { least: 1.0, most: 9.0, whole: false, numbers: true });
        // Of two that may be no numbers it may be either, or none.
        let low = Interval { most: 2.0, ..any };
        assert_eq!(Interval::greater(low, any), any);
        assert_eq!(held(any, ElemType::real(Class::UInt8)), Interval::up_to(255.0));
        // The greatest single below 1 times 9 may be rounded up.
        let draws = held(below_one(f64::from(f32::EPSILON)), ElemType::SINGLE);
        let product = |of: Interval, ty| held(Interval { most: of.most * 9.0, ..of }, ty);
        assert_eq!(product(draws, ElemType::SINGLE).rounded(f64::floor).most, 9.0);
        let draws = held(below_one(f64::EPSILON), ElemType::DOUBLE);
        assert_eq!(product(draws, ElemType::DOUBLE).rounded(f64::floor).most, 8.0);
    }
}
