//! Expressions, by precedence.
//!
//! From loosest to tightest, as in MATLAB: `||`, `&&`, `|`, `&`, comparisons, `:`, `+ -`,
//! `* / \` and their dotted forms, signs and `!`, powers and transposes. A power takes a signed
//! operand on its right (`2^-1`); all of them group to the left.

use super::super::ast::{
    Access, AccessKind, Assign, AssignTarget, Expr, ExprKind, Ident, NumberLiteral, Parameter,
    Quote,
};
use super::super::dialect::{self, SignKind};
use super::super::lexer::Mode;
use super::super::operator::{BinaryOp, PostfixOp, UnaryOp};
use super::super::token::{Keyword, TokenKind};
use super::super::{number, text};
use super::Parser;
use crate::diag::{Result, Span};

const LOOSEST: u8 = 1;
const RANGE: u8 = 6;
const SUM: u8 = 7;

/// How tightly an operator binds; powers are read elsewhere.
fn precedence(op: BinaryOp) -> u8 {
    use BinaryOp::*;
    match op {
        OrElse => 1,
        AndAlso => 2,
        Or => 3,
        And => 4,
        Equal | NotEqual | Less | LessEqual | Greater | GreaterEqual => 5,
        Add | Subtract => SUM,
        Times | MatrixTimes | RightDivide | MatrixRightDivide | LeftDivide | MatrixLeftDivide => 8,
        Power | MatrixPower => 9,
    }
}

/// Whether this can be assigned to.
pub(super) fn is_place(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Name(_) => true,
        ExprKind::Index { base, .. } => base.as_name().is_some(),
        _ => false,
    }
}

