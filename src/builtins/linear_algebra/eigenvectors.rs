//! Eigenvalues and eigenvectors of matrices without symmetry: balanced, through the Schur form, by back substitution in it
//! (Golub and Van Loan, Matrix Computations, 7.6.4). Where a divisor vanishes beside the matrix it is taken for one that is
//! just large enough, which is an error of rounding in the matrix; vectors that grow are made shorter on the way.
//! Must not know values of the language.

use super::balance::Balance;
use super::hessenberg::within;
use super::schur;
use crate::op::linear::{length, length_of};
use faer::{Mat, c64};

/// Eigenvalues, and eigenvectors of length 1 as columns where they are wanted.
pub(super) type Found = (Vec<c64>, Mat<c64>);

/// A vector is made shorter when an element is beyond this.
const LONG: f64 = 1e100;

const NIL: c64 = c64::new(0.0, 0.0);

fn size(x: c64) -> f64 {
    x.re.abs() + x.im.abs()
}

/// Of a real matrix; None where the iteration does not converge.
pub(super) fn real(a: &Mat<f64>, balance: bool, vectors: bool) -> Option<Found> {
    let n = a.nrows();
    let mut a = a.clone();
    let unit = unit((0..n).flat_map(|j| (0..n).map(move |i| (i, j))).map(|at| a[at].abs()));
    (0..n).for_each(|j| (0..n).for_each(|i| a[(i, j)] /= unit));
    let balance = Balance::of(n, balance, |i, j| a[(i, j)].abs());
    let order = &balance.order;
    let a = Mat::from_fn(n, n, |i, j| a[(order[i], order[j])] * balance.factor(i, j));
    let reduced = within(a.as_ref(), balance.range.clone());
    let p = if vectors { reduced.turns() } else { Mat::zeros(0, n) };
    let (z, t) = schur::real(reduced.h, p, balance.range.clone())?;
    let mut values = Vec::with_capacity(n);
    while values.len() < n {
        let k = values.len();
        if k + 1 < n && t[(k + 1, k)] != 0.0 {
            let imaginary = libm::sqrt(t[(k, k + 1)].abs()) * libm::sqrt(t[(k + 1, k)].abs());
            values.push(c64::new(t[(k, k)], imaginary));
            values.push(c64::new(t[(k, k)], -imaginary));
        } else {
            values.push(c64::new(t[(k, k)], 0.0));
        }
    }
    let mut found = Mat::zeros(0, 0);
    if vectors {
        let least = f64::EPSILON * largest_column(n, |i, j| t[(i, j)].abs());
        // Of a pair the real and the imaginary part, as two columns.
        let mut parts = Mat::zeros(n, n);
        for (k, &value) in values.iter().enumerate().filter(|(_, value)| value.im >= 0.0) {
            let last = if value.im > 0.0 { k + 1 } else { k };
            let vector = substitute(&t, value, k, last, least);
            for (i, x) in vector.iter().enumerate() {
                parts[(i, k)] = x.re;
                if last > k {
                    parts[(i, last)] = x.im;
                }
            }
        }
        let parts = z * parts;
        let vectors = Mat::from_fn(n, n, |i, k| match values[k].im {
            0.0 => c64::new(parts[(i, k)], 0.0),
            above if above > 0.0 => c64::new(parts[(i, k)], parts[(i, k + 1)]),
            _ => c64::new(parts[(i, k - 1)], -parts[(i, k)]),
        });
        found = balance.undone(&vectors);
        finish(&mut found);
    }
    values.iter_mut().for_each(|x| *x = c64::new(x.re * unit, x.im * unit));
    Some((values, found))
}

