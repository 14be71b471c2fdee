//! Assignment with (): `x(i) = v`, growth, and deletion `x(i) = []`.
//!
//! An assignment is planned first (shapes, places, errors) and then carried out in place where the
//! target is not shared, so that one that fails changes nothing. Growth at the end of an array
//! keeps spare capacity. Must not know the graph: lazy values are gathered before they come here.

use super::index::{Index, Places, Selection, folded, select};
use super::refusal::{Refusal, gathered};
use super::room::{bytes_of, has_room, own, reserve, room};
use super::with_data;
use super::{
    Array, CellArray, Class, Data, ElemType, Element, Object, ObjectArray, Scalar, Shape,
    StructArray, TextArray, Value, cast,
};
use crate::diag::{Error, Result};
use indexmap::IndexMap;
use smallvec::SmallVec;
use std::rc::Rc;

/// What an assignment does to the shape, and where the new elements go.
struct Plan {
    old: Shape,
    new: Shape,
    places: Places,
}

/// `target(indices…) = value`, in place where the target is not shared.
pub fn assign(target: &mut Value, indices: &[Index], value: &Value) -> Result<(), Refusal> {
    if let (Value::Array(array), Value::Scalar(s)) = (&mut *target, value)
        && assign_one(array, indices, *s)
    {
        return Ok(());
    }
    spread(target)?;
    let mut gathered = value.clone();
    spread(&mut gathered)?;
    assign_spread(target, indices, &gathered)
}

/// Makes an array as large as writing one element wants it, whose places count from 0; the others are zeros, and the element
/// is written later. One element stays an array. False where that is left to `assign`, and then nothing has changed.
pub fn grow(array: &mut Array, places: &[usize]) -> bool {
    // One more element of a vector, as most often, needs no plan.
    let longer = match *array.shape().dims() {
        [1, n] if *places == [n] && n > 0 => Some(Shape::matrix(1, n + 1)),
        [n, 1] if *places == [n] && n > 1 => Some(Shape::matrix(n + 1, 1)),
        _ => None,
    };
    if let Some(longer) = longer.filter(|longer| i32::try_from(longer.numel()).is_ok()) {
        return array.change(&longer, |data| with_data!(data, v => pushed(v))).is_ok();
    }
    let indices: SmallVec<[Index; 2]> = places.iter().map(|&place| Index::One(place)).collect();
    let Ok(plan) = plan(array.shape(), &indices, &Shape::scalar()) else { return false };
    let counted = i32::try_from(plan.new.numel()).is_ok();
    if !counted || plan.new.ndims() != 2 {
        return false;
    }
    let limited = plan.new.limited_numel(array.elem_type().bytes());
    let change = |data: &mut Data| with_data!(data, v => widened(v, &plan));
    limited.is_ok() && array.change(&plan.new, change).is_ok()
}

/// Takes the element at a place, from 0, out of a vector, which stays one along its dimension. False, and nothing has changed,
/// where that is left to `delete`.
pub fn remove(array: &mut Array, place: usize) -> bool {
    let shape = match *array.shape().dims() {
        [1, n] if place < n => Shape::matrix(1, n - 1),
        [n, 1] if place < n => Shape::matrix(n - 1, 1),
        _ => return false,
    };
    let change = |data: &mut Data| {
        with_data!(data, v => drop(v.remove(place)));
        Ok(())
    };
    array.change(&shape, change).is_ok()
}

fn pushed<T: Element>(v: &mut Vec<T>) -> Result<()> {
    reserve(v, 1)?;
    v.push(T::default());
    Ok(())
}

fn widened<T: Element>(v: &mut Vec<T>, plan: &Plan) -> Result<()> {
    regrow(v, &plan.old, &plan.new, &T::default())
}

/// The same of what is no range, and is on the host.
fn assign_spread(target: &mut Value, indices: &[Index], value: &Value) -> Result<(), Refusal> {
    adopt_kind(target, value);
    match target {
        Value::Scalar(_) | Value::Array(_) => assign_array(target, indices, value),
        Value::Cell(cells) => Ok(assign_cells(cells, indices, value)?),
        Value::Struct(structs) => Ok(assign_structs(structs, indices, value)?),
        Value::Text(texts) => assign_texts(texts, indices, value),
        Value::Objects(_) => Ok(assign_objects(target, indices, value, None)?),
        Value::Object(o) if o.of.is_some() => Ok(assign_objects(target, indices, value, None)?),
        Value::Function(_) | Value::Object(_) => {
            let plan = plan(&Shape::scalar(), indices, &value.shape())?;
            if plan.new.is_scalar() && target.class_name() == value.class_name() {
                *target = value.clone();
                return Ok(());
            }
            Err(no_array_of(target).into())
        }
        // `spread` left none of these.
        Value::Range(_) | Value::Lazy(_) | Value::Compressed(_) => Err(no_array_of(target).into()),
    }
}

