//! The definition: the beginning of a sort.

use super::Smallest;
use crate::op::lanes::{Lanes, LanesMut, with_lanes};
use crate::routine::{Algorithm, HostFault, Sort};
use crate::value::room::has_room;
use crate::value::{Array, Data};
use std::rc::Rc;

pub(super) async fn run(
    of: &Smallest,
    inputs: &[Rc<Array>],
    y: &mut Data,
    places: &mut [u32],
) -> Result<(), HostFault> {
    let all = of.lanes.elements() as usize;
    let bytes = all.saturating_mul(of.ty.bytes() + 4);
    if !has_room(bytes) {
        return Err(HostFault::OutOfMemory { bytes: bytes as u64 });
    }
    let sort = Sort { ty: of.ty, lanes: of.lanes, descending: of.descending, at: true };
    let mut sorted = [Data::zeros(of.ty, all), Data::U32(vec![0; all])];
    sort.host(inputs, &mut sorted).await?;
    let [values, from] = sorted;
    let (inner, len) = (of.lanes.inner as usize, of.lanes.len as usize);
    // The first rows of each group of lanes lie together.
    let taken = inner * of.count as usize;
    for group in 0..of.lanes.outer as usize {
        let (to, at) = (group * taken, group * inner * len);
        with_lanes!(
            Lanes::of(&values, at, taken), LanesMut::of(y, to, taken),
            (x, o) => o.copy_from_slice(x),
            else return Err(HostFault::Broken("the smallest of another type"))
        );
        if let Data::U32(from) = &from {
            places[to..to + taken].copy_from_slice(&from[at..at + taken]);
        }
    }
    Ok(())
}
