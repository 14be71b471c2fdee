//! Folds of runs of neighbours, on the device.

use super::{Fault, Pipeline, Rc, SlotId, Stage, WgpuProvider};
use crate::kernel::wgsl::runs::{Crew, WORDS, crew, grid, most, text, words};
use crate::op::ReduceOp;
use crate::value::ElemType;

/// Who folds the runs.
pub(super) fn crew_of(provider: &WgpuProvider, ty: ElemType, count: u32, len: u32) -> Crew {
    crew(ty, provider.info.fast, count, len)
}

/// The name of the pipeline.
pub(super) fn key(crew: Crew, op: ReduceOp, ty: ElemType) -> String {
    format!("runs {crew:?} {} {ty}", op.name())
}

/// The pipeline, made where it is not there yet.
pub(super) fn pipeline(
    provider: &mut WgpuProvider,
    crew: Crew,
    op: ReduceOp,
    ty: ElemType,
) -> Result<Rc<Pipeline>, String> {
    let fast = provider.info.fast;
    let stage = Stage { key: key(crew, op, ty), read_only: &[true, true, false], words: WORDS };
    super::pipeline(provider, &stage, |library| text(crew, op, ty, fast, library))
}

/// Records it.
pub(super) fn run(
    provider: &mut WgpuProvider,
    (op, ty): (ReduceOp, ElemType),
    (count, len): (u32, u32),
    [ends, x, y]: [SlotId; 3],
) -> Result<(), Fault> {
    let crew = crew_of(provider, ty, count, len);
    let pipeline = pipeline(provider, crew, op, ty).map_err(Fault::Unsupported)?;
    let mut arrays = Vec::with_capacity(3);
    for slot in [ends, x, y] {
        arrays.push(provider.slot(slot)?.buffer.clone());
    }
    let fast = provider.info.fast;
    let groups = grid(crew, len);
    let work = super::work(ty, fast) * u64::from(count.div_ceil(groups).max(1));
    // All of it may be one run; a thread that folds that would not come to an end in time.
    let most = if crew == Crew::Threads { most(ty, fast) } else { count.max(1) };
    for done in (0..count.max(1)).step_by(most as usize) {
        super::pass(provider, &pipeline, words(len, done, most), &arrays, (groups, 1), work);
    }
    Ok(())
}
