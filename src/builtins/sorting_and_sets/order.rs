//! The order of elements: numbers with NaN last, complex by modulus and angle, texts by their units; and places in it.
//! Must not know builtins.

use crate::builtins::arguments::Comparison;
use crate::diag::Result;
use crate::op::pace::Pace;
use crate::op::sorting::{self, key64};
use crate::value::order::arrange;
use crate::value::room::{collected, room};
use crate::value::{Array, Data, Refusal, Value, cast};
use std::cmp::Ordering;

/// Elements that have an order, taken out of a value.
pub(super) enum Keys {
    Numbers(Vec<f64>),
    Signed(Vec<i64>),
    Unsigned(Vec<u64>),
    Complex(Vec<(f64, f64, f64)>),
    /// UTF-16 units; None where a string is missing.
    Texts(Vec<Option<Vec<u16>>>),
}

impl Keys {
    /// The keys of an array's elements.
    fn of_array(array: &Array) -> Result<Keys> {
        let n = array.numel();
        let polar = |re: f64, im: f64| (libm::hypot(re, im), libm::atan2(im, re), re);
        Ok(match array.data() {
            Data::I64(v) => Keys::Signed(collected(n, v.iter().copied())?),
            Data::U64(v) => Keys::Unsigned(collected(n, v.iter().copied())?),
            Data::C64(v) => Keys::Complex(collected(n, v.iter().map(|z| polar(z.re, z.im)))?),
            Data::C32(v) => {
                Keys::Complex(collected(n, v.iter().map(|z| polar(z.re.into(), z.im.into())))?)
            }
            other => {
                room(size_of::<f64>() * n)?;
                Keys::Numbers(cast::to_f64(other))
            }
        })
    }

    /// The keys of a value: an array, a cell array of texts, a string array.
    pub(super) fn of(value: &Value) -> Result<Option<Keys>, Refusal> {
        let units = |text: &str| -> Vec<u16> { text.encode_utf16().collect() };
        Ok(match value {
            Value::Cell(_) => value
                .as_texts()?
                .map(|texts| Keys::Texts(texts.iter().map(|text| Some(units(text))).collect())),
            Value::Text(array) => Some(Keys::Texts(
                array.texts.iter().map(|text| text.as_deref().map(units)).collect(),
            )),
            // Members of an enumeration are known by their names.
            Value::Object(_) | Value::Objects(_) => value.members().map(|(_, members)| {
                Keys::Texts(members.iter().map(|name| Some(units(name))).collect())
            }),
            other => {
                let Some(array) = other.host_array()? else { return Ok(None) };
                Some(Keys::of_array(&array)?)
            }
        })
    }

    /// The keys of a value under an order that is asked for.
    pub(super) fn compared(value: &Value, by: Comparison) -> Result<Option<Keys>, Refusal> {
        let keys = Keys::of(value)?;
        Ok(match (by, keys) {
            (
                Comparison::Modulus,
                Some(keys @ (Keys::Numbers(_) | Keys::Signed(_) | Keys::Unsigned(_))),
            ) => Some(keys.into_complex()?),
            (Comparison::Real, Some(Keys::Complex(polar))) => {
                let Some(array) = value.host_array()? else { return Ok(None) };
                let n = polar.len();
                Some(match array.data() {
                    Data::C64(v) => {
                        Keys::Complex(collected(n, v.iter().map(|z| (z.re, z.im, z.re)))?)
                    }
                    Data::C32(v) => {
                        let parts = v.iter().map(|z| (f64::from(z.re), f64::from(z.im)));
                        Keys::Complex(collected(n, parts.map(|(re, im)| (re, im, re)))?)
                    }
                    _ => Keys::Complex(polar),
                })
            }
            (_, keys) => keys,
        })
    }

    /// Two lists of keys under one order: beside complex numbers, real ones are complex.
    pub(super) fn alike(a: Keys, b: Keys) -> Result<(Keys, Keys)> {
        Ok(match (&a, &b) {
            (Keys::Complex(_), Keys::Complex(_)) => (a, b),
            (Keys::Complex(_), _) => (a, b.into_complex()?),
            (_, Keys::Complex(_)) => (a.into_complex()?, b),
            _ => (a, b),
        })
    }

    fn into_complex(self) -> Result<Keys> {
        let polar = |x: f64| (x.abs(), if x < 0.0 { std::f64::consts::PI } else { 0.0 }, x);
        let n = self.len();
        Ok(Keys::Complex(collected(n, (0..n).map(|k| polar(self.double(k))))?))
    }

    /// Places in the order of what is there; what is equal stays as it is.
    pub(super) async fn ordered(&self, places: Vec<usize>) -> Result<Vec<usize>> {
        match self {
            Keys::Numbers(v) => by_integers(places, |place| key64(v[place])).await,
            Keys::Signed(v) => by_integers(places, |place| v[place] as u64 ^ 1 << 63).await,
            Keys::Unsigned(v) => by_integers(places, |place| v[place]).await,
            Keys::Complex(_) | Keys::Texts(_) => in_order(places, &|a, b| self.compare(a, b)).await,
        }
    }

