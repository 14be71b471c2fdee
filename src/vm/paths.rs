//! Assignments along a path: to a part of what lies in a variable, as in `a.b(3).c = v`, and to many parts at once.

use super::Vm;
use super::call::put;
use super::class::Tell;
use super::exception::too_few;
use super::frame::{Exec, Frame, Ret, Signal};
use super::store::{Change, Part};
use crate::builtins::Cx;
use crate::bytecode::{Instr, Opd, PathStep, Reg};
use crate::diag::Error;
use crate::value::Value;

impl Vm {
    /// Carries an instruction with a path out, and tells what listens to the properties that it set.
    pub(super) fn path_instr(&mut self, cx: &mut Cx<'_>, frame: &mut Frame, instr: Instr) -> Exec {
        match self.along_path(cx, frame, instr) {
            Ok(()) if self.told.is_empty() => Ok(()),
            Ok(()) => {
                let told = std::mem::take(&mut self.told);
                Err(Signal::Push(Tell::activation(told, Ret::Discard)))
            }
            Err(signal) => {
                if !signal.comes_again() {
                    self.told.clear();
                }
                Err(signal)
            }
        }
    }

    fn along_path(&mut self, cx: &mut Cx<'_>, frame: &mut Frame, instr: Instr) -> Exec {
        let code = frame.code.clone();
        let paths = &code.chunk.paths;
        match instr {
            Instr::StorePath { var, path, args, src } => {
                let steps = &paths[path as usize];
                if steps.iter().any(|step| matches!(step, PathStep::Dynamic)) {
                    self.check_new_fields(cx, frame, var, steps, args)?;
                }
                let makes = frame.peek(src).is_some_and(|value| self.is_object(value));
                if makes || self.may_reach_objects(frame, var) {
                    let parts = frame.parts(steps, args)?;
                    let value = frame.get(src)?;
                    frame.done(src);
                    let result =
                        self.change_through(cx, frame, var, &parts, Change::Assign(value.clone()));
                    if result.as_ref().is_err_and(Signal::comes_again) && src.is_taken() {
                        frame.set(src.index() as Reg, value);
                    }
                    result?;
                    frame.drop_parts(steps, args);
                    return Ok(());
                }
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
                self.change_through(cx, frame, var, &parts, Change::Delete)?;
                frame.drop_parts(steps, args);
            }
            Instr::OrEmpty { dst, src } => {
                let value = frame.peek(Opd::reg(src)).cloned().unwrap_or_else(Value::empty);
                frame.set(dst, value);
            }
            Instr::PathPrefix { dst, var, path, args } => {
                let parts = frame.parts(&paths[path as usize], args)?;
                let base = frame.peek(Opd::reg(var)).cloned();
                let mut current = base.unwrap_or_else(Value::empty);
                for k in 0..parts.len() {
                    if self.is_object(&current)
                        && let Some(values) =
                            self.part_by_class(cx, frame, &current, &parts[k..], dst)?
                    {
                        return Ok(put(frame, dst, 1, values)?);
                    }
                    current = self.prefix(cx, Some(&current), &parts[k..=k]);
                }
                frame.set(dst, current);
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
                if steps.iter().any(|step| matches!(step, PathStep::Dynamic)) {
                    self.check_new_fields(cx, frame, var, steps, args)?;
                }
                let parts = frame.parts(steps, args)?;
                let base = frame.peek(Opd::reg(var)).cloned();
                let n = self.count_path(cx, base.as_ref(), &parts)?;
                drop(base);
                let list = frame.lists.last().map_or(&[][..], Vec::as_slice);
                let Some(values) = list.get(..n).map(<[Value]>::to_vec) else {
                    return Err(too_few().into());
                };
                match values.as_slice() {
                    [value] if self.may_reach_objects(frame, var) => {
                        let change = Change::Assign(value.clone());
                        self.change_through(cx, frame, var, &parts, change)?;
                    }
                    [_, _, ..]
                        if matches!(parts.last(), Some(Part::Field(_)))
                            && self.may_reach_objects(frame, var) =>
                    {
                        self.change_objects(cx, frame, var, &parts, values)?;
                    }
                    _ => self.change_many(cx, frame, var, &parts, values)?,
                }
                if let Some(list) = frame.lists.last_mut() {
                    list.drain(..n);
                }
                frame.drop_parts(steps, args);
            }
            _ => {}
        }
        Ok(())
    }

    /// That a field which `s.(name) = …` adds has a name that can be written; what is there already may have any. Texts of the
    /// library know what they do.
    fn check_new_fields(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &Frame,
        var: Reg,
        steps: &[PathStep],
        args: Reg,
    ) -> Exec {
        if frame.code.scope.is_some_and(|scope| self.is_library(scope)) {
            return Ok(());
        }
        let parts = frame.parts(steps, args)?;
        for (k, (step, part)) in steps.iter().zip(&parts).enumerate() {
            let (PathStep::Dynamic, Part::Field(name)) = (step, part) else { continue };
            let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
                && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
            if is_name {
                continue;
            }
            let base = frame.peek(Opd::reg(var)).cloned();
            let known = match self.prefix(cx, base.as_ref(), &parts[..k]) {
                Value::Struct(s) => s.fields.contains_key(&**name),
                // Objects say themselves what they have.
                Value::Object(_) | Value::Objects(_) => true,
                other => other.shape().numel() > 0,
            };
            if !known {
                let message = format!("Invalid field name: '{name}'.");
                return Err(Error::new("MATLAB:AddField:InvalidFieldName", message).into());
            }
        }
        Ok(())
    }
}
