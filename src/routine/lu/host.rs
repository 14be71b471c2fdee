//! The definition.

use super::super::{HostFault, WRONG};
use crate::op::linear::{Dense, RealNumber, lu};
use crate::value::Data;

pub(super) fn run(
    n: usize,
    a: &Data,
    packed: &mut Data,
    order: &mut [u32],
    told: &mut [u32],
) -> Result<(), HostFault> {
    match (a, packed) {
        (Data::F32(a), Data::F32(packed)) => factor(n, a, packed, order, told),
        (Data::F64(a), Data::F64(packed)) => factor(n, a, packed, order, told),
        _ => Err(WRONG),
    }
}

fn factor<T: RealNumber>(
    n: usize,
    a: &[T],
    packed: &mut [T],
    order: &mut [u32],
    told: &mut [u32],
) -> Result<(), HostFault> {
    let [without, odd] = told else { return Err(WRONG) };
    let factors = lu::factor(Dense::new(a.to_vec(), n, n));
    packed.copy_from_slice(&factors.packed.data);
    for (place, row) in order.iter_mut().zip(&factors.order) {
        *place = *row as u32;
    }
    // What is no number is no pivot.
    let is_pivot = |k: usize| factors.packed.at(k, k).size() > T::default();
    *without = (0..n).find(|&k| !is_pivot(k)).map_or(0, |k| k as u32 + 1);
    *odd = u32::from(factors.odd);
    Ok(())
}
