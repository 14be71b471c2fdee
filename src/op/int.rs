//! Operations on the eight integer classes: saturating, rounding halves away from zero.
//! Must not know arrays.

/// What an integer element can do.
pub trait Int: Copy + Ord + Default {
    #![allow(missing_docs, reason = "named as in `Op`, whose rows describe them")]
    const ONE: Self;
    fn add(self, other: Self) -> Self;
    fn sub(self, other: Self) -> Self;
    fn mul(self, other: Self) -> Self;
    fn div(self, other: Self) -> Self;
    fn whole_quotient(self, other: Self) -> Self;
    fn modulo(self, other: Self) -> Self;
    fn remainder(self, other: Self) -> Self;
    fn pow(self, other: Self) -> Self;
    fn neg(self) -> Self;
    fn abs(self) -> Self;
    fn sign(self) -> Self;
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    /// Bits to the left, or to the right where negative; bits that leave are lost.
    fn shift(self, by: i32) -> Self;
}

macro_rules! common {
    ($t:ty) => {
        const ONE: Self = 1;
        #[inline(always)]
        fn add(self, other: Self) -> Self {
            self.saturating_add(other)
        }
        #[inline(always)]
        fn sub(self, other: Self) -> Self {
            self.saturating_sub(other)
        }
        #[inline(always)]
        fn mul(self, other: Self) -> Self {
            self.saturating_mul(other)
        }
        #[inline(always)]
        fn and(self, other: Self) -> Self {
            self & other
        }
        #[inline(always)]
        fn or(self, other: Self) -> Self {
            self | other
        }
        #[inline(always)]
        fn xor(self, other: Self) -> Self {
            self ^ other
        }
        fn shift(self, by: i32) -> Self {
            if by >= 0 {
                self.checked_shl(by as u32).unwrap_or(0)
            } else {
                // An arithmetic shift by one less than the width leaves only the sign.
                self >> by.unsigned_abs().min(<$t>::BITS - 1)
                    >> u32::from(by.unsigned_abs() >= <$t>::BITS)
            }
        }
        fn remainder(self, other: Self) -> Self {
            if other == 0 { self } else { self.wrapping_rem(other) }
        }
    };
}

macro_rules! signed {
    ($($t:ty)*) => {
        $(impl Int for $t {
            common!($t);
            fn div(self, other: Self) -> Self {
                if other == 0 {
                    return if self > 0 { <$t>::MAX } else if self < 0 { <$t>::MIN } else { 0 };
                }
                if other == -1 {
                    return self.saturating_neg();
                }
                let (q, r) = (self / other, self % other);
                if r.unsigned_abs() >= other.unsigned_abs() - r.unsigned_abs() {
                    // |other| > 1, so a quotient has room for one more.
                    if (self < 0) == (other < 0) { q + 1 } else { q - 1 }
                } else {
                    q
                }
            }
            fn whole_quotient(self, other: Self) -> Self {
                match other {
                    0 if self > 0 => <$t>::MAX,
                    0 if self < 0 => <$t>::MIN,
                    0 => 0,
                    -1 => self.saturating_neg(),
                    _ => self / other,
                }
            }
            fn modulo(self, other: Self) -> Self {
                if other == 0 {
                    return self;
                }
                let r = self.wrapping_rem(other);
                if r != 0 && (r < 0) != (other < 0) { r + other } else { r }
            }
            fn pow(self, other: Self) -> Self {
                if other < 0 {
                    // 1/self^|other|, rounded.
                    let odd = other % 2 != 0;
                    return match self {
                        0 => <$t>::MAX,
                        1 => 1,
                        -1 => if odd { -1 } else { 1 },
                        2 if other == -1 => 1,
                        -2 if other == -1 => -1,
                        _ => 0,
                    };
                }
                power(self, other as u64)
            }
            #[inline(always)]
            fn neg(self) -> Self {
                self.saturating_neg()
            }
            #[inline(always)]
            fn abs(self) -> Self {
                self.saturating_abs()
            }
            #[inline(always)]
            fn sign(self) -> Self {
                self.signum()
            }
        })*
    };
}

