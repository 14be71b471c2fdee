//! Transforms of lanes by a plan: several at a time, from wherever their samples lie to wherever their results are wanted.

use super::Packed;
use super::butterfly::{self, Row, WIDE};
use super::plan::{FourierPlan, FourierStage, product};
use crate::op::pace::Pace;
use num_complex::Complex;
use std::borrow::Cow;

/// What a sample costs for each doubling of the length, in the units of the op table.
const COST: usize = 700;

/// Where the samples or results of lanes lie: from the lane's first place on, `inner` apart.
#[derive(Clone, Copy)]
pub struct Lay {
    /// How many lanes lie between each other.
    pub inner: usize,
    /// Samples of a lane.
    pub len: usize,
}

impl Lay {
    /// The first place of a lane.
    pub fn first(self, lane: usize) -> usize {
        match self.inner {
            1 => lane * self.len,
            inner => lane % inner + inner * self.len * (lane / inner),
        }
    }
}

/// Where samples come from.
trait Source<T> {
    /// The one at a place.
    fn one(&self, at: usize) -> Complex<T>;

    /// Those at a place and the next ones.
    fn row(&self, at: usize, row: &mut Row<T>);
}

/// Where results go.
trait Sink<T> {
    /// Puts one at a place.
    fn put(&mut self, at: usize, z: Complex<T>);

    /// Puts them at a place and the next ones.
    fn put_row(&mut self, at: usize, row: &Row<T>);
}

/// The parts of neighbours.
#[inline(always)]
fn part<T: Packed>(x: &[Complex<T>], re: &mut [T; WIDE], im: &mut [T; WIDE]) {
    let x = &x[..WIDE];
    for l in (0..WIDE).step_by(T::COUNT) {
        // SAFETY: complex numbers are their two parts, one after the other.
        let parts = unsafe { T::load_parts(x[l..].as_ptr().cast()) };
        T::put(parts.0, &mut re[l..]);
        T::put(parts.1, &mut im[l..]);
    }
}

/// Neighbours of such parts, times a factor.
#[inline(always)]
fn join<T: Packed>(re: &[T; WIDE], im: &[T; WIDE], by: T, y: &mut [Complex<T>]) {
    let (y, by) = (&mut y[..WIDE], T::splat(by));
    for l in (0..WIDE).step_by(T::COUNT) {
        let parts = (T::first(&re[l..]) * by, T::first(&im[l..]) * by);
        // SAFETY: the same.
        unsafe { T::store_parts(parts, y[l..].as_mut_ptr().cast()) };
    }
}

impl<T: Packed> Source<T> for &[Complex<T>] {
    #[inline(always)]
    fn one(&self, at: usize) -> Complex<T> {
        self[at]
    }

    #[inline(always)]
    fn row(&self, at: usize, row: &mut Row<T>) {
        part(&self[at..at + WIDE], &mut row.re, &mut row.im);
    }
}

impl<T: Packed> Sink<T> for &mut [Complex<T>] {
    #[inline(always)]
    fn put(&mut self, at: usize, z: Complex<T>) {
        self[at] = z;
    }

    #[inline(always)]
    fn put_row(&mut self, at: usize, row: &Row<T>) {
        join(&row.re, &row.im, T::one(), &mut self[at..at + WIDE]);
    }
}

/// Complex numbers with their parts exchanged.
struct Exchanged<'a, T>(&'a [Complex<T>]);

impl<T: Packed> Source<T> for Exchanged<'_, T> {
    #[inline(always)]
    fn one(&self, at: usize) -> Complex<T> {
        Complex::new(self.0[at].im, self.0[at].re)
    }

    #[inline(always)]
    fn row(&self, at: usize, row: &mut Row<T>) {
        part(&self.0[at..at + WIDE], &mut row.im, &mut row.re);
    }
}

/// Room for complex numbers, which are put there with their parts exchanged, and scaled.
struct Scaled<'a, T>(&'a mut [Complex<T>], T);

