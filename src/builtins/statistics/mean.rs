//! The mean: a captured sum over the number of elements. Must not know how sums are made.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::{doubles, one, refuse};
use crate::builtins::declare::{Captures, builtins, compose};
use crate::builtins::reductions::{fold_options, is_nothing};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::op::{Op, ReduceOp};
use crate::value::{Array, Class, Refusal, Shape, Value};

builtins! {
    /// Means.
    ALL, Statistics;
    "mean" [1 255; 1] ["y = mean(x)", "y = mean(x, dim)", "y = mean(x, [d1 d2])", "y = mean(x, 'all')", "y = mean(..., 'omitnan')", "y = mean(..., 'a' | 'g' | 'h')", "y = mean(..., Weights=w)"]
        compose(Captures::First(1), mean), "The mean."
        [Equal("mean([1 2 3])", "2"), Equal("mean([1 2; 3 4], [1 2])", "2.5"), Equal("mean([1 NaN 3], 'omitnan')", "2"), Equal("mean([1 2; 3 4], 2, 'Weights', [1 3])", "[1.75; 3.75]"), Fails("mean({1})", "numeric")], keeps_sparse;
}

/// Which mean is meant.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Arithmetic,
    Geometric,
    Harmonic,
}

/// The kind that an argument names.
fn kind_of(arg: &Value) -> Result<Option<Kind>, Refusal> {
    Ok(match arg.as_text()?.as_deref() {
        Some("a" | "A") => Some(Kind::Arithmetic),
        Some("g" | "G") => Some(Kind::Geometric),
        Some("h" | "H") => Some(Kind::Harmonic),
        _ => None,
    })
}

fn mean(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let mut x = call.args[0].clone();
    let Some(ty) = x.elem_type() else {
        return Err(refuse("mean", "inputType", "expected a numeric array"));
    };
    let shape = x.shape();
    let options = &call.args[1..];
    let (mut kind, mut weights, mut rest) = (Kind::Arithmetic, None, Vec::new());
    let mut given = options.iter();
    while let Some(option) = given.next() {
        match kind_of(option)? {
            Some(named) => kind = named,
            None if is_weights(option)? => weights = Some(weighing(given.next())?),
            None => rest.push(option.clone()),
        }
    }
    let options = fold_options("mean", &shape, &rest)?;
    if options.native && ty.class == Class::Logical {
        let message = "a logical array has no mean of its own class";
        return Err(refuse("mean", "invalidOutputType", message));
    }
    if options.dims.is_none() && is_nothing(&shape) {
        // As 0 / 0: the sum of [] is a number as well.
        let nan = match ty.class {
            Class::Single => Value::from(Array::from_vec(Shape::scalar(), vec![f32::NAN])),
            _ => Value::from(f64::NAN),
        };
        return one(nan);
    }
    if !ty.class.is_float() || options.double && ty.class != Class::Double {
        x = cx.graph.cast(&x, Class::Double)?;
    }
    if kind == Kind::Geometric
        && !ty.complex
        && doubles("mean", &x)?.iter().any(|&element| element < 0.0)
    {
        let message = "expected numbers that are not negative for a geometric mean";
        return Err(refuse("mean", "negative", message));
    }
    x = match kind {
        Kind::Arithmetic => x,
        Kind::Geometric => cx.graph.elementwise(Op::Log, &[x])?,
        Kind::Harmonic => cx.graph.elementwise(Op::Div, &[Value::from(1.0), x])?,
    };
    let mut dims = options.dims.unwrap_or_else(|| vec![shape.first_nonsingleton()]);
    dims.retain(|&d| d < shape.ndims());
    let weights = weights.map(|weights| along(cx, &weights, &shape, &dims)).transpose()?;
    let there = match options.skip_nan {
        true => {
            let missing = cx.graph.elementwise(Op::IsNan, std::slice::from_ref(&x))?;
            Some(cx.graph.elementwise(Op::Not, &[missing])?)
        }
        false => None,
    };
    if let Some(weights) = &weights {
        x = cx.graph.elementwise(Op::Mul, &[x, weights.clone()])?;
    }
    let mut y = if let Some(there) = there {
        let zero = cx.graph.cast(&Value::from(0.0), x.elem_type().map_or(ty.class, |t| t.class))?;
        let kept = cx.graph.elementwise(Op::Select, &[there.clone(), x, zero.clone()])?;
        let sum = total(cx, &kept, &dims)?;
        let counted = match weights {
            Some(weights) => cx.graph.elementwise(Op::Select, &[there, weights, zero])?,
            None => cx.graph.cast(&there, Class::Double)?,
        };
        let count = total(cx, &counted, &dims)?;
        cx.graph.elementwise(Op::Div, &[sum, count])?
    } else {
        let count = match weights {
            Some(weights) => total(cx, &weights, &dims)?,
            None => Value::from(dims.iter().map(|&d| shape.dim(d)).product::<usize>() as f64),
        };
        let sum = total(cx, &x, &dims)?;
        cx.graph.elementwise(Op::Div, &[sum, count])?
    };
    y = match kind {
        Kind::Arithmetic => y,
        Kind::Geometric => cx.graph.elementwise(Op::Exp, &[y])?,
        Kind::Harmonic => cx.graph.elementwise(Op::Div, &[Value::from(1.0), y])?,
    };
    one(if options.native { cx.graph.cast(&y, ty.class)? } else { y })
}

fn is_weights(option: &Value) -> Result<bool, Refusal> {
    Ok(option.as_text()?.is_some_and(|name| name.eq_ignore_ascii_case("Weights")))
}

fn weighing(weights: Option<&Value>) -> Flow<Value> {
    match weights.filter(|w| w.elem_type().is_some_and(|ty| ty.class.is_numeric() && !ty.complex)) {
        Some(weights) => Ok(weights.clone()),
        None => Err(refuse("mean", "weights", "expected an array of weights after 'Weights'")),
    }
}

/// Weights of elements of a shape: one each, or a vector of those along the one dimension that is reduced.
fn along(cx: &mut Cx<'_>, weights: &Value, shape: &Shape, dims: &[usize]) -> Flow<Value> {
    let own = weights.shape();
    let weights = match *dims {
        _ if own == *shape => weights.clone(),
        [dim] if own.is_vector() && own.numel() == shape.dim(dim) => {
            cx.graph.reshape(weights, Shape::scalar().with_dim(dim, own.numel()))?
        }
        _ => {
            let message = format!(
                "expected weights of the size of the data, {shape}, or a vector as long as the \
                 dimension of the mean; found {own}"
            );
            return Err(refuse("mean", "weights", message));
        }
    };
    let whole = weights.elem_type().is_some_and(|ty| !ty.class.is_float());
    if whole { cx.graph.cast(&weights, Class::Double) } else { Ok(weights) }
}

fn total(cx: &mut Cx<'_>, x: &Value, dims: &[usize]) -> Flow<Value> {
    if dims.is_empty() { Ok(x.clone()) } else { cx.graph.reduce(ReduceOp::Sum, x, dims) }
}
