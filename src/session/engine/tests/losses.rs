//! A device that fails at its n-th call, for every n: the answers are those of a device that does not.

use super::*;
use crate::graph::{Recorded, Thresholds};
use crate::op::{Draw, Op, ReduceOp};
use crate::provider::forward::forward;
use crate::provider::host::Host;
use crate::provider::{Command, DeviceInfo, DeviceKind, Pending, SlotId};
use crate::session::{Options, Session};
use crate::value::index::Index;
use crate::value::{Data, ElemType, Value};
use std::cell::Cell;
use std::collections::HashMap;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// A device whose calls are counted, and one of which fails. After a loss all do.
struct Failing {
    inner: Host,
    info: DeviceInfo,
    calls: Rc<Cell<u64>>,
    at: u64,
    fault: Fault,
    gone: bool,
}

impl Failing {
    fn new(calls: Rc<Cell<u64>>, at: u64, fault: Fault) -> Failing {
        let inner = Host::new();
        let info = DeviceInfo { kind: DeviceKind::WebGpu, ..inner.info().clone() };
        Failing { inner, info, calls, at, fault, gone: false }
    }

    fn call(&mut self) -> Result<(), Fault> {
        let n = self.calls.replace(self.calls.get() + 1);
        if n == self.at {
            self.gone = matches!(self.fault, Fault::Lost(_));
            return Err(self.fault.clone());
        }
        if self.gone { Err(self.fault.clone()) } else { Ok(()) }
    }
}

impl Provider for Failing {
    forward!(supports, ready, free, trim, counters);
    fn info(&self) -> &DeviceInfo {
        &self.info
    }
    fn upload(&mut self, array: Rc<Array>) -> Result<SlotId, Fault> {
        self.call()?;
        // A device has its own copy.
        self.inner.upload(Rc::new((*array).clone()))
    }
    fn alloc(&mut self, ty: ElemType, shape: &Shape) -> Result<SlotId, Fault> {
        self.call()?;
        let mut rubbish = Array::zeros(ty, shape.clone());
        if let Data::F64(v) = rubbish.data_mut() {
            v.fill(-777.25);
        }
        self.inner.upload(Rc::new(rubbish))
    }
    fn submit(&mut self, commands: &[Command]) -> Result<(), Fault> {
        self.call()?;
        self.inner.submit(commands)
    }
    fn read(&mut self, slots: &[SlotId]) -> Pending<Vec<Rc<Array>>> {
        match self.call() {
            Ok(()) => self.inner.read(slots),
            Err(fault) => Box::pin(std::future::ready(Err(fault))),
        }
    }
}

struct Bench {
    graph: Graph,
    engine: Engine,
}

impl Bench {
    fn new(device: Failing, next: impl Fn() -> Option<Failing> + 'static) -> Bench {
        let mut engine = Engine::new(Box::new(Host::new()), Some(Box::new(device)));
        engine.offload = Offload::Always;
        engine.reopen = Some(Box::new(move || {
            let next = next().ok_or_else(|| "there is no other".to_owned());
            Box::pin(async move { next.map(|d| Box::new(d) as Box<dyn Provider>) })
        }));
        Bench { graph: Graph::new(Thresholds { small: 4, ..Thresholds::default() }), engine }
    }

    fn start(&mut self) {
        pollster::block_on(self.engine.start(&mut self.graph)).expect("started");
    }

    fn doubles(&mut self, v: &Value) -> Vec<f64> {
        if let Value::Lazy(l) = v {
            pollster::block_on(self.engine.gather(&mut self.graph, std::slice::from_ref(l)))
                .unwrap_or_else(|e| panic!("{e}"));
        }
        match v.here().expect("an array of elements").data() {
            Data::F64(x) => x.clone(),
            other => panic!("{:?}", other.elem_type()),
        }
    }

    fn op(&mut self, op: Op, args: &[&Value]) -> Value {
        let args: Vec<Value> = args.iter().map(|&v| v.clone()).collect();
        self.graph.elementwise(op, &args).unwrap_or_else(|e| panic!("{op:?}: {e:?}"))
    }

