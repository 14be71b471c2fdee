//! The loop that runs instructions. What is frequent and short is here; the rest is in `slow`.

use super::Vm;
use super::access::{element, element2};
use super::call::put;
use super::class::Delete;
use super::code::Code;
use super::compiled::Left;
use super::frame::{Activation, Args, Exec, Frame, Loop, Ret, Signal, working};
use super::in_place::{store_element, store_element2};
use super::trace::Turn;
use super::truth::truth;
use super::{RECURSION_LIMIT, Yield};
use crate::builtins::{Cx, Stop, TaskStep, Values};
use crate::bytecode::{Instr, Opd, Reg};
use crate::diag::Error;
use crate::op::Op;
use crate::syntax::BinaryOp;
use crate::value::{Scalar, Value};

impl Vm {
    /// Runs until something stops it, or `budget` instructions are done.
    pub fn step(&mut self, cx: &mut Cx<'_>, budget: u32) -> Yield {
        self.look_back(cx);
        self.begin_turn(budget);
        self.ticked = true;
        loop {
            if cx.world.has_cleanups()
                && let Some(stop) = self.start_cleanup(cx)
            {
                return stop;
            }
            if self.stack.len() <= 1 {
                return Yield::Done;
            }
            let stop = match self.stack.pop() {
                Some(Activation::Code(frame)) => self.step_code(cx, frame),
                Some(Activation::Task(task)) => self.step_task(cx, task),
                Some(Activation::RemoteCall(remote_call)) => self.step_remote_call(cx, remote_call),
                Some(Activation::Away) | None => return Yield::Done,
            };
            if let Some(stop) = stop {
                return stop;
            }
        }
    }

    fn step_code(&mut self, cx: &mut Cx<'_>, mut frame: Box<Frame>) -> Option<Yield> {
        let mut ran = self.run_frame(cx, &mut frame);
        if self.traces.is_recording() {
            match self.stopped(cx, &mut frame, ran) {
                Some(stopped) => ran = stopped,
                None => {
                    self.stack.push(Activation::Code(frame));
                    return None;
                }
            }
        }
        match ran {
            Ok(()) => {
                self.stack.push(Activation::Code(frame));
                Some(Yield::Tick)
            }
            Err(Signal::Need(lazies)) => {
                let goes_on = self.run_ahead(cx, &frame, &lazies);
                self.stack.push(Activation::Code(frame));
                if goes_on {
                    return self.due(cx);
                }
                self.wait_for(cx, lazies)
            }
            Err(Signal::Wait(wait)) => {
                self.stack.push(Activation::Code(frame));
                Some(Yield::Wait(wait))
            }
            Err(Signal::Push(above)) => {
                self.store_links(&mut frame);
                self.stack.push(Activation::Code(frame));
                self.push_above(cx, above)
            }
            Err(Signal::Frames(frames)) => {
                self.store_links(&mut frame);
                self.stack.push(Activation::Code(frame));
                frames.into_iter().for_each(|frame| self.push(frame));
                None
            }
            Err(Signal::Return(values)) => {
                let values = self.finish(cx, &mut frame, values);
                self.leave(&mut frame);
                let ret = frame.ret;
                self.recycle(frame);
                self.deliver(cx, ret, values)
            }
            Err(Signal::Throw(error)) => {
                let span = frame.code.chunk.span(frame.pc);
                let error = error.at(frame.code.chunk.source, span);
                self.unwind(cx, frame, error)
            }
        }
    }

    /// Puts what is called on the stack, unless that is full.
    fn push_above(&mut self, cx: &mut Cx<'_>, above: Activation) -> Option<Yield> {
        if self.stack.len() > RECURSION_LIMIT {
            let error = Error::new(
                "MATLAB:recursionLimit",
                format!("Maximum recursion limit of {RECURSION_LIMIT} reached."),
            );
            return self.throw_below(cx, error);
        }
        match above {
            Activation::Code(frame) => self.push(frame),
            other => self.stack.push(other),
        }
        None
    }

