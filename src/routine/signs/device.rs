//! The passes: the block on the diagonal less its signs is inverted by one group, and what is below and right of it loses the product of
//! its columns, that inverse and its rows. Must not know devices.

use super::ReflectionSigns;
use crate::routine::blocks::{self, Corner, SIDE};
use crate::routine::{Device, PassArray, Passes};
use crate::wgsl::{Rep, shader};

const BLOCK: (&str, fn() -> String) =
    ("signs block", || shader!("routine/signs_block.wgsl").to_owned());

pub(super) fn passes(of: &ReflectionSigns, device: &Device<'_>) -> Result<Passes, String> {
    let n = of.n;
    let mut passes = blocks::on(device, of.ty, n, n)?;
    let a = passes.temp(u64::from(n) * u64::from(n) * 4);
    let inverses = blocks::inverses(&mut passes, n);
    blocks::copy(&mut passes, [PassArray::In(0), a], (n, n), false, Rep::F32);
    let whole = Corner { turned: false, ones: false, upper: false };
    for block in 0..blocks::blocks(n) {
        let rest = ((block + 1) * SIDE, n);
        let arrays = [a, PassArray::Out(0), inverses];
        blocks::alone(&mut passes, BLOCK, &[true, false, false], (n, block), &arrays);
        blocks::rows(&mut passes, [inverses, a], n, block, rest);
        blocks::update(&mut passes, (None, a), n, block, whole, [rest, rest]);
    }
    Ok(passes)
}
