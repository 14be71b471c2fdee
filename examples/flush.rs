//! What programs cost besides the work of a device: `cargo run --release --example flush [-- W5]` runs some of the
//! benchmark on a device that does nothing, and prints microseconds a run and a captured node.

#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a native program at the command line"
)]

use matgpu::plan::Offload;
use matgpu::provider::{
    Command, Counters, DeviceInfo, DeviceKind, Fault, Limits, Pending, Provider, SlotId, Work,
};
use matgpu::session::{Options, Session};
use matgpu::value::{Array, Data, ElemType, Shape};
use std::collections::HashMap;
use std::rc::Rc;
use std::time::Instant;

/// A device whose commands do nothing and whose reads give zeros.
struct Idle {
    info: DeviceInfo,
    next: u64,
    slots: HashMap<u64, (ElemType, Shape)>,
}

impl Provider for Idle {
    fn info(&self) -> &DeviceInfo {
        &self.info
    }
    fn supports(&self, _: &Work) -> Result<(), String> {
        Ok(())
    }
    fn ready(&mut self, _: &Work, _: bool) -> bool {
        true
    }
    fn upload(&mut self, array: Rc<Array>) -> Result<SlotId, Fault> {
        self.alloc(array.elem_type(), array.shape())
    }
    fn alloc(&mut self, ty: ElemType, shape: &Shape) -> Result<SlotId, Fault> {
        self.next += 1;
        self.slots.insert(self.next, (ty, shape.clone()));
        Ok(SlotId(self.next))
    }
    fn free(&mut self, slot: SlotId) {
        self.slots.remove(&slot.0);
    }
    fn submit(&mut self, _: &[Command]) -> Result<(), Fault> {
        Ok(())
    }
    fn read(&mut self, slots: &[SlotId]) -> Pending<Vec<Rc<Array>>> {
        let all = slots.iter().map(|s| {
            let (ty, shape) = &self.slots[&s.0];
            Rc::new(Array::zeros(*ty, shape.clone()))
        });
        let all = all.collect();
        Box::pin(async move { Ok(all) })
    }
    fn read_elements(&mut self, places: &[(SlotId, u64)]) -> Pending<Vec<Rc<Array>>> {
        let all =
            places.iter().map(|(s, _)| Rc::new(Array::zeros(self.slots[&s.0].0, Shape::scalar())));
        let all = all.collect();
        Box::pin(async move { Ok(all) })
    }
    fn trim(&mut self, _: u64) {}
    fn counters(&self) -> Counters {
        Counters::default()
    }
}

fn main() {
    let only = std::env::args().nth(1);
    let info = DeviceInfo {
        kind: DeviceKind::WebGpu,
        adapter: "none".to_owned(),
        software: false,
        exact: true,
        fast: false,
        limits: Limits { arrays_a_kernel: 10, instructions: 4096, ..Limits::NONE },
        features: Vec::new(),
        quirks: Vec::new(),
    };
    let programs = [
        ("W0", 4096, 1, "y = x + 1; v = y(1); if v, end"),
        ("W1", 1 << 20, 1, "v = mean(sin(x) .* x + 0.5); if v, end"),
        (
            "W2",
            1 << 20,
            1,
            "y = ((x*1.25 + 0.5).^2 ./ (abs(x) + 1)) - exp(-x) + tanh(x) .* sqrt(abs(x)); v = y(1); if v, end",
        ),
        ("W3a", 1 << 20, 1, "v = sum(x, 'all'); if v, end"),
        (
            "W5",
            1,
            1,
            "v = price(); if v, end
function v = price()
  S = 100 * ones(1000000, 1, 'single');
  for t = 1:256
    S = S .* exp(0.0001 + 0.0126 * randn(1000000, 1, 'single'));
  end
  v = mean(max(S - 100, 0)) * 0.95;
end",
        ),
        (
            "W6",
            1000000,
            64,
            "y = 0.1 * x(:, 1);
for t = 2:64
  y = 0.1 * x(:, t) + 0.9 * y;
end
v = y(1); if v, end",
        ),
        (
            "W7",
            1000,
            1000,
            "v = normalised(x); if v, end
    function v = normalised(I)
      mu = mean(I, [1 2]);
      s = sqrt(mean((I - mu).^2, [1 2]) + 1e-6);
      out = max((I - mu) ./ s * 1.0123 + (-0.02), 0).^1.8;
      v = mean((out - I).^2, 'all');
    end",
        ),
        ("W10", 1000, 1, "y = x; for t = 2:1000, y = y + x; end, v = y(end); if v, end"),
    ];
    for (name, rows, cols, text) in programs {
        if only.as_ref().is_some_and(|o| o != name) {
            continue;
        }
        let mut session = Session::new(Options { tick: 20_000, ..Options::default() });
        let idle = Idle { info: info.clone(), next: 0, slots: HashMap::new() };
        session.use_device(Some(Box::new(idle)), Offload::Always);
        let x = Array::new(Shape::matrix(rows, cols), Data::F32(vec![1.0; rows * cols]));
        session.set("x", Rc::new(x).into());
        let once = |session: &mut Session| {
            pollster::block_on(session.run(text, "program"))
                .unwrap_or_else(|f| panic!("{}", f.errors[0].message()));
        };
        once(&mut session);
        pollster::block_on(session.place("x")).unwrap();
        for _ in 0..20 {
            once(&mut session);
        }
        let nodes = session.captured();
        once(&mut session);
        let nodes = session.captured() - nodes;
        let mut times: Vec<f64> = (0..301)
            .map(|_| {
                let from = Instant::now();
                once(&mut session);
                from.elapsed().as_secs_f64() * 1e6
            })
            .collect();
        times.sort_by(f64::total_cmp);
        let median = times[times.len() / 2];
        println!(
            "{name:4} {median:8.1} us a run (least {:.1}), {nodes} nodes, {:.3} us a node",
            times[0],
            median / nodes as f64
        );
    }
}
