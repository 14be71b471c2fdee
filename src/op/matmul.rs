//! Products of matrices: the order of summation, and the host's loops that follow it.
//!
//! **Definition.** For double and complex double, `c(i,j) = (…((0 + a(i,0)·b(0,j)) + a(i,1)·b(1,j)) + …)`: k
//! ascending, one rounding a product and one a sum, never fused. Where k goes beyond [`DEEP`], these are the sums of parts of
//! [`PART`] steps, which are added in the same way. A complex product is
//! `(re·re - im·im) + (re·im + im·re)i`. Single precision may be summed in any order.
//! Must not know shapes beyond three numbers, or slots.

use super::pace::Pace;
#[cfg(target_arch = "wasm32")]
use super::vectors::Float;
use num_complex::Complex;
use std::ops::{Add, Neg};

/// What can be multiplied and summed.
pub trait Number: Copy + Default + Add<Output = Self> + Neg<Output = Self> {
    /// Whether sums are in the order that is defined; otherwise those of a block are made first.
    const IN_ORDER: bool = true;
    /// Whether elements are so small that the block that stays in registers has twice the rows.
    const SMALL: bool = false;
    /// The product, as the definition has it.
    fn times(self, other: Self) -> Self;
    /// The conjugate.
    fn conjugate(self) -> Self;
    /// Adds the products of packed rows and columns to the block of sums that stays in registers, k after k.
    #[inline(always)]
    fn sums<const ROWS: usize>(acc: &mut [[Self; ROWS]; NR], a: &[Self], b: &[Self]) {
        for (x, y) in a.as_chunks::<ROWS>().0.iter().zip(b.as_chunks::<NR>().0) {
            for j in 0..NR {
                for i in 0..ROWS {
                    acc[j][i] = acc[j][i] + x[i].times(y[j]);
                }
            }
        }
    }
}

/// The same sums of real numbers in vectors, two for each column.
#[cfg(target_arch = "wasm32")]
#[inline(always)]
fn in_vectors<T: Float, const ROWS: usize>(acc: &mut [[T; ROWS]; NR], a: &[T], b: &[T]) {
    debug_assert_eq!(ROWS, 2 * T::COUNT);
    let pair = |x: &[T; ROWS]| [T::first(x), T::first(&x[T::COUNT..])];
    let mut sums = [[T::splat(T::default()); 2]; NR];
    for j in 0..NR {
        sums[j] = pair(&acc[j]);
    }
    for (x, y) in a.as_chunks::<ROWS>().0.iter().zip(b.as_chunks::<NR>().0) {
        let x = pair(x);
        for j in 0..NR {
            let y = T::splat(y[j]);
            sums[j] = [sums[j][0] + x[0] * y, sums[j][1] + x[1] * y];
        }
    }
    for j in 0..NR {
        T::put(sums[j][0], &mut acc[j]);
        T::put(sums[j][1], &mut acc[j][T::COUNT..]);
    }
}

impl Number for f64 {
    #[cfg(target_arch = "wasm32")]
    #[inline(always)]
    fn sums<const ROWS: usize>(acc: &mut [[Self; ROWS]; NR], a: &[Self], b: &[Self]) {
        in_vectors(acc, a, b);
    }

    #[inline(always)]
    fn times(self, other: f64) -> f64 {
        self * other
    }
    #[inline(always)]
    fn conjugate(self) -> f64 {
        self
    }
}

impl Number for f32 {
    const IN_ORDER: bool = false;
    const SMALL: bool = true;

    #[cfg(target_arch = "wasm32")]
    #[inline(always)]
    fn sums<const ROWS: usize>(acc: &mut [[Self; ROWS]; NR], a: &[Self], b: &[Self]) {
        in_vectors(acc, a, b);
    }

    #[inline(always)]
    fn times(self, other: f32) -> f32 {
        self * other
    }
    #[inline(always)]
    fn conjugate(self) -> f32 {
        self
    }
}

impl Number for Complex<f64> {
    #[inline(always)]
    fn times(self, o: Self) -> Self {
        Complex { re: self.re * o.re - self.im * o.im, im: self.re * o.im + self.im * o.re }
    }
    #[inline(always)]
    fn conjugate(self) -> Self {
        Complex { re: self.re, im: -self.im }
    }
}

