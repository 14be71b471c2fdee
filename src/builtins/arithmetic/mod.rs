//! Arithmetic: operators by their names, and what is made of them.
//! Each row is an operation of `op`, or a composition of such: there is no arithmetic here.

use super::Example::{Equal, Fails};
use super::arguments::{number_type, one, refuse};
use super::declare::{Captures, builtins, compose};
use super::{Call, Cx, Flow, Run, Values, source_builtins};
use crate::op::{self, Op};
use crate::value::{Class, ElemType, Scalar, Value, needs_within, text};

builtins! {
    /// Operators by name.
    OPERATORS, Arithmetic;
    "plus" [2 255; 1] ["c = plus(a, b, ...)", "c = a + b"] compose(Captures::All, |cx, call| chain(cx, call, Op::Add)), "The sum."
        [Equal("plus(1, 2, 3)", "6"), Equal("plus(\"a\", 1)", "\"a1\""), Fails("plus([1 2], [1 2 3])", "")], by_element;
    "minus" [2 2; 1] ["c = minus(a, b)", "c = a - b"] Run::Op(Op::Sub), "The difference."
        [Equal("minus(3, 1)", "2"), Fails("minus({1}, 1)", "")];
    "times" [2 255; 1] ["c = times(a, b, ...)", "c = a .* b"] compose(Captures::All, |cx, call| chain(cx, call, Op::Mul)), "The product, element by element."
        [Equal("times([1 2], 3)", "[3 6]"), Fails("times({1}, 1)", "")], by_element;
    "rdivide" [2 2; 1] ["c = rdivide(a, b)", "c = a ./ b"] Run::Op(Op::Div), "The quotient, element by element."
        [Equal("rdivide(6, [2 3])", "[3 2]"), Fails("rdivide({1}, 1)", "")];
    "ldivide" [2 2; 1] ["c = ldivide(a, b)", "c = a .\\ b"] compose(Captures::All, |cx, call| one(cx.graph.elementwise(Op::Div, &[call.args[1].clone(), call.args[0].clone()])?)), "The quotient b ./ a."
        [Equal("ldivide(2, 6)", "3"), Fails("ldivide({1}, 1)", "")], by_element;
    "power" [2 2; 1] ["c = power(a, b)", "c = a .^ b"] Run::Op(Op::Pow), "The power, element by element."
        [Equal("power([2 3], 2)", "[4 9]"), Fails("power({1}, 1)", "")];
    "mtimes" [2 255; 1] ["C = mtimes(A, B, ...)", "C = A * B"] compose(Captures::All, matrix_product), "The matrix product."
        [Equal("mtimes([1 2], [3; 4])", "11"), Fails("mtimes([1 2], [3 4])", "Incorrect dimensions")];
    "uminus" [1 1; 1] ["b = uminus(a)", "b = -a"] Run::Op(Op::Neg), "The negative."
        [Equal("uminus(3)", "-3"), Fails("uminus({1})", "")];
    "uplus" [1 1; 1] ["b = uplus(a)", "b = +a"] compose(Captures::All, unchanged), "The same."
        [Equal("uplus(3)", "3"), Fails("uplus({1})", "expected")], keeps_sparse, by_element;
    "eq" [2 2; 1] ["tf = eq(a, b)", "tf = a == b"] Run::Op(Op::Eq), "Whether elements are equal."
        [Equal("eq([1 2], 2)", "[false true]"), Equal("eq(\"a\", [\"a\" \"b\"])", "[true false]"), Fails("eq({1}, 1)", "")];
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
    "and" [2 255; 1] ["tf = and(a, b, ...)", "tf = a & b"] compose(Captures::All, |cx, call| chain(cx, call, Op::And)), "Whether both are nonzero."
        [Equal("and([1 0], 1)", "[true false]"), Fails("and({1}, 1)", "")], by_element;
    "or" [2 255; 1] ["tf = or(a, b, ...)", "tf = a | b"] compose(Captures::All, |cx, call| chain(cx, call, Op::Or)), "Whether either is nonzero."
        [Equal("or([1 0], 0)", "[true false]"), Fails("or({1}, 1)", "")], by_element;
    "xor" [2 255; 1] ["tf = xor(a, b, ...)"] compose(Captures::All, |cx, call| chain(cx, call, Op::Xor)), "Whether exactly one is nonzero."
        [Equal("xor([1 0], 1)", "[false true]"), Fails("xor({1}, 1)", "")], by_element;
    "not" [1 1; 1] ["tf = not(a)", "tf = ~a"] Run::Op(Op::Not), "Whether elements are zero."
        [Equal("not([1 0])", "[false true]"), Fails("not({1})", "")];
}

builtins! {
    /// What texts of the library are made of.
    HELPERS, Arithmetic;
    "chosen" [3 3; 1] ["c = chosen(mask, a, b)"] compose(Captures::All, chosen), "Real elements of a where the mask is true, of b elsewhere, in the class of both side by side." [];
    "lane_choose" [3 3; 1] ["c = lane_choose(mask, a, b)"] compose(Captures::All, lane_choose), "Elements of a where the mask is true, of b of the same class elsewhere; a where b is empty." [];
    "lane_safe" [2 2; 1] ["c = lane_safe(mask, a)"] compose(Captures::All, lane_safe), "Elements of a where the mask is true, 1 elsewhere." [];
    "lane_number" [1 1; 1] ["n = lane_number(n)"] compose(Captures::All, lane_number), "One real number; an error where it is anything else." [];
    "lane_some" [1 1; 1] ["r = lane_some(r)"] compose(Captures::All, lane_some), "A value that is not empty; an error where it is." [];
}

