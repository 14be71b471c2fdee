//! The flush: what is captured becomes a plan, the plan Kernels, the Kernels commands of a provider, and
//! what somebody waits for comes back. Must not know the VM or JS.
//!
//! Everything but the reads happens at once, with a turn for others between the steps of the host. A device
//! that is lost, or that fails, is replaced or emptied, and what lay there is computed again (`recovery`); where
//! that fails too, the host does the work.

mod pick;
pub mod recovery;
mod reuse;

use crate::diag::Error;
use crate::graph::{self, ById, Drawing, Graph, Ids, Kind, Node, NodeId, Number, node_of};
use crate::kernel::lower::{self, Lowered, Source, Target, Unfit};
use crate::kernel::wgsl::{self, Library, Options, Singles};
use crate::kernel::{self, Instr, ViewKind};
use crate::op::pace::go_on;
use crate::plan::{self, Bounds, Costs, Decision, Offload, Plan, Step, Surroundings};
use crate::provider::{Command, Counters, Fault, Provider, SlotId, Work};
use crate::residency::{DEVICE, HOST, ProviderId, Residency, Slot};
use crate::value::room::{no_memory, taken};
use crate::value::{Array, ElemType, Lazy, Shape, Value};
use recovery::{Placed, Reopen};
use reuse::{Plans, Settings};
use smallvec::{SmallVec, smallvec};
use std::collections::{HashMap, HashSet};
use std::rc::Rc;
use std::task::Poll;

/// How often a plan is made again because something has to be stored after all.
const REPLANS: usize = 64;

/// What costs more than this on the host (in the units of the op table) overwrites nothing, so that it can be
/// stopped in the middle: a tenth of a second.
const LONG: f64 = 1e11;

/// Plans, places and runs captured work.
pub struct Engine {
    /// The providers and their storage.
    pub residency: Residency,
    /// When work goes to the device.
    pub offload: Offload,
    /// The constants of the estimate.
    pub costs: Costs,
    /// What bounds groups; arrays and nodes are lowered further to what the device allows.
    pub bounds: Bounds,
    /// The stage whose text every flush adds here, while somebody inspects.
    pub trace: Option<(Stage, String)>,
    /// Where another device comes from when one is lost.
    pub reopen: Option<Reopen>,
    /// How often a device was lost.
    pub losses: u32,
    /// Lets others run between the steps of the host.
    pub turns: Option<Turns>,
    plans: Plans,
    placed: Placed,
    stats: Stats,
}

/// Lets others run while a flush goes on.
pub struct Turns {
    /// Something to wait for, where it is time.
    pub tick: Box<dyn FnMut() -> Option<super::Later<()>>>,
    /// Told how many steps of a flush are done, and of how many.
    pub progress: Box<dyn FnMut(usize, usize)>,
    /// What stops the flush.
    pub interrupt: Rc<super::Interrupt>,
}

/// A stage of a flush that can be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// What was captured.
    Graph,
    /// The schedule, with the decisions.
    Plan,
    /// The Kernels.
    Kernels,
    /// Their shaders.
    Wgsl,
}

impl Stage {
    /// The stage of that name.
    pub fn named(name: &str) -> Option<Stage> {
        match name {
            "graph" => Some(Stage::Graph),
            "plan" => Some(Stage::Plan),
            "kernels" => Some(Stage::Kernels),
            "wgsl" => Some(Stage::Wgsl),
            _ => None,
        }
    }
}

/// Counters of the engine; those of the providers are added by [`Engine::counters`].
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Stats {
    /// Groups that ran as Kernels.
    pub kernels: u64,
    /// Nodes that were computed without being stored.
    pub fused: u64,
    /// Groups and routines that ran on the host.
    pub host_groups: u64,
    /// Groups and routines that ran on a device.
    pub device_groups: u64,
    /// Times that somebody waited for host values.
    pub gathers: u64,
    /// Flushes.
    pub flushes: u64,
}

/// A plan with everything that running it takes.
pub struct Prepared {
    /// The schedule. Of one that was made before, the steps alone.
    pub plan: Plan,
    /// One for each group.
    pub lowered: Vec<Lowered>,
    /// Where each step runs.
    pub decision: Decision,
    /// What it computes.
    drawing: Drawing,
    /// Whether each pending node of that is stored.
    stored: Rc<[bool]>,
}

impl Engine {
    /// An engine on a host and perhaps a device.
    pub fn new(host: Box<dyn Provider>, device: Option<Box<dyn Provider>>) -> Engine {
        Engine {
            residency: Residency::new(host, device),
            offload: Offload::Auto,
            costs: Costs::default(),
            bounds: Bounds::default(),
            trace: None,
            reopen: None,
            losses: 0,
            turns: None,
            plans: Plans::default(),
            placed: Placed::default(),
            stats: Stats::default(),
        }
    }

    /// The engine's own counters.
    pub fn stats(&self) -> Stats {
        self.stats
    }

