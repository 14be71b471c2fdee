//! Routines on the device: which there are, and the dispatches of each.
//! Must not know how a shader computes; `kernel::wgsl` writes the texts.

mod fft;
mod matmul;
mod owners;
mod runs;
mod scan;
mod search;
mod sort;

use super::pipelines::{Key, Pipeline};
use super::pool::Buffer;
use super::{DeviceInfo, Fault, Shader, SlotId, WgpuProvider};
use crate::kernel::wgsl::{FIRST_GROUP, Library};
use crate::op::routine::Routine;
use crate::value::{Class, ElemType};
use std::rc::Rc;

/// One dispatch of a routine: what names its pipeline, and how to make that.
struct Stage<'a> {
    key: String,
    /// Whether each array is only read.
    read_only: &'a [bool],
    /// Words of the block of numbers.
    words: usize,
}

fn element_type(routine: &Routine) -> ElemType {
    match routine {
        Routine::MatMul(m) => m.ty,
        Routine::Scan { ty, .. } | Routine::Sort { ty, .. } | Routine::Fft { ty, .. } => *ty,
        Routine::Search { ty, .. } | Routine::Runs { ty, .. } => *ty,
        Routine::Owners { .. } => ElemType::real(Class::UInt32),
    }
}

/// Whether a routine computes with doubles.
fn on_doubles(routine: &Routine) -> bool {
    element_type(routine).class == Class::Double
}

/// The elements of the largest array of a routine. Routines are not cut into pieces.
fn largest(routine: &Routine) -> u64 {
    let product = |a: u32, b: u32, c: u32| {
        u64::from(a).saturating_mul(u64::from(b)).saturating_mul(u64::from(c))
    };
    match routine {
        Routine::MatMul(m) => {
            let sides = [(m.m, m.k), (m.k, m.n), (m.m, m.n)];
            sides.map(|(a, b)| product(a, b, m.batch)).into_iter().max().unwrap_or(0)
        }
        Routine::Scan { lanes, .. } | Routine::Sort { lanes, .. } | Routine::Fft { lanes, .. } => {
            product(lanes.inner, lanes.len, lanes.outer)
        }
        Routine::Owners { count, len }
        | Routine::Search { count, len, .. }
        | Routine::Runs { count, len, .. } => u64::from(*count.max(len)),
    }
}

/// Whether a routine runs here, and why not.
pub(super) fn supports(
    info: &DeviceInfo,
    library: &Library,
    routine: &Routine,
) -> Result<(), String> {
    if !info.exact && !info.fast && on_doubles(routine) {
        return Err("doubles are not exact on this device".to_owned());
    }
    let limits = &info.limits;
    let bytes = super::elements::bytes(element_type(routine), 1, info.fast);
    if largest(routine).saturating_mul(bytes.max(4)) > limits.binding_bytes {
        return Err(format!("a {} of arrays larger than a binding", routine.name()));
    }
    match routine {
        Routine::MatMul(m) => matmul::supports(m, info.fast, limits),
        Routine::Scan { .. } => scan::supports(info, library, routine),
        Routine::Sort { .. } => sort::supports(info, routine),
        Routine::Owners { .. } => Ok(()),
        Routine::Search { ty, .. } => search::supports(info, *ty),
        Routine::Runs { op, ty, count, len } => {
            let crew = crate::kernel::wgsl::runs::crew(*ty, info.fast, *count, *len);
            crate::kernel::wgsl::runs::text(crew, *op, *ty, info.fast, library).map(|_| ())
        }
        Routine::Fft { ty, lanes, .. } => fft::supports(info, *ty, lanes),
    }
}

/// Starts compiling; whether it is done.
pub(super) fn prepare(provider: &mut WgpuProvider, routine: &Routine) -> bool {
    let made = match routine {
        Routine::MatMul(m) => matmul::pipelines(provider, m),
        Routine::Scan { op, ty, lanes, .. } => scan::pipelines(provider, *op, *ty, lanes),
        Routine::Sort { ty, lanes, .. } => sort::pipelines(provider, *ty, lanes),
        Routine::Owners { .. } => owners::pipelines(provider),
        Routine::Search { ty, or_equal, .. } => {
            search::pipeline(provider, *ty, *or_equal).map(|one| vec![one])
        }
        Routine::Runs { op, ty, count, len } => {
            let crew = runs::crew_of(provider, *ty, *count, *len);
            runs::pipeline(provider, crew, *op, *ty).map(|one| vec![one])
        }
        Routine::Fft { ty, lanes, .. } => fft::pipelines(provider, *ty, lanes),
    };
    made.is_ok_and(|all| all.iter().all(|p| p.done.get()))
}

