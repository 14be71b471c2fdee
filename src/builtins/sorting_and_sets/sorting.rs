//! Sorting along a dimension, by rows, and whether something is sorted.

use super::order::{Keys, cost_of_order, in_order};
use super::rows::Rows;
use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::{Comparison, comparison, dimension, doubles, one, refuse};
use crate::builtins::declare::{Captures, builtins, compose};
use crate::builtins::indexing_and_reshaping::placed;
use crate::builtins::{Call, Cx, Flow, Stop, Values};
use crate::diag::Result;
use crate::graph::in_steps;
use crate::op::sorting::key64;
use crate::op::{Op, ReduceOp};
use crate::value::index::Index;
use crate::value::order::arrange;
use crate::value::room::{collected, filled, list, places_to, room};
use crate::value::{Array, CellArray, Class, Shape, Value, needs_within, text::text_of};
use smallvec::smallvec;
use std::cmp::Ordering;
use std::rc::Rc;

builtins! {
    /// Sorting.
    ALL, SortingAndSets;
    "sort" [1 7; 2] ["B = sort(A)", "B = sort(A, dim)", "B = sort(A, direction)", "B = sort(..., 'MissingPlacement', 'first' | 'last')", "B = sort(..., 'ComparisonMethod', 'real' | 'abs')", "[B, I] = sort(...)"]
        compose(Captures::First(1), sort), "The elements in order along a dimension; NaN comes last in ascending order."
        [Equal("sort([3 1 2])", "[1 2 3]"), Equal("sort([3 1 2], 'descend')", "[3 2 1]"), Equal("sort([3 NaN 1], 'MissingPlacement', 'first')", "[NaN 1 3]"), Equal("sort([-3 1 2], 'ComparisonMethod', 'abs')", "[1 2 -3]"), Fails("sort(1, 'up')", "direction")], keeps_sparse, of_strings;
    "sortrows" [1 7; 2] ["B = sortrows(A)", "[B, I] = sortrows(A, columns)", "B = sortrows(A, columns, direction)", "B = sortrows(..., 'MissingPlacement', 'first' | 'last')", "B = sortrows(..., 'ComparisonMethod', 'real' | 'abs')"]
        compose(Captures::First(1), sortrows), "The rows in order."
        [Equal("sortrows([3 1; 1 2])", "[1 2; 3 1]"), Equal("sortrows([1 2; 1 3], -2)", "[1 3; 1 2]"), Fails("sortrows([1 2], 3)", "columns")], keeps_sparse;
    "issorted" [1 7; 1] ["tf = issorted(A)", "tf = issorted(A, dim)", "tf = issorted(A, direction)", "tf = issorted(A, 'rows')", "tf = issorted(..., 'MissingPlacement', 'first' | 'last')", "tf = issorted(..., 'ComparisonMethod', 'real' | 'abs')"]
        compose(Captures::First(1), issorted), "Whether the elements are in order."
        [Equal("issorted([1 2 3])", "true"), Equal("issorted([2 1])", "false"), Equal("issorted([1 2 2], 'strictascend')", "false"), Fails("issorted({1})", "order")], tells;
}

fn no_order(name: &str, value: &Value) -> Stop {
    match value {
        Value::Lazy(lazy) if lazy.node.host().is_none() => Stop::Need(vec![lazy.clone()]),
        other => refuse(
            name,
            "unsupported",
            format!(
                "expected an array or a cell array of texts, which have an order; found {}",
                other.class_name()
            ),
        ),
    }
}

/// The dimension and direction among the arguments.
struct SortOptions {
    dim: Option<usize>,
    descending: bool,
    /// Whether what is missing comes first, where that is not the usual place of the direction.
    missing_first: Option<bool>,
    comparison: Comparison,
}

