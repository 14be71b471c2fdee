//! The catalog of builtin functions: what a builtin is, and the families in display order.
//! Must not know the VM, providers, or async: a builtin never reads a device and never waits. What it
//! needs on the host it asks for with [`Stop::Need`] and is called again once the values are there.

mod arguments;
pub mod arrays;
pub mod averages;
pub mod calendar_time;
pub mod cells;
pub mod construction;
pub mod context;
pub mod conversion;
mod costs;
pub mod data;
pub mod dates;
mod declare;
pub mod device;
pub mod elementwise;
pub mod errors;
pub mod everyday;
pub mod files;
pub mod fourier;
pub mod geometry;
pub mod graphics;
pub mod handles;
pub mod images;
mod in_the_language;
pub mod inline_functions;
pub mod integers;
pub mod iterative;
pub mod language;
pub mod linear_algebra;
pub mod maps;
pub mod means;
pub mod number_theory;
pub mod numerics;
pub mod output;
pub mod parser;
pub mod plane;
pub mod random;
pub mod reductions;
pub mod sets;
pub mod signals;
pub mod special;
pub mod special_matrices;
pub mod statistics;
pub mod stiff;
pub mod strings;
pub mod text_files;
pub mod updates;
pub mod validation;
pub mod validators;

pub(crate) use in_the_language::source_builtins;

pub use crate::graph::{Flow, Stop};
pub use context::{Cx, World};

use crate::diag::Error;
use crate::op::Op;
use crate::value::Value;
use smallvec::SmallVec;

/// The results of a call.
pub type Values = SmallVec<[Value; 1]>;

/// A call: its arguments and how many results are wanted.
pub struct Call<'a> {
    /// The arguments.
    pub args: &'a [Value],
    /// The number of results asked for (0 for a statement).
    pub nargout: usize,
}

/// What a call costs, in the units of the op table, told from its arguments: their shapes, and single numbers. The
/// call then depends on nothing but its arguments, does nothing but warn and print, and may be made elsewhere.
pub type Costs = fn(&[Value]) -> f64;

/// A function of the library, declared once. Dispatch, arity errors, `help`, the catalog, completion and
/// the example tests are derived from it.
pub struct Builtin {
    /// The name it is called by.
    pub name: &'static str,
    /// The chapter of the catalog.
    pub group: Group,
    /// How it is called, one form a line of help.
    pub forms: &'static [&'static str],
    /// The number of arguments.
    pub args: Arity,
    /// The number of results.
    pub outs: Arity,
    /// What runs.
    pub run: Run,
    /// What a call costs, where it may run long and cannot give way in its middle.
    pub costs: Option<Costs>,
    /// One sentence.
    pub summary: &'static str,
    /// Examples; each is run by the tests.
    pub examples: &'static [Example],
}

impl Builtin {
    /// The same with what a call costs.
    pub(crate) const fn costing(mut self, costs: Costs) -> Builtin {
        self.costs = Some(costs);
        self
    }
}

/// The least and the greatest number of arguments or results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arity {
    /// At least.
    pub least: u8,
    /// At most; None for any number.
    pub most: Option<u8>,
}

impl Arity {
    /// Exactly n.
    pub const fn exactly(n: u8) -> Arity {
        Arity { least: n, most: Some(n) }
    }
    /// None to n.
    pub const fn upto(n: u8) -> Arity {
        Arity { least: 0, most: Some(n) }
    }
    /// n to m.
    pub const fn between(n: u8, m: u8) -> Arity {
        Arity { least: n, most: Some(m) }
    }
    /// n or more.
    pub const fn from(n: u8) -> Arity {
        Arity { least: n, most: None }
    }
    /// Whether n is allowed.
    pub const fn allows(self, n: usize) -> bool {
        n >= self.least as usize
            && match self.most {
                Some(m) => n <= m as usize,
                None => true,
            }
    }
}

