//! Elementwise operations, conversions, folds, routines and generators as nodes.
//! Must not know how a node is computed.

use super::guard::all_dims;
use super::node::{Kind, Node, Number, node_of, value_of};
use super::{Flow, Graph, simplify, small_arrays};
use crate::diag::Error;
use crate::op::known::{Domain, Question};
use crate::op::{self, ClassRule, Draw, FOLD_BLOCK, Op, ReduceOp, complex};
use crate::routine::{Lanes, MatMul, Routine, Scan, Sort};
use crate::value::cast::narrow;
use crate::value::{Array, Class, Data, ElemType, Range, Scalar, Shape, Value};
use smallvec::{SmallVec, smallvec};
use std::rc::Rc;
use std::slice;

const INDEX: ElemType = ElemType::real(Class::UInt32);
/// As many lanes as keep a device busy with a workgroup each.
const FEW_LANES: usize = 512;

impl Graph {
    /// An elementwise primitive with implicit expansion and the language's class rules. Real operands
    /// outside of a function's real domain give complex results.
    pub fn elementwise(&mut self, op: Op, args: &[Value]) -> Flow<Value> {
        if let Some(host) = self.all_small(args) {
            return Ok(op::apply(op, &host)?);
        }
        // A range makes a new node at every call: a question about it would be asked again and again.
        let takes_truths = op.row().class == ClassRule::Logic;
        let asks = op.row().domain != Domain::All || takes_truths;
        let held: Vec<Value>;
        let args = if asks && args.iter().any(|a| matches!(a, Value::Range(_))) {
            let spread = |a: &Value| match a {
                Value::Range(r) => Value::from(r.to_array()),
                other => other.clone(),
            };
            held = args.iter().map(spread).collect();
            &held[..]
        } else {
            args
        };
        let mut nodes = self.nodes(args)?;
        let types: SmallVec<[ElemType; 3]> = nodes.iter().map(|n| n.ty).collect();
        if types.iter().any(|ty| ty.complex) && op::signature(op, &types).is_err() {
            // What refuses complex numbers looks whether they are.
            let seen = args.iter().map(|x| self.seen(x)).collect::<Flow<Vec<Value>>>()?;
            if seen.iter().zip(&types).any(|(x, ty)| x.elem_type() != Some(*ty)) {
                return self.elementwise(op, &seen);
            }
        }
        if takes_truths {
            nodes.iter().try_for_each(|n| self.check_truths(n))?;
        }
        if self.leaves_the_reals(op, &nodes)? {
            for n in nodes.iter_mut() {
                *n = self.cast_node(n, ElemType::complex(float_class(n.ty.class)));
            }
        }
        if let Some(Value::Lazy(_)) = args.first()
            && self.jumps(op, &nodes)
        {
            nodes[0] = self.as_seen(&nodes[0])?;
        }
        if op.row().laws.nothing_of_reals && nodes.iter().all(|n| !n.ty.complex) {
            let types: SmallVec<[ElemType; 3]> = nodes.iter().map(|n| n.ty).collect();
            let result = op::signature(op, &types)?.result;
            return Ok(self.zeros(result, nodes[0].shape.clone()));
        }
        Ok(value_of(&self.op_node(op, &nodes)?))
    }

    /// Conversion to a class, with the language's rounding and saturation. Complex stays complex
    /// between double and single.
    pub fn cast(&mut self, x: &Value, class: Class) -> Flow<Value> {
        let node = self.node(x)?;
        let complex = node.ty.complex && class.is_float();
        Ok(value_of(&self.cast_node(&node, ElemType { class, complex })))
    }

