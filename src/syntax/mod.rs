//! Text to tree: lexer, parser, and what follows from the text alone.
//!
//! Uses `diag` only; knows no values and no builtins. Reading never fails: it gives a tree of what
//! could be read, and an error for every place that could not.

mod ast;
mod dialect;
#[cfg(test)]
mod fuzz;
mod highlight;
mod lexer;
mod number;
mod operator;
mod parser;
mod print;
#[cfg(test)]
mod tests;
mod text;
mod token;
mod unparse;

pub use ast::*;
pub use dialect::{OctaveSign, SignKind};
pub use highlight::{Highlight, HighlightKind};
pub use parser::{Parsed, parse};
pub use token::KEYWORDS;
pub use unparse::unparse;
