//! Whether values of any kind are equal.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::one;
use crate::builtins::declare::{Captures, builtins, compose};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::op::{Op, ReduceOp};
use crate::value::{
    Array, Class, Data, Function, ObjectState, Refusal, Scalar, Shape, Value, cast, needs_within,
};
use std::rc::Rc;

builtins! {
    /// Equality.
    ALL, Searching;
    "isequal" [1 255; 1] ["tf = isequal(A, B, ...)"]
        compose(Captures::All, |cx, call| all_equal(cx, call, false)), "Whether all values are equal in size and contents."
        [Equal("isequal([1 2], [1 2])", "true"), Equal("isequal('a', 97)", "true"), Fails("isequal()", "arguments")], tells;
    "isequaln" [2 255; 1] ["tf = isequaln(A, B, ...)"]
        compose(Captures::All, |cx, call| all_equal(cx, call, true)), "As isequal, with NaN equal to NaN."
        [Equal("isequaln(NaN, NaN)", "true"), Fails("isequaln(1)", "arguments")], tells;
    "isequalwithequalnans" [2 255; 1] ["tf = isequalwithequalnans(A, B, ...)"]
        compose(Captures::All, |cx, call| all_equal(cx, call, true)), "The same as isequaln, by the name that it had before."
        [Equal("isequalwithequalnans(NaN, NaN)", "true"), Fails("isequalwithequalnans(1)", "arguments")], tells;
}

fn all_equal(cx: &mut Cx<'_>, call: Call<'_>, nan: bool) -> Flow<Values> {
    if let Some(answer) = equal_there(cx, call.args, nan)? {
        return one(answer);
    }
    needs_within(call.args)?;
    for pair in call.args.windows(2) {
        if !equal(&pair[0], &pair[1], nan)? {
            return one(false);
        }
    }
    one(true)
}

/// Whether arrays are equal of which one is on the device, as an answer that is there as well. None where it is for the host.
fn equal_there(cx: &mut Cx<'_>, values: &[Value], nan: bool) -> Flow<Option<Value>> {
    let class = values.first().and_then(Value::elem_type).map(|ty| ty.class);
    let alike = values.iter().all(|v| v.elem_type().map(|ty| ty.class) == class);
    // Arrays of several classes are compared as doubles, which hold no whole numbers of 64 bits. Of complex numbers
    // each part may be missing for itself.
    let comparable = |v: &Value| {
        let long = |class| matches!(class, Class::Int64 | Class::UInt64);
        v.elem_type().is_some_and(|ty| (alike || !long(ty.class)) && !(nan && ty.complex))
    };
    if values.len() < 2
        || !values.iter().any(|v| cx.graph.is_away(v))
        || !values.iter().all(comparable)
    {
        return Ok(None);
    }
    let shape = values[0].shape();
    if values.iter().any(|v| v.shape() != shape) {
        return Ok(Some(Value::from(false)));
    }
    let doubles: Vec<Value>;
    let values = match alike {
        true => values,
        false => {
            let cast = values.iter().map(|v| cx.graph.cast(v, Class::Double));
            doubles = cast.collect::<Flow<Vec<Value>>>()?;
            &doubles[..]
        }
    };
    let mut all: Option<Value> = None;
    for pair in values.windows(2) {
        let mut same = cx.graph.elementwise(Op::Eq, pair)?;
        if nan {
            let missing = pair
                .iter()
                .map(|v| cx.graph.elementwise(Op::IsNan, std::slice::from_ref(v)))
                .collect::<Flow<Vec<Value>>>()?;
            let missing = cx.graph.elementwise(Op::And, &missing)?;
            same = cx.graph.elementwise(Op::Or, &[same, missing])?;
        }
        all = Some(match all {
            Some(before) => cx.graph.elementwise(Op::And, &[before, same])?,
            None => same,
        });
    }
    let Some(all) = all else { return Ok(None) };
    let dims: Vec<usize> = (0..shape.ndims()).collect();
    Ok(Some(cx.graph.reduce(ReduceOp::All, &all, &dims)?))
}

