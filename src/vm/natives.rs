//! The builtins that need the machine itself: variables by name, texts that are run, calls by name,
//! waiting.
//!
//! Their rows are in `builtins::language`.

use super::exception::number;
use super::frame::{Activation, Args, Exec, Frame, Ret, Signal, Special, Wait};
use super::load::{compile_text, first};
use super::{Vm, undefined};
use crate::builtins::{Cx, Run, Values};
use crate::diag::Error;
use crate::value::{Function, Shape, Value};
use std::rc::Rc;

/// A builtin that is part of the machine.
pub(super) type Native =
    fn(&mut Vm, &mut Cx<'_>, &mut Frame, &mut Args, usize, Ret) -> Exec<Values>;

/// The code of a builtin of the machine.
pub(super) fn find(name: &str) -> Option<Native> {
    Some(match name {
        "eval" => eval,
        "evalc" => evalc,
        "evalin" => evalin,
        "assignin" => assignin,
        "feval" => feval,
        "builtin" => builtin,
        "run" | "source" => run,
        "str2func" => str2func,
        "exist" => exist,
        "inputname" => super::names::inputname,
        "isglobal" => isglobal,
        "who" => who,
        "whos" => whos,
        "clear" | "clearvars" => clear,
        "nargin" => nargin,
        "nargout" => nargout,
        "narginchk" => narginchk,
        "nargoutchk" => nargoutchk,
        "isargout" => isargout,
        "print_usage" => print_usage,
        "mfilename" => mfilename,
        "pause" => pause,
        "input" => input,
        "help" => help,
        "which" => which,
        _ => return None,
    })
}

fn text(value: Option<&Value>, what: &str) -> Result<String, Error> {
    value.and_then(Value::as_text).ok_or_else(|| {
        Error::new("MATLAB:invalidType", format!("{what} must be a text, a char row or a string"))
    })
}

fn one(value: Value) -> Exec<Values> {
    Ok(smallvec::smallvec![value])
}

fn none() -> Exec<Values> {
    Ok(Values::new())
}

impl Vm {
    /// A frame that runs a text with the variables of a frame, or with none.
    pub(super) fn eval_frame(
        &mut self,
        frame: &Frame,
        text: &str,
        catch: Option<Rc<str>>,
        nout: usize,
        ret: Ret,
    ) -> Result<Box<Frame>, Error> {
        let outs: Vec<Rc<str>> = (1..=nout).map(|k| format!("eval_out_{k}__").into()).collect();
        let wrapped;
        let text = if outs.is_empty() {
            text
        } else {
            let bare = text.trim().trim_end_matches([';', ',', ' ', '\n', '\t', '\r']);
            wrapped = format!("[{}] = {bare};", outs.join(", "));
            &wrapped
        };
        let known = self.seen_names(frame);
        let source = self.sources.add("eval", text);
        let unit = compile_text(source, text, &known).map_err(first)?;
        self.define(&unit);
        let body = match unit.body {
            Some(body) => self.load(body, frame.code.scope),
            None => self.empty_code(),
        };
        let mut made = self.new_frame(body, ret);
        made.shared = true;
        made.special = Special::Eval { catch, outs };
        Ok(made)
    }

    /// The place on the stack of the frame that `evalin` and `assignin` mean. The running frame is
    /// about to be put on top.
    fn context(&self, frame: &Frame, which: &str) -> Result<usize, Error> {
        let top = self.stack.len();
        match which {
            "base" => {
                let mut at = 0;
                loop {
                    match self.stack.get(at + 1) {
                        Some(Activation::Code(f)) if f.shared && f.owner == Some(at) => at += 1,
                        None if frame.shared && frame.owner == Some(at) => return Ok(top),
                        _ => return Ok(at),
                    }
                }
            }
            "caller" => {
                // Of the function that is running, not of a script within it.
                let mut below = top;
                let mut owner = frame.shared.then_some(frame.owner).flatten();
                while let Some(at) = owner {
                    below = at;
                    owner = match self.stack.get(at) {
                        Some(Activation::Code(f)) if f.shared => f.owner.filter(|&o| o < at),
                        _ => None,
                    };
                }
                let caller = self.stack.iter().take(below);
                Ok(caller
                    .enumerate()
                    .rev()
                    .find_map(|(k, a)| match a {
                        Activation::Code(_) => Some(k),
                        _ => None,
                    })
                    .unwrap_or(0))
            }
            other => Err(Error::new(
                "MATLAB:evalin:context",
                format!("expected the context 'caller' or 'base', found '{other}'"),
            )),
        }
    }
}

fn eval(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    frame: &mut Frame,
    args: &mut Args,
    nout: usize,
    ret: Ret,
) -> Exec<Values> {
    let code = text(args.first(), "the code")?;
    let catch = args.get(1).map(|c| text(Some(c), "the code to run on an error")).transpose()?;
    let made = match vm.eval_frame(frame, &code, catch.as_deref().map(Into::into), nout, ret) {
        Ok(made) => made,
        Err(error) => {
            let Some(catch) = catch else { return Err(error.into()) };
            cx.world.last_error = (error.message().to_owned(), error.identifier().to_owned());
            vm.eval_frame(frame, &catch, None, nout, ret)?
        }
    };
    Err(Signal::Push(Activation::Code(made)))
}

fn evalc(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    frame: &mut Frame,
    args: &mut Args,
    _nout: usize,
    ret: Ret,
) -> Exec<Values> {
    let code = text(args.first(), "the code")?;
    let catch = args.get(1).map(|c| text(Some(c), "the code to run on an error")).transpose()?;
    let mut made = vm.eval_frame(frame, &code, None, 0, ret)?;
    vm.captures += 1;
    let saved = std::mem::take(&mut cx.world.output);
    made.special = Special::Evalc { saved, catch: catch.map(Into::into) };
    Err(Signal::Push(Activation::Code(made)))
}

fn evalin(
    vm: &mut Vm,
    _cx: &mut Cx<'_>,
    frame: &mut Frame,
    args: &mut Args,
    nout: usize,
    ret: Ret,
) -> Exec<Values> {
    let which = text(args.first(), "the context")?;
    let code = text(args.get(1), "the code")?;
    let owner = vm.context(frame, &which)?;
    let mut made = vm.eval_frame(frame, &code, None, nout, ret)?;
    made.owner = Some(owner);
    Err(Signal::Push(Activation::Code(made)))
}

fn assignin(
    vm: &mut Vm,
    _cx: &mut Cx<'_>,
    frame: &mut Frame,
    args: &mut Args,
    _nout: usize,
    _ret: Ret,
) -> Exec<Values> {
    let which = text(args.first(), "the context")?;
    let name = text(args.get(1), "the variable's name")?;
    if !is_name(&name) {
        return Err(Error::new(
            "MATLAB:assignin:InvalidVariable",
            format!("Invalid variable name \"{name}\" in ASSIGNIN."),
        )
        .into());
    }
    let Some(value) = args.get(2).cloned() else {
        return Err(Error::new("MATLAB:minrhs", "Not enough input arguments.").into());
    };
    let at = vm.context(frame, &which)?;
    match vm.stack.get_mut(at) {
        None => frame.set_variable(&name, value),
        Some(Activation::Code(owner)) => {
            let link = owner.slot(&name).and_then(|slot| {
                owner.links.iter().find(|l| l.slot as usize == slot).map(|l| l.place.clone())
            });
            match link {
                Some(place) => {
                    vm.put_away(&place, Some(value));
                }
                None => owner.set_variable(&name, value),
            }
        }
        Some(_) => {}
    }
    none()
}

/// Whether a text can be a variable's name.
fn is_name(name: &str) -> bool {
    let mut chars = name.chars();
    chars.next().is_some_and(|c| c.is_ascii_alphabetic() || c == '_')
        && chars.all(|c| c.is_ascii_alphanumeric() || c == '_')
        && !crate::syntax::KEYWORDS.contains(&name)
}

fn feval(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    frame: &mut Frame,
    args: &mut Args,
    nout: usize,
    ret: Ret,
) -> Exec<Values> {
    let Some(function) = args.first().cloned() else {
        return Err(Error::new("MATLAB:minrhs", "Not enough input arguments.").into());
    };
    let mut rest: Args = args.iter().skip(1).cloned().collect();
    vm.call_value(cx, frame, &function, &mut rest, nout, ret)
}

fn builtin(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    frame: &mut Frame,
    args: &mut Args,
    nout: usize,
    ret: Ret,
) -> Exec<Values> {
    let name = text(args.first(), "the function's name")?;
    let Some(&found) = vm.builtins.get(name.as_str()) else {
        return Err(vm.undefined_with_hint(&name, &[]).into());
    };
    let mut rest: Args = args.iter().skip(1).cloned().collect();
    vm.call_builtin(cx, frame, found, &mut rest, nout, ret)
}

fn run(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    frame: &mut Frame,
    args: &mut Args,
    _nout: usize,
    ret: Ret,
) -> Exec<Values> {
    let name = text(args.first(), "the script's name")?;
    let bare = name.strip_suffix(".m").unwrap_or(&name);
    match vm.function_file(cx, bare)? {
        Some(callee) => vm.call(cx, frame, &callee, &mut Args::new(), 0, ret),
        None => Err(Error::new(
            "MATLAB:run:FileNotFound",
            format!("RUN cannot find the file '{name}'."),
        )
        .into()),
    }
}

fn str2func(
    vm: &mut Vm,
    _cx: &mut Cx<'_>,
    frame: &mut Frame,
    args: &mut Args,
    _nout: usize,
    ret: Ret,
) -> Exec<Values> {
    let code = text(args.first(), "the function")?;
    let trimmed = code.trim();
    if !trimmed.starts_with('@') {
        return one(Value::Function(Rc::new(Function::named(trimmed))));
    }
    if !trimmed[1..].trim_start().starts_with('(') {
        let name = trimmed[1..].trim();
        return one(Value::Function(Rc::new(Function::named(name))));
    }
    let mut made = vm.eval_frame(frame, trimmed, None, 1, ret)?;
    // It sees no variables.
    made.shared = false;
    Err(Signal::Push(Activation::Code(made)))
}

fn exist(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    frame: &mut Frame,
    args: &mut Args,
    _nout: usize,
    _ret: Ret,
) -> Exec<Values> {
    let name = text(args.first(), "the name")?;
    let kind = args.get(1).and_then(Value::as_text).unwrap_or_default();
    let any = kind.is_empty();
    if (any || kind == "var") && vm.seen(frame, &name).is_some() {
        return one(Value::from(1.0));
    }
    let files = &cx.world.files;
    let file = |path: &str| files.read(path).is_some();
    let code = if (any || kind == "file") && (file(&name) || file(&format!("{name}.m"))) {
        2.0
    } else if any && vm.functions.contains_key(name.as_str()) {
        103.0
    } else if (any || kind == "builtin" || kind == "file")
        && let Some(found) = vm.builtins.get(name.as_str())
    {
        if matches!(found.run, Run::Source(_)) { 2.0 } else { 5.0 }
    } else {
        0.0
    };
    one(Value::from(code))
}

fn isglobal(
    vm: &mut Vm,
    _cx: &mut Cx<'_>,
    frame: &mut Frame,
    args: &mut Args,
    _nout: usize,
    _ret: Ret,
) -> Exec<Values> {
    let name = text(args.first(), "the name")?;
    let linked = frame.slot(&name).is_some_and(|slot| {
        let link = frame.links.iter().find(|l| l.slot as usize == slot);
        link.is_some_and(|l| matches!(l.place, super::frame::Place::Global(_)))
    });
    let workspace = frame.shared && vm.global_names.iter().any(|n| **n == *name);
    one(Value::from(linked || workspace))
}

/// The variables that match any of the patterns; all where there are none.
fn matching(vm: &Vm, frame: &Frame, patterns: &[String]) -> Vec<Rc<str>> {
    let mut names = vm.seen_names(frame);
    names.retain(|name| !name.starts_with("eval_out_"));
    if !patterns.is_empty() {
        names.retain(|name| patterns.iter().any(|p| wildcard(p, name)));
    }
    names
}

/// Whether a name matches a pattern with `*` and `?`.
fn wildcard(pattern: &str, name: &str) -> bool {
    let (pattern, name): (Vec<char>, Vec<char>) =
        (pattern.chars().collect(), name.chars().collect());
    let (mut p, mut n, mut star, mut mark) = (0, 0, None, 0);
    while n < name.len() {
        match pattern.get(p) {
            Some('*') => {
                star = Some(p);
                mark = n;
                p += 1;
            }
            Some(&c) if c == '?' || c == name[n] => {
                p += 1;
                n += 1;
            }
            _ => match star {
                Some(at) => {
                    p = at + 1;
                    mark += 1;
                    n = mark;
                }
                None => return false,
            },
        }
    }
    pattern[p..].iter().all(|&c| c == '*')
}

fn texts(args: &Args) -> Result<Vec<String>, Error> {
    args.iter().map(|a| text(Some(a), "a name")).collect()
}

fn who(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    frame: &mut Frame,
    args: &mut Args,
    nout: usize,
    _ret: Ret,
) -> Exec<Values> {
    let names = matching(vm, frame, &texts(args)?);
    if nout > 0 {
        return one(Value::cellstr(Shape::matrix(names.len(), 1), names));
    }
    if !names.is_empty() {
        let widest = names.iter().map(|n| n.len()).max().unwrap_or(0) + 2;
        let per_line = (80 / widest).max(1);
        let mut out = String::from("\nYour variables are:\n\n");
        for row in names.chunks(per_line) {
            let line: Vec<String> = row.iter().map(|n| format!("{n:<widest$}")).collect();
            out.push_str(line.concat().trim_end());
            out.push('\n');
        }
        out.push('\n');
        cx.world.print(&out);
    }
    none()
}

fn whos(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    frame: &mut Frame,
    args: &mut Args,
    _nout: usize,
    _ret: Ret,
) -> Exec<Values> {
    let names = matching(vm, frame, &texts(args)?);
    let mut rows = Vec::new();
    for name in names {
        let Some(value) = vm.seen(frame, &name) else { continue };
        let dims: Vec<String> = value.shape().dims().iter().map(ToString::to_string).collect();
        let bytes = value.elem_type().map_or(0, |ty| ty.bytes() * value.numel());
        rows.push((name, dims.join("x"), bytes, value.class_name()));
    }
    if rows.is_empty() {
        return none();
    }
    let name_width = rows.iter().map(|r| r.0.len()).max().unwrap_or(0).max(4);
    let size_width = rows.iter().map(|r| r.1.len()).max().unwrap_or(0).max(4);
    let mut out =
        format!("  {:<name_width$}  {:>size_width$}  {:>12}  Class\n\n", "Name", "Size", "Bytes");
    for (name, size, bytes, class) in rows {
        out.push_str(&format!(
            "  {name:<name_width$}  {size:>size_width$}  {bytes:>12}  {class}\n"
        ));
    }
    out.push('\n');
    cx.world.print(&out);
    none()
}

fn clear(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    frame: &mut Frame,
    args: &mut Args,
    _nout: usize,
    _ret: Ret,
) -> Exec<Values> {
    let mut patterns = Vec::new();
    let (mut functions, mut globals, mut except) = (false, false, false);
    for word in texts(args)? {
        match word.as_str() {
            "all" | "-all" | "-a" => (functions, globals) = (true, true),
            "functions" | "-functions" | "-f" => functions = true,
            "global" | "-global" | "-g" => globals = true,
            "variables" | "-variables" | "-v" | "classes" | "mex" | "java" | "import" => {}
            "-x" | "-exclusive" | "-except" => except = true,
            _ => patterns.push(word),
        }
    }
    if functions {
        // What functions remember is forgotten.
        vm.places.retain(|place, _| matches!(place, super::frame::Place::Global(_)));
        frame.links.retain(|l| !matches!(l.place, super::frame::Place::Persistent(..)));
        if patterns.is_empty() && !globals {
            return none();
        }
    }
    let names = if except {
        let kept = matching(vm, frame, &patterns);
        let mut all = matching(vm, frame, &[]);
        all.retain(|n| patterns.is_empty() || !kept.contains(n));
        all
    } else {
        matching(vm, frame, &patterns)
    };
    for name in names {
        vm.forget(frame, &name);
        if globals {
            vm.places.remove(&super::frame::Place::Global(name.clone()));
        }
    }
    if globals && patterns.is_empty() {
        vm.places.retain(|place, _| !matches!(place, super::frame::Place::Global(_)));
        vm.global_names.clear();
    }
    if cx.world.has_cleanups() {
        // They are called before the next instruction.
        vm.budget = 0;
    }
    none()
}

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
                body.as_any().downcast_ref::<super::code::Body>().map(|b| b.code.chunk.clone())
            }
            Function::Named { body: Some(body), .. } => {
                body.as_any().downcast_ref::<super::code::Body>().map(|b| b.code.chunk.clone())
            }
            Function::Named { name, .. } => callee_chunk(vm, cx, name)?,
        },
        other => {
            let name = text(Some(other), "the function")?;
            callee_chunk(vm, cx, &name)?
        }
    };
    let Some(chunk) = chunk else {
        return Err(Error::new(
            "MATLAB:nargin:builtin",
            "the number of arguments of a builtin function is not fixed",
        )
        .into());
    };
    let (count, open) = if outputs {
        (chunk.outs.len(), chunk.varargout.is_some())
    } else {
        (chunk.params.len(), chunk.varargin.is_some())
    };
    let count = count as f64;
    one(Value::from(if open { -count - 1.0 } else { count }))
}

