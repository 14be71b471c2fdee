//! Places in arrays: finding them, converting them, taking diagonals and triangles.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::{array, doubles, one, refuse, whole};
use crate::builtins::declare::{Captures, builtins, compose};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::diag::Error;
use crate::op::known::Question;
use crate::op::{Op, math};
use crate::value::index::Index;
use crate::value::{
    Array, Class, Data, Element, Shape, Value, cast, needs_within, text::text_of, with_data,
};

const PLACES: &str = "places are checked before they are used";

builtins! {
    /// Places.
    ALL, IndexingAndReshaping;
    "sub2ind" [2 255; 1] ["k = sub2ind(sz, i, j, ...)"]
        compose(Captures::Never(PLACES), sub2ind), "Linear indices of subscripts."
        [Equal("sub2ind([2 3], 2, 3)", "6"), Fails("sub2ind([2 3], 3, 1)", "out of range")];
    "ind2sub" [2 2; 255] ["[i, j, ...] = ind2sub(sz, k)"]
        compose(Captures::Never(PLACES), ind2sub), "Subscripts of linear indices."
        [Equal("nthargout(1:2, @ind2sub, [2 3], 6)", "{2, 3}"), Fails("ind2sub([2 3], 7)", "out of range")];
    "diag" [1 3; 1] ["v = diag(A, k)", "D = diag(v, k)", "D = diag(v, m, n)"]
        compose(Captures::First(1), diag), "The diagonal of a matrix, or a matrix with a diagonal."
        [Equal("diag([1 2])", "[1 0; 0 2]"), Equal("diag([1 2; 3 4])", "[1; 4]"), Fails("diag(1, 1.5)", "integer")], keeps_sparse;
    "tril" [1 3; 1] ["L = tril(A, k)"]
        compose(Captures::First(1), |cx, call| triangle(cx, call, "tril")), "The lower triangle of a matrix."
        [Equal("tril([1 2; 3 4])", "[1 0; 3 4]"), Equal("tril(ones(2), -1)", "[0 0; 1 0]"), Fails("tril(ones(2, 2, 2))", "matrix")], keeps_sparse;
    "triu" [1 3; 1] ["U = triu(A, k)"]
        compose(Captures::First(1), |cx, call| triangle(cx, call, "triu")), "The upper triangle of a matrix."
        [Equal("triu([1 2; 3 4])", "[1 2; 0 4]"), Fails("triu(ones(2, 2, 2))", "matrix")], keeps_sparse;
}

fn extents(name: &str, value: &Value) -> Flow<Vec<usize>> {
    let v = doubles(name, value)?;
    if v.len() < 2 && name == "ind2sub" && v.len() != 1
        || v.iter().any(|&d| d < 0.0 || math::trunc(d) != d)
    {
        return Err(refuse(name, "invalidSize", "the size vector must hold nonnegative integers"));
    }
    Ok(v.into_iter().map(|d| d as usize).collect())
}

fn not_an_index(name: &str) -> crate::builtins::Stop {
    Error::new(
        format!("MATLAB:{name}:IndexOutOfRange"),
        format!("{name}: subscripts must be either integers 1 to (2^63)-1 or logicals"),
    )
    .into()
}

/// Why a captured value is no place up to `most`.
fn not_a_place(cx: &mut Cx<'_>, name: &str, value: &Value) -> Flow<crate::builtins::Stop> {
    let whole = !cx.graph.any(value, Question::NoPlace(u32::MAX))?;
    let id = format!("MATLAB:{name}:IndexOutOfRange");
    Ok(match whole {
        true => Error::new(id, format!("{name}: index out of range")).into(),
        false => not_an_index(name),
    })
}

