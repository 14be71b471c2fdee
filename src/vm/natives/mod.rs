//! The builtins that need the machine itself: variables by name, texts that are run, calls by name,
//! waiting.
//!
//! Their rows are in `builtins::language`.

mod arguments;
mod asked;
mod classes;
mod variables;

pub(super) use asked::{Asked, Native};

use super::Vm;
use super::code::{Body, Callee};
use super::exception::number;
use super::frame::{Activation, Args, Exec, Frame, Ret, Signal, Special, Wait};
use super::load::{compile_text, first};
use crate::builtins::context::Files;
use crate::builtins::{Cx, Values};
use crate::diag::Error;
use crate::value::{CellArray, Function, Refusal, Shape, StructArray, Value, text::text_of};
use arguments::{inputname, isargout, nargin, narginchk, nargout, nargoutchk, print_usage};
use asked::{none, one, text, texts};
use classes::{
    events, inferiorto, ismethod, isprop, meta_from_name, metaclass, methods, object_blank,
    properties, superclasses, superiorto,
};
use indexmap::IndexMap;
use std::rc::Rc;
use variables::{clear, exist, isglobal, wait, who, whos};

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
        "localfunctions" => localfunctions,
        "mfilename" => mfilename,
        "import" => import,
        "dbstack" => dbstack,
        "lasterror_stack" => lasterror_stack,
        "pause" => pause,
        "wait" => wait,
        "input" => input,
        "help" => help,
        "which" => which,
        "ismethod" => ismethod,
        "isprop" => isprop,
        "methods" => methods,
        "properties" => properties,
        "events" => events,
        "superclasses" => superclasses,
        "metaclass" => metaclass,
        "meta.class.fromName" => meta_from_name,
        "objectblank" => object_blank,
        "superiorto" => superiorto,
        "inferiorto" => inferiorto,
        _ => return None,
    })
}

