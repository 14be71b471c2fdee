//! Arrays of objects: a property of each, what all of them are asked, and objects for places that nobody fills.

use super::members::{no_member, one_for};
use crate::builtins::{Cx, Flow, Task, TaskStep, Values};
use crate::diag::Error;
use crate::value::assign::{assign_objects, leaves_gaps};
use crate::value::{
    Array, Definition, Function, Object, ObjectArray, Refusal, Scalar, Shape, Value, concat,
};
use crate::vm::Vm;
use crate::vm::access::{expected_one, indices};
use crate::vm::frame::{Args, Exec, Frame};
use crate::vm::invoke::Out;
use crate::vm::store::{Change, Part};
use std::rc::Rc;

impl Vm {
    /// `array.name`: the property of each object. Methods are none of this.
    pub(super) fn property_of_each(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        array: &ObjectArray,
        name: &str,
        args: Option<&mut Args>,
        out: Out,
    ) -> Exec<Values> {
        if array.objects.is_empty() && !array.class.properties.contains_key(name) {
            return Err(no_member(&array.class, name).into());
        }
        let mut asked = 0;
        let mut values = Values::new();
        for object in &array.objects {
            let class = object.definition().unwrap_or(&array.class);
            let Some(property) = class.properties.get(name) else {
                return Err(no_member(class, name).into());
            };
            values.push(self.property_value(cx, frame, object, property, &mut asked)?);
        }
        frame.returned.clear();
        if let Some(args) = args.filter(|args| !args.is_empty()) {
            let [value] = values.as_slice() else { return Err(expected_one(values.len()).into()) };
            let value = value.clone();
            return self.apply_or_index(cx, frame, &value, args, out);
        }
        one_for(frame, values, out)
    }

    /// `Name.empty`, `Name.empty(…)`
    pub(super) fn empty_array(
        &mut self,
        class: &Rc<Definition>,
        args: &[Value],
    ) -> Result<Value, Refusal> {
        let mut dims: Vec<usize> = Vec::new();
        for arg in args {
            let Some(array) = arg.host_array()? else { continue };
            let sizes = (0..array.numel()).filter_map(|k| Scalar::of(array.data(), k));
            dims.extend(sizes.map(|size| size.to_f64().max(0.0) as usize));
        }
        let shape = match dims.as_slice() {
            [] => Shape::matrix(0, 0),
            [n] => Shape::matrix(*n, *n),
            dims => Shape::new(dims),
        };
        if !shape.is_empty() {
            return Err(Error::new(
                "MATLAB:class:emptyMustBeZero",
                "At least one dimension must be zero.",
            )
            .hint("Name.empty(0, n) has no objects; to make some, assign the last one: a(n) = Name")
            .into());
        }
        Ok(Value::from(ObjectArray { class: class.clone(), shape, objects: Vec::new() }))
    }

    /// An object that a class makes without arguments, asked for within an instruction.
    pub(super) fn default_object(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        class: &Definition,
        asked: &mut usize,
    ) -> Exec<Value> {
        let constructor = Value::Function(Rc::new(Function::named(&class.name)));
        let made = self.ask(cx, frame, asked, &constructor, Args::new(), 1)?;
        Ok(made.unwrap_or_else(Value::empty))
    }

    /// A text that is assigned to elements of an array of members of an enumeration: the members that it names.
    pub(super) fn as_members(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        root: Option<&Value>,
        path: &[Part],
        change: Change,
        asked: &mut usize,
    ) -> Exec<Change> {
        let (Change::Assign(value), [before @ .., Part::Paren(_)]) = (&change, path) else {
            return Ok(change);
        };
        if !is_text(value) || value.numel() == 0 {
            return Ok(change);
        }
        let target = self.prefix(cx, root, before);
        let Some(class) = target.program_class().filter(|class| !class.members.is_empty()) else {
            return Ok(change);
        };
        let constructor = Value::Function(Rc::new(Function::named(&class.name)));
        let given: Args = smallvec::smallvec![value.clone()];
        let made = self.ask(cx, frame, asked, &constructor, given, 1)?;
        Ok(made.map_or(change, Change::Assign))
    }

