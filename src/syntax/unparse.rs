//! An expression as program text again: what `func2str` and the display of a function handle show.
//!
//! MATLAB shows no blanks around operators, Octave one on each side; both leave out comments, and have numbers as they are
//! written.

use super::ast::*;
use super::number;
use crate::diag::Span;

/// The text of an expression, as the dialect writes it.
pub fn unparse(expr: &Expr, dialect: Dialect) -> String {
    let mut writer = Writer { out: String::new(), dialect, source: "", at: 0 };
    writer.expr(expr);
    writer.out
}

struct Writer<'a> {
    out: String,
    dialect: Dialect,
    /// What the handle around is written as, and where that begins.
    source: &'a str,
    at: u32,
}

impl<'a> Writer<'a> {
    fn word(&mut self, word: &str) {
        self.out.push_str(word);
    }

    fn around(&mut self, sign: &str) {
        match self.dialect {
            Dialect::Matlab => self.word(sign),
            Dialect::Octave => {
                self.word(" ");
                self.word(sign);
                self.word(" ");
            }
        }
    }

    fn list(&mut self, exprs: &'a [Expr]) {
        let separator = if self.dialect == Dialect::Octave { ", " } else { "," };
        for (i, expr) in exprs.iter().enumerate() {
            if i > 0 {
                self.word(separator);
            }
            self.expr(expr);
        }
    }

    fn rows(&mut self, rows: &'a [Vec<Expr>]) {
        let separator = if self.dialect == Dialect::Octave { "; " } else { ";" };
        for (i, row) in rows.iter().enumerate() {
            if i > 0 {
                self.word(separator);
            }
            self.list(row);
        }
    }

    fn target(&mut self, target: &'a AssignTarget) {
        match &target.name {
            None => self.word("~"),
            Some(name) => {
                self.word(&name.name);
                self.path(&target.path);
            }
        }
    }

    fn path(&mut self, path: &'a [Access]) {
        for access in path {
            match &access.kind {
                AccessKind::Paren(args) => {
                    self.word(if self.dialect == Dialect::Octave { " (" } else { "(" });
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

    /// A literal as it is written, where that is known.
    fn written(&self, number: NumberLiteral, span: Span) -> Option<&'a str> {
        let from = span.start.checked_sub(self.at)? as usize;
        let to = span.end.checked_sub(self.at)? as usize;
        let written = self.source.get(from..to)?;
        number::value(written).is_ok_and(|value| value == number).then_some(written)
    }

    fn number(&mut self, number: NumberLiteral, span: Span) {
        if let Some(written) = self.written(number, span) {
            return self.word(written);
        }
        let plain = |value: f64| {
            let shortest = value.to_string();
            if shortest.len() <= 16 { shortest } else { format!("{value:e}") }
        };
        let text = match number {
            NumberLiteral::Real(value) => plain(value),
            NumberLiteral::Imaginary(value) => plain(value) + "i",
            NumberLiteral::Integer { bits, width, signed } => {
                format!("0x{bits:X}{}{width}", if signed { 's' } else { 'u' })
            }
        };
        self.word(&text);
    }

    fn text(&mut self, text: &Text) {
        let sign = match text.quote {
            Quote::Single => "'",
            Quote::Double => "\"",
        };
        self.word(sign);
        self.word(&text.raw.replace(sign, &sign.repeat(2)));
        self.word(sign);
    }

    fn params(&mut self, params: &[Parameter]) {
        let separator = if self.dialect == Dialect::Octave { ", " } else { "," };
        let names: Vec<&str> =
            params.iter().map(|param| param.name.as_deref().unwrap_or("~")).collect();
        self.word(&names.join(separator));
    }

    fn expr(&mut self, expr: &'a Expr) {
        match &expr.kind {
            ExprKind::Number(number) => self.number(*number, expr.span),
            ExprKind::Text(text) => self.text(text),
            ExprKind::Name(name) => self.word(name),
            ExprKind::End => self.word("end"),
            ExprKind::Colon => self.word(":"),
            ExprKind::Tilde => self.word("~"),
            ExprKind::Paren(inner) => {
                self.word("(");
                self.expr(inner);
                self.word(")");
            }
            ExprKind::Unary(op, operand) => {
                let is_octave = self.dialect == Dialect::Octave;
                self.word(if is_octave && *op == UnaryOp::Not { "!" } else { op.sign() });
                self.expr(operand);
            }
            ExprKind::Postfix(op, operand) => {
                self.expr(operand);
                self.word(op.sign());
            }
            ExprKind::Binary(op, left, right) => {
                self.expr(left);
                let is_octave = self.dialect == Dialect::Octave;
                let sign = if is_octave && *op == BinaryOp::NotEqual { "!=" } else { op.sign() };
                self.around(sign);
                self.expr(right);
            }
            ExprKind::Range { start, step, stop } => {
                self.expr(start);
                self.word(":");
                if let Some(step) = step {
                    self.expr(step);
                    self.word(":");
                }
                self.expr(stop);
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
            ExprKind::Anonymous { params, body, text } => {
                let around = (self.source, self.at);
                (self.source, self.at) = (&**text, expr.span.start);
                self.word("@(");
                self.params(params);
                self.word(if self.dialect == Dialect::Octave { ") " } else { ")" });
                self.expr(body);
                (self.source, self.at) = around;
            }
            ExprKind::Handle(name) => {
                self.word("@");
                self.word(name);
            }
            ExprKind::NameValue(name, value) => {
                self.word(&name.name);
                self.around("=");
                self.expr(value);
            }
            ExprKind::Assign(assign) => {
                for (i, target) in assign.targets.iter().enumerate() {
                    if i > 0 {
                        self.word(",");
                    }
                    self.target(target);
                }
                let sign = assign.op.map_or_else(String::new, |op| op.sign().to_owned());
                self.around(&(sign + "="));
                self.expr(&assign.value);
            }
            ExprKind::Step { target, op } => {
                self.target(target);
                self.word(&op.sign().repeat(2));
            }
            ExprKind::Error => {}
        }
    }
}
