//! Emitted shaders are valid WGSL, and on a device (lavapipe counts) they compute what the host does.
//! The second half wants a Vulkan device, and fails where there is none.
#![allow(
    clippy::unwrap_used,
    clippy::cloned_ref_to_slice_refs,
    clippy::manual_is_multiple_of,
    reason = "a test may stop at the first surprise, and says things the short way"
)]

use super::contract::{
    self, D, Random, S, U, difference, fold, linear, load, op, out, recurrence, rows_on, single_op,
};
use matgpu::kernel::wgsl::{self, Options, Sharing, Walks};
use matgpu::kernel::{Instr, Kernel, Launch, View, ViewKind};
use matgpu::op::{Op, ReduceOp};
use matgpu::provider::wgpu::{Opening, WgpuProvider, open};
use matgpu::provider::{Command, Limits, Provider, SlotId, Work};
use matgpu::routine::{Kind, Lanes, Lie, MatMul, Routine, Scan, Sort, Tile, Tiles};
use matgpu::value::{Array, Class, Data, ElemType, Scalar, Shape};
use matgpu::wgsl::{Library, Singles};
use smallvec::{SmallVec, smallvec};
use std::rc::Rc;

/// (x - mean) with the mean finished from partial sums.
fn centred() -> Kernel {
    Kernel {
        inputs: vec![D, D],
        views: vec![ViewKind::Linear],
        params: vec![U, D],
        body: vec![
            Instr::Finish { input: 1, op: ReduceOp::Sum, ty: D, count: 0 },
            Instr::Param(1),
            op(Op::Div, D, &[0, 1]),
            load(0, 0),
            op(Op::Sub, D, &[3, 2]),
        ],
        outputs: vec![out(D, 4, 0)],
        ..Kernel::default()
    }
}

/// Of views of which nothing is known.
const WALKS: Walks = Walks { stay: 0, step: 0, still: 0 };

/// Four neighbours a thread, where a Kernel can be walked so.
const FOURS: Sharing = Sharing { outputs: 1024, along: false, in_order: Some(false), walks: WALKS };

const SHARINGS: [Sharing; 8] = [
    Sharing { outputs: 1, along: true, in_order: None, walks: WALKS },
    Sharing { outputs: 1, along: true, in_order: Some(false), walks: WALKS },
    Sharing { outputs: 1, along: false, in_order: Some(false), walks: WALKS },
    Sharing { outputs: 8, along: true, in_order: Some(false), walks: WALKS },
    Sharing { outputs: 8, along: false, in_order: Some(false), walks: WALKS },
    Sharing { outputs: 32, along: false, in_order: Some(false), walks: WALKS },
    Sharing { outputs: 256, along: false, in_order: Some(false), walks: WALKS },
    Sharing { outputs: 256, along: false, in_order: Some(true), walks: WALKS },
];

fn validate(text: &str) {
    let module = match naga::front::wgsl::parse_str(text) {
        Ok(module) => module,
        Err(e) => panic!("{}\n{text}", e.emit_to_string(text)),
    };
    let flags = naga::valid::ValidationFlags::all();
    let mut validator = naga::valid::Validator::new(flags, naga::valid::Capabilities::empty());
    if let Err(e) = validator.validate(&module) {
        panic!("{}\n{text}", e.emit_to_string(text));
    }
}

fn emitted(
    kernel: &Kernel,
    sharing: Sharing,
    fast: bool,
    library: &Library,
) -> Result<String, String> {
    let options = Options { fast, sharing, same: smallvec![None; kernel.inputs.len()] };
    wgsl::emit(kernel, &options, library).map(|s| s.text)
}

#[test]
fn every_primitive_of_every_class_that_is_emitted_is_valid() {
    let classes: Vec<ElemType> = Class::ALL
        .into_iter()
        .map(ElemType::real)
        .chain([ElemType::complex(Class::Double), ElemType::complex(Class::Single)])
        .collect();
    for singles in [Singles::Plain, Singles::Refined, Singles::Guarded] {
        let library = Library::new(singles);
        for &ty in &classes {
            let mut count = 0;
            for op in rows_on(ty) {
                let row = op.row();
                let kernel = single_op(op, ty, row.arity as usize);
                if let Ok(text) = emitted(&kernel, SHARINGS[5], false, &library) {
                    validate(&text);
                    validate(&emitted(&kernel, FOURS, false, &library).unwrap());
                    count += 1;
                }
            }
            // Nothing computes in char: the language takes it as double first.
            assert!(count >= 3 || ty.class == Class::Char, "{ty}: {count}");
            for &to in &classes {
                let mut kernel = single_op(Op::Real, ty, 1);
                kernel.body[1] = Instr::Cast { from: ty, to, arg: 0 };
                kernel.outputs[0].ty = to;
                validate(&emitted(&kernel, SHARINGS[5], false, &library).unwrap());
                validate(&emitted(&kernel, FOURS, false, &library).unwrap());
            }
        }
    }
}

