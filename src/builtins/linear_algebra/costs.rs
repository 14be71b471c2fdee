//! What the decompositions cost, in the units of the op table: measured in the browser's wasm, and right within a
//! factor of two or so. They cannot give way in their middle. Must not know elements: only shapes and single numbers.

use crate::value::{Scalar, Value};

/// Rows and columns of an argument; nothing where there is none, or it has pages.
fn extents(args: &[Value], k: usize) -> (f64, f64) {
    match args.get(k).map(Value::shape) {
        Some(shape) if shape.ndims() == 2 => (shape.rows() as f64, shape.cols() as f64),
        _ => (0.0, 0.0),
    }
}

fn is_complex(args: &[Value]) -> bool {
    args.iter().any(|a| a.elem_type().is_some_and(|ty| ty.complex))
}

/// Complex numbers take so many times as long.
fn field(args: &[Value]) -> f64 {
    if is_complex(args) { 4.0 } else { 1.0 }
}

/// The same where real ones have factors of our own.
fn factors(args: &[Value]) -> f64 {
    if is_complex(args) { 16.0 } else { 1.0 }
}

/// `each` for every product in a square matrix times itself, or in a rectangular one times its transpose.
fn cubic(args: &[Value], each: f64) -> f64 {
    let (m, n) = extents(args, 0);
    each * field(args) * m * n * m.min(n)
}

/// `each` likewise, for factors.
fn factoring(args: &[Value], each: f64) -> f64 {
    cubic(args, each) / field(args) * factors(args)
}

/// A system of equations: the matrix is argument `a`, whose factors are found, then the other side is solved for.
fn solving(args: &[Value], a: usize) -> f64 {
    if let Some(Value::Compressed(matrix)) = args.get(a) {
        let count = matrix.count() as f64;
        return 2000.0 * count * count.sqrt();
    }
    let ((m, n), (rows, cols)) = (extents(args, a), extents(args, 1 - a));
    // A number divides elements.
    if m * n <= 1.0 {
        return 0.0;
    }
    let each = if m == n { 80.0 } else { 700.0 };
    factors(args) * (each * m * n * m.min(n) + 200.0 * m * n * (rows * cols / m))
}

pub(super) fn left_divide(args: &[Value]) -> f64 {
    solving(args, 0)
}

pub(super) fn right_divide(args: &[Value]) -> f64 {
    solving(args, 1)
}

/// Through eigenvalues, or through the inverse; products alone are captured.
pub(super) fn power(args: &[Value]) -> f64 {
    let whole = |x: f64| libm::trunc(x) == x;
    match args {
        [_, Value::Scalar(Scalar::F64(x))] if whole(*x) && *x >= 0.0 => 0.0,
        [_, Value::Scalar(Scalar::F64(x))] if whole(*x) => inverse(args),
        [base, Value::Scalar(_)] => cubic(std::slice::from_ref(base), 12_000.0),
        [_, exponent] => cubic(std::slice::from_ref(exponent), 12_000.0),
        _ => 0.0,
    }
}

pub(super) fn inverse(args: &[Value]) -> f64 {
    factoring(args, 200.0)
}

pub(super) fn condition(args: &[Value]) -> f64 {
    factoring(args, 80.0)
}

pub(super) fn lu(args: &[Value]) -> f64 {
    factoring(args, 80.0)
}

pub(super) fn qr(args: &[Value]) -> f64 {
    factoring(args, 280.0)
}

pub(super) fn chol(args: &[Value]) -> f64 {
    factoring(args, 45.0)
}

pub(super) fn eig(args: &[Value]) -> f64 {
    // Of a pair of matrices: in complex numbers, and by far the slowest.
    let pair = args.get(1).is_some_and(|b| b.elem_type().is_some_and(|ty| ty.class.is_float()));
    cubic(args, if pair { 200_000.0 } else { 5000.0 })
}

pub(super) fn svd(args: &[Value]) -> f64 {
    cubic(args, 3000.0)
}

pub(super) fn schur(args: &[Value]) -> f64 {
    cubic(args, 20_000.0)
}

pub(super) fn hess(args: &[Value]) -> f64 {
    cubic(args, 1200.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::{Array, ElemType, Shape};
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn matrix(m: usize, n: usize) -> Value {
        Value::from(Array::zeros(ElemType::DOUBLE, Shape::matrix(m, n)))
    }

    #[test]
    fn costs_grow_with_the_work_and_not_with_the_elements() {
        let (square, column) = (matrix(100, 100), matrix(10_000, 1));
        assert!(svd(std::slice::from_ref(&square)) > 50.0 * svd(&[column]));
        let few = left_divide(&[square.clone(), matrix(100, 1)]);
        assert!(left_divide(&[square.clone(), square]) > few);
    }

    #[test]
    fn what_is_elementwise_or_captured_costs_nothing_here() {
        let number = |x: f64| Value::from(x);
        assert_eq!(right_divide(&[matrix(900, 900), number(2.0)]), 0.0);
        assert_eq!(left_divide(&[number(2.0), matrix(900, 900)]), 0.0);
        assert_eq!(power(&[matrix(900, 900), number(3.0)]), 0.0);
        assert!(power(&[matrix(900, 900), number(-1.0)]) > 1e10);
        assert!(power(&[number(2.0), matrix(900, 900)]) > 1e11);
    }
}
