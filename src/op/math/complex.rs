//! Functions of complex doubles, a number being its real and its imaginary part: one text for host and device.

use super::base::{sqrt, trunc};
use super::exponential::{exp, expm1, pow2};
use super::hyperbolic::{sinh_cosh, tanh};
use super::inverse::{acos, acosh, asinh, atan2};
use super::logarithm::{log_from, log1p};
use super::powers::{hypot, pow, whole_power};
use super::trigonometric::sin_cos;

/// The quotient, scaled by the greater part of the divisor so that its square cannot overflow.
pub fn complex_div(a: f64, b: f64, x: f64, y: f64) -> (f64, f64) {
    let real = y == 0.0;
    let wide = x.abs() >= y.abs();
    let big = if wide { x } else { y };
    let small = if wide { y } else { x };
    let p = if wide { a } else { b };
    let q = if wide { b } else { a };
    let r = small / big;
    let d = if real { x } else { big + small * r };
    let t = p * r;
    let im = (if wide { q } else { t }) - (if wide { t } else { q });
    let re = p + q * r;
    ((if real { a } else { re }) / d, (if real { b } else { im }) / d)
}

/// The product; a factor without imaginary part scales, so that infinities do not become NaN.
pub fn complex_mul(a: f64, b: f64, x: f64, y: f64) -> (f64, f64) {
    let ax = a * x;
    let bx = b * x;
    let ay = a * y;
    if y == 0.0 {
        return (ax, bx);
    }
    if b == 0.0 {
        return (ax, ay);
    }
    (ax - b * y, ay + bx)
}

/// z/|z|, or 0.
pub fn complex_sign(x: f64, y: f64) -> (f64, f64) {
    let r = hypot(x, y);
    if r == 0.0 {
        return (0.0, 0.0);
    }
    (x / r, y / r)
}

/// A number as its root wants it: a quarter where the sum of parts could overflow.
fn quartered(x: f64, y: f64) -> (f64, f64) {
    let huge = x.abs() > 1e307 || y.abs() > 1e307;
    let scale = if huge { 0.25 } else { 1.0 };
    (x * scale, y * scale)
}

/// The square root with nonnegative real part.
pub fn complex_sqrt(x: f64, y: f64) -> (f64, f64) {
    let (a, b) = quartered(x, y);
    root(x, y, a, b, hypot(a, b))
}

/// The square root of x + iy, of which a + ib is what `quartered` gives, and h the magnitude of that.
fn root(x: f64, y: f64, a: f64, b: f64, h: f64) -> (f64, f64) {
    let real = y == 0.0;
    if y.is_infinite() {
        return (f64::INFINITY, y);
    }
    let t = sqrt(if real { x.abs() } else { 0.5 * (h + a.abs()) });
    if real {
        if x < 0.0 {
            return (0.0, t.copysign(y));
        }
        return (if x.is_nan() || x == 0.0 { x } else { t }, y);
    }
    let scale = if a == x && b == y { 1.0 } else { 2.0 };
    let other = b.abs() / (2.0 * t) * scale;
    if x >= 0.0 {
        return (t * scale, other.copysign(y));
    }
    (other, t.copysign(y) * scale)
}

/// The square roots of 1-z and 1+z.
fn two_roots(x: f64, y: f64) -> (f64, f64, f64, f64) {
    let mut a = 0.0;
    let mut b = 0.0;
    let mut c = 0.0;
    let mut d = 0.0;
    for k in 0..2 {
        a = c;
        b = d;
        let (p, q) = complex_sqrt(1.0 + (if k == 0 { -x } else { x }), if k == 0 { -y } else { y });
        c = p;
        d = q;
    }
    (a, b, c, d)
}

/// The exponential.
pub fn complex_exp(x: f64, y: f64) -> (f64, f64) {
    let e = exp(x);
    if y == 0.0 {
        return (e, y);
    }
    if x == f64::NEG_INFINITY && !y.is_finite() {
        return (0.0, 0.0);
    }
    let (s, c) = sin_cos(y);
    (e * c, e * s)
}

