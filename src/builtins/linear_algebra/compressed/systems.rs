//! Systems of equations, and the factors that they are solved by.

use super::elements::kept;
use super::operands::{columns, host, one, sparse, typed};
use super::products::{is_complex, narrowed, whole};
use crate::builtins::linear_algebra::warnings::warn_singular;
use crate::builtins::{Cx, Flow, Values};
use crate::diag::Error;
use crate::op::Op;
use crate::op::linear::sparse::{
    Cholesky, Columns, Factors, Field, factor, least_degree, least_squares, positive, substitute,
    times_whole,
};
use crate::value::room::places_to;
use crate::value::{Array, Compressed, Data, Element, Pattern, Shape, Value};
use num_complex::Complex64;
use smallvec::smallvec;
use std::rc::Rc;

/// An order, and elements by rows and columns.
type Ordered<T> = (Vec<usize>, (Vec<usize>, Vec<usize>, Vec<T>));

/// A number of either kind.
pub(super) trait Complexity: Field + Element {
    fn real(x: f64) -> Self;
    /// Its root, where it is a positive real number.
    fn root(self) -> Option<Self>;
    fn conjugate(self) -> Self;
    /// L with L·L' = A of a Hermitian matrix, with the order of its rows; with `keeps`, that which is given. None where there is none.
    fn triangle(matrix: &Compressed, order: Vec<usize>, keeps: bool) -> Option<Ordered<Self>>;
    /// The solution for one column.
    fn solved(factor: &Cholesky, b: &[Self]) -> Vec<Self>;
}

impl Complexity for f64 {
    fn real(x: f64) -> f64 {
        x
    }
    fn root(self) -> Option<f64> {
        (self > 0.0).then(|| self.sqrt())
    }
    fn conjugate(self) -> f64 {
        self
    }
    fn triangle(matrix: &Compressed, order: Vec<usize>, keeps: bool) -> Option<Ordered<f64>> {
        let factor = positive(&columns(matrix, matrix.elements()), order, keeps)?;
        let lower = factor.lower();
        Some((factor.order, lower))
    }
    fn solved(factor: &Cholesky, b: &[f64]) -> Vec<f64> {
        factor.solve(b)
    }
}

impl Complexity for Complex64 {
    fn real(x: f64) -> Complex64 {
        Complex64::new(x, 0.0)
    }
    fn root(self) -> Option<Complex64> {
        (self.re > 0.0 && self.im == 0.0).then(|| Complex64::new(self.re.sqrt(), 0.0))
    }
    fn conjugate(self) -> Complex64 {
        self.conj()
    }
    fn triangle(
        matrix: &Compressed,
        order: Vec<usize>,
        _keeps: bool,
    ) -> Option<Ordered<Complex64>> {
        let elements = typed::<Complex64>(matrix);
        let factors: Factors<Complex64> = factor(&columns(matrix, &elements), order, false);
        let pivots = factors.pivots.iter();
        let roots: Option<Vec<f64>> = pivots
            .map(|z| (z.re > 0.0 && z.im.abs() <= 1e-12 * z.re).then(|| z.re.sqrt()))
            .collect();
        let roots = roots?;
        // Each row of U by the root of its pivot is a row of L'.
        let (i, j, mut u) = factors.upper();
        for (element, &row) in u.iter_mut().zip(&i) {
            *element = element.conj() / roots[row];
        }
        Some((factors.cols, (j, i, u)))
    }
    fn solved(factor: &Cholesky, b: &[Complex64]) -> Vec<Complex64> {
        let part = |of: fn(&Complex64) -> f64| factor.solve(&b.iter().map(of).collect::<Vec<_>>());
        let (re, im) = (part(|z| z.re), part(|z| z.im));
        re.into_iter().zip(im).map(|(re, im)| Complex64::new(re, im)).collect()
    }
}

/// Which half of a matrix has elements, if only one has.
fn is_triangle(matrix: &Compressed) -> Option<bool> {
    let all = |stays: fn(usize, usize) -> bool| {
        (0..matrix.cols()).all(|j| matrix.at()[matrix.column(j)].iter().all(|&i| stays(i, j)))
    };
    if all(|i, j| i >= j) {
        return Some(true);
    }
    all(|i, j| i <= j).then_some(false)
}

