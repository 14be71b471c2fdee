//! Arrays out of nothing: zeros, ones, constants, ranges. All are generators of the graph,
//! so that a large one costs nothing until somebody needs its elements.

mod matrices;
mod random;

pub use matrices::MATRICES;
pub use random::{ALL as RANDOM, STREAMS};

use super::Example::{Equal, Fails};
use super::arguments::{array, class_argument, number, one, refuse, sizes};
use super::declare::{Captures, builtins, compose};
use super::{Call, Cx, Flow, Values, source_builtins};
use crate::graph::Number;
use crate::op::Op;
use crate::value::{Array, Class, Data, ElemType, Range, Scalar, Shape, Value, cast, integers};
use std::rc::Rc;

builtins! {
    /// Arrays out of nothing.
    ALL, Construction;
    "zeros" [0 255; 1] ["Z = zeros(n)", "Z = zeros(m, n, ...)", "Z = zeros(sz, class)", "Z = zeros(..., 'like', A)"]
        compose(Captures::Sizes, |cx, call| filled(cx, &call, "zeros", 0.0)), "An array of zeros."
        [Equal("zeros(1, 3)", "[0 0 0]"), Equal("class(zeros(2, 'int8'))", "'int8'"), Fails("zeros(1.5)", "integers")];
    "ones" [0 255; 1] ["A = ones(n)", "A = ones(m, n, ...)", "A = ones(sz, class)", "A = ones(..., 'like', B)"]
        compose(Captures::Sizes, |cx, call| filled(cx, &call, "ones", 1.0)), "An array of ones."
        [Equal("ones(2, 2)", "[1 1; 1 1]"), Fails("ones(2, 'text')", "class name")];
    "Inf" [0 255; 1] ["x = Inf", "X = Inf(m, n, ...)"]
        compose(Captures::Sizes, |cx, call| filled(cx, &call, "Inf", f64::INFINITY)), "Infinity."
        [Equal("Inf(1, 2)", "[1 1] / 0"), Fails("Inf(1.5)", "integers")];
    "inf" [0 255; 1] ["x = inf", "X = inf(m, n, ...)"]
        compose(Captures::Sizes, |cx, call| filled(cx, &call, "inf", f64::INFINITY)), "Infinity."
        [Equal("inf", "1 / 0"), Fails("inf(1.5)", "integers")];
    "NaN" [0 255; 1] ["x = NaN", "X = NaN(m, n, ...)"]
        compose(Captures::Sizes, |cx, call| filled(cx, &call, "NaN", f64::NAN)), "What is not a number."
        [Equal("isnan(NaN(1, 2))", "[true true]"), Fails("NaN(1.5)", "integers")];
    "nan" [0 255; 1] ["x = nan", "X = nan(m, n, ...)"]
        compose(Captures::Sizes, |cx, call| filled(cx, &call, "nan", f64::NAN)), "What is not a number."
        [Equal("isnan(nan)", "true"), Fails("nan(1.5)", "integers")];
    "NA" [0 255; 1] ["x = NA", "X = NA(m, n, ...)"]
        compose(Captures::Sizes, |cx, call| filled(cx, &call, "NA", f64::NAN)), "A missing value; here it is NaN."
        [Equal("isnan(NA)", "true"), Fails("NA(1.5)", "integers")];
    "pi" [0 255; 1] ["x = pi", "X = pi(m, n, ...)"]
        compose(Captures::Sizes, |cx, call| filled(cx, &call, "pi", std::f64::consts::PI)), "The circumference of a circle over its diameter."
        [Equal("pi", "4 * atan(1)"), Fails("pi(1.5)", "integers")];
    "e" [0 255; 1] ["x = e", "X = e(m, n, ...)"]
        compose(Captures::Sizes, |cx, call| filled(cx, &call, "e", std::f64::consts::E)), "The base of the natural logarithm."
        [Equal("e", "exp(1)"), Fails("e(1.5)", "integers")];
    "i" [0 255; 1] ["z = i"] compose(Captures::Sizes, imaginary), "The imaginary unit."
        [Equal("i", "sqrt(-1)"), Fails("i(1.5)", "integers")];
    "j" [0 255; 1] ["z = j"] compose(Captures::Sizes, imaginary), "The imaginary unit."
        [Equal("j", "sqrt(-1)"), Fails("j(1.5)", "integers")];
    "I" [0 255; 1] ["z = I"] compose(Captures::Sizes, imaginary), "The imaginary unit."
        [Equal("I", "sqrt(-1)"), Fails("I(1.5)", "integers")];
    "J" [0 255; 1] ["z = J"] compose(Captures::Sizes, imaginary), "The imaginary unit."
        [Equal("J", "sqrt(-1)"), Fails("J(1.5)", "integers")];
    "true" [0 255; 1] ["tf = true", "TF = true(m, n, ...)"]
        compose(Captures::Sizes, |cx, call| logical(cx, &call, true)), "Logical one."
        [Equal("true(1, 2)", "[true true]"), Fails("true(1.5)", "integers")];
    "false" [0 255; 1] ["tf = false", "TF = false(m, n, ...)"]
        compose(Captures::Sizes, |cx, call| logical(cx, &call, false)), "Logical zero."
        [Equal("false(1, 2)", "[false false]"), Fails("false(1.5)", "integers")];
    "eps" [0 255; 1] ["d = eps", "d = eps(x)", "d = eps(class)"]
        compose(Captures::Sizes, eps), "The distance to the next larger number."
        [Equal("eps", "2^-52"), Equal("eps(single(1))", "single(2^-23)"), Fails("eps(int8(1))", "floating")];
    "realmax" [0 255; 1] ["x = realmax", "x = realmax(class)"]
        compose(Captures::Sizes, |cx, call| limit(cx, &call, "realmax", f64::MAX, f32::MAX)), "The largest finite number."
        [Equal("realmax > 1e308", "true"), Fails("realmax('int8')", "floating")];
    "realmin" [0 255; 1] ["x = realmin", "x = realmin(class)"]
        compose(Captures::Sizes, |cx, call| limit(cx, &call, "realmin", f64::MIN_POSITIVE, f32::MIN_POSITIVE)), "The least positive normal number."
        [Equal("realmin", "2^-1022"), Fails("realmin('int8')", "floating")];
    "flintmax" [0 1; 1] ["x = flintmax", "x = flintmax(class)"]
        compose(Captures::Sizes, flintmax), "The largest number up to which all integers are floating-point numbers."
        [Equal("flintmax", "2^53"), Fails("flintmax('int8')", "floating")];
    "intmax" [0 1; 1] ["x = intmax", "x = intmax(class)"]
        compose(Captures::Sizes, |_, call| integer_limit(&call, "intmax", f64::INFINITY)), "The largest integer of a class."
        [Equal("intmax('int8')", "int8(127)"), Fails("intmax('double')", "integer")];
    "intmin" [0 1; 1] ["x = intmin", "x = intmin(class)"]
        compose(Captures::Sizes, |_, call| integer_limit(&call, "intmin", f64::NEG_INFINITY)), "The least integer of a class."
        [Equal("intmin('int8')", "int8(-128)"), Fails("intmin('double')", "integer")];
    "eye" [0 4; 1] ["I = eye(n)", "I = eye(m, n)", "I = eye(sz, class)"]
        compose(Captures::Sizes, eye), "The identity matrix."
        [Equal("eye(2)", "[1 0; 0 1]"), Fails("eye(2, 2, 2)", "two-dimensional")];
    "linspace" [2 3; 1] ["x = linspace(a, b)", "x = linspace(a, b, n)"]
        compose(Captures::Sizes, linspace), "Equally spaced numbers, both ends among them."
        [Equal("linspace(0, 1, 3)", "[0 0.5 1]"), Fails("linspace(0, 1, {2})", "expected")];
    "colon" [2 3; 1] ["x = colon(a, b)", "x = colon(a, step, b)"]
        compose(Captures::Sizes, colon), "The range a:b or a:step:b."
        [Equal("colon(1, 3)", "[1 2 3]"), Fails("colon(1, {2})", "expected")];
}

