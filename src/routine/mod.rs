//! Routines: algorithms on whole arrays that are not one scalar program over an index space. A folder holds all of one: its
//! numbers, its definition on the host, what a device does for it, and the cases in which the two are compared. The list
//! below is the only one. Must not know where they run.

mod bins;
mod blocks;
pub mod cases;
mod cholesky;
mod convolution;
mod counts;
mod fft;
mod filter;
mod lanes;
mod lu;
mod matmul;
mod owners;
mod pages;
mod passes;
mod reflections;
mod runs;
mod scan;
mod search;
mod select;
mod signs;
mod smallest;
mod sort;
mod substitution;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
mod triangle;
mod tridiagonal;
mod trues;

pub use bins::Bins;
pub use cholesky::CholeskyFactor;
pub use convolution::Convolution;
pub use counts::Counts;
pub use fft::Fft;
pub use filter::Filter;
pub use lanes::Lanes;
pub use lu::LuFactors;
pub use matmul::{Form, Kind, Lie, MatMul, Tile, Tiles};
pub use owners::Owners;
pub use pages::PageSystems;
pub use passes::{Device, Ends, PassArray, PassShader, PassStep, Passes, moved};
pub use reflections::Reflections;
pub use runs::Runs;
pub use scan::Scan;
pub use search::Search;
pub use select::Select;
pub use signs::ReflectionSigns;
pub use smallest::Smallest;
pub use sort::Sort;
#[cfg(all(test, not(target_arch = "wasm32")))]
pub use tests::Reversed;
pub use triangle::TriangularSystem;
pub use tridiagonal::Tridiagonal;
pub use trues::Trues;

use crate::op::Costs;
use crate::op::known::Interval;
use crate::value::{Array, Class, Data, ElemType};
use cases::Case;
use smallvec::SmallVec;
use std::rc::Rc;

/// The types of outputs.
pub type Outputs = SmallVec<[ElemType; 2]>;

/// The type of zero-based places.
const PLACE: ElemType = ElemType::real(Class::UInt32);

/// Why the host could not run a routine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HostFault {
    /// No room for so many bytes.
    OutOfMemory {
        /// What was wanted.
        bytes: u64,
    },
    /// It has no form for this.
    Unsupported(String),
    /// It was given other arrays than it takes: a bug.
    Broken(&'static str),
}

/// Arrays of other numbers or types than a routine takes.
const WRONG: HostFault = HostFault::Broken("a routine with other inputs or outputs than it takes");

/// All that anybody has to know of a routine. All arrays are dense and column-major.
trait Algorithm {
    /// A name for lists and labels.
    const NAME: &'static str;

    /// The type that it computes with.
    fn ty(&self) -> ElemType;

    /// The type of each output.
    fn outputs(&self) -> Outputs;

    /// How many elements an output has that nobody wants; None where all have as many.
    fn elements(&self, _output: u8) -> Option<usize> {
        None
    }

    /// Whether an output is a matrix with zeros below its diagonal.
    fn is_upper(&self, _output: u8) -> bool {
        false
    }

    /// Between which numbers the elements of an output lie, by those of the inputs.
    fn bounds(&self, _output: u8, _inputs: &[Interval]) -> Interval {
        Interval::ANY
    }

    /// What makes only so many elements at the beginning of each lane of its outputs, where that is less work.
    fn beginning(&self, _lanes: Lanes, _count: u32) -> Option<Routine> {
        None
    }

    /// The elements of the largest of its arrays, which are never cut into pieces.
    fn largest(&self) -> u64;

    /// How much work it is, in elements of a light operation.
    fn work(&self) -> f64;

    /// Whether it is done at once where its arrays are small.
    fn is_little(&self) -> bool {
        true
    }

    /// Nanoseconds on the host and on a device.
    fn cost(&self, costs: &Costs) -> (f64, f64);

    /// Its definition. Gives way now and then.
    async fn host(&self, inputs: &[Rc<Array>], outputs: &mut [Data]) -> Result<(), HostFault>;

