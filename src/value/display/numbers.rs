//! How the numbers of an array are written: digits, width, common scale factor.
//! Must not know lines or columns.

use crate::value::number::{exponent, fixed, general};
use crate::value::{Array, Class, Data, Format, NumberStyle, Scalar};
use std::ops::Range;

/// The way all elements of one array are written.
pub(super) struct Layout {
    notation: Notation,
    width: usize,
    /// Elements are divided by ten to this power.
    power: i32,
    complex: bool,
    single: bool,
}

#[derive(Clone, Copy)]
enum Notation {
    /// Whole numbers.
    Whole,
    Fixed(usize),
    Exponent(usize),
    General(usize),
    /// An exponent that is a multiple of three, with fifteen digits if that is true.
    Engineering(bool),
    Rational,
    Hex,
    Sign,
}

impl Notation {
    /// Whether 0 is written as other numbers are, and not as a digit.
    fn writes_zero(self) -> bool {
        matches!(self, Notation::Hex | Notation::Exponent(_) | Notation::Engineering(_))
    }
}

/// What the choice depends on.
struct Facts {
    largest: f64,
    all_whole: bool,
    any_finite: bool,
}

/// Decimals of the fixed notation, and where it ends, for a style and class.
struct Measure {
    decimals: usize,
    /// Powers of ten from here on need a scale factor or an exponent.
    too_large: i32,
    width: usize,
}

impl Measure {
    fn exponent_width(&self) -> usize {
        if self.decimals == 15 { 26 } else { self.decimals + 9 }
    }
}

fn measure(style: NumberStyle, single: bool) -> Measure {
    let long = matches!(style, NumberStyle::Long | NumberStyle::LongE | NumberStyle::LongG);
    match (long, single) {
        (false, _) => Measure { decimals: 4, too_large: 3, width: 10 },
        (true, false) => Measure { decimals: 15, too_large: 2, width: 20 },
        (true, true) => Measure { decimals: 7, too_large: 2, width: 12 },
    }
}

fn facts(array: &Array) -> Facts {
    let mut facts = Facts { largest: 0.0, all_whole: true, any_finite: false };
    let mut see = |x: f64| {
        if x.is_finite() {
            facts.any_finite = true;
            facts.largest = facts.largest.max(x.abs());
            facts.all_whole &= libm::trunc(x) == x;
        }
    };
    match array.data() {
        Data::F64(v) => v.iter().for_each(|&x| see(x)),
        Data::F32(v) => v.iter().for_each(|&x| see(x.into())),
        Data::C64(v) => v.iter().for_each(|z| {
            see(z.re);
            see(z.im);
        }),
        Data::C32(v) => v.iter().for_each(|z| {
            see(z.re.into());
            see(z.im.into());
        }),
        _ => {}
    }
    facts
}

