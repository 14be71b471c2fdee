//! The compiler's state, and the way from a tree to a unit.
//!
//! Must not know values beyond constants, nor which functions exist. Statements are in `control`,
//! assignments in `assign`, expressions in `expr`.

use super::chunk::{Check, Chunk, ChunkKind, PathStep, SharedPlace};
use super::instr::{Instr, MAX_REGS, Opd, Reg};
use super::liveness::mark_last_uses;
use super::names::Names;
use super::nested::{Family, names_of};
use crate::diag::{Error, Result, SourceId, Span};
use crate::syntax::{Argument, Ast, Dialect, Expr, FunctionDef, Parameter, Statements};
use crate::value::{Scalar, Value};
use std::collections::HashMap;
use std::rc::Rc;

/// The longest chunk that is accepted, in instructions.
const MAX_CODE: usize = 2_000_000;

/// What is known of the variables that a script will find.
#[derive(Clone, Copy, Default)]
pub struct Known<'a> {
    /// Their names.
    pub variables: &'a [Rc<str>],
}

pub(super) fn compile_script(block: &Statements, ast: &Ast, known: Known<'_>) -> Result<Chunk> {
    let mut names = Names::default();
    names.assign("ans");
    names.block(block);
    let mut c = Compiler::new(ChunkKind::Script, "", ast.source, ast.dialect, &names)?;
    c.definite[0] = false;
    for name in known.variables {
        if let Some(&slot) = c.slot_of.get(name) {
            c.assigned[slot as usize] = true;
            c.definite[slot as usize] = !names.dynamic;
        }
    }
    c.block(block)?;
    c.emit(Instr::Return, Span::default())?;
    c.finish()
}

pub(super) fn compile_function(
    function: &FunctionDef,
    ast: &Ast,
    around: Option<&Family>,
) -> Result<Chunk> {
    let mut names = names_of(function);
    let family = Family::of(function, &mut names, around);
    let mut c =
        Compiler::new(ChunkKind::Function, &function.name.name, ast.source, ast.dialect, &names)?;
    c.help = function.help.as_str().into();
    c.join(&family, &names);
    c.parameters(&function.params)?;
    for (k, out) in function.outs.iter().enumerate() {
        let Some(name) = &out.name else { continue };
        let slot = c.slot(name);
        if name == "varargout" && k + 1 == function.outs.len() {
            c.varargout = Some(slot);
        } else {
            c.outs.push(slot);
        }
    }
    for nested in &function.nested {
        c.nested.push(Rc::new(compile_function(nested, ast, Some(&family))?));
    }
    c.defaults(&function.params)?;
    c.arguments(function)?;
    c.block(&function.body)?;
    let end = Span { start: function.span.end, end: function.span.end };
    c.leave_function(end)?;
    c.finish()
}

/// What `end` refers to while subscripts are compiled.
#[derive(Clone, Copy)]
pub(super) enum EndOf {
    /// Subscript k of n of the value in a register.
    Value { base: Opd, k: u16, n: u16 },
    /// The arguments of a name that no statement assigns to: `end` belongs to the index around it. Where there is none, the
    /// name may be a variable that was loaded or evaluated, and this is subscript k of n of it.
    Name { slot: Reg, k: u16, n: u16 },
    /// The arguments of a function: `end` belongs to the index around it.
    Function,
}

/// What arguments are given to.
#[derive(Clone, Copy)]
pub(super) enum GivenTo {
    /// Subscripts of the value in a register.
    Value(Opd),
    /// A name that no statement assigns to.
    Name(Reg),
    Function,
}

impl GivenTo {
    /// What `end` in argument k of n refers to.
    pub(super) fn end(self, k: u16, n: u16) -> EndOf {
        match self {
            GivenTo::Value(base) => EndOf::Value { base, k, n },
            GivenTo::Name(slot) => EndOf::Name { slot, k, n },
            GivenTo::Function => EndOf::Function,
        }
    }
}

/// What is open around the statement that is compiled.
pub(super) enum Open<'a> {
    /// A loop: where its breaks and continues are patched in.
    Loop { breaks: Vec<usize>, continues: Vec<usize> },
    /// The body of a `try`.
    Try,
    /// The body of an `unwind_protect`, with what must run on the way out.
    Unwind(&'a Statements),
}

