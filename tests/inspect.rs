//! Looking at a program's stages runs it beside the session: nothing of the session is other than it was.

use matgpu::session::{Event, Host, Options, Session};
use pollster::block_on;
use std::cell::RefCell;
use std::rc::Rc;

struct Listener(Rc<RefCell<Vec<String>>>);

impl Host for Listener {
    fn event(&mut self, event: Event) {
        self.0.borrow_mut().push(format!("{event:?}"));
    }
}

fn shown(session: &mut Session, text: &str) -> String {
    block_on(session.run(text, "test")).expect("runs").text
}

#[test]
fn looking_at_a_stage_leaves_the_session_as_it_was() {
    let heard = Rc::new(RefCell::new(Vec::new()));
    let host = Box::new(Listener(heard.clone()));
    let mut session = Session::new(Options { host, ..Options::default() });
    let before = "n = 1; m = containers.Map(); m('k') = 1; c = {m}; x = ones(1, 1000); global g; g = 5; \
         writelines('first', 'f.txt'); rng(7); h = counter(); h();\n\
         function h = counter()\n k = 0;\n h = @up;\n  function n = up()\n k = k + 1; n = k;\n end\nend\n\
         function n = times()\n persistent p\n if isempty(p), p = 0; end\n p = p + 1; n = p;\nend";
    shown(&mut session, before);
    assert_eq!(shown(&mut session, "disp(times())").trim(), "1");
    heard.borrow_mut().clear();
    let program = "n = n + 1, m('k') = 2; c{1}('k') = 3; x(5) = 9; x = x + 1; g = g + 1; clear c; r = rand; \
         h(); times(); writelines('second', 'f.txt'); writelines('new', 'g.txt'); plot(1:3); warning('a:b', 'heard'); \
         s = sum(x); disp(s)";
    for stage in ["graph", "plan", "kernels", "wgsl"] {
        block_on(session.inspect_run(program, stage)).expect("is shown");
    }
    assert_eq!(*heard.borrow(), Vec::<String>::new());
    let after = "fprintf('%d %d %d %d %d %d %d %d %d', n, m('k'), c{1}('k'), x(5), g, h(), times(), exist('s'), \
         exist('g.txt', 'file')); fprintf(' %s', strtrim(fileread('f.txt'))); a = rand; rng(7); disp(a == rand)";
    assert_eq!(shown(&mut session, after), "1 1 1 1 5 2 2 0 0 first   1\n");
    assert!(heard.borrow().iter().all(|event| !event.contains("Figure")), "{heard:?}");
}

#[test]
fn a_program_that_fails_while_it_is_looked_at_changes_nothing_either() {
    let mut session = Session::new(Options::default());
    shown(&mut session, "n = 1;");
    block_on(session.inspect_run("n = 2; error('no')", "plan")).expect_err("fails");
    block_on(session.inspect_run("n = input('?')", "plan")).expect_err("nobody answers");
    assert_eq!(shown(&mut session, "disp(n)").trim(), "1");
}

/// What a program clears while it is looked at is there for the next look.
#[test]
fn a_look_at_a_program_that_clears_everything_changes_nothing() {
    let mut session = Session::new(Options::default());
    block_on(
        session.run("global G; G = 1; n = 1; m = containers.Map('a', 1); c = {1}; rng(5);", "p"),
    )
    .unwrap_or_else(|f| panic!("{}", f.errors[0]));
    let program = "global G; G = 2; n = n + 1; m('a') = 2; c{1} = 7; rand(1, 9); x = linspace(0, n, 1e5); disp(sum(x)); clear all";
    for stage in ["graph", "plan", "kernels", "wgsl", "wasm", "plan"] {
        let shown = block_on(session.inspect_run(program, stage));
        let shown = shown.unwrap_or_else(|f| panic!("{stage}: {}", f.errors[0]));
        assert!(stage == "wasm" || !shown.is_empty(), "{stage}");
    }
}
