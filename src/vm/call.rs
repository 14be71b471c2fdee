//! Calls: what a name stands for, entering functions, running builtins, handing results back.

use super::Vm;
use super::class::{Making, meta_of, no_meta};
use super::code::{Body, Callee, Code, Shadowed};
use super::environment::Environment;
use super::frame::{Activation, Args, Exec, Frame, Ret, Signal, Special, TaskFrame, working};
use super::marks::{TaskOnGpu, gives_on_gpu, mark_results, without_gpu};
use super::natives::{self, Asked};
use super::operate::{comparison, needs_text, of_strings};
use crate::builtins::linear_algebra::compressed;
use crate::builtins::{Builtin, Call, Cx, Flow, Run, Stop, Values};
use crate::bytecode::{ChunkKind, Reg};
use crate::diag::Error;
use crate::graph::{Node, NodeId, node_of};
use crate::op::pace::at_once;
use crate::syntax::Dialect;
use crate::value::room::room;
use crate::value::{Function, Lazy, Value, needs_within};
use std::rc::Rc;

/// How many calls may be open at once, as in MATLAB.
pub const RECURSION_LIMIT: usize = 500;

/// As how many instructions it counts to go through a value once.
pub(super) fn steps_of(value: &Value) -> i64 {
    match value {
        Value::Array(a) => (a.numel() / 64) as i64,
        Value::Compressed(c) => (c.count() / 16) as i64,
        Value::Cell(c) => (c.cells.len() / 16) as i64,
        _ => 0,
    }
}

/// Whether a function that is written in the language is computed without its text where its arguments are few doubles.
pub(super) fn has_few(code: &Code) -> bool {
    code.declared.is_some_and(|builtin| builtin.traits.few.is_some())
}

/// The one result of such a function, where they are.
pub(super) fn of_few(code: &Code, args: &[Value], nout: usize) -> Option<Value> {
    let few = code.declared?.traits.few.filter(|_| nout <= 1)?;
    few(args)
}

impl Vm {
    /// How many more calls may be opened within a frame that runs.
    pub(super) fn calls_left(&self) -> usize {
        RECURSION_LIMIT.saturating_sub(self.stack.len())
    }

    /// What a name of a chunk stands for, where it is no variable.
    pub(super) fn resolve_slot(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &Frame,
        slot: Reg,
    ) -> Result<Callee, Error> {
        self.note_files(cx);
        let code = &frame.code;
        if let Some(callee) = code.callee(slot, self.epoch) {
            return Ok(callee);
        }
        let name = code.chunk.slots.get(slot as usize);
        if let Some(callee) = name.and_then(|name| frame.nested_callee(name)) {
            return Ok(callee);
        }
        self.resolve_in(cx, code, slot)
    }

    /// The same where it is no function within a function.
    pub(super) fn resolve_in(
        &mut self,
        cx: &mut Cx<'_>,
        code: &Code,
        slot: Reg,
    ) -> Result<Callee, Error> {
        if let Some(callee) = code.callee(slot, self.epoch) {
            return Ok(callee);
        }
        let Some(name) = code.chunk.slots.get(slot as usize).cloned() else {
            return Err(super::exception::undefined("?"));
        };
        let imported = self.imported(cx, code, &name)?;
        let found = match imported {
            None => self.resolve(cx, code.scope, &name)?,
            imported => imported,
        };
        match found {
            Some(callee) => {
                code.note(slot, self.epoch, &callee);
                Ok(callee)
            }
            None => Err(self.undefined_with_hint(&name, &code.chunk.slots)),
        }
    }

    /// The error for a name that is nothing, with what may have been meant.
    pub(super) fn undefined_with_hint(&self, name: &str, near: &[Rc<str>]) -> Error {
        let error = super::exception::undefined(name);
        if crate::builtins::is_of_matlab(name) {
            return error.hint(format!("'{name}' is MATLAB's, and not supported here"));
        }
        let known = near
            .iter()
            .map(|n| &**n)
            .chain(self.functions.keys().map(|n| &**n))
            .chain(self.builtin_names.iter().copied());
        match crate::diag::did_you_mean(name, known) {
            Some(other) => error.hint(format!("did you mean '{other}'?")),
            None => error,
        }
    }

    /// Calls what a name of the running chunk stands for.
    pub(super) fn call_slot(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        slot: Reg,
        args: &mut Args,
        nout: usize,
        ret: Ret,
    ) -> Exec<Values> {
        let callee = self.resolve_slot(cx, frame, slot)?;
        self.call_resolved(cx, frame, &callee, args, nout, ret)
    }

