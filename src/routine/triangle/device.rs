//! The passes: of singles all blocks on the diagonal are inverted at once; then the rows of one after the other are found, and what is
//! left of the others loses their product. Of few columns a group does all that for each. Must not know devices.

use super::{FEW, TriangularSystem};
use crate::routine::blocks::{self, Corner, SIDE};
use crate::routine::lanes::WORDS;
use crate::routine::{Device, PassArray, Passes, substitution};
use crate::wgsl::{Rep, shader};

/// Rows that a group finds by itself.
const WIDE: u32 = 256;
/// Down the columns of the triangle, and of its transpose: what such a group does, and what others do for the other rows.
const PARTS: [(&str, &str); 2] = [
    ("triangle part", shader!("routine/triangle_part.wgsl")),
    ("triangle part turned", shader!("routine/triangle_part_turned.wgsl")),
];
const RESTS: [(&str, &str); 2] = [
    ("triangle rest", shader!("routine/triangle_rest.wgsl")),
    ("triangle rest turned", shader!("routine/triangle_rest_turned.wgsl")),
];

pub(super) fn passes(of: &TriangularSystem, device: &Device<'_>) -> Result<Passes, String> {
    let TriangularSystem { ty, n, cols, ones, turned, .. } = *of;
    let rep = blocks::rep(device, ty, n, cols)?;
    let upper = of.upper != turned;
    let (t, x) = (PassArray::In(0), PassArray::Out(0));
    if rep == Rep::F64 {
        return Ok(doubles(cols, n, Corner { turned, ones, upper }));
    }
    let mut passes = blocks::of_singles(device, n)?;
    let inverses = blocks::inverses(&mut passes, n);
    let count = blocks::blocks(n);
    blocks::copy(&mut passes, [PassArray::In(1), x], (n, cols), false, Rep::F32);
    blocks::invert(&mut passes, [t, inverses], n, (0, count), Corner { turned, ones, upper });
    if cols <= FEW {
        few(&mut passes, [t, inverses, x], n, cols, Corner { turned, ones, upper });
        return Ok(passes);
    }
    for k in 0..count {
        let block = if upper { count - 1 - k } else { k };
        let rest = if upper { (0, block * SIDE) } else { ((block + 1) * SIDE, n) };
        blocks::rows(&mut passes, [inverses, x], n, block, (0, cols));
        // Of what is subtracted from there is all.
        let shape = Corner { turned, ones, upper: false };
        blocks::update(&mut passes, (Some(t), x), n, block, shape, [rest, (0, cols)]);
    }
    Ok(passes)
}

/// Of singles with few right-hand sides: what a group finds for each, and what the rows behind lose by it.
fn few(passes: &mut Passes, arrays: [PassArray; 3], n: u32, cols: u32, shape: Corner) {
    let [t, _, x] = arrays;
    let mut shader = |of: &[(&str, &'static str); 2], read_only: &'static [bool]| {
        let (key, text) = of[usize::from(shape.turned)];
        passes.shader(key.into(), read_only, WORDS, |_| Ok(text.to_owned()))
    };
    let part = shader(&PARTS, &[true, true, false]);
    let rest = (n > WIDE).then(|| shader(&RESTS, &[true, false]));
    let count = n.div_ceil(WIDE);
    for k in 0..count {
        let low = WIDE * if shape.upper { count - 1 - k } else { k };
        let size = WIDE.min(n - low);
        let first = [n, low, shape.word(), size];
        let work = u64::from(size) * u64::from(size) * 500;
        passes.step(part, blocks::numbers(first, [0; 4]), &arrays, (cols, 1), work);
        let (from, to) = if shape.upper { (0, low) } else { (low + size, n) };
        if let Some(rest) = rest.filter(|_| from < to) {
            let words = blocks::numbers(first, [from, to, 0, 0]);
            let grid = ((to - from).div_ceil(SIDE), cols);
            passes.step(rest, words, &[t, x], grid, u64::from(SIDE * size) * 50);
        }
    }
}

fn doubles(cols: u32, n: u32, shape: Corner) -> Passes {
    let mut passes = Passes::default();
    let (t, x) = (PassArray::In(0), PassArray::Out(0));
    blocks::copy(&mut passes, [PassArray::In(1), x], (n, cols), false, Rep::F64);
    let arrays = (Some(t), x);
    if cols <= FEW {
        substitution::few(&mut passes, arrays, n, shape, cols);
        return passes;
    }
    let count = blocks::blocks(n);
    for k in 0..count {
        let block = if shape.upper { count - 1 - k } else { k };
        let rest = if shape.upper { (0, block * SIDE) } else { ((block + 1) * SIDE, n) };
        let all = (0, cols);
        substitution::rows(&mut passes, arrays, (n, block), shape, all);
        substitution::update(&mut passes, arrays, (n, block), (shape, false), [rest, all]);
    }
    passes
}
