//! Unique elements, and membership.

use super::order::{COMPARISON, Keys, cost_of_order, in_order};
use super::rows::Rows;
use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::refuse;
use crate::builtins::declare::{Captures, builtins, compose};
use crate::builtins::indexing_and_reshaping::placed;
use crate::builtins::{Call, Cx, Flow, Stop, Values};
use crate::diag::Result;
use crate::graph::{Graph, OfEqual, in_steps};
use crate::op::pace::Pace;
use crate::value::order::arrange;
use crate::value::room::{collected, filled, list, places_to, room};
use crate::value::{Array, Shape, TextArray, Value, needs_within};
use smallvec::smallvec;
use std::cmp::Ordering;
use std::rc::Rc;

builtins! {
    /// Unique elements and membership.
    ALL, SortingAndSets;
    "unique" [1 6; 3] ["c = unique(a)", "[c, ia, ic] = unique(a)", "c = unique(a, 'rows')", "c = unique(a, 'stable')", "[c, ia] = unique(a, 'last')"]
        compose(Captures::First(1), unique), "The elements without repetition, sorted or in the order of their first appearance."
        [Equal("unique([3 1 3 2])", "[1 2 3]"), Equal("unique([3 1 3], 'stable')", "[3 1]"), Equal("unique({'b', 'a', 'b'})", "{'a', 'b'}"), Fails("unique({1})", "order")];
    "ismember" [2 4; 2] ["tf = ismember(a, s)", "[tf, k] = ismember(a, s)", "tf = ismember(a, s, 'rows')"]
        compose(Captures::First(2), ismember), "Whether elements are in a set, and where."
        [Equal("ismember([1 5], [5 6])", "[false true]"), Equal("ismember('a', {'a', 'b'})", "true"), Fails("ismember({1}, 2)", "order")];
}

fn no_order(name: &str, value: &Value) -> Stop {
    refuse(
        name,
        "unsupported",
        format!(
            "expected an array or a cell array of texts, which have an order; found {}",
            value.class_name()
        ),
    )
}

#[derive(Default)]
struct Options {
    rows: bool,
    stable: bool,
    sorted: bool,
    first: bool,
    last: bool,
    legacy: bool,
}

fn options(name: &str, args: &[Value]) -> Flow<Options> {
    let mut options = Options::default();
    for arg in args {
        match arg.as_text()?.as_deref() {
            Some("rows") => options.rows = true,
            Some("stable") => options.stable = true,
            Some("last") => options.last = true,
            Some("legacy") => options.legacy = true,
            Some("first") => options.first = true,
            Some("sorted") => options.sorted = true,
            Some(other) => {
                return Err(refuse(name, "UnknownFlag", format!("unknown option '{other}'")));
            }
            None => return Err(refuse(name, "UnknownInput", "options must be strings")),
        }
    }
    let exclusive = [
        (options.first, "first", options.last, "last"),
        (options.sorted, "sorted", options.stable, "stable"),
        (options.stable, "stable", options.last, "last"),
        (options.legacy, "legacy", options.sorted, "sorted"),
        (options.legacy, "legacy", options.stable, "stable"),
    ];
    for (one, a, other, b) in exclusive {
        if one && other {
            let message = format!("the options '{a}' and '{b}' exclude each other");
            return Err(refuse(name, "conflictingOptions", message));
        }
    }
    Ok(options)
}

/// For each place its group, and for each group its first and last place, groups in order.
struct Groups {
    first: Vec<usize>,
    last: Vec<usize>,
    of: Vec<usize>,
}

/// The groups of what lies at places in order.
fn groups(
    places: &[usize],
    stable: bool,
    compare: &dyn Fn(usize, usize) -> Ordering,
    nan: &dyn Fn(usize) -> bool,
) -> Result<Groups> {
    let n = places.len();
    // The groups of all, and as many first and last places as there are.
    room(8 * 7 * n)?;
    let mut groups = Groups { first: Vec::new(), last: Vec::new(), of: filled(0, n)? };
    for (k, &place) in places.iter().enumerate() {
        // NaN is not equal to NaN: each is a group of its own.
        let same = k > 0 && compare(places[k - 1], place).is_eq() && !nan(place);
        if same {
            if let Some(last) = groups.last.last_mut() {
                *last = place;
            }
        } else {
            groups.first.push(place);
            groups.last.push(place);
        }
        groups.of[place] = groups.first.len() - 1;
    }
    if stable {
        let mut by_first: Vec<usize> = (0..groups.first.len()).collect();
        arrange(&mut by_first, &|a, b| groups.first[a].cmp(&groups.first[b]));
        let mut rank = vec![0; by_first.len()];
        by_first.iter().enumerate().for_each(|(k, &g)| rank[g] = k);
        groups.of.iter_mut().for_each(|g| *g = rank[*g]);
        groups.first = by_first.iter().map(|&g| groups.first[g]).collect();
        groups.last = by_first.iter().map(|&g| groups.last[g]).collect();
    }
    Ok(groups)
}

