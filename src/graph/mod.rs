//! Lazy capture of array work. Must not know the VM, plans or devices.
//!
//! Array operations above a small size do not compute: they check classes and shapes now, so that errors
//! come at their own line, and make a [`Node`]. What is captured is computed at a *flush*, which
//! `session` drives: when somebody needs host values ([`Stop::Need`]), when the pending work is
//! large enough that it should start ([`Graph::wants_flush`]), or when the graph reaches its cap. Arrays
//! below the small size are computed at once with the same definitions (`op`).
//!
//! | file | holds |
//! | --- | --- |
//! | `node` | nodes, who holds them, what is stored where |
//! | `capture` | elementwise operations, folds, routines, generators as nodes |
//! | `view` | slices, permutations, reshapes, gathers, assignments, concatenation |
//! | `eager` | the same for small host arrays, at once |
//! | `simplify` | exact identities, applied when a node is made |
//! | `facts` | what is known of elements without looking |
//! | `guard` | questions about elements that decide what is captured |
//! | `pattern` | what loops captured, kept, and made again as a whole |
//! | `recipe` | how computed nodes could be computed once more |
//! | `skeleton` | what alike flushes have in common |
//! | `print`, `check` | the text of a graph, and whether it is well-formed |

mod capture;
mod check;
mod eager;
mod facts;
mod guard;
pub mod node;
mod pattern;
mod print;
mod quick;
mod recipe;
mod simplify;
mod skeleton;
mod view;

pub use check::check;
pub use node::{
    Along, Facts, Kind, Node, NodeId, Number, Region, Stretch, ViewMap, node_of, value_of,
};
pub use pattern::{Pattern, Recorded, Recording};
pub use print::print;
pub use quick::{ById, Ids, Quick};
pub use recipe::{Recipe, recipe_of};
pub use skeleton::{Drawing, Place, Skeleton};

use crate::diag::Error;
use crate::op::pace::at_once;
use crate::value::{Array, ElemType, Lazy, Shape, Value};
use smallvec::SmallVec;
use std::any::Any;
use std::collections::HashMap;
use std::future::Future;
use std::hash::BuildHasherDefault;
use std::pin::Pin;
use std::rc::{Rc, Weak};

/// Why something did not finish.
#[derive(Debug)]
pub enum Stop {
    /// It failed.
    Error(Error),
    /// It wants these values on the host, and to be called again with the same arguments afterwards.
    /// **Nothing may have been changed or printed before.**
    Need(Vec<Rc<Lazy>>),
    /// Its results come later: this is the work that gives them.
    Long(Long),
}

/// Work that gives way now and then (`op::pace`), and gives values in the end.
pub struct Long(pub Pin<Box<dyn Future<Output = Flow<SmallVec<[Value; 1]>>>>>);

impl std::fmt::Debug for Long {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Long")
    }
}

/// The results of work that may be long: at once where it costs little (in the units of the op table).
pub fn in_steps(
    cost: f64,
    work: impl Future<Output = Flow<SmallVec<[Value; 1]>>> + 'static,
) -> Flow<SmallVec<[Value; 1]>> {
    if cost < SHORT { at_once(work) } else { Err(Stop::Long(Long(Box::pin(work)))) }
}

/// What nobody has to wait for, in the units of the op table: ten milliseconds.
const SHORT: f64 = 1e10;

impl From<Error> for Stop {
    fn from(e: Error) -> Stop {
        Stop::Error(e)
    }
}

/// The result of something that may need host values first.
pub type Flow<T> = Result<T, Stop>;

/// When to capture and when to flush.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thresholds {
    /// Host arrays of at most this many elements are computed at once.
    pub small: usize,
    /// Element operations that may be pending before a flush is wanted.
    pub work: f64,
    /// Nodes that may be pending before a flush is wanted.
    pub nodes: usize,
}

impl Default for Thresholds {
    fn default() -> Thresholds {
        // What starts early stores whatever the program holds just then, so only much work is worth it.
        Thresholds { small: 4096, work: 4e9, nodes: 20_000 }
    }
}

/// Fewer pending nodes than this are not looked through.
const SOME: usize = 256;

/// Numbers that are found without looking them up.
const NUMBERS: usize = 8;

/// So many nodes are the steps of a loop, of which a part of the usual work may start already: a device computes
/// while more steps are captured.
const MANY_STEPS: (usize, f64) = (128, 0.1);