    /// A fold over dimensions (counted from 0), which have extent 1 in the result. Sums and products of
    /// logical and char are computed in double. Not for the arg-folds: see `reduce_at`.
    pub fn reduce(&mut self, op: ReduceOp, x: &Value, dims: &[usize]) -> Flow<Value> {
        if let Some(a) = self.small_array(x)
            && (!op.is_arithmetic() || a.elem_type().class.is_numeric())
        {
            let folded = Rc::new(small_arrays::reduce(op, a, dim_set(a.shape(), dims))?);
            return Ok(Value::from(Array::narrowed(&folded)));
        }
        let mut node = self.node(x)?;
        if op.is_arithmetic() && !node.ty.class.is_numeric() {
            node = self.cast_node(&node, ElemType::DOUBLE);
        }
        let ty = op.result(node.ty);
        let set = dim_set(&node.shape, dims);
        if let Some(a) = self.small_host(&node) {
            let folded = Rc::new(small_arrays::reduce(op, &a, set)?);
            return Ok(Value::from(Array::narrowed(&folded)));
        }
        Ok(value_of(&self.fold(op, &node, set, ty)))
    }

    /// The least or greatest elements over dimensions, and the zero-based linear places among the folded
    /// elements where they are, as uint32.
    pub fn reduce_at(&mut self, op: ReduceOp, x: &Value, dims: &[usize]) -> Flow<(Value, Value)> {
        let (value, at) = (op.of_element(), op.of_place().unwrap_or(op));
        if let Some(a) = self.small_array(x) {
            let set = dim_set(a.shape(), dims);
            let least = small_arrays::reduce(value, a, set)?;
            return Ok((Value::from(least), Value::from(small_arrays::reduce(at, a, set)?)));
        }
        let node = self.node(x)?;
        let set = dim_set(&node.shape, dims);
        if let Some(a) = self.small_host(&node) {
            let least = small_arrays::reduce(value, &a, set)?;
            return Ok((Value::from(least), Value::from(small_arrays::reduce(at, &a, set)?)));
        }
        let least = self.fold(value, &node, set, node.ty);
        let place = match self.place_in_parts(&node, &least, set)? {
            Some(place) => place,
            None => self.fold(at, &node, set, INDEX),
        };
        Ok((value_of(&least), value_of(&place)))
    }

    /// The first place of the least or greatest elements of few long lanes, as a fold that a device makes in parts: the least of the
    /// places where they are. None where a fold that finds places is as fast.
    fn place_in_parts(
        &mut self,
        node: &Rc<Node>,
        least: &Rc<Node>,
        dims: u32,
    ) -> Result<Option<Rc<Node>>, Error> {
        let full = dims == all_dims(node);
        let folded = node.numel() / least.numel().max(1);
        let few_long = folded > FOLD_BLOCK && least.numel() <= FEW_LANES;
        if !self.thresholds.far || node.ty.complex || !few_long || !(full || dims.is_power_of_two())
        {
            return Ok(None);
        }
        let (node, least, dim) = if full {
            let column = self.reshape_node(node, Shape::matrix(folded, 1));
            (column, self.reshape_node(least, Shape::scalar()), 0)
        } else {
            (node.clone(), least.clone(), dims.trailing_zeros() as usize)
        };
        let places = self.coord_node(node.shape.clone(), dim);
        let last = self.scalar(Number::Real(Scalar::U32((folded - 1) as u32)));
        let mut here = self.op_node(Op::Eq, &[node.clone(), least.clone()])?;
        if node.ty.class.is_float() {
            // Of nothing but NaN it is the first.
            let missing = self.op_node(Op::Ne, &[least.clone(), least])?;
            here = self.op_node(Op::Or, &[here, missing])?;
        }
        let places = self.op_node(Op::Select, &[here, places, last])?;
        Ok(Some(self.fold(ReduceOp::Min, &places, 1 << dim, INDEX)))
    }

    /// A running fold along a dimension: sum, product, minimum or maximum.
    pub fn scan(&mut self, op: ReduceOp, x: &Value, dim: usize, reverse: bool) -> Flow<Value> {
        let mut node = self.node(x)?;
        if op.is_arithmetic() && !node.ty.class.is_numeric() {
            node = self.cast_node(&node, ElemType::DOUBLE);
        }
        let lanes = lanes_of(&node.shape, dim)?;
        let shape = node.shape.clone();
        // Integers without a sign may be summed in any order.
        let whole = self.summands(op, &node, lanes.len as usize).filter(|n| n.ty == INDEX);
        let summed = whole.is_some();
        let node = whole.unwrap_or(node);
        let routine = Scan { op, ty: node.ty, lanes, reverse, at: false };
        let made = self.of_routine(routine, &[shape], smallvec![node]).remove(0);
        if summed { self.cast(&made, Class::Double) } else { Ok(made) }
    }

