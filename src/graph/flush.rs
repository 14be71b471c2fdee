//! What a flush computes, and the key under which its plan is kept: flushes of one key are served by one plan.
//! Must not know plans.
//!
//! The key holds the operations that were captured one by one, as a Block would; the Blocks that are applied; the wiring;
//! and where the arguments lie. Left out are numbers, the key of random draws and the counter of the first of them, and
//! what an argument was that has been computed before.

use super::block::{Apply, Needed, Operation, Source};
use super::hash::ById;
use super::node::{Facts, Kind, Node, NodeId, Number, in_order_of_capture};
use crate::value::{ElemType, Scalar};
use smallvec::SmallVec;
use std::collections::HashMap;
use std::rc::Rc;

/// The place of a node among those of a flush.
pub type Place = u32;

const NOWHERE: Place = Place::MAX;
const SEEN: Place = Place::MAX - 1;

/// So many operations one after the other are not computed twice where two arrays can be had of them at once.
const LONG_CHAIN: usize = 64;

/// The nodes that a flush computes, and what they read.
#[derive(Debug, Default)]
pub struct Flush {
    /// Numbers, then what was captured node by node, then parts of applied Blocks, each in the order of capture; behind
    /// these the nodes that they read.
    pub nodes: Vec<Rc<Node>>,
    /// How many of them are pending.
    pub pending: usize,
    /// Of these, what nobody waits for and programs hold: other outputs of routines, and what needs most of the same work.
    pub beside: Vec<Rc<Node>>,
    /// Numbers for which some nodes were found alike.
    pub alike: Vec<Rc<Node>>,
    numbers: usize,
    /// Where the parts of applied Blocks begin.
    parts: usize,
    places: Places,
    /// What those are parts of.
    applied: Vec<Rc<Apply>>,
}

/// What flushes have in common that one plan serves.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct FlushKey {
    numbers: Vec<(ElemType, Facts)>,
    ops: Vec<Operation>,
    applied: Vec<Applied>,
    reads: Vec<Operation>,
    states: Vec<u8>,
    roots: SmallVec<[Place; 4]>,
    beside: SmallVec<[Place; 4]>,
    /// How many of the roots are wanted on the host.
    brought: Option<usize>,
}

/// An applied Block, and the parts of it that are nodes of the flush.
#[derive(PartialEq, Eq, Hash, Debug)]
struct Applied {
    block: u64,
    /// Where it is in the random stream, counted as draws are.
    stream: (u64, u64),
    args: SmallVec<[Place; 4]>,
    parts: SmallVec<[u32; 2]>,
}

/// Places by node. Nodes of one flush have numbers close to each other, but for a few.
#[derive(Debug, Default)]
struct Places {
    base: NodeId,
    near: Vec<Place>,
    far: ById<Place>,
}

impl Places {
    fn get(&self, id: NodeId) -> Place {
        let near = id.checked_sub(self.base).and_then(|at| self.near.get(at as usize));
        near.or_else(|| self.far.get(&id)).copied().unwrap_or(NOWHERE)
    }

    fn set(&mut self, id: NodeId, place: Place) {
        match id.checked_sub(self.base).and_then(|at| self.near.get_mut(at as usize)) {
            Some(near) => *near = place,
            None => {
                self.far.insert(id, place);
            }
        }
    }
}

impl Flush {
    /// Of these nodes, other outputs of its routines.
    pub(super) fn other_outputs(&self, live: impl FnOnce() -> Vec<Rc<Node>>) -> Vec<Rc<Node>> {
        let of = |n: &Node| match n.kind {
            Kind::Routine(routine, _) if !n.is_closed() => Some(routine),
            _ => None,
        };
        let has_several = |n: &&Rc<Node>| of(n).is_some_and(|routine| routine.outputs().len() > 1);
        let several: Vec<&Rc<Node>> =
            self.nodes[..self.pending].iter().filter(has_several).collect();
        if several.is_empty() {
            return Vec::new();
        }
        let same = |a: &Node, b: &Node| {
            let (left, right) = (a.borrow_inputs(), b.borrow_inputs());
            of(a) == of(b) && left.iter().zip(right.iter()).all(|(a, b)| Rc::ptr_eq(a, b))
        };
        let is_beside = |n: &Rc<Node>| {
            of(n).is_some()
                && self.places.get(n.id) == NOWHERE
                && several.iter().any(|other| same(n, other))
        };
        live().into_iter().filter(is_beside).collect()
    }

