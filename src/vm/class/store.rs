//! Writing through objects: `a.b(3).object.property{2} = x`. The part of a property is changed first, then the property
//! is set, then what holds the object, outwards. A handle object is changed where it is, and nothing outside it.
//!
//! What runs for it (`set.name`, `get.name`, checks) is asked for before anything is changed.

use super::events;
use super::members::{deleted, no_member};
use crate::builtins::Cx;
use crate::bytecode::{Opd, Reg};
use crate::diag::Error;
use crate::value::{Definition, MemberAccess, Object, ObjectState, Property, Value};
use crate::vm::Vm;
use crate::vm::frame::{Exec, Frame};
use crate::vm::store::{Change, Part};
use std::rc::Rc;

impl Vm {
    /// Whether the way to a part of a variable may go through an object of a program's class.
    pub(in crate::vm) fn may_reach_objects(&self, frame: &Frame, var: Reg) -> bool {
        self.knows_classes()
            && match frame.peek(Opd::reg(var)) {
                Some(Value::Object(object)) => object.of.is_some(),
                Some(Value::Struct(_) | Value::Cell(_) | Value::Objects(_)) => true,
                _ => false,
            }
    }

    /// Whether a value is assigned as an object, which may make others.
    pub(in crate::vm) fn is_object(&self, value: &Value) -> bool {
        self.knows_classes() && value.program_class().is_some()
    }

    /// Changes a part of a variable, where the way may go through objects.
    pub(in crate::vm) fn change_through(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        var: Reg,
        parts: &[Part],
        change: Change,
    ) -> Exec {
        let mut asked = 0;
        let mut change = Some(change);
        let mut len = parts.len();
        loop {
            let Some(root) = frame.peek(Opd::reg(var)).cloned() else { break };
            let found = self.innermost(cx, frame, root, &parts[..len], &mut asked)?;
            let Some(Innermost { at, mut object, is_new }) = found else { break };
            let Some(now) = change.take() else { break };
            // An object in the variable itself is changed where it lies, if nobody else holds it.
            if at == 0 {
                frame.clear(var);
            }
            let parts = &parts[at..len];
            let result = self.change_object(cx, frame, &mut object, parts, now, &mut asked);
            let done = at == 0 || object.handle && !is_new;
            if at == 0 {
                frame.set(var, Value::Object(object.clone()));
            }
            result?;
            if done {
                frame.returned.clear();
                return Ok(());
            }
            change = Some(Change::Assign(Value::Object(object)));
            len = at;
        }
        if let Some(change) = change {
            let (root, path) = (frame.peek(Opd::reg(var)).cloned(), &parts[..len]);
            if let Some(whole) = self.begun(cx, frame, root.as_ref(), path, &change, &mut asked)? {
                drop(root);
                if len == 1 {
                    frame.set(var, whole);
                } else {
                    self.change(cx, frame, var, &parts[..len - 1], Change::Assign(whole))?;
                }
                frame.returned.clear();
                return Ok(());
            }
            let change = self.as_members(cx, frame, root.as_ref(), path, change, &mut asked)?;
            match self.filled(cx, frame, root.as_ref(), path, &change, &mut asked)? {
                Some(whole) if len == 1 => frame.set(var, whole),
                Some(whole) => {
                    drop(root);
                    self.change(cx, frame, var, &parts[..len - 1], Change::Assign(whole))?;
                }
                None => {
                    drop(root);
                    self.change(cx, frame, var, path, change)?;
                }
            }
        }
        frame.returned.clear();
        Ok(())
    }

