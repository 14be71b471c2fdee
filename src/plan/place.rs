//! Where a schedule runs: what it would take on the host, and on the device. Must not know either: the
//! constants come from a calibration, and what is resident where from the caller.

use super::group::cost_of;
use super::{Group, Plan, Stage, Step};
use crate::graph::{Ids, Kind, Node};
use crate::op::routine::Routine;
use crate::value::{Class, ElemType};
use std::collections::HashSet;
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

/// The constants of the estimate, in nanoseconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Costs {
    /// Host: for each unit of the op table's cost and element (a row says nanoseconds a thousand).
    pub host_unit: f64,
    /// Host: for each byte read or written.
    pub host_byte: f64,
    /// Device: for each unit of cost and element of single and integers.
    pub device_unit: f64,
    /// Device: how much dearer doubles are there.
    pub device_double: f64,
    /// Device: for each byte read or written.
    pub device_byte: f64,
    /// Moving a byte to the device.
    pub upload_byte: f64,
    /// Moving a byte back.
    pub download_byte: f64,
    /// A dispatch.
    pub dispatch: f64,
    /// Waiting for the device once.
    pub readback: f64,
    /// Compiling a pipeline that is not there.
    pub compile: f64,
    /// A multiplication and addition of a product: host, device.
    pub fused: (f64, f64),
}

impl Default for Costs {
    /// A middling discrete device behind a browser.
    fn default() -> Costs {
        Costs {
            host_unit: 1.0e-3,
            host_byte: 0.08,
            device_unit: 1.0e-5,
            device_double: 40.0,
            device_byte: 0.004,
            upload_byte: 0.15,
            download_byte: 0.4,
            dispatch: 6_000.0,
            readback: 1_500_000.0,
            compile: 8_000_000.0,
            fused: (0.12, 0.0004),
        }
    }
}

/// What was decided, with its numbers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Decision {
    /// For each step of the plan, whether the device runs it.
    pub device: Vec<bool>,
    /// Nanoseconds on the host, everything that has to move included.
    pub host: f64,
    /// Nanoseconds on the device, likewise.
    pub on_device: f64,
    /// Why.
    pub why: String,
}

/// What the caller knows about a schedule's surroundings.
pub struct Surroundings<'a> {
    /// Whether a stored node lies on the device.
    pub on_device: &'a dyn Fn(&Node) -> bool,
    /// Whether a step can run on the device at all, and whether without compiling first.
    pub step: &'a dyn Fn(usize) -> (bool, bool),
    /// The nodes that are wanted on the host afterwards.
    pub needs: &'a Ids,
}

/// Decides for a whole schedule: everything on the host, or all that can on the device.
pub fn decide(plan: &Plan, offload: Offload, costs: &Costs, around: &Surroundings<'_>) -> Decision {
    let can: Vec<(bool, bool)> = (0..plan.steps.len()).map(around.step).collect();
    let works = |s: &Step| matches!(s, Step::Group(_) | Step::Routine { .. });
    let any = plan.steps.iter().zip(&can).any(|(s, (able, _))| works(s) && *able);
    let mut decision = Decision { device: vec![false; plan.steps.len()], ..Decision::default() };
    if offload == Offload::Never || !any {
        decision.why = if any { "offload is never".into() } else { "no device can run it".into() };
        return decision;
    }
    let (mut host, mut device) = (0.0, 0.0);
    let mut moved: Ids = HashSet::default();
    for (k, step) in plan.steps.iter().enumerate() {
        let (units, bytes, double, reads) = match step {
            Step::Group(g) => group_work(plan, &plan.groups[*g]),
            Step::Routine { routine, inputs, .. } => {
                let work = routine_work(*routine, costs);
                host += work.0;
                device += if can[k].0 { work.1 } else { work.0 };
                (0.0, 0.0, false, inputs.to_vec())
            }
            Step::Open { .. } | Step::Alias { .. } => continue,
        };
        host += units * costs.host_unit + bytes * costs.host_byte;
        let (able, ready) = can[k];
        if able {
            let dearer = if double { costs.device_double } else { 1.0 };
            device +=
                costs.dispatch + units * costs.device_unit * dearer + bytes * costs.device_byte;
            if !ready {
                let points = match step {
                    Step::Group(g) => plan.groups[*g].points() as f64,
                    _ => 1.0,
                };
                device += costs.compile * length(units / points.max(1.0), double);
            }
        } else {
            // It runs on the host, and what it reads has to come back.
            device += units * costs.host_unit
                + bytes * (costs.host_byte + costs.download_byte)
                + costs.readback;
        }
        for n in reads.iter().filter(|n| n.is_ready()) {
            if !moved.insert(n.id) {
                continue;
            }
            let bytes = (n.numel() * n.ty.bytes()) as f64;
            match (around.on_device)(n) {
                true => host += bytes * costs.download_byte,
                false => device += bytes * costs.upload_byte,
            }
        }
    }
    if moved.iter().any(|_| true) && plan_reads_device(plan, around) {
        host += costs.readback;
    }
    if !around.needs.is_empty() {
        let wanted: f64 = plan
            .groups
            .iter()
            .flat_map(|g| g.body.iter().map(|s| &s.node).chain(&g.tail))
            .filter(|n| around.needs.contains(&n.id))
            .map(|n| (n.numel() * n.ty.bytes()) as f64)
            .sum();
        device += costs.readback + wanted * costs.download_byte;
    }
    decision.host = host;
    decision.on_device = device;
    let go = offload == Offload::Always || device < host;
    decision.why = match (offload, go) {
        (Offload::Always, _) => "offload is always".into(),
        (_, true) => "the device is estimated faster".into(),
        (_, false) => "the host is estimated faster".into(),
    };
    if go {
        decision.device = plan.steps.iter().zip(&can).map(|(s, c)| works(s) && c.0).collect();
    }
    decision
}

