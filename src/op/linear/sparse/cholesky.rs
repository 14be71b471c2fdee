//! The Cholesky factor of a symmetric matrix, in dense parts: columns that have the same rows are factored together, and what they leave
//! of the rows below goes to those that come after them (I. Duff and J. Reid, "The multifrontal solution of indefinite sparse symmetric
//! linear equations", 1983; J. Liu, "The multifrontal method for sparse matrix solution: theory and practice", 1992).

use super::Columns;
use crate::op::linear::{Dense, cholesky};
use crate::op::matmul::Panels;

/// L with L·L' = A, rows and columns in another order.
pub struct Cholesky {
    /// The rows and columns of the matrix in their order.
    pub order: Vec<usize>,
    parts: Vec<Part>,
}

/// Columns that are factored together, with all rows that one of them has elements in.
struct Part {
    /// Those of the columns come first; they ascend.
    rows: Vec<usize>,
    count: usize,
    /// The elements, column after column; nothing above the diagonal.
    factor: Vec<f64>,
}

/// Zeros that may be stored so that columns are factored together, as a share of the elements.
const ZEROS: f64 = 0.15;
const NONE: usize = usize::MAX;

/// The column below which each is eliminated next (J. Liu, "The role of elimination trees in sparse factorization", 1990).
fn elimination_tree(a: &Columns<'_, f64>, order: &[usize], place: &[usize]) -> Vec<usize> {
    let n = order.len();
    let (mut parent, mut ancestor) = (vec![NONE; n], vec![NONE; n]);
    for k in 0..n {
        for m in a.column(order[k]) {
            let mut i = place[a.at[m]];
            while i < k {
                let next = std::mem::replace(&mut ancestor[i], k);
                if next == NONE {
                    parent[i] = k;
                    break;
                }
                i = next;
            }
        }
    }
    parent
}

/// Those of whom each is the parent.
fn children_of(parent: &[usize]) -> Vec<Vec<usize>> {
    let mut children = vec![Vec::new(); parent.len()];
    for (k, &parent) in parent.iter().enumerate().filter(|(_, parent)| **parent != NONE) {
        children[parent].push(k);
    }
    children
}

/// Every node of a forest after those below it.
fn postorder(parent: &[usize]) -> Vec<usize> {
    let children = children_of(parent);
    let mut order = Vec::with_capacity(parent.len());
    let roots = (0..parent.len()).rev().filter(|&k| parent[k] == NONE);
    let mut stack: Vec<usize> = roots.collect();
    // Parents before children and later children first, turned round.
    while let Some(node) = stack.pop() {
        order.push(node);
        stack.extend(&children[node]);
    }
    order.reverse();
    order
}

fn places(order: &[usize]) -> Vec<usize> {
    let mut places = vec![0; order.len()];
    order.iter().enumerate().for_each(|(at, &k)| places[k] = at);
    places
}

/// Which columns are factored together, and their rows.
fn symbolic(a: &Columns<'_, f64>, order: &[usize], place: &[usize], parent: &[usize]) -> Vec<Part> {
    let n = order.len();
    let children = children_of(parent);
    let mut parts: Vec<Part> = Vec::new();
    // The rows below each column, until its parent has taken them; how many zeros the last part has.
    let mut below: Vec<Vec<usize>> = vec![Vec::new(); n];
    let (mut met, mut zeros) = (vec![NONE; n], 0);
    for j in 0..n {
        let mut rows = Vec::new();
        met[j] = j;
        let own = a.column(order[j]).map(|m| place[a.at[m]]);
        let taken = children[j].iter().flat_map(|&child| std::mem::take(&mut below[child]));
        for i in own.chain(taken) {
            if i > j && std::mem::replace(&mut met[i], j) != j {
                rows.push(i);
            }
        }
        rows.sort_unstable();
        let joins = parts.last().filter(|_| j > 0 && parent[j - 1] == j).map(|part| {
            // The rows that its columns have not had so far.
            let more = rows.len() + part.count + 1 - part.rows.len();
            let zeros = zeros + more * part.count;
            let height = part.rows.len() + more;
            let size = (part.count + 1) * height;
            (zeros, zeros as f64 <= ZEROS * size as f64 || height <= 6)
        });
        match (joins, parts.last_mut()) {
            (Some((more, true)), Some(part)) => {
                zeros = more;
                part.rows.truncate(part.count);
                part.rows.push(j);
                part.count += 1;
                part.rows.extend_from_slice(&rows);
            }
            _ => {
                zeros = 0;
                let all = std::iter::once(j).chain(rows.iter().copied()).collect();
                parts.push(Part { rows: all, count: 1, factor: Vec::new() });
            }
        }
        below[j] = rows;
    }
    parts
}

