//! The definition: in doubles, first to last.

use super::Bins;
use crate::routine::{HostFault, WRONG};
use crate::value::Data;

pub(super) fn run(of: &Bins, places: &Data, x: &Data, y: &mut [f32]) -> Result<(), HostFault> {
    let (Data::U32(places), Data::F32(x)) = (places, x) else { return Err(WRONG) };
    let (each, len) = (of.each() as usize, of.len as usize);
    let (from, step) = of.op.in_doubles().ok_or(WRONG)?;
    if places.len() != x.len() || y.len() != len * of.parts() as usize {
        return Err(HostFault::Broken("bins of another size than declared"));
    }
    let mut folds = vec![from; len];
    for ((places, x), y) in places.chunks(each).zip(x.chunks(each)).zip(y.chunks_mut(len)) {
        folds.fill(from);
        for (&place, &x) in places.iter().zip(x) {
            if let Some(fold) = folds.get_mut(place as usize) {
                *fold = step(*fold, f64::from(x));
            }
        }
        y.iter_mut().zip(&folds).for_each(|(y, &fold)| *y = fold as f32);
    }
    Ok(())
}
