//! The primitives by the names that the language gives them, and what is made of a few of them.
//! Each row is an operation of `op`, or a composition of such: there is no arithmetic here.

use super::Example::{Equal, Fails};
use super::arguments::{one, refuse, text};
use super::declare::{builtins, compose};
use super::{Call, Cx, Flow, Run, Values, source_builtins};
use crate::op::Op;
use crate::value::{Class, Value};

builtins! {
    /// Operators by name.
    OPERATORS, Arithmetic;
    "plus" [2 255; 1] ["c = plus(a, b, ...)", "c = a + b"] compose(|cx, call| chain(cx, call, Op::Add)), "The sum."
        [Equal("plus(1, 2, 3)", "6"), Fails("plus([1 2], [1 2 3])", "")];
    "minus" [2 2; 1] ["c = minus(a, b)", "c = a - b"] Run::Op(Op::Sub), "The difference."
        [Equal("minus(3, 1)", "2"), Fails("minus({1}, 1)", "")];
    "times" [2 255; 1] ["c = times(a, b, ...)", "c = a .* b"] compose(|cx, call| chain(cx, call, Op::Mul)), "The product, element by element."
        [Equal("times([1 2], 3)", "[3 6]"), Fails("times({1}, 1)", "")];
    "rdivide" [2 2; 1] ["c = rdivide(a, b)", "c = a ./ b"] Run::Op(Op::Div), "The quotient, element by element."
        [Equal("rdivide(6, [2 3])", "[3 2]"), Fails("rdivide({1}, 1)", "")];
    "ldivide" [2 2; 1] ["c = ldivide(a, b)", "c = a .\\ b"] compose(|cx, call| one(cx.graph.elementwise(Op::Div, &[call.args[1].clone(), call.args[0].clone()])?)), "The quotient b ./ a."
        [Equal("ldivide(2, 6)", "3"), Fails("ldivide({1}, 1)", "")];
    "power" [2 2; 1] ["c = power(a, b)", "c = a .^ b"] Run::Op(Op::Pow), "The power, element by element."
        [Equal("power([2 3], 2)", "[4 9]"), Fails("power({1}, 1)", "")];
    "mtimes" [2 255; 1] ["C = mtimes(A, B, ...)", "C = A * B"] compose(matrix_product), "The matrix product."
        [Equal("mtimes([1 2], [3; 4])", "11"), Fails("mtimes([1 2], [3 4])", "Incorrect dimensions")];
    "uminus" [1 1; 1] ["b = uminus(a)", "b = -a"] Run::Op(Op::Neg), "The negative."
        [Equal("uminus(3)", "-3"), Fails("uminus({1})", "")];
    "uplus" [1 1; 1] ["b = uplus(a)", "b = +a"] compose(unchanged), "The same."
        [Equal("uplus(3)", "3"), Fails("uplus({1})", "expected")];
    "eq" [2 2; 1] ["tf = eq(a, b)", "tf = a == b"] Run::Op(Op::Eq), "Whether elements are equal."
        [Equal("eq([1 2], 2)", "[false true]"), Fails("eq({1}, 1)", "")];
    "ne" [2 2; 1] ["tf = ne(a, b)", "tf = a ~= b"] Run::Op(Op::Ne), "Whether elements differ."
        [Equal("ne([1 2], 2)", "[true false]"), Fails("ne({1}, 1)", "")];
    "lt" [2 2; 1] ["tf = lt(a, b)", "tf = a < b"] Run::Op(Op::Lt), "Whether elements are less."
        [Equal("lt([1 2], 2)", "[true false]"), Fails("lt({1}, 1)", "")];
    "le" [2 2; 1] ["tf = le(a, b)", "tf = a <= b"] Run::Op(Op::Le), "Whether elements are less or equal."
        [Equal("le([1 3], 2)", "[true false]"), Fails("le({1}, 1)", "")];
    "gt" [2 2; 1] ["tf = gt(a, b)", "tf = a > b"] Run::Op(Op::Gt), "Whether elements are greater."
        [Equal("gt([1 3], 2)", "[false true]"), Fails("gt({1}, 1)", "")];
    "ge" [2 2; 1] ["tf = ge(a, b)", "tf = a >= b"] Run::Op(Op::Ge), "Whether elements are greater or equal."
        [Equal("ge([1 2], 2)", "[false true]"), Fails("ge({1}, 1)", "")];
    "and" [2 255; 1] ["tf = and(a, b, ...)", "tf = a & b"] compose(|cx, call| chain(cx, call, Op::And)), "Whether both are nonzero."
        [Equal("and([1 0], 1)", "[true false]"), Fails("and({1}, 1)", "")];
    "or" [2 255; 1] ["tf = or(a, b, ...)", "tf = a | b"] compose(|cx, call| chain(cx, call, Op::Or)), "Whether either is nonzero."
        [Equal("or([1 0], 0)", "[true false]"), Fails("or({1}, 1)", "")];
    "xor" [2 255; 1] ["tf = xor(a, b, ...)"] compose(|cx, call| chain(cx, call, Op::Xor)), "Whether exactly one is nonzero."
        [Equal("xor([1 0], 1)", "[false true]"), Fails("xor({1}, 1)", "")];
    "not" [1 1; 1] ["tf = not(a)", "tf = ~a"] Run::Op(Op::Not), "Whether elements are zero."
        [Equal("not([1 0])", "[false true]"), Fails("not({1})", "")];
}

