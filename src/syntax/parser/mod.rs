//! Words to tree: the parser's state, how it opens and closes brackets, and how it continues after an
//! error.
//!
//! One error a statement: the rest of that statement is skipped, and what follows is read as if
//! nothing had happened. Every recursion goes through [`Parser::nested`], which limits it.

mod class;
mod expression;
mod function;
mod statement;

use std::collections::HashSet;

use super::ast::{Ast, ClassDef, Expr, ExprKind, FunctionDef, MAX_DEPTH};
use super::dialect::{Dialect, OctaveSign, SignKind};
use super::lexer::{Lexer, Mode};
use super::token::{Keyword, Token, TokenKind};
use crate::diag::{Error, Result, SourceId, Span};

/// How many levels of expressions may be open; a pair of parentheses takes two.
const MAX_NESTING: u16 = 200;

/// How many blocks may be open.
const MAX_BLOCKS: usize = 60;

/// After so many errors the others are not worth reading.
const MAX_ERRORS: usize = 50;

/// What reading a text gave.
#[derive(Clone, Debug, Default)]
pub struct Parsed {
    /// The tree of everything that could be read.
    pub ast: Ast,
    /// What could not be read, in order of place.
    pub errors: Vec<Error>,
    /// Whether more text could complete it: a block or a bracket is open at the end. A console then asks
    /// for another line.
    pub incomplete: bool,
    /// Why the program is read as Octave; empty for MATLAB.
    pub signs: Vec<OctaveSign>,
    /// Every word with comments, for editors.
    pub(super) tokens: Vec<Token>,
}

/// Reads a text. `is_variable` tells which names are variables already, which decides whether
/// `a -1` is a difference or a command.
pub fn parse(source: SourceId, text: &str, is_variable: &dyn Fn(&str) -> bool) -> Parsed {
    let mut parser = Parser::new(source, text, is_variable);
    let body = parser.top_level();
    parser.finish(body)
}

/// What a block is the body of, which decides the words that close it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BlockKind {
    Top,
    If,
    For,
    While,
    Do,
    Switch,
    Try,
    Catch,
    Unwind,
    Cleanup,
    /// A function whose end is written.
    Function,
    /// A function that ends where the next one starts.
    OpenFunction,
}

impl BlockKind {
    fn is_closed_by(self, keyword: Keyword) -> bool {
        use Keyword::*;
        match self {
            BlockKind::Top => false,
            BlockKind::If => matches!(keyword, End | EndIf | Else | Elseif),
            BlockKind::For => matches!(keyword, End | EndFor | EndParfor),
            BlockKind::While => matches!(keyword, End | EndWhile),
            BlockKind::Do => keyword == Until,
            BlockKind::Switch => matches!(keyword, End | EndSwitch | Case | Otherwise),
            BlockKind::Try => matches!(keyword, End | EndTryCatch | Catch),
            BlockKind::Catch => matches!(keyword, End | EndTryCatch),
            BlockKind::Unwind => matches!(keyword, UnwindProtectCleanup | EndUnwindProtect | End),
            BlockKind::Cleanup => matches!(keyword, EndUnwindProtect | End),
            BlockKind::Function => matches!(keyword, End | EndFunction),
            BlockKind::OpenFunction => keyword == Function,
        }
    }
}

/// How a program writes its calls, which says something about its dialect.
#[derive(Debug, Default)]
struct Calls {
    /// Calls with a blank before the parenthesis.
    spaced: usize,
    /// Calls without.
    close: usize,
    /// The first double-quoted text.
    double_quoted: Option<Span>,
}

struct Parser<'a> {
    source: SourceId,
    text: &'a str,
    lexer: Lexer<'a>,
    current: Token,
    /// Where the last word that was taken ends.
    previous_end: u32,
    /// Kind of the last word that was taken.
    previous: TokenKind,
    depth: u16,
    /// How many indices the place is inside of: there `end` is a number.
    in_index: u16,
    /// How many calls of functions that read escapes themselves the place is inside of.
    in_format_call: u16,
    /// The brackets that are open.
    open: Vec<Span>,
    /// The end of a line that a parenthesis should have been closed on: what follows it is read anew.
    unclosed_line: Option<u32>,
    /// The blocks that are open.
    blocks: Vec<BlockKind>,
    /// `~` that no list of targets or parameters has taken yet.
    stray_tildes: Vec<Span>,
    /// Assignments in the place of values, which MATLAB does not have.
    assignments_as_values: Vec<Span>,
    /// Variables assigned to so far in this function or in the script.
    scope: HashSet<String>,
    is_variable: &'a dyn Fn(&str) -> bool,
    calls: Calls,
    functions: Vec<FunctionDef>,
    functions_have_ends: Option<bool>,
    class: Option<ClassDef>,
    /// The name of the class that is read, and whether a `?name` is a value here.
    class_name: Option<String>,
    /// What the constructor that is read gives back.
    constructed: Option<String>,
    errors: Vec<Error>,
    incomplete: bool,
    /// Whether the program uses what only MATLAB has.
    of_matlab: bool,
}

