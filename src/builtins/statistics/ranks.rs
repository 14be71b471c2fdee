//! Rows of a matrix whose columns are sorted, found without sorting them.

use crate::builtins::arguments::{array, number, refuse};
use crate::builtins::declare::{Captures, builtins, compose};
use crate::builtins::sorting_and_sets::sort;
use crate::builtins::{Call, Cx, Flow, Values};
use crate::graph::in_steps;
use crate::op::pace::Pace;
use crate::op::sorting::{key32, key64};
use crate::value::index::Index;
use crate::value::room::list;
use crate::value::{Array, Data, Element, Shape, Value};

builtins! {
    /// What the functions share that take elements by their rank.
    RANKS, Statistics;
    "rowsinorder" [2 9; 8] ["[r1, r2, ...] = rowsinorder(X, k1, k2, ...)"]
        compose(Captures::First(1), rows_in_order), "The rows k1, k2, ... of a matrix of floating-point numbers once its columns are sorted; NaN comes last." [];
}

/// What an element costs, in the units of the op table.
const COST: f64 = 12_000.0;
/// Longer columns are sorted, which gives way in between.
const LONG: usize = 1 << 23;

fn rows_in_order(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    const NAME: &str = "rowsinorder";
    let x = &call.args[0];
    let shape = x.shape();
    let mut ranks = Vec::with_capacity(call.args.len());
    for k in &call.args[1..] {
        match number(NAME, k)? as usize {
            k if k > 0 && k <= shape.rows() => ranks.push(k - 1),
            _ => return Err(refuse(NAME, "row", "there is no such row")),
        }
    }
    let complex = x.elem_type().is_some_and(|ty| ty.complex);
    if complex || cx.graph.is_away(x) || shape.rows() > LONG {
        let sorted = match complex {
            true => sort(cx, Call { args: &[x.clone(), Value::from(1.0)], nargout: 1 })?.remove(0),
            false => cx.graph.sort(x, 0, false, false)?.0,
        };
        let mut row = |&k: &usize| cx.graph.index(&sorted, &[Index::One(k), Index::Colon]);
        return ranks.iter().map(&mut row).collect();
    }
    let a = array(NAME, x)?;
    in_steps(COST * a.numel() as f64, async move {
        match a.data() {
            Data::F64(v) => selected(&a, v, &ranks, key64).await,
            Data::F32(v) => selected(&a, v, &ranks, key32).await,
            _ => Err(refuse(NAME, "class", "expected floating-point numbers")),
        }
    })
}

/// The elements of each column at these ranks, a row for each rank; of equal ones those that a sort would have there.
async fn selected<T: Element + Default, K: Ord + Copy>(
    a: &Array,
    elements: &[T],
    ranks: &[usize],
    key: fn(T) -> K,
) -> Flow<Values> {
    let (rows, columns) = (a.shape().rows(), a.shape().numel() / a.shape().rows().max(1));
    let mut order: Vec<usize> = ranks.to_vec();
    order.sort_unstable();
    order.dedup();
    let mut found: Vec<Vec<T>> = ranks.iter().map(|_| list(columns)).collect::<Result<_, _>>()?;
    let mut keys: Vec<K> = list(rows)?;
    let mut pace = Pace::default();
    for column in elements.chunks_exact(rows) {
        pace.spend((COST * rows as f64) as u64).await;
        keys.clear();
        keys.extend(column.iter().map(|&x| key(x)));
        let mut from = 0;
        for &rank in &order {
            keys[from..].select_nth_unstable(rank - from);
            from = rank + 1;
        }
        for (&rank, row) in ranks.iter().zip(&mut found) {
            let chosen = keys[rank];
            // Only zeros have one key whatever their signs.
            let before = match chosen == key(T::default()) {
                true => rank - column.iter().filter(|&&x| key(x) < chosen).count(),
                false => 0,
            };
            row.extend(column.iter().filter(|&&x| key(x) == chosen).nth(before));
        }
    }
    let row = |row| Value::from(Array::from_vec(Shape::matrix(1, columns), row));
    Ok(found.into_iter().map(row).collect())
}
