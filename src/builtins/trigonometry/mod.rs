//! Trigonometric and hyperbolic functions, in radians, degrees and multiples of pi.

use super::Example::{Equal, Fails};
use super::declare::builtins;
use super::{Run, source_builtins};
use crate::op::Op;

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

source_builtins! {
    /// Trigonometry in the language: other functions, degrees, multiples of pi.
    IN_THE_LANGUAGE, Trigonometry;
    "sec" [1 1; 1] ["y = sec(x)"] "The secant." [Equal("sec(0)", "1"), Fails("sec({1})", "")], by_element;
    "csc" [1 1; 1] ["y = csc(x)"] "The cosecant." [Equal("csc(pi / 2)", "1"), Fails("csc({1})", "")], by_element;
    "cot" [1 1; 1] ["y = cot(x)"] "The cotangent." [Equal("cot(pi / 4)", "1"), Fails("cot({1})", "")], by_element;
    "asec" [1 1; 1] ["y = asec(x)"] "The inverse secant." [Equal("asec(1)", "0"), Fails("asec({1})", "")], by_element;
    "acsc" [1 1; 1] ["y = acsc(x)"] "The inverse cosecant." [Equal("acsc(1)", "pi / 2"), Fails("acsc({1})", "")], by_element;
    "acot" [1 1; 1] ["y = acot(x)"] "The inverse cotangent." [Equal("acot(1)", "pi / 4"), Fails("acot({1})", "")], by_element;
    "sech" [1 1; 1] ["y = sech(x)"] "The hyperbolic secant." [Equal("sech(0)", "1"), Fails("sech({1})", "")], by_element;
    "csch" [1 1; 1] ["y = csch(x)"] "The hyperbolic cosecant." [Equal("csch(Inf)", "0"), Fails("csch({1})", "")], by_element;
    "coth" [1 1; 1] ["y = coth(x)"] "The hyperbolic cotangent." [Equal("coth(Inf)", "1"), Fails("coth({1})", "")], by_element;
    "asech" [1 1; 1] ["y = asech(x)"] "The inverse hyperbolic secant." [Equal("asech(1)", "0"), Fails("asech({1})", "")], by_element;
    "acsch" [1 1; 1] ["y = acsch(x)"] "The inverse hyperbolic cosecant." [Equal("acsch(Inf)", "0"), Fails("acsch({1})", "")], by_element;
    "acoth" [1 1; 1] ["y = acoth(x)"] "The inverse hyperbolic cotangent." [Equal("acoth(Inf)", "0"), Fails("acoth({1})", "")], by_element;
    "sind" [1 1; 1] ["y = sind(x)"] "The sine of an angle in degrees." [Equal("sind([0 90 180])", "[0 1 0]"), Fails("sind({1})", "numeric")], by_element;
    "cosd" [1 1; 1] ["y = cosd(x)"] "The cosine of an angle in degrees." [Equal("cosd([0 90 180])", "[1 0 -1]"), Fails("cosd({1})", "numeric")], by_element;
    "tand" [1 1; 1] ["y = tand(x)"] "The tangent of an angle in degrees." [Equal("tand([0 45 90])", "[0 1 Inf]"), Fails("tand({1})", "numeric")], by_element;
    "secd" [1 1; 1] ["y = secd(x)"] "The secant of an angle in degrees." [Equal("secd(0)", "1"), Fails("secd({1})", "numeric")], by_element;
    "cscd" [1 1; 1] ["y = cscd(x)"] "The cosecant of an angle in degrees." [Equal("cscd(90)", "1"), Fails("cscd({1})", "numeric")], by_element;
    "cotd" [1 1; 1] ["y = cotd(x)"] "The cotangent of an angle in degrees." [Equal("cotd(45)", "1"), Fails("cotd({1})", "numeric")], by_element;
    "asind" [1 1; 1] ["y = asind(x)"] "The inverse sine in degrees." [Equal("asind(1)", "90"), Fails("asind({1})", "")], by_element;
    "acosd" [1 1; 1] ["y = acosd(x)"] "The inverse cosine in degrees." [Equal("acosd(0)", "90"), Fails("acosd({1})", "")], by_element;
    "atand" [1 1; 1] ["y = atand(x)"] "The inverse tangent in degrees." [Equal("atand(1)", "45"), Fails("atand({1})", "")], by_element;
    "asecd" [1 1; 1] ["y = asecd(x)"] "The inverse secant in degrees." [Equal("asecd(1)", "0"), Fails("asecd({1})", "")], by_element;
    "acscd" [1 1; 1] ["y = acscd(x)"] "The inverse cosecant in degrees." [Equal("acscd(1)", "90"), Fails("acscd({1})", "")], by_element;
    "acotd" [1 1; 1] ["y = acotd(x)"] "The inverse cotangent in degrees." [Equal("acotd(1)", "45"), Fails("acotd({1})", "")], by_element;
    "atan2d" [2 2; 1] ["t = atan2d(y, x)"] "The angle of the point (x, y) in degrees." [Equal("atan2d(1, 1)", "45"), Fails("atan2d({1}, 1)", "")], by_element;
    "sinpi" [1 1; 1] ["y = sinpi(x)"] "sin(pi * x), exact at multiples of a half." [Equal("sinpi([0 0.5 1])", "[0 1 0]"), Fails("sinpi({1})", "numeric")], by_element;
    "cospi" [1 1; 1] ["y = cospi(x)"] "cos(pi * x), exact at multiples of a half." [Equal("cospi([0 0.5 1])", "[1 0 -1]"), Fails("cospi({1})", "numeric")], by_element;
    "deg2rad" [1 1; 1] ["r = deg2rad(d)"] "Degrees as radians." [Equal("deg2rad(180)", "pi"), Fails("deg2rad('a')", "floating")], by_element;
    "rad2deg" [1 1; 1] ["d = rad2deg(r)"] "Radians as degrees." [Equal("rad2deg(pi)", "180"), Fails("rad2deg('a')", "floating")], by_element;
    "degtorad" [1 1; 1] ["r = degtorad(d)"] "Degrees as radians: deg2rad by its old name." [Equal("degtorad(180)", "pi"), Fails("degtorad('a')", "floating")], by_element;
    "radtodeg" [1 1; 1] ["d = radtodeg(r)"] "Radians as degrees: rad2deg by its old name." [Equal("radtodeg(pi)", "180"), Fails("radtodeg('a')", "floating")], by_element;
    "wrapToPi" [1 1; 1] ["y = wrapToPi(x)"] "Angles in radians, wrapped to -pi to pi." [Equal("wrapToPi([1 4]) - [0 4]", "[1 -2 * pi]"), Fails("wrapToPi({1})", "")];
    "wrapTo2Pi" [1 1; 1] ["y = wrapTo2Pi(x)"] "Angles in radians, wrapped to 0 to 2*pi; multiples of it above 0 are 2*pi." [Equal("wrapTo2Pi([0 4 * pi])", "[0 2 * pi]"), Fails("wrapTo2Pi({1})", "")];
    "wrapTo180" [1 1; 1] ["y = wrapTo180(x)"] "Angles in degrees, wrapped to -180 to 180." [Equal("wrapTo180([190 -540])", "[-170 -180]"), Fails("wrapTo180({1})", "")];
    "wrapTo360" [1 1; 1] ["y = wrapTo360(x)"] "Angles in degrees, wrapped to 0 to 360; multiples of it above 0 are 360." [Equal("wrapTo360([-10 0 720])", "[350 0 360]"), Fails("wrapTo360({1})", "")];
}
