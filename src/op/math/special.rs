//! erf, erfc and the logarithm of gamma (after fdlibm), gamma (after musl), erfinv. Written in the subset that README.md describes.

// Notice of fdlibm:
// Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
//
// Developed at SunSoft, a Sun Microsystems, Inc. business.
// Permission to use, copy, modify, and distribute this
// software is freely granted, provided that this notice
// is preserved.

// Notice of musl:
// Copyright © 2005-2020 Rich Felker, et al.
//
// Permission is hereby granted, free of charge, to any person obtaining
// a copy of this software and associated documentation files (the
// "Software"), to deal in the Software without restriction, including
// without limitation the rights to use, copy, modify, merge, publish,
// distribute, sublicense, and/or sell copies of the Software, and to
// permit persons to whom the Software is furnished to do so, subject to
// the following conditions:
//
// The above copyright notice and this permission notice shall be
// included in all copies or substantial portions of the Software.
//
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND,
// EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
// MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT.
// IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY
// CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT,
// TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
// SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.

use super::base::{floor, horner, sqrt, trunc};
use super::exponential::exp;
use super::logarithm::{log, log1p};
use super::powers::pow;
use super::trigonometric::short_wave;

const UPPER: u64 = 0xffff_ffff_0000_0000;
const PI: f64 = 3.14159265358979311600e+00;
const ERX: f64 = 8.45062911510467529297e-01;

/// the fits of fdlibm for erf: below 0.84375
const PP: [f64; 5] = [
    1.28379167095512558561e-01,
    -3.25042107247001499370e-01,
    -2.84817495755985104766e-02,
    -5.77027029648944159157e-03,
    -2.37630166566501626084e-05,
];
const QQ: [f64; 6] = [
    1.0,
    3.97917223959155352819e-01,
    6.50222499887672944485e-02,
    5.08130628187576562776e-03,
    1.32494738004321644526e-04,
    -3.96022827877536812320e-06,
];
/// to 1.25
const PA: [f64; 7] = [
    -2.36211856075265944077e-03,
    4.14856118683748331666e-01,
    -3.72207876035701323847e-01,
    3.18346619901161753674e-01,
    -1.10894694282396677476e-01,
    3.54783043256182359371e-02,
    -2.16637559486879084300e-03,
];
const QA: [f64; 7] = [
    1.0,
    1.06420880400844228286e-01,
    5.40397917702171048937e-01,
    7.18286544141962662868e-02,
    1.26171219808761642112e-01,
    1.36370839120290507362e-02,
    1.19844998467991074170e-02,
];
/// to 1/0.35
const RA: [f64; 8] = [
    -9.86494403484714822705e-03,
    -6.93858572707181764372e-01,
    -1.05586262253232909814e+01,
    -6.23753324503260060396e+01,
    -1.62396669462573470355e+02,
    -1.84605092906711035994e+02,
    -8.12874355063065934246e+01,
    -9.81432934416914548592e+00,
];
const SA: [f64; 9] = [
    1.0,
    1.96512716674392571292e+01,
    1.37657754143519042600e+02,
    4.34565877475229228821e+02,
    6.45387271733267880336e+02,
    4.29008140027567833386e+02,
    1.08635005541779435134e+02,
    6.57024977031928170135e+00,
    -6.04244152148580987438e-02,
];
/// to 28
const RB: [f64; 7] = [
    -9.86494292470009928597e-03,
    -7.99283237680523006574e-01,
    -1.77579549177547519889e+01,
    -1.60636384855821916062e+02,
    -6.37566443368389627722e+02,
    -1.02509513161107724954e+03,
    -4.83519191608651397019e+02,
];
const SB: [f64; 8] = [
    1.0,
    3.03380607434824582924e+01,
    3.25792512996573918826e+02,
    1.53672958608443695994e+03,
    3.19985821950859553908e+03,
    2.55305040643316442583e+03,
    4.74528541206955367215e+02,
    -2.24409524465858183362e+01,
];

/// x·√π·exp(x²)·erfc(x) in 1/(2x²), from 28 on
const ERFCX: [f64; 8] = [1.0, -1.0, 3.0, -15.0, 105.0, -945.0, 10395.0, -135135.0];

/// log(x·exp(x²)·erfc(x)) + 0.5625 for 1.25 <= x < 28.
fn erfc_tail_normal(x: f64) -> f64 {
    let s = 1.0 / (x * x);
    if x < 2.857142857142857 {
        return horner(s, &RA) / horner(s, &SA);
    }
    horner(s, &RB) / horner(s, &SB)
}

/// (erf(x) - x)/x below 0.84375, of an x whose square is a normal number.
fn erf_near_normal(x: f64) -> f64 {
    let z = x * x;
    horner(z, &PP) / horner(z, &QQ)
}

