//! Assignments along a path: to a part of what lies in a variable, as in `a.b(3).c = v`, and to many parts at once.

use super::Vm;
use super::frame::{Exec, Frame};
use super::slow::too_few;
use super::store::Change;
use crate::builtins::Cx;
use crate::bytecode::{Instr, Opd};
use crate::value::Value;

impl Vm {
    /// Carries an instruction with a path out.
    pub(super) fn path_instr(&mut self, cx: &mut Cx<'_>, frame: &mut Frame, instr: Instr) -> Exec {
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
}
