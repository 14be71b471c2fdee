//! `x(i)` and `x(i) = v` beside the inner loop: of every class, with any subscripts.

use super::call::{put, steps_of};
use super::class::Step;
use super::frame::{Args, Exec, Frame, Ret, Signal};
use super::invoke::one_value;
use super::store::{Change, Part};
use super::{Vm, slices};
use crate::builtins::maps::dictionary::is_dictionary;
use crate::builtins::{Cx, Stop};
use crate::bytecode::{Opd, Reg};
use crate::value::{Scalar, Value, append};

impl Vm {
    /// `base(subscripts)` of a variable, with `nout` results to come.
    pub(super) fn index_slow(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        dst: Reg,
        base: Reg,
        subscripts: &[Opd],
        nout: u16,
    ) -> Exec {
        if nout <= 1
            && let Some(value) = slices::read(frame, base, subscripts, cx.graph.thresholds.small)
        {
            subscripts.iter().for_each(|&o| frame.done(o));
            frame.set(dst, value);
            return Ok(());
        }
        let mut args = Args::new();
        for &o in subscripts {
            args.push(frame.get(o)?);
        }
        let Some(holder) = frame.peek(Opd::reg(base)).cloned() else {
            return Err(frame.undefined(base as usize).into());
        };
        let done = |frame: &mut Frame| subscripts.iter().for_each(|&o| frame.done(o));
        if let Value::Function(_) = holder {
            let ret = Ret::Regs { dst, nout };
            return match self.call_value(cx, frame, &holder, &mut args, nout as usize, ret) {
                Ok(values) => {
                    done(frame);
                    Ok(put(frame, dst, nout, values)?)
                }
                Err(signal) => {
                    if matches!(signal, Signal::Push(_)) {
                        done(frame);
                    }
                    Err(signal)
                }
            };
        }
        if self.knows_classes() {
            let (nout, ret) = (nout as usize, Ret::Regs { dst, nout });
            let steps = vec![Step::Paren(&args)];
            let referred = self.refer(cx, frame, &holder, steps, nout, ret);
            if !matches!(referred, Ok(None)) {
                done(frame);
                return Ok(put(frame, dst, nout as u16, referred?.unwrap_or_default())?);
            }
        }
        if nout > 1 {
            return Err(one_value().into());
        }
        if !is_dictionary(&holder) {
            self.objects_as_subscripts(cx, frame, &mut args)?;
        }
        let value = self.index(cx, &holder, &args).map_err(|stop| named(stop, frame, base))?;
        self.charge(&[], std::slice::from_ref(&value));
        done(frame);
        frame.set(dst, value);
        Ok(())
    }

    /// `var(subscripts) = src`.
    pub(super) fn store_slow(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        var: Reg,
        subscripts: &[Opd],
        src: Opd,
    ) -> Exec {
        if slices::store(frame, var, subscripts, src) {
            subscripts.iter().for_each(|&o| frame.done(o));
            frame.done(src);
            return Ok(());
        }
        let value = frame.get(src)?;
        let mut args: Args = Args::new();
        for &o in subscripts {
            args.push(frame.get(o)?);
        }
        if self.holds_object(frame, var) || self.is_object(&value) {
            let parts = [Part::Paren(args.into_vec())];
            self.change_through(cx, frame, var, &parts, Change::Assign(value))?;
            subscripts.iter().for_each(|&o| frame.done(o));
            frame.done(src);
            return Ok(());
        }
        // A member of an enumeration is a key of a dictionary as what it is.
        if !frame.peek(Opd::reg(var)).is_some_and(is_dictionary) {
            self.objects_as_subscripts(cx, frame, &mut args)?;
        }
        // The variable is out of its register while it changes, so that it is not shared.
        let place = frame.regs.get_mut(var as usize).and_then(Option::take);
        let defined = place.is_some();
        let mut target = place.unwrap_or_else(Value::empty);
        let result = if grows_by_one(&mut target, &args, &value) {
            Ok(())
        } else {
            let before = target.numel();
            let result = self.assign_paren(cx, &mut target, &args, value);
            if target.numel() != before {
                self.budget -= steps_of(&target);
            }
            result
        };
        if defined || result.is_ok() {
            frame.set(var, target);
        }
        result?;
        subscripts.iter().for_each(|&o| frame.done(o));
        frame.done(src);
        Ok(())
    }
}

/// `x(end + 1) = v` for a vector of the value's class, in place.
fn grows_by_one(target: &mut Value, subscripts: &[Value], value: &Value) -> bool {
    let (Value::Array(array), [Value::Scalar(Scalar::F64(i))], Value::Scalar(_)) =
        (&*target, subscripts, value)
    else {
        return false;
    };
    let n = array.numel();
    if *i != n as f64 + 1.0 || n < 2 {
        return false;
    }
    // A row and a column of one element both grow to the right; this one has two.
    let dim = usize::from(array.shape().rows() == 1);
    append(target, dim, std::slice::from_ref(value))
}

/// An index error says which variable it was.
fn named(stop: Stop, frame: &Frame, base: Reg) -> Signal {
    match stop {
        Stop::Error(e) => match frame.code.chunk.slots.get(base as usize) {
            Some(name) if e.identifier() == "MATLAB:badsubscript" => {
                Signal::Throw(e.hint(format!("the variable is '{name}'")))
            }
            _ => Signal::Throw(e),
        },
        stop => stop.into(),
    }
}
