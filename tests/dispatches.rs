//! What programs come to on a device (lavapipe counts): dispatches, bytes, and that a second run of any of them
//! compiles nothing and makes no buffer. Wants a Vulkan device, and fails where there is none.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use super::idle::{self, Idle};
use matgpu::plan::Offload;
use matgpu::provider::wgpu::{Opening, open};
use matgpu::provider::{Counters, Limits};
use matgpu::session::{Choice, DeviceOptions, Options, Session};
use matgpu::value::{Array, ElemType, Shape, Value};
use std::rc::Rc;

fn session() -> Session {
    let mut session = Session::new(Options { tick: 4096, ..Options::default() });
    let options = DeviceOptions {
        choice: Choice::WebGpu,
        unreachable: None,
        fast: false,
        timestamps: false,
        beside: false,
        offload: "always".to_owned(),
        constants: Vec::new(),
        limits: Vec::new(),
        seed: Some(1),
    };
    pollster::block_on(session.choose(options)).unwrap();
    session
}

/// The counters of one run.
fn run(session: &mut Session, text: &str) -> Counters {
    let before = session.engine().counters();
    let ran = pollster::block_on(session.run(text, "program"));
    ran.unwrap_or_else(|failure| panic!("{}\n{text}", failure.errors[0].message()));
    let after = session.engine().counters();
    Counters {
        dispatches: after.dispatches - before.dispatches,
        pipelines_compiled: after.pipelines_compiled - before.pipelines_compiled,
        buffers_created: after.buffers_created - before.buffers_created,
        uploaded_bytes: after.uploaded_bytes - before.uploaded_bytes,
        downloaded_bytes: after.downloaded_bytes - before.downloaded_bytes,
        reads: after.reads - before.reads,
        ..Counters::default()
    }
}

/// Runs a program five times: so many dispatches each time, and after the first nothing is compiled or made.
fn holds(prepare: &str, program: &str, dispatches: u64) -> Counters {
    holds_in(&mut session(), prepare, program, dispatches)
}

fn holds_in(session: &mut Session, prepare: &str, program: &str, dispatches: u64) -> Counters {
    run(session, prepare);
    for (name, _) in session.variables() {
        pollster::block_on(session.place(&name)).unwrap();
    }
    let first = run(session, program);
    assert!(first.dispatches <= dispatches, "{} dispatches: {program}", first.dispatches);
    // What is joined with a routine is so from the second run on.
    let second = run(session, program);
    assert!(second.dispatches <= first.dispatches, "{program}");
    let joins = second.dispatches < first.dispatches;
    assert!(joins || second.pipelines_compiled == 0, "compiled again: {program}");
    // A loop is run twice, recorded, and then in its turns' place.
    for _ in 0..3 {
        let again = run(session, program);
        assert_eq!(again.dispatches, second.dispatches, "{program}");
        assert_eq!(again.pipelines_compiled, 0, "compiled again: {program}");
        assert_eq!(again.buffers_created, 0, "buffers made again: {program}");
    }
    first
}

/// The row `1:n` is captured where n is; asked for again and again it would be another one each time.
#[test]
fn a_loop_whose_bound_is_computed_on_the_device_reads_it_once() {
    let text = "B = 30 * [1 2; -1 3]; n = norm(B, 1) / 30; t = 0; for k = 1:n, t = t + k; end, assert(t, 15)";
    let counters = run(&mut session(), text);
    assert!(counters.reads <= 3, "{} reads", counters.reads);
}

/// The turns of a loop over complex numbers are one body, whose text is short: of singles without doubles.
#[test]
fn a_loop_over_complex_numbers_is_a_body_of_short_text() {
    let escapes = "z = c; n = real(c) * 0; for k = 1:64, z = z.^2 + c; n = n + (abs(z) <= 2); end, disp(sum(n(:)))";
    // Real numbers beside complex ones are the same in each turn.
    let roots =
        "z = c + 2; for k = 1:30, z = z - (z.^3 - 1) ./ (3 * z.^2); end, disp(sum(real(z(:))) > 0)";
    for (program, class, most) in [
        (escapes, "single", 24_000),
        (escapes, "double", 48_000),
        (roots, "single", 24_000),
        (roots, "double", 60_000),
    ] {
        let prepare = format!(
            "x = {class}(linspace(-2, 1, 256)); c = complex(repmat(x, 256, 1), repmat(x' * 0.8, 1, 256));"
        );
        let mut session = session();
        run(&mut session, &prepare);
        for (name, _) in session.variables() {
            pollster::block_on(session.place(&name)).unwrap();
        }
        let text = pollster::block_on(session.inspect_run(program, "wgsl")).ok().unwrap();
        assert!(text.len() < most, "{} bytes of {class}: {program}", text.len());
        assert_eq!(text.contains("fn f64_mul"), class == "double", "{text}");
        holds_in(&mut session, &prepare, program, 4);
    }
}

/// Writing at a captured place, deleting there, and growing by what is captured asks nothing.
#[test]
fn one_place_is_written_without_being_known() {
    let prepare = "x = single(mod((1:5000) * 37, 1009)); y = zeros(1, 5000, 'single'); A = repmat(x', 1, 20);";
    let programs = [
        ("z = x; u = y; for k = 1:6, [m, p] = max(z); u(p) = m; z(p) = -1; end, disp(sum(u))", 1),
        ("z = x; for k = 1:4, [~, p] = max(z); z(p) = []; end, disp(sum(z))", 1),
        (
            "B = A; [~, c] = max(B(7, :)); B(:, c) = x; [~, r] = min(x); B(r, :) = 0; disp(sum(B(:)))",
            1,
        ),
        ("z = x; z(6001:8000) = x(1:2000) * 2; z(9000) = sum(x); disp(sum(z))", 1),
        ("k = mod(x, 100) + 1; c = accumarray(k(:), x(:), [100 1]); disp(sum(c))", 1),
    ];
    for (program, reads) in programs {
        let mut session = session();
        run(&mut session, prepare);
        let counters = run(&mut session, program);
        assert!(counters.reads <= reads, "{} reads: {program}", counters.reads);
    }
}

/// A list of ranges is made where it is used, and goes nowhere.
#[test]
fn lists_of_ranges_are_not_uploaded() {
    let prepare = "x = single(sin((1:5000)'));";
    let program =
        "for k = 1:20, x = 0.5 * x + 0.25 * (x([2:end 1]) + x([end 1:end-1])); end, disp(sum(x))";
    let mut session = session();
    run(&mut session, prepare);
    for (name, _) in session.variables() {
        pollster::block_on(session.place(&name)).unwrap();
    }
    let counters = run(&mut session, program);
    assert_eq!((counters.uploaded_bytes, counters.reads), (0, 1), "{program}");
}

/// The results of many calls are read together, and parts of arrays lie in cells as captured as they were.
#[test]
fn results_of_many_calls_are_read_at_once() {
    let prepare = "A = single(reshape(sin(1:50000), 1000, 50)); c = num2cell(A, 1); b = mat2cell(A, [400 600], [20 30]);";
    let programs = [
        "n = cellfun(@(x) sum(x .^ 2), c); assert(numel(n) == 50)",
        "n = arrayfun(@(k) max(A(:, k)), 1:50); assert(numel(n) == 50)",
        "B = cell2mat(cellfun(@(x) x * 2, b, 'UniformOutput', false)); v = B(3); assert(v == 2 * A(3))",
    ];
    for program in programs {
        let mut session = session();
        let counters = run(&mut session, prepare);
        assert_eq!(counters.reads, 0, "{prepare}");
        let counters = run(&mut session, program);
        assert!(counters.reads <= 2, "{} reads: {program}", counters.reads);
    }
}

