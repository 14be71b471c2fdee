//! Random programs give the same bits however they run: at once, captured on the host, captured on a device
//! (lavapipe counts); singles stay within bounds. What fails must fail with the same words. All shaders on the way are
//! parsed and validated by naga, which is what makes pipelines here.
//!
//! A share of the programs runs each time; `MATGPU_FULL=1` runs all 2 000, and `MATGPU_SEEDS=225..226` some.
//! `MATGPU_SHADERS=file` writes the shaders down, for another compiler to look at.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod contract;
mod programs;

use contract::difference;
use matgpu::builtins::context::{Clock, Event};
use matgpu::plan::Offload;
use matgpu::provider::Provider;
use matgpu::provider::wgpu::{Opening, open};
use matgpu::session::engine::Stage;
use matgpu::session::{Host, Later, MemoryFiles, Options, Session};
use matgpu::value::{Array, Data};
use programs::{Program, program};
use std::collections::BTreeSet;
use std::ops::Range;
use std::rc::Rc;

/// All of them, and those that run each time.
const ALL: u64 = 2_000;
const SHARE: u64 = 400;
/// Programs run on so many devices at once.
const THREADS: u64 = 2;

struct Quiet;

impl Host for Quiet {
    fn event(&mut self, _: Event) {}
    fn tick(&mut self) -> Option<Later<()>> {
        None
    }
    fn sleep(&mut self, _: f64) -> Later<()> {
        Box::pin(async {})
    }
    fn input(&mut self, _: &str) -> Later<Option<String>> {
        Box::pin(async { None })
    }
}

struct Still;

impl Clock for Still {
    fn now(&self) -> f64 {
        1.7e9
    }
    fn zone_minutes(&self, _: f64) -> f64 {
        0.0
    }
}

fn session(device: Option<Box<dyn Provider>>, offload: Offload) -> Session {
    let mut session = Session::new(Options {
        host: Box::new(Quiet),
        clock: Box::new(Still),
        files: Box::new(MemoryFiles::default()),
        tick: 20_000,
    });
    session.use_device(device, offload);
    session
}

fn device() -> Box<dyn Provider> {
    let of = |software| pollster::block_on(open(Opening { software, ..Opening::default() }));
    let any = of(false).or_else(|_| of(true));
    let device = any.unwrap_or_else(|why| panic!("no device (Mesa's lavapipe will do): {why}"));
    assert!(device.info().exact, "{:?}", device.info().quirks);
    Box::new(device)
}

/// What a program left: an array a variable, nothing where there is none; and what it failed with.
type Left = (Vec<Option<Rc<Array>>>, Option<String>);

fn run(session: &mut Session, p: &Program) -> Left {
    session.reset();
    let failed = pollster::block_on(session.run(&p.text, "program")).err();
    let failed = failed.map(|f| f.errors[0].message().to_owned());
    let arrays = p.variables.iter().map(|(name, _)| {
        let value = pollster::block_on(session.get(name)).unwrap_or_else(|e| panic!("{name}: {e}"));
        value.and_then(|v| v.host_array())
    });
    (arrays.collect(), failed)
}

/// What differs between two ways to run a program, in words.
fn compare(p: &Program, (a, failed_a): &Left, (b, failed_b): &Left) -> Option<String> {
    if failed_a != failed_b {
        return Some(format!("failed with {failed_a:?}, and with {failed_b:?}"));
    }
    for (k, (name, rough)) in p.variables.iter().enumerate() {
        let differs = match (&a[k], &b[k]) {
            (Some(x), Some(y)) if x.shape() != y.shape() || x.elem_type() != y.elem_type() => {
                Some(format!("{} {} and {} {}", x.elem_type(), x.shape(), y.elem_type(), y.shape()))
            }
            (Some(x), Some(y)) if *rough => far(x.data(), y.data()),
            (Some(x), Some(y)) => difference(x.data(), y.data(), 0),
            (None, None) => None,
            (x, y) => Some(format!("is there: {}, {}", x.is_some(), y.is_some())),
        };
        if let Some(differs) = differs {
            return Some(format!("{name}: {differs}"));
        }
    }
    None
}

