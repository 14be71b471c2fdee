//! Places of elements: those that are not zero, and those of values in a sorted table.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::{array, doubles, number, one, refuse};
use crate::builtins::declare::{Captures, builtins, compose};
use crate::builtins::indexing_and_reshaping::placed;
use crate::builtins::{Call, Cx, Flow, Values};
use crate::graph::in_steps;
use crate::op::Op;
use crate::op::pace::Pace;
use crate::value::index::Index;
use crate::value::room::room;
use crate::value::{Array, Class, Data, ElemType, Element, Scalar, Shape, Value, with_data};
use smallvec::smallvec;

builtins! {
    /// Places of elements.
    ALL, Searching;
    "find" [1 3; 3] ["k = find(X)", "k = find(X, n)", "k = find(X, n, 'last')", "[row, col, v] = find(X)"]
        compose(Captures::All, find), "The places of nonzero elements."
        [Equal("find([0 3 0 5])", "[2 4]"), Equal("find([0 3 0 5], 1)", "2"), Fails("find(1, -1)", "positive integer")];
    "nnz" [1 1; 1] ["n = nnz(X)"]
        compose(Captures::All, nnz), "The number of nonzero elements."
        [Equal("nnz([0 3 0 5])", "2"), Fails("nnz({1})", "expected a numeric")];
    "lookup" [2 4; 1] ["k = lookup(table, y)", "k = lookup(table, y, options)", "v = lookup(d, keys, 'FallbackValue', value)"]
        compose(Captures::First(2), lookup), "The last place in a sorted table that is not beyond each value; the values of keys of a dictionary."
        [Equal("lookup([1 2 3], [0.5 2.5 9])", "[0 2 3]"), Fails("lookup({1}, 2)", "cell array of texts")];
}

/// Which elements are not zero.
fn nonzero(data: &Data) -> Vec<bool> {
    fn of<T: Element>(v: &[T]) -> Vec<bool> {
        let zero = T::default();
        // -0 equals 0 and NaN does not, as it should be.
        v.iter().map(|x| *x != zero).collect()
    }
    with_data!(data, v => of(v))
}

fn find(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let limit = match call.args.get(1) {
        None => usize::MAX,
        Some(n) => match number("find", n)? {
            n if n >= 1.0 && (crate::op::math::trunc(n) == n) => n as usize,
            _ => {
                return Err(refuse(
                    "find",
                    "invalidCount",
                    "the number of places must be a positive integer",
                ));
            }
        },
    };
    let from_end = match call.args.get(2) {
        None => false,
        Some(direction) => match crate::builtins::arguments::text("find", direction)?.as_str() {
            "first" => false,
            "last" => true,
            other => {
                return Err(refuse(
                    "find",
                    "direction",
                    format!("expected 'first' or 'last', found '{other}'"),
                ));
            }
        },
    };
    if let Some(places) = cx.graph.nonzero_places(&call.args[0])? {
        return captured_places(cx, &call, &places, limit, from_end);
    }
    let a = array("find", &call.args[0])?;
    room(a.numel())?;
    let bits = nonzero(a.data());
    let count = bits.iter().filter(|&&b| b).count();
    let skipped = if from_end { count.saturating_sub(limit) } else { 0 };
    let count = count.min(limit);
    // The places, and as many numbers for each result.
    room(8 * count * (1 + call.nargout.max(1)))?;
    let mut at: Vec<usize> = Vec::with_capacity(count);
    let places = bits.iter().enumerate().filter(|(_, b)| **b).map(|(k, _)| k);
    at.extend(places.skip(skipped).take(count));
    let shape = a.shape();
    let result = shape_of_places(shape, at.len());
    let make = |v: Vec<f64>| Value::from(Array::from_vec(result.clone(), v));
    if call.nargout <= 1 {
        return one(make(at.iter().map(|&k| k as f64 + 1.0).collect()));
    }
    let rows = shape.rows();
    let mut out: Values = smallvec![
        make(at.iter().map(|&k| (k % rows) as f64 + 1.0).collect()),
        make(at.iter().map(|&k| (k / rows) as f64 + 1.0).collect()),
    ];
    if call.nargout > 2 {
        out.push(placed(&Value::Array(a.clone()), result.clone(), at)?);
    }
    Ok(out)
}

/// The shape of `n` places in an array of this shape.
fn shape_of_places(shape: &Shape, n: usize) -> Shape {
    match (shape.ndims(), shape.rows(), shape.cols()) {
        (2, 0, 0) => Shape::matrix(0, 0),
        (2, 1, 1) if n == 0 => Shape::matrix(0, 0),
        (2, 1, _) => Shape::matrix(1, n),
        _ => Shape::matrix(n, 1),
    }
}

/// Zero-based places as the language counts them.
fn counted(cx: &mut Cx<'_>, from: &Value) -> Flow<Value> {
    let from = cx.graph.cast(from, Class::Double)?;
    cx.graph.elementwise(Op::Add, &[from, Value::from(1.0)])
}

