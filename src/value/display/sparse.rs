//! Sparse matrices: a line for each element that is not 0, `   (2,1)       0.5000`.

use super::numbers;
use super::table::Paper;
use super::{by, kind_of};
use crate::value::{Array, Class, Data, Format};
use num_complex::{Complex32, Complex64};
use std::fmt::Write;

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

/// How many lines its elements take.
pub(super) fn lines(array: &Array) -> usize {
    places(array).len()
}

/// `3×3 sparse double matrix (2 nonzeros)`
pub(super) fn heading(array: &Array) -> String {
    let class = array.class();
    let kind = if class == Class::Logical { "array" } else { kind_of(class, array.shape()) };
    let mut text = format!("{} sparse {} {kind}", by(array.shape()), class.name());
    let _ = match lines(array) {
        0 => Ok(()),
        1 => write!(text, " (1 nonzero)"),
        more => write!(text, " ({more} nonzeros)"),
    };
    text
}

/// The elements that are not 0; `none` where there are none.
pub(super) fn body(paper: &mut Paper, array: &Array, none: &str, format: &Format) {
    let rows = array.shape().rows().max(1);
    let places = places(array);
    if places.is_empty() {
        return paper.line(none);
    }
    let layout = numbers::layout(array, format);
    if !layout.scale_text().is_empty() {
        paper.title(&layout.scale_text());
    }
    let named: Vec<(String, String)> = places
        .iter()
        .map(|&k| (format!("({}", k % rows + 1), format!(",{})", k / rows + 1)))
        .collect();
    let widest = |least: usize, of: &dyn Fn(&(String, String)) -> usize| {
        named.iter().map(of).fold(least, usize::max)
    };
    let row_width = widest(ROW_WIDTH, &|(row, _)| row.len());
    let column_width = widest(COLUMN_WIDTH, &|(_, column)| column.len());
    let width = layout.width();
    for (&k, (row, column)) in places.iter().zip(&named) {
        let number = layout.element(array, k);
        paper.line(&format!("{row:>row_width$}{column:<column_width$}{number:>width$}"));
    }
}
