//! The shaders of a stable sort. Lanes that fit into the memory of a workgroup are sorted there, in one dispatch. Others go by
//! digits: for every six bits of the keys, from the lowest on, the elements of each block are counted by digit, and their
//! places moved behind those of lower digits, together with the word of the key that the digits are of. The elements
//! themselves stay where they are, and are moved once at the end. Where nobody wants the places, the elements are moved instead.
//! Must not know devices.

use super::Sort;
use super::network::{self, What};
use crate::routine::lanes::{self, Lanes, WORDS};
use crate::routine::{Device, PassArray, Passes};
use crate::value::ElemType;
use crate::wgsl::{Library, Rep, shader};

/// Threads of a workgroup that counts or moves, and the elements of each.
const THREADS: u32 = 256;
const EACH: u32 = 8;
/// Elements of a block.
const BLOCK: u32 = THREADS * EACH;
/// Bits of a digit.
const DIGIT: u32 = 6;
/// As few blocks are summed by one thread a digit.
const FEW_BLOCKS: u32 = 64;

/// Where a pass finds the words of the keys: where the pass before left them, in the array, or in what of that the order names.
const KEPT: u32 = 0;
const OWN: u32 = 1;
const NAMED: u32 = 2;
/// Added where no pass reads what this one leaves.
const LAST: u32 = 4;

/// One kind of dispatch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Pass {
    /// Sorts lanes of at most [`tile`] elements, and says where each came from.
    Lanes { at: bool },
    /// Counts digits.
    Count,
    /// Sums the counts.
    Offsets,
    /// Moves places.
    Move,
    /// The same two where elements are moved.
    CountElements,
    /// Moves elements.
    MoveElements,
    /// Moves elements.
    Gather,
}

/// Bits of a key, or why elements have none.
pub(in crate::routine) fn bits(ty: ElemType, fast: bool) -> Result<u32, String> {
    match Rep::of(ty, fast) {
        Rep::F64 | Rep::I64 | Rep::U64 => Ok(64),
        Rep::F32 | Rep::I32 | Rep::U32 => Ok(32),
        Rep::Small(lo, hi) => Ok(if hi - lo <= 255 { 8 } else { 16 }),
        Rep::Bool => Ok(4),
        Rep::C64 | Rep::C32 => Err(format!("a sort of {ty} on a device")),
    }
}

/// Elements that a workgroup sorts in its memory, of keys with so many bits.
fn tile(bits: u32) -> u32 {
    if bits > 32 { 1024 } else { 2048 }
}

/// The exponent of the room that a lane takes in a tile.
fn room(lanes: &Lanes) -> u32 {
    lanes.len.max(1).next_power_of_two().ilog2()
}

