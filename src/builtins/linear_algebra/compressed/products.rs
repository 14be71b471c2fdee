//! Products of matrices.

use super::elements;
use super::operands::{columns, compressed, host, one, sparse, typed};
use crate::builtins::{Flow, Values};
use crate::graph::no_product;
use crate::op::linear::sparse::{Field, product, times_whole, whole_times};
use crate::op::{Op, cast};
use crate::value::room::filled;
use crate::value::{Array, Compressed, Data, ElemType, Element, Pattern, Shape, Value};
use num_complex::Complex64;
use std::rc::Rc;

/// Whether a value has complex numbers.
pub(super) fn is_complex(value: &Value) -> bool {
    value.elem_type().is_some_and(|ty| ty.complex)
}

/// `a * b`.
pub(super) fn mtimes(args: &[Value]) -> Flow<Option<Values>> {
    let [a, b] = args else { return Ok(None) };
    if a.numel() == 1 || b.numel() == 1 {
        return elements::kept(Op::Mul, args);
    }
    let may_hold = |x: &Value| x.elem_type().is_some_and(Compressed::may_hold);
    if a.shape().ndims() > 2 || b.shape().ndims() > 2 || !may_hold(a) || !may_hold(b) {
        return Ok(None);
    }
    if a.shape().cols() != b.shape().rows() {
        return Err(no_product().into());
    }
    match is_complex(a) || is_complex(b) {
        true => of::<Complex64>(a, b),
        false => of::<f64>(a, b),
    }
}

/// `S ^ p` for a positive whole number, by squares.
pub(super) fn mpower(args: &[Value]) -> Flow<Option<Values>> {
    let [base @ Value::Compressed(_), power] = args else { return Ok(None) };
    let Value::Scalar(power) = power else { return Ok(None) };
    let mut left = power.to_f64();
    let is_square = base.shape().rows() == base.shape().cols();
    if !(left >= 1.0 && left < 1e6 && crate::op::math::trunc(left) == left && is_square) {
        return Ok(None);
    }
    let product = |a: &Value, b: &Value| -> Flow<Option<Value>> {
        match (sparse(a)?, sparse(b)?) {
            (Some(_), Some(_)) => {
                let values = mtimes(&[a.clone(), b.clone()])?;
                Ok(values.and_then(|values| values.into_iter().next()))
            }
            _ => Ok(None),
        }
    };
    let (mut square, mut all) = (base.clone(), None);
    loop {
        if left % 2.0 == 1.0 {
            all = match all {
                None => Some(square.clone()),
                Some(so_far) => product(&so_far, &square)?,
            };
            if all.is_none() {
                return Ok(None);
            }
        }
        left = crate::op::math::trunc(left / 2.0);
        if left == 0.0 {
            return all.map_or(Ok(None), one);
        }
        match product(&square, &square)? {
            Some(next) => square = next,
            None => return Ok(None),
        }
    }
}

fn of<T: Field + Element>(a: &Value, b: &Value) -> Flow<Option<Values>> {
    let rows = a.shape().rows();
    if let (Some(a), Some(b)) = (sparse(a)?, sparse(b)?) {
        let (x, y) = (typed::<T>(&a), typed::<T>(&b));
        let (starts, at, elements) = product::<T>(&columns(&a, &x), &columns(&b, &y));
        let pattern = Pattern { rows, starts, at };
        return one(Value::from(Compressed::new(pattern, Rc::new(Array::column(elements)))?));
    }
    let shape = Shape::matrix(rows, b.shape().cols());
    let mut y = filled(T::default(), shape.checked_numel(size_of::<T>())?)?;
    match (a, b) {
        (Value::Compressed(a), b) => {
            let Some(x) = whole::<T>(b)? else { return Ok(None) };
            let own = typed::<T>(a);
            times_whole(&columns(a, &own), x.as_slice().unwrap_or_default(), &mut y);
        }
        (a, b) => {
            let (Some(x), Some(b)) = (whole::<T>(a)?, compressed(b)?) else { return Ok(None) };
            let own = typed::<T>(&b);
            whole_times(x.as_slice().unwrap_or_default(), rows, &columns(&b, &own), &mut y);
        }
    }
    one(Value::from(narrowed(Array::from_vec(shape, y))))
}

/// Real where all imaginary parts are zero.
pub(super) fn narrowed(array: Array) -> Array {
    if let Data::C64(_) = array.data() {
        let (shape, data) = array.into_parts();
        return Array::new(shape, crate::value::cast::narrow(data));
    }
    array
}

/// All elements of a value, as numbers of a type.
pub(super) fn whole<T: Element>(value: &Value) -> Flow<Option<Rc<Array>>> {
    let to: ElemType = T::TYPE;
    Ok(host(value)?.map(|array| match array.elem_type() == to {
        true => array,
        false => Rc::new(cast::array(&array, to)),
    }))
}
