//! Lengths of vectors, of which none overflows or vanishes.

use crate::builtins::arguments::{one, refuse};
use crate::builtins::declare::{Captures, builtins, compose};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::op::{Op, ReduceOp};
use crate::value::{Class, Scalar, Value};

builtins! {
    /// What the texts of this family share of lengths.
    LENGTHS, LinearAlgebra;
    "root_of_squares" [2 2; 1] ["n = root_of_squares(v, dim)"] compose(Captures::First(1), root_of_squares), "The length of vectors along a dimension, of any magnitude." [];
}

/// The root of the sum of squares along a dimension: those of large and of small elements are summed apart (J. L. Blue, A portable
/// Fortran program to find the Euclidean norm of a vector, 1978). One pass over captured elements, at which nobody looks here; of
/// one number that is near, the others are not summed where it needs none of them.
fn root_of_squares(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let [v, Value::Scalar(dim)] = call.args else {
        return Err(refuse("root_of_squares", "arguments", "expected an array and a dimension"));
    };
    let dim = (dim.to_f64() as usize).saturating_sub(1);
    let single = v.elem_type().is_some_and(|ty| ty.class == Class::Single);
    let power_of_two = |exponent: i64| f64::from_bits(((1023 + exponent) as u64) << 52);
    let (down, up, least, most) = match single {
        true => (power_of_two(-80), power_of_two(85), power_of_two(-70), 1e38),
        false => (power_of_two(-600), power_of_two(600), power_of_two(-960), 1e308),
    };
    let sum = squares(cx, v, dim)?;
    let known = match &sum {
        Value::Scalar(x) => Some(x.to_f64()),
        captured => cx.graph.near_number("the sum of squares", v, captured)?,
    };
    if let Some(sum) = known.filter(|sum| (least..=most).contains(sum)) {
        let sum = if single { Scalar::F32(sum as f32) } else { Scalar::F64(sum) };
        return one(cx.graph.elementwise(Op::Sqrt, &[Value::Scalar(sum)])?);
    }
    let plain = cx.graph.elementwise(Op::Sqrt, std::slice::from_ref(&sum))?;
    let mut scaled = |by: f64| -> Flow<Value> {
        let v = cx.graph.elementwise(Op::Mul, &[v.clone(), Value::from(by)])?;
        let root = squares(cx, &v, dim)?;
        let root = cx.graph.elementwise(Op::Sqrt, &[root])?;
        cx.graph.elementwise(Op::Div, &[root, Value::from(by)])
    };
    let (large, small) = (scaled(down)?, scaled(up)?);
    let is_small = cx.graph.elementwise(Op::Lt, &[sum.clone(), Value::from(least)])?;
    let is_large = cx.graph.elementwise(Op::Gt, &[sum, Value::from(most)])?;
    let others = cx.graph.choose(&is_small, &small, &plain)?;
    one(cx.graph.choose(&is_large, &large, &others)?)
}

/// The sum of the squares along a dimension.
fn squares(cx: &mut Cx<'_>, v: &Value, dim: usize) -> Flow<Value> {
    let square = |cx: &mut Cx<'_>, x: Value| -> Flow<Value> {
        cx.graph.elementwise(Op::Pow, &[x, Value::from(2.0)])
    };
    let all = if v.elem_type().is_some_and(|ty| ty.complex) {
        let real = cx.graph.elementwise(Op::Real, std::slice::from_ref(v))?;
        let imaginary = cx.graph.elementwise(Op::Imag, std::slice::from_ref(v))?;
        let (real, imaginary) = (square(cx, real)?, square(cx, imaginary)?);
        cx.graph.elementwise(Op::Add, &[real, imaginary])?
    } else {
        square(cx, v.clone())?
    };
    match dim < all.shape().ndims() {
        true => cx.graph.reduce(ReduceOp::Sum, &all, &[dim]),
        false => Ok(all),
    }
}
