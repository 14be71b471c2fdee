//! Where each step of a schedule runs: what it takes on the host and on the device, and what has to move between the
//! two. Must not know either: the constants come from a calibration, and what is resident where from the caller.
//!
//! The cheapest placement of steps on two processors is a minimum cut (Stone 1977): a step is cut off from the host or
//! from the device, which costs what it takes on the other one, and arrays tie the steps that make and read them by
//! what it costs to move them.

use super::cut::Network;
use super::group::cost_of;
use super::{Group, GroupId, Home, Plan, Stage, Step};
use crate::graph::{ById, Ids, Kind, Node, NodeId};
use crate::op::Costs;
use crate::value::{Class, ElemType};
use smallvec::SmallVec;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::rc::Rc;

/// When work goes to the device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Offload {
    /// Where it is estimated to be faster.
    #[default]
    Auto,
    /// Wherever it can.
    Always,
    /// Never.
    Never,
}

/// What was decided, with its numbers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Decision {
    /// For each step of the plan, whether the device runs it.
    pub device: Vec<bool>,
    /// Nanoseconds if the host does it all, everything that has to move included.
    pub host: f64,
    /// Nanoseconds if the device does all that it can, likewise.
    pub on_device: f64,
    /// Nanoseconds of what was decided.
    pub takes: f64,
    /// How many of them a device computes with doubles, where nothing has to be compiled for it and the host does nothing.
    pub doubles: f64,
    /// How many of them the host computes, and how many of these hang on how fast it is.
    pub by_host: (f64, f64),
    /// Why.
    pub why: String,
    /// The arrays on the host that the device would have read had they been there, and what that cost.
    pub rents: Vec<Rent>,
}

/// What an array's lying on the host costs a schedule. A program that runs again and again pays it again and again: once
/// that comes to the price of the way to the device, the array goes there, and at most twice the least is paid in all
/// (ski rental: Karlin, Manasse, Rudolph and Sleator 1988).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rent<N = NodeId> {
    /// The array.
    pub of: N,
    /// What is lost by its lying there, in nanoseconds.
    pub loss: f64,
    /// What the way takes.
    pub price: f64,
}

/// What the caller knows about a schedule's surroundings.
pub struct Surroundings<'a> {
    /// Whether a stored node lies on the host, and whether on the device.
    pub lies: &'a dyn Fn(&Node) -> (bool, bool),
    /// Whether a step can run on the device at all, and what has to be compiled first: a number for each shader.
    pub step: &'a dyn Fn(usize) -> (bool, Option<usize>),
    /// Of the nodes that are wanted on the host afterwards, how many bytes.
    pub needs: &'a ById<f64>,
}

/// A schedule of more steps runs in one place: to place each would take longer than is gained.
const MOST_STEPS: usize = 256;
/// What nothing else outweighs.
const NEVER: f64 = 1e18;

/// Decides where each step runs.
pub fn decide(plan: &Plan, offload: Offload, costs: &Costs, around: &Surroundings<'_>) -> Decision {
    let can: Vec<bool> = (0..plan.steps.len()).map(|k| (around.step)(k).0).collect();
    let works = |s: &Step| matches!(s, Step::Group(_) | Step::Routine { .. });
    let able: Vec<bool> = plan.steps.iter().zip(&can).map(|(s, &can)| works(s) && can).collect();
    let mut decision = Decision { device: vec![false; plan.steps.len()], ..Decision::default() };
    if offload == Offload::Never || !able.contains(&true) {
        let any = able.contains(&true);
        decision.why = if any { "offload is never".into() } else { "no device can run it".into() };
        return decision;
    }
    let work = Work::of(plan, costs, around);
    let nowhere = vec![false; able.len()];
    decision.host = work.takes(&nowhere, costs);
    decision.on_device = work.takes(&able, costs);
    let (why, device) = match offload {
        Offload::Always => ("offload is always", able.clone()),
        _ => {
            let best = work.best(&able, costs);
            let why = match (best.contains(&true), best == able) {
                (true, true) => "the device is estimated faster",
                (true, false) => "host and device are estimated faster than either",
                (false, _) => "the host is estimated faster",
            };
            (why, best)
        }
    };
    decision.takes = work.takes(&device, costs);
    decision.doubles = work.doubles_of(&device);
    decision.by_host = work.by_host(&device);
    if offload == Offload::Auto {
        decision.rents = work.rents(&device, &able, costs);
    }
    (decision.why, decision.device) = (why.into(), device);
    decision
}

