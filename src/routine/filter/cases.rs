//! Filters of several orders, of many lanes and of few that are cut into parts; of doubles, which are not.

use super::Filter;
use crate::routine::Lanes;
use crate::routine::cases::{Bound, Case, LANES};
use crate::value::{Data, ElemType};

pub(super) fn all() -> Vec<Case> {
    let mut all = Vec::new();
    // Poles at 0.9 and less.
    let filters: [(&[f32], &[f32]); 3] = [
        (&[0.5, 0.0], &[1.0, -0.9]),
        (&[0.1, 0.2, 0.1], &[1.0, -1.2, 0.45]),
        (&[1.0, 0.0, -0.5, 0.25], &[1.0, 0.3, -0.2, 0.1]),
    ];
    for (inner, len, outer) in LANES.into_iter().chain([(1, 300_001, 1), (70, 2_000, 3)]) {
        for (b, a) in filters {
            let lanes = Lanes { inner, len, outer };
            let (n, order) = (lanes.elements() as usize, b.len());
            let states = lanes.count() as usize * (order - 1);
            let what = format!("filter of {order} coefficients {lanes:?}");
            let filter = Filter { ty: ElemType::SINGLE, lanes, order: order as u32 };
            let case = Case::new(what, filter, &[n, states], move |r| {
                let mut part = |many| {
                    let one = || (r.bits() >> 40) as f32 / 8_388_608.0 - 1.0;
                    Data::F32(std::iter::repeat_with(one).take(many).collect())
                };
                vec![Data::F32([b, a].concat()), part(n), part(states)]
            });
            all.push(case.within(Bound::OfLargest(1e-5)));
        }
    }
    for (inner, len, outer) in [(1, 37, 70), (66, 20, 3)] {
        for (b, a) in filters {
            let lanes = Lanes { inner, len, outer };
            let (n, order) = (lanes.elements() as usize, b.len());
            let states = lanes.count() as usize * (order - 1);
            let what = format!("filter of doubles of {order} coefficients {lanes:?}");
            let filter = Filter { ty: ElemType::DOUBLE, lanes, order: order as u32 };
            all.push(Case::new(what, filter, &[n, states], move |r| {
                let mut part = |many| {
                    let one = || (r.bits() >> 11) as f64 / 4_503_599_627_370_496.0 - 1.0;
                    Data::F64(std::iter::repeat_with(one).take(many).collect())
                };
                let coefficients = [b, a].concat().into_iter().map(f64::from).collect();
                vec![Data::F64(coefficients), part(n), part(states)]
            }));
        }
    }
    all
}
