//! The mean: a captured sum over the number of elements. Must not know how sums are made.

use super::Example::{Equal, Fails};
use super::arguments::{doubles, one, refuse};
use super::declare::{builtins, compose};
use super::{Call, Cx, Flow, Values};
use crate::diag::Error;
use crate::op::{Op, ReduceOp};
use crate::value::{Array, Class, Shape, Value};

builtins! {
    /// Means.
    ALL, Statistics;
    "mean" [1 255; 1] ["y = mean(x)", "y = mean(x, dim)", "y = mean(x, [d1 d2])", "y = mean(x, 'all')", "y = mean(..., 'omitnan')", "y = mean(..., 'a' | 'g' | 'h')"]
        compose(mean), "The mean."
        [Equal("mean([1 2 3])", "2"), Equal("mean([1 2; 3 4], [1 2])", "2.5"), Equal("mean([1 NaN 3], 'omitnan')", "2"), Fails("mean({1})", "numeric")];
}

/// Which mean is meant.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Arithmetic,
    Geometric,
    Harmonic,
}

/// What the arguments after the data ask for.
struct Wish {
    dims: Option<Vec<usize>>,
    kind: Kind,
    double: bool,
    native: bool,
    skip_nan: bool,
}

fn wish(shape: &Shape, args: &[Value]) -> Flow<Wish> {
    let mut wish =
        Wish { dims: None, kind: Kind::Arithmetic, double: false, native: false, skip_nan: false };
    for arg in args {
        let Some(option) = arg.as_text().filter(|_| !is_numeric(arg)) else {
            wish.dims = dimensions(arg)?;
            continue;
        };
        match option.to_ascii_lowercase().as_str() {
            "all" => wish.dims = Some((0..shape.ndims()).collect()),
            "omitnan" => wish.skip_nan = true,
            "includenan" => {}
            kind @ ("default" | "double" | "native") => {
                (wish.double, wish.native) = (kind == "double", kind == "native");
            }
            "a" => wish.kind = Kind::Arithmetic,
            "g" => wish.kind = Kind::Geometric,
            "h" => wish.kind = Kind::Harmonic,
            _ => {
                let message = format!("unknown option '{option}'");
                return Err(refuse("mean", "unknownOption", message));
            }
        }
    }
    Ok(wish)
}

fn is_numeric(x: &Value) -> bool {
    x.elem_type().is_some_and(|t| t.class.is_numeric())
}

/// The dimensions, from 0; none where an empty array stands for them.
fn dimensions(arg: &Value) -> Flow<Option<Vec<usize>>> {
    if arg.numel() == 0 && is_numeric(arg) {
        return Ok(None);
    }
    let vector = arg.shape().dims().iter().filter(|&&extent| extent != 1).count() <= 1;
    let given = if is_numeric(arg) && vector { doubles("mean", arg)? } else { vec![f64::NAN] };
    if given.iter().any(|d| d.fract() != 0.0 || *d < 1.0) {
        return Err(Error::new(
            "MATLAB:getdimarg:dimensionMustBePositiveInteger",
            "mean: the dimension must be a positive integer",
        )
        .into());
    }
    let mut dims: Vec<usize> = given.iter().map(|&d| d as usize - 1).collect();
    dims.sort_unstable();
    dims.dedup();
    Ok(Some(dims))
}

fn mean(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let mut x = call.args[0].clone();
    let Some(ty) = x.elem_type() else {
        return Err(refuse("mean", "inputType", "expected a numeric array"));
    };
    let shape = x.shape();
    let wish = wish(&shape, &call.args[1..])?;
    if wish.native && ty.class == Class::Logical {
        let message = "a logical array has no mean of its own class";
        return Err(refuse("mean", "invalidOutputType", message));
    }
    let nothing = shape.ndims() == 2 && shape.rows() == 0 && shape.cols() == 0;
    if wish.dims.is_none() && nothing {
        // As 0 / 0: the sum of [] is a number as well.
        let nan = match ty.class {
            Class::Single => Value::from(Array::from_vec(Shape::scalar(), vec![f32::NAN])),
            _ => Value::from(f64::NAN),
        };
        return one(nan);
    }
    if !ty.class.is_float() || wish.double && ty.class != Class::Double {
        x = cx.graph.cast(&x, Class::Double)?;
    }
    x = match wish.kind {
        Kind::Arithmetic => x,
        Kind::Geometric => cx.graph.elementwise(Op::Log, &[x])?,
        Kind::Harmonic => cx.graph.elementwise(Op::Div, &[Value::from(1.0), x])?,
    };
    let mut dims = wish.dims.unwrap_or_else(|| vec![shape.first_nonsingleton()]);
    dims.retain(|&d| d < shape.ndims());
    let mut y = if wish.skip_nan {
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
    y = match wish.kind {
        Kind::Arithmetic => y,
        Kind::Geometric => cx.graph.elementwise(Op::Exp, &[y])?,
        Kind::Harmonic => cx.graph.elementwise(Op::Div, &[Value::from(1.0), y])?,
    };
    one(if wish.native { cx.graph.cast(&y, ty.class)? } else { y })
}

fn total(cx: &mut Cx<'_>, x: &Value, dims: &[usize]) -> Flow<Value> {
    if dims.is_empty() { Ok(x.clone()) } else { cx.graph.reduce(ReduceOp::Sum, x, dims) }
}
