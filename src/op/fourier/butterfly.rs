//! The passes of a stage: several transforms side by side, so that the same happens to neighbours.

use super::plan::FourierStage;
use num_complex::Complex;
use rustfft::FftNum;

/// Transforms side by side.
pub(super) const WIDE: usize = 8;

/// One sample of each.
#[derive(Clone, Copy)]
pub(super) struct Row<T> {
    pub(super) re: [T; WIDE],
    pub(super) im: [T; WIDE],
}

impl<T: FftNum> Row<T> {
    pub(super) fn zero() -> Row<T> {
        Row { re: [T::zero(); WIDE], im: [T::zero(); WIDE] }
    }

    /// Each number by a factor of its own.
    #[inline]
    pub(super) fn turn(&mut self, by: &Row<T>) {
        for l in 0..WIDE {
            let (re, im) = (self.re[l], self.im[l]);
            self.re[l] = re * by.re[l] - im * by.im[l];
            self.im[l] = re * by.im[l] + im * by.re[l];
        }
    }
}

/// Where a butterfly is: its first sample, its first result, and the root with which the first power of a sample is turned.
struct Place {
    from: usize,
    to: usize,
    root: usize,
}

/// Transforms the samples in `x`, which end there again; `y` is room for as many.
pub(super) fn transform<T: FftNum>(
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
            5 => pass::<T, 5>(done, roots, x, y, odd::<T, 5>),
            7 => pass::<T, 7>(done, roots, x, y, odd::<T, 7>),
            _ => pass::<T, 11>(done, roots, x, y, odd::<T, 11>),
        }
        std::mem::swap(x, y);
        done *= radix;
    }
}

/// The samples of a butterfly, and the roots of one of its radix.
type Samples<'a, T, const R: usize> = [&'a Row<T>; R];
type Butterfly<T, const R: usize> =
    fn(Samples<'_, T, R>, [Complex<T>; R], [Complex<T>; R], bool, [&mut Row<T>; R]);

fn pass<T: FftNum, const R: usize>(
    done: usize,
    roots: &[Complex<T>],
    x: &[Row<T>],
    y: &mut [Row<T>],
    butterfly: Butterfly<T, R>,
) {
    let all = roots.len();
    let (part, step) = (all / R, all / (done * R));
    let of_radix: [Complex<T>; R] = std::array::from_fn(|q| roots[q * part]);
    for block in 0..part / done {
        for k in 0..done {
            let at = Place { from: block * done + k, to: block * done * R + k, root: k * step };
            let samples: Samples<'_, T, R> = std::array::from_fn(|m| &x[at.from + m * part]);
            let turns: [Complex<T>; R] = std::array::from_fn(|m| roots[m * at.root]);
            let places: [usize; R] = std::array::from_fn(|q| at.to + q * done);
            if let Ok(results) = y.get_disjoint_mut(places) {
                butterfly(samples, turns, of_radix, k > 0, results);
            }
        }
    }
}

/// A sample, turned.
#[inline]
fn turned<T: FftNum>(x: &Row<T>, l: usize, by: Complex<T>, turns: bool) -> Complex<T> {
    let (re, im) = (x.re[l], x.im[l]);
    match turns {
        true => Complex::new(re * by.re - im * by.im, re * by.im + im * by.re),
        false => Complex::new(re, im),
    }
}

fn two<T: FftNum>(
    [a, b]: Samples<'_, T, 2>,
    turn: [Complex<T>; 2],
    _: [Complex<T>; 2],
    turns: bool,
    [p, q]: [&mut Row<T>; 2],
) {
    for l in 0..WIDE {
        let (x, y) = (Complex::new(a.re[l], a.im[l]), turned(b, l, turn[1], turns));
        (p.re[l], p.im[l]) = (x.re + y.re, x.im + y.im);
        (q.re[l], q.im[l]) = (x.re - y.re, x.im - y.im);
    }
}

fn four<T: FftNum>(
    [a, b, c, d]: Samples<'_, T, 4>,
    turn: [Complex<T>; 4],
    _: [Complex<T>; 4],
    turns: bool,
    [p, q, r, s]: [&mut Row<T>; 4],
) {
    for l in 0..WIDE {
        let x = Complex::new(a.re[l], a.im[l]);
        let (y, z, w) = (
            turned(b, l, turn[1], turns),
            turned(c, l, turn[2], turns),
            turned(d, l, turn[3], turns),
        );
        let (even, odd) = (x + z, x - z);
        let (sum, rest) = (y + w, y - w);
        (p.re[l], p.im[l]) = (even.re + sum.re, even.im + sum.im);
        (q.re[l], q.im[l]) = (odd.re + rest.im, odd.im - rest.re);
        (r.re[l], r.im[l]) = (even.re - sum.re, even.im - sum.im);
        (s.re[l], s.im[l]) = (odd.re - rest.im, odd.im + rest.re);
    }
}

/// Of an odd radix: sums and differences of the samples that lie as far from the ends.
fn odd<T: FftNum, const R: usize>(
    x: Samples<'_, T, R>,
    turn: [Complex<T>; R],
    roots: [Complex<T>; R],
    turns: bool,
    y: [&mut Row<T>; R],
) {
    let half = (R - 1) / 2;
    let nothing = Row::zero();
    let mut sums = [nothing; 6];
    let mut rests = [nothing; 6];
    for m in 1..=half {
        for l in 0..WIDE {
            let a = turned(x[m], l, turn[m], turns);
            let b = turned(x[R - m], l, turn[R - m], turns);
            (sums[m].re[l], sums[m].im[l]) = (a.re + b.re, a.im + b.im);
            (rests[m].re[l], rests[m].im[l]) = (a.re - b.re, a.im - b.im);
        }
    }
    for l in 0..WIDE {
        let (mut re, mut im) = (x[0].re[l], x[0].im[l]);
        for sum in &sums[1..=half] {
            (re, im) = (re + sum.re[l], im + sum.im[l]);
        }
        (y[0].re[l], y[0].im[l]) = (re, im);
    }
    for q in 1..=half {
        for l in 0..WIDE {
            let (mut a, mut b) = ((x[0].re[l], x[0].im[l]), (T::zero(), T::zero()));
            for m in 1..=half {
                let root = roots[q * m % R];
                // The sine is that of the angle, not of its opposite.
                a = (a.0 + root.re * sums[m].re[l], a.1 + root.re * sums[m].im[l]);
                b = (b.0 - root.im * rests[m].re[l], b.1 - root.im * rests[m].im[l]);
            }
            (y[q].re[l], y[q].im[l]) = (a.0 + b.1, a.1 - b.0);
            (y[R - q].re[l], y[R - q].im[l]) = (a.0 - b.1, a.1 + b.0);
        }
    }
}
