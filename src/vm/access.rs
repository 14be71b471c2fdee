//! Reading parts of values: `x(…)`, `c{…}`, `s.f`, and what `end` means in them.

use super::Vm;
use super::marks::mark_like;
use super::operate::needs;
use super::truth::gathered;
use crate::builtins::linear_algebra::compressed;
use crate::builtins::maps::dictionary;
use crate::builtins::{Call, Cx, Flow, graphics};
use crate::diag::Error;
use crate::value::index::{self, Index};
use crate::value::{Lazy, ObjectState, Scalar, Value, needs_within};
use smallvec::SmallVec;

/// Subscripts, converted.
pub(super) type Indices = SmallVec<[Index; 2]>;

/// Subscript values as indices. Captured ones are needed on the host.
pub(super) fn indices(args: &[Value]) -> Flow<Indices> {
    needs(args)?;
    let mut out = Indices::new();
    for arg in args {
        out.push(Index::from_value(arg)?);
    }
    Ok(out)
}

/// How often a few elements of a captured array are fetched before all of them are.
const PATIENCE: u8 = 4;

/// Whether a loop goes over the elements of a captured array, few at a time: then it is better off with all of them on the
/// host, once.
pub(super) fn few_by_few(cx: &Cx<'_>, lazy: &Lazy, indices: &[Index]) -> bool {
    if !cx.graph.are_read(&lazy.shape, indices) {
        return false;
    }
    let touched = lazy.touched.get();
    lazy.touched.set(touched.saturating_add(1));
    let one = indices.iter().all(|i| matches!(i, Index::One(_)));
    touched >= PATIENCE && (one || cx.graph.is_worth_a_wait(lazy, touched))
}

/// `value(i)` for a host value and a plain positive whole number, without any conversion.
#[inline]
pub(super) fn element(value: &Value, i: f64) -> Option<Scalar> {
    let k = i as usize;
    if k as f64 != i || k == 0 {
        return None;
    }
    match value {
        Value::Array(a) => Scalar::of(a.data(), k - 1),
        Value::Range(r) if k <= r.count => Some(Scalar::F64(r.at(k - 1))),
        // An element of a `gpuArray` is one.
        Value::Lazy(l) if !l.marks.on_gpu => Scalar::of(l.node.host()?.data(), k - 1),
        _ => None,
    }
}

/// `value(i, j)` likewise, for matrices.
#[inline]
pub(super) fn element2(value: &Value, i: f64, j: f64) -> Option<Scalar> {
    let (r, c) = (i as usize, j as usize);
    if r as f64 != i || c as f64 != j || r == 0 || c == 0 {
        return None;
    }
    let held;
    let a = match value {
        Value::Array(a) => a,
        Value::Lazy(l) if !l.marks.on_gpu => {
            held = l.node.host()?;
            &held
        }
        _ => return None,
    };
    let [rows, cols] = a.shape().dims() else { return None };
    if r > *rows || c > *cols {
        return None;
    }
    Scalar::of(a.data(), (c - 1) * rows + r - 1)
}

impl Vm {
    /// `value(args)`, for anything but function handles.
    pub(super) fn index(&mut self, cx: &mut Cx<'_>, base: &Value, args: &[Value]) -> Flow<Value> {
        if args.is_empty() {
            return Ok(base.clone());
        }
        let value = self.index_of(cx, base, args)?;
        mark_like(cx.graph, base, value)
    }

    fn index_of(&mut self, cx: &mut Cx<'_>, base: &Value, args: &[Value]) -> Flow<Value> {
        if let Value::Compressed(matrix) = base {
            if let Some(value) = compressed::index(matrix, args)? {
                return Ok(value);
            }
            let whole = Value::from(matrix.to_array()?);
            return self.index_of(cx, &whole, args);
        }
        if let Some(picked) = cx.graph.pick(base, args)? {
            return Ok(picked);
        }
        match base {
            Value::Object(object) if object.of.is_none() => self.object_index(cx, object, args),
            Value::Lazy(l) => {
                let indices = indices(args)?;
                let here = l.node.host().is_some() && cx.graph.are_read(&l.shape, &indices);
                if here || few_by_few(cx, l, &indices) {
                    return Ok(index::index(&Value::Array(gathered(l)?), &indices)?);
                }
                cx.graph.index(base, &indices)
            }
            _ => {
                let indices = indices(args)?;
                if cx.graph.views(base, &indices) {
                    return cx.graph.index(base, &indices);
                }
                Ok(index::index(base, &indices)?)
            }
        }
    }

    /// All of `value{args}`.
    pub(super) fn contents(&mut self, base: &Value, args: &[Value]) -> Flow<Vec<Value>> {
        match base {
            // The content of the cell that is the value of a key.
            Value::Object(object) => {
                needs_within(args)?;
                if let (ObjectState::Dictionary(of), [keys]) = (&*object.state.borrow(), args)
                    && let Value::Cell(cells) = dictionary::found(of, keys)?
                {
                    return Ok(cells.cells.clone());
                }
                Err(no_braces(base).into())
            }
            Value::Cell(cells) => {
                if args.is_empty() {
                    return Ok(cells.cells.clone());
                }
                Ok(index::contents(cells, &indices(args)?)?)
            }
            Value::Text(_) => {
                let part = index::index(base, &indices(args)?)?;
                let texts = part.as_texts()?.unwrap_or_default();
                Ok(texts.iter().map(|t| Value::from(t.as_str())).collect())
            }
            other => Err(no_braces(other).into()),
        }
    }