impl Number for Complex<f32> {
    #[inline(always)]
    fn times(self, o: Self) -> Self {
        Complex { re: self.re * o.re - self.im * o.im, im: self.re * o.im + self.im * o.re }
    }
    #[inline(always)]
    fn conjugate(self) -> Self {
        Complex { re: self.re, im: -self.im }
    }
}

/// An operand: element (i, j) is at `i*rows + j*cols`, conjugated where asked.
#[derive(Clone, Copy, Debug)]
pub struct Operand<'a, T> {
    /// The elements.
    pub data: &'a [T],
    /// The step from one row to the next.
    pub rows: usize,
    /// The step from one column to the next.
    pub cols: usize,
    /// Whether elements are conjugated.
    pub conjugate: bool,
}

impl<T: Number> Operand<'_, T> {
    #[inline(always)]
    fn at(&self, i: usize, j: usize) -> T {
        self.turn(self.data[i * self.rows + j * self.cols])
    }

    #[inline(always)]
    fn turn(&self, x: T) -> T {
        if self.conjugate { x.conjugate() } else { x }
    }

    fn part(&self) -> Part {
        Part { at: 0, rows: self.rows as isize, cols: self.cols as isize }
    }
}

/// Rows and columns of the block that stays in registers.
const MR: usize = 4;
const NR: usize = 4;
/// Its rows where elements are small.
const TALL: usize = 2 * MR;
/// The lengths of packed panels: k, rows of A, columns of B.
const KC: usize = 256;
const MC: usize = 128;
const NC: usize = 512;

/// Longer sums that are in the order that is defined are made in parts,
pub const DEEP: usize = 4096;
/// of so many steps.
pub const PART: usize = 1024;

/// What a product and its sum cost in the units of the op table: in the order that is defined,
const IN_ORDER: u64 = 500;
/// and in any.
pub const IN_ANY_ORDER: u64 = 200;

/// `c = a·b` for an m×k and a k×n matrix; `c` is m×n, dense, column-major. Gives way between its blocks.
pub async fn multiply<T: Number>(
    a: Operand<'_, T>,
    b: Operand<'_, T>,
    m: usize,
    n: usize,
    k: usize,
    c: &mut [T],
    pace: &mut Pace,
) {
    let c = &mut c[..m * n];
    c.fill(T::default());
    if k == 0 || m == 0 || n == 0 {
        return;
    }
    if !T::IN_ORDER || k <= DEEP {
        return accumulate(a, b, m, n, k, c, pace).await;
    }
    let mut sums = vec![T::default(); m * n];
    for first in (0..k).step_by(PART) {
        let a = Operand { data: &a.data[first * a.cols..], ..a };
        let b = Operand { data: &b.data[first * b.rows..], ..b };
        sums.fill(T::default());
        accumulate(a, b, m, n, PART.min(k - first), &mut sums, pace).await;
        for (c, &sum) in c.iter_mut().zip(&sums) {
            *c = *c + sum;
        }
    }
}

/// `c = c + a·b`, k ascending.
async fn accumulate<T: Number>(
    a: Operand<'_, T>,
    b: Operand<'_, T>,
    m: usize,
    n: usize,
    k: usize,
    c: &mut [T],
    pace: &mut Pace,
) {
    if n == 1 && a.rows == 1 && !a.conjugate {
        return by_columns(a, b, m, k, c, pace).await;
    }
    let mut panels = Panels::default();
    for j0 in (0..n).step_by(NC) {
        let nc = NC.min(n - j0);
        for k0 in (0..k).step_by(KC) {
            let kc = KC.min(k - k0);
            panels.right(nc, kc, b.data, b.part().from(k0, j0), |x| b.turn(x));
            for i0 in (0..m).step_by(MC) {
                let mc = MC.min(m - i0);
                panels.left(mc, kc, a.data, a.part().from(i0, k0), |x| a.turn(x));
                panels.blocks(&mut c[i0 + j0 * m..], m, mc, nc, kc);
                pace.spend(IN_ORDER * (mc * nc * kc) as u64).await;
            }
        }
    }
}

/// A matrix within numbers: element (i, j) is at `at + i*rows + j*cols`. Steps may go back.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// Where element (0, 0) is.
    pub at: usize,
    /// The step from one row to the next.
    pub rows: isize,
    /// The step from one column to the next.
    pub cols: isize,
}

