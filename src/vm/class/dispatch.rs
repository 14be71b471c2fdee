//! Functions and operators that objects have of their own, and what every object has.

use super::array::{ForEach, same_objects};
use super::common::{common, takes_members};
use super::events::{self, Delete};
use super::members::deleted;
use super::show::{Show, ShowAll, ShowWithin, Shown};
use crate::builtins::classes::LIBRARY;
use crate::builtins::maps::dictionary::is_dictionary;
use crate::builtins::{Builtin, Cx, Run, Values};
use crate::diag::Error;
use crate::syntax::BinaryOp;
use crate::value::{
    Array, Definition, Format, ObjectArray, Refusal, Scalar, Shape, TextArray, Value,
};
use crate::vm::Vm;
use crate::vm::code::Callee;
use crate::vm::frame::{Args, Exec, Frame, Ret, Signal};
use crate::vm::truth::truth;
use std::rc::Rc;

impl Vm {
    /// The method that a function's name stands for when it is called with these arguments: of the first object whose
    /// class has it. A function of the calling file comes first.
    pub(in crate::vm) fn dispatched(
        &mut self,
        frame: &Frame,
        name: &str,
        args: &[Value],
    ) -> Result<Option<Value>, Error> {
        if !self.knows_classes() {
            return Ok(None);
        }
        let mut found = None;
        for class in args.iter().filter_map(Value::program_class) {
            let own = class.methods.get(name).filter(|method| !method.is_static);
            // An object that is deleted is made invalid as well.
            let Some(method) = own.filter(|method| !(class.handle && method.is_destructor()))
            else {
                continue;
            };
            let gives_way = found
                .as_ref()
                .is_some_and(|(before, _): &(Rc<Definition>, _)| class.precedes(before));
            if found.is_none() || gives_way {
                found = Some((class.clone(), method.clone()));
            }
        }
        let Some((class, method)) = found else { return Ok(None) };
        let scope = frame.code.scope.and_then(|scope| self.scopes.get(scope as usize));
        if scope.is_some_and(|scope| scope.functions.contains_key(name)) {
            return Ok(None);
        }
        self.check_method(frame, &class, &method)?;
        Ok(method.function)
    }

    /// Whether a function is one that every object has, and is called with one.
    pub(in crate::vm) fn is_about_object(&self, name: &str, args: &[Value]) -> bool {
        if !self.knows_classes() {
            return false;
        }
        if takes_members(name) {
            return args.iter().any(|arg| arg.members().is_some());
        }
        common(name).is_some()
            && match args {
                [first, rest @ ..] => {
                    first.program_class().is_some()
                        || matches!(name, "eq" | "ne")
                            && rest.first().is_some_and(|other| other.program_class().is_some())
                }
                [] => false,
            }
    }