fn callee_chunk(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    name: &str,
) -> Result<Option<Rc<crate::bytecode::Chunk>>, Error> {
    match vm.resolve(cx, None, name)? {
        Some(super::code::Callee::Code(code)) => Ok(Some(code.chunk.clone())),
        Some(_) => Ok(None),
        None => Err(undefined(name)),
    }
}

fn nargin(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    frame: &mut Frame,
    args: &mut Args,
    _nout: usize,
    _ret: Ret,
) -> Exec<Values> {
    match args.first().cloned() {
        Some(function) => signature(vm, cx, &function, false),
        None => one(Value::from(function_frame(vm, frame).nargin as f64)),
    }
}

fn nargout(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    frame: &mut Frame,
    args: &mut Args,
    _nout: usize,
    _ret: Ret,
) -> Exec<Values> {
    match args.first().cloned() {
        Some(function) => signature(vm, cx, &function, true),
        None => one(Value::from(function_frame(vm, frame).nargout as f64)),
    }
}

fn bounds(args: &Args) -> (f64, f64) {
    let bound = |k: usize, other: f64| args.get(k).and_then(number).unwrap_or(other);
    (bound(0, 0.0), bound(1, f64::INFINITY))
}

fn narginchk(
    vm: &mut Vm,
    _cx: &mut Cx<'_>,
    frame: &mut Frame,
    args: &mut Args,
    _nout: usize,
    _ret: Ret,
) -> Exec<Values> {
    let (least, most) = bounds(args);
    let n = function_frame(vm, frame).nargin as f64;
    if n < least {
        let id = "MATLAB:narginchk:notEnoughInputs";
        return Err(Error::new(id, "Not enough input arguments.").into());
    }
    if n > most {
        let id = "MATLAB:narginchk:tooManyInputs";
        return Err(Error::new(id, "Too many input arguments.").into());
    }
    none()
}

