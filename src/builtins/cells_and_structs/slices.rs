//! Arrays cut into cells, and cells joined to arrays.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::{cell, dimension, doubles, one, refuse, within};
use crate::builtins::declare::{Captures, builtins, compose, pure};
use crate::builtins::{Call, Cx, Flow, Stop, Values};
use crate::diag::Error;
use crate::value::index::{Index, index};
use crate::value::{Shape, Value, concat};

const HOST: &str = "cells lie on the host";
const CELLS: Captures = Captures::Never("it works on cells");

builtins! {
    /// Cutting and joining.
    ALL, CellsAndStructs;
    "mat2cell" [2 255; 1] ["c = mat2cell(A, d1, d2, ...)", "c = mat2cell(A, d1)"]
        compose(CELLS, mat2cell), "An array cut into blocks, each in a cell."
        [Equal("mat2cell([1 2 3], 1, [1 2])", "{1, [2 3]}"), Fails("mat2cell([1 2 3], 1, [1 1])", "must sum to")];
    "cell2mat" [1 1; 1] ["A = cell2mat(c)"]
        compose(CELLS, cell2mat), "The contents of cells joined to one array."
        [Equal("cell2mat({1, 2; 3, 4})", "[1 2; 3 4]"), Fails("cell2mat(1)", "must be a cell array")];
    "cellslices" [3 4; 1] ["c = cellslices(A, from, to, dim)"]
        pure(cellslices, HOST), "Slices of an array along a dimension, each in a cell."
        [Equal("cellslices(1:4, [1 3], [2 4])", "{[1 2], [3 4]}"), Fails("cellslices(1:4, 1, [1 2])", "same length")];
}

/// For each position of the dimensions that are not `within`, the slice of those that are.
pub(super) fn slices(cx: &mut Cx<'_>, value: &Value, within: &[bool]) -> Flow<Values> {
    let shape = value.shape();
    let dims: Vec<usize> =
        within.iter().enumerate().map(|(k, w)| if *w { 1 } else { shape.dim(k) }).collect();
    let result = Shape::new(&dims);
    let mut cells = Vec::with_capacity(result.numel());
    let stays = stays(cx, value, result.numel());
    for k in 0..result.numel() {
        let mut rest = k;
        let indices: Vec<Index> = within
            .iter()
            .zip(&dims)
            .map(|(within, extent)| {
                if *within {
                    return Index::Colon;
                }
                let at = rest % extent;
                rest /= extent;
                Index::One(at)
            })
            .collect();
        cells.push(part(cx, value, &indices, stays)?);
    }
    one(cell(result, cells))
}

/// Whether so many parts of an array are captured: it is itself, and they are too much to be fetched for nothing.
fn stays(cx: &Cx<'_>, value: &Value, parts: usize) -> bool {
    cx.graph.is_away(value) && value.numel() / parts.max(1) > cx.graph.thresholds.small
}

/// A part of an array, captured where that `stays`.
fn part(cx: &mut Cx<'_>, value: &Value, indices: &[Index], stays: bool) -> Flow<Value> {
    match stays {
        true => cx.graph.index(value, indices),
        false => Ok(index(value, indices)?),
    }
}

