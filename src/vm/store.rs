//! Writing parts of values: `a.b{3}(2).c = x`, in place where nothing is shared.
//!
//! The way down takes each part out of what holds it, so that it is not shared while it is changed;
//! the way up puts it back, whether or not the change succeeded.

use super::Vm;
use super::access::{Indices, few_by_few, indices, no_field};
use super::frame::{Exec, Frame, Signal};
use super::marks::{keep_marks, mark_like};
use super::object::{cell_row, unshare};
use super::truth::gathered;
use crate::builtins::linear_algebra::compressed;
use crate::builtins::maps::dictionary::is_dictionary;
use crate::builtins::{Call, Cx, Flow, graphics};
use crate::bytecode::{LIST, PathStep, Reg};
use crate::diag::Error;
use crate::value::assign::{self, Kind};
use crate::value::{CellArray, ElemType, Scalar, Shape, StructArray, Value, text::text_of};
use indexmap::IndexMap;
use std::rc::Rc;

/// A step of a path with its subscripts.
pub(super) enum Part {
    Paren(Vec<Value>),
    Brace(Vec<Value>),
    Field(Rc<str>),
    /// `.(number)`, which only classes that index themselves understand.
    Number(Value),
}

/// What is done at the end of a path.
pub(super) enum Change {
    Assign(Value),
    Delete,
}

/// Where a part was taken out of its holder.
enum Hole {
    Cell(usize),
    Field(Rc<str>, usize),
    Paren(Indices),
    /// The value of these keys of a dictionary.
    Entry(Vec<Value>),
    /// The part is a copy; the holder has its own.
    Copy,
}

impl Frame {
    /// The parts of a path. Subscripts are copied; nothing is taken.
    pub(super) fn parts(&self, steps: &[PathStep], args: Reg) -> Flow<Vec<Part>> {
        let open =
            steps.iter().filter(|s| matches!(s, PathStep::Paren(LIST) | PathStep::Brace(LIST)));
        let mut list = self.lists.len().saturating_sub(open.count());
        let mut next = args as usize;
        let mut read = |n: u16| -> Result<Vec<Value>, Error> {
            if n == LIST {
                list += 1;
                return Ok(self.lists.get(list - 1).cloned().unwrap_or_default());
            }
            let from = next;
            next += n as usize;
            (from..next)
                .map(|k| match self.regs.get(k) {
                    Some(Some(value)) => Ok(value.clone()),
                    _ => Err(self.undefined(k)),
                })
                .collect()
        };
        let mut parts = Vec::with_capacity(steps.len());
        for step in steps {
            parts.push(match step {
                PathStep::Paren(n) => Part::Paren(read(*n)?),
                PathStep::Brace(n) => Part::Brace(read(*n)?),
                PathStep::Field(name) => Part::Field(name.clone()),
                PathStep::Dynamic => match read(1)?.first() {
                    Some(number @ Value::Scalar(_)) if !number.is_char() => {
                        Part::Number(number.clone())
                    }
                    name => Part::Field(field_name(name)?),
                },
            });
        }
        Ok(parts)
    }

    /// Lets go of the subscripts of a path.
    pub(super) fn drop_parts(&mut self, steps: &[PathStep], args: Reg) {
        let mut next = args as usize;
        for step in steps {
            match step {
                PathStep::Paren(LIST) | PathStep::Brace(LIST) => {
                    self.lists.pop();
                }
                PathStep::Paren(n) | PathStep::Brace(n) => {
                    for reg in self.regs.iter_mut().skip(next).take(*n as usize) {
                        *reg = None;
                    }
                    next += *n as usize;
                }
                PathStep::Dynamic => {
                    if let Some(reg) = self.regs.get_mut(next) {
                        *reg = None;
                    }
                    next += 1;
                }
                PathStep::Field(_) => {}
            }
        }
    }
}

/// Whether steps are a property of what a number may be a handle of.
fn names_property(root: &Value, steps: &[Part]) -> bool {
    matches!(steps, [Part::Field(_), ..] | [Part::Paren(_), Part::Field(_), ..])
        && root.elem_type() == Some(ElemType::DOUBLE)
}