    /// Hands results to what is on top of the stack.
    pub(super) fn deliver(&mut self, cx: &mut Cx<'_>, ret: Ret, values: Values) -> Option<Yield> {
        let mut below = match self.stack.pop()? {
            Activation::Code(below) => below,
            above @ (Activation::Task(_) | Activation::RemoteCall(_)) if ret == Ret::Discard => {
                self.stack.push(above);
                return None;
            }
            Activation::Task(mut task) => {
                task.input = Some(Ok(values));
                self.stack.push(Activation::Task(task));
                return None;
            }
            Activation::RemoteCall(_) | Activation::Away => return None,
        };
        if !self.stack.is_empty() {
            self.recall(&mut below);
        }
        let result = match ret {
            Ret::Regs { dst, nout } => put(&mut below, dst, nout, values),
            Ret::List => {
                if let Some(list) = below.lists.last_mut() {
                    list.extend(values);
                }
                Ok(())
            }
            Ret::Again => {
                below.pc = below.pc.saturating_sub(1);
                below.returned.push(values.into_iter().next());
                Ok(())
            }
            Ret::Task | Ret::Discard | Ret::Top => Ok(()),
        };
        match result {
            Ok(()) => {
                self.stack.push(Activation::Code(below));
                None
            }
            Err(error) => {
                let span = below.code.chunk.span(below.pc.saturating_sub(1));
                let error = error.at(below.code.chunk.source, span);
                self.unwind(cx, below, error)
            }
        }
    }

    fn step_task(
        &mut self,
        cx: &mut Cx<'_>,
        mut task: Box<super::frame::TaskFrame>,
    ) -> Option<Yield> {
        self.budget -= 20;
        let budget = self.budget;
        let result = task.task.resume(cx, task.input.clone());
        let step = match result {
            Ok(TaskStep::Call { function, args, nargout }) => {
                let mut args = args.into();
                self.call_from_below(cx, &function, &mut args, nargout, Ret::Task)
            }
            Ok(TaskStep::CallElementwise { function, args, nargout }) => {
                let of_one = self.over_arrays(cx, &function).filter(|_| nargout == 1);
                let whole = match of_one {
                    Some(function) => Some((function, Vec::new())),
                    None => self.over_lanes(cx, &function, &args, nargout),
                };
                match whole {
                    Some((function, more)) => {
                        let mut args: Args = args.into();
                        args.extend(more);
                        self.call_from_below(cx, &function, &mut args, nargout, Ret::Task)
                    }
                    None => Ok(Values::new()),
                }
            }
            Ok(TaskStep::Pause) => {
                self.stack.push(Activation::Task(task));
                return Some(Yield::Tick);
            }
            Ok(TaskStep::Done(values)) => {
                let ret = task.ret;
                drop(task);
                return self.deliver(cx, ret, values);
            }
            Err(stop) => Err(stop.into()),
        };
        match step {
            Ok(values) => {
                task.input = Some(Ok(values));
                self.stack.push(Activation::Task(task));
                (budget <= 0).then_some(Yield::Tick)
            }
            Err(Signal::Push(above)) => {
                task.input = None;
                self.stack.push(Activation::Task(task));
                self.push_above(cx, above)
            }
            Err(Signal::Need(lazies)) => {
                self.stack.push(Activation::Task(task));
                self.wait_for(cx, lazies)
            }
            Err(Signal::Wait(wait)) => {
                self.stack.push(Activation::Task(task));
                Some(Yield::Wait(wait))
            }
            Err(Signal::Frames(frames)) => {
                self.stack.push(Activation::Task(task));
                frames.into_iter().for_each(|frame| self.push(frame));
                None
            }
            Err(Signal::Return(values)) => self.deliver(cx, task.ret, values),
            Err(Signal::Throw(error)) => {
                drop(task);
                self.throw_below(cx, error)
            }
        }
    }

    /// Calls the function of an object that is gone, or the destructors of one that nobody refers to.
    fn start_cleanup(&mut self, cx: &mut Cx<'_>) -> Option<Yield> {
        let function = cx.world.next_cleanup()?;
        // What is on top goes on afterwards, as after any call.
        if self.stack.len() > 1
            && let Some(Activation::Code(mut frame)) =
                self.stack.pop_if(|top| matches!(top, Activation::Code(_)))
        {
            self.store_links(&mut frame);
            self.stack.push(Activation::Code(frame));
        }
        if let Value::Object(object) = &function {
            let delete = Delete::activation(vec![object.clone()], Ret::Discard);
            return self.push_above(cx, delete);
        }
        let mut args = super::frame::Args::new();
        match self.call_from_below(cx, &function, &mut args, 0, Ret::Discard) {
            Err(Signal::Push(above)) => self.push_above(cx, above),
            Err(Signal::Throw(error)) => {
                cleanup_failed(cx, &error);
                self.deliver(cx, Ret::Discard, Values::new())
            }
            _ => self.deliver(cx, Ret::Discard, Values::new()),
        }
    }

