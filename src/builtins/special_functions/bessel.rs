//! Bessel functions of real order and complex argument, and Airy functions.
//!
//! All come from I and K in the right half plane, scaled by exp(-z) and exp(z): the series of Temme and
//! the continued fraction of Steed give K, a second fraction and the Wronskian give I; turns of the
//! argument give the rest. Far out both are their asymptotic series.

use super::spread::{Spread, are_nonnegative, are_singles, of_singles, spread};
use crate::builtins::arguments::{number, one, refuse};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::op::Op;
use crate::op::complex::{self, div, exp, log, sqrt};
use crate::op::math::{cos, floor, modulo, round, sin};
use crate::value::room::room;
use crate::value::{Array, ElemType, Value, cast};
use num_complex::Complex64;

type C = Complex64;
const PI: f64 = std::f64::consts::PI;
const ONE: C = C::new(1.0, 0.0);
const I: C = C::new(0.0, 1.0);

/// The coefficients of 1 / gamma(1 + x) at 0.
const RECIPROCAL_GAMMA: [f64; 25] = [
    1.0,
    0.577_215_664_901_532_9,
    -0.655_878_071_520_253_8,
    -0.042_002_635_034_095_2,
    0.166_538_611_382_291_5,
    -0.042_197_734_555_544_3,
    -0.009_621_971_527_877_0,
    0.007_218_943_246_663_0,
    -0.001_165_167_591_859_1,
    -0.000_215_241_674_114_9,
    0.000_128_050_282_388_2,
    -0.000_020_134_854_780_7,
    -0.000_001_250_493_482_1,
    0.000_001_133_027_232_0,
    -0.000_000_205_633_841_7,
    0.000_000_006_116_095_0,
    0.000_000_005_002_007_5,
    -0.000_000_001_181_274_6,
    0.000_000_000_104_342_7,
    0.000_000_000_007_782_3,
    -0.000_000_000_003_696_8,
    0.000_000_000_000_510_0,
    -0.000_000_000_000_020_6,
    -0.000_000_000_000_005_4,
    0.000_000_000_000_001_4,
];

/// exp(i pi x / 2), exact where x is whole.
fn quarter_turns(x: f64) -> C {
    let x = modulo(x, 4.0);
    match x {
        0.0 => ONE,
        1.0 => I,
        2.0 => -ONE,
        3.0 => -I,
        _ => C::new(cos(PI * x / 2.0), sin(PI * x / 2.0)),
    }
}

/// exp(i pi x).
fn half_turns(x: f64) -> C {
    quarter_turns(2.0 * modulo(x, 2.0))
}

fn cis(x: f64) -> C {
    C::new(cos(x), sin(x))
}

/// K of orders mu and mu + 1 by Temme's series, for |z| ≤ 2 and |mu| ≤ 1/2, not scaled.
fn temme(mu: f64, z: C) -> (C, C) {
    let (mut odd, mut even, mut power) = (0.0, 0.0, 1.0);
    for pair in RECIPROCAL_GAMMA.chunks(2) {
        even += pair[0] * power;
        if let Some(c) = pair.get(1) {
            odd += c * power;
        }
        power *= mu * mu;
    }
    // even + odd mu = 1 / gamma(1 + mu); even - odd mu = 1 / gamma(1 - mu).
    let (plus, minus) = (even + odd * mu, even - odd * mu);
    let d = -log(z / 2.0);
    let e = d * mu;
    let sinc = if complex::abs(e) < 1e-5 { ONE + e * e / 6.0 } else { div(complex::sinh(e), e) };
    let turn = PI * mu;
    let fact = if turn.abs() < 1e-15 { 1.0 } else { turn / sin(turn) };
    let mut f = (complex::cosh(e) * -odd + sinc * d * even) * fact;
    let grown = exp(e);
    let mut p = grown * (0.5 / plus);
    let mut q = div(C::from(0.5 / minus), grown);
    let square = z * z / 4.0;
    let (mut c, mut sum, mut first) = (ONE, f, p);
    for i in 1..500 {
        let i = f64::from(i);
        f = (f * i + p + q) / (i * i - mu * mu);
        c = c * square / i;
        p /= i - mu;
        q /= i + mu;
        let step = c * f;
        sum += step;
        first += c * (p - f * i);
        if complex::abs(step) < 1e-17 * complex::abs(sum) {
            break;
        }
    }
    (sum, first * div(C::from(2.0), z))
}