    /// What a device does for it, or why that cannot do it.
    fn passes(&self, device: &Device<'_>) -> Result<Passes, String>;

    /// Cases in which devices are held to the definition.
    fn cases() -> Vec<Case>;
}

macro_rules! routines {
    ($($(#[$when:meta])* $name:ident)*) => {
        /// A named algorithm on whole arrays.
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Routine {
            $($(#[$when])* #[allow(missing_docs, reason = "the type says what it is")] $name($name),)*
        }

        $($(#[$when])* impl From<$name> for Routine {
            fn from(of: $name) -> Routine {
                Routine::$name(of)
            }
        })*

        impl std::fmt::Debug for Routine {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self { $($(#[$when])* Routine::$name(of) => of.fmt(f),)* }
            }
        }

        impl Routine {
            /// A name for lists and labels.
            pub fn name(&self) -> &'static str {
                match self { $($(#[$when])* Routine::$name(_) => $name::NAME,)* }
            }

            /// The type that it computes with.
            pub fn ty(&self) -> ElemType {
                match self { $($(#[$when])* Routine::$name(of) => of.ty(),)* }
            }

            /// The type of each output.
            pub fn outputs(&self) -> Outputs {
                match self { $($(#[$when])* Routine::$name(of) => of.outputs(),)* }
            }

            /// How many elements an output has that nobody wants; None where all have as many.
            pub fn elements(&self, output: u8) -> Option<usize> {
                match self { $($(#[$when])* Routine::$name(of) => of.elements(output),)* }
            }

            /// Whether an output is a matrix with zeros below its diagonal.
            pub fn is_upper(&self, output: u8) -> bool {
                match self { $($(#[$when])* Routine::$name(of) => of.is_upper(output),)* }
            }

            /// Between which numbers the elements of an output lie, by those of the inputs.
            pub fn bounds(&self, output: u8, inputs: &[Interval]) -> Interval {
                match self { $($(#[$when])* Routine::$name(of) => of.bounds(output, inputs),)* }
            }

            /// What makes only so many elements at the beginning of each lane of its outputs, where that is less work.
            pub fn beginning(&self, lanes: Lanes, count: u32) -> Option<Routine> {
                match self { $($(#[$when])* Routine::$name(of) => of.beginning(lanes, count),)* }
            }

            /// The elements of the largest of its arrays, which are never cut into pieces.
            pub fn largest(&self) -> u64 {
                match self { $($(#[$when])* Routine::$name(of) => of.largest(),)* }
            }

            /// How much work it is, in elements of a light operation.
            pub fn work(&self) -> f64 {
                match self { $($(#[$when])* Routine::$name(of) => of.work(),)* }
            }

            /// Whether it is done at once where its arrays are small.
            pub fn is_little(&self) -> bool {
                match self { $($(#[$when])* Routine::$name(of) => of.is_little(),)* }
            }

            /// Nanoseconds on the host and on a device.
            pub fn cost(&self, costs: &Costs) -> (f64, f64) {
                match self { $($(#[$when])* Routine::$name(of) => of.cost(costs),)* }
            }

            /// Computes it on the host, giving way now and then.
            pub async fn host(
                &self,
                inputs: &[Rc<Array>],
                outputs: &mut [Data],
            ) -> Result<(), HostFault> {
                match self { $($(#[$when])* Routine::$name(of) => of.host(inputs, outputs).await,)* }
            }

            /// What a device does for it, or why that cannot do it.
            pub fn passes(&self, device: &Device<'_>) -> Result<Passes, String> {
                match self { $($(#[$when])* Routine::$name(of) => of.passes(device),)* }
            }

            /// Cases of all routines in which devices are held to the host.
            pub fn cases() -> Vec<Case> {
                let mut all = Vec::new();
                $($(#[$when])* all.extend(<$name as Algorithm>::cases());)*
                all
            }
        }
    };
}

routines! {
    MatMul Scan Sort Fft Filter Convolution Smallest Search Runs Bins Owners Counts CholeskyFactor LuFactors TriangularSystem Tridiagonal
    Reflections ReflectionSigns Select Trues PageSystems
    #[cfg(all(test, not(target_arch = "wasm32")))] Reversed
}
