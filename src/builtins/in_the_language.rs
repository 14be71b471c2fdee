//! How builtins that are written in the language itself are declared: a row each, the text beside it in `m/<name>.m`, or in
//! `m/private/<name>.m` where programs do not see it. The crate's build script packs the texts. A module for WebAssembly has
//! those of toolboxes in a section that the package takes out of it, and reads back when the first of them is needed.

use super::Arity;
use crate::diag::Error;
use std::collections::HashMap;
use std::rc::Rc;

/// A packed text by the name of its file; empty where the module does not have it.
#[cfg(any(test, not(target_arch = "wasm32")))]
macro_rules! library_text {
    ($name:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/texts/", $name, ".m"))
    };
}
#[cfg(not(any(test, not(target_arch = "wasm32"))))]
macro_rules! library_text {
    ($name:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/module/", $name, ".m"))
    };
}
pub(crate) use library_text;

#[cfg(not(any(test, not(target_arch = "wasm32"))))]
const TOOLBOXES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/toolboxes.txt"));

/// The texts of toolboxes: scripts/build/sections.mjs makes a file of them.
#[cfg(not(any(test, not(target_arch = "wasm32"))))]
#[expect(dead_code, reason = "it is a section of the module, and read from without")]
#[unsafe(link_section = "matgpu.toolboxes")]
static SECTION: [u8; TOOLBOXES.len()] = *TOOLBOXES.as_array().unwrap();

/// How the texts of toolboxes are read, or why they cannot be.
pub type ReadToolboxes = Box<dyn Fn() -> Result<String, String>>;

/// The texts that are not in the module.
pub(crate) struct Toolboxes {
    read: ReadToolboxes,
    texts: HashMap<String, Rc<str>>,
}

impl Toolboxes {
    pub(crate) fn new(read: ReadToolboxes) -> Toolboxes {
        Toolboxes { read, texts: HashMap::new() }
    }

    /// The text of a builtin or a class, of which the module has `inside`.
    pub(crate) fn text(&mut self, name: &str, inside: &'static str) -> Result<Rc<str>, Error> {
        if !inside.is_empty() {
            return Ok(inside.into());
        }
        if self.texts.is_empty() {
            let all = (self.read)().map_err(|why| unread(name, &why))?;
            let texts = all.split('\u{1}').filter_map(|entry| entry.split_once(".m\n"));
            self.texts = texts.map(|(name, text)| (name.to_owned(), text.into())).collect();
        }
        self.texts.get(name).cloned().ok_or_else(|| unread(name, "it belongs to another version"))
    }
}

fn unread(name: &str, why: &str) -> Error {
    let message = format!("'{name}' is in a file that could not be read: {why}");
    Error::new("matgpu:toolboxes", message)
        .hint("serve toolboxes.txt of the package beside its scripts")
}

/// Declares a list of builtins whose texts are in the folder `m/` of their family. A row is:
/// name `[least most; results]` `[forms]` summary `[examples]`; 255 for any number. `few` and a function: what is tried before the text.
macro_rules! source_builtins {
    (
        $(#[$doc:meta])* $list:ident, $group:ident;
        $($name:literal [$least:literal $most:literal; $outs:literal] [$($form:literal),*]
            $summary:literal [$($example:expr),* $(,)?] $(few $few:expr)? $(, $word:ident)*;)*
    ) => {
        $(#[$doc])*
        pub const $list: &[&$crate::builtins::Builtin] = &[$(&$crate::builtins::Builtin {
            name: $name,
            group: $crate::builtins::Group::$group,
            forms: &[$($form),*],
            args: $crate::builtins::in_the_language::arity($least, $most),
            outs: $crate::builtins::in_the_language::arity(0, $outs),
            run: $crate::builtins::Run::Source($crate::builtins::in_the_language::library_text!($name)),
            traits: $crate::builtins::Traits::NONE$(.of_few($few as $crate::builtins::few::Few))?$(.$word())*,
            summary: $summary,
            examples: $crate::builtins::Examples::of(&[$($example),*]),
        }),*];
    };
}
pub(crate) use source_builtins;

/// least to most; any number above the least where most is 255.
pub(crate) const fn arity(least: u8, most: u8) -> Arity {
    if most == 255 { Arity::from(least) } else { Arity::between(least, most) }
}

/// Declares constructors of classes of the library (`classes::LIBRARY`) as builtins. A row is: name `[forms]` summary `[examples]`.
macro_rules! library_classes {
    (
        $(#[$doc:meta])* $list:ident, $group:ident;
        $($name:literal [$($form:literal),*] $summary:literal [$($example:expr),* $(,)?];)*
    ) => {
        $(#[$doc])*
        pub const $list: &[&$crate::builtins::Builtin] = &[$(&$crate::builtins::Builtin {
            name: $name,
            group: $crate::builtins::Group::$group,
            forms: &[$($form),*],
            args: $crate::builtins::Arity::from(0),
            outs: $crate::builtins::Arity::upto(1),
            run: $crate::builtins::Run::Class,
            traits: $crate::builtins::Traits::NONE,
            summary: $summary,
            examples: $crate::builtins::Examples::of(&[$($example),*]),
        }),*];
    };
}
pub(crate) use library_classes;

/// Declares methods of classes of the library as builtins. A row is: name `[least most; results]` `[forms]` summary `[examples]`.
macro_rules! library_methods {
    (
        $(#[$doc:meta])* $list:ident, $group:ident;
        $($name:literal [$least:literal $most:literal; $outs:literal] [$($form:literal),*]
            $summary:literal [$($example:expr),* $(,)?];)*
    ) => {
        $(#[$doc])*
        pub const $list: &[&$crate::builtins::Builtin] = &[$(&$crate::builtins::Builtin {
            name: $name,
            group: $crate::builtins::Group::$group,
            forms: &[$($form),*],
            args: $crate::builtins::in_the_language::arity($least, $most),
            outs: $crate::builtins::in_the_language::arity(0, $outs),
            run: $crate::builtins::Run::Method,
            traits: $crate::builtins::Traits::NONE,
            summary: $summary,
            examples: $crate::builtins::Examples::of(&[$($example),*]),
        }),*];
    };
}
pub(crate) use library_methods;

#[cfg(test)]
mod tests {
    use super::Toolboxes;
    use std::cell::Cell;
    use std::rc::Rc;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn texts_of_toolboxes_are_read_once_and_again_after_a_failure() {
        let times = Rc::new(Cell::new(0));
        let counted = times.clone();
        let mut toolboxes = Toolboxes::new(Box::new(move || {
            counted.set(counted.get() + 1);
            match counted.get() {
                1 => Err("no net".to_owned()),
                _ => Ok("\u{1}one.m\nx = 1;\n\u{1}two.m\nx = 2;\n".to_owned()),
            }
        }));
        assert_eq!(toolboxes.text("of_the_module", "x = 0;").ok().as_deref(), Some("x = 0;"));
        assert_eq!(times.get(), 0);
        let failed = toolboxes.text("one", "").expect_err("it is not read");
        assert_eq!(failed.message(), "'one' is in a file that could not be read: no net");
        assert_eq!(toolboxes.text("two", "").ok().as_deref(), Some("x = 2;\n"));
        assert_eq!(toolboxes.text("one", "").ok().as_deref(), Some("x = 1;\n"));
        assert_eq!(times.get(), 2);
        assert!(toolboxes.text("three", "").is_err());
    }
}
