//! What computes: the trait that host and device implement, and the plain data of its commands.
//! Must not know graphs, the VM or the language: a provider runs Kernels and Routines on slots.
//!
//! Work is given as [`Command`]s on slots and happens in that order. A command's effects may be
//! seen by every later command, and by reads begun after it. Only reads wait; everything else
//! returns at once, so an error of a device may come with a later call or read.

#[cfg(test)]
pub(crate) mod forward;
pub mod host;
mod trial;
pub mod wgpu;

/// The provider on WebGPU, by a name that is not the crate's.
pub use self::wgpu as webgpu;

use crate::kernel::{Kernel, Launch};
use crate::routine::Routine;
use crate::routine::Tiles;
use crate::value::{Array, Data, ElemType, Scalar, Shape};
use smallvec::SmallVec;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

/// A piece of storage of a provider: elements of one type, as many as its shape says.
/// A handle only: its maker frees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct SlotId(pub u64);

/// What a read gives, when it is there.
pub type Pending<T> = Pin<Box<dyn Future<Output = Result<T, Fault>>>>;

/// Work of a provider in steps.
pub type Steps<'a> = Pin<Box<dyn Future<Output = Result<(), Fault>> + 'a>>;

/// What ends when something is there that was begun.
pub type Waiting = Pin<Box<dyn Future<Output = ()>>>;

/// The time in seconds, as the driver of a provider measures it.
pub type Now = Rc<dyn Fn() -> f64>;

/// A compiled shader in the form in which it can be kept for a later session on the same device.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shader {
    /// Its text.
    pub text: String,
    /// Whether each array is only read.
    pub read_only: Vec<bool>,
    /// Words of its block of numbers.
    pub words: usize,
}

/// Something that runs Kernels and Routines.
pub trait Provider {
    /// What it is and what it can do. Constant but for `quirks` and `exact`, which a self-test settles.
    fn info(&self) -> &DeviceInfo;

    /// Whether it can run this, and why not.
    fn supports(&self, work: &Work) -> Result<(), String>;

    /// Whether a launch can run, in pieces where its arrays are large. `elements` are those of the inputs, then of the
    /// outputs.
    fn fits(&self, kernel: &Kernel, launch: &Launch, elements: &[u64]) -> bool {
        let _ = (kernel, launch, elements);
        true
    }

    /// Whether this would run without waiting for a compiler, as a Kernel with this launch. Starts compiling it when not, if
    /// asked to; a later call says when it is done. The host is always ready.
    fn ready(&mut self, work: &Work, launch: Option<&Launch>, start: bool) -> bool;

    /// Takes the clock that the milliseconds of its counters come from; without one they stay 0.
    fn time_by(&mut self, now: &Now) {
        let _ = now;
    }

    /// Takes these tiles for products: the results are the same, the time is not.
    fn tune(&mut self, tiles: Tiles) {
        let _ = tiles;
    }

    /// The shaders that work has used, the last ones first, then those that are only warm; of many some.
    fn shaders(&self) -> Vec<Shader> {
        Vec::new()
    }

    /// Starts compiling a shader, for work that may come. False where there is nothing to do.
    fn warm(&mut self, shader: &Shader) -> bool {
        let _ = shader;
        false
    }

    /// How it runs a routine, in words, where it has several ways.
    fn way(&self, routine: &Routine) -> Option<String> {
        let _ = routine;
        None
    }

    /// A slot with these elements. The host keeps the array itself, without a copy.
    fn upload(&mut self, array: Rc<Array>) -> Result<SlotId, Fault>;

    /// A slot whose elements are not yet given.
    fn alloc(&mut self, ty: ElemType, shape: &Shape) -> Result<SlotId, Fault>;

    /// A slot in storage that is somebody else's and stays so: it is never written, kept or freed. `key` is the
    /// name under which its owner hands it over.
    fn adopt(&mut self, key: &str, ty: ElemType, shape: &Shape) -> Result<SlotId, Fault> {
        let _ = (ty, shape);
        Err(Fault::Unsupported(format!("storage of others ({key})")))
    }