    /// Runs the destructors of an object that an instruction let go of.
    fn end_objects(&mut self, cx: &mut Cx<'_>) -> Exec {
        if !cx.world.has_cleanups() {
            return Ok(());
        }
        match cx.world.next_object() {
            Some(object) => Err(Signal::Push(Delete::activation(vec![object], Ret::Discard))),
            None => Ok(()),
        }
    }

    /// A call that is made on behalf of the code that is running: by a task, or for an object.
    fn call_from_below(
        &mut self,
        cx: &mut Cx<'_>,
        function: &Value,
        args: &mut super::frame::Args,
        nout: usize,
        ret: Ret,
    ) -> Exec<Values> {
        let at = self.stack.iter().rposition(|a| matches!(a, Activation::Code(_)));
        let Some(at) = at else { return Err(super::exception::undefined("@").into()) };
        let Activation::Code(mut frame) = std::mem::replace(&mut self.stack[at], Activation::Away)
        else {
            return Err(super::exception::undefined("@").into());
        };
        let result = self.call_value(cx, &mut frame, function, args, nout, ret);
        self.stack[at] = Activation::Code(frame);
        result
    }

    /// Runs a frame until a signal, or `Ok` when the budget is spent.
    fn run_frame(&mut self, cx: &mut Cx<'_>, frame: &mut Frame) -> Exec {
        let code = frame.code.clone();
        let instrs = &code.chunk.code[..];
        let mut pc = frame.pc;
        let compiles = self.loops.after();
        // Where it goes on after a tick, until it has.
        let mut resumed = if std::mem::take(&mut self.ticked) { pc } else { usize::MAX };
        macro_rules! stop {
            ($signal:expr) => {{
                let signal = $signal;
                frame.pc = if matches!(signal, Signal::Push(_)) { pc + 1 } else { pc };
                return Err(signal);
            }};
        }
        macro_rules! check {
            ($result:expr) => {
                match $result {
                    Ok(value) => value,
                    Err(signal) => stop!(Signal::from(signal)),
                }
            };
        }
        macro_rules! arithmetic {
            ($dst:expr, $a:expr, $b:expr, $op:expr, $sign:tt) => {
                match (frame.number($a), frame.number($b)) {
                    (Some(x), Some(y)) => frame.set($dst, Value::Scalar(Scalar::F64(x $sign y))),
                    _ => check!(self.binary_at(cx, frame, $op, $dst, $a, $b)),
                }
            };
        }
        // Where a loop goes round, whole steps have been captured: the time to start on them. A loop of the library is part of a
        // step, and has values that nobody holds any more when it is over.
        macro_rules! jump {
            ($to:expr) => {{
                let to = $to as usize;
                if to <= pc
                    && cx.graph.wants_flush()
                    && (cx.graph.needs_flush()
                        || frame.code.scope.is_none_or(|scope| !self.is_library(scope)))
                {
                    self.budget = 0;
                }
                pc = to;
                continue;
            }};
        }
        // Where compiled code has left what it did.
        macro_rules! go_on {
            ($left:expr) => {
                match $left {
                    Left::At(next) => {
                        pc = next;
                        continue;
                    }
                    Left::Within(next, frames) => {
                        frame.pc = next;
                        return Err(Signal::Frames(frames));
                    }
                }
            };
        }
        // A loop that goes round, unless it is entered as compiled code.
        macro_rules! turn {
            ($to:expr) => {{
                let to = $to;
                if to as usize <= pc
                    && let Some(after) = compiles
                    && code.is_hot(to as usize, after)
                    && let Some(left) = self.enter_loop(cx, frame, to as usize)
                {
                    go_on!(left);
                }
                jump!(to);
            }};
        }
        if pc == 0
            && let Some(after) = compiles
            && code.is_called_often(after)
            && let Some(left) = self.enter_function(cx, frame)
        {
            match left {
                Left::At(next) => pc = next,
                Left::Within(next, frames) => {
                    frame.pc = next;
                    return Err(Signal::Frames(frames));
                }
            }
        }
        loop {
            self.budget -= 1;
            if self.budget < 0 {
                let turn = if self.traces.is_recording() {
                    self.watch(cx, frame, pc)
                } else if self.ahead.is_on() {
                    check!(self.watch_ahead(cx, frame, pc))
                } else {
                    Turn::Pause
                };
                if matches!(turn, Turn::Pause) {
                    frame.pc = pc;
                    return Ok(());
                }
            }
            let Some(&instr) = instrs.get(pc) else { stop!(Signal::Return(Values::new())) };
            match instr {
                Instr::Add { dst, a, b } => arithmetic!(dst, a, b, BinaryOp::Add, +),
                Instr::Sub { dst, a, b } => arithmetic!(dst, a, b, BinaryOp::Subtract, -),
                Instr::Mul { dst, a, b } => arithmetic!(dst, a, b, BinaryOp::Times, *),
                Instr::MatMul { dst, a, b } => arithmetic!(dst, a, b, BinaryOp::MatrixTimes, *),
                Instr::Div { dst, a, b } => arithmetic!(dst, a, b, BinaryOp::RightDivide, /),
                Instr::MatDiv { dst, a, b } => {
                    arithmetic!(dst, a, b, BinaryOp::MatrixRightDivide, /);
                }
                Instr::Compare { cmp, dst, a, b } => match (frame.number(a), frame.number(b)) {
                    (Some(x), Some(y)) => frame.set(dst, Value::from(cmp.holds(x, y))),
                    _ => check!(self.binary_at(cx, frame, cmp.op(), dst, a, b)),
                },
                Instr::JumpCompare { cmp, sense, a, b, to } => {
                    let holds = match (frame.number(a), frame.number(b)) {
                        (Some(x), Some(y)) => cmp.holds(x, y),
                        _ => check!(self.compare_slow(cx, frame, cmp, a, b)),
                    };
                    if holds == sense {
                        turn!(to);
                    }
                }
                Instr::Move { dst, src } => {
                    if src.is_taken() {
                        match frame.regs[src.index()].take() {
                            Some(value) => frame.set(dst, value),
                            None => stop!(Signal::Throw(frame.undefined(src.index()))),
                        }
                    } else {
                        let value = check!(frame.get(src));
                        frame.set(dst, value);
                    }
                    if self.knows_classes() {
                        check!(self.end_objects(cx));
                    }
                }
                Instr::Passage { .. } => {
                    if !self.traces.is_recording()
                        && !code.is_untraced(pc)
                        && let Some(to) = self.reach_passage(cx, frame, pc)
                    {
                        pc = to;
                        continue;
                    }
                }
                Instr::ForLoop { slot, var, to } => {
                    let turns = frame.loops.get(slot as usize).and_then(Loop::turns);
                    let reached =
                        turns.is_some_and(|(k, count)| (k == 0 || pc == resumed) && k < count);
                    resumed = usize::MAX;
                    if reached && !self.traces.is_recording() && !code.is_untraced(pc) {
                        match self.reach_loop(cx, frame, pc, slot) {
                            Turn::Run => {}
                            Turn::Moved => continue,
                            Turn::Pause => {
                                frame.pc = pc;
                                return Ok(());
                            }
                        }
                    }
                    if let Some(after) = compiles
                        && matches!(frame.loops.get(slot as usize), Some(Loop::Range { steps, k })
                            if *k < steps.count)
                        && code.is_hot(pc, after)
                        && let Some(left) = self.enter_loop(cx, frame, pc)
                    {
                        go_on!(left);
                    }
                    let next = match frame.loops.get_mut(slot as usize) {
                        Some(Loop::Range { steps, k }) if *k < steps.count => {
                            let x = match *k + 1 == steps.count {
                                true => steps.last,
                                false => steps.start + *k as f64 * steps.step,
                            };
                            *k += 1;
                            Some(Value::Scalar(Scalar::F64(x)))
                        }
                        Some(Loop::Columns { .. }) => check!(self.next_column(cx, frame, slot)),
                        Some(Loop::Contents { cells, k }) => {
                            *k += 1;
                            cells.get(*k - 1).cloned()
                        }
                        _ => None,
                    };
                    match next {
                        Some(value) => {
                            frame.set(var, value);
                            jump!(to);
                        }
                        None => {
                            frame.loops[slot as usize] = Loop::Over;
                            if !code.is_untraced(pc) {
                                self.leave_loop(cx, &code, pc);
                            }
                        }
                    }
                }
                Instr::Jump { to } => turn!(to),
                Instr::JumpIfNot { cond, to } => {
                    if !check!(self.condition(cx, frame, cond)) {
                        frame.done(cond);
                        turn!(to);
                    }
                    frame.done(cond);
                }
                Instr::JumpIf { cond, to } => {
                    if check!(self.condition(cx, frame, cond)) {
                        frame.done(cond);
                        turn!(to);
                    }
                    frame.done(cond);
                }
                Instr::Index1 { dst, base, i } => {
                    let found = match (frame.number(i), frame.peek(Opd::reg(base))) {
                        (Some(i), Some(value)) => element(value, i),
                        _ => None,
                    };
                    match found {
                        Some(x) => frame.set(dst, Value::Scalar(x)),
                        None => match self.masked_statement(cx, frame, pc) {
                            Some(next) => {
                                pc = next;
                                continue;
                            }
                            None => {
                                frame.pc = pc;
                                check!(self.index_slow(cx, frame, dst, base, &[i], 1));
                            }
                        },
                    }
                }
                Instr::Index2 { dst, base, i, j } => {
                    let found = match (frame.number(i), frame.number(j), frame.peek(Opd::reg(base)))
                    {
                        (Some(i), Some(j), Some(value)) => element2(value, i, j),
                        _ => None,
                    };
                    match found {
                        Some(x) => frame.set(dst, Value::Scalar(x)),
                        None => match self.masked_statement(cx, frame, pc) {
                            Some(next) => {
                                pc = next;
                                continue;
                            }
                            None => {
                                frame.pc = pc;
                                check!(self.index_slow(cx, frame, dst, base, &[i, j], 1));
                            }
                        },
                    }
                }
                Instr::StoreIndex1 { var, i, src } => {
                    if !store_element(frame, var, i, src) {
                        check!(self.store_slow(cx, frame, var, &[i], src));
                    }
                }
                Instr::StoreIndex2 { var, i, j, src } => {
                    if !store_element2(frame, var, i, j, src) {
                        check!(self.store_slow(cx, frame, var, &[i, j], src));
                    }
                }
                Instr::Call { dst, slot, args, n, nout } => {
                    frame.pc = pc;
                    check!(self.call_at(cx, frame, dst, slot, args, n, nout));
                }
                Instr::Call1 { dst, slot, a, nout } => {
                    let quick = match (frame.number(a), self.operation(frame, &code, slot)) {
                        (Some(x), Some(op)) => op.of_number(x),
                        _ => None,
                    };
                    match quick {
                        Some(y) => frame.set(dst, Value::Scalar(Scalar::F64(y))),
                        None => match self.masked_statement(cx, frame, pc) {
                            Some(next) => {
                                pc = next;
                                continue;
                            }
                            None => {
                                frame.pc = pc;
                                check!(self.call_short(cx, frame, dst, slot, &[a], nout));
                            }
                        },
                    }
                }
                Instr::Call2 { dst, slot, a, b, nout } => {
                    let operation = self.operation(frame, &code, slot);
                    let quick = match (frame.number(a), frame.number(b), operation) {
                        (Some(x), Some(y), Some(op)) => op.of_numbers(x, y),
                        _ => None,
                    };
                    match quick {
                        Some(z) => frame.set(dst, Value::Scalar(Scalar::F64(z))),
                        None => match self.masked_statement(cx, frame, pc) {
                            Some(next) => {
                                pc = next;
                                continue;
                            }
                            None => {
                                frame.pc = pc;
                                check!(self.call_short(cx, frame, dst, slot, &[a, b], nout));
                            }
                        },
                    }
                }
                Instr::Return => stop!(match self.results(frame) {
                    Ok(values) => Signal::Return(values),
                    Err(error) => Signal::Throw(error),
                }),
                Instr::ReturnValue { src } => {
                    let value = check!(frame.get(src));
                    stop!(Signal::Return(smallvec::smallvec![value]));
                }
                other => {
                    frame.pc = pc;
                    match self.slow(cx, frame, other) {
                        Ok(None) if self.knows_classes() => check!(self.end_objects(cx)),
                        Ok(None) => {}
                        Ok(Some(to)) => {
                            pc = to as usize;
                            continue;
                        }
                        Err(signal) => stop!(signal),
                    }
                }
            }
            pc += 1;
        }
    }

