//! The passes of a recursive filter. What is in the delays at the end of some elements is what they leave there alone, and what the
//! delays before them turn into without input: a linear map, a power of that of one step. So lanes are cut, each piece is filtered
//! from empty delays, the delays before each follow one from the other, and then all pieces are filtered from those. Singles
//! of which a lane lies in one piece are cut into chunks of a group, and these into the elements of its threads; others into a part
//! for each thread. Doubles are not cut, for that is another order of additions. Must not know devices.

use super::Filter;
use crate::routine::lanes::{self, Lanes, WORDS};
use crate::routine::{Device, PassArray, Passes};
use crate::wgsl::{Library, Rep, shader};

/// Threads of a group that filters a part each,
const PARTED: u32 = 64;
/// as many of which are worth having.
const ENOUGH: u32 = 8_192;
/// Elements of a part at least.
const PART: u32 = 256;
/// Coefficients at most: each thread keeps all delays.
const MOST: u32 = 17;
/// Threads of a group that filters a chunk, elements of each, and as powers of two.
const THREADS: u32 = 1 << THREADS_BITS;
const EACH: u32 = 1 << EACH_BITS;
const THREADS_BITS: u32 = 7;
const EACH_BITS: u32 = 4;
/// Threads that join chunks, as a power of two, and chunks of each.
const JOINING_BITS: u32 = 8;
const CHUNKS: u32 = 1 << CHUNKS_BITS;
const CHUNKS_BITS: u32 = 3;
/// Delays at most: what is in them lies in the memory of a group, for each of its threads.
const JOINED: u32 = 7;
/// Elements of a lane from which on a group has enough to do with it.
const LONG: u32 = 512;
/// Lanes from which on a group each keeps a device busy.
const MANY: u64 = 256;

/// One kind of dispatch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Pass {
    /// Filters the parts, and the unit vectors, and keeps what is left in the delays.
    Ends,
    /// Finds the delays before each part.
    Join,
    /// Filters the parts from the delays before them.
    Run,
    /// Powers of the map of a step.
    Powers,
    /// Filters chunks, and keeps what is left in the delays.
    ChunkEnds,
    /// Finds the delays before each chunk.
    ChunkJoin,
    /// Filters chunks from the delays before them, which are given, or were found in twice the digits.
    Chunks { found: bool },
}

/// The elements of a part.
fn part(lanes: &Lanes) -> u32 {
    let parts = (ENOUGH / lanes.count().clamp(1, u64::from(ENOUGH)) as u32).max(1);
    lanes.len.div_ceil(parts).max(PART.min(lanes.len)).max(1)
}

fn parts(lanes: &Lanes) -> u32 {
    lanes.len.div_ceil(part(lanes)).max(1)
}

/// Whether singles are filtered by chunks, with at most so many groups along a dimension.
fn in_chunks(lanes: &Lanes, delays: u32, groups: u32) -> bool {
    let beside = lanes.inner == 1 && lanes.count() <= u64::from(groups);
    beside && lanes.len >= LONG && lanes.len.div_ceil(THREADS * EACH) <= groups && delays <= JOINED
}

/// The blocks of chunks that a lane is cut into.
fn blocks(lanes: &Lanes) -> u32 {
    if lanes.count() >= MANY { 1 } else { lanes.len.div_ceil(THREADS * EACH) }
}

/// How many steps follow one another.
pub(super) fn waits(lanes: &Lanes, delays: u32) -> f64 {
    match in_chunks(lanes, delays, u32::MAX) {
        true => {
            let (chunks, blocks) = (lanes.len.div_ceil(THREADS * EACH), blocks(lanes));
            f64::from(8 * EACH * chunks.div_ceil(blocks) + (blocks >> JOINING_BITS))
        }
        false => f64::from(2 * part(lanes) + parts(lanes)),
    }
}

