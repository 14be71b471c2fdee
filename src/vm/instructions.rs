//! The instructions that are not in the inner loop, one by one; what is more than a few lines of each lies in the file
//! of its subject.
//!
//! Every instruction reads first, then does what may have to wait, and writes last: one that needs
//! host values is carried out again from its beginning.

use super::Vm;
use super::call::put;
use super::class::Step;
use super::code::{Body, Callee};
use super::exception::{self, too_few};
use super::frame::{Exec, Frame, Handler, Loop, Place, Ret, Signal};
use super::invoke::Out;
use super::loops::{columns_of, fields_of};
use super::store::field_name;
use super::truth::{logical, matches_case};
use crate::builtins::{Cx, Flow};
use crate::bytecode::{Instr, Opd, Reg};
use crate::value::concat::concat;
use crate::value::{CellArray, Function, Shape, Value};
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
            Instr::Holder { dst, slot } => self.holder(cx, frame, dst, slot)?,
            Instr::Binary { op, dst, a, b } => self.binary_at(cx, frame, op, dst, a, b)?,
            Instr::Unary { op, dst, a } => {
                let x = frame.get(a)?;
                if self.is_object(&x) {
                    let ret = Ret::Regs { dst, nout: 1 };
                    let result = self.object_operator(cx, frame, op.function(), &[&x], ret);
                    if !matches!(result, Ok(None)) {
                        frame.done(a);
                        put(frame, dst, 1, result?.unwrap_or_default())?;
                        return Ok(None);
                    }
                }
                let value = self.unary(cx, op, &x)?;
                frame.done(a);
                frame.set(dst, value);
            }
            Instr::Postfix { op, dst, a } => {
                let x = frame.get(a)?;
                if self.is_object(&x) {
                    let ret = Ret::Regs { dst, nout: 1 };
                    let result = self.object_operator(cx, frame, op.function(), &[&x], ret);
                    if !matches!(result, Ok(None)) {
                        frame.done(a);
                        put(frame, dst, 1, result?.unwrap_or_default())?;
                        return Ok(None);
                    }
                }
                let value = self.postfix(cx, op, &x)?;
                frame.done(a);
                frame.set(dst, value);
            }
            Instr::Truth { dst, a } => {
                let x = frame.get(a)?;
                let x = self.truth_by_class(cx, frame, &x)?.unwrap_or(x);
                let value = logical(&x, frame.code.chunk.dialect)?;
                frame.done(a);
                frame.set(dst, Value::from(value));
            }
            Instr::JumpLogical { cond, sense, to } => {
                let x = frame.get(cond)?;
                let x = self.truth_by_class(cx, frame, &x)?.unwrap_or(x);
                let holds = logical(&x, frame.code.chunk.dialect)?;
                frame.done(cond);
                return Ok((holds == sense).then_some(to));
            }
            Instr::JumpIfDefined { slot, to } => {
                return Ok(frame.peek(Opd::reg(slot)).is_some().then_some(to));
            }
            Instr::JumpUnlessCase { subject, case, to } => {
                let (x, y) = (frame.get(Opd::reg(subject))?, frame.get(case)?);
                let matches = match self.object_case(cx, frame, &x, &y)? {
                    Some(matches) => matches,
                    None => matches_case(&x, &y)?,
                };
                frame.done(case);
                return Ok((!matches).then_some(to));
            }
            Instr::Range { dst, a, s, b } => {
                let (x, y) = (frame.get(a)?, frame.get(b)?);
                let step = if s.is_some() { Some(frame.get(s)?) } else { None };
                super::operate::needs(&[x.clone(), y.clone()])?;
                if self.knows_classes() {
                    let ends: Vec<&Value> =
                        [Some(&x), step.as_ref(), Some(&y)].into_iter().flatten().collect();
                    let ret = Ret::Regs { dst, nout: 1 };
                    let made = self.object_operator(cx, frame, "colon", &ends, ret);
                    if !matches!(made, Ok(None)) {
                        [a, s, b].into_iter().filter(|o| o.is_some()).for_each(|o| frame.done(o));
                        put(frame, dst, 1, made?.unwrap_or_default())?;
                        return Ok(None);
                    }
                }
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
                let mut asked = 0;
                let of_object = self.object_columns(cx, frame, &value, &mut asked)?;
                frame.returned.clear();
                frame.loops[slot as usize] = match of_object {
                    Some(state) => state,
                    None => columns_of(value)?,
                };
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
            Instr::Brace1 { dst, base, i }
                if frame.peek(base).is_some_and(|holder| self.is_object(holder)) =>
            {
                let (holder, args) = (frame.get(base)?, [frame.get(i)?]);
                let ret = Ret::Regs { dst, nout: 1 };
                let steps = vec![Step::Brace(&args)];
                let referred = self.refer(cx, frame, &holder, steps, 1, ret);
                if matches!(referred, Ok(None)) {
                    self.content(&holder, &args)?;
                }
                frame.done(base);
                frame.done(i);
                put(frame, dst, 1, referred?.unwrap_or_default())?;
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
                        self.content_for(frame.is_variable(dst), &base, &[i])?
                    }
                };
                frame.done(base);
                frame.done(i);
                frame.set(dst, value);
            }
            Instr::Brace { dst, base, args, n } => {
                let holder = frame.get(base)?;
                if self.is_object(&holder) {
                    let given = frame.take_args(args, n)?;
                    let ret = Ret::Regs { dst, nout: 1 };
                    let steps = vec![Step::Brace(&given)];
                    let referred = self.refer(cx, frame, &holder, steps, 1, ret);
                    if matches!(referred, Ok(None)) {
                        self.content(&holder, &given)?;
                    }
                    frame.done(base);
                    put(frame, dst, 1, referred?.unwrap_or_default())?;
                    return Ok(None);
                }
                let variable = frame.is_variable(dst);
                let value = self.with_args(frame, args, n, |vm, args| {
                    vm.content_for(variable, &holder, args)
                })?;
                frame.done(base);
                frame.set(dst, value);
            }
            Instr::ListBrace { base, args, n } => {
                let holder = frame.get(base)?;
                if self.is_object(&holder) {
                    let given = frame.take_args(args, n)?;
                    let steps = vec![Step::Brace(&given)];
                    let referred = self.refer(cx, frame, &holder, steps, 1, Ret::List);
                    if matches!(referred, Ok(None)) {
                        self.content(&holder, &given)?;
                    }
                    frame.done(base);
                    frame.push_all(referred?.unwrap_or_default().into_vec());
                    return Ok(None);
                }
                let values =
                    self.with_args(frame, args, n, |vm, args| vm.contents(&holder, args))?;
                frame.done(base);
                frame.push_all(values);
            }
            Instr::HolderField { dst, base, name } => {
                if let Some(package) = super::lookup::package_of(&frame.get(base)?) {
                    let whole = format!("{package}.{}", frame.code.chunk.names[name as usize]);
                    let scope = frame.code.scope;
                    if let Some(Callee::Class(class)) = self.resolve_given(cx, scope, &whole)? {
                        frame.done(base);
                        frame.set(dst, super::lookup::class_reference(&class));
                        return Ok(None);
                    }
                }
                return self.slow(cx, frame, Instr::Field { dst, base, name });
            }
            Instr::Field { dst, base, name } => {
                let holder = frame.get(base)?;
                let code = frame.code.clone();
                let name = &code.chunk.names[name as usize];
                let out = Out::Regs { dst, nout: 1 };
                if self.is_of_class(&holder) {
                    self.member_into(cx, frame, base, &holder, name, out)?;
                } else if let Some(package) = super::lookup::package_of(&holder) {
                    frame.done(base);
                    self.package_member(cx, frame, package, name, out)?;
                } else {
                    let value = self.field_for(frame.is_variable(dst), cx, &holder, name)?;
                    frame.done(base);
                    frame.set(dst, value);
                }
            }
            Instr::ListField { base, name, count } => {
                let holder = frame.get(base)?;
                let code = frame.code.clone();
                let name = &code.chunk.names[name as usize];
                let out = Out::List { nout: self.count(frame, count)? };
                if self.is_of_class(&holder) {
                    self.member_into(cx, frame, base, &holder, name, out)?;
                } else if let Some(package) = super::lookup::package_of(&holder) {
                    frame.done(base);
                    self.package_member(cx, frame, package, name, out)?;
                } else {
                    let values = self.fields(cx, &holder, name)?;
                    frame.done(base);
                    frame.push_all(values);
                }
            }
            Instr::FieldDynamic { dst, base, name } if self.is_numbered(frame, base, name) => {
                let (holder, number) = (frame.get(base)?, frame.get(name)?);
                let steps = vec![Step::Number(&number)];
                let ret = Ret::Regs { dst, nout: 1 };
                let referred = self.refer(cx, frame, &holder, steps, 1, ret);
                if !referred.as_ref().is_err_and(Signal::comes_again) {
                    frame.done(base);
                    frame.done(name);
                }
                put(frame, dst, 1, referred?.unwrap_or_default())?;
            }
            Instr::FieldDynamic { dst, base, name } => {
                let (holder, field) = (frame.get(base)?, field_name(frame.peek(name))?);
                if self.is_of_class(&holder) {
                    let out = Out::Regs { dst, nout: 1 };
                    self.member_into(cx, frame, base, &holder, &field, out)?;
                    return Ok(None);
                }
                let value = self.field_for(frame.is_variable(dst), cx, &holder, &field)?;
                frame.done(base);
                frame.done(name);
                frame.set(dst, value);
            }
            Instr::ListFieldDynamic { base, name, .. } if self.is_numbered(frame, base, name) => {
                let (holder, number) = (frame.get(base)?, frame.get(name)?);
                let steps = vec![Step::Number(&number)];
                let referred = self.refer(cx, frame, &holder, steps, 1, Ret::List);
                if !referred.as_ref().is_err_and(Signal::comes_again) {
                    frame.done(base);
                    frame.done(name);
                }
                frame.push_all(referred?.unwrap_or_default().into_vec());
            }
            Instr::ListFieldDynamic { base, name, count } => {
                let (holder, field) = (frame.get(base)?, field_name(frame.peek(name))?);
                if self.is_of_class(&holder) {
                    let out = Out::List { nout: self.count(frame, count)? };
                    self.member_into(cx, frame, base, &holder, &field, out)?;
                    return Ok(None);
                }
                let values = self.fields(cx, &holder, &field)?;
                frame.done(base);
                frame.done(name);
                frame.push_all(values);
            }
            Instr::End { dst, base, k, n } => {
                if let Some(slot) = base.as_reg().filter(|&reg| frame.is_variable(reg))
                    && frame.peek(base).is_none()
                    && self.resolve_slot(cx, frame, slot).is_ok()
                {
                    return Err(exception::end_of_a_function().into());
                }
                let mut holder = frame.get(base)?;
                if let Some(found) = self.found_so_far(cx, frame, &holder)? {
                    holder = found;
                }
                if let Some(end) = self.end_by_class(cx, frame, &holder, (k, n), dst)? {
                    put(frame, dst, 1, end)?;
                    return Ok(None);
                }
                let value = self.end_of(cx, &holder, k, n)?;
                frame.set(dst, Value::from(value));
            }
            Instr::ListNew => frame.lists.push(Vec::new()),
            Instr::ListPush { src } => {
                let value = frame.get(src)?;
                frame.done(src);
                frame.push_all(vec![value]);
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
                let value = self.handle(cx, frame, &name)?;
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
                let value = self.caught_value(cx, frame);
                frame.set(dst, value);
            }
            Instr::Rethrow { src } => {
                let value = frame.get(src)?;
                return Err(exception::from_value(&value)?.unwrap_or_else(too_few).into());
            }
            Instr::CheckArgument { .. }
            | Instr::OptionsBegin { .. }
            | Instr::OptionsBehind { .. }
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
            | Instr::Passage { .. }
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
    pub(super) fn with_args<T>(
        &mut self,
        frame: &mut Frame,
        args: Reg,
        n: u16,
        f: impl FnOnce(&mut Self, &[Value]) -> Flow<T>,
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
}