/// erfc for 0.84375 <= x < 1.25.
fn erfc_middle_normal(x: f64) -> f64 {
    let s = x - 1.0;
    1.0 - ERX - horner(s, &PA) / horner(s, &QA)
}

/// The logarithm of one of the two factors of x·erfc(x), from 1.25 on: of x's upper half, whose square is exact, and of the rest.
fn erfc_factor_normal(x: f64, upper: bool) -> f64 {
    let z = f64::from_bits(x.to_bits() & UPPER);
    if upper { -z * z - 0.5625 } else { (z - x) * (z + x) + erfc_tail_normal(x) }
}

/// erfc for 0.84375 <= x < 28.
fn erfc_far(x: f64) -> f64 {
    if x < 1.25 {
        return erfc_middle_normal(x);
    }
    let mut y = 1.0;
    for factor in 0..2 {
        y *= exp(erfc_factor_normal(x, factor == 0));
    }
    y / x
}

/// The error function.
pub fn erf(x: f64) -> f64 {
    let a = x.abs();
    if x.is_nan() {
        return x;
    }
    if a < 0.84375 {
        if a < 3.7252902984e-9 {
            // x + x·(2/sqrt(pi) - 1), scaled so that nothing underflows early
            return 0.125 * (8.0 * x + 1.02703333676410069053e+00 * x);
        }
        return x + x * erf_near_normal(x);
    }
    if a >= 6.0 {
        return (1.0_f64).copysign(x);
    }
    (1.0 - erfc_far(a)).copysign(x)
}

/// 1 - erf(x) without cancellation.
pub fn erfc(x: f64) -> f64 {
    let a = x.abs();
    if x.is_nan() {
        return x;
    }
    if a < 0.84375 {
        if a < 1.3877787807814457e-17 {
            return 1.0 - x;
        }
        let y = erf_near_normal(x);
        if x < 0.25 {
            return 1.0 - (x + x * y);
        }
        return 0.5 - ((x - 0.5) + x * y);
    }
    if a >= 28.0 {
        return if x < 0.0 { 2.0 } else { 0.0 };
    }
    let y = erfc_far(a);
    if x < 0.0 { 2.0 - y } else { y }
}

/// The inverse error function: Winitzki's approximation, made exact by Halley's steps on the side
/// where nothing cancels.
pub fn erfinv(x: f64) -> f64 {
    let a = x.abs();
    if x.is_nan() || a > 1.0 {
        return f64::NAN;
    }
    if a == 1.0 {
        return f64::INFINITY.copysign(x);
    }
    if a < 1.0e-8 {
        // sqrt(pi)/2
        return x * 0.886226925452758;
    }
    let w = log1p(-a * a);
    let t = 4.330746750799873 + 0.5 * w;
    let mut y = sqrt(sqrt(t * t - w * 6.802721088435374) - t);
    for _step in 0..3 {
        // Beyond one half, 1 - a is exact and erfc keeps its digits.
        let d = if a < 0.5 { erf(y) - a } else { (1.0 - a) - erfc(y) };
        let f = d / (1.1283791670955126 * exp(-y * y));
        y -= f / (1.0 + y * f);
    }
    y.copysign(x)
}

/// The inverse of erfc: a first guess (Abramowitz and Stegun, 26.2.22), made exact by Halley's steps.
pub fn erfcinv(x: f64) -> f64 {
    if !(x >= 0.0 && x <= 2.0) {
        return f64::NAN;
    }
    if x == 0.0 {
        return f64::INFINITY;
    }
    if x == 2.0 {
        return f64::NEG_INFINITY;
    }
    if x == 1.0 {
        return 0.0;
    }
    let small = if x < 1.0 { x } else { 2.0 - x };
    let t = sqrt(-2.0 * log(small / 2.0));
    let mut y = -0.70710678118654752440
        * ((2.30753 + t * 0.27061) / (1.0 + t * (0.99229 + t * 0.04481)) - t);
    for _step in 0..3 {
        let e = erfc(y) - small;
        y += e / (1.1283791670955126 * exp(-y * y) - y * e);
    }
    if x < 1.0 { y } else { -y }
}

/// exp(x²)·erfc(x).
pub fn erfcx(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    if x < -26.7 {
        return f64::INFINITY;
    }
    let a = x.abs();
    if x < 1.25 {
        // The square in two parts: what is lost in rounding it would be multiplied by its size.
        let h = f64::from_bits(a.to_bits() & UPPER);
        return exp(h * h) * exp((a - h) * (a + h)) * erfc(x);
    }
    if x < 28.0 {
        return exp(erfc_tail_normal(x) - 0.5625) / x;
    }
    let r = 0.56418958354775628695 / x;
    if x > 1.0e8 {
        return r;
    }
    r * horner(0.5 / (x * x), &ERFCX)
}