/// The state of the compiler for one chunk.
pub(super) struct Compiler<'a> {
    pub kind: ChunkKind,
    pub name: Rc<str>,
    pub source: SourceId,
    pub dialect: Dialect,
    pub code: Vec<Instr>,
    pub spans: Vec<Span>,
    pub consts: Vec<Value>,
    pub numbers: HashMap<u64, u32>,
    pub names: Vec<Rc<str>>,
    pub name_of: HashMap<Rc<str>, u32>,
    pub slots: Vec<Rc<str>>,
    pub slot_of: HashMap<Rc<str>, Reg>,
    /// By slot: whether the text assigns it.
    pub assigned: Vec<bool>,
    /// By slot: whether it certainly has a value here.
    pub definite: Vec<bool>,
    pub dynamic: bool,
    /// The next free register, and the most that were in use.
    pub temp: usize,
    pub registers: usize,
    pub loop_depth: u16,
    pub loops: usize,
    pub params: Vec<Option<Reg>>,
    pub varargin: Option<Reg>,
    pub outs: Vec<Reg>,
    pub varargout: Option<Reg>,
    pub children: Vec<Rc<Chunk>>,
    pub nested: Vec<Rc<Chunk>>,
    pub visible: HashMap<Rc<str>, SharedPlace>,
    pub shared: Vec<(Reg, SharedPlace)>,
    pub cells: usize,
    /// The lines that check the outputs.
    pub output_checks: Vec<&'a Argument>,
    pub captures: Vec<(Reg, Reg)>,
    pub paths: Vec<Vec<PathStep>>,
    pub checks: Vec<Check>,
    pub errors: Vec<Error>,
    pub ends: Vec<EndOf>,
    pub open: Vec<Open<'a>>,
    pub help: Rc<str>,
    pub text: Rc<str>,
}

