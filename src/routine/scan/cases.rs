//! Running folds of every type, in few long lanes and many short ones.

use super::Scan;
use crate::op::ReduceOp;
use crate::routine::Lanes;
use crate::routine::cases::{Case, LANES, to_fold, types};
use crate::value::{Class, Data, ElemType};

pub(super) fn all() -> Vec<Case> {
    let mut all = Vec::new();
    for ty in types().filter(|t| !matches!(t.class, Class::Logical | Class::Char)) {
        for (inner, len, outer) in
            LANES.into_iter().chain([(1, 1_500, 70), (1, 5_000, 66), (70, 203, 2)])
        {
            for (k, op) in [ReduceOp::Sum, ReduceOp::Prod, ReduceOp::Min, ReduceOp::Max]
                .into_iter()
                .enumerate()
            {
                // Complex singles are not exact in any order.
                if ty.complex && (op.picks() || ty.class == Class::Single) {
                    continue;
                }
                let lanes = Lanes { inner, len, outer };
                let n = lanes.elements() as usize;
                let reverse = (k + len as usize) % 2 == 1;
                all.push(Case::new(
                    format!("running {op:?} of {ty} {lanes:?} reverse {reverse}"),
                    Scan { op, ty, lanes, reverse, at: false },
                    &[n],
                    move |r| vec![to_fold(op, ty, n, r)],
                ));
            }
        }
    }
    // Many lanes that a group each goes through in several steps.
    for (ty, op) in [(ElemType::SINGLE, ReduceOp::Sum), (ElemType::DOUBLE, ReduceOp::Max)] {
        for reverse in [false, true] {
            let lanes = Lanes { inner: 1, len: 4_200, outer: 260 };
            let n = lanes.elements() as usize;
            all.push(Case::new(
                format!("running {op:?} of {ty} {lanes:?} reverse {reverse}"),
                Scan { op, ty, lanes, reverse, at: false },
                &[n],
                move |r| vec![to_fold(op, ty, n, r)],
            ));
        }
    }
    // Sums of doubles that are no whole numbers, shorter and longer than a block.
    for (inner, len, outer) in [(1, 2_048, 1), (1, 30_001, 1), (3, 4_097, 2), (64, 2_100, 1)] {
        for reverse in [false, true] {
            let lanes = Lanes { inner, len, outer };
            let n = lanes.elements() as usize;
            all.push(Case::new(
                format!("running sum {lanes:?} reverse {reverse}"),
                sum(lanes, reverse),
                &[n],
                move |r| {
                    let x = (0..n).map(|_| (r.bits() >> 11) as f64 * 1.1e-13 - 300.0);
                    vec![Data::F64(x.collect())]
                },
            ));
        }
    }
    // A running sum begins with +0: that of -0 is +0.
    for (inner, len, outer) in [(1, 300, 1), (64, 5, 40)] {
        let lanes = Lanes { inner, len, outer };
        let n = lanes.elements() as usize;
        all.push(Case::new(
            format!("running sum of -0 {lanes:?}"),
            sum(lanes, false),
            &[n],
            move |_| vec![Data::F64(vec![-0.0; n])],
        ));
    }
    all
}

fn sum(lanes: Lanes, reverse: bool) -> Scan {
    Scan { op: ReduceOp::Sum, ty: ElemType::DOUBLE, lanes, reverse, at: false }
}