impl Part {
    /// The dense columns that begin at `at`, each `step` after the one before.
    pub fn columns(at: usize, step: usize) -> Part {
        Part { at, rows: 1, cols: step as isize }
    }

    /// Where element (i, j) is.
    #[inline(always)]
    pub fn place(&self, i: usize, j: usize) -> usize {
        self.at.wrapping_add_signed(i as isize * self.rows + j as isize * self.cols)
    }

    /// What begins at element (i, j).
    pub fn from(&self, i: usize, j: usize) -> Part {
        Part { at: self.place(i, j), ..*self }
    }

    /// The transpose.
    pub fn turned(&self) -> Part {
        Part { at: self.at, rows: self.cols, cols: self.rows }
    }
}

/// An operand of `update`: a part of other numbers, or of those that are changed.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a, T> {
    /// The other numbers.
    pub other: Option<&'a [T]>,
    /// Where the operand lies in them.
    pub part: Part,
}

impl<T> Source<'_, T> {
    /// The transpose.
    pub fn turned(self) -> Self {
        Source { part: self.part.turned(), ..self }
    }
}

/// Whether a product is added to or subtracted from what is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the two")]
pub enum Sign {
    Plus,
    Minus,
}

/// `C := C ± A·B` for an m×k and a k×n matrix, where `C` is the part `to` of `c`, with dense rows or columns, which neither A nor B
/// overlaps. The sums of doubles go on from what is in C, k ascending.
#[allow(clippy::too_many_arguments, reason = "what a product is")]
pub fn update<T: Number>(
    c: &mut [T],
    to: Part,
    sign: Sign,
    a: Source<'_, T>,
    b: Source<'_, T>,
    (m, n, k): (usize, usize, usize),
    panels: &mut Panels<T>,
) {
    if m == 0 || n == 0 || k == 0 {
        return;
    }
    if to.rows != 1 && to.cols == 1 {
        return update(c, to.turned(), sign, b.turned(), a.turned(), (n, m, k), panels);
    }
    let step = to.cols as usize;
    let signed = |x: T| if sign == Sign::Minus { -x } else { x };
    if n == 1 {
        return one_column(c, to.at, a, b, (m, k), signed);
    }
    for j0 in (0..n).step_by(NC) {
        let nc = NC.min(n - j0);
        for k0 in (0..k).step_by(KC) {
            let kc = KC.min(k - k0);
            panels.right(nc, kc, b.other.unwrap_or(c), b.part.from(k0, j0), |x| x);
            for i0 in (0..m).step_by(MC) {
                let mc = MC.min(m - i0);
                let (all, from) = (a.other.unwrap_or(c), a.part.from(i0, k0));
                match sign {
                    Sign::Plus => panels.left(mc, kc, all, from, |x| x),
                    Sign::Minus => panels.left(mc, kc, all, from, |x| -x),
                }
                panels.blocks(&mut c[to.place(i0, j0)..], step, mc, nc, kc);
            }
        }
    }
}

