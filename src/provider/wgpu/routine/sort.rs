//! Sorting on the device.

use super::{DeviceInfo, Fault, Pipeline, Rc, SlotId, Stage, WgpuProvider};
use crate::kernel::wgsl::sort::{
    BLOCK, Pass, WORDS, bits, grid, passes, text, tile, words, words_of_lanes,
};
use crate::op::routine::{Lanes, Routine};
use crate::value::ElemType;

/// Why a sort does not run here, if so.
pub(super) fn supports(info: &DeviceInfo, routine: &Routine) -> Result<(), String> {
    let Routine::Sort { ty, .. } = routine else { return Ok(()) };
    bits(*ty, info.fast).map(|_| ())
}

/// The names of the pipelines.
pub(super) fn keys(ty: ElemType, fast: bool, lanes: &Lanes) -> Vec<String> {
    match bits(ty, fast) {
        Ok(bits) => passes(lanes, bits).iter().map(|&pass| key(pass, ty)).collect(),
        Err(_) => Vec::new(),
    }
}

/// The pipelines, made where they are not there yet.
pub(super) fn pipelines(
    provider: &mut WgpuProvider,
    ty: ElemType,
    lanes: &Lanes,
) -> Result<Vec<Rc<Pipeline>>, String> {
    let bits = bits(ty, provider.info.fast)?;
    passes(lanes, bits).iter().map(|&pass| pipeline(provider, pass, ty)).collect()
}

/// Records a sort; `at` is where the places go, if they are wanted.
pub(super) fn run(
    provider: &mut WgpuProvider,
    ty: ElemType,
    lanes: &Lanes,
    descending: bool,
    x: SlotId,
    y: SlotId,
    at: Option<SlotId>,
) -> Result<(), Fault> {
    let bits = bits(ty, provider.info.fast).map_err(Fault::Unsupported)?;
    let (x, y) = (provider.slot(x)?.buffer.clone(), provider.slot(y)?.buffer.clone());
    let count = u64::from(lanes.inner) * u64::from(lanes.outer);
    let all = count * u64::from(lanes.len);
    if all == 0 {
        return Ok(());
    }
    if lanes.len <= tile(bits) {
        let places = match at {
            Some(at) => provider.slot(at)?.buffer.clone(),
            None => super::room(provider, all * 4)?,
        };
        let pipeline = pipeline(provider, Pass::Lanes, ty).map_err(Fault::Unsupported)?;
        let (arrays, work) = ([x, y, places.clone()], work(Pass::Lanes, lanes, bits));
        let numbers = words_of_lanes(lanes, descending);
        super::pass(provider, &pipeline, numbers, &arrays, grid(Pass::Lanes, lanes, bits), work);
        if at.is_none() {
            provider.give(places);
        }
        return Ok(());
    }
    let mut from = super::room(provider, all * 4)?;
    let mut to = super::room(provider, all * 4)?;
    let counts = super::room(provider, count * u64::from(lanes.len.div_ceil(BLOCK)) * 16 * 4)?;
    for shift in (0..bits).step_by(4) {
        let numbers = words(lanes, shift, descending);
        for pass in [Pass::Count, Pass::Offsets, Pass::Move] {
            let pipeline = pipeline(provider, pass, ty).map_err(Fault::Unsupported)?;
            let arrays = match pass {
                Pass::Count => vec![x.clone(), from.clone(), counts.clone()],
                Pass::Offsets => vec![counts.clone()],
                _ => vec![x.clone(), from.clone(), counts.clone(), to.clone()],
            };
            let work = work(pass, lanes, bits);
            super::pass(
                provider,
                &pipeline,
                numbers.clone(),
                &arrays,
                grid(pass, lanes, bits),
                work,
            );
        }
        std::mem::swap(&mut from, &mut to);
    }
    // The places that nobody wants go where they lay before the last pass.
    let places = match at {
        Some(at) => provider.slot(at)?.buffer.clone(),
        None => to.clone(),
    };
    let pipeline = pipeline(provider, Pass::Gather, ty).map_err(Fault::Unsupported)?;
    let numbers = words(lanes, 0, descending);
    let (arrays, work) = ([x, from.clone(), y, places], work(Pass::Gather, lanes, bits));
    super::pass(provider, &pipeline, numbers, &arrays, grid(Pass::Gather, lanes, bits), work);
    for buffer in [from, to, counts] {
        provider.give(buffer);
    }
    Ok(())
}

/// What a group takes of [`Limits::dispatch_work`](crate::provider::Limits).
fn work(pass: Pass, lanes: &Lanes, bits: u32) -> u64 {
    let elements = match pass {
        // A step of the network is short.
        Pass::Lanes => 4 * tile(bits),
        Pass::Offsets => 16 * lanes.len.div_ceil(BLOCK),
        Pass::Count | Pass::Move | Pass::Gather => BLOCK.min(lanes.len),
    };
    1_000 * u64::from(elements)
}

fn key(pass: Pass, ty: ElemType) -> String {
    format!("sort {pass:?} {ty}")
}

fn pipeline(provider: &mut WgpuProvider, pass: Pass, ty: ElemType) -> Result<Rc<Pipeline>, String> {
    let fast = provider.info.fast;
    let read_only: &[bool] = match pass {
        Pass::Lanes => &[true, false, false],
        Pass::Count => &[true, true, false],
        Pass::Offsets => &[false],
        Pass::Move => &[true, true, true, false],
        Pass::Gather => &[true, true, false, false],
    };
    let stage = Stage { key: key(pass, ty), read_only, words: WORDS };
    super::pipeline(provider, &stage, |library| text(pass, ty, fast, library))
}
