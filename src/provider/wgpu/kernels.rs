//! Kernels on a device: what it can run, their pipelines, and their launches, whole or in pieces.
//! Must not know when what is recorded is submitted.

use super::WgpuProvider;
use super::elements;
use super::pipelines::{Bound, Key, Pipeline, When};
use super::pool::Buffer;
use super::tasks::Done;
use crate::kernel::split::{self, Room, Stored};
use crate::kernel::wgsl::{self, Binding, Options, Sharing};
use crate::kernel::{Draw, Instr, Kernel, Launch};
use crate::op::Op;
use crate::provider::{DeviceInfo, Fault, Shader, SlotId};
use crate::value::{Class, ElemType};
use crate::wgsl::{Library, widens};
use smallvec::SmallVec;
use std::rc::Rc;

/// Kernels with their pipelines that are kept at most.
const MOST_MET: usize = 512;
/// Answers about Kernels that are kept at most.
const MOST_EMITTED: usize = 4096;

/// A Kernel that ran before.
pub(super) struct Met {
    kernel: Rc<Kernel>,
    options: Options,
    pipeline: Rc<Pipeline>,
    layout: Rc<wgsl::Layout>,
}

/// Whether a Kernel can run on such a device, and why not.
pub(super) fn supports(
    info: &DeviceInfo,
    library: &Library,
    kernel: &Kernel,
) -> Result<(), String> {
    let arrays = kernel.inputs.len() + kernel.outputs.len();
    if arrays > info.limits.arrays_a_kernel as usize {
        return Err(format!("{arrays} arrays in one kernel"));
    }
    if !info.exact && !info.fast && on_doubles(kernel, library) {
        return Err("doubles are not exact on this device".to_owned());
    }
    let same = kernel.inputs.iter().map(|_| None).collect();
    let options = Options { fast: info.fast, sharing: wgsl::usual(kernel), same };
    wgsl::emit(kernel, &options, library).map(|_| ())
}

/// Whether a Kernel computes with doubles.
fn on_doubles(kernel: &Kernel, library: &Library) -> bool {
    let double = |ty: &ElemType| ty.class == Class::Double;
    let widens = |op: Op, ty: &ElemType| ty.complex && widens(op, library);
    let computes = |i: &Instr| match i {
        Instr::Op { op, ty, .. } => double(ty) || widens(*op, ty),
        Instr::Cast { from, to, .. } => double(from) || double(to),
        Instr::Random { draw, .. } => matches!(draw, Draw::Uniform | Draw::Normal),
        _ => false,
    };
    kernel.inputs.iter().any(double)
        || kernel.outputs.iter().any(|o| double(&o.ty))
        || kernel.params.iter().any(double)
        || kernel.reductions.iter().any(|r| double(&r.ty) || widens(r.op.row().step, &r.ty))
        || kernel.body.iter().chain(&kernel.epilogue).any(computes)
}

impl WgpuProvider {
    /// Whether a Kernel can run at all, and why not.
    pub(super) fn kernel_supported(&self, kernel: &Rc<Kernel>) -> Result<(), String> {
        if let Some(known) = self.emitted.borrow().get(kernel) {
            return known.clone();
        }
        let found = supports(&self.info, &self.library, kernel);
        let mut emitted = self.emitted.borrow_mut();
        if emitted.len() >= MOST_EMITTED {
            emitted.clear();
        }
        emitted.insert(kernel.clone(), found.clone());
        found
    }

    pub(super) fn options(
        &self,
        kernel: &Kernel,
        sharing: Sharing,
        inputs: &[SlotId],
        outputs: &[SlotId],
    ) -> Options {
        let same = (0..kernel.inputs.len())
            .map(|i| {
                let input = inputs.get(i)?;
                outputs.iter().position(|o| o == input).map(|k| k as u16)
            })
            .collect();
        Options { fast: self.info.fast, sharing, same }
    }

    pub(super) fn kernel_pipeline(
        &mut self,
        key: &Key,
        when: When,
    ) -> Result<Rc<Pipeline>, String> {
        let Key::Kernel(kernel, options) = key else { return Err("not a kernel".to_owned()) };
        let library = &self.library;
        let source = || {
            let shader = wgsl::emit(kernel, options, library)?;
            Ok(Shader {
                read_only: shader.bindings.iter().map(|b| matches!(b, Binding::Input(_))).collect(),
                words: wgsl::Layout::of(kernel, options.fast).words,
                text: shader.text,
            })
        };
        self.pipelines.get(key, when, source, &self.failure)
    }