/// Whether it has been compiled.
pub(super) fn prepared(provider: &mut WgpuProvider, routine: &Routine) -> bool {
    let fast = provider.info.fast;
    let keys = match routine {
        Routine::MatMul(m) => matmul::keys(provider, m),
        Routine::Scan { op, ty, lanes, .. } => scan::keys(provider, *op, *ty, lanes),
        Routine::Sort { ty, lanes, .. } => sort::keys(*ty, fast, lanes),
        Routine::Owners { .. } => owners::keys(),
        Routine::Search { ty, or_equal, .. } => vec![search::key(*ty, *or_equal)],
        Routine::Runs { op, ty, count, len } => {
            vec![runs::key(runs::crew_of(provider, *ty, *count, *len), *op, *ty)]
        }
        Routine::Fft { ty, lanes, .. } => fft::keys(provider, *ty, lanes),
    };
    keys.into_iter().all(|key| {
        let found = provider.pipelines.find(&Key::Routine(key));
        found.is_some_and(|p| p.is_ok_and(|p| p.done.get()))
    })
}

/// How a routine runs here, where there are several ways.
pub(super) fn way(provider: &WgpuProvider, routine: &Routine) -> Option<String> {
    match routine {
        Routine::MatMul(m) => matmul::tile(provider, m).map(|tile| format!("tiles of {tile}")),
        Routine::Scan { .. }
        | Routine::Sort { .. }
        | Routine::Owners { .. }
        | Routine::Search { .. }
        | Routine::Runs { .. }
        | Routine::Fft { .. } => None,
    }
}

/// Records the dispatches of a routine.
pub(super) fn run(
    provider: &mut WgpuProvider,
    routine: &Routine,
    inputs: &[SlotId],
    outputs: &[SlotId],
) -> Result<(), Fault> {
    supports(&provider.info, &provider.library, routine).map_err(Fault::Unsupported)?;
    match (routine, inputs, outputs) {
        (Routine::MatMul(m), [a, b], [c]) => matmul::run(provider, m, [*a, *b, *c]),
        (Routine::Scan { op, ty, lanes, reverse, .. }, [x], [y]) => {
            scan::run(provider, (*op, *ty, *reverse), lanes, *x, *y)
        }
        (Routine::Sort { ty, lanes, descending, .. }, [x], [y, rest @ ..]) => {
            sort::run(provider, *ty, lanes, *descending, *x, *y, rest.first().copied())
        }
        (Routine::Fft { ty, lanes, inverse }, [x], [y]) => {
            fft::run(provider, (*ty, *inverse), lanes, *x, *y)
        }
        (Routine::Search { ty, len, count, or_equal }, [table, x], [y]) => {
            search::run(provider, (*ty, *or_equal), (*len, *count), [*table, *x, *y])
        }
        (Routine::Runs { op, ty, count, len }, [ends, x], [y]) => {
            runs::run(provider, (*op, *ty), (*count, *len), [*ends, *x, *y])
        }
        (Routine::Owners { count, len }, [at], [y]) => {
            owners::run(provider, (*count, *len), *at, *y)
        }
        _ => Err(Fault::Broken(format!("{} with the wrong number of slots", routine.name()))),
    }
}

/// The pipeline of a stage.
fn pipeline(
    provider: &mut WgpuProvider,
    stage: &Stage<'_>,
    text: impl FnOnce(&crate::kernel::wgsl::Library) -> Result<String, String>,
) -> Result<Rc<Pipeline>, String> {
    let library = &provider.library;
    let source = || {
        Ok(Shader { text: text(library)?, read_only: stage.read_only.to_vec(), words: stage.words })
    };
    provider.pipelines.get(&Key::Routine(stage.key.clone()), source, &provider.failure)
}

/// Records one pass of a routine along a dimension over a grid of groups that take so much work each: in as many dispatches
/// as a watchdog wants.
fn pass(
    provider: &mut WgpuProvider,
    pipeline: &Pipeline,
    mut words: Vec<u32>,
    arrays: &[Rc<Buffer>],
    (x, y): (u32, u32),
    work: u64,
) {
    let limits = &provider.info.limits;
    let most = (limits.dispatch_work / work.max(1)).clamp(1, u64::from(u32::MAX)) as u32;
    let wide = x.min(most).min(limits.groups).max(1);
    let high = if wide == x { (most / wide).min(limits.groups) } else { 1 };
    for first in (0..y).step_by(high as usize) {
        for left in (0..x).step_by(wide as usize) {
            words[FIRST_GROUP] = left;
            words[FIRST_GROUP + 1] = first;
            let groups = (wide.min(x - left), high.min(y - first));
            let work = u64::from(groups.0) * u64::from(groups.1) * work;
            provider.dispatch(pipeline, &words, arrays, groups, work);
        }
    }
}

/// What an element of a running fold takes of [`Limits::dispatch_work`](crate::provider::Limits).
fn work(ty: ElemType, fast: bool) -> u64 {
    if ty.class == Class::Double && !fast { 40_000 } else { 1_000 }
}

/// A buffer for the length of a routine. Give it back with [`WgpuProvider::give`]; what is recorded still uses it.
fn room(provider: &mut WgpuProvider, bytes: u64) -> Result<Rc<Buffer>, Fault> {
    match bytes <= provider.info.limits.binding_bytes {
        true => provider.take(bytes),
        false => Err(Fault::OutOfMemory { bytes }),
    }
}