/// The factors of a matrix in an order in which they have few elements.
fn factors<T: Complexity>(matrix: &Compressed) -> Factors<T> {
    let elements = typed::<T>(matrix);
    let of = columns::<T>(matrix, &elements);
    let order = least_degree(of.starts, of.at);
    factor(&of, order, true)
}

/// The factor of a matrix that is real, symmetric and positive definite.
fn positive_factor(matrix: &Compressed) -> Option<Cholesky> {
    let elements: &[f64] = matrix.elements().as_slice()?;
    let turned = matrix.transposed().ok()?;
    let is_symmetric = turned.starts() == matrix.starts()
        && turned.at() == matrix.at()
        && turned.elements().as_slice::<f64>() == Some(elements);
    let diagonal = |k: usize| matrix.find(k, k).is_some_and(|m| elements[m] > 0.0);
    if !is_symmetric || !(0..matrix.cols()).all(diagonal) {
        return None;
    }
    let of = columns::<f64>(matrix, matrix.elements());
    positive(&of, least_degree(of.starts, of.at), false)
}

/// How a square system is solved.
enum Way<T> {
    /// A triangle, the lower one or the upper one.
    Triangle(bool),
    /// Those of a symmetric positive definite matrix.
    Positive(Box<Cholesky>),
    Factors(Box<Factors<T>>),
    /// An element of the diagonal of a triangle is zero.
    Singular,
}

impl<T: Complexity> Way<T> {
    fn of(cx: &mut Cx<'_>, matrix: &Compressed) -> Way<T> {
        let Some(lower) = is_triangle(matrix) else {
            if let Some(factor) = positive_factor(matrix) {
                warn_singular(cx, factor.evenness(), f64::EPSILON);
                return Way::Positive(Box::new(factor));
            }
            let factors = factors::<T>(matrix);
            warn_singular(cx, factors.evenness(), f64::EPSILON);
            return Way::Factors(Box::new(factors));
        };
        if (0..matrix.rows()).all(|k| matrix.find(k, k).is_some()) {
            return Way::Triangle(lower);
        }
        warn_singular(cx, 0.0, f64::EPSILON);
        Way::Singular
    }

    /// The solution for one column.
    fn solved(&self, of: &Columns<'_, T>, b: &[T]) -> Vec<T> {
        match self {
            Way::Singular => vec![T::real(f64::INFINITY); b.len()],
            Way::Triangle(lower) => {
                let mut x = b.to_vec();
                substitute(of, *lower, &mut x);
                x
            }
            Way::Positive(factor) => T::solved(factor, b),
            Way::Factors(factors) => {
                let mut x = factors.solve(b);
                // What is left over once more: pivots may be smaller than others of their column.
                let mut rest = vec![T::default(); b.len()];
                times_whole(of, &x, &mut rest);
                for (rest, &b) in rest.iter_mut().zip(b) {
                    *rest = b - *rest;
                }
                if rest.iter().all(|x| x.size().is_finite()) {
                    for (x, more) in x.iter_mut().zip(factors.solve(&rest)) {
                        *x = *x + more;
                    }
                }
                x
            }
        }
    }
}

/// `a \ b` of a sparse `a`.
pub(super) fn mldivide(cx: &mut Cx<'_>, args: &[Value]) -> Flow<Option<Values>> {
    let [a, b] = args else { return Ok(None) };
    if a.numel() == 1 {
        return kept(Op::Div, &[b.clone(), a.clone()]);
    }
    left(cx, a, b)?.map_or(Ok(None), one)
}

fn left(cx: &mut Cx<'_>, a: &Value, b: &Value) -> Flow<Option<Value>> {
    let Value::Compressed(matrix) = a else { return Ok(None) };
    let n = matrix.rows();
    if n == 0 || b.shape().rows() != n || b.shape().ndims() > 2 {
        return Ok(None);
    }
    if !b.elem_type().is_some_and(Compressed::may_hold) {
        return Ok(None);
    }
    if n != matrix.cols() {
        return tall(matrix, b);
    }
    match is_complex(a) || is_complex(b) {
        true => left_of::<Complex64>(cx, matrix, b),
        false => left_of::<f64>(cx, matrix, b),
    }
}

