//! Sparse matrices: a line for each element that is not 0, `   (2,1)       0.5000`.

use super::numbers;
use super::table::Paper;
use super::{by, kind_of};
use crate::value::concat::concat;
use crate::value::{Array, Class, Data, ElemType, Format, Refusal, Shape, Value};
use num_complex::{Complex32, Complex64};
use std::fmt::Write;
use std::rc::Rc;

/// What a place `(row,column)` takes at least, as far as the comma and from it on.
const ROW_WIDTH: usize = 5;
const COLUMN_WIDTH: usize = 6;

/// Where a matrix has elements that are not 0, in order.
fn places(array: &Array) -> Vec<usize> {
    fn of<T: PartialEq>(elements: &[T], zero: T) -> Vec<usize> {
        (0..elements.len()).filter(|&k| elements[k] != zero).collect()
    }
    match array.data() {
        Data::F64(v) => of(v, 0.0),
        Data::F32(v) => of(v, 0.0),
        Data::C64(v) => of(v, Complex64::ZERO),
        Data::C32(v) => of(v, Complex32::ZERO),
        Data::Bool(v) => of(v, false),
        other => (0..other.len()).collect(),
    }
}

/// The elements of a sparse matrix that are not 0.
pub(super) struct Elements {
    shape: Shape,
    /// Row and column of each, from 1 on, and its number in `among`.
    places: Vec<(usize, usize, usize)>,
    /// Them, and a zero where there is one.
    among: Rc<Array>,
}

impl Elements {
    /// Those of a value that programs take for a sparse matrix.
    pub(super) fn of(value: &Value) -> Result<Option<Elements>, Refusal> {
        if let Value::Compressed(matrix) = value {
            let places = matrix.at().iter().zip(matrix.columns()).enumerate();
            let places = places.map(|(k, (&i, j))| (i + 1, j + 1, k + 1)).collect();
            let zero = match matrix.elem_type() {
                ElemType::LOGICAL => Value::from(false),
                _ => Value::from(0.0),
            };
            let among = concat(0, &[zero, Value::Array(matrix.elements().clone())])?;
            let Some(among) = among.host_array()? else { return Ok(None) };
            return Ok(Some(Elements { shape: matrix.shape(), places, among }));
        }
        let Some(among) = value.host_array()?.filter(|_| value.is_sparse()) else {
            return Ok(None);
        };
        let rows = among.shape().rows().max(1);
        let places = places(&among).into_iter().map(|k| (k % rows + 1, k / rows + 1, k)).collect();
        Ok(Some(Elements { shape: among.shape().clone(), places, among }))
    }

    /// How many lines they take.
    pub(super) fn lines(&self) -> usize {
        self.places.len()
    }

    /// `3×3 sparse double matrix (2 nonzeros)`
    pub(super) fn heading(&self) -> String {
        let class = self.among.class();
        let kind = if class == Class::Logical { "array" } else { kind_of(class, &self.shape) };
        let mut text = format!("{} sparse {} {kind}", by(&self.shape), class.name());
        let _ = match self.lines() {
            0 => Ok(()),
            1 => write!(text, " (1 nonzero)"),
            more => write!(text, " ({more} nonzeros)"),
        };
        text
    }

    /// A line each; `   All zero` where there are none, with the shape where that was not told.
    pub(super) fn body(&self, paper: &mut Paper, told: bool, format: &Format) {
        if self.places.is_empty() {
            let shape = if told { String::new() } else { format!(" sparse: {}", by(&self.shape)) };
            return paper.line(&format!("   All zero{shape}"));
        }
        let layout = numbers::layout(&self.among, format);
        if !layout.scale_text().is_empty() {
            paper.title(&layout.scale_text());
        }
        let named: Vec<(String, String)> =
            self.places.iter().map(|(i, j, _)| (format!("({i}"), format!(",{j})"))).collect();
        let widest = |least: usize, of: &dyn Fn(&(String, String)) -> usize| {
            named.iter().map(of).fold(least, usize::max)
        };
        let row_width = widest(ROW_WIDTH, &|(row, _)| row.len());
        let column_width = widest(COLUMN_WIDTH, &|(_, column)| column.len());
        let width = layout.width();
        for ((_, _, k), (row, column)) in self.places.iter().zip(&named) {
            let number = layout.element(&self.among, *k);
            paper.line(&format!("{row:>row_width$}{column:<column_width$}{number:>width$}"));
        }
    }
}
