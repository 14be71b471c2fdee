//! Which columns of an orthogonal factor have the sign that reflections give them.

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

/// For each column of a matrix with orthogonal columns 1 where reflections would have found it so, else -1. Inputs: its first rows, as
/// many as columns. Outputs: n×1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ReflectionSigns {
    /// The type of the elements.
    pub ty: ElemType,
    /// Rows and columns.
    pub n: u32,
}

impl Algorithm for ReflectionSigns {
    const NAME: &'static str = "signs";

    fn ty(&self) -> ElemType {
        self.ty
    }

    fn outputs(&self) -> Outputs {
        smallvec![self.ty]
    }

    fn bounds(&self, _output: u8, _inputs: &[Interval]) -> Interval {
        Interval { least: -1.0, most: 1.0, whole: true, numbers: true }
    }

    fn largest(&self) -> u64 {
        u64::from(self.n) * u64::from(self.n)
    }

    fn work(&self) -> f64 {
        let n = f64::from(self.n);
        n * n * n / 96.0
    }

    fn is_little(&self) -> bool {
        self.n <= 64
    }

    fn cost(&self, costs: &Costs) -> (f64, f64) {
        let n = f64::from(self.n);
        (n * n * n * 0.3, n * n * n * 0.001 + n / 8.0 * costs.dispatch)
    }

    async fn host(&self, inputs: &[Rc<Array>], outputs: &mut [Data]) -> Result<(), HostFault> {
        match (inputs, outputs) {
            ([top], [signs]) => host::run(self.n as usize, top.data(), signs),
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
