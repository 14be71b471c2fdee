//! The table of primitives: every operation on elements, declared once: its meaning on the host and on a device, and
//! what passes ask of it. Must not know graphs or devices (the WGSL of a row is text here).

mod apply;
pub mod cast;
pub mod complex;
mod costs;
pub mod fold;
pub mod fold_loops;
pub mod fourier;
pub mod host_loops;
pub mod host_work;
pub mod int;
pub mod known;
pub mod lanes;
pub mod linear;
pub mod math;
pub mod matmul;
pub mod pace;
pub mod random;
mod reduce;
pub mod row;
pub mod signature;
pub mod sorting;
pub mod sums;
pub mod table;
pub mod vectors;

pub use apply::{apply, numbers_at_once};
pub use costs::{Costs, FAR, Took};
pub use reduce::{FOLDS, FoldRow, Gives, Identity, ReduceOp};
pub use row::{ClassRule, Op, Row};
pub use signature::{Signature, operand_type, result_type, settle, signature};

/// The elements in one block of a fold. See `fold` for the order in which elements are added.
pub const FOLD_BLOCK: usize = 16_384;
/// The lanes of a block.
pub const FOLD_LANES: usize = 256;
/// Folds of at most this many elements go in order, first to last.
pub const FOLD_IN_ORDER: usize = 32;

/// What a random instruction draws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    /// double in (0,1), 52 bits.
    Uniform,
    /// single in (0,1), 23 bits.
    UniformSingle,
    /// Standard normal double.
    Normal,
    /// Standard normal single.
    NormalSingle,
    /// 32 bits, as uint32.
    Bits,
}
