//! The passes: the block on the diagonal is factored and inverted by one group, its rows are found with that, and what is below and right of them
//! loses their product (LAPACK's right-looking order). Must not know devices.

use super::CholeskyFactor;
use crate::routine::blocks::{self, Corner, SIDE};
use crate::routine::lanes::WORDS;
use crate::routine::{Device, PassArray, Passes};

const BLOCK: (&str, &str) =
    ("cholesky block", include_str!("../../../shaders/routine/cholesky_block.wgsl"));

const END: &str = include_str!("../../../shaders/routine/cholesky_end.wgsl");

pub(super) fn passes(of: &CholeskyFactor, device: &Device<'_>) -> Result<Passes, String> {
    let n = of.n;
    let mut passes = blocks::on(device, of.ty, n, n)?;
    let (r, order) = (PassArray::Out(0), PassArray::Out(1));
    let inverses = blocks::inverses(&mut passes, n);
    passes.clear(order, 1);
    blocks::copy(&mut passes, [PassArray::In(0), r], (n, n), true);
    // What is read of R12' is lower.
    let turned = Corner { turned: true, ones: false, upper: false };
    for block in 0..blocks::blocks(n) {
        let rest = ((block + 1) * SIDE, n);
        let arrays = [r, order, inverses];
        blocks::alone(&mut passes, BLOCK, &[false, false, false], (n, block), &arrays);
        if rest.0 < n {
            blocks::rows(&mut passes, [inverses, r], n, block, rest);
            let upper = Corner { upper: true, ..turned };
            blocks::update(&mut passes, (None, r), n, block, upper, [rest, rest]);
        }
    }
    let shader =
        passes.shader("cholesky end".into(), &[true, false], WORDS, |_| Ok(END.to_owned()));
    let words = blocks::numbers([n, 0, 0, 0], [0; 4]);
    passes.step(shader, words, &[order, r], ((n * n).div_ceil(blocks::COPIED), 1), 1 << 18);
    Ok(passes)
}