fn nargoutchk(
    vm: &mut Vm,
    _cx: &mut Cx<'_>,
    frame: &mut Frame,
    args: &mut Args,
    _nout: usize,
    _ret: Ret,
) -> Exec<Values> {
    let (least, most) = bounds(args);
    let n = function_frame(vm, frame).nargout as f64;
    if n < least {
        let id = "MATLAB:nargoutchk:notEnoughOutputs";
        return Err(Error::new(id, "Not enough output arguments.").into());
    }
    if n > most {
        let id = "MATLAB:nargoutchk:tooManyOutputs";
        return Err(Error::new(id, "Too many output arguments.").into());
    }
    none()
}

fn isargout(
    vm: &mut Vm,
    _cx: &mut Cx<'_>,
    frame: &mut Frame,
    args: &mut Args,
    _nout: usize,
    _ret: Ret,
) -> Exec<Values> {
    let k = args.first().and_then(number).unwrap_or(1.0);
    let n = function_frame(vm, frame).nargout.max(1) as f64;
    one(Value::from(k >= 1.0 && k <= n))
}

fn print_usage(
    vm: &mut Vm,
    _cx: &mut Cx<'_>,
    frame: &mut Frame,
    _args: &mut Args,
    _nout: usize,
    _ret: Ret,
) -> Exec<Values> {
    let chunk = function_frame(vm, frame).code.chunk.clone();
    let error = Error::new("Octave:invalid-fun-call", format!("Invalid call to {}", chunk.name));
    let usage = vm.builtins.get(&*chunk.name).map_or(&[][..], |b| b.forms);
    Err(usage.iter().fold(error, |e, form| e.hint(format!("usage: {form}"))).into())
}

