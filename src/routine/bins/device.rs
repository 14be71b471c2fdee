//! The shaders that fold a part of the elements in the memory of a workgroup, whose atomic operations take any order: so what is
//! added are integers, of which a sum is the same in any. Must not know devices.

use super::Bins;
use crate::op::ReduceOp;
use crate::routine::lanes::WORDS;
use crate::routine::{PassArray, Passes};
use crate::wgsl::shader;

pub(super) fn passes(bins: &Bins) -> Passes {
    let Bins { op, count, len } = *bins;
    let mut passes = Passes::default();
    let (key, text) = match op == ReduceOp::Sum {
        true => ("bins sums", shader!("routine/bins_sums.wgsl")),
        false => ("bins extremes", shader!("routine/bins_extremes.wgsl")),
    };
    let read_only = &[true, true, false];
    let shader = passes.shader(key.to_owned(), read_only, WORDS, move |_| Ok(text.to_owned()));
    // The least is the greatest of what is turned around.
    let turned = if op == ReduceOp::Min { u32::MAX } else { 0 };
    let words = vec![count, len, bins.each(), turned, 0, 0, 0, 0, 0, 0, 0, 0];
    let arrays = [PassArray::In(0), PassArray::In(1), PassArray::Out(0)];
    let work = 200 * u64::from(bins.each());
    passes.step(shader, words, &arrays, (bins.parts(), 1), work);
    passes
}
