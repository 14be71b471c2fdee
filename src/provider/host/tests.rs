//! The interpreter against an evaluation point by point of random Kernels, and small cases by hand.

use super::interpret::{self, Input};
use super::program;
use super::walk::{Order, Walk};
use crate::kernel::{
    Bits, Carried, Instr, Kernel, Launch, Output, Param, Reduction, Val, View, ViewKind,
};
use crate::op::lanes::{Lanes, LanesMut};
use crate::op::pace::at_once;
use crate::op::{FOLD_BLOCK, Op, ReduceOp, cast, fold, host_loops, result_type};
use crate::value::{Array, Class, Data, ElemType, Scalar, Shape};
use smallvec::{SmallVec, smallvec};
use std::rc::Rc;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const F64: ElemType = ElemType::DOUBLE;
const F32: ElemType = ElemType::SINGLE;
const U32: ElemType = ElemType::real(Class::UInt32);
const I32: ElemType = ElemType::real(Class::Int32);

struct Dice(u64);

impl Dice {
    fn roll(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n
    }

    fn number(&mut self) -> f64 {
        match self.roll(12) {
            0 => 0.0,
            1 => -0.0,
            2 => f64::NAN,
            3 => 1e300,
            _ => (self.roll(4000) as f64 - 2000.0) / 128.0,
        }
    }
}

/// A point of the space.
struct Point<'a> {
    kernel: &'a Kernel,
    launch: &'a Launch,
    inputs: &'a [Data],
    kept: usize,
    reduced: usize,
    after: bool,
}

impl Point<'_> {
    fn coordinates(extents: &[u32], mut at: usize) -> Vec<usize> {
        extents
            .iter()
            .map(|&e| {
                let c = at % e as usize;
                at /= e as usize;
                c
            })
            .collect()
    }

    fn address(&self, view: u16, time: usize) -> usize {
        let v = &self.launch.views[view as usize];
        let at = match self.kernel.views[view as usize] {
            ViewKind::Uniform => v.offset,
            ViewKind::Linear if self.after => self.kept as i64,
            ViewKind::Linear => {
                (self.reduced + self.launch.reduced_count as usize * self.kept) as i64
            }
            ViewKind::Strided => {
                let mut at = v.offset + v.time * time as i64;
                for (c, s) in Self::coordinates(&self.launch.kept, self.kept).iter().zip(&v.kept) {
                    at += *c as i64 * s;
                }
                if !self.after {
                    for (c, s) in
                        Self::coordinates(&self.launch.reduced, self.reduced).iter().zip(&v.reduced)
                    {
                        at += *c as i64 * s;
                    }
                }
                at
            }
        };
        at as usize
    }

    fn one(
        &self,
        instr: &Instr,
        values: &[Data],
        carried: &[Data],
        time: usize,
        folds: &[Data],
    ) -> Data {
        let index = |x: usize| Data::U32(vec![x as u32]);
        match instr {
            Instr::Load { input, view } => {
                let at = self.address(*view, time);
                Lanes::of(&self.inputs[*input as usize], at, 1).to_data()
            }
            Instr::Param(k) => match self.launch.params[*k as usize] {
                Param::Real(s) => s.to_array().into_parts().1,
                Param::Complex(..) => unreachable!("no complex parameters here"),
            },
            Instr::Const(b) => Data::F64(vec![f64::from_bits(b.bits)]),
            Instr::KeptIndex => index(self.kept),
            Instr::ReducedIndex => index(self.reduced),
            Instr::KeptCoord(k) => {
                index(Self::coordinates(&self.launch.kept, self.kept)[*k as usize])
            }
            Instr::ReducedCoord(k) => {
                index(Self::coordinates(&self.launch.reduced, self.reduced)[*k as usize])
            }
            Instr::Time => index(time),
            Instr::Carried(k) => carried[*k as usize].clone(),
            Instr::Op { op, ty, args } => {
                let mut out = Data::zeros(result_type(*op, *ty), 1);
                let args: SmallVec<[Lanes<'_>; 3]> =
                    args.iter().map(|&a| Lanes::all(&values[a as usize])).collect();
                assert!(host_loops::run(*op, &args, LanesMut::of(&mut out, 0, 1)), "{op:?} {ty}");
                out
            }
            Instr::Cast { to, arg, .. } => {
                let mut out = Data::zeros(*to, 1);
                assert!(cast::lanes(
                    Lanes::all(&values[*arg as usize]),
                    LanesMut::of(&mut out, 0, 1)
                ));
                out
            }
            Instr::Reduced(k) => folds[*k as usize].clone(),
            other => unreachable!("not generated: {other:?}"),
        }
    }

    /// The values of the body after the last step; `each` sees those of every step.
    fn body(&self, mut each: impl FnMut(usize, &[Data])) -> Vec<Data> {
        let mut carried: Vec<Data> = Vec::new();
        let mut values: Vec<Data> = Vec::new();
        for time in 0..self.launch.trips.max(1) as usize {
            if time == 0 {
                // The initial values depend on nothing that is carried.
                let zeros: Vec<Data> =
                    self.kernel.carried.iter().map(|c| Data::zeros(c.ty, 1)).collect();
                let mut first: Vec<Data> = Vec::new();
                for i in &self.kernel.body {
                    let v = self.one(i, &first, &zeros, 0, &[]);
                    first.push(v);
                }
                carried =
                    self.kernel.carried.iter().map(|c| first[c.init as usize].clone()).collect();
            }
            values.clear();
            for i in &self.kernel.body {
                let v = self.one(i, &values, &carried, time, &[]);
                values.push(v);
            }
            carried = self.kernel.carried.iter().map(|c| values[c.next as usize].clone()).collect();
            each(time, &values);
        }
        values
    }
}