#[test]
fn folds_loops_and_finishing_are_valid() {
    let library = Library::new(Singles::Plain);
    for sharing in SHARINGS {
        for ty in [D, S, ElemType::real(Class::Int8), ElemType::real(Class::UInt64)] {
            for o in [ReduceOp::Sum, ReduceOp::Prod, ReduceOp::Max, ReduceOp::ArgMin, ReduceOp::Any]
            {
                for strided in [false, true] {
                    validate(
                        &emitted(&fold(o, ty, strided, false), sharing, false, &library).unwrap(),
                    );
                }
            }
        }
        validate(&emitted(&fold(ReduceOp::Sum, D, false, true), sharing, false, &library).unwrap());
    }
    validate(&emitted(&recurrence(), SHARINGS[5], false, &library).unwrap());
    validate(&emitted(&centred(), SHARINGS[5], false, &library).unwrap());
    validate(&emitted(&centred(), SHARINGS[5], true, &library).unwrap());
}

/// The device of this machine, a software one if need be. Without one nothing was tested, and that is a failure.
fn device(fast: bool) -> WgpuProvider {
    device_within(fast, None)
}

fn device_within(fast: bool, limits: Option<Limits>) -> WgpuProvider {
    let real = pollster::block_on(open(Opening { fast, limits, ..Opening::default() }));
    let any = real.or_else(|_| {
        pollster::block_on(open(Opening { fast, software: true, limits, ..Opening::default() }))
    });
    any.unwrap_or_else(|why| panic!("no device (Mesa's lavapipe will do): {why}"))
}

fn run(
    provider: &mut WgpuProvider,
    kernel: Kernel,
    launch: Launch,
    inputs: &[Rc<Array>],
    outputs: &[(ElemType, usize)],
) -> Vec<Rc<Array>> {
    let ins: SmallVec<[SlotId; 4]> =
        inputs.iter().map(|a| provider.upload(a.clone()).unwrap()).collect();
    let outs: SmallVec<[SlotId; 2]> =
        outputs.iter().map(|&(ty, n)| provider.alloc(ty, &Shape::matrix(n, 1)).unwrap()).collect();
    let kernel = Rc::new(kernel);
    provider
        .submit(&[Command::Kernel { kernel, launch, inputs: ins.clone(), outputs: outs.clone() }])
        .unwrap();
    let result = pollster::block_on(provider.read(&outs)).unwrap();
    for slot in ins.iter().chain(&outs) {
        provider.free(*slot);
    }
    result
}

fn same(a: f64, b: f64) -> bool {
    a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan())
}

