//! Indexing with (): subscripts, and what they select.
//!
//! A subscript value becomes an [`Index`]; indices and a shape become a [`Selection`]: the shape of
//! the result and the places to take its elements from, which holds for elements of any kind.
//! Must not know the graph: a lazy value is gathered, or indexed in the graph, before it comes here.

use super::refusal::{Refusal, gathered};
use super::room::{collected, filled, list, room, taken};
use super::with_data;
use super::{
    Array, CellArray, Data, ElemType, Element, ObjectArray, Range, Scalar, Shape, StructArray,
    TextArray, Value, cast,
};
use crate::diag::{Error, Result};
use std::rc::Rc;

/// One subscript. Positions are from 0.
#[derive(Clone, Debug, PartialEq)]
pub enum Index {
    /// `:`
    Colon,
    /// One position.
    One(usize),
    /// `count` equally spaced positions, a row.
    Steps {
        /// The first position.
        start: usize,
        /// From one position to the next.
        step: isize,
        /// How many.
        count: usize,
    },
    /// Any positions, with the shape that they were written in.
    List {
        /// The positions.
        at: Vec<usize>,
        /// Their shape.
        shape: Shape,
        /// Whether they were written as a logical mask.
        mask: bool,
    },
}

/// The elements that an indexing expression takes.
#[derive(Clone, Debug)]
pub struct Selection {
    /// The shape of the result.
    pub shape: Shape,
    /// Where its elements lie.
    pub places: Places,
}

/// Linear places from 0, in the order of the result.
#[derive(Clone, Debug)]
pub enum Places {
    /// A contiguous run.
    Run {
        /// The first place.
        start: usize,
        /// How many.
        count: usize,
    },
    /// Any places.
    List(Vec<usize>),
}

const BAD: &str = "MATLAB:badsubscript";

fn not_an_index() -> Error {
    Error::new(BAD, "Array indices must be positive integers or logical values.")
}

fn position(x: f64) -> Result<usize> {
    exact_position(x).ok_or_else(not_an_index)
}

/// None for what is no whole number from 1 on; beyond 2^53 a double no longer names one element.
#[inline]
fn exact_position(x: f64) -> Option<usize> {
    let whole = x as u64;
    // A place that an address cannot hold is beyond every array, and stays there.
    const BEYOND: usize = isize::MAX as usize;
    let place = || usize::try_from(whole - 1).map_or(BEYOND, |place| place.min(BEYOND));
    (whole as f64 == x && whole.wrapping_sub(1) < 1 << 53).then(place)
}

impl Index {
    /// The subscript that a value stands for.
    pub fn from_value(value: &Value) -> Result<Index, Refusal> {
        Ok(match value {
            Value::Scalar(Scalar::Bool(true)) => Index::mask(&[true], Shape::scalar())?,
            Value::Scalar(Scalar::Bool(false)) => Index::mask(&[false], Shape::scalar())?,
            Value::Scalar(Scalar::Char(unit)) if unit.0 == u16::from(b':') => Index::Colon,
            Value::Scalar(s) => Index::One(position(s.to_f64())?),
            Value::Range(r) => Index::from_range(r)?,
            Value::Array(a) => Index::from_array(a)?,
            Value::Lazy(l) => {
                let array = gathered(l)?;
                Index::from_array(&array)?
            }
            Value::Compressed(matrix) => Index::from_array(&matrix.to_array()?)?,
            Value::Text(t) if t.texts.len() == 1 && t.texts[0].as_deref() == Some(":") => {
                Index::Colon
            }
            other if let Some(elements) = other.underlying() => Index::from_value(&elements)?,
            other => {
                let message =
                    format!("Unable to use a value of type {} as an index.", other.class_name());
                return Err(Error::new("MATLAB:badsubscript", message).into());
            }
        })
    }

    fn from_range(r: &Range) -> Result<Index> {
        if r.count == 0 {
            return Ok(Index::Steps { start: 0, step: 1, count: 0 });
        }
        let start = position(r.start)?;
        position(r.at(r.count - 1))?;
        if r.count > 1 && libm::floor(r.step) != r.step {
            return Err(not_an_index());
        }
        Ok(Index::Steps { start, step: r.step as isize, count: r.count })
    }

