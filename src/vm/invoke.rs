//! Instructions that call: names with arguments, values with arguments, methods; and where their
//! results go. What is called is found and entered in `call`.

use super::Vm;
use super::call::{has_few, of_few, put};
use super::class::Step;
use super::code::Callee;
use super::exception::too_few;
use super::frame::{Args, Exec, Frame, Ret, Signal};
use super::store::field_name;
use crate::builtins::classes::EMPTIES;
use crate::builtins::device::MAKERS;
use crate::builtins::maps::dictionary::is_dictionary;
use crate::builtins::{Cx, Values};
use crate::bytecode::{COMPUTED, Opd, Reg};
use crate::diag::Error;
use crate::value::{ObjectState, Value};
use std::rc::Rc;

/// Where the results of an instruction go.
#[derive(Clone, Copy)]
pub(super) enum Out {
    Regs { dst: Reg, nout: u16 },
    List { nout: usize },
}

impl Out {
    pub(super) fn nout(self) -> usize {
        match self {
            Out::Regs { nout, .. } => nout as usize,
            Out::List { nout } => nout,
        }
    }

    pub(super) fn ret(self) -> Ret {
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
        let result = match self.call_on_object(cx, frame, slot, &mut values, out) {
            Ok(None) => self.call_slot(cx, frame, slot, &mut values, out.nout(), out.ret()),
            Ok(Some(results)) => Ok(results),
            Err(signal) => Err(signal),
        };
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
        let ret = Ret::Regs { dst, nout };
        let mut args = Args::new();
        if self.knows_classes() && operands.iter().any(|&o| is_instance(frame.peek(o))) {
            for &o in operands {
                args.push(frame.get(o)?);
            }
            let out = Out::Regs { dst, nout };
            match self.call_on_object(cx, frame, slot, &mut args, out) {
                Ok(None) => args.clear(),
                result => {
                    if !result.as_ref().is_err_and(Signal::comes_again) {
                        operands.iter().for_each(|&o| frame.done(o));
                    }
                    return Ok(put(frame, dst, nout, result?.unwrap_or_default())?);
                }
            }
        }
        let callee = self.resolve_slot(cx, frame, slot)?;
        let stored_without_zeros = |&o: &Opd| matches!(frame.peek(o), Some(Value::Compressed(_)));
        if let Callee::Code(code) = &callee
            && !(code.declared.is_some() && operands.iter().any(stored_without_zeros))
        {
            if has_few(code) {
                for &o in operands {
                    args.push(frame.get(o)?);
                }
                if let Some(value) = of_few(code, &args, nout as usize) {
                    operands.iter().for_each(|&o| frame.done(o));
                    return Ok(put(frame, dst, nout, smallvec::smallvec![value])?);
                }
                args.clear();
            }
            for &o in operands {
                args.push(frame.take(o)?);
            }
            return Err(Signal::Push(self.enter(code, None, args, nout as usize, ret)?));
        }
        for &o in operands {
            args.push(frame.get(o)?);
        }
        let result = self.call_resolved(cx, frame, &callee, &mut args, nout as usize, ret);
        if !result.as_ref().is_err_and(Signal::comes_again) {
            operands.iter().for_each(|&o| frame.done(o));
        }
        Ok(put(frame, dst, nout, result?)?)
    }

    /// Elements of a value, by subscripts of which some may be objects.
    fn index_by(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        holder: &Value,
        subscripts: &[Value],
    ) -> Exec<Values> {
        let mut places: Args;
        let mut subscripts = subscripts;
        if self.knows_classes() && !is_dictionary(holder) {
            places = subscripts.iter().cloned().collect();
            self.objects_as_subscripts(cx, frame, &mut places)?;
            subscripts = &places;
        }
        Ok(smallvec::smallvec![self.index(cx, holder, subscripts)?])
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
            _ if self.knows_classes() && holder.program_class().is_some() => {
                let steps = vec![Step::Paren(&values)];
                match self.refer(cx, frame, &holder, steps, out.nout(), out.ret()) {
                    Ok(Some(results)) => Ok(results),
                    Ok(None) => {
                        let value = self.index(cx, &holder, &values).map_err(Signal::from);
                        value.map(|value| smallvec::smallvec![value])
                    }
                    Err(signal) => Err(signal),
                }
            }
            _ if out.nout() > 1 => Err(Signal::Throw(one_value())),
            _ => self.index_by(cx, frame, &holder, &values),
        };
        // The result may go to the register of the base.
        if !result.as_ref().is_err_and(Signal::comes_again) {
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
        let mut values = frame.take_args(args, n)?;
        if let (COMPUTED, Some(Value::Scalar(_))) = (name, values.first())
            && self.indexes_itself(frame, &holder)
        {
            let steps = vec![Step::Number(&values[0]), Step::Paren(&values[1..])];
            let result = self.refer(cx, frame, &holder, steps, out.nout(), out.ret());
            let result = result.map(Option::unwrap_or_default);
            if !result.as_ref().is_err_and(Signal::comes_again) {
                frame.done(base);
            }
            return self.settle(frame, args, n, values, out, result);
        }
        let (name, computed) = match name {
            COMPUTED if !values.is_empty() => match field_name(values.first()) {
                Ok(name) => (name, Some(values.remove(0))),
                Err(stop) => {
                    return self.settle(frame, args, n, values, out, Err(stop.into()));
                }
            },
            COMPUTED => return Err(too_few().into()),
            name => (frame.code.chunk.names[name as usize].clone(), None),
        };
        let result = match &holder {
            _ if self.knows_classes() && holder.program_class().is_some() => {
                self.member(cx, frame, &holder, &name, Some(&mut values), out)
            }
            Value::Object(object) => self.object_call(cx, frame, object, &name, &mut values, out),
            _ if let Some(class) = self.class_value(&holder) => {
                self.class_member(cx, frame, &class, &name, Some(&mut values), out)
            }
            _ if let Some(package) = super::lookup::package_of(&holder) => {
                let function = super::lookup::member(package, &name);
                self.call_value(cx, frame, &function, &mut values, out.nout(), out.ret())
            }
            Value::Text(_) if let Some(builtin) = self.method_of_strings(&name) => {
                let mut all: Args = smallvec::smallvec![holder.clone()];
                all.extend(values.iter().cloned());
                self.call_builtin(cx, frame, builtin, &mut all, out.nout(), out.ret())
            }
            _ => match self.field(cx, &holder, &name) {
                Ok(part @ Value::Function(_)) => {
                    self.call_value(cx, frame, &part, &mut values, out.nout(), out.ret())
                }
                Ok(part) => {
                    let steps = vec![Step::Paren(&values)];
                    match self.refer(cx, frame, &part, steps, out.nout(), out.ret()) {
                        Ok(Some(results)) => Ok(results),
                        Ok(None) => self.index_by(cx, frame, &part, &values),
                        Err(signal) => Err(signal),
                    }
                }
                Err(stop) => Err(stop.into()),
            },
        };
        if !result.as_ref().is_err_and(Signal::comes_again) {
            frame.done(base);
        }
        if let Some(name) = computed {
            values.insert(0, name);
        }
        self.settle(frame, args, n, values, out, result)
    }

