//! What regions call that is more than arithmetic: the numbers of a loop, arrays that become larger, random numbers. Must
//! not know bytecode nor WebAssembly.

use super::region::LoopTurns;
use crate::op::random::RandomState;
use crate::value::assign::{grow, remove};
use crate::value::{Array, Steps};

/// The numbers `a : s : b` as a loop goes over them: start, step, count and last; None where they are left to the
/// interpreter.
pub(super) fn spaced_numbers(a: f64, s: f64, b: f64) -> Option<[f64; 4]> {
    if !(b.is_finite() || s > 0.0 && b > 0.0) {
        return None;
    }
    let bounded = if b.is_finite() { b } else { 9e15 };
    let steps = Steps::spaced(a, s, bounded.max(-9e15)).ok()?;
    // Counts are exact as doubles.
    let few = steps.count > 0 && steps.count < 1 << 52;
    few.then_some([steps.start, steps.step, steps.count as f64, steps.last])
}

/// The same, with the loop's whole numbers, put into six words; 0 where there are none.
pub(super) extern "C" fn spaced(out: *mut f64, a: f64, s: f64, b: f64) -> u32 {
    let Some(found) = spaced_numbers(a, s, b) else { return 0 };
    let (stride, now) = LoopTurns::whole(0.0, found);
    let whole = [stride, now].map(|x| u64::from(x as u32));
    // SAFETY: only a region calls this, with the address of the six words of its state that are there for it.
    unsafe {
        out.cast::<[f64; 4]>().write(found);
        out.add(4).cast::<[u64; 2]>().write_unaligned(whole);
    }
    1
}

/// Makes an array that the words describe as large as writing its element `i`, or `i, j`, wants it, and describes that; 0
/// where it is left to the interpreter, and then nothing has changed. There is no `j` where that is 0.
///
/// # Safety
/// The words are those of an array that is written: see [`super::region::Elements`]. Nobody else uses it.
pub(super) unsafe extern "C" fn grown(words: *mut u64, i: f64, j: f64) -> u32 {
    let larger = |array: &mut Array| match (place(i), place(j)) {
        (Some(i), None) if j == 0.0 => grow(array, &[i]),
        (Some(i), Some(j)) => grow(array, &[i, j]),
        _ => false,
    };
    // SAFETY: as above.
    unsafe { resized(words, larger) }
}

/// Takes element `i` out of a vector, likewise.
///
/// # Safety
/// As of [`grown`].
pub(super) unsafe extern "C" fn removed(words: *mut u64, i: f64, _: f64) -> u32 {
    let smaller = |array: &mut Array| place(i).is_some_and(|i| remove(array, i));
    // SAFETY: as above.
    unsafe { resized(words, smaller) }
}

/// The next random number: a normal one, or a uniform one.
///
/// # Safety
/// The address is that of random numbers that nobody else uses.
pub(super) unsafe extern "C" fn drawn(stream: *mut RandomState, normal: u32) -> f64 {
    // SAFETY: as above.
    unsafe { (*stream).drawn(normal != 0) }
}

/// The place from 0 of a subscript.
fn place(x: f64) -> Option<usize> {
    let whole = x >= 1.0 && x < f64::from(i32::MAX) && x.fract() == 0.0;
    whole.then(|| x as usize - 1)
}

/// Changes the array that words describe, and describes it then; 0 where it was not changed.
unsafe fn resized(words: *mut u64, change: impl FnOnce(&mut Array) -> bool) -> u32 {
    // SAFETY: both callers have it of theirs that the words are there and nobody else uses them or the array.
    let (words, array) = unsafe {
        let words = &mut *words.cast::<[u64; 5]>();
        let array = words[4] as *mut Array;
        (words, &mut *array)
    };
    let changed = change(array);
    if changed {
        words[..4].copy_from_slice(&described(array));
    }
    u32::from(changed)
}

/// The address of an array's elements to write to, their number, rows and columns.
pub fn described(array: &mut Array) -> [u64; 4] {
    let (numel, rows, cols) = (array.numel(), array.shape().rows(), array.shape().cols());
    [array.address(), numel as u64, rows as u64, cols as u64]
}
