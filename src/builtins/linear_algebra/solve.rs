//! Systems of linear equations: `\`, `/`, inverse, determinant, condition.

use super::matrix::*;
use super::real;
use super::warnings::{warn_deficient, warn_singular};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::diag::Error;
use crate::graph::System;
use crate::op::linear::{Dense, RealNumber, length};
use crate::value::{Shape, Value};
use faer::linalg::solvers::{DenseSolveCore, Solve};
use faer::{Mat, MatRef, Side, c64};

/// `A \ B`.
pub(super) fn mldivide(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (a, b) = (&call.args[0], &call.args[1]);
    let (left, right) = (a.shape(), b.shape());
    if left.rows() == right.rows()
        && let Some(x) = cx.graph.tall_solution(a, b)?
    {
        return Ok(one(x));
    }
    if let Some(x) = cx.graph.few_unknowns(a, System::Left(b))? {
        return Ok(one(x));
    }
    if let Some(x) = cx.graph.square_solution(a, System::Left(b))? {
        return Ok(one(x));
    }
    on_host(&call)?;
    let operands = operands("mldivide", [a, b])?;
    if !left.is_scalar() && left.rows() != right.rows() {
        return Err(Error::new("MATLAB:dimagree", "Matrix dimensions must agree.")
            .hint(format!(
                "the left matrix has {} rows, the right one {}",
                left.rows(),
                right.rows()
            ))
            .into());
    }
    if !left.is_scalar() {
        // Of matrices without elements it may be huge.
        Shape::matrix(left.cols(), right.cols()).checked_numel(8)?;
    }
    Ok(one(in_precision!(operands,
        real [a, b] => dense_value(if left.is_scalar() {
            divided(b, a.at(0, 0))
        } else {
            real::solve(cx, a, b)
        }),
        complex [a, b] => if left.is_scalar() {
            by_scalar(&b.matrix, &a.matrix, a.single || b.single)
        } else {
            value(solve(cx, &a.matrix, &b.matrix), a.single || b.single)
        }
    )))
}

/// `B / A`, which is `(A' \ B')'`.
pub(super) fn mrdivide(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (b, a) = (&call.args[0], &call.args[1]);
    if let Some(x) = cx.graph.few_unknowns(a, System::Right(b))? {
        return Ok(one(x));
    }
    if let Some(x) = cx.graph.square_solution(a, System::Right(b))? {
        return Ok(one(x));
    }
    on_host(&call)?;
    let operands = operands("mrdivide", [b, a])?;
    let (left, right) = (b.shape(), a.shape());
    if !right.is_scalar() && left.cols() != right.cols() {
        return Err(Error::new("MATLAB:dimagree", "Matrix dimensions must agree.")
            .hint(format!(
                "the left matrix has {} columns, the right one {}",
                left.cols(),
                right.cols()
            ))
            .into());
    }
    if !right.is_scalar() {
        Shape::matrix(left.rows(), right.rows()).checked_numel(8)?;
    }
    Ok(one(in_precision!(operands,
        real [b, a] => dense_value(if right.is_scalar() {
            divided(b, a.at(0, 0))
        } else {
            real::solve(cx, a.transposed(), b.transposed()).transposed()
        }),
        complex [b, a] => {
            let single = a.single || b.single;
            if right.is_scalar() {
                by_scalar(&b.matrix, &a.matrix, single)
            } else {
                value(adjoint(&solve(cx, &adjoint(&a.matrix), &adjoint(&b.matrix))), single)
            }
        }
    )))
}

/// Every element divided by a number.
fn divided<T: RealNumber>(mut m: Dense<T>, by: T) -> Dense<T> {
    for x in &mut m.data {
        *x = *x / by;
    }
    m
}

/// Element by element division by a 1×1 matrix, of which one is complex.
fn by_scalar(m: &Matrix, s: &Matrix, single: bool) -> Value {
    let (m, d) = (m.to_complex(), s.to_complex()[(0, 0)]);
    let quotient = Mat::from_fn(m.nrows(), m.ncols(), |i, j| {
        let x = m[(i, j)];
        if d.im == 0.0 { c64::new(x.re / d.re, x.im / d.re) } else { x / d }
    });
    value(Matrix::Complex(quotient), single)
}