    /// A program of several flushes: dead and live intermediates, writes in place, a product, a late look back.
    fn program(&mut self) -> Vec<f64> {
        let n = 40;
        let data: Vec<f64> = (0..n * n).map(|k| ((k * 37) % 101) as f64 / 50.0).collect();
        let a = Value::Array(Rc::new(Array::from_vec(Shape::matrix(n, n), data)));
        let r = self.graph.random(Shape::matrix(n, n), Draw::Uniform, 17, 5);
        let mut x = self.op(Op::Add, &[&a, &r]);
        let early = self.op(Op::Mul, &[&x, &Value::from(3.0)]);
        self.start();
        drop(r);
        let mut told = Vec::new();
        for t in 0..4 {
            let y = self.graph.matmul(&a, &x).expect("a product");
            let top = self.graph.reduce(ReduceOp::Max, &y, &[0, 1]).expect("a fold");
            x = self.op(Op::Div, &[&y, &top]);
            let row = self.graph.index(&x, &[Index::One(t), Index::Colon]).expect("a row");
            let row = self.op(Op::Add, &[&row, &Value::from(1.0)]);
            x = self
                .graph
                .assign(&x, &[Index::One(2 * t), Index::Colon], &row)
                .expect("fits")
                .expect("captured");
            drop((y, top, row));
            self.start();
            if t == 2 {
                let total = self.graph.reduce(ReduceOp::Sum, &x, &[0, 1]).expect("a fold");
                told.extend(self.doubles(&total));
            }
        }
        told.extend(self.doubles(&x));
        let back = self.op(Op::Sub, &[&early, &x]);
        told.extend(self.doubles(&back));
        told
    }

    /// A loop of kept turns.
    fn kept_turns(&mut self) -> Vec<f64> {
        self.turns(true)
    }

    /// One turn of a loop: two values go on to the next, one of them through what is stored on the way.
    fn turn(&mut self, a: &Value, x: &Value, y: &Value, draws: u64) -> (Value, Value) {
        let r = self.graph.random(x.shape(), Draw::Uniform, 17, draws);
        let product = self.graph.matmul(a, x).expect("a product");
        let top = self.graph.reduce(ReduceOp::Max, &product, &[0, 1]).expect("a fold");
        let moved = self.op(Op::Div, &[&product, &top]);
        let x = self.op(Op::Mul, &[&moved, &r]);
        let y = self.op(Op::Add, &[y, &x]);
        let y = self.op(Op::Mul, &[&y, &Value::from(0.5)]);
        (x, y)
    }

    /// Some turns, with flushes between them and at last a look at what was left early; with a Block of the first turn or
    /// node by node.
    fn turns(&mut self, kept: bool) -> Vec<f64> {
        let data = (0..400).map(|k| f64::from((k * 37) % 101) / 50.0).collect();
        let a = &Value::Array(Rc::new(Array::from_vec(Shape::matrix(20, 20), data)));
        let x = self.op(Op::Sub, &[a, &Value::from(3.0)]);
        let node = |v: &Value| match v {
            Value::Lazy(lazy) => node_of(lazy).expect("a node"),
            other => panic!("{other:?} is not captured"),
        };
        let a = &self.op(Op::Mul, &[a, &Value::from(0.25)]);
        let (mut x, mut y) = (x, self.op(Op::Add, &[a, &Value::from(1.0)]));
        let (first_x, first_y) = (x.clone(), y.clone());
        let leaves = [node(a), node(&x), node(&y)];
        let mut early = Vec::new();
        let mut recorded: Option<Recorded> = None;
        for t in 0..7u64 {
            (x, y) = match (&recorded, t) {
                (Some(kept), _) => {
                    let leaves = [node(a), node(&x), node(&y)];
                    let leaves = kept.leaves.iter().map(|&k| leaves[k].clone());
                    let made = self.graph.apply(kept, leaves, (17, 100 * t));
                    (crate::graph::value_of(&made[0]), crate::graph::value_of(&made[1]))
                }
                (None, 0) if kept => {
                    let recording = self.graph.record(leaves.to_vec());
                    let (x, y) = self.turn(a, &first_x, &first_y, 0);
                    let outs = [node(&x), node(&y)];
                    recorded = self.graph.block(recording, (17, 0), &outs);
                    assert!(recorded.is_some(), "a turn is a Block");
                    (x, y)
                }
                _ => self.turn(a, &x, &y, 100 * t),
            };
            if t == 2 {
                early.push(x.clone());
            }
            if t == 3 {
                // One of the two is asked for, and then the other.
                let mut told = self.doubles(&y);
                told.extend(self.doubles(&x));
                early.push(self.op(Op::Add, &[&x, &y]));
            } else if t != 4 {
                self.start();
            }
        }
        let mut told = self.doubles(&y);
        early.push(x);
        early.iter().for_each(|v| told.extend(self.doubles(v)));
        told
    }
}

const NEVER: u64 = u64::MAX;

