//! The same elements in other places: reshape, permute, flip, repeat, shift, concatenate.
//!
//! Numeric arrays that are captured stay captured (views and gathers of the graph); everything else is
//! moved on the host by one list of places, whatever its elements are.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::{dimension, doubles, number, one, refuse, whole, within};
use crate::builtins::declare::{Captures, builtins, compose};
use crate::builtins::{Call, Cx, Flow, Stop, Values};
use crate::diag::{Error, Result};
use crate::value::index::{self, Places, Selection};
use crate::value::room::list;
use crate::value::{Shape, StructArray, Value, concat};
use std::rc::Rc;

builtins! {
    /// Shapes and orders.
    ALL, IndexingAndReshaping;
    "reshape" [2 255; 1] ["B = reshape(A, sz)", "B = reshape(A, m, n, ...)", "B = reshape(A, m, [], ...)"]
        compose(Captures::First(1), reshape), "The same elements under another shape."
        [Equal("reshape([1 2 3 4], 2, 2)", "[1 3; 2 4]"), Equal("size(reshape(1:6, [], 2))", "[3 2]"), Fails("reshape([1 2 3], 2, 2)", "Number of elements must not change")], keeps_sparse;
    "vec" [1 2; 1] ["v = vec(A)", "v = vec(A, dim)"]
        compose(Captures::First(1), vec), "All elements as a column, or along a dimension."
        [Equal("vec([1 2; 3 4])", "[1; 3; 2; 4]"), Fails("vec()", "arguments")], keeps_sparse;
    "squeeze" [1 1; 1] ["B = squeeze(A)"]
        compose(Captures::First(1), squeeze), "The array without its dimensions of extent 1."
        [Equal("size(squeeze(ones(2, 1, 3)))", "[2 3]"), Fails("squeeze()", "arguments")], keeps_sparse;
    "permute" [2 2; 1] ["B = permute(A, order)"]
        compose(Captures::First(1), |cx, call| permute(cx, call, false)), "The dimensions in another order."
        [Equal("permute([1 2; 3 4], [2 1])", "[1 3; 2 4]"), Fails("permute(1, [1 1])", "permutation")], keeps_sparse;
    "ipermute" [2 2; 1] ["B = ipermute(A, order)"]
        compose(Captures::First(1), |cx, call| permute(cx, call, true)), "Undoes permute."
        [Equal("size(ipermute(ones(2, 3, 4), [3 1 2]))", "[3 4 2]"), Fails("ipermute(1, [1 1])", "permutation")], keeps_sparse;
    "transpose" [1 1; 1] ["B = transpose(A)", "B = A.'"]
        compose(Captures::All, |cx, call| transpose(cx, &call.args[0], false)), "Rows as columns."
        [Equal("transpose([1 2; 3 4])", "[1 3; 2 4]"), Fails("transpose(ones(2, 2, 2))", "N-D")], keeps_sparse;
    "ctranspose" [1 1; 1] ["B = ctranspose(A)", "B = A'"]
        compose(Captures::All, |cx, call| transpose(cx, &call.args[0], true)), "Rows as columns, conjugated."
        [Equal("ctranspose([1i 2])", "[-1i; 2]"), Fails("ctranspose(ones(2, 2, 2))", "N-D")], keeps_sparse;
    "flip" [1 2; 1] ["B = flip(A)", "B = flip(A, dim)"]
        compose(Captures::First(1), |cx, call| { let d = flip_dimension(&call)?; flip(cx, &call.args[0], d) }), "The elements in reverse order along a dimension."
        [Equal("flip([1 2 3])", "[3 2 1]"), Equal("flip([1 2; 3 4], 2)", "[2 1; 4 3]"), Fails("flip(1, 0)", "positive integer")], keeps_sparse;
    "fliplr" [1 1; 1] ["B = fliplr(A)"]
        compose(Captures::First(1), |cx, call| flip(cx, &call.args[0], 1)), "The columns in reverse order."
        [Equal("fliplr([1 2; 3 4])", "[2 1; 4 3]"), Fails("fliplr()", "arguments")], keeps_sparse;
    "flipud" [1 1; 1] ["B = flipud(A)"]
        compose(Captures::First(1), |cx, call| flip(cx, &call.args[0], 0)), "The rows in reverse order."
        [Equal("flipud([1 2; 3 4])", "[3 4; 1 2]"), Fails("flipud()", "arguments")], keeps_sparse;
    "rot90" [1 2; 1] ["B = rot90(A)", "B = rot90(A, k)"]
        compose(Captures::First(1), rot90), "A matrix turned by quarter turns against the clock."
        [Equal("rot90([1 2; 3 4])", "[2 4; 1 3]"), Equal("rot90([1 2; 3 4], 2)", "[4 3; 2 1]"), Fails("rot90([1 2], 1.5)", "integer")], keeps_sparse;
    "circshift" [2 3; 1] ["B = circshift(A, n)", "B = circshift(A, n, dim)", "B = circshift(A, [n1 n2 ...])"]
        compose(Captures::First(1), circshift), "The elements shifted around in a circle."
        [Equal("circshift([1 2 3 4], 1)", "[4 1 2 3]"), Equal("circshift([1 2; 3 4], 1, 2)", "[2 1; 4 3]"), Fails("circshift([1 2], 0.5)", "integer")], keeps_sparse;
    "repmat" [2 255; 1] ["B = repmat(A, n)", "B = repmat(A, m, n, ...)", "B = repmat(A, [m n ...])"]
        compose(Captures::First(1), repmat), "Copies of an array side by side."
        [Equal("repmat([1 2], 2, 2)", "[1 2 1 2; 1 2 1 2]"), Fails("repmat(1, {1})", "expected")], keeps_sparse;
    "cat" [1 255; 1] ["C = cat(dim, A, B, ...)"]
        compose(Captures::All, cat), "Arrays joined along a dimension."
        [Equal("cat(1, [1 2], [3 4])", "[1 2; 3 4]"), Equal("size(cat(3, 1, 2))", "[1 1 2]"), Fails("cat(1, [1 2], 3)", "not consistent")], keeps_sparse;
    "horzcat" [0 255; 1] ["C = horzcat(A, B, ...)"]
        compose(Captures::All, |cx, call| join(cx, 1, call.args)), "Arrays joined side by side."
        [Equal("horzcat([1 2], 3)", "[1 2 3]"), Fails("horzcat([1; 2], 3)", "not consistent")], keeps_sparse;
    "vertcat" [0 255; 1] ["C = vertcat(A, B, ...)"]
        compose(Captures::All, |cx, call| join(cx, 0, call.args)), "Arrays joined one above the other."
        [Equal("vertcat([1 2], [3 4])", "[1 2; 3 4]"), Fails("vertcat([1 2], 3)", "not consistent")], keeps_sparse;
    "resize" [2 255; 1] ["B = resize(A, m, n, ...)", "B = resize(A, sz)"]
        compose(Captures::First(1), resize), "The array cut or padded with zeros to a size."
        [Equal("resize([1 2; 3 4], 1, 3)", "[1 2 0]"), Fails("resize(1, 1.5)", "integers")], keeps_sparse;
}

