//! Eigenvalues and eigenvectors of symmetric tridiagonal matrices: a matrix is two of half the size and one of rank one, whose
//! eigenvalues are the zeros of a sum of fractions (J. Cuppen, "A divide and conquer method for the symmetric tridiagonal
//! eigenproblem", 1981). Vectors are those of a matrix that has the zeros found as its eigenvalues, and so are orthogonal (M. Gu and
//! S. Eisenstat, "A divide-and-conquer algorithm for the symmetric tridiagonal eigenproblem", 1995). Nearly all of the work is in
//! products. Must not know what the matrix was made of.

use super::tridiagonal::ql;
use super::*;
use crate::value::order::arrange;

/// Matrices that are not divided.
const LEAST: usize = 24;
/// Steps to a zero at most.
const STEPS: usize = 200;

/// The eigenvalues in ascending order, and their vectors. None where they are not found. All numbers are near 1.
pub(super) fn eigen(mut d: Vec<f64>, e: &[f64]) -> Option<(Vec<f64>, Dense<f64>)> {
    let n = d.len();
    if n <= LEAST {
        let mut vectors = Dense::identity(n, n);
        ql(&mut d, &mut e.to_vec(), Some(&mut vectors))?;
        let order = ascending(&d);
        let values = order.iter().map(|&k| d[k]).collect();
        return Some((values, Dense::from_fn(n, n, |i, j| vectors.at(i, order[j]))));
    }
    let m = n / 2;
    let beside = e[m - 1];
    let mut low = d.split_off(m);
    d[m - 1] -= beside.abs();
    low[0] -= beside.abs();
    let parts = [eigen(d, &e[..m - 1])?, eigen(low, &e[m..])?];
    Some(Joined::new(parts, beside).eigen())
}

/// The places of numbers in ascending order.
fn ascending(x: &[f64]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..x.len()).collect();
    arrange(&mut order, &|i, j| x[i].total_cmp(&x[j]));
    order
}

/// Which rows of a column are not all zeros.
#[derive(Clone, Copy, PartialEq)]
enum Rows {
    Top,
    Both,
    Bottom,
}

/// Q·(D + weight·z·z')·Q', with an orthogonal Q and a z of length one.
struct Joined {
    /// Rows of the upper half.
    half: usize,
    d: Vec<f64>,
    z: Vec<f64>,
    weight: f64,
    q: Dense<f64>,
    rows: Vec<Rows>,
}

impl Joined {
    fn new([(mut d, top), (low, bottom)]: [(Vec<f64>, Dense<f64>); 2], beside: f64) -> Joined {
        let (half, n) = (d.len(), d.len() + low.len());
        d.extend(low);
        let root = std::f64::consts::FRAC_1_SQRT_2;
        let last = (0..half).map(|j| top.at(half - 1, j) * root);
        let first = (0..n - half).map(|j| bottom.at(0, j) * root.copysign(beside));
        let z = last.chain(first).collect();
        let mut q = Dense::zeros(n, n);
        for j in 0..half {
            q.data[j * n..j * n + half].copy_from_slice(top.column(j));
        }
        for j in half..n {
            q.data[j * n + half..(j + 1) * n].copy_from_slice(bottom.column(j - half));
        }
        let rows = (0..n).map(|j| if j < half { Rows::Top } else { Rows::Bottom }).collect();
        Joined { half, d, z, weight: 2.0 * beside.abs(), q, rows }
    }

    /// Columns that have a part in the sum of fractions, by their ascending elements of D, and those that are eigenvectors already,
    /// but for what rounding would leave: where z is nothing, or after a rotation of two whose elements of D are nearly one.
    fn parted(&mut self) -> (Vec<usize>, Vec<usize>) {
        let largest = |x: &[f64]| x.iter().fold(0.0f64, |most, x| most.max(x.abs()));
        let least = 8.0 * f64::EPSILON * largest(&self.d).max(largest(&self.z));
        let (mut kept, mut done) = (Vec::new(), Vec::new());
        let mut before: Option<usize> = None;
        for i in ascending(&self.d) {
            if self.weight * self.z[i].abs() <= least {
                done.push(i);
                continue;
            }
            let Some(p) = before.replace(i) else { continue };
            let length = length(self.z[i], self.z[p]);
            let (c, s) = (self.z[i] / length, -self.z[p] / length);
            if ((self.d[i] - self.d[p]) * c * s).abs() > least {
                kept.push(p);
                continue;
            }
            (self.z[p], self.z[i]) = (0.0, length);
            self.q.rotate([p, i], c, s);
            let (dp, di) = (self.d[p], self.d[i]);
            (self.d[p], self.d[i]) = (dp * c * c + di * s * s, dp * s * s + di * c * c);
            if self.rows[p] != self.rows[i] {
                (self.rows[p], self.rows[i]) = (Rows::Both, Rows::Both);
            }
            done.push(p);
        }
        kept.extend(before);
        (kept, done)
    }

