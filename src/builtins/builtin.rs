//! What a builtin is: its name, arity, help and examples, and how it runs.
//! Must not know any of them.

use super::context::Cx;
use super::few::Few;
use crate::diag::Error;
use crate::graph::Flow;
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

/// What a call costs, in the units of the op table, computed from its arguments: their shapes, and single numbers. The
/// call then depends on nothing but its arguments, does nothing but warn and print, and may be made elsewhere.
pub type CallCost = fn(&[Value]) -> f64;

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
    /// What else holds of it.
    pub traits: Traits,
    /// One sentence.
    pub summary: &'static str,
    /// Examples; each is run by the tests.
    pub examples: Examples,
}

impl Builtin {
    /// Whether a call may be part of a trace.
    pub fn captures(&self) -> Captures {
        match self.run {
            Run::Op(_) => Captures::All,
            Run::Compose { captures, .. } => captures,
            Run::Host { why, pure: true, .. } => Captures::Host(why),
            Run::Host { why, .. } => Captures::Never(why),
            Run::Task(_) => Captures::Never("it calls functions of the program"),
            // Its text is followed instead.
            Run::Source(_) => Captures::Never("it is written in the language"),
            Run::Vm => Captures::Never("it needs the state of the machine"),
            Run::Method => Captures::Never("it is a method of objects"),
            Run::Class => Captures::Never("it makes an object"),
        }
    }

    /// The same with what a call costs.
    pub(crate) const fn costing(mut self, costs: CallCost) -> Builtin {
        self.traits = self.traits.costing(costs);
        self
    }

    /// The same as a method of string arrays.
    pub(crate) const fn of_strings(mut self) -> Builtin {
        self.traits = self.traits.of_strings();
        self
    }

    /// The same, of one that reads or changes more than its arguments.
    pub(crate) const fn with_effects(mut self) -> Builtin {
        if let Run::Host { pure, .. } = &mut self.run {
            *pure = false;
        }
        self
    }
}

/// What holds of some builtins: a row says so in words.
#[derive(Clone, Copy)]
pub struct Traits {
    /// What a call costs, where it may run long and cannot give way in its middle.
    pub costs: Option<CallCost>,
    /// Which results are sparse where an argument is.
    pub sparse: Sparse,
    /// Whether string arrays have it as a method, `text.upper`.
    pub of_strings: bool,
    /// Whether its results are `gpuArray`s where an argument is.
    pub on_gpu: OnGpu,
    /// Whether a call for one result, with no more arguments than it takes, computes element by element.
    pub by_element: bool,
    /// What is tried before its text runs.
    pub few: Option<Few>,
}

impl Traits {
    /// What holds of most.
    pub const NONE: Traits = Traits {
        costs: None,
        sparse: Sparse::ByOperation,
        of_strings: false,
        on_gpu: OnGpu::ByGroup,
        by_element: false,
        few: None,
    };

    /// What a call costs.
    pub(crate) const fn costing(mut self, costs: CallCost) -> Traits {
        self.costs = Some(costs);
        self
    }

    /// The first result is sparse where an argument is.
    pub(crate) const fn keeps_sparse(mut self) -> Traits {
        self.sparse = Sparse::First;
        self
    }

    /// Factors are sparse where an argument is.
    pub(crate) const fn keeps_factors_sparse(mut self) -> Traits {
        self.sparse = Sparse::Factors;
        self
    }

    /// It tells of arrays, and its results are values of the host: `size`, `isempty`.
    pub(crate) const fn tells(mut self) -> Traits {
        self.on_gpu = OnGpu::Never;
        self
    }

    /// Its results are `gpuArray`s where an argument is, whatever its group is.
    pub(crate) const fn keeps_gpu(mut self) -> Traits {
        self.on_gpu = OnGpu::Always;
        self
    }

    /// What computes it of a few doubles, before its text runs.
    pub(crate) const fn of_few(mut self, few: Few) -> Traits {
        self.few = Some(few);
        self
    }

    /// For one result, of as few arguments as it takes, it computes element by element and does nothing else.
    pub(crate) const fn by_element(mut self) -> Traits {
        self.by_element = true;
        self
    }

