//! Factors of square matrices whose elements are few and can be brought near the diagonal: Gaussian elimination with partial pivoting
//! of what lies in the band (Golub & Van Loan, 4.3). Where the band as it is is wide, rows and columns change places as the graph of the
//! matrix says, in the reverse of the order of E. Cuthill and J. McKee ("Reducing the bandwidth of sparse symmetric matrices", 1969),
//! from a node at the far end of each part (A. George and J. Liu, "An implementation of a pseudoperipheral node finder", 1979).
//! Must not know values of the language.

use super::*;
use crate::value::order::arrange;

/// Smaller matrices take no time.
const LEAST: usize = 48;
/// So many times less work than elimination of the whole is worth it.
const GAIN: usize = 8;

/// L and U of a matrix in its band, whose rows and columns may be in another order.
#[derive(Clone, Debug)]
pub struct Narrow<T> {
    n: usize,
    /// Diagonals below the main one, and above it where rows have changed places.
    below: usize,
    above: usize,
    /// Columns of `below + above + 1` elements; the diagonal is element `above` of each.
    band: Vec<T>,
    /// Which row came to each.
    pivots: Vec<usize>,
    /// Which row and column of the matrix each of the band is; none where they are in their order.
    order: Option<Vec<usize>>,
}

/// The rows of the elements of each column, one after the other.
struct Pattern {
    starts: Vec<usize>,
    rows: Vec<usize>,
}

impl Pattern {
    /// None where there are more than `most`.
    fn of<T: RealNumber>(a: &Dense<T>, most: usize) -> Option<Pattern> {
        let (mut starts, mut rows) = (vec![0], Vec::new());
        for j in 0..a.cols {
            let there = a.column(j).iter().enumerate().filter(|(_, x)| **x != T::default());
            rows.extend(there.map(|(i, _)| i));
            if rows.len() > most {
                return None;
            }
            starts.push(rows.len());
        }
        Some(Pattern { starts, rows })
    }

    fn n(&self) -> usize {
        self.starts.len() - 1
    }

    fn column(&self, j: usize) -> &[usize] {
        &self.rows[self.starts[j]..self.starts[j + 1]]
    }

    /// Diagonals below and above the main one, where row and column `k` come to place `places[k]`.
    fn widths(&self, places: &dyn Fn(usize) -> usize) -> (usize, usize) {
        let (mut below, mut above) = (0, 0);
        for j in 0..self.n() {
            for &i in self.column(j) {
                let (i, j) = (places(i), places(j));
                below = below.max(i.saturating_sub(j));
                above = above.max(j.saturating_sub(i));
            }
        }
        (below, above)
    }
}

/// The nodes of a part of a graph by their distance from one, those with few neighbours first; and where the last distance begins.
fn levels(all: &[Vec<usize>], from: usize, seen: &mut [bool]) -> (Vec<usize>, usize, usize) {
    let mut found = vec![from];
    seen[from] = true;
    let (mut begin, mut depth) = (0, 0);
    loop {
        let end = found.len();
        for k in begin..end {
            let first = found.len();
            for &other in &all[found[k]] {
                if !std::mem::replace(&mut seen[other], true) {
                    found.push(other);
                }
            }
            arrange(&mut found[first..], &|a, b| all[a].len().cmp(&all[b].len()));
        }
        if found.len() == end {
            return (found, begin, depth);
        }
        (begin, depth) = (end, depth + 1);
    }
}

/// The nodes in an order in which neighbours are near each other.
fn near(all: &[Vec<usize>]) -> Vec<usize> {
    let n = all.len();
    let (mut order, mut seen) = (Vec::with_capacity(n), vec![false; n]);
    for k in 0..n {
        if seen[k] {
            continue;
        }
        // From the last level of what is found from here, as long as it is deeper.
        let (mut start, mut depth) = (k, 0);
        loop {
            let (part, last, deep) = levels(all, start, &mut seen);
            part.iter().for_each(|&node| seen[node] = false);
            let far = part[last..].iter().copied().min_by_key(|&node| all[node].len());
            match far {
                Some(far) if deep > depth => (start, depth) = (far, deep),
                _ => break,
            }
        }
        order.append(&mut levels(all, start, &mut seen).0);
    }
    order.reverse();
    order
}

/// The elements of a matrix that is looked at at all: there may be so many.
fn most(n: usize) -> usize {
    n * n / GAIN
}

/// Whether of a matrix of so many elements that are not zero a band may be factored.
pub fn may_be(n: usize, count: f64) -> bool {
    n >= LEAST && count <= most(n) as f64
}