    /// Of what programs hold, what should be computed with these: if it were asked for later, a long chain of operations would be
    /// computed once more, or folds of a Block and with them more than it takes itself, since nobody keeps what comes of these. It
    /// takes no more than these do. `live`: in the order of capture.
    pub(super) fn sharers(&self, live: impl FnOnce() -> Vec<Rc<Node>>) -> Vec<Rc<Node>> {
        let mut nodes: Vec<&Rc<Node>> = self.nodes[..self.pending].iter().collect();
        let operations: usize = nodes.iter().map(|n| operations_of(n)).sum();
        if operations < LONG_CHAIN && self.applied.is_empty() {
            return Vec::new();
        }
        nodes.sort_unstable_by_key(|n| n.id);
        let parts_of = |apply: &Rc<Apply>| {
            let parts: Vec<u32> = nodes.iter().filter_map(|n| apply.part_of(n.id)).collect();
            apply.block.needed(parts.into_iter(), &[])
        };
        let open = nodes.iter().filter(|n| n.stands_for().is_none());
        let mut work: f64 = open.map(|n| elements_of(n)).sum();
        work += self.applied.iter().map(|a| a.work_of(&parts_of(a), None)).sum::<f64>();
        // The operations on the longest way to each node.
        let mut chains: ById<usize> = HashMap::default();
        let extend = |chains: &mut ById<usize>, n: &Node| {
            let mut before = 0;
            n.each_source(|i| before = before.max(chains.get(&i.id).copied().unwrap_or(0)));
            chains.insert(n.id, before + operations_of(n));
        };
        nodes.iter().for_each(|n| extend(&mut chains, n));
        // What of its Blocks is computed.
        let mut begun: Vec<Option<Needed>> = self.applied.iter().map(|_| None).collect();
        let mut found: Vec<Rc<Node>> = Vec::new();
        for n in live() {
            let mut more: ById<Rc<Node>> = HashMap::default();
            let (mut stack, mut shared, mut takes) = (vec![n.clone()], 0, 0.0);
            let mut again = 0.0;
            while let Some(n) = stack.pop().filter(|_| takes <= work) {
                if let Some(&chain) = chains.get(&n.id) {
                    if !n.is_held() {
                        shared = shared.max(chain);
                    }
                    continue;
                }
                if n.is_ready() || more.contains_key(&n.id) {
                    continue;
                }
                let apply = n.stands_for();
                let at =
                    apply.as_ref().and_then(|a| self.applied.iter().position(|b| Rc::ptr_eq(a, b)));
                takes += match (apply.and_then(|a| Some((a.part_of(n.id)?, a))), at) {
                    (Some((part, apply)), Some(at)) => {
                        let begun = begun[at].get_or_insert_with(|| parts_of(&apply));
                        let held = nodes.iter().filter(|n| n.is_held());
                        let held: Vec<u32> = held.filter_map(|n| apply.part_of(n.id)).collect();
                        let own = apply.block.needed(std::iter::once(part), &held);
                        shared = shared.max(own.in_common(begun));
                        let more = apply.work_of(&own, Some(begun));
                        if apply.folds_for_both(&own, begun) {
                            again += apply.work_of(&own, None) - more;
                        }
                        more
                    }
                    (Some((part, apply)), None) => {
                        let own = apply.block.needed(std::iter::once(part), &[]);
                        apply.work_of(&own, None)
                    }
                    _ => elements_of(&n),
                };
                n.each_source(|i| stack.push(i.clone()));
                more.insert(n.id, n);
            }
            let worth = shared >= LONG_CHAIN || again > takes;
            if worth && takes <= work && !more.is_empty() {
                let mut more: Vec<Rc<Node>> = more.into_values().collect();
                in_order_of_capture(&mut more);
                more.iter().for_each(|n| extend(&mut chains, n));
                found.push(n);
            }
        }
        found
    }

