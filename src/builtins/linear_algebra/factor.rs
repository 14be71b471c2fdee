//! Factorisations: LU, QR, Cholesky.

use super::matrix::*;
use crate::builtins::arguments::refuse;
use crate::builtins::{Call, Cx, Flow, Values};
use crate::diag::Error;
use crate::op::linear::{Dense, RealNumber, cholesky, lu, qr};
use crate::value::{Class, ElemType, Element, Value, needs_within};
use faer::{Mat, MatRef, Side, c64};

/// `[L, U, P] = lu(A)` and its shorter forms.
pub(super) fn lu(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if call.nargout == 3
        && let [a] = call.args
        && let Some(factors) = cx.graph.lu(a)?
    {
        return Ok(Values::from_iter(factors));
    }
    if call.nargout <= 1
        && let [a] = call.args
        && let Some(packed) = cx.graph.lu_packed(a)?
    {
        return Ok(one(packed));
    }
    on_host(&call)?;
    let operand = operands("lu", [&call.args[0]])?;
    let options = call.args[1..].iter().map(option_text).collect::<Result<Vec<_>, _>>()?;
    let as_vector = options.iter().flatten().any(|option| option == "vector");
    let threshold = options.iter().any(Option::is_none);
    if threshold && !call.args[0].is_sparse() {
        let message = "expected 'vector'; a threshold of pivots is for sparse matrices";
        return Err(refuse("lu", "option", message));
    }
    if call.nargout > 2 && !as_vector {
        room_for(call.args[0].shape().rows())?;
    }
    let shape = call.args[0].shape();
    let mut factors = in_precision!(operand,
        real [a] => lu_real(a, call.nargout, as_vector),
        complex [a] => lu_complex(&a, call.nargout, as_vector)
    );
    // Columns change places, and rows are scaled, for matrices that store no zeros: here neither is.
    let stays = |n: usize| permutation(&(0..n).collect::<Vec<_>>(), as_vector, false);
    if call.nargout > 3 {
        if !as_vector {
            room_for(shape.cols())?;
        }
        factors.push(stays(shape.cols()));
    }
    if call.nargout > 4 {
        let unscaled = permutation(&(0..shape.rows()).collect::<Vec<_>>(), false, false);
        factors.push(unscaled);
    }
    Ok(factors)
}

fn lu_real<T: RealNumber + Element>(a: Dense<T>, nargout: usize, as_vector: bool) -> Values {
    let f = lu::factor(a);
    if nargout <= 1 {
        // L below the diagonal and U on and above it, in one matrix.
        return one(dense_value(f.packed));
    }
    let (lower, upper) = (f.lower(), f.upper());
    if nargout == 2 {
        let mut unpivoted = lower.clone();
        for j in 0..lower.cols {
            for (i, &from) in f.order.iter().enumerate() {
                unpivoted.data[from + j * lower.rows] = lower.at(i, j);
            }
        }
        return Values::from_iter([dense_value(unpivoted), dense_value(upper)]);
    }
    let p = permutation(&f.order, as_vector, T::TYPE.class == Class::Single);
    Values::from_iter([dense_value(lower), dense_value(upper), p])
}

fn lu_complex(a: &Argument, nargout: usize, as_vector: bool) -> Values {
    let single = a.single;
    let a = a.matrix.to_complex();
    let (m, n) = (a.nrows(), a.ncols());
    let (lower, upper, order) = if m == 0 || n == 0 {
        (Mat::zeros(m, m.min(n)), Mat::zeros(m.min(n), n), (0..m).collect())
    } else {
        let f = a.partial_piv_lu();
        let (forward, _) = f.P().arrays();
        (f.L().to_owned(), f.U().to_owned(), forward.to_vec())
    };
    let value = |m: Mat<c64>| value(Matrix::Complex(m), single);
    if nargout <= 1 {
        let packed = |i: usize, j: usize| if i > j { lower[(i, j)] } else { upper[(i, j)] };
        return one(value(Mat::from_fn(m, n, packed)));
    }
    if nargout == 2 {
        let mut unpivoted = lower.clone();
        for (i, &from) in order.iter().enumerate() {
            for j in 0..lower.ncols() {
                unpivoted[(from, j)] = lower[(i, j)];
            }
        }
        return Values::from_iter([value(unpivoted), value(upper)]);
    }
    let p = permutation(&order, as_vector, single);
    Values::from_iter([value(lower), value(upper), p])
}

