//! Events: listeners that objects carry, and what calls them.

use super::members::deleted;
use super::meta::meta_of_property;
use super::plain::{EVENT_DATA, object_of, plain_class};
use crate::builtins::{Cx, Flow, Task, TaskStep, Values};
use crate::diag::Error;
use crate::value::{
    BEING_DESTROYED, Definition, Life, Listener, Object, ObjectState, Property, Refusal, Value,
    text::text_of,
};
use crate::vm::frame::{Activation, Exec, Frame, Ret, Signal, TaskFrame, Told};
use indexmap::IndexMap;
use std::rc::Rc;

/// The events of a property.
const PRE_SET: &str = "PreSet";
pub(super) const POST_SET: &str = "PostSet";
/// Marks a listener that runs.
const RUNNING: &str = "running";

/// `addlistener(object, event, callback)`
pub(super) fn add(source: &Rc<Object>, args: &[Value]) -> Exec<Values> {
    let (event, callback) = match args {
        [event, callback @ Value::Function(_)] => (event.as_text()?, callback.clone()),
        [names, event, callback @ Value::Function(_)] => {
            return add_to_properties(source, names, event, callback);
        }
        _ => (None, Value::empty()),
    };
    let (Some(event), Some(class)) = (event, source.definition()) else {
        return Err(Error::new(
            "MATLAB:class:InvalidArgument",
            "expected an object, the name of an event and a function handle",
        )
        .into());
    };
    known_event(class, &event)?;
    let names = ["Source", "EventName", "Callback", "Enabled", "Recursive"];
    let values = vec![
        Value::Object(source.clone()),
        Value::from(event.as_str()),
        callback.clone(),
        Value::from(true),
        Value::from(false),
    ];
    let object = object_of(plain_class("event.listener", &names), values);
    if let Some(instance) = &source.of {
        let event = event.as_str().into();
        let listener = Listener { event, callback, object: object.clone() };
        let mut listeners = instance.listeners.borrow_mut();
        listeners.retain(|known| known.is_kept());
        listeners.push(listener);
    }
    Ok(smallvec::smallvec![object])
}

/// `addlistener(object, properties, event, callback)`
fn add_to_properties(
    source: &Rc<Object>,
    names: &Value,
    event: &Value,
    callback: &Value,
) -> Exec<Values> {
    let event = event.as_text()?.unwrap_or_default();
    if event != PRE_SET && event != POST_SET {
        return Err(Error::new(
            "matgpu:class:propertyEvents",
            format!("listeners of properties are told of PreSet and PostSet, not of '{event}'"),
        )
        .into());
    }
    let (Some(names), Some(class)) = (named_properties(names)?, source.definition()) else {
        return Err(Error::new(
            "MATLAB:class:InvalidArgument",
            "expected an object, names of properties, the name of an event and a function handle",
        )
        .into());
    };
    let mut observed = Vec::new();
    for name in &names {
        let Some(property) = class.properties.get(name.as_str()) else {
            return Err(Error::new(
                "MATLAB:class:InvalidPropertyName",
                format!("The name '{name}' is not an accessible property for an instance of class '{}'.", class.name),
            )
            .into());
        };
        if !property.observed {
            return Err(Error::new(
                "MATLAB:class:nonSetObservableProp",
                format!(
                    "While adding a {event} listener, property '{name}' in class '{}' is not defined to be \
                     SetObservable.",
                    class.name
                ),
            )
            .into());
        }
        observed.push(property);
    }
    let about = observed.first().map(|property| meta_of_property(class, property));
    let names = ["Object", "Source", "EventName", "Callback", "Enabled", "Recursive"];
    let values = vec![
        Value::Object(source.clone()),
        about.unwrap_or_else(Value::empty),
        Value::from(event.as_str()),
        callback.clone(),
        Value::from(true),
        Value::from(false),
    ];
    let object = object_of(plain_class("event.proplistener", &names), values);
    if let Some(instance) = &source.of {
        let mut listeners = instance.listeners.borrow_mut();
        listeners.retain(|known| known.is_kept());
        listeners.extend(observed.iter().map(|property| Listener {
            event: property_event(&property.name, &event),
            callback: callback.clone(),
            object: object.clone(),
        }));
    }
    Ok(smallvec::smallvec![object])
}

/// The names of properties, which may be given as what a class tells of them.
fn named_properties(names: &Value) -> Result<Option<Vec<String>>, Refusal> {
    let told = |object: &Object| match &*object.state.borrow() {
        ObjectState::Fields(fields) => text_of(fields.get("Name")).transpose(),
        _ => None,
    };
    match names {
        Value::Object(object) => told(object).map(|name| Ok(vec![name?])).transpose(),
        Value::Objects(array) => array
            .objects
            .iter()
            .map(|object| told(object))
            .collect::<Option<Result<_, _>>>()
            .transpose(),
        names => names.as_texts(),
    }
}

/// What a listener of a property's event is found by.
fn property_event(name: &str, event: &str) -> Rc<str> {
    format!("{name} {event}").into()
}

