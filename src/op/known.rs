//! What is known of all elements of an array whatever they are, and where the real functions stay real.
//! Rows are declared with both; who asks, and whom, is the graph's business. Must not know graphs or devices.

use crate::value::{Array, Data, Scalar};

/// What is known of all elements of an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Facts {
    /// None is less than zero (NaN is not).
    pub nonnegative: bool,
    /// None is greater than 1 in magnitude (NaN is not).
    pub unit: bool,
    /// Every finite one is a whole number.
    pub whole: bool,
}

impl Facts {
    /// Nothing.
    pub const NOTHING: Facts = Facts { nonnegative: false, unit: false, whole: false };
    /// None is less than zero.
    pub const NONNEGATIVE: Facts = Facts { nonnegative: true, ..Facts::NOTHING };
    /// None is greater than 1 in magnitude.
    pub const UNIT: Facts = Facts { unit: true, ..Facts::NOTHING };

    /// What holds for the elements of both.
    pub fn and(self, other: Facts) -> Facts {
        Facts {
            nonnegative: self.nonnegative && other.nonnegative,
            unit: self.unit && other.unit,
            whole: self.whole && other.whole,
        }
    }

    /// What one or the other says of the same elements.
    pub fn or(self, other: Facts) -> Facts {
        Facts {
            nonnegative: self.nonnegative || other.nonnegative,
            unit: self.unit || other.unit,
            whole: self.whole || other.whole,
        }
    }
}

/// Between which numbers all elements lie that are numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// None is less.
    pub least: f64,
    /// None is greater.
    pub most: f64,
    /// Every finite one is a whole number.
    pub whole: bool,
    /// None is NaN.
    pub numbers: bool,
}

impl Interval {
    /// That of anything.
    pub const ANY: Interval =
        Interval { least: f64::NEG_INFINITY, most: f64::INFINITY, whole: false, numbers: false };

    /// One number.
    pub fn of_number(x: f64) -> Interval {
        match x.is_nan() {
            true => Interval::ANY,
            false => Interval { least: x, most: x, whole: x == x.trunc(), numbers: true },
        }
    }

    /// Whole numbers from 0 to this.
    pub fn up_to(most: f64) -> Interval {
        Interval { least: 0.0, most, whole: true, numbers: true }
    }

    /// The zero-based places of so many elements.
    pub fn of_places(count: usize) -> Interval {
        Interval::up_to(count.saturating_sub(1) as f64)
    }

    /// The elements of both.
    pub fn and(self, other: Interval) -> Interval {
        Interval {
            least: self.least.min(other.least),
            most: self.most.max(other.most),
            whole: self.whole && other.whole,
            numbers: self.numbers && other.numbers,
        }
    }

    /// Of that, what these facts leave.
    pub fn known(mut self, facts: Facts) -> Interval {
        if facts.nonnegative {
            self.least = self.least.max(0.0);
        }
        if facts.unit {
            (self.least, self.most) = (self.least.max(-1.0), self.most.min(1.0));
        }
        self.whole |= facts.whole;
        self
    }

    /// Of two operands that are finite numbers, by a function of both that is right but for `whole`.
    pub fn of_finite(
        operands: &[Interval],
        f: impl FnOnce(Interval, Interval) -> Interval,
    ) -> Interval {
        match *operands {
            [a, b] if a.is_finite() && b.is_finite() => {
                Interval { whole: a.whole && b.whole, ..f(a, b) }
            }
            _ => Interval::ANY,
        }
    }

    /// The greater of two elements; of a number and NaN the number.
    pub fn greater(self, other: Interval) -> Interval {
        let least = match (self.numbers, other.numbers) {
            (true, true) => self.least.max(other.least),
            (true, false) => self.least,
            (false, true) => other.least,
            (false, false) => self.least.min(other.least),
        };
        let numbers = self.numbers || other.numbers;
        Interval { least, numbers, ..self.and(other) }
    }

    /// The second operand, where that is one positive whole number and the first has finite whole numbers only.
    pub fn whole_divisor(operands: &[Interval]) -> Option<f64> {
        let [of, by] = *operands else { return None };
        let number = by.number().filter(|x| x.is_finite() && *x >= 1.0)?;
        (of.whole && of.is_finite() && by.whole).then_some(number)
    }

    /// Rounded by a function that keeps the order.
    pub fn rounded(self, round: fn(f64) -> f64) -> Interval {
        Interval { least: round(self.least), most: round(self.most), whole: true, ..self }
    }

    /// Whether all are finite numbers.
    pub fn is_finite(self) -> bool {
        self.numbers && self.least.is_finite() && self.most.is_finite()
    }

    /// The one number that it is.
    pub fn number(self) -> Option<f64> {
        (self.numbers && self.least == self.most).then_some(self.least)
    }
}

impl std::ops::Neg for Interval {
    type Output = Interval;
    fn neg(self) -> Interval {
        Interval { least: -self.most, most: -self.least, ..self }
    }
}