    /// Carries such a function out.
    pub(in crate::vm) fn object_function(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        name: &str,
        args: &mut Args,
        nout: usize,
        ret: Ret,
    ) -> Exec<Values> {
        if takes_members(name)
            && let Some(&helper) = self.helpers.get("with_members")
        {
            let mut all: Args = smallvec::smallvec![Value::from(name)];
            all.extend(args.iter().cloned());
            return self.call_builtin(cx, frame, helper, &mut all, nout, ret);
        }
        let [first, rest @ ..] = &args[..] else { return Ok(Values::new()) };
        match (name, first, rest) {
            ("disp", first, []) => Err(Show::body(first).pushed(ret)),
            ("display", first, []) => Err(Show::named("", first).pushed(ret)),
            ("eq" | "ne", a, [b]) => match same(name, a, b)? {
                Some(same) => Ok(smallvec::smallvec![same]),
                None => Err(undefined(name, first).into()),
            },
            ("isvalid", first, []) if is_handle(first) => {
                let Some(array) = ObjectArray::of(first) else { return Ok(Values::new()) };
                let valid: Vec<bool> = array.objects.iter().map(|o| o.is_valid()).collect();
                let valid = Array::from_vec(array.shape.clone(), valid);
                Ok(smallvec::smallvec![Value::from(valid)])
            }
            ("delete", first, []) if is_handle(first) && nout == 0 => {
                let objects = ObjectArray::of(first).map(|array| array.objects.clone());
                Err(Signal::Push(Delete::activation(objects.unwrap_or_default(), ret)))
            }
            ("addlistener" | "listener", Value::Object(object), args) if object.handle => {
                events::add(object, args)
            }
            ("notify", Value::Object(object), args @ ([_] | [_, _])) if object.handle => {
                events::notify(object, args, ret)
            }
            ("copy" | "copyElement", first, []) => {
                let first = first.clone();
                self.copied(cx, frame, name, &first, ret)
            }
            ("subsref", _, [steps]) => {
                let steps = steps.clone();
                self.subsref_as_is(cx, frame, &first.clone(), &steps, nout, ret)
            }
            ("subsasgn", _, [steps, value]) => {
                let (steps, value) = (steps.clone(), value.clone());
                self.subsasgn_as_is(frame, &first.clone(), &steps, value, ret)
            }
            ("end", first, [k, n]) => {
                let place = |value: &Value| match value {
                    Value::Scalar(at) if at.to_f64() >= 1.0 => Ok(at.to_f64() as u16),
                    _ => Err(Error::new(
                        "MATLAB:class:InvalidArgument",
                        "end: expected an object, which subscript it is, and how many there are",
                    )),
                };
                let (k, n, first) = (place(k)?, place(n)?, first.clone());
                Ok(smallvec::smallvec![Value::from(self.end_of(cx, &first, k - 1, n)?)])
            }
            ("char" | "string" | "cellstr", first, []) => match first.members() {
                Some((shape, members)) => {
                    let named = names_of_members(name, shape, &members);
                    match self.builtins.get(name).copied() {
                        Some(builtin) if name == "char" => {
                            let mut args: Args = smallvec::smallvec![named];
                            self.call_builtin(cx, frame, builtin, &mut args, nout, ret)
                        }
                        _ => Ok(smallvec::smallvec![named]),
                    }
                }
                None => self.element_function(cx, frame, name, args, nout, ret),
            },
            ("class", first, rest) => {
                let (first, rest) = (first.clone(), rest.to_vec());
                Ok(smallvec::smallvec![self.object_of_struct(frame, &first, &rest)?])
            }
            _ => Err(undefined(name, first).into()),
        }
    }

    /// A builtin that is called with objects that are elements as well: with those. None: it is called with none, or takes
    /// objects too.
    pub(in crate::vm) fn call_with_elements(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        callee: &Callee,
        args: &mut Args,
        nout: usize,
        ret: Ret,
    ) -> Exec<Option<Values>> {
        match callee {
            // `lookup(dictionary, key)` takes members as the keys that they are.
            Callee::Builtin(_) if args.first().is_some_and(is_dictionary) => Ok(None),
            Callee::Builtin(builtin) if !takes_objects(builtin) && as_elements(args) => {
                self.call_builtin(cx, frame, builtin, args, nout, ret).map(Some)
            }
            _ => Ok(None),
        }
    }

    /// A builtin of the elements that an object is as well.
    fn element_function(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        name: &str,
        args: &mut Args,
        nout: usize,
        ret: Ret,
    ) -> Exec<Values> {
        match (self.builtins.get(name).copied(), args.first().cloned()) {
            (Some(builtin), _) if as_elements(args) => {
                self.call_builtin(cx, frame, builtin, args, nout, ret)
            }
            (_, Some(first)) => Err(undefined(name, &first).into()),
            _ => Ok(Values::new()),
        }
    }

