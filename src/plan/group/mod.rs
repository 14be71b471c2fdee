//! Nodes to groups: the rules that the head of `plan` states. Must not know Kernels.

mod choice;
mod cone;
mod fold;
mod looped;
mod order;
mod store;

pub(super) use cone::cost_of;

use super::{Bounds, GroupId, Home, Plan, Step, roll};
use crate::graph::{ById, Ids, Kind, Node, NodeId, Region};
use crate::routine::Routine;
use cone::{Cone, text_of};
use smallvec::SmallVec;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

/// A held node of at most this many nodes without any array behind it is made again rather than stored.
const TRIVIAL: usize = 6;

/// A schedule that gives these nodes their elements. `also` are nodes that must be stored on the way.
pub fn plan(roots: &[Rc<Node>], also: &Ids, bounds: Bounds) -> Plan {
    let first = Planner::run(roots, also, bounds);
    let expensive = first.computed_twice();
    if expensive.is_empty() {
        return first.plan;
    }
    // Storing what is expensive and used in several groups changes who can join whom: once more, with that.
    let also: Ids = also.union(&expensive).copied().collect();
    Planner::run(roots, &also, bounds).plan
}

struct Planner {
    bounds: Bounds,
    plan: Plan,
    /// Nodes whose elements must lie somewhere afterwards.
    wanted: Ids,
    nodes: Vec<Rc<Node>>,
    cones: ById<Cone>,
    /// The rank from which on a made node can be read.
    ready_at: ById<u32>,
    /// Steps that are no groups, by rank.
    other: Vec<(u32, Step)>,
    /// Groups by extents, newest last.
    spaces: HashMap<SmallVec<[usize; 4]>, Vec<GroupId>>,
    /// Where a reshape's elements really lie.
    alias: ById<Rc<Node>>,
    routines: HashMap<(Routine, SmallVec<[NodeId; 2]>), usize>,
    consumers: ById<u32>,
    /// What is shown at other places than are then assigned to.
    shown_elsewhere: Ids,
    by_id: ById<Rc<Node>>,
    /// The length of the text of each node whose text is long.
    texts: ById<u32>,
    /// Numbers made of parts that are stored last.
    deferred: Vec<Rc<Node>>,
}

impl Planner {
    fn run(roots: &[Rc<Node>], also: &Ids, bounds: Bounds) -> Planner {
        let nodes = collect(roots);
        let mut wanted: Ids = roots.iter().map(|n| n.id).collect();
        wanted.extend(also);
        let mut consumers: ById<u32> = HashMap::default();
        for n in &nodes {
            for i in n.inputs() {
                *consumers.entry(i.id).or_default() += 1;
            }
        }
        let mut p = Planner {
            bounds,
            plan: Plan::default(),
            wanted,
            nodes: nodes.clone(),
            cones: HashMap::default(),
            ready_at: HashMap::default(),
            other: Vec::new(),
            spaces: HashMap::default(),
            alias: HashMap::default(),
            routines: HashMap::default(),
            consumers,
            shown_elsewhere: Planner::shown_elsewhere(&nodes),
            deferred: Vec::new(),
            texts: nodes.iter().map(|n| (n.id, text_of(n))).filter(|(_, t)| *t > 0).collect(),
            by_id: nodes.iter().map(|n| (n.id, n.clone())).collect(),
        };
        p.want_what_is_kept();
        let work: Vec<Rc<Node>> = nodes.iter().filter(|n| !n.is_free()).cloned().collect();
        let loops = roll::find(&work, &p.wanted, &p.bounds);
        p.plan.numbers = loops.iter().flat_map(|(_, l)| l.numbers.iter().cloned()).collect();
        let mut loops = loops.into_iter().peekable();
        let mut k = 0;
        while k < work.len() {
            match loops.next_if(|(at, _)| *at == k) {
                Some((_, l)) => {
                    let end = k + l.trips * l.template.len();
                    p.place_loop(l, &work[k..end]);
                    k = end;
                }
                None => {
                    p.place(&work[k]);
                    k += 1;
                }
            }
        }
        p.store_deferred();
        for n in roots.iter().filter(|n| matches!(n.kind, Kind::Coord(_))) {
            p.cones.insert(n.id, Cone::default());
            p.store(n);
        }
        p.schedule();
        p
    }

    /// What programs hold is stored when it is computed anyway, unless it is made again for nothing.
    fn want_what_is_kept(&mut self) {
        let mut plain: ById<usize> = HashMap::default();
        for n in self.nodes.clone() {
            let made_of_nothing = matches!(
                n.kind,
                Kind::Scalar(_)
                    | Kind::Coord(_)
                    | Kind::Op { .. }
                    | Kind::Cast
                    | Kind::View(_)
                    | Kind::Reshape
            );
            let size = n
                .inputs()
                .iter()
                .map(|i| {
                    if i.is_ready() {
                        usize::MAX
                    } else {
                        plain.get(&i.id).copied().unwrap_or(usize::MAX)
                    }
                })
                .fold(1usize, usize::saturating_add);
            if made_of_nothing && size <= TRIVIAL {
                plain.insert(n.id, size);
            } else if n.is_held() {
                self.wanted.insert(n.id);
            }
        }
    }

