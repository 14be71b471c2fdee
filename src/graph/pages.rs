//! Products of the matrices that are the pages of arrays. Must not know how a product is computed.

use super::capture::extent;
use super::node::value_of;
use super::{Flow, Graph, simplify};
use crate::diag::Error;
use crate::op::{self, Op, ReduceOp};
pub use crate::routine::Lie;
use crate::routine::{MatMul, PageSystems};
use crate::value::{Class, ElemType, Shape, Value};
use smallvec::{SmallVec, smallvec};

/// Pages of at most so many results are multiplied element by element: a workgroup of a product would have little to do.
const TINY: usize = 64;
/// More workgroups than every device has along one dimension of a dispatch.
const MANY: usize = 65_536;
/// Columns of the narrowest tile of a product.
const WIDTH: usize = 16;

/// Matrices of one size, one after the other.
#[derive(Clone)]
struct Pages {
    array: Value,
    lie: Lie,
    rows: usize,
    cols: usize,
    /// Extents of the array beyond the second.
    beyond: SmallVec<[usize; 4]>,
}

impl Pages {
    fn of(array: &Value, lie: Lie) -> Pages {
        let shape = array.shape();
        let (rows, cols) = match lie {
            Lie::Straight => (shape.dim(0), shape.dim(1)),
            Lie::Transposed | Lie::Conjugated => (shape.dim(1), shape.dim(0)),
        };
        let beyond = shape.dims()[2..].into();
        Pages { array: array.clone(), lie, rows, cols, beyond }
    }

    fn is_of_numbers(&self) -> bool {
        self.rows == 1 && self.cols == 1
    }

    fn count(&self) -> usize {
        self.beyond.iter().product()
    }
}

impl Graph {
    /// The products of the pages of two arrays, each of which lies as it is used or transposed: page by page, or all pages
    /// of one with the only page of the other.
    pub fn page_products(&mut self, a: (&Value, Lie), b: (&Value, Lie)) -> Flow<Value> {
        let (a, b) = (Pages::of(a.0, a.1), Pages::of(b.0, b.1));
        if a.is_of_numbers() || b.is_of_numbers() {
            let sides = [self.straight(&a)?, self.straight(&b)?];
            return self.elementwise(Op::Mul, &sides);
        }
        if a.cols != b.rows {
            return Err(Error::new(
                "MATLAB:innerdim",
                format!(
                    "Incorrect dimensions for matrix multiplication. Check that the number of columns in the pages of the first \
                     array matches the number of rows in those of the second: they are {}x{} and {}x{}.",
                    a.rows, a.cols, b.rows, b.cols
                ),
            )
            .into());
        }
        let beyond = common(&a.beyond, &b.beyond)?;
        let ty = match (a.array.elem_type(), b.array.elem_type()) {
            (Some(x), Some(y)) => op::signature(Op::Mul, &[x, y])?.result,
            _ => return Err(floats()),
        };
        if !ty.class.is_float() {
            return Err(floats());
        }
        let (m, n, k) = (a.rows, b.cols, a.cols);
        let dims: SmallVec<[usize; 4]> = [m, n].into_iter().chain(beyond.iter().copied()).collect();
        let shape = Shape::new(&dims);
        shape.limited_numel(ty.bytes())?;
        if shape.is_empty() || k == 0 {
            return Ok(self.zeros(ty, shape));
        }
        let batch: usize = beyond.iter().product();
        if batch > 1 && (m * n <= TINY || n.div_ceil(WIDTH).saturating_mul(batch) >= MANY) {
            return self.by_elements(&a, &b, shape);
        }
        let (a, b) = (self.repeated(a, &beyond)?, self.repeated(b, &beyond)?);
        let (na, nb) = (self.node(&a.array)?, self.node(&b.array)?);
        let (mut na, mut nb) = (self.cast_node(&na, ty), self.cast_node(&nb, ty));
        let (mut la, mut lb) = (a.lie, b.lie);
        if la == Lie::Straight {
            (na, la) = simplify::lie(na);
        }
        if lb == Lie::Straight {
            (nb, lb) = simplify::lie(nb);
        }
        let product = MatMul {
            ty,
            m: extent(m)?,
            n: extent(n)?,
            k: extent(k)?,
            a: la,
            b: lb,
            batch: extent(batch)?,
            a_same: a.count() == 1,
            b_same: b.count() == 1,
        };
        Ok(self.of_routine(product, &[shape], smallvec![na, nb]).remove(0))
    }

