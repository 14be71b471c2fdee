//! The Schur form by the QR algorithm: of a real matrix with implicit double shifts, of a complex one with single shifts
//! (Golub and Van Loan, Matrix Computations, 7.5), and shifts of another kind where those make no progress. Begins
//! from a Hessenberg form. Must not know values of the language.

use crate::op::linear::{length, length_of};
use faer::{Mat, c64};
use std::ops::Range;

/// Steps for one eigenvalue; more than a few are rare.
const MOST_STEPS: usize = 300;
/// After so many steps without progress one is taken with another shift.
const STUCK: usize = 10;

/// A power of two near the largest element: divided by it, no product of elements overflows. None where all are 0.
fn scale(largest: f64) -> Option<f64> {
    (largest > 0.0).then(|| libm::exp2(libm::floor(libm::log2(largest)).clamp(-1000.0, 1000.0)))
}

/// Turns H, a Hessenberg form of Z*H*Z' that is triangular but for the rows and columns of a range, into the real Schur form: a
/// quasi-triangular matrix whose blocks of two have a complex pair each, and equal elements on their diagonals. The
/// eigenvalues come in the order in which LAPACK has them. Without rows of Z, what is above the blocks is not computed. None
/// where it does not converge.
pub(super) fn real(
    mut h: Mat<f64>,
    mut z: Mat<f64>,
    range: Range<usize>,
) -> Option<(Mat<f64>, Mat<f64>)> {
    let n = h.nrows();
    let whole = z.nrows() > 0;
    let largest = (0..n).flat_map(|j| (0..n).map(move |i| (i, j))).map(|at| h[at].abs());
    let Some(scale) = scale(largest.fold(0.0, f64::max)) else { return Some((z, h)) };
    h.col_iter_mut().for_each(|column| column.iter_mut().for_each(|x| *x /= scale));
    // What is below the diagonal and its neighbour is what rounding left.
    (0..n).for_each(|j| (j + 2..n).for_each(|i| h[(i, j)] = 0.0));
    let (mut end, mut steps) = (range.end, 0);
    while end > range.start + 1 {
        let last = end - 1;
        let first = (range.start + 1..=last).rev().find(|&k| negligible(&h, k, &range));
        let first = first.unwrap_or(range.start);
        if first > range.start {
            h[(first, first - 1)] = 0.0;
        }
        if first == last {
            (end, steps) = (end - 1, 0);
            continue;
        }
        if first + 1 == last {
            split(&mut h, &mut z, first);
            (end, steps) = (end - 2, 0);
            continue;
        }
        steps += 1;
        if steps > MOST_STEPS {
            return None;
        }
        let unlike = |corner: f64, sum: f64| Shifts::of(corner, -0.4375 * sum, sum, corner);
        let shifts = if steps % (2 * STUCK) == 0 {
            let sum = h[(last, last - 1)].abs() + h[(last - 1, last - 2)].abs();
            unlike(0.75 * sum + h[(last, last)], sum)
        } else if steps % STUCK == 0 {
            let sum = h[(first + 1, first)].abs() + h[(first + 2, first + 1)].abs();
            unlike(0.75 * sum + h[(first, first)], sum)
        } else {
            let (above, below) = (h[(last - 1, last - 1)], h[(last, last)]);
            Shifts::of(above, h[(last - 1, last)], h[(last, last - 1)], below)
        };
        let within = if whole { 0..n } else { first..last + 1 };
        double_step(&mut h, &mut z, (first, last), &within, &shifts);
    }
    h.col_iter_mut().for_each(|column| column.iter_mut().for_each(|x| *x *= scale));
    Some((z, h))
}