/// Whether two values are equal in size and contents; `nan` says whether NaN equals NaN. Nested values
/// wait in a list, not on the stack: they may be nested deeper than that reaches.
pub(crate) fn equal(a: &Value, b: &Value, nan: bool) -> Result<bool, Refusal> {
    let mut waiting = vec![(a.clone(), b.clone())];
    while let Some((a, b)) = waiting.pop() {
        if !equal_but_contents(&a, &b, nan, &mut waiting)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Whether two values are equal, but for pairs of contents that are added to those that wait.
fn equal_but_contents(
    a: &Value,
    b: &Value,
    nan: bool,
    waiting: &mut Vec<(Value, Value)>,
) -> Result<bool, Refusal> {
    Ok(match (a, b) {
        (Value::Scalar(a), Value::Scalar(b)) => same_scalar(*a, *b, nan),
        (Value::Cell(a), Value::Cell(b)) => {
            waiting.extend(a.cells.iter().cloned().zip(b.cells.iter().cloned()));
            a.shape == b.shape
        }
        (Value::Struct(a), Value::Struct(b)) => {
            a.shape == b.shape
                && a.fields.len() == b.fields.len()
                && a.fields.iter().all(|(name, column)| {
                    let other = b.fields.get(name).map(Vec::as_slice);
                    let pairs = column.iter().cloned().zip(other.unwrap_or_default().to_vec());
                    waiting.extend(pairs);
                    other.is_some()
                })
        }
        (Value::Text(a), Value::Text(b)) => {
            a.shape == b.shape
                && a.texts.iter().zip(&b.texts).all(|(a, b)| a == b && (nan || a.is_some()))
        }
        (Value::Text(t), other) | (other, Value::Text(t)) => match other {
            Value::Cell(c) if t.shape == c.shape => {
                for (cell, text) in c.cells.iter().zip(&t.texts) {
                    if text.is_none() || cell.as_text()?.as_deref() != text.as_deref() {
                        return Ok(false);
                    }
                }
                true
            }
            other if other.is_char() && t.texts.len() == 1 => {
                other.as_text()?.as_deref() == t.texts[0].as_deref()
            }
            _ => false,
        },
        (Value::Function(a), Value::Function(b)) => same_function(a, b),
        (Value::Objects(a), Value::Objects(b)) => {
            let pairs = a.objects.iter().cloned().zip(b.objects.iter().cloned());
            waiting.extend(pairs.map(|(a, b)| (Value::Object(a), Value::Object(b))));
            a.shape == b.shape
        }
        (Value::Object(a), Value::Object(b)) => {
            Rc::ptr_eq(a, b)
                || !a.handle
                    && a.class == b.class
                    && match (&*a.state.borrow(), &*b.state.borrow()) {
                        (ObjectState::Fields(a), ObjectState::Fields(b)) => {
                            a.len() == b.len()
                                && a.iter().all(|(name, value)| {
                                    let other = b.get(name);
                                    waiting.extend(other.map(|o| (value.clone(), o.clone())));
                                    other.is_some()
                                })
                        }
                        (ObjectState::Dictionary(a), ObjectState::Dictionary(b)) => {
                            a.classes == b.classes
                                && a.entries.len() == b.entries.len()
                                && a.entries.iter().all(|(key, value)| {
                                    let other = b.entries.get(key);
                                    waiting.extend(other.map(|o| (value.clone(), o.clone())));
                                    other.is_some()
                                })
                        }
                        _ => false,
                    }
        }
        _ => match (a.host_array()?, b.host_array()?) {
            (Some(a), Some(b)) => same_arrays(&a, &b, nan),
            _ => false,
        },
    })
}

fn same_function(a: &Rc<Function>, b: &Rc<Function>) -> bool {
    match (&**a, &**b) {
        (Function::Named { name: a, .. }, Function::Named { name: b, .. }) => a == b,
        _ => Rc::ptr_eq(a, b),
    }
}

fn same_scalar(a: Scalar, b: Scalar, nan: bool) -> bool {
    match (a, b) {
        (Scalar::I64(_) | Scalar::U64(_), _) | (_, Scalar::I64(_) | Scalar::U64(_)) => {
            same_arrays(&a.to_array(), &b.to_array(), nan)
        }
        _ => same(a.to_f64(), b.to_f64(), nan),
    }
}

fn same(a: f64, b: f64, nan: bool) -> bool {
    a == b || nan && a.is_nan() && b.is_nan()
}

fn same_arrays(a: &Array, b: &Array, nan: bool) -> bool {
    let (sa, sb): (&Shape, &Shape) = (a.shape(), b.shape());
    if sa != sb {
        return false;
    }
    match (a.data(), b.data()) {
        (Data::F64(a), Data::F64(b)) => a.iter().zip(b).all(|(&a, &b)| same(a, b, nan)),
        (Data::I64(a), Data::I64(b)) => a == b,
        (Data::U64(a), Data::U64(b)) => a == b,
        (Data::I64(a), Data::U64(b)) | (Data::U64(b), Data::I64(a)) => {
            a.iter().zip(b).all(|(&a, &b)| i128::from(a) == i128::from(b))
        }
        (a, b) if a.elem_type().complex || b.elem_type().complex => {
            let whole = crate::value::ElemType::complex(Class::Double);
            match (cast::convert(a, whole), cast::convert(b, whole)) {
                (Data::C64(a), Data::C64(b)) => {
                    a.iter().zip(&b).all(|(a, b)| same(a.re, b.re, nan) && same(a.im, b.im, nan))
                }
                _ => false,
            }
        }
        (a, b) => cast::to_f64(a).iter().zip(cast::to_f64(b)).all(|(&a, b)| same(a, b, nan)),
    }
}
