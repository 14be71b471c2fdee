//! Concatenation: [a b; c d], cat, horzcat, vertcat.
//!
//! The kind of the result follows from all the parts (string, then cell, then struct, then arrays
//! of elements with their class rule); the shape from those parts that count. Must not know the
//! graph: lazy parts are gathered, or concatenated in the graph, before they come here.

use super::objects::shared_class;
use super::with_data;
use super::{
    Array, CellArray, Class, Data, Definition, ElemType, Element, MapState, Object, ObjectArray,
    ObjectState, Refusal, Shape, StructArray, TextArray, Value, cast, text,
};
use crate::diag::{Error, Result};
use indexmap::IndexMap;
use std::rc::Rc;

/// The parts joined along dimension `dim` (from 0).
pub fn concat(dim: usize, parts: &[Value]) -> Result<Value, Refusal> {
    match parts {
        [] => return Ok(Value::empty()),
        [Value::Range(_) | Value::Lazy(_)] => {}
        [one] => return Ok(one.clone()),
        _ => {}
    }
    let has = |test: fn(&Value) -> bool| parts.iter().any(test);
    if has(|v| matches!(v, Value::Object(_) | Value::Objects(_) | Value::Function(_))) {
        return Ok(join_opaque(dim, parts)?);
    }
    if has(|v| matches!(v, Value::Cell(_))) && !has(|v| matches!(v, Value::Text(_))) {
        return Ok(join_cells(dim, parts)?);
    }
    if has(|v| matches!(v, Value::Text(_))) {
        return join_texts(dim, parts);
    }
    if has(|v| matches!(v, Value::Struct(_))) {
        return Ok(join_structs(dim, parts)?);
    }
    join_arrays(dim, parts)
}

/// The class of [a b] for elements of these types, in order.
///
/// char before everything, then the leftmost integer class, then single, double, logical.
pub fn class_of(types: impl IntoIterator<Item = ElemType>) -> ElemType {
    let mut class: Option<Class> = None;
    let mut complex = false;
    for ty in types {
        complex |= ty.complex;
        class = Some(match (class, ty.class) {
            (None, c) => c,
            (Some(Class::Char), _) | (_, Class::Char) => Class::Char,
            (Some(a), _) if a.is_integer() => a,
            (_, b) if b.is_integer() => b,
            (Some(Class::Single), _) | (_, Class::Single) => Class::Single,
            (Some(Class::Logical), Class::Logical) => Class::Logical,
            _ => Class::Double,
        });
    }
    let class = class.unwrap_or(Class::Double);
    ElemType { class, complex: complex && class.is_float() }
}

fn inconsistent() -> Error {
    Error::new(
        "MATLAB:catenate:dimensionMismatch",
        "Dimensions of arrays being concatenated are not consistent.",
    )
}

/// Whether a part of this shape is left out where it does not fit: `[]`, and 1×0 or 0×1.
fn vanishes(shape: &Shape) -> bool {
    shape.ndims() == 2 && shape.is_empty() && shape.rows() + shape.cols() <= 1
}

/// The shape of the whole, and for each part whether its elements take part.
pub fn joined_shape(dim: usize, shapes: &[Shape]) -> Result<(Shape, Vec<bool>)> {
    let agree = |a: &Shape, b: &Shape| {
        let n = a.ndims().max(b.ndims()).max(dim + 1);
        (0..n).all(|k| k == dim || a.dim(k) == b.dim(k))
    };
    let mut whole: Option<Shape> = None;
    let mut used = vec![false; shapes.len()];
    for (k, shape) in shapes.iter().enumerate() {
        let Some(so_far) = &whole else {
            whole = Some(shape.clone());
            used[k] = true;
            continue;
        };
        // 0×0 never counts, not even where its extent would.
        let is_nothing = |shape: &Shape| *shape == Shape::matrix(0, 0);
        let nothing = is_nothing(shape);
        if agree(so_far, shape) && !nothing {
            let extent = so_far.dim(dim).saturating_add(shape.dim(dim));
            whole = Some(so_far.with_dim(dim, extent));
            used[k] = true;
        } else if nothing || vanishes(shape) && !is_nothing(so_far) {
            continue;
        } else if vanishes(so_far) {
            used[..k].fill(false);
            whole = Some(shape.clone());
            used[k] = true;
        } else {
            return Err(inconsistent());
        }
    }
    Ok((whole.unwrap_or_else(|| Shape::matrix(0, 0)), used))
}

