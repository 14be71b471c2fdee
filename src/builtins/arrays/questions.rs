//! What kind of value something is, and whether values are equal.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::{one, text, texts};
use crate::builtins::declare::{builtins, compose, host};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::value::{Array, Class, Data, Function, ObjectState, Scalar, Shape, Value, cast};
use std::rc::Rc;

const COMPARES: &str = "compares whole values of any kind";

builtins! {
    /// Classes of values.
    CLASSES, Language;
    "class" [1 1; 1] ["c = class(x)"]
        compose(|_, call| one(call.args[0].class_name())), "The name of a value's class."
        [Equal("class(1)", "'double'"), Equal("class('a')", "'char'"), Fails("class()", "arguments")];
    "isa" [2 2; 1] ["tf = isa(x, class)"]
        compose(isa), "Whether a value is of a class, or of one of the categories float, integer and numeric."
        [Equal("isa(int8(1), 'integer')", "true"), Equal("isa(1, 'single')", "false"), Fails("isa(1, 2)", "expected text")];
    "isnumeric" [1 1; 1] ["tf = isnumeric(x)"]
        compose(|_, call| one(class_is(&call.args[0], Class::is_numeric))), "Whether a value is of a float or integer class."
        [Equal("isnumeric(int8(1))", "true"), Equal("isnumeric(true)", "false"), Fails("isnumeric()", "arguments")];
    "isfloat" [1 1; 1] ["tf = isfloat(x)"]
        compose(|_, call| one(class_is(&call.args[0], Class::is_float))), "Whether a value is double or single."
        [Equal("isfloat(1)", "true"), Equal("isfloat(int8(1))", "false"), Fails("isfloat()", "arguments")];
    "isinteger" [1 1; 1] ["tf = isinteger(x)"]
        compose(|_, call| one(class_is(&call.args[0], Class::is_integer))), "Whether a value is of an integer class."
        [Equal("isinteger(int8(1))", "true"), Equal("isinteger(1)", "false"), Fails("isinteger()", "arguments")];
    "islogical" [1 1; 1] ["tf = islogical(x)"]
        compose(|_, call| one(class_is(&call.args[0], |c| c == Class::Logical))), "Whether a value is logical."
        [Equal("islogical(true)", "true"), Equal("islogical(1)", "false"), Fails("islogical()", "arguments")];
    "isbool" [1 1; 1] ["tf = isbool(x)"]
        compose(|_, call| one(class_is(&call.args[0], |c| c == Class::Logical))), "Whether a value is logical."
        [Equal("isbool(true)", "true"), Fails("isbool()", "arguments")];
    "ischar" [1 1; 1] ["tf = ischar(x)"]
        compose(|_, call| one(call.args[0].is_char())), "Whether a value is a char array."
        [Equal("ischar('a')", "true"), Equal("ischar(1)", "false"), Fails("ischar()", "arguments")];
    "isstring" [1 1; 1] ["tf = isstring(x)"]
        compose(|_, call| one(matches!(call.args[0], Value::Text(_)))), "Whether a value is a string array."
        [Equal("isstring('a')", "false"), Fails("isstring()", "arguments")];
    "iscell" [1 1; 1] ["tf = iscell(x)"]
        compose(|_, call| one(matches!(call.args[0], Value::Cell(_)))), "Whether a value is a cell array."
        [Equal("iscell({1})", "true"), Equal("iscell(1)", "false"), Fails("iscell()", "arguments")];
    "iscellstr" [1 1; 1] ["tf = iscellstr(x)"]
        compose(|_, call| one(is_cellstr(&call.args[0]))), "Whether a value is a cell array of char arrays."
        [Equal("iscellstr({'a', 'b'})", "true"), Equal("iscellstr({1})", "false"), Fails("iscellstr()", "arguments")];
    "isstruct" [1 1; 1] ["tf = isstruct(x)"]
        compose(|_, call| one(matches!(call.args[0], Value::Struct(_)))), "Whether a value is a struct array."
        [Equal("isstruct(struct())", "true"), Equal("isstruct(1)", "false"), Fails("isstruct()", "arguments")];
    "is_function_handle" [1 1; 1] ["tf = is_function_handle(x)"]
        compose(|_, call| one(matches!(call.args[0], Value::Function(_)))), "Whether a value is a function handle."
        [Equal("is_function_handle(@sin)", "true"), Equal("is_function_handle('sin')", "false"), Fails("is_function_handle()", "arguments")];
    "isobject" [1 1; 1] ["tf = isobject(x)"]
        compose(|_, call| one(matches!(call.args[0], Value::Object(_)))), "Whether a value is an object of a class."
        [Equal("isobject(1)", "false"), Fails("isobject()", "arguments")];
    "isreal" [1 1; 1] ["tf = isreal(x)"]
        compose(|_, call| one(call.args[0].elem_type().is_some_and(|t| !t.complex))), "Whether an array has no imaginary part."
        [Equal("isreal(1)", "true"), Equal("isreal(1i)", "false"), Fails("isreal()", "arguments")];
    "iscomplex" [1 1; 1] ["tf = iscomplex(x)"]
        compose(|_, call| one(call.args[0].elem_type().is_some_and(|t| t.complex))), "Whether an array has an imaginary part."
        [Equal("iscomplex(1i)", "true"), Equal("iscomplex(1)", "false"), Fails("iscomplex()", "arguments")];
    "is_sq_string" [1 1; 1] ["tf = is_sq_string(x)"]
        compose(|_, call| one(call.args[0].is_char())), "Whether a value is a char array."
        [Equal("is_sq_string('a')", "true"), Fails("is_sq_string()", "arguments")];
    "issparse" [1 1; 1] ["tf = issparse(x)"]
        compose(|_, _| one(false)), "Whether an array is sparse: no array is."
        [Equal("issparse(1)", "false"), Fails("issparse()", "arguments")];
    "isjava" [1 1; 1] ["tf = isjava(x)"]
        compose(|_, _| one(false)), "Whether a value is a Java object: none is."
        [Equal("isjava(1)", "false"), Fails("isjava()", "arguments")];
    "isenum" [1 1; 1] ["tf = isenum(x)"]
        compose(|_, _| one(false)), "Whether a value is an enumeration: none is."
        [Equal("isenum(1)", "false"), Fails("isenum()", "arguments")];
}

