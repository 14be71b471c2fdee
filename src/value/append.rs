//! `[x y]` and `[x; y]` written back to x: in place, so that building an array piece by piece takes
//! time in proportion to its length. Must not know the graph.

use super::room::reserve;
use super::{Array, Data, ElemType, Element, Scalar, Shape, Value, with_data};
use std::rc::Rc;

/// Joins parts to the end of a row (`dim` 1) or column (`dim` 0) in place. False, and nothing is
/// changed, where the target is shared or the result needs more than copying elements of one type.
pub fn append(target: &mut Value, dim: usize, parts: &[Value]) -> bool {
    match target {
        Value::Array(array) => {
            Rc::get_mut(array).is_some_and(|array| append_elements(array, dim, parts))
        }
        Value::Cell(cells) => {
            let Some(cells) = Rc::get_mut(cells) else { return false };
            let Some(length) = length(&cells.shape, dim) else { return false };
            let fits = |part: &Value| match part {
                Value::Cell(c) => length_of_part(&c.shape, dim).is_some(),
                Value::Array(a) => a.numel() > 0,
                Value::Scalar(_) | Value::Struct(_) | Value::Function(_) => true,
                _ => false,
            };
            let total = length
                + parts
                    .iter()
                    .map(|p| if let Value::Cell(c) = p { c.cells.len() } else { 1 })
                    .sum::<usize>();
            if !parts.iter().all(fits) || !possible(dim, total, size_of::<Value>()) {
                return false;
            }
            for part in parts {
                match part {
                    Value::Cell(c) => cells.cells.extend_from_slice(&c.cells),
                    other => cells.cells.push(other.clone()),
                }
            }
            cells.shape = vector(dim, total);
            true
        }
        Value::Text(texts) => {
            let Some(texts) = Rc::get_mut(texts) else { return false };
            let Some(mut total) = length(&texts.shape, dim) else { return false };
            for part in parts {
                let Value::Text(t) = part else { return false };
                let Some(n) = length_of_part(&t.shape, dim) else { return false };
                total += n;
            }
            if !possible(dim, total, size_of::<Option<Rc<str>>>()) {
                return false;
            }
            for part in parts {
                if let Value::Text(t) = part {
                    texts.texts.extend_from_slice(&t.texts);
                }
            }
            texts.shape = vector(dim, total);
            true
        }
        _ => false,
    }
}

fn vector(dim: usize, n: usize) -> Shape {
    if dim == 0 { Shape::matrix(n, 1) } else { Shape::matrix(1, n) }
}

/// Whether a vector of so many elements can exist. One element would have to become a scalar.
fn possible(dim: usize, total: usize, bytes: usize) -> bool {
    total > 1 && vector(dim, total).limited_numel(bytes).is_ok()
}

/// The length of a target that grows along a dimension: a vector along it, or 0×0.
fn length(shape: &Shape, dim: usize) -> Option<usize> {
    match shape.dims() {
        [0, 0] => Some(0),
        _ => length_of_part(shape, dim),
    }
}

/// The length of what is joined; empty parts have rules of their own.
fn length_of_part(shape: &Shape, dim: usize) -> Option<usize> {
    match (shape.dims(), dim) {
        ([1, n], 1) | ([n, 1], 0) if *n > 0 => Some(*n),
        _ => None,
    }
}

fn append_elements(array: &mut Array, dim: usize, parts: &[Value]) -> bool {
    let Some(mut total) = length(array.shape(), dim) else { return false };
    let ty = array.elem_type();
    for part in parts {
        total += match part {
            Value::Scalar(s) if ElemType::real(s.class()) == ty => 1,
            Value::Array(a) if a.elem_type() == ty => {
                let Some(n) = length_of_part(a.shape(), dim) else { return false };
                n
            }
            _ => return false,
        };
    }
    if !possible(dim, total, ty.bytes()) {
        return false;
    }
    fn extend<T: Element>(v: &mut Vec<T>, part: &Array) {
        v.extend_from_slice(T::slice(part.data()).unwrap_or_default());
    }
    macro_rules! push {
        ($data:expr, $s:expr; $($variant:ident)*) => {
            match ($data, $s) {
                $((Data::$variant(v), Scalar::$variant(x)) => v.push(x),)*
                _ => {}
            }
        };
    }
    let more = total - array.numel();
    let appended = array.change(&vector(dim, total), |data| {
        with_data!(&mut *data, v => reserve(v, more))?;
        for part in parts {
            match part {
                Value::Scalar(s) => {
                    push!(&mut *data, *s; F64 F32 I8 I16 I32 I64 U8 U16 U32 U64 Bool Char);
                }
                Value::Array(a) => with_data!(&mut *data, v => extend(v, a)),
                _ => {}
            }
        }
        Ok(())
    });
    appended.is_ok()
}

#[cfg(test)]
mod tests {
    use super::super::concat::concat;
    use super::super::{CellArray, TextArray};
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn cell(values: Vec<Value>) -> Value {
        let shape = Shape::matrix(1, values.len());
        Value::Cell(Rc::new(CellArray { shape, cells: values }))
    }

    /// Appending gives what joining gives, or leaves the target as it was.
    #[test]
    fn it_is_concatenation() {
        let text = |t: &str| {
            let texts = vec![Some(Rc::from(t)); 2];
            Value::Text(Rc::new(TextArray { shape: Shape::matrix(1, 2), texts }))
        };
        let row = |x: &[f64]| Value::from(Array::row(x.to_vec()));
        let column = || Value::from(Array::column(vec![1.0, 2.0]));
        let all = || {
            [
                Value::empty(),
                "".into(),
                "abc".into(),
                "x".into(),
                1.0.into(),
                true.into(),
                row(&[1.0, 2.0]),
                row(&[]),
                column(),
                Value::from(Array::row(vec![1u8, 2])),
                cell(vec![1.0.into(), "a".into()]),
                cell(vec![]),
                text("t"),
            ]
        };
        let (mut in_place, count) = (0, all().len());
        for k in 0..count {
            for a in all() {
                for b in all() {
                    for dim in [0, 1] {
                        let mut target = all()[k].clone();
                        let joined = concat(dim, &[target.clone(), a.clone(), b.clone()]);
                        if append(&mut target, dim, &[a.clone(), b.clone()]) {
                            in_place += 1;
                            let joined = joined.expect("what can be appended can be joined");
                            assert_eq!(format!("{target:?}"), format!("{joined:?}"));
                        } else {
                            assert_eq!(format!("{target:?}"), format!("{:?}", all()[k]));
                        }
                    }
                }
            }
        }
        assert!(in_place > 50, "{in_place}");
        let shared = row(&[1.0, 2.0]);
        assert!(!append(&mut shared.clone(), 1, &[3.0.into()]));
    }
}
