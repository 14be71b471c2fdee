//! Special functions that are sums, continued fractions and recurrences a value: incomplete gamma and
//! beta functions, exponential integrals, polygamma, Bessel, Airy and elliptic functions.
//! Must not use the platform's elementary functions: `op::math` and `op::complex` only.

mod bessel;
mod beta;
mod elliptic;
mod gamma;
mod integrals;
mod polygamma;
mod spread;

use super::Example::{Equal, Fails};
use super::declare::{Captures, builtins, compose, pure};
use super::{Run, source_builtins};
use crate::builtins::costs::each;
use crate::op::Op;

builtins! {
    /// Gamma and error functions that are operations on elements.
    PRIMITIVES, SpecialFunctions;
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
    "erfcinv" [1 1; 1] ["x = erfcinv(y)"] Run::Op(Op::Erfcinv), "The inverse of the complementary error function."
        [Equal("erfcinv(1)", "0"), Fails("erfcinv({1})", "")];
    "erfcx" [1 1; 1] ["y = erfcx(x)"] Run::Op(Op::Erfcx), "The scaled complementary error function exp(x^2) * erfc(x)."
        [Equal("erfcx(0)", "1"), Fails("erfcx({1})", "")];
}

const LOOPS: &str = "as many terms as each value needs";

builtins! {
    /// Incomplete gamma and beta functions, integrals, polygamma.
    INCOMPLETE, SpecialFunctions;
    "gammainc" [2 3; 1] ["p = gammainc(x, a)", "p = gammainc(x, a, tail)"]
        compose(Captures::All, gamma::gammainc), "The incomplete gamma function; the tail is 'lower', 'upper', 'scaledlower' or 'scaledupper'."
        [Equal("gammainc(1, 1)", "1 - exp(-1)"), Equal("gammainc(2, 2, 'upper')", "3 * exp(-2)"), Fails("gammainc(1, -1)", "non-negative")], by_element;
    "gammaincinv" [2 3; 1] ["x = gammaincinv(p, a)", "x = gammaincinv(p, a, tail)"]
        pure(gamma::gammaincinv, LOOPS), "The inverse of the incomplete gamma function in x."
        [Equal("gammaincinv(gammainc(2, 3), 3)", "2"), Fails("gammaincinv(2, 1)", "in the range [0, 1]")];
    "betainc" [3 4; 1] ["p = betainc(x, a, b)", "p = betainc(x, a, b, tail)"]
        pure(beta::betainc, LOOPS), "The incomplete beta function; the tail is 'lower' or 'upper'."
        [Equal("betainc(0.5, 2, 2)", "0.5"), Equal("betainc(0.25, 1, 1, 'upper')", "0.75"), Fails("betainc(2, 1, 1)", "in the range [0, 1]")], by_element;
    "betaincinv" [3 4; 1] ["x = betaincinv(p, a, b)", "x = betaincinv(p, a, b, tail)"]
        pure(beta::betaincinv, LOOPS), "The inverse of the incomplete beta function in x."
        [Equal("betaincinv(0.5, 3, 3)", "0.5"), Fails("betaincinv(2, 1, 1)", "in the range [0, 1]")];
    "expint" [1 1; 1] ["y = expint(x)"]
        compose(Captures::All, integrals::expint), "The exponential integral E1."
        [Equal("expint(1)", "0.219383934395520"), Fails("expint('1')", "numeric")]
        costs each::<800>, by_element;
    "sinint" [1 1; 1] ["y = sinint(x)"]
        pure(integrals::sinint, LOOPS), "The sine integral."
        [Equal("sinint(1)", "0.946083070367183"), Fails("sinint({1})", "numeric")], by_element;
    "cosint" [1 1; 1] ["y = cosint(x)"]
        pure(integrals::cosint, LOOPS), "The cosine integral."
        [Equal("cosint(1)", "0.337403922900968"), Fails("cosint({1})", "numeric")], by_element;
    "psi" [1 2; 1] ["y = psi(x)", "y = psi(k, x)"]
        compose(Captures::All, polygamma::psi), "The digamma function, and its derivative of order k."
        [Equal("psi(2) - psi(1)", "1"), Equal("psi(1, 1)", "pi^2 / 6"), Fails("psi(-1, 2)", "non-negative")], by_element;
}

