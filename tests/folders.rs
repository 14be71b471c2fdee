//! Programs in folders: the search path, private functions, packages, imports, scripts, and which of two functions
//! of one name is meant.

use matgpu::diag::Error;
use matgpu::session::{Files, MemoryFiles, Options, Session};
use std::cell::Cell;
use std::rc::Rc;

/// What a program prints among these files, blank lines left out; or its error.
fn printed(files: &[(&str, &str)], program: &str) -> Vec<String> {
    let mut session = Session::new(Options::default());
    for (path, text) in files {
        session.files().write(path, text.as_bytes()).expect("a file in memory");
    }
    let text = match pollster::block_on(session.run(program, "program")) {
        Ok(output) => output.text,
        Err(failure) => failure.output.text + failure.errors[0].message(),
    };
    text.lines().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect()
}

/// Files in memory that count how often they are read, and say whether they have changed or leave it open.
struct Counted {
    files: MemoryFiles,
    reads: Rc<Cell<usize>>,
    says: bool,
}

impl Files for Counted {
    fn read(&self, path: &str) -> Option<Vec<u8>> {
        self.reads.set(self.reads.get() + 1);
        self.files.read(path)
    }
    fn write(&mut self, path: &str, contents: &[u8]) -> Result<(), Error> {
        self.files.write(path, contents)
    }
    fn remove(&mut self, path: &str) -> bool {
        self.files.remove(path)
    }
    fn list(&self) -> Vec<String> {
        self.files.list()
    }
    fn version(&self) -> Option<u64> {
        self.files.version().filter(|_| self.says)
    }
}

/// How often files are read by each of these runs; the file of a function is written before the last of them.
fn reads_of_runs(says: bool) -> Vec<usize> {
    let reads = Rc::new(Cell::new(0));
    let files = Counted { files: MemoryFiles::default(), reads: reads.clone(), says };
    let mut session = Session::new(Options { files: Box::new(files), ..Options::default() });
    let read = |session: &mut Session, expected: &str| {
        let before = reads.get();
        let output = pollster::block_on(session.run("disp(cos(0) + floor(2.5))", "program"));
        assert_eq!(output.expect("a program that runs").text.trim(), expected);
        reads.get() - before
    };
    let first = [read(&mut session, "3"), read(&mut session, "3"), read(&mut session, "3")];
    let floor = b"function y = floor(x)\ny = 10;\n";
    session.files().write("floor.m", floor).expect("a file in memory");
    first.into_iter().chain([read(&mut session, "11")]).collect()
}

#[test]
fn files_that_say_when_they_change_are_looked_through_once() {
    let reads = reads_of_runs(true);
    assert!(reads[0] > 0 && reads[1] == 0 && reads[2] == 0 && reads[3] > 0, "{reads:?}");
    let reads = reads_of_runs(false);
    assert!(reads[1] == reads[0] && reads[2] == reads[0], "{reads:?}");
}

#[test]
fn the_search_path_is_looked_through_in_order() {
    let files = [
        ("a/f.m", "function f()\ndisp('a')\n"),
        ("b/f.m", "function f()\ndisp('b')\n"),
        ("b/c/g.m", "function g()\ndisp('g')\n"),
        ("b/private/p.m", "function p()\ndisp('p')\n"),
    ];
    let program = "addpath('a'); f; addpath('b'); f; rmpath('b'); f; addpath('b', '-end'); f; \
                   disp(path); addpath(genpath('b')); g; disp(path); disp(which('g')); rmpath('a'); \
                   try, p, catch e, disp(e.identifier), end";
    let expected =
        ["a", "b", "a", "a", "/a:/b", "g", "/b:/b/c:/a", "/b/c/g.m", "MATLAB:UndefinedFunction"];
    assert_eq!(printed(&files, program), expected);
}

#[test]
fn private_functions_are_seen_by_the_files_around_them() {
    let files = [
        ("lib/f.m", "function f()\nh; disp(cellfun(@h2, {1 2})); disp(fzero(@h2, [0 3]))\n"),
        ("lib/private/h.m", "function h()\ndisp(h2(1))\n"),
        ("lib/private/h2.m", "function y = h2(x)\ny = x - 2;\n"),
    ];
    assert_eq!(printed(&files, "addpath lib; f; disp(exist('h2'))"), ["-1", "-1     0", "2", "0"]);
}