/// The name in `s.(name)`.
pub(super) fn field_name(value: Option<&Value>) -> Flow<Rc<str>> {
    match text_of(value)? {
        Some(text) => Ok(text.into()),
        None => Err(not_a_name().into()),
    }
}

fn not_a_name() -> Error {
    Error::new(
        "MATLAB:mustBeFieldName",
        "Argument to dynamic structure reference must evaluate to a valid field name.",
    )
}

impl Vm {
    /// Changes a part of a variable.
    pub(super) fn change(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        var: Reg,
        parts: &[Part],
        change: Change,
    ) -> Flow<()> {
        let Some(reg) = frame.regs.get_mut(var as usize) else { return Ok(()) };
        let defined = reg.is_some();
        let mut root = reg.take().unwrap_or_else(Value::empty);
        let result = self.change_value(cx, &mut root, parts, change);
        if defined || result.is_ok() {
            frame.set(var, root);
        }
        result
    }

    /// `h.LineWidth = 2` and `p(1).Color = 'r'` of handles, which are numbers; `ax.Title.String = 'text'` too. False: these
    /// are no handles.
    fn set_drawn(
        &mut self,
        cx: &mut Cx<'_>,
        root: &Value,
        parts: &[Part],
        change: &Change,
    ) -> Flow<bool> {
        let (Change::Assign(value), Some(&set)) = (change, self.builtins.get("set")) else {
            return Ok(false);
        };
        let (handle, names) = match parts {
            [Part::Paren(args), names @ ..] => {
                match crate::value::index::index(root, &indices(args)?) {
                    Ok(part) => (part, names),
                    Err(_) => return Ok(false),
                }
            }
            names => (root.clone(), names),
        };
        let ([Part::Field(name), rest @ ..], Value::Scalar(Scalar::F64(number))) = (names, &handle)
        else {
            return Ok(false);
        };
        // Of `f.Position(3) = 100` and `f.UserData.count = 1` the whole property is set.
        if !rest.is_empty()
            && graphics::has_property(cx, *number, name)
            && let Some(&get) = self.builtins.get("get")
        {
            let name = Value::from(&**name);
            let args = [handle.clone(), name.clone()];
            let found = self.run_builtin_now(cx, get, Call { args: &args, nargout: 1 });
            let whole = found.ok().and_then(|values| values.into_iter().next());
            let is_handle = match &whole {
                Some(Value::Scalar(Scalar::F64(other))) => {
                    graphics::has_property(cx, *other, "String")
                }
                _ => false,
            };
            if let Some(mut whole) = whole.filter(|_| !is_handle) {
                self.change_value(cx, &mut whole, rest, Change::Assign(value.clone()))?;
                let args = [handle, name, whole];
                self.run_builtin_now(cx, set, Call { args: &args, nargout: 0 })?;
                return Ok(true);
            }
        }
        let key = match rest {
            [] => name.to_string(),
            [Part::Field(of)] if &**of == "String" => name.to_string(),
            [Part::Field(of)] => format!("{name}{of}"),
            _ => return Ok(false),
        };
        if !graphics::has_property(cx, *number, &key) {
            return Ok(false);
        }
        let args = [handle, Value::from(key.as_str()), value.clone()];
        self.run_builtin_now(cx, set, Call { args: &args, nargout: 0 })?;
        Ok(true)
    }

