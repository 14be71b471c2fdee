//! Systems of linear equations: `\`, `/`, inverse, determinant, condition.

use super::matrix::*;
use crate::builtins::{Call, Cx, Flow, Values};
use crate::diag::Error;
use crate::value::Value;
use faer::linalg::solvers::{DenseSolveCore, Solve};
use faer::traits::ComplexField;
use faer::{Mat, MatRef, Side, c64};

/// `A \ B`.
pub(super) fn mldivide(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let a = argument("mldivide", &call.args[0])?;
    let b = argument("mldivide", &call.args[1])?;
    Ok(one(left_divide(cx, a, b)?))
}

/// `B / A`, which is `(A' \ B')'`.
pub(super) fn mrdivide(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let b = argument("mrdivide", &call.args[0])?;
    let a = argument("mrdivide", &call.args[1])?;
    if a.matrix.cols() != b.matrix.cols() && a.matrix.rows() * a.matrix.cols() != 1 {
        return Err(Error::new(
            "MATLAB:dimagree",
            format!(
                "matrix dimensions must agree: the left matrix has {} columns, the right one {}",
                b.matrix.cols(),
                a.matrix.cols()
            ),
        )
        .into());
    }
    let single = a.single || b.single;
    if a.matrix.rows() * a.matrix.cols() == 1 {
        return Ok(one(by_scalar(&b.matrix, &a.matrix, single)));
    }
    let x = solve(cx, &adjoint(&a.matrix), &adjoint(&b.matrix));
    Ok(one(value(adjoint(&x), single)))
}

fn left_divide(cx: &mut Cx<'_>, a: Argument, b: Argument) -> Flow<Value> {
    let single = a.single || b.single;
    if a.matrix.rows() * a.matrix.cols() == 1 {
        return Ok(by_scalar(&b.matrix, &a.matrix, single));
    }
    if a.matrix.rows() != b.matrix.rows() {
        return Err(Error::new(
            "MATLAB:dimagree",
            format!(
                "matrix dimensions must agree: the left matrix has {} rows, the right one {}",
                a.matrix.rows(),
                b.matrix.rows()
            ),
        )
        .into());
    }
    let x = solve(cx, &a.matrix, &b.matrix);
    Ok(value(x, single))
}

/// Element by element division by a 1×1 matrix.
fn by_scalar(m: &Matrix, s: &Matrix, single: bool) -> Value {
    match (m, s) {
        (Matrix::Real(m), Matrix::Real(s)) => {
            let d = s[(0, 0)];
            value(Matrix::Real(Mat::from_fn(m.nrows(), m.ncols(), |i, j| m[(i, j)] / d)), single)
        }
        (m, s) => {
            let (m, d) = (m.to_complex(), s.to_complex()[(0, 0)]);
            let quotient = Mat::from_fn(m.nrows(), m.ncols(), |i, j| {
                let x = m[(i, j)];
                if d.im == 0.0 { c64::new(x.re / d.re, x.im / d.re) } else { x / d }
            });
            value(Matrix::Complex(quotient), single)
        }
    }
}

fn adjoint(m: &Matrix) -> Matrix {
    in_field!(m, m => m.adjoint().to_owned())
}

fn solve(cx: &mut Cx<'_>, a: &Matrix, b: &Matrix) -> Matrix {
    match (a, b) {
        (Matrix::Real(a), Matrix::Real(b)) => Matrix::Real(solve_in(cx, a.as_ref(), b.as_ref())),
        (a, b) => {
            let (a, b) = (a.to_complex(), b.to_complex());
            Matrix::Complex(solve_in(cx, a.as_ref(), b.as_ref()))
        }
    }
}

/// The numbers that both fields of `Matrix` need.
pub(super) trait Number:
    ComplexField<Real = f64>
    + Copy
    + PartialEq
    + std::ops::Sub<Output = Self>
    + std::ops::Mul<Output = Self>
{
    fn conjugate(self) -> Self;
    fn magnitude(self) -> f64;
    fn quotient(self, by: Self) -> Self;
    fn nil() -> Self;
    fn one_over(x: Self) -> Self;
    fn infinite() -> Self;
    fn has_positive_real(self) -> bool;
}

