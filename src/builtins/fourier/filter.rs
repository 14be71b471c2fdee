//! Recursive filters and two-dimensional convolution.

use crate::builtins::{Call, Cx, Flow, Values};
use crate::diag::Error;
use crate::graph::in_steps;
use crate::op::pace::Pace;
use crate::value::{Array, Class, Data, Scalar, Shape, Value};
use num_complex::Complex64;
use std::ops::{Add, Div, Mul, Sub};
use std::rc::Rc;

/// The arithmetic that filters and convolutions need: doubles or complex doubles.
trait Field:
    Copy
    + Default
    + PartialEq
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
{
    fn of(a: &Array) -> Vec<Self>;
    fn array(shape: Shape, v: Vec<Self>, single: bool) -> Value;
    fn one() -> Self;
}

impl Field for f64 {
    fn of(a: &Array) -> Vec<f64> {
        (0..a.numel()).map(|i| Scalar::of(a.data(), i).map_or(f64::NAN, |s| s.to_f64())).collect()
    }
    fn array(shape: Shape, v: Vec<f64>, single: bool) -> Value {
        if single {
            Value::from(Array::from_vec(shape, v.iter().map(|&x| x as f32).collect::<Vec<f32>>()))
        } else {
            Value::from(Array::from_vec(shape, v))
        }
    }
    fn one() -> f64 {
        1.0
    }
}

impl Field for Complex64 {
    fn of(a: &Array) -> Vec<Complex64> {
        match a.data() {
            Data::C64(v) => v.clone(),
            Data::C32(v) => {
                v.iter().map(|z| Complex64::new(f64::from(z.re), f64::from(z.im))).collect()
            }
            _ => f64::of(a).into_iter().map(|x| Complex64::new(x, 0.0)).collect(),
        }
    }
    fn array(shape: Shape, v: Vec<Complex64>, single: bool) -> Value {
        if v.iter().all(|z| z.im == 0.0) {
            return f64::array(shape, v.iter().map(|z| z.re).collect(), single);
        }
        if single {
            let narrow = |z: &Complex64| num_complex::Complex32::new(z.re as f32, z.im as f32);
            Value::from(Array::from_vec(shape, v.iter().map(narrow).collect::<Vec<_>>()))
        } else {
            Value::from(Array::from_vec(shape, v))
        }
    }
    fn one() -> Complex64 {
        Complex64::new(1.0, 0.0)
    }
}

fn bad(name: &str, message: String) -> Error {
    Error::new(format!("MATLAB:{name}:badArgument"), format!("{name}: {message}"))
}

fn array(name: &'static str, value: &Value) -> Flow<Rc<Array>> {
    match value.host_array() {
        Some(a) if a.class() != Class::Char => Ok(a),
        _ => {
            Err(bad(name, format!("expected a numeric array, found {}", value.class_name())).into())
        }
    }
}

/// `[y, sf] = filter(b, a, x, si, dim)`.
pub(super) fn filter(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let [b, a, x] = [0, 1, 2].map(|k| array("filter", &call.args[k]));
    let (b, a, x) = (b?, a?, x?);
    let start = match call.args.get(3) {
        Some(v) if v.numel() > 0 => Some(array("filter", v)?),
        _ => None,
    };
    let dim = match call.args.get(4) {
        Some(v) => {
            let d = f64::of(&*array("filter", v)?);
            match d.as_slice() {
                [d] if *d >= 1.0 && *d == d.trunc() && *d < 1e3 => *d as usize - 1,
                _ => {
                    return Err(
                        bad("filter", "the dimension must be a positive integer".into()).into()
                    );
                }
            }
        }
        None => x.shape().first_nonsingleton(),
    };
    let parts: Vec<&Array> =
        [&b, &a, &x].into_iter().chain(start.as_ref()).map(|r| r.as_ref()).collect();
    let single = parts.iter().any(|p| p.class() == Class::Single);
    if parts.iter().any(|p| p.is_complex()) {
        filter_in::<Complex64>(&b, &a, &x, start.as_deref(), dim, single)
    } else {
        filter_in::<f64>(&b, &a, &x, start.as_deref(), dim, single)
    }
}

