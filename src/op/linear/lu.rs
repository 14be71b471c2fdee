//! LU factors with partial pivoting (Golub & Van Loan, 3.4; S. Toledo, "Locality of reference in LU decomposition", 1997).
//! Must not know what they are for.

use super::triangular::{self, Triangle};
use super::*;

/// P·A = L·U: L below the diagonal, with ones on it, and U on and above it, in one matrix.
#[derive(Clone, Debug)]
pub struct Lu<T> {
    /// Both triangles.
    pub packed: Dense<T>,
    /// Which row of A each row of P·A is.
    pub order: Vec<usize>,
    /// Whether the rows were exchanged an odd number of times.
    pub odd: bool,
}

/// Factors a matrix of any shape. A column without a pivot is left as it is.
pub fn factor<T: RealNumber>(mut a: Dense<T>) -> Lu<T> {
    let (m, n) = (a.rows, a.cols);
    let k = m.min(n);
    let mut pivots = vec![0; k];
    let mut panels = Panels::default();
    columns(&mut a, 0, k, &mut pivots, &mut panels);
    if n > k {
        exchange(&mut a, k..n, &pivots, 0);
        eliminate(&mut a, 0, k, n, &mut panels);
    }
    let mut order: Vec<usize> = (0..m).collect();
    let mut odd = false;
    for (i, &p) in pivots.iter().enumerate() {
        order.swap(i, p);
        odd ^= p != i;
    }
    Lu { packed: a, order, odd }
}

/// Factors columns `from..to` below row `from`, and exchanges their rows.
fn columns<T: RealNumber>(
    a: &mut Dense<T>,
    from: usize,
    to: usize,
    pivots: &mut [usize],
    panels: &mut Panels<T>,
) {
    if to - from <= FEW {
        return few_columns(a, from, to, pivots);
    }
    let middle = from + split(to - from);
    columns(a, from, middle, pivots, panels);
    exchange(a, middle..to, pivots, from);
    eliminate(a, from, middle, to, panels);
    let rows = a.rows;
    let at = |i: usize, j: usize| Part::columns(i + j * rows, rows);
    let here = |part: Part| Source { other: None, part };
    let (left, right) = (here(at(middle, from)), here(at(from, middle)));
    let extents = (rows - middle, to - middle, middle - from);
    update(&mut a.data, at(middle, middle), Sign::Minus, left, right, extents, panels);
    columns(a, middle, to, pivots, panels);
    for j in from..middle {
        exchange_in(&mut a.data[j * rows..(j + 1) * rows], &pivots[middle..to], middle);
    }
}

/// Rows `from..middle` of U in columns `middle..to`.
fn eliminate<T: RealNumber>(
    a: &mut Dense<T>,
    from: usize,
    middle: usize,
    to: usize,
    panels: &mut Panels<T>,
) {
    let rows = a.rows;
    let triangle = Source { other: None, part: Part::columns(from + from * rows, rows) };
    let right = Part::columns(from + middle * rows, rows);
    let n = middle - from;
    triangular::solve(triangle, Triangle::UNIT_LOWER, &mut a.data, right, n, to - middle, panels);
}

fn exchange<T: RealNumber>(
    a: &mut Dense<T>,
    columns: std::ops::Range<usize>,
    pivots: &[usize],
    from: usize,
) {
    let end = pivots.len().min(columns.start);
    let rows = a.rows;
    for j in columns {
        exchange_in(&mut a.data[j * rows..(j + 1) * rows], &pivots[from..end], from);
    }
}

fn exchange_in<T>(column: &mut [T], pivots: &[usize], from: usize) {
    for (i, &p) in pivots.iter().enumerate() {
        column.swap(from + i, p);
    }
}

/// Columns one by one.
fn few_columns<T: RealNumber>(a: &mut Dense<T>, from: usize, to: usize, pivots: &mut [usize]) {
    let rows = a.rows;
    for j in from..to {
        let column = &a.data[j * rows..(j + 1) * rows];
        let mut best = j;
        let mut size = column[j].size();
        for (i, x) in column.iter().enumerate().skip(j + 1) {
            if x.size() > size {
                (best, size) = (i, x.size());
            }
        }
        pivots[j] = best;
        if best != j {
            for c in from..to {
                a.data.swap(j + c * rows, best + c * rows);
            }
        }
        let (done, rest) = a.data.split_at_mut((j + 1) * rows);
        let column = &mut done[j * rows..];
        let pivot = column[j];
        if pivot == T::default() {
            continue;
        }
        let below = &mut column[j + 1..];
        for x in below.iter_mut() {
            *x = *x / pivot;
        }
        for c in 0..to - j - 1 {
            let other = &mut rest[c * rows..(c + 1) * rows];
            let factor = other[j];
            for (y, &x) in other[j + 1..].iter_mut().zip(below.iter()) {
                *y = *y - x.times(factor);
            }
        }
    }
}

