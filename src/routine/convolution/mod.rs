//! Convolutions of matrices.

mod cases;
mod device;
mod host;
mod spectra;

use super::cases::Case;
use super::{Algorithm, Device, HostFault, Outputs, Passes, WRONG};
use crate::op::Costs;
use crate::value::{Array, Class, Data, ElemType};
use smallvec::smallvec;
use std::rc::Rc;

/// Part of the convolution of a matrix x with a kernel k: element (i, j) of the whole is the sum of k(p, q)·x(i − p, j − q)
/// over what lies within x; of doubles in the order in which the elements of k lie, or in the opposite one. Inputs: x, k.
/// Outputs: the part.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Convolution {
    /// The type of all elements.
    pub ty: ElemType,
    /// Rows and columns of x.
    pub data: (u32, u32),
    /// Rows and columns of the kernel.
    pub kernel: (u32, u32),
    /// Which row and column of the whole the first element of the part is.
    pub first: (u32, u32),
    /// Rows and columns of the part.
    pub size: (u32, u32),
    /// Whether doubles are added from the last element of k to the first.
    pub backwards: bool,
}

impl Convolution {
    /// Products, those of what lies outside of x among them.
    fn products(&self) -> f64 {
        let of = |(rows, cols): (u32, u32)| f64::from(rows) * f64::from(cols);
        of(self.kernel) * of(self.size)
    }
}

impl Algorithm for Convolution {
    const NAME: &'static str = "convolution";

    fn ty(&self) -> ElemType {
        self.ty
    }

    fn outputs(&self) -> Outputs {
        smallvec![self.ty]
    }

    fn largest(&self) -> u64 {
        let of = |(rows, cols): (u32, u32)| u64::from(rows) * u64::from(cols);
        of(self.data).max(of(self.size)).max(of(self.kernel))
    }

    fn work(&self) -> f64 {
        self.products() / 8.0
    }

    fn is_little(&self) -> bool {
        self.products() <= 65_536.0
    }

    fn cost(&self, costs: &Costs) -> (f64, f64) {
        let n = self.products();
        let factor = if self.ty.class == Class::Double { costs.device_double } else { 1.0 };
        (n, n * 0.0002 * factor + costs.dispatch)
    }

    async fn host(&self, inputs: &[Rc<Array>], outputs: &mut [Data]) -> Result<(), HostFault> {
        match (inputs, outputs) {
            ([x, k], [y]) => host::run(self, x.data(), k.data(), y).await,
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
