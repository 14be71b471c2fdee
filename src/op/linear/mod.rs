//! Dense linear algebra of real numbers: factors of matrices and what is found with them, built on the host's product.
//!
//! Algorithms split a matrix in two until little is left, so that nearly all of the work is in products
//! (F. Gustavson, "Recursion leads to automatic variable blocking for dense linear-algebra algorithms", 1997).
//! **Doubles have the bits of the plain loops**: where an algorithm without blocks subtracts products from an element one after the
//! other, so does this one, in that order, whatever the blocks are; but for `qr`, whose blocks are part of what it is.
//! Must not know values of the language, warnings or slots.

pub mod bidiagonal;
pub mod cholesky;
pub mod condition;
mod conquer;
pub mod lu;
pub mod narrow;
pub mod qr;
pub mod sparse;
pub mod symmetric;
pub mod triangular;
pub mod tridiagonal;

use super::matmul::{Number, Panels, Part, Sign, Source, update};
use super::vectors::Float;
use std::ops::{Div, Mul, Range, Sub};

/// The real numbers of both precisions.
pub trait RealNumber:
    Number
    + Float
    + PartialOrd
    + std::fmt::Debug
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
{
    /// One.
    const ONE: Self;
    /// The distance from one to the next number.
    const EPSILON: Self;
    /// The root, rounded once.
    fn root(self) -> Self;
    /// The absolute value.
    fn size(self) -> Self;
    /// The same number as a double.
    fn double(self) -> f64;
    /// The nearest number to a double.
    fn nearest(x: f64) -> Self;
}

impl RealNumber for f64 {
    const ONE: f64 = 1.0;
    const EPSILON: f64 = f64::EPSILON;
    #[inline(always)]
    fn root(self) -> f64 {
        self.sqrt()
    }
    #[inline(always)]
    fn size(self) -> f64 {
        self.abs()
    }
    #[inline(always)]
    fn double(self) -> f64 {
        self
    }
    #[inline(always)]
    fn nearest(x: f64) -> f64 {
        x
    }
}

impl RealNumber for f32 {
    const ONE: f32 = 1.0;
    const EPSILON: f32 = f32::EPSILON;
    #[inline(always)]
    fn root(self) -> f32 {
        self.sqrt()
    }
    #[inline(always)]
    fn size(self) -> f32 {
        self.abs()
    }
    #[inline(always)]
    fn double(self) -> f64 {
        f64::from(self)
    }
    #[inline(always)]
    fn nearest(x: f64) -> f32 {
        x as f32
    }
}

/// Sums of squares within which no square has lost digits that matter.
const SQUARES: Range<f64> = 1e-270..1e300;

/// The length of a vector of two.
#[inline]
pub fn length(x: f64, y: f64) -> f64 {
    let squares = x * x + y * y;
    if SQUARES.contains(&squares) { squares.sqrt() } else { libm::hypot(x, y) }
}

/// The length of a vector.
pub fn length_of(x: impl Iterator<Item = f64> + Clone) -> f64 {
    let squares = x.clone().fold(0.0, |sum, x| sum + x * x);
    if SQUARES.contains(&squares) { squares.sqrt() } else { x.fold(0.0, libm::hypot) }
}

/// Columns that are handled without splitting.
const FEW: usize = 16;

/// Where `n` columns are split: into multiples of `FEW`.
fn split(n: usize) -> usize {
    (n / 2).next_multiple_of(FEW)
}

/// A dense matrix, column after column.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs, reason = "its elements, rows and columns")]
pub struct Dense<T> {
    pub data: Vec<T>,
    pub rows: usize,
    pub cols: usize,
}

impl<T: RealNumber> Dense<T> {
    /// A matrix of these elements.
    pub fn new(data: Vec<T>, rows: usize, cols: usize) -> Self {
        debug_assert_eq!(data.len(), rows * cols);
        Dense { data, rows, cols }
    }

