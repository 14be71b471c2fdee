//! Elements in other places: transposes, parts, and matrices beside each other.

use super::elements::{elements_of, kept, placed, taken};
use super::operands::{compressed, one};
use crate::builtins::arguments::{number, sizes};
use crate::builtins::{Flow, Values};
use crate::op::{Op, apply};
use crate::value::concat::{concat, joined_shape};
use crate::value::index::Index;
use crate::value::room::filled;
use crate::value::{Compressed, Pattern, Shape, Value};
use std::rc::Rc;

/// Which rows or columns are taken, in order.
pub(super) enum Taken {
    All,
    List(Vec<usize>),
}

impl Taken {
    pub(super) fn of(index: &Index, extent: usize) -> Taken {
        match index.is_all(extent) {
            true => Taken::All,
            false => Taken::List((0..index.count(extent)).map(|k| index.get(k)).collect()),
        }
    }

    pub(super) fn count(&self, extent: usize) -> usize {
        match self {
            Taken::All => extent,
            Taken::List(list) => list.len(),
        }
    }

    pub(super) fn get(&self, k: usize) -> usize {
        match self {
            Taken::All => k,
            Taken::List(list) => list[k],
        }
    }
}

/// So few rows are looked for one by one.
const FEW: usize = 8;

/// Rows and columns of a matrix.
pub(super) fn part(of: &Compressed, rows: &Taken, cols: &Taken) -> Flow<Compressed> {
    let (mut starts, mut at, mut order) = (vec![0], Vec::new(), Vec::new());
    let wanted = match rows {
        Taken::List(list) if list.len() > FEW => Some(wanted(list, of.rows())?),
        _ => None,
    };
    let mut found: Vec<(usize, usize)> = Vec::new();
    for l in 0..cols.count(of.cols()) {
        let j = cols.get(l);
        found.clear();
        match (rows, &wanted) {
            (Taken::All, _) => {
                at.extend_from_slice(&of.at()[of.column(j)]);
                order.extend(of.column(j));
            }
            (_, Some((first, next))) => {
                for k in of.column(j) {
                    let mut to = first[of.at()[k]];
                    while to > 0 {
                        found.push((to - 1, k));
                        to = next[to - 1];
                    }
                }
                found.sort_unstable();
            }
            (Taken::List(list), None) => {
                let there = list.iter().enumerate();
                found.extend(there.filter_map(|(to, &i)| Some((to, of.find(i, j)?))));
            }
        }
        at.extend(found.iter().map(|(to, _)| *to));
        order.extend(found.iter().map(|(_, k)| *k));
        starts.push(at.len());
    }
    let rows = rows.count(of.rows());
    Ok(of.rearranged(Pattern { rows, starts, at }, order)?)
}

/// Where each row is in a list: its first place, and for each place the next one of the same row; from 1 on.
fn wanted(list: &[usize], rows: usize) -> Flow<(Vec<usize>, Vec<usize>)> {
    let (mut first, mut next) = (filled(0, rows)?, filled(0, list.len())?);
    for (k, &i) in list.iter().enumerate().rev() {
        next[k] = std::mem::replace(&mut first[i], k + 1);
    }
    Ok((first, next))
}

pub(super) fn transpose(args: &[Value], conjugated: bool) -> Flow<Option<Values>> {
    let [Value::Compressed(matrix)] = args else { return Ok(None) };
    let transposed = Value::from(matrix.transposed()?);
    match matrix.elem_type().complex && conjugated {
        true => kept(Op::Conj, &[transposed]),
        false => one(transposed),
    }
}