/// Of a complex matrix; None where the iteration does not converge.
pub(super) fn complex(a: &Mat<c64>, balance: bool, vectors: bool) -> Option<Found> {
    let n = a.nrows();
    let mut a = a.clone();
    let unit = unit((0..n).flat_map(|j| (0..n).map(move |i| (i, j))).map(|at| size(a[at])));
    let scaled = |x: c64, by: f64| c64::new(x.re * by, x.im * by);
    (0..n).for_each(|j| (0..n).for_each(|i| a[(i, j)] = scaled(a[(i, j)], 1.0 / unit)));
    let balance = Balance::of(n, balance, |i, j| length(a[(i, j)].re, a[(i, j)].im));
    let order = &balance.order;
    let a = Mat::from_fn(n, n, |i, j| scaled(a[(order[i], order[j])], balance.factor(i, j)));
    let reduced = within(a.as_ref(), balance.range.clone());
    let p = if vectors { reduced.turns() } else { Mat::zeros(0, n) };
    let (z, t) = schur::complex(reduced.h, p)?;
    let mut values: Vec<c64> = (0..n).map(|k| t[(k, k)]).collect();
    let mut found = Mat::zeros(0, 0);
    if vectors {
        let least = f64::EPSILON * largest_column(n, |i, j| size(t[(i, j)]));
        let mut x = Mat::zeros(n, n);
        for k in 0..n {
            x[(k, k)] = c64::new(1.0, 0.0);
            (0..k).for_each(|i| x[(i, k)] = -t[(i, k)]);
            for i in (0..k).rev() {
                let by = divisor(t[(i, i)] - values[k], least);
                x[(i, k)] = quotient(x[(i, k)], by);
                let element = size(x[(i, k)]);
                shorten(&mut x.col_as_slice_mut(k)[..=k], element);
                let known = x[(i, k)];
                let above = x.col_as_slice_mut(k).iter_mut().zip(t.col_as_slice(i));
                above.take(i).for_each(|(x, t)| *x -= t * known);
            }
        }
        found = balance.undone(&(z * x));
        finish(&mut found);
    }
    values.iter_mut().for_each(|x| *x = scaled(*x, unit));
    Some((values, found))
}

/// A power of two near the largest magnitude.
fn unit(magnitudes: impl Iterator<Item = f64>) -> f64 {
    let largest = magnitudes.fold(0.0, f64::max);
    if largest > 0.0 {
        libm::exp2(libm::floor(libm::log2(largest)).clamp(-1000.0, 1000.0))
    } else {
        1.0
    }
}

fn largest_column(n: usize, magnitude: impl Fn(usize, usize) -> f64) -> f64 {
    (0..n).map(|j| (0..n).map(|i| magnitude(i, j)).sum()).fold(f64::MIN_POSITIVE, f64::max)
}

/// What is divided by: not less than what rounding leaves.
fn divisor(by: c64, least: f64) -> c64 {
    if size(by) < least { c64::new(least, 0.0) } else { by }
}

fn quotient(x: c64, by: c64) -> c64 {
    if by.im == 0.0 { c64::new(x.re / by.re, x.im / by.re) } else { crate::op::complex::div(x, by) }
}

/// Divides the begun vector by a number that has become too large.
fn shorten(x: &mut [c64], element: f64) {
    if element > LONG {
        let by = 1.0 / element;
        x.iter_mut().for_each(|one| *one = c64::new(one.re * by, one.im * by));
    }
}

/// The eigenvector of T, quasi-triangular, for the eigenvalue of its block from row `k` to row `last`: its elements up to there.
fn substitute(t: &Mat<f64>, value: c64, k: usize, last: usize, least: f64) -> Vec<c64> {
    let mut x = vec![NIL; last + 1];
    if last == k {
        x[k] = c64::new(1.0, 0.0);
    } else if t[(k, last)].abs() >= t[(last, k)].abs() {
        // (T - value) of the block has rank 1: its null vector, from the row with the larger element.
        x[k] = c64::new(1.0, 0.0);
        x[last] = c64::new(0.0, value.im / t[(k, last)]);
    } else {
        x[k] = c64::new(0.0, value.im / t[(last, k)]);
        x[last] = c64::new(1.0, 0.0);
    }
    (k..=last).for_each(|from| eliminate(t, from, k, &mut x));
    let mut end = k;
    while end > 0 {
        let i = end - 1;
        let first = if i > 0 && t[(i, i - 1)] != 0.0 { i - 1 } else { i };
        if first == i {
            let by = divisor(c64::new(t[(i, i)], 0.0) - value, least);
            x[i] = quotient(x[i], by);
        } else {
            let block = [
                [c64::new(t[(first, first)], 0.0) - value, c64::new(t[(first, i)], 0.0)],
                [c64::new(t[(i, first)], 0.0), c64::new(t[(i, i)], 0.0) - value],
            ];
            [x[first], x[i]] = solve_two(block, [x[first], x[i]], least);
        }
        let largest = (first..=i).map(|i| size(x[i])).fold(0.0, f64::max);
        shorten(&mut x, largest);
        (first..=i).for_each(|from| eliminate(t, from, first, &mut x));
        end = first;
    }
    x
}

