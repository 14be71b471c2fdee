//! assert: that a condition holds, or that what was observed is what was expected.
//!
//! With a condition and a message it is MATLAB's; with an expected value it compares as Octave's does:
//! classes and sizes too where no tolerance is given, absolute error up to a positive tolerance,
//! relative error up to a negative one.

use super::Example::{Equal, Fails, Prints};
use super::arguments::{doubles, none, truth};
use super::declare::{builtins, host};
use super::errors::{identified, message};
use super::searching::equal;
use super::{Call, Cx, Flow, Stop, Values, source_builtins};
use crate::diag::Error;
use crate::value::{Array, Class, Data, ElemType, Format, Value, cast, display::summary};

builtins! {
    /// Assertions.
    ALL, Testing;
    "assert" [1 255; 1] ["assert(condition)", "assert(condition, format, ...)", "assert(observed, expected)", "assert(observed, expected, tolerance)"]
        host(assert, "decides at once"), "Raises an error unless a condition holds, or two values are equal."
        [Fails("assert(false)", "failed"), Fails("assert(1, 2)", "expected 2"), Fails("assert(false, 'no %d', 1)", "no 1")];
}

source_builtins! {
    /// Checks of errors.
    IN_THE_LANGUAGE, Testing;
    "functiontests" [1 1; 1] ["tests = functiontests(localfunctions)"] "Tests of those functions whose names begin or end with \"test\"; setup, teardown, setupOnce and teardownOnce run around them."
        [Equal("numel(functiontests({@sin}))", "0"), Fails("functiontests(1)", "cell array of function handles")];
    "runtests" [0 255; 1] ["results = runtests", "results = runtests(files)", "results = runtests(tests)"] "Runs the tests of a folder, of files, or those given."
        [Equal("isempty(runtests(functiontests({})))", "true"), Fails("runtests('no_such_test')", "no_such_test")];
    "testsuite" [0 255; 1] ["tests = testsuite", "tests = testsuite(names)"] "The tests of a folder, of files, of classes."
        [Fails("testsuite('no_such_test')", "no_such_test")];
    "fail" [1 3; 0] ["fail(code)", "fail(code, pattern)", "fail(code, 'warning', pattern)"] "Raises an error unless code fails with a message that matches a pattern."
        [Prints("fail('error(\"abc\")', 'b'); disp('failed as it should')", "failed as it should\n"), Fails("fail('1')", "none was raised")];
}

fn failed(why: impl Into<String>) -> Stop {
    Error::new("MATLAB:assertion:failed", why).into()
}

fn assert(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let condition = &call.args[0];
    let is_message = |v: &Value| v.is_char() || matches!(v, Value::Text(_));
    let logical = condition.elem_type().is_some_and(|t| t.class == Class::Logical);
    match &call.args[1..] {
        [] => {
            let holds = condition.elem_type().is_some() && truth("assert", condition)?;
            if holds { none() } else { Err(failed("Assertion failed.")) }
        }
        [first, rest @ ..]
            if is_message(first) && (logical || !rest.is_empty() && !is_message(condition)) =>
        {
            if truth("assert", condition)? {
                return none();
            }
            let (identifier, rest) = identified(&call.args[1..])?;
            let text = message("assert", rest)?;
            Err(Error::new(identifier, text).into())
        }
        [expected] => {
            compare(condition, expected, None, "")?;
            none()
        }
        [expected, tolerance, ..] => {
            let tolerance = doubles("assert", tolerance)?;
            compare(condition, expected, Some(&tolerance), "")?;
            none()
        }
    }
}

fn differ(path: &str, observed: &Value, expected: &Value, why: &str) -> Stop {
    let format = Format::default();
    let (seen, wanted) = (summary(observed, &format), summary(expected, &format));
    let bare = |t: &str| t.trim_start_matches('[').trim_end_matches(']').to_owned();
    failed(format!("assert: observed{path} {} but expected {}: {why}", bare(&seen), bare(&wanted)))
}

