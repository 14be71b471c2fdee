//! Functions that are written in the language, for a few doubles that are on the host: what their texts give, without a frame.
//! Each is tried before its text runs; None leaves the call to that. Must not look at what is captured.

use crate::op::{ReduceOp, fold};
use crate::value::{Array, Data, Scalar, Value};
use std::borrow::Cow;

/// What computes the one result of a call, where the arguments are what it is for.
pub(super) type Few = fn(&[Value]) -> Option<Value>;

/// Elements of an array that is few.
const FEW: usize = 4096;

/// The elements of a real vector of doubles.
fn vector(x: &Value) -> Option<Cow<'_, [f64]>> {
    match x {
        Value::Scalar(Scalar::F64(x)) => Some(Cow::Owned(vec![*x])),
        Value::Array(a) if a.shape().is_vector() && (1..=FEW).contains(&a.numel()) => {
            a.as_slice::<f64>().map(Cow::Borrowed)
        }
        _ => None,
    }
}

/// A whole number that is exact.
fn whole(x: &Value) -> Option<f64> {
    match x {
        Value::Scalar(Scalar::F64(x)) if *x == libm::trunc(*x) && x.abs() <= 1e15 => Some(*x),
        _ => None,
    }
}

fn sum(terms: Vec<f64>) -> Option<f64> {
    let count = terms.len();
    match fold::lanes(ReduceOp::Sum, &Data::F64(terms), count, 1).ok()? {
        Data::F64(sum) => sum.first().copied(),
        _ => None,
    }
}

/// `dot(x, y)` of two vectors.
pub(super) fn dot(args: &[Value]) -> Option<Value> {
    let [x, y] = args else { return None };
    let (x, y) = (vector(x)?, vector(y)?);
    let terms = || x.iter().zip(y.iter()).map(|(x, y)| x * y).collect();
    (x.len() == y.len()).then(terms).and_then(sum).map(Value::from)
}

/// `norm(x)` of a vector whose squares neither overflow nor vanish.
pub(super) fn norm(args: &[Value]) -> Option<Value> {
    let [x] = args else { return None };
    let squares = sum(vector(x)?.iter().map(|x| x * x).collect())?;
    (1e-280..=1e300).contains(&squares).then(|| Value::from(squares.sqrt()))
}

/// `cross(x, y)` of two vectors of three elements that lie alike.
pub(super) fn cross(args: &[Value]) -> Option<Value> {
    let [Value::Array(x), Value::Array(y)] = args else { return None };
    let &[x1, x2, x3] = x.as_slice::<f64>()? else { return None };
    let &[y1, y2, y3] = y.as_slice::<f64>()? else { return None };
    let product = vec![x2 * y3 - x3 * y2, x3 * y1 - x1 * y3, x1 * y2 - x2 * y1];
    let alike = x.shape() == y.shape() && x.shape().is_vector();
    alike.then(|| Value::from(Array::from_vec(x.shape().clone(), product)))
}

fn divisor(mut a: f64, mut b: f64) -> f64 {
    while b != 0.0 {
        (a, b) = (b, a % b);
    }
    a.abs()
}

/// `gcd(a, b)` of two whole numbers.
pub(super) fn gcd(args: &[Value]) -> Option<Value> {
    let [a, b] = args else { return None };
    Some(Value::from(divisor(whole(a)?, whole(b)?)))
}

/// `lcm(a, b)` of two whole numbers.
pub(super) fn lcm(args: &[Value]) -> Option<Value> {
    let [a, b] = args else { return None };
    let (a, b) = (whole(a)?, whole(b)?);
    let multiple = || (a * (b / divisor(a, b))).abs();
    Some(Value::from(if a == 0.0 || b == 0.0 { 0.0 } else { multiple() }))
}
