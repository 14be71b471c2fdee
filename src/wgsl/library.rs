//! The WGSL functions that emitted shaders call, and which of them a shader needs.
//! Must not know kernels: text in, text out.

use std::collections::{BTreeMap, BTreeSet};

/// How far a device's f32 arithmetic can be trusted with NaN and infinities.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Singles {
    /// As IEEE says: plain operators.
    Plain,
    /// The same, but for quotients, which are off by a rounding.
    Refined,
    /// The compiler may assume that there are none: operands are tested by their bits.
    Guarded,
}

const COMMON: &[&str] = &[
    shader!("lib/words.wgsl"),
    shader!("lib/f64.wgsl"),
    shader!("lib/convert.wgsl"),
    shader!("lib/random.wgsl"),
    shader!("lib/f32.wgsl"),
    shader!("lib/pairs.wgsl"),
    shader!("lib/integers.wgsl"),
    shader!("lib/complex.wgsl"),
    shader!("generated/math_f64.wgsl"),
    shader!("generated/math_f32.wgsl"),
];
const PLAIN: &str = shader!("lib/f32_plain.wgsl");
const REFINED: &str = shader!("lib/f32_refined.wgsl");
const GUARDED: &str = shader!("lib/f32_guarded.wgsl");

struct Item {
    text: &'static str,
    needs: Vec<&'static str>,
}

/// Functions, constants, aliases and structs by name.
pub struct Library {
    items: BTreeMap<&'static str, Item>,
}

impl Library {
    /// All that there is, with f32 arithmetic of that kind; where that has a function that others have, it takes the place of
    /// theirs.
    pub fn new(singles: Singles) -> Library {
        let mut items = BTreeMap::new();
        let arithmetic: &[&str] = match singles {
            Singles::Plain => &[PLAIN],
            Singles::Refined => &[PLAIN, REFINED],
            Singles::Guarded => &[GUARDED],
        };
        for file in COMMON.iter().chain(arithmetic) {
            for (name, text) in split(file) {
                items.insert(name, Item { text, needs: Vec::new() });
            }
        }
        let names: BTreeSet<&'static str> = items.keys().copied().collect();
        for (name, item) in &mut items {
            let mut needs: BTreeSet<&'static str> =
                words(item.text).filter_map(|w| names.get(w).copied()).collect();
            needs.remove(name);
            item.needs = needs.into_iter().collect();
        }
        Library { items }
    }

    /// Whether there is a function of that name.
    pub fn has(&self, name: &str) -> bool {
        self.items.contains_key(name)
    }

    /// The names of everything in it, sorted.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.items.keys().copied()
    }

    /// The text of everything that `text` mentions, and of what that needs in turn.
    pub fn needed_by(&self, text: &str) -> String {
        let mut found: BTreeSet<&'static str> = BTreeSet::new();
        let mut open: Vec<&'static str> = Vec::new();
        for word in words(text) {
            if let Some((name, _)) = self.items.get_key_value(word)
                && found.insert(name)
            {
                open.push(name);
            }
        }
        while let Some(name) = open.pop() {
            let Some(item) = self.items.get(name) else { continue };
            for &need in &item.needs {
                if found.insert(need) {
                    open.push(need);
                }
            }
        }
        let mut out = String::new();
        for name in found {
            if let Some(item) = self.items.get(name) {
                out.push_str(item.text);
                out.push('\n');
            }
        }
        out
    }
}

/// The items of a file: each begins in the first column and ends with a `}` there, or with the line's `;`.
fn split(file: &'static str) -> Vec<(&'static str, &'static str)> {
    let mut items = Vec::new();
    let mut at = 0;
    while at < file.len() {
        let line_end = file[at..].find('\n').map_or(file.len(), |n| at + n);
        let line = &file[at..line_end];
        let mut parts = words(line);
        let end = match parts.next() {
            Some("fn" | "struct") => file[at..].find("\n}").map_or(file.len(), |n| at + n + 2),
            Some("const") if !line.trim_end().ends_with(';') => {
                file[at..].find("\n);").map_or(file.len(), |n| at + n + 3)
            }
            Some("const" | "alias") => line_end,
            _ => {
                at = line_end + 1;
                continue;
            }
        };
        if !line.starts_with("//")
            && let Some(name) = parts.next()
        {
            items.push((name, &file[at..end]));
        }
        at = end + 1;
    }
    items
}

/// The identifiers and number-like words of a text.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).filter(|w| !w.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn only_what_is_needed_comes_along() {
        let library = Library::new(Singles::Plain);
        let text = library.needed_by("let x = f64_neg(y);");
        assert!(text.contains("fn f64_neg"));
        assert!(text.contains("alias Double"));
        assert!(!text.contains("fn f64_add"));
        let text = library.needed_by("f64_sub(a, b)");
        for name in ["fn f64_sub", "fn f64_add", "fn u64_shr_jam", "fn clz32", "const F64_NAN"] {
            assert!(text.contains(name), "{name}");
        }
    }
}
