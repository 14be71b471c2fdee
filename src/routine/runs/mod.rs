//! Folds of runs of neighbours.

mod cases;
mod device;
mod host;

use super::cases::Case;
use super::{Algorithm, Device, HostFault, Outputs, Passes, WRONG};
use crate::op::{Costs, ReduceOp};
use crate::value::{Array, Class, Data, ElemType};
use smallvec::smallvec;
use std::rc::Rc;

/// Folds of runs of neighbours. Inputs: for each run the place behind its end, ascending, as uint32; the elements. Outputs: an
/// element for each run. Doubles are folded from the identity on in order, first to last; single is within its bound.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Runs {
    /// Sum, Prod, Min or Max.
    pub op: ReduceOp,
    /// The type of the elements: double or single.
    pub ty: ElemType,
    /// How many elements.
    pub count: u32,
    /// How many runs.
    pub len: u32,
}

impl Algorithm for Runs {
    const NAME: &'static str = "runs";

    fn ty(&self) -> ElemType {
        self.ty
    }

    fn outputs(&self) -> Outputs {
        smallvec![self.ty]
    }

    fn largest(&self) -> u64 {
        u64::from(self.count.max(self.len))
    }

    fn work(&self) -> f64 {
        f64::from(self.count)
    }

    fn cost(&self, costs: &Costs) -> (f64, f64) {
        let (n, runs) = (f64::from(self.count), f64::from(self.len));
        // A run is folded by one thread where the order matters.
        let each = if self.ty.class == Class::Double { 200.0 } else { 0.1 };
        (n * 2.0, each * n / runs + n * 0.02 + costs.dispatch)
    }

    async fn host(&self, inputs: &[Rc<Array>], outputs: &mut [Data]) -> Result<(), HostFault> {
        match (inputs, outputs) {
            ([ends, x], [y]) => host::run(self.op, ends.data(), x.data(), y),
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