fn sort_options(name: &str, args: &[Value]) -> Flow<SortOptions> {
    let mut options = SortOptions {
        dim: None,
        descending: false,
        missing_first: None,
        comparison: Comparison::Auto,
    };
    let mut k = 0;
    while k < args.len() {
        match args[k].as_text()? {
            Some(text) => match text.to_ascii_lowercase().as_str() {
                "ascend" => options.descending = false,
                "descend" => options.descending = true,
                "comparisonmethod" => {
                    k += 1;
                    options.comparison = comparison(name, args.get(k))?;
                }
                "missingplacement" => {
                    k += 1;
                    let place = text_of(args.get(k))?.unwrap_or_default();
                    options.missing_first = match place.to_ascii_lowercase().as_str() {
                        "auto" => None,
                        "first" => Some(true),
                        "last" => Some(false),
                        _ => {
                            let why = "'MissingPlacement' must be 'auto', 'first' or 'last'";
                            return Err(refuse(name, "invalidPlacement", why));
                        }
                    };
                }
                _ => {
                    let why = match name {
                        "issorted" => "expected 'rows' or a direction",
                        _ => "direction must be 'ascend' or 'descend'",
                    };
                    return Err(refuse(name, "invalidDirection", why));
                }
            },
            None if options.dim.is_some() => {
                return Err(refuse(name, "tooManyDims", "the dimension is given twice"));
            }
            None => options.dim = Some(dimension(name, &args[k])?),
        }
        k += 1;
    }
    Ok(options)
}

pub(in crate::builtins) fn sort(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let value = &call.args[0];
    let options = sort_options("sort", &call.args[1..])?;
    let shape = value.shape();
    let dim = options.dim.unwrap_or_else(|| shape.first_nonsingleton());
    // Where the direction puts what is missing, unless that is asked for elsewhere.
    let moved = options.missing_first.filter(|&first| first != options.descending);
    if moved.is_none()
        && options.comparison != Comparison::Modulus
        && cx.graph.captures(value)
        && value.elem_type().is_some_and(|t| !t.complex)
        && dim < shape.ndims()
        && !shape.is_empty()
    {
        let (sorted, at) = cx.graph.sort(value, dim, options.descending, call.nargout > 1)?;
        let mut out: Values = smallvec![sorted];
        if let Some(at) = at {
            // Places count from 0 in a routine and from 1 in the language.
            let at = cx.graph.cast(&at, Class::Double)?;
            out.push(cx.graph.elementwise(Op::Add, &[at, Value::from(1.0)])?);
        }
        return Ok(out);
    }
    let keys = Keys::compared(value, options.comparison)?;
    let keys = keys.ok_or_else(|| no_order("sort", value))?;
    let extent = shape.dim(dim);
    let inner = shape.stride(dim);
    let mut places = filled(0usize, keys.len())?;
    let mut at = filled(0.0, keys.len())?;
    let mut lane: Vec<usize> = list(extent)?;
    // Pairs of keys and places, or a second list for merging.
    room(size_of::<(u64, usize)>() * extent)?;
    for start in lanes(&shape, dim)? {
        lane.clear();
        lane.extend((0..extent).map(|k| start + k * inner));
        order(&mut lane, &keys, options.descending);
        if let Some(first) = moved {
            let count = lane.iter().filter(|&&k| keys.is_nan(k)).count();
            if first { lane.rotate_right(count) } else { lane.rotate_left(count) }
        }
        for (k, &from) in lane.iter().enumerate() {
            places[start + k * inner] = from;
            at[start + k * inner] = ((from - start) / inner) as f64 + 1.0;
        }
    }
    let sorted = placed(value, shape.clone(), places)?;
    let mut out: Values = smallvec![sorted];
    if call.nargout > 1 {
        out.push(Value::from(Array::from_vec(shape, at)));
    }
    Ok(out)
}

/// The place of the first element of every lane along a dimension.
pub(super) fn lanes(shape: &Shape, dim: usize) -> Result<Vec<usize>> {
    let inner = shape.stride(dim);
    let extent = shape.dim(dim);
    let total = shape.numel();
    let outers = total.checked_div(inner * extent).unwrap_or(0);
    let starts = |outer| (0..inner).map(move |i| outer * inner * extent + i);
    collected(outers * inner, (0..outers).flat_map(starts))
}

/// Ascending places in the order of whole numbers, by pairs of which the place breaks ties.
fn by_key(places: &mut [usize], key: impl Fn(usize) -> u64, descending: bool) {
    let turned = if descending { u64::MAX } else { 0 };
    let pair = |&place: &usize| (key(place) ^ turned, place);
    let mut pairs: Vec<(u64, usize)> = places.iter().map(pair).collect();
    pairs.sort_unstable();
    places.iter_mut().zip(pairs).for_each(|(to, (_, place))| *to = place);
}

