//! Sums, differences and products of real floats, the loops that are run most. An operand may be one number for all
//! elements, and one of a sum the products of two others, so that neither is written out before.
//! **Each step is rounded by itself, as everywhere.** Must not know kernels.

use super::Op;
use super::lanes::{Lane, Lanes};
use crate::value::{Class, Data, ElemType};
use std::array::from_fn;
use std::mem::MaybeUninit;
use std::ops::{Add, Mul, Sub};

/// An operand. Lanes with one element stand for that element everywhere.
#[derive(Clone, Copy, Debug)]
pub enum Term<'a> {
    /// Elements.
    Plain(Lanes<'a>),
    /// The products of elements.
    Product(Lanes<'a>, Lanes<'a>),
}

/// Whether [`run`] computes an operation on elements of this type.
pub fn computes(op: Op, ty: ElemType) -> bool {
    matches!(op, Op::Add | Op::Sub | Op::Mul) && floats(ty)
}

/// Whether a term of an operation may be a product.
pub fn takes_products(op: Op, ty: ElemType) -> bool {
    matches!(op, Op::Add | Op::Sub) && floats(ty)
}

fn floats(ty: ElemType) -> bool {
    !ty.complex && matches!(ty.class, Class::Double | Class::Single)
}

/// Adds `n` elements of `left op right` at the end of `out`: memory that they are the first to be written to need not
/// be filled before. False where that is not computed here.
pub fn run(op: Op, left: Term<'_>, right: Term<'_>, n: usize, out: &mut Data) -> bool {
    match out {
        Data::F64(out) => typed::<f64>(op, left, right, n, out),
        Data::F32(out) => typed::<f32>(op, left, right, n, out),
        _ => false,
    }
}

