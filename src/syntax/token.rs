//! The words of the language: kinds of token, keywords, and how they are named in messages.

use super::ast::Quote;
use super::operator::BinaryOp;
use crate::diag::Span;

/// One word of the text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    pub(super) span: Span,
    /// Whether a blank, a comment or a continuation stands right before it.
    pub(super) space_before: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum TokenKind {
    Eof,
    Newline,
    Comma,
    Semicolon,
    Number,
    Text(Quote),
    Name,
    Keyword(Keyword),
    OpenParen,
    CloseParen,
    OpenBracket,
    CloseBracket,
    OpenBrace,
    CloseBrace,
    At,
    Question,
    Dot,
    Colon,
    Equals,
    Binary(BinaryOp),
    Not,
    PlusPlus,
    MinusMinus,
    OpAssign(BinaryOp),
    ConjugateTranspose,
    Transpose,
    /// Something that is no word of the language; the lexer has reported it.
    Bad,
    // What follows is only ever in the list of all tokens; the parser does not meet it.
    Comment,
    Continuation,
    CommandWord,
}

impl TokenKind {
    /// Whether an operand may start here.
    pub(super) fn starts_operand(self) -> bool {
        use TokenKind::*;
        match self {
            Number | Text(_) | Name | OpenParen | OpenBracket | OpenBrace | At | Question | Not
            | PlusPlus | MinusMinus => true,
            Keyword(keyword) => keyword == self::Keyword::End,
            Binary(op) => matches!(op, BinaryOp::Add | BinaryOp::Subtract),
            _ => false,
        }
    }

    /// Whether a quote right after this is a transpose.
    pub(super) fn ends_operand(self) -> bool {
        use TokenKind::*;
        matches!(
            self,
            Number
                | Text(_)
                | Name
                | CloseParen
                | CloseBracket
                | CloseBrace
                | ConjugateTranspose
                | Transpose
                | Keyword(self::Keyword::End)
        )
    }
}

macro_rules! keywords {
    ($($name:ident $text:literal $octave:literal,)*) => {
        /// The reserved words.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Keyword { $($name,)* }

        impl Keyword {
            /// The keyword of this text.
            pub(super) fn from_text(text: &str) -> Option<Keyword> {
                match text {
                    $($text => Some(Keyword::$name),)*
                    _ => None,
                }
            }

            /// As it is written.
            pub(super) fn text(self) -> &'static str {
                match self { $(Keyword::$name => $text,)* }
            }

            /// Whether only Octave has it.
            pub(super) fn only_octave(self) -> bool {
                match self { $(Keyword::$name => $octave,)* }
            }
        }

        /// Every reserved word, for editors.
        pub const KEYWORDS: &[&str] = &[$($text,)*];
    };
}

keywords! {
    Break "break" false,
    Case "case" false,
    Catch "catch" false,
    Classdef "classdef" false,
    Continue "continue" false,
    Do "do" true,
    Else "else" false,
    Elseif "elseif" false,
    End "end" false,
    EndFor "endfor" true,
    EndFunction "endfunction" true,
    EndIf "endif" true,
    EndParfor "endparfor" true,
    EndSwitch "endswitch" true,
    EndTryCatch "end_try_catch" true,
    EndUnwindProtect "end_unwind_protect" true,
    EndWhile "endwhile" true,
    For "for" false,
    Function "function" false,
    Global "global" false,
    If "if" false,
    Otherwise "otherwise" false,
    Parfor "parfor" false,
    Persistent "persistent" false,
    Return "return" false,
    Switch "switch" false,
    Try "try" false,
    Until "until" true,
    UnwindProtect "unwind_protect" true,
    UnwindProtectCleanup "unwind_protect_cleanup" true,
    While "while" false,
}

impl Keyword {
    /// Whether it closes a block that some other keyword opened.
    pub(super) fn is_end(self) -> bool {
        use Keyword::*;
        matches!(
            self,
            End | EndFor
                | EndFunction
                | EndIf
                | EndParfor
                | EndSwitch
                | EndTryCatch
                | EndUnwindProtect
                | EndWhile
        )
    }

    /// Whether it opens a block that an `end` closes.
    pub(super) fn opens_block(self) -> bool {
        use Keyword::*;
        matches!(self, For | If | Parfor | Switch | Try | UnwindProtect | While)
    }
}
