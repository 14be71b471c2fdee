//! Fourier transforms of captured floats along dimensions. Of doubles, those with large prime factors are the host's: their bits
//! would be others. Must not know how a node is computed.

use super::capture::lanes_of;
use super::guard::all_dims;
use super::node::{Node, Number, value_of};
use super::{Flow, Graph};
use crate::diag::Error;
use crate::op::fourier::{FourierPlan, is_pairs, is_smooth, noise};
use crate::op::host_work::HostWork;
use crate::op::{Op, ReduceOp};
use crate::routine::Fft;
use crate::value::index::Index;
use crate::value::{Array, Class, ElemType, Scalar, Shape, Value};
use smallvec::smallvec;
use std::rc::Rc;

/// Singles of lengths with large prime factors are transformed by a convolution, up to a length.
const LONGEST: usize = 1 << 22;
/// Tables of roots of one that are remembered.
const TABLES: usize = 8;

/// Which transform.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Transform {
    /// Back, scaled by the length.
    pub inverse: bool,
    /// The result is real because the caller says so.
    pub symmetric: bool,
}

impl Graph {
    /// The transform along dimensions, each with its number of points. None where the host does it: what lies there, what is
    /// no float, and great lengths with large prime factors.
    pub fn transformed(
        &mut self,
        x: &Value,
        along: &[(usize, usize)],
        how: Transform,
    ) -> Flow<Option<Value>> {
        let Some(ty) = x.elem_type().filter(|ty| ty.class.is_float()) else { return Ok(None) };
        let vast = along
            .iter()
            .any(|&(dim, n)| x.numel() / x.shape().dim(dim).max(1) * padded(n.max(1)) >= 1 << 27);
        let longest = if ty.class == Class::Single { LONGEST } else { 0 };
        let fits = along.iter().all(|&(_, n)| n > 0 && (is_smooth(n) || n <= longest));
        let points = along.iter().fold(1, |all: usize, &(_, n)| all.saturating_mul(n));
        let host = HostWork::Transform(x.numel(), points);
        if vast || !fits || !self.is_for_device(&[x], host) {
            return Ok(None);
        }
        // The host sees whether doubles are real, and real ones are transformed in another order.
        let x = match how.inverse || ty.class == Class::Single {
            true => x.clone(),
            false => self.seen(x)?,
        };
        let x = match *along {
            [(dim, n)] if how.symmetric && n > 2 => {
                let x = self.resized(&x, dim, n)?;
                let x = self.cast_to(&x, ElemType::complex(ty.class))?;
                self.mirrored(&x, dim, n)?
            }
            _ => x,
        };
        let all = self.spectrum(&x, along, how.inverse)?;
        if !how.inverse {
            return Ok(Some(all));
        }
        if how.symmetric {
            return Ok(Some(self.elementwise(Op::Real, &[all])?));
        }
        let sizes: Vec<usize> = along.iter().map(|&(_, n)| n).collect();
        let spectrum = self.node(&all)?;
        Ok(Some(value_of(&self.without_rounding(&spectrum, noise(&sizes))?)))
    }

    fn spectrum(&mut self, x: &Value, along: &[(usize, usize)], inverse: bool) -> Flow<Value> {
        let class = x.elem_type().map_or(Class::Single, |ty| ty.class);
        let complex = ElemType::complex(class);
        let mut current = x.clone();
        for (k, &(dim, n)) in along.iter().enumerate() {
            current = self.resized(&current, dim, n)?;
            if n < 2 {
                continue;
            }
            let is_real = current.elem_type().is_some_and(|ty| !ty.complex);
            let real = k == 0 && is_real && !inverse && is_smooth(n) && is_pairs(n);
            if !real {
                current = self.cast_to(&current, complex)?;
            }
            let halves = k == 0 && is_real && !inverse && !real && n > 2;
            if !is_smooth(n) {
                current = self.convolved(&current, dim, n, inverse)?;
                if halves {
                    current = self.mirrored(&current, dim, n)?;
                }
                continue;
            }
            let node = self.node(&current)?;
            let lanes = lanes_of(&node.shape, dim)?;
            let routine = Fft { ty: complex, lanes, inverse, real };
            let shape = node.shape.clone();
            let mut inputs = smallvec![node];
            if class == Class::Double {
                let roots = self.roots(n, real);
                inputs.push(self.node(&roots)?);
            }
            current = value_of(&self.routine(routine, 0, complex, shape, inputs));
            if halves {
                current = self.mirrored(&current, dim, n)?;
            }
        }
        self.cast_to(&current, complex)
    }