/// exp(z) - 1 without loss near zero: e^x cos y - 1 = (e^x - 1) cos y - (1 - cos y).
pub fn complex_expm1(x: f64, y: f64) -> (f64, f64) {
    let e = expm1(x);
    if y == 0.0 {
        return (e, y);
    }
    let (s, c) = sin_cos(y);
    let versine = if c > 0.0 { s * s / (1.0 + c) } else { 1.0 - c };
    (e * c - versine, exp(x) * s)
}

/// The logarithm of a magnitude h = |x + iy|. Near the unit circle it is that of its square less one.
fn log_magnitude(x: f64, y: f64, h: f64) -> f64 {
    let mut big = y.abs();
    let mut small = x.abs();
    if small > big {
        big = x.abs();
        small = y.abs();
    }
    let near = big > 0.5 && big < 2.0;
    let l = log_from(if near { (big - 1.0) * (big + 1.0) + small * small } else { h }, near);
    if near { 0.5 * l } else { l }
}

/// The logarithm.
pub fn complex_log(x: f64, y: f64) -> (f64, f64) {
    (log_magnitude(x, y, hypot(x, y)), atan2(y, x))
}

/// log(1 + z) without loss near zero.
pub fn complex_log1p(x: f64, y: f64) -> (f64, f64) {
    let one = 1.0 + x;
    let a = one.abs();
    let b = y.abs();
    let big = if a > b { a } else { b };
    let small = if a > b { b } else { a };
    let near = x > -0.5 && x < 0.5 && b < 0.5;
    let square =
        if near { x * (2.0 + x) + y * y } else { (big - 1.0) * (big + 1.0) + small * small };
    let short = near || (big > 0.5 && big < 2.0);
    let l = log_from(if short { square } else { hypot(one, y) }, short);
    (if short { 0.5 * l } else { l }, atan2(y, one))
}

/// The logarithm to the base 2.
pub fn complex_log2(x: f64, y: f64) -> (f64, f64) {
    let (re, im) = complex_log(x, y);
    (re / std::f64::consts::LN_2, im / std::f64::consts::LN_2)
}

/// The logarithm to the base 10.
pub fn complex_log10(x: f64, y: f64) -> (f64, f64) {
    let (re, im) = complex_log(x, y);
    (re / std::f64::consts::LN_10, im / std::f64::consts::LN_10)
}

/// The square; a number without imaginary part stays one.
pub fn complex_square(a: f64, b: f64) -> (f64, f64) {
    if b == 0.0 {
        return (a * a, 0.0);
    }
    let p = a * b;
    (a * a - b * b, p + p)
}

/// A whole power by products; a number without imaginary part stays one.
pub fn complex_whole_power(a: f64, b: f64, exponent: i32) -> (f64, f64) {
    if b == 0.0 {
        return (whole_power(a, exponent), 0.0);
    }
    if a == 0.0 && b.is_infinite() {
        // Quarter turns, with nothing that is not there to become no number.
        let p = whole_power(b, exponent);
        let turns = exponent & 3;
        let signed = if turns > 1 { -p } else { p };
        if (turns & 1) == 1 {
            return (0.0, signed);
        }
        return (signed, 0.0);
    }
    let (x, y) = by_squaring(a, b, exponent.unsigned_abs());
    let lost = !(x.is_finite() && y.is_finite());
    if exponent < 0 && lost && a.is_finite() && b.is_finite() {
        // One over what is beyond all numbers.
        return (0.0, 0.0);
    }
    if exponent < 0 && y == 0.0 {
        return (1.0 / x, 0.0);
    }
    if exponent < 0 {
        return complex_div(1.0, 0.0, x, y);
    }
    (x, y)
}

/// A power by squaring, of one at least; nothing is multiplied by one, which would change the signs of zeros.
fn by_squaring(a: f64, b: f64, exponent: u32) -> (f64, f64) {
    let mut n = exponent;
    let mut sx = a;
    let mut sy = b;
    let mut rx = a;
    let mut ry = b;
    let mut empty = true;
    let mut squares = false;
    while n > 0 {
        let odd = (n & 1) == 1;
        if !squares && odd && empty {
            rx = sx;
            ry = sy;
            empty = false;
        } else if squares || odd {
            let (px, py) =
                complex_mul(if squares { sx } else { rx }, if squares { sy } else { ry }, sx, sy);
            if squares {
                sx = px;
                sy = py;
            } else {
                rx = px;
                ry = py;
            }
        }
        // After the factor of a bit comes the square for the next.
        if !squares {
            n >>= 1;
        }
        squares = !squares;
    }
    (rx, ry)
}

