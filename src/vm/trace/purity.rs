//! Which instructions may be part of a trace: those that do nothing but compute registers from registers. Whether they
//! look at elements is no question here: while a trace is recorded there are none to be seen (`recording`). Must not
//! carry anything out.

use super::recording::Recording;
use crate::builtins::{Builtin, Captures, Cx};
use crate::bytecode::{Instr, LIST, Opd, Reg};
use crate::value::index::Index;
use crate::value::{Class, Value};
use crate::vm::Vm;
use crate::vm::code::Callee;
use crate::vm::frame::Frame;
use smallvec::SmallVec;
use std::borrow::Cow;

/// Why something is no part of a trace.
pub(super) type Why = Cow<'static, str>;

/// Why no trace has an instruction, whatever it is given. `own`: it is of the loop or passage itself, and not of a
/// function that is called there.
pub(in crate::vm) fn unfit(instr: &Instr, own: bool) -> Option<&'static str> {
    match instr {
        Instr::Call { n: LIST, .. } | Instr::Paren { n: LIST, .. } => {
            Some("it calls something with a list of arguments")
        }
        Instr::Return | Instr::ReturnValue { .. } if own => Some("it is left before its end"),
        Instr::Display { .. } => Some("it displays a result"),
        Instr::Global { .. } | Instr::Persistent { .. } => {
            Some("it declares a variable that others see")
        }
        Instr::TryBegin { .. } | Instr::TryEnd | Instr::Caught { .. } | Instr::Rethrow { .. } => {
            Some("it catches errors")
        }
        Instr::ForFields { .. } | Instr::ForLoopField { .. } => {
            Some("it has a loop over the fields of a struct")
        }
        Instr::Brace1 { .. }
        | Instr::Brace { .. }
        | Instr::CellRow { .. }
        | Instr::CellRows { .. }
        | Instr::Field { .. }
        | Instr::HolderField { .. }
        | Instr::FieldDynamic { .. }
        | Instr::StorePath { .. } => Some("it uses cells, structs or objects"),
        Instr::Handle { .. } | Instr::Closure { .. } => Some("it makes a function handle"),
        Instr::Answer { .. }
        | Instr::Return
        | Instr::ReturnValue { .. }
        | Instr::Nargin { .. }
        | Instr::Nargout { .. }
        | Instr::Call { .. }
        | Instr::Call1 { .. }
        | Instr::Call2 { .. }
        | Instr::Name { .. }
        | Instr::Paren { .. }
        | Instr::Move { .. }
        | Instr::Const { .. }
        | Instr::Clear { .. }
        | Instr::Add { .. }
        | Instr::Sub { .. }
        | Instr::Mul { .. }
        | Instr::MatMul { .. }
        | Instr::Div { .. }
        | Instr::MatDiv { .. }
        | Instr::Compare { .. }
        | Instr::Binary { .. }
        | Instr::Unary { .. }
        | Instr::Postfix { .. }
        | Instr::Truth { .. }
        | Instr::Jump { .. }
        | Instr::JumpIf { .. }
        | Instr::JumpIfNot { .. }
        | Instr::JumpLogical { .. }
        | Instr::JumpCompare { .. }
        | Instr::JumpIfDefined { .. }
        | Instr::JumpUnlessCase { .. }
        | Instr::Require { .. }
        | Instr::Range { .. }
        | Instr::ForRange { .. }
        | Instr::ForColumns { .. }
        | Instr::ForLoop { .. }
        | Instr::Passage { .. }
        | Instr::Index1 { .. }
        | Instr::Index2 { .. }
        | Instr::StoreIndex1 { .. }
        | Instr::StoreIndex2 { .. }
        | Instr::End { .. }
        | Instr::Horzcat { .. }
        | Instr::Vertcat { .. } => None,
        _ => Some("it does more than compute arrays"),
    }
}

impl Vm {
    /// Whether an instruction, on what the registers hold, may be part of a trace; else why not.
    pub(super) fn may_trace(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &Frame,
        recording: &Recording,
        instr: Instr,
    ) -> Result<(), Why> {
        if let Some(why) = unfit(&instr, false) {
            return Err(why.into());
        }
        match instr {
            Instr::Index1 { base, i, .. } => is_view(cx, frame, recording, Opd::reg(base), &[i]),
            Instr::Index2 { base, i, j, .. } => {
                is_view(cx, frame, recording, Opd::reg(base), &[i, j])
            }
            Instr::Paren { base, args, n, .. } => {
                is_view(cx, frame, recording, base, &registers(args, n))
            }
            Instr::StoreIndex1 { var, .. } | Instr::StoreIndex2 { var, .. } => {
                match frame.peek(Opd::reg(var)).and_then(|v| recording.original(v)) {
                    Some(Value::Array(_)) => Err("it changes an array of the host".into()),
                    _ => Ok(()),
                }
            }
            Instr::Answer { src, print: true, .. } if frame.peek(Opd::reg(src)).is_some() => {
                Err("it displays a result".into())
            }
            Instr::Name { slot, .. } if frame.peek(Opd::reg(slot)).is_some() => Ok(()),
            Instr::Name { slot, .. } => self.may_call(cx, frame, recording, slot, &[]),
            Instr::Call { slot, args, n, .. } => {
                self.may_call(cx, frame, recording, slot, &registers(args, n))
            }
            Instr::Call1 { slot, a, .. } => self.may_call(cx, frame, recording, slot, &[a]),
            Instr::Call2 { slot, a, b, .. } => self.may_call(cx, frame, recording, slot, &[a, b]),
            _ => Ok(()),
        }
    }

