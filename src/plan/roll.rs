//! Loops: repeated steps of elementwise work, found in what was captured, as one body that runs again
//! and again. Must not know how a loop runs.
//!
//! Nodes in the order of capture that repeat with a period, each doing what its predecessor one
//! period before did, are the steps of a loop. What may differ between steps: numbers from the host, the
//! places that slices begin at, the counters of random draws. What a step may use: values of its own,
//! values of the step before (carried), and what does not change. Values of inner steps that anybody
//! else wants end the loop there.

use super::Bounds;
use crate::graph::{ById, Ids, Kind, Node, Number};
use crate::value::{Scalar, Shape};
use smallvec::SmallVec;
use std::cell::RefCell;
use std::rc::Rc;

/// The longest period looked for.
const LONGEST: usize = 160;
/// How many periods are looked at closely at one place.
const TRIES: usize = 6;

/// Repeated steps as one body.
#[derive(Debug, Clone)]
pub struct Loop {
    /// The nodes of the first step, in order: what the body is like.
    pub template: Vec<Rc<Node>>,
    /// The nodes of the last step: whose values are those after the loop.
    pub last: Vec<Rc<Node>>,
    /// How many steps.
    pub trips: usize,
    /// Where each operand of each template node comes from.
    pub roles: Vec<SmallVec<[Role; 3]>>,
    /// For each template node, how much its offsets (a slice, one a dimension; an assignment, likewise) or its
    /// counter go on from step to step.
    pub advance: Vec<SmallVec<[i64; 4]>>,
    /// The nodes of the numbers that differ from step to step, or are the same number and not the same node.
    pub numbers: Vec<Rc<Node>>,
}

/// Where an operand of a step comes from.
#[derive(Debug, Clone)]
pub enum Role {
    /// Position in the same step.
    Inner(usize),
    /// Position in the step before; before the first step it is the template's own operand.
    Carried(usize),
    /// The template's own operand, the same in all steps.
    Fixed,
    /// A number for each step.
    Numbers(Sequence),
}

/// Numbers from the host, one a step.
#[derive(Debug, Clone)]
pub enum Sequence {
    /// `first + k * step` in double arithmetic, exactly.
    Steady {
        /// The first.
        first: f64,
        /// From one to the next.
        step: f64,
    },
    /// Any.
    Table(Vec<Scalar>),
}

impl Loop {
    /// How many of its operands are tables of numbers.
    pub fn tables(&self) -> usize {
        let table = |r: &&Role| matches!(r, Role::Numbers(Sequence::Table(_)));
        self.roles.iter().flatten().filter(table).count()
    }

    /// The loop without its last step, where several are left; `steps` are the nodes of these.
    pub fn without_last(&self, steps: &[Rc<Node>]) -> Option<Loop> {
        let trips = self.trips - 1;
        if trips < 2 {
            return None;
        }
        let mut shorter = self.clone();
        shorter.trips = trips;
        shorter.last = steps[steps.len() - self.template.len()..].to_vec();
        for role in shorter.roles.iter_mut().flatten() {
            if let Role::Numbers(Sequence::Table(all)) = role {
                all.truncate(trips);
            }
        }
        Some(shorter)
    }

    /// The places in the step of the values that are carried but not written into an array, each once.
    pub fn carried(&self) -> Vec<usize> {
        let mut carried: Vec<usize> = Vec::new();
        for role in self.roles.iter().flatten() {
            if let Role::Carried(q) = role
                && !carried.contains(q)
                && !matches!(self.template[*q].kind, Kind::Assign(_))
            {
                carried.push(*q);
            }
        }
        carried
    }
}

/// Steps that are a loop, be they ever so long.
const FEW: usize = 3;

/// Finds loops among nodes in order of capture. `kept` are the nodes that are stored whatever happens.
pub(super) fn find(nodes: &[Rc<Node>], kept: &Ids, bounds: &Bounds) -> Vec<(usize, Loop)> {
    let mut found = Vec::new();
    if nodes.len() < 2 * FEW {
        return found;
    }
    let search = Search::new(nodes, kept, bounds);
    let mut i = 0;
    while i + FEW < nodes.len() {
        match search.at(i) {
            Some((period, l)) => {
                let (first, l) = search.later(i, period, &l).unwrap_or((i, l));
                let end = first + period * l.trips;
                found.push((first, l));
                i = end;
            }
            None => i += 1,
        }
    }
    found
}

