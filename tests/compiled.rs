//! Loops that are compiled leave what the interpreter leaves: bits, errors with their lines, and the order of output.
//! Every program runs interpreted and as regions, compiled at the first turn and later, with ticks far apart and close.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use matgpu::session::{Compiling, LoopCounts, Options, Session};
use pollster::block_on;

/// What a program prints and fails with, and what was compiled of it.
fn run(text: &str, compiled: Option<u16>, tick: u32) -> (String, LoopCounts) {
    let mut session = Session::new(Options { tick, ..Options::default() });
    if compiled.is_some() {
        session.compile_loops(Compiling::Evaluated, compiled);
    }
    let said = match block_on(session.run(text, "program")) {
        Ok(output) => output.text,
        Err(failure) => {
            format!("{}{}", failure.output.text, session.render(&failure.errors[0]))
        }
    };
    (said, session.loop_counts())
}

/// Compares the ways to run a program; at the first turn it has to be compiled and entered.
fn same(text: &str) {
    let (expected, _) = run(text, None, 20_000);
    for (after, tick) in [(1, 20_000), (1, 7), (3, 50), (10, 1_000)] {
        let (got, counts) = run(text, Some(after), tick);
        assert_eq!(got, expected, "compiled after {after}, ticks of {tick}:\n{text}");
        assert!(after > 1 || counts.entered > 0, "nothing was compiled:\n{text}");
    }
}

#[test]
fn arithmetic_has_the_same_bits() {
    same("s = 0; for i = 1:500, s = s + mod(i, 7) * 2 - rem(-i, 3) / 8; end, disp(num2hex(s))");
    same(
        "s = 1; for x = 0.1:0.1:9.9, s = s + sin(x) * exp(-x) - x^3 + x^2 / 7 + 2^x; end, disp(num2hex(s))",
    );
    same(
        "s = 0; for k = 10:-0.5:-10, s = s + floor(k) * abs(k) + ceil(k / 3) - fix(k) + round(k) + sign(k); end\nfprintf('%s\\n', num2hex(s))",
    );
    same(
        "m = 5; n = -5; for k = 1:50, m = max(m, mod(k * 7, 13)); n = min(n, NaN); n = min(n, -mod(k, 5)); end\nfprintf('%g %g\\n', m, n)",
    );
    same(
        "z = 0; for k = 1:40, z = floor(-0.5) * 0; w = 1 / ceil(-0.5); end, disp([num2hex(z) num2hex(w)])",
    );
    same(
        "t = true; c = 0; for k = 1:60, t = ~t; b = k > 20 & t | k == 7; c = c + t + b * 2 - (b == t); end, disp(c), disp(class(t)), disp(class(b))",
    );
    same(
        "s = 0; for k = 1:60, s = s + (-k)^2 - k^0.5 + 3 \\ k + +k; if ~s, s = 1; end, end, disp(num2hex(s)), disp(pi)",
    );
}

#[test]
fn control_goes_the_same_way() {
    same(
        "n = 27; c = 0; while n ~= 1, if mod(n, 2) == 0, n = n / 2; else, n = 3 * n + 1; end, c = c + 1; end, disp(c)",
    );
    same(
        "c = 0; for i = 1:30, for j = 1:i, if j == 7, continue, end, if i * j > 200, break, end, c = c + j; end, end, fprintf('%d %d %d\\n', c, i, j)",
    );
    same(
        "c = 0; for i = 1:20, for j = i:-1:5, c = c + 1; end, k = 0; while k < 3 && (i > 4 || k < 2), k = k + 1; c = c + k; end, end, disp(c), disp(j)",
    );
    same(
        "c = 0; k = 0; while true, k = k + 1; switch mod(k, 4), case 0, c = c + 1; case {1, 2}, c = c + 10; otherwise, c = c - 1; end, if k > 80, break, end, end, disp(c)",
    );
    same("for i = 1:40, if i == 33, found = i; end, end, disp(found)");
    same("x = 0; for i = 1:40, if i == 20, x = 'text'; elseif i == 21, x = 5; end, end, disp(x)");
    same(
        "for i = 1:30, y = i > 10; if y, z = i; else, z = false; end, end, disp(z), disp(class(z)), disp(i)",
    );
    same("for k = 1:3, for i = 1:30, a = i; end, for i = 1:0, end, disp(size(i)), end");
    same(
        "function r = f(n)\nr = 0;\nfor i = 1:n\n t = i; while t > 2\n t = t - 3;\n r = r + t;\n end\nend\nend\ndisp(f(50))",
    );
    same(
        "function r = f(n)\nr = 0;\nfor i = 1:n\n if i > 35, r = -i; return, end\n r = r + i;\nend\nend\ndisp(f(50)), disp(f(9))",
    );
    same("k = 0; do\n k = k + 1; until k >= 70\ndisp(k)");
}

#[test]
fn output_and_calls_come_in_order() {
    same("for i = 1:60, s = i * 2; if mod(i, 25) == 0, fprintf('%d %d\\n', i, s); end, end");
    same("s = 0; for i = 1:60, s = s + rand; if s > 10, s = 0; disp(i), end, end, disp(rand)");
    same(
        "function r = g(x)\nr = x * 2;\nend\ns = 0; for i = 1:40, for j = 1:10, s = s + j; end, s = s + g(i); end, disp(s)",
    );
    same(
        "function r = h(varargin)\nr = numel(varargin);\nend\nc = 0; for i = 1:40, if i > 38, c = c + h(i, i); end, mod = i; c = c + mod(1); clear mod; end, disp(c)",
    );
}