    /// Changes a part of a value.
    pub(super) fn change_value(
        &mut self,
        cx: &mut Cx<'_>,
        root: &mut Value,
        parts: &[Part],
        change: Change,
    ) -> Flow<()> {
        if parts.iter().any(|part| matches!(part, Part::Number(_))) {
            return Err(not_a_name().into());
        }
        if names_property(root, parts) && self.set_drawn(cx, root, parts, &change)? {
            return Ok(());
        }
        let mut holders: Vec<(Value, Hole)> = Vec::new();
        let mut current = std::mem::replace(root, Value::from(0.0));
        let mut at = 0;
        let mut result = Ok(());
        let mut drawn = false;
        // Down to the last step, which may be a subscript and a field together.
        while result.is_ok() {
            let rest = &parts[at..];
            // A handle of what is drawn may be held by anything: `s.axes.XLim = [0 1]`.
            if at > 0 && names_property(&current, rest) {
                match self.set_drawn(cx, &current, rest, &change) {
                    Ok(false) => {}
                    Ok(true) => {
                        drawn = true;
                        break;
                    }
                    Err(stop) => {
                        result = Err(stop);
                        break;
                    }
                }
            }
            let steps = if matches!(rest, [Part::Paren(_), Part::Field(_), ..])
                && !matches!(current, Value::Object(_) | Value::Objects(_))
            {
                2
            } else {
                1
            };
            if rest.len() <= steps {
                break;
            }
            match self.descend(cx, &mut current, &rest[..steps]) {
                Ok((child, hole)) => {
                    holders.push((std::mem::replace(&mut current, child), hole));
                    at += steps;
                }
                Err(stop) => result = Err(stop),
            }
        }
        if result.is_ok() && !drawn {
            result = self.last_step(cx, &mut current, &parts[at..], change);
        }
        let changed = result.is_ok();
        for (mut holder, hole) in holders.into_iter().rev() {
            match (hole, &mut holder) {
                (Hole::Cell(place), Value::Cell(cells)) => {
                    if let Some(cell) = Rc::make_mut(cells).cells.get_mut(place) {
                        *cell = current;
                    }
                }
                (Hole::Field(name, place), Value::Struct(s)) => {
                    let values = Rc::make_mut(s).fields.get_mut(&name);
                    if let Some(value) = values.and_then(|v| v.get_mut(place)) {
                        *value = current;
                    }
                }
                (Hole::Field(name, _), Value::Object(object)) if changed => {
                    let done = self.set_property(object, &name, current);
                    result = result.and(done);
                }
                (Hole::Entry(keys), Value::Object(object)) if changed && !object.handle => {
                    unshare(object);
                    let done = self.object_assign(cx, object, &keys, current);
                    result = result.and(done);
                }
                (Hole::Paren(indices), holder) if changed => {
                    let done = assign::assign(holder, &indices, &current).map_err(Into::into);
                    result = result.and(done);
                }
                _ => {}
            }
            current = holder;
        }
        *root = current;
        result
    }

    /// Takes the part that a step names out of a value.
    fn descend(
        &mut self,
        cx: &mut Cx<'_>,
        current: &mut Value,
        step: &[Part],
    ) -> Flow<(Value, Hole)> {
        match step {
            [Part::Brace(args)] if matches!(current, Value::Text(_)) => {
                let text = self.content(current, args)?;
                Ok((text, Hole::Paren(indices(args)?)))
            }
            [Part::Brace(args)] => {
                let indices = indices(args)?;
                let place = assign::place_for_write(current, &indices, Kind::Cell)?;
                let Value::Cell(cells) = current else { return Err(not_a_cell(current).into()) };
                let cells: &mut CellArray = Rc::make_mut(cells);
                match cells.cells.get_mut(place) {
                    Some(cell) => {
                        Ok((std::mem::replace(cell, Value::from(0.0)), Hole::Cell(place)))
                    }
                    None => Err(not_a_cell(&Value::empty()).into()),
                }
            }
            [Part::Field(name)] => {
                if let Value::Object(object) = current {
                    let child = self.property(cx, object, name)?;
                    return Ok((child, Hole::Field(name.clone(), 0)));
                }
                let place = struct_place(current, &[])?;
                take_field(current, name, place)
            }
            [Part::Paren(args), Part::Field(name)] => {
                let place = struct_place(current, args)?;
                take_field(current, name, place)
            }
            [Part::Paren(args)] => {
                if let Value::Object(object) = current
                    && object.of.is_none()
                {
                    let child = self.object_index(cx, object, args)?;
                    return Ok((child, Hole::Entry(args.clone())));
                }
                let indices = indices(args)?;
                let child = crate::value::index::index(current, &indices)?;
                Ok((child, Hole::Paren(indices)))
            }
            _ => Ok((Value::empty(), Hole::Copy)),
        }
    }

