//! The last of several writes to each element.

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

/// Which of several writes to an element is the last. Inputs: the zero-based places written to, as uint32. Outputs: for each
/// element 1 more than the number of the last write to it, 0 where there is none, as uint32.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Owners {
    /// How many writes.
    pub count: u32,
    /// How many elements.
    pub len: u32,
}

impl Algorithm for Owners {
    const NAME: &'static str = "owners";

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
        f64::from(self.len)
    }

    fn cost(&self, costs: &Costs) -> (f64, f64) {
        let n = f64::from(self.count) + f64::from(self.len);
        (n * 1.0, n * 0.02 + 2.0 * costs.dispatch)
    }

    async fn host(&self, inputs: &[Rc<Array>], outputs: &mut [Data]) -> Result<(), HostFault> {
        match (inputs, outputs) {
            ([at], [Data::U32(owners)]) => host::run(at.data(), owners),
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