source_builtins! {
    /// Made of operators, in the language.
    IN_THE_LANGUAGE, Arithmetic;
    "idivide" [2 3; 1] ["c = idivide(a, b)", "c = idivide(a, b, 'fix' | 'round' | 'floor' | 'ceil')"] "Division of integers with a choice of rounding."
        [Equal("idivide(int32(7), int32(2))", "int32(3)"), Fails("idivide(7, 2)", "integer")], by_element;
    "bsxfun" [3 3; 1] ["c = bsxfun(f, a, b)"] "A function of two arrays with implicit expansion."
        [Equal("bsxfun(@plus, [1 2], [10; 20])", "[11 12; 21 22]"), Fails("bsxfun(@plus, [1 2], [1 2 3])", "")];
    "merge" [3 3; 1] ["c = merge(mask, a, b)"] "Elements of a where the mask is true, of b elsewhere."
        [Equal("merge([true false], [1 2], [3 4])", "[1 4]"), Fails("merge(1, 2, 3)", "logical")];
    "ifelse" [3 3; 1] ["c = ifelse(mask, a, b)"] "Elements of a where the mask is true, of b elsewhere."
        [Equal("ifelse(true, 1, 2)", "1"), Fails("ifelse(1, 2, 3)", "logical")];
}

/// Why a function is called for each element instead (`bytecode/lanes`).
fn not_by_lanes() -> super::Stop {
    refuse("arrayfun", "lanes", "it is called for one element after the other")
}

fn lane_choose(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let [mask, a, b] = call.args else { return Err(not_by_lanes()) };
    let is_real = |value: &Value| value.elem_type().is_some_and(|ty| !ty.complex);
    if !is_real(a) {
        return Err(not_by_lanes());
    }
    if b.numel() == 0 {
        return one(a.clone());
    }
    if a.elem_type() != b.elem_type() {
        return Err(not_by_lanes());
    }
    match mask {
        Value::Scalar(Scalar::Bool(all)) => one(if *all { a.clone() } else { b.clone() }),
        mask => one(cx.graph.elementwise(Op::Select, &[mask.clone(), a.clone(), b.clone()])?),
    }
}

fn lane_safe(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let [mask, a] = call.args else { return Err(not_by_lanes()) };
    let Some(ty) = a.elem_type().filter(|ty| ty.class.is_float() && !ty.complex) else {
        return Err(not_by_lanes());
    };
    if let Value::Scalar(Scalar::Bool(true)) = mask {
        return one(a.clone());
    }
    let safe = cx.graph.cast(&Value::from(1.0), ty.class)?;
    one(cx.graph.elementwise(Op::Select, &[mask.clone(), a.clone(), safe])?)
}

fn lane_number(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let number = &call.args[0];
    match number.numel() == 1 && number.elem_type().is_some_and(|ty| !ty.complex) {
        true => one(number.clone()),
        false => Err(not_by_lanes()),
    }
}

fn lane_some(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    match call.args[0].numel() {
        0 => Err(not_by_lanes()),
        _ => one(call.args[0].clone()),
    }
}

fn chosen(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let [mask, a, b] = call.args else {
        return Err(refuse("chosen", "arguments", "expected three"));
    };
    one(cx.graph.choose(mask, a, b)?)
}

/// a op b op c …
pub(super) fn chain(cx: &mut Cx<'_>, call: Call<'_>, op: Op) -> Flow<Values> {
    let is_string = |v: &Value| matches!(v, Value::Text(_));
    if op == Op::Add && call.args.len() > 2 && call.args.iter().any(is_string) {
        return Err(refuse("plus", "maxrhs", "strings are joined with one other value at a time"));
    }
    let on_host = looks_between(call.args);
    if on_host {
        needs_within(call.args)?;
    }
    let mut value = call.args[0].clone();
    for next in &call.args[1..] {
        value = match op == Op::Add && (is_string(&value) || is_string(next)) {
            true => {
                needs_within(&[value.clone(), next.clone()])?;
                text::plus(&value, next)?
            }
            false if on_host => op::apply(op, &[value, next.clone()])?,
            false => cx.graph.elementwise(op, &[value, next.clone()])?,
        };
    }
    one(value)
}

/// Whether what lies between these operands of a chain is looked at: integers refuse what is complex, which
/// what was computed only shows in its elements, and each call would compute them anew.
fn looks_between(args: &[Value]) -> bool {
    let any = |is: fn(ElemType) -> bool| args.iter().filter_map(Value::elem_type).any(is);
    args.len() > 2 && any(|ty| ty.class.is_integer()) && any(|ty| ty.complex)
}

fn matrix_product(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let mut value = call.args[0].clone();
    for next in &call.args[1..] {
        value = cx.graph.matmul(&value, next)?;
    }
    one(value)
}

fn unchanged(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let x = &call.args[0];
    if number_type("uplus", x)?.class.is_numeric() {
        return one(x.clone());
    }
    one(cx.graph.cast(x, Class::Double)?)
}
