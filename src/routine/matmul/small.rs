//! Products of singles of few rows and columns whose inner dimension is long: the threads of a group share its steps as well. Must not
//! know devices.

use super::{Kind, MatMul, Tile};
use crate::wgsl::shader;

/// Rows and columns of a result at most,
const SIDE: u32 = 32;
/// and steps of the inner dimension at least, and of a part.
const LONG: u32 = 4096;
const PART: u32 = 512;
/// Steps that a group holds.
const DEPTH: u32 = 32;
/// Parts of all products that keep a device busy.
const BUSY: u32 = 1024;

/// Whether a product is one of these.
pub(super) fn suits(m: &MatMul) -> bool {
    m.m <= SIDE && m.n <= SIDE && m.k >= LONG
}

/// The steps of the inner dimension in each part.
pub(super) fn steps(m: &MatMul) -> u32 {
    let parts = BUSY.div_ceil(m.batch).min(m.k / PART).max(1);
    m.k.div_ceil(parts).next_multiple_of(DEPTH)
}

/// The parts of the inner dimension.
pub(super) fn parts(m: &MatMul) -> u32 {
    m.k.div_ceil(steps(m))
}

/// The block of numbers.
pub(super) fn words(m: &MatMul) -> Vec<u32> {
    let mut words = Kind::of(m, Tile::ALL[0]).words(m);
    (words[3], words[12], words[13]) = (1, steps(m), parts(m));
    words
}

/// The text.
pub(super) fn text() -> String {
    let main = shader!("routine/products_small.wgsl");
    format!("{main}const SIDE = {SIDE}u;\nconst DEPTH = {DEPTH}u;\n")
}
