//! Systems with a triangular matrix and many right-hand sides (Golub & Van Loan, Matrix Computations, 3.1).
//! Must not know where the triangle comes from.

use super::*;

/// Which triangle of a matrix is read, and whether its diagonal is taken for ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Triangle {
    /// The elements on and above the diagonal, and not those on and below.
    pub upper: bool,
    /// The diagonal is not read.
    pub ones: bool,
}

impl Triangle {
    /// On and above the diagonal.
    pub const UPPER: Triangle = Triangle { upper: true, ones: false };
    /// On and below the diagonal.
    pub const LOWER: Triangle = Triangle { upper: false, ones: false };
    /// Below a diagonal of ones.
    pub const UNIT_LOWER: Triangle = Triangle { upper: false, ones: true };

    /// What the transpose has.
    pub fn turned(self) -> Triangle {
        Triangle { upper: !self.upper, ..self }
    }
}

/// The solution of T·X = B in the place of B, which is the n×cols part `to` of `x`. Of T, the n×n operand `t`, one triangle is read.
/// Sums go through the unknowns in the order in which they are found.
pub fn solve<T: RealNumber>(
    t: Source<'_, T>,
    which: Triangle,
    x: &mut [T],
    to: Part,
    n: usize,
    cols: usize,
    panels: &mut Panels<T>,
) {
    if cols == 0 {
        return;
    }
    if n <= FEW {
        return solve_few(t, which, x, to, n, cols);
    }
    let n1 = split(n);
    let n2 = n - n1;
    let at = |i: usize, j: usize| Source { part: t.part.from(i, j), ..t };
    let (x1, x2) = (to, to.from(n1, 0));
    if which.upper {
        solve(at(n1, n1), which, x, x2, n2, cols, panels);
        // From the last unknown to the first, as they were found.
        let corner = t.part.from(0, n - 1);
        let back = Source { part: Part { cols: -corner.cols, ..corner }, ..t };
        let last = x2.from(n2 - 1, 0);
        let found = Source { other: None, part: Part { rows: -last.rows, ..last } };
        update(x, x1, Sign::Minus, back, found, (n1, cols, n2), panels);
        solve(t, which, x, x1, n1, cols, panels);
    } else {
        solve(t, which, x, x1, n1, cols, panels);
        let found = Source { other: None, part: x1 };
        update(x, x2, Sign::Minus, at(n1, 0), found, (n2, cols, n1), panels);
        solve(at(n1, n1), which, x, x2, n2, cols, panels);
    }
}

fn solve_few<T: RealNumber>(
    t: Source<'_, T>,
    which: Triangle,
    x: &mut [T],
    to: Part,
    n: usize,
    cols: usize,
) {
    // The triangle in the order in which unknowns are found: place k of a row holds what multiplies unknown k.
    let mut rows = [[T::default(); FEW]; FEW];
    let place = |k: usize| if which.upper { n - 1 - k } else { k };
    let all = t.other.unwrap_or(x);
    for i in 0..n {
        for k in 0..i + usize::from(!which.ones) {
            rows[i][k] = all[t.part.place(place(i), place(k))];
        }
    }
    if to.cols == 1 {
        // Right-hand sides lie side by side: a few of them through all unknowns.
        const PIECE: usize = 64;
        for j0 in (0..cols).step_by(PIECE) {
            let width = PIECE.min(cols - j0);
            let mut found = [[T::default(); PIECE]; FEW];
            for i in 0..n {
                let begin = to.place(place(i), j0);
                let (before, rest) = found.split_at_mut(i);
                let row = &mut rest[0][..width];
                row.copy_from_slice(&x[begin..begin + width]);
                for (k, known) in before.iter().enumerate() {
                    let factor = rows[i][k];
                    for (r, &y) in row.iter_mut().zip(known) {
                        *r = *r - factor.times(y);
                    }
                }
                if !which.ones {
                    for r in row.iter_mut() {
                        *r = *r / rows[i][i];
                    }
                }
                x[begin..begin + width].copy_from_slice(row);
            }
        }
        return;
    }
    for j in 0..cols {
        let mut found = [T::default(); FEW];
        for (i, f) in found.iter_mut().enumerate().take(n) {
            *f = x[to.place(place(i), j)];
        }
        for k in 0..n {
            if !which.ones {
                found[k] = found[k] / rows[k][k];
            }
            let y = found[k];
            for i in k + 1..n {
                found[i] = found[i] - rows[i][k].times(y);
            }
        }
        for (i, &f) in found.iter().enumerate().take(n) {
            x[to.place(place(i), j)] = f;
        }
    }
}

/// `solve` with a whole matrix, for all columns of another.
pub fn solve_in_place<T: RealNumber>(
    t: &Dense<T>,
    which: Triangle,
    turned: bool,
    x: &mut Dense<T>,
) {
    let (source, which) =
        if turned { (t.source().turned(), which.turned()) } else { (t.source(), which) };
    let (to, cols) = (x.whole(), x.cols);
    solve(source, which, &mut x.data, to, x.rows, cols, &mut Panels::default());
}