/// What a device does for a filter.
pub(super) fn passes(of: &Filter, device: &Device<'_>) -> Result<Passes, String> {
    let Filter { ty, lanes, order } = *of;
    let rep = Rep::of(ty, device.fast);
    let cut = match rep {
        Rep::F32 => parts(&lanes),
        Rep::F64 => 1,
        _ => return Err(format!("a filter of {ty} on a device")),
    };
    if !(2..=MOST).contains(&order) {
        return Err(format!("a filter of {order} coefficients on a device"));
    }
    let mut passes = Passes::default();
    if lanes.elements() == 0 {
        return Err("a filter of nothing on a device".to_owned());
    }
    let delays = of.delays();
    if rep == Rep::F32 && in_chunks(&lanes, delays, device.groups) {
        return Ok(by_chunks(of, rep));
    }
    let len = if cut > 1 { part(&lanes) } else { lanes.len };
    let [given, x, before] = [0, 1, 2].map(PassArray::In);
    let [y, after] = [0, 1].map(PassArray::Out);
    let mut numbers = lanes.words(cut);
    numbers[6] = len;
    let step = |passes: &mut Passes, pass: Pass, arrays: &[PassArray]| {
        let write = move |library: &Library| Ok(text(pass, order, rep, library));
        let key = format!("filter {pass:?} {order} {rep:?}");
        let shader = passes.shader(key, read_only(pass), WORDS, write);
        let count = match pass {
            Pass::Join => lanes.count(),
            Pass::Ends => lanes.count() * u64::from(cut) + u64::from(delays),
            _ => lanes.count() * u64::from(cut),
        };
        let long = if pass == Pass::Join { cut * delays } else { len };
        let each = if rep == Rep::F64 { 4_000 } else { 1_000 };
        let work = each * u64::from(PARTED) * u64::from(long) * u64::from(order);
        let groups = count.div_ceil(u64::from(PARTED)) as u32;
        passes.step(shader, numbers.clone(), arrays, (groups, 1), work);
    };
    let mut states = before;
    if cut > 1 {
        states = passes.temp(lanes.count() * u64::from(cut * delays) * 4);
        let map = passes.temp(u64::from(delays * delays) * 4);
        step(&mut passes, Pass::Ends, &[given, x, states, map]);
        step(&mut passes, Pass::Join, &[before, map, states]);
    }
    step(&mut passes, Pass::Run, &[given, x, states, y, after]);
    Ok(passes)
}

/// Singles by chunks.
fn by_chunks(of: &Filter, rep: Rep) -> Passes {
    let Filter { lanes, order, .. } = *of;
    let (delays, blocks) = (of.delays(), blocks(&lanes));
    let chunks = lanes.len.div_ceil(THREADS * EACH).div_ceil(blocks);
    let [given, x, before] = [0, 1, 2].map(PassArray::In);
    let [y, after] = [0, 1].map(PassArray::Out);
    let mut passes = Passes::default();
    // One for each distance of threads; then of a chunk, and of those that threads join.
    let levels = if blocks > 1 { JOIN_LEVEL + JOINING_BITS } else { THREADS_BITS };
    let powers = passes.temp(u64::from(1 + levels * delays * delays) * 8);
    let step = |passes: &mut Passes, pass: Pass, arrays: &[PassArray], grid: (u32, u32)| {
        let write = move |library: &Library| Ok(text(pass, order, rep, library));
        let key = format!("filter {pass:?} {order}");
        let shader = passes.shader(key, read_only(pass), WORDS, write);
        let mut numbers = lanes.words(blocks);
        numbers[7] = chunks;
        let steps = match pass {
            Pass::Powers => {
                numbers[0] = levels;
                1_000 * (levels + EACH_BITS)
            }
            Pass::ChunkJoin => 2 * blocks.div_ceil(1 << JOINING_BITS) + (1 << JOINING_BITS),
            _ => 2 * THREADS * EACH * chunks,
        };
        passes.step(shader, numbers, arrays, grid, 1_000 * u64::from(steps) * u64::from(order));
    };
    step(&mut passes, Pass::Powers, &[given, powers], (1, 1));
    let lanes = lanes.inner * lanes.outer;
    let mut states = before;
    if blocks > 1 {
        states = passes.temp(u64::from(lanes) * u64::from(blocks * delays) * 8);
        step(&mut passes, Pass::ChunkEnds, &[given, x, powers, states], (blocks, lanes));
        step(&mut passes, Pass::ChunkJoin, &[before, powers, states], (1, lanes));
    }
    let pass = Pass::Chunks { found: blocks > 1 };
    step(&mut passes, pass, &[given, x, powers, states, y, after], (blocks, lanes));
    passes
}

/// Which power joins chunks, and the first that joins the chunks of threads.
const CHUNK_LEVEL: u32 = THREADS_BITS;
const JOIN_LEVEL: u32 = THREADS_BITS + CHUNKS_BITS;