    /// Calls what a name was resolved to.
    pub(super) fn call_resolved(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        callee: &Callee,
        args: &mut Args,
        nout: usize,
        ret: Ret,
    ) -> Exec<Values> {
        // An elementwise function of scalars is frequent, and needs nothing of what follows.
        if let Callee::Builtin(Builtin { run: Run::Op(op), args: arity, .. }) = callee
            && arity.allows(args.len())
            && nout <= 1
            && args.iter().all(|a| matches!(a, Value::Scalar(_)))
        {
            return Ok(smallvec::smallvec![crate::op::apply(*op, args)?]);
        }
        self.call(cx, frame, callee, args, nout, ret)
    }

    /// Calls a function. `Err(Signal::Push)` means that the results come later, to `ret`.
    pub(super) fn call(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        callee: &Callee,
        args: &mut Args,
        nout: usize,
        ret: Ret,
    ) -> Exec<Values> {
        match callee {
            Callee::Code(code) => {
                if let Some(value) = of_few(code, args, nout) {
                    return Ok(smallvec::smallvec![value]);
                }
                // A function that is written in the language may know such matrices as they are.
                if let Some(builtin) = code.declared
                    && let Some(values) = compressed::call(cx, builtin, args, nout)?
                {
                    return Ok(values);
                }
                Err(Signal::Push(self.enter(code, None, std::mem::take(args), nout, ret)?))
            }
            Callee::Nested(code, around) => {
                let args = std::mem::take(args);
                Err(Signal::Push(self.enter(code, Some(around.clone()), args, nout, ret)?))
            }
            Callee::Builtin(builtin) => self.call_builtin(cx, frame, builtin, args, nout, ret),
            Callee::Script(code) => {
                let mut script = self.new_frame(code.clone(), ret);
                script.shared = true;
                Err(Signal::Push(Activation::Code(script)))
            }
            Callee::Class(class) => self.make_object(cx, frame, class, std::mem::take(args), ret),
            Callee::Base(class) => self.call_base_constructor(cx, class, args, ret),
            Callee::Query(class) => {
                let meta = class.as_ref().map_or_else(no_meta, |class| meta_of(class));
                Ok(smallvec::smallvec![meta])
            }
            Callee::Common(name) => self.object_function(cx, frame, name, args, nout, ret),
            Callee::Package(name) => Ok(smallvec::smallvec![super::lookup::package(name)]),
        }
    }

    /// Calls a builtin.
    pub(super) fn call_builtin(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        builtin: &'static Builtin,
        args: &mut Args,
        nout: usize,
        ret: Ret,
    ) -> Exec<Values> {
        if !matches!(builtin.run, Run::Source(_) | Run::Op(_)) {
            needs_text(args)?;
        }
        if let Some(values) = compressed::call(cx, builtin, args, nout)? {
            return Ok(values);
        }
        match builtin.run {
            Run::Task(start) => {
                check_arity(builtin, args.len(), nout)?;
                let mut task = start(cx, Call { args, nargout: nout })?;
                if gives_on_gpu(builtin) && args.iter().any(Value::is_on_gpu) {
                    task = Box::new(TaskOnGpu(task));
                }
                let task = TaskFrame { task, ret, input: None };
                Err(Signal::Push(Activation::Task(Box::new(task))))
            }
            Run::Vm => {
                check_arity(builtin, args.len(), nout)?;
                match natives::find(builtin.name) {
                    Some(native) => native(self, cx, Asked { frame, args, nout, ret }),
                    None => Err(super::exception::undefined(builtin.name).into()),
                }
            }
            Run::Source(text) => {
                let code = self.source_builtin(builtin, text)?;
                Err(Signal::Push(self.enter(&code, None, std::mem::take(args), nout, ret)?))
            }
            Run::Method => {
                check_arity(builtin, args.len(), nout)?;
                let class = args.first().map_or("double", Value::class_name);
                let name = builtin.name;
                let message =
                    format!("Undefined function '{name}' for input arguments of type '{class}'.");
                Err(Error::new("MATLAB:UndefinedFunction", message).into())
            }
            _ => {
                // In a program of Octave's any text is the name of a field.
                let builtin = match (builtin.name, frame.code.chunk.dialect) {
                    ("struct", Dialect::Octave) => {
                        self.helpers.get("struct_of_any_names").copied().unwrap_or(builtin)
                    }
                    _ => builtin,
                };
                check_arity(builtin, args.len(), nout)?;
                if let Some(remote_call) = self.remote_call(cx, builtin, args, nout, ret)? {
                    return Err(Signal::Push(remote_call));
                }
                match self.run_builtin(cx, builtin, Call { args, nargout: nout }) {
                    Err(Stop::Long(work)) => {
                        let on_gpu = gives_on_gpu(builtin) && args.iter().any(Value::is_on_gpu);
                        Err(Signal::Push(working(work, on_gpu, ret)))
                    }
                    values => Ok(values?),
                }
            }
        }
    }

