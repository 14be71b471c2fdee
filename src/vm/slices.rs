//! Few elements at once: slices of matrices that are read and written where they lie, and arithmetic on them. What is not as
//! simple, and everything that is wrong, is left to `access`, `store` and `operate`. Must not know the graph.

use super::frame::Frame;
use crate::bytecode::{Opd, Reg};
use crate::op::Op;
use crate::value::{Array, Data, Element, Marks, Scalar, Shape, Value, with_data};
use std::rc::Rc;

/// More elements than this are not few.
const MOST: usize = 64;

/// The places from 0 that a subscript selects.
#[derive(Clone, Copy)]
struct Steps {
    start: usize,
    step: isize,
    count: usize,
}

impl Steps {
    /// The places that a subscript of an extent names; None where one is not there, or they are many.
    fn of(subscript: &Value, extent: usize) -> Option<Steps> {
        let place = |x: f64| {
            let k = x as usize;
            (k as f64 == x && k > 0 && k <= extent).then(|| k - 1)
        };
        match subscript {
            Value::Scalar(Scalar::F64(x)) => Some(Steps { start: place(*x)?, step: 1, count: 1 }),
            Value::Scalar(Scalar::Char(unit)) if unit.0 == u16::from(b':') => {
                (1..=MOST).contains(&extent).then_some(Steps { start: 0, step: 1, count: extent })
            }
            Value::Range(r) if (1..=MOST).contains(&r.count) && r.step.fract() == 0.0 => {
                let (start, _) = (place(r.start)?, place(r.at(r.count - 1))?);
                Some(Steps { start, step: r.step as isize, count: r.count })
            }
            _ => None,
        }
    }

    fn places(self) -> impl Iterator<Item = usize> {
        (0..self.count as isize).map(move |k| (self.start as isize + k * self.step) as usize)
    }
}

/// Rows and columns of a matrix.
fn extents(array: &Array) -> Option<(usize, usize)> {
    match array.shape().dims() {
        [rows, cols] => Some((*rows, *cols)),
        _ => None,
    }
}

/// What subscripts select of a matrix: the places in it, and the shape of that.
fn selected(array: &Array, frame: &Frame, subscripts: &[Opd]) -> Option<(Steps, Steps, Shape)> {
    let (rows, cols) = extents(array)?;
    let (i, j, shape) = match *subscripts {
        [i] => {
            let Some(subscript @ Value::Range(_)) = frame.peek(i) else { return None };
            let i = Steps::of(subscript, array.numel())?;
            let column = cols == 1 && rows != 1;
            let shape = if column { Shape::matrix(i.count, 1) } else { Shape::matrix(1, i.count) };
            (i, Steps { start: 0, step: 1, count: 1 }, shape)
        }
        [i, j] => {
            let (i, j) = (Steps::of(frame.peek(i)?, rows)?, Steps::of(frame.peek(j)?, cols)?);
            (i, j, Shape::matrix(i.count, j.count))
        }
        _ => return None,
    };
    (2..=MOST).contains(&(i.count * j.count)).then_some((i, j, shape))
}

/// The places of a matrix with so many rows that two subscripts select, the first fastest.
fn places(rows: usize, i: Steps, j: Steps) -> impl Iterator<Item = usize> {
    j.places().flat_map(move |column| i.places().map(move |row| column * rows + row))
}

/// `base(subscripts)`, where those are ranges, numbers or colons, and select `most` elements at most.
pub(super) fn read(frame: &Frame, base: Reg, subscripts: &[Opd], most: usize) -> Option<Value> {
    let held;
    let array = match frame.peek(Opd::reg(base))? {
        Value::Array(array) => array,
        Value::Lazy(lazy) if lazy.marks == Marks::default() => {
            held = lazy.node.host()?;
            &held
        }
        _ => return None,
    };
    if array.is_sparse() {
        return None;
    }
    if array.is_complex()
        && let Some(one) = complex_element(array, frame, subscripts)
    {
        return Some(one);
    }
    let (i, j, shape) = selected(array, frame, subscripts)?;
    // Whether a part of what is complex is real is decided by its elements.
    if array.is_complex() || shape.numel() > most {
        return None;
    }
    let at = places(array.shape().rows(), i, j);
    let data = with_data!(array.data(), v => Element::wrap(at.map(|k| v[k]).collect()));
    Some(Value::Array(Rc::new(Array::new(shape, data))))
}

/// One element of a complex array: real where its imaginary part is 0.
fn complex_element(array: &Array, frame: &Frame, subscripts: &[Opd]) -> Option<Value> {
    let place = |o: Opd, extent: usize| {
        let Steps { start, count: 1, .. } = Steps::of(frame.peek(o)?, extent)? else {
            return None;
        };
        Some(start)
    };
    let at = match *subscripts {
        [i] if !matches!(frame.peek(i), Some(Value::Scalar(Scalar::Char(_)))) => {
            place(i, array.numel())?
        }
        [i, j] => {
            let (rows, cols) = extents(array)?;
            place(i, rows)? + rows * place(j, cols)?
        }
        _ => return None,
    };
    let one = |data: Data| Some(Value::Array(Rc::new(Array::new(Shape::scalar(), data))));
    match array.data() {
        Data::C64(v) if v[at].im == 0.0 => Some(Value::Scalar(Scalar::F64(v[at].re))),
        Data::C32(v) if v[at].im == 0.0 => Some(Value::Scalar(Scalar::F32(v[at].re))),
        Data::C64(v) => one(Data::C64(vec![v[at]])),
        Data::C32(v) => one(Data::C32(vec![v[at]])),
        _ => None,
    }
}

