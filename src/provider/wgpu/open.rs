//! Opening a device: the adapter, its real limits, and the self-tests that decide what it is trusted with.
//! Must not know what it will be used for.

use super::pipelines::Pipelines;
use super::pool::Pool;
use super::{NUMBERS, WgpuProvider};
use crate::kernel::wgsl::{Library, Singles};
use crate::kernel::{Bits, Instr, Kernel, Launch, Output, ViewKind};
use crate::op::Op;
use crate::provider::{Command, Counters, DeviceInfo, DeviceKind, Fault, Limits, Provider};
use crate::value::{Array, Data, ElemType, Scalar};
use smallvec::smallvec;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::{Arc, Mutex};

/// What is asked for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Opening {
    /// Compute doubles as singles.
    pub fast: bool,
    /// Ask for an adapter that is a CPU in disguise.
    pub software: bool,
    /// Limits to stay below, besides the device's own.
    pub limits: Option<Limits>,
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
    let (device, queue) = adapter
        .request_device(&wgpu::DeviceDescriptor {
            label: Some("matgpu"),
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
    let limits = opening.limits.map_or(own, |wish| own.and(wish));
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
        features: Vec::new(),
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
        pool: Pool::new(&device, storage, POOL),
        staging: Rc::new(RefCell::new(Pool::new(&device, staging, STAGING))),
        pipelines: Pipelines::new(&device, limits.binding_bytes),
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
        downloaded: Rc::new(Cell::new(0)),
        failure,
        lost,
        short: Rc::new(Cell::new(None)),
        device,
        queue,
    };
    test_singles(&mut provider).await.map_err(|f| f.to_string())?;
    if !provider.info.fast {
        test_doubles(&mut provider).await.map_err(|f| f.to_string())?;
    }
    provider.forget_pipelines();
    provider.emitted.take();
    provider.counters = Counters::default();
    provider.downloaded.set(0);
    Ok(provider)
}

/// A kernel of one primitive on two arrays.
fn pair(op: Op, ty: ElemType) -> Rc<Kernel> {
    let output = crate::op::result_type(op, ty);
    Rc::new(Kernel {
        inputs: vec![ty, ty],
        views: vec![ViewKind::Linear],
        body: vec![
            Instr::Load { input: 0, view: 0 },
            Instr::Load { input: 1, view: 0 },
            Instr::Op { op, ty, args: smallvec![0, 1] },
        ],
        outputs: vec![Output { ty: output, value: 2, view: 0, every_step: false }],
        ..Kernel::default()
    })
}

/// A kernel of one conversion of the first of two arrays.
fn conversion(to: ElemType) -> Rc<Kernel> {
    let zero = Instr::Const(Bits::of(Scalar::F64(0.0)));
    Rc::new(Kernel {
        inputs: vec![ElemType::DOUBLE, ElemType::DOUBLE],
        views: vec![ViewKind::Linear],
        body: vec![
            Instr::Load { input: 0, view: 0 },
            zero,
            Instr::Cast { from: ElemType::DOUBLE, to, arg: 0 },
        ],
        outputs: vec![Output { ty: to, value: 2, view: 0, every_step: false }],
        ..Kernel::default()
    })
}

async fn run(
    provider: &mut WgpuProvider,
    kernel: Rc<Kernel>,
    x: &Rc<Array>,
    y: &Rc<Array>,
) -> Result<Rc<Array>, Fault> {
    let count = x.numel();
    let (a, b) = (provider.upload(x.clone())?, provider.upload(y.clone())?);
    let ty = kernel.outputs.first().map_or(ElemType::DOUBLE, |o| o.ty);
    let c = provider.alloc(ty, x.shape())?;
    let launch = Launch {
        kept_count: count as u32,
        reduced_count: 1,
        trips: 1,
        views: vec![Default::default()],
        ..Launch::default()
    };
    provider.submit(&[Command::Kernel {
        kernel,
        launch,
        inputs: smallvec![a, b],
        outputs: smallvec![c],
    }])?;
    let read = provider.read(&[c]).await;
    for slot in [a, b, c] {
        provider.free(slot);
    }
    read?.into_iter().next().ok_or_else(|| Fault::Broken("a read of one slot gave none".to_owned()))
}