/// Unique rows are found where the matrix lies: their number is read, and then what is wanted of them.
#[test]
fn unique_rows_are_found_on_the_device() {
    let prepare = "R = single([mod((1:6000)' * 7, 50), mod((1:6000)' * 11, 30)]);";
    let program =
        "[u, ia, ic] = unique(R, 'rows'); s = sum(ic); assert(size(u, 1) == 150 && s > 0)";
    let mut session = session();
    run(&mut session, prepare);
    let counters = run(&mut session, program);
    assert!(counters.reads <= 2 && counters.downloaded_bytes < 64, "{counters:?}");
}

/// What a loop has written row by row, and is then looked at row by row, is stored once, also where the loop is applied as a whole.
#[test]
fn an_array_made_by_a_loop_is_made_once_for_many_looks() {
    let prepare = "E = reshape(mod((1:4800) * 37, 101), 60, 80);";
    let program = "M = E; for r = 2:60
            L = [inf M(r - 1, 1:end - 1)]; R = [M(r - 1, 2:end) inf];
            M(r, :) = E(r, :) + min(min(L, M(r - 1, :)), R);
        end
        t = 0; [~, c] = min(M(end, :));
        for r = 60:-1:2, lo = max(c - 1, 1); hi = min(c + 1, 80); [~, q] = min(M(r - 1, lo:hi)); c = lo + q - 1; t = t + c; end
        disp(t)";
    let mut session = session();
    run(&mut session, prepare);
    let first = run(&mut session, program);
    for _ in 0..4 {
        let again = run(&mut session, program);
        assert!(again.dispatches <= first.dispatches, "{} {}", first.dispatches, again.dispatches);
    }
}

/// What a captured mask chooses is computed of whole arrays: nobody has to know how many elements it chooses.
#[test]
fn statements_by_a_mask_read_nothing() {
    let prepare = "x = single(linspace(-2, 1, 256)); c = complex(repmat(x, 256, 1), repmat(x' * 0.8, 1, 256));";
    let program = "z = 0 * c; n = real(z);
        for k = 1:30, m = abs(z) <= 2; z(m) = z(m).^2 + c(m); n(m) = n(m) + 1; end, v = n(1000); if v, end";
    let counters = holds(prepare, program, 4);
    assert!(counters.reads <= 1, "{} reads", counters.reads);
    let prepare = "x = rand(1, 30000); y = rand(1, 30000);";
    for program in [
        "z = x; z(x > 0.5) = sqrt(y(x > 0.5)) / 2; z(z < 0.1) -= 1; v = z(7); if v, end",
        "z = floor(x * 1000); m = z > 500; z(m) = min(z(m), 700); z(~m) = bitand(z(~m), 6); v = z(7); if v, end",
        "z = x; m = z > 0.5; z(m) = double(single(z(m))) + hypot(z(m), 2); v = z(7); if v, end",
    ] {
        let counters = holds(prepare, program, 1);
        assert!(counters.reads <= 1, "{} reads", counters.reads);
    }
}

#[test]
fn random_numbers_chain_and_mean_are_two_dispatches_and_four_bytes() {
    let program = "x = rand(1024, 1, 'single'); y = sin(x) .* x + 0.5; m = mean(y, 'all');
        fprintf('m=%.6f\\n', double(m))";
    let program = format!("go();\nfunction go()\n{program}\nend");
    let seen = holds("", &program, 2);
    assert_eq!((seen.uploaded_bytes, seen.downloaded_bytes, seen.reads), (0, 4, 1));
}

#[test]
fn a_chain_of_ten_operations_is_one() {
    let prepare = "x = rand(1, 20000, 'single');";
    let seen = holds(prepare, idle::CHAIN, 1);
    assert_eq!(seen.downloaded_bytes, 4);
}

#[test]
fn mean_and_deviation_with_the_chain_before_them_are_three() {
    holds("x = rand(40000, 1);", idle::MEAN_AND_DEVIATION, 3);
}

#[test]
fn image_normalisation_is_six() {
    holds("x = rand(160, 130, 3, 'single');", idle::IMAGES, 6);
}

#[test]
fn centred_covariance_is_four() {
    holds("x = rand(3000, 12, 'single');", idle::COVARIANCE, 4);
}

/// An array of the host goes to the device for what takes the host longer than the way.
#[test]
fn an_array_of_the_host_is_convolved_and_transformed_on_the_device() {
    for work in
        ["conv2(x, k, 'same')", "conv2([1 2 1], [1 0 -1], x)", "filter(k(:), 1, x)", "abs(fft(x))"]
    {
        let program = format!("y = {work}; s = sum(y, 'all'); if s, end");
        let mut session = session();
        run(&mut session, "x = single(magic(64)); k = single(magic(3));");
        let seen = run(&mut session, &program);
        assert!(seen.dispatches >= 2 && seen.downloaded_bytes <= 64, "{work}: {seen:?}");
    }
}

/// Rows and columns that a mask names take a number, tables are read, and windows move, where the elements are; short lanes are
/// sorted at once.
#[test]
fn masks_of_rows_tables_windows_and_short_lanes_stay_on_the_device() {
    for (work, dispatches, reads) in [
        ("X(X(:, 1) > 0.5, :) = 0; s = sum(X, 'all');", 4, 1),
        ("X(:, any(X > 0.999, 1)) = NaN; s = sum(X, 'all', 'omitnan');", 5, 1),
        ("m = sort(X, 2); s = sum(m(:, 7));", 4, 1),
        ("m = median(reshape(X, [], 10), 2); s = sum(m);", 8, 3),
        ("m = movmean(X, 25); s = sum(m, 'all');", 13, 2),
        ("q = interp1(xs, ys, X(:)); s = sum(q);", 18, 10),
    ] {
        let mut session = session();
        run(&mut session, "X = rand(300, 200, 'single'); xs = linspace(0, 1, 50)'; ys = xs .^ 2;");
        for name in ["X", "xs", "ys"] {
            pollster::block_on(session.place(name)).unwrap();
        }
        let seen = run(&mut session, &format!("{work} if s < 0, end"));
        assert!(seen.downloaded_bytes <= 512 && seen.uploaded_bytes < 8192, "{work}: {seen:?}");
        assert!(seen.dispatches <= dispatches && seen.reads <= reads, "{work}: {seen:?}");
    }
}

/// Places that the host lists are read and written where the elements are, and travel once.
#[test]
fn elements_at_places_of_the_host_stay_on_the_device() {
    let mut session = session();
    run(&mut session, "x = rand(20000, 1, 'single'); p = randperm(20000)'; q = p(1:2:end);");
    let program = "y = x(p); z = zeros(20000, 1, 'single'); z(p) = y; X = reshape(x, 200, 100);
        z = sum(abs(z - x)) + sum(x(q)) + sum(X(q(q <= 200), :), 'all'); if z < 0, end";
    let first = run(&mut session, program);
    assert!(first.downloaded_bytes <= 64, "{first:?}");
    let again = run(&mut session, program);
    assert!(again.downloaded_bytes <= 64 && again.uploaded_bytes < 4096, "{again:?}");
}

