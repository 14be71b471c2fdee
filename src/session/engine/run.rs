//! One flush in progress: the steps of a schedule become commands on slots, told to host and device in turn.
//! Must not know how schedules are made.

use super::{Engine, Prepared, Trouble, internal, interrupted, nowhere, shaped, slot_of};
use crate::graph::{ById, Graph, Ids, Kind, Node, NodeId};
use crate::kernel::lower::{Lowered, Source, Target};
use crate::kernel::{Instr, ViewKind};
use crate::op::pace::go_on;
use crate::plan::Step;
use crate::provider::{Command, Joined, KernelRun, SlotId};
use crate::residency::{DEVICE, HOST, ProviderId, Slot};
use crate::routine::Routine;
use crate::value::{ElemType, Shape};
use smallvec::SmallVec;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;
use std::task::Poll;

/// What costs more than this on the host (in the units of the op table) overwrites nothing, so that it can be
/// stopped in the middle: a tenth of a second.
const LONG: f64 = 1e11;

/// Bytes from which on an array of a device is written over rather than left beside its successor. A shader whose arrays lie
/// over one another is another shader, and which do hangs on who holds them at the moment: with less to gain, a program would
/// wait for a compiler in its fifth run.
const LARGE: usize = 1 << 28;

/// Bytes that a flush makes on a device before it is told of what is queued: what the steps so far need no more is room for the
/// next ones.
const MUCH: usize = 1 << 27;

/// Elements from which on a routine is joined with what is before and behind it: with fewer, to store and read them takes less than to
/// compile another shader.
const JOINED: usize = 1 << 16;

/// One flush in progress.
pub(super) struct Run<'a> {
    prepared: &'a Prepared,
    roots: Ids,
    /// The last step that reads each node.
    last: ById<usize>,
    /// Nodes that pending work outside of this flush is made of.
    outside: Ids,
    parts: ById<Rc<Slot>>,
    queued: [Vec<Command>; 2],
    /// Bytes of the arrays that are made on the device by what is queued.
    queued_bytes: usize,
    /// What queued commands use, each once, until they are submitted.
    held: HashMap<*const Slot, Rc<Slot>>,
    /// The nodes that queued commands compute.
    pub(super) unsubmitted: Vec<Rc<Node>>,
    /// The first and the last step that write into each node that is written in pieces.
    written: ById<(usize, usize)>,
    /// Those that are not whole yet.
    pub(super) opened: Vec<Rc<Node>>,
    /// Those that were let go: parts of what is made of them are lost when the flush is given up.
    pub(super) gone: Vec<Rc<Node>>,
}

impl<'a> Run<'a> {
    pub(super) fn new(prepared: &'a Prepared, graph: &Graph, roots: &[Rc<Node>]) -> Run<'a> {
        let mut last: ById<usize> = HashMap::default();
        let mut written: ById<(usize, usize)> = HashMap::default();
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
                            let (_, to) = written.entry(n.id).or_insert((k, k));
                            *to = k;
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
            queued_bytes: 0,
            held: HashMap::new(),
            unsubmitted: Vec::new(),
            written,
            opened: Vec::new(),
            gone: Vec::new(),
        }
    }

    /// Whether this flush, or pending work outside of it, reads a node.
    pub(super) fn reads(&self, n: &Node) -> bool {
        self.prepared.flush.any_place(n.id).is_some() || self.outside.contains(&n.id)
    }