    /// Runs a builtin where its results are wanted at once.
    pub(super) fn run_builtin_now(
        &mut self,
        cx: &mut Cx<'_>,
        builtin: &'static Builtin,
        call: Call<'_>,
    ) -> Flow<Values> {
        match self.run_builtin(cx, builtin, call) {
            Err(Stop::Long(work)) => at_once(work.0),
            values => values,
        }
    }

    /// Runs a builtin that calls nothing of the program.
    pub(super) fn run_builtin(
        &mut self,
        cx: &mut Cx<'_>,
        builtin: &'static Builtin,
        call: Call<'_>,
    ) -> Flow<Values> {
        let args = call.args;
        let made = self
            .values_of(cx, builtin, call)
            .and_then(|values| mark_results(cx.graph, builtin, args, values));
        match &made {
            Ok(values) => {
                self.charge(args, values);
                if cx.world.has_cleanups() {
                    // They are called before the next instruction.
                    self.budget = 0;
                }
            }
            Err(Stop::Need(_)) => {
                let why = match builtin.run {
                    Run::Host { why, .. } => Some(why),
                    _ => None,
                };
                cx.world.asks = Some((builtin.name, why));
            }
            Err(_) => {}
        }
        made
    }

    fn values_of(
        &mut self,
        cx: &mut Cx<'_>,
        builtin: &'static Builtin,
        call: Call<'_>,
    ) -> Flow<Values> {
        check_arity(builtin, call.args.len(), call.nargout)?;
        if let Some(values) = compressed::call(cx, builtin, call.args, call.nargout)? {
            return Ok(values);
        }
        match builtin.run {
            Run::Op(op) => {
                if let ([a, b], Some(op)) = (call.args, comparison(builtin.name))
                    && let Some(value) = of_strings(op, a, b)?
                {
                    return Ok(smallvec::smallvec![value]);
                }
                if let Some(other) = call.args.iter().find(|a| a.elem_type().is_none()) {
                    return Err(not_a_number(builtin.name, other).into());
                }
                Ok(smallvec::smallvec![cx.graph.elementwise(op, call.args)?])
            }
            Run::Compose { f, .. } => {
                let made_from = cx.graph.next_id();
                must_end(builtin.name, made_from, f(cx, call))
            }
            Run::Host { f, .. } => {
                needs_within(call.args)?;
                // What it makes is rarely larger than what it is given.
                room(call.args.iter().map(bytes_of_argument).sum())?;
                let made_from = cx.graph.next_id();
                must_end(builtin.name, made_from, f(cx, call))
            }
            Run::Source(_) | Run::Task(_) | Run::Vm | Run::Class | Run::Method => Err(Error::new(
                "matgpu:notHere",
                format!("'{}' cannot be called in this place", builtin.name),
            )
            .into()),
        }
    }

    /// Counts work on large arrays, so that ticks keep coming; what is only captured takes no time yet.
    pub(super) fn charge(&mut self, args: &[Value], made: &[Value]) {
        if made.iter().any(|value| matches!(value, Value::Lazy(_))) {
            return;
        }
        let looked_at = args.iter().filter(|arg| matches!(arg, Value::Array(_)));
        self.budget -= looked_at.chain(made).map(steps_of).sum::<i64>();
    }

