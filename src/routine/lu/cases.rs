//! Matrices of one block, of several, and of parts of one; one with equal columns, which has no pivot for the second. Doubles have the
//! same bits, whatever the pivots are.

use super::LuFactors;
use crate::routine::cases::{Bound, Case, of_type};
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
    let case = |ty: ElemType, (n, equal): (u32, bool)| {
        let what = format!("lu of {n}, {ty}{}", if equal { ", of equal columns" } else { "" });
        let side = n as usize;
        let case = Case::new(what, LuFactors { ty, n }, &[side * side, side, 2], move |r| {
            // Every row has its greatest element elsewhere, far above the others.
            let mut a: Vec<f32> = (0..side * side).map(|_| (r.bits() % 17) as f32 - 8.0).collect();
            for k in 0..side {
                a[k * side + (k * 7 + 3) % side] += 30.0 * n as f32 + k as f32;
            }
            if equal {
                a.copy_within(0..side, side);
            }
            vec![of_type(ty, a)]
        });
        case.within(Bound::OfLargest(1e-5))
    };
    let doubles = [(1, false), (33, false), (100, false), (300, false), (3, true)];
    let all = sizes.map(|size| case(ElemType::SINGLE, size)).into_iter();
    let all = all.chain(doubles.map(|size| case(ElemType::DOUBLE, size)));
    all.chain([40, 70].map(small)).collect()
}

/// Small whole numbers, of which many are as large as others.
fn small(n: u32) -> Case {
    let (ty, side) = (ElemType::DOUBLE, n as usize);
    let lengths = [side * side, side, 2];
    Case::new(format!("lu of {n} small numbers"), LuFactors { ty, n }, &lengths, move |r| {
        vec![Data::F64((0..side * side).map(|_| (r.bits() % 7) as f64 - 3.0).collect())]
    })
}
