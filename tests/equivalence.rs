//! Random programs give the same bits however they run: at once, captured on the host, captured on a device
//! (lavapipe counts); singles stay within bounds. What fails must fail with the same words. All shaders on the way are
//! parsed and validated by naga, which is what makes pipelines here.
//!
//! A share of the programs runs each time; `MATGPU_FULL=1` runs all 2 000, and `MATGPU_SEEDS=225..226` some. Those of
//! `MATGPU_SEEDS=2000..4000` all end with everyday calls: for a machine with a GPU.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
#![allow(
    clippy::disallowed_methods,
    reason = "a native test reads its settings and uses both cores"
)]

use super::programs::program;
use super::programs::run::{at_once, compare, run, run_on, session};
use matgpu::plan::Offload;
use matgpu::provider::Provider;
use matgpu::provider::wgpu::{Opening, open};
use pollster::block_on;
use std::ops::Range;

/// All of them, and those that run each time.
const ALL: u64 = 2_000;
const SHARE: u64 = 200;
fn device(fast: bool) -> Box<dyn Provider> {
    let of = |software| block_on(open(Opening { software, fast, ..Opening::default() }));
    let any = of(false).or_else(|_| of(true));
    Box::new(any.unwrap_or_else(|why| panic!("no device (Mesa's lavapipe will do): {why}")))
}

/// What differs, how many programs fail, and the groups that ran on the device.
fn run_all(seeds: impl Iterator<Item = u64>) -> (Vec<String>, u64, u64) {
    let (mut eager, mut on_host) = (at_once(), session(None, Offload::Always));
    let mut on_device = session(Some(device(false)), Offload::Always);
    let (mut wrong, mut failing) = (Vec::new(), 0);
    for seed in seeds {
        let p = program(seed);
        let here = block_on(run(&mut eager, &p));
        failing += u64::from(here.1.is_some());
        for (name, session) in [("on the host", &mut on_host), ("on the device", &mut on_device)] {
            let there = block_on(run(session, &p));
            if let Some(differs) = compare(&p, &here, &there) {
                wrong.push(format!("seed {seed}, captured {name}: {differs}\n{}", p.text));
            }
        }
    }
    assert_eq!(on_device.engine().losses, 0, "no device was lost on the way");
    (wrong, failing, on_device.engine().stats().device_groups)
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
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let work: Vec<_> = (0..threads)
        .map(|k| {
            let mine = seeds.clone().filter(move |s| s % threads == k);
            std::thread::spawn(move || run_all(mine))
        })
        .collect();
    let (mut wrong, mut failing, mut groups) = (Vec::new(), 0, 0);
    for thread in work {
        let (w, f, g) = thread.join().expect("a thread of programs");
        wrong.extend(w);
        failing += f;
        groups += g;
    }
    let count = seeds.end - seeds.start;
    println!("{count} programs, {failing} of which fail; {groups} groups on the device");
    assert!(wrong.is_empty(), "{} of {count} differ:\n{}", wrong.len(), wrong.join("\n"));
    assert!(failing * 5 <= count, "{failing} of {count} programs fail: little is compared");
    assert!(groups >= count, "{groups} groups of {count} programs ran on the device");
}

/// Programs that run again and again in one session leave the same whether or not what their loops captured is kept.
#[test]
fn random_programs_that_run_again_give_the_same_bits() {
    let (mut keeping, mut plain) = (session(None, Offload::Always), session(None, Offload::Always));
    plain.keep_captures(false);
    for seed in seeds().filter(|seed| program(*seed).text.contains("for ")) {
        let p = program(seed);
        let (mut kept, mut new) = (Vec::new(), Vec::new());
        for (session, left) in [(&mut keeping, &mut kept), (&mut plain, &mut new)] {
            session.reset();
            for _ in 0..5 {
                left.push(block_on(run_on(session, &p)));
            }
        }
        for (k, (a, b)) in new.iter().zip(&kept).enumerate() {
            let differs = compare(&p, a, b);
            assert!(differs.is_none(), "seed {seed}, run {k}: {differs:?}\n{}", p.text);
        }
    }
    println!("{} loops were used again", keeping.captures_reused());
}

/// Who asked for doubles as singles is told so by the device and by `inspect`.
#[test]
fn fast_precision_says_so() {
    let mut session = session(Some(device(true)), Offload::Always);
    let about = session.about();
    assert!(about.quirks.iter().any(|q| q.contains("\"fast\"")), "{:?}", about.quirks);
    let text = "x = rand(100, 1); y = sum(sin(x)); fprintf('%g\\n', y);";
    let plan = block_on(session.inspect_run(text, "plan")).unwrap();
    assert!(plan.contains("\"fast\""), "{plan}");
}
