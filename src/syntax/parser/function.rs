//! Function definitions: their first line, their `arguments` blocks, their help, their end.

use std::collections::HashSet;

use super::super::ast::{
    Argument, ArgumentsBlock, ArgumentsKind, ExprKind, FunctionDef, Parameter,
};
use super::super::lexer::{Lexer, Mode};
use super::super::token::{Keyword, TokenKind};
use super::{BlockKind, Parser};
use crate::diag::{Result, Span};

impl Parser<'_> {
    pub(super) fn function(&mut self) -> Result<FunctionDef> {
        let start = self.bump().span;
        let (outs, name) = self.function_head()?;
        let params = if self.at(TokenKind::OpenParen) {
            self.parameters(Mode::STATEMENTS)?
        } else {
            Vec::new()
        };
        let help = self.help(start);
        let mut scope = HashSet::new();
        scope.extend(params.iter().chain(&outs).filter_map(|param| param.name.clone()));
        let outer_scope = std::mem::replace(&mut self.scope, scope);
        let outer_functions = std::mem::take(&mut self.functions);
        let constructs = self.class_name.as_ref() == Some(&name.name);
        let constructed = outs.first().filter(|_| constructs).and_then(|out| out.name.clone());
        let outer_constructed = std::mem::replace(&mut self.constructed, constructed);
        let arguments = self.arguments_blocks();
        let kind = match self.functions_have_ends() {
            true => BlockKind::Function,
            false => BlockKind::OpenFunction,
        };
        let body = self.block(kind);
        self.end_of_function(kind, start);
        self.constructed = outer_constructed;
        self.scope = outer_scope;
        let nested = std::mem::replace(&mut self.functions, outer_functions);
        let span = self.since(start);
        Ok(FunctionDef { name, params, outs, arguments, body, nested, help, span })
    }

    fn end_of_function(&mut self, kind: BlockKind, start: Span) {
        match self.current.kind {
            TokenKind::Keyword(Keyword::End | Keyword::EndFunction) => {
                self.bump();
            }
            TokenKind::Eof | TokenKind::Keyword(Keyword::Function)
                if kind == BlockKind::OpenFunction => {}
            _ => {
                self.incomplete |= self.at(TokenKind::Eof);
                let message = "'function' has no matching 'end'";
                let error = self.error("MATLAB:m_missing_end", message, start);
                self.report(error);
            }
        }
    }

    /// `[a, b] = name`, `a = name`, `name`.
    pub(super) fn function_head(&mut self) -> Result<(Vec<Parameter>, super::super::ast::Ident)> {
        if self.at(TokenKind::OpenBracket) {
            let outs = self.outputs()?;
            self.expect(TokenKind::Equals, "'='")?;
            return Ok((outs, self.function_name()?));
        }
        let first = self.function_name()?;
        if self.eat(TokenKind::Equals) {
            let out = Parameter { name: Some(first.name), default: None, span: first.span };
            return Ok((vec![out], self.function_name()?));
        }
        Ok((Vec::new(), first))
    }

    fn outputs(&mut self) -> Result<Vec<Parameter>> {
        let outer = self.open(Mode::PARENS);
        let mut outs = Vec::new();
        while self.at(TokenKind::Name) {
            let out = self.ident();
            outs.push(Parameter { name: Some(out.name), default: None, span: out.span });
            self.eat(TokenKind::Comma);
        }
        self.close(TokenKind::CloseBracket, "an output name or ']'", outer)?;
        Ok(outs)
    }

    pub(super) fn function_name(&mut self) -> Result<super::super::ast::Ident> {
        // A class says with a method of this name what `end` means in an index of its objects.
        if !self.at(TokenKind::Name) && !self.at_keyword(Keyword::End) {
            return Err(self.expected("a function name"));
        }
        let mut name = self.ident();
        while self.eat(TokenKind::Dot) {
            if !self.at(TokenKind::Name) {
                return Err(self.expected("a name after '.'"));
            }
            let part = self.ident();
            name.name = format!("{}.{}", name.name, part.name);
            name.span = name.span.to(part.span);
        }
        Ok(name)
    }

    /// The comment lines under the first line of a function; else those right above it.
    fn help(&self, start: Span) -> String {
        let comment = |line: &str| {
            let text = line.trim_start();
            let is_comment = text.starts_with(['%', '#']) && !text.starts_with("%!");
            let is_brace = |sign: &str| text.trim_end() == sign;
            if !is_comment || ["%{", "%}", "#{", "#}"].into_iter().any(is_brace) {
                return None;
            }
            let body = text.trim_start_matches(['%', '#']);
            Some(body.strip_prefix(' ').unwrap_or(body).trim_end().to_owned())
        };
        let below: Vec<String> = self
            .lexer
            .lines_below(self.current.span.start)
            .skip_while(|line| line.trim().is_empty())
            .map_while(comment)
            .collect();
        if !below.is_empty() {
            return below.join("\n");
        }
        let mut above: Vec<String> =
            self.lexer.lines_above(start.start).map_while(comment).collect();
        above.reverse();
        above.join("\n")
    }

    fn arguments_blocks(&mut self) -> Vec<ArgumentsBlock> {
        let mut blocks = Vec::new();
        loop {
            while self.eat(TokenKind::Newline) || self.eat(TokenKind::Semicolon) {}
            let is_block = self.at(TokenKind::Name)
                && self.lexer.slice(self.current.span) == "arguments"
                && starts_arguments_block(self.lexer.rest_of_line());
            if !is_block {
                return blocks;
            }
            let start = self.bump().span;
            blocks.push(self.arguments_block(start));
        }
    }

    fn arguments_block(&mut self, start: Span) -> ArgumentsBlock {
        let mut kind = ArgumentsKind::Input;
        let mut entries = Vec::new();
        match self.arguments_kind() {
            Ok(found) => kind = found,
            Err(error) => {
                self.report(error);
                self.recover();
            }
        }
        loop {
            match self.current.kind {
                TokenKind::Newline | TokenKind::Semicolon | TokenKind::Comma => {
                    self.bump();
                }
                TokenKind::Name => match self.argument_line() {
                    Ok(argument) => entries.push(argument),
                    Err(error) => {
                        self.report(error);
                        self.recover();
                    }
                },
                // An input that is not used is checked by nobody.
                TokenKind::Not => {
                    while !matches!(
                        self.current.kind,
                        TokenKind::Newline | TokenKind::Semicolon | TokenKind::Eof
                    ) {
                        self.bump();
                    }
                }
                TokenKind::Keyword(Keyword::End) => {
                    self.bump();
                    break;
                }
                TokenKind::Eof | TokenKind::Keyword(_) => {
                    self.incomplete |= self.at(TokenKind::Eof);
                    let message = "'arguments' has no matching 'end'";
                    let error = self.error("MATLAB:m_missing_end", message, start);
                    self.report(error);
                    break;
                }
                _ => {
                    let error = self.expected("the name of an argument");
                    self.report(error);
                    self.recover();
                }
            }
        }
        ArgumentsBlock { kind, entries, span: self.since(start) }
    }

    fn arguments_kind(&mut self) -> Result<ArgumentsKind> {
        let mut kind = ArgumentsKind::Input;
        if !self.at(TokenKind::OpenParen) {
            return Ok(kind);
        }
        let outer = self.open(Mode::PARENS);
        while self.at(TokenKind::Name) {
            let word = self.ident();
            match word.name.as_str() {
                "Input" => {}
                "Output" => kind = ArgumentsKind::Output,
                "Repeating" => kind = ArgumentsKind::Repeating,
                other => {
                    let message = format!("'{other}' is no attribute of an arguments block");
                    let error = self.error("MATLAB:m_invalid_syntax", message, word.span);
                    return Err(error.hint("use Input, Output or Repeating"));
                }
            }
            self.eat(TokenKind::Comma);
        }
        self.close(TokenKind::CloseParen, "')'", outer)?;
        Ok(kind)
    }

    /// `name.field (dims) class {validators} = default`, or `name@class shape = default` as it was before R2016a.
    pub(super) fn argument_line(&mut self) -> Result<Argument> {
        let name = self.ident();
        let mut field = None;
        if self.eat(TokenKind::Dot) {
            if !self.at(TokenKind::Name) {
                return Err(self.expected("a name after '.'"));
            }
            field = Some(self.ident());
        }
        let older = self.eat(TokenKind::At);
        let mut dims = if self.at(TokenKind::OpenParen) { self.dimensions()? } else { Vec::new() };
        let class = if self.at(TokenKind::Name) { Some(self.function_name()?) } else { None };
        if older && self.at(TokenKind::Name) {
            let shape = self.ident();
            match shape.name.as_str() {
                "scalar" => dims = vec![Some(1), Some(1)],
                "row" => dims = vec![Some(1), None],
                "column" => dims = vec![None, Some(1)],
                "matrix" => dims = vec![None, None],
                "vector" => {}
                _ => return Err(self.expected("scalar, vector, row, column or matrix")),
            }
        }
        let mut validators = Vec::new();
        if self.at(TokenKind::OpenBrace) {
            let list = self.primary()?;
            if let ExprKind::Cell(rows) = list.kind {
                validators = rows.into_iter().flatten().collect();
            }
        }
        let default = if self.eat(TokenKind::Equals) { Some(self.expression()?) } else { None };
        let span = self.since(name.span);
        if !matches!(
            self.current.kind,
            TokenKind::Newline | TokenKind::Semicolon | TokenKind::Comma | TokenKind::Eof
        ) && !self.at_keyword(Keyword::End)
        {
            return Err(self.expected("a size, a class, '{', '=' or the end of the line"));
        }
        Ok(Argument { name, field, dims, class, validators, default, span })
    }

    fn dimensions(&mut self) -> Result<Vec<Option<u64>>> {
        let outer = self.open(Mode::PARENS);
        let mut dims = Vec::new();
        loop {
            match self.current.kind {
                TokenKind::Colon => {
                    self.bump();
                    dims.push(None);
                }
                TokenKind::Number => {
                    let span = self.current.span;
                    let Ok(size) = self.lexer.slice(span).parse() else {
                        let message = "a size is a whole number or ':'";
                        return Err(self.error("MATLAB:m_invalid_syntax", message, span));
                    };
                    self.bump();
                    dims.push(Some(size));
                }
                _ => return Err(self.expected("a size or ':'")),
            }
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.close(TokenKind::CloseParen, "',' or ')'", outer)?;
        Ok(dims)
    }

    /// Whether the functions of this text are closed by `end`. All of them are, or none: where the
    /// blocks need every `end` there is, none is left for the functions.
    fn functions_have_ends(&mut self) -> bool {
        if let Some(known) = self.functions_have_ends {
            return known;
        }
        let known = count_ends(self.text, self.source);
        self.functions_have_ends = Some(known);
        known
    }
}

