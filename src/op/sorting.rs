//! Sorting that gives way: pieces that are sorted at once, and merges of them. Stable where the pieces' sort is.
//! Must not know what is sorted.

use super::pace::Pace;
use std::cmp::Ordering;

/// Elements that are worked on without giving way.
pub const PIECE: usize = 1 << 14;

/// A key that orders doubles as integers: NaN above all, zeros equal.
#[inline(always)]
pub fn key64(x: f64) -> u64 {
    if x.is_nan() {
        return u64::MAX;
    }
    let b = (x + 0.0).to_bits();
    b ^ (((b as i64) >> 63) as u64 | 1 << 63)
}

/// The same of singles.
#[inline(always)]
pub fn key32(x: f32) -> u32 {
    if x.is_nan() {
        return u32::MAX;
    }
    let b = (x + 0.0).to_bits();
    b ^ (((b as i32) >> 31) as u32 | 1 << 31)
}

/// Sorts a list: `sort` sorts a few, `order` says what it means, and costs so much (in the units of the op table).
pub async fn sort<T: Copy>(
    all: &mut Vec<T>,
    sort: impl Fn(&mut [T]),
    order: impl Fn(&T, &T) -> Ordering,
    cost: u64,
    pace: &mut Pace,
) {
    let len = all.len();
    for piece in all.chunks_mut(PIECE) {
        sort(piece);
        pace.spend(cost * (PIECE.ilog2() as usize * piece.len()) as u64).await;
    }
    let mut spare: Vec<T> = Vec::new();
    let mut width = PIECE;
    while width < len {
        spare.clear();
        spare.reserve_exact(len);
        for two in all.chunks(2 * width) {
            merge(two.split_at(width.min(two.len())), &mut spare, &order, cost, pace).await;
        }
        std::mem::swap(all, &mut spare);
        width *= 2;
    }
}

/// Adds two sorted runs to `out` as one; what is equal stays in order.
async fn merge<T: Copy>(
    (a, b): (&[T], &[T]),
    out: &mut Vec<T>,
    order: &impl Fn(&T, &T) -> Ordering,
    cost: u64,
    pace: &mut Pace,
) {
    let (mut i, mut j) = (0, 0);
    while i < a.len() && j < b.len() {
        for _ in 0..PIECE.min(a.len() - i).min(b.len() - j) {
            if order(&b[j], &a[i]) == Ordering::Less {
                out.push(b[j]);
                j += 1;
            } else {
                out.push(a[i]);
                i += 1;
            }
        }
        pace.spend(cost * PIECE as u64).await;
    }
    out.extend_from_slice(&a[i..]);
    out.extend_from_slice(&b[j..]);
}

#[cfg(test)]
mod tests {
    use super::super::pace::at_once;
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn what_is_equal_keeps_its_order() {
        for len in [0, 1, PIECE, PIECE + 1, 5 * PIECE / 2 + 7] {
            let key = |k: u32| u64::from(k).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 54;
            let mut all: Vec<u32> = (0..len as u32).collect();
            let mut want = all.clone();
            want.sort_by_key(|&k| key(k));
            let order = |a: &u32, b: &u32| key(*a).cmp(&key(*b));
            at_once(sort(&mut all, |few| few.sort_by(order), order, 1000, &mut Pace::default()));
            assert_eq!(all, want);
        }
    }
}
