//! The digamma function and the exponential integral of real numbers, by recurrences, series and continued fractions (Abramowitz
//! and Stegun, chapters 5 and 6). Written in the subset that README.md describes.

use super::base::{floor, floor_f32, horner, horner_f32, quotient_f32, round, round_f32};
use super::exponential::{exp, exp_f32};
use super::logarithm::{log, log_f32};
use super::trigonometric::{tan, tan_f32};

const EULER: f64 = 0.577_215_664_901_532_860_6;
const PI: f64 = 3.14159265358979311600e+00;
/// 2·log 2
const TWICE_LN2: f64 = 1.386_294_361_119_890_6;
const EULER_F32: f32 = 0.577215665;
const PI_F32: f32 = 3.14159265;

/// B(2k)/(2k) for k from 1 to 8
const BERNOULLI: [f64; 8] = [
    8.333333333333333e-02,
    -8.333333333333333e-03,
    3.968253968253968e-03,
    -4.166666666666667e-03,
    7.575757575757576e-03,
    -2.109279609279609e-02,
    8.333333333333333e-02,
    -4.432598039215686e-01,
];
/// ψ(x)/(x - x₀) in x - 3/2, from 1 to 2, where x₀ is the zero
const DIGAMMA_F32: [f32; 10] = [
    9.510558844e-01,
    -4.236274660e-01,
    2.405383885e-01,
    -1.484000087e-01,
    9.511739761e-02,
    -6.203968823e-02,
    3.936193883e-02,
    -2.587343752e-02,
    2.392392978e-02,
    -1.622001082e-02,
];
/// (E₁(x) + log x + γ)/x, up to 1
const E1_F32: [f32; 7] = [
    1.0,
    -2.499999702e-01,
    5.555511639e-02,
    -1.041402668e-02,
    1.659042668e-03,
    -2.199910959e-04,
    1.943114694e-05,
];
/// x·exp(x)·E₁(x) in (x - 2)/(x + 2), from 1 on
const E1_FAR_F32: [f32; 11] = [
    7.226572633e-01,
    3.359434903e-01,
    -1.015423909e-01,
    6.516415626e-02,
    -3.884894401e-02,
    2.797834016e-02,
    -2.070925571e-02,
    1.656019129e-02,
    -1.131813508e-02,
    5.122954957e-03,
    -1.007657731e-03,
];
/// (Ei(y) - log(y/y₀))/(y - y₀), up to 4, where y₀ is the zero
const EI_F32: [f32; 11] = [
    1.101408124e+00,
    2.722310424e-01,
    5.968037248e-02,
    1.106817368e-02,
    1.763215638e-03,
    2.350266004e-04,
    3.503796324e-05,
    6.687810128e-07,
    1.055097073e-06,
    -9.752143626e-08,
    1.298557972e-08,
];
/// y·exp(-y)·Ei(y) in (y - 7)/(y + 7), from 4 to 12
const EI_MIDDLE_F32: [f32; 10] = [
    1.222408056e+00,
    -6.688967943e-01,
    8.996602893e-01,
    3.456313014e-01,
    -3.758415461e+00,
    4.753614902e+00,
    1.764816880e+00,
    -6.790135384e+00,
    -3.808543682e-01,
    5.162054539e+00,
];
/// the same in 1/y, from 12 on
const EI_FAR_F32: [f32; 9] = [
    1.000000000e+00,
    1.000007033e+00,
    1.991852641e+00,
    7.420179844e+00,
    -8.006522369e+01,
    4.012519531e+03,
    -7.702421875e+04,
    7.861171250e+05,
    -2.964253250e+06,
];

/// ψ from 0 on.
fn digamma_right(x: f64) -> f64 {
    let n = floor(x);
    let rest = x - n;
    if x <= 20.0 && (rest == 0.0 || rest == 0.5) {
        // Sums of few fractions.
        let half = rest == 0.5;
        let count = n as i32;
        let mut s = if half { -EULER - TWICE_LN2 } else { -EULER };
        let mut k: i32 = 1;
        while k < count || half && k == count {
            s += if half { 2.0 / f64::from(2 * k - 1) } else { 1.0 / f64::from(k) };
            k += 1;
        }
        return s;
    }
    let mut y = x;
    let mut sum: f64 = 0.0;
    while y < 10.0 {
        sum -= 1.0 / y;
        y += 1.0;
    }
    let square = 1.0 / (y * y);
    sum + log(y) - 0.5 / y - square * horner(square, &BERNOULLI)
}

/// The derivative of the logarithm of gamma; -∞ at 0 and at the negative whole numbers.
pub fn digamma(x: f64) -> f64 {
    if x.is_nan() || x == f64::NEG_INFINITY {
        return f64::NAN;
    }
    if x <= 0.0 && floor(x) == x {
        return f64::NEG_INFINITY;
    }
    if x > 0.0 {
        return digamma_right(x);
    }
    // The tangent of the part beyond the nearest whole number: π·x itself would be rounded.
    let part = x - round(x);
    digamma_right(1.0 - x) - PI / tan(PI * part)
}

