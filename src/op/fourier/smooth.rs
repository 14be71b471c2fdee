//! Transforms of lanes by a plan: several at a time, from wherever their samples lie to wherever their results are wanted.

use super::butterfly::{self, Row, WIDE};
use super::plan::{FourierPlan, FourierStage, product};
use crate::op::pace::Pace;
use num_complex::Complex;
use rustfft::FftNum;

/// What a sample costs for each doubling of the length, in the units of the op table.
const COST: usize = 700;

impl<T: FftNum> FourierPlan<T> {
    /// Transforms so many lanes of complex numbers, back and scaled by their length where `inverse`: `read` gives sample `j` of a lane,
    /// `write` takes them.
    pub async fn complex(
        &self,
        lanes: usize,
        inverse: bool,
        read: impl Fn(usize, usize) -> Complex<T>,
        mut write: impl FnMut(usize, usize, Complex<T>),
        pace: &mut Pace,
    ) {
        if !inverse {
            return self.lanes(lanes, read, write, pace).await;
        }
        // Back is the same with real and imaginary parts exchanged.
        let scale = T::one() / T::from_usize(self.len).unwrap_or_else(T::one);
        let swapped = |lane, j| {
            let z = read(lane, j);
            Complex::new(z.im, z.re)
        };
        let scaled =
            |lane, j, z: Complex<T>| write(lane, j, Complex::new(z.im * scale, z.re * scale));
        self.lanes(lanes, swapped, scaled, pace).await
    }

    /// Transforms so many lanes of real numbers.
    pub async fn real(
        &self,
        lanes: usize,
        read: impl Fn(usize, usize) -> T,
        mut write: impl FnMut(usize, usize, Complex<T>),
        pace: &mut Pace,
    ) {
        let half = self.points();
        let zero = Complex::new(T::zero(), T::zero());
        let together = self.together();
        let mut spectrum = vec![zero; half * together.min(lanes)];
        for first in (0..lanes).step_by(together) {
            let count = together.min(lanes - first);
            let pair = |lane: usize, j: usize| {
                Complex::new(read(first + lane, 2 * j), read(first + lane, 2 * j + 1))
            };
            self.lanes(count, pair, |lane, j, z| spectrum[lane * half + j] = z, pace).await;
            for (lane, line) in spectrum.chunks_exact(half).take(count).enumerate() {
                self.parted(line, |k, z| write(first + lane, k, z));
                pace.spend((8 * COST * half) as u64).await;
            }
        }
    }

    /// From the spectrum of pairs of real numbers, taken for complex ones, that of the real numbers: of the first and of the
    /// second ones of the pairs, and of both.
    fn parted(&self, line: &[Complex<T>], mut write: impl FnMut(usize, Complex<T>)) {
        let half = line.len();
        let part = T::from_f64(0.5).unwrap_or_else(T::one);
        write(0, Complex::new(line[0].re + line[0].im, T::zero()));
        write(half, Complex::new(line[0].re - line[0].im, T::zero()));
        for k in 1..half {
            let (a, b) = (line[k], line[half - k]);
            let even = Complex::new((a.re + b.re) * part, (a.im - b.im) * part);
            let odd = Complex::new((a.re - b.re) * part, (a.im + b.im) * part);
            let turned = product(odd, self.turn(k));
            let z = Complex::new(even.re + turned.im, even.im - turned.re);
            write(k, z);
            write(self.len - k, Complex::new(z.re, -z.im));
        }
    }

    /// How many lanes are transformed together.
    fn together(&self) -> usize {
        if self.stages.len() == 1 { WIDE } else { 1 }
    }

    async fn lanes(
        &self,
        lanes: usize,
        read: impl Fn(usize, usize) -> Complex<T>,
        mut write: impl FnMut(usize, usize, Complex<T>),
        pace: &mut Pace,
    ) {
        let points = self.points();
        let zero = Complex::new(T::zero(), T::zero());
        let most = self.stages.iter().map(|stage| stage.factor).max().unwrap_or(1);
        let mut room = [vec![Row::zero(); most], vec![Row::zero(); most]];
        let [first, between @ .., last] = &self.stages[..] else {
            // One stage.
            for start in (0..lanes).step_by(WIDE) {
                let count = WIDE.min(lanes - start);
                let read = |lane: usize, j: usize| read(start + lane, j);
                let write = |lane: usize, j: usize, z| write(start + lane, j, z);
                self.stage(&self.stages[0], count, read, write, &mut room, pace).await;
            }
            return;
        };
        let (mut x, mut y) = (vec![zero; points], vec![zero; points]);
        for lane in 0..lanes {
            let read = |_: usize, j: usize| read(lane, j);
            self.stage(first, 1, read, |_, j, z| x[j] = z, &mut room, pace).await;
            for stage in between {
                self.stage(stage, 1, |_, j| x[j], |_, j, z| y[j] = z, &mut room, pace).await;
                std::mem::swap(&mut x, &mut y);
            }
            let write = |_: usize, j: usize, z| write(lane, j, z);
            self.stage(last, 1, |_, j| x[j], write, &mut room, pace).await;
        }
    }

