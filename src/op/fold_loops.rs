//! The loops of folds on the host, over elements of one type: what begins them, their steps, blocks, lanes and trees in the
//! order that `fold` defines. Must not know which folds there are.

use super::lanes::{Lane, Lanes};
use super::{FOLD_BLOCK, FOLD_IN_ORDER, FOLD_LANES, Identity};
use crate::value::{Data, Element, Unit};
use num_complex::{Complex32, Complex64};
use std::array::from_fn;
use std::marker::PhantomData;

/// Rows that are folded together, so that what they are folded into is read and written once.
pub const ROWS: usize = 4;

/// What a fold can begin with, in the type of its elements.
pub trait Begin: Lane {
    /// What it begins with there.
    fn begin(identity: Identity) -> Self;
}

macro_rules! begins {
    ($($t:ty: $zero:expr, $one:expr, $greatest:expr, $least:expr;)*) => {
        $(impl Begin for $t {
            #[inline]
            fn begin(identity: Identity) -> $t {
                match identity {
                    Identity::Zero => $zero,
                    Identity::One => $one,
                    Identity::Greatest => $greatest,
                    Identity::Least => $least,
                }
            }
        })*
    };
}

macro_rules! integers_begin {
    ($($t:ty)*) => { begins! { $($t: 0, 1, <$t>::MAX, <$t>::MIN;)* } };
}

integers_begin! { i8 i16 i32 i64 u8 u16 u32 u64 }
begins! {
    f64: 0.0, 1.0, f64::NAN, f64::NAN;
    f32: 0.0, 1.0, f32::NAN, f32::NAN;
    bool: false, true, true, false;
    Complex64: ZERO, ONE, NONE, NONE;
    Complex32: single(ZERO), single(ONE), single(NONE), single(NONE);
}

const ZERO: Complex64 = Complex64::new(0.0, 0.0);
const ONE: Complex64 = Complex64::new(1.0, 0.0);
const NONE: Complex64 = Complex64::new(f64::NAN, 0.0);

/// A complex double of a complex single.
pub(super) fn double(z: Complex32) -> Complex64 {
    Complex64::new(f64::from(z.re), f64::from(z.im))
}

/// A complex single, each part rounded.
pub(super) fn single(z: Complex64) -> Complex32 {
    Complex32::new(z.re as f32, z.im as f32)
}

/// An element that may be no number.
pub trait MaybeNan: Element {
    /// Whether it is none.
    fn is_none(self) -> bool;
}

macro_rules! maybe_nan {
    ($($t:ty: |$x:ident| $is:expr;)*) => {
        $(impl MaybeNan for $t {
            #[inline]
            fn is_none(self) -> bool {
                let $x = self;
                $is
            }
        })*
    };
}

maybe_nan! {
    i8: |_x| false;
    i16: |_x| false;
    i32: |_x| false;
    i64: |_x| false;
    u8: |_x| false;
    u16: |_x| false;
    u32: |_x| false;
    u64: |_x| false;
    bool: |_x| false;
    Unit: |_x| false;
    f64: |x| x.is_nan();
    f32: |x| x.is_nan();
    Complex64: |z| z.re.is_nan() || z.im.is_nan();
    Complex32: |z| z.re.is_nan() || z.im.is_nan();
}

