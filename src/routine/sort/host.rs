//! Stable sorting along a dimension. NaN comes last when ascending and first when descending; zeros are
//! equal whatever their sign; complex numbers go by magnitude, then angle.

use crate::op::complex;
use crate::op::lanes::{Lanes, LanesMut, with_lanes};
use crate::op::pace::Pace;
use crate::op::sorting::{self, Ordered, PIECE, key32, key64};
use crate::routine::HostFault;
use crate::routine::Lanes as Along;
use crate::value::Data;
use crate::value::room::has_room;
use num_complex::{Complex32, Complex64};
use std::cmp::Ordering;

/// Sorts, and keeps the first `kept` of each lane; `places` receives the zero-based places that the elements came from.
pub(in crate::routine) async fn run(
    x: &Data,
    along: &Along,
    kept: usize,
    descending: bool,
    y: &mut Data,
    places: Option<&mut [u32]>,
) -> Result<(), HostFault> {
    let lanes = along.inner as usize * along.outer as usize;
    let total = lanes * kept;
    if x.len() != lanes * along.len as usize
        || kept > along.len as usize
        || y.len() != total
        || places.as_ref().is_some_and(|p| p.len() != total)
    {
        return Err(HostFault::Broken("a sort of another size than declared"));
    }
    if x.elem_type() != y.elem_type() {
        return Err(HostFault::Broken("a sort into another type"));
    }
    let mut sorted = Sorted { x, y, along, kept, places };
    match x {
        Data::F64(_) | Data::I64(_) | Data::U64(_) => {
            let turn = if descending { u64::MAX } else { 0 };
            let keys = |lane: Lane, pairs: &mut Vec<_>| match x {
                Data::F64(x) => lane.read(x, pairs, |x| key64(x) ^ turn),
                Data::I64(x) => lane.read(x, pairs, |x| x as u64 ^ 1 << 63 ^ turn),
                Data::U64(x) => lane.read(x, pairs, |x| x ^ turn),
                _ => {}
            };
            sorted.sort(keys, Ord::cmp, by_digits).await
        }
        Data::C64(_) | Data::C32(_) => {
            let keys = |lane: Lane, pairs: &mut Vec<_>| match x {
                Data::C64(x) => lane.read(x, pairs, |z| z),
                Data::C32(x) => lane.read(x, pairs, wide),
                _ => {}
            };
            let order = |a: &(Complex64, u32), b: &(Complex64, u32)| {
                let order = complex_order(&a.0, &b.0);
                if descending { order.reverse() } else { order }.then(a.1.cmp(&b.1))
            };
            let arranged = async |pairs: &mut Vec<_>, pace: &mut Pace| match pairs.len() > LONGEST {
                true => pairs.sort_unstable_by(order),
                false => {
                    let few = |few: &mut [_]| few.sort_unstable_by(order);
                    sorting::sort(pairs, few, order, COST, pace).await;
                }
            };
            sorted.sort(keys, order, arranged).await
        }
        _ => {
            let turn = if descending { u32::MAX } else { 0 };
            let signed = |x: i32| x as u32 ^ 1 << 31 ^ turn;
            let keys = |lane: Lane, pairs: &mut Vec<_>| match x {
                Data::F32(x) => lane.read(x, pairs, |x| key32(x) ^ turn),
                Data::I8(x) => lane.read(x, pairs, |x| signed(x.into())),
                Data::I16(x) => lane.read(x, pairs, |x| signed(x.into())),
                Data::I32(x) => lane.read(x, pairs, signed),
                Data::U8(x) => lane.read(x, pairs, |x| u32::from(x) ^ turn),
                Data::U16(x) => lane.read(x, pairs, |x| u32::from(x) ^ turn),
                Data::U32(x) => lane.read(x, pairs, |x| x ^ turn),
                Data::Bool(x) => lane.read(x, pairs, |x| u32::from(x) ^ turn),
                Data::Char(x) => lane.read(x, pairs, |x| u32::from(x.0) ^ turn),
                _ => {}
            };
            sorted.sort(keys, Ord::cmp, by_digits).await
        }
    }
}

async fn by_digits<K: Ordered>(pairs: &mut Vec<(K, u32)>, pace: &mut Pace) {
    match pairs.len() > LONGEST {
        true => pairs.sort_unstable(),
        false => sorting::by_digits(pairs, COST, pace).await,
    }
}

fn wide(z: Complex32) -> Complex64 {
    Complex64::new(f64::from(z.re), f64::from(z.im))
}

pub(in crate::routine) fn complex_order(a: &Complex64, b: &Complex64) -> Ordering {
    let nan = |z: &Complex64| z.re.is_nan() || z.im.is_nan();
    match (nan(a), nan(b)) {
        (true, true) => Ordering::Equal,
        (true, false) => Ordering::Greater,
        (false, true) => Ordering::Less,
        _ if complex::less(*a, *b) => Ordering::Less,
        _ if complex::less(*b, *a) => Ordering::Greater,
        _ => Ordering::Equal,
    }
}

/// What an element costs in a pass over all, in the units of the op table.
const COST: u64 = 3000;
/// To find the first elements takes this many times less.
const SELECTING: u64 = 8;
/// A lane that is longer is sorted at once: a second list of its elements would take too much room.
const LONGEST: usize = 1 << 26;

/// So many elements from one on, some steps apart.
#[derive(Clone, Copy)]
struct Lane {
    first: usize,
    step: usize,
    len: usize,
}

