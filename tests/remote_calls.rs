//! Calls that run long and cannot give way: what a session asks its owner for, and what it makes of the answers.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use matgpu::diag::Error;
use matgpu::session::{Answer, Host, Interrupt, Later, Options, RemoteCall, Report, Session};
use std::cell::RefCell;
use std::rc::Rc;

/// Every remote call's name, with the number of results asked for.
type Asked = Rc<RefCell<Vec<(String, usize)>>>;

/// An owner that answers remote calls in this way.
struct Owner {
    asked: Asked,
    answer: Box<dyn FnMut(&RemoteCall) -> Answer>,
}

impl Host for Owner {
    fn remote_call(&mut self, remote_call: RemoteCall) -> Later<Answer> {
        self.asked.borrow_mut().push((remote_call.name.to_string(), remote_call.nargout));
        let answer = (self.answer)(&remote_call);
        Box::pin(async move { answer })
    }
}

fn session(answer: impl FnMut(&RemoteCall) -> Answer + 'static) -> (Session, Asked) {
    let asked = Asked::default();
    let host = Box::new(Owner { asked: asked.clone(), answer: Box::new(answer) });
    (Session::new(Options { host, ..Options::default() }), asked)
}

/// Another session makes the calls.
fn elsewhere() -> (Session, Asked) {
    let mut other = Session::new(Options::default());
    session(move |remote_call| Answer::Made(pollster::block_on(other.remote_call(remote_call))))
}

fn printed(session: &mut Session, text: &str) -> String {
    match pollster::block_on(session.run(text, "program")) {
        Ok(output) => output.text,
        Err(failure) => panic!("{}\n{text}", failure.errors[0].message()),
    }
}

const PROGRAM: &str = "
    A = toeplitz(1:500) + 1i * eye(500); B = A.' - 1i;
    x = A \\ ones(500, 1); y = ones(1, 500) / B; [Z, rc] = inv(B);
    c = cellfun(@(m) det(m), {B, B}); e = B ^ -1;
    fprintf('%.17g ', real(x(1:5)), imag(x(6)), real([y(7), Z(8)]), rc, imag(c), real(e(9)));";

#[test]
fn another_session_gives_the_same() {
    let (mut sending, asked) = elsewhere();
    let (mut alone, refused) = session(|_| Answer::Here);
    assert_eq!(printed(&mut sending, PROGRAM), printed(&mut alone, PROGRAM));
    assert_eq!(*asked.borrow(), *refused.borrow());
    let names: Vec<_> =
        asked.borrow().iter().map(|(name, nargout)| (name.clone(), *nargout)).collect();
    let expected = [("mldivide", 1), ("mrdivide", 1), ("inv", 2), ("mpower", 1)];
    for (name, nargout) in expected {
        assert!(names.contains(&(name.to_owned(), nargout)), "{name} in {names:?}");
    }
}

#[test]
fn small_work_is_not_sent_elsewhere() {
    let (mut session, asked) = elsewhere();
    printed(&mut session, "A = rand(20); inv(A); A \\ A; svd(A); A ^ 0.5; A ^ 3; A / 2;");
    assert!(asked.borrow().is_empty());
}

#[test]
fn warnings_are_raised_where_the_program_runs() {
    let (mut session, _) = elsewhere();
    let text = "A = 1i * ones(500); B = inv(A); [m, id] = lastwarn(); disp(id)";
    let output = pollster::block_on(session.run(text, "program")).unwrap();
    assert_eq!(output.text, "MATLAB:singularMatrix\n");
    assert_eq!(output.warnings.len(), 1);
    let text = "warning('off', 'all'); B = inv(A);";
    assert!(pollster::block_on(session.run(text, "program")).unwrap().warnings.is_empty());
}

#[test]
fn what_is_printed_elsewhere_is_printed_here() {
    let (mut session, asked) = elsewhere();
    let text = "disp('a'), n = fprintf('%d,', 1:150000); fprintf('%d\\n', n);
        t = evalc('fprintf(\"%d\", ones(1, 2e5))'); fprintf('%d\\n', numel(t));";
    let output = printed(&mut session, text);
    assert!(output.starts_with("a\n1,2,3,"), "{}", &output[..20]);
    assert!(output.ends_with(",150000,938895\n200000\n"), "{}", &output[output.len() - 30..]);
    assert_eq!(asked.borrow().len(), 2);
}

#[test]
fn errors_come_at_their_line_and_can_be_caught() {
    let (mut session, asked) = elsewhere();
    let text = "try, inv(1i * ones(600, 500)); catch e, disp(e.identifier), end";
    assert!(printed(&mut session, text).starts_with("MATLAB:"));
    let failure = pollster::block_on(session.run("A = 1i * ones(700);\nR = chol(A);", "program"))
        .unwrap_err();
    let error = &failure.errors[0];
    assert_eq!(error.identifier(), "MATLAB:posdef");
    let place = session.sources().line_column(error.location().unwrap()).unwrap();
    assert_eq!(place.line, 2);
    assert_eq!(asked.borrow().len(), 2);
}

#[test]
fn a_failure_elsewhere_is_an_error_of_the_call() {
    let (mut session, _) = session(|_| {
        let results = Err(Error::new("matgpu:helper", "gone"));
        Answer::Made(Report { warnings: Vec::new(), printed: String::new(), results })
    });
    let text = "A = 1i * eye(500); try, inv(A); catch e, disp(e.message), end";
    assert_eq!(printed(&mut session, text), "gone\n");
}

/// An owner whose remote calls never return, and who interrupts the program meanwhile.
struct Stopping(Rc<RefCell<Option<Rc<Interrupt>>>>);

impl Host for Stopping {
    fn remote_call(&mut self, _: RemoteCall) -> Later<Answer> {
        if let Some(interrupt) = &*self.0.borrow() {
            interrupt.raise();
        }
        Box::pin(std::future::pending())
    }
}

#[test]
fn a_remote_call_that_does_not_come_back_can_be_interrupted() {
    let interrupt = Rc::default();
    let host = Box::new(Stopping(Rc::clone(&interrupt)));
    let mut session = Session::new(Options { host, ..Options::default() });
    *interrupt.borrow_mut() = Some(session.interrupt());
    for text in ["A = 1i * eye(500); x = 3; B = inv(A);", "c = cellfun(@inv, {1i * eye(500)});"] {
        let failure = pollster::block_on(session.run(text, "program")).unwrap_err();
        assert_eq!(failure.errors[0].identifier(), "matgpu:interrupted");
    }
    assert_eq!(printed(&mut session, "fprintf('%d', x + size(A, 1))"), "503");
}