/// Elements of parts into one vector. In column-major order a part is, for each position of the
/// dimensions after `dim`, one run of `product(extents up to dim)` elements.
fn interleave<T: Clone>(dim: usize, parts: &[(&[T], &Shape)], total: usize) -> Vec<T> {
    let run = |shape: &Shape| (0..=dim).map(|k| shape.dim(k)).product::<usize>();
    let mut out = Vec::with_capacity(total);
    if let [(only, _)] = parts {
        out.extend_from_slice(only);
        return out;
    }
    let runs: Vec<usize> = parts.iter().map(|(_, shape)| run(shape)).collect();
    let outer = parts
        .iter()
        .zip(&runs)
        .filter(|(_, r)| **r > 0)
        .map(|((elements, _), r)| elements.len() / r)
        .max()
        .unwrap_or(0);
    for position in 0..outer {
        for ((elements, _), &r) in parts.iter().zip(&runs) {
            out.extend_from_slice(&elements[position * r..(position + 1) * r]);
        }
    }
    out
}

fn join_arrays(dim: usize, parts: &[Value]) -> Result<Value, Refusal> {
    let arrays = parts.iter().filter_map(|part| part.host_array().transpose());
    let arrays = arrays.collect::<Result<Vec<Rc<Array>>, Refusal>>()?;
    let ty = class_of(arrays.iter().map(|a| a.elem_type()));
    let shapes: Vec<Shape> = arrays.iter().map(|a| a.shape().clone()).collect();
    let (shape, used) =
        joined_shape(dim, &shapes).map_err(|error| char_hint(error, dim, &arrays))?;
    let total = shape.checked_numel(ty.bytes())?;
    let converted: Vec<Rc<Array>> = arrays
        .into_iter()
        .zip(&used)
        .filter(|(_, used)| **used)
        .map(|(a, _)| if a.elem_type() == ty { a } else { Rc::new(cast::convert_array(&a, ty)) })
        .collect();
    fn of<T: Element>(dim: usize, parts: &[Rc<Array>], total: usize, _: &[T]) -> Data {
        let typed: Vec<(&[T], &Shape)> =
            parts.iter().filter_map(|a| Some((a.as_slice::<T>()?, a.shape()))).collect();
        T::wrap(interleave(dim, &typed, total))
    }
    let data = with_data!(&Data::zeros(ty, 0), v => of(dim, &converted, total, v));
    Ok(Value::from(Array::new(shape, data)))
}

fn char_hint(error: Error, dim: usize, arrays: &[Rc<Array>]) -> Error {
    if dim == 0 && arrays.iter().all(|a| a.class() == Class::Char) {
        return error
            .hint("rows of char arrays must be equally long: see char, strvcat and string");
    }
    error
}

fn join_cells(dim: usize, parts: &[Value]) -> Result<Value> {
    let mut cells: Vec<Rc<CellArray>> = Vec::with_capacity(parts.len());
    for part in parts {
        match part {
            Value::Cell(c) => cells.push(c.clone()),
            // [c, []] is c; any other value becomes one cell.
            Value::Array(a) if a.numel() == 0 && a.class() != Class::Char => {}
            other => cells
                .push(Rc::new(CellArray { shape: Shape::scalar(), cells: vec![other.clone()] })),
        }
    }
    // Empty cell arrays of any shape are dropped beside others.
    if cells.iter().any(|c| !c.cells.is_empty()) {
        cells.retain(|c| !c.cells.is_empty());
    }
    let shapes: Vec<Shape> = cells.iter().map(|c| c.shape.clone()).collect();
    let (shape, used) = joined_shape(dim, &shapes)?;
    let total = shape.checked_numel(size_of::<Value>())?;
    let taken: Vec<(&[Value], &Shape)> = cells
        .iter()
        .zip(&used)
        .filter(|(_, used)| **used)
        .map(|(c, _)| (c.cells.as_slice(), &c.shape))
        .collect();
    let cells = interleave(dim, &taken, total);
    Ok(Value::Cell(Rc::new(CellArray { shape, cells })))
}

fn join_texts(dim: usize, parts: &[Value]) -> Result<Value, Refusal> {
    let texts: Vec<TextArray> = parts
        .iter()
        .map(|part| {
            if let Value::Array(a) = part
                && a.numel() == 0
                && a.class() != Class::Char
            {
                return Ok(TextArray { shape: Shape::matrix(0, 0), texts: Vec::new() });
            }
            let refused = || {
                let from = part.class_name();
                let message = format!("Conversion to string from {from} is not possible.");
                Error::new("MATLAB:invalidConversion", message).into()
            };
            text::texts_of(part)?.ok_or_else(refused)
        })
        .collect::<Result<_, Refusal>>()?;
    let shapes: Vec<Shape> = texts.iter().map(|t| t.shape.clone()).collect();
    let (shape, used) = joined_shape(dim, &shapes)?;
    let total = shape.checked_numel(size_of::<Option<Rc<str>>>())?;
    let taken: Vec<(&[Option<Rc<str>>], &Shape)> = texts
        .iter()
        .zip(&used)
        .filter(|(_, used)| **used)
        .map(|(t, _)| (t.texts.as_slice(), &t.shape))
        .collect();
    let texts = interleave(dim, &taken, total);
    Ok(Value::Text(Rc::new(TextArray { shape, texts })))
}

