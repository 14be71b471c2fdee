//! What follows the dot of an object or a class: properties, methods, constants, enumeration members; and who may use
//! them.

use super::common::common;
use super::construct::body_of;
use super::index::{Step, step};
use crate::builtins::{Cx, Values};
use crate::bytecode::{Opd, Reg};
use crate::diag::Error;
use crate::value::{Definition, MemberAccess, Method, Object, ObjectState, Property, Value};
use crate::vm::Vm;
use crate::vm::access::expected_one;
use crate::vm::frame::{Args, Exec, Frame, Ret, Signal};
use crate::vm::invoke::Out;
use crate::vm::lookup::referenced_class;
use crate::vm::store::Part;
use std::rc::Rc;

/// The values that the objects of an array have, where that many can go: a variable takes the first.
pub(super) fn one_for(frame: &Frame, values: Values, out: Out) -> Exec<Values> {
    match (out, values.len()) {
        (Out::List { .. }, _) | (_, 1) | (Out::Regs { nout: 2.., .. }, _) => Ok(values),
        (Out::Regs { dst, .. }, 2..) if frame.is_variable(dst) => Ok(values),
        (_, count) => Err(expected_one(count).into()),
    }
}

impl Vm {
    /// Whether the program has loaded any class.
    #[inline]
    pub(in crate::vm) fn knows_classes(&self) -> bool {
        !self.classes.is_empty()
    }

    /// The class that a value stands for.
    pub(in crate::vm) fn class_value(&self, value: &Value) -> Option<Rc<Definition>> {
        if self.classes.is_empty() { None } else { referenced_class(value).cloned() }
    }

    /// Whether a value is an object of a program's class, or such a class.
    pub(in crate::vm) fn is_of_class(&self, value: &Value) -> bool {
        self.knows_classes()
            && (value.program_class().is_some() || referenced_class(value).is_some())
    }

    /// The class whose methods the code of a frame belongs to.
    pub(in crate::vm) fn class_of_code(&self, frame: &Frame) -> Option<&Rc<Definition>> {
        let scope = self.scopes.get(frame.code.scope? as usize)?;
        self.classes.get(scope.class.as_ref()?)
    }

    /// Whether the code of a frame may use what a class keeps from others.
    pub(super) fn may_use(&self, frame: &Frame, access: &MemberAccess, owner: &str) -> bool {
        if *access == MemberAccess::Public {
            return true;
        }
        let scope = frame.code.scope.and_then(|scope| self.scopes.get(scope as usize));
        let Some(name) = scope.and_then(|scope| scope.class.as_ref()) else { return false };
        if **name == *owner {
            return true;
        }
        let own = self.class_of_code(frame);
        let is_a = |class: &str| own.is_some_and(|own| own.is_a(class));
        match access {
            MemberAccess::Protected => {
                is_a(owner) || self.classes.get(owner).is_some_and(|class| class.is_a(name))
            }
            MemberAccess::Classes(classes) => classes.iter().any(|class| is_a(class)),
            _ => false,
        }
    }

    /// A field instruction on an object or a class: the base is let go of when it is done.
    pub(in crate::vm) fn member_into(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        base: Opd,
        holder: &Value,
        name: &str,
        out: Out,
    ) -> Exec {
        let result = match holder {
            _ if holder.program_class().is_some() => {
                self.member(cx, frame, holder, name, None, out)
            }
            _ => match self.class_value(holder) {
                Some(class) => self.class_member(cx, frame, &class, name, None, out),
                None => Ok(Values::new()),
            },
        };
        if !result.as_ref().is_err_and(Signal::comes_again) {
            frame.done(base);
        }
        let results = result?;
        frame.returned.clear();
        match out {
            Out::Regs { dst, nout } => crate::vm::call::put(frame, dst, nout, results)?,
            Out::List { .. } => frame.push_all(results.into_vec()),
        }
        Ok(())
    }

    /// The part of an object that a path names, where its class says what that is: by its `subsref`, or as a property that is
    /// computed. What it calls gives the result to a register.
    pub(in crate::vm) fn part_by_class(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        object: &Value,
        parts: &[Part],
        dst: Reg,
    ) -> Exec<Option<Values>> {
        let steps = parts.iter().map(step).collect();
        let referred = self.refer(cx, frame, object, steps, 1, Ret::Regs { dst, nout: 1 })?;
        match parts {
            [Part::Field(name)] if referred.is_none() => {
                let out = Out::Regs { dst, nout: 1 };
                self.member(cx, frame, object, name, None, out).map(Some)
            }
            _ => Ok(referred),
        }
    }

