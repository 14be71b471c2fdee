//! A unit as text, one instruction a line, as `inspect("bytecode")` shows it.

use super::chunk::{Chunk, ChunkKind, CompiledUnit};
use std::fmt::Write;

/// The whole unit: the script first, then its functions, each followed by its anonymous functions.
pub fn disassemble(unit: &CompiledUnit) -> String {
    let mut out = String::new();
    for chunk in unit.body.iter().chain(&unit.functions) {
        disassemble_chunk(chunk, &mut out);
    }
    out
}

fn disassemble_chunk(chunk: &Chunk, out: &mut String) {
    let title = match chunk.kind {
        ChunkKind::Script => "script".to_owned(),
        ChunkKind::Function => format!("function {}", chunk.name),
        ChunkKind::Anonymous => format!("anonymous {}", chunk.text),
    };
    let _ = writeln!(out, "{title} ({} registers)", chunk.registers);
    for (i, name) in chunk.slots.iter().enumerate() {
        let _ = writeln!(out, "  r{i} = {name}");
    }
    for (i, value) in chunk.consts.iter().enumerate() {
        let _ = writeln!(out, "  k{i} = {value:?}");
    }
    for (pc, instr) in chunk.code.iter().enumerate() {
        let _ = writeln!(out, "{pc:5}  {instr:?}");
    }
    for child in chunk.children.iter().chain(&chunk.nested) {
        disassemble_chunk(child, out);
    }
}
