//! Questions about elements that decide what is captured: the square root of an array is complex where
//! an element is negative. Answered from facts, from host elements, or by a fold that somebody has
//! to wait for. Must not know who computes the fold.

use super::node::Node;
use super::{Flow, Graph, Kind, Number, Stop};
use crate::op::known::Question;
use crate::op::{Op, ReduceOp};
use crate::value::cast::no_truth;
use crate::value::{ElemType, Lazy, Scalar, Value};
use smallvec::smallvec;
use std::rc::Rc;

/// So many steps it is at most from the answer to a question down to the array that it is about.
const STEPS: usize = 5;

impl Node {
    /// The question that this node, the value `answer`, answers, and the array whose elements it is about, where that array
    /// remembers it.
    pub fn asks(&self, answer: &Rc<Lazy>) -> Option<(Question, Rc<Node>)> {
        self.asks_below(answer, STEPS)
    }

    /// The answer to whether any or all elements are so, where none is an exception.
    pub fn without_exception(&self) -> Option<bool> {
        self.without_exception_below(STEPS)
    }

    fn without_exception_below(&self, steps: usize) -> Option<bool> {
        let left = steps.checked_sub(1)?;
        let of = |k: usize| self.inputs().get(k)?.without_exception_below(left);
        match &self.kind {
            Kind::Reduce { op, .. } if *op == ReduceOp::Any => Some(false),
            Kind::Reduce { op, .. } if *op == ReduceOp::All => Some(true),
            Kind::Op { op, .. } if *op == Op::Not => of(0).map(|yes| !yes),
            Kind::Op { op, .. } if *op == Op::And => Some(of(0)? && of(1)?),
            Kind::Op { op, .. } if *op == Op::Or => Some(of(0)? || of(1)?),
            Kind::Cast | Kind::Reshape => of(0),
            _ => None,
        }
    }

    fn asks_below(&self, answer: &Rc<Lazy>, steps: usize) -> Option<(Question, Rc<Node>)> {
        let is_it = |(_, known): &&(Question, Value)| match known {
            Value::Lazy(lazy) => Rc::ptr_eq(lazy, answer),
            _ => false,
        };
        self.inputs().into_iter().find_map(|input| {
            let found = input.guards.borrow().iter().find(is_it).map(|(question, _)| *question);
            match found {
                Some(question) => Some((question, input)),
                None if steps == 0 => None,
                None => input.asks_below(answer, steps - 1),
            }
        })
    }
}

impl Graph {
    /// Whether any element of a real array is so. Asks for the answer where it takes a computation.
    pub fn any(&mut self, x: &Value, question: Question) -> Flow<bool> {
        // The answer is kept with the node, where there is one. What is on the host without one is looked at: a range makes a new
        // node at every call, and an answer would be asked for again and again.
        let node = match x {
            Value::Array(a) => self.known_constant(a),
            Value::Lazy(lazy) => super::node_of(lazy),
            _ => None,
        };
        match (node, x.here()) {
            (Some(node), _) => self.ask(&node, question),
            (None, Some(a)) => Ok(question.any(&a)),
            (None, None) => {
                let node = self.node(x)?;
                self.ask(&node, question)
            }
        }
    }

    /// Whether an array is complex: of what an operation made or was written into, whether any imaginary part is not 0.
    /// What is complex because the program said so stays complex. Asks for the answer where it takes a computation.
    pub fn is_complex(&mut self, x: &Value) -> Flow<bool> {
        let Value::Lazy(lazy) = x else {
            return Ok(x.elem_type().is_some_and(|ty| ty.complex));
        };
        if !lazy.ty.complex {
            return Ok(false);
        }
        let node = self.node(x)?;
        match node.kind {
            Kind::Scalar(Number::Complex(_, imaginary)) => Ok(imaginary != 0.0),
            _ if node.stays_complex() => Ok(true),
            _ => self.ask(&node, Question::Imaginary),
        }
    }