builtins! {
    /// Remainders, signs, rounding.
    ROUNDING, Rounding;
    "mod" [2 2; 1] ["m = mod(x, y)"] Run::Op(Op::Mod), "The remainder with the sign of the divisor."
        [Equal("mod([-1 5], 3)", "[2 2]"), Fails("mod({1}, 2)", "")];
    "rem" [2 2; 1] ["r = rem(x, y)"] Run::Op(Op::Rem), "The remainder with the sign of the dividend."
        [Equal("rem([-1 5], 3)", "[-1 2]"), Fails("rem({1}, 2)", "")];
    "abs" [1 1; 1] ["y = abs(x)"] Run::Op(Op::Abs), "The absolute value, or the modulus of complex numbers."
        [Equal("abs([-2 3 + 4i])", "[2 5]"), Fails("abs({1})", "")];
    "sign" [1 1; 1] ["s = sign(x)"] Run::Op(Op::Sign), "-1, 0 or 1; for complex numbers z / abs(z)."
        [Equal("sign([-2 0 3])", "[-1 0 1]"), Fails("sign({1})", "")];
    "floor" [1 1; 1] ["y = floor(x)"] Run::Op(Op::Floor), "Rounded down."
        [Equal("floor([-1.5 1.5])", "[-2 1]"), Fails("floor({1})", "")];
    "ceil" [1 1; 1] ["y = ceil(x)"] Run::Op(Op::Ceil), "Rounded up."
        [Equal("ceil([-1.5 1.5])", "[-1 2]"), Fails("ceil({1})", "")];
    "fix" [1 1; 1] ["y = fix(x)"] Run::Op(Op::Fix), "Rounded towards zero."
        [Equal("fix([-1.5 1.5])", "[-1 1]"), Fails("fix({1})", "")];
    "round" [1 3; 1] ["y = round(x)", "y = round(x, digits)", "y = round(x, digits, 'significant')"] compose(round), "Rounded to the nearest, halves away from zero."
        [Equal("round([-1.5 2.4])", "[-2 2]"), Equal("round(3.14159, 2)", "3.14"), Fails("round({1})", "expected")];
    "hypot" [2 255; 1] ["h = hypot(x, y)"] compose(|cx, call| chain(cx, call, Op::Hypot)), "The square root of the sum of squares, without overflow."
        [Equal("hypot(3, 4)", "5"), Fails("hypot({1}, 2)", "")];
}

