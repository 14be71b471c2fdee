//! Fourier transforms of captured singles along dimensions. Doubles are the host's: their bits would be others.
//! Must not know how a node is computed.

use super::capture::lanes_of;
use super::guard::all_dims;
use super::node::{Node, Number, value_of};
use super::{Flow, Graph, Stop};
use crate::op::host_work::HostWork;
use crate::op::known::Question;
use crate::op::{Op, ReduceOp};
use crate::routine::Fft;
use crate::value::index::Index;
use crate::value::{Array, Class, ElemType, Scalar, Shape, Value};
use smallvec::smallvec;
use std::rc::Rc;

/// The factors of lengths that a device transforms; others by a convolution, up to a length.
const FACTORS: [usize; 5] = [2, 3, 5, 7, 11];
const LONGEST: usize = 1 << 22;

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
    /// no single, and great lengths with large prime factors.
    pub fn transformed(
        &mut self,
        x: &Value,
        along: &[(usize, usize)],
        how: Transform,
    ) -> Flow<Option<Value>> {
        let single = x.elem_type().is_some_and(|ty| ty.class == Class::Single);
        let vast = along
            .iter()
            .any(|&(dim, n)| x.numel() / x.shape().dim(dim).max(1) * padded(n.max(1)) >= 1 << 27);
        let fits = along.iter().all(|&(_, n)| n > 0 && (is_smooth(n) || n <= LONGEST));
        let points = along.iter().fold(1, |all: usize, &(_, n)| all.saturating_mul(n));
        let host = HostWork::Transform(x.numel(), points);
        // What asks for imaginary parts is called again with the answer, when it may have brought the elements to the host.
        let asks = how.inverse && !how.symmetric;
        let there = if asks { self.is_away(x) } else { self.is_for_device(&[x], host) };
        if !single || vast || !fits || !there {
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
        let exact = along.iter().all(|&(_, n)| is_smooth(n));
        if !how.symmetric && self.has_imaginary_parts(&asked, &spectrum, question, exact)? {
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
            if !is_smooth(n) {
                current = self.convolved(&current, dim, n, inverse)?;
                continue;
            }
            let lanes = lanes_of(&node.shape, dim)?;
            let routine = Fft { ty: node.ty, lanes, inverse };
            let shape = node.shape.clone();
            current = value_of(&self.routine(routine, 0, node.ty, shape, smallvec![node]));
        }
        Ok(current)
    }

    /// A transform of any length as a convolution with a chirp, of a length that there are transforms of (Bluestein 1970).
    fn convolved(&mut self, x: &Value, dim: usize, n: usize, inverse: bool) -> Flow<Value> {
        let length = padded(n);
        let chirp = self.chirp(dim, n, inverse)?;
        let back = self.elementwise(Op::Conj, std::slice::from_ref(&chirp))?;
        let turned = self.elementwise(Op::Mul, &[x.clone(), chirp.clone()])?;
        let turned = self.spectrum(&turned, &[(dim, length)], false)?;
        // The other way round behind the zeros: places are counted modulo the length.
        let rest: Vec<Index> = (0..=dim)
            .map(|k| match k == dim {
                true => Index::Steps { start: n - 1, step: -1, count: n - 1 },
                false => Index::Colon,
            })
            .chain((dim == 0).then_some(Index::Colon))
            .collect();
        let rest = self.index(&back, &rest)?;
        let filled = self.resized(&back, dim, length - (n - 1))?;
        let around = self.cat(dim, &[filled, rest])?;
        let around = self.spectrum(&around, &[(dim, length)], false)?;
        let product = self.elementwise(Op::Mul, &[turned, around])?;
        let found = self.spectrum(&product, &[(dim, length)], true)?;
        let found = self.resized(&found, dim, n)?;
        let found = self.elementwise(Op::Mul, &[found, chirp])?;
        if !inverse {
            return Ok(found);
        }
        let scale = Value::from(Scalar::F32(1.0 / n as f32));
        self.elementwise(Op::Mul, &[found, scale])
    }

    /// exp(-iπk²/n) along a dimension, or its conjugate: the angles from squares modulo 2n, which are exact.
    fn chirp(&mut self, dim: usize, n: usize, inverse: bool) -> Flow<Value> {
        let step = std::f64::consts::PI / n as f64;
        let double = 2 * n as u64;
        let angle = |k: u64| {
            let turn = k * k % double;
            let turn = if turn > n as u64 { turn as f64 - double as f64 } else { turn as f64 };
            (if inverse { turn * step } else { -turn * step }) as f32
        };
        let angles: Vec<f32> = (0..n as u64).map(angle).collect();
        let mut extents = vec![1; dim.max(1) + 1];
        extents[dim] = n;
        let angles = Value::from(Array::from_vec(Shape::new(&extents), angles));
        let real = self.elementwise(Op::Cos, std::slice::from_ref(&angles))?;
        let imaginary = self.elementwise(Op::Sin, &[angles])?;
        self.elementwise(Op::MakeComplex, &[real, imaginary])
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
        exact: bool,
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
                let share = if exact { 4.0 } else { 64.0 } * f32::EPSILON;
                let share = single(self, share);
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

/// The length that a transform of `n` points is computed with.
fn padded(n: usize) -> usize {
    if is_smooth(n) { n } else { (2 * n - 1).next_power_of_two() }
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