/// Whether the element below the diagonal in row k is nothing beside its neighbours (Ahues and Tisseur, A new deflation
/// criterion for the QR algorithm, 1997).
fn negligible(h: &Mat<f64>, k: usize, range: &Range<usize>) -> bool {
    let below = h[(k, k - 1)].abs();
    // Scaled, the largest element is about 1.
    if below <= f64::MIN_POSITIVE * (h.nrows() as f64) / f64::EPSILON {
        return true;
    }
    let mut beside = h[(k - 1, k - 1)].abs() + h[(k, k)].abs();
    if beside == 0.0 {
        if k >= range.start + 2 {
            beside += h[(k - 1, k - 2)].abs();
        }
        if k + 1 < range.end {
            beside += h[(k + 1, k)].abs();
        }
    }
    if below > f64::EPSILON * beside {
        return false;
    }
    let above = h[(k - 1, k)].abs();
    let (corner, apart) = (h[(k, k)].abs(), (h[(k - 1, k - 1)] - h[(k, k)]).abs());
    let (more, less) = (below.max(above), below.min(above));
    let (far, near) = (corner.max(apart), corner.min(apart));
    let sum = far + more;
    let least = f64::MIN_POSITIVE * (h.nrows() as f64) / f64::EPSILON;
    less * (more / sum) <= least.max(f64::EPSILON * (near * (far / sum)))
}

/// The two shifts of a step: those of a block of two where they are complex; where they are real, twice the one that is
/// nearer to its last element. They are held as what their differences from other numbers are computed from.
struct Shifts {
    above: f64,
    below: f64,
    beyond: f64,
    /// Of what their product has beside that of the above: two factors, as parts of a matrix can be so small that it is nothing.
    factors: [f64; 2],
}

impl Shifts {
    /// Of the block [a b; c d].
    fn of(a: f64, b: f64, c: f64, d: f64) -> Shifts {
        let p = (a - d) / 2.0;
        let size = scale(p.abs().max(b.abs()).max(c.abs())).unwrap_or(1.0);
        let discriminant = (p / size) * (p / size) + (b / size) * (c / size);
        if discriminant <= 0.0 {
            return Shifts { above: a, below: d, beyond: 0.0, factors: [b, c] };
        }
        let root = f64::sqrt(discriminant) * size;
        let along = if p > 0.0 { p + root } else { p - root };
        Shifts { above: d, below: d, beyond: -b * (c / along), factors: [0.0; 2] }
    }

    /// The begin of the column (H - one*I)*(H - other*I)*e at row `at`, times what makes it about 1. It is computed from
    /// differences, which are small where all eigenvalues are close.
    fn column(&self, h: &Mat<f64>, at: usize) -> [f64; 3] {
        let corner = h[(at, at)];
        let p = (self.above - corner) + self.beyond;
        let q = (self.below - corner) + self.beyond;
        let below = h[(at + 1, at)];
        let x = [
            p * (q / below) - self.factors[0] * (self.factors[1] / below) + h[(at, at + 1)],
            h[(at + 1, at + 1)] - corner - p - q,
            h[(at + 2, at + 1)],
        ];
        let size = scale(x.iter().fold(0.0, |most, x| most.max(x.abs()))).unwrap_or(1.0);
        x.map(|x| x / size)
    }
}

/// One implicit step with two shifts, on the rows and columns within a range.
fn double_step(
    h: &mut Mat<f64>,
    z: &mut Mat<f64>,
    (first, last): (usize, usize),
    within: &Range<usize>,
    shifts: &Shifts,
) {
    // It may begin below two elements that are small one after the other.
    let mut begin = last - 2;
    let mut x = shifts.column(h, begin);
    while begin > first {
        let beside: f64 = (begin - 1..begin + 2).map(|i| h[(i, i)].abs()).sum();
        let left = h[(begin, begin - 1)].abs() * (x[1].abs() + x[2].abs());
        if left <= f64::EPSILON * x[0].abs() * beside {
            break;
        }
        begin -= 1;
        x = shifts.column(h, begin);
    }
    for k in begin..last {
        let count = if k + 2 <= last { 3 } else { 2 };
        let from = if k > begin { k - 1 } else { k };
        let kept = reflect(h, z, &x[..count], (k, from, last), within);
        if k > begin {
            (k + 1..(k + 3).min(last + 1)).for_each(|i| h[(i, k - 1)] = 0.0);
        } else if k > first {
            h[(k, k - 1)] *= kept;
        }
        for (i, x) in x.iter_mut().enumerate() {
            *x = if k + 1 + i <= last { h[(k + 1 + i, k)] } else { 0.0 };
        }
    }
}

