//! The passes: the columns of a block are factored by one group, rows change places in the others and lose what is above them, and what
//! is below and right of the block loses the product of its columns and rows (LAPACK's right-looking order). Must not know devices.

use super::{LuFactors, panel};
use crate::routine::blocks::{self, Corner, SIDE};
use crate::routine::lanes::WORDS;
use crate::routine::{Device, PassArray, Passes, substitution};
use crate::wgsl::{Library, Rep, shader};

const END: &str =
    concat!(shader!("routine/dense_inverse.wgsl"), shader!("routine/lu_panel_end.wgsl"));
/// The columns of a block: rows that are few, or more than a group holds, are read and written for every column.
const PANEL: (&str, fn() -> String) =
    ("lu panel", || format!("{END}{}", shader!("routine/lu_panel.wgsl")));
const HELD: (&str, fn() -> String) = ("lu panel held", || format!("{END}{}", panel::text()));
/// Rows of which threads have one each.
const FEW: u32 = 256;
const ROWS: &str = shader!("routine/lu_rows.wgsl");
const PANEL_OF_DOUBLES: &str = shader!("routine/lu_panel_doubles.wgsl");
const ROWS_OF_DOUBLES: &str = shader!("routine/lu_rows_doubles.wgsl");
/// What is solved with.
const UNIT: Corner = Corner { turned: false, ones: true, upper: false };

pub(super) fn passes(of: &LuFactors, device: &Device<'_>) -> Result<Passes, String> {
    let n = of.n;
    if blocks::rep(device, of.ty, n, n)? == Rep::F64 {
        return Ok(doubles(n));
    }
    let mut passes = blocks::of_singles(device, n)?;
    let [a, order, told] = [0, 1, 2].map(PassArray::Out);
    let inverses = blocks::inverses(&mut passes, n);
    let [pivots, sources] = [(); 2].map(|()| passes.temp(u64::from(n) * 4));
    passes.clear(told, 2);
    blocks::copy(&mut passes, [PassArray::In(0), a], (n, n), false, Rep::F32);
    let exchange =
        passes.shader("lu rows".into(), &[true, true, true, false], WORDS, |_| Ok(ROWS.to_owned()));
    for block in 0..blocks::blocks(n) {
        let rest = ((block + 1) * SIDE, n);
        let arrays = [a, order, told, pivots, sources, inverses];
        let rows = n - block * SIDE;
        let panel = if (FEW + 1..=panel::ROWS).contains(&rows) { HELD } else { PANEL };
        blocks::alone(&mut passes, panel, &[false; 6], (n, block), &arrays);
        let words = blocks::numbers([n, block, 0, 0], [0; 4]);
        let arrays = [pivots, sources, inverses, a];
        passes.step(exchange, words, &arrays, (blocks::blocks(n), 1), 1 << 21);
        if rest.0 < n {
            blocks::update(&mut passes, (None, a), n, block, UNIT, [rest, rest]);
        }
    }
    Ok(passes)
}

fn doubles(n: u32) -> Passes {
    let mut passes = Passes::default();
    let [a, order, told] = [0, 1, 2].map(PassArray::Out);
    let [pivots, sources] = [(); 2].map(|()| passes.temp(u64::from(n) * 4));
    passes.clear(told, 2);
    blocks::copy(&mut passes, [PassArray::In(0), a], (n, n), false, Rep::F64);
    let panel = passes.shader("lu panel of doubles".into(), &[false; 5], WORDS, |library| {
        substitution::text(PANEL_OF_DOUBLES, library)
    });
    let read_only = &[true, true, false];
    let write = |_: &Library| Ok(ROWS_OF_DOUBLES.to_owned());
    let rows = passes.shader("lu rows of doubles".into(), read_only, WORDS, write);
    for block in 0..blocks::blocks(n) {
        let rest = ((block + 1) * SIDE, n);
        let words = blocks::numbers([n, block, 0, 0], [0; 4]);
        let arrays = [a, order, told, pivots, sources];
        passes.step(panel, words.clone(), &arrays, (1, 1), u64::from(n) << 19);
        passes.step(rows, words, &[pivots, sources, a], (blocks::blocks(n), 1), 1 << 20);
        substitution::rows(&mut passes, (None, a), (n, block), UNIT, rest);
        substitution::update(&mut passes, (None, a), (n, block), (UNIT, false), [rest, rest]);
    }
    passes
}