fn adjoint(m: &Matrix) -> Matrix {
    in_field!(m, m => m.adjoint().to_owned())
}

fn solve(cx: &mut Cx<'_>, a: &Matrix, b: &Matrix) -> Matrix {
    let (a, b) = (a.to_complex(), b.to_complex());
    Matrix::Complex(solve_complex(cx, a.as_ref(), b.as_ref()))
}

const NIL: c64 = c64::new(0.0, 0.0);
const INFINITE: c64 = c64::new(f64::INFINITY, 0.0);

fn one_over(x: c64) -> c64 {
    if x == NIL { INFINITE } else { crate::op::complex::div(c64::new(1.0, 0.0), x) }
}

fn magnitude(x: c64) -> f64 {
    length(x.re, x.im)
}

fn solve_complex(cx: &mut Cx<'_>, a: MatRef<'_, c64>, b: MatRef<'_, c64>) -> Mat<c64> {
    let (m, n) = (a.nrows(), a.ncols());
    if m == 0 || n == 0 || b.ncols() == 0 {
        return Mat::zeros(n, b.ncols());
    }
    if m != n {
        return least_squares(cx, a, b);
    }
    let upper = (0..n).all(|j| (j + 1..n).all(|i| a[(i, j)] == NIL));
    let lower = (0..n).all(|j| (0..j).all(|i| a[(i, j)] == NIL));
    if upper || lower {
        let mut x = b.to_owned();
        if upper {
            a.solve_upper_triangular_in_place(x.as_mut());
        } else {
            a.solve_lower_triangular_in_place(x.as_mut());
        }
        if (0..n).any(|k| a[(k, k)] == NIL) {
            warn_singular(cx, 0.0, f64::EPSILON);
        } else {
            warn_singular(cx, reciprocal_condition(a), f64::EPSILON);
        }
        return x;
    }
    let hermitian = (0..n).all(|j| (0..=j).all(|i| a[(i, j)] == a[(j, i)].conj()));
    if hermitian
        && (0..n).all(|k| a[(k, k)].re > 0.0)
        && let Ok(factor) = a.llt(Side::Lower)
    {
        warn_singular(cx, reciprocal_condition(a), f64::EPSILON);
        return factor.solve(b);
    }
    let rcond = reciprocal_condition(a);
    warn_singular(cx, rcond, f64::EPSILON);
    if rcond == 0.0 {
        return Mat::from_fn(n, b.ncols(), |_, _| INFINITE);
    }
    a.partial_piv_lu().solve(b)
}

/// The basic solution: of least residual, with as many nonzeros a column as the rank.
fn least_squares(cx: &mut Cx<'_>, a: MatRef<'_, c64>, b: MatRef<'_, c64>) -> Mat<c64> {
    let (m, n) = (a.nrows(), a.ncols());
    if !every(a, |x| x.re.is_finite() && x.im.is_finite()) {
        warn_deficient(cx, 0, f64::NAN);
        return Mat::from_fn(n, b.ncols(), |_, _| c64::new(f64::NAN, f64::NAN));
    }
    let factor = a.col_piv_qr();
    let r = factor.thin_R();
    let k = m.min(n);
    let tolerance = m.max(n) as f64 * f64::EPSILON * magnitude(r[(0, 0)]);
    let rank = (0..k).take_while(|&i| magnitude(r[(i, i)]) > tolerance).count();
    if rank < k {
        warn_deficient(cx, rank, tolerance);
    }
    let q = factor.compute_thin_Q();
    let projected = q.adjoint() * b;
    let mut y = projected.submatrix(0, 0, rank, b.ncols()).to_owned();
    r.submatrix(0, 0, rank, rank).solve_upper_triangular_in_place(y.as_mut());
    let (forward, _) = factor.P().arrays();
    let mut x = Mat::zeros(n, b.ncols());
    for i in 0..rank {
        for j in 0..b.ncols() {
            x[(forward[i], j)] = y[(i, j)];
        }
    }
    x
}