/// The factor of a symmetric matrix all of whose elements are given; with `keeps`, in this order and no other. None where the matrix is
/// not positive definite.
pub fn positive(a: &Columns<'_, f64>, order: Vec<usize>, keeps: bool) -> Option<Cholesky> {
    let n = order.len();
    let mut place = places(&order);
    let mut parent = elimination_tree(a, &order, &place);
    let mut order = order;
    if !keeps {
        // What is eliminated together comes to lie together.
        let post = postorder(&parent);
        let new = places(&post);
        let of = |k: usize| if parent[k] == NONE { NONE } else { new[parent[k]] };
        parent = post.iter().map(|&k| of(k)).collect();
        order = post.iter().map(|&k| order[k]).collect();
        place = places(&order);
    }
    let mut parts = symbolic(a, &order, &place, &parent);
    // Which part each column is in, and what parts have left for the part of their next row.
    let mut part_of = vec![0; n];
    for (p, part) in parts.iter().enumerate() {
        part.rows[..part.count].iter().for_each(|&j| part_of[j] = p);
    }
    let mut left: Vec<Vec<(usize, Dense<f64>)>> = vec![Vec::new(); parts.len()];
    let mut local = vec![0; n];
    let mut panels = Panels::default();
    for p in 0..parts.len() {
        let (height, count) = (parts[p].rows.len(), parts[p].count);
        let mut front = Dense::zeros(height, height);
        parts[p].rows.iter().enumerate().for_each(|(at, &i)| local[i] = at);
        for (c, &j) in parts[p].rows[..count].iter().enumerate() {
            for m in a.column(order[j]) {
                let i = place[a.at[m]];
                if i >= j {
                    front.data[local[i] + c * height] = a.elements[m];
                }
            }
        }
        for (from, rest) in std::mem::take(&mut left[p]) {
            let rows: Vec<usize> =
                parts[from].rows[parts[from].count..].iter().map(|&i| local[i]).collect();
            for (c, &to) in rows.iter().enumerate() {
                let column = &mut front.data[to * height..(to + 1) * height];
                for (&at, &x) in rows[c..].iter().zip(&rest.column(c)[c..]) {
                    column[at] += x;
                }
            }
        }
        cholesky::leading(&mut front, count, &mut panels).ok()?;
        if let Some(&next) = parts[p].rows.get(count) {
            let rest = Dense::from_fn(height - count, height - count, |i, j| {
                if i < j { 0.0 } else { front.at(i + count, j + count) }
            });
            left[part_of[next]].push((p, rest));
        }
        front.data.truncate(count * height);
        parts[p].factor = front.data;
    }
    Some(Cholesky { order, parts })
}

impl Cholesky {
    /// How far the squares of the diagonal are apart: the least by the greatest.
    pub fn evenness(&self) -> f64 {
        let (mut least, mut most) = (f64::INFINITY, 0.0_f64);
        for part in &self.parts {
            for c in 0..part.count {
                let x = part.factor[c + c * part.rows.len()];
                (least, most) = (least.min(x), most.max(x));
            }
        }
        (least / most) * (least / most)
    }

    /// Solves the system for one column.
    pub fn solve(&self, b: &[f64]) -> Vec<f64> {
        let mut y: Vec<f64> = self.order.iter().map(|&i| b[i]).collect();
        for part in &self.parts {
            for (c, column) in part.factor.chunks_exact(part.rows.len()).enumerate() {
                let value = y[part.rows[c]] / column[c];
                y[part.rows[c]] = value;
                for (&i, &x) in part.rows[c + 1..].iter().zip(&column[c + 1..]) {
                    y[i] -= x * value;
                }
            }
        }
        for part in self.parts.iter().rev() {
            for (c, column) in part.factor.chunks_exact(part.rows.len()).enumerate().rev() {
                let below = part.rows[c + 1..].iter().zip(&column[c + 1..]);
                let sum: f64 = below.map(|(&i, &x)| x * y[i]).sum();
                y[part.rows[c]] = (y[part.rows[c]] - sum) / column[c];
            }
        }
        let mut x = vec![0.0; y.len()];
        self.order.iter().zip(y).for_each(|(&i, y)| x[i] = y);
        x
    }

    /// The elements of L: rows, columns and elements, in no order.
    pub fn lower(&self) -> (Vec<usize>, Vec<usize>, Vec<f64>) {
        let (mut i, mut j, mut elements) = (Vec::new(), Vec::new(), Vec::new());
        for part in &self.parts {
            for (c, column) in part.factor.chunks_exact(part.rows.len()).enumerate() {
                i.extend_from_slice(&part.rows[c..]);
                j.resize(i.len(), part.rows[c]);
                elements.extend_from_slice(&column[c..]);
            }
        }
        (i, j, elements)
    }
}
