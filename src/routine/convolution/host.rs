//! The definition.

use super::super::{HostFault, WRONG};
use super::Convolution;
use crate::op::pace::Pace;
use crate::value::Data;
use std::ops::{AddAssign, Mul};

/// What a multiplication and an addition cost, in the units of the op table.
const ARITHMETIC: u64 = 1500;

pub(super) async fn run(
    of: &Convolution,
    x: &Data,
    k: &Data,
    y: &mut Data,
) -> Result<(), HostFault> {
    match (x, k, y) {
        (Data::F32(x), Data::F32(k), Data::F32(y)) => convolve(of, x, k, y).await,
        (Data::F64(x), Data::F64(k), Data::F64(y)) => convolve(of, x, k, y).await,
        _ => Err(WRONG),
    }
}

async fn convolve<T>(of: &Convolution, x: &[T], k: &[T], y: &mut [T]) -> Result<(), HostFault>
where
    T: Copy + Default + AddAssign + Mul<Output = T>,
{
    let of_size = |(rows, cols): (u32, u32)| (rows as usize, cols as usize);
    let ((m, n), (p, q)) = (of_size(of.data), of_size(of.kernel));
    let ((r, c), (rows, cols)) = (of_size(of.first), of_size(of.size));
    if x.len() != m * n || k.len() != p * q || y.len() != rows * cols {
        return Err(HostFault::Broken("a convolution of other sizes than declared"));
    }
    y.fill(T::default());
    let mut pace = Pace::default();
    for (j, column) in y.chunks_mut(rows.max(1)).enumerate() {
        // Columns of the kernel that lie on x.
        let (least, most) = ((j + c + 1).saturating_sub(n), (j + c + 1).min(q));
        for turn in least..most {
            let kj = if of.backwards { least + most - 1 - turn } else { turn };
            let from = j + c - kj;
            for ki in 0..p {
                let ki = if of.backwards { p - 1 - ki } else { ki };
                let weight = k[ki + p * kj];
                // Rows of the part whose row of x is there.
                let begin = ki.saturating_sub(r).min(rows);
                let end = (m + ki).saturating_sub(r).min(rows).max(begin);
                let row = begin + r - ki.min(begin + r);
                let seen = &x[from * m..(from + 1) * m][row.min(m)..];
                for (out, &value) in column[begin..end].iter_mut().zip(seen) {
                    *out += weight * value;
                }
                pace.spend(ARITHMETIC * (end - begin) as u64).await;
            }
        }
    }
    Ok(())
}