/// ψ from 0 on.
fn digamma_right_f32(x: f32) -> f32 {
    if x >= 8.0 {
        let z = 1.0 / x;
        let w = z * z;
        let tail = w * (0.0833333333 - w * (0.00833333333 - w * 0.00396825397));
        return log_f32(x) - 0.5 * z - tail;
    }
    let mut y = x;
    let mut sum: f32 = 0.0;
    // The differences are exact.
    while y > 2.0 {
        y -= 1.0;
        sum += 1.0 / y;
    }
    if y == 1.0 || y == 2.0 {
        // A sum of fractions.
        return (if y > 1.0 { sum + 1.0 } else { sum }) - EULER_F32;
    }
    if y < 1.0 {
        sum -= 1.0 / y;
        y += 1.0;
    }
    // The zero in two parts.
    let gap = (y - 1.46163213) - 1.24381499e-8;
    sum + gap * horner_f32(y - 1.5, &DIGAMMA_F32)
}

/// As `digamma`, for singles.
pub fn digamma_f32(x: f32) -> f32 {
    if x.is_nan() || x == f32::NEG_INFINITY {
        return f32::NAN;
    }
    if x <= 0.0 && floor_f32(x) == x {
        return f32::NEG_INFINITY;
    }
    if x > 0.0 {
        return digamma_right_f32(x);
    }
    let part = x - round_f32(x);
    digamma_right_f32(1.0 - x) - PI_F32 / tan_f32(PI_F32 * part)
}

/// E₁ from 1 on, as a continued fraction, from the inside out.
fn e1_far(x: f64) -> f64 {
    let mut i = floor(90.0 / x) + 6.0;
    let mut below = x + 2.0 * i + 1.0;
    while i > 0.0 {
        below = x + (2.0 * i - 1.0) - i * i / below;
        i -= 1.0;
    }
    exp(-x) / below
}

/// The sum of z^k/(k·k!), from the first power on.
fn ein(z: f64) -> f64 {
    let mut sum: f64 = 0.0;
    let mut term: f64 = 1.0;
    let mut k: f64 = 1.0;
    while k < 300.0 {
        term = term * z / k;
        let next = sum + term / k;
        if next == sum {
            return sum;
        }
        sum = next;
        k += 1.0;
    }
    sum
}

/// 1 + 1/y + 2/y² + …, to the least term.
fn ei_tail(y: f64) -> f64 {
    let mut sum: f64 = 1.0;
    let mut term: f64 = 1.0;
    let mut k: f64 = 1.0;
    while k < 60.0 {
        let next = term * k / y;
        if next > term || next < 1.0e-17 {
            return sum;
        }
        term = next;
        sum += term;
        k += 1.0;
    }
    sum
}

/// The real part of the exponential integral E₁: of negative numbers -Ei(-x).
pub fn exponential_integral(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    if x == 0.0 {
        return f64::INFINITY;
    }
    if x >= 1.0 {
        return if x > 746.0 { 0.0 } else { e1_far(x) };
    }
    if x > -40.0 {
        return -ein(-x) - log(x.abs()) - EULER;
    }
    // Half of the power at a time, which may be beyond the doubles with what it is divided by not yet.
    let half = exp(-0.5 * x);
    if half.is_infinite() {
        return f64::NEG_INFINITY;
    }
    half / x * ei_tail(-x) * half
}

/// As `exponential_integral`, for singles.
pub fn exponential_integral_f32(x: f32) -> f32 {
    if x.is_nan() {
        return x;
    }
    if x == 0.0 {
        return f32::INFINITY;
    }
    if x > 0.0 {
        if x <= 1.0 {
            return (x * horner_f32(x, &E1_F32) - EULER_F32) - log_f32(x);
        }
        if x > 110.0 {
            return 0.0;
        }
        let t = quotient_f32(x - 2.0, x + 2.0);
        return exp_f32(-x) * (horner_f32(t, &E1_FAR_F32) / x);
    }
    let y = -x;
    if y <= 4.0 {
        let gap = (y - 0.372507423) + 1.23810937e-8;
        return -(log_f32(y * 2.68451033) + gap * horner_f32(y, &EI_F32));
    }
    if y > 180.0 {
        return f32::NEG_INFINITY;
    }
    let half = exp_f32(0.5 * y);
    let f = if y < 12.0 {
        horner_f32(quotient_f32(y - 7.0, y + 7.0), &EI_MIDDLE_F32)
    } else {
        horner_f32(1.0 / y, &EI_FAR_F32)
    };
    half / x * f * half
}
