//! What the factors of dense matrices of doubles have in common on a device: the unknowns of a block of 32 are found one after the other,
//! and products leave an element one by one in that order, as the definitions have it. Must not know which factors there are.

use super::blocks::{Corner, SIDE, numbers};
use super::lanes::WORDS;
use super::{PassArray, Passes};
use crate::wgsl::{Library, shader};

/// What a multiplication and addition of doubles takes of [`Limits::dispatch_work`](crate::provider::Limits).
const DOUBLE: u64 = 800;
/// Rows and columns of what a group subtracts from.
const TILE: u32 = 16;
/// Columns of a group that finds unknowns.
const COLUMNS: u32 = 64;
/// The bit that keeps to what is on and above the diagonal.
const ABOVE: u32 = 8;

/// A text with what it needs.
pub(super) fn text(main: &str, library: &Library) -> Result<String, String> {
    Ok(format!("{main}{}", library.needed_by(main)))
}

/// A matrix that is solved with, none where it is the one that is changed; and that.
pub(super) type Arrays = (Option<PassArray>, PassArray);

/// Takes a shader of those that know how a triangle lies, and a dispatch of it.
fn step(
    passes: &mut Passes,
    (key, main): (&str, &'static str),
    (matrix, changed): Arrays,
    words: Vec<u32>,
    (grid, work): ((u32, u32), u64),
) {
    let (key, read_only): (_, &'static [bool]) = match matrix {
        Some(_) => (format!("{key} of another"), &[true, false]),
        None => (key.to_owned(), &[false]),
    };
    let own = matrix.is_none();
    let shader = passes.shader(key, read_only, WORDS, move |library| {
        let place = |k: u32, access: &str, name: &str| {
            format!("@group(0) @binding({k}) var<storage, {access}> {name}: array<vec2<u32>>;\n")
        };
        let arrays = match own {
            true => place(1, "read_write", "c"),
            false => place(1, "read", "a") + &place(2, "read_write", "c"),
        };
        let numbers = "@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;\n";
        let common = shader!("routine/substitution_block.wgsl");
        let main = main.replace("MATRIX", if own { "c" } else { "a" });
        text(&format!("{numbers}{arrays}{common}{main}"), library)
    });
    let arrays: Vec<PassArray> = matrix.into_iter().chain([changed]).collect();
    passes.step(shader, words, &arrays, grid, work);
}

/// Finds the unknowns of a block in columns `from..to` of right-hand sides.
pub(super) fn rows(
    passes: &mut Passes,
    arrays: Arrays,
    (n, block): (u32, u32),
    shape: Corner,
    (from, to): (u32, u32),
) {
    if from >= to {
        return;
    }
    let main = shader!("routine/substitution_rows.wgsl");
    let words = numbers([n, block, shape.word(), 0], [from, to, 0, 0]);
    let grid = ((to - from).div_ceil(COLUMNS), 1);
    let work = u64::from(COLUMNS * SIDE * SIDE) / 2 * DOUBLE;
    step(passes, ("substitution rows", main), arrays, words, (grid, work));
}

/// Subtracts the products of what a matrix has in the columns of a block with the rows of that block of `c` from rows and columns of
/// that; `above`: only on and above the diagonal.
pub(super) fn update(
    passes: &mut Passes,
    arrays: Arrays,
    (n, block): (u32, u32),
    (shape, above): (Corner, bool),
    [(top, bottom), (left, right)]: [(u32, u32); 2],
) {
    if top >= bottom || left >= right {
        return;
    }
    let main = shader!("routine/substitution_update.wgsl");
    let flags = shape.word() | if above { ABOVE } else { 0 };
    let words = numbers([n, block, flags, 0], [top, bottom, left, right]);
    let grid = ((bottom - top).div_ceil(TILE), (right - left).div_ceil(TILE));
    let work = u64::from(TILE * TILE * SIDE) * DOUBLE;
    step(passes, ("substitution update", main), arrays, words, (grid, work));
}

/// The solution for few columns, a group each.
pub(super) fn few(passes: &mut Passes, arrays: Arrays, n: u32, shape: Corner, cols: u32) {
    let main = shader!("routine/substitution_few.wgsl");
    let words = numbers([n, n.div_ceil(SIDE), shape.word(), 0], [0; 4]);
    let work = u64::from(n) * u64::from(n) * DOUBLE / 2;
    step(passes, ("substitution few", main), arrays, words, ((cols, 1), work));
}