fn no_array_of(value: &Value) -> Error {
    Error::new(
        "MATLAB:invalidArrayOfClass",
        format!("Arrays of {} are not supported; use a cell array instead.", value.class_name()),
    )
}

/// Ranges, gathered lazy values and matrices without their zeros become arrays.
fn spread(value: &mut Value) -> Result<(), Refusal> {
    match value {
        Value::Range(range) => {
            room(range.count * size_of::<f64>())?;
            *value = Value::from(range.to_array());
        }
        Value::Lazy(lazy) => *value = Value::from(gathered(lazy)?),
        Value::Compressed(matrix) => *value = Value::from(matrix.to_array()?),
        _ => {}
    }
    Ok(())
}

/// An empty `[]` takes the kind of what is put into it; a cell array takes anything.
fn adopt_kind(target: &mut Value, value: &Value) {
    let blank = target.numel() == 0
        && matches!(target, Value::Array(a) if a.class() == Class::Double && !a.is_complex());
    if !blank {
        return;
    }
    let shape = target.shape();
    *target = match value {
        Value::Cell(_) => Value::Cell(Rc::new(CellArray { shape, cells: Vec::new() })),
        Value::Text(_) => Value::Text(Rc::new(TextArray { shape, texts: Vec::new() })),
        Value::Struct(s) => {
            let fields = s.fields.keys().map(|k| (k.clone(), Vec::new())).collect();
            Value::Struct(Rc::new(StructArray { shape, fields }))
        }
        value if let Some(class) = value.program_class() => {
            let (class, objects) = (class.clone(), Vec::new());
            Value::Objects(Rc::new(ObjectArray { class, shape, objects }))
        }
        Value::Function(_) | Value::Object(_) if shape.is_empty() => value.clone(),
        _ => match value.elem_type() {
            Some(ty) => Value::Array(Rc::new(Array::zeros(ty, shape))),
            None => return,
        },
    };
}

/// One real element of the target's own class into a place that exists: nothing else to do.
fn assign_one(array: &mut Rc<Array>, indices: &[Index], value: Scalar) -> bool {
    let place = match indices {
        [Index::One(i)] => *i,
        [Index::One(i), Index::One(j)] => {
            let shape = array.shape();
            if *i >= shape.rows() || *j >= shape.cols() || shape.ndims() != 2 {
                return false;
            }
            j * shape.rows() + i
        }
        _ => return false,
    };
    if place >= array.numel() || ElemType::real(value.class()) != array.elem_type() {
        return false;
    }
    if Rc::strong_count(array) > 1 && !has_room(bytes_of(array.data())) {
        return false;
    }
    macro_rules! write {
        ($($variant:ident)*) => {
            match (Rc::make_mut(array).data_mut(), value) {
                $((Data::$variant(v), Scalar::$variant(x)) => v[place] = x,)*
                _ => return false,
            }
        };
    }
    write!(F64 F32 I8 I16 I32 I64 U8 U16 U32 U64 Bool Char);
    true
}

/// The error of a value that does not fill so many places along each dimension.
pub fn mismatch(counts: &[usize], value: &Shape) -> Error {
    if counts.len() == 1 {
        return Error::new(
            "MATLAB:matrix:singleSubscriptNumelMismatch",
            "Unable to perform assignment because the left and right sides have a different \
             number of elements.",
        );
    }
    let by = |dims: &[usize]| dims.iter().map(usize::to_string).collect::<Vec<_>>().join("-by-");
    Error::new(
        "MATLAB:subsassigndimmismatch",
        format!(
            "Unable to perform assignment because the size of the left side is {} and the size of \
             the right side is {}.",
            by(counts),
            by(value.dims())
        ),
    )
}

fn ambiguous() -> Error {
    Error::new("MATLAB:badsubscript", "Attempted to grow array along ambiguous dimension.")
}

/// The shape that an array has after a value of a shape is written to it; None where that fails.
pub fn shape_after(shape: &Shape, indices: &[Index], value: &Shape) -> Option<Shape> {
    widening(shape, indices, value).ok().map(|(new, _)| new)
}

fn plan(shape: &Shape, indices: &[Index], value: &Shape) -> Result<Plan> {
    let (new, total) = widening(shape, indices, value)?;
    let places = match total {
        0 => Places::Run { start: 0, count: 0 },
        _ => select(&new, indices)?.places,
    };
    Ok(Plan { old: shape.clone(), new, places })
}

/// The error of `x() = v`.
pub fn no_subscript() -> Error {
    Error::new(
        "MATLAB:badsubscript",
        "An indexing expression on the left side of an assignment must have at least one subscript.",
    )
}