    /// `object.name`, or `object.name(args)`.
    pub(in crate::vm) fn member(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        holder: &Value,
        name: &str,
        args: Option<&mut Args>,
        out: Out,
    ) -> Exec<Values> {
        let Some(class) = holder.program_class().cloned() else { return Ok(Values::new()) };
        let mut steps = vec![Step::Field(name)];
        steps.extend(args.as_deref().map(|args| Step::Paren(args)));
        if let Some(results) = self.refer(cx, frame, holder, steps, out.nout(), out.ret())? {
            return Ok(results);
        }
        if class.of_struct {
            return match holder {
                Value::Object(object) => self.field_of_object(cx, frame, object, name, args, out),
                Value::Objects(array) => {
                    let each = array.objects.iter().map(|o| self.seen_field(frame, o, name));
                    let values = each.collect::<Result<Values, Error>>()?;
                    one_for(frame, values, out)
                }
                _ => Err(no_member(&class, name).into()),
            };
        }
        // To delete a handle object is more than to call its method; a property comes before a method of its name.
        let method = class.methods.get(name);
        let goes = name == "delete" && method.is_none_or(|method| method.is_destructor());
        let other = goes && class.handle || class.properties.contains_key(name);
        if let Some(method) = method.filter(|_| !other) {
            return self.call_method(cx, frame, &class, method, Some(holder), args, out);
        }
        if self.is_about_object(name, std::slice::from_ref(holder))
            && !class.properties.contains_key(name)
        {
            let mut all: Args = smallvec::smallvec![holder.clone()];
            all.extend(args.map(std::mem::take).unwrap_or_default());
            return self.object_function(cx, frame, name, &mut all, out.nout(), out.ret());
        }
        // What errors do are builtins.
        if class.is_a("MException")
            && !class.properties.contains_key(name)
            && let Some(builtin) = self.builtin(name)
        {
            let mut all: Args = smallvec::smallvec![holder.clone()];
            all.extend(args.map(std::mem::take).unwrap_or_default());
            return self.call_builtin(cx, frame, builtin, &mut all, out.nout(), out.ret());
        }
        let object = match holder {
            Value::Object(object) => object,
            Value::Objects(array) => {
                return self.property_of_each(cx, frame, array, name, args, out);
            }
            _ => return Err(no_member(&class, name).into()),
        };
        if !object.is_valid() {
            return Err(deleted().into());
        }
        let Some(property) = class.properties.get(name) else {
            return Err(no_member(&class, name).into());
        };
        let Some(args) = args else {
            return match self.getter_of(frame, property) {
                Some(getter) => {
                    let mut all: Args = smallvec::smallvec![Value::Object(object.clone())];
                    self.check_get(frame, property)?;
                    self.call_value(cx, frame, &getter, &mut all, 1, out.ret())
                }
                None => {
                    self.check_get(frame, property)?;
                    self.stored(&class, object, property, out.ret())
                }
            };
        };
        let mut asked = 0;
        let value = self.property_value(cx, frame, object, property, &mut asked)?;
        frame.returned.clear();
        self.apply_or_index(cx, frame, &value, args, out)
    }

    /// `value(args)`, where the value is what a property holds: an object of another class is indexed as that class says.
    pub(super) fn apply_or_index(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        value: &Value,
        args: &mut Args,
        out: Out,
    ) -> Exec<Values> {
        if let Value::Function(_) = value {
            return self.call_value(cx, frame, value, args, out.nout(), out.ret());
        }
        let steps = vec![Step::Paren(args)];
        if let Some(results) = self.refer(cx, frame, value, steps, out.nout(), out.ret())? {
            return Ok(results);
        }
        Ok(smallvec::smallvec![self.index(cx, value, args)?])
    }

