//! An estimate of the norm of an inverse (N. Higham, Accuracy and Stability of Numerical Algorithms, algorithm 15.4).
//! Must not know how systems are solved.

use super::*;

/// A lower bound of |A⁻¹|₁, hardly ever less than a third of it, from solutions of A·x = b and of A'·x = b, for matrices of n rows.
/// What is not finite on the way is infinite.
pub fn inverse_norm<T: RealNumber>(
    n: usize,
    solve: impl Fn(&mut Dense<T>),
    solve_turned: impl Fn(&mut Dense<T>),
) -> T {
    let infinite = T::nearest(f64::INFINITY);
    let norm = |x: &Dense<T>| {
        let sum = x.data.iter().fold(T::default(), |s, v| s + v.size());
        if sum.double().is_nan() { infinite } else { sum }
    };
    if n == 0 {
        return T::default();
    }
    let column = |f: &dyn Fn(usize) -> f64| Dense::from_fn(n, 1, |i, _| T::nearest(f(i)));
    let mut x = column(&|_| 1.0 / n as f64);
    solve(&mut x);
    let mut best = norm(&x);
    if n == 1 || best == infinite {
        return best;
    }
    let signs = |x: &Dense<T>| -> Vec<bool> { x.data.iter().map(|&v| v < T::default()).collect() };
    let mut sign = signs(&x);
    let mut last: Option<usize> = None;
    // Nearly always two turns are enough; five is the limit of the algorithm.
    for _ in 0..5 {
        let mut z = column(&|i| if sign[i] { -1.0 } else { 1.0 });
        solve_turned(&mut z);
        let mut place = 0;
        for (i, v) in z.data.iter().enumerate() {
            if v.size() > z.data[place].size() {
                place = i;
            }
        }
        if let Some(before) = last
            && !(z.data[place].size() > z.data[before].size())
        {
            break;
        }
        last = Some(place);
        let mut y = column(&|i| f64::from(u8::from(i == place)));
        solve(&mut y);
        let found = norm(&y);
        let turned = signs(&y);
        let same = turned == sign;
        sign = turned;
        if !(found > best) {
            break;
        }
        best = found;
        if same || best == infinite {
            break;
        }
    }
    // Alternating signs that grow find what cancels above.
    let mut x = column(&|i| {
        let size = 1.0 + i as f64 / (n - 1) as f64;
        if i % 2 == 1 { -size } else { size }
    });
    solve(&mut x);
    let other = norm(&x).double() * 2.0 / (3.0 * n as f64);
    if other > best.double() { T::nearest(other) } else { best }
}

/// 1 / (|A|₁ · |A⁻¹|₁) from both norms: 0 where one is infinite or zero, NaN where A has one.
pub fn reciprocal<T: RealNumber>(norm: T, inverse: impl FnOnce() -> T) -> f64 {
    let norm = norm.double();
    if norm.is_nan() {
        return f64::NAN;
    }
    if norm.is_infinite() || norm == 0.0 {
        return 0.0;
    }
    let product = norm * inverse().double();
    if product.is_nan() || product.is_infinite() { 0.0 } else { 1.0 / product }
}
