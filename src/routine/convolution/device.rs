//! The shaders of a convolution. Of singles a group finds some rows and columns, each thread a few rows: for a piece of the
//! kernel after the other, mostly all of it, what lies under it is brought to the memory of the group; long columns go by transforms
//! (`spectra`). Of doubles, whose arithmetic takes longer than what it reads, a thread finds an element. Must not know devices.

use super::{Convolution, spectra};
use crate::routine::lanes::WORDS;
use crate::routine::{Device, PassArray, Passes};
use crate::wgsl::{Library, Rep, shader};

/// Threads of a group, of doubles.
const THREADS: u32 = 256;
/// What a multiplication and addition of doubles takes of [`Limits::dispatch_work`](crate::provider::Limits).
const DOUBLE: u64 = 800;
/// Of fewer columns one is found at a time.
const FEW: u32 = 8;

/// How the threads of a group lie, how many vectors of four rows and how many columns each finds, and how large a piece of the kernel
/// is, in vectors of four weights and columns: as much as the memory of a group has room for.
#[derive(Clone, Copy)]
struct Tile {
    threads: (u32, u32),
    quads: u32,
    columns: u32,
    piece: (u32, u32),
}

impl Tile {
    fn of(cols: u32) -> Tile {
        match cols < FEW {
            true => Tile { threads: (128, 1), quads: 3, columns: 1, piece: (130, 1) },
            false => Tile { threads: (16, 8), quads: 1, columns: 2, piece: (6, 21) },
        }
    }

    /// Rows and columns that a group finds.
    fn found(self) -> (u32, u32) {
        (4 * self.quads * self.threads.0, self.columns * self.threads.1)
    }
}

pub(super) fn passes(of: &Convolution, device: &Device<'_>) -> Result<Passes, String> {
    let Convolution { ty, kernel, size, .. } = *of;
    match Rep::of(ty, device.fast) {
        Rep::F32 if spectra::suits(of) => return Ok(spectra::passes(of)),
        Rep::F32 => {}
        Rep::F64 => return Ok(of_doubles(of)),
        _ => return Err(format!("a convolution of {ty} on a device")),
    }
    let tile = Tile::of(size.1);
    let (rows, cols) = tile.found();
    let grid = (size.0.div_ceil(rows), size.1.div_ceil(cols));
    let mut passes = Passes::default();
    let write = move |_: &_| Ok(text(tile));
    let key = format!("convolution {}", tile.threads.0);
    let shader = passes.shader(key, &[true, true, false], WORDS, write);
    let work = 50 * u64::from(rows * cols) * u64::from(kernel.0) * u64::from(kernel.1);
    let arrays = [PassArray::In(0), PassArray::In(1), PassArray::Out(0)];
    passes.step(shader, words(of), &arrays, grid, work);
    Ok(passes)
}

pub(super) fn words(of: &Convolution) -> Vec<u32> {
    let Convolution { data, kernel, first, size, backwards, .. } = *of;
    let mut words = vec![data.0, data.1, size.0, size.1, kernel.0, kernel.1, first.0, first.1];
    words.push(u32::from(backwards));
    words.resize(WORDS, 0);
    words
}

fn of_doubles(of: &Convolution) -> Passes {
    let mut passes = Passes::default();
    let shader = passes.shader(
        "convolution of doubles".into(),
        &[true, true, false],
        WORDS,
        text_of_doubles,
    );
    let groups = (of.size.0 * of.size.1).div_ceil(THREADS);
    let work = DOUBLE * u64::from(THREADS) * u64::from(of.kernel.0) * u64::from(of.kernel.1);
    let arrays = [PassArray::In(0), PassArray::In(1), PassArray::Out(0)];
    passes.step(shader, words(of), &arrays, (groups, 1), work);
    passes
}

fn text_of_doubles(library: &Library) -> Result<String, String> {
    let main = shader!("routine/convolution_doubles.wgsl");
    Ok(format!("{main}{}", library.needed_by(main)))
}

fn text(tile: Tile) -> String {
    let Tile { threads: (across, down), quads, columns, piece: (fours, cols) } = tile;
    let (height, width) = (quads * across + fours, columns * down + cols - 1);
    let beside = columns - 1;
    let mut text = format!(
        "{}const ACROSS = {across}u;\nconst DOWN = {down}u;\nconst QUADS = {quads}u;\n\
         const FOURS = {fours}u;\nconst COLS = {cols}u;\nconst BESIDE = {beside}u;\n\
         const HEIGHT = {height}u;\nconst WIDTH = {width}u;\n",
        shader!("routine/convolution.wgsl"),
    );
    let sums: Vec<(u32, u32)> =
        (0..columns).flat_map(|c| (0..quads).map(move |q| (c, q))).collect();
    let each = |of: &dyn Fn(u32, u32) -> String| -> String {
        sums.iter().map(|&(c, q)| of(c, q) + "\n").collect()
    };
    text.push_str(&each(&|c, q| format!("var<private> sum{c}_{q}: vec4<f32>;")));
    let clear = each(&|c, q| format!("  sum{c}_{q} = vec4<f32>(0.0);"));
    text.push_str(&format!("fn clear_sums() {{\n{clear}}}\n"));
    text.push_str(&multiply(quads, columns));
    let add = each(&|c, q| {
        let place = format!("own + vec2<u32>({q}u, {c}u)");
        format!("  sum{c}_{q} += tapped({place}, tap, corner, kernel, data);")
    });
    text.push_str(&format!(
        "fn add_tap(own: vec2<u32>, tap: vec2<u32>, corner: vec2<u32>, kernel: vec2<u32>, data: vec2<u32>) \
         {{\n{add}}}\n"
    ));
    let give =
        each(&|c, q| format!("  give_four(sum{c}_{q}, at + vec2<u32>({}u, {c}u), size);", 4 * q));
    text.push_str(&format!("fn give(at: vec2<u32>, size: vec2<u32>) {{\n{give}}}\n"));
    text
}

/// The text of what the weights of a piece make of what lies under a thread's rows: of every column of that, a window of vectors goes
/// down with the weights.
fn multiply(quads: u32, columns: u32) -> String {
    let mut text = "fn multiply(own: vec2<u32>, fours: u32, cols: u32) {\n  \
                    for (var c = 0u; c < cols; c++) {\n    \
                    let first = own.x + HEIGHT * (own.y + c);\n"
        .to_owned();
    for q in 0..quads {
        text.push_str(&format!("    var w{q} = seen[first + {q}u];\n"));
    }
    text.push_str("    for (var f = 0u; f < fours; f++) {\n");
    text.push_str(&format!("      let w{quads} = seen[first + f + {quads}u];\n"));
    for c in 0..columns {
        let column = columns - 1 - c;
        text.push_str(&format!("      let h{c} = weights[f + FOURS * (c + {column}u)];\n"));
    }
    for q in 0..quads {
        let (a, b) = (format!("w{q}"), format!("w{}", q + 1));
        let under = [
            a.clone(),
            format!("vec4<f32>({a}.yzw, {b}.x)"),
            format!("vec4<f32>({a}.zw, {b}.xy)"),
            format!("vec4<f32>({a}.w, {b}.xyz)"),
        ];
        for (part, under) in ["x", "y", "z", "w"].iter().zip(under) {
            for c in 0..columns {
                text.push_str(&format!("      sum{c}_{q} += h{c}.{part} * {under};\n"));
            }
        }
    }
    for q in 0..quads {
        text.push_str(&format!("      w{q} = w{};\n", q + 1));
    }
    text.push_str("    }\n  }\n}\n");
    text
}