#[test]
fn arrays_are_read_and_written() {
    same(
        "x = 0:0.1:4; s = 0; for i = 1:41, s = s + x(i); end, disp(num2hex(s)), x(2) = 7; disp(x(1:3)), disp(size(0:0.1:4))",
    );
    same(
        "x = zeros(1, 50); for i = 1:50, x(i) = i^2 / 3; end, s = 0; for i = 1:50, s = s + x(i) * x(end - i + 1); end, disp(num2hex(s)), disp(size(x))",
    );
    same(
        "n = 12; A = rand(n); B = rand(n); C = zeros(n); for i = 1:n, for j = 1:n, s = 0; for k = 1:n, s = s + A(i,k) * B(k,j); end, C(i,j) = s; end, end\nfprintf('%s\\n', num2hex(C(:)).');",
    );
    same(
        "n = 200; p = true(1, n); p(1) = false; for i = 2:14, if p(i), for j = i*i:i:n, p(j) = false; end, end, end, disp(sum(p)), disp(class(p))",
    );
    same(
        "x = 1:20; y = x + 0; z = y; for i = 1:20, y(i) = -y(i); end, disp(sum(z)), disp(sum(y)), disp(x(3))",
    );
    same(
        "x = []; for i = 1:60, x(end + 1) = i; end, disp(sum(x)), y = zeros(2, 2); for i = 1:40, y(i, 3) = i; end, disp(size(y))",
    );
    same(
        "x = zeros(3, 40); for j = 1:numel(x), x(j) = size(x, 1) * j + size(x, 2); end, for j = 1:40, x(2, j) = x(1, j) + x(end, j); end, disp(sum(x(:)))",
    );
    same(
        "x = zeros(1, 60); for i = 1:60, if i == 40, x(i) = 1i; else, x(i) = i; end, end, disp(x(40)), disp(x(41))",
    );
    same("x = int8(zeros(1, 40)); s = 0; for i = 1:40, s = s + i; x(i) = s; end, disp(x), disp(s)");
}

#[test]
fn errors_are_the_interpreters() {
    same("x = ones(1, 40);\ns = 0;\nfor i = 1:60\n  s = s + x(i);\nend");
    same("x = ones(3, 40);\ns = 0;\nfor i = 1:60\n  s = s + x(2, i);\nend");
    same("x = ones(1, 40);\nfor i = 10:60\n  x(1.5 * (i > 49) + i * 0.5 * 2 - 9) = 3;\nend");
    same("x = ones(1, 40); s = 0;\nfor i = 40:-1:-3\n  s = s + x(i);\nend");
    same("s = 1;\nfor i = 1:60\n  s = s * 1e10;\n  if s - s\n    disp(i)\n  end\nend");
    same("for i = 1:60\n  if i > 50, y = undefined_name + i; end\n z = i;\nend");
    same("s = 0; for i = 1:60, s = sqrt(40 - i); end, disp(s)");
    same("s = 0; for i = 1:60, s = log(30 - i) + asin(i / 50) + (30 - i)^1.5; end, disp(s)");
    same(
        "try\n x = ones(1, 5); for i = 1:50, x(i + 0) * 2; end\ncatch e\n disp(e.message), disp(i)\nend",
    );
    same(
        "s = 0; for i = 1:50, try, if i == 45, error('a:b', 'no %d', i), end, s = s + i; catch e, disp(e.message), end, end, disp(s)",
    );
}

/// What a loop became is shown, and why one was not compiled.
#[test]
fn inspect_shows_what_a_loop_became() {
    let mut session = Session::new(Options::default());
    let text =
        "s = 0;\nfor i = 1:20\n  s = s + sqrt(i);\nend\nc = {};\nfor i = 1:9\n  c{i} = 1;\nend";
    let shown = block_on(session.inspect_run(text, "wasm")).unwrap();
    assert!(shown.contains("the loop of line 2 is compiled:\n(func"), "{shown}");
    assert!(shown.contains("f64.sqrt") && shown.contains("f64.add"), "{shown}");
    let why = "the loop of line 6 is interpreted: every turn comes to what is not compiled: c{i} = 1 (line 7)";
    assert!(shown.contains(why), "{shown}");
}

#[test]
fn functions_are_called() {
    same(
        "function r = f(x)\nr = x * 2 + 1;\nend\ns = 0; for i = 1:200, s = s + f(i); end, disp(s)",
    );
    same(
        "function r = fib(n)\nif n < 2\n r = n;\nelse\n r = fib(n - 1) + fib(n - 2);\nend\nend\nfor i = 1:15, x = fib(i); end, disp(x), disp(fib(16))",
    );
    same(
        "function [a, b] = two(x, y)\na = x + y;\nif nargout > 1, b = x - y; end\nif nargin < 2, a = 0; end\nend\ns = 0; for i = 1:100, [p, q] = two(i, s); s = s + p / 3 - q + two(q, 1); end, disp(num2hex(s))",
    );
    same(
        "function r = even(n)\nif n == 0, r = true; else, r = odd(n - 1); end\nend\nfunction r = odd(n)\nif n == 0, r = false; else, r = even(n - 1); end\nend\nc = 0; for i = 1:60, if even(i), c = c + i; end, end, disp(c), disp(class(even(3)))",
    );
    same(
        "function r = f(x, n)\nif nargin < 2, n = 3; end\nr = 0; for k = 1:n, t = x * k; if t > 10, r = r + t; else, u = t; r = r - u; end, end\nend\ns = 0; for i = 1:80, s = s + f(i) - f(i, mod(i, 9)); end, disp(s)",
    );
    same(
        "function s = total(v)\ns = 0; for k = 1:numel(v), s = s + v(k); end\nend\nx = zeros(1, 30); for i = 1:90, x(mod(i, 30) + 1) = i; t = total(x); end, disp(t), disp(sum(x))",
    );
    same(
        "function [q, r] = divide(a, b)\nq = floor(a / b); r = a - q * b;\nend\nfunction r = gcd2(a, b)\nwhile b ~= 0, [~, t] = divide(a, b); a = b; b = t; end\nr = a;\nend\ns = 0; for i = 1:60, for j = 1:20, s = s + gcd2(i, j); end, end, disp(s)",
    );
}

