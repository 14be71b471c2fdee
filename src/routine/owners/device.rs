//! The shader that finds the last write to each element. Must not know devices.

use super::Owners;
use crate::routine::lanes::WORDS;
use crate::routine::{PassArray, Passes};
use crate::wgsl::shader;

/// Writes of a group.
const BLOCK: u32 = 4096;

/// What a device does for it: nobody has written to any element, then each is given to its last write.
pub(super) fn passes(owners: &Owners) -> Passes {
    let Owners { count, len } = *owners;
    let mut passes = Passes::default();
    passes.clear(PassArray::Out(0), len);
    let text = shader!("routine/owners_claim.wgsl");
    let key = "owners claim".to_owned();
    let shader = passes.shader(key, &[true, false], WORDS, |_| Ok(text.to_owned()));
    let words = vec![count, len, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    let work = 1_000 * u64::from(BLOCK);
    let arrays = [PassArray::In(0), PassArray::Out(0)];
    passes.step(shader, words, &arrays, (count.div_ceil(BLOCK), 1), work);
    passes
}