    fn from_array(a: &Array) -> Result<Index> {
        let shape = a.shape().clone();
        let at = match a.data() {
            Data::Bool(v) => return Index::mask(v, shape),
            Data::F64(v) => Index::list(v.len(), v.iter().copied())?,
            Data::C64(_) | Data::C32(_) => {
                return Err(Error::new(BAD, "Subscript indices must be real."));
            }
            other => {
                room(8 * other.len())?;
                Index::list(other.len(), cast::to_f64(other).into_iter())?
            }
        };
        Ok(Index::List { at, shape, mask: false })
    }

    fn list(count: usize, numbers: impl ExactSizeIterator<Item = f64>) -> Result<Vec<usize>> {
        let mut all = true;
        let at = numbers.map(|x| {
            let position = exact_position(x);
            all &= position.is_some();
            position.unwrap_or(0)
        });
        let at = collected(count, at)?;
        if all { Ok(at) } else { Err(not_an_index()) }
    }

    fn mask(bits: &[bool], shape: Shape) -> Result<Index> {
        let count = bits.iter().map(|&b| usize::from(b)).sum();
        // Written at each place, and kept where the bit is set: without a branch that nobody foresees.
        let mut at = filled(0, count + 1)?;
        let mut next = 0;
        for (k, &bit) in bits.iter().enumerate() {
            at[next] = k;
            next += usize::from(bit);
        }
        at.truncate(count);
        let shape = mask_shape(&shape, at.len());
        Ok(Index::List { at, shape, mask: true })
    }

    /// How many positions it names in an extent of `extent`.
    pub fn count(&self, extent: usize) -> usize {
        match self {
            Index::Colon => extent,
            Index::One(_) => 1,
            Index::Steps { count, .. } => *count,
            Index::List { at, .. } => at.len(),
        }
    }

    /// Position `k` (from 0) of it.
    pub fn get(&self, k: usize) -> usize {
        match self {
            Index::Colon => k,
            Index::One(p) => *p,
            Index::Steps { start, step, .. } => start.wrapping_add_signed(step * k as isize),
            Index::List { at, .. } => at[k],
        }
    }

    /// One more than the largest position; `:` reaches `extent`.
    pub fn reach(&self, extent: usize) -> usize {
        match self {
            Index::Colon => extent,
            Index::One(p) => p + 1,
            Index::Steps { count: 0, .. } => 0,
            Index::Steps { start, count, .. } => (*start).max(self.get(count - 1)) + 1,
            Index::List { at, .. } => at.iter().max().map_or(0, |m| m + 1),
        }
    }

    /// The shape in which it was written; `:` is a column of `extent`.
    pub fn shape(&self, extent: usize) -> Shape {
        match self {
            Index::Colon => Shape::matrix(extent, 1),
            Index::One(_) => Shape::scalar(),
            Index::Steps { count, .. } => Shape::matrix(1, *count),
            Index::List { shape, .. } => shape.clone(),
        }
    }

    /// Whether it is `:`, or names every position of an extent in order.
    pub fn is_all(&self, extent: usize) -> bool {
        match self {
            Index::Colon => true,
            Index::One(p) => extent == 1 && *p == 0,
            Index::Steps { start: 0, step: 1, count } => *count == extent,
            Index::List { at, .. } => {
                at.len() == extent && at.iter().enumerate().all(|(k, &p)| k == p)
            }
            Index::Steps { .. } => false,
        }
    }
}

/// The extents as `count` subscripts see them: the last one takes all that is left.
pub fn folded(shape: &Shape, count: usize) -> Vec<usize> {
    match count {
        0 => Vec::new(),
        1 => vec![shape.numel()],
        n => {
            let mut out: Vec<usize> = (0..n).map(|k| shape.dim(k)).collect();
            for k in n..shape.ndims() {
                out[n - 1] = out[n - 1].saturating_mul(shape.dim(k));
            }
            out
        }
    }
}