    /// Carries a change out at the end of a path.
    fn last_step(
        &mut self,
        cx: &mut Cx<'_>,
        current: &mut Value,
        step: &[Part],
        change: Change,
    ) -> Flow<()> {
        match (step, change) {
            ([Part::Paren(args)], Change::Assign(value)) => {
                self.assign_paren(cx, current, args, value)
            }
            ([Part::Brace(args)], Change::Assign(value)) if is_dictionary(current) => {
                // The content of the cell that is the value of a key.
                self.assign_paren(cx, current, args, cell_row(vec![value]))
            }
            // The text of one element of a string array.
            ([Part::Brace(args)], Change::Assign(value)) if matches!(current, Value::Text(_)) => {
                self.assign_paren(cx, current, args, value)
            }
            ([Part::Brace(args)], Change::Assign(value)) => {
                let indices = indices(args)?;
                Ok(assign::assign_content(current, &indices, value)?)
            }
            ([Part::Field(name)], Change::Assign(value)) => {
                if let Value::Object(object) = current {
                    return self.set_property(object, name, value);
                }
                let place = struct_place(current, &[])?;
                set_field(current, name, place, value)
            }
            ([Part::Paren(args), Part::Field(name)], Change::Assign(value)) => {
                let place = struct_place(current, args)?;
                set_field(current, name, place, value)
            }
            ([Part::Paren(args)], Change::Delete) => {
                if let Value::Compressed(matrix) = &*current {
                    let rest = compressed::delete(matrix, args)?;
                    let done = rest.is_some();
                    *current = rest.map_or_else(|| matrix.to_array().map(Value::from), Ok)?;
                    if done {
                        return Ok(());
                    }
                }
                if let Some(rest) = cx.graph.without(current, args)? {
                    *current = mark_like(cx.graph, current, rest)?;
                    return Ok(());
                }
                let marks = current.marks();
                if let Value::Lazy(l) = current {
                    *current = Value::Array(gathered(l)?);
                }
                if let Value::Object(object) = current
                    && object.of.is_none()
                {
                    return self.object_delete(cx, object, args);
                }
                let indices = indices(args)?;
                assign::delete(current, &indices)?;
                keep_marks(cx.graph, current, marks)
            }
            _ => Ok(()),
        }
    }

    /// `current(args) = value`.
    pub(super) fn assign_paren(
        &mut self,
        cx: &mut Cx<'_>,
        current: &mut Value,
        args: &[Value],
        value: Value,
    ) -> Flow<()> {
        let mut marks = current.marks();
        marks.on_gpu |= value.is_on_gpu() && current.elem_type().is_some();
        self.assign_elements(cx, current, args, value)?;
        keep_marks(cx.graph, current, marks)
    }