    /// A name whose field or method follows: a variable, a class or package, else what a call gives.
    pub(super) fn holder(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        dst: Reg,
        slot: Reg,
    ) -> Exec {
        if frame.peek(Opd::reg(slot)).is_none() && !frame.code.chunk.params.contains(&Some(slot)) {
            let callee = self.resolve_slot(cx, frame, slot);
            if let Ok(Callee::Class(class)) = &callee {
                frame.set(dst, super::lookup::class_reference(class));
                return Ok(());
            }
            let of_language = match &callee {
                Ok(Callee::Builtin(builtin)) => Some(builtin.name),
                Ok(Callee::Code(code)) => code.declared.map(|builtin| builtin.name),
                _ => None,
            };
            // A package of the program comes before a builtin of its name; classes of the language have functions.
            let is_of = |class: &str| {
                let named = EMPTIES.iter().chain(MAKERS).filter_map(|row| row.name.split_once('.'));
                named.into_iter().any(|(owner, _)| owner == class)
            };
            if let Some(name) = of_language
                && (self.is_package(cx, name) || is_of(name))
            {
                frame.set(dst, super::lookup::package(name));
                return Ok(());
            }
        }
        self.name(cx, frame, dst, slot, 1)
    }

    /// `package.name` without arguments: a package within it, or a call.
    pub(super) fn package_member(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        package: &str,
        name: &str,
        out: Out,
    ) -> Exec {
        let whole = format!("{package}.{name}");
        let callee = match self.resolve_given(cx, frame.code.scope, &whole)? {
            Some(callee) => callee,
            None => return Err(self.undefined_with_hint(&whole, &[]).into()),
        };
        // A statement may call what gives nothing.
        let nothing = matches!(&callee, Callee::Code(code)
            if code.chunk.outs.is_empty() && code.chunk.varargout.is_none());
        let out = match out {
            Out::Regs { dst, .. } if nothing => Out::Regs { dst, nout: 0 },
            Out::List { .. } if nothing => Out::List { nout: 0 },
            out => out,
        };
        let result = self.call(cx, frame, &callee, &mut Args::new(), out.nout(), out.ret());
        self.settle(frame, 0, 0, Args::new(), out, result)
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
        // A property comes before a function of its name.
        let known = match &*object.state.borrow() {
            ObjectState::Fields(fields) => fields.contains_key(name),
            _ => false,
        };
        if !known && let Some(&builtin) = self.builtins.get(name) {
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

    /// A function of the objects that it is called with: a method, or what every object has. None: there is none.
    fn call_on_object(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        slot: Reg,
        args: &mut Args,
        out: Out,
    ) -> Exec<Option<Values>> {
        if !self.knows_classes() || !args.iter().any(|arg| is_instance(Some(arg))) {
            return Ok(None);
        }
        let Some(name) = frame.code.chunk.slots.get(slot as usize).cloned() else {
            return Ok(None);
        };
        if let Some(method) = self.dispatched(frame, &name, args)? {
            return self.call_value(cx, frame, &method, args, out.nout(), out.ret()).map(Some);
        }
        if self.is_about_object(&name, args) {
            let results = self.object_function(cx, frame, &name, args, out.nout(), out.ret());
            return results.map(Some);
        }
        if args.iter().all(|arg| arg.program_class().is_none_or(|class| class.underlying.is_none()))
        {
            return Ok(None);
        }
        let callee = self.resolve_slot(cx, frame, slot)?;
        self.call_with_elements(cx, frame, &callee, args, out.nout(), out.ret())
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
                    Out::List { .. } => frame.push_all(results.into_vec()),
                }
                Ok(())
            }
            Err(signal) => {
                if signal.comes_again() {
                    frame.restore_args(args, n, values);
                }
                Err(signal)
            }
        }
    }
}

fn is_instance(value: Option<&Value>) -> bool {
    value.is_some_and(|value| value.program_class().is_some())
}

pub(super) fn one_value() -> Error {
    Error::new("MATLAB:TooManyOutputs", "Indexing with parentheses gives one value.")
}
