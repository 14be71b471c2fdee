//! The structure of pending work without its numbers: what two flushes must have in common for one plan to serve
//! both. Must not know plans.
//!
//! Two flushes are alike when their nodes, in the order of capture, do the same on operands at the same positions,
//! with the same types and shapes, facts and holders. What may differ: the numbers of scalars, the key of random
//! draws and the counter of the first of them. What an operand is that was computed before does not matter, only
//! where it lies.

use super::node::{Facts, Kind, Node, NodeId, Number};
use super::pattern::Instance;
use super::quick::{ById, Quick};
use crate::value::{ElemType, Shape};
use smallvec::SmallVec;
use std::collections::HashMap;
use std::hash::Hasher;
use std::rc::Rc;

/// The place of a node among those of a flush.
pub type Place = u32;

const NOWHERE: Place = Place::MAX;
const SEEN: Place = Place::MAX - 1;

/// The nodes that a flush computes, in the order of capture, and behind them what they read.
#[derive(Debug, Default)]
pub struct Drawing {
    /// All of them.
    pub nodes: Vec<Rc<Node>>,
    /// How many of them are pending.
    pub pending: usize,
    places: Places,
    hash: u64,
    first: Option<(u64, u64)>,
    roots: usize,
    /// What closed nodes are parts of, in the order of the first node of each.
    instances: Vec<Rc<Instance>>,
    /// The places of those, by the first number that each has.
    instance_of: ById<usize>,
}

/// What the drawings of alike flushes have in common.
#[derive(Debug)]
pub struct Skeleton {
    bones: Vec<Bone>,
    pending: usize,
    hash: u64,
    roots: Vec<Place>,
}

#[derive(Debug)]
struct Bone {
    kind: Kind,
    ty: ElemType,
    shape: Shape,
    facts: Facts,
    state: State,
    part: Option<Part>,
    inputs: SmallVec<[Place; 3]>,
}

/// What a closed node is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Part {
    /// Its pattern.
    pattern: u64,
    /// Which part of that it is.
    part: u32,
    /// Which of the flush's instances it belongs to.
    instance: usize,
    /// Where that is in the random stream, counted as draws are.
    stream: (u64, u64),
}

/// Who holds a node, and where its elements are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct State {
    held: bool,
    ready: bool,
    on_host: bool,
    in_slots: [bool; 2],
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

