//! What `a : s : b` means: how many elements it has, and where it ends.
//! Must not know who asks: the operator, a loop, and the function `colon` share this.

use super::shape::LARGEST_ARRAY_BYTES;
use super::{Class, Data, ElemType, Range, Scalar, Shape};
use crate::diag::{Error, Result};

/// Whole numbers below this are exact, and so are their sums.
const WHOLE: f64 = 4503599627370496.0;

/// Equally spaced numbers, of which there may be more than any array holds: a loop goes over them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Steps {
    pub start: f64,
    pub step: f64,
    pub count: u64,
    pub last: f64,
}

impl Steps {
    /// The numbers `a : s : b`.
    ///
    /// With a NaN anywhere, or an infinite start, it is one NaN. An infinite step makes one element.
    pub(crate) fn spaced(a: f64, s: f64, b: f64) -> Result<Steps> {
        Steps::within(a, s, b, f64::EPSILON)
    }

    /// The same, of numbers that have been rounded so much.
    fn within(a: f64, s: f64, b: f64, rounding: f64) -> Result<Steps> {
        let nan = Steps { start: f64::NAN, step: f64::NAN, count: 1, last: f64::NAN };
        if a.is_nan() || s.is_nan() || b.is_nan() {
            return Ok(nan);
        }
        if s == 0.0 || (s > 0.0 && a > b) || (s < 0.0 && a < b) {
            return Ok(Steps { start: a, step: s, count: 0, last: a });
        }
        if a.is_infinite() && b.is_finite() && s.is_finite() {
            return Err(too_long());
        }
        if a.is_infinite() || b.is_infinite() && s.is_infinite() {
            return Ok(nan);
        }
        if s.is_infinite() {
            return Ok(Steps { start: a, step: s, count: 1, last: a });
        }
        // A bound that rounding put a hair out of reach still counts.
        let steps = libm::floor((b - a) / s * (1.0 + rounding));
        if steps >= 1e18 {
            return Err(too_long());
        }
        let reached = a + steps * s;
        let whole = a == libm::trunc(a) && s == libm::trunc(s);
        let beyond = (s > 0.0 && reached > b) || (s < 0.0 && reached < b);
        // The bound itself where it is met: a negative zero stays one.
        let last = if beyond && !whole || reached == b { b } else { reached };
        Ok(Steps { start: a, step: s, count: steps as u64 + 1, last })
    }
}

impl From<&Range> for Steps {
    fn from(r: &Range) -> Steps {
        Steps { start: r.start, step: r.step, count: r.count as u64, last: r.last }
    }
}

impl Range {
    /// The range of doubles `a : s : b`: an array, and no longer than one can be.
    pub fn spaced(a: f64, s: f64, b: f64) -> Result<Range> {
        Range::of(Steps::spaced(a, s, b)?)
    }

    /// The range of singles `a : s : b`.
    pub fn spaced_singles(a: f64, s: f64, b: f64) -> Result<Range> {
        Range::of(Steps::within(a, s, b, f64::from(f32::EPSILON))?)
    }

    /// A multiple of the elements, and that moved on, where this is exact for each: of whole numbers.
    pub fn times_and_plus(&self, scale: f64, shift: f64) -> Option<Range> {
        let whole = |x: f64| x == libm::trunc(x) && x.abs() < WHOLE;
        let of = |x: f64| scale * x + shift;
        let Range { start, step, count, last } = *self;
        let made = Range { start: of(start), step: scale * step, count, last: of(last) };
        let exact = [scale, step, made.step, scale * start, scale * last].into_iter().all(whole);
        // A zero among them is positive, as is a sum that is not one of negative ones.
        let no_negative_zero = |x: f64| whole(x) && !(x == 0.0 && x.is_sign_negative());
        let ends = [shift, start, last, made.start, made.last].into_iter().all(no_negative_zero);
        (exact && ends).then_some(made)
    }

    fn of(Steps { start, step, count, last }: Steps) -> Result<Range> {
        match usize::try_from(count) {
            Ok(count) if count <= LARGEST_ARRAY_BYTES / size_of::<f64>() => {
                Ok(Range { start, step, count, last })
            }
            _ => Err(too_long()),
        }
    }
}