builtins! {
    /// Roots, exponentials, logarithms.
    EXPONENTS, Exponents;
    "sqrt" [1 1; 1] ["y = sqrt(x)"] Run::Op(Op::Sqrt), "The square root; complex for negative numbers."
        [Equal("sqrt([4 -9])", "[2 3i]"), Fails("sqrt({1})", "")];
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
    "log2" [1 1; 2] ["y = log2(x)", "[f, e] = log2(x)"] compose(log2), "The logarithm to the base 2; or fraction and exponent of floating-point numbers."
        [Equal("log2(8)", "3"), Equal("nthargout(1:2, @log2, 8)", "{0.5, 4}"), Fails("log2({1})", "")];
    "gamma" [1 1; 1] ["y = gamma(x)"] Run::Op(Op::Gamma), "The gamma function."
        [Equal("gamma(5)", "24"), Fails("gamma({1})", "")];
    "gammaln" [1 1; 1] ["y = gammaln(x)"] Run::Op(Op::LogGamma), "The logarithm of the gamma function."
        [Equal("gammaln(1)", "0"), Fails("gammaln({1})", "")];
    "lgamma" [1 1; 1] ["y = lgamma(x)"] Run::Op(Op::LogGamma), "The logarithm of the gamma function."
        [Equal("lgamma(1)", "0"), Fails("lgamma({1})", "")];
    "erf" [1 1; 1] ["y = erf(x)"] Run::Op(Op::Erf), "The error function."
        [Equal("erf(0)", "0"), Fails("erf({1})", "")];
    "erfc" [1 1; 1] ["y = erfc(x)"] Run::Op(Op::Erfc), "1 - erf(x), exact far from zero."
        [Equal("erfc(0)", "1"), Fails("erfc({1})", "")];
    "erfinv" [1 1; 1] ["y = erfinv(x)"] Run::Op(Op::Erfinv), "The inverse of the error function."
        [Equal("erfinv(0)", "0"), Fails("erfinv({1})", "")];
}

builtins! {
    /// Trigonometry.
    TRIGONOMETRY, Trigonometry;
    "sin" [1 1; 1] ["y = sin(x)"] Run::Op(Op::Sin), "The sine of an angle in radians."
        [Equal("sin(0)", "0"), Fails("sin({1})", "")];
    "cos" [1 1; 1] ["y = cos(x)"] Run::Op(Op::Cos), "The cosine."
        [Equal("cos(0)", "1"), Fails("cos({1})", "")];
    "tan" [1 1; 1] ["y = tan(x)"] Run::Op(Op::Tan), "The tangent."
        [Equal("tan(0)", "0"), Fails("tan({1})", "")];
    "asin" [1 1; 1] ["y = asin(x)"] Run::Op(Op::Asin), "The inverse sine."
        [Equal("asin(0)", "0"), Fails("asin({1})", "")];
    "acos" [1 1; 1] ["y = acos(x)"] Run::Op(Op::Acos), "The inverse cosine."
        [Equal("acos(1)", "0"), Fails("acos({1})", "")];
    "atan" [1 1; 1] ["y = atan(x)"] Run::Op(Op::Atan), "The inverse tangent."
        [Equal("atan(1)", "pi / 4"), Fails("atan({1})", "")];
    "atan2" [2 2; 1] ["y = atan2(y, x)"] Run::Op(Op::Atan2), "The angle of the point (x, y)."
        [Equal("atan2(1, 1)", "pi / 4"), Fails("atan2({1}, 1)", "")];
    "sinh" [1 1; 1] ["y = sinh(x)"] Run::Op(Op::Sinh), "The hyperbolic sine."
        [Equal("sinh(0)", "0"), Fails("sinh({1})", "")];
    "cosh" [1 1; 1] ["y = cosh(x)"] Run::Op(Op::Cosh), "The hyperbolic cosine."
        [Equal("cosh(0)", "1"), Fails("cosh({1})", "")];
    "tanh" [1 1; 1] ["y = tanh(x)"] Run::Op(Op::Tanh), "The hyperbolic tangent."
        [Equal("tanh(0)", "0"), Fails("tanh({1})", "")];
    "asinh" [1 1; 1] ["y = asinh(x)"] Run::Op(Op::Asinh), "The inverse hyperbolic sine."
        [Equal("asinh(0)", "0"), Fails("asinh({1})", "")];
    "acosh" [1 1; 1] ["y = acosh(x)"] Run::Op(Op::Acosh), "The inverse hyperbolic cosine."
        [Equal("acosh(1)", "0"), Fails("acosh({1})", "")];
    "atanh" [1 1; 1] ["y = atanh(x)"] Run::Op(Op::Atanh), "The inverse hyperbolic tangent."
        [Equal("atanh(0)", "0"), Fails("atanh({1})", "")];
}

