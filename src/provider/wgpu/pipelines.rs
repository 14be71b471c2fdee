//! Shaders made into pipelines, once each, and the bind groups that go with them.
//! Must not know slots or kernels' meaning: text and shapes of bindings in, handles out.
//!
//! A browser makes a pipeline in its turn where it is asked for one, and several at once where it is asked for them by
//! `createComputePipelineAsync`, of which wgpu has no form. So where the page's side offers it (js/pipelines.ts), a pipeline is
//! begun under one label, the error scope around it ends when it is made, and it is asked for under another.

use super::pool::Buffer;
use super::tasks::Done;
use crate::kernel::Kernel;
use crate::kernel::wgsl::Options;
use crate::provider::{Now, Shader};
use std::cell::{Cell, OnceCell};
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::{Arc, Mutex, PoisonError};

/// Bind groups that are kept at most.
const MOST_GROUPS: usize = 4096;
/// Pipelines that are kept at most.
const MOST_PIPELINES: usize = 1024;

/// What names a pipeline.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Key {
    Kernel(Rc<Kernel>, Options),
    Routine(String),
    /// A shader of a routine with Kernels at its ends, the input of the second one that is given.
    Joined(String, Option<Rc<Kernel>>, Option<(Rc<Kernel>, u16)>),
}

/// Shaders that are reported for later sessions at most, and bytes of one.
const MOST_KEPT: usize = 48;
const LONGEST_KEPT: usize = 128 << 10;

/// The label of a pipeline that is begun beside others, and of the same where it is asked for; a number follows.
const BEGUN: &str = "matgpu begun ";
const WANTED: &str = "matgpu wanted ";

/// A pipeline.
pub(super) struct Pipeline {
    raw: OnceCell<wgpu::ComputePipeline>,
    module: wgpu::ShaderModule,
    /// The number that it was begun under, if it was begun beside others.
    number: Option<u64>,
    layout: Rc<Layout>,
    pub(super) words: usize,
    /// Whether the compiler has finished with it, as far as can be known.
    pub(super) done: Rc<Done>,
    used: Cell<u64>,
    /// What it was made of, where that is short enough to be kept for later.
    source: Option<Rc<Shader>>,
}

impl Pipeline {
    /// The pipeline itself; one that was begun and is not made yet is made here and now.
    pub(super) fn raw(&self, device: &wgpu::Device) -> &wgpu::ComputePipeline {
        let label = || self.number.map(|number| format!("{WANTED}{number}"));
        self.raw.get_or_init(|| make(device, &self.layout, &self.module, label().as_deref()))
    }
}

fn make(
    device: &wgpu::Device,
    layout: &Layout,
    module: &wgpu::ShaderModule,
    label: Option<&str>,
) -> wgpu::ComputePipeline {
    device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
        label,
        layout: Some(&layout.pipelines),
        module,
        entry_point: Some("main"),
        compilation_options: wgpu::PipelineCompilationOptions {
            // All workgroup memory is written before it is read.
            zero_initialize_workgroup_memory: false,
            ..Default::default()
        },
        cache: None,
    })
}

/// When a pipeline is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum When {
    /// To be used at once.
    Now,
    /// Beside others that are begun with it.
    Soon,
}

/// A pipeline that nobody has asked for yet, and why it is none where the shader was refused.
struct Warm {
    pipeline: Rc<Pipeline>,
    refused: Arc<Mutex<Option<String>>>,
}

struct Layout {
    id: usize,
    groups: wgpu::BindGroupLayout,
    pipelines: wgpu::PipelineLayout,
}

type GroupKey = (usize, usize, Vec<u64>);

/// An array as a dispatch binds it.
pub(super) struct Bound {
    pub(super) buffer: Rc<Buffer>,
    /// The bytes of a part: where it begins, and how many there are. None for all of it.
    pub(super) part: Option<(u64, u64)>,
}

impl From<&Rc<Buffer>> for Bound {
    fn from(buffer: &Rc<Buffer>) -> Bound {
        Bound { buffer: buffer.clone(), part: None }
    }
}

