//! How large an array is. Never looks at elements, so lazy arrays stay lazy.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::{dimension, doubles, one, refuse};
use crate::builtins::declare::{Captures, builtins, compose};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::value::{Array, Object, ObjectState, Shape, Value};

builtins! {
    /// Sizes.
    ALL, IndexingAndReshaping;
    "size" [1 255; 255] ["sz = size(A)", "[m, n] = size(A)", "n = size(A, dim)", "sz = size(A, [d1 d2])"]
        compose(Captures::First(1), size), "The extents of an array."
        [Equal("size(ones(2, 3))", "[2 3]"), Equal("size(ones(2, 3), 2)", "3"), Fails("size(1, 0)", "positive integer")], tells;
    "numel" [1 255; 1] ["n = numel(A)", "n = numel(A, idx...)"]
        compose(Captures::All, numel), "The number of elements."
        [Equal("numel(ones(2, 3))", "6"), Fails("numel()", "arguments")], tells;
    "ndims" [1 1; 1] ["n = ndims(A)"]
        compose(Captures::All, |_, call| one(shape_of(&call.args[0]).ndims() as f64)), "The number of dimensions, at least 2."
        [Equal("ndims(ones(2, 3, 4))", "3"), Fails("ndims()", "arguments")], tells;
    "length" [1 1; 1] ["n = length(A)"]
        compose(Captures::All, |_, call| one(length(&call.args[0]))), "The largest extent; 0 for an empty array."
        [Equal("length(ones(2, 5))", "5"), Fails("length()", "arguments")], tells;
    "rows" [1 1; 1] ["n = rows(A)"]
        compose(Captures::All, |_, call| one(shape_of(&call.args[0]).rows() as f64)), "The first extent."
        [Equal("rows(ones(2, 5))", "2"), Fails("rows()", "arguments")], tells;
    "columns" [1 1; 1] ["n = columns(A)"]
        compose(Captures::All, |_, call| one(shape_of(&call.args[0]).cols() as f64)), "The second extent."
        [Equal("columns(ones(2, 5))", "5"), Fails("columns()", "arguments")], tells;
    "isempty" [1 1; 1] ["tf = isempty(A)"]
        compose(Captures::All, |_, call| one(shape_of(&call.args[0]).is_empty())), "Whether an array has no elements."
        [Equal("isempty([])", "true"), Equal("isempty(0)", "false"), Fails("isempty()", "arguments")], tells;
    "isnull" [1 1; 1] ["tf = isnull(A)"]
        compose(Captures::All, |_, call| one(shape_of(&call.args[0]) == Shape::matrix(0, 0))), "Whether a value is a 0-by-0 array."
        [Equal("isnull([])", "true"), Fails("isnull()", "arguments")], tells;
    "isscalar" [1 1; 1] ["tf = isscalar(A)"]
        compose(Captures::All, |_, call| one(shape_of(&call.args[0]).is_scalar())), "Whether an array is 1-by-1."
        [Equal("isscalar(5)", "true"), Equal("isscalar([1 2])", "false"), Fails("isscalar()", "arguments")], tells;
    "isvector" [1 1; 1] ["tf = isvector(A)"]
        compose(Captures::All, |_, call| one(shape_of(&call.args[0]).is_vector())), "Whether an array is 1-by-n or n-by-1."
        [Equal("isvector([1 2 3])", "true"), Equal("isvector(ones(2))", "false"), Fails("isvector()", "arguments")], tells;
    "isrow" [1 1; 1] ["tf = isrow(A)"]
        compose(Captures::All, |_, call| { let s = shape_of(&call.args[0]); one(s.ndims() == 2 && s.rows() == 1) }), "Whether an array is 1-by-n."
        [Equal("isrow([1 2 3])", "true"), Fails("isrow()", "arguments")], tells;
    "iscolumn" [1 1; 1] ["tf = iscolumn(A)"]
        compose(Captures::All, |_, call| { let s = shape_of(&call.args[0]); one(s.ndims() == 2 && s.cols() == 1) }), "Whether an array is n-by-1."
        [Equal("iscolumn([1; 2])", "true"), Fails("iscolumn()", "arguments")], tells;
    "ismatrix" [1 1; 1] ["tf = ismatrix(A)"]
        compose(Captures::All, |_, call| one(shape_of(&call.args[0]).ndims() == 2)), "Whether an array has two dimensions."
        [Equal("ismatrix(ones(2, 3))", "true"), Equal("ismatrix(ones(2, 3, 4))", "false"), Fails("ismatrix()", "arguments")], tells;
    "issquare" [1 1; 1] ["tf = issquare(A)"]
        compose(Captures::All, |_, call| { let s = shape_of(&call.args[0]); one(s.ndims() == 2 && s.rows() == s.cols()) }), "Whether an array is n-by-n."
        [Equal("issquare(ones(2))", "true"), Fails("issquare()", "arguments")], tells;
    "size_equal" [0 255; 1] ["tf = size_equal(A, B, ...)"]
        compose(Captures::All, size_equal), "Whether all arguments have the same size."
        [Equal("size_equal([1 2], [3 4])", "true"), Equal("size_equal(1, [1 2])", "false"), Fails("size_equal({}{2})", "")], tells;
}