    /// The providers' counters.
    pub fn counters(&self) -> Counters {
        self.residency.counters()
    }

    /// Computes these values and brings them to the host. Nodes that are held and computed on the way are
    /// stored where they were computed.
    pub async fn gather(&mut self, graph: &mut Graph, needs: &[Rc<Lazy>]) -> Result<(), Error> {
        let nodes: Vec<Rc<Node>> = needs.iter().filter_map(|l| node_of(l).cloned()).collect();
        self.stats.gathers += 1;
        self.flush(graph, &nodes, true).await
    }

    /// Starts everything that a program still holds, and waits for nothing.
    pub async fn start(&mut self, graph: &mut Graph) -> Result<(), Error> {
        let live = graph.live();
        self.flush(graph, &live, false).await?;
        if self.residency.has_device() {
            self.residency.provider_mut(DEVICE).begin();
        }
        Ok(())
    }

    /// Gives back what a program has let go of without a flush.
    pub fn tidy(&mut self, graph: &mut Graph) {
        graph.tidy(self.residency.has_device());
        self.residency.sweep();
    }

    /// The value of elements in storage of the device that is somebody else's.
    pub fn adopt(
        &mut self,
        graph: &mut Graph,
        key: &str,
        ty: ElemType,
        shape: &Shape,
    ) -> Result<Value, Error> {
        if !self.residency.has_device() {
            return Err(Error::new("matgpu:noDevice", "the session has no device"));
        }
        let slot = self.residency.adopt(key, ty, shape);
        let slot = slot.map_err(|fault| Trouble::Fault(fault).into_error())?;
        let value = graph.stored(ty, shape.clone(), DEVICE, slot);
        if let Value::Lazy(lazy) = &value
            && let Some(node) = node_of(lazy)
        {
            self.placed.adopted(node);
        }
        Ok(value)
    }

    /// Computes a value and brings it to the device, where there is one that takes it.
    pub async fn place(&mut self, graph: &mut Graph, value: &Value) -> Result<(), Error> {
        let Value::Lazy(lazy) = value else { return Ok(()) };
        let Some(node) = node_of(lazy).cloned() else { return Ok(()) };
        self.flush(graph, std::slice::from_ref(&node), false).await?;
        if !self.residency.has_device() || node.slot(DEVICE).is_some() {
            return Ok(());
        }
        let Some(array) = node.host() else { return Ok(()) };
        let slot = self.residency.upload(DEVICE, &array);
        node.set_slot(DEVICE, slot.map_err(|fault| Trouble::Fault(fault).into_error())?);
        self.placed.note(&node);
        Ok(())
    }

    /// Hands out the storage that has a value's elements; false where there is none on the device.
    pub fn share(&mut self, value: &Value, key: &str) -> bool {
        let Value::Lazy(lazy) = value else { return false };
        let slot = node_of(lazy).and_then(|n| slot_of(n, DEVICE));
        slot.is_some_and(|slot| self.residency.share(&slot, key))
    }

    /// What a flush of these nodes would do, without doing it.
    pub fn prepare(&mut self, graph: &Graph, roots: &[Rc<Node>]) -> Result<Prepared, Error> {
        if cfg!(debug_assertions) {
            for n in graph.pending() {
                graph::check(&n).map_err(internal)?;
            }
        }
        let bounds = self.bounds();
        let settings = Settings { bounds, costs: self.costs, offload: self.offload };
        let drawing = graph.draw(roots);
        let drawing = match self.trace {
            // Who inspects sees the whole plan.
            Some(_) => drawing,
            None => match self.plans.find(settings, drawing, roots) {
                Ok(prepared) => return Ok(prepared),
                Err(drawing) => *drawing,
            },
        };
        let (prepared, settled) = self.plan(drawing, roots, bounds)?;
        if settled {
            self.plans.keep(&prepared, roots);
        }
        Ok(prepared)
    }

    /// A plan made anew, and whether it would be made so again.
    fn plan(
        &mut self,
        drawing: Drawing,
        roots: &[Rc<Node>],
        bounds: Bounds,
    ) -> Result<(Prepared, bool), Error> {
        let needs: Ids = roots.iter().map(|n| n.id).collect();
        let pending: Vec<Rc<Node>> = roots.iter().filter(|n| !n.is_ready()).cloned().collect();
        let mut also: Ids = HashSet::default();
        for _ in 0..REPLANS {
            let plan = plan::plan(&pending, &also, bounds);
            let mut lowered = Vec::with_capacity(plan.groups.len());
            let mut unfit = None;
            for g in 0..plan.groups.len() {
                match lower::lower(&plan, g) {
                    Ok(l) => lowered.push(l),
                    Err(Unfit::Store(n)) => {
                        unfit = Some(n);
                        break;
                    }
                    Err(Unfit::TooLarge) => {
                        return Err(Error::new(
                            "MATLAB:array:SizeLimitExceeded",
                            "Requested array exceeds the maximum possible size.",
                        ));
                    }
                }
            }
            match unfit {
                None => {
                    let (decision, settled) = self.decide(&plan, &lowered, &needs);
                    let nodes = &drawing.nodes[..drawing.pending];
                    let stored = nodes.iter().map(|n| plan.homes.contains_key(&n.id)).collect();
                    let prepared = Prepared { plan, lowered, decision, drawing, stored };
                    return Ok((prepared, settled));
                }
                Some(n) if !also.insert(n.id) => {
                    return Err(internal(format!("{n:?} does not fit although it is stored")));
                }
                Some(_) => {}
            }
        }
        Err(internal("a plan that never fits".into()))
    }

