//! What plans come to: dispatches, pipelines and bytes of programs as a person would write them, and
//! that they compute the same as the same operations at once.

use super::naive::Naive;
use super::*;
use crate::graph::{Number, Thresholds};
use crate::kernel::Instr;
use crate::op::{Draw, Op, ReduceOp};
use crate::provider::DeviceKind;
use crate::value::index::Index;
use crate::value::{Class, Data, ElemType, Scalar, Value};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// Everything captured, everything on a device.
struct Bench {
    graph: Graph,
    engine: Engine,
}

impl Bench {
    fn new() -> Bench {
        let device: Box<dyn Provider> = Box::new(Naive::new(DeviceKind::WebGpu));
        let mut engine = Engine::new(Box::new(Naive::new(DeviceKind::Host)), Some(device));
        engine.offload = Offload::Always;
        Bench { graph: Graph::new(Thresholds { small: 4, ..Thresholds::default() }), engine }
    }

    /// The host array of a value.
    fn get(&mut self, v: &Value) -> Rc<Array> {
        if let Value::Lazy(l) = v {
            pollster::block_on(self.engine.gather(&mut self.graph, std::slice::from_ref(l)))
                .unwrap_or_else(|e| panic!("{e}"));
        }
        v.here().expect("an array of elements")
    }

    fn doubles(&mut self, v: &Value) -> Vec<f64> {
        match self.get(v).data() {
            Data::F64(x) => x.clone(),
            Data::F32(x) => x.iter().map(|&x| f64::from(x)).collect(),
            Data::Bool(x) => x.iter().map(|&x| f64::from(u8::from(x))).collect(),
            Data::U32(x) => x.iter().map(|&x| f64::from(x)).collect(),
            other => panic!("{:?}", other.elem_type()),
        }
    }

    fn dispatches(&self) -> u64 {
        self.engine.counters().dispatches
    }

    fn op(&mut self, op: Op, args: &[&Value]) -> Value {
        let args: Vec<Value> = args.iter().map(|&v| v.clone()).collect();
        self.graph.elementwise(op, &args).unwrap_or_else(|e| panic!("{op:?}: {e:?}"))
    }

    fn random(&mut self, shape: &[usize], draw: Draw, counter: u64) -> Value {
        self.graph.random(Shape::new(shape), draw, 17, counter)
    }

    fn sum(&mut self, x: &Value, dims: &[usize]) -> Value {
        self.graph.reduce(ReduceOp::Sum, x, dims).expect("a sum")
    }

    fn mean(&mut self, x: &Value, dims: &[usize]) -> Value {
        let total: usize = dims.iter().map(|&d| x.shape().dim(d)).product();
        let s = self.sum(x, dims);
        self.op(Op::Div, &[&s, &Value::from(total as f64)])
    }

    /// The standard deviation about a mean, by the usual formula.
    fn std(&mut self, x: &Value, mean: &Value, dims: &[usize], less: usize) -> Value {
        let total: usize = dims.iter().map(|&d| x.shape().dim(d)).product();
        let d = self.op(Op::Sub, &[x, mean]);
        let d2 = self.op(Op::Mul, &[&d, &d]);
        let s = self.sum(&d2, dims);
        let v = self.op(Op::Div, &[&s, &Value::from((total - less) as f64)]);
        self.op(Op::Sqrt, &[&v])
    }
}

fn number(x: f64) -> Value {
    Value::from(x)
}

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1e-12 * a.abs().max(b.abs()).max(1.0)
}

const N: usize = 40_000;

#[test]
fn ten_operations_are_one_dispatch() {
    let mut b = Bench::new();
    let x = Value::Array(Rc::new(Array::column((0..5000).map(|k| k as f64).collect())));
    let mut y = x.clone();
    for k in 0..10 {
        y = b.op(if k % 2 == 0 { Op::Mul } else { Op::Add }, &[&y, &number(0.5)]);
    }
    let got = b.doubles(&y);
    let expected = (0..5).fold(7.0, |v, _| v * 0.5 + 0.5);
    assert_eq!(got[7], expected);
    assert_eq!(b.dispatches(), 1);
}

