//! Convolutions of large arrays: the product of their spectra is the spectrum of what they come to. Must not know who asks.

use super::{FourierPlan, Lay, is_smooth};
use crate::diag::Result;
use crate::op::math::words::power_of_two;
use crate::op::pace::Pace;
use crate::value::room::filled;
use num_complex::Complex64;

/// Elements of the smaller array from which on transforms take less time than products, and how many products.
const SMALLER: usize = 1 << 12;
const PRODUCTS: f64 = (1 << 28) as f64;
/// Products that take as long as a sample of a spectrum for each doubling of their number.
const A_SAMPLE: f64 = 64.0;
/// Samples of a spectrum at most: there are three at a time.
const MOST: usize = 1 << 23;

/// Whether a convolution of arrays of such extents goes by their spectra.
pub fn by_spectra(x: &[usize], k: &[usize]) -> bool {
    let count = |of: &[usize]| of.iter().map(|&n| n as f64).product::<f64>();
    let (a, b) = (count(x), count(k));
    if a.min(b) < SMALLER as f64 || a * b < PRODUCTS || a.max(b) > MOST as f64 {
        return false;
    }
    let samples = count(&lengths(x, k));
    samples <= MOST as f64 && a * b >= A_SAMPLE * samples * doublings(samples as usize)
}

fn doublings(samples: usize) -> f64 {
    f64::from(samples.max(2).ilog2())
}

/// The lengths of the transforms.
fn lengths(x: &[usize], k: &[usize]) -> Vec<usize> {
    let at = |of: &[usize], d: usize| of.get(d).copied().unwrap_or(1);
    let all = (0..x.len().max(k.len())).map(|d| at(x, d) + at(k, d) - 1);
    all.map(|n| (n..).find(|&n| is_smooth(n)).unwrap_or(n)).collect()
}

/// The elements of that part of the convolution which begins there along each dimension, and has that extent. None where some are
/// not finite. What is less than rounding leaves is zero, and of whole numbers come whole numbers.
pub async fn convolved(
    [x, k]: [(Vec<Complex64>, &[usize]); 2],
    cuts: &[(usize, usize)],
) -> Result<Option<Vec<Complex64>>> {
    let lengths = lengths(x.1, k.1);
    let samples: usize = lengths.iter().product();
    let (Some(a), Some(b)) = (Scaled::of(x.0), Scaled::of(k.0)) else { return Ok(None) };
    let noise = f64::EPSILON * doublings(samples) / 4.0 * a.norm * b.norm;
    let unit = (a.exponent, b.exponent);
    let is_whole =
        a.whole && b.whole && 16.0 * noise * power_of_two(unit.0) * power_of_two(unit.1) < 1.0;
    let mut pace = Pace::default();
    let mut all = spectrum(a.data, x.1, &lengths, false, &mut pace).await?;
    let other = spectrum(b.data, k.1, &lengths, false, &mut pace).await?;
    all.iter_mut().zip(&other).for_each(|(z, w)| *z *= w);
    drop(other);
    let all = spectrum(all, &lengths, &lengths, true, &mut pace).await?;
    let part = |of: f64| {
        let near =
            if of.abs() <= noise { 0.0 } else { of * power_of_two(unit.0) * power_of_two(unit.1) };
        if is_whole { near.round() } else { near }
    };
    let total: usize = cuts.iter().map(|cut| cut.1).product();
    let mut out = filled(Complex64::default(), total)?;
    let rows = cuts.first().map_or(1, |cut| cut.1).max(1);
    for (c, column) in out.chunks_mut(rows).enumerate() {
        let (mut rest, mut at, mut stride) = (c, cuts.first().map_or(0, |cut| cut.0), 1);
        for (d, &(first, size)) in cuts.iter().enumerate().skip(1) {
            stride *= lengths[d - 1];
            at += stride * (first + rest % size);
            rest /= size;
        }
        for (slot, z) in column.iter_mut().zip(&all[at..]) {
            *slot = Complex64::new(part(z.re), part(z.im));
        }
    }
    Ok(Some(out))
}

