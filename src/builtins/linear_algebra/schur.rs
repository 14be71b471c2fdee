//! The Schur form by the QR algorithm: of a real matrix with implicit double shifts, of a complex one with single shifts
//! (Golub and Van Loan, Matrix Computations, 7.5), and shifts of another kind where those make no progress. Begins
//! from a Hessenberg form. Must not know values of the language.

use faer::{Mat, c64};

/// Steps for one eigenvalue; more than a few are rare.
const MOST_STEPS: usize = 300;
/// After so many steps without progress one is taken with another shift.
const STUCK: usize = 10;

/// A power of two near the largest element: divided by it, no product of elements overflows. None where all are 0.
fn scale(largest: f64) -> Option<f64> {
    (largest > 0.0).then(|| libm::exp2(libm::floor(libm::log2(largest)).clamp(-1000.0, 1000.0)))
}

/// Turns H, a Hessenberg form of Z*H*Z', into the real Schur form: a quasi-triangular matrix whose blocks of two have a
/// complex pair each, and equal elements on their diagonals. None where it does not converge.
pub(super) fn real(mut h: Mat<f64>, mut z: Mat<f64>) -> Option<(Mat<f64>, Mat<f64>)> {
    let n = h.nrows();
    let largest = (0..n).flat_map(|j| (0..n).map(move |i| (i, j))).map(|at| h[at].abs());
    let Some(scale) = scale(largest.fold(0.0, f64::max)) else { return Some((z, h)) };
    h.col_iter_mut().for_each(|column| column.iter_mut().for_each(|x| *x /= scale));
    // What is below the diagonal and its neighbour is what rounding left.
    (0..n).for_each(|j| (j + 2..n).for_each(|i| h[(i, j)] = 0.0));
    let (mut end, mut steps) = (n, 0);
    while end > 1 {
        let last = end - 1;
        let first = (1..=last).rev().find(|&k| negligible(&mut h, k)).unwrap_or(0);
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
        let block = if steps % STUCK == 0 {
            let size = h[(last, last - 1)].abs() + h[(last - 1, last - 2)].abs();
            let near = 0.75 * size + h[(last, last)];
            [near, near, -0.4375 * size * size]
        } else {
            [h[(last - 1, last - 1)], h[(last, last)], h[(last - 1, last)] * h[(last, last - 1)]]
        };
        double_step(&mut h, &mut z, first, last, block);
    }
    h.col_iter_mut().for_each(|column| column.iter_mut().for_each(|x| *x *= scale));
    Some((z, h))
}

/// Whether the element below the diagonal in row k is nothing beside its neighbours; then it becomes 0.
fn negligible(h: &mut Mat<f64>, k: usize) -> bool {
    let beside = h[(k - 1, k - 1)].abs() + h[(k, k)].abs();
    // Scaled, the largest element is about 1.
    let beside = if beside == 0.0 { 1.0 } else { beside };
    let small = h[(k, k - 1)].abs() <= f64::EPSILON * beside;
    if small {
        h[(k, k - 1)] = 0.0;
    }
    small
}

/// One implicit step with the eigenvalues of a block of two as shifts, of which the diagonal and the product of the other
/// elements are given. What it begins with is computed from differences, which are small where all eigenvalues are close.
fn double_step(h: &mut Mat<f64>, z: &mut Mat<f64>, first: usize, last: usize, block: [f64; 3]) {
    let [above, below, product] = block;
    let corner = h[(first, first)];
    let (p, q) = (above - corner, below - corner);
    let mut x = [
        (p * q - product) / h[(first + 1, first)] + h[(first, first + 1)],
        h[(first + 1, first + 1)] - corner - p - q,
        h[(first + 2, first + 1)],
    ];
    for k in first..last {
        let count = if k + 2 <= last { 3 } else { 2 };
        reflect(h, z, &x[..count], k, if k > first { k - 1 } else { first }, last);
        if k > first {
            (k + 1..(k + 3).min(last + 1)).for_each(|i| h[(i, k - 1)] = 0.0);
        }
        for (i, x) in x.iter_mut().enumerate() {
            *x = if k + 1 + i <= last { h[(k + 1 + i, k)] } else { 0.0 };
        }
    }
}

/// The reflection that turns x to its first axis, on rows and columns from k on.
fn reflect(h: &mut Mat<f64>, z: &mut Mat<f64>, x: &[f64], k: usize, from: usize, last: usize) {
    let n = h.nrows();
    let length = x.iter().fold(0.0, |l, &x| libm::hypot(l, x));
    if length == 0.0 {
        return;
    }
    let mut v = [0.0; 3];
    v[..x.len()].copy_from_slice(x);
    v.iter_mut().for_each(|v| *v /= length);
    v[0] += if v[0] < 0.0 { -1.0 } else { 1.0 };
    let beta = 2.0 / v.iter().map(|v| v * v).sum::<f64>();
    let count = x.len();
    for j in from..n {
        let sum = beta * (0..count).map(|i| v[i] * h[(k + i, j)]).sum::<f64>();
        (0..count).for_each(|i| h[(k + i, j)] -= sum * v[i]);
    }
    for i in 0..(k + 4).min(last + 1) {
        let sum = beta * (0..count).map(|j| v[j] * h[(i, k + j)]).sum::<f64>();
        (0..count).for_each(|j| h[(i, k + j)] -= sum * v[j]);
    }
    for i in 0..n {
        let sum = beta * (0..count).map(|j| v[j] * z[(i, k + j)]).sum::<f64>();
        (0..count).for_each(|j| z[(i, k + j)] -= sum * v[j]);
    }
}

