//! Fourier transforms on the host: of lengths without large prime factors in an order that devices can follow (`smooth`), of
//! others by rustfft. Must not know what they are made for.

mod butterfly;
mod convolve;
mod plan;
mod smooth;

pub use convolve::{by_spectra, convolved};
pub use plan::{FourierPlan, FourierPlans, FourierStage, Planned, is_pairs, is_smooth};
pub use smooth::Lay;

use super::vectors::Float;
use rustfft::FftNum;
#[cfg(not(target_arch = "wasm32"))]
use rustfft::FftPlanner as Planner;
// In WebAssembly there is one kind of machine, and what rustfft has for others is left out.
#[cfg(target_arch = "wasm32")]
use rustfft::FftPlannerWasmSimd as Planner;

/// Elements whose transforms are computed some at a time.
pub trait Packed: Planned + Float + Into<f64> {}

impl Packed for f64 {}
impl Packed for f32 {}

/// How many units of the largest element rounding leaves at most of what is nothing, after transforms of such lengths: those with large
/// prime factors are convolutions.
pub fn noise(lengths: &[usize]) -> f64 {
    if lengths.iter().all(|&n| is_smooth(n)) { 4.0 } else { 64.0 }
}

/// What plans transforms, and has planned none.
pub fn fft_planner<T: FftNum>() -> Planner<T> {
    #[cfg(not(target_arch = "wasm32"))]
    return Planner::new();
    #[cfg(target_arch = "wasm32")]
    return Planner::new().unwrap_or_else(|()| unreachable!("elements are f32 or f64"));
}
