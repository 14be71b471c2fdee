//! Factorisations: LU, QR, Cholesky.

use super::matrix::*;
use super::solve::Number;
use crate::builtins::{Call, Cx, Flow, Values};
use crate::diag::Error;
use faer::{Mat, MatRef, Side, c64};

/// `[L, U, P] = lu(A)` and its shorter forms.
pub(super) fn lu(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let a = argument("lu", &call.args[0])?;
    let as_vector = call.args.get(1).and_then(option_text).as_deref() == Some("vector");
    let single = a.single;
    let mut order = Vec::new();
    let mut factors = |m: Factored| {
        order = m.order;
        (m.lower, m.upper)
    };
    let (lower, upper) = match &a.matrix {
        Matrix::Real(m) => {
            let f = lu_in(m.as_ref(), Matrix::Real);
            factors(f)
        }
        Matrix::Complex(m) => {
            let f = lu_in(m.as_ref(), Matrix::Complex);
            factors(f)
        }
    };
    if call.nargout <= 1 {
        // L below the diagonal and U on and above it, in one matrix.
        let packed = match (&lower, &upper) {
            (Matrix::Real(l), Matrix::Real(u)) => {
                Matrix::Real(pack(l.as_ref(), u.as_ref(), a.matrix.rows(), a.matrix.cols()))
            }
            (l, u) => Matrix::Complex(pack(
                l.to_complex().as_ref(),
                u.to_complex().as_ref(),
                a.matrix.rows(),
                a.matrix.cols(),
            )),
        };
        return Ok(one(value(packed, single)));
    }
    if call.nargout == 2 {
        let unpivoted = in_field!(&lower, l => {
            let mut out = l.clone();
            for (i, &from) in order.iter().enumerate() {
                for j in 0..l.ncols() {
                    out[(from, j)] = l[(i, j)];
                }
            }
            out
        });
        return Ok(Values::from_iter([value(unpivoted, single), value(upper, single)]));
    }
    let p = permutation(&order, as_vector, single);
    Ok(Values::from_iter([value(lower, single), value(upper, single), p]))
}

struct Factored {
    lower: Matrix,
    upper: Matrix,
    order: Vec<usize>,
}

fn lu_in<T: Number>(a: MatRef<'_, T>, wrap: fn(Mat<T>) -> Matrix) -> Factored {
    let (m, n) = (a.nrows(), a.ncols());
    if m == 0 || n == 0 {
        return Factored {
            lower: wrap(Mat::zeros(m, m.min(n))),
            upper: wrap(Mat::zeros(m.min(n), n)),
            order: (0..m).collect(),
        };
    }
    let f = a.partial_piv_lu();
    let (forward, _) = f.P().arrays();
    Factored {
        lower: wrap(f.L().to_owned()),
        upper: wrap(f.U().to_owned()),
        order: forward.to_vec(),
    }
}

fn pack<T: Number>(l: MatRef<'_, T>, u: MatRef<'_, T>, m: usize, n: usize) -> Mat<T> {
    Mat::from_fn(m, n, |i, j| if i > j { l[(i, j)] } else { u[(i, j)] })
}

/// `[Q, R, P] = qr(A)` and its shorter forms.
pub(super) fn qr(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let a = argument("qr", &call.args[0])?;
    let single = a.single;
    let mut economy = false;
    let mut vector = false;
    let mut right = None;
    for extra in &call.args[1..] {
        match option_text(extra).as_deref() {
            Some("econ") => economy = true,
            Some("vector") => vector = true,
            Some("matrix") => vector = false,
            Some("0") => (economy, vector) = (true, true),
            Some(other) => {
                return Err(Error::new(
                    "MATLAB:qr:badOption",
                    format!("qr: expected \"econ\", \"vector\" or \"matrix\", found \"{other}\""),
                )
                .into());
            }
            None => {
                let b = argument("qr", extra)?;
                let zero = matches!(&b.matrix, Matrix::Real(m) if m.nrows() == 1 && m.ncols() == 1 && m[(0, 0)] == 0.0);
                if zero {
                    (economy, vector) = (true, true);
                } else {
                    right = Some(b);
                }
            }
        }
    }
    if let Some(b) = right {
        // [C, R] = qr(A, B): C is Q'*B.
        if b.matrix.rows() != a.matrix.rows() {
            return Err(Error::new(
                "MATLAB:dimagree",
                "qr: the matrices must have as many rows as each other",
            )
            .into());
        }
        let single = single || b.single;
        let (a, b) = (a.matrix.to_complex(), b.matrix.to_complex());
        let (q, r, _) = qr_in(a.as_ref(), economy, false);
        let c = q.adjoint() * &b;
        return Ok(Values::from_iter([
            value(Matrix::Complex(c), single),
            value(Matrix::Complex(r), single),
        ]));
    }
    let pivoted = call.nargout >= 3;
    let (q, r, order) = match &a.matrix {
        Matrix::Real(m) => {
            let (q, r, p) = qr_in(m.as_ref(), economy, pivoted);
            (Matrix::Real(q), Matrix::Real(r), p)
        }
        Matrix::Complex(m) => {
            let (q, r, p) = qr_in(m.as_ref(), economy, pivoted);
            (Matrix::Complex(q), Matrix::Complex(r), p)
        }
    };
    if call.nargout <= 1 {
        return Ok(one(value(r, single)));
    }
    let mut out = Values::from_iter([value(q, single), value(r, single)]);
    if pivoted {
        let n = order.len();
        out.push(if vector {
            permutation(&order, true, single)
        } else {
            // A*P = Q*R: column j of P picks column order[j] of A.
            let p = Mat::from_fn(n, n, |i, j| f64::from(u8::from(order[j] == i)));
            real_value(p.as_ref(), single)
        });
    }
    Ok(out)
}

