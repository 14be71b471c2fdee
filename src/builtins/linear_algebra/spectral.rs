//! Eigenvalues, singular values, Schur and Hessenberg forms.

use super::balance::Balance;
use super::hessenberg::{hessenberg, within};
use super::matrix::*;
use super::{eigenvectors, schur};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::diag::Error;
use crate::op::linear::{Dense, symmetric};
use faer::linalg::solvers::DenseSolveCore;
use faer::{Mat, MatRef, Side, c64};

pub(super) fn not_finite(name: &str) -> Error {
    Error::new(
        format!("MATLAB:{name}:matrixWithNaNInf"),
        format!("Input to {} must not contain NaN or Inf.", name.to_uppercase()),
    )
}

pub(super) fn no_convergence(name: &str) -> Error {
    Error::new(
        format!("MATLAB:{name}:NoConvergence"),
        format!("{name}: the iteration does not converge for this matrix"),
    )
}

/// A diagonal matrix of singles.
fn diagonal(values: &[f64]) -> crate::value::Value {
    let n = values.len();
    let at = |i: usize, j: usize| if i == j { values[i] } else { 0.0 };
    real_value(Mat::from_fn(n, n, at).as_ref(), true)
}

/// `[V, D, W] = eig(A)`, `eig(A, B)` and their options.
pub(super) fn eig(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if call.nargout <= 1
        && let [a] = call.args
        && let Some(values) = cx.graph.symmetric_eigenvalues(a)?
    {
        return Ok(one(column(&values, true)));
    }
    if call.nargout == 2
        && let [a] = call.args
        && let Some((values, vectors)) = cx.graph.symmetric_eigenvectors(a)?
    {
        return Ok(Values::from_iter([vectors, diagonal(&values)]));
    }
    on_host(&call)?;
    let a = square("eig", &call.args[0])?;
    if call.args[0].class_name() == "logical" {
        return Err(Error::new(
            "MATLAB:eig:inputType",
            "eig: expected double or single, found logical",
        )
        .into());
    }
    let mut second = None;
    let mut as_vector = call.nargout <= 1;
    let bad_option = |message: String| Error::new("MATLAB:eig:badOption", message);
    let mut given: Vec<String> = Vec::new();
    for extra in &call.args[1..] {
        if let Some(word) = option_text(extra)? {
            given.push(word);
        }
        match option_text(extra)?.as_deref() {
            Some("vector") => as_vector = true,
            Some("matrix") => as_vector = false,
            Some("balance" | "nobalance" | "chol" | "qz") => {}
            Some(other) => {
                return Err(Error::new(
                    "MATLAB:eig:badOption",
                    format!("eig: unknown option \"{other}\""),
                )
                .into());
            }
            None if second.is_some() => {
                return Err(
                    bad_option("eig: expected one or two matrices, found three".into()).into()
                );
            }
            None => second = Some(square("eig", extra)?),
        }
    }
    let has = |word: &str| given.iter().any(|g| g == word);
    for (a, b) in [("balance", "nobalance"), ("vector", "matrix"), ("chol", "qz")] {
        if has(a) && has(b) {
            return Err(bad_option(format!("eig: \"{a}\" and \"{b}\" exclude each other")).into());
        }
    }
    if second.is_none() && (has("chol") || has("qz")) {
        return Err(bad_option("eig: \"chol\" and \"qz\" are for two matrices".into()).into());
    }
    if second.is_some() && (has("balance") || has("nobalance")) {
        return Err(
            bad_option("eig: \"balance\" and \"nobalance\" are for one matrix".into()).into()
        );
    }
    let single = a.single || second.as_ref().is_some_and(|b| b.single);
    if !a.matrix.all_finite() || second.as_ref().is_some_and(|b| !b.matrix.all_finite()) {
        return Err(not_finite("eig").into());
    }
    let n = a.matrix.rows();
    if let Some(b) = &second
        && b.matrix.rows() != n
    {
        return Err(Error::new(
            "MATLAB:eig:dimagree",
            "eig: the matrices must be of the same size",
        )
        .into());
    }
    if n == 0 {
        let none = Matrix::Real(Mat::zeros(0, if as_vector { 1 } else { 0 }));
        let v = Matrix::Real(Mat::zeros(0, 0));
        if call.nargout <= 1 {
            let empty = Matrix::Real(Mat::zeros(0, if as_vector { 1 } else { 0 }));
            return Ok(one(value(empty, single)));
        }
        return Ok(Values::from_iter([value(v, single), value(none, single)]));
    }
    let wants_vectors = call.nargout > 1;
    let found = match &second {
        Some(b) => generalized(&a.matrix, &b.matrix, !has("qz"))?,
        None => standard_balanced(&a.matrix, wants_vectors, !has("nobalance"))?,
    };
    let values = Mat::from_fn(n, 1, |i, _| found.values[i]);
    let shown = if as_vector {
        value(Matrix::Complex(values.clone()), single)
    } else {
        let zero = c64::new(0.0, 0.0);
        let d = Mat::from_fn(n, n, |i, j| if i == j { values[(i, 0)] } else { zero });
        value(Matrix::Complex(d), single)
    };
    if !wants_vectors {
        return Ok(one(shown));
    }
    let mut out = Values::from_iter([value(Matrix::Complex(found.vectors.clone()), single), shown]);
    if call.nargout > 2 {
        let left = match &second {
            Some(_) if found.symmetric => found.vectors.clone(),
            Some(b) => left_of_pair(&a.matrix, &b.matrix, &found),
            None => {
                // The rows of the inverse, each of length 1.
                let inverse = found.vectors.partial_piv_lu().inverse();
                let mut left = normalized(inverse.adjoint().to_owned());
                if !a.matrix.is_hermitian() {
                    eigenvectors::finish(&mut left);
                }
                left
            }
        };
        out.push(value(Matrix::Complex(left), single));
    }
    Ok(out)
}