    pub(super) fn run_kernel(
        &mut self,
        kernel: &Rc<Kernel>,
        launch: &Launch,
        inputs: &[SlotId],
        outputs: &[SlotId],
    ) -> Result<(), Fault> {
        if inputs.len() != kernel.inputs.len() || outputs.len() != kernel.outputs.len() {
            return Err(Fault::Broken("a kernel with the wrong number of slots".to_owned()));
        }
        if launch.kept_count == 0 {
            return Ok(());
        }
        let stored = self.stored(kernel, inputs, outputs)?;
        let room = self.room(kernel);
        if !split::fits(launch, &stored, &room) {
            return self.run_pieces(kernel, launch, &stored, &room, (inputs, outputs));
        }
        let whole = self.walks_whole(launch, inputs, outputs)?;
        let grid = wgsl::grid(kernel, launch, self.info.limits.groups, whole);
        let options = self.options(kernel, grid.sharing, inputs, outputs);
        let shared = options.same.clone();
        let pipeline = self.met(kernel, options)?;
        let mut arrays: SmallVec<[Rc<Buffer>; 8]> = SmallVec::new();
        for (i, slot) in inputs.iter().enumerate() {
            if shared.get(i).copied().flatten().is_none() {
                arrays.push(self.slot(*slot)?.buffer.clone());
            }
        }
        for slot in outputs {
            arrays.push(self.slot(*slot)?.buffer.clone());
        }
        let layout = self.met.get(&Rc::as_ptr(kernel)).ok_or_else(unmet)?.layout.clone();
        let arrays: SmallVec<[Bound; 8]> = arrays.iter().map(Bound::from).collect();
        self.dispatch_kernel((kernel, launch), &layout, &pipeline, &arrays, grid)
    }

    /// What a Kernel's pipeline is waited for by, and how many are not even begun; those are, if asked to. Of a launch in
    /// pieces, which is long, nothing.
    pub(super) fn kernel_waits(
        &mut self,
        kernel: &Rc<Kernel>,
        launch: &Launch,
        inputs: &[SlotId],
        outputs: &[SlotId],
        begin: bool,
    ) -> (Vec<Rc<Done>>, usize) {
        let Ok(stored) = self.stored(kernel, inputs, outputs) else { return (Vec::new(), 0) };
        let Ok(whole) = self.walks_whole(launch, inputs, outputs) else { return (Vec::new(), 0) };
        if launch.kept_count == 0 || !split::fits(launch, &stored, &self.room(kernel)) {
            return (Vec::new(), 0);
        }
        let sharing = wgsl::grid(kernel, launch, self.info.limits.groups, whole).sharing;
        let options = self.options(kernel, sharing, inputs, outputs);
        if self.met.get(&Rc::as_ptr(kernel)).is_some_and(|met| met.options == options) {
            return (Vec::new(), 0);
        }
        let key = Key::Kernel(kernel.clone(), options);
        let found = match self.pipelines.find(&key) {
            None if begin => self.kernel_pipeline(&key, When::Soon),
            None => return (Vec::new(), 1),
            Some(found) => found,
        };
        let waited = found.ok().map(|pipeline| pipeline.done.clone());
        (waited.filter(|done| !done.get()).into_iter().collect(), 0)
    }

    /// Records the dispatches of a launch.
    fn dispatch_kernel(
        &mut self,
        (kernel, launch): (&Kernel, &Launch),
        layout: &wgsl::Layout,
        pipeline: &Pipeline,
        arrays: &[Bound],
        grid: wgsl::Grid,
    ) -> Result<(), Fault> {
        let (fast, budget) = (self.info.fast, self.info.limits.dispatch_work);
        let work = split::points(launch).saturating_mul(split::work(kernel, fast));
        for range in split::ranges(kernel, grid.todo, work, budget) {
            let part = range.end - range.start;
            let groups = grid.groups.min(part);
            let threads = if split::folds(kernel) { range.start } else { groups * wgsl::THREADS };
            let words = layout
                .pack(kernel, launch, fast, (range.end, groups, threads))
                .map_err(Fault::Broken)?;
            let work = (work as f64 * f64::from(part) / f64::from(grid.todo.max(1))) as u64;
            self.dispatch_parts(pipeline, &words, arrays, (groups, 1), work);
        }
        Ok(())
    }

