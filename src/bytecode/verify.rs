//! The verifier: what the machine takes for granted of a chunk, checked. Tests and debug builds run it
//! on everything that is compiled.

use super::blocks::{Blocks, Registers, affordable};
use super::chunk::Chunk;
use super::effects::{Effect, effects, successors};
use super::instr::{COMPUTED, Instr, Opd, Reg};

/// What is wrong with a chunk or the anonymous functions in it, if anything.
pub fn verify(chunk: &Chunk) -> Result<(), String> {
    let described = |what: String| format!("in '{}{}': {what}", chunk.name, chunk.text);
    tables(chunk).map_err(described)?;
    values(chunk).map_err(described)?;
    chunk.children.iter().chain(&chunk.nested).try_for_each(|inner| verify(inner))
}

/// Every number in an instruction is within the table that it belongs to.
fn tables(chunk: &Chunk) -> Result<(), String> {
    let n = chunk.code.len();
    if chunk.spans.len() != n {
        return Err(format!("{n} instructions and {} places", chunk.spans.len()));
    }
    if chunk.slots.len() > chunk.registers {
        return Err("fewer registers than variables".to_owned());
    }
    for (pc, instr) in chunk.code.iter().enumerate() {
        let wrong = |what: &str| Err(format!("{pc}: {what} of {instr:?} is out of range"));
        let (falls, to) = successors(instr);
        if to.is_some_and(|to| to as usize >= n) || falls && pc + 1 >= n {
            return wrong("the way on");
        }
        let mut bad = None;
        effects(instr, chunk, &mut |effect| {
            let reg = match effect {
                Effect::Reads(o) if o.is_const() => {
                    if o.index() >= chunk.consts.len() {
                        bad = Some("a constant");
                    }
                    return;
                }
                Effect::Reads(o) => o.index() as Reg,
                Effect::Uses(r) | Effect::Looks(r) | Effect::Takes(r) => r,
                Effect::Writes(r) | Effect::MayWrite(r) => r,
            };
            if reg as usize >= chunk.registers {
                bad = Some("a register");
            }
        });
        if let Some(what) = bad {
            return wrong(what);
        }
        let fits = match *instr {
            Instr::Const { k, .. } => (k as usize) < chunk.consts.len(),
            Instr::Field { name, .. }
            | Instr::HolderField { name, .. }
            | Instr::ListField { name, .. }
            | Instr::Handle { name, .. }
            | Instr::Display { name, .. }
            | Instr::FieldDefault { name, .. } => (name as usize) < chunk.names.len(),
            Instr::Method { name, .. } | Instr::ListMethod { name, .. } => {
                name == COMPUTED || (name as usize) < chunk.names.len()
            }
            Instr::StorePath { path, .. }
            | Instr::DeletePath { path, .. }
            | Instr::PathPrefix { path, .. }
            | Instr::CountPath { path, .. }
            | Instr::StoreListPath { path, .. } => (path as usize) < chunk.paths.len(),
            Instr::Closure { child, .. } => (child as usize) < chunk.children.len(),
            Instr::ForRange { slot, .. }
            | Instr::ForColumns { slot, .. }
            | Instr::ForFields { slot, .. }
            | Instr::ForLoop { slot, .. }
            | Instr::ForLoopField { slot, .. } => (slot as usize) < chunk.loops,
            Instr::CheckArgument { check, .. } | Instr::InvalidArgument { check } => {
                (check as usize) < chunk.checks.len()
            }
            Instr::OptionsBegin { check, n, .. }
            | Instr::OptionsBehind { check, n, .. }
            | Instr::Options { check, n, .. } => check as usize + n as usize <= chunk.checks.len(),
            Instr::Passage { to } => to as usize <= chunk.code.len(),
            Instr::Fail { error } => (error as usize) < chunk.errors.len(),
            _ => true,
        };
        if !fits {
            return wrong("a number");
        }
    }
    Ok(())
}

/// Intermediate results are written before they are read, and nothing is read after it was taken.
fn values(chunk: &Chunk) -> Result<(), String> {
    let blocks = Blocks::of(chunk);
    if !affordable(&blocks, chunk.registers) {
        return Ok(());
    }
    let mut at_entry: Vec<Option<Registers>> = vec![None; blocks.len()];
    let mut start = Registers::none(chunk.registers);
    // Whether a variable has a value is seen when it is read.
    (0..chunk.slots.len()).for_each(|slot| start.add(slot as Reg));
    at_entry[0] = Some(start);
    let mut waiting = vec![0];
    while let Some(block) = waiting.pop() {
        let Some(mut there) = at_entry[block].clone() else { continue };
        for pc in blocks.addresses(block) {
            through(chunk, pc, &mut there)?;
        }
        for &next in &blocks.next[block] {
            let merged = match &at_entry[next] {
                None => there.clone(),
                Some(known) => {
                    let mut both = known.clone();
                    both.keep(&there);
                    both
                }
            };
            if at_entry[next].as_ref() != Some(&merged) {
                at_entry[next] = Some(merged);
                waiting.push(next);
            }
        }
    }
    Ok(())
}

/// What has a value after an instruction, from what has one before it.
fn through(chunk: &Chunk, pc: usize, there: &mut Registers) -> Result<(), String> {
    let instr = &chunk.code[pc];
    let mut missing = None;
    let mut taken: Vec<Reg> = Vec::new();
    let named = |reg: Reg| (reg as usize) < chunk.slots.len();
    effects(instr, chunk, &mut |effect| {
        let mut reads = |reg: Reg, there: &Registers| {
            if !there.has(reg) {
                missing = Some(reg);
            }
        };
        match effect {
            Effect::Reads(o) => {
                if let Some(reg) = Opd::as_reg(o) {
                    reads(reg, there);
                    if o.is_taken() {
                        taken.push(reg);
                    }
                }
            }
            Effect::Uses(reg) => reads(reg, there),
            // An intermediate result may be missing after a call that gave nothing.
            Effect::Looks(reg) if named(reg) => reads(reg, there),
            Effect::Looks(_) => {}
            Effect::Takes(reg) => {
                if !matches!(instr, Instr::Clear { .. }) {
                    reads(reg, there);
                }
                taken.push(reg);
            }
            Effect::Writes(reg) | Effect::MayWrite(reg) => {
                taken.drain(..).for_each(|reg| there.remove(reg));
                there.add(reg);
            }
        }
    });
    taken.into_iter().for_each(|reg| there.remove(reg));
    match missing {
        Some(reg) => Err(format!("{pc}: {instr:?} reads register {reg}, which is empty here")),
        None => Ok(()),
    }
}
