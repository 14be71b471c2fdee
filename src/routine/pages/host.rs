//! The definition: columns are eliminated one after the other, each below the first of its greatest elements, and then unknowns are
//! found from the last one on. A page has no inverse where a pivot is nothing beside the greatest element.

use super::super::{HostFault, WRONG};
use super::PageSystems;
use crate::op::linear::RealNumber;
use crate::op::pace::Pace;
use crate::value::Data;

/// What a product takes of the host's pace.
const COST: f64 = 500.0;

pub(super) async fn run(
    of: &PageSystems,
    (a, b): (&Data, &Data),
    x: &mut Data,
    told: &mut [u32],
) -> Result<(), HostFault> {
    match (a, b, x) {
        (Data::F32(a), Data::F32(b), Data::F32(x)) => all(of, (a, b), x, told).await,
        (Data::F64(a), Data::F64(b), Data::F64(x)) => all(of, (a, b), x, told).await,
        _ => return Err(WRONG),
    }
    Ok(())
}

async fn all<T: RealNumber>(of: &PageSystems, (a, b): (&[T], &[T]), x: &mut [T], told: &mut [u32]) {
    let (square, tall) = ((of.n * of.n) as usize, (of.n * of.cols) as usize);
    let mut pace = Pace::default();
    let mut matrix = vec![T::default(); square];
    let at = |page: usize, same: bool, size: usize| if same { 0 } else { page * size };
    for ((page, x), told) in x.chunks_exact_mut(tall.max(1)).enumerate().zip(told) {
        matrix.copy_from_slice(&a[at(page, of.same[0], square)..][..square]);
        x.copy_from_slice(&b[at(page, of.same[1], tall)..][..tall]);
        *told = u32::from(!solve(of.n as usize, &mut matrix, x));
        if *told != 0 {
            x.fill(T::default());
        }
        pace.spend((COST * of.products() / f64::from(of.pages.max(1))) as u64).await;
    }
}

/// Whether the matrix has an inverse; X comes in the place of B.
fn solve<T: RealNumber>(n: usize, a: &mut [T], b: &mut [T]) -> bool {
    let greatest = a.iter().fold(T::default(), |m, x| if x.size() > m { x.size() } else { m });
    let least = T::nearest(n as f64) * greatest * T::EPSILON;
    let mut well = true;
    for k in 0..n {
        let (done, rest) = a.split_at_mut((k + 1) * n);
        let column = &mut done[k * n..];
        let mut at = k;
        for i in k + 1..n {
            if column[i].size() > column[at].size() {
                at = i;
            }
        }
        well &= column[at].size() > least;
        column.swap(k, at);
        let pivot = column[k];
        column[k + 1..].iter_mut().for_each(|x| *x = *x / pivot);
        for other in rest.chunks_exact_mut(n).chain(b.chunks_exact_mut(n)) {
            other.swap(k, at);
            let factor = other[k];
            for (x, &by) in other[k + 1..].iter_mut().zip(&column[k + 1..]) {
                *x = *x - by * factor;
            }
        }
    }
    for x in b.chunks_exact_mut(n) {
        for k in (0..n).rev() {
            let column = &a[k * n..];
            let found = x[k] / column[k];
            x[k] = found;
            for (x, &by) in x[..k].iter_mut().zip(column) {
                *x = *x - by * found;
            }
        }
    }
    well
}
