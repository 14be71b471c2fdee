//! `arguments` blocks: defaults, sizes, classes, validators, name-value options.

use super::chunk::Check;
use super::compile::Compiler;
use super::expr::Want;
use super::instr::{Instr, Opd, Reg};
use super::names::{PAIRS, REST};
use crate::diag::{Error, Result, Span};
use crate::syntax::{Access, AccessKind, Argument, ArgumentsKind, Expr, ExprKind, FunctionDef};

impl<'a> Compiler<'a> {
    /// What the `arguments` blocks of a function do when it starts.
    pub(super) fn arguments(&mut self, function: &'a FunctionDef) -> Result<()> {
        let options: Vec<&Argument> = function
            .arguments
            .iter()
            .filter(|block| block.kind == ArgumentsKind::Input)
            .flat_map(|block| block.entries.iter().filter(|entry| entry.field.is_some()))
            .collect();
        let mut behind = None;
        for block in &function.arguments {
            match block.kind {
                ArgumentsKind::Input => {}
                ArgumentsKind::Output => {
                    self.output_checks.extend(&block.entries);
                    continue;
                }
                ArgumentsKind::Repeating => {
                    behind = self.repeating(&block.entries, &options, block.span)?;
                    continue;
                }
            }
            let (options, others): (Vec<&Argument>, Vec<&Argument>) =
                block.entries.iter().partition(|entry| entry.field.is_some());
            let begun = match behind.take_if(|_| !options.is_empty()) {
                None => self.options_begin(&options, &others, function)?,
                behind => behind,
            };
            for entry in others {
                self.argument(entry, function)?;
            }
            if let Some((rest, check)) = begun {
                self.options(&options, rest, check)?;
            }
        }
        Ok(())
    }

    fn check(&mut self, entry: &Argument, position: usize) -> u32 {
        self.checks.push(Check {
            name: entry.name.name.as_str().into(),
            field: entry.field.as_ref().map(|f| f.name.as_str().into()),
            position,
            each: false,
            dims: entry.dims.clone(),
            class: entry.class.as_ref().map(|c| c.name.as_str().into()),
            property_of: None,
        });
        (self.checks.len() - 1) as u32
    }