/// sin(pi·x) for x >= 0.
fn sin_pi(x: f64) -> f64 {
    let half = 0.5 * x;
    let turn = 2.0 * (half - floor(half));
    let n = floor(4.0 * turn);
    let k = floor((n + 1.0) * 0.5);
    let y = (turn - 0.5 * k) * PI;
    let odd = k == 1.0 || k == 3.0;
    let r = short_wave(y, odd);
    if k == 2.0 || k == 3.0 { -r } else { r }
}

/// the fits of fdlibm for the logarithm of gamma: about 2
const NEAR_TWO: [f64; 12] = [
    7.72156649015328655494e-02,
    3.22467033424113591611e-01,
    6.73523010531292681824e-02,
    2.05808084325167332806e-02,
    7.38555086081402883957e-03,
    2.89051383673415629091e-03,
    1.19270763183362067845e-03,
    5.10069792153511336608e-04,
    2.20862790713908385557e-04,
    1.08011567247583939954e-04,
    2.52144565451257326939e-05,
    4.48640949618915160150e-05,
];
/// about the minimum
const ABOUT_MINIMUM: [f64; 15] = [
    4.83836122723810047042e-01,
    -1.47587722994593911752e-01,
    6.46249402391333854778e-02,
    -3.27885410759859649565e-02,
    1.79706750811820387126e-02,
    -1.03142241298341437450e-02,
    6.10053870246291332635e-03,
    -3.68452016781138256760e-03,
    2.25964780900612472250e-03,
    -1.40346469989232843813e-03,
    8.81081882437654011382e-04,
    -5.38595305356740546715e-04,
    3.15632070903625950361e-04,
    -3.12754168375120860518e-04,
    3.35529192635519073543e-04,
];
/// about 1
const U: [f64; 6] = [
    -7.72156649015328655494e-02,
    6.32827064025093366517e-01,
    1.45492250137234768737e+00,
    9.77717527963372745603e-01,
    2.28963728064692451092e-01,
    1.33810918536787660377e-02,
];
const V: [f64; 6] = [
    1.0,
    2.45597793713041134822e+00,
    2.12848976379893395361e+00,
    7.69285150456672783825e-01,
    1.04222645593369134254e-01,
    3.21709242282423911810e-03,
];
/// from 2 to 8
const S: [f64; 7] = [
    -7.72156649015328655494e-02,
    2.14982415960608852501e-01,
    3.25778796408930981787e-01,
    1.46350472652464452805e-01,
    2.66422703033638609560e-02,
    1.84028451407337715652e-03,
    3.19475326584100867617e-05,
];
const R: [f64; 7] = [
    1.0,
    1.39200533467621045958e+00,
    7.21935547567138069525e-01,
    1.71933865632803078993e-01,
    1.86459191715652901344e-02,
    7.77942496381893596434e-04,
    7.32668430744625636189e-06,
];
/// beyond 8, in 1/x²
const W: [f64; 6] = [
    8.33333333333329678849e-02,
    -2.77777777728775536470e-03,
    7.93650558643019558500e-04,
    -5.95187557450339963135e-04,
    8.36339918996282139126e-04,
    -1.63092934096575273989e-03,
];
const W0: f64 = 4.18938533204672725052e-01;
const MINIMUM_AT: f64 = 1.46163214496836224576e+00;
const MINIMUM: f64 = -1.21486290535849611461e-01;
const MINIMUM_LOW: f64 = -3.63867699703950536541e-18;

fn log_gamma_near(x: f64, logarithm: f64) -> f64 {
    // x in [2^-70, 2): the recursion for small ones, then the fit that is centred nearest
    let small = x <= 0.9;
    let base = if small { -logarithm } else { 0.0 };
    let shifted = if small { x + 1.0 } else { x };
    if shifted >= 1.7316 {
        let y = if small { 1.0 - x } else { 2.0 - x };
        let p = horner(y, &NEAR_TWO) * y;
        return base + (p - 0.5 * y);
    }
    if shifted >= 1.2316 {
        let y = if small { x - (MINIMUM_AT - 1.0) } else { x - MINIMUM_AT };
        let z = y * y;
        let p = z * horner(y, &ABOUT_MINIMUM) - MINIMUM_LOW;
        return base + (MINIMUM + p);
    }
    let y = if small { x } else { x - 1.0 };
    base + (-0.5 * y + y * horner(y, &U) / horner(y, &V))
}

/// Of x in [2, 8) what its gamma is a multiple of gamma of its last part between 2 and 3.
fn rising(x: f64) -> f64 {
    let i = trunc(x);
    let y = x - i;
    let mut z = 1.0;
    let mut k = i - 1.0;
    while k >= 2.0 {
        z *= y + k;
        k -= 1.0;
    }
    z
}