    /// The pipeline of a Kernel. One that runs again is known by where it lies.
    fn met(&mut self, kernel: &Rc<Kernel>, options: Options) -> Result<Rc<Pipeline>, Fault> {
        if let Some(met) = self.met.get(&Rc::as_ptr(kernel))
            && met.options == options
        {
            self.pipelines.hits += 1;
            return Ok(met.pipeline.clone());
        }
        let key = Key::Kernel(kernel.clone(), options.clone());
        let pipeline = self.kernel_pipeline(&key, When::Now).map_err(Fault::Unsupported)?;
        if self.met.len() >= MOST_MET {
            self.met.clear();
        }
        let layout = Rc::new(wgsl::Layout::of(kernel, self.info.fast));
        let met = Met { kernel: kernel.clone(), options, pipeline: pipeline.clone(), layout };
        debug_assert!(Rc::ptr_eq(&met.kernel, kernel), "what is kept stays where it is");
        self.met.insert(Rc::as_ptr(kernel), met);
        Ok(pipeline)
    }

    /// What a piece of a kernel's launch has to keep to.
    pub(super) fn room(&self, kernel: &Kernel) -> Room {
        let limits = &self.info.limits;
        let work = split::work(kernel, self.info.fast);
        let points = split::most_points(kernel, work, limits.dispatch_work);
        Room { bytes: limits.binding_bytes, align: self.align, points }
    }

    /// The arrays of a launch.
    pub(super) fn stored(
        &self,
        kernel: &Kernel,
        inputs: &[SlotId],
        outputs: &[SlotId],
    ) -> Result<SmallVec<[Stored; 8]>, Fault> {
        let mut all = SmallVec::new();
        for (k, id) in inputs.iter().chain(outputs).enumerate() {
            let slot = self.slot(*id)?;
            let same = outputs.iter().position(|o| o == id).filter(|_| k < kernel.inputs.len());
            all.push(Stored {
                elements: slot.shape.numel() as u64,
                bytes: elements::bytes(slot.ty, 1, self.info.fast),
                same: same.map(|k| k as u16),
            });
        }
        Ok(all)
    }

    /// Whether a launch may take whole vectors of words to the end: there is room for them in all buffers (in somebody
    /// else's there may not be), and nothing stands behind the elements that it writes.
    fn walks_whole(
        &self,
        launch: &Launch,
        inputs: &[SlotId],
        outputs: &[SlotId],
    ) -> Result<bool, Fault> {
        let count = launch.kept_count as usize;
        let mut whole = true;
        for id in inputs.iter().chain(outputs) {
            whole &= self.slot(*id)?.buffer.size.is_multiple_of(16);
        }
        for id in outputs {
            whole &= count.is_multiple_of(4) || self.slot(*id)?.shape.numel() == count;
        }
        Ok(whole)
    }

    /// Runs a launch over pieces of its arrays.
    fn run_pieces(
        &mut self,
        kernel: &Kernel,
        launch: &Launch,
        stored: &[Stored],
        room: &Room,
        (inputs, outputs): (&[SlotId], &[SlotId]),
    ) -> Result<(), Fault> {
        let tiling = split::split(kernel, launch, stored, room).map_err(Fault::Unsupported)?;
        let mut buffers: SmallVec<[Rc<Buffer>; 8]> = SmallVec::new();
        for slot in inputs.iter().chain(outputs) {
            buffers.push(self.slot(*slot)?.buffer.clone());
        }
        let whole = self.walks_whole(launch, inputs, outputs)?;
        for piece in &tiling.pieces {
            let grid = wgsl::grid(&tiling.kernel, &piece.launch, self.info.limits.groups, whole);
            let options = self.options(&tiling.kernel, grid.sharing, inputs, outputs);
            let key = Key::Kernel(tiling.kernel.clone(), options);
            let pipeline = self.kernel_pipeline(&key, When::Now).map_err(Fault::Unsupported)?;
            let mut arrays: SmallVec<[Bound; 8]> = SmallVec::new();
            for ((buffer, window), a) in buffers.iter().zip(&piece.windows).zip(stored) {
                if a.same.is_none() {
                    // Whole vectors of words, which a buffer has room for.
                    let bytes = (window.count * a.bytes).next_multiple_of(16);
                    let from = window.first * a.bytes;
                    let part = Some((from, bytes.min(buffer.size - from)));
                    arrays.push(Bound { buffer: buffer.clone(), part });
                }
            }
            let layout = wgsl::Layout::of(&tiling.kernel, self.info.fast);
            let launch = (&*tiling.kernel, &piece.launch);
            self.dispatch_kernel(launch, &layout, &pipeline, &arrays, grid)?;
        }
        Ok(())
    }
}

fn unmet() -> Fault {
    Fault::Broken("a kernel without a pipeline".to_owned())
}
