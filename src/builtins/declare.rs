//! How a family declares its builtins: a row each, in one list.
//! Must not know what any builtin does.

use super::{Call, Cx, Flow, Run, Task, Values};

/// Declares a list of builtins that are computed by functions. A row is:
/// name `[least most; results]` `[forms]` what runs, summary `[examples]`; 255 for any number. What may run long and
/// cannot give way adds `costs` and a function.
macro_rules! builtins {
    (
        $(#[$doc:meta])* $list:ident, $group:ident;
        $($name:literal [$least:literal $most:literal; $outs:literal] [$($form:literal),* $(,)?]
            $run:expr, $summary:literal [$($example:expr),* $(,)?] $(costs $costs:expr)?;)*
    ) => {
        $(#[$doc])*
        pub const $list: &[&$crate::builtins::Builtin] = &[$(&$crate::builtins::Builtin {
            name: $name,
            group: $crate::builtins::Group::$group,
            forms: &[$($form),*],
            args: $crate::builtins::in_the_language::arity($least, $most),
            outs: $crate::builtins::in_the_language::arity(0, $outs),
            run: $run,
            costs: [$(Some($costs as $crate::builtins::Costs),)? None][0],
            summary: $summary,
            examples: &[$($example),*],
        }),*];
    };
}
pub(crate) use builtins;

/// Computed on the host, for this reason.
pub(crate) const fn host(f: fn(&mut Cx<'_>, Call<'_>) -> Flow<Values>, why: &'static str) -> Run {
    Run::Host { f, why }
}

/// Made of captured operations.
pub(crate) const fn compose(f: fn(&mut Cx<'_>, Call<'_>) -> Flow<Values>) -> Run {
    Run::Compose(f)
}

/// Calls functions of the program.
pub(crate) const fn task(f: fn(&mut Cx<'_>, Call<'_>) -> Flow<Box<dyn Task>>) -> Run {
    Run::Task(f)
}