    /// Calls a function handle, or a function by its name as text.
    pub(super) fn call_value(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        function: &Value,
        args: &mut Args,
        nout: usize,
        ret: Ret,
    ) -> Exec<Values> {
        let name: Rc<str> = match function {
            Value::Function(f) => match &**f {
                Function::Named { body: Some(body), name } => {
                    if let Some(making) = body.as_any().downcast_ref::<Making>() {
                        return self.go_on_making(cx, making, std::mem::take(args), ret);
                    }
                    if let Some(Shadowed(builtin)) = body.as_any().downcast_ref::<Shadowed>() {
                        return self.call(cx, frame, &Callee::Builtin(builtin), args, nout, ret);
                    }
                    let Some(body) = body.as_any().downcast_ref::<Body>() else {
                        return Err(super::exception::undefined(name).into());
                    };
                    let (around, args) = (body.environment.clone(), std::mem::take(args));
                    return Err(Signal::Push(self.enter(&body.code, around, args, nout, ret)?));
                }
                Function::Named { name, .. } => name.clone(),
                Function::Anonymous { captured, body, .. } => {
                    let Some(body) = body.as_any().downcast_ref::<Body>() else {
                        return Err(super::exception::undefined("@").into());
                    };
                    let args = std::mem::take(args);
                    return Err(Signal::Push(
                        self.enter_anonymous(body, captured, args, nout, ret)?,
                    ));
                }
            },
            other => match other.as_text()? {
                Some(text) => text.into(),
                None => {
                    return Err(Error::new(
                        "MATLAB:invalidFunction",
                        format!(
                            "expected a function handle or a function's name, found {}",
                            other.class_name()
                        ),
                    )
                    .into());
                }
            },
        };
        // A handle made inside a file may name a function of that file; a text of the library is given the program's.
        let scope = frame.code.scope;
        if let Some(method) = self.dispatched(frame, &name, args)? {
            return self.call_value(cx, frame, &method, args, nout, ret);
        }
        if self.is_about_object(&name, args) {
            return self.object_function(cx, frame, &name, args, nout, ret);
        }
        let callee = match self.resolve_given(cx, scope, &name)? {
            Some(callee) => callee,
            None => return Err(self.undefined_with_hint(&name, &[]).into()),
        };
        if self.knows_classes()
            && let Some(values) = self.call_with_elements(cx, frame, &callee, args, nout, ret)?
        {
            return Ok(values);
        }
        self.call(cx, frame, &callee, args, nout, ret)
    }

    /// A frame for a function, its arguments in place.
    pub(super) fn enter(
        &mut self,
        code: &Rc<Code>,
        around: Option<Rc<Environment>>,
        mut args: Args,
        nout: usize,
        ret: Ret,
    ) -> Result<Activation, Error> {
        let chunk = &code.chunk;
        if let Some(builtin) = code.declared {
            check_arity(builtin, args.len(), nout)?;
        }
        if args.len() > chunk.params.len() && chunk.varargin.is_none() {
            return Err(called("MATLAB:TooManyInputs", &chunk.name, "Too many input arguments."));
        }
        if nout > chunk.outs.len().max(1) && chunk.varargout.is_none()
            || nout > 1 && chunk.outs.is_empty() && chunk.varargout.is_none()
        {
            return Err(called("MATLAB:TooManyOutputs", &chunk.name, "Too many output arguments."));
        }
        if nout >= 1 && chunk.outs.is_empty() && chunk.varargout.is_none() {
            return Err(called("MATLAB:TooManyOutputs", &chunk.name, "Too many output arguments."));
        }
        let mut frame = self.new_frame(code.clone(), ret);
        if let Some(builtin) = code.declared
            && args.iter().any(Value::is_on_gpu)
        {
            args.iter_mut().for_each(without_gpu);
            if gives_on_gpu(builtin) {
                frame.special = Special::OnGpu;
            }
        }
        frame.nargin = args.len();
        frame.nargout = nout;
        let mut args = args.into_iter();
        for param in &chunk.params {
            match (args.next(), param) {
                (Some(value), Some(slot)) => frame.set(*slot, value),
                (Some(_), None) => {}
                (None, _) => break,
            }
        }
        if let Some(slot) = chunk.varargin {
            frame.set(slot, super::object::cell_row(args.collect()));
        }
        frame.join_family(around);
        Ok(Activation::Code(frame))
    }

