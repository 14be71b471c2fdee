//! What a flush would do: the schedule of captured work, its Kernels, and where each step of it runs. Nothing is
//! computed here.

use super::reuse::Settings;
use super::{Engine, check, internal};
use crate::diag::Error;
use crate::graph::{self, ById, Flush, Graph, Ids, Node, NodeId};
use crate::kernel;
use crate::kernel::lower::{self, Lowered, Source, Target, Unfit};
use crate::kernel::wgsl::{self, Options};
use crate::plan::{self, Bounds, Decision, Offload, Plan, Step, Surroundings};
use crate::provider::{Provider, Work};
use crate::residency::{DEVICE, HOST};
use crate::wgsl::{Library, Singles};
use smallvec::{SmallVec, smallvec};
use std::collections::HashMap;
use std::rc::Rc;

/// Two that are read and one that is written: with fewer no Kernel could be made of an operator.
const FEWEST_ARRAYS: usize = 3;

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

/// A plan with everything that running it takes.
pub struct Prepared {
    /// The schedule. Of one that was made before, the steps alone.
    pub plan: Plan,
    /// One for each group.
    pub lowered: Vec<Lowered>,
    /// Where each step runs.
    pub decision: Decision,
    /// What it computes.
    pub(super) flush: Flush,
    /// Whether each pending node of that is stored.
    pub(super) stored: Rc<[bool]>,
    /// Whether it was made just now: what an earlier run of it needed has been compiled.
    pub(super) fresh: bool,
}

impl Prepared {
    /// Whether it stores a node.
    pub(super) fn stores(&self, id: NodeId) -> bool {
        self.flush.place(id).is_some_and(|place| self.stored[place as usize])
    }

    /// The sentence of a step that a device cannot run.
    fn refusal(&self, step: &Step, device: &dyn Provider) -> Option<String> {
        let (name, work) = match step {
            Step::Group(g) => (format!("group {g}"), Work::Kernel(self.lowered[*g].kernel.clone())),
            Step::Routine { routine, .. } => (routine.name().to_owned(), Work::Routine(*routine)),
            Step::Open { .. } | Step::Alias { .. } => return None,
        };
        let why = device.supports(&work).err()?;
        Some(format!("{name} is the host's: no device has {why}\n"))
    }
}

/// The nodes that have storage when a plan has run: a fold that only the end of its group reads has none.
fn made(plan: &Plan, lowered: &[Lowered]) -> Ids {
    let mut made = Ids::default();
    for step in &plan.steps {
        match step {
            Step::Group(g) => made.extend(lowered[*g].outputs.iter().filter_map(|t| match t {
                Target::Whole(n) | Target::Region(n) => Some(n.id),
                Target::Parts { .. } => None,
            })),
            Step::Routine { outputs, .. } => made.extend(outputs.iter().flatten().map(|n| n.id)),
            Step::Alias { node, .. } | Step::Open { node, .. } => {
                made.insert(node.id);
            }
        }
    }
    made
}

impl Engine {
    /// What a flush of these nodes would do, without doing it. `brought`: how many of them are wanted on the host
    /// afterwards, all elements of the first ones and one of each of the others; None where nobody waits.
    pub fn prepare(
        &mut self,
        graph: &Graph,
        roots: &[Rc<Node>],
        brought: Option<usize>,
    ) -> Result<Prepared, Error> {
        if cfg!(debug_assertions) {
            for n in graph.pending() {
                graph::check(&n).map_err(internal)?;
            }
        }
        let bounds = self.bounds();
        let settings = Settings { bounds, costs: self.costs, offload: self.offload };
        let flush = graph.flush(roots);
        let key = flush.key(roots, brought);
        let known = self.plans.find(settings, &key, &flush);
        // Who inspects sees the whole plan.
        if let (Some(kept), None) = (known, &self.trace) {
            return Ok(kept.bind(flush));
        }
        let bytes = |k: usize, n: &Node| match brought {
            Some(whole) if k < whole => n.numel() * n.ty.bytes(),
            _ => n.ty.bytes(),
        };
        let waited = roots.iter().filter(|_| brought.is_some()).enumerate();
        let wanted: ById<f64> = waited.map(|(k, n)| (n.id, bytes(k, n) as f64)).collect();
        let opened = graph.opened(&flush, roots);
        let (prepared, settled) = self.plan(opened, roots, &wanted, bounds)?;
        if settled {
            self.plans.keep(key, &prepared, &flush);
        }
        Ok(prepared)
    }

