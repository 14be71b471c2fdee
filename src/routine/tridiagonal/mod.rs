//! The tridiagonal matrix that has the eigenvalues of a symmetric one.

mod cases;
mod device;
mod host;

use super::cases::Case;
use super::{Algorithm, Device, HostFault, Outputs, Passes, WRONG};
use crate::op::Costs;
use crate::value::{Array, Data, ElemType};
use smallvec::smallvec;
use std::rc::Rc;

/// Reflections that bring a symmetric matrix to a tridiagonal one. Inputs: the matrix, n×n, no element of which is so large that its
/// square is infinite. Outputs: n×2, the diagonal, and what is beside it, with a zero at the end; with `vectors` the reflections, as
/// [`Reflections`](super::Reflections) takes them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tridiagonal {
    /// The type of the elements.
    pub ty: ElemType,
    /// Rows and columns.
    pub n: u32,
    /// The reflections are wanted.
    pub vectors: bool,
}

impl Algorithm for Tridiagonal {
    const NAME: &'static str = "tridiagonal";

    fn ty(&self) -> ElemType {
        self.ty
    }

    fn outputs(&self) -> Outputs {
        let count = if self.vectors { 3 } else { 1 };
        smallvec![self.ty; count]
    }

    fn elements(&self, output: u8) -> Option<usize> {
        let n = self.n as usize;
        [2 * n, n * n, n].get(usize::from(output)).copied()
    }

    fn largest(&self) -> u64 {
        u64::from(self.n) * u64::from(self.n)
    }

    fn work(&self) -> f64 {
        let n = f64::from(self.n);
        n * n * n / 8.0
    }

    fn is_little(&self) -> bool {
        self.n <= 64
    }

    fn cost(&self, costs: &Costs) -> (f64, f64) {
        let n = f64::from(self.n);
        (n * n * n * 0.8, n * n * n * 0.004 + n * costs.dispatch)
    }

    async fn host(&self, inputs: &[Rc<Array>], outputs: &mut [Data]) -> Result<(), HostFault> {
        match inputs {
            [a] => host::run(self.n as usize, a.data(), outputs),
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
