//! Products of matrices: the order of summation, and the host's loops that follow it.
//!
//! **Definition.** For double and complex double, `c(i,j) = (…((0 + a(i,0)·b(0,j)) + a(i,1)·b(1,j)) + …)`: k
//! ascending, one rounding a product and one a sum, never fused. A complex product is
//! `(re·re - im·im) + (re·im + im·re)i`. Single precision may be summed in any order.
//! Must not know shapes beyond three numbers, or slots.

use super::pace::Pace;
use num_complex::Complex;
use std::ops::Add;

/// What can be multiplied and summed.
pub trait Number: Copy + Default + Add<Output = Self> {
    /// The product, as the definition has it.
    fn times(self, other: Self) -> Self;
    /// The conjugate.
    fn conjugate(self) -> Self;
}

impl Number for f64 {
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
        let x = self.data[i * self.rows + j * self.cols];
        if self.conjugate { x.conjugate() } else { x }
    }
}

/// Rows and columns of the block that stays in registers.
const MR: usize = 4;
const NR: usize = 4;
/// The lengths of packed panels: k, rows of A, columns of B.
const KC: usize = 256;
const MC: usize = 128;
const NC: usize = 512;

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
    if n == 1 && a.rows == 1 && !a.conjugate {
        return by_columns(a, b, m, k, c, pace).await;
    }
    let mut pa = vec![T::default(); MC.next_multiple_of(MR) * KC.min(k)];
    let mut pb = vec![T::default(); NC.min(n).next_multiple_of(NR) * KC.min(k)];
    for j0 in (0..n).step_by(NC) {
        let nc = NC.min(n - j0);
        for k0 in (0..k).step_by(KC) {
            let kc = KC.min(k - k0);
            pack::<T, NR>(&mut pb, nc, kc, |j, p| b.at(k0 + p, j0 + j));
            for i0 in (0..m).step_by(MC) {
                let mc = MC.min(m - i0);
                pack::<T, MR>(&mut pa, mc, kc, |i, p| a.at(i0 + i, k0 + p));
                for j in (0..nc).step_by(NR) {
                    let panel_b = &pb[j * kc..(j + NR) * kc];
                    let cols = NR.min(nc - j);
                    for i in (0..mc).step_by(MR) {
                        let panel_a = &pa[i * kc..(i + MR) * kc];
                        let rows = MR.min(mc - i);
                        let corner = (i0 + i) + (j0 + j) * m;
                        block(panel_a, panel_b, &mut c[corner..], m, rows, cols);
                    }
                }
                pace.spend(IN_ORDER * (mc * nc * kc) as u64).await;
            }
        }
    }
}

/// Panels of `R` lanes side by side, k after k; missing lanes are zero.
fn pack<T: Number, const R: usize>(
    to: &mut [T],
    lanes: usize,
    kc: usize,
    at: impl Fn(usize, usize) -> T,
) {
    for first in (0..lanes).step_by(R) {
        let panel = &mut to[first * kc..(first + R) * kc];
        let full = lanes - first >= R;
        for p in 0..kc {
            for r in 0..R {
                let x = if full || first + r < lanes { at(first + r, p) } else { T::default() };
                panel[p * R + r] = x;
            }
        }
    }
}

/// Continues the sums of one block of C.
#[inline(always)]
fn block<T: Number>(a: &[T], b: &[T], c: &mut [T], step: usize, rows: usize, cols: usize) {
    let mut acc = [[T::default(); MR]; NR];
    for (j, column) in acc.iter_mut().enumerate().take(cols) {
        for (i, x) in column.iter_mut().enumerate().take(rows) {
            *x = c[i + j * step];
        }
    }
    for (x, y) in a.chunks_exact(MR).zip(b.chunks_exact(NR)) {
        for j in 0..NR {
            for i in 0..MR {
                acc[j][i] = acc[j][i] + x[i].times(y[j]);
            }
        }
    }
    for (j, column) in acc.iter().enumerate().take(cols) {
        for (i, &x) in column.iter().enumerate().take(rows) {
            c[i + j * step] = x;
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
        for (m, n, k) in
            [(1, 1, 1), (5, 7, 3), (4, 4, 300), (130, 9, 257), (33, 1, 70), (3, 515, 12)]
        {
            let f = |i: usize| ((i as u64 * 2_654_435_761 % 1000) as f64 - 500.0) * 1.3e-3;
            let a: Vec<f64> = (0..m * k).map(f).collect();
            let b: Vec<f64> = (0..k * n).map(|i| f(i + 77)).collect();
            let mut c = vec![0.0; m * n];
            let straight = Operand { data: &a, rows: 1, cols: m, conjugate: false };
            let right = Operand { data: &b, rows: 1, cols: k, conjugate: false };
            at_once(multiply(straight, right, m, n, k, &mut c, &mut Pace::default()));
            for j in 0..n {
                for i in 0..m {
                    let want = (0..k).fold(0.0, |s, p| s + a[i + p * m] * b[p + j * k]);
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