#[test]
fn doubles_have_the_bits_of_the_host() {
    let mut p = device(false);
    assert!(p.info().exact, "{:?}", p.info().quirks);
    const N: usize = 100_000;
    let mut r = Random(7);
    let x: Vec<f64> = (0..N).map(|_| r.double()).collect();
    let y: Vec<f64> = (0..N)
        .map(|i| {
            if i % 9 == 0 {
                f64::from_bits(x[i].to_bits().wrapping_add(r.bits() % 5))
            } else {
                r.double()
            }
        })
        .collect();
    let (ax, ay) = (Rc::new(Array::row(x.clone())), Rc::new(Array::row(y.clone())));
    type Two = fn(f64, f64) -> f64;
    let two: [(Op, Two); 6] = [
        (Op::Add, |a, b| a + b),
        (Op::Sub, |a, b| a - b),
        (Op::Mul, |a, b| a * b),
        (Op::Div, |a, b| a / b),
        (Op::Min, |a, b| if b < a || a.is_nan() { b } else { a }),
        (Op::Max, |a, b| if b > a || a.is_nan() { b } else { a }),
    ];
    for (o, host) in two {
        let got = run(&mut p, single_op(o, D, 2), linear(N), &[ax.clone(), ay.clone()], &[(D, N)]);
        let Data::F64(got) = got[0].data() else { panic!("{o:?}") };
        for i in 0..N {
            let want = host(x[i], y[i]);
            assert!(
                same(want, got[i]),
                "{o:?}({:e}, {:e}) = {want:e}, not {:e}",
                x[i],
                y[i],
                got[i]
            );
        }
    }
    type One = fn(f64) -> f64;
    let one: [(Op, One); 7] = [
        (Op::Sqrt, f64::sqrt),
        (Op::Floor, f64::floor),
        (Op::Ceil, f64::ceil),
        (Op::Fix, f64::trunc),
        (Op::Round, f64::round),
        (Op::Abs, f64::abs),
        (Op::Neg, |a| -a),
    ];
    for (o, host) in one {
        let got = run(&mut p, single_op(o, D, 1), linear(N), std::slice::from_ref(&ax), &[(D, N)]);
        let Data::F64(got) = got[0].data() else { panic!("{o:?}") };
        for i in 0..N {
            let want = host(x[i]);
            assert!(same(want, got[i]), "{o:?}({:e}) = {want:e}, not {:e}", x[i], got[i]);
        }
    }
    type Order = fn(f64, f64) -> bool;
    let order: [(Op, Order); 6] = [
        (Op::Eq, |a, b| a == b),
        (Op::Ne, |a, b| a != b),
        (Op::Lt, |a, b| a < b),
        (Op::Le, |a, b| a <= b),
        (Op::Gt, |a, b| a > b),
        (Op::Ge, |a, b| a >= b),
    ];
    for (o, host) in order {
        let ins = [ax.clone(), ay.clone()];
        let got = run(&mut p, single_op(o, D, 2), linear(N), &ins, &[(ElemType::LOGICAL, N)]);
        let Data::Bool(got) = got[0].data() else { panic!("{o:?}") };
        for i in 0..N {
            assert_eq!(host(x[i], y[i]), got[i], "{o:?}({:e}, {:e})", x[i], y[i]);
        }
    }
}

/// The definition of folds, written down once more and plainly.
fn folded(x: &[f64], step: fn(f64, f64) -> f64, identity: f64) -> f64 {
    if x.len() <= 32 {
        return x.iter().fold(identity, |a, &b| step(a, b));
    }
    let block = |x: &[f64]| {
        let mut lanes = [identity; 256];
        for (i, &v) in x.iter().enumerate() {
            lanes[i % 256] = step(lanes[i % 256], v);
        }
        let mut half = 128;
        while half > 0 {
            for j in 0..half {
                lanes[j] = step(lanes[j], lanes[j + half]);
            }
            half /= 2;
        }
        lanes[0]
    };
    if x.len() <= 16384 {
        return block(x);
    }
    let blocks: Vec<f64> = x.chunks(16384).map(block).collect();
    folded(&blocks, step, identity)
}

fn view(kept: i64, reduced: i64) -> View {
    View { offset: 0, kept: smallvec![kept], reduced: smallvec![reduced], time: 0 }
}

#[test]
fn folds_follow_the_definition_in_every_arrangement() {
    let mut p = device(false);
    let mut r = Random(3);
    // (rows of the fold, kept elements)
    for (n, kept) in [
        (5, 700),
        (32, 3),
        (33, 40),
        (300, 9),
        (1000, 20),
        (5000, 3),
        (20_000, 2),
        (600_000, 1),
        (40, 70_000),
        (100, 3000),
    ] {
        let x: Vec<f64> = (0..n * kept).map(|_| (r.bits() >> 12) as f64 * 1e-12 - 2000.0).collect();
        let ax = Rc::new(Array::row(x.clone()));
        for along in [true, false] {
            let (k, s) = if along { (n as i64, 1) } else { (1, kept as i64) };
            let launch = Launch {
                kept: smallvec![kept as u32],
                kept_count: kept as u32,
                reduced: smallvec![n as u32],
                reduced_count: n as u32,
                trips: 1,
                views: vec![view(k, s), View::default()],
                params: vec![],
            };
            let got = run(
                &mut p,
                fold(ReduceOp::Sum, D, true, false),
                launch,
                std::slice::from_ref(&ax),
                &[(D, kept)],
            );
            let Data::F64(got) = got[0].data() else { panic!() };
            for i in 0..kept {
                let row: Vec<f64> =
                    (0..n).map(|j| x[(i as i64 * k + j as i64 * s) as usize]).collect();
                let want = folded(&row, |a, b| a + b, 0.0);
                assert!(
                    same(want, got[i]),
                    "{n}x{kept} along {along}, {i}: {want:e} not {:e}",
                    got[i]
                );
            }
        }
    }
}

