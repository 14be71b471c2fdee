//! The definition.

use super::super::{HostFault, WRONG};
use crate::op::linear::tridiagonal::reduce;
use crate::op::linear::{Dense, RealNumber};
use crate::value::Data;

pub(super) fn run(n: usize, a: &Data, out: &mut Data) -> Result<(), HostFault> {
    match (a, out) {
        (Data::F32(a), Data::F32(out)) => store(n, a, out),
        (Data::F64(a), Data::F64(out)) => store(n, a, out),
        _ => return Err(WRONG),
    }
    Ok(())
}

fn store<T: RealNumber>(n: usize, a: &[T], out: &mut [T]) {
    let (diagonal, beside) = reduce(Dense::new(a.to_vec(), n, n));
    out[..n].copy_from_slice(&diagonal);
    out[n..].fill(T::default());
    out[n..n + beside.len()].copy_from_slice(&beside);
}
