//! What kind of value something is.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::{one, text, texts};
use crate::builtins::declare::{Captures, builtins, compose};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::value::{Array, Class, Value};

builtins! {
    /// Classes of values.
    CLASSES, Classes;
    "class" [1 1; 1] ["c = class(x)"]
        compose(Captures::All, |_, call| one(call.args[0].told_class())), "The name of a value's class."
        [Equal("class(1)", "'double'"), Equal("class('a')", "'char'"), Fails("class()", "arguments")];
    "isa" [2 2; 1] ["tf = isa(x, class)"]
        compose(Captures::First(1), isa), "Whether a value is of a class, or of one of the categories float, integer and numeric."
        [Equal("isa(int8(1), 'integer')", "true"), Equal("isa(1, 'single')", "false"), Fails("isa(1, 2)", "expected text")];
    "isnumeric" [1 1; 1] ["tf = isnumeric(x)"]
        compose(Captures::All, |_, call| one(class_is(&call.args[0], Class::is_numeric))), "Whether a value is of a float or integer class."
        [Equal("isnumeric(int8(1))", "true"), Equal("isnumeric(true)", "false"), Fails("isnumeric()", "arguments")];
    "isfloat" [1 1; 1] ["tf = isfloat(x)"]
        compose(Captures::All, |_, call| one(class_is(&call.args[0], Class::is_float))), "Whether a value is double or single."
        [Equal("isfloat(1)", "true"), Equal("isfloat(int8(1))", "false"), Fails("isfloat()", "arguments")];
    "isinteger" [1 1; 1] ["tf = isinteger(x)"]
        compose(Captures::All, |_, call| one(class_is(&call.args[0], Class::is_integer))), "Whether a value is of an integer class."
        [Equal("isinteger(int8(1))", "true"), Equal("isinteger(1)", "false"), Fails("isinteger()", "arguments")];
    "islogical" [1 1; 1] ["tf = islogical(x)"]
        compose(Captures::All, |_, call| one(class_is(&call.args[0], |c| c == Class::Logical))), "Whether a value is logical."
        [Equal("islogical(true)", "true"), Equal("islogical(1)", "false"), Fails("islogical()", "arguments")];
    "isbool" [1 1; 1] ["tf = isbool(x)"]
        compose(Captures::All, |_, call| one(class_is(&call.args[0], |c| c == Class::Logical))), "Whether a value is logical."
        [Equal("isbool(true)", "true"), Fails("isbool()", "arguments")];
    "ischar" [1 1; 1] ["tf = ischar(x)"]
        compose(Captures::All, |_, call| one(call.args[0].is_char())), "Whether a value is a char array."
        [Equal("ischar('a')", "true"), Equal("ischar(1)", "false"), Fails("ischar()", "arguments")];
    "isstring" [1 1; 1] ["tf = isstring(x)"]
        compose(Captures::All, |_, call| one(matches!(call.args[0], Value::Text(_)))), "Whether a value is a string array."
        [Equal("isstring('a')", "false"), Fails("isstring()", "arguments")];
    "iscell" [1 1; 1] ["tf = iscell(x)"]
        compose(Captures::All, |_, call| one(matches!(call.args[0], Value::Cell(_)))), "Whether a value is a cell array."
        [Equal("iscell({1})", "true"), Equal("iscell(1)", "false"), Fails("iscell()", "arguments")];
    "iscellstr" [1 1; 1] ["tf = iscellstr(x)"]
        compose(Captures::All, |_, call| one(is_cellstr(&call.args[0]))), "Whether a value is a cell array of char arrays."
        [Equal("iscellstr({'a', 'b'})", "true"), Equal("iscellstr({1})", "false"), Fails("iscellstr()", "arguments")];
    "isstruct" [1 1; 1] ["tf = isstruct(x)"]
        compose(Captures::All, |_, call| one(matches!(call.args[0], Value::Struct(_)))), "Whether a value is a struct array."
        [Equal("isstruct(struct())", "true"), Equal("isstruct(1)", "false"), Fails("isstruct()", "arguments")];
    "is_function_handle" [1 1; 1] ["tf = is_function_handle(x)"]
        compose(Captures::All, |_, call| one(matches!(call.args[0], Value::Function(_)))), "Whether a value is a function handle."
        [Equal("is_function_handle(@sin)", "true"), Equal("is_function_handle('sin')", "false"), Fails("is_function_handle()", "arguments")];
    "isobject" [1 1; 1] ["tf = isobject(x)"]
        compose(Captures::All, |_, call| one(matches!(call.args[0], Value::Object(_) | Value::Objects(_)))), "Whether a value is an object of a class."
        [Equal("isobject(1)", "false"), Fails("isobject()", "arguments")];
    "isreal" [1 1; 1] ["tf = isreal(x)"]
        compose(Captures::All, |cx, call| {
            let elements = call.args[0].elem_type().is_some();
            one(elements && !cx.graph.is_complex(&call.args[0])?)
        }), "Whether an array has no imaginary part."
        [Equal("isreal(1)", "true"), Equal("isreal(1i)", "false"), Fails("isreal()", "arguments")];
    "iscomplex" [1 1; 1] ["tf = iscomplex(x)"]
        compose(Captures::All, |cx, call| one(cx.graph.is_complex(&call.args[0])?)), "Whether an array has an imaginary part."
        [Equal("iscomplex(1i)", "true"), Equal("iscomplex(1)", "false"), Fails("iscomplex()", "arguments")];
    "is_sq_string" [1 1; 1] ["tf = is_sq_string(x)"]
        compose(Captures::All, |_, call| one(call.args[0].is_char())), "Whether a value is a char array."
        [Equal("is_sq_string('a')", "true"), Fails("is_sq_string()", "arguments")];
    "issparse" [1 1; 1] ["tf = issparse(x)"]
        compose(Captures::All, |_, call| one(call.args[0].is_sparse())), "Whether a matrix is sparse."
        [Equal("issparse(1)", "false"), Equal("issparse(speye(2) * 3)", "true"), Equal("issparse(speye(2) + 3)", "false"), Fails("issparse()", "arguments")];
    "isjava" [1 1; 1] ["tf = isjava(x)"]
        compose(Captures::All, |_, _| one(false)), "Whether a value is a Java object: none is."
        [Equal("isjava(1)", "false"), Fails("isjava()", "arguments")];
    "isenum" [1 1; 1] ["tf = isenum(x)"]
        compose(Captures::All, |_, call| one(is_enumeration(&call.args[0]))), "Whether a value is of members of an enumeration."
        [Equal("isenum(1)", "false"), Fails("isenum()", "arguments")];
}

fn is_enumeration(value: &Value) -> bool {
    value.program_class().is_some_and(|class| !class.members.is_empty())
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
        "handle" => match value {
            Value::Object(o) => o.handle,
            other => other.program_class().is_some_and(|class| class.handle),
        },
        other => {
            value.told_class() == other
                || value.program_class().is_some_and(|class| class.is_a(other))
        }
    };
    if let Value::Cell(c) = &call.args[1] {
        let answers: Vec<bool> = texts("isa", &call.args[1])?.iter().map(|name| is(name)).collect();
        return one(Array::from_vec(c.shape.clone(), answers));
    }
    one(is(&text("isa", &call.args[1])?))
}