impl Number for f64 {
    fn conjugate(self) -> f64 {
        self
    }
    fn magnitude(self) -> f64 {
        self.abs()
    }
    fn quotient(self, by: f64) -> f64 {
        self / by
    }
    fn nil() -> f64 {
        0.0
    }
    fn one_over(x: f64) -> f64 {
        1.0 / x
    }
    fn infinite() -> f64 {
        f64::INFINITY
    }
    fn has_positive_real(self) -> bool {
        self > 0.0
    }
}

impl Number for c64 {
    fn conjugate(self) -> c64 {
        self.conj()
    }
    fn magnitude(self) -> f64 {
        libm::hypot(self.re, self.im)
    }
    fn quotient(self, by: c64) -> c64 {
        self / by
    }
    fn nil() -> c64 {
        c64::new(0.0, 0.0)
    }
    fn one_over(x: c64) -> c64 {
        if x == c64::nil() { c64::infinite() } else { c64::new(1.0, 0.0) / x }
    }
    fn infinite() -> c64 {
        c64::new(f64::INFINITY, 0.0)
    }
    fn has_positive_real(self) -> bool {
        self.re > 0.0 && self.im == 0.0
    }
}

fn solve_in<T: Number>(cx: &mut Cx<'_>, a: MatRef<'_, T>, b: MatRef<'_, T>) -> Mat<T> {
    let (m, n) = (a.nrows(), a.ncols());
    if m == 0 || n == 0 || b.ncols() == 0 {
        return Mat::zeros(n, b.ncols());
    }
    if m != n {
        return least_squares(cx, a, b);
    }
    let upper = (0..n).all(|j| (j + 1..n).all(|i| a[(i, j)] == T::nil()));
    let lower = (0..n).all(|j| (0..j).all(|i| a[(i, j)] == T::nil()));
    if upper || lower {
        let mut x = b.to_owned();
        if upper {
            a.solve_upper_triangular_in_place(x.as_mut());
        } else {
            a.solve_lower_triangular_in_place(x.as_mut());
        }
        if (0..n).any(|k| a[(k, k)] == T::nil()) {
            warn_singular(cx, 0.0);
        } else {
            warn_singular(cx, reciprocal_condition(a));
        }
        return x;
    }
    let hermitian = (0..n).all(|j| (0..=j).all(|i| a[(i, j)] == a[(j, i)].conjugate()));
    if hermitian
        && (0..n).all(|k| a[(k, k)].has_positive_real())
        && let Ok(factor) = a.llt(Side::Lower)
    {
        warn_singular(cx, reciprocal_condition(a));
        return factor.solve(b);
    }
    let rcond = reciprocal_condition(a);
    warn_singular(cx, rcond);
    if rcond == 0.0 {
        return Mat::from_fn(n, b.ncols(), |_, _| T::infinite());
    }
    a.partial_piv_lu().solve(b)
}

