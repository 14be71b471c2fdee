//! Runs a text in a session of its own, with limited steps: what the fuzz targets and the short run in
//! `tests/fuzz.rs` share. A text may fail in any way that is an error; it must not panic and must end.

use matgpu::session::{Host, Interrupt, Later, Options, Session};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// Instructions between two ticks, and how many ticks a program has.
const TICK: u32 = 500;
const TICKS: u32 = 40;

/// Interrupts a program that has had its steps; what catches that is interrupted again.
struct Limited {
    left: Cell<u32>,
    stop: Rc<RefCell<Option<Rc<Interrupt>>>>,
}

impl Host for Limited {
    fn tick(&mut self) -> Option<Later<()>> {
        match self.left.get() {
            0 => self.stop.borrow().iter().for_each(|flag| flag.raise()),
            n => self.left.set(n - 1),
        }
        None
    }
}

/// Runs a program; whether it came to its end without an error.
pub(crate) fn run(text: &str) -> bool {
    let stop = Rc::new(RefCell::new(None));
    let host = Limited { left: Cell::new(TICKS), stop: stop.clone() };
    let mut session =
        Session::new(Options { host: Box::new(host), tick: TICK, ..Options::default() });
    *stop.borrow_mut() = Some(session.interrupt());
    match pollster::block_on(session.run(text, "fuzz")) {
        Ok(_) => true,
        Err(failure) => {
            // Errors are for people: each must have a form that can be read.
            failure.errors.iter().for_each(|error| assert!(!session.render(error).is_empty()));
            false
        }
    }
}

/// Parses and compiles a text, and shows what came of it.
pub(crate) fn read(text: &str) {
    let mut session = Session::new(Options::default());
    for stage in ["ast", "bytecode"] {
        if let Err(failure) = session.inspect(text, stage) {
            assert!(!failure.errors.is_empty(), "a failure has an error");
        }
    }
}
