//! Running folds on the device.

use super::{DeviceInfo, Fault, Pipeline, Rc, SlotId, Stage, WgpuProvider};
use crate::kernel::wgsl::scan::{Pass, WORDS, blocks, grid, passes, text, words};
use crate::kernel::wgsl::{Library, Rep};
use crate::op::ReduceOp;
use crate::op::routine::{Lanes, Routine};
use crate::value::ElemType;

/// Why a running fold does not run here, if so.
pub(super) fn supports(
    info: &DeviceInfo,
    library: &Library,
    routine: &Routine,
) -> Result<(), String> {
    let Routine::Scan { op, ty, lanes, at, .. } = routine else { return Ok(()) };
    if *at {
        return Err("the places of a running minimum or maximum on a device".to_owned());
    }
    for &pass in passes(*op, *ty, info.fast, lanes, info.limits.groups)? {
        // What has no shader says so here.
        text(pass, *op, *ty, info.fast, library)?;
    }
    Ok(())
}

/// The names of the pipelines.
pub(super) fn keys(
    provider: &WgpuProvider,
    op: ReduceOp,
    ty: ElemType,
    lanes: &Lanes,
) -> Vec<String> {
    let most = provider.info.limits.groups;
    let all = passes(op, ty, provider.info.fast, lanes, most).unwrap_or(&[]);
    all.iter().map(|&pass| key(pass, op, ty)).collect()
}

/// The pipelines, made where they are not there yet.
pub(super) fn pipelines(
    provider: &mut WgpuProvider,
    op: ReduceOp,
    ty: ElemType,
    lanes: &Lanes,
) -> Result<Vec<Rc<Pipeline>>, String> {
    let all = passes(op, ty, provider.info.fast, lanes, provider.info.limits.groups)?;
    all.iter().map(|&pass| pipeline(provider, pass, op, ty)).collect()
}

/// Records a running fold.
pub(super) fn run(
    provider: &mut WgpuProvider,
    (op, ty, reverse): (ReduceOp, ElemType, bool),
    lanes: &Lanes,
    x: SlotId,
    y: SlotId,
) -> Result<(), Fault> {
    let fast = provider.info.fast;
    let most = provider.info.limits.groups;
    let all = passes(op, ty, fast, lanes, most).map_err(Fault::Unsupported)?;
    let (x, y) = (provider.slot(x)?.buffer.clone(), provider.slot(y)?.buffer.clone());
    let count = u64::from(lanes.inner) * u64::from(lanes.outer);
    let totals = match all {
        [Pass::Lanes] | [] => None,
        [first, ..] => {
            let blocks = u64::from(blocks(*first, lanes)) * count;
            Some(super::room(provider, blocks * Rep::of(ty, fast).words() as u64 * 4)?)
        }
    };
    for &pass in all {
        let pipeline = pipeline(provider, pass, op, ty).map_err(Fault::Unsupported)?;
        let numbers = words(pass, lanes, reverse, most);
        let between = totals.iter().cloned();
        let arrays: Vec<_> = match pass {
            Pass::Lanes => vec![x.clone(), y.clone()],
            Pass::Totals => std::iter::once(x.clone()).chain(between).collect(),
            Pass::Offsets | Pass::Carries => between.collect(),
            Pass::Shift => between.chain([y.clone()]).collect(),
            Pass::Blocks | Pass::Runs => {
                std::iter::once(x.clone()).chain(between).chain([y.clone()]).collect()
            }
        };
        let grid = grid(pass, lanes, most);
        let all = u64::from(lanes.len) * count;
        let elements = match pass {
            Pass::Offsets => u64::from(blocks(pass, lanes)),
            Pass::Carries => 64 * u64::from(blocks(pass, lanes)),
            _ => all.div_ceil(u64::from(grid.0.max(1)) * u64::from(grid.1.max(1))),
        };
        let work = elements * super::work(ty, fast);
        super::pass(provider, &pipeline, numbers, &arrays, grid, work);
    }
    if let Some(totals) = totals {
        provider.give(totals);
    }
    Ok(())
}

fn key(pass: Pass, op: ReduceOp, ty: ElemType) -> String {
    format!("scan {pass:?} {} {ty}", op.name())
}

fn pipeline(
    provider: &mut WgpuProvider,
    pass: Pass,
    op: ReduceOp,
    ty: ElemType,
) -> Result<Rc<Pipeline>, String> {
    let fast = provider.info.fast;
    let read_only: &[bool] = match pass {
        Pass::Lanes | Pass::Totals | Pass::Shift => &[true, false],
        Pass::Offsets | Pass::Carries => &[false],
        Pass::Blocks => &[true, true, false],
        Pass::Runs => &[true, false, false],
    };
    let stage = Stage { key: key(pass, op, ty), read_only, words: WORDS };
    super::pipeline(provider, &stage, |library| text(pass, op, ty, fast, library))
}
