//! Fourier transforms of every factor, there and back.

use super::Fft;
use crate::routine::Lanes;
use crate::routine::cases::{Bound, Case};
use crate::value::{Class, Data, ElemType};
use num_complex::Complex32;

pub(super) fn all() -> Vec<Case> {
    let ty = ElemType::complex(Class::Single);
    let mut all = Vec::new();
    for (inner, len, outer) in
        [(1, 2, 1), (1, 4096, 3), (5, 360, 4), (1, 7 * 11 * 9, 2), (3, 125, 1), (1, 1 << 16, 1)]
    {
        for inverse in [false, true] {
            let lanes = Lanes { inner, len, outer };
            let n = lanes.elements() as usize;
            let what = format!("transform {lanes:?} inverse {inverse}");
            let case = Case::new(what, Fft { ty, lanes, inverse }, &[n], move |r| {
                let mut part = || (r.bits() >> 40) as f32 / 8_388_608.0 - 1.0;
                vec![Data::C32((0..n).map(|_| Complex32::new(part(), part())).collect())]
            });
            all.push(case.within(Bound::OfLargest(2e-6)));
        }
    }
    all
}