/// The caches.
pub(super) struct Pipelines {
    device: wgpu::Device,
    /// Bytes of a binding at most.
    most: u64,
    layouts: HashMap<Vec<bool>, Rc<Layout>>,
    made: HashMap<Key, Result<Rc<Pipeline>, String>>,
    warm: HashMap<Shader, Warm>,
    groups: HashMap<GroupKey, Rc<wgpu::BindGroup>>,
    clock: u64,
    /// Whether pipelines can be begun beside each other, and how many were.
    pub(super) beside: bool,
    begun: u64,
    pub(super) compiled: u64,
    pub(super) hits: u64,
    pub(super) warmed: u64,
    pub(super) now: Now,
    /// Seconds of writing shaders and making pipelines.
    pub(super) seconds: f64,
}

impl Pipelines {
    pub(super) fn new(device: &wgpu::Device, most: u64, now: Now, beside: bool) -> Pipelines {
        Pipelines {
            beside,
            begun: 0,
            device: device.clone(),
            most,
            layouts: HashMap::new(),
            made: HashMap::new(),
            warm: HashMap::new(),
            groups: HashMap::new(),
            clock: 0,
            compiled: 0,
            hits: 0,
            warmed: 0,
            now,
            seconds: 0.0,
        }
    }

    /// The pipeline of that name if it is there, or why it cannot be.
    pub(super) fn find(&mut self, key: &Key) -> Option<Result<Rc<Pipeline>, String>> {
        let found = self.made.get(key)?.clone();
        self.clock += 1;
        if let Ok(p) = &found {
            p.used.set(self.clock);
        }
        Some(found)
    }

    /// The pipeline of that name, made from what `source` gives where it is not there yet.
    pub(super) fn get(
        &mut self,
        key: &Key,
        when: When,
        source: impl FnOnce() -> Result<Shader, String>,
        failures: &Arc<Mutex<Option<String>>>,
    ) -> Result<Rc<Pipeline>, String> {
        if let Some(found) = self.find(key) {
            self.hits += 1;
            return found;
        }
        let began = (self.now)();
        let made = source().map(|s| match self.warm.remove(&s) {
            Some(warm) if lock(&warm.refused).is_none() => {
                self.hits += 1;
                warm.pipeline.used.set(self.clock);
                warm.pipeline
            }
            _ => {
                self.compiled += 1;
                self.compile(s, when, failures)
            }
        });
        self.seconds += (self.now)() - began;
        if self.made.len() >= MOST_PIPELINES {
            self.forget_half();
        }
        self.made.insert(key.clone(), made.clone());
        made
    }

    /// Makes a pipeline that work may ask for. False where it is there, or there are enough.
    pub(super) fn warm(&mut self, shader: &Shader) -> bool {
        let there = self.made.values().flatten().any(|p| p.source.as_deref() == Some(shader));
        if there || self.warm.contains_key(shader) || self.warm.len() >= MOST_KEPT {
            return false;
        }
        let began = (self.now)();
        let refused = Arc::default();
        let pipeline = self.compile(shader.clone(), When::Soon, &refused);
        self.warm.insert(shader.clone(), Warm { pipeline, refused });
        self.warmed += 1;
        self.seconds += (self.now)() - began;
        true
    }

    /// What there is, the last used first, then what is only warm.
    pub(super) fn shaders(&self) -> Vec<Shader> {
        let mut used: Vec<&Rc<Pipeline>> = self.made.values().flatten().collect();
        used.sort_by_key(|p| std::cmp::Reverse(p.used.get()));
        let used = used.into_iter().filter_map(|p| p.source.as_deref());
        let warm = self.warm.iter().filter(|(_, w)| lock(&w.refused).is_none());
        used.chain(warm.map(|(shader, _)| shader)).take(MOST_KEPT).cloned().collect()
    }

    fn compile(
        &mut self,
        source: Shader,
        when: When,
        failures: &Arc<Mutex<Option<String>>>,
    ) -> Rc<Pipeline> {
        let layout = self.layout(&source.read_only);
        let scope = self.device.push_error_scope(wgpu::ErrorFilter::Validation);
        let module = self.device.create_shader_module(wgpu::ShaderModuleDescriptor {
            label: None,
            source: wgpu::ShaderSource::Wgsl(source.text.as_str().into()),
        });
        let raw = OnceCell::new();
        let number = (self.beside && when == When::Soon).then(|| {
            self.begun += 1;
            self.begun
        });
        match number {
            // What comes back stands for nothing.
            Some(number) => {
                drop(make(&self.device, &layout, &module, Some(&format!("{BEGUN}{number}"))));
            }
            None => {
                raw.get_or_init(|| make(&self.device, &layout, &module, None));
            }
        }
        let done = Rc::new(Done::default());
        let (flag, failures) = (done.clone(), failures.clone());
        super::tasks::soon(scope.pop(), move |error| {
            if let Some(error) = error
                && let Ok(mut failure) = failures.lock()
            {
                failure.get_or_insert(format!("a shader was refused: {error}"));
            }
            flag.set();
        });
        let (words, used) = (source.words, Cell::new(self.clock));
        let source = (source.text.len() <= LONGEST_KEPT).then(|| Rc::new(source));
        Rc::new(Pipeline { raw, module, number, layout, words, done, used, source })
    }