/// Whether f32 arithmetic gives IEEE's NaN and infinities here; if not, the guarded library is taken.
async fn test_singles(provider: &mut WgpuProvider) -> Result<(), Fault> {
    let special =
        [0.0f32, -0.0, 1.0, -1.0, f32::INFINITY, f32::NEG_INFINITY, f32::NAN, 3e38, 1e-30, 2.5];
    let n = special.len();
    let x: Vec<f32> = (0..n * n).map(|i| special[i % n]).collect();
    let y: Vec<f32> = (0..n * n).map(|i| special[i / n]).collect();
    let (ax, ay) = (Rc::new(Array::row(x.clone())), Rc::new(Array::row(y.clone())));
    let rows: [(Op, fn(f32, f32) -> f32); 4] = [
        (Op::Add, |a, b| a + b),
        (Op::Sub, |a, b| a - b),
        (Op::Mul, |a, b| a * b),
        (Op::Div, |a, b| a / b),
    ];
    for (op, host) in rows {
        let got = run(provider, pair(op, ElemType::SINGLE), &ax, &ay).await?;
        let Data::F32(got) = got.data() else { continue };
        let wrong = (0..n * n).any(|i| {
            let want = host(x[i], y[i]);
            let got = got[i];
            want.is_nan() != got.is_nan()
                || (want.is_infinite() && want != got)
                || (want == 0.0 && got != 0.0)
                || (got.is_infinite() && want != got)
        });
        if wrong {
            guard_singles(provider, op);
            return Ok(());
        }
    }
    let orders: [(Op, fn(f32, f32) -> bool); 3] =
        [(Op::Eq, |a, b| a == b), (Op::Lt, |a, b| a < b), (Op::Le, |a, b| a <= b)];
    for (op, host) in orders {
        let got = run(provider, pair(op, ElemType::SINGLE), &ax, &ay).await?;
        let Data::Bool(got) = got.data() else { continue };
        if (0..n * n).any(|i| host(x[i], y[i]) != got[i]) {
            guard_singles(provider, op);
            return Ok(());
        }
    }
    Ok(())
}

/// Takes the library that decides about NaN and infinities by bits.
fn guard_singles(provider: &mut WgpuProvider, op: Op) {
    provider.library = Library::new(Singles::Guarded);
    provider.forget_pipelines();
    provider.info.quirks.push(format!(
        "single arithmetic loses NaN or infinities ({op:?}): operands are tested by their bits"
    ));
}

/// Numbers for the self-test: specials, and random bits with exponents near and far.
fn operands(count: usize, mut seed: u64) -> Vec<f64> {
    let special = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        0.5,
        2.5,
        -2.5,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
        f64::MAX,
        f64::MIN_POSITIVE,
        5e-324,
        -5e-324,
        4503599627370495.5,
        9007199254740993.0,
        2147483648.5,
        1e300,
        1e-300,
        1.0 / 3.0,
    ];
    (0..count)
        .map(|i| {
            // A 64-bit linear congruential step, its upper bits stirred in.
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let bits = seed ^ (seed >> 29);
            match i % 4 {
                0 => special[(bits >> 40) as usize % special.len()],
                1 => f64::from_bits(bits),
                2 => f64::from_bits((bits & 0x800f_ffff_ffff_ffff) | ((1003 + (bits >> 58)) << 52)),
                _ => f64::from_bits(bits & 0x801f_ffff_ffff_ffff),
            }
        })
        .collect()
}

fn same(a: f64, b: f64) -> bool {
    a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan())
}

/// Whether soft doubles give IEEE's bits here; if not, doubles stay on the host.
async fn test_doubles(provider: &mut WgpuProvider) -> Result<(), Fault> {
    const COUNT: usize = 1024;
    let (x, y) = (operands(COUNT, 1), operands(COUNT, 2));
    let (ax, ay) = (Rc::new(Array::row(x.clone())), Rc::new(Array::row(y.clone())));
    let rows: [(Op, fn(f64, f64) -> f64); 4] = [
        (Op::Add, |a, b| a + b),
        (Op::Sub, |a, b| a - b),
        (Op::Mul, |a, b| a * b),
        (Op::Div, |a, b| a / b),
    ];
    let mut wrong: Vec<String> = Vec::new();
    for (op, host) in rows {
        let got = run(provider, pair(op, ElemType::DOUBLE), &ax, &ay).await?;
        if let Data::F64(got) = got.data()
            && (0..COUNT).any(|i| !same(host(x[i], y[i]), got[i]))
        {
            wrong.push(format!("{op:?}"));
        }
    }
    let got = run(provider, pair(Op::Lt, ElemType::DOUBLE), &ax, &ay).await?;
    if let Data::Bool(got) = got.data()
        && (0..COUNT).any(|i| (x[i] < y[i]) != got[i])
    {
        wrong.push("Lt".to_owned());
    }
    let got = run(provider, conversion(ElemType::SINGLE), &ax, &ay).await?;
    if let Data::F32(got) = got.data()
        && (0..COUNT).any(|i| !same(f64::from(x[i] as f32), f64::from(got[i])))
    {
        wrong.push("conversion to single".to_owned());
    }
    if !wrong.is_empty() {
        provider.info.exact = false;
        provider.info.quirks.push(format!(
            "doubles are not exact here ({}): they stay on the host",
            wrong.join(", ")
        ));
    }
    Ok(())
}
