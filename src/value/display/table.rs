//! Lines, blank lines, and tables that are split to the width of the window.
//! Must not know values: cells are text by now.

use crate::value::Format;

/// The width of the window in characters.
const WINDOW: usize = 80;

/// Text as it grows.
pub(super) struct Paper {
    pub(super) text: String,
    compact: bool,
}

impl Paper {
    pub(super) fn new(format: &Format) -> Paper {
        Paper { text: String::new(), compact: format.compact }
    }

    pub(super) fn line(&mut self, text: &str) {
        self.text.push_str(text);
        self.text.push('\n');
    }

    /// A blank line, unless the format is compact.
    pub(super) fn gap(&mut self) {
        if !self.compact {
            self.text.push('\n');
        }
    }

    /// A line and a gap.
    pub(super) fn title(&mut self, text: &str) {
        self.line(text);
        self.gap();
    }

    /// What kind of value follows: indented, then a gap.
    pub(super) fn heading(&mut self, text: &str) {
        self.line(&format!("  {text}"));
        self.gap();
    }

    /// Cells in column-major order, each right-aligned in a column of `width`.
    pub(super) fn table(&mut self, scale: &str, cells: &[String], rows: usize, width: usize) {
        if !scale.is_empty() {
            self.title(scale);
        }
        self.columns(cells, rows, &|_| width, &|cell, width| {
            let pad = width.saturating_sub(cell.chars().count());
            format!("{}{cell}", " ".repeat(pad))
        });
    }

    /// Cells in column-major order, with a width for each column, split where a line is full.
    pub(super) fn columns(
        &mut self,
        cells: &[String],
        rows: usize,
        width_of: &dyn Fn(usize) -> usize,
        write: &dyn Fn(&str, usize) -> String,
    ) {
        let cols = cells.len().checked_div(rows).unwrap_or(0);
        let parts = split(cols, width_of);
        let whole = parts.len() <= 1;
        for (k, (from, to)) in parts.iter().copied().enumerate() {
            if !whole {
                if k > 0 {
                    self.gap();
                }
                self.title(&if to - from == 1 {
                    format!("  Column {to}")
                } else {
                    format!("  Columns {} through {to}", from + 1)
                });
            }
            for r in 0..rows {
                let mut line = String::new();
                for c in from..to {
                    line.push_str(&write(&cells[c * rows + r], width_of(c)));
                }
                self.line(line.trim_end_matches(' '));
            }
        }
    }
}

/// Runs of columns that fit a line, at least one column each.
fn split(cols: usize, width_of: &dyn Fn(usize) -> usize) -> Vec<(usize, usize)> {
    let mut parts = Vec::new();
    let (mut from, mut used) = (0, 0);
    for c in 0..cols {
        let width = width_of(c);
        if c > from && used + width > WINDOW {
            parts.push((from, c));
            from = c;
            used = 0;
        }
        used += width;
    }
    if cols > from {
        parts.push((from, cols));
    }
    parts
}
