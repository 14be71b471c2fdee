//! Routines with Kernels of elements at their ends: what makes the elements of the first input goes into the first dispatch, and what is
//! made of those of the output into the last one, where a routine says how (`Ends`). Until the pipeline for that has been made, they run
//! one after the other. Must not know which routines there are.

use super::pipelines::{Key, Pipeline, When};
use super::pool::Buffer;
use super::routine::{self, Other};
use super::{Fault, Shader, SlotId, WgpuProvider};
use crate::kernel::split;
use crate::kernel::wgsl::{self, element};
use crate::provider::{Joined, KernelRun};
use crate::routine::{Ends, PassArray, PassStep, Passes, moved};
use crate::wgsl::Rep;
use std::rc::Rc;

pub(super) fn run(provider: &mut WgpuProvider, joined: &Joined) -> Result<(), Fault> {
    let passes = provider.passes(&joined.routine).map_err(Fault::Unsupported)?;
    let Some(others) = others(provider, joined, &passes)? else {
        return provider.record_all(&joined.apart());
    };
    let is_joined = |end: usize| others.iter().any(|other| other.arrays[end].is_some());
    if let Some(before) = joined.before.as_ref().filter(|_| !is_joined(0)) {
        provider.run_kernel(&before.kernel, &before.launch, &before.inputs, &before.outputs)?;
    }
    let Joined { routine, inputs, outputs, .. } = joined;
    routine::run_passes(provider, (routine, &passes), inputs, outputs, &others)?;
    if let Some((behind, _)) = joined.behind.as_ref().filter(|_| !is_joined(1)) {
        provider.run_kernel(&behind.kernel, &behind.launch, &behind.inputs, &behind.outputs)?;
    }
    Ok(())
}

/// What runs in the places of the first and the last step. None where nothing is joined, or not yet.
fn others(
    provider: &mut WgpuProvider,
    joined: &Joined,
    passes: &Passes,
) -> Result<Option<Vec<Other>>, Fault> {
    let last = passes.steps.len().saturating_sub(1);
    let ends = |step: &PassStep| passes.shaders[step.shader].ends.as_ref();
    let takes = |(at, step): (usize, &PassStep)| {
        (at == 0) == step.arrays.contains(&PassArray::In(0))
            && (at > 0 || step.arrays[0] == PassArray::In(0))
    };
    let fast = provider.info.fast;
    let mut before = joined.before.as_ref().filter(|run| {
        let of = passes.steps.first().and_then(ends);
        passes.steps.iter().enumerate().all(takes)
            && of.is_some_and(|ends| is_of(run.kernel.outputs[0].ty, fast, ends.types[0]))
    });
    let mut behind = joined.behind.as_ref().filter(|(run, given)| {
        let step = passes.steps.last();
        let writes = step.is_some_and(|step| step.arrays.get(1) == Some(&PassArray::Out(0)));
        let of = step.and_then(ends);
        writes
            && of.is_some_and(|ends| is_of(run.kernel.inputs[*given as usize], fast, ends.types[1]))
    });
    // Those that go in pieces do so.
    if let Some(run) = before
        && !fits(provider, run)?
    {
        before = None;
    }
    if let Some((run, _)) = behind
        && !fits(provider, run)?
    {
        behind = None;
    }
    let mut all = Vec::new();
    let sides: &[_] = match last {
        0 => &[(0, before, behind)],
        _ => &[(0, before, None), (last, None, behind)],
    };
    for &(step, before, behind) in sides {
        if before.is_none() && behind.is_none() {
            continue;
        }
        let shader = &passes.shaders[passes.steps[step].shader];
        let Some(ends) = &shader.ends else { return Ok(None) };
        let made = pipeline(provider, (&shader.key, shader.words), ends, before, behind);
        let Some(pipeline) = made else { return Ok(None) };
        all.push(other(provider, step, pipeline, before, behind)?);
    }
    Ok((!all.is_empty()).then_some(all))
}