builtins! {
    /// Complex numbers, and questions about numbers.
    COMPLEX, Complex;
    "real" [1 1; 1] ["x = real(z)"] Run::Op(Op::Real), "The real part."
        [Equal("real(3 + 4i)", "3"), Fails("real({1})", "")];
    "imag" [1 1; 1] ["y = imag(z)"] Run::Op(Op::Imag), "The imaginary part."
        [Equal("imag(3 + 4i)", "4"), Fails("imag({1})", "")];
    "conj" [1 1; 1] ["w = conj(z)"] Run::Op(Op::Conj), "The complex conjugate."
        [Equal("conj(3 + 4i)", "3 - 4i"), Fails("conj({1})", "")];
    "arg" [1 1; 1] ["t = arg(z)"] Run::Op(Op::Arg), "The angle of complex numbers."
        [Equal("arg(1i)", "pi / 2"), Fails("arg({1})", "")];
    "angle" [1 1; 1] ["t = angle(z)"] Run::Op(Op::Arg), "The angle of complex numbers."
        [Equal("angle(1i)", "pi / 2"), Fails("angle({1})", "")];
    "complex" [1 2; 1] ["z = complex(x, y)", "z = complex(x)"] compose(complex), "A complex array of real and imaginary parts."
        [Equal("complex(3, 4)", "3 + 4i"), Equal("isreal(complex(1, 0))", "false"), Fails("complex({1}, 2)", "")];
    "isnan" [1 1; 1] ["tf = isnan(x)"] compose(|cx, call| question(cx, call, Op::IsNan)), "Whether elements are not numbers."
        [Equal("isnan([1 NaN])", "[false true]"), Fails("isnan()", "arguments")];
    "isna" [1 1; 1] ["tf = isna(x)"] compose(|cx, call| question(cx, call, Op::IsNan)), "Whether elements are missing values, which are NaN here."
        [Equal("isna([1 NA])", "[false true]"), Fails("isna()", "arguments")];
    "isinf" [1 1; 1] ["tf = isinf(x)"] compose(|cx, call| question(cx, call, Op::IsInf)), "Whether elements are infinite."
        [Equal("isinf([1 Inf])", "[false true]"), Fails("isinf()", "arguments")];
    "isfinite" [1 1; 1] ["tf = isfinite(x)"] compose(|cx, call| question(cx, call, Op::IsFinite)), "Whether elements are finite."
        [Equal("isfinite([1 Inf])", "[true false]"), Fails("isfinite()", "arguments")];
}

builtins! {
    /// Bits.
    BITS, Bits;
    "bitand" [2 3; 1] ["c = bitand(a, b)"] compose(|cx, call| bits(cx, call, "bitand", Op::BitAnd)), "The bits that both have."
        [Equal("bitand(12, 10)", "8"), Fails("bitand({1}, 1)", "")];
    "bitor" [2 3; 1] ["c = bitor(a, b)"] compose(|cx, call| bits(cx, call, "bitor", Op::BitOr)), "The bits that either has."
        [Equal("bitor(12, 10)", "14"), Fails("bitor({1}, 1)", "")];
    "bitxor" [2 3; 1] ["c = bitxor(a, b)"] compose(|cx, call| bits(cx, call, "bitxor", Op::BitXor)), "The bits that exactly one has."
        [Equal("bitxor(12, 10)", "6"), Fails("bitxor({1}, 1)", "")];
    "bitshift" [2 3; 1] ["c = bitshift(a, n)"] compose(|cx, call| bits(cx, call, "bitshift", Op::BitShift)), "The bits moved up by n places."
        [Equal("bitshift(3, 2)", "12"), Equal("bitshift(12, -2)", "3"), Fails("bitshift({1}, 1)", "")];
}

