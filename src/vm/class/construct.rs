//! How objects are made: the values that properties begin with, once for a class; the constructors of superclasses and
//! its own, which go on with one object.

use super::plain::plain_class;
use crate::builtins::{Call, Cx, Flow, Task, TaskStep, Values};
use crate::diag::Error;
use crate::value::{
    Class, Definition, ELEMENTS, Function, FunctionBody, Initial, ObjectState, Value,
};
use crate::vm::Vm;
use crate::vm::code::Body;
use crate::vm::frame::{Activation, Args, Exec, Frame, Ret, Signal, TaskFrame};
use std::rc::Rc;

/// An object in the making, as something that can be called: it goes on with the constructor of a class.
#[derive(Debug)]
pub(in crate::vm) struct Making {
    class: Rc<Definition>,
    object: Value,
    /// Whether the superclasses are done that the constructor does not call by name.
    based: bool,
}

impl FunctionBody for Making {
    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}

impl Making {
    fn function(class: &Rc<Definition>, object: Value, based: bool) -> Value {
        let name = class.name.clone();
        let making = Making { class: class.clone(), object, based };
        Value::Function(Rc::new(Function::Named { name, body: Some(Rc::new(making)) }))
    }
}

/// The superclasses whose constructors are called without being named.
fn unnamed_bases(class: &Definition) -> Vec<Rc<Definition>> {
    let named = |base: &Definition| {
        class.constructs.iter().any(|name| *name == base.name || **name == *base.short_name())
    };
    class.bases.iter().filter(|b| b.has_constructor() && !named(b)).cloned().collect()
}

fn pushed(task: impl Task + 'static, ret: Ret) -> Signal {
    Signal::Push(Activation::Task(Box::new(TaskFrame { task: Box::new(task), ret, input: None })))
}

/// The class of errors as one that others are made from.
pub(super) const EXCEPTION: &str = "MException";

/// `MException` as a superclass.
pub(super) fn exception_class() -> Definition {
    let mut class = plain_class(EXCEPTION, &["identifier", "message", "stack"]);
    class.handle = false;
    class.ancestors = vec![EXCEPTION.into()];
    class
}

impl Vm {
    /// What a class of the language itself makes of an object: its elements, or what an error says.
    fn made_by_language(
        &mut self,
        cx: &mut Cx<'_>,
        name: &str,
        object: &Value,
        args: &[Value],
    ) -> Exec<Value> {
        let Value::Object(object) = object else { return Ok(object.clone()) };
        let mut made = object.copy();
        made.handle = object.handle;
        if let (Some(class), [elements, ..]) = (Class::from_name(name), args) {
            let elements = elements.underlying().unwrap_or_else(|| elements.clone());
            let elements = cx.graph.cast(&elements, class)?;
            if let ObjectState::Fields(fields) = made.state.get_mut() {
                fields.insert(ELEMENTS.into(), elements);
            }
        } else if let (EXCEPTION, [_, ..], Some(&builtin)) = (name, args, self.builtins.get(name)) {
            let values = self.run_builtin_now(cx, builtin, Call { args, nargout: 1 })?;
            if let (Some(Value::Object(error)), ObjectState::Fields(fields)) =
                (values.first(), made.state.get_mut())
                && let ObjectState::Fields(said) = &*error.state.borrow()
            {
                fields.extend(said.iter().map(|(name, value)| (name.clone(), value.clone())));
            }
        } else {
            return Ok(Value::Object(object.clone()));
        }
        Ok(Value::Object(Rc::new(made)))
    }

    /// An object whose properties are what they begin with, made without its constructor.
    pub(in crate::vm) fn blank_object(&mut self, class: &Rc<Definition>, ret: Ret) -> Exec<Values> {
        if class.progress.get() != Initial::Known && needs_defaults(class) {
            let then = Then::Blank { class: class.clone() };
            return Err(pushed(AfterDefaults::new(class, then), ret));
        }
        Ok(smallvec::smallvec![class.new_object()])
    }

    /// `Name(…)`
    pub(in crate::vm) fn make_object(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        class: &Rc<Definition>,
        args: Args,
        ret: Ret,
    ) -> Exec<Values> {
        if args.len() <= 1 && !class.members.is_empty() && !makes_member(class, frame) {
            return self.found_member(cx, frame, class, args, ret);
        }
        if let Some(constructor) = &class.constructor {
            self.check_method(frame, class, constructor)?;
        }
        if class.is_abstract {
            return Err(Error::new(
                "MATLAB:class:abstract",
                format!(
                    "Abstract classes cannot be instantiated.  Class '{}' defines abstract methods \
                     and/or properties.",
                    class.name
                ),
            )
            .into());
        }
        if class.progress.get() != Initial::Known && needs_defaults(class) {
            let then = Then::Make { class: class.clone(), args: args.into_vec() };
            return Err(pushed(AfterDefaults::new(class, then), ret));
        }
        let object = class.new_object();
        self.go_on_making(cx, &Making { class: class.clone(), object, based: false }, args, ret)
    }