    /// Copies of objects of a copyable class: by its `copyElement`, or ones with the same properties.
    fn copied(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        name: &str,
        value: &Value,
        ret: Ret,
    ) -> Exec<Values> {
        let class = value.program_class().filter(|c| c.is_a("matlab.mixin.Copyable"));
        let (Some(class), Some(array)) = (class, ObjectArray::of(value)) else {
            return Err(undefined(name, value).into());
        };
        if !array.objects.iter().all(|object| object.is_valid()) {
            return Err(deleted().into());
        }
        let own = class.methods.get("copyElement").and_then(|m| m.function.clone());
        match own.filter(|_| name == "copy") {
            Some(own) if array.shape.is_scalar() => {
                self.call_value(cx, frame, &own, &mut smallvec::smallvec![value.clone()], 1, ret)
            }
            Some(own) => Err(events::pushed(ForEach::of(own, &array), ret)),
            None => {
                let objects = array.objects.iter().map(|o| Rc::new(o.copy())).collect();
                let copies = ObjectArray { objects, ..(*array).clone() };
                Ok(smallvec::smallvec![Value::from(copies)])
            }
        }
    }

    /// An operator on objects: their own, or what it means for all of them. None: it is an operator on other values.
    pub(in crate::vm) fn object_operator(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        name: &str,
        args: &[&Value],
        ret: Ret,
    ) -> Exec<Option<Values>> {
        if !self.knows_classes() || args.iter().all(|arg| arg.program_class().is_none()) {
            return Ok(None);
        }
        let mut args: Args = args.iter().copied().cloned().collect();
        if let Some(method) = self.dispatched(frame, name, &args)? {
            return self.call_value(cx, frame, &method, &mut args, 1, ret).map(Some);
        }
        if let ("eq" | "ne", [a, b]) = (name, &args[..])
            && let Some(same) = same(name, a, b)?
        {
            return Ok(Some(smallvec::smallvec![same]));
        }
        match self.builtins.get(name).copied() {
            Some(builtin) if as_elements(&mut args) => {
                self.call_builtin(cx, frame, builtin, &mut args, 1, ret).map(Some)
            }
            _ => Ok(None),
        }
    }

    /// A binary operator in a condition, whose instruction is carried out again after a call.
    pub(in crate::vm) fn object_condition(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        op: BinaryOp,
        x: &Value,
        y: &Value,
    ) -> Exec<Option<Value>> {
        if let Some(value) = frame.returned.pop() {
            return Ok(value);
        }
        let Some(name) = op.function() else { return Ok(None) };
        let values = self.object_operator(cx, frame, name, &[x, y], Ret::Again)?;
        Ok(values.and_then(|values| values.into_iter().next()))
    }

    /// What an object is as a condition, by the `logical` of its class; the instruction is carried out again after the call. None:
    /// no class says it.
    pub(in crate::vm) fn truth_by_class(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        value: &Value,
    ) -> Exec<Option<Value>> {
        if value.program_class().is_none() {
            return Ok(None);
        }
        let args: Args = smallvec::smallvec![value.clone()];
        let Some(method) = self.dispatched(frame, "logical", &args)? else { return Ok(None) };
        let truth = self.ask(cx, frame, &mut 0, &method, args, 1)?;
        frame.returned.clear();
        Ok(truth)
    }

    /// Whether a case is that of an object's `switch`, by the `eq` of their class: any of the cells of a case may be. None: no
    /// class says what `eq` is.
    pub(in crate::vm) fn object_case(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        subject: &Value,
        case: &Value,
    ) -> Exec<Option<bool>> {
        if !self.knows_classes() {
            return Ok(None);
        }
        let one = std::slice::from_ref(case);
        let cases = match case {
            Value::Cell(cells) => &cells.cells[..],
            _ => one,
        };
        let mut asked = 0;
        let mut matches = None;
        for case in cases {
            let args: Args = smallvec::smallvec![subject.clone(), case.clone()];
            let Some(eq) = self.dispatched(frame, "eq", &args)? else { continue };
            let same = self.ask(cx, frame, &mut asked, &eq, args, 1)?;
            let same = same.map_or(Ok(false), |same| truth(&same))?;
            matches = Some(matches == Some(true) || same);
        }
        frame.returned.clear();
        Ok(matches)
    }

