//! What every provider promises, as one suite: for the same commands the host's own results, to the bit but for
//! singles, which stay within the bounds of the table. Runs natively and in browsers, on the host and on devices.
//! On the host it compares the host with itself, and the digest of all results tells one machine from another.

#![allow(
    dead_code,
    unreachable_pub,
    clippy::unwrap_used,
    reason = "shared by several test crates, each of which uses its part"
)]

use matgpu::kernel::{
    Carried, Instr, Kernel, Launch, Output, Param, Reduction, Val, View, ViewKind,
};
use matgpu::op::{ClassRule, Op, ReduceOp, Row};
use matgpu::provider::host::Host;
use matgpu::provider::{Command, Fault, Provider, SlotId, Work};
use matgpu::routine::Routine;
use matgpu::routine::cases::Bound;
use matgpu::value::{Array, Class, Data, ElemType, Scalar, Shape};
use num_complex::{Complex32, Complex64};
use smallvec::{SmallVec, smallvec};
use std::rc::Rc;

pub const S: ElemType = ElemType::SINGLE;
pub const D: ElemType = ElemType::DOUBLE;
pub const U: ElemType = ElemType::real(Class::UInt32);

pub use matgpu::routine::cases::{Random, elements, promised, types};

fn same(a: f64, b: f64) -> bool {
    a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan())
}

/// Whether two singles are as near as that.
fn near(x: f32, y: f32, ulps: u16, scale: f32) -> bool {
    let flushed = x.abs() <= f32::MIN_POSITIVE && y.abs() <= f32::MIN_POSITIVE;
    let unit = (x.abs().max(scale) * f32::EPSILON).max(f32::MIN_POSITIVE);
    // At the very top the bound reaches beyond the greatest single.
    let top = x.abs() > 1e38 && y.abs() > 1e38 && (x > 0.0) == (y > 0.0);
    x.to_bits() == y.to_bits()
        || x == y
        || (x.is_nan() && y.is_nan())
        || flushed
        || (top && (x.is_infinite() || y.is_infinite()) && ulps > 0)
        || (x - y).abs() <= f32::from(ulps) * unit
}

/// Whether two complex singles are, in units of the greater part that is finite. Of what is beyond the singles the order of
/// products, which is the compiler's, decides whether the other part is infinite, no number, or finite.
fn near_complex(x: Complex32, y: Complex32, ulps: u16, scale: f32) -> bool {
    let infinite = |z: Complex32| z.re.is_infinite() || z.im.is_infinite();
    if ulps > 0 && (infinite(x) || infinite(y)) {
        return !x.is_finite() && !y.is_finite();
    }
    let size = |a: f32| if a.is_finite() { a.abs() } else { 0.0 };
    let scale = scale.max(size(x.re)).max(size(x.im));
    near(x.re, y.re, ulps, scale) && near(x.im, y.im, ulps, scale)
}

/// What is wrong between the host's elements and another's, in words. Singles may be `ulps` units apart.
pub fn difference(host: &Data, other: &Data, ulps: u16) -> Option<String> {
    difference_within(host, other, ulps, 0.0)
}

/// The same, where the units are at least those of `scale`.
fn difference_within(host: &Data, other: &Data, ulps: u16, scale: f32) -> Option<String> {
    let wide = |v: &[Complex64]| Data::F64(v.iter().flat_map(|z| [z.re, z.im]).collect());
    match (host, other) {
        (Data::C64(a), Data::C64(b)) => difference_within(&wide(a), &wide(b), ulps, scale),
        (Data::C32(a), Data::C32(b)) => {
            let bad = (0..a.len()).find(|&i| !near_complex(a[i], b[i], ulps * 4, scale));
            bad.map(|i| format!("element {i}: {:e} there, {:e} here", b[i], a[i]))
        }
        (Data::F32(a), Data::F32(b)) => {
            let bad = (0..a.len()).find(|&i| !near(a[i], b[i], ulps, scale));
            bad.map(|i| format!("element {i}: {:e} there, {:e} here", b[i], a[i]))
        }
        (Data::F64(a), Data::F64(b)) => {
            let bad = (0..a.len()).find(|&i| !same(a[i], b[i]));
            bad.map(|i| format!("element {i}: {:e} there, {:e} here", b[i], a[i]))
        }
        (a, b) if a == b => None,
        (a, b) => {
            let one = |d: &Data, i: usize| {
                let mut one = Data::zeros(d.elem_type(), 1);
                put(&mut one, 0, d, i);
                one
            };
            if a.len() != b.len() || a.elem_type() != b.elem_type() {
                return Some(format!("{} there, {} here", b.elem_type(), a.elem_type()));
            }
            let bad = (0..a.len()).find(|&i| one(a, i) != one(b, i));
            bad.map(|i| format!("element {i}: {:?} there, {:?} here", one(b, i), one(a, i)))
        }
    }
}

