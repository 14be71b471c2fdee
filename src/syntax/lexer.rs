//! Text to words, one at a time, as the parser asks for them.
//!
//! What a blank, a line end, or a quote means depends on the brackets around it, which only the
//! parser knows: it sets the [`Mode`] before it asks for the next word. Every word is also kept in
//! a list, comments included, for editors.

use super::ast::Quote;
use super::dialect::{OctaveSign, SignKind};
use super::operator::BinaryOp;
use super::token::{Keyword, Token, TokenKind};
use super::{number, text};
use crate::diag::{Error, SourceId, Span};

/// What separates, in the brackets that the lexer is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mode {
    /// Whether the end of a line is a word of its own.
    pub(super) newlines: bool,
    /// Whether a blank may separate two elements.
    pub(super) spaces: bool,
}

impl Mode {
    /// Outside brackets.
    pub(super) const STATEMENTS: Mode = Mode { newlines: true, spaces: false };
    /// In parentheses and in the braces of an index.
    pub(super) const PARENS: Mode = Mode { newlines: false, spaces: false };
    /// In the brackets or braces of a matrix or a cell array.
    pub(super) const MATRIX: Mode = Mode { newlines: true, spaces: true };
}

#[derive(Debug)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    source: SourceId,
    pos: usize,
    /// Kind of the last word, and whether it was the dot of a field access.
    previous: TokenKind,
    pub(super) mode: Mode,
    pub(super) log: Vec<Token>,
    pub(super) errors: Vec<Error>,
    pub(super) signs: Vec<OctaveSign>,
    /// `.+` and `.-`, which MATLAB does not have.
    pub(super) dotted: Vec<Span>,
    /// Whether the text ends inside a block comment or a text.
    pub(super) open_at_end: bool,
}