/// Matrices joined along a dimension, of which one is stored so. None where another is none.
pub fn joined(dim: usize, parts: &[Value]) -> Flow<Option<Value>> {
    if !parts.iter().any(|part| matches!(part, Value::Compressed(_))) || dim > 1 {
        return Ok(None);
    }
    let shapes: Vec<Shape> = parts.iter().map(Value::shape).collect();
    let (whole, used) = joined_shape(dim, &shapes)?;
    let mut all: Vec<Rc<Compressed>> = Vec::new();
    for (value, _) in parts.iter().zip(&used).filter(|(_, used)| **used) {
        match compressed(value)? {
            Some(matrix) => all.push(matrix),
            None => return Ok(None),
        }
    }
    let elements: Vec<Value> = all.iter().map(|matrix| elements_of(matrix)).collect();
    let Some(elements) = concat(0, &elements)?.host_array()? else { return Ok(None) };
    let (mut starts, mut at, mut order) = (vec![0], Vec::new(), Vec::new());
    let mut take = |of: &Compressed, j: usize, down: usize, before: usize| {
        at.extend(of.at()[of.column(j)].iter().map(|&i| i + down));
        order.extend(of.column(j).map(|k| k + before));
        at.len()
    };
    if dim == 1 {
        let mut before = 0;
        for of in &all {
            for j in 0..of.cols() {
                starts.push(take(of, j, 0, before));
            }
            before += of.count();
        }
    } else {
        for j in 0..whole.cols() {
            let (mut down, mut before, mut end) = (0, 0, starts[j]);
            for of in &all {
                end = take(of, j, down, before);
                (down, before) = (down + of.rows(), before + of.count());
            }
            starts.push(end);
        }
    }
    let pattern = Pattern { rows: whole.rows(), starts, at };
    let joined = Compressed::new(pattern, Rc::new(taken(&elements, order)?))?;
    Ok(Some(Value::from(joined)))
}

pub(super) fn concatenated(dim: usize, args: &[Value]) -> Flow<Option<Values>> {
    joined(dim, args)?.map_or(Ok(None), one)
}

/// Those elements that a condition on their row and column is true of.
fn chosen(
    matrix: &Compressed,
    shape: &Shape,
    place: impl Fn(usize, usize) -> Option<(usize, usize)>,
) -> Flow<Compressed> {
    let (mut i, mut j, mut order) = (Vec::new(), Vec::new(), Vec::new());
    for (k, column) in matrix.columns().into_iter().enumerate() {
        if let Some((row, column)) = place(matrix.at()[k], column) {
            i.push(row);
            j.push(column);
            order.push(k);
        }
    }
    let elements = Rc::new(matrix.taken(order)?);
    Ok(Compressed::of_places((shape.rows(), shape.cols()), &i, &j, &elements)?)
}

/// Which diagonal an argument names.
fn diagonal(name: &str, args: &[Value]) -> Flow<Option<i64>> {
    Ok(match args.get(1) {
        None => Some(0),
        Some(k) if k.numel() == 1 => Some(number(name, k)? as i64),
        _ => None,
    })
}

/// `tril(S, k)` and `triu(S, k)`.
pub(super) fn triangle(args: &[Value], lower: bool) -> Flow<Option<Values>> {
    let (Some(Value::Compressed(matrix)), 1..=2) = (args.first(), args.len()) else {
        return Ok(None);
    };
    let Some(k) = diagonal("tril", args)? else { return Ok(None) };
    let part = chosen(matrix, &matrix.shape(), |i, j| {
        let right = j as i64 - i as i64;
        let stays = if lower { right <= k } else { right >= k };
        stays.then_some((i, j))
    })?;
    one(Value::from(part))
}

