//! Convolutions of singles with a long column by transforms in a group's memory. Must not know devices.

use super::Convolution;
use super::device::words;
use crate::routine::fft::stages::{SAMPLES, THREADS, TURNS, function, places};
use crate::routine::lanes::WORDS;
use crate::routine::{PassArray, Passes};
use crate::value::Class;
use crate::wgsl::{Library, shader};

/// Rows of a kernel from which on, and rows of the result, transforms take less time than products.
const LONG: u32 = 200;
const MANY: u32 = 16_384;
/// Rows of a piece of a longer kernel.
const PIECE: u32 = SAMPLES / 2;

/// Whether a convolution goes by transforms.
pub(super) fn suits(of: &Convolution) -> bool {
    let column = of.kernel.1 == 1 && of.first.1 + of.size.1 <= of.data.1;
    column && of.ty.class == Class::Single && of.kernel.0 >= LONG && of.size.0 >= MANY
}

pub(super) fn passes(of: &Convolution) -> Passes {
    let rows = of.kernel.0;
    let parts = rows.div_ceil(PIECE);
    let piece = rows.min(PIECE);
    let found = SAMPLES - (piece - 1);
    let mut numbers = words(of);
    (numbers[5], numbers[8], numbers[9]) = (parts, piece, found);
    let mut passes = Passes::default();
    let spectra = passes.temp(u64::from(parts) * u64::from(SAMPLES + 1) * 8);
    let [x, k] = [0, 1].map(PassArray::In);
    let transform = 5_000 * u64::from(SAMPLES);
    let shader = passes.shader("convolution, kernel".into(), &[true, false], WORDS, text_of_kernel);
    passes.step(shader, numbers.clone(), &[k, spectra], (parts, 1), transform);
    let read_only = &[true, true, true, false];
    let shader = passes.shader("convolution by transforms".into(), read_only, WORDS, text);
    let grid = (of.size.0.div_ceil(2 * found), of.size.1);
    let direct = 50 * u64::from(2 * found) * u64::from(rows);
    let work = direct.max(transform * u64::from(parts + 1));
    passes.step(shader, numbers, &[x, k, spectra, PassArray::Out(0)], grid, work);
    passes
}

fn text_of_kernel(library: &Library) -> Result<String, String> {
    let main = shader!("routine/convolution_kernel.wgsl");
    Ok(with_transform(main.to_owned(), library))
}

fn text(library: &Library) -> Result<String, String> {
    let mut text = shader!("routine/convolution_spectra.wgsl").to_owned();
    let all = |of: &dyn Fn(usize, u32) -> String| -> String {
        places().iter().enumerate().map(|(k, &place)| of(k, place) + "\n").collect()
    };
    text.push_str(&all(&|k, _| format!("var<private> sum{k}: vec2<f32>;")));
    let clear = all(&|k, _| format!("  sum{k} = vec2<f32>(0.0);"));
    text.push_str(&format!("fn clear_sums() {{\n{clear}}}\n"));
    let add = all(&|k, place| format!("  sum{k} += weighted(part, lid + {place}u, v{k});"));
    text.push_str(&format!("fn add(lid: u32, part: u32) {{\n{add}}}\n"));
    // Each where the next transform has that sample.
    let sums = all(&|k, place| format!("  v{} = conjugate(sum{k});", place / THREADS));
    text.push_str(&format!("fn take_sums() {{\n{sums}}}\n"));
    Ok(with_transform(text, library))
}

/// With the transform, its samples from `taken`, and its results to `put`.
fn with_transform(mut text: String, library: &Library) -> String {
    let held = shader!("routine/convolution_held.wgsl");
    text.push_str(&format!("const THREADS = {THREADS}u;\n{held}{TURNS}{}", function()));
    let take: String = (0..SAMPLES / THREADS)
        .map(|k| format!("  v{k} = taken(lid + {}u);\n", k * THREADS))
        .collect();
    text.push_str(&format!("fn take(lid: u32) {{\n{take}}}\n"));
    let give: String = places()
        .iter()
        .enumerate()
        .map(|(k, place)| format!("  put(first + lid + {place}u, v{k});\n"))
        .collect();
    text.push_str(&format!("fn give(lid: u32, first: u32) {{\n{give}}}\n"));
    text.push_str(&library.needed_by(&text));
    text
}