/// The reflection that turns x to its first axis, on rows and columns from k on; nothing where x lies on that axis. Gives the
/// first element of the reflection.
fn reflect(
    h: &mut Mat<f64>,
    z: &mut Mat<f64>,
    x: &[f64],
    (k, from, last): (usize, usize, usize),
    within: &Range<usize>,
) -> f64 {
    if x[1..].iter().all(|&x| x == 0.0) {
        return 1.0;
    }
    let length = length_of(x.iter().copied());
    let mut v = [0.0; 3];
    v[..x.len()].copy_from_slice(x);
    v.iter_mut().for_each(|v| *v /= length);
    v[0] += 1_f64.copysign(v[0]);
    let beta = 2.0 / v.iter().map(|v| v * v).sum::<f64>();
    let count = x.len();
    for j in from..within.end {
        let x = &mut h.col_as_slice_mut(j)[k..k + count];
        let sum = beta * x.iter().zip(&v).map(|(x, v)| v * x).sum::<f64>();
        x.iter_mut().zip(&v).for_each(|(x, v)| *x -= sum * v);
    }
    reflect_columns(h, k, within.start..(k + 4).min(last + 1), &v[..count], beta);
    let rows = z.nrows();
    reflect_columns(z, k, 0..rows, &v[..count], beta);
    1.0 - beta * v[0] * v[0]
}

/// Some rows of two or three columns from column k on, each times that reflection.
fn reflect_columns(m: &mut Mat<f64>, k: usize, rows: Range<usize>, v: &[f64], beta: f64) {
    match *v {
        [x, y] => {
            let [a, b] = columns(m, k, rows);
            for (a, b) in a.iter_mut().zip(b) {
                let sum = beta * (x * *a + y * *b);
                (*a, *b) = (*a - sum * x, *b - sum * y);
            }
        }
        [x, y, z] => {
            let [a, b, c] = columns(m, k, rows);
            for ((a, b), c) in a.iter_mut().zip(b).zip(c) {
                let sum = beta * (x * *a + y * *b + z * *c);
                (*a, *b, *c) = (*a - sum * x, *b - sum * y, *c - sum * z);
            }
        }
        _ => {}
    }
}

/// Some rows of so many columns from column k on.
fn columns<T, const N: usize>(m: &mut Mat<T>, k: usize, rows: Range<usize>) -> [&mut [T]; N] {
    let mut columns = m.as_mut().subcols_mut(k, N).col_iter_mut();
    std::array::from_fn(|_| {
        let column = columns.next().and_then(|column| column.try_as_col_major_mut());
        column.map(|column| &mut column.as_slice_mut()[rows.clone()]).unwrap_or_default()
    })
}

/// A turn by cosine and sine, and the block of two that it makes.
struct Turned {
    turn: [f64; 2],
    block: [f64; 4],
}

