//! The operations: one row each, with its meaning on the host, its WGSL, its error bound and what passes ask of it.
//! A new one is a row here, its functions in `math`, and a builtin that names it.

use super::host_loops::{
    Complexes, Loops, asks, compares, complexes, cosines, cosines_of_doubles, double_powers,
    exponentials, exponentials_of_doubles, integers, map2, one, shift, sines, sines_of_doubles,
    single_powers, tangents, two,
};
use super::int::Int;
use super::known::{Domain, Facts, Interval, Question};
use super::row::{
    Arithmetic, ClassRule, DISTANCE, Laws, MadeOf, Mixed, Op, Reps, Row, Short, Wgsl,
};
use super::{complex, math};
use num_complex::{Complex32, Complex64};

const NUMBERS: ClassRule = ClassRule::Arithmetic { complex: true, mixed: Mixed::Doubles };
const SUMS: ClassRule = ClassRule::Arithmetic { complex: true, mixed: Mixed::Longs };
const PICKS: ClassRule = ClassRule::Arithmetic { complex: true, mixed: Mixed::Picks };
const REALS: ClassRule = ClassRule::Arithmetic { complex: false, mixed: Mixed::Doubles };
const KEEP: ClassRule = ClassRule::Keep;
const PART: ClassRule = ClassRule::Part { integers: true };

/// A comparison, by an operator that all elements have; complex numbers by their own.
macro_rules! comparison {
    ($name:expr, $sign:tt, $complex:expr, $wgsl:expr) => {
        Row {
            f64: compares!(|a, b| a $sign b),
            f32: compares!(|a, b| a $sign b),
            int: integers!(compares |a, b| a $sign b),
            bool: compares!(|a, b| a $sign b),
            complex: $complex,
            wgsl: $wgsl,
            ..Row::new($name, 2, ClassRule::Comparison, 300, 0)
        }
    };
}

/// A function of floats by its names in `math`: of doubles, and of singles.
macro_rules! float {
    ($name:expr, $f64:expr, $f32:expr, $cost:expr, $ulps:expr) => {
        Row {
            f64: one!($f64),
            f32: one!($f32),
            ..Row::new($name, 1, ClassRule::Float { complex: false }, $cost, $ulps)
        }
    };
}

/// A function of two singles, which doubles have in another way.
macro_rules! singles {
    ($name:expr, $f32:expr, $ulps:expr) => {
        Row { f32: two!($f32), ..Row::new($name, 2, ClassRule::Singles, 60_000, $ulps) }
    };
}

/// The same, with one of complex numbers.
macro_rules! complex_float {
    ($name:expr, $f64:expr, $f32:expr, $c64:expr, $c32:expr, $cost:expr, $ulps:expr) => {
        Row {
            complex: Complexes::One($c64, $c32),
            class: ClassRule::Float { complex: true },
            ..float!($name, $f64, $f32, $cost, $ulps)
        }
    };
}

/// Rounding by its functions of floats, part for part of complex numbers.
macro_rules! rounding {
    ($name:expr, $f64:expr, $f32:expr, $cost:expr) => {
        Row {
            f64: one!($f64),
            f32: one!($f32),
            int: integers!(one | a | a),
            complex: Complexes::One(|z| complex::parts(z, $f64), |z| complex::parts_f32(z, $f32)),
            facts: |k| Facts { whole: true, ..k.of[0] },
            bounds: Some(|k| k[0].rounded($f64)),
            laws: Laws { keeps_integers: true, ..Laws::NONE },
            wgsl: Wgsl { forms: &[(Reps::WHOLE, "$0")], ..Wgsl::function($name) },
            ..Row::new($name, 1, KEEP, $cost, 0)
        }
    };
}

/// A question about a number, and its answer for every integer.
macro_rules! question {
    ($name:expr, $f:expr, $complex:expr, $int:expr, $wgsl:expr, $of_int:expr) => {
        Row {
            f64: asks!($f),
            f32: asks!($f),
            int: integers!(asks | _ | $int),
            complex: $complex,
            wgsl: Wgsl { forms: &[(Reps::WHOLE, $of_int)], ..Wgsl::function($wgsl) },
            ..Row::new($name, 1, ClassRule::Question, 200, 0)
        }
    };
}