    /// Hands the storage of a slot out under a key, with every command before it done. False where there
    /// is none to hand out.
    fn share(&mut self, slot: SlotId, key: &str) -> bool {
        let _ = (slot, key);
        false
    }

    /// Gives a slot back. Commands given before still use it. An unknown slot is ignored.
    fn free(&mut self, slot: SlotId);

    /// Begins to compile what these commands need and is not there, all of it at once. What ends when that is done; None where
    /// nothing is gained by waiting.
    fn compile(&mut self, commands: &[Command]) -> Option<Waiting> {
        let _ = commands;
        None
    }

    /// Runs commands in order.
    fn submit(&mut self, commands: &[Command]) -> Result<(), Fault>;

    /// The same as work that gives way now and then (`op::pace`), where it takes time here. Given up, it leaves
    /// the elements of the slots that it writes in any state.
    fn submit_in_steps<'a>(&'a mut self, commands: &'a [Command]) -> Steps<'a> {
        Box::pin(std::future::ready(self.submit(commands)))
    }

    /// Begins the commands given so far, where that would wait for more: nobody will ask for results soon.
    fn begin(&mut self) {}

    /// The elements of slots as they are after all commands given so far, under the shapes that the slots
    /// were made with. The host gives the slots' own arrays, without copies.
    fn read(&mut self, slots: &[SlotId]) -> Pending<Vec<Rc<Array>>>;

    /// One real element of each of some slots, by its linear place, as of the same moment as `read`.
    fn read_elements(&mut self, places: &[(SlotId, u64)]) -> Pending<Vec<Rc<Array>>> {
        let slots: Vec<SlotId> = places.iter().map(|(slot, _)| *slot).collect();
        let at: Vec<u64> = places.iter().map(|(_, at)| *at).collect();
        let reading = self.read(&slots);
        Box::pin(async move {
            let arrays = reading.await?;
            let element = |(array, at): (&Rc<Array>, &u64)| {
                let scalar = Scalar::of(array.data(), *at as usize);
                scalar.map(|s| Rc::new(s.to_array()))
            };
            let found: Option<Vec<Rc<Array>>> = arrays.iter().zip(&at).map(element).collect();
            found.ok_or_else(|| Fault::Broken("an element beyond the end of a slot".to_owned()))
        })
    }

    /// Gives kept but unused storage back until at most `keep` bytes of it are left.
    fn trim(&mut self, keep: u64);

    /// The counters since the provider was made.
    fn counters(&self) -> Counters;
}

/// Something that a provider may be able to run.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Work {
    /// A fused kernel.
    Kernel(Rc<Kernel>),
    /// A named algorithm.
    Routine(Routine),
}

/// One thing to do.
#[derive(Clone, Debug)]
pub enum Command {
    /// Runs a Kernel. An output may be the slot of an input where every point of the space reads only the
    /// element that it writes (both through the same view). A store through a view leaves the
    /// other elements of the output as they are.
    Kernel {
        /// What runs; providers cache by its value.
        kernel: Rc<Kernel>,
        /// The numbers of this run.
        launch: Launch,
        /// One slot for each of `Kernel::inputs`.
        inputs: SmallVec<[SlotId; 4]>,
        /// One slot for each of `Kernel::outputs`.
        outputs: SmallVec<[SlotId; 2]>,
    },
    /// Runs a Routine.
    Routine {
        /// What runs, with its numbers.
        routine: Routine,
        /// Its inputs.
        inputs: SmallVec<[SlotId; 4]>,
        /// Its outputs; never also an input.
        outputs: SmallVec<[SlotId; 2]>,
    },
    /// Runs a Routine with Kernels of elements before and behind it. What lies between them nobody else reads: it need not be made.
    Joined(Box<Joined>),
    /// Copies `count` elements between slots of one type that are not the same slot.
    Copy {
        /// From here,
        from: SlotId,
        /// beginning with this element,
        from_at: u64,
        /// to here,
        to: SlotId,
        /// beginning with this element.
        to_at: u64,
        /// How many.
        count: u64,
    },
}