fn qr_in<T: Number>(
    a: MatRef<'_, T>,
    economy: bool,
    pivoted: bool,
) -> (Mat<T>, Mat<T>, Vec<usize>) {
    let (m, n) = (a.nrows(), a.ncols());
    if m == 0 || n == 0 {
        let k = if economy { m.min(n) } else { m };
        return (Mat::identity(m, k), Mat::zeros(k, n), (0..n).collect());
    }
    if pivoted {
        let f = a.col_piv_qr();
        let (forward, _) = f.P().arrays();
        let order = forward.to_vec();
        if economy {
            (f.compute_thin_Q(), f.thin_R().to_owned(), order)
        } else {
            (f.compute_Q(), as_tall(f.R(), m), order)
        }
    } else {
        let f = a.qr();
        if economy {
            (f.compute_thin_Q(), f.thin_R().to_owned(), Vec::new())
        } else {
            (f.compute_Q(), as_tall(f.R(), m), Vec::new())
        }
    }
}

/// The triangular factor with rows of zeros below, as many as the matrix has.
fn as_tall<T: Number>(r: MatRef<'_, T>, rows: usize) -> Mat<T> {
    Mat::from_fn(rows, r.ncols(), |i, j| if i < r.nrows() { r[(i, j)] } else { T::nil() })
}

/// `[R, p] = chol(A)`, `chol(A, 'lower')`.
pub(super) fn chol(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let a = square("chol", &call.args[0])?;
    let mut lower = false;
    for extra in &call.args[1..] {
        match option_text(extra).as_deref() {
            Some("lower") => lower = true,
            Some("upper" | "vector" | "matrix") => {}
            _ => {
                return Err(Error::new(
                    "MATLAB:chol:badOption",
                    "chol: expected \"upper\" or \"lower\"",
                )
                .into());
            }
        }
    }
    // Only one triangle is read, so the other may hold anything.
    let (factor, failed) = match &a.matrix {
        Matrix::Real(m) => {
            let (f, p) = cholesky(m.as_ref(), lower, |x: f64| (x > 0.0).then(|| x.sqrt()));
            (Matrix::Real(f), p)
        }
        Matrix::Complex(m) => {
            let root = |x: c64| (x.re > 0.0 && x.im == 0.0).then(|| c64::new(x.re.sqrt(), 0.0));
            let (f, p) = cholesky(m.as_ref(), lower, root);
            (Matrix::Complex(f), p)
        }
    };
    if failed > 0 && call.nargout < 2 {
        return Err(Error::new("MATLAB:posdef", "Matrix must be positive definite.").into());
    }
    Ok(Values::from_iter([value(factor, a.single), scalar(failed as f64, a.single)]))
}

/// The factor of the leading positive definite part, and the order at which that ended (0: all of it is).
fn cholesky<T: Number>(
    a: MatRef<'_, T>,
    lower: bool,
    root: impl Fn(T) -> Option<T>,
) -> (Mat<T>, usize) {
    let n = a.nrows();
    let source = |i: usize, j: usize| if lower { a[(i, j)] } else { a[(j, i)].conjugate() };
    let full =
        Mat::from_fn(n, n, |i, j| if i >= j { source(i, j) } else { source(j, i).conjugate() });
    let whole = (n > 0).then(|| full.llt(Side::Lower).ok()).flatten();
    let real_diagonal = (0..n).all(|k| root(full[(k, k)]).is_some());
    let (l, failed) = match whole {
        Some(f) if real_diagonal => (f.L().to_owned(), 0),
        _ => {
            // Row by row, to learn where it stops.
            let mut l: Mat<T> = Mat::zeros(n, n);
            let mut at = n;
            'rows: for j in 0..n {
                for i in j..n {
                    let mut s = full[(i, j)];
                    for k in 0..j {
                        s -= l[(i, k)] * l[(j, k)].conjugate();
                    }
                    if i == j {
                        match root(s) {
                            Some(r) => l[(j, j)] = r,
                            None => {
                                at = j;
                                break 'rows;
                            }
                        }
                    } else {
                        l[(i, j)] = s.quotient(l[(j, j)]);
                    }
                }
            }
            (l.submatrix(0, 0, at, at).to_owned(), if at == n { 0 } else { at + 1 })
        }
    };
    let k = l.nrows();
    let out = if lower { l } else { Mat::from_fn(k, k, |i, j| l[(j, i)].conjugate()) };
    (out, failed)
}