/// Logic on truth values.
macro_rules! logic {
    ($name:expr, $of:expr, $form:expr) => {
        Row {
            bool: two!($of),
            laws: COMMUTES,
            wgsl: Wgsl::form(&[(Reps::ALL, $form)]),
            ..Row::new($name, 2, ClassRule::Logic, 200, 0)
        }
    };
}

/// An operation on the bits of integers.
macro_rules! bits {
    ($name:expr, $of:expr, $form:expr) => {
        Row {
            int: integers!(two $of),
            laws: COMMUTES,
            facts: |_| Facts { whole: true, ..Facts::NOTHING },
            wgsl: Wgsl { forms: &[(Reps::INTEGERS, $form)], ..Wgsl::function($name) },
            ..Row::new($name, 2, ClassRule::Bits, 300, 0)
        }
    };
}

const COMMUTES: Laws = Laws { commutes: true, ..Laws::NONE };
const OF_INTEGERS: Laws = Laws { same_of_integers: true, ..Laws::NONE };
const NEGATIVE: Domain = Domain::Unless(Question::Negative);
const BEYOND_ONE: Domain = Domain::Unless(Question::BeyondOne);

/// Declares the operations in order: `Op::Name` for each, and all of them as [`TABLE`].
macro_rules! table {
    ($($name:ident = $row:expr;)*) => {
        #[allow(non_upper_case_globals, missing_docs, reason = "named and explained by their rows")]
        impl Op {
            $(pub const $name: Op = {
                static ROW: Row = $row;
                Op::of(&ROW)
            };)*
        }

        /// All operations.
        pub const TABLE: &[Op] = &[$(Op::$name),*];
    };
}

