//! In which order a Fourier transform is computed: that defines its bits.
//!
//! The length is a product of factors `F`, a stage each (Stockham's order). With `done` the product of the factors before, and
//! `k = j mod done` for each `j < len / F`, a stage takes the `F` samples `j + r·len/F`, turns each by the root of one with the exponent
//! `r·k` of `done·F` (but in the first stage), transforms them among each other, and stores them at `(j - k)·F + k + q·done`. The `F`
//! samples are transformed in passes of a radix each, in the same way; there nothing is turned where the exponent is zero.
//! Roots of short lengths come from a table, of longer ones as a product of two. A real array of an even length is taken for
//! complex numbers, half as many, unless it is short: there it costs little to keep infinities apart.

use num_complex::Complex;
use rustfft::FftNum;
use std::f64::consts::FRAC_PI_2;
use std::rc::Rc;

/// The radices that there are passes for, in the order in which they are taken out.
const RADICES: [usize; 6] = [4, 2, 3, 5, 7, 11];
/// Shorter ones are one stage.
const SHORT: usize = 64;
/// Samples of a stage, about, at most: they are to stay in the nearest cache.
const STAGE: usize = 1 << 10;
/// Roots of one at the beginning of a table, at most.
const FINE: usize = 1 << 10;

/// Whether a length has no other prime factors than those of the radices.
pub fn is_smooth(len: usize) -> bool {
    radices(len).is_some()
}

/// Whether so many real numbers are taken for complex ones, half as many.
pub fn is_pairs(len: usize) -> bool {
    len >= SHORT && len.is_multiple_of(2)
}

/// What is computed for a length, and with which roots of one.
#[derive(Debug)]
pub struct FourierPlan<T> {
    /// The length.
    pub len: usize,
    /// Whether of real numbers, taken for half as many complex ones.
    pub real: bool,
    /// The stages, in their order.
    pub stages: Vec<FourierStage>,
    /// The roots, all of them; a stage says where its own begin. First those of the length, up to [`FourierPlan::FINE`], then every so
    /// many of them.
    pub roots: Vec<Complex<T>>,
}

/// Plans of as many lengths are kept.
const KEPT: usize = 8;

/// The plans of the lengths that were transformed last: their roots take longer than a transform.
#[derive(Debug, Default)]
pub struct FourierPlans {
    doubles: Vec<Rc<FourierPlan<f64>>>,
    singles: Vec<Rc<FourierPlan<f32>>>,
}

/// Elements that there are plans of.
pub trait Planned: FftNum {
    /// Those that are kept.
    fn kept(plans: &mut FourierPlans) -> &mut Vec<Rc<FourierPlan<Self>>>;
}

impl Planned for f64 {
    fn kept(plans: &mut FourierPlans) -> &mut Vec<Rc<FourierPlan<f64>>> {
        &mut plans.doubles
    }
}

impl Planned for f32 {
    fn kept(plans: &mut FourierPlans) -> &mut Vec<Rc<FourierPlan<f32>>> {
        &mut plans.singles
    }
}

impl FourierPlans {
    /// As [`FourierPlan::new`], made once for transforms of one length.
    pub fn of<T: Planned>(&mut self, len: usize, real: bool) -> Option<Rc<FourierPlan<T>>> {
        let kept = T::kept(self);
        if let Some(plan) = kept.iter().find(|plan| (plan.len, plan.real) == (len, real)) {
            return Some(plan.clone());
        }
        let plan = Rc::new(FourierPlan::new(len, real)?);
        if kept.len() == KEPT {
            kept.remove(0);
        }
        kept.push(plan.clone());
        Some(plan)
    }
}

/// A factor of the length.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FourierStage {
    /// Samples that are transformed among each other.
    pub factor: usize,
    /// The product of the factors before.
    pub done: usize,
    /// The radices of its passes.
    pub radices: Vec<usize>,
    /// Where its roots begin.
    pub roots: usize,
}

impl<T: FftNum> FourierPlan<T> {
    /// Of longer ones a root is the product of two: of the last digits, and of the others.
    pub const FINE: usize = FINE;

    /// The plan for a length; None where it has large prime factors, or real numbers are not taken for complex ones.
    pub fn new(len: usize, real: bool) -> Option<FourierPlan<T>> {
        if real && !is_pairs(len) {
            return None;
        }
        let factors = factors(if real { len / 2 } else { len })?;
        let mut roots: Vec<Complex<T>> = match len > FINE {
            true => (0..FINE).chain((0..len).step_by(FINE)).map(|m| root(m, len)).collect(),
            false => all_roots(len),
        };
        let (mut stages, mut done) = (Vec::<FourierStage>::new(), 1);
        for factor in factors {
            let before = stages.iter().find(|stage| stage.factor == factor);
            let at = match before {
                Some(stage) => stage.roots,
                None if factor == len => 0,
                None => {
                    let own: Vec<Complex<T>> = match len > FINE {
                        true => all_roots(factor),
                        false => (0..factor).map(|m| roots[m * (len / factor)]).collect(),
                    };
                    roots.extend(own);
                    roots.len() - factor
                }
            };
            stages.push(FourierStage { factor, done, radices: radices(factor)?, roots: at });
            done *= factor;
        }
        Some(FourierPlan { len, real, stages, roots })
    }

    /// How many complex numbers are transformed.
    pub fn points(&self) -> usize {
        if self.real { self.len / 2 } else { self.len }
    }

