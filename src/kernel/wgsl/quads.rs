//! Four neighbouring elements a thread, read and written as one vector, where every array is walked from its first
//! element to its last. Must not know what the lines compute: a line is one `let` or a statement.

use super::body::repetitions;
use super::params;
use super::rep::Rep;
use super::unroll::{TIMES, repeated};
use super::{Body, THREADS};
use crate::kernel::{Instr, Kernel, ViewKind};

const WORDS: [&str; 4] = ["x", "y", "z", "w"];

/// The type of an array's elements so.
pub(super) const STORED: &str = "vec4<u32>";

/// Whether a Kernel's arrays can be walked so: elements of one word, of which each input's are read in one way alone.
pub(super) fn suits(kernel: &Kernel) -> bool {
    let walked = |view: u16| kernel.views.get(view as usize) == Some(&ViewKind::Linear);
    let loads = |input: usize| {
        kernel.body.iter().filter_map(move |instr| match instr {
            Instr::Load { input: i, view } if *i as usize == input => Some(*view),
            _ => None,
        })
    };
    repetitions(kernel) == TIMES
        && kernel.outputs.iter().all(|o| walked(o.view) && Rep::of(o.ty, false).words() == 1)
        && !kernel.views.contains(&ViewKind::Strided)
        && !kernel.body.iter().any(|instr| matches!(instr, Instr::Gather { .. }))
        && (0..kernel.inputs.len()).all(|i| loads(i).all(walked) || !loads(i).any(walked))
}

/// Whether an input's elements are read so, and not one for all.
pub(super) fn reads(kernel: &Kernel, input: usize) -> bool {
    kernel.body.iter().any(|instr| match instr {
        Instr::Load { input: i, view } => {
            *i as usize == input && kernel.views.get(*view as usize) == Some(&ViewKind::Linear)
        }
        _ => false,
    })
}

/// The loop over the elements, from the text of one and of its stores. What lies beyond the end is computed and stored
/// too: buffers have room for whole vectors.
pub(super) fn walk(body: &Body<'_>, element: &str, stores: &str) -> String {
    let kernel = body.kernel;
    let mut arrays: Vec<&str> =
        (0..kernel.inputs.len()).filter(|&i| reads(kernel, i)).map(|i| &*body.inputs[i]).collect();
    arrays.sort_unstable();
    arrays.dedup();
    let mut text = format!(
        "for (var quad = wid.x * {THREADS}u + lid; {TIMES}u * quad < {}; quad += {}) {{\n",
        params::word(0),
        params::word(6)
    );
    for array in &arrays {
        text.push_str(&format!("let four_{array} = {array}[quad];\n"));
    }
    let start = |k: usize| format!("{TIMES}u * quad + {k}u");
    for line in repeated(element, stores, "kept", TIMES, start).lines() {
        text.push_str(&of_vectors(line, &arrays));
        text.push('\n');
    }
    for k in 0..kernel.outputs.len() {
        let all: Vec<String> = (0..TIMES).map(|lane| format!("result{k}_{lane}")).collect();
        text.push_str(&format!("o{k}[quad] = {STORED}({});\n", all.join(", ")));
    }
    text.push_str("}\n");
    text
}

/// A line with the parts of vectors in the places of elements.
fn of_vectors(line: &str, arrays: &[&str]) -> String {
    let mut line = line.to_owned();
    for (lane, word) in WORDS.iter().enumerate() {
        let place = format!("[kept_{lane}]");
        if let Some((stored, value)) = line.split_once(&format!("{place} = ")) {
            let output = stored.trim_start_matches('o');
            line = format!("let result{output}_{lane} = {value}");
        }
        for array in arrays {
            line = line.replace(&format!("({array}{place}"), &format!("(four_{array}.{word}"));
            line = line.replace(&format!(" {array}{place}"), &format!(" four_{array}.{word}"));
        }
    }
    line
}
