//! What a session finds out about its device, and that it uses it: constants, tiles. Wants a Vulkan device (lavapipe
//! counts), and fails where there is none.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
#![allow(clippy::disallowed_types, reason = "a native test that looks at the clock")]

use matgpu::session::{Choice, Clock, DeviceOptions, Options, Session, Shader};
use std::time::Instant;

/// Time that goes on.
struct Going(Instant);

impl Clock for Going {
    fn now(&self) -> f64 {
        self.0.elapsed().as_secs_f64()
    }
    fn zone_minutes(&self, _at: f64) -> f64 {
        0.0
    }
}

fn options(constants: &[(String, f64)]) -> DeviceOptions {
    DeviceOptions {
        choice: Choice::WebGpu,
        unreachable: None,
        fast: false,
        timestamps: false,
        beside: false,
        offload: "always".to_owned(),
        constants: constants.to_vec(),
        limits: Vec::new(),
        seed: Some(1),
    }
}

fn session(constants: &[(String, f64)]) -> Session {
    let clock = Box::new(Going(Instant::now()));
    let mut session = Session::new(Options { tick: 4096, clock, ..Options::default() });
    pollster::block_on(session.choose(options(constants))).unwrap();
    session
}

fn run(session: &mut Session, text: &str) -> String {
    let ran = pollster::block_on(session.run(text, "program"));
    ran.unwrap_or_else(|failure| panic!("{}\n{text}", failure.errors[0].message())).text
}

fn constant(session: &Session, name: &str) -> f64 {
    session.constants().iter().find(|(known, _)| *known == name).unwrap().1
}

/// A product of each form, and the constant that says which tile it takes.
const FORMS: [(&str, &str); 4] = [
    ("tileLarge", "single(ones(1600, 16)) * single(ones(16, 1400))"),
    ("tileMiddling", "single(magic(60)) * single(magic(60))"),
    ("tileShallow", "single(ones(60, 4)) * single(ones(4, 60))"),
    ("tileNarrow", "single(ones(200, 20)) * single(ones(20, 10))"),
];

const TILES: [&str; 4] = ["128x128, 16 deep", "64x64, 16 deep", "64x64, 8 deep", "64x16, 16 deep"];

#[test]
fn a_tile_that_is_given_or_was_measured_is_the_one_that_runs() {
    let plan = |session: &mut Session, product: &str| {
        let program = format!("y = {product}; disp(sum(y(:)))");
        pollster::block_on(session.inspect_run(&program, "plan")).ok().unwrap()
    };
    let mut session = session(&[("tileMiddling".to_owned(), 4.0)]);
    for (k, (name, product)) in FORMS.iter().enumerate() {
        // By default each form has its own.
        let own = if *name == "tileMiddling" { 4 } else { k + 1 };
        assert_eq!(constant(&session, name), own as f64, "{name}");
        let found = plan(&mut session, product);
        assert!(found.contains(TILES[own - 1]), "{product}\n{found}");
        let sum = format!("y = {product}; fprintf('%.0f', sum(double(y(:))));");
        let expected = run(&mut session, &sum);
        for (number, tile) in TILES.iter().enumerate() {
            session.use_constants(&[((*name).to_owned(), number as f64 + 1.0)]);
            let found = plan(&mut session, product);
            assert!(found.contains(tile), "{product} by {tile}\n{found}");
            assert_eq!(run(&mut session, &sum), expected, "{product} by {tile}");
        }
        session.use_constants(&[((*name).to_owned(), 77.0)]);
        assert_eq!(constant(&session, name), 4.0, "what is no tile changes nothing");
    }
}

#[test]
fn calibration_measures_the_tiles_and_goes_on_with_the_fastest() {
    let mut first = session(&[]);
    pollster::block_on(first.calibrate()).unwrap();
    let measured: Vec<(String, f64)> =
        first.constants().iter().map(|(name, value)| ((*name).to_owned(), *value)).collect();
    for (name, product) in FORMS {
        let number = constant(&first, name);
        assert!((1.0..=4.0).contains(&number) && number.fract() == 0.0, "{name}: {number}");
        // A later session that is given them takes the same.
        let mut later = session(&measured);
        assert_eq!(constant(&later, name), number);
        let program = format!("y = {product}; disp(sum(y(:)))");
        let plan = pollster::block_on(later.inspect_run(&program, "plan")).ok().unwrap();
        assert!(plan.contains(TILES[number as usize - 1]), "{plan}");
    }
}

fn counter(session: &Session, name: &str) -> f64 {
    session.counters().iter().find(|(known, _)| *known == name).unwrap().1
}

