//! Running folds along a dimension, in the order that `op::fold` defines. A running sum's first element is +0 plus `x[0]`, so
//! that no sum is -0; NaN stays NaN for sums and products, and is skipped by minima and maxima.

use crate::op::ReduceOp;
use crate::op::fold;
use crate::op::lanes::{Lanes, LanesMut, with_lanes};
use crate::op::pace::Pace;
use crate::routine::HostFault;
use crate::routine::Lanes as Along;
use crate::value::Data;

/// What an element costs, in the units of the op table.
const COST: u64 = 1000;

/// A running sum, product, minimum or maximum.
pub(super) async fn run(
    op: ReduceOp,
    x: &Data,
    along: &Along,
    reverse: bool,
    y: &mut Data,
) -> Result<(), HostFault> {
    let (inner, len, outer) = (along.inner as usize, along.len as usize, along.outer as usize);
    if y.len() != x.len() || x.len() != inner * len * outer || y.elem_type() != x.elem_type() {
        return Err(HostFault::Broken("a scan of another size or type than declared"));
    }
    let block = fold::scan_block(op, x.elem_type());
    let mut row = Data::zeros(x.elem_type(), inner);
    let mut pace = Pace::default();
    for o in 0..outer {
        if !fold::fill_identity(op, &mut row) {
            return Err(HostFault::Unsupported(format!(
                "a running {} of {}",
                op.name(),
                x.elem_type()
            )));
        }
        if inner == 1 {
            // One lane: the accumulator stays in a register.
            if !fold::scan_into(op, Lanes::of(x, o * len, len), y, o * len, reverse) {
                return Err(HostFault::Unsupported(format!("a running {}", op.name())));
            }
            pace.spend(COST * len as u64).await;
            continue;
        }
        let mut before = None;
        for j in 0..len {
            if block.is_some_and(|b| j > 0 && j.is_multiple_of(b)) {
                // What comes before this block: the row is that of the last one.
                match &mut before {
                    None => before = Some(row.clone()),
                    Some(before) => {
                        fold::combine(op, before, 0, Lanes::all(&row));
                    }
                }
                fold::fill_identity(op, &mut row);
            }
            let k = if reverse { len - 1 - j } else { j };
            let at = inner * (k + len * o);
            fold::combine(op, &mut row, 0, Lanes::of(x, at, inner));
            with_lanes!(Lanes::all(&row), LanesMut::of(y, at, inner), (r, y) => y.copy_from_slice(r), else ());
            if let Some(before) = &before {
                fold::combine(op, y, at, Lanes::all(before));
            }
            pace.spend(COST * inner as u64).await;
        }
    }
    Ok(())
}

/// A running minimum or maximum and where it was found.
pub(super) async fn run_at(
    op: ReduceOp,
    x: &Data,
    along: &Along,
    reverse: bool,
    y: &mut Data,
    places: &mut [u32],
) -> Result<(), HostFault> {
    let Some(seek) = op.of_place() else {
        return Err(HostFault::Broken("places of a running sum"));
    };
    let (inner, len, outer) = (along.inner as usize, along.len as usize, along.outer as usize);
    if y.len() != x.len() || places.len() != x.len() || x.len() != inner * len * outer {
        return Err(HostFault::Broken("a scan of another size than declared"));
    }
    let mut best = Data::zeros(x.elem_type(), 1);
    let mut pace = Pace::default();
    for o in 0..outer {
        for i in 0..inner {
            let mut place = u32::MAX;
            for k in 0..len {
                let k = if reverse { len - 1 - k } else { k };
                let at = i + inner * (k + len * o);
                if !fold::seek(seek, Lanes::of(x, at, 1), k as u32, &mut best, &mut place, 0) {
                    return Err(HostFault::Unsupported("a running minimum of this class".into()));
                }
                if place == u32::MAX {
                    fold::put_nan(&mut best, 0);
                }
                places[at] = if place == u32::MAX { 0 } else { place };
                with_lanes!(Lanes::all(&best), LanesMut::of(y, at, 1), (b, y) => y[0] = b[0], else ());
            }
            pace.spend(20 * COST * len as u64).await;
        }
    }
    Ok(())
}
