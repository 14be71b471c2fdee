//! The passes: the reflections are gathered, 32 of them a group, and then applied, eight columns a group, which does all of them one
//! gathering after the other. Must not know devices.

use super::Reflections;
use crate::routine::blocks::{self, numbers};
use crate::routine::lanes::WORDS;
use crate::routine::{Device, PassArray, Passes};
use crate::wgsl::{Rep, shader};

const GATHER: &str = concat!(
    shader!("routine/reflections_vectors.wgsl"),
    shader!("routine/reflections_gather.wgsl")
);
const APPLY: &str =
    concat!(shader!("routine/reflections_vectors.wgsl"), shader!("routine/reflections_apply.wgsl"));
/// Columns of a group.
const COLUMNS: u32 = 8;

pub(super) fn passes(of: &Reflections, device: &Device<'_>) -> Result<Passes, String> {
    let Reflections { ty, n, cols } = *of;
    let mut passes = blocks::on(device, ty, n, cols)?;
    let [vectors, factors, c] = [0, 1, 2].map(PassArray::In);
    let out = PassArray::Out(0);
    let count = blocks::blocks(n);
    // As large as the inverses of blocks.
    let gathered = blocks::inverses(&mut passes, n);
    blocks::copy(&mut passes, [c, out], (n, cols), false, Rep::F32);
    let read_only = &[true, true, false];
    let gather =
        passes.shader("reflections gather".into(), read_only, WORDS, |_| Ok(GATHER.to_owned()));
    let words = numbers([n, cols, count, 0], [0; 4]);
    let work = u64::from(n) << 11;
    passes.step(gather, words.clone(), &[vectors, factors, gathered], (count, 1), work);
    let apply =
        passes.shader("reflections apply".into(), read_only, WORDS, |_| Ok(APPLY.to_owned()));
    let work = u64::from(n) * u64::from(n) * u64::from(COLUMNS) * 40;
    let groups = cols.div_ceil(COLUMNS);
    passes.step(apply, words, &[vectors, gathered, out], (groups, 1), work);
    Ok(passes)
}
