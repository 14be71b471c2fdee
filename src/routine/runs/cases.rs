//! Folds of runs: many short ones, a few long ones, empty ones, and elements behind the last.

use super::Runs;
use crate::op::ReduceOp;
use crate::routine::cases::{Case, to_fold};
use crate::value::{Data, ElemType};

pub(super) fn all() -> Vec<Case> {
    let mut all = Vec::new();
    for (count, len) in [(1u32, 1u32), (300, 9_000), (70_000, 900), (70_000, 3), (5_000, 5_000)] {
        for ty in [ElemType::DOUBLE, ElemType::SINGLE] {
            for op in [ReduceOp::Sum, ReduceOp::Prod, ReduceOp::Min, ReduceOp::Max] {
                let what = format!("{op:?} of {len} runs of {count} {ty}");
                let runs = Runs { op, ty, count, len };
                all.push(Case::new(what, runs, &[len as usize], move |r| {
                    let mut ends: Vec<u32> =
                        (0..len).map(|_| (r.bits() >> 33) as u32 % (count + 1)).collect();
                    ends.sort_unstable();
                    vec![Data::U32(ends), to_fold(op, ty, count as usize, r)]
                }));
            }
        }
    }
    all
}
