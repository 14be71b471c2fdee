//! Cells to structs and back.

use super::make::is_name;
use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::{cell, dimension, one, refuse, texts, within};
use crate::builtins::declare::{Captures, builtins, compose};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::value::{Shape, StructArray, Value, text};
use indexmap::IndexMap;
use std::rc::Rc;

builtins! {
    /// Cells to structs and back.
    ALL, CellsAndStructs;
    "struct2cell" [1 1; 1] ["c = struct2cell(s)"]
        compose(Captures::Never("its results are no arrays"), struct2cell), "The values of a struct's fields as a cell array."
        [Equal("struct2cell(struct('a', 1, 'b', 'x'))", "{1; 'x'}"), Fails("struct2cell(1)", "expected a struct")];
    "cell2struct" [2 3; 1] ["s = cell2struct(c, names)", "s = cell2struct(c, names, dim)"]
        compose(Captures::Never("its results are no arrays"), cell2struct), "A struct array with the contents of cells as values."
        [Equal("cell2struct({1; 2}, {'a'; 'b'}, 1).b", "2"), Fails("cell2struct({1; 2}, {'a'}, 1)", "number of FIELDS")];
}

fn struct2cell(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let Value::Struct(s) = &call.args[0] else {
        return Err(refuse(
            "struct2cell",
            "input",
            format!("expected a struct, found {}", call.args[0].class_name()),
        ));
    };
    let mut dims = vec![s.fields.len()];
    // A column of structs gives a matrix; everything else keeps its dimensions behind the fields.
    if s.shape.ndims() == 2 && s.shape.cols() == 1 {
        dims.push(s.shape.rows());
    } else {
        dims.extend(s.shape.dims());
    }
    let mut cells = Vec::new();
    for k in 0..s.shape.numel() {
        cells.extend(s.fields.values().map(|column| column[k].clone()));
    }
    one(cell(Shape::new(&dims), cells))
}

fn names_of(value: &Value) -> Flow<Vec<String>> {
    if let Some(array) = value.host_array()?
        && let Some(rows) = text::char_rows(&array)
        && rows.len() > 1
    {
        return Ok(rows.into_iter().map(|r| r.trim_end().to_owned()).collect());
    }
    texts("cell2struct", value)
}

fn cell2struct(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let Value::Cell(c) = &call.args[0] else {
        return Err(refuse("cell2struct", "input", "argument CELL must be a cell array"));
    };
    let names = names_of(&call.args[1]).map_err(|_| {
        refuse(
            "cell2struct",
            "fields",
            "FIELDS must be a cell array of strings or a character matrix",
        )
    })?;
    let dim = match call.args.get(2) {
        Some(d) => within("cell2struct", dimension("cell2struct", d)?)?,
        None => 0,
    };
    if dim >= c.shape.ndims() {
        return Err(refuse("cell2struct", "dim", "DIM must be a valid dimension"));
    }
    if c.shape.dim(dim) != names.len() {
        return Err(refuse("cell2struct", "count", "number of FIELDS does not match dimension"));
    }
    if let Some(bad) = names.iter().find(|n| !is_name(n)) {
        return Err(refuse("cell2struct", "name", format!("invalid field name '{bad}'")));
    }
    let mut rest: Vec<usize> = c.shape.dims().to_vec();
    rest.remove(dim);
    let shape = if rest.len() == 1 { Shape::matrix(rest[0], 1) } else { Shape::new(&rest) };
    let inner: usize = c.shape.dims()[..dim].iter().product();
    let count = names.len();
    let mut fields: IndexMap<Rc<str>, Vec<Value>> = IndexMap::new();
    for (f, name) in names.iter().enumerate() {
        let column = (0..shape.numel())
            .map(|k| {
                let (low, high) = (k % inner.max(1), k / inner.max(1));
                c.cells[(high * count + f) * inner + low].clone()
            })
            .collect();
        fields.insert(Rc::from(name.as_str()), column);
    }
    one(Value::Struct(Rc::new(StructArray { shape, fields })))
}