/// The shape that an array has after a value of a shape is written to it, and how many elements are.
fn widening(shape: &Shape, indices: &[Index], value: &Shape) -> Result<(Shape, usize)> {
    if indices.is_empty() {
        return Err(no_subscript());
    }
    let blank = shape.dims().iter().all(|&d| d == 0);
    let extents = if blank { inquired(indices, value) } else { folded(shape, indices.len()) };
    let counts: Vec<usize> = indices.iter().zip(&extents).map(|(i, &e)| i.count(e)).collect();
    let total = counts.iter().fold(1usize, |n, &c| n.saturating_mul(c));
    if value.numel() != 1 && !fits(&counts, total, value) {
        return Err(mismatch(&counts, value));
    }
    Ok((grown(shape, indices, &extents, blank, total)?, total))
}

/// Whether a value of that shape fills the counts: equal where extents of one are left out.
fn fits(counts: &[usize], total: usize, value: &Shape) -> bool {
    if counts.len() == 1 || total == 0 {
        return value.numel() == total;
    }
    let left = counts.iter().filter(|&&c| c != 1);
    left.eq(value.dims().iter().filter(|&&c| c != 1))
}

/// The extents that `:` has in an empty target: those of the value, in order.
fn inquired(indices: &[Index], value: &Shape) -> Vec<usize> {
    if let [Index::Colon] = indices {
        // All of nothing is nothing for one value to be written to.
        return vec![if value.numel() == 1 { 0 } else { value.numel() }];
    }
    // Where each subscript takes as many as the value has there, a `:` does so too: `x(:, 1:4) = 1:4` has one row.
    let takes = |(k, index): (usize, &Index)| {
        matches!(index, Index::Colon) || index.count(0) == value.dim(k)
    };
    let several = |index: &Index| !matches!(index, Index::Colon) && index.count(0) != 1;
    if indices.len() >= value.ndims()
        && indices.iter().any(several)
        && indices.iter().enumerate().all(takes)
    {
        let extent = |(k, index): (usize, &Index)| match index {
            Index::Colon => value.dim(k),
            _ => 0,
        };
        return indices.iter().enumerate().map(extent).collect();
    }
    let colons = indices.iter().filter(|index| matches!(index, Index::Colon)).count();
    let is_one = |index: &Index| matches!(index, Index::Colon) || index.count(0) == 1;
    if colons >= value.ndims() && indices.iter().all(is_one) {
        // A `:` for each extent of the value, those of one too: `x(:, :, 2) = 1:4` has rows of 4.
        let mut at = 0..;
        let mut next = || at.next().map_or(1, |k| value.dim(k));
        let extent = |index: &Index| if matches!(index, Index::Colon) { next() } else { 0 };
        return indices.iter().map(extent).collect();
    }
    let mut dims = value.dims().iter().copied().filter(|&d| d != 1);
    indices
        .iter()
        .map(|index| match index {
            Index::Colon => dims.next().unwrap_or(1),
            other => {
                if other.count(0) != 1 {
                    dims.next();
                }
                0
            }
        })
        .collect()
}

fn grown(
    shape: &Shape,
    indices: &[Index],
    extents: &[usize],
    blank: bool,
    total: usize,
) -> Result<Shape> {
    let reaches: Vec<usize> = indices.iter().zip(extents).map(|(i, &e)| i.reach(e)).collect();
    if let [reach] = reaches[..] {
        let n = shape.numel();
        if blank && matches!(indices, [Index::Colon]) {
            // `x = []; x(:) = v` has no places to fill unless there is one value for each.
            return Ok(Shape::matrix(if reach == 0 { 0 } else { 1 }, reach));
        }
        if reach <= n {
            return Ok(shape.clone());
        }
        // MATLAB gives a row for every empty array, and for what is a row already.
        return match (shape.ndims(), shape.rows(), shape.cols()) {
            (2, 0 | 1, _) => Ok(Shape::matrix(1, reach)),
            (2, _, 1) => Ok(Shape::matrix(reach, 1)),
            _ => Err(ambiguous()),
        };
    }
    let none = |(index, &extent): (&Index, &usize)| {
        !matches!(index, Index::Colon) && index.count(extent) == 0
    };
    if total == 0 && !blank && indices.iter().zip(extents).any(none) {
        // Nothing is written, so nothing grows.
        return Ok(shape.clone());
    }
    let mut new: Vec<usize> = extents.iter().zip(&reaches).map(|(&e, &r)| e.max(r)).collect();
    if indices.len() < shape.ndims() {
        let last = indices.len() - 1;
        if new[last] != extents[last] {
            return Err(ambiguous());
        }
        new.truncate(last);
        new.extend_from_slice(&shape.dims()[last..]);
    }
    Ok(Shape::new(&new))
}

