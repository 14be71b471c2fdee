//! Singular values of real matrices by way of bidiagonal ones, which reflections from both sides lead to. Must not know what they are
//! for.

use super::qr::{self, reflection};
use super::*;

/// The singular values in descending order. None where they are not found, as of what is not a number. Elements are near 1.
pub fn singular_values(a: Dense<f64>) -> Option<Vec<f64>> {
    let a = if a.rows < a.cols { a.transposed() } else { a };
    // Of tall matrices those of R, which has so few rows.
    let cols = a.cols;
    let a = if a.rows > 2 * cols { qr::factor(a).upper(cols) } else { a };
    let mut values = values(&reduce(a))?;
    values.sort_by(|x, y| y.total_cmp(x));
    Some(values)
}

/// An upper bidiagonal matrix.
struct Bidiagonal {
    diagonal: Vec<f64>,
    above: Vec<f64>,
}

/// The bidiagonal matrix that one with at least as many rows as columns is brought to (Golub & Van Loan, 5.4.8). What columns lose by
/// the reflections of a step waits for the next one, which reads them anyway (G. Howell et al., "Cache efficient bidiagonalization
/// using BLAS 2.5 operators", 2008): they lose v·y' + z·w'.
fn reduce(mut a: Dense<f64>) -> Bidiagonal {
    let (m, n) = (a.rows, a.cols);
    let (mut diagonal, mut above) = (Vec::with_capacity(n), Vec::with_capacity(n));
    let (mut v, mut z, mut next) = (vec![0.0; m], vec![0.0; m], vec![0.0; m]);
    let (mut y, mut w) = (vec![0.0; n], vec![0.0; n]);
    for k in 0..n {
        let (done, rest) = a.data.split_at_mut((k + 1) * m);
        let column = &mut done[k * m + k..];
        lose(column, [&v[k..], &z[k..]], [y[k], w[k]], &next[k..]);
        let tau = reflection(column);
        diagonal.push(column[0]);
        if k + 1 == n {
            break;
        }
        next[k..].copy_from_slice(column);
        next[k] = 1.0;
        for j in k + 1..n {
            let column = &mut rest[(j - k - 1) * m + k..(j - k) * m];
            y[j] = tau * lose(column, [&v[k..], &z[k..]], [y[j], w[j]], &next[k..]);
            w[j] = column[0] - y[j];
        }
        std::mem::swap(&mut v, &mut next);
        let row = &mut w[k + 1..];
        let tau = reflection(row);
        above.push(std::mem::replace(&mut row[0], 1.0));
        let along = row.iter().zip(&y[k + 1..]).fold(0.0, |sum, (w, y)| sum + w * y);
        let sums = &mut z[k + 1..];
        sums.fill(0.0);
        add_columns(sums, rest, (k + 1, m), row);
        sums.iter_mut().zip(&v[k + 1..]).for_each(|(z, v)| *z = tau * (*z - v * along));
    }
    Bidiagonal { diagonal, above }
}

/// Products under way at a time.
const LANES: usize = 4;

/// Subtracts multiples of two vectors from a column, and gives its product with `with` then.
fn lose<T: RealNumber>(column: &mut [T], of: [&[T]; 2], by: [T; 2], with: &[T]) -> T {
    let whole = column.len() / LANES * LANES;
    let (columns, column) = column.split_at_mut(whole);
    let [(vs, v), (zs, z), (withs, with)] = [of[0], of[1], with].map(|x| x.split_at(whole));
    let [y, w] = by.map(T::splat);
    let (parts, mut some) = (LANES / T::COUNT, [T::splat(T::default()); LANES]);
    let runs = vs.chunks_exact(LANES).zip(zs.chunks_exact(LANES)).zip(withs.chunks_exact(LANES));
    for (x, ((v, z), with)) in columns.chunks_exact_mut(LANES).zip(runs) {
        for k in 0..parts {
            let at = k * T::COUNT;
            let left = T::first(&x[at..]) - T::first(&v[at..]) * y - T::first(&z[at..]) * w;
            T::put(left, &mut x[at..]);
            some[k] = some[k] + left * T::first(&with[at..]);
        }
    }
    let mut sums = [T::default(); LANES];
    for k in 0..parts {
        T::put(some[k], &mut sums[k * T::COUNT..]);
    }
    let mut sum = (sums[0] + sums[1]) + (sums[2] + sums[3]);
    for (((x, &v), &z), &with) in column.iter_mut().zip(v).zip(z).zip(with) {
        *x = *x - v * by[0] - z * by[1];
        sum = sum + *x * with;
    }
    sum
}

