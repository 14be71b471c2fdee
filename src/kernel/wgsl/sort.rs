//! The shaders of a stable sort by digits: for every four bits of the keys, from the lowest on, the elements of each
//! block are counted by digit, and their places moved behind those of lower digits. The elements themselves are
//! read where they are, and moved once at the end. Must not know devices.

use super::{Library, Rep};
use crate::op::routine::Lanes;
use crate::value::ElemType;

/// Elements of a block.
pub const BLOCK: u32 = 2048;
/// Words of the block of numbers.
pub const WORDS: usize = 12;

/// One kind of dispatch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pass {
    /// Counts digits.
    Count,
    /// Sums the counts.
    Offsets,
    /// Moves places.
    Move,
    /// Moves elements.
    Gather,
}

/// Bits of a key, or why elements have none.
pub fn bits(ty: ElemType, fast: bool) -> Result<u32, String> {
    match Rep::of(ty, fast) {
        Rep::F64 | Rep::I64 | Rep::U64 => Ok(64),
        Rep::F32 | Rep::I32 | Rep::U32 => Ok(32),
        Rep::Small(lo, hi) => Ok(if hi - lo <= 255 { 8 } else { 16 }),
        Rep::Bool => Ok(4),
        Rep::C64 | Rep::C32 => Err(format!("a sort of {ty} on a device")),
    }
}

/// Why lanes cannot be sorted with at most so many workgroups along a dimension, if so.
pub fn fits(lanes: &Lanes, most: u32) -> Result<(), String> {
    let count = u64::from(lanes.inner) * u64::from(lanes.outer);
    match count <= u64::from(most) && lanes.len.div_ceil(BLOCK) <= most {
        true => Ok(()),
        false => Err("a sort of more lanes or blocks than a dispatch has".to_owned()),
    }
}

/// Workgroups in x and y.
pub fn grid(pass: Pass, lanes: &Lanes) -> (u32, u32) {
    let blocks = if pass == Pass::Offsets { 1 } else { lanes.len.div_ceil(BLOCK) };
    (blocks, lanes.inner * lanes.outer)
}

/// The block of numbers for the digit from bit `shift` on.
pub fn words(lanes: &Lanes, shift: u32, descending: bool) -> Vec<u32> {
    let mut words = super::routine_words(lanes, lanes.len.div_ceil(BLOCK));
    words[6] = shift & 31;
    words[7] = shift / 32;
    words[8] = u32::from(descending);
    words[9] = u32::from(shift == 0);
    words
}

/// The text of a pass.
pub fn text(pass: Pass, ty: ElemType, fast: bool, library: &Library) -> Result<String, String> {
    let rep = Rep::of(ty, fast);
    let main = match pass {
        Pass::Count => include_str!("../../../shaders/routine/sort_count.wgsl"),
        Pass::Offsets => include_str!("../../../shaders/routine/sort_offsets.wgsl"),
        Pass::Move => include_str!("../../../shaders/routine/sort_move.wgsl"),
        Pass::Gather => include_str!("../../../shaders/routine/sort_gather.wgsl"),
    };
    // Keys order as unsigned numbers: NaN above all, zeros equal.
    let float =
        |word: &str| format!("{word} ^ select(0x80000000u, 0xffffffffu, {word} >> 31u != 0u)");
    let key = match rep {
        Rep::F32 => format!(
            "  let zero = (e << 1u) == 0u;\n  let b = select(e, 0u, zero);\n  \
             let k = {};\n  return select(k, 0xffffffffu, (b & 0x7fffffffu) > 0x7f800000u);\n",
            float("b")
        ),
        Rep::F64 => format!(
            "  let zero = ((e.y << 1u) | e.x) == 0u;\n  let h = select(e.y, 0u, zero);\n  \
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
    let mut text = format!(
        "{main}{}fn key(e: Element, word: u32) -> u32 {{\n{key}}}\n\
         fn digit(e: Element) -> u32 {{\n  let k = key(e, P[1].w);\n  \
         return (select(k, ~k, P[2].x != 0u) >> P[1].z) & 15u;\n}}\n",
        super::routine_places(rep),
    );
    if matches!(pass, Pass::Count | Pass::Move) {
        text.push_str(
            "// The first pass finds the elements where they are.\n\
             fn source(lane: u32, j: u32) -> u32 {\n  \
             return select(order[lane * P[0].y + j], j, P[2].y != 0u);\n}\n",
        );
    }
    text.push_str(&library.needed_by(&text));
    Ok(text)
}
