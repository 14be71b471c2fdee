//! What functions of such matrices are given: matrices, numbers, and arrays of all elements.

use crate::builtins::{Flow, Values};
use crate::op::cast;
use crate::op::linear::sparse::{Columns, Field};
use crate::value::{Array, Compressed, Element, Value};
use smallvec::smallvec;
use std::rc::Rc;

/// One result.
pub(super) fn one(value: Value) -> Flow<Option<Values>> {
    Ok(Some(smallvec![value]))
}

/// A value on the host; what has no elements is none.
pub(super) fn host(value: &Value) -> Flow<Option<Rc<Array>>> {
    Ok(value.host_array()?)
}

/// The matrix that a value is, if programs take it for a sparse one.
pub(super) fn sparse(value: &Value) -> Flow<Option<Rc<Compressed>>> {
    Ok(match value {
        Value::Compressed(matrix) => Some(matrix.clone()),
        other if other.is_sparse() => compressed(other)?,
        _ => None,
    })
}

/// The same of any matrix that can be such a one.
pub(super) fn compressed(value: &Value) -> Flow<Option<Rc<Compressed>>> {
    if let Value::Compressed(matrix) = value {
        return Ok(Some(matrix.clone()));
    }
    if value.shape().ndims() > 2 || !value.elem_type().is_some_and(Compressed::may_hold) {
        return Ok(None);
    }
    Ok(match host(value)? {
        Some(array) => Some(Rc::new(Compressed::of_array(&array)?)),
        None => None,
    })
}

/// The elements as numbers of a type: doubles or complex ones.
pub(super) fn typed<T: Element>(matrix: &Compressed) -> Rc<Array> {
    let elements = matrix.elements();
    match elements.elem_type() == T::TYPE {
        true => elements.clone(),
        false => Rc::new(cast::array(elements, T::TYPE)),
    }
}

/// Its columns, with those elements.
pub(super) fn columns<'a, T: Field + Element>(
    matrix: &'a Compressed,
    elements: &'a Array,
) -> Columns<'a, T> {
    Columns {
        rows: matrix.rows(),
        starts: matrix.starts(),
        at: matrix.at(),
        elements: elements.as_slice().unwrap_or_default(),
    }
}
