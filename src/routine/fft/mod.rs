//! Fourier transforms along a dimension, of lengths without large prime factors.

mod cases;
mod device;
mod host;
pub(super) mod stages;

use super::cases::Case;
use super::{Algorithm, Device, HostFault, Lanes, Outputs, Passes, WRONG};
use crate::op::Costs;
use crate::value::{Array, Class, Data, ElemType};
use smallvec::smallvec;
use std::rc::Rc;

/// Fourier transform along one dimension, back and scaled by its length where `inverse`. Inputs: x, complex or real; of doubles
/// the roots of one of `op::fourier`'s plan for that. Outputs: as many complex elements. Doubles have the same bits, singles are
/// within a bound that is relative to the largest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fft {
    /// The type of the results.
    pub ty: ElemType,
    /// Which elements are transformed among each other.
    pub lanes: Lanes,
    /// Whether back.
    pub inverse: bool,
    /// Whether the elements are real, so many that they are taken for complex ones (`op::fourier::is_pairs`), and transformed forth.
    pub real: bool,
}

impl Fft {
    /// The lanes of what is transformed: real numbers as half as many complex ones.
    fn pairs(&self) -> Lanes {
        let len = if self.real { self.lanes.len / 2 } else { self.lanes.len };
        Lanes { len, ..self.lanes }
    }
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
        let n = self.pairs().elements() as f64;
        let passes = f64::from(self.lanes.len.max(2).ilog2()) / 3.0 + 1.0;
        // Some fourteen operations a number and pass.
        let each = match self.ty.class {
            Class::Single => 0.1,
            _ => 1_400.0 * costs.device_unit * costs.device_double,
        };
        (n * 3.0 * passes, n * each * passes + passes * costs.dispatch)
    }

    async fn host(&self, inputs: &[Rc<Array>], outputs: &mut [Data]) -> Result<(), HostFault> {
        match (inputs, outputs) {
            ([x, ..], [y]) => host::run(x.data(), self, y).await,
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
