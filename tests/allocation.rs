//! Large memory that cannot be had: for each program, memory ends at each of the sizes that it comes to, in turn. The
//! program has an error that it can catch, and its workspace is whole.
//!
//! The programs run in a process of their own: memory that fails without having been asked for ends that, and is told
//! of with the program. `MATGPU_FULL=1` runs all programs, of which every thirteenth runs otherwise.

#![allow(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "a native test that reads its settings, and tells its parent where it is"
)]

use super::alone;
use super::heap::{ASKED, FAILED, FAILS, MOST, USED};
use matgpu::session::{Options, Session};
use std::io::Write;
use std::process::Stdio;
use std::sync::atomic::Ordering;

/// Arrays of a little more than what is large, of which each program has one as x.
const ARRAYS: &[&str] = &[
    "ones(1100, 1000)",
    "reshape(1:1.1e6, 1100, 1000)",
    "single(ones(2100, 1100))",
    "complex(ones(600, 1000), 1)",
    "repmat('a', 2100, 2100)",
    "repmat(int16(3), 2100, 2100)",
];

/// What is done with them.
const WORK: &[&str] = &[
    "y = x + 1;",
    "y = -x; y(3) = 2;",
    "y = x.'; y(1);",
    "y = x(:); y(2);",
    "y = x; y(5) = 1;",
    "y = x; y(:, 1) = [];",
    "y = x; y(end + 1, 1) = 0;",
    "y = [x; x]; y(1);",
    "y = [x, x, x]; y(1);",
    "y = {x, x}; y{1}(3) = 1; y{2}(4) = 2;",
    "s.a = x; s.a(3) = 1; s.b = s.a; s.b(2) = 0;",
    "y = sort(x); y(1);",
    "y = sort(x, 2, 'descend'); y(1);",
    "y = cumsum(double(x)); y(1);",
    "y = double(x) .* 2 + 1; y(7);",
    "y = repmat(x, 2, 1); y(1);",
    "y = reshape(x, [], 2); y(1);",
    "y = permute(x, [2 1]); y(1);",
    "y = flip(x); y(1);",
    "y = circshift(x, 3); y(1);",
    "y = x == 1; y = find(y);",
    "y = x(x == x); y(1);",
    "y = x(1:2:end); y(1);",
    "y = double(x); y = y(randperm(numel(y)));",
    "y = num2cell(x(1:1000)); z = x; z(1) = 3;",
    "y = sprintf('%d,', x(1:2000)); z = [x; x]; z(1);",
    "y = unique(x(:)); y(1);",
    "y = ismember(x, x(1:10)); y(1);",
    "y = single(x) ; y(1) = 4;",
    "y = int32(real(x)); y(1) = 4;",
    "y = fft(double(x)); y(1);",
    "y = double(x); f = @() y(1) + sum(y(:)); f();",
    "y = kron(ones(2), double(x(1:600, 1:600))); y(1);",
    "y = cellfun(@(v) [v; v], {x}, 'UniformOutput', false); y{1}(1) = 1;",
    "y = containers.Map(); y('k') = x; z = y('k'); z(1) = 2;",
];

/// What is made without such an array.
const ALONE: &[&str] = &[
    "y = blanks(5e6); y(1);",
    "y = strings(1000, 600); y(1);",
    "y = strrep(repmat('ab', 1, 1000), 'b', repmat('c', 1, 5000)); y(1);",
    "y = strjoin(repmat({'ab'}, 1, 1000), repmat('c', 1, 5000)); y(1);",
    "y = regexprep(repmat('ab', 1, 1000), 'b', repmat('c', 1, 5000)); y(1);",
    "y = char([{repmat('c', 1, 5000)}, cell(1, 1000)]); y(1);",
];

fn programs() -> Vec<String> {
    let pairs = WORK.iter().flat_map(|work| ARRAYS.iter().map(move |array| (array, work)));
    let with_arrays = pairs.map(|(array, work)| format!("x = {array}; {work}"));
    with_arrays.chain(ALONE.iter().map(|&program| program.to_owned())).collect()
}

