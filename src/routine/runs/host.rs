//! Folds of runs of neighbours: from the identity on in order, first to last. Sums and products of singles are in double.

use crate::op::ReduceOp;
use crate::routine::{HostFault, WRONG};
use crate::value::Data;

/// Folds each run; `ends` are the places behind their ends.
pub(super) fn run(op: ReduceOp, ends: &Data, x: &Data, y: &mut Data) -> Result<(), HostFault> {
    let Data::U32(ends) = ends else { return Err(WRONG) };
    let last = ends.last().map_or(0, |&end| end as usize);
    if last > x.len() || ends.len() != y.len() || !ends.is_sorted() {
        return Err(HostFault::Broken("runs beyond their elements"));
    }
    let (from, step) = op.in_doubles().ok_or(WRONG)?;
    let mut begin = 0;
    let runs = ends.iter().map(|&end| {
        let run = begin..end as usize;
        begin = end as usize;
        run
    });
    match (x, y) {
        (Data::F64(x), Data::F64(y)) => {
            runs.zip(y).for_each(|(run, y)| *y = x[run].iter().fold(from, |sum, &x| step(sum, x)))
        }
        (Data::F32(x), Data::F32(y)) => runs.zip(y).for_each(|(run, y)| {
            *y = x[run].iter().fold(from, |sum, &x| step(sum, f64::from(x))) as f32;
        }),
        _ => return Err(WRONG),
    }
    Ok(())
}