fn join(parts: &[Data], ty: ElemType) -> Data {
    let mut all = Data::zeros(ty, parts.len());
    for (i, p) in parts.iter().enumerate() {
        put(&mut all, i, p);
    }
    all
}

fn put(to: &mut Data, at: usize, one: &Data) {
    crate::op::lanes::with_lanes!(Lanes::all(one), LanesMut::of(to, at, 1), (x, o) => o[0] = x[0], else panic!("types"));
}

/// Point by point.
fn naive(kernel: &Kernel, launch: &Launch, inputs: &[Data], outputs: &mut [Data]) {
    let body = kernel.body.len();
    for kept in 0..launch.kept_count as usize {
        let n = launch.reduced_count.max(1) as usize;
        let mut folded: Vec<Vec<Data>> = kernel.reductions.iter().map(|_| Vec::new()).collect();
        for reduced in 0..n {
            let p = Point { kernel, launch, inputs, kept, reduced, after: false };
            let last = launch.trips.max(1) as usize - 1;
            let mut stores: Vec<(usize, usize, Data)> = Vec::new();
            let values = p.body(|time, values| {
                for (k, o) in kernel.outputs.iter().enumerate() {
                    if (o.value as usize) < body && (o.every_step || time == last) {
                        stores.push((k, p.address(o.view, time), values[o.value as usize].clone()));
                    }
                }
            });
            for (k, at, v) in stores {
                put(&mut outputs[k], at, &v);
            }
            for (f, r) in folded.iter_mut().zip(&kernel.reductions) {
                f.push(values[r.value as usize].clone());
            }
        }
        if kernel.reductions.is_empty() {
            continue;
        }
        let partial = kernel.reductions.iter().any(|r| r.partial);
        let blocks = if partial { n.div_ceil(FOLD_BLOCK) } else { 1 };
        for b in 0..blocks {
            let folds: Vec<Data> = folded
                .iter()
                .zip(&kernel.reductions)
                .map(|(f, r)| {
                    let part = if partial {
                        &f[b * FOLD_BLOCK..n.min((b + 1) * FOLD_BLOCK)]
                    } else {
                        &f[..]
                    };
                    fold::lanes(r.op, &join(part, r.ty), part.len(), 1).unwrap()
                })
                .collect();
            let p =
                Point { kernel, launch, inputs, kept: b + blocks * kept, reduced: 0, after: true };
            let mut values: Vec<Data> = kernel.body.iter().map(|_| Data::F64(vec![0.0])).collect();
            for i in &kernel.epilogue {
                let v = p.one(i, &values, &[], 0, &folds);
                values.push(v);
            }
            for (k, o) in kernel.outputs.iter().enumerate() {
                if o.value as usize >= body {
                    put(&mut outputs[k], p.address(o.view, 0), &values[o.value as usize]);
                }
            }
        }
    }
}

