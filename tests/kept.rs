//! Loops and passages whose captured work is kept: that it is used again where nothing has changed, only there, and that
//! a program cannot tell.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use matgpu::session::{Options, Session};

/// A session that captures everything but the smallest arrays.
fn session() -> Session {
    let mut session = Session::new(Options { tick: 4096, ..Options::default() });
    session.capture_above(4);
    session
}

/// What a program prints, or the message that it fails with.
fn run(session: &mut Session, text: &str) -> String {
    match pollster::block_on(session.run(text, "program")) {
        Ok(output) => output.text,
        Err(failure) => {
            let error = &failure.errors[0];
            let at = error.span();
            format!("{}{} {at:?}", failure.output.text, error.message())
        }
    }
}

/// Runs programs one after the other, in a session that may keep their loops, and in one that does not: they print
/// the same. How often kept work was used. A text that makes variables is compiled anew when it runs a second time,
/// from its third time on it is recorded, from the fourth on used.
fn same(programs: &[&str]) -> u64 {
    let (mut keeping, mut plain) = (session(), session());
    plain.keep_captures(false);
    for (k, text) in programs.iter().enumerate() {
        let kept = run(&mut keeping, text);
        let new = run(&mut plain, text);
        assert_eq!(kept, new, "run {k}: {text}");
    }
    keeping.captures_reused()
}

const AVERAGE: &str = "y = 0.1 * X(:, 1);
for t = 2:20
  y = 0.1 * X(:, t) + b * y;
