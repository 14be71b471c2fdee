//! A node of captured work: what is computed from what, and where its elements lie once they are.
//! Must not know who computes it: the storage of a provider is opaque here.
//!
//! # The life of a node
//!
//! A node is made (*captured*) by [`Graph`](super::Graph) with its type and shape known. It stays
//! *pending* until a flush computes it; then its elements lie in at least one place and its inputs are
//! let go. Programs hold nodes through `value::Lazy`, which is counted; other nodes hold them as
//! inputs. **A pending node that no program holds is dead to it**: a plan may fuse it away. The last
//! reference dropped gives the storage back.
//!
//! A node of an instance of a pattern is *closed* until somebody asks for its inputs (see `pattern`).

use super::guard::Question;
use super::pattern::Instance;
use super::recipe::Recipe;
use crate::op::{Draw, Op, ReduceOp, routine::Routine};
use crate::value::{Array, ElemType, Lazy, LazyNode, Scalar, Shape, Value};
use smallvec::SmallVec;
use std::any::Any;
use std::cell::{Cell, Ref, RefCell};
use std::rc::Rc;

/// The order of capture; inputs have lower numbers than what is made of them.
pub type NodeId = u64;

/// What a node computes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An array that was there from the start.
    Constant,
    /// A number from the host; a parameter of kernels. 1×1.
    Scalar(Number),
    /// The zero-based coordinate along dimension `k`, as uint32.
    Coord(u8),
    /// One draw for each element, element `i` being draw `counter + i` of the stream with that key.
    Random {
        /// What is drawn.
        draw: Draw,
        /// The key of the stream.
        key: u64,
        /// The counter of element 0.
        counter: u64,
    },
    /// A primitive on operands of the type `operand`, with implicit expansion.
    Op {
        /// The primitive.
        op: Op,
        /// The type of its operands.
        operand: ElemType,
    },
    /// Conversion to the node's type.
    Cast,
    /// The input's elements at other coordinates.
    View(ViewMap),
    /// The input's elements in their linear order under another shape.
    Reshape,
    /// Elements of input 0 at the zero-based linear places (uint32) that input 1 gives.
    Gather,
    /// A fold over the dimensions whose bits are set; the result has extent 1 there. Arg-folds give the
    /// zero-based linear place among the folded elements, as uint32.
    Reduce {
        /// The fold.
        op: ReduceOp,
        /// The folded dimensions.
        dims: u32,
    },
    /// Input 0 with the elements of a region replaced by input 1 (of the region's shape, or 1×1).
    Assign(Region),
    /// The inputs one after the other along dimension `k`.
    Cat(u8),
    /// Output `k` of a routine on dense inputs.
    Routine(Routine, u8),
}

/// A number that enters kernels as a parameter. Two are equal when their bits are: -0 is not 0.
#[derive(Clone, Copy, Debug)]
pub enum Number {
    /// A real one.
    Real(Scalar),
    /// A complex one.
    Complex(f64, f64),
}

impl Number {
    /// Its class (by position in `Class::ALL`) and bits.
    pub(super) fn bits(self) -> (u8, u64, u64) {
        match self {
            Number::Real(s) => {
                let bits = match s {
                    Scalar::F64(x) => x.to_bits(),
                    Scalar::F32(x) => u64::from(x.to_bits()),
                    Scalar::I64(x) => x as u64,
                    Scalar::U64(x) => x,
                    // Every other class is exact as a double.
                    other => other.to_f64().to_bits(),
                };
                (s.class() as u8, bits, 0)
            }
            Number::Complex(re, im) => (u8::MAX, re.to_bits(), im.to_bits()),
        }
    }
}

impl PartialEq for Number {
    fn eq(&self, other: &Number) -> bool {
        self.bits() == other.bits()
    }
}
impl Eq for Number {}

/// For each dimension of a view's input, where its coordinate comes from.
pub type ViewMap = SmallVec<[Along; 2]>;

/// One coordinate of a view's input: `offset + step * (coordinate `of` of the result)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Along {
    /// The coordinate where the result's is 0.
    pub offset: i64,
    /// How far it goes for each step of the result.
    pub step: i64,
    /// The dimension of the result that it follows; None where it stands still.
    pub of: Option<u8>,
}

/// A box of equally spaced elements, one entry a dimension.
pub type Region = SmallVec<[Stretch; 2]>;

/// Equally spaced places along a dimension.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stretch {
    /// The first, from 0.
    pub start: usize,
    /// From one to the next; may be negative.
    pub step: i64,
    /// How many.
    pub count: usize,
}

/// What is known of all elements of a node, whatever the inputs hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Facts {
    /// None is less than zero (NaN is not).
    pub nonnegative: bool,
    /// None is greater than 1 in magnitude (NaN is not).
    pub unit: bool,
    /// Every finite one is a whole number.
    pub whole: bool,
}