    /// An array as a program sees it: real where an operation might have made complex numbers, and no imaginary part is left.
    /// Asks for the answer, for what takes complex numbers otherwise or not at all.
    pub fn seen(&mut self, x: &Value) -> Flow<Value> {
        match x.elem_type() {
            Some(ty) if ty.complex && !self.is_complex(x)? => {
                self.elementwise(Op::Real, std::slice::from_ref(x))
            }
            _ => Ok(x.clone()),
        }
    }

    /// Refuses NaN where elements are taken for true or false. Asks for the answer where it takes a computation.
    pub(super) fn check_truths(&mut self, node: &Rc<Node>) -> Flow<()> {
        let is_float = node.ty.class.is_float() && !node.ty.complex;
        if is_float && self.ask(node, Question::Missing)? {
            return Err(no_truth().into());
        }
        Ok(())
    }

    /// Whether any element of a real array is outside of the question's bounds. Asks for the answer
    /// where it takes a computation.
    pub(super) fn ask(&mut self, node: &Rc<Node>, question: Question) -> Flow<bool> {
        // What is recorded is for other numbers as well, whose bounds are not these.
        let is_beyond = || !self.records && question.is_beyond(super::bounds::of(node));
        if question.is_ruled_out(node.facts) || is_beyond() {
            return Ok(false);
        }
        if let Kind::Scalar(Number::Real(s)) = node.kind {
            return Ok(question.holds(s.to_f64()));
        }
        match self.question_of(node, question) {
            Value::Scalar(s) => Ok(s.to_f64() != 0.0),
            Value::Lazy(l) => match l.node.host() {
                Some(a) => {
                    let yes = Scalar::of(a.data(), 0).is_some_and(|s| s.to_f64() != 0.0);
                    let mut guards = node.guards.borrow_mut();
                    guards.retain(|(q, _)| *q != question);
                    guards.push((question, Value::from(yes)));
                    Ok(yes)
                }
                None => l.node.assumed().ok_or_else(|| Stop::Need(vec![l.clone()])),
            },
            _ => Ok(true),
        }
    }

    /// The answer to a question about an array, or the fold that gives it.
    pub(super) fn question_of(&mut self, node: &Rc<Node>, question: Question) -> Value {
        let asked =
            node.guards.borrow().iter().find(|(q, _)| *q == question).map(|(_, v)| v.clone());
        if let Some(answer) = asked {
            return answer;
        }
        let answer = match node.host() {
            Some(a) => Value::from(question.any(&a)),
            None => self.question_node(node, question),
        };
        node.guards.borrow_mut().push((question, answer.clone()));
        answer
    }

