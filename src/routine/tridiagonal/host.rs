//! The definition.

use super::super::{HostFault, WRONG};
use crate::op::linear::tridiagonal::reduce;
use crate::op::linear::{Dense, RealNumber};
use crate::value::{Data, Element};

pub(super) fn run(n: usize, a: &Data, outputs: &mut [Data]) -> Result<(), HostFault> {
    match a {
        Data::F32(a) => store(n, a, outputs),
        Data::F64(a) => store(n, a, outputs),
        _ => Err(WRONG),
    }
}

fn store<T: RealNumber + Element>(
    n: usize,
    a: &[T],
    outputs: &mut [Data],
) -> Result<(), HostFault> {
    let reduced = reduce(Dense::new(a.to_vec(), n, n));
    let mut outputs = outputs.iter_mut().map(|out| T::slice_mut(out).ok_or(WRONG));
    let mut next = || outputs.next().transpose();
    let out = next()?.ok_or(WRONG)?;
    out[..n].copy_from_slice(&reduced.diagonal);
    out[n..].fill(T::default());
    out[n..n + reduced.beside.len()].copy_from_slice(&reduced.beside);
    if let (Some(vectors), Some(factors)) = (next()?, next()?) {
        let found = reduced.reflections();
        vectors.copy_from_slice(&found.0.data);
        factors.copy_from_slice(&found.1);
    }
    Ok(())
}
