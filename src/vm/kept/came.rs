//! What registers hold where a loop or a passage is reached, as far as its captured work hangs on that: host values by
//! their bits, arrays by what capturing looks at. Must not know what is done with it.

use super::body::Body;
use crate::builtins::{Builtin, Cx};
use crate::bytecode::Reg;
use crate::graph::{Facts, Kind, node_of};
use crate::op::Op;
use crate::value::{Array, ElemType, Scalar, Shape, Value};
use crate::vm::Vm;
use crate::vm::code::Callee;
use crate::vm::frame::Frame;
use smallvec::SmallVec;
use std::rc::Rc;

/// Elements of an array that is compared one by one.
pub(in crate::vm) const FEW: usize = 16;

/// Everything that a stretch hangs on.
#[derive(PartialEq, Hash)]
pub(super) struct Came {
    /// Where the loop starts, its step and its last, by their bits, and how many turns it has.
    steps: [u64; 4],
    /// What counts as small.
    small: usize,
    names: Vec<Option<*const Builtin>>,
    pub(super) values: Vec<In>,
}

/// What came in in a register.
#[derive(PartialEq, Hash)]
pub(super) enum In {
    Empty,
    /// A host value, all of it.
    Bits(SmallVec<[u64; 4]>),
    /// An array, by what capturing looks at.
    Array {
        ty: ElemType,
        shape: Shape,
        facts: Facts,
        lazy: bool,
        /// What a pending one computes, where that undoes or does what another operation would.
        op: Option<(Op, ElemType)>,
        /// The first register that has the same.
        same: usize,
    },
}

impl Came {
    /// Whether any array came in that work would be captured on.
    pub(super) fn has_arrays(&self) -> bool {
        self.values.iter().any(|value| matches!(value, In::Array { .. }))
    }
}

impl Vm {
    /// What a body reads, where all of it can be compared.
    pub(super) fn came(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &Frame,
        body: &Body,
        steps: [u64; 4],
    ) -> Option<Came> {
        if cx.world.random.twister.is_some() {
            return None;
        }
        let small = cx.graph.thresholds.small;
        let mut values: Vec<In> = Vec::with_capacity(body.regs.len());
        for (at, &reg) in body.regs.iter().enumerate() {
            values.push(match frame.regs.get(reg as usize)? {
                None => In::Empty,
                Some(value) => match bits(value) {
                    Some(bits) => In::Bits(bits),
                    None => {
                        let before = body.regs[..at].iter();
                        let alike = |&r: &Reg| {
                            let other = frame.regs.get(r as usize).and_then(Option::as_ref);
                            other.is_some_and(|other| is_same(other, value))
                        };
                        array(value, small, before.clone().position(alike).unwrap_or(at))?
                    }
                },
            });
        }
        let mut names = Vec::with_capacity(body.names.len());
        for &slot in &body.names {
            let free = matches!(frame.regs.get(slot as usize), Some(None));
            names.push(match free.then(|| self.resolve_slot(cx, frame, slot)) {
                Some(Ok(Callee::Builtin(builtin))) => Some(std::ptr::from_ref(builtin)),
                _ => None,
            });
        }
        Some(Came { steps, small, names, values })
    }
}

/// The elements of a small array, marked by how it is held.
fn few(a: &Array, held: u64) -> Option<SmallVec<[u64; 4]>> {
    if a.numel() > FEW || a.elem_type().complex {
        return None;
    }
    let mut all: SmallVec<[u64; 4]> = SmallVec::new();
    all.push(held << 8 | a.elem_type().class as u64);
    all.extend(a.shape().dims().iter().map(|&d| d as u64));
    for k in 0..a.numel() {
        all.push(exact(Scalar::of(a.data(), k)?));
    }
    Some(all)
}

/// The bits of a number, in every class.
fn exact(s: Scalar) -> u64 {
    match s {
        Scalar::F64(x) => x.to_bits(),
        Scalar::F32(x) => u64::from(x.to_bits()),
        Scalar::I64(x) => x as u64,
        Scalar::U64(x) => x,
        // Every other class is exact as a double.
        other => other.to_f64().to_bits(),
    }
}

/// A host value, all of it; None for what is too large, or no number.
pub(super) fn bits(value: &Value) -> Option<SmallVec<[u64; 4]>> {
    match value {
        Value::Scalar(s) => Some(SmallVec::from_slice(&[s.class() as u64, exact(*s)])),
        Value::Range(r) => {
            let numbers = [r.start.to_bits(), r.step.to_bits(), r.last.to_bits(), r.count as u64];
            Some(SmallVec::from_slice(&numbers))
        }
        Value::Array(a) => few(a, 1),
        _ => None,
    }
}

/// An array that a body captures work on, by what capturing looks at.
fn array(value: &Value, small: usize, same: usize) -> Option<In> {
    match value {
        Value::Array(a) if a.numel() > small => {
            let (ty, shape, facts) = (a.elem_type(), a.shape().clone(), Facts::default());
            Some(In::Array { ty, shape, facts, lazy: false, op: None, same })
        }
        Value::Lazy(lazy) => {
            let node = node_of(lazy)?;
            if node.is_free() {
                return None;
            }
            // What is small and on the host is computed with at once.
            if let Some(a) = node.host()
                && node.numel() <= small
            {
                return few(&a, 2).map(In::Bits);
            }
            let op = match node.kind {
                Kind::Op { op: op @ (Op::Neg | Op::Conj | Op::Abs), operand }
                    if !node.is_ready() =>
                {
                    Some((op, operand))
                }
                _ => None,
            };
            let (ty, shape, facts) = (node.ty, node.shape.clone(), node.facts);
            Some(In::Array { ty, shape, facts, lazy: true, op, same })
        }
        _ => None,
    }
}

/// Whether two values are one array.
pub(super) fn is_same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Array(a), Value::Array(b)) => Rc::ptr_eq(a, b),
        (Value::Lazy(a), Value::Lazy(b)) => match (node_of(a), node_of(b)) {
            (Some(a), Some(b)) => Rc::ptr_eq(&a, &b),
            _ => false,
        },
        _ => false,
    }
}
