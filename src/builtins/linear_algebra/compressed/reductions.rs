//! What is counted, summed and compared of the elements that are not zero.

use super::elements::kept;
use super::operands::{columns, compressed, host, one, typed};
use super::products::narrowed;
use crate::builtins::arguments::{dimension, number};
use crate::builtins::{Flow, Values};
use crate::op::linear::sparse::Field;
use crate::op::{Op, apply};
use crate::value::room::filled;
use crate::value::{Array, Compressed, Data, ElemType, Element, Shape, Value};
use num_complex::Complex64;
use smallvec::smallvec;
use std::rc::Rc;

/// Along what a matrix is folded.
#[derive(Clone, Copy, PartialEq)]
enum Along {
    Rows,
    Columns,
    All,
}

/// The matrix and the dimension of `f(S)`, `f(S, dim)` and `f(S, 'all')`.
fn along<'a>(name: &str, args: &'a [Value]) -> Flow<Option<(&'a Rc<Compressed>, Along)>> {
    let Some(Value::Compressed(matrix)) = args.first() else { return Ok(None) };
    let along = match args.get(1..) {
        Some([]) if matrix.rows() == 1 => Along::Columns,
        Some([]) => Along::Rows,
        Some([word]) if word.is_char() || matches!(word, Value::Text(_)) => {
            match crate::builtins::arguments::text(name, word)?.as_str() {
                "all" => Along::All,
                _ => return Ok(None),
            }
        }
        Some([dim]) if dim.numel() == 1 => match dimension(name, dim)? {
            0 => Along::Rows,
            1 => Along::Columns,
            _ => return Ok(None),
        },
        _ => return Ok(None),
    };
    Ok(Some((matrix, along)))
}

/// The sums of so many groups of elements, by the group of each.
fn sums<T: Field + Element>(of: &Compressed, elements: &Array, along: Along) -> Flow<Array> {
    let of = columns::<T>(of, elements);
    let count = match along {
        Along::Rows => of.cols(),
        Along::Columns => of.rows,
        Along::All => 1,
    };
    let mut sums = filled(T::default(), count)?;
    for j in 0..of.cols() {
        for k in of.column(j) {
            let group = match along {
                Along::Rows => j,
                Along::Columns => of.at[k],
                Along::All => 0,
            };
            sums[group] = sums[group] + of.elements[k];
        }
    }
    Ok(Array::from_vec(shape_of(count, along), sums))
}

fn shape_of(count: usize, along: Along) -> Shape {
    match along {
        Along::Columns => Shape::matrix(count, 1),
        _ => Shape::matrix(1, count),
    }
}

/// A row or column as programs take it: sparse, but for one number.
fn folded(array: &Array) -> Flow<Option<Values>> {
    if array.numel() == 1 {
        return one(Value::from(array.clone()));
    }
    one(Value::from(Compressed::of_array(array)?))
}

pub(super) fn sum(args: &[Value]) -> Flow<Option<Values>> {
    let Some((matrix, along)) = along("sum", args)? else { return Ok(None) };
    let sums = match matrix.elem_type().complex {
        true => sums::<Complex64>(matrix, &typed::<Complex64>(matrix), along)?,
        false => sums::<f64>(matrix, &typed::<f64>(matrix), along)?,
    };
    folded(&narrowed(sums))
}

/// `mean(S)`, `mean(S, dim)` and `mean(S, 'all')`.
pub(super) fn mean(args: &[Value]) -> Flow<Option<Values>> {
    let Some((matrix, along)) = along("mean", args)? else { return Ok(None) };
    let (_, whole) = counts(matrix, along)?;
    let Some(sums) = sum(args)? else { return Ok(None) };
    let parts = [sums[0].clone(), Value::from(whole)];
    match kept(Op::Div, &parts)? {
        Some(means) => Ok(Some(means)),
        None => one(apply(Op::Div, &parts)?),
    }
}

/// How many elements that are not zero each group has, and how many elements at all.
fn counts(matrix: &Compressed, along: Along) -> Flow<(Array, f64)> {
    let ones = Array::column(vec![1.0; matrix.count()]);
    let (rows, cols) = (matrix.rows() as f64, matrix.cols() as f64);
    let whole = match along {
        Along::Rows => rows,
        Along::Columns => cols,
        Along::All => rows * cols,
    };
    Ok((sums::<f64>(matrix, &ones, along)?, whole))
}

fn truths(counts: &Array, is_true: impl Fn(f64) -> bool) -> Flow<Option<Values>> {
    let counted: &[f64] = counts.as_slice().unwrap_or_default();
    let truths = counted.iter().map(|&n| is_true(n)).collect();
    folded(&Array::from_vec::<bool>(counts.shape().clone(), truths))
}

pub(super) fn any(args: &[Value]) -> Flow<Option<Values>> {
    let Some((matrix, along)) = along("any", args)? else { return Ok(None) };
    let (counts, _) = counts(matrix, along)?;
    truths(&counts, |n| n > 0.0)
}

pub(super) fn all(args: &[Value]) -> Flow<Option<Values>> {
    let Some((matrix, along)) = along("all", args)? else { return Ok(None) };
    let (counts, whole) = counts(matrix, along)?;
    truths(&counts, |n| n == whole)
}

pub(super) fn nnz(args: &[Value]) -> Flow<Option<Values>> {
    match args {
        [Value::Compressed(matrix)] => one(Value::from(matrix.count() as f64)),
        _ => Ok(None),
    }
}

pub(super) fn nonzeros(args: &[Value]) -> Flow<Option<Values>> {
    match args {
        [Value::Compressed(matrix)] => one(Value::from(matrix.elements().clone())),
        _ => Ok(None),
    }
}

