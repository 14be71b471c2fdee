//! The shaders of running folds. Many lanes: a thread each, with the bits of `op::fold`'s definition. Few long ones: three
//! passes over blocks, for folds whose order does not matter, and others for those whose order is one of blocks. Some that lie
//! beside each other: two passes over pieces.
//! Must not know devices.

use super::Scan;
use crate::op::ReduceOp;
use crate::op::fold::{self, SCAN_BLOCK};
use crate::routine::lanes::{self, Lanes, WORDS};
use crate::routine::{Device, PassArray, Passes};
use crate::value::{Class, ElemType};
use crate::wgsl::line::Expr;
use crate::wgsl::{Library, Rep, ops, shader};

/// Elements of a block where the order does not matter.
const BLOCK: u32 = 4096;
/// Words that a group holds at a time.
const HELD: u32 = 2048;
/// Elements of a lane from which on a group has enough to do with it, and the same where there are few lanes.
const LONG: u32 = 256;
const SHORT: u32 = 32;
/// Lanes from which on a thread each, or a group each, keeps a device busy.
const MANY: u32 = 2048;
const MANY_GROUPS: u32 = 256;
/// Threads that keep a device busy with what they wait for.
const BUSY: u64 = 1 << 17;
/// Elements of the least piece of a lane, and pieces from which on they are worth their totals.
const PIECE: u64 = 16;
const PIECES: u64 = 4;

/// One dispatch of a running fold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Pass {
    /// All of it, a thread a lane.
    Lanes,
    /// The folds of blocks.
    Totals,
    /// What comes before each block.
    Offsets,
    /// The elements.
    Blocks,
    /// In the place of the elements, their running folds within blocks; and the folds of blocks.
    Runs,
    /// What comes before each block, in order.
    Carries,
    /// What comes before, and each element.
    Shift,
    /// The folds of pieces.
    PieceTotals,
    /// The elements of pieces, after the pieces before.
    Pieces,
}

/// What a device does for a running fold.
pub(super) fn passes(scan: &Scan, device: &Device<'_>) -> Result<Passes, String> {
    let Scan { op, ty, lanes, reverse, at } = *scan;
    if at {
        return Err("the places of a running minimum or maximum on a device".to_owned());
    }
    let (fast, most) = (device.fast, device.groups);
    let kinds = kinds(op, ty, fast, &lanes, most)?;
    // What has no shader says so here.
    let (a, b) = (Expr::name("a"), Expr::name("b"));
    ops::fold_step(op, ty, Rep::of(ty, fast), &a, &b, device.library)?;
    let mut passes = Passes::default();
    let (x, y) = (PassArray::In(0), PassArray::Out(0));
    let chunk = chunk(ty, fast);
    // A lane that has one pass is one block.
    let block = match kinds {
        [Pass::Blocks] => lanes.len.div_ceil(chunk) * chunk,
        [Pass::Totals, ..] => BLOCK,
        [Pass::PieceTotals, ..] => piece(&lanes) as u32,
        _ => SCAN_BLOCK as u32,
    };
    let blocks = lanes.len.div_ceil(block);
    let blocks_in_all = u64::from(blocks) * lanes.count();
    let totals = match kinds {
        [Pass::Lanes] => None,
        _ => Some(passes.temp(blocks_in_all * Rep::of(ty, fast).words() as u64 * 4)),
    };
    for &pass in kinds {
        let shader = passes.shader(
            format!("scan {pass:?} {} {ty}", op.name()),
            read_only(pass),
            WORDS,
            move |library| text(pass, op, ty, fast, library),
        );
        let arrays: Vec<PassArray> = match pass {
            Pass::Lanes => vec![x, y],
            Pass::Totals | Pass::PieceTotals => std::iter::once(x).chain(totals).collect(),
            Pass::Offsets | Pass::Carries => totals.into_iter().collect(),
            Pass::Shift => totals.into_iter().chain([y]).collect(),
            Pass::Blocks | Pass::Runs | Pass::Pieces => {
                std::iter::once(x).chain(totals).chain([y]).collect()
            }
        };
        let grid = grid(pass, &lanes, blocks, most);
        let elements = match pass {
            Pass::Offsets => u64::from(blocks),
            Pass::Carries => 64 * u64::from(blocks),
            _ => lanes.elements().div_ceil(u64::from(grid.0.max(1)) * u64::from(grid.1.max(1))),
        };
        let mut numbers = lanes.words(blocks);
        numbers[6] = u32::from(reverse);
        numbers[7] = match pass {
            Pass::PieceTotals | Pass::Pieces => block,
            _ => block / chunk,
        };
        numbers[8] = grid.0;
        passes.step(shader, numbers, &arrays, grid, elements * element_work(ty, fast));
    }
    Ok(passes)
}

/// What an element takes of [`Limits::dispatch_work`](crate::provider::Limits).
pub(in crate::routine) fn element_work(ty: ElemType, fast: bool) -> u64 {
    if ty.class == Class::Double && !fast { 40_000 } else { 1_000 }
}

fn read_only(pass: Pass) -> &'static [bool] {
    match pass {
        Pass::Lanes | Pass::Totals | Pass::Shift | Pass::PieceTotals => &[true, false],
        Pass::Offsets | Pass::Carries => &[false],
        Pass::Blocks | Pass::Pieces => &[true, true, false],
        Pass::Runs => &[true, false, false],
    }
}

/// Elements that a group holds at a time.
fn chunk(ty: ElemType, fast: bool) -> u32 {
    HELD / Rep::of(ty, fast).words() as u32
}