    /// The elements sorted along a dimension (stable; NaN last when ascending, first when descending), and
    /// the zero-based places along it that they came from, as uint32, where wanted.
    pub fn sort(
        &mut self,
        x: &Value,
        dim: usize,
        descending: bool,
        at: bool,
    ) -> Flow<(Value, Option<Value>)> {
        let node = self.node(x)?;
        let (sorted, places) = self.sorted(&node, dim, descending, at)?;
        Ok((value_of(&sorted), places.as_ref().map(value_of)))
    }

    pub(super) fn sorted(
        &mut self,
        node: &Rc<Node>,
        dim: usize,
        descending: bool,
        at: bool,
    ) -> Result<(Rc<Node>, Option<Rc<Node>>), Error> {
        let lanes = lanes_of(&node.shape, dim)?;
        let shape = node.shape.clone();
        let bounds = super::bounds::of(node);
        let places = bounds.whole && bounds.numbers && bounds.least >= 1.0;
        let ty = match places && node.ty.class.is_float() && bounds.most <= f64::from(u32::MAX) {
            true => narrowest(bounds.most as usize),
            false => node.ty,
        };
        let routine = Sort { ty, lanes, descending, at };
        let shapes = [shape.clone(), shape];
        let wanted = if at { &shapes[..] } else { &shapes[..1] };
        let keys = self.cast_node(node, ty);
        let made = self.of_routine(routine, wanted, smallvec![keys]);
        let sorted = self.node(&made[0])?;
        let places = made.get(1).map(|places| self.node(places)).transpose()?;
        Ok((self.cast_node(&sorted, node.ty), places))
    }

    /// The matrix product of two real or complex float matrices of agreeing sizes. A product with a
    /// scalar is elementwise, as in the language.
    pub fn matmul(&mut self, a: &Value, b: &Value) -> Flow<Value> {
        if a.shape().is_scalar() || b.shape().is_scalar() {
            return self.elementwise(Op::Mul, &[a.clone(), b.clone()]);
        }
        let (sa, sb) = (a.shape(), b.shape());
        if sa.ndims() > 2 || sb.ndims() > 2 || sa.cols() != sb.rows() {
            return Err(no_product().into());
        }
        let (mut na, mut nb) = (self.node(a)?, self.node(b)?);
        let ty = op::signature(Op::Mul, &[na.ty, nb.ty])?.result;
        if !ty.class.is_float() {
            return Err(Error::new(
                "MATLAB:mtimesNotSupported",
                "MTIMES (*) is not fully supported for integer classes. At least one argument must be scalar.",
            )
            .into());
        }
        let shape = Shape::matrix(sa.rows(), sb.cols());
        shape.limited_numel(ty.bytes())?;
        if shape.is_empty() || sa.cols() == 0 {
            return Ok(self.zeros(ty, shape));
        }
        na = self.cast_node(&na, ty);
        nb = self.cast_node(&nb, ty);
        Ok(value_of(&self.product(na, nb)?))
    }

    /// The matrix product of two matrices of one type of floats, of agreeing sizes, with elements.
    pub(super) fn product(&mut self, a: Rc<Node>, b: Rc<Node>) -> Result<Rc<Node>, Error> {
        let (ty, shape) = (a.ty, Shape::matrix(a.shape.rows(), b.shape.cols()));
        let [m, n, k] = [a.shape.rows(), b.shape.cols(), b.shape.rows()].map(extent);
        let (a, la) = simplify::lie(a);
        let (b, lb) = simplify::lie(b);
        let product =
            MatMul { ty, m: m?, n: n?, k: k?, a: la, b: lb, batch: 1, a_same: true, b_same: true };
        let made = self.of_routine(product, &[shape], smallvec![a, b]).remove(0);
        self.node(&made)
    }