/// The factors of a square matrix, where they take much less than those of all its elements.
pub fn factor<T: RealNumber>(a: &Dense<T>) -> Option<Narrow<T>> {
    let n = a.rows;
    if n < LEAST || a.cols != n {
        return None;
    }
    let pattern = Pattern::of(a, most(n))?;
    let work = |(below, above): (usize, usize)| below * (below + above + 1);
    let is_little = |widths: &(usize, usize)| work(*widths).saturating_mul(3 * GAIN) < n * n;
    let mut widths = pattern.widths(&|k| k);
    let (mut places, mut order): (Vec<usize>, _) = ((0..n).collect(), None);
    if !is_little(&widths) {
        let other = near(&sparse::neighbours(&pattern.starts, &pattern.rows));
        other.iter().enumerate().for_each(|(at, &k)| places[k] = at);
        widths = pattern.widths(&|k| places[k]);
        order = Some(other);
    }
    let (below, above) = Some(widths).filter(is_little)?;
    let above = above + below;
    let height = below + above + 1;
    let mut narrow =
        Narrow { n, below, above, band: vec![T::default(); height * n], pivots: vec![0; n], order };
    for j in 0..n {
        let to = places[j];
        for &i in pattern.column(j) {
            narrow.band[to * height + above + places[i] - to] = a.at(i, j);
        }
    }
    narrow.eliminate();
    Some(narrow)
}

impl<T: RealNumber> Narrow<T> {
    fn height(&self) -> usize {
        self.below + self.above + 1
    }

    /// Where element (i, j) is, which is in the band.
    fn at(&self, i: usize, j: usize) -> usize {
        j * self.height() + self.above + i - j
    }

    fn eliminate(&mut self) {
        let (n, height) = (self.n, self.height());
        for j in 0..n {
            let last = (j + self.below).min(n - 1);
            let here = self.at(j, j);
            let column = &self.band[here..=here + last - j];
            let mut best = 0;
            for (k, x) in column.iter().enumerate() {
                if x.size() > column[best].size() {
                    best = k;
                }
            }
            self.pivots[j] = j + best;
            let right = (j + self.above).min(n - 1);
            if best > 0 {
                for c in j..=right {
                    let (up, down) = (self.at(j, c), self.at(j + best, c));
                    self.band.swap(up, down);
                }
            }
            let pivot = self.band[here];
            if pivot == T::default() {
                continue;
            }
            let (done, rest) = self.band.split_at_mut((j + 1) * height);
            let below = &mut done[here + 1..=here + last - j];
            for x in below.iter_mut() {
                *x = *x / pivot;
            }
            for c in j + 1..=right {
                // Element (j, c) is as far from the diagonal of its column as that is from this one.
                let top = (c - j - 1) * height + self.above - (c - j);
                let factor = rest[top];
                if factor != T::default() {
                    let others = &mut rest[top + 1..=top + below.len()];
                    for (y, &x) in others.iter_mut().zip(below.iter()) {
                        *y = *y - x.times(factor);
                    }
                }
            }
        }
    }

    /// Whether a pivot is zero.
    pub fn is_singular(&self) -> bool {
        (0..self.n).any(|k| self.band[self.at(k, k)] == T::default())
    }

    /// Does something to each column of right-hand sides, in the order of the band.
    fn each_column(&self, x: &mut Dense<T>, solve: impl Fn(&mut [T])) {
        let mut moved = vec![T::default(); self.n];
        for column in x.data.chunks_exact_mut(self.n) {
            match &self.order {
                None => solve(column),
                Some(order) => {
                    order.iter().zip(&mut moved).for_each(|(&k, to)| *to = column[k]);
                    solve(&mut moved);
                    order.iter().zip(&moved).for_each(|(&k, &from)| column[k] = from);
                }
            }
        }
    }

    /// The solution of A·X = B, in the place of B.
    pub fn solve_in_place(&self, x: &mut Dense<T>) {
        self.each_column(x, |x| {
            for j in 0..self.n {
                x.swap(j, self.pivots[j]);
                let (factor, here) = (x[j], self.at(j, j));
                let below = &self.band[here + 1..=here + self.below.min(self.n - 1 - j)];
                for (y, &l) in x[j + 1..].iter_mut().zip(below) {
                    *y = *y - l.times(factor);
                }
            }
            for j in (0..self.n).rev() {
                let here = self.at(j, j);
                x[j] = x[j] / self.band[here];
                let (factor, count) = (x[j], self.above.min(j));
                let above = &self.band[here - count..here];
                for (y, &u) in x[j - count..j].iter_mut().zip(above) {
                    *y = *y - u.times(factor);
                }
            }
        });
    }

    /// The solution of A'·X = B, in the place of B.
    pub fn solve_turned_in_place(&self, x: &mut Dense<T>) {
        let less = |x: T, left: &[T], right: &[T]| {
            left.iter().zip(right).fold(x, |x, (&a, &b)| x - a.times(b))
        };
        self.each_column(x, |x| {
            for j in 0..self.n {
                let (here, count) = (self.at(j, j), self.above.min(j));
                x[j] =
                    less(x[j], &x[j - count..j], &self.band[here - count..here]) / self.band[here];
            }
            for j in (0..self.n).rev() {
                let (here, count) = (self.at(j, j), self.below.min(self.n - 1 - j));
                x[j] = less(x[j], &x[j + 1..=j + count], &self.band[here + 1..=here + count]);
                x.swap(j, self.pivots[j]);
            }
        });
    }
}
