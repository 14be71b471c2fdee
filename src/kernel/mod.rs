//! The Kernel: a scalar program over an index space. What `plan` lowers groups to, what the host
//! interprets (**the host interpreter is the definition**), and what is emitted as WGSL.
//! Must not know devices or slots.
//!
//! # What a Kernel means
//!
//! The index space is `kept × reduced × time`:
//!
//! - *kept* coordinates name one result element each (column-major linear index `0..kept_count`);
//! - *reduced* coordinates are folded over (linear index `0..reduced_count`, 1 where nothing is reduced);
//! - *time* runs in order `0..trips` (1 where there is no loop), carrying values from step to step.
//!
//! For every kept element: for every reduced element: the `body` runs with `time` from 0 to `trips`,
//! `Carried(k)` being its initial value at time 0 and the `next` of the step before later on.
//! Instructions of the body that are marked loop-invariant by having no path from time-dependent
//! values may run once. Each reduction folds its `value` (as of the last step) over the reduced
//! elements by the definition in [`fold`](crate::op), and `epilogue` runs once for each kept element on
//! the results. Outputs are stored through views: those of the body at each step or at the last,
//! those of the epilogue once. **In the epilogue a `Linear` view is the kept linear index**, for loads
//! and stores alike; the block's number of a partial result is the fastest part of that index
//! (`block + blocks·kept`, `blocks` being `reduced_count` over `op::FOLD_BLOCK`, rounded up), and so
//! one element a block is stored. Values of the body that no `next`, every-step output or
//! time-dependent effect needs matter at the last step only.
//!
//! Everything that differs between two runs of one program's step — extents, strides, offsets, scalar
//! parameters, trips — is in [`Launch`], so that a changed size or number never makes a new Kernel.
//! A Kernel is hashable: it is the key of the pipeline cache.

pub mod lower;
mod print;
pub mod split;
pub mod wgsl;

pub use crate::op::Draw;
use crate::op::{Op, ReduceOp};
use crate::value::{ElemType, Scalar};
pub use print::print;
use smallvec::SmallVec;

/// Index of an instruction's result in its block; the epilogue continues the body's numbering.
pub type Val = u32;

/// A scalar program over an index space.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Kernel {
    /// The number of kept coordinates that views may have strides for (0: linear access only).
    pub kept_rank: u8,
    /// The number of reduced coordinates (0: no reduction).
    pub reduced_rank: u8,
    /// Whether there is a time loop.
    pub looped: bool,
    /// The arrays read, by element type.
    pub inputs: Vec<ElemType>,
    /// How each view that is used walks; its numbers are in `Launch::views`.
    pub views: Vec<ViewKind>,
    /// Whether strided views may go beyond the arrays that they read: no result hangs on what is found there.
    pub reaches: bool,
    /// Scalars from the host, by element type (complex ones too).
    pub params: Vec<ElemType>,
    /// Values carried from one time step to the next.
    pub carried: Vec<Carried>,
    /// The program that runs for each point of the space.
    pub body: Vec<Instr>,
    /// Folds of body values over the reduced coordinates.
    pub reductions: Vec<Reduction>,
    /// The program that runs for each kept element after the folds.
    pub epilogue: Vec<Instr>,
    /// What is stored.
    pub outputs: Vec<Output>,
}

/// How a view turns coordinates into the address of an element.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ViewKind {
    /// Address = the kept linear index (no reduction), or kept + reduced linear as one dense array
    /// would have them when the reduced coordinates are the fastest: `reduced + reduced_count*kept`.
    Linear,
    /// Always the one element at the offset.
    Uniform,
    /// Address = offset + Σ stride·coordinate over kept, reduced and time coordinates.
    Strided,
}

/// A value carried through the time loop.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Carried {
    /// Its type.
    pub ty: ElemType,
    /// The body value that it starts from; must not depend on time or on carried values.
    pub init: Val,
    /// The body value that it becomes after a step.
    pub next: Val,
}

/// One instruction; its position in `body` (then `epilogue`) is the name of its result.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Instr {
    /// The element of an input at a view's address.
    Load {
        /// Index into `Kernel::inputs`.
        input: u16,
        /// Index into `Kernel::views`.
        view: u16,
    },
    /// The element of an input at a computed zero-based index (a uint32 value, proven in range or
    /// checked before launch).
    Gather {
        /// Index into `Kernel::inputs`.
        input: u16,
        /// The index.
        index: Val,
    },
    /// A scalar parameter.
    Param(u16),
    /// A structural constant, part of the program text (0, 1, NaN for identities and the like).
    Const(Bits),
    /// The kept linear index, as uint32.
    KeptIndex,
    /// One kept coordinate, as uint32.
    KeptCoord(u8),
    /// The reduced linear index, as uint32.
    ReducedIndex,
    /// One reduced coordinate, as uint32.
    ReducedCoord(u8),
    /// The time step, as uint32.
    Time,
    /// A carried value at the start of this step.
    Carried(u16),
    /// One draw of a counter-based stream, a double in (0,1) or a standard normal, or 32 random bits:
    /// Philox4x32 of the key and `counter + index`, the index being a uint32 value and the key and
    /// counter two uint64 parameters. The definition is `op::random`.
    Random {
        /// What is drawn.
        draw: Draw,
        /// Parameter with the session's key (uint64).
        key: u16,
        /// Parameter with the counter of element 0 (uint64).
        counter: u16,
        /// The element's index (uint32); where the draws of a loop go on, `time` is in it.
        index: Val,
    },
    /// A primitive on operands of one type.
    Op {
        /// The primitive.
        op: Op,
        /// The common type of the operands (of the value operands, for `Select`).
        ty: ElemType,
        /// The operands.
        args: SmallVec<[Val; 3]>,
    },
    /// Conversion with the language's rounding and saturation.
    Cast {
        /// The type of the argument.
        from: ElemType,
        /// The type of the result.
        to: ElemType,
        /// The argument.
        arg: Val,
    },
    /// In the epilogue: the result of reduction `k`.
    Reduced(u16),
    /// In the epilogue: the zero-based reduced index where reduction `k` (an arg-minimum or -maximum)
    /// found its result, as uint32.
    ReducedAt(u16),
    /// A fold, by the same definition, of the first `count` elements of an input: how a consumer finishes
    /// another Kernel's partial results for itself. The same for every point of the space.
    Finish {
        /// Index into `Kernel::inputs`.
        input: u16,
        /// The fold.
        op: ReduceOp,
        /// Its element type.
        ty: ElemType,
        /// Parameter with the number of elements (uint32).
        count: u16,
    },
}

