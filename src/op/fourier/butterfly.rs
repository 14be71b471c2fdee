//! The passes of a stage: several transforms side by side, so that the same happens to neighbours.

use super::Packed;
use super::plan::FourierStage;
use crate::op::vectors::Float;
use num_complex::Complex;

/// Transforms side by side.
pub(super) const WIDE: usize = 8;

/// One sample of each.
#[derive(Clone, Copy)]
pub(super) struct Row<T> {
    pub(super) re: [T; WIDE],
    pub(super) im: [T; WIDE],
}

/// A register of real parts, and one of imaginary parts.
type Pair<T> = (<T as Float>::Vector, <T as Float>::Vector);

impl<T: Packed> Row<T> {
    pub(super) fn zero() -> Row<T> {
        Row { re: [T::zero(); WIDE], im: [T::zero(); WIDE] }
    }

    #[inline(always)]
    fn at(&self, l: usize) -> Pair<T> {
        (T::first(&self.re[l..]), T::first(&self.im[l..]))
    }

    #[inline(always)]
    fn set(&mut self, l: usize, (re, im): Pair<T>) {
        T::put(re, &mut self.re[l..]);
        T::put(im, &mut self.im[l..]);
    }

    /// Each number by a factor of its own.
    #[inline]
    pub(super) fn turn(&mut self, by: &Row<T>) {
        for l in (0..WIDE).step_by(T::COUNT) {
            self.set(l, times::<T>(self.at(l), by.at(l)));
        }
    }
}

#[inline(always)]
fn times<T: Packed>((re, im): Pair<T>, by: Pair<T>) -> Pair<T> {
    (re * by.0 - im * by.1, re * by.1 + im * by.0)
}

#[inline(always)]
fn sum<T: Packed>(a: Pair<T>, b: Pair<T>) -> Pair<T> {
    (a.0 + b.0, a.1 + b.1)
}

#[inline(always)]
fn difference<T: Packed>(a: Pair<T>, b: Pair<T>) -> Pair<T> {
    (a.0 - b.0, a.1 - b.1)
}

/// Transforms the samples in `x`, which end there again; `y` is room for as many.
pub(super) fn transform<T: Packed>(
    stage: &FourierStage,
    roots: &[Complex<T>],
    x: &mut Vec<Row<T>>,
    y: &mut Vec<Row<T>>,
) {
    let mut done = 1;
    for &radix in &stage.radices {
        match radix {
            2 => pass::<T, 2>(done, roots, x, y, two),
            3 => pass::<T, 3>(done, roots, x, y, odd::<T, 3>),
            4 => pass::<T, 4>(done, roots, x, y, four),
            5 => pass::<T, 5>(done, roots, x, y, five),
            7 => pass::<T, 7>(done, roots, x, y, odd::<T, 7>),
            _ => pass::<T, 11>(done, roots, x, y, odd::<T, 11>),
        }
        std::mem::swap(x, y);
        done *= radix;
    }
}

