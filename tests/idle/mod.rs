//! A device whose commands do nothing and whose reads give zeros: it counts what a device would be told, at any size.
//! And the programs whose dispatches are counted on it and on a real one, and whose time besides the device is measured.
#![allow(dead_code, reason = "whoever has this uses a part of it")]

use matgpu::kernel::split::{self, Room, Stored};
use matgpu::kernel::{Kernel, Launch, wgsl};
use matgpu::plan::Offload;
use matgpu::provider::{
    Command, Counters, DeviceInfo, DeviceKind, Fault, Limits, Pending, Provider, SlotId, Work,
};
use matgpu::routine::Routine;
use matgpu::session::{Options, Session};
use matgpu::value::{Array, ElemType, Shape};
use smallvec::SmallVec;
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::fmt;
use std::rc::Rc;

/// Bytes of the smallest buffers.
const SMALLEST: u64 = 256;

/// A device that does nothing.
pub(crate) struct Idle {
    info: DeviceInfo,
    next: u64,
    slots: HashMap<u64, (ElemType, Shape)>,
    /// Bytes of slots that were given back.
    free: Vec<u64>,
    met: HashSet<(Rc<Kernel>, Vec<Option<usize>>)>,
    routines: HashSet<String>,
    asked: HashSet<String>,
    counters: Counters,
    log: Option<Rc<RefCell<Vec<Told>>>>,
}

/// What a device was told.
#[derive(Clone, Debug)]
pub(crate) enum Told {
    /// To run a Kernel: each piece's numbers, and how many dispatches it takes.
    Kernel(Vec<(Launch, u64)>),
    /// To run a routine.
    Routine(Routine),
    /// To copy so many elements.
    Copy(u64),
    /// To take this array.
    Upload(ElemType, Shape),
    /// To give so many arrays back.
    Read(usize),
    /// To give so many elements of arrays back.
    Pick(usize),
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Told::Kernel(pieces) => {
                let dispatches: u64 = pieces.iter().map(|p| p.1).sum();
                write!(f, "kernel in {} pieces, {dispatches} dispatches", pieces.len())?;
                for (launch, _) in pieces.iter().take(3).filter(|_| pieces.len() > 1) {
                    let Launch { kept, reduced, trips, .. } = launch;
                    write!(f, "; {kept:?} x {reduced:?} x {trips} steps")?;
                }
                Ok(())
            }
            Told::Routine(routine) => write!(f, "{routine:?}"),
            Told::Copy(count) => write!(f, "copy {count} elements"),
            Told::Upload(ty, shape) => write!(f, "upload {ty} {shape}"),
            Told::Read(count) => write!(f, "read {count} arrays"),
            Told::Pick(count) => write!(f, "read {count} elements"),
        }
    }
}

impl Idle {
    /// One with these limits.
    pub(crate) fn new(limits: Limits) -> Idle {
        let info = DeviceInfo {
            kind: DeviceKind::WebGpu,
            adapter: "none".to_owned(),
            software: false,
            exact: true,
            fast: false,
            limits,
            features: Vec::new(),
            quirks: Vec::new(),
        };
        Idle {
            info,
            next: 0,
            slots: HashMap::new(),
            free: Vec::new(),
            met: HashSet::new(),
            routines: HashSet::new(),
            asked: HashSet::new(),
            counters: Counters::default(),
            log: None,
        }
    }

    /// One that computes doubles as singles, if so.
    pub(crate) fn computing(mut self, fast: bool) -> Idle {
        self.info.fast = fast;
        self
    }

    /// One that keeps what it is told there.
    pub(crate) fn logging(mut self, log: Rc<RefCell<Vec<Told>>>) -> Idle {
        self.log = Some(log);
        self
    }

    fn note(&self, told: impl FnOnce() -> Told) {
        if let Some(log) = &self.log {
            log.borrow_mut().push(told());
        }
    }

    /// A session on one.
    pub(crate) fn session(limits: Limits) -> Session {
        Idle::placing(limits, Offload::Always)
    }

