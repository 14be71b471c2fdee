//! Exact identities, applied when a node is made: what holds for every operand, NaN, infinities and
//! negative zero included. Must not know plans.

use super::node::{Along, Kind, Node, Number, ViewMap};
use crate::op::Op;
use crate::routine::Lie;
use crate::value::{ElemType, Shape};
use std::rc::Rc;

/// What a primitive on these operands is without computing it, if anything.
pub(super) fn op(
    op: Op,
    operand: ElemType,
    inputs: &[Rc<Node>],
    shape: &Shape,
) -> Option<Rc<Node>> {
    let fits = |n: &Rc<Node>| (n.shape == *shape && n.ty == operand).then(|| n.clone());
    let is = |k: usize, x: f64| inputs.get(k).is_some_and(|n| is_number(n, x));
    let laws = &op.row().laws;
    if laws.neutral_right.is_some_and(|x| is(1, x)) {
        return fits(&inputs[0]);
    }
    if laws.neutral_left.is_some_and(|x| is(0, x)) {
        return fits(&inputs[1]);
    }
    if op == Op::Real
        && operand.complex
        && let Some(part) = real_part(&inputs[0])
    {
        return Some(part).filter(|part| part.shape == *shape);
    }
    match &inputs[0].kind {
        // Saturation makes -(-x) differ for integers.
        Kind::Op { op: inner, .. }
            if *inner == op && laws.undoes_itself && operand.class.is_float() =>
        {
            inputs[0].input(0).and_then(|n| fits(&n))
        }
        Kind::Op { op: inner, operand: of }
            if *inner == op && laws.once_is_enough && *of == operand =>
        {
            fits(&inputs[0])
        }
        _ if laws.keeps_integers && !operand.complex && !operand.class.is_float() => {
            fits(&inputs[0])
        }
        _ if laws.keeps_reals && !operand.complex => fits(&inputs[0]),
        _ => None,
    }
}

/// The real part of what is an array here, and that without its imaginary part there: it is the same either way.
fn real_part(of: &Node) -> Option<Rc<Node>> {
    let is_op = |n: &Node, which| matches!(n.kind, Kind::Op { op, .. } if op == which);
    if !is_op(of, Op::Select) {
        return None;
    }
    let (one, other) = (of.input(1)?, of.input(2)?);
    let part_of = |whole: &Rc<Node>, other: &Node| {
        let part = if other.kind == Kind::Cast { other.input(0)? } else { return None };
        let same = part.input(0).is_some_and(|from| Rc::ptr_eq(&from, whole));
        (same && is_op(&part, Op::Real)).then_some(part)
    };
    part_of(&one, &other).or_else(|| part_of(&other, &one))
}

/// Whether a node is this number from the host; -0 is not 0.
pub(super) fn is_number(node: &Node, x: f64) -> bool {
    match node.kind {
        Kind::Scalar(Number::Real(s)) => {
            s.to_f64() == x && !(x == 0.0 && s.to_f64().is_sign_negative())
        }
        _ => false,
    }
}

/// A view of a view as one view of what is behind both; a view of what was just assigned as a view of
/// the assigned value, and of what was not touched as a view of the base.
pub(super) fn view(from: Rc<Node>, map: ViewMap, shape: &Shape) -> (Rc<Node>, ViewMap) {
    view_of(from, map, shape, Node::input)
}

/// The same by what else than its inputs a node is made of.
pub(super) fn view_of(
    mut from: Rc<Node>,
    mut map: ViewMap,
    shape: &Shape,
    made_of: impl Fn(&Node, usize) -> Option<Rc<Node>>,
) -> (Rc<Node>, ViewMap) {
    while matches!(from.kind, Kind::View(_) | Kind::Assign(_)) {
        let Some(input) = made_of(&from, 0) else { break };
        match &from.kind {
            Kind::View(inner) => map = inner.iter().map(|a| through(a, &map)).collect(),
            Kind::Assign(region) if apart(&map, region, shape) => {}
            Kind::Assign(region) => {
                let value = made_of(&from, 1).filter(|v| !v.shape.is_scalar());
                let Some(value) = value else { break };
                let Some(within) = inside(&map, region, shape) else { break };
                map = within;
                from = value;
                continue;
            }
            _ => break,
        }
        from = input;
    }
    (from, map)
}