#[test]
fn a_function_that_is_cleared_forgets_what_it_remembered() {
    let files = [
        (
            "next.m",
            "function n = next()\npersistent k\nif isempty(k), k = 0; end\nk = k + 1; n = k;\n",
        ),
        (
            "other.m",
            "function n = other()\npersistent k\nif isempty(k), k = 0; end\nk = k + 1; n = k;\n",
        ),
    ];
    let program = "next; other; disp(next); clear next; disp(next); disp(other);";
    assert_eq!(printed(&files, program), ["2", "1", "2"]);
}

#[test]
fn help_is_the_comment_of_a_file() {
    let files = [
        (
            "twice.m",
            "function y = twice(x)\n% TWICE doubles.\n%   y = twice(x)\n\n% no more\ny = 2 * x;\n",
        ),
        ("+p/half.m", "% HALF halves.\nfunction y = half(x)\ny = x / 2;\n"),
    ];
    let program = "help twice; disp(strtrim(help('p.half')))";
    assert_eq!(printed(&files, program), ["TWICE doubles.", "y = twice(x)", "HALF halves."]);
}

#[test]
fn packages_are_called_by_their_names_and_imported() {
    let files = [
        ("+p/f.m", "function varargout = f(varargin)\nvarargout = {nargin, nargout};\n"),
        ("+p/+q/g.m", "function y = g(x)\nif nargin == 0, x = 5; end\ny = 10 * x;\n"),
        ("+p/say.m", "function say()\ndisp('said')\n"),
        ("use.m", "function y = use(x)\nimport p.q.*\nimport p.f\ny = g(x) + f(1, 2, 3);\n"),
    ];
    let program = "[a, b] = p.f(1, 2); disp([a b]); disp(p.q.g); disp(p.q.g(2)); p.say; p.say(); \
                   h = @p.q.g; disp(h(3)); disp(feval('p.q.g', 4)); disp(use(1)); \
                   c = {p.q.g, p.q.g(1)}; disp(numel(c)); disp(1 + p.q.g(1)); p.none(1)";
    let mut got = printed(&files, program);
    let error = got.pop().unwrap_or_default();
    assert!(error.contains("p.none"), "{error} after {got:?}");
    assert_eq!(got, ["2     2", "50", "20", "said", "said", "30", "40", "13", "2", "11"]);
}

#[test]
fn a_variable_hides_a_package_and_a_struct_is_none() {
    let files = [("+p/f.m", "function y = f()\ny = 1;\n")];
    assert_eq!(printed(&files, "p.f = 3; disp(p.f)"), ["3"]);
    assert_eq!(printed(&files, "disp(p.f); q = p.f + 1; disp(q)"), ["1", "2"]);
}

#[test]
fn the_library_calls_its_own_functions() {
    let files = [
        ("median.m", "function y = median(x)\ny = -1;\n"),
        ("numel.m", "function y = numel(x)\ny = -1;\n"),
        ("zzz.m", "function y = zzz(x)\ny = x - 1;\n"),
    ];
    let program = "disp(mad([1 2 9], 1)); disp(median([1 2 9])); disp(fzero('zzz', [0 3])); \
                   disp(round(quad(@zzz, 0, 3))); f = inline('zzz(x)'); disp(f(3))";
    assert_eq!(printed(&files, program), ["1", "-1", "1", "2", "2"]);
    let local = "disp(mad([1 2 9], 1)); disp(median(1));\nfunction y = median(x)\ny = -2;\nend";
    assert_eq!(printed(&[], local), ["1", "-2"]);
}

#[test]
fn a_file_comes_before_a_builtin_and_is_named_by_its_file() {
    let files = [("trapz.m", "function y = other(x)\ny = 42;\n")];
    assert_eq!(printed(&files, "disp(trapz(1:3)); disp(func2str(@trapz))"), ["42", "trapz"]);
}

#[test]
fn a_global_is_seen_by_functions_and_keeps_its_value() {
    let files = [("peek.m", "function y = peek()\nglobal Q\ny = Q;\n")];
    let program = "global Q; Q = 1; disp(Q); disp(peek()); Q = 2; disp(peek())";
    assert_eq!(printed(&files, program), ["1", "1", "2"]);
}