source_builtins! {
    /// Made of primitives, in the language.
    IN_THE_LANGUAGE, Arithmetic;
    "idivide" [2 3; 1] ["c = idivide(a, b)", "c = idivide(a, b, 'fix' | 'round' | 'floor' | 'ceil')"] "Division of integers with a choice of rounding."
        [Equal("idivide(int32(7), int32(2))", "int32(3)"), Fails("idivide(7, 2)", "integer")];
    "sec" [1 1; 1] ["y = sec(x)"] "The secant." [Equal("sec(0)", "1"), Fails("sec({1})", "")];
    "csc" [1 1; 1] ["y = csc(x)"] "The cosecant." [Equal("csc(pi / 2)", "1"), Fails("csc({1})", "")];
    "cot" [1 1; 1] ["y = cot(x)"] "The cotangent." [Equal("cot(pi / 4)", "1"), Fails("cot({1})", "")];
    "asec" [1 1; 1] ["y = asec(x)"] "The inverse secant." [Equal("asec(1)", "0"), Fails("asec({1})", "")];
    "acsc" [1 1; 1] ["y = acsc(x)"] "The inverse cosecant." [Equal("acsc(1)", "pi / 2"), Fails("acsc({1})", "")];
    "acot" [1 1; 1] ["y = acot(x)"] "The inverse cotangent." [Equal("acot(1)", "pi / 4"), Fails("acot({1})", "")];
    "sech" [1 1; 1] ["y = sech(x)"] "The hyperbolic secant." [Equal("sech(0)", "1"), Fails("sech({1})", "")];
    "csch" [1 1; 1] ["y = csch(x)"] "The hyperbolic cosecant." [Equal("csch(Inf)", "0"), Fails("csch({1})", "")];
    "coth" [1 1; 1] ["y = coth(x)"] "The hyperbolic cotangent." [Equal("coth(Inf)", "1"), Fails("coth({1})", "")];
    "asech" [1 1; 1] ["y = asech(x)"] "The inverse hyperbolic secant." [Equal("asech(1)", "0"), Fails("asech({1})", "")];
    "acsch" [1 1; 1] ["y = acsch(x)"] "The inverse hyperbolic cosecant." [Equal("acsch(Inf)", "0"), Fails("acsch({1})", "")];
    "acoth" [1 1; 1] ["y = acoth(x)"] "The inverse hyperbolic cotangent." [Equal("acoth(Inf)", "0"), Fails("acoth({1})", "")];
    "sind" [1 1; 1] ["y = sind(x)"] "The sine of an angle in degrees." [Equal("sind([0 90 180])", "[0 1 0]"), Fails("sind({1})", "numeric")];
    "cosd" [1 1; 1] ["y = cosd(x)"] "The cosine of an angle in degrees." [Equal("cosd([0 90 180])", "[1 0 -1]"), Fails("cosd({1})", "numeric")];
    "tand" [1 1; 1] ["y = tand(x)"] "The tangent of an angle in degrees." [Equal("tand([0 45 90])", "[0 1 Inf]"), Fails("tand({1})", "numeric")];
    "secd" [1 1; 1] ["y = secd(x)"] "The secant of an angle in degrees." [Equal("secd(0)", "1"), Fails("secd({1})", "numeric")];
    "cscd" [1 1; 1] ["y = cscd(x)"] "The cosecant of an angle in degrees." [Equal("cscd(90)", "1"), Fails("cscd({1})", "numeric")];
    "cotd" [1 1; 1] ["y = cotd(x)"] "The cotangent of an angle in degrees." [Equal("cotd(45)", "1"), Fails("cotd({1})", "numeric")];
    "asind" [1 1; 1] ["y = asind(x)"] "The inverse sine in degrees." [Equal("asind(1)", "90"), Fails("asind({1})", "")];
    "acosd" [1 1; 1] ["y = acosd(x)"] "The inverse cosine in degrees." [Equal("acosd(0)", "90"), Fails("acosd({1})", "")];
    "atand" [1 1; 1] ["y = atand(x)"] "The inverse tangent in degrees." [Equal("atand(1)", "45"), Fails("atand({1})", "")];
    "asecd" [1 1; 1] ["y = asecd(x)"] "The inverse secant in degrees." [Equal("asecd(1)", "0"), Fails("asecd({1})", "")];
    "acscd" [1 1; 1] ["y = acscd(x)"] "The inverse cosecant in degrees." [Equal("acscd(1)", "90"), Fails("acscd({1})", "")];
    "acotd" [1 1; 1] ["y = acotd(x)"] "The inverse cotangent in degrees." [Equal("acotd(1)", "45"), Fails("acotd({1})", "")];
    "atan2d" [2 2; 1] ["t = atan2d(y, x)"] "The angle of the point (x, y) in degrees." [Equal("atan2d(1, 1)", "45"), Fails("atan2d({1}, 1)", "")];
    "sinpi" [1 1; 1] ["y = sinpi(x)"] "sin(pi * x), exact at multiples of a half." [Equal("sinpi([0 0.5 1])", "[0 1 0]"), Fails("sinpi({1})", "numeric")];
    "cospi" [1 1; 1] ["y = cospi(x)"] "cos(pi * x), exact at multiples of a half." [Equal("cospi([0 0.5 1])", "[1 0 -1]"), Fails("cospi({1})", "numeric")];
    "deg2rad" [1 1; 1] ["r = deg2rad(d)"] "Degrees as radians." [Equal("deg2rad(180)", "pi"), Fails("deg2rad('a')", "floating")];
    "rad2deg" [1 1; 1] ["d = rad2deg(r)"] "Radians as degrees." [Equal("rad2deg(pi)", "180"), Fails("rad2deg('a')", "floating")];
    "nthroot" [2 2; 1] ["y = nthroot(x, n)"] "The real n-th root." [Equal("nthroot(-27, 3)", "-3"), Fails("nthroot(-4, 2)", "")];
    "realsqrt" [1 1; 1] ["y = realsqrt(x)"] "The square root; an error where it is not real." [Equal("realsqrt(4)", "2"), Fails("realsqrt(-1)", "")];
    "reallog" [1 1; 1] ["y = reallog(x)"] "The logarithm; an error where it is not real." [Equal("reallog(1)", "0"), Fails("reallog(-1)", "")];
    "realpow" [2 2; 1] ["z = realpow(x, y)"] "The power; an error where it is not real." [Equal("realpow(2, 3)", "8"), Fails("realpow(-1, 0.5)", "")];
    "pow2" [1 2; 1] ["y = pow2(x)", "y = pow2(f, e)"] "2 to the power x, or f times 2 to the power e." [Equal("pow2(3)", "8"), Equal("pow2(0.5, 4)", "8"), Fails("pow2({1})", "")];
    "nextpow2" [1 1; 1] ["n = nextpow2(x)"] "The exponent of the next power of two." [Equal("nextpow2(100)", "7"), Fails("nextpow2('t')", "numeric")];
    "signbit" [1 1; 1] ["tf = signbit(x)"] "Whether the sign is minus, also that of zero." [Equal("signbit([-1 0])", "[true false]"), Fails("signbit({1})", "")];
    "factorial" [1 1; 1] ["y = factorial(n)"] "The factorial." [Equal("factorial([0 5])", "[1 120]"), Fails("factorial(-1)", "non-negative")];
    "beta" [2 2; 1] ["y = beta(a, b)"] "The beta function." [Equal("abs(beta(2, 3) - 1 / 12) < 1e-15", "true"), Fails("beta({1}, 2)", "")];
    "betaln" [2 2; 1] ["y = betaln(a, b)"] "The logarithm of the beta function." [Equal("abs(betaln(2, 3) + log(12)) < 1e-14", "true"), Fails("betaln({1}, 2)", "")];
}

