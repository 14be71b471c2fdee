//! Systems of few unknowns with many right-hand sides: the host factors the matrix, and the unknowns are found one after the
//! other, of all right-hand sides at once. Must not know how a node is computed.

use super::square::System;
use super::{Flow, Graph};
use crate::op::Op;
use crate::op::linear::condition::{inverse_norm, reciprocal};
use crate::op::linear::{Dense, RealNumber, lu};
use crate::value::index::Index;
use crate::value::{Array, Class, Scalar, Shape, Value, cast};

/// Unknowns at most: each is made of those before it.
const MOST: usize = 8;
/// Fewer right-hand sides are read as fast as they are worked on there.
const MANY: usize = 1024;

impl Graph {
    /// The solution of a system of few unknowns whose right-hand sides are away. Asks for the matrix. None where the host finds it:
    /// where it says something, too.
    pub fn few_unknowns(&mut self, a: &Value, side: System<'_>) -> Flow<Option<Value>> {
        let (b, along) = match side {
            System::Left(b) => (b, 0),
            System::Right(b) => (b, 1),
            System::Inverse => return Ok(None),
        };
        let class = |v: &Value| {
            v.elem_type().filter(|ty| ty.class.is_float() && !ty.complex).map(|ty| ty.class)
        };
        let (Some(of_a), Some(of_b)) = (class(a), class(b)) else { return Ok(None) };
        let (n, shape) = (a.shape().rows(), b.shape());
        let fits = a.shape() == Shape::matrix(n, n) && shape.ndims() == 2 && shape.dim(along) == n;
        let few = (2..=MOST).contains(&n) && shape.numel() >= n * MANY;
        if !fits || !few || !self.is_away(b) {
            return Ok(None);
        }
        let Some(matrix) = a.host_array()? else { return Ok(None) };
        let single = of_a == Class::Single || of_b == Class::Single;
        let factors = match single {
            true => factored::<f32>(&matrix, n, along == 1),
            false => factored::<f64>(&matrix, n, along == 1),
        };
        let Some((order, packed)) = factors else { return Ok(None) };
        let number = |i: usize, j: usize| match single {
            true => Value::Scalar(Scalar::F32(packed[i + n * j] as f32)),
            false => Value::from(packed[i + n * j]),
        };
        let mut x = Vec::with_capacity(n);
        for row in order {
            let at = match along {
                0 => [Index::One(row), Index::Colon],
                _ => [Index::Colon, Index::One(row)],
            };
            x.push(self.index(b, &at)?);
        }
        for i in 1..n {
            for j in 0..i {
                x[i] = self.less_times(&x[i], &number(i, j), &x[j])?;
            }
        }
        for i in (0..n).rev() {
            for j in i + 1..n {
                x[i] = self.less_times(&x[i], &number(i, j), &x[j])?;
            }
            x[i] = self.elementwise(Op::Div, &[x[i].clone(), number(i, i)])?;
        }
        Ok(Some(self.cat(along, &x)?))
    }

    /// x - k·y.
    fn less_times(&mut self, x: &Value, k: &Value, y: &Value) -> Flow<Value> {
        let product = self.elementwise(Op::Mul, &[k.clone(), y.clone()])?;
        self.elementwise(Op::Sub, &[x.clone(), product])
    }
}

/// The order of the rows and both factors, column after column, of a matrix or its transpose; None where it is singular, or nearly.
fn factored<T: RealNumber>(a: &Array, n: usize, turned: bool) -> Option<(Vec<usize>, Vec<f64>)> {
    let numbers = cast::to_f64(a.data());
    let of = |i: usize, j: usize| numbers[if turned { j + n * i } else { i + n * j }];
    let a = Dense::from_fn(n, n, |i, j| T::nearest(of(i, j)));
    let norm = a.norm_1();
    let factors = lu::factor(a);
    let inverse = || inverse_norm(n, |x| *x = factors.solve(x), |x| *x = factors.solve_turned(x));
    let regular = !factors.is_singular() && reciprocal(norm, inverse) >= T::EPSILON.double();
    let packed = factors.packed.data.iter().map(|x| x.double()).collect();
    regular.then_some((factors.order, packed))
}
