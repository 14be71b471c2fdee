//! The passes: the block on the diagonal is factored by one group, its rows are found with that, and what is below and right of them
//! loses their product (LAPACK's right-looking order). Must not know devices.

use super::CholeskyFactor;
use crate::routine::blocks::{self, Corner, SIDE};
use crate::routine::lanes::WORDS;
use crate::routine::{Device, PassArray, Passes, substitution};
use crate::wgsl::{Library, Rep, shader};

const BLOCK: (&str, fn() -> String) =
    ("cholesky block", || shader!("routine/cholesky_block.wgsl").to_owned());

const BLOCK_OF_DOUBLES: &str = shader!("routine/cholesky_block_doubles.wgsl");

const END: &str = shader!("routine/cholesky_end.wgsl");

pub(super) fn passes(of: &CholeskyFactor, device: &Device<'_>) -> Result<Passes, String> {
    let n = of.n;
    let rep = blocks::rep(device, of.ty, n, n)?;
    let mut passes = match rep {
        Rep::F64 => Passes::default(),
        _ => blocks::of_singles(device, n)?,
    };
    let (r, order) = (PassArray::Out(0), PassArray::Out(1));
    passes.clear(order, 1);
    blocks::copy(&mut passes, [PassArray::In(0), r], (n, n), true, rep);
    match rep {
        Rep::F64 => doubles(&mut passes, [r, order], n),
        _ => singles(&mut passes, [r, order], n),
    }
    let write = move |_: &Library| Ok(blocks::of_elements(END, rep));
    let shader = passes.shader(format!("cholesky end {rep:?}"), &[true, false], WORDS, write);
    let words = blocks::numbers([n, 0, 0, 0], [0; 4]);
    passes.step(shader, words, &[order, r], ((n * n).div_ceil(blocks::COPIED), 1), 1 << 18);
    Ok(passes)
}

/// What is read of R12' is lower.
const TURNED: Corner = Corner { turned: true, ones: false, upper: false };

fn singles(passes: &mut Passes, [r, order]: [PassArray; 2], n: u32) {
    let inverses = blocks::inverses(passes, n);
    for block in 0..blocks::blocks(n) {
        let rest = ((block + 1) * SIDE, n);
        let arrays = [r, order, inverses];
        blocks::alone(passes, BLOCK, &[false, false, false], (n, block), &arrays);
        if rest.0 < n {
            blocks::rows(passes, [inverses, r], n, block, rest);
            let upper = Corner { upper: true, ..TURNED };
            blocks::update(passes, (None, r), n, block, upper, [rest, rest]);
        }
    }
}

fn doubles(passes: &mut Passes, [r, order]: [PassArray; 2], n: u32) {
    let write = |library: &Library| substitution::text(BLOCK_OF_DOUBLES, library);
    let key = "cholesky block of doubles".to_owned();
    let shader = passes.shader(key, &[false, false], WORDS, write);
    for block in 0..blocks::blocks(n) {
        let rest = ((block + 1) * SIDE, n);
        let words = blocks::numbers([n, block, 0, 0], [0; 4]);
        passes.step(shader, words, &[r, order], (1, 1), 1 << 24);
        substitution::rows(passes, (None, r), (n, block), TURNED, rest);
        substitution::update(passes, (None, r), (n, block), (TURNED, true), [rest, rest]);
    }
}
