//! The last write to each element, on the device.

use super::{Fault, Pipeline, Rc, SlotId, Stage, WgpuProvider};
use crate::kernel::wgsl::owners::{BLOCK, Pass, WORDS, grid, text, words};

const PASSES: [Pass; 2] = [Pass::Clear, Pass::Claim];

/// The names of the pipelines.
pub(super) fn keys() -> Vec<String> {
    PASSES.iter().map(|&pass| key(pass)).collect()
}

/// The pipelines, made where they are not there yet.
pub(super) fn pipelines(provider: &mut WgpuProvider) -> Result<Vec<Rc<Pipeline>>, String> {
    PASSES.iter().map(|&pass| pipeline(provider, pass)).collect()
}

/// Records it.
pub(super) fn run(
    provider: &mut WgpuProvider,
    (count, len): (u32, u32),
    places: SlotId,
    owners: SlotId,
) -> Result<(), Fault> {
    let places = provider.slot(places)?.buffer.clone();
    let owners = provider.slot(owners)?.buffer.clone();
    for pass in PASSES {
        let pipeline = pipeline(provider, pass).map_err(Fault::Unsupported)?;
        let arrays = match pass {
            Pass::Clear => vec![owners.clone()],
            Pass::Claim => vec![places.clone(), owners.clone()],
        };
        let work = 1_000 * u64::from(BLOCK);
        super::pass(provider, &pipeline, words(count, len), &arrays, grid(pass, count, len), work);
    }
    Ok(())
}

fn key(pass: Pass) -> String {
    format!("owners {pass:?}")
}

fn pipeline(provider: &mut WgpuProvider, pass: Pass) -> Result<Rc<Pipeline>, String> {
    let read_only: &[bool] = match pass {
        Pass::Clear => &[false],
        Pass::Claim => &[true, false],
    };
    let stage = Stage { key: key(pass), read_only, words: WORDS };
    super::pipeline(provider, &stage, |_| Ok(text(pass)))
}