source_builtins! {
    /// Construction in the language.
    IN_THE_LANGUAGE, Construction;
    "logspace" [2 3; 1] ["x = logspace(a, b)", "x = logspace(a, b, n)"] "Numbers equally spaced on a logarithmic scale."
        [Equal("logspace(0, 2, 3)", "[1 10 100]"), Fails("logspace([1 2; 3 4], 2)", "scalar")];
    "meshgrid" [1 3; 3] ["[X, Y] = meshgrid(x, y)", "[X, Y, Z] = meshgrid(x, y, z)"] "Coordinates of the points of a grid."
        [Equal("meshgrid([1 2], [1 2 3])", "[1 2; 1 2; 1 2]"), Fails("[X, Y, Z] = meshgrid(1, 2)", "X, Y and Z")];
    "ndgrid" [1 255; 255] ["[X1, X2, ...] = ndgrid(x1, x2, ...)"] "Coordinates of the points of a grid in n dimensions."
        [Equal("ndgrid([1 2], [1 2 3])", "[1 1 1; 2 2 2]"), Fails("ndgrid(ones(2), 1)", "vectors")];
    "randperm" [1 2; 1] ["p = randperm(n)", "p = randperm(n, k)"] "A random order of the integers 1 to n."
        [Equal("sort(randperm(5))", "1:5"), Fails("randperm(-1)", "nonnegative")];
    "blkdiag" [0 255; 1] ["D = blkdiag(A, B, ...)"] "Matrices along the diagonal of a larger one."
        [Equal("blkdiag(1, [2 3])", "[1 0 0; 0 2 3]"), Fails("blkdiag({1})", "numeric")];
    "repelem" [2 255; 1] ["B = repelem(A, n)", "B = repelem(A, r, c, ...)"] "The array with its elements repeated."
        [Equal("repelem([1 2], 2)", "[1 1 2 2]"), Fails("repelem(ones(2), 2)", "")];
}