fn faults() -> [Fault; 3] {
    [
        Fault::Lost("destroyed".into()),
        Fault::Spoiled("late".into()),
        Fault::OutOfMemory { bytes: 1 },
    ]
}

/// What a program gives on a device that never fails, and how many calls it makes.
fn undisturbed(program: fn(&mut Bench) -> Vec<f64>) -> (Vec<f64>, u64) {
    let calls = Rc::new(Cell::new(0));
    let device = Failing::new(calls.clone(), NEVER, Fault::Lost(String::new()));
    let expected = program(&mut Bench::new(device, || None));
    (expected, calls.get())
}

/// A device with room for so many bytes.
struct Small {
    inner: Host,
    info: DeviceInfo,
    room: u64,
    sizes: HashMap<SlotId, u64>,
}

impl Small {
    fn new(room: u64) -> Small {
        let inner = Host::new();
        let info = DeviceInfo { kind: DeviceKind::WebGpu, ..inner.info().clone() };
        Small { inner, info, room, sizes: HashMap::new() }
    }

    fn take(&mut self, array: Array) -> Result<SlotId, Fault> {
        let bytes = crate::provider::data_bytes(array.data());
        if self.sizes.values().sum::<u64>() + bytes > self.room {
            return Err(Fault::OutOfMemory { bytes });
        }
        let slot = self.inner.upload(Rc::new(array))?;
        self.sizes.insert(slot, bytes);
        Ok(slot)
    }
}

impl Provider for Small {
    forward!(supports, ready, submit, read, trim, counters);
    fn info(&self) -> &DeviceInfo {
        &self.info
    }
    fn upload(&mut self, array: Rc<Array>) -> Result<SlotId, Fault> {
        self.take((*array).clone())
    }
    fn alloc(&mut self, ty: ElemType, shape: &Shape) -> Result<SlotId, Fault> {
        self.take(Array::zeros(ty, shape.clone()))
    }
    fn free(&mut self, slot: SlotId) {
        self.sizes.remove(&slot);
        self.inner.free(slot);
    }
}

/// What a device has no room for moves to the host, and the work goes on on the device; what is larger than the device
/// is done on the host. The answers are the same.
#[test]
fn a_device_without_room_spills() {
    let (n, room) = (1000usize, 40_000);
    let mut graph = Graph::new(Thresholds { small: 4, ..Thresholds::default() });
    let mut engine = Engine::new(Box::new(Host::new()), Some(Box::new(Small::new(room))));
    engine.offload = Offload::Always;
    // Each 8 000 bytes, all held: more than there is room for.
    let mut held = Vec::new();
    for k in 0..12 {
        let x = graph.random(Shape::matrix(n, 1), Draw::Uniform, 5, 10_000 * k);
        // The numbers themselves: they are between 0 and 1.
        let y = graph.elementwise(Op::Floor, std::slice::from_ref(&x)).expect("captured");
        let y = graph.elementwise(Op::Add, &[y, x]).expect("captured");
        let Value::Lazy(lazy) = &y else { panic!("captured") };
        let node = node_of(lazy).expect("a node");
        pollster::block_on(engine.flush(&mut graph, &[node], false)).expect("computed");
        held.push(y);
    }
    let on_device = engine.stats().device_groups;
    assert!(on_device >= 12, "{on_device} groups on the device");
    assert_eq!(engine.stats().host_groups, 0);
    // Larger than the device.
    let big = graph.random(Shape::matrix(20 * n, 1), Draw::Uniform, 5, 0);
    let big = graph.elementwise(Op::Sub, &[big, Value::from(1.0)]).expect("captured");
    held.push(big);
    let mut alone = Graph::new(Thresholds { small: 4, ..Thresholds::default() });
    let mut host = Engine::new(Box::new(Host::new()), None);
    for (k, value) in held.iter().enumerate() {
        let x = if k < 12 {
            alone.random(Shape::matrix(n, 1), Draw::Uniform, 5, 10_000 * k as u64)
        } else {
            let x = alone.random(Shape::matrix(20 * n, 1), Draw::Uniform, 5, 0);
            alone.elementwise(Op::Sub, &[x, Value::from(1.0)]).expect("captured")
        };
        for (value, engine, graph) in
            [(value, &mut engine, &mut graph), (&x, &mut host, &mut alone)]
        {
            let Value::Lazy(lazy) = value else { panic!("captured") };
            let needs = std::slice::from_ref(lazy);
            pollster::block_on(engine.gather(graph, needs)).expect("gathered");
        }
        assert_eq!(value.here(), x.here(), "array {k}");
    }
    assert!(engine.stats().host_groups > 0);
}

