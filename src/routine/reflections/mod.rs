//! Products of reflections, applied.

mod cases;
mod device;
mod host;

use super::cases::Case;
use super::{Algorithm, Device, HostFault, Outputs, Passes, WRONG};
use crate::op::Costs;
use crate::value::{Array, Data, ElemType};
use smallvec::smallvec;
use std::rc::Rc;

/// Q·C, with the product Q of reflections I - tau·v·v', the first of them leftmost. Inputs: the vectors, n×n, each with zeros above its
/// one, which is beside the diagonal; their factors tau, n×1; C, n×`cols`. Outputs: the product.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reflections {
    /// The type of the elements.
    pub ty: ElemType,
    /// Rows of C.
    pub n: u32,
    /// Columns of C.
    pub cols: u32,
}

impl Algorithm for Reflections {
    const NAME: &'static str = "reflections";

    fn ty(&self) -> ElemType {
        self.ty
    }

    fn outputs(&self) -> Outputs {
        smallvec![self.ty]
    }

    fn largest(&self) -> u64 {
        u64::from(self.n) * u64::from(self.n.max(self.cols))
    }

    fn work(&self) -> f64 {
        f64::from(self.n) * f64::from(self.n) * f64::from(self.cols) / 16.0
    }

    fn is_little(&self) -> bool {
        self.n <= 64
    }

    fn cost(&self, costs: &Costs) -> (f64, f64) {
        let all = f64::from(self.n) * f64::from(self.n) * f64::from(self.cols);
        (all * 0.5, all * 0.002 + 2.0 * costs.dispatch)
    }

    async fn host(&self, inputs: &[Rc<Array>], outputs: &mut [Data]) -> Result<(), HostFault> {
        match (inputs, outputs) {
            ([v, tau, c], [out]) => host::run(self, [v.data(), tau.data(), c.data()], out),
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
