//! The mean: a captured sum over the number of elements. Must not know how sums are made.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::{doubles, one, refuse};
use crate::builtins::declare::{Captures, builtins, compose};
use crate::builtins::reductions::{fold_options, is_nothing};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::op::{Op, ReduceOp};
use crate::value::{Array, Class, Shape, Value};

builtins! {
    /// Means.
    ALL, Statistics;
    "mean" [1 255; 1] ["y = mean(x)", "y = mean(x, dim)", "y = mean(x, [d1 d2])", "y = mean(x, 'all')", "y = mean(..., 'omitnan')", "y = mean(..., 'a' | 'g' | 'h')"]
        compose(Captures::First(1), mean), "The mean."
        [Equal("mean([1 2 3])", "2"), Equal("mean([1 2; 3 4], [1 2])", "2.5"), Equal("mean([1 NaN 3], 'omitnan')", "2"), Fails("mean({1})", "numeric")], keeps_sparse;
}

/// Which mean is meant.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Arithmetic,
    Geometric,
    Harmonic,
}

/// The kind that an argument names.
fn kind_of(arg: &Value) -> Option<Kind> {
    match arg.as_text().filter(|_| arg.is_char() || matches!(arg, Value::Text(_)))?.as_str() {
        "a" | "A" => Some(Kind::Arithmetic),
        "g" | "G" => Some(Kind::Geometric),
        "h" | "H" => Some(Kind::Harmonic),
        _ => None,
    }
}

fn mean(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let mut x = call.args[0].clone();
    let Some(ty) = x.elem_type() else {
        return Err(refuse("mean", "inputType", "expected a numeric array"));
    };
    let shape = x.shape();
    let options = &call.args[1..];
    let kind = options.iter().rev().find_map(kind_of).unwrap_or(Kind::Arithmetic);
    let rest: Vec<Value> = options.iter().filter(|a| kind_of(a).is_none()).cloned().collect();
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
    let mut y = if options.skip_nan {
        let there = cx.graph.elementwise(Op::IsNan, std::slice::from_ref(&x))?;
        let there = cx.graph.elementwise(Op::Not, &[there])?;
        let zero = cx.graph.cast(&Value::from(0.0), x.elem_type().map_or(ty.class, |t| t.class))?;
        let kept = cx.graph.elementwise(Op::Select, &[there.clone(), x, zero])?;
        let sum = total(cx, &kept, &dims)?;
        let there = cx.graph.cast(&there, Class::Double)?;
        let count = total(cx, &there, &dims)?;
        cx.graph.elementwise(Op::Div, &[sum, count])?
    } else {
        let count: usize = dims.iter().map(|&d| shape.dim(d)).product();
        let sum = total(cx, &x, &dims)?;
        cx.graph.elementwise(Op::Div, &[sum, Value::from(count as f64)])?
    };
    y = match kind {
        Kind::Arithmetic => y,
        Kind::Geometric => cx.graph.elementwise(Op::Exp, &[y])?,
        Kind::Harmonic => cx.graph.elementwise(Op::Div, &[Value::from(1.0), y])?,
    };
    one(if options.native { cx.graph.cast(&y, ty.class)? } else { y })
}

fn total(cx: &mut Cx<'_>, x: &Value, dims: &[usize]) -> Flow<Value> {
    if dims.is_empty() { Ok(x.clone()) } else { cx.graph.reduce(ReduceOp::Sum, x, dims) }
}
