//! What chains of operations cost on the host: `cargo run --release --example chains` prints nanoseconds an element of each chain, for
//! arrays of several lengths and classes. Each ends in a question, for what nobody asks for is not computed. Two versions are
//! compared by running the programs of both in turns.

#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a native program at the command line"
)]

use matgpu::session::{Options, Session};
use matgpu::value::{Array, Data, Shape};
use std::rc::Rc;
use std::time::Instant;

const CHAINS: [(&str, &str); 8] = [
    ("arithmetic", "y = (x + 1) .* x - x ./ 2; if sum(y) < -1e9, v = 0; end"),
    ("waves", "y = sin(x) .* x + cos(x); if sum(y) < -1e9, v = 0; end"),
    ("exponentials", "y = exp(-x .* x) + log(x + 2); if sum(y) < -1e9, v = 0; end"),
    ("roots", "y = sqrt(abs(x)) + x .^ 2; if sum(y) < -1e9, v = 0; end"),
    ("comparisons", "y = (x > 0.3) & (x < 0.7) | x == 0.5; if sum(y) < -1e9, v = 0; end"),
    ("choices", "y = min(max(x, 0.2), 0.8) + mod(x, 0.1); if sum(y) < -1e9, v = 0; end"),
    ("rounding", "y = round(x * 10) + floor(x * 3) - fix(x); if sum(y) < -1e9, v = 0; end"),
    ("folds", "if sum(x .* x) + max(x) - mean(x) < -1e9, v = 0; end"),
];

fn main() {
    let only = std::env::args().nth(1);
    for (name, text) in CHAINS.iter().filter(|(name, _)| only.as_ref().is_none_or(|o| o == name)) {
        for length in [16usize, 1_000, 100_000, 4_000_000] {
            for single in [false, true] {
                let mut session = Session::new(Options::default());
                let numbers = (0..length).map(|k| (k as f64 * 0.618_033_988_7).fract());
                let data = match single {
                    true => Data::F32(numbers.map(|x| x as f32).collect()),
                    false => Data::F64(numbers.collect()),
                };
                session.set("x", Rc::new(Array::new(Shape::matrix(length, 1), data)).into());
                // Small arrays are computed with many times a run, for a run has costs of its own.
                let (turns, runs) = ((200_000 / length).clamp(1, 2_000), 40);
                let text = format!("for turn = 1:{turns}, {text} end");
                let mut times: Vec<f64> = (0..runs)
                    .map(|_| {
                        let from = Instant::now();
                        let ran = pollster::block_on(session.run(&text, "program"));
                        ran.unwrap_or_else(|f| panic!("{}", f.errors[0].message()));
                        from.elapsed().as_secs_f64() * 1e9 / (turns * length) as f64
                    })
                    .collect();
                times.sort_by(f64::total_cmp);
                let class = if single { "single" } else { "double" };
                println!("{name:12} {class} {length:8} {:9.3} {:9.3}", times[runs / 2], times[0]);
            }
        }
    }
}