#[test]
fn handles_are_called() {
    same(
        "a = 3; f = @(x) x^2 + a; s = 0; for i = 1:100, s = s + f(i) - f(s / 100); end, disp(num2hex(s))",
    );
    same(
        "f = @sin; g = @(x) cos(x); h = @(x, y) max(x, y); s = 0; for i = 1:100, s = s + f(i) * g(i) + h(i, 50); end, disp(num2hex(s))",
    );
    same(
        "function y = rk4(f, t, y, h)\nk1 = f(t, y); k2 = f(t + h / 2, y + h * k1 / 2); k3 = f(t + h / 2, y + h * k2 / 2); k4 = f(t + h, y + h * k3);\ny = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);\nend\nc = 0.5; f = @(t, y) -c * y + sin(t); y = 1; for i = 1:200, y = rk4(f, i / 100, y, 0.01); end, disp(num2hex(y))",
    );
    same(
        "x = [3 1 4 1 5]; f = @(k) x(k); g = @(k) f(k) * 2; s = 0; for i = 1:60, s = s + g(mod(i, 5) + 1) + f(1); end, disp(s)",
    );
    same(
        "function r = twice(x)\nr = 2 * x;\nend\nf = @twice; s = 0; for i = 1:80, s = s + f(i); if i == 40, f = @(x) x / 2; end, end, disp(s)",
    );
    same(
        "f = @(x) x + 1; s = 0; for i = 1:60, for j = 1:3, s = f(s); end, f = @(x) x + i; end, disp(s)",
    );
    same(
        "function r = f(x)\nr = 0; for k = 1:3, r = r + mod(x, k); end\nend\ndisp(sum(arrayfun(@f, 1:100))), disp(cellfun(@(x) f(x) * 2, {4, 5, 6}))",
    );
}

/// Arrays that were captured are read and written once their elements are there.
#[test]
fn captured_arrays_are_read_and_written() {
    let run = |text: &str, compiled: bool| {
        let mut session = Session::new(Options::default());
        session.use_device(None, matgpu::plan::Offload::Always);
        if compiled {
            session.compile_loops(Compiling::Evaluated, Some(8));
        }
        let text = block_on(session.run(text, "program")).unwrap().text;
        (text, session.loop_counts())
    };
    for text in [
        "x = ones(1, 200) * 3; s = 0; for i = 1:200, s = s + x(i); end, disp(s), disp(sum(x))",
        "x = (1:200) * 2; y = x; for i = 1:200, x(i) = x(i) + i; end, disp(sum(x)), disp(sum(y))",
        "x = (1:200) > 9; c = 0; for i = 1:200, if x(i), c = c + 1; end, end, disp(c)",
        "A = sparse(300, 300); for i = 1:300, A(i, i) = A(i, i) + i; end, disp(nnz(A)), disp(issparse(A))",
    ] {
        let (expected, (got, counts)) = (run(text, false).0, run(text, true));
        assert_eq!(got, expected, "{text}");
        assert!(counts.entered > 0 && counts.left < 100, "{counts:?}:\n{text}");
    }
}

/// A function that returns soon for its first arguments is not left to the interpreter for the others.
#[test]
fn a_function_that_loops_stays_compiled_for_other_arguments() {
    let text = "function n = turns(a)\n n = 0;\n for k = 1:50\n  n = n + 1;\n  if n >= a, break, end\n end\nend
x = [ones(1, 100) 40 * ones(1, 100)]; disp(sum(arrayfun(@turns, x)))";
    let (_, counts) = run(text, Some(1), 1 << 30);
    assert!(counts.entered >= 190, "{counts:?}");
}

/// Nor is a loop that is broken off soon at first, within what is not compiled.
#[test]
fn a_loop_that_is_broken_off_soon_stays_compiled() {
    let text = "c = {}; s = 0; for k = 1:200, c{1} = sprintf('%d', k); n = 0; while true, n = n + 1; if n > 50 * (k > 100), break, end, end, s = s + n; end, disp(s)";
    let (_, counts) = run(text, Some(1), 1 << 30);
    assert!(counts.entered >= 190, "{counts:?}");
    same(text);
}

/// Functions are compiled with the loops that call them, not left at each call.
#[test]
fn calls_stay_compiled() {
    let left = |text: &str| {
        let (_, counts) = run(text, Some(1), 1 << 30);
        assert!(counts.compiled > 0, "nothing was compiled:\n{text}");
        counts.left
    };
    let programs = [
        "function r = fib(n)\nif n < 2\n r = n;\nelse\n r = fib(n - 1) + fib(n - 2);\nend\nend\nfor i = 1:15, x = fib(i); end",
        "function y = rk4(f, t, y, h)\nk1 = f(t, y); k2 = f(t + h / 2, y + h * k1 / 2);\ny = y + h / 2 * (k1 + k2);\nend\nc = 0.5; f = @(t, y) -c * y + sin(t); y = 1; for i = 1:200, y = rk4(f, i / 100, y, 0.01); end",
        "function s = total(v, a, b)\ns = 0; for k = a:b, if v(k) > 3, t = v(k); s = s + t; end, end\nend\nx = (1:30) / 2; for i = 1:90, t = total(x, 2, 20); end",
        "function [a, b] = two(x)\na = x; b = x > 3;\nend\ns = 0; for i = 1:90, [p, q] = two(i); if q, s = s + p; end, end",
    ];
    for text in programs {
        assert!(left(text) <= 4, "{} exits:\n{text}", left(text));
    }
}

#[test]
fn calls_fail_as_the_interpreters() {
    same(
        "function r = f(x)\ny = [1 2 3];\nr = y(x);\nend\ns = 0;\nfor i = 1:60\n  s = s + f(mod(i, 3) + 1 + (i == 50));\nend",
    );
    same(
        "function r = f(v, k)\nr = v(k) + 1;\nend\nv = ones(1, 40); s = 0;\nfor i = 1:60\n  s = s + f(v, i);\nend",
    );
    same("function r = f(n)\nr = 1 + f(n + 1);\nend\nfor i = 1:3\n  f(1)\nend");
    same(
        "function r = f(n)\nif n == 0, r = 0; else, r = 1 + f(n - 1); end\nend\ns = 0; for i = 1:5, s = s + f(200); end, disp(s), f(300)",
    );
    same("function r = f(x)\nif x < 50, r = x; end\nend\ns = 0; for i = 1:60, s = s + f(i); end");
    same(
        "function r = f(x, y)\nr = x + y;\nend\ns = 0; for i = 1:60, if i > 50, s = f(i); else, s = f(i, s); end, end",
    );
    same(
        "function r = f(x)\nr = x;\nend\nfor i = 1:60, if i > 50, [a, b] = f(i); else, a = f(i); end, end",
    );
    same(
        "function r = f(x)\nr = sqrt(10 - x);\nend\ns = 0; for i = 1:60, s = s + f(i); end, disp(s)",
    );
    same(
        "function r = g(x)\nif x == 45, error('a:b', 'no %d', x), end\nr = x;\nend\nfunction r = f(x)\nr = g(x) + 1;\nend\ns = 0; try, for i = 1:60, s = s + f(i); end, catch e, disp(e.message), disp(numel(e.stack)), end, disp(s), disp(i)",
    );
    same(
        "function r = f(x)\nfprintf('%d ', x); r = x * 2;\nend\ns = 0; for i = 1:40, s = s + f(i); end, disp(s)",
    );
    same(
        "function r = f(x)\nr = x + rand;\nend\ns = 0; for i = 1:40, s = s + f(i); end, disp(s), disp(rand)",
    );
    same(
        "function r = f(x)\nx(2) = 7; r = x(1) + x(2);\nend\nv = [1 2 3]; s = 0; for i = 1:40, s = s + f(v); v(1) = i; end, disp(s), disp(v)",
    );
    same(
        "function r = f(x)\nglobal G\nG = G + x; r = G;\nend\nglobal G\nG = 0; s = 0; for i = 1:40, s = s + f(i); end, disp(s), disp(G)",
    );
    same(
        "function r = f(x)\npersistent n\nif isempty(n), n = 0; end\nn = n + 1; r = n * x;\nend\ns = 0; for i = 1:40, s = s + f(i); end, disp(s)",
    );
}

