//! The functions of this folder against the libm crate's: doubles within two units of the last place,
//! singles within a few, specials exactly.

use super::*;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

struct Random(u64);

impl Random {
    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 ^ (self.0 >> 31)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(19)
    }

    /// Random bits, numbers near one, and moderate ones in turn.
    fn double(&mut self, i: usize) -> f64 {
        let b = self.bits();
        let unit = (b >> 11) as f64 * 1.1102230246251565e-16;
        match i % 4 {
            0 => f64::from_bits(b),
            1 => (unit - 0.5) * 4.0,
            2 => (unit - 0.5) * 1600.0,
            _ => f64::from_bits((b & 0x800f_ffff_ffff_ffff) | ((960 + (b >> 53) % 128) << 52)),
        }
    }
}

const SPECIAL: [f64; 20] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    2.0,
    0.5,
    -0.5,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
    5e-324,
    -5e-324,
    f64::MAX,
    -f64::MAX,
    709.75,
    -745.0,
    1e22,
    std::f64::consts::PI,
    1e300,
    -1e-300,
];

fn distance(a: f64, b: f64) -> u64 {
    if a == b || (a.is_nan() && b.is_nan()) {
        return 0;
    }
    if a.is_nan() || b.is_nan() || a.is_sign_negative() != b.is_sign_negative() {
        return u64::MAX;
    }
    a.to_bits().abs_diff(b.to_bits())
}

#[test]
fn doubles_are_within_two_units() {
    type One = fn(f64) -> f64;
    let rows: [(&str, One, One); 13] = [
        ("exp", exp, libm::exp),
        ("expm1", expm1, libm::expm1),
        ("pow2", pow2, libm::exp2),
        ("log", log, libm::log),
        ("log1p", log1p, libm::log1p),
        ("log2", log2, libm::log2),
        ("log10", log10, libm::log10),
        ("sin", sin, libm::sin),
        ("cos", cos, libm::cos),
        ("tan", tan, libm::tan),
        ("sinh", sinh, libm::sinh),
        ("cosh", cosh, libm::cosh),
        ("tanh", tanh, libm::tanh),
    ];
    for (name, ours, theirs) in rows {
        let mut r = Random(1);
        for i in 0..20_000 {
            let x = if i < SPECIAL.len() { SPECIAL[i] } else { r.double(i) };
            let (got, want) = (ours(x), theirs(x));
            assert!(distance(got, want) <= 3, "{name}({x:e}) = {got:e}, not {want:e}");
            if x == 0.0 {
                assert_eq!(got.to_bits(), want.to_bits(), "{name}({x})");
            }
        }
    }
}