/// `[Q, R, P] = qr(A)` and its shorter forms.
pub(super) fn qr(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (first, extras) = (&call.args[0], &call.args[1..]);
    needs_within(extras)?;
    let mut economy = false;
    let mut vector = false;
    let mut right = None;
    for extra in extras {
        match option_text(extra)?.as_deref() {
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
                if argument("qr", extra)?.matrix.is_zero() {
                    (economy, vector) = (true, true);
                } else {
                    right = Some(extra);
                }
            }
        }
    }
    let square = first.shape().rows() == first.shape().cols();
    if (economy || square)
        && right.is_none()
        && call.nargout < 3
        && let Some((q, r)) = cx.graph.tall_factors(first)?
    {
        return Ok(if call.nargout < 2 { one(r) } else { Values::from_iter([q, r]) });
    }
    on_host(&call)?;
    let (rows, cols) = (first.shape().rows(), first.shape().cols());
    if !economy {
        room_for(rows)?;
    }
    if call.nargout >= 3 && !vector {
        room_for(cols)?;
    }
    let pivoted = call.nargout >= 3;
    if pivoted && right.is_some() && !first.is_sparse() {
        let message = "Too many output arguments.";
        let why = "beside a product an order of columns is chosen of sparse matrices alone";
        return Err(Error::new("MATLAB:maxlhs", message).hint(why).into());
    }
    let (mut out, order, single) = if let Some(b) = right {
        // [C, R] = qr(A, B): C is Q'*B.
        if b.shape().rows() != rows {
            return Err(Error::new(
                "MATLAB:dimagree",
                "qr: the matrices must have as many rows as each other",
            )
            .into());
        }
        let kept = if economy { rows.min(cols) } else { rows };
        in_precision!(operands("qr", [first, b])?,
            real [a, mut b] => {
                let f = if pivoted { qr::factor_pivoted(a) } else { qr::factor(a) };
                f.apply_turned(&mut b);
                let c = dense_value(Dense::from_fn(kept, b.cols, |i, j| b.at(i, j)));
                let single = c.elem_type() == Some(ElemType::SINGLE);
                (Values::from_iter([c, dense_value(f.upper(kept))]), f.order, single)
            },
            complex [a, b] => {
                let single = a.single || b.single;
                let (q, r, order) = qr_complex(a.matrix.to_complex().as_ref(), economy, pivoted);
                let c = q.adjoint() * b.matrix.to_complex();
                let value = |m: Mat<c64>| value(Matrix::Complex(m), single);
                (Values::from_iter([value(c), value(r)]), order, single)
            }
        )
    } else {
        in_precision!(operands("qr", [first])?,
            real [a] => qr_real(a, economy, pivoted, call.nargout),
            complex [a] => {
                let (q, r, order) = qr_complex(a.matrix.to_complex().as_ref(), economy, pivoted);
                let value = |m: Mat<c64>| value(Matrix::Complex(m), a.single);
                let (q, r) = (value(q), value(r));
                let both = if call.nargout <= 1 { one(r) } else { Values::from_iter([q, r]) };
                (both, order, a.single)
            }
        )
    };
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

/// Q and R, or R alone; the order of the columns; and whether they are single.
fn qr_real<T: RealNumber + Element>(
    a: Dense<T>,
    economy: bool,
    pivoted: bool,
    nargout: usize,
) -> (Values, Vec<usize>, bool) {
    let kept = if economy { a.rows.min(a.cols) } else { a.rows };
    let f = if pivoted { qr::factor_pivoted(a) } else { qr::factor(a) };
    let r = dense_value(f.upper(kept));
    let out =
        if nargout <= 1 { one(r) } else { Values::from_iter([dense_value(f.orthogonal(kept)), r]) };
    (out, f.order, T::TYPE.class == Class::Single)
}

fn qr_complex(
    a: MatRef<'_, c64>,
    economy: bool,
    pivoted: bool,
) -> (Mat<c64>, Mat<c64>, Vec<usize>) {
    let (m, n) = (a.nrows(), a.ncols());
    if m == 0 || n == 0 {
        let k = if economy { m.min(n) } else { m };
        return (Mat::identity(m, k), Mat::zeros(k, n), (0..n).collect());
    }
    let (mut q, mut r, order) = if pivoted {
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
    };
    make_diagonal_real(&mut q, &mut r);
    (q, r, order)
}

/// Both factors with a real diagonal of the triangular one: each column of the other is free up to a factor of modulus 1.
fn make_diagonal_real(q: &mut Mat<c64>, r: &mut Mat<c64>) {
    for k in 0..r.nrows().min(r.ncols()) {
        let d = r[(k, k)];
        let length = d.norm().copysign(d.re);
        if length == 0.0 {
            continue;
        }
        let turn = d / length;
        (k..r.ncols()).for_each(|j| r[(k, j)] *= turn.conj());
        (0..q.nrows()).for_each(|i| q[(i, k)] *= turn);
        r[(k, k)] = c64::new(length, 0.0);
    }
}

