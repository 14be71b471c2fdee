//! Sums, differences and products of real floats, the loops that are run most. An operand may be one number for all
//! elements, and one of a sum the products of two others, so that neither is written out before.
//! **Each step is rounded by itself, as everywhere.** Must not know kernels.

use super::Op;
use super::lanes::{Lane, Lanes};
use super::row::Arithmetic;
use super::vectors::Float;
use crate::value::{Class, Data, ElemType};
use std::ops::{Add, Mul, Sub};

/// An operand.
#[derive(Clone, Copy, Debug)]
pub enum Term<'a> {
    /// Elements.
    Plain(Factor<'a>),
    /// The products of elements.
    Product(Factor<'a>, Factor<'a>),
}

/// Elements that are added or multiplied.
#[derive(Clone, Copy, Debug)]
pub enum Factor<'a> {
    /// These; one element stands for that element everywhere.
    Lanes(Lanes<'a>),
    /// Those that the results take the place of.
    Replaced,
}

/// Whether [`run`] computes an operation on elements of this type.
pub fn computes(op: Op, ty: ElemType) -> bool {
    floats(ty) && op.row().arithmetic.is_some()
}

/// Whether a term of an operation may be a product.
pub fn takes_products(op: Op, ty: ElemType) -> bool {
    floats(ty) && matches!(op.row().arithmetic, Some(Arithmetic::Sum | Arithmetic::Difference))
}

fn floats(ty: ElemType) -> bool {
    !ty.complex && matches!(ty.class, Class::Double | Class::Single)
}

/// Writes `n` elements of `left op right` from element `at` of `out` on, which ends with them. Memory that they are the
/// first to be written to need not be filled before. False where that is not computed here.
pub fn run(op: Op, left: Term<'_>, right: Term<'_>, n: usize, out: &mut Data, at: usize) -> bool {
    match out {
        Data::F64(out) => typed::<f64>(op, left, right, n, out, at),
        Data::F32(out) => typed::<f32>(op, left, right, n, out, at),
        _ => false,
    }
}

/// The forms of a term that have loops of their own.
#[derive(Clone, Copy)]
enum Form<T> {
    Same(T),
    Each(Each<T>),
    Scaled(Each<T>, T),
    Products(Each<T>, Each<T>),
}

impl<T: Real> Form<T> {
    /// `replaced` are `n` elements. None where the lanes are of another type.
    fn of(term: Term<'_>, n: usize, replaced: Option<Each<T>>) -> Option<Form<T>> {
        let factor = |factor| match factor {
            Factor::Lanes(x) => Some(match T::slice_of(x)? {
                &[one] => Form::Same(one),
                x => Form::Each(Each(x[..n].as_ptr())),
            }),
            Factor::Replaced => Some(Form::Each(replaced?)),
        };
        match term {
            Term::Plain(x) => factor(x),
            Term::Product(x, y) => Some(match (factor(x)?, factor(y)?) {
                (Form::Same(a), Form::Same(b)) => Form::Same(a * b),
                (Form::Each(x), Form::Same(one)) | (Form::Same(one), Form::Each(x)) => {
                    Form::Scaled(x, one)
                }
                (Form::Each(x), Form::Each(y)) => Form::Products(x, y),
                _ => return None,
            }),
        }
    }
}

/// Runs `$body` with the elements of a form.
macro_rules! with_elements {
    ($form:expr, |$x:ident| $body:expr) => {
        match $form {
            Form::Same(one) => {
                let $x = Same(one);
                $body
            }
            Form::Each(x) => {
                let $x = x;
                $body
            }
            Form::Scaled(x, one) => {
                let $x = Products(x, Same(one));
                $body
            }
            Form::Products(x, y) => {
                let $x = Products(x, y);
                $body
            }
        }
    };
}

