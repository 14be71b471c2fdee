//! Routines on the device: which there are, and the dispatches of each.
//! Must not know how a shader computes; `kernel::wgsl` writes the texts.

use super::pipelines::{Key, Pipeline, Source};
use super::{Fault, SlotId, WgpuProvider};
use crate::kernel::wgsl::matmul::{Kind, double_grid, double_text, double_words};
use crate::kernel::wgsl::{Library, Rep};
use crate::op::routine::{MatMul, Routine};
use crate::value::{Class, ElemType};
use std::rc::Rc;

/// Workgroups that a dispatch may have in one dimension.
const MOST_GROUPS: u32 = 65_535;

fn element_type(routine: &Routine) -> ElemType {
    match routine {
        Routine::MatMul(m) => m.ty,
        Routine::Scan { ty, .. } | Routine::Sort { ty, .. } => *ty,
    }
}

/// Whether a routine computes with doubles.
pub(super) fn on_doubles(routine: &Routine) -> bool {
    element_type(routine).class == Class::Double
}

/// Whether a routine runs here, and why not.
pub(super) fn supports(routine: &Routine, fast: bool, _library: &Library) -> Result<(), String> {
    match routine {
        Routine::MatMul(m) => {
            let (x, y) = match Rep::of(m.ty, fast) {
                Rep::F32 => Kind::of(m).grid(m),
                Rep::F64 => double_grid(m),
                _ => return Err(format!("a matrix product of {} on a device", m.ty)),
            };
            if x > MOST_GROUPS || y > MOST_GROUPS {
                return Err("a matrix product with more tiles than a dispatch has".to_owned());
            }
            Ok(())
        }
        other => Err(format!("{} on a device", other.name())),
    }
}

/// Starts compiling; whether it is done.
pub(super) fn prepare(provider: &mut WgpuProvider, routine: &Routine) -> bool {
    match routine {
        Routine::MatMul(m) => matmul(provider, m).is_ok_and(|p| p.done.get()),
        _ => true,
    }
}

/// Whether it has been compiled.
pub(super) fn prepared(provider: &mut WgpuProvider, routine: &Routine) -> bool {
    match routine {
        Routine::MatMul(m) => {
            let key = matmul_key(m, provider.info.fast);
            let found = provider.pipelines.find(&key);
            found.is_some_and(|p| p.is_ok_and(|p| p.done.get()))
        }
        _ => true,
    }
}

/// Records the dispatches of a routine.
pub(super) fn run(
    provider: &mut WgpuProvider,
    routine: &Routine,
    inputs: &[SlotId],
    outputs: &[SlotId],
) -> Result<(), Fault> {
    supports(routine, provider.info.fast, &provider.library).map_err(Fault::Unsupported)?;
    match (routine, inputs, outputs) {
        (Routine::MatMul(m), [a, b], [c]) => {
            if m.m == 0 || m.n == 0 || m.batch == 0 {
                return Ok(());
            }
            let pipeline = matmul(provider, m).map_err(Fault::Unsupported)?;
            let (words, grid) = if Rep::of(m.ty, provider.info.fast) == Rep::F64 {
                (double_words(m), double_grid(m))
            } else {
                (Kind::of(m).words(m), Kind::of(m).grid(m))
            };
            let arrays = [
                provider.slot(*a)?.buffer.clone(),
                provider.slot(*b)?.buffer.clone(),
                provider.slot(*c)?.buffer.clone(),
            ];
            provider.dispatch(&pipeline, &words, &arrays, grid);
            Ok(())
        }
        _ => Err(Fault::Broken(format!("{} with the wrong number of slots", routine.name()))),
    }
}

fn matmul_key(m: &MatMul, fast: bool) -> Key {
    let doubles = Rep::of(m.ty, fast) == Rep::F64;
    Key::Routine(if doubles { "matmul of doubles".to_owned() } else { Kind::of(m).name() })
}

fn matmul(provider: &mut WgpuProvider, m: &MatMul) -> Result<Rc<Pipeline>, String> {
    let fast = provider.info.fast;
    let library = &provider.library;
    let source = || {
        let doubles = Rep::of(m.ty, fast) == Rep::F64;
        Ok(Source {
            label: "matmul",
            text: if doubles { double_text(library) } else { Kind::of(m).text() },
            read_only: vec![true, true, false],
            words: Kind::of(m).words(m).len(),
        })
    };
    provider.pipelines.get(&matmul_key(m, fast), source, &provider.failure)
}
