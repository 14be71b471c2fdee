//! Orthogonal factors of tall matrices from products alone, Cholesky's factor of A'·A taken twice (Y. Yamamoto et al., "Roundoff error
//! analysis of the Cholesky QR2 algorithm", 2015). The products are somebody else's; here is what is done with the small matrices that they give.

use super::condition::inverse_norm;
use super::triangular::{Triangle, solve_in_place};
use super::*;

/// The greatest condition of a matrix of singles, with columns of one size, whose factors are found so: A'·A has its square.
const FIRST: f64 = 1e3;
/// The greatest condition of what has orthogonal columns but for errors.
const SECOND: f64 = 4.0;

/// Which of both factors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the two")]
pub enum Turn {
    First,
    Second,
}

/// R with R'·R = A'·A, and its inverse, which takes A to orthogonal columns.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the two")]
pub struct GramFactor {
    pub upper: Dense<f64>,
    pub inverse: Dense<f64>,
}

/// The factor of A'·A. None where A is so near to less than full rank that its reflections have to be found.
pub fn step(gram: &Dense<f64>, turn: Turn) -> Option<GramFactor> {
    let n = gram.rows;
    let sizes: Vec<f64> = (0..n).map(|k| gram.at(k, k).sqrt()).collect();
    // Squares of singles are neither lost nor infinite.
    if !sizes.iter().all(|&s| s > 1e-15 && s < 1e15) {
        return None;
    }
    let mut l = Dense::from_fn(n, n, |i, j| gram.at(i, j) / (sizes[i] * sizes[j]));
    cholesky::factor(&mut l).ok()?;
    let (solve, turned) = (
        |x: &mut Dense<f64>| solve_in_place(&l, Triangle::LOWER, false, x),
        |x: &mut Dense<f64>| solve_in_place(&l, Triangle::LOWER, true, x),
    );
    let condition = l.norm_1() * inverse_norm(n, solve, turned);
    let most = if turn == Turn::First { FIRST } else { SECOND * n as f64 };
    if !(condition < most) {
        return None;
    }
    let upper = Dense::from_fn(n, n, |i, j| l.at(j, i) * sizes[j]);
    let mut inverse = Dense::identity(n, n);
    turned(&mut inverse);
    for j in 0..n {
        for i in 0..n {
            inverse.data[i + j * n] /= sizes[i];
        }
    }
    Some(GramFactor { upper, inverse })
}

/// The product of two small matrices.
pub fn product(a: &Dense<f64>, b: &Dense<f64>) -> Dense<f64> {
    let mut out = Dense::zeros(a.rows, b.cols);
    let (to, extents) = (out.whole(), (a.rows, b.cols, a.cols));
    update(&mut out.data, to, Sign::Plus, a.source(), b.source(), extents, &mut Panels::default());
    out
}

/// Which columns of Q reflections would have given with the other sign, from its first rows, as many as columns (G. Ballard et al.,
/// "Reconstructing Householder vectors from tall-skinny QR", 2014): with -1 or 1 for each subtracted from the diagonal, the one that is
/// further away, these have LU factors without exchanges.
pub fn signs(top: &Dense<f64>) -> Vec<f64> {
    let n = top.rows;
    let mut a = top.clone();
    let mut signs = Vec::with_capacity(n);
    for k in 0..n {
        let sign = if a.at(k, k) < 0.0 { 1.0 } else { -1.0 };
        signs.push(sign);
        let (done, rest) = a.data.split_at_mut((k + 1) * n);
        let column = &done[k * n..];
        let pivot = column[k] - sign;
        for other in rest.chunks_exact_mut(n) {
            let factor = other[k] / pivot;
            for (y, &x) in other[k + 1..].iter_mut().zip(&column[k + 1..]) {
                *y -= x * factor;
            }
        }
    }
    signs
}