fn too_long() -> Error {
    Error::new("MATLAB:array:SizeLimitExceeded", "Maximum variable size allowed is exceeded.")
}

/// `a : s : b` of an integer class, exactly; None where an operand is no whole number of the class.
pub fn integers(class: Class, a: Scalar, s: Option<Scalar>, b: Scalar) -> Result<Option<Data>> {
    let whole = |x: Scalar| match x {
        Scalar::I64(x) => Some(i128::from(x)),
        Scalar::U64(x) => Some(i128::from(x)),
        x => {
            let x = x.to_f64();
            (x == libm::trunc(x) && x.abs() < 1e30).then_some(x as i128)
        }
    };
    let (Some(a), Some(s), Some(b)) = (whole(a), s.map_or(Some(1), whole), whole(b)) else {
        return Ok(None);
    };
    let Some((least, most)) = limits(class) else { return Ok(None) };
    // As everywhere, a number beyond the class is its last one.
    let (a, b) = (a.clamp(least, most), b.clamp(least, most));
    let mut count = 0;
    if s != 0 && (a == b || (s > 0) == (b > a)) {
        count = usize::try_from((b - a) / s + 1).unwrap_or(usize::MAX);
    }
    Shape::matrix(1, count).checked_numel(8)?;
    macro_rules! elements {
        ($($name:ident $variant:ident $t:ty;)*) => {
            match class {
                $(Class::$name => {
                    // Between two numbers of the class all are of it.
                    Data::$variant((0..count).map(|k| (a + k as i128 * s) as $t).collect())
                })*
                _ => return Ok(None),
            }
        };
    }
    Ok(Some(elements! {
        Int8 I8 i8;
        Int16 I16 i16;
        Int32 I32 i32;
        Int64 I64 i64;
        UInt8 U8 u8;
        UInt16 U16 u16;
        UInt32 U32 u32;
        UInt64 U64 u64;
    }))
}

/// The least and the greatest number of an integer class.
fn limits(class: Class) -> Option<(i128, i128)> {
    let bits = 8 * ElemType::real(class).bytes() as u32;
    let signed = matches!(class, Class::Int8 | Class::Int16 | Class::Int32 | Class::Int64);
    class.is_integer().then(|| match signed {
        true => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
        false => (0, (1 << bits) - 1),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn elements(a: f64, s: f64, b: f64) -> Vec<f64> {
        let range = Range::spaced(a, s, b).unwrap();
        (0..range.count).map(|k| range.at(k)).collect()
    }

    #[test]
    fn ends() {
        assert_eq!(elements(1.0, 2.0, 6.0), [1.0, 3.0, 5.0]);
        assert_eq!(elements(0.0, 0.1, 0.3).last(), Some(&0.3));
        assert_eq!(elements(3.0, -1.0, 1.0), [3.0, 2.0, 1.0]);
        assert!(elements(3.0, -1.0, -0.0)[3].is_sign_negative());
        assert_eq!(elements(1.0, 1.0, (1001.0 / 250.0) / (1.0 / 250.0)).last(), Some(&1001.0));
        assert!(elements(1.0, 1.0, 0.0).is_empty() && elements(1.0, 0.0, 2.0).is_empty());
    }

    #[test]
    fn nan_and_infinity() {
        let inf = f64::INFINITY;
        assert_eq!(elements(0.0, -inf, -1.0), [0.0]);
        assert!(elements(1.0, 1.0, f64::NAN)[0].is_nan());
        assert!(elements(inf, 1.0, inf)[0].is_nan());
        assert!(elements(0.0, inf, inf)[0].is_nan());
        assert!(elements(inf, 1.0, 0.0).is_empty());
        assert!(Range::spaced(0.0, 1.0, inf).is_err());
        assert!(Range::spaced(-inf, 1.0, 0.0).is_err());
    }

    #[test]
    fn a_loop_may_be_longer_than_an_array() {
        for most in [1e9, 1e10, 1e14] {
            assert!(Range::spaced(0.0, 1.0, most).is_err());
            assert_eq!(Steps::spaced(1.0, 1.0, most).unwrap().count, most as u64);
        }
    }
}
