//! A node of captured work: what is computed from what, and where its elements lie once they are.
//! Must not know who computes it: the storage of a provider is opaque here.
//!
//! # The life of a node
//!
//! A node is made (*captured*) by [`Graph`](super::Graph) with its type and shape known. It stays
//! *pending* until a flush computes it; then its elements lie in at least one place. Programs hold nodes through
//! `value::Lazy`, which is counted; other nodes hold them as inputs. **A pending node that no program holds is dead
//! to it**: a plan may fuse it away.
//!
//! While the elements of a computed node lie on a device only, it remembers its inputs, and they theirs, without their
//! elements: a lost device loses nothing. Nobody but [`Graph::revive`](super::Graph::revive) sees that; for everybody
//! else a computed node has no inputs. Elements on the host end what it remembers. Storage is given back with the
//! last reference, or where `lifetime` finds that only such memories refer to it.
//!
//! A node of an applied Block is *closed* until somebody asks for its inputs (see `block`).

use super::block::Apply;
use crate::diag::Result;
pub use crate::op::known::Facts;
use crate::op::known::{Interval, Question};
use crate::op::{Draw, Op, ReduceOp};
use crate::routine::Routine;
use crate::value::{
    Array, Compressed, ElemType, Lazy, LazyNode, Marks, Scalar, Shape, Value, room,
};
use smallvec::SmallVec;
use std::any::Any;
use std::cell::{Cell, Ref, RefCell};
use std::hash::{Hash, Hasher};
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

impl Hash for Number {
    fn hash<H: Hasher>(&self, h: &mut H) {
        self.bits().hash(h);
    }
}

impl Hash for Kind {
    fn hash<H: Hasher>(&self, h: &mut H) {
        std::mem::discriminant(self).hash(h);
        match self {
            Kind::Constant | Kind::Cast | Kind::Reshape | Kind::Gather => {}
            Kind::Scalar(n) => n.hash(h),
            Kind::Coord(k) | Kind::Cat(k) => k.hash(h),
            Kind::Random { draw, key, counter } => (draw, key, counter).hash(h),
            Kind::Op { op, operand } => (op, operand).hash(h),
            Kind::View(map) => map.hash(h),
            Kind::Reduce { op, dims } => (op, dims).hash(h),
            Kind::Assign(region) => region.hash(h),
            Kind::Routine(routine, k) => (routine, k).hash(h),
        }
    }
}

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

/// Where the elements of a node lie.
#[derive(Debug, Default)]
pub struct Stored {
    /// On the host.
    pub host: Option<Rc<Array>>,
    /// Those that a program sees, once it has looked: real where all imaginary parts are 0.
    seen: Option<Rc<Array>>,
    /// In slots of providers: opaque here, one entry a provider that has them.
    pub slots: SmallVec<[(usize, Rc<dyn Any>); 1]>,
    /// A copy for when those are lost.
    pub copy: Option<Rc<Array>>,
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
    /// Whether they are complex because the program said so, or are elements of what is.
    pub(super) said: Cell<bool>,
    /// What it is computed from; empty while it is closed, and once its elements are on the host.
    inputs: RefCell<SmallVec<[Rc<Node>; 2]>>,
    /// What it is a part of, likewise.
    apply: RefCell<Option<Rc<Apply>>>,
    /// Whether that stands for its inputs.
    closed: Cell<bool>,
    /// The longest way down to something that needs no input.
    depth: Cell<u32>,
    /// Whether it has been computed.
    ready: Cell<bool>,
    /// What its one truth value is assumed to be.
    assumed: Cell<Option<bool>>,
    /// How many lazy values of programs hold it.
    holds: Cell<u32>,
    /// How many others do.
    kept: Cell<u32>,
    /// Where its elements lie.
    stored: RefCell<Stored>,
    /// What was lost so far by their lying on the host, in nanoseconds.
    rent: Cell<f32>,
    /// Between which numbers these lie, once that has been looked for.
    pub(super) bounds: Cell<Option<Interval>>,
    /// The questions asked about its elements, with their answers once those are there.
    pub(super) guards: RefCell<Vec<(Question, Value)>>,
}

