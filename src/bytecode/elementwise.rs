//! Functions of numbers as functions of arrays: a chunk that gives for whole arrays, element by element, what another gives
//! for the numbers at each place. Must not know which functions exist.

use super::chunk::{Chunk, ChunkKind};
use super::instr::{Instr, Opd, Reg};
use crate::syntax::{BinaryOp, PostfixOp};

/// What a name that is no variable is to such a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// Called with so many numbers it computes a number of them and does nothing else; of arrays, element by element.
    Elementwise,
    /// Alone it is a number.
    Number,
    /// Anything else.
    Other,
}

/// The chunk of an anonymous function over arrays, where it only computes, without branches. `meaning` is asked about names
/// with the number of their arguments.
pub fn elementwise(
    chunk: &Chunk,
    meaning: &mut dyn FnMut(&str, usize) -> Meaning,
) -> Option<Chunk> {
    let plain = chunk.kind == ChunkKind::Anonymous
        && chunk.varargin.is_none()
        && chunk.children.is_empty()
        && chunk.shared.is_empty()
        && chunk.consts.iter().all(|v| v.numel() == 1 && v.elem_type().is_some());
    if !plain {
        return None;
    }
    let variables = chunk.params.iter().flatten().chain(chunk.captures.iter().map(|(_, own)| own));
    let mut rest = Rest {
        variables: variables.copied().collect(),
        registers: chunk.registers,
        open: Vec::new(),
    };
    let mut code = Vec::with_capacity(chunk.code.len());
    for (at, instr) in chunk.code.iter().enumerate() {
        code.push(rest.over_arrays(chunk, at, *instr, meaning)?);
    }
    Some(Chunk { code, registers: rest.registers, ..chunk.clone() })
}

/// What the instructions before an address leave for those behind.
struct Rest {
    /// The registers of variables.
    variables: Vec<Reg>,
    registers: usize,
    /// Of `a && b` and `a || b`: the address of the last instruction of b, the operator, and where a is.
    open: Vec<(usize, BinaryOp, Reg)>,
}

impl Rest {
    fn over_arrays(
        &mut self,
        chunk: &Chunk,
        at: usize,
        instr: Instr,
        meaning: &mut dyn FnMut(&str, usize) -> Meaning,
    ) -> Option<Instr> {
        let mut is_call = |slot: Reg, n: usize| {
            let name = chunk.slots.get(slot as usize);
            !self.variables.contains(&slot)
                && name.is_some_and(|name| meaning(name, n) == Meaning::Elementwise)
        };
        match instr {
            Instr::Move { .. }
            | Instr::Const { .. }
            | Instr::Clear { .. }
            | Instr::Add { .. }
            | Instr::Sub { .. }
            | Instr::Mul { .. }
            | Instr::Div { .. }
            | Instr::Compare { .. }
            | Instr::Unary { .. }
            | Instr::ReturnValue { .. } => Some(instr),
            Instr::MatMul { dst, a, b } => Some(Instr::Mul { dst, a, b }),
            Instr::MatDiv { dst, a, b } => Some(Instr::Div { dst, a, b }),
            Instr::Binary { op, dst, a, b } => {
                let op = match op {
                    BinaryOp::MatrixPower => BinaryOp::Power,
                    BinaryOp::MatrixLeftDivide => BinaryOp::LeftDivide,
                    other => other,
                };
                Some(Instr::Binary { op, dst, a, b })
            }
            Instr::Postfix { op: PostfixOp::Transpose, dst, a } => {
                Some(Instr::Move { dst, src: a })
            }
            Instr::Call1 { slot, nout: 1, .. } => is_call(slot, 1).then_some(instr),
            Instr::Call2 { slot, nout: 1, .. } => is_call(slot, 2).then_some(instr),
            Instr::Call { slot, n, nout: 1, .. } => is_call(slot, usize::from(n)).then_some(instr),
            Instr::Name { slot, nout: 1, .. } => {
                let name = chunk.slots.get(slot as usize)?;
                let known = self.variables.contains(&slot) || meaning(name, 0) == Meaning::Number;
                known.then_some(instr)
            }
            // The truth of the first operand is kept until the second is there.
            Instr::Truth { dst, a } => match self.open.pop_if(|(end, ..)| *end == at) {
                Some((_, op, first)) => Some(Instr::Binary { op, dst, a: Opd::taken(first), b: a }),
                None => Some(Instr::Move { dst, src: a }),
            },
            Instr::JumpLogical { cond, sense, to } => {
                let op = if sense { BinaryOp::Or } else { BinaryOp::And };
                let first = Reg::try_from(self.registers).ok()?;
                self.registers += 1;
                let end = (to as usize).checked_sub(1)?;
                let joins = matches!(chunk.code.get(end), Some(Instr::Truth { .. }));
                let within = self.open.last().is_none_or(|(outer, ..)| *outer >= end);
                if !joins || !within || end <= at {
                    return None;
                }
                self.open.push((end, op, first));
                Some(Instr::Move { dst: first, src: Opd::reg(cond.as_reg()?) })
            }
            _ => None,
        }
    }
}