fn same(a: &Data, b: &Data) -> bool {
    match (a, b) {
        (Data::F64(a), Data::F64(b)) => {
            a.len() == b.len()
                && a.iter()
                    .zip(b)
                    .all(|(x, y)| x.to_bits() == y.to_bits() || (x.is_nan() && y.is_nan()))
        }
        (Data::F32(a), Data::F32(b)) => {
            a.len() == b.len()
                && a.iter()
                    .zip(b)
                    .all(|(x, y)| x.to_bits() == y.to_bits() || (x.is_nan() && y.is_nan()))
        }
        _ => a == b,
    }
}

fn compare(kernel: &Kernel, launch: &Launch, inputs: &[Data], outputs: &[Data], what: &str) {
    let mut want = outputs.to_vec();
    naive(kernel, launch, inputs, &mut want);
    let sources: Vec<Input> = inputs
        .iter()
        .map(|d| Input::Array(Rc::new(Array::new(Shape::matrix(d.len(), 1), d.clone()))))
        .collect();
    let mut got = outputs.to_vec();
    at_once(interpret::run(kernel, launch, &sources, &mut got))
        .unwrap_or_else(|e| panic!("{what}: {e}\n{kernel:?}"));
    for (k, (g, w)) in got.iter().zip(&want).enumerate() {
        assert!(same(g, w), "{what}, output {k}\n{kernel:?}\n{launch:?}\n{g:?}\n{w:?}");
    }
    // What is written in order may begin without elements.
    let mut grown = outputs.to_vec();
    let total = (launch.kept_count * launch.reduced_count.max(1)) as usize;
    for (k, data) in grown.iter_mut().enumerate() {
        if interpret::stores_in_order(kernel, launch, k) {
            *data = Data::with_room(data.elem_type(), total);
        }
    }
    at_once(interpret::run(kernel, launch, &sources, &mut grown)).unwrap();
    for (k, (g, w)) in grown.iter().zip(&want).enumerate() {
        if interpret::stores_in_order(kernel, launch, k) {
            assert_eq!(g.len(), total, "{what}, output {k}");
        }
        let w = Lanes::of(w, 0, g.len()).to_data();
        assert!(same(g, &w), "{what}, grown output {k}\n{kernel:?}\n{launch:?}\n{g:?}\n{w:?}");
    }
}

