//! The provider on WebGPU: the browser's own on the web, Vulkan natively, from the same code.
//! Must not know graphs or the language. The only place, with the files beside it, that names `wgpu`.
//!
//! Commands are recorded into one open compute pass and submitted when somebody reads, when a write
//! has to come between, or when many have gathered. The numbers of all dispatches of a batch go to
//! the device in one write. Reads are coalesced: one staging buffer, one map, whatever is asked for.

mod elements;
mod open;
mod pipelines;
mod pool;
mod routine;
mod stamps;
mod tasks;

pub use open::{Opening, open};

use super::{Command, Counters, DeviceInfo, Fault, Now, Pending, Provider, Shader, SlotId, Work};
use crate::kernel::tile::{self, Room, Stored};
use crate::kernel::wgsl::matmul::Tiles;
use crate::kernel::wgsl::{self, Binding, Library, Options, Sharing};
use crate::kernel::{Draw, Instr, Kernel, Launch};
use crate::op::routine::Routine;
use crate::value::{Array, Class, ElemType, Shape};
use pipelines::{Bound, Key, Pipeline, Pipelines};
use pool::{Buffer, Pool};
use smallvec::SmallVec;
use stamps::Stamps;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::{Arc, Mutex, PoisonError};

/// Bytes of numbers in one batch, and with it the dispatches (each takes 256 or a few times that).
const NUMBERS: u64 = 256 * 1024;
/// Offsets of uniform bindings are multiples of this on every device.
const ALIGN: usize = 256;
/// Dispatches after which a batch is submitted though nobody waits, so that the device starts.
const BATCH: u32 = 256;
/// Long dispatches that are submitted at once at most: some watchdogs look at whole submissions.
const SUBMISSION: u64 = 4;

/// Kernels with their pipelines that are kept at most.
const MOST_MET: usize = 512;
/// Answers about Kernels that are kept at most.
const MOST_EMITTED: usize = 4096;

struct Slot {
    buffer: Rc<Buffer>,
    ty: ElemType,
    shape: Shape,
}

/// A Kernel that ran before.
struct Met {
    kernel: Rc<Kernel>,
    options: Options,
    pipeline: Rc<Pipeline>,
    layout: Rc<wgsl::Layout>,
}

/// What is recorded but not submitted.
struct Recording {
    encoder: wgpu::CommandEncoder,
    pass: Option<wgpu::ComputePass<'static>>,
    dispatches: u32,
    /// What the dispatches take, as [`Limits::dispatch_work`](super::Limits) counts it.
    work: u64,
}

/// A device that runs Kernels and Routines through WebGPU.
pub struct WgpuProvider {
    device: wgpu::Device,
    queue: wgpu::Queue,
    info: DeviceInfo,
    library: Library,
    pool: Pool,
    staging: Rc<RefCell<Pool>>,
    pipelines: Pipelines,
    /// The tiles that products take.
    tiles: Tiles,
    /// Bindings begin at multiples of so many bytes.
    align: u64,
    slots: HashMap<SlotId, Slot>,
    /// Whether Kernels that were asked about have a shader.
    emitted: RefCell<HashMap<Rc<Kernel>, Result<(), String>>>,
    next: u64,
    recording: Option<Recording>,
    batch: u64,
    numbers: wgpu::Buffer,
    words: Vec<u32>,
    /// What `numbers` holds.
    sent: Vec<u32>,
    /// The pipelines of Kernels that ran before, by where the Kernel lies, which is kept.
    met: HashMap<*const Kernel, Met>,
    counters: Counters,
    stamps: Option<Stamps>,
    downloaded: Rc<std::cell::Cell<u64>>,
    /// What went wrong since it was last asked: by a callback, so it may come late.
    failure: Arc<Mutex<Option<String>>>,
    lost: Arc<Mutex<Option<String>>>,
    short: Rc<std::cell::Cell<Option<u64>>>,
}

