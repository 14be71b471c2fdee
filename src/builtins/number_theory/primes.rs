//! Primes.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::{array, doubles, number, one, refuse};
use crate::builtins::costs::each;
use crate::builtins::declare::{builtins, pure};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::diag::Result;
use crate::value::room::{collected, filled};
use crate::value::{Array, Class, Data, Value};

const SIEVE: &str = "a sieve runs in order";

builtins! {
    /// Primes.
    ALL, NumberTheory;
    "primes" [1 1; 1] ["p = primes(n)"]
        pure(primes, SIEVE), "The primes up to n."
        [Equal("primes(11)", "[2 3 5 7 11]"), Fails("primes([1 2])", "scalar")]
        costs sieving;
    "isprime" [1 1; 1] ["tf = isprime(n)"]
        pure(is_prime, SIEVE), "Whether numbers are prime."
        [Equal("isprime([1 2 9 11])", "[false true false true]"), Fails("isprime(1.5)", "integer")]
        costs each::<1000>, by_element;
}

fn sieve(n: usize) -> Result<Vec<bool>> {
    let mut prime = filled(true, n + 1)?;
    for small in prime.iter_mut().take(2) {
        *small = false;
    }
    let mut k = 2;
    while k * k <= n {
        if prime[k] {
            (k * k..=n).step_by(k).for_each(|m| prime[m] = false);
        }
        k += 1;
    }
    Ok(prime)
}

/// By the greatest number.
fn sieving(args: &[Value]) -> f64 {
    match args {
        [Value::Scalar(n)] => 5e3 * n.to_f64(),
        _ => 0.0,
    }
}

fn primes(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let value = &call.args[0];
    if value.numel() != 1 || value.elem_type().is_none_or(|t| t.complex) {
        return Err(refuse("primes", "notScalar", "N must be a real numeric scalar"));
    }
    let n = number("primes", value)?;
    if n.is_infinite() && n > 0.0 || n > 2e9 {
        return Err(refuse("primes", "tooLarge", "N must be finite and at most 2e9"));
    }
    if n.is_nan() {
        return Err(refuse("primes", "notANumber", "expected a number, found NaN"));
    }
    let n = if n < 2.0 { 0 } else { n as usize };
    let prime = sieve(n)?;
    let count = prime.iter().filter(|&&p| p).count();
    let found = prime.iter().enumerate().filter(|(_, p)| **p).map(|(k, _)| k as f64);
    let row = Value::from(Array::row::<f64>(collected(count, found)?));
    match value.elem_type().map(|t| t.class) {
        Some(class) if class.is_integer() || class == Class::Single => {
            one(cx.graph.cast(&row, class)?)
        }
        _ => one(row),
    }
}

/// a * b mod n without overflow.
fn product(a: u64, b: u64, n: u64) -> u64 {
    (u128::from(a) * u128::from(b) % u128::from(n)) as u64
}

/// Miller and Rabin's test with the witnesses that decide every 64-bit number.
fn is_prime_number(n: u64) -> bool {
    const WITNESSES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    if n < 2 {
        return false;
    }
    if let Some(p) = WITNESSES.iter().find(|p| n.is_multiple_of(**p)) {
        return n == *p;
    }
    let twos = (n - 1).trailing_zeros();
    let odd = (n - 1) >> twos;
    WITNESSES.iter().all(|&a| {
        let (mut x, mut base, mut power) = (1, a % n, odd);
        while power > 0 {
            if power & 1 == 1 {
                x = product(x, base, n);
            }
            base = product(base, base, n);
            power >>= 1;
        }
        if x == 1 || x == n - 1 {
            return true;
        }
        (1..twos).any(|_| {
            x = product(x, x, n);
            x == n - 1
        })
    })
}

fn is_prime(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let a = array("isprime", &call.args[0])?;
    let whole: Vec<u64> = match a.data() {
        Data::U64(v) => v.clone(),
        Data::I64(v) if v.iter().all(|x| *x >= 0) => v.iter().map(|x| *x as u64).collect(),
        _ => {
            let bad = |x: &f64| *x < 0.0 || libm::trunc(*x) != *x || !x.is_finite();
            let v = doubles("isprime", &call.args[0])?;
            if a.is_complex()
                || a.class() == Class::Logical
                || a.class() == Class::Char
                || v.iter().any(bad)
            {
                return Err(refuse(
                    "isprime",
                    "notInteger",
                    "X must contain only non-negative integers",
                ));
            }
            v.into_iter().map(|x| x as u64).collect()
        }
    };
    one(Array::from_vec(
        a.shape().clone(),
        whole.into_iter().map(is_prime_number).collect::<Vec<_>>(),
    ))
}
