//! The loops that rows of the table are made of: runs of elements of one type, computed by the host.
//! A row has one function for a run, so that dispatch is done once for many elements, and each loop is a function of its
//! own, which the compiler makes vectors of. Must not know shapes, kernels or slots.

use super::lanes::{Lane, Lanes, LanesMut};
use super::row::ClassRule;
use super::{Op, math};
use crate::value::Unit;
use num_complex::{Complex32, Complex64};

/// An operation on elements of one type; `O` is the other type that its results may have: the parts of complex numbers,
/// and what parts make.
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the fields are the operation for one element and for a run")]
pub enum Loops<T: 'static, O: 'static> {
    /// There is none.
    None,
    /// Of one operand.
    One { each: fn(T) -> T, run: fn(&[T], &mut [T]) },
    /// Of two operands.
    Two { each: fn(T, T) -> T, run: fn(&[T], &[T], &mut [T]) },
    /// A question about one.
    Asks(fn(&[T], &mut [bool])),
    /// A comparison of two.
    Compares(fn(&[T], &[T], &mut [bool])),
    /// A part of one.
    Part(fn(&[T], &mut [O])),
    /// What two are the parts of.
    Pair(fn(&[T], &[T], &mut [O])),
    /// One moved by a distance.
    Shift(fn(&[T], &[i32], &mut [T])),
}

/// An operation on integers of each class.
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "one field a class")]
pub struct Integers {
    pub i8: Loops<i8, i8>,
    pub i16: Loops<i16, i16>,
    pub i32: Loops<i32, i32>,
    pub i64: Loops<i64, i64>,
    pub u8: Loops<u8, u8>,
    pub u16: Loops<u16, u16>,
    pub u32: Loops<u32, u32>,
    pub u64: Loops<u64, u64>,
}

impl Integers {
    /// There is none.
    pub const NONE: Integers = Integers {
        i8: Loops::None,
        i16: Loops::None,
        i32: Loops::None,
        i64: Loops::None,
        u8: Loops::None,
        u16: Loops::None,
        u32: Loops::None,
        u64: Loops::None,
    };
}

/// An operation on complex numbers: its functions of doubles and of singles.
#[derive(Clone, Copy)]
pub enum Complexes {
    /// There is none.
    None,
    /// A function of one; a NaN among reals stays one without an imaginary part.
    One(fn(Complex64) -> Complex64, fn(Complex32) -> Complex32),
    /// A function of two.
    Two(fn(Complex64, Complex64) -> Complex64, fn(Complex32, Complex32) -> Complex32),
    /// A real function of one.
    Part(fn(Complex64) -> f64, fn(Complex32) -> f32),
    /// What is short enough for loops of its own.
    Loops(Loops<Complex64, f64>, Loops<Complex32, f32>),
}

/// A function of one operand as loops.
macro_rules! one {
    ($f:expr) => {
        $crate::op::host_loops::Loops::One {
            each: $f,
            run: |x, o| $crate::op::host_loops::map1(x, o, $f),
        }
    };
}

/// A function of two operands as loops.
macro_rules! two {
    ($f:expr) => {
        $crate::op::host_loops::Loops::Two {
            each: $f,
            run: |x, y, o| $crate::op::host_loops::map2(x, y, o, $f),
        }
    };
}

/// A question as a loop.
macro_rules! asks {
    ($f:expr) => {
        $crate::op::host_loops::Loops::Asks(|x, o| $crate::op::host_loops::map1(x, o, $f))
    };
}

/// A comparison as a loop.
macro_rules! compares {
    ($f:expr) => {
        $crate::op::host_loops::Loops::Compares(|x, y, o| $crate::op::host_loops::map2(x, y, o, $f))
    };
}

/// A part as a loop.
macro_rules! part {
    ($f:expr) => {
        $crate::op::host_loops::Loops::Part(|x, o| $crate::op::host_loops::map1(x, o, $f))
    };
}

