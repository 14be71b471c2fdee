//! Linear algebra of matrices of which only the elements that are not zero are stored: products, and systems of equations.
//! Must not know values of the language.

mod cholesky;
mod lu;
mod order;
mod rotations;

pub use cholesky::{Cholesky, positive};
pub use lu::{Factors, factor};
pub use order::{least_degree, neighbours};
pub use rotations::least_squares;

use num_complex::Complex64;
use std::ops::{Add, Div, Mul, Range, Sub};

/// Doubles and complex doubles.
pub trait Field:
    Copy
    + Default
    + PartialEq
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
{
    /// How large it is.
    fn size(self) -> f64;
}

impl Field for f64 {
    fn size(self) -> f64 {
        self.abs()
    }
}

impl Field for Complex64 {
    fn size(self) -> f64 {
        self.norm()
    }
}

/// A matrix by its columns; the rows in a column ascend where nothing else is said.
#[derive(Clone, Copy)]
pub struct Columns<'a, T> {
    /// How many rows there are.
    pub rows: usize,
    /// Where the elements of each column begin, and where those of the last end.
    pub starts: &'a [usize],
    /// The row of each element.
    pub at: &'a [usize],
    /// The elements.
    pub elements: &'a [T],
}

impl<'a, T: Field> Columns<'a, T> {
    /// How many columns there are.
    pub fn cols(&self) -> usize {
        self.starts.len() - 1
    }

    /// Which elements are those of a column.
    pub fn column(&self, j: usize) -> Range<usize> {
        self.starts[j]..self.starts[j + 1]
    }

    /// The rows and elements of a column.
    fn of_column(&self, j: usize) -> impl Iterator<Item = (usize, T)> + use<'a, T> {
        let (at, elements) = (&self.at[self.column(j)], &self.elements[self.column(j)]);
        at.iter().copied().zip(elements.iter().copied())
    }
}

/// The product with a matrix of all elements, which is added to `y`; both have their columns one after the other.
pub fn times_whole<T: Field>(a: &Columns<'_, T>, x: &[T], y: &mut [T]) {
    for (x, y) in x.chunks_exact(a.cols().max(1)).zip(y.chunks_exact_mut(a.rows.max(1))) {
        for (j, &factor) in x.iter().enumerate() {
            for (i, element) in a.of_column(j) {
                y[i] = y[i] + element * factor;
            }
        }
    }
}

/// The product of a matrix of all elements with `rows` rows and this one, which is added to `y`.
pub fn whole_times<T: Field>(x: &[T], rows: usize, a: &Columns<'_, T>, y: &mut [T]) {
    for (j, y) in y.chunks_exact_mut(rows.max(1)).enumerate() {
        for (i, element) in a.of_column(j) {
            for (y, &factor) in y.iter_mut().zip(&x[i * rows..]) {
                *y = *y + factor * element;
            }
        }
    }
}

/// The product of two such matrices, column by column (F. Gustavson, "Two fast algorithms for sparse matrices: multiplication and
/// permuted transposition", 1978): where the columns begin, the rows, and the elements, of which some may be zero.
pub fn product<T: Field>(
    a: &Columns<'_, T>,
    b: &Columns<'_, T>,
) -> (Vec<usize>, Vec<usize>, Vec<T>) {
    let (mut starts, mut at, mut elements) = (vec![0], Vec::new(), Vec::new());
    let mut sums = vec![T::default(); a.rows];
    // The column that a row was last met in, from 1 on.
    let mut met = vec![0; a.rows];
    for j in 0..b.cols() {
        let first = at.len();
        for (k, factor) in b.of_column(j) {
            for (i, element) in a.of_column(k) {
                if std::mem::replace(&mut met[i], j + 1) != j + 1 {
                    at.push(i);
                    sums[i] = T::default();
                }
                sums[i] = sums[i] + element * factor;
            }
        }
        at[first..].sort_unstable();
        elements.extend(at[first..].iter().map(|&i| sums[i]));
        starts.push(at.len());
    }
    (starts, at, elements)
}

/// Solves a triangular system in place, all of whose diagonal is there.
pub fn substitute<T: Field>(a: &Columns<'_, T>, lower: bool, x: &mut [T]) {
    let n = a.cols();
    for step in 0..n {
        let j = if lower { step } else { n - 1 - step };
        let column = a.column(j);
        let diagonal = if lower { column.start } else { column.end - 1 };
        let value = x[j] / a.elements[diagonal];
        x[j] = value;
        if value != T::default() {
            for (i, element) in a.of_column(j).filter(|(i, _)| *i != j) {
                x[i] = x[i] - element * value;
            }
        }
    }
}
