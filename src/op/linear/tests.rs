//! Factors beside the plain loops that they stand for, and their errors beside the precision.

use super::triangular::{Triangle, solve, solve_in_place};
use super::*;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// Numbers between -1 and 1, the same each time.
fn random<T: RealNumber>(rows: usize, cols: usize, seed: u64) -> Dense<T> {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let data = (0..rows * cols).map(|_| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        T::nearest((state >> 11) as f64 / (1u64 << 52) as f64 - 1.0)
    });
    Dense::new(data.collect(), rows, cols)
}

/// A random matrix whose columns have sizes from 1 down to `least`.
fn graded<T: RealNumber>(n: usize, least: f64, seed: u64) -> Dense<T> {
    let mut a = random::<T>(n, n, seed);
    for j in 0..n {
        let size = libm::pow(least, j as f64 / (n - 1).max(1) as f64);
        for i in 0..n {
            a.data[i + j * n] = T::nearest(a.at(i, j).double() * size);
        }
    }
    a
}

fn definite<T: RealNumber>(n: usize, seed: u64) -> Dense<T> {
    let r = random::<T>(n, n, seed);
    let mut a = product(&r.transposed(), &r);
    for k in 0..n {
        a.data[k + k * n] = T::nearest(a.at(k, k).double() + 0.1);
    }
    for j in 0..n {
        for i in 0..j {
            a.data[i + j * n] = a.at(j, i);
        }
    }
    a
}

/// The product, summed in doubles.
fn product<T: RealNumber>(a: &Dense<T>, b: &Dense<T>) -> Dense<T> {
    let mut out = Dense::zeros(a.rows, b.cols);
    for j in 0..b.cols {
        let mut sums = vec![0.0; a.rows];
        for k in 0..a.cols {
            let factor = b.at(k, j).double();
            for (s, x) in sums.iter_mut().zip(a.column(k)) {
                *s += x.double() * factor;
            }
        }
        for (i, s) in sums.into_iter().enumerate() {
            out.data[i + j * a.rows] = T::nearest(s);
        }
    }
    out
}

fn largest<T: RealNumber>(a: &Dense<T>) -> f64 {
    a.data.iter().fold(0.0, |m, x| f64::max(m, x.size().double()))
}

fn distance<T: RealNumber>(a: &Dense<T>, b: &Dense<T>) -> f64 {
    assert_eq!((a.rows, a.cols), (b.rows, b.cols));
    a.data.iter().zip(&b.data).fold(0.0, |m, (x, y)| f64::max(m, (x.double() - y.double()).abs()))
}

const SIZES: [usize; 9] = [1, 2, 3, 15, 16, 17, 33, 70, 97];

#[test]
fn lu_has_the_bits_of_elimination() {
    fn plain(mut a: Dense<f64>) -> (Dense<f64>, Vec<usize>) {
        let (m, n) = (a.rows, a.cols);
        let mut order: Vec<usize> = (0..m).collect();
        for k in 0..m.min(n) {
            let mut best = k;
            for i in k..m {
                if a.at(i, k).abs() > a.at(best, k).abs() {
                    best = i;
                }
            }
            for j in 0..n {
                a.data.swap(k + j * m, best + j * m);
            }
            order.swap(k, best);
            if a.at(k, k) == 0.0 {
                continue;
            }
            for i in k + 1..m {
                a.data[i + k * m] /= a.at(k, k);
                for j in k + 1..n {
                    a.data[i + j * m] -= a.at(i, k) * a.at(k, j);
                }
            }
        }
        (a, order)
    }
    let shapes = SIZES.map(|n| (n, n)).into_iter().chain([(40, 90), (90, 40), (1, 50), (50, 1)]);
    for (m, n) in shapes {
        let mut repeated = random::<f64>(m, n, 7);
        for j in (1..n).step_by(3) {
            let (done, rest) = repeated.data.split_at_mut(j * m);
            rest[..m].copy_from_slice(&done[(j - 1) * m..]);
        }
        for a in [random(m, n, 3), repeated, Dense::zeros(m, n)] {
            let found = lu::factor(a.clone());
            let (packed, order) = plain(a);
            assert_eq!(found.order, order, "{m}x{n}");
            assert_eq!(found.packed, packed, "{m}x{n}");
        }
    }
}

