//! Answers that are assumed: a program cannot tell, and waits for a part of them only.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use super::simulated::{Given, Simulated};
use matgpu::plan::Offload;
use matgpu::session::{Options, Session};

/// What a program prints, or the message that it fails with; how often answers were assumed and were others, and how often it
/// waited.
fn run(text: &str, assumes: bool, tick: u32) -> (String, (u64, u64), u64) {
    let mut session = Session::new(Options { tick, ..Options::default() });
    session.capture_above(4);
    session.assume_answers(assumes);
    ran(session, text)
}

/// The same on a device.
fn run_there(text: &str, assumes: bool) -> (String, (u64, u64), u64) {
    let mut session = Session::new(Options::default());
    session.use_device(Some(Box::new(Simulated::new(Given::default()))), Offload::Always);
    session.assume_answers(assumes);
    ran(session, text)
}

fn ran(mut session: Session, text: &str) -> (String, (u64, u64), u64) {
    let said = match pollster::block_on(session.run(text, "program")) {
        Ok(output) => output.text,
        Err(failure) => {
            format!("{}{}", failure.output.text, session.render(&failure.errors[0]))
        }
    };
    let counts = session.ahead_counts();
    (said, (counts.assumed, counts.wrong), session.engine().stats().gathers)
}

/// Compares a program that waits with one that assumes, in long and short ticks. How often that waits, and what it assumed.
fn same(text: &str) -> (u64, u64, (u64, u64)) {
    let (expected, _, waits) = run(text, false, 20_000);
    for tick in [1, 7, 50] {
        let (got, ..) = run(text, true, tick);
        assert_eq!(got, expected, "ticks of {tick}:\n{text}");
    }
    let (got, counts, fewer) = run(text, true, 20_000);
    assert_eq!(got, expected, "{text}");
    for assumes in [false, true] {
        assert_eq!(run_there(text, assumes).0, expected, "on a device: {text}");
    }
    (waits, fewer, counts)
}

const GRADIENTS: &str =
    "n = 64; A = toeplitz([4 -1 zeros(1, n - 2)]); b = ones(n, 1); x = zeros(n, 1);