end
fprintf('%.17g %d\\n', [y.' t]);";

const DATA: &str = "X = reshape(cos(1:200), 10, 20); b = 0.9;";

#[test]
fn a_loop_is_used_again_where_nothing_has_changed() {
    assert_eq!(same(&[DATA, AVERAGE, AVERAGE, AVERAGE, AVERAGE, AVERAGE]), 2);
}

#[test]
fn new_elements_of_the_same_shape_are_taken() {
    let others = "X = reshape(cos(2:201), 10, 20);";
    let programs = [DATA, AVERAGE, AVERAGE, AVERAGE, others, AVERAGE, "X = -X;", AVERAGE];
    assert_eq!(same(&programs), 1);
    let known = [DATA, AVERAGE, AVERAGE, AVERAGE, "X = 3 * X;", AVERAGE, AVERAGE, AVERAGE];
    assert_eq!(same(&known), 1, "what is known of the elements has changed");
}

#[test]
fn another_number_is_another_loop() {
    let programs = [DATA, AVERAGE, AVERAGE, AVERAGE, "b = 0.5;", AVERAGE, "b = 0.9;", AVERAGE];
    assert_eq!(same(&programs), 1);
    let zero = "y = x; for t = 1:20, y = y + x * b; end, disp(1 ./ y(1:5))";
    assert_eq!(
        same(&["x = zeros(1, 9); b = 0;", zero, zero, zero, "b = -0;", zero, zero]),
        0,
        "-0 is not 0"
    );
}

#[test]
fn another_shape_or_class_is_another_loop() {
    let wide = "X = reshape(cos(1:400), 20, 20);";
    let single = "X = single(reshape(cos(1:200), 10, 20));";
    let complex = "X = complex(reshape(cos(1:200), 10, 20), 1);";
    for other in [wide, single, complex] {
        let print = AVERAGE.replace("[y.' t]", "double(real([y.' t]))");
        assert_eq!(
            same(&[DATA, &print, &print, &print, other, &print, DATA, &print]),
            1,
            "{other}"
        );
    }
}

#[test]
fn other_bounds_are_another_loop() {
    let average = AVERAGE.replace("2:20", "2:n");
    assert_eq!(
        same(&[DATA, "n = 20;", &average, &average, &average, "n = 19;", &average, &average]),
        0
    );
}

#[test]
fn random_numbers_go_on() {
    let walk = "S = ones(1, 9); for t = 1:16, S = S .* exp(0.01 * randn(1, 9)); end
fprintf('%.17g ', S); fprintf('%.17g\\n', rand)";
    assert_eq!(same(&["rng(3)", walk, walk, walk, walk, "rng(4);", walk, walk]), 3);
    let again = ["rng(3)", walk, walk, walk, "rng(3, 'twister');", walk, walk, "rng(3);", walk];
    assert_eq!(same(&again), 0, "the twister's numbers are drawn on the host");
}

#[test]
fn what_a_name_stands_for_is_asked_each_time() {
    let walk = "S = ones(1, 9); for t = 1:40, S = S .* exp(0.01); end, fprintf('%.17g ', S)";
    let walk = walk.replace("exp(0.01)", "exp(0.01 * S)");
    let own = "function y = exp(x)\ny = x + 1;\nend";
    assert_eq!(same(&[&walk, &walk, &walk, &walk, own, &walk, &walk]), 1);
    assert_eq!(same(&[&walk, &walk, &walk, "exp = 1:100;", &walk, "clear exp", &walk]), 0);
}

#[test]
fn cleared_variables_are_missed() {
    let programs = [DATA, AVERAGE, AVERAGE, AVERAGE, "clear b", AVERAGE, "clear", AVERAGE];
    assert_eq!(same(&programs), 0);
}

#[test]
fn errors_come_where_they_stand() {
    let failing = "y = 0; for t = 1:25, y = y + X(:, t); end";
    assert_eq!(same(&[DATA, failing, failing, failing, failing]), 0);
    let caught = "n = 0; for k = 1:3, try, y = 0; for t = 1:22, y = y + X(:, t); end
catch e, n = n + t; disp(e.message), end, end, disp(n)";
    assert_eq!(same(&[DATA, caught, caught, caught, caught]), 0);
}

#[test]
fn what_prints_or_warns_is_run() {
    let printing = "y = x; for t = 1:20, y = y + x; disp(t), end, disp(y)";
    let warning = "y = x; for t = 1:20, y = y + x; warning('a:b', 'c'); end, disp(y)";
    let display = "y = x; for t = 1:20, y = y + x, end";
    for text in [printing, warning, display] {
        assert_eq!(same(&["x = 1:9;", text, text, text, text]), 0, "{text}");
    }
}

#[test]
fn what_elements_decide_is_run() {
    let branch = "y = x; for t = 1:40, if y(1) > 20, y = y - x; else, y = y + x; end, end, disp(y)";
    let roots = "y = x; for t = 1:40, y = y + sqrt(x); end, disp(y)";
    let places = "y = x; for t = 1:40, y = y + x(k); end, disp(y)";
    for text in [branch, roots, places] {
        let programs = ["x = sin(1:9); k = [1:5 5 4 3 2];", text, text, text, "x = -x;", text];
        let last = [&programs[..], &["x = 1 - x; k = 9:-1:1;", text, text]].concat();
        same(&last);
    }
}

#[test]
fn branches_on_numbers_are_kept() {
    let text =
        "y = x; for t = 1:40, if t > a, y = y + x; elseif t == 3, y = y .* x; end, end, disp(y)";
    assert_eq!(same(&["x = sin(1:9); a = 9;", text, text, text, text, "a = 8;", text]), 1);
}

#[test]
fn loops_within_loops_are_kept() {
    let text = "y = x; for s = 1:6, for t = 1:8, y = y * 0.5 + x * s + t; end, y = y / s; end
disp(y), disp([s t])";
    assert!(same(&["x = sin(1:9);", text, text, text, text, text]) >= 2);
    let inner = "y = x; for s = 1:6, z = y; for t = 1:40, z = z * 0.5 + x; end, y = z; disp(s), end, disp(y)";
    assert!(same(&["x = sin(1:9);", inner, inner, inner]) >= 6);
}

#[test]
fn a_loop_that_is_left_early_or_calls_functions_is_run() {
    let left = "y = x; for t = 1:90, y = y + x; if t > 50, break, end, end, disp(y), disp(t)";
    let calls =
        "y = x; for t = 1:40, y = own(y, t); end, disp(y)\nfunction y = own(y, t)\ny = y + t; end";
    for text in [left, calls] {
        assert_eq!(same(&["x = sin(1:9);", text, text, text, text]), 0, "{text}");
    }
}

#[test]
fn a_loop_within_a_function_is_kept_for_all_its_callers() {
    let text = "disp(own(x)), disp(own(x + 1))\nfunction y = own(x)\ny = 1; for t = 1:40, y = y * 0.5 + x; end\nend";
    assert!(same(&["x = sin(1:9);", text, text, text, text]) >= 2);
}

#[test]
fn what_is_left_behind_may_be_used_in_any_way() {
    let text = "y = x; z = x; for t = 1:40, w = y + z; y = z * 0.5; z = w - x; end
a = y + z; v = w(2); disp(v), c = y; y(3) = 7; disp([y; z; w; c; a]), disp(sum(z))
y = [y z]; clear z, disp(y), disp(w + 1)";
    assert!(same(&["x = sin(1:9);", text, text, text, text, text]) >= 2);
    let kept = "y = x; for t = 1:40, y = y + x; end";
    assert!(same(&["x = sin(1:9);", kept, kept, kept, kept, "disp(y)", kept, kept, "y(1)"]) >= 2);
}

#[test]
fn one_array_by_two_names_is_not_two_arrays() {
    let text = "z = x; for t = 1:40, z = z * 0.5 + x .* w; end, disp(z)";
    let one = "x = sin(1:9); w = x;";
    assert_eq!(same(&[one, text, text, text, text, "w = cos(1:9);", text, text, one, text]), 2);
}

#[test]
fn long_loops_are_kept_in_pieces() {
    let text = "y = x; for t = 1:3000, y = y * 0.5 + x; end, disp(y)";
    assert!(same(&["x = sin(1:9);", text, text, text, text, text]) >= 2);
}

#[test]
fn random_singles_are_kept() {
    let text = "v = price(); disp(v)
function v = price()
  S = 100 * ones(50, 1, 'single');
  for t = 1:256
    S = S .* exp(0.0001 + 0.0126 * randn(50, 1, 'single'));
  end
  v = mean(max(S - 100, 0)) * 0.95;
end";
    assert_eq!(same(&[text, text, text, text, text]), 2);
}

#[test]
fn parts_of_arrays_are_assigned() {
    let text =
        "Y = zeros(9, 20); y = x; for t = 1:20, y = y * 0.5 + mean(x); Y(:, t) = y; end, disp(Y)";
    assert_eq!(same(&["x = sin(1:9)';", text, text, text, text, text]), 2);
    let read = "Y = zeros(9, 20); Y(:, 1) = x;
for t = 2:20, Y(:, t) = Y(:, t - 1) * 0.5 + x; Y(2:4, t) = 7; end, disp(Y)";
    assert_eq!(same(&["x = sin(1:9)';", read, read, read, read, "x = -x;", read, read]), 2);
    let grows = "Y = x; for t = 2:20, Y(:, t) = Y(:, t - 1) * 0.5 + x; end, disp(Y)";
    same(&["x = sin(1:9)';", grows, grows, grows, grows]);
    let single = "Y = x; for t = 1:9, Y(t) = t; Y = Y + 1; end, disp(Y)";
    same(&["x = sin(1:9)';", single, single, single, single]);
}

#[test]
fn columns_by_computed_numbers_are_kept() {
    let text = "z = average(y, x); disp(z)
function y = average(y, X)
  for t = 0:29
    y = 0.1 * X(:, mod(t, size(X, 2)) + 1) + 0.9 * y;
  end
end";
    let data = "x = single(reshape(cos(1:200), 20, 10)); y = zeros(20, 1, 'single');";
    assert_eq!(same(&[data, text, text, text, text, text]), 2);
}

const CHAIN: &str = "y = ((x * 1.25 + b).^2 ./ (abs(x) + 1)) - exp(-x) + tanh(x) .* sqrt(abs(x));
fprintf('%.17g ', y)";

const ROW: &str = "x = cos(1:40); b = 0.5;";

#[test]
fn a_passage_is_used_again_where_nothing_has_changed() {
    assert_eq!(same(&[ROW, CHAIN, CHAIN, CHAIN, CHAIN, CHAIN]), 2);
    let others = [ROW, CHAIN, CHAIN, CHAIN, "x = sin(1:40);", CHAIN, "b = 1;", CHAIN, CHAIN];
    assert_eq!(same(&others), 1, "other elements are taken, another b is not");
    let stored = ["x = cos(1:40); b = 0.5; disp(x(3))", CHAIN, CHAIN, CHAIN];
    let again = "x = sin(1:40); disp(x(3))";
    assert_eq!(same(&[&stored[..], &[again, CHAIN, again, CHAIN]].concat()), 2);
}

#[test]
fn a_passage_ends_where_elements_are_looked_at() {
    let text = "p = x + 1; q = p .* x; r = exp(q) - p; s = sqrt(abs(r)) + q / 3; v = s(3); w = v * x; y = w + s;
if v > 0, y = y + 1; end
fprintf('%.17g ', [p q r s v w y])";
    assert_eq!(same(&[ROW, text, text, text, text, text]), 2);
}

#[test]
fn a_passage_of_another_shape_says_what_is_wrong_where_it_is() {
    let text =
        "y = ((x * 1.25 + 0.5).^2 ./ (abs(x) + 1)) - exp(-x) + tanh(x) .* sqrt(abs(z)); disp(y)";
    let programs = ["x = cos(1:40); z = x;", text, text, text, text, "z = cos(1:39);", text, text];
    assert_eq!(same(&programs), 1);
}

#[test]
fn a_passage_asks_what_names_stand_for_and_draws_new_numbers() {
    let text = "y = ((x * 1.25 + 0.5).^2 ./ (abs(x) + 1)) - exp(-x) + rand(1, 40) .* sqrt(abs(x)); disp(y)";
    let programs = ["rng(3);", ROW, text, text, text, text, text, "exp = 3 * x;", text];
    // Only the last differs: `exp(-x)` is an index then, and an error.
    assert_eq!(same(&programs), 2);
}

#[test]
fn passages_of_functions_and_of_loops_that_break_are_used_again() {
    let function = "for k = 1:6, y = f(x); end, disp(y)
function y = f(x)
  a = abs(x) + 1; c = a .* x - 2;
  y = exp(-c) ./ a + sqrt(a) - x;
end";
    assert!(same(&[ROW, function, function]) >= 4);
    let breaks = "k = 0; while true, y = ((x * 1.25 + b).^2 ./ (abs(x) + 1)) - exp(-x) + tanh(x) .* sqrt(abs(x));
if k > 5, break, end, k = k + 1; end, disp(y)";
    assert!(same(&[ROW, breaks]) >= 3);
}

#[test]
fn passages_of_numbers_and_of_small_arrays_are_left_alone() {
    let text = "s = 0; for k = 1:50, u = k * 2 + 1 - s / 3 + k ^ 2 - s * k + 4 * k; s = s + u; if s > 1e9, s = 0; end, end, disp(s)
z = [1 2 3]; for k = 1:50, z = z * 2 + 1 - z / 3 + z .^ 2 - z .* z + 4 * z - 1; if k > 90, break, end, end, disp(z)";
    assert_eq!(same(&[text, text, text, text]), 0);
}
