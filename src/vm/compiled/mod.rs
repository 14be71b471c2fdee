//! Loops and functions that are hot: has them compiled for the types that their variables have, and decides when that is
//! worth it. Must not know what is computed, nor how a region is made to run.

mod around;
mod version;

use super::Vm;
use super::code::Code;
use super::frame::{Frame, Frames};
use crate::builtins::Cx;
use crate::bytecode::{Chunk, Instr};
use crate::diag::SourceId;
use crate::jit::{CodeId, Install, LoopEntry, bounds, lower, module, text};
use around::Seen;
use std::collections::HashMap;
use std::rc::Rc;
use version::Version;

/// LoopTurns of a loop until it is compiled, and of one around a loop that is.
const TURNS: u16 = 60;
const TURNS_AROUND: u16 = 4;
/// Loops that are kept, and kinds of types that one is compiled for.
const MOST_LOOPS: usize = 256;
const MOST_VERSIONS: usize = 4;
/// What is run of a region for one instruction of the budget.
const FUEL_EACH: i64 = 48;
/// Entries after which a loop that leaves again at once is left to the interpreter.
const TRIALS: u64 = 32;
/// Modules that could not be made until nothing is compiled any more.
const MOST_REFUSALS: u32 = 3;

/// How loops are compiled.
#[derive(Default)]
pub enum Compiling {
    /// They are not.
    #[default]
    Off,
    /// Regions are run step by step, as tests do.
    Evaluated,
    /// To WebAssembly.
    Installed(Box<dyn Install>),
}

/// The loops that were compiled.
pub(super) struct Loops {
    how: Compiling,
    /// LoopTurns until a loop is compiled.
    after: u16,
    known: HashMap<(*const Chunk, usize), Known>,
    /// The locals of the region that runs.
    state: Vec<u64>,
    refusals: u32,
    counts: LoopCounts,
}

/// What was compiled, and how often that was entered, and left before others were to get their turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LoopCounts {
    /// Regions.
    pub compiled: u64,
    /// Entries.
    pub entered: u64,
    /// Exits.
    pub left: u64,
}

struct Known {
    /// Held, so that its address is nobody else's.
    chunk: Rc<Chunk>,
    versions: Vec<Version>,
    why: Option<String>,
    entered: u64,
    burnt: i64,
    /// Entries after which the loop was over, or a function with loops or calls had returned.
    finished: u64,
}

/// In place of an address: the whole function.
const FUNCTION: usize = usize::MAX;

/// What the interpreter goes on with after compiled code.
pub(super) enum Left {
    /// The frame that entered it, at this instruction.
    At(usize),
    /// That frame waits there for calls, the innermost last.
    Within(usize, Frames),
}

impl Default for Loops {
    fn default() -> Loops {
        Loops {
            how: Compiling::Off,
            after: TURNS,
            known: HashMap::new(),
            state: Vec::new(),
            refusals: 0,
            counts: LoopCounts::default(),
        }
    }
}

impl Loops {
    /// LoopTurns until a loop is compiled; None where none is.
    #[inline]
    pub(super) fn after(&self) -> Option<u16> {
        (!matches!(self.how, Compiling::Off)).then_some(self.after)
    }

    /// Forgets what was compiled.
    pub(super) fn forget(&mut self) {
        self.known.clear();
    }
}

impl Vm {
    /// How loops are compiled from now on, and after how many turns if not the usual number of them.
    pub fn compile_loops(&mut self, how: Compiling, after: Option<u16>) {
        let counts = self.loops.counts;
        let after = after.unwrap_or(TURNS);
        self.loops = Loops { how, after, counts, ..Loops::default() };
    }

    /// What was compiled and run.
    pub fn loop_counts(&self) -> LoopCounts {
        self.loops.counts
    }

    /// Compiles every loop at its first turn, or as before; what was compiled before is forgotten.
    pub fn inspect_compiled(&mut self, inspects: bool) {
        self.loops.forget();
        self.loops.after = if inspects { 1 } else { TURNS };
        if inspects && matches!(self.loops.how, Compiling::Off) {
            self.loops.how = Compiling::Evaluated;
        } else if !inspects && matches!(self.loops.how, Compiling::Evaluated) {
            self.loops.how = Compiling::Off;
        }
    }