#[test]
fn places_of_the_least_are_the_first() {
    let mut p = device(false);
    let n = 3000;
    let mut x: Vec<f64> = (0..n).map(|i| ((i * 7919) % 100) as f64).collect();
    x[0] = f64::NAN;
    let ax = Rc::new(Array::row(x.clone()));
    let launch = Launch {
        reduced: smallvec![n as u32],
        reduced_count: n as u32,
        kept_count: 1,
        ..linear(1)
    };
    let got =
        run(&mut p, fold(ReduceOp::ArgMin, D, false, false), launch, &[ax], &[(D, 1), (U, 1)]);
    let (Data::F64(v), Data::U32(at)) = (got[0].data(), got[1].data()) else { panic!() };
    let first = x.iter().position(|&v| v == 0.0).unwrap();
    assert_eq!((v[0], at[0] as usize), (0.0, first));
}

#[test]
fn partial_sums_are_finished_by_their_consumer() {
    let mut p = device(false);
    let n = 100_000usize;
    let mut r = Random(11);
    let x: Vec<f64> = (0..n).map(|_| (r.bits() >> 12) as f64 * 1e-9).collect();
    let ax = Rc::new(Array::row(x.clone()));
    let blocks = n.div_ceil(16384);
    let launch = Launch { reduced: smallvec![n as u32], reduced_count: n as u32, ..linear(1) };
    let partial = run(
        &mut p,
        fold(ReduceOp::Sum, D, false, true),
        launch,
        std::slice::from_ref(&ax),
        &[(D, blocks)],
    );
    let mut launch = linear(n);
    launch.params = vec![
        matgpu::kernel::Param::Real(Scalar::U32(blocks as u32)),
        matgpu::kernel::Param::Real(Scalar::F64(n as f64)),
    ];
    let got = run(&mut p, centred(), launch, &[ax, partial[0].clone()], &[(D, n)]);
    let mean = folded(&x, |a, b| a + b, 0.0) / n as f64;
    let Data::F64(got) = got[0].data() else { panic!() };
    for i in 0..n {
        assert!(same(x[i] - mean, got[i]), "{i}");
    }
}

#[test]
fn a_recurrence_runs_over_time_in_one_dispatch() {
    let mut p = device(false);
    let (channels, steps) = (1000usize, 50usize);
    let mut r = Random(5);
    let x: Vec<f32> = (0..channels * steps).map(|_| (r.bits() % 1000) as f32 * 0.01).collect();
    let y = vec![0.0f32; channels];
    let mut launch = linear(channels);
    launch.kept = smallvec![channels as u32];
    launch.trips = steps as u32;
    launch.params = vec![matgpu::kernel::Param::Real(Scalar::F32(0.25))];
    launch.views = vec![
        View { offset: 0, kept: smallvec![1], reduced: smallvec![], time: channels as i64 },
        View::default(),
        View { offset: 0, kept: smallvec![1], reduced: smallvec![], time: 0 },
    ];
    let ins = [Rc::new(Array::row(x.clone())), Rc::new(Array::row(y))];
    let before = p.counters().dispatches;
    let got = run(&mut p, recurrence(), launch, &ins, &[(S, channels * steps), (S, channels)]);
    assert_eq!(p.counters().dispatches, before + 1);
    let (Data::F32(all), Data::F32(last)) = (got[0].data(), got[1].data()) else { panic!() };
    for c in 0..channels {
        let mut state = 0.0f32;
        for t in 0..steps {
            state += 0.25 * (x[t * channels + c] - state);
            assert!((all[t * channels + c] - state).abs() < 1e-4);
        }
        assert!((last[c] - state).abs() < 1e-4);
    }
}

#[test]
fn an_output_may_be_its_input_and_nothing_is_compiled_twice() {
    let mut p = device(false);
    let n = 1000usize;
    let a = p.upload(Rc::new(Array::row((0..n).map(|i| i as f64).collect::<Vec<_>>()))).unwrap();
    let b = p.upload(Rc::new(Array::row(vec![0.5; n]))).unwrap();
    let kernel = Rc::new(single_op(Op::Add, D, 2));
    let command = Command::Kernel {
        kernel,
        launch: linear(n),
        inputs: smallvec![a, b],
        outputs: smallvec![a],
    };
    p.submit(&vec![command.clone(); 600]).unwrap();
    let got = pollster::block_on(p.read(&[a])).unwrap();
    let Data::F64(got) = got[0].data() else { panic!() };
    assert!((0..n).all(|i| got[i] == i as f64 + 300.0));
    let (compiled, buffers) = (p.counters().pipelines_compiled, p.counters().buffers_created);
    assert_eq!(compiled, 1);
    p.submit(&[command]).unwrap();
    pollster::block_on(p.read(&[b])).unwrap();
    assert_eq!(
        (p.counters().pipelines_compiled, p.counters().buffers_created),
        (compiled, buffers)
    );
}

