//! Indexing that a class defines itself: `subsref`, `subsasgn`, `end`. Its own methods index objects as they are.

use super::construct::body_of;
use crate::builtins::{Cx, Values};
use crate::bytecode::{Instr, Opd, Reg};
use crate::op::Op;
use crate::value::{Definition, Instance, Life, Object, ObjectState, Shape, StructArray, Value};
use crate::vm::Vm;
use crate::vm::frame::{Args, Exec, Frame, Ret};
use crate::vm::object::cell_row;
use crate::vm::store::{Change, Part};
use std::cell::RefCell;
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

/// What an object holds that stands for indexing that is not over: what is indexed, and the steps so far.
const HOLDER: &str = "(holder)";
const STEPS: &str = "(steps)";

/// An object that stands for indexing that is not over.
fn unfinished(class: &Rc<Definition>, holder: Value, steps: Value) -> Value {
    let of = Instance::of(class.clone());
    // There is nothing to delete.
    of.life.set(Life::Ending);
    let fields = [(HOLDER, holder), (STEPS, steps)].map(|(name, value)| (Rc::from(name), value));
    Value::Object(Rc::new(Object {
        class: class.name.clone(),
        handle: false,
        state: RefCell::new(ObjectState::Fields(fields.into_iter().collect())),
        at_end: None,
        of: Some(of),
    }))
}

/// What is indexed, and the steps so far, where a value stands for indexing that is not over.
fn begun_with(value: &Value) -> Option<(Value, Value)> {
    let Value::Object(object) = value else { return None };
    match &*object.state.borrow() {
        ObjectState::Fields(fields) => {
            Some((fields.get(HOLDER)?.clone(), fields.get(STEPS)?.clone()))
        }
        _ => None,
    }
}

/// The steps of two descriptions.
fn both(before: &Value, steps: Value) -> Value {
    let (Value::Struct(before), Value::Struct(last)) = (before, &steps) else { return steps };
    let mut all = (**before).clone();
    for (name, column) in &last.fields {
        if let Some(known) = all.fields.get_mut(name) {
            known.extend(column.iter().cloned());
        }
    }
    all.shape = Shape::matrix(1, before.shape.numel() + last.shape.numel());
    Value::Struct(Rc::new(all))
}

/// Whether the next instruction that looks at what the running one gives goes on indexing it.
fn goes_on(frame: &Frame, dst: Reg) -> bool {
    let chunk = &frame.code.chunk;
    if frame.is_variable(dst) {
        return false;
    }
    for instr in chunk.code.iter().skip(frame.pc + 1) {
        let mut looks = false;
        instr.touches(chunk, &mut |reg| looks |= reg == dst);
        if looks {
            return match *instr {
                Instr::Paren { base, .. }
                | Instr::Brace1 { base, .. }
                | Instr::Brace { base, .. }
                | Instr::Field { base, .. }
                | Instr::HolderField { base, .. }
                | Instr::FieldDynamic { base, .. }
                | Instr::Method { base, .. }
                | Instr::ListParen { base, .. }
                | Instr::ListBrace { base, .. }
                | Instr::ListField { base, .. }
                | Instr::ListFieldDynamic { base, .. }
                | Instr::ListMethod { base, .. }
                | Instr::End { base, .. } => base.as_reg() == Some(dst),
                _ => false,
            };
        }
    }
    false
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

    /// Indexes an object by its `subsref`, which is told all steps at once: where more come, what stands for those so far is
    /// given. None: it has none.
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
        let steps = description(steps.into_iter());
        let (holder, steps) = match begun_with(holder) {
            Some((holder, before)) => (holder, both(&before, steps)),
            None => (holder.clone(), steps),
        };
        let scope = body_of(&method).and_then(|body| body.code.scope);
        if let (Ret::Regs { dst, nout: 1 }, Some(class)) = (ret, holder.program_class())
            && !scope.is_some_and(|scope| self.is_library(scope))
            && goes_on(frame, dst)
        {
            return Ok(Some(smallvec::smallvec![unfinished(&class.clone(), holder, steps)]));
        }
        let mut args: Args = smallvec::smallvec![holder, steps];
        self.call_value(cx, frame, &method, &mut args, nout, ret).map(Some)
    }

    /// What indexing that is not over has found so far, for an `end` in what comes. None: the value is none such.
    pub(in crate::vm) fn found_so_far(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        value: &Value,
    ) -> Exec<Option<Value>> {
        let Some((holder, steps)) = begun_with(value) else { return Ok(None) };
        let Some(method) = self.own_indexing(frame, value, "subsref") else { return Ok(None) };
        let args: Args = smallvec::smallvec![holder, steps];
        let found = self.ask(cx, frame, &mut 0, &method, args, 1)?;
        frame.returned.clear();
        Ok(Some(found.unwrap_or_else(Value::empty)))
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
