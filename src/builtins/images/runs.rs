//! Connected components of runs of elements: which touch, by sets that are united (Tarjan, Efficiency of a good but not linear set
//! union algorithm, JACM 22, 1975). Must not know images.

use crate::builtins::arguments::{array, refuse};
use crate::builtins::declare::{builtins, pure};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::graph::in_steps;
use crate::op::pace::Pace;
use crate::value::room::list;
use crate::value::{Array, Data, Shape, Value};
use smallvec::smallvec;

builtins! {
    /// What connected components share.
    RUNS, Images;
    "joinedruns" [4 4; 2] ["[label, area] = joinedruns(first, last, low, high)"]
        pure(joined_runs, "joins sets one after the other"), "The components of runs between places in order, of which those touch that lie from low to high steps on: after a 0 the number of each run's, and the elements of each." [];
}

/// What a run costs for each span of steps, in the units of the op table.
const COST: u64 = 20_000;

fn joined_runs(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    const NAME: &str = "joinedruns";
    let mut given = Vec::new();
    for x in call.args {
        match array(NAME, x)?.data() {
            Data::F64(v) => given.push(v.iter().map(|&x| x as i64).collect::<Vec<i64>>()),
            _ => return Err(refuse(NAME, "class", "expected doubles")),
        }
    }
    let [first, last, low, high] = given.as_slice() else {
        return Err(refuse(NAME, "inputs", "expected four arrays"));
    };
    if first.len() != last.len() || low.len() != high.len() {
        return Err(refuse(NAME, "inputs", "expected as many begins as ends"));
    }
    let (runs, spans) = ((first.clone(), last.clone()), (low.clone(), high.clone()));
    let cost = COST as f64 * (runs.0.len() * (1 + spans.0.len())) as f64;
    in_steps(cost, async move {
        let (first, last) = runs;
        let mut pace = Pace::default();
        let mut parent: Vec<usize> = list(first.len())?;
        parent.extend(0..first.len());
        for (low, high) in spans.0.into_iter().zip(spans.1) {
            let mut from = 0;
            for (k, (&begin, &end)) in first.iter().zip(&last).enumerate() {
                while last.get(from).is_some_and(|&end| end < begin + low) {
                    from += 1;
                }
                let touching = first[from..].iter().take_while(|&&begin| begin <= end + high);
                for other in from..from + touching.count() {
                    unite(&mut parent, k, other);
                }
                pace.spend(COST).await;
            }
        }
        // The first run of each component leads to itself, the others to runs before them.
        let (mut label, mut area): (Vec<f64>, Vec<f64>) = (list(first.len() + 1)?, Vec::new());
        label.push(0.0);
        for (k, (&begin, &end)) in first.iter().zip(&last).enumerate() {
            let number = match parent[k] {
                own if own == k => {
                    area.push(0.0);
                    area.len()
                }
                before => label[before + 1] as usize,
            };
            label.push(number as f64);
            area[number - 1] += (end - begin + 1) as f64;
        }
        let column = |v: Vec<f64>| Value::from(Array::from_vec(Shape::matrix(v.len(), 1), v));
        Ok(smallvec![column(label), column(area)])
    })
}

/// Makes one set of those of two runs, by the name of its first one.
fn unite(parent: &mut [usize], a: usize, b: usize) {
    let mut root = |mut x: usize| {
        while parent[x] != x {
            parent[x] = parent[parent[x]];
            x = parent[x];
        }
        x
    };
    let (a, b) = (root(a), root(b));
    parent[a.max(b)] = a.min(b);
}
