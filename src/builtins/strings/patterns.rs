//! The regular expressions that were compiled last, for a program that uses them again. Must not know how the language writes
//! them, nor what they are matched with.

use fancy_regex::{Error, Regex, RegexBuilder};
// fancy_regex is built on it; Cargo.toml says which parts of it.
use regex_automata as _;
use std::collections::VecDeque;
use std::rc::Rc;

/// How many are kept.
const MOST: usize = 64;
/// Steps back that a match may take.
const BACKTRACKS: usize = 10_000_000;

/// Regular expressions by their text, the latest first.
#[derive(Default)]
pub struct Patterns(VecDeque<(String, Rc<Regex>)>);

impl Patterns {
    /// A text as the engine writes them.
    pub(super) fn compiled(&mut self, text: String) -> Result<Rc<Regex>, Box<Error>> {
        if let Some((_, known)) = self.0.iter().find(|(of, _)| *of == text) {
            return Ok(known.clone());
        }
        let regex = Rc::new(RegexBuilder::new(&text).backtrack_limit(BACKTRACKS).build()?);
        self.0.truncate(MOST - 1);
        self.0.push_front((text, regex.clone()));
        Ok(regex)
    }
}
