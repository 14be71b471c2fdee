//! Filters of several orders, of many lanes and of few that are cut into parts; of doubles, which are not.

use super::Filter;
use crate::routine::Lanes;
use crate::routine::cases::{Bound, Case, LANES};
use crate::value::{Data, ElemType};

pub(super) fn all() -> Vec<Case> {
    let mut all = Vec::new();
    // Poles at 0.9 and less.
    let long: ([f32; 16], [f32; 16]) = (std::array::from_fn(|k| 1.0 / (k + 1) as f32), {
        let mut a = [0.01; 16];
        (a[0], a[1], a[15]) = (1.0, -0.7, 0.1);
        a
    });
    let filters: [(&[f32], &[f32]); 4] = [
        (&[0.5, 0.0], &[1.0, -0.9]),
        (&[0.1, 0.2, 0.1], &[1.0, -1.2, 0.45]),
        (&[1.0, 0.0, -0.5, 0.25], &[1.0, 0.3, -0.2, 0.1]),
        (&long.0, &long.1),
    ];
    // Also of many chunks: so many that a group joins them in two turns, and of as many lanes as keep groups busy.
    let sizes = [(1, 300_001, 1), (70, 2_000, 3), (1, 2_200_003, 1), (1, 2_500, 260), (1, 600, 3)];
    for (inner, len, outer) in LANES.into_iter().chain(sizes) {
        for (b, a) in filters {
            let lanes = Lanes { inner, len, outer };
            let (n, order) = (lanes.elements() as usize, b.len());
            if order != 3 && n > 1_000_000 {
                continue;
            }
            let states = lanes.count() as usize * (order - 1);
            let what = format!("filter of {order} coefficients {lanes:?}");
            let filter = Filter { ty: ElemType::SINGLE, lanes, order: order as u32 };
            let given = [b, a].concat();
            let case = Case::new(what, filter, &[n, states], move |r| {
                let mut part = |many| {
                    let one = || (r.bits() >> 40) as f32 / 8_388_608.0 - 1.0;
                    Data::F32(std::iter::repeat_with(one).take(many).collect())
                };
                vec![Data::F32(given.clone()), part(n), part(states)]
            });
            all.push(case.within(Bound::OfLargest(1e-5)));
        }
    }
    // Low frequencies alone: butter(4, 0.02), butter(2, 0.01) and butter(2, 0.001), whose poles are near each other and the unit
    // circle. One element after the other, in singles, is off as well: 7e-3, 3e-5 and 4e-4 of the greatest.
    let narrow: [(&[f32], &[f32], f32); 3] = [
        (
            &[8.984861e-7, 3.593_944_5e-6, 5.390_917e-6, 3.593_944_5e-6, 8.984861e-7],
            &[1.0, -3.835_825_7, 5.520_819, -3.533_535_2, 0.848_556],
            2e-2,
        ),
        (&[2.413_590_4e-4, 4.827_181e-4, 2.413_590_4e-4], &[1.0, -1.955_578_2, 0.956_543_7], 1e-4),
        (&[2.462_396e-6, 4.924_792e-6, 2.462_396e-6], &[1.0, -1.995_557, 0.995_566_96], 2e-3),
    ];
    for (b, a, bound) in narrow {
        let (lanes, order) = (Lanes { inner: 1, len: 300_000, outer: 1 }, b.len());
        let filter = Filter { ty: ElemType::SINGLE, lanes, order: order as u32 };
        let what = format!("narrow filter of {order} coefficients, b from {}", b[0]);
        let given = [b, a].concat();
        let case = Case::new(what, filter, &[300_000, order - 1], move |r| {
            let one = || (r.bits() >> 40) as f32 / 16_777_216.0;
            let x = std::iter::repeat_with(one).take(300_000).collect();
            vec![Data::F32(given.clone()), Data::F32(x), Data::F32(vec![0.0; order - 1])]
        });
        all.push(case.within(Bound::OfLargest(bound)));
    }
    for (inner, len, outer) in [(1, 37, 70), (66, 20, 3)] {
        for (b, a) in filters {
            let lanes = Lanes { inner, len, outer };
            let (n, order) = (lanes.elements() as usize, b.len());
            let states = lanes.count() as usize * (order - 1);
            let what = format!("filter of doubles of {order} coefficients {lanes:?}");
            let filter = Filter { ty: ElemType::DOUBLE, lanes, order: order as u32 };
            let given: Vec<f64> = [b, a].concat().into_iter().map(f64::from).collect();
            all.push(Case::new(what, filter, &[n, states], move |r| {
                let mut part = |many| {
                    let one = || (r.bits() >> 11) as f64 / 4_503_599_627_370_496.0 - 1.0;
                    Data::F64(std::iter::repeat_with(one).take(many).collect())
                };
                vec![Data::F64(given.clone()), part(n), part(states)]
            }));
        }
    }
    all
}
