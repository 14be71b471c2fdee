//! Folds along dimensions: sums, products, extremes, questions, and their running forms.
//! All are reductions and scans of the graph; this file only reads arguments.

mod accumulate;

pub use accumulate::HELPERS;

use super::Example::{Equal, Fails};
use super::arguments::{Comparison, array, comparison, dimension, doubles, one, refuse};
use super::declare::{Captures, builtins, compose};
use super::{Call, Cx, Flow, Values, source_builtins};
use crate::op::{self, Op, ReduceOp};
use crate::value::index::Index;
use crate::value::{Array, Class, Data, ElemType, Range, Shape, Value, cast};
use smallvec::smallvec;

builtins! {
    /// Reductions.
    ALL, Reductions;
    "sum" [1 5; 1] ["s = sum(X)", "s = sum(X, dim)", "s = sum(X, [d1 d2])", "s = sum(X, 'all')", "s = sum(..., 'native' | 'double' | 'omitnan')"]
        compose(Captures::First(1), |cx, call| fold(cx, call, "sum", ReduceOp::Sum)), "The sum along a dimension."
        [Equal("sum([1 2; 3 4])", "[4 6]"), Equal("sum([1 2; 3 4], 2)", "[3; 7]"), Equal("sum([])", "0"), Fails("sum({1})", "expected")], keeps_sparse;
    "prod" [1 5; 1] ["p = prod(X)", "p = prod(X, dim)", "p = prod(X, 'all')"]
        compose(Captures::First(1), |cx, call| fold(cx, call, "prod", ReduceOp::Prod)), "The product along a dimension."
        [Equal("prod([1 2; 3 4])", "[3 8]"), Fails("prod({1})", "expected")], keeps_sparse;
    "sumsq" [1 2; 1] ["s = sumsq(X)", "s = sumsq(X, dim)"]
        compose(Captures::First(1), sumsq), "The sum of squares along a dimension."
        [Equal("sumsq([1 2 3])", "14"), Fails("sumsq({1})", "expected")], keeps_sparse;
    "any" [1 2; 1] ["tf = any(X)", "tf = any(X, dim)", "tf = any(X, 'all')"]
        compose(Captures::First(1), |cx, call| fold(cx, call, "any", ReduceOp::Any)), "Whether any element along a dimension is nonzero."
        [Equal("any([0 1; 0 0])", "[false true]"), Fails("any({1})", "expected")], keeps_sparse;
    "all" [1 2; 1] ["tf = all(X)", "tf = all(X, dim)", "tf = all(X, 'all')"]
        compose(Captures::First(1), |cx, call| fold(cx, call, "all", ReduceOp::All)), "Whether all elements along a dimension are nonzero."
        [Equal("all([0 1; 1 1])", "[false true]"), Equal("all([])", "true"), Fails("all({1})", "expected")], keeps_sparse;
    "max" [1 7; 2] ["m = max(X)", "[m, k] = max(X, [], dim)", "m = max(X, Y)", "m = max(X, [], 'all')", "m = max(..., 'includenan')", "[m, k] = max(..., 'linear')", "m = max(..., 'ComparisonMethod', 'real' | 'abs')"]
        compose(Captures::First(2), |cx, call| extreme(cx, call, "max")), "The largest elements, and where they are."
        [Equal("max([1 5; 7 2])", "[7 5]"), Equal("max(3, [1 5])", "[3 5]"), Equal("nthargout(2, @max, [3 9 4])", "2"), Equal("max([-3 2], [], 'ComparisonMethod', 'abs')", "-3"), Fails("max({1})", "expected")];
    "min" [1 7; 2] ["m = min(X)", "[m, k] = min(X, [], dim)", "m = min(X, Y)", "m = min(X, [], 'all')", "m = min(..., 'includenan')", "[m, k] = min(..., 'linear')", "m = min(..., 'ComparisonMethod', 'real' | 'abs')"]
        compose(Captures::First(2), |cx, call| extreme(cx, call, "min")), "The smallest elements, and where they are."
        [Equal("min([1 5; 7 2])", "[1 2]"), Equal("nthargout(2, @min, [4 2; 1 8], [], 2, 'linear')", "[3; 2]"), Equal("min(3, [1 5])", "[1 3]"), Fails("min({1})", "expected")];
    "cumsum" [1 4; 1] ["y = cumsum(X)", "y = cumsum(X, dim)", "y = cumsum(..., 'reverse')"]
        compose(Captures::First(1), |cx, call| running(cx, call, "cumsum", ReduceOp::Sum)), "Running sums along a dimension."
        [Equal("cumsum([1 2 3])", "[1 3 6]"), Fails("cumsum({1})", "expected")], keeps_sparse;
    "cumprod" [1 4; 1] ["y = cumprod(X)", "y = cumprod(X, dim)", "y = cumprod(..., 'reverse')"]
        compose(Captures::First(1), |cx, call| running(cx, call, "cumprod", ReduceOp::Prod)), "Running products along a dimension."
        [Equal("cumprod([1 2 3])", "[1 2 6]"), Fails("cumprod({1})", "expected")], keeps_sparse;
    "cummax" [1 3; 2] ["y = cummax(X)", "[y, k] = cummax(X, dim)"]
        compose(Captures::First(1), |cx, call| running_extreme(cx, call, "cummax")), "Running maxima along a dimension."
        [Equal("cummax([1 3 2])", "[1 3 3]"), Fails("cummax({1})", "expected")], keeps_sparse;
    "cummin" [1 3; 2] ["y = cummin(X)", "[y, k] = cummin(X, dim)"]
        compose(Captures::First(1), |cx, call| running_extreme(cx, call, "cummin")), "Running minima along a dimension."
        [Equal("cummin([3 1 2])", "[3 1 1]"), Fails("cummin({1})", "expected")], keeps_sparse;
}

