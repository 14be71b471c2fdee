//! Folds by subscript.

use crate::builtins::arguments::{doubles, one, refuse, sizes, text};
use crate::builtins::declare::{Captures, builtins, compose};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::op::{FOLDS, math};
use crate::value::room::filled;
use crate::value::{Array, Shape};

builtins! {
    /// What accumarray and histc share.
    HELPERS, Reductions;
    "accumarray_fold" [2 4; 1] ["s = accumarray_fold(k, v, n)", "s = accumarray_fold(k, v, n, fold)"]
        compose(Captures::First(2), accumulate), "Values folded by their index: s(k) is the sum of the v whose index is k; or their product, least or greatest." [];
    "accumarray_reach" [1 1; 1] ["n = accumarray_reach(subs)"]
        compose(Captures::First(1), reach), "The greatest index of each column; NaN if any is not a positive whole number." [];
    "accumarray_within" [2 2; 1] ["tf = accumarray_within(subs, extents)"]
        compose(Captures::First(1), within), "Whether the indices of each column are places within its extent." [];
}

fn reach(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let row = |greatest: Vec<f64>| one(Array::row(greatest));
    if let Some(greatest) = cx.graph.reach(&call.args[0])? {
        return row(greatest);
    }
    let subs = doubles("accumarray", &call.args[0])?;
    let (rows, columns) = (call.args[0].shape().rows(), call.args[0].shape().cols());
    if subs.is_empty() {
        return row(filled(0.0, columns)?);
    }
    if subs.iter().any(|&k| !(k >= 1.0 && math::trunc(k) == k)) {
        return row(filled(f64::NAN, columns)?);
    }
    row(subs
        .chunks(rows.max(1))
        .map(|column| column.iter().fold(0.0, |m: f64, &k| m.max(k)))
        .collect())
}

fn within(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (subs, extents) = (&call.args[0], doubles("accumarray", &call.args[1])?);
    let real = subs.elem_type().filter(|ty| !ty.complex);
    // What was seen of one column of numbers is kept.
    let column = extents.len() == 1 && real.is_some_and(|ty| ty.class.is_numeric());
    if column || real.is_some() && cx.graph.is_away(subs) {
        return one(cx.graph.are_within(subs, &extents)?);
    }
    let rows = subs.shape().rows().max(1);
    let places = doubles("accumarray", subs)?;
    let within = |(column, &extent): (&[f64], &f64)| {
        column.iter().all(|&k| k >= 1.0 && k <= extent && math::trunc(k) == k)
    };
    let columns = if extents.len() == 1 { places.len().max(1) } else { rows };
    one(places.chunks(columns).zip(&extents).all(within))
}

fn accumulate(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (subs, values) = (&call.args[0], &call.args[1]);
    let name = match call.args.get(3) {
        Some(name) => text("accumarray", name)?,
        None => "sum".to_owned(),
    };
    let named = FOLDS.iter().find(|fold| fold.name() == name);
    let Some((op, (from, step))) = named.and_then(|&op| Some((op, op.in_doubles()?))) else {
        return Err(refuse("accumarray", "fold", format!("there is no fold '{name}'")));
    };
    let wanted = match call.args.get(2) {
        Some(n) => Some(sizes("accumarray", std::slice::from_ref(n))?.rows()),
        None => None,
    };
    if let Some(n) = wanted
        && let Some(made) = cx.graph.accumulate(op, subs, values, n)?
    {
        return one(made);
    }
    let at = doubles("accumarray", subs)?;
    let v = doubles("accumarray", values)?;
    if at.iter().any(|k| !(*k >= 1.0 && math::trunc(*k) == *k)) {
        return Err(refuse("accumarray", "badSubscript", "subscripts must be positive integers"));
    }
    if v.len() != at.len() && v.len() != 1 {
        return Err(refuse(
            "accumarray",
            "dimension",
            "dimension mismatch between subscripts and values",
        ));
    }
    let reach = at.iter().fold(0.0, |m: f64, k| m.max(*k)) as usize;
    let n = wanted.unwrap_or(0).max(reach);
    Shape::matrix(n, 1).checked_numel(8)?;
    let mut out = filled(from, n)?;
    for (k, &place) in at.iter().enumerate() {
        let so_far = &mut out[place as usize - 1];
        *so_far = step(*so_far, v[if v.len() == 1 { 0 } else { k }]);
    }
    one(Array::column(out))
}
