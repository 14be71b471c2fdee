//! Expressions: constants, operators, indexing and calls, lists, matrices, anonymous functions.
//!
//! The result of an expression is an operand, or goes to a register that the caller names.

use super::chunk::ChunkKind;
use super::compile::{Compiler, EndOf, GivenTo};
use super::instr::{COMPUTED, Cmp, Instr, LIST, Opd, Reg};
use super::names::{Names, package_function};
use crate::diag::{Error, Result, Span};
use crate::syntax::{
    Access, AccessKind, BinaryOp, Dialect, Expr, ExprKind, NumberLiteral, Quote, Text, UnaryOp,
};
use crate::value::{Array, Scalar, Shape, TextArray, Value};
use num_complex::Complex64;
use std::rc::Rc;

/// The constant 1: every chunk has it first.
pub(super) const ONE: Opd = Opd::FIRST_CONST;

/// What is wanted of an expression.
#[derive(Clone, Copy)]
pub(super) enum Want {
    /// So many values in registers from `dst` on; 0 is a statement, which may leave one in `dst`.
    Values { dst: Reg, count: u16 },
    /// All that it gives, added to the topmost list; a call gives as many as `count` says.
    List { count: Opd },
}

impl<'a> Compiler<'a> {
    /// An expression as an operand, evaluated where it must be.
    pub(super) fn operand(&mut self, e: &Expr) -> Result<Opd> {
        if let Some(value) = self.fold(e) {
            let k = self.constant(value);
            if (k as usize) < super::instr::MAX_REGS {
                return Ok(Opd::constant(k as u16));
            }
            let dst = self.alloc()?;
            self.emit(Instr::Const { dst, k }, e.span)?;
            return Ok(Opd::taken(dst));
        }
        if let ExprKind::Name(name) = &e.without_parens().kind {
            let slot = self.slot(name);
            if self.definite[slot as usize] && !self.is_shared(slot) {
                return Ok(Opd::reg(slot));
            }
        }
        let dst = self.alloc()?;
        self.value_into(e, dst)?;
        Ok(Opd::taken(dst))
    }

    /// An expression in a register of its own.
    pub(super) fn in_register(&mut self, e: &Expr) -> Result<Reg> {
        let dst = self.alloc()?;
        self.value_into(e, dst)?;
        Ok(dst)
    }

    /// An expression into a register, which is written last of all.
    pub(super) fn value_into(&mut self, e: &Expr, dst: Reg) -> Result<()> {
        let mark = self.temp;
        let span = e.span;
        if let Some(value) = self.fold(e) {
            let k = self.constant(value);
            if (k as usize) < super::instr::MAX_REGS {
                self.emit(Instr::Move { dst, src: Opd::constant(k as u16) }, span)?;
            } else {
                self.emit(Instr::Const { dst, k }, span)?;
            }
            return Ok(());
        }
        match &e.kind {
            ExprKind::Paren(inner) => self.value_into(inner, dst)?,
            ExprKind::Name(name) => {
                let slot = self.slot(name);
                if self.definite[slot as usize] {
                    self.emit(Instr::Move { dst, src: Opd::reg(slot) }, span)?;
                } else if self.is_counter(slot, name, "nargin") {
                    self.emit(Instr::Nargin { dst }, span)?;
                } else if self.is_counter(slot, name, "nargout") {
                    self.emit(Instr::Nargout { dst }, span)?;
                } else {
                    self.emit(Instr::Name { dst, slot, nout: 1 }, span)?;
                }
            }
            ExprKind::Unary(op, inner) => match self.stepped_before(e) {
                Some((variable, op)) => {
                    let slot = self.slot(variable.as_name().unwrap_or_default());
                    let a = self.operand(variable)?;
                    let next = self.alloc()?;
                    self.emit(binary(op, next, a, ONE), span)?;
                    self.emit(Instr::Move { dst: slot, src: Opd::reg(next) }, span)?;
                    self.emit(Instr::Move { dst, src: Opd::taken(next) }, span)?;
                }
                None => {
                    let a = self.operand(inner)?;
                    self.emit(Instr::Unary { op: *op, dst, a }, span)?;
                }
            },
            ExprKind::Postfix(op, inner) => {
                let a = self.operand(inner)?;
                self.emit(Instr::Postfix { op: *op, dst, a }, span)?;
            }
            ExprKind::Binary(BinaryOp::AndAlso | BinaryOp::OrElse, ..) => {
                self.logical_into(e, dst)?;
            }
            ExprKind::Binary(op, a, b) => {
                let (a, b) = (self.operand(a)?, self.operand(b)?);
                self.emit(binary(*op, dst, a, b), span)?;
            }
            ExprKind::Range { start, step, stop } => {
                let (a, s, b) = self.range_operands(start, step.as_deref(), stop)?;
                self.emit(Instr::Range { dst, a, s, b }, span)?;
            }
            ExprKind::Index { base, path } => {
                self.index(base, path, span, Want::Values { dst, count: 1 })?;
            }
            ExprKind::Matrix(rows) => self.matrix(rows, dst, span)?,
            ExprKind::Cell(rows) => self.cell(rows, dst, span)?,
            ExprKind::Anonymous { .. } => self.closure(e, dst)?,
            ExprKind::Handle(name) => {
                let name = self.name(name);
                self.emit(Instr::Handle { dst, name }, span)?;
            }
            ExprKind::End => self.end(dst, span)?,
            ExprKind::Assign(assign) => {
                let value = self.assignment_value(assign, span)?;
                self.emit(Instr::Move { dst, src: value }, span)?;
            }
            ExprKind::Step { target, op } => {
                let Some(name) = &target.name else { return Ok(()) };
                let old = Expr::new(ExprKind::Name(name.name.clone()), name.span);
                let old = match target.path.is_empty() {
                    true => old,
                    false => {
                        let path = target.path.clone();
                        Expr::new(ExprKind::Index { base: Box::new(old), path }, span)
                    }
                };
                let held = self.in_register(&old)?;
                let next = self.alloc()?;
                self.emit(binary(*op, next, Opd::reg(held), ONE), span)?;
                self.store(target, Opd::taken(next), span)?;
                self.emit(Instr::Move { dst, src: Opd::taken(held) }, span)?;
            }
            ExprKind::NameValue(name, _) => self.fail(
                Error::new(
                    "MATLAB:m_illegal_reserved_keyword_usage",
                    format!("'{}=' is only allowed among the arguments of a call", name.name),
                ),
                span,
            )?,
            ExprKind::Tilde => {
                self.fail(Error::new("MATLAB:m_invalid_tilde", "'~' is not a value here"), span)?
            }
            ExprKind::Error => {
                self.fail(Error::new("MATLAB:m_invalid_syntax", "this could not be read"), span)?
            }
            // Numbers, texts and colons are constants.
            ExprKind::Number(_) | ExprKind::Text(_) | ExprKind::Colon => {}
        }
        self.temp = mark;
        Ok(())
    }