/// a op b op c …
fn chain(cx: &mut Cx<'_>, call: Call<'_>, op: Op) -> Flow<Values> {
    let mut value = call.args[0].clone();
    for next in &call.args[1..] {
        value = cx.graph.elementwise(op, &[value, next.clone()])?;
    }
    one(value)
}

fn matrix_product(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let mut value = call.args[0].clone();
    for next in &call.args[1..] {
        value = cx.graph.matmul(&value, next)?;
    }
    one(value)
}

fn number_type(name: &str, x: &Value) -> Flow<crate::value::ElemType> {
    x.elem_type().ok_or_else(|| {
        refuse(name, "invalidType", format!("expected a numeric array, found {}", x.class_name()))
    })
}

fn unchanged(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let x = &call.args[0];
    if number_type("uplus", x)?.class.is_numeric() {
        return one(x.clone());
    }
    one(cx.graph.cast(x, Class::Double)?)
}

/// Texts, cells and structs have no such elements: the answer is false for each.
fn question(cx: &mut Cx<'_>, call: Call<'_>, op: Op) -> Flow<Values> {
    let x = &call.args[0];
    if x.elem_type().is_some() && !x.is_char() {
        return one(cx.graph.elementwise(op, std::slice::from_ref(x))?);
    }
    if let Value::Cell(_) | Value::Struct(_) | Value::Function(_) | Value::Object(_) = x {
        return Err(refuse(
            "isnan",
            "invalidType",
            format!("expected an array, found {}", x.class_name()),
        ));
    }
    let answer = op == Op::IsFinite && x.is_char();
    one(crate::value::Array::from_vec(x.shape(), vec![answer; x.numel()]))
}