#[test]
fn neighbours_are_walked_four_at_a_time_to_the_last_one() {
    let mut p = device(false);
    // y + k + u, over the first input; whether it is true, beside it.
    let kernel = Kernel {
        inputs: vec![S, S],
        views: vec![ViewKind::Linear, ViewKind::Uniform],
        body: vec![
            load(0, 0),
            load(1, 1),
            op(Op::Add, S, &[0, 1]),
            Instr::KeptIndex,
            Instr::Cast { from: U, to: S, arg: 3 },
            op(Op::Add, S, &[2, 4]),
            op(Op::Lt, S, &[0, 1]),
        ],
        outputs: vec![out(S, 5, 0), out(ElemType::LOGICAL, 6, 0)],
        ..Kernel::default()
    };
    let library = Library::new(Singles::Plain);
    let text = emitted(&kernel, wgsl::usual(&kernel), false, &library).unwrap();
    assert!(text.contains("var<storage, read> a0: array<vec4<u32>>"), "{text}");
    assert!(text.contains("var<storage, read> a1: array<u32>"), "{text}");
    let kernel = Rc::new(kernel);
    for n in [1usize, 2, 3, 4, 5, 1023, 1024, 1025, 70_003] {
        let x: Vec<f32> = (0..n).map(|i| i as f32 * 0.5 - 7.0).collect();
        let a = p.upload(Rc::new(Array::row(x.clone()))).unwrap();
        let u = p.upload(Rc::new(Array::row(vec![3.0f32]))).unwrap();
        let truths = p.alloc(ElemType::LOGICAL, &Shape::matrix(1, n)).unwrap();
        let mut launch = linear(n);
        launch.views.push(View::default());
        let command = Command::Kernel {
            kernel: kernel.clone(),
            launch,
            inputs: smallvec![a, u],
            outputs: smallvec![a, truths],
        };
        p.submit(&[command]).unwrap();
        let got = pollster::block_on(p.read(&[a, truths])).unwrap();
        let (Data::F32(sums), Data::Bool(less)) = (got[0].data(), got[1].data()) else { panic!() };
        assert_eq!((sums.len(), less.len()), (n, n));
        for i in 0..n {
            assert_eq!(sums[i], x[i] + 3.0 + i as f32, "{i} of {n}");
            assert_eq!(less[i], x[i] < 3.0, "{i} of {n}");
        }
    }
}

#[test]
fn what_stands_behind_the_elements_that_are_written_stays() {
    let mut p = device(false);
    let kernel = Rc::new(single_op(Op::Neg, S, 1));
    for n in 1..9usize {
        let x = p.upload(Rc::new(Array::row(vec![1.5f32; n]))).unwrap();
        let y = p.upload(Rc::new(Array::row(vec![7.0f32; n + 3]))).unwrap();
        let command = Command::Kernel {
            kernel: kernel.clone(),
            launch: linear(n),
            inputs: smallvec![x],
            outputs: smallvec![y],
        };
        p.submit(&[command]).unwrap();
        let got = pollster::block_on(p.read(&[y])).unwrap();
        let want = [vec![-1.5f32; n], vec![7.0; 3]].concat();
        assert_eq!(got[0].data(), &Data::F32(want), "{n}");
    }
}

#[test]
fn random_draws_are_the_same_on_both_sides() {
    let mut p = device(false);
    use matgpu::kernel::Draw;
    let n = 50_000usize;
    for (draw, ty) in [
        (Draw::Uniform, D),
        (Draw::UniformSingle, S),
        (Draw::Normal, D),
        (Draw::NormalSingle, S),
        (Draw::Bits, U),
    ] {
        let u64s = ElemType::real(Class::UInt64);
        let kernel = Kernel {
            views: vec![ViewKind::Linear],
            params: vec![u64s, u64s],
            body: vec![Instr::KeptIndex, Instr::Random { draw, key: 0, counter: 1, index: 0 }],
            outputs: vec![out(ty, 1, 0)],
            ..Kernel::default()
        };
        let mut launch = linear(n);
        let (key, counter) = (0x0123_4567_89ab_cdef, 0xffff_fff0);
        launch.params = vec![
            matgpu::kernel::Param::Real(Scalar::U64(key)),
            matgpu::kernel::Param::Real(Scalar::U64(counter)),
        ];
        let there = run(&mut p, kernel, launch, &[], &[(ty, n)]);
        let index: Vec<u32> = (0..n as u32).collect();
        let mut here = Data::zeros(ty, n);
        assert!(matgpu::op::random::fill(
            draw,
            key,
            counter,
            &index,
            matgpu::op::lanes::LanesMut::of(&mut here, 0, n)
        ));
        assert_eq!(difference(&here, there[0].data(), 32), None, "{draw:?}");
    }
}

