//! The names of routines: algorithms that are not one scalar program over an index space, and the
//! numbers of one run of each. Must not know where they run.

use super::ReduceOp;
use crate::value::ElemType;

/// A named algorithm on whole arrays. All arrays are dense and column-major.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Routine {
    /// Matrix product. Inputs: A, B. Outputs: C. Element `c(i,j)` of double and complex double is the sum
    /// over k in the order that `op::matmul` defines; single is within its bound.
    MatMul(MatMul),
    /// Running fold along one dimension, the order defined in `op::fold`. Inputs: x. Outputs: as many
    /// elements, and for a minimum or maximum with `at` also the zero-based places as uint32.
    Scan {
        /// Sum, Prod, Min or Max.
        op: ReduceOp,
        /// The type of the elements.
        ty: ElemType,
        /// Which elements follow each other.
        lanes: Lanes,
        /// From the last element to the first.
        reverse: bool,
        /// Whether the place of the least or greatest is wanted, as a second output.
        at: bool,
    },
    /// Stable sort along one dimension, NaN last when ascending and first when descending. Inputs: x.
    /// Outputs: the sorted elements, and with `at` the zero-based places they came from as uint32.
    Sort {
        /// The type of the elements. Complex ones sort by magnitude, then angle.
        ty: ElemType,
        /// Which elements are sorted among each other.
        lanes: Lanes,
        /// Greatest first.
        descending: bool,
        /// Whether the places are wanted, as a second output.
        at: bool,
    },
    /// Fourier transform along one dimension, back and scaled by its length where `inverse`. Inputs: x, complex. Outputs: as
    /// many elements. Within a bound that is relative to the largest.
    Fft {
        /// The type of the elements.
        ty: ElemType,
        /// Which elements are transformed among each other.
        lanes: Lanes,
        /// Whether back.
        inverse: bool,
    },
    /// How many elements of a sorted table come before each of others, in the order of `Sort`, ascending. Inputs: the table,
    /// what is looked for. Outputs: as many numbers as are looked for, as uint32.
    Search {
        /// The type of the elements of both.
        ty: ElemType,
        /// The elements of the table.
        len: u32,
        /// How many are looked for.
        count: u32,
        /// Whether what is equal counts too.
        or_equal: bool,
    },
    /// Folds of runs of neighbours. Inputs: for each run the place behind its end, ascending, as uint32; the elements. Outputs:
    /// an element for each run. Doubles are folded from the identity on in order, first to last; single is within its bound.
    Runs {
        /// Sum, Prod, Min or Max.
        op: ReduceOp,
        /// The type of the elements: double or single.
        ty: ElemType,
        /// How many elements.
        count: u32,
        /// How many runs.
        len: u32,
    },
    /// Which of several writes to an element is the last. Inputs: the zero-based places written to, as uint32. Outputs:
    /// for each element 1 more than the number of the last write to it, 0 where there is none, as uint32.
    Owners {
        /// How many writes.
        count: u32,
        /// How many elements.
        len: u32,
    },
}

/// The numbers of a matrix product `C = op(A)·op(B)`, once for each of `batch` pairs of matrices.
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

/// A dimension of a dense array: element `j` of lane `(i, o)` is at `i + inner·(j + len·o)`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lanes {
    /// The product of the extents before the dimension.
    pub inner: u32,
    /// The extent of the dimension.
    pub len: u32,
    /// The product of the extents after the dimension.
    pub outer: u32,
}

impl Routine {
    /// A name for lists and labels.
    pub fn name(&self) -> &'static str {
        match self {
            Routine::MatMul(_) => "matmul",
            Routine::Scan { .. } => "scan",
            Routine::Sort { .. } => "sort",
            Routine::Owners { .. } => "owners",
            Routine::Search { .. } => "search",
            Routine::Runs { .. } => "runs",
            Routine::Fft { .. } => "fft",
        }
    }

    /// The type of each output for the input types of this run.
    pub fn outputs(&self) -> smallvec::SmallVec<[ElemType; 2]> {
        let place = ElemType::real(crate::value::Class::UInt32);
        match *self {
            Routine::MatMul(m) => smallvec::smallvec![m.ty],
            Routine::Scan { ty, at, .. } | Routine::Sort { ty, at, .. } if at => {
                smallvec::smallvec![ty, place]
            }
            Routine::Scan { ty, .. } | Routine::Sort { ty, .. } | Routine::Fft { ty, .. } => {
                smallvec::smallvec![ty]
            }
            Routine::Runs { ty, .. } => smallvec::smallvec![ty],
            Routine::Owners { .. } | Routine::Search { .. } => smallvec::smallvec![place],
        }
    }
}
