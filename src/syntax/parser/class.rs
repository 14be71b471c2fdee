//! Class definitions: `classdef`, its blocks, and what only their methods can write: `object@Base(…)`.
//! Must not know what attributes mean.

use super::super::ast::{
    Access, AccessKind, Assign, AssignTarget, Attribute, ClassDef, Expr, ExprKind, Ident,
    MethodBlock, PropertyBlock, StmtKind,
};
use super::super::dialect::SignKind;
use super::super::lexer::Mode;
use super::super::token::{Keyword, TokenKind};
use super::Parser;
use crate::diag::{Result, Span};

/// The blocks of a class.
const BLOCKS: [&str; 4] = ["properties", "methods", "events", "enumeration"];

impl Parser<'_> {
    /// `classdef … end`. What comes after it are functions that its methods see.
    pub(super) fn class_definition(&mut self) -> Result<()> {
        let start = self.bump().span;
        if self.blocks.len() > 1 || self.class.is_some() {
            let message = "a class is defined at the beginning of a file of its own";
            return Err(self.error("MATLAB:m_invalid_classdef", message, start));
        }
        self.functions_have_ends = Some(true);
        let attributes = self.attributes()?;
        if !self.at(TokenKind::Name) {
            return Err(self.expected("the name of the class"));
        }
        let name = self.function_name()?;
        let mut bases = Vec::new();
        if self.at_operator("<") {
            loop {
                self.bump();
                if !self.at(TokenKind::Name) {
                    return Err(self.expected("the name of a superclass"));
                }
                bases.push(self.function_name()?);
                if !self.at_operator("&") {
                    break;
                }
            }
        }
        let outer_functions = std::mem::take(&mut self.functions);
        self.class_name = Some(name.name.clone());
        let span = start;
        let mut class = ClassDef {
            name,
            attributes,
            bases,
            properties: Vec::new(),
            methods: Vec::new(),
            events: Vec::new(),
            members: Vec::new(),
            span,
        };
        loop {
            match self.current.kind {
                TokenKind::Newline | TokenKind::Semicolon | TokenKind::Comma => {
                    self.bump();
                }
                TokenKind::Keyword(Keyword::End) => {
                    self.bump();
                    break;
                }
                TokenKind::Name if self.at_end_of("classdef") => {
                    self.end_of_octave();
                    break;
                }
                TokenKind::Name if BLOCKS.contains(&self.lexer.slice(self.current.span)) => {
                    if let Err(error) = self.class_block(&mut class) {
                        self.report(error);
                        self.recover();
                    }
                }
                TokenKind::Eof => {
                    self.incomplete = true;
                    let message = "'classdef' has no matching 'end'";
                    let error = self.error("MATLAB:m_missing_end", message, start);
                    self.report(error);
                    break;
                }
                _ => {
                    let error = self.expected("properties, methods, events, enumeration or end");
                    self.report(error);
                    self.recover();
                }
            }
        }
        class.span = self.since(start);
        self.class_name = None;
        self.functions = outer_functions;
        self.class = Some(class);
        Ok(())
    }

    /// Whether `endmethods` and the like of Octave's are next.
    fn at_end_of(&self, which: &str) -> bool {
        self.lexer.slice(self.current.span).strip_prefix("end") == Some(which)
    }

    fn end_of_octave(&mut self) {
        let span = self.bump().span;
        self.sign(SignKind::Keyword, span);
    }

    fn at_operator(&self, sign: &str) -> bool {
        matches!(self.current.kind, TokenKind::Binary(_))
            && self.lexer.slice(self.current.span) == sign
    }

    /// `(Name, Name = value, ~Name)`
    fn attributes(&mut self) -> Result<Vec<Attribute>> {
        let mut attributes = Vec::new();
        if !self.at(TokenKind::OpenParen) {
            return Ok(attributes);
        }
        let outer = self.open(Mode::PARENS);
        while !self.at(TokenKind::CloseParen) {
            let negated = self.eat(TokenKind::Not);
            if !self.at(TokenKind::Name) {
                return Err(self.expected("the name of an attribute"));
            }
            let name = self.ident();
            let value = if self.eat(TokenKind::Equals) { Some(self.expression()?) } else { None };
            attributes.push(Attribute { name, value, negated });
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.close(TokenKind::CloseParen, "',' or ')'", outer)?;
        Ok(attributes)
    }

    fn class_block(&mut self, class: &mut ClassDef) -> Result<()> {
        let start = self.bump().span;
        let which = self.lexer.slice(start).to_owned();
        let attributes = self.attributes()?;
        let mut entries = Vec::new();
        let mut declared = Vec::new();
        let outer = std::mem::take(&mut self.functions);
        loop {
            let read = match (self.current.kind, which.as_str()) {
                (TokenKind::Newline | TokenKind::Semicolon | TokenKind::Comma, _) => {
                    self.bump();
                    continue;
                }
                (TokenKind::Keyword(Keyword::End), _) => {
                    self.bump();
                    break;
                }
                (TokenKind::Name, which) if self.at_end_of(which) => {
                    self.end_of_octave();
                    break;
                }
                (TokenKind::Keyword(Keyword::Function), "methods") => {
                    self.nested(Self::function).map(|function| self.functions.push(function))
                }
                (TokenKind::Name | TokenKind::OpenBracket, "methods") => {
                    self.declaration().map(|name| declared.push(name))
                }
                (TokenKind::Name, "properties") => {
                    self.argument_line().map(|entry| entries.push(entry))
                }
                (TokenKind::Name, "events") => {
                    let name = self.ident();
                    class.events.push(name);
                    Ok(())
                }
                (TokenKind::Name, _) => self.member().map(|member| class.members.push(member)),
                _ => {
                    self.incomplete |= self.at(TokenKind::Eof);
                    let message = format!("'{which}' has no matching 'end'");
                    self.functions = outer;
                    return Err(self.error("MATLAB:m_missing_end", message, start));
                }
            };
            if let Err(error) = read {
                self.report(error);
                self.recover();
            }
        }
        let functions = std::mem::replace(&mut self.functions, outer);
        match which.as_str() {
            "properties" => class.properties.push(PropertyBlock { attributes, entries }),
            "methods" => class.methods.push(MethodBlock { attributes, functions, declared }),
            _ => {}
        }
        Ok(())
    }

    /// The first line of a method that is abstract, or a file of its own.
    fn declaration(&mut self) -> Result<Ident> {
        let (_, name) = self.function_head()?;
        if self.at(TokenKind::OpenParen) {
            self.parameters(Mode::STATEMENTS)?;
        }
        Ok(name)
    }

    /// `Name (arguments)`
    fn member(&mut self) -> Result<(Ident, Vec<Expr>)> {
        let name = self.ident();
        let mut args = Vec::new();
        if self.at(TokenKind::OpenParen) {
            let outer = self.open(Mode::PARENS);
            while !self.at(TokenKind::CloseParen) {
                args.push(self.expression()?);
                if !self.eat(TokenKind::Comma) {
                    break;
                }
            }
            self.close(TokenKind::CloseParen, "',' or ')'", outer)?;
        }
        Ok((name, args))
    }

    /// `name@Base`, where `name` has been read: a method of a superclass, or its constructor.
    pub(super) fn of_base(&mut self, name: String, span: Span) -> Result<Expr> {
        self.bump();
        if !self.at(TokenKind::Name) {
            return Err(self.expected("the name of a superclass after '@'"));
        }
        let mut base = self.ident().name;
        while self.at(TokenKind::Dot) && !self.current.space_before {
            self.bump();
            if !self.at(TokenKind::Name) {
                return Err(self.expected("a name after '.'"));
            }
            base.push('.');
            base.push_str(&self.ident().name);
        }
        // The constructor is called with the object that is made.
        let method = if self.constructed.as_ref() == Some(&name) { "" } else { &name };
        Ok(Expr::new(ExprKind::Name(format!("{method}@{base}")), self.since(span)))
    }

    /// Hands the object that is made to the constructor of a superclass.
    pub(super) fn pass_object(&self, base: &Expr, path: &mut Vec<Access>) {
        let (Some(object), Some(name)) = (&self.constructed, base.as_name()) else { return };
        if !name.starts_with('@') {
            return;
        }
        let object = Expr::new(ExprKind::Name(object.clone()), base.span);
        match path.first_mut() {
            Some(Access { kind: AccessKind::Paren(args), .. }) => args.insert(0, object),
            _ => {
                path.insert(0, Access { kind: AccessKind::Paren(vec![object]), span: base.span });
            }
        }
    }

    /// `object@Base(…)` as a statement is what the object becomes.
    pub(super) fn constructed_by_base(&mut self, value: Expr) -> Result<StmtKind> {
        let (Some(object), ExprKind::Index { base, .. }) = (&self.constructed, &value.kind) else {
            return Ok(StmtKind::Expr(value));
        };
        if !base.as_name().is_some_and(|name| name.starts_with('@')) {
            return Ok(StmtKind::Expr(value));
        }
        let name = Ident { name: object.clone(), span: base.span };
        let target = AssignTarget { name: Some(name), path: Vec::new(), span: base.span };
        Ok(StmtKind::Assign(Assign { targets: vec![target], bracketed: false, op: None, value }))
    }

    /// `?Name`
    pub(super) fn class_query(&mut self) -> Result<Expr> {
        let span = self.bump().span;
        if !self.at(TokenKind::Name) {
            return Err(self.expected("the name of a class after '?'"));
        }
        let name = self.function_name()?;
        Ok(Expr::new(ExprKind::Name(format!("?{}", name.name)), self.since(span)))
    }
}
