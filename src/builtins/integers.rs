//! Whole numbers: primes, divisors, combinations; bits as other classes; sums by subscript.

use super::Example::{Equal, Fails};
use super::arguments::{array, doubles, number, one, refuse, sizes, text};
use super::declare::{builtins, host};
use super::{Call, Cx, Flow, Values, source_builtins};
use crate::builtins::costs::each;
use crate::value::{Array, Class, Data, ElemType, Shape, Unit, Value};

const SIEVE: &str = "a sieve runs in order";

builtins! {
    /// Whole numbers.
    ALL, NumberTheory;
    "primes" [1 1; 1] ["p = primes(n)"]
        host(primes, SIEVE), "The primes up to n."
        [Equal("primes(11)", "[2 3 5 7 11]"), Fails("primes([1 2])", "scalar")]
        costs sieving;
    "isprime" [1 1; 1] ["tf = isprime(n)"]
        host(is_prime, SIEVE), "Whether numbers are prime."
        [Equal("isprime([1 2 9 11])", "[false true false true]"), Fails("isprime(1.5)", "integer")]
        costs each::<1000>;
    "typecast" [2 2; 1] ["y = typecast(x, class)"]
        host(typecast, "reads memory as it lies on the host"), "The same bytes as elements of another class."
        [Equal("typecast(single(1), 'uint32')", "uint32(1065353216)"), Fails("typecast(uint8([1 2 3]), 'uint16')", "multiple")];
    "bitpack" [2 2; 1] ["y = bitpack(x, class)"]
        host(bitpack, "reads bits on the host"), "Logical values as the bits of another class."
        [Equal("bitpack(logical([1 0 0 0 0 0 0 1]), 'uint8')", "uint8(129)"), Fails("bitpack(1, 'uint8')", "logical")];
    "bitunpack" [1 1; 1] ["b = bitunpack(x)"]
        host(bitunpack, "reads bits on the host"), "The bits of an array as logical values."
        [Equal("find(bitunpack(uint8(129)))", "[1 8]"), Fails("bitunpack({1})", "expected")];
    "accumarray_sum" [2 3; 1] ["s = accumarray_sum(k, v, n)"]
        host(accumulate, "elements go where subscripts say"), "Sums of values by their index: s(k) is the sum of the v whose index is k."
        [Equal("accumarray_sum([1; 2; 1], [10; 20; 30])", "[40; 20]"), Fails("accumarray_sum(0, 1)", "positive")];
}

source_builtins! {
    /// Whole numbers, in the language.
    IN_THE_LANGUAGE, NumberTheory;
    "accumarray" [2 6; 1] ["A = accumarray(subs, vals)", "A = accumarray(subs, vals, sz, f, fill)"] "Values collected by subscript, and summed or reduced by a function."
        [Equal("accumarray([1; 2; 1], [10; 20; 30])", "[40; 20]"), Fails("accumarray([0; 1], 1)", "")];
    "accumdim" [2 6; 1] ["A = accumdim(subs, vals, dim, n, f, fill)"] "Slices collected by subscript along a dimension."
        [Equal("accumdim([1; 2; 1], [10; 20; 30])", "[40; 20]"), Fails("accumdim([0; 1], [1; 2])", "")];
}

