//! Eigenvalues of captured symmetric matrices of singles, and singular values of others: a device leads to tridiagonal matrices, of
//! which the host finds the eigenvalues. Must not know how they are led to.

use super::guard::all_dims;
use super::node::{Node, Number};
use super::{Flow, Graph};
use crate::diag::Error;
use crate::op::linear::tridiagonal::eigenvalues;
use crate::op::{Op, ReduceOp};
use crate::routine::Tridiagonal;
use crate::value::{Array, Data, ElemType, Scalar, Shape, Value};
use smallvec::smallvec;
use std::rc::Rc;

/// Nanoseconds that the host takes for each cube of a side.
const HOST: f64 = 2.0;
/// The largest matrix: a column is a dispatch.
const MOST: usize = 4096;
/// Beyond these, squares of elements might not be what they should be.
const SAFE: [f32; 2] = [1e-12, 1e12];

impl Graph {
    /// The eigenvalues of a symmetric matrix, in ascending order. None where the host finds them. Asks for as many numbers as there
    /// are in the tridiagonal matrix.
    pub fn symmetric_eigenvalues(&mut self, a: &Value) -> Flow<Option<Vec<f64>>> {
        let Some(n) = self.is_square_there(a, HOST).filter(|&n| n <= MOST) else {
            return Ok(None);
        };
        let turned = self.transpose(a, false)?;
        let (node, turned) = (self.node(a)?, self.node(&turned)?);
        let (made, answers) = self.asked("eigenvalues", &[&node], |g| {
            let differs = g.op_node(Op::Ne, &[node.clone(), turned])?;
            let differs = g.fold(ReduceOp::Any, &differs, 3, ElemType::LOGICAL);
            let (tridiagonal, scale) = g.tridiagonal(&node, n)?;
            Ok((smallvec![tridiagonal.clone()], smallvec![differs, scale, tridiagonal]))
        })?;
        if answers[0] != 0.0 {
            return Ok(None);
        }
        Ok(eigenvalues_of(&made[0], n, answers[1]))
    }

    /// The singular values of a matrix, in descending order. None where the host finds them. Asks likewise.
    pub fn singular_values(&mut self, a: &Value) -> Flow<Option<Vec<f64>>> {
        let shape = a.shape();
        let (m, n) = (shape.rows(), shape.cols());
        let few = m.min(n);
        let fits = shape.ndims() == 2 && few * 2 >= m.max(n) && m + n <= MOST;
        if !fits || !self.is_matrix_there(a, few, HOST) {
            return Ok(None);
        }
        let node = self.node(a)?;
        if !self.is_awaited("singular values", &[&node]) {
            // The eigenvalues of [0 A; A' 0] are the singular values, their negatives, and zeros.
            let zeros =
                |side| Value::from(Array::zeros(ElemType::SINGLE, Shape::matrix(side, side)));
            let turned = self.transpose(a, false)?;
            let top = self.cat(1, &[zeros(m), a.clone()])?;
            let bottom = self.cat(1, &[turned, zeros(n)])?;
            let both = self.cat(0, &[top, bottom])?;
            let both = self.node(&both)?;
            return self.singular_values_by(&node, Some(&both), few, m + n);
        }
        self.singular_values_by(&node, None, few, m + n)
    }

    fn singular_values_by(
        &mut self,
        node: &Rc<Node>,
        both: Option<&Rc<Node>>,
        few: usize,
        side: usize,
    ) -> Flow<Option<Vec<f64>>> {
        let (made, answers) = self.asked("singular values", &[node], |g| {
            let Some(both) = both else { return Ok((smallvec![], smallvec![])) };
            let (tridiagonal, scale) = g.tridiagonal(both, side)?;
            Ok((smallvec![tridiagonal.clone()], smallvec![scale, tridiagonal]))
        })?;
        let [tridiagonal] = made.as_slice() else { return Ok(None) };
        let all = eigenvalues_of(tridiagonal, side, answers[0]);
        Ok(all.map(|all| all.iter().rev().take(few).map(|s| s.max(0.0)).collect()))
    }

    /// What a symmetric matrix is brought to, and what it was multiplied with before.
    fn tridiagonal(&mut self, a: &Rc<Node>, n: usize) -> Result<(Rc<Node>, Rc<Node>), Error> {
        let sizes = self.op_node(Op::Abs, std::slice::from_ref(a))?;
        let most = self.fold(ReduceOp::Max, &sizes, all_dims(a), ElemType::SINGLE);
        let [least, limit] = SAFE.map(|x| self.scalar(Number::Real(Scalar::F32(x))));
        let one = self.scalar(Number::Real(Scalar::F32(1.0)));
        let small = self.op_node(Op::Lt, &[most.clone(), least])?;
        let large = self.op_node(Op::Gt, &[most.clone(), limit])?;
        let beyond = self.op_node(Op::Or, &[small, large])?;
        let inverse = self.op_node(Op::Div, &[one.clone(), most])?;
        let scale = self.op_node(Op::Select, &[beyond, inverse, one])?;
        let scaled = self.op_node(Op::Mul, &[a.clone(), scale.clone()])?;
        let routine = Tridiagonal { ty: ElemType::SINGLE, n: n as u32 };
        let made = self.of_routine(routine, &[Shape::matrix(n, 2)], smallvec![scaled]);
        Ok((self.node(&made[0])?, scale))
    }
}

fn eigenvalues_of(tridiagonal: &Rc<Node>, n: usize, scale: f64) -> Option<Vec<f64>> {
    let array = tridiagonal.host()?;
    let Data::F32(all) = array.data() else { return None };
    let doubles = |part: &[f32]| part.iter().map(|&x| f64::from(x)).collect::<Vec<f64>>();
    let (diagonal, beside) = all.split_at(n);
    let found = eigenvalues(doubles(diagonal), doubles(&beside[..n - 1]))?;
    Some(found.into_iter().map(|x| x / scale).collect())
}