table! {
    // Arithmetic
    Add = Row {
        f64: two!(|a, b| a + b),
        f32: two!(|a, b| a + b),
        int: integers!(two Int::add),
        complex: complexes!(two |a, b| a + b),
        // A sum of whole numbers is whole, or so large that it is whole anyway.
        facts: |k| Facts { unit: false, ..k.of[0].and(k.of[1]) },
        laws: Laws { commutes: true, ..OF_INTEGERS },
        arithmetic: Some(Arithmetic::Sum),
        bounds: Some(|k| {
            Interval::of_finite(k, |a, b| Interval { least: a.least + b.least, most: a.most + b.most, ..a })
        }),
        ..Row::new("add", 2, SUMS, 300, 1)
    };
    Sub = Row {
        f64: two!(|a, b| a - b),
        f32: two!(|a, b| a - b),
        int: integers!(two Int::sub),
        complex: complexes!(two |a, b| a - b),
        facts: |k| Facts { whole: k.of[0].whole && k.of[1].whole, ..Facts::NOTHING },
        // x + 0 is not x for x = -0, but x - 0 is.
        laws: Laws { neutral_right: Some(0.0), ..OF_INTEGERS },
        arithmetic: Some(Arithmetic::Difference),
        bounds: Some(|k| {
            Interval::of_finite(k, |a, b| Interval { least: a.least - b.most, most: a.most - b.least, ..a })
        }),
        ..Row::new("sub", 2, SUMS, 300, 1)
    };
    Mul = Row {
        f64: two!(|a, b| a * b),
        f32: two!(|a, b| a * b),
        int: integers!(two Int::mul),
        complex: Complexes::Two(complex::mul, complex::mul_f32),
        facts: |k| {
            let both = k.of[0].and(k.of[1]);
            Facts { nonnegative: both.nonnegative || k.same, ..both }
        },
        laws: Laws {
            commutes: true,
            neutral_right: Some(1.0),
            neutral_left: Some(1.0),
            ..OF_INTEGERS
        },
        arithmetic: Some(Arithmetic::Product),
        bounds: Some(|k| {
            Interval::of_finite(k, |a, b| {
                let times = |x: f64| {
                    let (one, other) = (x * b.least, x * b.most);
                    Interval { least: one.min(other), most: one.max(other), ..a }
                };
                times(a.least).and(times(a.most))
            })
        }),
        ..Row::new("mul", 2, NUMBERS, 300, 1)
    };
    Div = Row {
        f64: two!(|a, b| a / b),
        f32: two!(|a, b| a / b),
        int: integers!(two Int::div),
        complex: Complexes::Two(complex::div, complex::div_f32),
        facts: |k| Facts {
            nonnegative: k.of[0].nonnegative && k.of[1].nonnegative,
            ..Facts::NOTHING
        },
        laws: Laws { neutral_right: Some(1.0), ..Laws::NONE },
        bounds: Some(|k| {
            // By powers of 2, which is exact on every device.
            let by = k[1].number().filter(|by| *by >= 1.0 && math::log2(*by).fract() == 0.0);
            let by = by.filter(|by| k[0].is_finite() && by.is_finite());
            by.map_or(Interval::ANY, |by| Interval {
                least: k[0].least / by,
                most: k[0].most / by,
                whole: k[0].whole && by == 1.0,
                numbers: true,
            })
        }),
        ..Row::new("div", 2, NUMBERS, 800, 3)
    };
    Pow = Row {
        f64: Loops::Two { each: math::pow, run: double_powers },
        f32: Loops::Two { each: math::pow_f32, run: single_powers },
        int: integers!(two Int::pow),
        complex: Complexes::Two(complex::pow, complex::pow_f32),
        domain: Domain::Powers,
        facts: |k| {
            let even = k.second.is_some_and(|e| e % 2.0 == 0.0);
            Facts { nonnegative: even || k.of[0].nonnegative, ..Facts::NOTHING }
        },
        laws: Laws { neutral_right: Some(1.0), ..Laws::NONE },
        ..Row::new("pow", 2, NUMBERS, 20_000, 16)
    };
    // What capture makes of powers of complex numbers: they are no other than those, and short.
    Square = Row {
        facts: |k| Facts { nonnegative: true, ..k.of[0] },
        wgsl: Wgsl {
            forms: &[(Reps::F64, "f64_mul($0, $0)"), (Reps::F32, "f32_mul($0, $0)")],
            ..Wgsl::function("square")
        },
        ..complex_float!("square", |a| a * a, |a| a * a, complex::square, complex::square_f32, 300, 1)
    };
    WholePower = Row {
        f64: shift!(math::whole_power),
        f32: shift!(math::whole_power_f32),
        complex: Complexes::Loops(shift!(complex::whole_power), shift!(complex::whole_power_f32)),
        second: Some(DISTANCE),
        wgsl: Wgsl {
            forms: &[
                (Reps::C64, "c64_of(f64_complex_whole_power($0.xy, $0.zw, $1))"),
                (Reps::C32, "c32_of(f32_complex_whole_power($0.x, $0.y, $1))"),
            ],
            ..Wgsl::function("whole_power")
        },
        ..Row::new("whole_power", 2, ClassRule::Float { complex: true }, 1_500, 16)
    };
    Neg = Row {
        f64: one!(|a| -a),
        f32: one!(|a| -a),
        int: integers!(one Int::neg),
        complex: complexes!(one |z| -z),
        facts: |k| Facts { nonnegative: false, ..k.of[0] },
        laws: Laws { undoes_itself: true, ..Laws::NONE },
        bounds: Some(|k| -k[0]),
        ..Row::new("neg", 1, KEEP, 200, 0)
    };
    Mod = Row {
        f64: two!(math::modulo),
        f32: two!(math::modulo_f32),
        int: integers!(two Int::modulo),
        facts: |k| Facts { whole: k.of[0].whole && k.of[1].whole, ..Facts::NOTHING },
        laws: OF_INTEGERS,
        wgsl: Wgsl { float: "modulo", saturates: false, ..Wgsl::function("mod") },
        short: Some(Short::Modulo),
        bounds: Some(|k| {
            Interval::whole_divisor(k).map_or(Interval::ANY, |by| Interval::up_to(by - 1.0))
        }),
        ..Row::new("mod", 2, REALS, 8_000, 1)
    };
    Rem = Row {
        f64: two!(math::remainder),
        f32: two!(math::remainder_f32),
        int: integers!(two Int::remainder),
        facts: |k| Facts { whole: k.of[0].whole && k.of[1].whole, ..Facts::NOTHING },
        laws: OF_INTEGERS,
        wgsl: Wgsl { float: "remainder", saturates: false, ..Wgsl::function("rem") },
        short: Some(Short::Remainder),
        bounds: Some(|k| {
            Interval::whole_divisor(k).map_or(Interval::ANY, |by| Interval {
                least: if k[0].least < 0.0 { 1.0 - by } else { 0.0 },
                ..Interval::up_to(by - 1.0)
            })
        }),
        ..Row::new("rem", 2, REALS, 8_000, 1)
    };
    IDivide = Row {
        f64: two!(math::whole_quotient),
        f32: two!(math::whole_quotient_f32),
        int: integers!(two Int::whole_quotient),
        facts: |k| Facts { whole: true, nonnegative: k.of[0].nonnegative && k.of[1].nonnegative, ..Facts::NOTHING },
        wgsl: Wgsl { float: "whole_quotient", ..Wgsl::function("idivide") },
        bounds: Some(|k| {
            Interval::whole_divisor(k).map_or(Interval::ANY, |by| Interval {
                least: (k[0].least / by).trunc(),
                most: (k[0].most / by).trunc(),
                ..k[0]
            })
        }),
        ..Row::new("idivide", 2, REALS, 2_000, 1)
    };

    // Pairs
    Min = Row {
        f64: two!(math::least),
        f32: two!(math::least_f32),
        int: integers!(two |a, b| if b < a { b } else { a }),
        complex: Complexes::Two(complex::least, complex::least_f32),
        facts: |k| k.of[0].and(k.of[1]),
        laws: OF_INTEGERS,
        wgsl: Wgsl {
            float: "least",
            forms: &[(Reps::WORDS, "min($0, $1)"), (Reps::BOOL, "($0 & $1)")],
            ..Wgsl::function("min")
        },
        short: Some(Short::Least),
        bounds: Some(|k| -Interval::greater(-k[0], -k[1])),
        ..Row::new("min", 2, PICKS, 300, 0)
    };
    Max = Row {
        f64: two!(math::greatest),
        f32: two!(math::greatest_f32),
        int: integers!(two |a, b| if b > a { b } else { a }),
        complex: Complexes::Two(complex::greatest, complex::greatest_f32),
        // NaN is skipped, so one operand that is never negative is enough.
        facts: |k| Facts {
            nonnegative: k.of[0].nonnegative || k.of[1].nonnegative,
            ..k.of[0].and(k.of[1])
        },
        laws: OF_INTEGERS,
        wgsl: Wgsl { float: "greatest", forms: &[(Reps::WORDS, "max($0, $1)"), (Reps::BOOL, "($0 | $1)")], ..Wgsl::function("max") },
        short: Some(Short::Greatest),
        bounds: Some(|k| Interval::greater(k[0], k[1])),
        ..Row::new("max", 2, PICKS, 300, 0)
    };
    Hypot = Row {
        f64: two!(math::hypot),
        f32: two!(math::hypot_f32),
        facts: |_| Facts::NONNEGATIVE,
        laws: COMMUTES,
        ..Row::new("hypot", 2, ClassRule::Float { complex: false }, 5_000, 4)
    };
    Atan2 = Row {
        f64: two!(math::atan2),
        f32: two!(math::atan2_f32),
        ..Row::new("atan2", 2, ClassRule::Float { complex: false }, 12_000, 8)
    };

    // Comparison: equality takes both parts of complex numbers, order the real parts only
    Eq = Row {
        laws: COMMUTES,
        ..comparison!(
            "eq", ==, complexes!(compares |a, b| a.re == b.re && a.im == b.im),
            Wgsl {
                forms: &[
                    (Reps::WORDS.or(Reps::BOOL), "($0 == $1)"),
                    (Reps::LONGS, "u64_eq($0, $1)"),
                ],
                ..Wgsl::function("eq")
            }
        )
    };
    Ne = Row {
        laws: COMMUTES,
        ..comparison!(
            "ne", !=, complexes!(compares |a, b| a.re != b.re || a.im != b.im),
            Wgsl { made_of: Some(MadeOf::Not(Op::Eq)), ..Wgsl::function("eq") }
        )
    };
    Lt = comparison!(
        "lt", <, complexes!(compares |a, b| a.re < b.re),
        Wgsl { forms: &[(Reps::WORDS, "($0 < $1)")], ..Wgsl::function("lt") }
    );
    Le = comparison!(
        "le", <=, complexes!(compares |a, b| a.re <= b.re),
        Wgsl { forms: &[(Reps::WORDS, "($0 <= $1)")], ..Wgsl::function("le") }
    );
    Gt = comparison!(
        "gt", >, complexes!(compares |a, b| a.re > b.re),
        Wgsl { made_of: Some(MadeOf::Swapped(Op::Lt)), ..Wgsl::function("lt") }
    );
    Ge = comparison!(
        "ge", >=, complexes!(compares |a, b| a.re >= b.re),
        Wgsl { made_of: Some(MadeOf::Swapped(Op::Le)), ..Wgsl::function("le") }
    );

    // Logic
    And = logic!("and", |a, b| a & b, "(?0 & ?1)");
    Or = logic!("or", |a, b| a | b, "(?0 | ?1)");
    Xor = logic!("xor", |a, b| a ^ b, "(?0 != ?1)");
    Not = Row {
        bool: one!(|a: bool| !a),
        wgsl: Wgsl::form(&[(Reps::ALL, "!?0")]),
        ..Row::new("not", 1, ClassRule::Logic, 200, 0)
    };

    // Rounding, sign
    Floor = rounding!("floor", math::floor, math::floor_f32, 300);
    Ceil = rounding!("ceil", math::ceil, math::ceil_f32, 300);
    Round = rounding!("round", math::round, math::round_f32, 500);
    Fix = Row {
        wgsl: Wgsl { forms: &[(Reps::WHOLE, "$0")], ..Wgsl::function("trunc") },
        ..rounding!("fix", math::trunc, math::trunc_f32, 300)
    };
    Abs = Row {
        f64: one!(f64::abs),
        f32: one!(f32::abs),
        int: integers!(one Int::abs),
        complex: Complexes::Part(complex::abs, complex::abs_f32),
        facts: |k| Facts { nonnegative: true, ..k.of[0] },
        laws: Laws { once_is_enough: true, ..Laws::NONE },
        short: Some(Short::Abs),
        bounds: Some(|k| Interval { least: 0.0, ..Interval::greater(k[0], -k[0]) }),
        complex_cost: 5_000,
        ..Row::new("abs", 1, PART, 200, 0)
    };
    Sign = Row {
        f64: one!(math::sign),
        f32: one!(math::sign_f32),
        int: integers!(one Int::sign),
        complex: Complexes::One(complex::sign, complex::sign_f32),
        facts: |k| Facts { unit: true, whole: true, nonnegative: k.of[0].nonnegative },
        wgsl: Wgsl { saturates: false, ..Wgsl::function("sign") },
        short: Some(Short::Sign),
        complex_cost: 7_000,
        ..Row::new("sign", 1, KEEP, 300, 0)
    };

    // Roots, exponentials, logarithms
    Sqrt = Row {
        short: Some(Short::Sqrt),
        domain: NEGATIVE,
        facts: |k| Facts { nonnegative: true, unit: k.of[0].unit, whole: false },
        ..complex_float!("sqrt", math::sqrt, math::sqrt_f32, complex::sqrt, complex::sqrt_f32, 1_200, 2)
    };
    Cbrt = float!("cbrt", math::cbrt, math::cbrt_f32, 8_000, 4);
    Exp = Row {
        f64: Loops::One { each: math::exp, run: exponentials_of_doubles },
        f32: Loops::One { each: math::exp_f32, run: exponentials },
        facts: |_| Facts::NONNEGATIVE,
        ..complex_float!("exp", math::exp, math::exp_f32, complex::exp, complex::exp_f32, 5_000, 4)
    };
    Expm1 = complex_float!("expm1", math::expm1, math::expm1_f32, complex::expm1, complex::expm1_f32, 6_000, 4);
    Log = Row {
        domain: NEGATIVE,
        ..complex_float!("log", math::log, math::log_f32, complex::log, complex::log_f32, 5_000, 4)
    };
    Log1p = Row {
        domain: Domain::Unless(Question::BelowMinusOne),
        ..complex_float!("log1p", math::log1p, math::log1p_f32, complex::log1p, complex::log1p_f32, 8_000, 4)
    };
    Log2 = Row {
        domain: NEGATIVE,
        ..complex_float!("log2", math::log2, math::log2_f32, complex::log2, complex::log2_f32, 6_000, 4)
    };
    Log10 = Row {
        domain: NEGATIVE,
        ..complex_float!("log10", math::log10, math::log10_f32, complex::log10, complex::log10_f32, 6_000, 4)
    };
    Pow2 = Row {
        facts: |_| Facts::NONNEGATIVE,
        ..complex_float!("pow2", math::pow2, math::pow2_f32, complex::pow2, complex::pow2_f32, 6_000, 4)
    };

    // Trigonometry
    Sin = Row {
        f64: Loops::One { each: math::sin, run: sines_of_doubles },
        f32: Loops::One { each: math::sin_f32, run: sines },
        facts: |_| Facts::UNIT,
        ..complex_float!("sin", math::sin, math::sin_f32, complex::sin, complex::sin_f32, 8_000, 4)
    };
    Cos = Row {
        f64: Loops::One { each: math::cos, run: cosines_of_doubles },
        f32: Loops::One { each: math::cos_f32, run: cosines },
        facts: |_| Facts::UNIT,
        ..complex_float!("cos", math::cos, math::cos_f32, complex::cos, complex::cos_f32, 8_000, 4)
    };
    Tan = complex_float!("tan", math::tan, math::tan_f32, complex::tan, complex::tan_f32, 12_000, 8);
    Asin = Row {
        domain: BEYOND_ONE,
        ..complex_float!("asin", math::asin, math::asin_f32, complex::asin, complex::asin_f32, 8_000, 4)
    };
    Acos = Row {
        domain: BEYOND_ONE,
        ..complex_float!("acos", math::acos, math::acos_f32, complex::acos, complex::acos_f32, 8_000, 4)
    };
    Atan = complex_float!("atan", math::atan, math::atan_f32, complex::atan, complex::atan_f32, 8_000, 4);
    Sinh = complex_float!("sinh", math::sinh, math::sinh_f32, complex::sinh, complex::sinh_f32, 9_000, 4);
    Cosh = Row {
        facts: |_| Facts::NONNEGATIVE,
        ..complex_float!("cosh", math::cosh, math::cosh_f32, complex::cosh, complex::cosh_f32, 9_000, 4)
    };
    Tanh = Row {
        f32: Loops::One { each: math::tanh_f32, run: tangents },
        facts: |k| Facts { unit: true, nonnegative: k.of[0].nonnegative, whole: false },
        ..complex_float!("tanh", math::tanh, math::tanh_f32, complex::tanh, complex::tanh_f32, 9_000, 5)
    };
    Asinh = complex_float!("asinh", math::asinh, math::asinh_f32, complex::asinh, complex::asinh_f32, 12_000, 4);
    Acosh = Row {
        domain: Domain::Unless(Question::BelowOne),
        ..complex_float!("acosh", math::acosh, math::acosh_f32, complex::acosh, complex::acosh_f32, 12_000, 4)
    };
    Atanh = Row {
        domain: BEYOND_ONE,
        ..complex_float!("atanh", math::atanh, math::atanh_f32, complex::atanh, complex::atanh_f32, 12_000, 4)
    };

    // Special functions
    Gamma = float!("gamma", math::gamma, math::gamma_f32, 60_000, 32);
    LogGamma = Row {
        wgsl: Wgsl::function("log_gamma"),
        scale: 1.0,
        ..float!("gammaln", math::log_gamma, math::log_gamma_f32, 40_000, 32)
    };
    Erf = Row {
        facts: |k| Facts { unit: true, nonnegative: k.of[0].nonnegative, whole: false },
        ..float!("erf", math::erf, math::erf_f32, 20_000, 8)
    };
    Erfc = Row {
        facts: |_| Facts::NONNEGATIVE,
        ..float!("erfc", math::erfc, math::erfc_f32, 20_000, 16)
    };
    Erfinv = float!("erfinv", math::erfinv, math::erfinv_f32, 60_000, 16);
    Erfcx = Row {
        facts: |_| Facts::NONNEGATIVE,
        ..float!("erfcx", math::erfcx, math::erfcx_f32, 20_000, 16)
    };
    Erfcinv = float!("erfcinv", math::erfcinv, math::erfcinv_f32, 60_000, 16);
    Digamma = Row {
        scale: 1.0,
        ..float!("digamma", math::digamma, math::digamma_f32, 60_000, 32)
    };
    ExponentialIntegral = Row {
        scale: 1.0,
        ..float!("exponential_integral", math::exponential_integral, math::exponential_integral_f32, 60_000, 32)
    };
    // Of doubles their shaders would take longer to compile than the host to compute.
    GammaLower = Row {
        facts: |_| Facts { unit: true, ..Facts::NONNEGATIVE },
        ..singles!("gamma_lower", math::gamma_lower_f32, 128)
    };
    GammaUpper = Row {
        facts: |_| Facts { unit: true, ..Facts::NONNEGATIVE },
        scale: 1.0,
        ..singles!("gamma_upper", math::gamma_upper_f32, 32)
    };
    BesselFirst = Row {
        facts: |_| Facts { unit: true, ..Facts::NOTHING },
        scale: 1.0,
        ..singles!("bessel_first", math::bessel_first_f32, 32)
    };

    // Questions
    IsNan = question!(
        "isnan", |a| a.is_nan(), complexes!(asks |z| z.re.is_nan() || z.im.is_nan()),
        false, "is_nan", "false"
    );
    IsInf = question!(
        "isinf", |a| a.is_infinite(), complexes!(asks |z| z.re.is_infinite() || z.im.is_infinite()),
        false, "is_inf", "false"
    );
    IsFinite = question!(
        "isfinite", |a| a.is_finite(), complexes!(asks |z| z.re.is_finite() && z.im.is_finite()),
        true, "is_finite", "true"
    );

    // Bits of integers
    BitAnd = bits!("bitand", Int::and, "($0 & $1)");
    BitOr = bits!("bitor", Int::or, "($0 | $1)");
    BitXor = bits!("bitxor", Int::xor, "($0 ^ $1)");
    BitShift = Row {
        int: integers!(shift Int::shift),
        second: Some(DISTANCE),
        facts: |_| Facts { whole: true, ..Facts::NOTHING },
        ..Row::new("bitshift", 2, ClassRule::Bits, 800, 0)
    };

    // Complex numbers
    Real = Row {
        f64: one!(|a| a),
        f32: one!(|a| a),
        int: integers!(one |a| a),
        complex: complexes!(part |z| z.re),
        facts: |k| k.of[0],
        laws: Laws { keeps_reals: true, ..Laws::NONE },
        wgsl: Wgsl { forms: &[(Reps::WHOLE, "$0"), (Reps::F64, "$0"), (Reps::F32, "$0")], ..Wgsl::function("real") },
        ..Row::new("real", 1, PART, 200, 0)
    };
    Imag = Row {
        f64: one!(|_| 0.0),
        f32: one!(|_| 0.0),
        int: integers!(one |_| 0),
        complex: complexes!(part |z| z.im),
        laws: Laws { nothing_of_reals: true, ..Laws::NONE },
        ..Row::new("imag", 1, PART, 200, 0)
    };
    Conj = Row {
        f64: one!(|a| a),
        f32: one!(|a| a),
        int: integers!(one |a| a),
        complex: complexes!(one |z| z.conj()),
        facts: |k| k.of[0],
        laws: Laws { undoes_itself: true, keeps_complex: true, keeps_reals: true, ..Laws::NONE },
        wgsl: Wgsl { forms: &[(Reps::WHOLE, "$0"), (Reps::F64, "$0"), (Reps::F32, "$0")], ..Wgsl::function("conj") },
        ..Row::new("conj", 1, KEEP, 200, 0)
    };
    Arg = Row {
        f64: one!(|a: f64| if a.is_nan() { a } else { math::atan2(0.0, a) }),
        f32: one!(|a: f32| if a.is_nan() { a } else { math::atan2_f32(0.0, a) }),
        complex: Complexes::Part(complex::arg, complex::arg_f32),
        laws: Laws { jumps: true, ..Laws::NONE },
        wgsl: Wgsl::function("arg"),
        ..Row::new("angle", 1, ClassRule::Part { integers: false }, 12_000, 8)
    };
    MakeComplex = Row {
        f64: Loops::Pair(|x, y, o| map2(x, y, o, Complex64::new)),
        f32: Loops::Pair(|x, y, o| map2(x, y, o, Complex32::new)),
        laws: Laws { keeps_complex: true, ..Laws::NONE },
        wgsl: Wgsl {
            forms: &[(Reps::F64, "vec4<u32>($0, $1)"), (Reps::F32, "vec2<f32>($0, $1)")],
            ..Wgsl::function("complex")
        },
        ..Row::new("complex", 2, ClassRule::Pair, 300, 0)
    };

    // Choice
    Select = Row {
        facts: |k| k.of[1].and(k.of[2]),
        laws: Laws { keeps_complex: true, ..Laws::NONE },
        wgsl: Wgsl::form(&[(Reps::ALL, "select($2, $1, $0)")]),
        bounds: Some(|k| k[1].and(k[2])),
        ..Row::new("select", 3, ClassRule::Choice, 300, 0)
    };
}