    /// The text of a stage of what a flush of these nodes does.
    fn show(stage: Stage, prepared: &Prepared, roots: &[Rc<Node>], fast: bool) -> String {
        match stage {
            Stage::Graph => graph::print(roots),
            Stage::Plan => {
                let mut text = plan::print(&prepared.plan, Some(&prepared.decision));
                if fast {
                    text.push_str("a device computes doubles as singles: precision is \"fast\"\n");
                }
                text
            }
            Stage::Kernels => {
                let texts =
                    prepared.lowered.iter().map(|l| kernel::print(&l.kernel, Some(&l.launch)));
                texts.collect::<Vec<_>>().join("\n")
            }
            Stage::Wgsl => shaders(prepared, fast),
        }
    }

    /// Computes nodes, and brings them to the host if so asked.
    async fn flush(
        &mut self,
        graph: &mut Graph,
        roots: &[Rc<Node>],
        bring: bool,
    ) -> Result<(), Error> {
        self.stats.flushes += 1;
        // What the program has let go since is free for what it makes now.
        self.residency.sweep();
        for n in roots {
            if let Kind::Scalar(Number::Real(s)) = n.kind {
                n.set_host(Rc::new(s.to_array()));
            } else if let (Kind::Scalar(Number::Complex(re, im)), false) = (&n.kind, n.is_ready()) {
                n.set_host(Rc::new(Array::row(vec![num_complex::Complex64::new(*re, *im)])));
            }
        }
        let mut attempt = 0;
        loop {
            let result = self.attempt(graph, roots, bring, attempt).await;
            match result {
                Ok(()) => break,
                // What the host cannot, nobody can.
                Err(Trouble::Fault(fault)) if attempt < 2 && self.residency.has_device() => {
                    // What the device cannot, another device may; the host can.
                    self.recover(graph, &fault, attempt > 0).await;
                    let elsewhere = match fault {
                        Fault::Lost(_) | Fault::Spoiled(_) => true,
                        Fault::OutOfMemory { .. } => attempt == 0 && self.spill().await,
                        Fault::Unsupported(_) | Fault::Broken(_) => false,
                    };
                    attempt = if elsewhere { attempt + 1 } else { 2 };
                }
                Err(trouble) => return Err(trouble.into_error()),
            }
        }
        graph.swept(self.residency.has_device());
        self.residency.sweep();
        Ok(())
    }

    async fn attempt(
        &mut self,
        graph: &mut Graph,
        roots: &[Rc<Node>],
        bring: bool,
        attempt: usize,
    ) -> Result<(), Trouble> {
        let (roots, picks) = match bring && self.residency.has_device() {
            true => pick::split(roots),
            false => (roots.to_vec(), Vec::new()),
        };
        let (roots, held) = (&roots[..], pick::with_arrays(&roots, &picks));
        if held.iter().any(|n| !n.is_ready()) {
            let wish = self.offload;
            self.offload = self.offload_of(attempt);
            let prepared = self.prepare(graph, &held);
            self.offload = wish;
            let prepared = prepared.map_err(Trouble::Error)?;
            if self.residency.has_device() {
                self.placed.describe(&prepared.drawing.nodes[..prepared.drawing.pending]);
            }
            let mut run = Run::new(&prepared, graph, &held);
            if let Err(trouble) = run.go(self).await {
                let mut unfinished = std::mem::take(&mut run.unsubmitted);
                unfinished.append(&mut run.opened);
                unfinished.append(&mut run.gone);
                drop(run);
                Engine::undo(graph, unfinished);
                return Err(trouble);
            }
            if let Some((stage, text)) = &mut self.trace {
                let fast = self.residency.provider(DEVICE).info().fast;
                text.push_str(&Engine::show(*stage, &prepared, &held, fast));
                text.push('\n');
            }
            self.keep().await?;
        }
        if bring {
            self.bring(roots).await?;
            self.pick(&picks).await?;
        }
        Ok(())
    }