    async fn stage(
        &self,
        stage: &FourierStage,
        lanes: usize,
        read: impl Fn(usize, usize) -> Complex<T>,
        mut write: impl FnMut(usize, usize, Complex<T>),
        [rows, room]: &mut [Vec<Row<T>>; 2],
        pace: &mut Pace,
    ) {
        let FourierStage { factor, done, .. } = *stage;
        let roots = &self.roots[stage.roots..stage.roots + factor];
        let part = self.points() / factor;
        // Exponents count parts of the whole length.
        let step = self.len / (done * factor);
        let all = lanes * part;
        for start in (0..all).step_by(WIDE) {
            let count = WIDE.min(all - start);
            // Those beyond the end do the last one's work again.
            let at: [(usize, usize); WIDE] = std::array::from_fn(|l| {
                let place = start + l.min(count - 1);
                (place / part, place % part)
            });
            rows.truncate(factor);
            rows.resize(factor, Row::zero());
            room.resize(factor, Row::zero());
            for (r, row) in rows.iter_mut().enumerate() {
                for l in 0..WIDE {
                    let z = read(at[l].0, at[l].1 + r * part);
                    (row.re[l], row.im[l]) = (z.re, z.im);
                }
            }
            if done > 1 {
                let mut turns = Row::zero();
                for (r, row) in rows.iter_mut().enumerate() {
                    for l in 0..WIDE {
                        let z = self.turn(r * (at[l].1 % done) * step);
                        (turns.re[l], turns.im[l]) = (z.re, z.im);
                    }
                    row.turn(&turns);
                }
            }
            butterfly::transform(stage, roots, rows, room);
            let to = at.map(|(lane, j)| (lane, (j - j % done) * factor + j % done));
            for (q, row) in rows.iter().enumerate() {
                for l in 0..count {
                    write(to[l].0, to[l].1 + q * done, Complex::new(row.re[l], row.im[l]));
                }
            }
            pace.spend((COST * count * factor * factor.max(2).ilog2() as usize) as u64).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::fft_planner;
    use super::*;
    use crate::op::pace::at_once;
    use num_complex::Complex64;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn numbers(n: usize) -> Vec<Complex64> {
        let of = |k: u64| (k.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40) as f64 / 1.6e7 - 0.5;
        (0..n as u64).map(|k| Complex64::new(of(k), of(k + (1 << 30)))).collect()
    }

    fn apart(a: &[Complex64], b: &[Complex64]) -> f64 {
        let largest = b.iter().map(|z| z.norm()).fold(0.0, f64::max);
        a.iter().zip(b).map(|(a, b)| (a - b).norm()).fold(0.0, f64::max) / largest
    }

    #[test]
    fn it_is_the_transform_of_every_lane() {
        for n in
            [1, 2, 3, 4, 5, 7, 8, 11, 12, 30, 63, 64, 100, 128, 1000, 1331, 4096, 46_080, 1 << 17]
        {
            let Some(plan) = FourierPlan::new(n, false) else { panic!("no plan for {n}") };
            let lanes = if n < 200 { 11 } else { 2 };
            for inverse in [false, true] {
                let x = numbers(n * lanes);
                let mut y = x.clone();
                let read = |lane, j| x[lane * n + j];
                let write = |lane, j, z| y[lane * n + j] = z;
                at_once(plan.complex(lanes, inverse, read, write, &mut Pace::default()));
                let mut want = x.clone();
                let mut planner = fft_planner();
                match inverse {
                    true => planner.plan_fft_inverse(n).process(&mut want),
                    false => planner.plan_fft_forward(n).process(&mut want),
                }
                if inverse {
                    want.iter_mut().for_each(|z| *z /= n as f64);
                }
                let wrong = apart(&y, &want);
                assert!(wrong < 2e-15, "{n} {inverse}: {wrong}");
            }
        }
    }

    #[test]
    fn of_real_numbers_it_is_the_same_and_its_halves_are_conjugates() {
        for n in [2, 4, 6, 10, 16, 22, 100, 128, 1000, 46_080] {
            let Some(plan) = FourierPlan::new(n, true) else { panic!("no plan for {n}") };
            let lanes = 9;
            let x: Vec<f64> = numbers(n * lanes).iter().map(|z| z.re).collect();
            let mut y = vec![Complex64::default(); n * lanes];
            let read = |lane, j| x[lane * n + j];
            let write = |lane, j, z| y[lane * n + j] = z;
            at_once(plan.real(lanes, read, write, &mut Pace::default()));
            let mut want: Vec<Complex64> = x.iter().map(|&x| x.into()).collect();
            fft_planner().plan_fft_forward(n).process(&mut want);
            let wrong = apart(&y, &want);
            assert!(wrong < 2e-15, "{n}: {wrong}");
            for line in y.chunks_exact(n) {
                assert!((1..n).all(|k| line[k] == line[n - k].conj()));
            }
        }
    }
}