source_builtins! {
    /// Sums by subscript, and differences, in the language.
    IN_THE_LANGUAGE, Reductions;
    "accumarray" [2 6; 1] ["A = accumarray(subs, vals)", "A = accumarray(subs, vals, sz, f, fill)"] "Values collected by subscript, and summed or reduced by a function."
        [Equal("accumarray([1; 2; 1], [10; 20; 30])", "[40; 20]"), Fails("accumarray([0; 1], 1)", "")];
    "accumdim" [2 6; 1] ["A = accumdim(subs, vals, dim, n, f, fill)"] "Slices collected by subscript along a dimension."
        [Equal("accumdim([1; 2; 1], [10; 20; 30])", "[40; 20]"), Fails("accumdim([0; 1], [1; 2])", "")];
    "diff" [1 3; 1] ["y = diff(x)", "y = diff(x, k, dim)"] "Differences of neighbours."
        [Equal("diff([1 4 9])", "[3 5]"), Fails("diff({1})", "numeric")];
}

/// What the arguments after the array ask for.
#[derive(Default)]
pub(super) struct FoldOptions {
    /// The dimensions to fold, in order; None for the first whose extent is not 1.
    pub(super) dims: Option<Vec<usize>>,
    pub(super) native: bool,
    pub(super) double: bool,
    pub(super) skip_nan: bool,
    with_nan: bool,
    reverse: bool,
    /// Places count through the whole array.
    linear: bool,
}

pub(super) fn fold_options(name: &'static str, shape: &Shape, args: &[Value]) -> Flow<FoldOptions> {
    let mut options = FoldOptions::default();
    for arg in args {
        match arg.as_text()?.filter(|_| arg.is_char() || matches!(arg, Value::Text(_))) {
            Some(text) => match text.to_ascii_lowercase().as_str() {
                "all" => options.dims = Some((0..shape.ndims()).collect()),
                "native" => options.native = true,
                "double" | "extra" => options.double = text == "double",
                "default" | "forward" => {}
                "omitnan" | "omitmissing" => options.skip_nan = true,
                "includenan" | "includemissing" => options.with_nan = true,
                "reverse" => options.reverse = true,
                "linear" if matches!(name, "min" | "max") => options.linear = true,
                _ => {
                    return Err(refuse(
                        name,
                        "unknownOption",
                        format!("there is no option '{text}'"),
                    ));
                }
            },
            None if arg.numel() == 0 => {}
            None if options.dims.is_some() => {
                return Err(refuse(name, "tooManyDims", "the dimension is given twice"));
            }
            None => {
                let vector = arg.shape().dims().iter().filter(|&&extent| extent != 1).count() <= 1;
                let given = if vector { doubles(name, arg)? } else { vec![f64::NAN] };
                let dims = given.into_iter().map(|d| dimension(name, &Value::from(d)));
                let mut dims = dims.collect::<Flow<Vec<usize>>>()?;
                dims.sort_unstable();
                dims.dedup();
                options.dims = Some(dims);
            }
        }
    }
    Ok(options)
}