fn beyond(index: &Index, position: usize, of: usize, extent: usize) -> Error {
    if let Index::List { mask: true, .. } = index {
        return Error::new(
            BAD,
            "The logical indices contain a true value outside of the array bounds.",
        );
    }
    let message = if of == 1 {
        format!("Index exceeds the number of array elements. Index must not exceed {extent}.")
    } else {
        format!(
            "Index in position {} exceeds array bounds. Index must not exceed {extent}.",
            position + 1
        )
    };
    Error::new(BAD, message)
}

/// The shape in which the `n` places that are true in a mask of this shape are written.
pub fn mask_shape(shape: &Shape, n: usize) -> Shape {
    match (line_of(shape), shape.is_scalar(), n) {
        // A false scalar selects nothing at all: 0×0.
        (_, true, 0) => Shape::matrix(0, 0),
        (_, true, _) => Shape::scalar(),
        (Some(dim), ..) => Shape::scalar().with_dim(dim, n),
        _ => Shape::matrix(n, 1),
    }
}

/// The shape of what indices select of an array of this shape, or why they do not.
pub fn selected_shape(shape: &Shape, indices: &[Index]) -> Result<Shape> {
    let extents = folded(shape, indices.len());
    for (k, (index, &extent)) in indices.iter().zip(&extents).enumerate() {
        if index.reach(extent) > extent {
            return Err(beyond(index, k, indices.len(), extent));
        }
    }
    Ok(match indices {
        [] => shape.clone(),
        [index] => linear_shape(shape, index),
        _ => {
            let counts: Vec<usize> =
                indices.iter().zip(&extents).map(|(i, &e)| i.count(e)).collect();
            Shape::new(&counts)
        }
    })
}

/// What indices select of an array of this shape.
pub fn select(shape: &Shape, indices: &[Index]) -> Result<Selection> {
    let selected = selected_shape(shape, indices)?;
    let extents = folded(shape, indices.len());
    match indices {
        [] => {
            let places = Places::Run { start: 0, count: shape.numel() };
            Ok(Selection { shape: shape.clone(), places })
        }
        [index] => {
            Ok(Selection { shape: linear_shape(shape, index), places: line(index, shape.numel())? })
        }
        _ => {
            let counts: Vec<usize> =
                indices.iter().zip(&extents).map(|(i, &e)| i.count(e)).collect();
            Ok(Selection { shape: selected, places: grid(indices, &extents, &counts)? })
        }
    }
}

/// The shape of `x(index)`: that of the index, but a vector indexed by a vector keeps its own
/// direction.
fn linear_shape(shape: &Shape, index: &Index) -> Shape {
    let n = shape.numel();
    let count = index.count(n);
    let written = index.shape(n);
    if matches!(index, Index::Colon | Index::One(_)) {
        return written;
    }
    shape_of_line(shape, &written, count)
}

/// The shape of `x(index)` for `count` places that are written in a shape.
pub fn shape_of_line(shape: &Shape, written: &Shape, count: usize) -> Shape {
    match (line_of(shape), line_of(written)) {
        (Some(dim), Some(_)) => Shape::scalar().with_dim(dim, count),
        _ => written.clone(),
    }
}

/// The dimension along which an array is a vector: all other extents are one, and it is not scalar.
pub fn line_of(shape: &Shape) -> Option<usize> {
    let dim = shape.first_nonsingleton();
    let alone = shape.dims().iter().skip(dim + 1).all(|&d| d == 1);
    (alone && !shape.is_scalar()).then_some(dim)
}

fn line(index: &Index, extent: usize) -> Result<Places> {
    Ok(match index {
        Index::Colon => Places::Run { start: 0, count: extent },
        Index::One(p) => Places::Run { start: *p, count: 1 },
        Index::Steps { start, step: 1, count } => Places::Run { start: *start, count: *count },
        Index::Steps { count, .. } => {
            Places::List(collected(*count, (0..*count).map(|k| index.get(k)))?)
        }
        Index::List { at, .. } => Places::List(collected(at.len(), at.iter().copied())?),
    })
}

