//! The register bytecode: what a program's tree is compiled to, and how that is checked and shown.
//!
//! Tree in, [`Unit`] of [`Chunk`]s out. Must not know how an instruction is carried out, nor which
//! functions exist: a name that is no variable is looked up when it is reached.

mod arguments;
mod assign;
mod blocks;
mod chunk;
mod compile;
mod control;
mod disassemble;
mod effects;
mod expr;
mod instr;
mod liveness;
mod names;
mod nested;
mod passages;
mod verify;

pub use chunk::{Check, Chunk, ChunkKind, Place, Step, Unit};
pub use compile::{Known, compile};
pub use disassemble::disassemble;
pub use instr::{Cmp, Instr, LIST, MAX_REGS, Opd, Reg};
pub use verify::verify;

#[cfg(test)]
mod tests;