fn mfilename(
    _vm: &mut Vm,
    _cx: &mut Cx<'_>,
    frame: &mut Frame,
    _args: &mut Args,
    _nout: usize,
    _ret: Ret,
) -> Exec<Values> {
    let name = frame.code.source.as_ref().map_or("", |s| s.name());
    one(Value::from(name.strip_suffix(".m").unwrap_or(name)))
}

fn pause(
    vm: &mut Vm,
    _cx: &mut Cx<'_>,
    _frame: &mut Frame,
    args: &mut Args,
    _nout: usize,
    _ret: Ret,
) -> Exec<Values> {
    if vm.answer.take().is_some() {
        return none();
    }
    match args.first() {
        None => Err(Signal::Wait(Wait::Input(String::new()))),
        Some(value) => match number(value) {
            Some(t) if t >= 0.0 => Err(Signal::Wait(Wait::Pause(t))),
            _ => none(),
        },
    }
}

fn input(
    vm: &mut Vm,
    _cx: &mut Cx<'_>,
    frame: &mut Frame,
    args: &mut Args,
    _nout: usize,
    ret: Ret,
) -> Exec<Values> {
    let Some(line) = vm.answer.take() else {
        let prompt = args.first().and_then(Value::as_text).unwrap_or_default();
        return Err(Signal::Wait(Wait::Input(prompt)));
    };
    if args.get(1).and_then(Value::as_text).as_deref() == Some("s") {
        return one(Value::from(line.as_str()));
    }
    if line.trim().is_empty() {
        return one(Value::empty());
    }
    let made = vm.eval_frame(frame, &line, None, 1, ret)?;
    Err(Signal::Push(Activation::Code(made)))
}

