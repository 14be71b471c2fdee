//! The instructions that are not in the inner loop: calls, indexing in general, lists, matrices,
//! assignments, display, errors, declarations.
//!
//! Every instruction reads first, then does what may have to wait, and writes last: one that needs
//! host values is carried out again from its beginning.

use super::Vm;
use super::call::put;
use super::code::Body;
use super::exception;
use super::frame::{Args, Exec, Frame, Handler, Loop, Place, Ret, Signal};
use super::invoke::Out;
use super::loops::{columns_of, fields_of};
use super::store::{Change, field_name};
use super::truth::{logical, matches_case};
use crate::builtins::Cx;
use crate::bytecode::{Instr, Opd, Reg};
use crate::diag::Error;
use crate::value::concat::concat;
use crate::value::{CellArray, Function, Scalar, Shape, StructArray, Value, append};
use std::rc::Rc;

impl Vm {
    /// Carries an instruction out. Some address to go on at, or the next instruction.
    pub(super) fn slow(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        instr: Instr,
    ) -> Exec<Option<u32>> {
        match instr {
            Instr::Const { dst, k } => {
                let value = frame.code.chunk.consts.get(k as usize).cloned();
                frame.set(dst, value.unwrap_or_else(Value::empty));
            }
            Instr::Clear { reg } => frame.clear(reg),
            Instr::Name { dst, slot, nout } => self.name(cx, frame, dst, slot, nout)?,
            Instr::Binary { op, dst, a, b } => self.binary_at(cx, frame, op, dst, a, b)?,
            Instr::Unary { op, dst, a } => {
                let x = frame.get(a)?;
                let value = self.unary(cx, op, &x)?;
                frame.done(a);
                frame.set(dst, value);
            }
            Instr::Postfix { op, dst, a } => {
                let x = frame.get(a)?;
                let value = self.postfix(cx, op, &x)?;
                frame.done(a);
                frame.set(dst, value);
            }
            Instr::Truth { dst, a } => {
                let x = frame.get(a)?;
                let value = logical(&x)?;
                frame.done(a);
                frame.set(dst, Value::from(value));
            }
            Instr::JumpLogical { cond, sense, to } => {
                let x = frame.get(cond)?;
                let holds = logical(&x)?;
                frame.done(cond);
                return Ok((holds == sense).then_some(to));
            }
            Instr::JumpIfDefined { slot, to } => {
                return Ok(frame.peek(Opd::reg(slot)).is_some().then_some(to));
            }
            Instr::JumpUnlessCase { subject, case, to } => {
                let (x, y) = (frame.get(Opd::reg(subject))?, frame.get(case)?);
                let matches = matches_case(&x, &y)?;
                frame.done(case);
                return Ok((!matches).then_some(to));
            }
            Instr::Range { dst, a, s, b } => {
                let (x, y) = (frame.get(a)?, frame.get(b)?);
                let step = if s.is_some() { Some(frame.get(s)?) } else { None };
                super::operate::needs(&[x.clone(), y.clone()])?;
                let value = self.range(cx, &x, step.as_ref(), &y)?;
                [a, s, b].into_iter().filter(|o| o.is_some()).for_each(|o| frame.done(o));
                frame.set(dst, value);
            }
            Instr::ForRange { slot, a, s, b, to } => {
                self.for_range(cx, frame, slot, a, s, b)?;
                return self.first_turn(cx, frame, slot, to);
            }
            Instr::ForColumns { slot, src, to } => {
                let value = frame.get(src)?;
                frame.loops[slot as usize] = columns_of(value)?;
                frame.done(src);
                return self.first_turn(cx, frame, slot, to);
            }
            Instr::ForFields { slot, src, to } => {
                let value = frame.get(src)?;
                frame.loops[slot as usize] = fields_of(&value)?;
                frame.done(src);
                return Ok(Some(to));
            }
            Instr::ForLoopField { slot, var, key, to } => {
                if let Some(Loop::Fields { pairs, k }) = frame.loops.get_mut(slot as usize)
                    && let Some((name, value)) = pairs.get(*k).cloned()
                {
                    *k += 1;
                    frame.set(var, value);
                    frame.set(key, Value::from(&*name));
                    return Ok(Some(to));
                }
                frame.loops[slot as usize] = Loop::Over;
            }
            Instr::Paren { dst, base, args, n, nout } => {
                self.paren(cx, frame, base, args, n, Out::Regs { dst, nout })?;
            }
            Instr::ListParen { base, args, n, count } => {
                let nout = self.count(frame, count)?;
                self.paren(cx, frame, base, args, n, Out::List { nout })?;
            }
            Instr::ListCall { slot, args, n, count } => {
                let nout = self.count(frame, count)?;
                self.call_out(cx, frame, slot, args, n, Out::List { nout })?;
            }
            Instr::Method { dst, base, name, args, n, nout } => {
                self.method_call(cx, frame, base, name, args, n, Out::Regs { dst, nout })?;
            }
            Instr::ListMethod { base, name, args, n, count } => {
                let nout = self.count(frame, count)?;
                self.method_call(cx, frame, base, name, args, n, Out::List { nout })?;
            }
            Instr::Brace1 { dst, base, i } => {
                let value = match (frame.peek(base), frame.number(i)) {
                    (Some(Value::Cell(c)), Some(i)) if i >= 1.0 && i as usize as f64 == i => {
                        c.cells.get(i as usize - 1).cloned()
                    }
                    _ => None,
                };
                let value = match value {
                    Some(value) => value,
                    None => {
                        let (base, i) = (frame.get(base)?, frame.get(i)?);
                        self.content(&base, &[i])?
                    }
                };
                frame.done(base);
                frame.done(i);
                frame.set(dst, value);
            }
            Instr::Brace { dst, base, args, n } => {
                let holder = frame.get(base)?;
                let value = self.with_args(frame, args, n, |vm, args| vm.content(&holder, args))?;
                frame.done(base);
                frame.set(dst, value);
            }
            Instr::ListBrace { base, args, n } => {
                let holder = frame.get(base)?;
                let values =
                    self.with_args(frame, args, n, |vm, args| vm.contents(&holder, args))?;
                frame.done(base);
                push_all(frame, values);
            }
            Instr::Field { dst, base, name } => {
                let holder = frame.get(base)?;
                let code = frame.code.clone();
                let value = self.field(cx, &holder, &code.chunk.names[name as usize])?;
                frame.done(base);
                frame.set(dst, value);
            }
            Instr::ListField { base, name } => {
                let holder = frame.get(base)?;
                let code = frame.code.clone();
                let values = self.fields(cx, &holder, &code.chunk.names[name as usize])?;
                frame.done(base);
                push_all(frame, values);
            }
            Instr::FieldDynamic { dst, base, name } => {
                let (holder, field) = (frame.get(base)?, field_name(frame.peek(name))?);
                let value = self.field(cx, &holder, &field)?;
                frame.done(base);
                frame.done(name);
                frame.set(dst, value);
            }
            Instr::ListFieldDynamic { base, name } => {
                let (holder, field) = (frame.get(base)?, field_name(frame.peek(name))?);
                let values = self.fields(cx, &holder, &field)?;
                frame.done(base);
                frame.done(name);
                push_all(frame, values);
            }
            Instr::End { dst, base, k, n } => {
                let holder = frame.get(base)?;
                let value = self.end_of(cx, &holder, k, n)?;
                frame.set(dst, Value::from(value));
            }
            Instr::ListNew => frame.lists.push(Vec::new()),
            Instr::ListPush { src } => {
                let value = frame.get(src)?;
                frame.done(src);
                push_all(frame, vec![value]);
            }
            Instr::ListSpread { dst, n } => {
                let values = frame.lists.pop().unwrap_or_default();
                if values.len() < n as usize {
                    return Err(too_few().into());
                }
                put(frame, dst, n, values.into())?;
            }
            Instr::ListShift { dst } => {
                let Some(list) = frame.lists.last_mut().filter(|l| !l.is_empty()) else {
                    return Err(too_few().into());
                };
                let value = list.remove(0);
                frame.set(dst, value);
            }
            Instr::ListDrop => {
                frame.lists.pop();
            }
            Instr::Horzcat { dst, args, n } => self.join(cx, frame, 1, dst, args, n)?,
            Instr::Vertcat { dst, args, n } => self.join(cx, frame, 0, dst, args, n)?,
            Instr::CellRow { dst, args, n } => {
                let cells = frame.take_args(args, n)?.into_vec();
                let rows = usize::from(!cells.is_empty());
                let shape = Shape::matrix(rows, cells.len());
                frame.set(dst, Value::Cell(Rc::new(CellArray { shape, cells })));
            }
            Instr::CellRows { dst, args, n } => {
                let rows = frame.take_args(args, n)?;
                frame.set(dst, concat(0, &rows)?);
            }
            Instr::Handle { dst, name } => {
                let name = frame.code.chunk.names[name as usize].clone();
                let value = self.handle(frame, &name);
                frame.set(dst, value);
            }
            Instr::Closure { dst, child } => {
                let code = frame.code.children[child as usize].clone();
                let captured = code
                    .chunk
                    .captures
                    .iter()
                    .filter_map(|&(outer, inner)| {
                        let value = frame.peek(Opd::reg(outer))?.clone();
                        Some((code.chunk.slots[inner as usize].clone(), value))
                    })
                    .collect();
                let text = code.chunk.text.clone();
                let environment = frame.environment.clone();
                let body = Rc::new(Body { code, environment });
                let function = Function::Anonymous { text, captured, body };
                frame.set(dst, Value::Function(Rc::new(function)));
            }
            Instr::Append { dim, var, args, n } => {
                self.append(cx, frame, dim as usize, var, args, n)?;
            }
            Instr::StorePath { .. }
            | Instr::DeletePath { .. }
            | Instr::OrEmpty { .. }
            | Instr::PathPrefix { .. }
            | Instr::CountPath { .. }
            | Instr::StoreListPath { .. } => self.path_instr(cx, frame, instr)?,
            Instr::Display { .. }
            | Instr::Answer { .. }
            | Instr::AnswerName { .. }
            | Instr::AnswerList { .. } => self.show(cx, frame, instr)?,
            Instr::Nargin { dst } => frame.set(dst, Value::from(frame.nargin as f64)),
            Instr::Nargout { dst } => frame.set(dst, Value::from(frame.nargout as f64)),
            Instr::Require { slot } => {
                frame.get(Opd::reg(slot))?;
            }
            Instr::Global { slot, to } => {
                let name = frame.code.chunk.slots[slot as usize].clone();
                return Ok(self.link(frame, slot, Place::Global(name)).then_some(to));
            }
            Instr::Persistent { slot, to } => {
                let place = Place::Persistent(frame.code.id, slot);
                return Ok(self.link(frame, slot, place).then_some(to));
            }
            Instr::TryBegin { to, cleanup } => {
                let lists = frame.lists.len();
                frame.handlers.push(Handler { to, lists, cleanup });
            }
            Instr::TryEnd => {
                frame.handlers.pop();
            }
            Instr::Caught { dst } => {
                let value = self.caught_value(frame);
                frame.set(dst, value);
            }
            Instr::Rethrow { src } => {
                let value = frame.get(src)?;
                return Err(exception::from_value(&value).unwrap_or_else(too_few).into());
            }
            Instr::CheckArgument { .. }
            | Instr::Options { .. }
            | Instr::EveryNth { .. }
            | Instr::FieldDefault { .. }
            | Instr::InvalidArgument { .. } => self.argument(cx, frame, instr)?,
            Instr::ReturnList => {
                let values = frame.lists.pop().unwrap_or_default();
                return Err(Signal::Return(values.into()));
            }
            Instr::Fail { error } => {
                let error = frame.code.chunk.errors[error as usize].clone();
                return Err(error.into());
            }
            // The inner loop has these.
            Instr::Add { .. }
            | Instr::Sub { .. }
            | Instr::Mul { .. }
            | Instr::MatMul { .. }
            | Instr::Div { .. }
            | Instr::MatDiv { .. }
            | Instr::Compare { .. }
            | Instr::JumpCompare { .. }
            | Instr::Move { .. }
            | Instr::Jump { .. }
            | Instr::JumpIf { .. }
            | Instr::JumpIfNot { .. }
            | Instr::ForLoop { .. }
            | Instr::Index1 { .. }
            | Instr::Index2 { .. }
            | Instr::StoreIndex1 { .. }
            | Instr::StoreIndex2 { .. }
            | Instr::Call { .. }
            | Instr::Call1 { .. }
            | Instr::Call2 { .. }
            | Instr::Return
            | Instr::ReturnValue { .. } => {}
        }
        Ok(None)
    }