/// A number of a class, as the parameter of a kernel.
fn of_class(x: f64, class: Class) -> Number {
    Number::Real(cast::convert_scalar(Scalar::F64(x), class))
}

fn filled(cx: &mut Cx<'_>, call: &Call<'_>, name: &'static str, x: f64) -> Flow<Values> {
    let (args, ty) = class_argument(name, call.args)?;
    let constructor = name == "zeros" || name == "ones";
    if !constructor && !ty.class.is_float() {
        return Err(refuse(
            name,
            "invalidClass",
            "expected a floating-point class, 'double' or 'single'",
        ));
    }
    if ty.class == Class::Char {
        return Err(refuse(name, "invalidClass", "expected a numeric class name"));
    }
    let shape = sizes(name, args)?;
    shape.limited_numel(ty.bytes())?;
    if ty.complex {
        let real = cx.graph.zeros(ElemType { class: ty.class, complex: true }, shape.clone());
        if x == 0.0 {
            return one(real);
        }
        let number = Value::from(cast::convert_scalar(Scalar::F64(x), ty.class));
        return one(cx.graph.elementwise(Op::Add, &[real, number])?);
    }
    one(cx.graph.fill(shape, of_class(x, ty.class)))
}

fn imaginary(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let shape = sizes("i", call.args)?;
    shape.limited_numel(16)?;
    if shape.is_scalar() {
        return one(Array::row(vec![num_complex::Complex64::new(0.0, 1.0)]));
    }
    one(cx.graph.fill(shape, Number::Complex(0.0, 1.0)))
}

fn logical(cx: &mut Cx<'_>, call: &Call<'_>, x: bool) -> Flow<Values> {
    let shape = sizes(if x { "true" } else { "false" }, call.args)?;
    shape.limited_numel(1)?;
    one(cx.graph.fill(shape, Number::Real(Scalar::Bool(x))))
}

fn eps(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let not_float = || refuse("eps", "invalidClass", "expected a floating-point class or array");
    if let [x] = call.args
        && x.as_text()?.is_none()
    {
        let ty = x.elem_type().filter(|t| t.class.is_float()).ok_or_else(not_float)?;
        let array = super::arguments::array("eps", x)?;
        let spacing = |x: f64| spacing(x.abs(), ty.class);
        let v: Vec<f64> = cast::to_f64(array.data()).into_iter().map(spacing).collect();
        let out = crate::value::Array::from_vec(array.shape().clone(), v);
        return one(cx.graph.cast(&Value::from(out), ty.class)?);
    }
    limit(cx, &call, "eps", f64::EPSILON, f32::EPSILON)
}

/// The distance from |x| to the next larger number of a float class.
fn spacing(x: f64, class: Class) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    if class == Class::Single {
        let x = x as f32;
        return f64::from(if x < f32::MIN_POSITIVE { f32::from_bits(1) } else { x.next_up() - x });
    }
    if x < f64::MIN_POSITIVE {
        f64::from_bits(1)
    } else if x == f64::MAX {
        x - x.next_down()
    } else {
        x.next_up() - x
    }
}

fn limit(
    cx: &mut Cx<'_>,
    call: &Call<'_>,
    name: &'static str,
    double: f64,
    single: f32,
) -> Flow<Values> {
    let (args, ty) = class_argument(name, call.args)?;
    let number = match ty.class {
        Class::Double => Scalar::F64(double),
        Class::Single => Scalar::F32(single),
        _ => {
            return Err(refuse(
                name,
                "invalidClass",
                "expected a floating-point class, 'double' or 'single'",
            ));
        }
    };
    let shape = sizes(name, args)?;
    shape.limited_numel(8)?;
    one(cx.graph.fill(shape, Number::Real(number)))
}