/// `update` of one column, dense.
fn one_column<T: Number>(
    c: &mut [T],
    at: usize,
    a: Source<'_, T>,
    b: Source<'_, T>,
    (m, k): (usize, usize),
    signed: impl Fn(T) -> T,
) {
    // What changes is taken out, so that operands may lie beside it.
    const PIECE: usize = 512;
    let mut sums = [T::default(); PIECE];
    for i0 in (0..m).step_by(PIECE) {
        let rows = PIECE.min(m - i0);
        let sums = &mut sums[..rows];
        let (all_a, all_b) = (a.other, b.other);
        for k0 in (0..k).step_by(KC) {
            let k = KC.min(k - k0);
            let there = at + i0..at + i0 + rows;
            if T::IN_ORDER {
                sums.copy_from_slice(&c[there.clone()]);
            } else {
                sums.fill(T::default());
            }
            let (from_a, from_b) = (a.part.from(i0, k0), b.part.from(k0, 0));
            let (all_a, all_b) = (all_a.unwrap_or(c), all_b.unwrap_or(c));
            let factor = |p: usize| signed(all_b[from_b.place(p, 0)]);
            if from_a.rows == 1 {
                let column = |p: usize| &all_a[from_a.place(0, p)..][..rows];
                let mut p = 0;
                while p + 3 < k {
                    let (x, y, z, w) = (factor(p), factor(p + 1), factor(p + 2), factor(p + 3));
                    let (u, v, s, t) = (column(p), column(p + 1), column(p + 2), column(p + 3));
                    for i in 0..rows {
                        let two = (sums[i] + u[i].times(x)) + v[i].times(y);
                        sums[i] = (two + s[i].times(z)) + t[i].times(w);
                    }
                    p += 4;
                }
                for p in p..k {
                    let x = factor(p);
                    for (sum, u) in sums.iter_mut().zip(column(p)) {
                        *sum = *sum + u.times(x);
                    }
                }
            } else {
                // Eight sums at a time hide the time that an addition takes.
                for (block, sums) in sums.chunks_mut(8).enumerate() {
                    for p in 0..k {
                        let x = factor(p);
                        for (i, sum) in sums.iter_mut().enumerate() {
                            *sum = *sum + all_a[from_a.place(8 * block + i, p)].times(x);
                        }
                    }
                }
            }
            for (there, &sum) in c[there].iter_mut().zip(sums.iter()) {
                *there = if T::IN_ORDER { sum } else { *there + sum };
            }
        }
    }
}

/// Packed parts of the operands of a product, as its inner loops read them.
#[derive(Debug)]
pub struct Panels<T> {
    left: Vec<T>,
    right: Vec<T>,
}

impl<T> Default for Panels<T> {
    fn default() -> Self {
        Panels { left: Vec::new(), right: Vec::new() }
    }
}

impl<T: Number> Panels<T> {
    const ROWS: usize = if T::SMALL { TALL } else { MR };

    fn left(&mut self, rows: usize, kc: usize, data: &[T], from: Part, f: impl Fn(T) -> T) {
        self.left.resize(rows.next_multiple_of(Self::ROWS) * kc, T::default());
        if T::SMALL {
            pack::<T, TALL>(&mut self.left, rows, kc, data, from, f);
        } else {
            pack::<T, MR>(&mut self.left, rows, kc, data, from, f);
        }
    }

    fn right(&mut self, cols: usize, kc: usize, data: &[T], from: Part, f: impl Fn(T) -> T) {
        self.right.resize(cols.next_multiple_of(NR) * kc, T::default());
        pack::<T, NR>(&mut self.right, cols, kc, data, from.turned(), f);
    }

    /// Continues the sums of what is packed; columns of C are `step` apart.
    fn blocks(&self, c: &mut [T], step: usize, mc: usize, nc: usize, kc: usize) {
        for j in (0..nc).step_by(NR) {
            let right = &self.right[j * kc..(j + NR) * kc];
            let cols = NR.min(nc - j);
            for i in (0..mc).step_by(Self::ROWS) {
                let left = &self.left[i * kc..(i + Self::ROWS) * kc];
                let rows = Self::ROWS.min(mc - i);
                let c = &mut c[i + j * step..];
                if T::SMALL {
                    block::<T, TALL>(left, right, c, step, rows, cols);
                } else {
                    block::<T, MR>(left, right, c, step, rows, cols);
                }
            }
        }
    }
}

/// Panels of `R` lanes, the rows of a part, side by side, k after k; missing lanes are zero.
fn pack<T: Number, const R: usize>(
    to: &mut [T],
    lanes: usize,
    kc: usize,
    data: &[T],
    from: Part,
    f: impl Fn(T) -> T,
) {
    for first in (0..lanes).step_by(R) {
        let panel = &mut to[first * kc..(first + R) * kc];
        let panel = panel.as_chunks_mut::<R>().0;
        let count = R.min(lanes - first);
        let from = from.from(first, 0);
        if count < R {
            panel.fill([T::default(); R]);
        }
        if from.rows == 1 && count == R {
            for (p, to) in panel.iter_mut().enumerate() {
                let from = &data[from.place(0, p)..][..R];
                for r in 0..R {
                    to[r] = f(from[r]);
                }
            }
        } else if from.cols == 1 {
            for r in 0..count {
                let row = &data[from.place(r, 0)..][..kc];
                for (to, &x) in panel.iter_mut().zip(row) {
                    to[r] = f(x);
                }
            }
        } else {
            for (p, to) in panel.iter_mut().enumerate() {
                for (r, to) in to.iter_mut().enumerate().take(count) {
                    *to = f(data[from.place(r, p)]);
                }
            }
        }
    }
}