fn known_event(class: &Definition, event: &str) -> Result<(), Error> {
    if event == BEING_DESTROYED || class.events.iter().any(|known| **known == *event) {
        return Ok(());
    }
    let message = format!("Event '{event}' is not defined for class '{}'.", class.name);
    let error = Error::new("MATLAB:class:InvalidEvent", message);
    Err(match crate::diag::did_you_mean(event, class.events.iter().map(|known| &**known)) {
        Some(near) => error.hint(format!("did you mean '{near}'?")),
        None => error,
    })
}

/// `notify(object, event, data)`
pub(super) fn notify(source: &Rc<Object>, args: &[Value], ret: Ret) -> Exec<Values> {
    let Some(class) = source.definition() else { return Ok(Values::new()) };
    if !source.is_valid() {
        return Err(deleted().into());
    }
    let event = text_of(args.first())?.unwrap_or_default();
    known_event(class, &event)?;
    let told = [Value::Object(source.clone()), Value::from(event.as_str())];
    let data = match args.get(1) {
        Some(data) => {
            if let Value::Object(data) = data
                && let ObjectState::Fields(fields) = &mut *data.state.borrow_mut()
            {
                for (name, value) in EVENT_DATA.1.iter().zip(&told) {
                    if fields.contains_key(*name) {
                        fields.insert((*name).into(), value.clone());
                    }
                }
            }
            data.clone()
        }
        None => object_of(plain_class(EVENT_DATA.0, &EVENT_DATA.1), told.to_vec()),
    };
    let calls = callbacks(source, &event);
    let event = format!("event {event} defined for class {}", class.name);
    let task = Notify { calls, args: vec![Value::Object(source.clone()), data], event };
    Err(pushed(task, ret))
}

/// What listens to an event of an object, the first last.
fn callbacks(source: &Object, event: &str) -> Vec<Value> {
    let Some(instance) = &source.of else { return Vec::new() };
    let listeners = instance.listeners.borrow();
    let due = listeners.iter().filter(|l| *l.event == *event && l.is_on());
    let mut callbacks: Vec<Value> = due.map(|listener| listener.callback.clone()).collect();
    callbacks.reverse();
    callbacks
}

pub(super) fn pushed(task: impl Task + 'static, ret: Ret) -> Signal {
    Signal::Push(Activation::Task(Box::new(TaskFrame { task: Box::new(task), ret, input: None })))
}

/// What listens to an event of a property, in order.
pub(super) fn listening(object: &Rc<Object>, property: &Property, event: &str) -> Vec<Told> {
    let (Some(instance), Some(class)) = (&object.of, object.definition()) else {
        return Vec::new();
    };
    if instance.listeners.borrow().is_empty() {
        return Vec::new();
    }
    let key = property_event(&property.name, event);
    let listeners = instance.listeners.borrow();
    let due: Vec<Listener> =
        listeners.iter().filter(|l| *l.event == *key && l.is_on()).cloned().collect();
    drop(listeners);
    if due.is_empty() {
        return Vec::new();
    }
    let about = meta_of_property(class, property);
    let values = vec![Value::Object(object.clone()), about.clone(), Value::from(event)];
    let names = ["AffectedObject", "Source", "EventName"];
    let data = object_of(plain_class("event.PropertyEvent", &names), values);
    let event = format!("{} class {} property {event} event", class.name, property.name);
    let told =
        |listener| Told { listener, args: vec![about.clone(), data.clone()], event: event.clone() };
    due.into_iter().map(told).collect()
}

/// Tells what listens that a property is about to be set. The instruction is carried out again behind it.
pub(super) fn before_set(
    frame: &mut Frame,
    object: &Rc<Object>,
    property: &Property,
    asked: &mut usize,
) -> Exec {
    if frame.returned.len() <= *asked {
        let calls = listening(object, property, PRE_SET);
        if !calls.is_empty() {
            return Err(Signal::Push(Tell::activation(calls, Ret::Again)));
        }
        frame.returned.push(None);
    }
    *asked += 1;
    Ok(())
}

/// Calls listeners of properties one after the other. One that runs is not called again, and an error in one is a warning.
pub(in crate::vm) struct Tell {
    /// Those that are left, the first last.
    calls: Vec<Told>,
    running: Option<Told>,
}

impl Tell {
    pub(in crate::vm) fn activation(mut calls: Vec<Told>, ret: Ret) -> Activation {
        calls.reverse();
        let task = Box::new(Tell { calls, running: None });
        Activation::Task(Box::new(TaskFrame { task, ret, input: None }))
    }
}

impl Task for Tell {
    fn resume(&mut self, cx: &mut Cx<'_>, input: Option<Result<Values, Error>>) -> Flow<TaskStep> {
        if let Some(told) = self.running.take() {
            told.listener.ends();
            if let Some(Err(error)) = input {
                let message = format!(
                    "Error occurred while executing the listener callback for the {}:\n{}",
                    told.event,
                    error.message()
                );
                cx.world.warn("MATLAB:callback:PropertyEventError", &message);
            }
        }
        while let Some(told) = self.calls.pop() {
            if told.listener.is_on() && told.listener.starts() {
                let (function, args) = (told.listener.callback.clone(), told.args.clone());
                self.running = Some(told);
                return Ok(TaskStep::Call { function, args, nargout: 0 });
            }
        }
        Ok(TaskStep::Done(Values::new()))
    }
}

