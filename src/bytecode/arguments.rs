//! `arguments` blocks: defaults, sizes, classes, validators, name-value options.

use super::chunk::Check;
use super::compile::Compiler;
use super::expr::Want;
use super::instr::Instr;
use super::names::Names;
use crate::diag::{Error, Result};
use crate::syntax::{Access, AccessKind, Argument, ArgumentsKind, Expr, ExprKind, Function};

/// Where the trailing arguments of a function with name-value options are kept. Not a name that a
/// program can write.
const REST: &str = "varargin ";

/// Notes the names of a function's `arguments` blocks.
pub(super) fn collect(function: &Function, names: &mut Names) {
    for entry in function.arguments.iter().flat_map(|block| &block.entries) {
        names.assign(&entry.name.name);
        entry.default.iter().chain(&entry.validators).for_each(|e| names.expr(e));
        if entry.field.is_some() {
            names.assign(REST);
        }
    }
}

impl Compiler<'_> {
    /// What the `arguments` blocks of a function do when it starts.
    pub(super) fn arguments(&mut self, function: &Function) -> Result<()> {
        for block in &function.arguments {
            if block.kind != ArgumentsKind::Input {
                return Err(Error::new(
                    "matgpu:argumentsKind",
                    "only arguments blocks of inputs are supported, not Output or Repeating",
                )
                .at(self.source, block.span));
            }
            let mut options = Vec::new();
            for entry in &block.entries {
                match &entry.field {
                    Some(_) => options.push(entry),
                    None => self.argument(entry, function)?,
                }
            }
            self.options(&options)?;
        }
        Ok(())
    }

    fn check(&mut self, entry: &Argument, position: usize) -> u32 {
        self.checks.push(Check {
            name: entry.name.name.as_str().into(),
            field: entry.field.as_ref().map(|f| f.name.as_str().into()),
            position,
            dims: entry.dims.clone(),
            class: entry.class.as_ref().map(|c| c.name.as_str().into()),
        });
        (self.checks.len() - 1) as u32
    }

    fn argument(&mut self, entry: &Argument, function: &Function) -> Result<()> {
        let name = &entry.name.name;
        let slot = self.slot(name);
        let at = function.params.iter().position(|p| p.name.as_deref() == Some(name.as_str()));
        let check = self.check(entry, at.map_or(0, |k| k + 1));
        match &entry.default {
            Some(value) => self.default(name, value)?,
            None => {
                self.emit(Instr::Require { slot }, entry.span)?;
            }
        }
        self.emit(Instr::CheckArgument { slot, check }, entry.span)?;
        self.validators(entry, check)
    }

    /// Name-value options: `options.width (1,1) double = 3`.
    fn options(&mut self, entries: &[&Argument]) -> Result<()> {
        let Some(first) = entries.first() else { return Ok(()) };
        let slot = self.slot(&first.name.name);
        // The struct is not passed: it is made of what comes after the other arguments.
        if self.params.last() == Some(&Some(slot)) {
            self.params.pop();
        }
        let rest = self.slot(REST);
        self.varargin = Some(rest);
        let check = self.checks.len() as u32;
        for entry in entries {
            self.check(entry, 0);
        }
        let n = entries.len() as u16;
        self.emit(Instr::Options { slot, rest, check, n }, first.span)?;
        for (k, entry) in entries.iter().enumerate() {
            let check = check + k as u32;
            if let (Some(value), Some(field)) = (&entry.default, &entry.field) {
                let mark = self.temp;
                let src = self.operand(value)?;
                let name = self.name(&field.name);
                self.emit(Instr::FieldDefault { slot, name, src }, value.span)?;
                self.temp = mark;
            }
            self.emit(Instr::CheckArgument { slot, check }, entry.span)?;
            self.validators(entry, check)?;
        }
        Ok(())
    }

    fn validators(&mut self, entry: &Argument, check: u32) -> Result<()> {
        if entry.validators.is_empty() {
            return Ok(());
        }
        let begin = self.emit(Instr::TryBegin { to: 0 }, entry.span)?;
        for validator in &entry.validators {
            let mark = self.temp;
            let call = validator_call(validator, entry);
            if let ExprKind::Index { base, path } = &call.kind {
                let dst = self.alloc()?;
                self.index(base, path, call.span, Want::Values { dst, count: 0 })?;
            }
            self.temp = mark;
        }
        self.emit(Instr::TryEnd, entry.span)?;
        let over = self.emit(Instr::Jump { to: 0 }, entry.span)?;
        self.patch(begin);
        self.emit(Instr::InvalidArgument { check }, entry.span)?;
        self.patch(over);
        Ok(())
    }
}

/// A validator as a call: a bare name is called with the argument.
fn validator_call(validator: &Expr, entry: &Argument) -> Expr {
    if !matches!(validator.kind, ExprKind::Name(_)) {
        return validator.clone();
    }
    let span = validator.span;
    let mut value = Expr::new(ExprKind::Name(entry.name.name.clone()), span);
    if let Some(field) = &entry.field {
        let path = vec![Access { kind: AccessKind::Field(field.name.clone()), span }];
        value = Expr::new(ExprKind::Index { base: Box::new(value), path }, span);
    }
    let path = vec![Access { kind: AccessKind::Paren(vec![value]), span }];
    Expr::new(ExprKind::Index { base: Box::new(validator.clone()), path }, span)
}