fn join_structs(dim: usize, parts: &[Value]) -> Result<Value> {
    let mut structs: Vec<&StructArray> = Vec::with_capacity(parts.len());
    let mut nothing = None;
    for part in parts {
        match part {
            // `struct([])` goes with structs of any fields.
            Value::Struct(s) if s.fields.is_empty() && s.shape.is_empty() => nothing = Some(part),
            Value::Struct(s) => structs.push(s),
            other if other.numel() == 0 => {}
            other => {
                return Err(Error::new(
                    "MATLAB:catenate:structFieldBad",
                    format!(
                        "A value of type {} cannot be concatenated with a struct.",
                        other.class_name()
                    ),
                ));
            }
        }
    }
    let Some(first) = structs.first() else {
        return Ok(nothing.cloned().unwrap_or_else(Value::empty));
    };
    let same = |s: &&StructArray| {
        s.fields.len() == first.fields.len()
            && s.fields.keys().all(|name| first.fields.contains_key(name))
    };
    if !structs.iter().all(same) {
        return Err(Error::new(
            "MATLAB:catenate:structFieldBad",
            "Names of fields in structure arrays being concatenated do not match. Concatenation \
             of structure arrays requires that these arrays have the same set of field names.",
        ));
    }
    let shapes: Vec<Shape> = structs.iter().map(|s| s.shape.clone()).collect();
    let (shape, used) = joined_shape(dim, &shapes)?;
    let total = shape.checked_numel(size_of::<Value>())?;
    let mut fields = IndexMap::new();
    for name in first.fields.keys() {
        let taken: Vec<(&[Value], &Shape)> = structs
            .iter()
            .zip(&used)
            .filter(|(_, used)| **used)
            .filter_map(|(s, _)| Some((s.fields.get(name)?.as_slice(), &s.shape)))
            .collect();
        fields.insert(name.clone(), interleave(dim, &taken, total));
    }
    Ok(Value::Struct(Rc::new(StructArray { shape, fields })))
}

/// Handles and objects: alone, beside empties, or as cells of a cell array.
fn join_opaque(dim: usize, parts: &[Value]) -> Result<Value> {
    if parts.iter().any(|v| matches!(v, Value::Cell(_))) {
        return join_cells(dim, parts);
    }
    if parts.iter().any(|v| v.program_class().is_some()) {
        return join_objects(dim, parts);
    }
    if let Some(map) = join_maps(parts) {
        return map;
    }
    let mut kept = parts.iter().filter(|v| v.numel() != 0);
    match (kept.next(), kept.next()) {
        (Some(one), None) => Ok(one.clone()),
        (Some(Value::Function(_)), _) | (_, Some(Value::Function(_))) => Err(Error::new(
            "MATLAB:concatenation:nonscalarFunctionHandle",
            "Nonscalar arrays of function handles are not allowed; use cell arrays instead.",
        )),
        _ => Err(Error::new(
            "MATLAB:invalidArrayOfClass",
            "Objects of this class cannot be concatenated; use cell arrays instead.",
        )),
    }
}

/// Objects of a program's classes, and `[]` beside them.
fn join_objects(dim: usize, parts: &[Value]) -> Result<Value> {
    let mut arrays: Vec<Rc<ObjectArray>> = Vec::with_capacity(parts.len());
    let mut class: Option<Rc<Definition>> = None;
    let named = parts.iter().find_map(Value::program_class);
    for part in parts {
        let Some(array) = ObjectArray::of(part) else {
            if part.numel() == 0 && part.elem_type().is_some() {
                continue;
            }
            let (to, from) = (named.map_or("object", |c| &*c.name), part.class_name());
            let message = format!("Conversion to {to} from {from} is not possible.");
            return Err(Error::new("MATLAB:UnableToConvert", message)
                .hint("a cell array takes values of every class"));
        };
        class = Some(match class {
            Some(class) => shared_class(&class, &array.class)?,
            None => array.class.clone(),
        });
        arrays.push(array);
    }
    let Some(class) = class else { return Ok(Value::empty()) };
    let shapes: Vec<Shape> = arrays.iter().map(|array| array.shape.clone()).collect();
    let (shape, used) = joined_shape(dim, &shapes)?;
    let total = shape.checked_numel(size_of::<Value>())?;
    let taken: Vec<(&[Rc<Object>], &Shape)> = arrays
        .iter()
        .zip(&used)
        .filter(|(_, used)| **used)
        .map(|(array, _)| (array.objects.as_slice(), &array.shape))
        .collect();
    let objects = interleave(dim, &taken, total);
    Ok(Value::from(ObjectArray::new(&class, shape, objects)))
}

