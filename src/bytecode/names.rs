//! A walk over a tree before it is compiled: which names it mentions, which of them it assigns, and
//! whether it may change variables behind the compiler's back.
//!
//! Knows nothing of registers.

use crate::syntax::{
    Access, AccessKind, ArgumentsKind, Assign, AssignTarget, Declared, Expr, ExprKind, FunctionDef,
    Statements, Stmt, StmtKind,
};
use indexmap::IndexSet;
use std::collections::HashSet;

/// Functions that can remove or add variables of their caller, or look at them by name.
const DYNAMIC: [&str; 13] = [
    "clear",
    "clearvars",
    "eval",
    "evalc",
    "evalin",
    "assignin",
    "load",
    "who",
    "whos",
    "exist",
    "save",
    "run",
    "source",
];

/// What a text says about its names.
#[derive(Default)]
pub(super) struct Names {
    /// Every name, in order of appearance.
    pub mentioned: IndexSet<String>,
    /// The names that are assigned somewhere.
    pub assigned: HashSet<String>,
    /// Whether variables may come and go unseen.
    pub dynamic: bool,
}

impl Names {
    /// Notes a name.
    pub(super) fn mention(&mut self, name: &str) {
        if DYNAMIC.contains(&name) {
            self.dynamic = true;
        }
        if !self.mentioned.contains(name) {
            self.mentioned.insert(name.to_owned());
        }
    }

    /// Notes a name that gets a value.
    pub(super) fn assign(&mut self, name: &str) {
        self.mention(name);
        if !self.assigned.contains(name) {
            self.assigned.insert(name.to_owned());
        }
    }

    /// Walks over statements.
    pub(super) fn block(&mut self, block: &Statements) {
        for stmt in block {
            self.stmt(stmt);
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::Expr(e) => self.expr(e),
            StmtKind::Assign(a) => self.assignment(a),
            StmtKind::Command { name, .. } => self.mention(&name.name),
            StmtKind::If { branches, otherwise } => {
                for (condition, block) in branches {
                    self.expr(condition);
                    self.block(block);
                }
                otherwise.iter().for_each(|b| self.block(b));
            }
            StmtKind::While { condition, body } | StmtKind::DoUntil { body, condition } => {
                self.expr(condition);
                self.block(body);
            }
            StmtKind::For { target, key, columns, body, .. } => {
                self.target(target);
                key.iter().for_each(|k| self.target(k));
                self.expr(columns);
                self.block(body);
            }
            StmtKind::Switch { subject, cases, otherwise } => {
                self.expr(subject);
                for (case, block) in cases {
                    self.expr(case);
                    self.block(block);
                }
                otherwise.iter().for_each(|b| self.block(b));
            }
            StmtKind::Try { body, error, handler } => {
                self.block(body);
                error.iter().for_each(|e| self.assign(&e.name));
                self.block(handler);
            }
            StmtKind::UnwindProtect { body, cleanup } => {
                self.block(body);
                self.block(cleanup);
            }
            StmtKind::Break | StmtKind::Continue | StmtKind::Return => {}
            StmtKind::Global(names) | StmtKind::Persistent(names) => {
                for Declared { name, init } in names {
                    self.assign(&name.name);
                    init.iter().for_each(|e| self.expr(e));
                }
            }
        }
    }

    fn assignment(&mut self, assign: &Assign) {
        assign.targets.iter().for_each(|t| self.target(t));
        self.expr(&assign.value);
    }

    fn target(&mut self, target: &AssignTarget) {
        target.name.iter().for_each(|n| self.assign(&n.name));
        self.path(&target.path);
    }

    fn path(&mut self, path: &[Access]) {
        for access in path {
            match &access.kind {
                AccessKind::Paren(args) | AccessKind::Brace(args) => {
                    args.iter().for_each(|a| self.expr(a));
                }
                AccessKind::Field(_) => {}
                AccessKind::Dynamic(name) => self.expr(name),
            }
        }
    }

    /// Walks over an expression.
    pub(super) fn expr(&mut self, e: &Expr) {
        match &e.kind {
            ExprKind::Number(_)
            | ExprKind::Text(_)
            | ExprKind::End
            | ExprKind::Colon
            | ExprKind::Tilde
            | ExprKind::Handle(_)
            | ExprKind::Error => {}
            ExprKind::Name(name) => self.mention(name),
            ExprKind::Paren(inner) | ExprKind::Unary(_, inner) | ExprKind::Postfix(_, inner) => {
                self.expr(inner);
            }
            ExprKind::Binary(_, a, b) => {
                self.expr(a);
                self.expr(b);
            }
            ExprKind::Range { start, step, stop } => {
                self.expr(start);
                step.iter().for_each(|s| self.expr(s));
                self.expr(stop);
            }
            ExprKind::Index { base, path } => {
                self.expr(base);
                if let Some(name) = package_function(base, path) {
                    self.mention(&name.0);
                }
                self.path(path);
            }
            ExprKind::Matrix(rows) | ExprKind::Cell(rows) => {
                rows.iter().flatten().for_each(|e| self.expr(e));
            }
            // The body's own names become variables of its own chunk; what it captures is among
            // the names mentioned here.
            ExprKind::Anonymous { body, params, .. } => {
                params.iter().filter_map(|p| p.default.as_ref()).for_each(|e| self.expr(e));
                self.expr(body);
            }
            ExprKind::Step { target, .. } => self.target(target),
            ExprKind::NameValue(_, value) => self.expr(value),
            ExprKind::Assign(assign) => self.assignment(assign),
        }
    }
}

/// The name and length of `containers.Map` and its like, which are functions and no fields.
pub(super) fn package_function(base: &Expr, path: &[Access]) -> Option<(String, usize)> {
    let first = base.as_name()?;
    // Of `meta` only the one package: it is a name that programs give to their own structs.
    let of_classes =
        |access: &Access| matches!(&access.kind, AccessKind::Field(field) if field == "class");
    match first {
        "containers" | "matlab" => {}
        "meta" if path.first().is_some_and(of_classes) => {}
        _ => return None,
    }
    let mut name = first.to_owned();
    let mut steps = 0;
    for access in path {
        let AccessKind::Field(field) = &access.kind else { break };
        name.push('.');
        name.push_str(field);
        steps += 1;
        if first == "containers" {
            break;
        }
    }
    (steps > 0).then_some((name, steps))
}

/// Where the trailing arguments of a function with name-value options are kept. Not a name that a
/// program can write.
pub(super) const REST: &str = "varargin ";
/// Likewise the options behind repeating arguments.
pub(super) const PAIRS: &str = "varargin pairs ";

/// Notes the names of a function's `arguments` blocks.
pub(super) fn collect_arguments(function: &FunctionDef, names: &mut Names) {
    for entry in function.arguments.iter().flat_map(|block| &block.entries) {
        names.assign(&entry.name.name);
        entry.default.iter().chain(&entry.validators).for_each(|e| names.expr(e));
        if entry.field.is_some() {
            names.assign(REST);
        }
    }
    if function.arguments.iter().any(|block| block.kind == ArgumentsKind::Repeating) {
        names.assign(REST);
        names.assign(PAIRS);
    }
}