    /// Where each step runs, and whether that will stay so: not while a pipeline is being compiled.
    fn decide(&mut self, plan: &Plan, lowered: &[Lowered], needs: &Ids) -> (Decision, bool) {
        let software =
            self.residency.has_device() && self.residency.provider(DEVICE).info().software;
        let offload = match self.offload {
            // A CPU that poses as a device is slower than the host itself.
            Offload::Auto if software => Offload::Never,
            other => other,
        };
        let able: Vec<(bool, bool)> = plan
            .steps
            .iter()
            .map(|s| {
                if !self.residency.has_device() || offload == Offload::Never {
                    return (false, false);
                }
                let work = match s {
                    Step::Group(g) => Work::Kernel(lowered[*g].kernel.clone()),
                    Step::Routine { routine, .. } => Work::Routine(*routine),
                    Step::Open { .. } | Step::Alias { .. } => return (true, true),
                };
                let device = self.residency.provider_mut(DEVICE);
                let fits = match s {
                    Step::Group(g) => {
                        let l = &lowered[*g];
                        device.fits(&l.kernel, &l.launch, &sizes(l))
                    }
                    _ => true,
                };
                match device.supports(&work) {
                    Ok(()) if !fits => (false, false),
                    Ok(()) => (true, device.ready(&work, self.offload == Offload::Auto)),
                    Err(_) => (false, false),
                }
            })
            .collect();
        let around = Surroundings {
            on_device: &|n| n.slot(DEVICE).is_some() && n.host().is_none(),
            step: &|k| able[k],
            needs,
        };
        let settled = offload != Offload::Auto || able.iter().all(|(able, ready)| !able || *ready);
        (plan::decide(plan, offload, &self.costs, &around), settled)
    }

    fn bounds(&self) -> Bounds {
        let mut b = self.bounds;
        if self.residency.has_device() {
            let limits = self.residency.provider(DEVICE).info().limits;
            b.arrays = b.arrays.min(limits.arrays_a_kernel as usize).max(3);
            b.nodes = b.nodes.min(limits.instructions as usize / 2).max(8);
        } else {
            // The host folds in blocks by itself, and has no limit on arrays.
            b.parts = false;
            b.arrays = b.arrays.max(16);
        }
        b
    }

    /// The host elements of stored nodes, in one read a provider.
    async fn bring(&mut self, nodes: &[Rc<Node>]) -> Result<(), Trouble> {
        for k in [HOST, DEVICE] {
            let mut wanted: Vec<(Rc<Node>, Rc<Slot>)> = Vec::new();
            for n in nodes.iter().filter(|n| n.host().is_none()) {
                if let Some(slot) = slot_of(n, k) {
                    wanted.push((n.clone(), slot));
                }
            }
            if wanted.is_empty() {
                continue;
            }
            let slots: Vec<Rc<Slot>> = wanted.iter().map(|(_, s)| s.clone()).collect();
            let reading = self.residency.read(k, &slots);
            let arrays = match &self.turns {
                Some(turns) => turns.interrupt.or(reading).await.ok_or_else(interrupted)??,
                None => reading.await?,
            };
            drop(slots);
            for ((n, slot), a) in wanted.into_iter().zip(arrays) {
                if k == HOST {
                    // The elements leave their slot, which a copy would have to be made of otherwise.
                    n.drop_slot(HOST);
                    drop(slot);
                    self.residency.sweep();
                }
                n.set_host(shaped(a, &n.shape)?);
                self.placed.brought(&n);
            }
        }
        self.residency.sweep();
        match nodes.iter().find(|n| n.host().is_none()) {
            Some(lost) => Err(Trouble::Error(nowhere(lost))),
            None => Ok(()),
        }
    }
}

/// The error of a node whose elements are gone for good.
fn nowhere(n: &Node) -> Error {
    if n.kind != Kind::Constant {
        return internal(format!("{n:?} lies nowhere"));
    }
    let message = "the array was in a buffer of a device that was lost: it has to be set again";
    Error::new("matgpu:bufferLost", message)
}

/// The elements of a kernel's inputs, then of its outputs.
fn sizes(lowered: &Lowered) -> SmallVec<[u64; 8]> {
    let inputs = lowered.inputs.iter().map(|s| match s {
        Source::Node(n) => n.numel() as u64,
        // As many as there are blocks of one array: few.
        Source::Parts(_) => 1,
        Source::Table(a) => a.numel() as u64,
    });
    let outputs = lowered.outputs.iter().map(|t| match t {
        Target::Whole(n) | Target::Region(n) => n.numel() as u64,
        Target::Parts { count, .. } => *count as u64,
    });
    inputs.chain(outputs).collect()
}

/// The shader of each group as a device that follows IEEE would have it, whether or not there is one.
fn shaders(prepared: &Prepared, fast: bool) -> String {
    let library = Library::new(Singles::Plain);
    let mut text = String::new();
    for (g, l) in prepared.lowered.iter().enumerate() {
        let sharing = wgsl::grid(&l.kernel, &l.launch, u32::MAX).sharing;
        let options = Options { fast, sharing, same: smallvec![None; l.kernel.inputs.len()] };
        text.push_str(&format!("// group {g}\n"));
        match wgsl::emit(&l.kernel, &options, &library) {
            Ok(shader) => text.push_str(&shader.text),
            Err(why) => text.push_str(&format!("// on the host: no shader for {why}\n")),
        }
        text.push('\n');
    }
    text
}

