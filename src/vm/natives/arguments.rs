//! A function and the arguments of its call: how many, how many it may have, and what the caller wrote.

use super::super::Vm;
use super::super::code::{Body, Callee};
use super::super::exception::undefined;
use super::super::frame::{Activation, Args, Exec, Frame};
use super::asked::{Asked, none, number_at, one, text};
use crate::builtins::{Arity, Cx, Values};
use crate::bytecode::{Instr, LIST, Opd};
use crate::diag::Error;
use crate::value::{Function, Shape, StructArray, Value};
use indexmap::IndexMap;
use std::rc::Rc;

/// The function that a frame runs in, scripts and `eval` looked through.
fn function_frame<'a>(vm: &'a Vm, frame: &'a Frame) -> &'a Frame {
    let mut current = frame;
    while current.shared {
        match current.owner.and_then(|at| vm.stack.get(at)) {
            Some(Activation::Code(owner)) => current = owner,
            _ => break,
        }
    }
    current
}

fn signature(vm: &mut Vm, cx: &mut Cx<'_>, value: &Value, outputs: bool) -> Exec<Values> {
    let chunk = match value {
        Value::Function(f) => match &**f {
            Function::Anonymous { body, .. } => {
                body.as_any().downcast_ref::<Body>().map(|b| b.code.chunk.clone())
            }
            Function::Named { body: Some(body), .. } => {
                body.as_any().downcast_ref::<Body>().map(|b| b.code.chunk.clone())
            }
            Function::Named { name, .. } => callee_chunk(vm, cx, name)?,
        },
        other => {
            let name = text(Some(other), "the function")?;
            callee_chunk(vm, cx, &name)?
        }
    };
    let Some(chunk) = chunk else {
        let name = match value {
            Value::Function(f) => match &**f {
                Function::Named { name, .. } => Some(name.to_string()),
                Function::Anonymous { .. } => None,
            },
            other => other.as_text()?,
        };
        let count = name.as_deref().and_then(|name| declared(vm, name, outputs));
        return one(Value::from(count.ok_or_else(|| {
            Error::new("MATLAB:narginout:functionDoesnotExist", "Function does not exist.")
        })?));
    };
    let (count, open) = if outputs {
        (chunk.outs.len(), chunk.varargout.is_some())
    } else {
        (chunk.params.len(), chunk.varargin.is_some())
    };
    let count = count as f64;
    one(Value::from(if open { -count - 1.0 } else { count }))
}

/// How many arguments a builtin takes, or results it has: -k - 1 says k of them and more. The function of an operator,
/// which has a form that is no call, has its operands.
fn declared(vm: &Vm, name: &str, outputs: bool) -> Option<f64> {
    let builtin = vm.builtin(name)?;
    let most = |arity: Arity| arity.most.filter(|&most| most < u8::MAX).map(f64::from);
    let least = f64::from(builtin.args.least);
    let is_operator = least == 2.0 && builtin.forms.iter().any(|form| !form.contains('('));
    let exact = match (outputs, most(builtin.args)) {
        (true, _) => most(builtin.outs),
        (false, _) if is_operator => Some(2.0),
        (false, most) => most.filter(|&most| most == least),
    };
    Some(exact.unwrap_or(if outputs { -1.0 } else { -least - 1.0 }))
}

fn callee_chunk(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    name: &str,
) -> Result<Option<Rc<crate::bytecode::Chunk>>, Error> {
    match vm.resolve(cx, None, name)? {
        Some(Callee::Code(code)) => Ok(Some(code.chunk.clone())),
        Some(_) => Ok(None),
        None => Err(undefined(name)),
    }
}

pub(super) fn nargin(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    Asked { frame, args, .. }: Asked<'_>,
) -> Exec<Values> {
    match args.first().cloned() {
        Some(function) => signature(vm, cx, &function, false),
        None => one(Value::from(function_frame(vm, frame).nargin as f64)),
    }
}

pub(super) fn nargout(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    Asked { frame, args, .. }: Asked<'_>,
) -> Exec<Values> {
    match args.first().cloned() {
        Some(function) => signature(vm, cx, &function, true),
        None => one(Value::from(function_frame(vm, frame).nargout as f64)),
    }
}

