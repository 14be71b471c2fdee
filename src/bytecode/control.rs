//! Statements: expressions for their effect, branches, loops, error handling.
//!
//! Assignments are in `assign`.

use super::compile::{Compiler, Open};
use super::expr::{ONE, Want};
use super::instr::{Instr, Opd, Reg};
use super::passages;
use crate::diag::{Error, Result, Span};
use crate::syntax::{AssignTarget, Declared, Expr, ExprKind, Ident, Statements, Stmt, StmtKind};
use crate::value::Value;

impl<'a> Compiler<'a> {
    /// Statements in order.
    pub(super) fn block(&mut self, block: &'a Statements) -> Result<()> {
        // Up to where the statements were looked at, and the passage that they make.
        let (mut known, mut passage) = (0, None);
        for (k, stmt) in block.iter().enumerate() {
            if k >= known {
                let (count, worth) = passages::first(&block[k..]);
                known = k + count.max(1);
                if worth {
                    passage = Some(self.emit(Instr::Passage { to: 0 }, stmt.span)?);
                }
            }
            let mark = self.temp;
            self.stmt(stmt)?;
            self.temp = mark;
            if k + 1 == known
                && let Some(at) = passage.take()
            {
                self.patch(at);
            }
        }
        Ok(())
    }

    fn stmt(&mut self, stmt: &'a Stmt) -> Result<()> {
        let span = stmt.span;
        match &stmt.kind {
            StmtKind::Expr(e) => self.expression(e, span, stmt.print),
            StmtKind::Assign(assign) => self.assignment(assign, span, stmt.print),
            StmtKind::Command { name, words } => self.command(name, words, span, stmt.print),
            StmtKind::If { branches, otherwise } => self.branches(branches, otherwise.as_ref()),
            StmtKind::While { condition, body } => self.while_loop(condition, body),
            StmtKind::DoUntil { body, condition } => self.do_until(body, condition),
            StmtKind::For { target, key, columns, body, .. } => {
                self.for_loop(target, key.as_ref(), columns, body, span)
            }
            StmtKind::Switch { subject, cases, otherwise } => {
                self.switch(subject, cases, otherwise.as_ref())
            }
            StmtKind::Try { body, error, handler } => {
                self.try_catch(body, error.as_ref(), handler, span)
            }
            StmtKind::UnwindProtect { body, cleanup } => self.unwind(body, cleanup, span),
            StmtKind::Break => self.leave(true, span),
            StmtKind::Continue => self.leave(false, span),
            StmtKind::Return => self.return_from(span),
            StmtKind::Global(names) => self.declare(names, false),
            StmtKind::Persistent(names) => self.declare(names, true),
        }
    }

    fn expression(&mut self, e: &'a Expr, span: Span, print: bool) -> Result<()> {
        let ans = self.slot("ans");
        match &e.kind {
            ExprKind::Assign(assign) => return self.assignment(assign, span, print),
            ExprKind::Name(name) => {
                let slot = self.slot(name);
                let src = self.alloc()?;
                self.emit(Instr::Name { dst: src, slot, nout: 0 }, span)?;
                self.emit(Instr::AnswerName { src, slot, ans, print }, span)?;
            }
            ExprKind::Index { base, path } if self.may_be_list(e) => {
                self.emit(Instr::ListNew, span)?;
                self.index(base, path, span, Want::List { count: ONE })?;
                self.emit(Instr::AnswerList { ans, print }, span)?;
            }
            ExprKind::Index { base, path } => {
                let src = self.alloc()?;
                self.index(base, path, span, Want::Values { dst: src, count: 0 })?;
                self.emit(Instr::Answer { src, ans, print }, span)?;
            }
            _ => {
                let src = self.in_register(e)?;
                self.emit(Instr::Answer { src, ans, print }, span)?;
            }
        }
        Ok(())
    }