    /// `Name(…)` of an enumeration: the members that its argument names, or that have its values; without, the first one.
    fn found_member(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        class: &Rc<Definition>,
        args: Args,
        ret: Ret,
    ) -> Exec<Values> {
        let helper = self.helpers.get("members_of").copied();
        match (args.into_iter().next(), class.members.keys().next(), helper) {
            (Some(given), _, Some(helper)) => {
                let mut args: Args = smallvec::smallvec![Value::from(&*class.name), given];
                self.call_builtin(cx, frame, helper, &mut args, 1, ret)
            }
            (_, Some(first), _) => self.class_value_of(class, first, ret),
            _ => Ok(Values::new()),
        }
    }

    /// `object@Base(…)`: the first argument is the object.
    pub(in crate::vm) fn call_base_constructor(
        &mut self,
        cx: &mut Cx<'_>,
        class: &Rc<Definition>,
        args: &mut Args,
        ret: Ret,
    ) -> Exec<Values> {
        let mut args = std::mem::take(args).into_iter();
        let Some(object) = args.next() else {
            return Err(Error::new("MATLAB:minrhs", "Not enough input arguments.").into());
        };
        let making = Making { class: class.clone(), object, based: false };
        self.go_on_making(cx, &making, args.collect(), ret)
    }

    /// Goes on with the constructor of a class.
    pub(in crate::vm) fn go_on_making(
        &mut self,
        cx: &mut Cx<'_>,
        making: &Making,
        args: Args,
        ret: Ret,
    ) -> Exec<Values> {
        let Making { class, object, based } = making;
        let bases = if *based { Vec::new() } else { unnamed_bases(class) };
        if !bases.is_empty() {
            let (class, object) = (class.clone(), object.clone());
            return Err(pushed(Bases { class, object, bases, at: 0, args: args.into_vec() }, ret));
        }
        let Some(constructor) = &class.constructor else {
            let made_of = match (class.underlying, class.bases.is_empty()) {
                // Without a constructor of its own it takes the elements.
                (Some(ty), true) => ty.class.name(),
                _ => &*class.name,
            };
            let of_language = Class::from_name(made_of).is_some() || made_of == EXCEPTION;
            if of_language && !args.is_empty() {
                return Ok(smallvec::smallvec![self.made_by_language(cx, made_of, object, &args)?]);
            }
            // Its superclass got the arguments.
            if !args.is_empty() && !based {
                return Err(Error::new("MATLAB:TooManyInputs", "Too many input arguments.")
                    .hint(format!("the class '{}' has no constructor", class.name))
                    .into());
            }
            return Ok(smallvec::smallvec![object.clone()]);
        };
        let body = constructor.function.as_ref().and_then(body_of);
        let Some(body) = body else {
            return Err(crate::vm::exception::undefined(&class.name).into());
        };
        let mut made = self.enter(&body.code, None, args, 1, ret)?;
        if let (Activation::Code(frame), Some(&out)) = (&mut made, body.code.chunk.outs.first()) {
            // Where functions within it share the object, it is taken from where that lives.
            match frame.links.iter().find(|link| link.slot == out) {
                Some(link) => self.put_away(&link.place, Some(object.clone())),
                None => frame.set(out, object.clone()),
            }
        }
        Err(Signal::Push(made))
    }

    /// A constant, an enumeration member: computed when it is first asked for.
    pub(in crate::vm) fn class_value_of(
        &mut self,
        class: &Rc<Definition>,
        name: &str,
        ret: Ret,
    ) -> Exec<Values> {
        if let Some(value) = class.initial.borrow().get(name) {
            return Ok(smallvec::smallvec![value.clone()]);
        }
        let then = Then::Read { class: class.clone(), name: name.into() };
        Err(pushed(AfterDefaults::new(class, then), ret))
    }
}

/// Whether a frame runs what makes a member of an enumeration.
fn makes_member(class: &Definition, frame: &Frame) -> bool {
    let mut makers = class.members.values().filter_map(body_of);
    makers.any(|body| Rc::ptr_eq(&body.code, &frame.code))
}

/// The code of a method.
pub(in crate::vm) fn body_of(function: &Value) -> Option<&Body> {
    let Value::Function(function) = function else { return None };
    let Function::Named { body: Some(body), .. } = &**function else { return None };
    body.as_any().downcast_ref::<Body>()
}

/// Whether something is to be computed before there can be an object; where there is nothing, it is noted.
fn needs_defaults(class: &Rc<Definition>) -> bool {
    if class.progress.get() == Initial::Computing {
        return false;
    }
    let any = class.properties.values().any(|p| p.default.is_some());
    if !any {
        class.progress.set(Initial::Known);
    }
    any
}

/// The classes that a class is made from and itself, those first whose defaults come first.
fn lineage(class: &Rc<Definition>, all: &mut Vec<Rc<Definition>>) {
    for base in &class.bases {
        lineage(base, all);
    }
    if class.progress.get() == Initial::Unknown && !all.iter().any(|c| Rc::ptr_eq(c, class)) {
        all.push(class.clone());
    }
}