#[test]
fn variables_may_have_no_value_yet() {
    same(
        "function r = f(n)\nr = 0; for k = 1:n, if k > 3, t = k * 2; end, if k > 5, r = r + t; end, end\nend\ns = 0; for i = 1:70, s = s + f(mod(i, 9)); end, disp(s)",
    );
    same(
        "function r = f(n)\nif n > 2, t = n; b = n > 3; end\nif n > 1, r = t; if b, r = -r; end, else, r = 0; end\nend\ns = 0; for i = 1:70, s = s + f(3 + mod(i, 9)); end, disp(s), f(2)",
    );
    same(
        "function r = f(n)\nif n > 2, t = 5; else, u = 6; end\nr = 0; if exist('t', 'var'), r = r + 1; end\nif exist('u', 'var'), r = r + 2; end\nend\ns = 0; for i = 1:50, s = s + f(mod(i, 5)); end, disp(s)",
    );
    same(
        "for i = 1:60, if i == 50, z = i > 3; end, if i > 55, y = z; end, end, disp(y), disp(class(z)), disp(z)",
    );
}

#[test]
fn subscripts_follow_the_turns_of_loops() {
    // Whole and other ranges, upward and downward, with constants added, entered at every turn.
    same(
        "x = (1:50) / 3; s = 0; for i = 2:49, s = s + x(i) - x(i - 1) * x(i + 1); end, disp(num2hex(s))",
    );
    same(
        "x = (1:50) / 3; s = 0; for i = 49:-3:2, s = s + x(1 + i) - x(i - 1); x(i) = s; end, disp(num2hex(x)), disp(i)",
    );
    same(
        "x = 1:50; s = 0; for i = 0.5:0.5:40, if mod(i, 1) == 0, s = s + x(i) - x(i + 2); end, end, disp(s)",
    );
    same(
        "A = reshape(1:80, 8, 10); s = 0; for j = 2:9, for i = 2:7, s = s + A(i - 1, j + 1) * A(i, j); A(i, j) = s; end, end, disp(num2hex(A))",
    );
    // The variable of a loop is what it is, whatever it was before the loop and becomes in it.
    same(
        "x = 1:90; s = 0; for k = 1:40, j = k + 0; s = s + x(j); for j = 1:2, s = s + x(j + k); end, s = s + x(j); j = 2 * j; s = s + x(j); end, disp(s)",
    );
    same(
        "x = 1:90; s = 0; for i = 1:40, k = i; if k > 7, i = i + 2; end, s = s + x(i) + x(k); i = 7; s = s - x(i); end, disp(s), disp(i)",
    );
    same(
        "x = 1:90; s = 0; for i = 1:40, if i > 9, k = i + 1; else, k = i + 2; end, s = s + x(k); end, disp(s)",
    );
    // Dividends, too, of either sign.
    same(
        "s = 0; for i = -30:40, s = s + mod(i, 7) * 3 + rem(i - 1, 4) - mod(2 + i, i) + mod(i, -3) + rem(i, 0.5); end, disp(num2hex(s))",
    );
    same(
        "s = 0; for i = -3:0.25:9, s = s + mod(i, 2) + rem(i - 1, 3); end, disp(num2hex(s)), for i = -2:60, z = mod(-i, 2); w = rem(i, 2); disp([num2hex(z) num2hex(w)]), end",
    );
    // What is no subscript fails as before.
    same("x = 1:40; s = 0; for i = 1:60, s = s + x(i); end");
    same("x = 1:40; s = 0; for i = 30:-1:-5, s = s + x(i); end");
    same("x = 1:40; s = 0; for i = 30:-1:1, s = s + x(i - 2); end");
    same("x = 1:40; s = 0; for i = 1:0.25:60, s = s + x(i + 1); end");
    same("x = 1:40; for i = 1:60, x(i + 1) = i; end, disp(x)");
    same("A = ones(4, 5); s = 0; for i = 1:60, s = s + A(2, i); end");
    same("A = ones(4, 50); s = 0; for i = 1:60, s = s + A(i, 2); end");
    same(
        "x = 1:9; s = 0; for i = 2147483600:2147483700, if i < 2147483600, s = s + x(i); end, s = s + i; end, disp(s)",
    );
    // Negative zero and large numbers are the loop's own.
    same("for i = -40:0, z = i; end, disp(num2hex(z)), for i = -0:40, disp(num2hex(i)), end");
    same("for i = 40:-1:-0, z = i; disp(num2hex(z)), end");
    same("s = 0; for i = 1e15:1e13:2e15, s = s + i; end, disp(num2hex(s))");
    same("s = 0; for i = 1073741800:1073741860, s = s + i; end, disp(num2hex(s)), disp(i)");
    same("s = 0; for i = 5:0, s = i; end, for k = 1:60, for i = k:5, s = s + i; end, end, disp(s)");
    // A function with loops of its own, given arrays.
    same(
        "function s = total(v, w, n)\ns = 0; for k = 1:n, for l = k:n, s = s + v(k) * w(l); end, end\nend\nx = (1:9) / 7; y = x * 3; z = 0; for i = 1:60, z = z + total(x, y, 1 + mod(i, 9)) + x(2) * y(3); end, disp(num2hex(z))",
    );
}

