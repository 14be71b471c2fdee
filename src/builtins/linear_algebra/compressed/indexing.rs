//! `S(i, j)`, `S(i, j) = v` and `S(i, j) = []`.

use super::elements::{taken, zero};
use super::operands::{compressed, host};
use super::structure::{Taken, part, reshaped};
use crate::builtins::Flow;
use crate::value::assign::mismatch;
use crate::value::concat::concat;
use crate::value::index::{self, Index, selected_shape};
use crate::value::order::arrange;
use crate::value::room::{filled, places_to};
use crate::value::{Array, Compressed, ElemType, Scalar, Shape, Value};
use std::rc::Rc;

/// The places of a mask of the shape of a matrix.
fn mask_of(matrix: &Compressed, subscript: &Value) -> Flow<Option<Rc<Compressed>>> {
    match subscript.elem_type() == Some(ElemType::LOGICAL) && subscript.shape() == matrix.shape() {
        true => compressed(subscript),
        false => Ok(None),
    }
}

/// `S(args…)`. None where all elements are wanted.
pub fn index(matrix: &Compressed, args: &[Value]) -> Flow<Option<Value>> {
    let shape = matrix.shape();
    if let [subscript] = args
        && let Some(mask) = mask_of(matrix, subscript)?
    {
        let columns = mask.columns();
        let places = mask.at().iter().zip(&columns);
        let found: Vec<Option<usize>> = places.map(|(&i, &j)| matrix.find(i, j)).collect();
        let count = found.len();
        let shape =
            if shape.rows() == 1 { Shape::matrix(1, count) } else { Shape::matrix(count, 1) };
        return Ok(Some(Value::from(of_found(matrix, &shape, &found)?)));
    }
    let mut indices = Vec::with_capacity(args.len());
    for arg in args {
        indices.push(Index::from_value(arg)?);
    }
    match indices.as_slice() {
        [Index::Colon] => {
            let whole = matrix.rows() as u64 * matrix.cols() as u64;
            match usize::try_from(whole) {
                Ok(rows) => Ok(Some(Value::from(reshaped(matrix, &Shape::matrix(rows, 1))?))),
                Err(_) => Ok(None),
            }
        }
        [line] => {
            let selected = selected_shape(&shape, std::slice::from_ref(line))?;
            if selected.ndims() > 2 {
                return Ok(None);
            }
            let count = line.count(shape.numel());
            let rows = matrix.rows();
            let place = |k: usize| (line.get(k) % rows, line.get(k) / rows);
            if let Index::One(_) = line {
                let (i, j) = place(0);
                return element(matrix, i, j).map(Some);
            }
            let found: Vec<Option<usize>> = (0..count)
                .map(|k| {
                    let (i, j) = place(k);
                    matrix.find(i, j)
                })
                .collect();
            Ok(Some(Value::from(of_found(matrix, &selected, &found)?)))
        }
        [rows, cols] => {
            selected_shape(&shape, &indices)?;
            if let (Index::One(i), Index::One(j)) = (rows, cols) {
                return element(matrix, *i, *j).map(Some);
            }
            let (rows, cols) = (Taken::of(rows, matrix.rows()), Taken::of(cols, matrix.cols()));
            Ok(Some(Value::from(part(matrix, &rows, &cols)?)))
        }
        _ => Ok(None),
    }
}

/// One element.
fn element(matrix: &Compressed, i: usize, j: usize) -> Flow<Value> {
    match matrix.find(i, j) {
        Some(k) => Ok(index::index(&Value::Array(matrix.elements().clone()), &[Index::One(k)])?),
        None => Ok(zero(matrix.elem_type())),
    }
}