fn elements(name: &'static str, x: &Value) -> Flow<ElemType> {
    x.elem_type().ok_or_else(|| {
        refuse(
            name,
            "invalidType",
            format!("expected a numeric, logical or char array, found {}", x.class_name()),
        )
    })
}

pub(super) fn is_nothing(shape: &Shape) -> bool {
    shape.ndims() == 2 && shape.rows() == 0 && shape.cols() == 0
}

/// The dimensions to fold: those asked for; all of a 0×0 array; else the first that is not 1.
fn folded(shape: &Shape, dims: Option<Vec<usize>>) -> Vec<usize> {
    match dims {
        Some(dims) => dims,
        None if is_nothing(shape) => vec![0, 1],
        None => vec![shape.first_nonsingleton()],
    }
}

fn without_nan(cx: &mut Cx<'_>, x: &Value, instead: f64) -> Flow<Value> {
    let nan = cx.graph.elementwise(Op::IsNan, std::slice::from_ref(x))?;
    let class = x.elem_type().map_or(Class::Double, |t| t.class);
    let number = Value::from(cast::convert_scalar(crate::value::Scalar::F64(instead), class));
    cx.graph.elementwise(Op::Select, &[nan, number, x.clone()])
}

fn fold(cx: &mut Cx<'_>, call: Call<'_>, name: &'static str, op: ReduceOp) -> Flow<Values> {
    let mut x = call.args[0].clone();
    let ty = elements(name, &x)?;
    let shape = x.shape();
    let options = fold_options(name, &shape, &call.args[1..])?;
    let sums = op.is_arithmetic();
    if options.skip_nan && ty.class.is_float() && sums {
        x = without_nan(cx, &x, if op == ReduceOp::Sum { 0.0 } else { 1.0 })?;
    }
    if op == ReduceOp::Any && ty.class.is_float() {
        // NaN is neither true nor false here.
        x = if ty.complex {
            without_nan(cx, &x, 0.0)?
        } else {
            let size = cx.graph.elementwise(Op::Abs, &[x])?;
            cx.graph.elementwise(Op::Gt, &[size, Value::from(0.0)])?
        };
    }
    // Sums and products of integers are doubles, unless they are asked for in their class.
    let wide = options.double || sums && ty.class.is_integer() && !options.native;
    if wide && ty.class != Class::Double {
        x = cx.graph.cast(&x, Class::Double)?;
    }
    if options.native && ty.class == Class::Logical && sums {
        // The sum of logicals as a logical is whether any is true; the product, whether all are.
        let op = if op == ReduceOp::Sum { ReduceOp::Any } else { ReduceOp::All };
        return one(cx.graph.reduce(op, &x, &folded(&shape, options.dims))?);
    }
    let mut dims = folded(&shape, options.dims);
    dims.retain(|&d| d < shape.ndims());
    if dims.is_empty() {
        // Along a dimension of extent 1 there is nothing to add up.
        return match op.is_of_truth() {
            true => {
                let zero = Value::from(0.0);
                one(cx.graph.elementwise(Op::Ne, &[x, zero])?)
            }
            false if !ty.class.is_numeric() => one(cx.graph.cast(&x, Class::Double)?),
            false => one(x),
        };
    }
    one(cx.graph.reduce(op, &x, &dims)?)
}

