//! Variables by name: which there are, what they are, and forgetting them.

use super::super::Vm;
use super::super::frame::{Exec, Frame, Place};
use super::asked::{Asked, none, one, text, texts};
use crate::builtins::context::Files;
use crate::builtins::{Cx, Run, Values};
use crate::value::{Shape, Value};
use std::rc::Rc;

pub(super) fn exist(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    Asked { frame, args, .. }: Asked<'_>,
) -> Exec<Values> {
    let name = text(args.first(), "the name")?;
    let kind = args.get(1).and_then(Value::as_text).unwrap_or_default();
    let any = kind.is_empty();
    if (any || kind == "var") && vm.seen(frame, &name).is_some() {
        return one(Value::from(1.0));
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
    let linked = frame.slot(&name).is_some_and(|slot| {
        let link = frame.links.iter().find(|l| l.slot as usize == slot);
        link.is_some_and(|l| matches!(l.place, Place::Global(_)))
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

pub(super) fn who(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    Asked { frame, args, nout, .. }: Asked<'_>,
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

pub(super) fn whos(
    vm: &mut Vm,
    cx: &mut Cx<'_>,
    Asked { frame, args, .. }: Asked<'_>,
) -> Exec<Values> {
    let names = matching(vm, frame, &texts(args)?);
    let mut rows = Vec::new();
    for name in names {
        let Some(value) = vm.seen(frame, &name) else { continue };
        let dims: Vec<String> = value.shape().dims().iter().map(ToString::to_string).collect();
        let bytes = value.elem_type().map_or(0, |ty| ty.bytes() * value.numel());
        rows.push((name, dims.join("x"), bytes, value.class_name().to_owned()));
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
