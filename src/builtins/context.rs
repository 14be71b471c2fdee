//! What a builtin may touch: the graph it captures into, and the session's own state.
//! Must not know the VM or devices.

pub use super::files::folders::Folders;
use super::files::handles::OpenFiles;
pub use super::files::handles::{Entry, Files, entries_of};
use super::graphics::{Datum, Figures};
use super::strings::patterns::Patterns;
use crate::diag::Frame;
use crate::graph::Graph;
use crate::op::random::RandomState;
use crate::value::{Format, Object, Value};
use std::cell::RefCell;
use std::rc::Rc;

/// Items of a figure that cross in a tenth of a second.
const MOST_ITEMS: usize = 5_000;

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
    pub files: Folders,
    /// The files that the program has open.
    pub open: OpenFiles,
    /// The regular expressions that were compiled last.
    pub patterns: Patterns,
    /// The last warning's message and identifier.
    pub last_warning: (String, String),
    /// How many warnings there were, those that were silenced too.
    pub warned: u64,
    /// The last error's message and identifier.
    pub last_error: (String, String),
    /// The calls that were open when the last error was caught, innermost first.
    pub last_calls: Vec<Frame>,
    /// Warning identifiers that are switched off; `all` for every one.
    pub silenced: std::collections::BTreeSet<String>,
    /// Identifiers of the program's warnings that are errors.
    pub raised: std::collections::BTreeSet<String>,
    /// What has been drawn.
    pub figures: Figures,
    /// The functions of `onCleanup` objects that are gone, for the machine to call, and objects of the program whose
    /// destructors it is to call.
    pub cleanups: Rc<RefCell<Vec<Value>>>,
    /// When `tic` was called last, in seconds of the clock.
    pub tic: Option<f64>,
    /// The device that array work may run on; None where all runs on the host.
    pub adapter: Option<Adapter>,
    /// The builtin that asks for elements, from its call until they are fetched; with its reason, if it computes on
    /// the host.
    pub asks: Option<(&'static str, Option<&'static str>)>,
}

/// What a program is told of the device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Adapter {
    /// Its name.
    pub name: String,
    /// The bytes that an array may have there.
    pub bytes: u64,
    /// The workgroups of a dispatch along each dimension.
    pub groups: u32,
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

impl World {
    /// A fresh session's state.
    pub fn new(clock: Rc<dyn Clock>, files: Box<dyn Files>) -> World {
        World {
            output: Vec::new(),
            format: Format::default(),
            random: RandomState::default(),
            clock,
            files: Folders::new(files),
            open: OpenFiles::default(),
            patterns: Patterns::default(),
            last_warning: Default::default(),
            warned: 0,
            last_error: Default::default(),
            last_calls: Vec::new(),
            silenced: Default::default(),
            raised: Default::default(),
            figures: Figures::default(),
            cleanups: Rc::default(),
            tic: None,
            adapter: None,
            asks: None,
        }
    }

    /// A copy for a program that is only looked at: the same but for what it has open to write through to, its
    /// files, which are given.
    pub fn aside(&self, files: Box<dyn Files>) -> World {
        World {
            output: Vec::new(),
            format: self.format,
            random: self.random.clone(),
            clock: self.clock.clone(),
            files: self.files.aside(files),
            open: self.open.clone(),
            patterns: Patterns::default(),
            last_warning: self.last_warning.clone(),
            warned: self.warned,
            last_error: self.last_error.clone(),
            last_calls: self.last_calls.clone(),
            silenced: self.silenced.clone(),
            raised: self.raised.clone(),
            figures: self.figures.clone(),
            cleanups: Rc::default(),
            tic: self.tic,
            adapter: self.adapter.clone(),
            asks: None,
        }
    }

    /// Reports which figures have changed.
    pub fn show_figures(&mut self) {
        let changed = self.figures.take_changed();
        self.output.extend(changed.into_iter().map(Event::Figure));
    }

    /// Tells of the figures that an interrupted program has changed. Large ones take seconds to cross, and who
    /// interrupts a program waits for its end: of those it is only said that they are not shown.
    pub fn show_small_figures(&mut self) {
        let kept = self.figures.keep_back(MOST_ITEMS);
        if let Some(first) = kept.iter().min() {
            let message = match kept.len() {
                1 => format!(
                    "figure {first} has more than {MOST_ITEMS} items, and is shown when the next is drawn into it"
                ),
                count => format!(
                    "{count} figures from figure {first} on have more than {MOST_ITEMS} items, and are shown when the next is drawn into them"
                ),
            };
            self.warn("matgpu:figureKeptBack", &message);
        }
        self.show_figures();
    }

    /// The next function of an `onCleanup` object that is gone, or the next object whose destructors are to run.
    pub fn next_cleanup(&mut self) -> Option<Value> {
        let mut due = self.cleanups.borrow_mut();
        if due.is_empty() { None } else { Some(due.remove(0)) }
    }

    /// The next of them, where it is such an object.
    pub fn next_object(&mut self) -> Option<Rc<Object>> {
        let mut due = self.cleanups.borrow_mut();
        let Some(Value::Object(object)) = due.first().cloned() else { return None };
        due.remove(0);
        Some(object)
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
        self.last_calls.clear();
        self.silenced.clear();
        self.raised.clear();
        self.figures = Figures::default();
        self.tic = None;
        self.open = OpenFiles::default();
    }

    /// Raises a warning, unless it is switched off.
    pub fn warn(&mut self, identifier: &str, message: &str) {
        self.warned += 1;
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