    fn eigen(mut self) -> (Vec<f64>, Dense<f64>) {
        let (kept, done) = self.parted();
        let (n, k) = (self.d.len(), kept.len());
        let d: Vec<f64> = kept.iter().map(|&j| self.d[j]).collect();
        let z: Vec<f64> = kept.iter().map(|&j| self.z[j]).collect();
        let sum = Fractions { d: &d, z: &z, weight: self.weight };
        let mut values = Vec::with_capacity(n);
        // Column i: by how much each of D is more than the zero i.
        let mut apart = Dense::zeros(k, k);
        for (i, column) in apart.data.chunks_exact_mut(k.max(1)).enumerate() {
            let (origin, zero) = sum.zero(i);
            values.push(d[origin] + zero);
            column.iter_mut().zip(&d).for_each(|(x, at)| *x = (at - d[origin]) - zero);
        }
        let vectors = of_zeros(&d, &z, apart);
        // Only what is not zero is multiplied.
        let of =
            |not: Rows| -> Vec<usize> { (0..k).filter(|&j| self.rows[kept[j]] != not).collect() };
        let parts = [
            self.times(&vectors, &kept, 0..self.half, &of(Rows::Bottom)),
            self.times(&vectors, &kept, self.half..n, &of(Rows::Top)),
        ];
        values.extend(done.iter().map(|&j| self.d[j]));
        let order = ascending(&values);
        let mut q = Dense::zeros(n, n);
        for (to, &from) in q.data.chunks_exact_mut(n).zip(&order) {
            if from < k {
                let (upper, lower) = to.split_at_mut(self.half);
                upper.copy_from_slice(parts[0].column(from));
                lower.copy_from_slice(parts[1].column(from));
            } else {
                to.copy_from_slice(self.q.column(done[from - k]));
            }
        }
        (order.iter().map(|&j| values[j]).collect(), q)
    }

    /// Rows of Q in some of the columns that were kept, times the rows of the vectors that belong to these.
    fn times(
        &self,
        vectors: &Dense<f64>,
        kept: &[usize],
        rows: std::ops::Range<usize>,
        some: &[usize],
    ) -> Dense<f64> {
        let first = rows.start;
        let left =
            Dense::from_fn(rows.len(), some.len(), |i, j| self.q.at(first + i, kept[some[j]]));
        let right = Dense::from_fn(some.len(), vectors.cols, |i, j| vectors.at(some[i], j));
        let mut out = Dense::zeros(rows.len(), vectors.cols);
        let extents = (out.rows, out.cols, some.len());
        let (to, panels) = (out.whole(), &mut Panels::default());
        update(&mut out.data, to, Sign::Plus, left.source(), right.source(), extents, panels);
        out
    }
}

/// The eigenvectors of D + z·z', of which the eigenvalues are known, with the z that has just these.
fn of_zeros(d: &[f64], z: &[f64], mut apart: Dense<f64>) -> Dense<f64> {
    let k = d.len();
    let exact: Vec<f64> = (0..k)
        .map(|j| {
            let fraction = |i: usize| match i {
                _ if i < j => apart.at(j, i) / (d[j] - d[i]),
                _ if i + 1 < k => apart.at(j, i) / (d[j] - d[i + 1]),
                _ => -apart.at(j, i),
            };
            let product = (0..k).fold(1.0, |product, i| product * fraction(i));
            product.abs().sqrt().copysign(z[j])
        })
        .collect();
    for column in apart.data.chunks_exact_mut(k.max(1)) {
        column.iter_mut().zip(&exact).for_each(|(x, z)| *x = z / *x);
        let length = column.iter().fold(0.0, |sum, x| sum + x * x).sqrt();
        column.iter_mut().for_each(|x| *x /= length);
    }
    apart
}

