//! Products of whole numbers, which are exact in any order; those of doubles of any.

use super::{Lie, MatMul};
use crate::routine::cases::{Case, Random};
use crate::value::{Class, Data, ElemType};
use num_complex::Complex32;

pub(super) fn all() -> Vec<Case> {
    let sizes = [(5, 3, 7, 1), (64, 64, 64, 1), (130, 70, 33, 2), (4, 200, 17, 3), (100, 1, 50, 1)];
    // What is long inside is made in parts.
    let sizes = sizes.into_iter().chain([
        (33, 2, 5_003, 1),
        (3, 5, 4_100, 2),
        (32, 32, 9_001, 1),
        (7, 30, 6_000, 3),
    ]);
    // Few columns or rows, of which four neighbours are read at once or not.
    let sizes = sizes.chain([
        (1, 1, 9_000, 1),
        (300, 4, 36, 2),
        (2, 90, 1_024, 1),
        (1_001, 3, 61, 1),
        (262_148, 1, 2, 1),
    ]);
    let mut all = Vec::new();
    for (m, n, k, batch) in sizes {
        for (a, b) in [
            (Lie::Straight, Lie::Straight),
            (Lie::Transposed, Lie::Straight),
            (Lie::Straight, Lie::Transposed),
            (Lie::Transposed, Lie::Transposed),
            (Lie::Conjugated, Lie::Straight),
            (Lie::Straight, Lie::Conjugated),
        ] {
            let complex = ElemType::complex(Class::Single);
            let real = a != Lie::Conjugated && b != Lie::Conjugated;
            for ty in [ElemType::SINGLE, ElemType::DOUBLE, complex] {
                if !(real || ty.complex) {
                    continue;
                }
                let product =
                    MatMul { ty, m, n, k, a, b, batch, a_same: false, b_same: batch == 3 };
                all.push(Case::new(
                    format!("product {m}x{n}x{k} of {ty} {a:?} {b:?}"),
                    product,
                    &[(m * n * batch) as usize],
                    move |r| vec![whole(ty, m * k * batch, r), whole(ty, k * n * batch, r)],
                ));
            }
        }
    }
    all
}

fn whole(ty: ElemType, count: u32, r: &mut Random) -> Data {
    let mut small = || (r.bits() % 17) as f32 - 8.0;
    match (ty.class, ty.complex) {
        (Class::Single, false) => Data::F32((0..count).map(|_| small()).collect()),
        (Class::Single, true) => {
            Data::C32((0..count).map(|_| Complex32::new(small(), small())).collect())
        }
        _ => Data::F64((0..count).map(|_| (r.bits() >> 12) as f64 * 1e-13 - 200.0).collect()),
    }
}