pub fn op(op: Op, ty: ElemType, args: &[Val]) -> Instr {
    Instr::Op { op, ty, args: SmallVec::from_slice(args) }
}

pub fn load(input: u16, view: u16) -> Instr {
    Instr::Load { input, view }
}

pub fn out(ty: ElemType, value: Val, view: u16) -> Output {
    Output { ty, value, view, every_step: false }
}

/// A kernel of one primitive on as many arrays as it has operands.
pub fn single_op(o: Op, ty: ElemType, arity: usize) -> Kernel {
    let mut body: Vec<Instr> = (0..arity).map(|i| load(i as u16, 0)).collect();
    let args: Vec<Val> = (0..arity as Val).collect();
    body.push(op(o, ty, &args));
    let mut inputs = vec![ty; arity];
    if let Some(second) = o.row().second {
        inputs[1] = second;
    }
    Kernel {
        inputs,
        views: vec![ViewKind::Linear],
        body,
        outputs: vec![out(matgpu::op::result_type(o, ty), arity as Val, 0)],
        ..Kernel::default()
    }
}

/// A fold of one array's rows (or columns) to one element each.
pub fn fold(o: ReduceOp, ty: ElemType, strided: bool, partial: bool) -> Kernel {
    let (view, rank) = if strided { (ViewKind::Strided, 1) } else { (ViewKind::Linear, 0) };
    let place = o.finds_place();
    let mut epilogue = vec![Instr::Reduced(0)];
    let result = o.result(ty);
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

/// x[t] decays into y: carried over time, stored at every step. What it begins with is read through a strided view,
/// as lowering has it.
pub fn recurrence() -> Kernel {
    Kernel {
        kept_rank: 1,
        looped: true,
        inputs: vec![S, S],
        views: vec![ViewKind::Strided, ViewKind::Linear, ViewKind::Strided],
        params: vec![S],
        carried: vec![Carried { ty: S, init: 0, next: 6 }],
        body: vec![
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

/// The numbers of a launch over `n` elements.
pub fn linear(n: usize) -> Launch {
    Launch {
        kept_count: n as u32,
        reduced_count: 1,
        trips: 1,
        views: vec![View::default(); 2],
        ..Launch::default()
    }
}

/// The rows of the table that compute in a type, of one such type for all operands.
pub fn rows_on(ty: ElemType) -> impl Iterator<Item = Op> {
    matgpu::op::table::TABLE.iter().copied().filter(move |&op| {
        let types = vec![ty; op.row().arity as usize];
        let fits = matgpu::op::signature(op, &types).is_ok_and(|s| s.operand == ty);
        fits && op.row().class != ClassRule::Choice
    })
}

/// The operands of which every combination is tried: limits, zeros, ties, subnormals, huge and no numbers.
pub fn specials(ty: ElemType) -> Data {
    let doubles = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        0.5,
        -0.5,
        1.5,
        2.0,
        -2.5,
        3.0,
        -3.0,
        0.49999999999999994,
        7.25,
        -1e5,
        std::f64::consts::PI,
        4503599627370495.5,
        9007199254740993.0,
        -2147483648.5,
        1.8446744073709552e19,
        709.8,
        -745.2,
        1e22,
        1e300,
        -1e300,
        1e-300,
        f64::MAX,
        -f64::MAX,
        f64::MIN_POSITIVE,
        5e-324,
        -1e-310,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
    ];
    let whole: [i128; 14] =
        [0, 1, -1, 2, -2, 3, -3, 5, 7, 64, i128::MAX, i128::MIN, i128::MAX - 1, i128::MIN + 1];
    macro_rules! integers {
        ($t:ty) => {{
            let far = |x: i128| match x {
                i128::MAX => <$t>::MAX,
                i128::MIN => <$t>::MIN,
                x if x > 1000 => <$t>::MAX - 1,
                x if x < -1000 => <$t>::MIN + 1,
                x => x as $t,
            };
            whole.iter().map(|&x| far(x)).collect()
        }};
    }
    let singles = || {
        let near = |&x: &f64| promised(x);
        doubles.iter().map(near).collect::<Vec<f32>>()
    };
    match (ty.class, ty.complex) {
        (Class::Double, false) => Data::F64(doubles.to_vec()),
        (Class::Single, false) => Data::F32(singles()),
        (Class::Double, true) => {
            let some = [0.0, -0.0, 1.0, -2.0, 0.5, 3.0, 1e200, -800.0, f64::INFINITY, f64::NAN];
            let pairs = some.iter().flat_map(|&x| some.iter().map(move |&y| Complex64::new(x, y)));
            Data::C64(pairs.collect())
        }
        (Class::Single, true) => {
            let some = [0.0, -0.0, 1.0, -2.0, 0.5, 3.0, 1e20, -80.0, f32::INFINITY, f32::NAN];
            let pairs = some.iter().flat_map(|&x| some.iter().map(move |&y| Complex32::new(x, y)));
            Data::C32(pairs.collect())
        }
        (Class::Int8, _) => Data::I8(integers!(i8)),
        (Class::Int16, _) => Data::I16(integers!(i16)),
        (Class::Int32, _) => Data::I32(integers!(i32)),
        (Class::Int64, _) => Data::I64(integers!(i64)),
        (Class::UInt8, _) => Data::U8(integers!(u8)),
        (Class::UInt16, _) => Data::U16(integers!(u16)),
        (Class::UInt32, _) => Data::U32(integers!(u32)),
        (Class::UInt64, _) => Data::U64(integers!(u64)),
        (Class::Logical, _) => Data::Bool(vec![false, true]),
        (Class::Char, _) => elements(ty, 4, &mut Random(1)),
    }
}

/// The digest of the host's results with 2 000 elements for every primitive. It changes with any bit of them, and with
/// the suite; the test that compares it prints the new one.
pub const DIGEST: u64 = 0x8b65_c1c7_53bc_88c6;

/// What came out.
#[derive(Debug, Default)]
pub struct Report {
    /// Commands whose results were compared.
    pub compared: usize,
    /// What differed, or failed.
    pub wrong: Vec<String>,
    /// What the provider says that it does not do.
    pub refused: usize,
    /// The same, in words.
    pub refusals: Vec<String>,
    /// FNV of the bits of the host's results of each command.
    pub digests: Vec<(String, u64)>,
}

impl Report {
    /// The digest of all of the host's results.
    pub fn digest(&self) -> u64 {
        let mut all = FNV;
        for (_, one) in &self.digests {
            digest(&mut all, &Data::U64(vec![*one]));
        }
        all
    }

    /// The digest of each command, a line each: what to compare where two machines differ.
    pub fn lines(&self) -> String {
        self.digests.iter().map(|(what, one)| format!("{one:016x} {what}\n")).collect()
    }
}

const FNV: u64 = 0xcbf2_9ce4_8422_2325;

/// The suite on a provider, with so many elements for every primitive that is asked for; of what is not about primitives, one
/// command of so many.
pub async fn all(
    p: &mut dyn Provider,
    elements: usize,
    wanted: impl Fn(&Row, ElemType) -> bool,
    every: usize,
) -> Report {
    let mut suite = Suite::new(p, 1);
    suite.storage().await;
    suite.primitives(elements, wanted).await;
    suite.every = every;
    suite.beyond_primitives().await;
    suite.report
}

/// Whether a primitive's shader is short enough for a compiler that runs on a CPU: those of most functions of complex
/// doubles take it half a minute.
pub fn is_quick(row: &Row, ty: ElemType) -> bool {
    !ty.complex || row.cost <= 5_000 && !in_doubles(row)
}

/// Whether a primitive on complex singles is computed in doubles.
pub fn in_doubles(row: &Row) -> bool {
    ["min", "max", "pow", "pow2"].contains(&row.name)
}

/// The part of the suite with the rows of the table that are asked for; of so many commands one.
pub async fn primitives(
    p: &mut dyn Provider,
    every: usize,
    elements: usize,
    wanted: impl Fn(&Row, ElemType) -> bool,
) -> Report {
    let mut suite = Suite::new(p, every);
    suite.primitives(elements, wanted).await;
    suite.report
}

/// The part of the suite that is not about primitives; of so many commands one.
pub async fn beyond_primitives(p: &mut dyn Provider, every: usize) -> Report {
    let mut suite = Suite::new(p, every);
    suite.storage().await;
    suite.beyond_primitives().await;
    suite.report
}

/// The part of the suite that is about products of matrices.
pub async fn products(p: &mut dyn Provider) -> Report {
    let mut suite = Suite::new(p, 1);
    suite.routines(Some("matmul")).await;
    suite.report
}

struct Suite<'a> {
    p: &'a mut dyn Provider,
    host: Host,
    random: Random,
    report: Report,
    /// Of so many commands one is compared; all where it is 1.
    every: usize,
    asked: usize,
    /// The least magnitude whose units bound the errors of what is compared.
    scale: f32,
}

type Slots = SmallVec<[SlotId; 4]>;

impl<'a> Suite<'a> {
    fn new(p: &'a mut dyn Provider, every: usize) -> Suite<'a> {
        let report = Report::default();
        Suite { p, host: Host::new(), random: Random(21), report, every, asked: 0, scale: 0.0 }
    }

    async fn beyond_primitives(&mut self) {
        self.folds().await;
        self.places().await;
        self.loops().await;
        self.routines(None).await;
    }

    /// Runs one command on both sides and compares all of its outputs. Nothing where the provider refuses the work.
    async fn compare(
        &mut self,
        what: &str,
        work: &Work,
        launch: &Launch,
        inputs: &[Rc<Array>],
        outputs: &[(ElemType, usize)],
        ulps: u16,
    ) {
        if self.is_asked() {
            self.compare_all(what, work, launch, inputs, outputs, Bound::Units(ulps)).await;
        }
    }

    /// Whether the next command is one of those that are compared.
    fn is_asked(&mut self) -> bool {
        self.asked += 1;
        self.asked.is_multiple_of(self.every)
    }

    async fn compare_all(
        &mut self,
        what: &str,
        work: &Work,
        launch: &Launch,
        inputs: &[Rc<Array>],
        outputs: &[(ElemType, usize)],
        bound: Bound,
    ) {
        let elements: SmallVec<[u64; 8]> = inputs
            .iter()
            .map(|a| a.numel() as u64)
            .chain(outputs.iter().map(|&(_, n)| n as u64))
            .collect();
        let fits = match work {
            Work::Kernel(kernel) => self.p.fits(kernel, launch, &elements),
            Work::Routine(_) => true,
        };
        if self.host.supports(work).is_err() || self.p.supports(work).is_err() || !fits {
            self.report.refused += 1;
            self.report.refusals.push(what.to_owned());
            return;
        }
        let here = run(&mut self.host, work, launch, inputs, outputs).await;
        let there = run(self.p, work, launch, inputs, outputs).await;
        let (here, there) = match (here, there) {
            (Ok(here), Ok(there)) => (here, there),
            (here, there) => {
                let faults = [("here", here.err()), ("there", there.err())];
                let said = faults.into_iter().filter_map(|(w, f)| Some(format!("{w}: {}", f?)));
                self.report.wrong.push(format!("{what}: {}", said.collect::<Vec<_>>().join(", ")));
                return;
            }
        };
        self.report.compared += 1;
        // What is within a bound of the largest element has other bits on other machines.
        if matches!(bound, Bound::Units(_)) {
            let mut bits = FNV;
            here.iter().for_each(|a| digest(&mut bits, a.data()));
            self.report.digests.push((what.to_owned(), bits));
        }
        for (a, b) in here.iter().zip(&there) {
            let difference = match bound {
                Bound::Units(ulps) => difference_within(a.data(), b.data(), ulps, self.scale),
                Bound::OfLargest(part) => apart(a.data(), b.data(), part),
            };
            if let Some(difference) = difference {
                self.report.wrong.push(format!("{what}: {difference}"));
            }
        }
    }

    fn array(&mut self, ty: ElemType, n: usize) -> Rc<Array> {
        Rc::new(Array::new(Shape::matrix(n, 1), elements(ty, n, &mut self.random)))
    }

    /// Elements come back as they went; copies move what they say; a slot given back is gone quietly.
    async fn storage(&mut self) {
        for ty in types() {
            let array = self.array(ty, 37);
            let stored = async {
                let from = self.p.upload(array.clone())?;
                let to = self.p.alloc(ty, array.shape())?;
                let all = Command::Copy { from, from_at: 0, to, to_at: 0, count: 37 };
                let part = Command::Copy { from, from_at: 30, to, to_at: 2, count: 5 };
                self.p.submit(&[all, part])?;
                let read = self.p.read(&[from, to]).await;
                for slot in [from, to, from, SlotId(u64::MAX)] {
                    self.p.free(slot);
                }
                read
            }
            .await;
            match stored {
                Err(fault) => self.report.wrong.push(format!("storage of {ty}: {fault}")),
                Ok(read) => {
                    let mut moved = array.data().clone();
                    for k in 0..5 {
                        put(&mut moved, 2 + k, array.data(), 30 + k);
                    }
                    for (want, got) in [(array.data(), &read[0]), (&moved, &read[1])] {
                        if let Some(what) = difference(want, got.data(), 0) {
                            self.report.wrong.push(format!("storage of {ty}: {what}"));
                        }
                    }
                    self.report.compared += 1;
                }
            }
        }
    }

    /// Every row of the table, on every type that it takes.
    async fn primitives(&mut self, n: usize, wanted: impl Fn(&Row, ElemType) -> bool) {
        for ty in types() {
            for op in rows_on(ty).filter(|op| wanted(op.row(), ty)) {
                let row = op.row();
                let kernel = single_op(op, ty, row.arity as usize);
                let result = kernel.outputs[0].ty;
                let mut inputs = self.operands(&kernel.inputs, n);
                if op == Op::WholePower
                    && let Data::I32(far) = inputs[1].data()
                {
                    // Few products: the errors of many add up.
                    let few = Data::I32(far.iter().map(|x| x % 17).collect());
                    inputs[1] = Rc::new(Array::new(Shape::matrix(n, 1), few));
                }
                let mut launch = linear(n);
                launch.views.truncate(1);
                let work = Work::Kernel(Rc::new(kernel));
                let what = format!("{} of {ty}", row.name);
                let said = self.report.wrong.len();
                self.scale = row.scale;
                self.compare(&what, &work, &launch, &inputs, &[(result, n)], row.ulps).await;
                self.scale = 0.0;
                if let Some(said) = self.report.wrong.get_mut(said) {
                    said.push_str(&named(&inputs, said));
                }
            }
        }
    }

    /// Operands of a primitive: every combination of two specials first, then anything.
    fn operands(&mut self, of: &[ElemType], n: usize) -> Vec<Rc<Array>> {
        let mut all: Vec<Data> = of.iter().map(|&ty| elements(ty, n, &mut self.random)).collect();
        let mut each = 1;
        for (data, &ty) in all.iter_mut().zip(of) {
            let specials = specials(ty);
            let combinations = each * specials.len();
            for i in 0..n.min(combinations.min(n / 2)) {
                put(data, i, &specials, i / each % specials.len());
            }
            each = combinations;
        }
        all.into_iter().map(|data| Rc::new(Array::new(Shape::matrix(n, 1), data))).collect()
    }

    /// Folds of rows and of columns, short and long, whole and in parts.
    async fn folds(&mut self) {
        let ops = [ReduceOp::Sum, ReduceOp::Max, ReduceOp::ArgMin, ReduceOp::Any];
        for ty in [D, S, ElemType::real(Class::Int8), ElemType::real(Class::UInt64)] {
            for o in ops {
                for (n, kept) in [(5, 700), (33, 40), (1000, 20), (20_000, 2), (40, 3000)] {
                    for along in [true, false] {
                        let (k, s) = if along { (n as i64, 1) } else { (1, kept as i64) };
                        let data = match ty.class {
                            // Exact in any order.
                            Class::Single => Data::F32(
                                (0..n * kept)
                                    .map(|_| (self.random.bits() % 65) as f32 - 32.0)
                                    .collect(),
                            ),
                            _ => elements(ty, n * kept, &mut self.random),
                        };
                        let x = Rc::new(Array::new(Shape::matrix(n * kept, 1), data));
                        let mut kernel = fold(o, ty, true, false);
                        if o == ReduceOp::Any {
                            // What is folded is whether elements are not zero.
                            kernel.reductions[0].ty = ElemType::LOGICAL;
                            kernel.body.push(Instr::Cast {
                                from: ty,
                                to: ElemType::LOGICAL,
                                arg: 0,
                            });
                            kernel.reductions[0].value = 1;
                            kernel.outputs[0].value = 2;
                        }
                        let outputs: Vec<_> = kernel.outputs.iter().map(|o| (o.ty, kept)).collect();
                        let walk =
                            View { offset: 0, kept: smallvec![k], reduced: smallvec![s], time: 0 };
                        let launch = Launch {
                            kept: smallvec![kept as u32],
                            kept_count: kept as u32,
                            reduced: smallvec![n as u32],
                            reduced_count: n as u32,
                            trips: 1,
                            views: vec![walk, View::default()],
                            params: vec![],
                        };
                        let what = format!("{o:?} of {n}x{kept} {ty} along {along}");
                        let work = Work::Kernel(Rc::new(kernel));
                        self.compare(&what, &work, &launch, &[x], &outputs, 0).await;
                    }
                }
            }
        }
        // An array against another that is repeated: for whole blocks the same element, or not.
        let against = Kernel {
            kept_rank: 1,
            reduced_rank: 2,
            inputs: vec![S, S],
            views: vec![ViewKind::Linear, ViewKind::Strided, ViewKind::Linear],
            body: vec![load(0, 0), load(1, 1), op(Op::Sub, S, &[0, 1])],
            reductions: vec![Reduction { op: ReduceOp::Sum, ty: S, value: 2, partial: false }],
            epilogue: vec![Instr::Reduced(0)],
            outputs: vec![out(S, 3, 2)],
            ..Kernel::default()
        };
        let work = Work::Kernel(Rc::new(against));
        for (first, second, kept) in [(40_000u32, 3u32, 2u32), (100, 300, 2), (9, 7, 50)] {
            for (a, b, k) in [(0, 1, 3), (1, 0, 0), (0, 0, 1)] {
                let count = first * second;
                let mut whole = |n: u32| {
                    let v = (0..n).map(|_| (self.random.bits() % 17) as f32 - 8.0).collect();
                    Rc::new(Array::row::<f32>(v))
                };
                let inputs = [whole(count * kept), whole(40_000)];
                let repeated =
                    View { offset: 0, kept: smallvec![k], reduced: smallvec![a, b], time: 0 };
                let launch = Launch {
                    kept: smallvec![kept],
                    kept_count: kept,
                    reduced: smallvec![first, second],
                    reduced_count: count,
                    trips: 1,
                    views: vec![View::default(), repeated, View::default()],
                    params: vec![],
                };
                let what = format!("a fold of {first}x{second}x{kept} against strides {a} {b} {k}");
                self.compare(&what, &work, &launch, &inputs, &[(S, kept as usize)], 0).await;
            }
        }
        let x = self.array(D, 100_000);
        let work = Work::Kernel(Rc::new(fold(ReduceOp::Sum, D, false, true)));
        let blocks = 100_000usize.div_ceil(matgpu::op::FOLD_BLOCK);
        let launch = Launch { reduced: smallvec![100_000], reduced_count: 100_000, ..linear(1) };
        self.compare("parts of a sum", &work, &launch, &[x], &[(D, blocks)], 0).await;
    }

    /// Kernels that compute with the places of elements, and reach arrays through every kind of view: what may be cut
    /// into pieces must not show it.
    async fn places(&mut self) {
        let double = |arg: Val| Instr::Cast { from: U, to: D, arg };
        let (rows, cols) = (61u32, 47u32);
        let n = (rows * cols) as usize;
        let strided = |offset: i64, a: i64, b: i64| View {
            offset,
            kept: smallvec![a, b],
            reduced: smallvec![],
            time: 0,
        };
        let launch = Launch {
            kept: smallvec![rows, cols],
            kept_count: rows * cols,
            reduced_count: 1,
            trips: 1,
            ..Launch::default()
        };
        // The index and the coordinates themselves.
        let kernel = Kernel {
            kept_rank: 2,
            views: vec![ViewKind::Linear],
            body: vec![
                Instr::KeptIndex,
                Instr::KeptCoord(0),
                Instr::KeptCoord(1),
                double(0),
                double(1),
                double(2),
                op(Op::Mul, D, &[4, 5]),
                op(Op::Sub, D, &[3, 6]),
            ],
            outputs: vec![out(D, 7, 0), out(U, 0, 0)],
            ..Kernel::default()
        };
        let views = vec![View::default()];
        let numbers = Launch { views, ..launch.clone() };
        let work = Work::Kernel(Rc::new(kernel));
        self.compare("places", &work, &numbers, &[], &[(D, n), (U, n)], 0).await;
        // A transposed array, one backwards, one repeated along rows, and one element for all.
        let kernel = Kernel {
            kept_rank: 2,
            inputs: vec![D; 4],
            views: vec![
                ViewKind::Strided,
                ViewKind::Strided,
                ViewKind::Strided,
                ViewKind::Uniform,
                ViewKind::Linear,
            ],
            body: vec![
                load(0, 0),
                load(1, 1),
                load(2, 2),
                load(3, 3),
                op(Op::Add, D, &[0, 1]),
                op(Op::Mul, D, &[4, 2]),
                op(Op::Sub, D, &[5, 3]),
                Instr::KeptIndex,
                double(7),
                op(Op::Min, D, &[6, 8]),
            ],
            outputs: vec![out(D, 9, 4)],
            ..Kernel::default()
        };
        let (r, c) = (i64::from(rows), i64::from(cols));
        let one = View { offset: 3, ..View::default() };
        let views = vec![
            strided(0, c, 1),
            strided(r * c - 1, -1, -r),
            strided(0, 0, 1),
            one,
            View::default(),
        ];
        let numbers = Launch { views, ..launch.clone() };
        let inputs = [n, n, cols as usize, 9].map(|n| self.array(D, n));
        let work = Work::Kernel(Rc::new(kernel));
        self.compare("views", &work, &numbers, &inputs, &[(D, n)], 0).await;
        // A region of an array is written; the rest stays. And an array is gathered from.
        let long = 3_000;
        let kernel = Kernel {
            kept_rank: 1,
            inputs: vec![D, U],
            views: vec![ViewKind::Linear],
            body: vec![load(1, 0), Instr::Gather { input: 0, index: 0 }],
            outputs: vec![out(D, 1, 0)],
            ..Kernel::default()
        };
        let at = Data::U32((0..long).map(|i| (i * 7_919) % 300).collect());
        let at = Rc::new(Array::new(Shape::matrix(long as usize, 1), at));
        let inputs = [self.array(D, 300), at];
        let numbers = Launch {
            kept: smallvec![long],
            kept_count: long,
            views: vec![View::default()],
            ..launch.clone()
        };
        let work = Work::Kernel(Rc::new(kernel));
        self.compare("a gather", &work, &numbers, &inputs, &[(D, long as usize)], 0).await;
        // A fold with its elements' places, and an epilogue that reads an array.
        let kernel = Kernel {
            kept_rank: 1,
            reduced_rank: 1,
            inputs: vec![D, D],
            views: vec![ViewKind::Linear],
            body: vec![load(0, 0), Instr::ReducedIndex, double(1), op(Op::Min, D, &[0, 2])],
            reductions: vec![Reduction { op: ReduceOp::Sum, ty: D, value: 3, partial: false }],
            epilogue: vec![Instr::Reduced(0), load(1, 0), op(Op::Sub, D, &[4, 5])],
            outputs: vec![out(D, 6, 0)],
            ..Kernel::default()
        };
        let (few, many) = (40usize, 700usize);
        let numbers = Launch {
            kept: smallvec![many as u32],
            kept_count: many as u32,
            reduced: smallvec![few as u32],
            reduced_count: few as u32,
            views: vec![View::default()],
            ..launch
        };
        let inputs = [self.array(D, few * many), self.array(D, many)];
        let work = Work::Kernel(Rc::new(kernel));
        self.compare("a fold with a tail", &work, &numbers, &inputs, &[(D, many)], 0).await;
    }

    /// Values carried over time.
    async fn loops(&mut self) {
        let (channels, steps) = (1000usize, 50usize);
        let x: Vec<f32> =
            (0..channels * steps).map(|_| (self.random.bits() % 1000) as f32 * 0.01).collect();
        let mut launch = linear(channels);
        launch.kept = smallvec![channels as u32];
        launch.trips = steps as u32;
        launch.params = vec![Param::Real(Scalar::F32(0.25))];
        let walk = |time| View { offset: 0, kept: smallvec![1], reduced: smallvec![], time };
        launch.views = vec![walk(channels as i64), View::default(), walk(0)];
        let inputs = [Rc::new(Array::row(x)), Rc::new(Array::row(vec![1.0f32; channels]))];
        let outputs = [(S, channels * steps), (S, channels)];
        let work = Work::Kernel(Rc::new(recurrence()));
        self.compare("a recurrence", &work, &launch, &inputs, &outputs, 64).await;
    }

    /// The cases of all routines, or of the one of this name.
    async fn routines(&mut self, name: Option<&str>) {
        for case in Routine::cases() {
            if name.is_some_and(|name| name != case.routine.name()) || !self.is_asked() {
                continue;
            }
            let inputs: Vec<Rc<Array>> = case.inputs().into_iter().map(Rc::new).collect();
            let n = case.lengths.iter().copied().max().unwrap_or(0);
            let outputs: Vec<(ElemType, usize)> =
                case.routine.outputs().into_iter().zip(case.lengths.iter().copied()).collect();
            let work = Work::Routine(case.routine);
            self.compare_all(&case.what, &work, &linear(n), &inputs, &outputs, case.bound).await;
        }
    }
}

/// What is wrong between complex singles that may be apart by a part of the largest.
fn apart(host: &Data, other: &Data, part: f32) -> Option<String> {
    let (largest, apart) = match (host, other) {
        (Data::C32(a), Data::C32(b)) => (
            a.iter().map(|z| z.norm()).fold(0.0, f32::max),
            a.iter().zip(b).map(|(a, b)| (a - b).norm()).fold(0.0, greatest),
        ),
        (Data::F32(a), Data::F32(b)) => (
            a.iter().map(|x| x.abs()).fold(0.0, f32::max),
            a.iter().zip(b).map(|(a, b)| (a - b).abs()).fold(0.0, greatest),
        ),
        _ => return difference_within(host, other, 0, 0.0),
    };
    (!(apart <= part * largest)).then(|| format!("{apart:e} of {largest:e}"))
}

/// The greater one; NaN, where one of them is that.
fn greatest(a: f32, b: f32) -> f32 {
    if a.is_nan() || b.is_nan() { f32::NAN } else { a.max(b) }
}

/// The operands of the element that a difference is about.
fn named(inputs: &[Rc<Array>], difference: &str) -> String {
    let at = difference.split("element ").nth(1).and_then(|t| t.split(':').next());
    let Some(at) = at.and_then(|t| t.parse::<usize>().ok()) else { return String::new() };
    let one = |a: &Rc<Array>| {
        let mut one = Data::zeros(a.elem_type(), 1);
        put(&mut one, 0, a.data(), at);
        format!("{one:?}")
    };
    format!(" of {}", inputs.iter().map(one).collect::<Vec<_>>().join(", "))
}

/// The outputs of one command on a provider.
async fn run(
    p: &mut dyn Provider,
    work: &Work,
    launch: &Launch,
    inputs: &[Rc<Array>],
    outputs: &[(ElemType, usize)],
) -> Result<Vec<Rc<Array>>, Fault> {
    let ins: Slots = inputs.iter().map(|a| p.upload(a.clone())).collect::<Result<_, _>>()?;
    let outs: SmallVec<[SlotId; 2]> = outputs
        .iter()
        .map(|&(ty, n)| p.alloc(ty, &Shape::matrix(n, 1)))
        .collect::<Result<_, _>>()?;
    let command = match work {
        Work::Kernel(kernel) => Command::Kernel {
            kernel: kernel.clone(),
            launch: launch.clone(),
            inputs: ins.clone(),
            outputs: outs.clone(),
        },
        Work::Routine(routine) => {
            Command::Routine { routine: *routine, inputs: ins.clone(), outputs: outs.clone() }
        }
    };
    p.submit(&[command])?;
    let read = p.read(&outs).await;
    for slot in ins.iter().chain(&outs) {
        p.free(*slot);
    }
    read
}

/// Element `at` of an array becomes element `from_at` of another of the same type.
fn put(to: &mut Data, at: usize, from: &Data, from_at: usize) {
    macro_rules! each {
        ($($kind:ident)*) => {
            match (to, from) {
                $((Data::$kind(to), Data::$kind(from)) => to[at] = from[from_at],)*
                _ => unreachable!("both are of one type"),
            }
        };
    }
    each!(F64 F32 I8 I16 I32 I64 U8 U16 U32 U64 Bool Char C64 C32);
}

/// Mixes elements into a digest; every NaN is one.
fn digest(into: &mut u64, data: &Data) {
    let mut mix = |bits: u64| {
        for byte in bits.to_le_bytes() {
            *into = (*into ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    };
    let double = |x: f64| if x.is_nan() { u64::MAX } else { x.to_bits() };
    match data {
        Data::F64(v) => v.iter().for_each(|&x| mix(double(x))),
        Data::F32(v) => v.iter().for_each(|&x| mix(double(f64::from(x)))),
        Data::C64(v) => {
            v.iter().for_each(|z| [z.re, z.im].map(double).into_iter().for_each(&mut mix))
        }
        Data::C32(v) => v.iter().for_each(|z| {
            [z.re, z.im].map(|x| double(f64::from(x))).into_iter().for_each(&mut mix)
        }),
        other => format!("{other:?}").bytes().for_each(|b| mix(u64::from(b))),
    }
}