/// Runs a program for which memory ends at its request number `fails` for more than ever; whether it came to that.
fn run(session: &mut Session, program: &str, fails: usize) -> Result<bool, String> {
    let ok = |result: Result<_, matgpu::session::Failure>| match result {
        Ok(output) => Ok(output),
        Err(failure) => Err(failure.errors[0].message().to_owned()),
    };
    ok(pollster::block_on(session.run("clear; kept = 7; list = {1, 'a'};", "before")))?;
    let wrapped = format!("try\n{program}\nclear x y z s f\ncatch e, disp(e.identifier), end");
    MOST.store(USED.load(Ordering::Relaxed), Ordering::Relaxed);
    ASKED.store(0, Ordering::Relaxed);
    FAILED.store(false, Ordering::Relaxed);
    FAILS.store(fails, Ordering::Relaxed);
    let result = ok(pollster::block_on(session.run(&wrapped, "program")));
    FAILS.store(usize::MAX, Ordering::Relaxed);
    let printed = result?.text;
    let failed = FAILED.load(Ordering::Relaxed);
    let meant = if failed { "MATLAB:nomem\n" } else { "" };
    // A request that was refused may have been one that can do without.
    if printed != meant && !(failed && printed.is_empty()) {
        return Err(format!("printed '{}'", printed.trim()));
    }
    let check = "clear x y z s f; assert(kept == 7 && isequal(list, {1, 'a'}) && sum(ones(1, 1000)) == 1000);";
    ok(pollster::block_on(session.run(check, "after")))?;
    Ok(failed)
}

/// What the process of the programs does; by itself this is no test.
#[test]
fn the_programs_themselves() {
    let Some(from) = setting("MATGPU_ALLOCATION_FROM") else { return };
    let first = setting("MATGPU_ALLOCATION_FAILS").unwrap_or(1);
    let step = setting("MATGPU_ALLOCATION_STEP").unwrap_or(1);
    let mut session = Session::new(Options::default());
    let mut out = std::io::stdout();
    for (k, program) in programs().iter().enumerate().skip(from).step_by(step) {
        let begin = if k == from { first } else { 1 };
        for fails in begin.. {
            writeln!(out, "at {k} {fails}").and_then(|()| out.flush()).expect("the parent listens");
            match run(&mut session, program, fails) {
                Ok(true) => {}
                Ok(false) => break,
                Err(why) => {
                    writeln!(out, "bad {k} {fails} {why}").expect("the parent listens");
                    // What fails with all the memory there is fails for ever.
                    if !FAILED.load(Ordering::Relaxed) {
                        break;
                    }
                }
            }
        }
    }
    writeln!(out, "done").expect("the parent listens");
}

fn setting(name: &str) -> Option<usize> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn large_memory_that_is_not_there_is_an_error_of_the_program() {
    let programs = programs();
    assert!(programs.len() >= 200, "{}", programs.len());
    let full = std::env::var("MATGPU_FULL").is_ok();
    let step = if full { 1 } else { 13 };
    let (mut from, mut fails) = (0, 1);
    let (mut wrong, mut failed) = (Vec::new(), 0);
    while from < programs.len() {
        let run = alone(&[], module_path!(), "the_programs_themselves")
            .env("MATGPU_ALLOCATION_FROM", from.to_string())
            .env("MATGPU_ALLOCATION_FAILS", fails.to_string())
            .env("MATGPU_ALLOCATION_STEP", step.to_string())
            .env("RUST_BACKTRACE", "1")
            .stdin(Stdio::null())
            .output()
            .expect("the programs' process runs");
        let said = String::from_utf8_lossy(&run.stdout);
        let mut last = (from, fails);
        for line in said.lines() {
            let mut words = line.splitn(4, ' ');
            let kind = words.next();
            let mut number = || words.next().and_then(|n| n.parse::<usize>().ok()).unwrap_or(0);
            match kind {
                Some("at") => {
                    last = (number(), number());
                    failed += 1;
                }
                Some("bad") => wrong.push(format!("{line}\n    {}", programs[number()])),
                _ => {}
            }
        }
        if said.lines().any(|line| line == "done") {
            break;
        }
        let cause = String::from_utf8_lossy(&run.stderr);
        let cause: Vec<&str> = cause
            .lines()
            .map(str::trim)
            .filter(|line| line.contains("memory") || line.starts_with("at ./src/"))
            .take(6)
            .collect();
        let (k, n) = last;
        wrong.push(format!("request {n} of {}\n    {}", programs[k], cause.join(" ")));
        (from, fails) = (k, n + 1);
    }
    println!("{failed} runs");
    assert!(failed > programs.len() / step, "only {failed} runs");
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}