/// A shift as a loop.
macro_rules! shift {
    ($f:expr) => {
        $crate::op::host_loops::Loops::Shift(|x, y, o| $crate::op::host_loops::map2(x, y, o, $f))
    };
}

/// Loops of one kind for each class of integers.
macro_rules! integers {
    ($kind:ident $f:expr) => {
        $crate::op::host_loops::Integers {
            i8: $crate::op::host_loops::$kind!($f),
            i16: $crate::op::host_loops::$kind!($f),
            i32: $crate::op::host_loops::$kind!($f),
            i64: $crate::op::host_loops::$kind!($f),
            u8: $crate::op::host_loops::$kind!($f),
            u16: $crate::op::host_loops::$kind!($f),
            u32: $crate::op::host_loops::$kind!($f),
            u64: $crate::op::host_loops::$kind!($f),
        }
    };
}

/// Loops of one kind for complex doubles and singles.
macro_rules! complexes {
    ($kind:ident $f:expr) => {
        $crate::op::host_loops::Complexes::Loops(
            $crate::op::host_loops::$kind!($f),
            $crate::op::host_loops::$kind!($f),
        )
    };
}

pub(crate) use {asks, compares, complexes, integers, one, part, shift, two};

#[inline(always)]
pub(super) fn map1<T: Copy, R>(x: &[T], out: &mut [R], f: impl Fn(T) -> R) {
    let n = out.len();
    let x = &x[..n];
    for i in 0..n {
        out[i] = f(x[i]);
    }
}

#[inline(always)]
pub(super) fn map2<T: Copy, U: Copy, R>(x: &[T], y: &[U], out: &mut [R], f: impl Fn(T, U) -> R) {
    let n = out.len();
    let (x, y) = (&x[..n], &y[..n]);
    for i in 0..n {
        out[i] = f(x[i], y[i]);
    }
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
) {
    for (x, out) in x[..out.len()].chunks(PIECE).zip(out.chunks_mut(PIECE)) {
        match x.iter().fold(false, |any, &a| any | rare(a)) {
            false => map1(x, out, &plain),
            true => map1(x, out, &whole),
        };
    }
}

/// As `map1_mostly`, where `plain` itself finds that it is no good for an element.
#[inline(always)]
fn map1_tried<T: Copy>(
    x: &[T],
    out: &mut [T],
    plain: impl Fn(T) -> (T, bool),
    whole: impl Fn(T) -> T,
) {
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
) {
    let n = out.len();
    let pieces = x[..n].chunks(PIECE).zip(y[..n].chunks(PIECE));
    for ((x, y), out) in pieces.zip(out.chunks_mut(PIECE)) {
        match x.iter().zip(y).fold(false, |any, (&a, &b)| any | rare(a, b)) {
            false => map2(x, y, out, &plain),
            true => map2(x, y, out, &whole),
        };
    }
}

pub(super) fn sines_of_doubles(x: &[f64], o: &mut [f64]) {
    map1_tried(x, o, |a| math::wave_plain(a, false), math::sin);
}

pub(super) fn cosines_of_doubles(x: &[f64], o: &mut [f64]) {
    map1_tried(x, o, |a| math::wave_plain(a, true), math::cos);
}

pub(super) fn sines(x: &[f32], o: &mut [f32]) {
    let plain = |a| math::wave_plain_f32(a, false);
    map1_mostly(x, o, math::is_rare_angle_f32, plain, math::sin_f32);
}

pub(super) fn cosines(x: &[f32], o: &mut [f32]) {
    let plain = |a| math::wave_plain_f32(a, true);
    map1_mostly(x, o, math::is_rare_angle_f32, plain, math::cos_f32);
}

pub(super) fn exponentials_of_doubles(x: &[f64], o: &mut [f64]) {
    map1_mostly(x, o, math::is_rare_exponent, math::exp_plain, math::exp);
}