fn sumsq(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let ty = elements("sumsq", &call.args[0])?;
    let mut x = call.args[0].clone();
    if ty.class.is_integer() {
        x = cx.graph.cast(&x, Class::Double)?;
    }
    let size = cx.graph.elementwise(Op::Abs, &[x])?;
    let square = cx.graph.elementwise(Op::Mul, &[size.clone(), size])?;
    let mut args = call.args.to_vec();
    args[0] = square;
    fold(cx, Call { args: &args, nargout: call.nargout }, "sumsq", ReduceOp::Sum)
}

/// Places along a dimension, from 0, as places in the whole array, from 1.
fn linear(cx: &mut Cx<'_>, at: &Value, shape: &Shape, dim: usize) -> Flow<Value> {
    let count = shape.numel();
    let all = Range { start: 1.0, step: 1.0, count, last: count as f64 };
    let numbers = cx.graph.reshape(&Value::from(all.to_array()), shape.clone())?;
    let first = (0..shape.ndims()).map(|d| if d == dim { Index::One(0) } else { Index::Colon });
    let first: Vec<Index> = first.collect();
    let first = cx.graph.index(&numbers, &first)?;
    let beyond = [at.clone(), Value::from(shape.stride(dim) as f64)];
    let beyond = cx.graph.elementwise(Op::Mul, &beyond)?;
    cx.graph.elementwise(Op::Add, &[first, beyond])
}

fn extreme(cx: &mut Cx<'_>, call: Call<'_>, name: &'static str) -> Flow<Values> {
    let x = &cx.graph.seen(&call.args[0])?;
    let ty = elements(name, x)?;
    if let Some(y) = call.args.get(1)
        && (y.numel() != 0 || call.args.len() == 2)
        && y.as_text()?.is_none_or(|_| call.args.len() == 2)
    {
        elements(name, y)?;
        let y = &cx.graph.seen(y)?;
        if call.nargout > 1 {
            return Err(refuse(
                name,
                "TooManyOutputs",
                "two output arguments are not supported for two input arrays",
            ));
        }
        let texts = call.args[2..].iter().map(Value::as_text).collect::<Result<Vec<_>, _>>()?;
        if let Some((dim, _)) = call.args[2..].iter().zip(texts).find(|(_, text)| text.is_none()) {
            return Err(refuse(
                name,
                "caseNotSupported",
                format!(
                    "two arrays are compared element by element, without a dimension; found {} after them",
                    dim.class_name()
                ),
            ));
        }
        let (by, rest) = compared_by(name, &call.args[2..])?;
        let options = fold_options(name, &Shape::scalar(), &rest)?;
        let most = of_two(cx, name, x, y, by)?;
        return one(if options.with_nan { with_nan(cx, x, y, most)? } else { most });
    }
    let shape = x.shape();
    let (by, rest) = compared_by(name, call.args.get(2..).unwrap_or(&[]))?;
    let options = fold_options(name, &shape, &rest)?;
    let dims = match options.dims {
        Some(dims) => dims,
        None => vec![shape.first_nonsingleton()],
    };
    let dims: Vec<usize> = dims.into_iter().filter(|&d| d < shape.ndims()).collect();
    if shape.is_empty() && dims.iter().any(|&d| shape.dim(d) == 0) {
        // There is no largest of nothing.
        let result = if is_nothing(&shape) { shape } else { shape.with_dim(dims[0], 0) };
        let none = cx.graph.zeros(ty, result.clone());
        return Ok(smallvec![none, cx.graph.zeros(ElemType::DOUBLE, result)]);
    }
    if dims.is_empty() {
        let places =
            cx.graph.fill(shape, crate::graph::Number::Real(crate::value::Scalar::F64(1.0)));
        let x = match ty.class {
            Class::Char => cx.graph.cast(x, Class::Double)?,
            _ => x.clone(),
        };
        return Ok(smallvec![x, places]);
    }
    let op = if name == "max" { ReduceOp::Max } else { ReduceOp::Min };
    if ty.complex || by == Comparison::Modulus {
        return compared_extreme(name, x, &dims, call.nargout, (by, options.with_nan));
    }
    let mut x = x.clone();
    if ty.class == Class::Char {
        x = cx.graph.cast(&x, Class::Double)?;
    }
    // Where NaN is, and along which lanes any is.
    let mut missing = None;
    if options.with_nan && ty.class.is_float() {
        let nan = cx.graph.elementwise(Op::IsNan, std::slice::from_ref(&x))?;
        let any = cx.graph.reduce(ReduceOp::Any, &nan, &dims)?;
        missing = Some((nan, any));
    }
    let mut out: Values = smallvec![];
    if call.nargout < 2 {
        out.push(cx.graph.reduce(op, &x, &dims)?);
    } else {
        let (value, at) = cx.graph.reduce_at(op, &x, &dims)?;
        let mut at = cx.graph.cast(&at, Class::Double)?;
        if let Some((nan, any)) = &missing {
            let nan = cx.graph.cast(nan, Class::Double)?;
            let (_, first) = cx.graph.reduce_at(ReduceOp::Max, &nan, &dims)?;
            let first = cx.graph.cast(&first, Class::Double)?;
            at = cx.graph.elementwise(Op::Select, &[any.clone(), first, at])?;
        }
        out.push(value);
        out.push(match (options.linear, &dims[..]) {
            (true, &[dim]) => linear(cx, &at, &shape, dim)?,
            _ => cx.graph.elementwise(Op::Add, &[at, Value::from(1.0)])?,
        });
    }
    if let Some((_, any)) = missing {
        let nan = Value::from(cast::convert_scalar(crate::value::Scalar::F64(f64::NAN), ty.class));
        out[0] = cx.graph.elementwise(Op::Select, &[any, nan, out[0].clone()])?;
    }
    Ok(out)
}