    /// `Name.name`, or `Name.name(args)`.
    pub(in crate::vm) fn class_member(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        class: &Rc<Definition>,
        name: &str,
        args: Option<&mut Args>,
        out: Out,
    ) -> Exec<Values> {
        if let Some(method) = class.methods.get(name) {
            if !method.is_static {
                return Err(Error::new(
                    "MATLAB:class:CallingNonstaticMethod",
                    format!(
                        "The method '{name}' of class '{}' is not static: it is called with an object.",
                        class.name
                    ),
                )
                .into());
            }
            return self.call_method(cx, frame, class, method, None, args, out);
        }
        if name == "empty" {
            let args = args.map(std::mem::take).unwrap_or_default();
            return Ok(smallvec::smallvec![self.empty_array(class, &args)?]);
        }
        let constant = class.properties.get(name);
        if let Some(property) = constant {
            self.check_get(frame, property)?;
        }
        if constant.is_none_or(|p| !p.constant) && !class.members.contains_key(name) {
            return Err(Error::new(
                "MATLAB:subscripting:classHasNoPropertyOrMethod",
                format!(
                    "The class {} has no Constant property or Static method named '{name}'.",
                    class.name
                ),
            )
            .into());
        }
        let Some(args) = args.filter(|args| !args.is_empty()) else {
            return self.class_value_of(class, name, out.ret());
        };
        let value = match frame.returned.first() {
            Some(value) => value.clone().unwrap_or_else(Value::empty),
            None => one(self.class_value_of(class, name, Ret::Again)?),
        };
        frame.returned.clear();
        if let Value::Function(_) = value {
            return self.call_value(cx, frame, &value, args, out.nout(), out.ret());
        }
        Ok(smallvec::smallvec![self.index(cx, &value, args)?])
    }

    /// Calls a method, with the object first where it is not static.
    #[allow(clippy::too_many_arguments, reason = "what a call is made of")]
    fn call_method(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        class: &Definition,
        method: &Method,
        object: Option<&Value>,
        args: Option<&mut Args>,
        out: Out,
    ) -> Exec<Values> {
        self.check_method(frame, class, method)?;
        let Some(function) = &method.function else {
            return Err(without_body(class, method).into());
        };
        let mut all = Args::new();
        all.extend(object.filter(|_| !method.is_static).cloned());
        all.extend(args.map(std::mem::take).unwrap_or_default());
        // A statement may call what gives nothing.
        let chunk = body_of(function).map(|body| &body.code.chunk);
        let nothing = chunk.is_some_and(|c| c.outs.is_empty() && c.varargout.is_none());
        let one = matches!(out, Out::Regs { nout: 1, .. } | Out::List { nout: 1 });
        let ret = match out {
            Out::Regs { dst, .. } if nothing && one => Ret::Regs { dst, nout: 0 },
            out => out.ret(),
        };
        let nout = if nothing && one { 0 } else { out.nout() };
        self.call_value(cx, frame, function, &mut all, nout, ret)
    }

    /// That a method may be called here.
    pub(in crate::vm) fn check_method(
        &self,
        frame: &Frame,
        class: &Definition,
        method: &Method,
    ) -> Result<(), Error> {
        if self.may_use(frame, &method.access, &method.owner) {
            return Ok(());
        }
        Err(Error::new(
            "MATLAB:class:MethodRestricted",
            format!("Cannot access method '{}' in class '{}'.", method.name, class.name),
        ))
    }

    fn check_get(&self, frame: &Frame, property: &Property) -> Result<(), Error> {
        if self.may_use(frame, &property.get, &property.owner) {
            return Ok(());
        }
        Err(Error::new(
            "MATLAB:class:GetProhibited",
            format!("You cannot get the '{}' property of '{}'.", property.name, property.owner),
        ))
    }

    /// `get.name`, unless it is what is running.
    fn getter_of(&self, frame: &Frame, property: &Property) -> Option<Value> {
        let getter = property.getter.as_ref()?;
        let running = body_of(getter).is_some_and(|body| Rc::ptr_eq(&body.code, &frame.code));
        (!running).then(|| getter.clone())
    }

    /// What an object stores of a property.
    fn stored(
        &mut self,
        class: &Rc<Definition>,
        object: &Rc<Object>,
        property: &Property,
        ret: Ret,
    ) -> Exec<Values> {
        if property.constant {
            return self.class_value_of(class, &property.name, ret);
        }
        let value = match &*object.state.borrow() {
            ObjectState::Fields(fields) => fields.get(&property.name).cloned(),
            _ => None,
        };
        Ok(smallvec::smallvec![value.unwrap_or_else(Value::empty)])
    }

    /// The value of a property within an instruction, which is carried out again where a call must be made first.
    pub(super) fn property_value(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        object: &Rc<Object>,
        property: &Property,
        asked: &mut usize,
    ) -> Exec<Value> {
        self.check_get(frame, property)?;
        let Some(class) = object.definition().cloned() else { return Ok(Value::empty()) };
        match self.getter_of(frame, property) {
            Some(getter) => {
                let args = smallvec::smallvec![Value::Object(object.clone())];
                let value = self.ask(cx, frame, asked, &getter, args, 1)?;
                Ok(value.unwrap_or_else(Value::empty))
            }
            None if property.constant && !class.initial.borrow().contains_key(&property.name) => {
                if let Some(value) = frame.returned.get(*asked) {
                    *asked += 1;
                    return Ok(value.clone().unwrap_or_else(Value::empty));
                }
                Ok(one(self.class_value_of(&class, &property.name, Ret::Again)?))
            }
            None => Ok(one(self.stored(&class, object, property, Ret::Again)?)),
        }
    }