    /// The solutions of systems whose matrices are the small pages of one array, and whose right-hand sides are those of another; either may
    /// have one page for all. None of others, and where a page has no inverse. Asks for whether all have one.
    pub fn page_solutions(&mut self, a: &Value, b: &Value) -> Flow<Option<Value>> {
        let (Some(of_a), Some(of_b)) = (a.elem_type(), b.elem_type()) else { return Ok(None) };
        let (sa, sb) = (a.shape(), b.shape());
        let (n, cols, counts) = (sa.rows(), sb.dim(1), [sa.dim(2), sb.dim(2)]);
        let pages = counts[0].max(counts[1]);
        let fits = sa.ndims().max(sb.ndims()) <= 3
            && (1..=PageSystems::MOST).contains(&n)
            && sa.dim(1) == n
            && sb.rows() == n
            && cols > 0
            && counts.iter().all(|&count| count == pages || count == 1)
            && [of_a, of_b].iter().all(|ty| ty.class.is_float() && !ty.complex)
            && !a.is_sparse()
            && !b.is_sparse();
        if !fits {
            return Ok(None);
        }
        let single = [of_a, of_b].iter().any(|ty| ty.class == Class::Single);
        let ty = if single { ElemType::SINGLE } else { ElemType::DOUBLE };
        let same = counts.map(|count| count < pages);
        let [rows, columns, number] = [n, cols, pages].map(extent);
        let routine = PageSystems { ty, n: rows?, cols: columns?, pages: number?, same };
        let (a, b) = (self.node(a)?, self.node(b)?);
        let (made, said) = self.asked("solutions of pages", &[&a, &b], |g| {
            let inputs = smallvec![g.cast_node(&a, ty), g.cast_node(&b, ty)];
            let shapes = [Shape::new(&[n, cols, pages]), Shape::matrix(pages, 1)];
            let made = g.of_routine(routine, &shapes, inputs);
            let (x, told) = (g.node(&made[0])?, g.node(&made[1])?);
            let any = g.fold(ReduceOp::Max, &told, 3, told.ty);
            Ok((smallvec![x], smallvec![any]))
        })?;
        Ok(made.first().filter(|_| said.first() == Some(&0.0)).map(value_of))
    }

    /// The array, its pages transposed where they are used so.
    fn straight(&mut self, pages: &Pages) -> Flow<Value> {
        if pages.lie == Lie::Straight {
            return Ok(pages.array.clone());
        }
        let order: SmallVec<[usize; 4]> =
            [1, 0].into_iter().chain(2..2 + pages.beyond.len()).collect();
        let turned = self.permute(&pages.array, &order)?;
        match pages.lie == Lie::Conjugated && turned.elem_type().is_some_and(|ty| ty.complex) {
            true => self.elementwise(Op::Conj, &[turned]),
            false => Ok(turned),
        }
    }

    /// The pages, as often as it takes to have so many, where they are not one.
    fn repeated(&mut self, pages: Pages, beyond: &[usize]) -> Flow<Pages> {
        if pages.count() == 1 || pages.beyond[..] == *beyond {
            return Ok(pages);
        }
        let times = beyond.iter().enumerate().map(|(d, &extent)| match pages.beyond.get(d) {
            Some(&own) if own == extent => 1,
            _ => extent,
        });
        let times: SmallVec<[usize; 4]> = [1, 1].into_iter().chain(times).collect();
        let array = self.repeat(&pages.array, &times)?;
        Ok(Pages { array, beyond: beyond.into(), ..pages })
    }

    /// Products of elements, summed along the dimension between them.
    fn by_elements(&mut self, a: &Pages, b: &Pages, shape: Shape) -> Flow<Value> {
        let (left, right) = (self.straight(a)?, self.straight(b)?);
        let wide = |first: [usize; 3], beyond: &[usize]| {
            let dims: SmallVec<[usize; 8]> =
                first.into_iter().chain(beyond.iter().copied()).collect();
            Shape::new(&dims)
        };
        let left = self.reshape(&left, wide([a.rows, a.cols, 1], &a.beyond))?;
        let right = self.reshape(&right, wide([1, b.rows, b.cols], &b.beyond))?;
        let products = self.elementwise(Op::Mul, &[left, right])?;
        let sums = self.reduce(ReduceOp::Sum, &products, &[1])?;
        self.reshape(&sums, shape)
    }
}

/// The extents that both have, where one has one page along a dimension those of the other.
fn common(a: &[usize], b: &[usize]) -> Result<SmallVec<[usize; 4]>, Error> {
    (0..a.len().max(b.len()))
        .map(|d| match (a.get(d).copied().unwrap_or(1), b.get(d).copied().unwrap_or(1)) {
            (x, y) if x == y || y == 1 => Ok(x),
            (1, y) => Ok(y),
            (x, y) => Err(Error::new(
                "MATLAB:pagemtimes:SizeMismatch",
                format!("the arrays must have the same number of pages, or one: dimension {} has {x} and {y}", d + 3),
            )),
        })
        .collect()
}

fn floats() -> super::Stop {
    Error::new(
        "MATLAB:pagemtimes:InvalidType",
        "pagemtimes: expected arrays of floating-point numbers",
    )
    .into()
}