/// What a device does for a sort.
pub(super) fn passes(sort: &Sort, device: &Device<'_>) -> Result<Passes, String> {
    let Sort { ty, lanes, descending, at } = *sort;
    let fast = device.fast;
    let bits = bits(ty, fast)?;
    let (count, all) = (lanes.count(), lanes.elements());
    let (x, y) = (PassArray::In(0), PassArray::Out(0));
    let mut passes = Passes::default();
    if all == 0 {
        return Ok(passes);
    }
    let shader = |passes: &mut Passes, pass: Pass| {
        let write = move |library: &Library| text(pass, ty, fast, library);
        passes.shader(format!("sort {pass:?} {ty}"), read_only(pass), WORDS, write)
    };
    let step = |passes: &mut Passes, pass: Pass, numbers: Vec<u32>, arrays: &[PassArray]| {
        let shader = shader(passes, pass);
        passes.step(shader, numbers, arrays, grid(pass, &lanes, bits), work(pass, &lanes, bits));
    };
    if lanes.len <= tile(bits) {
        let numbers = words_of_lanes(&lanes, descending);
        let arrays = [x, y, PassArray::Out(1)];
        step(&mut passes, Pass::Lanes { at }, numbers, &arrays[..2 + usize::from(at)]);
        return Ok(passes);
    }
    let digits = 1 << DIGIT;
    let counts = passes.temp(count * u64::from(blocks(&lanes)) * digits * 4);
    let totals = passes.temp(count * digits * 4);
    let shifts = (0..bits.div_ceil(32)).flat_map(|word| {
        let end = (bits - 32 * word).min(32);
        (0..end).step_by(DIGIT as usize).map(move |shift| (word, shift, shift + DIGIT >= end))
    });
    if !at {
        let bytes = all * 4 * u64::from(bits.div_ceil(32));
        let (mut from, mut moved) = (x, [passes.temp(bytes), passes.temp(bytes)]);
        for (word, shift, last) in shifts {
            let last = last && word + 1 == bits.div_ceil(32);
            let mut numbers = words(&lanes, descending);
            (numbers[6], numbers[7]) = (shift, word);
            numbers[9] = if from == x { OWN } else { KEPT } | if last { LAST } else { 0 };
            let to = if last { y } else { moved[0] };
            step(&mut passes, Pass::CountElements, numbers.clone(), &[from, counts]);
            step(&mut passes, Pass::Offsets, numbers.clone(), &[counts, totals]);
            step(&mut passes, Pass::MoveElements, numbers, &[from, counts, totals, to]);
            from = to;
            moved.swap(0, 1);
        }
        return Ok(passes);
    }
    let (mut from, mut to) = (passes.temp(all * 4), passes.temp(all * 4));
    let (mut keys, mut moved) = (passes.temp(all * 4), passes.temp(all * 4));
    for (word, shift, last) in shifts {
        let found = match (word, shift) {
            (0, 0) => OWN,
            (_, 0) => NAMED,
            _ => KEPT,
        };
        let mut numbers = words(&lanes, descending);
        (numbers[6], numbers[7]) = (shift, word);
        numbers[9] = found | if last { LAST } else { 0 };
        step(&mut passes, Pass::Count, numbers.clone(), &[x, from, keys, counts]);
        step(&mut passes, Pass::Offsets, numbers.clone(), &[counts, totals]);
        step(&mut passes, Pass::Move, numbers, &[x, from, keys, counts, totals, to, moved]);
        std::mem::swap(&mut from, &mut to);
        std::mem::swap(&mut keys, &mut moved);
    }
    let arrays = [x, from, y, PassArray::Out(1)];
    step(&mut passes, Pass::Gather, words(&lanes, descending), &arrays);
    Ok(passes)
}

fn blocks(lanes: &Lanes) -> u32 {
    lanes.len.div_ceil(BLOCK)
}

/// What a group takes of [`Limits::dispatch_work`](crate::provider::Limits).
fn work(pass: Pass, lanes: &Lanes, bits: u32) -> u64 {
    let elements = match pass {
        // A step of the network is short.
        Pass::Lanes { .. } => 4 * tile(bits),
        Pass::Offsets => 4 * blocks(lanes),
        _ => BLOCK.min(lanes.len),
    };
    1_000 * u64::from(elements)
}

fn read_only(pass: Pass) -> &'static [bool] {
    match pass {
        Pass::Lanes { at: true } => &[true, false, false],
        Pass::Lanes { at: false } => &[true, false],
        Pass::Count => &[true, true, true, false],
        Pass::Offsets => &[false, false],
        Pass::Move => &[true, true, true, true, true, false, false],
        Pass::CountElements => &[true, false],
        Pass::MoveElements => &[true, true, true, false],
        Pass::Gather => &[true, true, false, false],
    }
}

/// Workgroups in x and y.
fn grid(pass: Pass, lanes: &Lanes, bits: u32) -> (u32, u32) {
    if matches!(pass, Pass::Lanes { .. }) {
        return ((lanes.inner * lanes.outer).div_ceil(tile(bits) >> room(lanes)), 1);
    }
    let groups = match pass {
        Pass::Offsets if blocks(lanes) <= FEW_BLOCKS => 1,
        Pass::Offsets => 1 << DIGIT,
        _ => blocks(lanes),
    };
    (groups, lanes.inner * lanes.outer)
}

/// The block of numbers, without those of a digit.
fn words(lanes: &Lanes, descending: bool) -> Vec<u32> {
    let mut words = lanes.words(blocks(lanes));
    words[8] = u32::from(descending);
    words
}

/// The block of numbers of a sort of whole lanes.
fn words_of_lanes(lanes: &Lanes, descending: bool) -> Vec<u32> {
    let mut words = lanes.words(1);
    words[6] = room(lanes);
    words[8] = u32::from(descending);
    words
}

