//! Incomplete gamma functions and Bessel functions of singles. Written in the subset that README.md describes.
//! Of doubles they are computed by `builtins::special_functions`.

use super::base::{horner_f32, sqrt_f32, trunc_f32};
use super::exponential::exp_f32;
use super::logarithm::log_f32;
use super::singles::{erfc_f32, expm1_f32, log_gamma_beyond_f32};
use super::trigonometric::{cos_f32, sin_f32};

/// √(2π)
const ROOT_TWO_PI_F32: f32 = 2.50662827;
const PI_F32: f32 = 3.14159265;

/// a·(log Γ(a + 1) less Stirling's formula) in 1/a², from 1 on
const STIRLING_F32: [f32; 8] = [
    8.333332837e-02,
    -2.777567133e-03,
    7.881372003e-04,
    -5.364852841e-04,
    4.877321771e-04,
    -3.808484471e-04,
    1.891444699e-04,
    -4.197947055e-05,
];
/// Temme's expansion for large a: of 1, 1/a and 1/a², in η
const TEMME_ONE_F32: [f32; 7] = [
    -0.333333333,
    0.0833333333,
    -0.0148148148,
    0.00115740741,
    0.000352733686,
    -0.000178755144,
    0.0000391926318,
];
const TEMME_TWO_F32: [f32; 5] =
    [-0.00185185185, -0.00347222222, 0.00264550265, -0.000990226337, 0.000205761317];
const TEMME_THREE_F32: [f32; 3] = [0.0041335979, -0.00268132716, 0.000771604938];

/// a·log(a/x) + x - a.
fn deviance_f32(x: f32, a: f32) -> f32 {
    let d = x - a;
    if d.abs() < 0.3 * a {
        // d - a·log(1 + d/a), whose first terms are each other's
        let u = d / a;
        let v = u / (2.0 + u);
        let w = v * v;
        // log(1 + u) = 2·(v + v³/3 + v⁵/5 + …), and u - 2v = u·v
        let rest = w * (0.333333333 + w * (0.2 + w * (0.142857143 + w * 0.111111111)));
        return a * (u * v - 2.0 * v * rest);
    }
    a * log_f32(a / x) + d
}

/// x^a·exp(-x)/Γ(a + 1).
fn gamma_density_f32(x: f32, a: f32) -> f32 {
    if a < 1.0 {
        return exp_f32(a * log_f32(x) - x - log_gamma_beyond_f32(a));
    }
    let z = 1.0 / a;
    let error = z * horner_f32(z * z, &STIRLING_F32);
    exp_f32(-error - deviance_f32(x, a)) / (ROOT_TWO_PI_F32 * sqrt_f32(a))
}

/// 1 + x/(a + 1) + x²/((a + 1)(a + 2)) + …
fn gamma_series_f32(x: f32, a: f32) -> f32 {
    let mut sum: f32 = 1.0;
    let mut term: f32 = 1.0;
    let mut n = a;
    for _step in 0..200 {
        n += 1.0;
        term *= x / n;
        sum += term;
        if term < 3.0e-8 * sum {
            return sum;
        }
    }
    sum
}

/// Γ(a, x)·exp(x)·x^-a as a continued fraction by Lentz's method.
fn gamma_fraction_f32(x: f32, a: f32) -> f32 {
    let mut b = x + 1.0 - a;
    let mut c: f32 = 1.0e30;
    let mut d = 1.0 / b;
    let mut h = d;
    let mut i: f32 = 1.0;
    while i < 200.0 {
        let an = i * (a - i);
        b += 2.0;
        let below = an * d + b;
        d = 1.0 / (if below.abs() < 1.0e-30 { 1.0e-30 } else { below });
        let over = b + an / c;
        c = if over.abs() < 1.0e-30 { 1.0e-30 } else { over };
        let factor = c * d;
        h *= factor;
        if (factor - 1.0).abs() < 1.0e-7 {
            return h;
        }
        i += 1.0;
    }
    h
}