/// Eigenvalues, and eigenvectors as columns.
pub(super) struct Spectrum {
    pub(super) values: Vec<c64>,
    pub(super) vectors: Mat<c64>,
    /// Whether the left eigenvectors are these as well.
    pub(super) symmetric: bool,
}

impl Spectrum {
    fn new(values: Vec<c64>, vectors: Mat<c64>) -> Spectrum {
        Spectrum { values, vectors, symmetric: false }
    }
}

/// The eigenvalues of a matrix, and its eigenvectors where they are wanted.
pub(super) fn standard(a: &Matrix, vectors: bool) -> Result<Spectrum, Error> {
    standard_balanced(a, vectors, true)
}

/// From this order on faer's iteration by blocks is the faster one (measured in Node, real and complex, with vectors and
/// without). Its vectors are not right for every matrix (close or tiny eigenvalues): they are kept where they pass a test.
const BY_BLOCKS: usize = 240;

fn standard_balanced(a: &Matrix, vectors: bool, balance: bool) -> Result<Spectrum, Error> {
    let n = a.rows();
    if n == 0 {
        return Ok(Spectrum::new(Vec::new(), Mat::zeros(0, 0)));
    }
    if a.is_hermitian() {
        let failed = |_| no_convergence("eig");
        if !vectors {
            let values = match a {
                Matrix::Real(m) => {
                    symmetric::eigenvalues(dense(m)).ok_or_else(|| no_convergence("eig"))?
                }
                Matrix::Complex(m) => m.self_adjoint_eigenvalues(Side::Lower).map_err(failed)?,
            };
            let values = values.into_iter().map(|x| c64::new(x, 0.0)).collect();
            return Ok(Spectrum::new(values, Mat::zeros(0, 0)));
        }
        let (s, u) = match a {
            Matrix::Real(m) => {
                let (s, u) = symmetric::eigen(dense(m)).ok_or_else(|| no_convergence("eig"))?;
                (s, Mat::from_fn(n, n, |i, j| c64::new(u.at(i, j), 0.0)))
            }
            Matrix::Complex(m) => {
                let f = m.self_adjoint_eigen(Side::Lower).map_err(failed)?;
                let s: Vec<f64> = f.S().column_vector().iter().map(|x| x.re).collect();
                (s, f.U().to_owned())
            }
        };
        let values = s.into_iter().map(|x| c64::new(x, 0.0)).collect();
        return Ok(Spectrum::new(values, last_positive(u)));
    }
    if n >= BY_BLOCKS
        && let Some(found) = by_blocks(a, vectors)
    {
        return Ok(found);
    }
    let found = match a {
        Matrix::Real(m) => eigenvectors::real(m, balance, vectors),
        Matrix::Complex(m) => eigenvectors::complex(m, balance, vectors),
    };
    let (values, vectors) = found.ok_or_else(|| no_convergence("eig"))?;
    Ok(Spectrum::new(values, vectors))
}