/// A schedule as placement sees it.
#[derive(Clone)]
struct Work {
    /// What each step takes on the host and on the device; None for a step that does nothing by itself.
    steps: Vec<Option<(f64, f64)>>,
    /// What of the former hangs on how fast the host is, and of the latter on how fast the device is with doubles.
    speeds: Vec<(f64, f64)>,
    arrays: BTreeMap<NodeId, Moved>,
    /// The shaders that are not compiled.
    shaders: BTreeMap<usize, Shader>,
}

/// A shader that is compiled once for all the steps that have it.
#[derive(Clone, Default)]
struct Shader {
    takes: f64,
    steps: Vec<usize>,
}

/// Something that steps make or read.
#[derive(Clone, Default)]
struct Moved {
    bytes: f64,
    /// What the way to the device takes: nothing once as much was lost without it.
    way: f64,
    makers: SmallVec<[usize; 2]>,
    readers: Vec<usize>,
    /// Where it lies before.
    lies: (bool, bool),
    /// How much of it is wanted on the host afterwards.
    needed: Option<f64>,
}

impl Work {
    fn of(plan: &Plan, costs: &Costs, around: &Surroundings<'_>) -> Work {
        let count = plan.steps.len();
        let (arrays, shaders) = (BTreeMap::new(), BTreeMap::new());
        let mut work =
            Work { steps: vec![None; count], speeds: vec![(0.0, 0.0); count], arrays, shaders };
        // Where the elements of a node lie that has none of its own.
        let mut alias: ById<Rc<Node>> = HashMap::default();
        let storage = |alias: &ById<Rc<Node>>, n: &Rc<Node>| alias.get(&n.id).unwrap_or(n).clone();
        let mut bases: ById<Rc<Node>> = HashMap::default();
        for (k, step) in plan.steps.iter().enumerate() {
            let (takes, reads, makes) = match step {
                Step::Group(g) => group_work(plan, *g),
                Step::Routine { routine, inputs, outputs } => {
                    let (host, device) = routine.cost(costs);
                    let takes = Takes { host, device, ..Takes::default() };
                    (takes, inputs.to_vec(), outputs.iter().flatten().cloned().collect())
                }
                Step::Alias { node, of } => {
                    let of = storage(&alias, of);
                    if let Some(&bytes) = around.needs.get(&node.id) {
                        work.array(&of, costs, around).needed = Some(bytes);
                    }
                    alias.insert(node.id, of);
                    continue;
                }
                Step::Open { node, base } => {
                    if let Some(base) = base {
                        bases.insert(node.id, storage(&alias, base));
                    }
                    continue;
                }
            };
            let (able, shader) = (around.step)(k);
            let [singles, doubles] = takes.units;
            let computes = (singles + doubles) * costs.host_unit;
            let host = takes.host + computes + takes.bytes * costs.host_byte;
            let device = takes.device
                + costs.dispatch
                + (singles + doubles * costs.device_double) * costs.device_unit
                + takes.bytes * costs.device_byte;
            if let Some(shader) = shader.filter(|_| able) {
                let shader = work.shaders.entry(shader).or_default();
                shader.takes = shader.takes.max(costs.compile * length(takes.text));
                shader.steps.push(k);
            }
            work.speeds[k] = (computes, doubles * costs.device_double * costs.device_unit);
            debug_assert!(host.is_finite() && device.is_finite(), "what a step takes is a number");
            work.steps[k] = Some((host, if able { device } else { NEVER }));
            for n in reads {
                let n = storage(&alias, &n);
                work.array(&n, costs, around).readers.push(k);
            }
            for n in makes {
                let n = storage(&alias, &n);
                if let Some(base) = bases.remove(&n.id) {
                    work.array(&base, costs, around).readers.push(k);
                }
                work.array(&n, costs, around).makers.push(k);
            }
        }
        work
    }

    fn array(&mut self, n: &Rc<Node>, costs: &Costs, around: &Surroundings<'_>) -> &mut Moved {
        let bytes = (n.numel() * n.ty.bytes()) as f64;
        let price = bytes * costs.upload_byte;
        self.arrays.entry(n.id).or_insert_with(|| Moved {
            bytes,
            way: if n.rent() < price { price } else { 0.0 },
            lies: if n.is_ready() { (around.lies)(n) } else { (false, false) },
            needed: around.needs.get(&n.id).copied(),
            ..Moved::default()
        })
    }

