//! Symmetric matrices by way of tridiagonal ones: reflections that lead to one, and its eigenvalues and vectors. Must not know which
//! matrix it was made of.

use super::qr::{Qr, reflection};
use super::{Dense, RealNumber, length};

/// Q'·A·Q for a symmetric A and an orthogonal Q.
#[derive(Clone, Debug)]
pub struct Reduced<T> {
    /// Its diagonal.
    pub diagonal: Vec<T>,
    /// What is beside that.
    pub beside: Vec<T>,
    /// The vectors of the reflections of which Q is the product, each with its one beside the diagonal.
    packed: Dense<T>,
    factors: Vec<T>,
}

/// The tridiagonal matrix that a symmetric one is brought to, by what that has on its diagonal and below (Golub & Van Loan, 8.3.1).
pub fn reduce<T: RealNumber>(mut a: Dense<T>) -> Reduced<T> {
    let (n, zero) = (a.rows, T::default());
    let (mut diagonal, mut beside) = (Vec::with_capacity(n), Vec::with_capacity(n));
    let (mut factors, mut v, mut w) = (Vec::with_capacity(n), Vec::new(), Vec::new());
    for k in 0..n {
        diagonal.push(a.at(k, k));
        if k + 1 == n {
            break;
        }
        let column = &mut a.data[k * n + k + 1..(k + 1) * n];
        // The reflection is I - tau·v·v'.
        let tau = reflection(column);
        beside.push(column[0]);
        factors.push(tau);
        if tau == zero {
            continue;
        }
        v.clear();
        v.extend_from_slice(column);
        v[0] = T::ONE;
        w.clear();
        w.resize(v.len(), zero);
        let below = |j: usize| (k + 1 + j) * n + k + 1 + j..(k + 2 + j) * n;
        for j in 0..v.len() {
            let column = &a.data[below(j)];
            let rest = both(&column[1..], &v[j + 1..], &mut w[j + 1..], v[j]);
            w[j] = w[j] + (column[0] * v[j] + rest);
        }
        let product = w.iter().zip(&v).fold(zero, |sum, (&w, &v)| sum + w * v);
        let half = product * tau / (T::ONE + T::ONE);
        w.iter_mut().zip(&v).for_each(|(w, &v)| *w = tau * (*w - half * v));
        for j in 0..v.len() {
            let (vj, wj) = (v[j], w[j]);
            for ((x, &v), &w) in a.data[below(j)].iter_mut().zip(&v[j..]).zip(&w[j..]) {
                *x = *x - (v * wj + w * vj);
            }
        }
    }
    Reduced { diagonal, beside, packed: a, factors }
}

/// Products under way at a time.
const LANES: usize = 4;

/// Adds a multiple of a column to `to`, and gives its product with `v`: the column is read once.
fn both<T: RealNumber>(column: &[T], v: &[T], to: &mut [T], by: T) -> T {
    let (parts, all) = (LANES / T::COUNT, T::splat(by));
    let mut some = [T::splat(T::default()); LANES];
    let whole = column.len() / LANES * LANES;
    let (columns, rest) = column.split_at(whole);
    let (vs, v) = v.split_at(whole);
    let (tos, to) = to.split_at_mut(whole);
    let runs = columns.chunks_exact(LANES).zip(vs.chunks_exact(LANES));
    for ((x, v), to) in runs.zip(tos.chunks_exact_mut(LANES)) {
        for k in 0..parts {
            let at = k * T::COUNT;
            let x = T::first(&x[at..]);
            some[k] = some[k] + x * T::first(&v[at..]);
            T::put(T::first(&to[at..]) + x * all, &mut to[at..]);
        }
    }
    let mut sums = [T::default(); LANES];
    for k in 0..parts {
        T::put(some[k], &mut sums[k * T::COUNT..]);
    }
    let mut sum = (sums[0] + sums[1]) + (sums[2] + sums[3]);
    for ((&x, &v), to) in rest.iter().zip(v).zip(to) {
        sum = sum + x * v;
        *to = *to + x * by;
    }
    sum
}

