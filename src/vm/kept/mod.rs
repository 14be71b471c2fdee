//! Captured work that is kept: where a loop or a passage is reached again and everything that it reads is as it was,
//! what it captured then is put into the graph as a whole (`graph::Pattern`), and its instructions are not run.
//!
//! A loop is *watched* first, and left alone where it captures little; a passage where no arrays come in, or always
//! others. What is worth it and is reached twice alike is recorded as it runs (`recording`). Must not know what is
//! computed.

mod body;
mod came;
mod recording;
mod stretch;

pub(super) use came::FEW;

use super::Vm;
use super::code::Code;
use super::frame::{Frame, Loop};
use crate::builtins::Cx;
use crate::bytecode::Chunk;
use crate::graph::Quick;
use body::Body;
use recording::Recording;
use std::collections::{HashMap, VecDeque};
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::rc::Rc;
use stretch::Stretch;

/// What captures fewer nodes than this is run.
const LEAST: usize = 8;
/// Recordings that may fail, and times that a passage is reached without arrays.
const FAILURES: u8 = 4;
/// Times that a passage is reached in vain before it is left alone.
const UNLIKE: u8 = 32;
/// Parts of the patterns that are kept.
const MOST_PARTS: usize = 100_000;
/// Loops and passages that are known, and stretches of one of them.
const MOST_KNOWN: usize = 512;
const MOST_STRETCHES: usize = 64;
/// So many of the times that one was reached are remembered.
const LATELY: usize = 8;

/// A loop or a passage, by where it goes round or begins.
type Place = (*const Chunk, usize);

/// The loops and passages that are known.
#[derive(Default)]
pub(super) struct Kept {
    known: HashMap<Place, Known, BuildHasherDefault<Quick>>,
    recording: Option<Box<Recording>>,
    parts: usize,
    clock: u64,
    reused: u64,
    /// Whether nothing is kept.
    off: bool,
}

/// A loop or a passage.
struct Known {
    /// Held, so that its address is nobody else's.
    _chunk: Rc<Chunk>,
    body: Rc<Body>,
    state: State,
    failures: u8,
    /// How often it was reached unlike any time before.
    unlike: u8,
    /// The turns at which it was reached lately, and in short what came in.
    seen: VecDeque<(u64, u64)>,
    /// The turn that the last recording ended before.
    next: Option<u64>,
    stretches: Vec<Rc<Stretch>>,
}

#[derive(Clone, Copy, PartialEq)]
enum State {
    /// Not run to its end yet since so many nodes had been captured.
    Watched(u64),
    Worth,
    Dull,
}

/// How a loop goes on.
pub(super) enum Turn {
    /// With its next turn.
    Run,
    /// It is at another turn, or over.
    Moved,
    /// After a tick.
    Pause,
}

impl Kept {
    /// Whether anything is being recorded.
    #[inline]
    pub(super) fn is_recording(&self) -> bool {
        self.recording.is_some()
    }

    /// Forgets everything.
    pub(super) fn forget(&mut self) {
        self.switch(!self.off);
    }

    /// Keeps nothing from now on, or everything that may be.
    pub(super) fn switch(&mut self, on: bool) {
        *self = Kept { off: !on, reused: self.reused, ..Kept::default() };
    }

    /// How often kept work took the place of instructions.
    pub(super) fn reused(&self) -> u64 {
        self.reused
    }

    fn keep(&mut self, place: Place, stretch: Stretch) {
        let Some(known) = self.known.get_mut(&place) else { return };
        if known.body.end != place.1 && stretch.pattern.len() < LEAST {
            return self.failed(place);
        }
        self.parts += stretch.pattern.len();
        self.clock += 1;
        stretch.used.set(self.clock);
        known.next = stretch.pause.then_some(stretch.turns.1);
        known.stretches.push(Rc::new(stretch));
        self.bound();
    }

    fn failed(&mut self, place: Place) {
        if let Some(known) = self.known.get_mut(&place) {
            known.failures += 1;
            if known.failures >= FAILURES {
                known.state = State::Dull;
            }
        }
    }

    /// Drops what was used least lately, where there is too much.
    fn bound(&mut self) {
        if self.known.len() > MOST_KNOWN {
            self.known.clear();
            self.parts = 0;
        }
        if self.parts <= MOST_PARTS {
            return;
        }
        let stretches =
            |known: &Known| known.stretches.iter().map(|s| s.used.get()).collect::<Vec<_>>();
        let mut ages: Vec<u64> = self.known.values().flat_map(stretches).collect();
        ages.sort_unstable();
        let middle = ages.get(ages.len() / 2).copied().unwrap_or(0);
        self.known.values_mut().for_each(|known| known.stretches.retain(|s| s.used.get() > middle));
        let parts = |known: &Known| known.stretches.iter().map(|s| s.pattern.len()).sum::<usize>();
        self.parts = self.known.values().map(parts).sum();
    }
}