    /// An array of one number.
    pub fn fill(&mut self, shape: Shape, number: Number) -> Value {
        let scalar = self.scalar(number);
        if shape.is_scalar() {
            return value_of(&scalar);
        }
        if self.is_small(&shape) {
            return Value::from(small_arrays::fill(&shape, number, scalar.ty));
        }
        value_of(&self.spread(&scalar, shape))
    }

    /// Zeros (false, NUL) of a type.
    pub fn zeros(&mut self, ty: ElemType, shape: Shape) -> Value {
        let zero = match ty.complex {
            true => Number::Complex(0.0, 0.0),
            false => match Scalar::of(&crate::value::Data::zeros(ty, 1), 0) {
                Some(s) => Number::Real(s),
                None => Number::Real(Scalar::F64(0.0)),
            },
        };
        let number = self.fill(shape, zero);
        match self.node(&number) {
            Ok(node) if node.ty != ty => value_of(&self.cast_node(&node, ty)),
            _ => number,
        }
    }

    /// The zero-based coordinate along a dimension, as doubles, in an array of a shape.
    pub fn coordinate(&mut self, shape: Shape, dim: usize) -> Value {
        if self.is_small(&shape) {
            return Value::from(small_arrays::coordinate(&shape, dim));
        }
        let node = self.coord_node(shape, dim);
        value_of(&self.cast_node(&node, ElemType::DOUBLE))
    }

    /// The row of a range.
    pub fn range(&mut self, range: &Rc<Range>) -> Flow<Value> {
        if range.count <= self.thresholds.small {
            return Ok(Value::Range(range.clone()));
        }
        Ok(value_of(&self.range_node(range)?))
    }

    /// `count` numbers from `first` to `last`, both exact.
    pub fn linspace(&mut self, first: f64, last: f64, count: usize) -> Flow<Value> {
        let step = (last - first) / (count.max(2) - 1) as f64;
        self.range(&Rc::new(Range { start: first, step, count, last }))
    }

    /// The identity matrix of a float class.
    pub fn eye(&mut self, rows: usize, cols: usize, class: Class) -> Flow<Value> {
        let shape = Shape::matrix(rows, cols);
        if self.is_small(&shape) {
            return Ok(Value::from(small_arrays::eye(rows, cols, class)));
        }
        let (row, col) = (self.coord_node(shape.clone(), 0), self.coord_node(shape, 1));
        let same = self.op_node(Op::Eq, &[row, col])?;
        Ok(value_of(&self.cast_node(&same, ElemType::real(class))))
    }

    /// Random draws: element `i` is draw `counter + i` of the stream with that key.
    pub fn random(&mut self, shape: Shape, draw: Draw, key: u64, counter: u64) -> Value {
        if self.thresholds.draws && !self.records && self.is_small(&shape) {
            return small_arrays::draws(shape, draw, key, counter);
        }
        let class = match draw {
            Draw::Uniform | Draw::Normal => Class::Double,
            Draw::UniformSingle | Draw::NormalSingle => Class::Single,
            Draw::Bits => Class::UInt32,
        };
        let kind = Kind::Random { draw, key, counter };
        value_of(&self.make(kind, ElemType::real(class), shape, SmallVec::new()))
    }

    /// Whether an operand is captured, or large enough that work on it should be.
    pub fn captures(&self, x: &Value) -> bool {
        match x {
            Value::Lazy(l) => l.node.host().is_none() || l.shape.numel() > self.thresholds.small,
            other => other.numel() > self.thresholds.small,
        }
    }

    /// The node of an operand, which others may hold.
    pub fn operand(&mut self, x: &Value) -> Result<Rc<Node>, Error> {
        self.node(x)
    }

    /// The node of an operand. Cells, structs and the like are no operands.
    pub(super) fn node(&mut self, x: &Value) -> Result<Rc<Node>, Error> {
        match x {
            Value::Scalar(s) => Ok(self.scalar(Number::Real(*s))),
            Value::Array(a) => {
                if let (crate::value::Data::C64(v), true) = (a.data(), a.shape().is_scalar()) {
                    return Ok(self.scalar(Number::Complex(v[0].re, v[0].im)));
                }
                Ok(self.constant_node(a))
            }
            Value::Range(r) => self.range_node(r),
            Value::Compressed(c) => Ok(self.constant_node(&Rc::new(c.to_array()?))),
            Value::Lazy(l) => match node_of(l) {
                Some(node) => Ok(node),
                None => match l.node.host() {
                    Some(a) => Ok(self.constant_node(&a)),
                    None => {
                        Err(Error::new("matgpu:foreignLazy", "a lazy value of another session"))
                    }
                },
            },
            other => Err(Error::new(
                "MATLAB:UndefinedFunction",
                format!("expected a numeric, logical or char array, found {}", other.class_name()),
            )),
        }
    }