/// Elements of a shape into a larger one, new places filled.
fn regrow<T: Clone>(v: &mut Vec<T>, old: &Shape, new: &Shape, fill: &T) -> Result<()> {
    if old == new {
        return Ok(());
    }
    let n = new.numel();
    let dims = old.ndims().max(new.ndims());
    let last_changed = (0..dims).rev().find(|&k| old.dim(k) != new.dim(k));
    let appends = v.is_empty()
        || last_changed.is_some_and(|k| {
            (0..k).all(|j| old.dim(j) == new.dim(j)) && (k + 1..dims).all(|j| new.dim(j) == 1)
        });
    if appends {
        reserve(v, n.saturating_sub(v.len()))?;
        v.resize(n, fill.clone());
        return Ok(());
    }
    room(n * size_of::<T>())?;
    let mut out = vec![fill.clone(); n];
    let run = old.rows();
    let strides = new.strides();
    let mut at = vec![0usize; dims];
    for (column, from) in v.chunks(run.max(1)).enumerate() {
        let mut rest = column;
        for k in 1..dims {
            at[k] = rest % old.dim(k);
            rest /= old.dim(k);
        }
        let start: usize = (1..dims).map(|k| at[k] * strides.get(k).copied().unwrap_or(0)).sum();
        out[start..start + from.len()].clone_from_slice(from);
    }
    *v = out;
    Ok(())
}

fn scatter<T: Clone>(v: &mut [T], places: &Places, from: &[T]) {
    match (places, from) {
        (Places::Run { start, count }, [one]) => v[*start..start + count].fill(one.clone()),
        (Places::Run { start, count }, _) => v[*start..start + count].clone_from_slice(from),
        (Places::List(at), [one]) => at.iter().for_each(|&p| v[p] = one.clone()),
        (Places::List(at), _) => at.iter().zip(from).for_each(|(&p, x)| v[p] = x.clone()),
    }
}

fn conversion(to: &str, from: &Value) -> Error {
    Error::new(
        "MATLAB:UnableToConvert",
        format!("Conversion to {to} from {} is not possible.", from.class_name()),
    )
}

fn assign_array(target: &mut Value, indices: &[Index], value: &Value) -> Result<(), Refusal> {
    let Some(to) = target.elem_type() else { return Err(no_array_of(target).into()) };
    let Some(rhs) = value.host_array()? else {
        return Err(conversion(to.class.name(), value).into());
    };
    if to.class == Class::Logical {
        cast::check_logical(rhs.data())?;
    }
    if rhs.is_complex() && !to.class.is_float() {
        return Err(Error::new(
            "MATLAB:UnableToConvert",
            format!(
                "Complex values cannot be assigned into an array of class {}.",
                to.class.name()
            ),
        )
        .into());
    }
    let plan = plan(&target.shape(), indices, rhs.shape())?;
    let ty = ElemType { class: to.class, complex: to.complex || rhs.is_complex() };
    plan.new.limited_numel(ty.bytes())?;
    let array = array_mut(target);
    if ty != to {
        room(array.numel() * ty.bytes())?;
        *array = Rc::new(cast::convert_array(array, ty));
    }
    let converted;
    let from = if rhs.elem_type() == ty {
        rhs.data()
    } else {
        converted = cast::convert(rhs.data(), ty);
        &converted
    };
    write_array(own(array)?, &plan, from)?;
    settle(target, to.complex);
    Ok(())
}

/// The array of a target that is one; a scalar becomes an array first.
fn array_mut(target: &mut Value) -> &mut Rc<Array> {
    if let Value::Scalar(s) = target {
        *target = Value::Array(Rc::new(s.to_array()));
    }
    match target {
        Value::Array(array) => array,
        _ => unreachable!("only scalars and arrays are assigned to as arrays"),
    }
}

fn write_array(array: &mut Array, plan: &Plan, from: &Data) -> Result<()> {
    fn of<T: Element>(v: &mut Vec<T>, plan: &Plan, from: &Data) -> Result<()> {
        widened(v, plan)?;
        if let Some(from) = T::slice(from) {
            scatter(v, &plan.places, from);
        }
        Ok(())
    }
    array.change(&plan.new, |data| with_data!(data, v => of(v, plan, from)))
}

/// Back to the form that `Value` asks for: real 1×1 is a scalar, complex only where needed.
fn settle(target: &mut Value, was_complex: bool) {
    let Value::Array(array) = target else { return };
    if was_complex && array.is_complex() {
        let array = Rc::make_mut(array);
        let shape = array.shape().clone();
        let data = std::mem::replace(array.data_mut(), Data::F64(Vec::new()));
        *array = Array::new(shape, cast::narrow(data));
    }
    if array.shape().is_scalar()
        && let Some(s) = Scalar::of(array.data(), 0)
    {
        *target = Value::Scalar(s);
    }
}