enum Trouble {
    Fault(Fault),
    Error(Error),
}

impl Trouble {
    fn into_error(self) -> Error {
        match self {
            Trouble::Error(e) => e,
            Trouble::Fault(Fault::OutOfMemory { .. }) => no_memory(),
            Trouble::Fault(other) => internal(other.to_string()),
        }
    }
}

impl From<Fault> for Trouble {
    fn from(f: Fault) -> Trouble {
        Trouble::Fault(f)
    }
}

fn interrupted() -> Trouble {
    Trouble::Error(super::interrupted())
}

fn internal(what: String) -> Error {
    Error::new("matgpu:internal", what)
}

/// One flush in progress.
struct Run<'a> {
    prepared: &'a Prepared,
    roots: Ids,
    /// The last step that reads each node.
    last: ById<usize>,
    /// Nodes that pending work outside of this flush is made of.
    outside: Ids,
    parts: ById<Rc<Slot>>,
    queued: [Vec<Command>; 2],
    /// What queued commands use, until they are submitted.
    held: Vec<Rc<Slot>>,
    /// The nodes that queued commands compute.
    unsubmitted: Vec<Rc<Node>>,
    /// The last step that writes into each node that is written in pieces.
    written: ById<usize>,
    /// Those that are not whole yet.
    opened: Vec<Rc<Node>>,
    /// Those that were let go: parts of what is made of them are lost when the flush is given up.
    gone: Vec<Rc<Node>>,
}