fn help(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    _frame: &mut Frame,
    args: &mut Args,
    nout: usize,
    _ret: Ret,
) -> Exec<Values> {
    let name = text(args.first(), "the name")?;
    let mut out = String::new();
    if let Some(code) = vm.functions.get(name.as_str()) {
        out.push_str(code.chunk.help.trim_end());
        out.push('\n');
    } else if let Some(found) = vm.builtins.get(name.as_str()) {
        out.push_str(&format!(" {}  {}\n\n", found.name, found.summary));
        found.forms.iter().for_each(|form| out.push_str(&format!("    {form}\n")));
        out.push('\n');
    } else {
        return Err(vm.undefined_with_hint(&name, &[]).into());
    }
    if nout > 0 {
        return one(Value::from(out.as_str()));
    }
    cx.world.print(&out);
    none()
}

fn which(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    frame: &mut Frame,
    args: &mut Args,
    nout: usize,
    _ret: Ret,
) -> Exec<Values> {
    let name = text(args.first(), "the name")?;
    let found = if vm.seen(frame, &name).is_some() {
        format!("{name} is a variable.")
    } else if vm.functions.contains_key(name.as_str()) {
        format!("{name} is a function of this session.")
    } else if vm.builtins.contains_key(name.as_str()) {
        format!("{name} is a built-in function.")
    } else if cx.world.files.read(&format!("{name}.m")).is_some() {
        format!("{name}.m")
    } else {
        format!("'{name}' not found.")
    };
    if nout > 0 {
        return one(Value::from(found.as_str()));
    }
    cx.world.print(&format!("{found}\n"));
    none()
}
