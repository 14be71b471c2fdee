//! Looking for elements in a sorted table, on the device.

use super::{DeviceInfo, Fault, Pipeline, Rc, SlotId, Stage, WgpuProvider};
use crate::kernel::wgsl::search::{BLOCK, WORDS, text, words};
use crate::kernel::wgsl::sort::bits;
use crate::value::ElemType;

/// Why it does not run here, if so.
pub(super) fn supports(info: &DeviceInfo, ty: ElemType) -> Result<(), String> {
    bits(ty, info.fast).map(|_| ())
}

/// The name of the pipeline.
pub(super) fn key(ty: ElemType, or_equal: bool) -> String {
    format!("search {}{ty}", if or_equal { "or equal " } else { "" })
}

/// The pipeline, made where it is not there yet.
pub(super) fn pipeline(
    provider: &mut WgpuProvider,
    ty: ElemType,
    or_equal: bool,
) -> Result<Rc<Pipeline>, String> {
    let fast = provider.info.fast;
    let stage = Stage { key: key(ty, or_equal), read_only: &[true, true, false], words: WORDS };
    super::pipeline(provider, &stage, |library| text(ty, or_equal, fast, library))
}

/// Records it.
pub(super) fn run(
    provider: &mut WgpuProvider,
    (ty, or_equal): (ElemType, bool),
    (len, count): (u32, u32),
    [table, wanted, found]: [SlotId; 3],
) -> Result<(), Fault> {
    let pipeline = pipeline(provider, ty, or_equal).map_err(Fault::Unsupported)?;
    let mut arrays = Vec::with_capacity(3);
    for slot in [table, wanted, found] {
        arrays.push(provider.slot(slot)?.buffer.clone());
    }
    let work = 100 * u64::from(BLOCK) * u64::from(len.max(2).ilog2());
    let grid = (count.div_ceil(BLOCK), 1);
    super::pass(provider, &pipeline, words(len, count), &arrays, grid, work);
    Ok(())
}