    /// A root of one of the length, with an exponent below it.
    #[inline]
    pub(super) fn turn(&self, exponent: usize) -> Complex<T> {
        if self.len <= FINE {
            return self.roots[exponent];
        }
        product(self.roots[FINE + exponent / FINE], self.roots[exponent % FINE])
    }
}

/// The product, as devices have it as well.
#[inline]
pub(super) fn product<T: FftNum>(a: Complex<T>, b: Complex<T>) -> Complex<T> {
    Complex::new(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re)
}

/// exp(-2πi·m/n): by the nearest quarter of a turn, and what is left of it.
fn root<T: FftNum>(m: usize, n: usize) -> Complex<T> {
    let (m, n) = (m as u64, n as u64);
    let quarter = (4 * m + n / 2) / n;
    let rest = (4 * m) as i64 - (quarter * n) as i64;
    let (sin, cos) = libm::sincos(rest as f64 / n as f64 * FRAC_PI_2);
    let (re, im) = match quarter % 4 {
        0 => (cos, -sin),
        1 => (-sin, -cos),
        2 => (-cos, sin),
        _ => (sin, cos),
    };
    let of = |x: f64| T::from_f64(x + 0.0).unwrap_or_else(T::zero);
    Complex::new(of(re), of(im))
}

/// All roots of one with that exponent; a quarter of a turn takes one to another.
fn all_roots<T: FftNum>(n: usize) -> Vec<Complex<T>> {
    let distinct = if n.is_multiple_of(4) { n / 4 } else { n };
    let mut all: Vec<Complex<T>> = (0..distinct).map(|m| root(m, n)).collect();
    for m in distinct..n {
        let z = all[m - distinct];
        all.push(Complex::new(z.im, T::zero() - z.re));
    }
    all
}

/// The radices of a length; None where it has other factors.
fn radices(len: usize) -> Option<Vec<usize>> {
    if len == 0 {
        return None;
    }
    let (mut rest, mut found) = (len, Vec::new());
    for radix in RADICES {
        while rest.is_multiple_of(radix) {
            found.push(radix);
            rest /= radix;
        }
    }
    (rest == 1).then_some(found)
}

/// The factors of the stages: about as long as each other.
fn factors(len: usize) -> Option<Vec<usize>> {
    radices(len)?;
    let mut stages = match len {
        0..SHORT => 1,
        _ => 2,
    };
    while len > STAGE.saturating_pow(stages) {
        stages += 1;
    }
    let (mut rest, mut found) = (len, Vec::new());
    for left in (2..=stages).rev() {
        let wanted = libm::pow(rest as f64, 1.0 / f64::from(left));
        let apart = |d: usize| (libm::log(d as f64 / wanted)).abs();
        let near = divisors(rest).into_iter().min_by(|&a, &b| apart(a).total_cmp(&apart(b)))?;
        found.push(near);
        rest /= near;
    }
    found.push(rest);
    Some(found)
}

/// All divisors of a length with small prime factors.
fn divisors(len: usize) -> Vec<usize> {
    let (mut rest, mut all) = (len, vec![1]);
    for prime in [2, 3, 5, 7, 11] {
        let mut power = 1;
        let below = all.clone();
        while rest.is_multiple_of(prime) {
            rest /= prime;
            power *= prime;
            all.extend(below.iter().map(|d| d * power));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn stages_are_about_as_long_as_each_other_and_their_passes_make_them() {
        for len in [1, 2, 12, 63, 64, 100, 1000, 1331, 4096, 46_080, 1_000_000, 1 << 22] {
            let plan = FourierPlan::<f64>::new(len, false);
            let Some(plan) = plan else { panic!("no plan for {len}") };
            let mut done = 1;
            for stage in &plan.stages {
                assert_eq!(stage.done, done);
                assert_eq!(stage.radices.iter().product::<usize>(), stage.factor);
                done *= stage.factor;
            }
            assert_eq!(done, len);
            if len >= 4096 {
                let longest = plan.stages.iter().map(|stage| stage.factor).max();
                assert!(longest.is_some_and(|f| f * f <= 16 * len.min(1 << 20)), "{len}");
            }
        }
        assert!(FourierPlan::<f64>::new(0, false).is_none());
        assert!(FourierPlan::<f64>::new(13, false).is_none());
        assert!(FourierPlan::<f64>::new(75, true).is_none());
        assert!(FourierPlan::<f64>::new(16, true).is_none());
    }

    #[test]
    fn roots_of_one_are_those_of_the_angle_and_exact_at_quarters() {
        for n in [1, 2, 3, 4, 5, 8, 12, 60, 1024] {
            for m in 0..n {
                let found: Complex<f64> = root(m, n);
                let (sin, cos) = libm::sincos(-2.0 * std::f64::consts::PI * m as f64 / n as f64);
                assert!((found.re - cos).abs() < 1e-15 && (found.im - sin).abs() < 1e-15);
                if 4 * m % n == 0 {
                    assert_eq!(found.re.abs() + found.im.abs(), 1.0);
                }
            }
        }
    }

    #[test]
    fn roots_of_long_lengths_are_good_to_some_units() {
        let n = 1_000_000;
        let Some(plan) = FourierPlan::<f64>::new(n, false) else { panic!("no plan") };
        for m in (0..n).step_by(997) {
            let (a, b) = (plan.turn(m), root::<f64>(m, n));
            assert!((a - b).norm() < 4e-16, "{m}: {a} {b}");
        }
    }
}