    fn enter_anonymous(
        &mut self,
        body: &Body,
        captured: &[(Rc<str>, Value)],
        args: Args,
        nout: usize,
        ret: Ret,
    ) -> Result<Activation, Error> {
        let Body { code, environment } = body;
        let chunk = &code.chunk;
        if args.len() > chunk.params.len() && chunk.varargin.is_none() {
            return Err(called("MATLAB:TooManyInputs", &chunk.text, "Too many input arguments."));
        }
        let mut frame = self.new_frame(code.clone(), ret);
        frame.environment = environment.clone();
        frame.nargin = args.len();
        frame.nargout = nout;
        let direct = captured.len() == chunk.captures.len();
        for (k, (name, value)) in captured.iter().enumerate() {
            let slot = match (direct, chunk.captures.get(k)) {
                (true, Some(&(_, inner))) => Some(inner),
                _ => chunk.slot_of.get(name).copied(),
            };
            if let Some(slot) = slot {
                frame.set(slot, value.clone());
            }
        }
        let mut args = args.into_iter();
        for param in &chunk.params {
            match (args.next(), param) {
                (Some(value), Some(slot)) => frame.set(*slot, value),
                (Some(_), None) => {}
                (None, _) => break,
            }
        }
        if let Some(slot) = chunk.varargin {
            frame.set(slot, super::object::cell_row(args.collect()));
        }
        Ok(Activation::Code(frame))
    }

    /// An empty frame, made of the remains of an earlier one where there is one.
    pub(super) fn new_frame(&mut self, code: Rc<Code>, ret: Ret) -> Box<Frame> {
        match self.pool.pop() {
            Some(mut frame) => {
                frame.regs.resize(code.chunk.registers, None);
                frame.loops.resize(code.chunk.loops, super::frame::Loop::Over);
                frame.code = code;
                frame.ret = ret;
                frame
            }
            None => Box::new(Frame::new(code, ret)),
        }
    }

    /// Keeps the remains of a frame.
    pub(super) fn recycle(&mut self, mut frame: Box<Frame>) {
        if self.pool.len() < 32 {
            frame.regs.clear();
            frame.lists.clear();
            frame.loops.clear();
            frame.handlers.clear();
            frame.links.clear();
            frame.environment = None;
            frame.pc = 0;
            frame.nargin = 0;
            frame.nargout = 0;
            frame.shared = false;
            frame.owner = None;
            frame.extra = None;
            frame.caught = None;
            frame.scratch = None;
            frame.returned.clear();
            frame.special = Special::None;
            self.pool.push(frame);
        }
    }

    /// The results of a function that returns.
    pub(super) fn results(&self, frame: &mut Frame) -> Result<Values, Error> {
        let code = frame.code.clone();
        let chunk = &code.chunk;
        if chunk.kind != ChunkKind::Function {
            return Ok(Values::new());
        }
        let wanted = frame.nargout.max(1);
        let mut out = Values::new();
        for &slot in chunk.outs.iter().take(wanted) {
            match frame.result(slot) {
                Some(value) => out.push(value),
                None if out.len() >= frame.nargout => break,
                None => {
                    let name = &chunk.slots[slot as usize];
                    return Err(Error::new(
                        "MATLAB:unassignedOutputs",
                        format!(
                            "Output argument \"{name}\" (and possibly others) not assigned a \
                             value in the execution with \"{}\" function.",
                            chunk.name
                        ),
                    ));
                }
            }
        }
        if let Some(slot) = chunk.varargout
            && out.len() == chunk.outs.len()
            && out.len() < wanted
            && let Some(Value::Cell(cells)) = frame.result(slot)
        {
            let more = wanted - out.len();
            out.extend(cells.cells.iter().take(more).cloned());
        }
        if out.len() < frame.nargout {
            return Err(Error::new(
                "MATLAB:unassignedOutputs",
                format!(
                    "Function \"{}\" gave {} of the {} results that were asked for.",
                    chunk.name,
                    out.len(),
                    frame.nargout
                ),
            ));
        }
        Ok(out)
    }
}

/// Puts the results of a call into registers.
pub(super) fn put(frame: &mut Frame, dst: Reg, nout: u16, values: Values) -> Result<(), Error> {
    if nout <= 1 {
        match values.into_iter().next() {
            Some(value) => frame.set(dst, value),
            None if nout == 0 => frame.clear(dst),
            None => return Err(no_value()),
        }
        return Ok(());
    }
    if values.len() < nout as usize {
        return Err(Error::new(
            "MATLAB:needMoreRhsOutputs",
            "Insufficient number of outputs from right hand side of equal sign to satisfy \
             assignment.",
        ));
    }
    for (k, value) in values.into_iter().take(nout as usize).enumerate() {
        frame.set(dst + k as Reg, value);
    }
    Ok(())
}

fn no_value() -> Error {
    Error::new(
        "MATLAB:maxlhs",
        "One or more output arguments not assigned: the call gave no value.",
    )
}

fn called(identifier: &'static str, name: &str, message: &str) -> Error {
    let error = Error::new(identifier, message);
    if name.is_empty() { error } else { error.hint(format!("in the call of '{name}'")) }
}