fn read_only(pass: Pass) -> &'static [bool] {
    match pass {
        Pass::Ends => &[true, true, false, false],
        Pass::Join | Pass::ChunkJoin => &[true, true, false],
        Pass::Run => &[true, true, true, false, false],
        Pass::Powers => &[true, false],
        Pass::ChunkEnds => &[true, true, true, false],
        Pass::Chunks { .. } => &[true, true, true, true, false, false],
    }
}

fn text(pass: Pass, order: u32, rep: Rep, library: &Library) -> String {
    let main = match pass {
        Pass::Ends => shader!("routine/filter_ends.wgsl"),
        Pass::Join => shader!("routine/filter_join.wgsl"),
        Pass::Run => shader!("routine/filter_run.wgsl"),
        Pass::Powers => shader!("routine/filter_powers.wgsl"),
        Pass::ChunkEnds => shader!("routine/filter_chunk_ends.wgsl"),
        Pass::ChunkJoin => shader!("routine/filter_chunk_join.wgsl"),
        Pass::Chunks { .. } => shader!("routine/filter_chunks.wgsl"),
    };
    let mut text = format!("{main}const ORDER = {order}u;\nconst DELAYS = {}u;\n", order - 1);
    let chunks = matches!(pass, Pass::ChunkEnds | Pass::Chunks { .. });
    if chunks || matches!(pass, Pass::Ends | Pass::Run) {
        text.push_str(shader!("routine/filter_step.wgsl"));
        text.push_str(&lanes::places(rep));
        text.push_str(&lanes::arithmetic(rep));
    }
    if chunks {
        text.push_str(shader!("routine/filter_chunk.wgsl"));
    }
    if chunks || pass == Pass::ChunkJoin {
        text.push_str(shader!("routine/filter_follow.wgsl"));
        let threads = if chunks { THREADS } else { 1 << JOINING_BITS };
        text.push_str(&format!(
            "const THREADS = {threads}u;\nconst EACH = {EACH}u;\nconst CHUNKS = {CHUNKS}u;\n\
             const CHUNK_LEVEL = {CHUNK_LEVEL}u;\nconst JOIN_LEVEL = {JOIN_LEVEL}u;\n"
        ));
    }
    if let Pass::Chunks { found } = pass {
        let (state, pair) = if found { ("vec2<f32>", "s") } else { ("f32", "vec2<f32>(s, 0.0)") };
        text.push_str(&format!(
            "alias State = {state};\nfn pair_of_state(s: State) -> vec2<f32> {{\n  return {pair};\n}}\n"
        ));
    }
    if pass == Pass::Powers {
        text.push_str(&format!("const SQUARES = {EACH_BITS}u;\n"));
    }
    if pass == Pass::ChunkJoin {
        // A group alone: what is in its variables is there at once.
        text = unrolled(&text, "DELAYS", order - 1);
    }
    text.push_str(&library.needed_by(&text));
    text
}

/// A text with its loops `for (var k = 0u; k < limit; k++) {` written out.
fn unrolled(text: &str, limit: &str, count: u32) -> String {
    let head = |rest: &str| -> Option<(String, usize)> {
        let name: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
        let head = format!("{name} = 0u; {name} < {limit}; {name}++) {{");
        rest.starts_with(&head).then_some((name, head.len()))
    };
    const FOR: &str = "for (var ";
    let found = text.match_indices(FOR).find_map(|(at, _)| {
        let (name, length) = head(&text[at + FOR.len()..])?;
        Some((at, name, at + FOR.len() + length))
    });
    let Some((at, name, begin)) = found else { return text.to_owned() };
    let mut depth = 1;
    let ends = |c: char| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        depth == 0
    };
    let length = text[begin..].find(ends).unwrap_or(0);
    let body = &text[begin..begin + length];
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut out = text[..at].to_owned();
    for k in 0..count {
        out.push('{');
        let mut rest = body;
        while let Some(from) = rest.find(&name) {
            let (before, after) = (&rest[..from], &rest[from + name.len()..]);
            out.push_str(before);
            let alone = !out.ends_with(is_word) && !after.starts_with(is_word);
            out.push_str(&if alone { format!("{k}u") } else { name.clone() });
            rest = after;
        }
        out.push_str(rest);
        out.push('}');
    }
    out.push_str(&text[begin + length + 1..]);
    unrolled(&out, limit, count)
}