fn flintmax(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let class = match call.args {
        [like] if like.as_text()?.is_none() => like.elem_type().map(|t| t.class),
        args => Some(class_argument("flintmax", args)?.1.class),
    };
    match class {
        Some(Class::Double) => one(9_007_199_254_740_992.0),
        Some(Class::Single) => one(Scalar::F32(16_777_216.0)),
        _ => Err(refuse(
            "flintmax",
            "invalidClass",
            "expected a floating-point class, 'double' or 'single'",
        )),
    }
}

fn integer_limit(call: &Call<'_>, name: &'static str, beyond: f64) -> Flow<Values> {
    let class = match call.args {
        [] => Some(Class::Int32),
        [value] => match value.as_text()? {
            Some(text) => Class::from_name(&text),
            None => value.elem_type().map(|t| t.class),
        },
        _ => None,
    };
    match class {
        // A conversion saturates.
        Some(class) if class.is_integer() => one(cast::convert_scalar(Scalar::F64(beyond), class)),
        _ => Err(refuse(name, "invalidClass", "expected an integer class")),
    }
}

fn eye(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (args, ty) = class_argument("eye", call.args)?;
    let shape = sizes("eye", args)?;
    if args.len() > 2 || shape.ndims() > 2 {
        return Err(refuse("eye", "TooManyDimensions", "the identity matrix is two-dimensional"));
    }
    shape.limited_numel(ty.bytes())?;
    let class = ty.class;
    if class.is_float() {
        return one(cx.graph.eye(shape.rows(), shape.cols(), class)?);
    }
    let identity = cx.graph.eye(shape.rows(), shape.cols(), Class::Double)?;
    if class == Class::Logical {
        return one(cx.graph.elementwise(Op::Ne, &[identity, Value::from(0.0)])?);
    }
    one(cx.graph.cast(&identity, class)?)
}

fn linspace(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let count = match call.args.get(2) {
        Some(n) => number("linspace", n)?,
        None => 100.0,
    };
    if count.is_nan() {
        return Err(refuse("linspace", "count", "N must not be NaN"));
    }
    let count = libm::floor(count).max(0.0) as usize;
    let (a, b) = (&call.args[0], &call.args[1]);
    let simple = |v: &Value| matches!(v, Value::Scalar(Scalar::F64(x)) if x.is_finite());
    if simple(a) && simple(b) && count > 1 {
        let (first, last) = (number("linspace", a)?, number("linspace", b)?);
        Shape::matrix(1, count).limited_numel(8)?;
        if (last - first).is_finite() {
            return one(cx.graph.linspace(first, last, count)?);
        }
    }
    if let (Value::Scalar(Scalar::F64(first)), Value::Scalar(Scalar::F64(last))) = (a, b)
        && count > 1
        && !first.is_nan()
        && !last.is_nan()
    {
        Shape::matrix(1, count).checked_numel(8)?;
        return one(Array::row(far_apart(*first, *last, count)));
    }
    linspace_of(cx, a, b, count)
}

/// Between ends of which one is infinite, or whose difference is: the ends are what they are, and the middle between
/// a number and its negative is 0.
fn far_apart(first: f64, last: f64, count: usize) -> Vec<f64> {
    if first == last {
        return vec![first; count];
    }
    let intervals = (count - 1) as f64;
    let between = |k: usize| match k {
        0 => first,
        k if k + 1 == count => last,
        k if first == -last && 2 * k + 1 == count => 0.0,
        k => first + last / intervals * k as f64 - first / intervals * k as f64,
    };
    (0..count).map(between).collect()
}