/// What two arrays come to, and NaN where one of them is.
fn with_nan(cx: &mut Cx<'_>, x: &Value, y: &Value, most: Value) -> Flow<Value> {
    let Some(class) = most.elem_type().map(|ty| ty.class).filter(|class| class.is_float()) else {
        return Ok(most);
    };
    let x = cx.graph.elementwise(Op::IsNan, std::slice::from_ref(x))?;
    let y = cx.graph.elementwise(Op::IsNan, std::slice::from_ref(y))?;
    let either = cx.graph.elementwise(Op::Or, &[x, y])?;
    let nan = Value::from(cast::convert_scalar(crate::value::Scalar::F64(f64::NAN), class));
    cx.graph.elementwise(Op::Select, &[either, nan, most])
}

/// What a comparison is by, and the other options.
fn compared_by(name: &'static str, args: &[Value]) -> Flow<(Comparison, Vec<Value>)> {
    let mut by = Comparison::Auto;
    let mut rest = Vec::with_capacity(args.len());
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match arg.as_text()? {
            Some(word) if word.eq_ignore_ascii_case("ComparisonMethod") => {
                by = comparison(name, args.next())?;
            }
            _ => rest.push(arg.clone()),
        }
    }
    Ok((by, rest))
}

fn of_two(cx: &mut Cx<'_>, name: &str, x: &Value, y: &Value, by: Comparison) -> Flow<Value> {
    let is_complex = |v: &Value| v.elem_type().is_some_and(|t| t.complex);
    if let (Some(a), Some(b)) = (x.elem_type(), y.elem_type())
        && (a.complex || b.complex)
        && op::signature(Op::Add, &[a, b]).is_err()
    {
        // Integers and complex numbers: what refuses those looks whether they are.
        let (x, y) = (cx.graph.seen(x)?, cx.graph.seen(y)?);
        if is_complex(&x) || is_complex(&y) {
            let types: Vec<ElemType> = [&x, &y].into_iter().filter_map(|v| v.elem_type()).collect();
            op::signature(Op::Add, &types)?;
        } else {
            return of_two(cx, name, &x, &y, by);
        }
    }
    let complex = is_complex(x) || is_complex(y);
    if complex || by == Comparison::Modulus {
        // The one that is larger by what is compared; the first where they are equal.
        let mut of_each = |op| -> Flow<[Value; 2]> {
            Ok([
                cx.graph.elementwise(op, std::slice::from_ref(x))?,
                cx.graph.elementwise(op, std::slice::from_ref(y))?,
            ])
        };
        let most = name == "max";
        let (first, last) = if complex && by == Comparison::Real {
            let ([a, b], [c, d]) = (of_each(Op::Real)?, of_each(Op::Imag)?);
            let (beyond, within) = if most { (Op::Gt, Op::Ge) } else { (Op::Lt, Op::Le) };
            let first = cx.graph.elementwise(beyond, &[a.clone(), b.clone()])?;
            let same = cx.graph.elementwise(Op::Eq, &[a, b.clone()])?;
            let next = cx.graph.elementwise(within, &[c, d])?;
            let same = cx.graph.elementwise(Op::And, &[same, next])?;
            (cx.graph.elementwise(Op::Or, &[first, same])?, b)
        } else {
            let [a, b] = of_each(Op::Abs)?;
            let op = if most { Op::Ge } else { Op::Le };
            (cx.graph.elementwise(op, &[a, b.clone()])?, b)
        };
        let missing = cx.graph.elementwise(Op::IsNan, &[last])?;
        let first = cx.graph.elementwise(Op::Or, &[first, missing])?;
        if !complex {
            return cx.graph.elementwise(Op::Select, &[first, x.clone(), y.clone()]);
        }
        let zero = cx.graph.zeros(ElemType::complex(Class::Double), Shape::scalar());
        let (x, y) = (
            cx.graph.elementwise(Op::Add, &[x.clone(), zero.clone()])?,
            cx.graph.elementwise(Op::Add, &[y.clone(), zero])?,
        );
        return cx.graph.elementwise(Op::Select, &[first, x, y]);
    }
    let op = if name == "max" { Op::Max } else { Op::Min };
    cx.graph.elementwise(op, &[x.clone(), y.clone()])
}

