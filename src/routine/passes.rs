//! What a device does for a routine, as data: the shaders, the arrays for the time between, and the dispatches. Must not know
//! devices: what one can do comes in as `Device`.

use super::lanes::WORDS;
use super::matmul::Tiles;
use crate::wgsl::Library;
use smallvec::SmallVec;

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
        self.shaders.push(PassShader { key, read_only, words, write: Box::new(write) });
        self.shaders.len() - 1
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
        let text = include_str!("../../shaders/routine/clear.wgsl");
        let shader = self.shader("clear".into(), &[false], WORDS, |_| Ok(text.to_owned()));
        let mut words = vec![0; WORDS];
        words[0] = len;
        self.step(shader, words, &[array], (len.div_ceil(CLEARED), 1), u64::from(CLEARED) * 1_000);
    }
}
