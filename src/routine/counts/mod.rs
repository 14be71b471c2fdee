//! How often each place is named.

mod cases;
mod device;
mod host;

use super::cases::Case;
use super::{Algorithm, Device, HostFault, Outputs, PLACE, Passes, WRONG};
use crate::op::Costs;
use crate::op::known::Interval;
use crate::value::{Array, Data, ElemType};
use smallvec::smallvec;
use std::rc::Rc;

/// How often each of `len` places is among `count` zero-based places; those beyond are not counted. Inputs: the places, as
/// uint32. Outputs: the counts, as uint32.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Counts {
    /// How many are counted.
    pub count: u32,
    /// The places that there are.
    pub len: u32,
}

impl Algorithm for Counts {
    const NAME: &'static str = "counts";

    fn ty(&self) -> ElemType {
        PLACE
    }

    fn outputs(&self) -> Outputs {
        smallvec![PLACE]
    }

    fn bounds(&self, _: u8, _: &[Interval]) -> Interval {
        Interval::up_to(f64::from(self.count))
    }

    fn largest(&self) -> u64 {
        u64::from(self.count.max(self.len))
    }

    fn work(&self) -> f64 {
        f64::from(self.count)
    }

    fn cost(&self, costs: &Costs) -> (f64, f64) {
        let n = f64::from(self.count) + f64::from(self.len);
        (n * 1.0, n * 0.02 + 2.0 * costs.dispatch)
    }

    async fn host(&self, inputs: &[Rc<Array>], outputs: &mut [Data]) -> Result<(), HostFault> {
        match (inputs, outputs) {
            ([places], [Data::U32(counts)]) => host::run(places.data(), counts),
            _ => Err(WRONG),
        }
    }

    fn passes(&self, _: &Device<'_>) -> Result<Passes, String> {
        Ok(device::passes(self))
    }

    fn cases() -> Vec<Case> {
        cases::all()
    }
}