impl<T: Packed> Sink<T> for Scaled<'_, T> {
    #[inline(always)]
    fn put(&mut self, at: usize, z: Complex<T>) {
        self.0[at] = Complex::new(z.im * self.1, z.re * self.1);
    }

    #[inline(always)]
    fn put_row(&mut self, at: usize, row: &Row<T>) {
        join(&row.im, &row.re, self.1, &mut self.0[at..at + WIDE]);
    }
}

/// Where the samples or results of lanes that are transformed together lie: the first one of each, and how far apart they are.
#[derive(Clone, Copy)]
struct Spots {
    firsts: [usize; WIDE],
    apart: usize,
}

impl<T: Packed> FourierPlan<T> {
    /// Transforms so many lanes of complex numbers, back and scaled by their length where `inverse`. What a lane lacks is zero.
    pub async fn complex(
        &self,
        (x, from): (&[Complex<T>], Lay),
        (y, to): (&mut [Complex<T>], Lay),
        lanes: usize,
        inverse: bool,
        pace: &mut Pace,
    ) {
        let (x, from) = self.filled(x, from, lanes);
        let scale = T::one() / T::from_usize(self.len).unwrap_or_else(T::one);
        let together = self.together(from.inner);
        let mut room = Room::new(self, together);
        for first in (0..lanes).step_by(together) {
            let count = together.min(lanes - first);
            let ends = (from.spots(first, count), to.spots(first, count));
            match inverse {
                // Back is the same with real and imaginary parts exchanged.
                true => {
                    let mut results = Scaled(&mut *y, scale);
                    self.lanes(count, ends, &Exchanged(&x), &mut results, &mut room, pace).await;
                }
                false => {
                    let mut results = &mut *y;
                    self.lanes(count, ends, &&x[..], &mut results, &mut room, pace).await;
                }
            }
        }
    }

    /// Transforms so many lanes of real numbers.
    pub async fn real(
        &self,
        (x, from): (&[T], Lay),
        (y, to): (&mut [Complex<T>], Lay),
        lanes: usize,
        pace: &mut Pace,
    ) {
        let half = self.points();
        let zero = Complex::new(T::zero(), T::zero());
        let together = self.together(from.inner);
        let mut room = Room::new(self, together);
        let [mut pairs, mut spectrum] = [0; 2].map(|_| vec![zero; half * together.min(lanes)]);
        let sample = |first: usize, j: usize| match j < from.len {
            true => x[first + from.inner * j],
            false => T::zero(),
        };
        for first in (0..lanes).step_by(together) {
            let count = together.min(lanes - first);
            let given = from.spots(first, count).firsts;
            if from.inner == 1 && from.len >= 2 * half {
                for (lane, &first) in given.iter().take(count).enumerate() {
                    let samples = x[first..first + 2 * half].as_chunks().0;
                    for (beside, &[a, b]) in pairs.chunks_exact_mut(count).zip(samples) {
                        beside[lane] = Complex::new(a, b);
                    }
                }
            } else {
                for (j, beside) in pairs.chunks_exact_mut(count).take(half).enumerate() {
                    for (z, &first) in beside.iter_mut().zip(&given) {
                        *z = Complex::new(sample(first, 2 * j), sample(first, 2 * j + 1));
                    }
                }
            }
            let (samples, mut results) = (&pairs[..], &mut spectrum[..]);
            let ends = (beside(count), beside(count));
            self.lanes(count, ends, &samples, &mut results, &mut room, pace).await;
            self.parted(&spectrum, count, y, to.spots(first, count));
            pace.spend((8 * COST * half * count) as u64).await;
        }
    }