fn assign_cells(cells: &mut Rc<CellArray>, indices: &[Index], value: &Value) -> Result<()> {
    let one;
    let (shape, from) = match value {
        Value::Cell(rhs) => (rhs.shape.clone(), rhs.cells.as_slice()),
        other => {
            one = [other.clone()];
            (Shape::scalar(), one.as_slice())
        }
    };
    let plan = plan(&cells.shape, indices, &shape)?;
    plan.new.limited_numel(size_of::<Value>())?;
    let cells = Rc::make_mut(cells);
    regrow(&mut cells.cells, &plan.old, &plan.new, &Value::empty())?;
    scatter(&mut cells.cells, &plan.places, from);
    cells.shape = plan.new;
    Ok(())
}

fn assign_structs(target: &mut Rc<StructArray>, indices: &[Index], value: &Value) -> Result<()> {
    let Value::Struct(rhs) = value else { return Err(conversion("struct", value)) };
    let plan = plan(&target.shape, indices, &rhs.shape)?;
    plan.new.limited_numel(size_of::<Value>())?;
    let same = target.fields.len() == rhs.fields.len()
        && rhs.fields.keys().all(|k| target.fields.contains_key(k));
    // Fields that only one side has are [] on the other, where there was nothing to contradict.
    if !same && !target.fields.is_empty() && !target.shape.is_empty() {
        return Err(Error::new(
            "MATLAB:heterogeneousStrucAssignment",
            "Subscripted assignment between dissimilar structures.",
        ));
    }
    let target = Rc::make_mut(target);
    let n = target.shape.numel();
    for name in rhs.fields.keys() {
        target.fields.entry(name.clone()).or_insert_with(|| vec![Value::empty(); n]);
    }
    let more = plan.new.numel().saturating_sub(n);
    target.fields.values_mut().try_for_each(|column| reserve(column, more))?;
    for (name, column) in &mut target.fields {
        regrow(column, &plan.old, &plan.new, &Value::empty())?;
        if let Some(from) = rhs.fields.get(name) {
            scatter(column, &plan.places, from);
        }
    }
    target.shape = plan.new;
    Ok(())
}

/// `target(indices…) = value` for objects of a program's class; `fill` goes to new places that the value does not reach, a
/// copy to each.
pub fn assign_objects(
    target: &mut Value,
    indices: &[Index],
    value: &Value,
    fill: Option<&Rc<Object>>,
) -> Result<()> {
    adopt_kind(target, value);
    let Some(array) = ObjectArray::of(target) else { return Err(no_array_of(target)) };
    let Some(from) = ObjectArray::of(value) else {
        return Err(conversion(&array.class.name, value));
    };
    let class = match (array.objects.is_empty(), from.objects.is_empty()) {
        (_, true) => array.class.clone(),
        (true, false) if !from.class.is_a(&array.class.name) => {
            return Err(conversion(&array.class.name, value));
        }
        _ => super::objects::shared_class(&array.class, &from.class)?,
    };
    let plan = plan(&array.shape, indices, &from.shape)?;
    plan.new.limited_numel(size_of::<Value>())?;
    let gaps = gaps(&plan);
    let Some(first) = fill.or(from.objects.first()) else {
        *target = Value::from(ObjectArray { class, shape: plan.new, objects: Vec::new() });
        return Ok(());
    };
    // Alone again, it is changed where it lies.
    *target = Value::from(0.0);
    let mut array = Rc::unwrap_or_clone(array);
    regrow(&mut array.objects, &plan.old, &plan.new, first)?;
    scatter(&mut array.objects, &plan.places, &from.objects);
    for place in gaps {
        array.objects[place] = Rc::new(first.copy());
    }
    *target = Value::from(ObjectArray::new(&class, plan.new, array.objects));
    Ok(())
}

/// Whether `target(indices…) = value` makes places that the value does not reach.
pub fn leaves_gaps(target: &Value, indices: &[Index], value: &Value) -> bool {
    // What cannot be assigned says so when it is.
    plan(&target.shape(), indices, &value.shape()).is_ok_and(|plan| !gaps(&plan).is_empty())
}