fn is_of(ty: crate::value::ElemType, fast: bool, register: &str) -> bool {
    Rep::of(ty, fast).register() == register
}

fn fits(provider: &WgpuProvider, run: &KernelRun) -> Result<bool, Fault> {
    let stored = provider.stored(&run.kernel, &run.inputs, &run.outputs)?;
    Ok(split::fits(&run.launch, &stored, &provider.room(&run.kernel)))
}

/// The pipeline of a step with Kernels at its ends, as soon as it has been made.
fn pipeline(
    provider: &mut WgpuProvider,
    (name, words): (&str, usize),
    ends: &Ends,
    before: Option<&KernelRun>,
    behind: Option<&(KernelRun, u16)>,
) -> Option<Rc<Pipeline>> {
    let arrays = |run: &KernelRun| run.kernel.inputs.len();
    let count = before.map_or(1, arrays)
        + behind.map_or(1, |(run, _)| arrays(run) - 1 + run.kernel.outputs.len())
        + ends.others.len();
    if count > provider.info.limits.arrays_a_kernel as usize {
        return None;
    }
    let kernel = |run: &KernelRun| run.kernel.clone();
    let behind_of = behind.map(|(run, given)| (kernel(run), *given));
    let key = Key::Joined(name.to_owned(), before.map(kernel), behind_of);
    let (library, fast) = (&provider.library, provider.info.fast);
    let source = || {
        let mut read_only = vec![true];
        let (mut texts, mut own) = ([None, None], 0);
        if let Some(run) = before {
            let made = element::before(&run.kernel, fast, library, 1)?;
            own += wgsl::Layout::of(&run.kernel, fast).words;
            read_only = made.read_only;
            texts[0] = Some(made.text);
        }
        let second = read_only.len() + 1;
        match behind {
            Some((run, given)) => {
                let made = element::behind(&run.kernel, *given, fast, library, second)?;
                texts[1] = Some(moved(made.text, own / 4));
                own += wgsl::Layout::of(&run.kernel, fast).words;
                read_only.extend(made.read_only);
            }
            None => read_only.push(false),
        }
        let others = read_only.len() + 1;
        read_only.extend(ends.others.iter().map(|_| true));
        let texts = [texts[0].as_deref(), texts[1].as_deref()];
        let text = ends.text(words, texts, [1, second, others], own, library);
        Ok(Shader { text, read_only, words: words + own })
    };
    let made = provider.pipelines.get(&key, When::Soon, source, &provider.failure).ok()?;
    (made.done.get() || !provider.pipelines.beside).then_some(made)
}

fn other(
    provider: &WgpuProvider,
    step: usize,
    pipeline: Rc<Pipeline>,
    before: Option<&KernelRun>,
    behind: Option<&(KernelRun, u16)>,
) -> Result<Other, Fault> {
    let buffers = |slots: &mut dyn Iterator<Item = SlotId>| -> Result<Vec<Rc<Buffer>>, Fault> {
        slots.map(|slot| Ok(provider.slot(slot)?.buffer.clone())).collect()
    };
    let fast = provider.info.fast;
    let numbers = |run: &KernelRun| {
        let layout = wgsl::Layout::of(&run.kernel, fast);
        layout.pack(&run.kernel, &run.launch, fast, (0, 0, 0)).map_err(Fault::Broken)
    };
    let (mut words, mut arrays) = (Vec::new(), [None, None]);
    if let Some(run) = before {
        words.extend(numbers(run)?);
        arrays[0] = Some(buffers(&mut run.inputs.iter().copied())?);
    }
    if let Some((run, given)) = behind {
        words.extend(numbers(run)?);
        let others = run.inputs.iter().enumerate().filter(|(k, _)| *k != *given as usize);
        let all = others.map(|(_, &slot)| slot).chain(run.outputs.iter().copied());
        arrays[1] = Some(buffers(&mut { all })?);
    }
    Ok(Other { step, pipeline, words, arrays })
}