const WORK: &str =
    "x = rand(200, 200, 'single'); y = x * x + sort(x); s = sum(y(:)); fprintf('%d', s > 0)";

#[test]
fn every_part_of_the_work_is_timed_by_the_sessions_clock() {
    let mut session = session(&[]);
    let began = Instant::now();
    run(
        &mut session,
        "a = single(magic(100)); b = a * a; u = single([3 1 4 1 5 9 2 6 5 3]) * 2; c = median(b(:)) + u(3); fprintf('%d', c > 0)",
    );
    run(&mut session, WORK);
    let whole = began.elapsed().as_secs_f64() * 1e3;
    let parts = ["parseMs", "programMs", "planMs", "compileMs", "uploadMs", "dispatchMs"];
    for name in parts {
        assert!(counter(&session, name) > 0.0, "{name}");
    }
    let sum: f64 = parts.iter().map(|name| counter(&session, name)).sum();
    assert!(sum + counter(&session, "hostMs") <= whole, "{sum} of {whole} ms");
    // Nobody has asked for the device's own times.
    assert_eq!(counter(&session, "gpuMs"), 0.0);
    assert_eq!(counter(&session, "computeMs"), counter(&session, "hostMs"));
}

#[test]
fn a_device_times_its_work_where_it_is_asked_to() {
    let clock = Box::new(Going(Instant::now()));
    let mut session = Session::new(Options { clock, ..Options::default() });
    let options = DeviceOptions { timestamps: true, ..options(&[]) };
    pollster::block_on(session.choose(options)).unwrap();
    assert!(session.about().features.contains(&"timestamp-query".to_owned()));
    run(&mut session, WORK);
    let first = counter(&session, "gpuMs");
    let began = Instant::now();
    for _ in 0..20 {
        run(&mut session, WORK);
    }
    let whole = began.elapsed().as_secs_f64() * 1e3;
    let took = counter(&session, "gpuMs") - first;
    assert!(took > 0.0 && took <= whole, "{took} of {whole} ms");
}

#[test]
fn the_host_times_its_own_work() {
    let mut session = session(&[]);
    session.engine().offload = matgpu::plan::Offload::Never;
    run(&mut session, WORK);
    assert!(counter(&session, "hostMs") > 0.0);
    assert_eq!(counter(&session, "deviceGroups"), 0.0);
}

#[test]
fn what_an_earlier_session_used_is_compiled_before_it_is_needed() {
    let mut first = session(&[]);
    let expected = run(&mut first, WORK);
    let compiled = counter(&first, "pipelinesCompiled");
    let mut kept = first.shaders();
    assert_eq!(kept.len() as f64, compiled);
    drop(first);

    let mut later = session(&[]);
    // What is in a page's storage may be anything.
    let nonsense = Shader { text: "nonsense".to_owned(), read_only: vec![true], words: 4 };
    kept.insert(0, nonsense.clone());
    for shader in &kept {
        assert!(later.warm(shader));
        assert!(!later.warm(shader), "once is enough");
    }
    assert!(!later.shaders().contains(&nonsense), "what was refused is not kept again");
    assert_eq!(run(&mut later, WORK), expected);
    assert_eq!(counter(&later, "pipelinesCompiled"), 0.0);
    assert_eq!(counter(&later, "pipelinesWarmed"), kept.len() as f64);
    assert!(!later.warm(&kept[1]), "what has run is there");
    // Nor is anything warmed where work would not go.
    let mut auto = Session::new(Options::default());
    let options = DeviceOptions { offload: "auto".to_owned(), ..options(&[]) };
    pollster::block_on(auto.choose(options)).unwrap();
    if auto.about().reason.contains("is a CPU") {
        assert!(!auto.warm(&kept[1]));
    }
}

#[test]
fn what_no_device_has_says_so() {
    let mut session = session(&[]);
    let mut plan =
        |program: &str| pollster::block_on(session.inspect_run(program, "plan")).ok().unwrap();
    let scan = plan("x = ones(1e5, 1); y = cumprod(x); disp(y(end))");
    assert!(
        scan.contains("is the host's: no device has a running prod of a few long lanes"),
        "{scan}"
    );
    let places = plan("z = complex(ones(1e5, 1), 2); [m, i] = max(z); disp(i)");
    assert!(places.contains("max asks for elements"), "{places}");
    let text = plan("t = sprintf('%g', ones(1e5, 1));");
    assert!(text.contains("sprintf is the host's: text"), "{text}");
}
