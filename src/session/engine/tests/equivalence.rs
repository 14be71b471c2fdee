//! Random programs give the same bits however they run: at once, captured on the host, captured on a
//! provider with a device's limits. Seeded, so that a failure can be run again.

use super::naive::Naive;
use super::*;
use crate::graph::{Flow, Stop, Thresholds};
use crate::op::{Draw, Op, ReduceOp};
use crate::provider::{DeviceKind, host};
use crate::value::index::Index;
use crate::value::{Class, Data, Element, Value, with_data};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// A small generator; only that it is the same everywhere matters.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n
    }
    fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.roll(of.len())]
    }
}

/// One statement; numbers name earlier values.
#[derive(Clone, Debug)]
enum Statement {
    Random(Vec<usize>, Draw, u64),
    Fill(Vec<usize>, f64),
    Unary(Op, usize),
    Binary(Op, usize, usize),
    Number(Op, usize, f64),
    Cast(usize, Class),
    Transpose(usize),
    Column(usize),
    Rows(usize, usize, i64),
    Flip(usize, usize),
    Repeat(usize, usize, usize),
    Fold(ReduceOp, usize, u8),
    At(ReduceOp, usize, usize),
    Running(usize, usize),
    Assign(usize, usize, f64),
    Cat(usize, usize, usize),
    Loop(usize, usize, usize),
    Forget(usize),
}

const UNARY: &[Op] =
    &[Op::Neg, Op::Abs, Op::Floor, Op::Round, Op::Sin, Op::Exp, Op::Sign, Op::IsNan, Op::Tanh];
const BINARY: &[Op] =
    &[Op::Add, Op::Sub, Op::Mul, Op::Div, Op::Min, Op::Max, Op::Lt, Op::Eq, Op::And, Op::Rem];
const FOLDS: &[ReduceOp] =
    &[ReduceOp::Sum, ReduceOp::Prod, ReduceOp::Min, ReduceOp::Max, ReduceOp::Any, ReduceOp::All];
const CLASSES: &[Class] =
    &[Class::Double, Class::Single, Class::Int32, Class::UInt8, Class::Logical, Class::Int8];

fn program(dice: &mut Dice) -> Vec<Statement> {
    let (r, c) = match dice.roll(12) {
        0 => (150, 130),
        _ => (2 + dice.roll(30), 2 + dice.roll(20)),
    };
    let shapes = [vec![r, c], vec![r, c], vec![r, 1], vec![1, c], vec![c, r], vec![r, c, 2]];
    let mut p: Vec<Statement> = Vec::new();
    for k in 0..3 {
        let shape = shapes[dice.roll(shapes.len())].clone();
        let draw = dice.pick(&[Draw::Uniform, Draw::UniformSingle, Draw::Normal]);
        p.push(Statement::Random(shape, draw, 1000 * k));
    }
    for _ in 0..6 + dice.roll(16) {
        let (a, b) = (dice.roll(p.len()), dice.roll(p.len()));
        let x = dice.pick(&[0.0, 1.0, -2.5, 3.0, 0.5]);
        p.push(match dice.roll(19) {
            0 => Statement::Fill(shapes[dice.roll(shapes.len())].clone(), x),
            1 | 2 => Statement::Unary(dice.pick(UNARY), a),
            3..=6 => Statement::Binary(dice.pick(BINARY), a, b),
            7 => Statement::Number(dice.pick(BINARY), a, x),
            8 => Statement::Cast(a, dice.pick(CLASSES)),
            9 => Statement::Transpose(a),
            10 => Statement::Column(a),
            11 => Statement::Rows(a, dice.roll(3), dice.pick(&[1, 2, -1])),
            12 => Statement::Flip(a, dice.roll(2)),
            13 => Statement::Repeat(a, 1 + dice.roll(2), 1 + dice.roll(2)),
            14 => Statement::Fold(dice.pick(FOLDS), a, 1 + dice.roll(3) as u8),
            15 => match dice.roll(3) {
                0 => Statement::At(dice.pick(&[ReduceOp::Min, ReduceOp::Max]), a, dice.roll(2)),
                1 => Statement::Running(a, dice.roll(2)),
                _ => Statement::Forget(a),
            },
            16 => Statement::Assign(a, dice.roll(3), x),
            17 => Statement::Cat(dice.roll(2), a, b),
            _ => Statement::Loop(a, b, 4 + dice.roll(9)),
        });
    }
    p
}