/// A cube whose square is beyond the singles is infinite or no number, and neither of them is a number.
#[test]
fn what_is_beyond_complex_singles_is_compared_both_ways() {
    let z = |re, im| Data::C32(vec![num_complex::Complex32::new(re, im)]);
    let (none, infinite) = (z(f32::NAN, f32::NAN), z(f32::NAN, f32::NEG_INFINITY));
    let number = z(1.0, 2.0);
    assert_eq!(difference(&none, &infinite, 1), None);
    assert_eq!(difference(&infinite, &none, 1), None);
    for other in [&none, &infinite] {
        assert!(difference(other, &number, 1).is_some() && difference(&number, other, 1).is_some());
    }
}

fn holds(report: &contract::Report, least: usize) {
    let said = format!("{} of {}", report.wrong.len(), report.compared);
    assert!(report.wrong.is_empty(), "{said}:\n{}", report.wrong.join("\n"));
    let refused = report.refusals.join("\n");
    assert!(report.compared > least, "{} compared, refused:\n{refused}", report.compared);
}

/// Of so many commands one is compared where another test compares all; `MATGPU_FULL=1` compares all everywhere. They wait for a
/// compiler of shaders, which is the same whatever the limits are.
#[allow(clippy::disallowed_methods, reason = "a native test that reads its settings")]
fn one_of(every: usize) -> usize {
    if std::env::var("MATGPU_FULL").is_ok() { 1 } else { every }
}

/// The suite of all providers, with the device's own limits. `MATGPU_FULL=1` leaves no primitive out.
#[test]
fn the_contract_holds() {
    let every = one_of(6);
    let wanted = |row: &matgpu::op::Row, ty: ElemType| every == 1 || contract::is_quick(row, ty);
    let report = pollster::block_on(contract::all(&mut device(false), 100_000, wanted, every));
    holds(&report, 380 + 250 / every);
}

/// Also the functions that are dear of doubles: of singles they are short.
#[test]
fn complex_singles_are_within_their_bounds() {
    let single = ElemType::complex(Class::Single);
    let wanted = |row: &matgpu::op::Row, ty: ElemType| ty == single && !contract::in_doubles(row);
    holds(&pollster::block_on(contract::primitives(&mut device(false), 1, 4_000, wanted)), 40);
}

#[test]
fn every_tile_gives_the_same_products() {
    let mut p = device(false);
    for (number, tile) in Tile::ALL.iter().enumerate() {
        p.tune(Tiles::all(number));
        for quads in [false, true] {
            let product = square(if quads { 64 } else { 63 });
            validate(&Kind::of(&product, *tile).text());
        }
        holds(&pollster::block_on(contract::products(&mut p)), 35);
    }
}

/// Free buffers beyond the cap are kept while what was used lately is as much, and destroyed when nothing uses them any more.
#[test]
fn buffers_beyond_the_cap_are_kept_as_long_as_as_much_was_used_lately() {
    let opening = Opening { pool: Some(1 << 20), ..Opening::default() };
    let opened = pollster::block_on(open(opening));
    let mut p = opened
        .or_else(|_| pollster::block_on(open(Opening { software: true, ..opening })))
        .unwrap();
    let n = 1usize << 18;
    let shape = Shape::matrix(n, 1);
    let (from_at, to_at, count) = (0, 0, n as u64);
    let turn = |p: &mut WgpuProvider| {
        let slots: Vec<SlotId> = (0..4)
            .map(|k| {
                let array = Array::new(shape.clone(), Data::F32(vec![k as f32; n]));
                p.upload(Rc::new(array)).unwrap()
            })
            .collect();
        let to = p.alloc(S, &shape).unwrap();
        p.submit(&[Command::Copy { from: slots[3], from_at, to, to_at, count }]).unwrap();
        slots.iter().for_each(|slot| p.free(*slot));
        let arrays = pollster::block_on(p.read(&[to])).unwrap();
        assert_eq!(arrays[0].data(), &Data::F32(vec![3.0; n]));
        p.free(to);
    };
    turn(&mut p);
    let once = p.counters();
    assert!(once.pooled_bytes > 4 << 20, "{} bytes are kept", once.pooled_bytes);
    turn(&mut p);
    let twice = p.counters();
    assert_eq!(twice.buffers_created, once.buffers_created, "a program that runs again makes none");
    // Less and less is remembered of it; as many bytes as two of the largest are kept in any case.
    let small = Shape::matrix(4, 1);
    let (from, to) = (p.alloc(S, &small).unwrap(), p.alloc(S, &small).unwrap());
    for _ in 0..400 {
        p.submit(&[Command::Copy { from, from_at, to, to_at, count: 4 }]).unwrap();
        p.begin();
    }
    let later = p.counters();
    assert!(later.pooled_bytes > 1 << 20 && later.pooled_bytes <= 2 << 20);
    assert!(later.buffers_destroyed >= twice.buffers_destroyed + 3);
    turn(&mut p);
    p.free(from);
    p.free(to);
    p.trim(0);
    assert_eq!((p.counters().pooled_bytes, p.counters().live_bytes), (0, 0));
}