impl<'a> Parser<'a> {
    fn new(source: SourceId, text: &'a str, is_variable: &'a dyn Fn(&str) -> bool) -> Parser<'a> {
        let mut lexer = Lexer::new(text, source);
        let current = lexer.next();
        Parser {
            source,
            text,
            lexer,
            current,
            previous_end: 0,
            previous: TokenKind::Newline,
            depth: 0,
            in_index: 0,
            in_format_call: 0,
            open: Vec::new(),
            unclosed_line: None,
            blocks: vec![BlockKind::Top],
            stray_tildes: Vec::new(),
            assignments_as_values: Vec::new(),
            scope: HashSet::new(),
            is_variable,
            calls: Calls::default(),
            functions: Vec::new(),
            functions_have_ends: None,
            class: None,
            class_name: None,
            constructed: None,
            errors: Vec::new(),
            incomplete: false,
            of_matlab: false,
        }
    }

    fn finish(mut self, body: Vec<super::ast::Stmt>) -> Parsed {
        let functions = self.functions;
        let mut signs = self.lexer.signs;
        signs.retain(|sign| match &sign.kind {
            SignKind::Function(name) => !functions.iter().any(|f| f.name.name == *name),
            SignKind::Escape => !self.of_matlab,
            _ => true,
        });
        if let (Some(span), Calls { spaced: 2.., close: 0, .. }) =
            (self.calls.double_quoted, &self.calls)
        {
            signs.push(OctaveSign { kind: SignKind::SpacedCalls, span });
        }
        signs.sort_by_key(|sign| sign.span);
        let dialect = if signs.is_empty() { Dialect::Matlab } else { Dialect::Octave };
        let mut errors = self.lexer.errors;
        errors.append(&mut self.errors);
        if dialect == Dialect::Matlab {
            let message = "Incorrect use of '=' operator. Assign a value to a variable using '=' \
                           and compare values for equality using '=='.";
            errors.extend(self.assignments_as_values.iter().map(|&span| {
                Error::new("MATLAB:m_equals_operator", message).at(self.source, span)
            }));
            errors.extend(self.lexer.dotted.iter().map(|&span| {
                let sign = self.text.get(span.start as usize + 1..span.end as usize).unwrap_or("");
                let message = format!("expected a field name after '.', found '{sign}'");
                Error::new("MATLAB:m_invalid_syntax", message)
                    .at(self.source, span)
                    .hint(format!("'{sign}' works on each element already: leave the '.' out"))
            }));
        }
        errors.sort_by_key(|error| error.span());
        errors.truncate(MAX_ERRORS);
        let function_file = body.is_empty() && !functions.is_empty();
        let class = self.class;
        Parsed {
            ast: Ast { source: self.source, dialect, body, functions, function_file, class },
            errors,
            incomplete: self.incomplete || self.lexer.open_at_end,
            signs,
            tokens: self.lexer.log,
        }
    }

    // Words.

    fn bump(&mut self) -> Token {
        let taken = self.current;
        self.previous_end = taken.span.end;
        self.previous = taken.kind;
        self.current = self.lexer.next();
        taken
    }

    fn at(&self, kind: TokenKind) -> bool {
        self.current.kind == kind
    }

    fn at_keyword(&self, keyword: Keyword) -> bool {
        self.current.kind == TokenKind::Keyword(keyword)
    }

    fn eat(&mut self, kind: TokenKind) -> bool {
        let found = self.at(kind);
        if found {
            self.bump();
        }
        found
    }

    fn expect(&mut self, kind: TokenKind, what: &str) -> Result<Token> {
        if self.at(kind) { Ok(self.bump()) } else { Err(self.expected(what)) }
    }

    fn since(&self, start: Span) -> Span {
        Span { start: start.start, end: self.previous_end.max(start.start) }
    }

    // Errors.

    fn error(&self, id: &'static str, message: impl Into<String>, span: Span) -> Error {
        Error::new(id, message).at(self.source, span)
    }

    /// The error for a word that does not belong here.
    fn expected(&mut self, what: &str) -> Error {
        let found = match self.current.kind {
            TokenKind::Eof => "the end of the text".to_owned(),
            TokenKind::Newline => "the end of the line".to_owned(),
            _ => format!("'{}'", self.lexer.slice(self.current.span)),
        };
        if self.at(TokenKind::Eof) {
            self.incomplete = true;
        }
        let message = format!("expected {what}, found {found}");
        let mut error = self.error("MATLAB:m_invalid_syntax", message, self.current.span);
        if let (Some(open), TokenKind::Eof) = (self.open.last(), self.current.kind) {
            let bracket = self.lexer.slice(*open);
            error = error.hint(format!("the '{bracket}' that is open here starts at {}", {
                let line = self.text[..open.start as usize].matches('\n').count() + 1;
                format!("line {line}")
            }));
        }
        error
    }

    fn report(&mut self, error: Error) {
        // The lexer has said what is wrong with a bad word; the parser's complaint adds nothing.
        let known = self.lexer.errors.iter().any(|e| e.span() == error.span());
        if !known && self.errors.len() < MAX_ERRORS {
            self.errors.push(error);
        }
    }

    /// After an error: skips the rest of the statement. Where brackets are open and are closed
    /// before the next keyword, what they hold is skipped too.
    fn recover(&mut self) {
        let mut depth = self.open.len();
        let mut from = self.current.span.start;
        if let Some(end) = self.unclosed_line.take() {
            // The next line stands for itself, and what was read of it was read in the wrong way.
            self.lexer.errors.retain(|error| error.span().is_none_or(|span| span.start < end));
            self.lexer.signs.retain(|sign| sign.span.start < end);
            (depth, from) = (0, end);
        }
        self.open.clear();
        self.in_index = 0;
        self.in_format_call = 0;
        self.stray_tildes.clear();
        if depth > 0 {
            let (back, current) = (self.lexer.checkpoint(), self.current);
            self.lexer.mode = Mode::PARENS;
            while depth > 0 {
                use TokenKind::*;
                match self.current.kind {
                    OpenParen | OpenBracket | OpenBrace => depth += 1,
                    CloseParen | CloseBracket | CloseBrace => depth -= 1,
                    Eof => break,
                    Keyword(keyword) if keyword != super::token::Keyword::End => break,
                    _ => {}
                }
                self.bump();
            }
            if depth > 0 {
                self.lexer.rewind(back);
                self.current = current;
            }
            from = self.current.span.start;
        }
        self.lexer.mode = Mode::STATEMENTS;
        self.lexer.skip_line(from as usize);
        self.current = self.lexer.next();
    }

    // Nesting.

    fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth >= MAX_NESTING || self.blocks.len() > MAX_BLOCKS {
            return Err(self.too_deep(self.current.span));
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }

    fn too_deep(&self, span: Span) -> Error {
        self.error("matgpu:syntax:tooDeep", "the program is nested too deeply here", span)
            .hint("store parts of it in variables")
    }

    fn node(&self, kind: ExprKind, span: Span) -> Result<Expr> {
        let expr = Expr::new(kind, span);
        if expr.depth > MAX_DEPTH { Err(self.too_deep(span)) } else { Ok(expr) }
    }

    // Brackets.

    /// Takes the opening bracket; what follows is read in this mode. Gives the mode to go back to.
    fn open(&mut self, mode: Mode) -> Mode {
        self.open.push(self.current.span);
        let outer = std::mem::replace(&mut self.lexer.mode, mode);
        self.bump();
        outer
    }

    /// Takes the closing bracket and goes back to the mode outside.
    fn close(&mut self, kind: TokenKind, sign: &str, outer: Mode) -> Result<()> {
        if !self.at(kind) {
            return Err(self.unclosed(sign).unwrap_or_else(|| self.expected(sign)));
        }
        self.lexer.mode = outer;
        self.open.pop();
        self.bump();
        Ok(())
    }

    /// The error for a parenthesis that a line leaves open, where the next line cannot go on with it.
    fn unclosed(&mut self, sign: &str) -> Option<Error> {
        let between =
            self.text.get(self.previous_end as usize..self.current.span.start as usize)?;
        let parentheses = self.open.iter().all(|&open| self.lexer.slice(open) == "(");
        let next_line = between.contains('\n') && !between.contains("...");
        if !parentheses || !next_line || self.at(TokenKind::Eof) {
            return None;
        }
        self.unclosed_line = Some(self.previous_end);
        let message = format!("expected {sign}, found the end of the line");
        let end = Span { start: self.previous_end, end: self.previous_end };
        Some(self.error("MATLAB:m_invalid_syntax", message, end))
    }

    // Names.

    fn define(&mut self, name: &str) {
        if !self.scope.contains(name) {
            self.scope.insert(name.to_owned());
        }
    }

    fn is_variable(&self, name: &str) -> bool {
        let outside_functions = !self
            .blocks
            .iter()
            .any(|kind| matches!(kind, BlockKind::Function | BlockKind::OpenFunction));
        self.scope.contains(name) || outside_functions && (self.is_variable)(name)
    }

    fn sign(&mut self, kind: SignKind, span: Span) {
        self.lexer.signs.push(OctaveSign { kind, span });
    }
}