/// Continues the sums of one block of C.
#[inline(always)]
fn block<T: Number, const ROWS: usize>(
    a: &[T],
    b: &[T],
    c: &mut [T],
    step: usize,
    rows: usize,
    cols: usize,
) {
    let mut acc = [[T::default(); ROWS]; NR];
    if T::IN_ORDER {
        for (j, column) in acc.iter_mut().enumerate().take(cols) {
            for (i, x) in column.iter_mut().enumerate().take(rows) {
                *x = c[i + j * step];
            }
        }
    }
    T::sums(&mut acc, a, b);
    for (j, column) in acc.iter().enumerate().take(cols) {
        for (i, &x) in column.iter().enumerate().take(rows) {
            let there = &mut c[i + j * step];
            *there = if T::IN_ORDER { x } else { *there + x };
        }
    }
}

/// A matrix times a column: columns of A are added one after the other, in pieces that stay in cache.
async fn by_columns<T: Number>(
    a: Operand<'_, T>,
    b: Operand<'_, T>,
    m: usize,
    k: usize,
    c: &mut [T],
    pace: &mut Pace,
) {
    const PIECE: usize = 1024;
    for i0 in (0..m).step_by(PIECE) {
        let rows = PIECE.min(m - i0);
        let c = &mut c[i0..i0 + rows];
        let mut p = 0;
        // Two columns at a time halve the traffic of C; the order stays.
        while p + 1 < k {
            let (x, y) = (b.at(p, 0), b.at(p + 1, 0));
            let u = &a.data[i0 + p * a.cols..][..rows];
            let v = &a.data[i0 + (p + 1) * a.cols..][..rows];
            for i in 0..rows {
                c[i] = (c[i] + u[i].times(x)) + v[i].times(y);
            }
            p += 2;
        }
        if p < k {
            let x = b.at(p, 0);
            let u = &a.data[i0 + p * a.cols..][..rows];
            for i in 0..rows {
                c[i] = c[i] + u[i].times(x);
            }
        }
        pace.spend(IN_ORDER * (rows * k) as u64).await;
    }
}

#[cfg(test)]
mod tests {
    use super::super::pace::at_once;
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn sums_go_up_in_k_to_the_bit() {
        for (m, n, k) in [
            (1, 1, 1),
            (5, 7, 3),
            (4, 4, 300),
            (130, 9, 257),
            (33, 1, 70),
            (3, 515, 12),
            (2, 3, 9_000),
            (5, 1, 4_100),
        ] {
            let f = |i: usize| ((i as u64 * 2_654_435_761 % 1000) as f64 - 500.0) * 1.3e-3;
            let a: Vec<f64> = (0..m * k).map(f).collect();
            let b: Vec<f64> = (0..k * n).map(|i| f(i + 77)).collect();
            let mut c = vec![0.0; m * n];
            let straight = Operand { data: &a, rows: 1, cols: m, conjugate: false };
            let right = Operand { data: &b, rows: 1, cols: k, conjugate: false };
            at_once(multiply(straight, right, m, n, k, &mut c, &mut Pace::default()));
            for j in 0..n {
                for i in 0..m {
                    let from = |begin: usize, end: usize| {
                        (begin..end).fold(0.0, |s, p| s + a[i + p * m] * b[p + j * k])
                    };
                    let part = |first: usize| from(first, k.min(first + PART));
                    let want = match k > DEEP {
                        true => (0..k).step_by(PART).fold(0.0, |s, first| s + part(first)),
                        false => from(0, k),
                    };
                    assert_eq!(c[i + j * m], want, "{m}x{n}x{k} at {i},{j}");
                }
            }
            // The transposed layout of the same numbers gives the same bits.
            let t: Vec<f64> = (0..m * k).map(|q| a[q / k + (q % k) * m]).collect();
            let mut d = vec![0.0; m * n];
            let turned = Operand { data: &t, rows: k, cols: 1, conjugate: false };
            at_once(multiply(turned, right, m, n, k, &mut d, &mut Pace::default()));
            assert_eq!(c, d);
        }
    }
}
