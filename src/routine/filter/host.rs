//! The definition.

use super::super::{HostFault, WRONG};
use super::Filter;
use crate::op::pace::Pace;
use crate::value::Data;
use std::ops::{Add, Mul, Sub};

/// What a multiplication and an addition cost, in the units of the op table.
const ARITHMETIC: u64 = 1500;

pub(super) async fn run(
    of: &Filter,
    given: [&Data; 3],
    y: &mut Data,
    after: &mut Data,
) -> Result<(), HostFault> {
    match (given, y, after) {
        ([Data::F32(c), Data::F32(x), Data::F32(before)], Data::F32(y), Data::F32(after)) => {
            filter(of, [c, x, before], y, after).await
        }
        ([Data::F64(c), Data::F64(x), Data::F64(before)], Data::F64(y), Data::F64(after)) => {
            filter(of, [c, x, before], y, after).await
        }
        _ => Err(WRONG),
    }
}

async fn filter<T>(
    of: &Filter,
    [coefficients, x, before]: [&[T]; 3],
    y: &mut [T],
    after: &mut [T],
) -> Result<(), HostFault>
where
    T: Copy + Default + Add<Output = T> + Sub<Output = T> + Mul<Output = T>,
{
    let (order, delays) = (of.order as usize, of.delays() as usize);
    let (inner, len) = (of.lanes.inner as usize, of.lanes.len as usize);
    let states = of.lanes.count() as usize * delays;
    if coefficients.len() != 2 * order || before.len() != states || after.len() != states {
        return Err(HostFault::Broken("a filter of another order than declared"));
    }
    let (b, a) = coefficients.split_at(order);
    after.copy_from_slice(before);
    let mut pace = Pace::default();
    for (lane, z) in after.chunks_mut(delays.max(1)).enumerate() {
        let first = lane % inner + inner * len * (lane / inner);
        for at in (first..).step_by(inner).take(len) {
            let out = z[0] + b[0] * x[at];
            for d in 0..delays {
                let next = if d + 1 < delays { z[d + 1] } else { T::default() };
                z[d] = next + b[d + 1] * x[at] - a[d + 1] * out;
            }
            y[at] = out;
            pace.spend(ARITHMETIC * 2 * order as u64).await;
        }
    }
    Ok(())
}