    /// Lanes that are as long as transforms.
    fn filled<'a>(
        &self,
        x: &'a [Complex<T>],
        from: Lay,
        lanes: usize,
    ) -> (Cow<'a, [Complex<T>]>, Lay) {
        if from.len >= self.len {
            return (Cow::Borrowed(x), from);
        }
        let to = Lay { len: self.len, ..from };
        let mut filled = vec![Complex::new(T::zero(), T::zero()); lanes * self.len];
        let (old, new) = (from.inner * from.len, to.inner * to.len);
        for (lane, lacking) in filled.chunks_exact_mut(new).zip(x.chunks_exact(old.max(1))) {
            lane[..old].copy_from_slice(lacking);
        }
        (Cow::Owned(filled), to)
    }

    /// From the spectrum of pairs of real numbers, taken for complex ones, that of the real numbers: of the first and of the
    /// second ones of the pairs, and of both. The numbers of so many lanes lie beside each other.
    fn parted(&self, spectrum: &[Complex<T>], lanes: usize, y: &mut [Complex<T>], to: Spots) {
        let half = self.points();
        let part = T::from_f64(0.5).unwrap_or_else(T::one);
        for (lane, z) in spectrum.iter().take(lanes).enumerate() {
            y[to.firsts[lane]] = Complex::new(z.re + z.im, T::zero());
            y[to.firsts[lane] + to.apart * half] = Complex::new(z.re - z.im, T::zero());
        }
        for k in 1..half {
            let turn = self.turn(k);
            for lane in 0..lanes {
                let (a, b) = (spectrum[lane + lanes * k], spectrum[lane + lanes * (half - k)]);
                let even = Complex::new((a.re + b.re) * part, (a.im - b.im) * part);
                let odd = Complex::new((a.re - b.re) * part, (a.im + b.im) * part);
                let turned = product(odd, turn);
                let z = Complex::new(even.re + turned.im, even.im - turned.re);
                y[to.firsts[lane] + to.apart * k] = z;
                y[to.firsts[lane] + to.apart * (self.len - k)] = Complex::new(z.re, -z.im);
            }
        }
    }

    /// How many lanes are transformed together: those that lie beside each other, and short ones.
    fn together(&self, inner: usize) -> usize {
        if inner > 1 || self.stages.len() == 1 { WIDE } else { 1 }
    }

    async fn lanes(
        &self,
        lanes: usize,
        (from, to): (Spots, Spots),
        samples: &impl Source<T>,
        results: &mut impl Sink<T>,
        room: &mut Room<T>,
        pace: &mut Pace,
    ) {
        let Room { rows, between: [x, y] } = room;
        let last = self.stages.len() - 1;
        let between = beside(lanes);
        for (k, stage) in self.stages.iter().enumerate() {
            let (stored, mut store) = (&x[..], &mut y[..]);
            match (k == 0, k == last) {
                (true, true) => {
                    self.stage(stage, lanes, (from, to), samples, results, rows, pace).await;
                }
                (true, false) => {
                    let at = (from, between);
                    self.stage(stage, lanes, at, samples, &mut store, rows, pace).await;
                }
                (false, false) => {
                    let at = (between, between);
                    self.stage(stage, lanes, at, &stored, &mut store, rows, pace).await;
                }
                (false, true) => {
                    self.stage(stage, lanes, (between, to), &stored, results, rows, pace).await;
                }
            }
            std::mem::swap(x, y);
        }
    }

    async fn stage(
        &self,
        stage: &FourierStage,
        lanes: usize,
        (from, to): (Spots, Spots),
        samples: &impl Source<T>,
        results: &mut impl Sink<T>,
        [rows, room]: &mut [Vec<Row<T>>; 2],
        pace: &mut Pace,
    ) {
        let FourierStage { factor, done, .. } = *stage;
        let roots = &self.roots[stage.roots..stage.roots + factor];
        let part = self.points() / factor;
        // Exponents count parts of the whole length.
        let step = self.len / (done * factor);
        let all = lanes * part;
        rows.resize(factor, Row::zero());
        room.resize(factor, Row::zero());
        for start in (0..all).step_by(WIDE) {
            let count = WIDE.min(all - start);
            // Those beyond the end do the last one's work again.
            let at: [(usize, usize); WIDE] = std::array::from_fn(|l| {
                let place = start + l.min(count - 1);
                (place % lanes, place / lanes)
            });
            let firsts = at.map(|(lane, j)| from.firsts[lane] + from.apart * j);
            let in_order = is_in_order(&firsts);
            for (r, row) in rows.iter_mut().enumerate() {
                let beyond = from.apart * part * r;
                if in_order {
                    samples.row(firsts[0] + beyond, row);
                    continue;
                }
                for l in 0..WIDE {
                    let z = samples.one(firsts[l] + beyond);
                    (row.re[l], row.im[l]) = (z.re, z.im);
                }
            }
            if done > 1 {
                let exponents = at.map(|(_, j)| j % done * step);
                for (r, row) in rows.iter_mut().enumerate() {
                    row.turn(&self.turns(r, &exponents));
                }
            }
            butterfly::transform(stage, roots, rows, room);
            let ends = at
                .map(|(lane, j)| to.firsts[lane] + to.apart * ((j - j % done) * factor + j % done));
            let in_order = count == WIDE && is_in_order(&ends);
            for (q, row) in rows.iter().enumerate() {
                let beyond = to.apart * done * q;
                if in_order {
                    results.put_row(ends[0] + beyond, row);
                    continue;
                }
                for l in 0..count {
                    results.put(ends[l] + beyond, Complex::new(row.re[l], row.im[l]));
                }
            }
            pace.spend((COST * count * factor * factor.max(2).ilog2() as usize) as u64).await;
        }
    }

    /// The roots of one with so many times those exponents.
    #[inline]
    fn turns(&self, times: usize, exponents: &[usize; WIDE]) -> Row<T> {
        if exponents.iter().all(|e| *e == exponents[0]) {
            let z = self.turn(times * exponents[0]);
            return Row { re: [z.re; WIDE], im: [z.im; WIDE] };
        }
        if self.len <= Self::FINE {
            return self.listed(|l| times * exponents[l]);
        }
        let mut turns = self.listed(|l| Self::FINE + times * exponents[l] / Self::FINE);
        turns.turn(&self.listed(|l| times * exponents[l] % Self::FINE));
        turns
    }

    #[inline(always)]
    fn listed(&self, place: impl Fn(usize) -> usize) -> Row<T> {
        let mut row = Row::zero();
        for l in 0..WIDE {
            let z = self.roots[place(l)];
            (row.re[l], row.im[l]) = (z.re, z.im);
        }
        row
    }
}

