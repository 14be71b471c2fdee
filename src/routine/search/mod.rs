//! Looking for elements in a sorted table.

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

/// How many elements of a sorted table come before each of others, in the order of `Sort`, ascending. Inputs: the table, what is
/// looked for. Outputs: as many numbers as are looked for, as uint32.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Search {
    /// The type of the elements of both.
    pub ty: ElemType,
    /// The elements of the table.
    pub len: u32,
    /// How many are looked for.
    pub count: u32,
    /// Whether what is equal counts too.
    pub or_equal: bool,
}

impl Search {
    /// Comparisons for each that is looked for.
    fn steps(&self) -> u32 {
        self.len.max(2).ilog2()
    }
}

impl Algorithm for Search {
    const NAME: &'static str = "search";

    fn ty(&self) -> ElemType {
        self.ty
    }

    fn outputs(&self) -> Outputs {
        smallvec![PLACE]
    }

    fn bounds(&self, _: u8, _: &[Interval]) -> Interval {
        Interval::up_to(f64::from(self.len))
    }

    fn largest(&self) -> u64 {
        u64::from(self.count.max(self.len))
    }

    fn work(&self) -> f64 {
        f64::from(self.count) * f64::from(self.steps())
    }

    fn cost(&self, costs: &Costs) -> (f64, f64) {
        let n = self.work();
        (n * 2.0, n * 0.02 + costs.dispatch)
    }

    async fn host(&self, inputs: &[Rc<Array>], outputs: &mut [Data]) -> Result<(), HostFault> {
        match (inputs, outputs) {
            ([table, x], [Data::U32(found)]) => {
                host::run(table.data(), x.data(), self.or_equal, found).await
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