/// The new places that an assignment does not reach.
fn gaps(plan: &Plan) -> Vec<usize> {
    let (old, new) = (plan.old.numel(), plan.new.numel());
    if let Places::Run { start, count } = plan.places
        && plan.new.dims().iter().filter(|&&d| d != 1).count() <= 1
    {
        return (old..start.min(new)).chain((start + count).max(old)..new).collect();
    }
    if plan.old == plan.new {
        return Vec::new();
    }
    let (rows, dims) = (plan.old.dims(), plan.new.ndims());
    let mut reached = vec![false; new];
    (0..plan.places.len()).for_each(|k| reached[plan.places.at(k)] = true);
    let was_there = |place: usize| {
        let mut rest = place;
        (0..dims).all(|k| {
            let at = rest % plan.new.dim(k);
            rest /= plan.new.dim(k);
            at < rows.get(k).copied().unwrap_or(1)
        })
    };
    (0..new).filter(|&place| !reached[place] && !was_there(place)).collect()
}

fn assign_texts(
    target: &mut Rc<TextArray>,
    indices: &[Index],
    value: &Value,
) -> Result<(), Refusal> {
    let rhs = super::text::texts_of(value)?.ok_or_else(|| conversion("string", value))?;
    let plan = plan(&target.shape, indices, &rhs.shape)?;
    plan.new.limited_numel(size_of::<Option<Rc<str>>>())?;
    let target = Rc::make_mut(target);
    regrow(&mut target.texts, &plan.old, &plan.new, &None)?;
    scatter(&mut target.texts, &plan.places, &rhs.texts);
    target.shape = plan.new;
    Ok(())
}

/// Makes sure that one element of a cell or struct array exists, growing it with `[]`, and gives
/// its linear place. An empty `[]` target becomes a cell array or struct array as `kind` says.
pub fn place_for_write(target: &mut Value, indices: &[Index], kind: Kind) -> Result<usize> {
    let blank = target.numel() == 0 && matches!(target, Value::Array(_));
    if blank {
        let shape = target.shape();
        *target = match kind {
            Kind::Cell => Value::Cell(Rc::new(CellArray { shape, cells: Vec::new() })),
            Kind::Struct => Value::Struct(Rc::new(StructArray { shape, fields: IndexMap::new() })),
        };
    }
    let plan = plan(&target.shape(), indices, &Shape::scalar())?;
    if plan.places.len() != 1 {
        return Err(Error::new(
            "MATLAB:badsubscript",
            "Expected one element on the left side of the assignment, found a list of them.",
        ));
    }
    if plan.new != plan.old {
        plan.new.limited_numel(size_of::<Value>())?;
        match target {
            Value::Cell(c) => {
                let c = Rc::make_mut(c);
                regrow(&mut c.cells, &plan.old, &plan.new, &Value::empty())?;
                c.shape = plan.new;
            }
            Value::Struct(s) => {
                let s = Rc::make_mut(s);
                let more = plan.new.numel().saturating_sub(plan.old.numel());
                s.fields.values_mut().try_for_each(|column| reserve(column, more))?;
                for column in s.fields.values_mut() {
                    regrow(column, &plan.old, &plan.new, &Value::empty())?;
                }
                s.shape = plan.new;
            }
            other => return Err(no_array_of(other)),
        }
    }
    Ok(plan.places.at(0))
}

/// What an empty target becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A cell array.
    Cell,
    /// A struct array.
    Struct,
}

/// `target{indices…} = value`.
pub fn assign_content(target: &mut Value, indices: &[Index], value: Value) -> Result<()> {
    if !matches!(target, Value::Cell(_)) && target.numel() != 0 {
        return Err(Error::new(
            "MATLAB:cellAssToNonCell",
            "Unable to perform assignment because brace indexing is not supported for variables \
             of this type.",
        ));
    }
    let place = place_for_write(target, indices, Kind::Cell)?;
    let Value::Cell(cells) = target else { return Err(no_array_of(target)) };
    Rc::make_mut(cells).cells[place] = value;
    Ok(())
}

/// `target(indices…) = []`.
pub fn delete(target: &mut Value, indices: &[Index]) -> Result<(), Refusal> {
    room_for_deletion(target)?;
    spread(target)?;
    if let Value::Scalar(_) = target {
        array_mut(target);
    }
    let Some((shape, kept)) = kept(&target.shape(), indices)? else { return Ok(()) };
    let selection = Selection { shape, places: Places::List(kept) };
    match target {
        Value::Array(a) => {
            let shape = selection.shape.clone();
            let data = super::index::take_array(a, &selection)?;
            *a = Rc::new(Array::new(shape, data.into_parts().1));
        }
        Value::Cell(c) => {
            let cells = selection.places.take(&c.cells)?;
            *c = Rc::new(CellArray { shape: selection.shape, cells });
        }
        Value::Objects(_) | Value::Object(_) => {
            let array = ObjectArray::of(target).ok_or_else(|| no_array_of(target))?;
            let objects = selection.places.take(&array.objects)?;
            *target = Value::from(ObjectArray::new(&array.class, selection.shape, objects));
        }
        Value::Text(t) => {
            let texts = selection.places.take(&t.texts)?;
            *t = Rc::new(TextArray { shape: selection.shape, texts });
        }
        Value::Struct(s) => {
            let s = Rc::make_mut(s);
            for column in s.fields.values_mut() {
                *column = selection.places.take(column)?;
            }
            s.shape = selection.shape;
        }
        other => return Err(no_array_of(other).into()),
    }
    settle(target, true);
    Ok(())
}

