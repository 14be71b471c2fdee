//! Operations on elements that leave zeros what they are.

use super::operands::{host, one, sparse};
use crate::builtins::{Flow, Values};
use crate::op::{Op, apply, cast};
use crate::value::cast::check_logical;
use crate::value::concat::concat;
use crate::value::index::{Places, Selection, take_array};
use crate::value::{Array, Compressed, Data, ElemType, Pattern, Scalar, Shape, Value};
use num_complex::Complex64;
use std::rc::Rc;

/// The zero of a type.
pub(super) fn zero(ty: ElemType) -> Value {
    match ty {
        ElemType::LOGICAL => Value::Scalar(Scalar::Bool(false)),
        _ => Value::from(0.0),
    }
}

fn is_zero(value: &Value) -> Flow<bool> {
    Ok(host(value)?.is_some_and(|array| match array.data() {
        Data::F64(v) => v[..] == [0.0],
        Data::C64(v) => v[..] == [Complex64::ZERO],
        Data::Bool(v) => v[..] == [false],
        _ => false,
    }))
}

/// The matrix with these elements in these places, where such matrices hold them.
pub(super) fn placed(pattern: Pattern, elements: &Value) -> Flow<Option<Value>> {
    match host(elements)? {
        Some(array) if Compressed::may_hold(array.elem_type()) => {
            Ok(Some(Value::from(Compressed::new(pattern, array)?)))
        }
        _ => Ok(None),
    }
}

pub(super) fn elements_of(matrix: &Compressed) -> Value {
    Value::from(matrix.elements().clone())
}

/// Some elements of an array, in a column.
pub(super) fn taken(array: &Array, order: Vec<usize>) -> Flow<Array> {
    let shape = Shape::matrix(order.len(), 1);
    Ok(take_array(array, &Selection { shape, places: Places::List(order) })?)
}

/// An operation on elements, where it leaves zeros what they are.
pub(super) fn kept(op: Op, args: &[Value]) -> Flow<Option<Values>> {
    let value = match args {
        [Value::Compressed(a)] => match is_zero(&apply(op, &[zero(a.elem_type())])?)? {
            true => placed(a.pattern(), &apply(op, &[elements_of(a)])?)?,
            false => None,
        },
        [a, b] => of_two(op, a, b)?,
        _ => None,
    };
    value.map_or(Ok(None), one)
}

fn of_two(op: Op, a: &Value, b: &Value) -> Flow<Option<Value>> {
    match (sparse(a)?, sparse(b)?) {
        (_, Some(b)) if a.numel() == 1 => {
            let Some(number) = host(a)?.map(Value::from) else { return Ok(None) };
            if !is_zero(&apply(op, &[number.clone(), zero(b.elem_type())])?)? {
                return Ok(None);
            }
            placed(b.pattern(), &apply(op, &[number, elements_of(&b)])?)
        }
        (Some(a), _) if b.numel() == 1 => {
            let Some(number) = host(b)?.map(Value::from) else { return Ok(None) };
            if !is_zero(&apply(op, &[zero(a.elem_type()), number.clone()])?)? {
                return Ok(None);
            }
            placed(a.pattern(), &apply(op, &[elements_of(&a), number])?)
        }
        (Some(a), Some(b)) if a.shape() == b.shape() => {
            match is_zero(&apply(op, &[zero(a.elem_type()), zero(b.elem_type())])?)? {
                true => of_both(op, &a, &b),
                false => Ok(None),
            }
        }
        (Some(a), _) if a.shape().broadcast(&b.shape()) == Some(a.shape()) => {
            beside_whole(op, &a, b, true)
        }
        (_, Some(b)) => beside_whole(op, &b, a, false),
        _ => Ok(None),
    }
}