builtins! {
    /// Bessel, Airy and elliptic functions.
    BESSEL, SpecialFunctions;
    "besselj" [2 3; 2] ["J = besselj(nu, z)", "J = besselj(nu, z, 1)"]
        compose(Captures::All, bessel::besselj), "The Bessel function of the first kind; scaled by exp(-abs(imag(z)))."
        [Equal("besselj(0, 0)", "1"), Equal("besselj(0.5, 1)", "sqrt(2/pi) * sin(1)"), Fails("besselj('a', {1})", "numeric")]
        costs each::<2000>, by_element;
    "bessely" [2 3; 2] ["Y = bessely(nu, z)", "Y = bessely(nu, z, 1)"]
        pure(bessel::bessely, LOOPS), "The Bessel function of the second kind; scaled by exp(-abs(imag(z)))."
        [Equal("bessely(0, 0)", "-Inf"), Equal("bessely(0.5, 1)", "-sqrt(2/pi) * cos(1)"), Fails("bessely(0, {1})", "numeric")]
        costs each::<2000>, by_element;
    "besseli" [2 3; 2] ["I = besseli(nu, z)", "I = besseli(nu, z, 1)"]
        pure(bessel::besseli, LOOPS), "The modified Bessel function of the first kind; scaled by exp(-abs(real(z)))."
        [Equal("besseli(0, 0)", "1"), Equal("besseli(0.5, 1)", "sqrt(2/pi) * sinh(1)"), Fails("besseli(0, {1})", "numeric")]
        costs each::<2000>, by_element;
    "besselk" [2 3; 2] ["K = besselk(nu, z)", "K = besselk(nu, z, 1)"]
        pure(bessel::besselk, LOOPS), "The modified Bessel function of the second kind; scaled by exp(z)."
        [Equal("besselk(0, 0)", "Inf"), Equal("besselk(0.5, 1)", "sqrt(pi/2) * exp(-1)"), Fails("besselk(0, {1})", "numeric")]
        costs each::<2000>, by_element;
    "besselh" [2 4; 2] ["H = besselh(nu, z)", "H = besselh(nu, k, z)", "H = besselh(nu, k, z, 1)"]
        pure(bessel::besselh, LOOPS), "The Hankel function of kind 1 or 2; scaled by exp(-1i*z) or exp(1i*z)."
        [Equal("real(besselh(1, 2))", "besselj(1, 2)"), Fails("besselh(0, 3, 1)", "kind")]
        costs each::<4000>;
    "airy" [1 3; 2] ["W = airy(z)", "W = airy(k, z)", "W = airy(k, z, 1)"]
        pure(bessel::airy, LOOPS), "The Airy functions: Ai, Ai', Bi, Bi' for k of 0 to 3."
        [Equal("airy(0)", "0.355028053887817"), Equal("airy(2, 0)", "0.614926627446001"), Fails("airy(4, 0)", "0, 1, 2 or 3")]
        costs each::<4000>;
    "ellipj" [2 3; 3] ["[sn, cn, dn] = ellipj(u, m)", "[sn, cn, dn] = ellipj(u, m, tol)"]
        pure(elliptic::ellipj, LOOPS), "The elliptic functions of Jacobi."
        [Equal("ellipj(1, 0)", "sin(1)"), Equal("ellipj(1, 1)", "tanh(1)"), Fails("ellipj(1, 2)", "in the range [0, 1]")];
}

