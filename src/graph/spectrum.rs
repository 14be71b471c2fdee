//! Eigenvalues and eigenvectors of captured symmetric matrices of singles, and singular values of others: a device leads to tridiagonal
//! matrices, of which the host finds the eigenvalues and vectors, and brings the vectors back. Must not know how they are led to.

use super::asked::Made;
use super::guard::all_dims;
use super::node::{Along, Node, Number, value_of};
use super::{Flow, Graph};
use crate::diag::Error;
use crate::op::linear::symmetric::of_tridiagonal;
use crate::op::linear::tridiagonal::eigenvalues;
use crate::op::{Op, ReduceOp};
use crate::routine::{Reflections, Tridiagonal};
use crate::value::{Array, Data, ElemType, Scalar, Shape, Value};
use smallvec::smallvec;
use std::rc::Rc;

/// Nanoseconds that the host takes for each cube of a side: of a symmetric matrix, and of one whose singular values are wanted.
const SYMMETRIC: f64 = 1.0;
const OTHER: f64 = 2.0;
/// The largest matrix: a column is a dispatch.
const MOST: usize = 4096;
/// Beyond these, squares of elements might not be what they should be.
const SAFE: [f32; 2] = [1e-12, 1e12];

impl Graph {
    /// The eigenvalues of a symmetric matrix, in ascending order. None where the host finds them. Asks for as many numbers as there
    /// are in the tridiagonal matrix.
    pub fn symmetric_eigenvalues(&mut self, a: &Value) -> Flow<Option<Vec<f64>>> {
        let Some((made, scale)) = self.asked_tridiagonal(a, "eigenvalues", false)? else {
            return Ok(None);
        };
        Ok(eigenvalues_of(&made[0], a.shape().rows(), scale))
    }

    /// The same with eigenvectors, the last element of each not negative. None where the host finds them.
    pub fn symmetric_eigenvectors(&mut self, a: &Value) -> Flow<Option<(Vec<f64>, Value)>> {
        self.eigenvectors_unless(a, |_, _| false)
    }

    /// The Schur form of a symmetric matrix that is not diagonal, likewise, and its vectors if they are wanted: a diagonal matrix is
    /// its own.
    pub fn symmetric_schur(
        &mut self,
        a: &Value,
        vectors: bool,
    ) -> Flow<Option<(Value, Option<Value>)>> {
        // That of zeros has any vectors.
        let own = |diagonal: &[f64], beside: &[f64]| {
            beside.iter().all(|&e| e == 0.0) && diagonal.iter().any(|&d| d != 0.0)
        };
        let n = a.shape().rows();
        let (values, vectors) = if vectors {
            let Some((values, vectors)) = self.eigenvectors_unless(a, own)? else {
                return Ok(None);
            };
            (values, Some(vectors))
        } else {
            let Some((made, scale)) = self.asked_tridiagonal(a, "eigenvalues", false)? else {
                return Ok(None);
            };
            let found = parts_of(&made[0], n).filter(|(d, e)| !own(d, e));
            let Some(values) = found.and_then(|_| eigenvalues_of(&made[0], n, scale)) else {
                return Ok(None);
            };
            (values, None)
        };
        let values: Vec<f32> = values.into_iter().map(|x| x as f32).collect();
        let values = self.fresh_constant(Rc::new(Array::column(values)));
        let (row, column) = self.coordinates(n);
        let diagonal = self.op_node(Op::Eq, &[row, column])?;
        let zero = self.single(0.0);
        let triangle = self.op_node(Op::Select, &[diagonal, values, zero])?;
        Ok(Some((value_of(&triangle), vectors)))
    }

    /// Eigenvalues and vectors, unless the diagonal of the tridiagonal matrix and what is beside it say otherwise.
    fn eigenvectors_unless(
        &mut self,
        a: &Value,
        otherwise: impl Fn(&[f64], &[f64]) -> bool,
    ) -> Flow<Option<(Vec<f64>, Value)>> {
        let Some((made, scale)) = self.asked_tridiagonal(a, "eigenvectors", true)? else {
            return Ok(None);
        };
        let n = a.shape().rows();
        let [tridiagonal, reflections @ ..] = made.as_slice() else { return Ok(None) };
        let found = parts_of(tridiagonal, n)
            .filter(|(d, e)| !otherwise(d, e))
            .and_then(|(d, e)| of_tridiagonal(d, e));
        let Some((values, vectors)) = found else { return Ok(None) };
        let singles: Vec<f32> = vectors.data.iter().map(|&x| x as f32).collect();
        let square = Shape::matrix(n, n);
        let inner = self.fresh_constant(Rc::new(Array::from_vec(square.clone(), singles)));
        let routine = Reflections { ty: ElemType::SINGLE, n: n as u32, cols: n as u32 };
        let inputs = reflections.iter().cloned().chain([inner]).collect();
        let vectors = self.routine(routine, 0, ElemType::SINGLE, square, inputs);
        let last = Along { offset: n as i64 - 1, step: 0, of: None };
        let across = Along { offset: 0, step: 1, of: Some(1) };
        let last = self.view_node(&vectors, smallvec![last, across], Shape::matrix(1, n));
        let [zero, one, minus] = [0.0, 1.0, -1.0].map(|x| self.single(x));
        let negative = self.op_node(Op::Lt, &[last, zero])?;
        let signs = self.op_node(Op::Select, &[negative, minus, one])?;
        let vectors = self.op_node(Op::Mul, &[vectors, signs])?;
        Ok(Some((values.into_iter().map(|x| x / scale).collect(), value_of(&vectors))))
    }

