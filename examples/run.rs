//! The crate without a browser: a session with a host, a clock and files of its own runs a program:
//! `cargo run --example run -- file.m`, or `-e 'text'`. `-i STAGE` shows a stage instead; `-t N` sets the instructions
//! between ticks; `-c` captures all array work, `-d` gives it to a device; `-n N` runs it N times, and says of each
//! what it took. Its files are those of the disk, which it may read and write from the folder that it was started in.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    clippy::print_stdout,
    reason = "a native program at the command line"
)]

use matgpu::builtins::context::{Clock, Entry, Event, Files};
use matgpu::diag::Error;
use matgpu::session::{Choice, DeviceOptions, Host, Later, Options, Session};
use std::io::Write;
use std::path::Path;

struct Terminal;

impl Host for Terminal {
    fn event(&mut self, event: Event) {
        match event {
            Event::Text(text) => print!("{text}"),
            Event::Warning(_, message) => eprintln!("Warning: {message}"),
            Event::ErrorText(text) => eprint!("{text}"),
            _ => {}
        }
        std::io::stdout().flush().ok();
    }
    fn sleep(&mut self, seconds: f64) -> Later<()> {
        Box::pin(async move { std::thread::sleep(std::time::Duration::from_secs_f64(seconds)) })
    }
    fn input(&mut self, prompt: &str) -> Later<Option<String>> {
        print!("{prompt}");
        std::io::stdout().flush().ok();
        let mut line = String::new();
        let read = std::io::stdin().read_line(&mut line);
        Box::pin(async move { read.ok().map(|_| line.trim_end().to_owned()) })
    }
}

/// The files of the disk, relative to the folder that the program was started in.
struct Disk;

fn refused(path: &str, error: std::io::Error) -> Error {
    Error::new("MATLAB:FileIO:failed", format!("{path}: {error}"))
}

impl Files for Disk {
    fn read(&self, path: &str) -> Option<Vec<u8>> {
        std::fs::read(path).ok()
    }
    fn write(&mut self, path: &str, contents: &[u8]) -> Result<(), Error> {
        std::fs::write(path, contents).map_err(|error| refused(path, error))
    }
    fn remove(&mut self, path: &str) -> bool {
        std::fs::remove_file(path).is_ok()
    }
    fn list(&self) -> Vec<String> {
        let entries = self.entries("").unwrap_or_default();
        entries.into_iter().filter(|entry| !entry.folder).map(|entry| entry.name).collect()
    }
    fn home(&self) -> String {
        std::env::current_dir().map_or_else(|_| ".".into(), |at| at.to_string_lossy().into_owned())
    }
    fn entries(&self, folder: &str) -> Option<Vec<Entry>> {
        let folder = if folder.is_empty() { Path::new(".") } else { Path::new(folder) };
        let entries = std::fs::read_dir(folder).ok()?.filter_map(Result::ok);
        let mut entries: Vec<Entry> = entries
            .map(|entry| Entry {
                name: entry.file_name().to_string_lossy().into_owned(),
                folder: entry.path().is_dir(),
            })
            .collect();
        entries.sort();
        Some(entries)
    }
    fn make_folder(&mut self, path: &str) -> Result<(), Error> {
        std::fs::create_dir_all(path).map_err(|error| refused(path, error))
    }
    fn remove_folder(&mut self, path: &str) -> Result<(), Error> {
        std::fs::remove_dir(path).map_err(|error| refused(path, error))
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

fn main() {
    let mut args = std::env::args().skip(1);
    let (mut text, mut name, mut stage, mut tick) = (String::new(), "-e".to_owned(), None, 20_000);
    let (mut capture, mut device, mut times) = (false, false, None);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "-e" => text = args.next().unwrap_or_default(),
            "-c" => capture = true,
            "-d" => device = true,
            "-n" => times = args.next().and_then(|n| n.parse::<usize>().ok()),
            "-i" => stage = args.next(),
            "-t" => tick = args.next().and_then(|n| n.parse().ok()).unwrap_or(tick),
            file => {
                name = file.to_owned();
                text = std::fs::read_to_string(file).expect("the file can be read");
            }
        }
    }
    let mut session = Session::new(Options {
        host: Box::new(Terminal),
        clock: Box::new(SystemClock),
        files: Box::new(Disk),
        tick,
        ..Options::default()
    });
    if capture {
        session.use_device(None, matgpu::plan::Offload::Always);
    }
    if device {
        let options = DeviceOptions {
            choice: Choice::WebGpu,
            unreachable: None,
            fast: false,
            timestamps: false,
            beside: false,
            offload: "always".to_owned(),
            constants: Vec::new(),
            limits: Vec::new(),
            seed: None,
        };
        pollster::block_on(session.choose(options)).expect("there is a device");
    }
    let result = match stage {
        Some(stage) => {
            let shown = pollster::block_on(session.inspect_run(&text, &stage));
            shown.map(|shown| print!("{shown}"))
        }
        None => (0..times.unwrap_or(1)).try_for_each(|_| {
            let before = session.engine().counters();
            let result = pollster::block_on(session.run(&text, &name));
            if times.is_some() {
                let now = session.engine().counters();
                println!(
                    "reads {}, dispatches {}, compiled {}, bytes uploaded {}, downloaded {}",
                    now.reads - before.reads,
                    now.dispatches - before.dispatches,
                    now.pipelines_compiled - before.pipelines_compiled,
                    now.uploaded_bytes - before.uploaded_bytes,
                    now.downloaded_bytes - before.downloaded_bytes,
                );
            }
            result.map(drop)
        }),
    };
    if let Err(failure) = result {
        for error in &failure.errors {
            eprintln!("{}", session.render(error));
        }
        std::process::exit(1);
    }
}