impl Provider for WgpuProvider {
    fn info(&self) -> &DeviceInfo {
        &self.info
    }

    fn supports(&self, work: &Work) -> Result<(), String> {
        match work {
            Work::Kernel(kernel) => {
                let arrays = kernel.inputs.len() + kernel.outputs.len();
                if arrays > self.info.limits.arrays_a_kernel as usize {
                    return Err(format!("{arrays} arrays in one kernel"));
                }
                self.types_supported(kernel)?;
                if let Some(known) = self.emitted.borrow().get(kernel) {
                    return known.clone();
                }
                let options = self.options(kernel, wgsl::usual(kernel), &[], &[]);
                let found = wgsl::emit(kernel, &options, &self.library).map(|_| ());
                let mut emitted = self.emitted.borrow_mut();
                if emitted.len() >= MOST_EMITTED {
                    emitted.clear();
                }
                emitted.insert(kernel.clone(), found.clone());
                found
            }
            Work::Routine(routine) => {
                if !self.info.exact && !self.info.fast && routine::on_doubles(routine) {
                    return Err("doubles are not exact on this device".to_owned());
                }
                routine::supports(self, routine)
            }
        }
    }

    fn fits(&self, kernel: &Kernel, launch: &Launch, elements: &[u64]) -> bool {
        let types = kernel.inputs.iter().copied().chain(kernel.outputs.iter().map(|o| o.ty));
        let stored: SmallVec<[Stored; 8]> = types
            .zip(elements)
            .map(|(ty, &elements)| {
                let bytes = elements::bytes(ty, 1, self.info.fast);
                Stored { elements, bytes, same: None }
            })
            .collect();
        let small = |a: &Stored| a.elements.saturating_mul(a.bytes) <= self.info.limits.slot_bytes;
        let room = self.room(kernel);
        stored.iter().all(small)
            && (tile::fits(launch, &stored, &room)
                || tile::tile(kernel, launch, &stored, &room).is_ok())
    }

    fn ready(&mut self, work: &Work, start: bool) -> bool {
        match work {
            Work::Kernel(kernel) => {
                // Which variant will run hangs on the launch; the commonest one stands for all.
                let options = self.options(kernel, wgsl::usual(kernel), &[], &[]);
                let key = Key::Kernel(kernel.clone(), options);
                match self.pipelines.find(&key) {
                    Some(Ok(p)) => p.done.get(),
                    Some(Err(_)) => true,
                    None if start => self.kernel_pipeline(&key).is_ok_and(|p| p.done.get()),
                    None => false,
                }
            }
            Work::Routine(r) => {
                if start {
                    routine::prepare(self, r)
                } else {
                    routine::prepared(self, r)
                }
            }
        }
    }

    fn time_by(&mut self, now: &Now) {
        self.pipelines.now = now.clone();
    }

    fn tune(&mut self, tiles: Tiles) {
        self.tiles = tiles;
    }

    fn shaders(&self) -> Vec<Shader> {
        self.pipelines.shaders()
    }

    fn warm(&mut self, shader: &Shader) -> bool {
        self.check().is_ok() && self.pipelines.warm(shader)
    }

    fn way(&self, routine: &Routine) -> Option<String> {
        routine::way(self, routine)
    }

    fn upload(&mut self, array: Rc<Array>) -> Result<SlotId, Fault> {
        self.check()?;
        let began = self.now();
        let slot = self.alloc(array.elem_type(), array.shape())?;
        let bytes = elements::pack(array.data(), self.info.fast);
        self.counters.uploaded_bytes += bytes.len() as u64;
        let buffer = self.slot(slot)?.buffer.clone();
        self.write(&buffer, &bytes);
        self.counters.upload_ms += 1e3 * (self.now() - began);
        Ok(slot)
    }