#[test]
fn cholesky_has_the_bits_of_its_definition() {
    fn plain(mut a: Dense<f64>) -> Result<Dense<f64>, usize> {
        let n = a.rows;
        for j in 0..n {
            for i in 0..n {
                if i < j {
                    a.data[i + j * n] = 0.0;
                    continue;
                }
                let mut s = a.at(i, j);
                for k in 0..j {
                    s -= a.at(i, k) * a.at(j, k);
                }
                if i == j && !(s > 0.0) {
                    return Err(j + 1);
                }
                a.data[i + j * n] = if i == j { s.sqrt() } else { s / a.at(j, j) };
            }
        }
        Ok(a)
    }
    for n in SIZES {
        let a = definite::<f64>(n, 5);
        let mut l = a.clone();
        assert_eq!(cholesky::factor(&mut l).map(|()| l), plain(a.clone()), "{n}");
        // Above the diagonal may be anything.
        let mut nothing = a.clone();
        for j in 0..n {
            nothing.data[j * n..j * n + j].fill(f64::NAN);
        }
        assert_eq!(cholesky::factor(&mut nothing).map(|()| nothing), plain(a.clone()), "{n}");
        for bad in [0, n / 2, n - 1] {
            let mut a = a.clone();
            a.data[bad + bad * n] = -1.0;
            let mut l = a.clone();
            assert_eq!(cholesky::factor(&mut l), Err(bad + 1));
            let mut leading = Dense::from_fn(bad, bad, |i, j| a.at(i, j));
            assert_eq!(cholesky::factor(&mut leading), Ok(()));
            assert_eq!(Dense::from_fn(bad, bad, |i, j| l.at(i, j)), leading);
        }
    }
}

#[test]
fn triangles_are_solved_in_the_order_of_the_unknowns() {
    for n in SIZES {
        for (upper, ones, turned) in (0..8).map(|k| (k & 1 == 1, k & 2 == 2, k & 4 == 4)) {
            let mut t = random::<f64>(n, n, 11);
            for k in 0..n {
                t.data[k + k * n] += 4.0;
            }
            let which = Triangle { upper, ones };
            let at = |i: usize, j: usize| if turned { t.at(j, i) } else { t.at(i, j) };
            for cols in [1, 3, 40] {
                let b = random::<f64>(n, cols, 13);
                let mut want = b.clone();
                // The triangle that is read is that of the operand before it is turned.
                let up = upper != turned;
                for j in 0..cols {
                    for step in 0..n {
                        let i = if up { n - 1 - step } else { step };
                        let mut s = want.at(i, j);
                        for before in 0..step {
                            let k = if up { n - 1 - before } else { before };
                            s -= at(i, k) * want.at(k, j);
                        }
                        want.data[i + j * n] = if ones { s } else { s / at(i, i) };
                    }
                }
                let mut x = b.clone();
                solve_in_place(&t, which, turned, &mut x);
                assert_eq!(x, want, "{n}, {cols}, {which:?}, {turned}");
                // The same right-hand sides lying as rows.
                let mut rows = b.transposed();
                let part = rows.whole().turned();
                let source = if turned { t.source().turned() } else { t.source() };
                let read = if turned { which.turned() } else { which };
                solve(source, read, &mut rows.data, part, n, cols, &mut Panels::default());
                assert_eq!(rows.transposed(), want, "{n}, {cols}, {which:?}, {turned}, rows");
            }
        }
    }
}