fn dense(m: &Mat<f64>) -> Dense<f64> {
    Dense::from_fn(m.nrows(), m.ncols(), |i, j| m[(i, j)])
}

/// Values, and vectors where they are asked for and A*V is V*D up to rounding.
fn by_blocks(a: &Matrix, vectors: bool) -> Option<Spectrum> {
    let n = a.rows();
    if !vectors {
        let values = match a {
            Matrix::Real(m) => m.eigenvalues().ok()?,
            Matrix::Complex(m) => m.eigenvalues().ok()?,
        };
        return Some(Spectrum::new(values, Mat::zeros(0, 0)));
    }
    let f = match a {
        Matrix::Real(m) => m.eigen().ok()?,
        Matrix::Complex(m) => m.eigen().ok()?,
    };
    let values: Vec<c64> = (0..n).map(|k| f.S().column_vector()[k]).collect();
    let vectors = normalized(f.U().to_owned());
    let right = holds(&a.to_complex(), &values, &vectors);
    right.then_some(Spectrum::new(values, vectors))
}

/// In how many directions equations are looked at.
const DIRECTIONS: u64 = 4;

/// Whether A*V is V*D up to rounding, looked at along a few directions of random signs: the mean square of what is seen of an
/// error is its squared length (Freivalds, Probabilistic machines can use less running time, IFIP 1977).
fn holds(a: &Mat<c64>, values: &[c64], vectors: &Mat<c64>) -> bool {
    let n = values.len();
    let within = 8.0 * f64::EPSILON * (n as f64) * a.norm_l2() / libm::sqrt(n as f64);
    (0..DIRECTIONS).all(|direction| {
        let signs: Vec<f64> = (0..n as u64).map(|i| sign(i * DIRECTIONS + direction)).collect();
        let along = |column: &[c64]| -> c64 { column.iter().zip(&signs).map(|(x, s)| x * s).sum() };
        let image: Vec<c64> = (0..n).map(|j| along(a.col_as_slice(j))).collect();
        (0..n).all(|j| {
            let vector = vectors.col_as_slice(j);
            let of_image: c64 = vector.iter().zip(&image).map(|(v, x)| v * x).sum();
            (of_image - along(vector) * values[j]).norm() <= within
        })
    })
}

