//! Factors of captured square matrices, and systems with them: what the host learns of each is a few numbers, whether
//! all went well. Where it did not, the host does it again, with its warnings. Of doubles the host does the same in the same order, so
//! that matrices are looked at as it looks at them. Must not know how factors are computed.

use super::asked::Made;
use super::node::{Along, Node, Number, value_of};
use super::simplify::lie;
use super::{Flow, Graph, Kind};
use crate::diag::Error;
use crate::op::host_work::HostWork;
use crate::op::linear::narrow;
use crate::op::{Op, ReduceOp};
use crate::routine::{CholeskyFactor, Lie, LuFactors, TriangularSystem};
use crate::value::{Array, Class, ElemType, Scalar, Shape, Value};
use smallvec::smallvec;
use std::rc::Rc;

const PLACE: ElemType = ElemType::real(Class::UInt32);
/// Smaller matrices are read as fast as they are factored there.
const LEAST: usize = 192;
/// Matrices of singles of at most this power of two, and at least one over that, have products with all their digits: a device takes
/// numbers below 1.2e-38 for 0.
const REACH: f32 = 68.0;

/// L and U of a matrix whose rows are in another order.
struct Factors {
    packed: Rc<Node>,
    order: Rc<Node>,
    /// The first column without a pivot, and whether the order is odd.
    told: Rc<Node>,
}

/// What a system is solved with.
enum Factored {
    /// L and U of a matrix whose rows are in another order.
    General { packed: Rc<Node>, order: Rc<Node> },
    /// R of a positive definite one.
    Definite(Rc<Node>),
    /// A triangle, and whether that is upper.
    Triangle(Rc<Node>, bool),
}

/// What the elements of a matrix say of how systems with it are solved.
#[derive(Clone, Copy, PartialEq)]
enum Look {
    General,
    /// Symmetric with a positive diagonal.
    Definite,
    /// Nothing below the diagonal, or nothing above.
    Triangle {
        upper: bool,
    },
}

impl Look {
    /// That of the transpose.
    fn turned(self) -> Look {
        match self {
            Look::Triangle { upper } => Look::Triangle { upper: !upper },
            other => other,
        }
    }
}

