//! Assignments that are a write into memory: the place exists, or comes after the last of a row of cells or structs that has
//! room for it, nobody else sees it, and the value is of the class that is there. Everything else is left to `store`, which says what is wrong.

use super::frame::Frame;
use crate::bytecode::{Opd, PathStep, Reg};
use crate::value::{Array, Data, Scalar, Shape, Value};
use smallvec::SmallVec;
use std::rc::Rc;

/// A scalar operand.
#[inline]
fn scalar(frame: &Frame, src: Opd) -> Option<Scalar> {
    match frame.peek(src) {
        Some(Value::Scalar(s)) => Some(*s),
        _ => None,
    }
}

/// The place from 0 that a subscript names.
#[inline]
fn place(i: f64) -> Option<usize> {
    let k = i as usize;
    (k as f64 == i && k > 0).then(|| k - 1)
}

/// The place that two subscripts name in a matrix.
#[inline]
fn place2(shape: &Shape, i: f64, j: f64) -> Option<usize> {
    let (r, c) = (place(i)?, place(j)?);
    match shape.dims() {
        [rows, cols] if r < *rows && c < *cols => Some(c * rows + r),
        _ => None,
    }
}

/// `var(i) = src`; whether it could be done.
#[inline]
pub(super) fn store_element(frame: &mut Frame, var: Reg, i: Opd, src: Opd) -> bool {
    let (Some(i), Some(x)) = (frame.number(i), scalar(frame, src)) else { return false };
    let (Some(k), Some(array)) = (place(i), unshared(frame, var)) else { return false };
    write(array, k, x)
}

/// `var(i, j) = src` likewise.
#[inline]
pub(super) fn store_element2(frame: &mut Frame, var: Reg, i: Opd, j: Opd, src: Opd) -> bool {
    let (Some(i), Some(j), Some(x)) = (frame.number(i), frame.number(j), scalar(frame, src)) else {
        return false;
    };
    let Some(array) = unshared(frame, var) else { return false };
    match place2(array.shape(), i, j) {
        Some(k) => write(array, k, x),
        None => false,
    }
}

#[inline]
fn unshared(frame: &mut Frame, var: Reg) -> Option<&mut Array> {
    match frame.regs.get_mut(var as usize) {
        Some(Some(Value::Array(array))) => Rc::get_mut(array),
        _ => None,
    }
}

#[inline]
fn write(array: &mut Array, k: usize, x: Scalar) -> bool {
    match (array.data_mut(), x) {
        (Data::F64(v), Scalar::F64(x)) => v.get_mut(k).map(|e| *e = x).is_some(),
        (Data::Bool(v), Scalar::Bool(x)) => v.get_mut(k).map(|e| *e = x).is_some(),
        (Data::Char(v), Scalar::Char(x)) => v.get_mut(k).map(|e| *e = x).is_some(),
        (Data::F32(v), Scalar::F32(x)) => v.get_mut(k).map(|e| *e = x).is_some(),
        (Data::I32(v), Scalar::I32(x)) => v.get_mut(k).map(|e| *e = x).is_some(),
        (Data::U8(v), Scalar::U8(x)) => v.get_mut(k).map(|e| *e = x).is_some(),
        _ => false,
    }
}

/// `var<path> = src`; whether it could be done. The subscripts of the path stay where they are.
pub(super) fn store_path(
    frame: &mut Frame,
    var: Reg,
    steps: &[PathStep],
    args: Reg,
    src: Opd,
) -> bool {
    let mut at = args;
    let mut subscripts: SmallVec<[f64; 4]> = SmallVec::new();
    for step in steps {
        match step {
            PathStep::Field(_) => {}
            PathStep::Brace(n @ 1) | PathStep::Paren(n @ (1 | 2)) => {
                for _ in 0..*n {
                    let Some(i) = frame.number(Opd::reg(at)) else { return false };
                    subscripts.push(i);
                    at += 1;
                }
            }
            _ => return false,
        }
    }
    let Some(value) = frame.peek(src).cloned() else { return false };
    let Some(Some(root)) = frame.regs.get_mut(var as usize) else { return false };
    write_path(root, steps, &subscripts, value)
}

/// The shape of a row of `n` elements with one more, where it is one.
fn row_with_one_more(shape: &Shape, n: usize) -> Option<Shape> {
    let longer = Shape::matrix(1, n + 1);
    let is_row = n > 0 && *shape == Shape::matrix(1, n);
    (is_row && longer.limited_numel(size_of::<Value>()).is_ok()).then_some(longer)
}

/// Whether one more value needs no other memory.
fn has_room(values: &Vec<Value>) -> bool {
    values.len() < values.capacity()
}

fn write_path(root: &mut Value, steps: &[PathStep], subscripts: &[f64], value: Value) -> bool {
    let (mut current, mut rest, mut subscripts) = (root, steps, subscripts);
    loop {
        let next = match (rest, subscripts) {
            ([PathStep::Field(name), after @ ..], _) => {
                let Value::Struct(s) = current else { return false };
                let Some(s) = Rc::get_mut(s).filter(|s| s.shape.is_scalar()) else { return false };
                rest = after;
                s.fields.get_mut(name).and_then(|column| column.first_mut())
            }
            ([PathStep::Brace(1), after @ ..], [i, others @ ..]) => {
                let Value::Cell(cells) = current else { return false };
                let (Some(cells), Some(k)) = (Rc::get_mut(cells), place(*i)) else { return false };
                if k == cells.cells.len() && after.is_empty() {
                    let longer = row_with_one_more(&cells.shape, k);
                    let (Some(shape), true) = (longer, has_room(&cells.cells)) else {
                        return false;
                    };
                    cells.cells.push(value);
                    cells.shape = shape;
                    return true;
                }
                (rest, subscripts) = (after, others);
                cells.cells.get_mut(k)
            }
            // An element of a struct array: its columns hold the fields.
            ([PathStep::Paren(1), PathStep::Field(name), after @ ..], [i, others @ ..]) => {
                let Value::Struct(s) = current else { return false };
                let (Some(s), Some(k)) = (Rc::get_mut(s), place(*i)) else { return false };
                if k == s.shape.numel() && after.is_empty() && s.fields.contains_key(name) {
                    let longer = row_with_one_more(&s.shape, k);
                    let (Some(shape), true) = (longer, s.fields.values().all(has_room)) else {
                        return false;
                    };
                    s.fields.values_mut().for_each(|column| column.push(Value::empty()));
                    s.shape = shape;
                }
                (rest, subscripts) = (after, others);
                s.fields.get_mut(name).and_then(|column| column.get_mut(k))
            }
            ([PathStep::Paren(_)], subscripts) => {
                let (Value::Array(array), Value::Scalar(x)) = (current, value) else {
                    return false;
                };
                let Some(array) = Rc::get_mut(array) else { return false };
                let k = match *subscripts {
                    [i] => place(i),
                    [i, j] => place2(array.shape(), i, j),
                    _ => None,
                };
                return k.is_some_and(|k| write(array, k, x));
            }
            _ => return false,
        };
        let Some(next) = next else { return false };
        if rest.is_empty() {
            *next = value;
            return true;
        }
        current = next;
    }
}