#[test]
fn folders_are_made_entered_listed_and_removed() {
    let files = [("d/x.txt", "abc"), ("d/f.m", "function f()\ndisp('f')\n"), ("d/e/y.txt", "")];
    let program = "cd d; disp(pwd); f; disp(fileread('x.txt')); s = dir('*.txt'); disp(s.name); \
                   disp(s.bytes); disp(exist('e', 'dir')); disp(exist('e')); disp(exist('x.txt')); \
                   cd ..; disp(exist('f')); mkdir('n/m'); disp(isfolder('n/m')); \
                   [ok, why] = rmdir('n'); disp(ok); rmdir('n', 's'); disp(isfolder('n')); \
                   ls d; try, cd nowhere, catch e, disp(e.identifier), end; disp(pwd)";
    let expected = [
        "/d",
        "f",
        "abc",
        "x.txt",
        "3",
        "7",
        "7",
        "2",
        "0",
        "1",
        "0",
        "0",
        "e",
        "f.m",
        "x.txt",
        "MATLAB:cd:NonExistentFolder",
        "/",
    ];
    assert_eq!(printed(&files, program), expected);
}

#[test]
fn scripts_run_where_they_lie_and_share_variables() {
    let files = [
        ("s/one.m", "a = here(); two; disp(mfilename); disp(mfilename('fullpath'))\n"),
        ("s/two.m", "b = a + 1;\n"),
        ("s/here.m", "function y = here()\ny = 7;\n"),
        ("s/bad.m", "error('x:y', 'bad')\n"),
        ("s/fn.m", "function fn()\ndisp('first')\nend\nfunction more()\nend\n"),
    ];
    let program = "run('s/one.m'); disp(b); disp(pwd); run s/fn; \
                   try, run('s/bad'), catch e, disp(e.identifier), end; disp(pwd)";
    assert_eq!(printed(&files, program), ["one", "/s/one", "8", "/", "first", "x:y", "/"]);
}

#[test]
fn a_function_that_is_written_anew_is_compiled_anew() {
    let program = "t = 'function y = made()%sy = %d;';\n\
                   for k = 1:3\n f = fopen('made.m', 'w'); fprintf(f, t, 10, k); fclose(f); disp(made())\nend\n\
                   delete('made.m'); disp(exist('made'))";
    assert_eq!(printed(&[], program), ["1", "2", "3", "0"]);
}

#[test]
fn a_program_knows_who_called_it() {
    let files = [
        ("f.m", "function f()\ng;\n"),
        ("g.m", "function g()\ns = dbstack; disp({s.name}); disp(s(1).line)\n"),
    ];
    assert_eq!(printed(&files, "f"), ["{'g'}    {'f'}", "2"]);
}

#[test]
fn functions_of_a_test_file_are_tests() {
    let test = "function tests = adding_test\ntests = functiontests(localfunctions);\nend\n\
                function setupOnce(t)\nt.TestData.k = 3;\nend\n\
                function testGood(t)\nverifyEqual(t, 1 + 2, t.TestData.k)\nt.assertEqual([1 2.001], [1 2], 'AbsTol', 0.01)\nend\n\
                function testBad(t)\nverifyEqual(t, 4, 5)\nassertEmpty(t, 1)\nerror('not reached')\nend\n\
                function leftOutTest(t)\nassumeTrue(t, false)\nend\n\
                function helper(t)\nend\n";
    let program = "t = evalc('r = runtests(''adding_test'');'); disp(numel(r)); disp([r.Passed; r.Failed; r.Incomplete]); \
                   disp(r(1).Name); disp(contains(t, 'the value is 4, expected 5')); disp(contains(t, 'not reached'))";
    let shown = printed(&[("adding_test.m", test)], program);
    let expected = ["3", "1   0   0", "0   1   0", "0   1   1", "adding_test/testGood", "1", "0"];
    assert_eq!(shown, expected);
}