    /// A session that has one, and goes there when it is told to.
    pub(crate) fn placing(limits: Limits, offload: Offload) -> Session {
        let mut session = Session::new(Options { tick: 20_000, ..Options::default() });
        session.use_device(Some(Box::new(Idle::new(limits))), offload);
        session
    }

    fn room(&self, kernel: &Kernel) -> Room {
        let limits = &self.info.limits;
        let work = split::work(kernel, false);
        let points = split::most_points(kernel, work, limits.dispatch_work);
        Room { bytes: limits.binding_bytes, align: 256, points }
    }

    fn compile(&mut self, new: bool) {
        self.counters.pipelines_compiled += u64::from(new);
    }

    /// The dispatches of a piece.
    fn launch(&mut self, kernel: &Kernel, launch: &Launch) -> u64 {
        let limits = &self.info.limits;
        let todo = wgsl::grid(kernel, launch, limits.groups, true).todo;
        let work = split::points(launch).saturating_mul(split::work(kernel, false));
        let ranges = split::ranges(kernel, todo, work, limits.dispatch_work);
        let count = ranges.count() as u64;
        self.counters.dispatches += count;
        count
    }

    /// As many dispatches as a launch has pieces, and those ranges.
    fn kernel(&mut self, kernel: &Rc<Kernel>, launch: &Launch, slots: &[SlotId]) {
        let of = |s: &SlotId| {
            let (ty, shape) = &self.slots[&s.0];
            Stored { elements: shape.numel() as u64, bytes: ty.bytes() as u64, same: None }
        };
        let stored: SmallVec<[Stored; 8]> = slots.iter().map(of).collect();
        let room = self.room(kernel);
        if split::fits(launch, &stored, &room) {
            // Arrays that lie over one another are written into the shader.
            let (inputs, outputs) = slots.split_at(kernel.inputs.len());
            let same = |s: &SlotId| outputs.iter().position(|o| o == s);
            let new = self.met.insert((kernel.clone(), inputs.iter().map(same).collect()));
            self.compile(new);
            let dispatches = self.launch(kernel, launch);
            self.note(|| Told::Kernel(vec![(launch.clone(), dispatches)]));
        } else if let Ok(tiling) = split::split(kernel, launch, &stored, &room) {
            let pieces = tiling
                .pieces
                .iter()
                .map(|piece| (piece.launch.clone(), self.launch(&tiling.kernel, &piece.launch)));
            let pieces = pieces.collect();
            self.note(|| Told::Kernel(pieces));
            let new = self.met.insert((tiling.kernel, Vec::new()));
            self.compile(new);
        }
    }

    fn routine(&mut self, routine: &Routine) {
        let new = self.routines.insert(format!("{routine:?}"));
        self.compile(new);
        self.counters.dispatches += 1;
        self.note(|| Told::Routine(*routine));
    }
}