/// What a builtin does when called.
pub enum Run {
    /// An elementwise primitive on all arguments, captured where they are large.
    Op(Op),
    /// Made of captured operations; arguments and results may be lazy. Asks for host values where it must.
    Compose(fn(&mut Cx<'_>, Call<'_>) -> Flow<Values>),
    /// Computed on the host: lazy arguments are gathered before the call.
    Host {
        /// What computes it.
        f: fn(&mut Cx<'_>, Call<'_>) -> Flow<Values>,
        /// Why it has no device form.
        why: &'static str,
    },
    /// Written in the language itself: the text of a file with one function of this name (and local
    /// functions after it).
    Source(&'static str),
    /// Calls functions of the program: a state machine that the VM drives, one frame a call.
    Task(fn(&mut Cx<'_>, Call<'_>) -> Flow<Box<dyn Task>>),
    /// Needs the VM's own state (workspace, frames): the VM has the code, by the builtin's name.
    Vm,
}

/// A builtin in the middle of its work, waiting for the function that it called.
pub trait Task {
    /// Goes on: with None at the start, then with what the last call gave.
    fn resume(&mut self, cx: &mut Cx<'_>, input: Option<Result<Values, Error>>) -> Flow<TaskStep>;
}

/// What a task wants next.
pub enum TaskStep {
    /// Call this function (a handle, or a name as text) and resume with the results.
    Call {
        /// The function.
        function: Value,
        /// Its arguments.
        args: Vec<Value>,
        /// How many results are wanted.
        nargout: usize,
    },
    /// Resume after others had their turn.
    Pause,
    /// The task is over.
    Done(Values),
}

/// A worked example.
pub enum Example {
    /// An expression, and one that it is equal to (as `isequaln` says, up to rounding for floats).
    Equal(&'static str, &'static str),
    /// A program, and what it prints.
    Prints(&'static str, &'static str),
    /// An expression, and a piece of the error message that it gives.
    Fails(&'static str, &'static str),
}

/// The chapters of the catalog.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the variants are chapter titles")]
pub enum Group {
    Construction,
    Arithmetic,
    Rounding,
    Exponents,
    Trigonometry,
    Complex,
    SpecialFunctions,
    Reductions,
    Statistics,
    SortingAndSets,
    Searching,
    IndexingAndReshaping,
    LinearAlgebra,
    Polynomials,
    FourierAndFilters,
    IntegrationAndOdes,
    Optimisation,
    Strings,
    CellsAndStructs,
    Maps,
    Bits,
    Dates,
    NumberTheory,
    Geometry,
    Files,
    Encoding,
    Language,
    Errors,
    Testing,
    Device,
    Graphics,
}

/// Every family, in display order.
pub const FAMILIES: &[&[&Builtin]] = &[
    construction::ALL,
    construction::IN_THE_LANGUAGE,
    random::ALL,
    conversion::ALL,
    elementwise::OPERATORS,
    elementwise::ROUNDING,
    elementwise::EXPONENTS,
    elementwise::TRIGONOMETRY,
    elementwise::COMPLEX,
    elementwise::BITS,
    special::INCOMPLETE,
    special::BESSEL,
    special::IN_THE_LANGUAGE,
    elementwise::IN_THE_LANGUAGE,
    reductions::ALL,
    means::ALL,
    everyday::AVERAGES,
    everyday::CALLS,
    everyday::DATES,
    integers::ALL,
    integers::IN_THE_LANGUAGE,
    maps::ALL,
    output::ALL,
    output::CLOCKS,
    arrays::SIZES,
    arrays::CLASSES,
    arrays::QUESTIONS,
    arrays::MOVES,
    arrays::PLACES,
    sets::SORTING,
    sets::UNIQUE,
    sets::OPERATIONS,
    cells::MAKE,
    cells::FIELDS,
    cells::CONVERSIONS,
    cells::SLICES,
    cells::EACH,
    language::ALL,
    errors::ERRORS,
    errors::WARNINGS,
    errors::ASSERTIONS,
    linear_algebra::ALL,
    linear_algebra::IN_THE_LANGUAGE,
    fourier::ALL,
    fourier::IN_THE_LANGUAGE,
    special_matrices::SPECIAL_MATRICES,
    special_matrices::GEOMETRY,
    statistics::STATISTICS,
    number_theory::NUMBER_THEORY,
    averages::AVERAGES,
    averages::SHIFTS,
    validation::CHECKS,
    validation::TOOLS,
    numerics::POLYNOMIALS,
    numerics::INTERPOLATION,
    numerics::INTEGRATION,
    numerics::OPTIMISATION,
    images::IMAGES,
    images::COLORMAPS,
    iterative::KRYLOV,
    iterative::NORMAL,
    iterative::NEAR,
    iterative::CURVES,
    validators::VALIDATORS,
    validators::SURROUNDINGS,
    stiff::EQUATIONS,
    stiff::FITS,
    stiff::EVEN,
    geometry::SEARCH,
    plane::PLANE,
    signals::SIGNALS,
    text_files::NUMBERS,
    handles::HANDLES,
    data::BINS,
    data::ORDER,
    data::MISSING,
    data::FRACTIONS,
    updates::UPDATES,
    updates::CONVOLUTION,
    updates::FORMS,
    updates::OPTIONS,
    inline_functions::MATCHES,
    inline_functions::LAST_ERROR,
    inline_functions::INLINE,
    inline_functions::DESCRIPTIONS,
    calendar_time::TIMES,
    dates::CLOCKS,
    dates::DATES,
    files::STREAMS,
    files::DELIMITED,
    files::MATFILES,
    files::WORKSPACE,
    parser::OBJECT,
    parser::METHODS,
    device::ARRAYS,
    device::PAGES,
    strings::LETTERS,
    strings::COMPARISONS,
    strings::SEARCHES,
    strings::PARTS,
    strings::REGULAR_EXPRESSIONS,
    strings::NUMBERS,
    strings::BASES,
    strings::SCANNING,
    strings::COLUMNS,
    strings::STRING_ARRAYS,
    strings::PRINTING,
    strings::ENCODINGS,
    strings::JSON,
    strings::NAMES,
    graphics::DRAWINGS,
    graphics::DECORATIONS,
];