impl Known {
    fn new(chunk: &Rc<Chunk>, pc: usize, captured: u64) -> Known {
        let body = Body::of(chunk, pc);
        let state = match &body {
            None => State::Dull,
            Some(body) if body.end == pc => State::Watched(captured),
            Some(_) => State::Worth,
        };
        Known {
            _chunk: chunk.clone(),
            body: Rc::new(body.unwrap_or_else(Body::nothing)),
            state,
            failures: 0,
            unlike: 0,
            seen: VecDeque::new(),
            next: None,
            stretches: Vec::new(),
        }
    }
}

impl Vm {
    /// How often what was captured before took the place of instructions.
    pub fn captures_reused(&self) -> u64 {
        self.kept.reused()
    }

    /// Whether captured work is kept to be used again, which changes no result.
    pub fn keep_captures(&mut self, keep: bool) {
        self.kept.switch(keep);
    }

    /// Called where a loop over equally spaced numbers is about to take its next turn, at its first and after a tick.
    pub(super) fn reach_loop(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        pc: usize,
        slot: u16,
    ) -> Turn {
        let Some(&Loop::Range { steps, k }) = frame.loops.get(slot as usize) else {
            return Turn::Run;
        };
        let steps =
            [steps.start.to_bits(), steps.step.to_bits(), steps.last.to_bits(), steps.count];
        let Some(stretch) = self.reach(cx, frame, pc, Some(slot), (k, steps)) else {
            return Turn::Run;
        };
        if let Some(Loop::Range { k, .. }) = frame.loops.get_mut(slot as usize) {
            *k = stretch.turns.1;
        }
        if stretch.pause { Turn::Pause } else { Turn::Moved }
    }

    /// Called where a passage begins. Where the program goes on, if what it captures was put in its place.
    pub(super) fn reach_passage(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        pc: usize,
    ) -> Option<usize> {
        self.reach(cx, frame, pc, None, (0, [0; 4])).map(|stretch| stretch.pc)
    }

    /// Puts what was kept in the place of what comes, or begins to record that.
    fn reach(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        pc: usize,
        slot: Option<u16>,
        (k, steps): (u64, [u64; 4]),
    ) -> Option<Rc<Stretch>> {
        if self.kept.off {
            return None;
        }
        let code = frame.code.clone();
        let place = (Rc::as_ptr(&code.chunk), pc);
        let captured = cx.graph.captured();
        let new = || Known::new(&code.chunk, pc, captured);
        let known = self.kept.known.entry(place).or_insert_with(new);
        match &mut known.state {
            State::Dull => {
                code.note_dull(pc);
                return None;
            }
            State::Watched(from) if k == 0 => *from = captured,
            State::Watched(_) | State::Worth => {}
        }
        let (body, next, none) = (known.body.clone(), known.next, known.stretches.is_empty());
        let came = self.came(cx, frame, &body, steps);
        let Some(came) = came.filter(|came| slot.is_some() || came.has_arrays()) else {
            if slot.is_none() && none {
                self.kept.failed(place);
            }
            return None;
        };
        self.kept.clock += 1;
        let now = self.kept.clock;
        let known = self.kept.known.get_mut(&place)?;
        if let Some(stretch) = known.stretches.iter().find(|s| s.turns.0 == k && s.came == came) {
            let stretch = stretch.clone();
            stretch.used.set(now);
            if !stretch.apply(cx, frame, &body) {
                return None;
            }
            self.kept.reused += 1;
            self.budget -= 1;
            return Some(stretch);
        }
        let mut hash = Quick::default();
        came.hash(&mut hash);
        let seen = (k, hash.finish());
        let alike = known.seen.contains(&seen) || next == Some(k) && k > 0;
        if !alike {
            known.seen.truncate(LATELY);
            known.seen.push_front(seen);
            known.unlike = known.unlike.saturating_add(1);
            if slot.is_none() && none && known.unlike > UNLIKE {
                known.state = State::Dull;
            }
        }
        if !alike || known.state != State::Worth || known.stretches.len() >= MOST_STRETCHES {
            return None;
        }
        known.next = None;
        let values = body.regs.iter().map(|&r| frame.regs[r as usize].clone()).collect();
        let random = &cx.world.random;
        self.kept.recording = Some(Box::new(Recording {
            place,
            body,
            slot,
            from: k,
            came,
            values,
            graph: cx.graph.record(),
            stream: (random.key, random.counter),
            printed: cx.world.output.len(),
            budget: self.budget,
        }));
        // Every instruction is looked at from here on.
        self.budget = 0;
        None
    }

    /// Called where a loop is over that was run to its end.
    pub(super) fn leave_loop(&mut self, cx: &mut Cx<'_>, code: &Code, pc: usize) {
        let place = (Rc::as_ptr(&code.chunk), pc);
        if let Some(known) = self.kept.known.get_mut(&place)
            && let State::Watched(from) = known.state
        {
            let many = cx.graph.captured().saturating_sub(from) >= LEAST as u64;
            known.state = if many { State::Worth } else { State::Dull };
            if !many {
                code.note_dull(pc);
            }
        }
    }
}
