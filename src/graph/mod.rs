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
//! | `small_arrays` | the same for small host arrays, at once |
//! | `simplify` | exact identities, applied when a node is made |
//! | `bounds` | between which numbers elements lie, found where it is asked |
//! | `facts` | what is known of elements without looking |
//! | `pages` | products of the pages of arrays |
//! | `accumulate` | folds of elements by subscript |
//! | `asked` | numbers that a call wants before it goes on |
//! | `sets` | unique elements and membership |
//! | `remembered` | what calls have asked, and found out of subscripts |
//! | `guard` | questions about elements that decide what is captured |
//! | `block` | captured work as a value, applied again and again |
//! | `alike` | what several of these compute alike, which is computed once |
//! | `flush` | what a flush computes, and the key of its plan |
//! | `lifetime` | what is still wanted, and how lost elements come back |
//! | `print`, `check` | the text of a graph, and whether it is well-formed |

mod accumulate;
mod alike;
mod asked;
mod block;
mod bounds;
mod capture;
mod check;
mod convolve;
mod facts;
mod few;
mod flush;
mod fourier;
mod guard;
mod hash;
mod in_order;
mod lifetime;
pub mod node;
mod pages;
mod print;
mod recursion;
mod remembered;
mod select;
mod sets;
mod simplify;
mod small_arrays;
mod spectrum;
mod square;
mod tall;
mod view;
mod whole;

pub use block::{Block, Recorded, Recording};
pub use capture::no_product;
pub use check::check;
pub use convolve::PartOfConvolution;
pub use flush::{Flush, FlushKey, Place};
pub use fourier::Transform;
pub use hash::{ById, FxHasher, FxMap, Ids};
pub use node::{
    Along, Facts, Kind, Node, NodeId, Number, Region, Stretch, ViewMap, in_order_of_capture,
    marked, node_of, value_of,
};
pub use pages::Lie;
pub use print::print;
pub use sets::{OfEqual, Unique};
pub use square::System;

use crate::diag::Error;
use crate::op::fourier::FourierPlans;
use crate::op::pace::at_once;
use crate::routine::Routine;
use crate::value::{Array, Data, ElemType, Lazy, Marks, Refusal, Shape, Value};
use node::Hold;
use smallvec::SmallVec;
use std::any::Any;
use std::cell::RefCell;
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

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Stop {
        match refusal {
            Refusal::Error(error) => Stop::Error(error),
            Refusal::NotGathered(lazies) => Stop::Need(lazies),
        }
    }
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
    /// Whether so few random numbers are drawn at once.
    pub draws: bool,
    /// Element operations that may be pending before a flush is wanted.
    pub work: f64,
    /// Nodes that may be pending before a flush is wanted.
    pub nodes: usize,
    /// Operations on no more elements than that, one after the other, that are captured before they are computed.
    pub small_steps: usize,
    /// Whether elements may lie where reading them takes long: then what the host could decide is captured too.
    pub far: bool,
    /// Whether programs go on with answers that are assumed, rather than to wait for each.
    pub assumes: bool,
    /// What the way of a value to the device and of a result back takes.
    pub way: Way,
}

/// What the way to a device and back takes, in nanoseconds.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Way {
    /// Waiting for the result, each time.
    pub wait: f64,
    /// Compiling, once.
    pub compile: f64,
    /// For each byte.
    pub byte: f64,
}

impl Default for Thresholds {
    fn default() -> Thresholds {
        // What starts early stores whatever the program holds just then, so only much work is worth it.
        Thresholds {
            small: 4096,
            draws: true,
            work: 4e9,
            nodes: 20_000,
            small_steps: usize::MAX,
            far: false,
            assumes: false,
            way: Way::default(),
        }
    }
}

/// Numbers that are found without looking them up.
const NUMBERS: usize = 8;

/// So many nodes are the steps of a loop, of which a part of the usual work may start already: a device computes
/// while more steps are captured.
const MANY_STEPS: (usize, f64) = (128, 0.1);

/// Computes a routine of these arrays into others; false where it cannot.
pub type AtOnce = fn(&Routine, &[Rc<Array>], &mut [Data]) -> bool;

/// What was captured since the last flush; applied Blocks add the parts that somebody finds.
type Pending = Rc<RefCell<Vec<Weak<Node>>>>;

/// Nodes by what they compute.
type Known = HashMap<u64, SmallVec<[Weak<Node>; 1]>, BuildHasherDefault<FxHasher>>;

/// The captured work of a session.
#[derive(Debug, Default)]
pub struct Graph {
    /// When to capture and when to flush.
    pub thresholds: Thresholds,
    /// Who computes routines of small arrays of the host at once; None where they are captured, too.
    pub at_once: Option<AtOnce>,
    next: NodeId,
    /// The number of the first node since the last flush.
    fresh: NodeId,
    /// Nodes by what they compute, so that what is said twice is computed once.
    known: Known,
    /// The nodes of host arrays that were used, by the address of the array, which the node keeps alive.
    constants: HashMap<*const Array, Hold, BuildHasherDefault<FxHasher>>,
    /// The numbers that were used last: a loop's steps use the same again and again.
    numbers: SmallVec<[Rc<Node>; NUMBERS]>,
    pending: Pending,
    work: f64,
    captured: u64,
    /// The Blocks that there are, and how many there were.
    blocks: block::Blocks,
    made: u64,
    /// Nodes that closed ones stand for, since the last flush.
    applied: usize,
    /// Nodes that may be pending, and nodes of host arrays that there may be, before those that are gone are looked for.
    untidy: (usize, usize),
    /// What the call that runs has asked.
    awaited: Option<remembered::Asked>,
    /// The subscripts that elements were accumulated by last.
    subscripts: Option<remembered::Subscripts>,
    /// The roots of one of the lengths that were transformed last, of real numbers or not.
    tables: Vec<((usize, bool), Value)>,
    /// The plans of transforms on the host.
    pub fourier: Rc<RefCell<FourierPlans>>,
    /// Operations on few elements since one on many.
    small_steps: usize,
    /// Whether what is captured is being recorded: then nothing that differs each time is computed at once.
    records: bool,
}

