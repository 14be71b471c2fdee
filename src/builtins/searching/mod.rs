//! Finding elements: where they are, whether they are missing, whether values are equal.

mod equality;
mod find;

pub(crate) use equality::equal;

pub use equality::ALL as EQUALITY;
pub use find::ALL as PLACES;

use super::Example::{Equal, Fails};
use super::arguments::{one, refuse};
use super::declare::{Captures, builtins, compose};
use super::in_the_language::library_classes;
use super::{Call, Cx, Flow, Values, source_builtins};
use crate::op::Op;
use crate::value::Value;

builtins! {
    /// Whether elements are numbers.
    NUMBERS, Searching;
    "isnan" [1 1; 1] ["tf = isnan(x)"] compose(Captures::All, |cx, call| question(cx, call, Op::IsNan)), "Whether elements are not numbers."
        [Equal("isnan([1 NaN])", "[false true]"), Fails("isnan()", "arguments")], keeps_sparse;
    "isna" [1 1; 1] ["tf = isna(x)"] compose(Captures::All, |cx, call| question(cx, call, Op::IsNan)), "Whether elements are missing values, which are NaN here."
        [Equal("isna([1 NA])", "[false true]"), Fails("isna()", "arguments")];
    "isinf" [1 1; 1] ["tf = isinf(x)"] compose(Captures::All, |cx, call| question(cx, call, Op::IsInf)), "Whether elements are infinite."
        [Equal("isinf([1 Inf])", "[false true]"), Fails("isinf()", "arguments")], keeps_sparse;
    "isfinite" [1 1; 1] ["tf = isfinite(x)"] compose(Captures::All, |cx, call| question(cx, call, Op::IsFinite)), "Whether elements are finite."
        [Equal("isfinite([1 Inf])", "[true false]"), Fails("isfinite()", "arguments")];
}

library_classes! {
    /// The value itself.
    MISSING_VALUE, Searching;
    "missing" ["m = missing"] "A value that is not there: in an array, or put into one, NaN, NaT, <undefined> or <missing>, as its class has it."
        [Equal("[1 missing 3]", "[1 NaN 3]"), Equal("missing == missing", "false"), Fails("missing(1)", "arguments")];
}

source_builtins! {
    /// What is missing.
    MISSING, Searching;
    "allfinite" [1 1; 1] ["tf = allfinite(x)"] "Whether all elements are finite."
        [Equal("allfinite([1 Inf])", "false"), Fails("allfinite({1})", "")];
    "anynan" [1 1; 1] ["tf = anynan(x)"] "Whether an element is NaN."
        [Equal("anynan([1 NaN])", "true"), Fails("anynan()", "arguments")];
    "anymissing" [1 1; 1] ["tf = anymissing(x)"] "Whether an element is missing."
        [Equal("anymissing([1 NaN])", "true"), Fails("anymissing()", "arguments")];
    "rmmissing" [1 255; 2] ["[y, removed] = rmmissing(x)", "y = rmmissing(x, dim)", "y = rmmissing(..., 'MinNumMissing', n, 'MissingLocations', tf)"] "The elements, rows or columns in which nothing is missing."
        [Equal("rmmissing([1 NaN 3])", "[1 3]"), Fails("rmmissing(ones(2), 3)", "dimension")];
    "standardizeMissing" [2 4; 1] ["y = standardizeMissing(x, indicators)", "t = standardizeMissing(t, indicators, 'DataVariables', vars)"] "Indicators of what is missing replaced by the standard one."
        [Equal("standardizeMissing([1 -99], -99)", "[1 NaN]"), Fails("standardizeMissing(int8(1), 1)", "no missing value")];
    "fillmissing" [2 255; 2] ["[y, filled] = fillmissing(x, method)", "y = fillmissing(x, 'constant', value)", "y = fillmissing(x, 'movmean', window)", "y = fillmissing(..., 'EndValues', how, 'MaxGap', size)"] "What is missing filled in: constant, previous, next, nearest, linear, spline, pchip, makima, movmean or movmedian."
        [Equal("fillmissing([1 NaN 3], 'linear')", "[1 2 3]"), Fails("fillmissing([1 NaN], 'magic')", "expected")];
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
