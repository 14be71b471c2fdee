//! Balancing a square matrix before its eigenvalues are computed: rows and columns that have one alone go to the ends (Parlett
//! and Reinsch, 1969), and between them rows and columns get lengths alike (James, Langou and Lowery, On matrix balancing
//! and eigenvector computation, 2014). Must not know values of the language.

use crate::op::linear::length_of;
use faer::Mat;
use std::ops::Range;

/// A diagonal and a permutation: in B = D⁻¹·A(order, order)·D the rows and columns outside of the range are triangular.
pub(super) struct Balance {
    pub(super) order: Vec<usize>,
    pub(super) range: Range<usize>,
    scales: Vec<f64>,
}

impl Balance {
    /// Of a matrix whose elements have these magnitudes; where it is not wanted, nothing moves.
    pub(super) fn of(n: usize, wanted: bool, magnitude: impl Fn(usize, usize) -> f64) -> Balance {
        if !wanted {
            return Balance { order: (0..n).collect(), range: 0..n, scales: vec![1.0; n] };
        }
        let mut balance = Balance::ordered(n, &magnitude);
        balance.scale(magnitude);
        balance
    }

    /// The permutation alone.
    pub(super) fn ordered(n: usize, magnitude: impl Fn(usize, usize) -> f64) -> Balance {
        let mut order: Vec<usize> = (0..n).collect();
        let (mut low, mut high) = (0, n);
        let alone = |order: &[usize], among: Range<usize>, at: usize, row: bool| {
            among.filter(|&other| other != at).all(|other| {
                let (i, j) =
                    if row { (order[at], order[other]) } else { (order[other], order[at]) };
                magnitude(i, j) == 0.0
            })
        };
        while high > 0
            && let Some(row) = (0..high).rev().find(|&i| alone(&order, 0..high, i, true))
        {
            order.swap(row, high - 1);
            high -= 1;
        }
        while low < high
            && let Some(column) = (low..high).find(|&j| alone(&order, low..high, j, false))
        {
            order.swap(column, low);
            low += 1;
        }
        Balance { order, range: low..high, scales: vec![1.0; n] }
    }

    /// Scales by powers of two, which round nothing.
    fn scale(&mut self, magnitude: impl Fn(usize, usize) -> f64) {
        let range = self.range.clone();
        let mut changed = true;
        let mut rounds = 0;
        while changed && rounds < 50 {
            (changed, rounds) = (false, rounds + 1);
            for k in range.clone() {
                let length = |row: bool| {
                    let element = |other: usize| {
                        let (i, j) = if row { (k, other) } else { (other, k) };
                        magnitude(self.order[i], self.order[j]) * self.factor(i, j)
                    };
                    length_of(range.clone().map(element))
                };
                let (mut column, mut row) = (length(false), length(true));
                if !(column > 0.0 && row > 0.0 && column.is_finite() && row.is_finite()) {
                    continue;
                }
                let (mut by, before) = (1.0, column + row);
                while column < row / 2.0 {
                    (by, column, row) = (by * 2.0, column * 2.0, row / 2.0);
                }
                while column / 2.0 >= row {
                    (by, column, row) = (by / 2.0, column / 2.0, row * 2.0);
                }
                let scale = self.scales[k] * by;
                if column + row < 0.95 * before && (1e-150..1e150).contains(&scale) {
                    self.scales[k] = scale;
                    changed = true;
                }
            }
        }
    }

    /// What the element of B at these places has been multiplied by.
    pub(super) fn factor(&self, i: usize, j: usize) -> f64 {
        self.scales[j] / self.scales[i]
    }

    /// Vectors of the matrix itself from those of B.
    pub(super) fn undone<T>(&self, vectors: &Mat<T>) -> Mat<T>
    where
        T: Copy + std::ops::Mul<f64, Output = T>,
    {
        let mut places = vec![0; self.order.len()];
        self.order.iter().enumerate().for_each(|(at, &row)| places[row] = at);
        let rows = places.len();
        Mat::from_fn(rows, vectors.ncols(), |i, j| vectors[(places[i], j)] * self.scales[places[i]])
    }
}
