//! The key of a trace: what registers hold where a loop or a passage is reached, as far as what is captured there hangs
//! on it: nothing of those that get a value before anything looks at them. Host values by their bits; of arrays the type, the shape and the facts, which is all that a recording lets
//! capture see of them (`recording`). Must not know what is done with it.

use super::body::Body;
use crate::builtins::Cx;
use crate::graph::{Facts, node_of};
use crate::value::{Array, ElemType, Marks, Scalar, Shape, Value};
use crate::vm::Vm;
use crate::vm::frame::{Frame, Loop};
use smallvec::SmallVec;
use std::hash::{Hash, Hasher};
use std::rc::Rc;

/// Elements of an array that is compared one by one.
const FEW: usize = 16;

/// Everything that a trace hangs on.
#[derive(PartialEq, Hash)]
pub(super) struct TraceKey {
    turns: Option<Turns>,
    /// What counts as small.
    small: usize,
    /// The arguments and results of the running function.
    called: (usize, usize),
    pub(super) values: Vec<In>,
}

/// What a loop takes its turns over.
#[derive(PartialEq, Hash)]
enum Turns {
    /// Equally spaced numbers: the first, the step and the last, by their bits, and how many.
    Steps([u64; 4]),
    /// The columns of a host value.
    Columns(In),
}

/// What came in in a register.
#[derive(PartialEq, Hash)]
pub(super) enum In {
    Empty,
    /// Something that nothing looks at.
    Overwritten,
    /// A host value, all of it.
    Bits(SmallVec<[u64; 4]>),
    /// The texts of a string array, in its shape.
    Texts(Shape, Vec<Option<Rc<str>>>),
    /// An array of the host that is small enough to be computed with at once.
    Held(Held),
    /// An array that work is captured on.
    Array {
        ty: ElemType,
        shape: Shape,
        facts: Facts,
        lazy: bool,
        marks: Marks,
        /// The first register that has the same.
        same: usize,
    },
}

/// An array that is the same only when it is the same object. Holding it keeps it from being changed in place.
pub(super) struct Held(Rc<Array>);

impl PartialEq for Held {
    fn eq(&self, other: &Held) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Hash for Held {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Rc::as_ptr(&self.0).hash(state);
    }
}

impl TraceKey {
    /// Whether any array came in that work would be captured on.
    pub(super) fn has_arrays(&self) -> bool {
        self.values.iter().any(|value| matches!(value, In::Array { .. }))
    }
}

impl Vm {
    /// What a body reads, where all of it can be compared.
    pub(super) fn key(
        &self,
        cx: &Cx<'_>,
        frame: &Frame,
        body: &Body,
        slot: Option<u16>,
    ) -> Option<TraceKey> {
        if cx.world.random.twister.is_some() {
            return None;
        }
        let turns = match slot {
            None => None,
            Some(slot) => Some(turns_of(frame.loops.get(slot as usize)?)?),
        };
        let small = cx.graph.thresholds.small;
        let mut values: Vec<In> = Vec::with_capacity(body.regs.len());
        for (at, &reg) in body.regs.iter().enumerate() {
            if body.overwritten[at].is_some() {
                values.push(In::Overwritten);
                continue;
            }
            values.push(match frame.regs.get(reg as usize)? {
                None => In::Empty,
                Some(value) => match bits(value) {
                    Some(bits) => In::Bits(bits),
                    None => {
                        let alike = |&k: &usize| {
                            let other = frame.regs.get(body.regs[k] as usize);
                            let other = other.and_then(Option::as_ref);
                            body.overwritten[k].is_none()
                                && other.is_some_and(|other| is_same(other, value))
                        };
                        array(value, small, (0..at).find(alike).unwrap_or(at))?
                    }
                },
            });
        }
        let called = (frame.nargin, frame.nargout);
        Some(TraceKey { turns, small, called, values })
    }
}

/// What a loop goes over.
fn turns_of(state: &Loop) -> Option<Turns> {
    Some(match state {
        Loop::Range { steps, .. } => {
            let numbers = [steps.start, steps.step, steps.last].map(f64::to_bits);
            Turns::Steps([numbers[0], numbers[1], numbers[2], steps.count])
        }
        // Its elements are values of the host in each turn, however many they are.
        Loop::Columns { value: value @ Value::Array(a), .. } => {
            Turns::Columns(bits(value).map_or_else(|| In::Held(Held(a.clone())), In::Bits))
        }
        _ => return None,
    })
}

/// The elements of a small array, marked by how it is held.
fn few(a: &Array, marks: Marks, held: u64) -> Option<SmallVec<[u64; 4]>> {
    if a.numel() > FEW || a.elem_type().complex {
        return None;
    }
    let mut all: SmallVec<[u64; 4]> = SmallVec::new();
    let marks = u64::from(marks.sparse) | u64::from(marks.on_gpu) << 1;
    all.push((held | marks << 8) << 8 | a.elem_type().class as u64);
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
fn bits(value: &Value) -> Option<SmallVec<[u64; 4]>> {
    match value {
        Value::Scalar(s) => Some(SmallVec::from_slice(&[s.class() as u64, exact(*s)])),
        Value::Range(r) => {
            let numbers = [r.start.to_bits(), r.step.to_bits(), r.last.to_bits(), r.count as u64];
            Some(SmallVec::from_slice(&numbers))
        }
        Value::Array(a) => few(a, value.marks(), 1),
        _ => None,
    }
}

/// An array that is no host value to be compared by its bits.
fn array(value: &Value, small: usize, same: usize) -> Option<In> {
    match value {
        Value::Array(a) if a.numel() > small => {
            let (ty, shape, facts) = (a.elem_type(), a.shape().clone(), Facts::default());
            Some(In::Array { ty, shape, facts, lazy: false, marks: value.marks(), same })
        }
        Value::Array(a) => Some(In::Held(Held(a.clone()))),
        Value::Text(t) if t.texts.len() <= FEW => Some(In::Texts(t.shape.clone(), t.texts.clone())),
        Value::Lazy(lazy) => {
            let node = node_of(lazy)?;
            if node.is_free() {
                return None;
            }
            // What is small and on the host is computed with at once.
            if let Some(a) = node.host()
                && node.numel() <= small
            {
                return match few(&a, lazy.marks, 2) {
                    Some(bits) => Some(In::Bits(bits)),
                    // The array itself does not say it.
                    None if lazy.marks != Marks::default() => None,
                    None => Some(In::Held(Held(a))),
                };
            }
            let (ty, shape, facts) = (node.ty, node.shape.clone(), node.facts);
            Some(In::Array { ty, shape, facts, lazy: true, marks: lazy.marks, same })
        }
        _ => None,
    }
}

/// Whether two values are one array.
pub(super) fn is_same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        _ if a.marks() != b.marks() => false,
        (Value::Array(a), Value::Array(b)) => Rc::ptr_eq(a, b),
        (Value::Lazy(a), Value::Lazy(b)) => match (node_of(a), node_of(b)) {
            (Some(a), Some(b)) => Rc::ptr_eq(&a, &b),
            _ => false,
        },
        _ => false,
    }
}
