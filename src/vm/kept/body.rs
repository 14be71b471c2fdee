//! The instructions that a loop repeats, or that a passage has: what they mention, and whether a recording bears them.
//! Must not know what registers hold.

use crate::bytecode::{Chunk, Instr, Reg};
use crate::vm::vet::may_be_pure;

/// What instructions mention.
pub(super) struct Body {
    pub(super) from: usize,
    /// The first address behind them: a loop's `ForLoop`.
    pub(super) end: usize,
    pub(super) regs: Vec<Reg>,
    /// Those of `regs` that names of functions have.
    pub(super) names: Vec<Reg>,
    /// The loops within.
    pub(super) slots: Vec<u16>,
}

impl Body {
    /// One without instructions.
    pub(super) fn nothing() -> Body {
        Body { from: 0, end: 0, regs: Vec::new(), names: Vec::new(), slots: Vec::new() }
    }

    /// That of the loop that goes round at `pc`, or of the passage that begins there; None where it does what no
    /// recording bears.
    pub(super) fn of(chunk: &Chunk, pc: usize) -> Option<Body> {
        let (from, end) = match *chunk.code.get(pc)? {
            Instr::ForLoop { to, .. } => (to as usize, pc),
            Instr::Passage { to } => (pc + 1, to as usize),
            _ => return None,
        };
        let mut body = Body { from, end, ..Body::nothing() };
        // A loop's own variable is set where it goes round.
        let turns = chunk.code.get(pc).filter(|i| matches!(i, Instr::ForLoop { .. }));
        for instr in chunk.code.get(from..end)?.iter().chain(turns) {
            if !may_be_pure(instr) {
                return None;
            }
            if let Some(to) = instr.target()
                && !(from..=end).contains(&(to as usize))
            {
                return None;
            }
            instr.touches(chunk, &mut |reg| {
                if !body.regs.contains(&reg) {
                    body.regs.push(reg);
                }
            });
            match *instr {
                Instr::Call { slot, .. }
                | Instr::Call1 { slot, .. }
                | Instr::Call2 { slot, .. }
                    if !body.names.contains(&slot) =>
                {
                    body.names.push(slot);
                }
                Instr::ForRange { slot: inner, .. } => body.slots.push(inner),
                _ => {}
            }
        }
        Some(body)
    }
}