    fn command(&mut self, name: &Ident, words: &[Ident], span: Span, print: bool) -> Result<()> {
        let (slot, ans) = (self.slot(&name.name), self.slot("ans"));
        let args = self.alloc_run(words.len())?;
        for (k, word) in words.iter().enumerate() {
            let value = self.constant(Value::from(word.name.as_str()));
            self.emit(Instr::Const { dst: args + k as Reg, k: value }, word.span)?;
        }
        let n = words.len() as u16;
        let src = self.alloc()?;
        self.emit(Instr::Call { dst: src, slot, args, n, nout: 0 }, span)?;
        self.emit(Instr::Answer { src, ans, print }, span)?;
        Ok(())
    }

    fn branches(
        &mut self,
        branches: &'a [(Expr, Statements)],
        otherwise: Option<&'a Statements>,
    ) -> Result<()> {
        let before = self.definite.clone();
        let mut after: Option<Vec<bool>> = None;
        let mut ends = Vec::new();
        for (i, (condition, block)) in branches.iter().enumerate() {
            let mut away = Vec::new();
            self.branch(condition, true, &mut away)?;
            self.block(block)?;
            if i + 1 < branches.len() || otherwise.is_some() {
                ends.push(self.emit(Instr::Jump { to: 0 }, condition.span)?);
            }
            self.merge(&mut after, block, &before);
            away.into_iter().for_each(|at| self.patch(at));
        }
        if let Some(block) = otherwise {
            self.block(block)?;
            self.merge(&mut after, block, &before);
        } else {
            after = None;
        }
        self.definite = after.unwrap_or(before);
        ends.into_iter().for_each(|at| self.patch(at));
        Ok(())
    }

    /// Notes what is defined at the end of one of several ways, and goes back to the state before.
    fn merge(&mut self, after: &mut Option<Vec<bool>>, block: &Statements, before: &[bool]) {
        let now = std::mem::replace(&mut self.definite, before.to_vec());
        let leaves = matches!(
            block.last().map(|stmt| &stmt.kind),
            Some(StmtKind::Return | StmtKind::Break | StmtKind::Continue)
        );
        if leaves {
            // What comes after is not reached from here.
            after.get_or_insert_with(|| vec![!self.dynamic; now.len()]);
            return;
        }
        match after {
            None => *after = Some(now),
            Some(after) => after.iter_mut().zip(now).for_each(|(a, b)| *a &= b),
        }
    }

    fn while_loop(&mut self, condition: &'a Expr, body: &'a Statements) -> Result<()> {
        let before = self.definite.clone();
        let passage = self.emit(Instr::Passage { to: 0 }, condition.span)?;
        let entry = self.emit(Instr::Jump { to: 0 }, condition.span)?;
        let start = self.here();
        self.open_loop();
        self.block(body)?;
        let continues = self.here();
        self.definite = before;
        self.patch(entry);
        let mut again = Vec::new();
        self.branch(condition, false, &mut again)?;
        again.into_iter().for_each(|at| self.patch_to(at, start));
        self.close_loop(continues);
        self.patch(passage);
        Ok(())
    }

    fn do_until(&mut self, body: &'a Statements, condition: &'a Expr) -> Result<()> {
        let start = self.here();
        let before = self.definite.clone();
        self.open_loop();
        self.block(body)?;
        // A `continue` may have skipped what the body defines at its end.
        self.definite = before;
        let continues = self.here();
        let mut again = Vec::new();
        self.branch(condition, true, &mut again)?;
        again.into_iter().for_each(|at| self.patch_to(at, start));
        self.close_loop(continues);
        Ok(())
    }

