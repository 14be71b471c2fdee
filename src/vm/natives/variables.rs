//! Variables by name: which there are, what they are, and forgetting them.

use super::super::Vm;
use super::super::code::{Callee, Code};
use super::super::frame::{Activation, Exec, Frame, Place, Signal};
use super::asked::{Asked, none, one, text, texts};
use crate::builtins::context::Files;
use crate::builtins::{Call, Cx, Run, Values};
use crate::diag::Error;
use crate::value::{Array, Lazy, Shape, StructArray, Value, text::text_of};
use std::rc::Rc;

pub(super) fn exist(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    Asked { frame, args, .. }: Asked<'_>,
) -> Exec<Values> {
    let name = text(args.first(), "the name")?;
    let kind = text_of(args.get(1))?.unwrap_or_default();
    let any = kind.is_empty();
    if (any || kind == "var") && vm.seen(frame, &name).is_some() {
        return one(Value::from(1.0));
    }
    // Who asks for a variable looks at no file.
    if kind == "var" {
        return one(Value::from(0.0));
    }
    if kind == "class" {
        let class = vm.class_asked(cx, frame, &Value::from(name.as_str()))?;
        return one(Value::from(if class.is_some() { 8.0 } else { 0.0 }));
    }
    let there = vm.find_file(cx, frame.code.scope, &name).is_some();
    let files = &cx.world.files;
    // A file that is named with its ending is looked for along the search path too.
    let on_path = || {
        let along = name.contains('.') && !name.starts_with('/');
        along && files.path().iter().any(|folder| files.read(&format!("{folder}/{name}")).is_some())
    };
    let is_file = || there || files.read(&name).is_some() || on_path();
    let code = if (any || kind == "file") && is_file() {
        2.0
    } else if (any || kind == "file" || kind == "dir") && files.is_folder(&name) {
        7.0
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

pub(super) fn isglobal(
    vm: &mut Vm,
    _cx: &mut Cx<'_>,
    Asked { frame, args, .. }: Asked<'_>,
) -> Exec<Values> {
    let name = text(args.first(), "the name")?;
    one(Value::from(is_global(vm, frame, &name)))
}

fn is_global(vm: &Vm, frame: &Frame, name: &str) -> bool {
    let linked = linked_place(frame, name).is_some_and(|place| matches!(place, Place::Global(_)));
    linked || frame.shared && vm.global_names.iter().any(|n| **n == *name)
}

/// Where a variable of a frame lives, if it is not the frame's own.
fn linked_place<'a>(frame: &'a Frame, name: &str) -> Option<&'a Place> {
    let slot = frame.slot(name)?;
    frame.links.iter().find(|l| l.slot as usize == slot).map(|l| &l.place)
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

/// A variable that `who` and `whos` tell of.
struct Told {
    name: Rc<str>,
    value: Value,
    global: bool,
    persistent: bool,
}

/// The variables of the workspace, or of a file, that words choose: names with `*` and `?`; after `-regexp`, regular
/// expressions.
fn told(vm: &mut Vm, cx: &mut Cx<'_>, frame: &Frame, words: &[String]) -> Exec<Vec<Told>> {
    let (mut file, mut regular, mut only_global) = (None, false, false);
    let (mut patterns, mut expressions) = (Vec::new(), Vec::new());
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "-file" => match words.next() {
                Some(path) => file = Some(path),
                None => {
                    let message = "Specify the name of a file after -file.";
                    return Err(Error::new("MATLAB:whos:noFilename", message).into());
                }
            },
            "-regexp" => regular = true,
            "global" if patterns.is_empty() && !regular => only_global = true,
            _ if regular => expressions.push(word),
            _ => patterns.push(word),
        }
    }
    let mut all = match file {
        Some(path) => of_file(vm, cx, path)?,
        None => {
            let names = matching(vm, frame, &[]);
            let of = |name: Rc<str>| {
                let value = vm.seen(frame, &name)?;
                let place = linked_place(frame, &name);
                let persistent = place.is_some_and(|p| matches!(p, Place::Persistent(..)));
                Some(Told { global: is_global(vm, frame, &name), persistent, name, value })
            };
            names.into_iter().filter_map(of).collect()
        }
    };
    all.retain(|told| told.global || !only_global);
    if patterns.is_empty() && expressions.is_empty() {
        return Ok(all);
    }
    let mut chosen = Vec::new();
    for told in all {
        let mut fits = patterns.iter().any(|pattern| wildcard(pattern, &told.name));
        for expression in &expressions {
            fits = fits || fits_expression(vm, cx, expression, &told.name)?;
        }
        if fits {
            chosen.push(told);
        }
    }
    Ok(chosen)
}