pub(super) fn exponentials(x: &[f32], o: &mut [f32]) {
    map1_mostly(x, o, math::is_rare_exponent_f32, math::exp_plain_f32, math::exp_f32);
}

pub(super) fn tangents(x: &[f32], o: &mut [f32]) {
    map1(x, o, math::tanh_f32);
}

/// Powers; a square is what is asked for most.
pub(super) fn double_powers(x: &[f64], y: &[f64], o: &mut [f64]) {
    match y.first() {
        Some(&2.0) if y[..o.len()].iter().all(|&b| b == 2.0) => map1(x, o, |a| a * a),
        _ => map2(x, y, o, math::pow),
    }
}

pub(super) fn single_powers(x: &[f32], y: &[f32], o: &mut [f32]) {
    match y.first() {
        Some(&2.0) if y[..o.len()].iter().all(|&b| b == 2.0) => map1(x, o, |a| a * a),
        _ => powers(x, y, o),
    }
}

#[inline(never)]
fn powers(x: &[f32], y: &[f32], o: &mut [f32]) {
    let short = y[..o.len()].iter().filter(|&&y| math::is_short_power_f32(y)).count();
    if short == o.len() {
        return map2_mostly(x, y, o, math::is_rare_power_f32, math::pow_short_f32, math::pow_f32);
    }
    if short > 0 {
        return map2(x, y, o, math::pow_f32);
    }
    map2_mostly(x, y, o, math::is_rare_power_f32, math::pow_plain_f32, math::pow_f32);
}