    /// What each loop and function of a text became, or why it was not compiled.
    pub fn compiled_loops(&self, source: SourceId) -> String {
        let mut found: Vec<(u32, String)> = Vec::new();
        let Some(of) = self.sources.get(source) else { return String::new() };
        let line = |chunk: &Chunk, pc: usize| of.line_column(chunk.span(pc).start).line;
        let mine = self.loops.known.iter().filter(|(_, known)| known.chunk.source == source);
        for ((_, pc), known) in mine {
            let (at, head) = match *pc {
                FUNCTION => (line(&known.chunk, 0), format!("the function {}", known.chunk.name)),
                pc => {
                    let at = line(&known.chunk, pc);
                    (at, format!("the loop of line {at}"))
                }
            };
            for version in known.versions.iter().filter(|v| v.region.stops.is_none()) {
                let within = |code: CodeId, pc: usize| match version.codes.get(&code) {
                    Some(code) if code.chunk.source == source => line(&code.chunk, pc),
                    _ => 0,
                };
                let code = text(&version.region, within);
                found.push((at, format!("{head} is compiled:\n{code}")));
            }
            if let Some(why) = &known.why {
                found.push((at, format!("{head} is interpreted: {why}\n")));
            }
        }
        found.sort();
        if found.is_empty() {
            return "no loop went round often enough to be compiled\n".to_owned();
        }
        found.into_iter().map(|(_, text)| text).collect()
    }

    /// Called where a loop that is hot goes round: runs what it became. None if nothing was run.
    pub(super) fn enter_loop(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        pc: usize,
    ) -> Option<Left> {
        if self.traces.is_recording() || self.budget <= 0 {
            return None;
        }
        self.note_files(cx);
        // Compiled code is not asked for anything while names are looked up and frames are made.
        let mut loops = std::mem::take(&mut self.loops);
        let left = self.enter_compiled(cx, &mut loops, frame, pc);
        self.loops = loops;
        left
    }

    /// The same for a function that is called often, at its begin.
    pub(super) fn enter_function(&mut self, cx: &mut Cx<'_>, frame: &mut Frame) -> Option<Left> {
        self.enter_loop(cx, frame, FUNCTION)
    }

    fn enter_compiled(
        &mut self,
        cx: &mut Cx<'_>,
        loops: &mut Loops,
        frame: &mut Frame,
        pc: usize,
    ) -> Option<Left> {
        let code = frame.code.clone();
        let place = (Rc::as_ptr(&code.chunk), pc);
        let cold = |code: &Code| match pc {
            FUNCTION => code.note_seldom_called(),
            pc => code.note_cold(pc),
        };
        if !loops.known.contains_key(&place) && loops.known.len() >= MOST_LOOPS {
            loops.forget();
        }
        let known = loops.known.entry(place).or_insert_with(|| Known {
            chunk: code.chunk.clone(),
            versions: Vec::new(),
            why: None,
            entered: 0,
            burnt: 0,
            finished: 0,
        });
        let mut versions = known.versions.iter();
        let version = match versions.position(|version| version.fits(self, cx, frame)) {
            Some(at) => at,
            None if known.versions.len() >= MOST_VERSIONS => {
                known.why = Some("its variables have ever other types".to_owned());
                cold(&code);
                return None;
            }
            None => match self.compile_region(cx, &mut loops.how, frame, pc) {
                Ok(version) => {
                    known.why = version.region.stops.map(|pc| self.stops(&code, pc));
                    loops.counts.compiled += 1;
                    known.versions.push(version);
                    warm_around(&code, pc, loops.after);
                    known.versions.len() - 1
                }
                Err(refusal) => {
                    known.why = Some(refusal.0);
                    cold(&code);
                    loops.refusals += u32::from(refusal.1);
                    if loops.refusals >= MOST_REFUSALS {
                        loops.how = Compiling::Off;
                    }
                    return None;
                }
            },
        };
        let fuel = (self.budget.min(1 << 24) * FUEL_EACH) as i32;
        let (state, stream) = (&mut loops.state, &mut cx.world.random);
        let (next, left) = known.versions[version].run(self, frame, state, stream, fuel);
        self.budget = i64::from(left.max(0)) / FUEL_EACH;
        loops.counts.entered += 1;
        loops.counts.left += u64::from(left >= 0);
        known.entered += 1;
        known.burnt += i64::from(fuel) - i64::from(left);
        let region = &known.versions[version].region;
        // How long it takes may be another matter the next time: a loop that is broken off soon, a function that loops or calls.
        if let Left::At(at) = next {
            let chunk = &code.chunk;
            known.finished += u64::from(match pc {
                FUNCTION => {
                    let returns =
                        |i: &Instr| matches!(i, Instr::Return | Instr::ReturnValue { .. });
                    !region.entered().is_leaf() && chunk.code.get(at).is_some_and(returns)
                }
                pc => bounds(chunk, pc).is_some_and(|(from, to)| !(from..=to).contains(&at)),
            });
        }
        let (weight, finishes) = (i64::from(region.weight), 2 * known.finished > TRIALS);
        if known.entered == TRIALS && !finishes && known.burnt < TRIALS as i64 * 2 * weight {
            known.why = Some("it leaves what it was compiled to in every turn".to_owned());
            cold(&code);
        }
        Some(next)
    }

