//! Folds by place, for few places.

mod cases;
mod device;
mod host;

use super::cases::Case;
use super::{Algorithm, Device, HostFault, Outputs, Passes, WRONG};
use crate::op::{Costs, ReduceOp};
use crate::value::{Array, Data, ElemType};
use smallvec::smallvec;
use std::rc::Rc;

/// Parts that keep a device busy.
const PARTS: u32 = 512;
/// Elements of a part at most: so many sums of words leave no 32 bits.
const LONGEST: u32 = 1 << 15;

/// Folds of singles by their zero-based places, each part of the elements for itself; what has another place is left out.
/// Inputs: the places, as uint32; the elements. Outputs: `len` × [`Bins::parts`] folds. Within a bound.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bins {
    /// Sum, Min or Max.
    pub op: ReduceOp,
    /// How many elements.
    pub count: u32,
    /// How many places.
    pub len: u32,
}

impl Bins {
    /// Places that a workgroup has room for.
    pub const MOST: u32 = 1024;

    /// Elements of a part: no fewer than twice what is made of it.
    fn each(&self) -> u32 {
        let least = (2 * self.len).max(1024);
        self.count.div_ceil(PARTS).max(least).next_multiple_of(256).min(LONGEST)
    }

    /// The parts of the elements.
    pub fn parts(&self) -> u32 {
        self.count.div_ceil(self.each())
    }

    /// Whether it is an algorithm for this.
    pub fn takes(op: ReduceOp, len: u32) -> bool {
        [ReduceOp::Sum, ReduceOp::Min, ReduceOp::Max].contains(&op) && len <= Bins::MOST
    }
}

impl Algorithm for Bins {
    const NAME: &'static str = "bins";

    fn ty(&self) -> ElemType {
        ElemType::SINGLE
    }

    fn outputs(&self) -> Outputs {
        smallvec![ElemType::SINGLE]
    }

    fn largest(&self) -> u64 {
        u64::from(self.count).max(u64::from(self.len) * u64::from(self.parts()))
    }

    fn work(&self) -> f64 {
        f64::from(self.count) * 2.0
    }

    fn cost(&self, costs: &Costs) -> (f64, f64) {
        let n = f64::from(self.count);
        (n * 2.0, n * 0.02 + costs.dispatch)
    }

    async fn host(&self, inputs: &[Rc<Array>], outputs: &mut [Data]) -> Result<(), HostFault> {
        match (inputs, outputs) {
            ([places, x], [Data::F32(y)]) => host::run(self, places.data(), x.data(), y),
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
