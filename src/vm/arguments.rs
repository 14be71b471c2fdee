//! The instructions of `arguments` blocks, and what their lines ask of values: size, class, names of options.

use super::Vm;
use super::exception::too_few;
use super::frame::{Exec, Frame};
use crate::builtins::{Cx, Flow};
use crate::bytecode::{Check, Instr, Opd, Reg};
use crate::diag::Error;
use crate::value::text::texts_of;
use crate::value::{Class, Refusal, Shape, StructArray, Value, text::text_of};
use indexmap::IndexMap;
use std::rc::Rc;

impl Vm {
    /// Carries an instruction of an `arguments` block out.
    pub(super) fn argument(&mut self, cx: &mut Cx<'_>, frame: &mut Frame, instr: Instr) -> Exec {
        let code = frame.code.clone();
        match instr {
            Instr::CheckArgument { slot, check } => {
                let check = &code.chunk.checks[check as usize];
                let Some(value) = frame.peek(Opd::reg(slot)).cloned() else { return Ok(()) };
                match &check.field {
                    None => {
                        let value = checked(cx, check, value)?;
                        frame.set(slot, value);
                    }
                    Some(field) => {
                        let Value::Struct(s) = &value else { return Ok(()) };
                        let Some([old]) = s.fields.get(field).map(Vec::as_slice) else {
                            return Ok(());
                        };
                        let new = checked(cx, check, old.clone())?;
                        set_option(frame, slot, field, new, true);
                    }
                }
            }
            Instr::OptionsBegin { rest, from, check, n } => {
                let checks = &code.chunk.checks[check as usize..(check + u32::from(n)) as usize];
                options_begin(frame, &code.chunk.params, checks, from as usize, rest)?;
            }
            Instr::OptionsBehind { rest, pairs, each, check, n } => {
                let checks = &code.chunk.checks[check as usize..(check + u32::from(n)) as usize];
                options_behind(frame, checks, each as usize, rest, pairs)?;
            }
            Instr::Options { slot, rest, check, n } => {
                let checks = &code.chunk.checks[check as usize..(check + u32::from(n)) as usize];
                let rest = frame.regs[rest as usize].take();
                let options = options(checks, rest.as_ref())?;
                frame.set(slot, options);
            }
            Instr::EveryNth { slot, rest, k, n } => {
                let given = match frame.peek(Opd::reg(rest)) {
                    Some(Value::Cell(cells)) => cells.cells.clone(),
                    _ => Vec::new(),
                };
                let (k, n) = (k as usize, n as usize);
                if k == 0 && !given.len().is_multiple_of(n) {
                    return Err(Error::new("MATLAB:minrhs", "Not enough input arguments.")
                        .hint(format!("repeating arguments come {n} at a time"))
                        .into());
                }
                let own = given.into_iter().skip(k).step_by(n).collect();
                frame.set(slot, super::object::cell_row(own));
            }
            Instr::FieldDefault { slot, name, src } => {
                let value = frame.get(src)?;
                let name = code.chunk.names[name as usize].clone();
                set_option(frame, slot, &name, value, false);
                frame.done(src);
            }
            Instr::InvalidArgument { check } => {
                let error = frame.caught.take().unwrap_or_else(too_few);
                let check = &code.chunk.checks[check as usize];
                return Err(invalid(check, &error).into());
            }
            _ => {}
        }
        Ok(())
    }
}

/// How messages call an argument.
fn what(check: &Check) -> String {
    if let Some(class) = &check.property_of {
        return format!("Error setting property '{}' of class '{class}'.", check.name);
    }
    match &check.field {
        Some(field) => format!("Invalid name-value argument '{field}'."),
        None if check.position > 0 => {
            format!("Invalid argument at position {}.", check.position)
        }
        None => format!("Invalid argument '{}'.", check.name),
    }
}

/// The value as the line's size and class want it; for repeating arguments, each in its cell.
fn checked(cx: &mut Cx<'_>, check: &Check, value: Value) -> Flow<Value> {
    let Value::Cell(cells) = &value else { return checked_one(cx, check, value) };
    if !check.each {
        return checked_one(cx, check, value);
    }
    let each = cells.cells.iter().map(|cell| checked_one(cx, check, cell.clone()));
    Ok(super::object::cell_row(each.collect::<Flow<_>>()?))
}