/// Nodes by what they compute.
type Known = HashMap<u64, SmallVec<[Weak<Node>; 1]>, BuildHasherDefault<Quick>>;

/// The captured work of a session.
#[derive(Debug, Default)]
pub struct Graph {
    /// When to capture and when to flush.
    pub thresholds: Thresholds,
    next: NodeId,
    /// The number of the first node since the last flush.
    fresh: NodeId,
    /// Nodes by what they compute, so that what is said twice is computed once.
    known: Known,
    /// The nodes of host arrays that were used, by the address of the array, which the node keeps alive.
    constants: HashMap<*const Array, Rc<Node>, BuildHasherDefault<Quick>>,
    /// The numbers that were used last: a loop's steps use the same again and again.
    numbers: SmallVec<[Rc<Node>; NUMBERS]>,
    /// What was captured since the last flush.
    pending: Vec<Weak<Node>>,
    work: f64,
    captured: u64,
    /// Where what is being recorded begins.
    floor: NodeId,
    /// How many patterns were made.
    patterns: u64,
    /// Nodes that closed ones stand for, since the last flush.
    applied: usize,
    /// How often what is captured has hung on what elements are.
    looked: u64,
    /// Nodes that may be pending before those that are gone are looked for.
    untidy: usize,
}

impl Graph {
    /// An empty graph.
    pub fn new(thresholds: Thresholds) -> Graph {
        Graph { thresholds, ..Graph::default() }
    }

    /// An empty graph in the place of this one, whose plans may live on: its patterns are others.
    pub fn successor(&self) -> Graph {
        Graph { thresholds: self.thresholds, patterns: self.patterns, ..Graph::default() }
    }

    /// The number of nodes captured so far.
    pub fn captured(&self) -> u64 {
        self.captured
    }

    /// The element operations that are pending.
    pub fn work(&self) -> f64 {
        self.work
    }

    /// Whether enough is pending that a flush should start. Best asked where a loop goes round, so that
    /// whole steps are pending.
    pub fn wants_flush(&self) -> bool {
        let (work, nodes) = (self.work / self.thresholds.work, self.pending.len() + self.applied);
        work > 1.0 || work > MANY_STEPS.1 && nodes > MANY_STEPS.0 || nodes > self.thresholds.nodes
    }

    /// The pending nodes that a program still holds, oldest first: what a flush without needs computes.
    pub fn live(&self) -> Vec<Rc<Node>> {
        self.pending
            .iter()
            .filter_map(Weak::upgrade)
            .filter(|n| !n.is_ready() && n.is_held() && !n.is_free())
            .collect()
    }

    /// Everything that is pending and still there, in the order of capture.
    pub fn pending(&self) -> Vec<Rc<Node>> {
        self.pending.iter().filter_map(Weak::upgrade).filter(|n| !n.is_ready()).collect()
    }

    /// Forgets pending nodes that nobody holds any more: programs that never ask for what they capture make no
    /// flush. Does something only when the nodes have doubled since, so that it costs little each time.
    pub fn tidy(&mut self, keep_constants: bool) {
        if self.pending.len() < self.untidy.max(SOME) {
            return;
        }
        self.swept(keep_constants);
        self.work = self.pending().iter().map(|n| n.numel() as f64).sum();
    }

    /// The structure of what computing these takes.
    pub fn draw(&self, roots: &[Rc<Node>]) -> Drawing {
        Drawing::of(roots, self.fresh, self.next)
    }

    /// Forgets what has been computed. Called after a flush; `keep_constants` says whether host arrays
    /// that programs still hold keep their nodes (and with them their copies on a device).
    pub fn swept(&mut self, keep_constants: bool) {
        self.fresh = self.next;
        // A flush that is like another has new nodes throughout.
        self.numbers.clear();
        self.pending.retain(|w| w.upgrade().is_some_and(|n| !n.is_ready()));
        self.work = 0.0;
        self.applied = 0;
        if self.pending.is_empty() {
            // What is computed has let its inputs go, and is never found again.
            self.known.clear();
        } else {
            self.known.retain(|_, nodes| {
                nodes.retain(|w| w.strong_count() > 0);
                !nodes.is_empty()
            });
        }
        self.constants.retain(|_, node| {
            // This one, the node's own, perhaps its recipe's, and one more for every program variable.
            let own = 2 + usize::from(node.is_pinned());
            let used = Rc::strong_count(node) > 1;
            used || keep_constants && node.host().is_some_and(|a| Rc::strong_count(&a) > own)
        });
        self.untidy = 2 * self.pending.len();
    }