/// exp(z) K of orders mu and mu + 1 by Steed's fraction, for |z| > 2.
fn steed(mu: f64, z: C) -> (C, C) {
    let mut b = (z + 1.0) * 2.0;
    let mut d = div(ONE, b);
    let (mut h, mut step) = (d, d);
    let (mut q1, mut q2) = (C::from(0.0), ONE);
    let a1 = 0.25 - mu * mu;
    let mut q = C::from(a1);
    let (mut c, mut a) = (a1, -a1);
    let mut s = ONE + q * step;
    for i in 2..20_000 {
        let i = f64::from(i);
        a -= 2.0 * (i - 1.0);
        c = -a * c / i;
        let next = (q1 - b * q2) / a;
        q1 = q2;
        q2 = next;
        q += next * c;
        b += 2.0;
        d = div(ONE, b + d * a);
        step *= b * d - 1.0;
        h += step;
        let gain = q * step;
        s += gain;
        if complex::abs(gain) < 1e-17 * complex::abs(s) {
            break;
        }
    }
    let k = div(sqrt(div(C::from(PI / 2.0), z)), s);
    (k, k * div(z + (mu + 0.5) - h * a1, z))
}

/// The asymptotic series of exp(z) sqrt(2 z / pi) K, and with alternating signs.
fn far(nu: f64, z: C) -> (C, C) {
    let square = 4.0 * nu * nu;
    let (mut plain, mut turned, mut term, mut sign) = (ONE, ONE, ONE, 1.0);
    for k in 1..500 {
        let odd = f64::from(2 * k - 1);
        let next = div(term * ((square - odd * odd) / (8.0 * f64::from(k))), z);
        if complex::abs(next) > complex::abs(term) && odd > 2.0 * nu {
            break;
        }
        term = next;
        sign = -sign;
        plain += term;
        turned += term * sign;
        if complex::abs(term) < 1e-17 * complex::abs(plain) {
            break;
        }
    }
    (plain, turned)
}

/// Orders above this would take too long, and have lost their digits long before.
const MOST_STEPS: f64 = 1e6;

/// exp(-z) I and exp(z) K of order nu ≥ 0 at z in the right half plane, not 0.
fn ik(nu: f64, z: C) -> (C, C) {
    let size = complex::abs(z);
    if size > 30.0 + nu * nu / 2.0 {
        let (plain, turned) = far(nu, z);
        let root = sqrt(z * (2.0 * PI));
        let side = if z.im < 0.0 { -(nu + 0.5) } else { nu + 0.5 };
        let small = if z.im == 0.0 { C::from(0.0) } else { half_turns(side) * exp(-z * 2.0) };
        return (div(turned + small * plain, root), plain * sqrt(div(C::from(PI / 2.0), z)));
    }
    let steps = floor(nu + 0.5);
    if steps > MOST_STEPS && size > 1.0 {
        return (C::from(f64::NAN), C::from(f64::NAN));
    }
    let mu = nu - steps;
    let (mut k, mut next) = if size <= 2.0 {
        let (k, next) = temme(mu, z);
        let scale = exp(z);
        (k * scale, next * scale)
    } else {
        steed(mu, z)
    };
    for i in 1..=steps as u64 {
        let after = k + next * div(C::from(2.0 * (mu + i as f64)), z);
        k = next;
        next = after;
        // K has left the range of doubles for good, and I with it.
        if !complex::abs(next).is_finite() {
            return (C::from(0.0), C::from(f64::INFINITY));
        }
    }
    // Where z is next to nothing, 2 / z leaves the range; I' / I - nu / z is the first term of its series.
    if size < 1e-140 {
        let slope = z / (2.0 * (nu + 1.0));
        return (div(ONE, z * (slope * k + next)), k);
    }
    // I' / I as a continued fraction (modified Lentz).
    const TINY: f64 = 1e-300;
    let ratio = div(C::from(2.0), z);
    let mut b = ratio * nu;
    let mut h = b * 0.5;
    if complex::abs(h) < TINY {
        h = C::from(TINY);
    }
    let (mut c, mut d) = (h, C::from(0.0));
    for _ in 0..2_000_000 {
        b += ratio;
        d += b;
        d = if complex::abs(d) < TINY { C::from(1.0 / TINY) } else { div(ONE, d) };
        c = b + div(ONE, c);
        if complex::abs(c) < TINY {
            c = C::from(TINY);
        }
        let factor = c * d;
        h *= factor;
        if complex::abs(factor - 1.0) < 1.2e-16 {
            break;
        }
    }
    let slope = h - div(C::from(nu), z);
    (div(ONE, z * (slope * k + next)), k)
}