/// Where the elements of a result lie in a host value.
pub(crate) fn placed(value: &Value, shape: Shape, places: Vec<usize>) -> Flow<Value> {
    shape.checked_numel(8)?;
    match index::pick(value, Selection { shape, places: Places::List(places) })? {
        Some(value) => Ok(value),
        None => Err(no_elements(value)),
    }
}

fn no_elements(value: &Value) -> Stop {
    match value {
        Value::Lazy(lazy) => Stop::Need(vec![lazy.clone()]),
        other => Error::new(
            "MATLAB:UndefinedFunction",
            format!("Values of class {} cannot be rearranged.", other.class_name()),
        )
        .into(),
    }
}

/// Whether the graph moves the elements.
fn is_captured(cx: &Cx<'_>, value: &Value) -> bool {
    value.elem_type().is_some() && cx.graph.captures(value)
}

fn with_shape(cx: &mut Cx<'_>, value: &Value, shape: Shape) -> Flow<Values> {
    shape.limited_numel(1)?;
    if *value.shape().dims() == *shape.dims() {
        return one(value.clone());
    }
    if is_captured(cx, value) {
        return one(cx.graph.reshape(value, shape)?);
    }
    match index::reshaped(value, shape)? {
        Some(value) => one(value),
        None => Err(no_elements(value)),
    }
}

