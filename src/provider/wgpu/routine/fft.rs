//! Fourier transforms on the device.

use super::{DeviceInfo, Fault, Pipeline, Rc, SlotId, Stage, WgpuProvider};
use crate::kernel::wgsl::fft::{Pass, THREADS, WORDS, passes, text, threads, words};
use crate::op::routine::Lanes;
use crate::value::ElemType;

/// Why a transform does not run here, if so.
pub(super) fn supports(info: &DeviceInfo, ty: ElemType, lanes: &Lanes) -> Result<(), String> {
    passes(ty, lanes, info.fast).map(|_| ())
}

/// The names of the pipelines.
pub(super) fn keys(provider: &WgpuProvider, ty: ElemType, lanes: &Lanes) -> Vec<String> {
    let all = passes(ty, lanes, provider.info.fast).unwrap_or_default();
    all.iter().map(|pass| key(pass.radix)).collect()
}

/// The pipelines, made where they are not there yet.
pub(super) fn pipelines(
    provider: &mut WgpuProvider,
    ty: ElemType,
    lanes: &Lanes,
) -> Result<Vec<Rc<Pipeline>>, String> {
    let all = passes(ty, lanes, provider.info.fast)?;
    all.iter().map(|&pass| pipeline(provider, pass)).collect()
}

/// Records a transform: from the input, to and fro, so that the last pass writes the output.
pub(super) fn run(
    provider: &mut WgpuProvider,
    (ty, inverse): (ElemType, bool),
    lanes: &Lanes,
    x: SlotId,
    y: SlotId,
) -> Result<(), Fault> {
    let all = passes(ty, lanes, provider.info.fast).map_err(Fault::Unsupported)?;
    let (mut from, y) = (provider.slot(x)?.buffer.clone(), provider.slot(y)?.buffer.clone());
    let elements = u64::from(lanes.inner) * u64::from(lanes.len) * u64::from(lanes.outer);
    let between = match all.len() {
        0 => return Err(Fault::Unsupported("a Fourier transform of length 1".into())),
        1 => None,
        _ => Some(super::room(provider, elements * 8)?),
    };
    for (k, &pass) in all.iter().enumerate() {
        let pipeline = pipeline(provider, pass).map_err(Fault::Unsupported)?;
        let to = match &between {
            Some(between) if (all.len() - k) % 2 == 0 => between.clone(),
            _ => y.clone(),
        };
        let groups = threads(pass, lanes).div_ceil(THREADS);
        let work = u64::from(THREADS) * u64::from(pass.radix) * 5_000;
        let numbers = words(pass, lanes, inverse);
        super::pass(provider, &pipeline, numbers, &[from, to.clone()], (groups, 1), work);
        from = to;
    }
    if let Some(between) = between {
        provider.give(between);
    }
    Ok(())
}

fn key(radix: u32) -> String {
    format!("fft {radix}")
}

fn pipeline(provider: &mut WgpuProvider, pass: Pass) -> Result<Rc<Pipeline>, String> {
    let stage = Stage { key: key(pass.radix), read_only: &[true, false], words: WORDS };
    super::pipeline(provider, &stage, |library| Ok(text(pass.radix, library)))
}