    /// The value of a host array, captured. Use it as an operand; it is uploaded where work runs
    /// on a device, once.
    pub fn constant(&mut self, array: &Rc<Array>) -> Value {
        node::value_of(&self.constant_node(array))
    }

    /// The value of elements that lie with provider number `k` already.
    pub fn stored(&mut self, ty: ElemType, shape: Shape, k: usize, slot: Rc<dyn Any>) -> Value {
        let facts = facts::of(&Kind::Constant, ty, &[]);
        let node = Node::new(self.next, Kind::Constant, ty, shape, SmallVec::new(), facts);
        self.next += 1;
        node.set_slot(k, slot);
        node::value_of(&Rc::new(node))
    }

    /// A new node on inputs, unless the same is pending already.
    fn make(
        &mut self,
        kind: Kind,
        ty: ElemType,
        shape: Shape,
        inputs: SmallVec<[Rc<Node>; 2]>,
    ) -> Rc<Node> {
        if shape.is_empty() {
            // Nothing is computed of nothing.
            return self.fresh_constant(Rc::new(Array::zeros(ty, shape)));
        }
        let key = key_of(&kind, ty, &shape, &inputs);
        let alike = self.known.entry(key).or_default();
        if let Some(found) = alike
            .iter()
            .filter_map(Weak::upgrade)
            .find(|n| n.kind == kind && n.ty == ty && n.shape == shape && same_inputs(n, &inputs))
        {
            return found;
        }
        let facts = facts::of(&kind, ty, &inputs);
        let node = Rc::new(Node::new(self.next, kind, ty, shape, inputs, facts));
        // A loop may make and drop the same node for ever (`while true`): only those that live are kept.
        alike.retain(|n| n.strong_count() > 0);
        alike.push(Rc::downgrade(&node));
        self.next += 1;
        if !node.is_free() {
            self.captured += 1;
            self.work += node.numel() as f64;
            self.pending.push(Rc::downgrade(&node));
        }
        node
    }

    /// The number that the next node gets: nodes from it on do not exist yet.
    pub fn next_id(&self) -> NodeId {
        self.next
    }

    fn constant_node(&mut self, array: &Rc<Array>) -> Rc<Node> {
        if let Some(node) = self.constants.get(&Rc::as_ptr(array)) {
            return node.clone();
        }
        let node = self.fresh_constant(array.clone());
        self.constants.insert(Rc::as_ptr(array), node.clone());
        node
    }

    fn fresh_constant(&mut self, array: Rc<Array>) -> Rc<Node> {
        let node = Rc::new(Node::new(
            self.next,
            Kind::Constant,
            array.elem_type(),
            array.shape().clone(),
            SmallVec::new(),
            facts::of(&Kind::Constant, array.elem_type(), &[]),
        ));
        self.next += 1;
        node.set_host(array);
        node
    }
}

fn same_inputs(node: &Node, inputs: &[Rc<Node>]) -> bool {
    // A computed node has let its inputs go, and so is never taken for a new one with inputs.
    let mine = node.inputs();
    mine.len() == inputs.len() && mine.iter().zip(inputs).all(|(a, b)| Rc::ptr_eq(a, b))
}

fn key_of(kind: &Kind, ty: ElemType, shape: &Shape, inputs: &[Rc<Node>]) -> u64 {
    use std::hash::{Hash, Hasher};
    let mut h = Quick::default();
    std::mem::discriminant(kind).hash(&mut h);
    match kind {
        Kind::Constant | Kind::Cast | Kind::Reshape | Kind::Gather => {}
        Kind::Scalar(n) => n.bits().hash(&mut h),
        Kind::Coord(k) | Kind::Cat(k) => k.hash(&mut h),
        Kind::Random { draw, key, counter } => (draw, key, counter).hash(&mut h),
        Kind::Op { op, operand } => (op, operand).hash(&mut h),
        Kind::View(map) => map.hash(&mut h),
        Kind::Reduce { op, dims } => (op, dims).hash(&mut h),
        Kind::Assign(region) => region.hash(&mut h),
        Kind::Routine(routine, k) => (routine, k).hash(&mut h),
    }
    ty.hash(&mut h);
    shape.hash(&mut h);
    for i in inputs {
        i.id.hash(&mut h);
    }
    h.finish()
}
