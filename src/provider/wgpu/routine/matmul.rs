//! Matrix products on the device.

use super::{Buffer, Fault, Pipeline, Rc, SlotId, Stage, WgpuProvider};
use crate::kernel::wgsl::Rep;
use crate::kernel::wgsl::matmul::{
    Kind, SUM_WORDS, Spread, Tile, Tiles, double_grid, double_text, double_words, of_parts,
    spread_text, sum_groups, sum_text, sum_words,
};
use crate::op::routine::MatMul;
use crate::provider::Limits;

/// What a multiplication and addition takes of [`Limits::dispatch_work`](crate::provider::Limits): from tiles that is little.
const SINGLE: u64 = 20;
const DOUBLE: u64 = 800;

/// Why a product does not run here, if so.
pub(super) fn supports(m: &MatMul, fast: bool, limits: &Limits) -> Result<(), String> {
    if complex(m, fast) {
        let sides = [Some(Spread::left(m)), Spread::right(m)];
        if sides
            .iter()
            .flatten()
            .any(|s| s.bytes() > limits.binding_bytes || s.groups() > limits.groups)
        {
            return Err("a complex matrix product whose parts are larger than a binding".to_owned());
        }
    }
    let m = &of_reals(m, fast);
    let (x, y) = match Rep::of(m.ty, fast) {
        Rep::F32 => Kind::of(m, Tiles::default().of(m, limits.groups)).grid(m),
        Rep::F64 => double_grid(m),
        _ => return Err(format!("a matrix product of {} on a device", m.ty)),
    };
    match x > limits.groups || y > limits.groups {
        true => Err("a matrix product with more tiles than a dispatch has".to_owned()),
        false => Ok(()),
    }
}

/// Whether a product is one of complex singles.
fn complex(m: &MatMul, fast: bool) -> bool {
    Rep::of(m.ty, fast) == Rep::C32
}

/// The product of real numbers that a product is here.
fn of_reals(m: &MatMul, fast: bool) -> MatMul {
    if complex(m, fast) { of_parts(m) } else { *m }
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
    let mut pipelines = pipelines(provider, m).map_err(Fault::Unsupported)?;
    let mut buffers = Vec::new();
    for slot in [a, b, c] {
        buffers.push(provider.slot(slot)?.buffer.clone());
    }
    if !complex(m, provider.info.fast) {
        return product(provider, m, &pipelines, &buffers);
    }
    let spreads = pipelines.remove(0);
    let mut made = Vec::new();
    for (operand, spread) in [(0, Some(Spread::left(m))), (1, Spread::right(m))] {
        let Some(spread) = spread else { continue };
        let room = super::room(provider, spread.bytes())?;
        let arrays = [buffers[operand].clone(), room.clone()];
        super::pass(
            provider,
            &spreads,
            spread.words(),
            &arrays,
            (spread.groups(), 1),
            256 * SINGLE,
        );
        buffers[operand] = room.clone();
        made.push(room);
    }
    let done = product(provider, &of_parts(m), &pipelines, &buffers);
    made.into_iter().for_each(|room| provider.give(room));
    done
}