/// `var(subscripts) = src` of doubles, where nobody else has them; whether it could be done.
pub(super) fn store(frame: &mut Frame, var: Reg, subscripts: &[Opd], src: Opd) -> bool {
    let Some(mut target) = frame.regs.get_mut(var as usize).and_then(Option::take) else {
        return false;
    };
    let done = write(frame, &mut target, subscripts, src).is_some();
    frame.regs[var as usize] = Some(target);
    done
}

fn write(frame: &Frame, target: &mut Value, subscripts: &[Opd], src: Opd) -> Option<()> {
    let Value::Array(array) = target else { return None };
    let array = Rc::get_mut(array)?;
    let (i, j, shape) = selected(array, frame, subscripts)?;
    let at = places(array.shape().rows(), i, j);
    let Data::F64(to) = array.data_mut() else { return None };
    match frame.peek(src)? {
        Value::Scalar(Scalar::F64(x)) => at.for_each(|k| to[k] = *x),
        Value::Array(from) if along(&shape) == along(from.shape()) => {
            let Data::F64(from) = from.data() else { return None };
            at.zip(from).for_each(|(k, x)| to[k] = *x);
        }
        _ => return None,
    }
    Some(())
}

/// The extents of a matrix that are not 1; of what has more dimensions none.
fn along(shape: &Shape) -> Option<(usize, usize)> {
    match *shape.dims() {
        [1, n] | [n, 1] => Some((n, 1)),
        [m, n] => Some((m, n)),
        _ => None,
    }
}

/// The elements of a real matrix of doubles, and its rows and columns, where it has `most` elements at most.
fn doubles(value: &Value, most: usize) -> Option<(&[f64], usize, usize)> {
    let Value::Array(array) = value else { return None };
    let (rows, cols) = extents(array)?;
    match array.data() {
        Data::F64(v) if (2..=most.min(MOST)).contains(&v.len()) && !array.is_sparse() => {
            Some((v, rows, cols))
        }
        _ => None,
    }
}

/// The product of two matrices of doubles, in the order that `op::matmul` defines; all three of `most` elements at most.
pub(super) fn product(a: &Value, b: &Value, most: usize) -> Option<Value> {
    let ((x, rows, inner), (y, height, cols)) = (doubles(a, most)?, doubles(b, most)?);
    if inner != height || rows * cols > most.min(MOST) {
        return None;
    }
    let mut made = vec![0.0; rows * cols];
    for (sums, y) in made.chunks_mut(rows).zip(y.chunks(inner)) {
        for (x, &y) in x.chunks(rows).zip(y) {
            sums.iter_mut().zip(x).for_each(|(sum, x)| *sum += x * y);
        }
    }
    Some(match made[..] {
        [one] => Value::from(one),
        _ => Value::Array(Rc::new(Array::from_vec(Shape::matrix(rows, cols), made))),
    })
}

/// A matrix of doubles with rows for columns; of `most` elements at most.
pub(super) fn transposed(a: &Value, most: usize) -> Option<Value> {
    let (x, rows, cols) = doubles(a, most)?;
    let made = (0..rows).flat_map(|i| x.iter().skip(i).step_by(rows).copied()).collect();
    Some(Value::Array(Rc::new(Array::from_vec(Shape::matrix(cols, rows), made))))
}

/// Arithmetic of doubles: of two arrays of one shape, or of one and a number; of `most` elements at most.
pub(super) fn arithmetic(op: Op, a: &Value, b: &Value, most: usize) -> Option<Value> {
    fn elements(value: &Value) -> Option<(&Shape, &[f64])> {
        match value {
            Value::Array(array) if (2..=MOST).contains(&array.numel()) => match array.data() {
                Data::F64(v) => Some((array.shape(), v)),
                _ => None,
            },
            _ => None,
        }
    }
    fn number(value: &Value) -> Option<f64> {
        match value {
            Value::Scalar(Scalar::F64(x)) => Some(*x),
            _ => None,
        }
    }
    let pairs = |f: fn(f64, f64) -> f64| -> Option<(Shape, Vec<f64>)> {
        Some(match (elements(a), elements(b)) {
            (Some((shape, x)), Some((other, y))) if shape == other => {
                (shape.clone(), x.iter().zip(y).map(|(&x, &y)| f(x, y)).collect())
            }
            (Some((shape, x)), None) => {
                let y = number(b)?;
                (shape.clone(), x.iter().map(|&x| f(x, y)).collect())
            }
            (None, Some((shape, y))) => {
                let x = number(a)?;
                (shape.clone(), y.iter().map(|&y| f(x, y)).collect())
            }
            _ => return None,
        })
    };
    let f: fn(f64, f64) -> f64 = match op {
        op if op == Op::Add => |x, y| x + y,
        op if op == Op::Sub => |x, y| x - y,
        op if op == Op::Mul => |x, y| x * y,
        op if op == Op::Div => |x, y| x / y,
        // Squares are exact products.
        op if op == Op::Pow && number(b) == Some(2.0) => |x, _| x * x,
        _ => return None,
    };
    let (shape, made) = pairs(f).filter(|(_, made)| made.len() <= most)?;
    Some(Value::Array(Rc::new(Array::from_vec(shape, made))))
}