/// 1 or -1 for a number, as good as random.
fn sign(number: u64) -> f64 {
    let mixed = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ (mixed >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    if mixed >> 63 == 0 { 1.0 } else { -1.0 }
}

/// Eigenvectors of a symmetric matrix have a free sign; LAPACK's usually end in a positive element.
fn last_positive(mut u: Mat<c64>) -> Mat<c64> {
    let n = u.nrows();
    for j in 0..u.ncols() {
        if u[(n - 1, j)].re < 0.0 {
            (0..n).for_each(|i| u[(i, j)] = -u[(i, j)]);
        }
    }
    u
}

/// The eigenvalues and vectors of a pencil; `chol`: of Hermitian ones with a positive definite B through its factor.
fn generalized(a: &Matrix, b: &Matrix, chol: bool) -> Result<Spectrum, Error> {
    let (mut near, mut other) = (a.clone(), b.clone());
    let [scale, own] = [near.take_scale(), other.take_scale()];
    let mut found = generalized_near_one(&near, &other, chol)?;
    if [scale, own] != [1.0, 1.0] {
        found.values.iter_mut().for_each(|x| *x = *x / own * scale);
    }
    // Those through a factor of B are of unit length by B.
    if found.symmetric && chol && own != 1.0 && a.rows() > 1 {
        let length = c64::new(own.sqrt(), 0.0);
        let columns = found.vectors.col_iter_mut();
        columns.for_each(|column| column.iter_mut().for_each(|x| *x /= length));
    }
    Ok(found)
}

/// The same where squares of elements are what they should be.
fn generalized_near_one(a: &Matrix, b: &Matrix, chol: bool) -> Result<Spectrum, Error> {
    let n = a.rows();
    // Through B = L*L', real and in ascending order.
    if chol && a.is_hermitian() && b.is_hermitian() {
        let (ac, bc) = (a.to_complex(), b.to_complex());
        if let Ok(f) = bc.llt(Side::Lower) {
            let mut half = ac.clone();
            f.L().solve_lower_triangular_in_place(half.as_mut());
            let mut reduced = half.adjoint().to_owned();
            f.L().solve_lower_triangular_in_place(reduced.as_mut());
            let hermitian = Mat::from_fn(n, n, |i, j| {
                (reduced[(i, j)] + reduced[(j, i)].conj()) * c64::new(0.5, 0.0)
            });
            let s = hermitian.self_adjoint_eigen(Side::Lower).map_err(|_| no_convergence("eig"))?;
            let mut vectors = s.U().to_owned();
            f.L().adjoint().solve_upper_triangular_in_place(vectors.as_mut());
            let values = (0..n).map(|k| c64::new(s.S().column_vector()[k].re, 0.0)).collect();
            return Ok(Spectrum { values, vectors, symmetric: true });
        }
    }
    if n == 1 {
        let (alpha, beta) = (a.to_complex()[(0, 0)], b.to_complex()[(0, 0)]);
        let one = Mat::from_fn(1, 1, |_, _| c64::new(1.0, 0.0));
        return Ok(Spectrum { values: vec![ratio(alpha, beta)], vectors: one, symmetric: true });
    }
    // In complex numbers always: the real form runs out of its working memory for complex eigenvalues.
    let f = a.to_complex().generalized_eigen(b.to_complex()).map_err(|_| no_convergence("eig"))?;
    let real = !a.is_complex() && !b.is_complex();
    let mut values: Vec<c64> = (0..n)
        .map(|k| {
            let (alpha, beta) = (f.S_a().column_vector()[k], f.S_b().column_vector()[k]);
            let x = ratio(alpha, beta);
            // What rounding leaves beside a real eigenvalue of a real pencil.
            let noise = real && x.im.abs() <= 8.0 * n as f64 * f64::EPSILON * x.norm();
            if noise { c64::new(x.re, 0.0) } else { x }
        })
        .collect();
    let mut vectors = f.U().to_owned();
    if !finite(&vectors) {
        // An eigenvalue that is there several times: through the quotient, where there is one.
        let quotient = b.to_complex().partial_piv_lu().inverse() * a.to_complex();
        if finite(&quotient) {
            let quotient = if real { real_part(&quotient) } else { Matrix::Complex(quotient) };
            let Spectrum { values, mut vectors, .. } = standard(&quotient, true)?;
            scale_to_largest(&mut vectors, &values, real);
            return Ok(Spectrum::new(values, vectors));
        }
    }
    if real {
        order_pairs(&mut values, &mut vectors);
    }
    scale_to_largest(&mut vectors, &values, real);
    Ok(Spectrum::new(values, vectors))
}

/// Eigenvalues of a real pencil come in conjugate pairs: of each, the one above the real axis first, and the other exactly its
/// conjugate.
fn order_pairs(values: &mut [c64], vectors: &mut Mat<c64>) {
    let mut k = 0;
    while k + 1 < values.len() {
        let (x, y) = (values[k], values[k + 1]);
        if x.im * y.im < 0.0 && (x - y.conj()).norm() <= 1e-6 * x.norm() {
            let first = if x.im > 0.0 { k } else { k + 1 };
            let value = values[first];
            (values[k], values[k + 1]) = (value, value.conj());
            for i in 0..vectors.nrows() {
                let v = vectors[(i, first)];
                (vectors[(i, k)], vectors[(i, k + 1)]) = (v, v.conj());
            }
            k += 1;
        }
        k += 1;
    }
}

fn finite(m: &Mat<c64>) -> bool {
    let at = |i, j| m[(i, j)].re.is_finite() && m[(i, j)].im.is_finite();
    (0..m.ncols()).all(|j| (0..m.nrows()).all(|i| at(i, j)))
}

/// As LAPACK scales the vectors of a pencil: the largest of |re| + |im| of each is 1.
fn scale_to_largest(vectors: &mut Mat<c64>, values: &[c64], real: bool) {
    let n = vectors.nrows();
    for j in 0..vectors.ncols() {
        if real && values[j].im == 0.0 {
            make_real(vectors, j);
        }
        let size = |z: c64| z.re.abs() + z.im.abs();
        let largest = (0..n).map(|i| size(vectors[(i, j)])).fold(0.0, f64::max);
        if largest > 0.0 {
            for i in 0..n {
                vectors[(i, j)] /= largest;
            }
        }
    }
}

/// Left eigenvectors of a pencil: W'*A*V and W'*B*V are diagonal, and so is a sum of them that has an inverse.
fn left_of_pair(a: &Matrix, b: &Matrix, found: &Spectrum) -> Mat<c64> {
    let real = !a.is_complex() && !b.is_complex();
    let (a, b) = (a.to_complex(), b.to_complex());
    let (of_a, of_b) = (a.norm_l2(), b.norm_l2());
    let by = if of_a > 0.0 && of_b > 0.0 { of_b / of_a } else { 1.0 };
    let by = c64::new(0.6 * by, 0.8 * by);
    let n = a.nrows();
    let sum = Mat::from_fn(n, n, |i, j| b[(i, j)] + a[(i, j)] * by);
    let inverse = (&sum * &found.vectors).partial_piv_lu().inverse();
    let mut left = inverse.adjoint().to_owned();
    scale_to_largest(&mut left, &found.values, real);
    left
}

/// An eigenvalue of a pencil; those beyond all numbers are infinite, and 0/0 is any number.
fn ratio(alpha: c64, beta: c64) -> c64 {
    let zero = c64::new(0.0, 0.0);
    match (alpha == zero, beta == zero) {
        (true, true) => c64::new(f64::NAN, 0.0),
        (false, true) => c64::new(f64::INFINITY, 0.0),
        _ => alpha / beta,
    }
}

/// Turns a column that is real up to a factor, and up to rounding, into a real one.
fn make_real(m: &mut Mat<c64>, j: usize) {
    let n = m.nrows();
    let Some(largest) = (0..n).max_by(|&a, &b| m[(a, j)].norm().total_cmp(&m[(b, j)].norm()))
    else {
        return;
    };
    let turn = m[(largest, j)].conj() / m[(largest, j)].norm();
    if turn.re.is_finite() {
        (0..n).for_each(|i| m[(i, j)] = c64::new((m[(i, j)] * turn).re, 0.0));
    }
}

/// Columns of length 1.
fn normalized(mut m: Mat<c64>) -> Mat<c64> {
    for j in 0..m.ncols() {
        let length = m.col(j).norm_l2();
        if length > 0.0 {
            for i in 0..m.nrows() {
                m[(i, j)] /= length;
            }
        }
    }
    m
}

fn is_triangular<T: Copy + PartialEq>(m: MatRef<'_, T>, zero: T) -> bool {
    (0..m.ncols()).all(|j| (j + 1..m.nrows()).all(|i| m[(i, j)] == zero))
}

fn real_part(m: &Mat<c64>) -> Matrix {
    Matrix::Real(Mat::from_fn(m.nrows(), m.ncols(), |i, j| m[(i, j)].re))
}

/// `[U, S] = schur(A)`, `schur(A, 'complex')`.
pub(super) fn schur(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if let [a] = call.args
        && let Some((triangle, vectors)) = cx.graph.symmetric_schur(a, call.nargout > 1)?
    {
        return Ok(vectors.into_iter().chain([triangle]).collect());
    }
    on_host(&call)?;
    let a = square("schur", &call.args[0])?;
    let mut complex = a.matrix.is_complex();
    if let Some(extra) = call.args.get(1) {
        match option_text(extra)?.as_deref() {
            Some("complex") => complex = true,
            Some("real") => {}
            _ => {
                return Err(Error::new(
                    "MATLAB:schur:badOption",
                    "schur: expected \"real\" or \"complex\" (reordering is not available)",
                )
                .into());
            }
        }
    }
    if !a.matrix.all_finite() {
        return Err(not_finite("schur").into());
    }
    let n = a.matrix.rows();
    let triangular = match &a.matrix {
        Matrix::Real(m) => is_triangular(m.as_ref(), 0.0),
        Matrix::Complex(m) => is_triangular(m.as_ref(), c64::new(0.0, 0.0)),
    };
    let (u, s) = if n == 0 {
        (Matrix::Real(Mat::zeros(0, 0)), Matrix::Real(Mat::zeros(0, 0)))
    } else if triangular {
        let one = Mat::<f64>::identity(n, n);
        match complex {
            true => (
                Matrix::Complex(complexified(one.as_ref())),
                Matrix::Complex(a.matrix.to_complex()),
            ),
            false => (Matrix::Real(one), in_field!(&a.matrix, m => m.clone())),
        }
    } else if a.matrix.is_hermitian() {
        // The triangle of a Hermitian matrix is diagonal: its eigenvalues.
        let found = standard(&a.matrix, true)?;
        let zero = c64::new(0.0, 0.0);
        let s = Mat::from_fn(n, n, |i, j| if i == j { found.values[i] } else { zero });
        match complex {
            true => (Matrix::Complex(found.vectors), Matrix::Complex(s)),
            false => (real_part(&found.vectors), real_part(&s)),
        }
    } else {
        match (&a.matrix, complex) {
            (Matrix::Real(m), false) => {
                // Ordered, but not scaled: the transformation is to be orthogonal.
                let balance = Balance::ordered(n, |i, j| m[(i, j)].abs());
                let order = &balance.order;
                let a = Mat::from_fn(n, n, |i, j| m[(order[i], order[j])]);
                let reduced = within(a.as_ref(), balance.range.clone());
                let p = reduced.turns();
                let found = schur::real(reduced.h, p, balance.range.clone());
                let (u, s) = found.ok_or_else(|| no_convergence("schur"))?;
                (Matrix::Real(balance.undone(&u)), Matrix::Real(s))
            }
            (m, _) => {
                let reduced = hessenberg(m.to_complex().as_ref());
                let p = reduced.turns();
                let (u, s) = schur::complex(reduced.h, p).ok_or_else(|| no_convergence("schur"))?;
                (Matrix::Complex(u), Matrix::Complex(s))
            }
        }
    };
    if call.nargout <= 1 {
        return Ok(one(value(s, a.single)));
    }
    Ok(Values::from_iter([value(u, a.single), value(s, a.single)]))
}

/// `[P, H] = hess(A)`.
pub(super) fn hess(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let a = square("hess", &call.args[0])?;
    if !a.matrix.all_finite() {
        return Err(not_finite("hess").into());
    }
    let wanted = call.nargout > 1;
    let (p, h) = match &a.matrix {
        Matrix::Real(m) => {
            let reduced = hessenberg(m.as_ref());
            (wanted.then(|| Matrix::Real(reduced.turns())), Matrix::Real(reduced.h))
        }
        Matrix::Complex(m) => {
            let reduced = hessenberg(m.as_ref());
            (wanted.then(|| Matrix::Complex(reduced.turns())), Matrix::Complex(reduced.h))
        }
    };
    let h = value(h, a.single);
    Ok(match p {
        Some(p) => Values::from_iter([value(p, a.single), h]),
        None => one(h),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn vectors_that_are_wrong_are_seen() {
        let n = 40;
        let a = Mat::from_fn(n, n, |i, j| libm::sin((1 + i + 7 * j * j) as f64));
        let right = standard(&Matrix::Real(a.clone()), true).expect("it converges");
        let a = Matrix::Real(a).to_complex();
        assert!(holds(&a, &right.values, &right.vectors));
        for j in 0..n {
            let mut wrong = right.vectors.clone();
            wrong[(j, j)] += 1e-10;
            assert!(!holds(&a, &right.values, &wrong), "column {j}");
            wrong[(j, j)] = c64::new(f64::NAN, 0.0);
            assert!(!holds(&a, &right.values, &wrong), "column {j}");
        }
    }
}
