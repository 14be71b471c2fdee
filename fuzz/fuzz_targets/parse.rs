//! Any text can be parsed, compiled and shown.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../bounded.rs"]
mod bounded;

fuzz_target!(|text: &str| bounded::read(text));