    fn assign_elements(
        &mut self,
        cx: &mut Cx<'_>,
        current: &mut Value,
        args: &[Value],
        value: Value,
    ) -> Flow<()> {
        if let Value::Object(object) = current
            && object.of.is_none()
        {
            unshare(object);
            return self.object_assign(cx, object, args, value);
        }
        if let Value::Compressed(matrix) = current {
            if compressed::put(matrix, args, &value) {
                return Ok(());
            }
            let changed = compressed::assign(matrix, args, &value)?;
            let done = changed.is_some();
            *current = changed.map_or_else(|| matrix.to_array().map(Value::from), Ok)?;
            if done {
                return Ok(());
            }
        }
        if args.is_empty() {
            return Err(assign::no_subscript().into());
        }
        // A masked assignment of a scalar to a captured array stays captured.
        if let (Value::Lazy(_), [mask @ Value::Lazy(l)], true) =
            (&*current, args, value.elem_type().is_some() && value.shape().is_scalar())
            && l.ty == crate::value::ElemType::LOGICAL
            && l.shape == current.shape()
            && current.elem_type() == value.elem_type()
        {
            *current = cx.graph.assign_where(current, mask, &value)?;
            return Ok(());
        }
        if cx.graph.puts(current, args, &value)
            && let Some(changed) = cx.graph.put(current, args, &value)?
        {
            *current = changed;
            return Ok(());
        }
        let indices = indices(args)?;
        // What is written is captured: the array that it is written into goes where it lies.
        if let Value::Array(_) = current
            && current.numel() > 0
            && cx.graph.is_written_there(current, &value)
            && fits_within(&current.shape(), &indices)
            && let Some(changed) = cx.graph.assign(current, &indices, &value)?
        {
            *current = changed;
            return Ok(());
        }
        if let Some(changed) = cx.graph.append(current, &indices, &value)? {
            *current = changed;
            return Ok(());
        }
        if value.elem_type().is_some()
            && current.elem_type().is_some()
            && !fits_within(&current.shape(), &indices)
            && let Some(wide) = cx.graph.widened(current, &indices, &value)?
            && let Some(changed) = cx.graph.assign(&wide, &indices, &value)?
        {
            *current = changed;
            return Ok(());
        }
        if let Value::Lazy(l) = current {
            let touched = l.touched.get().saturating_add(1);
            let here = !cx.graph.thresholds.far && !cx.graph.captures_all();
            // One complex number is an array of one element, and may be captured; where all is near, several are as one.
            let few = match &value {
                Value::Scalar(_) => true,
                Value::Array(few) => {
                    few.numel() == 1 || here && few.numel() <= cx.graph.thresholds.small
                }
                Value::Range(few) => here && few.count <= cx.graph.thresholds.small,
                Value::Lazy(one) => {
                    one.shape.is_scalar()
                        && !cx.graph.captures_all()
                        && cx.graph.is_worth_a_wait(l, touched)
                }
                _ => false,
            };
            let to_host = few && few_by_few(cx, l, &indices);
            if !to_host
                && value.elem_type().is_some()
                && fits_within(&l.shape, &indices)
                && let Some(changed) = cx.graph.assign(current, &indices, &value)?
            {
                // What a loop reads and writes one by one comes to the host, also where it writes what it has captured.
                let one = value.numel() == 1 && !cx.graph.captures_all();
                if let Value::Lazy(l) = &changed
                    && (one || here && few || matches!(value, Value::Scalar(_)))
                {
                    l.touched.set(touched);
                }
                *current = changed;
                return Ok(());
            }
            if !to_host && let Some(changed) = cx.graph.put(current, args, &value)? {
                *current = changed;
                return Ok(());
            }
            let Value::Lazy(l) = current else { return Ok(()) };
            *current = Value::Array(gathered(l)?);
        }
        let value = match value {
            Value::Lazy(l) => Value::Array(gathered(&l)?),
            value => value,
        };
        Ok(assign::assign(current, &indices, &value)?)
    }

    /// How many values a target takes.
    pub(super) fn count_path(
        &mut self,
        cx: &mut Cx<'_>,
        base: Option<&Value>,
        parts: &[Part],
    ) -> Flow<usize> {
        let Some((last, before)) = parts.split_last() else { return Ok(1) };
        match last {
            Part::Brace(args) => {
                let holder = self.prefix(cx, base, before);
                let shape = holder.shape();
                let indices = indices(args)?;
                let extents = crate::value::index::folded(&shape, indices.len());
                Ok(indices.iter().zip(extents).map(|(i, n)| i.count(n)).product())
            }
            Part::Field(_) => match before.split_last() {
                Some((Part::Paren(args), outer)) => {
                    let shape = self.prefix(cx, base, outer).shape();
                    let indices = indices(args)?;
                    let extents = crate::value::index::folded(&shape, indices.len());
                    Ok(indices.iter().zip(extents).map(|(i, n)| i.count(n)).product())
                }
                _ => match self.prefix(cx, base, before) {
                    Value::Struct(s) => Ok(s.shape.numel()),
                    Value::Objects(array) => Ok(array.objects.len()),
                    _ => Ok(1),
                },
            },
            Part::Paren(_) | Part::Number(_) => Ok(1),
        }
    }

