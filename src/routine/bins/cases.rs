//! One place and many, in one part and in several; numbers of all sizes, equal and opposite ones, tiny ones, and what is none.

use super::Bins;
use crate::op::ReduceOp;
use crate::routine::cases::{Bound, Case, Random, elements};
use crate::value::{Data, ElemType};

/// Sums near the exact one: what is lost of an element is 2⁻³⁰ of the largest of its place.
const NEAR: Bound = Bound::Units(2);

/// Places, a third of them the first one, some beyond the end.
fn places(count: u32, len: u32, r: &mut Random) -> Data {
    let place =
        |bits: u64| if bits.is_multiple_of(3) { 0 } else { (bits >> 33) as u32 % (len + 2) };
    Data::U32((0..count).map(|_| place(r.bits())).collect())
}

/// Numbers whose sums are far from zero; where `wide` they are of several sizes, the smallest negative.
fn summands(count: u32, wide: bool, r: &mut Random) -> Data {
    let number = |bits: u64| {
        let x = (bits >> 40) as f32 / (1 << 24) as f32 + 0.1;
        let sizes = [1.0, 1.0, 3e-3, -1e-20];
        if wide { x * sizes[(bits % 4) as usize] * 1e30 } else { x }
    };
    Data::F32((0..count).map(|_| number(r.bits())).collect())
}

pub(super) fn all() -> Vec<Case> {
    let mut all = Vec::new();
    let sizes = [(1u32, 1u32), (90_000, 1), (70_000, 256), (300, 1024), (600_001, 1000)];
    for (count, len) in sizes {
        let case = |op: ReduceOp, what: &str, make: fn(u32, u32, &mut Random) -> Data| {
            let bins = Bins { op, count, len };
            let made = (len * bins.parts()) as usize;
            let what = format!("{} of {count} {what} by {len} places", op.name());
            Case::new(what, bins, &[made], move |r| {
                vec![places(count, len, r), make(count, len, r)]
            })
        };
        let sums = |what, make| case(ReduceOp::Sum, what, make);
        all.push(sums("numbers", |n, _, r| summands(n, false, r)).within(NEAR));
        all.push(sums("numbers of many sizes", |n, _, r| summands(n, true, r)).within(NEAR));
        all.push(sums("whole numbers", |n, _, r| {
            Data::F32((0..n).map(|_| (r.bits() % 33) as f32 - 16.0).collect())
        }));
        all.push(sums("elements of which few are no numbers", |n, _, r| {
            let rare = [f32::INFINITY, f32::NEG_INFINITY, f32::NAN];
            let number = |bits: u64| match bits % 997 {
                0 => rare[((bits >> 20) % 3) as usize],
                _ => 0.5,
            };
            Data::F32((0..n).map(|_| number(r.bits())).collect())
        }));
        for op in [ReduceOp::Min, ReduceOp::Max] {
            all.push(case(op, "elements", |n, _, r| elements(ElemType::SINGLE, n as usize, r)));
        }
    }
    all
}