/// J exp(-|im z|), H1 exp(-i z) and H2 exp(i z) of order nu ≥ 0, z not 0.
fn hankel(nu: f64, z: C) -> (C, C, C) {
    if z.re < 0.0 {
        let (j, h1, h2) = hankel(nu, -z);
        return if z.im >= 0.0 {
            let (turn, back) = (half_turns(nu), half_turns(-nu));
            let above = -back * h2;
            let j = turn * j;
            (j, above, other(j, above, z))
        } else {
            let (turn, back) = (half_turns(-nu), half_turns(nu));
            let below = -back * h1;
            let j = turn * j;
            (j, other(j.conj(), below.conj(), z.conj()).conj(), below)
        };
    }
    if z.im < 0.0 {
        let (j, h1, h2) = hankel(nu, z.conj());
        return (j.conj(), h2.conj(), h1.conj());
    }
    let (i, k) = ik(nu, C::new(z.im, -z.re));
    let mut j = quarter_turns(nu) * i * cis(-z.re);
    let h1 = quarter_turns(-nu) * k * C::new(0.0, -2.0 / PI);
    if z.im == 0.0 {
        j.im = 0.0;
    }
    (j, h1, other(j, h1, z))
}

/// The second Hankel function from J and the first, in the upper half plane.
fn other(j: C, h1: C, z: C) -> C {
    j * cis(z.re) * 2.0 - h1 * exp(I * z * 2.0)
}

/// Y exp(-|im z|).
fn second(nu: f64, z: C) -> C {
    let (_, h1, h2) = hankel(nu, z);
    if z.im == 0.0 && z.re > 0.0 {
        // Y is below all doubles where K is above them.
        let beyond = h1.re.is_infinite() || h1.im.is_infinite() || h1.re.is_nan();
        return C::from(if beyond { f64::NEG_INFINITY } else { (h1 * cis(z.re)).im });
    }
    if z.im < 0.0 {
        let grown = h1 * cis(z.re);
        let faded = h2 * exp(-I * z + z.im);
        return (grown - faded) * C::new(0.0, -0.5);
    }
    let faded = h1 * exp(I * z - z.im);
    let grown = h2 * cis(-z.re);
    (faded - grown) * C::new(0.0, -0.5)
}

/// Whether an order is whole.
fn whole(nu: f64) -> bool {
    round(nu) == nu
}

/// The value at 0 and where there is a NaN, and the limit for orders without bound; None elsewhere.
fn special(nu: f64, z: C, at_zero: f64) -> Option<C> {
    if nu.is_nan() || z.re.is_nan() || z.im.is_nan() {
        Some(C::from(f64::NAN))
    } else {
        let order_only = nu == f64::INFINITY && z.re.is_finite() && z.im.is_finite();
        (order_only || z.re == 0.0 && z.im == 0.0).then(|| C::from(at_zero))
    }
}

fn first_at_zero(nu: f64) -> f64 {
    if nu == 0.0 {
        1.0
    } else if nu > 0.0 || whole(nu) {
        0.0
    } else {
        f64::INFINITY
    }
}

/// A value without its scale; infinite arguments fade.
fn grown(value: C, by: f64, scaled: bool) -> C {
    if scaled { value } else { value * crate::op::math::exp(by) }
}

fn j(nu: f64, z: C, scaled: bool) -> C {
    if let Some(v) = special(nu, z, first_at_zero(nu)) {
        return v;
    }
    if z.re.is_infinite() {
        return C::from(0.0);
    }
    if z.im == 0.0 && (nu == 0.0 || nu == 1.0) {
        return C::from(if nu == 0.0 { libm::j0(z.re) } else { libm::j1(z.re) });
    }
    let value = if nu >= 0.0 {
        hankel(nu, z).0
    } else if whole(nu) {
        hankel(-nu, z).0 * half_turns(nu)
    } else {
        let turn = half_turns(-nu);
        hankel(-nu, z).0 * turn.re - second(-nu, z) * turn.im
    };
    grown(value, z.im.abs(), scaled)
}

fn y(nu: f64, z: C, scaled: bool) -> C {
    if let Some(v) = special(nu, z, f64::NEG_INFINITY) {
        return v;
    }
    if z.re.is_infinite() {
        return C::from(0.0);
    }
    if z.im == 0.0 && z.re > 0.0 && (nu == 0.0 || nu == 1.0) {
        return C::from(if nu == 0.0 { libm::y0(z.re) } else { libm::y1(z.re) });
    }
    let value = if nu >= 0.0 {
        second(nu, z)
    } else {
        let turn = half_turns(-nu);
        let rest = if whole(nu) { C::from(0.0) } else { hankel(-nu, z).0 * turn.im };
        rest + second(-nu, z) * turn.re
    };
    grown(value, z.im.abs(), scaled)
}