    /// `value{args}` where one value is wanted.
    pub(super) fn content(&mut self, base: &Value, args: &[Value]) -> Flow<Value> {
        single(self.contents(base, args)?)
    }

    /// The same, of which a variable takes the first.
    pub(super) fn content_for(
        &mut self,
        variable: bool,
        base: &Value,
        args: &[Value],
    ) -> Flow<Value> {
        let values = self.contents(base, args)?;
        if variable { first(values) } else { single(values) }
    }

    /// All of `value.name`.
    pub(super) fn fields(&mut self, cx: &mut Cx<'_>, base: &Value, name: &str) -> Flow<Vec<Value>> {
        // Handles of what is drawn are numbers.
        if let Value::Scalar(Scalar::F64(handle)) = base
            && graphics::has_property(cx, *handle, name)
            && let Some(&get) = self.builtins.get("get")
        {
            let args = [base.clone(), Value::from(name)];
            let values = self.run_builtin_now(cx, get, Call { args: &args, nargout: 1 })?;
            return Ok(values.into_iter().collect());
        }
        match base {
            Value::Struct(s) => match s.fields.get(name) {
                Some(values) => Ok(values.clone()),
                None => Err(no_field(name, s.fields.keys().map(|k| &**k)).into()),
            },
            Value::Object(object) => Ok(vec![self.property(cx, object, name)?]),
            Value::Text(_) if let Some(builtin) = self.method_of_strings(name) => {
                let args = [base.clone()];
                let values = self.run_builtin_now(cx, builtin, Call { args: &args, nargout: 1 })?;
                Ok(values.into_iter().take(1).collect())
            }
            Value::Lazy(l) => {
                gathered(l)?;
                Err(not_a_struct(base).into())
            }
            _ => Err(not_a_struct(base).into()),
        }
    }

    /// `value.name` where one value is wanted.
    pub(super) fn field(&mut self, cx: &mut Cx<'_>, base: &Value, name: &str) -> Flow<Value> {
        self.field_for(false, cx, base, name)
    }

    /// The same, of which a variable takes the first.
    pub(super) fn field_for(
        &mut self,
        variable: bool,
        cx: &mut Cx<'_>,
        base: &Value,
        name: &str,
    ) -> Flow<Value> {
        if let Value::Struct(s) = base
            && let Some([value]) = s.fields.get(name).map(Vec::as_slice)
        {
            return Ok(value.clone());
        }
        let values = self.fields(cx, base, name)?;
        if variable { first(values) } else { single(values) }
    }

    /// The value of `end` as subscript `k` of `n`.
    pub(super) fn end_of(&mut self, cx: &mut Cx<'_>, base: &Value, k: u16, n: u16) -> Flow<f64> {
        if let Value::Object(object) = base
            && object.of.is_none()
        {
            return self.object_numel(cx, object);
        }
        let (k, n) = (usize::from(k), usize::from(n));
        if n == 1 {
            return Ok(base.numel() as f64);
        }
        let shape = base.shape();
        if k + 1 < n {
            return Ok(shape.dim(k) as f64);
        }
        let rest = (k..shape.ndims().max(k + 1)).map(|d| shape.dim(d));
        Ok(rest.fold(1usize, usize::saturating_mul) as f64)
    }
}

fn no_braces(value: &Value) -> Error {
    Error::new(
        "MATLAB:cellRefFromNonCell",
        "Brace indexing is not supported for variables of this type.",
    )
    .hint(format!("it is of class {}", value.class_name()))
}

/// The one value that an expression must give.
fn single(mut values: Vec<Value>) -> Flow<Value> {
    if values.len() == 1
        && let Some(value) = values.pop()
    {
        return Ok(value);
    }
    Err(expected_one(values.len()).into())
}

/// The value that a variable takes of those that an expression gives: `x = s.name`.
fn first(values: Vec<Value>) -> Flow<Value> {
    Ok(values.into_iter().next().ok_or_else(super::exception::too_few)?)
}

/// The error of an expression that gives so many values where it must give one.
pub(super) fn expected_one(found: usize) -> Error {
    Error::new(
        "MATLAB:index:expected_one_output_from_expression",
        format!(
            "Expected one output from a curly brace or dot indexing expression, but there were \
             {found} results."
        ),
    )
}

pub(super) fn no_field<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Error {
    let error =
        Error::new("MATLAB:nonExistentField", format!("Unrecognized field name \"{name}\"."));
    match crate::diag::did_you_mean(name, known) {
        Some(other) => error.hint(format!("did you mean '{other}'?")),
        None => error,
    }
}

fn not_a_struct(value: &Value) -> Error {
    let error = Error::new(
        "MATLAB:structRefFromNonStruct",
        "Dot indexing is not supported for variables of this type.",
    );
    error.hint(format!("the value is of class {}", value.class_name()))
}
