//! Powers of square matrices: whole ones by repeated products, which are captured; the others through
//! the eigenvalues, on the host.

use super::matrix::*;
use super::spectral::{self, Spectrum};
use crate::builtins::arguments::array;
use crate::builtins::{Call, Cx, Flow, Values};
use crate::diag::Error;
use crate::op::Op;
use crate::value::{Array, Class, Data, ElemType, Value};
use faer::linalg::solvers::Solve;
use faer::{Mat, c64};

fn not_square() -> Error {
    Error::new(
        "MATLAB:square",
        "Incorrect dimensions for raising a matrix to a power. Check that the matrix is square and the power is a \
         scalar. To operate on each element of the matrix individually, use POWER (.^) for elementwise power.",
    )
}

/// `A ^ b`.
pub(super) fn mpower(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let class = |v: &Value| v.elem_type().map(|ty| ty.class);
    let mixed = matches!(
        (class(&call.args[0]), class(&call.args[1])),
        (Some(Class::Single), Some(Class::Double)) | (Some(Class::Double), Some(Class::Single))
    );
    // What is asked for are the arguments themselves: copies of another class would be made anew by each call.
    let powers = of_one_class(cx, call)?;
    if mixed && let Some(first) = powers.first() {
        return Ok(one(cx.graph.cast(first, Class::Single)?));
    }
    Ok(powers)
}

fn of_one_class(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (a, b) = (&call.args[0], &call.args[1]);
    let is_square = |v: &Value| v.shape().ndims() == 2 && v.shape().rows() == v.shape().cols();
    match (a.shape().is_scalar(), b.shape().is_scalar()) {
        (true, true) => Ok(one(cx.graph.elementwise(Op::Pow, &[a.clone(), b.clone()])?)),
        (false, true) if is_square(a) => {
            let exponent = complex_number(&*array("mpower", b)?);
            let whole = exponent.im == 0.0
                && libm::trunc(exponent.re) == exponent.re
                && exponent.re.abs() < f64::from(i32::MAX);
            if whole {
                return Ok(one(repeated(cx, a, exponent.re as i32)?));
            }
            array("mpower", a)?;
            let m = argument("mpower", a)?;
            let real = !m.matrix.is_complex() && exponent.im == 0.0;
            through_eigenvalues(&m, real, |x| power(x, exponent))
        }
        (true, false) if is_square(b) => {
            let base = complex_number(&*array("mpower", a)?);
            array("mpower", b)?;
            let m = argument("mpower", b)?;
            let real = !m.matrix.is_complex() && base.im == 0.0 && base.re > 0.0;
            through_eigenvalues(&m, real, |x| power(base, x))
        }
        _ => Err(not_square().into()),
    }
}

fn complex_number(array: &Array) -> c64 {
    match array.data() {
        Data::C64(v) => v[0],
        Data::C32(v) => c64::new(v[0].re.into(), v[0].im.into()),
        other => c64::new(crate::value::cast::to_f64(other)[0], 0.0),
    }
}

fn power(x: c64, y: c64) -> c64 {
    let zero = c64::new(0.0, 0.0);
    if x == zero {
        return if y == zero { c64::new(1.0, 0.0) } else { zero };
    }
    if x.im == 0.0 && y.im == 0.0 && (x.re > 0.0 || libm::trunc(y.re) == y.re) {
        return c64::new(libm::pow(x.re, y.re), 0.0);
    }
    // exp(y * log(x)), with the parts taken apart so that every step is libm's.
    let (r, angle) = (libm::log(libm::hypot(x.re, x.im)), libm::atan2(x.im, x.re));
    let (re, im) = (y.re * r - y.im * angle, y.re * angle + y.im * r);
    let size = libm::exp(re);
    c64::new(size * libm::cos(im), size * libm::sin(im))
}

fn repeated(cx: &mut Cx<'_>, a: &Value, exponent: i32) -> Flow<Value> {
    let mut base = a.clone();
    if exponent < 0 {
        array("mpower", a)?;
        let inverse = super::solve::inv(cx, Call { args: std::slice::from_ref(a), nargout: 1 })?;
        base = inverse.into_iter().next().unwrap_or(base);
    }
    let mut left = exponent.unsigned_abs();
    let mut product: Option<Value> = None;
    while left > 0 {
        if left & 1 == 1 {
            product = Some(match product {
                Some(p) => cx.graph.matmul(&p, &base)?,
                None => base.clone(),
            });
        }
        left >>= 1;
        if left > 0 {
            base = cx.graph.matmul(&base, &base)?;
        }
    }
    match product {
        Some(p) => Ok(p),
        None => {
            let ty = base.elem_type().unwrap_or(ElemType::DOUBLE);
            let class = if ty.class == Class::Single { Class::Single } else { Class::Double };
            cx.graph.eye(base.shape().rows(), base.shape().cols(), class)
        }
    }
}

/// V * diag(f(eigenvalues)) / V. `real` says that the result is real if no eigenvalue is negative.
fn through_eigenvalues(a: &Argument, real: bool, f: impl Fn(c64) -> c64) -> Flow<Values> {
    if !a.matrix.all_finite() {
        return Err(spectral::not_finite("eig").into());
    }
    let n = a.matrix.rows();
    if n == 0 {
        return Ok(one(value(Matrix::Real(Mat::zeros(0, 0)), a.single)));
    }
    let Spectrum { values, vectors, .. } = spectral::standard(&a.matrix, true)?;
    let scaled = Mat::from_fn(n, n, |i, j| vectors[(i, j)] * f(values[j]));
    // X * V = S is V.' * X.' = S.'.
    let x = vectors.transpose().partial_piv_lu().solve(scaled.transpose());
    let negative = values.iter().any(|x| x.im == 0.0 && x.re < 0.0);
    let result = if real && !negative {
        Matrix::Real(Mat::from_fn(n, n, |i, j| x[(j, i)].re))
    } else {
        Matrix::Complex(Mat::from_fn(n, n, |i, j| x[(j, i)]))
    };
    Ok(one(value(result, a.single)))
}
