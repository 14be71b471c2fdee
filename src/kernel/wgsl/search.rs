//! The shader that looks for elements in a sorted table. Must not know devices.

use super::{Library, Rep, sort};
use crate::value::ElemType;

/// Elements that a group looks for.
pub const BLOCK: u32 = 1024;
/// Words of the block of numbers.
pub const WORDS: usize = 12;

/// The block of numbers.
pub fn words(len: u32, count: u32) -> Vec<u32> {
    vec![len, count, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
}

/// The text; `or_equal` counts what is equal too.
pub fn text(ty: ElemType, or_equal: bool, fast: bool, library: &Library) -> Result<String, String> {
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
        include_str!("../../../shaders/routine/search.wgsl"),
        rep.stored(),
        sort::key(rep, ty)?,
    );
    text.push_str(&library.needed_by(&text));
    Ok(text)
}
