//! Discrete Fourier transforms along a dimension; of lengths with large prime factors on rustfft.

use crate::builtins::arguments::within;
use crate::builtins::{Call, Cx, Flow, Stop, Values};
use crate::diag::Error;
use crate::graph::{Transform, in_steps};
use crate::op::fourier::{FourierPlans, Lay, Packed, fft_planner, noise};
use crate::op::pace::Pace;
use crate::value::room::room;
use crate::value::{Array, Class, Data, Shape, Value};
use num_complex::{Complex, Complex32, Complex64};
use rustfft::Fft;
use std::cell::RefCell;
use std::sync::Arc;

/// Which way, and how the result is scaled.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Direction {
    Forward,
    Inverse,
}

/// Complex elements of an array: double, or single where it is single.
enum Samples {
    Double(Vec<Complex64>),
    Single(Vec<Complex32>),
}

/// `fft(x)`, `fft(x, n)`, `fft(x, n, dim)` and the same for the inverse.
pub(super) fn along(
    cx: &mut Cx<'_>,
    name: &'static str,
    call: &Call<'_>,
    direction: Direction,
) -> Flow<Values> {
    let mut args: Vec<&Value> = call.args.iter().collect();
    let symmetric = symmetric(name, &mut args)?;
    let given = args.first().copied();
    let shape = shape_of(name, given)?;
    let length = match args.get(1) {
        Some(v) if v.numel() > 0 => Some(positive(name, "the number of points", v)?),
        _ => None,
    };
    let dim = match args.get(2) {
        Some(v) => match positive(name, "the dimension", v)? {
            0 => return Err(bad(name, "the dimension must be a positive integer".into()).into()),
            d => d - 1,
        },
        None => shape.first_nonsingleton(),
    };
    let n = length.unwrap_or(shape.dim(dim));
    // Beyond the last dimension of the array lies a dimension of extent 1, whichever it is.
    let dim = match n {
        1 => dim.min(shape.ndims()),
        _ => within(name, dim)?,
    };
    let how = Transform { inverse: direction == Direction::Inverse, symmetric };
    if let Some(x) = given
        && let Some(made) = cx.graph.transformed(x, &[(dim, n)], how)?
    {
        return Ok(Values::from_iter([made]));
    }
    let mut x = numeric(name, given)?;
    let numel = sized(&shape.with_dim(dim, n))?;
    if symmetric && numel > 0 {
        x = std::rc::Rc::new(by_first_half(&x, n, dim));
    }
    let plans = cx.graph.fourier.clone();
    in_steps(cost(numel), async move {
        let (samples, shape) = transform(&x, n, dim, direction, &plans).await;
        let inverse = direction == Direction::Inverse;
        let made = finish(samples, shape, inverse.then_some(noise(&[n])), symmetric);
        Ok(Values::from_iter([made]))
    })
}

/// Takes the last argument where it is a word, which says what the caller knows of the spectrum: whether it is symmetric.
fn symmetric(name: &'static str, args: &mut Vec<&Value>) -> Flow<bool> {
    let Some(last) = args.last() else { return Ok(false) };
    let Some(word) = last.as_text()? else { return Ok(false) };
    let symmetric = match word.as_str() {
        "symmetric" => true,
        "nonsymmetric" => false,
        _ => return Err(bad(name, format!("expected numbers, found the text '{word}'")).into()),
    };
    args.pop();
    Ok(symmetric)
}

/// The number of elements of a spectrum, where there is room for it and what it is computed with.
fn sized(shape: &Shape) -> Flow<usize> {
    let numel = shape.limited_numel(size_of::<Complex64>())?;
    room(numel.saturating_mul(3 * size_of::<Complex64>()))?;
    Ok(numel)
}

/// What a transform of so many elements costs, in the units of the op table.
fn cost(n: usize) -> f64 {
    COST as f64 * n as f64 * f64::from(n.max(2).ilog2())
}

const COST: u64 = 1500;

