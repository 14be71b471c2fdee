//! Loops and passages whose captured work is kept: that it is used again where nothing has changed, only there, and that
//! a program cannot tell.
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

/// Few random numbers are drawn at once, those that are captured otherwise; a few elements of a large array are read at
/// once where that is on the host.
#[test]
fn few_random_numbers_are_no_captured_work() {
    let text = "x = rand(5, 3); v = randn(1, 3); p = x(2, :) + v; k = randi(6); r = rand + randn;
x(2, :) = x(1, :) - 2 * p; s = single(rand(2, 'single')); q = randi([3 9], 2, 5);
fprintf('%.17g ', x, v, p, k, r, s, q, rand)";
    let (mut at_once, mut captured) =
        (Session::new(Options::default()), Session::new(Options::default()));
    captured.capture_above(0);
    captured.capture_draws();
    for session in [&mut at_once, &mut captured] {
        run(session, "rng(5)");
    }
    let before = at_once.captured();
    let (here, there) = (run(&mut at_once, text), run(&mut captured, text));
    assert_eq!(here, there);
    assert_eq!(at_once.captured(), before, "nothing is captured");
    run(&mut at_once, "y = []; z = 0; for k = 1:6000, y(k) = k; end");
    let before = at_once.captured();
    let read = "for k = 1:50, w = y(k:k+1); z = z + w(2) - w(1); end, disp(z)";
    assert_eq!(run(&mut at_once, read), "    50\n");
    assert_eq!(at_once.captured(), before, "nothing is captured");
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
    assert_eq!(same(&programs), 2);
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
fn what_is_overwritten_belongs_to_no_key() {
    let text = "y = 0.1 * X(:, 1);
for t = 2:20
  m = 3 * t; s = y / m; y = 0.1 * X(:, t) + b * s; if t > 90, k = 1; end
end
fprintf('%.17g %d %d %d\\n', [y.' t m k]);";
    let (numbers, others) = ("m = 7; s = 8; t = 9;", "m = {1}; s = 'word'; t = [1 2 3];");
    let programs =
        [DATA, "k = 0;", text, text, numbers, text, others, text, "m = s; t = {};", text];
    assert_eq!(same(&programs), 2);
    let read = [DATA, "k = 0;", text, text, text, "k = 5;", text, text, text];
    assert_eq!(same(&read), 1, "what a branch may leave as it is belongs to it");
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
    // Once as the builtin, and once as a function of the program.
    assert_eq!(same(&[&walk, &walk, &walk, &walk, own, &walk, &walk]), 2);
    assert_eq!(same(&[&walk, &walk, &walk, "exp = 1:100;", &walk, "clear exp", &walk]), 1);
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
fn a_loop_that_is_left_early_is_run() {
    let left = "y = x; for t = 1:90, y = y + x; if t > 50, break, end, end, disp(y), disp(t)";
    assert_eq!(same(&["x = sin(1:9);", left, left, left, left]), 0);
}

/// A loop over `body`, with functions behind it; it is run twice, recorded, and used as a whole from then on. Passages of the
/// functions that it calls may be used before.
fn kept_loop(prepare: &str, body: &str, functions: &str) {
    let text = format!("y = x; for t = 1:20\n{body}\nend\nfprintf('%.17g ', y)\n{functions}");
    let why = why_not(&format!("{prepare} {text}"));
    let reused = |runs: usize| same(&[&[prepare], &vec![&*text; runs][..]].concat());
    let (three, four, five) = (reused(3), reused(4), reused(5));
    assert_eq!((four - three, five - four), (1, 1), "{text}\n{why}");
}

/// What inspecting says of a program's loops.
fn why_not(text: &str) -> String {
    let plan = pollster::block_on(session().inspect_run(text, "plan"));
    let plan = plan.unwrap_or_else(|f| panic!("{}", f.errors[0].message()));
    plan.lines().filter(|line| line.contains("not kept")).collect()
}

#[test]
fn loops_that_move_elements_are_kept() {
    kept_loop("x = sin(1:12);", "y = y * 0.5 + reshape(reshape(x, 3, 4) + t, 1, 12);", "");
    kept_loop("x = sin(1:12);", "y = repmat(y(1:6), 1, 2) * 0.5 + x;", "");
    kept_loop("x = sin(1:12);", "y = circshift(y, 1) .* x + fliplr(y);", "");
    kept_loop("x = sin(1:12);", "y = [y(7:12) x(1:6)] + t;", "");
    kept_loop("x = sin(1:12);", "y = y([2:12 1]) * 0.5 + x;", "");
}

#[test]
fn loops_with_running_folds_sorting_and_extremes_are_kept() {
    kept_loop("x = sin(1:12);", "y = cumsum(y) / 12 + x;", "");
    kept_loop("x = sin(1:12);", "y = sort(y, 2, 'descend') * 0.5 + x;", "");
    kept_loop("x = sin(1:12);", "y = y - min(y) + 0.25 * max(y, x);", "");
    kept_loop("x = sin(1:12);", "[m, k] = min(y); y = y * 0.5 + x + m + k;", "");
}

#[test]
fn loops_with_norms_are_kept() {
    kept_loop("x = sin(1:12);", "y = y / norm(y) + x;", "");
    kept_loop("x = sin(1:12);", "y = y / (1 + norm(y, 1)) + x;", "");
}

#[test]
fn loops_that_call_functions_of_the_program_are_kept() {
    let own = "function y = own(y, x, t)\nif t > 9, y = inner(y) + t; else, y = y .* x; end\nend
function z = inner(z)\nfor k = 1:3, z = z / 2 + k; end\nend";
    kept_loop("x = sin(1:12);", "y = own(y, x, t);", own);
    let optional = "function y = own(y, k)\nif nargin < 2, k = 3; end\ny = y / k;\nend";
    kept_loop("x = sin(1:12);", "y = own(y) + own(x, t);", optional);
}

#[test]
fn a_function_that_is_defined_anew_is_another() {
    let text = "y = x; for t = 1:20, y = own(y) + x; end, fprintf('%.17g ', y)";
    let (one, two) =
        ("function y = own(y)\ny = y / 2;\nend", "function y = own(y)\ny = y / 3;\nend");
    let programs = [one, "x = sin(1:12);", text, text, text, text, two, text, text, text, text];
    assert!(same(&programs) >= 2);
}

#[test]
fn a_function_that_looks_at_elements_is_run() {
    let own = "function y = own(y)\nif y(2) > 0, y = y - 3; else, y = y + 1; end\nend";
    let text = format!("y = x; for t = 1:20, y = own(y) + x; end, fprintf('%.17g ', y)\n{own}");
    assert_eq!(same(&["x = sin(1:12);", &text, &text, &text, &text, "x = -x;", &text]), 0);
    let passage = format!(
        "p = x + 1; q = p .* x; r = exp(q) - p; s = r ./ (1 + q .* q) + p - x / 3;
y = own(s); fprintf('%.17g ', y)\n{own}"
    );
    assert!(same(&["x = sin(1:12);", &passage, &passage, &passage, &passage, &passage]) >= 1);
}

#[test]
fn arrays_between_small_and_large_belong_to_the_key() {
    let mut sessions = [Session::new(Options::default()), Session::new(Options::default())];
    sessions[1].keep_captures(false);
    let text = "y = x; for t = 1:20, y = y * 0.5 + x .* sum(w) + t; end, fprintf('%.17g ', sum(y))";
    let programs = [
        "x = sin(1:5000); w = cos(1:100);",
        text,
        text,
        text,
        text,
        "w(3) = 7;",
        text,
        "w = w + 0;",
        text,
    ];
    for (k, program) in programs.iter().enumerate() {
        let [kept, plain] = [0, 1].map(|s| run(&mut sessions[s], program));
        assert_eq!(kept, plain, "run {k}: {program}");
    }
    assert_eq!(sessions[0].captures_reused(), 1);
}

#[test]
fn inspecting_says_why_a_loop_is_not_kept() {
    let of = |body: &str, why: &str| {
        let text = format!("x = sin(1:9);\ny = x;\nfor t = 1:20\n{body}\nend");
        assert_eq!(why_not(&text), why, "{body}");
    };
    of("y = y + x; disp(t)", "the loop of line 3 is not kept: 'disp' is called: prints text");
    of("y = y + x", "the loop of line 3 is not kept: it displays a result");
    of(
        "if y(1) > 0, y = y + x; end",
        "the loop of line 3 is not kept: elements decide what it does",
    );
    of("y = y + x;", "");
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
    assert_eq!(same(&["x = sin(1:9)';", read, read, read, read, "x = -x;", read, read]), 3);
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

/// Whether a program that is run again and again comes to use what it captured before.
fn kept(prepare: &str, text: &str) {
    let why = why_not(&format!("{prepare} {text}"));
    assert_eq!(same(&[prepare, text, text, text, text, text]), 2, "{text}\n{why}");
}

#[test]
fn while_loops_are_kept() {
    let shows = "fprintf('%.17g ', [y t])";
    let counts = "y = x; t = 0; while t < 20, y = y * 0.5 + x * t; t = t + 1; end";
    kept("x = sin(1:12);", &format!("{counts}, {shows}"));
    let breaks = "y = x; t = 0; while true, y = y * 0.5 + x; t = t + 1; if t > 9, break, end, y = y + t; end";
    kept("x = sin(1:12);", &format!("{breaks}, {shows}"));
    let within = "y = x; for t = 1:5, k = 0; while k < t, k = k + 1; y = y * 0.5 + x * k; end, end";
    kept("x = sin(1:12);", &format!("{within}, {shows}"));
    let never = "y = x; t = 0; while t > 0, y = y + 1; end";
    same(&["x = sin(1:12);", never, never, never, never, never]);
}

#[test]
fn a_while_loop_that_elements_end_is_run() {
    let text = "y = x; t = 0; while sum(y) > 0.1, y = y * 0.5; y = y - x * 0.01; y = max(y, 0); t = t + 1; end
fprintf('%.17g ', [y t])";
    let programs = ["x = abs(sin(1:12));", text, text, text, text, "x = 3 * x;", text, text];
    same(&programs);
    let why = why_not(&format!("x = abs(sin(1:12));\n{text}"));
    assert_eq!(why, "the loop of line 2 is not kept: elements decide what it does");
}

#[test]
fn a_while_loop_that_stops_in_its_middle_goes_on_there() {
    // What its first turn gives a value, its last one reads again.
    let text = "y = x; t = 0; m = 1; while t < 6, t = t + 1; m = m + t; y = y * 0.5 + x * m; z = y + t; w = z .* y;
if t == 4, disp(w(2)), end, end, fprintf('%.17g ', [y z w t m])";
    same(&["x = sin(1:12);", text, text, text, text, "x = cos(1:12);", text, text]);
}

#[test]
fn loops_over_columns_are_kept() {
    let shows = "fprintf('%.17g ', [y(:); c(:)])";
    let row = "y = x; for c = [5 3 1 2 7 8 9 1 3 4], y = y * c / 9 + x; end";
    kept("x = sin(1:12);", &format!("{row}, {shows}"));
    let columns = "y = x; for c = [3 1 2 4; 4 5 6 7], y = y * c(1) / 9 + x * c(2); y = y / 2; end";
    kept("x = sin(1:12);", &format!("{columns}, {shows}"));
    let large = "y = x; for c = A, y = y * 0.5 + x * c(3); y = y + sum(c); end";
    let data = "x = sin(1:12); A = reshape(cos(1:120), 12, 10);";
    kept(data, &format!("{large}, {shows}"));
    let within =
        "y = x; for t = 1:4, for c = [1 2 3; 4 5 6], y = y * 0.5 + x * c(1) + c(2); end, end";
    assert_eq!(why_not(&format!("x = sin(1:12); {within}")), "");
    let within = format!("{within}, {shows}");
    assert!(same(&["x = sin(1:12);", &within, &within, &within, &within, &within]) >= 2);
}

#[test]
fn other_columns_are_another_loop() {
    let text = "y = x; for c = A, y = y * 0.5 + x * c(2); y = y + c(1); end, fprintf('%.17g ', y)";
    let data = "x = sin(1:12); A = reshape(cos(1:120), 12, 10);";
    let changed = [data, text, text, text, "A(2, 3) = 7;", text, "A(2, 3) = 8;", text];
    assert_eq!(same(&changed), 0);
    let small = "A = [1 2 3 4; 5 6 7 8];";
    let changed = ["x = sin(1:12);", small, text, text, text, "A(2, 3) = 9;", text, small, text];
    assert_eq!(same(&changed), 1, "a small one is compared by its elements");
    let computed = "y = x; for c = A, y = y * 0.5 + c; end, fprintf('%.17g ', y)";
    same(&["x = sin(1:12); A = exp(x);", computed, computed, computed, "A = -A;", computed]);
}

#[test]
fn loops_that_compute_on_the_host_meanwhile_are_kept() {
    kept_loop(
        "x = sin(1:12); mode = 'fast';",
        "if strcmp(mode, 'fast') && isempty(strfind(mode, 'slow')), y = y * 0.5 + x; end",
        "",
    );
    kept_loop("x = sin(1:12);", "y = y * 0.5 + x * length(num2str(t)) + str2double('3');", "");
    kept_loop("x = sin(1:12);", "p = primes(20); y = y * 0.5 + x * p(3) + det([t 1; 2 3]);", "");
    kept_loop(
        "x = sin(1:12); name = \"cos\";",
        "if name == \"cos\", y = y * 0.5 + cos(x); end",
        "",
    );
}

#[test]
fn another_text_is_another_loop() {
    let text = "y = x; for t = 1:20, if strcmp(mode, 'half'), y = y * 0.5 + x; else, y = y + x * 0.25; end, end
fprintf('%.17g ', y)";
    for (one, other) in [("'half'", "'full'"), ("\"half\"", "\"full\"")] {
        let [one, other] = [one, other].map(|mode| format!("mode = {mode};"));
        let programs = ["x = sin(1:12);", &one, text, text, text, text, &other, text, &one, text];
        assert_eq!(same(&programs), 2, "{one}");
    }
}

#[test]
fn what_has_effects_is_run() {
    let of = |body: &str| {
        let text =
            format!("y = x; for t = 1:20, y = y * 0.5 + x; {body}, end, fprintf('%.17g ', y)");
        assert_eq!(same(&["x = sin(1:12);", &text, &text, &text, &text, &text]), 0, "{body}");
    };
    of("s = sprintf('%d', t); fprintf('%s', s)");
    of("z = inv(zeros(2)); y = y + isinf(z(1))");
    of("k = toc(uint64(1)); y = y + (k < 0)");
}

#[test]
fn a_silenced_warning_is_remembered() {
    let text = "y = x; for t = 1:20, y = y * 0.5 + x; z = inv(zeros(2)); end
fprintf('%.17g ', y); disp(lastwarn), lastwarn('')";
    same(&["warning('off', 'all'); x = sin(1:12);", text, text, text, text, text]);
}

#[test]
fn a_file_that_is_read_goes_on() {
    let text = "y = x; for t = 1:3, [c, at] = textscan(f, '%f', 1); y = y * 0.5 + x + at; end
fprintf('%.17g ', y); frewind(f);";
    let prepare = "x = sin(1:12); f = fopen('n.txt', 'w'); fprintf(f, '1 2 3 4 5'); fclose(f); f = fopen('n.txt');";
    assert_eq!(same(&[prepare, text, text, text, text, text]), 0);
}

#[test]
fn a_loop_written_out_by_hand_compiles_as_the_loop_does() {
    let statement = "y = 0.5 * y + x .* exp(-y);";
    let x = "x = sin(1:50); y = x;";
    let of = |body: &str| {
        let text = format!("{x}\n{body}\ndisp(y(7))");
        let kernels = pollster::block_on(session().inspect_run(&text, "kernels"));
        kernels.unwrap_or_else(|f| panic!("{}", f.errors[0].message()))
    };
    let turns = of(&format!("for t = 1:64, {statement} end"));
    assert_eq!(of(&statement.repeat(64)), turns);
    assert_ne!(of(&statement.repeat(63)), turns);
    assert!(turns.len() < 2 * of(&statement.repeat(8)).len(), "one step is compiled:\n{turns}");
}

/// What a trace leaves behind is a `gpuArray` where the program made it one.
#[test]
fn what_is_kept_of_a_gpu_array_is_one() {
    let text = "g = gpuArray(reshape(1:6000, 60, 100)); p = reshape(1:6000, 60, 100);
for k = 1:20, g = g / 2 + k; p = p / 2 + k; q = [g(1, :) p(1, :)]; end
disp([class(g) ' ' class(p) ' ' class(q)]); disp(sum(g(:)) == sum(p(:)));";
    assert!(same(&[text; 6]) > 0, "its loop is captured once");
}