/// The layout for an array of numbers or logicals.
pub(super) fn layout(array: &Array, format: &Format) -> Layout {
    let class = array.class();
    if !class.is_float() {
        return whole_layout(array);
    }
    let single = class == Class::Single;
    let facts = facts(array);
    let complex = array.is_complex();
    let scalar = array.shape().is_scalar();
    let make = |notation, width, power| Layout { notation, width, power, complex, single };
    let m = measure(format.style, single);
    match format.style {
        NumberStyle::Hex => return make(Notation::Hex, if single { 11 } else { 19 }, 0),
        NumberStyle::Plus => return make(Notation::Sign, 1, 0),
        NumberStyle::Rational => return make(Notation::Rational, 15, 0),
        NumberStyle::ShortEng => return make(Notation::Engineering(false), 16, 0),
        NumberStyle::LongEng => return make(Notation::Engineering(true), 26, 0),
        NumberStyle::Bank => {
            let digits = digits_of(facts.largest);
            return make(Notation::Fixed(2), (digits + 6).max(11), 0);
        }
        _ => {}
    }
    if !complex && facts.all_whole {
        let digits = digits_of(facts.largest);
        let most =
            if matches!(format.style, NumberStyle::Long | NumberStyle::LongG) { 15 } else { 9 };
        if digits <= most {
            let width = if digits <= 3 { 6 } else { 12.max(digits + 3) };
            return make(Notation::Whole, width, 0);
        }
    }
    match format.style {
        NumberStyle::ShortE | NumberStyle::LongE => {
            make(Notation::Exponent(m.decimals), m.exponent_width(), 0)
        }
        NumberStyle::ShortG => make(Notation::General(5), 13, 0),
        NumberStyle::LongG if single => make(Notation::General(8), 17, 0),
        NumberStyle::LongG => make(Notation::General(15), 26, 0),
        _ => {
            let power = power_of(facts.largest);
            let too_large = m.too_large - i32::from(complex && m.too_large > 2);
            let just_small = scalar && !complex && facts.largest > 0.001;
            let fits = !facts.any_finite
                || facts.largest == 0.0
                || power < too_large && (power > -3 || just_small);
            // In a complex number the two parts stand closer: the sign between has its own place.
            let width = m.width - usize::from(complex && m.decimals == 4);
            if fits {
                make(Notation::Fixed(m.decimals), width, 0)
            } else if scalar {
                make(Notation::Exponent(m.decimals), m.exponent_width(), 0)
            } else {
                make(Notation::Fixed(m.decimals), width, power)
            }
        }
    }
}

fn whole_layout(array: &Array) -> Layout {
    let longest = match array.data() {
        Data::I64(v) => v.iter().map(|x| x.to_string().len()).max(),
        Data::U64(v) => v.iter().map(|x| x.to_string().len()).max(),
        // The longest text belongs to one of the two ends.
        other => {
            let values = (0..other.len()).filter_map(|k| Scalar::of(other, k)).map(Scalar::to_f64);
            let (low, high) = values.fold((0.0f64, 0.0f64), |(l, h), x| (l.min(x), h.max(x)));
            Some(fixed(low, 0).len().max(fixed(high, 0).len()))
        }
    };
    let width = longest.unwrap_or(1) + 3;
    Layout { notation: Notation::Whole, width, power: 0, complex: false, single: false }
}

fn power_of(x: f64) -> i32 {
    // Of 1e-7 it is -7, though the double is a little less.
    crate::value::number::decimal_exponent(x, 15)
}

fn digits_of(x: f64) -> usize {
    if x < 1.0 { 1 } else { power_of(x).max(0) as usize + 1 }
}

impl Layout {
    /// The width of one column.
    pub(super) fn width(&self) -> usize {
        if !self.complex {
            return self.width;
        }
        // `re + imi`, the imaginary part without the padding of a column.
        self.width + 4 + self.width.saturating_sub(3)
    }

    /// The common scale factor's line; empty where there is none.
    pub(super) fn scale_text(&self) -> String {
        if self.power == 0 {
            return String::new();
        }
        let sign = if self.power < 0 { '-' } else { '+' };
        format!("   1.0e{sign}{:02} *", self.power.abs())
    }

    /// The texts of the page of an array that starts at `first`.
    pub(super) fn page(&self, array: &Array, first: usize) -> Vec<String> {
        let size = array.shape().rows() * array.shape().cols();
        self.texts(array, first..first + size)
    }

    /// The text of one element.
    pub(super) fn element(&self, array: &Array, place: usize) -> String {
        self.texts(array, place..place + 1).concat()
    }

    fn texts(&self, array: &Array, range: Range<usize>) -> Vec<String> {
        match array.data() {
            Data::F64(v) => v[range].iter().map(|&x| self.real(x)).collect(),
            Data::F32(v) => v[range].iter().map(|&x| self.real(x.into())).collect(),
            Data::C64(v) => v[range].iter().map(|z| self.pair(z.re, z.im)).collect(),
            Data::C32(v) => v[range].iter().map(|z| self.pair(z.re.into(), z.im.into())).collect(),
            Data::I64(v) => v[range].iter().map(i64::to_string).collect(),
            Data::U64(v) => v[range].iter().map(u64::to_string).collect(),
            other => {
                range.filter_map(|k| Scalar::of(other, k)).map(|s| fixed(s.to_f64(), 0)).collect()
            }
        }
    }