impl Drawing {
    /// What computing these takes. Nodes from number `base` to below `end` are most of it.
    pub(super) fn of(roots: &[Rc<Node>], base: NodeId, end: NodeId) -> Drawing {
        let span = end.saturating_sub(base) as usize;
        let near = vec![NOWHERE; span.min(1 << 20)];
        let mut places = Places { base, near, far: HashMap::default() };
        let mut nodes: Vec<Rc<Node>> = Vec::with_capacity(span.min(1 << 20));
        let mut stack: Vec<Rc<Node>> = Vec::new();
        for root in roots.iter().filter(|n| !n.is_ready()) {
            stack.push(root.clone());
            while let Some(n) = stack.pop() {
                if n.is_ready() || places.get(n.id) != NOWHERE {
                    continue;
                }
                places.set(n.id, SEEN);
                n.each_source(|i| {
                    if !i.is_ready() {
                        stack.push(i.clone());
                    }
                });
                nodes.push(n);
            }
        }
        nodes.sort_by_key(|n| n.id);
        for (k, n) in nodes.iter().enumerate() {
            places.set(n.id, k as Place);
        }
        let pending = nodes.len();
        let mut hash = Quick::default();
        let mut first = None;
        let mut instances: Vec<Rc<Instance>> = Vec::new();
        let mut instance_of: ById<usize> = HashMap::default();
        for k in 0..pending {
            let n = nodes[k].clone();
            let kind = match &n.kind {
                Kind::Op { op, .. } => 16 + *op as u64,
                Kind::Random { key, counter, .. } => {
                    first.get_or_insert((*key, *counter));
                    1
                }
                Kind::Scalar(_) => 2,
                Kind::View(_) => 3,
                Kind::Reduce { .. } => 4,
                _ => 0,
            };
            hash.write_u64(kind ^ (n.numel() as u64) << 12 ^ u64::from(n.is_held()) << 11);
            if let (true, Some(instance)) = (n.is_closed(), n.instance()) {
                let pattern = instance.pattern();
                hash.write_u64(pattern.id);
                if pattern.is_random() {
                    first.get_or_insert(instance.stream());
                }
                instance_of.entry(instance.base()).or_insert_with(|| {
                    instances.push(instance);
                    instances.len() - 1
                });
            }
            n.each_source(|i| {
                let mut place = places.get(i.id);
                if place == NOWHERE {
                    place = nodes.len() as Place;
                    places.set(i.id, place);
                    nodes.push(i.clone());
                }
                hash.write_u64(u64::from(place));
            });
        }
        let roots = roots.iter().filter(|n| !n.is_ready()).count();
        Drawing {
            nodes,
            pending,
            places,
            hash: hash.finish(),
            first,
            roots,
            instances,
            instance_of,
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

    /// Whether some of its nodes stand for others.
    pub fn is_closed(&self) -> bool {
        !self.instances.is_empty()
    }

    /// Opens every node that others depend on, so that another drawing shows all there is.
    pub fn open(&self) {
        let mut stack: Vec<Rc<Node>> = self.nodes[..self.pending].to_vec();
        let mut seen: super::Ids = stack.iter().map(|n| n.id).collect();
        while let Some(n) = stack.pop() {
            let inputs = n.inputs();
            stack.extend(inputs.into_iter().filter(|i| !i.is_ready() && seen.insert(i.id)));
        }
    }

    /// Which instance a node that is not in the drawing belongs to, and which part of it that node is.
    pub fn part(&self, id: NodeId) -> Option<(usize, u32)> {
        let mut instances = self.instances.iter().enumerate();
        instances.find_map(|(k, i)| Some((k, i.part_of(id)?)))
    }

    /// The node of a part.
    pub fn node_of_part(&self, (instance, part): (usize, u32)) -> Rc<Node> {
        self.instances[instance].node(part)
    }

    /// A number that alike drawings share.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// What it has in common with those that are alike.
    pub fn skeleton(&self, roots: &[Rc<Node>]) -> Skeleton {
        let bone = |(k, n): (usize, &Rc<Node>)| Bone {
            kind: match k < self.pending {
                true => self.relative(&n.kind),
                false => plain(&n.kind),
            },
            ty: n.ty,
            shape: n.shape.clone(),
            facts: n.facts,
            state: State::of(n),
            part: self.part_of(n),
            inputs: {
                let mut inputs = SmallVec::new();
                n.each_source(|i| inputs.push(self.places.get(i.id)));
                inputs
            },
        };
        Skeleton {
            bones: self.nodes.iter().enumerate().map(bone).collect(),
            pending: self.pending,
            hash: self.hash,
            roots: self.roots_of(roots).collect(),
        }
    }

    fn roots_of<'a>(&'a self, roots: &'a [Rc<Node>]) -> impl Iterator<Item = Place> + 'a {
        roots.iter().filter(|n| !n.is_ready()).map(|n| self.places.get(n.id))
    }

    fn part_of(&self, n: &Node) -> Option<Part> {
        if !n.is_closed() {
            return None;
        }
        let instance = n.instance()?;
        let (key, counter) = match instance.pattern().is_random() {
            true => instance.stream(),
            false => (0, 0),
        };
        let (k, c) = self.first.filter(|_| instance.pattern().is_random()).unwrap_or((0, 0));
        Some(Part {
            pattern: instance.pattern().id,
            part: instance.part_of(n.id)?,
            instance: *self.instance_of.get(&instance.base())?,
            stream: (key ^ k, counter.wrapping_sub(c)),
        })
    }

    /// Draws are counted from the first of the flush.
    fn relative(&self, kind: &Kind) -> Kind {
        match (kind, self.first) {
            (Kind::Random { draw, key, counter }, Some((k, c))) => {
                Kind::Random { draw: *draw, key: key ^ k, counter: counter.wrapping_sub(c) }
            }
            _ => kind.clone(),
        }
    }
}

impl State {
    fn of(n: &Node) -> State {
        let (on_host, in_slots) = n.whereabouts();
        State { held: n.is_held(), ready: n.is_ready(), on_host, in_slots }
    }
}

impl Skeleton {
    /// Whether this is what a drawing of these roots has in common with others.
    pub fn fits(&self, drawing: &Drawing, roots: &[Rc<Node>]) -> bool {
        self.hash == drawing.hash
            && self.pending == drawing.pending
            && self.bones.len() == drawing.nodes.len()
            && self.roots.len() == drawing.roots
            && drawing.roots_of(roots).eq(self.roots.iter().copied())
            && self
                .bones
                .iter()
                .zip(&drawing.nodes)
                .enumerate()
                .all(|(k, (bone, n))| bone.fits(n, drawing, k < self.pending))
    }

    /// The nodes in it.
    pub fn len(&self) -> usize {
        self.bones.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.bones.is_empty()
    }
}

impl Bone {
    fn fits(&self, n: &Node, drawing: &Drawing, pending: bool) -> bool {
        let kind = match (&self.kind, &n.kind) {
            (Kind::Scalar(Number::Real(_)), Kind::Scalar(Number::Real(_))) => true,
            (Kind::Scalar(Number::Complex(..)), Kind::Scalar(Number::Complex(..))) => true,
            (Kind::Random { .. }, kind @ Kind::Random { .. }) if pending => {
                self.kind == drawing.relative(kind)
            }
            (mine, other) if pending => mine == other,
            (mine, other) => *mine == plain(other),
        };
        let (mut inputs, mut same) = (0, true);
        n.each_source(|i| {
            same &= self.inputs.get(inputs) == Some(&drawing.places.get(i.id));
            inputs += 1;
        });
        kind && self.ty == n.ty
            && self.facts == n.facts
            && self.state == State::of(n)
            && self.shape == n.shape
            && self.part == drawing.part_of(n)
            && self.inputs.len() == inputs
            && same
    }
}

/// What matters of a node that was computed before: only whether it could be computed again for nothing.
fn plain(kind: &Kind) -> Kind {
    match kind {
        Kind::Scalar(_) | Kind::Coord(_) | Kind::Constant => kind.clone(),
        _ => Kind::Cast,
    }
}
