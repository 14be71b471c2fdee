//! Instructions that call: names with arguments, values with arguments, methods; and where their
//! results go. What is called is found and entered in `call`.

use super::Vm;
use super::call::put;
use super::code::Callee;
use super::frame::{Args, Exec, Frame, Ret, Signal};
use super::slow::{push_all, too_few};
use crate::builtins::{Cx, Values};
use crate::bytecode::{Opd, Reg};
use crate::diag::Error;
use crate::value::Value;
use std::rc::Rc;

/// Where the results of an instruction go.
#[derive(Clone, Copy)]
pub(super) enum Out {
    Regs { dst: Reg, nout: u16 },
    List { nout: usize },
}

impl Out {
    fn nout(self) -> usize {
        match self {
            Out::Regs { nout, .. } => nout as usize,
            Out::List { nout } => nout,
        }
    }

    fn ret(self) -> Ret {
        match self {
            Out::Regs { dst, nout } => Ret::Regs { dst, nout },
            Out::List { .. } => Ret::List,
        }
    }
}

impl Vm {
    pub(super) fn name(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        dst: Reg,
        slot: Reg,
        nout: u16,
    ) -> Exec {
        if let Some(value) = frame.peek(Opd::reg(slot)).cloned() {
            if nout > 1 {
                return Err(too_few().into());
            }
            frame.set(dst, value);
            return Ok(());
        }
        // A parameter that was not given is no function.
        if frame.code.chunk.params.contains(&Some(slot)) {
            return Err(frame.undefined(slot as usize).into());
        }
        self.call_out(cx, frame, slot, 0, 0, Out::Regs { dst, nout })
    }

    pub(super) fn call_at(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        dst: Reg,
        slot: Reg,
        args: Reg,
        n: u16,
        nout: u16,
    ) -> Exec {
        self.call_out(cx, frame, slot, args, n, Out::Regs { dst, nout })
    }

    /// A name with arguments: an index of a variable, else a call.
    pub(super) fn call_out(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        slot: Reg,
        args: Reg,
        n: u16,
        out: Out,
    ) -> Exec {
        if frame.peek(Opd::reg(slot)).is_some() {
            return self.paren(cx, frame, Opd::reg(slot), args, n, out);
        }
        let mut values = frame.take_args(args, n)?;
        let result = self.call_slot(cx, frame, slot, &mut values, out.nout(), out.ret());
        self.settle(frame, args, n, values, out, result)
    }

    /// A name with one or two arguments that stay where they are.
    pub(super) fn call_short(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        dst: Reg,
        slot: Reg,
        operands: &[Opd],
        nout: u16,
    ) -> Exec {
        if frame.peek(Opd::reg(slot)).is_some() {
            return self.index_slow(cx, frame, dst, slot, operands, nout);
        }
        let callee = self.resolve_slot(cx, frame, slot)?;
        let ret = Ret::Regs { dst, nout };
        let mut args = Args::new();
        if let Callee::Code(code) = &callee {
            for &o in operands {
                args.push(frame.take(o)?);
            }
            return Err(Signal::Push(self.enter(code, None, args, nout as usize, ret)?));
        }
        for &o in operands {
            args.push(frame.get(o)?);
        }
        let result = self.call_resolved(cx, frame, &callee, &mut args, nout as usize, ret);
        if !matches!(result, Err(Signal::Need(_) | Signal::Wait(_))) {
            operands.iter().for_each(|&o| frame.done(o));
        }
        Ok(put(frame, dst, nout, result?)?)
    }

    /// `base(args)`.
    pub(super) fn paren(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        base: Opd,
        args: Reg,
        n: u16,
        out: Out,
    ) -> Exec {
        let holder = frame.get(base)?;
        let mut values = frame.take_args(args, n)?;
        let result = match &holder {
            Value::Function(_) => {
                self.call_value(cx, frame, &holder, &mut values, out.nout(), out.ret())
            }
            _ if out.nout() > 1 => Err(Signal::Throw(one_value())),
            _ => self
                .index(cx, &holder, &values)
                .map(|value| smallvec::smallvec![value])
                .map_err(Signal::from),
        };
        // The result may go to the register of the base.
        if !matches!(result, Err(Signal::Need(_) | Signal::Wait(_))) {
            frame.done(base);
        }
        self.settle(frame, args, n, values, out, result)
    }

    /// `base.name(args)`.
    #[allow(clippy::too_many_arguments, reason = "the operands of one instruction")]
    pub(super) fn method_call(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        base: Opd,
        name: u16,
        args: Reg,
        n: u16,
        out: Out,
    ) -> Exec {
        let holder = frame.get(base)?;
        let name = frame.code.chunk.names[name as usize].clone();
        let mut values = frame.take_args(args, n)?;
        let result = match &holder {
            Value::Object(object) => self.object_call(cx, frame, object, &name, &mut values, out),
            _ => match self.field(cx, &holder, &name) {
                Ok(part @ Value::Function(_)) => {
                    self.call_value(cx, frame, &part, &mut values, out.nout(), out.ret())
                }
                Ok(part) => self
                    .index(cx, &part, &values)
                    .map(|value| smallvec::smallvec![value])
                    .map_err(Signal::from),
                Err(stop) => Err(stop.into()),
            },
        };
        if !matches!(result, Err(Signal::Need(_) | Signal::Wait(_))) {
            frame.done(base);
        }
        self.settle(frame, args, n, values, out, result)
    }

    fn object_call(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        object: &Rc<crate::value::Object>,
        name: &str,
        values: &mut Args,
        out: Out,
    ) -> Exec<Values> {
        if let Some(&builtin) = self.builtins.get(name) {
            let mut all: Args = smallvec::smallvec![Value::Object(object.clone())];
            all.extend(values.iter().cloned());
            return self.call_builtin(cx, frame, builtin, &mut all, out.nout(), out.ret());
        }
        let part = self.property(cx, object, name)?;
        if let Value::Function(_) = part {
            return self.call_value(cx, frame, &part, values, out.nout(), out.ret());
        }
        Ok(smallvec::smallvec![self.index(cx, &part, values)?])
    }

    /// The end of a call: its results go where they belong, or its arguments back.
    fn settle(
        &mut self,
        frame: &mut Frame,
        args: Reg,
        n: u16,
        values: Args,
        out: Out,
        result: Exec<Values>,
    ) -> Exec {
        match result {
            Ok(results) => {
                match out {
                    Out::Regs { dst, nout } => put(frame, dst, nout, results)?,
                    Out::List { .. } => push_all(frame, results.into_vec()),
                }
                Ok(())
            }
            Err(signal) => {
                if matches!(signal, Signal::Need(_) | Signal::Wait(_)) {
                    frame.restore_args(args, n, values);
                }
                Err(signal)
            }
        }
    }
}

pub(super) fn one_value() -> Error {
    Error::new("MATLAB:TooManyOutputs", "Indexing with parentheses gives one value.")
}