/// Computes `out.len()` elements of an operation; the operands are of the types that `signature` says,
/// at least as long, and `out` of the type that `result_type` says. False where its row has no such loop.
pub fn run(op: Op, args: &[Lanes<'_>], out: LanesMut<'_>) -> bool {
    let row = op.row();
    let Some((&first, rest)) = args.split_first() else { return false };
    if row.class == ClassRule::Choice {
        return match (first, rest) {
            (Lanes::Bool(c), &[x, y]) => select(c, x, y, out),
            _ => false,
        };
    }
    match first {
        Lanes::F64(x) => row.f64.run(x, rest, out),
        Lanes::F32(x) => row.f32.run(x, rest, out),
        Lanes::Bool(x) => row.bool.run(x, rest, out),
        Lanes::I8(x) => row.int.i8.run(x, rest, out),
        Lanes::I16(x) => row.int.i16.run(x, rest, out),
        Lanes::I32(x) => row.int.i32.run(x, rest, out),
        Lanes::I64(x) => row.int.i64.run(x, rest, out),
        Lanes::U8(x) => row.int.u8.run(x, rest, out),
        Lanes::U16(x) => row.int.u16.run(x, rest, out),
        Lanes::U32(x) => row.int.u32.run(x, rest, out),
        Lanes::U64(x) => row.int.u64.run(x, rest, out),
        Lanes::C64(x) => row.complex.run(x, rest, out),
        Lanes::C32(x) => row.complex.run_singles(x, rest, out),
        Lanes::Char(_) => false,
    }
}

impl<T: Lane, O: Lane> Loops<T, O> {
    fn run(&self, x: &[T], rest: &[Lanes<'_>], out: LanesMut<'_>) -> bool {
        match (self, rest) {
            (Loops::One { run, .. }, []) => T::slice_mut_of(out).map(|o| run(x, o)),
            (Loops::Two { run, .. }, [y]) => {
                both(T::slice_of(*y), T::slice_mut_of(out), |y, o| run(x, y, o))
            }
            (Loops::Asks(run), []) => bool::slice_mut_of(out).map(|o| run(x, o)),
            (Loops::Compares(run), [y]) => {
                both(T::slice_of(*y), bool::slice_mut_of(out), |y, o| run(x, y, o))
            }
            (Loops::Part(run), []) => O::slice_mut_of(out).map(|o| run(x, o)),
            (Loops::Pair(run), [y]) => {
                both(T::slice_of(*y), O::slice_mut_of(out), |y, o| run(x, y, o))
            }
            (Loops::Shift(run), [y]) => {
                both(i32::slice_of(*y), T::slice_mut_of(out), |y, o| run(x, y, o))
            }
            _ => None,
        }
        .is_some()
    }
}

fn both<A, B>(a: Option<A>, b: Option<B>, run: impl FnOnce(A, B)) -> Option<()> {
    run(a?, b?);
    Some(())
}

/// A function of a complex number, of which a NaN among reals stays one without an imaginary part.
macro_rules! unless_nan {
    ($f:expr) => {
        |z| if z.im == 0.0 && z.re.is_nan() { z } else { $f(z) }
    };
}

impl Complexes {
    fn run(&self, x: &[Complex64], rest: &[Lanes<'_>], out: LanesMut<'_>) -> bool {
        match (*self, rest, out) {
            (Complexes::Loops(loops, _), rest, out) => return loops.run(x, rest, out),
            (Complexes::One(f, _), [], LanesMut::C64(o)) => map1(x, o, unless_nan!(f)),
            (Complexes::Two(f, _), [Lanes::C64(y)], LanesMut::C64(o)) => map2(x, y, o, f),
            (Complexes::Part(f, _), [], LanesMut::F64(o)) => map1(x, o, f),
            _ => return false,
        }
        true
    }

    fn run_singles(&self, x: &[Complex32], rest: &[Lanes<'_>], out: LanesMut<'_>) -> bool {
        match (*self, rest, out) {
            (Complexes::Loops(_, loops), rest, out) => return loops.run(x, rest, out),
            (Complexes::One(_, f), [], LanesMut::C32(o)) => map1(x, o, unless_nan!(f)),
            (Complexes::Two(_, f), [Lanes::C32(y)], LanesMut::C32(o)) => map2(x, y, o, f),
            (Complexes::Part(_, f), [], LanesMut::F32(o)) => map1(x, o, f),
            _ => return false,
        }
        true
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

#[cfg(test)]
mod tests {
    use super::super::table::TABLE;
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    const NUMBERS: [f64; 13] = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        0.5,
        2.5,
        -7.25,
        1e300,
        5e-324,
        3.0,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
    ];

    #[test]
    fn exponentials_in_runs_have_the_bits_of_single_ones() {
        let mut x: Vec<f64> = (-7_200..7_200).map(|k| f64::from(k) * 0.1 + 1e-3).collect();
        x.extend((-400..400).map(|k| libm::exp2(f64::from(k) / 4.0) * 1.1));
        x.extend(NUMBERS);
        let mut out = vec![0.0; x.len()];
        assert!(run(Op::Exp, &[Lanes::F64(&x)], LanesMut::F64(&mut out)));
        for (x, y) in x.iter().zip(out) {
            assert_eq!(y.to_bits(), math::exp(*x).to_bits(), "{x}");
        }
    }

    #[test]
    fn single_numbers_give_the_bits_of_runs() {
        let mut compared = 0;
        for &op in TABLE {
            for x in NUMBERS {
                let mut out = [0.0];
                if let Some(y) = op.of_number(x) {
                    assert!(run(op, &[Lanes::F64(&[x])], LanesMut::F64(&mut out)));
                    assert_eq!(y.to_bits(), out[0].to_bits(), "{op:?} of {x}");
                    compared += 1;
                }
                for y in NUMBERS {
                    if let Some(z) = op.of_numbers(x, y) {
                        let args = [Lanes::F64(&[x]), Lanes::F64(&[y])];
                        assert!(run(op, &args, LanesMut::F64(&mut out)));
                        assert_eq!(z.to_bits(), out[0].to_bits(), "{op:?} of {x} and {y}");
                        compared += 1;
                    }
                }
            }
        }
        assert!(compared > 2000, "{compared}");
    }
}
