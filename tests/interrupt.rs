//! Programs that are interrupted: nothing of theirs catches that, and their cleanups run. And the ticks at which that is seen.

use matgpu::session::{Host, Interrupt, Later, Options, Session};
use matgpu::value::Array;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// Raises the interrupt at every tenth tick.
struct Impatient {
    ticks: Cell<u32>,
    stop: Rc<RefCell<Option<Rc<Interrupt>>>>,
}

impl Host for Impatient {
    fn tick(&mut self) -> Option<Later<()>> {
        self.ticks.set(self.ticks.get() + 1);
        if self.ticks.get().is_multiple_of(10) {
            self.stop.borrow().iter().for_each(|stop| stop.raise());
        }
        None
    }
}

/// What an interrupted program has printed.
fn printed(text: &str) -> String {
    let stop = Rc::new(RefCell::new(None));
    let host = Impatient { ticks: Cell::new(0), stop: stop.clone() };
    let mut session =
        Session::new(Options { host: Box::new(host), tick: 100, ..Options::default() });
    *stop.borrow_mut() = Some(session.interrupt());
    let failure = pollster::block_on(session.run(text, "program")).expect_err("it is interrupted");
    assert_eq!(failure.errors[0].identifier(), "matgpu:interrupted");
    failure.output.text
}

#[test]
fn nothing_catches_an_interruption_and_cleanups_run() {
    let text = "unwind_protect\n try, while true, x = 1; end, catch, disp('caught'), end\n\
                unwind_protect_cleanup\n disp('cleaned')\nend_unwind_protect\ndisp('after')";
    assert_eq!(printed(text), "cleaned\n");
}

#[test]
fn neither_do_error_handlers_and_eval() {
    let text = "function forever(varargin), while true, x = 1; end, end\n\
                cellfun(@forever, {1, 2}, 'ErrorHandler', @(varargin) disp('caught'))";
    assert_eq!(printed(text), "");
    assert_eq!(printed("eval('while true, x = 1; end', 'disp(1)'); disp('after')"), "");
}

#[test]
fn an_object_that_cleans_up_does_so() {
    let text =
        "function work(), c = onCleanup(@() disp('gone')); while true, x = 1; end, end\nwork()";
    assert_eq!(printed(text), "gone\n");
}

#[test]
fn a_cleanup_without_an_end_is_interrupted_as_well() {
    let text = "unwind_protect\n while true, x = 1; end\n\
                unwind_protect_cleanup\n disp('begun'), while true, x = 2; end\nend_unwind_protect";
    assert_eq!(printed(text), "begun\n");
}

/// Counts its ticks.
struct Patient(Rc<Cell<u32>>);

impl Host for Patient {
    fn tick(&mut self) -> Option<Later<()>> {
        self.0.set(self.0.get() + 1);
        None
    }
}

#[test]
fn work_on_large_arrays_makes_ticks_where_it_is_done_and_not_where_it_is_captured() {
    let ticks = Rc::new(Cell::new(0));
    let host = Box::new(Patient(ticks.clone()));
    let mut session = Session::new(Options { host, tick: 4096, ..Options::default() });
    session.set("x", Rc::new(Array::row(vec![0.5; 1_000_000])).into());
    let mut ticks_of = |text: &str| {
        pollster::block_on(session.run(text, "program")).expect("it runs");
        ticks.replace(0)
    };
    assert_eq!(
        ticks_of("y = ((x * 1.25 + 0.5).^2 ./ (abs(x) + 1)) - exp(-x) + tanh(x) .* sqrt(abs(x));"),
        0
    );
    assert!(ticks_of("a = num2cell(x); b = num2cell(x);") > 0);
    assert!(ticks_of("c = compose('%.7000f', x(1:2000));") > 1);
}
