//! The bits of whole numbers.

use super::Example::{Equal, Fails};
use super::arguments::{number, number_type, one, refuse};
use super::declare::{Captures, builtins, compose};
use super::{Call, Cx, Flow, Stop, Values, source_builtins};
use crate::diag::Error;
use crate::op::Op;
use crate::op::known::Question;
use crate::value::{Class, Scalar, Value};

builtins! {
    /// Bits.
    BITS, Bits;
    "bitand" [2 3; 1] ["c = bitand(a, b)"] compose(Captures::All, |cx, call| bits(cx, call, "bitand", Op::BitAnd)), "The bits that both have."
        [Equal("bitand(12, 10)", "8"), Fails("bitand({1}, 1)", ""), Fails("bitand(1.5, 1)", "integer values"), Fails("bitand(-1, 1)", "integer values")], by_element;
    "bitor" [2 3; 1] ["c = bitor(a, b)"] compose(Captures::All, |cx, call| bits(cx, call, "bitor", Op::BitOr)), "The bits that either has."
        [Equal("bitor(12, 10)", "14"), Fails("bitor({1}, 1)", ""), Fails("bitor(1.5, 1)", "integer values")], by_element;
    "bitxor" [2 3; 1] ["c = bitxor(a, b)"] compose(Captures::All, |cx, call| bits(cx, call, "bitxor", Op::BitXor)), "The bits that exactly one has."
        [Equal("bitxor(12, 10)", "6"), Fails("bitxor({1}, 1)", ""), Fails("bitxor(1.5, 1)", "integer values")], by_element;
    "bitshift" [2 3; 1] ["c = bitshift(a, n)", "c = bitshift(a, n, class)", "c = bitshift(a, n, digits)"] compose(Captures::First(2), bit_shift), "The bits moved up by n places, within those of a class of integers or so many binary digits."
        [Equal("bitshift(3, 2)", "12"), Equal("bitshift(12, -2)", "3"), Equal("bitshift(255, 1, 'uint8')", "254"), Equal("bitshift(10, 1, 4)", "4"), Fails("bitshift({1}, 1)", ""), Fails("bitshift(1.5, 1)", "integer values"), Fails("bitshift(-1, 2)", "integer values")], by_element;
}

source_builtins! {
    /// Single bits, in the language.
    IN_THE_LANGUAGE, Bits;
    "bitget" [2 2; 1] ["b = bitget(A, n)"] "The bits at a place."
        [Equal("bitget(5, 1:3)", "[1 0 1]"), Fails("bitget(1, 99)", "between")], by_element;
    "bitset" [2 3; 1] ["C = bitset(A, n)", "C = bitset(A, n, value)"] "Sets the bits at a place."
        [Equal("bitset(0, 3)", "4"), Fails("bitset(1, 99)", "between")], by_element;
    "bitcmp" [1 2; 1] ["C = bitcmp(A)", "C = bitcmp(A, k)"] "The complement of bits."
        [Equal("bitcmp(uint8(1))", "uint8(254)"), Fails("bitcmp({1})", "numeric")], by_element;
}

/// Bits of arrays that are not of integers are those of the whole numbers from 0 that they hold.
fn bits(cx: &mut Cx<'_>, call: Call<'_>, name: &'static str, op: Op) -> Flow<Values> {
    let patterns = if op == Op::BitShift { 1 } else { 2 };
    whole_bits(cx, call, name, op, patterns)
}

/// The same, where so many of the first operands must not be negative.
fn whole_bits(
    cx: &mut Cx<'_>,
    call: Call<'_>,
    name: &'static str,
    op: Op,
    patterns: usize,
) -> Flow<Values> {
    let mut args = call.args[..2].to_vec();
    let single = args.iter().any(|a| a.elem_type().is_some_and(|t| t.class == Class::Single));
    let integer = args.iter().any(|a| a.elem_type().is_some_and(|t| t.class.is_integer()));
    for (at, x) in args.iter_mut().enumerate() {
        let ty = number_type(name, x)?;
        if ty.class.is_float()
            && !ty.complex
            && (cx.graph.any(x, Question::Fractional)?
                || at < patterns && cx.graph.any(x, Question::Negative)?)
        {
            let text = "Double inputs must have integer values in the range of ASSUMEDTYPE.";
            return Err(Stop::Error(Error::new(
                format!("MATLAB:{name}:inputsMustBeIntegers"),
                text,
            )));
        }
        if matches!(ty.class, Class::Single | Class::Char) {
            *x = cx.graph.cast(x, Class::Double)?;
        }
    }
    let out = cx.graph.elementwise(op, &args)?;
    if single && !integer { one(cx.graph.cast(&out, Class::Single)?) } else { one(out) }
}

/// The bits moved, and cut to those of a class (MATLAB's assumed type) or to so many of the lowest
/// (a form of Octave's).
fn bit_shift(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    const NAME: &str = "bitshift";
    let [value, places, within] = call.args else {
        return bits(cx, call, NAME, Op::BitShift);
    };
    let class = number_type(NAME, value)?.class;
    let is_integer = class.is_integer();
    let assumed = within.as_text()?;
    // Refuses fractions, which an assumed class would round; such a class can have a sign.
    let first = Call { args: &call.args[..2], nargout: 1 };
    let patterns = usize::from(assumed.is_none());
    let moved = whole_bits(cx, first, NAME, Op::BitShift, patterns)?;
    if let Some(name) = assumed {
        let assumed = Class::from_name(&name).filter(|c| c.is_integer());
        let Some(assumed) = assumed.filter(|&c| !is_integer || c == class) else {
            let message = format!("expected a class of integers that has the bits, found '{name}'");
            return Err(refuse(NAME, "invalidAssumedType", message));
        };
        let args = [cx.graph.cast(value, assumed)?, places.clone()];
        let mut moved = bits(cx, Call { args: &args, nargout: 1 }, NAME, Op::BitShift)?;
        let result = if is_integer || class == Class::Single { class } else { Class::Double };
        for x in &mut moved {
            *x = cx.graph.cast(x, result)?;
        }
        return Ok(moved);
    }
    let digits = number(NAME, within)?;
    if !(1.0..=64.0).contains(&digits) || libm::trunc(digits) != digits {
        let message = format!("expected a number of digits from 1 to 64, found {digits}");
        return Err(refuse(NAME, "invalidDigits", message));
    }
    let whole = if is_integer { 8.0 * class.bytes() as f64 } else { 53.0 };
    if digits >= whole {
        return Ok(moved);
    }
    let mask = (1u64 << digits as u32) - 1;
    let mask = match is_integer {
        true => cx.graph.cast(&Value::Scalar(Scalar::U64(mask)), class)?,
        false => Value::from(mask as f64),
    };
    let args: Vec<Value> = moved.into_iter().chain([mask]).collect();
    bits(cx, Call { args: &args, nargout: 1 }, NAME, Op::BitAnd)
}
