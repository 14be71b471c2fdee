//! The pass: a group has some pages in its memory, and each of its threads a column of a page or of its right-hand sides. Must not know
//! devices.

use super::PageSystems;
use crate::routine::lanes::{self, WORDS};
use crate::routine::{Device, PassArray, Passes};
use crate::wgsl::{Library, Rep, shader};

/// Threads of a group.
const THREADS: u32 = 256;
/// Words of its memory for elements.
const HELD: u32 = 3_584;
/// Right-hand sides that are solved for at a time, at least.
const FEW: u32 = 8;

pub(super) fn passes(of: &PageSystems, device: &Device<'_>) -> Result<Passes, String> {
    let &PageSystems { ty, n, cols, pages, same } = of;
    let rep = Rep::of(ty, device.fast);
    let held = match rep {
        Rep::F32 => HELD,
        Rep::F64 => HELD / 2,
        _ => return Err(format!("systems of {ty} on a device")),
    };
    if n == 0 || cols == 0 || pages == 0 || n * (n + FEW.min(cols)) > held {
        return Err(format!("systems of pages of {n} on a device"));
    }
    let chunk = cols.min(held / n - n).min(THREADS - n);
    let width = n + chunk;
    let each = (THREADS / width).min(held / (n * width)).clamp(1, pages);
    let grid = (pages.div_ceil(each), cols.div_ceil(chunk));
    if grid.0.max(grid.1) > device.groups {
        return Err(format!("systems of {pages} pages on a device"));
    }
    let mut passes = Passes::default();
    let write = move |library: &Library| Ok(text(rep, held, library));
    let shader = passes.shader(format!("pages {rep:?}"), &[true, true, false, false], WORDS, write);
    let mut words = vec![n, cols, pages, each, chunk, u32::from(same[0]), u32::from(same[1])];
    words.resize(WORDS, 0);
    let arrays = [PassArray::In(0), PassArray::In(1), PassArray::Out(0), PassArray::Out(1)];
    let cost = if rep == Rep::F64 { 800 } else { 20 };
    passes.step(shader, words, &arrays, grid, u64::from(n * n * THREADS) * cost);
    Ok(passes)
}

fn text(rep: Rep, held: u32, library: &Library) -> String {
    let (over, more, size, epsilon) = match rep {
        Rep::F64 => (
            "f64_div(a, b)",
            "f64_lt(b, a)",
            "f64_abs(a)",
            "f64_mul(vec2<u32>(0u, 0x3cb00000u), f64_mul(f64_from_u32(n), a))",
        ),
        _ => ("a / b", "a > b", "abs(a)", "f32(n) * a * 1.1920929e-7"),
    };
    let mut text = format!(
        "{}{}const HELD = {held}u;\n\
         fn over(a: Number, b: Number) -> Number {{\n  return {over};\n}}\n\
         fn is_more(a: Number, b: Number) -> bool {{\n  return {more};\n}}\n\
         fn size(a: Number) -> Number {{\n  return {size};\n}}\n\
         fn least(n: u32, a: Number) -> Number {{\n  return {epsilon};\n}}\n",
        shader!("routine/pages.wgsl"),
        lanes::arithmetic(rep),
    );
    text.push_str(&library.needed_by(&text));
    text
}