/// How much longer than the least shader one takes to compile that does so much for each point. Soft doubles are long:
/// a sine is most of a second, and the host has answered by then.
fn length(units: f64, double: bool) -> f64 {
    1.0 + units / if double { 100.0 } else { 4000.0 }
}

fn plan_reads_device(plan: &Plan, around: &Surroundings<'_>) -> bool {
    plan.steps.iter().any(|s| match s {
        Step::Group(g) => group_work(plan, &plan.groups[*g])
            .3
            .iter()
            .any(|n| n.is_ready() && (around.on_device)(n)),
        Step::Routine { inputs, .. } => {
            inputs.iter().any(|n| n.is_ready() && (around.on_device)(n))
        }
        _ => false,
    })
}

/// Units of the op table, bytes moved, whether doubles are computed, and the arrays read.
fn group_work(plan: &Plan, group: &Group) -> (f64, f64, bool, Vec<Rc<Node>>) {
    let points = group.points() as f64;
    let trips = group.time.as_ref().map_or(1.0, |l| l.trips as f64);
    let mut units = 0.0;
    let mut double = false;
    let mut bytes = 0.0;
    let mut reads: Vec<Rc<Node>> = Vec::new();
    let mut seen: Ids = HashSet::default();
    let mut stack: Vec<Rc<Node>> = group.body.iter().map(|s| s.node.clone()).collect();
    if let Some(l) = &group.time {
        stack.extend(l.template.iter().cloned());
    }
    if group.stage != Stage::Finish {
        stack.extend(group.folds.iter().flat_map(|f| f.inputs()));
    }
    for s in &group.body {
        bytes += (s.node.numel() * s.node.ty.bytes()) as f64;
    }
    while let Some(n) = stack.pop() {
        if !seen.insert(n.id) {
            continue;
        }
        if n.is_ready() || stored_elsewhere(plan, group, &n) {
            bytes += (n.numel() as f64).min(points * trips) * n.ty.bytes() as f64;
            reads.push(n);
            continue;
        }
        if let Kind::Op { operand, .. } = n.kind {
            double |= wide(operand);
        }
        double |= wide(n.ty) && matches!(n.kind, Kind::Random { .. });
        units += f64::from(cost_of(&n)) * if n.shape.is_scalar() { 1.0 } else { points * trips };
        stack.extend(n.inputs());
    }
    (units + group.folds.len() as f64 * points * 400.0, bytes, double, reads)
}

fn stored_elsewhere(plan: &Plan, group: &Group, n: &Node) -> bool {
    use super::Home;
    match plan.homes.get(&n.id) {
        None | Some(Home::Parts(_)) => false,
        Some(Home::Body(_)) => !group.body.iter().any(|s| s.node.id == n.id),
        Some(_) => true,
    }
}

fn wide(ty: ElemType) -> bool {
    ty.class == Class::Double
}

fn routine_work(routine: Routine, costs: &Costs) -> (f64, f64) {
    match routine {
        Routine::MatMul(m) => {
            let n = f64::from(m.m) * f64::from(m.n) * f64::from(m.k) * f64::from(m.batch);
            let dearer = if wide(m.ty) { costs.device_double } else { 1.0 };
            (n * costs.fused.0, n * costs.fused.1 * dearer + costs.dispatch)
        }
        Routine::Scan { ty, lanes, .. } => {
            let n = f64::from(lanes.inner) * f64::from(lanes.len) * f64::from(lanes.outer);
            let dearer = if wide(ty) { costs.device_double } else { 1.0 };
            (n * 1.0, n * 0.02 * dearer.min(20.0) + 3.0 * costs.dispatch)
        }
        Routine::Sort { lanes, .. } => {
            let n = f64::from(lanes.inner) * f64::from(lanes.len) * f64::from(lanes.outer);
            (n * 60.0, n * 0.5 + 16.0 * costs.dispatch)
        }
    }
}