struct Search<'a> {
    nodes: &'a [Rc<Node>],
    kept: &'a Ids,
    bounds: &'a Bounds,
    likeness: Vec<u64>,
    position: ById<usize>,
    /// The last position that uses each position's value.
    last_use: Vec<usize>,
    /// For each period, the last stretch that was looked at in which each node is like the one a period before: the first position
    /// that was asked about, and the end. What is asked about within it ends there too.
    stretches: RefCell<Vec<(usize, usize)>>,
}

impl<'a> Search<'a> {
    fn new(nodes: &'a [Rc<Node>], kept: &'a Ids, bounds: &'a Bounds) -> Search<'a> {
        let position: ById<usize> = nodes.iter().enumerate().map(|(p, n)| (n.id, p)).collect();
        let mut last_use: Vec<usize> = (0..nodes.len()).collect();
        for (p, n) in nodes.iter().enumerate() {
            for i in n.inputs() {
                if let Some(&q) = position.get(&i.id) {
                    last_use[q] = p;
                }
            }
        }
        let likeness = nodes.iter().map(|n| likeness(n)).collect();
        let stretches = RefCell::new(vec![(0, 0); LONGEST + 1]);
        Search { nodes, kept, bounds, likeness, position, last_use, stretches }
    }

    /// As few steps of that length are a loop: fewer where as many as usual are more than one Kernel has without one.
    fn least(&self, period: usize) -> usize {
        match period * self.bounds.steps > self.bounds.nodes {
            true => self.bounds.steps.min(FEW),
            false => self.bounds.steps,
        }
    }

    fn at(&self, i: usize) -> Option<(usize, Loop)> {
        if self.likeness[i] == 0 {
            return None;
        }
        let end = (i + LONGEST).min(self.nodes.len() - 1);
        // Many nodes of a step may be alike: what counts are the periods after which all of it comes again.
        (i + 1..=end)
            .filter(|&j| self.likeness[j] == self.likeness[i])
            .map(|j| (j - i, self.alike(i, j - i)))
            .filter(|&(period, steps)| steps >= self.least(period))
            .take(TRIES)
            .find_map(|(period, steps)| Some((period, self.of_period(i, period, steps)?)))
    }

    /// The loop of steps of that length, of which so many look alike.
    fn of_period(&self, i: usize, period: usize, steps: usize) -> Option<Loop> {
        let l = self.agree(i, period, steps)?;
        (l.trips >= self.least(period)).then_some(l)
    }

    /// The same steps from a later beginning that carries less: what comes before the first may look like the end of one,
    /// as `100 * ones(n, 1)` does before steps that end in a product.
    fn later(&self, i: usize, period: usize, l: &Loop) -> Option<(usize, Loop)> {
        let carried = l.carried().len();
        let beginnings = i + 1..if carried > 1 { i + period } else { i };
        beginnings
            .filter_map(|j| {
                let steps =
                    Some(self.alike(j, period)).filter(|&steps| steps >= self.least(period))?;
                Some((j, self.of_period(j, period, steps)?))
            })
            .find(|(_, other)| other.carried().len() < carried && other.trips + 1 >= l.trips)
    }

    /// How many whole steps look alike.
    fn alike(&self, i: usize, period: usize) -> usize {
        let h = &self.likeness;
        let stretch = &mut self.stretches.borrow_mut()[period];
        if i < stretch.0 || i + period > stretch.1 {
            let mut end = i + period;
            while end < h.len() && h[end] != 0 && h[end] == h[end - period] {
                end += 1;
            }
            *stretch = (i, end);
        }
        if h[i..i + period].contains(&0) { 0 } else { (stretch.1 - i) / period }
    }

    /// The loop of as many of these steps as agree.
    fn agree(&self, i: usize, period: usize, steps: usize) -> Option<Loop> {
        let shape = &self.nodes[i..i + period].iter().find(|n| !is_place(n))?.shape;
        if self.nodes[i..i + period].iter().any(|n| !over(n, shape)) {
            return None;
        }
        let mut roles = Vec::with_capacity(period);
        for k in 0..period {
            roles.push(self.roles_of(i, period, k)?);
        }
        if (0..period).any(|k| self.looks_elsewhere(i, k, &roles[k])) {
            return None;
        }
        let advance: Vec<SmallVec<[i64; 4]>> = (0..period)
            .map(|k| between(&self.nodes[i + k], &self.nodes[i + period + k]))
            .collect::<Option<_>>()?;
        let mut trips = 1;
        while trips < steps
            && self.closed(i, period, trips - 1)
            && (0..period).all(|k| self.same_step(i, period, trips, k, &roles[k], &advance[k]))
        {
            trips += 1;
        }
        if trips < self.least(period) {
            return None;
        }
        let mut numbers = Vec::new();
        for (k, operands) in roles.iter_mut().enumerate() {
            for (slot, role) in operands.iter_mut().enumerate() {
                let steps = (0..trips).map(|step| &self.nodes[i + step * period + k]);
                match role {
                    Role::Numbers(_) => {
                        numbers.extend(steps.filter_map(|n| n.input(slot)));
                        *role = self.numbers(i, period, trips, k, slot)?;
                    }
                    // One number, of several nodes.
                    Role::Fixed => {
                        let mut last = self.nodes[i + k].input(slot);
                        for input in steps.filter_map(|n| n.input(slot)) {
                            if last.as_ref().is_some_and(|last| !Rc::ptr_eq(last, &input)) {
                                numbers.extend(last.replace(input));
                                numbers.extend(last.clone());
                            }
                        }
                    }
                    Role::Inner(_) | Role::Carried(_) => {}
                }
            }
        }
        // A slice that moves must look at something that stays.
        for (k, moves) in advance.iter().enumerate() {
            let n = &self.nodes[i + k];
            let moving = moves.iter().any(|&d| d != 0);
            if moving && matches!(n.kind, Kind::View(_)) && !matches!(roles[k][0], Role::Fixed) {
                return None;
            }
        }
        let last = i + period * (trips - 1);
        Some(Loop {
            template: self.nodes[i..i + period].to_vec(),
            last: self.nodes[last..last + period].to_vec(),
            trips,
            roles,
            advance,
            numbers,
        })
    }

    /// Whether a node sees other elements of what changes than its own: a slice of it (but of one number), or an array
    /// that is assigned to, as a whole. The steps of a loop run for each element by itself. An array is assigned to once a
    /// step: it is what the step before left.
    fn looks_elsewhere(&self, i: usize, k: usize, roles: &[Role]) -> bool {
        let node = &self.nodes[i + k];
        let assigns = is_place(node);
        roles.iter().enumerate().any(|(slot, role)| {
            let (Role::Inner(q) | Role::Carried(q)) = role else { return false };
            let changes = &self.nodes[i + q];
            let slice = matches!(node.kind, Kind::View(_)) && changes.numel() != 1;
            let own = assigns && slot == 0 && matches!(role, Role::Carried(q) if *q == k);
            slice || is_place(changes) && !own
        })
    }

    /// Whether nobody but the next step uses values of this one.
    fn closed(&self, i: usize, period: usize, step: usize) -> bool {
        let start = i + period * step;
        (start..start + period).all(|p| {
            !self.kept.contains(&self.nodes[p].id) && self.last_use[p] < start + 2 * period
        })
    }

    /// The roles of a node's operands, judged by steps 0 and 1.
    fn roles_of(&self, i: usize, period: usize, k: usize) -> Option<SmallVec<[Role; 3]>> {
        let (first, second) = (&self.nodes[i + k], &self.nodes[i + period + k]);
        let (a, b) = (first.inputs(), second.inputs());
        if a.len() != b.len() {
            return None;
        }
        a.iter()
            .zip(&b)
            .map(|(x, y)| match (self.position.get(&x.id), self.position.get(&y.id)) {
                (_, Some(&q)) if q >= i + period && q < i + 2 * period => {
                    let inner = q - i - period;
                    (self.position.get(&x.id) == Some(&(i + inner))).then_some(Role::Inner(inner))
                }
                (_, Some(&q)) if q >= i && q < i + period => Some(Role::Carried(q - i)),
                _ if Rc::ptr_eq(x, y) => Some(Role::Fixed),
                _ => match (&x.kind, &y.kind) {
                    (Kind::Scalar(Number::Real(_)), Kind::Scalar(Number::Real(_))) => {
                        Some(Role::Numbers(Sequence::Table(Vec::new())))
                    }
                    _ => None,
                },
            })
            .collect()
    }

    fn same_step(
        &self,
        i: usize,
        period: usize,
        step: usize,
        k: usize,
        roles: &[Role],
        advance: &[i64],
    ) -> bool {
        let node = &self.nodes[i + step * period + k];
        let before = &self.nodes[i + (step - 1) * period + k];
        if between(before, node).as_deref() != Some(advance) {
            return false;
        }
        let template = self.nodes[i + k].inputs();
        node.inputs().iter().enumerate().all(|(slot, x)| match &roles[slot] {
            Role::Inner(q) => self.position.get(&x.id) == Some(&(i + step * period + q)),
            Role::Carried(q) => {
                self.position.get(&x.id) == Some(&(i + (step - 1) * period + q))
                    && template[slot].ty == x.ty
            }
            Role::Fixed => Rc::ptr_eq(x, &template[slot]) || same_number(x, &template[slot]),
            Role::Numbers(_) => {
                matches!(x.kind, Kind::Scalar(Number::Real(_))) && x.ty == template[slot].ty
            }
        })
    }

    fn numbers(
        &self,
        i: usize,
        period: usize,
        trips: usize,
        k: usize,
        slot: usize,
    ) -> Option<Role> {
        let all: Vec<Scalar> = (0..trips)
            .map(|step| match self.nodes[i + step * period + k].input(slot)?.kind {
                Kind::Scalar(Number::Real(s)) => Some(s),
                _ => None,
            })
            .collect::<Option<_>>()?;
        // The same in all steps, of several nodes.
        if all.iter().all(|&s| Number::Real(s) == Number::Real(all[0])) {
            return Some(Role::Fixed);
        }
        let doubles: Option<Vec<f64>> =
            all.iter().map(|s| if let Scalar::F64(x) = s { Some(*x) } else { None }).collect();
        if let Some(x) = doubles {
            let (first, step) = (x[0], x[1] - x[0]);
            let steady = x
                .iter()
                .enumerate()
                .all(|(k, v)| (first + k as f64 * step).to_bits() == v.to_bits());
            if steady {
                return Some(Role::Numbers(Sequence::Steady { first, step }));
            }
        }
        Some(Role::Numbers(Sequence::Table(all)))
    }
}

/// Whether two nodes are one number.
fn same_number(a: &Node, b: &Node) -> bool {
    matches!(a.kind, Kind::Scalar(_)) && a.kind == b.kind
}

/// Whether a node runs over the loop's space: its own elements, or those that it assigns.
fn over(node: &Node, shape: &Shape) -> bool {
    match &node.kind {
        Kind::Assign(region) => {
            let counts: SmallVec<[usize; 4]> = region.iter().map(|s| s.count).collect();
            Shape::new(&counts) == *shape
        }
        _ => node.shape == *shape,
    }
}

fn is_place(node: &Node) -> bool {
    matches!(node.kind, Kind::Assign(_))
}

/// What a node has in common with its like one step later; 0 for what no loop holds.
fn likeness(node: &Node) -> u64 {
    use std::hash::{Hash, Hasher};
    let mut h = crate::graph::FxHasher::default();
    match &node.kind {
        Kind::Op { op, operand } => (1, op, operand).hash(&mut h),
        Kind::Cast => 2.hash(&mut h),
        Kind::View(map) => {
            3.hash(&mut h);
            map.iter().for_each(|a| (a.step, a.of).hash(&mut h));
        }
        Kind::Random { draw, key, .. } => (4, draw, key).hash(&mut h),
        Kind::Assign(region) => {
            5.hash(&mut h);
            region.iter().for_each(|s| (s.step, s.count).hash(&mut h));
        }
        _ => return 0,
    }
    (node.ty, &node.shape).hash(&mut h);
    h.finish().max(1)
}

/// How far a node's offsets or counter are from those of its like one step before.
fn between(a: &Node, b: &Node) -> Option<SmallVec<[i64; 4]>> {
    match (&a.kind, &b.kind) {
        (Kind::View(x), Kind::View(y)) if x.len() == y.len() => {
            Some(x.iter().zip(y).map(|(x, y)| y.offset - x.offset).collect())
        }
        (Kind::Assign(x), Kind::Assign(y)) if x.len() == y.len() => {
            Some(x.iter().zip(y).map(|(x, y)| y.start as i64 - x.start as i64).collect())
        }
        (Kind::Random { counter: x, .. }, Kind::Random { counter: y, .. }) => {
            Some(SmallVec::from_slice(&[y.wrapping_sub(*x) as i64]))
        }
        (Kind::View(_) | Kind::Assign(_) | Kind::Random { .. }, _) => None,
        _ => Some(SmallVec::new()),
    }
}
