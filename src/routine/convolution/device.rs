//! The shaders of a convolution. Of singles a group finds some rows and columns, each thread a few rows: for a piece of the
//! kernel after the other, mostly all of it, what lies under it is brought to the memory of the group. Of doubles, whose arithmetic takes
//! longer than what it reads, a thread finds an element. Must not know devices.

use super::Convolution;
use crate::routine::lanes::WORDS;
use crate::routine::{Device, PassArray, Passes};
use crate::wgsl::{Library, Rep};

/// Threads of a group, of doubles.
const THREADS: u32 = 256;
/// What a multiplication and addition of doubles takes of [`Limits::dispatch_work`](crate::provider::Limits).
const DOUBLE: u64 = 800;
/// Of fewer columns one is found at a time.
const FEW: u32 = 8;

/// How the threads of a group lie, how many rows each finds, and how large a piece of the kernel is, along rows and columns:
/// as much as the memory of a group has room for.
#[derive(Clone, Copy)]
struct Tile {
    threads: (u32, u32),
    each: u32,
    piece: (u32, u32),
}

impl Tile {
    fn of(cols: u32) -> Tile {
        match cols < FEW {
            true => Tile { threads: (128, 1), each: 13, piece: (520, 1) },
            false => Tile { threads: (16, 16), each: 5, piece: (20, 16) },
        }
    }

    /// Rows and columns that a group finds.
    fn found(self) -> (u32, u32) {
        (self.each * self.threads.0, self.threads.1)
    }
}

pub(super) fn passes(of: &Convolution, device: &Device<'_>) -> Result<Passes, String> {
    let Convolution { ty, kernel, size, .. } = *of;
    match Rep::of(ty, device.fast) {
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

fn words(of: &Convolution) -> Vec<u32> {
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
    let main = include_str!("../../../shaders/routine/convolution_doubles.wgsl");
    Ok(format!("{main}{}", library.needed_by(main)))
}

fn text(tile: Tile) -> String {
    let Tile { threads: (across, down), each, piece: (rows, cols) } = tile;
    // One more is read, and not used.
    let (height, width) = (each * across + rows, down + cols - 1);
    format!(
        "{}const ACROSS = {across}u;\nconst DOWN = {down}u;\nconst EACH = {each}u;\nconst ROWS = {rows}u;\n\
         const COLS = {cols}u;\nconst HEIGHT = {height}u;\nconst WIDTH = {width}u;\n",
        include_str!("../../../shaders/routine/convolution.wgsl"),
    )
}