    fn alloc(&mut self, ty: ElemType, shape: &Shape) -> Result<SlotId, Fault> {
        let bytes = elements::bytes(ty, shape.numel(), self.info.fast);
        if bytes > self.info.limits.slot_bytes {
            return Err(Fault::OutOfMemory { bytes });
        }
        let buffer = self.take(bytes)?;
        self.next += 1;
        let id = SlotId(self.next);
        self.slots.insert(id, Slot { buffer, ty, shape: shape.clone() });
        self.counters.slots_made += 1;
        Ok(id)
    }

    fn adopt(&mut self, key: &str, ty: ElemType, shape: &Shape) -> Result<SlotId, Fault> {
        self.check()?;
        let bytes = elements::bytes(ty, shape.numel(), self.info.fast);
        let buffer = self.pool.adopt(key, bytes.max(4));
        self.next += 1;
        let id = SlotId(self.next);
        self.slots.insert(id, Slot { buffer, ty, shape: shape.clone() });
        Ok(id)
    }

    fn share(&mut self, slot: SlotId, key: &str) -> bool {
        self.flush();
        let Some(slot) = self.slots.get(&slot) else { return false };
        // Whoever wants the buffer sees it in a bind group of that name.
        let ty = wgpu::BindingType::Buffer {
            ty: wgpu::BufferBindingType::Storage { read_only: true },
            has_dynamic_offset: false,
            min_binding_size: None,
        };
        let visibility = wgpu::ShaderStages::COMPUTE;
        let entry = wgpu::BindGroupLayoutEntry { binding: 0, visibility, ty, count: None };
        let layout = self.device.create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor {
            label: None,
            entries: &[entry],
        });
        let resource = slot.buffer.raw.as_entire_binding();
        let _ = self.device.create_bind_group(&wgpu::BindGroupDescriptor {
            label: Some(key),
            layout: &layout,
            entries: &[wgpu::BindGroupEntry { binding: 0, resource }],
        });
        true
    }

    fn free(&mut self, slot: SlotId) {
        if let Some(slot) = self.slots.remove(&slot) {
            self.give(slot.buffer);
        }
    }

    fn submit(&mut self, commands: &[Command]) -> Result<(), Fault> {
        self.check()?;
        let began = self.now();
        let compiled = self.pipelines.seconds;
        let done = self.record_all(commands);
        let compiled = self.pipelines.seconds - compiled;
        self.counters.dispatch_ms += 1e3 * (self.now() - began - compiled);
        done
    }

    fn begin(&mut self) {
        let began = self.now();
        WgpuProvider::flush(self);
        self.counters.dispatch_ms += 1e3 * (self.now() - began);
    }

    fn read(&mut self, slots: &[SlotId]) -> Pending<Vec<Rc<Array>>> {
        let whole: Vec<(SlotId, Option<u64>)> = slots.iter().map(|&slot| (slot, None)).collect();
        self.start_reads(&whole)
    }

    fn read_elements(&mut self, places: &[(SlotId, u64)]) -> Pending<Vec<Rc<Array>>> {
        let parts: Vec<(SlotId, Option<u64>)> =
            places.iter().map(|&(slot, at)| (slot, Some(at))).collect();
        self.start_reads(&parts)
    }

    fn trim(&mut self, keep: u64) {
        self.flush();
        if self.pool.trim(keep) {
            self.pipelines.forget_groups();
        }
        self.staging.borrow_mut().trim(keep.min(1 << 24));
    }

    fn counters(&self) -> Counters {
        Counters {
            pipelines_compiled: self.pipelines.compiled,
            pipeline_hits: self.pipelines.hits,
            pipelines_warmed: self.pipelines.warmed,
            buffers_created: self.pool.created,
            buffers_destroyed: self.pool.destroyed,
            live_bytes: self.pool.live,
            pooled_bytes: self.pool.pooled,
            downloaded_bytes: self.downloaded.get(),
            compile_ms: 1e3 * self.pipelines.seconds,
            device_ms: self.stamps.as_ref().map_or(0.0, Stamps::milliseconds),
            ..self.counters
        }
    }
}