/// The text of a pass.
fn text(pass: Pass, ty: ElemType, fast: bool, library: &Library) -> Result<String, String> {
    let rep = Rep::of(ty, fast);
    let own;
    let main = match pass {
        Pass::Lanes { at } => {
            let bits = bits(ty, fast)?;
            let keys = What::Keys { words: bits.div_ceil(32) };
            own = network::text(tile(bits), if at { What::Places } else { keys });
            &own
        }
        Pass::Count => {
            concat!(shader!("routine/sort_count_places.wgsl"), shader!("routine/sort_count.wgsl"))
        }
        Pass::CountElements => {
            concat!(shader!("routine/sort_count_elements.wgsl"), shader!("routine/sort_count.wgsl"))
        }
        Pass::Offsets => shader!("routine/sort_offsets.wgsl"),
        Pass::Move => shader!("routine/sort_move.wgsl"),
        Pass::MoveElements => shader!("routine/sort_move_elements.wgsl"),
        Pass::Gather => shader!("routine/sort_gather.wgsl"),
    };
    let zeros = if pass == (Pass::Lanes { at: false }) { Zeros::Apart } else { Zeros::Alike };
    let mut text = format!("{main}{}{}", lanes::places(rep), key(rep, ty, zeros)?);
    text.push_str(&match pass {
        Pass::Lanes { at } => {
            let whole = whole_keys(bits(ty, fast)?);
            if at { whole } else { whole + &of_keys(rep) }
        }
        _ => sizes(),
    });
    if matches!(pass, Pass::Move | Pass::MoveElements) {
        text.push_str(shader!("routine/sort_spots.wgsl"));
    }
    match pass {
        Pass::Count | Pass::Move => {
            text.push_str(DIGITS);
            text.push_str(shader!("routine/sort_words_of_places.wgsl"));
        }
        Pass::CountElements | Pass::MoveElements => {
            text.push_str(DIGITS);
            text.push_str(&elements(rep));
        }
        _ => {}
    }
    text.push_str(&library.needed_by(&text));
    Ok(text)
}

/// The text of the numbers that do not change.
fn sizes() -> String {
    let rows = THREADS / 32;
    let digits = 1 << DIGIT;
    format!(
        "const THREADS = {THREADS}u;\nconst EACH = {EACH}u;\nconst BLOCK = {BLOCK}u;\n\
         const DIGITS = {digits}u;\nconst ROWS_DIGITS = {}u;\nconst FEW_BLOCKS = {FEW_BLOCKS}u;\n\
         const KEPT = {KEPT}u;\nconst OWN = {OWN}u;\nconst NAMED = {NAMED}u;\nconst LAST = {LAST}u;\n",
        rows * digits
    )
}

/// The text of the digits of keys, and of the words that a thread looks at.
const DIGITS: &str = "var<private> words: array<u32, EACH>;
fn is_last() -> bool {
  return (P[2].y & LAST) != 0u;
}
fn word_of(e: Element) -> u32 {
  let k = key(e, P[1].w);
  return select(k, ~k, P[2].x != 0u);
}
fn digit(word: u32) -> u32 {
  return (word >> P[1].z) & (DIGITS - 1u);
}
";

/// Elements that are moved themselves: where the ones of a lane are found and go, and what they are made of.
fn elements(rep: Rep) -> String {
    let (parts, part, joined) = match rep.words() {
        1 => (1, "e", "low"),
        _ => (2, "select(e.x, e.y, part == 1u)", "vec2<u32>(low, high)"),
    };
    format!(
        "const PARTS = {parts}u;\n\
         fn line_if(lane: u32, as_given: bool) -> vec2<u32> {{\n  \
         return select(vec2<u32>(lane * P[0].y, 1u), line(lane), as_given);\n}}\n\
         fn line_from(lane: u32) -> vec2<u32> {{\n  \
         return line_if(lane, (P[2].y & 3u) == OWN);\n}}\n\
         fn line_into(lane: u32) -> vec2<u32> {{\n  return line_if(lane, is_last());\n}}\n\
         fn part_of(e: Element, part: u32) -> u32 {{\n  return {part};\n}}\n\
         fn joined(low: u32, high: u32) -> Element {{\n  return {joined};\n}}\n"
    )
}