/// `fft2`, `fftn` and their inverses: along each of the first `dims` dimensions (all of them for None).
pub(super) fn over(
    cx: &mut Cx<'_>,
    name: &'static str,
    call: &Call<'_>,
    direction: Direction,
    dims: Option<usize>,
) -> Flow<Values> {
    let mut args: Vec<&Value> = call.args.iter().collect();
    let inverse = direction == Direction::Inverse;
    let symmetric = inverse && symmetric(name, &mut args)?;
    let x = args.first().copied();
    let given = shape_of(name, x)?;
    let dims = dims.unwrap_or(given.ndims());
    let mut sizes: Vec<usize> = (0..dims).map(|d| given.dim(d)).collect();
    if args.len() == 2 {
        let wanted = numeric(name, args.get(1).copied())?;
        let list = doubles(&wanted);
        if list.len() != dims {
            return Err(bad(name, format!("expected {dims} sizes, found {}", list.len())).into());
        }
        for (size, &w) in sizes.iter_mut().zip(&list) {
            *size = count(name, "each size", w)?;
        }
    } else if args.len() > 2 {
        for (size, v) in sizes.iter_mut().zip(&args[1..]) {
            *size = positive(name, "each size", v)?;
        }
    }
    let along: Vec<(usize, usize)> = sizes.iter().copied().enumerate().collect();
    let how = Transform { inverse, symmetric };
    if let Some(x) = x
        && let Some(made) = cx.graph.transformed(x, &along, how)?
    {
        return Ok(Values::from_iter([made]));
    }
    let x = numeric(name, x)?;
    let mut shape = x.shape().clone();
    let mut numel = x.numel();
    for (d, &n) in sizes.iter().enumerate() {
        shape = shape.with_dim(d, n);
        numel = numel.max(sized(&shape)?);
    }
    let plans = cx.graph.fourier.clone();
    in_steps(cost(numel), async move {
        let mut current = (*x).clone();
        for (d, &n) in sizes.iter().enumerate() {
            let (samples, shape) = transform(&current, n, d, direction, &plans).await;
            current = match samples {
                Samples::Double(v) => Array::new(shape, Data::C64(v)),
                Samples::Single(v) => Array::new(shape, Data::C32(v)),
            };
        }
        let (shape, data) = current.into_parts();
        let samples = match data {
            Data::C32(v) => Samples::Single(v),
            Data::C64(v) => Samples::Double(v),
            other => Samples::Double(complex(&Array::new(shape.clone(), other))),
        };
        Ok(Values::from_iter([finish(samples, shape, inverse.then_some(noise(&sizes)), symmetric)]))
    })
}

async fn transform(
    x: &Array,
    n: usize,
    dim: usize,
    direction: Direction,
    plans: &RefCell<FourierPlans>,
) -> (Samples, Shape) {
    let along = Along::of(x.shape(), n, dim);
    let samples = match x.data() {
        Data::F32(v) => Samples::Single(of_real(v, along, direction, plans).await),
        Data::C32(v) => Samples::Single(of_complex(v, along, direction, plans).await),
        Data::F64(v) => Samples::Double(of_real(v, along, direction, plans).await),
        Data::C64(v) => Samples::Double(of_complex(v, along, direction, plans).await),
        _ => Samples::Double(of_real(&doubles(x), along, direction, plans).await),
    };
    (samples, x.shape().with_dim(dim, n))
}

/// Lanes of `old` elements each, which are transformed with zeros behind, or without what is beyond `n` elements.
#[derive(Clone, Copy)]
struct Along {
    inner: usize,
    old: usize,
    n: usize,
    outer: usize,
}

impl Along {
    fn of(shape: &Shape, n: usize, dim: usize) -> Along {
        let outer = (dim + 1..shape.ndims()).map(|d| shape.dim(d)).product();
        Along { inner: shape.stride(dim), old: shape.dim(dim), n, outer }
    }

    fn lanes(self) -> usize {
        self.inner * self.outer
    }

    /// How many numbers there are then.
    fn results(self) -> usize {
        self.lanes() * self.n
    }

    fn before(self) -> Lay {
        Lay { inner: self.inner, len: self.old }
    }

    fn after(self) -> Lay {
        Lay { inner: self.inner, len: self.n }
    }
}

