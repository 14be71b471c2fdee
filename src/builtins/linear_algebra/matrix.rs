//! Matrices between values of the language and what computes with them: `op::linear` for real ones of both precisions, and faer, with
//! doubles or complex doubles inside and singles at the door.

use crate::builtins::{Call, Flow, Values};
use crate::diag::Error;
use crate::op::linear::{Dense, RealNumber};
use crate::value::room::room;
use crate::value::{Array, Class, Data, Element, Refusal, Shape, Value, needs_within};
use faer::{Mat, MatRef, c64};
use num_complex::Complex32;
use std::rc::Rc;

/// A dense matrix of doubles, real or complex.
#[derive(Clone)]
pub(super) enum Matrix {
    Real(Mat<f64>),
    Complex(Mat<c64>),
}

/// A matrix argument: its numbers, and whether results are single.
pub(super) struct Argument {
    pub matrix: Matrix,
    pub single: bool,
}

impl Matrix {
    pub(super) fn rows(&self) -> usize {
        match self {
            Matrix::Real(m) => m.nrows(),
            Matrix::Complex(m) => m.nrows(),
        }
    }

    pub(super) fn cols(&self) -> usize {
        match self {
            Matrix::Real(m) => m.ncols(),
            Matrix::Complex(m) => m.ncols(),
        }
    }

    pub(super) fn is_square(&self) -> bool {
        self.rows() == self.cols()
    }

    pub(super) fn is_complex(&self) -> bool {
        matches!(self, Matrix::Complex(_))
    }

    pub(super) fn to_complex(&self) -> Mat<c64> {
        match self {
            Matrix::Real(m) => complexified(m.as_ref()),
            Matrix::Complex(m) => m.clone(),
        }
    }

    /// Brings elements whose squares would overflow or vanish near 1, by a power of two, which is what was taken out.
    pub(super) fn take_scale(&mut self) -> f64 {
        let largest = |sizes: &mut dyn Iterator<Item = f64>| sizes.fold(0.0, f64::max);
        let largest = match self {
            Matrix::Real(m) => largest(&mut m.col_iter().flat_map(|c| c.iter().map(|x| x.abs()))),
            Matrix::Complex(m) => largest(
                &mut m.col_iter().flat_map(|c| c.iter().map(|x| x.re.abs().max(x.im.abs()))),
            ),
        };
        if largest == 0.0 || (1e-100..1e100).contains(&largest) {
            return 1.0;
        }
        let scale = libm::exp2(libm::floor(libm::log2(largest)).clamp(-1000.0, 1000.0));
        match self {
            Matrix::Real(m) => {
                m.col_iter_mut().for_each(|c| c.iter_mut().for_each(|x| *x /= scale))
            }
            Matrix::Complex(m) => m.col_iter_mut().for_each(|c| {
                c.iter_mut().for_each(|x| *x = c64::new(x.re / scale, x.im / scale));
            }),
        }
        scale
    }

    pub(super) fn all_finite(&self) -> bool {
        match self {
            Matrix::Real(m) => every(m.as_ref(), |x| x.is_finite()),
            Matrix::Complex(m) => every(m.as_ref(), |x| x.re.is_finite() && x.im.is_finite()),
        }
    }

    /// Whether it is the number 0.
    pub(super) fn is_zero(&self) -> bool {
        matches!(self, Matrix::Real(m) if m.nrows() == 1 && m.ncols() == 1 && m[(0, 0)] == 0.0)
    }

    /// Whether it equals its conjugate transpose exactly.
    pub(super) fn is_hermitian(&self) -> bool {
        let n = self.rows();
        self.is_square()
            && match self {
                Matrix::Real(m) => (0..n).all(|j| (0..j).all(|i| m[(i, j)] == m[(j, i)])),
                Matrix::Complex(m) => {
                    (0..n).all(|j| (0..=j).all(|i| m[(i, j)] == m[(j, i)].conj()))
                }
            }
    }
}

/// Runs `$body` with `$m` bound to the matrix, real or complex; both give a `Matrix`.
macro_rules! in_field {
    ($matrix:expr, $m:ident => $body:expr) => {
        match $matrix {
            $crate::builtins::linear_algebra::matrix::Matrix::Real($m) => {
                $crate::builtins::linear_algebra::matrix::Matrix::Real($body)
            }
            $crate::builtins::linear_algebra::matrix::Matrix::Complex($m) => {
                $crate::builtins::linear_algebra::matrix::Matrix::Complex($body)
            }
        }
    };
}
pub(super) use in_field;

/// Asks for the arguments of a call that could have stayed on a device, and for room for what is made of them.
pub(super) fn on_host(call: &Call<'_>) -> Flow<()> {
    needs_within(call.args)?;
    let bytes = |a: &Value| a.numel().saturating_mul(size_of::<f64>());
    Ok(room(call.args.iter().map(bytes).fold(0, usize::saturating_add))?)
}