impl Parser<'_> {
    /// An expression; no assignment.
    pub(super) fn expression(&mut self) -> Result<Expr> {
        self.binary(LOOSEST)
    }

    /// An expression, or Octave's assignment in the place of one.
    pub(super) fn expression_or_assignment(&mut self) -> Result<Expr> {
        self.nested(|parser| {
            let start = parser.current.span;
            let left = parser.expression()?;
            let op = match parser.current.kind {
                TokenKind::Equals => None,
                TokenKind::OpAssign(op) => Some(op),
                _ => return Ok(left),
            };
            parser.assignments_as_values.push(parser.current.span);
            if op.is_some() {
                parser.sign(SignKind::AssignmentOperator, parser.current.span);
            }
            let bracketed = matches!(left.kind, ExprKind::Matrix(_));
            let targets = parser.targets(left)?;
            parser.bump();
            let value = parser.expression_or_assignment()?;
            let assign = Assign { targets, bracketed, op, value };
            parser.node(ExprKind::Assign(Box::new(assign)), parser.since(start))
        })
    }

    fn binary(&mut self, min: u8) -> Result<Expr> {
        self.nested(|parser| {
            let start = parser.current.span;
            let mut left = parser.unary()?;
            while let Some(next) = parser.infix(min) {
                let kind = parser.bump().kind;
                let kind = match (next, kind) {
                    (_, TokenKind::Colon) => parser.range(left)?,
                    (_, TokenKind::PlusPlus) => {
                        parser.doubled(left, BinaryOp::Add, UnaryOp::Plus)?
                    }
                    (_, TokenKind::MinusMinus) => {
                        parser.doubled(left, BinaryOp::Subtract, UnaryOp::Minus)?
                    }
                    (binding, TokenKind::Binary(op)) => {
                        let right = parser.binary(binding + 1)?;
                        ExprKind::Binary(op, Box::new(left), Box::new(right))
                    }
                    // `infix` answers for these kinds only.
                    _ => return Err(parser.expected("an operator")),
                };
                left = parser.node(kind, parser.since(start))?;
            }
            Ok(left)
        })
    }

    /// The precedence of the operator that comes next, if there is one that binds this tightly.
    fn infix(&self, min: u8) -> Option<u8> {
        let binding = match self.current.kind {
            TokenKind::Binary(op) => precedence(op),
            TokenKind::Colon => RANGE,
            TokenKind::PlusPlus | TokenKind::MinusMinus => {
                if !self.operand_follows() {
                    return None;
                }
                SUM
            }
            _ => return None,
        };
        // `[1 -2]` has two elements, `[1 - 2]` and `[1-2]` have one.
        let may_be_sign = matches!(
            self.current.kind,
            TokenKind::Binary(BinaryOp::Add | BinaryOp::Subtract)
                | TokenKind::PlusPlus
                | TokenKind::MinusMinus
        );
        let separates = self.lexer.mode.spaces
            && may_be_sign
            && self.current.space_before
            && !self.lexer.space_follows();
        (binding >= min && !separates).then_some(binding)
    }

    /// Whether something that may be an operand stands behind the current word. `a ++b` is a sum,
    /// `a++` is not.
    fn operand_follows(&self) -> bool {
        let next = self.lexer.next_byte();
        next.is_ascii_alphanumeric() || b"_([{'\".@~!+-".contains(&next)
    }

    fn range(&mut self, start: Expr) -> Result<ExprKind> {
        let second = self.binary(SUM)?;
        if !self.eat(TokenKind::Colon) {
            return Ok(ExprKind::Range { start: Box::new(start), step: None, stop: second.into() });
        }
        let stop = self.binary(SUM)?;
        Ok(ExprKind::Range { start: Box::new(start), step: Some(second.into()), stop: stop.into() })
    }

    /// `a ++b`, `a--b`: an operator and a sign.
    fn doubled(&mut self, left: Expr, op: BinaryOp, sign: UnaryOp) -> Result<ExprKind> {
        let start = self.current.span;
        let right = self.binary(SUM + 1)?;
        let right = self.node(ExprKind::Unary(sign, Box::new(right)), self.since(start))?;
        Ok(ExprKind::Binary(op, Box::new(left), Box::new(right)))
    }

    fn unary(&mut self) -> Result<Expr> {
        let signs = self.signs();
        if let Some((UnaryOp::Not, span)) = signs.last().copied() {
            let left_out = matches!(
                self.current.kind,
                TokenKind::Comma
                    | TokenKind::CloseBracket
                    | TokenKind::CloseParen
                    | TokenKind::Equals
            );
            if signs.len() == 1 && left_out {
                self.stray_tildes.push(span);
                return Ok(Expr::new(ExprKind::Tilde, span));
            }
        }
        let operand = self.power()?;
        self.signed(signs, operand)
    }

    /// The signs before an operand, outermost first.
    fn signs(&mut self) -> Vec<(UnaryOp, Span)> {
        let mut signs = Vec::new();
        loop {
            let (op, times) = match self.current.kind {
                TokenKind::Not => (UnaryOp::Not, 1),
                TokenKind::Binary(BinaryOp::Add) => (UnaryOp::Plus, 1),
                TokenKind::Binary(BinaryOp::Subtract) => (UnaryOp::Minus, 1),
                TokenKind::PlusPlus => (UnaryOp::Plus, 2),
                TokenKind::MinusMinus => (UnaryOp::Minus, 2),
                _ => return signs,
            };
            let span = self.bump().span;
            signs.extend(std::iter::repeat_n((op, span), times));
        }
    }

    fn signed(&mut self, signs: Vec<(UnaryOp, Span)>, mut operand: Expr) -> Result<Expr> {
        for (op, span) in signs.into_iter().rev() {
            let whole = span.to(operand.span);
            operand = self.node(ExprKind::Unary(op, Box::new(operand)), whole)?;
        }
        Ok(operand)
    }

    /// An operand with its transposes and powers.
    fn power(&mut self) -> Result<Expr> {
        let start = self.current.span;
        let mut base = self.operand()?;
        loop {
            let kind = match self.current.kind {
                TokenKind::ConjugateTranspose => {
                    self.bump();
                    ExprKind::Postfix(PostfixOp::ConjugateTranspose, Box::new(base))
                }
                TokenKind::Transpose => {
                    self.bump();
                    ExprKind::Postfix(PostfixOp::Transpose, Box::new(base))
                }
                TokenKind::Binary(op @ (BinaryOp::Power | BinaryOp::MatrixPower)) => {
                    self.bump();
                    let signs = self.signs();
                    let exponent = self.nested(Self::operand)?;
                    let exponent = self.stepped(exponent)?;
                    let exponent = self.signed(signs, exponent)?;
                    ExprKind::Binary(op, Box::new(base), Box::new(exponent))
                }
                // Octave indexes a transpose: `x'(:)`.
                TokenKind::OpenParen | TokenKind::OpenBrace | TokenKind::Dot
                    if matches!(base.kind, ExprKind::Postfix(..)) =>
                {
                    let path = self.accesses(&base)?;
                    if path.is_empty() {
                        return Ok(base);
                    }
                    ExprKind::Index { base: Box::new(base), path }
                }
                _ => return self.stepped(base),
            };
            base = self.node(kind, self.since(start))?;
        }
    }

    /// `x++`, where nothing behind makes it a sum.
    fn stepped(&mut self, base: Expr) -> Result<Expr> {
        let op = match self.current.kind {
            TokenKind::PlusPlus => BinaryOp::Add,
            TokenKind::MinusMinus => BinaryOp::Subtract,
            _ => return Ok(base),
        };
        if self.operand_follows() || !is_place(&base) {
            return Ok(base);
        }
        self.bump();
        let start = base.span;
        self.sign(SignKind::AssignmentOperator, self.since(start));
        let target = Box::new(self.target(base)?);
        self.node(ExprKind::Step { target, op }, self.since(start))
    }

    /// Something that can stand alone, with the indices, calls and fields behind it.
    fn operand(&mut self) -> Result<Expr> {
        let start = self.current.span;
        let base = self.primary()?;
        match base.kind {
            ExprKind::Anonymous { .. } | ExprKind::Tilde => return Ok(base),
            // Octave calls a handle where it is made: `@name (x)`.
            ExprKind::Handle(_) => {
                let separates = self.current.space_before && self.lexer.mode.spaces;
                if separates || !self.at(TokenKind::OpenParen) {
                    return Ok(base);
                }
                self.sign(SignKind::ChainedIndex, base.span);
            }
            _ => {}
        }
        let mut path = self.accesses(&base)?;
        self.pass_object(&base, &mut path);
        if path.is_empty() {
            return Ok(base);
        }
        self.node(ExprKind::Index { base: Box::new(base), path }, self.since(start))
    }

    fn accesses(&mut self, base: &Expr) -> Result<Vec<Access>> {
        let mut path: Vec<Access> = Vec::new();
        loop {
            let start = self.current.span;
            let spaced = self.current.space_before;
            let separates = spaced && self.lexer.mode.spaces;
            let kind = match self.current.kind {
                TokenKind::OpenParen if !separates => {
                    let function = match path.is_empty() {
                        true => base.as_name().filter(|name| !self.is_variable(name)),
                        false => None,
                    };
                    match (function, spaced) {
                        (None, _) => {}
                        (Some(_), true) => self.calls.spaced += 1,
                        (Some(_), false) => self.calls.close += 1,
                    }
                    self.of_matlab |= function.is_some_and(dialect::is_of_matlab);
                    let args = self.call_arguments(function)?;
                    if spaced && function.is_none() && args.iter().any(dialect::holds_double_quotes)
                    {
                        self.sign(SignKind::SpacedCall, self.since(start));
                    }
                    if let Some(sign) =
                        function.and_then(|name| dialect::sign_of_call(name, &args, spaced))
                    {
                        self.sign(sign, base.span.to(self.since(start)));
                    }
                    AccessKind::Paren(args)
                }
                TokenKind::OpenBrace if !separates => AccessKind::Brace(self.brace_arguments()?),
                TokenKind::Dot if !separates => self.field()?,
                _ => return Ok(path),
            };
            let chained = match path.last().map(|access| &access.kind) {
                None => base.as_name().is_none(),
                Some(AccessKind::Paren(_)) => {
                    matches!(kind, AccessKind::Paren(_) | AccessKind::Brace(_))
                }
                Some(_) => false,
            };
            if chained {
                self.sign(SignKind::ChainedIndex, self.since(start));
            }
            path.push(Access { kind, span: self.since(start) });
        }
    }

    /// `(a, b)` behind the name of a function, or as an index.
    fn call_arguments(&mut self, function: Option<&str>) -> Result<Vec<Expr>> {
        let reads_escapes = function.is_some_and(dialect::reads_escapes);
        let outer = self.open(Mode::PARENS);
        self.in_index += 1;
        self.in_format_call += u16::from(reads_escapes);
        let args = self.arguments(TokenKind::CloseParen, true)?;
        self.in_format_call -= u16::from(reads_escapes);
        self.in_index -= 1;
        self.close(TokenKind::CloseParen, "',' or ')'", outer)?;
        Ok(args)
    }

    /// `{a, b}` as an index.
    fn brace_arguments(&mut self) -> Result<Vec<Expr>> {
        let outer = self.open(Mode::PARENS);
        self.in_index += 1;
        let args = self.arguments(TokenKind::CloseBrace, false)?;
        self.in_index -= 1;
        self.close(TokenKind::CloseBrace, "',' or '}'", outer)?;
        Ok(args)
    }

    fn arguments(&mut self, close: TokenKind, names: bool) -> Result<Vec<Expr>> {
        let mut args = Vec::new();
        if self.at(close) {
            return Ok(args);
        }
        loop {
            args.push(self.argument(close, names)?);
            if !self.eat(TokenKind::Comma) {
                return Ok(args);
            }
        }
    }

    fn argument(&mut self, close: TokenKind, names: bool) -> Result<Expr> {
        let start = self.current.span;
        if self.at(TokenKind::Colon) {
            self.bump();
            if self.at(TokenKind::Comma) || self.at(close) {
                return Ok(Expr::new(ExprKind::Colon, start));
            }
            return Err(self.expected("',' or a closing bracket after ':'"));
        }
        // Where the text has shown to be Octave's before, `f(x = 1)` assigns.
        let octave = self.lexer.signs.iter().any(|s| !matches!(s.kind, SignKind::Function(_)));
        if names && !octave && self.at(TokenKind::Name) && self.lexer.assignment_follows() {
            let name = self.ident();
            self.bump();
            let value = self.expression_or_assignment()?;
            return self.node(ExprKind::NameValue(name, Box::new(value)), self.since(start));
        }
        self.expression_or_assignment()
    }

    fn field(&mut self) -> Result<AccessKind> {
        self.bump();
        match self.current.kind {
            TokenKind::Name => Ok(AccessKind::Field(self.ident().name)),
            TokenKind::OpenParen => {
                let outer = self.open(Mode::PARENS);
                let name = self.expression_or_assignment()?;
                self.close(TokenKind::CloseParen, "')'", outer)?;
                Ok(AccessKind::Dynamic(name))
            }
            TokenKind::Binary(BinaryOp::Add | BinaryOp::Subtract) => {
                let sign = self.lexer.slice(self.current.span).to_owned();
                let error = self.expected("a field name after '.'");
                Err(error
                    .hint(format!("'{sign}' works on each element already: leave the '.' out")))
            }
            _ => Err(self.expected("a field name after '.'")),
        }
    }

    /// Takes the name that the parser stands at.
    pub(super) fn ident(&mut self) -> Ident {
        let span = self.bump().span;
        Ident { name: self.lexer.slice(span).to_owned(), span }
    }

    pub(super) fn primary(&mut self) -> Result<Expr> {
        let span = self.current.span;
        match self.current.kind {
            TokenKind::Number => {
                self.bump();
                let value = match number::value(self.lexer.slice(span)) {
                    Ok(value) => value,
                    Err(message) => {
                        let error = self.error("MATLAB:m_illegal_number", message, span);
                        self.report(error);
                        NumberLiteral::Real(f64::NAN)
                    }
                };
                Ok(Expr::new(ExprKind::Number(value), span))
            }
            TokenKind::Text(quote) => {
                self.bump();
                Ok(self.text_literal(quote, span))
            }
            TokenKind::Name => {
                let name = self.ident().name;
                // Also in a file of its own in the folder of its class, which this text does not know.
                if self.at(TokenKind::At) && !self.current.space_before {
                    return self.of_base(name, span);
                }
                Ok(Expr::new(ExprKind::Name(name), span))
            }
            TokenKind::Keyword(Keyword::End) if self.in_index > 0 => {
                self.bump();
                Ok(Expr::new(ExprKind::End, span))
            }
            TokenKind::OpenParen => {
                let outer = self.open(Mode::PARENS);
                let inner = self.expression_or_assignment()?;
                self.close(TokenKind::CloseParen, "')'", outer)?;
                self.node(ExprKind::Paren(Box::new(inner)), self.since(span))
            }
            TokenKind::OpenBracket => {
                let outer = self.open(Mode::MATRIX);
                let rows = self.rows(TokenKind::CloseBracket)?;
                self.close(TokenKind::CloseBracket, "']'", outer)?;
                self.of_matlab |= dialect::are_strings(&rows);
                self.node(ExprKind::Matrix(rows), self.since(span))
            }
            TokenKind::OpenBrace => {
                let outer = self.open(Mode::MATRIX);
                let rows = self.rows(TokenKind::CloseBrace)?;
                self.close(TokenKind::CloseBrace, "'}'", outer)?;
                self.node(ExprKind::Cell(rows), self.since(span))
            }
            TokenKind::At => self.handle(),
            TokenKind::Question => self.class_query(),
            _ => Err(self.expected("an expression")),
        }
    }

    fn text_literal(&mut self, quote: Quote, span: Span) -> Expr {
        let text = text::value(self.lexer.slice(span), quote);
        if quote == Quote::Double {
            self.calls.double_quoted.get_or_insert(span);
        }
        if self.in_format_call == 0 && dialect::has_escape(&text) {
            self.sign(SignKind::Escape, span);
        }
        Expr::new(ExprKind::Text(text), span)
    }

    /// The rows of a matrix or a cell array, up to its closing bracket.
    fn rows(&mut self, close: TokenKind) -> Result<Vec<Vec<Expr>>> {
        let mut rows = Vec::new();
        let mut row = Vec::new();
        // Octave lets a row start with one comma.
        let mut comma_allowed = true;
        loop {
            match self.current.kind {
                TokenKind::Semicolon | TokenKind::Newline => {
                    self.bump();
                    comma_allowed = true;
                    if !row.is_empty() {
                        rows.push(std::mem::take(&mut row));
                    }
                }
                kind if kind == close => {
                    if !row.is_empty() {
                        rows.push(row);
                    }
                    return Ok(rows);
                }
                TokenKind::Comma if comma_allowed => {
                    self.bump();
                    comma_allowed = false;
                }
                kind if kind.starts_operand() => {
                    comma_allowed = false;
                    row.push(self.expression()?);
                    self.eat(TokenKind::Comma);
                }
                _ => {
                    let what = if close == TokenKind::CloseBrace { "'}'" } else { "']'" };
                    return Err(self.expected(what));
                }
            }
        }
    }

    fn handle(&mut self) -> Result<Expr> {
        let start = self.bump().span;
        if self.at(TokenKind::OpenParen) {
            return self.anonymous(start);
        }
        if !self.at(TokenKind::Name) {
            return Err(self.expected("a function name or '(' after '@'"));
        }
        let mut name = self.ident().name;
        while self.at(TokenKind::Dot) && !self.current.space_before {
            self.bump();
            if !self.at(TokenKind::Name) {
                return Err(self.expected("a name after '.'"));
            }
            name.push('.');
            name.push_str(&self.ident().name);
        }
        let span = self.since(start);
        match name.split_once('.') {
            Some((object, path)) if self.is_variable(object) => {
                self.node(bound_method(object, path, span), span)
            }
            _ => Ok(Expr::new(ExprKind::Handle(name), span)),
        }
    }

    fn anonymous(&mut self, start: Span) -> Result<Expr> {
        let outer = self.lexer.mode;
        // Within the body a blank separates nothing, even inside brackets.
        let inside = Mode { spaces: false, ..outer };
        let params = self.parameters(inside)?;
        let before = self.scope.clone();
        for name in params.iter().filter_map(|param| param.name.as_deref()) {
            self.define(name);
        }
        let body = self.expression();
        self.scope = before;
        self.lexer.mode = outer;
        let body = Box::new(body?);
        let span = self.since(start);
        let text = self.lexer.slice(span).into();
        self.node(ExprKind::Anonymous { params, body, text }, span)
    }

    /// `(a, ~, varargin)`; what follows it is read in the mode given.
    pub(super) fn parameters(&mut self, after: Mode) -> Result<Vec<Parameter>> {
        self.open(Mode::PARENS);
        let mut params = Vec::new();
        while !self.at(TokenKind::CloseParen) {
            let start = self.current.span;
            let name = match self.current.kind {
                TokenKind::Name => Some(self.ident().name),
                TokenKind::Not => {
                    self.bump();
                    None
                }
                _ => return Err(self.expected("a parameter name")),
            };
            let mut default = None;
            if self.eat(TokenKind::Equals) {
                default = Some(self.expression()?);
                self.sign(SignKind::DefaultParameter, self.since(start));
            }
            params.push(Parameter { name, default, span: self.since(start) });
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        if self.at(TokenKind::CloseParen) {
            self.lexer.begin_operand();
        }
        self.close(TokenKind::CloseParen, "',' or ')'", after)?;
        Ok(params)
    }

    /// What an expression on the left of `=` assigns to.
    pub(super) fn targets(&mut self, left: Expr) -> Result<Vec<AssignTarget>> {
        match left.kind {
            ExprKind::Matrix(mut rows) if rows.len() == 1 => {
                let row = rows.pop().unwrap_or_default();
                row.into_iter().map(|element| self.target(element)).collect()
            }
            _ => Ok(vec![self.target(left)?]),
        }
    }

    pub(super) fn target(&mut self, expr: Expr) -> Result<AssignTarget> {
        let span = expr.span;
        let (name, path) = match expr.kind {
            ExprKind::Name(name) => (Some(Ident { name, span }), Vec::new()),
            ExprKind::Index { base, path } => match base.kind {
                ExprKind::Name(name) => (Some(Ident { name, span: base.span }), path),
                _ => return Err(self.not_assignable(span)),
            },
            ExprKind::Tilde => {
                self.stray_tildes.retain(|&tilde| tilde != span);
                (None, Vec::new())
            }
            _ => return Err(self.not_assignable(span)),
        };
        if let Some(name) = &name {
            self.define(&name.name);
        }
        Ok(AssignTarget { name, path, span })
    }

    fn not_assignable(&self, span: Span) -> crate::diag::Error {
        let message = "The expression to the left of the equals sign is not a valid target for an \
                       assignment.";
        self.error("MATLAB:m_invalid_lhs_of_assignment", message, span)
    }
}

/// `@object.method` of a variable: `@(varargin) object.method(varargin{:})`.
fn bound_method(object: &str, path: &str, span: Span) -> ExprKind {
    let name = |name: &str| Expr::new(ExprKind::Name(name.to_owned()), span);
    let access = |kind: AccessKind| Access { kind, span };
    let index = |base: Expr, path: Vec<Access>| ExprKind::Index { base: Box::new(base), path };
    let all = access(AccessKind::Brace(vec![Expr::new(ExprKind::Colon, span)]));
    let given = Expr::new(index(name(VARARGIN), vec![all]), span);
    let steps = path.split('.').map(|field| access(AccessKind::Field(field.to_owned())));
    let steps = steps.chain([access(AccessKind::Paren(vec![given]))]).collect();
    let params = vec![Parameter { name: Some(VARARGIN.to_owned()), default: None, span }];
    let body = Box::new(Expr::new(index(name(object), steps), span));
    ExprKind::Anonymous { params, body, text: "".into() }
}

const VARARGIN: &str = "varargin";