/// Stable either way; NaN is greatest, so it comes first when descending.
pub(super) fn order(places: &mut [usize], keys: &Keys, descending: bool) {
    match keys {
        Keys::Numbers(v) => return by_key(places, |place| key64(v[place]), descending),
        Keys::Signed(v) => return by_key(places, |place| v[place] as u64 ^ 1 << 63, descending),
        Keys::Unsigned(v) => return by_key(places, |place| v[place], descending),
        Keys::Complex(_) | Keys::Texts(_) => {}
    }
    arrange(places, &|a, b| if descending { keys.compare(b, a) } else { keys.compare(a, b) });
}

fn sortrows(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let value = &call.args[0];
    let cols = value.shape().cols();
    room(cols.saturating_mul(size_of::<(usize, bool)>()))?;
    let mut by: Vec<(usize, bool)> = (0..cols).map(|c| (c, false)).collect();
    let given = &call.args[1..];
    let words = given.iter().map(Value::as_text).collect::<Result<Vec<_>, _>>()?;
    let named = |word: &Option<String>| {
        let word = word.as_deref().unwrap_or_default().to_ascii_lowercase();
        matches!(word.as_str(), "missingplacement" | "comparisonmethod")
    };
    let first_name = words.iter().position(named).unwrap_or(given.len());
    let options = sort_options("sortrows", &given[first_name..])?;
    for arg in &given[..first_name] {
        match arg.as_texts()?.filter(|_| arg.elem_type().is_none_or(|t| t.class == Class::Char)) {
            Some(directions) => {
                for (k, direction) in directions.iter().enumerate() {
                    let descending = direction.eq_ignore_ascii_case("descend");
                    if directions.len() == 1 {
                        by.iter_mut().for_each(|(_, d)| *d ^= descending);
                    } else if let Some((_, d)) = by.get_mut(k) {
                        *d = descending;
                    }
                }
            }
            None => {
                let wanted = doubles("sortrows", arg)?;
                if !arg.shape().is_vector() && arg.numel() > 1 {
                    return Err(refuse("sortrows", "columns", "the columns must be a vector"));
                }
                let bad = |c: &f64| libm::trunc(*c) != *c || *c == 0.0 || c.abs() > cols as f64;
                if wanted.iter().any(bad) {
                    return Err(refuse(
                        "sortrows",
                        "columns",
                        "the columns must be integers from 1 to the number of columns",
                    ));
                }
                by = wanted.iter().map(|c| (c.abs() as usize - 1, *c < 0.0)).collect();
            }
        }
    }
    if first_name == given.len()
        && let Some((sorted, places)) = cx.graph.sort_rows(value, &by)?
    {
        return Ok(smallvec![sorted, places]);
    }
    let compared = match value {
        // Cells of other columns may hold anything.
        Value::Cell(cells) => {
            let n = cells.shape.rows();
            let column = |&(c, _): &(usize, bool)| cells.cells.iter().skip(c * n).take(n).cloned();
            let shape = Shape::matrix(n, by.len());
            let cells = collected(shape.numel(), by.iter().flat_map(column))?;
            let part = CellArray { shape, cells };
            by.iter_mut().enumerate().for_each(|(k, (c, _))| *c = k);
            Value::Cell(Rc::new(part))
        }
        all => all.clone(),
    };
    let rows = Rows::compared(&compared, options.comparison)?;
    let rows = rows.ok_or_else(|| no_order("sortrows", value))?;
    let value = value.clone();
    in_steps(cost_of_order(rows.count()), async move {
        let compare = |a, b| {
            let orders = by.iter().map(|&(c, descending)| {
                if let Some(first) = options.missing_first {
                    let (in_a, in_b) = (rows.is_nan_at(c, a), rows.is_nan_at(c, b));
                    if in_a != in_b {
                        return if in_a == first { Ordering::Less } else { Ordering::Greater };
                    }
                }
                let order = rows.compare_at(c, a, b);
                if descending { order.reverse() } else { order }
            });
            orders.into_iter().find(|o| o.is_ne()).unwrap_or(Ordering::Equal)
        };
        let places = in_order(places_to(rows.count())?, &compare).await?;
        let sorted = rows.take(&value, &places)?;
        let at = Array::column(places.iter().map(|&p| p as f64 + 1.0).collect::<Vec<_>>());
        Ok(smallvec![sorted, Value::from(at)])
    })
}