impl Lay {
    fn spots(self, first: usize, count: usize) -> Spots {
        let firsts = std::array::from_fn(|l| self.first(first + l.min(count - 1)));
        Spots { firsts, apart: self.inner }
    }
}

/// Whether places follow one another.
fn is_in_order(places: &[usize; WIDE]) -> bool {
    (1..WIDE).all(|l| places[l] == places[0] + l)
}

/// Of so many lanes, whose numbers lie beside each other.
fn beside(lanes: usize) -> Spots {
    Spots { firsts: std::array::from_fn(|l| l), apart: lanes }
}

/// What transforms need room for.
struct Room<T> {
    rows: [Vec<Row<T>>; 2],
    /// Between stages.
    between: [Vec<Complex<T>>; 2],
}

impl<T: Packed> Room<T> {
    fn new(plan: &FourierPlan<T>, together: usize) -> Room<T> {
        let all = together * plan.points();
        let zero = Complex::new(T::zero(), T::zero());
        let all = if plan.stages.len() == 1 { 0 } else { all };
        Room { rows: [Vec::new(), Vec::new()], between: [vec![zero; all], vec![zero; all]] }
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
                let lay = Lay { inner: 1, len: n };
                let pace = &mut Pace::default();
                at_once(plan.complex((&x, lay), (&mut y, lay), lanes, inverse, pace));
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
        for n in [64, 66, 70, 100, 128, 154, 1000, 46_080] {
            let Some(plan) = FourierPlan::new(n, true) else { panic!("no plan for {n}") };
            let lanes = 9;
            let x: Vec<f64> = numbers(n * lanes).iter().map(|z| z.re).collect();
            let mut y = vec![Complex64::default(); n * lanes];
            let lay = Lay { inner: 1, len: n };
            at_once(plan.real((&x, lay), (&mut y, lay), lanes, &mut Pace::default()));
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
