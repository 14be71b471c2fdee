//! Routines on the host, one file each. Must not know slots.

mod fft;
mod matmul;
mod runs;
mod scan;
mod search;
mod sort;

use crate::op::lanes::{Lanes, LanesMut, with_lanes};
use crate::op::routine::Routine;
use crate::provider::Fault;
use crate::value::{Array, Data};
use std::rc::Rc;

/// Runs a routine, giving way now and then.
pub(super) async fn run(
    routine: &Routine,
    inputs: &[Rc<Array>],
    outputs: &mut [Data],
) -> Result<(), Fault> {
    match *routine {
        Routine::MatMul(m) => match (inputs, outputs) {
            ([a, b], [c]) => matmul::run(&m, a.data(), b.data(), c).await,
            _ => Err(wrong()),
        },
        Routine::Scan { op, lanes, reverse, at, .. } => match (inputs, outputs) {
            ([x], [y]) if !at => scan::run(op, x.data(), &lanes, reverse, y).await,
            ([x], [y, Data::U32(places)]) if at => {
                scan::run_at(op, x.data(), &lanes, reverse, y, places).await
            }
            _ => Err(wrong()),
        },
        Routine::Sort { lanes, descending, at, .. } => match (inputs, outputs) {
            ([x], [y]) if !at => sort::run(x.data(), &lanes, descending, y, None).await,
            ([x], [y, Data::U32(places)]) if at => {
                sort::run(x.data(), &lanes, descending, y, Some(places)).await
            }
            _ => Err(wrong()),
        },
        Routine::Fft { lanes, inverse, .. } => match (inputs, outputs) {
            ([x], [y]) => fft::run(x.data(), &lanes, inverse, y).await,
            _ => Err(wrong()),
        },
        Routine::Search { or_equal, .. } => match (inputs, outputs) {
            ([table, x], [Data::U32(found)]) => {
                search::run(table.data(), x.data(), or_equal, found).await
            }
            _ => Err(wrong()),
        },
        Routine::Runs { op, .. } => match (inputs, outputs) {
            ([ends, x], [y]) => runs::run(op, ends.data(), x.data(), y),
            _ => Err(wrong()),
        },
        Routine::Owners { .. } => match (inputs, outputs) {
            ([at], [Data::U32(owners)]) => owned(at.data(), owners),
            _ => Err(wrong()),
        },
    }
}

/// The last write to each element, counted from 1.
fn owned(at: &Data, owners: &mut [u32]) -> Result<(), Fault> {
    let Data::U32(at) = at else { return Err(wrong()) };
    owners.fill(0);
    for (k, &place) in at.iter().enumerate() {
        if let Some(owner) = owners.get_mut(place as usize) {
            *owner = k as u32 + 1;
        }
    }
    Ok(())
}

fn wrong() -> Fault {
    Fault::Broken("a routine with other inputs or outputs than it takes".into())
}

/// Copies `count` elements.
pub(super) fn copy(
    from: &Data,
    from_at: usize,
    to: &mut Data,
    to_at: usize,
    count: usize,
) -> Result<(), Fault> {
    if from_at + count > from.len() || to_at + count > to.len() {
        return Err(Fault::Broken("a copy beyond its arrays".into()));
    }
    with_lanes!(Lanes::of(from, from_at, count), LanesMut::of(to, to_at, count), (x, o) => {
        o.copy_from_slice(x);
        Ok(())
    }, else Err(Fault::Broken("a copy between types".into())))
}
