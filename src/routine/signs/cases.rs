//! First rows of orthogonal factors: of one block, of several, and of parts of one; square and tall.

use super::ReflectionSigns;
use crate::op::linear::{Dense, qr};
use crate::routine::cases::{Bound, Case};
use crate::value::{Data, ElemType};

pub(super) fn all() -> Vec<Case> {
    let sizes = [(1u32, 1usize), (5, 9), (32, 32), (33, 60), (64, 70), (100, 100), (150, 300)];
    let case = |(n, rows): (u32, usize)| {
        let side = n as usize;
        let what = format!("signs of {n} columns of {rows}");
        let routine = ReflectionSigns { ty: ElemType::SINGLE, n };
        let case = Case::new(what, routine, &[side], move |r| {
            let a = (0..rows * side).map(|_| (r.bits() % 2001) as f64 / 1000.0 - 1.0);
            let a = Dense::new(a.collect(), rows, side);
            let q = qr::factor(a).orthogonal(side);
            // As they come from products: some columns the other way round.
            let turned: Vec<bool> = (0..side).map(|_| r.bits() % 2 == 0).collect();
            let top = (0..side * side).map(|e| {
                let x = q.at(e % side, e / side) as f32;
                if turned[e / side] { -x } else { x }
            });
            vec![Data::F32(top.collect())]
        });
        case.within(Bound::Units(0))
    };
    sizes.map(case).into()
}