/// The samples of a butterfly.
type Samples<'a, T, const R: usize> = [&'a Row<T>; R];
/// From samples, the roots that turn them, if they are, and the roots of one of the radix, to results.
type Butterfly<T, const R: usize> =
    fn(Samples<'_, T, R>, Option<[Complex<T>; R]>, &[Complex<T>; R], [&mut Row<T>; R]);

#[inline(always)]
fn pass<T: Packed, const R: usize>(
    done: usize,
    roots: &[Complex<T>],
    x: &[Row<T>],
    y: &mut [Row<T>],
    butterfly: Butterfly<T, R>,
) {
    let all = roots.len();
    let (part, step) = (all / R, all / (done * R));
    let of_radix: [Complex<T>; R] = std::array::from_fn(|q| roots[q * part]);
    for k in 0..done {
        let turns = (k > 0).then(|| std::array::from_fn(|m| roots[m * k * step]));
        for block in 0..part / done {
            let (from, to) = (block * done + k, block * done * R + k);
            let samples: Samples<'_, T, R> = std::array::from_fn(|m| &x[from + m * part]);
            let places: [usize; R] = std::array::from_fn(|q| to + q * done);
            if let Ok(results) = y.get_disjoint_mut(places) {
                butterfly(samples, turns, &of_radix, results);
            }
        }
    }
}

/// The roots that turn samples, in registers.
#[inline(always)]
fn spread<T: Packed, const R: usize>(turns: [Complex<T>; R]) -> [Pair<T>; R] {
    turns.map(|z| (T::splat(z.re), T::splat(z.im)))
}

fn two<T: Packed>(
    [a, b]: Samples<'_, T, 2>,
    turns: Option<[Complex<T>; 2]>,
    _: &[Complex<T>; 2],
    [p, q]: [&mut Row<T>; 2],
) {
    let turns = turns.map(spread);
    for l in (0..WIDE).step_by(T::COUNT) {
        let (x, mut y) = (a.at(l), b.at(l));
        if let Some(by) = turns {
            y = times::<T>(y, by[1]);
        }
        p.set(l, sum::<T>(x, y));
        q.set(l, difference::<T>(x, y));
    }
}

fn four<T: Packed>(
    [a, b, c, d]: Samples<'_, T, 4>,
    turns: Option<[Complex<T>; 4]>,
    _: &[Complex<T>; 4],
    [p, q, r, s]: [&mut Row<T>; 4],
) {
    let turns = turns.map(spread);
    for l in (0..WIDE).step_by(T::COUNT) {
        let (x, mut y, mut z, mut w) = (a.at(l), b.at(l), c.at(l), d.at(l));
        if let Some(by) = turns {
            (y, z, w) = (times::<T>(y, by[1]), times::<T>(z, by[2]), times::<T>(w, by[3]));
        }
        let (even, odd) = (sum::<T>(x, z), difference::<T>(x, z));
        let (both, rest) = (sum::<T>(y, w), difference::<T>(y, w));
        p.set(l, sum::<T>(even, both));
        q.set(l, (odd.0 + rest.1, odd.1 - rest.0));
        r.set(l, difference::<T>(even, both));
        s.set(l, (odd.0 - rest.1, odd.1 + rest.0));
    }
}

/// A number that is real, times both parts.
#[inline(always)]
fn scaled<T: Packed>(by: T::Vector, z: Pair<T>) -> Pair<T> {
    (by * z.0, by * z.1)
}

/// As `odd` has it, but written out: that takes half the time, and lengths by tens have this factor.
fn five<T: Packed>(
    [x, a, b, c, d]: Samples<'_, T, 5>,
    turns: Option<[Complex<T>; 5]>,
    roots: &[Complex<T>; 5],
    [p, q, r, s, t]: [&mut Row<T>; 5],
) {
    let turns = turns.map(spread);
    let [_, (c1, s1), (c2, s2), _, (c4, s4)] = spread(*roots);
    let zero = T::splat(T::zero());
    let nothing = (zero, zero);
    for l in (0..WIDE).step_by(T::COUNT) {
        let (first, mut a, mut b, mut c, mut d) = (x.at(l), a.at(l), b.at(l), c.at(l), d.at(l));
        if let Some(by) = turns {
            (a, b) = (times::<T>(a, by[1]), times::<T>(b, by[2]));
            (c, d) = (times::<T>(c, by[3]), times::<T>(d, by[4]));
        }
        let (outer, inner) = (sum::<T>(a, d), sum::<T>(b, c));
        let (outer_rest, inner_rest) = (difference::<T>(a, d), difference::<T>(b, c));
        p.set(l, sum::<T>(sum::<T>(first, outer), inner));
        let even = sum::<T>(sum::<T>(first, scaled::<T>(c1, outer)), scaled::<T>(c2, inner));
        let odd = difference::<T>(nothing, scaled::<T>(s1, outer_rest));
        let odd = difference::<T>(odd, scaled::<T>(s2, inner_rest));
        q.set(l, (even.0 + odd.1, even.1 - odd.0));
        t.set(l, (even.0 - odd.1, even.1 + odd.0));
        let even = sum::<T>(sum::<T>(first, scaled::<T>(c2, outer)), scaled::<T>(c4, inner));
        let odd = difference::<T>(nothing, scaled::<T>(s2, outer_rest));
        let odd = difference::<T>(odd, scaled::<T>(s4, inner_rest));
        r.set(l, (even.0 + odd.1, even.1 - odd.0));
        s.set(l, (even.0 - odd.1, even.1 + odd.0));
    }
}

/// Of an odd radix: sums and differences of the samples that lie as far from the ends.
fn odd<T: Packed, const R: usize>(
    x: Samples<'_, T, R>,
    turns: Option<[Complex<T>; R]>,
    roots: &[Complex<T>; R],
    y: [&mut Row<T>; R],
) {
    let half = (R - 1) / 2;
    let turns = turns.map(spread);
    let roots = spread(*roots);
    let nothing = (T::splat(T::zero()), T::splat(T::zero()));
    for l in (0..WIDE).step_by(T::COUNT) {
        let turned = |m: usize| match turns {
            Some(by) => times::<T>(x[m].at(l), by[m]),
            None => x[m].at(l),
        };
        let first = x[0].at(l);
        let (mut sums, mut rests) = ([nothing; R], [nothing; R]);
        let mut all = first;
        for m in 1..=half {
            let (a, b) = (turned(m), turned(R - m));
            sums[m] = sum::<T>(a, b);
            rests[m] = difference::<T>(a, b);
            all = sum::<T>(all, sums[m]);
        }
        y[0].set(l, all);
        for q in 1..=half {
            let (mut a, mut b) = (first, nothing);
            for m in 1..=half {
                let root = roots[q * m % R];
                // The sine is that of the angle, not of its opposite.
                a = sum::<T>(a, (root.0 * sums[m].0, root.0 * sums[m].1));
                b = difference::<T>(b, (root.1 * rests[m].0, root.1 * rests[m].1));
            }
            y[q].set(l, (a.0 + b.1, a.1 - b.0));
            y[R - q].set(l, (a.0 - b.1, a.1 + b.0));
        }
    }
}