/// Where the elements of a node lie.
#[derive(Debug, Default)]
pub struct Stored {
    /// On the host.
    pub host: Option<Rc<Array>>,
    /// In slots of providers: opaque here, one entry a provider that has them.
    pub slots: SmallVec<[(usize, Rc<dyn Any>); 1]>,
}

/// A captured operation.
pub struct Node {
    /// Its number in the order of capture.
    pub id: NodeId,
    /// What it computes.
    pub kind: Kind,
    /// The type of its elements.
    pub ty: ElemType,
    /// Its shape.
    pub shape: Shape,
    /// What is known of its elements.
    pub facts: Facts,
    /// What it is computed from; empty once it has been, and while it is closed.
    inputs: RefCell<SmallVec<[Rc<Node>; 2]>>,
    /// What it is a part of, until it has been computed.
    instance: RefCell<Option<Rc<Instance>>>,
    /// Whether its instance stands for its inputs.
    closed: Cell<bool>,
    /// Whether it has been computed.
    ready: Cell<bool>,
    /// How many lazy values of programs hold it.
    holds: Cell<u32>,
    /// Where its elements lie.
    stored: RefCell<Stored>,
    /// How it could be computed once more, where its elements could be lost.
    pub(super) recipe: RefCell<Option<Rc<Recipe>>>,
    /// The questions asked about its elements, with their answers once those are there.
    pub(super) guards: RefCell<Vec<(Question, Value)>>,
}

impl Node {
    pub(super) fn new(
        id: NodeId,
        kind: Kind,
        ty: ElemType,
        shape: Shape,
        inputs: SmallVec<[Rc<Node>; 2]>,
        facts: Facts,
    ) -> Node {
        Node {
            id,
            kind,
            ty,
            shape,
            facts,
            inputs: RefCell::new(inputs),
            instance: RefCell::new(None),
            closed: Cell::new(false),
            ready: Cell::new(false),
            holds: Cell::new(0),
            stored: RefCell::new(Stored::default()),
            recipe: RefCell::new(None),
            guards: RefCell::new(Vec::new()),
        }
    }

    /// Calls a function with each thing that it is computed from, as it stands: a closed node is computed from what
    /// its instance is made on.
    pub fn each_source(&self, f: impl FnMut(&Rc<Node>)) {
        match &*self.instance.borrow() {
            Some(instance) if self.closed.get() => instance.each_leaf(f),
            _ => self.inputs.borrow().iter().for_each(f),
        }
    }

    /// What it is computed from (nothing once it has been).
    pub fn inputs(&self) -> SmallVec<[Rc<Node>; 2]> {
        self.borrow_inputs().clone()
    }

