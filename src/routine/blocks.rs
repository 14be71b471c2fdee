//! What the factors of dense matrices have in common on a device: blocks of 32 rows and columns on the diagonal; those of singles
//! are inverted, and what follows is products with them and of them. Must not know which factors there are.

use super::lanes::WORDS;
use super::{Device, PassArray, Passes};
use crate::value::ElemType;
use crate::wgsl::{Library, Rep, shader};

/// Rows and columns of a block.
pub(super) const SIDE: u32 = 32;
/// Elements that a group copies.
pub(super) const COPIED: u32 = 4096;
/// Rows and columns of a matrix, at most: places are counted in 32 bits.
const MOST: u32 = 1 << 14;

/// How a triangle lies, as shaders read it.
#[derive(Clone, Copy)]
pub(super) struct Corner {
    /// It is solved with as its transpose.
    pub turned: bool,
    /// There are ones on the diagonal, which are not stored.
    pub ones: bool,
    /// What is solved with is upper.
    pub upper: bool,
}

impl Corner {
    pub(super) fn word(self) -> u32 {
        u32::from(self.turned) | u32::from(self.ones) << 1 | u32::from(self.upper) << 2
    }
}

/// Whether a device computes with a matrix of such sides, and why not.
fn supported(n: u32, cols: u32) -> Result<(), String> {
    match n <= MOST && u64::from(n) * u64::from(cols) <= u64::from(MOST) * u64::from(MOST) {
        true => Ok(()),
        false => Err("factors of so large a matrix on a device".to_owned()),
    }
}

/// Blocks on the diagonal.
pub(super) fn blocks(n: u32) -> u32 {
    n.div_ceil(SIDE)
}

/// Room for the inverses of the blocks on the diagonal.
pub(super) fn inverses(passes: &mut Passes, n: u32) -> PassArray {
    passes.temp(u64::from(blocks(n)) * u64::from(SIDE * SIDE) * 4)
}

/// Copies a matrix, or what of it is on and above the diagonal.
pub(super) fn copy(
    passes: &mut Passes,
    [from, to]: [PassArray; 2],
    (n, cols): (u32, u32),
    upper: bool,
    rep: Rep,
) {
    let main = shader!("routine/dense_copy.wgsl");
    let write = move |_: &Library| Ok(of_elements(main, rep));
    let shader = passes.shader(format!("dense copy {rep:?}"), &[true, false], WORDS, write);
    let words = numbers([n * cols, n, u32::from(upper), 0], [0; 4]);
    let groups = (n * cols).div_ceil(COPIED);
    passes.step(shader, words, &[from, to], (groups, 1), u64::from(COPIED) * 50);
}

/// A text with what its elements are.
pub(super) fn of_elements(main: &str, rep: Rep) -> String {
    format!("{main}alias Element = {};\n", rep.register())
}

/// Inverts triangles on the diagonal, `count` of them from a block on.
pub(super) fn invert(
    passes: &mut Passes,
    [a, inverses]: [PassArray; 2],
    n: u32,
    (block, count): (u32, u32),
    shape: Corner,
) {
    let text = concat!(shader!("routine/dense_inverse.wgsl"), shader!("routine/dense_invert.wgsl"));
    let shader =
        passes.shader("dense invert".into(), &[true, false], WORDS, |_| Ok(text.to_owned()));
    let words = numbers([n, block, shape.word(), 0], [0; 4]);
    passes.step(shader, words, &[a, inverses], (count, 1), 1 << 22);
}

/// Multiplies the rows of a block by its inverse, in columns `from..to`.
pub(super) fn rows(
    passes: &mut Passes,
    [inverses, x]: [PassArray; 2],
    n: u32,
    block: u32,
    (from, to): (u32, u32),
) {
    if from >= to {
        return;
    }
    let text = shader!("routine/dense_rows.wgsl");
    let shader = passes.shader("dense rows".into(), &[true, false], WORDS, |_| Ok(text.to_owned()));
    let words = numbers([n, block, from, to], [0; 4]);
    passes.step(shader, words, &[inverses, x], ((to - from).div_ceil(SIDE), 1), 1 << 21);
}

/// Subtracts the product of what a matrix has in the columns of a block with the rows of that block of `c` from rows and
/// columns of it. None for the matrix: it is `c` itself.
pub(super) fn update(
    passes: &mut Passes,
    (a, c): (Option<PassArray>, PassArray),
    n: u32,
    block: u32,
    shape: Corner,
    [(top, bottom), (left, right)]: [(u32, u32); 2],
) {
    if top >= bottom || left >= right {
        return;
    }
    let main = shader!("routine/dense_update.wgsl");
    let (key, read_only, head): (_, &'static [bool], _) = match a {
        Some(_) => (
            "dense update of another",
            &[true, false],
            "@group(0) @binding(1) var<storage, read> a: array<f32>;\n\
             @group(0) @binding(2) var<storage, read_write> c: array<f32>;\n",
        ),
        None => (
            "dense update",
            &[false],
            "@group(0) @binding(1) var<storage, read_write> c: array<f32>;\n",
        ),
    };
    let own = a.is_none();
    let write = move || match own {
        true => format!("{head}{}", main.replace("a[select", "c[select")),
        false => format!("{head}{main}"),
    };
    let shader = passes.shader(key.into(), read_only, WORDS, move |_| Ok(write()));
    let words = numbers([n, block, shape.word(), 0], [top, bottom, left, right]);
    let arrays: Vec<PassArray> = a.into_iter().chain([c]).collect();
    let grid = ((bottom - top).div_ceil(64), (right - left).div_ceil(64));
    passes.step(shader, words, &arrays, grid, 1 << 22);
}

/// The block of numbers of these shaders.
pub(super) fn numbers(first: [u32; 4], second: [u32; 4]) -> Vec<u32> {
    [first, second, [0; 4]].concat()
}

/// What a device does for a shader of one group.
pub(super) fn alone(
    passes: &mut Passes,
    (key, text): (&'static str, fn() -> String),
    read_only: &'static [bool],
    (n, block): (u32, u32),
    arrays: &[PassArray],
) {
    let shader = passes.shader(key.into(), read_only, WORDS, move |_| Ok(text()));
    passes.step(shader, numbers([n, block, 0, 0], [0; 4]), arrays, (1, 1), u64::from(n) << 14);
}

/// Whether that is a device for these, and how it holds their elements: what is said of it is for all of them alike.
pub(super) fn rep(device: &Device<'_>, ty: ElemType, n: u32, cols: u32) -> Result<Rep, String> {
    supported(n, cols)?;
    match Rep::of(ty, device.fast) {
        rep @ (Rep::F32 | Rep::F64) => Ok(rep),
        _ => Err(format!("factors of {ty} on a device")),
    }
}

/// The same of those that have no form for doubles.
pub(super) fn on(device: &Device<'_>, ty: ElemType, n: u32, cols: u32) -> Result<Passes, String> {
    match rep(device, ty, n, cols)? {
        Rep::F32 => of_singles(device, n),
        _ => Err(format!("factors of {ty} on a device")),
    }
}

/// What begins the passes of singles, whose blocks are inverted.
pub(super) fn of_singles(device: &Device<'_>, n: u32) -> Result<Passes, String> {
    match u64::from(blocks(n)) * u64::from(SIDE * SIDE) * 4 <= device.binding_bytes {
        true => Ok(Passes::default()),
        false => Err("factors of so large a matrix on this device".to_owned()),
    }
}