#[test]
fn an_update_goes_on_in_k_whatever_its_blocks() {
    for (m, n, k) in [(1, 1, 1), (5, 7, 300), (130, 9, 20), (3, 515, 12), (520, 1, 7), (9, 1, 40)] {
        let (a, b) = (random::<f64>(m, k, 1), random::<f64>(k, n, 2));
        let c = random::<f64>(m, n, 3);
        let want = Dense::from_fn(m, n, |i, j| {
            (0..k).fold(c.at(i, j), |s, p| s - a.at(i, p) * b.at(p, j))
        });
        let mut panels = Panels::default();
        for (turn_a, turn_b, turn_c) in (0..8).map(|k| (k & 1 == 1, k & 2 == 2, k & 4 == 4)) {
            let (ta, tb) = (a.transposed(), b.transposed());
            let left = if turn_a { ta.source().turned() } else { a.source() };
            let right = if turn_b { tb.source().turned() } else { b.source() };
            let mut out = if turn_c { c.transposed() } else { c.clone() };
            let to = if turn_c { out.whole().turned() } else { out.whole() };
            update(&mut out.data, to, Sign::Minus, left, right, (m, n, k), &mut panels);
            let out = if turn_c { out.transposed() } else { out };
            assert_eq!(out, want, "{m}x{n}x{k}");
        }
    }
}

/// |b - A·x| / (|A|·|x|·n·eps), which a stable method keeps near one or below.
fn backward<T: RealNumber>(a: &Dense<T>, x: &Dense<T>, b: &Dense<T>) -> f64 {
    let residual = distance(&product(a, x), b);
    residual / (largest(a) * largest(x) * a.cols as f64 * T::EPSILON.double())
}

fn systems<T: RealNumber>() {
    let hilbert = |n: usize| Dense::from_fn(n, n, |i, j| T::nearest(1.0 / (i + j + 1) as f64));
    for n in [1, 2, 7, 16, 31, 64, 129] {
        for a in [random::<T>(n, n, 17), graded(n, 1e-6, 19), hilbert(n)] {
            let b = product(&a, &random(n, 3, 23));
            let factors = lu::factor(a.clone());
            let x = factors.solve(&b);
            assert!(backward(&a, &x, &b) < 4.0, "{n}: {}", backward(&a, &x, &b));
            let turned = factors.solve_turned(&b);
            assert!(backward(&a.transposed(), &turned, &b) < 4.0, "{n}");
        }
        let a = definite::<T>(n, 29);
        let b = random(n, 5, 31);
        let mut l = a.clone();
        assert_eq!(cholesky::factor(&mut l), Ok(()));
        assert!(
            distance(&product(&l, &l.transposed()), &a)
                < largest(&a) * T::EPSILON.double() * n as f64
        );
        let mut x = b.clone();
        cholesky::solve_in_place(&l, &mut x);
        assert!(backward(&a, &x, &b) < 4.0);
        let inverse = lu::factor(a.clone()).inverse();
        assert!(backward(&a, &inverse, &Dense::identity(n, n)) < 4.0, "{n}");
    }
}

#[test]
fn systems_are_solved_to_the_precision() {
    systems::<f64>();
    systems::<f32>();
}

