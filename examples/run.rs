//! Runs a program natively on the host: `cargo run --example run -- file.m`, or `-e 'text'`.
//! `-i STAGE` shows a stage instead; `-t N` sets the instructions between ticks; `-c` captures all
//! array work.

#![allow(
    clippy::disallowed_types,
    clippy::print_stdout,
    reason = "a native program at the command line"
)]

use matgpu::builtins::context::{Clock, Event};
use matgpu::session::{Host, Later, MemoryFiles, Options, Session};
use std::io::Write;

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
    let mut capture = false;
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "-e" => text = args.next().unwrap_or_default(),
            "-c" => capture = true,
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
        files: Box::new(MemoryFiles::default()),
        tick,
    });
    if capture {
        session.use_device(None, matgpu::plan::Offload::Always);
    }
    let result = match stage {
        Some(stage) => session.inspect(&text, &stage).map(|shown| print!("{shown}")),
        None => pollster::block_on(session.run(&text, &name)).map(drop),
    };
    if let Err(failure) = result {
        for error in &failure.errors {
            eprintln!("{}", session.render(error));
        }
        std::process::exit(1);
    }
}