fn mat2cell(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let value = &call.args[0];
    let shape = value.shape();
    let mut cuts: Vec<Vec<usize>> = Vec::new();
    for (k, d) in call.args[1..].iter().enumerate() {
        let lengths: Vec<usize> =
            doubles("mat2cell", d)?.into_iter().map(|x| x.max(0.0) as usize).collect();
        let total: usize = lengths.iter().sum();
        if total != shape.dim(k) {
            return Err(refuse(
                "mat2cell",
                "VectorSumMismatch",
                format!(
                    "dimension vectors for dimension {} must sum to {} (instead of {total})",
                    k + 1,
                    shape.dim(k)
                ),
            ));
        }
        cuts.push(lengths);
    }
    for k in cuts.len()..shape.ndims() {
        cuts.push(vec![shape.dim(k)]);
    }
    let dims: Vec<usize> = cuts.iter().map(Vec::len).collect();
    let result = Shape::new(&dims);
    let starts: Vec<Vec<usize>> = cuts
        .iter()
        .map(|lengths| {
            let mut at = 0;
            let step = |n: &usize| {
                at += n;
                at - n
            };
            lengths.iter().map(step).collect()
        })
        .collect();
    let mut cells = Vec::with_capacity(result.numel());
    let stays = stays(cx, value, result.numel());
    for k in 0..result.numel() {
        let mut rest = k;
        let indices: Vec<Index> = (0..dims.len())
            .map(|d| {
                let at = rest % dims[d];
                rest /= dims[d];
                Index::Steps { start: starts[d][at], step: 1, count: cuts[d][at] }
            })
            .collect();
        cells.push(part(cx, value, &indices, stays)?);
    }
    one(cell(result, cells))
}

fn cell2mat(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let Value::Cell(c) = &call.args[0] else {
        return Err(Error::new(
            "MATLAB:cell2mat:UnsupportedCellContent",
            "cell2mat: C must be a cell array",
        )
        .into());
    };
    if c.cells.is_empty() {
        return one(Value::empty());
    }
    let kind = |v: &Value| match v {
        Value::Cell(_) => "cell",
        Value::Struct(_) => "struct",
        other if other.elem_type().is_some() => {
            if other.is_char() {
                "char"
            } else if other.class_name() == "logical" {
                "logical"
            } else {
                "numeric"
            }
        }
        _ => "",
    };
    let first = kind(&c.cells[0]);
    if first.is_empty() || c.cells.iter().any(|v| kind(v) != first) {
        return Err(Error::new(
            "MATLAB:cell2mat:MixedDataTypes",
            "All contents of the input cell array must be of the same data type.",
        )
        .into());
    }
    // Joined along the first dimension, then what that gives along the second, and so on.
    let mut parts = c.cells.clone();
    let mut dims = c.shape.dims().to_vec();
    for k in 0..dims.len() {
        let run = dims[k];
        // Nothing is joined with one part, of which there may be millions.
        if run == 1 && parts.len() > 1 {
            continue;
        }
        parts = parts
            .chunks(run.max(1))
            .map(|run| match run.iter().any(|part| cx.graph.is_away(part)) {
                true => cx.graph.cat(k, run),
                false => Ok(concat::concat(k, run)?),
            })
            .collect::<Result<_, _>>()
            .map_err(|stop| match stop {
                Stop::Error(_) => {
                    Error::new("MATLAB:cell2mat:InvalidDims", "cell2mat: dimension mismatch").into()
                }
                waits => waits,
            })?;
        dims[k] = 1;
    }
    one(parts.into_iter().next().unwrap_or_else(Value::empty))
}

fn cellslices(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let value = &call.args[0];
    let shape = value.shape();
    let (from, to) = (doubles("cellslices", &call.args[1])?, doubles("cellslices", &call.args[2])?);
    if from.len() != to.len() {
        return Err(refuse(
            "cellslices",
            "length",
            "the lower and upper bounds must be of the same length",
        ));
    }
    let dim = match call.args.get(3) {
        Some(d) => within("cellslices", dimension("cellslices", d)?)?,
        None => shape.first_nonsingleton(),
    };
    let mut cells = Vec::with_capacity(from.len());
    for (&from, &to) in from.iter().zip(&to) {
        let mut indices = vec![Index::Colon; shape.ndims().max(dim + 1)];
        let start = (from as usize).saturating_sub(1);
        indices[dim] = Index::Steps { start, step: 1, count: (to as usize).saturating_sub(start) };
        cells.push(index(value, &indices)?);
    }
    one(cell(Shape::matrix(1, cells.len()), cells))
}