/// The logarithm of the magnitude of gamma; infinite at 0 and the negative whole numbers.
pub fn log_gamma(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    let a = x.abs();
    if a.is_infinite() || (x <= 0.0 && x == trunc(x)) {
        return f64::INFINITY;
    }
    if a == 1.0 || a == 2.0 {
        return 0.0;
    }
    let tiny = a < 8.470329472543003e-22;
    let middle = a >= 2.0 && a < 8.0;
    let plain = a <= 0.9 || a >= 8.0;
    // A logarithm's text is long on a device: there is one, for the reflection of negative numbers as well.
    let reflected = x < 0.0 && !tiny;
    let mut argument = if plain { a } else { 1.0 };
    if middle {
        argument = rising(a);
    }
    let mut reflection = 0.0;
    let mut logarithm = 0.0;
    let mut turn = if reflected { 0 } else { 1 };
    while turn < 2 {
        let mut given = argument;
        if turn == 0 {
            given = PI / (sin_pi(a).abs() * a);
        }
        logarithm = log(given);
        if turn == 0 {
            reflection = logarithm;
        }
        turn += 1;
    }
    if tiny {
        return -logarithm;
    }
    let r = if a < 2.0 {
        log_gamma_near(a, logarithm)
    } else if middle {
        let y = a - trunc(a);
        (0.5 * y + y * horner(y, &S) / horner(y, &R)) + logarithm
    } else if a < 2.8e17 {
        let z = 1.0 / a;
        (a - 0.5) * (logarithm - 1.0) + (W0 + z * horner(z * z, &W))
    } else {
        a * (logarithm - 1.0)
    };
    if reflected { reflection - r } else { r }
}

/// The first factorials
const FACTORIALS: [f64; 23] = [
    1.0,
    1.0,
    2.0,
    6.0,
    24.0,
    120.0,
    720.0,
    5040.0,
    40320.0,
    362880.0,
    3628800.0,
    39916800.0,
    479001600.0,
    6227020800.0,
    87178291200.0,
    1307674368000.0,
    20922789888000.0,
    355687428096000.0,
    6402373705728000.0,
    1.21645100408832e+17,
    2.43290200817664e+18,
    5.109094217170944e+19,
    1.1240007277776077e+21,
];
/// Lanczos' sum with g = 6.024680040776729583740234375, as a quotient of polynomials
const LANCZOS_P: [f64; 13] = [
    23531376880.41076,
    42919803642.6491,
    35711959237.35567,
    17921034426.03721,
    6039542586.352028,
    1439720407.3117216,
    248874557.86205417,
    31426415.585400194,
    2876370.6289353725,
    186056.26539522348,
    8071.672002365816,
    210.82427775157936,
    2.5066282746310002,
];
const LANCZOS_Q: [f64; 13] = [
    0.0,
    39916800.0,
    120543840.0,
    150917976.0,
    105258076.0,
    45995730.0,
    13339535.0,
    2637558.0,
    357423.0,
    32670.0,
    1925.0,
    66.0,
    1.0,
];
const G_LESS_HALF: f64 = 5.524680040776729583740234375;

fn lanczos(x: f64) -> f64 {
    if x < 8.0 {
        return horner(x, &LANCZOS_P) / horner(x, &LANCZOS_Q);
    }
    // In 1/x, so that large arguments do not overflow.
    let mut p = 0.0;
    let mut q = 0.0;
    for i in 0..13 {
        p = p / x + LANCZOS_P[i];
        q = q / x + LANCZOS_Q[i];
    }
    p / q
}

/// Gamma; infinite at 0, with its sign, and at the negative whole numbers.
pub fn gamma(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    if x == 0.0 {
        return f64::INFINITY.copysign(x);
    }
    if x == f64::NEG_INFINITY {
        return f64::INFINITY;
    }
    let a = x.abs();
    if a < 5.5e-17 {
        return 1.0 / x;
    }
    if x == trunc(x) {
        if x < 0.0 {
            return f64::INFINITY;
        }
        if x <= 23.0 {
            return FACTORIALS[(x as u32 - 1) as usize];
        }
    }
    if a >= 184.0 {
        if x > 0.0 {
            return f64::INFINITY;
        }
        let n = floor(x);
        return if n == 2.0 * floor(0.5 * n) { 0.0 } else { -0.0 };
    }
    let y = a + G_LESS_HALF;
    // What the sum lost, relative to y below.
    let large = a > G_LESS_HALF;
    let lost = if large { (y - a) - G_LESS_HALF } else { (y - G_LESS_HALF) - a };
    let mut correction = lost;
    let mut z = a - 0.5;
    let mut r = lanczos(a) * exp(-y);
    if x < 0.0 {
        r = -PI / (sin_pi(a) * a * r);
        correction = -lost;
        z = -z;
    }
    r += correction * (G_LESS_HALF + 0.5) * r / y;
    let p = pow(y, 0.5 * z);
    r * p * p
}
