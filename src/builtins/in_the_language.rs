//! How builtins that are written in the language itself are declared: a row each, the text beside it in `m/<name>.m`, or in
//! `m/private/<name>.m` where programs do not see it. The crate's build script packs the texts.

use super::Arity;

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
            run: $crate::builtins::Run::Source(include_str!(concat!(env!("OUT_DIR"), "/texts/", $name, ".m"))),
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