impl<'a> Compiler<'a> {
    pub(super) fn new(
        kind: ChunkKind,
        name: &str,
        source: SourceId,
        dialect: Dialect,
        names: &Names,
    ) -> Result<Compiler<'a>> {
        let slots: Vec<Rc<str>> = names.mentioned.iter().map(|n| n.as_str().into()).collect();
        if slots.len() >= MAX_REGS / 2 {
            return Err(Error::new("matgpu:tooLarge", "too many different names in one program"));
        }
        let slot_of = slots.iter().enumerate().map(|(i, n)| (n.clone(), i as Reg)).collect();
        let assigned = names.mentioned.iter().map(|n| names.assigned.contains(n)).collect();
        let count = slots.len();
        Ok(Compiler {
            kind,
            name: name.into(),
            source,
            dialect,
            code: Vec::new(),
            spans: Vec::new(),
            consts: vec![Value::from(1.0)],
            numbers: HashMap::from([(1.0f64.to_bits(), 0)]),
            names: Vec::new(),
            name_of: HashMap::new(),
            slots,
            slot_of,
            assigned,
            definite: vec![false; count],
            dynamic: names.dynamic,
            temp: count,
            registers: count,
            loop_depth: 0,
            loops: 0,
            params: Vec::new(),
            varargin: None,
            outs: Vec::new(),
            varargout: None,
            children: Vec::new(),
            nested: Vec::new(),
            visible: HashMap::new(),
            shared: Vec::new(),
            cells: 0,
            output_checks: Vec::new(),
            captures: Vec::new(),
            paths: Vec::new(),
            checks: Vec::new(),
            errors: Vec::new(),
            ends: Vec::new(),
            open: Vec::new(),
            help: "".into(),
            text: "".into(),
        })
    }

    /// Makes this function one of a family.
    fn join(&mut self, family: &Family, names: &Names) {
        let functions = family.functions.iter();
        self.visible = functions.map(|(name, &place)| (name.as_str().into(), place)).collect();
        self.cells = family.cells;
        for name in &names.mentioned {
            if let Some(&place) = family.variables.get(name) {
                self.shared.push((self.slot(name), place));
            }
        }
    }

    /// Whether a variable may change while something else runs.
    pub(super) fn is_shared(&self, slot: Reg) -> bool {
        self.shared.iter().any(|(s, _)| *s == slot)
    }

    /// Declares the inputs. They count as defined: reading a missing one is its own error.
    pub(super) fn parameters(&mut self, params: &[Parameter]) -> Result<()> {
        for (i, param) in params.iter().enumerate() {
            let slot = param.name.as_ref().map(|name| self.slot(name));
            if let Some(slot) = slot {
                self.definite[slot as usize] = !self.dynamic;
            }
            if param.name.as_deref() == Some("varargin") && i + 1 == params.len() {
                self.varargin = slot;
            } else {
                self.params.push(slot);
            }
        }
        Ok(())
    }

    /// Octave's `name = value` parameters.
    fn defaults(&mut self, params: &[Parameter]) -> Result<()> {
        for param in params {
            if let (Some(name), Some(value)) = (&param.name, &param.default) {
                self.default(name, value)?;
            }
        }
        Ok(())
    }

    /// Gives a variable a value unless it has one.
    pub(super) fn default(&mut self, name: &str, value: &Expr) -> Result<()> {
        let slot = self.slot(name);
        let jump = self.emit(Instr::JumpIfDefined { slot, to: 0 }, value.span)?;
        self.value_into(value, slot)?;
        self.patch(jump);
        Ok(())
    }

    /// The register of a name that the walk before has seen.
    pub(super) fn slot(&self, name: &str) -> Reg {
        // `Names` visits every place that asks for a slot, so the name is there; slot 0 is `ans`
        // or a parameter, never out of bounds.
        let slot = self.slot_of.get(name).copied();
        debug_assert!(slot.is_some(), "name {name} has no slot");
        slot.unwrap_or(0)
    }

    /// Whether a register is a named variable.
    pub(super) fn is_variable(&self, reg: Reg) -> bool {
        (reg as usize) < self.slots.len()
    }

    pub(super) fn emit(&mut self, instr: Instr, span: Span) -> Result<usize> {
        if self.code.len() >= MAX_CODE {
            return Err(Error::new("matgpu:tooLarge", "the program is too long to compile"));
        }
        self.code.push(instr);
        self.spans.push(span);
        Ok(self.code.len() - 1)
    }

    /// The address of the next instruction.
    pub(super) fn here(&self) -> u32 {
        self.code.len() as u32
    }

    /// Makes a jump go to the next instruction.
    pub(super) fn patch(&mut self, at: usize) {
        let here = self.here();
        self.patch_to(at, here);
    }

    pub(super) fn patch_to(&mut self, at: usize, target: u32) {
        if let Some(to) = self.code[at].target_mut() {
            *to = target;
        }
    }

    /// A fresh register.
    pub(super) fn alloc(&mut self) -> Result<Reg> {
        self.alloc_run(1)
    }

    /// Fresh registers in a row.
    pub(super) fn alloc_run(&mut self, n: usize) -> Result<Reg> {
        let first = self.temp;
        self.temp += n;
        self.registers = self.registers.max(self.temp);
        if self.temp >= MAX_REGS {
            return Err(Error::new(
                "matgpu:tooLarge",
                "an expression or a list has too many parts to compile",
            ));
        }
        Ok(first as Reg)
    }

    /// The index of a name.
    pub(super) fn name(&mut self, name: &str) -> u32 {
        if let Some(&i) = self.name_of.get(name) {
            return i;
        }
        let shared: Rc<str> = name.into();
        let i = self.names.len() as u32;
        self.names.push(shared.clone());
        self.name_of.insert(shared, i);
        i
    }

    /// The index of a constant; equal doubles share one.
    pub(super) fn constant(&mut self, value: Value) -> u32 {
        if let Value::Scalar(Scalar::F64(x)) = value {
            let next = self.consts.len() as u32;
            let index = *self.numbers.entry(x.to_bits()).or_insert(next);
            if index == next {
                self.consts.push(value);
            }
            return index;
        }
        self.consts.push(value);
        (self.consts.len() - 1) as u32
    }

    /// Code that raises an error when it is reached.
    pub(super) fn fail(&mut self, error: Error, span: Span) -> Result<()> {
        let error = error.at(self.source, span);
        self.errors.push(error);
        let error = (self.errors.len() - 1) as u32;
        self.emit(Instr::Fail { error }, span)?;
        Ok(())
    }

    pub(super) fn finish(self) -> Result<Chunk> {
        let private = !self.dynamic;
        let mut chunk = Chunk {
            name: self.name,
            kind: self.kind,
            code: self.code,
            spans: self.spans,
            source: self.source,
            dialect: self.dialect,
            consts: self.consts,
            names: self.names,
            slots: self.slots,
            slot_of: self.slot_of,
            registers: self.registers,
            loops: self.loops,
            params: self.params,
            varargin: self.varargin,
            outs: self.outs,
            varargout: self.varargout,
            children: self.children,
            nested: self.nested,
            visible: self.visible,
            shared: self.shared,
            cells: self.cells,
            captures: self.captures,
            paths: self.paths,
            checks: self.checks,
            errors: self.errors,
            text: self.text,
            help: self.help,
        };
        if private {
            mark_last_uses(&mut chunk);
        }
        #[cfg(debug_assertions)]
        if let Err(wrong) = super::verify(&chunk) {
            panic!("the compiler made a bad chunk: {wrong}");
        }
        Ok(chunk)
    }
}