    /// A matrix of zeros.
    pub fn zeros(rows: usize, cols: usize) -> Self {
        Dense { data: vec![T::default(); rows * cols], rows, cols }
    }

    /// A matrix with ones on its diagonal.
    pub fn identity(rows: usize, cols: usize) -> Self {
        let mut out = Dense::zeros(rows, cols);
        for k in 0..rows.min(cols) {
            out.data[k + k * rows] = T::ONE;
        }
        out
    }

    /// A matrix from what its elements are.
    pub fn from_fn(rows: usize, cols: usize, at: impl Fn(usize, usize) -> T) -> Self {
        let mut data = Vec::with_capacity(rows * cols);
        for j in 0..cols {
            for i in 0..rows {
                data.push(at(i, j));
            }
        }
        Dense { data, rows, cols }
    }

    /// Element (i, j).
    #[inline(always)]
    pub fn at(&self, i: usize, j: usize) -> T {
        self.data[i + j * self.rows]
    }

    /// Column j.
    pub fn column(&self, j: usize) -> &[T] {
        &self.data[j * self.rows..(j + 1) * self.rows]
    }

    /// Turns two columns x and y: into c·x + s·y and c·y - s·x.
    fn rotate(&mut self, [x, y]: [usize; 2], c: T, s: T) {
        let n = self.rows;
        let (low, high) = self.data.split_at_mut(x.max(y) * n);
        let (low, high) = (&mut low[x.min(y) * n..][..n], &mut high[..n]);
        let (x, y) = if x < y { (low, high) } else { (high, low) };
        for (x, y) in x.iter_mut().zip(y) {
            (*x, *y) = (c * *x + s * *y, c * *y - s * *x);
        }
    }

    /// The transpose, in squares that stay in cache.
    pub fn transposed(&self) -> Self {
        const SIDE: usize = 16;
        let (m, n) = (self.rows, self.cols);
        let mut out = Dense::zeros(n, m);
        for j0 in (0..n).step_by(SIDE) {
            for i0 in (0..m).step_by(SIDE) {
                for i in i0..m.min(i0 + SIDE) {
                    for j in j0..n.min(j0 + SIDE) {
                        out.data[j + i * n] = self.data[i + j * m];
                    }
                }
            }
        }
        out
    }

    /// All of it, as a part of its elements.
    pub fn whole(&self) -> Part {
        Part::columns(0, self.rows)
    }

    /// It as an operand of `update`.
    pub fn source(&self) -> Source<'_, T> {
        Source { other: Some(&self.data), part: self.whole() }
    }

    /// Zeros above the diagonal.
    fn clear_above(&mut self) {
        for j in 0..self.cols {
            let rows = self.rows;
            self.data[j * rows..j * rows + j.min(rows)].fill(T::default());
        }
    }

    /// The greatest sum of the sizes in a column; NaN where there is one.
    pub fn norm_1(&self) -> T {
        let mut norm = T::default();
        for j in 0..self.cols {
            let sum = self.column(j).iter().fold(T::default(), |s, x| s + x.size());
            if !(sum <= norm) {
                norm = sum;
            }
            if norm.double().is_nan() {
                return norm;
            }
        }
        norm
    }

    /// Whether all elements below the diagonal are zero.
    pub fn is_upper(&self) -> bool {
        (0..self.cols)
            .all(|j| self.column(j)[self.rows.min(j + 1)..].iter().all(|&x| x == T::default()))
    }

    /// Whether all elements above the diagonal are zero.
    pub fn is_lower(&self) -> bool {
        (0..self.cols)
            .all(|j| self.column(j)[..self.rows.min(j)].iter().all(|&x| x == T::default()))
    }

    /// Whether it is square and equals its transpose.
    pub fn is_symmetric(&self) -> bool {
        self.rows == self.cols
            && (0..self.cols).all(|j| (0..j).all(|i| self.at(i, j) == self.at(j, i)))
    }
}

#[cfg(test)]
mod tests;