async fn of_real<T: Packed>(
    x: &[T],
    along: Along,
    direction: Direction,
    plans: &RefCell<FourierPlans>,
) -> Vec<Complex<T>> {
    let plan = match direction {
        Direction::Forward => plans.borrow_mut().of::<T>(along.n, true),
        Direction::Inverse => None,
    };
    let Some(plan) = plan else {
        let x: Vec<Complex<T>> = x.iter().map(|&re| Complex::new(re, T::zero())).collect();
        let mut out = of_complex(&x, along, direction, plans).await;
        if direction == Direction::Forward && !out.is_empty() {
            mirror(&mut out, along);
        }
        return out;
    };
    let mut out = vec![Complex::new(T::zero(), T::zero()); along.results()];
    if !out.is_empty() {
        let (from, to) = ((x, along.before()), (&mut out[..], along.after()));
        plan.real(from, to, along.lanes(), &mut Pace::default()).await;
    }
    out
}

/// The spectrum of real numbers is that of its first half, whatever is lost by rounding.
fn mirror<T: Packed>(spectrum: &mut [Complex<T>], along: Along) {
    let (n, lay) = (along.n, along.after());
    for first in (0..along.lanes()).map(|lane| lay.first(lane)) {
        let at = |k: usize| first + along.inner * k;
        for k in [0, n / 2].into_iter().filter(|k| 2 * k % n == 0) {
            spectrum[at(k)].im = T::zero();
        }
        for k in 1..n.div_ceil(2) {
            spectrum[at(n - k)] = spectrum[at(k)].conj();
        }
    }
}

/// A spectrum whose first half alone says what it is.
fn by_first_half(x: &Array, n: usize, dim: usize) -> Array {
    fn of<T: Packed>(along: Along, element: impl Fn(usize) -> Complex<T>) -> Vec<Complex<T>> {
        let mut all = vec![Complex::new(T::zero(), T::zero()); along.results()];
        let (before, after) = (along.before(), along.after());
        for lane in 0..along.lanes() {
            let (from, to) = (before.first(lane), after.first(lane));
            for k in 0..along.old.min(along.n) {
                all[to + along.inner * k] = element(from + along.inner * k);
            }
        }
        mirror(&mut all, along);
        all
    }
    let along = Along::of(x.shape(), n, dim);
    let data = match x.data() {
        Data::F32(v) => Data::C32(of(along, |k| Complex::new(v[k], 0.0))),
        Data::C32(v) => Data::C32(of(along, |k| v[k])),
        Data::C64(v) => Data::C64(of(along, |k| v[k])),
        _ => {
            let v = doubles(x);
            Data::C64(of(along, |k| Complex::new(v[k], 0.0)))
        }
    };
    Array::new(x.shape().with_dim(dim, n), data)
}

async fn of_complex<T: Packed>(
    x: &[Complex<T>],
    along: Along,
    direction: Direction,
    plans: &RefCell<FourierPlans>,
) -> Vec<Complex<T>> {
    let zero = Complex::new(T::zero(), T::zero());
    let (n, inner) = (along.n, along.inner);
    let mut out = vec![zero; along.results()];
    if out.is_empty() {
        return out;
    }
    let plan = plans.borrow_mut().of::<T>(n, false);
    if let Some(plan) = plan {
        let (from, to) = ((x, along.before()), (&mut out[..], along.after()));
        let inverse = direction == Direction::Inverse;
        plan.complex(from, to, along.lanes(), inverse, &mut Pace::default()).await;
        return out;
    }
    // Singles too, so that there is one transform of such lengths.
    let double = |x: T| -> f64 { x.into() };
    let own = |x: f64| T::from_f64(x).unwrap_or_else(T::zero);
    let mut lines = Lines::new(n, direction);
    let mut line = vec![Complex::new(0.0, 0.0); n];
    let scale = if direction == Direction::Inverse { 1.0 / n as f64 } else { 1.0 };
    for lane in 0..along.lanes() {
        let [from, to] = [along.before(), along.after()].map(|lay| lay.first(lane));
        for (j, slot) in line.iter_mut().enumerate() {
            let z = if j < along.old { x[from + inner * j] } else { zero };
            *slot = Complex::new(double(z.re), double(z.im));
        }
        lines.transform(&mut line).await;
        for (j, &z) in line.iter().enumerate() {
            out[to + inner * j] = Complex::new(own(z.re * scale), own(z.im * scale));
        }
    }
    out
}

