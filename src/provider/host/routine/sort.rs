//! Stable sorting along a dimension. NaN comes last when ascending and first when descending; zeros are
//! equal whatever their sign; complex numbers go by magnitude, then angle.

use crate::op::complex;
use crate::op::routine::Lanes as Along;
use crate::provider::Fault;
use crate::value::{Data, Unit};
use num_complex::{Complex32, Complex64};
use std::cmp::Ordering;

/// Sorts; `places` receives the zero-based places that the elements came from.
pub(super) fn run(
    x: &Data,
    along: &Along,
    descending: bool,
    y: &mut Data,
    places: Option<&mut Vec<u32>>,
) -> Result<(), Fault> {
    let total = along.inner as usize * along.len as usize * along.outer as usize;
    if x.len() != total || y.len() != total || places.as_ref().is_some_and(|p| p.len() != total) {
        return Err(Fault::Broken("a sort of another size than declared".into()));
    }
    match (x, y) {
        (Data::F64(x), Data::F64(y)) => floats(x, y, along, descending, places, key64),
        (Data::F32(x), Data::F32(y)) => floats(x, y, along, descending, places, key32),
        (Data::I8(x), Data::I8(y)) => plain(x, y, along, descending, places, i8::cmp),
        (Data::I16(x), Data::I16(y)) => plain(x, y, along, descending, places, i16::cmp),
        (Data::I32(x), Data::I32(y)) => plain(x, y, along, descending, places, i32::cmp),
        (Data::I64(x), Data::I64(y)) => plain(x, y, along, descending, places, i64::cmp),
        (Data::U8(x), Data::U8(y)) => plain(x, y, along, descending, places, u8::cmp),
        (Data::U16(x), Data::U16(y)) => plain(x, y, along, descending, places, u16::cmp),
        (Data::U32(x), Data::U32(y)) => plain(x, y, along, descending, places, u32::cmp),
        (Data::U64(x), Data::U64(y)) => plain(x, y, along, descending, places, u64::cmp),
        (Data::Bool(x), Data::Bool(y)) => plain(x, y, along, descending, places, bool::cmp),
        (Data::Char(x), Data::Char(y)) => plain(x, y, along, descending, places, Unit::cmp),
        (Data::C64(x), Data::C64(y)) => plain(x, y, along, descending, places, complex_order),
        (Data::C32(x), Data::C32(y)) => {
            plain(x, y, along, descending, places, |a: &Complex32, b| {
                complex_order(&wide(*a), &wide(*b))
            })
        }
        _ => return Err(Fault::Broken("a sort into another type".into())),
    }
    Ok(())
}

fn wide(z: Complex32) -> Complex64 {
    Complex64::new(f64::from(z.re), f64::from(z.im))
}

fn complex_order(a: &Complex64, b: &Complex64) -> Ordering {
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
fn key64(x: f64) -> u64 {
    if x.is_nan() {
        return u64::MAX;
    }
    let b = (x + 0.0).to_bits();
    b ^ (((b as i64) >> 63) as u64 | 1 << 63)
}

#[inline(always)]
fn key32(x: f32) -> u32 {
    if x.is_nan() {
        return u32::MAX;
    }
    let b = (x + 0.0).to_bits();
    b ^ (((b as i32) >> 31) as u32 | 1 << 31)
}

/// The first element of each lane, and the step within.
fn each_lane(along: &Along, mut f: impl FnMut(usize, usize)) {
    let (inner, len) = (along.inner as usize, along.len as usize);
    for o in 0..along.outer as usize {
        for i in 0..inner {
            f(i + inner * len * o, inner);
        }
    }
}

/// Floats by integer keys.
fn floats<T: Copy, K: Copy + Ord>(
    x: &[T],
    y: &mut [T],
    along: &Along,
    descending: bool,
    mut places: Option<&mut Vec<u32>>,
    key: impl Fn(T) -> K,
) {
    let len = along.len as usize;
    let mut pairs: Vec<(K, u32)> = Vec::with_capacity(len);
    each_lane(along, |first, step| {
        pairs.clear();
        pairs.extend((0..len).map(|k| (key(x[first + k * step]), k as u32)));
        // The place breaks ties, so that the faster unstable sort is stable here.
        if descending {
            pairs.sort_unstable_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
        } else {
            pairs.sort_unstable();
        }
        for (k, &(_, from)) in pairs.iter().enumerate() {
            y[first + k * step] = x[first + from as usize * step];
            if let Some(p) = places.as_deref_mut() {
                p[first + k * step] = from;
            }
        }
    });
}

/// Everything else by comparison.
fn plain<T: Copy>(
    x: &[T],
    y: &mut [T],
    along: &Along,
    descending: bool,
    mut places: Option<&mut Vec<u32>>,
    order: impl Fn(&T, &T) -> Ordering,
) {
    let len = along.len as usize;
    let mut pairs: Vec<(T, u32)> = Vec::with_capacity(len);
    each_lane(along, |first, step| {
        pairs.clear();
        pairs.extend((0..len).map(|k| (x[first + k * step], k as u32)));
        pairs.sort_by(|a, b| if descending { order(&b.0, &a.0) } else { order(&a.0, &b.0) });
        for (k, &(v, from)) in pairs.iter().enumerate() {
            y[first + k * step] = v;
            if let Some(p) = places.as_deref_mut() {
                p[first + k * step] = from;
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn nan_goes_last_or_first_and_equal_ones_keep_their_order() {
        let along = Along { inner: 1, len: 6, outer: 1 };
        let x = Data::F64(vec![3.0, f64::NAN, -0.0, 0.0, -5.0, 3.0]);
        let mut y = Data::zeros(x.elem_type(), 6);
        let mut at = vec![0; 6];
        run(&x, &along, false, &mut y, Some(&mut at)).unwrap();
        assert_eq!(at, [4, 2, 3, 0, 5, 1]);
        run(&x, &along, true, &mut y, Some(&mut at)).unwrap();
        assert_eq!(at, [1, 0, 5, 2, 3, 4]);
        let columns = Along { inner: 2, len: 3, outer: 1 };
        run(&x, &columns, false, &mut y, None).unwrap();
        assert!(matches!(&y, Data::F64(v) if v[0] == -5.0 && v[4] == 3.0 && v[5].is_nan()));
    }
}
