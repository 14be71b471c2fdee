//! The passes: the columns of a block are factored by one group, rows change places in the others, and what is below and right of the
//! block loses the product of its columns and rows (LAPACK's right-looking order). Must not know devices.

use super::LuFactors;
use crate::routine::blocks::{self, Corner, SIDE};
use crate::routine::lanes::WORDS;
use crate::routine::{Device, PassArray, Passes};

const PANEL: (&str, &str) = ("lu panel", include_str!("../../../shaders/routine/lu_panel.wgsl"));
const SWAP: &str = include_str!("../../../shaders/routine/lu_swap.wgsl");

pub(super) fn passes(of: &LuFactors, device: &Device<'_>) -> Result<Passes, String> {
    let n = of.n;
    let mut passes = blocks::on(device, of.ty, n, n)?;
    let [a, order, told] = [0, 1, 2].map(PassArray::Out);
    let inverses = blocks::inverses(&mut passes, n);
    let pivots = passes.temp(u64::from(n) * 4);
    passes.clear(told, 2);
    blocks::copy(&mut passes, [PassArray::In(0), a], (n, n), false);
    let shape = Corner { turned: false, ones: true, upper: false };
    for block in 0..blocks::blocks(n) {
        let rest = ((block + 1) * SIDE, n);
        let arrays = [a, order, told, pivots];
        blocks::alone(&mut passes, PANEL, &[false; 4], (n, block), &arrays);
        let swap = passes.shader("lu swap".into(), &[true, false], WORDS, |_| Ok(SWAP.to_owned()));
        let words = blocks::numbers([n, block, 0, 0], [0; 4]);
        passes.step(swap, words, &[pivots, a], (n.div_ceil(64), 1), 1 << 20);
        if rest.0 < n {
            blocks::invert(&mut passes, [a, inverses], n, (block, 1), shape);
            blocks::rows(&mut passes, [inverses, a], n, block, rest);
            blocks::update(&mut passes, (None, a), n, block, shape, [rest, rest]);
        }
    }
    Ok(passes)
}
