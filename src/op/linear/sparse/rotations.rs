//! Systems with more equations than unknowns: each equation is rotated into the triangle of those before it (A. George and M. Heath,
//! "Solution of sparse linear least squares problems using Givens rotations", 1980).

use super::{Columns, least_degree, product};
use crate::op::linear::length;

/// A row by its places, which ascend.
type Row = Vec<(usize, f64)>;

/// More elements of the normal equations' pattern than this are not looked for an order in.
const DENSE: usize = 1 << 24;

/// Elements that come up in the triangle; with more it is as good as whole.
const FULL: usize = 1 << 25;

/// The X of the least |A·X - B|, columns after one another, of an A with `turned` as its transpose. None where a column may depend on
/// others, or where a row has so many elements that it joins most columns.
pub fn least_squares(
    a: &Columns<'_, f64>,
    turned: &Columns<'_, f64>,
    b: &[f64],
) -> Option<Vec<f64>> {
    let (m, n) = (a.rows, a.cols());
    let joined: usize = (0..m).map(|i| turned.column(i).len().pow(2)).sum();
    if joined > DENSE {
        return None;
    }
    let (starts, at, _) = product(turned, a);
    let order = least_degree(&starts, &at);
    let mut place = vec![0; n];
    order.iter().enumerate().for_each(|(k, &j)| place[j] = k);
    let mut rows: Vec<(usize, Row)> = (0..m).map(|i| (i, permuted(turned, i, &place))).collect();
    // Those that reach less far first: few elements come up in between.
    rows.sort_by_key(|(i, row)| (row.last().map(|last| last.0), *i));
    let count = b.len() / m.max(1);
    let mut triangle: Vec<Row> = vec![Vec::new(); n];
    let mut right: Vec<Vec<f64>> = vec![Vec::new(); n];
    let mut stored = 0;
    for (i, mut row) in rows {
        let mut known: Vec<f64> = (0..count).map(|c| b[i + c * m]).collect();
        while let Some(&(k, below)) = row.first() {
            if below == 0.0 {
                row.remove(0);
                continue;
            }
            let Some(&(_, above)) = triangle[k].first() else {
                (triangle[k], right[k]) = (row, known);
                break;
            };
            let length = length(above, below);
            let (c, s) = (above / length, below / length);
            let before = triangle[k].len();
            row = rotated(&mut triangle[k], &row, c, s);
            stored += triangle[k].len() - before;
            if stored > FULL {
                return None;
            }
            for (x, y) in right[k].iter_mut().zip(&mut known) {
                (*x, *y) = (c * *x + s * *y, c * *y - s * *x);
            }
        }
    }
    let size = |j: usize| a.of_column(j).map(|(_, x)| x * x).sum::<f64>().sqrt();
    let least = 20.0 * (m + n) as f64 * f64::EPSILON * (0..n).map(size).fold(0.0, f64::max);
    if !triangle.iter().all(|row| row.first().is_some_and(|first| first.1.abs() > least)) {
        return None;
    }
    let mut x = vec![0.0; n * count];
    for c in 0..count {
        let x = &mut x[c * n..(c + 1) * n];
        for k in (0..n).rev() {
            let (diagonal, rest) = triangle[k].split_first()?;
            let sum: f64 = rest.iter().map(|&(j, r)| r * x[order[j]]).sum();
            x[order[k]] = (right[k][c] - sum) / diagonal.1;
        }
    }
    Some(x)
}

fn permuted(turned: &Columns<'_, f64>, i: usize, place: &[usize]) -> Row {
    let mut row: Row = turned.of_column(i).map(|(j, x)| (place[j], x)).collect();
    row.sort_unstable_by_key(|x| x.0);
    row
}

/// Rotates two rows with the same first place: the first gets longer there, what is left of the second has nothing there.
fn rotated(first: &mut Row, second: &[(usize, f64)], c: f64, s: f64) -> Row {
    let mut upper = Vec::with_capacity(first.len() + second.len());
    let mut lower = Vec::with_capacity(first.len() + second.len());
    let (mut i, mut j) = (0, 0);
    while i < first.len() || j < second.len() {
        let at = |row: &[(usize, f64)], k: usize| row.get(k).map_or(usize::MAX, |x| x.0);
        let (left, right) = (at(first, i), at(second, j));
        let (mut x, mut y) = (0.0, 0.0);
        if left <= right {
            x = first[i].1;
            i += 1;
        }
        if right <= left {
            y = second[j].1;
            j += 1;
        }
        let place = left.min(right);
        upper.push((place, c * x + s * y));
        if upper.len() > 1 {
            lower.push((place, c * y - s * x));
        }
    }
    *first = upper;
    lower
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn what_is_left_is_orthogonal_to_the_columns_and_dependent_ones_are_refused() {
        // A chain of differences, and the sum of all at its end.
        let n = 40;
        let (mut starts, mut at, mut elements) = (vec![0], Vec::new(), Vec::new());
        for j in 0..n {
            at.extend([j, j + 1, n + 1 + j % 3]);
            elements.extend([1.0 + j as f64 / 7.0, -2.0, 0.5]);
            starts.push(at.len());
        }
        let a = Columns { rows: n + 4, starts: &starts, at: &at, elements: &elements };
        let (rows, turned) = transposed(&a);
        let of_rows = Columns { rows: n, starts: &rows.0, at: &rows.1, elements: &turned };
        let b: Vec<f64> = (0..2 * (n + 4)).map(|k| ((k * k) % 17) as f64).collect();
        let x = least_squares(&a, &of_rows, &b).unwrap();
        for (x, b) in x.chunks(n).zip(b.chunks(n + 4)) {
            let mut rest = b.to_vec();
            for (j, x) in x.iter().enumerate() {
                a.of_column(j).for_each(|(i, element)| rest[i] -= element * x);
            }
            let across = |j| a.of_column(j).map(|(i, element)| element * rest[i]).sum::<f64>();
            assert!((0..n).all(|j| f64::abs(across(j)) < 1e-11));
        }
        let none = vec![0.0; elements.len()];
        let (a, of_rows) =
            (Columns { elements: &none, ..a }, Columns { elements: &none, ..of_rows });
        assert!(least_squares(&a, &of_rows, &b).is_none());
    }

    fn transposed(a: &Columns<'_, f64>) -> ((Vec<usize>, Vec<usize>), Vec<f64>) {
        let (mut starts, mut at, mut elements) = (vec![0], Vec::new(), Vec::new());
        for i in 0..a.rows {
            for j in 0..a.cols() {
                for (_, element) in a.of_column(j).filter(|(row, _)| *row == i) {
                    at.push(j);
                    elements.push(element);
                }
            }
            starts.push(at.len());
        }
        ((starts, at), elements)
    }
}