    /// The part of a value that a path names, or `[]` where there is none.
    pub(super) fn prefix(
        &mut self,
        cx: &mut Cx<'_>,
        base: Option<&Value>,
        parts: &[Part],
    ) -> Value {
        let mut current = match base {
            Some(value) => value.clone(),
            None => return Value::empty(),
        };
        for part in parts {
            let next = match part {
                Part::Paren(args) => self.index(cx, &current, args),
                Part::Brace(args) => self.content(&current, args),
                Part::Field(name) => self.field(cx, &current, name),
                Part::Number(_) => return Value::empty(),
            };
            match next {
                Ok(value) => current = value,
                Err(_) => return Value::empty(),
            }
        }
        current
    }

    /// A target that takes several values from the front of a list.
    pub(super) fn change_many(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        var: Reg,
        parts: &[Part],
        values: Vec<Value>,
    ) -> Flow<()> {
        if values.len() == 1
            && let Some(value) = values.first()
        {
            return self.change(cx, frame, var, parts, Change::Assign(value.clone()));
        }
        let base = frame.regs.get(var as usize).cloned().flatten();
        let Some((last, before)) = parts.split_last() else { return Ok(()) };
        match last {
            Part::Brace(args) => {
                // The values are the cells of a cell array that is assigned with ().
                let holder = self.prefix(cx, base.as_ref(), before);
                let n = values.len();
                let shape = match indices(args)?.as_slice() {
                    [_] => Shape::matrix(1, n),
                    many => {
                        let extents = crate::value::index::folded(&holder.shape(), many.len());
                        let dims: Vec<usize> =
                            many.iter().zip(extents).map(|(i, n)| i.count(n)).collect();
                        Shape::new(&dims)
                    }
                };
                let cells = Value::Cell(Rc::new(CellArray { shape, cells: values }));
                let mut path: Vec<Part> = before.iter().map(Part::copy).collect();
                path.push(Part::Paren(args.clone()));
                self.change(cx, frame, var, &path, Change::Assign(cells))
            }
            Part::Field(name) => {
                let (outer, places) =
                    self.elements_before(cx, base.as_ref(), before, values.len())?;
                for (place, value) in places.into_iter().zip(values) {
                    let path = field_of_element(outer, place, name);
                    self.change(cx, frame, var, &path, Change::Assign(value))?;
                }
                Ok(())
            }
            Part::Number(_) => Err(not_a_name().into()),
            Part::Paren(_) => Ok(()),
        }
    }

    /// The elements that a path leads to before a field's name: the path of their array, and their places in it.
    fn elements_before<'a>(
        &mut self,
        cx: &mut Cx<'_>,
        base: Option<&Value>,
        before: &'a [Part],
        count: usize,
    ) -> Flow<(&'a [Part], Vec<usize>)> {
        let Some((Part::Paren(args), outer)) = before.split_last() else {
            return Ok((before, (0..count).collect()));
        };
        let shape = self.prefix(cx, base, outer).shape();
        let indices = indices(args)?;
        let places = match indices.as_slice() {
            // One subscript may reach beyond what is there: the array grows.
            [index] => (0..index.count(shape.numel())).map(|k| index.get(k)).collect(),
            many => {
                let places = crate::value::index::select(&shape, many)?.places;
                (0..places.len()).map(|k| places.at(k)).collect()
            }
        };
        Ok((outer, places))
    }

    /// `[array.name] = …` of objects, one after the other. What is done already is noted, for where a property's own
    /// method runs the instruction is carried out again.
    pub(super) fn change_objects(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        var: Reg,
        parts: &[Part],
        values: Vec<Value>,
    ) -> Exec {
        let Some((Part::Field(name), before)) = parts.split_last() else { return Ok(()) };
        let base = frame.regs.get(var as usize).cloned().flatten();
        let (outer, places) = self.elements_before(cx, base.as_ref(), before, values.len())?;
        drop(base);
        let done = match frame.scratch.take() {
            Some(Value::Scalar(done)) => done.to_f64() as usize,
            _ => 0,
        };
        for (k, (place, value)) in places.into_iter().zip(values).enumerate().skip(done) {
            let path = field_of_element(outer, place, name);
            let changed = self.change_through(cx, frame, var, &path, Change::Assign(value));
            if changed.as_ref().is_err_and(Signal::comes_again) {
                frame.scratch = Some(Value::from(k as f64));
            }
            changed?;
        }
        Ok(())
    }
}

