//! The shaders of a convolution. Of singles a group finds some rows and columns, each thread four rows: for a piece of the
//! kernel after the other, what lies under it is brought to the memory of the group. Of doubles, whose arithmetic takes
//! longer than what it reads, a thread finds an element. Must not know devices.

use super::Convolution;
use crate::routine::lanes::WORDS;
use crate::routine::{Device, PassArray, Passes};
use crate::wgsl::{Library, Rep};

/// Rows that a thread finds.
const EACH: u32 = 4;
/// Threads of a group.
const THREADS: u32 = 256;
/// What a multiplication and addition of doubles takes of [`Limits::dispatch_work`](crate::provider::Limits).
const DOUBLE: u64 = 800;
/// Of fewer columns one is found at a time.
const FEW: u32 = 8;

/// How the threads of a group lie, and how large a piece of the kernel is, along rows and columns.
#[derive(Clone, Copy)]
struct Tile {
    threads: (u32, u32),
    piece: (u32, u32),
}

impl Tile {
    fn of(cols: u32) -> Tile {
        match cols < FEW {
            true => Tile { threads: (THREADS, 1), piece: (64, 1) },
            false => Tile { threads: (16, THREADS / 16), piece: (32, 8) },
        }
    }

    /// Rows and columns that a group finds.
    fn found(self) -> (u32, u32) {
        (EACH * self.threads.0, self.threads.1)
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
    let ((across, down), (rows, cols)) = (tile.threads, tile.piece);
    // One more is read, and not used.
    let (height, width) = (EACH * across + rows, down + cols - 1);
    format!(
        "{}const ACROSS = {across}u;\nconst DOWN = {down}u;\nconst ROWS = {rows}u;\n\
         const COLS = {cols}u;\nconst HEIGHT = {height}u;\nconst WIDTH = {width}u;\n\
         const ROOM = {}u;\nconst WEIGHTS = {}u;\n",
        include_str!("../../../shaders/routine/convolution.wgsl"),
        height * width + height * width / 32 + 1,
        rows * cols,
    )
}