    fn place(&mut self, n: &Rc<Node>) {
        match &n.kind {
            Kind::Reduce { op, dims } => self.place_fold(n, *op, *dims),
            Kind::Routine(routine, output) => self.place_routine(n, *routine, *output),
            Kind::Assign(region) => self.place_assign(n, region.clone()),
            Kind::Cat(dim) => self.place_cat(n, *dim),
            Kind::Reshape => {
                let from = &n.inputs()[0];
                if self.wanted.contains(&n.id) {
                    self.want(from);
                    let of = self.storage_of(from);
                    let rank = self.rank_after(&of);
                    self.other.push((rank, Step::Alias { node: n.clone(), of: of.clone() }));
                    self.made(n, rank);
                } else {
                    self.fuse(n);
                }
            }
            Kind::Gather => {
                let from = n.inputs()[0].clone();
                self.want(&from);
                self.fuse(n);
                self.store_if_wanted(n);
            }
            _ => {
                self.fuse(n);
                if !self.join_tail(n) {
                    self.store_if_wanted(n);
                }
            }
        }
    }

    fn store_if_wanted(&mut self, n: &Rc<Node>) {
        if !self.wanted.contains(&n.id) {
            return;
        }
        // A number made of parts is finished by every reader for itself; whoever wants to keep such
        // numbers gets them all from one group at the end, and nobody waits for it.
        let of_parts = |c: &Cone| {
            c.waits.iter().any(|w| matches!(self.plan.homes.get(&w.node), Some(Home::Parts(_))))
        };
        if n.shape.is_scalar() && self.cones.get(&n.id).is_some_and(of_parts) {
            self.deferred.push(n.clone());
        } else {
            self.store(n);
        }
    }

    fn store_deferred(&mut self) {
        let mut deferred = std::mem::take(&mut self.deferred);
        deferred.sort_by_key(|n| {
            std::cmp::Reverse(self.cones.get(&n.id).map_or(0, |c| self.rank_of(c)))
        });
        for n in deferred {
            self.store(&n);
        }
    }

    fn place_routine(&mut self, n: &Rc<Node>, routine: Routine, output: u8) {
        let mut rank = 0;
        let mut inputs: SmallVec<[Rc<Node>; 2]> = SmallVec::new();
        for i in n.inputs() {
            self.want(&i);
            let stored = self.storage_of(&i);
            rank = rank.max(self.rank_after(&stored));
            inputs.push(stored);
        }
        let key = (routine, inputs.iter().map(|i| i.id).collect());
        let at = *self.routines.entry(key).or_insert_with(|| {
            let outputs = routine.outputs().iter().map(|_| None).collect();
            self.other.push((rank, Step::Routine { routine, inputs, outputs }));
            self.other.len() - 1
        });
        let rank = self.other[at].0;
        if let Step::Routine { outputs, .. } = &mut self.other[at].1
            && let Some(place) = outputs.get_mut(output as usize)
        {
            match place {
                // The same elements under another shape (sums along a column and along its transpose) are another node's
                // already.
                Some(of) => {
                    let of = of.clone();
                    self.other.push((rank + 1, Step::Alias { node: n.clone(), of }));
                }
                None => *place = Some(n.clone()),
            }
        }
        self.made(n, rank + 1);
    }

    fn place_assign(&mut self, n: &Rc<Node>, region: Region) {
        if self.chooses_assigned(n, &region) {
            self.fuse(n);
            return self.store_if_wanted(n);
        }
        let inputs = n.inputs();
        let (base, value) = (inputs[0].clone(), inputs[1].clone());
        self.want(&base);
        let base = self.storage_of(&base);
        let open = self.rank_after(&base);
        let rank = self.store_into(&value, n, region, open);
        self.other.push((rank - 1, Step::Open { node: n.clone(), base: Some(base) }));
        self.made(n, rank);
    }

    fn place_cat(&mut self, n: &Rc<Node>, dim: u8) {
        if self.chooses_joined(n) {
            self.fuse(n);
            return self.store_if_wanted(n);
        }
        self.other.push((0, Step::Open { node: n.clone(), base: None }));
        let (mut at, mut rank) = (0, 0);
        for part in n.inputs() {
            let region: Region = (0..n.shape.ndims().max(dim as usize + 1))
                .map(|k| crate::graph::Stretch {
                    start: if k == dim as usize { at } else { 0 },
                    step: 1,
                    count: part.shape.dim(k),
                })
                .collect();
            at += part.shape.dim(dim as usize);
            rank = rank.max(self.store_into(&part, n, region, 0));
        }
        self.made(n, rank);
    }
}

/// The pending nodes that these are made of, oldest first.
fn collect(roots: &[Rc<Node>]) -> Vec<Rc<Node>> {
    let mut all: BTreeMap<NodeId, Rc<Node>> = BTreeMap::new();
    let mut stack: Vec<Rc<Node>> = roots.to_vec();
    while let Some(n) = stack.pop() {
        if n.is_ready() || all.contains_key(&n.id) {
            continue;
        }
        stack.extend(n.inputs());
        all.insert(n.id, n);
    }
    all.into_values().collect()
}
