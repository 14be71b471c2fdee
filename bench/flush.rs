//! What programs cost besides the work of a device: `cargo run --release --example flush [-- W5]` runs some of the
//! benchmark on a device that does nothing, and prints microseconds a run and a captured node.

#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a native program at the command line"
)]

#[path = "../tests/idle/mod.rs"]
mod idle;

use idle::Idle;
use matgpu::provider::Limits;
use matgpu::session::Session;
use matgpu::value::{Array, Data, Shape};
use std::rc::Rc;
use std::time::Instant;

fn main() {
    let only = std::env::args().nth(1);
    let limits = Limits { arrays_a_kernel: 10, instructions: 4096, ..Limits::NONE };
    let (price, average) = (idle::monte_carlo(1_000_000), idle::average(64));
    let programs = [
        ("W0", 4096, 1, "y = x + 1; v = y(1); if v, end"),
        ("W1", 1 << 20, 1, "v = mean(sin(x) .* x + 0.5); if v, end"),
        ("W2", 1 << 20, 1, idle::CHAIN),
        ("W3a", 1 << 20, 1, "v = sum(x, 'all'); if v, end"),
        ("W5", 1, 1, &price),
        ("W6", 1_000_000, 64, &average),
        ("W7", 1000, 1000, idle::IMAGES),
        ("W10", 1000, 1, "y = x; for t = 2:1000, y = y + x; end, v = y(end); if v, end"),
    ];
    for (name, rows, cols, text) in programs {
        if only.as_ref().is_some_and(|o| o != name) {
            continue;
        }
        let mut session = Idle::session(limits);
        let x = Array::new(Shape::matrix(rows, cols), Data::F32(vec![1.0; rows * cols]));
        session.set("x", Rc::new(x).into());
        let y = Array::new(Shape::matrix(rows, 1), Data::F32(vec![0.0; rows]));
        session.set("y", Rc::new(y).into());
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