/// The quarters of a turn in x half turns, and the angle beyond them; x is not whole.
fn quarters_and_rest(x: f64) -> (f64, f64) {
    let r = x - 2.0 * trunc(0.5 * x);
    let twice = 2.0 * r;
    let quarters = trunc(twice + (0.5_f64).copysign(twice));
    (quarters, (r - 0.5 * quarters) * std::f64::consts::PI)
}

/// A sine and a cosine, so many quarters of a turn on.
fn turned(s: f64, c: f64, quarters: f64) -> (f64, f64) {
    if quarters == 0.0 || quarters.abs() == 4.0 {
        return (s, c);
    }
    if quarters.abs() == 2.0 {
        return (0.0 - s, 0.0 - c);
    }
    if quarters == 1.0 || quarters == -3.0 {
        return (c, 0.0 - s);
    }
    (0.0 - c, s)
}

/// The power. Small whole exponents multiply, and that of 1/2 is the square root; beyond them, real operands with a real
/// power give exactly the real function's value.
pub fn complex_pow(a: f64, b: f64, x: f64, y: f64) -> (f64, f64) {
    let power = y == 0.0;
    let whole = power && x == trunc(x);
    let most = if b == 0.0 { 16.0 } else { 1024.0 };
    if whole && x != 0.0 && x.abs() <= most {
        return complex_whole_power(a, b, x as i32);
    }
    let half = power && x == 0.5;
    let (p, q) = quartered(a, b);
    let h = hypot(if half { p } else { a }, if half { q } else { b });
    if half {
        return root(a, b, p, q, h);
    }
    let real = power && b == 0.0 && (a >= 0.0 || whole);
    let mut r = pow(if real { a } else { h }, x);
    if real {
        return (r, 0.0);
    }
    if a == 0.0 && b == 0.0 {
        if x == 0.0 {
            return if power { (1.0, 0.0) } else { (f64::NAN, f64::NAN) };
        }
        if x > 0.0 {
            return (0.0, 0.0);
        }
        return (f64::INFINITY, 0.0);
    }
    // The angle of a negative number is π: x half turns, of which whole quarters of a turn are exact.
    let straight = power && b == 0.0;
    let (quarters, rest) = quarters_and_rest(x);
    // |z|^x and x·arg(z), or e to y·log(z).
    let angle = atan2(b, a);
    let mut t = if straight { rest } else { angle * x };
    if !power {
        let (ex, ey) = complex_mul(x, y, log_magnitude(a, b, h), angle);
        if ex == f64::NEG_INFINITY && !ey.is_finite() {
            return (0.0, 0.0);
        }
        r = exp(ex);
        t = ey;
        if ey == 0.0 {
            return (r, ey);
        }
    }
    let (sine, cosine) = sin_cos(t);
    let (s, c) = turned(sine, cosine, if straight { quarters } else { 0.0 });
    let flip = straight && b.is_sign_negative();
    (if straight && c == 0.0 { 0.0 } else { r * c }, r * (if flip { -s } else { s }))
}

/// Two to a power.
pub fn complex_pow2(x: f64, y: f64) -> (f64, f64) {
    let r = pow2(x);
    if y == 0.0 {
        return (r, y);
    }
    let (s, c) = sin_cos(y * std::f64::consts::LN_2);
    (r * c, r * s)
}

/// The hyperbolic sine.
pub fn complex_sinh(x: f64, y: f64) -> (f64, f64) {
    let (sh, ch) = sinh_cosh(x);
    if y == 0.0 {
        return (sh, y);
    }
    let (s, c) = sin_cos(y);
    (sh * c, ch * s)
}

/// The hyperbolic cosine.
pub fn complex_cosh(x: f64, y: f64) -> (f64, f64) {
    let (sh, ch) = sinh_cosh(x);
    if y == 0.0 {
        return (ch, 0.0);
    }
    let (s, c) = sin_cos(y);
    (ch * c, sh * s)
}