fn check_arity(builtin: &Builtin, nargin: usize, nout: usize) -> Result<(), Error> {
    if !builtin.args.allows(nargin) {
        let (id, message) = if nargin < builtin.args.least as usize {
            ("MATLAB:minrhs", "Not enough input arguments.")
        } else {
            ("MATLAB:TooManyInputs", "Too many input arguments.")
        };
        let mut error = Error::new(id, message);
        for form in builtin.forms {
            error = error.hint(format!("usage: {form}"));
        }
        return Err(error);
    }
    // A call without results is always allowed.
    if nout > 1 && builtin.outs.most.is_some_and(|most| nout > most as usize)
        || nout == 1 && builtin.outs.most == Some(0)
    {
        return Err(Error::new("MATLAB:maxlhs", "Too many output arguments.")
            .hint(format!("in the call of '{}'", builtin.name)));
    }
    Ok(())
}

fn not_a_number(name: &str, value: &Value) -> Error {
    Error::new(
        "MATLAB:UndefinedFunction",
        format!(
            "Undefined function '{name}' for input arguments of type '{}'.",
            value.class_name()
        ),
    )
}

fn bytes_of_argument(value: &Value) -> usize {
    match value {
        Value::Compressed(matrix) => matrix.bytes(),
        other => other.elem_type().map_or(0, |ty| ty.bytes() * other.numel()),
    }
}

/// What a builtin that waits for a node of its own making comes to: called again, it would make another, and
/// the program would never end. What a node remembers (a question about its elements) goes with that node.
fn must_end<T>(name: &str, made_from: NodeId, result: Flow<T>) -> Flow<T> {
    let Err(Stop::Need(lazies)) = &result else { return result };
    let is_new = |node: &Rc<Node>| node.id >= made_from;
    let lost = |lazy: &Rc<Lazy>| {
        node_of(lazy).filter(is_new).is_some_and(|node| match node.asks(lazy) {
            Some((_, subject)) => is_new(&subject) && !subject.is_kept(),
            None => Rc::strong_count(lazy) == 1,
        })
    };
    if !lazies.iter().any(lost) {
        return result;
    }
    let message = format!("'{name}' waits for what it makes anew at each call");
    Err(Error::new("matgpu:internal:endless", message)
        .hint("this is a fault of matgpu, not of the program")
        .into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::Graph;
    use crate::op::Op;
    use crate::value::Array;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn a_question_about_what_a_builtin_makes_never_ends() {
        let mut graph = Graph::default();
        let z = Value::from(Array::row(vec![num_complex::Complex64::new(1.0, 2.0); 5000]));
        let asked = |graph: &mut Graph, x: &Value| must_end("f", graph.next_id(), graph.seen(x));
        let held = Value::Lazy(captured(&mut graph, Op::Sqrt, &z));
        assert!(matches!(asked(&mut graph, &held), Err(Stop::Need(_))));
        let mark = graph.next_id();
        let between = Value::Lazy(captured(&mut graph, Op::Exp, &z));
        let result = graph.seen(&between);
        drop(between);
        let Err(Stop::Error(error)) = must_end("f", mark, result) else { panic!("no error") };
        assert_eq!(error.identifier(), "matgpu:internal:endless");
    }

    fn captured(graph: &mut Graph, op: Op, x: &Value) -> Rc<Lazy> {
        match graph.elementwise(op, std::slice::from_ref(x)) {
            Ok(Value::Lazy(lazy)) => lazy,
            _ => panic!("the value was not captured"),
        }
    }

    #[test]
    fn a_builtin_may_wait_for_what_somebody_holds_and_not_for_what_it_makes() {
        let mut graph = Graph::default();
        let x = Value::from(Array::row(vec![1.0; 5000]));
        let argument = captured(&mut graph, Op::Sin, &x);
        let mark = graph.next_id();
        let wait = |lazy: Rc<Lazy>| must_end::<()>("f", mark, Err(Stop::Need(vec![lazy])));
        assert!(matches!(wait(argument.clone()), Err(Stop::Need(_))));
        let remembered = captured(&mut graph, Op::Cos, &Value::Lazy(argument.clone()));
        assert!(matches!(wait(remembered.clone()), Err(Stop::Need(_))));
        let made = captured(&mut graph, Op::Tan, &Value::Lazy(argument));
        let Err(Stop::Error(error)) = wait(made) else { panic!("no error") };
        assert_eq!(error.identifier(), "matgpu:internal:endless");
    }
}
