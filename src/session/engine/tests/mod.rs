//! Tests of the engine, and the providers that they pose as devices.

use super::*;

mod cold;
mod equivalence;
mod losses;
mod naive;
#[allow(clippy::disallowed_methods, reason = "a test needs no particular bits")]
mod plans;