/// The triangular factor with rows of zeros below, as many as the matrix has.
fn as_tall(r: MatRef<'_, c64>, rows: usize) -> Mat<c64> {
    let zero = c64::new(0.0, 0.0);
    Mat::from_fn(rows, r.ncols(), |i, j| if i < r.nrows() { r[(i, j)] } else { zero })
}

/// `[R, p] = chol(A)`, `chol(A, 'lower')`.
pub(super) fn chol(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if call.nargout > 2 && !call.args[0].is_sparse() {
        return Err(Error::new("MATLAB:maxlhs", "Too many output arguments.")
            .hint("an order of rows and columns is chosen of sparse matrices alone")
            .into());
    }
    let form = match call.args {
        [_, form] => option_text(form)?,
        _ => None,
    };
    let lower = form.as_deref() == Some("lower");
    if let [a, ..] = call.args
        && (call.args.len() == 1 || lower)
        && call.nargout < 3
        && let Some(factor) = cx.graph.cholesky(a, lower)?
    {
        let none = match a.elem_type() {
            Some(ElemType::DOUBLE) => number::<f64>(0.0),
            _ => number::<f32>(0.0),
        };
        return Ok(Values::from_iter([factor, none]));
    }
    on_host(&call)?;
    let operand = square_operand("chol", &call.args[0])?;
    let mut lower = false;
    for extra in &call.args[1..] {
        match option_text(extra)?.as_deref() {
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
    let (factor, order, failed) = in_precision!(operand,
        real [a] => chol_real(a, lower),
        complex [a] => {
            let (f, failed) = cholesky(a.matrix.to_complex().as_ref(), lower);
            (value(Matrix::Complex(f), a.single), scalar(failed as f64, a.single), failed)
        }
    );
    if failed > 0 && call.nargout < 2 {
        return Err(Error::new("MATLAB:posdef", "Matrix must be positive definite.").into());
    }
    let mut values = Values::from_iter([factor, order]);
    if call.nargout > 2 {
        // Rows and columns stay where they are.
        let n = call.args[0].shape().rows();
        let identity = Dense::from_fn(n, n, |i, j| f64::from(u8::from(i == j)));
        values.push(dense_value(identity));
    }
    Ok(values)
}

/// The factor of the leading positive definite part, and the order at which that ended (0: all of it is), also as a value.
fn chol_real<T: RealNumber + Element>(a: Dense<T>, lower: bool) -> (Value, Value, usize) {
    let mut l = if lower { a } else { a.transposed() };
    let failed = cholesky::factor(&mut l).err().unwrap_or(0);
    if failed > 0 {
        let order = failed - 1;
        l = Dense::from_fn(order, order, |i, j| l.at(i, j));
    }
    let factor = if lower { l } else { l.transposed() };
    (dense_value(factor), number::<T>(failed as f64), failed)
}

/// The same of complex numbers.
fn cholesky(a: MatRef<'_, c64>, lower: bool) -> (Mat<c64>, usize) {
    let root = |x: c64| (x.re > 0.0 && x.im == 0.0).then(|| c64::new(x.re.sqrt(), 0.0));
    let n = a.nrows();
    let source = |i: usize, j: usize| if lower { a[(i, j)] } else { a[(j, i)].conj() };
    let full = Mat::from_fn(n, n, |i, j| if i >= j { source(i, j) } else { source(j, i).conj() });
    let whole = (n > 0).then(|| full.llt(Side::Lower).ok()).flatten();
    let real_diagonal = (0..n).all(|k| root(full[(k, k)]).is_some());
    let (l, failed) = match whole {
        Some(f) if real_diagonal => (f.L().to_owned(), 0),
        _ => {
            // Row by row, to learn where it stops.
            let mut l: Mat<c64> = Mat::zeros(n, n);
            let mut at = n;
            'rows: for j in 0..n {
                for i in j..n {
                    let mut s = full[(i, j)];
                    for k in 0..j {
                        s -= l[(i, k)] * l[(j, k)].conj();
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
                        l[(i, j)] = s / l[(j, j)];
                    }
                }
            }
            (l.submatrix(0, 0, at, at).to_owned(), if at == n { 0 } else { at + 1 })
        }
    };
    let k = l.nrows();
    let out = if lower { l } else { Mat::from_fn(k, k, |i, j| l[(j, i)].conj()) };
    (out, failed)
}