#[test]
fn methods_of_a_class_are_tests() {
    let test = "classdef AddingTest < matlab.unittest.TestCase
  properties (TestParameter)
    n = {1, 2}
    kind = struct('small', 1, 'large', 100)
  end
  properties
    k
  end
  methods (TestClassSetup)
    function once(t), t.k = 10; end
  end
  methods (TestMethodSetup)
    function each(t), t.k = t.k + 1; t.addTeardown(@disp, 'after'); end
  end
  methods (Test)
    function good(t), t.verifyEqual(t.k, 11); verifyTrue(t, true); t.helper(); end
    function bad(t), t.verifyEqual(1, 2); t.assertEmpty(1); error('not reached'); end
    function many(t, n, kind), t.verifyLessThan(n, 3); t.verifyGreaterThan(kind, n); end
  end
  methods
    function helper(t), t.verifyError(@() error('A:b', 'c'), 'A:b'); t.verifyMatches('abc', '^a'); end
  end
end
";
    let program = "t = evalc('r = runtests(''AddingTest'');'); disp(numel(r)); disp([r.Passed; r.Incomplete]); \
                   disp({r.Name}'); disp(numel(strfind(t, 'after'))); disp(contains(t, 'not reached')); \
                   s = testsuite('AddingTest'); r = run(s(end)); disp(r.Passed); \
                   r = run(AddingTest, 'good'); disp(r.Passed); disp(numel(testsuite(pwd))); disp(exist('AddingTest', 'class'))";
    let expected = [
        "6",
        "1   0   0   1   0   1",
        "0   1   0   0   0   0",
        "{'AddingTest/good'                     }",
        "{'AddingTest/bad'                      }",
        "{'AddingTest/many(n=value1,kind=small)'}",
        "{'AddingTest/many(n=value1,kind=large)'}",
        "{'AddingTest/many(n=value2,kind=small)'}",
        "{'AddingTest/many(n=value2,kind=large)'}",
        "6",
        "0",
        "after",
        "1",
        "after",
        "1",
        "6",
        "8",
    ];
    assert_eq!(printed(&[("AddingTest.m", test)], program), expected);
}

#[test]
fn the_stack_tells_whole_paths_where_it_is_asked_for_them() {
    let files = [("deep/inner.m", "function s = inner(varargin)\ns = dbstack(varargin{:});\n")];
    let program =
        "addpath('deep'); s = inner('-completenames'); disp(s(1).file); disp(numel(inner(1)))";
    assert_eq!(printed(&files, program), ["/deep/inner.m", "0"]);
}

#[test]
fn a_script_that_is_called_stands_on_the_stack() {
    let files =
        [("outer.m", "function outer\nmiddle\ndisp({s.name});\n"), ("middle.m", "s = dbstack;\n")];
    assert_eq!(printed(&files, "outer"), ["{'middle'}    {'outer'}"]);
}

#[test]
fn what_is_only_read_may_lie_on_the_search_path() {
    let files = [("lib/data.txt", "hello")];
    let program = "disp(fopen('data.txt')); addpath lib; f = fopen('data.txt'); disp(fgetl(f)); fclose(f); \
                   disp(fileread('data.txt')); disp(fopen('data.txt', 'r+')); disp(fopen('./data.txt'))";
    assert_eq!(printed(&files, program), ["-1", "hello", "hello", "-1", "-1"]);
}

#[test]
fn classes_of_the_library_are_imported() {
    let test = "classdef TestSum < matlab.unittest.TestCase
        methods (Test)
            function one(t), t.verifyEqual(1 + 1, 2), end
            function two(t), t.verifyEqual(1 + 1, 3), end
        end
    end";
    let files = [("TestSum.m", test)];
    let program = "import matlab.unittest.TestSuite
        s = TestSuite.fromFile('TestSum.m'); disp(numel(s)), import matlab.unittest.*, r = run(TestSuite.fromFile('TestSum.m'));
        t = table(r); disp(t.Name), disp([t.Passed t.Failed])";
    let all = printed(&files, program);
    assert!(all.starts_with(&["2".to_owned()]), "{all:?}");
    assert!(all.ends_with(&["1   0".to_owned(), "0   1".to_owned()]), "{all:?}");
    let one = printed(&files, "r = runtests('TestSum.m', 'Name', 'TestSum/one'); disp(numel(r))");
    assert_eq!(one.last().map(String::as_str), Some("1"));
}

#[test]
fn options_come_behind_arguments_that_repeat() {
    let join = "function [n, o] = join(x, o)
        arguments (Repeating)
            x {check.text}
        end
        arguments
            o.By (1,1) double = 7
        end
        n = numel(x);
    end";
    let rest = "function r = rest(~, a)
        arguments
            ~
            a.x = 1
        end
        r = a.x;
    end";
    let check = "function text(x), if ~ischar(x), error('it is no text'), end, end";
    let files = [("join.m", join), ("rest.m", rest), ("+check/text.m", check)];
    let counts = "[n, o] = join('a', 'b', 'By', 2); disp([n o.By]), [n, o] = join('By', 3); disp([n o.By]), [n, o] = join('a'); disp([n o.By])";
    assert_eq!(printed(&files, counts), ["2     2", "0     3", "1     7"]);
    assert_eq!(printed(&files, "disp(rest(1, 'x', 4))"), ["4"]);
    assert!(printed(&files, "join('a', 5)").concat().contains("it is no text"));
}