/// The solution of least squares of real equations, where there are more of them than unknowns and none depends on others.
fn tall(matrix: &Compressed, b: &Value) -> Flow<Option<Value>> {
    let real = matrix.elements().as_slice::<f64>();
    let (Some(elements), false) = (real, is_complex(b) || b.is_sparse()) else { return Ok(None) };
    if matrix.rows() < matrix.cols() || matrix.cols() == 0 {
        return Ok(None);
    }
    let Some(b) = whole::<f64>(b)? else { return Ok(None) };
    let turned = matrix.transposed()?;
    let given: &[f64] = b.as_slice().unwrap_or_default();
    if !elements.iter().chain(given).all(|x| x.is_finite()) {
        return Ok(None);
    }
    let of = columns::<f64>(matrix, matrix.elements());
    let x = least_squares(&of, &columns::<f64>(&turned, turned.elements()), given);
    let shape = Shape::matrix(matrix.cols(), b.shape().cols());
    Ok(x.map(|x| Value::from(Array::from_vec(shape, x))))
}

fn left_of<T: Complexity>(cx: &mut Cx<'_>, matrix: &Compressed, b: &Value) -> Flow<Option<Value>> {
    let elements = typed::<T>(matrix);
    let of: Columns<'_, T> = columns(matrix, &elements);
    let n = matrix.rows();
    if let Some(b) = sparse(b)? {
        let way = Way::<T>::of(cx, matrix);
        let given = typed::<T>(&b);
        let given = columns::<T>(&b, &given);
        let (mut starts, mut at, mut found) = (vec![0], Vec::new(), Vec::new());
        for j in 0..b.cols() {
            let mut column = vec![T::default(); n];
            for k in given.column(j) {
                column[given.at[k]] = given.elements[k];
            }
            for (i, x) in way.solved(&of, &column).into_iter().enumerate() {
                if x != T::default() {
                    at.push(i);
                    found.push(x);
                }
            }
            starts.push(at.len());
        }
        let found = Rc::new(narrowed(Array::column(found)));
        return Ok(Some(Value::from(Compressed::new(Pattern { rows: n, starts, at }, found)?)));
    }
    let Some(b) = whole::<T>(b)? else { return Ok(None) };
    let way = Way::<T>::of(cx, matrix);
    let given: &[T] = b.as_slice().unwrap_or_default();
    let x = given.chunks_exact(n).flat_map(|b| way.solved(&of, b)).collect();
    Ok(Some(Value::from(narrowed(Array::from_vec(b.shape().clone(), x)))))
}

/// `b / a`, which is `(a.' \ b.').'`.
pub(super) fn mrdivide(cx: &mut Cx<'_>, args: &[Value]) -> Flow<Option<Values>> {
    let [b, a] = args else { return Ok(None) };
    if a.numel() == 1 {
        return kept(Op::Div, args);
    }
    let Value::Compressed(matrix) = a else { return Ok(None) };
    let Some(right) = turned(b)? else { return Ok(None) };
    let turned_a = Value::from(matrix.transposed()?);
    match left(cx, &turned_a, &right)? {
        Some(x) => turned(&x)?.map_or(Ok(None), one),
        None => Ok(None),
    }
}

/// Rows and columns exchanged, stored as it was.
fn turned(value: &Value) -> Flow<Option<Value>> {
    fn of<T: Element>(v: &[T], rows: usize) -> Vec<T> {
        let cols = v.len() / rows.max(1);
        (0..v.len()).map(|k| v[k / cols + k % cols * rows]).collect()
    }
    if let Value::Compressed(matrix) = value {
        return Ok(Some(Value::from(matrix.transposed()?)));
    }
    let shape = value.shape();
    let Some(array) = host(value)? else { return Ok(None) };
    let data = match array.data() {
        Data::F64(v) if shape.ndims() == 2 => Data::F64(of(v, shape.rows())),
        Data::C64(v) if shape.ndims() == 2 => Data::C64(of(v, shape.rows())),
        _ => return Ok(None),
    };
    Ok(Some(Value::from(Array::new(Shape::matrix(shape.cols(), shape.rows()), data))))
}