/// Records a product of real numbers: A, B and C.
fn product(
    provider: &mut WgpuProvider,
    m: &MatMul,
    pipelines: &[Rc<Pipeline>],
    buffers: &[Rc<Buffer>],
) -> Result<(), Fault> {
    let double = doubles(m, provider.info.fast);
    let kind = kind(provider, m);
    let (x, y) = if double { double_grid(m) } else { kind.grid(m) };
    let parts = parts(provider, m);
    let c = buffers[2].clone();
    let between = match parts {
        1 => None,
        _ => {
            let results = u64::from(m.m) * u64::from(m.n) * u64::from(m.batch);
            Some(super::room(provider, results * u64::from(parts) * 4)?)
        }
    };
    let into = between.as_ref().unwrap_or(&c).clone();
    let arrays = [buffers[0].clone(), buffers[1].clone(), into];
    // As many columns of workgroups at a time as a watchdog bears.
    let rows = u64::from(m.k.div_ceil(parts))
        * u64::from(m.m)
        * if double { 16 * DOUBLE } else { u64::from(kind.width()) * SINGLE };
    let most =
        (provider.info.limits.dispatch_work / rows.max(1)).clamp(1, u64::from(u32::MAX)) as u32;
    for first in (0..y).step_by(most as usize) {
        let words = if double { double_words(m, first) } else { kind.words(m, first) };
        let columns = most.min(y - first);
        let work = rows.saturating_mul(u64::from(columns));
        provider.dispatch(&pipelines[0], &words, &arrays, (x, columns), work);
    }
    if let Some(between) = between {
        let (words, grid) = (sum_words(m, parts), (sum_groups(m), 1));
        let work = 16 * u64::from(parts) * SINGLE;
        super::pass(provider, &pipelines[1], words, &[between.clone(), c], grid, work);
        provider.give(between);
    }
    Ok(())
}

/// The parts of the inner dimension of a product, whose results are added behind it. Doubles are added in an order that
/// is defined, and have one.
fn parts(provider: &WgpuProvider, m: &MatMul) -> u32 {
    if doubles(m, provider.info.fast) { 1 } else { kind(provider, m).parts(m) }
}

/// The names of a product's pipelines.
pub(super) fn keys(provider: &WgpuProvider, m: &MatMul) -> Vec<String> {
    stages(provider, m).into_iter().map(|(stage, _)| stage.key).collect()
}

/// The shaders of a product, in the order of their dispatches.
enum Text {
    Spread,
    Doubles,
    Tiles(Kind),
    Sum,
}

fn stages(provider: &WgpuProvider, m: &MatMul) -> Vec<(Stage<'static>, Text)> {
    let fast = provider.info.fast;
    let real = of_reals(m, fast);
    let stage = |key: &str, read_only, words| Stage { key: key.to_owned(), read_only, words };
    let mut all = Vec::new();
    if complex(m, fast) {
        all.push((stage("matmul spread", &[true, false], SUM_WORDS), Text::Spread));
    }
    let kind = kind(provider, &real);
    let words = kind.words(&real, 0).len();
    all.push(match doubles(m, fast) {
        true => (stage("matmul of doubles", &[true, true, false], words), Text::Doubles),
        false => (stage(&kind.name(), &[true, true, false], words), Text::Tiles(kind)),
    });
    if parts(provider, &real) > 1 {
        all.push((stage("matmul sum", &[true, false], SUM_WORDS), Text::Sum));
    }
    all
}

pub(super) fn pipelines(
    provider: &mut WgpuProvider,
    m: &MatMul,
) -> Result<Vec<Rc<Pipeline>>, String> {
    let mut made = Vec::new();
    for (stage, text) in stages(provider, m) {
        made.push(super::pipeline(provider, &stage, |library| {
            Ok(match text {
                Text::Spread => spread_text(),
                Text::Doubles => double_text(library),
                Text::Tiles(kind) => kind.text(),
                Text::Sum => sum_text(),
            })
        })?);
    }
    Ok(made)
}

/// The tile that a product takes here; doubles have one for all.
pub(super) fn tile(provider: &WgpuProvider, m: &MatMul) -> Option<Tile> {
    let m = of_reals(m, provider.info.fast);
    let single = Rep::of(m.ty, provider.info.fast) == Rep::F32;
    single.then(|| provider.tiles.of(&m, provider.info.limits.groups))
}

fn kind(provider: &WgpuProvider, m: &MatMul) -> Kind {
    Kind::of(m, provider.tiles.of(m, provider.info.limits.groups))
}

fn doubles(m: &MatMul, fast: bool) -> bool {
    Rep::of(m.ty, fast) == Rep::F64
}