/// A constant by its bits, so that NaN and -0 compare and hash as themselves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bits {
    /// The type of the constant (real).
    pub ty: ElemType,
    /// Its bits, in the low bytes.
    pub bits: u64,
}

impl Bits {
    /// The bits of a scalar.
    pub fn of(s: Scalar) -> Bits {
        let bits = match s {
            Scalar::F64(x) => x.to_bits(),
            Scalar::F32(x) => u64::from(x.to_bits()),
            Scalar::I8(x) => u64::from(x as u8),
            Scalar::I16(x) => u64::from(x as u16),
            Scalar::I32(x) => u64::from(x as u32),
            Scalar::I64(x) => x as u64,
            Scalar::U8(x) => u64::from(x),
            Scalar::U16(x) => u64::from(x),
            Scalar::U32(x) => u64::from(x),
            Scalar::U64(x) => x,
            Scalar::Bool(x) => u64::from(x),
            Scalar::Char(x) => u64::from(x.0),
        };
        Bits { ty: ElemType::real(s.class()), bits }
    }
}

/// A fold over the reduced coordinates.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reduction {
    /// The fold.
    pub op: ReduceOp,
    /// The type of its operand and accumulator.
    pub ty: ElemType,
    /// The body value that is folded.
    pub value: Val,
    /// Whether each block of `op::FOLD_BLOCK` reduced elements gives a partial result of its own
    /// (stored with the block's number as the fastest kept coordinate) or all give one.
    pub partial: bool,
}

/// A stored value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Output {
    /// The type stored.
    pub ty: ElemType,
    /// The value: of the body, or of the epilogue.
    pub value: Val,
    /// The view it is stored through (Linear, or Strided for writes into a slice).
    pub view: u16,
    /// Whether a body value is stored at every time step rather than after the last.
    pub every_step: bool,
}

/// The numbers of one run of a Kernel.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Launch {
    /// Extents of the kept coordinates, fastest first (one for each of `kept_rank`; when that is 0, `kept_count` says all).
    pub kept: SmallVec<[u32; 4]>,
    /// The product of the kept extents.
    pub kept_count: u32,
    /// Extents of the reduced coordinates, fastest first.
    pub reduced: SmallVec<[u32; 4]>,
    /// The product of the reduced extents (1 without reduction).
    pub reduced_count: u32,
    /// Time steps (1 without a loop).
    pub trips: u32,
    /// One entry a view of the Kernel.
    pub views: Vec<View>,
    /// One entry a parameter of the Kernel.
    pub params: Vec<Param>,
}

impl Kernel {
    /// Whether each element of its outputs is made of what lies at a place of its inputs, so that it can be made wherever one is
    /// wanted or there: no folds, no loops, no draws, and stored as one dense array.
    pub fn is_of_elements(&self) -> bool {
        let plain = |i: &Instr| !matches!(i, Instr::Finish { .. } | Instr::Random { .. });
        self.reductions.is_empty()
            && self.reduced_rank == 0
            && !self.looped
            && self.body.iter().chain(&self.epilogue).all(plain)
            && self.outputs.iter().all(|o| self.is_linear(o.view))
    }

    /// Whether such a one looks at an input only where the element lies that it makes.
    pub fn looks_only_at(&self, given: u16) -> bool {
        self.body.iter().chain(&self.epilogue).all(|i| match i {
            Instr::Load { input, view } => *input != given || self.is_linear(*view),
            Instr::Gather { input, .. } => *input != given,
            _ => true,
        })
    }

    fn is_linear(&self, view: u16) -> bool {
        self.views.get(view as usize) == Some(&ViewKind::Linear)
    }

    /// What a point costs over all steps of time, in the units of the op table.
    pub fn cost_of_point(&self, launch: &Launch) -> u64 {
        let of = |instr: &Instr| match instr {
            Instr::Op { op, .. } => u64::from(op.row().cost),
            _ => u64::from(Op::Add.row().cost),
        };
        let trips = if self.looped { u64::from(launch.trips.max(1)) } else { 1 };
        self.body.iter().map(of).sum::<u64>().saturating_mul(trips)
    }
}

/// The numbers of a view.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct View {
    /// Address at coordinate zero.
    pub offset: i64,
    /// Strides over the kept coordinates.
    pub kept: SmallVec<[i64; 4]>,
    /// Strides over the reduced coordinates.
    pub reduced: SmallVec<[i64; 4]>,
    /// Stride over time.
    pub time: i64,
}

/// A scalar parameter: a real scalar, or a complex one as two doubles (rounded for complex single).
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Param {
    /// A real scalar of the parameter's class.
    Real(Scalar),
    /// Real and imaginary part.
    Complex(f64, f64),
}