fn orthogonal_factors<T: RealNumber>() {
    let shapes =
        [(1, 1), (5, 3), (3, 5), (32, 32), (33, 33), (70, 40), (40, 64), (150, 7), (1, 9), (9, 1)];
    for (m, n) in shapes {
        let mut flat = random::<T>(m, n, 37);
        for x in &mut flat.data[(n / 2) * m..] {
            *x = T::default();
        }
        let scaled = |by: f64| {
            let mut a = random::<T>(m, n, 39);
            a.data.iter_mut().for_each(|x| *x = T::nearest(x.double() * by));
            a
        };
        let range = if T::EPSILON.double() > 1e-10 { 1e30 } else { 1e250 };
        for a in [random(m, n, 41), flat, Dense::zeros(m, n), scaled(range), scaled(1.0 / range)] {
            for pivoted in [false, true] {
                let f = if pivoted { qr::factor_pivoted(a.clone()) } else { qr::factor(a.clone()) };
                let (q, r) = (f.orthogonal(m), f.upper(m));
                let bound = 4.0 * m.max(n) as f64 * T::EPSILON.double();
                let square = product(&q.transposed(), &q);
                assert!(distance(&square, &Dense::identity(m, m)) < bound, "{m}x{n}");
                let ordered = Dense::from_fn(m, n, |i, j| a.at(i, f.order[j]));
                assert!(distance(&product(&q, &r), &ordered) <= bound * largest(&a), "{m}x{n}");
                assert!(r.is_upper());
                let thin = f.orthogonal(m.min(n));
                assert_eq!(thin, Dense::from_fn(m, m.min(n), |i, j| q.at(i, j)), "{m}x{n}");
                let mut c = a.clone();
                f.apply_turned(&mut c);
                let turned = product(&q.transposed(), &a);
                assert!(distance(&c, &turned) <= bound * largest(&a), "{m}x{n}");
                if pivoted {
                    for k in 1..m.min(n) {
                        let (one, next) = (f.diagonal(k - 1).size(), f.diagonal(k).size());
                        assert!(next.double() <= one.double() * (1.0 + bound), "{m}x{n} at {k}");
                    }
                }
            }
        }
    }
}

#[test]
fn orthogonal_factors_are_orthogonal_and_give_the_matrix() {
    orthogonal_factors::<f64>();
    orthogonal_factors::<f32>();
}

#[test]
fn reflections_leave_what_is_triangular() {
    let a = Dense::new(vec![2.0, 0.0, 0.0, -3.0, -1.0, 0.0, 0.0, 5.0, 4.0], 3, 3);
    let f = qr::factor(a.clone());
    assert_eq!(f.upper(3), a);
    assert_eq!(f.orthogonal(3), Dense::identity(3, 3));
    let column = qr::factor(Dense::new(vec![3.0, 4.0], 2, 1));
    assert_eq!(column.diagonal(0), -5.0);
}

fn squares<T: RealNumber>() {
    for (m, n) in [(5, 2), (40, 40), (200, 33), (1000, 6), (3, 8), (33, 60)] {
        let a = random::<T>(m, n, 43);
        let b = random::<T>(m, 2, 47);
        let found = qr::least_squares(a.clone(), b.clone());
        assert_eq!(found.rank, m.min(n));
        let mut residual = product(&a, &found.x);
        for (r, b) in residual.data.iter_mut().zip(&b.data) {
            *r = *b - *r;
        }
        // What is left is orthogonal to the columns; a wide system leaves nothing.
        let left =
            if m > n { largest(&product(&a.transposed(), &residual)) } else { largest(&residual) };
        let bound = 20.0 * T::EPSILON.double() * m as f64 * largest(&found.x).max(1.0);
        assert!(left < bound, "{m}x{n}: {left} of {bound}");
        for j in 0..2 {
            let nonzero = found.x.column(j).iter().filter(|&&x| x != T::default()).count();
            assert!(nonzero <= found.rank);
        }
        // A column twice is one of less rank.
        let twice = Dense::from_fn(m, n, |i, j| a.at(i, if j == n - 1 { 0 } else { j }));
        let found = qr::least_squares(twice, b);
        assert_eq!(found.rank, m.min(n - 1), "{m}x{n}");
    }
}

#[test]
fn least_squares_leave_what_is_orthogonal() {
    squares::<f64>();
    squares::<f32>();
}

#[test]
fn the_norm_of_an_inverse_is_estimated_from_below_and_nearly_met() {
    for n in [1, 2, 3, 5, 17, 40, 90] {
        for (a, sure) in [
            (random::<f64>(n, n, 53), true),
            (graded(n, 1e-9, 59), true),
            (Dense::from_fn(n, n, |i, j| 1.0 / ((i + j) as f64 + 1.0 + 1e-3 * i as f64)), n < 8),
        ] {
            let f = lu::factor(a);
            let true_norm = f.inverse().norm_1();
            let found = condition::inverse_norm(n, |x| *x = f.solve(x), |x| *x = f.solve_turned(x));
            assert!(found * 3.0 > true_norm, "{n}: {found} of {true_norm}");
            assert!(!sure || found <= true_norm * (1.0 + 1e-6), "{n}: {found} of {true_norm}");
        }
    }
}