/// What is done once the defaults are known.
enum Then {
    Blank { class: Rc<Definition> },
    Make { class: Rc<Definition>, args: Vec<Value> },
    Read { class: Rc<Definition>, name: Rc<str> },
}

/// Computes the values that properties begin with, and goes on.
struct AfterDefaults {
    classes: Vec<Rc<Definition>>,
    at: usize,
    /// The property whose value is computed.
    waiting: Option<Rc<str>>,
    then: Then,
    /// Whether the last call is made.
    last: bool,
}

impl AfterDefaults {
    fn new(class: &Rc<Definition>, then: Then) -> AfterDefaults {
        let mut classes = Vec::new();
        lineage(class, &mut classes);
        classes.iter().for_each(|class| class.progress.set(Initial::Computing));
        AfterDefaults { classes, at: 0, waiting: None, then, last: false }
    }

    /// The next default.
    fn next(&mut self) -> Option<TaskStep> {
        while let Some(class) = self.classes.get(self.at) {
            for base in &class.bases {
                let known = base.initial.borrow();
                let mut own = class.initial.borrow_mut();
                for (name, value) in known.iter().filter(|(n, _)| base.properties.contains_key(*n))
                {
                    own.entry(name.clone()).or_insert_with(|| value.clone());
                }
            }
            let own = class.initial.borrow();
            let left = class.properties.values().find_map(|property| {
                let function = property.default.as_ref()?;
                let mine = property.owner == class.name && !own.contains_key(&property.name);
                mine.then(|| (property.name.clone(), function.clone()))
            });
            if let Some((name, function)) = left {
                self.waiting = Some(name);
                return Some(TaskStep::Call { function, args: Vec::new(), nargout: 1 });
            }
            drop(own);
            class.progress.set(Initial::Known);
            self.at += 1;
        }
        None
    }
}

impl Drop for AfterDefaults {
    fn drop(&mut self) {
        // After an error they are computed again.
        for class in self.classes.iter().skip(self.at) {
            class.progress.set(Initial::Unknown);
            class.initial.borrow_mut().clear();
        }
    }
}

impl Task for AfterDefaults {
    fn resume(&mut self, _: &mut Cx<'_>, input: Option<Result<Values, Error>>) -> Flow<TaskStep> {
        let given = input.transpose()?.and_then(|values| values.into_iter().next());
        if self.last {
            let value = given.unwrap_or_else(Value::empty);
            if let Then::Read { class, name } = &self.then {
                if let Value::Object(object) = &value
                    && let Some(instance) = &object.of
                    && class.members.contains_key(name)
                {
                    instance.member.replace(Some(name.clone()));
                }
                class.initial.borrow_mut().insert(name.clone(), value.clone());
            }
            return Ok(TaskStep::Done(smallvec::smallvec![value]));
        }
        if let (Some(name), Some(class)) = (self.waiting.take(), self.classes.get(self.at)) {
            let value = given.unwrap_or_else(Value::empty);
            class.initial.borrow_mut().insert(name, value);
        }
        if let Some(step) = self.next() {
            return Ok(step);
        }
        self.last = true;
        match &mut self.then {
            Then::Blank { class } => Ok(TaskStep::Done(smallvec::smallvec![class.new_object()])),
            Then::Make { class, args } => Ok(TaskStep::Call {
                function: Making::function(class, class.new_object(), false),
                args: std::mem::take(args),
                nargout: 1,
            }),
            Then::Read { class, name } => {
                if let Some(value) = class.initial.borrow().get(name) {
                    return Ok(TaskStep::Done(smallvec::smallvec![value.clone()]));
                }
                // A default that another one asks for comes before it.
                let default = || class.properties.get(name)?.default.as_ref();
                match class.members.get(name).or_else(default).cloned() {
                    Some(function) => Ok(TaskStep::Call { function, args: Vec::new(), nargout: 1 }),
                    None => Ok(TaskStep::Done(smallvec::smallvec![Value::empty()])),
                }
            }
        }
    }
}

/// The constructors of superclasses that are not called by name, and then that of the class.
struct Bases {
    class: Rc<Definition>,
    object: Value,
    bases: Vec<Rc<Definition>>,
    at: usize,
    args: Vec<Value>,
}

impl Task for Bases {
    fn resume(&mut self, _: &mut Cx<'_>, input: Option<Result<Values, Error>>) -> Flow<TaskStep> {
        if let Some(values) = input {
            let values = values?;
            if self.at > self.bases.len() {
                return Ok(TaskStep::Done(values));
            }
            if let Some(object) = values.into_iter().next() {
                self.object = object;
            }
        }
        let own = self.class.constructor.is_some();
        let object = std::mem::replace(&mut self.object, Value::from(0.0));
        let at = self.at;
        self.at += 1;
        match self.bases.get(at) {
            Some(base) => Ok(TaskStep::Call {
                function: Making::function(base, object, false),
                args: if own { Vec::new() } else { self.args.clone() },
                nargout: 1,
            }),
            None => Ok(TaskStep::Call {
                function: Making::function(&self.class, object, true),
                args: if own { std::mem::take(&mut self.args) } else { Vec::new() },
                nargout: 1,
            }),
        }
    }
}