    fn real(&self, x: f64) -> String {
        if let Notation::Sign = self.notation {
            return (if x > 0.0 {
                "+"
            } else if x < 0.0 {
                "-"
            } else {
                " "
            })
            .to_owned();
        }
        if x == 0.0 && !self.notation.writes_zero() {
            return "0".to_owned();
        }
        self.part(x)
    }

    fn part(&self, x: f64) -> String {
        match self.notation {
            Notation::Whole => fixed(x, 0),
            Notation::Fixed(decimals) => fixed(scaled(x, self.power), decimals),
            Notation::Exponent(decimals) if x.is_finite() => exponent(x, decimals),
            Notation::Exponent(_) => fixed(x, 0),
            Notation::General(digits) => general(x, digits),
            Notation::Engineering(long) => engineering(x, long),
            Notation::Rational => rational(x),
            Notation::Hex if self.single => {
                format!("{:08x}", (if x.is_nan() { f32::NAN } else { x as f32 }).to_bits())
            }
            Notation::Hex => format!("{:016x}", (if x.is_nan() { f64::NAN } else { x }).to_bits()),
            Notation::Sign => String::new(),
        }
    }

    fn pair(&self, re: f64, im: f64) -> String {
        let negative = im.is_sign_negative() && !im.is_nan();
        let sign = if negative { '-' } else { '+' };
        // The sign keeps its place: `3.0000 + 4.0000i` and `3.0000 +40.0000i`.
        let width = self.width.saturating_sub(2);
        let (re, im) = (self.part(re), self.part(im.abs()));
        format!("{re} {sign}{im:>width$}i")
    }
}

fn scaled(x: f64, power: i32) -> f64 {
    match power {
        0 => x,
        // One correctly rounded operation, where the power of ten is exact.
        p if p > 0 => x / libm::exp10(f64::from(p)),
        p => x * libm::exp10(f64::from(-p)),
    }
}

/// `12.3457e+003`: the exponent is a multiple of three.
fn engineering(x: f64, long: bool) -> String {
    if !x.is_finite() {
        return fixed(x, 0);
    }
    let power = power_of(x);
    let mut three = power.div_euclid(3) * 3;
    let decimals = if long { 14 - power.rem_euclid(3) as usize } else { 4 };
    // Ten to a power beyond 300 is no double.
    let part = |three: i32| match three {
        small if small < -300 => scaled(scaled(x, -150), small + 150),
        three => scaled(x, three),
    };
    let mut text = fixed(part(three), decimals);
    if text.trim_start_matches('-').starts_with("1000") {
        three += 3;
        text = fixed(part(three), decimals);
    }
    let sign = if three < 0 { '-' } else { '+' };
    format!("{text}e{sign}{:03}", three.abs())
}

/// A close fraction with a small denominator, as `format rat` shows it.
fn rational(x: f64) -> String {
    if !x.is_finite() || libm::trunc(x) == x {
        return fixed(x, 0);
    }
    let (mut last, mut this) = ((1.0, 0.0), (libm::round(x), 1.0));
    let mut rest = x - this.0;
    while (x - this.0 / this.1).abs() > 1e-6 * x.abs().max(f64::MIN_POSITIVE) && rest != 0.0 {
        let flipped = 1.0 / rest;
        let step = libm::round(flipped);
        rest = flipped - step;
        let next = (this.0 * step + last.0, this.1 * step + last.1);
        last = this;
        this = next;
    }
    let (n, d) = if this.1 < 0.0 { (-this.0, -this.1) } else { this };
    let text = if d == 1.0 { fixed(n, 0) } else { format!("{}/{}", fixed(n, 0), fixed(d, 0)) };
    if text.len() > 12 { "*".to_owned() } else { text }
}
