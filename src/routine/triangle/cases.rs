//! Both triangles and their transposes, of one block, of several, and of parts of one; one right-hand side and many. Doubles
//! have the same bits.

use super::TriangularSystem;
use crate::routine::cases::{Bound, Case, of_type};
use crate::value::ElemType;

pub(super) fn all() -> Vec<Case> {
    let mut all = Vec::new();
    let singles = [(1u32, 1u32), (31, 3), (32, 1), (100, 1), (97, 70), (601, 2)]
        .map(|s| (ElemType::SINGLE, s));
    let doubles = [(1u32, 1u32), (31, 3), (97, 1), (97, 70)].map(|s| (ElemType::DOUBLE, s));
    for (ty, (n, cols)) in singles.into_iter().chain(doubles) {
        for form in 0..8u32 {
            let (upper, ones, turned) = (form & 1 > 0, form & 2 > 0, form & 4 > 0);
            let what = format!("triangle of {n} with {cols}, {ty}, form {form}");
            let routine = TriangularSystem { ty, n, cols, upper, ones, turned };
            let (side, right) = (n as usize, (n * cols) as usize);
            let case = Case::new(what, routine, &[right], move |r| {
                let mut small = || (r.bits() % 17) as f32 - 8.0;
                let mut t: Vec<f32> =
                    (0..side * side).map(|_| small() / (8 * side) as f32).collect();
                for k in 0..side {
                    t[k * (side + 1)] = 1.0 + k as f32 / side as f32;
                }
                let b = (0..right).map(|_| small()).collect();
                vec![of_type(ty, t), of_type(ty, b)]
            });
            all.push(case.within(Bound::OfLargest(1e-5)));
        }
    }
    all
}
