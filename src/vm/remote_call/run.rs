//! Calls that would run long and cannot give way: the machine stops with an [`RemoteCall`], and the machine's driver says
//! what came of it, or that the call is to be made here. Must not know who makes it.

use super::{Answer, RemoteCall};
use crate::builtins::{Builtin, Call, Cx, Flow, Run, Stop, Values};
use crate::value::Value;
use crate::vm::exception::undefined;
use crate::vm::frame::{Activation, RemoteCallFrame, Ret, working};
use crate::vm::marks::{gives_on_gpu, mark_results};
use crate::vm::operate::needs;
use crate::vm::{Vm, Yield};

/// What a call costs that is worth sending elsewhere, in the units of the op table: a hundred milliseconds.
const EXPENSIVE: f64 = 1e11;

impl Vm {
    /// The remote call that a call is, if it is one.
    pub(in crate::vm) fn remote_call(
        &self,
        cx: &mut Cx<'_>,
        builtin: &'static Builtin,
        args: &[Value],
        nargout: usize,
        ret: Ret,
    ) -> Flow<Option<Activation>> {
        // A composed builtin may have work for the device instead. What it has not, it asks for: then it is there.
        let composed = matches!(builtin.run, Run::Compose { .. });
        if composed
            && (args.iter().any(|a| cx.graph.is_away(a))
                || args.iter().any(|a| cx.graph.is_factored_there(a)))
        {
            return Ok(None);
        }
        let plain = |a: &Value| a.elem_type().is_some() || matches!(a, Value::Text(_));
        let expensive = builtin
            .traits
            .costs
            .is_some_and(|costs| args.iter().all(plain) && costs(args) > EXPENSIVE);
        if !expensive {
            return Ok(None);
        }
        needs(args)?;
        let args = args.to_vec();
        let frame = RemoteCallFrame { builtin, args, nargout, ret, answer: None };
        Ok(Some(Activation::RemoteCall(Box::new(frame))))
    }

    /// Goes on with a remote call, which is off the stack.
    pub(in crate::vm) fn step_remote_call(
        &mut self,
        cx: &mut Cx<'_>,
        mut remote_call: Box<RemoteCallFrame>,
    ) -> Option<Yield> {
        let (nargout, ret) = (remote_call.nargout, remote_call.ret);
        match remote_call.answer.take() {
            None => {
                let (name, args) = (remote_call.builtin.name.into(), remote_call.args.clone());
                self.stack.push(Activation::RemoteCall(remote_call));
                Some(Yield::RemoteCall(RemoteCall { name, args, nargout }))
            }
            Some(Answer::Made(report)) => {
                for (identifier, message) in &report.warnings {
                    cx.world.warn(identifier, message);
                }
                if !report.printed.is_empty() {
                    cx.world.print(&report.printed);
                }
                match report.results {
                    Ok(values) => {
                        let (builtin, args) = (remote_call.builtin, &remote_call.args);
                        let marked = mark_results(cx.graph, builtin, args, values.clone().into());
                        // What is too large for a mark goes without.
                        let values = marked.unwrap_or_else(|_| values.into());
                        drop(remote_call);
                        self.deliver(cx, ret, values)
                    }
                    Err(error) => self.throw_below(cx, error),
                }
            }
            Some(Answer::Here) => {
                let call = Call { args: &remote_call.args, nargout };
                match self.run_builtin(cx, remote_call.builtin, call) {
                    Ok(values) => {
                        drop(remote_call);
                        self.deliver(cx, ret, values)
                    }
                    Err(Stop::Error(error)) => self.throw_below(cx, error),
                    Err(Stop::Long(work)) => {
                        let on_gpu = gives_on_gpu(remote_call.builtin)
                            && remote_call.args.iter().any(Value::is_on_gpu);
                        self.stack.push(working(work, on_gpu, ret));
                        None
                    }
                    Err(Stop::Need(lazies)) => {
                        remote_call.answer = Some(Answer::Here);
                        self.stack.push(Activation::RemoteCall(remote_call));
                        self.wait_for(cx, lazies)
                    }
                }
            }
        }
    }

    /// Says what came of the remote call that the machine stopped with.
    pub fn report(&mut self, answer: Answer) {
        if let Some(Activation::RemoteCall(remote_call)) = self.stack.last_mut() {
            remote_call.answer = Some(answer);
        }
    }

    /// Makes a call on another machine's remote call.
    pub fn run_remote_call(&mut self, cx: &mut Cx<'_>, remote_call: &RemoteCall) -> Flow<Values> {
        let name = &*remote_call.name;
        match self.builtins.get(name).or_else(|| self.helpers.get(name)) {
            Some(&builtin) => {
                let call = Call { args: &remote_call.args, nargout: remote_call.nargout };
                self.run_builtin_now(cx, builtin, call)
            }
            None => Err(undefined(&remote_call.name).into()),
        }
    }
}
