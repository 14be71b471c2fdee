//! Products of matrices.

mod cases;
mod device;
mod host;
mod small;
mod vector;

pub use device::{Form, Kind, Tile, Tiles};

use super::cases::Case;
use super::{Algorithm, Device, HostFault, Outputs, Passes, WRONG};
use crate::op::Costs;
use crate::value::{Array, Class, Data, ElemType};
use smallvec::smallvec;
use std::rc::Rc;

/// Matrix products `C = op(A)·op(B)`, once for each of `batch` pairs of matrices. Inputs: A, B. Outputs: C. Element `c(i,j)` of
/// double and complex double is the sum over k in the order that `op::matmul` defines; single is within its bound.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the usual names")]
pub struct MatMul {
    pub ty: ElemType,
    /// Rows of C.
    pub m: u32,
    /// Columns of C.
    pub n: u32,
    /// Columns of op(A), rows of op(B).
    pub k: u32,
    /// How A lies in memory: as it is used (m×k), or transposed (k×m), or conjugated and transposed.
    pub a: Lie,
    /// How B lies in memory: as it is used (k×n), or transposed (n×k), or conjugated and transposed.
    pub b: Lie,
    /// The number of products; matrix p of A begins at `p·m·k`, or is the same for all (`a_same`).
    pub batch: u32,
    pub a_same: bool,
    pub b_same: bool,
}

/// How an operand of a product lies in memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "MatMul explains them")]
pub enum Lie {
    Straight,
    Transposed,
    Conjugated,
}

/// Products of numbers that a product of small matrices makes at once.
const LITTLE: u64 = 1 << 15;

impl Algorithm for MatMul {
    const NAME: &'static str = "matmul";

    fn ty(&self) -> ElemType {
        self.ty
    }

    fn outputs(&self) -> Outputs {
        smallvec![self.ty]
    }

    fn largest(&self) -> u64 {
        let sides = [(self.m, self.k), (self.k, self.n), (self.m, self.n)];
        let elements = |(a, b): (u32, u32)| {
            (u64::from(a) * u64::from(b)).saturating_mul(u64::from(self.batch))
        };
        sides.map(elements).into_iter().max().unwrap_or(0)
    }

    fn work(&self) -> f64 {
        f64::from(self.m) * f64::from(self.n) * f64::from(self.k) * f64::from(self.batch) / 16.0
    }

    fn is_little(&self) -> bool {
        let products = u64::from(self.m) * u64::from(self.n) * u64::from(self.k);
        products.saturating_mul(u64::from(self.batch)) <= LITTLE
    }

    fn cost(&self, costs: &Costs) -> (f64, f64) {
        let MatMul { ty, m, n, k, batch, .. } = *self;
        let [m, n, k, batch] = [m, n, k, batch].map(f64::from);
        let each = if ty.complex { 4.0 } else { 1.0 };
        let products = each * m * n * k * batch;
        let factor = if ty.class == Class::Double { costs.device_double } else { 1.0 };
        let pages = |same: bool| if same { 1.0 } else { batch };
        let read = m * k * pages(self.a_same) + k * n * pages(self.b_same);
        let bytes = (read + m * n * batch) * ty.bytes() as f64;
        let host = products * costs.fused.0 + bytes * costs.host_byte;
        (host, products * costs.fused.1 * factor + bytes * costs.device_byte)
    }

    async fn host(&self, inputs: &[Rc<Array>], outputs: &mut [Data]) -> Result<(), HostFault> {
        match (inputs, outputs) {
            ([a, b], [c]) => host::run(self, a.data(), b.data(), c).await,
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