    /// The same, without holding them.
    pub(super) fn borrow_inputs(&self) -> Ref<'_, SmallVec<[Rc<Node>; 2]>> {
        if self.closed.replace(false)
            && let Some(instance) = self.instance()
        {
            *self.inputs.borrow_mut() = instance.inputs_of(self.id);
        }
        self.inputs.borrow()
    }

    /// What a pending node is a part of.
    pub(super) fn instance(&self) -> Option<Rc<Instance>> {
        self.instance.borrow().clone()
    }

    /// Whether its instance stands for its inputs.
    pub fn is_closed(&self) -> bool {
        self.closed.get()
    }

    /// Whether it is a part of an instance and somebody has asked for its inputs.
    pub fn is_opened(&self) -> bool {
        !self.closed.get() && self.instance.borrow().is_some()
    }

    /// Makes it a part of an instance.
    pub(super) fn close(&self, instance: Rc<Instance>) {
        *self.instance.borrow_mut() = Some(instance);
        self.closed.set(true);
    }

    /// Whether its elements are on the host, and with which of the first two providers.
    pub(super) fn whereabouts(&self) -> (bool, [bool; 2]) {
        let stored = self.stored.borrow();
        let with = |k: usize| stored.slots.iter().any(|(p, _)| *p == k);
        (stored.host.is_some(), [with(0), with(1)])
    }

    /// Input `k` of a pending node.
    pub fn input(&self, k: usize) -> Option<Rc<Node>> {
        self.borrow_inputs().get(k).cloned()
    }

    /// Whether its elements lie somewhere.
    pub fn is_ready(&self) -> bool {
        self.ready.get()
    }

    /// Whether a program still holds it.
    pub fn is_held(&self) -> bool {
        self.holds.get() > 0
    }

    /// The number of elements.
    pub fn numel(&self) -> usize {
        self.shape.numel()
    }

    /// Whether it is computed anew wherever it is used, because that costs nothing.
    pub fn is_free(&self) -> bool {
        matches!(self.kind, Kind::Scalar(_) | Kind::Coord(_))
    }

    /// The host elements, where they are there.
    pub fn host(&self) -> Option<Rc<Array>> {
        self.stored.borrow().host.clone()
    }

    /// Gives it host elements; it is ready then.
    pub fn set_host(&self, array: Rc<Array>) {
        debug_assert_eq!(array.numel(), self.numel(), "elements fill their shape");
        // The recipes of what is made of it end here; without any it needs none itself.
        let recipe = self.recipe.take().filter(|r| Rc::strong_count(r) > 1);
        if let Some(recipe) = &recipe {
            recipe.keep(Some(array.clone()));
        }
        *self.recipe.borrow_mut() = recipe;
        self.stored.borrow_mut().host = Some(array);
        self.settle();
    }

    /// Whether its recipe holds its host elements too.
    pub(super) fn is_pinned(&self) -> bool {
        self.recipe.borrow().as_ref().is_some_and(|r| r.is_pinning())
    }

    /// How it could be computed once more, where somebody has asked before.
    pub fn recipe(&self) -> Option<Rc<Recipe>> {
        self.recipe.borrow().clone()
    }

    /// What provider number `k` keeps for it.
    pub fn slot(&self, k: usize) -> Option<Rc<dyn Any>> {
        self.stored.borrow().slots.iter().find(|(p, _)| *p == k).map(|(_, s)| s.clone())
    }

    /// Gives it a slot of provider number `k`; it is ready then.
    pub fn set_slot(&self, k: usize, slot: Rc<dyn Any>) {
        let mut stored = self.stored.borrow_mut();
        stored.slots.retain(|(p, _)| *p != k);
        stored.slots.push((k, slot));
        drop(stored);
        self.settle();
    }

    /// Lets go of what provider number `k` keeps for it.
    pub fn drop_slot(&self, k: usize) {
        self.stored.borrow_mut().slots.retain(|(p, _)| *p != k);
    }

    /// Whether any provider keeps something for it.
    pub fn has_slots(&self) -> bool {
        !self.stored.borrow().slots.is_empty()
    }

    /// Makes a node whose elements are lost pending again.
    pub(super) fn unsettle(&self, inputs: SmallVec<[Rc<Node>; 2]>) {
        self.ready.set(false);
        *self.inputs.borrow_mut() = inputs;
    }

    /// The same for a part of an instance.
    pub(super) fn unsettle_part(&self, instance: Rc<Instance>) {
        self.unsettle(SmallVec::new());
        self.close(instance);
    }

    /// Its elements are lost, and nobody knows how they came about.
    pub(super) fn unknown(&self) {
        self.ready.set(true);
    }

    fn settle(&self) {
        self.ready.set(true);
        self.closed.set(false);
        unlink(std::mem::take(&mut *self.inputs.borrow_mut()), self.instance.take());
    }
}

impl std::fmt::Debug for Node {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Inputs by number only: a chain of thousands must not recurse.
        write!(f, "%{} = {:?} {} {}", self.id, self.kind, self.ty, self.shape)
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        unlink(std::mem::take(self.inputs.get_mut()), self.instance.take());
    }
}

/// Drops inputs without recursing, however long the chain behind them is.
fn unlink(inputs: SmallVec<[Rc<Node>; 2]>, instance: Option<Rc<Instance>>) {
    // Most inputs are held by somebody else, and then there is nothing to remember.
    let mut stack: Vec<Rc<Node>> = Vec::new();
    let drops = |node: &Rc<Node>| {
        let leads = || !node.inputs.borrow().is_empty() || node.instance.borrow().is_some();
        Rc::strong_count(node) == 1 && leads()
    };
    let leaves = |instance: Option<Rc<Instance>>| {
        let alone = instance.and_then(Rc::into_inner);
        alone.map(Instance::into_leaves).into_iter().flatten()
    };
    stack.extend(inputs.into_iter().filter(drops));
    stack.extend(leaves(instance).filter(drops));
    while let Some(node) = stack.pop() {
        let inputs = std::mem::take(&mut *node.inputs.borrow_mut());
        stack.extend(inputs.into_iter().filter(drops));
        stack.extend(leaves(node.instance.take()).filter(drops));
    }
}

impl LazyNode for Node {
    fn host(&self) -> Option<Rc<Array>> {
        Node::host(self)
    }
    fn release(&self) {
        self.holds.set(self.holds.get() - 1);
    }
    fn any(self: Rc<Self>) -> Rc<dyn Any> {
        self
    }
}

/// The value that stands for a node in a program.
pub fn value_of(node: &Rc<Node>) -> Value {
    if let Kind::Scalar(Number::Real(s)) = node.kind {
        return Value::Scalar(s);
    }
    Value::Lazy(Rc::new(lazy_of(node)))
}

/// A hold on a node, as programs have it.
pub fn lazy_of(node: &Rc<Node>) -> Lazy {
    node.holds.set(node.holds.get() + 1);
    Lazy { ty: node.ty, shape: node.shape.clone(), node: node.clone(), touched: Cell::new(0) }
}

/// The node behind a lazy value. None for a lazy value of another making.
pub fn node_of(lazy: &Lazy) -> Option<Rc<Node>> {
    lazy.node.clone().any().downcast().ok()
}
