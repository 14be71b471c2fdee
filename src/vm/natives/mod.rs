//! The builtins that need the machine itself: variables by name, texts that are run, calls by name,
//! waiting.
//!
//! Their rows are in `builtins::language`.

mod arguments;
mod variables;

use super::Vm;
use super::exception::number;
use super::frame::{Activation, Args, Exec, Frame, Ret, Signal, Special, Wait};
use super::load::{compile_text, first};
use crate::builtins::{Cx, Values};
use crate::diag::Error;
use crate::value::{Function, Value};
use arguments::{inputname, isargout, nargin, narginchk, nargout, nargoutchk, print_usage};
use std::rc::Rc;
use variables::{clear, exist, isglobal, who, whos};

/// A call of such a builtin: in which frame, with what, how many results are wanted, and where they go.
pub(super) struct Asked<'a> {
    pub(super) frame: &'a mut Frame,
    pub(super) args: &'a mut Args,
    pub(super) nout: usize,
    pub(super) ret: Ret,
}

/// A builtin that is part of the machine.
pub(super) type Native = fn(&mut Vm, &mut Cx<'_>, Asked<'_>) -> Exec<Values>;

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
        "inputname" => inputname,
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

/// The number that argument `k`, from 0, is; or another.
fn number_at(args: &Args, k: usize, other: f64) -> f64 {
    args.get(k).and_then(number).unwrap_or(other)
}

/// The code that `eval` runs on an error.
fn catch_code(args: &Args) -> Result<Option<Rc<str>>, Error> {
    let given = args.get(1).map(|code| text(Some(code), "the code to run on an error"));
    Ok(given.transpose()?.map(Into::into))
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

fn eval(vm: &mut Vm, cx: &mut Cx<'_>, Asked { frame, args, nout, ret }: Asked<'_>) -> Exec<Values> {
    let code = text(args.first(), "the code")?;
    let catch = catch_code(args)?;
    let made = match vm.eval_frame(frame, &code, catch.clone(), nout, ret) {
        Ok(made) => made,
        Err(error) => {
            let Some(catch) = catch else { return Err(error.into()) };
            cx.world.last_error = (error.message().to_owned(), error.identifier().to_owned());
            vm.eval_frame(frame, &catch, None, nout, ret)?
        }
    };
    Err(Signal::Push(Activation::Code(made)))
}

fn evalc(vm: &mut Vm, cx: &mut Cx<'_>, Asked { frame, args, ret, .. }: Asked<'_>) -> Exec<Values> {
    let code = text(args.first(), "the code")?;
    let catch = catch_code(args)?;
    let mut made = vm.eval_frame(frame, &code, None, 0, ret)?;
    vm.captures += 1;
    let saved = std::mem::take(&mut cx.world.output);
    made.special = Special::Evalc { saved, catch };
    Err(Signal::Push(Activation::Code(made)))
}

fn evalin(
    vm: &mut Vm,
    _cx: &mut Cx<'_>,
    Asked { frame, args, nout, ret }: Asked<'_>,
) -> Exec<Values> {
    let which = text(args.first(), "the context")?;
    let code = text(args.get(1), "the code")?;
    let owner = vm.context(frame, &which)?;
    let mut made = vm.eval_frame(frame, &code, None, nout, ret)?;
    made.owner = Some(owner);
    Err(Signal::Push(Activation::Code(made)))
}

fn assignin(vm: &mut Vm, _cx: &mut Cx<'_>, Asked { frame, args, .. }: Asked<'_>) -> Exec<Values> {
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
    Asked { frame, args, nout, ret }: Asked<'_>,
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
    Asked { frame, args, nout, ret }: Asked<'_>,
) -> Exec<Values> {
    let name = text(args.first(), "the function's name")?;
    let Some(&found) = vm.builtins.get(name.as_str()) else {
        return Err(vm.undefined_with_hint(&name, &[]).into());
    };
    let mut rest: Args = args.iter().skip(1).cloned().collect();
    vm.call_builtin(cx, frame, found, &mut rest, nout, ret)
}

fn run(vm: &mut Vm, cx: &mut Cx<'_>, Asked { frame, args, ret, .. }: Asked<'_>) -> Exec<Values> {
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
    Asked { frame, args, ret, .. }: Asked<'_>,
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

fn texts(args: &Args) -> Result<Vec<String>, Error> {
    args.iter().map(|a| text(Some(a), "a name")).collect()
}

fn mfilename(_vm: &mut Vm, _cx: &mut Cx<'_>, Asked { frame, .. }: Asked<'_>) -> Exec<Values> {
    let name = frame.code.source.as_ref().map_or("", |s| s.name());
    one(Value::from(name.strip_suffix(".m").unwrap_or(name)))
}

fn pause(vm: &mut Vm, _cx: &mut Cx<'_>, Asked { args, .. }: Asked<'_>) -> Exec<Values> {
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

fn input(vm: &mut Vm, _cx: &mut Cx<'_>, Asked { frame, args, ret, .. }: Asked<'_>) -> Exec<Values> {
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

fn help(vm: &mut Vm, cx: &mut Cx<'_>, Asked { args, nout, .. }: Asked<'_>) -> Exec<Values> {
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

fn which(vm: &mut Vm, cx: &mut Cx<'_>, Asked { frame, args, nout, .. }: Asked<'_>) -> Exec<Values> {
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
