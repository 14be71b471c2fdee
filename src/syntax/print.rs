//! The tree as nested lists, for people and tests: `(assign x (+ 1 (* 2 y)))`.

use std::fmt::Write;

use super::ast::*;

impl Ast {
    /// The whole tree, one statement a line.
    pub fn print(&self) -> String {
        let mut printer = Printer { out: String::new(), indent: 0, dialect: self.dialect };
        for function in &self.functions {
            printer.function(function);
        }
        printer.block(&self.body);
        printer.out
    }
}

impl Expr {
    /// This expression on one line.
    pub fn print(&self) -> String {
        let mut printer = Printer { out: String::new(), indent: 0, dialect: Dialect::Octave };
        printer.expr(self);
        printer.out
    }
}

struct Printer {
    out: String,
    indent: usize,
    dialect: Dialect,
}

impl Printer {
    fn line(&mut self, write: impl FnOnce(&mut Self)) {
        let indent = self.indent;
        self.out.extend(std::iter::repeat_n("  ", indent));
        write(self);
        self.out.push('\n');
    }

    fn word(&mut self, word: &str) {
        self.out.push_str(word);
    }

    fn block(&mut self, block: &Statements) {
        for statement in block {
            self.statement(statement);
        }
    }

    /// A line that opens a list, what is inside, and its end.
    fn section(&mut self, head: impl FnOnce(&mut Self), block: &Statements) {
        self.line(head);
        self.indent += 1;
        self.block(block);
        self.indent -= 1;
    }

    fn statement(&mut self, statement: &Stmt) {
        let end = if statement.print { " print)" } else { ")" };
        match &statement.kind {
            StmtKind::Expr(expr) => self.line(|p| {
                p.word("(do ");
                p.expr(expr);
                p.word(end);
            }),
            StmtKind::Assign(assign) => self.line(|p| {
                p.assign(assign);
                // The end replaces the closing parenthesis that `assign` wrote.
                p.out.pop();
                p.word(end);
            }),
            StmtKind::Command { name, words } => self.line(|p| {
                let _ = write!(p.out, "(command {}", name.name);
                for word in words {
                    let _ = write!(p.out, " {:?}", word.name);
                }
                p.word(end);
            }),
            StmtKind::If { branches, otherwise } => {
                for (i, (condition, block)) in branches.iter().enumerate() {
                    let head = if i == 0 { "if " } else { "elseif " };
                    self.section(
                        |p| {
                            p.word(head);
                            p.expr(condition);
                        },
                        block,
                    );
                }
                if let Some(block) = otherwise {
                    self.section(|p| p.word("else"), block);
                }
            }
            StmtKind::While { condition, body } => self.section(
                |p| {
                    p.word("while ");
                    p.expr(condition);
                },
                body,
            ),
            StmtKind::DoUntil { body, condition } => self.section(
                |p| {
                    p.word("do-until ");
                    p.expr(condition);
                },
                body,
            ),
            StmtKind::For { target, key, columns, body, parallel } => self.section(
                |p| {
                    p.word(if *parallel { "parfor " } else { "for " });
                    p.target(target);
                    if let Some(key) = key {
                        p.word(" ");
                        p.target(key);
                    }
                    p.word(" ");
                    p.expr(columns);
                },
                body,
            ),
            StmtKind::Switch { subject, cases, otherwise } => {
                self.line(|p| {
                    p.word("switch ");
                    p.expr(subject);
                });
                for (value, block) in cases {
                    self.section(
                        |p| {
                            p.word("case ");
                            p.expr(value);
                        },
                        block,
                    );
                }
                if let Some(block) = otherwise {
                    self.section(|p| p.word("otherwise"), block);
                }
            }
            StmtKind::Try { body, error, handler } => {
                self.section(|p| p.word("try"), body);
                self.section(
                    |p| {
                        p.word("catch");
                        if let Some(error) = error {
                            p.word(" ");
                            p.word(&error.name);
                        }
                    },
                    handler,
                );
            }
            StmtKind::UnwindProtect { body, cleanup } => {
                self.section(|p| p.word("unwind_protect"), body);
                self.section(|p| p.word("cleanup"), cleanup);
            }
            StmtKind::Break => self.line(|p| p.word("(break)")),
            StmtKind::Continue => self.line(|p| p.word("(continue)")),
            StmtKind::Return => self.line(|p| p.word("(return)")),
            StmtKind::Global(names) => self.declared("global", names),
            StmtKind::Persistent(names) => self.declared("persistent", names),
        }
    }

    fn declared(&mut self, keyword: &str, names: &[Declared]) {
        self.line(|p| {
            p.word("(");
            p.word(keyword);
            for declared in names {
                p.word(" ");
                match &declared.init {
                    None => p.word(&declared.name.name),
                    Some(init) => {
                        let _ = write!(p.out, "({} ", declared.name.name);
                        p.expr(init);
                        p.word(")");
                    }
                }
            }
            p.word(")");
        });
    }

    fn function(&mut self, function: &FunctionDef) {
        self.line(|p| {
            let _ = write!(p.out, "function {} ", function.name.name);
            p.params(&function.params);
            p.word(" -> ");
            p.params(&function.outs);
        });
        self.indent += 1;
        for block in &function.arguments {
            self.line(|p| {
                let _ = write!(p.out, "arguments {:?}", block.kind);
            });
            self.indent += 1;
            for argument in &block.entries {
                self.line(|p| p.argument(argument));
            }
            self.indent -= 1;
        }
        for nested in &function.nested {
            self.function(nested);
        }
        self.block(&function.body);
        self.indent -= 1;
    }

