//! The Hessenberg form of a square matrix, by nalgebra. Must not know values of the language.

use faer::{Mat, MatRef};
use nalgebra::{ComplexField, DMatrix, Hessenberg};

/// P and H with A = P*H*P'.
pub(super) fn hessenberg<T: ComplexField + Copy>(a: MatRef<'_, T>) -> (Mat<T>, Mat<T>) {
    let n = a.nrows();
    if n < 2 {
        let one = |i, j| if i == j { T::one() } else { T::zero() };
        return (Mat::from_fn(n, n, one), Mat::from_fn(n, n, |i, j| a[(i, j)]));
    }
    let (p, h) = Hessenberg::new(to_nalgebra(a)).unpack();
    (to_faer(&p), to_faer(&h))
}

fn to_nalgebra<T: Copy + nalgebra::Scalar>(m: MatRef<'_, T>) -> DMatrix<T> {
    DMatrix::from_fn(m.nrows(), m.ncols(), |i, j| m[(i, j)])
}

fn to_faer<T: Copy + nalgebra::Scalar>(m: &DMatrix<T>) -> Mat<T> {
    Mat::from_fn(m.nrows(), m.ncols(), |i, j| m[(i, j)])
}
