//! Lines for one element as lines for several of them, which one thread takes: each variable of theirs has a copy an
//! element. Three ways: their loads first, so that several are under way; as one vector in every array; and line by line,
//! with the words of random draws shared. Must not know what the lines compute.

use super::params;
use crate::wgsl::line::{Expr, Line};
use std::collections::BTreeSet;

/// How often lines are repeated as a rule.
pub(super) const TIMES: usize = 4;
/// How often in a loop that does little but load.
pub(super) const MANY: usize = 2 * TIMES;

/// The parts of a vector.
const PARTS: [&str; 4] = ["x", "y", "z", "w"];

/// The lines so many `times` in a row, on the values that `start` gives the variable `index`: first everything that
/// loads of all of them need, then the rest of each, in order. `after` follows the rest of each one.
pub(super) fn repeated(
    lines: &[Line],
    after: &[Line],
    index: &str,
    times: usize,
    start: impl Fn(usize) -> Expr,
) -> Vec<Line> {
    let defined: BTreeSet<&str> = lines.iter().filter_map(Line::defines).collect();
    // What one repetition changes, the next must not have read before.
    let changed: BTreeSet<String> = after.iter().filter_map(Line::changes).collect();
    let mut early: BTreeSet<&str> = BTreeSet::new();
    for line in lines {
        let known = |name: &str| {
            !changed.contains(name) && (!defined.contains(name) || early.contains(name))
        };
        if let Some(name) = line.defines()
            && line.loads_of(&known)
        {
            early.insert(name);
        }
    }
    let own = |name: &str| name == index || defined.contains(name);
    let is_early = |line: &&Line| line.defines().is_some_and(|name| early.contains(name));
    let mut out: Vec<Line> =
        (0..times).map(|k| Line::let_(format!("{index}_{k}"), start(k))).collect();
    for k in 0..times {
        out.extend(lines.iter().filter(is_early).map(|line| line.numbered(k, &own)));
    }
    for k in 0..times {
        let late = lines.iter().filter(|line| !is_early(line));
        out.extend(late.chain(after).map(|line| line.numbered(k, &own)));
    }
    out
}

/// Lines that were repeated for the elements `kept_0` to `kept_3`, with those elements of `arrays` as the parts of
/// vectors `four_…`, and what is stored as `result…`.
pub(super) fn of_vectors(lines: &[Line], arrays: &[&str]) -> Vec<Line> {
    let lane = |place: &Expr| match place {
        Expr::Name(name) => name.strip_prefix("kept_")?.parse::<usize>().ok(),
        _ => None,
    };
    let part = |x: &Expr| match x {
        Expr::Element { array, place } if arrays.contains(&array.as_str()) => {
            Some(Expr::text(format!("four_{array}.{}", PARTS[lane(place)?])))
        }
        _ => None,
    };
    let one = |line: &Line| match line.replaced(&part) {
        Line::Store { output, place, value } => match lane(&place) {
            Some(k) => Line::let_(format!("result{output}_{k}"), value),
            None => Line::Store { output, place, value },
        },
        other => other,
    };
    lines.iter().map(one).collect()
}

/// The lines of one element as those of four, `kept_0` to `kept_3`, each line four times; four draws whose words are
/// those of one block are made at once.
pub(super) fn side_by_side(lines: &[Line]) -> Vec<Line> {
    let shared = |name: &str| matches!(name, "now" | "time");
    let own: BTreeSet<&str> =
        lines.iter().filter_map(Line::declares).chain(["kept"]).filter(|n| !shared(n)).collect();
    let lane = |line: &Line, k: usize| line.numbered(k, &|name| own.contains(name));
    let mut out = Vec::new();
    for line in lines {
        match line {
            Line::Draw { name, function, quad: true, .. } => {
                let words = name.replacen('v', "words", 1);
                if let Line::Draw { args, .. } = lane(line, 0) {
                    out.push(Line::let_(words.clone(), Expr::call("random_quad", args)));
                }
                for (k, part) in PARTS.iter().enumerate() {
                    let word = Expr::text(format!("{words}.{part}"));
                    let number = match *function {
                        "random_normal_single" => word.within("f32_normal($0)"),
                        "random_uniform_single" => word.within("f32_uniform($0)"),
                        _ => word,
                    };
                    out.push(Line::let_(format!("{name}_{k}"), number));
                }
            }
            Line::Open(_) | Line::Close => out.push(line.clone()),
            _ if line.declares().is_some_and(shared) => out.push(line.clone()),
            // What lies beyond the end is computed, and not stored.
            Line::Store { .. } => {
                for k in 0..TIMES {
                    out.push(Line::open(format!("if (kept_{k} < {})", params::word(0))));
                    out.push(lane(line, k));
                    out.push(Line::Close);
                }
            }
            _ => out.extend((0..TIMES).map(|k| lane(line, k))),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wgsl::line::text;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn named(names: [&str; 2]) -> [Expr; 2] {
        names.map(Expr::name)
    }

    #[test]
    fn loads_come_first_and_names_are_apart() {
        let load = |array: &str, at: &str| Expr::element(array, Expr::name(at));
        let lines = [
            Line::let_("v0", load("a0", "reduced").within("bitcast<f32>($0)")),
            Line::let_("v1", Expr::name("v0").within("f32_sin($0)")),
            Line::let_("v2", load("a1", "v1")),
            Line::let_("v3", Expr::name("sum")),
        ];
        let after = [Line::set("sum", Expr::form("$0 + $1", named(["v3", "v1"])))];
        let start = |k: usize| Expr::text(format!("base + {k}u"));
        let out = text(&repeated(&lines, &after, "reduced", TIMES, start));
        let at = |what: &str| out.find(what).unwrap_or_else(|| panic!("{what}\n{out}"));
        assert!(at("let v0_3 = bitcast<f32>(a0[reduced_3]);") < at("let v1_0 = f32_sin(v0_0);"));
        assert!(at("let v1_1 = f32_sin(v0_1);") < at("let v2_1 = a1[v1_1];"));
        assert!(at("sum = v3_0 + v1_0;") < at("let v3_1 = sum;"));
        assert_eq!(out.matches("let ").count(), 5 * TIMES);
    }

    #[test]
    fn neighbours_share_the_words_of_a_draw() {
        let args = vec![Expr::text("K"), Expr::text("C"), Expr::name("v0")];
        let draw =
            Line::Draw { name: "v1".into(), function: "random_normal_single", args, quad: true };
        let lines = [
            Line::let_("v0", Expr::name("kept")),
            draw,
            Line::var("now", None, Expr::text("0u")),
            Line::open("for (; now < 3u; now++)"),
            Line::let_("time", Expr::name("now")),
            Line::let_("v2", Expr::form("f32_add($0, $1)", named(["v1", "carried0"]))),
            Line::Close,
            Line::Store {
                output: 0,
                place: Expr::name("kept"),
                value: Expr::name("v2").within("bitcast<u32>($0)"),
            },
        ];
        let out = text(&side_by_side(&lines));
        assert_eq!(out.matches("random_quad(K, C, v0_0)").count(), 1, "{out}");
        assert!(out.contains("let v1_3 = f32_normal(words1.w);"), "{out}");
        assert_eq!(out.matches("let time = now;").count(), 1, "{out}");
        assert!(out.contains("let v2_2 = f32_add(v1_2, carried0);"), "{out}");
        assert!(
            out.contains("if (kept_1 < P[0].x) {\no0[kept_1] = bitcast<u32>(v2_1);\n}"),
            "{out}"
        );
    }
}
