//! The elements that a sort would have in a few places.

mod cases;
mod device;
mod host;

use super::cases::Case;
use super::{Algorithm, Device, HostFault, Outputs, Passes, WRONG};
use crate::op::Costs;
use crate::op::known::Interval;
use crate::value::{Array, Data, ElemType};
use smallvec::smallvec;
use std::rc::Rc;

/// Of each column the elements that come at given places once it is sorted, NaN last. Zeros come without a sign. Inputs: the
/// columns, of real floating-point numbers; for each column the zero-based places, as uint32, of which those beyond the end
/// stand for the last one. Outputs: the elements, a column for each column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Select {
    /// The type of the elements.
    pub ty: ElemType,
    /// Elements of a column.
    pub len: u32,
    /// How many columns there are.
    pub columns: u32,
    /// Places in each column.
    pub count: u32,
}

impl Select {
    /// More are found by sorting.
    pub const MOST: usize = 16;
    /// Shorter columns are sorted.
    pub const LEAST: usize = 2049;

    fn elements(&self) -> f64 {
        f64::from(self.len) * f64::from(self.columns)
    }
}

impl Algorithm for Select {
    const NAME: &'static str = "select";

    fn ty(&self) -> ElemType {
        self.ty
    }

    fn outputs(&self) -> Outputs {
        smallvec![self.ty]
    }

    fn bounds(&self, _: u8, inputs: &[Interval]) -> Interval {
        inputs[0]
    }

    fn largest(&self) -> u64 {
        u64::from(self.len) * u64::from(self.columns)
    }

    fn work(&self) -> f64 {
        self.elements() * 4.0
    }

    fn cost(&self, costs: &Costs) -> (f64, f64) {
        let n = self.elements();
        (n * 6.0, n * 0.01 * f64::from(self.count + 1) + 7.0 * costs.dispatch)
    }

    async fn host(&self, inputs: &[Rc<Array>], outputs: &mut [Data]) -> Result<(), HostFault> {
        match (inputs, outputs) {
            ([x, places], [y]) => host::run(self, x.data(), places.data(), y).await,
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
