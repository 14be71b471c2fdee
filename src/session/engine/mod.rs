//! The flush: what is captured becomes a plan, the plan Kernels, the Kernels commands of a provider, and
//! what somebody waits for comes back. Must not know the VM or JS.
//!
//! Everything but the reads happens at once, with a turn for others between the steps of the host. A device
//! that is lost, or that fails, is replaced or emptied, and what lay there is computed again (`recovery`); where
//! that fails too, the host does the work.

mod check;
mod prepare;
mod read_element;
pub mod recovery;
mod reuse;
mod run;

pub use prepare::{Prepared, Stage};

use crate::diag::Error;
use crate::graph::{Graph, Kind, Node, Number, node_of};
use crate::op::{Costs, FAR, Took};
use crate::plan::{Bounds, Decision, Offload};
use crate::provider::{Command, Counters, Fault, Now, Provider};
use crate::residency::{DEVICE, HOST, ProviderId, Residency, Slot};
use crate::routine::Tiles;
use crate::value::room::{no_memory, taken};
use crate::value::{Array, ElemType, Lazy, Shape, Value};
use recovery::{Placed, Reopen};
use reuse::Plans;
use run::Run;
use std::rc::Rc;

/// Plans, places and runs captured work.
pub struct Engine {
    /// The providers and their storage.
    pub residency: Residency,
    /// When work goes to the device.
    pub offload: Offload,
    /// The constants of the estimate.
    pub costs: Costs,
    /// Whether they change with what a device takes: not where somebody measured or gave them.
    pub learns: bool,
    /// Whether a device has nothing to do.
    idle: bool,
    tiles: Tiles,
    now: Now,
    /// What bounds groups; arrays and nodes are lowered further to what the device allows.
    pub bounds: Bounds,
    /// Whether operations become one Kernel; where not, each is stored by itself.
    pub fuse: bool,
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
    /// What a flush was done by, until what it read is under way: that is waited for while this is taken apart.
    done: Option<Prepared>,
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
    /// Seconds of planning, lowering and placing; what was compiled for that is not in it.
    pub planning: f64,
    /// Seconds of Kernels and routines on the host.
    pub host: f64,
    /// Times that somebody waited for host values.
    pub gathers: u64,
    /// Elements that they waited for.
    pub gathered: u64,
    /// Flushes.
    pub flushes: u64,
}

impl Engine {
    /// An engine on a host and perhaps a device.
    pub fn new(host: Box<dyn Provider>, device: Option<Box<dyn Provider>>) -> Engine {
        Engine {
            residency: Residency::new(host, device),
            offload: Offload::Auto,
            costs: Costs::default(),
            learns: true,
            idle: true,
            tiles: Tiles::default(),
            now: Rc::new(|| 0.0),
            bounds: Bounds::default(),
            fuse: true,
            trace: None,
            reopen: None,
            losses: 0,
            turns: None,
            plans: Plans::default(),
            placed: Placed::default(),
            done: None,
            stats: Stats::default(),
        }
    }

    /// Takes the clock that times come from.
    pub fn time_by(&mut self, now: Now) {
        self.residency.provider_mut(DEVICE).time_by(&now);
        self.now = now;
    }

    /// The tiles that products take on a device.
    pub fn tiles(&self) -> Tiles {
        self.tiles
    }

    /// Takes other tiles, on this device and on one that replaces it.
    pub fn tune(&mut self, tiles: Tiles) {
        self.tiles = tiles;
        self.residency.provider_mut(DEVICE).tune(tiles);
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
        let nodes: Vec<Rc<Node>> = needs.iter().filter_map(|l| node_of(l)).collect();
        self.stats.gathers += 1;
        self.stats.gathered += nodes.iter().map(|node| node.shape.numel() as u64).sum::<u64>();
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

    /// Starts what a program will ask for, and waits for nothing.
    pub async fn begin(&mut self, graph: &mut Graph, needs: &[Rc<Lazy>]) -> Result<(), Error> {
        let nodes: Vec<Rc<Node>> = needs.iter().filter_map(|l| node_of(l)).collect();
        self.flush(graph, &nodes, false).await?;
        if self.residency.has_device() {
            self.residency.provider_mut(DEVICE).begin();
        }
        Ok(())
    }

    /// Gives back what a program has let go of without a flush.
    pub fn tidy(&mut self, graph: &mut Graph) {
        match graph.tidy(self.residency.has_device()) {
            Some(wanted) => self.sweep(&wanted),
            None => self.residency.sweep(),
        }
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
            self.placed.adopted(&node);
        }
        Ok(value)
    }

