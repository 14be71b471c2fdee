//! The Cholesky factor of a positive definite matrix (Golub & Van Loan, 4.2). Must not know which triangle was given.

use super::triangular::{self, Triangle};
use super::*;

/// L with L·L' = A, from the triangle of A on and below the diagonal; zeros above. Where the leading part of some order is not positive
/// definite: that order, and the factor up to there is in the matrix.
pub fn factor<T: RealNumber>(a: &mut Dense<T>) -> Result<(), usize> {
    let result = block(a, 0, a.rows, &mut Panels::default());
    a.clear_above();
    result.map_err(|k| k + 1)
}

/// The first `count` columns of the factor of a symmetric matrix, given on and below its diagonal; the other rows and columns are what
/// is left to be factored.
pub fn leading<T: RealNumber>(
    a: &mut Dense<T>,
    count: usize,
    panels: &mut Panels<T>,
) -> Result<(), usize> {
    let rows = a.rows;
    if rows <= FEW {
        return few(a, 0, count, rows);
    }
    block(a, 0, count, panels)?;
    let triangle = Source { other: None, part: Part::columns(0, rows) };
    let below = Part::columns(count, rows);
    let (n, cols) = (count, rows - count);
    triangular::solve(triangle, Triangle::LOWER, &mut a.data, below.turned(), n, cols, panels);
    subtract_square(a, count, rows, 0..count, panels);
    Ok(())
}

/// Factors rows and columns `from..to`.
fn block<T: RealNumber>(
    a: &mut Dense<T>,
    from: usize,
    to: usize,
    panels: &mut Panels<T>,
) -> Result<(), usize> {
    if to - from <= FEW {
        return few(a, from, to, to);
    }
    let middle = from + split(to - from);
    let rows = a.rows;
    block(a, from, middle, panels)?;
    // L21·L11' = A21 is L11·L21' = A21'.
    let triangle = Source { other: None, part: Part::columns(from + from * rows, rows) };
    let below = Part::columns(middle + from * rows, rows);
    let (n, cols) = (middle - from, to - middle);
    triangular::solve(triangle, Triangle::LOWER, &mut a.data, below.turned(), n, cols, panels);
    subtract_square(a, middle, to, from..middle, panels);
    block(a, middle, to, panels)
}

/// Subtracts the product of columns `of` with their transpose from rows and columns `from..to`, on and below the diagonal.
fn subtract_square<T: RealNumber>(
    a: &mut Dense<T>,
    from: usize,
    to: usize,
    of: std::ops::Range<usize>,
    panels: &mut Panels<T>,
) {
    const SIDE: usize = 128;
    let rows = a.rows;
    let at = |i: usize, j: usize| Part::columns(i + j * rows, rows);
    for j in (from..to).step_by(SIDE) {
        let width = SIDE.min(to - j);
        let factor = Source { other: None, part: at(j, of.start) };
        // A little above the diagonal is changed as well, and never read.
        let extents = (to - j, width, of.len());
        update(&mut a.data, at(j, j), Sign::Minus, factor, factor.turned(), extents, panels);
    }
}

/// Factors columns `from..to` of the rows up to `end`, and subtracts from the columns up to there what they leave.
fn few<T: RealNumber>(a: &mut Dense<T>, from: usize, to: usize, end: usize) -> Result<(), usize> {
    let rows = a.rows;
    for j in from..to {
        let pivot = a.data[j + j * rows];
        if !(pivot > T::default()) {
            return Err(j);
        }
        let (done, rest) = a.data.split_at_mut((j + 1) * rows);
        let column = &mut done[j * rows..];
        let root = pivot.root();
        column[j] = root;
        for x in &mut column[j + 1..end] {
            *x = *x / root;
        }
        for c in j + 1..end {
            let other = &mut rest[(c - j - 1) * rows..][..end];
            let factor = column[c];
            for (y, &x) in other[c..].iter_mut().zip(&column[c..end]) {
                *y = *y - x.times(factor);
            }
        }
    }
    Ok(())
}

/// The solution of L·L'·X = B in the place of B.
pub fn solve_in_place<T: RealNumber>(l: &Dense<T>, x: &mut Dense<T>) {
    triangular::solve_in_place(l, Triangle::LOWER, false, x);
    triangular::solve_in_place(l, Triangle::LOWER, true, x);
}