/// The variables of a MAT-file.
fn of_file(vm: &mut Vm, cx: &mut Cx<'_>, path: &str) -> Exec<Vec<Told>> {
    let Some(&found) = vm.builtins.get("matread") else { return Ok(Vec::new()) };
    let with_ending = format!("{path}.mat");
    let is_there = |path: &str| cx.world.files.read(path).is_some();
    let path: &str = if !is_there(path) && is_there(&with_ending) { &with_ending } else { path };
    let args = [Value::from(path)];
    let made = vm.run_builtin_now(cx, found, Call { args: &args, nargout: 1 })?;
    let Some(Value::Struct(variables)) = made.first() else { return Ok(Vec::new()) };
    let of = |(name, column): (&Rc<str>, &Vec<Value>)| {
        let (name, value) = (name.clone(), column.first()?.clone());
        Some(Told { name, value, global: false, persistent: false })
    };
    let mut all: Vec<Told> = variables.fields.iter().filter_map(of).collect();
    all.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(all)
}

fn fits_expression(vm: &mut Vm, cx: &mut Cx<'_>, expression: &str, name: &str) -> Exec<bool> {
    let Some(&found) = vm.builtins.get("regexp") else { return Ok(false) };
    let args = [name, expression, "once", "start"].map(Value::from);
    let made = vm.run_builtin_now(cx, found, Call { args: &args, nargout: 1 })?;
    Ok(made.first().is_some_and(|start| start.numel() > 0))
}

