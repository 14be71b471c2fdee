//! What a device does for a routine, as data: the shaders, the arrays for the time between, and the dispatches. Must not know
//! devices: what one can do comes in as `Device`.

use super::lanes::WORDS;
use super::matmul::Tiles;
use crate::wgsl::{Library, shader};
use smallvec::SmallVec;
use std::rc::Rc;

/// Words that a workgroup clears.
const CLEARED: u32 = 4096;

/// What the passes of a routine depend on.
#[derive(Clone, Copy)]
pub struct Device<'a> {
    /// Doubles are computed as singles.
    pub fast: bool,
    /// Workgroups along one dimension of a dispatch at most.
    pub groups: u32,
    /// Bytes of a binding at most.
    pub binding_bytes: u64,
    /// The tiles that products take.
    pub tiles: Tiles,
    /// The functions that shaders call.
    pub library: &'a Library,
}

/// What a device does for one run of a routine.
#[derive(Default)]
pub struct Passes {
    /// The shaders, each once.
    pub shaders: SmallVec<[PassShader; 4]>,
    /// Bytes of each array that lives only while the routine runs.
    pub temps: SmallVec<[u64; 4]>,
    /// The dispatches, in their order.
    pub steps: Vec<PassStep>,
    /// Which of several ways this is, in words.
    pub way: Option<String>,
}

/// A shader of a routine.
pub struct PassShader {
    /// Names it: of two with the same name the texts are the same.
    pub key: String,
    /// For each array, in the order of the bindings, whether it is only read.
    pub read_only: &'static [bool],
    /// Words of its block of numbers. The last two are the first group of a dispatch, x and y: what is long is dispatched in
    /// parts.
    pub words: usize,
    /// Writes the text.
    pub write: Box<dyn Fn(&Library) -> Result<String, String>>,
    /// What of it stays where others give the elements, or take them.
    pub ends: Option<Ends>,
}

/// A shader of an array of which elements are `taken(place)`, of one to which they are `put(place, value)`, and of others behind
/// these, which it reads.
pub struct Ends {
    /// The type of what is taken, and of what is put.
    pub types: [&'static str; 2],
    /// The names and types of the others.
    pub others: &'static [(&'static str, &'static str)],
    /// Writes the rest of it, without the block of numbers.
    pub write: Rc<dyn Fn() -> String>,
}

impl Ends {
    /// The whole text: with functions `taken` and `put`, where there are such, that come with their arrays, and whose own blocks of
    /// numbers have so many words; with its own block behind those, and plain arrays where there are none. The bindings: the first
    /// of what is taken, of what is put, and of the others.
    pub fn text(
        &self,
        words: usize,
        given: [Option<&str>; 2],
        bindings: [usize; 3],
        before: usize,
        library: &Library,
    ) -> String {
        let all = (words + before) / 4;
        let mut text = format!("@group(0) @binding(0) var<uniform> P: array<vec4<u32>, {all}>;\n");
        let plain = [
            format!(
                "@group(0) @binding({}) var<storage, read> x: array<{1}>;\n\
                 fn taken(place: u32) -> {1} {{\n  return x[place];\n}}\n",
                bindings[0], self.types[0]
            ),
            format!(
                "@group(0) @binding({}) var<storage, read_write> y: array<{1}>;\n\
                 fn put(place: u32, value: {1}) {{\n  y[place] = value;\n}}\n",
                bindings[1], self.types[1]
            ),
        ];
        for (given, plain) in given.into_iter().zip(&plain) {
            text.push_str(given.unwrap_or(plain));
        }
        for (n, (name, ty)) in (bindings[2]..).zip(self.others) {
            text.push_str(&format!(
                "@group(0) @binding({n}) var<storage, read> {name}: array<{ty}>;\n"
            ));
        }
        text.push_str(&moved((self.write)(), before / 4));
        text.push_str(&library.needed_by(&text));
        text
    }
}

/// A text whose block of numbers begins so many vectors later.
pub fn moved(text: String, by: usize) -> String {
    if by == 0 {
        return text;
    }
    let mut parts = text.split("P[");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let digits = part.bytes().take_while(u8::is_ascii_digit).count();
        let at: usize = part[..digits].parse().unwrap_or(0);
        out.push_str(&format!("P[{}{}", at + by, &part[digits..]));
    }
    out
}

/// A dispatch, in as many parts as a watchdog wants.
pub struct PassStep {
    /// Which of the shaders.
    pub shader: usize,
    /// The block of numbers.
    pub words: Vec<u32>,
    /// The arrays, in the order of the bindings.
    pub arrays: SmallVec<[PassArray; 4]>,
    /// Workgroups, x and y.
    pub grid: (u32, u32),
    /// What a workgroup takes of [`Limits::dispatch_work`](crate::provider::Limits).
    pub work: u64,
}

/// An array of a dispatch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PassArray {
    /// An input of the routine.
    In(usize),
    /// An output.
    Out(usize),
    /// One that lives only while it runs.
    Temp(usize),
}

impl Passes {
    /// Takes a shader; its number, for steps. One of that name may be there already.
    pub fn shader(
        &mut self,
        key: String,
        read_only: &'static [bool],
        words: usize,
        write: impl Fn(&Library) -> Result<String, String> + 'static,
    ) -> usize {
        if let Some(there) = self.shaders.iter().position(|text| text.key == key) {
            return there;
        }
        self.shaders.push(PassShader { key, read_only, words, write: Box::new(write), ends: None });
        self.shaders.len() - 1
    }

    /// Takes a shader whose first array is only read, element by element, and whose second one is only written; what it reads besides
    /// comes behind these, an array at most. Its number.
    pub fn shader_with_ends(
        &mut self,
        key: String,
        words: usize,
        types: [&'static str; 2],
        others: &'static [(&'static str, &'static str)],
        write: impl Fn() -> String + 'static,
    ) -> usize {
        let write: Rc<dyn Fn() -> String> = Rc::new(write);
        let plain = Ends { types, others, write: write.clone() };
        let whole =
            move |library: &Library| Ok(plain.text(words, [None; 2], [1, 2, 3], 0, library));
        let read_only: &'static [bool] = &[true, false, true][..2 + others.len()];
        let at = self.shader(key, read_only, words, whole);
        self.shaders[at].ends = Some(Ends { types, others, write });
        at
    }

    /// Takes an array of so many bytes for the time between.
    pub fn temp(&mut self, bytes: u64) -> PassArray {
        self.temps.push(bytes);
        PassArray::Temp(self.temps.len() - 1)
    }

    /// Takes a dispatch of a shader.
    pub fn step(
        &mut self,
        shader: usize,
        words: Vec<u32>,
        arrays: &[PassArray],
        grid: (u32, u32),
        work: u64,
    ) {
        let arrays = SmallVec::from_slice(arrays);
        self.steps.push(PassStep { shader, words, arrays, grid, work });
    }

    /// Takes a dispatch that makes an array of so many words all zero.
    pub fn clear(&mut self, array: PassArray, len: u32) {
        let text = shader!("routine/clear.wgsl");
        let shader = self.shader("clear".into(), &[false], WORDS, |_| Ok(text.to_owned()));
        let mut words = vec![0; WORDS];
        words[0] = len;
        self.step(shader, words, &[array], (len.div_ceil(CLEARED), 1), u64::from(CLEARED) * 1_000);
    }
}