    /// The innermost object that a path goes through. Where it goes beyond the end of an array, a new object is there.
    fn innermost(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        root: Value,
        parts: &[Part],
        asked: &mut usize,
    ) -> Exec<Option<Innermost>> {
        let mut found = None;
        let mut is_new = false;
        let mut current = root;
        for (at, part) in parts.iter().enumerate() {
            let last = at + 1 == parts.len();
            if let Value::Object(object) = &current
                && self.assigns_itself(frame, object).is_some()
            {
                return Ok(Some(Innermost { at, object: object.clone(), is_new }));
            }
            let next = match (&current, part) {
                (Value::Object(object), Part::Field(name)) if object.of.is_some() => {
                    found = Some(Innermost { at, object: object.clone(), is_new });
                    if object.definition().is_some_and(|class| class.of_struct) {
                        match self.seen_field(frame, object, name) {
                            Ok(value) if !last => {
                                current = value;
                                continue;
                            }
                            _ => return Ok(found),
                        }
                    }
                    let property =
                        object.definition().and_then(|c| c.properties.get(name).cloned());
                    // What is only read on the way counts from its property on.
                    match property {
                        Some(property) if !last => {
                            self.property_value(cx, frame, object, &property, asked)?
                        }
                        _ => return Ok(found),
                    }
                }
                (Value::Object(object), Part::Brace(_)) if object.of.is_some() => {
                    return Ok(Some(Innermost { at, object: object.clone(), is_new }));
                }
                (array, Part::Paren(args)) if let Some(class) = array.program_class() => {
                    if last {
                        return Ok(found);
                    }
                    match self.index(cx, array, args) {
                        Ok(value) => value,
                        Err(crate::builtins::Stop::Error(_)) if args.iter().all(is_position) => {
                            is_new = true;
                            let class = class.clone();
                            self.default_object(cx, frame, &class, asked)?
                        }
                        Err(stop) => return Err(stop.into()),
                    }
                }
                (Value::Objects(array), Part::Field(_)) => {
                    return Err(not_one(array.objects.len()).into());
                }
                (_, Part::Paren(args)) => match self.index(cx, &current, args) {
                    Ok(value) => value,
                    Err(_) => return Ok(found),
                },
                (_, Part::Brace(args)) => match self.content(&current, args) {
                    Ok(value) => value,
                    Err(_) => return Ok(found),
                },
                (_, Part::Number(_)) => return Ok(found),
                (_, Part::Field(name)) => match self.field(cx, &current, name) {
                    Ok(value) => value,
                    Err(_) => return Ok(found),
                },
            };
            let leads = matches!(
                next,
                Value::Object(_) | Value::Objects(_) | Value::Struct(_) | Value::Cell(_)
            );
            if !leads {
                return Ok(found);
            }
            current = next;
        }
        Ok(found)
    }

    /// Changes a part of an object.
    fn change_object(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        object: &mut Rc<Object>,
        parts: &[Part],
        change: Change,
        asked: &mut usize,
    ) -> Exec {
        let Some(class) = object.definition().cloned() else { return Ok(()) };
        if let Some(method) = self.assigns_itself(frame, object) {
            return self.assign_by(cx, frame, &method, object, parts, change, asked);
        }
        if class.of_struct {
            return self.change_field_of_object(cx, frame, object, parts, change, asked);
        }
        let (name, rest) = match parts {
            [Part::Field(name), rest @ ..] => (name, rest),
            [Part::Brace(_), ..] => return Err(not_indexed(&class, "{}").into()),
            _ => return Err(not_indexed(&class, "()").into()),
        };
        if !object.is_valid() {
            return Err(deleted().into());
        }
        let Some(property) = class.properties.get(name) else {
            if class.methods.contains_key(name) {
                return Err(no_member(&class, name).into());
            }
            return Err(no_property(&class, name).into());
        };
        self.check_set(frame, &class, property)?;
        // What is set within its own set method is told of around that.
        let tells = property.observed
            && object.handle
            && !property.setter.as_ref().is_some_and(|setter| self.runs(frame, setter));
        if tells {
            events::before_set(frame, object, property, asked)?;
        }
        let setter = property.setter.clone().filter(|setter| !self.runs(frame, setter));
        // An object that is assigned to a part of a property may make others.
        let makes = matches!(&change, Change::Assign(value) if self.is_object(value));
        let plain = setter.is_none() && property.check.is_none() && !property.dependent && !makes;
        if plain && !rest.is_empty() && property.getter.is_none() {
            let own = unshared(object);
            let taken = match &mut *own.state.borrow_mut() {
                ObjectState::Fields(fields) => {
                    fields.get_mut(name).map(|v| std::mem::replace(v, Value::from(0.0)))
                }
                _ => None,
            };
            let mut value = taken.unwrap_or_else(Value::empty);
            let result = self.change_value(cx, &mut value, rest, change);
            put(own, property, value);
            if tells && result.is_ok() {
                self.told.extend(events::listening(object, property, events::POST_SET));
            }
            return Ok(result?);
        }
        let mut value = match (rest, change) {
            ([], Change::Assign(value)) => value,
            ([], Change::Delete) => return Err(not_indexed(&class, "()").into()),
            (rest, change) => {
                let mut value = self.property_value(cx, frame, object, property, asked)?;
                match self.filled(cx, frame, Some(&value), rest, &change, asked)? {
                    Some(whole) if rest.len() == 1 => value = whole,
                    Some(whole) => {
                        let path = &rest[..rest.len() - 1];
                        self.change_value(cx, &mut value, path, Change::Assign(whole))?;
                    }
                    None => self.change_value(cx, &mut value, rest, change)?,
                }
                value
            }
        };
        if let Some(check) = &property.check {
            let checked = self.ask(cx, frame, asked, check, smallvec::smallvec![value], 1)?;
            value = checked.unwrap_or_else(Value::empty);
        }
        if let Some(setter) = setter {
            let nout = usize::from(!object.handle);
            let gives = super::construct::body_of(&setter)
                .is_some_and(|body| !body.code.chunk.outs.is_empty());
            let args = smallvec::smallvec![Value::Object(object.clone()), value];
            let made = self.ask(cx, frame, asked, &setter, args, if gives { nout } else { 0 })?;
            if let (Some(Value::Object(made)), false) = (made, object.handle) {
                *object = made;
            }
            if tells {
                self.told.extend(events::listening(object, property, events::POST_SET));
            }
            return Ok(());
        }
        if property.dependent {
            return Err(Error::new(
                "MATLAB:class:noSetMethod",
                format!(
                    "In class '{}', no set method is defined for Dependent property '{name}'.  A \
                     Dependent property needs a set method to assign its value.",
                    class.name
                ),
            )
            .into());
        }
        put(unshared(object), property, value);
        if tells {
            self.told.extend(events::listening(object, property, events::POST_SET));
        }
        Ok(())
    }