/// A compiler takes long over each function of doubles: what would be too much for it in one piece is cut, and what is
/// computed with singles is not.
#[test]
fn many_dear_functions_of_doubles_are_several_kernels() {
    let functions = [Op::Sin, Op::Exp, Op::Tanh, Op::Erf, Op::Gamma, Op::Log1p, Op::Cosh, Op::Atan];
    for single in [false, true] {
        let mut b = Bench::new();
        let draw = if single { Draw::UniformSingle } else { Draw::Uniform };
        let x = b.random(&[N, 1], draw, 0);
        let mut y = x.clone();
        for op in functions {
            let more = b.op(op, &[&x]);
            y = b.op(Op::Add, &[&y, &more]);
        }
        drop(x);
        let Value::Lazy(lazy) = &y else { panic!("captured") };
        let roots = [node_of(lazy).expect("a node").clone()];
        let prepared = b.engine.prepare(&b.graph, &roots, Some(roots.len())).expect("a plan");
        let groups = prepared.plan.groups.len();
        assert!(if single { groups == 1 } else { (2..=5).contains(&groups) }, "{groups} groups");
        for l in &prepared.lowered {
            let cost = |i: &Instr| match i {
                Instr::Op { op, .. } if op.row().cost >= 4_000 => u32::from(op.row().cost),
                _ => 0,
            };
            let text: u32 = l.kernel.body.iter().map(cost).sum();
            assert!(single || text <= b.engine.bounds.text.max(60_000), "{text}");
        }
        drop((roots, prepared));
        let got = b.doubles(&y);
        b.engine.bounds.text = u32::MAX;
        let x = b.random(&[N, 1], draw, 0);
        let mut whole = x.clone();
        for op in functions {
            let more = b.op(op, &[&x]);
            whole = b.op(Op::Add, &[&whole, &more]);
        }
        drop(x);
        assert_eq!(got, b.doubles(&whole), "the cut changes nothing");
    }
}

#[test]
fn random_chain_and_mean_are_two_dispatches_and_four_bytes() {
    let mut b = Bench::new();
    let x = b.random(&[1024, 1], Draw::UniformSingle, 0);
    let s = b.op(Op::Sin, &[&x]);
    let p = b.op(Op::Mul, &[&s, &x]);
    let y = b.op(Op::Add, &[&p, &number(0.5)]);
    let m = b.mean(&y, &[0, 1]);
    b.doubles(&m);
    let c = b.engine.counters();
    assert!(c.dispatches <= 2, "{} dispatches", c.dispatches);
    assert_eq!((c.uploaded_bytes, c.downloaded_bytes, c.reads), (0, 4, 1));
}

#[test]
fn mean_and_std_of_a_chain_are_three_dispatches() {
    let mut b = Bench::new();
    let x = b.random(&[N, 1], Draw::Uniform, 0);
    let s = b.op(Op::Mul, &[&x, &x]);
    let y = b.op(Op::Add, &[&s, &number(0.5)]);
    drop((x, s));
    let m = b.mean(&y, &[0]);
    let d = b.std(&y, &m, &[0], 1);
    let both = b.graph.cat(0, &[m.clone(), d.clone()]).expect("two numbers");
    drop(both);
    let needs: Vec<_> = [&m, &d]
        .iter()
        .filter_map(|v| if let Value::Lazy(l) = v { Some(l.clone()) } else { None })
        .collect();
    pollster::block_on(b.engine.gather(&mut b.graph, &needs)).expect("computed");
    assert!(b.dispatches() <= 3, "{} dispatches", b.dispatches());
    let got = (b.doubles(&m)[0], b.doubles(&d)[0]);
    let all = b.doubles(&y);
    let mean = all.iter().sum::<f64>() / N as f64;
    let var = all.iter().map(|v| (v - mean) * (v - mean)).sum::<f64>() / (N - 1) as f64;
    assert!(close(got.0, mean) && close(got.1, var.sqrt()), "{got:?} {mean} {}", var.sqrt());
}

