//! The Hessenberg form of a square matrix by Householder's reflections (Golub and Van Loan, Matrix Computations, 7.4.2), with
//! the signs of LAPACK: an element below the diagonal has the other sign than the one that its column began with. Must not
//! know values of the language.

use crate::op::linear::{length, length_of};
use faer::{Mat, MatRef};
use nalgebra::ComplexField;
use std::array::from_fn;
use std::ops::Range;

/// A Hessenberg form, and the reflections that make it.
pub(super) struct Reduced<T> {
    /// H with A = P*H*P'.
    pub h: Mat<T>,
    /// What begins behind each column that has one.
    reflections: Vec<(usize, Reflection<T>)>,
}

/// The Hessenberg form of a matrix.
pub(super) fn hessenberg<T>(a: MatRef<'_, T>) -> Reduced<T>
where
    T: ComplexField<RealField = f64> + Copy,
{
    within(a, 0..a.nrows())
}

/// The same of a matrix that is triangular but for the rows and columns of a range.
pub(super) fn within<T>(a: MatRef<'_, T>, range: Range<usize>) -> Reduced<T>
where
    T: ComplexField<RealField = f64> + Copy,
{
    let n = a.nrows();
    let mut h = Mat::from_fn(n, n, |i, j| a[(i, j)]);
    let mut reflections = Vec::new();
    let mut sums = vec![T::zero(); n];
    for k in range.start..range.end.saturating_sub(1) {
        let column: Vec<T> = (k + 1..range.end).map(|i| h[(i, k)]).collect();
        let Some(reflection) = reflection(column) else { continue };
        reflect_columns(&mut h, &reflection, k + 1, &mut sums[..range.end]);
        for j in k + 1..n {
            reflection.applied(true, &mut h.col_as_slice_mut(j)[k + 1..range.end]);
        }
        h[(k + 1, k)] = T::from_real(reflection.beta);
        (k + 2..range.end).for_each(|i| h[(i, k)] = T::zero());
        reflections.push((k + 1, reflection));
    }
    Reduced { h, reflections }
}

impl<T> Reduced<T>
where
    T: ComplexField<RealField = f64> + Copy,
{
    /// P, the product of the reflections. The last one first: what is before it is the identity still.
    pub(super) fn turns(&self) -> Mat<T> {
        let n = self.h.nrows();
        let mut p = Mat::from_fn(n, n, |i, j| if i == j { T::one() } else { T::zero() });
        for (from, reflection) in self.reflections.iter().rev() {
            for j in *from..n {
                let rows = *from..from + reflection.v.len();
                reflection.applied(false, &mut p.col_as_slice_mut(j)[rows]);
            }
        }
        p
    }
}

impl<T> Reflection<T>
where
    T: ComplexField<RealField = f64> + Copy,
{
    /// A column times this, or its adjoint.
    fn applied(&self, adjoint: bool, x: &mut [T]) {
        let tau = if adjoint { self.tau.conjugate() } else { self.tau };
        let sum = dot(&self.v, x) * tau;
        for (&v, x) in self.v.iter().zip(x) {
            *x -= v * sum;
        }
    }
}

/// v'*x, some sums side by side: one alone would wait for each addition.
fn dot<T: ComplexField + Copy>(v: &[T], x: &[T]) -> T {
    let ((vs, v), (xs, x)) = (v.as_chunks::<4>(), x.as_chunks::<4>());
    let mut sums = [T::zero(); 4];
    for (v, x) in vs.iter().zip(xs) {
        for k in 0..4 {
            sums[k] += v[k].conjugate() * x[k];
        }
    }
    for (&v, &x) in v.iter().zip(x) {
        sums[0] += v.conjugate() * x;
    }
    (sums[0] + sums[1]) + (sums[2] + sums[3])
}

/// I - tau*v*v', whose adjoint takes a column to beta on the first axis; v begins with 1.
struct Reflection<T> {
    v: Vec<T>,
    tau: T,
    beta: f64,
}

/// None where the column is real on the first axis already.
fn reflection<T>(mut v: Vec<T>) -> Option<Reflection<T>>
where
    T: ComplexField<RealField = f64> + Copy,
{
    let modulus = |x: T| length(x.real(), x.imaginary());
    // Squares of what is far from 1 are not what they should be: so it is brought there by a power of two.
    let largest = v.iter().fold(0.0, |most: f64, &x| most.max(modulus(x)));
    let far = largest > 0.0 && !(1e-100..=1e100).contains(&largest);
    let exponent = if far { libm::ilogb(largest) } else { 0 };
    if far {
        v.iter_mut().for_each(|x| *x = x.scale(libm::scalbn(1.0, -exponent)));
    }
    let first = v[0];
    let others = length_of(v[1..].iter().map(|&x| modulus(x)));
    if others == 0.0 && first.imaginary() == 0.0 {
        return None;
    }
    let beta = length(modulus(first), others).copysign(-first.real());
    let tau = (T::from_real(beta) - first) / T::from_real(beta);
    let below = first - T::from_real(beta);
    v.iter_mut().for_each(|x| *x /= below);
    v[0] = T::one();
    Some(Reflection { v, tau, beta: libm::scalbn(beta, exponent) })
}

/// As many rows of M as there are sums, times a reflection, from column `from` on.
fn reflect_columns<T>(
    m: &mut Mat<T>,
    Reflection { v, tau, .. }: &Reflection<T>,
    from: usize,
    sums: &mut [T],
) where
    T: ComplexField<RealField = f64> + Copy,
{
    let rows = sums.len();
    sums.fill(T::zero());
    let (fours, rest) = v.as_chunks::<4>();
    // Four columns at a time, so that the sums are read and written a fourth as often.
    for (k, &[p, q, r, s]) in fours.iter().enumerate() {
        let [a, b, c, d] = from_fn(|j| &m.col_as_slice(from + 4 * k + j)[..rows]);
        for (i, sum) in sums.iter_mut().enumerate() {
            *sum += (a[i] * p + b[i] * q) + (c[i] * r + d[i] * s);
        }
    }
    for (j, &v) in rest.iter().enumerate() {
        for (sum, &x) in sums.iter_mut().zip(m.col_as_slice(from + 4 * fours.len() + j)) {
            *sum += x * v;
        }
    }
    for (j, &v) in v.iter().enumerate() {
        let by = *tau * v.conjugate();
        for (&sum, x) in sums.iter().zip(m.col_as_slice_mut(from + j)) {
            *x -= sum * by;
        }
    }
}