fn typed<T: Real>(
    op: Op,
    left: Term<'_>,
    right: Term<'_>,
    n: usize,
    out: &mut Vec<T>,
    at: usize,
) -> bool {
    let Some(arithmetic) = op.row().arithmetic else { return false };
    let replaces = out.len() >= at + n;
    out.truncate(at + n);
    out.reserve(at + n - out.len());
    assert!(at <= out.len(), "elements before them are not there");
    // SAFETY: this is within what is there, or its end.
    let to = unsafe { out.as_mut_ptr().add(at) };
    let replaced = replaces.then_some(Each(to.cast_const()));
    let (Some(left), Some(right)) = (Form::of(left, n, replaced), Form::of(right, n, replaced))
    else {
        return false;
    };
    // SAFETY: all forms are of `n` elements, and there is room for as many at `to`.
    unsafe {
        match (arithmetic, left, right) {
            (Arithmetic::Sum, ..) => {
                with_elements!(left, |x| with_elements!(right, |y| each(x, y, n, to, Plus)))
            }
            (Arithmetic::Difference, ..) => {
                with_elements!(left, |x| with_elements!(right, |y| each(x, y, n, to, Minus)))
            }
            (Arithmetic::Product, Form::Same(a), Form::Same(b)) => {
                each(Same(a), Same(b), n, to, Times);
            }
            (Arithmetic::Product, Form::Each(x), Form::Same(one))
            | (Arithmetic::Product, Form::Same(one), Form::Each(x)) => {
                each(x, Same(one), n, to, Times);
            }
            (Arithmetic::Product, Form::Each(x), Form::Each(y)) => {
                each(x, y, n, to, Times);
            }
            _ => return false,
        }
        // All of them are written now.
        out.set_len(at + n);
    }
    true
}

/// What is done with two elements.
trait Step: Copy {
    fn one<T: Real>(self, a: T, b: T) -> T;
    fn some<T: Real>(self, a: T::Vector, b: T::Vector) -> T::Vector;
}

/// A float with its sums, differences and products.
trait Real: Lane + Float + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> {}

impl Real for f64 {}
impl Real for f32 {}

macro_rules! step {
    ($name:ident, $op:tt) => {
        #[derive(Clone, Copy)]
        struct $name;

        impl Step for $name {
            #[inline(always)]
            fn one<T: Real>(self, a: T, b: T) -> T {
                a $op b
            }
            #[inline(always)]
            fn some<T: Real>(self, a: T::Vector, b: T::Vector) -> T::Vector {
                a $op b
            }
        }
    };
}

step!(Plus, +);
step!(Minus, -);
step!(Times, *);

/// Elements, which must be there where they are asked for.
trait Elements<T: Real>: Copy {
    unsafe fn some(self, i: usize) -> T::Vector;
    unsafe fn one(self, i: usize) -> T;
}

#[derive(Clone, Copy)]
struct Same<T>(T);

impl<T: Real> Elements<T> for Same<T> {
    #[inline(always)]
    unsafe fn some(self, _: usize) -> T::Vector {
        T::splat(self.0)
    }
    #[inline(always)]
    unsafe fn one(self, _: usize) -> T {
        self.0
    }
}

/// Elements that may be those that are written.
#[derive(Clone, Copy)]
struct Each<T>(*const T);

impl<T: Real> Elements<T> for Each<T> {
    #[inline(always)]
    unsafe fn some(self, i: usize) -> T::Vector {
        // SAFETY: the caller's.
        unsafe { T::load(self.0.add(i)) }
    }
    #[inline(always)]
    unsafe fn one(self, i: usize) -> T {
        // SAFETY: the caller's.
        unsafe { self.0.add(i).read() }
    }
}

#[derive(Clone, Copy)]
struct Products<A, B>(A, B);

impl<T: Real, A: Elements<T>, B: Elements<T>> Elements<T> for Products<A, B> {
    #[inline(always)]
    unsafe fn some(self, i: usize) -> T::Vector {
        // SAFETY: the caller's.
        let (a, b) = unsafe { (self.0.some(i), self.1.some(i)) };
        a * b
    }
    #[inline(always)]
    unsafe fn one(self, i: usize) -> T {
        // SAFETY: the caller's.
        unsafe { self.0.one(i) * self.1.one(i) }
    }
}