#[test]
fn image_normalisation_is_six_dispatches() {
    let mut b = Bench::new();
    let (h, w, n) = (160, 130, 3);
    let pixels: Vec<f32> = (0..h * w * n).map(|k| ((k * 7919) % 1000) as f32 / 1000.0).collect();
    let imgs = Value::Array(Rc::new(Array::from_vec(Shape::new(&[h, w, n]), pixels.clone())));
    let run = |b: &mut Bench| {
        let mu = b.mean(&imgs, &[0, 1]);
        let d = b.op(Op::Sub, &[&imgs, &mu]);
        let d2 = b.op(Op::Mul, &[&d, &d]);
        let var = b.mean(&d2, &[0, 1]);
        let eps = b.op(Op::Add, &[&var, &number(1e-6)]);
        let sigma = b.op(Op::Sqrt, &[&eps]);
        let z = b.op(Op::Div, &[&d, &sigma]);
        let g = b.op(Op::Mul, &[&z, &number(1.0123)]);
        let o = b.op(Op::Add, &[&g, &number(-0.02)]);
        let r = b.op(Op::Max, &[&o, &number(0.0)]);
        let out = b.op(Op::Pow, &[&r, &number(1.8)]);
        let e = b.op(Op::Sub, &[&out, &imgs]);
        let e2 = b.op(Op::Mul, &[&e, &e]);
        let mse = b.mean(&e2, &[0, 1]);
        drop((mu, d, d2, var, eps, sigma, z, g, o, r, e, e2));
        b.doubles(&mse)
    };
    let first = run(&mut b);
    assert!(b.dispatches() <= 6, "{} dispatches", b.dispatches());
    let compiled = b.engine.counters().pipelines_compiled;
    let again = run(&mut b);
    assert_eq!(first, again);
    assert_eq!(b.engine.counters().pipelines_compiled, compiled, "a second run compiles nothing");
    // By hand, for the second image.
    let page = &pixels[h * w..2 * h * w];
    let count = (h * w) as f64;
    let mu = page.iter().map(|&v| f64::from(v)).sum::<f64>() / count;
    let var = page.iter().map(|&v| (f64::from(v) - mu).powi(2)).sum::<f64>() / count;
    let out = |v: f64| (((v - mu) / (var + 1e-6).sqrt()) * 1.0123 - 0.02).max(0.0).powf(1.8);
    let mse = page.iter().map(|&v| (out(f64::from(v)) - f64::from(v)).powi(2)).sum::<f64>() / count;
    assert!((first[1] - mse).abs() < 1e-4 * mse, "{} {mse}", first[1]);
}

#[test]
fn centred_covariance_is_four_dispatches() {
    let mut b = Bench::new();
    let (n, p) = (300, 7);
    let x: Vec<f64> = (0..n * p).map(|k| ((k * 37) % 101) as f64 / 50.0).collect();
    let x = Value::Array(Rc::new(Array::from_vec(Shape::matrix(n, p), x)));
    let mu = b.mean(&x, &[0]);
    let c = b.op(Op::Sub, &[&x, &mu]);
    let t = b.graph.transpose(&c, true).expect("a transpose");
    let g = b.graph.matmul(&t, &c).expect("a product");
    let cov = b.op(Op::Div, &[&g, &number((n - 1) as f64)]);
    drop((mu, c, t, g));
    let got = b.doubles(&cov);
    assert!(b.dispatches() <= 4, "{} dispatches", b.dispatches());
    let column = |j: usize| -> Vec<f64> {
        (0..n).map(|i| (((i + j * n) * 37) % 101) as f64 / 50.0).collect()
    };
    let (a, c) = (column(2), column(5));
    let mean = |v: &[f64]| v.iter().sum::<f64>() / n as f64;
    let (ma, mc) = (mean(&a), mean(&c));
    let expected = a.iter().zip(&c).map(|(x, y)| (x - ma) * (y - mc)).sum::<f64>() / (n - 1) as f64;
    assert!(close(got[2 + 5 * p], expected));
}