    /// Arguments for something that may have to wait: then they are put back.
    fn with_args<T>(
        &mut self,
        frame: &mut Frame,
        args: Reg,
        n: u16,
        f: impl FnOnce(&mut Self, &[Value]) -> crate::builtins::Flow<T>,
    ) -> Exec<T> {
        let values = frame.take_args(args, n)?;
        match f(self, &values) {
            Ok(result) => Ok(result),
            Err(stop) => {
                frame.restore_args(args, n, values);
                Err(stop.into())
            }
        }
    }

    /// How many results an operand asks for.
    fn count(&self, frame: &Frame, count: Opd) -> Exec<usize> {
        if !count.is_some() {
            return Ok(frame.nargout);
        }
        Ok(frame.number(count).unwrap_or(1.0) as usize)
    }

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
        if nout > 1 {
            return Err(super::invoke::one_value().into());
        }
        let value = self.index(cx, &holder, &args).map_err(|stop| named(stop, frame, base))?;
        done(frame);
        frame.set(dst, value);
        Ok(())
    }

    pub(super) fn store_slow(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        var: Reg,
        subscripts: &[Opd],
        src: Opd,
    ) -> Exec {
        let value = frame.get(src)?;
        let mut args: Args = Args::new();
        for &o in subscripts {
            args.push(frame.get(o)?);
        }
        // The variable is out of its register while it changes, so that it is not shared.
        let place = frame.regs.get_mut(var as usize).and_then(Option::take);
        let defined = place.is_some();
        let mut target = place.unwrap_or_else(Value::empty);
        let result = if grows_by_one(&mut target, &args, &value) {
            Ok(())
        } else {
            self.assign_paren(cx, &mut target, &args, value)
        };
        if defined || result.is_ok() {
            frame.set(var, target);
        }
        result?;
        subscripts.iter().for_each(|&o| frame.done(o));
        frame.done(src);
        Ok(())
    }

    fn join(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        dim: usize,
        dst: Reg,
        args: Reg,
        n: u16,
    ) -> Exec {
        let value = self.with_args(frame, args, n, |vm, parts| vm.joined(cx, dim, parts))?;
        // A row of nothing but ranges is spread out: `[1:3]` is a matrix.
        frame.set(dst, value);
        Ok(())
    }

    /// `var = [var, args…]`.
    fn append(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        dim: usize,
        var: Reg,
        args: Reg,
        n: u16,
    ) -> Exec {
        let parts = frame.take_args(args, n)?;
        if let Some(Some(target)) = frame.regs.get_mut(var as usize)
            && append(target, dim, &parts)
        {
            return Ok(());
        }
        frame.restore_args(args, n, parts);
        let head = frame.get(Opd::reg(var))?;
        let value = self.with_args(frame, args, n, |vm, parts| {
            let mut all: Args = smallvec::smallvec![head];
            all.extend(parts.iter().cloned());
            vm.joined(cx, dim, &all)
        })?;
        frame.set(var, value);
        Ok(())
    }

    /// Values joined along a dimension, captured where they are.
    fn joined(
        &mut self,
        cx: &mut Cx<'_>,
        dim: usize,
        parts: &[Value],
    ) -> crate::builtins::Flow<Value> {
        self.charge(parts);
        let elements = parts.iter().all(|p| p.elem_type().is_some());
        if elements && parts.iter().any(|p| matches!(p, Value::Lazy(_))) {
            return cx.graph.cat(dim, parts);
        }
        super::operate::needs(parts)?;
        Ok(concat(dim, parts)?)
    }

    fn path_instr(&mut self, cx: &mut Cx<'_>, frame: &mut Frame, instr: Instr) -> Exec {
        let code = frame.code.clone();
        let paths = &code.chunk.paths;
        match instr {
            Instr::StorePath { var, path, args, src } => {
                let steps = &paths[path as usize];
                if super::in_place::store_path(frame, var, steps, args, src) {
                    frame.done(src);
                    return Ok(());
                }
                let parts = frame.parts(steps, args)?;
                let value = frame.get(src)?;
                self.change(cx, frame, var, &parts, Change::Assign(value))?;
                frame.drop_parts(steps, args);
                frame.done(src);
            }
            Instr::DeletePath { var, path, args } => {
                let steps = &paths[path as usize];
                let parts = frame.parts(steps, args)?;
                frame.get(Opd::reg(var))?;
                self.change(cx, frame, var, &parts, Change::Delete)?;
                frame.drop_parts(steps, args);
            }
            Instr::OrEmpty { dst, src } => {
                let value = frame.peek(Opd::reg(src)).cloned().unwrap_or_else(Value::empty);
                frame.set(dst, value);
            }
            Instr::PathPrefix { dst, var, path, args } => {
                let parts = frame.parts(&paths[path as usize], args)?;
                let base = frame.peek(Opd::reg(var)).cloned();
                let value = self.prefix(cx, base.as_ref(), &parts);
                frame.set(dst, value);
            }
            Instr::CountPath { dst, var, path, args } => {
                let parts = frame.parts(&paths[path as usize], args)?;
                let base = frame.peek(Opd::reg(var)).cloned();
                let n = self.count_path(cx, base.as_ref(), &parts)?;
                let so_far = frame.number(Opd::reg(dst)).unwrap_or(0.0);
                frame.set(dst, Value::from(so_far + n as f64));
            }
            Instr::StoreListPath { var, path, args } => {
                let steps = &paths[path as usize];
                let parts = frame.parts(steps, args)?;
                let base = frame.peek(Opd::reg(var)).cloned();
                let n = self.count_path(cx, base.as_ref(), &parts)?;
                drop(base);
                let list = frame.lists.last().map_or(&[][..], Vec::as_slice);
                let Some(values) = list.get(..n).map(<[Value]>::to_vec) else {
                    return Err(too_few().into());
                };
                self.change_many(cx, frame, var, &parts, values)?;
                if let Some(list) = frame.lists.last_mut() {
                    list.drain(..n);
                }
                frame.drop_parts(steps, args);
            }
            _ => {}
        }
        Ok(())
    }

    fn argument(&mut self, cx: &mut Cx<'_>, frame: &mut Frame, instr: Instr) -> Exec {
        let code = frame.code.clone();
        match instr {
            Instr::CheckArgument { slot, check } => {
                let check = &code.chunk.checks[check as usize];
                let Some(value) = frame.peek(Opd::reg(slot)).cloned() else { return Ok(()) };
                match &check.field {
                    None => {
                        let value = super::arguments::checked(cx, check, value)?;
                        frame.set(slot, value);
                    }
                    Some(field) => {
                        let Value::Struct(s) = &value else { return Ok(()) };
                        let Some([old]) = s.fields.get(field).map(Vec::as_slice) else {
                            return Ok(());
                        };
                        let new = super::arguments::checked(cx, check, old.clone())?;
                        set_option(frame, slot, field, new, true);
                    }
                }
            }
            Instr::Options { slot, rest, check, n } => {
                let checks = &code.chunk.checks[check as usize..(check + u32::from(n)) as usize];
                let rest = frame.regs[rest as usize].take();
                let options = super::arguments::options(checks, rest.as_ref())?;
                frame.set(slot, options);
            }
            Instr::EveryNth { slot, rest, k, n } => {
                let given = match frame.peek(Opd::reg(rest)) {
                    Some(Value::Cell(cells)) => cells.cells.clone(),
                    _ => Vec::new(),
                };
                let (k, n) = (k as usize, n as usize);
                if k == 0 && !given.len().is_multiple_of(n) {
                    return Err(Error::new("MATLAB:minrhs", "Not enough input arguments.")
                        .hint(format!("repeating arguments come {n} at a time"))
                        .into());
                }
                let own = given.into_iter().skip(k).step_by(n).collect();
                frame.set(slot, super::object::cell_row(own));
            }
            Instr::FieldDefault { slot, name, src } => {
                let value = frame.get(src)?;
                let name = code.chunk.names[name as usize].clone();
                set_option(frame, slot, &name, value, false);
                frame.done(src);
            }
            Instr::InvalidArgument { check } => {
                let error = frame.caught.take().unwrap_or_else(too_few);
                let check = &code.chunk.checks[check as usize];
                return Err(super::arguments::invalid(check, &error).into());
            }
            _ => {}
        }
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

/// Gives a field of the options a value.
fn set_option(frame: &mut Frame, slot: Reg, name: &Rc<str>, value: Value, replace: bool) {
    if let Some(Some(Value::Struct(s))) = frame.regs.get_mut(slot as usize) {
        let s: &mut StructArray = Rc::make_mut(s);
        if replace || !s.fields.contains_key(name) {
            s.fields.insert(name.clone(), vec![value]);
        }
    }
}

pub(super) fn push_all(frame: &mut Frame, values: Vec<Value>) {
    match frame.lists.last_mut() {
        Some(list) => list.extend(values),
        None => frame.lists.push(values),
    }
}

/// An index error says which variable it was.
fn named(stop: crate::builtins::Stop, frame: &Frame, base: Reg) -> Signal {
    match stop {
        crate::builtins::Stop::Error(e) => match frame.code.chunk.slots.get(base as usize) {
            Some(name) if e.identifier() == "MATLAB:badsubscript" => {
                Signal::Throw(e.hint(format!("the variable is '{name}'")))
            }
            _ => Signal::Throw(e),
        },
        stop => stop.into(),
    }
}

pub(super) fn too_few() -> Error {
    Error::new(
        "MATLAB:needMoreRhsOutputs",
        "Insufficient number of outputs from right hand side of equal sign to satisfy assignment.",
    )
}
