//! How a family declares its builtins: a row each, in one list.
//! Must not know what any builtin does.

pub(crate) use super::builtin::Captures;
use super::{Call, Cx, Flow, Run, Task, Values};

/// Declares a list of builtins that are computed by functions. A row is:
/// name `[least most; results]` `[forms]` what runs (what is composed says which arguments it captures work on), summary `[examples]`; 255 for any number. What may run long and
/// cannot give way adds `costs` and a function; other words are those of [`Traits`](super::Traits), after commas.
macro_rules! builtins {
    (
        $(#[$doc:meta])* $list:ident, $group:ident;
        $($name:literal [$least:literal $most:literal; $outs:literal] [$($form:literal),* $(,)?]
            $run:expr, $summary:literal [$($example:expr),* $(,)?] $(costs $costs:expr)? $(, $word:ident)*;)*
    ) => {
        $(#[$doc])*
        pub const $list: &[&$crate::builtins::Builtin] = &[$(&$crate::builtins::Builtin {
            name: $name,
            group: $crate::builtins::Group::$group,
            forms: &[$($form),*],
            args: $crate::builtins::in_the_language::arity($least, $most),
            outs: $crate::builtins::in_the_language::arity(0, $outs),
            run: $run,
            traits: $crate::builtins::Traits::NONE$(.costing($costs as $crate::builtins::CallCost))?$(.$word())*,
            summary: $summary,
            examples: $crate::builtins::Examples::of(&[$($example),*]),
        }),*];
    };
}
pub(crate) use builtins;

/// What computes a builtin.
type Compute = fn(&mut Cx<'_>, Call<'_>) -> Flow<Values>;

/// Done on the host, for this reason: it may read or change more than its arguments.
pub(crate) const fn host(f: Compute, why: &'static str) -> Run {
    Run::Host { f, why, pure: false }
}

/// Computed on the host, for this reason, from the arguments alone.
pub(crate) const fn pure(f: Compute, why: &'static str) -> Run {
    Run::Host { f, why, pure: true }
}

/// Made of captured operations, on these of its arguments.
pub(crate) const fn compose(captures: Captures, f: Compute) -> Run {
    Run::Compose { f, captures }
}

/// Calls functions of the program.
pub(crate) const fn task(f: fn(&mut Cx<'_>, Call<'_>) -> Flow<Box<dyn Task>>) -> Run {
    Run::Task(f)
}
