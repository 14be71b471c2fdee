//! Symmetric matrices by way of tridiagonal ones: reflections that lead to one, and its eigenvalues. Must not know which matrix it
//! was made of.

use super::{Dense, RealNumber};

/// The diagonal and what is beside it of Q'·A·Q, for a symmetric A and an orthogonal Q (Golub & Van Loan, 8.3.1).
pub fn reduce<T: RealNumber>(mut a: Dense<T>) -> (Vec<T>, Vec<T>) {
    let (n, zero) = (a.rows, T::default());
    let (mut diagonal, mut beside) = (Vec::with_capacity(n), Vec::with_capacity(n));
    for k in 0..n {
        diagonal.push(a.at(k, k));
        if k + 1 == n {
            break;
        }
        let first = a.at(k + 1, k);
        let below = a.column(k)[k + 2..].iter().fold(zero, |sum, &x| sum + x * x);
        if below == zero {
            beside.push(first);
            continue;
        }
        let length = (first * first + below).root();
        let beta = if first < zero { length } else { zero - length };
        beside.push(beta);
        let tau = (beta - first) / beta;
        // The reflection is I - tau·v·v'.
        let mut v = a.column(k)[k + 1..].to_vec();
        v.iter_mut().for_each(|x| *x = *x / (first - beta));
        v[0] = T::ONE;
        let mut w: Vec<T> = (k + 1..n)
            .map(|j| {
                let column = &a.column(j)[k + 1..];
                tau * column.iter().zip(&v).fold(zero, |sum, (&x, &v)| sum + x * v)
            })
            .collect();
        let both = w.iter().zip(&v).fold(zero, |sum, (&w, &v)| sum + w * v);
        let half = both * tau / (T::ONE + T::ONE);
        w.iter_mut().zip(&v).for_each(|(w, &v)| *w = *w - half * v);
        for j in k + 1..n {
            let (vj, wj) = (v[j - k - 1], w[j - k - 1]);
            let column = &mut a.data[j * n + k + 1..(j + 1) * n];
            for ((x, &v), &w) in column.iter_mut().zip(&v).zip(&w) {
                *x = *x - v * wj - w * vj;
            }
        }
    }
    (diagonal, beside)
}

/// Turns for one eigenvalue at most.
const TURNS: usize = 60;

/// The eigenvalues of a symmetric tridiagonal matrix in ascending order, by the QL algorithm with implicit shifts (Golub & Van Loan,
/// 8.3.3; H. Bowdler, R. Martin, C. Reinsch, J. Wilkinson, "The QR and QL algorithms for symmetric matrices", 1968). None where it
/// does not converge, as of what is not a number.
pub fn eigenvalues(mut d: Vec<f64>, mut e: Vec<f64>) -> Option<Vec<f64>> {
    let n = d.len();
    e.resize(n, 0.0);
    // Near 1, so that squares are what they should be; by a power of two, so that nothing is rounded.
    let most = d.iter().chain(&e).fold(0.0f64, |most, x| most.max(x.abs()));
    if !(most > 0.0 && most < f64::INFINITY) {
        return d.iter().chain(&e).all(|x| *x == 0.0).then_some(d);
    }
    let scale = libm::exp2(libm::floor(libm::log2(most)));
    d.iter_mut().chain(&mut e).for_each(|x| *x /= scale);
    for l in 0..n {
        let mut turns = 0;
        loop {
            let small = |k: &usize| e[*k].abs() <= f64::EPSILON * (d[*k].abs() + d[*k + 1].abs());
            let end = (l..n.saturating_sub(1)).find(small).unwrap_or(n - 1);
            if end == l {
                break;
            }
            if turns == TURNS {
                return None;
            }
            turns += 1;
            // The shift is an eigenvalue of the first two rows and columns.
            let half = (d[l + 1] - d[l]) / (2.0 * e[l]);
            let root = (half * half + 1.0).sqrt().copysign(half);
            let mut g = d[end] - d[l] + e[l] / (half + root);
            let (mut sine, mut cosine, mut lost) = (1.0, 1.0, 0.0);
            let mut broke_off = false;
            for i in (l..end).rev() {
                let f = sine * e[i];
                let b = cosine * e[i];
                let length = (f * f + g * g).sqrt();
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
            }
            if broke_off {
                continue;
            }
            d[l] -= lost;
            e[l] = g;
            e[end] = 0.0;
        }
    }
    if d.iter().any(|x| x.is_nan()) {
        return None;
    }
    d.iter_mut().for_each(|x| *x *= scale);
    d.sort_by(f64::total_cmp);
    Some(d)
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
            let (d, e) = reduce(Dense::from_fn(n, n, at));
            let found = eigenvalues(d, e).unwrap_or_default();
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