/// More than one staging buffer can hold is read in pieces, in order.
#[test]
fn reads_of_more_than_a_buffer_are_made_in_pieces() {
    let mut p = device_within(false, Some(Limits { slot_bytes: 1 << 20, ..Limits::LEAST }));
    let n = 100_000usize;
    let slots: Vec<SlotId> = (0..5)
        .map(|k| {
            let array = Array::new(Shape::matrix(n, 1), Data::F64(vec![f64::from(k); n]));
            p.upload(Rc::new(array)).unwrap()
        })
        .collect();
    let before = p.counters().reads;
    let arrays = pollster::block_on(p.read(&slots)).unwrap();
    assert_eq!(p.counters().reads - before, 5);
    for (k, array) in arrays.iter().enumerate() {
        assert_eq!(array.data(), &Data::F64(vec![k as f64; n]));
    }
    assert!(pollster::block_on(p.read(&[])).unwrap().is_empty());
}

/// A product that a watchdog would not bear in one piece is made in several.
#[test]
fn long_products_are_cut() {
    let limits = Limits { dispatch_work: 20_000_000, ..Limits::LEAST };
    let mut p = device_within(false, Some(limits));
    let routine = Routine::MatMul(square(256));
    let a = Array::new(
        Shape::matrix(256, 256),
        Data::F32((0..1 << 16).map(|k| (k % 7) as f32).collect()),
    );
    let a = p.upload(Rc::new(a)).unwrap();
    let c = p.alloc(S, &Shape::matrix(256, 256)).unwrap();
    let before = p.counters().dispatches;
    p.submit(&[Command::Routine { routine, inputs: smallvec![a, a], outputs: smallvec![c] }])
        .unwrap();
    assert_eq!(p.counters().dispatches - before, 16, "a tile of 64x64 at a time");
    holds(&pollster::block_on(contract::products(&mut p)), 35);
}

/// Running sums of doubles have an order that a device can keep to, of any length.
#[test]
fn running_sums_of_doubles_run_here() {
    let p = device(false);
    for (inner, len, outer) in [(1, 8_000_000, 1), (3, 5_000, 2), (1, 10, 1)] {
        let lanes = Lanes { inner, len, outer };
        for ty in [D, ElemType::complex(Class::Double)] {
            let scan = |op| Routine::Scan(Scan { op, ty, lanes, reverse: false, at: false });
            assert_eq!(p.supports(&Work::Routine(scan(ReduceOp::Sum))), Ok(()));
            assert!(p.supports(&Work::Routine(scan(ReduceOp::Prod))).is_err());
        }
    }
}

