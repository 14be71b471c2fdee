//! The places at which a mask is true, or false.

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

/// The zero-based places at which a mask has a value, in their order. Inputs: the mask. Outputs: the places, as uint32.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Trues {
    /// Elements of the mask.
    pub len: u32,
    /// How many have the value.
    pub count: u32,
    /// The value.
    pub value: bool,
}

impl Algorithm for Trues {
    const NAME: &'static str = "trues";

    fn ty(&self) -> ElemType {
        ElemType::LOGICAL
    }

    fn outputs(&self) -> Outputs {
        smallvec![PLACE]
    }

    fn bounds(&self, _: u8, _: &[Interval]) -> Interval {
        Interval::of_places(self.len as usize)
    }

    fn largest(&self) -> u64 {
        u64::from(self.len)
    }

    fn work(&self) -> f64 {
        f64::from(self.len) * 2.0
    }

    fn cost(&self, costs: &Costs) -> (f64, f64) {
        let n = f64::from(self.len);
        (n * 2.0, n * 0.01 + 3.0 * costs.dispatch)
    }

    async fn host(&self, inputs: &[Rc<Array>], outputs: &mut [Data]) -> Result<(), HostFault> {
        match (inputs, outputs) {
            ([mask], [Data::U32(places)]) => host::run(self, mask.data(), places).await,
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
