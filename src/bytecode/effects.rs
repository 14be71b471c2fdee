//! What an instruction does to registers: which it reads, which it may take, which it writes.
//! Liveness and the verifier are built on it.

use super::chunk::{Chunk, PathStep};
use super::instr::{Instr, LIST, Opd, Reg};
use smallvec::{SmallVec, smallvec};

/// One thing that an instruction does to a register, in the order in which it does it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Effect {
    /// Reads an operand; takes it where it is marked so.
    Reads(Opd),
    /// Reads a register that must have a value if it is an intermediate result.
    Uses(Reg),
    /// Looks whether a register has a value, and reads it if so.
    Looks(Reg),
    /// Takes the value out of a register.
    Takes(Reg),
    /// Gives a register a value.
    Writes(Reg),
    /// Gives a register a value, or leaves the one that it has.
    MayWrite(Reg),
}

/// Calls `f` with all effects of an instruction: reads first, writes last.
pub fn effects(instr: &Instr, chunk: &Chunk, f: &mut impl FnMut(Effect)) {
    use Effect::{Looks, MayWrite, Reads, Takes, Uses, Writes};
    let run = |args: Reg, n: u16| (0..if n == LIST { 0 } else { n }).map(move |k| args + k);
    let results = |dst: Reg, nout: u16| (0..nout.max(1)).map(move |k| dst + k);
    match *instr {
        Instr::Move { dst, src } => {
            f(Reads(src));
            f(Writes(dst));
        }
        Instr::Const { dst, .. }
        | Instr::Handle { dst, .. }
        | Instr::Nargin { dst }
        | Instr::Nargout { dst }
        | Instr::Caught { dst }
        | Instr::ListShift { dst } => f(Writes(dst)),
        Instr::Clear { reg } => f(Takes(reg)),
        Instr::Holder { dst, slot } => {
            f(Looks(slot));
            f(Writes(dst));
        }
        Instr::Name { dst, slot, nout } => {
            f(Looks(slot));
            results(dst, nout).for_each(|r| f(Writes(r)));
        }
        Instr::Add { dst, a, b }
        | Instr::Sub { dst, a, b }
        | Instr::Mul { dst, a, b }
        | Instr::MatMul { dst, a, b }
        | Instr::Div { dst, a, b }
        | Instr::MatDiv { dst, a, b }
        | Instr::Compare { dst, a, b, .. }
        | Instr::Binary { dst, a, b, .. } => {
            f(Reads(a));
            f(Reads(b));
            f(Writes(dst));
        }
        Instr::Unary { dst, a, .. } | Instr::Postfix { dst, a, .. } | Instr::Truth { dst, a } => {
            f(Reads(a));
            f(Writes(dst));
        }
        Instr::Jump { .. } | Instr::Passage { .. } | Instr::TryBegin { .. } | Instr::TryEnd => {}
        Instr::JumpIf { cond, .. }
        | Instr::JumpIfNot { cond, .. }
        | Instr::JumpLogical { cond, .. } => f(Reads(cond)),
        Instr::JumpCompare { a, b, .. } => {
            f(Reads(a));
            f(Reads(b));
        }
        Instr::JumpIfDefined { slot, .. } | Instr::Require { slot } => f(Looks(slot)),
        Instr::JumpUnlessCase { subject, case, .. } => {
            f(Uses(subject));
            f(Reads(case));
        }
        Instr::Range { dst, a, s, b } => {
            [a, s, b].into_iter().filter(|o| o.is_some()).for_each(|o| f(Reads(o)));
            f(Writes(dst));
        }
        Instr::ForRange { a, s, b, .. } => {
            [a, s, b].into_iter().filter(|o| o.is_some()).for_each(|o| f(Reads(o)));
        }
        Instr::ForColumns { src, .. } | Instr::ForFields { src, .. } => f(Reads(src)),
        Instr::ForLoop { var, .. } => f(MayWrite(var)),
        Instr::ForLoopField { var, key, .. } => {
            f(MayWrite(var));
            f(MayWrite(key));
        }
        Instr::Call { dst, slot, args, n, nout } => {
            f(Looks(slot));
            run(args, n).for_each(|r| f(Takes(r)));
            results(dst, nout).for_each(|r| f(Writes(r)));
        }
        Instr::Call1 { dst, slot, a, nout } => {
            f(Looks(slot));
            f(Reads(a));
            results(dst, nout).for_each(|r| f(Writes(r)));
        }
        Instr::Call2 { dst, slot, a, b, nout } => {
            f(Looks(slot));
            f(Reads(a));
            f(Reads(b));
            results(dst, nout).for_each(|r| f(Writes(r)));
        }
        Instr::Paren { dst, base, args, n, nout }
        | Instr::Method { dst, base, args, n, nout, .. } => {
            f(Reads(base));
            run(args, n).for_each(|r| f(Takes(r)));
            results(dst, nout).for_each(|r| f(Writes(r)));
        }
        Instr::Index1 { dst, base, i } => {
            f(Uses(base));
            f(Reads(i));
            f(Writes(dst));
        }
        Instr::Index2 { dst, base, i, j } => {
            f(Uses(base));
            f(Reads(i));
            f(Reads(j));
            f(Writes(dst));
        }
        Instr::Brace1 { dst, base, i } => {
            f(Reads(base));
            f(Reads(i));
            f(Writes(dst));
        }
        Instr::Brace { dst, base, args, n } => {
            f(Reads(base));
            run(args, n).for_each(|r| f(Takes(r)));
            f(Writes(dst));
        }
        Instr::Field { dst, base, .. } | Instr::HolderField { dst, base, .. } => {
            f(Reads(base));
            f(Writes(dst));
        }
        Instr::FieldDynamic { dst, base, name } => {
            f(Reads(base));
            f(Reads(name));
            f(Writes(dst));
        }
        Instr::End { dst, base, .. } => {
            f(Reads(base));
            f(Writes(dst));
        }
        Instr::ListNew
        | Instr::ListDrop
        | Instr::Return
        | Instr::ReturnList
        | Instr::Fail { .. } => {}
        Instr::ListPush { src } | Instr::Rethrow { src } | Instr::ReturnValue { src } => {
            f(Reads(src));
        }
        Instr::ListBrace { base, args, n } => {
            f(Reads(base));
            run(args, n).for_each(|r| f(Takes(r)));
        }
        Instr::ListField { base, count, .. } => {
            f(Reads(base));
            if count.is_some() {
                f(Reads(count));
            }
        }
        Instr::ListFieldDynamic { base, name, count } => {
            f(Reads(base));
            f(Reads(name));
            if count.is_some() {
                f(Reads(count));
            }
        }
        Instr::ListCall { slot, args, n, count } => {
            f(Looks(slot));
            run(args, n).for_each(|r| f(Takes(r)));
            if count.is_some() {
                f(Reads(count));
            }
        }
        Instr::ListParen { base, args, n, count }
        | Instr::ListMethod { base, args, n, count, .. } => {
            f(Reads(base));
            run(args, n).for_each(|r| f(Takes(r)));
            if count.is_some() {
                f(Reads(count));
            }
        }
        Instr::ListSpread { dst, n } => results(dst, n).for_each(|r| f(Writes(r))),
        Instr::CountPath { dst, var, path, args } => {
            f(Looks(var));
            subscripts(chunk, path, args).for_each(|r| f(Uses(r)));
            f(Uses(dst));
            f(Writes(dst));
        }
        Instr::PathPrefix { dst, var, path, args } => {
            f(Looks(var));
            subscripts(chunk, path, args).for_each(|r| f(Uses(r)));
            f(Writes(dst));
        }
        Instr::StoreListPath { var, path, args } => {
            f(Looks(var));
            subscripts(chunk, path, args).for_each(|r| f(Takes(r)));
            f(Writes(var));
        }
        Instr::Horzcat { dst, args, n }
        | Instr::Vertcat { dst, args, n }
        | Instr::CellRow { dst, args, n }
        | Instr::CellRows { dst, args, n } => {
            run(args, n).for_each(|r| f(Takes(r)));
            f(Writes(dst));
        }
        Instr::Append { var, args, n, .. } => {
            f(Looks(var));
            run(args, n).for_each(|r| f(Takes(r)));
            f(Writes(var));
        }
        Instr::Closure { dst, child } => {
            let captures = chunk.children.get(child as usize).map(|c| c.captures.as_slice());
            captures.into_iter().flatten().for_each(|&(outer, _)| f(Looks(outer)));
            f(Writes(dst));
        }
        Instr::StoreIndex1 { var, i, src } => {
            f(Looks(var));
            f(Reads(i));
            f(Reads(src));
            f(Writes(var));
        }
        Instr::StoreIndex2 { var, i, j, src } => {
            f(Looks(var));
            f(Reads(i));
            f(Reads(j));
            f(Reads(src));
            f(Writes(var));
        }
        Instr::StorePath { var, path, args, src } => {
            f(Looks(var));
            subscripts(chunk, path, args).for_each(|r| f(Takes(r)));
            f(Reads(src));
            f(Writes(var));
        }
        Instr::DeletePath { var, path, args } => {
            f(Looks(var));
            subscripts(chunk, path, args).for_each(|r| f(Takes(r)));
            f(Writes(var));
        }
        Instr::OrEmpty { dst, src } => {
            f(Looks(src));
            f(Writes(dst));
        }
        Instr::Display { src, .. } => f(Reads(src)),
        Instr::Answer { src, ans, .. } => {
            f(Looks(src));
            f(Writes(ans));
        }
        Instr::AnswerName { src, slot, ans, .. } => {
            f(Looks(src));
            f(Looks(slot));
            f(Writes(ans));
        }
        Instr::AnswerList { ans, .. } => f(Writes(ans)),
        Instr::Global { slot, .. } | Instr::Persistent { slot, .. } => f(MayWrite(slot)),
        Instr::CheckArgument { slot, .. } => {
            f(Looks(slot));
            f(Writes(slot));
        }
        Instr::OptionsBegin { rest, from, .. } => {
            let inputs = chunk.params.iter().skip(from as usize).flatten();
            inputs.clone().for_each(|&slot| f(Looks(slot)));
            f(Looks(rest));
            inputs.for_each(|&slot| f(MayWrite(slot)));
            f(MayWrite(rest));
        }
        Instr::Options { slot, rest, .. } => {
            f(Looks(rest));
            f(Writes(slot));
        }
        Instr::OptionsBehind { rest, pairs, .. } => {
            f(Looks(rest));
            f(MayWrite(rest));
            f(Writes(pairs));
        }
        Instr::EveryNth { slot, rest, .. } => {
            f(Looks(rest));
            f(Writes(slot));
        }
        Instr::FieldDefault { slot, src, .. } => {
            f(Looks(slot));
            f(Reads(src));
            f(Writes(slot));
        }
        Instr::InvalidArgument { .. } => {}
    }
}