/// What a system is solved for.
#[derive(Clone, Copy)]
pub enum System<'a> {
    /// A·X = B.
    Left(&'a Value),
    /// X·A = B.
    Right(&'a Value),
    /// A·X = I.
    Inverse,
}

/// What is read of a triangle.
pub(super) const UPPER: TriangularSystem = TriangularSystem {
    ty: ElemType::SINGLE,
    n: 0,
    cols: 0,
    upper: true,
    ones: false,
    turned: false,
};
const LOWER: TriangularSystem = TriangularSystem { upper: false, ones: true, ..UPPER };

impl Graph {
    /// The upper triangle R with R'·R = A, where A is positive definite, or the lower one L with L·L' = A. None where the host finds
    /// it, or what is wrong. Asks for one number.
    pub fn cholesky(&mut self, a: &Value, lower: bool) -> Flow<Option<Value>> {
        let Some(n) = self.side_there(a, 0.02) else { return Ok(None) };
        let node = self.node(a)?;
        let what = if lower { "lower cholesky" } else { "cholesky" };
        let (made, said) = self.asked(what, &[&node], |g| {
            // Of each only the triangle is read that it has itself.
            let of = if lower { g.turned(&node) } else { node.clone() };
            let (factor, order) = g.definite(&of, n)?;
            let factor = if lower { g.turned(&factor) } else { factor };
            let diagonal = g.on_diagonal(&of);
            let sizes = g.op_node(Op::Abs, &[diagonal])?;
            let most = g.fold(ReduceOp::Max, &sizes, 3, node.ty);
            Ok((smallvec![factor], smallvec![order, most]))
        })?;
        let well = matches!(*said.as_slice(), [0.0, most] if is_within_reach(&node, most));
        Ok(made.first().filter(|_| well).map(value_of))
    }

    /// L, U and P with L·U = P·A. None where the host finds them.
    pub fn lu(&mut self, a: &Value) -> Flow<Option<[Value; 3]>> {
        Ok(self
            .triangles(a)?
            .map(|([lower, upper, moved], _)| [&lower, &upper, &moved].map(value_of)))
    }

    /// Both triangles in one matrix, without the ones. None where the host finds them.
    pub fn lu_packed(&mut self, a: &Value) -> Flow<Option<Value>> {
        let Some(([lower, upper, _], below)) = self.triangles(a)? else { return Ok(None) };
        Ok(Some(value_of(&self.op_node(Op::Select, &[below, lower, upper])?)))
    }

    /// L, U and P, and what is below the diagonal.
    fn triangles(&mut self, a: &Value) -> Flow<Option<([Rc<Node>; 3], Rc<Node>)>> {
        let Some(n) = self.side_there(a, 0.04) else { return Ok(None) };
        let node = self.node(a)?;
        let (near, down) = self.within_reach(&node)?;
        let Factors { packed, order, .. } = self.factors(&near, n)?;
        let (row, column) = self.coordinates(n);
        let below = self.op_node(Op::Gt, &[row.clone(), column.clone()])?;
        let ones = self.op_node(Op::Eq, &[row, column.clone()])?;
        let ones = self.cast_node(&ones, node.ty);
        let zero = self.real(node.ty, 0.0);
        let moved = self.op_node(Op::Eq, &[order, column])?;
        let moved = self.cast_node(&moved, node.ty);
        let lower = self.op_node(Op::Select, &[below.clone(), packed.clone(), ones])?;
        let mut upper = self.op_node(Op::Select, &[below.clone(), zero, packed])?;
        if let Some(down) = down {
            // In two steps, neither of which is beyond what a single can be.
            upper = self.op_node(Op::Div, &[upper, down.clone()])?;
            upper = self.op_node(Op::Div, &[upper, down])?;
        }
        Ok(Some(([lower, upper, moved], below)))
    }

    /// The determinant of singles. None where the host finds it: that of doubles is a product in the order of the diagonal.
    pub fn determinant(&mut self, a: &Value) -> Flow<Option<Value>> {
        let Some(n) = self.is_square_there(a, 0.04) else { return Ok(None) };
        let node = self.node(a)?;
        let (near, down) = self.within_reach(&node)?;
        let Factors { packed, told, .. } = self.factors(&near, n)?;
        // Each pivot is a number near 1 and a power of two: no product of them is beyond what there is, unless all is.
        let diagonal = self.on_diagonal(&packed);
        let exponents = self.exponent(&diagonal)?;
        let down_by = self.op_node(Op::Neg, std::slice::from_ref(&exponents))?;
        let by = self.op_node(Op::Pow2, &[down_by])?;
        let near = self.op_node(Op::Mul, &[diagonal, by])?;
        let near = self.cast_node(&near, ElemType::DOUBLE);
        let product = self.fold(ReduceOp::Prod, &near, 3, ElemType::DOUBLE);
        let mut powers = self.fold(ReduceOp::Sum, &exponents, 3, ElemType::SINGLE);
        if let Some(down) = down {
            let down = self.exponent(&down)?;
            let all = self.single(2.0 * n as f32);
            let down = self.op_node(Op::Mul, &[down, all])?;
            powers = self.op_node(Op::Sub, &[powers, down])?;
        }
        let product = self.times_power(&product, &powers)?;
        let at = self.scalar(Number::Real(Scalar::U32(1)));
        let odd = self.gather_node(&told, &at);
        let zero = self.scalar(Number::Real(Scalar::U32(0)));
        let odd = self.op_node(Op::Ne, &[odd, zero])?;
        let turned = self.op_node(Op::Neg, std::slice::from_ref(&product))?;
        Ok(Some(value_of(&self.op_node(Op::Select, &[odd, turned, product])?)))
    }

    /// The solution of a system. None where the host finds it: where it says something, too. Asks for whether the matrix has an
    /// inverse, unless it is a factor, which has one.
    pub fn square_solution(&mut self, a: &Value, side: System<'_>) -> Flow<Option<Value>> {
        let n = a.shape().rows();
        let other = match side {
            System::Left(b) | System::Right(b) => Some(b),
            System::Inverse => None,
        };
        let fits = other.is_none_or(|b| {
            let shape = b.shape();
            let rows = if matches!(side, System::Left(_)) { shape.rows() } else { shape.cols() };
            b.elem_type() == a.elem_type()
                && !b.is_sparse()
                && shape.ndims() == 2
                && rows == n
                && !shape.is_empty()
        });
        if !fits || self.side_there(a, 0.04).is_none() {
            return Ok(None);
        }
        let node = self.node(a)?;
        let b = other.map(|b| self.node(b)).transpose()?;
        // What the host inverts of doubles it factors, whatever it is.
        let as_it_is = matches!(side, System::Inverse) && node.ty == ElemType::DOUBLE;
        if let Some((matrix, upper, turned)) = triangle(&node).filter(|_| !as_it_is) {
            let (turned, b) = match (side, b) {
                (System::Left(_), Some(b)) => (turned, b),
                (System::Right(_), Some(b)) => (!turned, self.turned(&b)),
                _ => (turned, self.identity(n, node.ty)?),
            };
            let system = TriangularSystem { upper, turned, ..UPPER };
            let x = self.system(system, &matrix, &b);
            return Ok(Some(value_of(&self.put_right(side, &x))));
        }
        let precision = match node.ty == ElemType::DOUBLE {
            true => f64::EPSILON,
            false => f64::from(f32::EPSILON),
        };
        // What was asked for last tells how far this is.
        let [general, definite, triangle] = match side {
            System::Left(_) => ["solution", "definite solution", "triangle's solution"],
            System::Right(_) => {
                ["solution from the right", "definite from the right", "triangle from the right"]
            }
            System::Inverse => ["inverse", "definite inverse", "triangle's inverse"],
        };
        let about: Vec<&Rc<Node>> = std::iter::once(&node).chain(&b).collect();
        let mut look = match () {
            () if self.is_awaited(general, &about) => Look::General,
            () if self.is_awaited(definite, &about) => Look::Definite,
            // Which of both, what was made for it knows.
            () if self.is_awaited(triangle, &about) => Look::Triangle { upper: true },
            () => match (self.look(&node, n)?, as_it_is) {
                (None, _) | (Some(Look::Triangle { .. }), true) => return Ok(None),
                (_, true) => Look::General,
                (Some(look), false) => look,
            },
        };
        loop {
            let what = match look {
                Look::General => general,
                Look::Definite => definite,
                Look::Triangle { .. } => triangle,
            };
            let (made, said) = self.asked(what, &about, |g| {
                let (matrix, b, look) = match (side, &b) {
                    (System::Left(_), Some(b)) => (node.clone(), b.clone(), look),
                    (System::Right(_), Some(b)) => (g.turned(&node), g.turned(b), look.turned()),
                    _ => (node.clone(), g.identity(n, node.ty)?, look),
                };
                let (x, said) = g.solved(&matrix, n, &b, look)?;
                Ok((smallvec![g.put_right(side, &x)], said))
            })?;
            match *said.as_slice() {
                [0.0, rcond, norm] if rcond >= precision && is_within_reach(&node, norm) => {
                    return Ok(made.first().map(value_of));
                }
                [told, ..] if told != 0.0 && look == Look::Definite => look = Look::General,
                _ => return Ok(None),
            }
        }
    }

    /// How systems with a matrix are solved, by its elements. None where these are so few that the host may solve it in its band. Asks
    /// for that.
    fn look(&mut self, a: &Rc<Node>, n: usize) -> Flow<Option<Look>> {
        let (_, said) = self.asked("look", &[a], |g| {
            let (row, column) = g.coordinates(n);
            let zero = g.real(a.ty, 0.0);
            let there = g.op_node(Op::Ne, &[a.clone(), zero.clone()])?;
            let below = g.op_node(Op::Gt, &[row.clone(), column.clone()])?;
            let above = g.op_node(Op::Lt, &[row.clone(), column.clone()])?;
            let diagonal = g.op_node(Op::Eq, &[row, column])?;
            let positive = g.op_node(Op::Gt, &[a.clone(), zero])?;
            let positive = g.op_node(Op::Not, &[positive])?;
            let turned = g.turned(a);
            let other = g.op_node(Op::Ne, &[a.clone(), turned])?;
            let mut found = smallvec![];
            let asked =
                [(&below, &there), (&above, &there), (&below, &other), (&diagonal, &positive)];
            for (place, what) in asked {
                let both = g.op_node(Op::And, &[place.clone(), what.clone()])?;
                found.push(g.fold(ReduceOp::Any, &both, 3, ElemType::LOGICAL));
            }
            if a.ty == ElemType::DOUBLE {
                let there = g.cast_node(&there, ElemType::SINGLE);
                found.push(g.fold(ReduceOp::Sum, &there, 3, ElemType::SINGLE));
            }
            Ok((smallvec![], found))
        })?;
        // A little more than what a band is looked for in: this sum is rounded.
        if said.get(4).is_some_and(|count| narrow::may_be(n, count * 0.999)) {
            return Ok(None);
        }
        Ok(Some(match *said.as_slice() {
            [0.0, ..] => Look::Triangle { upper: true },
            [_, 0.0, ..] => Look::Triangle { upper: false },
            [_, _, 0.0, 0.0, ..] => Look::Definite,
            _ => Look::General,
        }))
    }

    /// Whether a matrix is for the device to be factored, tall or square.
    pub fn is_factored_there(&mut self, a: &Value) -> bool {
        self.is_tall_there(a) || self.side_there(a, 0.02).is_some()
    }

    /// The extent of a square matrix that is for the device to be factored. The host would need so many nanoseconds for each cube of
    /// singles, and thrice that for doubles.
    fn side_there(&mut self, a: &Value, each: f64) -> Option<usize> {
        match a.elem_type().filter(|_| !a.is_sparse())? {
            ElemType::SINGLE => self.is_square_there(a, each),
            ElemType::DOUBLE => {
                let shape = a.shape();
                let n = shape.rows();
                let cube = n as f64 * n as f64 * n as f64;
                let work = HostWork::Products(3.0 * each * cube);
                let square = shape.ndims() == 2 && shape.cols() == n && n >= LEAST;
                (square && self.is_for_device(&[a], work)).then_some(n)
            }
            _ => None,
        }
    }

    /// The extent of a square matrix of singles that is for the device, of which the host would need so many nanoseconds for each
    /// cube.
    pub(super) fn is_square_there(&mut self, a: &Value, each: f64) -> Option<usize> {
        let shape = a.shape();
        let n = shape.rows();
        (shape.ndims() == 2 && shape.cols() == n && self.is_matrix_there(a, n, each)).then_some(n)
    }

    /// Whether of a matrix of singles whose work is that of this side a device finds things.
    pub(super) fn is_matrix_there(&mut self, a: &Value, n: usize, each: f64) -> bool {
        let cube = n as f64 * n as f64 * n as f64;
        n >= LEAST
            && a.elem_type() == Some(ElemType::SINGLE)
            && self.is_for_device(&[a], HostWork::Products(each * cube))
    }

    /// R with R'·R = A, and the first order that is not positive definite.
    pub(super) fn definite(
        &mut self,
        a: &Rc<Node>,
        n: usize,
    ) -> Result<(Rc<Node>, Rc<Node>), Error> {
        let routine = CholeskyFactor { ty: a.ty, n: n as u32 };
        let shapes = [Shape::matrix(n, n), Shape::scalar()];
        let made = self.of_routine(routine, &shapes, smallvec![a.clone()]);
        Ok((self.node(&made[0])?, self.node(&made[1])?))
    }

    fn factors(&mut self, a: &Rc<Node>, n: usize) -> Result<Factors, Error> {
        let routine = LuFactors { ty: a.ty, n: n as u32 };
        let shapes = [Shape::matrix(n, n), Shape::matrix(n, 1), Shape::matrix(2, 1)];
        let made = self.of_routine(routine, &shapes, smallvec![a.clone()]);
        Ok(Factors {
            packed: self.node(&made[0])?,
            order: self.node(&made[1])?,
            told: self.node(&made[2])?,
        })
    }

    /// The factors of a matrix, and what was told of them: zero where all went well.
    fn factored(
        &mut self,
        a: &Rc<Node>,
        n: usize,
        look: Look,
    ) -> Result<(Factored, Rc<Node>), Error> {
        Ok(match look {
            Look::General => {
                let Factors { packed, order, told } = self.factors(a, n)?;
                (Factored::General { packed, order }, told)
            }
            Look::Definite => {
                let (factor, order) = self.definite(a, n)?;
                (Factored::Definite(factor), order)
            }
            Look::Triangle { upper } => {
                let zero = self.scalar(Number::Real(Scalar::U32(0)));
                (Factored::Triangle(a.clone(), upper), zero)
            }
        })
    }

    /// The solution with factors, of a system whose rows are in their order already, or of its transpose.
    fn with_factors(&mut self, of: &Factored, turned: bool, b: &Rc<Node>) -> Rc<Node> {
        match of {
            Factored::General { packed, .. } if turned => {
                let inner = self.system(TriangularSystem { turned, ..UPPER }, packed, b);
                self.system(TriangularSystem { turned, ..LOWER }, packed, &inner)
            }
            Factored::General { packed, .. } => {
                let inner = self.system(LOWER, packed, b);
                self.system(UPPER, packed, &inner)
            }
            Factored::Definite(factor) => {
                let inner = self.system(TriangularSystem { turned: true, ..UPPER }, factor, b);
                self.system(UPPER, factor, &inner)
            }
            Factored::Triangle(a, upper) => {
                self.system(TriangularSystem { upper: *upper, turned, ..UPPER }, a, b)
            }
        }
    }

    /// The solution, and what is known of the matrix: what was told of the factors, an estimate of the reciprocal of the condition
    /// number, and its 1-norm. The estimate is one step of Hager's, and the vector that LAPACK tries beside it (N. Higham, Accuracy and
    /// Stability of Numerical Algorithms, 15.3).
    fn solved(
        &mut self,
        a: &Rc<Node>,
        n: usize,
        b: &Rc<Node>,
        look: Look,
    ) -> Result<(Rc<Node>, Made), Error> {
        let (factors, told) = self.factored(a, n, look)?;
        let cols = b.shape.cols();
        let ty = a.ty;
        // Two more right-hand sides: the mean of all columns, and one whose signs change.
        let tried = self.tried(n, ty);
        let all = Shape::matrix(n, cols + 2);
        let all = self.make(Kind::Cat(1), ty, all, smallvec![b.clone(), tried]);
        let all = match &factors {
            Factored::General { order, .. } => {
                let extent = self.scalar(Number::Real(Scalar::U32(n as u32)));
                let column = self.coord_node(Shape::matrix(1, cols + 2), 1);
                let column = self.op_node(Op::Mul, &[column, extent])?;
                let at = self.op_node(Op::Add, &[order.clone(), column])?;
                self.gather_node(&all, &at)
            }
            Factored::Definite(_) | Factored::Triangle(..) => all,
        };
        let found = self.with_factors(&factors, false, &all);
        let x = self.columns(&found, 0, cols);
        let (mean, signs) = (self.columns(&found, cols, 1), self.columns(&found, cols + 1, 1));
        // Where the inverse's norm grows most.
        let zero = self.real(ty, 0.0);
        let (up, down) = (self.real(ty, 1.0), self.real(ty, -1.0));
        let negative = self.op_node(Op::Lt, &[mean.clone(), zero])?;
        let direction = self.op_node(Op::Select, &[negative, down, up])?;
        let inner = self.with_factors(&factors, true, &direction);
        let sizes = self.op_node(Op::Abs, &[inner])?;
        let greatest = self.fold(ReduceOp::ArgMax, &sizes, 3, PLACE);
        let row = self.coord_node(Shape::matrix(n, 1), 0);
        let unit = self.op_node(Op::Eq, &[row, greatest])?;
        let unit = self.cast_node(&unit, ty);
        let unit = self.with_factors(&factors, false, &unit);
        let mut norm: Option<Rc<Node>> = None;
        for (tried, part) in [(mean, 1.0), (unit, 1.0), (signs, 2.0 / (3.0 * n as f64))] {
            let sizes = self.op_node(Op::Abs, &[tried])?;
            let sum = self.fold(ReduceOp::Sum, &sizes, 3, ty);
            let part = self.real(ty, part);
            let sum = self.op_node(Op::Mul, &[sum, part])?;
            norm = Some(match norm {
                Some(norm) => self.op_node(Op::Max, &[norm, sum])?,
                None => sum,
            });
        }
        let sizes = self.op_node(Op::Abs, std::slice::from_ref(a))?;
        let sums = self.fold(ReduceOp::Sum, &sizes, 1, ty);
        let own = self.fold(ReduceOp::Max, &sums, 3, ty);
        let product = match norm {
            Some(norm) => self.op_node(Op::Mul, &[own.clone(), norm])?,
            None => own.clone(),
        };
        let one = self.real(ty, 1.0);
        let condition = self.op_node(Op::Div, &[one, product])?;
        Ok((x, smallvec![told, condition, own]))
    }

    /// A matrix within reach, and by what it was multiplied twice for that where it is of singles: a power of two.
    fn within_reach(&mut self, a: &Rc<Node>) -> Result<(Rc<Node>, Option<Rc<Node>>), Error> {
        if a.ty != ElemType::SINGLE {
            return Ok((a.clone(), None));
        }
        let sizes = self.op_node(Op::Abs, std::slice::from_ref(a))?;
        let most = self.fold(ReduceOp::Max, &sizes, 3, a.ty);
        let exponent = self.exponent(&most)?;
        let size = self.op_node(Op::Abs, std::slice::from_ref(&exponent))?;
        let [zero, part, reach] = [0.0, -0.5, REACH].map(|x| self.single(x));
        let is_far = self.op_node(Op::Gt, &[size, reach])?;
        let half = self.op_node(Op::Mul, &[exponent, part])?;
        let half = self.op_node(Op::Fix, &[half])?;
        let half = self.op_node(Op::Select, &[is_far, half, zero])?;
        let root = self.op_node(Op::Pow2, &[half])?;
        let near = self.op_node(Op::Mul, &[a.clone(), root.clone()])?;
        Ok((self.op_node(Op::Mul, &[near, root.clone()])?, Some(root)))
    }

    /// What is left of a double times a power of two as a single. In two steps, as the double may be nearly beyond.
    fn times_power(&mut self, x: &Rc<Node>, power: &Rc<Node>) -> Result<Rc<Node>, Error> {
        let part = self.single(0.5);
        let first = self.op_node(Op::Mul, &[power.clone(), part])?;
        let first = self.op_node(Op::Fix, &[first])?;
        let second = self.op_node(Op::Sub, &[power.clone(), first.clone()])?;
        let mut product = x.clone();
        for power in [first, second] {
            let power = self.cast_node(&power, ElemType::DOUBLE);
            let by = self.op_node(Op::Pow2, &[power])?;
            product = self.op_node(Op::Mul, &[product, by])?;
        }
        Ok(self.cast_node(&product, ElemType::SINGLE))
    }

    /// The nearest power of two of what is not zero and finite, and 0 otherwise.
    fn exponent(&mut self, x: &Rc<Node>) -> Result<Rc<Node>, Error> {
        let sizes = self.op_node(Op::Abs, std::slice::from_ref(x))?;
        let powers = self.op_node(Op::Log2, &[sizes])?;
        let powers = self.op_node(Op::Round, &[powers])?;
        let [zero, limit] = [0.0, f32::INFINITY].map(|x| self.single(x));
        let sizes = self.op_node(Op::Abs, std::slice::from_ref(&powers))?;
        let is_some = self.op_node(Op::Lt, &[sizes, limit])?;
        self.op_node(Op::Select, &[is_some, powers, zero])
    }

    pub(super) fn system(
        &mut self,
        form: TriangularSystem,
        matrix: &Rc<Node>,
        b: &Rc<Node>,
    ) -> Rc<Node> {
        let (n, cols) = (matrix.shape.rows() as u32, b.shape.cols() as u32);
        let routine = TriangularSystem { ty: matrix.ty, n, cols, ..form };
        let inputs = smallvec![matrix.clone(), b.clone()];
        self.routine(routine, 0, matrix.ty, b.shape.clone(), inputs)
    }

    /// One n-th everywhere; and numbers from 1 to 2 whose signs change.
    fn tried(&mut self, n: usize, ty: ElemType) -> Rc<Node> {
        let mean = std::iter::repeat_n(1.0 / n as f64, n);
        let turning = (0..n).map(|k| {
            let size = 1.0 + k as f64 / (n - 1).max(1) as f64;
            if k % 2 == 0 { size } else { -size }
        });
        let both: Vec<f64> = mean.chain(turning).collect();
        let shape = Shape::matrix(n, 2);
        let both = match ty == ElemType::DOUBLE {
            true => Array::from_vec(shape, both),
            false => Array::from_vec(shape, both.into_iter().map(|x| x as f32).collect()),
        };
        self.fresh_constant(Rc::new(both))
    }

    pub(super) fn single(&mut self, x: f32) -> Rc<Node> {
        self.scalar(Number::Real(Scalar::F32(x)))
    }

    fn real(&mut self, ty: ElemType, x: f64) -> Rc<Node> {
        match ty == ElemType::DOUBLE {
            true => self.scalar(Number::Real(Scalar::F64(x))),
            false => self.single(x as f32),
        }
    }

    pub(super) fn coordinates(&mut self, n: usize) -> (Rc<Node>, Rc<Node>) {
        (self.coord_node(Shape::matrix(n, 1), 0), self.coord_node(Shape::matrix(1, n), 1))
    }

    pub(super) fn identity(&mut self, n: usize, ty: ElemType) -> Result<Rc<Node>, Error> {
        let (row, column) = self.coordinates(n);
        let ones = self.op_node(Op::Eq, &[row, column])?;
        Ok(self.cast_node(&ones, ty))
    }

    pub(super) fn on_diagonal(&mut self, x: &Rc<Node>) -> Rc<Node> {
        let along = Along { offset: 0, step: 1, of: Some(0) };
        self.view_node(x, smallvec![along, along], Shape::matrix(x.shape.rows(), 1))
    }

    fn columns(&mut self, x: &Rc<Node>, from: usize, count: usize) -> Rc<Node> {
        let down = Along { offset: 0, step: 1, of: Some(0) };
        let across = Along { offset: from as i64, step: 1, of: Some(1) };
        self.view_node(x, smallvec![down, across], Shape::matrix(x.shape.rows(), count))
    }

    pub(super) fn turned(&mut self, x: &Rc<Node>) -> Rc<Node> {
        let along = |k: u8| Along { offset: 0, step: 1, of: Some(1 - k) };
        let shape = Shape::matrix(x.shape.cols(), x.shape.rows());
        self.view_node(x, smallvec![along(0), along(1)], shape)
    }

    /// A solution as it was asked for.
    fn put_right(&mut self, side: System<'_>, x: &Rc<Node>) -> Rc<Node> {
        if matches!(side, System::Right(_)) { self.turned(x) } else { x.clone() }
    }
}

fn is_within_reach(a: &Node, size: f64) -> bool {
    a.ty != ElemType::SINGLE || size == 0.0 || libm::log2(size).abs() <= f64::from(REACH)
}

/// A triangular matrix, by how it was made: what stores it, whether that is upper, and whether it is the transpose.
fn triangle(node: &Rc<Node>) -> Option<(Rc<Node>, bool, bool)> {
    let (matrix, lies) = lie(node.clone());
    let upper = matches!(&matrix.kind, Kind::Routine(routine, k) if routine.is_upper(*k));
    upper.then_some((matrix, true, lies != Lie::Straight))
}
