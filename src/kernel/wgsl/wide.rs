//! Four neighbouring elements a thread, where they share the words of random draws: a block of the generator has
//! words for four. Must not know what the lines compute: a line is one `let`, a `var`, a statement or a brace.

use super::unroll::{name_of, renamed};
use crate::kernel::{Draw, Instr, Kernel, Val};
use crate::op::Op;
use std::collections::BTreeSet;

/// Elements a thread.
pub(super) const LANES: u32 = 4;
/// Instructions of a body that is worth it.
const MOST: usize = 96;
const WORDS: [&str; 4] = ["x", "y", "z", "w"];

/// Whether a Kernel is better off so.
pub(super) fn suits(kernel: &Kernel) -> bool {
    kernel.reductions.is_empty()
        && kernel.reduced_rank == 0
        && kernel.body.len() <= MOST
        && (0..kernel.body.len() as Val).any(|v| shares(kernel, v))
}

/// Whether a value is a draw of one word whose place goes on from element to element.
fn shares(kernel: &Kernel, v: Val) -> bool {
    match kernel.body.get(v as usize) {
        Some(Instr::Random { draw, index, .. }) => {
            let word = matches!(draw, Draw::UniformSingle | Draw::NormalSingle | Draw::Bits);
            word && walks(kernel, *index)
        }
        _ => false,
    }
}

/// Whether a uint32 value is one more for the next element.
fn walks(kernel: &Kernel, v: Val) -> bool {
    match kernel.body.get(v as usize) {
        Some(Instr::KeptIndex) => true,
        Some(Instr::KeptCoord(0)) => kernel.kept_rank == 1,
        Some(Instr::Op { op: Op::Add, args, .. }) => match args[..] {
            [a, b] => {
                walks(kernel, a) && stands(kernel, b) || stands(kernel, a) && walks(kernel, b)
            }
            _ => false,
        },
        _ => false,
    }
}

/// Whether a value is the same for all elements.
fn stands(kernel: &Kernel, v: Val) -> bool {
    match kernel.body.get(v as usize) {
        Some(Instr::Param(_) | Instr::Const(_) | Instr::Time) => true,
        Some(Instr::Op { args, .. }) => args.iter().all(|&a| stands(kernel, a)),
        Some(Instr::Cast { arg, .. }) => stands(kernel, *arg),
        _ => false,
    }
}

/// The text of one element as that of four: `kept_0` to `kept_3` are theirs.
pub(super) fn four(kernel: &Kernel, text: &str) -> String {
    let mut own: BTreeSet<&str> = text.lines().filter_map(|line| variable_of(line)).collect();
    own.insert("kept");
    for shared in ["now", "time"] {
        own.remove(shared);
    }
    let lane = |line: &str, k: u32| renamed(line, k as usize, |word| own.contains(word));
    let mut out = String::new();
    for line in text.lines() {
        let drawn = name_of(line).and_then(|name| name.strip_prefix('v')?.parse().ok());
        if let Some(v) = drawn
            && shares(kernel, v)
            && let Some((head, arguments)) = line.split_once('(')
        {
            out.push_str(&lane(&format!("let words{v} = random_quad({arguments}"), 0));
            for (k, word) in WORDS.iter().enumerate() {
                let word = format!("words{v}.{word}");
                let number = match head.rsplit(' ').next() {
                    Some("random_normal_single") => format!("f32_normal({word})"),
                    Some("random_uniform_single") => format!("f32_uniform({word})"),
                    _ => word,
                };
                out.push_str(&format!("let v{v}_{k} = {number};\n"));
            }
            continue;
        }
        let stays = line.ends_with('{') || line.starts_with('}');
        match variable_of(line) {
            Some("now" | "time") => out.push_str(&format!("{line}\n")),
            _ if stays => out.push_str(&format!("{line}\n")),
            // What lies beyond the end is computed, and not stored.
            _ if line.starts_with('o') => (0..LANES).for_each(|k| {
                let store = lane(line, k);
                out.push_str(&format!(
                    "if (kept_{k} < {}) {{\n{store}}}\n",
                    super::params::word(0)
                ));
            }),
            _ => (0..LANES).for_each(|k| out.push_str(&lane(line, k))),
        }
    }
    out
}

/// What a line declares.
fn variable_of(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("let ").or_else(|| line.strip_prefix("var "))?;
    rest.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).next()
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn neighbours_share_the_words_of_a_draw() {
        let kernel = Kernel {
            body: vec![
                Instr::KeptIndex,
                Instr::Random { draw: Draw::NormalSingle, key: 0, counter: 1, index: 0 },
            ],
            ..Kernel::default()
        };
        assert!(suits(&kernel));
        let text = "let v0 = kept;\nlet v1 = random_normal_single(K, C, v0);\nvar now = 0u;\n\
                    for (; now < 3u; now++) {\nlet time = now;\nlet v2 = f32_add(v1, carried0);\n}\n\
                    o0[kept] = bitcast<u32>(v2);\n";
        let out = four(&kernel, text);
        assert_eq!(out.matches("random_quad(K, C, v0_0)").count(), 1, "{out}");
        assert!(out.contains("let v1_3 = f32_normal(words1.w);"), "{out}");
        assert_eq!(out.matches("let time = now;").count(), 1, "{out}");
        assert!(out.contains("let v2_2 = f32_add(v1_2, carried0);"), "{out}");
        assert!(
            out.contains("if (kept_1 < P[0].x) {\no0[kept_1] = bitcast<u32>(v2_1);\n}"),
            "{out}"
        );
    }

    #[test]
    fn a_draw_whose_place_jumps_is_made_alone() {
        let index = crate::value::ElemType::real(crate::value::Class::UInt32);
        let kernel = Kernel {
            body: vec![
                Instr::KeptIndex,
                Instr::Param(0),
                Instr::Op { op: Op::Mul, ty: index, args: smallvec::smallvec![0, 1] },
                Instr::Random { draw: Draw::Bits, key: 1, counter: 2, index: 2 },
            ],
            ..Kernel::default()
        };
        assert!(!suits(&kernel));
    }
}