fn reshape(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let value = &call.args[0];
    let n = value.numel();
    let mut open = None;
    let mut extents = Vec::new();
    match &call.args[1..] {
        [sizes] => {
            let sizes = doubles("reshape", sizes)?;
            if sizes.len() < 2 {
                return Err(Error::new(
                    "MATLAB:getReshapeDims:sizeVector",
                    "Size vector must have at least two elements.",
                )
                .into());
            }
            for x in sizes {
                extents.push(size_of_extent(x)?);
            }
        }
        several => {
            for (k, size) in several.iter().enumerate() {
                if size.numel() != 0 {
                    extents.push(size_of_extent(number("reshape", size)?)?);
                } else if open.replace(k).is_none() {
                    extents.push(1);
                } else {
                    return Err(Error::new(
                        "MATLAB:getReshapeDims:unknownDim",
                        "Size can only have one unknown dimension.",
                    )
                    .into());
                }
            }
        }
    }
    let known = extents.iter().fold(1usize, |n, &d| n.saturating_mul(d));
    if let Some(k) = open {
        if known == 0 && n == 0 {
            extents[k] = 0;
        } else if known == 0 || !n.is_multiple_of(known) {
            return Err(Error::new(
                "MATLAB:getReshapeDims:notDivisible",
                format!("Product of known dimensions, {known}, not divisible into total number of elements, {n}."),
            )
            .into());
        } else {
            extents[k] = n / known;
        }
    } else if known != n {
        return Err(Error::new(
            "MATLAB:getReshapeDims:notSameNumel",
            "Number of elements must not change. Use [] as one of the size inputs to automatically \
             calculate the appropriate size for that dimension.",
        )
        .into());
    }
    with_shape(cx, value, Shape::new(&extents))
}

fn size_of_extent(x: f64) -> Flow<usize> {
    if x >= 0.0 && libm::trunc(x) == x && x < 9e15 {
        return Ok(x as usize);
    }
    Err(Error::new(
        "MATLAB:getReshapeDims:nonNegative",
        "Size arguments must be nonnegative integers.",
    )
    .into())
}

fn vec(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let n = call.args[0].numel();
    let dim = match call.args.get(1) {
        Some(dim) => within("vec", dimension("vec", dim)?)?,
        None => 0,
    };
    with_shape(cx, &call.args[0], Shape::matrix(1, 1).with_dim(dim, n))
}

fn squeeze(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let shape = call.args[0].shape();
    if shape.ndims() == 2 {
        return one(call.args[0].clone());
    }
    let kept: Vec<usize> = shape.dims().iter().copied().filter(|&d| d != 1).collect();
    let shape = match kept[..] {
        [] => Shape::scalar(),
        // A vector along a later dimension becomes a column.
        [n] => Shape::matrix(n, 1),
        _ => Shape::new(&kept),
    };
    with_shape(cx, &call.args[0], shape)
}

fn permute(cx: &mut Cx<'_>, call: Call<'_>, inverse: bool) -> Flow<Values> {
    let name = if inverse { "ipermute" } else { "permute" };
    let order = doubles(name, &call.args[1])?;
    let n = order.len();
    let mut seen = vec![false; n];
    for &x in &order {
        let k = x as usize;
        if libm::trunc(x) != x || k < 1 || k > n || std::mem::replace(&mut seen[k - 1], true) {
            return Err(refuse(
                name,
                "invalidPermutation",
                "ORDER must be a permutation of the dimensions 1 to n.",
            ));
        }
    }
    if n < call.args[0].shape().ndims() {
        return Err(refuse(
            name,
            "tooFewIndices",
            "ORDER must have at least as many elements as the array has dimensions.",
        ));
    }
    let mut order: Vec<usize> = order.iter().map(|&x| x as usize - 1).collect();
    if inverse {
        let mut back = vec![0; n];
        order.iter().enumerate().for_each(|(k, &o)| back[o] = k);
        order = back;
    }
    one(permuted(cx, &call.args[0], &order)?)
}

/// Dimension `k` of the result is dimension `order[k]` of the value.
pub(crate) fn permuted(cx: &mut Cx<'_>, value: &Value, order: &[usize]) -> Flow<Value> {
    if order.iter().enumerate().all(|(k, &o)| k == o) || value.shape().is_scalar() {
        return Ok(value.clone());
    }
    let shape = value.shape();
    let dims: Vec<usize> = order.iter().map(|&o| shape.dim(o)).collect();
    Shape::new(&dims).limited_numel(1)?;
    if is_captured(cx, value) {
        return cx.graph.permute(value, order);
    }
    let strides = shape.strides();
    let steps: Vec<usize> = order.iter().map(|&o| strides.get(o).copied().unwrap_or(0)).collect();
    placed(value, Shape::new(&dims), strided(&dims, &steps)?)
}