    /// What computing these takes. Nodes from number `base` to below `end` are most of it.
    pub(super) fn of(roots: &[Rc<Node>], base: NodeId, end: NodeId) -> Flush {
        let span = end.saturating_sub(base) as usize;
        let near = vec![NOWHERE; span.min(1 << 20)];
        let mut places = Places { base, near, far: HashMap::default() };
        let (mut numbers, mut open, mut closed) = (Vec::new(), Vec::new(), Vec::new());
        let mut stack: Vec<Rc<Node>> = roots.to_vec();
        while let Some(n) = stack.pop() {
            if n.is_ready() || places.get(n.id) != NOWHERE {
                continue;
            }
            places.set(n.id, SEEN);
            // The key of a closed node says nothing of parts that have been computed.
            if n.is_closed() && n.applied().is_some_and(|apply| apply.is_begun()) {
                n.inputs();
            }
            n.each_source(|i| {
                if !i.is_ready() {
                    stack.push(i.clone());
                }
            });
            match n.kind {
                Kind::Scalar(_) => numbers.push(n),
                _ if n.is_closed() => closed.push(n),
                _ => open.push(n),
            }
        }
        let mut flush = Flush { numbers: numbers.len(), places, ..Flush::default() };
        for mut nodes in [numbers, open, closed] {
            in_order_of_capture(&mut nodes);
            flush.parts = flush.nodes.len();
            flush.nodes.append(&mut nodes);
        }
        let Flush { nodes, places, parts, applied, pending, .. } = &mut flush;
        nodes.iter().zip(0..).for_each(|(n, place)| places.set(n.id, place));
        let mut reads: Vec<Rc<Node>> = Vec::new();
        for n in nodes.iter() {
            n.each_source(|i| {
                if places.get(i.id) == NOWHERE {
                    places.set(i.id, (nodes.len() + reads.len()) as Place);
                    reads.push(i.clone());
                }
            });
        }
        for n in &nodes[*parts..] {
            // The parts of an application have numbers one after the other.
            if applied.last().is_none_or(|apply| apply.part_of(n.id).is_none()) {
                applied.extend(n.applied());
            }
        }
        *pending = nodes.len();
        nodes.append(&mut reads);
        flush
    }

    /// The key of the plan that computes these roots, of which so many are wanted on the host.
    pub fn key(&self, roots: &[Rc<Node>], brought: Option<usize>) -> FlushKey {
        let (numbers, open) = self.nodes[..self.parts].split_at(self.numbers);
        let mut drawn = open.iter().filter_map(|n| match n.kind {
            Kind::Random { key, counter, .. } => Some((key, counter)),
            _ => None,
        });
        let streams = || self.applied.iter().find(|a| a.block.is_random()).map(|a| a.stream);
        let first = drawn.next().or_else(streams).unwrap_or_default();
        let relative = |(key, counter): (u64, u64)| (key ^ first.0, counter.wrapping_sub(first.1));
        let op = |n: &Rc<Node>| {
            let kind = match n.kind {
                Kind::Random { draw, key, counter } => {
                    let (key, counter) = relative((key, counter));
                    Kind::Random { draw, key, counter }
                }
                ref other => other.clone(),
            };
            let mut inputs = SmallVec::new();
            n.each_source(|i| inputs.push(Source::Part(self.places.get(i.id))));
            Operation { kind, ty: n.ty, shape: n.shape.clone(), facts: n.facts, inputs }
        };
        let mut parts = self.nodes[self.parts..self.pending].iter().peekable();
        let applied = self.applied.iter().map(|apply| {
            let mut found = SmallVec::new();
            while let Some(part) = parts.peek().and_then(|n| apply.part_of(n.id)) {
                found.push(part);
                parts.next();
            }
            Applied {
                block: apply.block.id,
                stream: if apply.block.is_random() { relative(apply.stream) } else { (0, 0) },
                args: apply.args.iter().map(|arg| self.places.get(arg.id)).collect(),
                parts: found,
            }
        });
        let read = |n: &Rc<Node>| {
            let (ty, shape, facts) = (n.ty, n.shape.clone(), n.facts);
            Operation { kind: plain(&n.kind), ty, shape, facts, inputs: SmallVec::new() }
        };
        let roots = roots.iter().filter(|n| !n.is_ready());
        FlushKey {
            numbers: numbers.iter().map(|n| (n.ty, n.facts)).collect(),
            ops: open.iter().map(op).collect(),
            applied: applied.collect(),
            reads: self.nodes[self.pending..].iter().map(read).collect(),
            states: self.nodes.iter().map(|n| state(n)).collect(),
            roots: roots.map(|n| self.places.get(n.id)).collect(),
            beside: self.beside.iter().map(|n| self.places.get(n.id)).collect(),
            brought,
        }
    }