/// Matrix arguments as numbers of one kind: single where one of them is.
pub(super) enum Operands<const N: usize> {
    Double([Dense<f64>; N]),
    Single([Dense<f32>; N]),
    Complex([Argument; N]),
}

/// Runs one body for real operands of either precision, and another for complex ones.
macro_rules! in_precision {
    ($operands:expr, real $r:pat => $real:expr, complex $c:pat => $complex:expr) => {
        match $operands {
            $crate::builtins::linear_algebra::matrix::Operands::Double($r) => $real,
            $crate::builtins::linear_algebra::matrix::Operands::Single($r) => $real,
            $crate::builtins::linear_algebra::matrix::Operands::Complex($c) => $complex,
        }
    };
}
pub(super) use in_precision;

/// The matrix arguments of the function `name`; an error where one is no matrix of floating point numbers.
pub(super) fn operands<const N: usize>(
    name: &'static str,
    values: [&Value; N],
) -> Flow<Operands<N>> {
    let mut single = false;
    let mut complex = false;
    for value in values {
        let array = matrix_array(name, value)?;
        single |= array.class() == Class::Single;
        complex |= matches!(array.data(), Data::C64(_) | Data::C32(_));
    }
    Ok(if complex {
        Operands::Complex(every_one(values.map(|v| argument(name, v)))?)
    } else if single {
        Operands::Single(every_one(values.map(|v| real_matrix(name, v)))?)
    } else {
        Operands::Double(every_one(values.map(|v| real_matrix(name, v)))?)
    })
}

/// All of them, or the first error.
fn every_one<T, const N: usize>(of: [Flow<T>; N]) -> Flow<[T; N]> {
    let list = of.into_iter().collect::<Flow<Vec<T>>>()?;
    let missing = "as many as there were";
    Ok(list.try_into().unwrap_or_else(|_| unreachable!("{missing}")))
}

/// A real matrix in this precision.
fn real_matrix<T: RealNumber>(name: &'static str, value: &Value) -> Flow<Dense<T>> {
    let array = matrix_array(name, value)?;
    let shape = array.shape();
    let data = match array.data() {
        Data::F64(v) => v.iter().map(|&x| T::nearest(x)).collect(),
        Data::F32(v) => v.iter().map(|&x| T::nearest(f64::from(x))).collect(),
        Data::Bool(v) => v.iter().map(|&x| T::nearest(f64::from(u8::from(x)))).collect(),
        Data::Char(v) => v.iter().map(|&x| T::nearest(f64::from(x.0))).collect(),
        _ => return Err(not_floating(name, &array)),
    };
    Ok(Dense::new(data, shape.rows(), shape.cols()))
}

/// The value of a real matrix of either precision.
pub(super) fn dense_value<T: RealNumber + Element>(m: Dense<T>) -> Value {
    Value::from(Array::from_vec(Shape::matrix(m.rows, m.cols), m.data))
}

/// A number in the precision of a result.
pub(super) fn number<T: RealNumber + Element>(x: f64) -> Value {
    dense_value(Dense::new(vec![T::nearest(x)], 1, 1))
}

/// Whether a condition holds for every element.
pub(super) fn every<T: Copy>(m: MatRef<'_, T>, holds: impl Fn(T) -> bool) -> bool {
    (0..m.ncols()).all(|j| (0..m.nrows()).all(|i| holds(m[(i, j)])))
}

/// The same matrix with imaginary parts of zero.
pub(super) fn complexified(m: MatRef<'_, f64>) -> Mat<c64> {
    Mat::from_fn(m.nrows(), m.ncols(), |i, j| c64::new(m[(i, j)], 0.0))
}

/// Asks for room for square factors of this side.
pub(super) fn room_for(side: usize) -> Flow<()> {
    let numel = Shape::matrix(side, side).limited_numel(size_of::<f64>())?;
    Ok(room(numel.saturating_mul(3 * size_of::<c64>()))?)
}

/// The elements of a matrix argument.
fn matrix_array(name: &'static str, value: &Value) -> Flow<Rc<Array>> {
    let array = value.host_array()?.ok_or_else(|| {
        Error::new(
            format!("MATLAB:{name}:inputType"),
            format!("{name}: expected a numeric matrix, found {}", value.class_name()),
        )
    })?;
    let shape = array.shape();
    if shape.ndims() > 2 {
        return Err(Error::new(
            format!("MATLAB:{name}:inputMustBe2D"),
            format!("{name}: expected a matrix, found an array of size {shape}"),
        )
        .into());
    }
    Ok(array)
}

fn not_floating(name: &str, array: &Array) -> crate::builtins::Stop {
    Error::new(
        format!("MATLAB:{name}:inputType"),
        format!("{name}: expected double or single, found {}", array.class().name()),
    )
    .into()
}

