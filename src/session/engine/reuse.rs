//! Plans that were made before: a flush that is like an earlier one takes its schedule and Kernels, with its own
//! nodes and numbers in them. Must not know how plans are made.

use super::Prepared;
use crate::graph::{Drawing, Kind, Node, Number, Place, Skeleton};
use crate::kernel::lower::Lowered;
use crate::plan::{Bounds, Costs, Decision, Offload, Plan, Step};
use std::cell::Cell;
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

    /// Keeps a plan for flushes that will be like this one.
    pub(super) fn keep(&mut self, prepared: &Prepared, roots: &[Rc<Node>]) {
        let Some(kept) = Kept::of(prepared, roots, self.clock) else { return };
        self.nodes += kept.skeleton.len();
        if self.nodes > MOST_NODES {
            self.forget_old();
        }
        self.kept.entry(prepared.drawing.hash()).or_default().push(kept);
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
    fn of(prepared: &Prepared, roots: &[Rc<Node>], now: u64) -> Option<Kept> {
        let drawing = &prepared.drawing;
        let missing = Cell::new(false);
        let place = |n: &Rc<Node>| {
            drawing.any_place(n.id).unwrap_or_else(|| {
                missing.set(true);
                0
            })
        };
        let steps = prepared.plan.steps.iter().map(|s| s.map(&place)).collect();
        let lowered: Vec<Lowered<Place>> = prepared.lowered.iter().map(|l| l.map(&place)).collect();
        let tables = prepared.lowered.iter().flat_map(|l| &l.tables);
        let numbers = prepared.plan.numbers.iter().chain(tables).filter_map(|n| match n.kind {
            Kind::Scalar(number) => Some((place(n), number)),
            _ => None,
        });
        let numbers = numbers.collect();
        let kept = Kept {
            skeleton: drawing.skeleton(roots),
            numbers,
            steps,
            lowered,
            decision: prepared.decision.clone(),
            stored: prepared.stored.clone(),
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
        let node = |place: &Place| drawing.nodes[*place as usize].clone();
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