/// Asks for what a deletion makes: a copy of the elements, and the places that stay, twice while they are chosen.
fn room_for_deletion(target: &Value) -> Result<()> {
    let bytes = target.elem_type().map_or(size_of::<Value>(), |ty| ty.bytes());
    room(target.numel().saturating_mul(bytes + 2 * size_of::<usize>() + 1))
}

/// The shape after a deletion and the places that stay; None where nothing changes.
fn kept(shape: &Shape, indices: &[Index]) -> Result<Option<(Shape, Vec<usize>)>> {
    if indices.is_empty() {
        return Err(Error::new(
            "MATLAB:subsdeldimmismatch",
            "A deletion needs an index: to empty the whole variable, assign [] to its name.",
        ));
    }
    let extents = folded(shape, indices.len());
    let out_of_range = |index: &Index, extent: usize| index.reach(extent) > extent;
    if indices.iter().zip(&extents).any(|(i, &e)| out_of_range(i, e)) {
        return Err(Error::new(
            "MATLAB:subsdeldimmismatch",
            "Matrix index is out of range for deletion.",
        ));
    }
    if let [index] = indices {
        let n = shape.numel();
        if index.count(n) == 0 {
            return Ok(None);
        }
        if matches!(index, Index::Colon) {
            return Ok(Some((Shape::matrix(0, 0), Vec::new())));
        }
        let left = left_of(index, n);
        let column = shape.ndims() == 2 && shape.cols() == 1 && shape.rows() != 1;
        let new = if column { Shape::matrix(left.len(), 1) } else { Shape::matrix(1, left.len()) };
        return Ok(Some((new, left)));
    }
    let open: Vec<usize> = (0..indices.len()).filter(|&k| !indices[k].is_all(extents[k])).collect();
    let along = match open[..] {
        // Everything goes: along the one dimension that was not written as `:`, else the first.
        [] => indices.iter().position(|i| !matches!(i, Index::Colon)).unwrap_or(0),
        [k] => k,
        _ => {
            if indices.iter().zip(&extents).any(|(i, &e)| i.count(e) == 0) {
                return Ok(None);
            }
            return Err(Error::new(
                "MATLAB:subsdeldimmismatch",
                "A null assignment can have only one non-colon index.",
            ));
        }
    };
    let left = left_of(&indices[along], extents[along]);
    let mut dims = extents.clone();
    dims[along] = left.len();
    let mut keep: Vec<Index> = vec![Index::Colon; indices.len()];
    keep[along] = Index::List { shape: Shape::matrix(1, left.len()), at: left, mask: false };
    let places = select(&Shape::new(&extents), &keep)?.places;
    let list = (0..places.len()).map(|k| places.at(k)).collect();
    Ok(Some((Shape::new(&dims), list)))
}