impl Instr {
    /// Calls a function with every register that it reads or writes.
    pub fn touches(&self, chunk: &Chunk, f: &mut impl FnMut(Reg)) {
        effects(self, chunk, &mut |effect| match effect {
            Effect::Reads(o) => o.as_reg().into_iter().for_each(&mut *f),
            Effect::Uses(r)
            | Effect::Looks(r)
            | Effect::Takes(r)
            | Effect::Writes(r)
            | Effect::MayWrite(r) => f(r),
        });
    }

    /// Where it may go on besides the next instruction.
    pub fn target(&self) -> Option<u32> {
        successors(self).1
    }

    /// Whether it gives a register a value.
    pub fn writes(&self, chunk: &Chunk, reg: Reg) -> bool {
        let mut found = false;
        effects(self, chunk, &mut |effect| {
            found |= matches!(effect, Effect::Writes(r) | Effect::MayWrite(r) if r == reg);
        });
        found
    }

    /// Whether it gives a register a value without looking at the one that it has.
    pub fn overwrites(&self, chunk: &Chunk, reg: Reg) -> bool {
        let mut first = None;
        effects(self, chunk, &mut |effect| {
            let at = match effect {
                Effect::Reads(o) => o.as_reg(),
                Effect::Uses(r)
                | Effect::Looks(r)
                | Effect::Takes(r)
                | Effect::Writes(r)
                | Effect::MayWrite(r) => Some(r),
            };
            if at == Some(reg) {
                first.get_or_insert(matches!(effect, Effect::Writes(_)));
            }
        });
        first == Some(true)
    }
}

