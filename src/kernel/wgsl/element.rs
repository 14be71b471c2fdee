//! A Kernel's program as a function of an element, for the shaders of routines: before them, it gives what they take, and behind them it
//! takes what they give. Must not know routines.

use super::body::{Body, Level};
use super::steps;
use crate::kernel::Kernel;
use crate::wgsl::line::text;
use crate::wgsl::{Library, Rep, ops};

/// The function, and the arrays that it reads and writes, in the order of their bindings.
pub struct ElementText {
    /// The text, with the declarations of the arrays.
    pub text: String,
    /// For each array, whether it is only read.
    pub read_only: Vec<bool>,
}

/// A function `taken(kept: u32)` that gives an element of the one output. The first array has the number `binding`.
pub fn before(
    kernel: &Kernel,
    fast: bool,
    library: &Library,
    binding: usize,
) -> Result<ElementText, String> {
    let names: Vec<String> = (0..kernel.inputs.len()).map(|i| format!("b{i}")).collect();
    let body = Body::new(kernel, library, (fast, 0), names)?;
    let [output] = kernel.outputs[..] else { return Err("not one output".to_owned()) };
    let rep = Rep::of(output.ty, fast);
    let value =
        ops::cast(body.rep(output.value)?, rep, output.ty, &super::body::value_name(output.value))?;
    // What is stored is rounded: so is this, whatever compilers join.
    let value = match rep {
        Rep::F32 => value.within("f32_rounded($0)"),
        Rep::C32 => value.within("c32_rounded($0)"),
        _ => value,
    };
    let (mut declarations, mut read_only) = (String::new(), Vec::new());
    declare_inputs(&body, binding, None, &mut declarations, &mut read_only);
    let lines = text(&program(&body)?);
    let of = rep.register();
    let text =
        format!("{declarations}fn taken(kept: u32) -> {of} {{\n{lines}return {value};\n}}\n");
    Ok(ElementText { text, read_only })
}

/// A function `put(kept: u32, given: T)` that stores what is made of an element of input `given`.
pub fn behind(
    kernel: &Kernel,
    given: u16,
    fast: bool,
    library: &Library,
    binding: usize,
) -> Result<ElementText, String> {
    let names: Vec<String> = (0..kernel.inputs.len()).map(|i| format!("a{i}")).collect();
    let mut body = Body::new(kernel, library, (fast, 0), names)?;
    body.given = Some(given);
    let (mut declarations, mut read_only) = (String::new(), Vec::new());
    declare_inputs(&body, binding, Some(given), &mut declarations, &mut read_only);
    let mut lines = program(&body)?;
    for (k, output) in kernel.outputs.iter().enumerate() {
        let stored = Rep::of(output.ty, fast).stored();
        let n = binding + read_only.len();
        declarations.push_str(&format!(
            "@group(0) @binding({n}) var<storage, read_write> o{k}: array<{stored}>;\n"
        ));
        read_only.push(false);
        lines.push(body.store(k, output, &format!("v{}", output.value))?);
    }
    let (lines, of) = (text(&lines), Rep::of(kernel.inputs[given as usize], fast));
    // As if it had been stored and read: of a complex number both parts are there, or compilers would find the one that is used in
    // another way.
    let given = match of {
        Rep::F32 => "let given = f32_rounded(made);\n",
        Rep::C32 => {
            "let bits = bitcast<vec2<u32>>(made);\n\
             let given = bitcast<vec2<f32>>(bits | (bits.yx & vec2<u32>(P[1].y & 1u)));\n"
        }
        // Words are what they are.
        _ => "let given = made;\n",
    };
    let of = of.register();
    let text = format!("{declarations}fn put(kept: u32, made: {of}) {{\n{given}{lines}}}\n");
    Ok(ElementText { text, read_only })
}

fn declare_inputs(
    body: &Body<'_>,
    binding: usize,
    given: Option<u16>,
    declarations: &mut String,
    read_only: &mut Vec<bool>,
) {
    let inputs = body.kernel.inputs.iter().zip(&body.inputs).enumerate();
    for (_, (&ty, name)) in inputs.filter(|(i, _)| given != Some(*i as u16)) {
        let (n, stored) = (binding + read_only.len(), Rep::of(ty, body.fast).stored());
        declarations.push_str(&format!(
            "@group(0) @binding({n}) var<storage, read> {name}: array<{stored}>;\n"
        ));
        read_only.push(true);
    }
}

/// All of the program but what it stores.
fn program(body: &Body<'_>) -> Result<Vec<crate::wgsl::line::Line>, String> {
    let mut lines = Vec::new();
    body.lets(Level::Launch, &mut lines)?;
    lines.extend(body.kept_coordinates());
    body.lets(Level::Kept, &mut lines)?;
    lines.append(&mut steps(body)?);
    body.lets(Level::Epilogue, &mut lines)?;
    Ok(lines)
}