    /// `++x` and `--x`, which change a variable in Octave; in MATLAB they are two signs.
    fn stepped_before<'e>(&self, e: &'e Expr) -> Option<(&'e Expr, BinaryOp)> {
        let ExprKind::Unary(sign, inner) = &e.kind else { return None };
        let ExprKind::Unary(second, operand) = &inner.kind else { return None };
        // Two signs that are one word begin at one place.
        let one_word = sign == second && e.span.start == inner.span.start;
        if self.dialect != Dialect::Octave || !one_word || operand.as_name().is_none() {
            return None;
        }
        match sign {
            UnaryOp::Plus => Some((operand, BinaryOp::Add)),
            UnaryOp::Minus => Some((operand, BinaryOp::Subtract)),
            UnaryOp::Not => None,
        }
    }

    /// Whether a name is `nargin` or `nargout` of the function being compiled.
    fn is_counter(&self, slot: Reg, name: &str, counter: &str) -> bool {
        name == counter && self.kind == ChunkKind::Function && !self.assigned[slot as usize]
    }

    pub(super) fn range_operands(
        &mut self,
        start: &Expr,
        step: Option<&Expr>,
        stop: &Expr,
    ) -> Result<(Opd, Opd, Opd)> {
        let a = self.operand(start)?;
        let s = match step {
            Some(step) => self.operand(step)?,
            None => Opd::NONE,
        };
        Ok((a, s, self.operand(stop)?))
    }

    /// `a && b` and `a || b`. The result register is written on both ways, so a variable gets its
    /// value through another register.
    fn logical_into(&mut self, e: &Expr, dst: Reg) -> Result<()> {
        let mark = self.temp;
        let to = if self.is_variable(dst) { self.alloc()? } else { dst };
        let ExprKind::Binary(op, a, b) = &e.kind else { return Ok(()) };
        let sense = *op == BinaryOp::OrElse;
        let inner = self.temp;
        let cond = self.operand(a)?;
        self.emit(Instr::Truth { dst: to, a: cond }, a.span)?;
        self.temp = inner;
        let jump = self.emit(Instr::JumpLogical { cond: Opd::reg(to), sense, to: 0 }, a.span)?;
        let cond = self.operand(b)?;
        self.emit(Instr::Truth { dst: to, a: cond }, b.span)?;
        self.patch(jump);
        if to != dst {
            self.emit(Instr::Move { dst, src: Opd::taken(to) }, e.span)?;
        }
        self.temp = mark;
        Ok(())
    }

    /// Jumps away if a condition's truth is not `sense`; the jumps to patch are added.
    pub(super) fn branch(&mut self, e: &Expr, sense: bool, jumps: &mut Vec<usize>) -> Result<()> {
        let mark = self.temp;
        let inner = e.without_parens();
        match &inner.kind {
            ExprKind::Unary(UnaryOp::Not, a) if is_logical(a) => {
                self.branch(a, !sense, jumps)?;
            }
            ExprKind::Binary(op @ (BinaryOp::AndAlso | BinaryOp::OrElse), a, b) => {
                // "leave unless both" is two leaves; "leave unless one" needs a way around.
                if (*op == BinaryOp::AndAlso) == sense {
                    self.branch_part(a, sense, jumps)?;
                    self.branch_part(b, sense, jumps)?;
                } else {
                    let mut around = Vec::new();
                    self.branch_part(a, !sense, &mut around)?;
                    self.branch_part(b, sense, jumps)?;
                    around.into_iter().for_each(|at| self.patch(at));
                }
            }
            ExprKind::Binary(BinaryOp::And | BinaryOp::Or, ..) if self.fold(inner).is_none() => {
                let cond = self.alloc()?;
                let mut decided = Vec::new();
                self.elementwise_condition(cond, inner, &mut decided)?;
                decided.into_iter().for_each(|at| self.patch(at));
                let cond = Opd::reg(cond);
                let jump = match sense {
                    true => Instr::JumpIfNot { cond, to: 0 },
                    false => Instr::JumpIf { cond, to: 0 },
                };
                jumps.push(self.emit(jump, inner.span)?);
            }
            ExprKind::Binary(op, a, b) if Cmp::of(*op).is_some() && self.fold(inner).is_none() => {
                let cmp = Cmp::of(*op).unwrap_or(Cmp::Eq);
                let (a, b) = (self.operand(a)?, self.operand(b)?);
                let jump = Instr::JumpCompare { cmp, sense: !sense, a, b, to: 0 };
                jumps.push(self.emit(jump, inner.span)?);
            }
            _ => {
                let cond = self.operand(e)?;
                let jump = if sense {
                    Instr::JumpIfNot { cond, to: 0 }
                } else {
                    Instr::JumpIf { cond, to: 0 }
                };
                jumps.push(self.emit(jump, e.span)?);
            }
        }
        self.temp = mark;
        Ok(())
    }

    /// `a & b` or `a | b` as a condition: where `a` decides it, `b` is not evaluated. The jumps from where it is decided
    /// are added; the value is in `dst`.
    fn elementwise_condition(
        &mut self,
        dst: Reg,
        e: &Expr,
        decided: &mut Vec<usize>,
    ) -> Result<()> {
        let ExprKind::Binary(op, a, b) = &e.kind else { return self.value_into(e, dst) };
        let left = a.without_parens();
        match &left.kind {
            // The value of `a & b & c` is that of its left where that decides.
            ExprKind::Binary(inner, ..) if inner == op => {
                self.elementwise_condition(dst, left, decided)?;
            }
            _ => self.value_into(a, dst)?,
        }
        let cond = Opd::reg(dst);
        decided.push(match op {
            BinaryOp::Or => self.emit(Instr::JumpIf { cond, to: 0 }, a.span)?,
            _ => self.emit(Instr::JumpIfNot { cond, to: 0 }, a.span)?,
        });
        let mark = self.temp;
        let right = self.operand(b)?;
        self.emit(binary(*op, dst, Opd::taken(dst), right), e.span)?;
        self.temp = mark;
        Ok(())
    }

    /// A side of `&&` or `||`, where an empty value is an error.
    fn branch_part(&mut self, e: &Expr, sense: bool, jumps: &mut Vec<usize>) -> Result<()> {
        let inner = e.without_parens();
        let plain = match &inner.kind {
            ExprKind::Binary(op, ..) => {
                Cmp::of(*op).is_none() && !matches!(op, BinaryOp::AndAlso | BinaryOp::OrElse)
            }
            ExprKind::Unary(UnaryOp::Not, a) => !is_logical(a),
            _ => true,
        };
        if !plain {
            return self.branch(e, sense, jumps);
        }
        let mark = self.temp;
        let cond = self.operand(e)?;
        jumps.push(self.emit(Instr::JumpLogical { cond, sense: !sense, to: 0 }, e.span)?);
        self.temp = mark;
        Ok(())
    }

    /// `end`: the innermost index whose base is not a function. Where all of them are names that no statement assigns to, it is
    /// the innermost one that has a value.
    fn end(&mut self, dst: Reg, span: Span) -> Result<()> {
        let of_value = self.ends.iter().rev().find_map(|end| match *end {
            EndOf::Value { base, k, n } => Some((base, k, n)),
            EndOf::Name { .. } | EndOf::Function => None,
        });
        if let Some((base, k, n)) = of_value {
            self.emit(Instr::End { dst, base, k, n }, span)?;
            return Ok(());
        }
        let names: Vec<(Reg, u16, u16)> = self
            .ends
            .iter()
            .filter_map(|end| match *end {
                EndOf::Name { slot, k, n } => Some((slot, k, n)),
                EndOf::Value { .. } | EndOf::Function => None,
            })
            .collect();
        let Some((&(outermost, k, n), within)) = names.split_first() else {
            let error = Error::new(
                "MATLAB:m_illegal_end",
                "The 'end' operator must be used within an array index expression.",
            );
            return Err(error.at(self.source, span));
        };
        let mut done = Vec::new();
        for &(slot, k, n) in within.iter().rev() {
            let defined = self.emit(Instr::JumpIfDefined { slot, to: 0 }, span)?;
            let next = self.emit(Instr::Jump { to: 0 }, span)?;
            self.patch(defined);
            self.emit(Instr::End { dst, base: Opd::reg(slot), k, n }, span)?;
            done.push(self.emit(Instr::Jump { to: 0 }, span)?);
            self.patch(next);
        }
        self.emit(Instr::End { dst, base: Opd::reg(outermost), k, n }, span)?;
        done.into_iter().for_each(|jump| self.patch(jump));
        Ok(())
    }

    /// Whether an expression may give any number of values: `c{…}`, `s.f`.
    pub(super) fn may_be_list(&self, e: &Expr) -> bool {
        let ExprKind::Index { base, path } = &e.kind else { return false };
        if let Some((name, steps)) = package_function(base, path)
            && steps == path.len()
            && !self.assigned[self.slot(&name) as usize]
        {
            return false;
        }
        matches!(
            path.last().map(|access| &access.kind),
            Some(AccessKind::Brace(_) | AccessKind::Field(_) | AccessKind::Dynamic(_))
        )
    }

    /// Arguments or subscripts into registers in a row, or into a list where their number is open.
    pub(super) fn arguments_of(
        &mut self,
        args: &[Expr],
        to: GivenTo,
        span: Span,
    ) -> Result<(Reg, u16)> {
        let open = args.iter().any(|a| self.may_be_list(a));
        let pairs = args.iter().filter(|a| matches!(a.kind, ExprKind::NameValue(..))).count();
        let n = (args.len() + pairs).min(LIST as usize - 1) as u16;
        let first = if open {
            self.emit(Instr::ListNew, span)?;
            self.temp as Reg
        } else {
            self.alloc_run(n as usize)?
        };
        let mut next = first;
        for (k, arg) in args.iter().enumerate() {
            let mark = self.temp;
            self.ends.push(to.end(k as u16, n));
            if let ExprKind::NameValue(name, value) = &arg.kind {
                let k = self.constant(Value::from(name.name.as_str()));
                if open {
                    let dst = self.alloc()?;
                    self.emit(Instr::Const { dst, k }, arg.span)?;
                    self.emit(Instr::ListPush { src: Opd::taken(dst) }, arg.span)?;
                    self.list_item(value)?;
                } else {
                    self.emit(Instr::Const { dst: next, k }, arg.span)?;
                    self.value_into(value, next + 1)?;
                    next += 2;
                }
            } else if open {
                self.list_item(arg)?;
            } else {
                self.value_into(arg, next)?;
                next += 1;
            }
            self.ends.pop();
            self.temp = mark;
        }
        Ok((first, if open { LIST } else { n }))
    }

    /// Adds what an expression gives to the topmost list.
    pub(super) fn list_item(&mut self, e: &Expr) -> Result<()> {
        let mark = self.temp;
        if self.may_be_list(e)
            && let ExprKind::Index { base, path } = &e.kind
        {
            self.index(base, path, e.span, Want::List { count: ONE })?;
        } else {
            let src = self.operand(e)?;
            self.emit(Instr::ListPush { src }, e.span)?;
        }
        self.temp = mark;
        Ok(())
    }

    /// `base` followed by accesses.
    pub(super) fn index(
        &mut self,
        base: &Expr,
        path: &[Access],
        span: Span,
        want: Want,
    ) -> Result<()> {
        let mark = self.temp;
        let mut at = 0;
        let mut current;
        let package = package_function(base, path)
            .filter(|(name, _)| !self.assigned[self.slot(name) as usize])
            .filter(|_| base.as_name().is_some_and(|n| !self.assigned[self.slot(n) as usize]));
        let name = match (&package, &base.kind) {
            (Some((name, steps)), _) => {
                at = *steps;
                Some((self.slot(name), false))
            }
            (None, ExprKind::Name(name)) => {
                let slot = self.slot(name);
                Some((slot, self.assigned[slot as usize]))
            }
            _ => None,
        };
        if let Some((slot, variable)) = name {
            if self.definite[slot as usize] {
                current = Opd::reg(slot);
            } else if let Some(AccessKind::Paren(args)) = path.get(at).map(|a| &a.kind) {
                let access = span_from(base.span, &path[at]);
                let to = match variable {
                    true => GivenTo::Value(Opd::reg(slot)),
                    false => GivenTo::Name(slot),
                };
                if let (Want::Values { dst, count }, true) = (want, at + 1 == path.len())
                    && let Some(call) = self.short_call(dst, slot, args, to, count)?
                {
                    self.emit(call, access)?;
                    self.temp = mark;
                    return Ok(());
                }
                let (args, n) = self.arguments_of(args, to, access)?;
                at += 1;
                if at == path.len() {
                    let call = match want {
                        Want::Values { dst, count } => {
                            Instr::Call { dst, slot, args, n, nout: count }
                        }
                        Want::List { count } => Instr::ListCall { slot, args, n, count },
                    };
                    self.emit(call, access)?;
                    self.temp = mark;
                    return Ok(());
                }
                self.temp = mark;
                let dst = self.alloc()?;
                self.emit(Instr::Call { dst, slot, args, n, nout: 1 }, access)?;
                current = Opd::taken(dst);
            } else if at == path.len() {
                // A package function without arguments.
                let n = 0;
                let args = self.temp as Reg;
                let call = match want {
                    Want::Values { dst, count } => Instr::Call { dst, slot, args, n, nout: count },
                    Want::List { count } => Instr::ListCall { slot, args, n, count },
                };
                self.emit(call, span)?;
                return Ok(());
            } else {
                let dst = self.alloc()?;
                let field = matches!(path[at].kind, AccessKind::Field(_) | AccessKind::Dynamic(_));
                let name = match field {
                    true => Instr::Holder { dst, slot },
                    false => Instr::Name { dst, slot, nout: 1 },
                };
                self.emit(name, base.span)?;
                current = Opd::taken(dst);
            }
        } else {
            current = self.operand(base)?;
        }
        while at < path.len() {
            let access = span_from(base.span, &path[at]);
            let method = match (&path[at].kind, path.get(at + 1).map(|a| &a.kind)) {
                (AccessKind::Field(name), Some(AccessKind::Paren(args)))
                    if !args.iter().any(|arg| self.refers_to_end(arg)) =>
                {
                    Some((Named::Fixed(name), args))
                }
                (AccessKind::Dynamic(name), Some(AccessKind::Paren(args)))
                    if !args.iter().any(|arg| self.refers_to_end(arg)) =>
                {
                    Some((Named::Computed(name), args))
                }
                _ => None,
            };
            let steps = if method.is_some() { 2 } else { 1 };
            let last = at + steps == path.len();
            let next = path.get(at + 1).map(|access| &access.kind);
            let holds = matches!(next, Some(AccessKind::Field(_) | AccessKind::Dynamic(_)));
            let step = Step { kind: &path[at].kind, method, holds, span: access };
            let keep = self.temp;
            if last {
                self.step(step, current, want)?;
            } else {
                // The result may take the place of the value it comes from.
                let dst = match current.as_reg() {
                    Some(reg) if !self.is_variable(reg) => reg,
                    _ => self.alloc()?,
                };
                let next = self.temp;
                self.step(step, current, Want::Values { dst, count: 1 })?;
                self.temp = next.max(keep);
                current = Opd::taken(dst);
            }
            at += steps;
        }
        self.temp = mark;
        Ok(())
    }

    /// Whether `end` in an argument is that of the call around: in the subscripts of a variable it is the variable's.
    fn refers_to_end(&self, arg: &Expr) -> bool {
        let is_variable = |base: &Expr| {
            base.as_name().is_some_and(|name| self.assigned[self.slot(name) as usize])
        };
        mentions_end_but(arg, &is_variable)
    }

    /// A call with one or two arguments that can be read where they are.
    fn short_call(
        &mut self,
        dst: Reg,
        slot: Reg,
        args: &[Expr],
        to: GivenTo,
        nout: u16,
    ) -> Result<Option<Instr>> {
        let plain = |e: &Expr| !self.may_be_list(e) && !matches!(e.kind, ExprKind::NameValue(..));
        let n = args.len() as u16;
        if !matches!(n, 1 | 2) || !args.iter().all(plain) {
            return Ok(None);
        }
        let [a, rest @ ..] = args else { return Ok(None) };
        // An assignment in the second argument must not change the first one.
        if rest.iter().any(assigns) {
            return Ok(None);
        }
        let a = self.argument_operand(a, to, 0, n)?;
        Ok(Some(match rest {
            [b] => Instr::Call2 { dst, slot, a, b: self.argument_operand(b, to, 1, n)?, nout },
            _ => Instr::Call1 { dst, slot, a, nout },
        }))
    }

    /// Argument k of n as an operand.
    fn argument_operand(&mut self, e: &Expr, to: GivenTo, k: u16, n: u16) -> Result<Opd> {
        self.ends.push(to.end(k, n));
        let result = self.operand(e);
        self.ends.pop();
        result
    }

    fn step(&mut self, step: Step<'_>, base: Opd, want: Want) -> Result<()> {
        let span = step.span;
        // While subscripts are evaluated the base is still needed, so it is taken only at the end.
        let held = base.as_reg().map_or(base, Opd::reg);
        if let Some((name, args)) = step.method {
            let (name, (args, n)) = match name {
                Named::Fixed(name) => {
                    let given = self.arguments_of(args, GivenTo::Function, span)?;
                    let known = u16::try_from(self.name(name)).ok().filter(|k| *k != COMPUTED);
                    let many = || Error::new("matgpu:tooLarge", "too many different field names");
                    (known.ok_or_else(many)?, given)
                }
                Named::Computed(name) => {
                    let all: Vec<Expr> = std::iter::once(name).chain(args).cloned().collect();
                    (COMPUTED, self.arguments_of(&all, GivenTo::Function, span)?)
                }
            };
            self.emit(
                match want {
                    Want::Values { dst, count } => {
                        Instr::Method { dst, base, name, args, n, nout: count }
                    }
                    Want::List { count } => Instr::ListMethod { base, name, args, n, count },
                },
                span,
            )?;
            return Ok(());
        }
        let several = match want {
            Want::Values { dst, count } if count > 1 => Some((dst, count)),
            _ => None,
        };
        let instr = match step.kind {
            AccessKind::Paren(args) => match (args.as_slice(), want) {
                ([i], Want::Values { dst, count: 1 })
                    if base.as_reg().is_some_and(|r| self.is_variable(r))
                        && !self.may_be_list(i) =>
                {
                    let i = self.subscript(i, held, 0, 1)?;
                    Instr::Index1 { dst, base: base.index() as Reg, i }
                }
                ([i, j], Want::Values { dst, count: 1 })
                    if base.as_reg().is_some_and(|r| self.is_variable(r))
                        && !self.may_be_list(i)
                        && !self.may_be_list(j)
                        && !matches!(i.kind, ExprKind::NameValue(..)) =>
                {
                    let i = self.subscript(i, held, 0, 2)?;
                    let j = self.subscript(j, held, 1, 2)?;
                    Instr::Index2 { dst, base: base.index() as Reg, i, j }
                }
                (_, want) => {
                    let (args, n) = self.arguments_of(args, GivenTo::Value(held), span)?;
                    match want {
                        Want::Values { dst, count } => {
                            Instr::Paren { dst, base, args, n, nout: count }
                        }
                        Want::List { count } => Instr::ListParen { base, args, n, count },
                    }
                }
            },
            AccessKind::Brace(args) => match (args.as_slice(), want) {
                ([i], Want::Values { dst, count: 1 }) if !self.may_be_list(i) => {
                    let i = self.subscript(i, held, 0, 1)?;
                    Instr::Brace1 { dst, base, i }
                }
                (_, want) => {
                    if several.is_some() {
                        self.emit(Instr::ListNew, span)?;
                    }
                    let (args, n) = self.arguments_of(args, GivenTo::Value(held), span)?;
                    match want {
                        Want::Values { dst, .. } if several.is_none() => {
                            Instr::Brace { dst, base, args, n }
                        }
                        _ => Instr::ListBrace { base, args, n },
                    }
                }
            },
            AccessKind::Field(name) => {
                let name = self.name(name);
                if several.is_some() {
                    self.emit(Instr::ListNew, span)?;
                }
                match want {
                    Want::Values { dst, .. } if several.is_none() && step.holds => {
                        Instr::HolderField { dst, base, name }
                    }
                    Want::Values { dst, .. } if several.is_none() => {
                        Instr::Field { dst, base, name }
                    }
                    _ => Instr::ListField { base, name, count: self.wanted(want)? },
                }
            }
            AccessKind::Dynamic(name) => {
                let name = self.operand(name)?;
                if several.is_some() {
                    self.emit(Instr::ListNew, span)?;
                }
                match want {
                    Want::Values { dst, .. } if several.is_none() => {
                        Instr::FieldDynamic { dst, base, name }
                    }
                    _ => Instr::ListFieldDynamic { base, name, count: self.wanted(want)? },
                }
            }
        };
        self.emit(instr, span)?;
        if let Some((dst, n)) = several
            && !matches!(step.kind, AccessKind::Paren(_))
        {
            self.emit(Instr::ListSpread { dst, n }, span)?;
        }
        Ok(())
    }

    /// How many results are wanted, as an operand.
    fn wanted(&mut self, want: Want) -> Result<Opd> {
        match want {
            Want::List { count } => Ok(count),
            Want::Values { count, .. } => {
                let k = self.constant(Value::from(f64::from(count)));
                let k = u16::try_from(k)
                    .map_err(|_| Error::new("matgpu:tooLarge", "too many different constants"))?;
                Ok(Opd::constant(k))
            }
        }
    }

    /// One subscript as an operand.
    pub(super) fn subscript(&mut self, e: &Expr, base: Opd, k: u16, n: u16) -> Result<Opd> {
        self.ends.push(EndOf::Value { base, k, n });
        let result = self.operand(e);
        self.ends.pop();
        result
    }

    fn matrix(&mut self, rows: &[Vec<Expr>], dst: Reg, span: Span) -> Result<()> {
        if let [row] = rows {
            let (args, n) = self.arguments_of_row(row, span)?;
            self.emit(Instr::Horzcat { dst, args, n }, span)?;
            return Ok(());
        }
        let first = self.alloc_run(rows.len())?;
        for (k, row) in rows.iter().enumerate() {
            let mark = self.temp;
            let to = first + k as Reg;
            match row.as_slice() {
                [only] if !self.may_be_list(only) => self.value_into(only, to)?,
                _ => {
                    let (args, n) = self.arguments_of_row(row, span)?;
                    self.emit(Instr::Horzcat { dst: to, args, n }, span)?;
                }
            }
            self.temp = mark;
        }
        self.emit(Instr::Vertcat { dst, args: first, n: rows.len() as u16 }, span)?;
        Ok(())
    }

    /// The elements of a row. `end` in it belongs to the index around the matrix.
    fn arguments_of_row(&mut self, row: &[Expr], span: Span) -> Result<(Reg, u16)> {
        self.arguments_of(row, GivenTo::Function, span)
    }

    fn cell(&mut self, rows: &[Vec<Expr>], dst: Reg, span: Span) -> Result<()> {
        if let [] | [_] = rows {
            // `{}` is a row of nothing, which is 0×0.
            let row = rows.first().map_or(&[][..], Vec::as_slice);
            let (args, n) = self.arguments_of_row(row, span)?;
            self.emit(Instr::CellRow { dst, args, n }, span)?;
            return Ok(());
        }
        let first = self.alloc_run(rows.len())?;
        for (k, row) in rows.iter().enumerate() {
            let mark = self.temp;
            let (args, n) = self.arguments_of_row(row, span)?;
            self.emit(Instr::CellRow { dst: first + k as Reg, args, n }, span)?;
            self.temp = mark;
        }
        self.emit(Instr::CellRows { dst, args: first, n: rows.len() as u16 }, span)?;
        Ok(())
    }

    /// `@(params) body`: a chunk of its own, and what it captures.
    fn closure(&mut self, e: &Expr, dst: Reg) -> Result<()> {
        let ExprKind::Anonymous { params, body, .. } = &e.kind else { return Ok(()) };
        let mut names = Names::default();
        params.iter().filter_map(|p| p.name.as_ref()).for_each(|n| names.assign(n));
        let own = names.mentioned.len();
        names.expr(body);
        // Whatever else is a variable out here is one in there, once captured.
        let outer: Vec<(Reg, bool)> = names.mentioned[own..]
            .iter()
            .map(|n| self.slot_of.get(n.as_str()).map_or((0, false), |&s| (s, true)))
            .collect();
        let mut captures = Vec::new();
        for (i, (slot, known)) in outer.into_iter().enumerate() {
            if !known {
                continue;
            }
            if self.assigned[slot as usize] {
                let name = names.mentioned[own + i].clone();
                names.assigned.insert(name);
            }
            if self.assigned[slot as usize] || self.dynamic {
                captures.push((slot, (own + i) as Reg));
            }
        }
        let mut c: Compiler<'_> =
            Compiler::new(ChunkKind::Anonymous, "", self.source, self.dialect, &names)?;
        c.parameters(params)?;
        for &(outer, inner) in &captures {
            c.definite[inner as usize] = self.definite[outer as usize] && !c.dynamic;
        }
        c.captures = captures;
        c.visible = self.visible.clone();
        c.text = crate::syntax::unparse(e, self.dialect).into();
        let span = body.span;
        let call_like =
            matches!(&body.without_parens().kind, ExprKind::Index { .. } | ExprKind::Name(_));
        match &body.without_parens().kind {
            ExprKind::Index { base, path } if call_like => {
                c.emit(Instr::ListNew, span)?;
                c.index(base, path, span, Want::List { count: Opd::NONE })?;
                c.emit(Instr::ReturnList, span)?;
            }
            ExprKind::Name(name) if !c.definite[c.slot(name) as usize] => {
                let slot = c.slot(name);
                let args = c.temp as Reg;
                c.emit(Instr::ListNew, span)?;
                c.emit(Instr::ListCall { slot, args, n: 0, count: Opd::NONE }, span)?;
                c.emit(Instr::ReturnList, span)?;
            }
            _ => {
                let src = c.operand(body)?;
                c.emit(Instr::ReturnValue { src }, span)?;
            }
        }
        self.children.push(Rc::new(c.finish()?));
        let child = (self.children.len() - 1) as u32;
        self.emit(Instr::Closure { dst, child }, e.span)?;
        Ok(())
    }

    /// The value of an expression that is a constant.
    pub(super) fn fold(&self, e: &Expr) -> Option<Value> {
        match &e.kind {
            ExprKind::Number(NumberLiteral::Real(x)) => Some(Value::from(*x)),
            ExprKind::Number(NumberLiteral::Imaginary(x)) => {
                Some(Value::Array(Rc::new(Array::row(vec![Complex64::new(0.0, *x)]))))
            }
            ExprKind::Number(NumberLiteral::Integer { bits, width, signed }) => {
                Some(Value::Scalar(integer(*bits, *width, *signed)))
            }
            ExprKind::Text(text) => Some(self.text_value(text)),
            ExprKind::Colon => Some(Value::from(":")),
            ExprKind::Paren(inner) if !matches!(inner.kind, ExprKind::Colon) => self.fold(inner),
            ExprKind::Unary(UnaryOp::Minus, inner) => match self.fold(inner)? {
                Value::Scalar(Scalar::F64(x)) => Some(Value::from(-x)),
                _ => None,
            },
            ExprKind::Binary(op, a, b) => {
                let arithmetic = match op {
                    BinaryOp::Add => |a: f64, b: f64| a + b,
                    BinaryOp::Subtract => |a: f64, b: f64| a - b,
                    BinaryOp::Times | BinaryOp::MatrixTimes => |a: f64, b: f64| a * b,
                    BinaryOp::RightDivide | BinaryOp::MatrixRightDivide => |a: f64, b: f64| a / b,
                    _ => return None,
                };
                match (self.fold(a)?, self.fold(b)?) {
                    (Value::Scalar(Scalar::F64(a)), Value::Scalar(Scalar::F64(b))) => {
                        Some(Value::from(arithmetic(a, b)))
                    }
                    _ => None,
                }
            }
            ExprKind::Matrix(rows) => self.fold_matrix(rows),
            _ => None,
        }
    }

    /// A matrix of double constants.
    fn fold_matrix(&self, rows: &[Vec<Expr>]) -> Option<Value> {
        let columns = rows.first().map_or(0, Vec::len);
        if rows.iter().any(|row| row.len() != columns || columns == 0) {
            return rows.is_empty().then(Value::empty);
        }
        let mut data = vec![0.0; columns * rows.len()];
        for (i, row) in rows.iter().enumerate() {
            for (j, e) in row.iter().enumerate() {
                // Only plain numbers: a folded inner matrix is not one element.
                if !matches!(e.kind, ExprKind::Number(_) | ExprKind::Unary(..)) {
                    return None;
                }
                let Value::Scalar(Scalar::F64(x)) = self.fold(e)? else { return None };
                data[j * rows.len() + i] = x;
            }
        }
        Some(Value::from(Array::from_vec(Shape::matrix(rows.len(), columns), data)))
    }

    pub(super) fn text_value(&self, text: &Text) -> Value {
        let value = text.value(self.dialect);
        if text.quote == Quote::Double && self.dialect == Dialect::Matlab {
            let texts = vec![Some(Rc::from(value))];
            return Value::Text(Rc::new(TextArray { shape: Shape::scalar(), texts }));
        }
        if value.is_empty() && text.quote == Quote::Double {
            // "" is 0x0 in Octave as '' is.
            return Value::from("");
        }
        Value::from(value)
    }
}