#[test]
fn small_functions_take_the_place_of_their_calls() {
    same(
        "function r = half(x, y)\nif x > y, r = x / 2; else, r = 1; end\nend\ns = 0; for i = 1:200, s = s + half(i, s) * half(s, i); end, disp(num2hex(s))",
    );
    // Its variables begin anew at each call, also where it calls another one, and results do not change what is given.
    same(
        "function [a, b] = swap(x, y)\na = y; b = x;\nend\np = 1; q = 2; for i = 1:70, [p, q] = swap(p, q + i); [p, q] = swap(q, p); end, disp([p q])",
    );
    same(
        "function r = inner(x)\nif x > 3, t = x; else, t = -x; end\nr = t;\nend\nfunction r = outer(x, y)\nr = inner(x) * 3 + inner(y);\nend\ns = 0; for i = 1:90, s = s + outer(mod(i, 7), i) - inner(i); end, disp(s)",
    );
    same(
        "a = 0.5; f = @(x) a * x + 1; g = @(x, y) f(x) - f(y) * (x > y); s = 0; for i = 1:90, s = g(s, f(i)); end, disp(num2hex(s))",
    );
    same(
        "function r = is(x)\nr = x > 3 & x < 40;\nend\ns = 0; for i = 1:90, if is(i), s = s + 1; end, b = is(s); end, disp(s), disp(class(b))",
    );
    // What the loop shows calls nothing.
    let mut session = Session::new(Options::default());
    let text = "s = 0;\nfor i = 1:20, s = s + half(i); end\nfunction r = half(x)\nr = x / 2;\nend";
    let shown = block_on(session.inspect_run(text, "wasm")).unwrap();
    let first = shown.split("a function called from it").next().unwrap_or_default();
    assert!(first.contains("f64.div") && !first.contains("call $"), "{shown}");
    // At the limit of calls the error is the interpreter's.
    same(
        "function r = one(x)\nr = x + 1;\nend\nfunction r = deep(n)\nif n == 0, r = one(n); else, r = deep(n - 1) + one(n); end\nend\nfor i = 1:300, r = i; try, r = deep(i); catch e, disp(e.identifier), disp(i), break, end, end, disp(r)",
    );
}

#[test]
fn integers_round_and_saturate() {
    for class in ["int8", "uint8", "int16", "uint16", "int32", "uint32"] {
        let with = |text: &str| same(&text.replace("CLASS", class));
        with(
            "a = CLASS(0); b = CLASS(7); s = 0; for i = -40:40, a = CLASS(i * 3.5) + b; b = a - i / 4; s = s + double(a) * i - double(b); b = b / 3; end, disp(num2hex(s)), disp(a), disp(b), disp(class(b))",
        );
        with(
            "a = CLASS(1); for i = 1:60, a = a * 3 - 1; if a > 100, a = -a; end, c = 7 / a; d = a / 0; e = c \\ a; f = (a - a) / 0; end, disp([a c d e f]), disp(class(c))",
        );
        with(
            "x = zeros(1, 50, 'CLASS'); for i = 1:50, x(i) = i * 1e9 - 2e10; x(i) = x(i) / 3 + 0.5; end, for i = CLASS(50), for k = 1:60, y = x(i); end, end, disp(x), disp(class(y))",
        );
        with(
            "k = CLASS(0); s = 0; for i = 1:70, k = k + 1; if mod(k, 3) == 1, s = s + double(mod(k, CLASS(4))) + double(rem(k, 7)); end, m = max(k, 20); n = min(CLASS(9), k); p = abs(n - 20); q = floor(p) + round(m); end, disp(s), disp([m n p q]), disp(class(q))",
        );
        with(
            "a = CLASS(5); b = CLASS(0); s = 0; for i = 1:60, if a & b | ~b, s = s + 1; end, t = ~a; b = CLASS(i > 30); if b, s = s + 10; end, u = +b; v = -b; end, disp(s), disp(t), disp([u v]), disp(class(t))",
        );
        with(
            "x = CLASS(1:60); c = 0; for i = 1:60, switch x(i), case 7, c = c + 1; case 'a', c = c + 100; otherwise, c = c + 0.5; end, end, disp(c)",
        );
    }
    // Half of anything that is odd, on both sides of zero, and what is not a number.
    same(
        "s = int32(0); for i = -50:50, s = s + int32(i / 2) * 2 - int32(i) / int32(2) + int32(i * 0.49999999999999994); end, disp(s), n = int16(3); for i = 1:60, n = n + (i > 50) * NaN; end, disp(n)",
    );
    same(
        "s = uint8(200); t = 0; for i = 1:60, s = s + uint8(i); t = t + double(s == 255) + (s > 254.5) + (s ~= uint8(9)); end, disp(s), disp(t)",
    );
    // What may not be combined fails as before; what is not compiled goes on.
    same("a = int8(1); for i = 1:60, a = a + 1; if i == 50, a = a + int16(1); end, end");
    same(
        "a = int32(1); s = 0; for i = 1:60, a = a + 1; b = a ^ 2; c = bitand(a, 12); d = idivide(a, int32(7)); e = int64(a) + 1; s = s + double(b) + double(c) + double(d) + double(e); end, disp(s), disp(class(e))",
    );
    same(
        "x = 1:60; i = uint8(1); s = 0; while i < 60, s = s + x(i); i = i + 1; end, disp(s), x(i + 1) = 3; for k = 1:70, s = s + x(uint8(k)); end",
    );
    same(
        "function r = f(a, b)\nr = a + b;\nend\na = int16(0); s = 0; for i = 1:60, a = f(a, i); s = s + double(f(s, 1) > a); end, disp(a), disp(s), disp(class(a))",
    );
    same(
        "A = uint8(magic(12)); B = zeros(12, 'uint8'); for j = 2:11, for i = 2:11, B(i, j) = (double(A(i - 1, j)) + double(A(i + 1, j)) + double(A(i, j - 1)) + double(A(i, j + 1))) / 4; end, end, disp(B)",
    );
    same(
        "for i = int8(1):int8(20), for k = 1:5, s = i * k; end, end, disp(s), disp(class(s)), disp(class(i))",
    );
    same(
        "for i = 1:60, if i > 20, a = int8(i); end, if i > 40, b = a * 3; end, end, disp(b), disp(class(b))",
    );
}