fn compare(observed: &Value, expected: &Value, tolerance: Option<&[f64]>, path: &str) -> Flow<()> {
    let no = |why: &str| Err(differ(path, observed, expected, why));
    match expected {
        Value::Cell(e) => {
            let Value::Cell(o) = observed else { return no("expected a cell array") };
            if o.shape != e.shape {
                return no("dimensions don't match");
            }
            for (k, (o, e)) in o.cells.iter().zip(&e.cells).enumerate() {
                compare(o, e, tolerance, &format!("{path}{{{}}}", k + 1))?;
            }
            Ok(())
        }
        Value::Struct(e) => {
            let Value::Struct(o) = observed else { return no("expected a struct") };
            if o.shape != e.shape {
                return no("dimensions don't match");
            }
            if o.fields.len() != e.fields.len() {
                return no("structure fieldname mismatch");
            }
            for (name, column) in &e.fields {
                let Some(seen) = o.fields.get(name) else {
                    return no("structure fieldname mismatch");
                };
                for (o, e) in seen.iter().zip(column) {
                    compare(o, e, tolerance, &format!("{path}.{name}"))?;
                }
            }
            Ok(())
        }
        Value::Text(_) | Value::Function(_) | Value::Object(_) => {
            if equal(observed, expected, true)? { Ok(()) } else { no("values do not match") }
        }
        _ if expected.is_char() => {
            if !observed.is_char() {
                return no("expected a char array");
            }
            if equal(observed, expected, true)? { Ok(()) } else { no("strings don't match") }
        }
        _ => compare_arrays(observed, expected, tolerance, path),
    }
}

fn compare_arrays(
    observed: &Value,
    expected: &Value,
    tolerance: Option<&[f64]>,
    path: &str,
) -> Flow<()> {
    let no = |why: &str| Err(differ(path, observed, expected, why));
    let (Some(o), Some(e)) = (observed.host_array()?, expected.host_array()?) else {
        return no("expected an array");
    };
    if o.shape() != e.shape() {
        let why = format!("dimensions don't match, {} against {}", o.shape(), e.shape());
        return no(&why);
    }
    if tolerance.is_none() {
        if o.class() != e.class() {
            return no(&format!("class {} != {}", o.class().name(), e.class().name()));
        }
        if o.is_complex() != e.is_complex() {
            return no("one is complex and the other is real");
        }
        if let (Data::I64(_) | Data::U64(_), true) = (o.data(), o.data() != e.data()) {
            return no("values do not match");
        }
    }
    let tolerance = tolerance.unwrap_or(&[0.0]);
    let parts = |a: &Array| match cast::convert(a.data(), ElemType::complex(Class::Double)) {
        Data::C64(v) => v,
        _ => Vec::new(),
    };
    for (k, (o, e)) in parts(&o).into_iter().zip(parts(&e)).enumerate() {
        let allowed = match tolerance {
            [one] => *one,
            several => several.get(k).copied().unwrap_or(0.0),
        };
        if let Some(why) = differs(o, e, allowed) {
            let at = format!("{path}({})", k + 1);
            let number = |z: num_complex::Complex64| {
                let text = crate::value::number::general(z.re, 17);
                if z.im == 0.0 { text } else { format!("{text}{:+}i", z.im) }
            };
            return Err(failed(format!(
                "assert: observed{at} {} but expected {}: {why}",
                number(o),
                number(e)
            )));
        }
    }
    Ok(())
}

/// Why two numbers are not equal within a tolerance; None where they are.
fn differs(o: num_complex::Complex64, e: num_complex::Complex64, tolerance: f64) -> Option<String> {
    for (o, e) in [(o.re, e.re), (o.im, e.im)] {
        if o.is_nan() != e.is_nan() {
            return Some("'NaN' mismatch".to_owned());
        }
        if (o.is_infinite() || e.is_infinite()) && o != e {
            return Some("'Inf' mismatch".to_owned());
        }
    }
    let gap = |o: f64, e: f64| if o == e || o.is_nan() && e.is_nan() { 0.0 } else { o - e };
    let error = libm::hypot(gap(o.re, e.re), gap(o.im, e.im));
    let size = libm::hypot(e.re, e.im);
    if tolerance < 0.0 && size != 0.0 && size.is_finite() {
        let error = error / size;
        return (error > -tolerance)
            .then(|| format!("relative error {error:e} exceeds {:e}", -tolerance));
    }
    (error > tolerance.abs())
        .then(|| format!("absolute error {error:e} exceeds {:e}", tolerance.abs()))
}
