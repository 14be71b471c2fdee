//! The passes: of singles all blocks on the diagonal are inverted at once; then the rows of one after the other are found, and what is
//! left of the others loses their product. Of few columns a group does all that for each. Must not know devices.

use super::{FEW, TriangularSystem};
use crate::routine::blocks::{self, Corner, SIDE};
use crate::routine::lanes::WORDS;
use crate::routine::{Device, PassArray, Passes, substitution};
use crate::wgsl::{Rep, shader};

/// Down the columns of the triangle, and of its transpose.
const ALONE: [(&str, &str); 2] = [
    ("triangle few", shader!("routine/triangle_few.wgsl")),
    ("triangle few turned", shader!("routine/triangle_few_turned.wgsl")),
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
        let (key, text) = ALONE[usize::from(turned)];
        let few = passes.shader(key.into(), &[true, true, false], WORDS, |_| Ok(text.to_owned()));
        let shape = Corner { turned, ones, upper };
        let words = blocks::numbers([n, count, shape.word(), 0], [0; 4]);
        passes.step(few, words, &[t, inverses, x], (cols, 1), u64::from(n) * u64::from(n) * 500);
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