/// A place to come back to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Checkpoint {
    pos: usize,
    previous: TokenKind,
    log: usize,
    errors: usize,
    signs: usize,
    dotted: usize,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str, source: SourceId) -> Lexer<'a> {
        let pos = if text.starts_with('\u{feff}') { 3 } else { 0 };
        Lexer {
            text,
            source,
            pos,
            previous: TokenKind::Newline,
            mode: Mode::STATEMENTS,
            log: Vec::new(),
            errors: Vec::new(),
            signs: Vec::new(),
            dotted: Vec::new(),
            open_at_end: false,
        }
    }

    fn at(&self, i: usize) -> u8 {
        self.text.as_bytes().get(i).copied().unwrap_or(0)
    }

    fn rest(&self, from: usize) -> &'a [u8] {
        self.text.as_bytes().get(from..).unwrap_or(&[])
    }

    pub(super) fn slice(&self, span: Span) -> &'a str {
        self.text.get(span.start as usize..span.end as usize).unwrap_or("")
    }

    pub(super) fn checkpoint(&self) -> Checkpoint {
        Checkpoint {
            pos: self.pos,
            previous: self.previous,
            log: self.log.len(),
            errors: self.errors.len(),
            signs: self.signs.len(),
            dotted: self.dotted.len(),
        }
    }

    pub(super) fn rewind(&mut self, to: Checkpoint) {
        self.pos = to.pos;
        self.previous = to.previous;
        self.log.truncate(to.log);
        self.errors.truncate(to.errors);
        self.signs.truncate(to.signs);
        self.dotted.truncate(to.dotted);
    }

    /// What comes next begins an operand: the word before it ends a list of parameters, and no value.
    pub(super) fn begin_operand(&mut self) {
        self.previous = TokenKind::OpenParen;
    }

    /// Goes on at the end of the line that `from` is in.
    pub(super) fn skip_line(&mut self, from: usize) {
        let mut end = from;
        while end < self.text.len() && !is_line_end(self.at(end)) {
            end += 1;
        }
        while self.log.last().is_some_and(|token| token.span.end as usize > end) {
            self.log.pop();
        }
        self.pos = end;
        self.previous = TokenKind::Newline;
    }

    /// Whether a blank, a line end or the end of the text follows the last word.
    pub(super) fn space_follows(&self) -> bool {
        let next = self.at(self.pos);
        self.pos >= self.text.len()
            || is_blank(next)
            || is_line_end(next)
            || self.rest(self.pos).starts_with(b"...")
    }

    /// The first byte after the blanks behind the last word; 0 at the end of the text.
    pub(super) fn next_byte(&self) -> u8 {
        self.at(self.skip_blanks(self.pos))
    }

    /// Whether `=` follows the last word, and not `==`.
    pub(super) fn assignment_follows(&self) -> bool {
        self.is_assigned_to(self.pos)
    }

    fn skip_blanks(&self, mut i: usize) -> usize {
        while is_blank(self.at(i)) {
            i += 1;
        }
        i
    }

    /// What is left of the line behind the last word.
    pub(super) fn rest_of_line(&self) -> &'a str {
        let rest = self.text.get(self.pos..).unwrap_or("");
        rest.split(['\n', '\r']).next().unwrap_or("")
    }

    /// The lines below the line of a place.
    pub(super) fn lines_below(&self, place: u32) -> std::str::Lines<'a> {
        let rest = self.text.get(place as usize..).unwrap_or("");
        let below = rest.find('\n').map_or("", |at| &rest[at + 1..]);
        below.lines()
    }

    /// The lines above the place, nearest first.
    pub(super) fn lines_above(&self, place: u32) -> impl Iterator<Item = &'a str> + use<'a> {
        let above = self.text.get(..place as usize).unwrap_or("");
        above.rfind('\n').map_or("", |at| &above[..at]).lines().rev()
    }

    fn error(&mut self, id: &'static str, message: impl Into<String>, start: usize, end: usize) {
        let error = Error::new(id, message).at(self.source, Span::new(start, end));
        self.errors.push(error);
    }

    fn sign(&mut self, kind: SignKind, start: usize, end: usize) {
        self.signs.push(OctaveSign { kind, span: Span::new(start, end) });
    }

    fn keep(&mut self, kind: TokenKind, start: usize) {
        if self.pos > start {
            let span = Span::new(start, self.pos);
            self.log.push(Token { kind, span, space_before: false });
        }
    }

    /// The next word.
    pub(super) fn next(&mut self) -> Token {
        let mut space_before = false;
        loop {
            let start = self.pos;
            let byte = self.at(start);
            if start >= self.text.len() {
                return self.finish(TokenKind::Eof, start, start, space_before);
            }
            if is_blank(byte) || self.rest(start).starts_with("\u{a0}".as_bytes()) {
                self.pos += if byte == 0xc2 { 2 } else { 1 };
                space_before = true;
            } else if is_line_end(byte) {
                let end = start + if self.rest(start).starts_with(b"\r\n") { 2 } else { 1 };
                if self.mode.newlines {
                    return self.finish(TokenKind::Newline, start, end, space_before);
                }
                self.pos = end;
                space_before = true;
            } else if byte == b'%' || byte == b'#' {
                self.comment();
                space_before = true;
            } else if self.rest(start).starts_with(b"...") {
                self.continuation();
                space_before = true;
            } else if byte == b'\\' && self.is_backslash_continuation() {
                self.sign(SignKind::BackslashContinuation, start, start + 1);
                self.continuation();
                space_before = true;
            } else {
                return self.word(space_before);
            }
        }
    }

    fn finish(&mut self, kind: TokenKind, start: usize, end: usize, space_before: bool) -> Token {
        self.pos = end;
        self.previous = kind;
        let token = Token { kind, span: Span::new(start, end), space_before };
        if !matches!(kind, TokenKind::Eof | TokenKind::Newline) {
            self.log.push(token);
        }
        token
    }

    fn line_end_from(&self, mut i: usize) -> usize {
        while i < self.text.len() && !is_line_end(self.at(i)) {
            i += 1;
        }
        i
    }

    fn after_line_end(&self, i: usize) -> usize {
        if self.rest(i).starts_with(b"\r\n") { i + 2 } else { (i + 1).min(self.text.len()) }
    }

    /// Three dots or a backslash, the rest of the line, and its end.
    fn continuation(&mut self) {
        let start = self.pos;
        self.pos = self.line_end_from(start);
        self.keep(TokenKind::Continuation, start);
        self.pos = self.after_line_end(self.pos);
    }

    fn is_backslash_continuation(&self) -> bool {
        let next = self.skip_blanks(self.pos + 1);
        is_line_end(self.at(next)) || matches!(self.at(next), b'#' | b'%')
    }

    fn comment(&mut self) {
        let start = self.pos;
        let line_start = {
            let before = &self.text.as_bytes()[..start];
            before.iter().rposition(|&b| is_line_end(b)).map_or(0, |at| at + 1)
        };
        let alone_before = self.rest(line_start)[..start - line_start].iter().all(|&b| is_blank(b));
        if self.at(start) == b'#' {
            self.sign(SignKind::HashComment, start, start + 1);
        } else if alone_before && self.at(start + 1) == b'!' {
            self.sign(SignKind::TestLine, start, start + 2);
        }
        if alone_before && self.is_block_sign(line_start, b'{') {
            self.block_comment(start, line_start);
        } else {
            self.pos = self.line_end_from(start);
        }
        self.keep(TokenKind::Comment, start);
    }

    /// Whether the line holds `%{` (or `%}`) and nothing else.
    fn is_block_sign(&self, line_start: usize, brace: u8) -> bool {
        let sign = self.skip_blanks(line_start);
        matches!(self.at(sign), b'%' | b'#') && self.at(sign + 1) == brace && {
            let end = self.skip_blanks(sign + 2);
            end >= self.text.len() || is_line_end(self.at(end))
        }
    }

    fn block_comment(&mut self, start: usize, first_line: usize) {
        let mut depth = 0usize;
        let mut line = first_line;
        loop {
            if self.is_block_sign(line, b'{') {
                depth += 1;
            } else if self.is_block_sign(line, b'}') {
                depth -= 1;
            }
            let end = self.line_end_from(line);
            if depth == 0 {
                self.pos = end;
                return;
            }
            if end >= self.text.len() {
                self.pos = end;
                self.open_at_end = true;
                let message = "the block comment that starts here has no closing '%}'";
                self.error("matgpu:syntax:openComment", message, start, start + 2);
                return;
            }
            line = self.after_line_end(end);
        }
    }

    fn word(&mut self, space_before: bool) -> Token {
        let start = self.pos;
        let byte = self.at(start);
        let next = self.at(start + 1);
        if is_name_start(byte) {
            return self.name(space_before);
        }
        if byte.is_ascii_digit() || byte == b'.' && next.is_ascii_digit() {
            let end = start + number::length(self.rest(start)).max(1);
            return self.finish(TokenKind::Number, start, end, space_before);
        }
        if byte == b'"' || byte == b'\'' && !self.quote_is_transpose(space_before) {
            return self.text_literal(space_before);
        }
        let (kind, length) = self.operator(byte, next, self.at(start + 2));
        if kind == TokenKind::Bad {
            return self.bad(space_before);
        }
        let is_octave = match kind {
            TokenKind::Not | TokenKind::Binary(BinaryOp::NotEqual) if byte == b'!' => {
                Some(SignKind::Exclamation)
            }
            TokenKind::Binary(_) if self.rest(start)[..length].ends_with(b"**") => {
                Some(SignKind::DoubleStar)
            }
            _ => None,
        };
        if let Some(sign) = is_octave {
            self.sign(sign, start, start + length);
        }
        if byte == b'.' && matches!(kind, TokenKind::Binary(BinaryOp::Add | BinaryOp::Subtract)) {
            self.dotted.push(Span::new(start, start + length));
        }
        self.finish(kind, start, start + length, space_before)
    }

    fn operator(&self, byte: u8, next: u8, third: u8) -> (TokenKind, usize) {
        use BinaryOp::*;
        use TokenKind::*;
        // In a matrix `[a -= b]` makes no sense, but `[a' -=…` does not either: no special case.
        match (byte, next, third) {
            (b'+', b'+', _) => (PlusPlus, 2),
            (b'-', b'-', _) => (MinusMinus, 2),
            (b'+', b'=', t) if t != b'=' => (OpAssign(Add), 2),
            (b'-', b'=', t) if t != b'=' => (OpAssign(Subtract), 2),
            (b'*', b'=', t) if t != b'=' => (OpAssign(MatrixTimes), 2),
            (b'/', b'=', t) if t != b'=' => (OpAssign(MatrixRightDivide), 2),
            (b'\\', b'=', t) if t != b'=' => (OpAssign(MatrixLeftDivide), 2),
            (b'^', b'=', t) if t != b'=' => (OpAssign(MatrixPower), 2),
            (b'|', b'=', t) if t != b'=' => (OpAssign(Or), 2),
            (b'&', b'=', t) if t != b'=' => (OpAssign(And), 2),
            (b'.', b'*', b'=') => (OpAssign(Times), 3),
            (b'.', b'/', b'=') => (OpAssign(RightDivide), 3),
            (b'.', b'\\', b'=') => (OpAssign(LeftDivide), 3),
            (b'.', b'^', b'=') => (OpAssign(Power), 3),
            (b'*', b'*', _) => (Binary(MatrixPower), 2),
            (b'.', b'*', b'*') => (Binary(Power), 3),
            (b'.', b'*', _) => (Binary(Times), 2),
            (b'.', b'/', _) => (Binary(RightDivide), 2),
            (b'.', b'\\', _) => (Binary(LeftDivide), 2),
            (b'.', b'^', _) => (Binary(Power), 2),
            (b'.', b'+', _) => (Binary(Add), 2),
            (b'.', b'-', _) => (Binary(Subtract), 2),
            (b'.', b'\'', _) => (Transpose, 2),
            (b'=', b'=', _) => (Binary(Equal), 2),
            (b'~' | b'!', b'=', t) if t != b'=' => (Binary(NotEqual), 2),
            (b'<', b'=', _) => (Binary(LessEqual), 2),
            (b'>', b'=', _) => (Binary(GreaterEqual), 2),
            (b'&', b'&', _) => (Binary(AndAlso), 2),
            (b'|', b'|', _) => (Binary(OrElse), 2),
            (b'+', ..) => (Binary(Add), 1),
            (b'-', ..) => (Binary(Subtract), 1),
            (b'*', ..) => (Binary(MatrixTimes), 1),
            (b'/', ..) => (Binary(MatrixRightDivide), 1),
            (b'\\', ..) => (Binary(MatrixLeftDivide), 1),
            (b'^', ..) => (Binary(MatrixPower), 1),
            (b'<', ..) => (Binary(Less), 1),
            (b'>', ..) => (Binary(Greater), 1),
            (b'&', ..) => (Binary(And), 1),
            (b'|', ..) => (Binary(Or), 1),
            (b'~' | b'!', ..) => (Not, 1),
            (b'=', ..) => (Equals, 1),
            (b'(', ..) => (OpenParen, 1),
            (b')', ..) => (CloseParen, 1),
            (b'[', ..) => (OpenBracket, 1),
            (b']', ..) => (CloseBracket, 1),
            (b'{', ..) => (OpenBrace, 1),
            (b'}', ..) => (CloseBrace, 1),
            (b',', ..) => (Comma, 1),
            (b';', ..) => (Semicolon, 1),
            (b':', ..) => (Colon, 1),
            (b'@', ..) => (At, 1),
            (b'?', ..) => (Question, 1),
            (b'.', ..) => (Dot, 1),
            (b'\'', ..) => (ConjugateTranspose, 1),
            _ => (Bad, 1),
        }
    }

    fn quote_is_transpose(&self, space_before: bool) -> bool {
        self.previous.ends_operand() && !(space_before && self.mode.spaces)
    }

    fn name(&mut self, space_before: bool) -> Token {
        let start = self.pos;
        let mut end = start;
        while is_name_part(self.at(end)) {
            end += 1;
        }
        if !self.at(end).is_ascii() && !self.rest(end).starts_with("\u{a0}".as_bytes()) {
            return self.bad(space_before);
        }
        let word = &self.text[start..end];
        // After a dot every word is the name of a field.
        let keyword = match self.previous {
            TokenKind::Dot => None,
            _ => Keyword::from_text(word),
        };
        let kind = match keyword {
            Some(keyword) if keyword.only_octave() && self.is_name_here(keyword, end) => {
                TokenKind::Name
            }
            Some(keyword) => {
                if keyword.only_octave() {
                    self.sign(SignKind::Keyword, start, end);
                }
                TokenKind::Keyword(keyword)
            }
            None => TokenKind::Name,
        };
        self.finish(kind, start, end, space_before)
    }

    /// A word that is a keyword in Octave only is a variable where it is assigned to.
    /// Whether a word that only Octave reserves stands where no statement can begin or end, so that MATLAB's programs may
    /// use it: assigned to, or an operand.
    fn is_name_here(&self, keyword: Keyword, end: usize) -> bool {
        use TokenKind as T;
        let is_operand = matches!(
            self.previous,
            T::OpenParen
                | T::OpenBracket
                | T::OpenBrace
                | T::Equals
                | T::Binary(_)
                | T::Not
                | T::At
                | T::Colon
                | T::OpAssign(_)
        );
        let is_indexed = keyword == Keyword::Do && self.at(end) == b'(';
        is_operand || is_indexed || self.mode != Mode::STATEMENTS || self.is_assigned_to(end)
    }

    fn is_assigned_to(&self, end: usize) -> bool {
        let next = self.skip_blanks(end);
        self.at(next) == b'=' && self.at(next + 1) != b'='
    }

    fn text_literal(&mut self, space_before: bool) -> Token {
        let start = self.pos;
        let quote = if self.at(start) == b'"' { Quote::Double } else { Quote::Single };
        let end = match text::length(self.rest(start), quote) {
            Ok(length) => start + length,
            Err(length) => {
                let end = (start + length).min(self.text.len());
                let message = match quote {
                    Quote::Single => "Character vector is not terminated properly.",
                    Quote::Double => "String is not terminated properly.",
                };
                self.error("matgpu:syntax:openText", message, start, end);
                end
            }
        };
        self.finish(TokenKind::Text(quote), start, end, space_before)
    }

    /// A run of characters that belong to no word.
    fn bad(&mut self, space_before: bool) -> Token {
        let start = self.pos;
        let belongs = |c: char| !c.is_ascii() && c != '\u{a0}' || is_name_part_char(c);
        let length: usize = {
            let rest = &self.text[start..];
            let run: usize = rest.chars().take_while(|&c| belongs(c)).map(char::len_utf8).sum();
            run.max(rest.chars().next().map_or(1, char::len_utf8))
        };
        let end = start + length;
        let shown = &self.text[start..end];
        let message = "Invalid text character. Check for unsupported symbol, invisible character, \
                       or pasting of non-ASCII characters.";
        let mut error = Error::new("MATLAB:m_illegal_character", message)
            .at(self.source, Span::new(start, end));
        if let Some(advice) = advice_for(shown) {
            error = error.hint(advice);
        }
        self.errors.push(error);
        self.finish(TokenKind::Bad, start, end, space_before)
    }

    /// Whether the name that was just read begins a command (`hold on`): a blank follows, and then
    /// something that is neither `=` nor `(` nor an operator with a blank behind it.
    pub(super) fn command_follows(&self) -> bool {
        let start = self.skip_blanks(self.pos);
        let byte = self.at(start);
        if start == self.pos || start >= self.text.len() || is_line_end(byte) {
            return false;
        }
        if matches!(byte, b';' | b',' | b'%' | b'#' | b'(' | b')' | b']' | b'}')
            || self.rest(start).starts_with(b"...")
            || byte == b'\\' && is_line_end(self.at(self.skip_blanks(start + 1)))
        {
            return false;
        }
        if byte == b'=' && self.at(start + 1) != b'=' || byte == b'{' && self.is_assigned(start) {
            return false;
        }
        if is_name_start(byte) || byte.is_ascii_digit() || matches!(byte, b'\'' | b'"' | b'@') {
            return true;
        }
        let (kind, length) = self.operator(byte, self.at(start + 1), self.at(start + 2));
        if matches!(kind, TokenKind::OpAssign(_)) {
            return false;
        }
        let is_operator = matches!(
            kind,
            TokenKind::Binary(_)
                | TokenKind::PlusPlus
                | TokenKind::MinusMinus
                | TokenKind::Not
                | TokenKind::Colon
                | TokenKind::Transpose
                | TokenKind::Dot
        );
        let after = self.at(start + length);
        let space_behind =
            start + length >= self.text.len() || is_blank(after) || is_line_end(after);
        let ended = matches!(after, b';' | b',')
            && matches!(kind, TokenKind::PlusPlus | TokenKind::MinusMinus);
        // `format +`: where nothing follows, there is no operand to wait for.
        let behind = self.skip_blanks(start + length);
        let nothing_behind = behind >= self.text.len() || is_line_end(self.at(behind));
        if matches!(kind, TokenKind::Binary(_)) && nothing_behind {
            return true;
        }
        !(is_operator && (space_behind || ended))
    }

    /// Whether the braces that begin here end on this line, and `=` follows them: `c {2} = x`.
    fn is_assigned(&self, start: usize) -> bool {
        let mut depth = 0;
        let mut at = start;
        while at < self.text.len() && !is_line_end(self.at(at)) {
            match self.at(at) {
                b'{' => depth += 1,
                b'}' => depth -= 1,
                _ => {}
            }
            at += 1;
            if depth == 0 {
                let behind = self.skip_blanks(at);
                return self.at(behind) == b'=' && self.at(behind + 1) != b'=';
            }
        }
        false
    }

    /// The words of a command, up to the end of its statement. Quotes and parentheses hold a word
    /// together; quotes are not part of it.
    pub(super) fn command_words(&mut self) -> Vec<(String, Span)> {
        let mut words = Vec::new();
        loop {
            self.pos = self.skip_blanks(self.pos);
            let start = self.pos;
            let byte = self.at(start);
            if start >= self.text.len()
                || is_line_end(byte)
                || matches!(byte, b';' | b',' | b'%' | b'#')
            {
                break;
            }
            if self.rest(start).starts_with(b"...") {
                self.continuation();
                continue;
            }
            let word = self.command_word();
            self.keep(TokenKind::CommandWord, start);
            words.push((word, Span::new(start, self.pos)));
        }
        self.previous = TokenKind::CommandWord;
        words
    }

    fn command_word(&mut self) -> String {
        let mut word = String::new();
        let mut depth = 0usize;
        while self.pos < self.text.len() && !is_line_end(self.at(self.pos)) {
            let start = self.pos;
            let byte = self.at(start);
            match byte {
                b'\'' | b'"' => {
                    let quote = if byte == b'"' { Quote::Double } else { Quote::Single };
                    let length = match text::length(self.rest(start), quote) {
                        Ok(length) => length,
                        Err(length) => {
                            let end = (start + length).min(self.text.len());
                            let message = "Character vector is not terminated properly.";
                            self.error("matgpu:syntax:openText", message, start, end);
                            length
                        }
                    };
                    self.pos = (start + length).min(self.text.len());
                    word.push_str(&text::value(&self.text[start..self.pos], quote).cooked);
                    continue;
                }
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => depth = depth.saturating_sub(1),
                b' ' | b'\t' | b';' | b',' if depth == 0 => break,
                _ => {}
            }
            let Some(c) = self.text[start..].chars().next() else { break };
            word.push(c);
            self.pos += c.len_utf8();
        }
        word
    }
}

fn advice_for(shown: &str) -> Option<&'static str> {
    let quotes = ['\u{2018}', '\u{2019}', '\u{201c}', '\u{201d}'];
    let dashes = ['\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2014}', '\u{2212}'];
    if shown.contains(quotes) {
        Some("replace the typographic quotes by ' or \"")
    } else if shown.contains(dashes) {
        Some("replace the dash by a minus sign -")
    } else if shown.chars().any(char::is_alphabetic) {
        Some("names are made of the letters a to z, digits and _")
    } else {
        None
    }
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | 0x0b | 0x0c)
}

fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

fn is_name_start(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || byte == b'_'
}

fn is_name_part(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

fn is_name_part_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}