/// The loops of a fold of elements of one type. Each gives false where the data are of another.
pub trait Joins: Sync {
    /// Sets all elements to what the fold begins with.
    fn fill(&self, from: Identity, acc: &mut Data) -> bool;
    /// `acc[at + i] = f(acc[at + i], x[i])` for each element of `x`.
    fn combine(&self, acc: &mut Data, at: usize, x: Lanes<'_>) -> bool;
    /// The same of [`ROWS`] rows, one after the other.
    fn combine_rows(&self, acc: &mut Data, at: usize, rows: [Lanes<'_>; ROWS]) -> bool;
    /// The tree over lanes that are `width` elements each.
    fn tree_of_rows(&self, acc: &mut Data, width: usize, lanes: usize) -> bool;
    /// Folds a piece of a block into its lanes.
    fn rows(&self, acc: &mut Data, x: Lanes<'_>) -> bool;
    /// The tree over the first `n` lanes.
    fn tree(&self, acc: &mut Data, n: usize) -> bool;
    /// Runs of `len` elements of `x`, written from `at` on.
    fn runs(
        &self,
        from: Identity,
        x: Lanes<'_>,
        sizes: (usize, usize),
        out: &mut Data,
        at: usize,
    ) -> bool;
    /// The blocks of `x`, written from `at` on.
    fn blocks(&self, from: Identity, x: Lanes<'_>, out: &mut Data, at: usize) -> bool;
    /// The running fold by blocks, backwards where asked, written from `at` on.
    fn scan(
        &self,
        from: Identity,
        x: Lanes<'_>,
        way: (usize, bool),
        out: &mut Data,
        at: usize,
    ) -> bool;
}

/// A fold by its step.
pub struct Joining<T, F>(F, PhantomData<fn() -> T>);

/// The loops of a step of two elements.
pub const fn joining<T, F: Fn(T, T) -> T>(step: F) -> Joining<T, F> {
    Joining(step, PhantomData)
}

impl<T: Begin, F: Fn(T, T) -> T + Copy + Sync> Joins for Joining<T, F> {
    fn fill(&self, from: Identity, acc: &mut Data) -> bool {
        T::slice_mut(acc).map(|v| v.fill(T::begin(from))).is_some()
    }

    fn combine(&self, acc: &mut Data, at: usize, x: Lanes<'_>) -> bool {
        let f = self.0;
        let (Some(acc), Some(x)) = (T::slice_mut(acc), T::slice_of(x)) else { return false };
        let n = x.len();
        let acc = &mut acc[at..at + n];
        for i in 0..n {
            acc[i] = f(acc[i], x[i]);
        }
        true
    }

    fn combine_rows(&self, acc: &mut Data, at: usize, rows: [Lanes<'_>; ROWS]) -> bool {
        let f = self.0;
        let [Some(a), Some(b), Some(c), Some(d)] = rows.map(T::slice_of) else { return false };
        let Some(acc) = T::slice_mut(acc) else { return false };
        let n = a.len();
        let (acc, b, c, d) = (&mut acc[at..at + n], &b[..n], &c[..n], &d[..n]);
        for i in 0..n {
            acc[i] = f(f(f(f(acc[i], a[i]), b[i]), c[i]), d[i]);
        }
        true
    }

    fn tree_of_rows(&self, acc: &mut Data, width: usize, lanes: usize) -> bool {
        let f = self.0;
        let Some(acc) = T::slice_mut(acc) else { return false };
        let mut s = FOLD_LANES / 2;
        while s > 0 {
            if s < lanes {
                let (low, high) = acc[..lanes * width].split_at_mut(s * width);
                for (a, &b) in low.iter_mut().zip(high.iter()) {
                    *a = f(*a, b);
                }
            }
            s /= 2;
        }
        true
    }

    fn rows(&self, acc: &mut Data, x: Lanes<'_>) -> bool {
        let acc = T::slice_mut(acc).and_then(|acc| acc.first_chunk_mut());
        let (Some(acc), Some(x)) = (acc, T::slice_of(x)) else { return false };
        rows_of(acc, x, self.0);
        true
    }

    fn tree(&self, acc: &mut Data, n: usize) -> bool {
        let Some(acc) = T::slice_mut(acc) else { return false };
        if n > 0 {
            tree_of(&mut acc[..n.min(FOLD_LANES)], self.0);
        }
        true
    }

    fn runs(
        &self,
        from: Identity,
        x: Lanes<'_>,
        (len, count): (usize, usize),
        out: &mut Data,
        at: usize,
    ) -> bool {
        let (Some(out), Some(x)) = (T::slice_mut(out), T::slice_of(x)) else { return false };
        runs(x, len, &mut out[at..at + count], T::begin(from), self.0);
        true
    }

    fn blocks(&self, from: Identity, x: Lanes<'_>, out: &mut Data, at: usize) -> bool {
        let (Some(out), Some(x)) = (T::slice_mut(out), T::slice_of(x)) else { return false };
        let count = x.len().div_ceil(FOLD_BLOCK);
        blocks(x, x.len(), &mut out[at..at + count], T::begin(from), self.0);
        true
    }

    fn scan(
        &self,
        from: Identity,
        x: Lanes<'_>,
        (block, reverse): (usize, bool),
        out: &mut Data,
        at: usize,
    ) -> bool {
        let (Some(out), Some(x)) = (T::slice_mut(out), T::slice_of(x)) else { return false };
        let (id, f) = (T::begin(from), self.0);
        let out = &mut out[at..at + x.len()];
        let mut before = None;
        if reverse {
            for (x, out) in x.rchunks(block).zip(out.rchunks_mut(block)) {
                before = Some(scan_of_block(x.iter().zip(out).rev(), before, id, f));
            }
        } else {
            for (x, out) in x.chunks(block).zip(out.chunks_mut(block)) {
                before = Some(scan_of_block(x.iter().zip(out), before, id, f));
            }
        }
        true
    }
}

/// The loops of a fold that finds a place. Each gives false where the data are of another type.
pub trait Seeks: Sync {
    /// Goes on looking: `best[at]` and `place` (`u32::MAX` while there is none) are those of the elements before;
    /// `x` begins at place `base`.
    fn seek(&self, x: Lanes<'_>, base: u32, best: &mut Data, place: &mut u32, at: usize) -> bool;
    /// The same for many folds side by side: element `i` of `x` is at place `place` in fold `i`. The places may come
    /// in any order.
    fn seek_each(&self, x: Lanes<'_>, place: u32, best: &mut Data, places: &mut [u32]) -> bool;
}

/// Such a fold, by whether its first element is better than its second.
pub struct Seeking<T, F>(F, PhantomData<fn() -> T>);

/// The loops of an order.
pub const fn seeking<T, F: Fn(T, T) -> bool>(better: F) -> Seeking<T, F> {
    Seeking(better, PhantomData)
}

impl<T: Lane + MaybeNan, F: Fn(T, T) -> bool + Copy + Sync> Seeks for Seeking<T, F> {
    fn seek(&self, x: Lanes<'_>, base: u32, best: &mut Data, place: &mut u32, at: usize) -> bool {
        let (Some(best), Some(x)) = (T::slice_mut(best), T::slice_of(x)) else { return false };
        for (i, &x) in x.iter().enumerate() {
            if !x.is_none() && (*place == u32::MAX || (self.0)(x, best[at])) {
                best[at] = x;
                *place = base + i as u32;
            }
        }
        true
    }

    fn seek_each(&self, x: Lanes<'_>, place: u32, best: &mut Data, places: &mut [u32]) -> bool {
        let better = self.0;
        let (Some(best), Some(x)) = (T::slice_mut(best), T::slice_of(x)) else { return false };
        for ((&x, b), p) in x.iter().zip(best).zip(places) {
            let first = *p == u32::MAX;
            if !x.is_none() && (first || better(x, *b) || (place < *p && !better(*b, x))) {
                *b = x;
                *p = place;
            }
        }
        true
    }
}

/// The folds of runs of `len` elements, one after the other in `x`.
fn runs<T: Copy>(x: &[T], len: usize, out: &mut [T], id: T, f: impl Fn(T, T) -> T + Copy) {
    if len <= FOLD_IN_ORDER {
        for (k, out) in out.iter_mut().enumerate() {
            *out = x[k * len..(k + 1) * len].iter().fold(id, |a, &b| f(a, b));
        }
    } else if len <= FOLD_BLOCK {
        blocks(x, len, out, id, f);
    } else {
        let each = len.div_ceil(FOLD_BLOCK);
        let mut results = vec![id; out.len() * each];
        blocks(x, len, &mut results, id, f);
        runs(&results, each, out, id, f);
    }
}

/// What each block of runs of `len` elements gives. Two are folded at a time that lie far apart: far memory is read
/// faster in two places than in one.
fn blocks<T: Copy>(x: &[T], len: usize, out: &mut [T], id: T, f: impl Fn(T, T) -> T + Copy) {
    let each = len.div_ceil(FOLD_BLOCK);
    let of = |k: usize| {
        let (run, from) = (k / each * len, k % each * FOLD_BLOCK);
        &x[run + from..run + len.min(from + FOLD_BLOCK)]
    };
    let (first, second) = out.split_at_mut(out.len().div_ceil(2));
    let half = first.len();
    for (k, out) in first.iter_mut().enumerate() {
        match second.get_mut(k) {
            Some(other) => [*out, *other] = two_blocks([of(k), of(half + k)], id, f),
            None => [*out, _] = two_blocks([of(k), &[]], id, f),
        }
    }
}

/// What begins with a line of the near cache, so that none of its vectors lies in two.
#[repr(align(64))]
struct AtLine<A>(A);

// A function of its own each: among many others in one function some loops are not made vectors.
#[inline(never)]
fn two_blocks<T: Copy>(x: [&[T]; 2], id: T, f: impl Fn(T, T) -> T + Copy) -> [T; 2] {
    let mut acc = AtLine([[id; FOLD_LANES]; 2]);
    let acc = &mut acc.0;
    let [first, second] = x.map(|x| x.as_chunks::<FOLD_LANES>().0);
    // One row after the other: memory is read fastest in its order.
    for (one, other) in first.iter().zip(second) {
        row_of(&mut acc[0], one, f);
        row_of(&mut acc[1], other, f);
    }
    let both = first.len().min(second.len()) * FOLD_LANES;
    from_fn(|k| {
        rows_of(&mut acc[k], &x[k][both..], f);
        tree_of(&mut acc[k][..x[k].len().clamp(1, FOLD_LANES)], f)
    })
}

/// Lane `j` takes `row[j]`. A loop without calls and of nothing else, which every build makes vectors of.
#[inline(always)]
fn row_of<T: Copy>(acc: &mut [T; FOLD_LANES], row: &[T; FOLD_LANES], f: impl Fn(T, T) -> T + Copy) {
    let mut k = 0;
    while k < FOLD_LANES {
        acc[k] = f(acc[k], row[k]);
        k += 1;
    }
}

#[inline(always)]
fn part_of_row<T: Copy>(acc: &mut [T; FOLD_LANES], row: &[T], f: impl Fn(T, T) -> T + Copy) {
    for (a, &x) in acc.iter_mut().zip(row) {
        *a = f(*a, x);
    }
}

/// Lane `j` takes `x[j], x[j+256], …`
#[inline(always)]
fn rows_of<T: Copy>(acc: &mut [T; FOLD_LANES], x: &[T], f: impl Fn(T, T) -> T + Copy) {
    let (rows, rest) = x.as_chunks::<FOLD_LANES>();
    for row in rows {
        row_of(acc, row, f);
    }
    part_of_row(acc, rest, f);
}

/// The tree over the lanes that have elements.
#[inline(always)]
fn tree_of<T: Copy>(acc: &mut [T], f: impl Fn(T, T) -> T) -> T {
    let n = acc.len();
    let mut s = FOLD_LANES / 2;
    while s > 0 {
        if s < n {
            let (low, high) = acc.split_at_mut(s);
            for (a, &b) in low.iter_mut().zip(high.iter()) {
                *a = f(*a, b);
            }
        }
        s /= 2;
    }
    acc[0]
}

/// The running fold of a block after what comes before it; what comes before the next.
#[inline(always)]
fn scan_of_block<'a, T: Element>(
    elements: impl Iterator<Item = (&'a T, &'a mut T)>,
    before: Option<T>,
    id: T,
    f: impl Fn(T, T) -> T,
) -> T {
    let mut sum = id;
    match before {
        None => elements.for_each(|(&x, o)| {
            sum = f(sum, x);
            *o = sum;
        }),
        Some(before) => elements.for_each(|(&x, o)| {
            sum = f(sum, x);
            *o = f(before, sum);
        }),
    }
    before.map_or(sum, |before| f(before, sum))
}