    /// A plan made anew, and whether it would be made so again.
    fn plan(
        &mut self,
        flush: Flush,
        roots: &[Rc<Node>],
        needs: &ById<f64>,
        bounds: Bounds,
    ) -> Result<(Prepared, bool), Error> {
        let wanted = roots.iter().chain(&flush.beside);
        let pending: Vec<Rc<Node>> = wanted.filter(|n| !n.is_ready()).cloned().collect();
        // The host has no limit on arrays.
        let most = match self.residency.has_device() {
            true => self.residency.provider(DEVICE).info().limits.arrays_a_kernel as usize,
            false => usize::MAX,
        };
        let (mut plan, mut lowered) = match self.fuse {
            true => fitting(&pending, Ids::default(), bounds, most)?,
            false => one_by_one(&pending, bounds, most)?,
        };
        if let Some(lost) = check::lost(&plan, &lowered, &pending) {
            debug_assert!(false, "no step stores %{lost}, which the plan reads");
            (plan, lowered) = one_by_one(&pending, bounds, most)?;
        }
        plan.numbers.extend(flush.alike.iter().cloned());
        let (decision, settled) = self.decide(&plan, &lowered, needs);
        for rent in &decision.rents {
            if let Some(place) = flush.any_place(rent.of) {
                flush.nodes[place as usize].pay_rent(rent.loss);
            }
        }
        let made = made(&plan, &lowered);
        let stored = flush.nodes[..flush.pending].iter().map(|n| made.contains(&n.id)).collect();
        let fresh = true;
        Ok((Prepared { plan, lowered, decision, flush, stored, fresh }, settled))
    }

    /// The text of a stage of what a flush of these nodes does.
    pub(super) fn show(
        stage: Stage,
        prepared: &Prepared,
        roots: &[Rc<Node>],
        device: &dyn Provider,
    ) -> String {
        match stage {
            Stage::Graph => graph::print(roots),
            Stage::Plan => {
                let mut text = plan::print(&prepared.plan, Some(&prepared.decision));
                for (k, step) in prepared.plan.steps.iter().enumerate() {
                    if let Some(why) = prepared.refusal(step, device) {
                        text.push_str(&why);
                    }
                    if let Step::Routine { routine, .. } = step
                        && prepared.decision.device[k]
                        && let Some(way) = device.way(routine)
                    {
                        text.push_str(&format!("{} in {way}\n", routine.name()));
                    }
                }
                if device.info().fast {
                    text.push_str("a device computes doubles as singles: precision is \"fast\"\n");
                }
                text
            }
            Stage::Kernels => {
                let texts =
                    prepared.lowered.iter().map(|l| kernel::print(&l.kernel, Some(&l.launch)));
                texts.collect::<Vec<_>>().join("\n")
            }
            Stage::Wgsl => shaders(prepared, device.info().fast),
        }
    }

    /// Where each step runs, and whether that will stay so: not while a pipeline is being compiled.
    fn decide(&mut self, plan: &Plan, lowered: &[Lowered], needs: &ById<f64>) -> (Decision, bool) {
        let software =
            self.residency.has_device() && self.residency.provider(DEVICE).info().software;
        let offload = match self.offload {
            // A CPU that poses as a device is slower than the host itself.
            Offload::Auto if software => Offload::Never,
            other => other,
        };
        // What is alike has one shader.
        let mut shaders: HashMap<Work, usize> = HashMap::new();
        let able: Vec<(bool, Option<usize>)> = plan
            .steps
            .iter()
            .map(|s| {
                if !self.residency.has_device() || offload == Offload::Never {
                    return (false, None);
                }
                let work = match s {
                    Step::Group(g) => Work::Kernel(lowered[*g].kernel.clone()),
                    Step::Routine { routine, .. } => Work::Routine(*routine),
                    Step::Open { .. } | Step::Alias { .. } => return (true, None),
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
                    Ok(()) if fits => {
                        let launch = match s {
                            Step::Group(g) => Some(&lowered[*g].launch),
                            _ => None,
                        };
                        let ready = device.ready(&work, launch, self.offload == Offload::Auto);
                        let another = shaders.len();
                        (true, (!ready).then(|| *shaders.entry(work).or_insert(another)))
                    }
                    _ => (false, None),
                }
            })
            .collect();
        let around = Surroundings {
            lies: &|n| (n.host().is_some() || n.slot(HOST).is_some(), n.slot(DEVICE).is_some()),
            step: &|k| able[k],
            needs,
        };
        let settled = offload != Offload::Auto || able.iter().all(|(_, shader)| shader.is_none());
        (plan::decide(plan, offload, &self.costs, &around), settled)
    }