impl<T: RealNumber> Reduced<T> {
    /// The vectors of the reflections, each in a column, with zeros above its one beside the diagonal; and their factors.
    pub fn reflections(&self) -> (Dense<T>, Vec<T>) {
        let at = |i: usize, j: usize| match i {
            _ if i == j + 1 => T::ONE,
            _ if i > j => self.packed.at(i, j),
            _ => T::default(),
        };
        let n = self.packed.rows;
        let mut factors = self.factors.clone();
        factors.resize(n, T::default());
        (Dense::from_fn(n, n, at), factors)
    }

    /// Q·C in the place of C.
    pub fn apply(&self, c: &mut Dense<T>) {
        apply(&self.packed, &self.factors, c);
    }
}

/// The product of reflections, whose vectors lie below the diagonal, times C, in the place of C.
pub fn apply<T: RealNumber>(vectors: &Dense<T>, factors: &[T], c: &mut Dense<T>) {
    let side = vectors.rows.saturating_sub(1);
    let packed = Dense::from_fn(side, side, |i, j| vectors.at(i + 1, j));
    Qr::of_reflections(packed, factors).apply(c, 1);
}

/// Turns for one eigenvalue at most.
const TURNS: usize = 60;

/// The eigenvalues of a symmetric tridiagonal matrix in ascending order. None where they are not found, as of what is not a number.
pub fn eigenvalues(mut d: Vec<f64>, mut e: Vec<f64>) -> Option<Vec<f64>> {
    let Some(scale) = scaled(&mut d, &mut e) else {
        return d.iter().chain(&e).all(|x| *x == 0.0).then_some(d);
    };
    ql(&mut d, &mut e, None)?;
    d.iter_mut().for_each(|x| *x *= scale);
    d.sort_by(f64::total_cmp);
    Some(d)
}

/// Brings all near 1, so that squares are what they should be: by a power of two, so that nothing is rounded. None where there is
/// nothing but zeros, or what is no number.
pub(super) fn scaled(d: &mut [f64], e: &mut [f64]) -> Option<f64> {
    let most = d.iter().chain(&*e).fold(0.0f64, |most, x| most.max(x.abs()));
    if !(most > 0.0 && most < f64::INFINITY) {
        return None;
    }
    let scale = libm::exp2(libm::floor(libm::log2(most)));
    d.iter_mut().chain(e).for_each(|x| *x /= scale);
    Some(scale)
}