/// The results of `find` of a captured array, from its zero-based places.
fn captured_places(
    cx: &mut Cx<'_>,
    call: &Call<'_>,
    places: &Value,
    limit: usize,
    from_end: bool,
) -> Flow<Values> {
    let (all, shape) = (places.numel(), call.args[0].shape());
    let n = all.min(limit);
    let result = shape_of_places(&shape, n);
    if n == 0 {
        let none = |ty| Value::from(Array::zeros(ty, result.clone()));
        let ty = call.args[0].elem_type().unwrap_or(ElemType::DOUBLE);
        let all: Values = smallvec![none(ElemType::DOUBLE), none(ElemType::DOUBLE), none(ty)];
        return Ok(all.into_iter().take(call.nargout.max(1)).collect());
    }
    let start = if from_end { all - n } else { 0 };
    let wanted = cx.graph.index(places, &[Index::Steps { start, step: 1, count: n }])?;
    let places = cx.graph.reshape(&wanted, result)?;
    if call.nargout <= 1 {
        return one(counted(cx, &places)?);
    }
    let rows = Value::from(Scalar::U32(shape.rows() as u32));
    let column = cx.graph.elementwise(Op::IDivide, &[places.clone(), rows.clone()])?;
    let row = cx.graph.elementwise(Op::Rem, &[places.clone(), rows])?;
    let mut out: Values = smallvec![counted(cx, &row)?, counted(cx, &column)?];
    if call.nargout > 2 {
        out.push(cx.graph.taken(&call.args[0], &places)?);
    }
    Ok(out)
}

fn nnz(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if cx.graph.is_away(&call.args[0]) {
        return one(cx.graph.nonzero_count(&call.args[0])?);
    }
    let a = array("nnz", &call.args[0])?;
    one(nonzero(a.data()).iter().filter(|b| **b).count() as f64)
}

fn lookup(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if crate::builtins::maps::dictionary::is_dictionary(&call.args[0]) {
        return crate::builtins::maps::dictionary::lookup(&call);
    }
    if call.args.len() > 3 {
        return Err(refuse("lookup", "arguments", "expected a table, values and options"));
    }
    let options = match call.args.get(2) {
        Some(o) => crate::builtins::arguments::text("lookup", o)?,
        None => String::new(),
    };
    let has = |c: char| options.contains(c);
    if let Value::Cell(_) = &call.args[0] {
        return lookup_text(&call, &has);
    }
    if !has('m') && !has('b') {
        let before_last = call.args[0].numel().saturating_sub(1) as f64;
        let limits = (has('l').then_some(1.0), has('r').then_some(before_last));
        if let Some(places) = cx.graph.lookup(&call.args[0], &call.args[1], has('a'), limits)? {
            return one(places);
        }
    }
    if call.args[0].elem_type().is_none() {
        return Err(refuse("lookup", "table", "the table must hold numbers or texts"));
    }
    let mut table = doubles("lookup", &call.args[0])?;
    let mut values = doubles("lookup", &call.args[1])?;
    let single = |v: &Value| v.elem_type().is_some_and(|t| t.class == Class::Single);
    if single(&call.args[0]) || single(&call.args[1]) {
        // 0.1 in single is found in a table that holds 0.1 in double.
        for x in table.iter_mut().chain(&mut values) {
            *x = f64::from(*x as f32);
        }
    }
    let shape = call.args[1].shape();
    let step = COMPARISON * u64::from(table.len().max(2).ilog2());
    in_steps((step * values.len() as u64) as f64, async move {
        let mut pace = Pace::default();
        // The places take the room of the values.
        for y in &mut values {
            *y = place_in(&table, *y, &options);
            pace.spend(step).await;
        }
        if options.contains('b') {
            return one(Array::from_vec(
                shape,
                values.iter().map(|&p| p != 0.0).collect::<Vec<_>>(),
            ));
        }
        one(Array::from_vec(shape, values))
    })
}

/// What a comparison costs, in the units of the op table.
const COMPARISON: u64 = 15_000;

/// How many elements of a table are not beyond a value; with options: where it is, or whether.
fn place_in(table: &[f64], y: f64, options: &str) -> f64 {
    let has = |c: char| options.contains(c);
    let n = table.len();
    let descending = n > 1 && table[0] > table[n - 1];
    let mut k = table.partition_point(|&t| if descending { t >= y } else { t <= y || y.is_nan() });
    if has('m') || has('b') {
        let found = k > 0 && table[k - 1] == y;
        return match (has('b'), found) {
            (true, _) => f64::from(u8::from(found)),
            (false, true) => k as f64,
            (false, false) => 0.0,
        };
    }
    if has('l') {
        k = k.max(1);
    }
    if has('r') {
        k = k.min(n.saturating_sub(1));
    }
    k as f64
}

fn lookup_text(call: &Call<'_>, has: &dyn Fn(char) -> bool) -> Flow<Values> {
    let table = crate::builtins::arguments::texts("lookup", &call.args[0])?;
    let values = crate::builtins::arguments::texts("lookup", &call.args[1])?;
    let shape = if call.args[1].is_char() { Shape::scalar() } else { call.args[1].shape() };
    let descending = table.len() > 1 && table.first() > table.last();
    let places: Vec<f64> = values
        .iter()
        .map(|y| {
            let k = table.partition_point(|t| if descending { t >= y } else { t <= y });
            let found = k > 0 && table[k - 1] == *y;
            match (has('m'), has('b')) {
                (_, true) => f64::from(u8::from(found)),
                (true, _) => {
                    if found {
                        k as f64
                    } else {
                        0.0
                    }
                }
                _ => k as f64,
            }
        })
        .collect();
    if has('b') {
        return one(Array::from_vec(shape, places.iter().map(|&p| p != 0.0).collect::<Vec<_>>()));
    }
    one(Array::from_vec(shape, places))
}