/// Numbers are compared by their moduli, or complex ones by their real parts and then by the others.
fn compared_extreme(
    name: &'static str,
    x: &Value,
    dims: &[usize],
    nargout: usize,
    (by, with_nan): (Comparison, bool),
) -> Flow<Values> {
    let a = array(name, x)?;
    let [dim] = dims else {
        return Err(refuse(
            name,
            "complexDims",
            "complex numbers are compared along one dimension at a time",
        ));
    };
    let size: Vec<(f64, f64)> = match (by, a.data()) {
        (Comparison::Real, Data::C64(v)) => v.iter().map(|z| (z.re, z.im)).collect(),
        (Comparison::Real, Data::C32(v)) => {
            v.iter().map(|z| (f64::from(z.re), f64::from(z.im))).collect()
        }
        _ => moduli(&a).into_iter().map(|size| (size.abs(), 0.0)).collect(),
    };
    let shape = a.shape();
    let inner: usize = (0..*dim).map(|k| shape.dim(k)).product();
    let extent = shape.dim(*dim);
    let result = shape.with_dim(*dim, 1);
    let better = |new: (f64, f64), old: (f64, f64)| {
        let (now, before) = (new.0.is_nan(), old.0.is_nan());
        if now != before {
            return now == with_nan;
        }
        if name == "max" { new > old } else { new < old }
    };
    let along: Vec<usize> = (0..result.numel())
        .map(|r| {
            let at = |k: usize| size[(r / inner * extent + k) * inner + r % inner];
            (1..extent).fold(0, |best, k| if better(at(k), at(best)) { k } else { best })
        })
        .collect();
    let places =
        along.iter().enumerate().map(|(r, &k)| (r / inner * extent + k) * inner + r % inner);
    let picked =
        narrowed(&super::indexing_and_reshaping::placed(x, result.clone(), places.collect())?);
    let mut out: Values = smallvec![picked];
    if nargout > 1 {
        let v: Vec<f64> = along.iter().map(|&k| k as f64 + 1.0).collect();
        out.push(Value::from(Array::from_vec(result, v)));
    }
    Ok(out)
}

