//! What programs come to on a device (lavapipe counts): dispatches, bytes, and that a second run of any of them
//! compiles nothing and makes no buffer. Wants a Vulkan device, and fails where there is none.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use matgpu::plan::Offload;
use matgpu::provider::wgpu::{Opening, open};
use matgpu::provider::{Counters, Limits};
use matgpu::session::{Choice, Options, Session, Wish};

fn session() -> Session {
    let mut session = Session::new(Options { tick: 4096, ..Options::default() });
    let wish = Wish {
        choice: Choice::WebGpu,
        unreachable: None,
        fast: false,
        timestamps: false,
        offload: "always".to_owned(),
        constants: Vec::new(),
        limits: Vec::new(),
        seed: Some(1),
    };
    pollster::block_on(session.choose(wish)).unwrap();
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

/// Runs a program three times: so many dispatches each time, and after the first nothing is compiled or made.
fn holds(prepare: &str, program: &str, dispatches: u64) -> Counters {
    let mut session = session();
    run(&mut session, prepare);
    for (name, _) in session.variables() {
        pollster::block_on(session.place(&name)).unwrap();
    }
    let first = run(&mut session, program);
    assert!(first.dispatches <= dispatches, "{} dispatches: {program}", first.dispatches);
    for _ in 0..2 {
        let again = run(&mut session, program);
        assert_eq!(again.dispatches, first.dispatches, "{program}");
        assert_eq!(again.pipelines_compiled, 0, "compiled again: {program}");
        assert_eq!(again.buffers_created, 0, "buffers made again: {program}");
    }
    first
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
    let program = "y = ((x*1.25 + 0.5).^2 ./ (abs(x) + 1)) - exp(-x) + tanh(x) .* sqrt(abs(x));
        v = y(1); if v, end";
    let seen = holds(prepare, program, 1);
    assert_eq!(seen.downloaded_bytes, 4);
}

#[test]
fn mean_and_deviation_with_the_chain_before_them_are_three() {
    let program = "[m, s] = both(x); if m + s > 0, end
        function [m, s] = both(x)
          y = sin(x) .* x + 0.5; m = mean(y); s = std(y);
        end";
    holds("x = rand(40000, 1);", program, 3);
}

#[test]
fn image_normalisation_is_six() {
    let program = "v = normalised(I); if v, end
        function v = normalised(I)
          mu = mean(I, [1 2]);
          s = sqrt(mean((I - mu).^2, [1 2]) + 1e-6);
          out = max((I - mu) ./ s * 1.0123 + (-0.02), 0).^1.8;
          v = mean((out - I).^2, 'all');
        end";
    holds("I = rand(160, 130, 3, 'single');", program, 6);
}

#[test]
fn centred_covariance_is_four() {
    let program = "C = covariance(x); v = C(1); if v, end
        function C = covariance(x)
          c = x - mean(x); C = (c' * c) / (size(x, 1) - 1);
        end";
    holds("x = rand(3000, 12, 'single');", program, 4);
}

#[test]
fn a_step_of_power_iteration_is_three() {
    let program = "x = step(A, x0); v = x(1); if v, end
        function x = step(A, x)
          y = A * x; x = y / norm(y);
        end";
    holds("A = rand(200, 200, 'single'); x0 = rand(200, 1, 'single');", program, 3);
}

#[test]
fn monte_carlo_of_256_steps_is_eight() {
    let program = "v = price(); if v, end
        function v = price()
          S = 100 * ones(5000, 1, 'single');
          for t = 1:256
            S = S .* exp(0.0001 + 0.0126 * randn(5000, 1, 'single'));
          end
          v = mean(max(S - 100, 0)) * 0.95;
        end";
    holds("", program, 8);
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
    holds("X = rand(500, 4000, 'single');", program, 70);
}

/// A fold over several dimensions cannot be cut: one of somewhat more work than a dispatch may take stays on the device.
#[test]
fn what_takes_long_and_cannot_be_cut_is_run_whole() {
    let limits = Limits { dispatch_work: 500_000_000, ..Limits::NONE };
    let of = |software| Opening { software, limits: Some(limits), ..Opening::default() };
    let device =
        pollster::block_on(open(of(false))).or_else(|_| pollster::block_on(open(of(true))));
    let mut session = Session::new(Options::default());
    session.use_device(Some(Box::new(device.unwrap())), Offload::Always);
    // A power costs 20 000 units: 1.2e9 in all.
    let program = "I = rand(160, 130, 3, 'single'); mu = mean(I, [1 2]);
        v = mean(abs(I - mu) .^ 1.8, 'all'); if v, end";
    pollster::block_on(session.run(program, "program")).unwrap();
    assert_eq!(session.engine().stats().host_groups, 0);
}