impl<'a> Run<'a> {
    fn new(prepared: &'a Prepared, graph: &Graph, roots: &[Rc<Node>]) -> Run<'a> {
        let mut last: ById<usize> = HashMap::default();
        let mut written: ById<usize> = HashMap::default();
        for (k, step) in prepared.plan.steps.iter().enumerate() {
            match step {
                Step::Group(g) => {
                    for s in &prepared.lowered[*g].inputs {
                        if let Source::Node(n) = s {
                            last.insert(n.id, k);
                        }
                    }
                    for t in &prepared.lowered[*g].outputs {
                        if let Target::Region(n) = t {
                            written.insert(n.id, k);
                        }
                    }
                }
                Step::Routine { inputs, .. } => inputs.iter().for_each(|n| {
                    last.insert(n.id, k);
                }),
                Step::Open { base: Some(b), .. } => {
                    last.insert(b.id, k);
                }
                Step::Alias { of, .. } => {
                    last.insert(of.id, usize::MAX);
                }
                Step::Open { base: None, .. } => {}
            }
        }
        let outside = outside(prepared, graph);
        Run {
            prepared,
            roots: roots.iter().map(|n| n.id).collect(),
            last,
            outside,
            parts: HashMap::default(),
            queued: [Vec::new(), Vec::new()],
            held: Vec::new(),
            unsubmitted: Vec::new(),
            written,
            opened: Vec::new(),
            gone: Vec::new(),
        }
    }

    async fn go(&mut self, engine: &mut Engine) -> Result<(), Trouble> {
        let prepared = self.prepared;
        for (k, step) in prepared.plan.steps.iter().enumerate() {
            let p = if self.prepared.decision.device[k] { DEVICE } else { HOST };
            match step {
                Step::Group(g) => self.group(engine, k, *g, p).await?,
                Step::Routine { routine, inputs, outputs } => {
                    let mut reads: SmallVec<[SlotId; 4]> = SmallVec::new();
                    // Held here until the command is queued: to move the next may submit what is queued.
                    let mut mine: Vec<Rc<Slot>> = Vec::new();
                    for n in inputs {
                        let slot = self.slot_on(engine, n, p).await?;
                        reads.push(slot.id());
                        mine.push(slot);
                    }
                    let mut writes: SmallVec<[SlotId; 2]> = SmallVec::new();
                    let mut made: Vec<(Rc<Node>, Rc<Slot>)> = Vec::new();
                    let like = outputs.iter().flatten().next().map(|n| n.shape.clone());
                    for (n, ty) in outputs.iter().zip(routine.outputs()) {
                        let shape = n.as_ref().map(|n| n.shape.clone()).or_else(|| like.clone());
                        let slot =
                            engine.residency.alloc(p, ty, &shape.unwrap_or_else(Shape::scalar))?;
                        writes.push(slot.id());
                        match n {
                            Some(n) => made.push((n.clone(), slot)),
                            None => mine.push(slot),
                        }
                    }
                    count(engine, p);
                    self.held.append(&mut mine);
                    self.queue(
                        p,
                        Command::Routine { routine: *routine, inputs: reads, outputs: writes },
                    );
                    if p == HOST {
                        self.submit(engine, self.opened.is_empty()).await?;
                    }
                    made.into_iter().for_each(|(n, slot)| self.place(engine, &n, p, slot));
                }
                Step::Open { node, base } => self.open(engine, k, node, base.as_ref()).await?,
                Step::Alias { node, of } => {
                    for p in [HOST, DEVICE] {
                        if let Some(slot) = slot_of(of, p) {
                            self.place(engine, node, p, slot);
                        }
                    }
                    if let Some(a) = of.host() {
                        node.set_host(shaped(a, &node.shape)?);
                    }
                }
            }
            if p == HOST {
                self.submit(engine, false).await?;
                self.opened.retain(|n| self.written.get(&n.id).is_some_and(|&last| last > k));
                engine.turn(k + 1, prepared.plan.steps.len(), self.opened.is_empty()).await?;
            }
        }
        self.submit(engine, false).await?;
        self.opened.clear();
        engine.stats.fused += self.fused();
        // On the host, reading costs nothing, and a program that asks later need not wait.
        let stored: Vec<Rc<Node>> = self
            .stored()
            .into_iter()
            .filter(|n| n.slot(HOST).is_some() && n.slot(DEVICE).is_none())
            .collect();
        engine.bring_host(&stored).await
    }

    async fn group(
        &mut self,
        engine: &mut Engine,
        k: usize,
        g: usize,
        p: ProviderId,
    ) -> Result<(), Trouble> {
        let lowered = &self.prepared.lowered[g];
        let mut inputs: SmallVec<[SlotId; 4]> = SmallVec::new();
        let mut sources: Vec<Option<Rc<Node>>> = Vec::new();
        // Held here until the command is queued: to move the next may submit what is queued.
        let mut mine: Vec<Rc<Slot>> = Vec::new();
        for s in &lowered.inputs {
            let (slot, node) = match s {
                Source::Node(n) => (self.slot_on(engine, n, p).await?, Some(n.clone())),
                Source::Parts(fold) => (self.parts_on(engine, *fold, p).await?, None),
                Source::Table(a) => {
                    let slot = engine.residency.upload(p, a)?;
                    (slot, None)
                }
            };
            inputs.push(slot.id());
            mine.push(slot);
            sources.push(node);
        }
        let mut outputs: SmallVec<[SlotId; 2]> = SmallVec::new();
        let mut made: Vec<(Rc<Node>, Rc<Slot>)> = Vec::new();
        let mut taken: HashSet<SlotId> = HashSet::default();
        // What is half written over cannot be computed again.
        let mut may_stop = self.opened.is_empty();
        for (o, target) in lowered.outputs.iter().enumerate() {
            let slot = match target {
                Target::Whole(n) => {
                    let slot = match self.reusable(k, lowered, o, n, &sources, p, &taken) {
                        Some(slot) => {
                            may_stop = false;
                            slot
                        }
                        None => engine.residency.alloc(p, n.ty, &n.shape)?,
                    };
                    made.push((n.clone(), slot.clone()));
                    slot
                }
                Target::Region(n) => {
                    let slot = self.slot_on(engine, n, p).await?;
                    // The other copies are of before the write.
                    n.drop_slot(1 - p);
                    slot
                }
                Target::Parts { fold, ty, count } => {
                    let slot = engine.residency.alloc(p, *ty, &Shape::matrix(*count, 1))?;
                    self.parts.insert(*fold, slot.clone());
                    slot
                }
            };
            taken.insert(slot.id());
            outputs.push(slot.id());
            mine.push(slot);
        }
        self.held.append(&mut mine);
        engine.stats.kernels += 1;
        count(engine, p);
        let command = Command::Kernel {
            kernel: lowered.kernel.clone(),
            launch: lowered.launch.clone(),
            inputs,
            outputs,
        };
        self.queue(p, command);
        if p == HOST {
            self.submit(engine, may_stop).await?;
        }
        made.into_iter().for_each(|(n, slot)| self.place(engine, &n, p, slot));
        self.let_go(k, sources.iter().flatten());
        Ok(())
    }

    /// The slot of an input that nobody reads any more and that an output can take over.
    #[allow(clippy::too_many_arguments, reason = "one question about one output of one step")]
    fn reusable(
        &self,
        k: usize,
        lowered: &Lowered,
        output: usize,
        n: &Node,
        sources: &[Option<Rc<Node>>],
        p: ProviderId,
        taken: &HashSet<SlotId>,
    ) -> Option<Rc<Slot>> {
        let kernel = &lowered.kernel;
        let points = lowered.launch.kept_count as f64 * lowered.launch.reduced_count.max(1) as f64;
        if p == HOST && kernel.cost_of_point(&lowered.launch) as f64 * points > LONG {
            return None;
        }
        let linear = |v: u16| kernel.views.get(v as usize) == Some(&ViewKind::Linear);
        if !kernel.reductions.is_empty() || !linear(kernel.outputs[output].view) {
            return None;
        }
        sources.iter().enumerate().find_map(|(i, source)| {
            let from = source.as_ref()?;
            let alike = from.ty == n.ty && from.numel() == n.numel() && from.host().is_none();
            if !alike || !self.dies(k, from) {
                return None;
            }
            let here = i as u16;
            let in_place = kernel.body.iter().chain(&kernel.epilogue).all(|x| match x {
                Instr::Load { input, view } if *input == here => linear(*view),
                Instr::Gather { input, .. } | Instr::Finish { input, .. } => *input != here,
                _ => true,
            });
            let slot = slot_of(from, p).filter(|s| in_place && !taken.contains(&s.id()))?;
            // Shared with an alias it is not free: the node, this hold and the queue's are all there are.
            (Rc::strong_count(&slot) <= 3).then_some(slot)
        })
    }

    /// Whether step `k` is the last that anybody will ever read a node at.
    fn dies(&self, k: usize, n: &Node) -> bool {
        self.last.get(&n.id) == Some(&k)
            && !n.is_held()
            && !self.roots.contains(&n.id)
            && !self.outside.contains(&n.id)
            && n.kind != Kind::Constant
    }

    fn let_go<'n>(&mut self, k: usize, nodes: impl Iterator<Item = &'n Rc<Node>>) {
        for n in nodes {
            if self.dies(k, n) {
                n.drop_slot(HOST);
                n.drop_slot(DEVICE);
                self.gone.push(n.clone());
            }
        }
    }