pub(super) fn square(args: &[Value]) -> Option<&Rc<Compressed>> {
    match args.first() {
        Some(Value::Compressed(a)) if a.rows() == a.cols() && a.rows() > 0 => Some(a),
        _ => None,
    }
}

/// A matrix of elements in no order.
pub(super) fn triangle<T: Complexity>(
    n: usize,
    (i, j, elements): (Vec<usize>, Vec<usize>, Vec<T>),
) -> Flow<Value> {
    let elements = Rc::new(narrowed(Array::column(elements)));
    Ok(Value::from(Compressed::of_places((n, n), &i, &j, &elements)?))
}

/// The matrix that puts rows in an order, or columns; or the order as a row of numbers.
fn permutation(order: &[usize], of_rows: bool, as_vector: bool) -> Flow<Value> {
    let n = order.len();
    if as_vector {
        let order: Vec<f64> = order.iter().map(|&k| (k + 1) as f64).collect();
        return Ok(Value::from(Array::from_vec(Shape::matrix(1, n), order)));
    }
    let (k, ones) = (places_to(n)?, Rc::new(Array::column(vec![1.0; n])));
    let (i, j) = if of_rows { (&k[..], order) } else { (order, &k[..]) };
    Ok(Value::from(Compressed::of_places((n, n), i, j, &ones)?))
}

/// The words behind a matrix, in lower case. None where an argument is another.
fn words(name: &'static str, args: &[Value]) -> Flow<Option<Vec<String>>> {
    let text = |word: &Value| match word.is_char() || matches!(word, Value::Text(_)) {
        true => Ok(Some(crate::builtins::arguments::text(name, word)?.to_lowercase())),
        false => Ok(None),
    };
    args.iter().skip(1).map(text).collect()
}

/// `[L, U, P, Q] = lu(S)`, also with `'vector'`; without Q the columns stay where they are.
pub(super) fn lu(args: &[Value], nargout: usize) -> Flow<Option<Values>> {
    let (Some(matrix), 2..=4) = (square(args), nargout) else { return Ok(None) };
    let as_vector = match words("lu", args)?.as_deref() {
        Some([]) => false,
        Some([word]) if word == "vector" => true,
        _ => return Ok(None),
    };
    match matrix.elem_type().complex {
        true => lu_of::<Complex64>(matrix, nargout, as_vector),
        false => lu_of::<f64>(matrix, nargout, as_vector),
    }
}

fn lu_of<T: Complexity>(
    matrix: &Compressed,
    nargout: usize,
    as_vector: bool,
) -> Flow<Option<Values>> {
    let n = matrix.rows();
    let factors = match nargout {
        4 => factors::<T>(matrix),
        _ => {
            let elements = typed::<T>(matrix);
            factor(&columns::<T>(matrix, &elements), places_to(n)?, true)
        }
    };
    let mut lower = factors.lower(T::real(1.0));
    if nargout == 2 {
        // Its rows are where those of the matrix are.
        lower.0.iter_mut().for_each(|i| *i = factors.rows[*i]);
    }
    let mut all: Values = smallvec![triangle(n, lower)?, triangle(n, factors.upper())?];
    if nargout > 2 {
        all.push(permutation(&factors.rows, true, as_vector)?);
    }
    if nargout > 3 {
        all.push(permutation(&factors.cols, false, as_vector)?);
    }
    Ok(Some(all))
}