    fn nodes(&mut self, xs: &[Value]) -> Result<SmallVec<[Rc<Node>; 3]>, Error> {
        xs.iter().map(|x| self.node(x)).collect()
    }

    /// The operands on the host, if all are there and the largest is small.
    fn all_small(&self, args: &[Value]) -> Option<SmallVec<[Value; 3]>> {
        if args.iter().any(|x| self.captures(x)) {
            return None;
        }
        args.iter()
            .map(|v| match v {
                Value::Lazy(l) => {
                    let a = l.node.host()?;
                    (a.numel() <= self.thresholds.small).then(|| Value::from(a))
                }
                other => (other.numel() <= self.thresholds.small).then(|| other.clone()),
            })
            .collect::<Option<SmallVec<[Value; 3]>>>()
            .filter(|host| match host.as_slice() {
                // Implicit expansion of a column with a row can be large although both are small.
                [a, b] => a.shape().broadcast(&b.shape()).is_none_or(|s| self.is_small(&s)),
                _ => true,
            })
    }

    pub(super) fn small_host(&self, node: &Node) -> Option<Rc<crate::value::Array>> {
        if !self.is_small(&node.shape) {
            return None;
        }
        let number = |node: &Node| match node.kind {
            Kind::Scalar(n) => Some(small_arrays::fill(&node.shape, n, node.ty)),
            _ => None,
        };
        match node.kind {
            Kind::Scalar(_) => number(node).map(Rc::new),
            // Who asks a closed node for its inputs opens it.
            Kind::Cast if node.host().is_none() && !node.is_closed() => {
                let real = number(&*node.input(0)?)?;
                Some(Rc::new(op::cast::array(&real, node.ty)))
            }
            _ => node.host(),
        }
    }