/// Sets and folds by subscript, of arrays of the device and of the host: what comes back is how many there are.
#[test]
fn sets_and_folds_by_subscript_stay_on_the_device() {
    for (work, dispatches) in [
        ("u = unique(x); s = sum(u);", 24),
        ("[u, ia, ic] = unique(x); s = sum(u) + sum(ia) + sum(ic);", 37),
        ("[u, ~, ic] = unique(y); c = accumarray(ic, 1); s = sum(c .* u);", 68),
        ("[tf, at] = ismember(x, y(1:3000)); s = sum(tf) + sum(at);", 54),
        ("s = sum(x(find(ismember(x, y(1:3000)))));", 60),
        ("h = accumarray(k, x, [500 1]); s = sum(h);", 7),
        ("h = accumarray(k, x, [500 1], @max); s = sum(h);", 9),
        ("h = accumarray(k, 2, [500 1]); s = sum(h);", 8),
        ("h = accumarray(k, double(x), [500 1], @max); s = sum(h);", 25),
        ("h = accumarray([k, k], 1, [500 500]); s = sum(h, 'all');", 12),
        ("q = quantile(reshape(x, 200, 100), [0.1 0.5 0.9]); s = sum(q, 'all');", 6),
    ] {
        let mut session = session();
        let made = "x = single(floor(rand(20000, 1) * 5000)); y = round(rand(20000, 1) * 5000);
            k = mod((0:19999)' * 7, 500) + 1;";
        run(&mut session, made);
        for name in ["x", "y", "k"] {
            pollster::block_on(session.place(name)).unwrap();
        }
        let program = format!("{work} if s < 0, end");
        let seen = run(&mut session, &program);
        assert!(seen.downloaded_bytes <= 256 && seen.uploaded_bytes < 16_384, "{work}: {seen:?}");
        assert!(seen.dispatches <= dispatches, "{work}: {seen:?}");
    }
}

/// What lies beside a range of places is a range, so a stencil looks at what it needs without an index; and most of an array that is
/// assigned to is computed with the rest of it, not written into a copy.
#[test]
fn a_stencil_over_ranges_needs_no_index() {
    let mut session = session();
    run(&mut session, "u = rand(300, 'single'); i = 2:299;");
    let step = "u(i, i) = u(i, i) + 0.2 * (u(i - 1, i) + u(i + 1, i) + u(i, i - 1) + u(i, i + 1) - 4 * u(i, i));";
    let program = format!("for k = 1:20, {step} end, s = sum(u, 'all'); if s < 0, end");
    let seen = run(&mut session, &program);
    assert!(seen.dispatches <= 23, "{seen:?}");
    assert!(seen.uploaded_bytes < 4096 && seen.downloaded_bytes <= 64, "{seen:?}");
}

/// The real part of what is transformed back is that whether or not the imaginary part is only rounding: nobody looks.
#[test]
fn real_parts_of_transforms_back_fold_nothing() {
    let prepare = "u = rand(256, 'single'); H = rand(256, 'single');";
    holds(prepare, "y = real(ifft2(fft2(u) .* H)); if y(1) < -9, end", 8);
}

/// What makes the elements of a transform goes into its first pass, and what is made of its results into the last one, from the second
/// run on; with the same bits, whatever is read and written there.
#[test]
fn what_is_before_and_behind_a_transform_goes_into_its_passes() {
    let prepare = "x = rand(2^16, 1, 'single'); w = rand(2^16, 1, 'single'); k = int32(1:2^16)'; p = k(end:-1:1);
        A = rand(256, 'single'); H = rand(256, 'single'); v = rand(256, 1, 'single'); t = rand(3 * 2^15, 1, 'single');
        B = rand(256); D = rand(256); q = rand(3 * 2^15, 1);";
    for (statement, saved) in [
        ("real(ifft2(fft2(A) .* H))", 2),
        ("real(ifft2(fft2(A) .* H)) + A", 2),
        ("abs(fft(x .* w))", 2),
        ("log(1 + abs(fft(x + 1)))", 2),
        ("real(ifft(complex(x, w) .* x, [], 1)) .* w + x", 2),
        ("fft(A' .* 2 + v)", 1),
        ("fft(A(:, end:-1:1) + v, [], 2)", 1),
        ("fft(single(k) .* x)", 1),
        ("fft(x(p) + 1)", 1),
        ("angle(fft(complex(x, w)))", 1),
        ("real(fft(t .* 3)) - t", 2),
        ("abs(fft(max(t, 0.5))) > 1", 2),
        ("fft(sin(A), [], 2) .* H", 2),
        ("real(ifft2(fft2(B) .* D))", 2),
        ("real(ifft2(fft2(B) .* D)) + B", 2),
        ("abs(fft(q + 1))", 2),
        ("fft(B .* D + 1)", 1),
        ("ifft(fft(B .* D), [], 1, 'symmetric') - B", 1),
    ] {
        let mut session = session();
        run(&mut session, prepare);
        for (name, _) in session.variables() {
            pollster::block_on(session.place(&name)).unwrap();
        }
        let first = run(&mut session, &format!("a = {statement}; if a(1) == 99, end"));
        let program = format!("y = {statement}; if y(1) == 99, end");
        let mut seen = run(&mut session, &program);
        for _ in 0..3 {
            seen = run(&mut session, &program);
            let differs = "max(abs(double(a(:)) - double(y(:))))";
            run(
                &mut session,
                &format!("if ~isequal(a, y), error(\"{statement}: %g\", {differs}), end"),
            );
        }
        assert!(
            seen.dispatches + saved <= first.dispatches,
            "{statement}: {} dispatches, at first {}",
            seen.dispatches,
            first.dispatches
        );
    }
}

/// Places between known bounds are not asked about, whatever they are computed from: what is read is the result.
#[test]
fn places_within_bounds_are_not_asked_about() {
    for work in [
        "score = E(:, :, 1); back = zeros(600, 5, 9);
         for t = 2:9
           [m, from] = max(reshape(score, 600, 1, 5) + reshape(T, 1, 5, 5), [], 3);
           score = m + E(:, :, t); back(:, :, t) = from;
         end
         [best, state] = max(score, [], 2); s = sum(state);
         for t = 9:-1:2
           b = back(:, :, t); state = b(sub2ind(size(b), (1:600)', state)); s = s + sum(state);
         end",
        "s = sum(x(min(max(round(w), 1), 2000)));",
        "y = zeros(2000, 1); y(max(min(ceil(w), 2000), 1)) = 1; s = sum(y);",
        "s = sum(x(floor(rand(3000, 1) * 2000) + 1));",
        "s = sum(x(randi(2000, 3000, 1)));",
        "[y, p] = sort(x); s = sum(x(p(end:-1:1)));",
        "k = cumsum(w > 0); s = sum(x(max(k, 1)));",
        "k = sum(reshape(x(1:2000), 500, 4) > 0.5, 2) + 1; s = sum(x(k));",
        "k = mod(abs(round(max(min(w, 1e6), 0))), 2000); s = sum(x(k + 1));",
    ] {
        let mut session = session();
        let made =
            "E = rand(600, 5, 9); T = rand(5); x = rand(2001, 1); w = x * 4000 - 1000; w(7) = NaN;";
        run(&mut session, made);
        for name in ["E", "T", "x", "w"] {
            pollster::block_on(session.place(name)).unwrap();
        }
        let seen = run(&mut session, &format!("{work} if s < 0, end"));
        assert_eq!(seen.reads, 1, "{work}: {seen:?}");
    }
}

/// What picks some of many, or scales them by their ends, asks nothing on its way.
#[test]
fn the_largest_the_middle_and_the_scaled_ask_nothing() {
    for work in [
        "s = sum(maxk(x, 5));",
        "[m, k] = mink(x, 3); s = sum(m) + sum(k);",
        "s = median(x);",
        "s = sum(median(reshape(x(1:2000), 40, 50)));",
        "s = sum(rescale(x));",
        "s = sum(rescale(x, -1, 2));",
        "s = rms(x);",
    ] {
        let mut session = session();
        run(&mut session, "x = rand(2001, 1);");
        pollster::block_on(session.place("x")).unwrap();
        let seen = run(&mut session, &format!("{work} if s < 0, end"));
        assert!(seen.reads == 1 && seen.uploaded_bytes < 4096, "{work}: {seen:?}");
    }
}

/// A function of the program with branches and loops is computed for all elements where those are.
#[test]
fn arrayfun_of_branches_and_loops_stays_on_the_device() {
    let mut session = session();
    run(&mut session, "x = linspace(-2, 2, 20000);");
    pollster::block_on(session.place("x")).unwrap();
    let functions = "
        function y = piece(x)
          y = 0;
          for k = 1:12
            if x > 0, y = y + sqrt(x); else, y = y - x; end
            if y > 9, return, end
          end
        end";
    let program = format!("s = sum(arrayfun(@piece, x)); if s < 0, end{functions}");
    let seen = run(&mut session, &program);
    assert!(seen.downloaded_bytes < 4096 && seen.uploaded_bytes < 4096, "{seen:?}");
    assert!(seen.reads <= 4, "{seen:?}");
}

/// Places in a table are found where its elements are.
#[test]
fn places_in_a_table_are_found_on_the_device() {
    for work in ["k = lookup(t, q); s = sum(k);", "k = lookup(t, q, 'lr'); s = sum(k);"] {
        let mut session = session();
        run(&mut session, "t = (0:9999)' / 7; q = mod((0:19999)' * 7919, 9990) / 7 + 0.1;");
        for name in ["t", "q"] {
            pollster::block_on(session.place(name)).unwrap();
        }
        let seen = run(&mut session, &format!("{work} if s < 0, end"));
        assert!(seen.downloaded_bytes <= 256 && seen.uploaded_bytes < 16_384, "{work}: {seen:?}");
        assert!(seen.reads == 1, "{work}: {seen:?}");
    }
}

/// Where the greatest of a long array is, is found in parts: by as many threads as there are elements for.
#[test]
fn the_place_of_an_extreme_is_found_in_parts() {
    let mut session = session();
    run(&mut session, "x = mod((0:99999)' * 7919, 99991); x(5:7) = NaN; A = reshape(x, 50000, 2);");
    for name in ["x", "A"] {
        pollster::block_on(session.place(name)).unwrap();
    }
    let seen = run(&mut session, "[m, i] = max(x); [n, j] = min(A); s = i + sum(j); if s < 0, end");
    assert!(seen.reads == 1 && seen.dispatches <= 8, "{seen:?}");
    run(
        &mut session,
        "assert(x(i) == m && m == max(x) && ~any(x(1:i - 1) == m));
         for k = 1:2, assert(A(j(k), k) == n(k) && ~any(A(1:j(k) - 1, k) == n(k))), end
         [~, k] = max(NaN(40000, 1) + x(1)); assert(k == 1);
         [~, k] = max(x * 0 + 3, [], 'all'); assert(k == 1)",
    );
}

/// Elements of what is assigned to a region, and of what is joined, are chosen where they are read.
#[test]
fn assigned_and_joined_elements_are_chosen_where_they_are_read() {
    let prepare = "U = mod((1:200)' * (1:200), 17); x = mod((1:20000)' * 7, 19);";
    let stencil = "Y = 4 * U; Y(2:end, :) = Y(2:end, :) - U(1:end-1, :);
        Y(1:end-1, :) = Y(1:end-1, :) - U(2:end, :); Y(:, 2:end) = Y(:, 2:end) - U(:, 1:end-1);
        Y(:, 1:end-1) = Y(:, 1:end-1) - U(:, 2:end); if Y(1, 1) == 1e9, end";
    holds(prepare, stencil, 2);
    holds(prepare, "d = [0; diff(x)]; e = [x(2:end); 5] - d; if e(1) == 1e9, end", 2);
    let step = "V = U; V(2:end-1, 2:end-1) = (U(1:end-2, 2:end-1) + U(3:end, 2:end-1)) / 2;
        if V(1, 1) == 1e9, end";
    holds(prepare, step, 2);
}

/// A place that was found on the device, and can only be one, is looked at there.
#[test]
fn an_element_at_the_place_of_an_extreme_is_read_once() {
    let mut session = session();
    run(&mut session, "x = mod((0:9999)' * 7919, 9973); z = x * 2 + 1; A = reshape(x, 100, 100);");
    for name in ["x", "z", "A"] {
        pollster::block_on(session.place(name)).unwrap();
    }
    let seen = run(&mut session, "[m, i] = max(x); y = z(i); s = y - 2 * m; if s == 9, end");
    assert!(seen.reads == 1, "{seen:?}");
    let seen = run(&mut session, "[~, j] = max(A, [], 2); t = A(3, j(3)); if t < 0, end");
    assert!(seen.reads <= 2, "{seen:?}");
    run(
        &mut session,
        "assert(s == 1 && z(i) == z(find(x == max(x), 1)));
         assert(isequal(A(sub2ind([100 100], (1:100)', j)), max(A, [], 2)) && t == max(A(3, :)))",
    );
}

/// The eigenvalues of a symmetric matrix: what is read is tridiagonal.
#[test]
fn eigenvalues_of_symmetric_singles_bring_no_matrix_to_the_host() {
    let mut session = session();
    run(&mut session, "A = single(mod((1:250)' * (1:250), 17)); S = A + A';");
    for name in ["A", "S"] {
        pollster::block_on(session.place(name)).unwrap();
    }
    let seen = run(&mut session, "e = eig(S); if e(1) == 1e9, end");
    assert!(seen.reads == 1 && seen.downloaded_bytes < 4096, "{seen:?}");
    let seen = run(&mut session, "s = svd(A); if s(1) == 1e9, end");
    assert!(seen.reads == 1 && seen.downloaded_bytes < 8192, "{seen:?}");
    run(
        &mut session,
        "t = 2e-4 * norm(double(S));
         assert(max(abs(double(e) - eig(double(S)))) < t && max(abs(double(s) - svd(double(A)))) < t)
         assert(max(abs(double(svd(A(:, 1:150))) - svd(double(A(:, 1:150))))) < t)",
    );
}

/// The order of subscripts that a loop accumulates by is found out once.
#[test]
fn subscripts_that_come_again_are_sorted_once() {
    let made = "r = rand(3000, 1, 'single'); d = mod((0:8999)' * 7, 3000) + 1;
        e = mod((0:8999)' * 11, 3000) + 1;";
    let mut session = session();
    run(&mut session, made);
    for name in ["r", "d", "e"] {
        pollster::block_on(session.place(name)).unwrap();
    }
    let steps = |n: usize| {
        format!(
            "for k = 1:{n}, r = 0.1 + 0.5 * accumarray(d, r(e), [3000 1]); end, s = sum(r); if s < 0, end"
        )
    };
    let few = run(&mut session, &steps(2)).dispatches;
    let many = run(&mut session, &steps(12)).dispatches;
    assert!(many - few <= 40, "{few} and {many} dispatches");
}

/// What is read at several places, and made of what is read at several places, is stored in time: each turn reads the one
/// before at three places, and 3^16 of them are no kernel.
#[test]
fn a_value_that_is_read_at_several_places_is_stored_before_it_is_computed_too_often() {
    let program =
        "D = W; for k = 1:16, D = min(D, D(:, k) + D(k, :)); end, s = sum(D, 'all'); if s, end";
    let seen = holds("W = rand(48, 'single');", program, 18);
    assert!(seen.dispatches >= 4, "{} dispatches", seen.dispatches);
}

#[test]
fn a_step_of_power_iteration_is_three() {
    holds("A = rand(200, 200, 'single'); x0 = rand(200, 1, 'single');", idle::POWER, 3);
}

#[test]
fn monte_carlo_of_256_steps_is_eight() {
    let mut session = session();
    holds_in(&mut session, "", &idle::monte_carlo(5000), 8);
    assert!(session.captures_reused() >= 2, "its loop is captured once");
}

#[test]
fn a_moving_average_over_thousands_of_steps_is_few() {
    let program = "y = average(X); v = y(1); if v, end
        function y = average(X)
          y = 0.1 * X(:, 1);
          for t = 2:4000
            y = 0.1 * X(:, t) + 0.9 * y;
          end
        end";
    let mut session = session();
    holds_in(&mut session, "X = rand(500, 4000, 'single');", program, 70);
    assert!(session.captures_reused() >= 2, "its loop is captured once");
}

/// A device with memory, as browsers give it: what of it is bound at once is limited, and what a dispatch may take.
const LARGE: Limits = Limits {
    arrays_a_kernel: 10,
    slot_bytes: 32 << 30,
    binding_bytes: (4 << 30) - 4,
    groups: 65_535,
    dispatch_work: 2_500_000_000_000,
    instructions: 256,
};

/// The programs at the sizes that the benchmark has for a device with memory, on one that only counts.
#[test]
fn at_their_real_sizes_programs_are_as_few_dispatches() {
    let price = idle::monte_carlo(1_000_000);
    let cases = [
        ("x = rand(2^26, 1, 'single');", idle::CHAIN, 1),
        ("x = rand(2^26, 1, 'single');", idle::MEAN_AND_DEVIATION, 3),
        ("x = rand(2^22, 1);", idle::MEAN_AND_DEVIATION, 3),
        ("x = rand(3840, 2160, 16, 'single');", idle::IMAGES, 6),
        ("x = rand(200000, 1024, 'single');", idle::COVARIANCE, 4),
        ("A = rand(16384, 'single'); x0 = rand(16384, 1, 'single');", idle::POWER, 3),
        ("", &price, 8),
    ];
    for (prepare, program, dispatches) in cases {
        holds_in(&mut Idle::session(LARGE), prepare, program, dispatches);
    }
}

/// 4 000 steps of a million channels: from blocks that are as large as arrays get, and drawn where they are used.
#[test]
fn a_moving_average_of_a_million_channels_is_few() {
    let (stored, block) =
        (idle::average(4000), "x = rand(1000000, 500, 'single'); y = rand(1000000, 1, 'single');");
    let drawn = stored.replace("X(:, mod(t, size(X, 2)) + 1)", "rand(1000000, 1, 'single')");
    for (prepare, program) in [(block, &stored), ("x = 0; y = rand(1000000, 1, 'single');", &drawn)]
    {
        let seen = holds_in(&mut Idle::session(LARGE), prepare, program, 70);
        assert_eq!(seen.pipelines_compiled, 1, "{program}");
    }
}

/// What a loop leaves is computed with what is asked for first: its turns are not run again for the next result, whether
/// they were captured one by one, as passages or as a whole.
#[test]
fn a_loop_runs_once_for_all_that_it_leaves() {
    let epidemic = "S = 0.999 * ones(size(b)); I = 1 - S; R = zeros(size(b)); most = I;
        for t = 1:60
          infected = b .* S .* I; removed = 0.1 * I; S = S - infected; I = I + infected - removed;
          R = R + removed; most = max(most, I);
        end
        if most(1), end, if R(1), end";
    holds_in(&mut session(), "b = 0.1 + 0.4 * rand(3000, 1);", epidemic, 1);
    // Of so much work at a time that the loop is computed in pieces: they are the same ones, however they are captured.
    let long = epidemic.replace("1:60", "1:100");
    holds_in(&mut Idle::session(LARGE), "b = 0.1 + 0.4 * rand(2^20, 1);", &long, 12);
    // What only a few operations lie between is not waited for.
    let short = "y = x + 1; z = y .* x; w = sqrt(z) - y; if z(1), end";
    let mut session = session();
    holds_in(&mut session, "x = rand(3000, 1);", short, 1);
    let later = run(&mut session, "if w(1), end");
    assert_eq!(later.dispatches, 1, "w is computed when it is asked for");
}

/// What a loop carries besides what it asks for is computed with the folds that both are made of, also where its turns are Blocks: these
/// are not folded again for it, which would be other Kernels in each run.
#[test]
fn what_is_carried_beside_a_question_is_computed_with_it() {
    let program = "X = zeros(size(B)); R = B; P = R; rr = sum(R(:).^2);
        for k = 1:30
          A = 4 * P; A(2:end, :) = A(2:end, :) - P(1:end-1, :); A(1:end-1, :) = A(1:end-1, :) - P(2:end, :);
          alpha = rr / sum(P(:) .* A(:)); X = X + alpha * P; R = R - alpha * A;
          next = sum(R(:).^2); if sqrt(next) < 1e-30, break, end
          P = R + next / rr * P; rr = next;
        end
        if X(1), end";
    let mut session = session();
    run(&mut session, "B = single(2 * rand(48) - 1);");
    let runs: Vec<Counters> = (0..5).map(|_| run(&mut session, program)).collect();
    let compiled: Vec<u64> = runs.iter().map(|r| r.pipelines_compiled).collect();
    assert!(compiled[3..].iter().all(|&n| n == 0), "compiled in each run: {compiled:?}");
    let most = runs.iter().map(|r| r.dispatches).max();
    assert!(most.is_some_and(|n| n <= 30 * 6), "{most:?} dispatches for 30 turns");
}

/// A fold over several dimensions that takes more work than a dispatch may is made in several.
#[test]
fn folds_over_several_dimensions_are_cut_where_they_take_long() {
    let of = |dispatch_work| {
        let limits = Some(Limits { dispatch_work, ..Limits::NONE });
        let opening = |software| Opening { software, limits, ..Opening::default() };
        let device = pollster::block_on(open(opening(false)))
            .or_else(|_| pollster::block_on(open(opening(true))));
        let mut session = Session::new(Options::default());
        session.use_device(Some(Box::new(device.unwrap())), Offload::Always);
        // A power costs 20 000 units: 1.2e9 in all.
        let program = "I = reshape(single(mod((1:62400) * 7, 23)), 160, 130, 3); mu = mean(I, [1 2]);
            s = sum((I - mu).^2, [1 2]); v = mean(abs(I - mu) .^ 1.8, 'all'); if v, end, [s(:); v]'";
        let output = pollster::block_on(session.run(program, "program")).unwrap();
        assert_eq!(session.engine().stats().host_groups, 0);
        (output, session.engine().counters().dispatches)
    };
    let ((whole, few), (cut, many)) = (of(u64::MAX), of(500_000_000));
    assert_eq!(format!("{whole:?}"), format!("{cut:?}"));
    assert!(many > few, "{many} dispatches, and {few} of whole folds");
}

/// Which folds take an array each is known when all have their place, for only what others read is stored: where that is
/// too much for a device, it is several kernels. Whether the array came from outside makes no difference.
#[test]
fn folds_that_others_read_stay_within_a_devices_arrays() {
    let program = "[n, s, steps] = size(emit); back = zeros(n, s, steps); score = emit(:, :, 1);
        for t = 2:steps
          [m, from] = max(reshape(score, n, s, 1) + reshape(trans, 1, s, s), [], 2);
          score = reshape(m, n, s) + emit(:, :, t);
          back(:, :, t) = reshape(from, n, s);
        end
        fprintf('%g ', sum(score, 'all'), sum(back, 'all'))";
    let array = |dims: &[usize]| -> Value {
        let numel = dims.iter().product::<usize>() as u32;
        let data = (0..numel).map(|k| (k * 7919 % 1009) as f32 / 16.0).collect::<Vec<_>>();
        Rc::new(Array::from_vec(Shape::new(dims), data)).into()
    };
    let mut printed = Vec::new();
    for arrays_a_kernel in [u32::MAX, 10, 8] {
        let limits = Limits { arrays_a_kernel, ..Limits::NONE };
        let opening = |software| Opening { software, limits: Some(limits), ..Opening::default() };
        let device = pollster::block_on(open(opening(false)))
            .or_else(|_| pollster::block_on(open(opening(true))));
        let mut session = Session::new(Options::default());
        session.use_device(Some(Box::new(device.unwrap())), Offload::Always);
        session.set("emit", array(&[128, 8, 20]));
        session.set("trans", array(&[8, 8]));
        for _ in 0..5 {
            printed.push(pollster::block_on(session.run(program, "program")).unwrap().text);
        }
        assert_eq!(session.engine().stats().host_groups, 0, "{arrays_a_kernel} arrays");
    }
    assert!(printed.iter().all(|one| *one == printed[0]), "{printed:?}");
}

/// A number of each turn is written into an array without that the program waits for it.
#[test]
fn numbers_are_written_into_arrays_where_they_are() {
    let mut session = session();
    for (write, kept) in [
        ("loss(k) = mean((x * w - y) .^ 2);", "loss = zeros(1, 20);"),
        ("loss(k) = mean((x * w - y) .^ 2);", "loss = [];"),
        ("loss(end + 1) = mean((x * w - y) .^ 2);", "loss = single([]);"),
        ("loss(k, :) = [norm(w), sum(w)];", "loss = zeros(20, 2);"),
        ("loss(:, k) = [norm(w); sum(w)];", "loss = zeros(2, 20);"),
        ("loss(end + 1, 1) = norm(w);", "loss = zeros(3, 1);"),
    ] {
        let program = format!(
            "x = reshape(single(mod((1:60000) * 7, 23)), 3000, 20) / 23; y = x(:, 3); w = x(1:20, 1);
            {kept}
            for k = 1:20
              w = w - 1e-5 * (x' * (x * w - y));
              {write}
            end
            fprintf('%.4f ', loss)"
        );
        for _ in 0..3 {
            assert_eq!(run(&mut session, &program).reads, 1, "{kept} {write}");
        }
    }
}

/// Whether an imaginary part is left in what is written into is seen where a program looks, and not at every turn.
#[test]
fn complex_numbers_are_written_into_where_they_are() {
    let mut session = session();
    let program =
        "Z = linspace(-1.5, 1.5, 200) + 1i * linspace(-1.5, 1.5, 200)'; when = zeros(200);
        for k = 1:12
          Z = Z.^2 + (-0.8 + 0.156i);
          gone = abs(Z) > 2;
          when(gone & when == 0) = k;
          Z(gone) = 2;
          Z(:, 1) = 1;
        end
        fprintf('%d', sum(when, 'all'))";
    for _ in 0..4 {
        assert_eq!(run(&mut session, program).reads, 1);
    }
}

/// What lies on the device, and what nobody waits for, is no reason to compute on the host.
#[test]
fn a_matrix_and_its_transpose_are_added_where_they_lie() {
    for class in ["double", "single"] {
        let make = format!("A = rand(8192, '{class}');");
        let sum = "B = A + A'; v = B(end); if v, end";
        let all = "s = sum(A + A', 'all'); if s, end";
        for (prepare, program) in [
            (&make, "B = A + A';".to_owned()),
            (&make, sum.to_owned()),
            (&make, all.to_owned()),
            (&String::new(), format!("{make} B = A + A';")),
            (&String::new(), format!("{make} {sum}")),
        ] {
            let mut session = Idle::placing(LARGE, Offload::Auto);
            run(&mut session, prepare);
            pollster::block_on(session.place("A")).ok();
            let seen = run(&mut session, &program);
            pollster::block_on(session.place("B")).ok();
            let stats = session.engine().stats();
            assert_eq!(stats.host_groups, 0, "{class}: {prepare} {program}");
            assert!(stats.device_groups > 0, "{class}: {prepare} {program}");
            assert!(seen.downloaded_bytes <= 8, "{} bytes: {program}", seen.downloaded_bytes);
        }
    }
}

/// What is dear and looked at in other places is stored: otherwise each step would compute all before it in ever more places.
#[test]
fn steps_that_look_at_what_they_have_made_do_not_compute_it_in_ever_more_places() {
    let fused = |turns: usize| {
        let mut session = Session::new(Options::default());
        let shortest = format!(
            "D = rand(128); for k = 1:{turns}, D = min(D, D(:, k) + D(k, :)); end\nv = D(1); if v, end"
        );
        run(&mut session, &shortest);
        session.engine().stats().fused
    };
    let (few, many) = (fused(16), fused(64));
    assert!(many <= 64 * 40, "{many} operations for 64 steps");
    assert!(many <= 5 * few, "{few} operations for 16 steps, {many} for 64");
}

/// Small pages are multiplied at once, not one by one.
#[test]
fn products_of_many_small_pages_are_few_dispatches() {
    let mut session = session();
    run(&mut session, "A = rand(4, 4, 500, 'single'); B = rand(4, 4, 500, 'single');");
    let seen = run(&mut session, "C = pagemtimes(A, B); v = C(1); if v, end");
    assert!(seen.dispatches <= 4, "{} dispatches", seen.dispatches);
}

/// All pages are one product, also where one side has a single page or is transposed.
#[test]
fn products_of_large_pages_are_one_dispatch() {
    let mut session = session();
    run(&mut session, "A = rand(40, 24, 6, 'single'); B = rand(24, 40, 6, 'single');");
    for product in [
        "pagemtimes(A, B)",
        "pagemtimes(A, 'transpose', A, 'none')",
        "pagemtimes(A, B(:, :, 1))",
        "pagemtimes(B, 'none', B, 'transpose')",
    ] {
        let text = format!("C = {product}; v = C(1); if v, end");
        run(&mut session, &text);
        let seen = run(&mut session, &text);
        assert!(seen.dispatches <= 3, "{} dispatches: {product}", seen.dispatches);
    }
}

/// A flush in the middle of a loop finds more values held than one Kernel can write: the last step is then computed apart, and
/// the loop stays one Kernel.
#[test]
fn a_loop_whose_last_step_leaves_much_is_still_a_loop() {
    let names = ["a", "b", "c", "d", "e", "f", "g"];
    let prepare: String =
        names.iter().map(|n| format!("{n} = rand(3000, 1, 'single');\n")).collect();
    let products: String = names
        .iter()
        .zip(names.iter().cycle().skip(1))
        .map(|(n, other)| format!("    {n}1 = {n} .* {other};\n"))
        .collect();
    let steps: String =
        names.iter().map(|n| format!("    {n} = {n} + 0.1 * {n}1 .* x;\n")).collect();
    let sum: String = names.iter().map(|n| format!(" + {n}(1) + {n}1(1)")).collect();
    let program = format!("for t = 1:20\n{products}{steps}end\nif 0{sum}, end");
    let mut session = session();
    run(&mut session, &format!("x = rand(3000, 1, 'single');\n{prepare}"));
    for (name, _) in session.variables() {
        pollster::block_on(session.place(&name)).unwrap();
    }
    let seen = run(&mut session, &program);
    assert!(seen.dispatches <= 6, "{} dispatches", seen.dispatches);
}

/// The steps of a loop are one Kernel that runs through them, whether they are turns of a loop or lines.
#[test]
fn a_loop_written_out_by_hand_compiles_as_the_loop_does() {
    let step = "y = 0.9 * y + 0.1 * x .* y;";
    let end = "v = y(1); if v, end";
    let turns = format!("y = x; for t = 1:64, {step} end\n{end}");
    let by_hand = format!("y = x;\n{}{end}", format!("{step}\n").repeat(64));
    let mut session = Idle::session(LARGE);
    run(&mut session, "x = rand(100000, 1, 'single');");
    pollster::block_on(session.place("x")).unwrap();
    let first = run(&mut session, &turns);
    for _ in 0..5 {
        let seen = run(&mut session, &by_hand);
        assert_eq!(seen.dispatches, first.dispatches);
        assert_eq!(seen.pipelines_compiled, 0, "the loop's own shader serves");
    }
    assert!(session.captures_reused() > 0, "its lines are captured once");
}

/// Of a tall matrix of singles a few numbers are read; where its columns depend on each other the host looks at it.
#[test]
fn tall_singles_are_factored_where_they_are() {
    let mut session = session();
    run(&mut session, "A = rand(20000, 6, 'single') - 0.5; b = rand(20000, 2, 'single');");
    for name in ["A", "b"] {
        pollster::block_on(session.place(name)).unwrap();
    }
    for program in ["x = A \\ b;", "[Q, R] = qr(A, 0);", "S = qr(A, 0);"] {
        let first = run(&mut session, program);
        let again = run(&mut session, program);
        assert_eq!(again.reads, 1, "{program}");
        assert!(again.downloaded_bytes < 100, "{} bytes: {program}", again.downloaded_bytes);
        assert_eq!(again.dispatches, first.dispatches, "{program}");
        assert_eq!(again.pipelines_compiled, 0, "compiled again: {program}");
    }
    let checks = "D = double(A);
        assert(class(x), 'single'), assert(x, single(D \\ double(b)), 1e-5)
        [P, T] = qr(D, 0);
        assert(class(Q), 'single'), assert(R, single(T), 1e-3), assert(S, R)
        assert(Q, single(P), 1e-5), assert(istriu(R))
        assert(double(Q)' * double(Q), eye(6), 1e-5)
        C = A(:, [1 2 1]);
        lastwarn('')
        y = C \\ b;
        [~, id] = lastwarn();
        assert(id, 'MATLAB:rankDeficientMatrix'), assert(nnz(y), 4)
        [Q, R] = qr(C, 0);
        assert(double(Q)' * double(Q), eye(3), 1e-5), assert(Q * R, C, 1e-4)";
    run(&mut session, checks);
}

/// What lies on the host goes to the device once what is lost by that has paid for the way: runs that come again and again
/// are not slower for ever than a way that is gone once.
#[test]
fn arrays_go_to_the_device_when_their_staying_has_paid_for_it() {
    for program in [
        "y = A * v; if y(1), end",
        "y = A(p, p); y = y + 1; if y(1), end",
        "h = accumarray(b, w, [4, 1]); if h(1), end",
    ] {
        let mut session = Idle::placing(LARGE, Offload::Auto);
        let single = |n: usize, m: usize| -> Value {
            Rc::new(Array::zeros(ElemType::SINGLE, Shape::matrix(n, m))).into()
        };
        let places = |n: usize| Rc::new(Array::row(vec![1.0f64; n])).into();
        session.set("A", single(2048, 2048));
        session.set("v", single(2048, 1));
        session.set("w", single(1 << 20, 1));
        session.set("p", places(1500));
        session.set("b", Rc::new(Array::column(vec![1.0f64; 1 << 20])).into());
        let mut uploads = Vec::new();
        for _ in 0..80 {
            uploads.push(run(&mut session, program).uploaded_bytes);
        }
        let moved = uploads.iter().position(|&bytes| bytes > 1 << 20);
        let moved = moved.unwrap_or_else(|| panic!("nothing moved: {program}"));
        // A list of places is small.
        assert!(
            uploads[moved + 2..].iter().all(|&bytes| bytes < 1 << 14),
            "{program}: {uploads:?}"
        );
    }
}

/// What a routine takes there is known before it has been compiled: a first run that pays goes to the device.
#[test]
fn a_routine_goes_to_the_device_with_its_first_run_where_that_pays() {
    let mut session = Idle::placing(LARGE, Offload::Auto);
    let x = Rc::new(Array::zeros(ElemType::SINGLE, Shape::matrix(1 << 22, 1)));
    session.set("x", x.into());
    let seen = run(&mut session, "y = sort(x); if y(1), end");
    assert!(seen.uploaded_bytes >= 1 << 24, "{seen:?}");
}

/// Numbers of several nodes that are the same in every step are one number of the loop: each of them would be an array otherwise, and
/// a step of many would be none.
#[test]
fn a_step_of_singles_in_functions_is_one_kernel() {
    let program = "x = x0; y = x0; z = x0;
        for k = 1:24
          [a, b, c] = slope(x, y, z); [d, e, f] = slope(x + 0.005 * a, y + 0.005 * b, z + 0.005 * c);
          [g, h, p] = slope(x + 0.005 * d, y + 0.005 * e, z + 0.005 * f);
          [q, r, t] = slope(x + 0.01 * g, y + 0.01 * h, z + 0.01 * p);
          x = x + 0.001 * (a + 2 * d + 2 * g + q);
          y = y + 0.001 * (b + 2 * e + 2 * h + r); z = z + 0.001 * (c + 2 * f + 2 * p + t);
        end
        s = sum(x) + sum(z); if s < 0, end
        function [u, v, w] = slope(x, y, z)
          u = 10 * (y - x); v = x .* (28 - z) - y; w = x .* y - 8/3 * z;
        end";
    let mut session = session();
    run(&mut session, "x0 = rand(1000000, 1, 'single');");
    pollster::block_on(session.place("x0")).unwrap();
    let seen = run(&mut session, program);
    assert!(seen.dispatches <= 20, "{seen:?}");
}

/// Factors and systems of square singles stay where they are; what is read is whether all went well, and the result.
#[test]
fn square_singles_are_factored_where_they_are() {
    for (work, reads, dispatches) in [
        ("R = chol(S); s = R(7);", 2, 44),
        ("R = chol(S); x = R \\ (R' \\ b); s = sum(x);", 2, 130),
        ("x = A \\ b; s = sum(x);", 3, 210),
        ("x = b' / A; s = sum(x);", 3, 210),
        ("x = inv(A); s = sum(x, 'all');", 3, 210),
        // Of a triangle and a positive definite matrix less is to be done.
        ("x = T \\ b; s = sum(x);", 3, 30),
        ("x = b' / T'; s = sum(x);", 3, 30),
        ("x = S \\ b; s = sum(x);", 3, 90),
        ("s = det(A / 12);", 1, 60),
        ("[L, U, P] = lu(A); s = sum(L - U - P, 'all');", 1, 60),
        // What is asked for first does not make the rest a second time.
        ("[t, k] = sort(b, 'descend'); if k(1) < 1, end, s = sum(t);", 2, 12),
    ] {
        let mut session = session();
        let made = "A = rand(320, 'single') + 9 * eye(320, 'single'); S = A * A'; T = triu(A); b = rand(320, 1, 'single');";
        run(&mut session, made);
        for name in ["A", "S", "T", "b"] {
            pollster::block_on(session.place(name)).unwrap();
        }
        let seen = run(&mut session, &format!("{work} if s < 0, end"));
        assert!(seen.downloaded_bytes <= 64 && seen.uploaded_bytes < 8192, "{work}: {seen:?}");
        assert!(seen.reads <= reads && seen.dispatches <= dispatches, "{work}: {seen:?}");
    }
}

/// A workgroup has memory for so many folds: the others are another's.
#[test]
fn folds_that_a_workgroup_has_no_memory_for_are_folded_by_others() {
    for work in [
        "v = 0; for k = 1:30, v = v + sum(x .* k); end, s = v;",
        "s = mean(x) + std(x) + skewness(x) + kurtosis(x) + min(x) + max(x) + sum(x .^ 2) + norm(x) + var(x) + range(x);",
        "d = zeros(512, 20); for k = 1:20, d(:, k) = vecnorm(L - k / 20, 2, 2); end, s = d(3);",
        "[a, b] = max(L, [], 2); [c, d] = min(L, [], 2); [e, f] = max(L + 1, [], 2); [g, h] = min(2 * L, [], 2); [p, q] = max(L .* L, [], 2); [r, t] = min(L - 7, [], 2); s = sum(a + b + c + d + e + f + g + h + p + q + r + t);",
    ] {
        let mut session = session();
        run(&mut session, "x = rand(4096, 1); L = rand(512, 30);");
        for name in ["x", "L"] {
            pollster::block_on(session.place(name)).unwrap();
        }
        let seen = run(&mut session, &format!("{work} if s < -1e9, end"));
        assert!(seen.downloaded_bytes <= 64, "{work}: {seen:?}");
        assert_eq!(session.engine().stats().host_groups, 0, "{work}");
    }
}

/// So are those of doubles.
#[test]
fn square_doubles_are_factored_where_they_are() {
    for (work, reads, dispatches) in [
        ("R = chol(S); s = R(7);", 2, 44),
        ("L = chol(S, 'lower'); x = L' \\ (L \\ b); s = sum(x);", 2, 80),
        ("R = chol(S); x = R \\ (R' \\ b); s = sum(x);", 2, 60),
        ("x = A \\ b; s = sum(x);", 3, 110),
        ("x = b' / A; s = sum(x);", 3, 110),
        ("x = inv(A); s = sum(x, 'all');", 3, 130),
        ("x = T \\ b; s = sum(x);", 3, 40),
        ("x = S \\ b; s = sum(x);", 3, 90),
        ("[L, U, P] = lu(A); s = sum(L - U - P, 'all');", 1, 60),
    ] {
        let mut session = session();
        run(
            &mut session,
            "A = rand(320) + 9 * eye(320); S = A * A'; T = triu(A); b = rand(320, 1);",
        );
        for name in ["A", "S", "T", "b"] {
            pollster::block_on(session.place(name)).unwrap();
        }
        let seen = run(&mut session, &format!("{work} if s < 0, end"));
        assert!(seen.downloaded_bytes <= 64 && seen.uploaded_bytes < 16384, "{work}: {seen:?}");
        assert!(seen.reads <= reads && seen.dispatches <= dispatches, "{work}: {seen:?}");
    }
}

/// Convolutions of doubles are, and filters of as many columns as keep a device busy; and products of more rows than a
/// dispatch has tiles.
#[test]
fn what_works_along_arrays_of_doubles_stays_where_they_are() {
    for (work, dispatches) in [
        ("y = conv2(A, ones(15), 'same') + 1; s = y(7);", 4),
        ("y = filter(ones(1, 64) / 64, 1, x); s = y(7);", 4),
        ("y = filter([0.1 0.2], 1, x); s = y(7);", 4),
        ("y = filter([0.1 0.2 0.1], [1 -0.5 0.2], B); s = y(7);", 3),
    ] {
        let mut session = session();
        run(&mut session, "A = rand(320); x = rand(100000, 1); B = rand(40, 600);");
        for name in ["A", "x", "B"] {
            pollster::block_on(session.place(name)).unwrap();
        }
        let seen = run(&mut session, &format!("{work} if s < 0, end"));
        // The coefficients of a filter are looked at.
        assert!(seen.downloaded_bytes <= 1024 && seen.uploaded_bytes < 8192, "{work}: {seen:?}");
        assert!(seen.reads <= 2 && seen.dispatches <= dispatches, "{work}: {seen:?}");
    }
    let mut session = Idle::session(LARGE);
    let product = "X = rand(2^20, 32); W = rand(32); Y = X * W; if Y(1), end";
    run(&mut session, product);
    assert_eq!(session.engine().stats().host_groups, 0);
}

/// Recursive filters, convolutions with large kernels, functions over elements: what is read is the result.
#[test]
fn what_works_along_arrays_of_singles_stays_where_they_are() {
    for (work, dispatches) in [
        ("y = filter([0.1 0.2 0.1], [1 -0.5 0.2], x); s = y(7);", 5),
        ("y = filter([0.1 0.2 0.1], [1 -0.5 0.2], A); s = y(7);", 5),
        ("y = conv2(A, K, 'same') + 1; s = y(7);", 4),
        ("y = conv(x, h); s = y(7);", 4),
        ("y = arrayfun(@(a, b) max(a - b, 0) * sin(a) / 3, x, 2 * x); s = y(7);", 2),
        ("y = mink(x, 5); s = y(1);", 4),
    ] {
        let mut session = session();
        let made = "A = rand(320, 'single'); x = rand(100000, 1, 'single'); K = ones(15, 'single'); h = ones(501, 1, 'single');";
        run(&mut session, made);
        for name in ["A", "x"] {
            pollster::block_on(session.place(name)).unwrap();
        }
        let seen = run(&mut session, &format!("{work} if s < 0, end"));
        assert!(seen.downloaded_bytes <= 64 && seen.uploaded_bytes < 8192, "{work}: {seen:?}");
        assert!(seen.reads <= 1 && seen.dispatches <= dispatches, "{work}: {seen:?}");
    }
}