impl Listener {
    /// Marks it as one that runs. False: it does so already, and is not to be called within itself.
    fn starts(&self) -> bool {
        let Value::Object(listener) = &self.object else { return true };
        let mut state = listener.state.borrow_mut();
        let ObjectState::Fields(fields) = &mut *state else { return true };
        let again =
            matches!(fields.get("Recursive"), Some(Value::Scalar(yes)) if yes.to_f64() != 0.0);
        again || fields.insert(RUNNING.into(), Value::from(true)).is_none()
    }

    /// Marks it as one that runs no longer.
    fn ends(&self) {
        if let Value::Object(listener) = &self.object
            && let ObjectState::Fields(fields) = &mut *listener.state.borrow_mut()
        {
            fields.shift_remove(RUNNING);
        }
    }

    /// Whether it was not deleted.
    fn is_kept(&self) -> bool {
        matches!(&self.object, Value::Object(listener) if listener.is_valid())
    }

    /// Whether it is neither deleted nor switched off.
    fn is_on(&self) -> bool {
        let Value::Object(listener) = &self.object else { return true };
        let enabled = match &*listener.state.borrow() {
            ObjectState::Fields(fields) => match fields.get("Enabled") {
                Some(Value::Scalar(on)) => on.to_f64() != 0.0,
                _ => true,
            },
            _ => true,
        };
        self.is_kept() && enabled
    }
}

/// Calls listeners one after the other. An error in one is a warning.
struct Notify {
    calls: Vec<Value>,
    args: Vec<Value>,
    event: String,
}

impl Task for Notify {
    fn resume(&mut self, cx: &mut Cx<'_>, input: Option<Result<Values, Error>>) -> Flow<TaskStep> {
        if let Some(Err(error)) = input {
            let message = format!(
                "Error occurred while executing the listener callback for {}:\n{}",
                self.event,
                error.message()
            );
            cx.world.warn("MATLAB:callback:error", &message);
        }
        match self.calls.pop() {
            Some(function) => Ok(TaskStep::Call { function, args: self.args.clone(), nargout: 0 }),
            None => Ok(TaskStep::Done(Values::new())),
        }
    }
}

/// Tells the listeners of handle objects that they are about to go, calls their own `delete`, then makes them invalid. An
/// error on the way is a warning.
pub(in crate::vm) struct Delete {
    /// The objects that are left, the first last.
    objects: Vec<Rc<Object>>,
    /// What is to be called for the last of them, the first last: with an event, or without.
    calls: Option<Vec<(Value, Option<Value>)>>,
}

impl Delete {
    pub(in crate::vm) fn activation(mut objects: Vec<Rc<Object>>, ret: Ret) -> Activation {
        objects.reverse();
        let task = Box::new(Delete { objects, calls: None });
        Activation::Task(Box::new(TaskFrame { task, ret, input: None }))
    }
}

/// What is called when an object goes, the first last.
fn last_calls(object: &Rc<Object>) -> Vec<(Value, Option<Value>)> {
    let Some(class) = object.definition() else { return Vec::new() };
    let told = vec![Value::Object(object.clone()), Value::from(BEING_DESTROYED)];
    let event = object_of(plain_class(EVENT_DATA.0, &EVENT_DATA.1), told);
    let destructors = class.destructors.iter().rev().map(|function| (function.clone(), None));
    let listening = callbacks(object, BEING_DESTROYED).into_iter();
    destructors.chain(listening.map(|callback| (callback, Some(event.clone())))).collect()
}

impl Task for Delete {
    fn resume(&mut self, cx: &mut Cx<'_>, input: Option<Result<Values, Error>>) -> Flow<TaskStep> {
        if let (Some(Err(error)), Some(object)) = (input, self.objects.last()) {
            let message = format!(
                "The following error was caught while executing '{}' class destructor:\n{}",
                object.class,
                error.message()
            );
            cx.world.warn("MATLAB:class:DestructorError", &message);
        }
        while let (Some(object), Some(instance)) =
            (self.objects.last(), self.objects.last().and_then(|o| o.of.as_ref()))
        {
            // It is going already: what is called for that deletes it.
            if self.calls.is_none() && instance.life.get() == Life::Going {
                self.objects.pop();
                continue;
            }
            if self.calls.is_none() && object.is_valid() {
                instance.life.set(Life::Going);
            }
            let calls = self.calls.get_or_insert_with(|| match object.is_valid() {
                true => last_calls(object),
                false => Vec::new(),
            });
            if let Some((function, event)) = calls.pop() {
                let args = std::iter::once(Value::Object(object.clone())).chain(event).collect();
                return Ok(TaskStep::Call { function, args, nargout: 0 });
            }
            instance.life.set(Life::Deleted);
            instance.listeners.borrow_mut().clear();
            let contents = object.state.replace(ObjectState::Fields(IndexMap::new()));
            self.calls = None;
            self.objects.pop();
            drop(contents);
        }
        Ok(TaskStep::Done(Values::new()))
    }
}