/// Of the lower and the upper part the one that is asked for, where x and a are positive and a is not small.
fn gamma_large_f32(x: f32, a: f32, upper: bool) -> f32 {
    let y = deviance_f32(x, a);
    let size = sqrt_f32(2.0 * y / a);
    let eta = if x < a { -size } else { size };
    let z = 1.0 / a;
    let c = horner_f32(eta, &TEMME_ONE_F32)
        + z * (horner_f32(eta, &TEMME_TWO_F32) + z * horner_f32(eta, &TEMME_THREE_F32));
    let rest = exp_f32(-y) / (ROOT_TWO_PI_F32 * sqrt_f32(a)) * c;
    let half = sqrt_f32(y);
    // The sign with which half a Gaussian's tail is what is asked for.
    let far = (x < a) == upper;
    let tail = 0.5 * erfc_f32(if far { -half } else { half });
    if upper { tail + rest } else { tail - rest }
}

/// The part of the incomplete gamma function that is asked for; NaN where an argument is negative.
fn gamma_part_f32(x: f32, a: f32, upper: bool) -> f32 {
    if !(x >= 0.0 && a >= 0.0) {
        return f32::NAN;
    }
    let all: f32 = if upper { 0.0 } else { 1.0 };
    let nothing = 1.0 - all;
    if a == 0.0 || (x.is_infinite() && !a.is_infinite()) {
        return all;
    }
    if x == 0.0 || a.is_infinite() {
        return nothing;
    }
    if a == 1.0 {
        return if upper { exp_f32(-x) } else { -expm1_f32(-x) };
    }
    if a > 20.0 && (x - a).abs() < 0.3 * a {
        return gamma_large_f32(x, a, upper);
    }
    if a < 1.0 && x < 1.5 {
        // 1 - x^a/Γ(1 + a)·(1 - a·x/(a + 1) + …), with the ones taken out
        let lead = a * log_f32(x) - log_gamma_beyond_f32(a);
        let mut s: f32 = 0.0;
        let mut term: f32 = 1.0;
        let mut n: f32 = 1.0;
        while n < 20.0 {
            term = -term * x / n;
            s += term * (a / (a + n));
            n += 1.0;
        }
        if upper {
            return -expm1_f32(lead) - exp_f32(lead) * s;
        }
        return exp_f32(lead) * (1.0 + s);
    }
    let density = gamma_density_f32(x, a);
    if x < a + 1.0 {
        let p = density * gamma_series_f32(x, a);
        return if upper { 1.0 - p } else { p };
    }
    let q = density * a * gamma_fraction_f32(x, a);
    if upper { q } else { 1.0 - q }
}

/// A part of one, which rounding does not make more or less than all of it.
fn part_of_one_f32(p: f32) -> f32 {
    if p > 1.0 {
        return 1.0;
    }
    if p < 0.0 {
        return 0.0;
    }
    p
}

/// The lower incomplete gamma function over gamma.
pub fn gamma_lower_f32(x: f32, a: f32) -> f32 {
    // Not left to the part: of the comparisons that bound it a device's compiler makes a clamp, which loses what is no number.
    if !(x >= 0.0 && a >= 0.0) {
        return f32::NAN;
    }
    part_of_one_f32(gamma_part_f32(x, a, false))
}

/// The upper incomplete gamma function over gamma.
pub fn gamma_upper_f32(x: f32, a: f32) -> f32 {
    // Not left to the part: of the comparisons that bound it a device's compiler makes a clamp, which loses what is no number.
    if !(x >= 0.0 && a >= 0.0) {
        return f32::NAN;
    }
    part_of_one_f32(gamma_part_f32(x, a, true))
}

/// J where the terms of its power series do not cancel.
fn bessel_near_f32(nu: f32, x: f32) -> f32 {
    let z = 0.25 * x * x;
    let mut sum: f32 = 1.0;
    let mut term: f32 = 1.0;
    let mut k: f32 = 1.0;
    while k < 30.0 {
        term = -term * (z / (k * (nu + k)));
        sum += term;
        k += 1.0;
    }
    // Half of the least numbers is none on devices.
    if nu == 0.0 {
        return sum;
    }
    let half = 0.5 * x;
    // As the density of gamma, for large orders: (x/2)^ν/Γ(ν + 1).
    if nu < 1.0 {
        return sum * exp_f32(nu * log_f32(half) - log_gamma_beyond_f32(nu));
    }
    let t = 1.0 / nu;
    let error = t * horner_f32(t * t, &STIRLING_F32);
    let power = nu * (log_f32(half / nu) + 1.0) - error;
    sum * exp_f32(power) / (ROOT_TWO_PI_F32 * sqrt_f32(nu))
}

