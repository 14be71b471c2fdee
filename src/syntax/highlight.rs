//! The words of a text with what an editor colours them as.

use super::parser::Parsed;
use super::token::TokenKind;

/// What a range of text is to an editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HighlightKind {
    /// A reserved word.
    Keyword,
    /// A variable, a function or a field.
    Name,
    /// A number.
    Number,
    /// A text literal, or a word of a command.
    Text,
    /// A comment, or what follows `...`.
    Comment,
    /// An operator.
    Operator,
    /// A bracket.
    Bracket,
    /// `,` and `;`.
    Separator,
    /// Something that is no word of the language.
    Invalid,
}

impl HighlightKind {
    /// The name that the editor knows it by.
    pub const fn name(self) -> &'static str {
        match self {
            HighlightKind::Keyword => "keyword",
            HighlightKind::Name => "name",
            HighlightKind::Number => "number",
            HighlightKind::Text => "text",
            HighlightKind::Comment => "comment",
            HighlightKind::Operator => "operator",
            HighlightKind::Bracket => "bracket",
            HighlightKind::Separator => "separator",
            HighlightKind::Invalid => "invalid",
        }
    }
}

/// One word: its kind and its bytes, end exclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Highlight {
    /// What it is.
    pub kind: HighlightKind,
    /// Offset of the first byte.
    pub start: u32,
    /// Offset after the last byte.
    pub end: u32,
}

impl Parsed {
    /// Every word and comment of the text, in order.
    pub fn highlights(&self) -> Vec<Highlight> {
        let words = self.tokens.iter().map(|token| Highlight {
            kind: kind(token.kind),
            start: token.span.start,
            end: token.span.end,
        });
        words.collect()
    }
}

fn kind(kind: TokenKind) -> HighlightKind {
    use TokenKind::*;
    match kind {
        Keyword(_) => HighlightKind::Keyword,
        Name => HighlightKind::Name,
        Number => HighlightKind::Number,
        Text(_) | CommandWord => HighlightKind::Text,
        Comment | Continuation => HighlightKind::Comment,
        OpenParen | CloseParen | OpenBracket | CloseBracket | OpenBrace | CloseBrace => {
            HighlightKind::Bracket
        }
        Comma | Semicolon | Newline | Eof => HighlightKind::Separator,
        At | Question | Dot | Colon | Equals | Binary(_) | Not | PlusPlus | MinusMinus
        | OpAssign(_) | ConjugateTranspose | Transpose => HighlightKind::Operator,
        Bad => HighlightKind::Invalid,
    }
}