#[test]
fn what_is_kept_gives_what_it_stands_for() {
    let told = |kept: bool, device: bool| {
        let failing = Failing::new(Rc::default(), NEVER, Fault::Lost(String::new()));
        let mut bench = Bench::new(failing, || None);
        if !device {
            bench.engine = Engine::new(Box::new(Host::new()), None);
        }
        bench.turns(kept)
    };
    for device in [true, false] {
        assert_eq!(told(true, device), told(false, device), "on a device: {device}");
    }
}

/// Chains of kept work are let go of without recursion, pending or computed.
#[test]
fn a_long_chain_of_kept_work_goes_without_recursion() {
    let failing = Failing::new(Rc::default(), NEVER, Fault::Lost(String::new()));
    let mut b = Bench::new(failing, || None);
    let mut x = b.graph.random(Shape::matrix(16, 1), Draw::Uniform, 17, 0);
    let node = |v: &Value| match v {
        Value::Lazy(lazy) => node_of(lazy).expect("a node"),
        other => panic!("{other:?} is not captured"),
    };
    let recording = b.graph.record(vec![node(&x)]);
    let y = b.op(Op::Mul, &[&x, &Value::from(0.5)]);
    let y = b.op(Op::Add, &[&y, &Value::from(0.5)]);
    let made = b.graph.block(recording, (0, 0), &[node(&y)]);
    let made = made.expect("a Block");
    for _ in 0..30_000 {
        let y = b.graph.apply(&made, std::iter::once(node(&x)), (0, 0));
        x = crate::graph::value_of(&y[0]);
    }
    drop(x);
    let mut x = b.graph.random(Shape::matrix(16, 1), Draw::Uniform, 17, 0);
    for k in 0..500 {
        let y = b.graph.apply(&made, std::iter::once(node(&x)), (0, 0));
        x = crate::graph::value_of(&y[0]);
        if k % 50 == 0 {
            b.start();
        }
    }
    assert!((b.doubles(&x)[0] - 1.0).abs() < 1e-12);
}

#[test]
fn a_fault_at_any_call_changes_no_answer() {
    for program in [Bench::program, Bench::kept_turns] {
        let (expected, calls) = undisturbed(program);
        assert!(calls > 20, "{calls} calls");
        for (fault, at) in
            faults().into_iter().flat_map(|f| (0..calls).map(move |at| (f.clone(), at)))
        {
            let count = Rc::new(Cell::new(0));
            let next = || Some(Failing::new(Rc::default(), NEVER, Fault::Lost(String::new())));
            let mut bench = Bench::new(Failing::new(count, at, fault.clone()), next);
            assert_eq!(program(&mut bench), expected, "{fault} at call {at}");
            assert!(bench.engine.residency.has_device(), "there is a device after {fault} at {at}");
        }
    }
}

#[test]
fn where_the_next_device_fails_too_the_host_goes_on() {
    let (expected, calls) = undisturbed(Bench::program);
    for at in 0..calls {
        for second in 0..12 {
            let lost = Fault::Lost("again".into());
            let (a, b) = (lost.clone(), lost);
            let next = move || Some(Failing::new(Rc::default(), second, b.clone()));
            let mut bench = Bench::new(Failing::new(Rc::default(), at, a), next);
            assert_eq!(bench.program(), expected, "at call {at}, then {second}");
        }
    }
    let lost = Fault::Lost("for good".into());
    let mut bench = Bench::new(Failing::new(Rc::default(), 20, lost), || None);
    assert_eq!(bench.program(), expected);
    assert!(!bench.engine.residency.has_device());
}

#[test]
fn a_loss_after_the_longest_loop_is_made_good_from_a_copy() {
    let run = |at: u64| {
        let calls = Rc::new(Cell::new(0));
        let next = || Some(Failing::new(Rc::default(), NEVER, Fault::Lost(String::new())));
        let device = Failing::new(calls.clone(), at, Fault::Lost("late".into()));
        let mut b = Bench::new(device, next);
        let mut x = b.graph.random(Shape::matrix(16, 1), Draw::Uniform, 17, 0);
        for k in 0..20_000u32 {
            let f = Value::from(1.0 + f64::from(k % 7) / 1000.0 - 0.003);
            x = b.op(Op::Mul, &[&x, &f]);
            if k % 50 == 49 {
                b.start();
            }
        }
        (b.doubles(&x), calls.get())
    };
    let (expected, calls) = run(NEVER);
    for at in [calls / 2, calls - 3, calls - 1] {
        assert_eq!(run(at).0, expected, "lost at call {at} of {calls}");
    }
}