    /// What a symmetric matrix is brought to, as it was asked for, and what it was multiplied with before. None of others, and where
    /// the host finds it.
    fn asked_tridiagonal(
        &mut self,
        a: &Value,
        what: &'static str,
        vectors: bool,
    ) -> Flow<Option<(Made, f64)>> {
        let Some(n) = self.is_square_there(a, SYMMETRIC).filter(|&n| n <= MOST) else {
            return Ok(None);
        };
        let node = self.node(a)?;
        let (made, answers) = self.asked(what, &[&node], |g| {
            let differs = g.differs(&node)?;
            let (made, scale) = g.tridiagonal(&node, n, vectors)?;
            let answers = smallvec![differs, scale, made[0].clone()];
            Ok((made, answers))
        })?;
        Ok((answers[0] == 0.0).then_some((made, answers[1])))
    }

    /// The singular values of a matrix, in descending order. None where the host finds them. Asks likewise.
    pub fn singular_values(&mut self, a: &Value) -> Flow<Option<Vec<f64>>> {
        let shape = a.shape();
        let (m, n) = (shape.rows(), shape.cols());
        let few = m.min(n);
        let fits = shape.ndims() == 2 && few * 2 >= m.max(n) && m + n <= MOST;
        if !fits || !self.is_matrix_there(a, few, OTHER) {
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
            let (made, scale) = g.tridiagonal(both, side, false)?;
            let answers = smallvec![scale, made[0].clone()];
            Ok((made, answers))
        })?;
        let [tridiagonal] = made.as_slice() else { return Ok(None) };
        let all = eigenvalues_of(tridiagonal, side, answers[0]);
        Ok(all.map(|all| all.iter().rev().take(few).map(|s| s.max(0.0)).collect()))
    }

    /// Whether a matrix differs from its transpose.
    fn differs(&mut self, a: &Rc<Node>) -> Result<Rc<Node>, Error> {
        let turned = self.turned(a);
        let differs = self.op_node(Op::Ne, &[a.clone(), turned])?;
        Ok(self.fold(ReduceOp::Any, &differs, 3, ElemType::LOGICAL))
    }

    /// What a symmetric matrix is brought to, with the reflections where they are wanted, and what it was multiplied with before.
    fn tridiagonal(
        &mut self,
        a: &Rc<Node>,
        n: usize,
        vectors: bool,
    ) -> Result<(Made, Rc<Node>), Error> {
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
        let routine = Tridiagonal { ty: ElemType::SINGLE, n: n as u32, vectors };
        let shapes = [Shape::matrix(n, 2), Shape::matrix(n, n), Shape::matrix(n, 1)];
        let wanted = if vectors { &shapes[..] } else { &shapes[..1] };
        let made = self.of_routine(routine, wanted, smallvec![scaled]);
        let made: Result<Made, Error> = made.iter().map(|value| self.node(value)).collect();
        Ok((made?, scale))
    }
}

fn eigenvalues_of(tridiagonal: &Rc<Node>, n: usize, scale: f64) -> Option<Vec<f64>> {
    let (diagonal, beside) = parts_of(tridiagonal, n)?;
    let found = eigenvalues(diagonal, beside)?;
    Some(found.into_iter().map(|x| x / scale).collect())
}

/// The diagonal, and what is beside it.
fn parts_of(tridiagonal: &Rc<Node>, n: usize) -> Option<(Vec<f64>, Vec<f64>)> {
    let array = tridiagonal.host()?;
    let Data::F32(all) = array.data() else { return None };
    let doubles = |part: &[f32]| part.iter().map(|&x| f64::from(x)).collect::<Vec<f64>>();
    Some((doubles(&all[..n]), doubles(&all[n..2 * n - 1])))
}