    pub(super) async fn go(&mut self, engine: &mut Engine) -> Result<(), Trouble> {
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
                    for ((n, ty), k) in outputs.iter().zip(routine.outputs()).zip(0..) {
                        let shape = n.as_ref().map(|n| n.shape.clone());
                        let own = || routine.elements(k).map(|count| Shape::matrix(count, 1));
                        let shape = shape.or_else(own).or_else(|| like.clone());
                        let shape = shape.unwrap_or_else(Shape::scalar);
                        let slot = self.alloc(engine, p, ty, &shape)?;
                        writes.push(slot.id());
                        match n {
                            Some(n) => made.push((n.clone(), slot)),
                            None => mine.push(slot),
                        }
                    }
                    count(engine, p);
                    self.hold(mine);
                    let before = self.made_before(k, p, inputs, &reads);
                    self.queue(p, of_routine(*routine, reads, writes, before));
                    if p == HOST {
                        self.submit(engine, self.opened.is_empty()).await?;
                    }
                    made.into_iter().for_each(|(n, slot)| self.place(engine, &n, p, slot));
                    self.let_go(k, inputs.iter());
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
                self.opened.retain(|n| self.written.get(&n.id).is_some_and(|&(_, last)| last > k));
                engine.turn(k + 1, prepared.plan.steps.len(), self.opened.is_empty()).await?;
            } else if self.queued_bytes > MUCH && !prepared.fresh {
                // In a first run all shaders are compiled beside each other instead.
                self.submit_but_the_last(engine).await?;
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
                        None => self.alloc(engine, p, n.ty, &n.shape)?,
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
                    let slot = self.alloc(engine, p, *ty, &Shape::matrix(*count, 1))?;
                    self.parts.insert(*fold, slot.clone());
                    slot
                }
            };
            taken.insert(slot.id());
            outputs.push(slot.id());
            mine.push(slot);
        }
        self.hold(mine);
        engine.stats.kernels += 1;
        count(engine, p);
        let run = KernelRun {
            kernel: lowered.kernel.clone(),
            launch: lowered.launch.clone(),
            inputs,
            outputs,
        };
        if let Some(apart) = self.join_behind(k, p, &sources, run) {
            self.queue(p, apart.command());
        }
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
        if p == DEVICE && n.numel() * n.ty.bytes() < LARGE {
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
            // Shared with an alias it is not free: the node, this hold and that of the step are all there are.
            self.is_held_by(&slot, 3).then_some(slot)
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

    /// A slot for what a command makes.
    fn alloc(
        &mut self,
        engine: &mut Engine,
        p: ProviderId,
        ty: ElemType,
        shape: &Shape,
    ) -> Result<Rc<Slot>, Trouble> {
        if p == DEVICE {
            self.queued_bytes += shape.numel() * ty.bytes();
        }
        Ok(engine.residency.alloc(p, ty, shape)?)
    }

    /// Keeps slots until the commands that use them are submitted.
    fn hold(&mut self, slots: impl IntoIterator<Item = Rc<Slot>>) {
        self.held.extend(slots.into_iter().map(|slot| (Rc::as_ptr(&slot), slot)));
    }

    /// Whether a slot has so many holds at most, besides that of the queue: what was told before runs before.
    fn is_held_by(&self, slot: &Rc<Slot>, holds: usize) -> bool {
        let queued = usize::from(self.held.contains_key(&Rc::as_ptr(slot)));
        Rc::strong_count(slot) <= holds + queued
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
            let slot = self.alloc(engine, p, node.ty, &node.shape)?;
            self.place(engine, node, p, slot);
            return Ok(());
        };
        let from = self.slot_on(engine, base, p).await?;
        // The node's hold and this one: it may be written over.
        let free = self.dies(k, base) && base.host().is_none() && self.is_held_by(&from, 2);
        let slot = if free {
            from
        } else {
            let to = self.alloc(engine, p, node.ty, &node.shape)?;
            let count = node.numel() as u64;
            let copy = Command::Copy { from: from.id(), from_at: 0, to: to.id(), to_at: 0, count };
            self.queue(p, copy);
            self.hold([from]);
            to
        };
        self.place(engine, node, p, slot);
        self.let_go(k, std::iter::once(base));
        Ok(())
    }

    /// Where the first group that writes into a node runs.
    fn writer_of(&self, node: &Node) -> ProviderId {
        match self.written.get(&node.id) {
            Some(&(first, _)) if self.prepared.decision.device[first] => DEVICE,
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
            Some(a) => {
                if engine.residency.has_device() {
                    engine.placed.note(n);
                }
                a
            }
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
            if p == DEVICE && n.host().is_none() {
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
        n.set_slot(p, slot);
        if p == DEVICE {
            engine.placed.note(n);
        }
        self.unsubmitted.push(n.clone());
    }

    /// The Kernel that was queued last, taken back, where it makes the elements of a routine's first input, which nobody else reads. Not in
    /// a first run, whose shaders are all compiled beside each other, and not of few elements.
    fn made_before(
        &mut self,
        k: usize,
        p: ProviderId,
        inputs: &[Rc<Node>],
        reads: &[SlotId],
    ) -> Option<KernelRun> {
        let (node, slot) = (inputs.first()?, *reads.first()?);
        let joins = p == DEVICE && !self.prepared.fresh && node.numel() >= JOINED;
        if !joins || !self.dies(k, node) || reads[1..].contains(&slot) {
            return None;
        }
        let fits = match self.queued[p].last()? {
            Command::Kernel { kernel, launch, outputs, .. } => {
                outputs[..] == [slot]
                    && kernel.is_of_elements()
                    && launch.kept_count as usize == node.numel()
            }
            _ => false,
        };
        match self.queued[p].pop_if(|_| fits)? {
            Command::Kernel { kernel, launch, inputs, outputs } => {
                Some(KernelRun { kernel, launch, inputs, outputs })
            }
            _ => None,
        }
    }

    /// Joins the run of a Kernel to the routine that was queued last, where that makes what it alone reads, element by element. What
    /// was not joined.
    fn join_behind(
        &mut self,
        k: usize,
        p: ProviderId,
        sources: &[Option<Rc<Node>>],
        run: KernelRun,
    ) -> Option<KernelRun> {
        if p == HOST || self.prepared.fresh || !run.kernel.is_of_elements() {
            return Some(run);
        }
        let made = match self.queued[p].last() {
            Some(Command::Routine { outputs, .. }) if outputs.len() == 1 => outputs[0],
            Some(Command::Joined(joined))
                if joined.behind.is_none() && joined.outputs.len() == 1 =>
            {
                joined.outputs[0]
            }
            _ => return Some(run),
        };
        let mut given =
            run.inputs.iter().zip(sources).enumerate().filter(|&(_, (&s, _))| s == made);
        let (Some((at, (_, Some(node)))), None) = (given.next(), given.next()) else {
            return Some(run);
        };
        let given = at as u16;
        let fits = node.numel() >= JOINED
            && self.dies(k, node)
            && run.kernel.looks_only_at(given)
            && run.launch.kept_count as usize == node.numel();
        // What the routine still reads is not written over, nor what is read beside.
        let read = |slot: &SlotId| {
            let of = |joined: &Joined| {
                joined.inputs.contains(slot)
                    || joined.before.as_ref().is_some_and(|run| run.inputs.contains(slot))
            };
            let by_routine = match self.queued[p].last() {
                Some(Command::Routine { inputs, .. }) => inputs.contains(slot),
                Some(Command::Joined(joined)) => of(joined),
                _ => true,
            };
            by_routine || run.inputs.iter().enumerate().any(|(i, s)| i != at && s == slot)
        };
        if !fits || run.outputs.iter().any(read) {
            return Some(run);
        }
        let joined = match self.queued[p].pop() {
            Some(Command::Joined(mut joined)) => {
                joined.behind = Some((run, given));
                joined
            }
            Some(Command::Routine { routine, inputs, outputs }) => {
                let behind = Some((run, given));
                Box::new(Joined { before: None, routine, inputs, outputs, behind })
            }
            _ => return Some(run),
        };
        self.queue(p, Command::Joined(joined));
        None
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
                false => {
                    if self.prepared.fresh {
                        engine.compile(p, &commands).await?;
                    }
                    engine.residency.submit(p, &commands)?;
                }
            }
        }
        self.queued_bytes = 0;
        self.held.clear();
        self.unsubmitted.clear();
        engine.residency.sweep();
        Ok(())
    }

    /// Has everything that is queued for the device done but the last command, which the next one may be joined with.
    async fn submit_but_the_last(&mut self, engine: &mut Engine) -> Result<(), Trouble> {
        let Some(last) = self.queued[DEVICE].pop() else { return Ok(()) };
        let used = last.slots();
        let is_used = |slot: &Rc<Slot>| used.contains(&slot.id());
        let held: Vec<Rc<Slot>> = self.held.values().filter(|s| is_used(s)).cloned().collect();
        let made = |n: &&Rc<Node>| slot_of(n, DEVICE).is_some_and(|slot| is_used(&slot));
        let unsubmitted: Vec<Rc<Node>> = self.unsubmitted.iter().filter(made).cloned().collect();
        self.submit(engine, false).await?;
        self.hold(held);
        self.unsubmitted = unsubmitted;
        self.queue(DEVICE, last);
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

/// A routine, with the Kernel before it that makes its first input.
fn of_routine(
    routine: Routine,
    inputs: SmallVec<[SlotId; 4]>,
    outputs: SmallVec<[SlotId; 2]>,
    before: Option<KernelRun>,
) -> Command {
    match before {
        None => Command::Routine { routine, inputs, outputs },
        before => {
            Command::Joined(Box::new(Joined { before, routine, inputs, outputs, behind: None }))
        }
    }
}

impl Engine {
    async fn bring_host(&mut self, nodes: &[Rc<Node>]) -> Result<(), Trouble> {
        self.bring(nodes).await
    }

    /// Runs commands on the host, with turns for others.
    async fn work(&mut self, commands: &[Command], may_stop: bool) -> Result<(), Trouble> {
        let Engine { residency, turns, stats, now, .. } = self;
        let mut work = residency.submit_in_steps(HOST, commands);
        loop {
            // What others do in their turn is not counted.
            let began = now();
            let step = go_on(work.as_mut());
            stats.host += now() - began;
            if let Poll::Ready(done) = step {
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

/// Nodes that what a program holds and a plan does not store is made of.
fn outside(prepared: &Prepared, graph: &Graph) -> Ids {
    let mut wanted: Ids = HashSet::default();
    for n in graph.pending().iter().rev() {
        if !prepared.stores(n.id) && (n.is_held() || wanted.contains(&n.id)) {
            n.each_source(|i| {
                wanted.insert(i.id);
            });
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
