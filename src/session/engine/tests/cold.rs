//! Engines whose device still compiles its shaders: the host answers meanwhile, a flush is shared by host and
//! device, and what a program does many times (steps, turns of a loop, a few doubles among singles) is so little
//! to compile that it is worth the device.

use super::*;
use crate::graph::Thresholds;
use crate::kernel::Launch;
use crate::op::{Draw, Op};
use crate::provider::forward::forward;
use crate::provider::host::Host;
use crate::provider::{DeviceInfo, DeviceKind, Work};
use crate::value::{Class, Data};
use std::cell::Cell;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// A device that is ready for work only when its compiler is done.
struct Cold {
    inner: Host,
    info: DeviceInfo,
    compiled: Rc<Cell<bool>>,
    /// How often somebody had the compiler started.
    started: Rc<Cell<u64>>,
}

impl Provider for Cold {
    forward!(supports, upload, alloc, free, submit, read, trim, counters);
    fn info(&self) -> &DeviceInfo {
        &self.info
    }
    fn ready(&mut self, _: &Work, _: Option<&Launch>, start: bool) -> bool {
        if start {
            self.started.set(self.started.get() + 1);
        }
        self.compiled.get()
    }
}

/// An expensive function of doubles: on the device in a few milliseconds, when its shader is compiled.
fn program(graph: &mut Graph, engine: &mut Engine) -> Vec<f64> {
    sines(graph, engine, 300_000, 1)
}

/// Sines of sines.
fn sines(graph: &mut Graph, engine: &mut Engine, count: usize, deep: usize) -> Vec<f64> {
    let mut y = graph.random(Shape::matrix(count, 1), Draw::Uniform, 17, 5);
    for _ in 0..deep {
        y = graph.elementwise(Op::Sin, std::slice::from_ref(&y)).expect("captured");
    }
    let Value::Lazy(lazy) = &y else { panic!("captured") };
    pollster::block_on(engine.gather(graph, std::slice::from_ref(lazy))).expect("computed");
    match y.here().expect("elements").data() {
        Data::F64(v) => v.clone(),
        other => panic!("{:?}", other.elem_type()),
    }
}

#[test]
fn the_host_answers_while_the_device_compiles() {
    let (compiled, started) = (Rc::new(Cell::new(false)), Rc::new(Cell::new(0)));
    let inner = Host::new();
    let info = DeviceInfo { kind: DeviceKind::WebGpu, ..inner.info().clone() };
    let device = Cold { inner, info, compiled: compiled.clone(), started: started.clone() };
    let mut engine = Engine::new(Box::new(Host::new()), Some(Box::new(device)));
    let mut graph = Graph::new(Thresholds::default());
    let cold = program(&mut graph, &mut engine);
    assert_eq!((engine.stats().host_groups, engine.stats().device_groups), (1, 0));
    assert!(started.get() > 0, "the compiler was started all the same");
    program(&mut graph, &mut engine);
    assert_eq!(engine.stats().device_groups, 0, "still compiling");
    compiled.set(true);
    let warm = program(&mut graph, &mut engine);
    assert_eq!((engine.stats().host_groups, engine.stats().device_groups), (2, 1));
    assert_eq!(cold, warm);
}

/// What doubles took decides where the next ones go, but not where somebody measured it.
#[test]
fn what_a_device_takes_is_learnt() {
    for learns in [true, false] {
        let (compiled, started) = (Rc::new(Cell::new(true)), Rc::new(Cell::new(0)));
        let inner = Host::new();
        let info = DeviceInfo { kind: DeviceKind::WebGpu, ..inner.info().clone() };
        let device = Cold { inner, info, compiled, started };
        let mut engine = Engine::new(Box::new(Host::new()), Some(Box::new(device)));
        // Each look at the clock is 0.1 ms after the last: what is measured has taken nothing.
        let looks = Cell::new(0);
        engine.time_by(Rc::new(move || {
            looks.set(looks.get() + 1);
            f64::from(looks.get()) * 1e-4
        }));
        engine.learns = learns;
        let usual = Costs::default().device_double;
        let mut graph = Graph::new(Thresholds::default());
        let first = sines(&mut graph, &mut engine, 2_000_000, 12);
        assert_eq!(engine.stats().host_groups, 0);
        assert_eq!(engine.costs.device_double, if learns { usual / 8.0 } else { usual });
        assert_eq!(first, sines(&mut graph, &mut engine, 2_000_000, 12));
    }
}

