//! Hot loops and functions as compiled code: a loop or function of bytecode, with the types that its variables have when
//! it is reached, becomes a [`LoopRegion`] with the functions that it calls, and a region becomes a WebAssembly module.
//!
//! A region is typed and knows no values but numbers, truth values and the elements of arrays. Where the types do not
//! hold, a guard fails, or an instruction is none that is compiled, it *exits*: it says at which instruction, and which
//! registers hold what there, and the interpreter goes on as if it had been there all the time. So errors, warnings and
//! everything that is not arithmetic stay the interpreter's. The interpreter is the definition: every step gives its bits.
//!
//! Bytecode in, regions and modules out. Must not know frames, graphs, devices or JavaScript: the virtual machine enters
//! and leaves regions (`vm/compiled`), and whoever owns a session instantiates modules ([`Install`]). [`evaluate()`] runs a
//! region without an engine for WebAssembly.

mod emit;
mod evaluate;
mod inline;
mod lower;
mod region;
mod runtime;
mod shape;
mod subscripts;
mod text;

pub use emit::module;
pub use evaluate::evaluate;
pub use lower::{Around, LoopEntry, Named, bounds, lower};
pub use region::{
    Arg, Arith, Beside, CALLS, CodeId, Deliver, Elements, End, Exit, FUEL, Give, HandleTarget,
    Handled, Input, Invocation, Kind, Local, LoopRegion, LoopTurns, RegionBlock, RegionFunction,
    RegionStep, STREAM, Single, Subscript, TOP, Test, Type,
};
pub use runtime::described;
pub use text::text;

/// What makes a module callable, where there is an engine for WebAssembly.
pub trait Install {
    /// Compiles and instantiates a module beside the memory of this program; None where that is not possible.
    fn install(&mut self, module: &[u8]) -> Option<Box<dyn Compiled>>;
}

/// A region that was compiled.
pub trait Compiled {
    /// Runs it on the locals in `state`; gives the number of the exit that it took.
    fn run(&self, state: &mut [u64]) -> usize;
}
