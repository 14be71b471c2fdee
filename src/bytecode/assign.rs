//! Assignments: plain, indexed, several at once, with an operator, and deletion.

use super::chunk::PathStep;
use super::compile::{Compiler, EndOf};
use super::expr::Want;
use super::instr::{Instr, LIST, Opd, Reg};
use crate::diag::{Error, Result, Span};
use crate::syntax::{Access, AccessKind, Assign, AssignTarget, Expr, ExprKind};

impl<'a> Compiler<'a> {
    /// An assignment statement.
    pub(super) fn assignment(&mut self, assign: &Assign, span: Span, print: bool) -> Result<()> {
        match assign.targets.as_slice() {
            [target] if !assign.bracketed || target.path.is_empty() => {
                self.assign_one(assign, target, span)?;
            }
            targets => self.assign_several(assign, targets, span)?,
        }
        if print {
            for target in &assign.targets {
                if let Some(name) = &target.name {
                    let src = Opd::reg(self.slot(&name.name));
                    let name = self.name(&name.name);
                    self.emit(Instr::Display { src, name }, target.span)?;
                }
            }
        }
        Ok(())
    }

    /// An assignment within an expression; its value is what the target (of several, the first that is not `~`) then
    /// holds, and with subscripts what was assigned there.
    pub(super) fn assignment_value(&mut self, assign: &Assign, span: Span) -> Result<Opd> {
        if let [target] = assign.targets.as_slice()
            && target.name.is_some()
            && !target.path.is_empty()
            && assign.op.is_none()
            && !assign.bracketed
            && !self.is_deletion(&assign.value, target)
        {
            let held = self.in_register(&assign.value)?;
            self.store(target, Opd::reg(held), span)?;
            return Ok(Opd::taken(held));
        }
        self.assignment(assign, span, false)?;
        match assign.targets.iter().find_map(|t| t.name.as_ref()) {
            Some(name) => Ok(Opd::reg(self.slot(&name.name))),
            None => self.operand(&assign.value),
        }
    }

    fn assign_one(&mut self, assign: &Assign, target: &AssignTarget, span: Span) -> Result<()> {
        let combined;
        let value = match (assign.op, &target.name) {
            (Some(op), Some(name)) => {
                let name_expr = Expr::new(ExprKind::Name(name.name.clone()), name.span);
                let old = if target.path.is_empty() {
                    name_expr
                } else {
                    let kind =
                        ExprKind::Index { base: Box::new(name_expr), path: target.path.clone() };
                    Expr::new(kind, target.span)
                };
                let kind = ExprKind::Binary(op, Box::new(old), Box::new(assign.value.clone()));
                combined = Expr::new(kind, span);
                &combined
            }
            _ => &assign.value,
        };
        match &target.name {
            None => {
                self.in_register(value)?;
            }
            Some(name) if target.path.is_empty() => {
                let slot = self.slot(&name.name);
                if self.takes_first(value) {
                    self.emit(Instr::ListNew, span)?;
                    self.list_item(value)?;
                    self.emit(Instr::ListSpread { dst: slot, n: 1 }, span)?;
                } else if let Some((dim, parts)) = self.appended(slot, value) {
                    let n = parts.len() as u16;
                    let args = self.alloc_run(parts.len())?;
                    for (k, part) in parts.into_iter().enumerate() {
                        self.value_into(part, args + k as Reg)?;
                    }
                    self.emit(Instr::Append { dim, var: slot, args, n }, value.span)?;
                } else {
                    self.value_into(value, slot)?;
                }
                self.definite[slot as usize] = !self.dynamic;
            }
            Some(_) if self.is_deletion(value, target) && assign.op.is_none() => {
                self.delete(target, span)?;
            }
            Some(_) => {
                let src = self.operand(value)?;
                self.store(target, src, span)?;
            }
        }
        Ok(())
    }

