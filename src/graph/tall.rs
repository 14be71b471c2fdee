//! Orthogonal factors and least squares of captured matrices of singles that have at least as many rows as columns: Cholesky's factor
//! of A'·A takes A to columns that are nearer to orthogonal, and is found again for those (Y. Yamamoto et al., "Roundoff error analysis
//! of the Cholesky QR2 algorithm", 2015). What the host learns are a few numbers, how near they came; where that is not enough, it finds
//! reflections. Must not know how products and factors are computed.

use super::node::{Along, Node, value_of};
use super::square::UPPER;
use super::{Flow, Graph};
use crate::diag::Error;
use crate::op::host_work::HostWork;
use crate::op::{Op, ReduceOp};
use crate::routine::ReflectionSigns;
use crate::value::{Array, ElemType, Shape, Value};
use smallvec::{SmallVec, smallvec};
use std::rc::Rc;

/// What makes a matrix tall: so many rows for each column.
const TALL: usize = 4;
/// Columns from which on one that is not tall is for a device, too.
const MANY: usize = 192;

/// How orthogonal columns are found.
#[derive(Clone, Copy)]
struct Way {
    /// What it is asked as, for factors and for a solution.
    names: [&'static str; 2],
    turns: usize,
    /// The first A'·A, of columns of size one, gets as much on the diagonal as rounding may have taken: then it has a factor also where A
    /// is near to less than full rank (T. Fukaya et al., "Shifted Cholesky QR for computing the QR factorization of ill-conditioned
    /// matrices", 2020).
    shifted: bool,
}

const WAYS: [Way; 2] = [
    Way { names: ["columns", "columns and a solution"], turns: 2, shifted: false },
    Way {
        names: ["columns of three turns", "three turns and a solution"],
        turns: 3,
        shifted: true,
    },
];

impl Graph {
    /// Q and R of economy size, with the signs of reflections. None where the host finds them. Asks for a few numbers.
    pub fn tall_factors(&mut self, a: &Value) -> Flow<Option<(Value, Value)>> {
        if !self.is_tall_there(a) {
            return Ok(None);
        }
        let node = self.node(a)?;
        for way in self.ways_from(0, &[&node]) {
            let (made, said) = self.asked(way.names[0], &[&node], |g| {
                let (columns, said) = g.orthogonal(&node, way)?;
                Ok((smallvec![columns], said))
            })?;
            if let [columns] = made.as_slice()
                && is_orthogonal(&said, columns.shape.rows())
            {
                return Ok(Some(self.as_of_reflections(&node, columns)?));
            }
        }
        Ok(None)
    }

    /// The solution of A·X = B in the sense of least squares. None where the host finds it. Asks for a few numbers.
    pub fn tall_solution(&mut self, a: &Value, b: &Value) -> Flow<Option<Value>> {
        let fits = a.shape().rows() > a.shape().cols()
            && b.elem_type() == Some(ElemType::SINGLE)
            && b.shape().ndims() == 2
            && b.shape().rows() == a.shape().rows()
            && !b.shape().is_empty();
        if !fits || !self.is_tall_there(a) {
            return Ok(None);
        }
        let (node, right) = (self.node(a)?, self.node(b)?);
        let about = [&node, &right];
        for way in self.ways_from(1, &about) {
            let (made, said) = self.asked(way.names[1], &about, |g| {
                let (columns, mut said) = g.orthogonal(&node, way)?;
                let upper = g.upper(&columns, &node)?;
                let turned = g.turned(&columns);
                let right = g.product(turned, right.clone())?;
                let x = g.system(UPPER, &upper, &right);
                said.push(g.deficiency(&upper)?);
                Ok((smallvec![x, columns], said))
            })?;
            let Some((&deficiency, said)) = said.split_last() else { return Ok(None) };
            if let [x, columns] = made.as_slice()
                && is_orthogonal(said, columns.shape.rows())
            {
                // What counts as deficient is said on the host.
                let most = 1.0 / (node.shape.rows() as f64 * f64::from(f32::EPSILON));
                return Ok((deficiency < most).then(|| value_of(x)));
            }
        }
        Ok(None)
    }

    /// Whether a matrix is tall, or has many columns and not fewer rows, of singles, and for the device.
    pub(super) fn is_tall_there(&mut self, a: &Value) -> bool {
        let shape = a.shape();
        let (m, n) = (shape.rows(), shape.cols());
        let fits = shape.ndims() == 2 && n > 0 && m >= if n < MANY { TALL * n } else { n };
        let work = HostWork::Products(0.5 * m as f64 * n as f64 * n as f64);
        fits && a.elem_type() == Some(ElemType::SINGLE) && self.is_for_device(&[a], work)
    }

    /// The ways that are still to be tried: what was asked for last tells how far this is.
    fn ways_from(&self, name: usize, about: &[&Rc<Node>]) -> &'static [Way] {
        let at = WAYS.iter().position(|way| self.is_awaited(way.names[name], about));
        &WAYS[at.unwrap_or(0)..]
    }