struct Machine {
    graph: Graph,
    engine: Engine,
}

impl Machine {
    fn new(small: usize, device: bool) -> Machine {
        let on = device.then(|| Box::new(Naive::new(DeviceKind::WebGpu)) as Box<dyn Provider>);
        let mut engine = Engine::new(Box::new(host::Host::new()), on);
        engine.offload = if device { Offload::Always } else { Offload::Never };
        Machine { graph: Graph::new(Thresholds { small, ..Thresholds::default() }), engine }
    }

    /// Tries until nothing is needed any more.
    fn settle<T>(&mut self, f: &dyn Fn(&mut Graph) -> Flow<T>) -> Option<T> {
        for _ in 0..8 {
            match f(&mut self.graph) {
                Ok(v) => return Some(v),
                Err(Stop::Error(_) | Stop::Long(_)) => return None,
                Err(Stop::Need(needs)) => {
                    pollster::block_on(self.engine.gather(&mut self.graph, &needs))
                        .expect("gathered");
                }
            }
        }
        panic!("needs something for ever")
    }

    fn run(&mut self, program: &[Statement]) -> Vec<Option<Rc<Array>>> {
        let mut values: Vec<Option<Value>> = Vec::new();
        for s in program {
            let v = self.statement(s, &values);
            if let Statement::Forget(a) = s {
                values[*a] = None;
            }
            values.push(v);
        }
        values
            .iter()
            .map(|v| {
                let v = v.as_ref()?;
                if let Value::Lazy(l) = v {
                    let needs = std::slice::from_ref(l);
                    pollster::block_on(self.engine.gather(&mut self.graph, needs))
                        .unwrap_or_else(|e| panic!("{e}"));
                }
                v.here()
            })
            .collect()
    }

    fn statement(&mut self, s: &Statement, values: &[Option<Value>]) -> Option<Value> {
        let at = |k: usize| values[k].clone();
        match s {
            Statement::Random(shape, draw, counter) => {
                Some(self.graph.random(Shape::new(shape), *draw, 99, *counter))
            }
            Statement::Fill(shape, x) => {
                let number = Number::Real(crate::value::Scalar::F64(*x));
                Some(self.graph.fill(Shape::new(shape), number))
            }
            Statement::Unary(op, a) => {
                let x = [at(*a)?];
                self.settle(&|g| g.elementwise(*op, &x))
            }
            Statement::Binary(op, a, b) => {
                let x = [at(*a)?, at(*b)?];
                self.settle(&|g| g.elementwise(*op, &x))
            }
            Statement::Number(op, a, n) => {
                let x = [at(*a)?, Value::from(*n)];
                self.settle(&|g| g.elementwise(*op, &x))
            }
            Statement::Cast(a, class) => {
                let x = at(*a)?;
                self.settle(&|g| g.cast(&x, *class))
            }
            Statement::Transpose(a) => {
                let x = at(*a)?;
                self.settle(&|g| g.transpose(&x, false))
            }
            Statement::Column(a) => {
                let x = at(*a)?;
                self.settle(&|g| g.reshape(&x, Shape::matrix(x.numel(), 1)))
            }
            Statement::Rows(a, start, step) => {
                let x = at(*a)?;
                let rows = x.shape().rows();
                (rows > 0).then_some(())?;
                let count = rows.saturating_sub(*start).div_ceil(step.unsigned_abs() as usize);
                let start = if *step < 0 { rows - 1 } else { *start };
                let steps = Index::Steps { start, step: *step as isize, count };
                self.settle(&|g| g.index(&x, &[steps.clone(), Index::Colon]))
            }
            Statement::Flip(a, dim) => {
                let x = at(*a)?;
                self.settle(&|g| g.flip(&x, *dim))
            }
            Statement::Repeat(a, m, n) => {
                let x = at(*a)?;
                (x.numel() < 30_000).then_some(())?;
                self.settle(&|g| g.repeat(&x, &[*m, *n]))
            }
            Statement::Fold(op, a, dims) => {
                let x = at(*a)?;
                let dims: &[usize] = match dims {
                    1 => &[0],
                    2 => &[1],
                    _ => &[0, 1, 2],
                };
                self.settle(&|g| g.reduce(*op, &x, dims))
            }
            Statement::At(op, a, dim) => {
                let x = at(*a)?;
                (x.shape().dim(*dim) > 1).then_some(())?;
                self.settle(&|g| {
                    let (value, place) = g.reduce_at(*op, &x, &[*dim])?;
                    let place = g.cast(&place, Class::Double)?;
                    g.elementwise(Op::Add, &[value, place])
                })
            }
            Statement::Running(a, dim) => {
                let x = at(*a)?;
                (x.elem_type()?.class == Class::Double).then_some(())?;
                self.settle(&|g| g.scan(ReduceOp::Sum, &x, *dim, false))
            }
            Statement::Assign(a, row, n) => {
                let (x, v) = (at(*a)?, Value::from(*n));
                (*row < x.shape().rows() && !x.shape().is_scalar()).then_some(())?;
                self.settle(&|g| g.assign(&x, &[Index::One(*row), Index::Colon], &v))?
            }
            Statement::Cat(dim, a, b) => {
                let x = [at(*a)?, at(*b)?];
                (x[0].numel() + x[1].numel() < 60_000).then_some(())?;
                self.settle(&|g| g.cat(*dim, &x))
            }
            Statement::Loop(a, b, steps) => {
                let (mut x, y) = (at(*a)?, at(*b)?);
                for k in 0..*steps {
                    let scale = Value::from(0.25 * k as f64);
                    let z =
                        self.settle(&|g| g.elementwise(Op::Mul, &[y.clone(), scale.clone()]))?;
                    let sum = self.settle(&|g| g.elementwise(Op::Add, &[x.clone(), z.clone()]))?;
                    x = self.settle(&|g| g.elementwise(Op::Sin, std::slice::from_ref(&sum)))?;
                }
                Some(x)
            }
            Statement::Forget(_) => None,
        }
    }
}