    fn for_loop(
        &mut self,
        target: &'a AssignTarget,
        key: Option<&'a AssignTarget>,
        columns: &'a Expr,
        body: &'a Statements,
        span: Span,
    ) -> Result<()> {
        let slot = self.loop_depth;
        self.loop_depth += 1;
        self.loops = self.loops.max(self.loop_depth as usize);
        let mark = self.temp;
        let plain = |c: &Self, t: &AssignTarget| match &t.name {
            Some(name) if t.path.is_empty() => Some(c.slot(&name.name)),
            _ => None,
        };
        let direct = plain(self, target);
        let var = match direct {
            Some(var) => var,
            None => self.alloc()?,
        };
        let key_var = match key {
            Some(key) => Some(match plain(self, key) {
                Some(var) => var,
                None => self.alloc()?,
            }),
            None => None,
        };
        let inner = self.temp;
        let entry = match &columns.without_parens().kind {
            ExprKind::Range { start, step, stop } if key.is_none() => {
                let (a, s, b) = self.range_operands(start, step.as_deref(), stop)?;
                self.emit(Instr::ForRange { slot, a, s, b, to: 0 }, columns.span)?
            }
            _ => {
                let src = self.operand(columns)?;
                let instr = match key {
                    None => Instr::ForColumns { slot, src, to: 0 },
                    Some(_) => Instr::ForFields { slot, src, to: 0 },
                };
                self.emit(instr, columns.span)?
            }
        };
        self.temp = inner;
        // An empty loop gives its variable an empty value, so it is defined from here on.
        if direct.is_some() {
            self.definite[var as usize] = !self.dynamic;
        }
        if let Some(key) = key_var.filter(|&k| self.is_variable(k)) {
            self.definite[key as usize] = !self.dynamic;
        }
        let before = self.definite.clone();
        let start = self.here();
        if direct.is_none() {
            self.store(target, Opd::reg(var), span)?;
        }
        self.open_loop();
        self.block(body)?;
        let continues = self.here();
        self.patch(entry);
        let again = match key_var {
            None => Instr::ForLoop { slot, var, to: start },
            Some(key) => Instr::ForLoopField { slot, var, key, to: start },
        };
        self.emit(again, span)?;
        self.close_loop(continues);
        self.definite = before;
        self.temp = mark;
        self.loop_depth -= 1;
        Ok(())
    }

    fn open_loop(&mut self) {
        self.open.push(Open::Loop { breaks: Vec::new(), continues: Vec::new() });
    }

    /// Ends a loop here; its continues go to an address.
    fn close_loop(&mut self, target: u32) {
        if let Some(Open::Loop { breaks, continues }) = self.open.pop() {
            breaks.into_iter().for_each(|at| self.patch(at));
            continues.into_iter().for_each(|at| self.patch_to(at, target));
        }
    }

    fn switch(
        &mut self,
        subject: &'a Expr,
        cases: &'a [(Expr, Statements)],
        otherwise: Option<&'a Statements>,
    ) -> Result<()> {
        let subject = self.in_register(subject)?;
        let before = self.definite.clone();
        let mut after = None;
        let mut ends = Vec::new();
        for (case, block) in cases {
            let mark = self.temp;
            let value = self.operand(case)?;
            let next = Instr::JumpUnlessCase { subject, case: value, to: 0 };
            let next = self.emit(next, case.span)?;
            self.temp = mark;
            self.block(block)?;
            ends.push(self.emit(Instr::Jump { to: 0 }, case.span)?);
            self.merge(&mut after, block, &before);
            self.patch(next);
        }
        if let Some(block) = otherwise {
            self.block(block)?;
            self.merge(&mut after, block, &before);
        } else {
            after = None;
        }
        self.definite = after.unwrap_or(before);
        ends.into_iter().for_each(|at| self.patch(at));
        Ok(())
    }

