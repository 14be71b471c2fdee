//! Plans that were made before: a flush that is like an earlier one takes its schedule and Kernels, with its own
//! nodes and numbers in them. Must not know how plans are made.

use super::Prepared;
use crate::graph::{Drawing, Kind, Node, Number, Place, Skeleton};
use crate::kernel::lower::Lowered;
use crate::plan::{Bounds, Costs, Decision, Offload, Plan, Step};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

/// Nodes in the plans that are kept.
const MOST_NODES: usize = 200_000;

/// What decides a plan besides the graph.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Settings {
    pub(super) bounds: Bounds,
    pub(super) costs: Costs,
    pub(super) offload: Offload,
}

/// The plans that are kept.
#[derive(Default)]
pub(super) struct Plans {
    kept: HashMap<u64, Vec<Kept>>,
    settings: Option<Settings>,
    nodes: usize,
    clock: u64,
}

struct Kept {
    skeleton: Skeleton,
    /// Numbers that the plan hangs on.
    numbers: Vec<(Place, Number)>,
    steps: Vec<Step<Place>>,
    lowered: Vec<Lowered<Place>>,
    decision: Decision,
    stored: Rc<[bool]>,
    /// Nodes that the drawing does not show, which have the places behind those that it shows.
    hidden: Vec<(usize, u32)>,
    used: Cell<u64>,
}

impl Plans {
    /// Forgets all: the device is another.
    pub(super) fn forget(&mut self) {
        self.kept.clear();
        self.nodes = 0;
    }

    /// The plan of an earlier flush that was like this one.
    pub(super) fn find(
        &mut self,
        settings: Settings,
        drawing: Drawing,
        roots: &[Rc<Node>],
    ) -> Result<Prepared, Box<Drawing>> {
        if self.settings != Some(settings) {
            self.forget();
            self.settings = Some(settings);
        }
        self.clock += 1;
        let alike = self.kept.get(&drawing.hash()).into_iter().flatten();
        match alike.into_iter().find(|k| k.fits(&drawing, roots)) {
            Some(kept) => {
                kept.used.set(self.clock);
                Ok(kept.bind(drawing))
            }
            None => Err(Box::new(drawing)),
        }
    }

    /// Keeps a plan for flushes that will be drawn like this one.
    pub(super) fn keep(&mut self, prepared: &Prepared, drawing: &Drawing, skeleton: Skeleton) {
        let Some(kept) = Kept::of(prepared, drawing, skeleton, self.clock) else { return };
        self.nodes += kept.skeleton.len();
        if self.nodes > MOST_NODES {
            self.forget_old();
        }
        self.kept.entry(drawing.hash()).or_default().push(kept);
    }

    fn forget_old(&mut self) {
        let mut ages: Vec<u64> = self.kept.values().flatten().map(|k| k.used.get()).collect();
        ages.sort_unstable();
        let middle = ages.get(ages.len() / 2).copied().unwrap_or(0);
        self.kept.retain(|_, alike| {
            alike.retain(|k| k.used.get() > middle);
            !alike.is_empty()
        });
        self.nodes = self.kept.values().flatten().map(|k| k.skeleton.len()).sum();
    }
}

impl Kept {
    fn of(prepared: &Prepared, drawing: &Drawing, skeleton: Skeleton, now: u64) -> Option<Kept> {
        let missing = Cell::new(false);
        let hidden: RefCell<Vec<(usize, u32)>> = RefCell::default();
        let place = |n: &Rc<Node>| {
            if let Some(place) = drawing.any_place(n.id) {
                return place;
            }
            let part = drawing.part(n.id).unwrap_or_else(|| {
                missing.set(true);
                (0, 0)
            });
            let mut hidden = hidden.borrow_mut();
            let at = hidden.iter().position(|h| *h == part).unwrap_or_else(|| {
                hidden.push(part);
                hidden.len() - 1
            });
            (drawing.nodes.len() + at) as Place
        };
        let steps = prepared.plan.steps.iter().map(|s| s.map(&place)).collect();
        let tables = prepared.lowered.iter().flat_map(|l| &l.tables);
        // Those that the drawing does not show are its patterns' own.
        let shown =
            |n: &&Rc<Node>| drawing.any_place(n.id).is_some() || drawing.part(n.id).is_none();
        let numbers = prepared.plan.numbers.iter().chain(tables).filter(shown);
        let numbers = numbers.filter_map(|n| match n.kind {
            Kind::Scalar(number) => Some((place(n), number)),
            _ => None,
        });
        let numbers = numbers.collect();
        let lowered = prepared.lowered.iter().map(|l| l.untabled().map(&place)).collect();
        let nodes = &drawing.nodes[..drawing.pending];
        let stored = nodes.iter().map(|n| prepared.stores(n.id)).collect();
        let kept = Kept {
            skeleton,
            numbers,
            steps,
            lowered,
            decision: prepared.decision.clone(),
            stored,
            hidden: hidden.into_inner(),
            used: Cell::new(now),
        };
        (!missing.get()).then_some(kept)
    }

    fn fits(&self, drawing: &Drawing, roots: &[Rc<Node>]) -> bool {
        let same = |(place, number): &(Place, Number)| {
            drawing.nodes[*place as usize].kind == Kind::Scalar(*number)
        };
        self.skeleton.fits(drawing, roots) && self.numbers.iter().all(same)
    }

    fn bind(&self, drawing: Drawing) -> Prepared {
        let hidden: Vec<Rc<Node>> =
            self.hidden.iter().map(|&part| drawing.node_of_part(part)).collect();
        let node = |place: &Place| match drawing.nodes.get(*place as usize) {
            Some(node) => node.clone(),
            None => hidden[*place as usize - drawing.nodes.len()].clone(),
        };
        let steps = self.steps.iter().map(|s| s.map(&node)).collect();
        let mut lowered: Vec<Lowered> = self.lowered.iter().map(|l| l.map(&node)).collect();
        lowered.iter_mut().for_each(Lowered::refresh);
        Prepared {
            plan: Plan { steps, ..Plan::default() },
            lowered,
            decision: self.decision.clone(),
            stored: self.stored.clone(),
            drawing,
        }
    }
}
