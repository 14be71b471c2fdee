//! Straight-line texts several times over, their loads first, so that a thread has several loads under way.
//! Must not know what the lines compute: a line is one `let` or a statement.

use std::collections::BTreeSet;

/// How often a text is repeated as a rule.
pub(super) const TIMES: usize = 4;
/// How often in a loop that does little but load.
pub(super) const MANY: usize = 2 * TIMES;

/// The text so many `times` in a row, on the values that `starts` gives the variable `index`: first everything that
/// loads of all of them need, then the rest of each, in order. `after` follows the rest of each one.
pub(super) fn repeated(
    text: &str,
    after: &str,
    index: &str,
    times: usize,
    starts: impl Fn(usize) -> String,
) -> String {
    let defined: BTreeSet<&str> = text.lines().filter_map(name_of).collect();
    // What one repetition changes, the next must not have read before.
    let changed: BTreeSet<&str> = after.lines().filter_map(|line| words(line).next()).collect();
    let mut early: BTreeSet<&str> = BTreeSet::new();
    for line in text.lines() {
        if let Some(name) = name_of(line)
            && is_address_or_load(line)
            && words(line)
                .skip(2)
                .all(|w| !changed.contains(w) && (!defined.contains(w) || early.contains(w)))
        {
            early.insert(name);
        }
    }
    let mut out = String::new();
    for k in 0..times {
        out.push_str(&format!("let {index}_{k} = {};\n", starts(k)));
    }
    let numbered =
        |line: &str, k: usize| renamed(line, k, |word| word == index || defined.contains(word));
    let is_early = |line: &&str| name_of(line).is_some_and(|n| early.contains(n));
    for k in 0..times {
        text.lines().filter(is_early).for_each(|line| out.push_str(&numbered(line, k)));
    }
    for k in 0..times {
        let late = text.lines().filter(|line| !is_early(line));
        late.chain(after.lines()).for_each(|line| out.push_str(&numbered(line, k)));
    }
    out
}

/// A line with a number at the end of some of its words.
pub(super) fn renamed(line: &str, k: usize, which: impl Fn(&str) -> bool) -> String {
    let mut made = String::new();
    let mut rest = line;
    while let Some(at) = rest.find(is_word) {
        let end = rest[at..].find(|c| !is_word(c)).map_or(rest.len(), |n| at + n);
        made.push_str(&rest[..end]);
        if which(&rest[at..end]) {
            made.push_str(&format!("_{k}"));
        }
        rest = &rest[end..];
    }
    made.push_str(rest);
    made.push('\n');
    made
}

/// What a `let` names.
pub(super) fn name_of(line: &str) -> Option<&str> {
    let mut words = words(line);
    (words.next() == Some("let")).then(|| words.next()).flatten()
}

/// Whether a line loads, or computes with indices only: it calls nothing but conversions.
fn is_address_or_load(line: &str) -> bool {
    line.match_indices('(').all(|(at, _)| {
        let called = line[..at].rsplit(|c| !is_word(c)).next().unwrap_or("");
        matches!(called, "" | "u32" | "f32" | "small_quotient")
    })
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !is_word(c)).filter(|w| !w.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn loads_come_first_and_names_are_apart() {
        let text = "let v0 = bitcast<f32>(a0[reduced]);\nlet v1 = f32_sin(v0);\nlet v2 = a1[v1];\n\
                    let v3 = sum;\n";
        let out = repeated(text, "sum = v3 + v1;\n", "reduced", TIMES, |k| format!("base + {k}u"));
        let at = |what: &str| out.find(what).unwrap_or_else(|| panic!("{what}\n{out}"));
        assert!(at("let v0_3 = bitcast<f32>(a0[reduced_3]);") < at("let v1_0 = f32_sin(v0_0);"));
        assert!(at("let v1_1 = f32_sin(v0_1);") < at("let v2_1 = a1[v1_1];"));
        assert!(at("sum = v3_0 + v1_0;") < at("let v3_1 = sum;"));
        assert_eq!(out.matches("let ").count(), 5 * TIMES);
    }
}