impl Command {
    /// The slots that it reads or writes.
    pub fn slots(&self) -> Vec<SlotId> {
        match self {
            Command::Kernel { inputs, outputs, .. } | Command::Routine { inputs, outputs, .. } => {
                inputs.iter().chain(outputs).copied().collect()
            }
            Command::Joined(joined) => joined.apart().iter().flat_map(Command::slots).collect(),
            Command::Copy { from, to, .. } => vec![*from, *to],
        }
    }
}

/// A routine with what makes its first input and nothing else, and what is made of its only output.
#[derive(Clone, Debug)]
pub struct Joined {
    /// The Kernel that makes its first input.
    pub before: Option<KernelRun>,
    /// The routine.
    pub routine: Routine,
    /// Its inputs.
    pub inputs: SmallVec<[SlotId; 4]>,
    /// Its outputs.
    pub outputs: SmallVec<[SlotId; 2]>,
    /// The Kernel that looks at its output only where the element lies that it makes, and which of its inputs that is.
    pub behind: Option<(KernelRun, u16)>,
}

/// A run of a Kernel.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "as in Command::Kernel")]
pub struct KernelRun {
    pub kernel: Rc<Kernel>,
    pub launch: Launch,
    pub inputs: SmallVec<[SlotId; 4]>,
    pub outputs: SmallVec<[SlotId; 2]>,
}

impl KernelRun {
    /// It alone.
    pub fn command(self) -> Command {
        let KernelRun { kernel, launch, inputs, outputs } = self;
        Command::Kernel { kernel, launch, inputs, outputs }
    }
}

impl Joined {
    /// The same as commands that follow one another.
    pub fn apart(&self) -> SmallVec<[Command; 3]> {
        let Joined { before, routine, inputs, outputs, behind } = self;
        let (routine, inputs, outputs) = (*routine, inputs.clone(), outputs.clone());
        let routine = Command::Routine { routine, inputs, outputs };
        let before = before.iter().cloned().map(KernelRun::command);
        let behind = behind.iter().map(|(run, _)| run.clone().command());
        before.chain([routine]).chain(behind).collect()
    }
}

/// Why a provider could not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// No storage for this many bytes. Nothing was lost; freeing and trying again may help.
    OutOfMemory {
        /// What was wanted.
        bytes: u64,
    },
    /// The device is gone, and every slot with it.
    Lost(String),
    /// A command given before has failed after all: no slot's elements are to be trusted.
    Spoiled(String),
    /// It cannot run this: `supports` would have said so.
    Unsupported(String),
    /// It was given an invalid command, or failed inside: a bug. The text says what.
    Broken(String),
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Fault::OutOfMemory { bytes } => write!(f, "no storage for {bytes} bytes"),
            Fault::Lost(why) => write!(f, "the device was lost: {why}"),
            Fault::Spoiled(why) => write!(f, "what the device holds is spoiled: {why}"),
            Fault::Unsupported(what) => write!(f, "not supported here: {what}"),
            Fault::Broken(what) => write!(f, "internal error of a provider: {what}"),
        }
    }
}

/// What a provider is.
#[derive(Clone, PartialEq, Debug)]
pub struct DeviceInfo {
    /// Host or device.
    pub kind: DeviceKind,
    /// The adapter in words: vendor, architecture, driver as far as known.
    pub adapter: String,
    /// Whether the adapter is a software adapter (SwiftShader, lavapipe), hardly ever worth using.
    pub software: bool,
    /// Whether doubles give the host's bits there. False until a self-test has passed.
    pub exact: bool,
    /// Whether doubles are computed as singles (`precision: "fast"`).
    pub fast: bool,
    /// The limits that planning needs.
    pub limits: Limits,
    /// Optional features in use, by name.
    pub features: Vec<String>,
    /// What a self-test found and what is done about it, one sentence each.
    pub quirks: Vec<String>,
}

