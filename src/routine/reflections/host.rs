//! The definition.

use super::super::{HostFault, WRONG};
use super::Reflections;
use crate::op::linear::{Dense, RealNumber, tridiagonal};
use crate::value::Data;

pub(super) fn run(of: &Reflections, inputs: [&Data; 3], out: &mut Data) -> Result<(), HostFault> {
    match (inputs, out) {
        ([Data::F32(v), Data::F32(tau), Data::F32(c)], Data::F32(out)) => apply(of, v, tau, c, out),
        ([Data::F64(v), Data::F64(tau), Data::F64(c)], Data::F64(out)) => apply(of, v, tau, c, out),
        _ => return Err(WRONG),
    }
    Ok(())
}

fn apply<T: RealNumber>(of: &Reflections, v: &[T], tau: &[T], c: &[T], out: &mut [T]) {
    let (n, cols) = (of.n as usize, of.cols as usize);
    let mut found = Dense::new(c.to_vec(), n, cols);
    tridiagonal::apply(&Dense::new(v.to_vec(), n, n), tau, &mut found);
    out.copy_from_slice(&found.data);
}