    /// The place of a pending node of this flush.
    pub fn place(&self, id: NodeId) -> Option<Place> {
        Some(self.places.get(id)).filter(|&p| (p as usize) < self.pending)
    }

    /// The place of any node that this flush computes or reads.
    pub fn any_place(&self, id: NodeId) -> Option<Place> {
        Some(self.places.get(id)).filter(|&p| (p as usize) < self.nodes.len())
    }

    /// Opens every node that others depend on, so that another look shows all there is.
    pub fn open(&self) {
        let mut stack: Vec<Rc<Node>> = self.nodes[..self.pending].to_vec();
        let mut seen: super::Ids = stack.iter().map(|n| n.id).collect();
        while let Some(n) = stack.pop() {
            let inputs = n.inputs();
            stack.extend(inputs.into_iter().filter(|i| !i.is_ready() && seen.insert(i.id)));
        }
    }

    /// Which application a node that is not in the flush belongs to, and which part of it that node is.
    pub fn part(&self, id: NodeId) -> Option<(usize, u32)> {
        let mut applied = self.applied.iter().enumerate();
        applied.find_map(|(k, a)| Some((k, a.part_of(id)?)))
    }

    /// The node of a part.
    pub fn node_of_part(&self, (apply, part): (usize, u32)) -> Rc<Node> {
        self.applied[apply].node(part)
    }

    /// The number that a part is.
    pub fn number_of_part(&self, (apply, part): (usize, u32)) -> Option<Number> {
        self.applied.get(apply)?.number(part)
    }
}

impl FlushKey {
    /// How much it takes to be kept, in nodes.
    pub fn weight(&self) -> usize {
        self.states.len()
    }
}

/// The operations that a node stands for: those of its Block, or its own.
fn operations_of(n: &Node) -> usize {
    n.stands_for().map_or(1, |apply| apply.block.len())
}

/// The elements that the operation of a node goes through that is no part of a Block.
fn elements_of(n: &Node) -> f64 {
    let through = match n.kind {
        Kind::Assign(_) => n.input(1),
        Kind::Reduce { .. } => n.input(0),
        _ => None,
    };
    through.map_or(n.numel(), |through| through.numel()) as f64
}

/// Who holds a node, and where its elements are.
fn state(n: &Node) -> u8 {
    let (on_host, [first, second]) = n.whereabouts();
    [n.is_held(), n.is_ready(), on_host, first, second]
        .iter()
        .fold(0, |state, &bit| state << 1 | u8::from(bit))
}

/// What matters of a node that was computed before: only whether it could be computed again for nothing.
fn plain(kind: &Kind) -> Kind {
    match kind {
        Kind::Scalar(_) => Kind::Scalar(Number::Real(Scalar::F64(0.0))),
        Kind::Coord(_) | Kind::Constant => kind.clone(),
        _ => Kind::Cast,
    }
}