#[test]
fn singles_have_their_own_bits() {
    same(
        "s = single(0); for i = 1:300, s = s + i / 7; t = s * single(1.1) - i; u = t / 3; v = -abs(u) + floor(u) - ceil(t / 9); end, fprintf('%s\\n', num2hex(s), num2hex(t), num2hex(u), num2hex(v)); disp(class(v))",
    );
    same(
        "x = single(rand(1, 80)); y = zeros(1, 80, 'single'); s = single(0); for i = 1:80, y(i) = x(i) * pi + 0.1; s = s + sqrt(y(i)); y(i) = i / 3; end, disp(num2hex(s)), fprintf('%s ', num2hex(y).'); ",
    );
    same(
        "s = single(0.1); c = 0; for i = 1:80, if s == 0.1, c = c + 1; end, if s < 0.1 || s > 0.2, c = c + 2; end, if ~s, c = 0; end, m = max(s, 0.1); n = min(s, single(NaN)); end, disp(c), disp(num2hex(m)), disp(num2hex(n))",
    );
    same(
        "s = single(5); for i = 1:60, s = s - 0.25; t = sqrt(s); end, disp(t), a = single(1e30); for i = 1:60, a = a * 10; if isnan(a - a), break, end, end, disp(a), disp(i)",
    );
    same(
        "s = single(1); for i = 1:60, s = sin(s) + s ^ 2 * 1e-3 + mod(s, 0.3); d = double(s); e = single(d + 1e-9); end, disp(num2hex(s)), disp(num2hex(e))",
    );
    same("x = ones(1, 40); s = single(0); for i = 1:60, s = s + x(single(i)); end");
    same("s = single(0); for i = 1:60, if i == 50, s = s * NaN; end, if s, i; end, end");
}

#[test]
fn chars_are_read_and_written() {
    same(
        "s = 'The quick brown fox jumps over the lazy dog, 42 times or 7.'; n = 0; v = 0; for i = 1:numel(s), c = s(i); if c >= '0' && c <= '9', n = n * 10 + (c - '0'); elseif c == ' ', v = v + n; n = 0; end, end, disp(v), disp(n), disp(class(c))",
    );
    same(
        "s = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'; t = s; for i = 1:length(s), c = s(i); if c >= 'a' && c <= 'z', t(i) = mod(c - 'a' + 13, 26) + 'a'; else, t(i) = c; end, end, disp(t), disp(class(t))",
    );
    same(
        "s = repmat('some words in a row ', 1, 4); n = 0; for i = 1:length(s), switch s(i), case 'o', n = n + 1; case 'w', n = n + 100; case 32, n = -1; otherwise, n = n + 0.01; end, end, disp(n)",
    );
    same(
        "s = repmat('((a)(b', 1, 20); d = 0; m = 0; for k = s, end, for i = 1:numel(s), if s(i) == '(', d = d + 1; elseif s(i) == ')', d = d - 1; end, m = max(m, d); end, disp([d m])",
    );
    same(
        "c = 'a'; for i = 1:60, c = char(c + 1); if c > 'z', c = 'a'; end, d = +c; e = -c; f = c'; g = double(c); end, disp(c), disp([d e g]), disp(class(f)), disp(class(d))",
    );
    same(
        "a = 'kitten sitting on a mitten in the kitchen, knitting mittens for kittens'; b = 'sitting kitten'; D = zeros(numel(a) + 1, numel(b) + 1); for i = 1:numel(a), D(i + 1, 1) = i; end, for j = 1:numel(b), D(1, j + 1) = j; end, for i = 1:numel(a), for j = 1:numel(b), c = a(i) ~= b(j); D(i + 1, j + 1) = min(min(D(i, j + 1) + 1, D(i + 1, j) + 1), D(i, j) + c); end, end, disp(D(end, end))",
    );
    same(
        "s = 'aab'; for i = 1:60, if s(mod(i, 3) + 1), x = isempty(s) + numel(s(1)); end, y = s(1) * s(2) + (s(2) == 'a') + ~s(3); z = abs(s(3)) + floor(s(1)); end, disp([x y z])",
    );
    same("s = 'abc'; n = 0; for i = 1:60, n = n + s(i); end");
    same("s = ''; for i = 1:60, s = [s char(64 + i)]; c = s(i); end, disp(s), disp(c)");
}

/// Scalars of other classes than double stay compiled.
#[test]
fn other_classes_stay_compiled() {
    for text in [
        "a = int32(0); x = zeros(1, 90, 'int32'); for i = 1:90, a = a + 3; if mod(a, 2) == 1, x(i) = a * 2 + i; end, end",
        "s = single(0); for i = 1:90, s = s * 0.5 + sqrt(s); end",
        "s = repmat('a b', 1, 30); n = 0; for i = 1:90, c = s(i); if c == ' ' || c - '0' > 3, n = n + 1; s(i) = '-'; end, end",
    ] {
        let (_, counts) = run(text, Some(1), 1 << 30);
        assert!(counts.compiled > 0 && counts.left <= 4, "{counts:?}:\n{text}");
    }
}