#[test]
fn determinants_have_the_sign_of_the_exchanges() {
    let exchanged = Dense::new(vec![0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 2.0], 3, 3);
    assert_eq!(lu::factor(exchanged).determinant(), -2.0);
    assert_eq!(lu::factor(Dense::<f64>::zeros(0, 0)).determinant(), 1.0);
    assert_eq!(lu::factor(Dense::<f64>::zeros(4, 4)).determinant(), 0.0);
}

/// What is left of A·V = V·D and V'·V = I, beside the size of A.
fn eigen_errors(a: &Dense<f64>) -> [f64; 2] {
    let n = a.rows;
    let (values, vectors) = symmetric::eigen(a.clone()).expect("eigenvalues");
    assert!(values.windows(2).all(|w| w[0] <= w[1]), "in ascending order");
    let image = product(a, &vectors);
    let scaled = Dense::from_fn(n, n, |i, j| vectors.at(i, j) * values[j]);
    let own = product(&vectors.transposed(), &vectors);
    [distance(&image, &scaled) / largest(a).max(1e-300), distance(&own, &Dense::identity(n, n))]
}

#[test]
fn symmetric_matrices_have_orthogonal_eigenvectors() {
    let band = |n: usize, d: &dyn Fn(usize) -> f64, e: &dyn Fn(usize) -> f64| {
        Dense::from_fn(n, n, |i, j| match i.abs_diff(j) {
            0 => d(i),
            1 => e(i.min(j)),
            _ => 0.0,
        })
    };
    let mut all: Vec<(&str, Dense<f64>)> = Vec::new();
    for n in [1usize, 2, 3, 24, 25, 50, 63, 130, 201] {
        all.push(("definite", definite(n, n as u64)));
        let r = random::<f64>(n, n, 5);
        all.push(("indefinite", Dense::from_fn(n, n, |i, j| r.at(i, j) + r.at(j, i))));
        all.push(("second differences", band(n, &|_| 2.0, &|_| -1.0)));
        all.push(("nearly the identity", band(n, &|_| 1.0, &|i| 1e-9 / (i + 1) as f64)));
        all.push(("Wilkinson's", band(n, &|i| (2.0 * i as f64 - n as f64).abs() / 2.0, &|_| 1.0)));
        let glued = |i: usize| if i % 21 == 20 { 1e-8 } else { 1.0 };
        all.push(("Wilkinson's, glued", band(n, &|i| (i as f64 % 21.0 - 10.0).abs(), &glued)));
        all.push((
            "graded",
            band(n, &|i| libm::pow(10.0, -(i as f64) / 8.0), &|i| {
                libm::pow(10.0, -(i as f64) / 7.0)
            }),
        ));
        all.push((
            "graded the other way",
            band(n, &|i| libm::pow(10.0, (i as f64 - n as f64) / 8.0), &|i| {
                libm::pow(10.0, (i as f64 - n as f64) / 7.0)
            }),
        ));
        all.push(("of rank one", Dense::from_fn(n, n, |i, j| ((i + 1) * (j + 1)) as f64)));
        all.push((
            "ones and the identity",
            Dense::from_fn(n, n, |i, j| if i == j { 3.0 } else { 1.0 }),
        ));
        all.push((
            "in blocks",
            band(n, &|i| (i % 5) as f64, &|i| if i % 9 == 8 { 0.0 } else { 1.0 }),
        ));
        all.push(("Hilbert's", Dense::from_fn(n, n, |i, j| 1.0 / (i + j + 1) as f64)));
        all.push(("zeros", Dense::zeros(n, n)));
    }
    for (what, a) in &all {
        for by in [1.0, 1e-200, 1e200] {
            let a = Dense::from_fn(a.rows, a.rows, |i, j| a.at(i, j) * by);
            let [residual, orthogonal] = eigen_errors(&a);
            let least = 1e-14 * (a.rows as f64 + 4.0);
            assert!(residual < least, "{what} of {}, {by}: {residual}", a.rows);
            assert!(orthogonal < least, "{what} of {}, {by}: {orthogonal}", a.rows);
        }
    }
    let (values, _) = symmetric::eigen(Dense::from_fn(2, 2, |_, _| 1.0)).expect("eigenvalues");
    assert_eq!(values, [0.0, 2.0]);
    let unknown = Dense::from_fn(30, 30, |i, j| if i == 7 && j == 3 { f64::NAN } else { 1.0 });
    assert!(symmetric::eigen(unknown).is_none());
}