fn checked_one(cx: &mut Cx<'_>, check: &Check, value: Value) -> Flow<Value> {
    let value = match &check.class {
        Some(class) => converted(cx, check, class, value)?,
        None => value,
    };
    if check.dims.is_empty() {
        return Ok(value);
    }
    let shape = value.shape();
    let fits = |dims: &[Option<u64>]| {
        let n = dims.len().max(shape.ndims());
        (0..n).all(|k| match dims.get(k) {
            Some(Some(d)) => shape.dim(k) as u64 == *d,
            Some(None) => true,
            None => shape.dim(k) == 1,
        })
    };
    if fits(&check.dims) {
        return Ok(value);
    }
    // What is 0-by-0 has no elements in any direction that is open.
    if shape.ndims() == 2 && shape.dim(0) == 0 && shape.dim(1) == 0 && check.dims.contains(&None) {
        let extents =
            check.dims.iter().map(|d| d.map_or(0, |d| usize::try_from(d).unwrap_or(usize::MAX)));
        let open = Shape::new(&extents.collect::<Vec<usize>>());
        if let Some(reshaped) = crate::value::index::reshaped(&value, open)? {
            return Ok(reshaped);
        }
    }
    // A vector of the other direction is turned; a scalar is spread over a size that is given.
    if let [a, b] = check.dims[..] {
        if shape.is_vector() && !shape.is_scalar() {
            let turned = (a == Some(1) && b.is_none_or(|b| b == shape.numel() as u64))
                || (b == Some(1) && a.is_none_or(|a| a == shape.numel() as u64));
            if turned && value.elem_type().is_some() {
                return cx.graph.transpose(&value, false);
            }
        }
        if let (Some(rows), Some(cols), true) = (a, b, shape.is_scalar()) {
            let whole = |n: u64| usize::try_from(n).unwrap_or(usize::MAX);
            let shape = Shape::matrix(whole(rows), whole(cols));
            let at = vec![0; shape.checked_numel(size_of::<usize>())?];
            let index = crate::value::index::Index::List { at, shape, mask: false };
            return Ok(crate::value::index::index(&value, &[index])?);
        }
    }
    let wanted = match check.dims[..] {
        [Some(1), Some(1)] => "a scalar".to_owned(),
        [Some(1), None] => "a row vector".to_owned(),
        [None, Some(1)] => "a column vector".to_owned(),
        [None, None] => "a matrix".to_owned(),
        ref dims => {
            let texts = dims.iter().map(|d| d.map_or_else(|| ":".to_owned(), |d| d.to_string()));
            format!("of size {}", texts.collect::<Vec<String>>().join("x"))
        }
    };
    Err(Error::new(
        "MATLAB:validation:IncompatibleSize",
        format!("{} Value must be {wanted}.", what(check)),
    )
    .into())
}

fn converted(cx: &mut Cx<'_>, check: &Check, class: &str, value: Value) -> Flow<Value> {
    if value.class_name() == class || value.program_class().is_some_and(|own| own.is_a(class)) {
        return Ok(value);
    }
    let refuse = || {
        Error::new(
            "MATLAB:validation:UnableToConvert",
            format!("{} Value must be of type {class} or be convertible to {class}.", what(check)),
        )
    };
    match class {
        "string" => {
            let texts = texts_of(&value)?;
            texts.map(|texts| Value::Text(Rc::new(texts))).ok_or_else(|| refuse().into())
        }
        "char" => match value.as_text()? {
            Some(text) => Ok(Value::from(text.as_str())),
            None => Err(refuse().into()),
        },
        "function_handle" | "struct" | "table" => Err(refuse().into()),
        "cell" => Err(refuse().into()),
        "numeric" | "float" => match value.elem_type() {
            Some(ty) if ty.class.is_numeric() => Ok(value),
            _ => Err(refuse().into()),
        },
        _ => match (Class::from_name(class), value.elem_type()) {
            (Some(class), Some(_)) => cx.graph.cast(&value, class),
            _ => Err(refuse().into()),
        },
    }
}

/// The option that a name stands for.
fn option_of<'a>(checks: &'a [Check], name: &str) -> Option<&'a Rc<str>> {
    let known = checks.iter().filter_map(|check| check.field.as_ref());
    let exact = known.clone().find(|field| ***field == *name);
    exact.or_else(|| known.clone().find(|field| field.eq_ignore_ascii_case(name)))
}

