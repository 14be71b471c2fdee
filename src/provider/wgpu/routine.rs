//! Routines on the device: pipelines by name, arrays for the time between, and dispatches in parts, for all of them alike. Must
//! not know which there are.

use super::pipelines::{Key, Pipeline, When};
use super::pool::Buffer;
use super::tasks::Done;
use super::{DeviceInfo, Fault, Shader, SlotId, WgpuProvider};
use crate::routine::{Device, PassArray, PassShader, PassStep, Passes, Routine, Tiles};
use crate::value::Class;
use crate::wgsl::Library;
use std::rc::Rc;

/// What the device does for a routine, or why it does not run here.
fn passes(
    info: &DeviceInfo,
    library: &Library,
    tiles: Tiles,
    routine: &Routine,
) -> Result<Passes, String> {
    let ty = routine.ty();
    if !info.exact && !info.fast && ty.class == Class::Double {
        return Err("doubles are not exact on this device".to_owned());
    }
    let binding_bytes = info.limits.binding_bytes;
    let each = super::elements::bytes(ty, 1, info.fast).max(4);
    if routine.largest().saturating_mul(each) > binding_bytes {
        return Err(format!("a {} of arrays larger than a binding", routine.name()));
    }
    let (fast, groups) = (info.fast, info.limits.groups);
    routine.passes(&Device { fast, groups, binding_bytes, tiles, library })
}

/// Whether a routine runs here, and why not.
pub(super) fn supports(
    info: &DeviceInfo,
    library: &Library,
    routine: &Routine,
) -> Result<(), String> {
    passes(info, library, Tiles::default(), routine).map(|_| ())
}

/// Starts compiling; whether it is done.
pub(super) fn prepare(provider: &mut WgpuProvider, routine: &Routine) -> bool {
    let Ok(passes) = provider.passes(routine) else { return false };
    let mut done = true;
    for text in &passes.shaders {
        done &= pipeline(provider, text, When::Soon).is_ok_and(|pipeline| pipeline.done.get());
    }
    done
}

/// Whether it has been compiled.
pub(super) fn prepared(provider: &mut WgpuProvider, routine: &Routine) -> bool {
    let Ok(passes) = provider.passes(routine) else { return true };
    passes.shaders.into_iter().all(|text| {
        let found = provider.pipelines.find(&Key::Routine(text.key));
        found.is_some_and(|pipeline| pipeline.is_ok_and(|pipeline| pipeline.done.get()))
    })
}

/// What the pipelines of a routine are waited for by, and how many are not even begun; those are, if asked to.
pub(super) fn waits(
    provider: &mut WgpuProvider,
    routine: &Routine,
    begin: bool,
) -> (Vec<Rc<Done>>, usize) {
    let Ok(passes) = provider.passes(routine) else { return (Vec::new(), 0) };
    let (mut waited, mut missing) = (Vec::new(), 0);
    for text in &passes.shaders {
        let found = match provider.pipelines.find(&Key::Routine(text.key.clone())) {
            None if begin => pipeline(provider, text, When::Soon),
            None => {
                missing += 1;
                continue;
            }
            Some(found) => found,
        };
        waited.extend(found.ok().map(|p| p.done.clone()).filter(|done| !done.get()));
    }
    (waited, missing)
}

/// How a routine runs here, where there are several ways.
pub(super) fn way(provider: &WgpuProvider, routine: &Routine) -> Option<String> {
    provider.passes(routine).ok()?.way
}

/// Records the dispatches of a routine.
pub(super) fn run(
    provider: &mut WgpuProvider,
    routine: &Routine,
    inputs: &[SlotId],
    outputs: &[SlotId],
) -> Result<(), Fault> {
    let passes = provider.passes(routine).map_err(Fault::Unsupported)?;
    run_passes(provider, (routine, &passes), inputs, outputs, &[])
}

/// The same, with others in the place of some of its steps.
pub(super) fn run_passes(
    provider: &mut WgpuProvider,
    (routine, passes): (&Routine, &Passes),
    inputs: &[SlotId],
    outputs: &[SlotId],
    others: &[Other],
) -> Result<(), Fault> {
    let mut pipelines = Vec::with_capacity(passes.shaders.len());
    for (k, text) in passes.shaders.iter().enumerate() {
        let mut steps = passes.steps.iter().enumerate().filter(|(_, step)| step.shader == k);
        let used = steps.any(|(at, _)| others.iter().all(|other| other.step != at));
        let made = used.then(|| pipeline(provider, text, When::Now)).transpose();
        pipelines.push(made.map_err(Fault::Unsupported)?);
    }
    let mut arrays = Arrays { inputs: Vec::new(), outputs: Vec::new(), temps: Vec::new() };
    for (slots, buffers) in [(inputs, &mut arrays.inputs), (outputs, &mut arrays.outputs)] {
        for &slot in slots {
            buffers.push(provider.slot(slot)?.buffer.clone());
        }
    }
    let made = record(provider, passes, &pipelines, &mut arrays, others);
    // What is recorded still uses them.
    arrays.temps.into_iter().for_each(|temp| provider.give(temp));
    made.map_err(|fault| match fault {
        Fault::Broken(_) => {
            Fault::Broken(format!("{} with the wrong number of slots", routine.name()))
        }
        other => other,
    })
}