/// Elements in a shape, in its order; those that are none are zero.
fn of_found(matrix: &Compressed, shape: &Shape, found: &[Option<usize>]) -> Flow<Compressed> {
    let rows = shape.rows().max(1);
    let there = || found.iter().enumerate().filter_map(|(to, k)| Some((to, (*k)?)));
    let i: Vec<usize> = there().map(|(to, _)| to % rows).collect();
    let j: Vec<usize> = there().map(|(to, _)| to / rows).collect();
    let elements = Rc::new(matrix.taken(there().map(|(_, k)| k).collect())?);
    Ok(Compressed::of_places((shape.rows(), shape.cols()), &i, &j, &elements)?)
}

/// `S(i, j) = x` of numbers, in place; false where that is not so.
pub fn put(matrix: &mut Rc<Compressed>, args: &[Value], value: &Value) -> bool {
    let (&[Value::Scalar(i), Value::Scalar(j)], Value::Scalar(Scalar::F64(x))) = (args, value)
    else {
        return false;
    };
    let place = |at: Scalar| match at {
        Scalar::F64(at) if at >= 1.0 && (at as usize) as f64 == at => Some(at as usize - 1),
        _ => None,
    };
    match (place(i), place(j)) {
        (Some(i), Some(j)) => Compressed::set(matrix, i, j, *x),
        _ => false,
    }
}

/// `S(args…) = value`. None where all elements are wanted.
pub fn assign(matrix: &Compressed, args: &[Value], value: &Value) -> Flow<Option<Value>> {
    if !value.elem_type().is_some_and(Compressed::may_hold) || value.shape().ndims() > 2 {
        return Ok(None);
    }
    let (rows, cols) = (matrix.rows(), matrix.cols());
    // The places that are written, in order.
    let places: Vec<(usize, usize)> = match args {
        [subscript] => match mask_of(matrix, subscript)? {
            Some(mask) => mask.at().iter().copied().zip(mask.columns()).collect(),
            None => {
                let index = Index::from_value(subscript)?;
                let whole = matrix.shape().numel();
                if rows == 0 || index.reach(whole) > whole || whole == usize::MAX {
                    return Ok(None);
                }
                let line = (0..index.count(whole)).map(|k| index.get(k));
                line.map(|at| (at % rows, at / rows)).collect()
            }
        },
        [down, right] => {
            let (down, right) = (Index::from_value(down)?, Index::from_value(right)?);
            return region(matrix, [&down, &right], value);
        }
        _ => return Ok(None),
    };
    if value.numel() != 1 && value.numel() != places.len() {
        return Err(mismatch(&[places.len()], &value.shape()).into());
    }
    let Some(array) = host(value)? else { return Ok(None) };
    // Of those at the same place the last counts.
    let mut order: Vec<usize> = places_to(places.len())?;
    let turned = |k: usize| (places[k].1, places[k].0);
    arrange(&mut order, &|a, b| turned(a).cmp(&turned(b)));
    let last = |at: usize| order.get(at + 1).is_none_or(|&next| places[next] != places[order[at]]);
    let kept: Vec<usize> = (0..order.len()).filter(|&at| last(at)).map(|at| order[at]).collect();
    let written = |i: usize, j: usize| kept.binary_search_by_key(&(j, i), |&k| turned(k)).is_ok();
    let new: Vec<(usize, usize, usize)> = kept
        .iter()
        .map(|&k| (places[k].0, places[k].1, if array.numel() == 1 { 0 } else { k }))
        .collect();
    overlaid(matrix, (rows, cols), &written, &array, &new).map(Some)
}