    async fn open(
        &mut self,
        engine: &mut Engine,
        k: usize,
        node: &Rc<Node>,
        base: Option<&Rc<Node>>,
    ) -> Result<(), Trouble> {
        let p = self.writer_of(node);
        self.opened.push(node.clone());
        let Some(base) = base else {
            let slot = engine.residency.alloc(p, node.ty, &node.shape)?;
            self.place(engine, node, p, slot);
            return Ok(());
        };
        let from = self.slot_on(engine, base, p).await?;
        // Held by the node and by this function only: it may be written over.
        let free = self.dies(k, base) && base.host().is_none() && Rc::strong_count(&from) <= 2;
        if free {
            self.place(engine, node, p, from);
            base.drop_slot(HOST);
            base.drop_slot(DEVICE);
            return Ok(());
        }
        let to = engine.residency.alloc(p, node.ty, &node.shape)?;
        let count = node.numel() as u64;
        let copy = Command::Copy { from: from.id(), from_at: 0, to: to.id(), to_at: 0, count };
        self.queue(p, copy);
        self.held.push(from);
        self.place(engine, node, p, to);
        self.let_go(k, std::iter::once(base));
        Ok(())
    }

    /// Where the first group that writes into a node runs.
    fn writer_of(&self, node: &Node) -> ProviderId {
        let prepared = self.prepared;
        let writes = |g: usize| {
            let mut targets = prepared.lowered[g].outputs.iter();
            targets.any(|t| matches!(t, Target::Region(n) if n.id == node.id))
        };
        let mut steps = prepared.plan.steps.iter();
        let at = steps.position(|s| matches!(s, Step::Group(g) if writes(*g)));
        match at {
            Some(k) if self.prepared.decision.device[k] => DEVICE,
            _ => HOST,
        }
    }

    /// A node's slot on a provider, moved there if it lies elsewhere.
    async fn slot_on(
        &mut self,
        engine: &mut Engine,
        n: &Rc<Node>,
        p: ProviderId,
    ) -> Result<Rc<Slot>, Trouble> {
        if let Some(slot) = slot_of(n, p) {
            return Ok(slot);
        }
        let array = match n.host() {
            Some(a) => a,
            None => {
                let other = 1 - p;
                let Some(slot) = slot_of(n, other) else {
                    return Err(Trouble::Error(nowhere(n)));
                };
                self.submit(engine, false).await?;
                let arrays = engine.residency.read(other, &[slot]).await?;
                match arrays.into_iter().next() {
                    Some(a) => shaped(a, &n.shape)?,
                    None => return Err(Trouble::Error(internal("a read gave nothing".into()))),
                }
            }
        };
        let slot = engine.residency.upload(p, &array)?;
        // On the host the slot is the array itself; keeping both would only keep writes from being in place.
        if p != HOST || n.host().is_none() {
            n.set_slot(p, slot.clone());
            if p == DEVICE {
                engine.placed.note(n);
            }
        }
        Ok(slot)
    }

    async fn parts_on(
        &mut self,
        engine: &mut Engine,
        fold: NodeId,
        p: ProviderId,
    ) -> Result<Rc<Slot>, Trouble> {
        let Some(slot) = self.parts.get(&fold).cloned() else {
            return Err(Trouble::Error(internal(format!("the parts of %{fold} lie nowhere"))));
        };
        if slot.provider() == p {
            return Ok(slot);
        }
        self.submit(engine, false).await?;
        let arrays = engine.residency.read(slot.provider(), &[slot]).await?;
        match arrays.first() {
            Some(a) => Ok(engine.residency.upload(p, a)?),
            None => Err(Trouble::Error(internal("a read gave nothing".into()))),
        }
    }

