//! Runs test blocks natively and prints the pass rate by area:
//! `npm run conformance -- --extract | cargo run --example conformance -- [--only PREFIX] [--failures N] [--skip FILE]
//! [--passed FILE]`, where the names of those that pass are written into the last.
//!
//! A block is a JSON line with `id`, `area`, `setup`, `functions`, `code`, `expect`. It passes when it
//! runs without an error, or, where it expects one, when it raises one that is not about an unknown
//! name and its file has another block that passes.

#![allow(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "a native program at the command line"
)]

use matgpu::builtins::context::Clock;
use matgpu::session::{Host, Later, Options, Session};
use serde_json::Value as Json;
use std::collections::{BTreeMap, BTreeSet};
use std::io::BufRead;
use std::rc::Rc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

/// Hears nothing, and interrupts what takes too long.
struct Silent {
    stop: Rc<std::cell::RefCell<Option<Rc<matgpu::session::Interrupt>>>>,
    until: Rc<std::cell::Cell<Instant>>,
}

impl Host for Silent {
    fn tick(&mut self) -> Option<Later<()>> {
        if Instant::now() > self.until.get()
            && let Some(flag) = self.stop.borrow().as_ref()
        {
            flag.raise();
        }
        None
    }
}

struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> f64 {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        since.map_or(0.0, |d| d.as_secs_f64())
    }
    fn zone_minutes(&self, _at: f64) -> f64 {
        0.0
    }
}

struct Outcome {
    id: String,
    area: String,
    file: String,
    expects: bool,
    passed: bool,
    message: String,
}

fn text(block: &Json, key: &str) -> String {
    block[key].as_str().unwrap_or_default().to_owned()
}

fn run(block: &Json) -> Outcome {
    let functions = block["functions"].as_array().cloned().unwrap_or_default();
    let mut program: Vec<String> =
        functions.iter().filter_map(|f| f.as_str().map(str::to_owned)).collect();
    program.extend([text(block, "setup"), text(block, "code")]);
    let program = program.join("\n");
    // A panic is a failure of the block, and must not end the run.
    let outcome = std::panic::catch_unwind(|| {
        let stop = Rc::new(std::cell::RefCell::new(None));
        let until = Rc::new(std::cell::Cell::new(Instant::now() + Duration::from_secs(10)));
        let host = Silent { stop: stop.clone(), until };
        let mut session = Session::new(Options {
            host: Box::new(host),
            clock: Box::new(SystemClock),
            ..Options::default()
        });
        *stop.borrow_mut() = Some(session.interrupt());
        match pollster::block_on(session.run(&program, "block")) {
            Ok(_) => Ok(()),
            Err(failure) => {
                Err(failure.errors.first().map_or(String::new(), |e| session.render(e)))
            }
        }
    });
    judged(
        block,
        match outcome {
            Ok(result) => result,
            Err(_) => Err("PANIC".to_owned()),
        },
    )
}

fn judged(block: &Json, outcome: Result<(), String>) -> Outcome {
    let id = text(block, "id");
    let expects = block["expect"] == Json::Bool(true) || block["expect"].is_object();
    let (ok, message) = match outcome {
        Ok(()) => (true, String::new()),
        Err(message) => (false, message),
    };
    let lower = message.to_lowercase();
    let unknown = [
        "undefined",
        "unrecognized",
        "unknown function",
        "not supported",
        "not yet supported",
        "not implemented",
        "not yet implemented",
    ]
    .iter()
    .any(|w| lower.lines().next().unwrap_or_default().contains(w));
    let passed = if expects { !ok && !message.starts_with("PANIC") && !unknown } else { ok };
    let file = id.split('#').next().unwrap_or_default().to_owned();
    Outcome { id, area: text(block, "area"), file, expects, passed, message }
}

