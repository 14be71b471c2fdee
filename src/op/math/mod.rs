//! The elementary and special functions of doubles and singles, each one sequence of IEEE operations, so
//! that host and device give the same bits for doubles. README.md says what may be written here.
//! Must not know classes, arrays or devices.

#![allow(
    clippy::manual_range_contains,
    clippy::manual_clamp,
    reason = "the subset has neither ranges nor clamp"
)]

pub mod base;
pub mod basic;
pub mod complex;
pub mod complex_singles;
pub mod exponential;
pub mod hyperbolic;
pub mod incomplete;
pub mod integrals;
pub mod inverse;
pub mod logarithm;
pub mod normal;
pub mod power;
pub mod powers;
pub mod singles;
#[allow(unused_assignments, reason = "the text is translated: every variable starts with a value")]
pub mod special;
pub mod trigonometric;
pub mod words;

pub use base::{ceil, floor, rint, round, sqrt, trunc};
pub use base::{ceil_f32, floor_f32, rint_f32, round_f32, sqrt_f32, trunc_f32};
pub use basic::*;
pub use complex::*;
pub use complex_singles::*;
pub use exponential::*;
pub use hyperbolic::*;
pub use incomplete::*;
pub use integrals::*;
pub use inverse::*;
pub use logarithm::*;
pub use normal::*;
pub use power::*;
pub use powers::{cbrt, hypot, pow, whole_power, whole_power_f32};
pub use singles::*;
pub use special::*;
pub use trigonometric::*;

#[cfg(test)]
mod tests;
