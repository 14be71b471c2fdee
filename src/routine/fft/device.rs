//! The shaders of Fourier transforms of complex singles: a pass for each small factor of the length (Stockham's order, which
//! needs no reversal of digits). Must not know devices.

use super::Fft;
use crate::routine::lanes::{Lanes, WORDS};
use crate::routine::{Device, PassArray, Passes};
use crate::value::ElemType;
use crate::wgsl::{Library, Rep};

/// Threads of a group.
const THREADS: u32 = 256;
/// The factors that there are passes for, in the order in which they are taken out.
const RADICES: [u32; 7] = [8, 4, 2, 3, 5, 7, 11];
/// Lines times their length, at most: places are counted in 32 bits.
const MOST: u64 = 1 << 28;

/// One pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Pass {
    /// The factor.
    radix: u32,
    /// The product of the factors before.
    done: u32,
}

/// What a device does for a transform: from the input, to and fro, so that the last pass writes the output.
pub(super) fn passes(fft: &Fft, device: &Device<'_>) -> Result<Passes, String> {
    let Fft { ty, lanes, inverse } = *fft;
    let all = factors(ty, &lanes, device.fast)?;
    let mut passes = Passes::default();
    let between = match all.len() {
        0 => return Err("a Fourier transform of length 1 on a device".to_owned()),
        1 => None,
        _ => Some(passes.temp(lanes.elements() * 8)),
    };
    let mut from = PassArray::In(0);
    for (k, &pass) in all.iter().enumerate() {
        let radix = pass.radix;
        let key = format!("fft {radix}");
        let shader =
            passes.shader(key, &[true, false], WORDS, move |library| Ok(text(radix, library)));
        let to = match between {
            Some(between) if (all.len() - k) % 2 == 0 => between,
            _ => PassArray::Out(0),
        };
        let groups = threads(pass, &lanes).div_ceil(THREADS);
        let work = u64::from(THREADS) * u64::from(radix) * 5_000;
        passes.step(shader, words(pass, &lanes, inverse), &[from, to], (groups, 1), work);
        from = to;
    }
    Ok(passes)
}

/// The factors of a transform, or why it has none.
fn factors(ty: ElemType, lanes: &Lanes, fast: bool) -> Result<Vec<Pass>, String> {
    if Rep::of(ty, fast) != Rep::C32 {
        return Err(format!("a Fourier transform of {ty} on a device"));
    }
    let all = u64::from(lanes.inner) * u64::from(lanes.len) * u64::from(lanes.outer);
    if all > MOST {
        return Err("a Fourier transform of so many elements on a device".to_owned());
    }
    let (mut rest, mut done) = (lanes.len.max(1), 1);
    let mut passes = Vec::new();
    for radix in RADICES {
        while rest.is_multiple_of(radix) {
            passes.push(Pass { radix, done });
            rest /= radix;
            done *= radix;
        }
    }
    match rest {
        1 => Ok(passes),
        _ => Err(format!("a Fourier transform of length {} on a device", lanes.len)),
    }
}

/// Threads of a pass.
fn threads(pass: Pass, lanes: &Lanes) -> u32 {
    lanes.len / pass.radix * lanes.inner * lanes.outer
}

/// The block of numbers; the last pass of an inverse transform scales.
fn words(pass: Pass, lanes: &Lanes, inverse: bool) -> Vec<u32> {
    let last = pass.done * pass.radix == lanes.len;
    let scale = if inverse && last { 1.0 / lanes.len as f32 } else { 1.0 };
    let mut words = lanes.words(0);
    words[4] = pass.done;
    words[5] = u32::from(inverse);
    words[6] = scale.to_bits();
    words
}

/// The text of the passes of a factor.
fn text(radix: u32, library: &Library) -> String {
    let main = include_str!("../../../shaders/routine/fft_pass.wgsl");
    let mut text = format!("{main}const radix = {radix}u;\n");
    text.push_str(&library.needed_by(&text));
    text
}