r = b - A * x; p = r; rs = r' * r;
for k = 1:200
  Ap = A * p; alpha = rs / (p' * Ap); x = x + alpha * p; r = r - alpha * Ap; rsnew = r' * r;
  if sqrt(rsnew) < 1e-12, break, end
  p = r + (rsnew / rs) * p; rs = rsnew;
end
fprintf('%d %.17g\\n', k, norm(x), rs);";

#[test]
fn a_loop_that_converges_waits_seldom() {
    let (waits, fewer, (assumed, wrong)) = same(GRADIENTS);
    assert!(assumed > 8 && wrong <= 2, "{assumed} assumed, {wrong} wrong");
    assert!(3 * fewer < 2 * waits, "{fewer} waits of {waits}, {assumed} assumed, {wrong} wrong");
    let (waits, fewer, (assumed, _)) = same(
        "x = linspace(0.5, 2, 50); t = 0; while max(abs(x - cos(x))) > 1e-14, x = cos(x); t = t + 1; end, fprintf('%d %.17g\\n', t, sum(x));",
    );
    assert!(assumed > 8 && 2 * fewer < waits, "{fewer} waits of {waits}, {assumed}");
}

#[test]
fn what_goes_on_where_it_should_not_have_is_undone() {
    // Beyond the turn in which it ends there is an error, a subscript too large, a wrong type, or it never ends.
    let undone = |text: &str, wrong: u64| {
        let (_, _, (assumed, others)) = same(text);
        assert!(assumed > 3 && others >= wrong, "{assumed} assumed, {others} wrong: {text}");
    };
    undone(
        "x = ones(1, 40); v = zeros(1, 31); for k = 1:1000, x = x * 0.9; v(k) = k; if sum(x) < 2, break, end, w = v(32 - k); end, disp(k), disp(w)",
        0,
    );
    undone(
        "x = ones(1, 40); for k = 1:1000, x = x * 0.9; if sum(x) < 2, break, end, if k > 28, error('too far'), end, end, disp(k)",
        0,
    );
    undone(
        "function r = deep(k), if k > 27, r = deep(k); else, r = k; end, end
x = ones(1, 40); for k = 1:1000, x = x * 0.893; if sum(x) < 2, break, end, y = deep(k); end, disp(k), disp(y)",
        0,
    );
    undone(
        "x = ones(1, 40); k = 0; while true, k = k + 1; x = x * 0.893; if sum(x) < 2, break, end, while k > 27, end, end, disp(k)",
        1,
    );
    undone(
        "x = ones(1, 40); for k = 1:1000, x = x * 0.893; if sum(x) < 2, error('a:b', 'it ends %d', k), end, y = x; end",
        0,
    );
    undone(
        "x = ones(1, 40); n = 0; for k = 1:60, x = x * 0.9; if any(x < 0.2), n = n + 1; x = x + 1; end, y = x(mod(k, 40) + 1); end, fprintf('%d %.17g\\n', n, sum(x));",
        1,
    );
}

/// A branch that leads to an error or a warning is not taken from the first time on, until it is.
#[test]
fn that_nothing_is_wrong_is_assumed() {
    let (waits, fewer, (assumed, wrong)) = same(
        "function check(x), if any(x < 0), error('My:id', 'negative'), end, if ~all(isfinite(x)), warning('infinite'), end, end
x = ones(1, 40); check(x); y = 2 * x; if max(y) > 3 && min(y) > 3, error('large'), end, check(y + 1); fprintf('%d ', sum(y));",
    );
    assert!(assumed >= 4 && wrong == 0 && fewer < waits, "{assumed}, {wrong}: {fewer} of {waits}");
    let (.., (assumed, wrong)) = same(
        "x = ones(1, 40); y = x - 2; if any(y < 0), error('My:id', 'negative %d', sum(y < 0)), end, disp(sum(y))",
    );
    assert!(assumed >= 1 && wrong == 1, "{assumed} assumed, {wrong} wrong");
    same(
        "x = ones(1, 40); y = x - 2; try, if any(y < 0), error('My:id', 'negative'), end, y = 0; catch e, disp(e.message), end, disp(sum(y))",
    );
    same("x = ones(1, 40); if all(x > 0), warning('a:b', 'all'), end, disp(lastwarn)");
    // What the library asks is whether there is an exception.
    same("x = 1:40; v = interp1(x * 2, x + 1, x + 1.5); w = beta(x / 3, 2); disp(sum(v) + sum(w))");
}

#[test]
fn what_shows_is_not_done_ahead() {
    same(
        "x = ones(1, 40); for k = 1:40, x = x * 0.9; if sum(x) < 2, break, end, if mod(k, 5) == 0, fprintf('%d ', k), end, end, x(1)",
    );
    same(
        "x = ones(1, 40); for k = 1:40, x = x * 0.9; if sum(x) < 2, break, end, k, end, disp(sum(x))",
    );
    same(
        "x = ones(1, 40); for k = 1:60, x = x * 0.9; if sum(x) < 2, break, end, if k == 20, warning('a:b', 'twenty'), end, end, disp(k)",
    );
    same(
        "function count(), global n, n = n + 1; end
global n, n = 0; x = ones(1, 40); for k = 1:60, x = x * 0.9; if sum(x) < 2, break, end, count(); end, disp(n)",
    );
    same(
        "function r = tally(), persistent n, if isempty(n), n = 0; end, n = n + 1; r = n; end
x = ones(1, 40); for k = 1:60, x = x * 0.9; if sum(x) < 2, break, end, t = tally(); end, disp(t)",
    );
    same(
        "m = containers.Map('KeyType', 'double', 'ValueType', 'any'); x = ones(1, 40); for k = 1:60, x = x * 0.9; if sum(x) < 2, break, end, m(k) = k; end, disp(m.Count)",
    );
    same(
        "f = @disp; g = @(x) x + 1; x = ones(1, 40); y = 0; for k = 1:60, x = x * 0.9; if sum(x) < 2, break, end, y = g(y); if k > 27, f(y), end, cellfun(@(z) fprintf('%d.', z), {k}); end, disp(y)",
    );
}

#[test]
fn random_numbers_are_drawn_once() {
    same(
        "rng(4); x = ones(1, 40); s = 0; for k = 1:60, x = x * 0.9 + 0.001 * rand(1, 40); s = s + rand; if sum(x) < 2, break, end, end, fprintf('%d %.17g %.17g\\n', k, s, rand);",
    );
    same(
        "rng(4, 'twister'); x = ones(1, 40); s = 0; for k = 1:60, x = x * 0.9; s = s + randn; if sum(x) < 2, break, end, end, fprintf('%d %.17g %.17g\\n', k, s, rand);",
    );
}

#[test]
fn functions_return_while_something_is_assumed() {
    let (waits, fewer, (assumed, _)) = same(
        "function e = far(x, y), e = sqrt(sum((x - y) .^ 2)); if e < 0, error('no distance'), end, end
function [x, k] = solve(x), for k = 1:500, y = cos(x); if far(x, y) < 1e-13, break, end, x = y; end, end
t = 0; for j = 1:4, [x, k] = solve(linspace(j, 2 * j, 30)); t = t + k; end, fprintf('%d %.17g\\n', t, sum(x));",
    );
    assert!(assumed > 8 && fewer < waits, "{fewer} waits of {waits}, {assumed}");
    same(
        "function r = twice(x), r = 2 * x; end
try, x = ones(1, 40); for k = 1:60, x = x * 0.9; if sum(x) < 2, break, end, z = twice(x); if k > 28, z = twice(); end, end, catch e, disp(e.message), end, disp(k), s.a = 1; for k = 1:60, x = x * 1.1; s.a = s.a + k; c{k} = k; if sum(x) > 9, break, end, end, disp(s), disp(numel(c))",
    );
}

#[test]
fn whether_results_are_complex_comes_with_the_results() {
    let (waits, fewer, (assumed, wrong)) = same(
        "x = sin(1:50); c = cumsum(x); d = sqrt(c + 2); l = log(cumsum(d) + c + 9); k = asin(cumsum(l) / 1000); fprintf('%.17g\\n', sum(d), sum(l), sum(k));",
    );
    assert!(wrong == 0 && assumed >= 3, "{assumed} assumed, {wrong} wrong");
    assert!(fewer < 3 && waits > 3, "{fewer} waits of {waits}");
    // A function that is called twice; what is shown at the end is read with the answers.
    let (waits, fewer, _) = same(
        "function r = deviation(x), r = sqrt(sum(x .^ 2) - sum(x) ^ 2 / numel(x)); end
x = deviation(cos(1:40)); y = deviation(sin(1:40) + x), z = y + x",
    );
    assert!(fewer < waits, "{fewer} waits of {waits}");
}

#[test]
fn a_root_of_what_is_negative_is_taken_again() {
    let wrong = |text: &str, times: u64| {
        let (_, _, (_, wrong)) = same(text);
        assert!(wrong >= times, "{wrong} wrong: {text}");
    };
    wrong(
        "x = sin(1:50) + 0.1; y = sqrt(x - sum(x) / 50); fprintf('%.17g %.17g %d\\n', real(sum(y)), imag(sum(y)), isreal(y));",
        1,
    );
    wrong(
        "rng(3); x = sin(1:50); a = rand; y = sqrt(x - sum(x) / 50); b = rand(1, 50); s = 0; for k = 1:5, s = s + rand; end, disp(y(1)), disp(a + b(7) + s)",
        1,
    );
    wrong(
        "function r = root(x), r = sqrt(x); end
t = 0; for k = 1:20, x = sin((1:50) * k); t = t + root(sum(x) + 0.3); end, disp(t)",
        2,
    );
    // In one place always so: from the fourth time on that is assumed.
    let (waits, fewer, (_, wrong)) =
        same("t = 0; for k = 1:40, x = sin((1:50) * k); t = t + sqrt(sum(x) - 60); end, disp(t)");
    assert!(wrong <= 2 && 2 * fewer < waits, "{fewer} waits of {waits}, {wrong} wrong");
}

#[test]
fn a_subscript_that_is_none_is_an_error_of_its_line() {
    let text = "x = sin(1:50); y = cumsum(x); k = round(y) + 20; v = y(k); j = round(v) + 9; w = x(j) + v; fprintf('%.17g\\n', sum(w));";
    same(text);
    let [(.., waits), (.., fewer)] = [false, true].map(|assumes| run_there(text, assumes));
    assert!(fewer == 1 && waits > 2, "{fewer} waits of {waits}");
    same(
        "x = sin(1:50); y = cumsum(x); k = round(sum(y) / 50) + 90;
v = y(k);
disp(v)",
    );
    same(
        "x = sin(1:50); y = cumsum(x); k = round(sum(y) / 50) + 90; n = 0;
for j = 1:6, try, v = y(k - 10 * j); n = n + 1; catch e, disp(e.message), end, end, disp(n), disp(v)",
    );
    // What fails of what is assumed is done again, however often; what fails without it fails.
    same(
        "n = 0; for j = 1:8, try, x = sin((1:50) * j); y = sqrt(sum(x) - 60); error('a:b', 'at %d', j); catch e, n = n + 1; disp(e.message), end, end, disp(n), disp(y)",
    );
    same("x = sin(1:50); y = sqrt(sum(x) + 60); z = undefined_thing(y);");
    same("x = sin(1:50); y = sqrt(sum(x) - 60); warning('a:b', 'w'), disp(y), clear y, exist('y')");
}