    /// Shows a value under its name where it is an object of a program's class.
    pub(in crate::vm) fn show_object(&self, name: &str, value: &Value) -> Option<Signal> {
        if self.knows_classes()
            && let Some(within) = ShowWithin::of(name, value)
        {
            return Some(events::pushed(within, Ret::Discard));
        }
        Some(self.shown(name, value)?.pushed(Ret::Discard))
    }

    /// Shows values one after the other where there is such an object among them.
    pub(in crate::vm) fn show_objects(
        &self,
        name: &str,
        values: &[Value],
        format: &Format,
    ) -> Result<Option<Signal>, Refusal> {
        if values.iter().all(|value| value.program_class().is_none()) {
            return Ok(None);
        }
        let each = values.iter().map(|value| {
            Ok(match self.shown(name, value) {
                Some(show) => Shown::Object(Box::new(show)),
                None => Shown::Text(crate::value::display::display(name, value, format)?),
            })
        });
        let each = each.collect::<Result<Vec<Shown>, Refusal>>()?;
        Ok(Some(events::pushed(ShowAll::of(each), Ret::Discard)))
    }

    fn shown(&self, name: &str, value: &Value) -> Option<Show> {
        let class = value.program_class()?;
        let own = |name: &str| {
            class.methods.get(name).filter(|m| !m.is_static).and_then(|m| m.function.clone())
        };
        Some(match own("display") {
            Some(display) => Show::by(display, value),
            None => match own("disp") {
                Some(disp) => {
                    let of_library = class
                        .methods
                        .get("disp")
                        .is_some_and(|m| LIBRARY.iter().any(|class| class.name == &*m.owner));
                    Show::titled_by(name, disp, value, !of_library)
                }
                None => Show::named(name, value),
            },
        })
    }
}

/// Whether there are elements in place of objects now that are elements as well.
fn as_elements(args: &mut [Value]) -> bool {
    let mut any = false;
    for arg in args {
        if let Some(elements) = arg.underlying() {
            (*arg, any) = (elements, true);
        }
    }
    any
}

/// Whether a builtin takes objects that are elements as well as objects: it moves them, or asks about them.
fn takes_objects(builtin: &Builtin) -> bool {
    use crate::builtins::Group;
    !matches!(builtin.run, Run::Op(_) | Run::Compose { .. } | Run::Host { .. })
        || matches!(
            builtin.group,
            Group::CellsAndStructs | Group::IndexingAndReshaping | Group::Maps
        )
        || matches!(
            builtin.name,
            "class" | "isa" | "isobject" | "isenum" | "isequal" | "containers.Map"
        )
}

fn is_handle(value: &Value) -> bool {
    value.program_class().is_some_and(|class| class.handle)
}

/// `==` or `~=` of objects. None: it means nothing for them.
fn same(name: &str, a: &Value, b: &Value) -> Result<Option<Value>, Refusal> {
    let Some(same) = same_objects(a, b)? else { return Ok(None) };
    if name == "eq" {
        return Ok(Some(same));
    }
    Ok(Some(match (&same, same.host_array()?) {
        (Value::Scalar(s), _) => Value::from(s.to_f64() == 0.0),
        (_, Some(array)) => {
            let each = (0..array.numel()).map(|k| Scalar::of(array.data(), k));
            let each = each.map(|s| s.is_some_and(|s| s.to_f64() == 0.0)).collect::<Vec<bool>>();
            Value::from(Array::from_vec(array.shape().clone(), each))
        }
        _ => same,
    }))
}

/// The members of an enumeration by their names: as strings or as cells.
fn names_of_members(function: &str, shape: Shape, members: &[Rc<str>]) -> Value {
    match function {
        "string" => {
            let texts = members.iter().cloned().map(Some).collect();
            Value::Text(Rc::new(TextArray { shape, texts }))
        }
        _ => Value::cellstr(shape, members),
    }
}

fn undefined(name: &str, value: &Value) -> Error {
    if let Value::Object(object) = value
        && !object.is_valid()
    {
        return deleted();
    }
    Error::new(
        "MATLAB:UndefinedFunction",
        format!(
            "Undefined function '{name}' for input arguments of type '{}'.",
            value.class_name()
        ),
    )
}