/// Takes what a known element contributes from the rows above.
fn eliminate(t: &Mat<f64>, from: usize, rows: usize, x: &mut [c64]) {
    let known = x[from];
    let above = x[..rows].iter_mut().zip(t.col_as_slice(from));
    above.for_each(|(x, &t)| *x -= c64::new(known.re * t, known.im * t));
}

/// Two equations, by elimination with the largest element as pivot.
fn solve_two(a: [[c64; 2]; 2], b: [c64; 2], least: f64) -> [c64; 2] {
    let places = [(0, 0), (0, 1), (1, 0), (1, 1)];
    let larger = |at: &(usize, usize), other: &(usize, usize)| {
        size(a[at.0][at.1]).total_cmp(&size(a[other.0][other.1]))
    };
    let &(row, col) = places.iter().max_by(|a, b| larger(a, b)).unwrap_or(&(0, 0));
    let (other_row, other_col) = (1 - row, 1 - col);
    let pivot = divisor(a[row][col], least);
    let factor = quotient(a[other_row][col], pivot);
    let left = divisor(a[other_row][other_col] - factor * a[row][other_col], least);
    let mut x = [NIL; 2];
    x[other_col] = quotient(b[other_row] - factor * b[row], left);
    x[col] = quotient(b[row] - a[row][other_col] * x[other_col], pivot);
    x
}

/// Gives every vector length 1; where it is complex, its largest element is real, and keeps the sign of its real part.
pub(super) fn finish(vectors: &mut Mat<c64>) {
    let n = vectors.nrows();
    for j in 0..n {
        let mut largest = NIL;
        for i in 0..n {
            if size(vectors[(i, j)]) > size(largest) {
                largest = vectors[(i, j)];
            }
        }
        if largest == NIL {
            continue;
        }
        let unit = size(largest);
        let parts = (0..n).flat_map(|i| [vectors[(i, j)].re / unit, vectors[(i, j)].im / unit]);
        let all = length_of(parts);
        let is_complex = (0..n).any(|i| vectors[(i, j)].im != 0.0);
        let largest = if is_complex {
            let modulus = |x: c64| length(x.re / unit, x.im / unit);
            // The first of those that are equal up to rounding, as in LAPACK.
            let most = (0..n).map(|i| modulus(vectors[(i, j)])).fold(0.0, f64::max);
            let within = most * (1.0 - 8.0 * f64::EPSILON);
            let at = (0..n).find(|&i| modulus(vectors[(i, j)]) >= within);
            at.map(|at| (at, vectors[(at, j)]))
        } else {
            None
        };
        let turn = largest.map_or(c64::new(1.0, 0.0), |(_, x)| {
            let modulus = length(x.re / unit, x.im / unit);
            let modulus = modulus.copysign(x.re);
            c64::new(x.re / unit / modulus, -x.im / unit / modulus)
        });
        for i in 0..n {
            let x = vectors[(i, j)];
            let turned = c64::new(x.re / unit / all, x.im / unit / all) * turn;
            vectors[(i, j)] = if is_complex { turned } else { c64::new(turned.re, 0.0) };
        }
        if let Some((at, _)) = largest {
            vectors[(at, j)] = c64::new(vectors[(at, j)].re, 0.0);
        }
    }
}