    /// What is to be assigned in place of `change` to `path` within `root`, where objects are assigned beyond the end of
    /// an array so that places between are left: the whole array, which goes where the path without its last step leads.
    pub(super) fn filled(
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
        let Some(class) = value.program_class() else { return Ok(None) };
        let mut target = self.prefix(cx, root, before);
        // A map takes what it is given by its keys.
        if matches!(&target, Value::Object(object) if object.of.is_none()) {
            return Ok(None);
        }
        let indices = indices(args)?;
        if !leaves_gaps(&target, &indices, value) {
            return Ok(None);
        }
        let class = target.program_class().unwrap_or(class).clone();
        let Value::Object(fill) = self.default_object(cx, frame, &class, asked)? else {
            return Ok(None);
        };
        assign_objects(&mut target, &indices, value, Some(&fill))?;
        Ok(Some(target))
    }
}

/// Whether a value is text: characters or strings.
fn is_text(value: &Value) -> bool {
    value.is_char() || matches!(value, Value::Text(_))
}

/// Whether objects are the same, each of them with each, as `==` means it. None: it means nothing for them.
pub(super) fn same_objects(a: &Value, b: &Value) -> Result<Option<Value>, Refusal> {
    if !matches!(a, Value::Objects(_)) && !matches!(b, Value::Objects(_)) {
        let several = |value: &Value| matches!(value, Value::Cell(_)) || value.numel() == 0;
        if !several(a) && !several(b) {
            return Ok(a.same_object(b)?.map(Value::from));
        }
    }
    let (left, right) = (elements(a), elements(b));
    let shape = match (left.1.is_scalar(), right.1.is_scalar()) {
        (true, _) => right.1.clone(),
        (_, true) => left.1.clone(),
        _ if left.1 == right.1 => left.1.clone(),
        _ => {
            return Err(Error::new(
                "MATLAB:sizeDimensionsMustMatch",
                "Arrays have incompatible sizes for this operation.",
            )
            .into());
        }
    };
    let at = |(values, _): &(Vec<Value>, Shape), k: usize| -> Option<Value> {
        values.get(if values.len() == 1 { 0 } else { k }).cloned()
    };
    let same = (0..shape.numel()).map(|k| match (at(&left, k), at(&right, k)) {
        (Some(left), Some(right)) => left.same_object(&right).transpose(),
        _ => None,
    });
    let same = same.collect::<Option<Result<Vec<bool>, Refusal>>>().transpose()?;
    Ok(same.map(|same| Value::from(Array::from_vec(shape, same))))
}

/// The objects of a value, or the texts that name members of an enumeration.
fn elements(value: &Value) -> (Vec<Value>, Shape) {
    match value {
        Value::Objects(array) => {
            (array.objects.iter().cloned().map(Value::Object).collect(), array.shape.clone())
        }
        Value::Cell(cells) => (cells.cells.clone(), cells.shape.clone()),
        Value::Text(texts) => {
            let each = texts.texts.iter().map(|t| Value::from(t.as_deref().unwrap_or_default()));
            (each.collect(), texts.shape.clone())
        }
        // A text is one name.
        other if other.is_char() => (vec![other.clone()], Shape::scalar()),
        other if other.numel() == 0 => (Vec::new(), other.shape()),
        other => (vec![other.clone()], Shape::scalar()),
    }
}

/// Calls a function with each object of an array, and makes an array of what it gives.
pub(super) struct ForEach {
    pub function: Value,
    pub shape: Shape,
    /// Those that are left, the first last.
    pub left: Vec<Rc<Object>>,
    pub made: Vec<Value>,
}

impl ForEach {
    pub(super) fn of(function: Value, array: &ObjectArray) -> ForEach {
        let left = array.objects.iter().rev().cloned().collect();
        ForEach { function, shape: array.shape.clone(), left, made: Vec::new() }
    }
}

impl Task for ForEach {
    fn resume(&mut self, _: &mut Cx<'_>, input: Option<Result<Values, Error>>) -> Flow<TaskStep> {
        if let Some(values) = input {
            self.made.extend(values?.into_iter().next());
        }
        if let Some(object) = self.left.pop() {
            let (function, args) = (self.function.clone(), vec![Value::Object(object)]);
            return Ok(TaskStep::Call { function, args, nargout: 1 });
        }
        let row = concat::concat(1, &self.made)?;
        let shaped = crate::value::index::reshaped(&row, self.shape.clone())?;
        Ok(TaskStep::Done(smallvec::smallvec![shaped.unwrap_or(row)]))
    }
}
