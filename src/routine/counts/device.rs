//! The shaders that count places: in the memory of each workgroup where that has room for the counts, else in the device's.
//! Must not know devices.

use super::Counts;
use crate::routine::lanes::WORDS;
use crate::routine::{PassArray, Passes};
use crate::wgsl::shader;

/// Counts that a workgroup has room for.
const FEW: u32 = 4096;
/// Places that a workgroup counts at least,
const LEAST: u32 = 4096;
/// and workgroups that keep a device busy.
const GROUPS: u32 = 512;

/// What a device does for it.
pub(super) fn passes(counts: &Counts) -> Passes {
    let Counts { count, len } = *counts;
    let mut passes = Passes::default();
    passes.clear(PassArray::Out(0), len);
    let each = count.div_ceil(GROUPS).next_multiple_of(256).max(LEAST);
    let (key, text) = match len <= FEW {
        true => ("counts of few", shader!("routine/counts_few.wgsl")),
        false => ("counts of many", shader!("routine/counts_many.wgsl")),
    };
    let shader = passes.shader(key.to_owned(), &[true, false], WORDS, move |_| Ok(text.to_owned()));
    let words = vec![count, len, each, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    let work = 100 * u64::from(each);
    passes.step(
        shader,
        words,
        &[PassArray::In(0), PassArray::Out(0)],
        (count.div_ceil(each), 1),
        work,
    );
    passes
}
