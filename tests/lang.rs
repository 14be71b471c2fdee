//! The language tests: every `tests/lang/**/*.m` in its sections `%% name`, each in a session of its
//! own. A section passes when it runs; one with a line `% Error: text` passes when it fails with a
//! message that contains the text; lines `% Prints: text` are what it prints, blank lines left out.
//!
//! Every section runs five times: at once, suspended every 50 instructions, with array work captured
//! above four elements, the same for a device, and with its loops compiled at their first turn.

use super::simulated::{Given, Simulated};
use matgpu::plan::Offload;
use matgpu::session::{Compiling, Options, Session};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
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

/// Says what is running where it takes long: what never ends has a name then.
#[allow(clippy::disallowed_methods, reason = "it is the test that is watched, natively")]
fn watched() -> Arc<Mutex<String>> {
    let now = Arc::new(Mutex::new(String::new()));
    let watched = Arc::downgrade(&now);
    std::thread::spawn(move || {
        let mut last = String::new();
        while let Some(now) = watched.upgrade() {
            let current = now.lock().map(|name| name.clone()).unwrap_or_default();
            if current == last && !current.is_empty() {
                // Not by a macro: what those print waits for the end of the test.
                let _ = writeln!(std::io::stderr(), "still running: {current}");
            }
            last = current;
            drop(now);
            std::thread::sleep(Duration::from_secs(20));
        }
    });
    now
}

#[test]
fn language() {
    let now = watched();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lang");
    let mut paths = Vec::new();
    files(&root, &mut paths);
    let (mut count, mut failed) = (0, Vec::new());
    for path in paths {
        let text = std::fs::read_to_string(&path).unwrap();
        let file = path.strip_prefix(&root).unwrap().display().to_string();
        for (name, section) in sections(&text) {
            for mode in
                [Mode::AtOnce, Mode::Suspended, Mode::Captured, Mode::Device, Mode::Compiled]
            {
                count += 1;
                *now.lock().unwrap() = format!("{file}: {name} ({mode:?})");
                if let Err(why) = run(&section, mode) {
                    failed.push(format!("{file}: {name} ({mode:?})\n{why}\n"));
                }
            }
        }
    }
    assert!(count > 0, "no language test ran");
    assert!(failed.is_empty(), "{} of {count} failed:\n{}", failed.len(), failed.join("\n"));
    println!("{count} language tests");
}
