//! Matrices of one block, of several, and of parts of one; positive definite, and not from some order on. Doubles have the same bits.

use super::CholeskyFactor;
use crate::routine::cases::{Bound, Case, of_type};
use crate::value::ElemType;

pub(super) fn all() -> Vec<Case> {
    let sizes = [(1u32, 0), (5, 0), (32, 0), (33, 0), (100, 0), (160, 0), (100, 71)];
    let case = |ty: ElemType, (n, fails): (u32, u32)| {
        let what = format!("cholesky of {n}, {ty}, not from {fails} on");
        let side = n as usize;
        let case = Case::new(what, CholeskyFactor { ty, n }, &[side * side, 1], move |r| {
            let mut a: Vec<f32> = (0..side * side).map(|_| (r.bits() % 17) as f32 - 8.0).collect();
            for k in 0..side {
                a[k * (side + 1)] += 20.0 * n as f32;
            }
            if fails > 0 {
                a[(fails as usize - 1) * (side + 1)] = -1.0;
            }
            vec![of_type(ty, a)]
        });
        case.within(Bound::OfLargest(1e-5))
    };
    let doubles = [(1, 0), (33, 0), (100, 0), (70, 41)].map(|size| case(ElemType::DOUBLE, size));
    sizes.map(|size| case(ElemType::SINGLE, size)).into_iter().chain(doubles).collect()
}