/// So are folds along any dimensions, running folds and sorts, with the same bits.
#[test]
fn what_takes_long_is_cut() {
    let limits = Limits { dispatch_work: 5_000_000, ..Limits::LEAST };
    let mut p = device_within(false, Some(limits));
    let (n, least) = (100_000u32, (u64::from(100_000u32) * 1_000) / 5_000_000);
    let x = Array::new(
        Shape::matrix(1, n as usize),
        Data::F32((0..n).map(|k| (k % 7) as f32).collect()),
    );
    let lanes = Lanes { inner: 1, len: n, outer: 1 };
    let scan = Routine::Scan(Scan { op: ReduceOp::Sum, ty: S, lanes, reverse: false, at: false });
    let sort = Routine::Sort(Sort { ty: S, lanes, descending: false, at: false });
    for (routine, passes) in [(scan, 2), (sort, 6 * 2 + 1)] {
        let from = p.upload(Rc::new(x.clone())).unwrap();
        let to = p.alloc(S, x.shape()).unwrap();
        let (dispatches, submits) = (p.counters().dispatches, p.counters().submits);
        p.submit(&[Command::Routine { routine, inputs: smallvec![from], outputs: smallvec![to] }])
            .unwrap();
        let dispatches = p.counters().dispatches - dispatches;
        let submits = p.counters().submits - submits;
        assert!(dispatches >= passes * least, "{dispatches} of {}", routine.name());
        assert!(submits >= dispatches / 5, "{submits} submissions of {}", routine.name());
    }
    let parts = fold(ReduceOp::Sum, S, false, true);
    let launch = Launch {
        kept: smallvec![2],
        kept_count: 2,
        reduced: smallvec![n / 2],
        reduced_count: n / 2,
        ..linear(1)
    };
    let before = p.counters().dispatches;
    let made = run(&mut p, parts, launch, &[Rc::new(x.clone())], &[(S, 8)]);
    assert_eq!(p.counters().dispatches - before, 2, "10 000 000 units of work");
    let Data::F32(x) = x.data() else { panic!() };
    let whole: Vec<f32> =
        x.chunks(50_000).flat_map(|one| one.chunks(16_384)).map(|b| b.iter().sum()).collect();
    assert_eq!(made[0].data(), &Data::F32(whole));
    let every = one_of(12);
    holds(&pollster::block_on(contract::beyond_primitives(&mut p, every)), 240 / every);
}

/// A product of square matrices of singles.
fn square(side: u32) -> MatMul {
    let (m, n, k, lie) = (side, side, side, Lie::Straight);
    MatMul { ty: S, m, n, k, a: lie, b: lie, batch: 1, a_same: true, b_same: true }
}

#[test]
fn the_contract_holds_within_the_least_limits() {
    let mut p = device_within(false, Some(Limits::LEAST));
    holds(&pollster::block_on(contract::beyond_primitives(&mut p, 1)), 250);
}

/// With so little room that nearly everything is done in pieces, each of few workgroups.
#[test]
fn the_contract_holds_within_tiny_limits() {
    let tiny = Limits {
        arrays_a_kernel: 4,
        binding_bytes: 4096,
        slot_bytes: 4 << 20,
        groups: 3,
        dispatch_work: 20_000_000,
        instructions: 64,
    };
    let mut p = device_within(false, Some(tiny));
    let every = one_of(6);
    holds(&pollster::block_on(contract::beyond_primitives(&mut p, every)), 96 / every);
    // What is dear to compile is the same text in pieces.
    let cheap = |row: &matgpu::op::Row, ty: ElemType| !ty.complex && row.cost <= 1_200;
    holds(&pollster::block_on(contract::primitives(&mut p, every, 2_400, cheap)), 96 / every);
}

/// A sum of more than a binding is made of pieces that are whole blocks.
#[test]
fn parts_of_a_long_sum_are_made_in_pieces() {
    let room = Limits { binding_bytes: 9 << 20, ..Limits::LEAST };
    let mut p = device_within(false, Some(room));
    let n = 3_000_000usize;
    let mut r = Random(12);
    let x: Vec<f64> = (0..n).map(|_| (r.bits() >> 12) as f64 * 1e-9).collect();
    let ax = Rc::new(Array::row(x.clone()));
    let blocks = n.div_ceil(16384);
    let launch = Launch { reduced: smallvec![n as u32], reduced_count: n as u32, ..linear(1) };
    let kernel = fold(ReduceOp::Sum, D, false, true);
    let before = p.counters().dispatches;
    let parts = run(&mut p, kernel, launch, &[ax], &[(D, blocks)]);
    assert!(p.counters().dispatches - before >= 3);
    let Data::F64(parts) = parts[0].data() else { panic!() };
    for (k, block) in x.chunks(16384).enumerate() {
        assert!(same(parts[k], folded(block, |a, b| a + b, 0.0)), "block {k}");
    }
}

/// The host with itself: its results are the same bits on every machine.
#[test]
fn the_hosts_results_are_those_of_every_machine() {
    let mut host = matgpu::provider::host::Host::new();
    let mut report = pollster::block_on(contract::all(&mut host, 2_000, |_, _| true, 1));
    assert_eq!(report.wrong, Vec::<String>::new());
    // The routine that only these tests have.
    report.digests.retain(|(what, _)| what != "70,000 reversed");
    let digest = report.digest();
    assert_eq!(digest, contract::DIGEST, "{digest:#x}\n{}", report.lines());
}
