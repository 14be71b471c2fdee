//! Questions about classes of the program, which the machine answers.
//! Must not know the machine: it has the code, by the name of the row.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::{Arity, Builtin, Example, Group, Run, Traits};

const fn row(
    name: &'static str,
    args: Arity,
    forms: &'static [&'static str],
    summary: &'static str,
    examples: &'static [Example],
) -> Builtin {
    let outs = Arity::upto(1);
    Builtin {
        name,
        group: Group::Classes,
        forms,
        args,
        outs,
        run: Run::Vm,
        traits: Traits::NONE,
        summary,
        examples: crate::builtins::Examples::of(examples),
    }
}

macro_rules! rows {
    ($($name:literal $args:expr; [$($form:literal),*] $summary:literal [$($example:expr),*];)*) => {
        /// Questions about classes of the program.
        pub const OBJECTS: &[&Builtin] =
            &[$(&row($name, $args, &[$($form),*], $summary, &[$($example),*])),*];
    };
}

rows! {
    "ismethod" Arity::exactly(2); ["tf = ismethod(object, name)"]
        "Whether an object has a method that everybody may call."
        [Equal("ismethod(1, 'plus')", "false"), Fails("ismethod(1, 2)", "must be a text")];
    "isprop" Arity::exactly(2); ["tf = isprop(object, name)"]
        "Whether an object has a property that everybody may use."
        [Equal("isprop(1, 'x')", "false"), Fails("isprop(1, 2)", "must be a text")];
    "methods" Arity::exactly(1); ["methods(class)", "names = methods(object)"]
        "The methods of a class of the program that everybody may call."
        [Fails("methods('no_such_class')", "no class of the program")];
    "properties" Arity::exactly(1); ["properties(class)", "names = properties(object)"]
        "The properties of a class of the program that everybody may read."
        [Fails("properties('no_such_class')", "no class of the program")];
    "events" Arity::exactly(1); ["events(class)", "names = events(object)"]
        "The events of a class of the program."
        [Fails("events('no_such_class')", "no class of the program")];
    "metaclass" Arity::exactly(1); ["mc = metaclass(object)"]
        "An object that tells of a class of the program: Name, PropertyList, MethodList, SuperclassList, …; also ?Name."
        [Fails("metaclass(1)", "no class of the program")];
    "meta.class.fromName" Arity::exactly(1); ["mc = meta.class.fromName(name)"]
        "The object that tells of the class with a name, empty where the program has none."
        [Equal("isempty(meta.class.fromName('no_such_class'))", "true"), Fails("meta.class.fromName(1)", "name")];
    "superiorto" Arity::from(1); ["superiorto(class, ...)"]
        "In the constructor of a class without a classdef: functions are chosen among its own before those of these classes."
        [Fails("superiorto('double')", "called from a class constructor")];
    "inferiorto" Arity::from(1); ["inferiorto(class, ...)"]
        "In the constructor of a class without a classdef: it gives way to these classes when functions are chosen."
        [Fails("inferiorto('double')", "called from a class constructor")];
    "superclasses" Arity::exactly(1); ["superclasses(class)", "names = superclasses(object)"]
        "The classes that a class of the program is made from."
        [Fails("superclasses('no_such_class')", "no class of the program")];
}