#[test]
fn computed_nodes_keep_no_arrays_that_nobody_wants() {
    let calls = Rc::new(Cell::new(0));
    let mut b = Bench::new(Failing::new(calls, NEVER, Fault::Lost(String::new())), || None);
    let mut x = b.graph.random(Shape::matrix(1 << 20, 1), Draw::Uniform, 17, 0);
    let mut arrays = Vec::new();
    // 80 arrays of 8 MB, each used once.
    for k in 0..80u32 {
        let a = Rc::new(Array::from_vec(Shape::matrix(1 << 20, 1), vec![f64::from(k); 1 << 20]));
        arrays.push(Rc::downgrade(&a));
        let lazy = b.graph.constant(&a);
        x = b.op(Op::Add, &[&x, &lazy]);
        drop((a, lazy));
        b.start();
    }
    let alive = arrays.iter().filter(|a| a.strong_count() > 0).count();
    assert!(alive <= 48, "{alive} of 80 arrays are kept");
}

/// A session on a device that is lost at a call; the next device stays.
fn session(calls: Rc<Cell<u64>>, at: u64) -> Session {
    let mut session = Session::new(Options::default());
    session.capture_above(4);
    let device = Failing::new(calls, at, Fault::Lost("destroyed".into()));
    session.use_device(Some(Box::new(device)), Offload::Always);
    session.engine().reopen = Some(Box::new(|| {
        let next = Failing::new(Rc::default(), NEVER, Fault::Lost(String::new()));
        Box::pin(async move { Ok(Box::new(next) as Box<dyn Provider>) })
    }));
    session
}

/// What a program prints, or the message that it ends with.
fn printed(session: &mut Session, text: &str) -> String {
    match pollster::block_on(session.run(text, "program")) {
        Ok(output) => output.text,
        Err(failure) => format!("{}{}", failure.output.text, failure.errors[0].message()),
    }
}

/// Says the same wherever the device is lost.
fn the_same_wherever_it_is_lost(told: impl Fn(&mut Session) -> String) {
    let calls = Rc::new(Cell::new(0));
    let expected = told(&mut session(calls.clone(), NEVER));
    assert!(calls.get() > 4, "{} calls", calls.get());
    for at in 0..calls.get() {
        assert_eq!(told(&mut session(Rc::default(), at)), expected, "at call {at}");
    }
}

/// Rows of a loop that a trace repeats, with a question to the device in every other turn.
#[test]
fn a_loss_at_any_call_changes_nothing_that_is_printed() {
    let text = "
        rng(7); A = rand(60); x = rand(60, 1); kept = A .* 3;
        for k = 1:8
          x = A(:, k) .* x + 0.5;
          if mod(k, 2) == 0, fprintf('%d %.15g\\n', k, x(1)); end
        end
        B = A; B(:, 2) = x; B(3, :) = 0;
        c = cumsum(single(B(:, 2) > 1));
        fprintf('%d %d\\n', c(60), sum(single(kept(:) > 1)));";
    the_same_wherever_it_is_lost(|session| printed(session, text));
}

/// The copy of a workspace reads large arrays a part at a time, so that they stay where they are.
#[test]
fn a_checkpoint_leaves_large_arrays_on_the_device() {
    the_same_wherever_it_is_lost(|session| {
        printed(session, "rng(3); A = rand(401, 400); c = {A, single(A) > 0.5, A(1:3, 1)};");
        let mut pieces = Vec::new();
        let mut give = |piece: &[u8]| pieces.push(piece.to_vec());
        let left = pollster::block_on(session.checkpoint(1 << 24, &mut give));
        let left = left.expect("written").expect("nobody interrupts it");
        assert!(left.is_empty(), "{left:?}");
        let losses = session.engine().losses;
        let Some(Value::Lazy(a)) = session
            .variables()
            .into_iter()
            .find_map(|(name, value)| (&*name == "A").then_some(value))
        else {
            panic!("it is captured");
        };
        assert!(losses > 0 || a.node.host().is_none(), "its elements are on the host");
        let mut again = Session::new(Options::default());
        let mut pieces = pieces.into_iter();
        pollster::block_on(again.restore(|| pieces.next())).expect("read");
        let sums = "fprintf('%.17g %d %.17g\\n', sum(A(:)), nnz(c{2}), A(401, 400) + sum(c{3}))";
        let told = printed(&mut again, sums);
        assert_eq!(told, printed(session, sums));
        told
    });
}
