//! Running folds along a dimension.

mod cases;
mod device;
mod host;

pub(super) use device::element_work;

use super::cases::Case;
use super::{Algorithm, Device, HostFault, Lanes, Outputs, PLACE, Passes, WRONG};
use crate::op::known::Interval;
use crate::op::{Costs, ReduceOp};
use crate::value::{Array, Class, Data, ElemType};
use smallvec::smallvec;
use std::rc::Rc;

/// A running fold along one dimension, the order defined in `op::fold`. Inputs: x. Outputs: as many elements, and for a minimum
/// or maximum with `at` also the zero-based places as uint32.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scan {
    /// Sum, Prod, Min or Max.
    pub op: ReduceOp,
    /// The type of the elements.
    pub ty: ElemType,
    /// Which elements follow each other.
    pub lanes: Lanes,
    /// From the last element to the first.
    pub reverse: bool,
    /// Whether the place of the least or greatest is wanted, as a second output.
    pub at: bool,
}

impl Algorithm for Scan {
    const NAME: &'static str = "scan";

    fn ty(&self) -> ElemType {
        self.ty
    }

    fn outputs(&self) -> Outputs {
        if self.at { smallvec![self.ty, PLACE] } else { smallvec![self.ty] }
    }

    fn bounds(&self, output: u8, inputs: &[Interval]) -> Interval {
        if output > 0 {
            return Interval::of_places(self.lanes.len as usize);
        }
        // A scan has the folds of one element, of all, and of what is between.
        let of = inputs[0];
        of.and((self.op.row().bounds)(of, f64::from(self.lanes.len)))
    }

    fn largest(&self) -> u64 {
        self.lanes.elements()
    }

    fn work(&self) -> f64 {
        self.lanes.elements() as f64
    }

    fn cost(&self, costs: &Costs) -> (f64, f64) {
        let n = self.lanes.elements() as f64;
        let factor = if self.ty.class == Class::Double { costs.device_double } else { 1.0 };
        (n * 1.0, n * 0.02 * factor.min(20.0) + 2.0 * costs.dispatch)
    }

    async fn host(&self, inputs: &[Rc<Array>], outputs: &mut [Data]) -> Result<(), HostFault> {
        let Scan { op, lanes, reverse, .. } = self;
        match (inputs, outputs) {
            ([x], [y]) if !self.at => host::run(*op, x.data(), lanes, *reverse, y).await,
            ([x], [y, Data::U32(places)]) if self.at => {
                host::run_at(*op, x.data(), lanes, *reverse, y, places).await
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