    /// Computes a value and brings it to the device, where there is one that takes it.
    pub async fn place(&mut self, graph: &mut Graph, value: &Value) -> Result<(), Error> {
        let Value::Lazy(lazy) = value else { return Ok(()) };
        let Some(node) = node_of(lazy) else { return Ok(()) };
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

    /// Computes these values and leaves them where they are computed.
    pub async fn compute(&mut self, graph: &mut Graph, needs: &[Rc<Lazy>]) -> Result<(), Error> {
        let nodes: Vec<Rc<Node>> = needs.iter().filter_map(|l| node_of(l)).collect();
        self.flush(graph, &nodes, false).await
    }

    /// Some elements of a computed value that is on the device only. None where it is not, or the device fails.
    pub async fn read_part(
        &mut self,
        value: &Lazy,
        from: usize,
        count: usize,
    ) -> Option<Rc<Array>> {
        let node = node_of(value).filter(|n| n.host().is_none())?;
        let slot = slot_of(&node, DEVICE)?;
        let part = self.residency.alloc(DEVICE, node.ty, &Shape::matrix(count, 1)).ok()?;
        let copy = Command::Copy {
            from: slot.id(),
            from_at: from as u64,
            to: part.id(),
            to_at: 0,
            count: count as u64,
        };
        self.residency.submit(DEVICE, &[copy]).ok()?;
        self.residency.read(DEVICE, &[part]).await.ok()?.into_iter().next()
    }

    /// Hands out the storage that has a value's elements; false where there is none on the device.
    pub fn share(&mut self, value: &Value, key: &str) -> bool {
        let Value::Lazy(lazy) = value else { return false };
        let slot = node_of(lazy).and_then(|n| slot_of(&n, DEVICE));
        slot.is_some_and(|slot| self.residency.share(&slot, key))
    }

    /// Computes nodes, and brings them to the host if so asked.
    async fn flush(
        &mut self,
        graph: &mut Graph,
        roots: &[Rc<Node>],
        bring: bool,
    ) -> Result<(), Error> {
        self.stats.flushes += 1;
        self.done = None;
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
        self.done = None;
        let wanted = graph.swept(self.residency.has_device());
        self.sweep(&wanted);
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
            true => read_element::split(roots),
            false => (roots.to_vec(), Vec::new()),
        };
        let (roots, held) = (&roots[..], read_element::with_arrays(&roots, &picks));
        let mut expected = None;
        if held.iter().any(|n| !n.is_ready()) {
            let wish = self.offload;
            self.offload = self.offload_of(attempt);
            let (began, compiled) = ((self.now)(), self.counters().compile_ms);
            let prepared = self.prepare(graph, &held, bring.then_some(roots.len()));
            let compiled = (self.counters().compile_ms - compiled) * 1e-3;
            self.stats.planning += (self.now)() - began - compiled;
            self.offload = wish;
            let prepared = prepared.map_err(Trouble::Error)?;
            // Before anything is computed: what is stored already has no more to tell.
            let device = self.residency.provider(DEVICE);
            let shown = self
                .trace
                .as_ref()
                .map(|(stage, _)| Engine::show(*stage, &prepared, &held, device));
            expected = Some(Expected::of(&prepared.decision, self));
            self.idle &= !prepared.decision.device.contains(&true);
            let mut run = Run::new(&prepared, graph, &held);
            // What was only remembered is room for what is made now.
            self.placed.sweep(|n| run.reads(n));
            self.residency.sweep();
            if let Err(trouble) = run.go(self).await {
                let mut unfinished = std::mem::take(&mut run.unsubmitted);
                unfinished.append(&mut run.opened);
                unfinished.append(&mut run.gone);
                drop(run);
                Engine::undo(graph, unfinished);
                return Err(trouble);
            }
            if let (Some((_, text)), Some(shown)) = (&mut self.trace, shown) {
                text.push_str(&shown);
                text.push('\n');
            }
            drop(run);
            self.done = Some(prepared);
            self.keep().await?;
        }
        if bring {
            self.bring(roots).await?;
            self.pick(&picks).await?;
        }
        if let Some(expected) = expected.filter(|_| self.learns && self.offload == Offload::Auto) {
            expected.learn(self);
        }
        self.done = None;
        Ok(())
    }

    /// Has what these commands need compiled, several shaders at once.
    async fn compile(&mut self, p: ProviderId, commands: &[Command]) -> Result<(), Trouble> {
        let Some(waiting) = self.residency.compile(p, commands) else { return Ok(()) };
        match &self.turns {
            Some(turns) => turns.interrupt.or(waiting).await.ok_or_else(interrupted),
            None => {
                waiting.await;
                Ok(())
            }
        }
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
            self.done = None;
            let arrays = match &self.turns {
                Some(turns) => turns.interrupt.or(reading).await.ok_or_else(interrupted)??,
                None => reading.await?,
            };
            self.idle |= k == DEVICE;
            drop(slots);
            for ((n, slot), a) in wanted.into_iter().zip(arrays) {
                if k == HOST {
                    // The elements leave their slot, which a copy would have to be made of otherwise.
                    n.drop_slot(HOST);
                    drop(slot);
                    self.residency.sweep();
                }
                n.set_host(shaped(a, &n.shape)?);
                if self.residency.has_device() {
                    self.placed.note(&n);
                }
            }
        }
        self.residency.sweep();
        match nodes.iter().find(|n| n.host().is_none()) {
            Some(lost) => Err(Trouble::Error(nowhere(lost))),
            None => Ok(()),
        }
    }
}

/// What a flush is expected to take, and when it began.
struct Expected {
    began: f64,
    host: f64,
    /// Of the device alone, and how much of it is for doubles; where nothing else keeps it busy.
    device: Option<(f64, f64)>,
    /// Of the host, and how much of it hangs on its speed.
    by_host: (f64, f64),
}

impl Expected {
    fn of(decision: &Decision, engine: &Engine) -> Expected {
        Expected {
            began: (engine.now)(),
            host: engine.stats.host,
            device: engine.idle.then_some((decision.takes, decision.doubles)),
            by_host: decision.by_host,
        }
    }

    /// Moves the constants that were wrong: the speeds of hosts and devices differ more than anything else.
    fn learn(self, engine: &mut Engine) {
        let usual = Costs::default();
        let (estimate, part) = self.by_host;
        let all = (engine.stats.host - self.host) * 1e9;
        // Work that was easy for the host tells little of other work: only that a host is slow is learnt.
        let range = (usual.host_unit, usual.host_unit * FAR);
        Took { all, estimate, part }.moves(&mut engine.costs.host_unit, range);
        // What was read has been waited for.
        if let Some((estimate, part)) = self.device.filter(|_| engine.idle) {
            let all = ((engine.now)() - self.began) * 1e9;
            let range = (usual.device_double / FAR, usual.device_double * FAR);
            Took { all, estimate, part }.moves(&mut engine.costs.device_double, range);
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
mod tests;
