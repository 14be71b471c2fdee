//! The language tests: every `tests/lang/**/*.m` in its sections `%% name`, each in a session of its
//! own. A section passes when it runs; one with a line `% Error: text` passes when it fails with a
//! message that contains the text; lines `% Prints: text` are what it prints, blank lines left out.
//!
//! Every section runs five times: at once, suspended every 50 instructions, with array work captured
//! above four elements, the same for a device, and with its loops compiled at their first turn. `MATGPU_SECTIONS=text` runs
//! those whose name contains the text.

use super::simulated::{Given, Simulated};
use matgpu::plan::Offload;
use matgpu::session::{Compiling, Options, Session};
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;

fn files(folder: &Path, out: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the folder of tests")
        .map(|entry| entry.expect("an entry of it").path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, out);
        } else if path.extension().is_some_and(|e| e == "m") {
            out.push(path);
        }
    }
}

/// Name, first line and text of each section.
fn sections(text: &str) -> Vec<(String, String)> {
    let mut out: Vec<(String, String)> = Vec::new();
    for (i, line) in text.lines().enumerate() {
        if let Some(name) = line.strip_prefix("%% ") {
            // Blank lines keep the numbers of lines as they are in the file.
            out.push((name.trim().to_owned(), "\n".repeat(i + 1)));
        } else if let Some((_, section)) = out.last_mut() {
            section.push_str(line);
            section.push('\n');
        }
    }
    out
}

#[derive(Clone, Copy, Debug)]
enum Mode {
    AtOnce,
    Suspended,
    Captured,
    Device,
    Compiled,
}

fn run(text: &str, mode: Mode) -> Result<(), String> {
    let mut session = Session::new(Options {
        tick: if matches!(mode, Mode::Suspended) { 50 } else { 20_000 },
        ..Options::default()
    });
    if matches!(mode, Mode::Captured) {
        session.use_device(None, Offload::Always);
    }
    if matches!(mode, Mode::Device) {
        let device = Simulated::new(Given::default());
        session.use_device(Some(Box::new(device)), Offload::Always);
    }
    if matches!(mode, Mode::Compiled) {
        session.compile_loops(Compiling::Evaluated, Some(1));
    }
    let lines = |mark: &str| -> Vec<String> {
        let marked = text.lines().filter_map(|line| line.strip_prefix(mark));
        marked.map(|line| line.trim().to_owned()).collect()
    };
    let (errors, prints) = (lines("% Error:"), lines("% Prints:"));
    let result = pollster::block_on(session.run(text, "section"));
    let printed = match (result, errors.first()) {
        (Ok(output), None) => output.text,
        (Ok(_), Some(expected)) => return Err(format!("no error, expected '{expected}'")),
        (Err(failure), expected) => {
            let error = &failure.errors[0];
            match expected {
                Some(expected) if error.message().contains(expected.as_str()) => {
                    failure.output.text
                }
                Some(expected) if error.identifier() == expected => failure.output.text,
                _ => return Err(session.render(error)),
            }
        }
    };
    if !prints.is_empty() {
        let got: Vec<&str> =
            printed.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        if got != prints {
            return Err(format!("printed {got:#?}, expected {prints:#?}"));
        }
    }
    Ok(())
}

/// A section in one of the modes.
struct Case {
    name: String,
    section: Arc<str>,
    mode: Mode,
}

#[allow(clippy::disallowed_methods, reason = "it is the tests that are chosen, natively")]
fn cases() -> Vec<Case> {
    let wanted = std::env::var("MATGPU_SECTIONS").unwrap_or_default();
    const MODES: [Mode; 5] =
        [Mode::AtOnce, Mode::Suspended, Mode::Captured, Mode::Device, Mode::Compiled];
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lang");
    let mut paths = Vec::new();
    files(&root, &mut paths);
    let mut out = Vec::new();
    for path in paths {
        let text = std::fs::read_to_string(&path).expect("the text of tests");
        let file = path.strip_prefix(&root).expect("a file below it").display().to_string();
        for (name, section) in sections(&text) {
            let name = format!("{file}: {name}");
            if !name.contains(&wanted) {
                continue;
            }
            let section = Arc::from(section);
            out.extend(MODES.map(|mode| Case {
                name: format!("{name} ({mode:?})"),
                section: Arc::clone(&section),
                mode,
            }));
        }
    }
    out
}

/// What threads are at: which cases nobody has taken yet, and what failed.
struct Progress {
    next: AtomicUsize,
    failed: Mutex<Vec<(usize, String)>>,
}

/// Takes cases until there are none left.
fn work(cases: &[Case], progress: &Progress, at: &AtomicUsize) {
    loop {
        let k = progress.next.fetch_add(1, Ordering::Relaxed);
        at.store(k, Ordering::Relaxed);
        let Some(case) = cases.get(k) else { return };
        let run = AssertUnwindSafe(|| run(&case.section, case.mode));
        let why = match catch_unwind(run) {
            Ok(Ok(())) => continue,
            Ok(Err(why)) => why,
            Err(_) => "it panicked".to_owned(),
        };
        progress
            .failed
            .lock()
            .expect("no thread panics here")
            .push((k, format!("{}\n{why}\n", case.name)));
    }
}

/// Says what a thread is at where that takes long: what never ends has a name then.
#[allow(clippy::disallowed_methods, reason = "it is the tests that are watched, natively")]
fn watch(cases: &[Case], at: &[AtomicUsize], done: &mpsc::Receiver<()>) {
    let places = || at.iter().map(|k| k.load(Ordering::Relaxed)).collect::<Vec<usize>>();
    let mut last = places();
    while done.recv_timeout(Duration::from_secs(20)) == Err(mpsc::RecvTimeoutError::Timeout) {
        let now = places();
        for (before, k) in last.iter().zip(&now) {
            if before == k
                && let Some(case) = cases.get(*k)
            {
                // Not by a macro: what those print waits for the end of the test.
                let _ = writeln!(std::io::stderr(), "still running: {}", case.name);
            }
        }
        last = now;
    }
}

#[test]
fn language() {
    let cases = cases();
    assert!(!cases.is_empty(), "no language test ran");
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get());
    let at: Vec<AtomicUsize> = (0..threads).map(|_| AtomicUsize::new(usize::MAX)).collect();
    let progress = Progress { next: AtomicUsize::new(0), failed: Mutex::default() };
    let (ended, done) = mpsc::channel();
    std::thread::scope(|scope| {
        let workers: Vec<_> =
            at.iter().map(|at| scope.spawn(|| work(&cases, &progress, at))).collect();
        let (cases, at) = (&cases, &at);
        scope.spawn(move || watch(cases, at, &done));
        for worker in workers {
            worker.join().expect("a thread of the tests");
        }
        drop(ended);
    });
    let mut failed = progress.failed.into_inner().unwrap();
    failed.sort();
    let failed: Vec<String> = failed.into_iter().map(|(_, why)| why).collect();
    let count = cases.len();
    assert!(failed.is_empty(), "{} of {count} failed:\n{}", failed.len(), failed.join("\n"));
    println!("{count} language tests");
}