pub(super) fn who(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    Asked { frame, args, nout, .. }: Asked<'_>,
) -> Exec<Values> {
    let words = texts(args)?;
    let names: Vec<Rc<str>> =
        told(vm, cx, frame, &words)?.into_iter().map(|told| told.name).collect();
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

/// The bytes that a value takes in MATLAB; what lies very deep in others is not looked at.
fn bytes(value: &Value, depth: usize) -> usize {
    let all = |values: &[Value]| -> usize {
        values.iter().map(|value| 104 + bytes(value, depth + 1)).sum()
    };
    match value {
        _ if depth > 100 => 0,
        Value::Cell(cells) => all(&cells.cells),
        Value::Struct(s) => s.fields.values().map(|column| 64 + all(column)).sum(),
        Value::Text(texts) => 96 + 54 * texts.texts.len(),
        Value::Function(_) => 32,
        // A place and an element each, and where the columns begin.
        Value::Compressed(matrix) => {
            matrix.count() * (8 + matrix.elem_type().bytes()) + 8 * (matrix.cols() + 1)
        }
        other => other.elem_type().map_or(0, |ty| ty.bytes() * other.numel()),
    }
}

fn is_complex(value: &Value) -> bool {
    value.elem_type().is_some_and(|ty| ty.complex)
}

/// Waits until the device has computed the variables of the functions that run, by an element of each.
pub(super) fn wait(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    Asked { frame, args, .. }: Asked<'_>,
) -> Exec<Values> {
    // It is carried out again when they are there.
    if frame.scratch.take().is_some() {
        return none();
    }
    let below = vm.stack.iter().filter_map(|activation| match activation {
        Activation::Code(frame) => Some(&frame.regs),
        _ => None,
    });
    let held = below.chain([&frame.regs]).flatten().flatten().chain(args.iter());
    let mut elements: Vec<Rc<Lazy>> = Vec::new();
    let mut ask = |value: &Value| -> Exec {
        if let Value::Lazy(lazy) = value
            && lazy.node.host().is_none()
            && let Some(Value::Lazy(one)) = cx.graph.pick(value, &[Value::from(1.0)])?
            && one.node.host().is_none()
        {
            elements.push(one);
        }
        Ok(())
    };
    for value in held {
        match value {
            Value::Cell(cell) => cell.cells.iter().try_for_each(&mut ask)?,
            value => ask(value)?,
        }
    }
    if elements.is_empty() {
        return none();
    }
    frame.scratch = Some(Value::from(true));
    Err(Signal::Need(elements))
}

pub(super) fn whos(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    Asked { frame, args, nout, .. }: Asked<'_>,
) -> Exec<Values> {
    let words = texts(args)?;
    let all = told(vm, cx, frame, &words)?;
    if nout > 0 {
        return one(described(&all));
    }
    if all.is_empty() {
        return none();
    }
    let size_of = |value: &Value| {
        let dims: Vec<String> = value.shape().dims().iter().map(ToString::to_string).collect();
        dims.join("x")
    };
    let sizes: Vec<String> = all.iter().map(|told| size_of(&told.value)).collect();
    let classes: Vec<&str> = all.iter().map(|told| told.value.told_class()).collect();
    let counts: Vec<String> = all.iter().map(|told| bytes(&told.value, 0).to_string()).collect();
    let longest =
        |lengths: &mut dyn Iterator<Item = usize>, least: usize| lengths.fold(least, usize::max);
    let rows_of = |size: &str| size.find('x').unwrap_or(size.len());
    let names = longest(&mut all.iter().map(|told| told.name.chars().count()), 4);
    let rows = longest(&mut sizes.iter().map(|size| rows_of(size)), 1);
    let behind = longest(&mut sizes.iter().map(|size| size.len() - rows_of(size)), 3);
    let class = longest(&mut classes.iter().map(|class| class.chars().count()), 5);
    let most = longest(&mut counts.iter().map(String::len), 5);
    // Sizes stand below each other by their first `x`, which is below the `i` of `Size`.
    let (before, sized) = (names + 6 + rows - 1, names + 8 + rows + behind);
    let mut out = format!("  {:<before$}Size", "Name");
    out = format!("{out:<sized$}{:>width$}  ", "Bytes", width = 12 + most);
    out.push_str(&format!("{:<class$}    Attributes\n\n", "Class"));
    for (k, told) in all.iter().enumerate() {
        let (name, size) = (&told.name, &sizes[k]);
        let marks = [
            (told.global, "global"),
            (told.persistent, "persistent"),
            (told.value.is_sparse(), "sparse"),
            (is_complex(&told.value), "complex"),
        ];
        let marks: Vec<&str> = marks.iter().filter(|(is, _)| *is).map(|(_, mark)| *mark).collect();
        let before = names + 6 + rows - rows_of(size);
        let line = format!("  {name:<before$}{size}");
        let (bytes, of, width) = (&counts[k], classes[k], 12 + most);
        let line = format!("{line:<sized$}{bytes:>width$}  {of:<class$}    {}", marks.join(", "));
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out.push('\n');
    cx.world.print(&out);
    none()
}

/// What `whos` gives: a struct for each variable, in a column.
fn described(all: &[Told]) -> Value {
    let column = |of: &dyn Fn(&Told) -> Value| all.iter().map(of).collect::<Vec<Value>>();
    let size = |value: &Value| {
        let dims: Vec<f64> = value.shape().dims().iter().map(|&n| n as f64).collect();
        Value::from(Array::row(dims))
    };
    let level = [("function", Value::from("")), ("level", Value::from(1.0))];
    let level = level.into_iter().map(|(name, value)| (Rc::from(name), vec![value])).collect();
    let level = Value::Struct(Rc::new(StructArray { shape: Shape::scalar(), fields: level }));
    let columns = [
        ("name", column(&|told| Value::from(&*told.name))),
        ("size", column(&|told| size(&told.value))),
        ("bytes", column(&|told| Value::from(bytes(&told.value, 0) as f64))),
        ("class", column(&|told| Value::from(told.value.told_class()))),
        ("global", column(&|told| Value::from(told.global))),
        ("sparse", column(&|told| Value::from(told.value.is_sparse()))),
        ("complex", column(&|told| Value::from(is_complex(&told.value)))),
        ("nesting", column(&|_| level.clone())),
        ("persistent", column(&|told| Value::from(told.persistent))),
    ];
    let fields = columns.into_iter().map(|(name, column)| (Rc::from(name), column)).collect();
    Value::Struct(Rc::new(StructArray { shape: Shape::matrix(all.len(), 1), fields }))
}

/// What the functions of these names remember, and those of the same files.
#[expect(clippy::iter_over_hash_type, reason = "what is forgotten has no order")]
fn forget_functions(vm: &mut Vm, names: &[String]) {
    let mut codes: Vec<Rc<Code>> = Vec::new();
    for name in names {
        codes.extend(vm.functions.get(name.as_str()).cloned());
        for (path, loaded) in &vm.files {
            let own = path.strip_suffix(".m").and_then(|path| path.rsplit('/').next());
            if let (true, Callee::Code(code)) = (own == Some(name.as_str()), &loaded.callee) {
                codes.push(code.clone());
                if let Some(scope) = code.scope.and_then(|scope| vm.scopes.get(scope as usize)) {
                    codes.extend(scope.functions.values().cloned());
                }
            }
        }
    }
    codes.iter().for_each(|code| vm.forget_persistent(code));
}

pub(super) fn clear(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    Asked { frame, args, .. }: Asked<'_>,
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
        vm.places.retain(|place, _| matches!(place, Place::Global(_)));
        frame.links.retain(|l| !matches!(l.place, Place::Persistent(..)));
        if patterns.is_empty() && !globals {
            return none();
        }
    }
    if !except {
        forget_functions(vm, &patterns);
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
            vm.places.remove(&Place::Global(name.clone()));
        }
    }
    if globals && patterns.is_empty() {
        vm.places.retain(|place, _| !matches!(place, Place::Global(_)));
        vm.global_names.clear();
    }
    if cx.world.has_cleanups() {
        // They are called before the next instruction.
        vm.budget = 0;
    }
    none()
}
