//! What such a builtin is called with, and how it reads its arguments and gives its results.

use crate::builtins::{Cx, Values};
use crate::diag::Error;
use crate::value::{Refusal, Value, text::text_of};
use crate::vm::Vm;
use crate::vm::exception::number;
use crate::vm::frame::{Args, Exec, Frame, Ret};

/// A call of such a builtin: in which frame, with what, how many results are wanted, and where they go.
pub(in crate::vm) struct Asked<'a> {
    pub(in crate::vm) frame: &'a mut Frame,
    pub(in crate::vm) args: &'a mut Args,
    pub(in crate::vm) nout: usize,
    pub(in crate::vm) ret: Ret,
}

/// A builtin that is part of the machine.
pub(in crate::vm) type Native = fn(&mut Vm, &mut Cx<'_>, Asked<'_>) -> Exec<Values>;

/// The text that a value is.
pub(super) fn text(value: Option<&Value>, what: &str) -> Result<String, Refusal> {
    Ok(text_of(value)?.ok_or_else(|| {
        Error::new("MATLAB:invalidType", format!("{what} must be a text, a char row or a string"))
    })?)
}

/// The names that all arguments are.
pub(super) fn texts(args: &Args) -> Result<Vec<String>, Refusal> {
    args.iter().map(|a| text(Some(a), "a name")).collect()
}

/// The number that argument `k`, from 0, is; or another.
pub(super) fn number_at(args: &Args, k: usize, other: f64) -> f64 {
    args.get(k).and_then(number).unwrap_or(other)
}

/// One result.
pub(super) fn one(value: Value) -> Exec<Values> {
    Ok(smallvec::smallvec![value])
}

/// No result.
pub(super) fn none() -> Exec<Values> {
    Ok(Values::new())
}