/// `[i, j, v] = find(S, n)`.
pub(super) fn find(args: &[Value], nargout: usize) -> Flow<Option<Values>> {
    let (matrix, most) = match args {
        [Value::Compressed(matrix)] => (matrix, matrix.count()),
        [Value::Compressed(matrix), most] => match number("find", most)? {
            n if n >= 1.0 && crate::op::math::trunc(n) == n => (matrix, n as usize),
            _ => return Ok(None),
        },
        _ => return Ok(None),
    };
    let count = matrix.count().min(most);
    let columns = matrix.columns();
    let shape = match matrix.rows() {
        1 => Shape::matrix(1, count),
        _ => Shape::matrix(count, 1),
    };
    let places = |of: &dyn Fn(usize) -> f64| {
        Value::from(Array::from_vec::<f64>(shape.clone(), (0..count).map(of).collect()))
    };
    if nargout < 2 {
        let rows = matrix.rows() as f64;
        return one(places(&|k| columns[k] as f64 * rows + matrix.at()[k] as f64 + 1.0));
    }
    let elements = matrix.taken((0..count).collect())?.reshaped(shape.clone());
    Ok(Some(smallvec![
        places(&|k| (matrix.at()[k] + 1) as f64),
        places(&|k| (columns[k] + 1) as f64),
        Value::from(elements)
    ]))
}

pub(super) fn isequal(args: &[Value]) -> Flow<Option<Values>> {
    let Some((first, others)) = args.split_first() else { return Ok(None) };
    if others.is_empty() {
        return Ok(None);
    }
    let same_shape = others.iter().all(|other| other.shape() == first.shape());
    if !same_shape || args.iter().any(|arg| arg.elem_type().is_none()) {
        return one(Value::from(false));
    }
    let Some(first) = compressed(first)? else { return Ok(None) };
    for other in others {
        let Some(other) = compressed(other)? else { return Ok(None) };
        let equal = first.starts() == other.starts()
            && first.at() == other.at()
            && typed::<Complex64>(&first).data() == typed::<Complex64>(&other).data();
        if !equal {
            return one(Value::from(false));
        }
    }
    one(Value::from(true))
}

/// `max(S)` and `max(S, [], dim)` of doubles; two matrices go element by element.
pub(super) fn extreme(args: &[Value], nargout: usize, op: Op) -> Flow<Option<Values>> {
    let folds = match args {
        [_] => args.to_vec(),
        [matrix, nothing, dim] if nothing.numel() == 0 => vec![matrix.clone(), dim.clone()],
        [_, _] if nargout < 2 => return kept(op, args),
        _ => return Ok(None),
    };
    let Some((matrix, along)) = along("max", &folds)? else { return Ok(None) };
    if nargout > 1 || matrix.elem_type() != ElemType::DOUBLE || matrix.shape().is_empty() {
        return Ok(None);
    }
    let (counts, whole) = counts(matrix, along)?;
    let mut best = filled(f64::NAN, counts.numel())?;
    let elements: &[f64] = matrix.elements().as_slice().unwrap_or_default();
    let greatest = op == Op::Max;
    let better = |x: f64, y: f64| y.is_nan() || if greatest { x > y } else { x < y };
    let mut meet = |group: usize, x: f64| {
        if better(x, best[group]) {
            best[group] = x;
        }
    };
    for (k, j) in matrix.columns().into_iter().enumerate() {
        let group = match along {
            Along::Rows => j,
            Along::Columns => matrix.at()[k],
            Along::All => 0,
        };
        meet(group, elements[k]);
    }
    let counted: &[f64] = counts.as_slice().unwrap_or_default();
    for (group, _) in counted.iter().enumerate().filter(|(_, n)| **n < whole) {
        meet(group, 0.0);
    }
    folded(&Array::from_vec(counts.shape().clone(), best))
}

/// The norms of a matrix that its elements say: the greatest sum of a column or row, and that of Frobenius.
pub(super) fn norm(args: &[Value]) -> Flow<Option<Values>> {
    let [Value::Compressed(matrix), kind] = args else { return Ok(None) };
    if matrix.rows() == 1 || matrix.cols() == 1 {
        return Ok(None);
    }
    let sizes: Vec<f64> = match typed::<Complex64>(matrix).data() {
        Data::C64(v) => v.iter().map(|x| x.norm()).collect(),
        _ => Vec::new(),
    };
    let kind = match host(kind)? {
        Some(one) if one.as_slice::<f64>() == Some(&[1.0]) => "1".to_owned(),
        Some(one) if one.as_slice::<f64>() == Some(&[f64::INFINITY]) => "inf".to_owned(),
        _ if kind.is_char() || matches!(kind, Value::Text(_)) => {
            crate::builtins::arguments::text("norm", kind)?.to_lowercase()
        }
        _ => return Ok(None),
    };
    let greatest = |along: Along| -> Flow<f64> {
        let sums = sums::<f64>(matrix, &Array::column(sizes.clone()), along)?;
        let sums: &[f64] = sums.as_slice().unwrap_or_default();
        Ok(sums.iter().fold(0.0, |most, &x| if x > most || x.is_nan() { x } else { most }))
    };
    one(Value::from(match kind.as_str() {
        "1" => greatest(Along::Rows)?,
        "inf" => greatest(Along::Columns)?,
        "fro" => {
            let most = sizes.iter().fold(0.0, |most: f64, &x| most.max(x));
            let scale = if most > 0.0 && most.is_finite() { most } else { 1.0 };
            scale * sizes.iter().map(|x| (x / scale) * (x / scale)).sum::<f64>().sqrt()
        }
        _ => return Ok(None),
    }))
}