    /// The operation on single numbers that a name stands for, where it is no variable.
    #[inline(always)]
    fn operation(&self, frame: &Frame, code: &Code, slot: Reg) -> Option<Op> {
        match frame.regs.get(slot as usize) {
            Some(None) => code.operation(slot, self.epoch),
            _ => None,
        }
    }

    /// An operator on operands that are not both doubles.
    pub(super) fn binary_at(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        op: BinaryOp,
        dst: Reg,
        a: Opd,
        b: Opd,
    ) -> Exec {
        let (x, y) = (frame.get(a)?, frame.get(b)?);
        let ret = Ret::Regs { dst, nout: 1 };
        if self.knows_classes()
            && let Some(name) = op.function()
        {
            match self.object_operator(cx, frame, name, &[&x, &y], ret) {
                Ok(None) => {}
                result => {
                    frame.done(a);
                    frame.done(b);
                    return Ok(put(frame, dst, 1, result?.unwrap_or_default())?);
                }
            }
        }
        if let Some(remote_call) = self.operator_remote_call(cx, op, [&x, &y], ret)? {
            frame.done(a);
            frame.done(b);
            return Err(Signal::Push(remote_call));
        }
        let value = match self.binary(cx, op, &x, &y) {
            Err(Stop::Long(work)) => {
                frame.done(a);
                frame.done(b);
                return Err(Signal::Push(working(work, x.is_on_gpu() || y.is_on_gpu(), ret)));
            }
            value => value?,
        };
        self.charge(&[x, y], std::slice::from_ref(&value));
        frame.done(a);
        frame.done(b);
        frame.set(dst, value);
        Ok(())
    }