// SAFETY: `x` and `y` are of `n` elements, and there is room for as many at `out`.
#[inline(never)]
unsafe fn each<T: Real>(
    x: impl Elements<T>,
    y: impl Elements<T>,
    n: usize,
    out: *mut T,
    step: impl Step,
) {
    let turn = 2 * T::COUNT;
    let whole = n - n % turn;
    let mut i = 0;
    while i < whole {
        // SAFETY: the caller's. What a turn replaces it has read before.
        unsafe {
            let j = i + T::COUNT;
            let (a, b) =
                (step.some::<T>(x.some(i), y.some(i)), step.some::<T>(x.some(j), y.some(j)));
            T::store(a, out.add(i));
            T::store(b, out.add(j));
        }
        i += turn;
    }
    for i in whole..n {
        // SAFETY: the caller's.
        unsafe { out.add(i).write(step.one(x.one(i), y.one(i))) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn products(x: &[f64], y: &[f64]) -> Vec<f64> {
        x.iter().zip(y).map(|(a, b)| a * b).collect()
    }

    fn replaces(term: &Term<'_>) -> bool {
        match term {
            Term::Plain(x) => matches!(x, Factor::Replaced),
            Term::Product(x, y) => [x, y].iter().any(|x| matches!(x, Factor::Replaced)),
        }
    }

    /// All pairs of terms give what the plain steps give, at every length.
    #[test]
    fn every_form_is_the_plain_steps() {
        for n in [1usize, 7, 8, 21] {
            let x: Vec<f64> = (0..n).map(|i| 0.1 + i as f64 * 0.7).collect();
            let y: Vec<f64> = (0..n).map(|i| 3.3 - i as f64 * 0.3).collect();
            let old: Vec<f64> = (0..n).map(|i| 0.9 + i as f64 * 0.01).collect();
            let one = [1.7f64];
            let of = |x| Factor::Lanes(Lanes::F64(x));
            let terms = [
                (Term::Plain(of(&x)), x.clone()),
                (Term::Plain(of(&one)), vec![one[0]; n]),
                (Term::Product(of(&x), of(&y)), products(&x, &y)),
                (Term::Product(of(&one), of(&y)), y.iter().map(|b| one[0] * b).collect()),
                (Term::Product(of(&one), of(&one)), vec![one[0] * one[0]; n]),
                (Term::Plain(Factor::Replaced), old.clone()),
                (Term::Product(Factor::Replaced, of(&one)), old.iter().map(|a| a * 1.7).collect()),
                (Term::Product(of(&y), Factor::Replaced), products(&y, &old)),
                (Term::Product(Factor::Replaced, Factor::Replaced), products(&old, &old)),
            ];
            for (left, a) in &terms {
                for (right, b) in &terms {
                    let pairs = a.iter().zip(b);
                    let sums: Vec<f64> = pairs.clone().map(|(a, b)| a + b).collect();
                    let differences: Vec<f64> = pairs.map(|(a, b)| a - b).collect();
                    for (op, want) in [(Op::Add, sums), (Op::Sub, differences)] {
                        // What is there is one more before them, and one more after.
                        let mut out = Data::F64([vec![8.8], old.clone(), vec![9.9]].concat());
                        assert!(run(op, *left, *right, n, &mut out, 1));
                        assert_eq!(out, Data::F64([vec![8.8], want.clone()].concat()));
                        let mut fresh = Data::F64(vec![8.8]);
                        let replaces = replaces(left) || replaces(right);
                        assert_eq!(run(op, *left, *right, n, &mut fresh, 1), !replaces);
                        assert!(replaces || fresh == out);
                    }
                }
            }
        }
    }

    #[test]
    fn products_are_of_plain_terms() {
        let (x, y) = ([1.5f32, -2.0, 0.25], [3.0f32; 1]);
        let of = |x| Factor::Lanes(Lanes::F32(x));
        let (plain, one) = (Term::Plain(of(&x)), Term::Plain(of(&y)));
        for (left, right) in [(plain, one), (one, plain)] {
            let mut out = Data::F32(Vec::new());
            assert!(run(Op::Mul, left, right, 3, &mut out, 0));
            assert_eq!(out, Data::F32(vec![4.5, -6.0, 0.75]));
        }
        let mut out = Data::F32(Vec::new());
        assert!(run(Op::Mul, plain, plain, 3, &mut out, 0));
        assert_eq!(out, Data::F32(vec![2.25, 4.0, 0.0625]));
        assert!(run(Op::Mul, Term::Plain(Factor::Replaced), one, 3, &mut out, 0));
        assert_eq!(out, Data::F32(vec![6.75, 12.0, 0.1875]));
        let product = Term::Product(of(&x), of(&x));
        assert!(!run(Op::Mul, product, plain, 3, &mut out, 0));
    }
}