    /// What it takes with these steps on the device.
    fn takes(&self, device: &[bool], costs: &Costs) -> f64 {
        let placed = self.steps.iter().zip(device).filter_map(|(s, &d)| Some((s.as_ref()?, d)));
        let mut sum: f64 = placed.map(|(s, d)| if d { s.1 } else { s.0 }).sum();
        let needed = self.shaders.values().filter(|s| s.steps.iter().any(|&k| device[k]));
        sum += needed.map(|s| s.takes).sum::<f64>();
        let mut waits = false;
        for a in self.arrays.values() {
            let made_on_device = a.makers.first().map(|&k| device[k]);
            let on_host = made_on_device.map_or(a.lies.0, |d| !d);
            let on_device = made_on_device.unwrap_or(a.lies.1);
            let read_on = |d: bool| a.readers.iter().any(|&k| device[k] == d);
            if !on_device && read_on(true) {
                sum += a.way;
            }
            if !on_host && read_on(false) {
                sum += costs.readback + a.bytes * costs.download_byte;
            } else if !on_host {
                sum += a.needed.unwrap_or(0.0) * costs.download_byte;
            }
            waits |= !on_host && a.needed.is_some();
        }
        sum + if waits { costs.readback } else { 0.0 }
    }

    /// What a device computes with doubles for, where nothing is compiled and the host has no step.
    fn doubles_of(&self, device: &[bool]) -> f64 {
        let here = |(s, d): (&Option<(f64, f64)>, &bool)| s.is_some() && !d;
        if !self.shaders.is_empty() || self.steps.iter().zip(device).any(here) {
            return 0.0;
        }
        self.speeds.iter().map(|speed| speed.1).sum()
    }

    /// What the host computes, and what of that hangs on how fast it is.
    fn by_host(&self, device: &[bool]) -> (f64, f64) {
        let steps = self.steps.iter().zip(&self.speeds).zip(device);
        steps.fold((0.0, 0.0), |sum, ((step, speed), &there)| match step {
            Some((host, _)) if !there => (sum.0 + host, sum.1 + speed.0),
            _ => sum,
        })
    }

    /// The best placement that is found, with `able` the steps that the device can run.
    fn best(&self, able: &[bool], costs: &Costs) -> Vec<bool> {
        let nowhere = vec![false; able.len()];
        let there = self.takes(able, costs) < self.takes(&nowhere, costs);
        let whole = if there { able.to_vec() } else { nowhere };
        let mixed = (able.len() <= MOST_STEPS).then(|| self.cheapest(costs));
        let better = |mixed: &Vec<bool>| self.takes(mixed, costs) < self.takes(&whole, costs);
        mixed.filter(better).unwrap_or(whole)
    }

    /// What the arrays that stay on the host with this placement cost by lying there.
    fn rents(&self, device: &[bool], able: &[bool], costs: &Costs) -> Vec<Rent> {
        let mut there = self.clone();
        let mut staying = Vec::new();
        for (id, a) in &mut there.arrays {
            let read = a.readers.iter().any(|&k| device[k]);
            if a.makers.is_empty() && a.lies == (true, false) && a.way > 0.0 && !read {
                a.lies.1 = true;
                staying.push(*id);
            }
        }
        if staying.is_empty() {
            return Vec::new();
        }
        let best = there.best(able, costs);
        let loss = self.takes(device, costs) - there.takes(&best, costs);
        let wanted = |id: &NodeId| self.arrays[id].readers.iter().any(|&k| best[k]);
        staying.retain(wanted);
        let all: f64 = staying.iter().map(|id| self.arrays[id].way).sum();
        let rent = |of: NodeId| {
            let price = self.arrays[&of].way;
            Rent { of, loss: loss * price / all, price }
        };
        let rents = staying.into_iter().map(rent);
        rents.filter(|rent| rent.loss > 0.0).collect()
    }

