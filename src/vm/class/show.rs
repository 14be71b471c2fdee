//! Objects as they are displayed: by what their class says, else with the values of their public properties, of which
//! some are computed for it.

use crate::builtins::{Cx, Flow, Task, TaskStep, Values};
use crate::diag::Error;
use crate::value::{MemberAccess, Object, ObjectState, Value, display, text::text_of};
use crate::vm::frame::{Activation, Ret, Signal, TaskFrame};
use indexmap::IndexMap;
use std::cell::RefCell;
use std::rc::Rc;

/// Shows an object.
pub(super) struct Show {
    /// The variable; None: only the body, as `disp` prints it.
    name: Option<String>,
    object: Value,
    /// What prints it in place of what follows here.
    by: Option<Value>,
    /// Whether an empty line follows that.
    spaced: bool,
    /// The properties that are left, and what computes them.
    left: Vec<(Rc<str>, Option<Value>)>,
    values: IndexMap<Rc<str>, Value>,
    waiting: Option<Rc<str>>,
}

impl Show {
    fn new(name: Option<&str>, object: &Value, by: Option<Value>) -> Show {
        let mut left: Vec<(Rc<str>, Option<Value>)> = Vec::new();
        if let Some((object, class)) = object.instance()
            && object.is_valid()
        {
            let shown = class.properties.values();
            let shown = shown.filter(|p| p.get == MemberAccess::Public && !p.hidden);
            left = shown.map(|p| (p.name.clone(), p.getter.clone())).collect();
        }
        left.reverse();
        Show {
            name: name.map(str::to_owned),
            object: object.clone(),
            by,
            spaced: false,
            left,
            values: IndexMap::new(),
            waiting: None,
        }
    }

    /// What `disp` prints.
    pub(super) fn body(object: &Value) -> Show {
        Show::new(None, object, None)
    }

    /// A variable and its value.
    pub(super) fn named(name: &str, object: &Value) -> Show {
        Show::new(Some(name), object, None)
    }

    /// By a `display` of its own.
    pub(super) fn by(display: Value, object: &Value) -> Show {
        Show::new(None, object, Some(display))
    }

    /// A variable, and what a `disp` of its own prints; `spaced`: with an empty line after it.
    pub(super) fn titled_by(name: &str, disp: Value, object: &Value, spaced: bool) -> Show {
        Show { spaced, ..Show::new(Some(name), object, Some(disp)) }
    }

    pub(super) fn pushed(self, ret: Ret) -> Signal {
        let task = TaskFrame { task: Box::new(self), ret, input: None };
        Signal::Push(Activation::Task(Box::new(task)))
    }
}

impl Task for Show {
    fn resume(&mut self, cx: &mut Cx<'_>, input: Option<Result<Values, Error>>) -> Flow<TaskStep> {
        if let Some(by) = &self.by {
            if let Some(values) = input {
                values?;
                if self.spaced && !cx.world.format.compact {
                    cx.world.print("\n");
                }
                return Ok(TaskStep::Done(Values::new()));
            }
            if let Some(name) = &self.name {
                let title = display::title(&format!("{name} = "), &cx.world.format);
                cx.world.print(&title);
            }
            let (function, args) = (by.clone(), vec![self.object.clone()]);
            return Ok(TaskStep::Call { function, args, nargout: 0 });
        }
        // A property that cannot be computed is left out.
        if let (Some(name), Some(Ok(values))) = (self.waiting.take(), input)
            && let Some(value) = values.into_iter().next()
        {
            self.values.insert(name, value);
        }
        while let Some((name, getter)) = self.left.pop() {
            let Value::Object(object) = &self.object else { break };
            if let Some(function) = getter {
                self.waiting = Some(name);
                let args = vec![self.object.clone()];
                return Ok(TaskStep::Call { function, args, nargout: 1 });
            }
            let stored = match &*object.state.borrow() {
                ObjectState::Fields(fields) => fields.get(&name).cloned(),
                _ => None,
            };
            let constant = || object.definition()?.initial.borrow().get(&name).cloned();
            let value = stored.or_else(constant).unwrap_or_else(Value::empty);
            self.values.insert(name, value);
        }
        let Value::Object(object) = &self.object else {
            let text = match &self.name {
                Some(name) => display::display(name, &self.object, &cx.world.format)?,
                None => display::disp(&self.object, &cx.world.format)?,
            };
            cx.world.print(&text);
            return Ok(TaskStep::Done(Values::new()));
        };
        let values: Vec<Value> = self.values.values().cloned().collect();
        crate::value::needs_within(&values)?;
        let seen = Value::Object(Rc::new(Object {
            class: object.class.clone(),
            handle: object.handle,
            state: RefCell::new(ObjectState::Fields(self.values.clone())),
            at_end: None,
            of: object.of.clone(),
        }));
        let text = match &self.name {
            Some(name) => display::display(name, &seen, &cx.world.format)?,
            None => display::disp(&seen, &cx.world.format)?,
        };
        cx.world.print(&text);
        Ok(TaskStep::Done(Values::new()))
    }
}