    fn layout(&mut self, read_only: &[bool]) -> Rc<Layout> {
        if let Some(layout) = self.layouts.get(read_only) {
            return layout.clone();
        }
        let entry = |binding: usize, ty, dynamic| wgpu::BindGroupLayoutEntry {
            binding: binding as u32,
            visibility: wgpu::ShaderStages::COMPUTE,
            ty: wgpu::BindingType::Buffer {
                ty,
                has_dynamic_offset: dynamic,
                min_binding_size: None,
            },
            count: None,
        };
        let mut entries = vec![entry(0, wgpu::BufferBindingType::Uniform, true)];
        for (i, &read_only) in read_only.iter().enumerate() {
            entries.push(entry(i + 1, wgpu::BufferBindingType::Storage { read_only }, false));
        }
        let groups = self.device.create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor {
            label: None,
            entries: &entries,
        });
        let pipelines = self.device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
            label: None,
            bind_group_layouts: &[Some(&groups)],
            immediate_size: 0,
        });
        let layout = Rc::new(Layout { id: self.layouts.len(), groups, pipelines });
        self.layouts.insert(read_only.to_vec(), layout.clone());
        layout
    }

    /// The bind group of a pipeline with these arrays, and the block of numbers in `numbers`.
    pub(super) fn group(
        &mut self,
        pipeline: &Pipeline,
        numbers: &wgpu::Buffer,
        arrays: &[Bound],
    ) -> Rc<wgpu::BindGroup> {
        let mut ids: Vec<u64> = arrays.iter().map(|b| b.buffer.id).collect();
        for (i, bound) in arrays.iter().enumerate() {
            if let Some((from, bytes)) = bound.part {
                ids.extend([i as u64, from, bytes]);
            }
        }
        let key = (pipeline.layout.id, pipeline.words, ids);
        if let Some(group) = self.groups.get(&key) {
            return group.clone();
        }
        if self.groups.len() >= MOST_GROUPS {
            self.groups.clear();
        }
        let mut entries = vec![wgpu::BindGroupEntry {
            binding: 0,
            resource: wgpu::BindingResource::Buffer(wgpu::BufferBinding {
                buffer: numbers,
                offset: 0,
                size: std::num::NonZeroU64::new(pipeline.words as u64 * 4),
            }),
        }];
        for (i, array) in arrays.iter().enumerate() {
            // A buffer may be larger than what is asked for, and than what can be bound.
            let part = array.part.unwrap_or((0, array.buffer.size.min(self.most / 16 * 16)));
            entries.push(wgpu::BindGroupEntry {
                binding: i as u32 + 1,
                resource: wgpu::BindingResource::Buffer(wgpu::BufferBinding {
                    buffer: &array.buffer.raw,
                    offset: part.0,
                    size: std::num::NonZeroU64::new(part.1),
                }),
            });
        }
        let group = Rc::new(self.device.create_bind_group(&wgpu::BindGroupDescriptor {
            label: None,
            layout: &pipeline.layout.groups,
            entries: &entries,
        }));
        self.groups.insert(key, group.clone());
        group
    }

    /// Forgets the bind groups: some buffers are gone.
    pub(super) fn forget_groups(&mut self) {
        self.groups.clear();
    }

    fn forget_half(&mut self) {
        let mut ages: Vec<u64> =
            self.made.values().filter_map(|p| p.as_ref().ok().map(|p| p.used.get())).collect();
        ages.sort_unstable();
        let middle = ages.get(ages.len() / 2).copied().unwrap_or(0);
        self.made.retain(|_, p| p.as_ref().is_ok_and(|p| p.used.get() > middle));
    }
}

fn lock<T>(m: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    m.lock().unwrap_or_else(PoisonError::into_inner)
}