    /// The placement that takes least.
    fn cheapest(&self, costs: &Costs) -> Vec<bool> {
        let mut net = Network::new(self.steps.len());
        for (k, step) in self.steps.iter().enumerate() {
            if let Some((host, device)) = step {
                net.tie(Network::DEVICE, net.step(k), *host);
                net.tie(net.step(k), Network::HOST, *device);
            }
        }
        for shader in self.shaders.values() {
            let compiled = net.another();
            net.tie(compiled, Network::HOST, shader.takes);
            shader.steps.iter().for_each(|&k| net.tie(net.step(k), compiled, NEVER));
        }
        let end = net.another();
        net.tie(end, Network::HOST, costs.readback);
        for a in self.arrays.values() {
            let (up, down) = (a.way, a.bytes * costs.download_byte);
            let from = match a.makers.first() {
                Some(&k) => net.step(k),
                None if a.lies.0 && a.lies.1 => continue,
                None if a.lies.1 => Network::DEVICE,
                None => Network::HOST,
            };
            // What is written in pieces is written in one place.
            for &k in a.makers.iter().skip(1) {
                net.tie(from, net.step(k), NEVER);
                net.tie(net.step(k), from, NEVER);
            }
            let readers = a.readers.iter().filter(|k| !a.makers.contains(k));
            let (lifted, brought) = (net.another(), net.another());
            net.tie(lifted, from, up);
            let later = a.needed.unwrap_or(0.0) * costs.download_byte;
            net.tie(from, brought, costs.readback + (down - later).max(0.0));
            for &k in readers {
                net.tie(net.step(k), lifted, NEVER);
                net.tie(brought, net.step(k), NEVER);
            }
            if a.needed.is_some() {
                net.tie(from, Network::HOST, later);
                net.tie(from, end, NEVER);
            }
        }
        let device = net.cut();
        let steps = self.steps.iter().enumerate();
        steps.map(|(k, s)| s.is_some_and(|s| s.1 < NEVER) && device[net.step(k)]).collect()
    }
}

/// How much longer than the least shader one takes to compile whose text does so much, of singles and of doubles. Soft
/// doubles are long: a sine is most of a second, and the host has answered by then.
fn length([singles, doubles]: [f64; 2]) -> f64 {
    1.0 + singles / 4000.0 + doubles / 100.0
}

/// What a step of a fold takes, in units of the op table.
const FOLD: f64 = 400.0;

/// What a step takes.
#[derive(Default)]
struct Takes {
    /// Nanoseconds on the host and on the device, whatever the constants.
    host: f64,
    device: f64,
    /// Units of the op table of what computes with singles, and of what computes with doubles.
    units: [f64; 2],
    /// Bytes moved.
    bytes: f64,
    /// Units of what a shader says once, however often it does it, likewise.
    text: [f64; 2],
}

/// What a group takes, the arrays that it reads, and those that it makes.
fn group_work(plan: &Plan, g: GroupId) -> (Takes, Vec<Rc<Node>>, Vec<Rc<Node>>) {
    let group = &plan.groups[g];
    let points = group.points() as f64;
    let trips = group.time.as_ref().map_or(1.0, |l| l.trips as f64);
    let mut takes = Takes::default();
    let mut reads: Vec<Rc<Node>> = Vec::new();
    let mut seen: Ids = HashSet::default();
    let mut stack: Vec<Rc<Node>> = group.body.iter().map(|s| s.node.clone()).collect();
    if let Some(l) = &group.time {
        stack.extend(l.template.iter().cloned());
    }
    match group.stage {
        // The parts are there under the name of their fold.
        Stage::Finish => reads.extend(group.folds.iter().cloned()),
        _ => stack.extend(group.folds.iter().flat_map(|f| f.inputs())),
    }
    takes.bytes +=
        group.body.iter().map(|s| (s.node.numel() * s.node.ty.bytes()) as f64).sum::<f64>();
    while let Some(n) = stack.pop() {
        if !seen.insert(n.id) {
            continue;
        }
        if n.is_ready() || stored_elsewhere(plan, group, g, &n) {
            takes.bytes += (n.numel() as f64).min(points * trips) * n.ty.bytes() as f64;
            reads.push(n);
            continue;
        }
        let double = usize::from(match n.kind {
            Kind::Op { operand, .. } => wide(operand),
            Kind::Random { .. } => wide(n.ty),
            _ => false,
        });
        let cost = f64::from(cost_of(&n));
        takes.text[double] += cost;
        takes.units[double] += cost * if n.shape.is_scalar() { 1.0 } else { points * trips };
        stack.extend(n.inputs());
    }
    // A sum of doubles waits for its elements, however it adds.
    takes.text[0] += group.folds.len() as f64 * FOLD;
    takes.units[0] += group.folds.len() as f64 * points * FOLD;
    let stored = group.body.iter().map(|s| s.into.as_ref().map_or(&s.node, |(n, _)| n));
    let folds = group.folds.iter().filter(|_| group.stage != Stage::Finish);
    let makes = stored.chain(&group.tail).chain(folds).cloned().collect();
    (takes, reads, makes)
}

fn stored_elsewhere(plan: &Plan, group: &Group, g: GroupId, n: &Node) -> bool {
    match plan.homes.get(&n.id) {
        None => false,
        Some(Home::Parts(h)) => *h != g,
        Some(Home::Body(_)) => !group.body.iter().any(|s| s.node.id == n.id),
        Some(_) => true,
    }
}

fn wide(ty: ElemType) -> bool {
    ty.class == Class::Double
}