/// The forms of a term that have loops of their own.
#[derive(Clone, Copy)]
enum Form<'a, T> {
    Same(T),
    Each(&'a [T]),
    Scaled(&'a [T], T),
    Products(&'a [T], &'a [T]),
}

fn form<T: Lane + Mul<Output = T>>(term: Term<'_>) -> Option<Form<'_, T>> {
    Some(match term {
        Term::Plain(x) => match T::slice_of(x)? {
            &[one] => Form::Same(one),
            x => Form::Each(x),
        },
        Term::Product(x, y) => match (T::slice_of(x)?, T::slice_of(y)?) {
            (&[a], &[b]) => Form::Same(a * b),
            (x, &[one]) | (&[one], x) => Form::Scaled(x, one),
            (x, y) => Form::Products(x, y),
        },
    })
}

/// Runs `$body` with the elements of a form.
macro_rules! with_elements {
    ($form:expr, $n:expr, |$x:ident| $body:expr) => {
        match $form {
            Form::Same(one) => {
                let $x = Same(one);
                $body
            }
            Form::Each(x) => {
                let $x = Each::new(x, $n);
                $body
            }
            Form::Scaled(x, one) => {
                let $x = Products(Each::new(x, $n), Same(one));
                $body
            }
            Form::Products(x, y) => {
                let $x = Products(Each::new(x, $n), Each::new(y, $n));
                $body
            }
        }
    };
}

fn typed<T: Lane + Add<Output = T> + Sub<Output = T> + Mul<Output = T>>(
    op: Op,
    left: Term<'_>,
    right: Term<'_>,
    n: usize,
    out: &mut Vec<T>,
) -> bool {
    let (Some(left), Some(right)) = (form::<T>(left), form::<T>(right)) else { return false };
    match (op, left, right) {
        (Op::Add, ..) => with_elements!(left, n, |x| with_elements!(right, n, |y| {
            each(x, y, n, out, |a, b| a + b)
        })),
        (Op::Sub, ..) => with_elements!(left, n, |x| with_elements!(right, n, |y| {
            each(x, y, n, out, |a, b| a - b)
        })),
        (Op::Mul, Form::Same(a), Form::Same(b)) => out.resize(out.len() + n, a * b),
        (Op::Mul, Form::Each(x), Form::Same(one)) | (Op::Mul, Form::Same(one), Form::Each(x)) => {
            each(Each::new(x, n), Same(one), n, out, |a, b| a * b);
        }
        (Op::Mul, Form::Each(x), Form::Each(y)) => {
            each(Each::new(x, n), Each::new(y, n), n, out, |a, b| a * b);
        }
        _ => return false,
    }
    true
}

/// Elements that one turn of a loop computes: two vectors of singles, four of doubles.
const TURN: usize = 8;

/// Elements, by turns and what is left over.
trait Elements<T>: Copy {
    fn turn(self, i: usize) -> [T; TURN];
    fn rest(self, i: usize) -> T;
    /// The same, seen to have so many turns and so many elements over.
    fn seen(self, turns: usize, rest: usize) -> Self;
}

#[derive(Clone, Copy)]
struct Same<T>(T);

impl<T: Copy> Elements<T> for Same<T> {
    #[inline(always)]
    fn turn(self, _: usize) -> [T; TURN] {
        [self.0; TURN]
    }
    #[inline(always)]
    fn rest(self, _: usize) -> T {
        self.0
    }
    #[inline(always)]
    fn seen(self, _: usize, _: usize) -> Self {
        self
    }
}

#[derive(Clone, Copy)]
struct Each<'a, T> {
    turns: &'a [[T; TURN]],
    rest: &'a [T],
}

impl<'a, T> Each<'a, T> {
    fn new(x: &'a [T], n: usize) -> Each<'a, T> {
        let (turns, rest) = x[..n].as_chunks::<TURN>();
        Each { turns, rest }
    }
}

impl<T: Copy> Elements<T> for Each<'_, T> {
    #[inline(always)]
    fn turn(self, i: usize) -> [T; TURN] {
        self.turns[i]
    }
    #[inline(always)]
    fn rest(self, i: usize) -> T {
        self.rest[i]
    }
    #[inline(always)]
    fn seen(self, turns: usize, rest: usize) -> Self {
        Each { turns: &self.turns[..turns], rest: &self.rest[..rest] }
    }
}

#[derive(Clone, Copy)]
struct Products<A, B>(A, B);

impl<T: Copy + Mul<Output = T>, A: Elements<T>, B: Elements<T>> Elements<T> for Products<A, B> {
    #[inline(always)]
    fn turn(self, i: usize) -> [T; TURN] {
        let (a, b) = (self.0.turn(i), self.1.turn(i));
        from_fn(|k| a[k] * b[k])
    }
    #[inline(always)]
    fn rest(self, i: usize) -> T {
        self.0.rest(i) * self.1.rest(i)
    }
    #[inline(always)]
    fn seen(self, turns: usize, rest: usize) -> Self {
        Products(self.0.seen(turns, rest), self.1.seen(turns, rest))
    }
}

// A function of its own each: among many others in one function some loops are not made vectors.
#[inline(never)]
fn each<T: Copy>(
    x: impl Elements<T>,
    y: impl Elements<T>,
    n: usize,
    out: &mut Vec<T>,
    f: impl Fn(T, T) -> T + Copy,
) {
    out.reserve(n);
    let (turns, rest) = out.spare_capacity_mut()[..n].as_chunks_mut::<TURN>();
    let (x, y) = (x.seen(turns.len(), rest.len()), y.seen(turns.len(), rest.len()));
    for (i, out) in turns.iter_mut().enumerate() {
        let (a, b) = (x.turn(i), y.turn(i));
        *out = from_fn(|k| MaybeUninit::new(f(a[k], b[k])));
    }
    for (i, out) in rest.iter_mut().enumerate() {
        out.write(f(x.rest(i), y.rest(i)));
    }
    // SAFETY: the `n` elements after the last have been reserved and written.
    unsafe { out.set_len(out.len() + n) }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    /// All pairs of terms give what the plain steps give, at every length.
    #[test]
    fn every_form_is_the_plain_steps() {
        for n in [1usize, 7, 8, 21] {
            let x: Vec<f64> = (0..n).map(|i| 0.1 + i as f64 * 0.7).collect();
            let y: Vec<f64> = (0..n).map(|i| 3.3 - i as f64 * 0.3).collect();
            let one = [1.7f64];
            let terms = [
                (Term::Plain(Lanes::F64(&x)), x.clone()),
                (Term::Plain(Lanes::F64(&one)), vec![one[0]; n]),
                (
                    Term::Product(Lanes::F64(&x), Lanes::F64(&y)),
                    x.iter().zip(&y).map(|(a, b)| a * b).collect(),
                ),
                (
                    Term::Product(Lanes::F64(&one), Lanes::F64(&y)),
                    y.iter().map(|b| one[0] * b).collect(),
                ),
                (Term::Product(Lanes::F64(&one), Lanes::F64(&one)), vec![one[0] * one[0]; n]),
            ];
            for (left, a) in &terms {
                for (right, b) in &terms {
                    let pairs = a.iter().zip(b);
                    let sums: Vec<f64> = pairs.clone().map(|(a, b)| a + b).collect();
                    let differences: Vec<f64> = pairs.map(|(a, b)| a - b).collect();
                    for (op, want) in [(Op::Add, sums), (Op::Sub, differences)] {
                        let mut out = Data::F64(vec![8.8]);
                        assert!(run(op, *left, *right, n, &mut out));
                        assert_eq!(out, Data::F64([vec![8.8], want].concat()));
                    }
                }
            }
        }
    }

    #[test]
    fn products_are_of_plain_terms() {
        let (x, y) = ([1.5f32, -2.0, 0.25], [3.0f32; 1]);
        let (plain, one) = (Term::Plain(Lanes::F32(&x)), Term::Plain(Lanes::F32(&y)));
        for (left, right) in [(plain, one), (one, plain)] {
            let mut out = Data::F32(Vec::new());
            assert!(run(Op::Mul, left, right, 3, &mut out));
            assert_eq!(out, Data::F32(vec![4.5, -6.0, 0.75]));
        }
        let mut out = Data::F32(Vec::new());
        assert!(run(Op::Mul, plain, plain, 3, &mut out));
        assert_eq!(out, Data::F32(vec![2.25, 4.0, 0.0625]));
        let product = Term::Product(Lanes::F32(&x), Lanes::F32(&x));
        assert!(!run(Op::Mul, product, plain, 3, &mut out));
    }
}