fn complex(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let x = &call.args[0];
    if call.args.len() == 1 {
        if number_type("complex", x)?.complex {
            return one(x.clone());
        }
        return one(cx.graph.elementwise(Op::MakeComplex, &[x.clone(), Value::from(0.0)])?);
    }
    one(cx.graph.elementwise(Op::MakeComplex, call.args)?)
}

fn round(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let x = &call.args[0];
    let ty = number_type("round", x)?;
    let Some(digits) = call.args.get(1) else {
        return one(cx.graph.elementwise(Op::Round, std::slice::from_ref(x))?);
    };
    let digits = super::arguments::whole("round", digits)?;
    let mut power = Value::from(libm::exp10(digits as f64));
    if let Some(kind) = call.args.get(2)
        && text("round", kind)?.as_str() == "significant"
    {
        // So many digits before the place of the first one.
        let size = cx.graph.elementwise(Op::Abs, std::slice::from_ref(x))?;
        let log = cx.graph.elementwise(Op::Log10, &[size])?;
        let place = cx.graph.elementwise(Op::Floor, &[log])?;
        let left = cx.graph.elementwise(Op::Sub, &[Value::from(digits as f64 - 1.0), place])?;
        power = cx.graph.elementwise(Op::Pow, &[Value::from(10.0), left])?;
    }
    if !ty.class.is_float() {
        return one(x.clone());
    }
    let scaled = cx.graph.elementwise(Op::Mul, &[x.clone(), power.clone()])?;
    let rounded = cx.graph.elementwise(Op::Round, &[scaled])?;
    let back = cx.graph.elementwise(Op::Div, &[rounded, power])?;
    // What is not finite, or too large to have such digits, stays as it is.
    let fine = cx.graph.elementwise(Op::IsFinite, std::slice::from_ref(&back))?;
    one(cx.graph.elementwise(Op::Select, &[fine, back, x.clone()])?)
}

/// Fraction and exponent are read out of the bits on the host.
fn log2(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let x = &call.args[0];
    if call.nargout < 2 {
        return one(cx.graph.elementwise(Op::Log2, std::slice::from_ref(x))?);
    }
    let a = super::arguments::array("log2", x)?;
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

/// Bits of single and char arrays are those of the whole numbers that they hold.
fn bits(cx: &mut Cx<'_>, call: Call<'_>, name: &'static str, op: Op) -> Flow<Values> {
    let mut args = call.args[..2].to_vec();
    let single = args.iter().any(|a| a.elem_type().is_some_and(|t| t.class == Class::Single));
    let integer = args.iter().any(|a| a.elem_type().is_some_and(|t| t.class.is_integer()));
    for x in &mut args {
        let ty = number_type(name, x)?;
        if matches!(ty.class, Class::Single | Class::Char) {
            *x = cx.graph.cast(x, Class::Double)?;
        }
    }
    let out = cx.graph.elementwise(op, &args)?;
    if single && !integer { one(cx.graph.cast(&out, Class::Single)?) } else { one(out) }
}
