//! The definition: the elements by their keys, of which first the upper digits are counted, and only those that have the digits of
//! a place that is wanted are looked at more closely.

use super::Select;
use crate::op::pace::Pace;
use crate::op::sorting::{Ordered, PIECE, from_key32, from_key64, key32, key64};
use crate::routine::{HostFault, WRONG};
use crate::value::Data;
use crate::value::room::has_room;

/// Bits of the digit that is counted.
const DIGIT: u32 = 16;
/// Shorter columns are looked at as they are.
const SHORT: usize = 1 << DIGIT;
/// What an element costs in a pass, in the units of the op table.
const COST: u64 = 3_000;

pub(super) async fn run(
    of: &Select,
    x: &Data,
    places: &Data,
    y: &mut Data,
) -> Result<(), HostFault> {
    let (len, count) = (of.len as usize, of.count as usize);
    let Data::U32(places) = places else { return Err(WRONG) };
    if x.len() != len * of.columns as usize || y.len() != count * of.columns as usize {
        return Err(HostFault::Broken("a selection of another size than declared"));
    }
    if !has_room(len.saturating_mul(8)) {
        return Err(HostFault::OutOfMemory { bytes: len as u64 * 8 });
    }
    match (x, y) {
        (Data::F64(x), Data::F64(y)) => {
            each(of, x, places, y, (key64, from_key64), u64::BITS - DIGIT).await;
        }
        (Data::F32(x), Data::F32(y)) => {
            each(of, x, places, y, (key32, from_key32), u32::BITS - DIGIT).await;
        }
        _ => return Err(WRONG),
    }
    Ok(())
}

async fn each<T: Copy, K: Ordered>(
    of: &Select,
    x: &[T],
    places: &[u32],
    y: &mut [T],
    (key, element): (fn(T) -> K, fn(K) -> T),
    shift: u32,
) {
    let (len, count) = (of.len as usize, of.count as usize);
    let mut pace = Pace::default();
    let mut keys: Vec<K> = Vec::new();
    let columns =
        x.chunks_exact(len).zip(places.chunks_exact(count)).zip(y.chunks_exact_mut(count));
    for ((column, places), y) in columns {
        let mut wanted: Vec<(usize, usize)> =
            places.iter().map(|&place| (place as usize).min(len - 1)).zip(0..).collect();
        wanted.sort_unstable();
        keys.clear();
        if len < SHORT {
            keys.extend(column.iter().map(|&x| key(x)));
            pace.spend(2 * COST * len as u64).await;
        } else {
            let digit = |x: T| (key(x).bits() >> shift) as usize;
            let mut counts = vec![0usize; 1 << DIGIT];
            for piece in column.chunks(PIECE) {
                piece.iter().for_each(|&x| counts[digit(x)] += 1);
                pace.spend(COST * piece.len() as u64).await;
            }
            let kept = narrowed(&counts, &mut wanted);
            for piece in column.chunks(PIECE) {
                keys.extend(piece.iter().filter(|&&x| kept[digit(x)]).map(|&x| key(x)));
                pace.spend(COST * piece.len() as u64).await;
            }
        }
        let mut from = 0;
        let mut last = None;
        for (place, k) in wanted {
            if last != Some(place) {
                keys[from..].select_nth_unstable(place - from);
                (from, last) = (place + 1, Some(place));
            }
            y[k] = element(keys[place]);
        }
    }
}

/// Which digits the wanted places have, of which there are so many each; the places are then counted among these alone.
fn narrowed(counts: &[usize], wanted: &mut [(usize, usize)]) -> Vec<bool> {
    let mut kept = vec![false; counts.len()];
    let (mut before, mut left_out, mut k) = (0, 0, 0);
    for (&count, kept) in counts.iter().zip(&mut kept) {
        let end = before + count;
        while let Some((place, _)) = wanted.get_mut(k).filter(|(place, _)| *place < end) {
            *kept = true;
            *place -= left_out;
            k += 1;
        }
        if !*kept {
            left_out += count;
        }
        before = end;
    }
    kept
}