/// The turn that makes [a b; c d] triangular where its eigenvalues are real, and gives it equal elements on its diagonal
/// otherwise (Bai and Demmel, On swapping diagonal blocks in real Schur form, 1993).
fn standard([a, b, c, d]: [f64; 4]) -> Turned {
    if c == 0.0 {
        return Turned { turn: [1.0, 0.0], block: [a, b, c, d] };
    }
    if b == 0.0 {
        return Turned { turn: [0.0, 1.0], block: [d, -c, 0.0, a] };
    }
    let opposite = b.is_sign_negative() != c.is_sign_negative();
    if a == d && opposite {
        return Turned { turn: [1.0, 0.0], block: [a, b, c, d] };
    }
    let p = (a - d) / 2.0;
    let (more, less) = (b.abs().max(c.abs()), b.abs().min(c.abs()));
    let less = if opposite { -less } else { less };
    let size = p.abs().max(more);
    let discriminant = (p / size) * p + (more / size) * less;
    if discriminant >= 4.0 * f64::EPSILON * size {
        let along = p + (f64::sqrt(size) * f64::sqrt(discriminant)).copysign(p);
        let length = length(c, along);
        let block = [d + along, b - c, 0.0, d - (more / along) * less];
        return Turned { turn: [along / length, c / length], block };
    }
    // Complex, or nearly equal.
    let sum = b + c;
    let size = length(sum, a - d);
    let cos = f64::sqrt(0.5 * (1.0 + sum.abs() / size));
    let sin = -(p / (size * cos)) * 1_f64.copysign(sum);
    let columns = [a * cos + b * sin, b * cos - a * sin, c * cos + d * sin, d * cos - c * sin];
    let b = columns[1] * cos + columns[3] * sin;
    let c = columns[2] * cos - columns[0] * sin;
    let middle =
        ((columns[0] * cos + columns[2] * sin) + (columns[3] * cos - columns[1] * sin)) / 2.0;
    if c == 0.0 {
        return Turned { turn: [cos, sin], block: [middle, b, c, middle] };
    }
    if b == 0.0 {
        return Turned { turn: [-sin, cos], block: [middle, -c, 0.0, middle] };
    }
    if b.is_sign_negative() != c.is_sign_negative() {
        return Turned { turn: [cos, sin], block: [middle, b, c, middle] };
    }
    // Real after all: one turn more makes it triangular.
    let (above, below) = (f64::sqrt(b.abs()), f64::sqrt(c.abs()));
    let apart = (above * below).copysign(c);
    let by = 1.0 / f64::sqrt((b + c).abs());
    let (more_cos, more_sin) = (above * by, below * by);
    Turned {
        turn: [cos * more_cos - sin * more_sin, cos * more_sin + sin * more_cos],
        block: [middle + apart, b - c, 0.0, middle - apart],
    }
}

/// A block of two: triangular where its eigenvalues are real, with equal elements on its diagonal otherwise.
fn split(h: &mut Mat<f64>, z: &mut Mat<f64>, k: usize) {
    let n = h.nrows();
    let Turned { turn: [cos, sin], block } =
        standard([h[(k, k)], h[(k, k + 1)], h[(k + 1, k)], h[(k + 1, k + 1)]]);
    if z.nrows() > 0 {
        for j in k + 2..n {
            let (x, y) = (h[(k, j)], h[(k + 1, j)]);
            (h[(k, j)], h[(k + 1, j)]) = (cos * x + sin * y, cos * y - sin * x);
        }
        for i in 0..k {
            let (x, y) = (h[(i, k)], h[(i, k + 1)]);
            (h[(i, k)], h[(i, k + 1)]) = (cos * x + sin * y, cos * y - sin * x);
        }
    }
    for i in 0..z.nrows() {
        let (x, y) = (z[(i, k)], z[(i, k + 1)]);
        (z[(i, k)], z[(i, k + 1)]) = (cos * x + sin * y, cos * y - sin * x);
    }
    (h[(k, k)], h[(k, k + 1)], h[(k + 1, k)], h[(k + 1, k + 1)]) =
        (block[0], block[1], block[2], block[3]);
}

fn size(x: c64) -> f64 {
    x.re.abs() + x.im.abs()
}

