//! Exponential, sine and cosine integrals of real and complex numbers.

use super::spread::spread;
use crate::builtins::arguments::{one, refuse};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::op::known::Question;
use crate::op::math::exponential_integral;
use crate::op::{Op, complex};
use crate::value::Value;
use num_complex::Complex64;

type C = Complex64;
const EULER: f64 = 0.577_215_664_901_532_860_6;
const PI: f64 = std::f64::consts::PI;
const I: C = C::new(0.0, 1.0);

/// E1(z) exp(z) as a continued fraction (modified Lentz); away from the negative axis.
fn fraction(z: C) -> C {
    let mut b = z + 1.0;
    let mut c = C::new(1e300, 0.0);
    let mut d = complex::div(C::from(1.0), b);
    let mut h = d;
    for i in 1..5000 {
        let a = -f64::from(i) * f64::from(i);
        b += 2.0;
        d = complex::div(C::from(1.0), d * a + b);
        c = b + complex::div(C::from(a), c);
        let factor = c * d;
        h *= factor;
        if complex::abs(factor - 1.0) < 1.2e-16 {
            break;
        }
    }
    h
}

/// 1/z (1 - 1/z + 2/z² - …) to its least term.
fn asymptotic(z: C) -> C {
    let step = -complex::div(C::from(1.0), z);
    let (mut sum, mut term) = (C::from(1.0), C::from(1.0));
    for k in 1..60 {
        let next = term * step * f64::from(k);
        if complex::abs(next) > complex::abs(term) || complex::abs(next) < 1e-17 {
            break;
        }
        term = next;
        sum += term;
    }
    -sum * step
}

/// E1 of a number in the cut plane; on the cut the side is that of the sign of the imaginary zero.
fn e1(z: C) -> C {
    if z.re.is_nan() || z.im.is_nan() {
        return C::from(f64::NAN);
    }
    if z.im == 0.0 {
        let turn = if z.re < 0.0 { -PI.copysign(z.im) } else { 0.0 };
        return C::new(exponential_integral(z.re), turn);
    }
    let size = complex::abs(z);
    if size == f64::INFINITY {
        return C::from(0.0);
    }
    if size + z.re < 1.5 && size < 50.0 {
        // -gamma - log z + z - z²/(2 2!) + …
        let (mut sum, mut term) = (C::from(0.0), C::from(-1.0));
        for k in 1..300 {
            let k = f64::from(k);
            term = term * -z / k;
            let next = sum + term / k;
            if next == sum {
                break;
            }
            sum = next;
        }
        return sum - complex::log(z) - EULER;
    }
    if size > 50.0 {
        return complex::exp(-z) * asymptotic(z);
    }
    complex::exp(-z) * fraction(z)
}

/// The sum of (-1)^k z^(2k+1) / ((2k+1) (2k+1)!).
fn si_series(z: C) -> C {
    let square = z * z;
    let (mut sum, mut term) = (z, z);
    for k in 1..200 {
        let n = f64::from(2 * k + 1);
        term = -term * square / (n * (n - 1.0));
        let next = sum + term / n;
        if next == sum {
            break;
        }
        sum = next;
    }
    sum
}

/// gamma + log z + the sum of (-1)^k z^(2k) / (2k (2k)!).
fn ci_series(z: C) -> C {
    let square = z * z;
    let (mut sum, mut term) = (C::from(0.0), C::from(1.0));
    for k in 1..200 {
        let n = f64::from(2 * k);
        term = -term * square / (n * (n - 1.0));
        let next = sum + term / n;
        if next == sum {
            break;
        }
        sum = next;
    }
    complex::log(z) + (sum + EULER)
}

/// Whether the power series loses nothing that matters.
fn near(z: C) -> bool {
    complex::abs(z) - z.im.abs() < 2.0 && complex::abs(z) < 40.0
}

fn sine_integral(z: C) -> C {
    if z.re.is_nan() || z.im.is_nan() {
        return C::from(f64::NAN);
    }
    if z.re < 0.0 || (z.re == 0.0 && z.re.is_sign_negative()) {
        return -sine_integral(-z);
    }
    if z.re == f64::INFINITY {
        return C::from(PI / 2.0);
    }
    if near(z) {
        return si_series(z);
    }
    if z.im == 0.0 {
        // E1 on the imaginary axis: its imaginary part is what is missing to a quarter turn.
        return C::from(PI / 2.0 + e1(C::new(0.0, z.re)).im);
    }
    let (up, down) = (e1(I * z), e1(-I * z));
    (down - up) * C::new(0.0, 0.5) + PI / 2.0
}

fn cosine_integral(z: C) -> C {
    if z.re.is_nan() || z.im.is_nan() {
        return C::from(f64::NAN);
    }
    if z.re == 0.0 && z.im == 0.0 {
        let turn = if z.re.is_sign_negative() { PI.copysign(z.im) } else { 0.0 };
        return C::new(f64::NEG_INFINITY, turn);
    }
    if z.im == 0.0 && z.re.is_infinite() {
        return if z.re > 0.0 { C::from(0.0) } else { C::new(0.0, PI.copysign(z.im)) };
    }
    if z.re < 0.0 {
        let half = cosine_integral(-z);
        return half + I * PI.copysign(z.im);
    }
    if near(z) {
        return ci_series(z);
    }
    if z.im == 0.0 {
        return C::from(-e1(C::new(0.0, z.re)).re);
    }
    if z.re == 0.0 {
        // Both halves lie on the real axis, one on its cut.
        let grown = e1(C::new(-z.im.abs(), 0.0)).re;
        let faded = e1(C::new(z.im.abs(), 0.0)).re;
        return C::new(-0.5 * (grown + faded), (PI / 2.0).copysign(z.im));
    }
    -(e1(I * z) + e1(-I * z)) * 0.5
}

pub(super) fn expint(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let [x] = call.args else { return Err(refuse("expint", "minrhs", "expected an array")) };
    if x.elem_type().is_some_and(|ty| ty.class.is_float()) && !cx.graph.is_complex(x)? {
        let x = cx.graph.seen(x)?;
        let real = cx.graph.elementwise(Op::ExponentialIntegral, std::slice::from_ref(&x))?;
        if !cx.graph.any(&x, Question::Negative)? {
            return one(real);
        }
        let negative = cx.graph.elementwise(Op::Lt, &[x, Value::from(0.0)])?;
        let turn = [negative, Value::from(-PI), Value::from(0.0)];
        let imaginary = cx.graph.elementwise(Op::Select, &turn)?;
        return one(cx.graph.elementwise(Op::MakeComplex, &[real, imaginary])?);
    }
    let s = spread("expint", call.args, false)?;
    s.map_complex(move |s, i| e1(s.at(0, i)))
}

pub(super) fn sinint(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let s = spread("sinint", call.args, false)?;
    s.map_complex(move |s, i| sine_integral(s.at(0, i)))
}

pub(super) fn cosint(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let s = spread("cosint", call.args, false)?;
    s.map_complex(move |s, i| cosine_integral(s.at(0, i)))
}
