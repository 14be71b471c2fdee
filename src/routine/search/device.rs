//! The shader that looks for elements in a sorted table. Must not know devices.

use super::Search;
use crate::routine::lanes::WORDS;
use crate::routine::{Device, PassArray, Passes, sort};
use crate::value::ElemType;
use crate::wgsl::{Library, Rep, shader};

/// Elements that a group looks for.
const BLOCK: u32 = 1024;

/// What a device does for it.
pub(super) fn passes(search: &Search, device: &Device<'_>) -> Result<Passes, String> {
    let Search { ty, len, count, or_equal } = *search;
    let fast = device.fast;
    sort::bits(ty, fast)?;
    let mut passes = Passes::default();
    let key = format!("search {}{ty}", if or_equal { "or equal " } else { "" });
    let write = move |library: &Library| text(ty, or_equal, fast, library);
    let shader = passes.shader(key, &[true, true, false], WORDS, write);
    let work = 100 * u64::from(BLOCK) * u64::from(search.steps());
    let arrays = [PassArray::In(0), PassArray::In(1), PassArray::Out(0)];
    passes.step(shader, words(len, count), &arrays, (count.div_ceil(BLOCK), 1), work);
    Ok(passes)
}

/// The block of numbers.
fn words(len: u32, count: u32) -> Vec<u32> {
    vec![len, count, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
}

/// The text; `or_equal` counts what is equal too.
fn text(ty: ElemType, or_equal: bool, fast: bool, library: &Library) -> Result<String, String> {
    let rep = Rep::of(ty, fast);
    let before = if or_equal { "<=" } else { "<" };
    let order = match rep.words() {
        1 => format!("key(a, 0u) {before} key(b, 0u)"),
        _ => format!(
            "select(key(a, 1u) < key(b, 1u), key(a, 0u) {before} key(b, 0u), key(a, 1u) == key(b, 1u))"
        ),
    };
    let mut text = format!(
        "{}alias Element = {};\n{}fn comes_before(a: Element, b: Element) -> bool {{\n  return {order};\n}}\n",
        shader!("routine/search.wgsl"),
        rep.stored(),
        sort::key(rep, ty, sort::Zeros::Alike)?,
    );
    text.push_str(&library.needed_by(&text));
    Ok(text)
}