/// Maps one after the other are a new map with the entries of all, later ones winning; None where a
/// part is none.
fn join_maps(parts: &[Value]) -> Option<Result<Value, Error>> {
    let state = |v: &Value| match v {
        Value::Object(o) => match &*o.state.borrow() {
            ObjectState::Map(map) => Some(map.clone()),
            _ => None,
        },
        _ => None,
    };
    let maps: Vec<MapState> = parts.iter().map(state).collect::<Option<_>>()?;
    let mut maps = maps.into_iter();
    let mut all = maps.next()?;
    for map in maps {
        let textual = |m: &MapState| &*m.key_type == "char";
        if textual(&map) != textual(&all) {
            return Some(Err(Error::new(
                "MATLAB:Containers:Map:WrongKeyType",
                "maps with text keys and maps with numeric keys cannot be joined",
            )));
        }
        if map.value_type != all.value_type {
            all.value_type = "any".into();
        }
        all.entries.extend(map.entries);
    }
    Some(Ok(Value::Object(Rc::new(Object {
        class: "containers.Map".into(),
        of: None,
        handle: true,
        state: std::cell::RefCell::new(ObjectState::Map(all)),
        at_end: None,
    }))))
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn row(x: &[f64]) -> Value {
        Value::from(Array::row(x.to_vec()))
    }

    fn elements(value: &Value) -> (Vec<usize>, Vec<f64>) {
        let array = value.here().unwrap();
        (array.shape().dims().to_vec(), cast::to_f64(array.data()))
    }

    #[test]
    fn rows_and_columns() {
        let a = concat(1, &[row(&[1.0, 2.0]), 3.0.into()]).unwrap();
        let b = concat(0, &[a, row(&[4.0, 5.0, 6.0])]).unwrap();
        assert_eq!(elements(&b), (vec![2, 3], vec![1.0, 4.0, 2.0, 5.0, 3.0, 6.0]));
        let c = concat(2, &[b.clone(), b.clone()]).unwrap();
        assert_eq!(elements(&c).0, vec![2, 3, 2]);
        let refusal = concat(0, &[b, row(&[1.0])]).unwrap_err();
        let error = refusal.error();
        assert_eq!(error.identifier(), "MATLAB:catenate:dimensionMismatch");
    }

    #[test]
    fn classes() {
        let class = |parts: &[Value]| concat(1, parts).unwrap().class_name().to_owned();
        let i8 = || Value::from(Array::row(vec![1i8, 2]));
        let i16 = || Value::from(Array::row(vec![1i16]));
        assert_eq!(class(&[300.0.into(), i8(), i16()]), "int8");
        assert_eq!(class(&["a".into(), i8()]), "char");
        assert_eq!(class(&[true.into(), true.into()]), "logical");
        assert_eq!(class(&[true.into(), 2.0.into()]), "double");
        assert_eq!(class(&[Value::from(Array::row(vec![1f32])), 2.0.into()]), "single");
        assert_eq!(elements(&concat(1, &[300.0.into(), i8()]).unwrap()).1, vec![127.0, 1.0, 2.0]);
    }

    #[test]
    fn empties_vanish_but_their_class_counts() {
        let x = concat(1, &[Value::empty(), row(&[1.0]), Value::empty()]).unwrap();
        assert_eq!(elements(&x), (vec![1, 1], vec![1.0]));
        assert_eq!(concat(1, &["".into(), 65.0.into()]).unwrap().class_name(), "char");
        let tall = Value::from(Array::column(vec![1.0, 2.0]));
        assert_eq!(elements(&concat(1, &[Value::empty(), tall]).unwrap()).0, vec![2, 1]);
        let zero_by_three = Value::from(Array::zeros(ElemType::DOUBLE, Shape::matrix(0, 3)));
        let stacked = concat(0, &[zero_by_three, row(&[1.0, 2.0, 3.0])]).unwrap();
        assert_eq!(elements(&stacked).0, vec![1, 3]);
    }

    #[test]
    fn cells_and_texts() {
        let c = Value::cellstr(Shape::matrix(1, 1), ["a"]);
        let joined = concat(1, &[c.clone(), 5.0.into(), Value::empty()]).unwrap();
        assert_eq!(joined.shape(), Shape::matrix(1, 2));
        let s = Value::Text(Rc::new(TextArray {
            shape: Shape::scalar(),
            texts: vec![Some(Rc::from("x"))],
        }));
        let joined = concat(1, &[s, "yz".into(), 2.5.into(), c]).unwrap();
        assert_eq!(joined.as_texts().unwrap().unwrap(), ["x", "yz", "2.5", "a"]);
    }
}