/// Adds multiples of columns, each from a row on, four at a time, so that the sums are read and written a fourth as often.
fn add_columns(sums: &mut [f64], columns: &[f64], (from, rows): (usize, usize), by: &[f64]) {
    let n = sums.len();
    let column = |j: usize| &columns[j * rows + from..][..n];
    let (fours, rest) = by.as_chunks::<4>();
    for (k, &[p, q, r, s]) in fours.iter().enumerate() {
        let [a, b, c, d] = std::array::from_fn(|j| column(4 * k + j));
        for (i, sum) in sums.iter_mut().enumerate() {
            *sum += (a[i] * p + b[i] * q) + (c[i] * r + d[i] * s);
        }
    }
    for (j, by) in rest.iter().enumerate() {
        sums.iter_mut().zip(column(4 * fours.len() + j)).for_each(|(sum, x)| *sum += x * by);
    }
}

/// Steps for one singular value at most, about.
const STEPS: usize = 60;
/// Squares of numbers that are nothing beside others.
const NOTHING: f64 = f64::EPSILON * f64::EPSILON;
/// And beside none.
const TINY: f64 = 1e-290;

/// The singular values in no order, by differential steps with shifts (K. Fernando and B. Parlett, "Accurate singular values and
/// differential qd algorithms", 1994): no roots, and the small ones keep their digits. None where they are not found.
fn values(of: &Bidiagonal) -> Option<Vec<f64>> {
    let numbers = || of.diagonal.iter().chain(&of.above);
    if !numbers().all(|x| x.is_finite()) {
        return None;
    }
    let most = numbers().fold(0.0f64, |most, x| most.max(x.abs()));
    if most == 0.0 {
        return Some(vec![0.0; of.diagonal.len()]);
    }
    // By a power of two, so that nothing is rounded.
    let scale = libm::exp2(libm::floor(libm::log2(most)));
    let squares = |x: &[f64]| x.iter().map(|x| (x / scale) * (x / scale)).collect();
    let mut parts =
        vec![Squares { q: squares(&of.diagonal), e: squares(&of.above), ..Squares::default() }];
    let mut found = Vec::with_capacity(of.diagonal.len());
    while let Some(part) = parts.pop() {
        part.found(&mut parts, &mut found)?;
    }
    Some(found.iter().map(|x| x.max(0.0).sqrt() * scale).collect())
}

/// The squares of a bidiagonal matrix, whose singular values have squares that are less by a shift than those that are sought.
#[derive(Default)]
struct Squares {
    q: Vec<f64>,
    e: Vec<f64>,
    shift: f64,
    /// What the shift has lost by rounding.
    lost: f64,
}

/// What a step has found on its way: the least of the differences, and whether it was the last one.
struct Step {
    least: f64,
    is_last: bool,
    before: f64,
}

impl Squares {
    /// Finds the last ones until nothing is left, or only a part above, which comes later.
    fn found(mut self, parts: &mut Vec<Squares>, found: &mut Vec<f64>) -> Option<()> {
        let most = STEPS * (self.q.len() + 1);
        let (mut step, mut other) = (None, Squares::default());
        for _ in 0..most {
            let n = self.q.len();
            if n < 2 || self.is_nothing(n - 2) {
                found.extend(self.q.pop().map(|q| q + (self.shift + self.lost)));
                self.e.pop();
                if n < 2 {
                    return Some(());
                }
                continue;
            }
            if n == 2 || self.is_nothing(n - 3) {
                let two = of_two(self.q[n - 2], self.e[n - 2], self.q[n - 1]);
                found.extend(two.map(|q| q + (self.shift + self.lost)));
                self.q.truncate(n - 2);
                self.e.truncate(n.saturating_sub(3));
                if n == 2 {
                    return Some(());
                }
                continue;
            }
            if let Some(k) = (0..n - 3).rev().find(|&k| self.is_nothing(k)) {
                let below =
                    Squares { q: self.q.split_off(k + 1), e: self.e.split_off(k + 1), ..self };
                self.e.truncate(k);
                parts.push(std::mem::replace(&mut self, below));
                step = None;
                continue;
            }
            // Small ones are found first where they come last; the reversed transpose has the same singular values.
            if 1.5 * self.q[0] < self.q[n - 1] {
                self.q.reverse();
                self.e.reverse();
                step = None;
            }
            let mut shift = step.as_ref().map_or(0.0, |step| self.guess(step));
            let mut left = 3;
            let next = loop {
                let next = self.step(shift, &mut other);
                if next.least >= 0.0 {
                    break next;
                }
                if shift == 0.0 {
                    return None;
                }
                // More than the least: what is missing at the end alone says by how much (B. Parlett and O. Marques, "An implementation
                // of the dqds algorithm", 2000).
                shift = match next.is_last && next.before > 0.0 {
                    _ if left == 0 => 0.0,
                    true => ((shift + next.least) * (1.0 - 4.0 * f64::EPSILON)).max(0.0),
                    false => shift / 4.0,
                };
                left -= 1;
            };
            std::mem::swap(&mut self.q, &mut other.q);
            std::mem::swap(&mut self.e, &mut other.e);
            let sum = self.shift + shift;
            self.lost += shift - (sum - self.shift);
            self.shift = sum;
            step = Some(next);
        }
        None
    }