/// How a method is named: `object.name(…)`, `object.(name)(…)`.
#[derive(Clone, Copy)]
enum Named<'e> {
    Fixed(&'e str),
    Computed(&'e Expr),
}

/// One step of a path, or a name and the arguments of a method call.
struct Step<'e> {
    kind: &'e AccessKind,
    method: Option<(Named<'e>, &'e Vec<Expr>)>,
    /// Whether a field or method of the result follows.
    holds: bool,
    span: Span,
}

fn span_from(base: Span, access: &Access) -> Span {
    base.to(access.span)
}

/// Whether the value is one logical whatever its operands are, so that "not" turns the branch round.
fn is_logical(e: &Expr) -> bool {
    match &e.without_parens().kind {
        ExprKind::Binary(op, ..) => matches!(op, BinaryOp::AndAlso | BinaryOp::OrElse),
        ExprKind::Unary(UnaryOp::Not, inner) => is_logical(inner),
        _ => false,
    }
}

/// Whether `end` appears in an expression.
pub(super) fn mentions_end(e: &Expr) -> bool {
    mentions_end_but(e, &|_| false)
}

/// Whether `end` appears in an expression but for the subscripts of certain names, which it refers to there.
fn mentions_end_but(e: &Expr, own: &dyn Fn(&Expr) -> bool) -> bool {
    let mentions_end = |e: &Expr| mentions_end_but(e, own);
    match &e.kind {
        ExprKind::End => true,
        ExprKind::Paren(inner) | ExprKind::Unary(_, inner) | ExprKind::Postfix(_, inner) => {
            mentions_end(inner)
        }
        ExprKind::Binary(_, a, b) => mentions_end(a) || mentions_end(b),
        ExprKind::Range { start, step, stop } => {
            mentions_end(start)
                || mentions_end(stop)
                || step.as_ref().is_some_and(|s| mentions_end(s))
        }
        ExprKind::Index { base, path } => {
            let own = own(base);
            mentions_end(base)
                || !own
                    && path.iter().any(|a| match &a.kind {
                        AccessKind::Paren(args) | AccessKind::Brace(args) => {
                            args.iter().any(mentions_end)
                        }
                        AccessKind::Dynamic(name) => mentions_end(name),
                        AccessKind::Field(_) => false,
                    })
        }
        ExprKind::Matrix(rows) | ExprKind::Cell(rows) => rows.iter().flatten().any(mentions_end),
        ExprKind::NameValue(_, value) => mentions_end(value),
        _ => false,
    }
}

