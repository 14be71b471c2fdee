//! Fourier transforms of captured singles along dimensions. Doubles are the host's: their bits would be others.
//! Must not know how a node is computed.

use super::guard::all_dims;
use super::node::{Node, Number, value_of};
use super::{Flow, Graph, Stop};
use crate::op::host_work::HostWork;
use crate::op::known::Question;
use crate::op::{Op, ReduceOp};
use crate::routine::{Fft, Lanes};
use crate::value::index::Index;
use crate::value::{Class, ElemType, Scalar, Shape, Value};
use smallvec::smallvec;
use std::rc::Rc;

/// The factors of lengths that a device transforms.
const FACTORS: [usize; 5] = [2, 3, 5, 7, 11];

/// Which transform.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Transform {
    /// Back, scaled by the length.
    pub inverse: bool,
    /// The result is real because the caller says so.
    pub symmetric: bool,
}

impl Graph {
    /// The transform along dimensions, each with its number of points. None where the host does it: what lies there, what is
    /// no single, and lengths with large prime factors.
    pub fn transformed(
        &mut self,
        x: &Value,
        along: &[(usize, usize)],
        how: Transform,
    ) -> Flow<Option<Value>> {
        let single = x.elem_type().is_some_and(|ty| ty.class == Class::Single);
        let vast =
            along.iter().any(|&(dim, n)| x.numel() / x.shape().dim(dim).max(1) * n >= 1 << 27);
        let smooth = along.iter().all(|&(_, n)| n > 0 && is_smooth(n));
        let points = along.iter().fold(1, |all: usize, &(_, n)| all.saturating_mul(n));
        let host = HostWork::Transform(x.numel(), points);
        // What asks for imaginary parts is called again with the answer, when it may have brought the elements to the host.
        let asks = how.inverse && !how.symmetric;
        let there = if asks { self.is_away(x) } else { self.is_for_device(&[x], host) };
        if !single || vast || !smooth || !there {
            return Ok(None);
        }
        let asked = self.node(x)?;
        let question = Question::Transform(number_of(along, how));
        let known =
            asked.guards.borrow().iter().find(|(q, _)| *q == question).map(|(_, v)| v.clone());
        let all = match known {
            Some(all) => all,
            None => self.spectrum(x, along, how.inverse)?,
        };
        if !how.inverse {
            return Ok(Some(all));
        }
        let spectrum = self.node(&all)?;
        if !how.symmetric && self.has_imaginary_parts(&asked, &spectrum, question)? {
            return Ok(Some(all));
        }
        Ok(Some(self.elementwise(Op::Real, &[all])?))
    }

    fn spectrum(&mut self, x: &Value, along: &[(usize, usize)], inverse: bool) -> Flow<Value> {
        let mut current = self.cast_to(x, ElemType::complex(Class::Single))?;
        for &(dim, n) in along {
            current = self.resized(&current, dim, n)?;
            let node = self.node(&current)?;
            if n < 2 {
                continue;
            }
            let dims = node.shape.dims();
            let product = |dims: &[usize]| dims.iter().product::<usize>() as u32;
            let at = dim.min(dims.len());
            let lanes = Lanes {
                inner: product(&dims[..at]),
                len: n as u32,
                outer: product(dims.get(at + 1..).unwrap_or(&[])),
            };
            let routine = Fft { ty: node.ty, lanes, inverse };
            let shape = node.shape.clone();
            current = value_of(&self.routine(routine, 0, node.ty, shape, smallvec![node]));
        }
        Ok(current)
    }

    fn cast_to(&mut self, x: &Value, ty: ElemType) -> Flow<Value> {
        let node = self.node(x)?;
        Ok(value_of(&self.cast_node(&node, ty)))
    }

    /// Cut to so many elements along a dimension, or with zeros behind.
    fn resized(&mut self, x: &Value, dim: usize, n: usize) -> Flow<Value> {
        let shape = x.shape();
        let old = shape.dim(dim);
        if n == old {
            return Ok(x.clone());
        }
        if n < old {
            let first = |k| match k == dim {
                true => Index::Steps { start: 0, step: 1, count: n },
                false => Index::Colon,
            };
            let indices: Vec<Index> = (0..shape.ndims()).map(first).collect();
            return self.index(x, &indices);
        }
        let ty = x.elem_type().unwrap_or(ElemType::SINGLE);
        let zeros = self.zeros(ty, shape.with_dim(dim, n - old));
        self.cat(dim, &[x.clone(), zeros])
    }

    /// Whether the imaginary parts are more than what rounding leaves of a conjugate symmetric spectrum. Asks for the answer
    /// where the argument of the call is known, and keeps what was transformed until it is there.
    fn has_imaginary_parts(
        &mut self,
        asked: &Rc<Node>,
        spectrum: &Rc<Node>,
        question: Question,
    ) -> Flow<bool> {
        let Question::Transform(number) = question else { return Ok(true) };
        let answer = Question::IsReal(number);
        let known =
            asked.guards.borrow().iter().find(|(q, _)| *q == answer).map(|(_, v)| v.clone());
        let found = match known {
            Some(found) => found,
            None => {
                let single = |g: &mut Graph, x: f32| g.scalar(Number::Real(Scalar::F32(x)));
                let part = |g: &mut Graph, op: Op| -> Flow<Rc<Node>> {
                    let part = g.op_node(op, std::slice::from_ref(spectrum))?;
                    Ok(g.op_node(Op::Abs, &[part])?)
                };
                let (real, imaginary) = (part(self, Op::Real)?, part(self, Op::Imag)?);
                let all = all_dims(&real);
                let largest = self.fold(ReduceOp::Max, &real, all, ElemType::SINGLE);
                let largest = self.reshape_node(&largest, Shape::scalar());
                let share = single(self, 4.0 * f32::EPSILON);
                let bound = self.op_node(Op::Mul, &[largest, share])?;
                let beyond = self.op_node(Op::Gt, &[imaginary, bound])?;
                let found = self.fold(ReduceOp::Any, &beyond, all, ElemType::LOGICAL);
                let found = value_of(&found);
                let mut guards = asked.guards.borrow_mut();
                guards.push((answer, found.clone()));
                guards.push((question, value_of(spectrum)));
                found
            }
        };
        match &found {
            Value::Lazy(l) => match l.node.host() {
                Some(a) => {
                    let yes = Scalar::of(a.data(), 0).is_some_and(|s| s.to_f64() != 0.0);
                    asked.guards.borrow_mut().retain(|(q, _)| *q != answer && *q != question);
                    Ok(yes)
                }
                None => Err(Stop::Need(vec![l.clone()])),
            },
            other => Ok(!matches!(other, Value::Scalar(s) if s.to_f64() == 0.0)),
        }
    }
}

fn is_smooth(n: usize) -> bool {
    let mut rest = n;
    for factor in FACTORS {
        while rest.is_multiple_of(factor) {
            rest /= factor;
        }
    }
    rest == 1
}

fn number_of(along: &[(usize, usize)], how: Transform) -> u64 {
    use std::hash::{Hash, Hasher};
    let mut hash = super::FxHasher::default();
    (along, how).hash(&mut hash);
    hash.finish()
}