impl WgpuProvider {
    fn now(&self) -> f64 {
        (self.pipelines.now)()
    }

    fn record_all(&mut self, commands: &[Command]) -> Result<(), Fault> {
        for command in commands {
            match command {
                Command::Kernel { kernel, launch, inputs, outputs } => {
                    self.run_kernel(kernel, launch, inputs, outputs)?;
                }
                Command::Routine { routine, inputs, outputs } => {
                    routine::run(self, routine, inputs, outputs)?;
                }
                Command::Copy { from, from_at, to, to_at, count } => {
                    let (a, b) = (self.slot(*from)?, self.slot(*to)?);
                    let each = elements::bytes(a.ty, 1, self.info.fast);
                    let (a, b) = (a.buffer.clone(), b.buffer.clone());
                    let batch = self.batch;
                    let recording = self.record();
                    recording.pass = None;
                    recording.encoder.copy_buffer_to_buffer(
                        &a.raw,
                        from_at * each,
                        &b.raw,
                        to_at * each,
                        Some(count * each),
                    );
                    a.batch.set(batch);
                    b.batch.set(batch);
                }
            }
        }
        Ok(())
    }

    /// Doubles only where they are exact, or fast by the user's wish.
    fn types_supported(&self, kernel: &Kernel) -> Result<(), String> {
        if self.info.exact || self.info.fast {
            return Ok(());
        }
        // Functions of complex singles are computed in doubles.
        let double = |ty: &ElemType| ty.class == Class::Double || ty.complex;
        let computes = |i: &Instr| match i {
            Instr::Op { ty, .. } => double(ty),
            Instr::Cast { from, to, .. } => double(from) || double(to),
            Instr::Random { draw, .. } => matches!(draw, Draw::Uniform | Draw::Normal),
            _ => false,
        };
        let any = kernel.inputs.iter().any(double)
            || kernel.outputs.iter().any(|o| double(&o.ty))
            || kernel.params.iter().any(double)
            || kernel.reductions.iter().any(|r| double(&r.ty))
            || kernel.body.iter().chain(&kernel.epilogue).any(computes);
        if any { Err("doubles are not exact on this device".to_owned()) } else { Ok(()) }
    }

