//! Matrix products on the device.

use super::{Fault, Pipeline, Rc, SlotId, Stage, WgpuProvider};
use crate::kernel::wgsl::Rep;
use crate::kernel::wgsl::matmul::{Kind, Tile, Tiles, double_grid, double_text, double_words};
use crate::op::routine::MatMul;

/// What a multiplication and addition takes of [`Limits::dispatch_work`](crate::provider::Limits): from tiles that is little.
const SINGLE: u64 = 20;
const DOUBLE: u64 = 800;

/// Why a product does not run here, if so.
pub(super) fn supports(m: &MatMul, fast: bool, most: u32) -> Result<(), String> {
    let (x, y) = match Rep::of(m.ty, fast) {
        Rep::F32 => Kind::of(m, Tiles::default().of(m, most)).grid(m),
        Rep::F64 => double_grid(m),
        _ => return Err(format!("a matrix product of {} on a device", m.ty)),
    };
    match x > most || y > most {
        true => Err("a matrix product with more tiles than a dispatch has".to_owned()),
        false => Ok(()),
    }
}

/// Records a product.
pub(super) fn run(
    provider: &mut WgpuProvider,
    m: &MatMul,
    [a, b, c]: [SlotId; 3],
) -> Result<(), Fault> {
    if m.m == 0 || m.n == 0 || m.batch == 0 {
        return Ok(());
    }
    let pipeline = pipeline(provider, m).map_err(Fault::Unsupported)?;
    let double = doubles(m, provider.info.fast);
    let kind = kind(provider, m);
    let (x, y) = if double { double_grid(m) } else { kind.grid(m) };
    let arrays = [
        provider.slot(a)?.buffer.clone(),
        provider.slot(b)?.buffer.clone(),
        provider.slot(c)?.buffer.clone(),
    ];
    // As many columns of workgroups at a time as a watchdog bears.
    let rows = u64::from(m.k)
        * u64::from(m.m)
        * if double { 16 * DOUBLE } else { u64::from(kind.width()) * SINGLE };
    let most =
        (provider.info.limits.dispatch_work / rows.max(1)).clamp(1, u64::from(u32::MAX)) as u32;
    for first in (0..y).step_by(most as usize) {
        let words = if double { double_words(m, first) } else { kind.words(m, first) };
        let columns = most.min(y - first);
        let work = rows.saturating_mul(u64::from(columns));
        provider.dispatch(&pipeline, &words, &arrays, (x, columns), work);
    }
    Ok(())
}

/// The name of a product's pipeline.
pub(super) fn key(provider: &WgpuProvider, m: &MatMul) -> String {
    match doubles(m, provider.info.fast) {
        true => "matmul of doubles".to_owned(),
        false => kind(provider, m).name(),
    }
}

pub(super) fn pipeline(provider: &mut WgpuProvider, m: &MatMul) -> Result<Rc<Pipeline>, String> {
    let double = doubles(m, provider.info.fast);
    let kind = kind(provider, m);
    let stage = Stage {
        key: key(provider, m),
        read_only: &[true, true, false],
        words: kind.words(m, 0).len(),
    };
    super::pipeline(provider, &stage, |library| {
        Ok(if double { double_text(library) } else { kind.text() })
    })
}

/// The tile that a product takes here; doubles have one for all.
pub(super) fn tile(provider: &WgpuProvider, m: &MatMul) -> Option<Tile> {
    let single = Rep::of(m.ty, provider.info.fast) == Rep::F32;
    single.then(|| provider.tiles.of(m, provider.info.limits.groups))
}

fn kind(provider: &WgpuProvider, m: &MatMul) -> Kind {
    Kind::of(m, provider.tiles.of(m, provider.info.limits.groups))
}

fn doubles(m: &MatMul, fast: bool) -> bool {
    Rep::of(m.ty, fast) == Rep::F64
}
