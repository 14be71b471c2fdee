//! What programs come to on a device (lavapipe counts): dispatches, bytes, and that a second run of any of them
//! compiles nothing and makes no buffer. Wants a Vulkan device, and fails where there is none.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod idle;

use idle::Idle;
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
    // A loop is run twice, recorded, and then in its turns' place.
    for _ in 0..4 {
        let again = run(session, program);
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