#[test]
fn singles_are_within_their_bounds() {
    type One = (&'static str, fn(f32) -> f32, fn(f64) -> f64, f64);
    let rows: [One; 11] = [
        ("exp", exp_f32, libm::exp, 4.0),
        ("pow2", pow2_f32, libm::exp2, 4.0),
        ("log", log_f32, libm::log, 4.0),
        ("log2", log2_f32, libm::log2, 4.0),
        ("log10", log10_f32, libm::log10, 4.0),
        ("sin", sin_f32, libm::sin, 4.0),
        ("cos", cos_f32, libm::cos, 4.0),
        ("tan", tan_f32, libm::tan, 8.0),
        ("sinh", sinh_f32, libm::sinh, 4.0),
        ("cosh", cosh_f32, libm::cosh, 4.0),
        ("tanh", tanh_f32, libm::tanh, 4.0),
    ];
    let near = |got: f32, want: f64, ulps: f64| {
        let single = want as f32;
        if want.is_nan() || single.is_infinite() || single == 0.0 {
            return (got.is_nan() && want.is_nan()) || (got - single).abs() <= f32::MIN_POSITIVE || got == single
                // Just below the greatest single either answer is near.
                || (single.is_infinite() && got == f32::MAX.copysign(single));
        }
        let unit = f64::from(f32::EPSILON) * want.abs().max(f64::from(f32::MIN_POSITIVE));
        (f64::from(got) - want).abs() <= ulps * unit
    };
    for (name, ours, theirs, ulps) in rows {
        let mut r = Random(2);
        for i in 0..20_000 {
            let x = if i < SPECIAL.len() { SPECIAL[i] } else { r.double(i) } as f32;
            let (got, want) = (ours(x), theirs(f64::from(x)));
            assert!(near(got, want, ulps), "{name}({x:e}) = {got:e}, not {want:e}");
        }
    }
    let mut r = Random(3);
    for i in 0..40_000 {
        let x = if i < 400 { SPECIAL[i / 20] } else { r.double(i) } as f32;
        let y = if i < 400 { SPECIAL[i % 20] } else { r.double(i / 3) } as f32;
        let (got, want) = (pow_f32(x, y), power(f64::from(x), f64::from(y)));
        assert!(near(got, want, 16.0), "{x:e}^{y:e} = {got:e}, not {want:e}");
    }
}

/// The functions of `singles`, against the doubles of this folder, which the tests below hold to libm.
#[test]
fn functions_of_singles_are_within_their_bounds() {
    type One = (&'static str, fn(f32) -> f32, fn(f64) -> f64, f64);
    let rows: [One; 16] = [
        ("expm1", expm1_f32, expm1, 4.0),
        ("log1p", log1p_f32, log1p, 4.0),
        ("asin", asin_f32, asin, 4.0),
        ("acos", acos_f32, acos, 4.0),
        ("atan", atan_f32, atan, 4.0),
        ("asinh", asinh_f32, asinh, 4.0),
        ("acosh", acosh_f32, acosh, 4.0),
        ("atanh", atanh_f32, atanh, 4.0),
        ("cbrt", cbrt_f32, cbrt, 4.0),
        ("erf", erf_f32, erf, 8.0),
        ("erfc", erfc_f32, erfc, 16.0),
        ("erfcx", erfcx_f32, erfcx, 16.0),
        ("erfinv", erfinv_f32, erfinv, 16.0),
        ("erfcinv", erfcinv_f32, erfcinv, 16.0),
        ("gamma", gamma_f32, gamma, 32.0),
        ("gammaln", log_gamma_f32, log_gamma, 32.0),
    ];
    let mut dice = Dice(17);
    // What is far from its true result, in units of the last place; below the normal singles anything is near.
    let error = |got: f32, want: f64| {
        let top = want.abs() > 3.4e38 && got.abs() > 3.4e38 && (want > 0.0) == (got > 0.0);
        if got.is_nan() && want.is_nan() || got == want as f32 || top {
            return 0.0;
        }
        let unit = f64::from(f32::EPSILON) * want.abs().max(f64::from(f32::MIN_POSITIVE));
        let miss = (f64::from(got) - want).abs();
        if miss.is_nan() || got.is_infinite() || want.abs() > 3.5e38 {
            return f64::INFINITY;
        }
        (miss / unit).min(if want.abs() < 1.2e-38 && miss < 1.2e-38 { 0.0 } else { f64::MAX })
    };
    let mut worst = [(0.0f64, 0.0f32); 16];
    for k in 0..120_000 {
        let x = match k % 8 {
            0 => SPECIAL[k / 8 % 20] as f32,
            1 => dice.within(1.0) as f32,
            2 => dice.within(12.0) as f32,
            3 => dice.within(100.0) as f32,
            4 => (1.0 + dice.within(0.3)) as f32,
            5 => (1.0 - exp(dice.within(8.0) - 8.0)) as f32,
            6 => dice.within(50.0).trunc() as f32,
            _ => f32::from_bits(dice.bits() as u32),
        };
        if x.is_subnormal() {
            continue;
        }
        for (i, (name, ours, theirs, _)) in rows.iter().enumerate() {
            // Near its zeros the logarithm of gamma is only good in absolute terms.
            if *name == "gammaln" && x < 0.0 {
                let (got, want) = (ours(x), theirs(f64::from(x)));
                let near = (f64::from(got) - want).abs() <= 4e-6 * want.abs().max(10.0);
                assert!(near || f64::from(got) == want || want.is_nan(), "gammaln({x:e}): {got:e}");
                continue;
            }
            let e = error(ours(x), theirs(f64::from(x)));
            if e > worst[i].0 {
                worst[i] = (e, x);
            }
        }
    }
    for ((name, ours, theirs, bound), (e, x)) in rows.iter().zip(worst) {
        let (got, want) = (ours(x), theirs(f64::from(x)));
        assert!(e <= *bound, "{name}({x:e}) = {got:e}, not {want:e}: {e} units; {worst:?}");
    }
    for k in 0..100_000 {
        let (x, y) = match k % 4 {
            0 => (SPECIAL[k / 4 % 20] as f32, SPECIAL[k / 80 % 20] as f32),
            1 => (dice.within(5.0) as f32, dice.within(5.0) as f32),
            2 => (dice.within(1e20) as f32, dice.within(1e20) as f32),
            _ => (f32::from_bits(dice.bits() as u32), f32::from_bits(dice.bits() as u32)),
        };
        if x.is_subnormal() || y.is_subnormal() {
            continue;
        }
        let want = hypot(f64::from(x), f64::from(y));
        assert!(error(hypot_f32(x, y), want) <= 4.0, "hypot({x:e}, {y:e}) = {}", hypot_f32(x, y));
        let want = atan2(f64::from(x), f64::from(y));
        let got = atan2_f32(x, y);
        assert!(error(got, want) <= 8.0, "atan2({x:e}, {y:e}) = {got:e}, not {want:e}");
        assert_eq!(
            got.is_sign_negative(),
            want.is_sign_negative() || got.is_nan() && got.is_sign_negative()
        );
    }
    for (k, f) in [1.0f32, 1.0, 2.0, 6.0, 24.0, 120.0, 720.0, 5040.0].into_iter().enumerate() {
        assert_eq!(gamma_f32(k as f32 + 1.0), f);
    }
}

/// By `erfcx(x)·exp(-x²) = erfc(x)` where nothing is lost, and numbers of mpmath.
#[test]
fn scaled_and_inverse_complements() {
    let close = |got: f64, want: f64| {
        assert!((got - want).abs() <= 4e-16 * want.abs(), "{got:e}, not {want:e}");
    };
    let known = [
        (0.0, 1.0),
        (1.0, 0.427583576155807004),
        (1.5, 0.321585416454317502),
        (5.0, 0.110704637733068626),
        (27.5, 0.0205024473846147978),
        (28.0, 0.0201368019642142768),
        (40.0, 0.0141003359833778136),
        (1e5, 5.64189583519546808e-6),
        (-3.0, 16205.9888539995866),
    ];
    for (x, want) in known {
        close(erfcx(x), want);
    }
    assert_eq!(erfcx(-30.0), f64::INFINITY);
    let mut dice = Dice(19);
    for _ in 0..5_000 {
        let p = dice.within(1.0) + 1.0;
        let back = erfc(erfcinv(p));
        let slope = 2.0 * erfcinv(p).abs() * 1.2;
        assert!((back - p).abs() <= 1e-15 * p * (1.0 + slope * slope), "erfcinv({p}): {back}");
    }
    assert_eq!(erfcinv(1.0), 0.0);
}

struct Dice(u64);

impl Dice {
    fn bits(&mut self) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 ^ (self.0 >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9)
    }

    fn within(&mut self, r: f64) -> f64 {
        ((self.bits() >> 11) as f64 / 9007199254740992.0 - 0.5) * 2.0 * r
    }
}

/// C's power, but that 1 to a NaN is NaN, as in MATLAB.
fn power(x: f64, y: f64) -> f64 {
    if x == 1.0 && y.is_nan() { f64::NAN } else { libm::pow(x, y) }
}

#[test]
fn roots_powers_and_inverses() {
    type F = fn(f64) -> f64;
    type G = fn(f64, f64) -> f64;
    let one: [(&str, F, F); 9] = [
        ("asin", asin, libm::asin),
        ("acos", acos, libm::acos),
        ("atan", atan, libm::atan),
        ("asinh", asinh, libm::asinh),
        ("acosh", acosh, libm::acosh),
        ("atanh", atanh, libm::atanh),
        ("cbrt", cbrt, libm::cbrt),
        ("erf", erf, libm::erf),
        ("erfc", erfc, libm::erfc),
    ];
    let two: [(&str, G, G); 3] =
        [("pow", pow, power), ("atan2", atan2, libm::atan2), ("hypot", hypot, libm::hypot)];
    let mut dice = Dice(11);
    for i in 0..40_000 {
        let (x, y) = match i % 4 {
            0 => (f64::from_bits(dice.bits()), f64::from_bits(dice.bits())),
            1 => (dice.within(5.0) + 5.0, dice.within(300.0)),
            2 => (dice.within(1.0), dice.within(2.0)),
            _ => (1.0 + dice.within(1e-3), dice.within(1e6)),
        };
        let (x, y) = if i < 400 { (SPECIAL[i % 20], SPECIAL[i / 20]) } else { (x, y) };
        for (name, f, reference) in one {
            // The reference gives numbers for some operands of acosh below 1.
            let want = if name == "acosh" && x < 1.0 { f64::NAN } else { reference(x) };
            let got = f(x);
            assert!(distance(got, want) <= 4, "{name}({x:e}): {got:e}, not {want:e}");
        }
        for (name, f, reference) in two {
            let (got, want) = (f(x, y), reference(x, y));
            assert!(distance(got, want) <= 2, "{name}({x:e}, {y:e}): {got:e}, not {want:e}");
        }
    }
}

#[test]
fn remainders_are_exact() {
    let mut dice = Dice(3);
    for i in 0..60_000 {
        let (x, y) = match i % 3 {
            0 => (f64::from_bits(dice.bits()), f64::from_bits(dice.bits())),
            1 => ((dice.bits() >> 12) as f64, (dice.bits() >> 40) as f64),
            _ => (dice.within(1e18), dice.within(1e3)),
        };
        if !x.is_finite() || !y.is_finite() || y == 0.0 {
            continue;
        }
        assert_eq!(long_remainder(x, y), libm::fmod(x.abs(), y.abs()), "{x:e} {y:e}");
        if y == y.trunc() {
            assert_eq!(remainder(x, y), libm::fmod(x, y), "{x:e} {y:e}");
            let m = libm::fmod(x, y);
            let want = if m != 0.0 && (m < 0.0) != (y < 0.0) { m + y } else { m.abs().copysign(y) };
            assert_eq!(modulo(x, y), want, "{x:e} {y:e}");
        }
        let (a, b) = (x as f32, y as f32);
        if a.is_finite() && b.is_finite() && b != 0.0 {
            assert_eq!(long_remainder_f32(a, b), libm::fmodf(a.abs(), b.abs()), "{a:e} {b:e}");
        }
    }
    assert_eq!(modulo(5.3, 0.1), 0.0);
    assert_eq!(modulo(-1.0, 3.0), 2.0);
    assert_eq!(modulo(5.0, 0.0), 5.0);
}

#[test]
fn special_functions() {
    let close = |got: f64, want: f64, bound: f64, what: &str, x: f64| {
        let scale = want.abs().max(1e-300);
        assert!(
            got == want || (got - want).abs() <= bound * scale,
            "{what}({x}): {got:e}, not {want:e}"
        );
    };
    let mut dice = Dice(5);
    for _ in 0..20_000 {
        let x = dice.within(170.0);
        close(gamma(x), libm::tgamma(x), 1e-13, "gamma", x);
        // Near its zeros the logarithm is only good in absolute terms.
        let want = libm::lgamma(x);
        assert!((log_gamma(x) - want).abs() <= 1e-14 * want.abs().max(10.0), "log_gamma({x})");
        let p = dice.within(1.0);
        let y = erfinv(p);
        let back = if p.abs() < 0.5 { erf(y) - p } else { (1.0 - p.abs()) - erfc(y.abs()) };
        let slope = 1.13 * exp(-y * y);
        assert!((back / slope).abs() <= 1e-15 * y.abs() + 1e-300, "erfinv({p})");
    }
    for k in 1..=22 {
        assert_eq!(gamma(f64::from(k + 1)), gamma(f64::from(k)) * f64::from(k));
    }
    assert_eq!(gamma(-1.0), f64::INFINITY);
    assert_eq!(gamma(-0.0), f64::NEG_INFINITY);
    assert_eq!(gamma(172.0), f64::INFINITY);
    assert_eq!(log_gamma(1.0), 0.0);
    assert_eq!(erfinv(1.0), f64::INFINITY);
}

/// Singles of all sizes, specials among them.
fn any_single(dice: &mut Dice, k: usize) -> f32 {
    let special = [0.0, -0.0, 1.0, -1.0, f32::INFINITY, f32::NEG_INFINITY, f32::NAN, 1e-40, 4096.0];
    match k % 4 {
        0 => special[k / 4 % special.len()],
        1 => dice.within(8.0) as f32,
        2 => dice.within(5000.0) as f32,
        _ => f32::from_bits((dice.within(1.0) * 2147483647.0) as i32 as u32),
    }
}

#[test]
fn what_is_not_rare_has_the_bits_of_the_whole_function() {
    let mut dice = Dice(11);
    let same = |a: f32, b: f32| a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan();
    let (mut angles, mut powers) = (0, 0);
    for k in 0..200_000 {
        let (x, y) = (any_single(&mut dice, k), any_single(&mut dice, k / 3));
        if !is_rare_angle_f32(x) {
            assert!(same(wave_plain_f32(x, false), sin_f32(x)), "sin({x:e})");
            assert!(same(wave_plain_f32(x, true), cos_f32(x)), "cos({x:e})");
            assert!(sin_f32(x).abs() <= 1.0 && cos_f32(x).abs() <= 1.0, "beyond 1 at {x:e}");
            angles += 1;
        }
        if !is_rare_exponent_f32(x) {
            assert!(same(exp_plain_f32(x), exp_f32(x)), "exp({x:e})");
        }
        if !is_rare_power_f32(x, y) {
            let plain =
                if is_short_power_f32(y) { pow_short_f32(x, y) } else { pow_plain_f32(x, y) };
            assert!(same(plain, pow_f32(x, y)), "{x:e}^{y:e}");
            powers += 1;
        }
    }
    assert!(angles > 50_000 && powers > 20_000, "{angles} {powers}");
    assert_eq!(cos_f32(0.0), 1.0);
}

#[test]
fn powers_of_singles_are_good_to_a_few_units() {
    let mut dice = Dice(12);
    let mut worst = (0.0, 0.0f32, 0.0f32);
    for k in 0..200_000 {
        let x = (0.7 + dice.within(0.7).abs()) as f32 * if k % 3 == 0 { 8.0 } else { 1.0 };
        let y = (dice.within(120.0) / log(f64::from(x)).abs().max(0.02)) as f32 * 0.7;
        let want = libm::pow(f64::from(x), f64::from(y));
        if want < 1e-37 || want > 3e38 {
            continue;
        }
        let unit = f64::from(f32::EPSILON) * want / 2.0;
        let error = (f64::from(pow_f32(x, y)) - want).abs() / unit;
        if error > worst.0 {
            worst = (error, x, y);
        }
    }
    assert!(worst.0 < 5.0, "{}^{}: {} units", worst.1, worst.2, worst.0);
}

#[test]
fn waves_without_branches_have_the_bits_of_the_whole_functions() {
    let mut dice = Dice(13);
    let quarter = std::f64::consts::FRAC_PI_2;
    let mut good = 0;
    for k in 0..400_000 {
        let near = (dice.within(700_000.0)).trunc() * quarter;
        let x = match k % 6 {
            0 => dice.within(1.0),
            1 => dice.within(100.0),
            2 => dice.within(1_100_000.0),
            // Near a multiple of π/2, by a few units in the last place and by more.
            3 => f64::from_bits(near.to_bits().wrapping_add(dice.bits() % 5)),
            4 => near * (1.0 + dice.within(1e-8)),
            _ => f64::from_bits(dice.bits()),
        };
        for (cosine, whole) in [(false, sin(x)), (true, cos(x))] {
            let (value, rare) = wave_plain(x, cosine);
            if !rare {
                assert_eq!(value.to_bits(), whole.to_bits(), "{x:e} {cosine}");
                good += 1;
            }
        }
    }
    assert!(good > 500_000, "{good}");
    for x in [0.0, -0.0, 5e-324, -1e-310, 7.4e-9, 0.7853981633974483, -0.7853981633974484] {
        assert_eq!(wave_plain(x, false).0.to_bits(), sin(x).to_bits(), "{x:e}");
        assert_eq!(wave_plain(x, true).0.to_bits(), cos(x).to_bits(), "{x:e}");
    }
    for x in [f64::NAN, f64::INFINITY, 1048576.0, -1e300] {
        assert!(wave_plain(x, false).1, "{x:e}");
    }
}

/// The functions of complex singles, against those of complex doubles: the error beside the magnitude of the result.
#[test]
fn functions_of_complex_singles_are_within_their_bounds() {
    type Of<T> = fn(T, T) -> (T, T);
    type One = (&'static str, Of<f32>, Of<f64>, f64);
    let rows: [One; 19] = [
        ("sign", complex_sign_f32, complex_sign, 8.0),
        ("sqrt", complex_sqrt_f32, complex_sqrt, 8.0),
        ("exp", complex_exp_f32, complex_exp, 16.0),
        ("expm1", complex_expm1_f32, complex_expm1, 16.0),
        ("log", complex_log_f32, complex_log, 16.0),
        ("log1p", complex_log1p_f32, complex_log1p, 16.0),
        ("log2", complex_log2_f32, complex_log2, 16.0),
        ("log10", complex_log10_f32, complex_log10, 16.0),
        ("sinh", complex_sinh_f32, complex_sinh, 16.0),
        ("cosh", complex_cosh_f32, complex_cosh, 16.0),
        ("tanh", complex_tanh_f32, complex_tanh, 20.0),
        ("sin", complex_sin_f32, complex_sin, 16.0),
        ("cos", complex_cos_f32, complex_cos, 16.0),
        ("tan", complex_tan_f32, complex_tan, 32.0),
        ("asin", complex_asin_f32, complex_asin, 16.0),
        ("acos", complex_acos_f32, complex_acos, 16.0),
        ("atan", complex_atan_f32, complex_atan, 16.0),
        ("asinh", complex_asinh_f32, complex_asinh, 16.0),
        ("atanh", complex_atanh_f32, complex_atanh, 16.0),
    ];
    for (name, ours, theirs, ulps) in rows {
        let mut r = Random(17);
        for _i in 0..10_000 {
            let (x, y) = (part(&mut r), part(&mut r));
            let (got, want) = (ours(x, y), theirs(f64::from(x), f64::from(y)));
            assert!(
                near_complex(got, want, ulps),
                "{name}({x:e} + {y:e}i) = {got:?}, not {want:?}"
            );
        }
    }
    let mut r = Random(18);
    for _i in 0..40_000 {
        let [a, b, x, y] = std::array::from_fn(|_| part(&mut r));
        let [wa, wb, wx, wy] = [a, b, x, y].map(f64::from);
        let (got, want) = (complex_mul_f32(a, b, x, y), complex_mul(wa, wb, wx, wy));
        assert!(
            near_complex(got, want, 4.0),
            "({a:e} + {b:e}i)({x:e} + {y:e}i) = {got:?}, not {want:?}"
        );
        let (got, want) = (complex_div_f32(a, b, x, y), complex_div(wa, wb, wx, wy));
        assert!(
            near_complex(got, want, 12.0),
            "({a:e} + {b:e}i)/({x:e} + {y:e}i) = {got:?}, not {want:?}"
        );
    }
}

/// Near -1 as near 1: the inverse hyperbolic tangent is odd.
#[test]
fn the_inverse_hyperbolic_tangent_is_odd() {
    for (x, y) in [(1.0, 2e-13), (0.999, 1e-9), (0.25, 0.5), (40.0, 3.0)] {
        let (re, im) = complex_atanh(x, y);
        assert_eq!(complex_atanh(-x, y), (-re, im), "{x} + {y}i");
    }
    let (re, _) = complex_atanh(-1.0, 2e-13);
    // Half the logarithm of 1e13.
    assert!((re + 14.966_803_104_461_297).abs() < 1e-12, "{re}");
}

/// A part of a complex single: zeros, whole numbers, moderate ones, and all sizes whose squares are beyond the singles.
fn part(r: &mut Random) -> f32 {
    let bits = r.bits();
    let unit = (bits >> 40) as f32 / 8_388_608.0 - 1.0;
    match bits % 8 {
        0 => [0.0, -0.0, 1.0, -1.0, 0.5, 3.0][(bits >> 8) as usize % 6],
        1..=4 => unit * 4.0,
        5 => unit * 80.0,
        _ => unit * f32::from_bits((127 + ((bits >> 8) as i32 % 120)) as u32 * (1 << 23)),
    }
}

/// Whether each part differs by at most so many units of the magnitude. What is beyond the singles is infinite or,
/// where such things are subtracted, no number; what is below the normal ones may be zero.
fn near_complex(got: (f32, f32), want: (f64, f64), ulps: f64) -> bool {
    let size = want.0.abs().max(want.1.abs());
    if want.0.is_nan() || want.1.is_nan() || size > f64::from(f32::MAX) / 8.0 {
        return !(got.0.is_finite() && got.1.is_finite()) || got.0.abs().max(got.1.abs()) > 1e36;
    }
    let bound = ulps * f64::from(f32::EPSILON) * size + 4.0 * f64::from(f32::MIN_POSITIVE);
    (f64::from(got.0) - want.0).abs() <= bound && (f64::from(got.1) - want.1).abs() <= bound
}