fn h(nu: f64, kind: f64, z: C, scaled: bool) -> C {
    if let Some(v) = special(nu, z, f64::NAN) {
        return v;
    }
    if z.re.is_infinite() {
        return C::from(0.0);
    }
    let (_, h1, h2) = hankel(nu.abs(), z);
    let (value, turn, by) = if kind == 1.0 { (h1, -nu, I * z) } else { (h2, nu, -I * z) };
    let value = if nu < 0.0 { value * half_turns(turn) } else { value };
    if scaled { value } else { value * exp(by) }
}

/// I exp(-|re z|) and K exp(z) of order nu ≥ 0 at any z but 0.
fn modified(nu: f64, z: C) -> (C, C) {
    if z.re >= 0.0 {
        let (i, k) = ik(nu, z);
        return (if z.im == 0.0 { i } else { i * cis(z.im) }, k);
    }
    let w = -z;
    let (i, k) = modified(nu, w);
    let m = if z.im >= 0.0 { 1.0 } else { -1.0 };
    // K exp(z) = K(w) exp(w) exp(-2 w) …, I(w) exp(z) = I(w) exp(-w).
    let faded = half_turns(-m * nu) * k * exp(-w * 2.0);
    let carried = i * if w.im == 0.0 { ONE } else { cis(-w.im) } * C::new(0.0, -m * PI);
    (half_turns(m * nu) * i, faded + carried)
}

fn i(nu: f64, z: C, scaled: bool) -> C {
    if let Some(v) = special(nu, z, first_at_zero(nu)) {
        return v;
    }
    if z.re.is_infinite() && z.im == 0.0 {
        return C::from(if scaled { 0.0 } else { f64::INFINITY });
    }
    let (first, k) = modified(nu.abs(), z);
    let value = if nu >= 0.0 || whole(nu) {
        first
    } else {
        let rest = k * exp(-z - z.re.abs());
        first + rest * (2.0 / PI * half_turns(-nu).im)
    };
    grown(value, z.re.abs(), scaled)
}

fn k(nu: f64, z: C, scaled: bool) -> C {
    if let Some(v) = special(nu, z, f64::INFINITY) {
        return v;
    }
    if z.re == f64::INFINITY {
        return C::from(0.0);
    }
    let value = modified(nu.abs(), z).1;
    if scaled || value.re.is_infinite() { value } else { value * exp(-z) }
}

/// Orders and arguments over one shape, and whether the result is to be scaled.
fn arguments(name: &str, args: &[Value], scale: Option<&Value>) -> Flow<(Spread, bool)> {
    let s = spread(name, args, true)?;
    if s.all(0).iter().any(|order| order.im != 0.0) {
        return Err(refuse(name, "complexOrder", "the order must be real"));
    }
    let scaled = match scale {
        None => false,
        Some(option) => number(name, option)? != 0.0,
    };
    Ok((s, scaled))
}

/// The values, and an array of zeros: there is no other error indicator here.
fn with_flags(s: Spread, f: impl Fn(f64, C) -> C + 'static) -> Flow<Values> {
    s.each(
        move |s, i| f(s.real(0, i), s.at(1, i)),
        |s, values| {
            let values = s.complex_array(values)?;
            room(s.len().saturating_mul(size_of::<f64>()))?;
            let flags = Array::zeros(ElemType::DOUBLE, s.shape.clone());
            Ok(Values::from_iter([values, Value::from(flags)]))
        },
    )
}

pub(super) fn besselj(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    // Of real numbers there is nothing to scale. High orders take a chain of steps each.
    let orders = call.args[0].here().map(|nu| cast::to_f64(nu.data()));
    let low = orders.as_ref().is_some_and(|all| !all.iter().any(|nu| nu.abs() > 64.0));
    if low && call.nargout < 2 && call.args.len() == 2 && are_singles(call.args) {
        // Of whole orders all values are real.
        let real = orders.is_some_and(|all| all.iter().all(|&nu| whole(nu)));
        if real || are_nonnegative(cx, call.args)? {
            return one(of_singles(cx, Op::BesselFirst, call.args)?);
        }
    }
    let (s, scaled) = arguments("besselj", &call.args[..2], call.args.get(2))?;
    with_flags(s, move |nu, z| j(nu, z, scaled))
}

pub(super) fn bessely(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (s, scaled) = arguments("bessely", &call.args[..2], call.args.get(2))?;
    with_flags(s, move |nu, z| y(nu, z, scaled))
}

pub(super) fn besseli(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (s, scaled) = arguments("besseli", &call.args[..2], call.args.get(2))?;
    with_flags(s, move |nu, z| i(nu, z, scaled))
}