fn filter_in<T: Field + 'static>(
    b: &Array,
    a: &Array,
    x: &Array,
    start: Option<&Array>,
    dim: usize,
    single: bool,
) -> Flow<Values> {
    let (mut num, mut den) = (T::of(b), T::of(a));
    if den.first().is_none_or(|&d| d == T::default()) {
        let message = "the first coefficient of the denominator must not be zero";
        return Err(bad("filter", message.into()).into());
    }
    let order = num.len().max(den.len());
    num.resize(order, T::default());
    den.resize(order, T::default());
    let lead = den[0];
    if lead != T::one() {
        num.iter_mut().chain(&mut den).for_each(|c| *c = *c / lead);
    }
    let shape = x.shape();
    let n = shape.dim(dim);
    let inner: usize = (0..dim).map(|d| shape.dim(d)).product();
    let outer: usize = (dim + 1..shape.ndims()).map(|d| shape.dim(d)).product();
    let lines = inner * outer;
    let delays = order - 1;
    let mut state = vec![T::default(); delays * lines];
    if let Some(s) = start {
        let given = T::of(s);
        if given.len() != state.len() {
            return Err(bad(
                "filter",
                format!("expected {} initial values, found {}", state.len(), given.len()),
            )
            .into());
        }
        state = given;
    }
    let input = T::of(x);
    let shape = shape.clone();
    let cost = 2.0 * ARITHMETIC as f64 * order as f64 * input.len() as f64;
    in_steps(cost, async move {
        let mut pace = Pace::default();
        let mut output = vec![T::default(); input.len()];
        for o in 0..outer {
            for i in 0..inner {
                let line = i + inner * o;
                let z = &mut state[delays * line..delays * (line + 1)];
                for k in 0..n {
                    let at = i + inner * (k + n * o);
                    let value = input[at];
                    // Direct form II, transposed.
                    let y = if delays > 0 { z[0] + num[0] * value } else { num[0] * value };
                    for d in 0..delays {
                        let next = if d + 1 < delays { z[d + 1] } else { T::default() };
                        z[d] = next + num[d + 1] * value - den[d + 1] * y;
                    }
                    output[at] = y;
                    pace.spend(ARITHMETIC * 2 * order as u64).await;
                }
            }
        }
        let state_shape = if lines == 1 {
            Shape::matrix(delays, 1)
        } else {
            let mut extents = vec![delays];
            extents.extend((0..shape.ndims()).filter(|&d| d != dim).map(|d| shape.dim(d)));
            Shape::new(&extents)
        };
        Ok(Values::from_iter([
            T::array(shape.clone(), output, single),
            T::array(state_shape, state, single),
        ]))
    })
}

/// What a multiplication and an addition cost, in the units of the op table.
const ARITHMETIC: u64 = 1500;

/// `conv2(A, B, shape)`, `conv2(u, v, A, shape)`.
pub(super) fn conv2(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let mut args: Vec<&Value> = call.args.iter().collect();
    let mut part = "full".to_owned();
    if let Some(last) = args.last()
        && let Some(word) = last.as_text()
    {
        part = word.to_lowercase();
        args.pop();
    }
    if !matches!(part.as_str(), "full" | "same" | "valid") {
        let message = format!("expected 'full', 'same' or 'valid', found '{part}'");
        return Err(bad("conv2", message).into());
    }
    let arrays = args.iter().map(|v| array("conv2", v)).collect::<Flow<Vec<_>>>()?;
    if arrays.iter().any(|a| a.shape().ndims() > 2) {
        return Err(bad("conv2", "expected matrices, found an N-d array".into()).into());
    }
    let single = arrays.iter().any(|a| a.class() == Class::Single);
    let complex = arrays.iter().any(|a| a.is_complex());
    if complex {
        conv2_in::<Complex64>(&arrays, part, single)
    } else {
        conv2_in::<f64>(&arrays, part, single)
    }
}

