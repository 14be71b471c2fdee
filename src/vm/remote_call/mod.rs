//! What a call of a builtin that is made on another machine consists of, and what comes back. Must not know who makes it.

mod run;

use crate::diag::Error;
use crate::value::Value;
use std::rc::Rc;

/// A call of a builtin that depends on nothing but its arguments, which are arrays on the host, or strings.
#[derive(Clone, Debug)]
pub struct RemoteCall {
    /// The builtin.
    pub name: Rc<str>,
    /// Its arguments.
    pub args: Vec<Value>,
    /// The number of results asked for.
    pub nargout: usize,
}

/// What a remote call gave elsewhere.
#[derive(Debug)]
pub struct Report {
    /// The warnings raised on the way, in order: identifier and message.
    pub warnings: Vec<(String, String)>,
    /// What it printed.
    pub printed: String,
    /// The results.
    pub results: Result<Vec<Value>, Error>,
}

/// What came of a remote call.
#[derive(Debug)]
pub enum Answer {
    /// Nobody else makes the call: it is to be made here.
    Here,
    /// It was made.
    Made(Report),
}