pub(super) fn besselk(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (s, scaled) = arguments("besselk", &call.args[..2], call.args.get(2))?;
    with_flags(s, move |nu, z| k(nu, z, scaled))
}

pub(super) fn besselh(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (kind, z) = match call.args {
        [_, z] => (1.0, z),
        [_, kind, z, ..] => (number("besselh", kind)?, z),
        _ => return Err(refuse("besselh", "minrhs", "expected an order and an argument")),
    };
    if kind != 1.0 && kind != 2.0 {
        return Err(refuse("besselh", "invalidKind", "the kind must be 1 or 2"));
    }
    let (s, scaled) = arguments("besselh", &[call.args[0].clone(), z.clone()], call.args.get(3))?;
    with_flags(s, move |nu, z| h(nu, kind, z, scaled))
}

/// Below this the series of Airy functions is three terms.
const NEAR_ZERO: f64 = 1e-3;

/// The two parts of Ai and Bi near 0, or of their derivatives (Abramowitz and Stegun, 10.4.2 to 10.4.5).
fn airy_series(z: C, slope: bool) -> (C, C) {
    let (at_zero, slope_there) = (0.355_028_053_887_817_24, 0.258_819_403_792_806_8);
    let cube = z * z * z;
    if slope {
        (z * z * 0.5 * at_zero, (ONE + cube / 3.0) * slope_there)
    } else {
        ((ONE + cube / 6.0) * at_zero, (z + z * cube / 12.0) * slope_there)
    }
}

/// Ai and its derivative; the turns are those of the connection formulas.
fn ai(z: C, slope: bool) -> C {
    if z.re == 0.0 && z.im == 0.0 {
        return C::from(if slope { -0.258_819_403_792_806_8 } else { 0.355_028_053_887_817_24 });
    }
    if complex::abs(z) < NEAR_ZERO {
        let (even, odd) = airy_series(z, slope);
        return even - odd;
    }
    if complex::arg(z).abs() > 2.0 * PI / 3.0 + 1e-10 {
        let turn = half_turns(2.0 / 3.0);
        let factor = if slope { turn * turn } else { turn };
        return -(factor * ai(z * turn, slope) + factor.conj() * ai(z * turn.conj(), slope));
    }
    let root = sqrt(z);
    let zeta = z * root * (2.0 / 3.0);
    if slope {
        -z * k(2.0 / 3.0, zeta, false) / (PI * crate::op::math::sqrt(3.0))
    } else {
        root * k(1.0 / 3.0, zeta, false) / (PI * crate::op::math::sqrt(3.0))
    }
}

fn bi(z: C, slope: bool) -> C {
    if z.re == 0.0 && z.im == 0.0 {
        return C::from(if slope { 0.448_288_357_353_826_36 } else { 0.614_926_627_446_000_7 });
    }
    if complex::abs(z) < NEAR_ZERO {
        let (even, odd) = airy_series(z, slope);
        return (even + odd) * crate::op::math::sqrt(3.0);
    }
    let turn = half_turns(2.0 / 3.0);
    let factor = half_turns(if slope { 5.0 / 6.0 } else { 1.0 / 6.0 });
    factor * ai(z * turn, slope) + factor.conj() * ai(z * turn.conj(), slope)
}

pub(super) fn airy(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (kind, z) = match call.args {
        [z] => (0.0, z),
        [kind, z, ..] => (number("airy", kind)?, z),
        [] => return Err(refuse("airy", "minrhs", "expected an argument")),
    };
    if ![0.0, 1.0, 2.0, 3.0].contains(&kind) {
        return Err(refuse("airy", "invalidKind", "K must be 0, 1, 2 or 3"));
    }
    let (s, scaled) = arguments("airy", &[Value::from(kind), z.clone()], call.args.get(2))?;
    with_flags(s, move |_, z| {
        if z.re.is_nan() || z.im.is_nan() {
            return C::from(f64::NAN);
        }
        if z.im == 0.0 && z.re.is_infinite() {
            let up = z.re > 0.0 && kind >= 2.0 && !scaled;
            return C::from(if up { f64::INFINITY } else { 0.0 });
        }
        let slope = kind == 1.0 || kind == 3.0;
        let mut value = if kind < 2.0 { ai(z, slope) } else { bi(z, slope) };
        if z.im == 0.0 {
            value.im = 0.0;
        }
        if scaled {
            let zeta = z * sqrt(z) * (2.0 / 3.0);
            value *= if kind < 2.0 { exp(zeta) } else { exp(C::from(-zeta.re.abs())) };
        }
        value
    })
}
