//! Matrices of one block, of several, and of parts of one; one with equal columns, which has no pivot for the second.

use super::LuFactors;
use crate::routine::cases::{Bound, Case};
use crate::value::{Data, ElemType};

pub(super) fn all() -> Vec<Case> {
    let sizes = [
        (1u32, false),
        (5, false),
        (32, false),
        (33, false),
        (100, false),
        (300, false),
        (600, false),
        (3, true),
    ];
    let case = |(n, equal): (u32, bool)| {
        let what = format!("lu of {n}{}", if equal { ", of equal columns" } else { "" });
        let (ty, side) = (ElemType::SINGLE, n as usize);
        let case = Case::new(what, LuFactors { ty, n }, &[side * side, side, 2], move |r| {
            // Every row has its greatest element elsewhere, far above the others.
            let mut a: Vec<f32> = (0..side * side).map(|_| (r.bits() % 17) as f32 - 8.0).collect();
            for k in 0..side {
                a[k * side + (k * 7 + 3) % side] += 30.0 * n as f32 + k as f32;
            }
            if equal {
                a.copy_within(0..side, side);
            }
            vec![Data::F32(a)]
        });
        case.within(Bound::OfLargest(1e-5))
    };
    sizes.map(case).into()
}