/// `….(place).name`
fn field_of_element(outer: &[Part], place: usize, name: &Rc<str>) -> Vec<Part> {
    let mut path: Vec<Part> = outer.iter().map(Part::copy).collect();
    path.push(Part::Paren(vec![Value::from(place as f64 + 1.0)]));
    path.push(Part::Field(name.clone()));
    path
}

impl Part {
    fn copy(&self) -> Part {
        match self {
            Part::Paren(args) => Part::Paren(args.clone()),
            Part::Brace(args) => Part::Brace(args.clone()),
            Part::Field(name) => Part::Field(name.clone()),
            Part::Number(number) => Part::Number(number.clone()),
        }
    }
}

/// Whether every index lies within a shape, so that nothing grows.
fn fits_within(shape: &Shape, indices: &Indices) -> bool {
    let extents = crate::value::index::folded(shape, indices.len());
    indices.iter().zip(extents).all(|(i, n)| i.reach(n) <= n)
}

/// The element of a struct array that a path goes through; an empty array, of cells too, becomes a struct.
fn struct_place(current: &mut Value, args: &[Value]) -> Flow<usize> {
    if !args.is_empty() {
        let indices = indices(args)?;
        return Ok(assign::place_for_write(current, &indices, Kind::Struct)?);
    }
    let array = current.elem_type().is_some() || matches!(current, Value::Cell(_));
    if array && current.numel() == 0 {
        *current =
            Value::Struct(Rc::new(StructArray { shape: Shape::scalar(), fields: IndexMap::new() }));
        return Ok(0);
    }
    match current {
        Value::Struct(s) if s.shape.is_scalar() => Ok(0),
        Value::Struct(s) if s.shape.is_empty() => {
            let fields = s.fields.keys().map(|k| (k.clone(), vec![Value::empty()])).collect();
            *current = Value::Struct(Rc::new(StructArray { shape: Shape::scalar(), fields }));
            Ok(0)
        }
        Value::Struct(s) => Err(Error::new(
            "MATLAB:dotAssignNonScalar",
            format!(
                "Scalar structure required for this assignment; the array has {} elements.",
                s.shape.numel()
            ),
        )
        .into()),
        other => Err(Error::new(
            "MATLAB:invalidConversion",
            format!(
                "Unable to perform assignment because dot indexing is not supported for \
                 variables of type '{}'.",
                other.class_name()
            ),
        )
        .into()),
    }
}

/// The column of a field, made where there is none.
fn column<'a>(s: &'a mut StructArray, name: &Rc<str>) -> &'a mut Vec<Value> {
    let n = s.shape.numel();
    s.fields.entry(name.clone()).or_insert_with(|| vec![Value::empty(); n])
}

fn take_field(current: &mut Value, name: &Rc<str>, place: usize) -> Flow<(Value, Hole)> {
    let Value::Struct(s) = current else {
        return Err(no_field(name, std::iter::empty()).into());
    };
    match column(Rc::make_mut(s), name).get_mut(place) {
        Some(value) => {
            Ok((std::mem::replace(value, Value::from(0.0)), Hole::Field(name.clone(), place)))
        }
        None => Err(no_field(name, std::iter::empty()).into()),
    }
}

fn set_field(current: &mut Value, name: &Rc<str>, place: usize, value: Value) -> Flow<()> {
    let Value::Struct(s) = current else {
        return Err(no_field(name, std::iter::empty()).into());
    };
    if let Some(cell) = column(Rc::make_mut(s), name).get_mut(place) {
        *cell = value;
    }
    Ok(())
}

fn not_a_cell(value: &Value) -> Error {
    Error::new(
        "MATLAB:cellAssToNonCell",
        format!(
            "Unable to perform assignment because brace indexing is not supported for variables \
             of type '{}'.",
            value.class_name()
        ),
    )
}
