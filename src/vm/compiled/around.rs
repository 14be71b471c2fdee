//! What is known of a frame when a loop of it is compiled: what its variables hold, and what names and handles call.

use super::super::Vm;
use super::super::code::{Body, Callee, Code};
use super::super::frame::Frame;
use crate::builtins::Cx;
use crate::bytecode::{Chunk, Reg};
use crate::jit::{Around, CodeId, HandleTarget, Handled, Local, Named, Type};
use crate::value::{ElemType, Function, Value};
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

/// A range of more elements is not made an array.
const MOST_SPREAD: usize = 1 << 22;

/// What a register holds; a handle is not looked into.
pub(super) fn type_of(value: Option<&Value>) -> Type {
    match value {
        None => Type::Nothing,
        Some(Value::Scalar(x)) => Type::of_scalar(x.class()).unwrap_or(Type::Other),
        Some(Value::Array(a)) if a.shape().dims().len() == 2 && is_counted(a.numel()) => {
            elements(a.elem_type())
        }
        // What is computed of it is a `gpuArray` too.
        Some(value) if value.is_on_gpu() => Type::Other,
        // What was captured is an array once somebody has asked for its elements.
        Some(value @ Value::Lazy(lazy))
            if lazy.shape.dims().len() == 2 && is_counted(lazy.shape.numel()) =>
        {
            match value.here() {
                Some(_) => elements(lazy.ty),
                None => Type::Other,
            }
        }
        Some(Value::Range(r)) if r.count <= MOST_SPREAD => Type::Numbers,
        Some(_) => Type::Other,
    }
}

/// A matrix of elements of a type.
fn elements(ty: ElemType) -> Type {
    let of = (!ty.complex).then(|| Type::of_elements(ty.class));
    of.flatten().unwrap_or(Type::Other)
}

/// Whether every subscript of an array of so many elements is a positive number of 32 bits.
fn is_counted(numel: usize) -> bool {
    i32::try_from(numel).is_ok()
}

/// What a field of the struct in a register holds, if that is one struct.
pub(super) fn field<'a>(frame: &'a Frame, reg: Reg, name: &str) -> Option<&'a Value> {
    match frame.regs.get(reg as usize)? {
        Some(Value::Struct(s)) if s.shape.is_scalar() => s.fields.get(name)?.first(),
        _ => None,
    }
}

/// What a handle has captured is not made another value.
fn type_of_captured(value: &Value) -> Type {
    match value {
        Value::Range(_) | Value::Lazy(_) => Type::Other,
        value => type_of(Some(value)),
    }
}

/// A function handle, taken apart: the function that it holds, the name that it looks up, what it has captured.
pub(super) struct Parts<'a> {
    pub code: Option<&'a Rc<Code>>,
    pub name: Option<&'a Rc<str>>,
    pub captured: &'a [(Rc<str>, Value)],
}

/// The parts of a handle that may be called by compiled code.
pub(super) fn parts(value: &Value) -> Option<Parts<'_>> {
    let Value::Function(function) = value else { return None };
    let (body, captured) = match &**function {
        Function::Named { body: None, name } => {
            return Some(Parts { code: None, name: Some(name), captured: &[] });
        }
        Function::Named { body: Some(body), .. } => (body, &[][..]),
        Function::Anonymous { captured, body, .. } => (body, &captured[..]),
    };
    let body = body.as_any().downcast_ref::<Body>()?;
    let plain = body.environment.is_none() && body.code.chunk.captures.len() == captured.len();
    plain.then_some(Parts { code: Some(&body.code), name: None, captured })
}

/// Whether a value is the handle that a region was made for, but for the values that it has captured.
pub(super) fn is_handle(
    value: Option<&Value>,
    handle: u32,
    handles: &[Option<(Handled, Vec<Local>)>],
) -> bool {
    let Some(Some((handled, _))) = handles.get(handle as usize) else { return false };
    let Some(parts) = value.and_then(parts) else { return false };
    let calls = match (parts.code, &handled.target) {
        (Some(code), HandleTarget::Code(id)) => code.id == *id && handled.name.is_none(),
        (Some(_), _) => false,
        (None, _) => parts.name == handled.name.as_ref(),
    };
    let captures = parts.captured.iter().zip(&handled.captured).all(|((_, value), &of)| match of {
        Type::Handle(inner) => is_handle(Some(value), inner, handles),
        of => type_of_captured(value) == of,
    });
    calls && captures && parts.captured.len() == handled.captured.len()
}