fn through(inner: &Along, outer: &ViewMap) -> Along {
    let Some(k) = inner.of else { return *inner };
    match outer.get(k as usize) {
        Some(o) => {
            let step = inner.step * o.step;
            let of = if step == 0 { None } else { o.of };
            Along { offset: inner.offset + inner.step * o.offset, step, of }
        }
        None => Along { step: 0, of: None, ..*inner },
    }
}

fn reach(a: &Along, shape: &Shape) -> (i64, i64) {
    let extent = a.of.map_or(1, |k| shape.dim(k as usize)) as i64;
    let last = a.offset + a.step * (extent - 1).max(0);
    (a.offset.min(last), a.offset.max(last))
}

/// Whether a view sees nothing of a region: along some dimension they do not meet.
fn apart(map: &ViewMap, region: &[super::Stretch], shape: &Shape) -> bool {
    map.iter().zip(region).any(|(a, r)| {
        let (low, high) = reach(a, shape);
        let last = r.start as i64 + r.step * (r.count as i64 - 1);
        high < last.min(r.start as i64) || low > last.max(r.start as i64)
    })
}

/// A view that sees nothing but a region, as a view of what the region was set to.
fn inside(map: &ViewMap, region: &[super::Stretch], shape: &Shape) -> Option<ViewMap> {
    if map.len() != region.len() {
        return None;
    }
    map.iter()
        .zip(region)
        .map(|(a, r)| {
            let (low, high) = reach(a, shape);
            let last = r.start as i64 + r.step * (r.count as i64 - 1);
            let covered = low >= last.min(r.start as i64) && high <= last.max(r.start as i64);
            let from_start = a.offset - r.start as i64;
            let whole = r.step != 0 && from_start % r.step == 0 && a.step % r.step == 0;
            (covered && whole).then(|| Along {
                offset: from_start / r.step,
                step: a.step / r.step,
                of: a.of,
            })
        })
        .collect()
}

/// Whether a view gives its input's elements under its input's shape.
pub(super) fn is_identity(from: &Node, map: &ViewMap, shape: &Shape) -> bool {
    from.shape == *shape
        && map.iter().enumerate().all(|(k, a)| {
            a.offset == 0 && ((a.step == 1 && a.of == Some(k as u8)) || from.shape.dim(k) == 1)
        })
}

/// Whether a view gives all of its input's elements in their linear order.
pub(super) fn keeps_order(from: &Node, map: &ViewMap, shape: &Shape) -> bool {
    if from.numel() != shape.numel() {
        return false;
    }
    let strides = shape.strides();
    let inner = from.shape.strides();
    map.iter().enumerate().all(|(k, a)| {
        let extent = from.shape.dim(k);
        let along =
            a.of.map(|o| (shape.dim(o as usize), strides.get(o as usize).copied().unwrap_or(1)));
        extent == 1 || (a.offset == 0 && a.step == 1 && along == Some((extent, inner[k])))
    })
}

/// The operand of a matrix product behind a transpose, and how it lies.
pub(super) fn lie(node: Rc<Node>) -> (Rc<Node>, Lie) {
    let is_transpose = |n: &Node| match &n.kind {
        Kind::View(map) => n.input(0).is_some_and(|from| {
            from.shape.ndims() == 2
                && from.numel() == n.numel()
                && map
                    .iter()
                    .enumerate()
                    .all(|(k, a)| a.offset == 0 && a.step == 1 && a.of == Some(1 - k as u8))
        }),
        // A vector's transpose is a reshape of it.
        Kind::Reshape => n.input(0).is_some_and(|from| {
            from.shape.is_vector()
                && from.shape.rows() == n.shape.cols()
                && from.shape.cols() == n.shape.rows()
        }),
        _ => false,
    };
    if is_transpose(&node)
        && let Some(from) = node.input(0)
    {
        return (from, Lie::Transposed);
    }
    if let Kind::Op { op, .. } = node.kind
        && op == Op::Conj
        && let Some(inner) = node.input(0)
        && is_transpose(&inner)
        && let Some(from) = inner.input(0)
    {
        return (from, Lie::Conjugated);
    }
    (node, Lie::Straight)
}