/// Linear places of a grid of positions, the first subscript running fastest.
fn grid(indices: &[Index], extents: &[usize], counts: &[usize]) -> Result<Places> {
    let total = counts.iter().fold(1usize, |n, &c| n.saturating_mul(c));
    if let Some(run) = contiguous(indices, extents, counts) {
        return Ok(run);
    }
    let mut places: Vec<usize> = vec![0];
    // From the last subscript inwards, so that each pass only adds to what is there.
    let mut strides = vec![1usize; extents.len()];
    for k in 1..extents.len() {
        strides[k] = strides[k - 1].saturating_mul(extents[k - 1]);
    }
    for k in (0..indices.len()).rev() {
        let mut next = list(places.len().saturating_mul(counts[k]).min(total))?;
        for &outer in &places {
            next.extend((0..counts[k]).map(|j| outer + indices[k].get(j) * strides[k]));
        }
        places = next;
    }
    Ok(Places::List(places))
}

/// `A(:,j)`, `A(:,a:b)`, `A(i,j)`: leading whole extents, then one run, then single positions.
fn contiguous(indices: &[Index], extents: &[usize], counts: &[usize]) -> Option<Places> {
    let (mut start, mut stride, mut count) = (0usize, 1usize, 1usize);
    let mut open = true;
    for (k, index) in indices.iter().enumerate() {
        if counts[k] == 0 {
            return Some(Places::Run { start: 0, count: 0 });
        }
        let run = match index {
            Index::Colon | Index::One(_) | Index::Steps { step: 1, .. } => true,
            _ => counts[k] == 1,
        };
        if !run || !(open || counts[k] == 1) {
            return None;
        }
        start += index.get(0) * stride;
        count *= counts[k];
        if counts[k] != extents[k] {
            open = false;
        }
        stride = stride.saturating_mul(extents[k]);
    }
    Some(Places::Run { start, count })
}

impl Places {
    /// The elements at the places.
    pub fn take<T: Clone>(&self, from: &[T]) -> Result<Vec<T>> {
        let mut taken = list(self.len())?;
        match self {
            Places::Run { start, count } => taken.extend_from_slice(&from[*start..start + count]),
            Places::List(at) => return taken_at(from, at),
        }
        Ok(taken)
    }

