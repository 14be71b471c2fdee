//! A region as `inspect("wasm")` shows it: its function in WebAssembly's text format, and where it exits to.

use super::emit::{instructions, parameters};
use super::region::{CodeId, Give, Kind, Local, LoopRegion};
use std::fmt::Write;
use wasm_encoder::Instruction as I;

/// The text of a region; `line` gives the line of an instruction of a function's chunk.
pub fn text(region: &LoopRegion, line: impl Fn(CodeId, usize) -> u32) -> String {
    let mut out = String::new();
    for (number, function) in region.functions.iter().enumerate() {
        let Some(code) = instructions(region, number) else { return out };
        let of = |locals: &[Local], last: &str| -> String {
            let kinds = locals.iter().map(|&local| match function.locals[local as usize] {
                Kind::F64 => "f64",
                Kind::I32 | Kind::Pointer => "i32",
            });
            kinds.chain([last]).collect::<Vec<_>>().join(" ")
        };
        match number {
            0 => out.push_str("(func (param i32) (result i32)\n"),
            _ => {
                let (params, results) = (of(&function.params, ""), of(&function.results, "i32"));
                let params = format!("i32 i32 {params}");
                let at = line(function.code, 0);
                let (params, results) = (params.trim_end(), results);
                writeln!(out, ";; a function called from it: line {at}").ok();
                writeln!(out, "(func ${number} (param {params}) (result {results})").ok();
            }
        }
        let mut depth = 1usize;
        for instruction in &code[..code.len().saturating_sub(1)] {
            if matches!(instruction, I::End | I::Else) {
                depth = depth.saturating_sub(1);
            }
            out.push_str(&"  ".repeat(depth));
            out.push_str(&spelled(instruction));
            out.push('\n');
            if matches!(instruction, I::Block(_) | I::Loop(_) | I::If(_) | I::Else) {
                depth += 1;
            }
        }
        out.push_str(")\n");
    }
    for (k, exit) in region.exits.iter().enumerate() {
        let base = parameters(region, exit.function);
        let given = |(reg, give): &(u16, Give)| match *give {
            Give::Number(local) => format!("r{reg} = number ${}", local + base),
            Give::Logical(local) => format!("r{reg} = logical ${}", local + base),
            Give::Scalar(class, local) => {
                format!("r{reg} = {} ${}", class.name(), local + base)
            }
            Give::MaybeScalar(class, local, has) => {
                format!("r{reg} = {} ${} if ${}", class.name(), local + base, has + base)
            }
            Give::MaybeNumber(local, has) => {
                format!("r{reg} = number ${} if ${}", local + base, has + base)
            }
            Give::MaybeLogical(local, has) => {
                format!("r{reg} = logical ${} if ${}", local + base, has + base)
            }
            Give::Array(local) => format!("r{reg} = array ${}", local + base),
            Give::Handle(handle) => format!("r{reg} = handle {handle}"),
            Give::Same(other) => format!("r{reg} = r{other}"),
            Give::Nothing => format!("r{reg} empty"),
        };
        let gives: Vec<String> = exit.gives.iter().map(given).collect();
        let at = line(region.functions[exit.function].code, exit.pc);
        writeln!(out, ";; exit {k}: line {at}, {}", gives.join(", ")).ok();
    }
    out
}

/// An instruction as the text format spells it.
fn spelled(instruction: &I<'_>) -> String {
    match instruction {
        I::LocalGet(k) => format!("local.get {k}"),
        I::LocalSet(k) => format!("local.set {k}"),
        I::LocalTee(k) => format!("local.tee {k}"),
        I::F64Const(x) => format!("f64.const {}", f64::from(*x)),
        I::I32Const(x) => format!("i32.const {x}"),
        I::F64Load(at) => format!("f64.load offset={}", at.offset),
        I::F64Store(at) => format!("f64.store offset={}", at.offset),
        I::I32Load(at) => format!("i32.load offset={}", at.offset),
        I::I32Store(at) => format!("i32.store offset={}", at.offset),
        I::F32Load(_) => "f32.load".to_owned(),
        I::F32Store(_) => "f32.store".to_owned(),
        I::I32Load8U(_) => "i32.load8_u".to_owned(),
        I::I32Load8S(_) => "i32.load8_s".to_owned(),
        I::I32Load16U(_) => "i32.load16_u".to_owned(),
        I::I32Load16S(_) => "i32.load16_s".to_owned(),
        I::I32Store8(_) => "i32.store8".to_owned(),
        I::I32Store16(_) => "i32.store16".to_owned(),
        I::Call(function) => format!("call ${function}"),
        I::CallIndirect { type_index, .. } => format!("call_indirect (type {type_index})"),
        I::Br(k) => format!("br {k}"),
        I::Block(wasm_encoder::BlockType::Result(_)) => "block (result i32)".to_owned(),
        I::Block(_) => "block".to_owned(),
        I::Loop(_) => "loop".to_owned(),
        I::If(_) => "if".to_owned(),
        other => snake(name(other)),
    }
}

/// The name of an instruction that says all of it. `Debug` would know all others, too, in 20 KB of the module.
fn name(instruction: &I<'_>) -> &'static str {
    macro_rules! names {
        ($($name:ident)*) => {
            match instruction {
                $(I::$name => stringify!($name),)*
                _ => "Unnamed",
            }
        };
    }
    names! {
        Else End F32DemoteF64 F64Abs F64Add F64Ceil F64ConvertI32S F64ConvertI32U F64Copysign F64Div F64Eq F64Floor F64Ge F64Gt F64Le
        F64Lt F64Max F64Min F64Mul F64Ne F64Neg F64PromoteF32 F64Sqrt F64Sub F64Trunc I32Add I32And I32Eqz I32GeU I32GtS I32LtS I32Mul
        I32Or I32RemU I32Shl I32Sub I32TruncSatF64S I32TruncSatF64U I32WrapI64 I64ReinterpretF64 Return Select Unreachable
    }
}

/// `F64ConvertI32S` as `f64.convert_i32_s`.
fn snake(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !out.is_empty() {
            out.push('_');
        }
        out.push(c.to_ascii_lowercase());
    }
    match out.split_once('_') {
        Some((class @ ("f64" | "f32" | "i32" | "i64"), rest)) => format!("{class}.{rest}"),
        _ => out,
    }
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn all_that_regions_are_made_of_has_a_name() {
        let (emitted, named) = (include_str!("emit.rs"), include_str!("text.rs"));
        let word =
            |text: &str| text.split(|c: char| !c.is_ascii_alphanumeric()).next().map(str::to_owned);
        let names: Vec<String> = emitted.split("I::").skip(1).filter_map(word).collect();
        assert!(names.len() > 50);
        let all: Vec<&str> = named.split(|c: char| !c.is_ascii_alphanumeric()).collect();
        for name in names {
            assert!(all.contains(&name.as_str()), "{name}");
        }
    }
}