/// Whether this is all that stands behind `arguments` on the line that opens a block.
fn starts_arguments_block(rest: &str) -> bool {
    let rest = rest.trim();
    let rest = match rest.strip_prefix('(') {
        Some(inside) => {
            let Some((words, after)) = inside.split_once(')') else { return false };
            if !words.split(',').all(|word| matches!(word.trim(), "Input" | "Output" | "Repeating"))
            {
                return false;
            }
            after.trim()
        }
        None => rest,
    };
    rest.is_empty() || rest.starts_with(['%', '#'])
}

fn count_ends(text: &str, source: crate::diag::SourceId) -> bool {
    let mut lexer = Lexer::new(text, source);
    let mut brackets = Vec::new();
    let (mut blocks, mut ends) = (0usize, 0usize);
    let mut line_start = true;
    let mut before = TokenKind::Newline;
    loop {
        let token = lexer.next();
        // `function k = end(…)` is a method of that name.
        let named = matches!(before, TokenKind::Keyword(Keyword::Function) | TokenKind::Equals);
        before = token.kind;
        let starts = line_start;
        line_start = false;
        match token.kind {
            TokenKind::Eof => break,
            TokenKind::Newline | TokenKind::Semicolon => line_start = true,
            TokenKind::OpenParen => brackets.push(std::mem::replace(&mut lexer.mode, Mode::PARENS)),
            TokenKind::OpenBracket | TokenKind::OpenBrace => {
                brackets.push(std::mem::replace(&mut lexer.mode, Mode::MATRIX));
            }
            TokenKind::CloseParen | TokenKind::CloseBracket | TokenKind::CloseBrace => {
                lexer.mode = brackets.pop().unwrap_or(Mode::STATEMENTS);
            }
            TokenKind::Keyword(Keyword::EndFunction) => return true,
            TokenKind::Keyword(Keyword::End) if named => {}
            TokenKind::Keyword(keyword) if brackets.is_empty() => {
                blocks += usize::from(keyword.opens_block());
                ends += usize::from(keyword.is_end());
            }
            TokenKind::Name
                if starts
                    && lexer.slice(token.span) == "arguments"
                    && starts_arguments_block(lexer.rest_of_line()) =>
            {
                blocks += 1;
            }
            _ => {}
        }
    }
    ends > blocks
}