    fn argument(&mut self, entry: &Argument, function: &FunctionDef) -> Result<()> {
        let name = &entry.name.name;
        let slot = self.slot(name);
        let at = position(entry, function);
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

    /// Divides what a function is given, if it has name-value options: these begin where the first of the arguments that need
    /// not be there is the name of one. Gives the register of the pairs, and the first check of the options.
    fn options_begin(
        &mut self,
        options: &[&Argument],
        others: &[&Argument],
        function: &FunctionDef,
    ) -> Result<Option<(Reg, u32)>> {
        let Some(first) = options.first() else { return Ok(None) };
        let slot = self.slot(&first.name.name);
        if self.varargin.is_some() {
            return Err(Error::new(
                "MATLAB:functionValidation:RepeatingAndNameValue",
                "repeating arguments and name-value arguments cannot both be declared here",
            )
            .at(self.source, first.span));
        }
        let rest = self.slot(REST);
        self.varargin = Some(rest);
        let check = self.options_known(slot, options);
        let n = options.len() as u16;
        let may_lack = others.iter().filter(|entry| entry.default.is_some());
        let from = may_lack.filter_map(|entry| position(entry, function)).min();
        let from = from.unwrap_or(self.params.len()).min(self.params.len()) as u16;
        self.emit(Instr::OptionsBegin { rest, from, check, n }, first.span)?;
        Ok(Some((rest, check)))
    }

    /// The number of the first check of options.
    fn options_known(&mut self, slot: Reg, options: &[&Argument]) -> u32 {
        // The struct is not passed: it is made of what comes after the other arguments.
        if self.params.last() == Some(&Some(slot)) {
            self.params.pop();
        }
        let check = self.checks.len() as u32;
        for entry in options {
            self.check(entry, 0);
        }
        check
    }

    /// Name-value options: `options.width (1,1) double = 3`.
    fn options(&mut self, entries: &[&Argument], rest: Reg, check: u32) -> Result<()> {
        let Some(first) = entries.first() else { return Ok(()) };
        let slot = self.slot(&first.name.name);
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

    /// Arguments that come any number of times, in turn: each is a cell array of what was given. Where options come behind them, the
    /// register of their pairs and the number of their first check.
    fn repeating(
        &mut self,
        entries: &'a [Argument],
        options: &[&Argument],
        span: Span,
    ) -> Result<Option<(Reg, u32)>> {
        let each = entries.len() as u16;
        let rest = match (self.varargin, entries) {
            (Some(varargin), [only]) if self.slot(&only.name.name) == varargin => varargin,
            (Some(_), _) => {
                return Err(Error::new(
                    "MATLAB:functionValidation:RepeatingAndVarargin",
                    "varargin must be the only repeating argument",
                )
                .at(self.source, span));
            }
            _ => self.slot(REST),
        };
        self.varargin = Some(rest);
        let behind = match options.first() {
            None => None,
            Some(first) => {
                let slot = self.slot(&first.name.name);
                let (pairs, check) = (self.slot(PAIRS), self.options_known(slot, options));
                let n = options.len() as u16;
                self.emit(Instr::OptionsBehind { rest, pairs, each, check, n }, first.span)?;
                Some((pairs, check))
            }
        };
        for (k, entry) in entries.iter().enumerate() {
            let slot = self.slot(&entry.name.name);
            if slot != rest {
                self.params.retain(|param| *param != Some(slot));
                self.emit(Instr::EveryNth { slot, rest, k: k as u16, n: each }, entry.span)?;
            }
            let check = self.check(entry, 0);
            self.checks[check as usize].each = true;
            self.emit(Instr::CheckArgument { slot, check }, entry.span)?;
            if !entry.validators.is_empty() {
                self.validate_each(entry, slot, check)?;
            }
        }
        Ok(behind)
    }

    /// Lets the validators see the contents of a cell array one by one, under its name.
    fn validate_each(&mut self, entry: &'a Argument, slot: Reg, check: u32) -> Result<()> {
        let mark = self.temp;
        let (held, item) = (self.alloc()?, self.alloc()?);
        let turns = self.loop_depth;
        self.loop_depth += 1;
        self.loops = self.loops.max(self.loop_depth as usize);
        self.emit(Instr::Move { dst: held, src: Opd::reg(slot) }, entry.span)?;
        let source = Opd::reg(held);
        let first = Instr::ForColumns { slot: turns, src: source, to: 0 };
        let first = self.emit(first, entry.span)?;
        let start = self.here();
        let (base, i) = (Opd::taken(item), super::expr::ONE);
        self.emit(Instr::Brace1 { dst: slot, base, i }, entry.span)?;
        self.validators(entry, check)?;
        self.patch(first);
        self.emit(Instr::ForLoop { slot: turns, var: item, to: start }, entry.span)?;
        self.emit(Instr::Move { dst: slot, src: Opd::taken(held) }, entry.span)?;
        self.loop_depth -= 1;
        self.temp = mark;
        Ok(())
    }

    /// Leaves the function, its outputs checked as the `arguments` blocks say.
    pub(super) fn leave_function(&mut self, span: Span) -> Result<()> {
        let entries = std::mem::take(&mut self.output_checks);
        for entry in &entries {
            let slot = self.slot(&entry.name.name);
            let check = self.check(entry, 0);
            let there = self.emit(Instr::JumpIfDefined { slot, to: 0 }, entry.span)?;
            let over = self.emit(Instr::Jump { to: 0 }, entry.span)?;
            self.patch(there);
            self.emit(Instr::CheckArgument { slot, check }, entry.span)?;
            self.validators(entry, check)?;
            self.patch(over);
        }
        self.output_checks = entries;
        self.emit(Instr::Return, span)?;
        Ok(())
    }

    fn validators(&mut self, entry: &Argument, check: u32) -> Result<()> {
        if entry.validators.is_empty() {
            return Ok(());
        }
        let begin = self.emit(Instr::TryBegin { to: 0, cleanup: false }, entry.span)?;
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

/// Which of the inputs a line is about, from 0.
fn position(entry: &Argument, function: &FunctionDef) -> Option<usize> {
    function.params.iter().position(|p| p.name.as_deref() == Some(entry.name.name.as_str()))
}

/// A validator as a call: a bare name, of a package too, is called with the argument.
fn validator_call(validator: &Expr, entry: &Argument) -> Expr {
    let is_field = |access: &Access| matches!(access.kind, AccessKind::Field(_));
    let (base, names) = match &validator.kind {
        ExprKind::Name(_) => (validator, &[][..]),
        ExprKind::Index { base, path } if path.iter().all(is_field) => (&**base, &path[..]),
        _ => return validator.clone(),
    };
    let span = validator.span;
    let mut value = Expr::new(ExprKind::Name(entry.name.name.clone()), span);
    if let Some(field) = &entry.field {
        let path = vec![Access { kind: AccessKind::Field(field.name.clone()), span }];
        value = Expr::new(ExprKind::Index { base: Box::new(value), path }, span);
    }
    let mut path = names.to_vec();
    path.push(Access { kind: AccessKind::Paren(vec![value]), span });
    Expr::new(ExprKind::Index { base: Box::new(base.clone()), path }, span)
}