    /// A small array of the host, of which no node need be made.
    pub(super) fn small_array<'a>(&self, x: &'a Value) -> Option<&'a Rc<Array>> {
        match x {
            Value::Array(a) if self.is_small(a.shape()) => Some(a),
            _ => None,
        }
    }

    pub(super) fn is_small(&self, shape: &Shape) -> bool {
        shape.numel() <= self.thresholds.small
    }

    pub(super) fn scalar(&mut self, number: Number) -> Rc<Node> {
        let ty = match number {
            Number::Real(s) => ElemType::real(s.class()),
            Number::Complex(..) => ElemType::complex(Class::Double),
        };
        let kind = Kind::Scalar(number);
        if let Some(known) = self.numbers.iter().find(|n| n.kind == kind) {
            return known.clone();
        }
        let node = self.make(kind, ty, Shape::scalar(), SmallVec::new());
        if self.numbers.len() == super::NUMBERS {
            self.numbers.remove(0);
        }
        self.numbers.push(node.clone());
        node
    }

    pub(super) fn coord_node(&mut self, shape: Shape, dim: usize) -> Rc<Node> {
        let kind = Kind::Coord(dim.min(30) as u8);
        self.make(kind, INDEX, shape, SmallVec::new())
    }

    fn range_node(&mut self, range: &Rc<Range>) -> Result<Rc<Node>, Error> {
        let number = |x| Number::Real(Scalar::F64(x));
        let shape = Shape::matrix(1, range.count);
        // An end that is a negative zero stays one, which no sum would make it.
        let is_negative_zero = |x: f64| x == 0.0 && x.is_sign_negative();
        if range.count == 0 || is_negative_zero(range.start) || is_negative_zero(range.last) {
            return Ok(self.fresh_constant(Rc::new(range.to_array())));
        }
        let place = self.coord_node(shape.clone(), 1);
        let place_f = self.cast_node(&place, ElemType::DOUBLE);
        let step = self.scalar(number(range.step));
        let start = self.scalar(number(range.start));
        let walked = self.op_node(Op::Mul, &[place_f, step])?;
        let inner = self.op_node(Op::Add, &[walked, start])?;
        let count = range.count - 1;
        if range.start + count as f64 * range.step == range.last {
            return Ok(inner);
        }
        let end = self.scalar(Number::Real(Scalar::U32(extent(count)?)));
        let last = self.scalar(number(range.last));
        let at_end = self.op_node(Op::Eq, &[place, end])?;
        self.op_node(Op::Select, &[at_end, last, inner])
    }

    /// Whether a primitive on these real operands gives complex results.
    fn leaves_the_reals(&mut self, op: Op, nodes: &[Rc<Node>]) -> Flow<bool> {
        if nodes.iter().any(|n| n.ty.complex) {
            return Ok(false);
        }
        if nodes.iter().any(|n| n.ty.class.is_integer()) {
            return Ok(false);
        }
        match op.row().domain {
            Domain::All => Ok(false),
            Domain::Unless(question) => self.ask(&nodes[0], question),
            // Cheap answers first: most exponents are whole numbers.
            Domain::Powers if nodes[1].facts.whole || nodes[0].facts.nonnegative => Ok(false),
            Domain::Powers => Ok(self.ask(&nodes[1], Question::Fractional)?
                && self.ask(&nodes[0], Question::Negative)?),
        }
    }

    /// Whether an operation jumps where the imaginary part of its first operand changes its sign: what leaves the real
    /// numbers does, on the part of them that it has no real results for.
    fn jumps(&self, op: Op, nodes: &[Rc<Node>]) -> bool {
        match op.row().domain {
            Domain::All => op.row().laws.jumps,
            Domain::Unless(_) => true,
            Domain::Powers => !nodes[1].facts.whole,
        }
    }

    /// A complex array as a program sees it, without waiting for whether it is one: where no imaginary part is left, it is of
    /// real numbers, whose imaginary parts are zeros without a sign.
    fn as_seen(&mut self, node: &Rc<Node>) -> Result<Rc<Node>, Error> {
        let given = matches!(node.kind, Kind::Scalar(_) | Kind::Cast);
        if !node.ty.complex || node.stays_complex() || given {
            return Ok(node.clone());
        }
        let any = self.question_of(node, Question::Imaginary);
        let any = self.node(&any)?;
        let real = self.op_node(Op::Real, slice::from_ref(node))?;
        let real = self.cast_node(&real, node.ty);
        self.op_node(Op::Select, &[any, node.clone(), real])
    }

    /// A primitive on nodes: operands converted to the common type, result to the language's class.
    pub(super) fn op_node(&mut self, op: Op, args: &[Rc<Node>]) -> Result<Rc<Node>, Error> {
        let narrowed = self.settled(op, args).or_else(|| self.compared(op, args));
        let args = narrowed.as_ref().map_or(args, |both| &both[..]);
        if let Some(whole) = self.whole(op, args) {
            return Ok(whole);
        }
        let types: SmallVec<[ElemType; 3]> = args.iter().map(|n| n.ty).collect();
        let signature = op::signature(op, &types)?;
        let mut shape = args.first().map_or_else(Shape::scalar, |n| n.shape.clone());
        for n in args.iter().skip(1) {
            shape = shape.broadcast(&n.shape).ok_or_else(|| {
                Error::new(
                    "MATLAB:sizeDimensionsMustMatch",
                    "Arrays have incompatible sizes for this operation.",
                )
            })?;
        }
        let inputs: SmallVec<[Rc<Node>; 2]> = args
            .iter()
            .enumerate()
            .map(|(k, n)| self.cast_node(n, op::operand_type(op, k, signature.operand)))
            .collect();
        let computed = op::result_type(op, signature.operand);
        if op == Op::Pow
            && signature.operand.class.is_float()
            && let Kind::Scalar(Number::Real(exponent)) = args[1].kind
            && let Some(power) = self.short_power(&inputs[0], exponent.to_f64())?
        {
            return Ok(self.cast_node(&power, signature.result));
        }
        let node = match simplify::op(op, signature.operand, &inputs, &shape) {
            Some(node) => node,
            None => self.make(Kind::Op { op, operand: signature.operand }, computed, shape, inputs),
        };
        Ok(self.cast_node(&node, signature.result))
    }

    /// The power of floats with an exponent for which it is a few products or a root, to the bit.
    fn short_power(&mut self, x: &Rc<Node>, exponent: f64) -> Result<Option<Rc<Node>>, Error> {
        let ty = x.ty;
        let power = match complex::small_exponent(exponent) {
            Some(2) if ty.complex => self.op_node(Op::Square, slice::from_ref(x))?,
            Some(2) => self.op_node(Op::Mul, &[x.clone(), x.clone()])?,
            Some(n) if ty.complex => {
                let n = self.scalar(Number::Real(Scalar::I32(n)));
                let kind = Kind::Op { op: Op::WholePower, operand: ty };
                self.make(kind, ty, x.shape.clone(), smallvec![x.clone(), n])
            }
            None if ty.complex && exponent == 0.5 => self.op_node(Op::Sqrt, slice::from_ref(x))?,
            _ => return Ok(None),
        };
        Ok(Some(power))
    }

    pub(super) fn cast_node(&mut self, node: &Rc<Node>, ty: ElemType) -> Rc<Node> {
        let narrow = node.ty == ElemType::DOUBLE && ty.class.is_narrow_integer();
        let integers = narrow.then(|| self.integers_of(node, ty)).flatten();
        integers.unwrap_or_else(|| self.converted(node, ty))
    }

    /// A conversion of what is there, element by element.
    pub(super) fn converted(&mut self, node: &Rc<Node>, ty: ElemType) -> Rc<Node> {
        if node.ty == ty {
            return node.clone();
        }
        if let (Kind::Scalar(Number::Real(s)), false) = (&node.kind, ty.complex) {
            return self.scalar(Number::Real(op::cast::scalar(*s, ty.class)));
        }
        // A real number that becomes complex stays a number.
        if matches!(node.kind, Kind::Scalar(Number::Real(_))) {
            return self.make(Kind::Cast, ty, node.shape.clone(), smallvec![node.clone()]);
        }
        if let Some(a) = self.small_host(node) {
            let converted = self.fresh_constant(Rc::new(op::cast::array(&a, ty)));
            converted.said.set(node.ty.complex && node.said.get());
            return converted;
        }
        self.make(Kind::Cast, ty, node.shape.clone(), smallvec![node.clone()])
    }

    /// A fold of a node; folding everything does not care about the shape.
    pub(super) fn fold(
        &mut self,
        op: ReduceOp,
        node: &Rc<Node>,
        dims: u32,
        ty: ElemType,
    ) -> Rc<Node> {
        if dims == 0 && !op.finds_place() {
            return self.cast_node(node, ty);
        }
        let folded = (0..node.shape.ndims()).filter(|k| dims >> k & 1 == 1);
        let count = folded.map(|k| node.shape.dim(k)).product();
        if ty == ElemType::DOUBLE
            && let Some(summands) = self.summands(op, node, count)
        {
            let sum = self.fold(op, &summands, dims, summands.ty);
            return self.cast_node(&sum, ty);
        }
        let mut from = node.clone();
        if dims & all_dims(node) == all_dims(node) {
            while from.kind == Kind::Reshape
                && let Some(inner) = from.input(0)
            {
                from = inner;
            }
        }
        let full = dims & all_dims(node) == all_dims(node);
        let dims = if full { all_dims(&from) } else { dims };
        let mut extents: SmallVec<[usize; 4]> = SmallVec::from_slice(from.shape.dims());
        for (k, e) in extents.iter_mut().enumerate() {
            if dims >> k & 1 == 1 {
                *e = 1;
            }
        }
        self.make(Kind::Reduce { op, dims }, ty, Shape::new(&extents), smallvec![from])
    }

    /// What a routine gives, in these shapes: at once where its inputs are small arrays of the host and the work is little.
    pub(crate) fn of_routine(
        &mut self,
        routine: impl Into<Routine>,
        shapes: &[Shape],
        inputs: SmallVec<[Rc<Node>; 2]>,
    ) -> SmallVec<[Value; 2]> {
        let routine = routine.into();
        if let Some(made) = self.small_routine(&routine, shapes, &inputs) {
            return made;
        }
        let outputs = shapes.iter().zip(routine.outputs()).zip(0..);
        let made = outputs.map(|((shape, ty), k)| {
            value_of(&self.routine(routine, k, ty, shape.clone(), inputs.clone()))
        });
        made.collect()
    }

    fn small_routine(
        &self,
        routine: &Routine,
        shapes: &[Shape],
        inputs: &[Rc<Node>],
    ) -> Option<SmallVec<[Value; 2]>> {
        if !routine.is_little() || !shapes.iter().all(|shape| self.is_small(shape)) {
            return None;
        }
        let arrays: Option<SmallVec<[_; 2]>> = inputs.iter().map(|n| self.small_host(n)).collect();
        let types = shapes.iter().zip(routine.outputs());
        let mut made: SmallVec<[Data; 2]> =
            types.map(|(shape, ty)| Data::zeros(ty, shape.numel())).collect();
        let done = (self.at_once?)(routine, &arrays?, &mut made);
        let values = shapes
            .iter()
            .zip(made)
            .map(|(shape, data)| Value::from(Array::new(shape.clone(), narrow(data))));
        done.then(|| values.collect())
    }

    pub(super) fn routine(
        &mut self,
        routine: impl Into<Routine>,
        output: u8,
        ty: ElemType,
        shape: Shape,
        inputs: SmallVec<[Rc<Node>; 2]>,
    ) -> Rc<Node> {
        let routine = routine.into();
        self.work += routine.work();
        // A routine reads arrays: what would be a parameter of a kernel is stored for it.
        let stored = |n: Rc<Node>| match n.kind {
            Kind::Scalar(number) => {
                self.fresh_constant(Rc::new(small_arrays::fill(&n.shape, number, n.ty)))
            }
            _ => n,
        };
        let inputs = inputs.into_iter().map(stored).collect();
        self.make(Kind::Routine(routine, output), ty, shape, inputs)
    }
}