/// The passes of a running fold, or why there are none, with at most so many workgroups along a dimension.
fn kinds(
    op: ReduceOp,
    ty: ElemType,
    fast: bool,
    lanes: &Lanes,
    most: u32,
) -> Result<&'static [Pass], String> {
    let count = u64::from(lanes.inner) * u64::from(lanes.outer);
    let searches = op.picks() && !ty.complex;
    // Products of doubles go in order, and sums of integers saturate: where none is negative that is the same in any order.
    let unsigned = matches!(ty.class, Class::UInt8 | Class::UInt16 | Class::UInt32 | Class::UInt64);
    let any_order = searches
        || ty.class == Class::Single
        || fast && ty.class == Class::Double
        || unsigned && op == ReduceOp::Sum;
    // Elements of a lane that lie beside each other are read by threads beside each other.
    let beside = any_order && lanes.inner == 1 && count <= u64::from(most);
    let for_groups = lanes.len >= LONG || lanes.len >= SHORT && count < u64::from(MANY);
    let at_once = lanes.len <= BLOCK || count >= u64::from(MANY_GROUPS);
    let pieces = u64::from(lanes.len).div_ceil(piece(lanes));
    if beside && for_groups && at_once {
        Ok(&[Pass::Blocks])
    } else if any_order
        && lanes.inner > 1
        && count >= 64
        && (PIECES..=u64::from(most)).contains(&pieces)
    {
        Ok(&[Pass::PieceTotals, Pass::Pieces])
    } else if (count >= u64::from(MANY) || lanes.len <= 2 * BLOCK && count >= 64)
        && !(beside && lanes.len > BLOCK)
    {
        Ok(&[Pass::Lanes])
    } else if any_order && count <= u64::from(most) && lanes.len.div_ceil(BLOCK) <= most {
        Ok(&[Pass::Totals, Pass::Offsets, Pass::Blocks])
    } else if fold::scan_block(op, ty).is_some() {
        Ok(&[Pass::Runs, Pass::Carries, Pass::Shift])
    } else {
        Err(format!("a running {} of a few long lanes of {ty} on a device", op.name()))
    }
}

/// Elements of a piece of a lane.
fn piece(lanes: &Lanes) -> u64 {
    lanes.elements().div_ceil(BUSY).max(PIECE).next_multiple_of(8)
}

/// Workgroups in x and y.
fn grid(pass: Pass, lanes: &Lanes, blocks: u32, most: u32) -> (u32, u32) {
    let count = lanes.inner * lanes.outer;
    match pass {
        Pass::Lanes => (count.div_ceil(64).min(most), 1),
        Pass::PieceTotals | Pass::Pieces => (count.div_ceil(64).min(most), blocks),
        Pass::Totals | Pass::Blocks | Pass::Shift => (blocks, count),
        Pass::Offsets => (1, count),
        Pass::Runs => (blocks.div_ceil(64), count),
        Pass::Carries => (count.div_ceil(64), 1),
    }
}

/// The text of a pass.
fn text(
    pass: Pass,
    op: ReduceOp,
    ty: ElemType,
    fast: bool,
    library: &Library,
) -> Result<String, String> {
    let (rep, chunk) = (Rep::of(ty, fast), chunk(ty, fast));
    let main = match pass {
        Pass::Lanes => shader!("routine/scan_lanes.wgsl"),
        Pass::Totals => shader!("routine/scan_totals.wgsl"),
        Pass::Offsets => shader!("routine/scan_offsets.wgsl"),
        Pass::Blocks => shader!("routine/scan_blocks.wgsl"),
        Pass::Runs => shader!("routine/scan_runs.wgsl"),
        Pass::Carries => shader!("routine/scan_carries.wgsl"),
        Pass::Shift => shader!("routine/scan_shift.wgsl"),
        Pass::PieceTotals => shader!("routine/scan_pieces_totals.wgsl"),
        Pass::Pieces => shader!("routine/scan_pieces.wgsl"),
    };
    let register = ops::fold_rep(op, rep).register();
    let join = ops::fold_step(op, ty, rep, &Expr::name("a"), &Expr::name("b"), library)?;
    let in_order = match fold::scan_block(op, ty) {
        Some(block) if rep != Rep::of(ty, true) => block as u32,
        _ => u32::MAX,
    };
    let mut text = format!(
        "{main}{}\
         const in_order = {in_order}u;\n\
         const chunk = {chunk}u;\n\
         const each = {}u;\n\
         alias Register = {register};\n\
         fn load(e: Element) -> {register} {{\n  return {};\n}}\n\
         fn store(r: {register}) -> Element {{\n  return {};\n}}\n\
         fn identity() -> {register} {{\n  return {};\n}}\n\
         fn join(a: {register}, b: {register}) -> {register} {{\n  return {join};\n}}\n\
         fn course(lane: u32) -> vec2<u32> {{\n  let way = line(lane);\n  \
         let back = vec2<u32>(way.x + way.y * (P[0].y - 1u), 0u - way.y);\n  \
         return select(way, back, P[1].z != 0u);\n}}\n\
         fn along(lane: u32, j: u32) -> u32 {{\n  let way = course(lane);\n  \
         return way.x + way.y * j;\n}}\n",
        lanes::places(rep),
        chunk / 256,
        rep.loaded(Expr::name("e")),
        rep.to_stored(Expr::name("r")),
        ops::identity(op, ty, rep),
    );
    if matches!(pass, Pass::Offsets | Pass::Blocks) {
        text.push_str(shader!("routine/fold_before.wgsl"));
    }
    text.push_str(&library.needed_by(&text));
    Ok(text)
}