/// Where rough numbers are further apart than the errors of a few operations.
fn far(a: &Data, b: &Data) -> Option<String> {
    let parts = |d: &Data| -> Vec<f64> {
        match d {
            Data::F32(v) => v.iter().map(|&x| f64::from(x)).collect(),
            Data::F64(v) => v.clone(),
            Data::C32(v) => v.iter().flat_map(|z| [f64::from(z.re), f64::from(z.im)]).collect(),
            Data::C64(v) => v.iter().flat_map(|z| [z.re, z.im]).collect(),
            other => panic!("{} is never rough", other.elem_type()),
        }
    };
    let (a, b) = (parts(a), parts(b));
    let size = a.iter().filter(|x| x.is_finite()).fold(1.0f64, |m, x| m.max(x.abs()));
    let bad = (0..a.len()).find(|&i| {
        let (x, y) = (a[i], b[i]);
        !(x == y || x.is_nan() && y.is_nan() || (x - y).abs() <= 1e-4 * size)
    });
    bad.map(|i| format!("element {i}: {:e} and {:e}", a[i], b[i]))
}

/// The seeds to run, and the shaders that were seen.
fn run_all(
    seeds: impl Iterator<Item = u64>,
    shaders: bool,
) -> (Vec<String>, u64, BTreeSet<String>) {
    let mut at_once = session(None, Offload::Never);
    at_once.capture_above(usize::MAX);
    let mut on_host = session(None, Offload::Always);
    let mut on_device = session(Some(device()), Offload::Always);
    let (mut wrong, mut failing, mut seen) = (Vec::new(), 0, BTreeSet::new());
    for seed in seeds {
        let p = program(seed);
        if shaders {
            on_device.engine().trace = Some((Stage::Wgsl, String::new()));
        }
        let here = run(&mut at_once, &p);
        failing += u64::from(here.1.is_some());
        for (name, session) in [("on the host", &mut on_host), ("on the device", &mut on_device)] {
            let there = run(session, &p);
            if let Some(differs) = compare(&p, &here, &there) {
                wrong.push(format!("seed {seed}, captured {name}: {differs}\n{}", p.text));
            }
        }
        if let Some((_, text)) = on_device.engine().trace.take() {
            let each = text.split("// group ").skip(1).filter_map(|g| g.split_once('\n'));
            let real = each.map(|(_, t)| t.trim()).filter(|t| !t.starts_with("// on the host"));
            seen.extend(real.map(str::to_owned));
        }
    }
    let losses = on_device.engine().losses;
    assert_eq!(losses, 0, "no device was lost on the way");
    (wrong, failing, seen)
}

fn seeds() -> Range<u64> {
    let of = |name| std::env::var(name).ok();
    match (of("MATGPU_SEEDS"), of("MATGPU_FULL")) {
        (Some(range), _) => {
            let (from, to) = range.split_once("..").expect("MATGPU_SEEDS is from..to");
            from.parse().unwrap()..to.parse().unwrap()
        }
        (None, Some(_)) => 0..ALL,
        (None, None) => 0..SHARE,
    }
}

#[test]
fn random_programs_give_the_same_bits_everywhere() {
    let seeds = seeds();
    let file = std::env::var("MATGPU_SHADERS").ok();
    let shaders = file.is_some();
    let work: Vec<_> = (0..THREADS)
        .map(|k| {
            let mine = seeds.clone().filter(move |s| s % THREADS == k);
            std::thread::spawn(move || run_all(mine, shaders))
        })
        .collect();
    let (mut wrong, mut failing, mut seen) = (Vec::new(), 0, BTreeSet::new());
    for thread in work {
        let (w, f, s) = thread.join().expect("a thread of programs");
        wrong.extend(w);
        failing += f;
        seen.extend(s);
    }
    if let Some(file) = file {
        let texts: Vec<_> = seen.into_iter().collect();
        std::fs::write(file, serde_json::to_string(&texts).unwrap()).unwrap();
    }
    let count = seeds.end - seeds.start;
    assert!(wrong.is_empty(), "{} of {count} differ:\n{}", wrong.len(), wrong.join("\n"));
    assert!(failing * 5 <= count, "{failing} of {count} programs fail: little is compared");
}
