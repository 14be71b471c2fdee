//! Fourier transforms of every factor, there and back, of complex numbers and of real ones.

use super::Fft;
use crate::op::fourier::{FourierPlan, is_pairs};
use crate::routine::Lanes;
use crate::routine::cases::{Bound, Case};
use crate::value::{Class, Data, ElemType};
use num_complex::{Complex32, Complex64};

/// Inner, length, outer.
const LINES: [(u32, u32, u32); 8] = [
    (1, 2, 1),
    (1, 4096, 3),
    (5, 360, 4),
    (1, 7 * 11 * 9, 2),
    (3, 125, 1),
    (1, 1 << 16, 1),
    (7, 72, 3),
    (1, 250, 2),
];

/// More powers of two, for singles: those that a group holds, alone and beside other factors, and those of several passes.
const POWERS: [(u32, u32, u32); 10] = [
    (3, 16, 2),
    (1, 32, 70),
    (2, 128, 9),
    (1, 512, 5),
    (1, 1024, 5),
    (1, 2048, 3),
    (5, 2048, 1),
    (2, 1 << 13, 1),
    (1, 3 * 64, 4),
    (1, 1 << 17, 1),
];

pub(super) fn all() -> Vec<Case> {
    let mut all = Vec::new();
    for (k, (inner, len, outer)) in LINES.into_iter().chain(POWERS).enumerate() {
        let lanes = Lanes { inner, len, outer };
        for (inverse, real) in [(false, false), (true, false), (false, true)] {
            if real && !is_pairs(len as usize) {
                continue;
            }
            for class in [Class::Single, Class::Double] {
                if class == Class::Single || k < LINES.len() {
                    all.push(case(Fft { ty: ElemType::complex(class), lanes, inverse, real }));
                }
            }
        }
    }
    all
}

fn case(fft: Fft) -> Case {
    let Fft { ty, lanes, inverse, real } = fft;
    let n = lanes.elements() as usize;
    let kind = if real { "real" } else { "complex" };
    let what = format!("transform from {kind} to {ty} {lanes:?} inverse {inverse}");
    let single = ty.class == Class::Single;
    let case = Case::new(what, fft, &[n], move |r| {
        let mut part = || (r.bits() >> 40) as f32 / 8_388_608.0 - 1.0;
        match (single, real) {
            (true, true) => vec![Data::F32((0..n).map(|_| part()).collect())],
            (true, false) => {
                vec![Data::C32((0..n).map(|_| Complex32::new(part(), part())).collect())]
            }
            (false, _) => {
                let mut double = || f64::from(part()) + f64::from(part()) * 1e-7;
                let x = match real {
                    true => Data::F64((0..n).map(|_| double()).collect()),
                    false => {
                        Data::C64((0..n).map(|_| Complex64::new(double(), double())).collect())
                    }
                };
                let roots = FourierPlan::<f64>::new(lanes.len as usize, real);
                vec![x, Data::C64(roots.map_or_else(Vec::new, |plan| plan.roots))]
            }
        }
    });
    if single { case.within(Bound::OfLargest(2e-6)) } else { case }
}
