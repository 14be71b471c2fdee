//! The passes that find places: which and how many each block has, how many come before each, and where. Must not know
//! devices.

use super::Trues;
use crate::routine::lanes::WORDS;
use crate::routine::{Device, PassArray, Passes};
use crate::wgsl::shader;

/// Elements of a block.
const BLOCK: u32 = 4096;

pub(super) fn passes(of: &Trues, device: &Device<'_>) -> Result<Passes, String> {
    let Trues { len, count, value } = *of;
    let blocks = len.div_ceil(BLOCK);
    let mut passes = Passes::default();
    if blocks == 0 || count == 0 {
        return Ok(passes);
    }
    let (mask, places) = (PassArray::In(0), PassArray::Out(0));
    let counts = passes.temp(u64::from(blocks) * 4);
    let words = passes.temp(u64::from(blocks) * u64::from(BLOCK / 32) * 4);
    let wide = blocks.min(device.groups);
    let numbers = || vec![len, blocks, u32::from(value), wide, count, 0, 0, 0, 0, 0, 0, 0];
    let grid = (wide, blocks.div_ceil(wide));
    let work = 100 * u64::from(BLOCK);
    let text = shader!("routine/trues_count.wgsl");
    let read_only = &[true, false, false];
    let shader = passes.shader("trues count".into(), read_only, WORDS, |_| Ok(text.into()));
    passes.step(shader, numbers(), &[mask, counts, words], grid, work);
    let text = concat!(
        shader!("routine/trues_before.wgsl"),
        shader!("routine/sums.wgsl"),
        shader!("routine/fold_before.wgsl")
    );
    let shader = passes.shader("trues before".into(), &[false], WORDS, |_| Ok(text.into()));
    passes.step(shader, numbers(), &[counts], (1, 1), 100 * u64::from(blocks));
    let text = concat!(
        shader!("routine/trues_write.wgsl"),
        shader!("routine/sums.wgsl"),
        shader!("routine/fold_before.wgsl")
    );
    let arrays = [words, counts, places];
    let shader =
        passes.shader("trues write".into(), &[true, true, false], WORDS, |_| Ok(text.into()));
    passes.step(shader, numbers(), &arrays, grid, work);
    Ok(passes)
}