/// A random Kernel on random extents, and its inputs.
fn random(dice: &mut Dice) -> (Kernel, Launch, Vec<Data>, Vec<Data>) {
    let folds = dice.roll(3) > 0;
    let looped = dice.roll(3) == 0;
    let trips = if looped { 1 + dice.roll(4) } else { 1 };
    let kept: Vec<u32> = (0..1 + dice.roll(2)).map(|_| 1 + dice.roll(24) as u32).collect();
    let mut reduced: Vec<u32> = vec![];
    if folds {
        reduced = (0..1).map(|_| 1 + dice.roll([6, 40, 120][dice.0 as usize % 3]) as u32).collect();
    }
    let kept_count: u32 = kept.iter().product();
    let reduced_count: u32 = reduced.iter().product();
    let total = (kept_count * reduced_count) as usize;
    let mut kernel = Kernel {
        kept_rank: kept.len() as u8,
        reduced_rank: reduced.len() as u8,
        looped,
        ..Kernel::default()
    };
    let mut launch = Launch {
        kept: SmallVec::from_slice(&kept),
        kept_count,
        reduced: SmallVec::from_slice(&reduced),
        reduced_count,
        trips: trips as u32,
        ..Launch::default()
    };
    let mut inputs = Vec::new();
    // Views: dense; transposed; a row for all; one for all; moving with time.
    let add_view = |kernel: &mut Kernel, launch: &mut Launch, kind, view| {
        kernel.views.push(kind);
        launch.views.push(view);
        (kernel.views.len() - 1) as u16
    };
    let linear = add_view(&mut kernel, &mut launch, ViewKind::Linear, View::default());
    let strides_of = |outer_first: bool, time: bool| {
        // Strides of a dense array with kept or reduced extents fastest.
        let mut next = 1i64;
        let mut walk = |e: &[u32]| -> SmallVec<[i64; 4]> {
            e.iter()
                .map(|&e| {
                    let s = next;
                    next *= i64::from(e);
                    s
                })
                .collect()
        };
        let (k, r);
        if outer_first {
            k = walk(&kept);
            r = walk(&reduced);
        } else {
            r = walk(&reduced);
            k = walk(&kept);
        }
        View { offset: 0, kept: k, reduced: r, time: if time { total as i64 } else { 0 } }
    };
    let crossed = strides_of(true, false);
    let moving = strides_of(dice.roll(2) == 0, true);
    let strided = add_view(&mut kernel, &mut launch, ViewKind::Strided, crossed);
    let timed = add_view(&mut kernel, &mut launch, ViewKind::Strided, moving);
    let uniform = add_view(
        &mut kernel,
        &mut launch,
        ViewKind::Uniform,
        View { offset: 1, ..View::default() },
    );
    let along = View { offset: 0, kept: smallvec![1], reduced: smallvec![], time: 0 };
    let row = add_view(&mut kernel, &mut launch, ViewKind::Strided, along);
    for _ in 0..2 {
        kernel.inputs.push(F64);
        inputs.push(Data::F64((0..total * trips + 2).map(|_| dice.number()).collect()));
    }
    kernel.inputs.push(F32);
    inputs.push(Data::F32((0..total * trips + 2).map(|_| dice.number() as f32).collect()));
    kernel.params.push(F64);
    launch.params.push(Param::Real(Scalar::F64(dice.number())));
    let mut body: Vec<Instr> = vec![
        Instr::Param(0),
        Instr::Const(Bits::of(Scalar::F64(0.5))),
        Instr::Load { input: 0, view: linear },
    ];
    if looped {
        kernel.carried.push(Carried { ty: F64, init: 2, next: 0 });
        kernel.carried.push(Carried { ty: F64, init: 0, next: 0 });
        body.push(Instr::Carried(0));
        body.push(Instr::Carried(1));
    }
    let mut doubles: Vec<Val> = (0..body.len() as Val).collect();
    for _ in 0..4 + dice.roll(14) {
        let view =
            [linear, strided, if looped { timed } else { strided }, uniform, row][dice.roll(5)];
        let a = doubles[dice.roll(doubles.len())];
        let b = doubles[dice.roll(doubles.len())];
        let here = body.len() as Val;
        match dice.roll(9) {
            0 | 1 => body.push(Instr::Load { input: dice.roll(2) as u16, view }),
            2 => {
                body.push(Instr::Load { input: 2, view });
                body.push(Instr::Cast { from: F32, to: F64, arg: here });
            }
            3 => {
                let index =
                    [Instr::KeptIndex, Instr::KeptCoord(0), Instr::Time][dice.roll(3)].clone();
                let index = if folds && dice.roll(2) == 0 {
                    [Instr::ReducedIndex, Instr::ReducedCoord(0)][dice.roll(2)].clone()
                } else {
                    index
                };
                body.push(index);
                body.push(Instr::Cast { from: U32, to: F64, arg: here });
            }
            4 => {
                body.push(Instr::Op { op: Op::Lt, ty: F64, args: smallvec![a, b] });
                body.push(Instr::Op { op: Op::Select, ty: F64, args: smallvec![here, b, a] });
            }
            5 => {
                body.push(Instr::Cast { from: F64, to: I32, arg: a });
                body.push(Instr::Op { op: Op::Add, ty: I32, args: smallvec![here, here] });
                body.push(Instr::Cast { from: I32, to: F64, arg: here + 1 });
            }
            k => {
                let op = [Op::Add, Op::Sub, Op::Mul, Op::Max, Op::Min][dice.roll(5)];
                let op = if k == 8 { Op::Add } else { op };
                body.push(Instr::Op { op, ty: F64, args: smallvec![a, b] });
            }
        }
        doubles.push(body.len() as Val - 1);
    }
    let pick = |dice: &mut Dice| doubles[dice.roll(doubles.len())];
    if looped {
        let c = [pick(dice), pick(dice)];
        for (k, next) in c.into_iter().enumerate() {
            kernel.carried[k].next = next;
        }
    }
    let n = body.len() as Val;
    kernel.body = body;
    let mut outputs = Vec::new();
    if folds {
        for k in 0..1 + dice.roll(2) {
            let op = [ReduceOp::Sum, ReduceOp::Max, ReduceOp::Min][dice.roll(3)];
            kernel.reductions.push(Reduction { op, ty: F64, value: pick(dice), partial: false });
            kernel.epilogue.push(Instr::Reduced(k as u16));
        }
        kernel.epilogue.push(Instr::Load { input: 1, view: row });
        let count = kernel.epilogue.len() as Val;
        kernel.epilogue.push(Instr::Op { op: Op::Add, ty: F64, args: smallvec![n, n + count - 1] });
        kernel.outputs.push(Output { ty: F64, value: n + count, view: linear, every_step: false });
        outputs.push(Data::F64(vec![9.0; kept_count as usize]));
    }
    if !folds || dice.roll(4) == 0 {
        let every = looped && dice.roll(2) == 0;
        let view = if every { timed } else { [linear, strided][dice.roll(2)] };
        kernel.outputs.push(Output { ty: F64, value: pick(dice), view, every_step: every });
        outputs.push(Data::F64(vec![7.0; total * trips]));
    }
    (kernel, launch, inputs, outputs)
}

