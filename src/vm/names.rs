//! `inputname`: what the caller of a function wrote as an argument. Read off the caller's instructions,
//! so that calls need not keep it.

use super::Vm;
use super::exception::number;
use super::frame::{Activation, Args, Exec, Frame, Ret};
use crate::builtins::{Cx, Values};
use crate::bytecode::{Instr, LIST, Opd};
use crate::diag::Error;
use crate::value::Value;

/// `inputname(k)`: the variable that argument k was, or an empty text.
pub(super) fn inputname(
    vm: &mut Vm,
    _cx: &mut Cx<'_>,
    frame: &mut Frame,
    args: &mut Args,
    _nout: usize,
    _ret: Ret,
) -> Exec<Values> {
    let k = args.first().and_then(number).unwrap_or(0.0);
    if !(k >= 1.0 && k <= frame.nargin as f64) {
        return Err(Error::new(
            "MATLAB:inputname:argNumberNotValid",
            format!("expected the number of an argument, 1 to {}, found {k}", frame.nargin),
        )
        .into());
    }
    let name = match vm.stack.last() {
        Some(Activation::Code(caller)) => argument_name(caller, k as usize - 1),
        _ => None,
    };
    Ok(smallvec::smallvec![Value::from(name.unwrap_or_default())])
}

/// The variable that argument `k` (from 0) of the call was that a frame waits for.
fn argument_name(caller: &Frame, k: usize) -> Option<&str> {
    let chunk = &caller.code.chunk;
    let at = caller.pc.checked_sub(1)?;
    let source = match *chunk.code.get(at)? {
        Instr::Call1 { a, .. } if k == 0 => a,
        Instr::Call2 { a, .. } if k == 0 => a,
        Instr::Call2 { b, .. } if k == 1 => b,
        Instr::Index1 { i, .. } if k == 0 => i,
        Instr::Index2 { i, .. } if k == 0 => i,
        Instr::Index2 { j, .. } if k == 1 => j,
        Instr::Call { args, n, .. }
        | Instr::Paren { args, n, .. }
        | Instr::ListCall { args, n, .. }
        | Instr::ListParen { args, n, .. }
            if n != LIST && k < n as usize =>
        {
            Opd::taken(args + k as u16)
        }
        _ => return None,
    };
    let reg = source.as_reg()?;
    if let Some(name) = chunk.slots.get(reg as usize) {
        return Some(name);
    }
    let wrote = chunk.code[..at].iter().rev().find(|instr| instr.writes(chunk, reg))?;
    let from = match *wrote {
        Instr::Move { src, .. } => src.as_reg()?,
        Instr::Name { slot, .. } if caller.peek(Opd::reg(slot)).is_some() => slot,
        _ => return None,
    };
    chunk.slots.get(from as usize).map(|name| &**name)
}