    /// Orthogonal columns with the span of a matrix, and what tells whether they are.
    fn orthogonal(
        &mut self,
        a: &Rc<Node>,
        way: &Way,
    ) -> Result<(Rc<Node>, SmallVec<[Rc<Node>; 4]>), Error> {
        let (m, n) = (a.shape.rows(), a.shape.cols());
        let identity = self.identity(n, ElemType::SINGLE)?;
        let one = self.single(1.0);
        let mut said = SmallVec::new();
        let mut q = a.clone();
        for turn in 0..way.turns {
            let gram = self.gram(&q)?;
            // Of columns of size one.
            let sizes = self.on_diagonal(&gram);
            let sizes = self.op_node(Op::Sqrt, &[sizes])?;
            let down = self.op_node(Op::Div, &[one.clone(), sizes])?;
            let across = self.turned(&down);
            let mut unit = self.op_node(Op::Mul, &[gram, down.clone()])?;
            unit = self.op_node(Op::Mul, &[unit, across])?;
            if turn == 0 && way.shifted {
                let size = f32::EPSILON * (m as f32).sqrt() * n as f32;
                let size = self.single(size);
                let shift = self.op_node(Op::Mul, &[identity.clone(), size])?;
                unit = self.op_node(Op::Add, &[unit, shift])?;
            }
            let (upper, order) = self.definite(&unit, n)?;
            said.push(order);
            let inverse = self.system(UPPER, &upper, &identity);
            let inverse = self.op_node(Op::Mul, &[inverse, down])?;
            q = self.product(q, inverse)?;
        }
        let gram = self.gram(&q)?;
        let off = self.op_node(Op::Sub, &[gram, identity])?;
        let off = self.op_node(Op::Abs, &[off])?;
        said.push(self.fold(ReduceOp::Max, &off, 3, ElemType::SINGLE));
        Ok((q, said))
    }

    /// Q and R with the signs that reflections give them.
    fn as_of_reflections(&mut self, a: &Rc<Node>, q: &Rc<Node>) -> Result<(Value, Value), Error> {
        let (m, n) = (q.shape.rows(), q.shape.cols());
        let top = match m == n {
            true => q.clone(),
            false => self.first_rows(q, n),
        };
        let routine = ReflectionSigns { ty: ElemType::SINGLE, n: n as u32 };
        let mut signs =
            self.routine(routine, 0, ElemType::SINGLE, Shape::matrix(n, 1), smallvec![top]);
        if m == n {
            // Below the last row is nothing to reflect.
            let mut last = vec![1.0f32; n];
            last[n - 1] = -1.0;
            let last = self.fresh_constant(Rc::new(Array::from_vec(Shape::matrix(n, 1), last)));
            signs = self.op_node(Op::Mul, &[signs, last])?;
        }
        let across = self.turned(&signs);
        let q = self.op_node(Op::Mul, &[q.clone(), across])?;
        let upper = self.upper(&q, a)?;
        Ok((value_of(&q), value_of(&upper)))
    }

    /// R with Q·R = A.
    fn upper(&mut self, q: &Rc<Node>, a: &Rc<Node>) -> Result<Rc<Node>, Error> {
        let turned = self.turned(q);
        let all = self.product(turned, a.clone())?;
        let (row, column) = self.coordinates(all.shape.rows());
        let below = self.op_node(Op::Gt, &[row, column])?;
        let zero = self.single(0.0);
        self.op_node(Op::Select, &[below, zero, all])
    }

    /// At least the greatest column's size by the least singular value, so by the last pivot of reflections that exchange columns.
    fn deficiency(&mut self, upper: &Rc<Node>) -> Result<Rc<Node>, Error> {
        let identity = self.identity(upper.shape.rows(), ElemType::SINGLE)?;
        let inverse = self.system(UPPER, upper, &identity);
        let mut sum = |x: &Rc<Node>, dims| {
            let squares = self.op_node(Op::Mul, &[x.clone(), x.clone()])?;
            Ok::<_, Error>(self.fold(ReduceOp::Sum, &squares, dims, ElemType::SINGLE))
        };
        let (sizes, other) = (sum(upper, 1)?, sum(&inverse, 3)?);
        let greatest = self.fold(ReduceOp::Max, &sizes, 3, ElemType::SINGLE);
        let [greatest, other] = [greatest, other].map(|x| self.op_node(Op::Sqrt, &[x]));
        self.op_node(Op::Mul, &[greatest?, other?])
    }

    fn gram(&mut self, q: &Rc<Node>) -> Result<Rc<Node>, Error> {
        let turned = self.turned(q);
        self.product(turned, q.clone())
    }

    fn first_rows(&mut self, x: &Rc<Node>, rows: usize) -> Rc<Node> {
        let down = Along { offset: 0, step: 1, of: Some(0) };
        let across = Along { offset: 0, step: 1, of: Some(1) };
        self.view_node(x, smallvec![down, across], Shape::matrix(rows, x.shape.cols()))
    }
}

/// Whether all factors were there, and the columns came near enough.
fn is_orthogonal(said: &[f64], rows: usize) -> bool {
    let most = f64::from(f32::EPSILON) * (16.0 + (rows as f64).sqrt());
    said.split_last().is_some_and(|(&off, orders)| off < most && orders.iter().all(|&k| k == 0.0))
}