/// The hyperbolic tangent. Far out it is 1 up to rounding, and the imaginary part below it by e^(-2|x|).
pub fn complex_tanh(x: f64, y: f64) -> (f64, f64) {
    if y == 0.0 {
        return (tanh(x), y);
    }
    let (sh, ch) = sinh_cosh(x);
    let (s, c) = sin_cos(y);
    if x.abs() > 22.0 {
        let one: f64 = 1.0;
        return (one.copysign(x), (s / ch) * (c / ch));
    }
    let d = sh * sh + c * c;
    (sh * ch / d, s * c / d)
}

/// The sine: -i·sinh(i·z).
pub fn complex_sin(x: f64, y: f64) -> (f64, f64) {
    let (re, im) = complex_sinh(-y, x);
    (im, -re)
}

/// The cosine: cosh(i·z).
pub fn complex_cos(x: f64, y: f64) -> (f64, f64) {
    complex_cosh(-y, x)
}

/// The tangent: -i·tanh(i·z).
pub fn complex_tan(x: f64, y: f64) -> (f64, f64) {
    let (re, im) = complex_tanh(-y, x);
    (im, -re)
}

/// The inverse sine. On the cuts the value is that of the language: asin(2) = π/2 - i·log(2+√3). Elsewhere Kahan's: both
/// roots at once, no cancellation.
pub fn complex_asin(x: f64, y: f64) -> (f64, f64) {
    if y == 0.0 && x.abs() > 1.0 {
        let h = acosh(x.abs());
        let quarter: f64 = std::f64::consts::FRAC_PI_2;
        if x > 0.0 {
            return (quarter, -h);
        }
        return (-quarter, h);
    }
    let (a, b, c, d) = two_roots(x, y);
    let (product, _other) = complex_mul(a, b, c, d);
    (atan2(x, product), asinh(a * d - b * c))
}

/// The inverse cosine.
pub fn complex_acos(x: f64, y: f64) -> (f64, f64) {
    if y == 0.0 {
        if x.abs() <= 1.0 {
            return (acos(x), 0.0);
        }
        if x.abs() > 1.0 {
            let h = acosh(x.abs());
            if x > 0.0 {
                return (0.0, h);
            }
            return (2.0 * std::f64::consts::FRAC_PI_2, -h);
        }
    }
    let (a, b, c, d) = two_roots(x, y);
    (2.0 * atan2(a, c), asinh(c * b - d * a))
}

/// The inverse hyperbolic sine: -i·asin(i·z).
pub fn complex_asinh(x: f64, y: f64) -> (f64, f64) {
    let (re, im) = complex_asin(-y, x);
    (im, -re)
}

/// The inverse hyperbolic cosine.
pub fn complex_acosh(x: f64, y: f64) -> (f64, f64) {
    let (a, b) = complex_sqrt(x - 1.0, y);
    let (c, d) = complex_sqrt(x + 1.0, y);
    (asinh(a * c + b * d), 2.0 * atan2(b, c))
}

/// The inverse hyperbolic tangent; beyond 1 it is log((1+x)/(1-x))/2 with the language's side of the cut.
pub fn complex_atanh(x: f64, y: f64) -> (f64, f64) {
    let a = x.abs();
    if y == 0.0 && a > 1.0 {
        let re = 0.5 * log1p(2.0 / (a - 1.0));
        return (re.copysign(x), std::f64::consts::FRAC_PI_2);
    }
    // It is odd in x: to the right of zero nothing cancels.
    let near = (1.0 - a) * (1.0 - a) + y * y;
    let im = 0.5 * atan2(2.0 * y, (1.0 - a) * (1.0 + a) - y * y);
    if near.is_infinite() {
        return (0.0, im);
    }
    ((0.25 * log1p(4.0 * a / near)).copysign(x), im)
}

/// The inverse tangent: -i·atanh(i·z).
pub fn complex_atan(x: f64, y: f64) -> (f64, f64) {
    let (re, im) = complex_atanh(-y, x);
    (im, -re)
}

/// Whether the first comes before the second in the order of sorting: by magnitude, then angle.
pub fn complex_less(a: f64, b: f64, x: f64, y: f64) -> bool {
    let p = hypot(a, b);
    let q = hypot(x, y);
    p < q || (p == q && atan2(b, a) < atan2(y, x))
}
