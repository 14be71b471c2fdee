//! The catalog of builtin functions. A family is a folder and a chapter ([`Group`]): rows in its Rust files, texts in
//! the language in `m/`, texts that only other texts of the library may call in `m/private/`. Beside the families stand
//! what a builtin is (`builtin`), all rows in order (`catalog`), what a builtin may use (`context`), and helpers for
//! reading arguments and declaring rows.
//! Must not know the VM, providers, or async: a builtin never reads a device and never waits. What it
//! needs on the host it asks for with [`Stop::Need`] and is called again once the values are there.

mod absent;
mod arguments;
pub mod arithmetic;
pub mod bits;
mod builtin;
pub mod calculus;
mod catalog;
pub mod cells_and_structs;
pub mod classes;
pub mod complex;
pub mod construction;
pub mod context;
pub mod control;
mod costs;
pub mod dates;
mod declare;
pub mod device;
pub mod errors;
pub mod exponents;
mod few;
pub mod files;
pub mod finance;
pub mod fourier_and_filters;
pub mod geometry;
pub mod graphics;
pub mod images;
mod in_the_language;
pub mod indexing_and_reshaping;
pub mod interpolation;
pub mod language;
pub mod linear_algebra;
pub mod maps;
pub mod number_theory;
pub mod optimisation;
pub mod polynomials;
pub mod reductions;
pub mod rounding;
pub mod searching;
pub mod sorting_and_sets;
pub mod special_functions;
pub mod statistics;
pub mod strings;
pub mod tables;
pub mod testing;
pub mod trigonometry;
pub mod validation;

pub use in_the_language::ReadToolboxes;
pub(crate) use in_the_language::{Toolboxes, source_builtins};

pub use crate::graph::{Flow, Stop};
pub use absent::{ABSENT, Absent, is_of_matlab};
pub use builtin::{
    Arity, Builtin, Call, CallCost, Captures, Example, Examples, Group, OnGpu, Run, Sparse, Task,
    TaskStep, Traits, Values,
};
pub use catalog::{FAMILIES, HELPERS};
pub use context::{Cx, World};