impl Provider for Idle {
    fn info(&self) -> &DeviceInfo {
        &self.info
    }
    fn supports(&self, _: &Work) -> Result<(), String> {
        Ok(())
    }
    fn ready(&mut self, work: &Work, _: Option<&Launch>, _: bool) -> bool {
        match work {
            // Who asks has it compiled meanwhile.
            Work::Routine(routine) => !self.asked.insert(format!("{routine:?}")),
            Work::Kernel(..) => true,
        }
    }
    fn upload(&mut self, array: Rc<Array>) -> Result<SlotId, Fault> {
        self.counters.uploaded_bytes += array.numel() as u64 * array.elem_type().bytes() as u64;
        self.note(|| Told::Upload(array.elem_type(), array.shape().clone()));
        self.alloc(array.elem_type(), array.shape())
    }
    fn alloc(&mut self, ty: ElemType, shape: &Shape) -> Result<SlotId, Fault> {
        let bytes = (shape.numel() * ty.bytes()) as u64;
        if bytes > self.info.limits.slot_bytes {
            return Err(Fault::OutOfMemory { bytes });
        }
        let bytes = bytes.max(SMALLEST);
        match self.free.iter().position(|&b| b == bytes) {
            Some(at) => drop(self.free.swap_remove(at)),
            None => self.counters.buffers_created += 1,
        }
        self.next += 1;
        self.slots.insert(self.next, (ty, shape.clone()));
        Ok(SlotId(self.next))
    }
    fn free(&mut self, slot: SlotId) {
        if let Some((ty, shape)) = self.slots.remove(&slot.0) {
            self.free.push(((shape.numel() * ty.bytes()) as u64).max(SMALLEST));
        }
    }
    fn submit(&mut self, commands: &[Command]) -> Result<(), Fault> {
        for command in commands {
            match command {
                Command::Kernel { kernel, launch, inputs, outputs } => {
                    let slots: SmallVec<[SlotId; 8]> =
                        inputs.iter().chain(outputs).copied().collect();
                    self.kernel(kernel, launch, &slots);
                }
                Command::Routine { routine, .. } => self.routine(routine),
                Command::Joined(joined) => self.submit(&joined.apart())?,
                Command::Copy { count, .. } => self.note(|| Told::Copy(*count)),
            }
        }
        Ok(())
    }
    fn read(&mut self, slots: &[SlotId]) -> Pending<Vec<Rc<Array>>> {
        self.note(|| Told::Read(slots.len()));
        let all = slots.iter().map(|s| {
            let (ty, shape) = &self.slots[&s.0];
            Rc::new(Array::zeros(*ty, shape.clone()))
        });
        let all: Vec<Rc<Array>> = all.collect();
        Box::pin(async move { Ok(all) })
    }
    fn read_elements(&mut self, places: &[(SlotId, u64)]) -> Pending<Vec<Rc<Array>>> {
        self.note(|| Told::Pick(places.len()));
        let all =
            places.iter().map(|(s, _)| Rc::new(Array::zeros(self.slots[&s.0].0, Shape::scalar())));
        let all: Vec<Rc<Array>> = all.collect();
        Box::pin(async move { Ok(all) })
    }
    fn trim(&mut self, _: u64) {
        self.free.clear();
    }
    fn counters(&self) -> Counters {
        self.counters
    }
}

/// Ten operations, of which one element is read.
pub(crate) const CHAIN: &str =
    "y = ((x*1.25 + 0.5).^2 ./ (abs(x) + 1)) - exp(-x) + tanh(x) .* sqrt(abs(x));
v = y(1); if v, end";

/// Images, each brought to mean 0 and deviation 1, with gain, bias and gamma, and how far all are from what they were.
pub(crate) const IMAGES: &str = "v = normalised(x); if v, end
function v = normalised(I)
  mu = mean(I, [1 2]);
  s = sqrt(mean((I - mu).^2, [1 2]) + 1e-6);
  out = max((I - mu) ./ s * 1.0123 + (-0.02), 0).^1.8;
  v = mean((out - I).^2, 'all');
end";

/// Two numbers of a chain that nobody keeps.
pub(crate) const MEAN_AND_DEVIATION: &str = "[m, s] = both(x); if m + s > 0, end
function [m, s] = both(x)
  y = sin(x) .* x + 0.5; m = mean(y); s = std(y);
end";

/// Of the columns of `x`.
pub(crate) const COVARIANCE: &str = "C = covariance(x); v = C(1); if v, end
function C = covariance(x)
  c = x - mean(x); C = (c' * c) / (size(x, 1) - 1);
end";

/// A step of a power iteration.
pub(crate) const POWER: &str = "x = step(A, x0); v = x(1); if v, end
function x = step(A, x)
  y = A * x; x = y / norm(y);
end";

/// A price from so many paths of 256 steps.
pub(crate) fn monte_carlo(paths: usize) -> String {
    format!(
        "v = price(); if v, end
function v = price()
  S = 100 * ones({paths}, 1, 'single');
  for t = 1:256
    S = S .* exp(0.0001 + 0.0126 * randn({paths}, 1, 'single'));
  end
  v = mean(max(S - 100, 0)) * 0.95;
end"
    )
}

/// An exponential moving average of steps that come in blocks: the columns of `x`, again and again.
pub(crate) fn average(steps: usize) -> String {
    format!(
        "z = average(y, x); if z(1), end, clear z
function y = average(y, X)
  for t = 0:{}
    y = 0.1 * X(:, mod(t, size(X, 2)) + 1) + 0.9 * y;
  end
end",
        steps - 1
    )
}