    fn options(
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

    fn kernel_pipeline(&mut self, key: &Key) -> Result<Rc<Pipeline>, String> {
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
        self.pipelines.get(key, source, &self.failure)
    }

    fn run_kernel(
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
        if !tile::fits(launch, &stored, &room) {
            return self.run_pieces(kernel, launch, &stored, &room, (inputs, outputs));
        }
        let grid = wgsl::grid(kernel, launch, self.info.limits.groups);
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
        let work = tile::points(launch).saturating_mul(tile::work(kernel, fast));
        for range in tile::ranges(kernel, grid.todo, work, budget) {
            let part = range.end - range.start;
            let groups = grid.groups.min(part);
            let threads = if tile::folds(kernel) { range.start } else { groups * wgsl::THREADS };
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
        let pipeline = self.kernel_pipeline(&key).map_err(Fault::Unsupported)?;
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
    fn room(&self, kernel: &Kernel) -> Room {
        let limits = &self.info.limits;
        let work = tile::work(kernel, self.info.fast);
        let points = tile::most_points(kernel, work, limits.dispatch_work);
        Room { bytes: limits.binding_bytes, align: self.align, points }
    }

    /// The arrays of a launch.
    fn stored(
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

    /// Runs a launch over pieces of its arrays.
    fn run_pieces(
        &mut self,
        kernel: &Kernel,
        launch: &Launch,
        stored: &[Stored],
        room: &Room,
        (inputs, outputs): (&[SlotId], &[SlotId]),
    ) -> Result<(), Fault> {
        let tiling = tile::tile(kernel, launch, stored, room).map_err(Fault::Unsupported)?;
        let mut buffers: SmallVec<[Rc<Buffer>; 8]> = SmallVec::new();
        for slot in inputs.iter().chain(outputs) {
            buffers.push(self.slot(*slot)?.buffer.clone());
        }
        for piece in &tiling.pieces {
            let grid = wgsl::grid(&tiling.kernel, &piece.launch, self.info.limits.groups);
            let options = self.options(&tiling.kernel, grid.sharing, inputs, outputs);
            let key = Key::Kernel(tiling.kernel.clone(), options);
            let pipeline = self.kernel_pipeline(&key).map_err(Fault::Unsupported)?;
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

    fn forget_pipelines(&mut self) {
        self.pipelines = Pipelines::new(
            &self.device,
            self.info.limits.binding_bytes,
            self.pipelines.now.clone(),
        );
        self.met.clear();
    }

    /// Records one dispatch over whole arrays.
    fn dispatch(
        &mut self,
        pipeline: &Pipeline,
        words: &[u32],
        arrays: &[Rc<Buffer>],
        groups: (u32, u32),
        work: u64,
    ) {
        let arrays: SmallVec<[Bound; 8]> = arrays.iter().map(Bound::from).collect();
        self.dispatch_parts(pipeline, words, &arrays, groups, work);
    }

    /// Records one dispatch that takes so much work.
    fn dispatch_parts(
        &mut self,
        pipeline: &Pipeline,
        words: &[u32],
        arrays: &[Bound],
        groups: (u32, u32),
        work: u64,
    ) {
        let most = self.info.limits.dispatch_work.saturating_mul(SUBMISSION);
        if self.recording.as_ref().is_some_and(|r| r.work > 0 && r.work.saturating_add(work) > most)
        {
            self.flush();
        }
        let room = words.len().div_ceil(ALIGN / 4) * (ALIGN / 4);
        if (self.words.len() + room) as u64 * 4 > NUMBERS {
            self.flush();
        }
        let offset = self.words.len() as u32 * 4;
        self.words.extend_from_slice(words);
        self.words.resize(offset as usize / 4 + room, 0);
        let group = self.pipelines.group(pipeline, &self.numbers, arrays);
        let batch = self.batch;
        for array in arrays {
            array.buffer.batch.set(batch);
        }
        self.record();
        let Some(recording) = &mut self.recording else { return };
        if recording.pass.is_none() {
            let timestamp_writes = self.stamps.as_mut().and_then(Stamps::next);
            let about = wgpu::ComputePassDescriptor { label: None, timestamp_writes };
            let pass = recording.encoder.begin_compute_pass(&about);
            recording.pass = Some(pass.forget_lifetime());
        }
        if let Some(pass) = &mut recording.pass {
            pass.set_pipeline(&pipeline.raw);
            pass.set_bind_group(0, Some(&*group), &[offset]);
            pass.dispatch_workgroups(groups.0, groups.1, 1);
        }
        recording.dispatches += 1;
        recording.work = recording.work.saturating_add(work);
        let full = recording.dispatches >= BATCH;
        self.counters.dispatches += 1;
        if full {
            self.flush();
        }
    }

    fn record(&mut self) -> &mut Recording {
        let device = &self.device;
        self.recording.get_or_insert_with(|| Recording {
            encoder: device.create_command_encoder(&wgpu::CommandEncoderDescriptor::default()),
            pass: None,
            dispatches: 0,
            work: 0,
        })
    }

    /// Submits what is recorded.
    fn flush(&mut self) {
        let Some(mut recording) = self.recording.take() else { return self.bury() };
        recording.pass = None;
        self.send_numbers();
        let copied = self.stamps.as_mut().and_then(|s| s.copy(&mut recording.encoder));
        self.queue.submit([recording.encoder.finish()]);
        if let (Some(stamps), Some(copied)) = (&self.stamps, copied) {
            stamps.read(copied);
        }
        self.counters.submits += 1;
        self.batch += 1;
        self.bury();
    }

    fn bury(&mut self) {
        self.pool.bury();
        self.staging.borrow_mut().bury();
    }

    /// Writes the numbers of a batch where they are others than those of the batch before. That one has been
    /// submitted, so it has had its own.
    fn send_numbers(&mut self) {
        let known = self.sent.len().min(self.words.len());
        let differ = |i: &usize| self.words[*i] != self.sent[*i];
        let first = (0..known).find(differ).unwrap_or(known);
        let end = if known < self.words.len() {
            self.words.len()
        } else {
            (first..known).rev().find(differ).map_or(first, |last| last + 1)
        };
        if first < end {
            let part = bytemuck::cast_slice(&self.words[first..end]);
            self.queue.write_buffer(&self.numbers, 4 * first as u64, part);
            self.sent.resize(self.sent.len().max(end), 0);
            self.sent[first..end].copy_from_slice(&self.words[first..end]);
        }
        self.words.clear();
    }

    /// Writes bytes to the beginning of a buffer, after everything told before.
    fn write(&mut self, buffer: &Rc<Buffer>, bytes: &[u8]) {
        if buffer.batch.get() == self.batch {
            self.flush();
        }
        let whole = bytes.len() / 4 * 4;
        if whole > 0 {
            self.queue.write_buffer(&buffer.raw, 0, &bytes[..whole]);
        }
    }

    fn slot(&self, id: SlotId) -> Result<&Slot, Fault> {
        self.slots.get(&id).ok_or_else(|| Fault::Broken(format!("no slot {}", id.0)))
    }

    fn take(&mut self, bytes: u64) -> Result<Rc<Buffer>, Fault> {
        let short = self.short.clone();
        self.pool.take(bytes, move |bytes| short.set(Some(bytes)))
    }

    fn give(&mut self, buffer: Rc<Buffer>) {
        if self.pool.give(buffer) {
            self.pipelines.forget_groups();
        }
    }

    /// What has gone wrong meanwhile.
    fn check(&self) -> Result<(), Fault> {
        let text = |m: &Arc<Mutex<Option<String>>>| {
            m.lock().unwrap_or_else(PoisonError::into_inner).clone()
        };
        if let Some(why) = text(&self.lost) {
            return Err(Fault::Lost(why));
        }
        if let Some(bytes) = self.short.take() {
            return Err(spoiled(bytes));
        }
        if let Some(why) = self.failure.lock().unwrap_or_else(PoisonError::into_inner).take() {
            return Err(Fault::Spoiled(why));
        }
        Ok(())
    }

    /// Whole slots, or one element of each, as many at a time as fit into one staging buffer.
    fn start_reads(&mut self, parts: &[(SlotId, Option<u64>)]) -> Pending<Vec<Rc<Array>>> {
        let fault = |fault| -> Pending<Vec<Rc<Array>>> { Box::pin(std::future::ready(Err(fault))) };
        let mut reading = Vec::new();
        let (mut begin, mut bytes) = (0, 0u64);
        for (k, (id, place)) in parts.iter().enumerate() {
            let slot = match self.slot(*id) {
                Ok(slot) => slot,
                Err(why) => return fault(why),
            };
            let count = if place.is_some() { 1 } else { slot.shape.numel() };
            let own = elements::bytes(slot.ty, count, self.info.fast).next_multiple_of(8);
            if k > begin && bytes + own > self.info.limits.slot_bytes {
                match self.start_read(&parts[begin..k]) {
                    Ok(read) => reading.push(read),
                    Err(why) => return fault(why),
                }
                (begin, bytes) = (k, 0);
            }
            bytes += own;
        }
        let last = match self.start_read(&parts[begin..]) {
            Ok(last) if reading.is_empty() => return last,
            Ok(last) => last,
            Err(why) => return fault(why),
        };
        reading.push(last);
        Box::pin(async move {
            let mut arrays = Vec::new();
            for read in reading {
                arrays.append(&mut read.await?);
            }
            Ok(arrays)
        })
    }

    /// Whole slots, or one element of each.
    fn start_read(
        &mut self,
        parts: &[(SlotId, Option<u64>)],
    ) -> Result<Pending<Vec<Rc<Array>>>, Fault> {
        self.check()?;
        let fast = self.info.fast;
        let mut wanted = Vec::with_capacity(parts.len());
        let mut begins = Vec::with_capacity(parts.len());
        let mut total = 0u64;
        for &(id, place) in parts {
            let slot = self.slot(id)?;
            let shape = if place.is_some() { Shape::scalar() } else { slot.shape.clone() };
            let bytes = elements::bytes(slot.ty, shape.numel(), fast);
            begins.push(place.unwrap_or(0) * elements::bytes(slot.ty, 1, fast));
            wanted.push((slot.buffer.clone(), slot.ty, shape, total, bytes));
            // Offsets of copies are multiples of 4; of 8 suits doubles.
            total += bytes.next_multiple_of(8);
        }
        self.counters.reads += 1;
        let began = self.now();
        let short = self.short.clone();
        let staging = self.staging.borrow_mut().take(total, move |b| short.set(Some(b)))?;
        let batch = self.batch;
        let recording = self.record();
        recording.pass = None;
        for ((buffer, _, _, at, bytes), begin) in wanted.iter().zip(begins) {
            if *bytes > 0 {
                recording.encoder.copy_buffer_to_buffer(
                    &buffer.raw,
                    begin,
                    &staging.raw,
                    *at,
                    Some(*bytes),
                );
                buffer.batch.set(batch);
            }
        }
        self.flush();
        self.counters.dispatch_ms += 1e3 * (self.now() - began);
        let (giver, promise) = tasks::promise(&self.device);
        staging.raw.slice(..total.max(8)).map_async(wgpu::MapMode::Read, move |result| {
            giver.give(result.is_ok());
        });
        let (pool, failure, lost) = (self.staging.clone(), self.failure.clone(), self.lost.clone());
        let (downloaded, short) = (self.downloaded.clone(), self.short.clone());
        Ok(Box::pin(async move {
            let mapped = promise.await;
            let text = |m: &Arc<Mutex<Option<String>>>| {
                m.lock().unwrap_or_else(PoisonError::into_inner).clone()
            };
            if let Some(why) = text(&lost) {
                return Err(Fault::Lost(why));
            }
            if let Some(bytes) = short.take() {
                return Err(spoiled(bytes));
            }
            let mut broken = failure.lock().unwrap_or_else(PoisonError::into_inner).take();
            let mut arrays = Vec::with_capacity(wanted.len());
            if mapped && broken.is_none() {
                match staging.raw.slice(..total.max(8)).get_mapped_range() {
                    Ok(view) => {
                        for (_, ty, shape, at, bytes) in &wanted {
                            let part =
                                view.get(*at as usize..(*at + *bytes) as usize).unwrap_or(&[]);
                            downloaded.set(downloaded.get() + *bytes);
                            match elements::unpack(*ty, shape, part, fast) {
                                Some(array) => arrays.push(Rc::new(array)),
                                None => broken = Some("a read came back short".to_owned()),
                            }
                        }
                    }
                    Err(e) => broken = Some(e.to_string()),
                }
            }
            if mapped {
                staging.raw.unmap();
                pool.borrow_mut().give(staging);
            }
            match broken {
                Some(why) => Err(Fault::Spoiled(why)),
                // A device that is gone may say so later than what waits for it.
                None if !mapped => Err(Fault::Lost("a buffer could not be mapped".to_owned())),
                None => Ok(arrays),
            }
        }))
    }
}

fn unmet() -> Fault {
    Fault::Broken("a kernel without a pipeline".to_owned())
}

/// On the web an allocation fails after commands have used its buffer.
fn spoiled(bytes: u64) -> Fault {
    Fault::Spoiled(format!("no storage for {bytes} bytes"))
}
