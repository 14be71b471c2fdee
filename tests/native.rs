//! The tests of the whole crate on this machine, a file each; they use what a user of the crate can. They are modules of
//! the crate's own test program (`cargo test --lib native::lang`), so that the crate is compiled once for all of them.

use std::process::Command;

// What tests share.
mod contract;
mod example;
mod golden;
mod heap;
mod idle;
mod places;
mod programs;
mod simulated;

mod ahead;
mod allocation;
mod arguments;
mod catalog;
mod circles;
mod classes;
mod compiled;
mod device;
mod dispatches;
mod equivalence;
mod everyday;
mod folders;
mod fuzz;
mod generated;
mod goldens;
mod inspect;
mod interrupt;
mod kept;
mod lang;
mod layers;
mod memory;
mod names;
mod operations;
mod remote_calls;
mod singles;
mod tuning;

/// A process that runs one test of a module and nothing else, by a command that takes a program and its arguments.
fn alone(by: &[&str], module: &str, test: &str) -> Command {
    let own = std::env::current_exe().expect("the tests' own program");
    let module = module.split_once("::").map_or(module, |(_, path)| path);
    let mut command = match by {
        [] => Command::new(own),
        [program, args @ ..] => {
            let mut command = Command::new(program);
            command.args(args).arg(own);
            command
        }
    };
    command.args(["--exact", &format!("{module}::{test}"), "--nocapture", "--quiet"]);
    command
}

/// Every file beside this one is a module of it: cargo looks for none.
#[test]
fn no_file_of_tests_is_left_out() {
    let here = golden::files("tests", &[".rs"]);
    let text = include_str!("native.rs");
    let missing: Vec<_> = here
        .iter()
        .filter_map(|file| file.strip_suffix(".rs"))
        .filter(|name| *name != "native" && !text.contains(&format!("\nmod {name};\n")))
        .collect();
    assert!(here.len() > 20 && missing.is_empty(), "{missing:?}");
}