/// Sorts nodes by when they were captured.
pub fn in_order_of_capture(nodes: &mut [Rc<Node>]) {
    nodes.sort_unstable_by_key(|n| n.id);
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
        let depth = Cell::new(inputs.iter().map(|i| 1 + i.depth.get()).max().unwrap_or(0));
        let first = || inputs.first().is_some_and(|of| of.said.get());
        // Of the arrays of a program that is noted where they come from.
        let said = match kind {
            Kind::Op { op, .. } => op == Op::MakeComplex || op == Op::Conj && first(),
            Kind::View(_) | Kind::Reshape => first(),
            Kind::Scalar(Number::Complex(..)) => true,
            _ => false,
        };
        Node {
            id,
            kind,
            ty,
            shape,
            facts,
            said: Cell::new(said),
            inputs: RefCell::new(inputs),
            apply: RefCell::new(None),
            closed: Cell::new(false),
            depth,
            ready: Cell::new(false),
            assumed: Cell::new(None),
            holds: Cell::new(0),
            kept: Cell::new(0),
            stored: RefCell::new(Stored::default()),
            rent: Cell::new(0.0),
            bounds: Cell::new(None),
            guards: RefCell::new(Vec::new()),
        }
    }

    /// Calls a function with each thing that it is computed from (nothing once it has been), as it stands: a closed node is
    /// computed from the arguments of its Block.
    pub fn each_source(&self, f: impl FnMut(&Rc<Node>)) {
        if !self.ready.get() {
            self.each_origin(f);
        }
    }

    /// The same, of a computed node too.
    pub(super) fn each_origin(&self, f: impl FnMut(&Rc<Node>)) {
        match &*self.apply.borrow() {
            Some(apply) if self.closed.get() => apply.args.iter().for_each(f),
            _ => self.inputs.borrow().iter().for_each(f),
        }
    }

    /// What it is or was computed from, number `k`; nothing where its application says that.
    pub(super) fn origin(&self, k: usize) -> Option<Rc<Node>> {
        let closed = self.closed.get();
        self.inputs.borrow().get(k).filter(|_| !closed).cloned()
    }

    /// What it is computed from (nothing once it has been).
    pub fn inputs(&self) -> SmallVec<[Rc<Node>; 2]> {
        self.borrow_inputs().iter().cloned().collect()
    }

    /// The same, without holding them.
    pub(super) fn borrow_inputs(&self) -> Ref<'_, [Rc<Node>]> {
        let computed = self.ready.get();
        if !computed
            && self.closed.replace(false)
            && let Some(apply) = self.applied()
        {
            *self.inputs.borrow_mut() = apply.inputs_of(self.id);
        }
        Ref::map(self.inputs.borrow(), |inputs| if computed { &[][..] } else { &inputs[..] })
    }

    /// Puts others in the place of inputs.
    pub(super) fn replace_inputs(&self, leaves: &[(Rc<Node>, Rc<Node>)]) {
        for input in self.inputs.borrow_mut().iter_mut() {
            if let Some((leaf, _)) =
                leaves.iter().find(|(_, placeholder)| Rc::ptr_eq(placeholder, input))
            {
                *input = leaf.clone();
            }
        }
    }

    /// The applied Block that it is a part of.
    pub(super) fn applied(&self) -> Option<Rc<Apply>> {
        self.apply.borrow().clone()
    }

    /// That, where it stands for its inputs, computed or not.
    pub(super) fn stands_for(&self) -> Option<Rc<Apply>> {
        self.applied().filter(|_| self.closed.get())
    }

    /// Whether that stands for its inputs.
    pub fn is_closed(&self) -> bool {
        self.closed.get() && !self.ready.get()
    }

    /// Makes it a part of an applied Block.
    pub(super) fn close(&self, apply: Rc<Apply>) {
        let below = apply.args.iter().map(|arg| arg.depth.get()).max().unwrap_or(0);
        self.depth.set(below + apply.block.depth());
        *self.apply.borrow_mut() = Some(apply);
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

    /// Whether it has been computed.
    pub fn is_ready(&self) -> bool {
        self.ready.get()
    }

    /// Whether a program still holds it.
    pub fn is_held(&self) -> bool {
        self.holds.get() > 0
    }

    /// How many [`Hold`]s there are on it.
    pub(super) fn kept(&self) -> u32 {
        self.kept.get()
    }

    /// Whether a program or anything else keeps its elements.
    pub fn is_kept(&self) -> bool {
        self.is_held() || self.kept.get() > 0
    }

    /// Whether it has been computed and its elements lie nowhere any more.
    pub(super) fn is_gone(&self) -> bool {
        let stored = self.stored.borrow();
        self.ready.get() && stored.host.is_none() && stored.slots.is_empty()
    }

    /// The longest way down from it to something that is there without being computed.
    pub fn depth(&self) -> u32 {
        self.depth.get()
    }

    /// The number of elements.
    pub fn numel(&self) -> usize {
        self.shape.numel()
    }

    /// Whether it is computed anew wherever it is used, because that costs nothing.
    pub fn is_free(&self) -> bool {
        matches!(self.kind, Kind::Scalar(_) | Kind::Coord(_))
    }

    /// Whether it is complex because the program said so, and not because an operation may give complex numbers.
    pub(super) fn stays_complex(&self) -> bool {
        match self.kind {
            Kind::View(_) => false,
            _ => self.said.get(),
        }
    }

    /// The host elements, where they are there.
    pub fn host(&self) -> Option<Rc<Array>> {
        self.stored.borrow().host.clone()
    }

    /// Gives it host elements; it is ready then.
    pub fn set_host(&self, array: Rc<Array>) {
        debug_assert_eq!(array.numel(), self.numel(), "elements fill their shape");
        let mut stored = self.stored.borrow_mut();
        (stored.host, stored.seen) = (Some(array), None);
        drop(stored);
        self.settle();
        self.forget();
    }

    /// Forgets what it was computed from; `copy` are its elements, for when those on a device are lost. Without any,
    /// what is lost from here on stays lost.
    pub fn keep(&self, copy: Option<Rc<Array>>) {
        self.stored.borrow_mut().copy = copy;
        self.forget();
    }

    fn forget(&self) {
        self.closed.set(false);
        self.depth.set(0);
        unlink(std::mem::take(&mut *self.inputs.borrow_mut()), self.apply.take());
    }

    /// The elements that are kept on the host, for whatever reason.
    pub fn on_host(&self) -> Option<Rc<Array>> {
        let stored = self.stored.borrow();
        stored.host.as_ref().or(stored.copy.as_ref()).cloned()
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

    /// What was lost so far by its elements' lying on the host, in nanoseconds.
    pub fn rent(&self) -> f64 {
        f64::from(self.rent.get())
    }

    /// So much more was lost by that.
    pub fn pay_rent(&self, nanoseconds: f64) {
        self.rent.set((self.rent() + nanoseconds) as f32);
    }

    /// Nobody needs its elements on a device any more, or those of a node that was not stored.
    pub fn let_go(&self) {
        self.stored.borrow_mut().slots.clear();
        self.guards.borrow_mut().clear();
        self.settle();
    }

    /// Gives a computed node whose elements are lost those of the copy, or makes it pending again; whether that.
    pub(super) fn unsettle(&self) -> bool {
        let copy = self.stored.borrow_mut().copy.take();
        if let Some(copy) = copy {
            self.set_host(copy);
            return false;
        }
        let made_of = !self.inputs.borrow().is_empty() || self.apply.borrow().is_some();
        let pending = made_of || matches!(self.kind, Kind::Random { .. });
        self.ready.set(!pending);
        pending
    }

    fn settle(&self) {
        self.ready.set(true);
        if self.apply.borrow().is_some() {
            // The application says what it was computed from, whether or not somebody has asked.
            self.closed.set(true);
            unlink(std::mem::take(&mut *self.inputs.borrow_mut()), None);
        }
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
        unlink(std::mem::take(self.inputs.get_mut()), self.apply.take());
    }
}

/// Drops inputs without recursing, however long the chain behind them is.
fn unlink(inputs: SmallVec<[Rc<Node>; 2]>, apply: Option<Rc<Apply>>) {
    // Most inputs are held by somebody else, and then there is nothing to remember.
    let mut stack: Vec<Rc<Node>> = Vec::new();
    let drops = |node: &Rc<Node>| {
        let leads = || !node.inputs.borrow().is_empty() || node.apply.borrow().is_some();
        Rc::strong_count(node) == 1 && leads()
    };
    let args = |apply: Option<Rc<Apply>>| {
        let alone = apply.and_then(Rc::into_inner);
        alone.map(|apply| apply.args).into_iter().flatten()
    };
    stack.extend(inputs.into_iter().filter(drops));
    stack.extend(args(apply).filter(drops));
    while let Some(node) = stack.pop() {
        let inputs = std::mem::take(&mut *node.inputs.borrow_mut());
        stack.extend(inputs.into_iter().filter(drops));
        stack.extend(args(node.apply.take()).filter(drops));
    }
}

impl LazyNode for Node {
    fn host(&self) -> Option<Rc<Array>> {
        let host = Node::host(self)?;
        if !host.is_complex() || self.stays_complex() {
            return Some(host);
        }
        let seen = self.stored.borrow().seen.clone();
        let seen = seen.unwrap_or_else(|| Array::narrowed(&host));
        self.stored.borrow_mut().seen = Some(seen.clone());
        Some(seen)
    }
    fn assumed(&self) -> Option<bool> {
        self.assumed.get()
    }
    fn assume(&self, truth: Option<bool>) {
        self.assumed.set(truth);
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
    Lazy {
        ty: node.ty,
        shape: node.shape.clone(),
        node: node.clone(),
        touched: Cell::new(0),
        marks: Marks::default(),
    }
}

/// The same array, which a program takes for what the marks say; what is no captured array can be sparse alone
/// (`Graph::marked` captures it).
pub fn marked(value: Value, marks: Marks) -> Result<Value> {
    match value {
        value if value.marks() == marks => Ok(value),
        Value::Array(array) if array.is_sparse() == marks.sparse => Ok(Value::Array(array)),
        Value::Array(array) if marks.sparse && Compressed::may_be(&array) => {
            Ok(Value::from(Compressed::of_array(&array)?))
        }
        Value::Array(array) => {
            let mut array = room::taken(array)?;
            array.mark_sparse(marks.sparse);
            Ok(Value::Array(Rc::new(array)))
        }
        Value::Compressed(matrix) => {
            let mut whole = matrix.to_array()?;
            whole.mark_sparse(marks.sparse);
            Ok(Value::from(whole))
        }
        Value::Range(range) if marks.sparse => {
            marked(Value::Array(Rc::new(range.to_array())), marks)
        }
        Value::Lazy(lazy) => {
            let Some(node) = node_of(&lazy) else { return Ok(Value::Lazy(lazy)) };
            let mut held = lazy_of(&node);
            held.marks = marks;
            // It is the same array to who counts how often it was written.
            held.touched.set(lazy.touched.get());
            Ok(Value::Lazy(Rc::new(held)))
        }
        value => Ok(value),
    }
}

/// A hold on a node that is not a program's.
#[derive(Debug)]
pub(super) struct Hold(Rc<Node>);

impl Hold {
    /// Another one.
    pub(super) fn on(node: &Rc<Node>) -> Hold {
        node.kept.set(node.kept.get() + 1);
        Hold(node.clone())
    }
}

impl std::ops::Deref for Hold {
    type Target = Rc<Node>;
    fn deref(&self) -> &Rc<Node> {
        &self.0
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        self.0.kept.set(self.0.kept.get() - 1);
    }
}

/// The node behind a lazy value. None for a lazy value of another making.
pub fn node_of(lazy: &Lazy) -> Option<Rc<Node>> {
    lazy.node.clone().any().downcast().ok()
}