/// The code that `eval` runs on an error.
fn catch_code(args: &Args) -> Result<Option<Rc<str>>, Refusal> {
    let given = args.get(1).map(|code| text(Some(code), "the code to run on an error"));
    Ok(given.transpose()?.map(Into::into))
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
            // What a text of the library evaluates is the program's.
            Some(body) => {
                let scope = frame.code.scope.filter(|&scope| !self.is_library(scope));
                self.load(body, scope)
            }
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

fn evalc(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    Asked { frame, args, nout, ret }: Asked<'_>,
) -> Exec<Values> {
    let code = text(args.first(), "the code")?;
    let catch = catch_code(args)?;
    // The first result is what was printed, the others are those of the code.
    let mut made = vm.eval_frame(frame, &code, None, nout.saturating_sub(1), ret)?;
    let outs = match std::mem::take(&mut made.special) {
        Special::Eval { outs, .. } => outs,
        _ => Vec::new(),
    };
    vm.captures += 1;
    let saved = std::mem::take(&mut cx.world.output);
    made.special = Special::Evalc { saved, catch, outs };
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
    let mut rest: Args = args.iter().skip(1).cloned().collect();
    if vm.is_about_object(&name, &rest) {
        return vm.object_function(cx, frame, &name, &mut rest, nout, ret);
    }
    let Some(&found) = vm.builtins.get(name.as_str()) else {
        return Err(vm.undefined_with_hint(&name, &[]).into());
    };
    vm.call_builtin(cx, frame, found, &mut rest, nout, ret)
}

fn run(vm: &mut Vm, cx: &mut Cx<'_>, Asked { frame, args, ret, .. }: Asked<'_>) -> Exec<Values> {
    let name = text(args.first(), "the script's name")?;
    let bare = name.strip_suffix(".m").unwrap_or(&name);
    let callee = match bare.contains('/') {
        true => {
            let path = cx.world.files.absolute(&format!("{bare}.m"));
            match vm.code_of_file(cx, &path)? {
                // A file with another ending, or none, is named in full.
                None if bare == name => {
                    let path = cx.world.files.absolute(&name);
                    vm.code_of_file(cx, &path)?
                }
                found => found,
            }
        }
        false => vm.function_file(cx, None, bare)?,
    };
    match callee {
        // A script is run where it lies; a function file calls its first function.
        Some(callee @ Callee::Script(_)) if bare.contains('/') => {
            let before = cx.world.files.current().to_owned();
            let file = cx.world.files.absolute(bare);
            let folder = file.rsplit_once('/').map_or("/", |(folder, _)| folder);
            cx.world.files.enter(if folder.is_empty() { "/" } else { folder });
            match vm.call(cx, frame, &callee, &mut Args::new(), 0, ret) {
                Err(Signal::Push(Activation::Code(mut script))) => {
                    script.special = Special::Run { before };
                    Err(Signal::Push(Activation::Code(script)))
                }
                other => other,
            }
        }
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

fn localfunctions(vm: &mut Vm, _: &mut Cx<'_>, Asked { frame, .. }: Asked<'_>) -> Exec<Values> {
    let scope = frame.code.scope.and_then(|scope| vm.scopes.get(scope as usize));
    let mut codes: Vec<_> =
        scope.map_or_else(Vec::new, |scope| scope.functions.values().cloned().collect());
    codes.sort_by_key(|code| code.chunk.spans.first().map(|span| span.start));
    // A file that begins with a function is called by it.
    if !frame.code.chunk.name.is_empty() && !codes.is_empty() {
        codes.remove(0);
    }
    let handles = codes.into_iter().map(|code| {
        let name = code.chunk.name.clone();
        let body = Some(Rc::new(Body { code, environment: None }) as _);
        Value::Function(Rc::new(Function::Named { name, body }))
    });
    let cells: Vec<Value> = handles.collect();
    one(Value::Cell(Rc::new(CellArray { shape: Shape::matrix(cells.len(), 1), cells })))
}

fn lasterror_stack(vm: &mut Vm, cx: &mut Cx<'_>, _: Asked<'_>) -> Exec<Values> {
    one(super::exception::stack_value(&cx.world.last_calls, &vm.sources, &cx.world.files))
}

fn mfilename(vm: &mut Vm, cx: &mut Cx<'_>, Asked { frame, args, .. }: Asked<'_>) -> Exec<Values> {
    let path = frame.code.source.as_ref().map_or("", |s| s.name());
    let path = path.strip_suffix(".m").unwrap_or(path);
    let name = path.rsplit_once('/').map_or(path, |(_, name)| name);
    let option = args.first().map(|option| text(Some(option), "the option")).transpose()?;
    if option.is_none() {
        return one(Value::from(name));
    }
    let folder = match vm.folder_of(&frame.code) {
        Some(folder) => folder.to_string(),
        None => cx.world.files.own().to_owned(),
    };
    one(Value::from(format!("{}/{name}", folder.trim_end_matches('/')).as_str()))
}

/// `import package.name`, `import package.*`.
fn import(
    vm: &mut Vm,
    _cx: &mut Cx<'_>,
    Asked { frame, args, nout, .. }: Asked<'_>,
) -> Exec<Values> {
    let given = texts(args)?;
    let mut imports = frame.code.imports.borrow_mut();
    for name in given {
        if !name.contains('.') {
            let message = format!(
                "Import argument '{name}' must be a package's name, '.', and a name or '*'."
            );
            return Err(Error::new("MATLAB:import:invalidArgument", message).into());
        }
        if !imports.iter().any(|known| **known == *name) {
            imports.push(name.into());
            vm.epoch += 1;
        }
    }
    if nout == 0 {
        return none();
    }
    one(Value::cellstr(Shape::matrix(imports.len(), 1), imports.iter().cloned()))
}

/// `s = dbstack`: the functions that run, the innermost first.
fn dbstack(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    Asked { frame, args, nout, .. }: Asked<'_>,
) -> Exec<Values> {
    let (mut complete, mut left_out) = (false, None);
    for arg in args.iter() {
        match arg.as_text()? {
            Some(text) => complete |= text == "-completenames",
            None => left_out = left_out.or(number(arg)),
        }
    }
    let mut left_out = left_out.unwrap_or(0.0);
    let below = vm.stack.iter().rev().filter_map(|activation| match activation {
        Activation::Code(frame) => Some(&**frame),
        _ => None,
    });
    let mut fields: IndexMap<Rc<str>, Vec<Value>> = IndexMap::new();
    for name in ["file", "name", "line"] {
        fields.insert(name.into(), Vec::new());
    }
    let mut shown = String::new();
    for running in std::iter::once(&*frame).chain(below) {
        let described = vm.describe(running, running.pc);
        let file = running.code.source.as_ref().map_or("", |source| source.name());
        let base = file.rsplit_once('/').map_or(file, |(_, name)| name);
        // A script that was called by its name stands among the functions.
        let script = base.strip_suffix(".m").filter(|_| vm.folder_of(&running.code).is_some());
        let function = match described.function.as_str() {
            "" => script.unwrap_or_default(),
            function => function,
        };
        if function.is_empty() {
            continue;
        }
        if left_out >= 1.0 {
            left_out -= 1.0;
            continue;
        }
        let at = described.location.and_then(|at| vm.sources.line_column(at));
        let line = at.map_or(0.0, |at| f64::from(at.line));
        let whole = match vm.folder_of(&running.code) {
            Some(folder) if complete => Some(format!("{}/{base}", folder.trim_end_matches('/'))),
            _ => None,
        };
        let file = whole.as_deref().unwrap_or(file);
        shown.push_str(&format!("> In {} (line {line})\n", function));
        let row = [Value::from(file), Value::from(function), Value::from(line)];
        fields.values_mut().zip(row).for_each(|(column, value)| column.push(value));
    }
    if nout == 0 {
        cx.world.print(&shown);
        return none();
    }
    let shape = Shape::matrix(fields[0].len(), 1);
    let stack = Value::Struct(Rc::new(StructArray { shape, fields }));
    Ok(smallvec::smallvec![stack, Value::from(1.0)])
}

fn pause(vm: &mut Vm, _cx: &mut Cx<'_>, Asked { args, nout, .. }: Asked<'_>) -> Exec<Values> {
    if vm.answer.take().is_some() {
        return none();
    }
    if let Some(word) = text_of(args.first())? {
        let before = if vm.hurried { "off" } else { "on" };
        match &*word {
            "on" => vm.hurried = false,
            "off" => vm.hurried = true,
            "query" => return one(Value::from(before)),
            _ => {
                let message =
                    format!("pause: expected seconds, 'on', 'off' or 'query', found '{word}'");
                return Err(Error::new("MATLAB:pause:InvalidInputArg", message).into());
            }
        }
        return if nout > 0 { one(Value::from(before)) } else { none() };
    }
    match args.first() {
        _ if vm.hurried => none(),
        None => Err(Signal::Wait(Wait::Input(String::new()))),
        Some(value) => match number(value) {
            Some(t) if t >= 0.0 => Err(Signal::Wait(Wait::Pause(t))),
            _ => none(),
        },
    }
}

fn input(vm: &mut Vm, cx: &mut Cx<'_>, Asked { frame, args, ret, .. }: Asked<'_>) -> Exec<Values> {
    let prompt = text_of(args.first())?.unwrap_or_default();
    let Some(line) = vm.answer.take() else {
        return Err(Signal::Wait(Wait::Input(prompt)));
    };
    if text_of(args.get(1))?.as_deref() == Some("s") {
        return one(Value::from(line.as_str()));
    }
    if line.trim().is_empty() {
        return one(Value::empty());
    }
    let mut made = match vm.eval_frame(frame, &line, None, 1, ret) {
        Ok(made) => made,
        // What is wrong is said, and asked for again.
        Err(error) => {
            cx.world.print_to(2, &format!("{}\n", error.message()));
            return Err(Signal::Wait(Wait::Input(prompt)));
        }
    };
    if let Special::Eval { outs, .. } = std::mem::take(&mut made.special) {
        made.special = Special::Input { prompt, outs };
    }
    Err(Signal::Push(Activation::Code(made)))
}

/// The comment that a file begins with, or that follows its first declaration.
fn help_of_text(text: &str) -> String {
    let mut lines = text.lines().map(str::trim).skip_while(|line| line.is_empty()).peekable();
    if lines.peek().is_some_and(|line| !line.starts_with(['%', '#'])) {
        for line in lines.by_ref() {
            if !line.ends_with("...") {
                break;
            }
        }
    }
    let block: Vec<&str> = lines.map_while(|line| line.strip_prefix(['%', '#'])).collect();
    block.join("\n")
}

/// The help of a function that a file holds, one of a package too.
fn help_of_file(vm: &mut Vm, cx: &Cx<'_>, frame: &Frame, name: &str) -> Option<String> {
    let path = vm.find_file(cx, frame.code.scope, name)?;
    let bytes = cx.world.files.read(&path)?;
    Some(help_of_text(&String::from_utf8_lossy(&bytes)))
}

fn help(vm: &mut Vm, cx: &mut Cx<'_>, Asked { frame, args, nout, .. }: Asked<'_>) -> Exec<Values> {
    let name = text(args.first(), "the name")?;
    let mut out = String::new();
    if let Some(code) = vm.functions.get(name.as_str()) {
        out.push_str(code.chunk.help.trim_end());
        out.push('\n');
    } else if let Some(block) = help_of_file(vm, cx, frame, &name) {
        out.push_str(block.trim_end());
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
    } else if let Some(file) = vm.find_file(cx, frame.code.scope, &name) {
        file
    } else if vm.builtins.contains_key(name.as_str()) {
        format!("{name} is a built-in function.")
    } else if nout > 0 {
        String::new()
    } else {
        format!("'{name}' not found.")
    };
    if nout > 0 {
        return one(Value::from(found.as_str()));
    }
    cx.world.print(&format!("{found}\n"));
    none()
}
