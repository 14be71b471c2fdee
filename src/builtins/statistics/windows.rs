//! Medians of moving windows, each from the one before.

use crate::builtins::arguments::{array, refuse, whole};
use crate::builtins::declare::{Captures, builtins, compose};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::graph::in_steps;
use crate::op::pace::Pace;
use crate::op::sorting::{key32, key64};
use crate::value::room::list;
use crate::value::{Array, Data, Element, Shape, Value};
use smallvec::smallvec;
use std::ops::{Add, Div, Sub};

builtins! {
    /// What the moving medians share.
    WINDOWS, Statistics;
    "mediansofwindows" [3 3; 1] ["Y = mediansofwindows(P, n, w)"]
        compose(Captures::First(1), medians_of_windows), "The medians of the numbers in the rows k to k + w - 1 of each column, for k from 1 to n; [] where the elements lie on a device." [];
}

/// What a window costs, in the units of the op table, besides what is moved in it.
const COST: f64 = 60_000.0;
/// What each element of a window adds.
const MOVED: f64 = 50.0;

fn medians_of_windows(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    const NAME: &str = "mediansofwindows";
    let x = &call.args[0];
    if cx.graph.is_away(x) {
        return Ok(smallvec![Value::empty()]);
    }
    let (n, w) = (whole(NAME, &call.args[1])?, whole(NAME, &call.args[2])?);
    let a = array(NAME, x)?;
    let (rows, columns) = (a.shape().rows(), a.shape().cols());
    let (Ok(n), Ok(w)) = (usize::try_from(n), usize::try_from(w)) else {
        return Err(refuse(NAME, "window", "expected sizes"));
    };
    if w == 0 || n + w - 1 > rows {
        return Err(refuse(NAME, "window", "there are no such rows"));
    }
    let each = COST + MOVED * w as f64;
    in_steps(each * (n * columns) as f64, async move {
        let windows = Windows { n, w, rows, each: each as u64 };
        let y = match a.data() {
            Data::F64(v) => Value::from(windows.medians(v, columns, 2.0, key64).await?),
            Data::F32(v) => Value::from(windows.medians(v, columns, 2.0, key32).await?),
            _ => return Err(refuse(NAME, "class", "expected floating-point numbers")),
        };
        Ok(smallvec![y])
    })
}

/// So many windows of so many rows.
struct Windows {
    n: usize,
    w: usize,
    rows: usize,
    each: u64,
}

impl Windows {
    /// The numbers of a window are kept in order, equal ones as they came.
    async fn medians<T, K: Ord>(
        &self,
        elements: &[T],
        columns: usize,
        two: T,
        key: fn(T) -> K,
    ) -> Flow<Array>
    where
        T: Element + Copy + PartialOrd + Add<Output = T> + Sub<Output = T> + Div<Output = T>,
    {
        let mut out: Vec<T> = list(self.n * columns)?;
        let mut window: Vec<T> = list(self.w)?;
        let mut pace = Pace::default();
        // What is not a number is the only one that is not itself.
        let is_number = |x: &T| x.partial_cmp(x).is_some();
        for column in elements.chunks_exact(self.rows) {
            window.clear();
            window.extend(column[..self.w - 1].iter().copied().filter(is_number));
            window.sort_by_key(|&x| key(x));
            for k in 0..self.n {
                let comes = column[k + self.w - 1];
                if is_number(&comes) {
                    let at = window.partition_point(|&x| key(x) <= key(comes));
                    window.insert(at, comes);
                }
                out.push(match window.len() {
                    0 => comes,
                    count => {
                        let (low, high) = (window[(count - 1) / 2], window[count / 2]);
                        if low == high { low } else { low + (high - low) / two }
                    }
                });
                let goes = column[k];
                if is_number(&goes) {
                    window.remove(window.partition_point(|&x| key(x) < key(goes)));
                }
                pace.spend(self.each).await;
            }
        }
        Ok(Array::from_vec(Shape::matrix(self.n, columns), out))
    }
}