#[test]
fn random_kernels_point_by_point() {
    for seed in 0..120 {
        let mut dice = Dice(seed * 7919 + 13);
        dice.roll(2);
        let (kernel, launch, inputs, outputs) = random(&mut dice);
        compare(&kernel, &launch, &inputs, &outputs, &format!("seed {seed}"));
    }
}

/// A fold over one of two extents, of one array of doubles that is seen so, and its launch; what is folded is to come.
fn one_fold(kept: u32, reduced: u32, (kind, view): (ViewKind, View)) -> (Kernel, Launch) {
    let kernel = Kernel {
        kept_rank: 1,
        reduced_rank: 1,
        inputs: vec![F64],
        views: vec![kind, ViewKind::Linear],
        body: vec![Instr::Load { input: 0, view: 0 }],
        epilogue: vec![Instr::Reduced(0)],
        ..Kernel::default()
    };
    let launch = Launch {
        kept: smallvec![kept],
        kept_count: kept,
        reduced: smallvec![reduced],
        reduced_count: reduced,
        trips: 1,
        views: vec![view, View::default()],
        params: vec![],
    };
    (kernel, launch)
}

fn linear() -> (ViewKind, View) {
    (ViewKind::Linear, View::default())
}

/// By the strides of the kept and of the reduced extent.
fn strided(kept: i64, reduced: i64) -> (ViewKind, View) {
    let view = View { offset: 0, kept: smallvec![kept], reduced: smallvec![reduced], time: 0 };
    (ViewKind::Strided, view)
}

fn reduction(op: ReduceOp, ty: ElemType, value: Val) -> Reduction {
    Reduction { op, ty, value, partial: false }
}

fn output(ty: ElemType, value: Val) -> Output {
    Output { ty, value, view: 1, every_step: false }
}