/// `R = chol(S)`, `[R, p, S] = chol(S)` and both with `'lower'`, `'vector'`.
pub(super) fn chol(args: &[Value], nargout: usize) -> Flow<Option<Values>> {
    let Some(matrix) = square(args) else { return Ok(None) };
    let Some(words) = words("chol", args)? else { return Ok(None) };
    let mut form = Form { lower: false, as_vector: false, nargout };
    for word in &words {
        match word.as_str() {
            "lower" => form.lower = true,
            "upper" => form.lower = false,
            "vector" => form.as_vector = true,
            "matrix" => form.as_vector = false,
            _ => return Ok(None),
        }
    }
    match matrix.elem_type().complex {
        true => chol_of::<Complex64>(matrix, form),
        false => chol_of::<f64>(matrix, form),
    }
}

/// What is wanted of a Cholesky factor.
struct Form {
    lower: bool,
    as_vector: bool,
    nargout: usize,
}

/// The upper triangle of a Hermitian matrix says all of it; with `lower` the lower one does.
fn chol_of<T: Complexity>(matrix: &Compressed, form: Form) -> Flow<Option<Values>> {
    let Form { lower, as_vector, nargout } = form;
    let n = matrix.rows();
    let elements = typed::<T>(matrix);
    let of = columns::<T>(matrix, &elements);
    let (mut i, mut j, mut all) = (Vec::new(), Vec::new(), Vec::new());
    for (k, c) in matrix.columns().into_iter().enumerate() {
        let (r, x) = (of.at[k], of.elements[k]);
        if r == c || (r < c) != lower {
            i.push(r);
            j.push(c);
            all.push(x);
            if r != c {
                i.push(c);
                j.push(r);
                all.push(x.conjugate());
            }
        }
    }
    let whole = Compressed::of_places((n, n), &i, &j, &Rc::new(Array::column(all)))?;
    let order = match nargout {
        3 => least_degree(whole.starts(), whole.at()),
        _ => places_to(n)?,
    };
    let Some((order, (mut i, mut j, mut l))) = T::triangle(&whole, order, nargout < 3) else {
        // What is left of it is for the way of whole matrices to say.
        return match nargout {
            0 | 1 => Err(Error::new("MATLAB:posdef", "Matrix must be positive definite.").into()),
            _ => Ok(None),
        };
    };
    if !lower {
        l.iter_mut().for_each(|x| *x = x.conjugate());
        std::mem::swap(&mut i, &mut j);
    }
    let mut values: Values = smallvec![triangle(n, (i, j, l))?];
    if nargout > 1 {
        values.push(Value::from(0.0));
    }
    if nargout > 2 {
        values.push(permutation(&order, false, as_vector)?);
    }
    Ok(Some(values))
}

/// Whether so many exchanges that an order is made of are odd.
fn is_odd(order: &[usize]) -> bool {
    let mut seen = vec![false; order.len()];
    let mut odd = false;
    for start in 0..order.len() {
        let mut at = start;
        let mut length = 0;
        while !std::mem::replace(&mut seen[at], true) {
            at = order[at];
            length += 1;
        }
        odd ^= length > 0 && length % 2 == 0;
    }
    odd
}

pub(super) fn det(args: &[Value], nargout: usize) -> Flow<Option<Values>> {
    let (Some(matrix), 1, 0..=1) = (square(args), args.len(), nargout) else { return Ok(None) };
    fn of<T: Complexity>(matrix: &Compressed) -> Array {
        let factors = factors::<T>(matrix);
        let sign = if is_odd(&factors.rows) == is_odd(&factors.cols) { 1.0 } else { -1.0 };
        let det = factors.pivots.iter().fold(T::real(sign), |det, &pivot| det * pivot);
        Array::column(vec![det])
    }
    one(Value::from(narrowed(match matrix.elem_type().complex {
        true => of::<Complex64>(matrix),
        false => of::<f64>(matrix),
    })))
}

pub(super) fn inv(cx: &mut Cx<'_>, args: &[Value], nargout: usize) -> Flow<Option<Values>> {
    let (Some(matrix), 1, 0..=1) = (square(args), args.len(), nargout) else { return Ok(None) };
    let n = matrix.rows();
    let ones = Rc::new(Array::column(vec![1.0; n]));
    let places = places_to(n)?;
    let identity = Compressed::of_places((n, n), &places, &places, &ones)?;
    left(cx, &args[0], &Value::from(identity))?.map_or(Ok(None), one)
}
