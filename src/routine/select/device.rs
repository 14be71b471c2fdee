//! The passes that find elements by the digits of their keys, eleven bits at a time from the highest on: of the elements that
//! have the digits found so far the next one is counted, and where the counts reach the place is the next digit. Many columns go
//! to one group each, which does all of it in its memory; few are counted by many groups. Must not know devices.

use super::Select;
use crate::routine::lanes::WORDS;
use crate::routine::sort::{Zeros, bits, key};
use crate::routine::{Device, PassArray, Passes};
use crate::value::ElemType;
use crate::wgsl::{Library, Rep, shader};

/// As many columns keep a device busy with a group each.
const MANY: u32 = 96;
/// A column that is not longer is looked through by one group in less time than several take with what they share.
const SHORT: u32 = 8192;
/// Groups that count a column.
const GROUPS: u32 = 1056;
/// Elements that a thread asks for at once.
const AHEAD: u32 = 8;
/// Elements of a group at least.
const LEAST: u32 = 4096;
/// Digits that there can be.
const BINS: u32 = 2048;
/// Where the digits of a word begin.
const SHIFTS: [u32; 3] = [21, 10, 0];

/// One kind of dispatch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Pass {
    /// A column by one group.
    Column,
    /// Counts digits.
    Count,
    /// Finds the digit of each place.
    Pick,
}

pub(super) fn passes(of: &Select, device: &Device<'_>) -> Result<Passes, String> {
    let Select { ty, len, columns, count } = *of;
    let fast = device.fast;
    let words = bits(ty, fast)?.div_ceil(32);
    let mut passes = Passes::default();
    let (x, places, y) = (PassArray::In(0), PassArray::In(1), PassArray::Out(0));
    let shader = |passes: &mut Passes, pass: Pass| {
        let read_only: &'static [bool] = match pass {
            Pass::Column => &[true, true, false],
            Pass::Count => &[true, true, false],
            Pass::Pick => &[true, true, true, false, false],
        };
        let write = move |library: &Library| text(pass, ty, fast, library);
        passes.shader(format!("select {pass:?} {ty}"), read_only, WORDS, write)
    };
    let (all, digits) = (columns * count, words * SHIFTS.len() as u32);
    let bytes = u64::from(digits) * u64::from(all) * u64::from(BINS) * 4;
    let numbers = |each: u32| vec![count, len, columns, each, 0, 0, 0, 0, 0, 0, 0, 0];
    if columns >= MANY || len <= SHORT || bytes > device.binding_bytes {
        let step = shader(&mut passes, Pass::Column);
        let work = 300 * u64::from(len) * u64::from(3 * words * count);
        passes.step(step, numbers(len), &[x, places, y], (columns, 1), work);
        return Ok(passes);
    }
    let each = len.div_ceil((GROUPS / columns).max(1)).next_multiple_of(256).max(LEAST);
    // The digits found so far, and the place among the elements that have them.
    let (mut known, mut next) =
        (passes.temp(u64::from(all) * 16), passes.temp(u64::from(all) * 16));
    let counts = passes.temp(bytes);
    passes.clear(known, all * 4);
    passes.clear(counts, digits * all * BINS);
    let (count_digits, pick) = (shader(&mut passes, Pass::Count), shader(&mut passes, Pass::Pick));
    for digit in 0..digits {
        let mut numbers = numbers(each);
        numbers[4] = digit;
        numbers[5] = u32::from(digit + 1 == digits);
        let grid = (len.div_ceil(each), all);
        let work = 100 * u64::from(each);
        passes.step(count_digits, numbers.clone(), &[x, known, counts], grid, work);
        let arrays = [places, known, counts, next, y];
        passes.step(pick, numbers, &arrays, (all, 1), 100 * u64::from(BINS));
        std::mem::swap(&mut known, &mut next);
    }
    Ok(passes)
}

fn text(pass: Pass, ty: ElemType, fast: bool, library: &Library) -> Result<String, String> {
    let rep = Rep::of(ty, fast);
    let head = match pass {
        Pass::Column => shader!("routine/select_column.wgsl"),
        Pass::Count => shader!("routine/select_count.wgsl"),
        Pass::Pick => shader!("routine/select_pick.wgsl"),
    };
    let [first, second, third] = SHIFTS;
    let wide = rep.words() == 2;
    let digits = rep.words() * SHIFTS.len();
    let mut text = format!(
        "{head}alias Element = {};\n{}{}const DIGITS = {digits}u;\nconst BINS = {BINS}u;\nconst AHEAD = {AHEAD}u;\n\
         // The word of the key that a digit is in, and where in it.\n\
         fn word_of(digit: u32) -> u32 {{\n  return {};\n}}\n\
         fn shift_of(digit: u32) -> u32 {{\n  \
         return select(select({third}u, {second}u, digit % 3u == 1u), {first}u, digit % 3u == 0u);\n}}\n",
        rep.stored(),
        key(rep, ty, Zeros::Alike)?,
        element(rep),
        if wide { "1u - digit / 3u" } else { "0u" },
    );
    text.push_str(match wide {
        true => {
            "fn key_of(e: Element) -> vec2<u32> {\n  return vec2<u32>(key(e, 0u), key(e, 1u));\n}\n"
        }
        false => "fn key_of(e: Element) -> vec2<u32> {\n  return vec2<u32>(key(e, 0u), 0u);\n}\n",
    });
    if pass != Pass::Pick {
        text.push_str(shader!("routine/select_digit.wgsl"));
    }
    if pass != Pass::Count {
        text.push_str(shader!("routine/select_bin.wgsl"));
        text.push_str(shader!("routine/sums.wgsl"));
        text.push_str(shader!("routine/fold_before.wgsl"));
    }
    text.push_str(&library.needed_by(&text));
    Ok(text)
}

/// The text of a function that gives the element that has a key.
fn element(rep: Rep) -> &'static str {
    match rep.words() {
        1 => {
            "fn element(k: vec2<u32>) -> Element {\n  \
             let e = k.x ^ select(0xffffffffu, 0x80000000u, k.x >> 31u != 0u);\n  \
             return select(e, 0x7fc00000u, k.x == 0xffffffffu);\n}\n"
        }
        _ => {
            "fn element(k: vec2<u32>) -> Element {\n  let positive = k.y >> 31u != 0u;\n  \
             let e = select(~k, k ^ vec2<u32>(0u, 0x80000000u), positive);\n  \
             return select(e, vec2<u32>(0u, 0x7ff80000u), (k.x & k.y) == 0xffffffffu);\n}\n"
        }
    }
}
