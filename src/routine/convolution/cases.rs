//! Kernels of one piece and of several, with the whole, the middle and the inside of the convolution, of matrices and columns;
//! of doubles in both orders.

use super::Convolution;
use crate::routine::cases::{Bound, Case};
use crate::value::{Data, ElemType};

pub(super) fn all() -> Vec<Case> {
    let mut all = Vec::new();
    for (data, kernel) in [
        ((1, 1), (1, 1)),
        ((200, 1), (7, 1)),
        ((5_000, 1), (501, 1)),
        ((3_000, 3), (40, 1)),
        ((70, 90), (15, 15)),
        ((130, 40), (3, 20)),
        ((65, 33), (40, 9)),
        ((4, 300), (6, 6)),
        ((20_000, 1), (200, 1)),
        ((17_000, 2), (1_500, 1)),
        ((40_000, 1), (5_000, 1)),
    ] {
        let whole = (data.0 + kernel.0 - 1, data.1 + kernel.1 - 1);
        let inside = |d: u32, k: u32| (d + 1).saturating_sub(k);
        let parts = [
            ((0, 0), whole),
            ((kernel.0 / 2, kernel.1 / 2), data),
            ((kernel.0 - 1, kernel.1 - 1), (inside(data.0, kernel.0), inside(data.1, kernel.1))),
        ];
        for (first, size) in parts.into_iter().filter(|(_, size)| size.0 * size.1 > 0) {
            let backwards = false;
            let of = Convolution { ty: ElemType::SINGLE, data, kernel, first, size, backwards };
            let count = |(rows, cols): (u32, u32)| (rows * cols) as usize;
            let what = format!("convolution of {data:?} with {kernel:?} from {first:?}");
            let case = Case::new(what, of, &[count(size)], move |r| {
                let mut part = |many| {
                    let one = || (r.bits() >> 40) as f32 / 8_388_608.0 - 1.0;
                    Data::F32(std::iter::repeat_with(one).take(many).collect())
                };
                vec![part(count(data)), part(count(kernel))]
            });
            all.push(case.within(Bound::OfLargest(1e-5)));
        }
    }
    all.extend(WHOLE.map(whole));
    for (data, kernel, first, size, backwards) in [
        ((200, 1), (7, 1), (0, 0), (206, 1), true),
        ((900, 2), (140, 1), (0, 0), (900, 2), true),
        ((70, 20), (15, 15), (7, 7), (70, 20), false),
        ((65, 33), (40, 9), (39, 8), (26, 25), false),
        ((4, 300), (6, 6), (0, 0), (9, 305), true),
    ] {
        let of = Convolution { ty: ElemType::DOUBLE, data, kernel, first, size, backwards };
        let count = |(rows, cols): (u32, u32)| (rows * cols) as usize;
        let way = if backwards { ", backwards" } else { "" };
        let what = format!("convolution of doubles {data:?} with {kernel:?} from {first:?}{way}");
        all.push(Case::new(what, of, &[count(size)], move |r| {
            let mut part = |many| {
                let one = || (r.bits() >> 11) as f64 / 4_503_599_627_370_496.0 - 1.0;
                Data::F64(std::iter::repeat_with(one).take(many).collect())
            };
            vec![part(count(data)), part(count(kernel))]
        }));
    }
    all
}

/// Whole numbers by a power of two, of which so many in 65,536 are infinite.
const WHOLE: [(f32, u64); 3] = [(1.0, 0), (1.0, 4), (1.267_650_6e30, 0)];

/// Sums of such are the same in any order, and whether by transforms or not.
fn whole((unit, infinite): (f32, u64)) -> Case {
    let (data, kernel) = ((40_000, 1), (300, 1));
    let (first, size) = ((0, 0), (data.0 + kernel.0 - 1, 1));
    let of = Convolution { ty: ElemType::SINGLE, data, kernel, first, size, backwards: false };
    let what = format!("convolution of whole numbers by {unit}, {infinite} infinite");
    Case::new(what, of, &[size.0 as usize], move |r| {
        let mut part = |many, unit, infinite| {
            let mut one = || {
                let bits = r.bits();
                let is_infinite = (bits >> 20) % 65_536 < infinite;
                if is_infinite { f32::INFINITY } else { ((bits >> 60) + 1) as f32 * unit }
            };
            Data::F32((0..many).map(|_| one()).collect())
        };
        vec![part(data.0, unit, infinite), part(kernel.0, 1.0, 0)]
    })
}
