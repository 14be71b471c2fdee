//! Fourier transforms along a dimension.

mod cases;
mod device;
mod host;

use super::cases::Case;
use super::{Algorithm, Device, HostFault, Lanes, Outputs, Passes, WRONG};
use crate::op::Costs;
use crate::value::{Array, Data, ElemType};
use smallvec::smallvec;
use std::rc::Rc;

/// Fourier transform along one dimension, back and scaled by its length where `inverse`. Inputs: x, complex. Outputs: as many
/// elements. Within a bound that is relative to the largest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fft {
    /// The type of the elements.
    pub ty: ElemType,
    /// Which elements are transformed among each other.
    pub lanes: Lanes,
    /// Whether back.
    pub inverse: bool,
}

impl Algorithm for Fft {
    const NAME: &'static str = "fft";

    fn ty(&self) -> ElemType {
        self.ty
    }

    fn outputs(&self) -> Outputs {
        smallvec![self.ty]
    }

    fn largest(&self) -> u64 {
        self.lanes.elements()
    }

    fn work(&self) -> f64 {
        self.lanes.elements() as f64 * 24.0
    }

    fn cost(&self, costs: &Costs) -> (f64, f64) {
        let n = self.lanes.elements() as f64;
        let passes = f64::from(self.lanes.len.max(2).ilog2()) / 3.0 + 1.0;
        (n * 6.0 * passes, n * 0.1 * passes + passes * costs.dispatch)
    }

    async fn host(&self, inputs: &[Rc<Array>], outputs: &mut [Data]) -> Result<(), HostFault> {
        match (inputs, outputs) {
            ([x], [y]) => host::run(x.data(), &self.lanes, self.inverse, y).await,
            _ => Err(WRONG),
        }
    }

    fn passes(&self, device: &Device<'_>) -> Result<Passes, String> {
        device::passes(self, device)
    }

    fn cases() -> Vec<Case> {
        cases::all()
    }
}
