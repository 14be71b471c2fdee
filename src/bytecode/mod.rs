//! The register bytecode: what a program's tree is compiled to, and how that is checked and shown.
//!
//! Tree in, [`CompiledUnit`] of [`Chunk`]s out. Must not know how an instruction is carried out, nor which
//! functions exist: a name that is no variable is looked up when it is reached.

mod arguments;
mod assign;
mod blocks;
mod chunk;
mod class;
mod compile;
mod control;
mod disassemble;
mod effects;
mod elementwise;
mod expr;
mod instr;
mod lanes;
mod liveness;
mod names;
mod nested;
mod passages;
mod unit;
mod verify;

pub use chunk::{
    Check, Chunk, ChunkKind, CompiledClass, CompiledMethod, CompiledProperty, CompiledUnit,
    PathStep, SharedPlace,
};
pub use class::{METHOD_ROLES, PROPERTY_ROLES};
pub use compile::Known;
pub use disassemble::disassemble;
pub use effects::{Effect, effects, successors};
pub use elementwise::{Meaning, elementwise};
pub use instr::{COMPUTED, Cmp, Instr, LIST, MAX_REGS, Opd, Reg};
pub use lanes::{EVERYWHERE, LaneMeaning, Names, over_lanes};
pub use unit::compile;
pub use verify::verify;

#[cfg(test)]
mod tests;
