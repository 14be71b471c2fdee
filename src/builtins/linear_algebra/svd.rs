//! Singular values and vectors. Must not know where matrices are.

use super::matrix::*;
use super::spectral::{no_convergence, not_finite};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::diag::Error;
use crate::op::linear::{Dense, bidiagonal};
use crate::value::Value;
use faer::diag::Diag;
use faer::dyn_stack::{MemBuffer, MemStack};
use faer::linalg::svd::{ComputeSvdVectors, SvdParams, svd_scratch};
use faer::traits::ComplexField;
use faer::{Auto, Mat, Par, Spec};

/// What `svd` is to give.
#[derive(Default)]
struct Form {
    /// No more vectors than there are singular values.
    economy: bool,
    /// The singular values as a column or as a diagonal matrix, where that is said.
    vector: Option<bool>,
}

impl Form {
    /// What the options say of a matrix of that size: 0 is economical for tall matrices only.
    fn of(options: &[Value], (rows, cols): (usize, usize)) -> Flow<Form> {
        let mut form = Form::default();
        for (at, option) in options.iter().enumerate() {
            match option_text(option)?.as_deref() {
                Some("econ") => form.economy = true,
                Some("vector") => form.vector = Some(true),
                Some("matrix") => form.vector = Some(false),
                Some("0") => form.economy |= rows > cols,
                // 0 is MATLAB's number for it, and stands alone.
                None if at == 0 && option.numel() == 1 => form.economy |= rows > cols,
                _ => {
                    let message = "svd: expected \"econ\", \"vector\", \"matrix\" or 0";
                    return Err(Error::new("MATLAB:svd:badOption", message).into());
                }
            }
        }
        Ok(form)
    }
}

/// `[U, S, V] = svd(A)`, `svd(A, 'econ')`, `svd(A, 0)`, `svd(…, 'vector')`.
pub(super) fn svd(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if call.nargout <= 1
        && let [a] = call.args
        && let Some(s) = cx.graph.singular_values(a)?
    {
        return Ok(one(column(&s, true)));
    }
    on_host(&call)?;
    let mut a = argument("svd", &call.args[0])?;
    let single = a.single;
    let size = (a.matrix.rows(), a.matrix.cols());
    let Form { economy, vector } = Form::of(&call.args[1..], size)?;
    let vector = vector.unwrap_or(call.nargout <= 1);
    if !a.matrix.all_finite() {
        return Err(not_finite("svd").into());
    }
    let (m, n) = size;
    let k = m.min(n);
    let (rows, cols) = if economy { (k, k) } else { (m, n) };
    let shown = |s: &[f64]| match vector {
        true => column(s, single),
        false => {
            let d = Mat::from_fn(rows, cols, |i, j| if i == j { s[i] } else { 0.0 });
            real_value(d.as_ref(), single)
        }
    };
    if call.nargout > 1 && !economy {
        room_for(m.max(n))?;
    }
    if k == 0 {
        if call.nargout <= 1 {
            return Ok(one(shown(&[])));
        }
        return Ok(Values::from_iter([
            value(Matrix::Real(Mat::identity(m, rows)), single),
            shown(&[]),
            value(Matrix::Real(Mat::identity(n, cols)), single),
        ]));
    }
    let failed = || no_convergence("svd");
    let scale = a.matrix.take_scale();
    let scaled = |s: &mut Vec<f64>| s.iter_mut().for_each(|s| *s *= scale);
    if call.nargout <= 1 {
        let mut s = match &a.matrix {
            Matrix::Real(x) => bidiagonal::singular_values(Dense::from_fn(m, n, |i, j| x[(i, j)])),
            Matrix::Complex(x) => x.singular_values().ok(),
        }
        .ok_or_else(failed)?;
        scaled(&mut s);
        return Ok(one(shown(&s)));
    }
    let sides = if economy { [k, k] } else { [m, n] };
    let (u, mut s, v) = match &a.matrix {
        Matrix::Real(x) => {
            let (mut u, s, mut v) = factors(x, sides).ok_or_else(failed)?;
            if is_diagonal(x) {
                upright(&mut u, &mut v, k);
            } else if m > 1 {
                first_negative(&mut u, &mut v, k);
            } else if u[(0, 0)] < 0.0 {
                // One row has no reflection from the left.
                u[(0, 0)] = 1.0;
                (0..n).for_each(|i| v[(i, 0)] = -v[(i, 0)]);
            }
            (Matrix::Real(u), s, Matrix::Real(v))
        }
        Matrix::Complex(x) => {
            let (u, s, v) = factors(x, sides).ok_or_else(failed)?;
            (Matrix::Complex(u), s.iter().map(|x| x.re).collect(), Matrix::Complex(v))
        }
    };
    scaled(&mut s);
    Ok(Values::from_iter([value(u, single), shown(&s), value(v, single)]))
}

/// Bidiagonal matrices that are halved: for smaller ones turning all vectors with each rotation takes less.
const HALVED: usize = 96;

/// U, the singular values, and V, with so many columns.
fn factors<T: ComplexField>(a: &Mat<T>, sides: [usize; 2]) -> Option<(Mat<T>, Vec<T>, Mat<T>)> {
    let (m, n) = a.shape();
    let (mut u, mut v) = (Mat::zeros(m, sides[0]), Mat::zeros(n, sides[1]));
    let mut s = Diag::zeros(m.min(n));
    let params = SvdParams { recursion_threshold: HALVED, ..<SvdParams as Auto<T>>::auto() };
    let params = Spec::new(params);
    let all = ComputeSvdVectors::Full;
    let mut room = MemBuffer::new(svd_scratch::<T>(m, n, all, all, Par::Seq, params));
    let room = MemStack::new(&mut room);
    let (to_u, to_v) = (Some(u.as_mut()), Some(v.as_mut()));
    faer::linalg::svd::svd(a.as_ref(), s.as_mut(), to_u, to_v, Par::Seq, room, params).ok()?;
    Some((u, s.column_vector().iter().cloned().collect(), v))
}

/// Pairs of singular vectors have a free sign; LAPACK's left ones usually begin with a negative element.
fn first_negative(u: &mut Mat<f64>, v: &mut Mat<f64>, pairs: usize) {
    for j in (0..pairs).filter(|&j| u[(0, j)] > 0.0).collect::<Vec<_>>() {
        (0..u.nrows()).for_each(|i| u[(i, j)] = -u[(i, j)]);
        (0..v.nrows()).for_each(|i| v[(i, j)] = -v[(i, j)]);
    }
}

fn is_diagonal(x: &Mat<f64>) -> bool {
    (0..x.ncols()).all(|j| (0..x.nrows()).all(|i| i == j || x[(i, j)] == 0.0))
}

/// A diagonal matrix needs no reflections: its left singular vectors are unit vectors, and signs are the right ones'.
fn upright(u: &mut Mat<f64>, v: &mut Mat<f64>, pairs: usize) {
    fn points_down(m: &Mat<f64>, j: usize) -> bool {
        (0..m.nrows()).map(|i| m[(i, j)]).sum::<f64>() < 0.0
    }
    fn turn(m: &mut Mat<f64>, j: usize) {
        (0..m.nrows()).for_each(|i| m[(i, j)] = -m[(i, j)]);
    }
    for j in 0..u.ncols() {
        if points_down(u, j) {
            turn(u, j);
            if j < pairs {
                turn(v, j);
            }
        }
    }
    for j in pairs..v.ncols() {
        if points_down(v, j) {
            turn(v, j);
        }
    }
}