/// Runs the blocks on two threads. A thread whose block does not end is given up, and another takes its place.
fn run_all(blocks: Vec<Json>) -> Vec<Outcome> {
    let blocks = Arc::new(blocks);
    let next = Arc::new(AtomicUsize::new(0));
    let (sender, receiver) = mpsc::channel();
    let start = || {
        let (blocks, next, sender) = (blocks.clone(), next.clone(), sender.clone());
        let work = move || {
            loop {
                let at = next.fetch_add(1, Ordering::SeqCst);
                let Some(block) = blocks.get(at) else { return };
                if sender.send((at, None)).is_err() || sender.send((at, Some(run(block)))).is_err()
                {
                    return;
                }
            }
        };
        std::thread::Builder::new().stack_size(256 << 20).spawn(work).expect("a thread starts");
    };
    (0..2).for_each(|_| start());
    let mut running: BTreeMap<usize, Instant> = BTreeMap::new();
    let mut outcomes: BTreeMap<usize, Outcome> = BTreeMap::new();
    while outcomes.len() < blocks.len() {
        match receiver.recv_timeout(Duration::from_secs(1)) {
            Ok((at, None)) => {
                running.insert(at, Instant::now());
            }
            Ok((at, Some(outcome))) => {
                running.remove(&at);
                outcomes.insert(at, outcome);
            }
            Err(_) => {}
        }
        let late = |began: &Instant| began.elapsed() > Duration::from_secs(20);
        let stuck: Vec<usize> =
            running.iter().filter(|(_, began)| late(began)).map(|(&at, _)| at).collect();
        for at in stuck {
            running.remove(&at);
            outcomes.insert(at, judged(&blocks[at], Err("PANIC: does not end".to_owned())));
            start();
        }
    }
    outcomes.into_values().collect()
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let option =
        |name: &str| args.iter().position(|a| a == name).and_then(|i| args.get(i + 1)).cloned();
    let only = option("--only").unwrap_or_default();
    let failures: usize = option("--failures").and_then(|n| n.parse().ok()).unwrap_or(0);
    let skip: BTreeSet<String> = option("--skip")
        .and_then(|path| std::fs::read_to_string(path).ok())
        .map(|text| text.lines().map(str::to_owned).collect())
        .unwrap_or_default();
    let passed_to: Option<String> = option("--passed");
    std::panic::set_hook(Box::new(|info| eprintln!("panic: {info}")));
    let blocks: Vec<Json> = std::io::stdin()
        .lock()
        .lines()
        .map_while(Result::ok)
        .filter_map(|line| serde_json::from_str(&line).ok())
        .collect();
    let wanted = |b: &Json| text(b, "id").starts_with(&only) && !skip.contains(&text(b, "id"));
    let mut outcomes = run_all(blocks.into_iter().filter(wanted).collect());
    let alive: BTreeSet<String> =
        outcomes.iter().filter(|o| !o.expects && o.passed).map(|o| o.file.clone()).collect();
    for o in &mut outcomes {
        o.passed &= !o.expects || alive.contains(&o.file);
    }
    for o in outcomes.iter().filter(|o| !o.passed).take(failures) {
        let what = if o.message.is_empty() { "no error was raised" } else { &o.message };
        println!("{} | {}", o.id, what.replace('\n', " / ").chars().take(220).collect::<String>());
    }
    if let Some(path) = passed_to {
        let passed: Vec<&str> =
            outcomes.iter().filter(|o| o.passed).map(|o| o.id.as_str()).collect();
        #[allow(clippy::disallowed_methods, reason = "it runs on the command line")]
        std::fs::write(path, passed.join("\n")).expect("the list of passed blocks can be written");
    }
    let mut areas: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for o in &outcomes {
        for area in [o.area.as_str(), "~all"] {
            let entry = areas.entry(area).or_default();
            entry.0 += usize::from(o.passed);
            entry.1 += 1;
        }
    }
    for (area, (passed, all)) in areas {
        println!("{area:16} {passed}/{all} {:.1} %", 100.0 * passed as f64 / all as f64);
    }
}