/// What numbers are compared by: complex ones by their moduli.
fn moduli(a: &Array) -> Vec<f64> {
    match a.data() {
        Data::C64(v) => v.iter().map(|z| libm::hypot(z.re, z.im)).collect(),
        Data::C32(v) => v.iter().map(|z| libm::hypot(z.re.into(), z.im.into())).collect(),
        other => cast::to_f64(other),
    }
}

/// What was picked from complex numbers is real where all of it is.
fn narrowed(x: &Value) -> Value {
    match x {
        Value::Array(a) => Value::from(Array::narrowed(a)),
        other => other.clone(),
    }
}

fn running(cx: &mut Cx<'_>, call: Call<'_>, name: &'static str, op: ReduceOp) -> Flow<Values> {
    let x = &call.args[0];
    let ty = elements(name, x)?;
    let shape = x.shape();
    let options = fold_options(name, &shape, &call.args[1..])?;
    let dim = along(name, &shape, options.dims)?;
    let mut x = x.clone();
    if options.skip_nan && ty.class.is_float() {
        x = without_nan(cx, &x, if op == ReduceOp::Sum { 0.0 } else { 1.0 })?;
    }
    if !ty.class.is_numeric() {
        x = cx.graph.cast(&x, Class::Double)?;
    }
    if shape.is_empty() || shape.dim(dim) == 1 {
        return one(x);
    }
    one(cx.graph.scan(op, &x, dim, options.reverse)?)
}

fn along(name: &'static str, shape: &Shape, dims: Option<Vec<usize>>) -> Flow<usize> {
    match dims.as_deref() {
        None => Ok(shape.first_nonsingleton()),
        Some([dim]) => Ok(*dim),
        Some(_) => Err(refuse(name, "dim", "DIM must be a valid dimension")),
    }
}

/// With places the running extremes are followed on the host: a scan has no places.
fn running_extreme(cx: &mut Cx<'_>, call: Call<'_>, name: &'static str) -> Flow<Values> {
    let x = &call.args[0];
    let ty = elements(name, x)?;
    let shape = x.shape();
    let options = fold_options(name, &shape, &call.args[1..])?;
    let dim = along(name, &shape, options.dims)?;
    let (op, greater) =
        if name == "cummax" { (ReduceOp::Max, true) } else { (ReduceOp::Min, false) };
    // Extremes of text are numbers.
    let numbers = |cx: &mut Cx<'_>, x: &Value| match ty.class {
        Class::Char => cx.graph.cast(x, Class::Double),
        _ => Ok(x.clone()),
    };
    if shape.is_empty() {
        let x = numbers(cx, x)?;
        return Ok(smallvec![x.clone(), x]);
    }
    if call.nargout < 2 && shape.dim(dim) > 1 && !ty.complex {
        let x = numbers(cx, x)?;
        return one(cx.graph.scan(op, &x, dim, options.reverse)?);
    }
    let a = array(name, x)?;
    let v = moduli(&a);
    let inner = shape.stride(dim);
    let extent = shape.dim(dim);
    let (mut places, mut at) = (vec![0; v.len()], vec![1.0; v.len()]);
    for outer in 0..v.len() / (inner * extent) {
        for i in 0..inner {
            let start = outer * inner * extent + i;
            let mut best = 0;
            for k in 0..extent {
                let (now, so_far) = (v[start + k * inner], v[start + best * inner]);
                let better = if greater { now > so_far } else { now < so_far };
                if better || so_far.is_nan() && !now.is_nan() {
                    best = k;
                }
                places[start + k * inner] = start + best * inner;
                at[start + k * inner] = best as f64 + 1.0;
            }
        }
    }
    let x = match ty.class {
        Class::Char => Value::from(Array::from_vec(shape.clone(), cast::to_f64(a.data()))),
        _ => x.clone(),
    };
    let picked = narrowed(&super::indexing_and_reshaping::placed(&x, shape.clone(), places)?);
    Ok(smallvec![picked, Value::from(Array::from_vec(shape, at))])
}