/// A frame whose loop is compiled, and what was found out of it.
pub(super) struct Seen<'a, 'c> {
    vm: RefCell<(&'a mut Vm, &'a mut Cx<'c>)>,
    frame: &'a Frame,
    handles: RefCell<Vec<Handled>>,
    pub codes: RefCell<HashMap<CodeId, Rc<Code>>>,
}

impl<'a, 'c> Seen<'a, 'c> {
    pub(super) fn new(vm: &'a mut Vm, cx: &'a mut Cx<'c>, frame: &'a Frame) -> Seen<'a, 'c> {
        let codes = HashMap::from([(frame.code.id, frame.code.clone())]);
        let (handles, codes) = (RefCell::default(), RefCell::new(codes));
        Seen { vm: RefCell::new((vm, cx)), frame, handles, codes }
    }

    fn note(&self, code: &Rc<Code>) -> CodeId {
        self.codes.borrow_mut().insert(code.id, code.clone());
        code.id
    }

    /// The number of a function handle, if compiled code may call it.
    fn handle(&self, value: &Value) -> Option<u32> {
        let parts = parts(value)?;
        let target = match (parts.code, parts.name) {
            (Some(code), _) => HandleTarget::Code(self.note(code)),
            (None, Some(name)) => {
                let (vm, cx) = &mut *self.vm.borrow_mut();
                match vm.named_by_handle(cx, &self.frame.code, name) {
                    (Named::Op(op), _) => HandleTarget::Op(op),
                    (Named::Code(_), Some(code)) => HandleTarget::Code(self.note(&code)),
                    _ => return None,
                }
            }
            (None, None) => return None,
        };
        let captured = parts.captured.iter().map(|(_, value)| match value {
            Value::Function(_) => self.handle(value).map(Type::Handle),
            value => Some(type_of_captured(value))
                .filter(|of| !matches!(of, Type::Other | Type::Nothing)),
        });
        let captured = captured.collect::<Option<Vec<Type>>>()?;
        let mut handles = self.handles.borrow_mut();
        handles.push(Handled { target, name: parts.name.cloned(), captured });
        Some(handles.len() as u32 - 1)
    }
}

impl Around for Seen<'_, '_> {
    fn type_of(&self, reg: Reg) -> Type {
        match self.frame.regs.get(reg as usize).and_then(Option::as_ref) {
            Some(value @ Value::Function(_)) => {
                self.handle(value).map_or(Type::Other, Type::Handle)
            }
            value => type_of(value),
        }
    }

    fn type_of_field(&self, reg: Reg, name: &str) -> Type {
        match field(self.frame, reg, name) {
            Some(Value::Function(_)) | None => Type::Other,
            value => type_of(value),
        }
    }

    fn handled(&self, handle: u32) -> Handled {
        self.handles.borrow()[handle as usize].clone()
    }

    fn named(&self, code: CodeId, slot: Reg) -> Named {
        let Some(code) = self.codes.borrow().get(&code).cloned() else { return Named::Unknown };
        let (vm, cx) = &mut *self.vm.borrow_mut();
        let (named, found) = vm.named(cx, &code, slot);
        found.iter().for_each(|code| {
            self.note(code);
        });
        named
    }

    fn chunk(&self, code: CodeId) -> Option<Rc<Chunk>> {
        self.codes.borrow().get(&code).map(|code| code.chunk.clone())
    }

    fn sees_alike(&self, code: CodeId) -> bool {
        self.codes.borrow().get(&code).is_some_and(|code| code.scope == self.frame.code.scope)
    }
}

impl Vm {
    /// What a name of a chunk stands for that is no variable, and its code where it is a function of the program.
    pub(super) fn named(
        &mut self,
        cx: &mut Cx<'_>,
        code: &Rc<Code>,
        slot: Reg,
    ) -> (Named, Option<Rc<Code>>) {
        let name = code.chunk.slots.get(slot as usize);
        if name.is_none_or(|name| code.chunk.visible.contains_key(name)) {
            return (Named::Unknown, None);
        }
        let known = code.callee(slot, self.epoch);
        match known.or_else(|| self.resolve_in(cx, code, slot).ok()) {
            Some(Callee::Builtin(builtin)) => match code.operation(slot, self.epoch) {
                Some(op) => (Named::Op(op), None),
                None => (Named::Builtin(builtin.name), None),
            },
            Some(Callee::Code(code)) if code.declared.is_none() => {
                (Named::Code(code.id), Some(code))
            }
            _ => (Named::Unknown, None),
        }
    }

    /// What the name of a handle stands for where a chunk calls it.
    pub(super) fn named_by_handle(
        &mut self,
        cx: &mut Cx<'_>,
        code: &Rc<Code>,
        name: &str,
    ) -> (Named, Option<Rc<Code>>) {
        match self.resolve_given(cx, code.scope, name) {
            Ok(Some(Callee::Builtin(builtin))) => match super::super::code::operation(builtin) {
                Some(op) => (Named::Op(op), None),
                None => (Named::Builtin(builtin.name), None),
            },
            Ok(Some(Callee::Code(code))) if code.declared.is_none() => {
                (Named::Code(code.id), Some(code))
            }
            _ => (Named::Unknown, None),
        }
    }
}
