//! What arguments mean: sizes, dimensions, classes, texts, numbers, with the errors for those that do not.
//! Must not know any particular builtin.

use super::{Flow, Stop, Values};
use crate::diag::Error;
use crate::value::text::{char_rows, text_of};
use crate::value::{Array, Class, Data, ElemType, Scalar, Shape, Value, cast};
use smallvec::smallvec;
use std::rc::Rc;

/// One result.
pub(crate) fn one(value: impl Into<Value>) -> Flow<Values> {
    Ok(smallvec![value.into()])
}

/// No result.
pub(crate) fn none() -> Flow<Values> {
    Ok(Values::new())
}

/// An error `MATLAB:name:what`.
pub(crate) fn refuse(name: &str, what: &str, message: impl Into<String>) -> Stop {
    Stop::Error(Error::new(format!("MATLAB:{name}:{what}"), format!("{name}: {}", message.into())))
}

/// The host elements of an array; asks for those that are not on the host yet.
pub(crate) fn array(name: &str, value: &Value) -> Flow<Rc<Array>> {
    value.host_array()?.ok_or_else(|| {
        let found = value.class_name();
        let message = format!("expected a numeric, logical or char array, found {found}");
        refuse(name, "invalidType", message)
    })
}

/// The elements as doubles.
pub(crate) fn doubles(name: &str, value: &Value) -> Flow<Vec<f64>> {
    Ok(cast::to_f64(array(name, value)?.data()))
}

/// One real number.
pub(crate) fn number(name: &str, value: &Value) -> Flow<f64> {
    if let Value::Scalar(s) = value {
        return Ok(s.to_f64());
    }
    let array = array(name, value)?;
    match (array.numel(), Scalar::of(array.data(), 0)) {
        (1, Some(s)) => Ok(s.to_f64()),
        _ => Err(refuse(
            name,
            "notScalar",
            format!("expected a real scalar, found a {} {}", array.shape(), value.class_name()),
        )),
    }
}

/// One whole number.
pub(crate) fn whole(name: &str, value: &Value) -> Flow<i64> {
    let x = number(name, value)?;
    if libm::trunc(x) == x && x.abs() < 9e15 {
        Ok(x as i64)
    } else {
        Err(refuse(name, "notInteger", "expected an integer"))
    }
}

/// A dimension argument, counted from 0.
pub(crate) fn dimension(name: &str, value: &Value) -> Flow<usize> {
    match number(name, value)? {
        x if x >= 1.0 && libm::trunc(x) == x && x <= 9e15 => Ok(x.min(1e9) as usize - 1),
        _ => Err(Error::new(
            "MATLAB:getdimarg:dimensionMustBePositiveInteger",
            format!("{name}: Dimension argument must be a positive integer scalar within indexing range."),
        )
        .into()),
    }
}

/// A dimension, counted from 0, along which an array is to have other than one element.
pub(crate) fn within(name: &str, dim: usize) -> Flow<usize> {
    let most = Shape::MOST_DIMENSIONS;
    if dim < most {
        return Ok(dim);
    }
    let message = format!("an array has at most {most} dimensions, and not {}", dim + 1);
    Err(refuse(name, "dimension", message))
}

/// An extent; negative ones count as 0.
fn extent(name: &str, x: f64) -> Flow<usize> {
    if x.is_nan() || libm::trunc(x) != x && x.is_finite() {
        return Err(Error::new(
            "MATLAB:NonIntegerInput",
            format!("{name}: Size inputs must be integers."),
        )
        .into());
    }
    if x > Shape::LARGEST_EXTENT as f64 {
        return Err(Error::new(
            "MATLAB:array:SizeLimitExceeded",
            "Requested array exceeds the largest size of an array here (2 GiB).",
        )
        .into());
    }
    Ok(x.max(0.0) as usize)
}

/// The shape that `(n)`, `(m, n, …)` or `([m n …])` asks for; no arguments are 1×1.
pub(crate) fn sizes(name: &str, args: &[Value]) -> Flow<Shape> {
    let mut extents = Vec::new();
    match args {
        [] => return Ok(Shape::scalar()),
        [only] => {
            let v = doubles(name, only)?;
            if v.len() > 1 && !only.shape().is_vector() {
                return Err(refuse(name, "sizeMustBeRow", "Size vector must be a row vector."));
            }
            for x in v {
                extents.push(extent(name, x)?);
            }
            match extents[..] {
                [] => extents.extend([0, 0]),
                [n] => extents.push(n),
                _ => {}
            }
        }
        many => {
            for value in many {
                // An extent that is empty is 0.
                let empty = value.elem_type().is_some() && value.numel() == 0;
                extents.push(if empty { 0 } else { extent(name, number(name, value)?)? });
            }
        }
    }
    Ok(Shape::new(&extents))
}

