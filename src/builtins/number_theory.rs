//! Integers: divisors, primes, combinations; bits by place. Written in the language.

use super::Example::{Equal, Fails};
use super::source_builtins;

source_builtins! {
    /// Divisors, primes, combinations.
    NUMBER_THEORY, NumberTheory;
    "gcd" [2 255; 255] ["g = gcd(a, b)", "[g, u, v] = gcd(a, b)"] "The greatest common divisor."
        [Equal("gcd(12, 18)", "6"), Fails("gcd(1.5, 2)", "integers")];
    "lcm" [2 255; 1] ["l = lcm(a, b)"] "The least common multiple."
        [Equal("lcm(4, 6)", "12"), Fails("lcm(1)", "")];
    "factor" [1 1; 2] ["p = factor(q)", "[p, n] = factor(q)"] "The prime factors of a number."
        [Equal("factor(12)", "[2 2 3]"), Fails("factor(-1)", "nonnegative")];
    "list_primes" [0 1; 1] ["p = list_primes(n)"] "The first primes."
        [Equal("list_primes(3)", "[2 3 5]"), Fails("list_primes([1 2])", "scalar")];
    "nchoosek" [2 2; 1] ["c = nchoosek(n, k)", "C = nchoosek(set, k)"] "Binomial coefficients, or all combinations of a set."
        [Equal("nchoosek(5, 2)", "10"), Fails("nchoosek(5, -1)", "nonnegative")];
    "perms" [1 2; 1] ["P = perms(v)", "P = perms(v, 'unique')"] "All permutations of a vector."
        [Equal("perms([1 2])", "[2 1; 1 2]"), Fails("perms([1 2], 3)", "unique")];
    "bitget" [2 2; 1] ["b = bitget(A, n)"] "The bits at a place."
        [Equal("bitget(5, 1:3)", "[1 0 1]"), Fails("bitget(1, 99)", "between")];
    "bitset" [2 3; 1] ["C = bitset(A, n)", "C = bitset(A, n, value)"] "Sets the bits at a place."
        [Equal("bitset(0, 3)", "4"), Fails("bitset(1, 99)", "between")];
    "bitcmp" [1 2; 1] ["C = bitcmp(A)", "C = bitcmp(A, k)"] "The complement of bits."
        [Equal("bitcmp(uint8(1))", "uint8(254)"), Fails("bitcmp({1})", "numeric")];
    "common_size" [1 255; 255] ["[err, a, b] = common_size(x, y)"] "Spreads scalars to the size of the other arguments."
        [Equal("common_size([1 2], 3)", "0"), Fails("common_size()", "")];
}