fn conv2_in<T: Field + 'static>(arrays: &[Rc<Array>], part: String, single: bool) -> Flow<Values> {
    let (a, b) = match arrays {
        [a, b] => (Plane::<T>::of(a), Plane::of(b)),
        [u, v, a] => {
            if !u.shape().is_vector() || !v.shape().is_vector() {
                let message = "the first two arguments must be vectors where there are three";
                return Err(bad("conv2", message.into()).into());
            }
            let (u, v) = (T::of(u), T::of(v));
            let mut data = Vec::with_capacity(u.len() * v.len());
            for &y in &v {
                data.extend(u.iter().map(|&x| x * y));
            }
            (Plane::of(a), Plane { rows: u.len(), cols: v.len(), data })
        }
        _ => return Err(bad("conv2", "expected two or three arrays".into()).into()),
    };
    let cost = ARITHMETIC as f64 * a.data.len() as f64 * b.data.len() as f64;
    in_steps(cost, async move {
        let full = a.convolved(&b).await;
        let plane = match part.as_str() {
            "same" => full.cut(
                b.rows.div_ceil(2).max(1) - 1 + usize::from(b.rows % 2 == 0 && b.rows > 0),
                b.cols.div_ceil(2).max(1) - 1 + usize::from(b.cols % 2 == 0 && b.cols > 0),
                a.rows,
                a.cols,
            ),
            "valid" => full.cut(
                b.rows.max(1) - 1,
                b.cols.max(1) - 1,
                (a.rows + 1).saturating_sub(b.rows.max(1)),
                (a.cols + 1).saturating_sub(b.cols.max(1)),
            ),
            _ => full,
        };
        let made = T::array(Shape::matrix(plane.rows, plane.cols), plane.data, single);
        Ok(Values::from_iter([made]))
    })
}

struct Plane<T> {
    rows: usize,
    cols: usize,
    data: Vec<T>,
}

impl<T: Field> Plane<T> {
    fn of(a: &Array) -> Plane<T> {
        Plane { rows: a.shape().rows(), cols: a.shape().cols(), data: T::of(a) }
    }

    async fn convolved(&self, b: &Plane<T>) -> Plane<T> {
        let mut pace = Pace::default();
        let empty = self.data.is_empty() || b.data.is_empty();
        let rows =
            if empty { (self.rows + b.rows).saturating_sub(1) } else { self.rows + b.rows - 1 };
        let cols =
            if empty { (self.cols + b.cols).saturating_sub(1) } else { self.cols + b.cols - 1 };
        let mut out = vec![T::default(); rows * cols];
        for q in 0..b.cols {
            for p in 0..b.rows {
                let weight = b.data[p + b.rows * q];
                for j in 0..self.cols {
                    let from = &self.data[self.rows * j..self.rows * (j + 1)];
                    let at = p + rows * (j + q);
                    for (slot, &x) in out[at..at + self.rows].iter_mut().zip(from) {
                        *slot = *slot + weight * x;
                    }
                }
                pace.spend(ARITHMETIC * self.data.len() as u64).await;
            }
        }
        Plane { rows, cols, data: out }
    }

    fn cut(&self, row: usize, col: usize, rows: usize, cols: usize) -> Plane<T> {
        let mut data = Vec::with_capacity(rows * cols);
        for j in 0..cols {
            for i in 0..rows {
                let (r, c) = (row + i, col + j);
                let inside = r < self.rows && c < self.cols;
                data.push(if inside { self.data[r + self.rows * c] } else { T::default() });
            }
        }
        Plane { rows, cols, data }
    }
}