/// J far out, by Hankel's expansion.
fn bessel_far_f32(nu: f32, x: f32) -> f32 {
    let square = 4.0 * nu * nu;
    let z = 0.125 / x;
    let mut p: f32 = 1.0;
    let mut q: f32 = 0.0;
    let mut term: f32 = 1.0;
    let mut sign: f32 = 1.0;
    let mut k: f32 = 1.0;
    while k < 12.0 {
        let odd = 2.0 * k - 1.0;
        let first = term * ((square - odd * odd) / k * z);
        let next = odd + 2.0;
        let second = first * ((square - next * next) / (k + 1.0) * z);
        if second.abs() > term.abs() && odd > 2.0 * nu {
            break;
        }
        q += sign * first;
        sign = -sign;
        p += sign * second;
        term = second;
        k += 2.0;
    }
    // The phase is x less this many half turns.
    let turns = 0.5 * nu + 0.25;
    let rest = PI_F32 * (turns - 2.0 * trunc_f32(0.5 * turns));
    let (c, s) = (cos_f32(x), sin_f32(x));
    let (cr, sr) = (cos_f32(rest), sin_f32(rest));
    sqrt_f32(2.0 / (PI_F32 * x)) * (p * (c * cr + s * sr) - q * (s * cr - c * sr))
}

/// J by the recurrence from a high order down, in which it grows most, and by Neumann's sum of every second order
/// (J. C. P. Miller; Abramowitz and Stegun, 9.12 and 9.1.87).
fn bessel_between_f32(nu: f32, x: f32) -> f32 {
    let n = trunc_f32(nu);
    let mu = nu - n;
    let top = if nu > x { nu } else { x };
    let mut k = 2.0 * trunc_f32(0.5 * (top + 5.0 * sqrt_f32(top)) + 3.0);
    let mut even = true;
    let mut above: f32 = 0.0;
    let mut here: f32 = 1.0e-30;
    let mut kept: f32 = 0.0;
    let mut sum: f32 = 0.0;
    let mut weight: f32 = 1.0;
    while k > 0.0 {
        if k == n {
            kept = here;
        }
        if even {
            sum += weight * here;
            let j = 0.5 * k;
            let by = if j == 1.0 { 1.0 } else { j * (mu + k - 2.0) / (mu + j - 1.0) };
            weight *= by / (mu + k);
        }
        let below = 2.0 * (mu + k) / x * here - above;
        above = here;
        here = below;
        if here.abs() > 1.0e15 {
            above *= 1.0e-15;
            here *= 1.0e-15;
            kept *= 1.0e-15;
            sum *= 1.0e-15;
        }
        even = !even;
        k -= 1.0;
    }
    if n == 0.0 {
        kept = here;
    }
    sum += weight * here;
    kept / sum * weight * exp_f32(mu * log_f32(0.5 * x) - log_gamma_beyond_f32(mu))
}

/// The same where neither is negative.
fn bessel_right_f32(nu: f32, x: f32) -> f32 {
    if x == 0.0 {
        return if nu == 0.0 { 1.0 } else { 0.0 };
    }
    if x.is_infinite() {
        return 0.0;
    }
    if 0.25 * x * x <= nu + 1.0 {
        return bessel_near_f32(nu, x);
    }
    if x > 25.0 + 0.5 * nu * nu {
        return bessel_far_f32(nu, x);
    }
    bessel_between_f32(nu, x)
}

/// The Bessel function of the first kind of a real order up to 64; NaN where the order is higher, and where it is not whole and an
/// argument is negative.
pub fn bessel_first_f32(nu: f32, x: f32) -> f32 {
    let order = nu.abs();
    let whole = trunc_f32(order) == order;
    if !(order <= 64.0) || x.is_nan() || (!whole && (nu < 0.0 || x < 0.0)) {
        return f32::NAN;
    }
    let y = bessel_right_f32(order, x.abs());
    // Of an odd order it changes its sign with the order and with x.
    let odd = whole && trunc_f32(0.5 * order) * 2.0 != order;
    if odd && (nu < 0.0) != (x < 0.0) { -y } else { y }
}