builtins! {
    /// Equality.
    ALL, Searching;
    "isequal" [1 255; 1] ["tf = isequal(A, B, ...)"]
        host(|_, call| one(all_equal(call.args, false)), COMPARES), "Whether all values are equal in size and contents."
        [Equal("isequal([1 2], [1 2])", "true"), Equal("isequal('a', 97)", "true"), Fails("isequal()", "arguments")];
    "isequaln" [2 255; 1] ["tf = isequaln(A, B, ...)"]
        host(|_, call| one(all_equal(call.args, true)), COMPARES), "As isequal, with NaN equal to NaN."
        [Equal("isequaln(NaN, NaN)", "true"), Fails("isequaln(1)", "arguments")];
    "isfield" [2 2; 1] ["tf = isfield(s, name)", "tf = isfield(s, names)"]
        host(isfield, "structs lie on the host"), "Whether a struct has fields of these names."
        [Equal("isfield(struct('a', 1), 'a')", "true"), Equal("isfield(struct('a', 1), {'a', 'b'})", "[true false]"), Fails("isfield(1)", "arguments")];
    "func2str" [1 1; 1] ["s = func2str(f)"]
        host(func2str, "texts lie on the host"), "The text of a function handle."
        [Equal("func2str(@sin)", "'sin'"), Equal("func2str(@(x) x + 1)", "'@(x)x+1'"), Fails("func2str(1)", "function handle")];
}

fn class_is(value: &Value, test: fn(Class) -> bool) -> bool {
    value.elem_type().is_some_and(|t| test(t.class))
}

pub(crate) fn is_cellstr(value: &Value) -> bool {
    matches!(value, Value::Cell(c) if c.cells.iter().all(Value::is_char))
}

fn isa(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let value = &call.args[0];
    let is = |name: &str| match name {
        "numeric" => class_is(value, Class::is_numeric),
        "float" => class_is(value, Class::is_float),
        "integer" => class_is(value, Class::is_integer),
        "handle" => matches!(value, Value::Object(o) if o.handle),
        other => value.class_name() == other,
    };
    if let Value::Cell(c) = &call.args[1] {
        let answers: Vec<bool> = texts("isa", &call.args[1])?.iter().map(|name| is(name)).collect();
        return one(Array::from_vec(c.shape.clone(), answers));
    }
    one(is(&text("isa", &call.args[1])?))
}

fn isfield(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let has = |name: &Value| match (&call.args[0], name.as_text()) {
        (Value::Struct(s), Some(name)) => s.fields.contains_key(name.as_str()),
        _ => false,
    };
    if let Value::Cell(c) = &call.args[1] {
        let answers: Vec<bool> = c.cells.iter().map(has).collect();
        return one(Array::from_vec(c.shape.clone(), answers));
    }
    if let Value::Text(t) = &call.args[1]
        && let Value::Struct(s) = &call.args[0]
    {
        let answers: Vec<bool> = t
            .texts
            .iter()
            .map(|t| t.as_deref().is_some_and(|name| s.fields.contains_key(name)))
            .collect();
        return one(Array::from_vec(t.shape.clone(), answers));
    }
    one(has(&call.args[1]))
}

fn func2str(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    match &call.args[0] {
        Value::Function(f) => match &**f {
            Function::Named { name, .. } => one(&**name),
            Function::Anonymous { text, .. } => one(&**text),
        },
        other => Err(crate::builtins::arguments::refuse(
            "func2str",
            "invalidInput",
            format!("expected a function handle, found {}", other.class_name()),
        )),
    }
}

fn all_equal(values: &[Value], nan: bool) -> bool {
    values.windows(2).all(|pair| equal(&pair[0], &pair[1], nan))
}

/// Whether two values are equal in size and contents; `nan` says whether NaN equals NaN. Nested values
/// wait in a list, not on the stack: they may be nested deeper than that reaches.
pub(crate) fn equal(a: &Value, b: &Value, nan: bool) -> bool {
    let mut waiting = vec![(a.clone(), b.clone())];
    while let Some((a, b)) = waiting.pop() {
        if !equal_but_contents(&a, &b, nan, &mut waiting) {
            return false;
        }
    }
    true
}

/// Whether two values are equal, but for pairs of contents that are added to those that wait.
fn equal_but_contents(a: &Value, b: &Value, nan: bool, waiting: &mut Vec<(Value, Value)>) -> bool {
    match (a, b) {
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
            Value::Cell(c) => {
                t.shape == c.shape
                    && c.cells.iter().zip(&t.texts).all(|(cell, text)| {
                        text.is_some() && cell.as_text().as_deref() == text.as_deref()
                    })
            }
            other => {
                other.is_char() && t.texts.len() == 1 && other.as_text() == a_text(t.texts.first())
            }
        },
        (Value::Function(a), Value::Function(b)) => same_function(a, b),
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
                        _ => false,
                    }
        }
        _ => match (a.host_array(), b.host_array()) {
            (Some(a), Some(b)) => same_arrays(&a, &b, nan),
            _ => false,
        },
    }
}

fn a_text(text: Option<&Option<Rc<str>>>) -> Option<String> {
    text.and_then(|t| t.as_deref()).map(str::to_owned)
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