#[test]
fn a_power_iteration_step_is_three_dispatches() {
    let mut b = Bench::new();
    let n = 200;
    let a: Vec<f64> = (0..n * n).map(|k| 1.0 / (1 + k % n + k / n) as f64).collect();
    let a = Value::Array(Rc::new(Array::from_vec(Shape::matrix(n, n), a)));
    let mut x = Value::Array(Rc::new(Array::column(vec![1.0; n])));
    let steps = 5;
    for _ in 0..steps {
        let y = b.graph.matmul(&a, &x).expect("a product");
        let s = b.op(Op::Mul, &[&y, &y]);
        let s = b.sum(&s, &[0]);
        let norm = b.op(Op::Sqrt, &[&s]);
        x = b.op(Op::Div, &[&y, &norm]);
    }
    let got = b.doubles(&x);
    assert!(b.dispatches() <= 3 * steps, "{} dispatches", b.dispatches());
    let length = got.iter().map(|v| v * v).sum::<f64>();
    assert!(close(length, 1.0), "{length}");
}

#[test]
fn monte_carlo_is_a_loop() {
    let mut b = Bench::new();
    let (m, steps) = (2000u64, 256u64);
    let mut s = number(100.0);
    for t in 0..steps {
        let z = b.random(&[m as usize, 1], Draw::Normal, t * m);
        let a = b.op(Op::Mul, &[&z, &number(0.0126)]);
        let e = b.op(Op::Add, &[&number(1e-4), &a]);
        let f = b.op(Op::Exp, &[&e]);
        s = b.op(Op::Mul, &[&s, &f]);
    }
    let over = b.op(Op::Sub, &[&s, &number(100.0)]);
    let pay = b.op(Op::Max, &[&over, &number(0.0)]);
    let mean = b.mean(&pay, &[0]);
    let price = b.op(Op::Mul, &[&mean, &number(0.95)]);
    drop((s, over, pay, mean));
    let got = b.doubles(&price)[0];
    assert!(b.dispatches() <= 8, "{} dispatches", b.dispatches());
    // The same, one path at a time.
    let mut total = 0.0;
    for path in 0..m {
        let mut s = 100.0f64;
        for t in 0..steps {
            let mut z = Data::zeros(ElemType::DOUBLE, 1);
            let at = t * m + path;
            crate::op::random::fill(
                Draw::Normal,
                17,
                at,
                &[0],
                crate::op::lanes::LanesMut::of(&mut z, 0, 1),
            );
            let Data::F64(z) = z else { unreachable!("doubles were asked for") };
            let e = 1e-4 + z[0] * 0.0126;
            s *= crate::op::math::exp(e);
        }
        total += (s - 100.0).max(0.0);
    }
    let expected = total / m as f64 * 0.95;
    assert!(close(got, expected), "{got} {expected}");
}

#[test]
fn a_long_recurrence_is_one_pipeline() {
    let mut b = Bench::new();
    let (m, columns, steps) = (300usize, 64usize, 400usize);
    let x: Vec<f64> = (0..m * columns).map(|k| ((k * 31) % 77) as f64).collect();
    let data = Value::Array(Rc::new(Array::from_vec(Shape::matrix(m, columns), x.clone())));
    // Captured once, as `session.set` of a large array is.
    let Value::Array(rc) = &data else { unreachable!("made above") };
    let lazy = b.graph.constant(rc);
    let mut y = b.graph.fill(Shape::matrix(m, 1), Number::Real(Scalar::F64(0.0)));
    b.graph.thresholds.nodes = 192;
    let mut flushes = 0;
    for t in 0..steps {
        let col = b.graph.index(&lazy, &[Index::Colon, Index::One(t % columns)]).expect("a column");
        let a = b.op(Op::Mul, &[&number(0.1), &col]);
        let c = b.op(Op::Mul, &[&number(0.9), &y]);
        y = b.op(Op::Add, &[&a, &c]);
        drop((col, a, c));
        if t % columns == columns - 1 && b.graph.wants_flush() {
            pollster::block_on(b.engine.start(&mut b.graph)).expect("started");
            flushes += 1;
        }
    }
    let got = b.doubles(&y);
    assert!(flushes > 3);
    assert!(b.dispatches() <= 8, "{} dispatches", b.dispatches());
    assert_eq!(
        b.engine.counters().pipelines_compiled,
        1,
        "one pipeline, whatever the number of steps"
    );
    let mut expected = vec![0.0; m];
    for t in 0..steps {
        for (i, e) in expected.iter_mut().enumerate() {
            *e = 0.1 * x[i + t % columns * m] + 0.9 * *e;
        }
    }
    assert_eq!(got, expected);
}

