//! Orders of rows and columns for which factors have few elements.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The graph of a square matrix: whom each node has an element with, in its row or its column.
pub fn neighbours(starts: &[usize], at: &[usize]) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new(); starts.len() - 1];
    for j in 0..all.len() {
        for &i in at[starts[j]..starts[j + 1]].iter().filter(|&&i| i != j) {
            all[i].push(j);
            all[j].push(i);
        }
    }
    for of in &mut all {
        of.sort_unstable();
        of.dedup();
    }
    all
}

/// The nodes of the graph of a square matrix and its transpose in an order of least degree: eliminated one after the other, each when
/// it has the fewest neighbours, or about so many. What an elimination joins is kept as the list of those it joins (A. George and
/// J. Liu, "The evolution of the minimum degree ordering algorithm", 1989), and degrees are bounds (P. Amestoy, T. Davis and I. Duff,
/// "An approximate minimum degree ordering algorithm", 1996).
pub fn least_degree(starts: &[usize], at: &[usize]) -> Vec<usize> {
    let n = starts.len() - 1;
    let mut graph = neighbours(starts, at);
    // The eliminated nodes that a node is joined by, and whom each of those joins; empty once another has taken its place.
    let mut joined_by: Vec<Vec<usize>> = vec![Vec::new(); n];
    let mut joins: Vec<Vec<usize>> = vec![Vec::new(); n];
    let mut is_gone = vec![false; n];
    let mut degree: Vec<usize> = graph.iter().map(Vec::len).collect();
    let mut queue: BinaryHeap<Reverse<(usize, usize)>> =
        degree.iter().enumerate().map(|(node, &degree)| Reverse((degree, node))).collect();
    let (mut order, mut marks, mut round) = (Vec::with_capacity(n), vec![0; n], 0);
    // How many of a list are not in the new one, where it was counted in this round.
    let (mut outside, mut counted) = (vec![0; n], vec![0; n]);
    while let Some(Reverse((of, node))) = queue.pop() {
        if is_gone[node] || of != degree[node] {
            continue;
        }
        is_gone[node] = true;
        order.push(node);
        round += 1;
        marks[node] = round;
        // Whom this elimination joins: the neighbours, and those that it was joined with.
        let mut joined = Vec::new();
        let lists = std::mem::take(&mut joined_by[node]);
        let met = lists.iter().flat_map(|&list| std::mem::take(&mut joins[list]));
        for other in std::mem::take(&mut graph[node]).into_iter().chain(met) {
            if !is_gone[other] && std::mem::replace(&mut marks[other], round) != round {
                joined.push(other);
            }
        }
        for &other in &joined {
            joined_by[other].retain(|&list| !joins[list].is_empty());
            for &list in &joined_by[other] {
                if std::mem::replace(&mut counted[list], round) != round {
                    outside[list] = joins[list].iter().filter(|&&node| !is_gone[node]).count();
                }
                outside[list] -= 1;
            }
        }
        let mut kept = Vec::with_capacity(joined.len());
        for &other in &joined {
            joined_by[other].retain(|&list| {
                // All that it joins is joined by the new one.
                outside[list] > 0
            });
            graph[other].retain(|&near| !is_gone[near] && marks[near] != round);
            if graph[other].is_empty() && joined_by[other].is_empty() {
                // Its neighbours are those that are joined now: eliminated next, it joins nobody else.
                is_gone[other] = true;
                order.push(other);
            } else {
                kept.push(other);
            }
        }
        for &other in &kept {
            let through: usize = joined_by[other].iter().map(|&list| outside[list]).sum();
            let most = n - order.len() - 1;
            degree[other] = (graph[other].len() + kept.len() - 1 + through).min(most);
            joined_by[other].push(node);
            queue.push(Reverse((degree[other], other)));
        }
        joins[node] = kept;
    }
    order
}