    fn may_call(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &Frame,
        recording: &Recording,
        slot: Reg,
        operands: &[Opd],
    ) -> Result<(), Why> {
        if frame.peek(Opd::reg(slot)).is_some() {
            return is_view(cx, frame, recording, Opd::reg(slot), operands);
        }
        match self.resolve_slot(cx, frame, slot) {
            Ok(callee @ Callee::Builtin(builtin)) => {
                recording.note(self, frame, slot, callee);
                let args: Option<SmallVec<[&Value; 4]>> =
                    operands.iter().map(|&o| frame.peek(o)).collect();
                args.map_or(Err("a variable is undefined".into()), |args| captures(builtin, &args))
            }
            Ok(callee @ Callee::Code(_)) if recording.follows => {
                recording.note(self, frame, slot, callee);
                Ok(())
            }
            Ok(Callee::Code(_)) => Err("it calls a function that looks at elements".into()),
            Ok(Callee::Nested(..)) => Err("it calls a function that shares its variables".into()),
            Ok(Callee::Script(_)) => Err("it calls a script".into()),
            Ok(Callee::Class(_) | Callee::Base(_)) => Err("it makes an object".into()),
            Ok(Callee::Common(_) | Callee::Query(_)) => Err("it asks something of a class".into()),
            Ok(Callee::Package(_)) => Err("it calls a function of a package".into()),
            Err(_) => Err("a name is undefined".into()),
        }
    }
}

/// Whether a call of a builtin only captures work on arrays that nobody looks into.
fn captures(builtin: &Builtin, args: &[&Value]) -> Result<(), Why> {
    let name = builtin.name;
    let hidden = |v: &&Value| matches!(v, Value::Lazy(l) if l.node.host().is_none());
    match builtin.captures() {
        Captures::All => Ok(()),
        Captures::First(n) => match args.iter().skip(usize::from(n)).position(hidden) {
            Some(k) => Err(format!("'{name}' reads argument {}", usize::from(n) + k + 1).into()),
            None => Ok(()),
        },
        Captures::Sizes if args.iter().any(hidden) => Err(format!("'{name}' reads a size").into()),
        Captures::Sizes if !args.iter().all(|v| names_nothing(v)) => {
            Err(format!("'{name}' is asked for more than an array").into())
        }
        Captures::Sizes => Ok(()),
        Captures::Host(why) if args.iter().any(hidden) => {
            Err(format!("'{name}' reads elements: {why}").into())
        }
        Captures::Host(_) => Ok(()),
        Captures::Never(why) => Err(format!("'{name}' is called: {why}").into()),
    }
}

/// The arguments in registers one after the other.
fn registers(args: Reg, n: u16) -> SmallVec<[Opd; 4]> {
    (args..args + n).map(Opd::reg).collect()
}

/// Whether an argument is no word, but for the classes: words like 'seed' do something.
fn names_nothing(value: &Value) -> bool {
    match value.as_text() {
        Ok(Some(text)) => Class::from_name(&text).is_some(),
        Ok(None) | Err(_) => true,
    }
}

/// Whether an index is captured without a trace as well: of an array of the host, large boxes are, and what captured
/// subscripts name.
fn is_view(
    cx: &Cx<'_>,
    frame: &Frame,
    recording: &Recording,
    base: Opd,
    operands: &[Opd],
) -> Result<(), Why> {
    let base = frame.peek(base);
    if let Some(Value::Function(_)) = base {
        return Err("it calls a function handle".into());
    }
    let Some(original @ Value::Array(_)) = base.and_then(|v| recording.original(v)) else {
        return Ok(());
    };
    if operands.iter().any(|&o| frame.peek(o).is_some_and(|v| cx.graph.is_away(v))) {
        return Ok(());
    }
    let indices: Option<SmallVec<[Index; 2]>> =
        operands.iter().map(|&o| Index::from_value(frame.peek(o)?).ok()).collect();
    match indices.is_some_and(|indices| cx.graph.views(original, &indices)) {
        true => Ok(()),
        false => Err("it reads elements of an array of the host".into()),
    }
}