/// The extents of so many subscripts: the last one counts through all the dimensions that are left. Programs count places
/// of more elements than there is room for.
fn folded(dims: &[usize], subscripts: usize) -> Vec<u64> {
    let last = subscripts.saturating_sub(1);
    let own = (0..last).map(|k| dims.get(k).map_or(1, |&d| d as u64));
    let rest = dims.iter().skip(last).fold(1, |n: u64, &d| n.saturating_mul(d as u64));
    own.chain([rest]).collect()
}

/// How many places there are.
fn places_of(extents: &[u64]) -> u64 {
    extents.iter().fold(1, |n, &extent| n.saturating_mul(extent))
}

/// Whether subscripts up to these extents are on the device, which tells places below 2^32.
fn are_away(cx: &Cx<'_>, values: &[Value], extents: &[u64]) -> bool {
    let real = |v: &Value| v.elem_type().is_some_and(|ty| !ty.complex);
    values.iter().any(|v| cx.graph.is_away(v))
        && values.iter().all(real)
        && u32::try_from(places_of(extents)).is_ok()
}

fn is_no_place(cx: &mut Cx<'_>, value: &Value, most: u64) -> Flow<bool> {
    cx.graph.any(value, Question::NoPlace(u32::try_from(most).unwrap_or(u32::MAX)))
}

/// Linear places of subscripts of which some are on the device.
fn sub2ind_there(cx: &mut Cx<'_>, folded: &[u64], subscripts: &[Value]) -> Flow<Values> {
    let mut places = Value::from(1.0);
    let mut stride = 1u64;
    for (value, &extent) in subscripts.iter().zip(folded) {
        if is_no_place(cx, value, extent)? {
            return Err(not_a_place(cx, "sub2ind", value)?);
        }
        let value = cx.graph.cast(value, Class::Double)?;
        let from_zero = cx.graph.elementwise(Op::Sub, &[value, Value::from(1.0)])?;
        let far = cx.graph.elementwise(Op::Mul, &[from_zero, Value::from(stride as f64)])?;
        places = cx.graph.elementwise(Op::Add, &[places, far])?;
        stride = stride.saturating_mul(extent);
    }
    one(places)
}

/// Subscripts of linear places that are on the device.
fn ind2sub_there(cx: &mut Cx<'_>, folded: &[u64], places: &Value) -> Flow<Values> {
    if is_no_place(cx, places, places_of(folded))? {
        return Err(not_a_place(cx, "ind2sub", places)?);
    }
    let places = cx.graph.cast(places, Class::Double)?;
    let mut rest = cx.graph.elementwise(Op::Sub, &[places, Value::from(1.0)])?;
    let mut out = Values::new();
    for &extent in folded {
        let extent = Value::from(extent as f64);
        let subscript = cx.graph.elementwise(Op::Mod, &[rest.clone(), extent.clone()])?;
        out.push(cx.graph.elementwise(Op::Add, &[subscript, Value::from(1.0)])?);
        let quotient = cx.graph.elementwise(Op::Div, &[rest, extent])?;
        rest = cx.graph.elementwise(Op::Floor, &[quotient])?;
    }
    Ok(out)
}

fn sub2ind(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let dims = extents("sub2ind", &call.args[0])?;
    let subscripts = &call.args[1..];
    let shape = subscripts[0].shape();
    let folded = folded(&dims, subscripts.len());
    if are_away(cx, subscripts, &folded) && subscripts.iter().all(|s| s.shape() == shape) {
        return sub2ind_there(cx, &folded, subscripts);
    }
    needs_within(subscripts)?;
    let mut places = vec![0u64; shape.numel()];
    let mut stride = 1u64;
    for (k, value) in subscripts.iter().enumerate() {
        if value.shape() != shape {
            return Err(refuse(
                "sub2ind",
                "SubscriptVectorSize",
                "all subscripts must be of the same size",
            ));
        }
        for (place, x) in places.iter_mut().zip(doubles("sub2ind", value)?) {
            if math::trunc(x) != x || x < 1.0 {
                return Err(not_an_index("sub2ind"));
            }
            if x > folded[k] as f64 {
                return Err(Error::new(
                    "MATLAB:sub2ind:IndexOutOfRange",
                    "sub2ind: index out of range",
                )
                .into());
            }
            *place = place.saturating_add((x as u64 - 1).saturating_mul(stride));
        }
        stride = stride.saturating_mul(folded[k]);
    }
    one(Array::from_vec(shape, places.into_iter().map(|p| p as f64 + 1.0).collect::<Vec<_>>()))
}