    pub(super) fn question_node(&mut self, node: &Rc<Node>, question: Question) -> Value {
        if node.shape.is_empty() {
            return Value::from(false);
        }
        if question == Question::Imaginary {
            let part = ElemType::real(node.ty.class);
            let kind = Kind::Op { op: Op::Imag, operand: node.ty };
            let imaginary = self.make(kind, part, node.shape.clone(), smallvec![node.clone()]);
            let found =
                self.fold(ReduceOp::Any, &imaginary, all_dims(&imaginary), ElemType::LOGICAL);
            return super::node::value_of(&found);
        }
        // Bounds are floating-point numbers, and so is what is compared with them.
        let float = match node.ty.class.is_float() {
            true => node.clone(),
            false => self.cast_node(node, ElemType::DOUBLE),
        };
        let node = &float;
        let bound = |g: &mut Graph, x: f64| {
            let s =
                if node.ty == ElemType::SINGLE { Scalar::F32(x as f32) } else { Scalar::F64(x) };
            g.scalar(Number::Real(s))
        };
        let logical = ElemType::LOGICAL;
        let compare = |g: &mut Graph, op, a: Rc<Node>, b| {
            let kind = Kind::Op { op, operand: node.ty };
            g.make(kind, logical, node.shape.clone(), smallvec![a, b])
        };
        let unary = |g: &mut Graph, op| {
            let kind = Kind::Op { op, operand: node.ty };
            g.make(kind, node.ty, node.shape.clone(), smallvec![node.clone()])
        };
        let outside = match question {
            Question::Negative => {
                let b = bound(self, 0.0);
                compare(self, Op::Lt, node.clone(), b)
            }
            Question::BelowMinusOne => {
                let b = bound(self, -1.0);
                compare(self, Op::Lt, node.clone(), b)
            }
            Question::BelowOne => {
                let b = bound(self, 1.0);
                compare(self, Op::Lt, node.clone(), b)
            }
            Question::BeyondOne => {
                let (a, b) = (unary(self, Op::Abs), bound(self, 1.0));
                compare(self, Op::Gt, a, b)
            }
            Question::Missing => {
                let kind = Kind::Op { op: Op::IsNan, operand: node.ty };
                self.make(kind, logical, node.shape.clone(), smallvec![node.clone()])
            }
            Question::NoPlace(n) => {
                // NaN compares with nothing.
                let (least, most) = (bound(self, 1.0), bound(self, f64::from(n)));
                let above = compare(self, Op::Ge, node.clone(), least);
                let below = compare(self, Op::Le, node.clone(), most);
                let rounded = unary(self, Op::Fix);
                let whole = compare(self, Op::Eq, node.clone(), rounded);
                let kind = Kind::Op { op: Op::And, operand: logical };
                let within =
                    self.make(kind.clone(), logical, node.shape.clone(), smallvec![above, below]);
                let good = self.make(kind, logical, node.shape.clone(), smallvec![within, whole]);
                let kind = Kind::Op { op: Op::Not, operand: logical };
                self.make(kind, logical, node.shape.clone(), smallvec![good])
            }
            // Asked above, of complex elements; and of nobody here.
            Question::HowMany | Question::Imaginary => {
                self.scalar(Number::Real(Scalar::Bool(false)))
            }
            Question::Fractional => {
                // NaN and infinities differ from nothing, and so are not fractional.
                let whole = unary(self, Op::Fix);
                let kind = Kind::Op { op: Op::Sub, operand: node.ty };
                let rest =
                    self.make(kind, node.ty, node.shape.clone(), smallvec![node.clone(), whole]);
                let kind = Kind::Op { op: Op::Abs, operand: node.ty };
                let rest = self.make(kind, node.ty, node.shape.clone(), smallvec![rest]);
                let b = bound(self, 0.0);
                compare(self, Op::Gt, rest, b)
            }
        };
        let found = self.fold(ReduceOp::Any, &outside, all_dims(node), logical);
        super::node::value_of(&found)
    }
}

/// Every dimension of a node, as the set that `Kind::Reduce` has.
pub(super) fn all_dims(node: &Node) -> u32 {
    (1u32 << node.shape.ndims().min(31)) - 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::Thresholds;
    use crate::value::Array;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn what_was_seen_of_an_array_of_the_host_is_not_looked_for_again() {
        let mut g = Graph::new(Thresholds::default());
        let x = Value::from(Array::row((1..=5000).map(f64::from).collect::<Vec<_>>()));
        let question = Question::NoPlace(4000);
        assert!(matches!(g.any(&x, question), Ok(true)));
        let node = g.node(&x).expect("a node of a constant");
        assert!(node.guards.borrow().is_empty(), "without a node nothing is kept");
        assert!(matches!(g.any(&x, question), Ok(true)));
        let kept = node.guards.borrow().iter().any(|(asked, answer)| {
            *asked == question && matches!(answer, Value::Scalar(s) if s.to_f64() == 1.0)
        });
        assert!(kept, "the answer is kept with the node");
        assert!(matches!(g.any(&x, Question::NoPlace(5000)), Ok(false)));
    }
}
