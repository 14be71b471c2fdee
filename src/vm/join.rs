//! Values joined to matrices: `[a, b]`, `[a; b]`, and `x = [x, a]`, which grows in place.

use super::Vm;
use super::frame::{Args, Exec, Frame};
use super::operate::needs;
use crate::builtins::{Cx, Flow};
use crate::bytecode::{Opd, Reg};
use crate::value::concat::concat;
use crate::value::{Value, append};

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
    fn joined(&mut self, cx: &mut Cx<'_>, dim: usize, parts: &[Value]) -> Flow<Value> {
        let elements = parts.iter().all(|p| p.elem_type().is_some());
        if elements && parts.iter().any(|p| matches!(p, Value::Lazy(_))) {
            return cx.graph.cat(dim, parts);
        }
        needs(parts)?;
        self.charge(parts, &[]);
        Ok(concat(dim, parts)?)
    }
}