fn ind2sub(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let dims = extents("ind2sub", &call.args[0])?;
    let shape = call.args[1].shape();
    let folded = folded(&dims, call.nargout.max(1));
    if are_away(cx, &call.args[1..], &folded) {
        return ind2sub_there(cx, &folded, &call.args[1]);
    }
    let places = doubles("ind2sub", &call.args[1])?;
    let total = places_of(&folded);
    for &x in &places {
        if math::trunc(x) != x || x < 1.0 {
            return Err(not_an_index("ind2sub"));
        }
        if x > total as f64 {
            return Err(Error::new(
                "MATLAB:ind2sub:IndexOutOfRange",
                "ind2sub: index out of range",
            )
            .into());
        }
    }
    let mut rest: Vec<u64> = places.iter().map(|&x| x as u64 - 1).collect();
    let mut out = Values::new();
    for &extent in &folded {
        let subscripts: Vec<f64> = rest.iter().map(|r| (r % extent) as f64 + 1.0).collect();
        rest.iter_mut().for_each(|r| *r /= extent);
        out.push(Value::from(Array::from_vec(shape.clone(), subscripts)));
    }
    Ok(out)
}

fn diag(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let value = &call.args[0];
    let shape = value.shape();
    if shape.ndims() > 2 {
        return Err(refuse("diag", "notMatrix", "expected a vector or a matrix"));
    }
    if let [_, m, n] = call.args {
        if !shape.is_vector() {
            return Err(refuse("diag", "notVector", "V must be a vector"));
        }
        let (m, n) = (whole("diag", m)?.max(0) as usize, whole("diag", n)?.max(0) as usize);
        return one(on_diagonal(cx, value, 0, m, n)?);
    }
    let k = match call.args.get(1) {
        Some(k) => whole("diag", k)
            .map_err(|_| refuse("diag", "kthDiagInputNotInteger", "K must be an integer"))?,
        None => 0,
    };
    if shape.is_vector() && !(shape.is_scalar() && k == 0) {
        let side = shape.numel() + k.unsigned_abs() as usize;
        return one(on_diagonal(cx, value, k, side, side)?);
    }
    if cx.graph.captures(value) && value.elem_type().is_some() && !shape.is_empty() {
        return one(cx.graph.diagonal(value, k)?);
    }
    let (down, right) = ((-k).max(0) as usize, k.max(0) as usize);
    let count = shape.rows().saturating_sub(down).min(shape.cols().saturating_sub(right));
    let places = (0..count).map(|i| (i + right) * shape.rows() + i + down).collect();
    let cols = if shape.is_empty() { 0 } else { 1 };
    let result =
        if count == 0 && cols == 0 { Shape::matrix(0, 0) } else { Shape::matrix(count, 1) };
    one(super::placed(value, result, places)?)
}

