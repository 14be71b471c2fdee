//! Systems with a triangular matrix.

mod cases;
mod device;
mod host;

use super::cases::Case;
use super::{Algorithm, Device, HostFault, Outputs, Passes, WRONG};
use crate::op::Costs;
use crate::value::{Array, Class, Data, ElemType};
use smallvec::smallvec;
use std::rc::Rc;

/// Columns for each of which a group of a device is alone, at most: it reads the whole triangle.
const FEW: u32 = 8;

/// The solution X of T·X = B, T being one triangle of a matrix or its transpose. Inputs: the matrix, n×n; B, n×`cols`. Outputs: X.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TriangularSystem {
    /// The type of the elements.
    pub ty: ElemType,
    /// Rows and columns of the matrix.
    pub n: u32,
    /// Columns of B.
    pub cols: u32,
    /// It is the triangle on and above the diagonal.
    pub upper: bool,
    /// On the diagonal are ones, whatever is stored there.
    pub ones: bool,
    /// T is the triangle's transpose.
    pub turned: bool,
}

impl Algorithm for TriangularSystem {
    const NAME: &'static str = "triangle";

    fn ty(&self) -> ElemType {
        self.ty
    }

    fn outputs(&self) -> Outputs {
        smallvec![self.ty]
    }

    fn largest(&self) -> u64 {
        u64::from(self.n) * u64::from(self.n.max(self.cols))
    }

    fn work(&self) -> f64 {
        f64::from(self.n) * f64::from(self.n) * f64::from(self.cols) / 32.0
    }

    fn is_little(&self) -> bool {
        self.n <= 64
    }

    fn cost(&self, costs: &Costs) -> (f64, f64) {
        let (n, cols) = (f64::from(self.n), f64::from(self.cols));
        if self.ty.class == Class::Double {
            let products = n * n * cols / 2.0;
            let each = match self.cols <= FEW {
                true => n * n * 0.04,
                false => products * costs.fused.1 + n * 250.0,
            };
            let device = each * costs.device_double + n / 16.0 * costs.dispatch;
            return (products * 2.0 * costs.fused.0, device);
        }
        let device = match self.cols <= FEW {
            true => n * n * 0.03 + 3.0 * costs.dispatch,
            false => n * n * (cols * 0.001 + 0.01) + n / 16.0 * costs.dispatch,
        };
        (n * n * (cols * 0.06 + 0.5), device)
    }

    async fn host(&self, inputs: &[Rc<Array>], outputs: &mut [Data]) -> Result<(), HostFault> {
        match (inputs, outputs) {
            ([t, b], [x]) => host::run(self, t.data(), b.data(), x),
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
