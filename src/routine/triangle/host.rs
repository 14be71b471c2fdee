//! The definition.

use super::super::{HostFault, WRONG};
use super::TriangularSystem;
use crate::op::linear::{Dense, RealNumber, triangular};
use crate::value::Data;

pub(super) fn run(
    of: &TriangularSystem,
    t: &Data,
    b: &Data,
    x: &mut Data,
) -> Result<(), HostFault> {
    match (t, b, x) {
        (Data::F32(t), Data::F32(b), Data::F32(x)) => solve(of, t, b, x),
        (Data::F64(t), Data::F64(b), Data::F64(x)) => solve(of, t, b, x),
        _ => return Err(WRONG),
    }
    Ok(())
}

fn solve<T: RealNumber>(of: &TriangularSystem, t: &[T], b: &[T], x: &mut [T]) {
    let (n, cols) = (of.n as usize, of.cols as usize);
    let which = triangular::Triangle { upper: of.upper, ones: of.ones };
    let mut found = Dense::new(b.to_vec(), n, cols);
    triangular::solve_in_place(&Dense::new(t.to_vec(), n, n), which, of.turned, &mut found);
    x.copy_from_slice(&found.data);
}
