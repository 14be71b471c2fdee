//! A device whose compiler takes its time: a first use does not wait for it where the host can answer meanwhile.

use super::*;
use crate::graph::Thresholds;
use crate::op::{Draw, Op};
use crate::provider::forward::forward;
use crate::provider::host::Host;
use crate::provider::{DeviceInfo, DeviceKind, Work};
use crate::value::Data;
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
    fn ready(&mut self, _work: &Work, start: bool) -> bool {
        if start {
            self.started.set(self.started.get() + 1);
        }
        self.compiled.get()
    }
}

/// A expensive function of doubles: on the device in a few milliseconds, when its shader is compiled.
fn program(graph: &mut Graph, engine: &mut Engine) -> Vec<f64> {
    let x = graph.random(Shape::matrix(300_000, 1), Draw::Uniform, 17, 5);
    let y = graph.elementwise(Op::Sin, std::slice::from_ref(&x)).expect("captured");
    let Value::Lazy(lazy) = &y else { panic!("captured") };
    pollster::block_on(engine.gather(graph, std::slice::from_ref(lazy))).expect("computed");
    match y.host_array().expect("elements").data() {
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
    let Some(Data::F64(v)) = few.host_array().map(|a| a.data().clone()) else { panic!("doubles") };
    assert_eq!((v[0], v[4999]), (1.0, 5000.0));
}