/// The text of keys as one value, and of their order, in which equal ones are ordered by their places.
pub(in crate::routine) fn whole_keys(bits: u32) -> String {
    let (ty, sort_key, before) = match bits > 32 {
        true => (
            "vec2<u32>",
            "vec2<u32>(key(e, 0u), key(e, 1u))",
            "let low = (a.x < b.x) | ((a.x == b.x) & (i < j));\n  \
             return (a.y < b.y) | ((a.y == b.y) & low);",
        ),
        false => ("u32", "key(e, 0u)", "return (a < b) | ((a == b) & (i < j));"),
    };
    format!(
        "const TILE = {}u;\nalias Key = {ty};\n\
         fn last_key() -> Key {{\n  return Key(0xffffffffu);\n}}\n\
         fn sort_key(e: Element) -> Key {{\n  let k = {sort_key};\n  \
         return select(k, ~k, P[2].x != 0u);\n}}\n\
         fn before(a: Key, i: u32, b: Key, j: u32) -> bool {{\n  {before}\n}}\n",
        tile(bits)
    )
}

/// How zeros of different signs order.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::routine) enum Zeros {
    Alike,
    /// The one with a sign before the other.
    Apart,
}

/// The text of what elements keys are of, and which of them are zeros of either sign, where there are such.
fn of_keys(rep: Rep) -> String {
    let [element, zero, signed] = match rep {
        Rep::F32 => [
            "select(select(~k, k ^ 0x80000000u, (k >> 31u) != 0u), 0x7fc00000u, k == 0xffffffffu)",
            "(e << 1u) == 0u",
            "e == 0x80000000u",
        ],
        Rep::F64 => [
            "select(select(~k, vec2<u32>(k.x, k.y ^ 0x80000000u), (k.y >> 31u) != 0u), \
             vec2<u32>(0u, 0x7ff80000u), (k.x & k.y) == 0xffffffffu)",
            "((e.y << 1u) | e.x) == 0u",
            "(e.y == 0x80000000u) & (e.x == 0u)",
        ],
        Rep::I64 => ["vec2<u32>(k.x, k.y ^ 0x80000000u)", "false", "false"],
        Rep::I32 => ["k ^ 0x80000000u", "false", "false"],
        Rep::Small(lo, _) => {
            return of_keys_by(&format!("k - {}u", lo.unsigned_abs()), "false", "false");
        }
        _ => ["k", "false", "false"],
    };
    of_keys_by(element, zero, signed)
}

fn of_keys_by(element: &str, zero: &str, signed: &str) -> String {
    format!(
        "fn element_of(given: Key) -> Element {{\n  let k = select(given, ~given, P[2].x != 0u);\n  \
         return {element};\n}}\n\
         fn is_zero(e: Element) -> bool {{\n  return {zero};\n}}\n\
         fn is_signed_zero(e: Element) -> bool {{\n  return {signed};\n}}\n"
    )
}

/// The text of a function that gives a word of an element's key. Keys order as unsigned numbers: NaN above all, zeros as wanted.
pub(in crate::routine) fn key(rep: Rep, ty: ElemType, zeros: Zeros) -> Result<String, String> {
    let alike = zeros == Zeros::Alike;
    let float =
        |word: &str| format!("{word} ^ select(0x80000000u, 0xffffffffu, {word} >> 31u != 0u)");
    let key = match rep {
        Rep::F32 => format!(
            "  let zero = {alike} & ((e << 1u) == 0u);\n  let b = select(e, 0u, zero);\n  \
             let k = {};\n  return select(k, 0xffffffffu, (b & 0x7fffffffu) > 0x7f800000u);\n",
            float("b")
        ),
        Rep::F64 => format!(
            "  let zero = {alike} & (((e.y << 1u) | e.x) == 0u);\n  let h = select(e.y, 0u, zero);\n  \
             let flip = select(0u, 0xffffffffu, h >> 31u != 0u);\n  \
             let k = select(e.x ^ flip, {}, word == 1u);\n  \
             let m = h & 0x7fffffffu;\n  \
             return select(k, 0xffffffffu, (m > 0x7ff00000u) | ((m == 0x7ff00000u) & (e.x != 0u)));\n",
            float("h")
        ),
        Rep::I64 => "  return select(e.x, e.y ^ 0x80000000u, word == 1u);\n".to_owned(),
        Rep::U64 => "  return select(e.x, e.y, word == 1u);\n".to_owned(),
        Rep::I32 => "  return e ^ 0x80000000u;\n".to_owned(),
        Rep::Small(lo, _) => format!("  return e + {}u;\n", lo.unsigned_abs()),
        Rep::U32 | Rep::Bool => "  return e;\n".to_owned(),
        Rep::C32 | Rep::C64 => return Err(format!("a sort of {ty} on a device")),
    };
    Ok(format!("fn key(e: Element, word: u32) -> u32 {{\n{key}}}\n"))
}