fn left_of(index: &Index, extent: usize) -> Vec<usize> {
    let mut gone = vec![false; extent];
    for k in 0..index.count(extent) {
        gone[index.get(k)] = true;
    }
    (0..extent).filter(|&k| !gone[k]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn one(k: usize) -> Index {
        Index::One(k - 1)
    }

    fn list(at: &[usize]) -> Index {
        Index::List {
            at: at.iter().map(|k| k - 1).collect(),
            shape: Shape::matrix(1, at.len()),
            mask: false,
        }
    }

    fn row(x: &[f64]) -> Value {
        Value::from(Array::row(x.to_vec()))
    }

    fn elements(value: &Value) -> (Vec<usize>, Vec<f64>) {
        let array = value.here().unwrap();
        (array.shape().dims().to_vec(), cast::to_f64(array.data()))
    }

    #[test]
    fn growth_from_nothing() {
        let mut x = Value::empty();
        for k in 1..=4 {
            assign(&mut x, &[one(k)], &(k as f64).into()).unwrap();
        }
        assert_eq!(elements(&x), (vec![1, 4], vec![1.0, 2.0, 3.0, 4.0]));
        let mut m = Value::empty();
        assign(&mut m, &[one(2), one(2)], &5.0.into()).unwrap();
        assert_eq!(elements(&m), (vec![2, 2], vec![0.0, 0.0, 0.0, 5.0]));
        assign(&mut m, &[one(3), Index::Colon], &row(&[7.0, 8.0])).unwrap();
        assert_eq!(elements(&m), (vec![3, 2], vec![0.0, 0.0, 7.0, 0.0, 5.0, 8.0]));
        let mut c = Value::empty();
        assign(&mut c, &[Index::Colon, one(1)], &Value::from(Array::column(vec![1.0, 2.0])))
            .unwrap();
        assert_eq!(elements(&c), (vec![2, 1], vec![1.0, 2.0]));
        assign(&mut c, &[Index::Colon, Index::Colon, one(2)], &3.0.into()).unwrap();
        assert_eq!(elements(&c), (vec![2, 1, 2], vec![1.0, 2.0, 3.0, 3.0]));
    }

    #[test]
    fn an_unshared_array_is_changed_where_it_lies() {
        let mut x = row(&[1.0, 2.0, 3.0]);
        let before = match &x {
            Value::Array(a) => a.as_slice::<f64>().unwrap().as_ptr(),
            _ => unreachable!(),
        };
        assign(&mut x, &[one(2)], &9.0.into()).unwrap();
        assign(&mut x, &[list(&[1, 3])], &row(&[7.0, 8.0])).unwrap();
        let Value::Array(a) = &x else { panic!() };
        assert_eq!(a.as_slice::<f64>().unwrap().as_ptr(), before);
        let copy = x.clone();
        assign(&mut x, &[one(1)], &0.0.into()).unwrap();
        assert_eq!(elements(&copy).1, vec![7.0, 9.0, 8.0]);
        assert_eq!(elements(&x).1, vec![0.0, 9.0, 8.0]);
    }

    #[test]
    fn the_class_of_the_target_stays() {
        let mut x = Value::from(Array::row(vec![1i8, 2, 3]));
        assign(&mut x, &[one(1)], &300.0.into()).unwrap();
        assert_eq!((x.class_name(), elements(&x).1[0]), ("int8", 127.0));
        let mut e = Value::empty();
        assign(&mut e, &[one(1)], &Value::from("a")).unwrap();
        assert_eq!(e.class_name(), "char");
        let mut l = Value::from(Array::row(vec![true, false]));
        let refusal = assign(&mut l, &[one(1)], &f64::NAN.into()).unwrap_err();
        let error = refusal.error();
        assert_eq!(error.identifier(), "MATLAB:nologicalnan");
    }

    #[test]
    fn errors_leave_the_target_as_it_was() {
        let mut x = row(&[1.0, 2.0, 3.0]);
        let refusal = assign(&mut x, &[list(&[1, 2])], &row(&[1.0, 2.0, 3.0])).unwrap_err();
        let error = refusal.error();
        assert_eq!(error.identifier(), "MATLAB:matrix:singleSubscriptNumelMismatch");
        let tall = Value::from(Array::column(vec![1.0, 2.0, 3.0]));
        let refusal = assign(&mut x, &[list(&[1, 2]), one(1)], &tall).unwrap_err();
        let error = refusal.error();
        assert!(error.message().contains("2-by-1 and the size of the right side is 3-by-1"));
        assert!(assign(&mut x, &[Index::One(usize::MAX >> 1)], &1.0.into()).is_err());
        assert_eq!(elements(&x).1, vec![1.0, 2.0, 3.0]);
        let mut m = Value::from(Array::from_vec(Shape::matrix(2, 2), vec![1.0; 4]));
        assert!(assign(&mut m, &[one(7)], &1.0.into()).is_err());
    }

    #[test]
    fn deletion() {
        let mut x = row(&[1.0, 2.0, 3.0]);
        delete(&mut x, &[one(2)]).unwrap();
        assert_eq!(elements(&x), (vec![1, 2], vec![1.0, 3.0]));
        let mut m = Value::from(Array::from_vec(Shape::matrix(2, 2), vec![1.0, 2.0, 3.0, 4.0]));
        assert!(delete(&mut m.clone(), &[one(1), one(1)]).is_err());
        delete(&mut m, &[one(1), Index::Colon]).unwrap();
        assert_eq!(elements(&m), (vec![1, 2], vec![2.0, 4.0]));
        delete(&mut m, &[Index::Colon]).unwrap();
        assert_eq!(elements(&m).0, vec![0, 0]);
        let mut s = Value::from(5.0);
        delete(&mut s, &[one(1)]).unwrap();
        assert_eq!(elements(&s).0, vec![1, 0]);
    }

    #[test]
    fn cells_grow_with_empties() {
        let mut c = Value::empty();
        assign_content(&mut c, &[one(3)], Value::from("x")).unwrap();
        assert_eq!(c.shape(), Shape::matrix(1, 3));
        let error = assign_content(&mut Value::from(1.0), &[one(1)], 1.0.into()).unwrap_err();
        assert_eq!(error.identifier(), "MATLAB:cellAssToNonCell");
    }
}