    fn try_catch(
        &mut self,
        body: &'a Statements,
        error: Option<&'a Ident>,
        handler: &'a Statements,
        span: Span,
    ) -> Result<()> {
        let before = self.definite.clone();
        let begin = self.emit(Instr::TryBegin { to: 0, cleanup: false }, span)?;
        self.open.push(Open::Try);
        self.block(body)?;
        self.open.pop();
        self.emit(Instr::TryEnd, span)?;
        let end = self.emit(Instr::Jump { to: 0 }, span)?;
        let mut after = None;
        self.merge(&mut after, body, &before);
        self.patch(begin);
        let dst = match error {
            Some(name) => {
                let slot = self.slot(&name.name);
                self.definite[slot as usize] = !self.dynamic;
                slot
            }
            None => self.alloc()?,
        };
        self.emit(Instr::Caught { dst }, span)?;
        self.block(handler)?;
        self.merge(&mut after, handler, &before);
        self.definite = after.unwrap_or(before);
        self.patch(end);
        Ok(())
    }

    fn unwind(&mut self, body: &'a Statements, cleanup: &'a Statements, span: Span) -> Result<()> {
        let before = self.definite.clone();
        let begin = self.emit(Instr::TryBegin { to: 0, cleanup: true }, span)?;
        self.open.push(Open::Unwind(cleanup));
        self.block(body)?;
        self.open.pop();
        self.emit(Instr::TryEnd, span)?;
        self.block(cleanup)?;
        let end = self.emit(Instr::Jump { to: 0 }, span)?;
        let after = std::mem::replace(&mut self.definite, before);
        self.patch(begin);
        let error = self.alloc()?;
        self.emit(Instr::Caught { dst: error }, span)?;
        self.block(cleanup)?;
        self.emit(Instr::Rethrow { src: Opd::taken(error) }, span)?;
        self.definite = after;
        self.patch(end);
        Ok(())
    }

    /// Closes what is open from the innermost outwards, down to `keep` things.
    fn close_down_to(&mut self, keep: usize, span: Span) -> Result<()> {
        let mut closed = Vec::new();
        let mut result = Ok(());
        while self.open.len() > keep && result.is_ok() {
            let Some(open) = self.open.pop() else { break };
            let cleanup = match open {
                Open::Unwind(block) => Some(block),
                _ => None,
            };
            if !matches!(open, Open::Loop { .. }) {
                result = self.emit(Instr::TryEnd, span).map(drop);
            }
            closed.push(open);
            if let Some(block) = cleanup
                && result.is_ok()
            {
                // The cleanup runs outside of what it cleans up.
                let definite = self.definite.clone();
                result = self.block(block);
                self.definite = definite;
            }
        }
        self.open.extend(closed.into_iter().rev());
        result
    }

    /// `break` and `continue`. Outside a loop they end the script or function.
    fn leave(&mut self, breaks: bool, span: Span) -> Result<()> {
        let Some(at) = self.open.iter().rposition(|o| matches!(o, Open::Loop { .. })) else {
            return self.return_from(span);
        };
        self.close_down_to(at + 1, span)?;
        let jump = self.emit(Instr::Jump { to: 0 }, span)?;
        if let Some(Open::Loop { breaks: b, continues: c }) = self.open.get_mut(at) {
            if breaks { b.push(jump) } else { c.push(jump) }
        }
        Ok(())
    }

    fn return_from(&mut self, span: Span) -> Result<()> {
        self.close_down_to(0, span)?;
        self.leave_function(span)
    }

    fn declare(&mut self, names: &'a [Declared], persistent: bool) -> Result<()> {
        if persistent && self.kind != super::chunk::ChunkKind::Function {
            return Err(Error::new(
                "MATLAB:persistentNotInFunction",
                "A 'persistent' declaration is only allowed in a function.",
            )
            .at(self.source, names.first().map_or(Span::default(), |n| n.name.span)));
        }
        for Declared { name, init } in names {
            let slot = self.slot(&name.name);
            let instr = if persistent {
                Instr::Persistent { slot, to: 0 }
            } else {
                Instr::Global { slot, to: 0 }
            };
            let jump = self.emit(instr, name.span)?;
            if let Some(init) = init {
                self.value_into(init, slot)?;
            }
            self.patch(jump);
            self.definite[slot as usize] = !self.dynamic;
        }
        Ok(())
    }
}
