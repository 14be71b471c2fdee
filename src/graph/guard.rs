//! Questions about elements that decide what is captured: the square root of an array is complex where
//! an element is negative. Answered from facts, from host elements, or by a fold that somebody has
//! to wait for. Must not know who computes the fold.

use super::node::{Facts, Node};
use super::{Flow, Graph, Kind, Number, Stop};
use crate::op::{Op, ReduceOp};
use crate::value::{Array, Data, ElemType, Scalar, Value};
use smallvec::smallvec;
use std::rc::Rc;

/// Where the elements of a real array must lie for a result to stay real.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Question {
    /// Is any less than 0?
    Negative,
    /// Is any less than -1?
    BelowMinusOne,
    /// Is any less than 1?
    BelowOne,
    /// Is any greater than 1 in magnitude?
    BeyondOne,
    /// Is any finite one not whole?
    Fractional,
    /// Is any not a number?
    Missing,
}

impl Question {
    /// What a real operand of this primitive must be asked for the result to stay real.
    pub(super) fn of(op: Op) -> Option<Question> {
        match op {
            Op::Sqrt | Op::Log | Op::Log2 | Op::Log10 => Some(Question::Negative),
            Op::Log1p => Some(Question::BelowMinusOne),
            Op::Acosh => Some(Question::BelowOne),
            Op::Asin | Op::Acos | Op::Atanh => Some(Question::BeyondOne),
            _ => None,
        }
    }

    fn known(self, f: Facts) -> bool {
        match self {
            Question::Negative | Question::BelowMinusOne => f.nonnegative,
            Question::BelowOne | Question::Missing => false,
            Question::BeyondOne => f.unit,
            Question::Fractional => f.whole,
        }
    }

    fn holds(self, x: f64) -> bool {
        match self {
            Question::Negative => x < 0.0,
            Question::BelowMinusOne => x < -1.0,
            Question::BelowOne => x < 1.0,
            Question::BeyondOne => x.abs() > 1.0,
            Question::Fractional => x != x.trunc() && !x.is_nan(),
            Question::Missing => x.is_nan(),
        }
    }

    fn any(self, a: &Array) -> bool {
        match a.data() {
            Data::F64(v) => v.iter().any(|&x| self.holds(x)),
            Data::F32(v) => v.iter().any(|&x| self.holds(f64::from(x))),
            data => {
                (0..data.len()).filter_map(|i| Scalar::of(data, i)).any(|s| self.holds(s.to_f64()))
            }
        }
    }
}

impl Graph {
    /// Whether any element of a real array is not a number. Asks for the answer where it takes a computation.
    pub fn any_nan(&mut self, x: &Value) -> Flow<bool> {
        // What is on the host is looked at: a range makes a new node at every call, and an answer would be
        // asked for again and again.
        if let Some(a) = x.host_array() {
            self.looked += 1;
            return Ok(Question::Missing.any(&a));
        }
        let node = self.node(x)?;
        self.ask(&node, Question::Missing)
    }

    /// Whether any element of a real array is outside of the question's bounds. Asks for the answer
    /// where it takes a computation.
    pub(super) fn ask(&mut self, node: &Rc<Node>, question: Question) -> Flow<bool> {
        if question.known(node.facts) {
            return Ok(false);
        }
        if let Kind::Scalar(Number::Real(s)) = node.kind {
            return Ok(question.holds(s.to_f64()));
        }
        self.looked += 1;
        let asked =
            node.guards.borrow().iter().find(|(q, _)| *q == question).map(|(_, v)| v.clone());
        let answer = match asked {
            Some(answer) => answer,
            None => {
                if let Some(a) = node.host() {
                    let answer = question.any(&a);
                    node.guards.borrow_mut().push((question, Value::from(answer)));
                    return Ok(answer);
                }
                let answer = self.question_node(node, question);
                node.guards.borrow_mut().push((question, answer.clone()));
                answer
            }
        };
        match answer {
            Value::Scalar(s) => Ok(s.to_f64() != 0.0),
            Value::Lazy(l) => match l.node.host() {
                Some(a) => {
                    let yes = Scalar::of(a.data(), 0).is_some_and(|s| s.to_f64() != 0.0);
                    let mut guards = node.guards.borrow_mut();
                    guards.retain(|(q, _)| *q != question);
                    guards.push((question, Value::from(yes)));
                    Ok(yes)
                }
                None => Err(Stop::Need(vec![l])),
            },
            _ => Ok(true),
        }
    }

    fn question_node(&mut self, node: &Rc<Node>, question: Question) -> Value {
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
