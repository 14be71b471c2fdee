//! What classes of the program have: their methods, properties, events and superclasses, asked of an object or by name.

use super::asked::{Asked, one, text};
use crate::builtins::{Cx, Values};
use crate::diag::Error;
use crate::value::{Array, Definition, MemberAccess, Method, Property, Refusal, Shape, Value};
use crate::vm::Vm;
use crate::vm::class::meta_of;
use crate::vm::frame::{Exec, Frame};
use std::rc::Rc;

impl Vm {
    /// The class of an object, or the one that a text names. None: it is neither.
    pub(super) fn class_asked(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &Frame,
        value: &Value,
    ) -> Result<Option<Rc<Definition>>, Refusal> {
        if let Some(class) = value.program_class() {
            return Ok(Some(class.clone()));
        }
        let Some(name) = value.as_text()? else { return Ok(None) };
        Ok(self.class_named(cx, frame.code.scope, &name)?)
    }

    /// The same, where it must be one.
    fn class_wanted(
        &mut self,
        cx: &mut Cx<'_>,
        asked: &Asked<'_>,
        what: &str,
    ) -> Result<Rc<Definition>, Refusal> {
        let Some(value) = asked.args.first() else {
            return Err(Error::new("MATLAB:minrhs", "Not enough input arguments.").into());
        };
        if let Some(class) = self.class_asked(cx, asked.frame, value)? {
            return Ok(class);
        }
        let name = value.as_text()?.unwrap_or_else(|| value.class_name().to_owned());
        let message = format!("{what}: '{name}' is no class of the program.");
        Err(Error::new("MATLAB:class:InvalidClass", message)
            .hint("expected an object, or the name of a class with a classdef file")
            .into())
    }
}

/// The methods that everybody may call, and the constructor: those of objects, and those that are static.
fn method_names(class: &Definition) -> (Vec<Rc<str>>, Vec<Rc<str>>) {
    let public = |method: &&Method| method.access == MemberAccess::Public && !method.hidden;
    let shown = class.methods.values().filter(public);
    let (is_static, ordinary): (Vec<&Method>, Vec<&Method>) = shown.partition(|m| m.is_static);
    let names = |methods: Vec<&Method>| -> Vec<Rc<str>> {
        methods.into_iter().map(|method| method.name.clone()).collect()
    };
    let (mut ordinary, mut is_static) = (names(ordinary), names(is_static));
    ordinary.push(class.short_name().into());
    ordinary.sort_unstable();
    is_static.sort_unstable();
    (ordinary, is_static)
}

/// The properties that everybody may read.
fn property_names(class: &Definition) -> Vec<Rc<str>> {
    let public = |property: &&Property| property.get == MemberAccess::Public && !property.hidden;
    class.properties.values().filter(public).map(|property| property.name.clone()).collect()
}

fn column(names: Vec<Rc<str>>) -> Exec<Values> {
    one(Value::cellstr(Shape::matrix(names.len(), 1), names))
}

/// Names in columns, one after the other downwards, as wide as a window.
fn in_columns(names: &[Rc<str>]) -> String {
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0) + 2;
    let rows = names.len().div_ceil((80 / width).max(1)).max(1);
    let line = |row: usize| -> String {
        let shown = names.iter().skip(row).step_by(rows).map(|name| format!("{name:<width$}"));
        shown.collect::<String>() + "\n"
    };
    (0..rows).map(line).collect()
}

/// `isprop(object, name)`
pub(super) fn isprop(vm: &mut Vm, cx: &mut Cx<'_>, asked: Asked<'_>) -> Exec<Values> {
    has(vm, cx, asked, |class, name| {
        let property = class.properties.get(name);
        property.is_some_and(|p| p.get == MemberAccess::Public || p.set == MemberAccess::Public)
    })
}

/// `ismethod(object, name)`
pub(super) fn ismethod(vm: &mut Vm, cx: &mut Cx<'_>, asked: Asked<'_>) -> Exec<Values> {
    has(vm, cx, asked, |class, name| {
        let public = |method: &Method| method.access == MemberAccess::Public;
        class.methods.get(name).is_some_and(public) || class.short_name() == name
    })
}

fn has(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    Asked { frame, args, .. }: Asked<'_>,
    test: fn(&Definition, &str) -> bool,
) -> Exec<Values> {
    let [value, names] = &args[..] else {
        return Err(Error::new("MATLAB:minrhs", "Not enough input arguments.").into());
    };
    let class = vm.class_asked(cx, frame, value)?;
    let answer = |name: &str| class.as_ref().is_some_and(|class| test(class, name));
    if let Value::Cell(cells) = names {
        let answers =
            cells.cells.iter().map(|cell| Ok(cell.as_text()?.is_some_and(|n| answer(&n))));
        let answers = answers.collect::<Result<Vec<bool>, Refusal>>()?;
        return one(Value::from(Array::from_vec(cells.shape.clone(), answers)));
    }
    one(Value::from(answer(&text(Some(names), "the name")?)))
}

