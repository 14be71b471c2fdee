//! Last uses: a variable of a function that is not read again is moved where it is read, so that what
//! takes it may write in place.
//!
//! Only functions whose variables nobody else can see take part; a script's variables outlive it.

use super::blocks::{Blocks, Registers, affordable};
use super::chunk::{Chunk, ChunkKind};
use super::effects::{Effect, effects, operands_mut};
use super::instr::{Instr, Reg};

/// Marks the operands that are read for the last time.
pub(super) fn mark_last_uses(chunk: &mut Chunk) {
    if chunk.kind == ChunkKind::Script || chunk.slots.is_empty() {
        return;
    }
    let blocks = Blocks::of(chunk);
    if !affordable(&blocks, chunk.slots.len()) {
        return;
    }
    let always = always_live(chunk);
    let live_in = live_at_entries(chunk, &blocks, &always);
    // An error may go to any handler from anywhere.
    let handlers = handler_entries(chunk, &blocks, &live_in);
    for block in 0..blocks.len() {
        let mut live = live_after(chunk, &blocks, &live_in, block, &always);
        for pc in blocks.addresses(block).rev() {
            live.unite(&handlers);
            before(chunk, pc, &mut live, |chunk, live_after| mark(chunk, pc, live_after));
        }
    }
}

/// What somebody may look at whenever the function stops: variables that live elsewhere.
fn always_live(chunk: &Chunk) -> Registers {
    let mut set = Registers::none(chunk.slots.len());
    chunk.shared.iter().for_each(|(slot, _)| set.add(*slot));
    for instr in &chunk.code {
        if let Instr::Global { slot, .. } | Instr::Persistent { slot, .. } = instr {
            set.add(*slot);
        }
    }
    set
}

fn live_at_entries(chunk: &mut Chunk, blocks: &Blocks, always: &Registers) -> Vec<Registers> {
    let mut live_in = vec![Registers::none(chunk.slots.len()); blocks.len()];
    let mut changed = true;
    while changed {
        changed = false;
        let handlers = handler_entries(chunk, blocks, &live_in);
        for block in (0..blocks.len()).rev() {
            let mut live = live_after(chunk, blocks, &live_in, block, always);
            live.unite(&handlers);
            for pc in blocks.addresses(block).rev() {
                before(chunk, pc, &mut live, |_, _| {});
                live.unite(&handlers);
            }
            if live != live_in[block] {
                live_in[block] = live;
                changed = true;
            }
        }
    }
    live_in
}

/// What is live where errors are caught.
fn handler_entries(chunk: &Chunk, blocks: &Blocks, live_in: &[Registers]) -> Registers {
    let mut set = Registers::none(chunk.slots.len());
    for instr in &chunk.code {
        if let Instr::TryBegin { to, .. } = instr
            && let Ok(block) = blocks.starts.binary_search(&(*to as usize))
            && let Some(live) = live_in.get(block)
        {
            set.unite(live);
        }
    }
    set
}

/// What is live at the end of a block.
fn live_after(
    chunk: &Chunk,
    blocks: &Blocks,
    live_in: &[Registers],
    block: usize,
    always: &Registers,
) -> Registers {
    let mut live = always.clone();
    for &next in &blocks.next[block] {
        live.unite(&live_in[next]);
    }
    if blocks.next[block].is_empty() {
        // The results are read when the function returns.
        chunk.outs.iter().chain(&chunk.varargout).for_each(|&out| live.add(out));
    }
    live
}

/// From what is live after an instruction to what is live before it. `between` sees what is live once
/// the instruction has read its operands.
fn before(
    chunk: &mut Chunk,
    pc: usize,
    live: &mut Registers,
    between: impl FnOnce(&mut Chunk, &Registers),
) {
    let instr = chunk.code[pc];
    effects(&instr, chunk, &mut |effect| {
        if let Effect::Writes(reg) = effect {
            live.remove(reg);
        }
    });
    between(chunk, live);
    effects(&instr, chunk, &mut |effect| match effect {
        Effect::Reads(o) => o.as_reg().into_iter().for_each(|reg| live.add(reg)),
        Effect::Uses(reg) | Effect::Looks(reg) | Effect::Takes(reg) => live.add(reg),
        Effect::Writes(_) | Effect::MayWrite(_) => {}
    });
}

/// Marks the operands of an instruction that are dead once it has read them.
fn mark(chunk: &mut Chunk, pc: usize, live: &Registers) {
    let instr = chunk.code[pc];
    let named = chunk.slots.len();
    // A register that is read twice by one instruction cannot be taken by it.
    let mut read: Vec<Reg> = Vec::new();
    effects(&instr, chunk, &mut |effect| match effect {
        Effect::Reads(o) => read.extend(o.as_reg()),
        Effect::Uses(reg) | Effect::Looks(reg) | Effect::Takes(reg) => read.push(reg),
        Effect::Writes(_) | Effect::MayWrite(_) => {}
    });
    for operand in operands_mut(&mut chunk.code[pc]) {
        if let Some(reg) = operand.as_reg()
            && (reg as usize) < named
            && !live.has(reg)
            && read.iter().filter(|&&r| r == reg).count() == 1
        {
            *operand = operand.take();
        }
    }
}
