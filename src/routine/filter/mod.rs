//! Recursive filters along a dimension.

mod cases;
mod device;
mod host;

use super::cases::Case;
use super::{Algorithm, Device, HostFault, Lanes, Outputs, Passes, WRONG};
use crate::op::Costs;
use crate::value::{Array, Class, Data, ElemType};
use smallvec::smallvec;
use std::rc::Rc;

/// y(n) = b(1)·x(n) + … − a(2)·y(n−1) − …, in direct form II, transposed. Inputs: b and then a, `order` coefficients each, a(1)
/// being 1; x; for each lane the `order - 1` values in the delays before. Outputs: y; the values in the delays afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Filter {
    /// The type of all elements.
    pub ty: ElemType,
    /// The dimension, of x.
    pub lanes: Lanes,
    /// How many coefficients b and a have.
    pub order: u32,
}

impl Filter {
    /// Doubles of fewer lanes are the host's: a lane cannot be cut without another order of additions.
    pub const LANES_OF_DOUBLES: u64 = 512;

    /// Values in the delays of a lane.
    fn delays(&self) -> u32 {
        self.order - 1
    }
}

impl Algorithm for Filter {
    const NAME: &'static str = "filter";

    fn ty(&self) -> ElemType {
        self.ty
    }

    fn outputs(&self) -> Outputs {
        smallvec![self.ty, self.ty]
    }

    fn elements(&self, output: u8) -> Option<usize> {
        let each = if output == 0 { self.lanes.len } else { self.delays() };
        Some((self.lanes.count() * u64::from(each)) as usize)
    }

    fn largest(&self) -> u64 {
        self.lanes.elements()
    }

    fn work(&self) -> f64 {
        self.lanes.elements() as f64 * f64::from(self.order)
    }

    fn is_little(&self) -> bool {
        self.lanes.elements() <= 4_096
    }

    fn cost(&self, costs: &Costs) -> (f64, f64) {
        let n = self.work();
        match self.ty.class {
            // The steps of a lane wait for each other.
            Class::Double => {
                let steps = f64::from(self.lanes.len) * f64::from(self.order);
                (n * 2.0, n * 0.05 * costs.device_double + steps * 600.0 + costs.dispatch)
            }
            _ => (
                n * 2.0,
                n * 0.05 + device::waits(&self.lanes, self.delays()) * 20.0 + 3.0 * costs.dispatch,
            ),
        }
    }

    async fn host(&self, inputs: &[Rc<Array>], outputs: &mut [Data]) -> Result<(), HostFault> {
        match (inputs, outputs) {
            ([coefficients, x, before], [y, after]) => {
                let given = [coefficients.data(), x.data(), before.data()];
                host::run(self, given, y, after).await
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
