//! Triangular factors of square matrices, one column after the other from those to its left (J. Gilbert and T. Peierls, "Sparse
//! partial pivoting in time proportional to arithmetic operations", 1988).

use super::{Columns, Field};

/// An element of the diagonal is a pivot where it is not this much smaller than the largest of its column.
const PREFERENCE: f64 = 0.1;

/// `L*U` of the rows and columns of a matrix in other orders. The diagonal of L is ones, and not stored.
pub struct Factors<T> {
    /// The rows of the matrix in the order of the pivots.
    pub rows: Vec<usize>,
    /// Its columns in that order.
    pub cols: Vec<usize>,
    lower: Triangle<T>,
    upper: Triangle<T>,
    /// The pivots.
    pub pivots: Vec<T>,
}

/// A triangle without its diagonal. The rows in a column are in no order.
struct Triangle<T> {
    starts: Vec<usize>,
    at: Vec<usize>,
    elements: Vec<T>,
}

impl<T: Field> Triangle<T> {
    fn new() -> Triangle<T> {
        Triangle { starts: vec![0], at: Vec::new(), elements: Vec::new() }
    }

    fn push(&mut self, i: usize, element: T) {
        self.at.push(i);
        self.elements.push(element);
    }

    fn column(&self, j: usize) -> impl Iterator<Item = (usize, T)> {
        let column = self.starts[j]..self.starts[j + 1];
        let at = self.at[column.clone()].iter().copied();
        at.zip(self.elements[column].iter().copied())
    }
}

/// What is found from the rows of a column through the columns of L that are there.
struct Reach {
    /// The columns of L that change it, each before those that it changes.
    steps: Vec<usize>,
    /// The rows that no pivot is in yet.
    open: Vec<usize>,
    met: Vec<usize>,
    stack: Vec<(usize, usize)>,
}

impl Reach {
    /// `step_of[i]` is the column that row `i` is the pivot of, from 1 on.
    fn find<T: Field>(
        &mut self,
        round: usize,
        from: &[usize],
        step_of: &[usize],
        lower: &Triangle<T>,
    ) {
        self.steps.clear();
        self.open.clear();
        for &i in from {
            if std::mem::replace(&mut self.met[i], round) == round {
                continue;
            }
            match step_of[i] {
                0 => self.open.push(i),
                step => self.stack.push((step - 1, lower.starts[step - 1])),
            }
            while let Some((step, next)) = self.stack.last_mut() {
                if *next == lower.starts[*step + 1] {
                    self.steps.push(*step);
                    self.stack.pop();
                    continue;
                }
                let i = lower.at[*next];
                *next += 1;
                if std::mem::replace(&mut self.met[i], round) == round {
                    continue;
                }
                match step_of[i] {
                    0 => self.open.push(i),
                    step => self.stack.push((step - 1, lower.starts[step - 1])),
                }
            }
        }
        self.steps.reverse();
    }
}

/// The factors of a square matrix whose columns are taken in an order. With `exchanges`, rows change places where a pivot would be small.
pub fn factor<T: Field>(a: &Columns<'_, T>, cols: Vec<usize>, exchanges: bool) -> Factors<T> {
    let n = a.cols();
    let (mut lower, mut upper) = (Triangle::new(), Triangle::new());
    let (mut rows, mut pivots) = (Vec::with_capacity(n), Vec::with_capacity(n));
    let mut step_of = vec![0; n];
    let mut x = vec![T::default(); n];
    let mut reach =
        Reach { steps: Vec::new(), open: Vec::new(), met: vec![0; n], stack: Vec::new() };
    // The first row that may have no pivot yet.
    let mut free = 0;
    for (step, &j) in cols.iter().enumerate() {
        reach.find(step + 1, &a.at[a.column(j)], &step_of, &lower);
        for &i in &reach.open {
            x[i] = T::default();
        }
        for &step in &reach.steps {
            x[rows[step]] = T::default();
        }
        for (i, element) in a.of_column(j) {
            x[i] = element;
        }
        for &step in &reach.steps {
            let row: usize = rows[step];
            let value = x[row];
            upper.push(step, value);
            if value != T::default() {
                for (i, element) in lower.column(step) {
                    x[i] = x[i] - element * value;
                }
            }
        }
        let largest = reach
            .open
            .iter()
            .copied()
            .reduce(|best, i| if x[i].size() > x[best].size() { i } else { best });
        let keeps = |largest: usize| {
            let here = step_of[j] == 0 && reach.met[j] == step + 1;
            here && (!exchanges || x[j].size() >= PREFERENCE * x[largest].size())
        };
        let pivot = match largest {
            Some(largest) if keeps(largest) => j,
            Some(largest) if exchanges => largest,
            _ if !exchanges => j,
            // A column of zeros: any row that is left.
            _ => {
                while step_of[free] != 0 {
                    free += 1;
                }
                free
            }
        };
        let is_there = reach.met[pivot] == step + 1;
        let value = if is_there { x[pivot] } else { T::default() };
        for &i in reach.open.iter().filter(|&&i| i != pivot) {
            if x[i] != T::default() {
                lower.push(i, x[i] / value);
            }
        }
        step_of[pivot] = step + 1;
        rows.push(pivot);
        pivots.push(value);
        lower.starts.push(lower.at.len());
        upper.starts.push(upper.at.len());
    }
    for i in &mut lower.at {
        *i = step_of[*i] - 1;
    }
    Factors { rows, cols, lower, upper, pivots }
}

impl<T: Field> Factors<T> {
    /// How far the pivots are apart: the least by the greatest, 0 where one is zero.
    pub fn evenness(&self) -> f64 {
        let sizes = || self.pivots.iter().map(|pivot| pivot.size());
        let least = sizes().fold(f64::INFINITY, f64::min);
        let evenness = least / sizes().fold(0.0, f64::max);
        if sizes().any(f64::is_nan) || evenness.is_nan() { 0.0 } else { evenness }
    }

    /// Solves the system for one column.
    pub fn solve(&self, b: &[T]) -> Vec<T> {
        let n = self.rows.len();
        let mut y: Vec<T> = self.rows.iter().map(|&i| b[i]).collect();
        for j in 0..n {
            let value = y[j];
            if value != T::default() {
                for (i, element) in self.lower.column(j) {
                    y[i] = y[i] - element * value;
                }
            }
        }
        let mut x = vec![T::default(); n];
        for j in (0..n).rev() {
            let value = y[j] / self.pivots[j];
            x[self.cols[j]] = value;
            if value != T::default() {
                for (i, element) in self.upper.column(j) {
                    y[i] = y[i] - element * value;
                }
            }
        }
        x
    }

    /// The elements of L with its diagonal: rows, columns and elements, in no order.
    pub fn lower(&self, one: T) -> (Vec<usize>, Vec<usize>, Vec<T>) {
        self.with_diagonal(&self.lower, |_| one)
    }

    /// The elements of U, likewise.
    pub fn upper(&self) -> (Vec<usize>, Vec<usize>, Vec<T>) {
        self.with_diagonal(&self.upper, |j| self.pivots[j])
    }

    fn with_diagonal(
        &self,
        of: &Triangle<T>,
        diagonal: impl Fn(usize) -> T,
    ) -> (Vec<usize>, Vec<usize>, Vec<T>) {
        let (mut i, mut j, mut elements) = (of.at.clone(), Vec::new(), of.elements.clone());
        for k in 0..self.rows.len() {
            j.resize(of.starts[k + 1], k);
        }
        for k in 0..self.rows.len() {
            i.push(k);
            j.push(k);
            elements.push(diagonal(k));
        }
        (i, j, elements)
    }
}