    fn argument(&mut self, argument: &Argument) {
        let _ = write!(self.out, "({}", argument.name.name);
        if let Some(field) = &argument.field {
            let _ = write!(self.out, ".{}", field.name);
        }
        if !argument.dims.is_empty() {
            let dims: Vec<String> = argument
                .dims
                .iter()
                .map(|dim| dim.map_or_else(|| ":".to_owned(), |size| size.to_string()))
                .collect();
            let _ = write!(self.out, " ({})", dims.join(" "));
        }
        if let Some(class) = &argument.class {
            let _ = write!(self.out, " {}", class.name);
        }
        if !argument.validators.is_empty() {
            self.word(" {");
            self.list(&argument.validators);
            self.word("}");
        }
        if let Some(default) = &argument.default {
            self.word(" = ");
            self.expr(default);
        }
        self.word(")");
    }

    fn params(&mut self, params: &[Parameter]) {
        self.word("(");
        for (i, param) in params.iter().enumerate() {
            if i > 0 {
                self.word(" ");
            }
            self.word(param.name.as_deref().unwrap_or("~"));
            if let Some(default) = &param.default {
                self.word("=");
                self.expr(default);
            }
        }
        self.word(")");
    }

    fn assign(&mut self, assign: &Assign) {
        self.word("(set");
        if let Some(op) = assign.op {
            self.word(op.sign());
        }
        self.word(" ");
        if assign.bracketed {
            self.word("[");
        }
        for (i, target) in assign.targets.iter().enumerate() {
            if i > 0 {
                self.word(" ");
            }
            self.target(target);
        }
        if assign.bracketed {
            self.word("]");
        }
        self.word(" ");
        self.expr(&assign.value);
        self.word(")");
    }

    fn target(&mut self, target: &AssignTarget) {
        match &target.name {
            None => self.word("~"),
            Some(name) => {
                self.word(&name.name);
                self.path(&target.path);
            }
        }
    }

    fn path(&mut self, path: &[Access]) {
        for access in path {
            match &access.kind {
                AccessKind::Paren(args) => {
                    self.word("(");
                    self.list(args);
                    self.word(")");
                }
                AccessKind::Brace(args) => {
                    self.word("{");
                    self.list(args);
                    self.word("}");
                }
                AccessKind::Field(name) => {
                    self.word(".");
                    self.word(name);
                }
                AccessKind::Dynamic(name) => {
                    self.word(".(");
                    self.expr(name);
                    self.word(")");
                }
            }
        }
    }

    fn list(&mut self, exprs: &[Expr]) {
        for (i, expr) in exprs.iter().enumerate() {
            if i > 0 {
                self.word(" ");
            }
            self.expr(expr);
        }
    }

    fn rows(&mut self, rows: &[Vec<Expr>]) {
        for (i, row) in rows.iter().enumerate() {
            if i > 0 {
                self.word("; ");
            }
            self.list(row);
        }
    }

    fn expr(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Number(NumberLiteral::Real(value)) => {
                let _ = write!(self.out, "{value}");
            }
            ExprKind::Number(NumberLiteral::Imaginary(value)) => {
                let _ = write!(self.out, "{value}i");
            }
            ExprKind::Number(NumberLiteral::Integer { bits, width, signed }) => {
                let class = if *signed { "int" } else { "uint" };
                let _ = write!(self.out, "{class}{width}:{bits}");
            }
            ExprKind::Text(text) => {
                let value = text.value(self.dialect);
                let _ = match text.quote {
                    Quote::Single => write!(self.out, "'{}'", value.replace('\'', "''")),
                    Quote::Double => write!(self.out, "{value:?}"),
                };
            }
            ExprKind::Name(name) => self.word(name),
            ExprKind::End => self.word("end"),
            ExprKind::Colon => self.word(":"),
            ExprKind::Tilde => self.word("~"),
            ExprKind::Paren(inner) => {
                self.word("(paren ");
                self.expr(inner);
                self.word(")");
            }
            ExprKind::Unary(op, operand) => {
                let _ = write!(self.out, "({} ", op.sign());
                self.expr(operand);
                self.word(")");
            }
            ExprKind::Postfix(op, operand) => {
                let _ = write!(self.out, "({} ", op.sign());
                self.expr(operand);
                self.word(")");
            }
            ExprKind::Binary(op, left, right) => {
                let _ = write!(self.out, "({} ", op.sign());
                self.expr(left);
                self.word(" ");
                self.expr(right);
                self.word(")");
            }
            ExprKind::Range { start, step, stop } => {
                self.word("(: ");
                self.expr(start);
                if let Some(step) = step {
                    self.word(" ");
                    self.expr(step);
                }
                self.word(" ");
                self.expr(stop);
                self.word(")");
            }
            ExprKind::Index { base, path } => {
                self.expr(base);
                self.path(path);
            }
            ExprKind::Matrix(rows) => {
                self.word("[");
                self.rows(rows);
                self.word("]");
            }
            ExprKind::Cell(rows) => {
                self.word("{");
                self.rows(rows);
                self.word("}");
            }
            ExprKind::Anonymous { params, body, .. } => {
                self.word("(@");
                self.params(params);
                self.word(" ");
                self.expr(body);
                self.word(")");
            }
            ExprKind::Handle(name) => {
                self.word("@");
                self.word(name);
            }
            ExprKind::NameValue(name, value) => {
                let _ = write!(self.out, "({}= ", name.name);
                self.expr(value);
                self.word(")");
            }
            ExprKind::Assign(assign) => self.assign(assign),
            ExprKind::Step { target, op } => {
                let _ = write!(self.out, "(step{} ", op.sign());
                self.target(target);
                self.word(")");
            }
            ExprKind::Error => self.word("(error)"),
        }
    }
}
