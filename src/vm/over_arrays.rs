//! Functions of numbers over whole arrays, for `arrayfun`.

use super::Vm;
use super::code::{Body, Callee, by_element};
use super::over_lanes::is_constant;
use crate::builtins::Cx;
use crate::bytecode::{Meaning, elementwise};
use crate::value::{Function, Value};
use std::rc::Rc;

impl Vm {
    /// The anonymous function that gives for whole arrays, element by element, what this one gives for the numbers at each
    /// place. None where it does more than compute, or captures more than numbers.
    pub(super) fn over_arrays(&mut self, cx: &mut Cx<'_>, function: &Value) -> Option<Value> {
        let Value::Function(function) = function else { return None };
        let Function::Anonymous { text, captured, body } = &**function else { return None };
        let is_number = |v: &Value| v.numel() == 1 && v.elem_type().is_some();
        let code = match body.as_any().downcast_ref::<Body>() {
            Some(Body { code, environment: None }) if code.imports.borrow().is_empty() => code,
            _ => return None,
        };
        if !captured.iter().all(|(_, value)| is_number(value)) {
            return None;
        }
        let mut meaning = |name: &str, args: usize| match self.resolve(cx, code.scope, name) {
            Ok(Some(Callee::Builtin(builtin))) => match by_element(builtin) {
                Some(arity) if arity == args => Meaning::Elementwise,
                None if args == 0 && is_constant(builtin) => Meaning::Number,
                _ => Meaning::Other,
            },
            _ => Meaning::Other,
        };
        let chunk = elementwise(&code.chunk, &mut meaning)?;
        let code = self.load(Rc::new(chunk), code.scope);
        let body = Rc::new(Body { code, environment: None });
        let (text, captured) = (text.clone(), captured.clone());
        Some(Value::Function(Rc::new(Function::Anonymous { text, captured, body })))
    }
}