fn on_diagonal(cx: &mut Cx<'_>, value: &Value, k: i64, rows: usize, cols: usize) -> Flow<Value> {
    let shape = Shape::matrix(rows, cols);
    // Whether what is written into complex numbers is real would be asked of the device.
    if let (true, Some(ty)) = (cx.graph.captures(value), value.elem_type().filter(|ty| !ty.complex))
    {
        shape.checked_numel(ty.bytes())?;
        let (down, right) = ((-k).max(0) as usize, k.max(0) as usize);
        let room = rows.saturating_sub(down).min(cols.saturating_sub(right));
        let count = value.numel().min(room);
        let first = Index::Steps { start: 0, step: 1, count };
        let value = match count == value.numel() {
            true => value.clone(),
            false => cx.graph.index(value, &[first])?,
        };
        let step = rows as isize + 1;
        let places = Index::Steps { start: down + right * rows, step, count };
        let zeros = cx.graph.zeros(ty, shape.clone());
        if let Some(matrix) = cx.graph.assign(&zeros, &[places], &value)? {
            return Ok(matrix);
        }
    }
    let a = array("diag", value)?;
    shape.checked_numel(a.elem_type().bytes())?;
    fn of<T: Element>(v: &[T], k: i64, shape: &Shape) -> Data {
        let (down, right) = ((-k).max(0) as usize, k.max(0) as usize);
        let mut out = vec![T::default(); shape.numel()];
        for (i, x) in v.iter().enumerate() {
            if i + down < shape.rows() && i + right < shape.cols() {
                out[(i + right) * shape.rows() + i + down] = *x;
            }
        }
        T::wrap(out)
    }
    let data = with_data!(a.data(), v => of(v, k, &shape));
    Ok(Value::from(Array::new(shape, data)))
}

fn triangle(cx: &mut Cx<'_>, call: Call<'_>, name: &'static str) -> Flow<Values> {
    let value = &call.args[0];
    let shape = value.shape();
    if shape.ndims() > 2 {
        return Err(refuse(name, "notMatrix", "expected a matrix"));
    }
    let mut args = call.args[1..].to_vec();
    let packed = text_of(args.last())?.is_some_and(|t| t == "pack");
    if packed {
        args.pop();
    }
    let k = match args.first() {
        Some(k) => whole(name, k)?,
        None => 0,
    };
    let keeps = |i: usize, j: usize| {
        let offset = j as i64 - i as i64;
        if name == "tril" { offset <= k } else { offset >= k }
    };
    let rows = shape.rows();
    if packed {
        let places = (0..shape.numel()).filter(|p| keeps(p % rows, p / rows)).collect::<Vec<_>>();
        return one(super::placed(value, Shape::matrix(places.len(), 1), places)?);
    }
    if cx.graph.captures(value) && value.elem_type().is_some() {
        return triangle_captured(cx, value, k, name);
    }
    if let Value::Cell(c) = value {
        let cells = c.cells.iter().enumerate();
        let cells = cells
            .map(|(p, v)| if keeps(p % rows, p / rows) { v.clone() } else { Value::empty() })
            .collect();
        return one(crate::builtins::arguments::cell(shape, cells));
    }
    let a = array(name, value)?;
    fn of<T: Element>(v: &[T], keeps: impl Fn(usize) -> bool) -> Data {
        T::wrap(
            v.iter().enumerate().map(|(p, x)| if keeps(p) { *x } else { T::default() }).collect(),
        )
    }
    let data = with_data!(a.data(), v => of(v, |p| keeps(p % rows, p / rows)));
    one(Array::new(shape, cast::narrow(data)))
}

/// column - row compared with k, and a choice: both fuse with what comes before and after.
fn triangle_captured(cx: &mut Cx<'_>, value: &Value, k: i64, name: &str) -> Flow<Values> {
    use crate::op::Op;
    let shape = value.shape();
    let row = cx.graph.coordinate(shape.clone(), 0);
    let col = cx.graph.coordinate(shape, 1);
    let offset = cx.graph.elementwise(Op::Sub, &[col, row])?;
    let op = if name == "tril" { Op::Le } else { Op::Ge };
    let keep = cx.graph.elementwise(op, &[offset, Value::from(k as f64)])?;
    let ty = value.elem_type().unwrap_or(crate::value::ElemType::DOUBLE);
    let zero = cx.graph.zeros(ty, Shape::scalar());
    one(cx.graph.elementwise(Op::Select, &[keep, value.clone(), zero])?)
}