/// Class, shape and bits, NaN being equal to NaN.
fn bits(a: &Option<Rc<Array>>) -> String {
    fn word<T: Element>(x: &T) -> String {
        format!("{x:?}").replace("-NaN", "NaN")
    }
    let Some(a) = a else { return "nothing".into() };
    let words: Vec<String> = match a.data() {
        Data::F64(v) => v
            .iter()
            .map(|x| if x.is_nan() { "nan".into() } else { format!("{:x}", x.to_bits()) })
            .collect(),
        Data::F32(v) => v
            .iter()
            .map(|x| if x.is_nan() { "nan".into() } else { format!("{:x}", x.to_bits()) })
            .collect(),
        other => with_data!(other, v => v.iter().map(word).collect()),
    };
    format!("{} {}: {}", a.elem_type(), a.shape(), words.join(" "))
}

fn compare(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let p = program(&mut dice);
        let at_once = Machine::new(usize::MAX, false).run(&p);
        let ways = [
            ("captured on the host", false, true),
            ("captured on a device", true, true),
            ("captured on the host, nothing fused", false, false),
            ("captured on a device, nothing fused", true, false),
        ];
        for (name, device, fuse) in ways {
            let mut machine = Machine::new(4, device);
            machine.engine.fuse = fuse;
            machine.engine.trace = Some((Stage::Kernels, String::new()));
            let captured = machine.run(&p);
            for (k, (a, b)) in at_once.iter().zip(&captured).enumerate() {
                let (a, b) = (bits(a), bits(b));
                if a != b {
                    let short = |s: &str| s.chars().take(300).collect::<String>();
                    let kernels = machine.engine.trace.take().map(|t| t.1).unwrap_or_default();
                    panic!(
                        "{kernels}\nseed {seed}, {name}: statement {k} {:?}\n at once {}\n not {}\n in {p:?}",
                        p[k],
                        short(&a),
                        short(&b)
                    );
                }
            }
        }
    }
}

#[test]
fn random_programs() {
    compare(0..300);
}