/// Asks for a text that is captured.
fn text_is_here(value: &Value) -> Flow<()> {
    match value {
        Value::Lazy(lazy) if value.is_char() && lazy.node.host().is_none() => {
            Err(Stop::Need(vec![lazy.clone()]))
        }
        _ => Ok(()),
    }
}

/// A text argument.
pub(crate) fn text(name: &str, value: &Value) -> Flow<String> {
    text_is_here(value)?;
    value.as_text()?.ok_or_else(|| {
        refuse(name, "notText", format!("expected text, found {}", value.class_name()))
    })
}

/// Texts of a cell array of texts, a string array, one text, or the rows of a char array without what is blank at their ends.
pub(crate) fn texts(name: &str, value: &Value) -> Flow<Vec<String>> {
    text_is_here(value)?;
    if let Value::Cell(cells) = value {
        cells.cells.iter().try_for_each(text_is_here)?;
    }
    if value.is_char()
        && value.shape().rows() > 1
        && let Some(rows) = value.host_array()?.and_then(|array| char_rows(&array))
    {
        return Ok(rows.iter().map(|row| row.trim_end().to_owned()).collect());
    }
    value.as_texts()?.ok_or_else(|| {
        refuse(
            name,
            "notTexts",
            format!("expected text or a cell array of texts, found {}", value.class_name()),
        )
    })
}

/// Splits off a trailing class name and `'like', prototype` of a constructor's arguments.
pub(crate) fn class_argument<'a>(name: &str, args: &'a [Value]) -> Flow<(&'a [Value], ElemType)> {
    let n = args.len();
    if n >= 2 && args[n - 2].as_text()?.is_some_and(|t| t.eq_ignore_ascii_case("like")) {
        return match args[n - 1].elem_type() {
            Some(ty) => Ok((&args[..n - 2], ty)),
            None => Err(refuse(name, "invalidLike", "expected an array after 'like'")),
        };
    }
    if let Some(last) = args.last()
        && last.as_text()?.is_some_and(|t| t == "gpuArray")
    {
        // Where an array is made is decided by its cost.
        return class_argument(name, &args[..n - 1]);
    }
    if let Some(last) = args.last()
        && let Some(text) =
            last.as_text()?.filter(|_| last.is_char() || matches!(last, Value::Text(_)))
        && (last.numel() > 1 || matches!(last, Value::Text(_)))
    {
        return match Class::from_name(&text) {
            Some(class) => Ok((&args[..n - 1], ElemType::real(class))),
            None => {
                Err(refuse(name, "invalidClass", format!("expected a class name, found '{text}'")))
            }
        };
    }
    Ok((args, ElemType::DOUBLE))
}

/// A cell row, column or array of values.
pub(crate) fn cell(shape: Shape, cells: Vec<Value>) -> Value {
    Value::Cell(Rc::new(crate::value::CellArray { shape, cells }))
}

/// Whether a value is true as `if` sees it, for arrays on the host.
pub(crate) fn truth(name: &str, value: &Value) -> Flow<bool> {
    let array = array(name, value)?;
    Ok(array.numel() > 0
        && match array.data() {
            Data::C64(v) => v.iter().all(|z| z.re != 0.0 || z.im != 0.0),
            Data::C32(v) => v.iter().all(|z| z.re != 0.0 || z.im != 0.0),
            other => cast::to_f64(other).iter().all(|&x| x != 0.0),
        })
}

/// What numbers are compared by: complex ones by their moduli and angles and real ones as they are, all by their real parts (and
/// then by the others), or all by their moduli.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Comparison {
    #[default]
    Auto,
    Real,
    Modulus,
}

/// What the value of an option `ComparisonMethod` says.
pub(crate) fn comparison(name: &str, value: Option<&Value>) -> Flow<Comparison> {
    let word = text_of(value)?.unwrap_or_default();
    match word.to_ascii_lowercase().as_str() {
        "auto" => Ok(Comparison::Auto),
        "real" => Ok(Comparison::Real),
        "abs" => Ok(Comparison::Modulus),
        _ => {
            let why = "'ComparisonMethod' must be 'auto', 'real' or 'abs'";
            Err(refuse(name, "invalidComparison", why))
        }
    }
}

/// The type of the elements of an array of numbers.
pub(super) fn number_type(name: &str, x: &Value) -> Flow<ElemType> {
    x.elem_type().ok_or_else(|| {
        refuse(name, "invalidType", format!("expected a numeric array, found {}", x.class_name()))
    })
}
