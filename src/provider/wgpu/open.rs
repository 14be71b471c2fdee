//! Opening a device: the adapter, its real limits, and the self-tests that decide what it is trusted with.
//! Must not know what it will be used for.

use super::WgpuProvider;
use super::batch::NUMBERS;
use super::pipelines::Pipelines;
use super::pool::Pool;
use super::stamps::Stamps;
use crate::op::Op;
use crate::provider::{Counters, DeviceInfo, DeviceKind, Limits, trial};
use crate::routine::Tiles;
use crate::wgsl::{Library, Singles};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::{Arc, Mutex};

/// What is asked for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Opening {
    /// Compute doubles as singles.
    pub fast: bool,
    /// Ask for an adapter that is a software adapter.
    pub software: bool,
    /// Limits to stay below, besides the device's own.
    pub limits: Option<Limits>,
    /// Bytes of free buffers that are kept for reuse, where it is not the usual number.
    pub pool: Option<u64>,
    /// Time passes by the device's own clock, where it has one.
    pub timestamps: bool,
    /// Pipelines can be begun beside each other, as `js/pipelines.ts` offers it.
    pub beside: bool,
}

/// Bytes of free buffers that are kept for reuse.
const POOL: u64 = 1 << 30;
/// Bytes of free staging buffers that are kept.
const STAGING: u64 = 256 << 20;
/// Instructions of a kernel: drivers take long over straight lines of more.
const INSTRUCTIONS: u32 = 256;
/// Units of the op table and points of one dispatch. A slow device takes a quarter of a second for so many, and
/// watchdogs bite after two.
const DISPATCH_WORK: u64 = 2_500_000_000_000;

/// Opens the best adapter there is, or says why there is none.
pub async fn open(opening: Opening) -> Result<WgpuProvider, String> {
    let instance = wgpu::Instance::new(wgpu::InstanceDescriptor::new_without_display_handle());
    let adapter = instance
        .request_adapter(&wgpu::RequestAdapterOptions {
            power_preference: wgpu::PowerPreference::HighPerformance,
            force_fallback_adapter: opening.software,
            ..Default::default()
        })
        .await
        .map_err(|e| format!("no WebGPU adapter: {e}"))?;
    let about = adapter.get_info();
    let real = adapter.limits();
    let stamps = wgpu::Features::TIMESTAMP_QUERY;
    let timed = opening.timestamps && adapter.features().contains(stamps);
    let (device, queue) = adapter
        .request_device(&wgpu::DeviceDescriptor {
            label: Some("matgpu"),
            required_features: if timed { stamps } else { wgpu::Features::empty() },
            required_limits: real.clone(),
            ..Default::default()
        })
        .await
        .map_err(|e| format!("the WebGPU adapter gives no device: {e}"))?;
    let own = Limits {
        arrays_a_kernel: real.max_storage_buffers_per_shader_stage,
        slot_bytes: real.max_buffer_size,
        binding_bytes: real.max_storage_buffer_binding_size.min(real.max_buffer_size),
        groups: real.max_compute_workgroups_per_dimension,
        dispatch_work: DISPATCH_WORK,
        instructions: INSTRUCTIONS,
    };
    let limits = opening.limits.map_or(own, |asked| own.and(asked));
    let align = u64::from(real.min_storage_buffer_offset_alignment).max(16);
    let name = about.name.to_ascii_lowercase();
    let software = about.device_type == wgpu::DeviceType::Cpu
        || ["swiftshader", "llvmpipe", "basic render"].iter().any(|s| name.contains(s));
    let words = [about.name.as_str(), about.driver.as_str(), about.driver_info.as_str()];
    let words: Vec<&str> = words.into_iter().filter(|w| !w.is_empty()).collect();
    let adapter_words =
        if words.is_empty() { format!("{}", about.backend) } else { words.join(", ") };
    let info = DeviceInfo {
        kind: DeviceKind::WebGpu,
        adapter: adapter_words,
        software,
        // Believed for the length of the self-test, which is what finds out.
        exact: true,
        fast: opening.fast,
        limits,
        features: timed.then(|| "timestamp-query".to_owned()).into_iter().collect(),
        quirks: Vec::new(),
    };
    let failure = Arc::new(Mutex::new(None));
    let lost = Arc::new(Mutex::new(None));
    let late = failure.clone();
    device.on_uncaptured_error(Arc::new(move |error: wgpu::Error| {
        if let Ok(mut late) = late.lock() {
            late.get_or_insert_with(|| error.to_string());
        }
    }));
    let gone = lost.clone();
    device.set_device_lost_callback(move |reason, message| {
        if let Ok(mut gone) = gone.lock() {
            gone.get_or_insert_with(|| format!("{reason:?} {message}"));
        }
    });
    let numbers = device.create_buffer(&wgpu::BufferDescriptor {
        label: Some("numbers"),
        size: NUMBERS,
        usage: wgpu::BufferUsages::UNIFORM | wgpu::BufferUsages::COPY_DST,
        mapped_at_creation: false,
    });
    let storage =
        wgpu::BufferUsages::STORAGE | wgpu::BufferUsages::COPY_SRC | wgpu::BufferUsages::COPY_DST;
    let staging = wgpu::BufferUsages::MAP_READ | wgpu::BufferUsages::COPY_DST;
    let mut provider = WgpuProvider {
        info,
        library: Library::new(Singles::Plain),
        pool: Pool::new(&device, storage, opening.pool.unwrap_or(POOL)),
        staging: Rc::new(RefCell::new(Pool::new(&device, staging, STAGING))),
        pipelines: Pipelines::new(&device, limits.binding_bytes, Rc::new(|| 0.0), opening.beside),
        tiles: Tiles::default(),
        align,
        slots: HashMap::new(),
        emitted: RefCell::new(HashMap::new()),
        next: 0,
        recording: None,
        batch: 1,
        numbers,
        words: Vec::new(),
        sent: Vec::new(),
        met: HashMap::new(),
        counters: Counters::default(),
        stamps: timed.then(|| Stamps::new(&device, &queue)),
        downloaded: Rc::new(Cell::new(0)),
        failure,
        lost,
        short: Rc::new(Cell::new(None)),
        device,
        queue,
    };
    let found = trial::singles(&mut provider).await.map_err(|f| f.to_string())?;
    if let Some(op) = found.loose {
        guard_singles(&mut provider, op);
    } else if !found.whole {
        provider.library = Library::new(Singles::Refined);
        provider.forget_pipelines();
    }
    if provider.info.fast {
        provider
            .info
            .quirks
            .push("doubles are computed as singles: precision is \"fast\"".to_owned());
    } else {
        let wrong = trial::wrong_doubles(&mut provider).await.map_err(|f| f.to_string())?;
        provider.info.judge(&wrong);
    }
    provider.forget_pipelines();
    provider.emitted.take();
    provider.counters = Counters::default();
    provider.downloaded.set(0);
    Ok(provider)
}

/// Takes the library that decides about NaN and infinities by bits.
fn guard_singles(provider: &mut WgpuProvider, op: Op) {
    provider.library = Library::new(Singles::Guarded);
    provider.forget_pipelines();
    provider.info.quirks.push(format!(
        "single arithmetic loses NaN or infinities ({op:?}): operands are tested by their bits"
    ));
}