#[test]
fn views_are_addresses() {
    let mut b = Bench::new();
    let (r, c) = (30, 40);
    let x: Vec<f64> = (0..r * c).map(|k| k as f64).collect();
    let x = Value::Array(Rc::new(Array::from_vec(Shape::matrix(r, c), x)));
    let t = b.graph.transpose(&x, false).expect("a transpose");
    let s = b.graph.constant(match &x {
        Value::Array(a) => a,
        _ => unreachable!("made above"),
    });
    let s = b
        .graph
        .index(&s, &[Index::Steps { start: 29, step: -1, count: 30 }, Index::Colon])
        .expect("rows in reverse");
    let s = b.graph.transpose(&s, false).expect("a transpose");
    let sum = b.op(Op::Add, &[&t, &s]);
    let flat = b.graph.reshape(&sum, Shape::matrix(r * c, 1)).expect("as many");
    let y = b.op(Op::Mul, &[&flat, &number(2.0)]);
    drop((t, s, sum, flat));
    let got = b.doubles(&y);
    assert_eq!(b.dispatches(), 1);
    for j in 0..r {
        for i in 0..c {
            assert_eq!(got[i + j * c], 2.0 * ((j + i * r) + (r - 1 - j + i * r)) as f64);
        }
    }
}

#[test]
fn assignment_is_in_place_when_nobody_else_looks() {
    let mut b = Bench::new();
    let (r, c) = (50, 20);
    let mut x = b.graph.fill(Shape::matrix(r, c), Number::Real(Scalar::F64(1.0)));
    let before = x.clone();
    for t in 0..6 {
        let v = b.random(&[r, 1], Draw::Uniform, 100 * t as u64);
        let v = b.op(Op::Add, &[&v, &number(t as f64)]);
        x = b
            .graph
            .assign(&x, &[Index::Colon, Index::One(2 * t)], &v)
            .expect("fits")
            .expect("captured");
    }
    let last = b.graph.index(&x, &[Index::Colon, Index::One(10)]).expect("a column");
    let m = b.mean(&last, &[0]);
    let got = b.doubles(&x);
    assert!(got[r..2 * r].iter().all(|&v| v == 1.0));
    assert!(got[10 * r..11 * r].iter().all(|&v| v > 5.0 && v < 6.0));
    let by_hand = got[10 * r..11 * r].iter().sum::<f64>() / r as f64;
    assert!(close(b.doubles(&m)[0], by_hand));
    assert!(b.doubles(&before).iter().all(|&v| v == 1.0));
}

#[test]
fn places_of_extremes_scans_and_pieces() {
    let mut b = Bench::new();
    let n = 500;
    let x: Vec<f64> = (0..n).map(|k| ((k * 7919) % 1009) as f64).collect();
    let v = Value::Array(Rc::new(Array::column(x.clone())));
    let (least, at) = b.graph.reduce_at(ReduceOp::Min, &v, &[0]).expect("an extreme");
    let place = b.doubles(&at)[0] as usize;
    let lowest = x.iter().copied().fold(f64::INFINITY, f64::min);
    assert_eq!((b.doubles(&least)[0], x[place]), (lowest, lowest));
    let running = b.graph.scan(ReduceOp::Sum, &v, 0, false).expect("a scan");
    let joined = b.graph.cat(0, &[running.clone(), v.clone(), number(5.0)]).expect("a column");
    let got = b.doubles(&joined);
    assert_eq!(got.len(), 2 * n + 1);
    assert_eq!(got[n - 1], x.iter().sum::<f64>());
    assert_eq!((got[n], got[2 * n]), (x[0], 5.0));
    let picked = b.graph.gather(&v, vec![3, 1, 4], Shape::matrix(3, 1)).expect("in range");
    let picked = b.op(Op::Mul, &[&picked, &number(2.0)]);
    assert_eq!(b.doubles(&picked), [2.0 * x[3], 2.0 * x[1], 2.0 * x[4]]);
}