macro_rules! unsigned {
    ($($t:ty)*) => {
        $(impl Int for $t {
            common!($t);
            fn div(self, other: Self) -> Self {
                if other == 0 {
                    return if self > 0 { <$t>::MAX } else { 0 };
                }
                let (q, r) = (self / other, self % other);
                // A remainder means a divisor above one: the quotient has room.
                if r >= other - r { q + 1 } else { q }
            }
            fn whole_quotient(self, other: Self) -> Self {
                match other {
                    0 if self > 0 => <$t>::MAX,
                    0 => 0,
                    _ => self / other,
                }
            }
            fn modulo(self, other: Self) -> Self {
                if other == 0 { self } else { self % other }
            }
            fn pow(self, other: Self) -> Self {
                power(self, other as u64)
            }
            #[inline(always)]
            fn neg(self) -> Self {
                0
            }
            #[inline(always)]
            fn abs(self) -> Self {
                self
            }
            #[inline(always)]
            fn sign(self) -> Self {
                Self::from(self != 0)
            }
        })*
    };
}

signed! { i8 i16 i32 i64 }
unsigned! { u8 u16 u32 u64 }

/// A power by squaring, saturating: saturated factors stay saturated, with the right sign, since every
/// factor is at least 2 in magnitude by then.
fn power<T: Int>(base: T, mut exponent: u64) -> T {
    let (mut square, mut result) = (base, T::ONE);
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = result.mul(square);
        }
        exponent >>= 1;
        if exponent > 0 {
            square = square.mul(square);
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::Int;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn exact(a: i128, b: i128) -> i128 {
        // Halves away from zero.
        let (n, d) = (a.abs(), b.abs());
        let q = (2 * n + d) / (2 * d);
        if (a < 0) == (b < 0) { q } else { -q }
    }

    #[test]
    fn every_pair_of_bytes() {
        let clamp = |x: i128| x.clamp(-128, 127) as i8;
        for a in i8::MIN..=i8::MAX {
            for b in i8::MIN..=i8::MAX {
                let (x, y) = (i128::from(a), i128::from(b));
                assert_eq!(Int::add(a, b), clamp(x + y));
                assert_eq!(Int::sub(a, b), clamp(x - y));
                assert_eq!(Int::mul(a, b), clamp(x * y));
                if b != 0 {
                    assert_eq!(Int::div(a, b), clamp(exact(x, y)), "{a}/{b}");
                    assert_eq!(i128::from(Int::modulo(a, b)), ((x % y) + y) % y, "mod {a} {b}");
                    assert_eq!(Int::whole_quotient(a, b), clamp(x / y));
                }
                if b >= 0 {
                    let mut p = 1i128;
                    for _ in 0..b {
                        p = (p * x).clamp(-100_000, 100_000);
                    }
                    assert_eq!(Int::pow(a, b), clamp(p), "{a}^{b}");
                }
            }
        }
        for a in 0..=u8::MAX {
            for b in 1..=u8::MAX {
                let (x, y) = (i128::from(a), i128::from(b));
                assert_eq!(i128::from(Int::div(a, b)), exact(x, y));
                assert_eq!(i128::from(Int::modulo(a, b)), x % y);
            }
        }
    }

    #[test]
    fn edges() {
        assert_eq!(Int::div(5i32, 0), i32::MAX);
        assert_eq!(Int::div(-5i32, 0), i32::MIN);
        assert_eq!(Int::div(u64::MAX, 2), 1 << 63);
        assert_eq!(Int::div(i64::MIN, -1), i64::MAX);
        assert_eq!(Int::shift(1u8, 7), 128);
        assert_eq!(Int::shift(1u8, 8), 0);
        assert_eq!(Int::shift(-5i8, -1), -3);
        assert_eq!(Int::shift(-5i8, -40), -1);
        assert_eq!(Int::shift(255u8, -8), 0);
        assert_eq!(Int::pow(2i32, -1), 1);
        assert_eq!(Int::pow(10i64, 30), i64::MAX);
        assert_eq!(Int::pow(-10i64, 31), i64::MIN);
    }
}