/// A matrix argument of the function `name`; an error for what is no matrix of floating point numbers.
pub(super) fn argument(name: &'static str, value: &Value) -> Flow<Argument> {
    let array = matrix_array(name, value)?;
    let shape = array.shape();
    let (rows, cols) = (shape.rows(), shape.cols());
    let real =
        |at: &dyn Fn(usize) -> f64| Matrix::Real(Mat::from_fn(rows, cols, |i, j| at(i + j * rows)));
    let matrix = match array.data() {
        Data::F64(v) => real(&|k| v[k]),
        Data::F32(v) => real(&|k| f64::from(v[k])),
        Data::Bool(v) => real(&|k| f64::from(u8::from(v[k]))),
        Data::Char(v) => real(&|k| f64::from(v[k].0)),
        Data::C64(v) => Matrix::Complex(Mat::from_fn(rows, cols, |i, j| v[i + j * rows])),
        Data::C32(v) => Matrix::Complex(Mat::from_fn(rows, cols, |i, j| {
            let x = v[i + j * rows];
            c64::new(f64::from(x.re), f64::from(x.im))
        })),
        _ => return Err(not_floating(name, &array)),
    };
    Ok(Argument { matrix, single: array.class() == Class::Single })
}

/// A square matrix argument.
pub(super) fn square(name: &'static str, value: &Value) -> Flow<Argument> {
    let a = argument(name, value)?;
    check_square(name, value)?;
    Ok(a)
}

/// A square matrix argument in its own precision.
pub(super) fn square_operand(name: &'static str, value: &Value) -> Flow<Operands<1>> {
    let a = operands(name, [value])?;
    check_square(name, value)?;
    Ok(a)
}

fn check_square(name: &'static str, value: &Value) -> Flow<()> {
    let shape = value.shape();
    if shape.rows() == shape.cols() {
        return Ok(());
    }
    let found = format!("{name} was given {} rows and {} columns", shape.rows(), shape.cols());
    Err(Error::new("MATLAB:square", "Matrix must be square.").hint(found).into())
}

/// The value of a matrix.
pub(super) fn value(matrix: Matrix, single: bool) -> Value {
    match matrix {
        Matrix::Real(m) => real_value(m.as_ref(), single),
        Matrix::Complex(m) => {
            if every(m.as_ref(), |x| x.im == 0.0) {
                let re = Mat::from_fn(m.nrows(), m.ncols(), |i, j| m[(i, j)].re);
                return real_value(re.as_ref(), single);
            }
            let shape = Shape::matrix(m.nrows(), m.ncols());
            if single {
                let narrow = |x: c64| Complex32::new(x.re as f32, x.im as f32);
                Value::from(Array::from_vec(shape, flat(m.as_ref(), narrow)))
            } else {
                Value::from(Array::from_vec(shape, flat(m.as_ref(), |x| x)))
            }
        }
    }
}

/// The value of a real matrix.
pub(super) fn real_value(m: MatRef<'_, f64>, single: bool) -> Value {
    let shape = Shape::matrix(m.nrows(), m.ncols());
    if single {
        Value::from(Array::from_vec(shape, flat(m, |x| x as f32)))
    } else {
        Value::from(Array::from_vec(shape, flat(m, |x| x)))
    }
}

/// A column of real numbers.
pub(super) fn column(v: &[f64], single: bool) -> Value {
    let m = Mat::from_fn(v.len(), 1, |i, _| v[i]);
    real_value(m.as_ref(), single)
}

/// A scalar.
pub(super) fn scalar(x: f64, single: bool) -> Value {
    column(&[x], single)
}

fn flat<T: Copy, U: Element>(m: MatRef<'_, T>, convert: impl Fn(T) -> U) -> Vec<U> {
    let mut out = Vec::with_capacity(m.nrows() * m.ncols());
    for j in 0..m.ncols() {
        for i in 0..m.nrows() {
            out.push(convert(m[(i, j)]));
        }
    }
    out
}

/// A permutation as the matrix P with `P*A` = rows of A in that order, or as a row of indices.
pub(super) fn permutation(order: &[usize], as_vector: bool, single: bool) -> Value {
    if as_vector {
        let m = Mat::from_fn(1, order.len(), |_, j| (order[j] + 1) as f64);
        real_value(m.as_ref(), single)
    } else {
        let n = order.len();
        let m = Mat::from_fn(n, n, |i, j| f64::from(u8::from(order[i] == j)));
        real_value(m.as_ref(), single)
    }
}

/// The text of an option argument, in lower case; None for other values.
pub(super) fn option_text(value: &Value) -> Result<Option<String>, Refusal> {
    Ok(value.as_text()?.map(|t| t.to_lowercase()))
}

/// One result.
pub(super) fn one(v: Value) -> Values {
    Values::from_elem(v, 1)
}