    /// Gives a node the slot that a queued command fills.
    fn place(&mut self, engine: &mut Engine, n: &Rc<Node>, p: ProviderId, slot: Rc<Slot>) {
        if engine.residency.has_device() {
            engine.placed.computed(n);
        }
        n.set_slot(p, slot);
        if p == DEVICE {
            engine.placed.note(n);
        }
        self.unsubmitted.push(n.clone());
    }

    fn queue(&mut self, p: ProviderId, command: Command) {
        self.queued[p].push(command);
    }

    /// Has everything that is queued done. The host works while it is told to: others have their turn meanwhile,
    /// and where it `may_stop`, the work is given up when somebody asks for that.
    async fn submit(&mut self, engine: &mut Engine, may_stop: bool) -> Result<(), Trouble> {
        for p in [HOST, DEVICE] {
            let commands = std::mem::take(&mut self.queued[p]);
            match commands.is_empty() {
                true => {}
                false if p == HOST => engine.work(&commands, may_stop).await?,
                false => engine.residency.submit(p, &commands)?,
            }
        }
        self.held.clear();
        self.unsubmitted.clear();
        engine.residency.sweep();
        Ok(())
    }

    fn stored(&self) -> Vec<Rc<Node>> {
        let mut all: Vec<Rc<Node>> = Vec::new();
        for step in &self.prepared.plan.steps {
            match step {
                Step::Group(g) => {
                    for t in &self.prepared.lowered[*g].outputs {
                        if let Target::Whole(n) | Target::Region(n) = t {
                            all.push(n.clone());
                        }
                    }
                }
                Step::Routine { outputs, .. } => all.extend(outputs.iter().flatten().cloned()),
                Step::Alias { node, .. } | Step::Open { node, .. } => all.push(node.clone()),
            }
        }
        all
    }

    /// The nodes that groups compute without storing them.
    fn fused(&self) -> u64 {
        let instrs: usize = self
            .prepared
            .lowered
            .iter()
            .map(|l| {
                let ops = |i: &&Instr| {
                    matches!(i, Instr::Op { .. } | Instr::Cast { .. } | Instr::Random { .. })
                };
                let computed = l.kernel.body.iter().chain(&l.kernel.epilogue).filter(ops).count();
                computed.saturating_sub(l.outputs.len())
            })
            .sum();
        instrs as u64
    }
}

impl Engine {
    async fn bring_host(&mut self, nodes: &[Rc<Node>]) -> Result<(), Trouble> {
        self.bring(nodes).await
    }

    /// Runs commands on the host, with turns for others.
    async fn work(&mut self, commands: &[Command], may_stop: bool) -> Result<(), Trouble> {
        let Engine { residency, turns, .. } = self;
        let mut work = residency.submit_in_steps(HOST, commands);
        loop {
            if let Poll::Ready(done) = go_on(work.as_mut()) {
                return Ok(done?);
            }
            let Some(turns) = turns else { continue };
            if let Some(later) = (turns.tick)() {
                later.await;
            }
            if may_stop && turns.interrupt.is_raised() {
                return Err(interrupted());
            }
        }
    }

    /// Lets others run where it is time, and stops where somebody has asked for that.
    async fn turn(&mut self, done: usize, of: usize, may_stop: bool) -> Result<(), Trouble> {
        let Some(turns) = &mut self.turns else { return Ok(()) };
        if let Some(later) = (turns.tick)() {
            (turns.progress)(done, of);
            later.await;
        }
        if may_stop && turns.interrupt.is_raised() { Err(interrupted()) } else { Ok(()) }
    }
}

/// Nodes that pending work outside of a plan is made of. What a plan stores lets its inputs go; what it fuses
/// stays pending, and counts where somebody else may still want it.
fn outside(prepared: &Prepared, graph: &Graph) -> Ids {
    let mut wanted: Ids = HashSet::default();
    for n in graph.pending().iter().rev() {
        let here = prepared.drawing.place(n.id);
        let stored = here.is_some_and(|place| prepared.stored[place as usize]);
        if here.is_none() || !stored && (n.is_held() || wanted.contains(&n.id)) {
            wanted.extend(n.inputs().iter().map(|i| i.id));
        }
    }
    wanted
}

fn count(engine: &mut Engine, p: ProviderId) {
    match p {
        HOST => engine.stats.host_groups += 1,
        _ => engine.stats.device_groups += 1,
    }
}

fn slot_of(n: &Node, p: ProviderId) -> Option<Rc<Slot>> {
    n.slot(p)?.downcast::<Slot>().ok()
}

/// An array under a shape; a copy only where somebody else has it under another.
fn shaped(a: Rc<Array>, shape: &Shape) -> Result<Rc<Array>, Trouble> {
    if a.shape() == shape {
        return Ok(a);
    }
    let (_, data) = taken(a).map_err(Trouble::Error)?.into_parts();
    Ok(Rc::new(Array::new(shape.clone(), data)))
}

#[cfg(test)]
mod equivalence;
#[cfg(test)]
mod losses;
#[cfg(test)]
mod naive;
#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "a test needs no particular bits")]
mod tests;
