//! Rows of a matrix whose columns are sorted, found without sorting them.

use crate::builtins::arguments::{array, doubles, refuse};
use crate::builtins::declare::{Captures, builtins, compose};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::graph::in_steps;
use crate::op::pace::Pace;
use crate::op::sorting::{key32, key64};
use crate::value::room::list;
use crate::value::{Array, Data, Element, Shape, Value};
use smallvec::smallvec;

builtins! {
    /// What the functions share that take elements by their rank.
    RANKS, Statistics;
    "rowsinorder" [2 2; 1] ["R = rowsinorder(X, k)"]
        compose(Captures::All, rows_in_order), "The rows k of a matrix of floating-point numbers once its columns are sorted, NaN last: a column of numbers, or one for each column of X." [];
}

/// What an element costs, in the units of the op table.
const COST: f64 = 12_000.0;

fn rows_in_order(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    const NAME: &str = "rowsinorder";
    let (x, rows) = (&call.args[0], &call.args[1]);
    let shape = x.shape();
    let columns = shape.numel() / shape.rows().max(1);
    let count = rows.shape().rows();
    let away = cx.graph.is_away(x) || cx.graph.is_away(rows);
    let complex = x.elem_type().is_some_and(|ty| ty.complex);
    if away || complex || cx.graph.is_selected(x, count) {
        return Ok(smallvec![cx.graph.rows_in_order(x, rows)?]);
    }
    let ranks = doubles(NAME, rows)?;
    let there = |&k: &f64| k >= 1.0 && k <= shape.rows() as f64;
    if !(ranks.len() == count || ranks.len() == count * columns) || !ranks.iter().all(there) {
        return Err(refuse(NAME, "row", "there is no such row"));
    }
    let ranks: Vec<usize> = ranks.into_iter().map(|k| k as usize - 1).collect();
    let a = array(NAME, x)?;
    in_steps(COST * a.numel() as f64, async move {
        match a.data() {
            Data::F64(v) => selected(&a, v, (count, &ranks), key64).await,
            Data::F32(v) => selected(&a, v, (count, &ranks), key32).await,
            _ => Err(refuse(NAME, "class", "expected floating-point numbers")),
        }
    })
}

/// The elements of each column at ranks, of which there are `count` for all columns or as many for each; of equal ones those that
/// a sort would have there.
async fn selected<T: Element + Default, K: Ord + Copy>(
    a: &Array,
    elements: &[T],
    (count, ranks): (usize, &[usize]),
    key: fn(T) -> K,
) -> Flow<Values> {
    let (rows, columns) = (a.shape().rows(), a.shape().numel() / a.shape().rows().max(1));
    let mut order: Vec<usize> = Vec::with_capacity(count);
    let mut found: Vec<T> = list(count * columns)?;
    let mut keys: Vec<K> = list(rows)?;
    let mut pace = Pace::default();
    for (c, column) in elements.chunks_exact(rows).enumerate() {
        pace.spend((COST * rows as f64) as u64).await;
        let here = ranks.get(c * count..(c + 1) * count).unwrap_or(&ranks[..count]);
        order.clear();
        order.extend(here);
        order.sort_unstable();
        order.dedup();
        keys.clear();
        keys.extend(column.iter().map(|&x| key(x)));
        let mut from = 0;
        for &rank in &order {
            keys[from..].select_nth_unstable(rank - from);
            from = rank + 1;
        }
        for &rank in here {
            let chosen = keys[rank];
            // Only zeros have one key whatever their signs.
            let before = match chosen == key(T::default()) {
                true => rank - column.iter().filter(|&&x| key(x) < chosen).count(),
                false => 0,
            };
            found.extend(column.iter().filter(|&&x| key(x) == chosen).nth(before));
        }
    }
    Ok(smallvec![Value::from(Array::from_vec(Shape::matrix(count, columns), found))])
}
