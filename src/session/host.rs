//! What a session is made of, and what its owner does for it.

use super::{Later, MemoryFiles};
use crate::builtins::ReadToolboxes;
use crate::builtins::context::{Clock, Event, Files};
use crate::vm::{Answer, RemoteCall};

/// What a session's owner does for it. By itself it hears nothing, lets no time pass and has no input.
pub trait Host {
    /// Takes what the program gives off, as it comes.
    fn event(&mut self, _event: Event) {}
    /// Called every few thousand instructions. Something to wait for lets others run; None goes on.
    fn tick(&mut self) -> Option<Later<()>> {
        None
    }
    /// Lets others run, however little time has passed.
    fn yield_now(&mut self) -> Option<Later<()>> {
        None
    }
    /// Lets some time pass.
    fn sleep(&mut self, _seconds: f64) -> Later<()> {
        Box::pin(async {})
    }
    /// A line of input, the prompt being printed already; None where there is no input.
    fn input(&mut self, _prompt: &str) -> Later<Option<String>> {
        Box::pin(async { None })
    }
    /// Makes a call that would run long and cannot give way; or has the session make it, as here.
    fn remote_call(&mut self, _remote_call: RemoteCall) -> Later<Answer> {
        Box::pin(async { Answer::Here })
    }
}

/// What a session is made of. The default one is closed in itself: nobody listens, the clock stands still,
/// and files are kept in memory.
pub struct Options {
    /// The owner.
    pub host: Box<dyn Host>,
    /// Time.
    pub clock: Box<dyn Clock>,
    /// Files.
    pub files: Box<dyn Files>,
    /// How texts of builtins are read that a module for WebAssembly has beside it.
    pub toolboxes: ReadToolboxes,
    /// Instructions between two ticks.
    pub tick: u32,
    /// Whether what a program prints is in its [`Output`](super::Output), besides going to the host.
    pub collects: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            host: Box::new(Quiet),
            clock: Box::new(Still),
            files: Box::new(MemoryFiles::default()),
            toolboxes: Box::new(|| Err("nobody gives it".to_owned())),
            tick: 20_000,
            collects: true,
        }
    }
}

struct Quiet;

impl Host for Quiet {}

struct Still;

impl Clock for Still {
    fn now(&self) -> f64 {
        1.7e9
    }
    fn zone_minutes(&self, _at: f64) -> f64 {
        0.0
    }
}