/// The places of a walk through extents with a step for each, the first running fastest.
fn strided(dims: &[usize], steps: &[usize]) -> Result<Vec<usize>> {
    let total: usize = dims.iter().product();
    let mut places = list(total)?;
    if total == 0 {
        return Ok(places);
    }
    let mut at = vec![0usize; dims.len()];
    let mut place = 0;
    loop {
        places.push(place);
        let mut k = 0;
        loop {
            if k == dims.len() {
                return Ok(places);
            }
            at[k] += 1;
            place += steps[k];
            if at[k] < dims[k] {
                break;
            }
            place -= steps[k] * dims[k];
            at[k] = 0;
            k += 1;
        }
    }
}

fn transpose(cx: &mut Cx<'_>, value: &Value, conjugate: bool) -> Flow<Values> {
    if value.shape().ndims() > 2 {
        return Err(Error::new(
            "MATLAB:transpose:NDArray",
            "Transpose on N-D array is not defined. Use PERMUTE instead.",
        )
        .into());
    }
    if value.elem_type().is_some() {
        return one(cx.graph.transpose(value, conjugate)?);
    }
    one(permuted(cx, value, &[1, 0])?)
}

fn flip_dimension(call: &Call<'_>) -> Flow<usize> {
    match call.args.get(1) {
        Some(dim) => dimension("flip", dim),
        None => Ok(call.args[0].shape().first_nonsingleton()),
    }
}

fn flip(cx: &mut Cx<'_>, value: &Value, dim: usize) -> Flow<Values> {
    if is_captured(cx, value) && dim < value.shape().ndims() {
        return one(cx.graph.flip(value, dim)?);
    }
    one(along(value, dim, |k, n| n - 1 - k)?)
}

/// The value with position `k` of a dimension taken from `from(k, extent)`.
fn along(value: &Value, dim: usize, from: impl Fn(usize, usize) -> usize) -> Flow<Value> {
    let shape = value.shape();
    let (extent, total) = (shape.dim(dim), shape.numel());
    if extent <= 1 {
        return Ok(value.clone());
    }
    let inner = shape.stride(dim);
    let mut places = list(total)?;
    for outer in 0..total.checked_div(inner * extent).unwrap_or(0) {
        for k in 0..extent {
            let start = (outer * extent + from(k, extent)) * inner;
            places.extend(start..start + inner);
        }
    }
    placed(value, shape, places)
}

fn rot90(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let value = &call.args[0];
    // Pages turn each in its place.
    let mut order: Vec<usize> = (0..value.shape().ndims()).collect();
    order.swap(0, 1);
    let turns = match call.args.get(1) {
        Some(k) => whole("rot90", k)?.rem_euclid(4),
        None => 1,
    };
    let first = |values: Values| values.into_iter().next().unwrap_or_else(Value::empty);
    match turns {
        1 => {
            let turned = permuted(cx, value, &order)?;
            flip(cx, &turned, 0)
        }
        2 => {
            let half = first(flip(cx, value, 0)?);
            flip(cx, &half, 1)
        }
        3 => {
            let flipped = first(flip(cx, value, 0)?);
            one(permuted(cx, &flipped, &order)?)
        }
        _ => one(value.clone()),
    }
}

fn circshift(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let mut value = call.args[0].clone();
    let shape = value.shape();
    if shape.is_empty() {
        return one(value);
    }
    let amounts = doubles("circshift", &call.args[1])?;
    if amounts.iter().any(|&x| libm::trunc(x) != x) {
        return Err(refuse(
            "circshift",
            "InvalidShiftType",
            "Shift amounts must be finite integers",
        ));
    }
    if call.args.len() > 2 && amounts.len() != 1 {
        let found = amounts.len();
        let message = format!("expected one shift along the dimension, found {found}");
        return Err(refuse("circshift", "InvalidShiftType", message));
    }
    let first = match call.args.get(2) {
        Some(dim) => dimension("circshift", dim)?,
        None if amounts.len() == 1 => shape.first_nonsingleton(),
        None => 0,
    };
    for (k, &amount) in amounts.iter().enumerate() {
        let dim = first + k;
        let extent = shape.dim(dim) as i64;
        let amount = (amount as i64).rem_euclid(extent) as usize;
        if amount == 0 {
            continue;
        }
        value = if is_captured(cx, &value) {
            shifted(cx, &value, dim, amount)?
        } else {
            along(&value, dim, |k, n| (k + n - amount) % n)?
        };
    }
    one(value)
}

