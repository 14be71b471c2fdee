//! Whole numbers in doubles, computed as integers where the results are the same to the bit: subscripts, counts, ranges, truth
//! values in arithmetic. To most devices doubles are dear. Must not know how a node is computed.

use super::node::{Kind, Node, Number};
use super::{Graph, bounds};
use crate::op::known::Interval;
use crate::op::row::{Arithmetic, Mixed};
use crate::op::{self, ClassRule, Op, ReduceOp};
use crate::value::{Class, ElemType};
use smallvec::{SmallVec, smallvec};
use std::rc::Rc;

/// So many nodes are looked at for whether they can be computed as integers.
const MOST: u32 = 16;
/// The bits of -0.
const NEGATIVE_ZERO: u64 = 1 << 63;

impl Graph {
    /// A number beside integers or singles as one of them, where the operation is the same with that.
    pub(super) fn settled(&mut self, op: Op, args: &[Rc<Node>]) -> Option<[Rc<Node>; 2]> {
        let [a, b] = args else { return None };
        let settle = |n: &Node, other: &Node, first: bool| match n.kind {
            Kind::Scalar(Number::Real(s)) => {
                let settled = op::settle(op, s, other.ty, first);
                (settled.class() != s.class()).then_some(Number::Real(settled))
            }
            _ => None,
        };
        match (settle(a, b, true), settle(b, a, false)) {
            (Some(x), _) => Some([self.scalar(x), b.clone()]),
            (_, Some(x)) => Some([a.clone(), self.scalar(x)]),
            _ => None,
        }
    }

    /// Whole numbers in doubles that are compared, as integers.
    pub(super) fn compared(&mut self, op: Op, args: &[Rc<Node>]) -> Option<[Rc<Node>; 2]> {
        let [a, b] = args else { return None };
        let doubles = a.ty == ElemType::DOUBLE && b.ty == ElemType::DOUBLE;
        if op.row().class != ClassRule::Comparison || !doubles {
            return None;
        }
        let ty = ElemType::real(Class::Int32);
        let mut integer = |n: &Rc<Node>, first: bool| match n.kind {
            Kind::Scalar(Number::Real(s)) => {
                let settled = op::settle(op, s, ty, first);
                (settled.class() == ty.class).then(|| self.scalar(Number::Real(settled)))
            }
            // Without facts all elements would have to be looked at.
            _ if n.facts.whole => self.integers_of(n, ty),
            _ => None,
        };
        Some([integer(a, true)?, integer(b, false)?])
    }

    /// Whole numbers in doubles as integers, where sums of so many of them stay in their range: the host is as fast with doubles.
    pub(super) fn summands(
        &mut self,
        op: ReduceOp,
        node: &Rc<Node>,
        count: usize,
    ) -> Option<Rc<Node>> {
        if !self.thresholds.far
            || op != ReduceOp::Sum
            || node.ty != ElemType::DOUBLE
            || !node.facts.whole
        {
            return None;
        }
        let bounds = bounds::of(node);
        let [least, most] = [bounds.least.min(0.0), bounds.most.max(0.0)].map(|x| x * count as f64);
        let holds = |class: &Class| class.holds(least) && class.holds(most);
        let class = [Class::UInt32, Class::Int32].into_iter().find(holds)?;
        self.integers_of(node, ElemType::real(class))
    }

    /// An operation on whole numbers in doubles, computed as integers, where the result is no other: there, nothing is a negative zero.
    pub(super) fn whole(&mut self, op: Op, args: &[Rc<Node>]) -> Option<Rc<Node>> {
        let [a, b] = args else { return self.whole_quotient(op, args) };
        let row = op.row();
        let doubles = args.iter().all(|n| n.ty == ElemType::DOUBLE && n.facts.whole);
        if !self.thresholds.far || !row.laws.same_of_integers || !doubles {
            return None;
        }
        let ty = ElemType::real(Class::Int32);
        let of = [bounds::of(a), bounds::of(b)];
        let result = (row.bounds?)(&of);
        let holds = |i: &Interval| ty.class.holds(i.least) && ty.class.holds(i.most);
        if !of.iter().all(holds) || !holds(&result) || !keeps_zeros(op, &of) {
            return None;
        }
        self.of_integers(op, [a, b])
    }

    /// An operation on two whole numbers in doubles, of which one is no single number, computed as integers.
    fn of_integers(&mut self, op: Op, args: [&Rc<Node>; 2]) -> Option<Rc<Node>> {
        let ty = ElemType::real(Class::Int32);
        let mut computed = false;
        let mut integer = |n: &Rc<Node>| match n.kind {
            Kind::Scalar(_) => plain_number(n).then(|| self.converted(n, ty)),
            _ => {
                computed = true;
                self.as_integers(n, ty, true, &mut { MOST })
            }
        };
        let integers = [integer(args[0])?, integer(args[1])?];
        let made = computed.then(|| self.op_node(op, &integers).ok()).flatten()?;
        Some(self.converted(&made, ElemType::DOUBLE))
    }