impl Lane {
    /// Its elements as pairs of key and place.
    fn read<T: Copy, K>(self, x: &[T], pairs: &mut Vec<(K, u32)>, key: impl Fn(T) -> K) {
        pairs.extend((0..self.len).map(|k| (key(x[self.first + k * self.step]), k as u32)));
    }

    /// Writes the elements at the places `from` of it, `at` elements after the first of a lane of `y`.
    fn write(self, x: &Data, from: &[u32], to: Lane, y: &mut Data, at: usize) {
        fn copied<T: Copy>(lane: Lane, x: &[T], from: &[u32], to: Lane, y: &mut [T], at: usize) {
            for (k, &from) in from.iter().enumerate() {
                y[to.first + (at + k) * to.step] = x[lane.first + from as usize * lane.step];
            }
        }
        let y = LanesMut::all(y);
        with_lanes!(Lanes::all(x), y, (x, y) => copied(self, x, from, to, y, at), else {});
    }
}

/// What is sorted, and where that goes.
struct Sorted<'a> {
    x: &'a Data,
    y: &'a mut Data,
    along: &'a Along,
    /// How many of each lane are wanted, the first ones.
    kept: usize,
    places: Option<&'a mut [u32]>,
}

impl Sorted<'_> {
    /// Sorts each lane as pairs of key and place. The place breaks ties, so that the faster unstable sort is stable here.
    async fn sort<K: Copy>(
        &mut self,
        keys: impl Fn(Lane, &mut Vec<(K, u32)>),
        order: impl Fn(&(K, u32), &(K, u32)) -> Ordering,
        arrange: impl AsyncFn(&mut Vec<(K, u32)>, &mut Pace),
    ) -> Result<(), HostFault> {
        let (step, outer) = (self.along.inner as usize, self.along.outer as usize);
        let (len, kept) = (self.along.len as usize, self.kept);
        if kept == 0 {
            return Ok(());
        }
        // A long lane is sorted at once; merging takes as much again.
        let lists = if len > LONGEST { 1 } else { 2 };
        let bytes = lists * len.saturating_mul(size_of::<(K, u32)>());
        if !has_room(bytes) {
            return Err(HostFault::OutOfMemory { bytes: bytes as u64 });
        }
        let mut pairs: Vec<(K, u32)> = Vec::with_capacity(len);
        let mut from: Vec<u32> = Vec::with_capacity(len.min(PIECE));
        let mut pace = Pace::default();
        for (i, o) in (0..outer).flat_map(|o| (0..step).map(move |i| (i, o))) {
            let lane = Lane { first: i + step * len * o, step, len };
            let to = Lane { first: i + step * kept * o, step, len: kept };
            pairs.clear();
            keys(lane, &mut pairs);
            if kept < len {
                pairs.select_nth_unstable_by(kept - 1, &order);
                pairs.truncate(kept);
                pairs.sort_unstable_by(&order);
                pace.spend(COST / SELECTING * len as u64).await;
            } else {
                arrange(&mut pairs, &mut pace).await;
            }
            for (n, part) in pairs.chunks(PIECE).enumerate() {
                let at = n * PIECE;
                from.clear();
                from.extend(part.iter().map(|pair| pair.1));
                lane.write(self.x, &from, to, self.y, at);
                if let Some(p) = self.places.as_deref_mut() {
                    for (k, &from) in from.iter().enumerate() {
                        p[to.first + (at + k) * step] = from;
                    }
                }
                pace.spend(COST * part.len() as u64).await;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::op::pace::at_once;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn sorted(x: &Data, along: &Along, descending: bool, places: Option<&mut [u32]>) -> Data {
        let mut y = Data::zeros(x.elem_type(), x.len());
        at_once(run(x, along, along.len as usize, descending, &mut y, places)).unwrap();
        y
    }

    #[test]
    fn nan_goes_last_or_first_and_equal_ones_keep_their_order() {
        let along = Along { inner: 1, len: 6, outer: 1 };
        let x = Data::F64(vec![3.0, f64::NAN, -0.0, 0.0, -5.0, 3.0]);
        let mut at = vec![0; 6];
        sorted(&x, &along, false, Some(&mut at));
        assert_eq!(at, [4, 2, 3, 0, 5, 1]);
        sorted(&x, &along, true, Some(&mut at));
        assert_eq!(at, [1, 0, 5, 2, 3, 4]);
        let columns = Along { inner: 2, len: 3, outer: 1 };
        let y = sorted(&x, &columns, false, None);
        assert!(matches!(&y, Data::F64(v) if v[0] == -5.0 && v[4] == 3.0 && v[5].is_nan()));
    }

    #[test]
    fn long_lanes_are_merged_and_equal_ones_keep_their_order() {
        let len = 5 * PIECE / 2 + 7;
        let along = Along { inner: 1, len: len as u32, outer: 1 };
        let of = |k: usize| (k as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 52;
        for descending in [false, true] {
            let floats = Data::F64((0..len).map(|k| of(k) as f64).collect());
            let whole = Data::U64((0..len).map(of).collect());
            let mut want: Vec<u32> = (0..len as u32).collect();
            let key = |k: &u32| of(*k as usize);
            want.sort_by(|a, b| if descending { key(b).cmp(&key(a)) } else { key(a).cmp(&key(b)) });
            for x in [floats, whole] {
                let mut at = vec![0; len];
                sorted(&x, &along, descending, Some(&mut at));
                assert_eq!(at, want);
            }
        }
    }
}
