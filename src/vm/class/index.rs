//! Indexing that a class defines itself: `subsref`, `subsasgn`, `end`. Its own methods index objects as they are.

use crate::builtins::{Cx, Values};
use crate::bytecode::{Opd, Reg};
use crate::op::Op;
use crate::value::{Object, Shape, StructArray, Value};
use crate::vm::Vm;
use crate::vm::frame::{Args, Exec, Frame, Ret};
use crate::vm::object::cell_row;
use crate::vm::store::{Change, Part};
use std::rc::Rc;

/// One step of indexing: its kind as `subsref` reads it, and its subscripts or its name.
pub(in crate::vm) enum Step<'a> {
    Paren(&'a [Value]),
    Brace(&'a [Value]),
    Field(&'a str),
    /// `object.(number)`
    Number(&'a Value),
}

/// The step that a part of a path is.
pub(super) fn step(part: &Part) -> Step<'_> {
    match part {
        Part::Paren(args) => Step::Paren(args),
        Part::Brace(args) => Step::Brace(args),
        Part::Field(name) => Step::Field(name),
        Part::Number(number) => Step::Number(number),
    }
}

/// What `subsref` and `subsasgn` are told.
fn description<'a>(steps: impl Iterator<Item = Step<'a>>) -> Value {
    let (mut kinds, mut subs) = (Vec::new(), Vec::new());
    for step in steps {
        let (kind, sub) = match step {
            Step::Paren(args) => ("()", cell_row(args.to_vec())),
            Step::Brace(args) => ("{}", cell_row(args.to_vec())),
            Step::Field(name) => (".", Value::from(name)),
            Step::Number(number) => (".", number.clone()),
        };
        kinds.push(Value::from(kind));
        subs.push(sub);
    }
    let shape = Shape::matrix(1, kinds.len());
    let fields = [("type", kinds), ("subs", subs)];
    let fields = fields.into_iter().map(|(name, column)| (name.into(), column)).collect();
    Value::Struct(Rc::new(StructArray { shape, fields }))
}

impl Vm {
    /// The method of an object's class that indexes it, unless that class's own code does.
    fn own_indexing(&self, frame: &Frame, value: &Value, method: &str) -> Option<Value> {
        if !self.knows_classes() {
            return None;
        }
        let class = value.program_class()?;
        let function = class.methods.get(method)?.function.clone()?;
        let inside = self.class_of_code(frame);
        let inside = inside.is_some_and(|own| own.is_a(&class.name) || class.is_a(&own.name));
        let as_is = frame.code.as_is.borrow().as_deref() == Some(&*class.name);
        (!inside && !as_is).then_some(function)
    }

    /// Indexes an object by its `subsref`. None: it has none.
    pub(in crate::vm) fn refer(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        holder: &Value,
        steps: Vec<Step<'_>>,
        nout: usize,
        ret: Ret,
    ) -> Exec<Option<Values>> {
        let Some(method) = self.own_indexing(frame, holder, "subsref") else { return Ok(None) };
        let mut args: Args = smallvec::smallvec![holder.clone(), description(steps.into_iter())];
        self.call_value(cx, frame, &method, &mut args, nout, ret).map(Some)
    }

    /// Whether an object's class assigns to parts of it itself.
    pub(super) fn assigns_itself(&self, frame: &Frame, object: &Rc<Object>) -> Option<Value> {
        self.own_indexing(frame, &Value::Object(object.clone()), "subsasgn")
    }

    /// Assigns to a part of an object by its `subsasgn`.
    #[allow(clippy::too_many_arguments, reason = "what an assignment is made of")]
    pub(super) fn assign_by(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        method: &Value,
        object: &mut Rc<Object>,
        parts: &[Part],
        change: Change,
        asked: &mut usize,
    ) -> Exec {
        let steps = parts.iter().map(step);
        let value = match change {
            Change::Assign(value) => value,
            Change::Delete => Value::empty(),
        };
        let args: Args =
            smallvec::smallvec![Value::Object(object.clone()), description(steps), value];
        if let Some(Value::Object(made)) = self.ask(cx, frame, asked, method, args, 1)? {
            *object = made;
        }
        Ok(())
    }

    /// What objects that are assigned to elements of nothing, or of an empty array, make of it by their `subsasgn`; missing
    /// values say what they are in any array.
    pub(super) fn begun(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        root: Option<&Value>,
        path: &[Part],
        change: &Change,
        asked: &mut usize,
    ) -> Exec<Option<Value>> {
        let (Change::Assign(value), [before @ .., Part::Paren(args)]) = (change, path) else {
            return Ok(None);
        };
        let Some(method) = self.own_indexing(frame, value, "subsasgn") else { return Ok(None) };
        let target = self.prefix(cx, root, before);
        let is_missing = value.program_class().is_some_and(|class| class.is_a("missing"));
        let begins = target.elem_type().is_some() && target.numel() == 0;
        let is_plain = target.elem_type().is_some() || matches!(target, Value::Text(_));
        if !(begins || is_missing && is_plain) {
            return Ok(None);
        }
        let steps = description(std::iter::once(Step::Paren(args)));
        let args: Args = smallvec::smallvec![target, steps, value.clone()];
        self.ask(cx, frame, asked, &method, args, 1)
    }

    /// `end` in an index of an object whose class says what it means. None: it does not.
    pub(in crate::vm) fn end_by_class(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        holder: &Value,
        (k, n): (u16, u16),
        dst: Reg,
    ) -> Exec<Option<Values>> {
        let ret = Ret::Regs { dst, nout: 1 };
        if let Some(method) = self.own_indexing(frame, holder, "end") {
            let places = [f64::from(k) + 1.0, f64::from(n)].map(Value::from);
            let mut args: Args = std::iter::once(holder.clone()).chain(places).collect();
            return self.call_value(cx, frame, &method, &mut args, 1, ret).map(Some);
        }
        let sized = match n {
            1 => ("numel", None),
            _ => ("size", Some(Value::from(f64::from(k) + 1.0))),
        };
        match self.own_indexing(frame, holder, sized.0) {
            Some(method) => {
                let mut args: Args = smallvec::smallvec![holder.clone()];
                args.extend(sized.1);
                self.call_value(cx, frame, &method, &mut args, 1, ret).map(Some)
            }
            None => Ok(None),
        }
    }

    /// Puts positions in the place of objects among subscripts: what `subsindex` of a class gives counts from 0. What an
    /// object is as an element is a subscript as it is.
    pub(in crate::vm) fn objects_as_subscripts(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        subscripts: &mut [Value],
    ) -> Exec {
        if !self.knows_classes() {
            return Ok(());
        }
        let mut asked = 0;
        for subscript in subscripts {
            let Some(class) = subscript.program_class() else { continue };
            let method = class.methods.get("subsindex").and_then(|method| method.function.clone());
            if let Some(method) = method {
                let args = smallvec::smallvec![subscript.clone()];
                let from_zero = self.ask(cx, frame, &mut asked, &method, args, 1)?;
                let from_zero = from_zero.unwrap_or_else(Value::empty);
                *subscript = cx.graph.elementwise(Op::Add, &[from_zero, Value::from(1.0)])?;
            } else if let Some(elements) = subscript.underlying() {
                *subscript = elements;
            }
        }
        frame.returned.clear();
        Ok(())
    }

    /// Whether `base.(name)` is a number of an object whose class indexes itself.
    pub(in crate::vm) fn is_numbered(&self, frame: &Frame, base: Opd, name: Opd) -> bool {
        self.knows_classes()
            && matches!(frame.peek(name), Some(number @ Value::Scalar(_)) if !number.is_char())
            && frame.peek(base).is_some_and(|holder| self.indexes_itself(frame, holder))
    }

    /// Whether an object's class indexes it itself.
    pub(in crate::vm) fn indexes_itself(&self, frame: &Frame, holder: &Value) -> bool {
        self.own_indexing(frame, holder, "subsref").is_some()
    }

    /// Whether a variable holds an object of a program's class.
    pub(in crate::vm) fn holds_object(&self, frame: &Frame, var: Reg) -> bool {
        self.knows_classes()
            && frame.peek(Opd::reg(var)).is_some_and(|v| v.program_class().is_some())
    }
}