/// Whether each element of a vector on the device may come after the one before it.
fn sorted_there(cx: &mut Cx<'_>, value: &Value, descending: bool) -> Flow<Value> {
    let count = value.numel() - 1;
    let part = |start| Index::Steps { start, step: 1, count };
    let (before, after) = (cx.graph.index(value, &[part(0)])?, cx.graph.index(value, &[part(1)])?);
    let op = if descending { Op::Ge } else { Op::Le };
    let follows = cx.graph.elementwise(op, &[before.clone(), after.clone()])?;
    // NaN counts as the greatest.
    let great = if descending { before } else { after };
    let missing = cx.graph.elementwise(Op::IsNan, &[great])?;
    let follows = cx.graph.elementwise(Op::Or, &[follows, missing])?;
    cx.graph.reduce(ReduceOp::All, &follows, &[0, 1])
}

fn issorted(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let value = &call.args[0];
    let (mut by_rows, mut up, mut down, mut strict) = (false, true, false, false);
    let mut rest = Vec::with_capacity(call.args.len());
    for arg in &call.args[1..] {
        match arg.as_text()?.map(|t| t.to_ascii_lowercase()).as_deref() {
            Some("rows") => by_rows = true,
            Some("ascend" | "ascending") => (up, down, strict) = (true, false, false),
            Some("descend" | "descending") => (up, down, strict) = (false, true, false),
            Some("monotonic" | "either") => (up, down, strict) = (true, true, false),
            Some("strictascend") => (up, down, strict) = (true, false, true),
            Some("strictdescend") => (up, down, strict) = (false, true, true),
            Some("strictmonotonic") => (up, down, strict) = (true, true, true),
            _ => rest.push(arg.clone()),
        }
    }
    let options = sort_options("issorted", &rest)?;
    let usual = rest.is_empty() && !strict && !by_rows;
    let real = value.elem_type().is_some_and(|ty| !ty.complex);
    if cx.graph.is_away(value) && value.shape().is_vector() && real && usual {
        let answer = sorted_there(cx, value, !up)?;
        if !(up && down) {
            return one(answer);
        }
        let falling = sorted_there(cx, value, true)?;
        return one(cx.graph.elementwise(Op::Or, &[answer, falling])?);
    }
    needs_within(&call.args[..1])?;
    let follows = |order: Ordering| if strict { order.is_lt() } else { order.is_le() };
    if by_rows {
        let rows = Rows::of(value)?.ok_or_else(|| no_order("issorted", value))?;
        let n = rows.count();
        let whole = !strict || !(0..n).any(|k| rows.has_nan(k));
        let rising = up && (1..n).all(|k| follows(rows.compare(k - 1, k)));
        let falling = down && (1..n).all(|k| follows(rows.compare(k, k - 1)));
        return one(whole && (rising || falling));
    }
    let keys = Keys::compared(value, options.comparison)?;
    let keys = keys.ok_or_else(|| no_order("issorted", value))?;
    // What is missing is greatest, unless it is to be at the other end.
    let compare = |a: usize, b: usize, upwards: bool| {
        let order = keys.compare(a, b);
        let least = options.missing_first == Some(upwards);
        if least && keys.is_nan(a) != keys.is_nan(b) { order.reverse() } else { order }
    };
    let whole = !strict || !(0..keys.len()).any(|k| keys.is_nan(k));
    let shape = value.shape();
    let dim = options.dim.unwrap_or_else(|| shape.first_nonsingleton());
    let (extent, inner) = (shape.dim(dim), shape.stride(dim));
    let sorted = lanes(&shape, dim)?.into_iter().all(|start| {
        let at = |k: usize| start + k * inner;
        let rising = up && (1..extent).all(|k| follows(compare(at(k - 1), at(k), true)));
        let falling = down && (1..extent).all(|k| follows(compare(at(k), at(k - 1), false)));
        rising || falling
    });
    one(whole && sorted)
}