    /// Calls a function within an instruction: the instruction is carried out again from its beginning, and finds what
    /// the call gave. Nothing may have been changed before the last call.
    pub(in crate::vm) fn ask(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        asked: &mut usize,
        function: &Value,
        mut args: Args,
        nout: usize,
    ) -> Exec<Option<Value>> {
        if let Some(value) = frame.returned.get(*asked) {
            *asked += 1;
            return Ok(value.clone());
        }
        let values = self.call_value(cx, frame, function, &mut args, nout, Ret::Again)?;
        let value = values.into_iter().next();
        frame.returned.push(value.clone());
        *asked += 1;
        Ok(value)
    }

    /// The superclass's method or constructor that `name@Base` is.
    pub(in crate::vm) fn of_base(
        &mut self,
        cx: &mut Cx<'_>,
        scope: Option<u32>,
        method: &str,
        base: &str,
    ) -> Result<crate::vm::code::Callee, Error> {
        use crate::vm::code::Callee;
        let class = scope.and_then(|s| self.scopes.get(s as usize)).and_then(|s| s.class.clone());
        let own = class.and_then(|class| self.classes.get(&class).cloned());
        let found = match self.resolve(cx, scope, base)? {
            Some(Callee::Class(found)) => Some(found),
            _ => None,
        };
        let is_base = own.as_ref().is_none_or(|own| own.is_a(base));
        match found {
            Some(found) if is_base && method.is_empty() => Ok(Callee::Base(found)),
            Some(found) if is_base => match found.methods.get(method) {
                Some(m) => match m.function.as_ref().and_then(body_of) {
                    Some(body) => Ok(Callee::Code(body.code.clone())),
                    None => Err(without_body(&found, m)),
                },
                None => match (common(method), self.builtin(method)) {
                    (Some(name), _) => Ok(Callee::Common(name)),
                    (None, Some(builtin)) => Ok(Callee::Builtin(builtin)),
                    (None, None) => Err(no_member(&found, method)),
                },
            },
            // `handle` and its like have nothing to construct.
            None if is_base && own.is_some() => match (common(method), self.builtin(method)) {
                _ if method.is_empty() => {
                    let nothing = Definition::nothing(base);
                    Ok(Callee::Base(Rc::new(nothing)))
                }
                (Some(name), _) => Ok(Callee::Common(name)),
                (None, Some(builtin)) => Ok(Callee::Builtin(builtin)),
                (None, None) => Err(crate::vm::exception::undefined(method)),
            },
            _ => Err(Error::new(
                "MATLAB:class:NotASuperclass",
                format!(
                    "'{base}' is no superclass of '{}'.",
                    own.map_or_else(|| "?".into(), |own| own.name.clone())
                ),
            )),
        }
    }

    /// Whether the code of a frame is this function.
    pub(super) fn runs(&self, frame: &Frame, function: &Value) -> bool {
        body_of(function).is_some_and(|body| Rc::ptr_eq(&body.code, &frame.code))
    }
}

fn one(values: Values) -> Value {
    values.into_iter().next().unwrap_or_else(Value::empty)
}

/// The error of using a handle object that was deleted.
pub(super) fn deleted() -> Error {
    Error::new("MATLAB:class:InvalidHandle", "Invalid or deleted object.")
}

/// The error of a name that a class does not have.
pub(super) fn no_member(class: &Definition, name: &str) -> Error {
    let error = Error::new(
        "MATLAB:noSuchMethodOrField",
        format!("Unrecognized method, property, or field '{name}' for class '{}'.", class.name),
    );
    let known = class.properties.keys().chain(class.methods.keys()).map(|name| &**name);
    match crate::diag::did_you_mean(name, known) {
        Some(other) => error.hint(format!("did you mean '{other}'?")),
        None => error,
    }
}

fn without_body(class: &Definition, method: &Method) -> Error {
    let name = &method.name;
    if method.is_abstract {
        let message = format!(
            "The method '{name}' of class '{}' is abstract: a subclass defines it.",
            class.name
        );
        return Error::new("MATLAB:class:AbstractMethod", message);
    }
    let message = format!("The method '{name}' of class '{}' has no body.", method.owner);
    Error::new("MATLAB:class:MethodNotFound", message).hint(format!(
        "write it in the classdef, or as the file {name}.m of its folder @{}",
        method.owner
    ))
}
