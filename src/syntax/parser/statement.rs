//! Statements and blocks.

use super::super::ast::{
    Assign, AssignTarget, Declared, Expr, ExprKind, Ident, NumberLiteral, Statements, Stmt,
    StmtKind,
};
use super::super::dialect::SignKind;
use super::super::lexer::Mode;
use super::super::operator::BinaryOp;
use super::super::token::{Keyword, TokenKind};
use super::expression::is_place;
use super::{BlockKind, Parser};
use crate::diag::{Result, Span};

impl Parser<'_> {
    /// The statements outside every function, up to the end of the text.
    pub(super) fn top_level(&mut self) -> Statements {
        let mut statements = Vec::new();
        loop {
            self.statements(&mut statements);
            if self.at(TokenKind::Eof) {
                return statements;
            }
            // Only a word that closes no open block stops here.
            let span = self.current.span;
            let word = self.lexer.slice(span);
            let message = format!("'{word}' does not belong to any open block");
            let error = self.error("MATLAB:m_invalid_syntax", message, span);
            self.report(error);
            self.bump();
        }
    }

    /// The statements up to a word that closes this block, or one around it.
    pub(super) fn block(&mut self, kind: BlockKind) -> Statements {
        let mut statements = Vec::new();
        self.blocks.push(kind);
        self.statements(&mut statements);
        self.blocks.pop();
        statements
    }

    fn statements(&mut self, statements: &mut Statements) {
        loop {
            match self.current.kind {
                TokenKind::Newline | TokenKind::Comma | TokenKind::Semicolon => {
                    self.bump();
                }
                TokenKind::Eof => return,
                TokenKind::Keyword(keyword) if self.closes_a_block(keyword) => return,
                TokenKind::Keyword(Keyword::Function) => self.nested_function(),
                _ => match self.nested(Self::statement) {
                    Ok(statement) => statements.extend(statement),
                    Err(error) => {
                        self.report(error);
                        self.recover();
                    }
                },
            }
        }
    }

    fn closes_a_block(&self, keyword: Keyword) -> bool {
        let closes_open_one = self.blocks.iter().any(|kind| kind.is_closed_by(keyword));
        use Keyword::*;
        let only_closes = keyword.is_end()
            || matches!(
                keyword,
                Else | Elseif | Case | Otherwise | Catch | Until | UnwindProtectCleanup
            );
        // A word that can do nothing but close stops every block: the outermost one reports it.
        closes_open_one || only_closes
    }

    fn nested_function(&mut self) {
        let start = self.current.span;
        let function = self.nested(Self::function);
        match function {
            Ok(function) => self.functions.push(function),
            Err(error) => {
                self.report(error);
                if self.current.span == start {
                    self.bump();
                }
                self.recover();
            }
        }
    }

    fn statement(&mut self) -> Result<Option<Stmt>> {
        let start = self.current.span;
        let kind = match self.current.kind {
            TokenKind::Keyword(keyword) => self.keyword_statement(keyword)?,
            TokenKind::Name if self.is_command() => self.command(),
            TokenKind::PlusPlus | TokenKind::MinusMinus => self.step_before()?,
            _ => self.expression_statement()?,
        };
        if let Some(&tilde) = self.stray_tildes.first() {
            let message = "'~' can only stand for an output or a parameter that is not used";
            return Err(self.error("MATLAB:m_invalid_syntax", message, tilde));
        }
        let span = self.since(start);
        let print = self.end_of_statement()?;
        Ok(kind.map(|kind| Stmt { kind, span, print }))
    }

    /// Whether the statement displays its result; takes what ends the statement.
    fn end_of_statement(&mut self) -> Result<bool> {
        match self.current.kind {
            TokenKind::Semicolon => {
                self.bump();
                Ok(false)
            }
            TokenKind::Comma | TokenKind::Newline => {
                self.bump();
                Ok(true)
            }
            TokenKind::Eof | TokenKind::Keyword(_) => Ok(true),
            _ => {
                // A block ends with a keyword, which needs nothing behind it.
                if matches!(self.previous, TokenKind::Keyword(keyword) if keyword.is_end()) {
                    return Ok(true);
                }
                let error = self.expected("an operator, ';' or the end of the line");
                let quote = matches!(self.current.kind, TokenKind::Bad);
                Err(if quote { error } else { error.hint("is an operator or a ',' missing?") })
            }
        }
    }

    fn keyword_statement(&mut self, keyword: Keyword) -> Result<Option<StmtKind>> {
        let kind = match keyword {
            Keyword::If => self.if_statement(),
            Keyword::For | Keyword::Parfor => self.for_statement(keyword == Keyword::Parfor)?,
            Keyword::While => {
                let start = self.bump().span;
                let condition = self.condition();
                let body = self.block(BlockKind::While);
                self.end_of_block(BlockKind::While, start);
                StmtKind::While { condition, body }
            }
            Keyword::Do => {
                let start = self.bump().span;
                let body = self.block(BlockKind::Do);
                if !self.at_keyword(Keyword::Until) {
                    self.end_of_block(BlockKind::Do, start);
                    return Ok(None);
                }
                self.bump();
                let condition = self.expression_or_assignment()?;
                StmtKind::DoUntil { body, condition }
            }
            Keyword::Switch => self.switch_statement(),
            Keyword::Try => self.try_statement(),
            Keyword::UnwindProtect => {
                let start = self.bump().span;
                let body = self.block(BlockKind::Unwind);
                let mut cleanup = Vec::new();
                if self.at_keyword(Keyword::UnwindProtectCleanup) {
                    self.bump();
                    cleanup = self.block(BlockKind::Cleanup);
                }
                self.end_of_block(BlockKind::Cleanup, start);
                StmtKind::UnwindProtect { body, cleanup }
            }
            Keyword::Break => {
                self.bump();
                StmtKind::Break
            }
            Keyword::Continue => {
                self.bump();
                StmtKind::Continue
            }
            Keyword::Return => {
                self.bump();
                StmtKind::Return
            }
            Keyword::Global => StmtKind::Global(self.declared()?),
            Keyword::Persistent => StmtKind::Persistent(self.declared()?),
            Keyword::Classdef => {
                self.class_definition()?;
                return Ok(None);
            }
            _ => return Err(self.expected("a statement")),
        };
        Ok(Some(kind))
    }

    /// Takes the word that closes a block, or says that it is missing.
    fn end_of_block(&mut self, kind: BlockKind, start: Span) {
        if let TokenKind::Keyword(keyword) = self.current.kind {
            let is_end = keyword.is_end();
            if is_end && kind.is_closed_by(keyword) {
                self.bump();
                return;
            }
            // `endwhile` for an `if`: if nothing around takes it, it was meant for this block.
            if is_end && !self.blocks.iter().any(|outer| outer.is_closed_by(keyword)) {
                let opener = self.lexer.slice(start).to_owned();
                let message = format!("'{}' cannot close '{opener}'", keyword.text());
                let error = self.error("MATLAB:m_missing_end", message, self.current.span);
                self.report(error);
                self.bump();
                return;
            }
        }
        self.incomplete |= self.at(TokenKind::Eof);
        let opener = self.lexer.slice(start).to_owned();
        let closer = if kind == BlockKind::Do { "until" } else { "end" };
        let message = format!("'{opener}' has no matching '{closer}'");
        let error = self.error("MATLAB:m_missing_end", message, start);
        self.report(error);
    }

    /// A condition; where it cannot be read, the block behind it is read all the same.
    fn condition(&mut self) -> Expr {
        let start = self.current.span;
        match self.expression_or_assignment() {
            Ok(condition) => condition,
            Err(error) => {
                self.report(error);
                self.recover();
                Expr::new(ExprKind::Error, start)
            }
        }
    }

    fn if_statement(&mut self) -> StmtKind {
        let start = self.bump().span;
        let mut branches = Vec::new();
        let mut otherwise = None;
        let condition = self.condition();
        branches.push((condition, self.block(BlockKind::If)));
        loop {
            if self.at_keyword(Keyword::Elseif) {
                self.bump();
                // Octave reads the condition from the next line where this one ends here.
                while self.eat(TokenKind::Newline) {}
                let condition = self.condition();
                branches.push((condition, self.block(BlockKind::If)));
            } else if self.at_keyword(Keyword::Else) {
                let span = self.bump().span;
                if otherwise.is_some() {
                    let message = "this 'if' has more than one 'else'";
                    let error = self.error("MATLAB:m_invalid_syntax", message, span);
                    self.report(error);
                }
                otherwise = Some(self.block(BlockKind::If));
            } else {
                break;
            }
        }
        self.end_of_block(BlockKind::If, start);
        StmtKind::If { branches, otherwise }
    }

    fn for_statement(&mut self, parallel: bool) -> Result<StmtKind> {
        let start = self.bump().span;
        let header = match self.for_header() {
            Ok(header) => header,
            Err(error) => {
                self.report(error);
                self.recover();
                self.block(BlockKind::For);
                self.end_of_block(BlockKind::For, start);
                return Ok(StmtKind::Expr(Expr::new(ExprKind::Error, start)));
            }
        };
        let (target, key, columns) = header;
        let body = self.block(BlockKind::For);
        self.end_of_block(BlockKind::For, start);
        Ok(StmtKind::For { target, key, columns, body, parallel })
    }

    fn for_header(&mut self) -> Result<(AssignTarget, Option<AssignTarget>, Expr)> {
        if !self.at(TokenKind::OpenParen) {
            let (target, key) = self.for_targets()?;
            let columns = self.expression()?;
            return Ok((target, key, columns));
        }
        let outer = self.open(Mode::PARENS);
        let (target, key) = self.for_targets()?;
        let columns = self.expression()?;
        // `parfor (i = 1:n, workers)`: the number of workers changes nothing.
        if self.eat(TokenKind::Comma) {
            self.expression()?;
        }
        self.close(TokenKind::CloseParen, "')'", outer)?;
        Ok((target, key, columns))
    }

    fn for_targets(&mut self) -> Result<(AssignTarget, Option<AssignTarget>)> {
        let left = self.expression()?;
        let span = left.span;
        let mut targets = self.targets(left)?;
        self.expect(TokenKind::Equals, "'='")?;
        let key = if targets.len() == 2 { targets.pop() } else { None };
        if key.is_some() {
            self.sign(SignKind::PairLoop, span);
        }
        match targets.pop() {
            Some(target) if targets.is_empty() => Ok((target, key)),
            _ => {
                let message = "a loop has one variable, or [value, key]";
                Err(self.error("MATLAB:m_invalid_syntax", message, span))
            }
        }
    }

    fn switch_statement(&mut self) -> StmtKind {
        let start = self.bump().span;
        let subject = self.condition();
        let mut cases = Vec::new();
        let mut otherwise = None;
        let before = self.block(BlockKind::Switch);
        if let Some(first) = before.first() {
            let message = "expected 'case' here";
            let error = self.error("MATLAB:m_invalid_syntax", message, first.span);
            self.report(error);
        }
        loop {
            if self.at_keyword(Keyword::Case) {
                self.bump();
                let value = self.condition();
                cases.push((value, self.block(BlockKind::Switch)));
            } else if self.at_keyword(Keyword::Otherwise) {
                self.bump();
                otherwise = Some(self.block(BlockKind::Switch));
            } else {
                break;
            }
        }
        self.end_of_block(BlockKind::Switch, start);
        StmtKind::Switch { subject, cases, otherwise }
    }

    fn try_statement(&mut self) -> StmtKind {
        let start = self.bump().span;
        let body = self.block(BlockKind::Try);
        let mut error = None;
        let mut handler = Vec::new();
        if self.at_keyword(Keyword::Catch) {
            self.bump();
            // A name alone on the line of `catch` takes the error.
            let alone =
                matches!(self.lexer.next_byte(), 0 | b'\n' | b'\r' | b';' | b',' | b'%' | b'#');
            if self.at(TokenKind::Name) && alone {
                let name = self.ident();
                self.define(&name.name);
                error = Some(name);
            }
            handler = self.block(BlockKind::Catch);
        }
        self.end_of_block(BlockKind::Catch, start);
        StmtKind::Try { body, error, handler }
    }

    fn declared(&mut self) -> Result<Vec<Declared>> {
        self.bump();
        let mut names = Vec::new();
        while self.at(TokenKind::Name) {
            let name = self.ident();
            self.define(&name.name);
            let init = if self.eat(TokenKind::Equals) { Some(self.expression()?) } else { None };
            names.push(Declared { name, init });
        }
        if names.is_empty() { Err(self.expected("a variable name")) } else { Ok(names) }
    }

    fn is_command(&self) -> bool {
        let name = self.lexer.slice(self.current.span);
        self.lexer.command_follows() && !self.is_variable(name)
    }

    fn command(&mut self) -> Option<StmtKind> {
        let span = self.current.span;
        let name = Ident { name: self.lexer.slice(span).to_owned(), span };
        let words: Vec<Ident> = self
            .lexer
            .command_words()
            .into_iter()
            .map(|(name, span)| Ident { name, span })
            .collect();
        self.previous_end = words.last().map_or(span.end, |word| word.span.end);
        self.current = self.lexer.next();
        Some(StmtKind::Command { name, words })
    }

    /// `++x`: adds one where the statement is nothing more, else two signs.
    fn step_before(&mut self) -> Result<Option<StmtKind>> {
        let sign = self.current;
        let back = (self.lexer.checkpoint(), self.current, self.previous_end);
        self.bump();
        let operand = self.expression()?;
        if is_place(&operand) {
            let op = match sign.kind {
                TokenKind::PlusPlus => BinaryOp::Add,
                _ => BinaryOp::Subtract,
            };
            self.sign(SignKind::AssignmentOperator, sign.span);
            let target = self.target(operand)?;
            return Ok(Some(step(target, op, sign.span)));
        }
        self.lexer.rewind(back.0);
        (self.current, self.previous_end) = (back.1, back.2);
        self.expression_statement()
    }

    fn expression_statement(&mut self) -> Result<Option<StmtKind>> {
        let left = self.expression()?;
        let op = match self.current.kind {
            TokenKind::Equals => None,
            TokenKind::OpAssign(op) => Some(op),
            _ => {
                return Ok(Some(match left.kind {
                    ExprKind::Step { target, op } => step(*target, op, left.span),
                    _ => self.constructed_by_base(left)?,
                }));
            }
        };
        let bracketed = matches!(left.kind, ExprKind::Matrix(_));
        let targets = self.targets(left)?;
        if op.is_some() {
            self.sign(SignKind::AssignmentOperator, self.current.span);
        }
        self.bump();
        let value = self.expression_or_assignment()?;
        Ok(Some(StmtKind::Assign(Assign { targets, bracketed, op, value })))
    }
}

/// `x++` as a statement: `x += 1`.
fn step(target: AssignTarget, op: BinaryOp, sign: Span) -> StmtKind {
    let value = Expr::new(ExprKind::Number(NumberLiteral::Real(1.0)), sign);
    StmtKind::Assign(Assign { targets: vec![target], bracketed: false, op: Some(op), value })
}