fn sieve(n: usize) -> Vec<bool> {
    let mut prime = vec![true; n + 1];
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
    prime
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
    let n = if n < 2.0 || n.is_nan() { 0 } else { n as usize };
    let found = sieve(n).iter().enumerate().filter(|(_, p)| **p).map(|(k, _)| k as f64).collect();
    let row = Value::from(Array::row::<f64>(found));
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

/// The bytes of elements, little end first as in WebAssembly.
fn bytes_of(data: &Data) -> Vec<u8> {
    macro_rules! all {
        ($v:expr) => {
            $v.iter().flat_map(|x| x.to_le_bytes()).collect()
        };
    }
    match data {
        Data::F64(v) => all!(v),
        Data::F32(v) => all!(v),
        Data::I8(v) => all!(v),
        Data::I16(v) => all!(v),
        Data::I32(v) => all!(v),
        Data::I64(v) => all!(v),
        Data::U8(v) => v.clone(),
        Data::U16(v) => all!(v),
        Data::U32(v) => all!(v),
        Data::U64(v) => all!(v),
        Data::Bool(v) => v.iter().map(|b| u8::from(*b)).collect(),
        Data::Char(v) => v.iter().map(|u| u.0 as u8).collect(),
        Data::C64(v) => v.iter().flat_map(|z| [z.re, z.im]).flat_map(f64::to_le_bytes).collect(),
        Data::C32(v) => v.iter().flat_map(|z| [z.re, z.im]).flat_map(f32::to_le_bytes).collect(),
    }
}

/// Bytes as elements of a class; None where they do not divide evenly.
fn elements_of(bytes: &[u8], ty: ElemType) -> Option<Data> {
    macro_rules! of {
        ($t:ty, $variant:ident) => {{
            let (chunks, rest) = bytes.as_chunks::<{ size_of::<$t>() }>();
            rest.is_empty()
                .then(|| Data::$variant(chunks.iter().map(|c| <$t>::from_le_bytes(*c)).collect()))
        }};
    }
    match ty.class {
        Class::Double => of!(f64, F64),
        Class::Single => of!(f32, F32),
        Class::Int8 => of!(i8, I8),
        Class::Int16 => of!(i16, I16),
        Class::Int32 => of!(i32, I32),
        Class::Int64 => of!(i64, I64),
        Class::UInt8 => of!(u8, U8),
        Class::UInt16 => of!(u16, U16),
        Class::UInt32 => of!(u32, U32),
        Class::UInt64 => of!(u64, U64),
        Class::Char => Some(Data::Char(bytes.iter().map(|b| Unit(u16::from(*b))).collect())),
        Class::Logical => Some(Data::Bool(bytes.iter().map(|b| *b != 0).collect())),
    }
}

fn target(name: &str, value: &Value) -> Flow<(ElemType, bool)> {
    let class = text(name, value)?;
    let complex = class.ends_with(" complex");
    let base = class.trim_end_matches(" complex");
    match Class::from_name(base) {
        Some(class) => Ok((ElemType::real(class), complex)),
        None => {
            Err(refuse(name, "unknownClass", format!("TYPE name is not recognized: '{class}'")))
        }
    }
}

fn recast(name: &str, shape: &Shape, bytes: &[u8], ty: ElemType, complex: bool) -> Flow<Values> {
    let data = elements_of(bytes, ty).ok_or_else(|| {
        refuse(
            name,
            "notEnoughInputElements",
            format!("the bytes must be a multiple of those of a {}", ty.class.name()),
        )
    })?;
    let data = match (data, complex) {
        (Data::F64(v), true) => {
            Data::C64(v.chunks_exact(2).map(|c| num_complex::Complex64::new(c[0], c[1])).collect())
        }
        (Data::F32(v), true) => {
            Data::C32(v.chunks_exact(2).map(|c| num_complex::Complex32::new(c[0], c[1])).collect())
        }
        (data, _) => data,
    };
    let n = data.len();
    let shape = if shape.cols() == 1 && shape.rows() != 1 {
        Shape::matrix(n, 1)
    } else {
        Shape::matrix(1, n)
    };
    let shape = if n == 0 { Shape::matrix(0, 0) } else { shape };
    one(Array::new(shape, data))
}

fn typecast(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let a = array("typecast", &call.args[0])?;
    if !a.shape().is_vector() && a.numel() > 0 {
        return Err(refuse("typecast", "notVector", "the array must be a vector"));
    }
    let (ty, complex) = target("typecast", &call.args[1])?;
    recast("typecast", a.shape(), &bytes_of(a.data()), ty, complex)
}

fn bitpack(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let a = array("bitpack", &call.args[0])?;
    let Data::Bool(bits) = a.data() else {
        return Err(refuse("bitpack", "notLogical", "X must be a logical array"));
    };
    let (ty, complex) = target("bitpack", &call.args[1])?;
    if bits.len() % 8 != 0 {
        return Err(refuse(
            "bitpack",
            "incorrectNumberOfBits",
            "incorrect number of bits to make up output value",
        ));
    }
    let byte = |c: &[bool]| c.iter().enumerate().map(|(k, b)| u8::from(*b) << k).sum::<u8>();
    let bytes: Vec<u8> = bits.chunks_exact(8).map(byte).collect();
    recast("bitpack", a.shape(), &bytes, ty, complex)
}

fn bitunpack(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let a = array("bitunpack", &call.args[0])?;
    let bits: Vec<bool> =
        bytes_of(a.data()).iter().flat_map(|b| (0..8).map(move |k| b >> k & 1 == 1)).collect();
    let n = bits.len();
    let column = a.shape().cols() == 1 && a.shape().rows() != 1;
    let shape = if column { Shape::matrix(n, 1) } else { Shape::matrix(1, n) };
    one(Array::from_vec(shape, bits))
}

fn accumulate(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let at = doubles("accumarray", &call.args[0])?;
    let v = doubles("accumarray", &call.args[1])?;
    if at.iter().any(|k| *k < 1.0 || libm::trunc(*k) != *k) {
        return Err(refuse("accumarray", "badSubscript", "subscripts must be positive integers"));
    }
    if v.len() != at.len() && v.len() != 1 {
        return Err(refuse(
            "accumarray",
            "dimension",
            "dimension mismatch between subscripts and values",
        ));
    }
    let reach = at.iter().fold(0.0, |m: f64, k| m.max(*k)) as usize;
    let n = match call.args.get(2) {
        Some(n) => sizes("accumarray", std::slice::from_ref(n))?.rows().max(reach),
        None => reach,
    };
    Shape::matrix(n, 1).checked_numel(8)?;
    let mut out = vec![0.0; n];
    for (k, &place) in at.iter().enumerate() {
        out[place as usize - 1] += v[if v.len() == 1 { 0 } else { k }];
    }
    one(Array::column(out))
}