    /// The spectrum of real numbers by its first half, so that it is conjugate symmetric whatever is lost by rounding.
    fn mirrored(&mut self, x: &Value, dim: usize, n: usize) -> Flow<Value> {
        let dims = x.shape().ndims();
        let part = |g: &mut Graph, start: usize, step: isize, count: usize| {
            let at = |k| match k == dim {
                true => Index::Steps { start, step, count },
                false => Index::Colon,
            };
            let indices: Vec<Index> = (0..dims).map(at).collect();
            g.index(x, &indices)
        };
        let class = x.elem_type().map_or(Class::Single, |ty| ty.class);
        let complex = ElemType::complex(class);
        let beside = n.div_ceil(2) - 1;
        let (first, middle) = (part(self, 0, 1, 1)?, part(self, 1, 1, beside)?);
        let turned = part(self, beside, -1, beside)?;
        let turned = self.elementwise(Op::Conj, &[turned])?;
        let mut ends = vec![first];
        if n.is_multiple_of(2) {
            ends.push(part(self, n / 2, 1, 1)?);
        }
        for end in &mut ends {
            let real = self.elementwise(Op::Real, std::slice::from_ref(end))?;
            *end = self.cast_to(&real, complex)?;
        }
        ends.insert(1, middle);
        ends.push(turned);
        self.cat(dim, &ends)
    }

    /// The roots of one that transforms of doubles take.
    fn roots(&mut self, n: usize, real: bool) -> Value {
        if let Some(at) = self.tables.iter().position(|(of, _)| *of == (n, real)) {
            return self.tables[at].1.clone();
        }
        let roots = FourierPlan::<f64>::new(n, real).map_or_else(Vec::new, |plan| plan.roots);
        let roots = Value::from(Array::from_vec(Shape::matrix(roots.len(), 1), roots));
        if self.tables.len() == TABLES {
            self.tables.remove(0);
        }
        self.tables.push(((n, real), roots.clone()));
        roots
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

    /// What a conjugate symmetric array is transformed to, without the imaginary parts that are only what rounding left.
    fn without_rounding(&mut self, all: &Rc<Node>, units: f64) -> Result<Rc<Node>, Error> {
        let part = ElemType::real(all.ty.class);
        let real = self.op_node(Op::Real, std::slice::from_ref(all))?;
        let imaginary = self.op_node(Op::Imag, std::slice::from_ref(all))?;
        let [sizes, imaginary] =
            [&real, &imaginary].map(|part| self.op_node(Op::Abs, std::slice::from_ref(part)));
        let (sizes, imaginary) = (sizes?, imaginary?);
        let dims = all_dims(&sizes);
        // Folds that do not need each other are one pass.
        let [largest, rest] = [&sizes, &imaginary].map(|part_of| {
            let largest = self.fold(ReduceOp::Max, part_of, dims, part);
            self.reshape_node(&largest, Shape::scalar())
        });
        // What is no number is no greatest one either.
        let known = self.op_node(Op::Eq, &[imaginary.clone(), imaginary])?;
        let known = self.fold(ReduceOp::All, &known, dims, ElemType::LOGICAL);
        let known = self.reshape_node(&known, Shape::scalar());
        let share = match all.ty.class {
            Class::Single => Scalar::F32(units as f32 * f32::EPSILON),
            _ => Scalar::F64(units * f64::EPSILON),
        };
        let share = self.scalar(Number::Real(share));
        let bound = self.op_node(Op::Mul, &[largest, share])?;
        let within = self.op_node(Op::Le, &[rest, bound])?;
        let within = self.op_node(Op::And, &[within, known])?;
        let real = self.cast_node(&real, all.ty);
        self.op_node(Op::Select, &[within, real, all.clone()])
    }
}

/// The length that a transform of `n` points is computed with.
fn padded(n: usize) -> usize {
    if is_smooth(n) { n } else { (2 * n - 1).next_power_of_two() }
}
