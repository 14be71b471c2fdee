//! Whole numbers: divisors, primes, combinations, fractions.

mod primes;

pub use primes::ALL as PRIMES;

use super::Example::{Equal, Fails};
use super::{few, source_builtins};

source_builtins! {
    /// Divisors, primes, combinations and fractions.
    NUMBER_THEORY, NumberTheory;
    "gcd" [2 255; 255] ["g = gcd(a, b)", "[g, u, v] = gcd(a, b)"] "The greatest common divisor."
        [Equal("gcd(12, 18)", "6"), Fails("gcd(1.5, 2)", "integers")] few few::gcd, by_element;
    "lcm" [2 255; 1] ["l = lcm(a, b)"] "The least common multiple."
        [Equal("lcm(4, 6)", "12"), Fails("lcm(1)", "")] few few::lcm, by_element;
    "factor" [1 1; 2] ["p = factor(q)", "[p, n] = factor(q)"] "The prime factors of a number."
        [Equal("factor(12)", "[2 2 3]"), Fails("factor(-1)", "nonnegative")];
    "list_primes" [0 1; 1] ["p = list_primes(n)"] "The first primes."
        [Equal("list_primes(3)", "[2 3 5]"), Fails("list_primes([1 2])", "scalar")];
    "nchoosek" [2 2; 1] ["c = nchoosek(n, k)", "C = nchoosek(set, k)"] "Binomial coefficients, or all combinations of a set."
        [Equal("nchoosek(5, 2)", "10"), Fails("nchoosek(5, 6)", "between 0 and N")];
    "combvec" [1 255; 1] ["C = combvec(A, B, ...)"] "All combinations of the columns of matrices, those of the first going through fastest."
        [Equal("combvec([1 2], [7 8])", "[1 2 1 2; 7 7 8 8]"), Fails("combvec('a')", "matrices")];
    "perms" [1 2; 1] ["P = perms(v)", "P = perms(v, 'unique')"] "All permutations of a vector."
        [Equal("perms([1 2])", "[2 1; 1 2]"), Fails("perms([1 2], 3)", "unique")];
    "factorial" [1 1; 1] ["y = factorial(n)"] "The factorial." [Equal("factorial([0 5])", "[1 120]"), Fails("factorial(-1)", "non-negative")], by_element;
    "bincoeff" [2 2; 1] ["b = bincoeff(n, k)"] "Binomial coefficients."
        [Equal("bincoeff(5, 2)", "10"), Fails("bincoeff({1}, 2)", "")];
    "rat" [1 2; 2] ["text = rat(x)", "[n, d] = rat(x, tol)"] "Fractions near numbers: as a continued fraction, or numerators and denominators."
        [Equal("nthargout(1:2, @rat, 0.75)", "{3, 4}"), Fails("rat('a')", "single or double")];
    "rats" [1 2; 1] ["text = rats(x)", "text = rats(x, len)"] "Numbers as texts of fractions."
        [Equal("strtrim(rats(0.75))", "'3/4'"), Fails("rats({1})", "numeric")];
}
