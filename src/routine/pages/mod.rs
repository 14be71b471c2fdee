//! Systems of equations whose matrices are the small pages of an array.

mod cases;
mod device;
mod host;

use super::cases::Case;
use super::{Algorithm, Device, HostFault, Outputs, PLACE, Passes, WRONG};
use crate::op::Costs;
use crate::op::known::Interval;
use crate::value::{Array, Class, Data, ElemType};
use smallvec::smallvec;
use std::rc::Rc;

/// The solutions of A·X = B, page by page, by elimination with the greatest pivots. Inputs: the matrices, n×n×pages, or one for all; the
/// right-hand sides, n×`cols`×pages, or those for all. Outputs: X, zeros where a page has no inverse; for each page whether it has none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PageSystems {
    /// The type of the elements.
    pub ty: ElemType,
    /// Rows and columns of a page.
    pub n: u32,
    /// Columns of right-hand sides.
    pub cols: u32,
    /// Pages of X.
    pub pages: u32,
    /// Whether there is one matrix for all pages, and whether there are right-hand sides for all.
    pub same: [bool; 2],
}

impl PageSystems {
    /// Rows and columns of the largest pages.
    pub const MOST: usize = 32;

    fn products(&self) -> f64 {
        let n = f64::from(self.n);
        f64::from(self.pages) * n * n * (n / 3.0 + f64::from(self.cols))
    }
}

impl Algorithm for PageSystems {
    const NAME: &'static str = "pages";

    fn ty(&self) -> ElemType {
        self.ty
    }

    fn outputs(&self) -> Outputs {
        smallvec![self.ty, PLACE]
    }

    fn elements(&self, output: u8) -> Option<usize> {
        (output == 1).then_some(self.pages as usize)
    }

    fn bounds(&self, output: u8, _inputs: &[Interval]) -> Interval {
        match output {
            0 => Interval::ANY,
            _ => Interval { least: 0.0, most: 1.0, whole: true, numbers: true },
        }
    }

    fn largest(&self) -> u64 {
        u64::from(self.n) * u64::from(self.n.max(self.cols)) * u64::from(self.pages)
    }

    fn work(&self) -> f64 {
        self.products()
    }

    fn cost(&self, costs: &Costs) -> (f64, f64) {
        let of_doubles = if self.ty.class == Class::Double { costs.device_double } else { 1.0 };
        let host = self.products() * 2.5 + f64::from(self.pages) * 50.0;
        (host, self.products() * 0.01 * of_doubles + 2.0 * costs.dispatch)
    }

    async fn host(&self, inputs: &[Rc<Array>], outputs: &mut [Data]) -> Result<(), HostFault> {
        match (inputs, outputs) {
            ([a, b], [x, Data::U32(told)]) => host::run(self, (a.data(), b.data()), x, told).await,
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
