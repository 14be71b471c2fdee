//! Singular values of real matrices by way of bidiagonal ones, which reflections from both sides lead to. Must not know what they are
//! for.

use super::qr::{self, reflection};
use super::*;

/// The singular values in descending order. None where they are not found, as of what is not a number. Elements are near 1.
pub fn singular_values(a: Dense<f64>) -> Option<Vec<f64>> {
    let a = if a.rows < a.cols { a.transposed() } else { a };
    // Of tall matrices those of R, which has so few rows.
    let a = if a.rows > 2 * a.cols { qr::factor(a.clone()).upper(a.cols) } else { a };
    let Bidiagonal { mut diagonal, mut above } = reduce(a);
    iterate(&mut diagonal, &mut above)?;
    let mut values: Vec<f64> = diagonal.iter().map(|x| x.abs()).collect();
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

/// Sweeps for one singular value at most.
const SWEEPS: usize = 60;

/// The singular values, but for their signs and order, in the place of the diagonal, by the QR algorithm with implicit shifts (Golub &
/// Van Loan, 8.6.2).
fn iterate(d: &mut [f64], e: &mut [f64]) -> Option<()> {
    if !d.iter().chain(&*e).all(|x| x.is_finite()) {
        return None;
    }
    let largest = d.iter().chain(&*e).fold(0.0f64, |most, x| most.max(x.abs()));
    let (mut end, mut sweeps, mut block) = (d.len(), 0, 0..0);
    while end > 1 {
        // Where rounding beside large elements keeps small ones from it, what is nothing beside those is enough.
        let least = if sweeps < SWEEPS / 2 { f64::MIN_POSITIVE } else { f64::EPSILON * largest };
        let is_small =
            |k: &usize| e[*k].abs() <= f64::EPSILON * (d[*k].abs() + d[*k + 1].abs()) + least;
        let start = (0..end - 1).rev().find(is_small).map_or(0, |k| k + 1);
        if end - start <= 2 {
            if end - start == 2 {
                [d[start], d[start + 1]] = of_two(d[start], e[start], d[start + 1]);
            }
            (end, sweeps) = (start.max(end - 2), 0);
            continue;
        }
        if sweeps == SWEEPS {
            return None;
        }
        sweeps += 1;
        if block != (start..end) {
            block = start..end;
            // Small ones are found first where they come last; the reversed transpose has the same singular values.
            if d[start].abs() < d[end - 1].abs() {
                d[start..end].reverse();
                e[start..end - 1].reverse();
            }
        }
        let [_, shift] = of_two(d[end - 2], e[end - 2], d[end - 1]);
        let (d, e) = (&mut d[start..end], &mut e[start..end - 1]);
        let share = shift / d[0];
        let no_zeros = d.iter().all(|x| x.abs() > f64::MIN_POSITIVE);
        if no_zeros && share * share > f64::EPSILON { shifted(d, e, shift) } else { plain(d, e) }
    }
    Some(())
}

/// The singular values of [f g; 0 h], the larger one first.
fn of_two(f: f64, g: f64, h: f64) -> [f64; 2] {
    let (f, h) = (f.abs(), h.abs());
    let largest = (length(f + h, g) + length(f - h, g)) / 2.0;
    [largest, if largest == 0.0 { 0.0 } else { f.max(h) / largest * f.min(h) }]
}

/// The rotation that takes [f; g] to [r; 0]: its cosine, its sine, and r.
fn rotation(f: f64, g: f64) -> (f64, f64, f64) {
    if g == 0.0 {
        return (1.0, 0.0, f);
    }
    let r = length(f, g);
    (f / r, g / r, r)
}

/// One sweep with a shift.
fn shifted(d: &mut [f64], e: &mut [f64], shift: f64) {
    let last = e.len() - 1;
    let mut f = (d[0].abs() - shift) * (1.0f64.copysign(d[0]) + shift / d[0]);
    let mut g = e[0];
    for i in 0..=last {
        let (c, s, r) = rotation(f, g);
        if i > 0 {
            e[i - 1] = r;
        }
        f = c * d[i] + s * e[i];
        e[i] = c * e[i] - s * d[i];
        g = s * d[i + 1];
        d[i + 1] *= c;
        let (c, s, r) = rotation(f, g);
        d[i] = r;
        f = c * e[i] + s * d[i + 1];
        d[i + 1] = c * d[i + 1] - s * e[i];
        if i < last {
            g = s * e[i + 1];
            e[i + 1] *= c;
        }
    }
    e[last] = f;
}

/// One sweep without a shift, in which small singular values keep their digits, and a zero of the diagonal moves to its end (J. Demmel
/// and W. Kahan, "Accurate singular values of bidiagonal matrices", 1990).
fn plain(d: &mut [f64], e: &mut [f64]) {
    let last = e.len() - 1;
    let (mut cosine, mut other, mut sine) = (1.0, 1.0, 0.0);
    for i in 0..=last {
        let (c, s, r) = rotation(d[i] * cosine, e[i]);
        if i > 0 {
            e[i - 1] = sine * r;
        }
        cosine = c;
        (other, sine, d[i]) = rotation(other * r, d[i + 1] * s);
    }
    let left = d[last + 1] * cosine;
    d[last + 1] = left * other;
    e[last] = left * sine;
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
        let (mut d, mut e) = (vec![1.0, 0.0, 2.0, 3.0], vec![1.0, 1.0, 1.0]);
        assert_eq!(iterate(&mut d, &mut e), Some(()));
        assert!(d.contains(&0.0), "{d:?}");
        // Small ones keep their digits: they are what the inverse of their product with the others leaves.
        let (mut d, mut e) = (vec![1.0, 1e-20, 1e-40], vec![0.5, 0.5e-20]);
        assert_eq!(iterate(&mut d, &mut e), Some(()));
        let product = d.iter().fold(1.0, |p, x| p * x.abs());
        assert!((product / 1e-60 - 1.0).abs() < 1e-14, "{d:?}");
        assert_eq!(singular_values(Dense::from_fn(3, 3, |_, _| f64::NAN)), None);
    }
}