fn counted(places: &[usize], row: bool) -> Result<Value> {
    let v: Vec<f64> = collected(places.len(), places.iter().map(|&p| p as f64 + 1.0))?;
    Ok(Value::from(if row { Array::row(v) } else { Array::column(v) }))
}

/// So many results of `unique` of numbers that are for the device.
fn captured_unique(
    cx: &mut Cx<'_>,
    value: &Value,
    options: &Options,
    wanted: usize,
) -> Flow<Option<Values>> {
    let named = match (options.stable, options.last) {
        (true, _) => OfEqual::Stable,
        (_, true) => OfEqual::Last,
        _ => OfEqual::First,
    };
    let row = !options.rows && is_row(&value.shape());
    let turned = |graph: &mut Graph, value: Value, row: bool| match row {
        true => graph.reshape(&value, Shape::matrix(1, value.numel())),
        false => Ok(value),
    };
    if wanted <= 1 && named == OfEqual::First && !options.rows {
        let Some(found) = cx.graph.distinct(value)? else { return Ok(None) };
        return Ok(Some(smallvec![turned(cx.graph, found, row)?]));
    }
    let Some(found) = cx.graph.unique(value, options.rows, named)? else { return Ok(None) };
    Ok(Some(smallvec![
        turned(cx.graph, found.elements, row)?,
        turned(cx.graph, found.places, row && options.legacy)?,
        turned(cx.graph, found.of, row && options.legacy)?,
    ]))
}

/// Whether the unique elements of an array of this shape are a row.
fn is_row(shape: &Shape) -> bool {
    shape.ndims() == 2 && shape.rows() == 1 && shape.cols() != 1
}

fn unique(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let value = &call.args[0];
    let mut options = options("unique", &call.args[1..])?;
    if !matches!(value, Value::Cell(_) | Value::Text(_)) && value.elem_type().is_none() {
        return Err(no_order("unique", value));
    }
    // As it was before R2012b: the last of equal elements.
    options.last |= options.legacy && !options.first;
    // Cells have no rows to compare.
    options.rows &= value.elem_type().is_some() || matches!(value, Value::Text(_));
    if let Some(results) = captured_unique(cx, value, &options, call.nargout)? {
        return Ok(results);
    }
    needs_within(call.args)?;
    let value = value.clone();
    if options.rows {
        let rows = Rows::of(&value)?.ok_or_else(|| no_order("unique", &value))?;
        return in_steps(cost_of_order(rows.count()), async move {
            let compare = |a, b| rows.compare(a, b);
            let places = in_order(places_to(rows.count())?, &compare).await?;
            let g = groups(&places, options.stable, &compare, &|r| rows.has_nan(r))?;
            let from = if options.last { &g.last } else { &g.first };
            Ok(smallvec![rows.take(&value, from)?, counted(from, false)?, counted(&g.of, false)?])
        });
    }
    let keys = Keys::of(&value)?.ok_or_else(|| no_order("unique", &value))?;
    in_steps(cost_of_order(keys.len()), unique_elements(value, keys, options))
}

async fn unique_elements(value: Value, keys: Keys, options: Options) -> Flow<Values> {
    let shape = value.shape();
    let row_result = is_row(&shape);
    let compare = |a, b| keys.compare(a, b);
    let places = keys.ordered(places_to(keys.len())?).await?;
    let g = groups(&places, options.stable, &compare, &|k| keys.is_nan(k))?;
    let from = if options.last { &g.last } else { &g.first };
    let n = from.len();
    let result = if shape.is_empty() && n == 0 {
        // Nothing stays nothing; its shape stays what a vector of nothing would be.
        match (shape.rows(), shape.cols()) {
            (0, 0) => Shape::matrix(0, 0),
            _ => Shape::matrix(0, 1),
        }
    } else if row_result {
        Shape::matrix(1, n)
    } else {
        Shape::matrix(n, 1)
    };
    let as_rows = row_result && options.legacy;
    Ok(smallvec![
        placed(&value, result, collected(n, from.iter().copied())?)?,
        counted(from, as_rows)?,
        counted(&g.of, as_rows)?,
    ])
}

