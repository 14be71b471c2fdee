//! The definition.

use super::super::{HostFault, WRONG};
use crate::op::linear::{Dense, cholesky};
use crate::value::Data;

pub(super) fn run(n: usize, a: &Data, r: &mut Data, order: &mut [u32]) -> Result<(), HostFault> {
    match (a, r) {
        (Data::F32(a), Data::F32(r)) => factor(n, a, r, order),
        (Data::F64(a), Data::F64(r)) => factor(n, a, r, order),
        _ => Err(WRONG),
    }
}

fn factor<T: crate::op::linear::RealNumber>(
    n: usize,
    a: &[T],
    r: &mut [T],
    order: &mut [u32],
) -> Result<(), HostFault> {
    let [order] = order else { return Err(WRONG) };
    // From the triangle above the diagonal of A: L of its transpose.
    let mut lower = Dense::new(a.to_vec(), n, n).transposed();
    *order = cholesky::factor(&mut lower).err().unwrap_or(0) as u32;
    let fails = *order as usize;
    let upper = Dense::from_fn(n, n, |i, j| match fails > 0 && i.max(j) + 1 >= fails {
        true => T::default(),
        false => lower.at(j, i),
    });
    r.copy_from_slice(&upper.data);
    Ok(())
}
