//! Errors on their way: to the handler of a frame, to a task, to `eval`'s catch, or out.

use super::frame::{Activation, Frame, Special};
use super::marks::on_gpu;
use super::{Vm, Yield, exception};
use crate::builtins::context::Event;
use crate::builtins::{Cx, Values};
use crate::bytecode::ChunkKind;
use crate::diag::{self, Error, Location};
use crate::value::Value;

/// The identifier of an interruption.
pub const INTERRUPTED: &str = "matgpu:interrupted";

/// The identifier of the error by which `quit` ends a program.
pub const QUIT: &str = "matgpu:quit";

fn is_interruption(error: &Error) -> bool {
    [INTERRUPTED, QUIT].contains(&error.identifier())
}

impl Vm {
    /// Whether an error came of what is assumed, and the program goes on from before it instead. An interruption did not.
    fn undoes(&mut self, cx: &mut Cx<'_>, error: &Error) -> bool {
        self.give_up_ahead(cx) && !is_interruption(error)
    }

    /// Raises an error in what is on top of the stack, after its call.
    pub(super) fn throw_below(&mut self, cx: &mut Cx<'_>, error: Error) -> Option<Yield> {
        if self.undoes(cx, &error) {
            return None;
        }
        match self.stack.pop() {
            Some(Activation::Code(mut frame)) => {
                if self.stack.is_empty() {
                    // The workspace's own frame: the error leaves the program.
                    self.stack.push(Activation::Code(frame));
                    return Some(self.fail(cx, error));
                }
                self.recall(&mut frame);
                let chunk = frame.code.chunk.clone();
                let error = error.at(chunk.source, chunk.span(frame.pc.saturating_sub(1)));
                frame.pc = frame.pc.saturating_sub(1);
                self.unwind(cx, frame, error)
            }
            // A task could catch it.
            Some(Activation::Task(_)) if is_interruption(&error) => self.throw_below(cx, error),
            Some(Activation::Task(mut task)) => {
                task.input = Some(Err(error));
                self.stack.push(Activation::Task(task));
                None
            }
            // Its call is given up.
            Some(Activation::RemoteCall(_)) => self.throw_below(cx, error),
            Some(Activation::Away) | None => Some(Yield::Failed(error)),
        }
    }

    fn fail(&mut self, cx: &mut Cx<'_>, error: Error) -> Yield {
        self.captures = 0;
        cx.world.last_error = (error.message().to_owned(), error.identifier().to_owned());
        Yield::Failed(error)
    }

    /// Raises an error in a frame that is off the stack.
    pub(super) fn unwind(
        &mut self,
        cx: &mut Cx<'_>,
        mut frame: Box<Frame>,
        mut error: Error,
    ) -> Option<Yield> {
        if self.undoes(cx, &error) {
            return None;
        }
        frame.scratch = None;
        frame.returned.clear();
        let interruption = is_interruption(&error);
        while interruption && frame.handlers.pop_if(|handler| !handler.cleanup).is_some() {}
        if let Some(handler) = frame.handlers.pop() {
            cx.world.last_error = (error.message().to_owned(), error.identifier().to_owned());
            frame.lists.truncate(handler.lists);
            frame.pc = handler.to as usize;
            // The calls that are still open belong to the error's stack as well.
            let mut caught = error;
            caught.push_frame(self.describe(&frame, frame.pc));
            cx.world.last_calls = caught.stack().to_vec();
            frame.caught = Some(caught);
            self.stack.push(Activation::Code(frame));
            return None;
        }
        error.push_frame(self.describe(&frame, frame.pc));
        // Of a text of the library the program has no lines: the error is where it was called.
        let source = frame.code.chunk.source;
        if frame.code.scope.is_some_and(|scope| self.is_library(scope))
            && error.location().is_some_and(|at| at.source == source)
        {
            error.set_location(None);
        }
        let special = std::mem::take(&mut frame.special);
        let ret = frame.ret;
        self.leave(&mut frame);
        self.recycle(frame);
        if ret == super::frame::Ret::Discard && !interruption {
            super::run::cleanup_failed(cx, &error);
            return self.deliver(cx, ret, Values::new());
        }
        let catch = match special {
            Special::None | Special::OnGpu => None,
            Special::Eval { catch, .. } => catch,
            Special::Input { prompt, .. } if !interruption => {
                cx.world.print_to(2, &format!("{}\n", error.message()));
                Some(asking(&prompt).into())
            }
            Special::Input { .. } => None,
            Special::Run { before } => {
                cx.world.files.enter(&before);
                None
            }
            Special::Evalc { saved, catch, .. } => {
                self.captures = self.captures.saturating_sub(1);
                let printed = std::mem::replace(&mut cx.world.output, saved);
                if catch.is_some() {
                    cx.world.output.extend(printed);
                }
                catch
            }
        };
        if let Some(text) = catch.filter(|_| !interruption) {
            cx.world.last_error = (error.message().to_owned(), error.identifier().to_owned());
            let nout = match ret {
                super::frame::Ret::Regs { nout, .. } => nout as usize,
                _ => 0,
            };
            let Some(Activation::Code(below)) = self.stack.pop() else {
                return self.throw_below(cx, error);
            };
            let made = self.eval_frame(&below, &text, None, nout, ret);
            self.stack.push(Activation::Code(below));
            return match made {
                Ok(frame) => {
                    self.push(frame);
                    None
                }
                Err(error) => self.throw_below(cx, error),
            };
        }
        self.throw_below(cx, error)
    }

