//! The passes for the first few: each thread keeps the first of what it looks through, of which few can belong to the result, and
//! those of a group are merged, one after the other. Long lanes are cut into parts, and the first of the parts looked through once
//! more. Must not know devices.

use super::Smallest;
use crate::routine::lanes::{self, Lanes, WORDS};
use crate::routine::sort::{Zeros, bits, key, whole_keys};
use crate::routine::{Device, PassArray, Passes};
use crate::value::ElemType;
use crate::wgsl::{Library, Rep, shader};

/// Lanes that lie side by side and are looked through by one group.
const BESIDE: u32 = 8;
/// As many groups are worth having.
const GROUPS: u32 = 1024;
/// Elements of a part at least.
const PART: u32 = 1024;

/// Lanes of a group.
fn beside(lanes: &Lanes) -> u32 {
    if lanes.inner < BESIDE { 1 } else { BESIDE }
}

/// Groups that all lanes take.
fn groups(lanes: &Lanes) -> u32 {
    (lanes.inner * lanes.outer).div_ceil(beside(lanes))
}

/// The elements of a part.
fn part(lanes: &Lanes) -> u32 {
    let parts = (GROUPS / groups(lanes).max(1)).max(1);
    lanes.len.div_ceil(parts).max(PART)
}

pub(super) fn passes(of: &Smallest, device: &Device<'_>) -> Result<Passes, String> {
    let Smallest { ty, lanes, descending, count } = *of;
    let fast = device.fast;
    bits(ty, fast)?;
    if count > Smallest::MOST {
        return Err(format!("the first {count} of each lane on a device"));
    }
    let mut passes = Passes::default();
    let (x, y, places) = (PassArray::In(0), PassArray::Out(0), PassArray::Out(1));
    let parts = lanes.len.div_ceil(part(&lanes));
    let kept = count.next_power_of_two();
    let step = |passes: &mut Passes, last: bool, found: PassArray, grid: (u32, u32), len: u32| {
        let write = move |library: &Library| text(ty, fast, (beside(&lanes), kept), last, library);
        let name = if last { "first" } else { "first of parts" };
        let key = format!("{name} {kept} of {ty} {}", beside(&lanes));
        let read_only: &'static [bool] =
            if last { &[true, true, false, false] } else { &[true, false] };
        let shader = passes.shader(key, read_only, WORDS, write);
        let mut words = lanes.words(parts);
        (words[6], words[7], words[8]) = (len, count, u32::from(descending));
        words[9] = u32::from(parts > 1);
        let arrays: &[PassArray] = if last { &[x, found, y, places] } else { &[x, found] };
        let work = 1_000 * u64::from(beside(&lanes)) * u64::from(len + 64 * count);
        passes.step(shader, words, arrays, grid, work);
    };
    let found = passes.temp(lanes.count() * u64::from(parts * count) * 4);
    if parts > 1 {
        step(&mut passes, false, found, (groups(&lanes), parts), part(&lanes));
    }
    let left = if parts > 1 { parts * count } else { lanes.len };
    step(&mut passes, true, found, (groups(&lanes), 1), left);
    Ok(passes)
}

fn text(
    ty: ElemType,
    fast: bool,
    (beside, kept): (u32, u32),
    last: bool,
    library: &Library,
) -> Result<String, String> {
    let rep = Rep::of(ty, fast);
    let head = match last {
        true => shader!("routine/smallest_last.wgsl"),
        false => shader!("routine/smallest_part.wgsl"),
    };
    let mut text = format!(
        "{head}{}{}{}{}const BESIDE = {beside}u;\nconst KEPT = {kept}u;\n",
        shader!("routine/smallest.wgsl"),
        lanes::places(rep),
        key(rep, ty, Zeros::Alike)?,
        whole_keys(bits(ty, fast)?),
    );
    text.push_str(&library.needed_by(&text));
    Ok(text)
}
