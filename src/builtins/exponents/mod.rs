//! Roots, exponentials, logarithms.

use super::Example::{Equal, Fails};
use super::arguments::{array, one};
use super::declare::{Captures, builtins, compose};
use super::{Call, Cx, Flow, Run, Values, source_builtins};
use crate::op::Op;
use crate::value::{Class, Value};

builtins! {
    /// Roots, exponentials, logarithms.
    EXPONENTS, Exponents;
    "sqrt" [1 1; 1] ["y = sqrt(x)"] Run::Op(Op::Sqrt), "The square root; complex for negative numbers."
        [Equal("sqrt([4 -9])", "[2 3i]"), Fails("sqrt({1})", "")], keeps_sparse;
    "cbrt" [1 1; 1] ["y = cbrt(x)"] Run::Op(Op::Cbrt), "The real cube root."
        [Equal("cbrt(-8)", "-2"), Fails("cbrt({1})", "")];
    "exp" [1 1; 1] ["y = exp(x)"] Run::Op(Op::Exp), "The exponential function."
        [Equal("exp(0)", "1"), Fails("exp({1})", "")];
    "expm1" [1 1; 1] ["y = expm1(x)"] Run::Op(Op::Expm1), "exp(x) - 1, exact near zero."
        [Equal("expm1(0)", "0"), Fails("expm1({1})", "")];
    "log" [1 1; 1] ["y = log(x)"] Run::Op(Op::Log), "The natural logarithm; complex for negative numbers."
        [Equal("log(1)", "0"), Fails("log({1})", "")];
    "log1p" [1 1; 1] ["y = log1p(x)"] Run::Op(Op::Log1p), "log(1 + x), exact near zero."
        [Equal("log1p(0)", "0"), Fails("log1p({1})", "")];
    "log10" [1 1; 1] ["y = log10(x)"] Run::Op(Op::Log10), "The logarithm to the base 10."
        [Equal("log10(1000)", "3"), Fails("log10({1})", "")];
    "log2" [1 1; 2] ["y = log2(x)", "[f, e] = log2(x)"] compose(Captures::All, log2), "The logarithm to the base 2; or fraction and exponent of floating-point numbers."
        [Equal("log2(8)", "3"), Equal("nthargout(1:2, @log2, 8)", "{0.5, 4}"), Fails("log2({1})", "")], by_element;
}

source_builtins! {
    /// Roots and powers, in the language.
    IN_THE_LANGUAGE, Exponents;
    "nthroot" [2 2; 1] ["y = nthroot(x, n)"] "The real n-th root; n may be an array." [Equal("nthroot(-27, 3)", "-3"), Fails("nthroot(-4, 2)", "")], by_element;
    "realsqrt" [1 1; 1] ["y = realsqrt(x)"] "The square root; an error where it is not real." [Equal("realsqrt(4)", "2"), Fails("realsqrt(-1)", "")], by_element;
    "reallog" [1 1; 1] ["y = reallog(x)"] "The logarithm; an error where it is not real." [Equal("reallog(1)", "0"), Fails("reallog(-1)", "")], by_element;
    "realpow" [2 2; 1] ["z = realpow(x, y)"] "The power; an error where it is not real." [Equal("realpow(2, 3)", "8"), Fails("realpow(-1, 0.5)", "")], by_element;
    "pow2" [1 2; 1] ["y = pow2(x)", "y = pow2(f, e)"] "2 to the power x, or f times 2 to the power e." [Equal("pow2(3)", "8"), Equal("pow2(0.5, 4)", "8"), Fails("pow2({1})", "")], by_element;
    "nextpow2" [1 1; 1] ["n = nextpow2(x)"] "The exponent of the next power of two." [Equal("nextpow2(100)", "7"), Fails("nextpow2('t')", "numeric")];
}

/// Fraction and exponent are read out of the bits on the host.
fn log2(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let x = &call.args[0];
    if call.nargout < 2 {
        return one(cx.graph.elementwise(Op::Log2, std::slice::from_ref(x))?);
    }
    let a = array("log2", x)?;
    let parts: Vec<(f64, i32)> = crate::value::cast::to_f64(a.data())
        .into_iter()
        .map(|x| if x.is_finite() { libm::frexp(x) } else { (x, 0) })
        .collect();
    let make = |v: Vec<f64>| Value::from(crate::value::Array::from_vec(a.shape().clone(), v));
    let class = if a.class() == Class::Single { Class::Single } else { Class::Double };
    let f = cx.graph.cast(&make(parts.iter().map(|p| p.0).collect()), class)?;
    let e = cx.graph.cast(&make(parts.iter().map(|p| f64::from(p.1)).collect()), class)?;
    Ok([f, e].into_iter().collect())
}
