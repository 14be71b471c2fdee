//! The definition: with -1 or 1 for each column subtracted from the diagonal, the one that is further away, the first rows have LU
//! factors without exchanges, and those are what reflections are made of (G. Ballard et al., "Reconstructing Householder vectors from
//! tall-skinny QR", 2014).

use super::super::{HostFault, WRONG};
use crate::op::linear::RealNumber;
use crate::value::Data;

pub(super) fn run(n: usize, top: &Data, signs: &mut Data) -> Result<(), HostFault> {
    match (top, signs) {
        (Data::F32(top), Data::F32(signs)) => find(n, top, signs),
        (Data::F64(top), Data::F64(signs)) => find(n, top, signs),
        _ => return Err(WRONG),
    }
    Ok(())
}

fn find<T: RealNumber>(n: usize, top: &[T], signs: &mut [T]) {
    let mut a = top.to_vec();
    for k in 0..n {
        let (done, rest) = a.split_at_mut((k + 1) * n);
        let column = &done[k * n..];
        let sign = if column[k] < T::default() { T::ONE } else { T::default() - T::ONE };
        signs[k] = sign;
        let pivot = column[k] - sign;
        for other in rest.chunks_exact_mut(n) {
            let factor = other[k] / pivot;
            for (y, &x) in other[k + 1..].iter_mut().zip(&column[k + 1..]) {
                *y = *y - x * factor;
            }
        }
    }
}
