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

/// The double that has a key; zeros have no sign.
pub fn from_key64(key: u64) -> f64 {
    let sign = 1 << 63;
    match key {
        u64::MAX => f64::NAN,
        _ => f64::from_bits(if key < sign { !key } else { key ^ sign }),
    }
}

/// The same of singles.
pub fn from_key32(key: u32) -> f32 {
    let sign = 1 << 31;
    match key {
        u32::MAX => f32::NAN,
        _ => f32::from_bits(if key < sign { !key } else { key ^ sign }),
    }
}

/// Bits of a digit.
const DIGIT: u32 = 11;

/// A key that is ordered as its bits are.
pub trait Ordered: Copy + Ord {
    /// Its bits.
    fn bits(self) -> u64;
}

impl Ordered for u32 {
    fn bits(self) -> u64 {
        self.into()
    }
}

impl Ordered for u64 {
    fn bits(self) -> u64 {
        self
    }
}

/// Sorts pairs of a key and a place, the places of equal keys as they are: digit by digit from the last, of those in which the keys
/// differ. Few pairs are compared.
pub async fn by_digits<K: Ordered>(all: &mut Vec<(K, u32)>, cost: u64, pace: &mut Pace) {
    let len = all.len();
    let Some(&(first, _)) = all.first() else { return };
    let differ = all.iter().fold(0, |bits, (key, _)| bits | (key.bits() ^ first.bits()));
    let is_digit = |shift: &u32| differ >> shift & ((1 << DIGIT) - 1) != 0;
    let begin = differ.trailing_zeros().min(u64::BITS - 1);
    let shifts = (begin..u64::BITS).step_by(DIGIT as usize).filter(is_digit);
    let turns = shifts.clone().count();
    if turns * (len + (1 << DIGIT >> 1)) > len * len.max(2).ilog2() as usize {
        return all.sort_unstable();
    }
    let mut spare = all.clone();
    for shift in shifts {
        let digit = |key: K| (key.bits() >> shift) as usize % (1 << DIGIT);
        let mut next = vec![0u32; 1 << DIGIT];
        all.iter().for_each(|(key, _)| next[digit(*key)] += 1);
        let mut before = 0;
        for place in &mut next {
            before += std::mem::replace(place, before);
        }
        for piece in all.chunks(PIECE) {
            for &pair in piece {
                let place = &mut next[digit(pair.0)];
                spare[*place as usize] = pair;
                *place += 1;
            }
            pace.spend(cost * piece.len() as u64).await;
        }
        std::mem::swap(all, &mut spare);
    }
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
    fn digits_order_as_comparisons_do() {
        let hash = |k: u32| u64::from(k).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        for len in [0, 1, 300, 5000, PIECE + 1, 5 * PIECE / 2 + 7] {
            for (mask, turned) in
                [(0, 0), (63, 7), (u64::MAX, u64::MAX), (0xfff0_0000_000f_0000, 0)]
            {
                let pairs = (0..len as u32).map(|k| (hash(k) & mask ^ turned, k));
                let mut want: Vec<(u64, u32)> = pairs.collect();
                let mut all = want.clone();
                want.sort();
                at_once(by_digits(&mut all, 1000, &mut Pace::default()));
                assert_eq!(all, want);
                let mut few: Vec<(u32, u32)> =
                    all.iter().map(|&(key, k)| ((key >> 40) as u32, k)).collect();
                few.sort_by_key(|&(_, k)| k);
                let mut want = few.clone();
                want.sort();
                at_once(by_digits(&mut few, 1000, &mut Pace::default()));
                assert_eq!(few, want);
            }
        }
    }

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