    pub(super) fn len(&self) -> usize {
        match self {
            Keys::Numbers(v) => v.len(),
            Keys::Signed(v) => v.len(),
            Keys::Unsigned(v) => v.len(),
            Keys::Complex(v) => v.len(),
            Keys::Texts(v) => v.len(),
        }
    }

    /// The order of elements i and j; what is missing is greater than everything, and equal to itself.
    pub(super) fn compare(&self, i: usize, j: usize) -> Ordering {
        match self {
            Keys::Numbers(v) => numbers(v[i], v[j]),
            Keys::Signed(v) => v[i].cmp(&v[j]),
            Keys::Unsigned(v) => v[i].cmp(&v[j]),
            Keys::Complex(v) => complex(v[i], v[j]),
            Keys::Texts(v) => texts(v[i].as_deref(), v[j].as_deref()),
        }
    }

    /// The order of element i here and element j there, of keys of the same kind.
    pub(super) fn compare_with(&self, i: usize, other: &Keys, j: usize) -> Ordering {
        match (self, other) {
            (Keys::Numbers(a), Keys::Numbers(b)) => numbers(a[i], b[j]),
            (Keys::Signed(a), Keys::Signed(b)) => a[i].cmp(&b[j]),
            (Keys::Unsigned(a), Keys::Unsigned(b)) => a[i].cmp(&b[j]),
            (Keys::Complex(a), Keys::Complex(b)) => complex(a[i], b[j]),
            (Keys::Texts(a), Keys::Texts(b)) => texts(a[i].as_deref(), b[j].as_deref()),
            // Keys of two kinds of numbers are compared as doubles.
            (a, b) => numbers(a.double(i), b.double(j)),
        }
    }

    fn double(&self, i: usize) -> f64 {
        match self {
            Keys::Numbers(v) => v[i],
            Keys::Signed(v) => v[i] as f64,
            Keys::Unsigned(v) => v[i] as f64,
            // Complex keys meet complex ones only, and texts texts.
            Keys::Complex(v) => v[i].2,
            Keys::Texts(_) => f64::NAN,
        }
    }

    /// Whether element i is not a number, or a string that is missing.
    pub(super) fn is_nan(&self, i: usize) -> bool {
        match self {
            Keys::Numbers(v) => v[i].is_nan(),
            Keys::Complex(v) => v[i].0.is_nan(),
            Keys::Texts(v) => v[i].is_none(),
            _ => false,
        }
    }
}

/// What a comparison costs, in the units of the op table.
pub(super) const COMPARISON: u64 = 15_000;

/// What it costs to bring so many elements in order.
pub(super) fn cost_of_order(n: usize) -> f64 {
    COMPARISON as f64 * n as f64 * f64::from(n.max(2).ilog2())
}

/// Places in the order of what is there; what is equal stays as it is.
pub(super) async fn in_order(
    mut places: Vec<usize>,
    compare: &dyn Fn(usize, usize) -> Ordering,
) -> Result<Vec<usize>> {
    // Merging takes a second list.
    room(8 * places.len())?;
    let order = |a: &usize, b: &usize| compare(*a, *b);
    let sort = |few: &mut [usize]| arrange(few, compare);
    sorting::sort(&mut places, sort, order, COMPARISON, &mut Pace::default()).await;
    Ok(places)
}

/// Places in the order of integers, by pairs of which the place breaks ties: so the faster unstable sort is stable here.
async fn by_integers(places: Vec<usize>, key: impl Fn(usize) -> u64) -> Result<Vec<usize>> {
    // Merging takes a second list.
    room(2 * size_of::<(u64, usize)>() * places.len())?;
    let mut pairs: Vec<(u64, usize)> = places.iter().map(|&place| (key(place), place)).collect();
    let sort = |few: &mut [(u64, usize)]| few.sort_unstable();
    sorting::sort(&mut pairs, sort, Ord::cmp, COMPARISON / 4, &mut Pace::default()).await;
    Ok(pairs.into_iter().map(|(_, place)| place).collect())
}

fn numbers(a: f64, b: f64) -> Ordering {
    a.partial_cmp(&b).unwrap_or_else(|| a.is_nan().cmp(&b.is_nan()))
}

fn texts(a: Option<&[u16]>, b: Option<&[u16]>) -> Ordering {
    a.is_none().cmp(&b.is_none()).then_with(|| a.cmp(&b))
}

fn complex(a: (f64, f64, f64), b: (f64, f64, f64)) -> Ordering {
    numbers(a.0, b.0).then_with(|| numbers(a.1, b.1))
}