/// Transforms of lines of one length.
struct Lines {
    /// What is transformed at once: a line, or the rows and the columns of a long one.
    rows: Arc<dyn Fft<f64>>,
    columns: Option<Arc<dyn Fft<f64>>>,
    direction: Direction,
    scratch: Vec<Complex<f64>>,
    pace: Pace,
}

/// A longer line is transformed in pieces where its length has factors for that.
const LONG: usize = 1 << 17;

impl Lines {
    fn new(n: usize, direction: Direction) -> Lines {
        let mut planner = fft_planner();
        let mut plan = |n| match direction {
            Direction::Forward => planner.plan_fft_forward(n),
            Direction::Inverse => planner.plan_fft_inverse(n),
        };
        let root = libm::sqrt(n as f64) as usize;
        let factor = if n > LONG { (16..=root).rev().find(|&k| n.is_multiple_of(k)) } else { None };
        let (rows, columns) = match factor {
            Some(k) => (plan(n / k), Some(plan(k))),
            None => (plan(n), None),
        };
        Lines { rows, columns, direction, scratch: Vec::new(), pace: Pace::default() }
    }

    /// Transforms a line in its place, giving way now and then.
    async fn transform(&mut self, line: &mut [Complex<f64>]) {
        let Some(columns) = self.columns.clone() else {
            let n = line.len();
            self.at_once(&self.rows.clone(), line);
            return self.spend(n).await;
        };
        // With k = k1 + p·k2 and j = q·j1 + j2: transforms over j1, factors w^(j2·k1), transforms over j2.
        let (p, q) = (self.rows.len(), columns.len());
        let zero = Complex::new(0.0, 0.0);
        let mut parts = vec![zero; line.len()];
        for (j2, part) in parts.chunks_exact_mut(p).enumerate() {
            part.iter_mut().enumerate().for_each(|(j1, x)| *x = line[q * j1 + j2]);
            self.at_once(&self.rows.clone(), part);
            part.iter_mut().enumerate().for_each(|(k1, x)| *x *= self.factor(j2 * k1, p * q));
            self.spend(4 * p).await;
        }
        let mut part = vec![zero; q];
        for k1 in 0..p {
            part.iter_mut().enumerate().for_each(|(j2, x)| *x = parts[k1 + p * j2]);
            self.at_once(&columns, &mut part);
            part.iter().enumerate().for_each(|(k2, &x)| line[k1 + p * k2] = x);
            self.spend(q).await;
        }
    }

    fn at_once(&mut self, plan: &Arc<dyn Fft<f64>>, line: &mut [Complex<f64>]) {
        let needed = plan.get_inplace_scratch_len();
        if self.scratch.len() < needed {
            self.scratch.resize(needed, Complex::new(0.0, 0.0));
        }
        plan.process_with_scratch(line, &mut self.scratch[..needed]);
    }

    async fn spend(&mut self, n: usize) {
        self.pace.spend(COST * (n * n.max(2).ilog2() as usize) as u64).await;
    }

    /// A power of the n-th root of one.
    fn factor(&self, k: usize, n: usize) -> Complex<f64> {
        let angle = 2.0 * std::f64::consts::PI * (k % n) as f64 / n as f64;
        let (sin, cos) =
            libm::sincos(if self.direction == Direction::Forward { -angle } else { angle });
        Complex::new(cos, sin)
    }
}

/// The value of a spectrum: real where all imaginary parts are zero, or where no more than `noise` of the largest, as the language has
/// it for inverses.
fn finish(samples: Samples, shape: Shape, noise: Option<f64>, symmetric: bool) -> Value {
    match samples {
        Samples::Double(v) => {
            let parts = || v.iter().map(|z| (z.re, z.im));
            match symmetric || is_real(parts, noise, f64::EPSILON) {
                true => {
                    Value::from(Array::from_vec(shape, parts().map(|z| z.0).collect::<Vec<_>>()))
                }
                false => Value::from(Array::from_vec(shape, v)),
            }
        }
        Samples::Single(v) => {
            let parts = || v.iter().map(|z| (f64::from(z.re), f64::from(z.im)));
            match symmetric || is_real(parts, noise, f64::from(f32::EPSILON)) {
                true => {
                    Value::from(Array::from_vec(shape, v.iter().map(|z| z.re).collect::<Vec<_>>()))
                }
                false => Value::from(Array::from_vec(shape, v)),
            }
        }
    }
}