/// `S(i, j) = value`.
fn region(matrix: &Compressed, [down, right]: [&Index; 2], value: &Value) -> Flow<Option<Value>> {
    // A colon of nothing takes as much as there is to put there.
    if matrix.rows() == 0 || matrix.cols() == 0 {
        return Ok(None);
    }
    let rows = matrix.rows().max(down.reach(matrix.rows()));
    let cols = matrix.cols().max(right.reach(matrix.cols()));
    let taken = [Taken::of(down, matrix.rows()), Taken::of(right, matrix.cols())];
    let counts = [taken[0].count(matrix.rows()), taken[1].count(matrix.cols())];
    let shape = Shape::matrix(counts[0], counts[1]);
    let given = value.shape();
    let vectors = |a: &Shape, b: &Shape| {
        a.numel() == b.numel()
            && (a.rows() == 1 || a.cols() == 1)
            && (b.rows() == 1 || b.cols() == 1)
    };
    if value.numel() != 1 && given != shape && !vectors(&given, &shape) {
        return Err(mismatch(&counts, &given).into());
    }
    let Some(of) = compressed(value)? else { return Ok(None) };
    // The last place of each row and column in its list, from 1 on.
    let mut last = [filled(0, rows)?, filled(0, cols)?];
    for (taken, last) in taken.iter().zip(&mut last) {
        match taken {
            Taken::All => last.iter_mut().enumerate().for_each(|(k, last)| *last = k + 1),
            Taken::List(list) => list.iter().enumerate().for_each(|(k, &at)| last[at] = k + 1),
        }
    }
    // A colon takes the rows that were there.
    let written = |i: usize, j: usize| last[0][i] > 0 && last[1][j] > 0;
    let mut new: Vec<(usize, usize, usize)> = Vec::new();
    let mut put = |r: usize, c: usize, k: usize| {
        let (i, j) = (taken[0].get(r), taken[1].get(c));
        if last[0][i] == r + 1 && last[1][j] == c + 1 {
            new.push((i, j, k));
        }
    };
    if value.numel() == 1 {
        for c in 0..if of.count() == 0 { 0 } else { counts[1] } {
            (0..counts[0]).for_each(|r| put(r, c, 0));
        }
    } else {
        for (k, j) in of.columns().into_iter().enumerate() {
            let at = j * of.rows() + of.at()[k];
            put(at % counts[0], at / counts[0], k);
        }
    }
    overlaid(matrix, (rows, cols), &written, of.elements(), &new).map(Some)
}

/// A matrix of this size whose elements are those of another where nothing was written, and new ones: row, column and which.
fn overlaid(
    matrix: &Compressed,
    size: (usize, usize),
    written: &dyn Fn(usize, usize) -> bool,
    elements: &Array,
    new: &[(usize, usize, usize)],
) -> Flow<Value> {
    let (mut i, mut j, mut order) = (Vec::new(), Vec::new(), Vec::new());
    for (k, column) in matrix.columns().into_iter().enumerate() {
        let row = matrix.at()[k];
        if !written(row, column) {
            i.push(row);
            j.push(column);
            order.push(k);
        }
    }
    let kept = matrix.taken(order)?;
    let added = taken(elements, new.iter().map(|n| n.2).collect())?;
    i.extend(new.iter().map(|n| n.0));
    j.extend(new.iter().map(|n| n.1));
    // The class is that of both, as where they stand beside each other.
    let all = concat(0, &[Value::from(kept), Value::from(added)])?;
    let all = host(&all)?.unwrap_or_else(|| matrix.elements().clone());
    Ok(Value::from(Compressed::of_places(size, &i, &j, &all)?))
}

/// `S(args…) = []`. None where all elements are wanted.
pub fn delete(matrix: &Compressed, args: &[Value]) -> Flow<Option<Value>> {
    let [down, right] = args else { return Ok(None) };
    let shape = matrix.shape();
    let indices = [Index::from_value(down)?, Index::from_value(right)?];
    let dim = match (indices[0].is_all(shape.rows()), indices[1].is_all(shape.cols())) {
        (true, _) => 1,
        (_, true) => 0,
        _ => return Ok(None),
    };
    let extent = shape.dim(dim);
    if indices[dim].reach(extent) > extent {
        return Ok(None);
    }
    let mut stays = filled(true, extent)?;
    (0..indices[dim].count(extent)).for_each(|k| stays[indices[dim].get(k)] = false);
    let rest = Taken::List((0..extent).filter(|&k| stays[k]).collect());
    let part = match dim {
        1 => part(matrix, &Taken::All, &rest)?,
        _ => part(matrix, &rest, &Taken::All)?,
    };
    Ok(Some(Value::from(part)))
}