source_builtins! {
    /// Special functions in the language.
    IN_THE_LANGUAGE, SpecialFunctions;
    "ellipke" [1 2; 2] ["K = ellipke(m)", "[K, E] = ellipke(m, tol)"] "The complete elliptic integrals of the first and second kind."
        [Equal("ellipke(0)", "pi / 2"), Fails("ellipke(2)", "1")];
    "gaussmf" [2 2; 1] ["y = gaussmf(x, [sigma c])"] "How much numbers belong to a fuzzy set around c: a Gaussian."
        [Equal("gaussmf(2, [1 2])", "1"), Fails("gaussmf(1, 1)", "parameters")];
    "gbellmf" [2 2; 1] ["y = gbellmf(x, [a b c])"] "How much numbers belong to a fuzzy set around c: a bell."
        [Equal("gbellmf(4, [2 1 2])", "0.5"), Fails("gbellmf(1, 1)", "parameters")];
    "sigmf" [2 2; 1] ["y = sigmf(x, [a c])"] "How much numbers belong to a fuzzy set beyond c: a sigmoid."
        [Equal("sigmf(3, [2 3])", "0.5"), Fails("sigmf(1, 1)", "parameters")];
    "trimf" [2 2; 1] ["y = trimf(x, [a b c])"] "How much numbers belong to a fuzzy set around b: a triangle."
        [Equal("trimf(0:4, [1 2 4])", "[0 0 1 0.5 0]"), Fails("trimf(1, [3 2 1])", "decrease")];
    "trapmf" [2 2; 1] ["y = trapmf(x, [a b c d])"] "How much numbers belong to a fuzzy set between b and c: a trapezium."
        [Equal("trapmf(0:5, [1 2 3 5])", "[0 0 1 1 0.5 0]"), Fails("trapmf(1, 1)", "parameters")];
    "logsig" [1 1; 1] ["a = logsig(n)"] "The logistic sigmoid, from 0 to 1."
        [Equal("logsig(0)", "0.5"), Fails("logsig('a')", "numbers")], by_element;
    "tansig" [1 1; 1] ["a = tansig(n)"] "The sigmoid from -1 to 1."
        [Equal("tansig(0)", "0"), Fails("tansig('a')", "numbers")], by_element;
    "purelin" [1 1; 1] ["a = purelin(n)"] "The numbers as they are."
        [Equal("purelin([1 -2])", "[1 -2]"), Fails("purelin('a')", "numbers")], by_element;
    "hardlim" [1 1; 1] ["a = hardlim(n)"] "1 from 0 on, and else 0."
        [Equal("hardlim([-1 0 2])", "[0 1 1]"), Fails("hardlim('a')", "numbers")], by_element;
    "hardlims" [1 1; 1] ["a = hardlims(n)"] "1 from 0 on, and else -1."
        [Equal("hardlims([-1 0 2])", "[-1 1 1]"), Fails("hardlims('a')", "numbers")], by_element;
    "poslin" [1 1; 1] ["a = poslin(n)"] "The numbers, those below 0 as 0."
        [Equal("poslin([-1 2])", "[0 2]"), Fails("poslin('a')", "numbers")], by_element;
    "radbas" [1 1; 1] ["a = radbas(n)"] "The radial basis function exp(-n^2)."
        [Equal("radbas([0 1])", "exp([0 -1])"), Fails("radbas('a')", "numbers")], by_element;
    "legendre" [2 3; 1] ["P = legendre(n, x)", "P = legendre(n, x, normalization)"] "The associated Legendre functions of degree n; normalized as 'unnorm', 'sch' or 'norm'."
        [Equal("legendre(1, 0.5)", "[0.5; -sqrt(0.75)]"), Fails("legendre(-1, 0)", "non-negative")];
    "erfi" [1 1; 1] ["y = erfi(x)"] "The imaginary error function -i * erf(i * x), of real and complex numbers."
        [Equal("erfi(1)", "1.650425758797543"), Equal("erfi([0 Inf])", "[0 Inf]"), Fails("erfi('a')", "floating point")], by_element;
    "dawson" [1 1; 1] ["y = dawson(x)"] "Dawson's integral sqrt(pi) / 2 * exp(-x ^ 2) * erfi(x), of real and complex numbers."
        [Equal("dawson(1)", "0.538079506912768"), Equal("dawson([0 Inf])", "[0 0]"), Fails("dawson('a')", "floating point")], by_element;
    "beta" [2 2; 1] ["y = beta(a, b)"] "The beta function." [Equal("abs(beta(2, 3) - 1 / 12) < 1e-15", "true"), Fails("beta({1}, 2)", "")], by_element;
    "betaln" [2 2; 1] ["y = betaln(a, b)"] "The logarithm of the beta function." [Equal("abs(betaln(2, 3) + log(12)) < 1e-14", "true"), Fails("betaln({1}, 2)", "")], by_element;
    "heaviside" [1 1; 1] ["y = heaviside(x)"] "The unit step: 0 below zero, 1 above it, and 1/2 at zero." [Equal("heaviside([-2 0 3])", "[0 0.5 1]"), Fails("heaviside({1})", "real numbers")], by_element;
    "dirac" [1 1; 1] ["y = dirac(x)"] "Dirac's impulse: infinite at zero, and zero elsewhere." [Equal("dirac([-1 0])", "[0 Inf]"), Fails("dirac({1})", "real numbers")], by_element;
    "hermiteH" [2 2; 1] ["y = hermiteH(n, x)"] "The polynomials of Hermite, as physicists write them." [Equal("hermiteH(3, [1 2])", "[-4 40]"), Fails("hermiteH(-1, 0)", "nonnegative integers")];
    "laguerreL" [2 3; 1] ["y = laguerreL(n, x)", "y = laguerreL(n, a, x)"] "The polynomials of Laguerre, and the generalized ones." [Equal("laguerreL(2, 0.5)", "0.125"), Equal("laguerreL(1, 2, 0.5)", "2.5"), Fails("laguerreL(0.5, 0)", "nonnegative integers")];
    "legendreP" [2 2; 1] ["y = legendreP(n, x)"] "The polynomials of Legendre." [Equal("legendreP([1 2], 0.5)", "[0.5 -0.125]"), Fails("legendreP(-1, 0)", "nonnegative integers")];
    "chebyshevT" [2 2; 1] ["y = chebyshevT(n, x)"] "The polynomials of Chebyshev of the first kind." [Equal("chebyshevT(3, 0.5)", "-1"), Fails("chebyshevT(-1, 0)", "nonnegative integers")];
    "chebyshevU" [2 2; 1] ["y = chebyshevU(n, x)"] "The polynomials of Chebyshev of the second kind." [Equal("chebyshevU(2, 1)", "3"), Fails("chebyshevU(-1, 0)", "nonnegative integers")];
}

source_builtins! {
    /// What the texts of this family share.
    HELPERS, SpecialFunctions;
    "recurrent_polynomial" [5 5; 1] ["y = recurrent_polynomial(name, n, x, first, next)"] "Polynomials that follow from the two before them." [];
}