/// The basic solution: of least residual, with as many nonzeros a column as the rank.
fn least_squares<T: Number>(cx: &mut Cx<'_>, a: MatRef<'_, T>, b: MatRef<'_, T>) -> Mat<T> {
    let (m, n) = (a.nrows(), a.ncols());
    let factor = a.col_piv_qr();
    let r = factor.thin_R();
    let k = m.min(n);
    let tolerance = m.max(n) as f64 * f64::EPSILON * r[(0, 0)].magnitude();
    let rank = (0..k).take_while(|&i| r[(i, i)].magnitude() > tolerance).count();
    if rank < k {
        let message = format!("Rank deficient, rank = {rank}, tol = {tolerance:e}.");
        cx.world.warn("MATLAB:rankDeficientMatrix", &message);
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

fn warn_singular(cx: &mut Cx<'_>, rcond: f64) {
    if rcond == 0.0 {
        cx.world.warn("MATLAB:singularMatrix", "Matrix is singular to working precision.");
    } else if rcond.is_nan() || rcond < f64::EPSILON {
        let message = format!(
            "Matrix is close to singular or badly scaled. Results may be inaccurate. RCOND = {}.",
            exponent_form(rcond)
        );
        cx.world.warn("MATLAB:nearlySingularMatrix", &message);
    }
}

/// 1.541976e-18, as MATLAB writes RCOND.
fn exponent_form(x: f64) -> String {
    if x.is_nan() {
        return "NaN".to_owned();
    }
    let text = format!("{x:.6e}");
    match text.split_once('e') {
        Some((mantissa, exponent)) => {
            let power: i32 = exponent.parse().unwrap_or(0);
            let sign = if power < 0 { '-' } else { '+' };
            format!("{mantissa}e{sign}{:02}", power.abs())
        }
        None => text,
    }
}

fn norm_1<T: Number>(a: MatRef<'_, T>) -> f64 {
    let sum = |j: usize| a.col(j).iter().map(|x| x.magnitude()).sum::<f64>();
    (0..a.ncols()).map(sum).fold(0.0, |a, b| if b > a || b.is_nan() { b } else { a })
}

/// 1 / (|A|₁ · |A⁻¹|₁); 0 where the factorisation meets an exact zero, NaN where A has one.
pub(super) fn reciprocal_condition<T: Number>(a: MatRef<'_, T>) -> f64 {
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
    if (0..n).any(|k| u[(k, k)] == T::nil()) {
        return 0.0;
    }
    let inverse = norm_1(factor.inverse().as_ref());
    let product = norm * inverse;
    if product.is_nan() || product.is_infinite() { 0.0 } else { 1.0 / product }
}

/// `inv(A)`, and the reciprocal condition number.
pub(super) fn inv(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let a = square("inv", &call.args[0])?;
    let single = a.single;
    let n = a.matrix.rows();
    if n == 0 {
        return Ok(Values::from_iter([value(a.matrix, single), scalar(f64::INFINITY, single)]));
    }
    let (inverse, rcond) = match &a.matrix {
        Matrix::Real(m) => {
            let (x, r) = invert(m.as_ref());
            (Matrix::Real(x), r)
        }
        Matrix::Complex(m) => {
            let (x, r) = invert(m.as_ref());
            (Matrix::Complex(x), r)
        }
    };
    if call.nargout < 2 {
        let limit = if single { f64::from(f32::EPSILON) } else { f64::EPSILON };
        if rcond == 0.0 {
            warn_singular(cx, 0.0);
        } else if rcond.is_nan() || rcond < limit {
            warn_singular(cx, rcond.min(f64::EPSILON / 2.0));
        }
    }
    Ok(Values::from_iter([value(inverse, single), scalar(rcond, single)]))
}

fn invert<T: Number>(a: MatRef<'_, T>) -> (Mat<T>, f64) {
    let n = a.nrows();
    if n == 1 {
        let x = a[(0, 0)];
        let rcond = match x.magnitude() {
            m if m.is_nan() => f64::NAN,
            m if m == 0.0 || m.is_infinite() => 0.0,
            _ => 1.0,
        };
        let inverse = if x.magnitude().is_infinite() { T::nil() } else { T::one_over(x) };
        return (Mat::from_fn(1, 1, |_, _| inverse), rcond);
    }
    let rcond = reciprocal_condition(a);
    if rcond == 0.0 {
        return (Mat::from_fn(n, n, |_, _| T::infinite()), 0.0);
    }
    // A diagonal matrix is inverted without touching its zeros.
    (a.partial_piv_lu().inverse(), rcond)
}

/// `det(A)`, and the reciprocal condition number.
pub(super) fn det(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let a = square("det", &call.args[0])?;
    let rcond = rcond_of(&a.matrix);
    let d = if a.matrix.rows() == 0 {
        Matrix::Real(Mat::from_fn(1, 1, |_, _| 1.0))
    } else {
        in_field!(&a.matrix, m => {
            let d = m.determinant();
            Mat::from_fn(1, 1, |_, _| d)
        })
    };
    Ok(Values::from_iter([value(d, a.single), scalar(rcond, a.single)]))
}

fn rcond_of(m: &Matrix) -> f64 {
    if m.rows() == 0 {
        return f64::INFINITY;
    }
    match m {
        Matrix::Real(m) => reciprocal_condition(m.as_ref()),
        Matrix::Complex(m) => reciprocal_condition(m.as_ref()),
    }
}

/// `rcond(A)`.
pub(super) fn rcond(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let a = square("rcond", &call.args[0])?;
    let r = if a.matrix.has_nan() { f64::NAN } else { rcond_of(&a.matrix) };
    Ok(one(scalar(r, a.single)))
}
