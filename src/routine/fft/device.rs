//! The shaders of Fourier transforms: passes for factors of the length (Stockham's order, which needs no reversal of digits).
//! Singles go through them with the roots of one that a thread finds for itself: of a power of two as much at a time as a group has
//! memory for, and small factors. Doubles as `op::fourier` says, to the bit. Must not know devices.

use super::{Fft, stages};
use crate::op::fourier::{FourierPlan, FourierStage};
use crate::routine::lanes::{Lanes, WORDS};
use crate::routine::{Device, PassArray, Passes};
use crate::wgsl::{Rep, shader};

/// Threads of a group.
const THREADS: u32 = 256;
/// Threads of a group for doubles.
const FEW: u32 = 64;
/// The small factors that there are passes for.
const RADICES: [u32; 4] = [3, 5, 7, 11];
/// Bits of a power of two that a pass takes at most, where a group does not hold all: the more, the fewer columns lie beside each other.
const BITS: u32 = 8;
/// Lanes beside each other that memory gives at once, as a power of two.
const BESIDE: u32 = 2;
/// Lines times their length, at most: places are counted in 32 bits.
const MOST: u64 = 1 << 28;
/// Words of the block of numbers of doubles.
const MANY: usize = 20;
/// What passes of doubles read besides.
const ROOTS: &[(&str, &str)] = &[("roots", "vec4<u32>")];

/// What a device does for a transform: from the input, to and fro, so that the last pass writes the output.
pub(super) fn passes(fft: &Fft, device: &Device<'_>) -> Result<Passes, String> {
    let all = fft.lanes.elements();
    if all > MOST {
        return Err("a Fourier transform of so many elements on a device".to_owned());
    }
    if fft.lanes.len < 2 {
        return Err("a Fourier transform of length 1 on a device".to_owned());
    }
    match Rep::of(fft.ty, device.fast) {
        Rep::C32 => singles(fft),
        _ => doubles(fft),
    }
}

/// The arrays between: each pass writes what the next one reads, the last one the output.
struct Between {
    from: PassArray,
    left: usize,
    temp: PassArray,
}

impl Between {
    fn of(passes: &mut Passes, count: usize, bytes: u64) -> Between {
        let temp = if count > 1 { passes.temp(bytes) } else { PassArray::Out(0) };
        Between { from: PassArray::In(0), left: count, temp }
    }

    /// From where to where the next pass goes.
    fn next(&mut self) -> (PassArray, PassArray) {
        self.left -= 1;
        let to = if self.left % 2 == 1 { self.temp } else { PassArray::Out(0) };
        (std::mem::replace(&mut self.from, to), to)
    }
}

// ---- singles

/// One pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Pass {
    /// The factor.
    radix: u32,
    /// The product of the factors before.
    done: u32,
}

fn singles(fft: &Fft) -> Result<Passes, String> {
    let Fft { lanes, inverse, real, .. } = *fft;
    let pairs = fft.pairs();
    let all = factors(pairs.len, pairs.inner > 1)?;
    let mut passes = Passes::default();
    let mut between = Between::of(&mut passes, all.len() + usize::from(real), pairs.elements() * 8);
    for (k, &pass) in all.iter().enumerate() {
        let Pass { radix, done } = pass;
        let given = real && k == 0;
        let key = format!("fft {radix} {given}");
        let bits = radix.is_power_of_two().then(|| radix.trailing_zeros());
        let types = [if given { "f32" } else { "vec2<f32>" }, "vec2<f32>"];
        let shader = passes.shader_with_ends(key, WORDS, types, &[], move || {
            let given = given_as(given, "vec2<f32>");
            match bits {
                Some(bits) => {
                    let head = shader!("routine/fft_group.wgsl");
                    format!("{head}{}{given}{}", stages::TURNS, stages::text(bits))
                }
                None => {
                    let main = shader!("routine/fft_pass.wgsl");
                    let turned = shader!("routine/fft_turned.wgsl");
                    format!("{main}{turned}{given}const radix = {radix}u;\n")
                }
            }
        });
        let (from, to) = between.next();
        let (groups, samples) = match bits {
            Some(_) => (threads(pairs.len, &pairs).div_ceil(stages::SAMPLES), stages::SAMPLES),
            None => (threads(pairs.len / radix, &pairs).div_ceil(THREADS), THREADS * radix),
        };
        let work = u64::from(samples) * 5_000;
        // The last pass of an inverse transform scales.
        let last = done * radix == pairs.len;
        let scale = if inverse && last { 1.0 / lanes.len as f32 } else { 1.0 };
        let mut words = pairs.words(0);
        words[4] = done;
        words[5] = u32::from(inverse);
        words[6] = scale.to_bits();
        words[7] = (done * radix).trailing_zeros();
        passes.step(shader, words, &[from, to], (groups, 1), work);
    }
    if real {
        let types = ["vec2<f32>"; 2];
        let shader = passes.shader_with_ends("fft parted".into(), MANY, types, &[], || {
            let main = shader!("routine/fft_parted.wgsl");
            let of = shader!("routine/fft_parted_singles.wgsl");
            let turned = shader!("routine/fft_turned.wgsl");
            format!("{of}{turned}{main}")
        });
        let (from, to) = between.next();
        let groups = threads(pairs.len, &pairs).div_ceil(FEW);
        passes.step(shader, many(&pairs), &[from, to], (groups, 1), u64::from(FEW) * 5_000);
    }
    Ok(passes)
}