/// Rows between columns of numbers, complex and single ones too: a + k * (b - a) / (n - 1), and b at the end.
fn linspace_of(cx: &mut Cx<'_>, a: &Value, b: &Value, count: usize) -> Flow<Values> {
    for v in [a, b] {
        if v.elem_type().is_none() || !v.shape().is_vector() {
            return Err(refuse(
                "linspace",
                "notVector",
                "START and END must be numeric scalars or vectors",
            ));
        }
    }
    let column = |cx: &mut Cx<'_>, v: &Value| {
        let n = v.numel();
        cx.graph.reshape(v, Shape::matrix(n, 1))
    };
    let (a, b) = (column(cx, a)?, column(cx, b)?);
    let rows = a.numel().max(b.numel());
    if count < 2 {
        return one(cx.graph.repeat(&b, &[rows / b.numel().max(1), count])?);
    }
    let shape = Shape::matrix(1, count);
    let k = cx.graph.coordinate(shape, 1);
    let intervals = Value::from((count - 1) as f64);
    let last = cx.graph.elementwise(Op::Eq, &[k.clone(), intervals.clone()])?;
    let span = cx.graph.elementwise(Op::Sub, &[b.clone(), a.clone()])?;
    let step = cx.graph.elementwise(Op::Div, &[span, intervals])?;
    let offset = cx.graph.elementwise(Op::Mul, &[step, k])?;
    let inner = cx.graph.elementwise(Op::Add, &[a, offset])?;
    let ty = inner.elem_type().unwrap_or(ElemType::DOUBLE);
    let mut end = cx.graph.cast(&b, ty.class)?;
    if ty.complex && !end.elem_type().is_some_and(|t| t.complex) {
        let zero = cx.graph.zeros(ElemType::complex(ty.class), Shape::scalar());
        end = cx.graph.elementwise(Op::Add, &[end, zero])?;
    }
    one(cx.graph.elementwise(Op::Select, &[last, end, inner])?)
}

fn colon(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let classes = call.args.iter().filter_map(Value::elem_type).map(|t| t.class);
    if let Some(class) = classes.clone().find(|c| c.is_integer()) {
        if classes.clone().any(|c| c.is_integer() && c != class) {
            return Err(refuse(
                "colon",
                "incompatibleClasses",
                "the operands must be of one integer class, or real double scalars",
            ));
        }
        return integer_colon(class, call.args);
    }
    // 'a':'e' is the text between them.
    let ends = [call.args.first(), call.args.last()];
    let class = if ends.iter().flatten().all(|v| v.is_char()) {
        Some(Class::Char)
    } else {
        classes.clone().find(|c| *c == Class::Single)
    };
    if call.args.iter().any(|v| v.numel() == 0) {
        let ty = ElemType::real(class.unwrap_or(Class::Double));
        return one(cx.graph.zeros(ty, Shape::matrix(1, 0)));
    }
    let first = bound(&call.args[0])?;
    let (step, limit) = match call.args {
        [_, step, limit] => (bound(step)?, bound(limit)?),
        _ => (1.0, bound(&call.args[1])?),
    };
    let is_complex = |v: &Value| v.elem_type().is_some_and(|ty| ty.complex);
    if call.args.iter().any(is_complex) {
        let message = "Colon operands must be real scalars: imaginary parts are ignored.";
        cx.world.warn("MATLAB:colon:nonRealScalar", message);
    }
    let range = match class {
        Some(Class::Single) => Range::spaced_singles(first, step, limit)?,
        _ => Range::spaced(first, step, limit)?,
    };
    let range = Rc::new(range);
    Shape::matrix(1, range.count).limited_numel(8)?;
    let row = cx.graph.range(&range)?;
    match class {
        Some(class) => one(cx.graph.cast(&row, class)?),
        None => one(row),
    }
}

/// An end or the step of a range: of an array its first element, of a complex one its real part.
fn bound(value: &Value) -> Flow<f64> {
    if let Value::Scalar(s) = value {
        return Ok(s.to_f64());
    }
    let elements = array("colon", value)?;
    match (Scalar::of(elements.data(), 0), elements.data()) {
        (Some(first), _) => Ok(first.to_f64()),
        (None, Data::C64(v)) => Ok(v.first().map_or(f64::NAN, |z| z.re)),
        (None, Data::C32(v)) => Ok(v.first().map_or(f64::NAN, |z| f64::from(z.re))),
        (None, _) => number("colon", value),
    }
}

/// `a : s : b` of an integer class.
fn integer_colon(class: Class, args: &[Value]) -> Flow<Values> {
    if args.iter().any(|v| v.numel() == 0) {
        return one(Array::new(Shape::matrix(1, 0), Data::zeros(ElemType::real(class), 0)));
    }
    let mut bounds = Vec::with_capacity(3);
    for value in args {
        bounds.push(match value {
            Value::Scalar(s) => Some(*s),
            other => Scalar::of(array("colon", other)?.data(), 0),
        });
    }
    let row = match bounds[..] {
        [Some(a), Some(b)] => integers(class, a, None, b)?,
        [Some(a), Some(s), Some(b)] => integers(class, a, Some(s), b)?,
        _ => None,
    };
    match row {
        Some(data) => one(Array::new(Shape::matrix(1, data.len()), data)),
        None => Err(refuse(
            "colon",
            "notWhole",
            format!("the operands must be whole numbers of class {}", class.name()),
        )),
    }
}