/// The eigenvalues in the place of `d`, in no order, by the QL algorithm with implicit shifts (Golub & Van Loan, 8.3.3; H. Bowdler,
/// R. Martin, C. Reinsch, J. Wilkinson, "The QR and QL algorithms for symmetric matrices", 1968); the columns of `vectors` are
/// multiplied with the eigenvectors. None where it does not converge.
pub(super) fn ql(
    d: &mut [f64],
    e: &mut Vec<f64>,
    mut vectors: Option<&mut Dense<f64>>,
) -> Option<()> {
    let n = d.len();
    e.resize(n, 0.0);
    let largest = d.iter().chain(&*e).fold(0.0f64, |most, x| most.max(x.abs()));
    for l in 0..n {
        let mut turns = 0;
        loop {
            // Where rounding beside large elements keeps small ones from it, what is nothing beside those is enough.
            let least = if turns < TURNS / 2 { f64::MIN_POSITIVE } else { f64::EPSILON * largest };
            let small = |k: &usize| {
                let beside = d[*k].abs() + d[*k + 1].abs();
                e[*k].abs() <= f64::EPSILON * beside + least
            };
            let end = (l..n.saturating_sub(1)).find(small).unwrap_or(n - 1);
            if end == l {
                break;
            }
            if turns == TURNS {
                return None;
            }
            turns += 1;
            if end == l + 1 {
                // By one rotation (Golub & Van Loan, 8.5.2), so that what is of rank one has a zero.
                let ratio = (d[end] - d[l]) / (2.0 * e[l]);
                let tangent = 1.0f64.copysign(ratio) / (ratio.abs() + length(1.0, ratio));
                let cosine = 1.0 / (1.0 + tangent * tangent).sqrt();
                d[l] -= tangent * e[l];
                d[end] += tangent * e[l];
                e[l] = 0.0;
                if let Some(vectors) = &mut vectors {
                    vectors.rotate([end, l], cosine, tangent * cosine);
                }
                continue;
            }
            // The shift is an eigenvalue of the first two rows and columns.
            let half = (d[l + 1] - d[l]) / (2.0 * e[l]);
            let root = (half * half + 1.0).sqrt().copysign(half);
            let mut g = d[end] - d[l] + e[l] / (half + root);
            let (mut sine, mut cosine, mut lost) = (1.0, 1.0, 0.0);
            let mut broke_off = false;
            for i in (l..end).rev() {
                let f = sine * e[i];
                let b = cosine * e[i];
                let length = length(f, g);
                e[i + 1] = length;
                if length == 0.0 {
                    d[i + 1] -= lost;
                    e[end] = 0.0;
                    broke_off = true;
                    break;
                }
                sine = f / length;
                cosine = g / length;
                g = d[i + 1] - lost;
                let r = (d[i] - g) * sine + 2.0 * cosine * b;
                lost = sine * r;
                d[i + 1] = g + lost;
                g = cosine * r - b;
                if let Some(vectors) = &mut vectors {
                    vectors.rotate([i + 1, i], cosine, sine);
                }
            }
            if broke_off {
                continue;
            }
            d[l] -= lost;
            e[l] = g;
            e[end] = 0.0;
        }
    }
    d.iter().all(|x| !x.is_nan()).then_some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn eigenvalues_of_the_second_difference_are_known() {
        let n = 50;
        let found = eigenvalues(vec![2.0; n], vec![-1.0; n - 1]).unwrap_or_default();
        for (k, x) in found.iter().enumerate() {
            let expected =
                2.0 - 2.0 * libm::cos((k + 1) as f64 * std::f64::consts::PI / (n + 1) as f64);
            assert!((x - expected).abs() < 1e-13, "{k}: {x}, {expected}");
        }
        assert_eq!(found.len(), n);
    }

    #[test]
    fn a_reduced_matrix_has_the_same_eigenvalues() {
        // One, and one of a multiple of the identity and a matrix of rank one: 3, and 3 + n.
        for n in [1usize, 2, 3, 20, 65] {
            let at = |i: usize, j: usize| 1.0 + if i == j { 3.0 } else { 0.0 };
            let reduced = reduce(Dense::from_fn(n, n, at));
            let found = eigenvalues(reduced.diagonal, reduced.beside).unwrap_or_default();
            assert!((found[n - 1] - (3 + n) as f64).abs() < 1e-12, "{n}: {found:?}");
            assert!(found[..n - 1].iter().all(|x| (x - 3.0).abs() < 1e-12), "{n}: {found:?}");
        }
        assert_eq!(eigenvalues(vec![1.0, f64::NAN], vec![1.0]), None);
        assert_eq!(eigenvalues(vec![], vec![]), Some(vec![]));
        assert_eq!(eigenvalues(vec![0.0; 3], vec![0.0; 2]), Some(vec![0.0; 3]));
        // Of [0 1; 1 0], however large.
        for by in [1e300, 1.0, 1e-300] {
            let found = eigenvalues(vec![0.0; 2], vec![by]).unwrap_or_default();
            assert!((found[0] / by + 1.0).abs() < 1e-15 && (found[1] / by - 1.0).abs() < 1e-15);
        }
    }
}
