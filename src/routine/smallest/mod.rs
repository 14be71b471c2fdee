//! The first few elements of a sort.

mod cases;
mod device;

use super::cases::Case;
use super::sort::sorted;
use super::{Algorithm, Device, HostFault, Lanes, Outputs, PLACE, Passes, WRONG};
use crate::op::Costs;
use crate::op::known::Interval;
use crate::value::{Array, Data, ElemType};
use smallvec::smallvec;
use std::rc::Rc;

/// The elements that come first in a sort along a dimension, and the zero-based places that they come from. Inputs: the array.
/// Outputs: the elements; the places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Smallest {
    /// The type of the elements.
    pub ty: ElemType,
    /// The dimension.
    pub lanes: Lanes,
    /// The largest come first.
    pub descending: bool,
    /// How many of each lane.
    pub count: u32,
}

impl Smallest {
    /// More are found by sorting.
    pub const MOST: u32 = 16;
    /// Shorter lanes are sorted.
    pub const LEAST: u32 = 512;
}

impl Algorithm for Smallest {
    const NAME: &'static str = "smallest";

    fn ty(&self) -> ElemType {
        self.ty
    }

    fn outputs(&self) -> Outputs {
        smallvec![self.ty, PLACE]
    }

    fn bounds(&self, output: u8, inputs: &[Interval]) -> Interval {
        match output {
            0 => inputs[0],
            _ => Interval::of_places(self.lanes.len as usize),
        }
    }

    fn largest(&self) -> u64 {
        self.lanes.elements()
    }

    fn work(&self) -> f64 {
        self.lanes.elements() as f64 * 2.0
    }

    fn cost(&self, costs: &Costs) -> (f64, f64) {
        let n = self.lanes.elements() as f64;
        (n * 8.0, n * 0.02 + 2.0 * costs.dispatch)
    }

    async fn host(&self, inputs: &[Rc<Array>], outputs: &mut [Data]) -> Result<(), HostFault> {
        match (inputs, outputs) {
            ([x], [y, Data::U32(places)]) => {
                let kept = self.count as usize;
                sorted(x.data(), &self.lanes, kept, self.descending, y, Some(places)).await
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