/// The shape as `size` sees it: a map is as long as its keys.
pub(crate) fn shape_of(value: &Value) -> Shape {
    match value {
        Value::Object(o) => object_shape(o),
        other => other.shape(),
    }
}

fn object_shape(object: &Object) -> Shape {
    match &*object.state.borrow() {
        ObjectState::Map(map) => Shape::matrix(map.entries.len(), 1),
        _ => Shape::scalar(),
    }
}

fn length(value: &Value) -> f64 {
    let shape = shape_of(value);
    if shape.is_empty() { 0.0 } else { shape.dims().iter().copied().max().unwrap_or(0) as f64 }
}

fn numel(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let shape = shape_of(&call.args[0]);
    if call.args.len() == 1 {
        return one(shape.numel() as f64);
    }
    let indices = call.args[1..]
        .iter()
        .map(crate::value::index::Index::from_value)
        .collect::<Result<Vec<_>, _>>()?;
    let extents = crate::value::index::folded(&shape, indices.len());
    one(indices.iter().zip(extents).map(|(i, e)| i.count(e) as f64).product::<f64>())
}

fn size(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let shape = shape_of(&call.args[0]);
    let extents: Vec<f64> = match &call.args[1..] {
        [] => {
            if call.nargout > 1 {
                return Ok(split(&shape, call.nargout));
            }
            shape.dims().iter().map(|&d| d as f64).collect()
        }
        [dims] if dims.numel() != 1 => {
            let dims = doubles("size", dims)?;
            if dims.is_empty() {
                return Err(refuse(
                    "size",
                    "dim",
                    "Dimension argument must be a positive integer scalar within indexing range.",
                ));
            }
            let extent = |d: f64| Ok(shape.dim(dimension("size", &Value::from(d))?) as f64);
            dims.into_iter().map(extent).collect::<Flow<_>>()?
        }
        dims => {
            dims.iter().map(|d| Ok(shape.dim(dimension("size", d)?) as f64)).collect::<Flow<_>>()?
        }
    };
    if call.nargout > 1 {
        if extents.len() < call.nargout {
            return Err(refuse("size", "nargout", "more outputs than dimensions were asked for"));
        }
        return Ok(extents.into_iter().map(Value::from).collect());
    }
    one(Array::row(extents))
}

/// One extent for each output, the last one taking what is left.
fn split(shape: &Shape, count: usize) -> Values {
    crate::value::index::folded(shape, count).into_iter().map(|d| Value::from(d as f64)).collect()
}

fn size_equal(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let mut shapes = call.args.iter().map(shape_of);
    let Some(first) = shapes.next() else { return one(true) };
    one(shapes.all(|s| s == first))
}
