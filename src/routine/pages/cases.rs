//! Pages of one row and of the most; one matrix for all and right-hand sides for all; pages without an inverse; more columns than a group
//! has threads.

use super::PageSystems;
use crate::routine::cases::{Bound, Case};
use crate::value::{Data, ElemType};

/// n, columns, pages, what is the same for all.
const SIZES: [(u32, u32, u32, [bool; 2]); 9] = [
    (1, 1, 5, [false, false]),
    (2, 3, 300, [false, false]),
    (8, 1, 100, [false, false]),
    (8, 8, 40, [false, true]),
    (5, 2, 70, [true, false]),
    (13, 4, 9, [false, false]),
    (32, 1, 6, [false, false]),
    (32, 32, 3, [false, true]),
    (17, 300, 2, [false, false]),
];

pub(super) fn all() -> Vec<Case> {
    let types = [ElemType::SINGLE, ElemType::DOUBLE];
    let case = |ty: ElemType, (n, cols, pages, same): (u32, u32, u32, [bool; 2])| {
        let routine = PageSystems { ty, n, cols, pages, same };
        let count = move |same: bool| if same { 1 } else { pages as usize };
        let (square, tall) = ((n * n) as usize, (n * cols) as usize);
        let what = format!("systems of {pages} pages of {n} with {cols} columns of {ty}, {same:?}");
        let lengths = [tall * pages as usize, pages as usize];
        let case = Case::new(what, routine, &lengths, move |r| {
            let mut number = || (r.bits() % 2001) as f64 / 1000.0 - 1.0;
            let mut a: Vec<f64> = (0..square * count(same[0])).map(|_| number()).collect();
            let b: Vec<f64> = (0..tall * count(same[1])).map(|_| number()).collect();
            for (page, a) in a.chunks_exact_mut(square).enumerate() {
                // What is greatest is not on the diagonal.
                for k in 0..n as usize {
                    a[k * n as usize + (k + page) % n as usize] += 2.0 * f64::from(n);
                }
                if page % 7 == 3 {
                    a[..n as usize].fill(0.0);
                }
            }
            let of = |x: Vec<f64>| match ty == ElemType::DOUBLE {
                true => Data::F64(x),
                false => Data::F32(x.into_iter().map(|x| x as f32).collect()),
            };
            vec![of(a), of(b)]
        });
        case.within(Bound::OfLargest(1e-5))
    };
    types.into_iter().flat_map(|ty| SIZES.into_iter().map(move |size| case(ty, size))).collect()
}