/// The same for a complex matrix, whose form is triangular. Without rows of Z, what is above its diagonal is not computed.
pub(super) fn complex(mut h: Mat<c64>, mut z: Mat<c64>) -> Option<(Mat<c64>, Mat<c64>)> {
    let n = h.nrows();
    let zero = c64::new(0.0, 0.0);
    let largest = (0..n).flat_map(|j| (0..n).map(move |i| (i, j))).map(|at| size(h[at]));
    let Some(scale) = scale(largest.fold(0.0, f64::max)) else { return Some((z, h)) };
    h.col_iter_mut().for_each(|column| column.iter_mut().for_each(|x| *x /= scale));
    (0..n).for_each(|j| (j + 2..n).for_each(|i| h[(i, j)] = zero));
    let (mut last, mut steps) = (n - 1, 0);
    while last > 0 {
        let small = |h: &Mat<c64>, k: usize| {
            let beside = size(h[(k - 1, k - 1)]) + size(h[(k, k)]);
            size(h[(k, k - 1)]) <= f64::EPSILON * if beside == 0.0 { 1.0 } else { beside }
        };
        let first = (1..=last).rev().find(|&k| small(&h, k)).unwrap_or(0);
        if first > 0 {
            h[(first, first - 1)] = zero;
        }
        if first == last {
            (last, steps) = (last - 1, 0);
            continue;
        }
        steps += 1;
        if steps > MOST_STEPS {
            return None;
        }
        let shift = match steps % STUCK {
            0 => h[(last, last)] + 0.75 * size(h[(last, last - 1)]),
            _ => near_eigenvalue(&h, last),
        };
        let within = if z.nrows() > 0 { 0..n } else { first..last + 1 };
        single_step(&mut h, &mut z, (first, last), &within, shift);
    }
    h.col_iter_mut().for_each(|column| column.iter_mut().for_each(|x| *x *= scale));
    Some((z, h))
}

/// The eigenvalue of the last block of two that is nearer to its last element.
fn near_eigenvalue(h: &Mat<c64>, last: usize) -> c64 {
    let (a, b) = (h[(last - 1, last - 1)], h[(last - 1, last)]);
    let (c, d) = (h[(last, last - 1)], h[(last, last)]);
    let p = (a - d) * 0.5;
    let largest = size(p).max(size(b)).max(size(c));
    let Some(scale) = scale(largest) else { return d };
    let [p, b, c] = [p, b, c].map(|x| x / scale);
    let product = b * c;
    let root = (p * p + product).sqrt();
    let along = if (p + root).norm() >= (p - root).norm() { p + root } else { p - root };
    if along == c64::new(0.0, 0.0) { d } else { d - product / along * scale }
}

/// One step on the rows and columns within a range: H - shift*I = Q*R becomes R*Q + shift*I.
fn single_step(
    h: &mut Mat<c64>,
    z: &mut Mat<c64>,
    (first, last): (usize, usize),
    within: &Range<usize>,
    shift: c64,
) {
    let mut turns = Vec::with_capacity(last - first);
    (first..=last).for_each(|k| h[(k, k)] -= shift);
    for k in first..last {
        let (x, y) = (h[(k, k)], h[(k + 1, k)]);
        let length = length_of([x.re, x.im, y.re, y.im].into_iter());
        let (c, s) = match length {
            0.0 => (c64::new(1.0, 0.0), c64::new(0.0, 0.0)),
            _ => (x / length, y / length),
        };
        for j in k..within.end {
            let (x, y) = (h[(k, j)], h[(k + 1, j)]);
            h[(k, j)] = c.conj() * x + s.conj() * y;
            h[(k + 1, j)] = c * y - s * x;
        }
        h[(k + 1, k)] = c64::new(0.0, 0.0);
        turns.push((c, s));
    }
    for (k, (c, s)) in (first..).zip(turns) {
        let turn = |m: &mut Mat<c64>, rows: Range<usize>| {
            let [x, y] = columns(m, k, rows);
            for (x, y) in x.iter_mut().zip(y) {
                (*x, *y) = (*x * c + *y * s, *y * c.conj() - *x * s.conj());
            }
        };
        turn(h, within.start..k + 2);
        let rows = z.nrows();
        turn(z, 0..rows);
    }
    (first..=last).for_each(|k| h[(k, k)] += shift);
}