fn float_class(class: Class) -> Class {
    if class == Class::Single { Class::Single } else { Class::Double }
}

/// The dimensions of a shape among these, as a set. Dimensions beyond the last have extent 1 and fold to
/// themselves; a set that names only such ones is empty.
fn dim_set(shape: &Shape, dims: &[usize]) -> u32 {
    dims.iter().filter(|&&d| d < shape.ndims().min(31)).fold(0, |set, &d| set | 1 << d)
}

pub(super) fn lanes_of(shape: &Shape, dim: usize) -> Result<Lanes, Error> {
    let dims = shape.dims();
    let at = dim.min(dims.len());
    Ok(Lanes {
        inner: extent(dims[..at].iter().product())?,
        len: extent(shape.dim(dim))?,
        outer: extent(dims.iter().skip(at + 1).product())?,
    })
}

pub(super) fn extent(n: usize) -> Result<u32, Error> {
    u32::try_from(n).map_err(|_| {
        Error::new(
            "MATLAB:array:SizeLimitExceeded",
            "Requested array exceeds the maximum possible size.",
        )
    })
}

/// The type of whole numbers from 0 to this: fewer bits are sorted in fewer passes.
pub(super) fn narrowest(most: usize) -> ElemType {
    match most {
        0..0x100 => ElemType::real(Class::UInt8),
        0x100..0x1_0000 => ElemType::real(Class::UInt16),
        _ => ElemType::real(Class::UInt32),
    }
}

/// The error of matrices that have no product.
pub fn no_product() -> Error {
    Error::new(
        "MATLAB:innerdim",
        "Incorrect dimensions for matrix multiplication. Check that the number of columns \
         in the first matrix matches the number of rows in the second matrix. To operate on \
         each element of the matrix individually, use TIMES (.*) for elementwise multiplication.",
    )
}
