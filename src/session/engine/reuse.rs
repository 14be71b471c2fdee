//! Plans that were made before: a flush that is like an earlier one takes its schedule and Kernels, with its own
//! nodes and numbers in them. Must not know how plans are made.

use super::Prepared;
use crate::graph::{Flush, FlushKey, FxHasher, Kind, Node, Number, Place};
use crate::kernel::lower::Lowered;
use crate::op::Costs;
use crate::plan::{Bounds, Decision, Offload, Plan, Rent, Step};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::hash::BuildHasherDefault;
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
    kept: HashMap<FlushKey, Vec<Kept>, BuildHasherDefault<FxHasher>>,
    settings: Option<Settings>,
    nodes: usize,
    clock: u64,
}

/// A plan with places for nodes.
pub(super) struct Kept {
    /// Numbers that the plan hangs on.
    numbers: Vec<(Place, Number)>,
    steps: Vec<Step<Place>>,
    lowered: Vec<Lowered<Place>>,
    decision: Decision,
    /// What it loses by where arrays lie.
    rents: Vec<Rent<Place>>,
    stored: Rc<[bool]>,
    /// Nodes that the flush does not show, which have the places behind those that it shows.
    hidden: Vec<(usize, u32)>,
    used: Cell<u64>,
}

impl Plans {
    /// Forgets all: the device is another.
    pub(super) fn forget(&mut self) {
        self.kept.clear();
        self.nodes = 0;
    }

    /// The plan of an earlier flush of this key.
    pub(super) fn find(
        &mut self,
        settings: Settings,
        key: &FlushKey,
        flush: &Flush,
    ) -> Option<&Kept> {
        if self.settings != Some(settings) {
            self.forget();
            self.settings = Some(settings);
        }
        self.clock += 1;
        let alike = self.kept.get_mut(key)?;
        let at = alike.iter().position(|k| k.fits(flush))?;
        if alike[at].pay(flush) {
            // Another place is better now.
            alike.swap_remove(at);
            self.nodes -= key.weight();
            return None;
        }
        let kept = &alike[at];
        kept.used.set(self.clock);
        Some(kept)
    }

    /// Keeps a plan for flushes of this key.
    pub(super) fn keep(&mut self, key: FlushKey, prepared: &Prepared, flush: &Flush) {
        let Some(kept) = Kept::of(prepared, flush, self.clock) else { return };
        self.nodes += key.weight();
        if self.nodes > MOST_NODES {
            self.forget_old();
        }
        self.kept.entry(key).or_default().push(kept);
    }

    fn forget_old(&mut self) {
        let mut ages: Vec<u64> = self.kept.values().flatten().map(|k| k.used.get()).collect();
        ages.sort_unstable();
        let middle = ages.get(ages.len() / 2).copied().unwrap_or(0);
        self.kept.retain(|_, alike| {
            alike.retain(|k| k.used.get() > middle);
            !alike.is_empty()
        });
        self.nodes = self.kept.iter().map(|(key, alike)| key.weight() * alike.len()).sum();
    }
}

impl Kept {
    fn of(prepared: &Prepared, flush: &Flush, now: u64) -> Option<Kept> {
        let missing = Cell::new(false);
        let hidden: RefCell<Vec<(usize, u32)>> = RefCell::default();
        let place = |n: &Rc<Node>| {
            if let Some(place) = flush.any_place(n.id) {
                return place;
            }
            let part = flush.part(n.id).unwrap_or_else(|| {
                missing.set(true);
                (0, 0)
            });
            let mut hidden = hidden.borrow_mut();
            let at = hidden.iter().position(|h| *h == part).unwrap_or_else(|| {
                hidden.push(part);
                hidden.len() - 1
            });
            (flush.nodes.len() + at) as Place
        };
        let steps = prepared.plan.steps.iter().map(|s| s.map(&place)).collect();
        let tables = prepared.lowered.iter().flat_map(|l| &l.tables);
        let numbers = prepared.plan.numbers.iter().chain(tables);
        let numbers = numbers.filter_map(|n| match n.kind {
            Kind::Scalar(number) => Some((place(n), number)),
            _ => None,
        });
        let numbers = numbers.collect();
        let lowered = prepared.lowered.iter().map(|l| l.untabled().map(&place)).collect();
        let nodes = &flush.nodes[..flush.pending];
        let stored = nodes.iter().map(|n| prepared.stores(n.id)).collect();
        let rent = |r: &Rent| {
            let Rent { of, loss, price } = *r;
            flush.any_place(of).map(|of| Rent { of, loss, price })
        };
        let kept = Kept {
            numbers,
            steps,
            lowered,
            rents: prepared.decision.rents.iter().filter_map(rent).collect(),
            decision: Decision { rents: Vec::new(), ..prepared.decision.clone() },
            stored,
            hidden: hidden.into_inner(),
            used: Cell::new(now),
        };
        (!missing.get()).then_some(kept)
    }

    /// Whether the numbers are those that it hangs on.
    fn fits(&self, flush: &Flush) -> bool {
        let same = |(place, number): &(Place, Number)| match flush.nodes.get(*place as usize) {
            Some(node) => node.kind == Kind::Scalar(*number),
            None => {
                let hidden = self.hidden[*place as usize - flush.nodes.len()];
                flush.number_of_part(hidden) == Some(*number)
            }
        };
        self.numbers.iter().all(same)
    }

    /// Adds what it loses by where arrays lie to what was lost before; whether one of them is to lie elsewhere now.
    fn pay(&self, flush: &Flush) -> bool {
        self.rents.iter().fold(false, |paid, rent| {
            let node = &flush.nodes[rent.of as usize];
            node.pay_rent(rent.loss);
            paid || node.rent() >= rent.price
        })
    }

    /// The plan of this flush.
    pub(super) fn bind(&self, flush: Flush) -> Prepared {
        let hidden: Vec<Rc<Node>> =
            self.hidden.iter().map(|&part| flush.node_of_part(part)).collect();
        let node = |place: &Place| match flush.nodes.get(*place as usize) {
            Some(node) => node.clone(),
            None => hidden[*place as usize - flush.nodes.len()].clone(),
        };
        let steps = self.steps.iter().map(|s| s.map(&node)).collect();
        let mut lowered: Vec<Lowered> = self.lowered.iter().map(|l| l.map(&node)).collect();
        lowered.iter_mut().for_each(Lowered::refresh);
        Prepared {
            plan: Plan { steps, ..Plan::default() },
            lowered,
            decision: self.decision.clone(),
            stored: self.stored.clone(),
            flush,
            fresh: false,
        }
    }
}
