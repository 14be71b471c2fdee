//! The reflections that bring matrices to tridiagonal ones, of one gathering, of several, and of parts of one.

use super::Reflections;
use crate::op::linear::{Dense, tridiagonal};
use crate::routine::cases::{Bound, Case};
use crate::value::{Data, ElemType};

pub(super) fn all() -> Vec<Case> {
    let sizes = [(1u32, 1u32), (2, 3), (5, 9), (32, 8), (33, 33), (70, 20), (130, 130)];
    let case = |(n, cols): (u32, u32)| {
        let (side, right) = (n as usize, (n * cols) as usize);
        let what = format!("reflections of {n}, {cols} columns");
        let routine = Reflections { ty: ElemType::SINGLE, n, cols };
        let case = Case::new(what, routine, &[right], move |r| {
            let mut small = || ((r.bits() % 201) as f64 - 100.0) / 50.0;
            let a = (0..side * side).map(|_| small()).collect();
            let (vectors, factors) = tridiagonal::reduce(Dense::new(a, side, side)).reflections();
            let single = |x: &[f64]| Data::F32(x.iter().map(|&x| x as f32).collect());
            let c: Vec<f64> = (0..right).map(|_| small()).collect();
            vec![single(&vectors.data), single(&factors), single(&c)]
        });
        case.within(Bound::OfLargest(1e-5))
    };
    sizes.map(case).into()
}