    fn bounds(&self) -> Bounds {
        let mut b = self.bounds;
        if self.residency.has_device() {
            let info = self.residency.provider(DEVICE).info();
            let limits = info.limits;
            b.text = if info.fast { u32::MAX } else { b.text };
            b.arrays = b.arrays.min(limits.arrays_a_kernel as usize).max(FEWEST_ARRAYS);
            b.nodes = b.nodes.min(limits.instructions as usize / 2).max(8);
        } else {
            // The host folds in blocks by itself, and has no limit on arrays.
            b.parts = false;
            b.chosen = false;
            b.text = u32::MAX;
            b.arrays = b.arrays.max(16);
        }
        b
    }
}

/// A plan of these nodes whose groups all fit into Kernels of at most so many arrays, and these Kernels. `also` are stored
/// on the way.
fn fitting(
    pending: &[Rc<Node>],
    mut also: Ids,
    mut bounds: Bounds,
    most: usize,
) -> Result<(Plan, Vec<Lowered>), Error> {
    let mut first = None;
    // Each round stores more or joins less, and what is stored or alone fits.
    loop {
        let plan = plan::plan(pending, &also, bounds);
        let groups = 0..plan.groups.len();
        let (mut lowered, mut stored) = (Vec::new(), false);
        for group in groups.map(|g| lower::lower(&plan, g)) {
            match group {
                Ok(group) => lowered.push(group),
                Err(Unfit::TooLarge) => {
                    return Err(Error::new(
                        "MATLAB:array:SizeLimitExceeded",
                        "Requested array exceeds the maximum possible size.",
                    ));
                }
                Err(Unfit::Store(n)) if !also.insert(n.id) && !stored => {
                    return Err(internal(format!("{n:?} does not fit although it is stored")));
                }
                Err(Unfit::Store(_)) => stored = true,
            }
        }
        if stored {
            continue;
        }
        // Which folds of a group are read by others is known when all have their place: there may be too many.
        let arrays = |l: &Lowered| l.kernel.inputs.len() + l.kernel.outputs.len();
        let arrays = lowered.iter().map(arrays).max().unwrap_or(0);
        if arrays <= most {
            return Ok((plan, lowered));
        }
        // One that no bound keeps in its limits stays as it was: the host computes it.
        let first = first.get_or_insert((plan, lowered));
        if bounds.arrays <= FEWEST_ARRAYS {
            return Ok(std::mem::take(first));
        }
        bounds.arrays = (bounds.arrays * most / arrays).max(FEWEST_ARRAYS);
    }
}

/// The plan that fuses nothing: each node is stored by itself, and no steps are a loop, for what is stored ends one.
fn one_by_one(
    pending: &[Rc<Node>],
    bounds: Bounds,
    most: usize,
) -> Result<(Plan, Vec<Lowered>), Error> {
    let mut all = Ids::default();
    let mut stack: Vec<Rc<Node>> = pending.to_vec();
    while let Some(n) = stack.pop() {
        if !n.is_ready() && !n.is_free() && all.insert(n.id) {
            stack.extend(n.inputs());
        }
    }
    fitting(pending, all, bounds, most)
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
        let sharing = wgsl::grid(&l.kernel, &l.launch, u32::MAX, true).sharing;
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
