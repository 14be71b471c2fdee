//! Systems of real numbers of either precision, on `op::linear`: which way they are solved, and what is warned of.

use super::matrix::{dense_value, number};
use super::warnings::{warn_deficient, warn_singular};
use crate::builtins::{Cx, Values};
use crate::op::linear::condition::{inverse_norm, reciprocal};
use crate::op::linear::triangular::{Triangle, solve_in_place};
use crate::op::linear::{Dense, RealNumber, cholesky, lu, narrow, qr};
use crate::value::{Element, Value};

/// The solution of A·X = B; with a warning where it is not what it seems.
pub(super) fn solve<T: RealNumber>(cx: &mut Cx<'_>, a: Dense<T>, b: Dense<T>) -> Dense<T> {
    let (m, n) = (a.rows, a.cols);
    if m == 0 || n == 0 || b.cols == 0 {
        return Dense::zeros(n, b.cols);
    }
    if m != n {
        if a.data.iter().any(|x| !x.double().is_finite()) {
            warn_deficient(cx, 0, f64::NAN);
            return Dense::from_fn(n, b.cols, |_, _| T::nearest(f64::NAN));
        }
        let found = qr::least_squares(a, b);
        if found.rank < m.min(n) {
            warn_deficient(cx, found.rank, found.tolerance);
        }
        return found.x;
    }
    let precision = T::EPSILON.double();
    let norm = a.norm_1();
    let diagonal = |holds: &dyn Fn(T) -> bool| (0..n).all(|k| holds(a.at(k, k)));
    let upper = a.is_upper();
    if upper || a.is_lower() {
        let which = if upper { Triangle::UPPER } else { Triangle::LOWER };
        let mut x = b;
        solve_in_place(&a, which, false, &mut x);
        let regular = diagonal(&|x| x != T::default());
        let inverse = || {
            let turned = |x: &mut Dense<T>| solve_in_place(&a, which, true, x);
            inverse_norm(n, |x| solve_in_place(&a, which, false, x), turned)
        };
        let rcond = if regular { reciprocal(norm, inverse) } else { 0.0 };
        warn_singular(cx, rcond, precision);
        return x;
    }
    if let Some(factors) = narrow::factor(&a) {
        let rcond = reciprocal(norm, || match factors.is_singular() {
            true => T::nearest(f64::INFINITY),
            false => {
                inverse_norm(n, |x| factors.solve_in_place(x), |x| factors.solve_turned_in_place(x))
            }
        });
        warn_singular(cx, rcond, precision);
        let mut x = b;
        factors.solve_in_place(&mut x);
        return x;
    }
    if diagonal(&|x| x > T::default()) && a.is_symmetric() {
        let mut l = a.clone();
        if cholesky::factor(&mut l).is_ok() {
            let solve = |x: &mut Dense<T>| cholesky::solve_in_place(&l, x);
            warn_singular(cx, reciprocal(norm, || inverse_norm(n, solve, solve)), precision);
            let mut x = b;
            solve(&mut x);
            return x;
        }
    }
    let factors = lu::factor(a);
    let rcond = condition(&factors, norm);
    warn_singular(cx, rcond, precision);
    // Where the last factor has zeros on its diagonal, unknowns are what substitution finds: not finite, or no numbers.
    factors.solve(&b)
}

fn infinite<T: RealNumber>(rows: usize, cols: usize) -> Dense<T> {
    Dense::from_fn(rows, cols, |_, _| T::nearest(f64::INFINITY))
}

/// An estimate of the reciprocal of the condition number, from the factors and the norm of the matrix.
fn condition<T: RealNumber>(factors: &lu::Lu<T>, norm: T) -> f64 {
    let n = factors.packed.rows;
    if n == 0 {
        return f64::INFINITY;
    }
    reciprocal(norm, || {
        if factors.is_singular() {
            return T::nearest(f64::INFINITY);
        }
        inverse_norm(n, |x| *x = factors.solve(x), |x| *x = factors.solve_turned(x))
    })
}

/// The inverse, and the reciprocal of the condition number.
pub(super) fn invert<T: RealNumber>(a: Dense<T>) -> (Dense<T>, f64) {
    let n = a.rows;
    if n == 0 {
        return (a, f64::INFINITY);
    }
    if n == 1 {
        let x = a.at(0, 0);
        return (Dense::new(vec![T::ONE / x], 1, 1), condition_of_number(x.size().double()));
    }
    let norm = a.norm_1();
    if a.is_upper() && a.is_lower() {
        // A diagonal: no element depends on another.
        let inverse = Dense::from_fn(n, n, |i, j| match i == j {
            true => T::ONE / a.at(i, i),
            false => T::default(),
        });
        let rcond = reciprocal(norm, || inverse.norm_1());
        return (if rcond == 0.0 { infinite(n, n) } else { inverse }, rcond);
    }
    let factors = lu::factor(a);
    let rcond = condition(&factors, norm);
    (if rcond == 0.0 { infinite(n, n) } else { factors.inverse() }, rcond)
}

/// The reciprocal of the condition number of a number of this size.
pub(super) fn condition_of_number(size: f64) -> f64 {
    match size {
        m if m.is_nan() => f64::NAN,
        m if m == 0.0 || m.is_infinite() => 0.0,
        _ => 1.0,
    }
}

/// The values of an inverse and its condition; a warning where nobody looks at that.
pub(super) fn out<T: RealNumber + Element>(
    cx: &mut Cx<'_>,
    inverse: Dense<T>,
    rcond: f64,
    quiet: bool,
) -> Values {
    if !quiet {
        warn_singular(cx, rcond, T::EPSILON.double());
    }
    Values::from_iter([dense_value(inverse), number::<T>(rcond)])
}

/// The determinant, and where it is asked for the reciprocal of the condition number.
pub(super) fn determinant<T: RealNumber + Element>(a: Dense<T>, both: bool) -> Values {
    let norm = a.norm_1();
    let factors = lu::factor(a);
    let mut out = Values::from_iter([number::<T>(factors.determinant().double())]);
    if both {
        out.push(number::<T>(condition(&factors, norm)));
    }
    out
}

/// The reciprocal of the condition number.
pub(super) fn rcond<T: RealNumber + Element>(a: Dense<T>) -> Value {
    let norm = a.norm_1();
    number::<T>(condition(&lu::factor(a), norm))
}