    /// Whether nothing is lost without what is above the diagonal at a place.
    fn is_nothing(&self, k: usize) -> bool {
        let beside = self.q[k].max(self.shift + self.q[k + 1]);
        self.e[k] <= NOTHING * beside || self.e[k] <= TINY
    }

    /// The squares of the matrix with those singular values whose squares are less by a shift.
    fn step(&self, shift: f64, to: &mut Squares) -> Step {
        let last = self.e.len();
        to.q.resize(last + 1, 0.0);
        to.e.resize(last, 0.0);
        let mut d = self.q[0] - shift;
        let mut of = Step { least: d, is_last: true, before: d };
        let made = to.q.iter_mut().zip(&mut to.e);
        for ((q, e), (to_q, to_e)) in self.q[1..].iter().zip(&self.e).zip(made) {
            of.before = of.least;
            *to_q = d + e;
            let ratio = q / *to_q;
            *to_e = e * ratio;
            d = d * ratio - shift;
            of.is_last = !(d >= of.least);
            if of.is_last {
                of.least = d;
            }
        }
        to.q[last] = d;
        of
    }

    /// A shift that is hardly ever too large: near the end of the search by what the last unit vector leaves.
    fn guess(&self, step: &Step) -> f64 {
        if step.is_last {
            let (mut part, mut sum) = (1.0, 0.0);
            for (e, q) in self.e.iter().zip(&self.q).rev() {
                part *= e / q;
                sum += part;
                if part < 0.01 * sum || sum > 0.5 {
                    break;
                }
            }
            if sum <= 0.5 {
                return step.least * (1.0 - sum.sqrt()) / (1.0 + sum);
            }
        }
        step.least / 2.0
    }
}

/// The squares of the singular values of two rows.
fn of_two(p: f64, e: f64, q: f64) -> [f64; 2] {
    let (p, q) = (p.max(q), p.min(q));
    let apart = p - q + e;
    let large = (p + e + q + (apart * apart + 4.0 * (q * e)).sqrt()) / 2.0;
    [large, if large == 0.0 { 0.0 } else { p / large * q }]
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn near(found: &[f64], expected: &[f64]) {
        assert_eq!(found.len(), expected.len());
        for (found, expected) in found.iter().zip(expected) {
            assert!(
                (found - expected).abs() < 1e-13 * expected.abs().max(1.0),
                "{found} {expected}"
            );
        }
    }

    #[test]
    fn known_singular_values_are_found_of_every_shape() {
        // H·D·H', with reflections H: what is on the diagonal D.
        for (m, n) in [(1usize, 1usize), (2, 2), (5, 3), (3, 5), (40, 40), (67, 33), (90, 20)] {
            let k = m.min(n);
            let d: Vec<f64> = (0..k).map(|i| (k - i) as f64 / 2.0).collect();
            let reflected =
                |i: usize, j: usize, n: usize| f64::from(u8::from(i == j)) - 2.0 / n as f64;
            let at = |i: usize, j: usize| {
                (0..k).fold(0.0, |s, l| s + reflected(i, l, m) * d[l] * reflected(l, j, n))
            };
            let found = singular_values(Dense::from_fn(m, n, at));
            near(&found.unwrap_or_default(), &d);
        }
    }

    #[test]
    fn zeros_and_grades_are_found() {
        near(&singular_values(Dense::zeros(4, 3)).unwrap_or_default(), &[0.0; 3]);
        assert_eq!(singular_values(Dense::zeros(0, 3)), Some(vec![]));
        // Of rank one, and a triangle with a zero on its diagonal.
        let ones = singular_values(Dense::from_fn(30, 30, |_, _| 1.0)).unwrap_or_default();
        near(&ones[..2], &[30.0, 0.0]);
        let with_zero = Bidiagonal { diagonal: vec![1.0, 0.0, 2.0, 3.0], above: vec![1.0; 3] };
        let found = values(&with_zero).unwrap_or_default();
        assert!(found.iter().any(|x| x.abs() < 1e-150), "{found:?}");
        // Small ones keep their digits: they are what is left of the product of the diagonal.
        let graded = Bidiagonal { diagonal: vec![1.0, 1e-20, 1e-40], above: vec![0.5, 0.5e-20] };
        let found = values(&graded).unwrap_or_default();
        let product = found.iter().fold(1.0, |p, x| p * x);
        assert!((product / 1e-60 - 1.0).abs() < 1e-14, "{found:?}");
        assert_eq!(singular_values(Dense::from_fn(3, 3, |_, _| f64::NAN)), None);
    }
}
