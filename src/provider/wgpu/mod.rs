//! The provider on WebGPU: the browser's own on the web, Vulkan natively, from the same code.
//! Must not know graphs or the language. The only place, with the files beside it, that names `wgpu`.
//!
//! Commands are recorded into one open compute pass and submitted when somebody reads, when a write
//! has to come between, or when many have gathered. The numbers of all dispatches of a batch go to
//! the device in one write. Reads are coalesced: one staging buffer, one map, whatever is asked for.

mod batch;
mod elements;
mod joined;
mod kernels;
mod open;
mod pipelines;
mod pool;
mod read;
mod routine;
mod stamps;
mod tasks;

pub use open::{Opening, open};

use super::{
    Command, Counters, DeviceInfo, Fault, Now, Pending, Provider, Shader, SlotId, Waiting, Work,
};
use crate::kernel::split::{self, Stored};
use crate::kernel::wgsl;
use crate::kernel::{Kernel, Launch};
use crate::routine::Routine;
use crate::routine::Tiles;
use crate::value::{Array, ElemType, Shape};
use crate::wgsl::Library;
use batch::Recording;
use kernels::Met;
use pipelines::{Key, Pipelines, When};
use pool::{Buffer, Pool};
use smallvec::SmallVec;
use stamps::Stamps;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::{Arc, Mutex, PoisonError};

struct Slot {
    buffer: Rc<Buffer>,
    ty: ElemType,
    shape: Shape,
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

/// Whether a device that is such a one can run this, and why not: no device is needed to ask.
pub fn supports(info: &DeviceInfo, library: &Library, work: &Work) -> Result<(), String> {
    match work {
        Work::Kernel(kernel) => kernels::supports(info, library, kernel),
        Work::Routine(routine) => routine::supports(info, library, routine),
    }
}

/// Browsers keep a device until their garbage collector comes by, and drivers open only so many at once.
impl Drop for WgpuProvider {
    fn drop(&mut self) {
        self.device.destroy();
    }
}

impl Provider for WgpuProvider {
    fn info(&self) -> &DeviceInfo {
        &self.info
    }

    fn supports(&self, work: &Work) -> Result<(), String> {
        match work {
            Work::Kernel(kernel) => self.kernel_supported(kernel),
            Work::Routine(routine) => routine::supports(&self.info, &self.library, routine),
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
            && (split::fits(launch, &stored, &room)
                || split::split(kernel, launch, &stored, &room).is_ok())
    }

    fn ready(&mut self, work: &Work, launch: Option<&Launch>, start: bool) -> bool {
        match work {
            Work::Kernel(kernel) => {
                // Which variant will run depends on the launch, and on where arrays lie: as a rule apart, with whole vectors.
                let groups = self.info.limits.groups;
                let of = |launch| wgsl::grid(kernel, launch, groups, true).sharing;
                let sharing = launch.map_or_else(|| wgsl::usual(kernel), of);
                let options = self.options(kernel, sharing, &[], &[]);
                let key = Key::Kernel(kernel.clone(), options);
                match self.pipelines.find(&key) {
                    Some(Ok(p)) => p.done.get(),
                    Some(Err(_)) => true,
                    None if start => {
                        self.kernel_pipeline(&key, When::Soon).is_ok_and(|p| p.done.get())
                    }
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

    fn compile(&mut self, commands: &[Command]) -> Option<Waiting> {
        if !self.pipelines.beside {
            return None;
        }
        let mut missing = 0;
        for begin in [false, true] {
            let mut waited = Vec::new();
            for command in commands {
                let (these, absent) = match command {
                    Command::Kernel { kernel, launch, inputs, outputs } => {
                        self.kernel_waits(kernel, launch, inputs, outputs, begin)
                    }
                    Command::Routine { routine, .. } => routine::waits(self, routine, begin),
                    Command::Joined(_) | Command::Copy { .. } => continue,
                };
                waited.extend(these);
                missing += absent;
            }
            // What is alone is made as soon where it is asked for.
            if waited.is_empty() && missing < 2 {
                return None;
            }
            if begin || missing == 0 {
                return Some(Box::pin(tasks::all(waited)));
            }
        }
        None
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

    pub(super) fn record_all(&mut self, commands: &[Command]) -> Result<(), Fault> {
        for command in commands {
            match command {
                Command::Kernel { kernel, launch, inputs, outputs } => {
                    self.run_kernel(kernel, launch, inputs, outputs)?;
                }
                Command::Routine { routine, inputs, outputs } => {
                    routine::run(self, routine, inputs, outputs)?;
                }
                Command::Joined(joined) => joined::run(self, joined)?,
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

    fn forget_pipelines(&mut self) {
        self.pipelines = Pipelines::new(
            &self.device,
            self.info.limits.binding_bytes,
            self.pipelines.now.clone(),
            self.pipelines.beside,
        );
        self.met.clear();
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
}

/// On the web an allocation fails after commands have used its buffer.
fn spoiled(bytes: u64) -> Fault {
    Fault::Spoiled(format!("no storage for {bytes} bytes"))
}