    /// String arrays have it as a method.
    pub(crate) const fn of_strings(mut self) -> Traits {
        self.of_strings = true;
        self
    }
}

/// Which results of a builtin are sparse where an argument is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sparse {
    /// None, but for the result of an operation that gives 0 for 0.
    ByOperation,
    /// The first.
    First,
    /// All but an order of rows or columns, which comes behind the factors.
    Factors,
}

/// Whether the results of a builtin are `gpuArray`s where an argument is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnGpu {
    /// Where its group computes elements.
    ByGroup,
    /// Never.
    Never,
    /// Whatever its group is.
    Always,
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

/// Whether a call may be part of a trace, which stands for it when a loop comes again: then it does nothing but capture
/// work on its arguments, and looks into none of these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Captures {
    /// On any of its arguments.
    All,
    /// On so many of them; the others are numbers, and words.
    First(u8),
    /// On none: every argument is a size, or the name of a class.
    Sizes,
    /// On none, for this reason: it computes values of the host from values of the host, and does nothing else.
    Host(&'static str),
    /// For this reason it may not.
    Never(&'static str),
}

/// What a builtin does when called.
pub enum Run {
    /// An elementwise primitive on all arguments, captured where they are large.
    Op(Op),
    /// Made of captured operations; arguments and results may be lazy. Asks for host values where it must.
    Compose {
        /// What makes it.
        f: fn(&mut Cx<'_>, Call<'_>) -> Flow<Values>,
        /// Whether a trace of a loop may have it.
        captures: Captures,
    },
    /// Computed on the host: lazy arguments are gathered before the call.
    Host {
        /// What computes it.
        f: fn(&mut Cx<'_>, Call<'_>) -> Flow<Values>,
        /// Why it has no device form.
        why: &'static str,
        /// Whether it computes its results from its arguments, and does nothing else but warn.
        pure: bool,
    },
    /// Written in the language itself: the text of a file with one function of this name (and local
    /// functions after it).
    Source(&'static str),
    /// Calls functions of the program: a state machine that the VM drives, one frame a call.
    Task(fn(&mut Cx<'_>, Call<'_>) -> Flow<Box<dyn Task>>),
    /// Needs the VM's own state (workspace, frames): the VM has the code, by the builtin's name.
    Vm,
    /// Constructs an object of the class of the library that has this name.
    Class,
    /// A method that objects of classes of the library have, and no other value.
    Method,
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
    /// Call this function with whole arrays, for what it gives for each of their elements, and resume with the results; with
    /// none where it does more than compute.
    CallElementwise {
        /// The function.
        function: Value,
        /// The arrays, and numbers.
        args: Vec<Value>,
        /// How many results are wanted.
        nargout: usize,
    },
    /// Resume after others had their turn.
    Pause,
    /// The task is over.
    Done(Values),
}

/// The examples of a builtin: kept where the crate's own tests run them, and left out of what is built to be used.
#[derive(Clone, Copy)]
pub struct Examples(#[cfg(test)] pub &'static [Example]);

impl Examples {
    /// These.
    #[cfg_attr(not(test), allow(unused_variables, reason = "they are for tests"))]
    pub const fn of(examples: &'static [Example]) -> Examples {
        Examples(
            #[cfg(test)]
            examples,
        )
    }
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
    Bits,
    SpecialFunctions,
    Reductions,
    Statistics,
    SortingAndSets,
    Searching,
    IndexingAndReshaping,
    LinearAlgebra,
    Polynomials,
    Interpolation,
    Calculus,
    Optimisation,
    FourierAndFilters,
    Control,
    NumberTheory,
    Finance,
    Geometry,
    Strings,
    CellsAndStructs,
    Maps,
    Classes,
    Dates,
    Tables,
    Files,
    Language,
    Validation,
    Errors,
    Testing,
    Device,
    Images,
    Graphics,
}

impl Group {
    /// Whether its functions compute elements of arrays from elements of arrays.
    pub fn is_of_elements(self) -> bool {
        self <= Group::Geometry || self == Group::Images
    }
}
