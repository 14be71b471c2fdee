//! Making cells and structs.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::{array, cell, one, refuse, sizes, text};
use crate::builtins::declare::{Captures, builtins, compose};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::diag::Error;
use crate::value::{Object, ObjectState, Shape, StructArray, Value};
use indexmap::IndexMap;
use std::rc::Rc;

builtins! {
    /// Making cells and structs.
    ALL, CellsAndStructs;
    "cell" [0 255; 1] ["c = cell(n)", "c = cell(m, n, ...)", "c = cell(sz)"]
        compose(Captures::Never("its results are no arrays"), make_cell), "A cell array of empty cells."
        [Equal("cell(1, 2)", "{[], []}"), Equal("size(cell(2))", "[2 2]"), Fails("cell('a', {})", "expected")];
    "struct" [0 255; 1] ["s = struct()", "s = struct(name, value, ...)", "s = struct(object)"]
        compose(Captures::Never("its results are no arrays"), make_struct), "A struct with the given fields; a cell array gives one struct for each cell."
        [Equal("struct('a', 1).a", "1"), Equal("size(struct('a', {{1, 2}}))", "[1 1]"), Fails("struct('a')", "pairs")];
    "num2cell" [1 2; 1] ["c = num2cell(A)", "c = num2cell(A, dims)"]
        compose(Captures::Never("its results are no arrays"), num2cell), "Each element, or each slice along dimensions, in a cell of its own."
        [Equal("num2cell([1 2])", "{1, 2}"), Equal("num2cell([1 2; 3 4], 1)", "{[1; 3], [2; 4]}"), Fails("num2cell(1, 0)", "positive integer")];
}

builtins! {
    /// What only the machine calls.
    HELPERS, CellsAndStructs;
    "struct_of_any_names" [0 255; 1] ["s = struct_of_any_names(name, value, ...)"]
        compose(Captures::Never("its results are no arrays"), make_struct_of_any_names), "As struct, of any names: what struct makes in a program of Octave's." [];
}

fn make_cell(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let shape = match call.args {
        [] => Shape::matrix(0, 0),
        args => sizes("cell", args)?,
    };
    let n = shape.checked_numel(size_of::<Value>())?;
    one(cell(shape, vec![Value::empty(); n]))
}

/// Whether a text can be the name of a field.
pub(super) fn is_name(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

fn make_struct(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    struct_named(call, is_name)
}

fn make_struct_of_any_names(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    struct_named(call, |_| true)
}

/// The struct of names and values, of which each name is to be one.
fn struct_named(call: Call<'_>, is_name: fn(&str) -> bool) -> Flow<Values> {
    match call.args {
        [] => {
            let s = StructArray { shape: Shape::scalar(), fields: IndexMap::new() };
            return one(Value::Struct(Rc::new(s)));
        }
        [Value::Struct(s)] => return one(Value::Struct(s.clone())),
        [Value::Object(o)] => return of_object(o),
        [only] if only.numel() == 0 && only.elem_type().is_some() => {
            let shape = Shape::matrix(0, 0);
            return one(Value::Struct(Rc::new(StructArray { shape, fields: IndexMap::new() })));
        }
        args if args.len() % 2 != 0 => {
            return Err(Error::new(
                "MATLAB:StructArgumentsMismatch",
                "Field and value input arguments must come in pairs.",
            )
            .into());
        }
        _ => {}
    }
    let mut shape = Shape::scalar();
    let mut first = 0;
    for (k, pair) in call.args.chunks(2).enumerate() {
        if let Value::Cell(c) = &pair[1]
            && !c.shape.is_scalar()
        {
            if !shape.is_scalar() && shape != c.shape {
                let message = format!(
                    "Array dimensions of input {} must match those of input {first} or be scalar.",
                    2 * k + 2
                );
                return Err(Error::new("MATLAB:structDimMismatch", message).into());
            }
            first = 2 * k + 2;
            shape = c.shape.clone();
        }
    }
    let n = shape.numel();
    let mut fields: IndexMap<Rc<str>, Vec<Value>> = IndexMap::new();
    for pair in call.args.chunks(2) {
        let name = text("struct", &pair[0])?;
        if !is_name(&name) {
            return Err(Error::new(
                "MATLAB:AddField:InvalidFieldName",
                format!("Invalid field name \"{name}\"."),
            )
            .into());
        }
        let column = match &pair[1] {
            Value::Cell(c) if c.shape.is_scalar() => vec![c.cells[0].clone(); n],
            Value::Cell(c) => c.cells.clone(),
            value => vec![value.clone(); n],
        };
        fields.insert(Rc::from(name.as_str()), column);
    }
    one(Value::Struct(Rc::new(StructArray { shape, fields })))
}

fn of_object(object: &Object) -> Flow<Values> {
    let fields = match &*object.state.borrow() {
        ObjectState::Fields(fields) => {
            fields.iter().map(|(k, v)| (k.clone(), vec![v.clone()])).collect()
        }
        ObjectState::Dictionary(of) => {
            of.to_fields().into_iter().map(|(k, v)| (k, vec![v])).collect()
        }
        ObjectState::Map(map) => [
            ("Count", Value::from(map.entries.len() as f64)),
            ("KeyType", Value::from(&*map.key_type)),
            ("ValueType", Value::from(&*map.value_type)),
        ]
        .into_iter()
        .map(|(k, v)| (Rc::from(k), vec![v]))
        .collect(),
    };
    one(Value::Struct(Rc::new(StructArray { shape: Shape::scalar(), fields })))
}

fn num2cell(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let value = &call.args[0];
    let shape = value.shape();
    if let [_, dims] = call.args {
        let mut within = vec![false; shape.ndims()];
        for d in crate::builtins::arguments::doubles("num2cell", dims)? {
            let d = crate::builtins::arguments::dimension("num2cell", &Value::from(d))?;
            if d >= shape.ndims() {
                return Err(refuse(
                    "num2cell",
                    "dim",
                    "dimension vectors must be within the dimensions of A",
                ));
            }
            within[d] = true;
        }
        return super::slices::slices(cx, value, &within);
    }
    if value.elem_type().is_some() {
        array("num2cell", value)?;
    }
    let cells = (0..shape.numel())
        .map(|k| Ok(crate::value::index::index(value, &[crate::value::index::Index::One(k)])?))
        .collect::<Flow<Vec<Value>>>()?;
    one(cell(shape, cells))
}