/// Members of an enumeration as their names; other values as they are.
fn named(value: &Value) -> Value {
    match value.members() {
        Some((shape, members)) => {
            let texts = members.into_iter().map(Some).collect();
            Value::Text(Rc::new(TextArray { shape, texts }))
        }
        None => value.clone(),
    }
}

fn ismember(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let named = [named(&call.args[0]), named(&call.args[1])];
    let (a, s) = (&named[0], &named[1]);
    let options = options("ismember", &call.args[2..])?;
    if options.stable || options.sorted {
        return Err(refuse("ismember", "UnknownFlag", "the only options are 'rows' and 'legacy'"));
    }
    if !options.rows
        && let Some((found, at)) = cx.graph.members(a, s)?
    {
        return Ok(smallvec![found, at]);
    }
    needs_within(call.args)?;
    let of_strings = matches!((a, s), (Value::Text(_), Value::Text(_)));
    if options.rows && (of_strings || a.elem_type().is_some()) {
        return members_by_row(a, s);
    }
    let texts = |v: &Value| matches!(v, Value::Cell(_) | Value::Text(_));
    let (of, set, shape) = match (texts(a), texts(s)) {
        (false, true) => {
            // One text among texts; [] or a number is in no set of texts.
            let Some(text) = a.as_text()? else {
                return Err(no_order("ismember", a));
            };
            (Keys::Texts(vec![Some(text.encode_utf16().collect())]), Keys::of(s)?, Shape::scalar())
        }
        (true, false) => {
            let texts = s.as_text()?.map(|t| vec![Some(t.encode_utf16().collect())]);
            let set = match (texts, s.numel()) {
                (Some(texts), _) => Some(Keys::Texts(texts)),
                (None, 0) => Some(Keys::Texts(Vec::new())),
                _ => None,
            };
            (Keys::of(a)?.ok_or_else(|| no_order("ismember", a))?, set, a.shape())
        }
        _ => (Keys::of(a)?.ok_or_else(|| no_order("ismember", a))?, Keys::of(s)?, a.shape()),
    };
    let (of, set) = Keys::alike(of, set.ok_or_else(|| no_order("ismember", s))?)?;
    in_steps(cost_of_order(of.len() + set.len()), async move {
        let known = collected(set.len(), (0..set.len()).filter(|&k| !set.is_nan(k)))?;
        let sorted = set.ordered(known).await?;
        let compare = |k, m| of.compare_with(k, &set, m);
        members(places_in(of.len(), &sorted, &compare).await?, shape)
    })
}

/// For each of `n` elements its place in a sorted set, from 1; 0 where it is not there.
async fn places_in(
    n: usize,
    sorted: &[usize],
    compare: &dyn Fn(usize, usize) -> Ordering,
) -> Result<Vec<f64>> {
    let mut pace = Pace::default();
    let mut found = list(n)?;
    for k in 0..n {
        let at = sorted.partition_point(|&m| compare(k, m).is_gt());
        found.push(match sorted.get(at) {
            Some(&m) if compare(k, m).is_eq() => m as f64 + 1.0,
            _ => 0.0,
        });
        pace.spend(COMPARISON * 20).await;
    }
    Ok(found)
}

fn members_by_row(a: &Value, s: &Value) -> Flow<Values> {
    let of = Rows::of(a)?.ok_or_else(|| no_order("ismember", a))?;
    let set = Rows::of(s)?.ok_or_else(|| no_order("ismember", s))?;
    if a.shape().cols() != s.shape().cols() && a.numel() != 0 && s.numel() != 0 {
        return Err(refuse(
            "ismember",
            "AandBColnumAgree",
            "number of columns in A and S must match",
        ));
    }
    let (of, set) = Rows::alike(of, set)?;
    let nothing = s.numel() == 0;
    in_steps(cost_of_order(of.count() + set.count()), async move {
        let rows = (0..set.count()).filter(|&r| !nothing && !set.has_nan(r));
        let known = collected(set.count(), rows)?;
        let sorted = in_order(known, &|a, b| set.compare(a, b)).await?;
        let compare = |k, m| of.compare_with(k, &set, m);
        let found = places_in(of.count(), &sorted, &compare).await?;
        let n = found.len();
        members(found, Shape::matrix(n, 1))
    })
}

fn members(found: Vec<f64>, shape: Shape) -> Flow<Values> {
    let answers: Vec<bool> = collected(found.len(), found.iter().map(|&k| k != 0.0))?;
    Ok(smallvec![
        Value::from(Array::from_vec(shape.clone(), answers)),
        Value::from(Array::from_vec(shape, found)),
    ])
}