/// The classes of values that are shown as texts within cells and structs, where they are single ones.
const AS_TEXTS: [&str; 4] = ["datetime", "duration", "calendarDuration", "categorical"];

/// Shows a cell array or a struct in which there are such values: each is asked for its text.
pub(super) struct ShowWithin {
    name: String,
    value: Value,
    /// Where those are that were not asked yet, the next one last, and the one that was.
    left: Vec<usize>,
    waiting: Option<usize>,
}

impl ShowWithin {
    /// None: there are no such values.
    pub(super) fn of(name: &str, value: &Value) -> Option<ShowWithin> {
        let parts: Vec<&Value> = match value {
            Value::Cell(cells) => cells.cells.iter().collect(),
            Value::Struct(s) if s.shape.is_scalar() => s.fields.values().flatten().collect(),
            _ => return None,
        };
        let is_one = |part: &Value| match part {
            Value::Object(object) => {
                AS_TEXTS.contains(&&*object.class) && object.extent().is_scalar()
            }
            _ => false,
        };
        let left: Vec<usize> = (0..parts.len()).rev().filter(|&k| is_one(parts[k])).collect();
        let some = !left.is_empty();
        some.then(|| ShowWithin {
            name: name.to_owned(),
            value: value.clone(),
            left,
            waiting: None,
        })
    }

    fn part(&mut self, at: usize) -> Option<&mut Value> {
        match &mut self.value {
            Value::Cell(cells) => Rc::make_mut(cells).cells.get_mut(at),
            Value::Struct(s) => Rc::make_mut(s).fields.values_mut().flatten().nth(at),
            _ => None,
        }
    }
}

impl Task for ShowWithin {
    fn resume(&mut self, cx: &mut Cx<'_>, input: Option<Result<Values, Error>>) -> Flow<TaskStep> {
        // What has no text is shown as it is. Text that is not here yet is asked for before anything changes.
        let text = match &input {
            Some(Ok(values)) => text_of(values.first())?,
            _ => None,
        };
        if let (Some(at), Some(text)) = (self.waiting.take(), text)
            && let Some(part) = self.part(at)
        {
            *part = Object::shown_as(&text);
        }
        while let Some(at) = self.left.pop() {
            let Some(object) = self.part(at).cloned() else { continue };
            let class = object.program_class();
            let method = class.and_then(|class| class.methods.get("char"));
            if let Some(function) = method.and_then(|method| method.function.clone()) {
                self.waiting = Some(at);
                return Ok(TaskStep::Call { function, args: vec![object], nargout: 1 });
            }
        }
        let text = display::display(&self.name, &self.value, &cx.world.format)?;
        cx.world.print(&text);
        Ok(TaskStep::Done(Values::new()))
    }
}

/// How one of several values is shown.
pub(super) enum Shown {
    Object(Box<Show>),
    Text(String),
}

/// Shows several values.
pub(super) struct ShowAll {
    /// The next one last.
    left: Vec<Shown>,
    /// The object that is being shown.
    now: Option<Box<Show>>,
}

impl ShowAll {
    pub(super) fn of(mut all: Vec<Shown>) -> ShowAll {
        all.reverse();
        ShowAll { left: all, now: None }
    }
}

impl Task for ShowAll {
    fn resume(
        &mut self,
        cx: &mut Cx<'_>,
        mut input: Option<Result<Values, Error>>,
    ) -> Flow<TaskStep> {
        loop {
            if let Some(show) = &mut self.now {
                match show.resume(cx, input.take())? {
                    TaskStep::Done(_) => self.now = None,
                    step => return Ok(step),
                }
            }
            match self.left.pop() {
                Some(Shown::Object(show)) => self.now = Some(show),
                Some(Shown::Text(text)) => cx.world.print(&text),
                None => return Ok(TaskStep::Done(Values::new())),
            }
        }
    }
}