    /// Whether a condition holds; of an object as its class says.
    #[inline]
    fn condition(&mut self, cx: &mut Cx<'_>, frame: &mut Frame, cond: Opd) -> Exec<bool> {
        match frame.peek(cond) {
            Some(Value::Scalar(Scalar::Bool(x))) => Ok(*x),
            Some(object @ Value::Object(_)) => {
                let object = object.clone();
                let value = self.truth_by_class(cx, frame, &object)?;
                Ok(truth(value.as_ref().unwrap_or(&object))?)
            }
            Some(value) => Ok(truth(value)?),
            None => Err(frame.undefined(cond.index()).into()),
        }
    }

    /// The truth of a comparison of anything but doubles. A captured result is kept while it is
    /// fetched, so that the same one is asked again.
    fn compare_slow(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        cmp: crate::bytecode::Cmp,
        a: Opd,
        b: Opd,
    ) -> Exec<bool> {
        let value = match frame.scratch.take() {
            Some(value) => value,
            None => {
                let (x, y) = (frame.get(a)?, frame.get(b)?);
                match self.object_condition(cx, frame, cmp.op(), &x, &y)? {
                    Some(value) => value,
                    None => self.binary(cx, cmp.op(), &x, &y)?,
                }
            }
        };
        match truth(&value) {
            Ok(holds) => {
                frame.done(a);
                frame.done(b);
                Ok(holds)
            }
            Err(stop) => {
                if matches!(stop, crate::builtins::Stop::Need(_)) {
                    frame.scratch = Some(value);
                }
                Err(stop.into())
            }
        }
    }
}

/// An error in what an object calls when it goes is only reported.
pub(super) fn cleanup_failed(cx: &mut Cx<'_>, error: &Error) {
    let message = format!("An error occurred in an onCleanup function: {}", error.message());
    cx.world.warn("MATLAB:onCleanup:taskFailed", &message);
}
