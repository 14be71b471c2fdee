//! Triangular factors of a square matrix whose rows change places.

mod cases;
mod device;
mod host;
mod panel;

use super::cases::Case;
use super::{Algorithm, Device, HostFault, Outputs, PLACE, Passes, WRONG};
use crate::op::Costs;
use crate::value::{Array, Class, Data, ElemType};
use smallvec::smallvec;
use std::rc::Rc;

/// L and U with L·U = A in another order of rows: of each column the greatest comes first, of equal ones the upper one. Inputs: A,
/// n×n. Outputs: U on and above the diagonal and L below it; the zero-based rows of A in their order, as uint32; and two numbers as uint32:
/// the first column without a pivot, 0 where each has one, and whether the order is an odd one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LuFactors {
    /// The type of the elements.
    pub ty: ElemType,
    /// Rows and columns.
    pub n: u32,
}

impl Algorithm for LuFactors {
    const NAME: &'static str = "lu";

    fn ty(&self) -> ElemType {
        self.ty
    }

    fn outputs(&self) -> Outputs {
        smallvec![self.ty, PLACE, PLACE]
    }

    fn elements(&self, output: u8) -> Option<usize> {
        let n = self.n as usize;
        [n * n, n, 2].get(usize::from(output)).copied()
    }

    fn largest(&self) -> u64 {
        u64::from(self.n) * u64::from(self.n)
    }

    fn work(&self) -> f64 {
        let n = f64::from(self.n);
        n * n * n / 48.0
    }

    fn is_little(&self) -> bool {
        self.n <= 64
    }

    fn cost(&self, costs: &Costs) -> (f64, f64) {
        let n = f64::from(self.n);
        // A column is found by one group after the other.
        if self.ty.class == Class::Double {
            let products = n * n * n / 3.0;
            let each = products * costs.fused.1 + n * n;
            return (
                2.0 * products * costs.fused.0,
                each * costs.device_double + n / 8.0 * costs.dispatch,
            );
        }
        (n * n * n * 0.04, n * n * n * 0.001 + n * n * 1.5 + n / 10.0 * costs.dispatch)
    }

    async fn host(&self, inputs: &[Rc<Array>], outputs: &mut [Data]) -> Result<(), HostFault> {
        match (inputs, outputs) {
            ([a], [packed, Data::U32(order), Data::U32(told)]) => {
                host::run(self.n as usize, a.data(), packed, order, told)
            }
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