/// What is much goes to the device, and what is little stays, in one flush.
#[test]
fn host_and_device_share_a_flush() {
    let (compiled, started) = (Rc::new(Cell::new(true)), Rc::new(Cell::new(0)));
    let inner = Host::new();
    let info = DeviceInfo { kind: DeviceKind::WebGpu, ..inner.info().clone() };
    let device = Cold { inner, info, compiled, started };
    let mut engine = Engine::new(Box::new(Host::new()), Some(Box::new(device)));
    let mut graph = Graph::new(Thresholds::default());
    let many = graph.random(Shape::matrix(3_000_000, 1), Draw::UniformSingle, 17, 5);
    let many = graph.elementwise(Op::Sin, std::slice::from_ref(&many)).expect("captured");
    let sum = graph.reduce(crate::op::ReduceOp::Sum, &many, &[0]).expect("captured");
    let few = Value::from(Array::row((0..5000).map(f64::from).collect()));
    let few = graph.elementwise(Op::Add, &[few, Value::from(1.0)]).expect("captured");
    let lazies: Vec<Rc<Lazy>> = [&sum, &few]
        .map(|v| match v {
            Value::Lazy(lazy) => lazy.clone(),
            other => panic!("{other:?} is not captured"),
        })
        .to_vec();
    pollster::block_on(engine.gather(&mut graph, &lazies)).expect("computed");
    assert_eq!(engine.stats().host_groups, 1);
    assert!(engine.stats().device_groups >= 1);
    let Some(Data::F64(v)) = few.here().map(|a| a.data().clone()) else { panic!("doubles") };
    assert_eq!((v[0], v[4999]), (1.0, 5000.0));
}

/// The groups that a device runs whose compiler has not begun.
fn on_a_cold_device(make: impl FnOnce(&mut Graph, Value) -> Value) -> u64 {
    let inner = Host::new();
    let info = DeviceInfo { kind: DeviceKind::WebGpu, ..inner.info().clone() };
    let (compiled, started) = (Rc::new(Cell::new(false)), Rc::new(Cell::new(0)));
    let device = Cold { inner, info, compiled, started };
    let mut engine = Engine::new(Box::new(Host::new()), Some(Box::new(device)));
    let mut graph = Graph::new(Thresholds::default());
    let x = graph.random(Shape::matrix(300_000, 1), Draw::UniformSingle, 17, 5);
    let y = make(&mut graph, x);
    let Value::Lazy(lazy) = &y else { panic!("captured") };
    pollster::block_on(engine.gather(&mut graph, std::slice::from_ref(lazy))).expect("computed");
    engine.stats().device_groups
}

/// A host would take long: what many steps have is compiled once, and not for each of them.
#[test]
fn a_shader_that_many_steps_have_is_compiled_once() {
    let groups = on_a_cold_device(|graph, x| {
        let mut sum = Value::from(1.0);
        for _ in 0..100 {
            let y = graph.elementwise(Op::Mul, &[x.clone(), sum]).expect("captured");
            let y = graph.elementwise(Op::Sin, &[y]).expect("captured");
            sum = graph.reduce(crate::op::ReduceOp::Sum, &y, &[0]).expect("captured");
        }
        sum
    });
    assert!(groups > 50, "{groups}");
}

/// A loop's body is compiled once, however often it goes round.
#[test]
fn turns_of_a_loop_are_not_compiled_each() {
    let groups = on_a_cold_device(|graph, mut y| {
        for _ in 0..100 {
            let wave = graph.elementwise(Op::Sin, &[y]).expect("captured");
            y = graph.elementwise(Op::Mul, &[wave, Value::from(1.5)]).expect("captured");
        }
        graph.reduce(crate::op::ReduceOp::Sum, &y, &[0]).expect("captured")
    });
    assert!(groups > 0);
}

/// One sum of doubles beside much that is single: the text of that sum is soft, and no more of the Kernel.
#[test]
fn a_count_of_doubles_does_not_make_singles_long_to_compile() {
    let groups = on_a_cold_device(|graph, mut y| {
        let mut count =
            graph.elementwise(Op::Mul, &[y.clone(), Value::from(0.0)]).expect("captured");
        count = graph.cast(&count, Class::Double).expect("captured");
        for _ in 0..100 {
            let wave = graph.elementwise(Op::Sin, &[y]).expect("captured");
            y = graph.elementwise(Op::Mul, &[wave, Value::from(1.5)]).expect("captured");
            let above =
                graph.elementwise(Op::Gt, &[y.clone(), Value::from(0.5)]).expect("captured");
            count = graph.elementwise(Op::Add, &[count, above]).expect("captured");
        }
        graph.reduce(crate::op::ReduceOp::Sum, &count, &[0]).expect("captured")
    });
    assert!(groups > 0);
}