/// Where a provider computes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DeviceKind {
    /// Here, at once.
    Host,
    /// WebGPU, or what wgpu has natively.
    WebGpu,
}

/// What bounds a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Inputs and outputs of one Kernel together (its parameters not counted).
    pub arrays_a_kernel: u32,
    /// Bytes of one slot.
    pub slot_bytes: u64,
    /// Bytes of what one dispatch reaches of an array; longer ones are taken in pieces.
    pub binding_bytes: u64,
    /// Workgroups of a dispatch along one dimension.
    pub groups: u32,
    /// What one dispatch may take, in units of the op table and points: longer work is cut, for watchdogs.
    pub dispatch_work: u64,
    /// Instructions of one Kernel's body and epilogue.
    pub instructions: u32,
}

impl Limits {
    /// No limits, for those that some are to be taken from.
    pub const NONE: Limits = Limits {
        arrays_a_kernel: u32::MAX,
        slot_bytes: u64::MAX,
        binding_bytes: u64::MAX,
        groups: u32::MAX,
        dispatch_work: u64::MAX,
        instructions: u32::MAX,
    };

    /// Those that every device of WebGPU has.
    pub const LEAST: Limits = Limits {
        arrays_a_kernel: 8,
        slot_bytes: 256 << 20,
        binding_bytes: 128 << 20,
        groups: 65_535,
        ..Limits::NONE
    };

    /// The lower of two of each.
    pub fn and(self, other: Limits) -> Limits {
        Limits {
            arrays_a_kernel: self.arrays_a_kernel.min(other.arrays_a_kernel),
            slot_bytes: self.slot_bytes.min(other.slot_bytes),
            binding_bytes: self.binding_bytes.min(other.binding_bytes),
            groups: self.groups.min(other.groups),
            dispatch_work: self.dispatch_work.min(other.dispatch_work),
            instructions: self.instructions.min(other.instructions),
        }
    }
}

/// What has happened so far.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Counters {
    pub dispatches: u64,
    pub submits: u64,
    pub pipelines_compiled: u64,
    pub pipeline_hits: u64,
    pub pipelines_warmed: u64,
    pub uploaded_bytes: u64,
    pub downloaded_bytes: u64,
    pub reads: u64,
    pub slots_made: u64,
    pub buffers_created: u64,
    pub buffers_destroyed: u64,
    pub live_bytes: u64,
    pub pooled_bytes: u64,
    /// Shaders written and pipelines made.
    pub compile_ms: f64,
    pub upload_ms: f64,
    /// Commands recorded and submitted.
    pub dispatch_ms: f64,
    /// Passes by the device's own clock, where it was asked for.
    pub device_ms: f64,
}

impl Counters {
    /// Adds those of a provider; what was moved and timed counts where that is a `device`.
    pub fn add(&mut self, c: &Counters, device: bool) {
        self.dispatches += c.dispatches;
        self.submits += c.submits;
        self.pipelines_compiled += c.pipelines_compiled;
        self.pipeline_hits += c.pipeline_hits;
        self.pipelines_warmed += c.pipelines_warmed;
        self.slots_made += c.slots_made;
        self.live_bytes += c.live_bytes;
        self.pooled_bytes += c.pooled_bytes;
        self.buffers_created += c.buffers_created;
        self.buffers_destroyed += c.buffers_destroyed;
        if device {
            self.uploaded_bytes += c.uploaded_bytes;
            self.downloaded_bytes += c.downloaded_bytes;
            self.reads += c.reads;
            self.compile_ms += c.compile_ms;
            self.upload_ms += c.upload_ms;
            self.dispatch_ms += c.dispatch_ms;
            self.device_ms += c.device_ms;
        }
    }
}

/// The bytes of `count` elements of a type in a host slot.
pub fn host_bytes(ty: ElemType, count: usize) -> u64 {
    (ty.bytes() as u64).saturating_mul(count as u64)
}

/// The bytes that the elements take on the host.
pub fn data_bytes(data: &Data) -> u64 {
    host_bytes(data.elem_type(), data.len())
}
