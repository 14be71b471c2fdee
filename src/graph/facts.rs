//! What is known of the elements of a node from how it is made, so that a square root of squares need
//! not ask the device whether anything is negative. Must not look at elements (but for scalars).

use super::node::{Kind, Node, Number};
use crate::op::Draw;
use crate::op::known::{Facts, Operands};
use crate::value::{Class, ElemType};
use std::rc::Rc;

/// What is known of a node of this kind on these inputs.
pub(super) fn of(kind: &Kind, ty: ElemType, inputs: &[Rc<Node>]) -> Facts {
    let plain = match ty.class {
        Class::Logical => Facts { nonnegative: true, unit: true, whole: true },
        Class::Char | Class::UInt8 | Class::UInt16 | Class::UInt32 | Class::UInt64 => {
            Facts { nonnegative: true, unit: false, whole: true }
        }
        c if c.is_integer() => Facts { whole: true, ..Facts::default() },
        _ => Facts::default(),
    };
    if ty.complex {
        return Facts::default();
    }
    let from = |k: usize| inputs.get(k).map_or(Facts::default(), |n| n.facts);
    let learned = match kind {
        Kind::Scalar(Number::Real(s)) => {
            let x = s.to_f64();
            Facts { nonnegative: !(x < 0.0), unit: !(x.abs() > 1.0), whole: x == x.trunc() }
        }
        Kind::Random { draw, .. } => {
            let uniform = matches!(draw, Draw::Uniform | Draw::UniformSingle);
            Facts { nonnegative: uniform, unit: uniform, whole: false }
        }
        Kind::Op { op, .. } => {
            let second = inputs.get(1).and_then(|n| match n.kind {
                Kind::Scalar(Number::Real(s)) => Some(s.to_f64()),
                _ => None,
            });
            let same = matches!(inputs, [x, y] if Rc::ptr_eq(x, y));
            (op.row().facts)(&Operands { of: [from(0), from(1), from(2)], same, second })
        }
        Kind::Cast | Kind::View(_) | Kind::Reshape | Kind::Gather => from(0),
        Kind::Reduce { op, .. } => (op.row().facts)(from(0)),
        Kind::Assign(_) | Kind::Cat(_) => {
            inputs.iter().map(|n| n.facts).reduce(Facts::and).unwrap_or_default()
        }
        _ => Facts::default(),
    };
    plain.or(learned)
}