/// What runs in the place of a step.
pub(super) struct Other {
    /// Which step.
    pub(super) step: usize,
    pub(super) pipeline: Rc<Pipeline>,
    /// Numbers before those of the step.
    pub(super) words: Vec<u32>,
    /// Arrays in the place of the step's first, and of its second.
    pub(super) arrays: [Option<Vec<Rc<Buffer>>>; 2],
}

/// The arrays of a run.
struct Arrays {
    inputs: Vec<Rc<Buffer>>,
    outputs: Vec<Rc<Buffer>>,
    temps: Vec<Rc<Buffer>>,
}

impl Arrays {
    fn at(&self, place: PassArray) -> Option<Rc<Buffer>> {
        match place {
            PassArray::In(k) => self.inputs.get(k),
            PassArray::Out(k) => self.outputs.get(k),
            PassArray::Temp(k) => self.temps.get(k),
        }
        .cloned()
    }
}

fn record(
    provider: &mut WgpuProvider,
    passes: &Passes,
    pipelines: &[Option<Rc<Pipeline>>],
    arrays: &mut Arrays,
    others: &[Other],
) -> Result<(), Fault> {
    for &bytes in &passes.temps {
        if bytes > provider.info.limits.binding_bytes {
            return Err(Fault::OutOfMemory { bytes });
        }
        arrays.temps.push(provider.take(bytes)?);
    }
    for (at, step) in passes.steps.iter().enumerate() {
        let bound: Option<Vec<Rc<Buffer>>> = step.arrays.iter().map(|&p| arrays.at(p)).collect();
        let Some(bound) = bound else { return Err(Fault::Broken(String::new())) };
        if let Some(other) = others.iter().find(|other| other.step == at) {
            let parts = bound.iter().zip(other.arrays.iter().chain(std::iter::repeat(&None)));
            let all: Vec<Rc<Buffer>> = parts
                .flat_map(|(own, others)| others.clone().unwrap_or_else(|| vec![own.clone()]))
                .collect();
            let words: Vec<u32> = other.words.iter().chain(&step.words).copied().collect();
            dispatch(provider, &other.pipeline, step, words, &all);
            continue;
        }
        match pipelines.get(step.shader) {
            Some(Some(pipeline)) => dispatch(provider, pipeline, step, step.words.clone(), &bound),
            _ => return Err(Fault::Broken(String::new())),
        }
    }
    Ok(())
}

/// Records one step in as many dispatches as a watchdog wants.
fn dispatch(
    provider: &mut WgpuProvider,
    pipeline: &Pipeline,
    step: &PassStep,
    mut words: Vec<u32>,
    arrays: &[Rc<Buffer>],
) {
    let limits = &provider.info.limits;
    let most = (limits.dispatch_work / step.work.max(1)).clamp(1, u64::from(u32::MAX)) as u32;
    let (x, y) = step.grid;
    let wide = x.min(most).min(limits.groups).max(1);
    let high = if wide == x { (most / wide).min(limits.groups) } else { 1 };
    let first = words.len() - 2;
    for top in (0..y).step_by(high as usize) {
        for left in (0..x).step_by(wide as usize) {
            words[first] = left;
            words[first + 1] = top;
            let groups = (wide.min(x - left), high.min(y - top));
            let work = u64::from(groups.0) * u64::from(groups.1) * step.work;
            provider.dispatch(pipeline, &words, arrays, groups, work);
        }
    }
}

/// The pipeline of a shader, made where it is not there yet.
fn pipeline(
    provider: &mut WgpuProvider,
    text: &PassShader,
    when: When,
) -> Result<Rc<Pipeline>, String> {
    let library = &provider.library;
    let source = || {
        let shader = (text.write)(library)?;
        Ok(Shader { text: shader, read_only: text.read_only.to_vec(), words: text.words })
    };
    provider.pipelines.get(&Key::Routine(text.key.clone()), when, source, &provider.failure)
}

impl WgpuProvider {
    pub(super) fn passes(&self, routine: &Routine) -> Result<Passes, String> {
        passes(&self.info, &self.library, self.tiles, routine)
    }
}
