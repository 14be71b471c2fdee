//! Stable sorting along a dimension. NaN comes last when ascending and first when descending; zeros are
//! equal whatever their sign; complex numbers go by magnitude, then angle.

use crate::op::complex;
use crate::op::pace::Pace;
use crate::op::sorting::{self, PIECE};
use crate::routine::HostFault;
use crate::routine::Lanes as Along;
use crate::value::room::has_room;
use crate::value::{Data, Unit};
use num_complex::{Complex32, Complex64};
use std::cmp::Ordering;

/// Sorts; `places` receives the zero-based places that the elements came from.
pub(super) async fn run(
    x: &Data,
    along: &Along,
    descending: bool,
    y: &mut Data,
    places: Option<&mut Vec<u32>>,
) -> Result<(), HostFault> {
    let total = along.inner as usize * along.len as usize * along.outer as usize;
    if x.len() != total || y.len() != total || places.as_ref().is_some_and(|p| p.len() != total) {
        return Err(HostFault::Broken("a sort of another size than declared"));
    }
    match (x, y) {
        (Data::F64(x), Data::F64(y)) => floats(x, y, along, descending, places, key64).await,
        (Data::F32(x), Data::F32(y)) => floats(x, y, along, descending, places, key32).await,
        (Data::I8(x), Data::I8(y)) => plain(x, y, along, descending, places, i8::cmp).await,
        (Data::I16(x), Data::I16(y)) => plain(x, y, along, descending, places, i16::cmp).await,
        (Data::I32(x), Data::I32(y)) => plain(x, y, along, descending, places, i32::cmp).await,
        (Data::I64(x), Data::I64(y)) => plain(x, y, along, descending, places, i64::cmp).await,
        (Data::U8(x), Data::U8(y)) => plain(x, y, along, descending, places, u8::cmp).await,
        (Data::U16(x), Data::U16(y)) => plain(x, y, along, descending, places, u16::cmp).await,
        (Data::U32(x), Data::U32(y)) => plain(x, y, along, descending, places, u32::cmp).await,
        (Data::U64(x), Data::U64(y)) => plain(x, y, along, descending, places, u64::cmp).await,
        (Data::Bool(x), Data::Bool(y)) => plain(x, y, along, descending, places, bool::cmp).await,
        (Data::Char(x), Data::Char(y)) => plain(x, y, along, descending, places, Unit::cmp).await,
        (Data::C64(x), Data::C64(y)) => plain(x, y, along, descending, places, complex_order).await,
        (Data::C32(x), Data::C32(y)) => {
            plain(x, y, along, descending, places, |a: &Complex32, b| {
                complex_order(&wide(*a), &wide(*b))
            })
            .await
        }
        _ => Err(HostFault::Broken("a sort into another type")),
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

/// A key that orders doubles as integers: NaN above all, zeros equal.
#[inline(always)]
pub(in crate::routine) fn key64(x: f64) -> u64 {
    if x.is_nan() {
        return u64::MAX;
    }
    let b = (x + 0.0).to_bits();
    b ^ (((b as i64) >> 63) as u64 | 1 << 63)
}

#[inline(always)]
pub(in crate::routine) fn key32(x: f32) -> u32 {
    if x.is_nan() {
        return u32::MAX;
    }
    let b = (x + 0.0).to_bits();
    b ^ (((b as i32) >> 31) as u32 | 1 << 31)
}

/// The first element of each lane, and the step within.
fn lanes(along: &Along) -> impl Iterator<Item = (usize, usize)> {
    let (inner, len, outer) = (along.inner as usize, along.len as usize, along.outer as usize);
    (0..outer).flat_map(move |o| (0..inner).map(move |i| (i + inner * len * o, inner)))
}

/// Floats by integer keys.
async fn floats<T: Copy, K: Copy + Ord>(
    x: &[T],
    y: &mut [T],
    along: &Along,
    descending: bool,
    places: Option<&mut Vec<u32>>,
    key: impl Fn(T) -> K,
) -> Result<(), HostFault> {
    // The place breaks ties, so that the faster unstable sort is stable here.
    if descending {
        let order = |a: &(K, u32), b: &(K, u32)| b.0.cmp(&a.0).then(a.1.cmp(&b.1));
        each(x, y, along, places, key, |piece| piece.sort_unstable_by(order), order).await
    } else {
        let order = |a: &(K, u32), b: &(K, u32)| a.cmp(b);
        each(x, y, along, places, key, |piece| piece.sort_unstable(), order).await
    }
}

/// Everything else by comparison.
async fn plain<T: Copy>(
    x: &[T],
    y: &mut [T],
    along: &Along,
    descending: bool,
    places: Option<&mut Vec<u32>>,
    order: impl Fn(&T, &T) -> Ordering,
) -> Result<(), HostFault> {
    let order = |a: &(T, u32), b: &(T, u32)| {
        if descending { order(&b.0, &a.0) } else { order(&a.0, &b.0) }
    };
    each(x, y, along, places, |x| x, |piece| piece.sort_by(order), order).await
}

/// What an element costs in a pass over all, in the units of the op table.
const COST: u64 = 3000;
/// A lane that is longer is sorted at once: a second list of its elements would take too much room.
const LONGEST: usize = 1 << 26;

/// Sorts each lane as pairs of key and place: `sort` sorts a few, and `order` says what it means.
async fn each<T: Copy, K: Copy>(
    x: &[T],
    y: &mut [T],
    along: &Along,
    mut places: Option<&mut Vec<u32>>,
    key: impl Fn(T) -> K,
    sort: impl Fn(&mut [(K, u32)]),
    order: impl Fn(&(K, u32), &(K, u32)) -> Ordering,
) -> Result<(), HostFault> {
    let len = along.len as usize;
    // A long lane is sorted at once; merging takes as much again.
    let lists = if len > LONGEST { 1 } else { 2 };
    let bytes = lists * len.saturating_mul(size_of::<(K, u32)>());
    if !has_room(bytes) {
        return Err(HostFault::OutOfMemory { bytes: bytes as u64 });
    }
    let mut pairs: Vec<(K, u32)> = Vec::with_capacity(len);
    let mut pace = Pace::default();
    for (first, step) in lanes(along) {
        pairs.clear();
        pairs.extend((0..len).map(|k| (key(x[first + k * step]), k as u32)));
        if len > LONGEST {
            sort(&mut pairs);
        } else {
            sorting::sort(&mut pairs, &sort, &order, COST, &mut pace).await;
        }
        for (n, part) in pairs.chunks(PIECE).enumerate() {
            for (k, &(_, from)) in part.iter().enumerate() {
                let to = first + (n * PIECE + k) * step;
                y[to] = x[first + from as usize * step];
                if let Some(p) = places.as_deref_mut() {
                    p[to] = from;
                }
            }
            pace.spend(COST * part.len() as u64).await;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::op::pace::at_once;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn sorted(x: &Data, along: &Along, descending: bool, places: Option<&mut Vec<u32>>) -> Data {
        let mut y = Data::zeros(x.elem_type(), x.len());
        at_once(run(x, along, descending, &mut y, places)).unwrap();
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