/// What is known of the operands of an operation.
#[derive(Clone, Copy, Debug, Default)]
pub struct Operands {
    /// Of each one's elements.
    pub of: [Facts; 3],
    /// Whether the first two are one array.
    pub same: bool,
    /// The second one, where it is a number.
    pub second: Option<f64>,
}

/// A question about the elements of a real array, on which it hangs whether a result stays real.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Is any less than 0?
    Negative,
    /// Is any less than -1?
    BelowMinusOne,
    /// Is any less than 1?
    BelowOne,
    /// Is any greater than 1 in magnitude?
    BeyondOne,
    /// Is any finite one not whole?
    Fractional,
    /// Is any not a number?
    Missing,
    /// Has any an imaginary part that is not 0?
    Imaginary,
    /// Is any no place: no whole number from 1 to this?
    NoPlace(u32),
    /// How many are not 0? The answer is no truth but a number.
    HowMany,
}

impl Question {
    /// Whether an answer can be assumed before there ever was one: where an element is so, a result is complex or an error, which
    /// few programs mean.
    pub fn is_mostly_no(self) -> bool {
        !matches!(self, Question::Imaginary | Question::HowMany)
    }

    /// Whether the facts say that no element is so.
    pub fn is_ruled_out(self, facts: Facts) -> bool {
        match self {
            Question::Negative | Question::BelowMinusOne => facts.nonnegative,
            Question::BelowOne | Question::Missing | Question::Imaginary => false,
            Question::NoPlace(_) | Question::HowMany => false,
            Question::BeyondOne => facts.unit,
            Question::Fractional => facts.whole,
        }
    }

    /// Whether no element within bounds is so.
    pub fn is_beyond(self, Interval { least, most, whole, numbers }: Interval) -> bool {
        match self {
            Question::Negative => least >= 0.0,
            Question::BelowMinusOne => least >= -1.0,
            Question::BelowOne => least >= 1.0,
            Question::BeyondOne => least >= -1.0 && most <= 1.0,
            Question::Fractional => whole,
            Question::Missing => numbers,
            Question::NoPlace(n) => numbers && whole && least >= 1.0 && most <= f64::from(n),
            Question::Imaginary | Question::HowMany => false,
        }
    }

    /// Whether an element is so.
    #[inline]
    pub fn holds(self, x: f64) -> bool {
        match self {
            Question::Negative => x < 0.0,
            Question::BelowMinusOne => x < -1.0,
            Question::BelowOne => x < 1.0,
            Question::BeyondOne => x.abs() > 1.0,
            Question::Fractional => x != x.trunc() && !x.is_nan(),
            Question::Missing => x.is_nan(),
            Question::Imaginary => false,
            Question::NoPlace(n) => !(x >= 1.0 && x <= f64::from(n) && x == x.trunc()),
            Question::HowMany => x != 0.0,
        }
    }

    /// Whether any element of an array is so.
    pub fn any(self, a: &Array) -> bool {
        match a.data() {
            Data::F64(v) => v.iter().any(|&x| self.holds(x)),
            Data::F32(v) => v.iter().any(|&x| self.holds(f64::from(x))),
            Data::C64(v) => self == Question::Imaginary && v.iter().any(|z| z.im != 0.0),
            Data::C32(v) => self == Question::Imaginary && v.iter().any(|z| z.im != 0.0),
            data => {
                (0..data.len()).filter_map(|i| Scalar::of(data, i)).any(|s| self.holds(s.to_f64()))
            }
        }
    }
}

/// For which real operands the results of an operation are real.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Domain {
    /// For all.
    All,
    /// Unless this is so of an element of the first.
    Unless(Question),
    /// Unless the first is negative and the second fractional, as of powers.
    Powers,
}

impl Domain {
    /// Whether a function of this number is complex.
    #[inline]
    pub fn excludes(self, x: f64) -> bool {
        matches!(self, Domain::Unless(question) if question.holds(x))
    }

    /// Whether a function of these two numbers is complex.
    #[inline]
    pub fn excludes_pair(self, x: f64, y: f64) -> bool {
        match self {
            Domain::All => false,
            Domain::Unless(question) => question.holds(x),
            Domain::Powers => Question::Negative.holds(x) && Question::Fractional.holds(y),
        }
    }

    /// Between which numbers the results are real, where the first argument decides that.
    pub fn real_between(self) -> (f64, f64) {
        match self {
            Domain::Unless(Question::Negative) => (0.0, f64::INFINITY),
            Domain::Unless(Question::BelowMinusOne) => (-1.0, f64::INFINITY),
            Domain::Unless(Question::BelowOne) => (1.0, f64::INFINITY),
            Domain::Unless(Question::BeyondOne) => (-1.0, 1.0),
            _ => (f64::NEG_INFINITY, f64::INFINITY),
        }
    }

    /// Whether a function of the elements of these real arrays has complex results.
    pub fn excludes_any(self, args: &[&Array]) -> bool {
        match (self, args) {
            (Domain::Unless(question), [x, ..]) => question.any(x),
            (Domain::Powers, [x, y]) => {
                x.class().is_float() && Question::Negative.any(x) && Question::Fractional.any(y)
            }
            _ => false,
        }
    }
}
