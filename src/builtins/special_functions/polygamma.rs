//! The digamma function of real and complex numbers, and its derivatives.

use super::spread::spread;
use crate::builtins::arguments::{number, one, refuse};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::op::Op;
use crate::op::complex;
use crate::op::math::{floor, gamma, pow};
use crate::value::{Class, Value};
use num_complex::Complex64;

const PI: f64 = std::f64::consts::PI;
/// B(2k) / (2k) for k = 1…8.
const DIGAMMA: [f64; 8] = [
    1.0 / 12.0,
    -1.0 / 120.0,
    1.0 / 252.0,
    -1.0 / 240.0,
    1.0 / 132.0,
    -691.0 / 32760.0,
    1.0 / 12.0,
    -3617.0 / 8160.0,
];
/// B(2k) / (2k)! for k = 1…8.
const ZETA: [f64; 8] = [
    1.0 / 12.0,
    -1.0 / 720.0,
    1.0 / 30240.0,
    -1.0 / 1_209_600.0,
    1.0 / 47_900_160.0,
    -691.0 / 1_307_674_368_000.0,
    1.0 / 74_724_249_600.0,
    -3617.0 / 10_670_622_842_880_000.0,
];

fn digamma(z: Complex64) -> Complex64 {
    if z.im == 0.0 {
        return Complex64::from(crate::op::math::digamma(z.re));
    }
    if z.re < 0.0 {
        // The reflection: psi(1 - z) - psi(z) = pi cot(pi z).
        let turned = complex::tan(z * PI);
        return digamma(Complex64::from(1.0) - z) - complex::div(Complex64::from(PI), turned);
    }
    let (mut z, mut sum) = (z, Complex64::from(0.0));
    while z.re < 10.0 {
        sum -= complex::div(Complex64::from(1.0), z);
        z += 1.0;
    }
    let inverse = complex::div(Complex64::from(1.0), z);
    let square = inverse * inverse;
    let mut tail = Complex64::from(0.0);
    for c in DIGAMMA.iter().rev() {
        tail = (tail + *c) * square;
    }
    sum + complex::log(z) - inverse * 0.5 - tail
}

/// The sum of (x + k)^-s over k ≥ 0, by Euler and Maclaurin.
fn hurwitz(s: f64, x: f64) -> f64 {
    let (mut x, mut sum) = (x, 0.0);
    while x < 12.0 + s / 2.0 {
        let term = pow(x, -s);
        sum += term;
        // Those that follow are smaller still, by ever smaller steps.
        if term <= sum * 1e-18 {
            return sum;
        }
        x += 1.0;
    }
    if x == f64::INFINITY {
        return sum;
    }
    let base = pow(x, -s);
    sum += base * x / (s - 1.0) + 0.5 * base;
    let mut factor = base * s / x;
    for (k, c) in ZETA.iter().enumerate() {
        sum += c * factor;
        let n = s + 2.0 * k as f64;
        factor *= (n + 1.0) * (n + 2.0) / (x * x);
    }
    sum
}

fn polygamma(order: f64, x: f64) -> f64 {
    if x <= 0.0 {
        if floor(x) == x {
            return f64::INFINITY;
        }
        // One step of the recurrence at a time up to positive numbers.
        let mut x = x;
        let mut sum = 0.0;
        if x < -1000.0 {
            // Their sum is the difference of two tails, of the absolute values.
            let part = x - floor(x);
            let s = order + 1.0;
            let parity = if crate::op::math::modulo(s, 2.0) == 1.0 { -1.0 } else { 1.0 };
            sum = parity * (hurwitz(s, 1.0 - part) - hurwitz(s, 1.0 - x));
            x = part;
        }
        while x <= 0.0 {
            sum += 1.0 / pow(x, order + 1.0);
            x += 1.0;
        }
        let sign = if crate::op::math::modulo(order, 2.0) == 1.0 { 1.0 } else { -1.0 };
        return polygamma(order, x) + sign * gamma(order + 1.0) * sum;
    }
    let sign = if crate::op::math::modulo(order, 2.0) == 1.0 { 1.0 } else { -1.0 };
    sign * gamma(order + 1.0) * hurwitz(order + 1.0, x)
}

pub(super) fn psi(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (order, z): (f64, &Value) = match call.args {
        [k, z] => {
            let order = if matches!(k, Value::Scalar(_)) { number("psi", k)? } else { f64::NAN };
            if !order.is_finite() || floor(order) != order {
                return Err(refuse("psi", "invalidOrder", "K must be an integer"));
            }
            (order, z)
        }
        args => (0.0, &args[0]),
    };
    if order < 0.0 {
        return Err(refuse("psi", "invalidOrder", "K must be non-negative"));
    }
    if !matches!(z.elem_type().map(|t| t.class), Some(Class::Double | Class::Single)) {
        return Err(refuse(
            "psi",
            "notFloat",
            format!("Z must be a floating point array, found {}", z.class_name()),
        ));
    }
    let is_complex = cx.graph.is_complex(z)?;
    if order == 0.0 && !is_complex {
        let real = cx.graph.seen(z)?;
        return one(cx.graph.elementwise(Op::Digamma, &[real])?);
    }
    let s = spread("psi", std::slice::from_ref(z), false)?;
    if order == 0.0 {
        return s.map_complex(move |s, i| digamma(s.at(0, i)));
    }
    if is_complex {
        return Err(refuse("psi", "complexInput", "Z must be real value for polygamma"));
    }
    s.map(move |s, i| polygamma(order, s.real(0, i)))
}