    /// What `x = [x, …]` and `x = [x; …]` add to x, and along which dimension.
    fn appended<'e>(&self, slot: Reg, value: &'e Expr) -> Option<(u8, Vec<&'e Expr>)> {
        let ExprKind::Matrix(rows) = &value.kind else { return None };
        let (dim, elements): (u8, Vec<&Expr>) = match rows.as_slice() {
            [row] => (1, row.iter().collect()),
            rows if rows.iter().all(|row| row.len() == 1) => (0, rows.iter().flatten().collect()),
            _ => return None,
        };
        let (first, parts) = elements.split_first()?;
        let own = first.as_name().is_some_and(|name| self.slot(name) == slot);
        let fits = own
            && self.definite[slot as usize]
            && !self.is_shared(slot)
            && !parts.is_empty()
            && parts.len() < LIST as usize
            && !parts.iter().any(|e| self.may_be_list(e) || super::expr::assigns(e));
        fits.then(|| (dim, parts.to_vec()))
    }

    /// `x = c{:}` takes the first of the values.
    fn takes_first(&self, value: &Expr) -> bool {
        let ExprKind::Index { path, .. } = &value.kind else { return false };
        match path.last().map(|a| &a.kind) {
            Some(AccessKind::Brace(args)) => {
                args.len() != 1
                    || args.iter().any(|a| {
                        matches!(a.kind, ExprKind::Colon | ExprKind::Range { .. })
                            || self.may_be_list(a)
                    })
            }
            _ => false,
        }
    }

    /// Stores a value in a target.
    pub(super) fn store(&mut self, target: &AssignTarget, src: Opd, span: Span) -> Result<()> {
        let Some(name) = &target.name else { return Ok(()) };
        let var = self.slot(&name.name);
        let mark = self.temp;
        match target.path.as_slice() {
            [] => {
                self.emit(Instr::Move { dst: var, src }, span)?;
            }
            [Access { kind: AccessKind::Paren(args), .. }]
                if matches!(args.len(), 1 | 2) && !args.iter().any(|a| self.may_be_list(a)) =>
            {
                let base = self.end_base(var, args, span)?;
                let n = args.len() as u16;
                let i = self.subscript(&args[0], base, 0, n)?;
                let j = match args.get(1) {
                    Some(j) => Some(self.subscript(j, base, 1, n)?),
                    None => None,
                };
                self.forget(base, var, span)?;
                self.emit(
                    match j {
                        None => Instr::StoreIndex1 { var, i, src },
                        Some(j) => Instr::StoreIndex2 { var, i, j, src },
                    },
                    span,
                )?;
            }
            path => {
                let (path, args) = self.path(var, path, span)?;
                self.emit(Instr::StorePath { var, path, args, src }, span)?;
            }
        }
        self.definite[var as usize] = !self.dynamic;
        self.temp = mark;
        Ok(())
    }

    fn delete(&mut self, target: &AssignTarget, span: Span) -> Result<()> {
        let Some(name) = &target.name else { return Ok(()) };
        let var = self.slot(&name.name);
        let (path, args) = self.path(var, &target.path, span)?;
        self.emit(Instr::DeletePath { var, path, args }, span)?;
        Ok(())
    }

    /// What `end` in the first subscripts of a target refers to: the variable, or `[]` before it has
    /// a value.
    fn end_base(&mut self, var: Reg, args: &[Expr], span: Span) -> Result<Opd> {
        if self.definite[var as usize] || !args.iter().any(super::expr::mentions_end) {
            return Ok(Opd::reg(var));
        }
        let dst = self.alloc()?;
        self.emit(Instr::OrEmpty { dst, src: var }, span)?;
        Ok(Opd::reg(dst))
    }

    /// Drops a copy that was made for `end`, so that the variable is not shared when it is written.
    fn forget(&mut self, base: Opd, var: Reg, span: Span) -> Result<()> {
        if let Some(reg) = base.as_reg().filter(|&r| r != var) {
            self.emit(Instr::Clear { reg }, span)?;
        }
        Ok(())
    }

    /// Whether an empty literal is assigned to places: `x(i) = []`, and `x(i) = ''`.
    fn is_deletion(&self, value: &Expr, target: &AssignTarget) -> bool {
        let empty = match &value.kind {
            ExprKind::Matrix(rows) => rows.iter().all(Vec::is_empty),
            ExprKind::Text(_) => matches!(
                self.fold(value),
                Some(crate::value::Value::Array(a)) if a.numel() == 0
            ),
            _ => false,
        };
        empty && matches!(target.path.last().map(|a| &a.kind), Some(AccessKind::Paren(_)))
    }

    /// The steps of a target's path, and the registers of its subscripts.
    fn path(&mut self, var: Reg, path: &[Access], span: Span) -> Result<(u32, Reg)> {
        let mut steps = Vec::with_capacity(path.len());
        for access in path {
            steps.push(match &access.kind {
                AccessKind::Paren(args) => PathStep::Paren(self.subscripts(args)),
                AccessKind::Brace(args) => PathStep::Brace(self.subscripts(args)),
                AccessKind::Field(name) => PathStep::Field(name.as_str().into()),
                AccessKind::Dynamic(_) => PathStep::Dynamic,
            });
        }
        let count = |step: &PathStep| match step {
            PathStep::Paren(LIST) | PathStep::Brace(LIST) | PathStep::Field(_) => 0,
            PathStep::Paren(n) | PathStep::Brace(n) => *n as usize,
            PathStep::Dynamic => 1,
        };
        let total = steps.iter().map(count).sum();
        let first = self.alloc_run(total)?;
        let mut next = first;
        for (k, access) in path.iter().enumerate() {
            let mark = self.temp;
            match &access.kind {
                AccessKind::Paren(args) | AccessKind::Brace(args) => {
                    let ends = args.iter().any(super::expr::mentions_end);
                    let base = if k == 0 {
                        self.end_base(var, args, span)?
                    } else if ends {
                        let dst = self.alloc()?;
                        self.paths.push(steps[..k].to_vec());
                        let path = (self.paths.len() - 1) as u32;
                        self.emit(Instr::PathPrefix { dst, var, path, args: first }, span)?;
                        Opd::reg(dst)
                    } else {
                        Opd::reg(var)
                    };
                    let open = matches!(steps[k], PathStep::Paren(LIST) | PathStep::Brace(LIST));
                    if open {
                        self.emit(Instr::ListNew, span)?;
                    }
                    let n = args.len() as u16;
                    for (k, arg) in args.iter().enumerate() {
                        let inner = self.temp;
                        self.ends.push(EndOf::Value { base, k: k as u16, n });
                        if open {
                            self.list_item(arg)?;
                        } else {
                            self.value_into(arg, next)?;
                            next += 1;
                        }
                        self.ends.pop();
                        self.temp = inner;
                    }
                    self.forget(base, var, span)?;
                }
                AccessKind::Dynamic(name) => {
                    self.value_into(name, next)?;
                    next += 1;
                }
                AccessKind::Field(_) => {}
            }
            self.temp = mark;
        }
        self.paths.push(steps);
        Ok(((self.paths.len() - 1) as u32, first))
    }

    fn subscripts(&self, args: &[Expr]) -> u16 {
        if args.iter().any(|a| self.may_be_list(a)) {
            LIST
        } else {
            args.len().min(LIST as usize - 1) as u16
        }
    }

    fn assign_several(
        &mut self,
        assign: &Assign,
        targets: &[AssignTarget],
        span: Span,
    ) -> Result<()> {
        if targets.iter().any(takes_many) {
            return self.assign_open(assign, targets, span);
        }
        let count = targets.len().min(LIST as usize - 1) as u16;
        let first = self.alloc_run(targets.len())?;
        let mark = self.temp;
        let value = assign.value.without_parens();
        match &value.kind {
            ExprKind::Index { base, path } => {
                self.index(base, path, value.span, Want::Values { dst: first, count })?;
            }
            ExprKind::Name(name) => {
                let slot = self.slot(name);
                self.emit(Instr::Name { dst: first, slot, nout: count }, value.span)?;
            }
            _ if count == 1 => self.value_into(value, first)?,
            _ => self.fail(too_few_values(), value.span)?,
        }
        self.temp = mark;
        for (k, target) in targets.iter().enumerate() {
            self.store(target, Opd::taken(first + k as Reg), target.span)?;
        }
        Ok(())
    }

    /// Targets of which some may take several values: they are counted first.
    fn assign_open(&mut self, assign: &Assign, targets: &[AssignTarget], span: Span) -> Result<()> {
        let count = self.alloc()?;
        let zero = self.constant(crate::value::Value::from(0.0));
        self.emit(Instr::Const { dst: count, k: zero }, span)?;
        let mut paths = Vec::new();
        for target in targets {
            // The path of a single-valued target is evaluated when it is stored.
            paths.push(match &target.name {
                Some(name) if takes_many(target) => {
                    let var = self.slot(&name.name);
                    let (path, args) = self.path(var, &target.path, span)?;
                    self.emit(Instr::CountPath { dst: count, var, path, args }, target.span)?;
                    Some((var, path, args))
                }
                _ => {
                    let (a, b) = (Opd::reg(count), super::expr::ONE);
                    self.emit(Instr::Add { dst: count, a, b }, target.span)?;
                    None
                }
            });
        }
        let value = assign.value.without_parens();
        self.emit(Instr::ListNew, span)?;
        match &value.kind {
            ExprKind::Index { base, path } => {
                let want = Want::List { count: Opd::reg(count) };
                self.index(base, path, value.span, want)?;
            }
            ExprKind::Name(name) => {
                let slot = self.slot(name);
                let args = self.temp as Reg;
                let count = Opd::reg(count);
                self.emit(Instr::ListCall { slot, args, n: 0, count }, value.span)?;
            }
            _ => self.list_item(value)?,
        }
        for (target, path) in targets.iter().zip(paths) {
            if let Some((var, path, args)) = path {
                self.emit(Instr::StoreListPath { var, path, args }, target.span)?;
                self.definite[var as usize] = !self.dynamic;
            } else {
                let dst = self.alloc()?;
                self.emit(Instr::ListShift { dst }, target.span)?;
                self.store(target, Opd::taken(dst), target.span)?;
            }
        }
        self.emit(Instr::ListDrop, span)?;
        Ok(())
    }
}

/// Whether a target may take several values: `c{…}`, `s.f`, `s.(name)`, `s(…).f`, `s.t.f`.
fn takes_many(target: &AssignTarget) -> bool {
    match target.path.as_slice() {
        [.., Access { kind: AccessKind::Brace(args), .. }] => {
            // A number is one place.
            !args.iter().all(|a| matches!(a.kind, ExprKind::Number(_)))
        }
        [.., Access { kind: AccessKind::Paren(args), .. }, Access { kind, .. }] => {
            matches!(kind, AccessKind::Field(_) | AccessKind::Dynamic(_))
                && !args.iter().all(|a| matches!(a.kind, ExprKind::Number(_)))
        }
        [.., Access { kind, .. }] => {
            matches!(kind, AccessKind::Field(_) | AccessKind::Dynamic(_))
        }
        [] => false,
    }
}

fn too_few_values() -> Error {
    Error::new(
        "MATLAB:TooManyOutputs",
        "Insufficient number of outputs from right hand side of equal sign to satisfy assignment.",
    )
}