/// 1 + weight·Σ z²/(d - x), with ascending d: it grows between them.
struct Fractions<'a> {
    d: &'a [f64],
    z: &'a [f64],
    weight: f64,
}

/// The sum at a place: that of the fractions up to one and their derivatives, and that of the others.
struct At {
    value: f64,
    slopes: [f64; 2],
    /// What rounding may have made of it.
    error: f64,
}

impl Fractions<'_> {
    /// At `x` from the origin.
    fn at(&self, origin: usize, x: f64, split: usize) -> At {
        let mut sums = [0.0; 2];
        let mut slopes = [0.0; 2];
        for (side, part) in [0..split, split..self.d.len()].into_iter().enumerate() {
            let (mut sum, mut slope) = (0.0, 0.0);
            for (d, z) in self.d[part.clone()].iter().zip(&self.z[part]) {
                let fraction = z / ((d - self.d[origin]) - x);
                sum += z * fraction;
                slope += fraction * fraction;
            }
            (sums[side], slopes[side]) = (self.weight * sum, self.weight * slope);
        }
        let size = 1.0 + sums[0].abs() + sums[1].abs();
        let error = f64::EPSILON * (4.0 * size + x.abs() * (slopes[0] + slopes[1]));
        At { value: 1.0 + sums[0] + sums[1], slopes, error }
    }

    /// The zero behind element i of D: which element it is near to, and how far from there.
    fn zero(&self, i: usize) -> (usize, f64) {
        let (d, k) = (self.d, self.d.len());
        let all = self.z.iter().fold(0.0, |sum, z| sum + z * z) * self.weight;
        if k == 1 {
            return (0, all);
        }
        let last = i + 1 == k;
        // The fractions that matter most.
        let near = if last { [k - 2, k - 1] } else { [i, i + 1] };
        let split = near[1];
        let middle = if last { all / 2.0 } else { (d[i + 1] - d[i]) / 2.0 };
        let mut here = self.at(i, middle, split);
        let right = !last && here.value < 0.0;
        let origin = if right { i + 1 } else { i };
        let mut x = if right { -middle } else { middle };
        let (mut low, mut high) = match (last, right) {
            (true, _) => (0.0, all),
            (_, true) => (-middle, 0.0),
            _ => (0.0, middle),
        };
        for _ in 0..STEPS {
            if here.value.abs() <= here.error {
                break;
            }
            if here.value < 0.0 {
                low = x
            } else {
                high = x
            }
            // The sum as c + s/(d1 - x) + t/(d2 - x), with its value and both slopes (R.-C. Li, "Solving secular equations stably and
            // efficiently", 1993).
            let [d1, d2] = near.map(|j| (d[j] - d[origin]) - x);
            let [s1, s2] = here.slopes;
            let c = here.value - d1 * s1 - d2 * s2;
            let a = (d1 + d2) * here.value - d1 * d2 * (s1 + s2);
            let b = d1 * d2 * here.value;
            let root = (a * a - 4.0 * b * c).max(0.0).sqrt();
            let step = match last {
                true if a >= 0.0 => (a + root) / (2.0 * c),
                true => 2.0 * b / (a - root),
                false if a <= 0.0 => (a - root) / (2.0 * c),
                false => 2.0 * b / (a + root),
            };
            let mut next = x + step;
            if !(low < next && next < high) {
                next = between(low, high);
            }
            if next == x || !(low < next && next < high) {
                break;
            }
            x = next;
            here = self.at(origin, x, split);
        }
        (origin, x)
    }
}

/// A place between two of one sign, or of which one is zero: by their exponents where these differ.
fn between(low: f64, high: f64) -> f64 {
    let (near, far) = if low.abs() < high.abs() { (low, high) } else { (high, low) };
    if near == 0.0 {
        far / 64.0
    } else if far.abs() > 4.0 * near.abs() {
        (near.abs() * far.abs()).sqrt().copysign(far)
    } else {
        low + (high - low) / 2.0
    }
}