#[test]
fn a_negative_square_root_waits_for_the_answer_and_is_complex() {
    let mut b = Bench::new();
    let x = b.random(&[2000, 1], Draw::Normal, 0);
    let Err(crate::graph::Stop::Need(needs)) =
        b.graph.elementwise(Op::Sqrt, std::slice::from_ref(&x))
    else {
        panic!("somebody has to look")
    };
    pollster::block_on(b.engine.gather(&mut b.graph, &needs)).expect("computed");
    let y = b.graph.elementwise(Op::Sqrt, &[x]).expect("known now");
    assert_eq!(y.elem_type(), Some(ElemType::complex(Class::Double)));
}

#[test]
fn what_is_dear_is_computed_once() {
    let mut b = Bench::new();
    let x = b.random(&[N, 1], Draw::Uniform, 0);
    let y = b.op(Op::Tan, &[&x]);
    let m = b.mean(&y, &[0]);
    let c = b.op(Op::Sub, &[&y, &m]);
    drop((x, y, m));
    let Value::Lazy(l) = &c else { panic!("captured") };
    let node = node_of(l).expect("a node");
    let roots = [node];
    let prepared = b.engine.prepare(&b.graph, &roots, Some(roots.len())).expect("a plan");
    let device = b.engine.residency.provider(DEVICE);
    let shaders = Engine::show(Stage::Wgsl, &prepared, &roots, device);
    assert!(shaders.contains("// group 0") && shaders.contains("fn main("), "{shaders}");
    let kernels = Engine::show(Stage::Kernels, &prepared, &roots, device);
    assert_eq!(kernels.matches("tan").count(), 1, "{kernels}");
}

#[test]
fn a_chain_of_thousands_neither_recurses_nor_leaks() {
    let mut b = Bench::new();
    let x = b.random(&[64, 1], Draw::Uniform, 0);
    let mut y = x.clone();
    for k in 0..30_000 {
        y = b.op(
            if k % 3 == 0 { Op::Sin } else { Op::Add },
            &[&y, &y][..if k % 3 == 0 { 1 } else { 2 }],
        );
    }
    drop(y);
    b.doubles(&x);
    drop(x);
    b.graph.swept(false);
    b.engine.residency.sweep();
    assert_eq!(b.engine.counters().live_bytes, 0);
}

#[test]
fn a_plan_that_lacks_a_step_is_found() {
    let mut b = Bench::new();
    let x = b.random(&[40, 30], Draw::Uniform, 0);
    let y = b.op(Op::Exp, &[&x]);
    let sums = b.sum(&y, &[0]);
    let z = b.op(Op::Sub, &[&y, &sums]);
    let Value::Lazy(l) = &z else { panic!("captured") };
    let node = node_of(l).expect("a node");
    let roots = std::slice::from_ref(&node);
    let prepared = b.engine.prepare(&b.graph, roots, None).unwrap_or_else(|e| panic!("{e}"));
    let mut plan = prepared.plan;
    assert!(plan.steps.len() > 1, "a fold and what reads it");
    assert_eq!(check::lost(&plan, &prepared.lowered, roots), None);
    for k in 0..plan.steps.len() {
        let step = plan.steps.remove(k);
        assert!(check::lost(&plan, &prepared.lowered, roots).is_some(), "without step {k}");
        plan.steps.insert(k, step);
    }
}