/// Of two matrices of a shape: where one of them has an element.
fn of_both(op: Op, a: &Compressed, b: &Compressed) -> Flow<Option<Value>> {
    let (mut starts, mut at) = (vec![0], Vec::with_capacity(a.count().max(b.count())));
    // The number of the element in each, from 1 on; 0 where it has none.
    let (mut of_a, mut of_b) = (Vec::new(), Vec::new());
    for j in 0..a.cols() {
        let (mut left, mut right) = (a.column(j).peekable(), b.column(j).peekable());
        loop {
            let row = |of: &Compressed, k: Option<&usize>| k.map(|&k| of.at()[k]);
            let rows = (row(a, left.peek()), row(b, right.peek()));
            let i = match rows {
                (None, None) => break,
                (Some(i), None) | (None, Some(i)) => i,
                (Some(i), Some(j)) => i.min(j),
            };
            at.push(i);
            of_a.push(left.next_if(|_| rows.0 == Some(i)).map_or(0, |k| k + 1));
            of_b.push(right.next_if(|_| rows.1 == Some(i)).map_or(0, |k| k + 1));
        }
        starts.push(at.len());
    }
    let spread = |of: &Compressed, places: Vec<usize>| -> Flow<Value> {
        let padded = concat(0, &[zero(of.elem_type()), elements_of(of)])?;
        let padded = host(&padded)?.unwrap_or_else(|| of.elements().clone());
        Ok(Value::from(taken(&padded, places)?))
    };
    let elements = apply(op, &[spread(a, of_a)?, spread(b, of_b)?])?;
    placed(Pattern { rows: a.rows(), starts, at }, &elements)
}

/// Beside an array of all elements: products, quotients and conjunctions, where that has no element that makes something of a zero.
fn beside_whole(op: Op, matrix: &Compressed, whole: &Value, first: bool) -> Flow<Option<Value>> {
    if !(op == Op::Mul || op == Op::And || op == Op::Div && first) {
        return Ok(None);
    }
    let (shape, other) = (matrix.shape(), whole.shape());
    if shape.broadcast(&other).as_ref() != Some(&shape) {
        return Ok(None);
    }
    let Some(array) = host(whole)? else { return Ok(None) };
    let leaves_zeros = match array.data() {
        Data::F64(v) if op == Op::Div => v.iter().all(|x| *x != 0.0 && !x.is_nan()),
        Data::F64(v) => v.iter().all(|x| x.is_finite()),
        Data::C64(v) if op == Op::Mul => v.iter().all(|x| x.is_finite()),
        Data::Bool(_) => op != Op::Div,
        _ => false,
    };
    if !leaves_zeros {
        return Ok(None);
    }
    let (down, right) = (usize::from(other.rows() > 1), usize::from(other.cols() > 1));
    let columns = matrix.columns();
    let places = matrix.at().iter().zip(&columns);
    let places = places.map(|(&i, &j)| i * down + j * right * other.rows()).collect::<Vec<_>>();
    let beside = Value::from(taken(&array, places)?);
    let elements = match first {
        true => apply(op, &[elements_of(matrix), beside])?,
        false => apply(op, &[beside, elements_of(matrix)])?,
    };
    placed(matrix.pattern(), &elements)
}

/// Ones where a matrix has elements.
pub(super) fn ones(args: &[Value]) -> Flow<Option<Values>> {
    let [Value::Compressed(matrix)] = args else { return Ok(None) };
    let ones = Array::column(vec![1.0; matrix.count()]);
    one(Value::from(matrix.with_elements(Rc::new(ones))?))
}

/// The elements as doubles.
pub(super) fn double(args: &[Value]) -> Flow<Option<Values>> {
    let [Value::Compressed(matrix)] = args else { return Ok(None) };
    if matrix.elem_type() != ElemType::LOGICAL {
        return one(args[0].clone());
    }
    let elements = cast::array(matrix.elements(), ElemType::DOUBLE);
    one(Value::from(matrix.with_elements(Rc::new(elements))?))
}

/// True where a matrix has elements; whether they have truth values is for the way of whole arrays to say.
pub(super) fn logical(args: &[Value]) -> Flow<Option<Values>> {
    let [Value::Compressed(matrix)] = args else { return Ok(None) };
    check_logical(matrix.elements().data())?;
    let elements = apply(Op::Ne, &[elements_of(matrix), Value::from(0.0)])?;
    placed(matrix.pattern(), &elements)?.map_or(Ok(None), one)
}
