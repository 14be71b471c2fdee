//! What is known of the elements of a node from how it is made, so that a square root of squares need
//! not ask the device whether anything is negative. Must not look at elements (but for scalars).

use super::node::{Facts, Kind, Node, Number};
use crate::op::{Draw, Op, ReduceOp};
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
        Kind::Op { op, .. } => of_op(*op, inputs),
        Kind::Cast | Kind::View(_) | Kind::Reshape | Kind::Gather => from(0),
        Kind::Reduce { op, .. } => match op {
            ReduceOp::Sum => Facts { unit: false, ..from(0) },
            ReduceOp::Prod | ReduceOp::Min | ReduceOp::Max => from(0),
            _ => Facts { nonnegative: true, unit: false, whole: true },
        },
        Kind::Assign(_) | Kind::Cat(_) => {
            inputs.iter().map(|n| n.facts).reduce(both).unwrap_or_default()
        }
        _ => Facts::default(),
    };
    Facts {
        nonnegative: plain.nonnegative || learned.nonnegative,
        unit: plain.unit || learned.unit,
        whole: plain.whole || learned.whole,
    }
}

fn both(a: Facts, b: Facts) -> Facts {
    Facts {
        nonnegative: a.nonnegative && b.nonnegative,
        unit: a.unit && b.unit,
        whole: a.whole && b.whole,
    }
}

fn of_op(op: Op, inputs: &[Rc<Node>]) -> Facts {
    let at = |k: usize| inputs.get(k).map_or(Facts::default(), |n| n.facts);
    let (a, b) = (at(0), at(1));
    let same = matches!(inputs, [x, y] if Rc::ptr_eq(x, y));
    match op {
        // A sum of whole numbers is whole, or so large that it is whole anyway.
        Op::Add => Facts { unit: false, ..both(a, b) },
        Op::Sub => Facts { nonnegative: false, unit: false, whole: a.whole && b.whole },
        Op::Mul => {
            let f = both(a, b);
            Facts { nonnegative: f.nonnegative || same, ..f }
        }
        Op::Div => Facts { nonnegative: a.nonnegative && b.nonnegative, ..Facts::default() },
        Op::Pow => {
            let even = inputs.get(1).is_some_and(|e| match e.kind {
                Kind::Scalar(Number::Real(s)) => s.to_f64() % 2.0 == 0.0,
                _ => false,
            });
            Facts { nonnegative: even || a.nonnegative, ..Facts::default() }
        }
        Op::Neg => Facts { nonnegative: false, ..a },
        Op::Abs => Facts { nonnegative: true, ..a },
        Op::Sign => Facts { unit: true, whole: true, nonnegative: a.nonnegative },
        Op::Floor | Op::Ceil | Op::Round | Op::Fix => Facts { whole: true, ..a },
        // NaN is skipped, so one operand that is never negative is enough.
        Op::Max => Facts { nonnegative: a.nonnegative || b.nonnegative, ..both(a, b) },
        Op::Min => both(a, b),
        Op::Hypot => Facts { nonnegative: true, ..Facts::default() },
        Op::Sqrt => Facts { nonnegative: true, unit: a.unit, whole: false },
        Op::Exp | Op::Pow2 | Op::Cosh => Facts { nonnegative: true, ..Facts::default() },
        Op::Sin | Op::Cos => Facts { unit: true, ..Facts::default() },
        Op::Tanh => Facts { unit: true, nonnegative: a.nonnegative, whole: false },
        Op::Erf => Facts { unit: true, nonnegative: a.nonnegative, whole: false },
        Op::Erfc => Facts { nonnegative: true, ..Facts::default() },
        Op::Real | Op::Conj => a,
        Op::Select => both(b, at(2)),
        _ => Facts::default(),
    }
}
