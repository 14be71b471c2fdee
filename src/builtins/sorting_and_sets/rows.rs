//! The rows of a matrix as elements that can be compared.

use super::order::Keys;
use crate::builtins::Flow;
use crate::builtins::arguments::Comparison;
use crate::builtins::indexing_and_reshaping::placed;
use crate::diag::Result;
use crate::value::room::collected;
use crate::value::{Refusal, Shape, Value};
use std::cmp::Ordering;

/// A matrix seen as its rows.
pub(super) struct Rows {
    keys: Keys,
    rows: usize,
    cols: usize,
}

impl Rows {
    /// The rows of a matrix; None for what has no order.
    pub(super) fn of(value: &Value) -> Result<Option<Rows>, Refusal> {
        let shape = value.shape();
        let rows = shape.rows();
        // Where there are no rows they have a width all the same.
        let cols = shape.dims()[1..].iter().product();
        Ok(Keys::of(value)?.map(|keys| Rows { keys, rows, cols }))
    }

    /// The rows of a matrix under an order that is asked for.
    pub(super) fn compared(value: &Value, by: Comparison) -> Result<Option<Rows>, Refusal> {
        let shape = value.shape();
        let cols = shape.dims()[1..].iter().product();
        Ok(Keys::compared(value, by)?.map(|keys| Rows { keys, rows: shape.rows(), cols }))
    }

    /// Two matrices whose rows can be compared with each other.
    pub(super) fn alike(a: Rows, b: Rows) -> Result<(Rows, Rows)> {
        let (ours, theirs) = Keys::alike(a.keys, b.keys)?;
        Ok((Rows { keys: ours, ..a }, Rows { keys: theirs, ..b }))
    }

    pub(super) fn count(&self) -> usize {
        self.rows
    }

    pub(super) fn compare_at(&self, col: usize, a: usize, b: usize) -> Ordering {
        self.keys.compare(col * self.rows + a, col * self.rows + b)
    }

    /// Whether an element is not a number.
    pub(super) fn is_nan_at(&self, col: usize, row: usize) -> bool {
        self.keys.is_nan(col * self.rows + row)
    }

    /// The order of two rows, column by column.
    pub(super) fn compare(&self, a: usize, b: usize) -> Ordering {
        (0..self.cols)
            .map(|c| self.compare_at(c, a, b))
            .find(|o| o.is_ne())
            .unwrap_or(Ordering::Equal)
    }

    /// The order of a row here and a row there.
    pub(super) fn compare_with(&self, a: usize, other: &Rows, b: usize) -> Ordering {
        (0..self.cols.min(other.cols))
            .map(|c| self.keys.compare_with(c * self.rows + a, &other.keys, c * other.rows + b))
            .find(|o| o.is_ne())
            .unwrap_or(Ordering::Equal)
    }

    pub(super) fn has_nan(&self, row: usize) -> bool {
        (0..self.cols).any(|c| self.keys.is_nan(c * self.rows + row))
    }

    /// These rows of a value that has as many, in this order.
    pub(super) fn take(&self, value: &Value, rows: &[usize]) -> Flow<Value> {
        let cols = value.shape().dims()[1..].iter().product();
        let shape = Shape::matrix(rows.len(), cols);
        let places = (0..cols).flat_map(|c| rows.iter().map(move |r| c * self.rows + r));
        let places = collected(shape.numel(), places)?;
        placed(value, shape, places)
    }
}