/// Whether all imaginary parts are zero, or only what rounding leaves of a conjugate symmetric spectrum.
fn is_real<I: Iterator<Item = (f64, f64)>>(
    parts: impl Fn() -> I,
    noise: Option<f64>,
    epsilon: f64,
) -> bool {
    if parts().all(|(_, im)| im == 0.0) {
        return true;
    }
    let Some(noise) = noise else { return false };
    let largest = parts().map(|(re, _)| re.abs()).fold(0.0, f64::max);
    largest > 0.0 && parts().all(|(_, im)| im.abs() <= noise * epsilon * largest)
}

fn bad(name: &str, message: String) -> Error {
    Error::new(format!("MATLAB:{name}:badArgument"), format!("{name}: {message}"))
}

fn numeric(name: &'static str, value: Option<&Value>) -> Flow<std::rc::Rc<Array>> {
    let value = value.ok_or_else(|| bad(name, "expected an array".into()))?;
    if let Value::Lazy(lazy) = value
        && lazy.node.host().is_none()
    {
        return Err(Stop::Need(vec![lazy.clone()]));
    }
    match value.host_array()? {
        Some(a) if a.class() != Class::Char => Ok(a),
        _ => {
            Err(bad(name, format!("expected a numeric array, found {}", value.class_name())).into())
        }
    }
}

/// The shape of an argument that is captured or not.
fn shape_of(name: &'static str, value: Option<&Value>) -> Flow<Shape> {
    match value {
        Some(Value::Lazy(l)) if l.ty.class != Class::Char => Ok(l.shape.clone()),
        other => Ok(numeric(name, other)?.shape().clone()),
    }
}

fn positive(name: &'static str, what: &str, value: &Value) -> Flow<usize> {
    let list = doubles(&*numeric(name, Some(value))?);
    match list.as_slice() {
        [x] => count(name, what, *x),
        _ => Err(bad(name, format!("{what} must be a scalar")).into()),
    }
}

fn count(name: &'static str, what: &str, x: f64) -> Flow<usize> {
    if x >= 0.0 && x == x.trunc() && x < 4_294_967_296.0 {
        Ok(x as usize)
    } else {
        Err(bad(name, format!("{what} must be a nonnegative integer, found {x}")).into())
    }
}

fn doubles(a: &Array) -> Vec<f64> {
    complex(a).iter().map(|z| z.re).collect()
}

fn complex(a: &Array) -> Vec<Complex64> {
    match a.data() {
        Data::C64(v) => v.clone(),
        Data::C32(v) => {
            v.iter().map(|z| Complex64::new(f64::from(z.re), f64::from(z.im))).collect()
        }
        data => (0..data.len())
            .map(|i| {
                let x = crate::value::Scalar::of(data, i).map_or(f64::NAN, |s| s.to_f64());
                Complex64::new(x, 0.0)
            })
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::op::pace::at_once;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn a_long_line_is_what_it_is_at_once() {
        for (n, direction) in
            [(1 << 18, Direction::Forward), (3 * 5 * 7 * 2048, Direction::Inverse)]
        {
            let mut line: Vec<Complex64> = (0..n as u64)
                .map(|k| {
                    let of = |k: u64| (k.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40) as f64 / 1e7;
                    Complex64::new(of(k), of(k + n as u64))
                })
                .collect();
            let mut want = line.clone();
            let mut planner = fft_planner();
            match direction {
                Direction::Forward => planner.plan_fft_forward(n).process(&mut want),
                Direction::Inverse => planner.plan_fft_inverse(n).process(&mut want),
            }
            let mut lines = Lines::new(n, direction);
            assert!(lines.columns.is_some());
            at_once(lines.transform(&mut line));
            let largest = want.iter().map(|z| z.norm()).fold(0.0, f64::max);
            let wrong = line.iter().zip(&want).map(|(a, b)| (a - b).norm()).fold(0.0, f64::max);
            assert!(wrong < 1e-15 * largest, "{wrong} of {largest}");
        }
    }
}