/// The registers of the subscripts of a path.
fn subscripts(chunk: &Chunk, path: u32, args: Reg) -> impl Iterator<Item = Reg> {
    let count = |step: &PathStep| match step {
        PathStep::Paren(LIST) | PathStep::Brace(LIST) | PathStep::Field(_) => 0,
        PathStep::Paren(n) | PathStep::Brace(n) => *n,
        PathStep::Dynamic => 1,
    };
    let n: u16 = chunk.paths.get(path as usize).map_or(0, |steps| steps.iter().map(count).sum());
    (0..n).map(move |k| args + k)
}

/// The operands of an instruction that may be marked as taken.
pub(super) fn operands_mut(instr: &mut Instr) -> SmallVec<[&mut Opd; 3]> {
    match instr {
        Instr::Move { src, .. }
        | Instr::ForColumns { src, .. }
        | Instr::ForFields { src, .. }
        | Instr::ListPush { src }
        | Instr::StorePath { src, .. }
        | Instr::FieldDefault { src, .. }
        | Instr::Rethrow { src } => smallvec![src],
        Instr::Add { a, b, .. }
        | Instr::Sub { a, b, .. }
        | Instr::Mul { a, b, .. }
        | Instr::MatMul { a, b, .. }
        | Instr::Div { a, b, .. }
        | Instr::MatDiv { a, b, .. }
        | Instr::Compare { a, b, .. }
        | Instr::Binary { a, b, .. }
        | Instr::JumpCompare { a, b, .. }
        | Instr::Call2 { a, b, .. } => smallvec![a, b],
        Instr::Unary { a, .. }
        | Instr::Postfix { a, .. }
        | Instr::Truth { a, .. }
        | Instr::Call1 { a, .. } => smallvec![a],
        Instr::JumpIf { cond, .. }
        | Instr::JumpIfNot { cond, .. }
        | Instr::JumpLogical { cond, .. } => smallvec![cond],
        Instr::Range { a, s, b, .. } | Instr::ForRange { a, s, b, .. } => smallvec![a, s, b],
        Instr::Paren { base, .. }
        | Instr::Brace { base, .. }
        | Instr::Field { base, .. }
        | Instr::HolderField { base, .. }
        | Instr::Method { base, .. }
        | Instr::ListBrace { base, .. }
        | Instr::ListField { base, .. }
        | Instr::ListParen { base, .. }
        | Instr::ListMethod { base, .. } => smallvec![base],
        Instr::Brace1 { base, i, .. } => smallvec![base, i],
        Instr::FieldDynamic { base, name, .. } | Instr::ListFieldDynamic { base, name, .. } => {
            smallvec![base, name]
        }
        Instr::StoreIndex1 { i, src, .. } => smallvec![i, src],
        Instr::StoreIndex2 { i, j, src, .. } => smallvec![i, j, src],
        _ => SmallVec::new(),
    }
}

/// Where control goes after an instruction: whether to the next one, and where else.
pub fn successors(instr: &Instr) -> (bool, Option<u32>) {
    match *instr {
        Instr::Jump { to } | Instr::ForFields { to, .. } => (false, Some(to)),
        Instr::ForRange { to, .. } | Instr::ForColumns { to, .. } => (false, Some(to)),
        Instr::JumpIf { to, .. }
        | Instr::JumpIfNot { to, .. }
        | Instr::JumpLogical { to, .. }
        | Instr::JumpCompare { to, .. }
        | Instr::JumpIfDefined { to, .. }
        | Instr::JumpUnlessCase { to, .. }
        | Instr::ForLoop { to, .. }
        | Instr::ForLoopField { to, .. }
        | Instr::Global { to, .. }
        | Instr::Persistent { to, .. }
        | Instr::TryBegin { to, .. } => (true, Some(to)),
        Instr::Return
        | Instr::ReturnValue { .. }
        | Instr::ReturnList
        | Instr::Rethrow { .. }
        | Instr::InvalidArgument { .. }
        | Instr::Fail { .. } => (false, None),
        _ => (true, None),
    }
}
