//! Emitted shaders are valid WGSL, and on a device (lavapipe counts) they compute what the host does.
//! The second half wants a Vulkan device, and fails where there is none.
#![cfg(not(target_arch = "wasm32"))]
#![allow(
    clippy::unwrap_used,
    clippy::cloned_ref_to_slice_refs,
    clippy::manual_is_multiple_of,
    reason = "a test may stop at the first surprise, and says things the short way"
)]

use matgpu::kernel::wgsl::{self, Library, Options, Sharing, Singles};
use matgpu::kernel::{Carried, Instr, Kernel, Launch, Output, Reduction, Val, View, ViewKind};
use matgpu::op::{Op, ReduceOp};
use matgpu::provider::wgpu::{Opening, WgpuProvider, open};
use matgpu::provider::{Command, Provider, SlotId};
use matgpu::value::{Array, Class, Data, ElemType, Scalar, Shape};
use smallvec::{SmallVec, smallvec};
use std::rc::Rc;

const D: ElemType = ElemType::DOUBLE;
const S: ElemType = ElemType::SINGLE;
const U: ElemType = ElemType::real(Class::UInt32);

fn op(op: Op, ty: ElemType, args: &[Val]) -> Instr {
    Instr::Op { op, ty, args: SmallVec::from_slice(args) }
}

fn load(input: u16, view: u16) -> Instr {
    Instr::Load { input, view }
}

fn out(ty: ElemType, value: Val, view: u16) -> Output {
    Output { ty, value, view, every_step: false }
}

/// A kernel of one primitive on as many arrays as it has operands.
fn single_op(o: Op, ty: ElemType, arity: usize) -> Kernel {
    let mut body: Vec<Instr> = (0..arity).map(|i| load(i as u16, 0)).collect();
    let args: Vec<Val> = (0..arity as Val).collect();
    body.push(op(o, ty, &args));
    Kernel {
        inputs: vec![ty; arity],
        views: vec![ViewKind::Linear],
        body,
        outputs: vec![out(matgpu::op::result_type(o, ty), arity as Val, 0)],
        ..Kernel::default()
    }
}

/// A fold of one array's rows (or columns) to one element each.
fn fold(o: ReduceOp, ty: ElemType, strided: bool, partial: bool) -> Kernel {
    let (view, rank) = if strided { (ViewKind::Strided, 1) } else { (ViewKind::Linear, 0) };
    let place = matches!(o, ReduceOp::ArgMin | ReduceOp::ArgMax);
    let mut epilogue = vec![Instr::Reduced(0)];
    let result = if matches!(o, ReduceOp::Any | ReduceOp::All) { ElemType::LOGICAL } else { ty };
    let mut outputs = vec![out(result, 1, 1)];
    if place {
        epilogue.push(Instr::ReducedAt(0));
        outputs.push(out(U, 2, 1));
    }
    Kernel {
        kept_rank: rank,
        reduced_rank: 1,
        inputs: vec![ty],
        views: vec![view, ViewKind::Linear],
        body: vec![load(0, 0)],
        reductions: vec![Reduction { op: o, ty, value: 0, partial }],
        epilogue,
        outputs,
        ..Kernel::default()
    }
}

/// x[t] decays into y: carried over time, stored at every step.
fn recurrence() -> Kernel {
    Kernel {
        kept_rank: 1,
        looped: true,
        inputs: vec![S, S],
        views: vec![ViewKind::Strided, ViewKind::Linear, ViewKind::Strided],
        params: vec![S],
        carried: vec![Carried { ty: S, init: 0, next: 6 }],
        body: vec![
            // What a loop begins with is read through a strided view, as lowering has it.
            load(1, 2),
            load(0, 0),
            Instr::Carried(0),
            Instr::Param(0),
            op(Op::Sub, S, &[1, 2]),
            op(Op::Mul, S, &[3, 4]),
            op(Op::Add, S, &[2, 5]),
        ],
        outputs: vec![Output { ty: S, value: 6, view: 0, every_step: true }, out(S, 6, 1)],
        ..Kernel::default()
    }
}

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

const SHARINGS: [Sharing; 6] = [
    Sharing { outputs: 1, along: true },
    Sharing { outputs: 1, along: false },
    Sharing { outputs: 8, along: true },
    Sharing { outputs: 8, along: false },
    Sharing { outputs: 32, along: false },
    Sharing { outputs: 256, along: false },
];