#[test]
fn arrays_become_larger_and_smaller() {
    same("x = []; for i = 1:90, x(end + 1) = i * 2; end, disp(x), disp(size(x))");
    same(
        "x = zeros(0, 1); y = [1; 2]; for i = 1:60, x(end + 1) = i; y(end + 1) = i + x(1); y(numel(y) + 3) = 7; end, disp(size(x)), disp(y.'), z = y; z(3) = 0; disp(y(3))",
    );
    same(
        "x = 5; for i = 1:60, x(i + 2) = i; end, disp(x), A = [1 2; 3 4]; for i = 1:20, A(i, i + 1) = i; end, disp(A), B = zeros(3, 0); for i = 1:50, B(2, end + 1) = i; end, disp(B)",
    );
    same(
        "s = ''; t = 'ab'; for i = 1:60, s(end + 1) = 'a' + mod(i, 26); t(end + 1) = t(end - 1); end, disp(s), disp(t), disp(class(s))",
    );
    same(
        "x = int8([]); p = true(1, 0); f = single([]); for i = 1:60, x(end + 1) = i * 3; p(end + 1) = i > 20; f(end + 1) = i / 3; end, disp(x), disp(sum(p)), disp(class(p)), disp(num2hex(f(end)))",
    );
    // A stack and a queue, which become one element and none on the way.
    same(
        "s = []; n = 0; m = 0; for i = 1:200, if mod(i * 7, 11) < 6, s(end + 1) = i; elseif ~isempty(s), n = n + s(end); s(end) = []; end, m = max(m, numel(s)); end, disp([n m numel(s)]), disp(s), disp(size(s)), disp(class(s))",
    );
    same(
        "q = 1; c = 0; while ~isempty(q) && c < 300, k = q(1); q(1) = []; c = c + 1; if k < 40, q(end + 1) = 2 * k; q(end + 1) = 2 * k + 1; end, end, disp(c), disp(size(q)), disp(q)",
    );
    same(
        "x = (1:70).'; for i = 1:60, x(2) = []; if i > 55, disp(size(x)), end, end, disp(x.'), for i = 1:20, x(1) = []; end",
    );
    // What others have stays as it was.
    same(
        "x = [1 2 3]; y = x; c = {x}; f = @() numel(x); for i = 1:60, x(end + 1) = i; if i == 40, z = x; end, end, disp(numel(x)), disp(y), disp(c{1}), disp(f()), disp(numel(z))",
    );
    same(
        "function s = total(v)\ns = 0; for k = 1:numel(v), s = s + v(k); end\nend\nx = []; s = 0; for i = 1:70, x(end + 1) = i; s = s + total(x); if i > 60, x(1) = []; end, end, disp(s), disp(size(x))",
    );
    // Errors are those of the interpreter, and nothing has changed before them.
    same("x = ones(2, 2); for i = 1:60, if i > 50, x(i) = 1; end, end");
    same(
        "x = 1:5; try, for i = 1:60, x(i + (i > 50) * 0.5) = i; end, catch e, disp(e.message), end, disp(x)",
    );
    same("x = 1:50; try, for i = 1:60, x(40 - i) = i; end, catch e, disp(e.message), end, disp(x)");
    same("x = 1:50; for i = 1:60, x(3) = []; end");
    same("x = ones(2, 30); for i = 1:60, x(3) = []; end");
    same("x = 1:5; for i = 1:60, if i == 55, x(1e15) = 2; end, x(end + 1) = 1; end");
    same("x = 1:5; for i = 1:60, x(end + 1) = i; if i == 50, x(3) = 2i; end, end, disp(x)");
    for text in [
        "x = [1 2]; for i = 1:90, x(end + 1) = i; end",
        "x = 'ab'; y = [1; 2]; for i = 1:90, x(end + 1) = 'c'; y(end + 1) = i; y(1) = []; end",
    ] {
        let (_, counts) = run(text, Some(1), 1 << 30);
        assert!(counts.compiled > 0 && counts.left <= 4, "{counts:?}:\n{text}");
    }
}

#[test]
fn fields_of_structs_are_read_and_written() {
    same(
        "s.n = 0; s.sum = 0.5; s.on = true; for i = 1:80, s.n = s.n + 1; if s.on, s.sum = s.sum + s.n / 3; end, s.on = ~s.on; end, disp(s.n), disp(num2hex(s.sum)), disp(s.on), disp(class(s.on))",
    );
    same(
        "p.x = 0.1; p.y = 0.2; p.v = [1 2 3]; t = p; for i = 1:60, p.x = p.x + 0.01 * p.y; p.y = p.y - 0.01 * p.x; p.v(2) = p.v(1) + p.x; p.v(mod(i, 3) + 1) = p.y; end, disp(num2hex(p.x)), disp(num2hex(p.v)), disp(t.x), disp(t.v)",
    );
    same(
        "s = struct('data', [], 'count', 0); for i = 1:70, s.data(end + 1) = i * 2; s.count = s.count + 1; if mod(i, 7) == 0, s.data(1) = []; end, end, disp(size(s.data)), disp(sum(s.data)), disp(s.count), disp(fieldnames(s).')",
    );
    same(
        "s.A = zeros(4, 5); q = s; for j = 1:5, for i = 1:4, s.A(i, j) = i * 10 + j + numel(s.A); end, end, disp(s.A), disp(sum(q.A(:)))",
    );
    same(
        "function r = area(a, b)\nr = a * b;\nend\ns.a = 2; s.b = int16(3); s.c = 'x'; k = 0; for i = 1:60, k = k + area(s.a, i); s.a = s.a / 2 + 1; s.b = s.b * 2 - 1; if s.c == 'x', s.c = 'y'; else, s.c = 'x'; end, end, disp(num2hex(k)), disp(s)",
    );
    // Others that have the struct, and whoever looks at it on the way, see what it was then.
    same(
        "s.n = 0; c = {}; for i = 1:60, s.n = s.n + i; if mod(i, 20) == 0, c{end + 1} = s; disp(s.n), end, end, disp(c{1}.n), disp(c{3}.n), s",
    );
    same(
        "s.n = 1; f = @() s.n; for i = 1:60, s.n = s.n + 1; t = s; t.n = 5; end, disp(f()), disp(s.n), disp(t.n)",
    );
    same(
        "function s = step(s)\ns.k = s.k + 1;\nend\ns.k = 0; for i = 1:60, s = step(s); s.k = s.k * 2; if s.k > 100, s.k = 0; end, end, disp(s.k)",
    );
    same(
        "s.a = 1; for i = 1:60, s.a = s.a + 1; if i == 30, s.a = 'text'; elseif i == 31, s.a = 2; end, if i == 40, s.b = 3; end, if i > 40, s.b = s.b + s.a; end, if i == 50, s = struct('a', 7, 'b', 1i); end, end, disp(s)",
    );
    same("s(1).a = 1; for i = 1:60, s.a = s.a + 1; if i == 50, s(2).a = 4; end, end, disp(s.a)");
    same("s.a = 1; for i = 1:60, if i == 50, s = rmfield(s, 'a'); end, x = s.a + i; end");
    same("s.v = 1:20; t = 0; for i = 1:60, t = t + s.v(i); s.t = t; end");
    same(
        "try, s.v = 1:5; s.n = 0; for i = 1:60, s.n = s.n + 1; s.v(60 - i) = i; end, catch e, disp(e.message), end, disp(s)",
    );
    same(
        "s.v = 1:5; for i = 1:60, s.w = numel(s.v) + s.v(end); v = s.v; v(1) = i; end, disp(s.v), disp(s.w), disp(v)",
    );
    for text in [
        "s.n = 0; s.v = [1 2 3]; for i = 1:90, s.n = s.n + s.v(2); s.v(1) = s.n; s.v(end + 1) = i; end",
        "p.x = single(1); p.on = false; p.c = 'a'; for i = 1:90, p.on = ~p.on; if p.on && p.c < 'z', p.x = p.x / 2 + i; p.c = 'b'; end, end",
    ] {
        let (_, counts) = run(text, Some(1), 1 << 30);
        assert!(counts.compiled > 0 && counts.left <= 4, "{counts:?}:\n{text}");
    }
}

