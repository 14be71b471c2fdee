//! The host's meaning of every operation: loops over runs of elements of one type.
//! Written so that the compiler makes vectors of them. Must not know shapes, kernels or slots.

use super::int::Int;
use super::lanes::{Lanes, LanesMut};
use super::{Op, complex, math};
use crate::value::Unit;
use num_complex::{Complex32, Complex64};

#[inline(always)]
fn map1<T: Copy, R>(x: &[T], out: &mut [R], f: impl Fn(T) -> R) -> bool {
    let n = out.len();
    let x = &x[..n];
    for i in 0..n {
        out[i] = f(x[i]);
    }
    true
}

#[inline(always)]
fn map2<T: Copy, U: Copy, R>(x: &[T], y: &[U], out: &mut [R], f: impl Fn(T, U) -> R) -> bool {
    let n = out.len();
    let (x, y) = (&x[..n], &y[..n]);
    for i in 0..n {
        out[i] = f(x[i], y[i]);
    }
    true
}

/// Elements that are looked at together before they are computed.
const PIECE: usize = 64;

/// As `map1`: `plain` of a piece none of whose elements is rare, so that its loop becomes vectors, and `whole` else.
/// Both give the same bits where both apply.
#[inline(always)]
fn map1_mostly<T: Copy>(
    x: &[T],
    out: &mut [T],
    rare: impl Fn(T) -> bool,
    plain: impl Fn(T) -> T,
    whole: impl Fn(T) -> T,
) -> bool {
    for (x, out) in x[..out.len()].chunks(PIECE).zip(out.chunks_mut(PIECE)) {
        match x.iter().fold(false, |any, &a| any | rare(a)) {
            false => map1(x, out, &plain),
            true => map1(x, out, &whole),
        };
    }
    true
}

/// As `map1_mostly`, where `plain` itself finds that it is no good for an element.
#[inline(always)]
fn map1_tried<T: Copy>(
    x: &[T],
    out: &mut [T],
    plain: impl Fn(T) -> (T, bool),
    whole: impl Fn(T) -> T,
) -> bool {
    for (x, out) in x[..out.len()].chunks(PIECE).zip(out.chunks_mut(PIECE)) {
        let n = out.len();
        let x = &x[..n];
        let mut rare = false;
        for i in 0..n {
            let (value, no_good) = plain(x[i]);
            out[i] = value;
            rare |= no_good;
        }
        if rare {
            map1(x, out, &whole);
        }
    }
    true
}

/// As `map1_mostly`, of two operands.
#[inline(always)]
fn map2_mostly<T: Copy>(
    x: &[T],
    y: &[T],
    out: &mut [T],
    rare: impl Fn(T, T) -> bool,
    plain: impl Fn(T, T) -> T,
    whole: impl Fn(T, T) -> T,
) -> bool {
    let n = out.len();
    let pieces = x[..n].chunks(PIECE).zip(y[..n].chunks(PIECE));
    for ((x, y), out) in pieces.zip(out.chunks_mut(PIECE)) {
        match x.iter().zip(y).fold(false, |any, (&a, &b)| any | rare(a, b)) {
            false => map2(x, y, out, &plain),
            true => map2(x, y, out, &whole),
        };
    }
    true
}