impl<T: RealNumber> Lu<T> {
    /// Whether a pivot is zero.
    pub fn is_singular(&self) -> bool {
        let n = self.packed.rows.min(self.packed.cols);
        (0..n).any(|k| self.packed.at(k, k) == T::default())
    }

    /// L, rows × the lesser extent.
    pub fn lower(&self) -> Dense<T> {
        let a = &self.packed;
        Dense::from_fn(a.rows, a.rows.min(a.cols), |i, j| match i.cmp(&j) {
            std::cmp::Ordering::Less => T::default(),
            std::cmp::Ordering::Equal => T::ONE,
            std::cmp::Ordering::Greater => a.at(i, j),
        })
    }

    /// U, the lesser extent × columns.
    pub fn upper(&self) -> Dense<T> {
        let a = &self.packed;
        let zero = T::default();
        Dense::from_fn(a.rows.min(a.cols), a.cols, |i, j| if i > j { zero } else { a.at(i, j) })
    }

    /// The determinant of a square matrix.
    pub fn determinant(&self) -> T {
        let diagonal = (0..self.packed.rows).map(|k| self.packed.at(k, k));
        let mut d = if self.odd { -T::ONE } else { T::ONE };
        let mut is_within = true;
        for x in diagonal.clone() {
            d = d * x;
            let size = d.double().abs();
            is_within &= size.is_finite() && size >= f64::from(f32::MIN_POSITIVE);
        }
        let any = |is: &dyn Fn(T) -> bool| diagonal.clone().any(is);
        if is_within || any(&|x| !x.double().is_finite()) {
            return d;
        }
        if any(&|x| x == T::default()) {
            return if d == T::default() { d } else { T::default() };
        }
        // A product that leaves the range on the way may come back.
        let (mut part, mut exponent) = (if self.odd { -1.0 } else { 1.0 }, 0);
        for x in diagonal {
            let (next, by) = libm::frexp(part * x.double());
            (part, exponent) = (next, exponent + by);
        }
        T::nearest(libm::scalbn(part, exponent))
    }

    /// The solution of A·X = B, for a square A.
    pub fn solve(&self, b: &Dense<T>) -> Dense<T> {
        let mut x = Dense::from_fn(b.rows, b.cols, |i, j| b.at(self.order[i], j));
        triangular::solve_in_place(&self.packed, Triangle::UNIT_LOWER, false, &mut x);
        triangular::solve_in_place(&self.packed, Triangle::UPPER, false, &mut x);
        x
    }

    /// The solution of A'·X = B.
    pub fn solve_turned(&self, b: &Dense<T>) -> Dense<T> {
        let mut x = b.clone();
        triangular::solve_in_place(&self.packed, Triangle::UPPER, true, &mut x);
        triangular::solve_in_place(&self.packed, Triangle::UNIT_LOWER, true, &mut x);
        let mut out = Dense::zeros(b.rows, b.cols);
        for j in 0..b.cols {
            for (i, &row) in self.order.iter().enumerate() {
                out.data[row + j * b.rows] = x.at(i, j);
            }
        }
        out
    }

    /// The inverse of a square matrix: U⁻¹·L⁻¹·P (N. Higham, Accuracy and Stability of Numerical Algorithms, 14.3).
    pub fn inverse(&self) -> Dense<T> {
        let n = self.packed.rows;
        let mut x = Dense::identity(n, n);
        let mut panels = Panels::default();
        invert_lower(&self.packed, &mut x, 0, n, &mut panels);
        triangular::solve_in_place(&self.packed, Triangle::UPPER, false, &mut x);
        let mut out = Dense::zeros(n, n);
        for (j, &column) in self.order.iter().enumerate() {
            out.data[column * n..(column + 1) * n].copy_from_slice(x.column(j));
        }
        out
    }
}

/// The inverse of the unit lower triangle `from..to` of `l` in the place of the identity; the zeros above the diagonal are not computed with.
fn invert_lower<T: RealNumber>(
    l: &Dense<T>,
    x: &mut Dense<T>,
    from: usize,
    to: usize,
    panels: &mut Panels<T>,
) {
    let n = x.rows;
    let at = |i: usize, j: usize| Part::columns(i + j * n, n);
    let of_l = |i: usize, j: usize| Source { other: Some(&l.data), part: at(i, j) };
    if to - from <= FEW {
        let side = to - from;
        let here = at(from, from);
        let one = Triangle::UNIT_LOWER;
        return triangular::solve(of_l(from, from), one, &mut x.data, here, side, side, panels);
    }
    let middle = from + split(to - from);
    let (n1, n2) = (middle - from, to - middle);
    invert_lower(l, x, from, middle, panels);
    let above = Source { other: None, part: at(from, from) };
    let (here, one) = (at(middle, from), Triangle::UNIT_LOWER);
    update(&mut x.data, here, Sign::Minus, of_l(middle, from), above, (n2, n1, n1), panels);
    triangular::solve(of_l(middle, middle), one, &mut x.data, here, n2, n1, panels);
    invert_lower(l, x, middle, to, panels);
}