/// The last `amount` positions, then the others: two slices and a concatenation.
fn shifted(cx: &mut Cx<'_>, value: &Value, dim: usize, amount: usize) -> Flow<Value> {
    let shape = value.shape();
    let extent = shape.dim(dim);
    let part = |cx: &mut Cx<'_>, start: usize, count: usize| {
        let indices: Vec<index::Index> = (0..shape.ndims())
            .map(|k| match k == dim {
                true => index::Index::Steps { start, step: 1, count },
                false => index::Index::Colon,
            })
            .collect();
        cx.graph.index(value, &indices)
    };
    let tail = part(cx, extent - amount, amount)?;
    let head = part(cx, 0, extent - amount)?;
    cx.graph.cat(dim, &[tail, head])
}

fn repmat(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let times = repetitions(&call.args[1..])?;
    let value = &call.args[0];
    let shape = value.shape();
    let dims: Vec<usize> = (0..shape.ndims().max(times.len()))
        .map(|k| shape.dim(k).saturating_mul(times.get(k).copied().unwrap_or(1)))
        .collect();
    let result = Shape::new(&dims);
    let bytes = value.elem_type().map_or(16, |t| t.bytes());
    result.limited_numel(bytes)?;
    let large = result.numel() > cx.graph.thresholds.small;
    if value.elem_type().is_some() && (large || cx.graph.captures(value)) && !result.is_empty() {
        return one(cx.graph.repeat(value, &times)?);
    }
    result.checked_numel(bytes)?;
    let strides = shape.strides();
    let mut places = list(result.numel())?;
    if !result.is_empty() {
        let mut at = vec![0usize; dims.len()];
        for _ in 0..result.numel() {
            places.push(
                (0..strides.len()).map(|k| (at[k] % shape.dim(k)) * strides[k]).sum::<usize>(),
            );
            for (position, &extent) in at.iter_mut().zip(&dims) {
                *position += 1;
                if *position < extent {
                    break;
                }
                *position = 0;
            }
        }
    }
    one(placed(value, result, places)?)
}

fn repetitions(args: &[Value]) -> Flow<Vec<usize>> {
    let mut times = Vec::new();
    for arg in args {
        for x in doubles("repmat", arg)? {
            if libm::trunc(x) != x || x > 9e15 {
                return Err(refuse(
                    "repmat",
                    "invalidReplications",
                    "replication factors must be integers",
                ));
            }
            times.push(x.max(0.0) as usize);
        }
    }
    if times.is_empty() {
        return Err(refuse("repmat", "emptyReplications", "replication factors must not be empty"));
    }
    // One number counts for rows and columns, given alone.
    if times.len() == 1 {
        times.push(times[0]);
    }
    Ok(times)
}

fn cat(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let dim = within("cat", dimension("cat", &call.args[0])?)?;
    join(cx, dim, &call.args[1..])
}

fn join(cx: &mut Cx<'_>, dim: usize, parts: &[Value]) -> Flow<Values> {
    let arrays = parts.iter().all(|p| p.elem_type().is_some());
    if arrays && parts.iter().any(|p| cx.graph.captures(p)) {
        return one(cx.graph.cat(dim, parts)?);
    }
    one(concat::concat(dim, parts)?)
}

fn resize(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let shape = crate::builtins::arguments::sizes("resize", &call.args[1..])?;
    let value = &call.args[0];
    let old = value.shape();
    shape.checked_numel(8)?;
    // What both have, then what only the result has.
    let common: Vec<usize> =
        (0..old.ndims().max(shape.ndims())).map(|k| old.dim(k).min(shape.dim(k))).collect();
    let corner: Vec<index::Index> =
        common.iter().map(|&count| index::Index::Steps { start: 0, step: 1, count }).collect();
    let mut out = index::index(value, &corner)?;
    let last: Vec<index::Index> =
        (0..common.len()).map(|k| index::Index::One(shape.dim(k).saturating_sub(1))).collect();
    let grows = (0..common.len()).any(|k| shape.dim(k) > common[k]);
    if grows && !shape.is_empty() {
        let zero = match &out {
            Value::Cell(_) => {
                crate::builtins::arguments::cell(Shape::scalar(), vec![Value::empty()])
            }
            Value::Struct(s) => {
                let fields = s.fields.keys().map(|k| (k.clone(), vec![Value::empty()])).collect();
                Value::Struct(Rc::new(StructArray { shape: Shape::scalar(), fields }))
            }
            _ => Value::from(0.0),
        };
        crate::value::assign::assign(&mut out, &last, &zero)?;
    } else if grows {
        return placed(value, shape, Vec::new()).and_then(one);
    }
    one(out)
}