fn norm_1(a: MatRef<'_, c64>) -> f64 {
    let sum = |j: usize| a.col(j).iter().map(|&x| magnitude(x)).sum::<f64>();
    (0..a.ncols()).map(sum).fold(0.0, |a, b| if b > a || b.is_nan() { b } else { a })
}

/// 1 / (|A|₁ · |A⁻¹|₁); 0 where the factorisation meets an exact zero, NaN where A has one.
fn reciprocal_condition(a: MatRef<'_, c64>) -> f64 {
    let n = a.nrows();
    let norm = norm_1(a);
    if norm.is_nan() {
        return f64::NAN;
    }
    if norm.is_infinite() || norm == 0.0 {
        return 0.0;
    }
    let factor = a.partial_piv_lu();
    let u = factor.U();
    if (0..n).any(|k| u[(k, k)] == NIL) {
        return 0.0;
    }
    let inverse = norm_1(factor.inverse().as_ref());
    let product = norm * inverse;
    if product.is_nan() || product.is_infinite() { 0.0 } else { 1.0 / product }
}

/// `inv(A)`, and the reciprocal condition number.
pub(super) fn inv(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if call.nargout < 2
        && let Some(inverse) = cx.graph.square_solution(&call.args[0], System::Inverse)?
    {
        return Ok(one(inverse));
    }
    on_host(&call)?;
    let operand = square_operand("inv", &call.args[0])?;
    let quiet = call.nargout > 1 || call.args[0].shape().rows() == 0;
    Ok(in_precision!(operand,
        real [a] => {
            let (inverse, rcond) = real::invert(a);
            real::out(cx, inverse, rcond, quiet)
        },
        complex [a] => {
            let m = a.matrix.to_complex();
            let (inverse, rcond) = invert(m.as_ref());
            if !quiet {
                let precision = if a.single { f64::from(f32::EPSILON) } else { f64::EPSILON };
                warn_singular(cx, rcond, precision);
            }
            Values::from_iter([value(Matrix::Complex(inverse), a.single), scalar(rcond, a.single)])
        }
    ))
}

fn invert(a: MatRef<'_, c64>) -> (Mat<c64>, f64) {
    let n = a.nrows();
    if n == 0 {
        return (a.to_owned(), f64::INFINITY);
    }
    if n == 1 {
        let x = a[(0, 0)];
        let size = magnitude(x);
        let inverse = if size.is_infinite() { NIL } else { one_over(x) };
        return (Mat::from_fn(1, 1, |_, _| inverse), real::condition_of_number(size));
    }
    let rcond = reciprocal_condition(a);
    if rcond == 0.0 {
        return (Mat::from_fn(n, n, |_, _| INFINITE), 0.0);
    }
    (a.partial_piv_lu().inverse(), rcond)
}

/// `det(A)`, and the reciprocal condition number.
pub(super) fn det(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if call.nargout < 2
        && let Some(determinant) = cx.graph.determinant(&call.args[0])?
    {
        return Ok(one(determinant));
    }
    on_host(&call)?;
    let operand = square_operand("det", &call.args[0])?;
    Ok(in_precision!(operand,
        real [a] => real::determinant(a, call.nargout > 1),
        complex [a] => {
            let m = a.matrix.to_complex();
            let d = if m.nrows() == 0 { c64::new(1.0, 0.0) } else { m.determinant() };
            let d = Matrix::Complex(Mat::from_fn(1, 1, |_, _| d));
            let mut out = Values::from_iter([value(d, a.single)]);
            if call.nargout > 1 {
                out.push(scalar(rcond_complex(m.as_ref()), a.single));
            }
            out
        }
    ))
}

fn rcond_complex(m: MatRef<'_, c64>) -> f64 {
    if m.nrows() == 0 { f64::INFINITY } else { reciprocal_condition(m) }
}

/// `rcond(A)`.
pub(super) fn rcond(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let operand = square_operand("rcond", &call.args[0])?;
    Ok(one(in_precision!(operand,
        real [a] => real::rcond(a),
        complex [a] => {
            let m = a.matrix.to_complex();
            scalar(rcond_complex(m.as_ref()), a.single)
        }
    )))
}