/// The rows of the table that compute in a type, of one such type for all operands.
fn rows_on(ty: ElemType) -> impl Iterator<Item = &'static matgpu::op::Row> {
    matgpu::op::table::TABLE.iter().filter(move |row| {
        let types = vec![ty; row.arity as usize];
        let fits = matgpu::op::signature(row.op, &types).is_ok_and(|s| s.operand == ty);
        fits && !matches!(row.op, Op::Select | Op::BitShift)
    })
}

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
    for singles in [Singles::Plain, Singles::Guarded] {
        let library = Library::new(singles);
        for &ty in &classes {
            let mut count = 0;
            for row in rows_on(ty) {
                let kernel = single_op(row.op, ty, row.arity as usize);
                if let Ok(text) = emitted(&kernel, SHARINGS[5], false, &library) {
                    validate(&text);
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
    let real = pollster::block_on(open(Opening { fast, ..Opening::default() }));
    let any =
        real.or_else(|_| pollster::block_on(open(Opening { fast, software: true, limits: None })));
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

fn linear(n: usize) -> Launch {
    Launch {
        kept_count: n as u32,
        reduced_count: 1,
        trips: 1,
        views: vec![View::default(); 2],
        ..Launch::default()
    }
}

struct Random(u64);

impl Random {
    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let x = self.0;
        (x ^ (x >> 31)).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(17)
    }

    fn double(&mut self) -> f64 {
        let special = [
            0.0,
            -0.0,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::NAN,
            f64::MAX,
            -f64::MAX,
            f64::MIN_POSITIVE,
            5e-324,
            -5e-324,
            1.0,
            -1.5,
            2.5,
            -0.5,
            0.49999999999999994,
            4503599627370495.5,
            9007199254740993.0,
            -2147483648.5,
            1.8446744073709552e19,
        ];
        let b = self.bits();
        match self.bits() % 8 {
            0 => special[(b >> 20) as usize % special.len()],
            1 => ((b >> 50) as f64 - 8192.0) / 2.0,
            2 => f64::from_bits(b & 0x800f_ffff_ffff_ffff),
            3 | 4 => f64::from_bits((b & 0x800f_ffff_ffff_ffff) | ((990 + (b >> 57)) << 52)),
            _ => f64::from_bits(b),
        }
    }
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
fn every_class_comes_back_as_it_went() {
    let mut p = device(false);
    let mut r = Random(2);
    for class in Class::ALL {
        for complex in [false, true] {
            if complex && !class.is_float() {
                continue;
            }
            let ty = ElemType { class, complex };
            let n = 37;
            let mut data = Data::zeros(ty, n);
            match &mut data {
                Data::F64(v) => v.iter_mut().for_each(|x| *x = r.double()),
                Data::F32(v) => v.iter_mut().for_each(|x| *x = r.double() as f32),
                Data::I8(v) => v.iter_mut().for_each(|x| *x = r.bits() as i8),
                Data::I16(v) => v.iter_mut().for_each(|x| *x = r.bits() as i16),
                Data::I64(v) => v.iter_mut().for_each(|x| *x = r.bits() as i64),
                Data::U8(v) => v.iter_mut().for_each(|x| *x = r.bits() as u8),
                Data::Bool(v) => v.iter_mut().for_each(|x| *x = r.bits().is_multiple_of(2)),
                _ => {}
            }
            let array = Rc::new(Array::new(Shape::matrix(n, 1), data));
            let slot = p.upload(array.clone()).unwrap();
            let got = pollster::block_on(p.read(&[slot, slot])).unwrap();
            // NaN is not equal to itself; the texts of the bits are.
            assert_eq!(format!("{:?}", got[1].data()), format!("{:?}", array.data()), "{ty}");
        }
    }
}

#[test]
fn products_of_singles_in_every_lie_and_tile() {
    use matgpu::op::routine::{Lie, MatMul, Routine};
    let mut p = device(false);
    for (m, n, k, batch) in [
        (5, 3, 7, 1),
        (64, 64, 64, 1),
        (130, 70, 33, 2),
        (4, 200, 17, 3),
        (100, 1, 50, 1),
        (256, 256, 20, 40),
    ] {
        for a_lie in [Lie::Straight, Lie::Transposed] {
            for b_lie in [Lie::Straight, Lie::Transposed] {
                let a: Vec<f32> =
                    (0..m * k * batch).map(|i| ((i * 37) % 17) as f32 - 8.0).collect();
                let b: Vec<f32> =
                    (0..k * n * batch).map(|i| ((i * 53) % 13) as f32 - 6.0).collect();
                let sa = p.upload(Rc::new(Array::row(a.clone()))).unwrap();
                let sb = p.upload(Rc::new(Array::row(b.clone()))).unwrap();
                let sc = p.alloc(S, &Shape::matrix(m * n * batch, 1)).unwrap();
                let routine = Routine::MatMul(MatMul {
                    ty: S,
                    m: m as u32,
                    n: n as u32,
                    k: k as u32,
                    a: a_lie,
                    b: b_lie,
                    batch: batch as u32,
                    a_same: false,
                    b_same: false,
                });
                p.submit(&[Command::Routine {
                    routine,
                    inputs: smallvec![sa, sb],
                    outputs: smallvec![sc],
                }])
                .unwrap();
                let got = pollster::block_on(p.read(&[sc])).unwrap();
                let Data::F32(got) = got[0].data() else { panic!() };
                for q in 0..batch {
                    for j in (0..n).step_by(7) {
                        for i in (0..m).step_by(3) {
                            let at = |i: usize, l: usize| match a_lie {
                                Lie::Straight => a[q * m * k + i + m * l],
                                _ => a[q * m * k + l + k * i],
                            };
                            let bt = |l: usize, j: usize| match b_lie {
                                Lie::Straight => b[q * k * n + l + k * j],
                                _ => b[q * k * n + j + n * l],
                            };
                            let want: f32 = (0..k).map(|l| at(i, l) * bt(l, j)).sum();
                            assert_eq!(
                                got[q * m * n + i + m * j],
                                want,
                                "{m}x{n}x{k} {a_lie:?} {b_lie:?} ({i},{j})"
                            );
                        }
                    }
                }
                for s in [sa, sb, sc] {
                    p.free(s);
                }
            }
        }
    }
}

/// Elements of a type: specials and all sizes.
fn elements(ty: ElemType, n: usize, r: &mut Random) -> Data {
    let mut data = Data::zeros(ty, n);
    match &mut data {
        Data::F64(v) => v.iter_mut().for_each(|x| *x = r.double()),
        Data::F32(v) => v.iter_mut().for_each(|x| {
            let b = r.bits();
            // Subnormal singles may be flushed by a device; the language does not promise them there.
            let y = if b.is_multiple_of(4) {
                r.double() as f32
            } else {
                f32::from_bits((b >> 32) as u32)
            };
            *x = if y.is_subnormal() { 0.0 } else { y };
        }),
        Data::I8(v) => v.iter_mut().for_each(|x| *x = r.bits() as i8),
        Data::I16(v) => v.iter_mut().for_each(|x| *x = (r.bits() as i16) >> (r.bits() % 15)),
        Data::I32(v) => v.iter_mut().for_each(|x| *x = (r.bits() as i32) >> (r.bits() % 31)),
        Data::I64(v) => v.iter_mut().for_each(|x| *x = (r.bits() as i64) >> (r.bits() % 63)),
        Data::U8(v) => v.iter_mut().for_each(|x| *x = r.bits() as u8),
        Data::U16(v) => v.iter_mut().for_each(|x| *x = (r.bits() as u16) >> (r.bits() % 15)),
        Data::U32(v) => v.iter_mut().for_each(|x| *x = (r.bits() as u32) >> (r.bits() % 31)),
        Data::U64(v) => v.iter_mut().for_each(|x| *x = r.bits() >> (r.bits() % 63)),
        Data::Bool(v) => v.iter_mut().for_each(|x| *x = r.bits().is_multiple_of(2)),
        Data::Char(v) => v.iter_mut().for_each(|x| x.0 = r.bits() as u16),
        Data::C64(v) => v.iter_mut().for_each(|x| (x.re, x.im) = (r.double(), r.double())),
        Data::C32(v) => {
            v.iter_mut().for_each(|x| (x.re, x.im) = (r.double() as f32, r.double() as f32))
        }
    }
    data
}

/// What is wrong between the host's elements and the device's, in words.
fn difference(host: &Data, device: &Data, ulps: u16) -> Option<String> {
    if let (Data::C32(a), Data::C32(b)) = (host, device) {
        let parts =
            |v: &[num_complex::Complex32]| Data::F32(v.iter().flat_map(|z| [z.re, z.im]).collect());
        return difference(&parts(a), &parts(b), ulps);
    }
    if let (Data::F32(a), Data::F32(b)) = (host, device) {
        let bad = (0..a.len()).find(|&i| {
            let (x, y) = (a[i], b[i]);
            let flushed = x.abs() <= f32::MIN_POSITIVE && y.abs() <= f32::MIN_POSITIVE;
            let unit = (x.abs() * f32::EPSILON).max(f32::MIN_POSITIVE);
            // At the very top the bound reaches beyond the greatest single.
            let top = x.abs() > 1e38 && y.abs() > 1e38 && (x > 0.0) == (y > 0.0);
            !(x.to_bits() == y.to_bits()
                || x == y
                || (x.is_nan() && y.is_nan())
                || flushed
                || (top && (x.is_infinite() || y.is_infinite()) && ulps > 0)
                || (x - y).abs() <= f32::from(ulps) * unit)
        });
        return bad.map(|i| format!("element {i}: {:e} there, {:e} here", b[i], a[i]));
    }
    if let (Data::F64(a), Data::F64(b)) = (host, device) {
        let bad = (0..a.len()).find(|&i| !same(a[i], b[i]));
        return bad.map(|i| format!("element {i}: {:e} there, {:e} here", b[i], a[i]));
    }
    let (a, b) = (format!("{host:?}"), format!("{device:?}"));
    (a != b).then(|| format!("{:.200} there, {:.200} here", b, a))
}

/// Every row of the table, on every type that both sides take: the same bits, for singles within the row's bound.
#[test]
fn every_primitive_agrees_with_the_host() {
    let mut p = device(false);
    let mut host = matgpu::provider::host::Host::new();
    let mut r = Random(21);
    let types = Class::ALL
        .into_iter()
        .map(ElemType::real)
        .chain([ElemType::complex(Class::Double), ElemType::complex(Class::Single)]);
    let (mut wrong, mut count) = (Vec::new(), 0);
    for ty in types {
        // Complex doubles are compared by text: fewer of them.
        let n = if ty.class.is_float() && !ty.complex { 100_000 } else { 4_000 };
        for row in rows_on(ty) {
            let o = row.op;
            let arity = row.arity as usize;
            let kernel = single_op(o, ty, arity);
            let work = matgpu::provider::Work::Kernel(Rc::new(kernel.clone()));
            if p.supports(&work).is_err() || host.supports(&work).is_err() {
                continue;
            }
            let arrays: Vec<Rc<Array>> = (0..arity)
                .map(|_| Rc::new(Array::new(Shape::matrix(n, 1), elements(ty, n, &mut r))))
                .collect();
            let mut launch = linear(n);
            launch.views.truncate(1);
            let slots: SmallVec<[SlotId; 4]> =
                arrays.iter().map(|a| host.upload(a.clone()).unwrap()).collect();
            let out = host.alloc(kernel.outputs[0].ty, &Shape::matrix(n, 1)).unwrap();
            let command = Command::Kernel {
                kernel: Rc::new(kernel.clone()),
                launch: launch.clone(),
                inputs: slots,
                outputs: smallvec![out],
            };
            if let Err(fault) = host.submit(&[command]) {
                wrong.push(format!("{} of {ty} on the host: {fault}", row.name));
                continue;
            }
            let result = kernel.outputs[0].ty;
            let there = run(&mut p, kernel, launch, &arrays, &[(result, n)]);
            let here = pollster::block_on(host.read(&[out])).unwrap();
            count += 1;
            if let Some(what) = difference(here[0].data(), there[0].data(), row.ulps) {
                wrong.push(format!("{} of {ty}: {what}", row.name));
            }
        }
    }
    eprintln!("{count} rows compared");
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(count > 150, "{count} rows compared");
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

#[test]
fn products_of_doubles_have_the_bits_of_the_host() {
    use matgpu::op::routine::{Lie, MatMul, Routine};
    let mut p = device(false);
    let mut r = Random(8);
    for (m, n, k, batch) in [(5usize, 3usize, 7usize, 1usize), (40, 33, 50, 2), (1, 1, 100, 1)] {
        let a: Vec<f64> =
            (0..m * k * batch).map(|_| (r.bits() >> 12) as f64 * 1e-13 - 200.0).collect();
        let b: Vec<f64> =
            (0..k * n * batch).map(|_| (r.bits() >> 12) as f64 * 1e-13 - 200.0).collect();
        for b_lie in [Lie::Straight, Lie::Transposed] {
            let sa = p.upload(Rc::new(Array::row(a.clone()))).unwrap();
            let sb = p.upload(Rc::new(Array::row(b.clone()))).unwrap();
            let sc = p.alloc(D, &Shape::matrix(m * n * batch, 1)).unwrap();
            let routine = Routine::MatMul(MatMul {
                ty: D,
                m: m as u32,
                n: n as u32,
                k: k as u32,
                a: Lie::Straight,
                b: b_lie,
                batch: batch as u32,
                a_same: false,
                b_same: false,
            });
            p.submit(&[Command::Routine {
                routine,
                inputs: smallvec![sa, sb],
                outputs: smallvec![sc],
            }])
            .unwrap();
            let got = pollster::block_on(p.read(&[sc])).unwrap();
            let Data::F64(got) = got[0].data() else { panic!() };
            for q in 0..batch {
                for j in 0..n {
                    for i in 0..m {
                        let mut want = 0.0;
                        for l in 0..k {
                            let y = match b_lie {
                                Lie::Straight => b[q * k * n + l + k * j],
                                _ => b[q * k * n + j + n * l],
                            };
                            want += a[q * m * k + i + m * l] * y;
                        }
                        assert!(same(want, got[q * m * n + i + m * j]), "{m}x{n}x{k} ({i},{j})");
                    }
                }
            }
        }
    }
}

/// What a routine gives on a provider.
fn routine_on(
    p: &mut dyn Provider,
    routine: matgpu::op::routine::Routine,
    x: &Rc<Array>,
) -> Vec<Rc<Array>> {
    let input = p.upload(x.clone()).unwrap();
    let outs: SmallVec<[SlotId; 2]> =
        routine.outputs().iter().map(|&ty| p.alloc(ty, x.shape()).unwrap()).collect();
    p.submit(&[Command::Routine { routine, inputs: smallvec![input], outputs: outs.clone() }])
        .unwrap();
    let got = pollster::block_on(p.read(&outs)).unwrap();
    for slot in outs.iter().chain([&input]) {
        p.free(*slot);
    }
    got
}

/// Inner, length, outer: one lane, few, many; shorter and longer than a block.
const LANES: [(u32, u32, u32); 7] = [
    (1, 1, 1),
    (1, 300, 1),
    (3, 500, 2),
    (1, 9_000, 2),
    (2, 4_100, 1),
    (60, 17, 50),
    (1, 70_000, 1),
];

/// Real classes that a device computes in.
fn real_types() -> impl Iterator<Item = ElemType> {
    Class::ALL.into_iter().map(ElemType::real)
}

#[test]
fn sorts_are_those_of_the_host() {
    use matgpu::op::routine::{Lanes, Routine};
    let mut p = device(false);
    let mut host = matgpu::provider::host::Host::new();
    let mut r = Random(31);
    for ty in real_types() {
        for (inner, len, outer) in LANES {
            for descending in [false, true] {
                let n = (inner * len * outer) as usize;
                let x = Rc::new(Array::new(Shape::matrix(n, 1), elements(ty, n, &mut r)));
                let lanes = Lanes { inner, len, outer };
                let routine = Routine::Sort { ty, lanes, descending, at: true };
                let here = routine_on(&mut host, routine, &x);
                let there = routine_on(&mut p, routine, &x);
                for k in 0..2 {
                    // Zeros and NaN that are equal in order keep their own bits.
                    let (a, b) = (here[k].data(), there[k].data());
                    let what = difference(a, b, 0);
                    assert_eq!(what, None, "{ty} {lanes:?} descending {descending} output {k}");
                }
            }
        }
    }
}

#[test]
fn running_folds_are_those_of_the_host() {
    use matgpu::op::routine::{Lanes, Routine};
    use matgpu::provider::Work;
    let mut p = device(false);
    let mut host = matgpu::provider::host::Host::new();
    let mut r = Random(32);
    let mut count = 0;
    for ty in real_types() {
        for (inner, len, outer) in LANES.into_iter().chain([(64, 40, 40)]) {
            for op in [ReduceOp::Sum, ReduceOp::Prod, ReduceOp::Min, ReduceOp::Max] {
                let lanes = Lanes { inner, len, outer };
                let routine =
                    Routine::Scan { op, ty, lanes, reverse: r.bits().is_multiple_of(2), at: false };
                let able = p.supports(&Work::Routine(routine));
                if able.is_err() || matches!(ty.class, Class::Logical | Class::Char) {
                    continue;
                }
                let n = (inner * len * outer) as usize;
                let data = match (ty.class, op) {
                    // Sums and products of these are exact in any order.
                    (Class::Single, ReduceOp::Sum) => {
                        Data::F32((0..n).map(|_| (r.bits() % 33) as f32 - 16.0).collect())
                    }
                    (Class::Single, ReduceOp::Prod) => {
                        Data::F32((0..n).map(|_| (r.bits() % 2) as f32 * 2.0 - 1.0).collect())
                    }
                    _ => elements(ty, n, &mut r),
                };
                let x = Rc::new(Array::new(Shape::matrix(n, 1), data));
                let here = routine_on(&mut host, routine, &x);
                let there = routine_on(&mut p, routine, &x);
                let what = difference(here[0].data(), there[0].data(), 0);
                assert_eq!(what, None, "{op:?} {ty} {lanes:?}");
                count += 1;
            }
        }
    }
    assert!(count > 150, "{count} running folds compared");
}
