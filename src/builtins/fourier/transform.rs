//! Discrete Fourier transforms along a dimension, on rustfft.

use crate::builtins::{Call, Flow};
use crate::diag::Error;
use crate::value::{Array, Class, Data, Shape, Value};
use num_complex::{Complex, Complex32, Complex64};
use rustfft::{FftNum, FftPlanner};

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
pub(super) fn along(name: &'static str, call: &Call<'_>, direction: Direction) -> Flow<Value> {
    let mut args: Vec<&Value> = call.args.iter().collect();
    // 'symmetric' and 'nonsymmetric' say what the caller knows of the spectrum.
    let mut symmetric = false;
    if let Some(last) = args.last()
        && let Some(word) = last.as_text()
    {
        match word.as_str() {
            "symmetric" => symmetric = true,
            "nonsymmetric" => {}
            _ => {
                return Err(bad(name, format!("expected numbers, found the text '{word}'")).into());
            }
        }
        args.pop();
    }
    let x = numeric(name, args.first().copied())?;
    let length = match args.get(1) {
        Some(v) if v.numel() > 0 => Some(positive(name, "the number of points", v)?),
        _ => None,
    };
    let dim = match args.get(2) {
        Some(v) => match positive(name, "the dimension", v)? {
            0 => return Err(bad(name, "the dimension must be a positive integer".into()).into()),
            d => d - 1,
        },
        None => x.shape().first_nonsingleton(),
    };
    let n = length.unwrap_or(x.shape().dim(dim));
    let (samples, shape) = transform(&x, n, dim, direction);
    Ok(finish(samples, shape, direction == Direction::Inverse, symmetric))
}

/// `fft2`, `fftn` and their inverses: along each of the first `dims` dimensions (all of them for None).
pub(super) fn over(
    name: &'static str,
    call: &Call<'_>,
    direction: Direction,
    dims: Option<usize>,
) -> Flow<Value> {
    let x = numeric(name, call.args.first())?;
    let dims = dims.unwrap_or(x.shape().ndims());
    let mut sizes: Vec<usize> = (0..dims).map(|d| x.shape().dim(d)).collect();
    if call.args.len() == 2 {
        let wanted = numeric(name, call.args.get(1))?;
        let list = doubles(&wanted);
        if list.len() != dims {
            return Err(bad(name, format!("expected {dims} sizes, found {}", list.len())).into());
        }
        for (size, &w) in sizes.iter_mut().zip(&list) {
            *size = count(name, "each size", w)?;
        }
    } else if call.args.len() > 2 {
        for (size, v) in sizes.iter_mut().zip(&call.args[1..]) {
            *size = positive(name, "each size", v)?;
        }
    }
    let mut current = (*x).clone();
    for (d, &n) in sizes.iter().enumerate() {
        let (samples, shape) = transform(&current, n, d, direction);
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
    Ok(finish(samples, shape, direction == Direction::Inverse, false))
}

fn transform(x: &Array, n: usize, dim: usize, direction: Direction) -> (Samples, Shape) {
    if x.class() == Class::Single {
        let (v, shape) = run(&complex_single(x), x.shape(), n, dim, direction);
        (Samples::Single(v), shape)
    } else {
        let (v, shape) = run(&complex(x), x.shape(), n, dim, direction);
        (Samples::Double(v), shape)
    }
}

fn run<T: FftNum>(
    x: &[Complex<T>],
    shape: &Shape,
    n: usize,
    dim: usize,
    direction: Direction,
) -> (Vec<Complex<T>>, Shape) {
    let old = shape.dim(dim);
    let inner: usize = (0..dim).map(|d| shape.dim(d)).product();
    let outer: usize = (dim + 1..shape.ndims()).map(|d| shape.dim(d)).product();
    let out_shape = shape.with_dim(dim, n);
    let zero = Complex::new(T::zero(), T::zero());
    let mut out = vec![zero; inner * n * outer];
    if n == 0 || out.is_empty() {
        return (out, out_shape);
    }
    let mut planner = FftPlanner::new();
    let plan = match direction {
        Direction::Forward => planner.plan_fft_forward(n),
        Direction::Inverse => planner.plan_fft_inverse(n),
    };
    let mut line = vec![zero; n];
    let mut scratch = vec![zero; plan.get_inplace_scratch_len()];
    let scale = T::one() / T::from_usize(n).unwrap_or_else(T::one);
    for o in 0..outer {
        for i in 0..inner {
            for (k, slot) in line.iter_mut().enumerate() {
                *slot = if k < old { x[i + inner * (k + old * o)] } else { zero };
            }
            plan.process_with_scratch(&mut line, &mut scratch);
            for (k, &v) in line.iter().enumerate() {
                out[i + inner * (k + n * o)] = match direction {
                    Direction::Forward => v,
                    Direction::Inverse => Complex::new(v.re * scale, v.im * scale),
                };
            }
        }
    }
    (out, out_shape)
}

/// The value of a spectrum: real where all imaginary parts are zero, as the language has it for inverses.
fn finish(samples: Samples, shape: Shape, inverse: bool, symmetric: bool) -> Value {
    match samples {
        Samples::Double(v) => {
            if symmetric || v.iter().all(|z| z.im == 0.0) {
                Value::from(Array::from_vec(shape, v.iter().map(|z| z.re).collect::<Vec<f64>>()))
            } else if inverse && is_noise(v.iter().map(|z| (z.re, z.im)), f64::EPSILON) {
                Value::from(Array::from_vec(shape, v.iter().map(|z| z.re).collect::<Vec<f64>>()))
            } else {
                Value::from(Array::from_vec(shape, v))
            }
        }
        Samples::Single(v) => {
            let wide = v.iter().map(|z| (f64::from(z.re), f64::from(z.im)));
            if symmetric
                || v.iter().all(|z| z.im == 0.0)
                || (inverse && is_noise(wide, f64::from(f32::EPSILON)))
            {
                Value::from(Array::from_vec(shape, v.iter().map(|z| z.re).collect::<Vec<f32>>()))
            } else {
                Value::from(Array::from_vec(shape, v))
            }
        }
    }
}

/// Whether the imaginary parts are only what rounding leaves of a conjugate symmetric spectrum.
fn is_noise(values: impl Iterator<Item = (f64, f64)> + Clone, epsilon: f64) -> bool {
    let largest = values.clone().map(|(re, _)| re.abs()).fold(0.0, f64::max);
    largest > 0.0 && values.into_iter().all(|(_, im)| im.abs() <= 4.0 * epsilon * largest)
}

fn bad(name: &str, message: String) -> Error {
    Error::new(format!("MATLAB:{name}:badArgument"), format!("{name}: {message}"))
}

fn numeric(name: &'static str, value: Option<&Value>) -> Flow<std::rc::Rc<Array>> {
    let value = value.ok_or_else(|| bad(name, "expected an array".into()))?;
    let array = value.host_array();
    match array {
        Some(a) if a.class() != Class::Char => Ok(a),
        _ => {
            Err(bad(name, format!("expected a numeric array, found {}", value.class_name())).into())
        }
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

fn complex_single(a: &Array) -> Vec<Complex32> {
    match a.data() {
        Data::C32(v) => v.clone(),
        Data::F32(v) => v.iter().map(|&x| Complex32::new(x, 0.0)).collect(),
        _ => complex(a).iter().map(|z| Complex32::new(z.re as f32, z.im as f32)).collect(),
    }
}
