//! The instructions that a loop repeats, or that a passage has: which registers they read and write, and whether a trace
//! can be made of them. Must not know what registers hold.

use super::purity::{Why, unfit};
use crate::bytecode::{Chunk, Instr, Reg};

/// The instructions of a loop or of a passage.
pub(super) struct Body {
    pub(super) from: usize,
    /// The first address behind them: a loop's `ForLoop`.
    pub(super) end: usize,
    pub(super) regs: Vec<Reg>,
    /// For each register that gets a value before anything looks at it, the address of the instruction that gives it.
    pub(super) overwritten: Vec<Option<usize>>,
    /// The loops within.
    pub(super) slots: Vec<u16>,
    /// Whether it is a passage that a `while` loop makes: then it is kept as a whole, or not at all.
    pub(super) repeats: bool,
}

impl Body {
    /// One without instructions.
    pub(super) fn nothing() -> Body {
        Body {
            from: 0,
            end: 0,
            regs: Vec::new(),
            overwritten: Vec::new(),
            slots: Vec::new(),
            repeats: false,
        }
    }

    /// That of the loop that goes round at `pc`, or of the passage that begins there; or why no trace is made of it.
    pub(super) fn of(chunk: &Chunk, pc: usize) -> Result<Body, Why> {
        let (from, end) = match chunk.code.get(pc) {
            Some(&Instr::ForLoop { to, .. }) => (to as usize, pc),
            Some(&Instr::Passage { to }) => (pc + 1, to as usize),
            _ => return Err("it is no loop".into()),
        };
        let mut body = Body { from, end, ..Body::nothing() };
        let code = chunk.code.get(from..end).unwrap_or_default();
        let targets: Vec<u32> = code.iter().filter_map(Instr::target).collect();
        let jumps =
            |at: &usize| code[at - from].target().is_some() || targets.contains(&(*at as u32));
        // What comes before the first branch is run in any case.
        let straight = (from..end).find(jumps).unwrap_or(end);
        // A loop's own variable is set where it goes round, before each turn.
        let turns = chunk.code.get(pc).filter(|i| matches!(i, Instr::ForLoop { .. }));
        for (at, instr) in turns.map(|turns| (end, turns)).into_iter().chain((from..).zip(code)) {
            if let Some(why) = unfit(instr, true) {
                return Err(why.into());
            }
            if let Some(to) = instr.target()
                && !(from..=end).contains(&(to as usize))
            {
                return Err("it is left before its end".into());
            }
            instr.touches(chunk, &mut |reg| {
                if !body.regs.contains(&reg) {
                    let overwrites = at == end || at < straight && instr.overwrites(chunk, reg);
                    body.regs.push(reg);
                    body.overwritten.push(overwrites.then_some(at));
                }
            });
            if let Instr::ForRange { slot, .. } | Instr::ForColumns { slot, .. } = *instr {
                body.slots.push(slot);
            }
            body.repeats |= turns.is_none() && instr.target().is_some_and(|to| to as usize <= at);
        }
        Ok(body)
    }
}