    /// Ends what runs with an error that nothing can catch; cleanups run all the same. None: go on.
    pub fn interrupt(&mut self, cx: &mut Cx<'_>) -> Option<Yield> {
        self.answer = None;
        let idle = self.stack.len() < 2 || matches!(self.stack.last(), Some(Activation::Away));
        if idle {
            return None;
        }
        self.raise(cx, Error::new(INTERRUPTED, "Operation terminated by user."))
    }

    /// Raises an error where the program stands, which may catch it. None: go on.
    pub fn raise(&mut self, cx: &mut Cx<'_>, error: Error) -> Option<Yield> {
        if self.undoes(cx, &error) {
            return None;
        }
        match self.stack.pop() {
            Some(Activation::Code(frame)) if !self.stack.is_empty() => {
                let chunk = &frame.code.chunk;
                let error = error.at(chunk.source, chunk.span(frame.pc));
                self.unwind(cx, frame, error)
            }
            Some(Activation::Task(_) | Activation::RemoteCall(_)) => self.throw_below(cx, error),
            other => {
                self.stack.extend(other);
                Some(self.fail(cx, error))
            }
        }
    }

    /// A frame as an error's stack shows it.
    pub(super) fn describe(&self, frame: &Frame, pc: usize) -> diag::Frame {
        let chunk = &frame.code.chunk;
        let function = match chunk.kind {
            ChunkKind::Script => String::new(),
            ChunkKind::Anonymous => "@<anonymous>".to_owned(),
            ChunkKind::Function => chunk.name.to_string(),
        };
        let location = Some(Location { source: chunk.source, span: chunk.span(pc) });
        diag::Frame { function, location }
    }

    /// What a frame gives when it ends well: its results, or those that `eval` made of it.
    pub(super) fn finish(&mut self, cx: &mut Cx<'_>, frame: &mut Frame, values: Values) -> Values {
        match std::mem::take(&mut frame.special) {
            Special::None => values,
            // What is too large for a copy stays what it is.
            Special::OnGpu => on_gpu(cx.graph, values.clone()).unwrap_or(values),
            Special::Run { before } => {
                cx.world.files.enter(&before);
                values
            }
            Special::Eval { outs, .. } | Special::Input { outs, .. } => {
                let results: Values =
                    outs.iter().filter_map(|n| frame.remove_variable(n)).collect();
                if outs.is_empty() { values } else { results }
            }
            Special::Evalc { saved, outs, .. } => {
                self.captures = self.captures.saturating_sub(1);
                let printed = std::mem::replace(&mut cx.world.output, saved);
                let mut results: Values =
                    smallvec::smallvec![Value::from(printed_text(&printed).as_str())];
                results.extend(outs.iter().filter_map(|n| frame.remove_variable(n)));
                results
            }
        }
    }

    /// The caught error as a value.
    pub(super) fn caught_value(&mut self, cx: &Cx<'_>, frame: &mut Frame) -> Value {
        match frame.caught.take() {
            Some(error) => exception::to_value(&error, &self.sources, &cx.world.files),
            None => Value::empty(),
        }
    }
}

/// The text of a program that asks.
fn asking(prompt: &str) -> String {
    let units: Vec<String> = prompt.encode_utf16().map(|unit| unit.to_string()).collect();
    format!("input(char([{}]))", units.join(" "))
}

/// Printed events as one text.
fn printed_text(events: &[Event]) -> String {
    let mut out = String::new();
    for event in events {
        match event {
            Event::Text(text) | Event::ErrorText(text) => out.push_str(text),
            Event::Warning(_, message) => {
                out.push_str("Warning: ");
                out.push_str(message);
                out.push('\n');
            }
            _ => {}
        }
    }
    out
}