#[test]
fn long_folds_and_partial_results() {
    for (n, partial) in [
        (20_000u32, false),
        (40_000, true),
        (33, false),
        (16_384, true),
        (600, false),
        // More than a step, the last block short.
        (17 * 16_384 + 5, false),
        (17 * 16_384 + 40, true),
    ] {
        let x: Vec<f64> = (0..2 * n as usize)
            .map(|i| ((i % 1000 * 7919 % 1000) as f64 - 499.0) * 1.3e-3)
            .collect();
        let (mut kernel, launch) = one_fold(2, n, linear());
        kernel.reductions = vec![Reduction { partial, ..reduction(ReduceOp::Sum, F64, 0) }];
        kernel.outputs = vec![output(F64, 1)];
        let blocks = if partial { (n as usize).div_ceil(FOLD_BLOCK) } else { 1 };
        compare(
            &kernel,
            &launch,
            &[Data::F64(x)],
            &[Data::F64(vec![0.0; 2 * blocks])],
            &format!("{n}"),
        );
    }
}

/// Small elements make long tiles: what is folded is stored all the same.
#[test]
fn what_is_folded_is_stored_too() {
    let n = 40_000u32;
    let x: Vec<f64> = (0..n).map(|i| f64::from(i * 7919 % 1000)).collect();
    let logical = ElemType::LOGICAL;
    let (mut kernel, launch) = one_fold(1, n, linear());
    kernel.body.extend([
        Instr::Op { op: Op::IsNan, ty: F64, args: smallvec![0] },
        Instr::Op { op: Op::Not, ty: logical, args: smallvec![1] },
    ]);
    kernel.reductions = vec![reduction(ReduceOp::All, logical, 2)];
    kernel.outputs = vec![output(logical, 2), output(logical, 3)];
    let source = Input::Array(Rc::new(Array::column(x)));
    let mut out = [Data::Bool(vec![false; n as usize]), Data::Bool(vec![false])];
    at_once(interpret::run(&kernel, &launch, &[source], &mut out)).unwrap();
    assert_eq!(out, [Data::Bool(vec![true; n as usize]), Data::Bool(vec![true])]);
}

/// Many reduced elements that are far apart: several are folded into a lane together.
#[test]
fn columns_fold_in_their_order() {
    for n in [20u32, 700, 1500, 17_000] {
        let x: Vec<f64> = (0..40 * n as usize)
            .map(|i| ((i % 1000 * 7919 % 1000) as f64 - 499.0) * 1.3e-3)
            .collect();
        let outputs = [Data::F64(vec![0.0; 40])];
        // What is read where it lies, and what is computed as well.
        let (mut kernel, launch) = one_fold(40, n, strided(1, 40));
        kernel.reductions = vec![reduction(ReduceOp::Sum, F64, 0)];
        kernel.outputs = vec![output(F64, 1)];
        compare(&kernel, &launch, &[Data::F64(x.clone())], &outputs, &format!("{n}"));
        kernel.body.push(Instr::Op { op: Op::Abs, ty: F64, args: smallvec![0] });
        kernel.reductions = [0, 1].map(|value| reduction(ReduceOp::Sum, F64, value)).to_vec();
        kernel.epilogue.push(Instr::Reduced(1));
        kernel.epilogue.push(Instr::Op { op: Op::Sub, ty: F64, args: smallvec![2, 3] });
        kernel.outputs = vec![output(F64, 4)];
        compare(&kernel, &launch, &[Data::F64(x)], &outputs, &format!("{n}"));
    }
}

