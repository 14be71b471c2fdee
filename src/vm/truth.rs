//! Questions that control flow asks of values: is it true, does it match a case.

use crate::builtins::{Flow, Stop};
use crate::diag::Error;
use crate::syntax::Dialect;
use crate::value::{Array, Data, Lazy, Scalar, Value};
use std::rc::Rc;

/// The host elements of a lazy value, or that they are needed.
pub(super) fn gathered(lazy: &Rc<Lazy>) -> Flow<Rc<Array>> {
    lazy.node.host().ok_or_else(|| Stop::Need(vec![lazy.clone()]))
}

fn scalar(s: Scalar) -> Flow<bool> {
    match s {
        Scalar::F64(x) if x.is_nan() => Err(nan()),
        Scalar::F32(x) if x.is_nan() => Err(nan()),
        s => Ok(s.to_f64() != 0.0),
    }
}

fn nan() -> Stop {
    Error::new("MATLAB:nologicalnan", "NaN values cannot be converted to logicals.").into()
}

fn array(a: &Array) -> bool {
    let all = match a.data() {
        Data::F64(v) => v.iter().all(|&x| x != 0.0),
        Data::Bool(v) => v.iter().all(|&x| x),
        Data::C64(v) => v.iter().all(|z| z.re != 0.0 || z.im != 0.0),
        Data::C32(v) => v.iter().all(|z| z.re != 0.0 || z.im != 0.0),
        data => (0..data.len()).all(|i| Scalar::of(data, i).is_some_and(|s| s.to_f64() != 0.0)),
    };
    all && a.numel() > 0
}

/// Whether a condition holds: every element is nonzero, and there is one.
pub(super) fn truth(value: &Value) -> Flow<bool> {
    match value {
        Value::Scalar(s) => scalar(*s),
        Value::Array(a) => Ok(array(a)),
        Value::Range(r) => Ok(array(&r.to_array())),
        Value::Lazy(l) => match gathered(l) {
            Err(asks) => l.node.assumed().ok_or(asks),
            Ok(a) if a.numel() == 1 => {
                Scalar::of(a.data(), 0).map_or_else(|| Ok(array(&a)), scalar)
            }
            Ok(a) => Ok(array(&a)),
        },
        Value::Compressed(matrix) => Ok(matrix.count() > 0 && matrix.count() == value.numel()),
        other if let Some(elements) = other.underlying() => truth(&elements),
        other => Err(Error::new(
            "MATLAB:invalidConversion",
            format!("Conversion to logical from {} is not possible.", other.class_name()),
        )
        .into()),
    }
}

/// The truth of an operand of `&&` and `||`. An empty one is an error, except in a program of
/// Octave's, where it is false.
pub(super) fn logical(value: &Value, dialect: Dialect) -> Flow<bool> {
    if dialect == Dialect::Matlab && value.numel() == 0 && value.elem_type().is_some() {
        return Err(Error::new(
            "MATLAB:nonLogicalConditional",
            "Operands to the logical AND (&&) and OR (||) operators must be convertible to \
             logical scalar values.",
        )
        .into());
    }
    truth(value)
}

/// Whether the subject of a `switch` matches a case: texts by their characters, numbers by value, a
/// cell if one of its elements matches.
pub(super) fn matches_case(subject: &Value, case: &Value) -> Flow<bool> {
    if let Value::Cell(cells) = case {
        for cell in &cells.cells {
            // A cell within a cell is not searched, so this goes one level deep.
            if !matches!(cell, Value::Cell(_)) && matches_case(subject, cell)? {
                return Ok(true);
            }
        }
        return Ok(false);
    }
    if subject.instance().is_some() || case.instance().is_some() {
        if let Some(same) = subject.same_object(case)? {
            return Ok(same);
        }
        return match (subject.underlying(), case.underlying()) {
            (Some(subject), _) => matches_case(&subject, case),
            (_, Some(case)) => matches_case(subject, &case),
            _ => Ok(false),
        };
    }
    match (subject.as_text()?, case.as_text()?) {
        (Some(a), Some(b)) => return Ok(a == b),
        (None, None) => {}
        _ => return Ok(false),
    }
    let (Some(a), Some(b)) = (subject.host_array()?, case.host_array()?) else { return Ok(false) };
    if a.numel() == 0 || b.numel() == 0 {
        return Ok(a.numel() == b.numel());
    }
    let element = |x: &Array, i| Scalar::of(x.data(), i).map(Scalar::to_f64);
    let same = |i, j| match (element(&a, i), element(&b, j)) {
        (Some(x), Some(y)) => x == y,
        _ => false,
    };
    if b.numel() == 1 || a.numel() == 1 {
        let n = a.numel().max(b.numel());
        return Ok((0..n).all(|i| same(i.min(a.numel() - 1), i.min(b.numel() - 1))));
    }
    Ok(a.shape() == b.shape() && (0..a.numel()).all(|i| same(i, i)))
}