/// Finds where the name-value pairs begin among the inputs, and how many come before them.
fn options_begin(
    frame: &mut Frame,
    params: &[Option<Reg>],
    checks: &[Check],
    from: usize,
    rest: Reg,
) -> Result<(), Refusal> {
    let given = frame.nargin;
    let mut begin = params.len().min(given);
    for (k, slot) in params.iter().enumerate().take(given).skip(from) {
        let value = slot.and_then(|slot| frame.peek(Opd::reg(slot)));
        if (given - k).is_multiple_of(2)
            && value.is_some_and(|value| value.shape().rows() == 1)
            && let Some(name) = text_of(value)?
            && option_of(checks, &name).is_some()
        {
            begin = k;
            break;
        }
    }
    let moved = params.iter().take(given).skip(begin).flatten();
    let mut pairs: Vec<Value> =
        moved.filter_map(|&slot| frame.regs[slot as usize].take()).collect();
    if !pairs.is_empty() {
        if let Some(Value::Cell(cells)) = frame.peek(Opd::reg(rest)) {
            pairs.extend(cells.cells.iter().cloned());
        }
        frame.set(rest, super::object::cell_row(pairs));
    }
    frame.nargin = begin;
    Ok(())
}

/// Takes the name-value pairs apart from the repeating arguments before them.
fn options_behind(
    frame: &mut Frame,
    checks: &[Check],
    each: usize,
    rest: Reg,
    pairs: Reg,
) -> Result<(), Refusal> {
    let mut given = match frame.peek(Opd::reg(rest)) {
        Some(Value::Cell(cells)) => cells.cells.clone(),
        _ => Vec::new(),
    };
    let mut begin = given.len();
    for (k, value) in given.iter().enumerate() {
        if k.is_multiple_of(each.max(1))
            && (given.len() - k).is_multiple_of(2)
            && value.shape().rows() == 1
            && let Some(name) = text_of(Some(value))?
            && option_of(checks, &name).is_some()
        {
            begin = k;
            break;
        }
    }
    let behind = given.split_off(begin);
    frame.set(pairs, super::object::cell_row(behind));
    frame.set(rest, super::object::cell_row(given));
    Ok(())
}

/// The options that name-value pairs give.
fn options(checks: &[Check], rest: Option<&Value>) -> Result<Value, Refusal> {
    let mut fields: IndexMap<Rc<str>, Vec<Value>> = IndexMap::new();
    let pairs = match rest {
        Some(Value::Cell(cells)) => cells.cells.as_slice(),
        _ => &[],
    };
    for pair in pairs.chunks(2) {
        let name = text_of(pair.first())?.ok_or_else(|| {
            Error::new("MATLAB:TooManyInputs", "Too many input arguments.")
                .hint("after the positional arguments come pairs of a name and a value")
        })?;
        let Some(field) = option_of(checks, &name) else {
            let known = checks.iter().filter_map(|check| check.field.as_deref());
            let names: Vec<&str> = known.collect();
            return Err(Error::new(
                "MATLAB:InvalidNameValue",
                format!(
                    "Invalid argument name '{name}'. Name must be one of: {}.",
                    names.join(", ")
                ),
            )
            .into());
        };
        let Some(value) = pair.get(1) else {
            return Err(Error::new(
                "MATLAB:MissingValue",
                format!("The name '{name}' is not followed by a value."),
            )
            .into());
        };
        fields.insert(field.clone(), vec![value.clone()]);
    }
    Ok(Value::Struct(Rc::new(StructArray { shape: Shape::scalar(), fields })))
}

/// The error of a validator as one of the argument.
fn invalid(check: &Check, error: &Error) -> Error {
    Error::new(error.identifier().to_owned(), format!("{} {}", what(check), error.message()))
}

/// Gives a field of the options a value.
fn set_option(frame: &mut Frame, slot: Reg, name: &Rc<str>, value: Value, replace: bool) {
    if let Some(Some(Value::Struct(s))) = frame.regs.get_mut(slot as usize) {
        let s: &mut StructArray = Rc::make_mut(s);
        if replace || !s.fields.contains_key(name) {
            s.fields.insert(name.clone(), vec![value]);
        }
    }
}