    /// That a property may be set here.
    fn check_set(
        &self,
        frame: &Frame,
        class: &Definition,
        property: &Property,
    ) -> Result<(), Error> {
        let (name, allowed) = (&property.name, self.may_use(frame, &property.set, &property.owner));
        if allowed && !property.constant {
            return Ok(());
        }
        let message = match property.set {
            MemberAccess::Immutable => {
                format!("You cannot set the read-only property '{name}' of {}.", class.name)
            }
            _ if property.constant || property.get == MemberAccess::Public => {
                format!("You cannot set the read-only property '{name}' of {}.", class.name)
            }
            _ => format!("You cannot set the '{name}' property of {}.", class.name),
        };
        Err(Error::new("MATLAB:class:SetProhibited", message))
    }
}

/// An object on the way of an assignment.
struct Innermost {
    /// How many parts lead there.
    at: usize,
    object: Rc<Object>,
    /// Whether it is not in its array yet.
    is_new: bool,
}

/// Whether a subscript names one place, which may lie beyond the end.
fn is_position(value: &Value) -> bool {
    matches!(value, Value::Scalar(at) if at.to_f64() >= 1.0)
}

/// The error of setting a property of several objects at once.
fn not_one(count: usize) -> Error {
    Error::new(
        "MATLAB:index:assignmentToNElements",
        format!(
            "Assigning to {count} elements using a simple assignment statement is not supported. Consider using \
             comma-separated list assignment."
        ),
    )
    .hint("[array.name] = deal(value) gives all of them one value")
}

/// The object as one that may be changed: a copy where others hold it, unless it is shared by reference.
pub(super) fn unshared(object: &mut Rc<Object>) -> &Object {
    if !object.handle && Rc::strong_count(object) > 1 {
        let copy = Object {
            class: object.class.clone(),
            of: object.of.clone(),
            handle: false,
            state: object.state.clone(),
            at_end: None,
        };
        *object = Rc::new(copy);
    }
    object
}

fn put(object: &Object, property: &Property, value: Value) {
    // What was there is let go of when the object can be looked at again: it may be what holds it.
    let old = match &mut *object.state.borrow_mut() {
        ObjectState::Fields(fields) => fields.insert(property.name.clone(), value),
        _ => None,
    };
    drop(old);
}

fn no_property(class: &Definition, name: &str) -> Error {
    let error = Error::new(
        "MATLAB:noPublicFieldForClass",
        format!("Unrecognized property '{name}' for class '{}'.", class.name),
    );
    match crate::diag::did_you_mean(name, class.properties.keys().map(|name| &**name)) {
        Some(other) => error.hint(format!("did you mean '{other}'?")),
        None => error,
    }
}

pub(super) fn not_indexed(class: &Definition, sign: &str) -> Error {
    Error::new(
        "MATLAB:index:object",
        format!("An object of class {} cannot be assigned with {sign}.", class.name),
    )
}
