//! Matrices of one column, of few, and of more than a group has; one that is tridiagonal already, and one of zeros.

use super::Tridiagonal;
use crate::routine::cases::{Bound, Case};
use crate::value::{Data, ElemType};

pub(super) fn all() -> Vec<Case> {
    let sizes = [(1u32, 1usize), (2, 2), (3, 3), (6, 6), (33, 33), (70, 70), (40, 2), (12, 0)];
    let case = |(n, band): (u32, usize)| {
        let vectors = n <= 33;
        let what = format!("tridiagonal of {n}, {band} of them beside the diagonal");
        let (ty, side) = (ElemType::SINGLE, n as usize);
        let all = [2 * side, side * side, side];
        let lengths = if vectors { all.to_vec() } else { vec![2 * side] };
        let case = Case::new(what, Tridiagonal { ty, n, vectors }, &lengths, move |r| {
            let mut a = vec![0.0f32; side * side];
            for j in 0..side {
                for i in (j..side).filter(|i| i - j < band) {
                    let x =
                        (r.bits() % 17) as f32 - 8.0 + if i == j { 10.0 * i as f32 } else { 0.0 };
                    a[i + j * side] = x;
                    a[j + i * side] = x;
                }
            }
            vec![Data::F32(a)]
        });
        case.within(Bound::OfLargest(1e-3))
    };
    sizes.map(case).into()
}
