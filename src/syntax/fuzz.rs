//! Random texts: reading them ends, does not panic, and gives spans inside the text.
//! Natively alone: the source of chance has no backend in the browser.
#![cfg(not(target_arch = "wasm32"))]

use proptest::prelude::*;

use super::*;
use crate::diag::SourceId;

/// Pieces that meet in programs, and pieces that should not.
const PIECES: &[&str] = &[
    "if",
    "else",
    "elseif ",
    "end",
    "for",
    "while ",
    "do",
    "until",
    "switch ",
    "case ",
    "try",
    "otherwise",
    "catch",
    "unwind_protect",
    "unwind_protect_cleanup",
    "function ",
    "return",
    "global ",
    "persistent ",
    "break",
    "endif",
    "end_try_catch",
    "classdef",
    "arguments",
    "x",
    "y1",
    "f",
    "hold on",
    "1",
    "2.5e3",
    "0xFF",
    "1i",
    ".5",
    "'a'",
    "\"b\"",
    "'",
    "\"",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ";",
    "\n",
    "\r\n",
    " ",
    "  ",
    "\t",
    "=",
    "==",
    "~=",
    "!=",
    "~",
    "!",
    "+",
    "-",
    "++",
    "--",
    "+=",
    "*",
    ".*",
    "/",
    "\\",
    "\\\n",
    "^",
    ".^",
    "**",
    ".'",
    ":",
    "@",
    "@(x) ",
    "?",
    ".",
    "..",
    "...",
    "...\n",
    "%",
    "#",
    "%{\n",
    "%}\n",
    "% c\n",
    "&",
    "&&",
    "|",
    "||",
    "<",
    ">=",
    "a.b",
    ".(",
    "é",
    "“",
    "\u{a0}",
    "\u{feff}",
    "$",
    "`",
    "\0",
    "😀",
];

fn check(text: &str) {
    let parsed = parse(SourceId(0), text, &|name| name == "y1");
    let fits = |start: u32, end: u32| text.get(start as usize..end as usize).is_some();
    for error in &parsed.errors {
        let span = error.span().expect("every error of the parser has a place");
        assert!(fits(span.start, span.end), "{text:?}: {error:?}");
    }
    let mut last = 0;
    for word in parsed.highlights() {
        assert!(fits(word.start, word.end) && word.start >= last, "{text:?}: {word:?}");
        last = word.end;
    }
    parsed.ast.print();
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn soup_of_pieces(pieces in prop::collection::vec(prop::sample::select(PIECES), 0..60)) {
        check(&pieces.concat());
    }

    #[test]
    fn any_text(text in "\\PC{0,80}") {
        check(&text);
    }
}