    /// A quotient of whole numbers, rounded down: it lies no nearer to a whole number than a double can say.
    fn whole_quotient(&mut self, op: Op, args: &[Rc<Node>]) -> Option<Rc<Node>> {
        let [quotient] = args else { return None };
        let Kind::Op { op: of, operand: ElemType::DOUBLE } = quotient.kind else { return None };
        let rounds = op == Op::Floor || op == Op::Fix;
        if of != Op::Div || !rounds || !self.thresholds.far || quotient.is_closed() {
            return None;
        }
        let inputs = quotient.inputs();
        let [a, b] = inputs.as_slice() else { return None };
        let [of, by] = [a, b].map(bounds::of);
        let holds = |x: f64| Class::Int32.holds(x);
        let whole = of.whole && of.numbers && by.whole && by.numbers && by.least >= 1.0;
        if !whole || !holds(of.least - by.most) || !holds(of.most) || !holds(by.most) {
            return None;
        }
        if of.least >= 0.0 {
            return self.of_integers(Op::IDivide, [a, b]);
        }
        // Towards zero there would be negative zeros.
        if op == Op::Fix || !matches!(b.kind, Kind::Scalar(_)) {
            return None;
        }
        let ty = ElemType::real(Class::Int32);
        let a = self.as_integers(a, ty, true, &mut { MOST })?;
        let b = self.converted(b, ty);
        let rest = self.op_node(Op::Mod, &[a.clone(), b.clone()]).ok()?;
        let multiple = self.op_node(Op::Sub, &[a, rest]).ok()?;
        let made = self.op_node(Op::IDivide, &[multiple, b]).ok()?;
        Some(self.converted(&made, ElemType::DOUBLE))
    }

    /// Whole numbers in doubles as integers, computed as such where all on the way are within their range: that is what subscripts
    /// are made of, and to most devices doubles are dear.
    pub(super) fn integers_of(&mut self, node: &Rc<Node>, ty: ElemType) -> Option<Rc<Node>> {
        self.as_integers(node, ty, false, &mut { MOST })
    }

    /// With `zeros`, only where there is no negative zero on the way, which no integer is.
    fn as_integers(
        &mut self,
        node: &Rc<Node>,
        ty: ElemType,
        zeros: bool,
        left: &mut u32,
    ) -> Option<Rc<Node>> {
        let within = |n: &Rc<Node>| {
            let bounds = bounds::of(n);
            let [least, most] = [bounds.least, bounds.most].map(|x| ty.class.holds(x));
            bounds.whole && bounds.numbers && least && most
        };
        *left = left.checked_sub(1)?;
        if node.is_ready() || node.is_closed() || !within(node) {
            return None;
        }
        if let Kind::Cast = node.kind {
            let from = node.input(0).filter(|from| !from.ty.class.is_float())?;
            return Some(self.cast_node(&from, ty));
        }
        if let Kind::View(_) | Kind::Reshape = node.kind {
            let integers = self.as_integers(&node.input(0)?, ty, zeros, left)?;
            let (kind, shape) = (node.kind.clone(), node.shape.clone());
            return Some(self.make(kind, ty, shape, smallvec![integers]));
        }
        let Kind::Op { op, operand: ElemType::DOUBLE } = node.kind else { return None };
        let laws = op.row().laws;
        let inputs = node.inputs();
        if !(laws.keeps_integers || laws.same_of_integers) {
            return None;
        }
        if !inputs.iter().all(within) {
            // Of negative numbers there may be some that is not.
            let signed = ElemType::real(Class::Int32);
            let integers = (ty == ElemType::real(Class::UInt32))
                .then(|| self.as_integers(node, signed, zeros, left))
                .flatten()?;
            return Some(self.cast_node(&integers, ty));
        }
        let of: SmallVec<[Interval; 2]> = inputs.iter().map(bounds::of).collect();
        if zeros && !laws.keeps_integers && !keeps_zeros(op, &of) {
            return None;
        }
        let mut integers: SmallVec<[Rc<Node>; 2]> = SmallVec::new();
        for input in &inputs {
            let integer = self.as_integers(input, ty, zeros, left);
            if integer.is_none() && zeros && !plain_number(input) {
                return None;
            }
            integers.push(integer.unwrap_or_else(|| self.converted(input, ty)));
        }
        match laws.keeps_integers {
            true => integers.into_iter().next(),
            false => self.op_node(op, &integers).ok(),
        }
    }
}

/// Whether an operation on whole numbers of which none is a negative zero gives none: products and remainders of negative numbers may.
fn keeps_zeros(op: Op, of: &[Interval]) -> bool {
    let row = op.row();
    let sums = matches!(row.arithmetic, Some(Arithmetic::Sum | Arithmetic::Difference));
    let picks = matches!(row.class, ClassRule::Arithmetic { mixed: Mixed::Picks, .. });
    sums || picks || of.iter().all(|i| i.least >= 0.0)
}

/// Whether a node is a number that is not -0.
fn plain_number(n: &Node) -> bool {
    matches!(n.kind, Kind::Scalar(Number::Real(s)) if s.to_f64().to_bits() != NEGATIVE_ZERO)
}