#[test]
fn fields_are_arguments() {
    same(
        "s.v = 1:9; s.a = 2; t = 0; for i = 1:60, k = numel(s.v); t = t + sqrt(s.a) + max(s.a, i) - mod(i, s.a) + s.v(min(k, i)); s.a = abs(s.a) + 0.5; if isempty(s.v), t = 0; end, end, disp(num2hex(t)), disp(k)",
    );
    same(
        "function r = f(a, b, c)\nr = a * b - c;\nend\nfunction t = total(v, k)\nt = v(k) + numel(v);\nend\ns.x = 0.5; s.v = [4 5 6]; z = 0; for i = 1:80, z = z + f(s.x, i + 1, s.x * 2) + total(s.v, mod(i, 3) + 1); s.x = -s.x; end, disp(num2hex(z))",
    );
    same(
        "g = @(x, y) x + 2 * y; s.x = 3; z = 0; for i = 1:60, z = z + g(s.x, i) - g(i, s.x); end, disp(z)",
    );
    // A call in the middle, an error in the middle, and what a function says on its way.
    same(
        "function r = f(a, b)\nr = a + b; if r > 70, fprintf('%d ', r); end\nend\ns.x = 1; s.v = 1:55; z = 0; for i = 1:60, z = z + f(s.x, f(s.x, i)); s.x = mod(s.x, 9) + 1; y = f(s.x, s.v(i)); end, disp(z)",
    );
    same("s.x = 9; for i = 1:60, y = sqrt(s.x) + max(s.x, i); s.x = s.x - 1; end, disp(y)");
    same(
        "s.x = 9; v = 1:50; try, for i = 1:60, y = max(s.x, v(i)); end, catch e, disp(e.message), end, disp(y), disp(i)",
    );
    let text = "function r = f(a, b)\nr = a + b;\nend\ns.v = [1 2 3]; s.x = 1; for i = 1:90, s.x = f(s.x, 2) + sqrt(s.x) + numel(s.v); end";
    let (_, counts) = run(text, Some(1), 1 << 30);
    assert!(counts.compiled > 0 && counts.left <= 4, "{counts:?}:\n{text}");
}

#[test]
fn cases_may_be_several() {
    same(
        "c = 0; for i = 1:90, switch mod(i, 7), case {1, 2}, c = c + 1; case {3, 'a', 4}, c = c + 10; case {i - 90}, c = c + 1000; otherwise, c = c + 0.5; end, end, disp(c)",
    );
    same(
        "s = repmat('the quick brown fox', 1, 4); v = 0; n = 0; for i = 1:length(s), switch s(i), case {'a', 'e', 'i', 'o', 'u'}, v = v + 1; case ' ', n = n + 1; case {32, 99}, v = -1; end, end, disp([v n])",
    );
    same(
        "c = 0; for i = 1:90, switch int8(i), case {5, int8(6), 7.5}, c = c + 1; case {true}, c = c + 100; end, switch i, case {'ab', 3}, c = c + 0.25; case {{4}, []}, c = -1; end, end, disp(c)",
    );
    let (_, counts) = run(
        "c = 0; for i = 1:90, switch mod(i, 7), case {1, 2}, c = c + 1; case {3, 'a'}, c = c + 10; end, end",
        Some(1),
        1 << 30,
    );
    assert!(counts.compiled > 0 && counts.left <= 4, "{counts:?}");
}

#[test]
fn numbers_become_chars() {
    same("s = ''; for i = -3:60, c = char(64.7 + i); s(end + 1) = c; end, disp(s), disp(class(c))");
    same(
        "t = 0; for i = 1:60, c = char(i * 2000); t = t + double(c); end, disp(t), for i = 1:60, c = char(-i / 2); d = char(NaN); end, disp(double([c d]))",
    );
}

#[test]
fn random_numbers_are_those_of_the_interpreter() {
    same(
        "rng(3); p = 0; for k = 1:200, if rand < 0.5, p = p + 1; else, p = p - rand(); end, end, fprintf('%.17g %.17g\\n', p, rand)",
    );
    same(
        "rng(4, 'twister'); s = 0; for k = 1:90, s = s + randn * rand(1) - randn(); end, fprintf('%.17g %.17g\\n', s, rand)",
    );
    same(
        "rng(5); h = zeros(1, 6); for k = 1:300, d = randi(6); h(d) = h(d) + 1; end, disp(h), n = 6; for k = 1:40, n = randi(n) + 1; end, fprintf('%d %.17g\\n', n, rand)",
    );
    // What is drawn before something fails or is left to the interpreter is drawn once.
    same(
        "rng(6); s = 0; for k = 1:60, s = s + rand; if k == 30, disp(rand(1, 2)), rng(7), end, end, fprintf('%.17g\\n', s), x = 1:3; for k = 1:60, x(1) = rand * x(ceil(rand * 4)); end",
    );
    same(
        "function y = step(x)\ny = x + rand - 0.5;\nif y > 3, error('a:b', 'far: %.17g', y), end\nend\nrng(8); x = 0; for k = 1:2000, x = step(x); end",
    );
    same(
        "rng(9); s = 0; for k = 1:50, s = s + max(rand, min(rand, rand)); end, fprintf('%.17g %.17g\\n', s, rand)",
    );
    same("rng(9); for k = 1:50, n = randi(4.5 + (k < 30) / 2); end");
}
