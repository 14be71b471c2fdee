//! The triangular factor of a positive definite matrix.

mod cases;
mod device;
mod host;

use super::cases::Case;
use super::{Algorithm, Device, HostFault, Outputs, PLACE, Passes, WRONG};
use crate::op::Costs;
use crate::value::{Array, Class, Data, ElemType};
use smallvec::smallvec;
use std::rc::Rc;

/// The upper triangle R with R'·R = A, from what A has on and above its diagonal. Inputs: A, n×n. Outputs: R, with zeros below; and
/// the first order of A that is not positive definite, 0 where all are, as uint32: R is zero from there on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CholeskyFactor {
    /// The type of the elements.
    pub ty: ElemType,
    /// Rows and columns.
    pub n: u32,
}

impl Algorithm for CholeskyFactor {
    const NAME: &'static str = "cholesky";

    fn ty(&self) -> ElemType {
        self.ty
    }

    fn outputs(&self) -> Outputs {
        smallvec![self.ty, PLACE]
    }

    fn elements(&self, output: u8) -> Option<usize> {
        let n = self.n as usize;
        [n * n, 1].get(usize::from(output)).copied()
    }

    fn is_upper(&self, output: u8) -> bool {
        output == 0
    }

    fn largest(&self) -> u64 {
        u64::from(self.n) * u64::from(self.n)
    }

    fn work(&self) -> f64 {
        let n = f64::from(self.n);
        n * n * n / 96.0
    }

    fn is_little(&self) -> bool {
        self.n <= 64
    }

    fn cost(&self, costs: &Costs) -> (f64, f64) {
        let n = f64::from(self.n);
        if self.ty.class == Class::Double {
            let products = n * n * n / 6.0;
            // The rows of a block wait for one another.
            let steps = n * 250.0 * costs.device_double + n / 10.0 * costs.dispatch;
            let device = products * costs.fused.1 * costs.device_double;
            return (products * 2.0 * costs.fused.0, device + steps);
        }
        (n * n * n * 0.02, n * n * n * 0.001 + n / 8.0 * costs.dispatch)
    }

    async fn host(&self, inputs: &[Rc<Array>], outputs: &mut [Data]) -> Result<(), HostFault> {
        match (inputs, outputs) {
            ([a], [r, Data::U32(order)]) => host::run(self.n as usize, a.data(), r, order),
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
