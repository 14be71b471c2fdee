//! A function of the program that computes numbers, called once with whole arrays (`bytecode/lanes`), where those lie with, or go
//! to, a device. The texts are kept by the function that they were made of.

use super::Vm;
use super::code::{Body, Callee, Code, OverLanes, by_element, operation};
use super::load::{compile_text, first};
use crate::builtins::{Builtin, Cx, Group};
use crate::bytecode::{ChunkKind, LaneMeaning, Names, over_lanes};
use crate::op::known::Domain;
use crate::syntax::{
    Assign, AssignTarget, Expr, ExprKind, FunctionDef, Ident, Parameter, Stmt, StmtKind, parse,
};
use crate::value::{Function, Value};
use std::rc::Rc;

/// Functions that are kept.
const MOST_KEPT: usize = 64;

struct Program<'a, 'b> {
    vm: &'a mut Vm,
    cx: &'a mut Cx<'b>,
}

impl Names<Option<u32>> for Program<'_, '_> {
    fn meaning(
        &mut self,
        scope: &Option<u32>,
        name: &str,
        args: usize,
    ) -> LaneMeaning<Option<u32>> {
        match self.vm.resolve(self.cx, *scope, name) {
            Ok(Some(Callee::Builtin(builtin))) => match by_element(builtin) {
                Some(arity) if arity == args => {
                    let domain = operation(builtin).map_or(Domain::All, |op| op.row().domain);
                    LaneMeaning::Elementwise { real: domain.real_between() }
                }
                None if args == 0 && is_constant(builtin) => LaneMeaning::Number,
                _ => LaneMeaning::Other,
            },
            Ok(Some(Callee::Code(code))) if code.declared.is_none() => match definition(&code) {
                Some(function) => LaneMeaning::Function(Box::new(function), code.scope),
                None => LaneMeaning::Other,
            },
            _ => LaneMeaning::Other,
        }
    }
}

/// Whether a builtin that is called without arguments is the same number each time.
pub(super) fn is_constant(builtin: &Builtin) -> bool {
    let draws = crate::builtins::construction::RANDOM.iter().any(|draw| draw.name == builtin.name);
    builtin.group == Group::Construction && !draws
}

/// The definition of a function of the program, from the text that it comes from.
fn definition(code: &Code) -> Option<FunctionDef> {
    if code.chunk.kind != ChunkKind::Function || !code.imports.borrow().is_empty() {
        return None;
    }
    let source = code.source.as_ref()?;
    let parsed = parse(code.chunk.source, source.text(), &|_| false);
    let mut named = parsed.ast.functions.into_iter().filter(|f| *f.name.name == *code.chunk.name);
    let found = named.next()?;
    named.next().is_none().then_some(found)
}

/// An anonymous function as one that has a name; what it has captured comes after its own parameters.
fn named(text: &str, captured: &[(Rc<str>, Value)]) -> Option<FunctionDef> {
    let parsed = parse(crate::diag::SourceId::default(), &format!("f = {text};"), &|_| false);
    let body = parsed.ast.body.into_iter().next().filter(|_| parsed.errors.is_empty())?;
    let StmtKind::Assign(Assign { value, .. }) = body.kind else { return None };
    let Expr { kind: ExprKind::Anonymous { params, body, .. }, span, .. } = value else {
        return None;
    };
    let ident = |name: &str| Ident { name: name.to_owned(), span };
    let param = |name: &str| Parameter { name: Some(name.to_owned()), default: None, span };
    let result = "result_of_it";
    let target = AssignTarget { name: Some(ident(result)), path: Vec::new(), span };
    let assign = Assign { targets: vec![target], bracketed: false, op: None, value: *body };
    Some(FunctionDef {
        name: ident("@"),
        params: params.into_iter().chain(captured.iter().map(|(name, _)| param(name))).collect(),
        outs: vec![param(result)],
        arguments: Vec::new(),
        body: vec![Stmt { kind: StmtKind::Assign(assign), span, print: false }],
        nested: Vec::new(),
        help: String::new(),
        span,
    })
}

impl Vm {
    /// The function that gives for whole arrays what this one gives for the numbers at each place, and what it is to be called with
    /// after those. None where that does more than compute numbers, or the arrays are better off on the host.
    pub(super) fn over_lanes(
        &mut self,
        cx: &mut Cx<'_>,
        function: &Value,
        args: &[Value],
        results: usize,
    ) -> Option<(Value, Vec<Value>)> {
        let away = cx.graph.thresholds.far || cx.graph.captures_all();
        if !away || !args.iter().any(|arg| cx.graph.captures(arg)) {
            return None;
        }
        let Value::Function(function) = function else { return None };
        let (of, captured): (Rc<Code>, &[(Rc<str>, Value)]) = match &**function {
            Function::Named { body: Some(body), .. } => (plain(body.as_any())?, &[]),
            Function::Named { name, body: None } => match self.resolve(cx, None, name) {
                Ok(Some(Callee::Code(code))) if code.declared.is_none() => (code, &[]),
                _ => return None,
            },
            Function::Anonymous { captured, body, .. } => (plain(body.as_any())?, captured),
        };
        let is_number = |v: &Value| v.numel() == 1 && v.elem_type().is_some();
        if !captured.iter().all(|(_, value)| is_number(value)) {
            return None;
        }
        let epoch = self.epoch;
        let is = |kept: &&OverLanes| (kept.of, kept.epoch, kept.results) == (of.id, epoch, results);
        let code = match self.lanes.iter().find(is) {
            Some(kept) => kept.code.clone(),
            None => {
                let definition = match &**function {
                    Function::Anonymous { text, .. } => named(text, captured),
                    Function::Named { .. } => definition(&of),
                };
                let text = definition.and_then(|definition| {
                    let mut program = Program { vm: self, cx };
                    over_lanes(&definition, of.scope, results, &mut program)
                });
                let code = text.and_then(|text| self.load_lanes(&text));
                if self.lanes.len() == MOST_KEPT {
                    self.lanes.remove(0);
                }
                self.lanes.push(OverLanes { of: of.id, epoch, results, code: code.clone() });
                code
            }
        };
        let body = Rc::new(Body { code: code?, environment: None });
        let handle = Function::Named { name: "lanes".into(), body: Some(body) };
        let more = captured.iter().map(|(_, value)| value.clone()).collect();
        Some((Value::Function(Rc::new(handle)), more))
    }

    /// A text for whole arrays: it sees what texts of the library see.
    fn load_lanes(&mut self, text: &str) -> Option<Rc<Code>> {
        let source = self.sources.add("lanes.m", text);
        let unit = compile_text(source, text, &[]).map_err(first).ok()?;
        self.load_file(&unit, true, None, None)
    }
}

/// The code of a handle that shares nothing with functions around it.
fn plain(body: &dyn std::any::Any) -> Option<Rc<Code>> {
    match body.downcast_ref::<Body>()? {
        Body { code, environment: None } => Some(code.clone()),
        _ => None,
    }
}
