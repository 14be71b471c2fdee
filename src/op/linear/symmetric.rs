//! Eigenvalues and eigenvectors of symmetric matrices. Must not know what they are for.

use super::tridiagonal::{reduce, scaled};
use super::*;

/// The eigenvalues in ascending order, and orthonormal vectors. None where they are not found, as of what is not a number.
pub fn eigen(a: Dense<f64>) -> Option<(Vec<f64>, Dense<f64>)> {
    let reduced = reduce(a);
    let (values, mut vectors) = of_tridiagonal(reduced.diagonal.clone(), reduced.beside.clone())?;
    reduced.apply(&mut vectors);
    Some((values, vectors))
}

/// The eigenvalues alone.
pub fn eigenvalues(a: Dense<f64>) -> Option<Vec<f64>> {
    let reduced = reduce(a);
    tridiagonal::eigenvalues(reduced.diagonal, reduced.beside)
}

/// Both of a tridiagonal matrix, by its diagonal and what is beside that.
pub fn of_tridiagonal(mut d: Vec<f64>, mut e: Vec<f64>) -> Option<(Vec<f64>, Dense<f64>)> {
    let Some(scale) = scaled(&mut d, &mut e) else {
        let zeros = d.iter().chain(&e).all(|x| *x == 0.0);
        let identity = Dense::identity(d.len(), d.len());
        return zeros.then_some((d, identity));
    };
    let (mut values, vectors) = conquer::eigen(d, &e)?;
    values.iter_mut().for_each(|x| *x *= scale);
    Some((values, vectors))
}