/// An error unless so many, of arguments or of results, are within the bounds that the call gives.
fn within(
    args: &Args,
    count: usize,
    few: [&'static str; 2],
    many: [&'static str; 2],
) -> Exec<Values> {
    let count = count as f64;
    let [id, message] = if count < number_at(args, 0, 0.0) {
        few
    } else if count > number_at(args, 1, f64::INFINITY) {
        many
    } else {
        return none();
    };
    Err(Error::new(id, message).into())
}

pub(super) fn narginchk(
    vm: &mut Vm,
    _cx: &mut Cx<'_>,
    Asked { frame, args, .. }: Asked<'_>,
) -> Exec<Values> {
    let few = ["MATLAB:narginchk:notEnoughInputs", "Not enough input arguments."];
    let many = ["MATLAB:narginchk:tooManyInputs", "Too many input arguments."];
    within(args, function_frame(vm, frame).nargin, few, many)
}

pub(super) fn nargoutchk(
    vm: &mut Vm,
    _cx: &mut Cx<'_>,
    Asked { frame, args, .. }: Asked<'_>,
) -> Exec<Values> {
    if args.len() > 2 {
        return complaint(args);
    }
    let few = ["MATLAB:nargoutchk:notEnoughOutputs", "Not enough output arguments."];
    let many = ["MATLAB:nargoutchk:tooManyOutputs", "Too many output arguments."];
    within(args, function_frame(vm, frame).nargout, few, many)
}

/// The older form of `nargoutchk`, which is told the number of results and gives its complaint, a
/// text or the fields of an error, in place of raising it.
fn complaint(args: &Args) -> Exec<Values> {
    let count = number_at(args, 2, 0.0);
    let (least, most) = (number_at(args, 0, 0.0), number_at(args, 1, f64::INFINITY));
    if most < least {
        let message = format!("expected bounds in order, found {least} and {most}");
        return Err(Error::new("MATLAB:nargoutchk:minGreaterThanMax", message).into());
    }
    let found = if count < least {
        Some(["not enough output arguments", "Octave:nargoutchk:not-enough-outputs"])
    } else if count > most {
        Some(["too many output arguments", "Octave:nargoutchk:too-many-outputs"])
    } else {
        None
    };
    let kind = match args.get(3) {
        None => "string".to_owned(),
        kind => text(kind, "the kind of the complaint")?.to_lowercase(),
    };
    match kind.as_str() {
        "string" => one(Value::from(found.map_or("", |[message, _]| message))),
        "struct" => {
            let mut fields: IndexMap<Rc<str>, Vec<Value>> = IndexMap::new();
            let [message, identifier] = found.unwrap_or_default();
            for (name, part) in [("message", message), ("identifier", identifier)] {
                let column = found.iter().map(|_| Value::from(part)).collect();
                fields.insert(name.into(), column);
            }
            let shape = Shape::matrix(usize::from(found.is_some()), 1);
            one(Value::Struct(Rc::new(StructArray { shape, fields })))
        }
        other => {
            let message = format!("expected 'string' or 'struct', found '{other}'");
            Err(Error::new("MATLAB:nargoutchk:badKind", message).into())
        }
    }
}

pub(super) fn isargout(
    vm: &mut Vm,
    _cx: &mut Cx<'_>,
    Asked { frame, args, .. }: Asked<'_>,
) -> Exec<Values> {
    let k = number_at(args, 0, 1.0);
    let n = function_frame(vm, frame).nargout.max(1) as f64;
    one(Value::from(k >= 1.0 && k <= n))
}

pub(super) fn print_usage(
    vm: &mut Vm,
    _cx: &mut Cx<'_>,
    Asked { frame, .. }: Asked<'_>,
) -> Exec<Values> {
    let chunk = function_frame(vm, frame).code.chunk.clone();
    let error = Error::new("Octave:invalid-fun-call", format!("Invalid call to {}", chunk.name));
    let usage = vm.builtins.get(&*chunk.name).map_or(&[][..], |b| b.forms);
    Err(usage.iter().fold(error, |e, form| e.hint(format!("usage: {form}"))).into())
}

/// Whether an instruction takes the topmost list.
fn takes_list(instr: &Instr) -> bool {
    matches!(
        *instr,
        Instr::Call { n: LIST, .. }
            | Instr::Paren { n: LIST, .. }
            | Instr::Brace { n: LIST, .. }
            | Instr::Method { n: LIST, .. }
            | Instr::Horzcat { n: LIST, .. }
            | Instr::Vertcat { n: LIST, .. }
            | Instr::CellRow { n: LIST, .. }
            | Instr::CellRows { n: LIST, .. }
            | Instr::ListCall { n: LIST, .. }
            | Instr::ListParen { n: LIST, .. }
            | Instr::ListBrace { n: LIST, .. }
            | Instr::ListMethod { n: LIST, .. }
            | Instr::ListSpread { .. }
            | Instr::ListDrop
    )
}

/// Argument k of a call that takes a list of them, where those before it are one value each: what was put into the list just now.
fn listed(before: &[Instr], k: usize) -> Option<Opd> {
    // What was put into the list itself, and not into one within an argument, the last first.
    let (mut own, mut within) = (Vec::new(), 0usize);
    let mut back = before.iter().rev();
    loop {
        let instr = back.next()?;
        match (instr, within) {
            (Instr::ListNew, 0) => break,
            (Instr::ListNew, _) => within -= 1,
            (_, 0) => own.push(instr),
            _ => {}
        }
        within += usize::from(takes_list(instr));
    }
    let mut place = 0;
    for instr in own.into_iter().rev() {
        match *instr {
            Instr::ListPush { src } if place == k => return Some(src),
            Instr::ListPush { .. } => place += 1,
            // How many values these are, the code does not say.
            Instr::ListField { .. }
            | Instr::ListFieldDynamic { .. }
            | Instr::ListBrace { .. }
            | Instr::ListCall { .. }
            | Instr::ListParen { .. }
            | Instr::ListMethod { .. } => return None,
            _ => {}
        }
    }
    None
}

/// `inputname(k)`: the variable that argument k was, or an empty text.
pub(super) fn inputname(
    vm: &mut Vm,
    _cx: &mut Cx<'_>,
    Asked { frame, args, .. }: Asked<'_>,
) -> Exec<Values> {
    let k = number_at(args, 0, 0.0);
    if !(k >= 1.0 && k <= frame.nargin as f64) {
        return Err(Error::new(
            "MATLAB:inputname:argNumberNotValid",
            format!("expected the number of an argument, 1 to {}, found {k}", frame.nargin),
        )
        .into());
    }
    let name = match vm.stack.last() {
        Some(Activation::Code(caller)) => argument_name(caller, k as usize - 1, frame.nargin),
        // The first object of a class is made once its properties have values.
        Some(Activation::Task(_)) if constructs(vm, frame) => match vm.stack.iter().nth_back(1) {
            Some(Activation::Code(caller)) => argument_name(caller, k as usize - 1, frame.nargin),
            _ => None,
        },
        // A statement that displays an object calls its method.
        Some(Activation::Task(_)) if k == 1.0 => match vm.stack.iter().nth_back(1) {
            Some(Activation::Code(caller)) => displayed_name(caller),
            _ => None,
        },
        _ => None,
    };
    Ok(smallvec::smallvec![Value::from(name.unwrap_or_default())])
}

/// Whether a frame runs the constructor of a class.
fn constructs(vm: &Vm, frame: &Frame) -> bool {
    let scope = frame.code.scope.and_then(|scope| vm.scopes.get(scope as usize));
    let class = scope.and_then(|scope| scope.class.as_deref());
    class.and_then(|class| class.rsplit('.').next()) == Some(&*frame.code.chunk.name)
}

/// The variable that a statement displays.
fn displayed_name(caller: &Frame) -> Option<&str> {
    let chunk = &caller.code.chunk;
    match *chunk.code.get(caller.pc.checked_sub(1)?)? {
        Instr::Display { name, .. } => chunk.names.get(name as usize).map(|name| &**name),
        Instr::AnswerName { slot, .. } if caller.peek(Opd::reg(slot)).is_some() => {
            chunk.slots.get(slot as usize).map(|name| &**name)
        }
        Instr::Answer { .. } | Instr::AnswerName { .. } | Instr::AnswerList { .. } => Some("ans"),
        _ => None,
    }
}

/// The variable that argument `k` (from 0) of so many was of the call that a frame waits for.
fn argument_name(caller: &Frame, k: usize, given: usize) -> Option<&str> {
    let chunk = &caller.code.chunk;
    let at = caller.pc.checked_sub(1)?;
    let source = match *chunk.code.get(at)? {
        Instr::Call1 { a, .. } if k == 0 => a,
        Instr::Call2 { a, .. } if k == 0 => a,
        Instr::Call2 { b, .. } if k == 1 => b,
        Instr::Index1 { i, .. } if k == 0 => i,
        Instr::Index2 { i, .. } if k == 0 => i,
        Instr::Index2 { j, .. } if k == 1 => j,
        Instr::Call { args, n, .. }
        | Instr::Paren { args, n, .. }
        | Instr::ListCall { args, n, .. }
        | Instr::ListParen { args, n, .. }
            if n != LIST && k < n as usize =>
        {
            Opd::taken(args + k as u16)
        }
        // Of `object.method(…)` the first one is the object.
        Instr::Method { base, args, n, .. } | Instr::ListMethod { base, args, n, .. }
            if n != LIST =>
        {
            match k.checked_sub(given.saturating_sub(n as usize)) {
                None => base,
                Some(k) => Opd::taken(args + k as u16),
            }
        }
        Instr::Call { .. }
        | Instr::Paren { .. }
        | Instr::ListCall { .. }
        | Instr::ListParen { .. } => listed(&chunk.code[..at], k)?,
        _ => return None,
    };
    let reg = source.as_reg()?;
    if let Some(name) = chunk.slots.get(reg as usize) {
        return Some(name);
    }
    let wrote = chunk.code[..at].iter().rev().find(|instr| instr.writes(chunk, reg))?;
    let from = match *wrote {
        Instr::Move { src, .. } => src.as_reg()?,
        Instr::Name { slot, .. } | Instr::Holder { slot, .. }
            if caller.peek(Opd::reg(slot)).is_some() =>
        {
            slot
        }
        _ => return None,
    };
    chunk.slots.get(from as usize).map(|name| &**name)
}
