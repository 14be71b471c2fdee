//! Calls that would run long and cannot give way: the machine stops with an [`Errand`], and whoever drives it says
//! what came of it, or that the call is to be made here. Must not know who makes it.

use super::frame::{Activation, Ret, working};
use super::operate::needs;
use super::{Step, Vm};
use crate::builtins::{Builtin, Call, Cx, Flow, Stop, Values};
use crate::diag::Error;
use crate::value::Value;
use std::rc::Rc;

/// What a call costs that is worth sending elsewhere, in the units of the op table: a hundred milliseconds.
const DEAR: f64 = 1e11;

/// A call of a builtin that depends on nothing but its arguments, which are arrays on the host, or strings.
#[derive(Clone, Debug)]
pub struct Errand {
    /// The builtin.
    pub name: Rc<str>,
    /// Its arguments.
    pub args: Vec<Value>,
    /// The number of results asked for.
    pub nargout: usize,
}

/// What an errand gave elsewhere.
#[derive(Debug)]
pub struct Report {
    /// The warnings raised on the way, in order: identifier and message.
    pub warnings: Vec<(String, String)>,
    /// What it printed.
    pub printed: String,
    /// The results.
    pub results: Result<Vec<Value>, Error>,
}

/// What came of an errand.
#[derive(Debug)]
pub enum Answer {
    /// Nobody else makes the call: it is to be made here.
    Here,
    /// It was made.
    Made(Report),
}

/// An errand on the stack.
pub(super) struct ErrandFrame {
    builtin: &'static Builtin,
    args: Vec<Value>,
    nargout: usize,
    ret: Ret,
    answer: Option<Answer>,
}

impl Vm {
    /// The errand that a call is, if it is one.
    pub(super) fn errand(
        &self,
        builtin: &'static Builtin,
        args: &[Value],
        nargout: usize,
        ret: Ret,
    ) -> Flow<Option<Activation>> {
        let plain = |a: &Value| a.elem_type().is_some() || matches!(a, Value::Text(_));
        let dear = builtin.costs.is_some_and(|costs| args.iter().all(plain) && costs(args) > DEAR);
        if !dear {
            return Ok(None);
        }
        needs(args)?;
        let args = args.to_vec();
        let frame = ErrandFrame { builtin, args, nargout, ret, answer: None };
        Ok(Some(Activation::Errand(Box::new(frame))))
    }

    /// Goes on with an errand, which is off the stack.
    pub(super) fn step_errand(
        &mut self,
        cx: &mut Cx<'_>,
        mut errand: Box<ErrandFrame>,
    ) -> Option<Step> {
        let (nargout, ret) = (errand.nargout, errand.ret);
        match errand.answer.take() {
            None => {
                let (name, args) = (errand.builtin.name.into(), errand.args.clone());
                self.stack.push(Activation::Errand(errand));
                Some(Step::Errand(Errand { name, args, nargout }))
            }
            Some(Answer::Made(report)) => {
                drop(errand);
                for (identifier, message) in &report.warnings {
                    cx.world.warn(identifier, message);
                }
                if !report.printed.is_empty() {
                    cx.world.print(&report.printed);
                }
                match report.results {
                    Ok(values) => self.deliver(cx, ret, values.into()),
                    Err(error) => self.throw_below(cx, error),
                }
            }
            Some(Answer::Here) => {
                let call = Call { args: &errand.args, nargout };
                match self.run_builtin(cx, errand.builtin, call) {
                    Ok(values) => {
                        drop(errand);
                        self.deliver(cx, ret, values)
                    }
                    Err(Stop::Error(error)) => self.throw_below(cx, error),
                    Err(Stop::Long(work)) => {
                        self.stack.push(working(work, ret));
                        None
                    }
                    Err(Stop::Need(lazies)) => {
                        errand.answer = Some(Answer::Here);
                        self.stack.push(Activation::Errand(errand));
                        Some(Step::Need(lazies))
                    }
                }
            }
        }
    }

    /// Says what came of the errand that the machine stopped with.
    pub fn report(&mut self, answer: Answer) {
        if let Some(Activation::Errand(errand)) = self.stack.last_mut() {
            errand.answer = Some(answer);
        }
    }

    /// Makes a call on another machine's errand.
    pub fn run_errand(&mut self, cx: &mut Cx<'_>, errand: &Errand) -> Flow<Values> {
        match self.builtins.get(&*errand.name) {
            Some(&builtin) => {
                let call = Call { args: &errand.args, nargout: errand.nargout };
                self.run_builtin_now(cx, builtin, call)
            }
            None => Err(super::undefined(&errand.name).into()),
        }
    }
}
