//! What a session keeps does not grow with the programs that it has run.
#![allow(clippy::disallowed_methods, reason = "a native test reads its settings")]

use super::alone;
use super::heap::LIVE;
use matgpu::builtins::context::Clock;
use matgpu::session::{Options, Session};
use std::cell::Cell;
use std::sync::atomic::Ordering;

struct Going(Cell<f64>);

impl Clock for Going {
    fn now(&self) -> f64 {
        self.0.set(self.0.get() + 1e-6);
        self.0.get()
    }
    fn zone_minutes(&self, _: f64) -> f64 {
        0.0
    }
}

fn session() -> Session {
    Session::new(Options { clock: Box::new(Going(Cell::new(1.7e9))), ..Options::default() })
}

/// By how many bytes the most that a session holds in some runs is more than in as many before, of programs made
/// from their numbers. What is tidied up now and then goes up and down meanwhile.
fn growth(runs: usize, program: &dyn Fn(usize) -> String) -> isize {
    let mut session = session();
    let mut most = [0; 3];
    for (part, most) in most.iter_mut().enumerate() {
        for k in 0..runs {
            pollster::block_on(session.run(&program(part * runs + k), "script")).expect("it runs");
            *most = LIVE.load(Ordering::Relaxed).max(*most);
        }
    }
    most[2] - most[1]
}

const PROGRAMS: &[(&str, &str)] = &[
    ("structs and texts", "s = struct('a', {{1, 'x'}}); t = sprintf('%d', numel(s.a));"),
    ("small arrays", "x = linspace(0, 1, 50); y = cumsum(x .^ 2); w = x(x > 0.5);"),
    (
        "functions",
        "f = @(k) k + 1; z = cellfun(f, {1, 2, 3}); g = str2func('@(x) x * 2'); q = g(4);",
    ),
    ("local functions", "y = twice(4);\nfunction y = twice(x), y = 2 * x; end"),
    ("persistent variables", "y = count();\nfunction y = count(), persistent n; n = 1; y = n; end"),
    ("maps", "m = containers.Map(); m('k') = [1 2 3]; v = m.values();"),
    ("errors", "try, error('a:b', 'no'); catch e, q = e.message; end"),
    ("eval", "eval('r = 1 + 2;'); t = evalc('disp(3)');"),
    ("captured arrays", "v = rand(90); u = v * v'; r = max(u(:)) > 0; if r, k = sum(u(:)); end"),
    ("builtins in the language", "y = fftshift(1:8); r = roots([1 -3 2]);"),
    ("figures", "plot(1:10, (1:10) .^ 2); title('x'); clf"),
    ("globals", "global G; G = rand(4); H = G + 1;"),
];

const ALONE: &str = "MATGPU_MEMORY_ALONE";

/// What the process of the programs does, in which nothing else is counted; by itself this is no test.
#[test]
fn the_programs_themselves() {
    if std::env::var(ALONE).is_err() {
        return;
    }
    let mut grown = Vec::new();
    let mut check = |name: &str, bytes: isize, runs: isize, most: isize| {
        println!("{name}: {bytes} bytes in {runs} runs");
        if bytes > most {
            grown.push(format!("{name}: {} bytes a run", bytes / runs));
        }
    };
    let padding = "% a text that is long\n".repeat(1000);
    for (name, program) in PROGRAMS {
        let same = growth(300, &|_| (*program).to_owned());
        check(name, same, 300, 16_384);
        // Their texts are kept up to two megabytes.
        let differ = growth(150, &|k| format!("number = {k};\n{program}\n{padding}"));
        check(&format!("{name}, another text each time"), differ, 150, 65_536);
    }
    assert!(grown.is_empty(), "{}", grown.join("\n"));
}

#[test]
fn programs_that_are_run_leave_nothing_that_grows() {
    let mut process = alone(&[], module_path!(), "the_programs_themselves");
    let run = process.env(ALONE, "1").output().expect("the programs' process runs");
    let said = String::from_utf8_lossy(&run.stdout);
    println!("{said}");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    assert!(said.contains("another text each time: "), "it ran none of them");
}
