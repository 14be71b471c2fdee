//! Values joined to matrices: `[a, b]`, `[a; b]`, and `x = [x, a]`, which grows in place.

use super::Vm;
use super::call::put;
use super::frame::{Args, Exec, Frame, Ret};
use super::marks::mark_joined;
use super::operate::needs;
use crate::builtins::linear_algebra::compressed;
use crate::builtins::{Cx, Flow, Values};
use crate::bytecode::{Opd, Reg};
use crate::value::concat::concat;
use crate::value::{Marks, Scalar, Value, append};

impl Vm {
    /// `[args…]` or `[args; …]`.
    pub(super) fn join(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        dim: usize,
        dst: Reg,
        args: Reg,
        n: u16,
    ) -> Exec {
        if self.knows_classes() {
            let parts = frame.take_args(args, n)?;
            let ret = Ret::Regs { dst, nout: 1 };
            let joined = self.join_objects(cx, frame, dim, &parts, ret)?;
            if let Some(joined) = joined {
                return Ok(put(frame, dst, 1, joined)?);
            }
            frame.restore_args(args, n, parts);
        }
        let value = self.with_args(frame, args, n, |vm, parts| vm.joined(cx, dim, parts))?;
        // A row of nothing but ranges is spread out: `[1:3]` is a matrix.
        frame.set(dst, value);
        Ok(())
    }

    /// `var = [var, args…]`.
    pub(super) fn append(
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
            && parts.iter().all(|part| part.marks() == Marks::default())
            && append(target, dim, &parts)
        {
            return Ok(());
        }
        frame.restore_args(args, n, parts);
        let head = frame.get(Opd::reg(var))?;
        if self.knows_classes() {
            let parts = frame.take_args(args, n)?;
            let mut all: Args = smallvec::smallvec![head.clone()];
            all.extend(parts.iter().cloned());
            let ret = Ret::Regs { dst: var, nout: 1 };
            if let Some(joined) = self.join_objects(cx, frame, dim, &all, ret)? {
                return Ok(put(frame, var, 1, joined)?);
            }
            frame.restore_args(args, n, parts);
        }
        let value = self.with_args(frame, args, n, |vm, parts| {
            let mut all: Args = smallvec::smallvec![head];
            all.extend(parts.iter().cloned());
            vm.joined(cx, dim, &all)
        })?;
        frame.set(var, value);
        Ok(())
    }

    /// Objects joined as their class says. None: they say nothing.
    fn join_objects(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        dim: usize,
        parts: &[Value],
        ret: Ret,
    ) -> Exec<Option<Values>> {
        if parts.iter().all(|part| part.program_class().is_none()) {
            return Ok(None);
        }
        let name = if dim == 1 { "horzcat" } else { "vertcat" };
        match self.dispatched(frame, name, parts)? {
            Some(method) => {
                let mut all: Args = parts.iter().cloned().collect();
                self.call_value(cx, frame, &method, &mut all, 1, ret).map(Some)
            }
            None if names_members(parts) => {
                let Some(helper) = self.helpers.get("with_members").copied() else {
                    return Ok(None);
                };
                let mut all: Args = smallvec::smallvec![Value::from(name)];
                all.extend(parts.iter().cloned());
                self.call_builtin(cx, frame, helper, &mut all, 1, ret).map(Some)
            }
            None => Ok(None),
        }
    }

    /// Values joined along a dimension, captured where they are.
    fn joined(&mut self, cx: &mut Cx<'_>, dim: usize, parts: &[Value]) -> Flow<Value> {
        if let Some(joined) = compressed::joined(dim, parts)? {
            return Ok(joined);
        }
        let elements = parts.iter().all(|p| p.elem_type().is_some());
        // Large arrays go to the device by themselves, once, and not joined anew each time.
        let large = cx.graph.thresholds.far && parts.iter().all(|p| cx.graph.captures(p));
        // Long ranges with what stands before and after them, like `[2:end 1]`, are made where they are used.
        let ranges = cx.graph.thresholds.far
            && parts.iter().all(|p| matches!(p, Value::Range(_) | Value::Scalar(Scalar::F64(_))))
            && parts.iter().any(|p| cx.graph.captures(p));
        if elements && (large || ranges || parts.iter().any(|p| matches!(p, Value::Lazy(_)))) {
            let joined = cx.graph.cat(dim, parts)?;
            return mark_joined(cx.graph, parts, joined);
        }
        needs(parts)?;
        self.charge(parts, &[]);
        mark_joined(cx.graph, parts, concat(dim, parts)?)
    }
}

/// Whether there are texts beside members of an enumeration, which then name members.
fn names_members(parts: &[Value]) -> bool {
    let is_text =
        |part: &Value| part.is_char() && part.numel() > 0 || matches!(part, Value::Text(_));
    parts.iter().any(is_text) && parts.iter().any(|part| part.members().is_some())
}
