//! What `a : s : b` means: how many elements it has, and where it ends.
//! Must not know who asks: the operator, a loop, and the function `colon` share this.

use super::Range;
use crate::diag::{Error, Result};

impl Range {
    /// The range of doubles `a : s : b`.
    ///
    /// With a NaN anywhere, or an infinite start, it is one NaN. An infinite step makes one element.
    pub fn spaced(a: f64, s: f64, b: f64) -> Result<Range> {
        let nan = Range { start: f64::NAN, step: f64::NAN, count: 1, last: f64::NAN };
        if a.is_nan() || s.is_nan() || b.is_nan() {
            return Ok(nan);
        }
        if s == 0.0 || (s > 0.0 && a > b) || (s < 0.0 && a < b) {
            return Ok(Range { start: a, step: s, count: 0, last: a });
        }
        if a.is_infinite() || b.is_infinite() && s.is_infinite() {
            return Ok(nan);
        }
        if s.is_infinite() {
            return Ok(Range { start: a, step: s, count: 1, last: a });
        }
        // A bound that rounding put a hair out of reach still counts.
        let steps = libm::floor((b - a) / s * (1.0 + f64::EPSILON));
        if steps >= (1u64 << 48) as f64 {
            return Err(Error::new(
                "MATLAB:array:SizeLimitExceeded",
                "Maximum variable size allowed is exceeded.",
            ));
        }
        let reached = a + steps * s;
        let whole = a == libm::trunc(a) && s == libm::trunc(s);
        let beyond = (s > 0.0 && reached > b) || (s < 0.0 && reached < b);
        let last = if beyond && !whole { b } else { reached };
        Ok(Range { start: a, step: s, count: steps as usize + 1, last })
    }
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
    }
}
