//! A routine is a type with an [`Algorithm`] and its name in the list: one more, listed for tests only, runs from the graph to
//! the host and to a device. What the other routines have in folders is here.
#![cfg(not(target_arch = "wasm32"))]

use super::cases::Case;
use super::lanes::WORDS;
use super::*;
use crate::graph::{Graph, node_of};
use crate::op::Op;
use crate::plan::Offload;
use crate::provider::host::Host;
use crate::provider::wgpu::{Opening, open};
use crate::session::engine::Engine;
use crate::value::{Shape, Value};
use smallvec::smallvec;

/// The elements in the opposite order. Input and output: places, as uint32.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reversed {
    /// How many.
    pub len: u32,
}

impl Algorithm for Reversed {
    const NAME: &'static str = "reversed";

    fn ty(&self) -> ElemType {
        PLACE
    }

    fn outputs(&self) -> Outputs {
        smallvec![PLACE]
    }

    fn bounds(&self, _: u8, inputs: &[Interval]) -> Interval {
        inputs[0]
    }

    fn largest(&self) -> u64 {
        u64::from(self.len)
    }

    fn work(&self) -> f64 {
        f64::from(self.len)
    }

    fn cost(&self, costs: &Costs) -> (f64, f64) {
        (f64::from(self.len), costs.dispatch)
    }

    async fn host(&self, inputs: &[Rc<Array>], outputs: &mut [Data]) -> Result<(), HostFault> {
        let ([from], [Data::U32(to)]) = (inputs, outputs) else { return Err(WRONG) };
        let Data::U32(from) = from.data() else { return Err(WRONG) };
        to.iter_mut().zip(from.iter().rev()).for_each(|(to, from)| *to = *from);
        Ok(())
    }

    fn passes(&self, _: &Device<'_>) -> Result<Passes, String> {
        let mut passes = Passes::default();
        let shader = passes.shader("reversed".into(), &[true, false], WORDS, |_| Ok(TEXT.into()));
        let mut words = vec![0; WORDS];
        words[0] = self.len;
        let arrays = [PassArray::In(0), PassArray::Out(0)];
        passes.step(shader, words, &arrays, (self.len.div_ceil(256), 1), 256);
        Ok(passes)
    }

    fn cases() -> Vec<Case> {
        let some =
            |r: &mut cases::Random| vec![Data::U32((0..70_000).map(|_| r.bits() as u32).collect())];
        vec![Case::new("70,000 reversed".into(), Reversed { len: 70_000 }, &[70_000], some)]
    }
}

const TEXT: &str = "
@group(0) @binding(0) var<uniform> P: array<vec4<u32>, 3>;
@group(0) @binding(1) var<storage, read> from_: array<u32>;
@group(0) @binding(2) var<storage, read_write> to_: array<u32>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) wid: vec3<u32>, @builtin(local_invocation_index) lid: u32) {
  let k = (wid.x + P[2].z) * 256u + lid;
  if (k < P[0].x) {
    to_[k] = from_[P[0].x - 1u - k];
  }
}
";

#[test]
fn one_name_in_the_list_adds_a_routine() {
    let listed: Vec<Case> =
        Routine::cases().into_iter().filter(|case| case.routine.name() == "reversed").collect();
    let [case] = &listed[..] else { panic!("its case is not among all") };
    reverses(Engine::new(Box::new(Host::new()), None), case);
    let real = pollster::block_on(open(Opening::default()));
    let device = real
        .or_else(|_| pollster::block_on(open(Opening { software: true, ..Opening::default() })))
        .unwrap_or_else(|why| panic!("no device (Mesa's lavapipe will do): {why}"));
    let mut engine = Engine::new(Box::new(Host::new()), Some(Box::new(device)));
    engine.offload = Offload::Always;
    reverses(engine, case);
}

/// A case of it is captured with what comes before and after, planned, placed and run.
fn reverses(mut engine: Engine, case: &Case) {
    let mut graph = Graph::default();
    graph.thresholds.small = 16;
    let [numbers] = &case.inputs()[..] else { panic!("one input") };
    let numbers = numbers.as_slice::<u32>().expect("places").iter().map(|k| k % 1_000_000);
    let numbers: Vec<u32> = numbers.collect();
    let len = numbers.len() as u32;
    assert_eq!(case.lengths, [numbers.len()]);
    let want: Vec<u32> = numbers.iter().rev().map(|k| (k + 1) * 2).collect();
    let x = Value::from(Array::row(numbers));
    let Ok(y) = graph.elementwise(Op::Add, &[x, Value::from(1.0)]) else { panic!("captured") };
    let Value::Lazy(lazy) = &y else { panic!("captured") };
    let node = node_of(lazy).expect("it is pending");
    let shape = Shape::matrix(1, len as usize);
    let z = graph.of_routine(Reversed { len }, &[shape], smallvec![node]).remove(0);
    let Ok(z) = graph.elementwise(Op::Mul, &[z, Value::from(2.0)]) else { panic!("captured") };
    let Value::Lazy(lazy) = &z else { panic!("captured") };
    pollster::block_on(engine.gather(&mut graph, std::slice::from_ref(lazy)))
        .unwrap_or_else(|fault| panic!("{fault}"));
    let got = lazy.node.host().expect("it was gathered");
    assert_eq!(got.as_slice::<u32>(), Some(&want[..]));
}
