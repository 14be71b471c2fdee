//! Any text can be run: it ends, and it does not panic.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../bounded.rs"]
mod bounded;

fuzz_target!(|text: &str| {
    bounded::run(text);
});