/// A matrix of few elements, whose rows and columns may be in any order: those of a grid's points and their neighbours.
fn grid<T: RealNumber>(rows: usize, cols: usize, mixed: bool) -> Dense<T> {
    let n = rows * cols;
    let place = |k: usize| if mixed { k * 7919 % n } else { k };
    let values = random::<T>(n, 5, 3);
    let mut a = Dense::zeros(n, n);
    for k in 0..n {
        let mut put = |other: usize, q: usize| {
            a.data[place(k) + place(other) * n] = values.at(k, q);
        };
        put(k, 0);
        if k % rows > 0 {
            put(k - 1, 1);
        }
        if k % rows + 1 < rows {
            put(k + 1, 2);
        }
        if k >= rows {
            put(k - rows, 3);
        }
        if k + rows < n {
            put(k + rows, 4);
        }
    }
    a
}

#[test]
fn systems_in_a_band_have_the_bits_of_elimination() {
    let a = grid::<f64>(4, 60, false);
    let b = random::<f64>(a.rows, 2, 5);
    let narrow = narrow::factor(&a).unwrap();
    let whole = lu::factor(a.clone());
    let mut x = b.clone();
    narrow.solve_in_place(&mut x);
    assert_eq!(x, whole.solve(&b));
    let mut x = b.clone();
    narrow.solve_turned_in_place(&mut x);
    close(&x, &whole.solve_turned(&b), 1e-9);
    assert!(!narrow.is_singular());
}

#[test]
fn few_elements_come_near_the_diagonal() {
    for (rows, cols) in [(12, 40), (1, 300), (20, 25)] {
        let mut a = grid::<f64>(rows, cols, true);
        // A node with no neighbours, and a part of its own.
        for k in 0..a.rows {
            for (i, j) in [(5, k), (k, 5)] {
                a.data[i + j * a.rows] = if k == 5 { 2.0 } else { 0.0 };
            }
        }
        let x = random::<f64>(a.rows, 3, 9);
        let narrow = narrow::factor(&a).unwrap();
        let mut found = product(&a, &x);
        narrow.solve_in_place(&mut found);
        close(&found, &x, 1e-6);
        let mut found = product(&a.transposed(), &x);
        narrow.solve_turned_in_place(&mut found);
        close(&found, &x, 1e-6);
    }
    // Too many elements, or too far apart in every order.
    assert!(narrow::factor(&random::<f64>(100, 100, 1)).is_none());
    let mut arrow = Dense::<f64>::identity(100, 100);
    for k in 0..100 {
        arrow.data[k * 100] = 1.0;
        arrow.data[k] = 1.0;
    }
    assert!(narrow::factor(&arrow).is_none());
}

fn close(a: &Dense<f64>, b: &Dense<f64>, by: f64) {
    let size = b.data.iter().fold(0.0, |m: f64, x| m.max(x.abs()));
    assert_eq!((a.rows, a.cols), (b.rows, b.cols));
    let error = a.data.iter().zip(&b.data).fold(0.0, |m: f64, (x, y)| m.max((x - y).abs()));
    assert!(error <= by * size, "{error} of {size}");
}