    /// Why a loop is not worth it whose turns all come to an instruction.
    fn stops(&self, code: &Code, pc: usize) -> String {
        let why = "every turn comes to what is not compiled";
        let Some(source) = self.sources.get(code.chunk.source) else { return why.to_owned() };
        let span = code.chunk.span(pc);
        let text = source.text().get(span.start as usize..span.end as usize).unwrap_or_default();
        let (line, written) =
            (source.line_column(span.start).line, text.lines().next().unwrap_or_default());
        format!("{why}: {written} (line {line})")
    }

    /// What goes round at `pc`, or a whole function, compiled for what a frame holds; or why not, and whether the engine
    /// refused it.
    fn compile_region(
        &mut self,
        cx: &mut Cx<'_>,
        how: &mut Compiling,
        frame: &Frame,
        pc: usize,
    ) -> Result<Version, (String, bool)> {
        let epoch = self.epoch;
        let seen = Seen::new(self, cx, frame);
        let (chunk, code) = (frame.code.chunk.clone(), frame.code.id);
        let entry = LoopEntry { chunk, code, at: (pc != FUNCTION).then_some(pc) };
        let region = lower(&entry, &seen).map_err(|why| (why, false))?;
        let compiled = match how {
            Compiling::Installed(install) => {
                if let Some(pc) = region.stops {
                    drop(seen);
                    return Err((self.stops(&frame.code, pc), false));
                }
                let refused = |why: &str| (why.to_owned(), true);
                let bytes = module(&region).ok_or_else(|| refused("its jumps are not nested"))?;
                let made = install.install(&bytes);
                Some(made.ok_or_else(|| refused("the page may not compile WebAssembly"))?)
            }
            Compiling::Off | Compiling::Evaluated => None,
        };
        Ok(Version::new(region, compiled, &seen, epoch))
    }
}

/// A loop around one that was compiled is worth it after a few turns.
fn warm_around(code: &Code, pc: usize, after: u16) {
    let chunk = &code.chunk;
    for (at, instr) in chunk.code.iter().enumerate() {
        let entry = match *instr {
            Instr::ForLoop { .. } => Some(at),
            Instr::Jump { to }
            | Instr::JumpIf { to, .. }
            | Instr::JumpIfNot { to, .. }
            | Instr::JumpCompare { to, .. } => ((to as usize) <= at).then_some(to as usize),
            _ => None,
        };
        let around = |entry: usize| {
            entry != pc && bounds(chunk, entry).is_some_and(|(a, b)| (a..=b).contains(&pc))
        };
        if let Some(entry) = entry.filter(|&entry| around(entry)) {
            code.warm(entry, after.saturating_sub(TURNS_AROUND));
        }
    }
}