/// Computes `out.len()` elements of an operation; the operands are of the types that `signature` says,
/// at least as long, and `out` of the type that `result_type` says. False where the table has no such row.
pub fn run(op: Op, args: &[Lanes<'_>], out: LanesMut<'_>) -> bool {
    match *args {
        [x] => run1(op, x, out),
        [x, y] => run2(op, x, y, out),
        [Lanes::Bool(c), x, y] if op == Op::Select => select(c, x, y, out),
        _ => false,
    }
}

fn run1(op: Op, x: Lanes<'_>, out: LanesMut<'_>) -> bool {
    match (x, out) {
        (Lanes::F64(x), LanesMut::F64(o)) => double1(op, x, o),
        (Lanes::F32(x), LanesMut::F32(o)) => single1(op, x, o),
        (Lanes::F64(x), LanesMut::Bool(o)) => match op {
            Op::IsNan => map1(x, o, |a| a.is_nan()),
            Op::IsInf => map1(x, o, |a| a.is_infinite()),
            Op::IsFinite => map1(x, o, |a| a.is_finite()),
            _ => false,
        },
        (Lanes::F32(x), LanesMut::Bool(o)) => match op {
            Op::IsNan => map1(x, o, |a| a.is_nan()),
            Op::IsInf => map1(x, o, |a| a.is_infinite()),
            Op::IsFinite => map1(x, o, |a| a.is_finite()),
            _ => false,
        },
        (Lanes::Bool(x), LanesMut::Bool(o)) => match op {
            Op::Not => map1(x, o, |a| !a),
            _ => false,
        },
        (Lanes::C64(x), o) => complex1(op, x, o),
        (Lanes::C32(x), o) => complex_single1(op, x, o),
        (Lanes::I8(x), LanesMut::I8(o)) => int1(op, x, o),
        (Lanes::I16(x), LanesMut::I16(o)) => int1(op, x, o),
        (Lanes::I32(x), LanesMut::I32(o)) => int1(op, x, o),
        (Lanes::I64(x), LanesMut::I64(o)) => int1(op, x, o),
        (Lanes::U8(x), LanesMut::U8(o)) => int1(op, x, o),
        (Lanes::U16(x), LanesMut::U16(o)) => int1(op, x, o),
        (Lanes::U32(x), LanesMut::U32(o)) => int1(op, x, o),
        (Lanes::U64(x), LanesMut::U64(o)) => int1(op, x, o),
        // What is left are questions about integers.
        (_, LanesMut::Bool(o)) => match op {
            Op::IsNan | Op::IsInf => {
                o.fill(false);
                true
            }
            Op::IsFinite => {
                o.fill(true);
                true
            }
            _ => false,
        },
        _ => false,
    }
}

fn run2(op: Op, x: Lanes<'_>, y: Lanes<'_>, out: LanesMut<'_>) -> bool {
    match (x, y, out) {
        (Lanes::F64(x), Lanes::F64(y), LanesMut::F64(o)) => double2(op, x, y, o),
        (Lanes::F32(x), Lanes::F32(y), LanesMut::F32(o)) => single2(op, x, y, o),
        (Lanes::F64(x), Lanes::F64(y), LanesMut::Bool(o)) => compare(op, x, y, o),
        (Lanes::F32(x), Lanes::F32(y), LanesMut::Bool(o)) => compare(op, x, y, o),
        (Lanes::F64(x), Lanes::F64(y), LanesMut::C64(o)) if op == Op::MakeComplex => {
            map2(x, y, o, Complex64::new)
        }
        (Lanes::F32(x), Lanes::F32(y), LanesMut::C32(o)) if op == Op::MakeComplex => {
            map2(x, y, o, Complex32::new)
        }
        (Lanes::Bool(x), Lanes::Bool(y), LanesMut::Bool(o)) => match op {
            Op::And => map2(x, y, o, |a, b| a & b),
            Op::Or => map2(x, y, o, |a, b| a | b),
            Op::Xor => map2(x, y, o, |a, b| a ^ b),
            _ => compare(op, x, y, o),
        },
        (Lanes::C64(x), Lanes::C64(y), o) => complex2(op, x, y, o),
        (Lanes::C32(x), Lanes::C32(y), o) => complex_single2(op, x, y, o),
        (Lanes::I8(x), Lanes::I8(y), LanesMut::I8(o)) => int2(op, x, y, o),
        (Lanes::I16(x), Lanes::I16(y), LanesMut::I16(o)) => int2(op, x, y, o),
        (Lanes::I32(x), Lanes::I32(y), LanesMut::I32(o)) if op != Op::BitShift => int2(op, x, y, o),
        (Lanes::I64(x), Lanes::I64(y), LanesMut::I64(o)) => int2(op, x, y, o),
        (Lanes::U8(x), Lanes::U8(y), LanesMut::U8(o)) => int2(op, x, y, o),
        (Lanes::U16(x), Lanes::U16(y), LanesMut::U16(o)) => int2(op, x, y, o),
        (Lanes::U32(x), Lanes::U32(y), LanesMut::U32(o)) => int2(op, x, y, o),
        (Lanes::U64(x), Lanes::U64(y), LanesMut::U64(o)) => int2(op, x, y, o),
        (Lanes::I8(x), Lanes::I8(y), LanesMut::Bool(o)) => compare(op, x, y, o),
        (Lanes::I16(x), Lanes::I16(y), LanesMut::Bool(o)) => compare(op, x, y, o),
        (Lanes::I32(x), Lanes::I32(y), LanesMut::Bool(o)) => compare(op, x, y, o),
        (Lanes::I64(x), Lanes::I64(y), LanesMut::Bool(o)) => compare(op, x, y, o),
        (Lanes::U8(x), Lanes::U8(y), LanesMut::Bool(o)) => compare(op, x, y, o),
        (Lanes::U16(x), Lanes::U16(y), LanesMut::Bool(o)) => compare(op, x, y, o),
        (Lanes::U32(x), Lanes::U32(y), LanesMut::Bool(o)) => compare(op, x, y, o),
        (Lanes::U64(x), Lanes::U64(y), LanesMut::Bool(o)) => compare(op, x, y, o),
        (Lanes::I8(x), Lanes::I32(by), LanesMut::I8(o)) => shift(op, x, by, o),
        (Lanes::I16(x), Lanes::I32(by), LanesMut::I16(o)) => shift(op, x, by, o),
        (Lanes::I32(x), Lanes::I32(by), LanesMut::I32(o)) => shift(op, x, by, o),
        (Lanes::I64(x), Lanes::I32(by), LanesMut::I64(o)) => shift(op, x, by, o),
        (Lanes::U8(x), Lanes::I32(by), LanesMut::U8(o)) => shift(op, x, by, o),
        (Lanes::U16(x), Lanes::I32(by), LanesMut::U16(o)) => shift(op, x, by, o),
        (Lanes::U32(x), Lanes::I32(by), LanesMut::U32(o)) => shift(op, x, by, o),
        (Lanes::U64(x), Lanes::I32(by), LanesMut::U64(o)) => shift(op, x, by, o),
        _ => false,
    }
}

fn select(c: &[bool], x: Lanes<'_>, y: Lanes<'_>, out: LanesMut<'_>) -> bool {
    fn choose<T: Copy>(c: &[bool], x: &[T], y: &[T], out: &mut [T]) -> bool {
        let n = out.len();
        let (c, x, y) = (&c[..n], &x[..n], &y[..n]);
        for i in 0..n {
            out[i] = if c[i] { x[i] } else { y[i] };
        }
        true
    }
    match (x, y, out) {
        (Lanes::F64(x), Lanes::F64(y), LanesMut::F64(o)) => choose(c, x, y, o),
        (Lanes::F32(x), Lanes::F32(y), LanesMut::F32(o)) => choose(c, x, y, o),
        (Lanes::I8(x), Lanes::I8(y), LanesMut::I8(o)) => choose(c, x, y, o),
        (Lanes::I16(x), Lanes::I16(y), LanesMut::I16(o)) => choose(c, x, y, o),
        (Lanes::I32(x), Lanes::I32(y), LanesMut::I32(o)) => choose(c, x, y, o),
        (Lanes::I64(x), Lanes::I64(y), LanesMut::I64(o)) => choose(c, x, y, o),
        (Lanes::U8(x), Lanes::U8(y), LanesMut::U8(o)) => choose(c, x, y, o),
        (Lanes::U16(x), Lanes::U16(y), LanesMut::U16(o)) => choose(c, x, y, o),
        (Lanes::U32(x), Lanes::U32(y), LanesMut::U32(o)) => choose(c, x, y, o),
        (Lanes::U64(x), Lanes::U64(y), LanesMut::U64(o)) => choose(c, x, y, o),
        (Lanes::Bool(x), Lanes::Bool(y), LanesMut::Bool(o)) => choose(c, x, y, o),
        (Lanes::Char(x), Lanes::Char(y), LanesMut::Char(o)) => choose::<Unit>(c, x, y, o),
        (Lanes::C64(x), Lanes::C64(y), LanesMut::C64(o)) => choose(c, x, y, o),
        (Lanes::C32(x), Lanes::C32(y), LanesMut::C32(o)) => choose(c, x, y, o),
        _ => false,
    }
}

fn compare<T: Copy + PartialOrd>(op: Op, x: &[T], y: &[T], o: &mut [bool]) -> bool {
    match op {
        Op::Eq => map2(x, y, o, |a, b| a == b),
        Op::Ne => map2(x, y, o, |a, b| a != b),
        Op::Lt => map2(x, y, o, |a, b| a < b),
        Op::Le => map2(x, y, o, |a, b| a <= b),
        Op::Gt => map2(x, y, o, |a, b| a > b),
        Op::Ge => map2(x, y, o, |a, b| a >= b),
        _ => false,
    }
}

fn int1<T: Int>(op: Op, x: &[T], o: &mut [T]) -> bool {
    match op {
        Op::Neg => map1(x, o, Int::neg),
        Op::Abs => map1(x, o, Int::abs),
        Op::Sign => map1(x, o, Int::sign),
        Op::Floor | Op::Ceil | Op::Round | Op::Fix | Op::Real | Op::Conj => map1(x, o, |a| a),
        Op::Imag => map1(x, o, |_| T::default()),
        _ => false,
    }
}

fn int2<T: Int>(op: Op, x: &[T], y: &[T], o: &mut [T]) -> bool {
    match op {
        Op::Add => map2(x, y, o, Int::add),
        Op::Sub => map2(x, y, o, Int::sub),
        Op::Mul => map2(x, y, o, Int::mul),
        Op::Div => map2(x, y, o, Int::div),
        Op::Pow => map2(x, y, o, Int::pow),
        Op::Mod => map2(x, y, o, Int::modulo),
        Op::Rem => map2(x, y, o, Int::remainder),
        Op::IDivide => map2(x, y, o, Int::whole_quotient),
        Op::Min => map2(x, y, o, |a, b| if b < a { b } else { a }),
        Op::Max => map2(x, y, o, |a, b| if b > a { b } else { a }),
        Op::BitAnd => map2(x, y, o, Int::and),
        Op::BitOr => map2(x, y, o, Int::or),
        Op::BitXor => map2(x, y, o, Int::xor),
        _ => false,
    }
}

fn shift<T: Int>(op: Op, x: &[T], by: &[i32], o: &mut [T]) -> bool {
    op == Op::BitShift && map2(x, by, o, Int::shift)
}

fn double1(op: Op, x: &[f64], o: &mut [f64]) -> bool {
    match op {
        Op::Neg => map1(x, o, |a| -a),
        Op::Abs => map1(x, o, f64::abs),
        Op::Sign => map1(x, o, math::sign),
        Op::Floor => map1(x, o, math::floor),
        Op::Ceil => map1(x, o, math::ceil),
        Op::Round => map1(x, o, math::round),
        Op::Fix => map1(x, o, math::trunc),
        Op::Sqrt => map1(x, o, math::sqrt),
        Op::Cbrt => map1(x, o, math::cbrt),
        Op::Exp => map1(x, o, math::exp),
        Op::Expm1 => map1(x, o, math::expm1),
        Op::Log => map1(x, o, math::log),
        Op::Log1p => map1(x, o, math::log1p),
        Op::Log2 => map1(x, o, math::log2),
        Op::Log10 => map1(x, o, math::log10),
        Op::Pow2 => map1(x, o, math::pow2),
        Op::Sin => sines_of_doubles(x, o),
        Op::Cos => cosines_of_doubles(x, o),
        Op::Tan => map1(x, o, math::tan),
        Op::Asin => map1(x, o, math::asin),
        Op::Acos => map1(x, o, math::acos),
        Op::Atan => map1(x, o, math::atan),
        Op::Sinh => map1(x, o, math::sinh),
        Op::Cosh => map1(x, o, math::cosh),
        Op::Tanh => map1(x, o, math::tanh),
        Op::Asinh => map1(x, o, math::asinh),
        Op::Acosh => map1(x, o, math::acosh),
        Op::Atanh => map1(x, o, math::atanh),
        Op::Gamma => map1(x, o, math::gamma),
        Op::LogGamma => map1(x, o, math::log_gamma),
        Op::Erf => map1(x, o, math::erf),
        Op::Erfc => map1(x, o, math::erfc),
        Op::Erfinv => map1(x, o, math::erfinv),
        Op::Real | Op::Conj => map1(x, o, |a| a),
        Op::Imag => map1(x, o, |_| 0.0),
        Op::Arg => map1(x, o, |a| if a.is_nan() { a } else { math::atan2(0.0, a) }),
        _ => false,
    }
}

fn double2(op: Op, x: &[f64], y: &[f64], o: &mut [f64]) -> bool {
    match op {
        Op::Add => map2(x, y, o, |a, b| a + b),
        Op::Sub => map2(x, y, o, |a, b| a - b),
        Op::Mul => map2(x, y, o, |a, b| a * b),
        Op::Div => map2(x, y, o, |a, b| a / b),
        Op::Pow => match y.first() {
            // A square is what a power is asked for most.
            Some(&2.0) if y[..o.len()].iter().all(|&b| b == 2.0) => map1(x, o, |a| a * a),
            _ => map2(x, y, o, math::pow),
        },
        Op::Mod => map2(x, y, o, math::modulo),
        Op::Rem => map2(x, y, o, math::remainder),
        Op::IDivide => map2(x, y, o, math::whole_quotient),
        Op::Min => map2(x, y, o, math::least),
        Op::Max => map2(x, y, o, math::greatest),
        Op::Hypot => map2(x, y, o, math::hypot),
        Op::Atan2 => map2(x, y, o, math::atan2),
        _ => false,
    }
}

// The loops that are long and worth vectors, each apart: among many others in one function some are given up.

#[inline(never)]
fn sines_of_doubles(x: &[f64], o: &mut [f64]) -> bool {
    map1_tried(x, o, |a| math::wave_plain(a, false), math::sin)
}

#[inline(never)]
fn cosines_of_doubles(x: &[f64], o: &mut [f64]) -> bool {
    map1_tried(x, o, |a| math::wave_plain(a, true), math::cos)
}

#[inline(never)]
fn sines(x: &[f32], o: &mut [f32]) -> bool {
    let plain = |a| math::wave_plain_f32(a, false);
    map1_mostly(x, o, math::is_rare_angle_f32, plain, math::sin_f32)
}

#[inline(never)]
fn cosines(x: &[f32], o: &mut [f32]) -> bool {
    let plain = |a| math::wave_plain_f32(a, true);
    map1_mostly(x, o, math::is_rare_angle_f32, plain, math::cos_f32)
}

#[inline(never)]
fn exponentials(x: &[f32], o: &mut [f32]) -> bool {
    map1_mostly(x, o, math::is_rare_exponent_f32, math::exp_plain_f32, math::exp_f32)
}

#[inline(never)]
fn tangents(x: &[f32], o: &mut [f32]) -> bool {
    map1(x, o, math::tanh_f32)
}

#[inline(never)]
fn powers(x: &[f32], y: &[f32], o: &mut [f32]) -> bool {
    let short = y[..o.len()].iter().filter(|&&y| math::is_short_power_f32(y)).count();
    if short == o.len() {
        return map2_mostly(x, y, o, math::is_rare_power_f32, math::pow_short_f32, math::pow_f32);
    }
    if short > 0 {
        return map2(x, y, o, math::pow_f32);
    }
    map2_mostly(x, y, o, math::is_rare_power_f32, math::pow_plain_f32, math::pow_f32)
}

fn single1(op: Op, x: &[f32], o: &mut [f32]) -> bool {
    match op {
        Op::Neg => map1(x, o, |a| -a),
        Op::Abs => map1(x, o, f32::abs),
        Op::Sign => map1(x, o, math::sign_f32),
        Op::Floor => map1(x, o, math::floor_f32),
        Op::Ceil => map1(x, o, math::ceil_f32),
        Op::Round => map1(x, o, math::round_f32),
        Op::Fix => map1(x, o, math::trunc_f32),
        Op::Sqrt => map1(x, o, math::sqrt_f32),
        Op::Cbrt => map1(x, o, math::cbrt_f32),
        Op::Exp => exponentials(x, o),
        Op::Expm1 => map1(x, o, math::expm1_f32),
        Op::Log => map1(x, o, math::log_f32),
        Op::Log1p => map1(x, o, math::log1p_f32),
        Op::Log2 => map1(x, o, math::log2_f32),
        Op::Log10 => map1(x, o, math::log10_f32),
        Op::Pow2 => map1(x, o, math::pow2_f32),
        Op::Sin => sines(x, o),
        Op::Cos => cosines(x, o),
        Op::Tan => map1(x, o, math::tan_f32),
        Op::Asin => map1(x, o, math::asin_f32),
        Op::Acos => map1(x, o, math::acos_f32),
        Op::Atan => map1(x, o, math::atan_f32),
        Op::Sinh => map1(x, o, math::sinh_f32),
        Op::Cosh => map1(x, o, math::cosh_f32),
        Op::Tanh => tangents(x, o),
        Op::Asinh => map1(x, o, math::asinh_f32),
        Op::Acosh => map1(x, o, math::acosh_f32),
        Op::Atanh => map1(x, o, math::atanh_f32),
        Op::Gamma => map1(x, o, math::gamma_f32),
        Op::LogGamma => map1(x, o, math::log_gamma_f32),
        Op::Erf => map1(x, o, math::erf_f32),
        Op::Erfc => map1(x, o, math::erfc_f32),
        Op::Erfinv => map1(x, o, math::erfinv_f32),
        Op::Real | Op::Conj => map1(x, o, |a| a),
        Op::Imag => map1(x, o, |_| 0.0),
        Op::Arg => map1(x, o, |a| if a.is_nan() { a } else { math::atan2_f32(0.0, a) }),
        _ => false,
    }
}

fn single2(op: Op, x: &[f32], y: &[f32], o: &mut [f32]) -> bool {
    match op {
        Op::Add => map2(x, y, o, |a, b| a + b),
        Op::Sub => map2(x, y, o, |a, b| a - b),
        Op::Mul => map2(x, y, o, |a, b| a * b),
        Op::Div => map2(x, y, o, |a, b| a / b),
        Op::Pow => match y.first() {
            Some(&2.0) if y[..o.len()].iter().all(|&b| b == 2.0) => map1(x, o, |a| a * a),
            _ => powers(x, y, o),
        },
        Op::Mod => map2(x, y, o, math::modulo_f32),
        Op::Rem => map2(x, y, o, math::remainder_f32),
        Op::IDivide => map2(x, y, o, math::whole_quotient_f32),
        Op::Min => map2(x, y, o, math::least_f32),
        Op::Max => map2(x, y, o, math::greatest_f32),
        Op::Hypot => map2(x, y, o, math::hypot_f32),
        Op::Atan2 => map2(x, y, o, math::atan2_f32),
        _ => false,
    }
}

/// A complex function of one operand, of those with complex results.
fn complex_function(op: Op) -> Option<fn(Complex64) -> Complex64> {
    Some(match op {
        Op::Neg => |z| -z,
        Op::Conj => |z| z.conj(),
        Op::Sign => complex::sign,
        Op::Floor => |z| complex::parts(z, math::floor),
        Op::Ceil => |z| complex::parts(z, math::ceil),
        Op::Round => |z| complex::parts(z, math::round),
        Op::Fix => |z| complex::parts(z, math::trunc),
        Op::Sqrt => complex::sqrt,
        Op::Exp => complex::exp,
        Op::Expm1 => complex::expm1,
        Op::Log => complex::log,
        Op::Log1p => complex::log1p,
        Op::Log2 => complex::log2,
        Op::Log10 => complex::log10,
        Op::Pow2 => complex::pow2,
        Op::Sin => complex::sin,
        Op::Cos => complex::cos,
        Op::Tan => complex::tan,
        Op::Asin => complex::asin,
        Op::Acos => complex::acos,
        Op::Atan => complex::atan,
        Op::Sinh => complex::sinh,
        Op::Cosh => complex::cosh,
        Op::Tanh => complex::tanh,
        Op::Asinh => complex::asinh,
        Op::Acosh => complex::acosh,
        Op::Atanh => complex::atanh,
        _ => return None,
    })
}

/// The function on elements: a NaN among reals stays one without an imaginary part, but signs change everywhere.
fn on_elements(op: Op) -> Option<impl Fn(Complex64) -> Complex64> {
    let f = complex_function(op)?;
    let signs = matches!(op, Op::Neg | Op::Conj);
    Some(move |z: Complex64| if z.im == 0.0 && z.re.is_nan() && !signs { z } else { f(z) })
}

fn complex1(op: Op, x: &[Complex64], out: LanesMut<'_>) -> bool {
    match out {
        LanesMut::C64(o) => on_elements(op).is_some_and(|f| map1(x, o, f)),
        LanesMut::F64(o) => match op {
            Op::Abs => map1(x, o, complex::abs),
            Op::Arg => map1(x, o, complex::arg),
            Op::Real => map1(x, o, |z| z.re),
            Op::Imag => map1(x, o, |z| z.im),
            _ => false,
        },
        LanesMut::Bool(o) => match op {
            Op::IsNan => map1(x, o, |z| z.re.is_nan() || z.im.is_nan()),
            Op::IsInf => map1(x, o, |z| z.re.is_infinite() || z.im.is_infinite()),
            Op::IsFinite => map1(x, o, |z| z.re.is_finite() && z.im.is_finite()),
            _ => false,
        },
        _ => false,
    }
}

fn widen(z: Complex32) -> Complex64 {
    Complex64::new(f64::from(z.re), f64::from(z.im))
}

fn narrow(z: Complex64) -> Complex32 {
    Complex32::new(z.re as f32, z.im as f32)
}

fn complex_single1(op: Op, x: &[Complex32], out: LanesMut<'_>) -> bool {
    match out {
        LanesMut::C32(o) => on_elements(op).is_some_and(|f| map1(x, o, |z| narrow(f(widen(z))))),
        LanesMut::F32(o) => match op {
            Op::Abs => map1(x, o, |z| complex::abs(widen(z)) as f32),
            Op::Arg => map1(x, o, |z| complex::arg(widen(z)) as f32),
            Op::Real => map1(x, o, |z| z.re),
            Op::Imag => map1(x, o, |z| z.im),
            _ => false,
        },
        LanesMut::Bool(o) => match op {
            Op::IsNan => map1(x, o, |z| z.re.is_nan() || z.im.is_nan()),
            Op::IsInf => map1(x, o, |z| z.re.is_infinite() || z.im.is_infinite()),
            Op::IsFinite => map1(x, o, |z| z.re.is_finite() && z.im.is_finite()),
            _ => false,
        },
        _ => false,
    }
}

fn complex_pair(op: Op) -> Option<fn(Complex64, Complex64) -> Complex64> {
    Some(match op {
        Op::Add => |a, b| a + b,
        Op::Sub => |a, b| a - b,
        Op::Mul => complex::mul,
        Op::Div => complex::div,
        Op::Pow => complex::pow,
        Op::Min => |a, b| if complex::less(b, a) || a.re.is_nan() || a.im.is_nan() { b } else { a },
        Op::Max => |a, b| if complex::less(a, b) || a.re.is_nan() || a.im.is_nan() { b } else { a },
        _ => return None,
    })
}

/// Equality takes both parts, order the real parts only.
fn complex_compare<T: Copy + PartialOrd>(
    op: Op,
    x: &[num_complex::Complex<T>],
    y: &[num_complex::Complex<T>],
    o: &mut [bool],
) -> bool {
    match op {
        Op::Eq => map2(x, y, o, |a, b| a.re == b.re && a.im == b.im),
        Op::Ne => map2(x, y, o, |a, b| a.re != b.re || a.im != b.im),
        Op::Lt => map2(x, y, o, |a, b| a.re < b.re),
        Op::Le => map2(x, y, o, |a, b| a.re <= b.re),
        Op::Gt => map2(x, y, o, |a, b| a.re > b.re),
        Op::Ge => map2(x, y, o, |a, b| a.re >= b.re),
        _ => false,
    }
}

fn complex2(op: Op, x: &[Complex64], y: &[Complex64], out: LanesMut<'_>) -> bool {
    match out {
        LanesMut::C64(o) => complex_pair(op).is_some_and(|f| map2(x, y, o, f)),
        LanesMut::Bool(o) => complex_compare(op, x, y, o),
        _ => false,
    }
}

fn complex_single2(op: Op, x: &[Complex32], y: &[Complex32], out: LanesMut<'_>) -> bool {
    match out {
        LanesMut::C32(o) => match op {
            Op::Add => map2(x, y, o, |a, b| a + b),
            Op::Sub => map2(x, y, o, |a, b| a - b),
            _ => complex_pair(op)
                .is_some_and(|f| map2(x, y, o, |a, b| narrow(f(widen(a), widen(b))))),
        },
        LanesMut::Bool(o) => complex_compare(op, x, y, o),
        _ => false,
    }
}
