//! Stable sorting along a dimension.

mod cases;
mod device;
mod host;
mod network;

pub(super) use device::{Zeros, bits, key, whole_keys};
pub(super) use host::{complex_order, run as sorted};

use super::cases::Case;
use super::{
    Algorithm, Device, HostFault, Lanes, Outputs, PLACE, Passes, Routine, Smallest, WRONG,
};
use crate::op::Costs;
use crate::op::known::Interval;
use crate::value::{Array, Data, ElemType};
use smallvec::smallvec;
use std::rc::Rc;

/// Stable sort along one dimension, NaN last when ascending and first when descending. Inputs: x. Outputs: the sorted elements,
/// and with `at` the zero-based places they came from as uint32.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sort {
    /// The type of the elements. Complex ones sort by magnitude, then angle.
    pub ty: ElemType,
    /// Which elements are sorted among each other.
    pub lanes: Lanes,
    /// Greatest first.
    pub descending: bool,
    /// Whether the places are wanted, as a second output.
    pub at: bool,
}

impl Algorithm for Sort {
    const NAME: &'static str = "sort";

    fn ty(&self) -> ElemType {
        self.ty
    }

    fn outputs(&self) -> Outputs {
        if self.at { smallvec![self.ty, PLACE] } else { smallvec![self.ty] }
    }

    fn bounds(&self, output: u8, inputs: &[Interval]) -> Interval {
        match output {
            0 => inputs[0],
            _ => Interval::of_places(self.lanes.len as usize),
        }
    }

    fn beginning(&self, lanes: Lanes, count: u32) -> Option<Routine> {
        let few = count <= Smallest::MOST && lanes.len >= Smallest::LEAST && !self.ty.complex;
        let Sort { ty, descending, .. } = *self;
        (few && lanes == self.lanes).then(|| Smallest { ty, lanes, descending, count }.into())
    }

    fn largest(&self) -> u64 {
        self.lanes.elements()
    }

    fn work(&self) -> f64 {
        self.lanes.elements() as f64 * 24.0
    }

    fn cost(&self, costs: &Costs) -> (f64, f64) {
        let n = self.lanes.elements() as f64;
        // Short lanes are sorted in the memory of a workgroup.
        let device = match self.lanes.len <= 1024 {
            true => n * 0.1 + costs.dispatch,
            false => n * 0.5 + 15.0 * costs.dispatch,
        };
        (n * 60.0, device)
    }

    async fn host(&self, inputs: &[Rc<Array>], outputs: &mut [Data]) -> Result<(), HostFault> {
        let all = self.lanes.len as usize;
        match (inputs, outputs) {
            ([x], [y]) if !self.at => {
                host::run(x.data(), &self.lanes, all, self.descending, y, None).await
            }
            ([x], [y, Data::U32(places)]) if self.at => {
                host::run(x.data(), &self.lanes, all, self.descending, y, Some(places)).await
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