/// `diag(S, k)`: a diagonal of a matrix, or the matrix of one.
pub(super) fn diag(args: &[Value]) -> Flow<Option<Values>> {
    let (Some(Value::Compressed(matrix)), 1..=2) = (args.first(), args.len()) else {
        return Ok(None);
    };
    let Some(k) = diagonal("diag", args)? else { return Ok(None) };
    let (below, right) = ((-k).max(0) as usize, k.max(0) as usize);
    let (rows, cols) = (matrix.rows(), matrix.cols());
    if rows == 1 || cols == 1 {
        let n = rows.max(cols) + below + right;
        let diagonal = chosen(matrix, &Shape::matrix(n, n), |i, j| {
            let at = i.max(j);
            Some((at + below, at + right))
        })?;
        return one(Value::from(diagonal));
    }
    let count = rows.saturating_sub(below).min(cols.saturating_sub(right));
    let diagonal = chosen(matrix, &Shape::matrix(count, 1), |i, j| {
        (j as i64 - i as i64 == k).then(|| (i - below, 0))
    })?;
    one(Value::from(diagonal))
}

/// `reshape(S, m, n)`.
pub(super) fn reshape(args: &[Value]) -> Flow<Option<Values>> {
    let Some((Value::Compressed(matrix), given)) = args.split_first() else { return Ok(None) };
    let whole = matrix.rows() as u64 * matrix.cols() as u64;
    let shape = match given {
        [one, other] if one.numel() == 0 || other.numel() == 0 => {
            let known = if one.numel() == 0 { other } else { one };
            let known = number("reshape", known)? as u64;
            if known == 0 || !whole.is_multiple_of(known) {
                return Ok(None);
            }
            let rest = (whole / known) as usize;
            match one.numel() {
                0 => Shape::matrix(rest, known as usize),
                _ => Shape::matrix(known as usize, rest),
            }
        }
        _ => sizes("reshape", given)?,
    };
    if shape.ndims() > 2 || shape.rows() as u64 * shape.cols() as u64 != whole {
        return Ok(None);
    }
    one(Value::from(reshaped(matrix, &shape)?))
}

/// The elements in their order under another shape.
pub(super) fn reshaped(matrix: &Compressed, shape: &Shape) -> Flow<Compressed> {
    let (rows, new_rows) = (matrix.rows() as u64, shape.rows().max(1) as u64);
    chosen(matrix, shape, |i, j| {
        let at = j as u64 * rows + i as u64;
        Some(((at % new_rows) as usize, (at / new_rows) as usize))
    })
}

/// `repmat(S, m, n)`.
pub(super) fn repmat(args: &[Value]) -> Flow<Option<Values>> {
    let Some((Value::Compressed(matrix), given)) = args.split_first() else { return Ok(None) };
    if given.is_empty() {
        return Ok(None);
    }
    let times = match given {
        [one] if one.numel() == 1 => {
            let n = number("repmat", one)?.max(0.0) as usize;
            Shape::matrix(n, n)
        }
        _ => sizes("repmat", given)?,
    };
    if times.ndims() > 2 {
        return Ok(None);
    }
    let again =
        |count: usize, times: usize| Taken::List((0..times).flat_map(|_| 0..count).collect());
    let rows = again(matrix.rows(), times.rows());
    let cols = again(matrix.cols(), times.cols());
    one(Value::from(part(matrix, &rows, &cols)?))
}

/// `kron(A, B)`.
pub(super) fn kron(args: &[Value]) -> Flow<Option<Values>> {
    let [a, b] = args else { return Ok(None) };
    let (Some(a), Some(b)) = (compressed(a)?, compressed(b)?) else { return Ok(None) };
    let (mut starts, mut at) = (vec![0], Vec::new());
    let (mut of_a, mut of_b) = (Vec::new(), Vec::new());
    for j in 0..a.cols() {
        for l in 0..b.cols() {
            for k in a.column(j) {
                for m in b.column(l) {
                    at.push(a.at()[k] * b.rows() + b.at()[m]);
                    of_a.push(k);
                    of_b.push(m);
                }
            }
            starts.push(at.len());
        }
    }
    let elements = apply(Op::Mul, &[Value::from(a.taken(of_a)?), Value::from(b.taken(of_b)?)])?;
    let pattern = Pattern { rows: a.rows() * b.rows(), starts, at };
    placed(pattern, &elements)?.map_or(Ok(None), one)
}