    /// How many.
    pub fn len(&self) -> usize {
        match self {
            Places::Run { count, .. } => *count,
            Places::List(at) => at.len(),
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Place `k`.
    pub fn at(&self, k: usize) -> usize {
        match self {
            Places::Run { start, .. } => start + k,
            Places::List(at) => at[k],
        }
    }
}

/// The elements at these places.
fn taken_at<T: Clone>(from: &[T], at: &[usize]) -> Result<Vec<T>> {
    collected(at.len(), at.iter().map(|&p| from[p].clone()))
}

/// The elements of a host array at a selection.
pub fn take_array(array: &Array, selection: &Selection) -> Result<Array> {
    fn of<T: Element>(v: &[T], places: &Places) -> Result<Data> {
        Ok(T::wrap(places.take(v)?))
    }
    let data = with_data!(array.data(), v => of(v, &selection.places))?;
    Ok(Array::new(selection.shape.clone(), cast::narrow(data)))
}

/// `array(indices…)`.
fn index_array(a: &Array, indices: &[Index]) -> Result<Value> {
    if let Some(s) = one_of(a, indices) {
        return Ok(Value::Scalar(s));
    }
    if let [Index::List { at, .. }] = indices {
        let shape = selected_shape(a.shape(), indices)?;
        let data = with_data!(a.data(), v => Element::wrap(taken_at(v, at)?));
        return Ok(Value::from(Array::new(shape, cast::narrow(data))));
    }
    if let [Index::Steps { start, step, count }] = *indices {
        let shape = selected_shape(a.shape(), indices)?;
        shape.checked_numel(a.elem_type().bytes())?;
        let data = with_data!(a.data(), v => Element::wrap(stepped(v, start, step, count)?));
        return Ok(Value::from(Array::new(shape, cast::narrow(data))));
    }
    let selection = select(a.shape(), indices)?;
    selection.check(a.elem_type())?;
    if let [Index::Colon] = indices {
        // In another shape what is complex stays so.
        return Ok(Value::from(Array::new(selection.shape, a.data().clone())));
    }
    Ok(Value::from(take_array(a, &selection)?))
}

/// So many elements at places that are so far apart.
fn stepped<T: Copy>(from: &[T], start: usize, step: isize, count: usize) -> Result<Vec<T>> {
    match step {
        1 => collected(count, from[start..start + count].iter().copied()),
        step => {
            let mut next = start;
            let place = std::iter::repeat_with(|| {
                let place = next;
                next = next.wrapping_add_signed(step);
                place
            });
            collected(count, place.take(count).map(|place| from[place]))
        }
    }
}

/// `value(indices…)`. Function handles and objects are not indexed here.
pub fn index(value: &Value, indices: &[Index]) -> Result<Value, Refusal> {
    match value {
        Value::Scalar(s) => Ok(index_scalar(*s, indices)?),
        Value::Range(r) => Ok(index_range(r, indices)?),
        Value::Array(a) => Ok(index_array(a, indices)?),
        Value::Lazy(l) => {
            let array = gathered(l)?;
            Ok(index_array(&array, indices)?)
        }
        Value::Compressed(matrix) => Ok(index_array(&matrix.to_array()?, indices)?),
        Value::Text(t) => {
            let selection = select(&t.shape, indices)?;
            let texts = selection.places.take(&t.texts)?;
            Ok(Value::Text(Rc::new(TextArray { shape: selection.shape, texts })))
        }
        Value::Cell(c) => {
            let selection = select(&c.shape, indices)?;
            let cells = selection.places.take(&c.cells)?;
            Ok(Value::Cell(Rc::new(CellArray { shape: selection.shape, cells })))
        }
        Value::Struct(s) => {
            let selection = select(&s.shape, indices)?;
            Ok(Value::Struct(Rc::new(struct_of(s, selection)?)))
        }
        Value::Objects(a) => {
            let selection = select(&a.shape, indices)?;
            let objects = selection.places.take(&a.objects)?;
            Ok(Value::from(ObjectArray::new(&a.class, selection.shape, objects)))
        }
        Value::Object(o) if let Some(class) = o.definition() => {
            let selection = select(&Shape::scalar(), indices)?;
            let objects = selection.places.take(std::slice::from_ref(o))?;
            Ok(Value::from(ObjectArray::new(class, selection.shape, objects)))
        }
        Value::Function(_) | Value::Object(_) => {
            // A handle or an object is one element: only the first may be asked for.
            let selection = select(&Shape::scalar(), indices)?;
            if selection.places.len() == 1 {
                Ok(value.clone())
            } else {
                let message = format!("Arrays of {} are not supported.", value.class_name());
                Err(Error::new(BAD, message).into())
            }
        }
    }
}

/// The elements of any host value at places that lie within it, in a shape. None for what has no
/// elements (functions, objects).
pub fn pick(value: &Value, selection: Selection) -> Result<Option<Value>, Refusal> {
    Ok(Some(match value {
        Value::Text(t) => {
            let texts = selection.places.take(&t.texts)?;
            Value::Text(Rc::new(TextArray { shape: selection.shape, texts }))
        }
        Value::Cell(c) => {
            let cells = selection.places.take(&c.cells)?;
            Value::Cell(Rc::new(CellArray { shape: selection.shape, cells }))
        }
        Value::Struct(s) => Value::Struct(Rc::new(struct_of(s, selection)?)),
        other if let Some(array) = ObjectArray::of(other) => {
            let objects = selection.places.take(&array.objects)?;
            Value::from(ObjectArray::new(&array.class, selection.shape, objects))
        }
        other => match other.host_array()? {
            Some(array) => Value::from(take_array(&array, &selection)?),
            None => return Ok(None),
        },
    }))
}

fn struct_of(s: &StructArray, selection: Selection) -> Result<StructArray> {
    let take = |column: &Vec<Value>| selection.places.take(column);
    let fields = s.fields.iter().map(|(name, column)| Ok((name.clone(), take(column)?)));
    Ok(StructArray { fields: fields.collect::<Result<_>>()?, shape: selection.shape })
}

/// Any host value with the same elements under another shape with as many.
pub fn reshaped(value: &Value, shape: Shape) -> Result<Option<Value>, Refusal> {
    Ok(Some(match value {
        Value::Text(t) => Value::Text(Rc::new(TextArray { shape, texts: t.texts.clone() })),
        Value::Cell(c) => Value::Cell(Rc::new(CellArray { shape, cells: c.cells.clone() })),
        Value::Struct(s) => Value::Struct(Rc::new(StructArray { shape, fields: s.fields.clone() })),
        other if let Some(array) = ObjectArray::of(other) => {
            Value::from(ObjectArray { shape, ..(*array).clone() })
        }
        other => match other.host_array()? {
            Some(array) => Value::from(taken(array)?.reshaped(shape)),
            None => return Ok(None),
        },
    }))
}

impl Selection {
    /// Refuses a result too large to exist.
    pub fn check(&self, ty: ElemType) -> Result<()> {
        self.shape.checked_numel(ty.bytes()).map(|_| ())
    }
}

/// The commonest case of all, without allocation: one real element.
fn one_of(array: &Array, indices: &[Index]) -> Option<Scalar> {
    let place = match indices {
        [Index::One(i)] => *i,
        [Index::One(i), Index::One(j)] => {
            let shape = array.shape();
            let cols = shape.numel().checked_div(shape.rows())?;
            if *i >= shape.rows() || *j >= cols {
                return None;
            }
            j * shape.rows() + i
        }
        _ => return None,
    };
    Scalar::of(array.data(), place)
}

fn index_scalar(s: Scalar, indices: &[Index]) -> Result<Value> {
    if indices.iter().all(|i| matches!(i, Index::One(0) | Index::Colon)) {
        return Ok(Value::Scalar(s));
    }
    let selection = select(&Shape::scalar(), indices)?;
    selection.check(ElemType::real(s.class()))?;
    Ok(Value::from(take_array(&s.to_array(), &selection)?))
}

fn index_range(r: &Range, indices: &[Index]) -> Result<Value> {
    match indices {
        [Index::One(k)] if *k < r.count => Ok(Value::from(r.at(*k))),
        [Index::One(0), Index::One(k)] if *k < r.count => Ok(Value::from(r.at(*k))),
        _ => {
            let selection = select(&Shape::matrix(1, r.count), indices)?;
            selection.check(ElemType::DOUBLE)?;
            let places = &selection.places;
            let elements: Vec<f64> = (0..places.len()).map(|k| r.at(places.at(k))).collect();
            Ok(Value::from(Array::from_vec(selection.shape.clone(), elements)))
        }
    }
}

/// The contents of a cell array at indices, as the list that `c{…}` gives.
pub fn contents(cells: &CellArray, indices: &[Index]) -> Result<Vec<Value>> {
    if let [Index::One(k)] = indices
        && let Some(value) = cells.cells.get(*k)
    {
        return Ok(vec![value.clone()]);
    }
    let selection = select(&cells.shape, indices)?;
    selection.places.take(&cells.cells)
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn magic() -> Value {
        Value::from(Array::from_vec(
            Shape::matrix(3, 3),
            vec![8.0, 3.0, 4.0, 1.0, 5.0, 9.0, 6.0, 7.0, 2.0],
        ))
    }

    fn at(value: &Value, subscripts: &[Value]) -> Result<Value> {
        let indices =
            subscripts.iter().map(Index::from_value).collect::<Result<Vec<Index>, Refusal>>();
        let found = indices.and_then(|indices| index(value, &indices));
        found.map_err(|refusal| refusal.error().clone())
    }

    fn elements(value: Result<Value>) -> (Vec<usize>, Vec<f64>) {
        let array = value.unwrap().here().unwrap();
        (array.shape().dims().to_vec(), cast::to_f64(array.data()))
    }

    /// Where addresses have 32 bits, too.
    #[test]
    fn a_large_subscript_is_no_small_one() {
        for x in [4294967297.0, 4294967298.0, 12884901889.0, 9007199254740991.0] {
            for subscript in [Value::from(x), row(&[1.0, x])] {
                assert!(at(&magic(), &[subscript]).is_err(), "{x} names no element");
            }
        }
    }

    fn row(x: &[f64]) -> Value {
        Value::from(Array::row(x.to_vec()))
    }

    #[test]
    fn rows_columns_and_single_elements() {
        let m = magic();
        assert_eq!(elements(at(&m, &[2.0.into()])), (vec![1, 1], vec![3.0]));
        assert_eq!(elements(at(&m, &[2.0.into(), 3.0.into()])), (vec![1, 1], vec![7.0]));
        assert_eq!(elements(at(&m, &[":".into(), 2.0.into()])), (vec![3, 1], vec![1.0, 5.0, 9.0]));
        assert_eq!(elements(at(&m, &[2.0.into(), ":".into()])), (vec![1, 3], vec![3.0, 5.0, 7.0]));
        let corner = at(&m, &[row(&[3.0, 1.0]), row(&[1.0, 3.0])]);
        assert_eq!(elements(corner), (vec![2, 2], vec![4.0, 8.0, 2.0, 6.0]));
        assert_eq!(elements(at(&m, &[":".into()])).0, vec![9, 1]);
    }

    #[test]
    fn shapes_of_linear_indexing() {
        let column = Value::from(Array::column(vec![1.0, 2.0, 3.0]));
        assert_eq!(elements(at(&column, &[row(&[1.0, 2.0])])).0, vec![2, 1]);
        assert_eq!(elements(at(&magic(), &[row(&[1.0, 2.0])])).0, vec![1, 2]);
        assert_eq!(elements(at(&5.0.into(), &[row(&[1.0, 1.0])])).0, vec![1, 2]);
        let empty = Value::empty();
        assert_eq!(elements(at(&column, &[empty])).0, vec![0, 0]);
    }

    #[test]
    fn masks() {
        let mask = Value::from(Array::row(vec![true, false, true]));
        assert_eq!(elements(at(&row(&[4.0, 5.0, 6.0]), &[mask])), (vec![1, 2], vec![4.0, 6.0]));
        let long = Value::from(Array::row(vec![false, false, false, true]));
        let error = at(&row(&[4.0, 5.0, 6.0]), &[long]).unwrap_err();
        assert!(error.message().contains("logical indices"), "{error}");
    }

    #[test]
    fn messages_name_the_position_and_the_bound() {
        let message =
            |subscripts: &[Value]| at(&magic(), subscripts).unwrap_err().message().to_string();
        assert_eq!(
            message(&[10.0.into()]),
            "Index exceeds the number of array elements. Index must not exceed 9."
        );
        assert_eq!(
            message(&[1.0.into(), 4.0.into()]),
            "Index in position 2 exceeds array bounds. Index must not exceed 3."
        );
        for bad in [0.0, 1.5, -1.0, f64::NAN, f64::INFINITY] {
            assert_eq!(
                message(&[bad.into()]),
                "Array indices must be positive integers or logical values."
            );
        }
    }

    #[test]
    fn a_last_subscript_takes_the_dimensions_that_are_left() {
        let cube = Value::from(Array::from_vec(
            Shape::new(&[2, 2, 2]),
            (1..=8).map(f64::from).collect::<Vec<_>>(),
        ));
        assert_eq!(elements(at(&cube, &[1.0.into(), ":".into()])).1, vec![1.0, 3.0, 5.0, 7.0]);
        let page = at(&cube, &[":".into(), ":".into(), 2.0.into()]);
        assert_eq!(elements(page), (vec![2, 2], vec![5.0, 6.0, 7.0, 8.0]));
    }
}