/// The factors of a transform, or why it has none; of lanes whose samples lie beside those of others, or of such as lie in one piece.
fn factors(len: u32, beside: bool) -> Result<Vec<Pass>, String> {
    let bits = len.trailing_zeros();
    let (mut rest, mut done) = (len >> bits, 1);
    let mut passes = Vec::new();
    let mut pass = |radix: u32| {
        passes.push(Pass { radix, done });
        done *= radix;
    };
    // A lane that a group holds takes one pass; beside others, if it holds as many as memory gives at once.
    let held = if beside { stages::MOST - BESIDE } else { stages::MOST };
    let most = if rest == 1 && bits <= held { held } else { BITS };
    let count = bits.div_ceil(most);
    for k in 0..count {
        pass(1 << ((bits + k) / count));
    }
    for radix in RADICES {
        while rest.is_multiple_of(radix) {
            pass(radix);
            rest /= radix;
        }
    }
    match rest {
        1 => Ok(passes),
        _ => Err(format!("a Fourier transform of length {len} on a device")),
    }
}

// ---- doubles

fn doubles(fft: &Fft) -> Result<Passes, String> {
    let Fft { lanes, inverse, real, .. } = *fft;
    let plan = FourierPlan::<f64>::new(lanes.len as usize, real)
        .ok_or_else(|| format!("a Fourier transform of length {} on a device", lanes.len))?;
    let pairs = fft.pairs();
    let mut passes = Passes::default();
    let count = plan.stages.iter().map(|stage| stage.radices.len()).sum::<usize>();
    let mut between = Between::of(&mut passes, count + usize::from(real), pairs.elements() * 16);
    let (mut number, roots) = (0, PassArray::In(1));
    let long = lanes.len as usize > FourierPlan::<f64>::FINE;
    for FourierStage { factor, done, radices, roots: at } in &plan.stages {
        let mut within = 1;
        for &radix in radices {
            let given = real && number == 0;
            let key = format!("fft of doubles {radix} {given} {long}");
            let types = [if given { "vec2<u32>" } else { "vec4<u32>" }, "vec4<u32>"];
            let shader = passes
                .shader_with_ends(key, MANY, types, ROOTS, move || stage_text(radix, given, long));
            number += 1;
            let mut words = many(&pairs);
            words[3] = *factor as u32;
            words[6] = *done as u32;
            words[7] = within as u32;
            words[8] =
                u32::from(number == 1) | u32::from(inverse) << 1 | u32::from(number == count) << 2;
            words[9] = *at as u32;
            let scale = (1.0 / f64::from(lanes.len)).to_bits();
            (words[12], words[13]) = (scale as u32, (scale >> 32) as u32);
            words[14] = lanes.len;
            let (from, to) = between.next();
            let groups = threads(pairs.len / radix as u32, &pairs).div_ceil(FEW);
            let work = u64::from(FEW) * (radix * radix) as u64 * 40_000;
            passes.step(shader, words, &[from, to, roots], (groups, 1), work);
            within *= radix;
        }
    }
    if real {
        let key = format!("fft of doubles parted {long}");
        let types = ["vec4<u32>"; 2];
        let shader = passes.shader_with_ends(key, MANY, types, ROOTS, move || {
            let main = shader!("routine/fft_parted.wgsl");
            let of = shader!("routine/fft_parted_doubles.wgsl");
            format!("{of}{}{main}", roots_text(long))
        });
        let (from, to) = between.next();
        let mut words = many(&pairs);
        words[14] = lanes.len;
        let groups = threads(pairs.len, &pairs).div_ceil(FEW);
        passes.step(shader, words, &[from, to, roots], (groups, 1), u64::from(FEW) * 200_000);
    }
    Ok(passes)
}

fn stage_text(radix: usize, given: bool, long: bool) -> String {
    let main = shader!("routine/fft_stage.wgsl");
    let butterfly = match radix {
        2 => shader!("routine/fft_two.wgsl"),
        4 => shader!("routine/fft_four.wgsl"),
        _ => shader!("routine/fft_odd.wgsl"),
    };
    let (given, roots) = (given_as(given, "vec4<u32>"), roots_text(long));
    format!("{main}{butterfly}{roots}{given}const radix = {radix}u;\n")
}

/// Of long lengths a root is a product.
fn roots_text(long: bool) -> String {
    let roots = shader!("routine/fft_roots.wgsl");
    format!("{roots}const FINE = {}u;\nconst LONG = {long};\n", FourierPlan::<f64>::FINE)
}

// ---- both

/// The block of numbers of passes that have many.
fn many(lanes: &Lanes) -> Vec<u32> {
    let mut words = lanes.words(0);
    words.resize(MANY, 0);
    words
}

fn threads(of_lane: u32, lanes: &Lanes) -> u32 {
    of_lane * lanes.inner * lanes.outer
}

/// How the first pass is given its samples: a complex number from two real ones, or as it is.
fn given_as(real: bool, whole: &str) -> String {
    let taken = |place: &str| format!("taken({place})");
    let value = match real {
        true => {
            let place = "i + P[0].x * (2u * j + 2u * P[0].y * o)";
            let (even, odd) = (taken("at"), taken("at + P[0].x"));
            format!("  let at = {place};\n  return {whole}({even}, {odd});")
        }
        false => format!("  return {};", taken("i + P[0].x * (j + P[0].y * o)")),
    };
    format!("fn given(i: u32, j: u32, o: u32) -> {whole} {{\n{value}\n}}\n")
}