/// `methods(class)`
pub(super) fn methods(vm: &mut Vm, cx: &mut Cx<'_>, asked: Asked<'_>) -> Exec<Values> {
    let class = vm.class_wanted(cx, &asked, "methods")?;
    let (ordinary, is_static) = method_names(&class);
    if asked.nout > 0 {
        let mut all = [ordinary, is_static].concat();
        all.sort_unstable();
        return column(all);
    }
    let mut shown = format!("\nMethods for class {}:\n\n{}\n", class.name, in_columns(&ordinary));
    if !is_static.is_empty() {
        shown.push_str(&format!("Static methods:\n\n{}\n", in_columns(&is_static)));
    }
    cx.world.print(&shown);
    Ok(Values::new())
}

/// `properties(class)`
pub(super) fn properties(vm: &mut Vm, cx: &mut Cx<'_>, asked: Asked<'_>) -> Exec<Values> {
    let class = vm.class_wanted(cx, &asked, "properties")?;
    listed(cx, asked.nout, "Properties", "properties", &class, property_names(&class))
}

/// `events(class)`
pub(super) fn events(vm: &mut Vm, cx: &mut Cx<'_>, asked: Asked<'_>) -> Exec<Values> {
    let class = vm.class_wanted(cx, &asked, "events")?;
    let mut names = class.events.clone();
    if class.handle {
        names.push(crate::value::BEING_DESTROYED.into());
    }
    listed(cx, asked.nout, "Events", "events", &class, names)
}

/// `superclasses(class)`
pub(super) fn superclasses(vm: &mut Vm, cx: &mut Cx<'_>, asked: Asked<'_>) -> Exec<Values> {
    let class = vm.class_wanted(cx, &asked, "superclasses")?;
    let names = class.ancestors.iter().skip(1).cloned().collect();
    listed(cx, asked.nout, "Superclasses", "superclasses", &class, names)
}

/// `metaclass(object)`
pub(super) fn metaclass(vm: &mut Vm, cx: &mut Cx<'_>, asked: Asked<'_>) -> Exec<Values> {
    let class = vm.class_wanted(cx, &asked, "metaclass")?;
    one(meta_of(&class))
}

/// `meta.class.fromName(name)`: nothing where there is no such class.
pub(super) fn meta_from_name(vm: &mut Vm, cx: &mut Cx<'_>, asked: Asked<'_>) -> Exec<Values> {
    let name = text(asked.args.first(), "a class's name")?;
    match vm.class_asked(cx, asked.frame, &Value::from(name.as_str()))? {
        Some(class) => one(meta_of(&class)),
        None => one(Value::empty()),
    }
}

/// `objectblank(class)`
pub(super) fn object_blank(vm: &mut Vm, cx: &mut Cx<'_>, asked: Asked<'_>) -> Exec<Values> {
    let name = text(asked.args.first(), "a class's name")?;
    let found = vm.class_named(cx, asked.frame.code.scope, &name)?;
    match found {
        Some(class) => vm.blank_object(&class, asked.ret),
        None => one(Value::empty()),
    }
}

/// `superiorto(class, …)` in a constructor
pub(super) fn superiorto(vm: &mut Vm, _: &mut Cx<'_>, asked: Asked<'_>) -> Exec<Values> {
    let class = constructed(vm, &asked, "superiorto")?;
    class.superior_to.borrow_mut().extend(names_of(&asked)?);
    Ok(Values::new())
}

/// `inferiorto(class, …)` in a constructor
pub(super) fn inferiorto(vm: &mut Vm, _: &mut Cx<'_>, asked: Asked<'_>) -> Exec<Values> {
    let class = constructed(vm, &asked, "inferiorto")?;
    class.inferior_to.borrow_mut().extend(names_of(&asked)?);
    Ok(Values::new())
}

fn names_of(asked: &Asked<'_>) -> Result<Vec<Rc<str>>, Refusal> {
    asked.args.iter().map(|name| Ok(text(Some(name), "a class's name")?.into())).collect()
}

/// The class whose constructor is running.
fn constructed(vm: &Vm, asked: &Asked<'_>, what: &str) -> Result<Rc<Definition>, Error> {
    let own = vm.class_of_code(asked.frame).filter(|class| class.of_struct);
    own.cloned().ok_or_else(|| {
        Error::new(
            "MATLAB:class:invalidUsage",
            format!("{what} must be called from a class constructor."),
        )
        .hint("a classdef lists such classes in its attribute InferiorClasses")
    })
}

/// Names as a column of cells where a result is wanted, else printed.
fn listed(
    cx: &mut Cx<'_>,
    nout: usize,
    title: &str,
    what: &str,
    class: &Definition,
    names: Vec<Rc<str>>,
) -> Exec<Values> {
    if nout > 0 {
        return column(names);
    }
    let lines: String = names.iter().map(|name| format!("    {name}\n")).collect();
    cx.world.print(&match names.is_empty() {
        true => format!("\nClass {} has no {what}.\n\n", class.name),
        false => format!("\n{title} for class {}:\n\n{lines}\n", class.name),
    });
    Ok(Values::new())
}