/// Whether an assignment may be carried out within an expression.
pub(super) fn assigns(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Assign(_) | ExprKind::Step { .. } => true,
        ExprKind::Paren(inner) | ExprKind::Unary(_, inner) | ExprKind::Postfix(_, inner) => {
            assigns(inner)
        }
        ExprKind::Binary(_, a, b) => assigns(a) || assigns(b),
        ExprKind::Range { start, step, stop } => {
            assigns(start) || assigns(stop) || step.as_ref().is_some_and(|s| assigns(s))
        }
        ExprKind::Index { base, path } => {
            assigns(base)
                || path.iter().any(|a| match &a.kind {
                    AccessKind::Paren(args) | AccessKind::Brace(args) => args.iter().any(assigns),
                    AccessKind::Dynamic(name) => assigns(name),
                    AccessKind::Field(_) => false,
                })
        }
        ExprKind::Matrix(rows) | ExprKind::Cell(rows) => rows.iter().flatten().any(assigns),
        ExprKind::NameValue(_, value) => assigns(value),
        _ => false,
    }
}

/// The instruction of an operator.
pub(super) fn binary(op: BinaryOp, dst: Reg, a: Opd, b: Opd) -> Instr {
    if let Some(cmp) = Cmp::of(op) {
        return Instr::Compare { cmp, dst, a, b };
    }
    match op {
        BinaryOp::Add => Instr::Add { dst, a, b },
        BinaryOp::Subtract => Instr::Sub { dst, a, b },
        BinaryOp::Times => Instr::Mul { dst, a, b },
        BinaryOp::MatrixTimes => Instr::MatMul { dst, a, b },
        BinaryOp::RightDivide => Instr::Div { dst, a, b },
        BinaryOp::MatrixRightDivide => Instr::MatDiv { dst, a, b },
        _ => Instr::Binary { op, dst, a, b },
    }
}

fn integer(bits: u64, width: u8, signed: bool) -> Scalar {
    match (width, signed) {
        (8, false) => Scalar::U8(bits as u8),
        (16, false) => Scalar::U16(bits as u16),
        (32, false) => Scalar::U32(bits as u32),
        (_, false) => Scalar::U64(bits),
        (8, true) => Scalar::I8(bits as i8),
        (16, true) => Scalar::I16(bits as i16),
        (32, true) => Scalar::I32(bits as i32),
        (_, true) => Scalar::I64(bits as i64),
    }
}