#[test]
fn places_of_least_elements_both_ways() {
    // 40 kept elements whose 50 reduced ones are far apart, then the other way round.
    let x: Vec<f64> =
        (0..2000).map(|i| if i % 17 == 0 { f64::NAN } else { f64::from((i * 31) % 97) }).collect();
    for across in [true, false] {
        let (kept, reduced) = if across { (1, 40) } else { (50, 1) };
        let (mut kernel, launch) = one_fold(40, 50, strided(kept, reduced));
        kernel.reductions = vec![reduction(ReduceOp::ArgMin, F64, 0)];
        kernel.epilogue.push(Instr::ReducedAt(0));
        kernel.outputs = vec![output(F64, 1), output(U32, 2)];
        let source = Input::Array(Rc::new(Array::column(x.clone())));
        let mut out = [Data::F64(vec![0.0; 40]), Data::U32(vec![0; 40])];
        at_once(interpret::run(&kernel, &launch, &[source], &mut out)).unwrap();
        let [Data::F64(values), Data::U32(places)] = &out else { panic!("types") };
        for i in 0..40 {
            let column: Vec<f64> = (0..50).map(|r| x[(i * kept + r * reduced) as usize]).collect();
            let best = column.iter().copied().filter(|v| !v.is_nan()).fold(f64::INFINITY, f64::min);
            let at = column.iter().position(|&v| v == best).unwrap();
            assert_eq!((values[i as usize], places[i as usize] as usize), (best, at));
        }
    }
}

/// Which of two carried values are computed where they lie.
fn in_place(kernel: &Kernel, launch: &Launch) -> [bool; 2] {
    let types = program::types(kernel).unwrap();
    let views = kernel.views.iter().zip(&launch.views);
    let walks: Vec<Walk> =
        views.map(|(kind, view)| Walk::new(*kind, view, launch, Order::Reduced)).collect();
    let body =
        program::body(kernel, launch, &walks, &types, |_| false, &mut program::Buffers::default());
    [0, 1].map(|k| program::takes_the_place(kernel, &body, k))
}

#[test]
fn what_is_carried_is_replaced_after_its_last_reading() {
    let op = |op, a: Val, b: Val| Instr::Op { op, ty: F64, args: smallvec![a, b] };
    let n = 600;
    let x = Data::F64((0..6 * n).map(|i| f64::from(i % 97) * 0.01 - 0.3).collect());
    // After what is loaded once (0) and at each step (1) and what is carried (2, 3).
    let cases = [
        // What is carried on does not take a place: it is not computed.
        (vec![op(Op::Mul, 1, 2), op(Op::Add, 4, 1)], [5, 3], [true, false]),
        (vec![op(Op::Mul, 2, 2), op(Op::Sub, 2, 4)], [5, 0], [true, false]),
        (vec![op(Op::Mul, 2, 1), op(Op::Add, 3, 0)], [4, 5], [true, true]),
        // The other becomes what this was.
        (vec![op(Op::Add, 2, 3)], [4, 2], [false, false]),
        (vec![op(Op::Add, 2, 3)], [4, 4], [false, false]),
        // It is read later.
        (vec![op(Op::Add, 2, 1), op(Op::Sub, 2, 4)], [4, 5], [false, false]),
        (vec![op(Op::Max, 2, 1), op(Op::Sub, 3, 4)], [4, 5], [false, true]),
    ];
    for (k, (step, next, places)) in cases.into_iter().enumerate() {
        let mut body = vec![
            Instr::Load { input: 0, view: 0 },
            Instr::Load { input: 0, view: 1 },
            Instr::Carried(0),
            Instr::Carried(1),
        ];
        body.extend(step);
        let kernel = Kernel {
            kept_rank: 1,
            looped: true,
            inputs: vec![F64],
            views: vec![ViewKind::Linear, ViewKind::Strided],
            carried: next.map(|next| Carried { ty: F64, init: 0, next }).to_vec(),
            body,
            outputs: next.map(|value| Output { view: 0, ..output(F64, value) }).to_vec(),
            ..Kernel::default()
        };
        let timed =
            View { offset: n.into(), kept: smallvec![1], reduced: smallvec![], time: n.into() };
        let launch = Launch {
            kept: smallvec![n as u32],
            kept_count: n as u32,
            reduced_count: 1,
            trips: 5,
            views: vec![View::default(), timed],
            ..Launch::default()
        };
        assert_eq!(in_place(&kernel, &launch), places, "case {k}");
        let out = [0, 1].map(|_| Data::F64(vec![0.0; n as usize]));
        compare(&kernel, &launch, std::slice::from_ref(&x), &out, &format!("case {k}"));
    }
}