impl Graph {
    /// An empty graph.
    pub fn new(thresholds: Thresholds) -> Graph {
        Graph { thresholds, ..Graph::default() }
    }

    /// An empty graph in the place of this one, whose plans may live on: its Blocks are others.
    pub fn successor(&self) -> Graph {
        let Graph { thresholds, at_once, made, .. } = *self;
        Graph { thresholds, at_once, made, ..Graph::default() }
    }

    /// The number of nodes captured so far.
    pub fn captured(&self) -> u64 {
        self.captured
    }

    /// The element operations that are pending.
    pub fn work(&self) -> f64 {
        self.work
    }

    /// How many nodes are pending, those of applied Blocks counted.
    pub fn pending_nodes(&self) -> usize {
        self.pending.borrow().len() + self.applied
    }

    /// Whether enough is pending that a flush should start. Best asked where a loop goes round, so that
    /// whole steps are pending.
    pub fn wants_flush(&self) -> bool {
        let (work, nodes) = (self.work / self.thresholds.work, self.pending_nodes());
        self.needs_flush() || work > MANY_STEPS.1 && nodes > MANY_STEPS.0
    }

    /// Whether so much is pending that it should not become more, also in the middle of a step.
    pub fn needs_flush(&self) -> bool {
        self.work > self.thresholds.work || self.pending_nodes() > self.thresholds.nodes
    }

    /// What computing these takes, with what comes of it besides that programs hold: a routine runs once for all its
    /// outputs, and a long chain of operations for all that is made of it.
    pub fn flush(&self, roots: &[Rc<Node>]) -> Flush {
        let flush = Flush::of(roots, self.fresh, self.next);
        let mut beside = flush.other_outputs(|| self.live());
        beside.extend(flush.sharers(|| self.live()));
        self.with_beside(flush, roots, beside)
    }

    fn with_beside(&self, flush: Flush, roots: &[Rc<Node>], mut beside: Vec<Rc<Node>>) -> Flush {
        in_order_of_capture(&mut beside);
        beside.dedup_by_key(|n| n.id);
        if beside.is_empty() {
            return flush;
        }
        let mut flush = Flush::of(&[roots, &beside].concat(), self.fresh, self.next);
        flush.beside = beside;
        flush
    }

    /// The value of a host array, captured. Use it as an operand; it is uploaded where work runs
    /// on a device, once.
    pub fn constant(&mut self, array: &Rc<Array>) -> Value {
        node::value_of(&self.constant_node(array))
    }

    /// The same array, which a program takes for what the marks say.
    pub fn marked(&mut self, value: Value, marks: Marks) -> Result<Value, Error> {
        let captured = match value {
            value if !marks.on_gpu || matches!(value, Value::Lazy(_)) => value,
            value => match value.host_array() {
                Ok(Some(array)) => self.constant(&array),
                Err(Refusal::Error(error)) => return Err(error),
                _ => value,
            },
        };
        marked(captured, marks)
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
            .filter(|n| !n.is_gone())
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
            self.pending.borrow_mut().push(Rc::downgrade(&node));
        }
        node
    }

    /// The number that the next node gets: nodes from it on do not exist yet.
    pub fn next_id(&self) -> NodeId {
        self.next
    }

    /// The node of an array of the host, where it has one.
    fn known_constant(&self, array: &Rc<Array>) -> Option<Rc<Node>> {
        self.constants.get(&Rc::as_ptr(array)).map(|node| Rc::clone(node))
    }

    fn constant_node(&mut self, array: &Rc<Array>) -> Rc<Node> {
        if let Some(node) = self.known_constant(array) {
            return node;
        }
        let node = self.fresh_constant(array.clone());
        node.said.set(true);
        self.constants.insert(Rc::as_ptr(array), Hold::on(&node));
        node
    }

    /// Elements of a node that are on the host, as a node of their own.
    fn fresh_elements(&mut self, of: &Node, array: Array) -> Rc<Node> {
        let node = self.fresh_constant(Rc::new(array));
        node.said.set(of.said.get());
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
    // A computed node has no inputs, and so is never taken for a new one with inputs.
    let mine = node.borrow_inputs();
    mine.len() == inputs.len() && mine.iter().zip(inputs).all(|(a, b)| Rc::ptr_eq(a, b))
}

fn key_of(kind: &Kind, ty: ElemType, shape: &Shape, inputs: &[Rc<Node>]) -> u64 {
    use std::hash::{Hash, Hasher};
    let mut h = FxHasher::default();
    kind.hash(&mut h);
    ty.hash(&mut h);
    shape.hash(&mut h);
    for i in inputs {
        i.id.hash(&mut h);
    }
    h.finish()
}
