//! What a builtin may touch: the graph it captures into, and the session's own state.
//! Must not know the VM or devices.

use super::Builtin;
use super::files::handles::OpenFiles;
use super::graphics::{Datum, Figures};
use crate::diag::Error;
use crate::graph::Graph;
use crate::op::random::RandomState;
use crate::value::{Format, Value};
use std::cell::RefCell;
use std::rc::Rc;

/// What a builtin is given besides its arguments.
pub struct Cx<'a> {
    /// Where array work is captured.
    pub graph: &'a mut Graph,
    /// The session's state.
    pub world: &'a mut World,
}

/// The state of a session that builtins read and change.
pub struct World {
    /// What has been printed since the session last took it.
    pub output: Vec<Event>,
    /// `format long` and the like.
    pub format: Format,
    /// The streams of rand, randn, randi.
    pub random: RandomState,
    /// Time and timers.
    pub clock: Rc<dyn Clock>,
    /// Where scripts read and write files.
    pub files: Box<dyn Files>,
    /// The files that the program has open.
    pub open: OpenFiles,
    /// The last warning's message and identifier.
    pub last_warning: (String, String),
    /// The last error's message and identifier.
    pub last_error: (String, String),
    /// Warning identifiers that are switched off; `all` for every one.
    pub silenced: std::collections::BTreeSet<String>,
    /// What has been drawn.
    pub figures: Figures,
    /// The functions of `onCleanup` objects that are gone, for the machine to call.
    pub cleanups: Rc<RefCell<Vec<Value>>>,
    /// When `tic` was called last, in seconds of the clock.
    pub tic: Option<f64>,
    /// The name of the device that array work may run on; None where all runs on the host.
    pub adapter: Option<String>,
    /// The builtin that asks for elements, from its call until they are fetched.
    pub asks: Option<&'static Builtin>,
}

/// What a program gives off while it runs.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// Printed text.
    Text(String),
    /// A warning, with its identifier.
    Warning(String, String),
    /// Text for standard error.
    ErrorText(String),
    /// The command window is to be cleared.
    Clear,
    /// A figure has changed, or is closed: all of it, as data.
    Figure(Datum),
    /// A long operation goes on: the part that is done, from 0 to 1, and a word on it.
    Progress(f64, String),
}

/// Time, given by the session's owner.
pub trait Clock {
    /// Seconds since 1970-01-01 00:00 UTC.
    fn now(&self) -> f64;
    /// Minutes that local time is ahead of UTC at that time.
    fn zone_minutes(&self, at: f64) -> f64;
}

/// The files of a session; paths are plain names or `/`-separated.
pub trait Files {
    /// The contents of a file; None where there is none.
    fn read(&self, path: &str) -> Option<Vec<u8>>;
    /// Replaces or creates a file.
    fn write(&mut self, path: &str, contents: &[u8]) -> Result<(), Error>;
    /// Removes a file; false where there was none.
    fn remove(&mut self, path: &str) -> bool;
    /// All paths, sorted.
    fn list(&self) -> Vec<String>;
}

impl World {
    /// A fresh session's state.
    pub fn new(clock: Rc<dyn Clock>, files: Box<dyn Files>) -> World {
        World {
            output: Vec::new(),
            format: Format::default(),
            random: RandomState::default(),
            clock,
            files,
            open: OpenFiles::default(),
            last_warning: Default::default(),
            last_error: Default::default(),
            silenced: Default::default(),
            figures: Figures::default(),
            cleanups: Rc::default(),
            tic: None,
            adapter: None,
            asks: None,
        }
    }

    /// Tells which figures have changed.
    pub fn show_figures(&mut self) {
        let changed = self.figures.take_changed();
        self.output.extend(changed.into_iter().map(Event::Figure));
    }

    /// The next function of an `onCleanup` object that is gone.
    pub fn next_cleanup(&mut self) -> Option<Value> {
        let mut due = self.cleanups.borrow_mut();
        if due.is_empty() { None } else { Some(due.remove(0)) }
    }

    /// Whether such a function waits to be called.
    pub fn has_cleanups(&self) -> bool {
        !self.cleanups.borrow().is_empty()
    }

    /// Prints to an open file: 1 is the output, 2 the error output. False where it is not open for writing.
    pub fn print_to(&mut self, file: u32, text: &str) -> bool {
        match file {
            1 => self.print(text),
            2 => self.output.push(Event::ErrorText(text.to_owned())),
            _ => match self.open.get(file) {
                Some(open) if open.writable() => open.write(text.as_bytes()),
                _ => return false,
            },
        }
        true
    }

    /// The state of a new session with the same clock and files.
    pub fn reset(&mut self) {
        self.output.clear();
        self.format = Format::default();
        self.random = RandomState::default();
        self.last_warning = Default::default();
        self.last_error = Default::default();
        self.silenced.clear();
        self.figures = Figures::default();
        self.tic = None;
        self.open = OpenFiles::default();
    }

    /// Raises a warning, unless it is switched off.
    pub fn warn(&mut self, identifier: &str, message: &str) {
        self.last_warning = (message.to_owned(), identifier.to_owned());
        if !self.silenced.contains(identifier) && !self.silenced.contains("all") {
            self.output.push(Event::Warning(identifier.to_owned(), message.to_owned()));
        }
    }

    /// Prints text.
    pub fn print(&mut self, text: &str) {
        if let Some(Event::Text(last)) = self.output.last_mut() {
            last.push_str(text);
        } else {
            self.output.push(Event::Text(text.to_owned()));
        }
    }
}