/// Elements by a power of two, so that the largest is near 1.
struct Scaled {
    data: Vec<Complex64>,
    exponent: i32,
    norm: f64,
    whole: bool,
}

impl Scaled {
    /// None where some are not finite.
    fn of(mut data: Vec<Complex64>) -> Option<Scaled> {
        let size = |z: &Complex64| z.re.abs().max(z.im.abs());
        if !data.iter().all(|z| z.re.is_finite() && z.im.is_finite()) {
            return None;
        }
        let largest = data.iter().map(size).fold(0.0, f64::max);
        let whole = data.iter().all(|z| z.re.fract() == 0.0 && z.im.fract() == 0.0);
        let exponent = ((largest.to_bits() >> 52) as i32 - 1023).clamp(-1022, 1022);
        data.iter_mut().for_each(|z| *z *= power_of_two(-exponent));
        let norm = data.iter().map(|z| z.norm_sqr()).sum::<f64>().sqrt();
        Some(Scaled { data, exponent, norm, whole })
    }
}

/// Transformed along each dimension.
async fn spectrum(
    mut data: Vec<Complex64>,
    extents: &[usize],
    lengths: &[usize],
    inverse: bool,
    pace: &mut Pace,
) -> Result<Vec<Complex64>> {
    let mut extents = extents.to_vec();
    extents.resize(lengths.len(), 1);
    for (d, &n) in lengths.iter().enumerate() {
        let Some(plan) = FourierPlan::<f64>::new(n, false).filter(|_| n > 1) else { continue };
        let inner: usize = extents[..d].iter().product();
        let lanes = inner * extents[d + 1..].iter().product::<usize>();
        let mut out = filled(Complex64::default(), lanes * n)?;
        let (from, to) = (Lay { inner, len: extents[d] }, Lay { inner, len: n });
        plan.complex((&data, from), (&mut out, to), lanes, inverse, pace).await;
        (data, extents[d]) = (out, n);
    }
    Ok(data)
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn large_arrays_are_for_it() {
        assert!(by_spectra(&[100_000, 1], &[100_000, 1]));
        assert!(by_spectra(&[512, 512], &[256, 256]));
        assert!(!by_spectra(&[4_000_000, 1], &[501, 1]));
        assert!(!by_spectra(&[1_000, 1], &[1_000, 1]));
        assert!(!by_spectra(&[8192, 8192], &[512, 512]));
    }

    #[test]
    fn parts_are_those_of_the_sums() {
        let real = |v: &[f64]| v.iter().map(|&x| Complex64::new(x, 0.0)).collect::<Vec<_>>();
        let x: Vec<f64> = (0..12).map(|k| f64::from(k % 5) - 1.5).collect();
        let k: Vec<f64> = (0..6).map(|k| f64::from(k) * 1e200).collect();
        let made = pollster::block_on(convolved(
            [(real(&x), &[4, 3]), (real(&k), &[3, 2])],
            &[(1, 4), (2, 2)],
        ));
        let made = made.ok().flatten().unwrap_or_default();
        for (at, z) in made.iter().enumerate() {
            let (i, j) = (at % 4 + 1, at / 4 + 2);
            let mut want = 0.0;
            for q in 0..2 {
                for p in 0..3 {
                    if i >= p && i - p < 4 && j >= q && j - q < 3 {
                        want += k[p + 3 * q] * x[i - p + 4 * (j - q)];
                    }
                }
            }
            assert!((z.re - want).abs() <= 1e187 && z.im == 0.0, "{at}: {z} {want}");
        }
        assert_eq!(made.len(), 8);
        let infinite = [(real(&[1.0, f64::INFINITY]), &[2, 1][..]), (real(&k), &[6, 1])];
        assert!(matches!(pollster::block_on(convolved(infinite, &[(0, 7), (0, 1)])), Ok(None)));
    }
}