/// A block of two: triangular where its eigenvalues are real, with equal elements on its diagonal otherwise.
fn split(h: &mut Mat<f64>, z: &mut Mat<f64>, k: usize) {
    let n = h.nrows();
    let (a, b, c, d) = (h[(k, k)], h[(k, k + 1)], h[(k + 1, k)], h[(k + 1, k + 1)]);
    let p = (a - d) / 2.0;
    let discriminant = p * p + b * c;
    let real = discriminant >= 0.0;
    let (cos, sin) = if real {
        let root = libm::sqrt(discriminant);
        let along = if p < 0.0 { p - root } else { p + root };
        let length = libm::hypot(along, c);
        (along / length, c / length)
    } else if p == 0.0 {
        (1.0, 0.0)
    } else {
        let sum = b + c;
        let size = libm::hypot(sum, a - d);
        let cos = libm::sqrt(0.5 * (1.0 + sum.abs() / size));
        (cos, -(p / (size * cos)).copysign(p) * if sum < 0.0 { -1.0 } else { 1.0 })
    };
    for j in k..n {
        let (x, y) = (h[(k, j)], h[(k + 1, j)]);
        (h[(k, j)], h[(k + 1, j)]) = (cos * x + sin * y, cos * y - sin * x);
    }
    for i in 0..k + 2 {
        let (x, y) = (h[(i, k)], h[(i, k + 1)]);
        (h[(i, k)], h[(i, k + 1)]) = (cos * x + sin * y, cos * y - sin * x);
    }
    for i in 0..n {
        let (x, y) = (z[(i, k)], z[(i, k + 1)]);
        (z[(i, k)], z[(i, k + 1)]) = (cos * x + sin * y, cos * y - sin * x);
    }
    if real {
        h[(k + 1, k)] = 0.0;
    } else {
        let middle = (h[(k, k)] + h[(k + 1, k + 1)]) / 2.0;
        (h[(k, k)], h[(k + 1, k + 1)]) = (middle, middle);
    }
}

fn size(x: c64) -> f64 {
    x.re.abs() + x.im.abs()
}

/// The same for a complex matrix, whose form is triangular.
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
        single_step(&mut h, &mut z, first, last, shift);
    }
    h.col_iter_mut().for_each(|column| column.iter_mut().for_each(|x| *x *= scale));
    Some((z, h))
}

/// The eigenvalue of the last block of two that is nearer to its last element.
fn near_eigenvalue(h: &Mat<c64>, last: usize) -> c64 {
    let (a, b) = (h[(last - 1, last - 1)], h[(last - 1, last)]);
    let (c, d) = (h[(last, last - 1)], h[(last, last)]);
    let p = (a - d) * 0.5;
    let product = b * c;
    let root = (p * p + product).sqrt();
    let along = if (p + root).norm() >= (p - root).norm() { p + root } else { p - root };
    if along == c64::new(0.0, 0.0) { d } else { d - product / along }
}

/// One step: H - shift*I = Q*R becomes R*Q + shift*I.
fn single_step(h: &mut Mat<c64>, z: &mut Mat<c64>, first: usize, last: usize, shift: c64) {
    let n = h.nrows();
    let mut turns = Vec::with_capacity(last - first);
    (first..=last).for_each(|k| h[(k, k)] -= shift);
    for k in first..last {
        let (x, y) = (h[(k, k)], h[(k + 1, k)]);
        let length = libm::hypot(x.norm(), y.norm());
        let (c, s) = match length {
            0.0 => (c64::new(1.0, 0.0), c64::new(0.0, 0.0)),
            _ => (x / length, y / length),
        };
        for j in k..n {
            let (x, y) = (h[(k, j)], h[(k + 1, j)]);
            h[(k, j)] = c.conj() * x + s.conj() * y;
            h[(k + 1, j)] = c * y - s * x;
        }
        h[(k + 1, k)] = c64::new(0.0, 0.0);
        turns.push((c, s));
    }
    for (k, (c, s)) in (first..).zip(turns) {
        let turn = |m: &mut Mat<c64>, i: usize| {
            let (x, y) = (m[(i, k)], m[(i, k + 1)]);
            m[(i, k)] = x * c + y * s;
            m[(i, k + 1)] = y * c.conj() - x * s.conj();
        };
        (0..k + 2).for_each(|i| turn(h, i));
        (0..n).for_each(|i| turn(z, i));
    }
    (first..=last).for_each(|k| h[(k, k)] += shift);
}
