//! The passes: one for each column. It finds what the reflection of the column before leaves of this one, and the reflection for it;
//! of the columns behind it finds the former and their products with the latter. Must not know devices.

use super::Tridiagonal;
use crate::routine::blocks::{self, numbers};
use crate::routine::lanes::WORDS;
use crate::routine::{Device, PassArray, Passes};
use crate::wgsl::{Rep, shader};

/// Columns of a group.
const COLUMNS: u32 = 4;
const STEP: &str = shader!("routine/tridiagonal_step.wgsl");

pub(super) fn passes(of: &Tridiagonal, device: &Device<'_>) -> Result<Passes, String> {
    let Tridiagonal { ty, n, vectors } = *of;
    let mut passes = blocks::on(device, ty, n, n)?;
    let a = passes.temp(u64::from(n) * u64::from(n) * 4);
    // The vectors of two reflections, their products, and a number of each.
    let length = 2 * (2 * n + 1);
    let reflections = passes.temp(u64::from(length) * 4);
    passes.clear(reflections, length);
    blocks::copy(&mut passes, [PassArray::In(0), a], (n, n), false, Rep::F32);
    let [kept, factors] = if vectors {
        let [kept, factors] = [1, 2].map(PassArray::Out);
        passes.clear(kept, n * n);
        passes.clear(factors, n);
        [kept, factors]
    } else {
        [(); 2].map(|()| passes.temp(4))
    };
    let step =
        passes.shader("tridiagonal step".into(), &[false; 5], WORDS, |_| Ok(STEP.to_owned()));
    for k in 0..n {
        let groups = (n - 1 - k).div_ceil(COLUMNS).max(1);
        let arrays = [a, reflections, PassArray::Out(0), kept, factors];
        let work = u64::from(n) * u64::from(COLUMNS) * 50;
        passes.step(
            step,
            numbers([n, k, u32::from(vectors), 0], [0; 4]),
            &arrays,
            (groups, 1),
            work,
        );
    }
    Ok(passes)
}
