//! Remainders, signs, rounding.

use super::Example::{Equal, Fails};
use super::arguments::{number_type, one, refuse, text, whole};
use super::arithmetic::chain;
use super::declare::{Captures, builtins, compose};
use super::{Call, Cx, Flow, Run, Values, source_builtins};
use crate::op::Op;
use crate::value::{Refusal, Value};

builtins! {
    /// Remainders, signs, rounding.
    ROUNDING, Rounding;
    "mod" [2 2; 1] ["m = mod(x, y)"] Run::Op(Op::Mod), "The remainder with the sign of the divisor."
        [Equal("mod([-1 5], 3)", "[2 2]"), Fails("mod({1}, 2)", "")];
    "rem" [2 2; 1] ["r = rem(x, y)"] Run::Op(Op::Rem), "The remainder with the sign of the dividend."
        [Equal("rem([-1 5], 3)", "[-1 2]"), Fails("rem({1}, 2)", "")];
    "abs" [1 1; 1] ["y = abs(x)"] Run::Op(Op::Abs), "The absolute value, or the modulus of complex numbers."
        [Equal("abs([-2 3 + 4i])", "[2 5]"), Fails("abs({1})", "")], keeps_sparse;
    "sign" [1 1; 1] ["s = sign(x)"] Run::Op(Op::Sign), "-1, 0 or 1; for complex numbers z / abs(z)."
        [Equal("sign([-2 0 3])", "[-1 0 1]"), Fails("sign({1})", "")];
    "floor" [1 1; 1] ["y = floor(x)"] Run::Op(Op::Floor), "Rounded down."
        [Equal("floor([-1.5 1.5])", "[-2 1]"), Fails("floor({1})", "")];
    "ceil" [1 1; 1] ["y = ceil(x)"] Run::Op(Op::Ceil), "Rounded up."
        [Equal("ceil([-1.5 1.5])", "[-1 2]"), Fails("ceil({1})", "")];
    "fix" [1 1; 1] ["y = fix(x)"] Run::Op(Op::Fix), "Rounded towards zero."
        [Equal("fix([-1.5 1.5])", "[-1 1]"), Fails("fix({1})", "")];
    "round" [1 5; 1] ["y = round(x)", "y = round(x, digits)", "y = round(x, digits, 'significant')", "y = round(..., 'TieBreaker', 'even')"] compose(Captures::First(1), round), "Rounded to the nearest, halves away from zero, or as a rule says: fromzero, tozero, even, odd, plusinf, minusinf."
        [Equal("round([-1.5 2.4])", "[-2 2]"), Equal("round(3.14159, 2)", "3.14"), Fails("round({1})", "expected")], keeps_sparse, by_element;
    "hypot" [2 255; 1] ["h = hypot(x, y)"] compose(Captures::All, |cx, call| chain(cx, call, Op::Hypot)), "The square root of the sum of squares, without overflow."
        [Equal("hypot(3, 4)", "5"), Fails("hypot({1}, 2)", "")], by_element;
}

source_builtins! {
    /// Signs and rounding, in the language.
    IN_THE_LANGUAGE, Rounding;
    "signbit" [1 1; 1] ["tf = signbit(x)"] "Whether the sign is minus, also that of zero." [Equal("signbit([-1 0])", "[true false]"), Fails("signbit({1})", "")], by_element;
    "roundn" [1 2; 1] ["y = roundn(x)", "y = roundn(x, n)"] "Rounded to multiples of ten to a power, of hundredths where none is given."
        [Equal("roundn([1234 -1250], 2)", "[1200 -1300]"), Equal("roundn(pi)", "3.14"), Fails("roundn(1, 0.5)", "whole")];
    "roundb" [1 1; 1] ["y = roundb(x)"] "Rounded to the nearest, halves to the even neighbor."
        [Equal("roundb([0.5 1.5 2.5 -2.6])", "[0 2 2 -3]"), Fails("roundb('a')", "numbers")], by_element;
}

fn round(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let x = &call.args[0];
    let ty = number_type("round", x)?;
    let (args, rule) = match call.args {
        [rest @ .., name, rule] if !rest.is_empty() && names_the_rule(name)? => {
            (rest, text("round", rule)?.to_lowercase())
        }
        args => (args, "fromzero".to_owned()),
    };
    let Some(digits) = args.get(1) else { return one(nearest(cx, x, &rule)?) };
    let digits = whole("round", digits)?;
    let mut power = Value::from(libm::exp10(digits as f64));
    if let Some(kind) = args.get(2)
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
    let rounded = nearest(cx, &scaled, &rule)?;
    let back = cx.graph.elementwise(Op::Div, &[rounded, power])?;
    // What is not finite, or too large to have such digits, stays as it is.
    let fine = cx.graph.elementwise(Op::IsFinite, std::slice::from_ref(&back))?;
    one(cx.graph.elementwise(Op::Select, &[fine, back, x.clone()])?)
}

fn names_the_rule(name: &Value) -> Result<bool, Refusal> {
    let name = name.as_text()?;
    Ok(name.is_some_and(|name| name.eq_ignore_ascii_case("TieBreaker")))
}

/// Rounded to the nearest whole number; where halves go, the rule says.
fn nearest(cx: &mut Cx<'_>, x: &Value, rule: &str) -> Flow<Value> {
    let of_x = std::slice::from_ref(x);
    let rounded = cx.graph.elementwise(Op::Round, of_x)?;
    let halves = match rule {
        "fromzero" => return Ok(rounded),
        "tozero" => cx.graph.elementwise(Op::Fix, of_x)?,
        "plusinf" => cx.graph.elementwise(Op::Ceil, of_x)?,
        "minusinf" => cx.graph.elementwise(Op::Floor, of_x)?,
        "even" | "odd" => {
            // The nearest whole number of pairs, or the pairs below and one more.
            let pairs = cx.graph.elementwise(Op::Mul, &[x.clone(), Value::from(0.5)])?;
            let (to_pairs, more) = if rule == "even" { (Op::Round, 0.0) } else { (Op::Floor, 1.0) };
            let pairs = cx.graph.elementwise(to_pairs, &[pairs])?;
            let twice = cx.graph.elementwise(Op::Mul, &[pairs, Value::from(2.0)])?;
            cx.graph.elementwise(Op::Add, &[twice, Value::from(more)])?
        }
        _ => {
            let message = "expected fromzero, tozero, even, odd, plusinf or minusinf";
            return Err(refuse("round", "TieBreaker", message));
        }
    };
    let whole_part = cx.graph.elementwise(Op::Fix, of_x)?;
    let part = cx.graph.elementwise(Op::Sub, &[x.clone(), whole_part])?;
    let part = cx.graph.elementwise(Op::Abs, &[part])?;
    let tie = cx.graph.elementwise(Op::Eq, &[part, Value::from(0.5)])?;
    cx.graph.elementwise(Op::Select, &[tie, halves, rounded])
}
